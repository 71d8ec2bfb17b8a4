#!/usr/bin/env python3
"""Round trips of games with other programs: python-chess and python-shogi write games that `nestmate convert` reads, and read what
it writes of them. Called by hand:

    python3 -m venv /tmp/venv && /tmp/venv/bin/pip install chess python-shogi
    /tmp/venv/bin/python tests/exchange/round_trips.py target/debug/nestmate [games] [seed]
"""

import io
import random
import subprocess
import sys
import tempfile
from pathlib import Path

import chess
import chess.engine
import chess.pgn
import chess.svg
import shogi


def convert(program, text, form):
    """What nestmate makes of a text with games; fails if one of them cannot be read."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.pgn"
        file.write_text(text, encoding="utf-8")
        done = subprocess.run([program, "convert", str(file), "--to", form], capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{done.stderr[:2000]}\n{text[:2000]}"
        return done.stdout


def adorn(chance, board, node):
    """Comments, glyphs, clocks, evaluations, circles and arrows."""
    if chance.random() < 0.3:
        node.comment = chance.choice(["good", "why not?", "a (round) bracket", "1-0 is no result", "ü é ½"])
    if chance.random() < 0.2:
        node.nags.add(chance.randint(1, 6))
    if chance.random() < 0.3:
        node.set_clock(chance.randint(0, 7200))
    if chance.random() < 0.3:
        score = chess.engine.Mate(chance.choice([-3, 2])) if chance.random() < 0.2 else chess.engine.Cp(chance.randint(-900, 900))
        node.set_eval(chess.engine.PovScore(score, chess.WHITE), chance.choice([None, 12]))
    if chance.random() < 0.3:
        squares = chance.sample(list(chess.SQUARES), 3)
        colours = ["green", "red", "yellow", "blue"]
        node.set_arrows([chess.svg.Arrow(squares[0], squares[0], color=chance.choice(colours)),
                         chess.svg.Arrow(squares[1], squares[2], color=chance.choice(colours))])
    return board


def chess_game(chance, number):
    game = chess.pgn.Game()
    game.headers["White"] = f"Ada {number}"
    board = chess.Board()
    if chance.random() < 0.3:
        for _ in range(chance.randint(1, 60)):
            if board.is_game_over():
                break
            board.push(chance.choice(list(board.legal_moves)))
        if board.is_game_over():
            board = chess.Board()
        board.clear_stack()
        game.setup(board)
    nodes = [game]
    for _ in range(chance.randint(0, 90)):
        node = nodes[-1] if chance.random() < 0.9 else chance.choice(nodes)
        board = node.board()
        if board.is_game_over(claim_draw=False) or board.is_repetition(3) or board.halfmove_clock >= 99:
            break
        moves = list(board.legal_moves)
        rare = [move for move in moves if move.promotion or board.is_castling(move) or board.is_en_passant(move)]
        move = chance.choice(rare if rare and chance.random() < 0.5 else moves)
        if not node.has_variation(move):
            node = node.add_variation(move)
            adorn(chance, board, node)
            nodes.append(node)
    return game


def told(node, board):
    """All that a game of chess has, for comparing."""
    lines = []
    for child in node.variations:
        arrows = sorted((arrow.tail, arrow.head, arrow.color) for arrow in child.arrows())
        words = " ".join(part for part in child.comment.split() if part)
        for command in ("%eval", "%clk", "%cal", "%csl"):
            while f"[{command}" in words:
                begin = words.index(f"[{command}")
                words = words[:begin] + words[words.index("]", begin) + 1:]
        words = " ".join(words.split())
        evaluation = child.eval()
        clock = child.clock()
        lines.append((child.move.uci(), sorted(child.nags), words, arrows, str(evaluation), child.eval_depth(),
                      clock and round(clock, 3), told(child, None)))
    return lines


def chess_round(program, chance, games):
    made = [chess_game(chance, number) for number in range(games)]
    text = "\n\n".join(str(game) for game in made) + "\n"
    back = io.StringIO(convert(program, text, "pgn"))
    for game in made:
        again = chess.pgn.read_game(back)
        assert again is not None and not again.errors, again and again.errors
        assert "Variant" not in again.headers and again.headers["White"] == game.headers["White"]
        assert again.board().fen() == game.board().fen(), (again.board().fen(), game.board().fen())
        assert told(again, None) == told(game, None), f"{game}\n\n{again}"
    assert chess.pgn.read_game(back) is None
    for line, game in zip(convert(program, text, "fen").splitlines(), made):
        end = game.end().board()
        theirs = chess.Board(line)
        # We name the cell passed after every double step, as FEN has it.
        assert line == end.fen(en_passant="fen") or theirs.fen() == end.fen(), (line, end.fen(en_passant="fen"))


def shogi_round(program, chance, games):
    for _ in range(games):
        board, moves = shogi.Board(), []
        for _ in range(chance.randint(1, 90)):
            legal = list(board.legal_moves)
            if not legal or board.is_fourfold_repetition():
                break
            captures = [move for move in legal if move.promotion or move.drop_piece_type or board.piece_at(move.to_square)]
            move = chance.choice(captures if captures and chance.random() < 0.5 else legal)
            moves.append(move.usi())
            board.push(move)
        line = f"position startpos moves {' '.join(moves)}\n"
        fen = convert(program, line, "fen").strip()
        assert fen == board.sfen(), (fen, board.sfen())
        back = convert(program, line, "line").split()
        assert back[back.index("moves") + 1:] == moves, (back, moves)
        # Through our own text and files, too.
        text = convert(program, line, "pgn")
        assert convert(program, text, "line").split() == back
        # On from the position alone.
        assert convert(program, f"position sfen {board.sfen()}\n", "fen").strip() == board.sfen()


def main():
    program = sys.argv[1]
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 60
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1 << 30)
    print(f"seed {seed}")
    chance = random.Random(seed)
    chess_round(program, chance, games)
    print(f"{games} games of chess are the same on both sides")
    shogi_round(program, chance, max(1, games // 6))
    print(f"{max(1, games // 6)} games of Shogi are the same on both sides")


if __name__ == "__main__":
    main()
