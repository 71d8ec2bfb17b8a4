"""Orthodox Nested Chess by the plainest means: every move is made on a copy of the board, and is legal if no reply takes the King. Written
from its chapter in docs/RULES.md, apart from the program. It plays random games for positions in which much can happen and prints them with
their node counts, as rows of tests/data/inner-positions.tsv; first those of the start, as rows of tests/data/perft.txt.

    python3 tests/exchange/orthodox_nested.py
"""

import random
import re

ID = "orthodox-nested-chess"
START = (
    "2r1n1q1k1q1n1r2/1b1c1d1y1f1d1c1b1/p1p1p1p1p1p1p1p1p/1e1e1e1e1e1e1e1e1/17/17/17/17/17/17/17/17/17/"
    "1E1E1E1E1E1E1E1E1/P1P1P1P1P1P1P1P1P/1B1C1D1Y1F1D1C1B1/2R1N1Q1K1Q1N1R2 w - b16,b2,j16,j2,p16,p2 - 0 1"
)
BOUND = "BCDYE"
# What random games lack: only a Pawn captures a Pawn in passing, Pawns promote, and castling minds attacks, but not those of frozen pieces.
MADE = [
    "8k8/9f7/17/17/17/17/17/17/17/17/17/3p1e11/4P12/17/17/9F7/8K8 b - - d4>e5 0 1",
    "4n3k8/3P5f7/4P1P10/17/17/17/17/17/17/17/17/17/17/3D13/17/17/8K8 w - - - 0 1",
    "8k8/9f7/17/17/17/17/17/17/17/13b3/17/5d11/17/17/17/1B7F5B1/8K8 w - b2,j2,p2 - 0 1",
    "8k8/17/17/17/17/17/17/17/17/13b3/17/5d11/17/17/17/1B7F5B1/8K8 w - b2,j2,p2 - 0 1",
]
# Positions with more lines of two moves are not looked at deeper.
FEW = 500
CORNERS = {(1, 1), (1, 17), (17, 1), (17, 17)}
CELLS = {(x, y) for x in range(1, 18) for y in range(1, 18) if (x + y) % 2 == 0} - CORNERS


def images(a, b):
    return sorted({(x * s, y * t) for x, y in ((a, b), (b, a)) for s in (1, -1) for t in (1, -1)})


LEAPS = {"K": images(1, 1) + images(2, 0), "F": images(2, 0) + images(2, 2), "C": images(4, 2), "N": images(3, 1)}
RIDES = {
    "Q": images(1, 1) + images(2, 0),
    "R": images(1, 1),
    "B": images(2, 0),
    "D": images(2, 2),
    "Y": images(2, 0) + images(2, 2),
}
# Forward steps without and with capture, and the own rank from which the first can be made twice.
WALKS = {"P": ([(-1, 1), (1, 1)], [(0, 2)], 3), "E": ([(0, 2)], [(-2, 2), (2, 2)], 4)}


def name(cell):
    return chr(ord("a") + cell[0] - 1) + str(cell[1])


def at(text):
    return ord(text[0]) - ord("a") + 1, int(text[1:])


class Position:
    def __init__(self, text):
        board, side, _, unmoved, passed, quiet, number = text.split(" ")
        self.board = {}
        for y, rank in zip(range(17, 0, -1), board.split("/")):
            x = 1
            for part in re.findall(r"\d+|[A-Za-z]", rank):
                if part.isdigit():
                    x += int(part)
                else:
                    self.board[x, y] = (0 if part.isupper() else 1, part.upper())
                    x += 1
        self.side = "wb".index(side)
        self.unmoved = frozenset(at(cell) for cell in unmoved.split(",") if cell != "-")
        self.passed = None if passed == "-" else tuple(at(cell) for cell in passed.split(">"))
        self.quiet, self.number = int(quiet), int(number)

    def text(self):
        ranks = []
        for y in range(17, 0, -1):
            row = ""
            for x in range(1, 18):
                owner, letter = self.board.get((x, y), (0, " "))
                row += letter if owner == 0 else letter.lower()
            ranks.append(re.sub(" +", lambda gap: str(len(gap.group())), row))
        unmoved = ",".join(sorted(map(name, self.unmoved))) or "-"
        passed = ">".join(map(name, self.passed)) if self.passed else "-"
        return f"{'/'.join(ranks)} {'wb'[self.side]} - {unmoved} {passed} {self.quiet} {self.number}"

    def after(self, changes, moved, passed):
        """What follows when cells change, where None empties them."""
        other = object.__new__(Position)
        other.board = dict(self.board)
        for cell, piece in changes.items():
            other.board.pop(cell, None)
            if piece:
                other.board[cell] = piece
        other.side, other.passed = 1 - self.side, passed
        other.unmoved = self.unmoved - set(changes)
        captured = len(other.board) < len(self.board)
        other.quiet = 0 if captured or moved in "EP" else self.quiet + 1
        other.number = self.number + self.side
        return other

    def has(self, side, letter):
        return (side, letter) in self.board.values()

    def own_rank(self, cell, side):
        return cell[1] if side == 0 else 18 - cell[1]

    def attacks(self, side):
        """From where to where a side could capture."""
        up = 1 - 2 * side
        led = self.has(side, "F")
        for (x, y), (owner, letter) in self.board.items():
            if owner != side or letter in BOUND and not led:
                continue
            ends = [(x + dx, y + dy) for dx, dy in LEAPS.get(letter, [])]
            if letter in WALKS:
                ends += [(x + dx, y + up * dy) for dx, dy in WALKS[letter][1]]
            for dx, dy in RIDES.get(letter, []):
                end = (x + dx, y + dy)
                while end in CELLS:
                    ends.append(end)
                    if end in self.board:
                        break
                    end = (end[0] + dx, end[1] + dy)
            for end in ends:
                if end in CELLS:
                    yield (x, y), end

    def arrivals(self, letter, to):
        """What a piece is once it has come to a cell, with the end of the move's text."""
        rank = self.own_rank(to, self.side)
        if letter == "P" and rank == 17:
            return [(new, "=" + new) for new in "RNQ"]
        if letter == "P" and rank == 16 and not self.has(self.side, "F"):
            return [(letter, ""), ("F", "=F")]
        if letter == "E" and rank == 16:
            return [(new, "=" + new) for new in "BCDY"]
        return [(letter, "")]

    def step(self, start, to, passed=None, also=None):
        letter = self.board[start][1]
        for new, end in self.arrivals(letter, to):
            changes = {start: None, to: (self.side, new)}
            if also:
                changes[also] = None
            yield name(start) + name(to) + end, self.after(changes, letter, passed)

    def moves(self):
        board, side, up = self.board, self.side, 1 - 2 * self.side
        for start, to in self.attacks(side):
            letter = board[start][1]
            if to in board:
                if board[to][0] != side:
                    yield from self.step(start, to)
            elif letter not in WALKS:
                yield from self.step(start, to)
            elif self.passed and to == self.passed[0] and board[self.passed[1]] == (1 - side, letter):
                yield from self.step(start, to, also=self.passed[1])
        for start, (owner, letter) in list(board.items()):
            if owner != side or letter not in WALKS or letter in BOUND and not self.has(side, "F"):
                continue
            for dx, dy in WALKS[letter][0]:
                way = [(start[0] + times * dx, start[1] + times * up * dy) for times in (1, 2)]
                if way[0] not in CELLS or way[0] in board:
                    continue
                yield from self.step(start, way[0])
                if self.own_rank(start, side) == WALKS[letter][2] and way[1] in CELLS and way[1] not in board:
                    yield from self.step(start, way[1], passed=(way[0], way[1]))
        yield from self.castlings()

    def castlings(self):
        row = 2 if self.side == 0 else 16
        for royal in self.unmoved:
            if self.board[royal] != (self.side, "F"):
                continue
            for partner in self.unmoved:
                if self.board[partner] != (self.side, "B") or partner[1] != royal[1]:
                    continue
                toward = 2 if partner[0] > royal[0] else -2
                if any((x, row) in self.board for x in range(royal[0] + toward, partner[0], toward)):
                    continue
                way = [(royal[0] + toward, row), (royal[0] + 2 * toward, row)]
                lifted = object.__new__(Position)
                lifted.board = {cell: piece for cell, piece in self.board.items() if cell != royal}
                if any(end in way for _, end in lifted.attacks(1 - self.side)):
                    continue
                changes = {royal: None, partner: None, way[1]: (self.side, "F"), way[0]: (self.side, "B")}
                yield name(royal) + name(way[1]), self.after(changes, "F", None)

    def is_taken(self, side):
        """Whether the King of a side can be taken."""
        return any(self.board.get(end) == (side, "K") for _, end in self.attacks(1 - side))

    def legal(self):
        return [(text, after) for text, after in self.moves() if not after.is_taken(self.side)]


def count(position, plies):
    if plies == 1:
        return len(position.legal())
    return sum(count(after, plies - 1) for _, after in position.legal())


def happens(position, legal):
    """What is special about the moves of a position."""
    found = set()
    for text, after in legal:
        start, to = at(re.match(r"[a-q]\d+", text).group()), at(re.findall(r"[a-q]\d+", text)[1])
        letter = position.board[start][1]
        if "=F" in text:
            found.add("return")
        elif "=" in text:
            found.add(f"promotion {letter}")
        if letter == "F" and abs(start[0] - to[0]) == 4:
            found.add("castling")
        if position.passed and to == position.passed[0] and to not in position.board and len(after.board) < len(position.board):
            found.add(f"en passant {letter}")
    if not position.has(position.side, "F") or not position.has(1 - position.side, "F"):
        found.add("freezing")
    if position.is_taken(position.side):
        found.add("check")
    return found


def lively(chance, position, legal):
    """A move by chance, more often one that captures or goes forward with a Pawn or Esquire."""
    def weight(text, after):
        captures = len(after.board) < len(position.board)
        letter = position.board[at(re.match(r"[a-q]\d+", text).group())][1]
        return 8 if "=" in text else 4 if captures else 3 if letter in "FEP" else 1
    return chance.choices(legal, [weight(*move) for move in legal])[0]


def positions():
    """Positions by what can happen there: for each set of things the first, and the second of what is rare, from other games."""
    chosen = {}
    for seed in range(80):
        chance = random.Random(seed)
        position, seen = Position(START), set()
        for _ in range(160):
            legal = position.legal()
            if not legal:
                break
            found = frozenset(happens(position, legal))
            rare = any(word in thing for thing in found for word in ("return", "castling", "passant"))
            if found and found not in seen and len(chosen.setdefault(found, [])) < 1 + rare:
                chosen[found].append(position)
                seen.add(found)
            position = lively(chance, position, legal)[1]
    return chosen


def main():
    for plies in (1, 2, 3, 4):
        print(ID, plies, count(Position(START), plies), flush=True)
    made = [(happens(position, position.legal()), [position]) for position in map(Position, MADE)]
    for found, several in made + sorted(positions().items(), key=lambda entry: sorted(entry[0])):
        for position in several:
            counts = [count(position, plies) for plies in (1, 2)]
            if counts[1] <= FEW:
                counts.append(count(position, 3))
            print(ID, ", ".join(sorted(found)), position.text(), *counts, sep="\t", flush=True)


if __name__ == "__main__":
    main()
