#!/usr/bin/env python3
"""Prints what python-chess says of positions with few pieces left, and Fairy-Stockfish's module of games that it alone knows: which side
cannot win (`pip install chess pyffish`).

    tests/exchange/dead_positions.py target/debug/nestmate > tests/data/dead-positions.tsv

Each row has the game, a position, and for White and Black whether the material is insufficient (1) or not (0). `crates/nestmate-core/src/rules/endings/tests.rs`
holds the positions against what the program says of them.
"""

import random
import re
import subprocess
import sys

import chess.variant
import pyffish

RANDOM = random.Random(1)
BOARDS = {
    "fide-chess": chess.Board,
    "3check": chess.variant.ThreeCheckBoard,
    "atomic": chess.variant.AtomicBoard,
    "crazyhouse": chess.variant.CrazyhouseBoard,
    "kingofthehill": chess.variant.KingOfTheHillBoard,
}
# Each kind alone is looked at in several places, and so many handfuls of two or three pieces.
PLACES, HANDFULS = 2, 12


def positions(game, fen):
    """Positions of a game with the royal pieces and a few others, as FEN."""
    board = fen.split()[0].split("[")[0]
    ranks = board.split("/")
    letters = sorted({c.upper() for c in board if c.isalpha()})
    royal = "K" if "K" in letters else None
    if royal is None or "+" in board or "*" in board:
        return
    files = sum(int(n) if n.isdigit() else 1 for n in re.findall(r"\d+|[A-Za-z]", ranks[0]))
    others = [c for c in letters if c != royal]
    groups = [[c] for c in others for _ in range(PLACES)] + [[]]
    handfuls = (HANDFULS * (8 if game in BOARDS else 1)) if others else 0
    groups += [[RANDOM.choice(others) for _ in range(RANDOM.randint(2, 3))] for _ in range(handfuls)]
    for group in groups:
        yield placed(group, royal, files, len(ranks))


def placed(group, royal, files, ranks):
    cells = RANDOM.sample([(f, r) for f in range(files) for r in range(1, ranks - 1)], len(group))
    kings = [(files // 2, 0), (files // 2, ranks - 1)]
    standing = dict(zip(kings, [royal, royal.lower()]))
    for cell, letter in zip(cells, group):
        standing[cell] = letter if RANDOM.random() < 0.6 else letter.lower()
    rows = []
    for r in reversed(range(ranks)):
        row, empty = "", 0
        for f in range(files):
            letter = standing.get((f, r))
            if letter is None:
                empty += 1
                continue
            row += (str(empty) if empty else "") + letter
            empty = 0
        rows.append(row + (str(empty) if empty else ""))
    return "/".join(rows)


def verdicts(game, name, fen):
    if game in BOARDS:
        board = BOARDS[game](fen)
        return board.has_insufficient_material(chess.WHITE), board.has_insufficient_material(chess.BLACK)
    return pyffish.has_insufficient_material(name, fen, [])


def main():
    games = subprocess.run([sys.argv[1], "list"], capture_output=True, text=True, check=True).stdout.split()
    known = set(pyffish.variants())
    names = {"fide-chess": "chess"}
    for game in sorted(games):
        name = names.get(game, game)
        # Games in which Kings face each other, or a side has none.
        if name not in known or game in ("horde", "manchu", "minixiangqi", "xiangqi") or game.startswith("janggi"):
            continue
        start = pyffish.start_fen(name)
        held = "[]" if "[" in start else ""
        for board in positions(game, start):
            for side in "wb":
                fen = f"{board}{held} {side} - - 0 1"
                other = f"{board}{held} {'b' if side == 'w' else 'w'} - - 0 1"
                if not pyffish.gives_check(name, other, []):
                    white, black = verdicts(game, name, fen)
                    print(f"{game}\t{fen}\t{int(white)}\t{int(black)}")
                    break


if __name__ == "__main__":
    main()
