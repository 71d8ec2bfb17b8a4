#!/usr/bin/env python3
"""Holds what `nestmate import` makes of Betza's notation against Fairy-Stockfish's Python module (`pip install pyffish`): each step with
each choice of directions, alone and in pairs, on an empty board. Without a program it prints the rows of tests/data/import/betza.tsv, those of leaps: the
notation, and where a piece on e5 of nine files and ranks goes. With one it imports each notation, and what can be said must go the same ways.

    tests/exchange/betza.py > tests/data/import/betza.tsv
    tests/exchange/betza.py target/debug/nestmate
"""

import itertools
import subprocess
import sys
import tempfile
from pathlib import Path

import pyffish

LEAPS = ["W", "F", "D", "N", "A", "H", "C", "Z", "G", "K"]
RIDES = ["R", "B", "Q", "NN", "C2"]
LETTERS = "fblrvsh"
SINGLE = [""] + list(LETTERS) + ["".join(pair) for pair in itertools.product(LETTERS, repeat=2)]
MORE = ["ffbb", "ffsb", "fhbh", "ffbh", "frbl", "flfrb", "lvrv", "fsbs", "hlhr", "frblh", "vss", "fmrc", "mfl", "cfhmb"]


def section(name, notation):
    return (
        f"[{name}]\nmaxFile = i\nmaxRank = 9\nking = k\ncastling = false\ncustomPiece1 = x:{notation}\n"
        f"startFen = 1k7/9/9/9/4X4/9/9/9/7K1 w - - 0 1\n\n"
    )


def reach(name):
    return sorted(move[2:] for move in pyffish.legal_moves(name, pyffish.start_fen(name), []) if move.startswith("e5"))


def main():
    notations = [letters + atom for atom in LEAPS + RIDES for letters in SINGLE + MORE]
    named = {f"betza{number}": notation for number, notation in enumerate(notations)}
    text = "".join(section(name, notation) for name, notation in named.items())
    pyffish.load_variant_config(text)
    if len(sys.argv) < 2:
        for name, notation in named.items():
            if notation.endswith(tuple(LEAPS)) and not notation.endswith("NN"):
                print(f"{notation}\t{' '.join(reach(name))}")
        return
    with tempfile.TemporaryDirectory() as folder:
        ini, ron = Path(folder) / "betza.ini", Path(folder) / "betza.ron"
        wrong, unsaid = 0, 0
        known = list(named.items())
        # A definition file has at most 200 games.
        for at in range(0, len(known), 150):
            part = dict(known[at : at + 150])
            ini.write_text("".join(section(name, notation) for name, notation in part.items()))
            subprocess.run([sys.argv[1], "import", ini, "--out", ron], stderr=subprocess.DEVNULL, check=False)
            ours_text = ron.read_text()
            for name, notation in part.items():
                theirs = reach(name)
                if f'id: "{name}"' not in ours_text:
                    unsaid += 1
                    continue
                out = subprocess.run([sys.argv[1], "--with", ron, "moves", name], capture_output=True, text=True, check=True).stdout
                moves = out.split(None, 1)[1].strip().split(",")
                ours = sorted(move[2:] for move in moves if move.startswith("e5"))
                if ours != theirs:
                    wrong += 1
                    print(f"{notation}: ours {ours}, theirs {theirs}", file=sys.stderr)
    print(f"{len(notations)} notations, {unsaid} not said, {wrong} differ", file=sys.stderr)
    sys.exit(wrong > 0)


main()
