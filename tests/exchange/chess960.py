#!/usr/bin/env python3
"""Chess960 against python-chess: the numbers of the starts, legal moves and their texts in positions of random games, both sides drawn
apart, too, and round trips of whole games. Called by hand:

    python3 -m venv /tmp/venv && /tmp/venv/bin/pip install chess
    /tmp/venv/bin/python tests/exchange/chess960.py target/debug/nestmate [positions] [games] [seed]
"""

import io
import random
import subprocess
import sys
import tempfile
from pathlib import Path

import chess
import chess.pgn


class Server:
    """Nestmate as an engine, told to play Chess960 as programs tell it."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "uci"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.say("setoption name UCI_Chess960 value true")

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def counts(self, position, depth):
        """Leaves by move, and what was left out of the position."""
        self.say(f"position {position}")
        self.say(f"go perft {depth}")
        counts, told = {}, []
        for line in self.process.stdout:
            if line.startswith("Nodes searched"):
                return counts, told
            if line.startswith("info string"):
                told.append(line.strip())
            elif ": " in line:
                move, leaves = line.split(": ")
                counts[move] = int(leaves)
        raise SystemExit("the program has ended")


def perft(board, depth):
    if depth == 0:
        return 1
    if depth == 1:
        return board.legal_moves.count()
    leaves = 0
    for move in list(board.legal_moves):
        board.push(move)
        leaves += perft(board, depth - 1)
        board.pop()
    return leaves


def drawn(chance):
    """A start; the sides now and then in different orders."""
    board = chess.Board.from_chess960_pos(chance.randrange(960))
    if chance.random() < 0.4:
        black = chess.Board.from_chess960_pos(chance.randrange(960)).fen().split("/")[0]
        ranks = board.fen().split(" ")[0].split("/")
        board = chess.Board("/".join([black] + ranks[1:]) + " w - - 0 1", chess960=True)
        board.castling_rights = board.rooks & (chess.BB_RANK_1 | chess.BB_RANK_8)
    return board


def played(chance, board, plies):
    """Random moves, in which King and Rooks rest more often than not."""
    for _ in range(plies):
        moves = list(board.legal_moves)
        if not moves:
            break
        castles = [move for move in moves if board.is_castling(move)]
        rest = [move for move in moves if board.piece_type_at(move.from_square) not in (chess.KING, chess.ROOK)]
        board.push(chance.choice(castles if castles and chance.random() < 0.3 else rest if rest and chance.random() < 0.8 else moves))
    return board


def positions(program, chance, wanted, depth=3):
    server, castlings = Server(program), 0
    for _ in range(wanted):
        board = played(chance, drawn(chance), chance.randrange(30))
        if board.is_game_over():
            continue
        text = chance.choice([board.fen(), board.shredder_fen()])
        known = {}
        for move in list(board.legal_moves):
            castlings += board.is_castling(move)
            name = board.uci(move, chess960=True)
            board.push(move)
            known[name] = perft(board, depth - 1)
            board.pop()
        counts, told = server.counts(f"fen {text}", depth)
        assert counts == known and not told, f"{text}: {told} {set(counts.items()) ^ set(known.items())}"
    print(f"{wanted} positions at {depth} plies, {castlings} castlings among the first moves")


def games(program, chance, wanted):
    texts = []
    for _ in range(wanted):
        board = drawn(chance)
        start = board.copy()
        game = chess.pgn.Game.from_board(played(chance, board, chance.randrange(80)))
        assert game.board().fen() == start.fen()
        texts.append(str(game))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.pgn"
        file.write_text("\n\n".join(texts) + "\n", encoding="utf-8")
        done = subprocess.run([program, "convert", str(file), "--to", "pgn"], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr[:2000]
    back, castlings = io.StringIO(done.stdout), 0
    for text in texts:
        own, other = chess.pgn.read_game(io.StringIO(text)), chess.pgn.read_game(back)
        assert not other.errors and other.headers["Variant"] == "Chess960", other.errors
        assert own.board().fen() == other.board().fen(), f"{own.board().fen()} {other.board().fen()}"
        moves = list(own.mainline_moves())
        assert moves == list(other.mainline_moves()), text
        castlings += text.count("O-O")
    print(f"{wanted} games there and back, {castlings} castlings")


def numbers(program):
    for number in range(960):
        done = subprocess.run([program, "start", "chess960", "--number", str(number)], capture_output=True, text=True, check=True)
        board = chess.Board.from_chess960_pos(number)
        assert done.stdout.split()[0] == board.fen().split()[0], f"{number}: {done.stdout}"
    print("960 starts have their numbers")


def main():
    program, (wanted, many, seed) = sys.argv[1], [int(value) for value in (sys.argv[2:] + ["500", "200", "1"][len(sys.argv) - 2:])]
    chance = random.Random(seed)
    positions(program, chance, wanted)
    games(program, chance, many)
    numbers(program)


if __name__ == "__main__":
    main()
