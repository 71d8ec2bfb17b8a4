#!/usr/bin/env python3
"""Round trips of Shogi records with other programs: python-shogi and cshogi write KIF and CSA that `nestmate convert` reads, and read what
it writes. Called by hand:

    python3 -m venv /tmp/venv && /tmp/venv/bin/pip install python-shogi cshogi
    /tmp/venv/bin/python tests/exchange/kifu.py target/debug/nestmate [games] [seed]
"""

import random
import subprocess
import sys
import tempfile
from pathlib import Path

import cshogi
import cshogi.CSA
import cshogi.KIF
import shogi
import shogi.CSA
import shogi.KIF


def convert(program, content, form):
    """What nestmate makes of a record, given as bytes."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.kif"
        file.write_bytes(content)
        done = subprocess.run([program, "convert", str(file), "--to", form], capture_output=True, check=False)
        said = done.stderr.decode()
        assert done.returncode == 0 and not said, f"{said[:2000]}\n{content[:2000]}"
        return done.stdout.decode()


def moves_of(line):
    return line.split(" moves ")[1].split() if " moves " in line else []


def played(chance, plies):
    """Moves at random, none of which ends the game."""
    board, moves = shogi.Board(), []
    for _ in range(plies):
        legal = list(board.legal_moves)
        if not legal:
            break
        move = chance.choice(legal)
        board.push(move)
        moves.append(move.usi())
    return moves


def written_by_cshogi(moves, folder, form):
    path = str(Path(folder) / "theirs")
    board = cshogi.Board()
    exporter = cshogi.CSA.Exporter(path) if form == "csa" else cshogi.KIF.Exporter(path)
    if form == "csa":
        exporter.info(board, names=["Ada", "Bob"])
    else:
        exporter.header(["Ada", "Bob"])
    for move in moves:
        known = board.move_from_usi(move)
        exporter.move(known)
        board.push(known)
    if form == "csa":
        exporter.endgame("%TORYO")
    else:
        exporter.end("resign")
    exporter.close()
    return Path(path).read_bytes()


def read_by_cshogi(text, form):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / ("ours.csa" if form == "csa" else "ours.kifu")
        path.write_text(text, encoding="utf-8")
        if form == "csa":
            return [cshogi.move_to_usi(move) for move in cshogi.CSA.Parser.parse_file(str(path))[0].moves]
        return [cshogi.move_to_usi(move) for move in cshogi.KIF.Parser.parse_file(str(path)).moves]


def main():
    program = sys.argv[1]
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 50
    chance = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    count = 0
    for number in range(games):
        moves = played(chance, chance.randint(1, 200))
        line = f"position startpos moves {' '.join(moves)}\n".encode()
        win = "w" if len(moves) % 2 == 0 else "b"
        theirs = shogi.KIF.Exporter.kif({"names": ["Ada", "Bob"], "sfen": shogi.STARTING_SFEN, "moves": moves, "win": win})
        for content in (theirs.encode("utf-8"), theirs.encode("shift_jis")):
            assert moves_of(convert(program, content, "line")) == moves, number
        with tempfile.TemporaryDirectory() as folder:
            for form in ("kif", "csa"):
                assert moves_of(convert(program, written_by_cshogi(moves, folder, form), "line")) == moves, (number, form)
        kif, csa, ki2 = (convert(program, line, form) for form in ("kif", "csa", "ki2"))
        assert shogi.KIF.Parser.parse_str(kif)[0]["moves"] == moves, number
        assert shogi.CSA.Parser.parse_str(csa.rstrip('/\n'))[0]["moves"] == moves, number
        assert read_by_cshogi(kif, "kif") == moves and read_by_cshogi(csa, "csa") == moves, number
        assert moves_of(convert(program, ki2.encode("shift_jis"), "line")) == moves, number
        count += len(moves)
    print(f"{games} games with {count} moves came through python-shogi and cshogi as they were")


if __name__ == "__main__":
    main()
