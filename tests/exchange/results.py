#!/usr/bin/env python3
"""How the known games end, against Fairy-Stockfish's Python module (`pip install pyffish`). Called by hand:

    python3 tests/exchange/results.py target/debug/nestmate minishogi makruk > tests/data/known-results.tsv

Without games, all of assets/games that the module knows are compared. For each it looks for positions from which one move, or a few, end the
game: stalemates and mates of random games, the last move of the count of moves without progress, a position that comes back. What each of
them means there is printed as a row: game, position, moves, and the result, `1-0`, `0-1`, `1/2-1/2` or `-` where the game goes on.
crates/nestmate-core/tests/rules/known_results.rs holds the rows against the program, and prints those in which it differs.
"""

import random
import subprocess
import sys
from pathlib import Path

import pyffish

from known_games import Engine

# Games in which a position that comes back means something else there than with us, as their texts say; in Dobutsu Shogi it is the third
# time that draws, as the game's own rules have it, and where pieces are put in through a gate, whether one still can be is part of the
# position with us.
OTHERWISE = ["minishogi", "torishogi", "dobutsu", "empire", "janggi", "janggimodern", "seirawan", "shouse"]

# Games in which the module counts 50 moves without progress, as it does where nothing is said, and we 100 (ruling G6); in Chennis it is
# the position without the field for castling that it would misread.
UNCOUNTED = ["janggi", "janggicasual", "janggimodern", "janggitraditional", "manchu", "minixiangqi", "chennis"]

PLAYED = 6
PLIES = 160


def result(game, fen, moves):
    """What the position after the moves is worth: who has won, or `-` where the game goes on."""
    value = None
    ended, found = pyffish.is_immediate_game_end(game, fen, moves)
    if ended:
        value = found
    elif not pyffish.legal_moves(game, fen, moves):
        value = pyffish.game_result(game, fen, moves)
    else:
        ended, found = pyffish.is_optional_game_end(game, fen, moves)
        value = found if ended else None
    if value is None:
        return "-"
    black = pyffish.get_fen(game, fen, moves).split()[1] == "b"
    return "1/2-1/2" if value == 0 else "1-0" if (value > 0) != black else "0-1"


def finished(game, seed):
    """The moves of a random game to its end, and the position there, if it comes to one."""
    chance = random.Random(f"{game} {seed}")
    fen, moves = pyffish.start_fen(game), []
    while len(moves) < PLIES:
        legal = sorted(pyffish.legal_moves(game, fen, []))
        if not legal or pyffish.is_immediate_game_end(game, fen, [])[0]:
            return moves, fen
        moves.append(chance.choice(legal))
        fen = pyffish.get_fen(game, fen, moves[-1:])
    return None


def quiet_pair(game, fen):
    """A move and its way back for both sides, by which the position after `fen` comes again."""
    for own in pyffish.legal_moves(game, fen, []):
        if len(own) != 4 or pyffish.is_capture(game, fen, [], own):
            continue
        for other in pyffish.legal_moves(game, fen, [own]):
            back = [move[2:] + move[:2] for move in (own, other)]
            if len(other) != 4 or pyffish.is_capture(game, fen, [own], other):
                continue
            if back[0] in pyffish.legal_moves(game, fen, [own, other]) and back[1] in pyffish.legal_moves(game, fen, [own, other, back[0]]):
                return [own, other, *back]
    return None


def repeated(game):
    """Rounds of moves forth and back until the game ends by that: one row on the way, one at the end."""
    fen = pyffish.start_fen(game)
    moves = quiet_pair(game, fen)
    if moves is None:
        return []
    for plies in range(1, 21):
        line = (moves * 5)[:plies]
        if result(game, fen, line) != "-":
            return [line[:-1], line]
    return [moves * 5]


def main():
    pyffish.load_variant_config(Path(__file__).with_name("known_games.ini").read_text(encoding="utf-8"))
    ours = Engine([sys.argv[1], "uci"], "+")
    folder = Path(__file__).parent.parent.parent / "assets" / "games"
    known = set(pyffish.variants())
    for game in sys.argv[2:] or sorted(path.stem for path in folder.glob("*.ron")):
        if game not in known:
            print(f"{game}: not known to the module", file=sys.stderr)
            continue
        rows, kinds = [], {}
        for moves in [] if game in OTHERWISE else repeated(game):
            rows.append((0, moves, result(game, pyffish.start_fen(game), moves)))
        for moves, fen in filter(None, (finished(game, seed) for seed in range(PLAYED))):
            # One of each side, mated or not.
            kind = (fen.split()[1], bool(pyffish.gives_check(game, fen, [])))
            if moves and kinds.setdefault(kind, 0) < 1:
                kinds[kind] += 1
                rows.append((len(moves) - 1, moves, result(game, fen, [])))
        for begun, moves, ends in rows:
            shown = " ".join(move.replace("-", ours.turns_back) for move in moves[begun:])
            print("\t".join([game, ours.position(game, moves[:begun]), shown, ends]), flush=True)
        limit(game, ours)


def limit(game, ours):
    """The move that fills the count of moves without progress, and the one before it: rows from a FEN with a count."""
    if game in UNCOUNTED:
        return
    fields = pyffish.start_fen(game).split()
    moves = quiet_pair(game, " ".join(fields))
    if moves is None:
        return
    for plies in (98, 99, 138, 139, 199):
        fen = " ".join([*fields[:-2], str(plies), fields[-1]])
        position = ours.position(game, []).split()
        position[5] = str(plies)
        ends = result(game, fen, moves[:1])
        if plies in (98, 138, 199) or ends != "-":
            print("\t".join([game, " ".join(position), moves[0], ends]), flush=True)
        if ends != "-":
            break


if __name__ == "__main__":
    main()
