#!/usr/bin/env python3
"""The known games against Fairy-Stockfish: node counts of the array and of positions in the middle of random games. Called by hand:

    python3 tests/exchange/known_games.py target/debug/nestmate capablanca gothic > rows.tsv

Without games, all of assets/games are compared. Fairy-Stockfish is Debian's package fairy-stockfish; where it lacks a game, its Python
module is asked (`pip install pyffish`), with known_games.ini for games that it does not name; boards that go round are left to wrapped.py,
others that it lacks to brute_force.py. Rows of Chess960 are what python-chess counts, see chess960.py. What both agree on is printed as
rows of tests/data/known-games.tsv: game, position, counts. A difference is told on the error stream with the moves that only one of the
two has.

To Fairy-Stockfish a piece dropped for a mate that is not allowed makes a legal move that loses, to us an illegal one. Positions in which that shows are passed over.
"""

import random
import subprocess
import sys
from pathlib import Path

from brute_force import BruteForce
from wrapped import Wrapped

PROGRAM = "/usr/games/fairy-stockfish"
POSITIONS = 5
PLIES = 3
# What is counted in a position at most: a third ply of more moves is left out.
MOST = 200_000

# Games that Debian's program has otherwise than the newer module: White and Black promoted alike, a Met captured by its leap, and a Lion
# that may not be left to be captured.
MENDED = ["chigorin", "sortofalmost", "cambodian", "karouk", "dobutsu"]


class Engine:
    """A program that speaks UCI and counts."""

    def __init__(self, command, turns_back="-"):
        self.turns_back = turns_back
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def until(self, is_last):
        lines = []
        while True:
            line = self.process.stdout.readline()
            assert line, f"the program has ended after {lines[-3:]}"
            lines.append(line.rstrip("\n"))
            if is_last(lines[-1]):
                return lines

    def games(self):
        self.say("uci")
        lines = self.until(lambda line: line == "uciok")
        variants = next(line for line in lines if "UCI_Variant" in line)
        return [game for game in variants.split(" var ")[1:] if game not in MENDED]

    def at(self, game, moves):
        # A piece that turns back is written otherwise than one that turns over by some, and alike by us.
        moves = [move.replace("-", self.turns_back) for move in moves]
        self.say(f"setoption name UCI_Variant value {game}")
        self.say("position startpos" + (" moves " + " ".join(moves) if moves else ""))

    def divide(self, game, moves, plies):
        self.at(game, moves)
        self.say(f"go perft {plies}")
        lines = self.until(lambda line: line.startswith("Nodes searched"))
        pairs = [line.split(": ") for line in lines if ": " in line and not line.startswith(("Nodes", "info"))]
        return {move: int(count) for move, count in pairs}

    def position(self, game, moves):
        self.at(game, moves)
        self.say("d")
        return next(line for line in self.until(lambda line: line.startswith("moves ")) if line.startswith("position "))[9:]


class Module:
    """The Python module, which lists moves."""

    def __init__(self):
        import pyffish

        self.pyffish = pyffish
        pyffish.load_variant_config(Path(__file__).with_suffix(".ini").read_text(encoding="utf-8"))

    def games(self):
        return self.pyffish.variants()

    def count(self, game, moves, plies):
        if plies == 0:
            return 1
        fen = self.pyffish.start_fen(game)
        legal = self.pyffish.legal_moves(game, fen, moves)
        return len(legal) if plies == 1 else sum(self.count(game, moves + [move], plies - 1) for move in legal)

    def divide(self, game, moves, plies):
        legal = self.pyffish.legal_moves(game, self.pyffish.start_fen(game), moves)
        return {move: self.count(game, moves + [move], plies - 1) for move in legal}


def played(fairy, game, seed):
    """The moves of a random game that has not ended."""
    chance = random.Random(f"{game} {seed}")
    moves = []
    for _ in range(12 * seed if seed <= POSITIONS else 4 * seed):
        legal = sorted(fairy.divide(game, moves, 1))
        chance.shuffle(legal)
        going_on = next((move for move in legal if fairy.divide(game, moves + [move], 1)), None)
        if going_on is None:
            break
        moves.append(going_on)
    return moves


def drops_mate(ours, fairy, game, moves, plies):
    """Whether the two differ by nothing but pieces that are dropped for mate."""
    own, other = ours.divide(game, moves, plies), fairy.divide(game, moves, plies)
    wrong = [move for move in own.keys() | other.keys() if own.get(move) != other.get(move)]
    missing = [move for move in wrong if move not in own]
    if any("@" not in move or fairy.divide(game, moves + [move], 1) for move in missing) or any(move not in other for move in wrong):
        return False
    return all(move in missing or drops_mate(ours, fairy, game, moves + [move], plies - 1) for move in wrong)


def counted(ours, fairy, game, moves):
    """The counts of a position that the two agree on; nothing where a piece is dropped for mate, None where they differ."""
    counts = []
    for plies in range(1, PLIES + 1):
        if counts and counts[-1] * max(counts[0], 1) > getattr(fairy, "most", MOST):
            break
        own, other = ours.divide(game, moves, plies), fairy.divide(game, moves, plies)
        other = {move.replace("-", ours.turns_back): count for move, count in other.items()}
        if own != other:
            if drops_mate(ours, fairy, game, moves, plies):
                return []
            wrong = {move for move in own.keys() | other.keys() if own.get(move) != other.get(move)}
            told = ", ".join(f"{move}: ours {own.get(move)}, theirs {other.get(move)}" for move in sorted(wrong)[:6])
            print(f"{game} after {' '.join(moves)}, {plies} plies: {told}", file=sys.stderr)
            return None
        counts.append(sum(own.values()))
    return counts


def compare(ours, fairy, game):
    """The rows of a game; None where the two differ."""
    rows = []
    for seed in range(4 * POSITIONS):
        moves = played(fairy, game, seed)
        counts = counted(ours, fairy, game, moves)
        if counts is None:
            return None
        if counts:
            rows.append("\t".join([game, ours.position(game, moves), " ".join(map(str, counts))]))
        if len(rows) > POSITIONS:
            return rows
    print(f"{game}: too few positions", file=sys.stderr)
    return None


def main():
    ours = Engine([sys.argv[1], "uci"], "+")
    program = Engine([PROGRAM])
    others = [(set(program.games()), program)]
    try:
        module = Module()
        others.append((set(module.games()), module))
    except ImportError:
        pass
    for brute in (Wrapped(), BruteForce()):
        others.append((set(brute.games()), brute))
    folder = Path(__file__).parent.parent.parent / "assets" / "games"
    failed = 0
    for game in sys.argv[2:] or sorted(path.stem for path in folder.glob("*.ron")):
        fairy = next((engine for games, engine in others if game in games), None)
        rows = compare(ours, fairy, game) if fairy else None
        if fairy is None:
            print(f"{game}: nobody else has it", file=sys.stderr)
        failed += rows is None
        print("\n".join(rows or []), end="\n" if rows else "", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
