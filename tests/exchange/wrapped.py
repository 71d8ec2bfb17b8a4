"""Chess on boards that go round, by brute force: what known_games.py compares where no other program has the game.

Moves are found by trying every step of every piece and looking whether the King could be captured afterwards. Nothing is shared with the
program, and nothing is quick.
"""

FILES = "abcdefgh"
KING = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
KNIGHT = [(x, y) for x in (-2, -1, 1, 2) for y in (-2, -1, 1, 2) if abs(x) != abs(y)]
LINES = {"r": [step for step in KING if 0 in step], "b": [step for step in KING if 0 not in step], "q": KING}


class Board:
    """A position: pieces by (file, rank), the side to move, castling rights, and the cell that a Pawn has passed."""

    def __init__(self, wraps):
        self.wraps, self.white, self.rights, self.passed = wraps, True, set("KQkq"), None
        self.pieces = {}
        for file, letter in enumerate("rnbqkbnr"):
            self.pieces[file, 0], self.pieces[file, 1] = letter.upper(), "P"
            self.pieces[file, 7], self.pieces[file, 6] = letter, "p"

    def copy(self):
        other = object.__new__(Board)
        other.wraps, other.white, other.rights, other.passed = self.wraps, self.white, set(self.rights), self.passed
        other.pieces = dict(self.pieces)
        return other

    def at(self, cell, step):
        """The cell one step on; None beyond an edge."""
        file, rank = cell[0] + step[0], cell[1] + step[1]
        file = file % 8 if self.wraps[0] else file
        rank = rank % 8 if self.wraps[1] else rank
        return (file, rank) if 0 <= file < 8 and 0 <= rank < 8 else None

    def ends(self, cell):
        """Where the piece on a cell could capture, whatever stands there."""
        letter = self.pieces[cell]
        kind = letter.lower()
        if kind in LINES:
            for step in LINES[kind]:
                to = self.at(cell, step)
                while to is not None and to != cell:
                    yield to
                    if to in self.pieces:
                        break
                    to = self.at(to, step)
        else:
            up = 1 if letter.isupper() else -1
            for step in {"n": KNIGHT, "k": KING, "p": [(-1, up), (1, up)]}[kind]:
                to = self.at(cell, step)
                if to is not None and to != cell:
                    yield to

    def attacked(self, cell, by_white):
        return any(cell in self.ends(other) for other, letter in self.pieces.items() if letter.isupper() == by_white)

    def checked(self, white):
        king = next(cell for cell, letter in self.pieces.items() if letter == ("K" if white else "k"))
        return self.attacked(king, not white)

    def made(self, move):
        """The position after a move (from, to, letter that it becomes or "")."""
        start, end, becomes = move
        other = self.copy()
        letter = other.pieces.pop(start)
        if letter in "Pp" and end == self.passed and end not in other.pieces:
            del other.pieces[end[0], start[1]]
        if letter in "Kk" and (start[0], abs(end[0] - start[0])) == (4, 2) and start[1] in (0, 7) and self.castles(start, end):
            rook = (7 if end[0] == 6 else 0, start[1])
            other.pieces[(start[0] + end[0]) // 2, start[1]] = other.pieces.pop(rook)
        other.pieces[end] = (becomes.upper() if self.white else becomes) if becomes else letter
        for right, cell in {"K": (7, 0), "Q": (0, 0), "k": (7, 7), "q": (0, 7)}.items():
            if cell in (start, end) or (4, cell[1]) in (start, end):
                other.rights.discard(right)
        double = letter in "Pp" and start[0] == end[0] and abs(end[1] - start[1]) == 2
        other.passed = (start[0], (start[1] + end[1]) // 2) if double else None
        other.white = not self.white
        return other

    def castles(self, start, end):
        return end not in self.ends(start)

    def pseudo(self):
        for cell, letter in list(self.pieces.items()):
            if letter.isupper() != self.white:
                continue
            if letter in "Pp":
                yield from self.pawn(cell)
                continue
            for to in set(self.ends(cell)):
                if to not in self.pieces or self.pieces[to].isupper() != self.white:
                    yield cell, to, ""
            if letter in "Kk":
                yield from self.castlings(cell)

    def pawn(self, cell):
        up, first, last = (1, 1, 7) if self.white else (-1, 6, 0)
        ends = []
        one = self.at(cell, (0, up))
        if one not in self.pieces:
            ends.append(one)
            if cell[1] == first and (cell[0], cell[1] + 2 * up) not in self.pieces:
                ends.append((cell[0], cell[1] + 2 * up))
        for to in set(self.ends(cell)):
            if to == self.passed or to in self.pieces and self.pieces[to].isupper() != self.white:
                ends.append(to)
        for to in ends:
            for becomes in "qrbn" if to[1] == last else [""]:
                yield cell, to, becomes

    def castlings(self, king):
        rank = 0 if self.white else 7
        if king != (4, rank) or self.checked(self.white):
            return
        for right, between, end in [("k", (5, 6), 6), ("q", (3, 2, 1), 2)]:
            if (right.upper() if self.white else right) not in self.rights or any((file, rank) in self.pieces for file in between):
                continue
            if not any(self.attacked((file, rank), not self.white) for file in between[:2]):
                yield king, (end, rank), ""

    def legal(self):
        for move in self.pseudo():
            after = self.made(move)
            if not after.checked(self.white):
                yield move, after

    def count(self, plies):
        return 1 if plies == 0 else sum(after.count(plies - 1) for _, after in self.legal())


class Wrapped:
    """Answers as the other programs of known_games.py do."""

    GAMES = {"cylinder": (True, False)}

    def games(self):
        return self.GAMES

    def divide(self, game, moves, plies):
        board = Board(self.GAMES[game])
        for move in moves:
            board = {text(known): after for known, after in board.legal()}[move]
        return {text(move): after.count(plies - 1) for move, after in board.legal()}


def text(move):
    (start, end, becomes) = move
    return "".join(FILES[file] + str(rank + 1) for file, rank in (start, end)) + becomes


if __name__ == "__main__":
    # The generator itself, on a board that does not go round.
    assert [Board((False, False)).count(plies) for plies in (1, 2, 3)] == [20, 400, 8902]
