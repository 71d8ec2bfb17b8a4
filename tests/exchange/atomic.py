"""Rows of tests/data/fairy.tsv for Atomic Chess, which Debian's Fairy-Stockfish lacks: positions of random games with python-chess's counts.

Called by hand: python3 tests/exchange/atomic.py >> tests/data/fairy.tsv
"""

import random

import chess
import chess.variant

POSITIONS = 5
PLIES = 3


def count(board: chess.Board, plies: int) -> int:
    """The number of legal lines; a game that is over has none."""
    if plies == 0:
        return 1
    if board.is_variant_end():
        return 0
    total = 0
    for move in list(board.legal_moves):
        board.push(move)
        total += count(board, plies - 1)
        board.pop()
    return total


def text(board: chess.Board) -> str:
    """The position in the seven fields of nestmate."""
    side = "w" if board.turn else "b"
    cells = set()
    for rook in chess.scan_reversed(board.castling_rights):
        king = board.king(chess.WHITE if rook < 8 else chess.BLACK)
        cells |= {chess.square_name(rook), chess.square_name(king)}
    unmoved = ",".join(sorted(cells)) or "-"
    passing = "-"
    if board.ep_square is not None:
        victim = board.ep_square + (-8 if board.turn else 8)
        passing = f"{chess.square_name(board.ep_square)}>{chess.square_name(victim)}"
    return f"{board.board_fen()} {side} - {unmoved} {passing} {board.halfmove_clock} {board.fullmove_number}"


def position(seed: int) -> chess.Board:
    """The array, or what has come of it by chance while the game goes on."""
    chance, board = random.Random(seed), chess.variant.AtomicBoard()
    for _ in range(8 * seed):
        moves = []
        for move in list(board.legal_moves):
            board.push(move)
            if not board.is_game_over():
                moves.append(move)
            board.pop()
        if not moves:
            break
        board.push(chance.choice(moves))
    return board


for seed in range(POSITIONS + 1):
    board = position(seed)
    counts = " ".join(str(count(board, plies)) for plies in range(1, PLIES + 1))
    print("atomic", text(board), counts, sep="\t")
