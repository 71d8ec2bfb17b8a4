#!/usr/bin/env python3
"""Pieces that make two steps in one move, against brute force: chess in which every Knight is a Lion. Called by hand:

    python3 tests/exchange/two_steps.py target/debug/nestmate

Positions of random games are compared, all moves with what follows each; exit code 1 if any differ.
"""

import random
import sys
import tempfile

from known_games import Engine
from wrapped import KING, Board, text

POSITIONS = 6
GAME = """[(
    id: "lion", based_on: "fide-chess", name: "Lion",
    pieces_change: [(letter: 'N', name: "Lion", moves: [Twice(step: (1, 0), and: (1, 1))])],
)]"""


class LionBoard(Board):
    """A board on which a third part of a move, where it is a cell, is the one between two steps."""

    def copy(self):
        other = super().copy()
        other.__class__ = LionBoard
        return other

    def beside(self, cell):
        return [near for near in (self.at(cell, step) for step in KING) if near is not None]

    def ends(self, cell):
        if self.pieces[cell] not in "Nn":
            yield from super().ends(cell)
            return
        first = self.beside(cell)
        yield from ({end for via in first for end in self.beside(via)} | set(first)) - {cell}

    def pseudo(self):
        yield from super().pseudo()
        for cell in [cell for cell, letter in self.pieces.items() if letter == ("N" if self.white else "n")]:
            free = [via for via in self.beside(cell) if via not in self.pieces]
            if free:
                yield cell, cell, free[0]
            for via in self.beside(cell):
                if via in self.pieces and self.pieces[via].isupper() != self.white:
                    for end in self.beside(via):
                        if end == cell or end not in self.pieces or self.pieces[end].isupper() != self.white:
                            yield cell, end, via

    def made(self, move):
        start, end, via = move
        if not isinstance(via, tuple):
            return super().made(move)
        other = self.copy()
        other.pieces.pop(via, None)
        other.pieces[end] = other.pieces.pop(start)
        for right, cell in {"K": (7, 0), "Q": (0, 0), "k": (7, 7), "q": (0, 7)}.items():
            if cell in (via, end):
                other.rights.discard(right)
        other.passed, other.white = None, not self.white
        return other


def written(board, move):
    """A move as it is compared: which of the empty cells a Lion passes over does not matter."""
    start, end, via = move
    if not isinstance(via, tuple):
        return text(move)
    cells = text((start, start, ""))[:2] + text((via, end, ""))
    return cells if via in board.pieces else cells[:2] + " passes"


def read(board, known):
    cell = lambda name: ("abcdefgh".index(name[0]), int(name[1]) - 1)
    is_pass = len(known) == 6 and known[:2] == known[4:] and cell(known[2:4]) not in board.pieces
    return known[:2] + " passes" if is_pass else known


def compare(ours, seed):
    chance, board, moves = random.Random(seed), LionBoard((False, False)), []
    for _ in range(6 * seed):
        legal = {written(board, move): after for move, after in board.legal()}
        if not legal:
            break
        chosen = chance.choice(sorted(legal))
        moves.append(next(known for known in ours.divide("lion", moves, 1) if read(board, known) == chosen))
        board = legal[chosen]
    own = {read(board, known): count for known, count in ours.divide("lion", moves, 2).items()}
    other = {written(board, move): after.count(1) for move, after in board.legal()}
    print(f"after {len(moves)} moves: {sum(own.values())} lines, {'alike' if own == other else 'not alike'}")
    return own == other


def main():
    with tempfile.NamedTemporaryFile("w", suffix=".ron") as file:
        file.write(GAME)
        file.flush()
        ours = Engine([sys.argv[1], "--with", file.name, "uci"], "+")
        alike = [compare(ours, seed) for seed in range(POSITIONS)]
        ours.process.kill()
    return 0 if all(alike) else 1


if __name__ == "__main__":
    sys.exit(main())
