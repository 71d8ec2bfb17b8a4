"""Games that no other program here plays, by the plainest means: every move is made on a copy of the board, and is legal if no reply takes
the King. Written from descriptions of the games, apart from the program, for `known_games.py`.
"""

HEX = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)]


def sums(steps, far):
    """From each step and its neighbour in the ring: how `far` along the first, and one along the other; both ways round."""
    ring = list(zip(steps, steps[1:] + steps[:1]))
    return [(far * a + c, far * b + d) for (a, b), (c, d) in ring + [(y, x) for x, y in ring]]


def square(a, b):
    """All images of a step on a board of squares."""
    return sorted({(x * s, y * t) for x, y in ((a, b), (b, a)) for s in (1, -1) for t in (1, -1)})


def glinski():
    """Hexagonal chess of Gliński. A cell is a file from 0 to 10 and the height above the lowest cell of the middle file, along slanted ranks."""

    def at(name):
        file = "abcdefghikl".index(name[0])
        return file, int(name[1:]) - 1 + max(0, file - 5)

    def camp(side, **pieces):
        return {at(name): (side, letter.upper()) for letter, names in pieces.items() for name in names.split()}

    diagonals = [(a + c, b + d) for (a, b), (c, d) in zip(HEX, HEX[1:] + HEX[:1])]
    white = camp(0, k="g1", q="e1", r="c1 i1", n="d1 h1", b="f1 f2 f3", p="b1 c2 d3 e4 f5 g4 h3 i2 k1")
    black = camp(1, k="g10", q="e10", r="c8 i8", n="d9 h9", b="f9 f10 f11", p="b7 c7 d7 e7 f7 g7 h7 i7 k7")
    return {
        "cells": {(x, y) for x in range(11) for y in range(11) if abs(x - y) <= 5},
        "board": white | black,
        "leaps": {"K": HEX + diagonals, "N": sorted(set(sums(HEX, 2)) - set(diagonals))},
        "slides": {"Q": HEX + diagonals, "R": HEX, "B": diagonals},
        "takes": [(1, 1), (-1, 0)],
        "steps": 2,
        "promotes": "QRBN",
        "castles": {},
    }


def omega():
    """Omega chess of Daniel MacDonald, on ten files and ranks and four cells beyond the corners; the outer corner is 0, 0."""
    rook, bishop = square(1, 0), square(1, 1)
    board = {}
    for file, letter in enumerate("CRNBQKBNRC", 1):
        for side, back, front in ((0, 1, 2), (1, 10, 9)):
            board[file, back], board[file, front] = (side, letter), (side, "P")
    for x in (0, 11):
        board[x, 0], board[x, 11] = (0, "W"), (1, "W")
    # By where the King goes: where the Rook comes from and goes.
    castles = {(0, (8, 1)): ((9, 1), (7, 1)), (0, (4, 1)): ((2, 1), (5, 1)), (1, (8, 10)): ((9, 10), (7, 10)), (1, (4, 10)): ((2, 10), (5, 10))}
    return {
        "cells": {(x, y) for x in range(1, 11) for y in range(1, 11)} | {(x, y) for x in (0, 11) for y in (0, 11)},
        "board": board,
        "leaps": {"K": rook + bishop, "N": square(2, 1), "C": rook + square(2, 0) + square(2, 2), "W": bishop + square(3, 1)},
        "slides": {"Q": rook + bishop, "R": rook, "B": bishop},
        "takes": [(1, 1), (-1, 1)],
        "steps": 3,
        "promotes": "QRBNCW",
        "castles": castles,
    }


class BruteForce:
    """Speaks as the others of `known_games.py` do."""

    # It takes its time: fewer lines are counted.
    most = 20_000

    def __init__(self):
        self.known = {"glinski": glinski(), "omega": omega()}

    def games(self):
        return list(self.known)

    def divide(self, game, moves, plies):
        rules = self.known[game]
        starts = {side: {cell for cell, piece in rules["board"].items() if piece == (side, "P")} for side in (0, 1)}
        self.rules, self.starts = rules, starts
        state = (rules["board"], 0, (), None, frozenset())
        for move in moves:
            state = dict(self.legal(state))[move]
        return {move: self.count(after, plies - 1) for move, after in self.legal(state)}

    def count(self, state, plies):
        return 1 if plies == 0 else sum(self.count(after, plies - 1) for _, after in self.legal(state))

    def legal(self, state):
        side = state[1]
        return [(move, after) for move, after in self.moves(state) if not self.takes_king(after, side)]

    def takes_king(self, state, side):
        king = next(cell for cell, piece in state[0].items() if piece == (side, "K"))
        return any(to == king for _, to in self.captures(state[0], 1 - side))

    def captures(self, board, side):
        """From where to where a side attacks."""
        for (x, y), (owner, letter) in board.items():
            if owner != side:
                continue
            for to in self.attacked(board, x, y, side, letter):
                yield (x, y), to

    def attacked(self, board, x, y, side, letter):
        cells, sign = self.rules["cells"], 1 - 2 * side
        if letter == "P":
            for dx, dy in self.rules["takes"]:
                # Turned round, a hexagon's captures are those of the other side; so are a square's, but for their order.
                yield x + sign * dx, y + sign * dy
        for dx, dy in self.rules["leaps"].get(letter, ()):
            yield x + dx, y + dy
        for dx, dy in self.rules["slides"].get(letter, ()):
            to = (x + dx, y + dy)
            while to in cells:
                yield to
                if to in board:
                    break
                to = (to[0] + dx, to[1] + dy)

    def moves(self, state):
        board, side, passed, victim, moved = state
        cells = self.rules["cells"]
        for start, to in list(self.captures(board, side)):
            if to not in cells:
                continue
            pawn = board[start][1] == "P"
            if pawn and to not in board and to in passed:
                yield from self.ends(state, start, to, also=victim)
            elif (to in board) and board[to][0] != side or (to not in board and not pawn):
                yield from self.ends(state, start, to)
        for start, piece in list(board.items()):
            if piece == (side, "P"):
                yield from self.walks(state, start)
        if self.rules["castles"]:
            yield from self.castlings(state)

    def walks(self, state, start):
        board, side, sign = state[0], state[1], 1 - 2 * state[1]
        way = []
        for _ in range(self.rules["steps"] if start in self.starts[side] else 1):
            to = (start[0], start[1] + sign * (len(way) + 1))
            if to not in self.rules["cells"] or to in board:
                return
            yield from self.ends(state, start, to, passed=tuple(way))
            way.append(to)

    def castlings(self, state):
        board, side, _, _, moved = state
        home = (6, 1 if side == 0 else 10)
        for (owner, to), (rook, end) in self.rules["castles"].items():
            if owner != side or home in moved or rook in moved or board.get(home) != (side, "K") or board.get(rook) != (side, "R"):
                continue
            between = [(x, home[1]) for x in range(min(home[0], rook[0]) + 1, max(home[0], rook[0]))]
            if any(cell in board for cell in between):
                continue
            path = [(x, home[1]) for x in range(min(home[0], to[0]), max(home[0], to[0]) + 1)]
            attacked = {cell for _, cell in self.captures(board, 1 - side)}
            if not attacked & set(path):
                after = {cell: piece for cell, piece in board.items() if cell not in (home, rook)}
                after |= {to: (side, "K"), end: (side, "R")}
                yield name(home) + name(to), (after, 1 - side, (), None, moved | {home, rook})

    def ends(self, state, start, to, passed=(), also=None):
        board, side, _, _, moved = state
        after = {cell: piece for cell, piece in board.items() if cell not in (start, also)}
        after[to] = board[start]
        rest = (1 - side, passed, to if passed else None, moved | {start, to})
        ahead = (to[0], to[1] + 1 - 2 * side)
        if board[start][1] == "P" and ahead not in self.rules["cells"]:
            for letter in self.rules["promotes"]:
                yield name(start) + name(to) + letter.lower(), ({**after, to: (side, letter)}, *rest)
        else:
            yield name(start) + name(to), (after, *rest)


def name(cell):
    return "abcdefghijkl"[cell[0]] + str(cell[1] + 1)
