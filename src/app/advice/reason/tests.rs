//! Sentences for known positions, and claims of random games checked on the board by other means than those that made them.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nestmate_core::geometry::Cell;
use nestmate_core::rules::{no_moves, parse_move, parse_position, pseudo_moves, start};
use nestmate_core::variant::{Marks, Only, Piece, Rule};
use nestmate_engine::{Limits, Memory, Search};

use super::claim::{PieceOn, Relief, Trade};
use super::*;
use crate::networks::memory_of;

fn game(id: &str) -> Arc<Variant> {
    crate::shipped::library().get(id).expect("a shipped game compiles")
}

/// The sentence for a line that is level, with a level alternative.
fn sentence(id: &str, text: &str, line: &[&str]) -> String {
    let variant = game(id);
    let position = parse_position(&variant, text).expect("a good position");
    let mut next = position.clone();
    let line = line.iter().map(|text| {
        let mv = parse_move(&next, &variant, text).unwrap_or_else(|error| panic!("{error:?}"));
        next.play(&variant, mv);
        mv
    });
    let line: Vec<Move> = line.collect();
    let question = Question { position, line, verdict: Verdict::Centipawns(0), second: None, threat: None };
    let reason = MoveReason::new(&variant, &Values::of(&variant), question).expect("a reason");
    reason.sentence(Naming { variant: &variant, fold: None })
}

/// The sentence for a chess position with White to move.
fn chess(board: &str, line: &[&str]) -> String {
    sentence("fide-chess", &format!("{board} w - - - 0 1"), line)
}

#[test]
fn captures_say_what_they_come_to() {
    assert_eq!(chess("4k3/8/8/3p4/8/8/8/3RK3", &["d1d5"]), "The Rook from d1 captures the Pawn on d5, which is undefended.");
    let won = chess("4k3/8/2p5/3r4/4B3/8/8/4K3", &["e4d5"]);
    assert_eq!(won, "The Bishop from e4 captures the Rook on d5 and comes out ahead after any recapture.");
    assert_eq!(chess("4k3/8/2p5/3n4/4B3/8/8/4K3", &["e4d5"]), "The Bishop from e4 is traded for the Knight on d5.");
    assert_eq!(chess("3rk3/3r4/8/3p4/8/8/3R4/3RK3", &["d2d5"]), "The Rook from d2 is sacrificed for the Pawn on d5.");
    let line = ["c3d5", "g8h8", "d5c7", "h8g8", "c7a8"];
    assert_eq!(chess("r5k1/8/8/8/8/2N5/8/4K3", &line), "The Knight from c3 goes on to win the Rook on a8.");
}

#[test]
fn checks_mates_and_promotions_are_told() {
    assert_eq!(chess("7k/6pp/8/8/8/8/8/R3K3", &["a1a8"]), "The Rook from a1 gives checkmate.");
    assert_eq!(chess("7k/P7/8/8/8/8/8/4K3", &["a7a8=Q"]), "The Pawn from a7 promotes to Queen and gives check.");
    assert_eq!(chess("4k3/8/8/8/8/8/4N3/4RK2", &["e2c3"]), "The Knight from e2 gives discovered check from the Rook on e1.");
    assert_eq!(chess("4k3/8/8/8/7b/8/8/4K3", &["e1d1"]), "The King from e1 moves out of check.");
    assert_eq!(chess("4k3/8/8/8/7b/8/8/4KR2", &["f1f2"]), "The Rook from f1 blocks the check from the Bishop on h4.");
    assert_eq!(chess("4k3/8/8/8/8/8/5q2/4KR2", &["f1f2"]), "The Rook from f1 captures the Queen on f2 and so ends the check.");
    assert_eq!(chess("6k1/5ppp/8/8/8/1P6/8/1R3K2", &["b1a1"]), "The Rook from b1 threatens mate.");
    assert_eq!(chess("4r1k1/5ppp/8/8/8/8/R4PPP/6K1", &["h2h3"]), "The Pawn from h2 prevents mate on the next move.");
}

#[test]
fn attacks_and_shelter_are_told() {
    let fork = "The Knight from e4 attacks the King on e8 and the Queen on c8 at once.";
    assert_eq!(chess("2q1k3/8/8/8/4N3/8/8/4K3", &["e4d6"]), fork);
    let fork = "The Knight from e4 attacks the Rook on b7 and the Rook on f7 at once.";
    assert_eq!(chess("8/1r3r1k/8/8/4N3/8/8/4K3", &["e4d6"]), fork);
    assert_eq!(chess("4k3/8/1n6/8/8/8/1P6/4K2R", &["h1h6"]), "The Rook from h1 threatens to win the Knight on b6.");
    assert_eq!(chess("4k3/8/2p5/3p4/4B3/8/8/4K3", &["e4f3"]), "The Bishop from e4 escapes from the Pawn on d5.");
    assert_eq!(chess("4k3/8/8/3b4/8/1N6/8/R3K3", &["a1a3"]), "The Rook from a1 protects the Knight on b3.");
    assert_eq!(chess("4k3/8/8/8/1r5R/8/6P1/N3K3", &["h4b4"]), "The Rook from h4 captures the Rook on b4, which is undefended.");
}

#[test]
fn quiet_moves_have_quiet_reasons() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let opens = "The Pawn from e2 opens lines for the Bishop on f1, which now has 5 moves instead of 0.";
    assert_eq!(chess(start, &["e2e4"]), opens);
    assert_eq!(chess(start, &["b1c3"]), "The Knight from b1 keeps the game balanced.");
    assert_eq!(chess("4k3/8/8/P7/8/8/8/4K3", &["a5a6"]), "The Pawn from a5 is 2 moves from promotion.");
    assert_eq!(chess("4k3/8/8/8/8/8/8/B3K3", &["a1d4"]), "The Bishop from a1 keeps the game balanced.");
    let castled = sentence("fide-chess", "4k3/8/8/8/8/8/8/4K2R w - e1,h1 - 0 1", &["e1g1"]);
    assert_eq!(castled, "The King from e1 castles.");
}

#[test]
fn a_captured_semi_royal_freezes_its_lattice() {
    let text = "8k8/17/17/1v1v1v10v/17/1a15/17/17/17/17/17/17/17/17/17/1Q15/8K8 w [||] - - 0 1";
    let reason = sentence("sfhiodgei", text, &["b2b12"]);
    assert_eq!(reason, "The Queen from b2 captures the Alibaba on b12 (Chess · even cells), freezing 3 of Black’s pieces.");
}

#[test]
fn drops_are_named() {
    let drop = |text: &str, mv: &str| sentence("shogi", text, &[mv]);
    assert_eq!(drop("4k4/9/9/9/9/9/9/9/4K4 w [GP||] - - 0 1", "G@e8"), "The Gold General dropped on e8 gives check.");
    assert_eq!(drop("4k4/9/4P4/9/9/9/9/9/4K4 w [G||] - - 0 1", "G@e8"), "The Gold General dropped on e8 gives checkmate.");
}

/// Plays random games and asks after the best move of a shallow search; every claim must hold.
#[test]
fn every_claim_about_best_moves_of_random_games_is_true() {
    let library = crate::shipped::library();
    let mut random = fastrand::Rng::with_seed(20);
    let mut told = Vec::new();
    for (id, _) in library.games() {
        let variant = game(id);
        let values = Values::of(&variant);
        let mut memory = memory_of(&variant, 4);
        for _ in 0..3 {
            let mut position = start(&variant).expect("a start");
            for ply in 0..60 {
                let legal = legal_moves(&position, &variant);
                let Some(&mv) = random.choice(&lively(&position, &legal)).or(random.choice(&legal)) else { break };
                if ply % 6 == 5 {
                    let question = ask(&variant, &position, &mut memory);
                    let claims = claims(&variant, &values, &question);
                    assert!((1..=MOST).contains(&claims.len()), "{id}: {claims:?}");
                    for claim in &claims {
                        let check = Check { variant: &variant, values: &values, question: &question };
                        assert!(check.holds(claim), "{id}: {claim:?} in {}", position.text(&variant));
                    }
                    let text = claim::sentence(Naming { variant: &variant, fold: None }, &question, &claims);
                    assert!(text.starts_with("The ") && text.ends_with('.') && !text.contains(".."), "{text}");
                    told.extend(claims.iter().map(std::mem::discriminant));
                }
                position.play(&variant, mv);
            }
        }
    }
    told.sort_by_key(|kind| format!("{kind:?}"));
    told.dedup();
    assert!(told.len() >= 16, "many kinds of claims were tried, not {}", told.len());
}

/// Captures and other special moves, two times of three, so that games get somewhere.
fn lively(position: &Position, legal: &[Move]) -> Vec<Move> {
    if position.halfmoves() % 3 == 2 {
        return Vec::new();
    }
    legal.iter().copied().filter(|mv| !mv.is_plain() || position.at(mv.to()).is_some()).collect()
}

fn ask(variant: &Variant, position: &Position, memory: &mut Memory) -> Question {
    let limits = Limits { nodes: Some(3000), ..Limits::default() };
    let search = |position: &Position, memory: &mut Memory| {
        Search { limits, lines: 2, ..Search::new(position, variant) }.run(memory, &AtomicBool::new(false), &mut |_| {})
    };
    let info = search(position, memory).expect("there is a legal move");
    let verdict = |score| Verdict::new(score, position.side());
    let threat = passed(variant, position).and_then(|passed| search(&passed, memory)).map(|info| verdict(info.score));
    let second = info.others.first().map(|line| verdict(line.score));
    Question { position: position.clone(), verdict: verdict(info.score), line: info.pv, second, threat }
}

/// Looks at claims with plain means: legal and pseudo-legal moves, the rules as the definition has them, and every order of captures.
struct Check<'a> {
    variant: &'a Variant,
    values: &'a Values,
    question: &'a Question,
}

impl Check<'_> {
    fn holds(&self, claim: &Claim) -> bool {
        let variant = self.variant;
        let before = &self.question.position;
        let side = before.side();
        let mv = self.question.line[0];
        let after = before.after(variant, mv);
        let (passed, again) = (passed(variant, before), passed(variant, &after));
        let worth = |gain: Option<i32>| gain.is_none_or(|gain| gain >= WORTH);
        match *claim {
            Claim::Only => legal_moves(before, variant) == [mv],
            Claim::Ends(mate) => {
                let ended = legal_moves(&after, variant).is_empty() && no_moves(&after, variant, Some(mv)).winner == Some(side);
                ended && mate == in_check(&after, variant, side.other())
            }
            Claim::Wins => nestmate_core::rules::decided(&after, variant).is_some_and(|outcome| outcome.winner == Some(side)),
            Claim::Mates(moves) => {
                moves > 1 && self.question.verdict == Verdict::Win(side, moves) && (moves > 2 || self.mates_in_two(&after))
            }
            Claim::Captures(victim, trade) => self.captured(&after, victim) && self.trades(&after, trade),
            Claim::Freezes(pieces) => self.newly_frozen(before, &after, side.other()) == pieces && pieces > 0,
            Claim::Thaws(pieces) => self.newly_frozen(&after, before, side) == pieces && pieces > 0,
            Claim::Checks(by) => {
                let by = by.map_or(mv.to(), |(_, cell)| cell);
                self.reaches(&after, by, after.royal(side.other()), false)
            }
            Claim::EndsCheck(relief) => in_check(before, variant, side) && self.relieves(before, &after, relief),
            Claim::Becomes(kind, _) => after.at(mv.to()) == Piece::new(kind, side) && before.at(mv.from()) != after.at(mv.to()),
            Claim::Castles => mv.castles() && before.at(mv.from()).kind() == after.at(mv.to()).kind(),
            Claim::Forks(a, b) => {
                let attacked = |(piece, cell): PieceOn| after.at(cell) == piece && self.reaches(&after, mv.to(), cell, false);
                a.1 != b.1 && attacked(a) && attacked(b)
            }
            Claim::Threatens((piece, cell)) => {
                let before_less = self.gain(before, cell).is_none_or(|gain| gain < WORTH);
                after.at(cell) == piece && again.is_some_and(|again| worth(self.gain(&again, cell))) && before_less
            }
            Claim::ThreatensMate => again.is_some_and(|again| self.mates(&again)) && !self.mates(before),
            Claim::StopsMate(1) => passed.is_some_and(|passed| self.mates(&passed)) && !self.mates(&after),
            Claim::StopsMate(moves) => self.question.threat == Some(Verdict::Win(side.other(), moves)),
            Claim::Escapes((piece, cell)) => {
                let safe = self.gain(&after, mv.to()).is_none_or(|gain| gain == 0);
                before.at(cell) == piece && passed.is_some_and(|passed| self.takes(&passed, cell, mv.from())) && safe
            }
            Claim::Guards((piece, cell)) => {
                let lost = passed.is_some_and(|passed| worth(self.gain(&passed, cell)));
                after.at(cell) == piece && lost && self.gain(&after, cell).is_none_or(|gain| gain == 0)
            }
            Claim::Shields((piece, cell), (attacker, from)) => {
                let reached = passed.is_some_and(|passed| self.takes(&passed, from, cell));
                after.at(cell) == piece && after.at(from) == attacker && reached && !self.takes(&after, from, cell)
            }
            Claim::WinsLater(victim) => self.wins_later(victim),
            Claim::Nears(moves) => {
                let piece = before.at(mv.from());
                self.way(piece, mv.to()) == Some(moves) && self.way(piece, mv.from()).is_none_or(|before| before > moves)
            }
            Claim::Frees((piece, cell), from, to) => {
                let moves =
                    |position: &Position| legal_moves(position, variant).iter().filter(|mv| !mv.is_drop() && mv.from() == cell).count();
                after.at(cell) == piece && moves(before) == from && again.is_some_and(|again| moves(&again) == to) && from < to
            }
            Claim::GainsRoom(from, to) => {
                let moves = |position: &Position, cell: Cell| {
                    legal_moves(position, variant).iter().filter(|mv| !mv.is_drop() && mv.from() == cell).count()
                };
                moves(before, mv.from()) == from && again.is_some_and(|again| moves(&again, mv.to()) == to) && from < to
            }
            Claim::Better(by) => match (self.question.verdict, self.question.second) {
                (Verdict::Centipawns(best), Some(Verdict::Centipawns(second))) => (best - second).abs() == by,
                _ => false,
            },
            Claim::Leads(verdict) => self.question.verdict == verdict,
        }
    }

    fn captured(&self, after: &Position, (piece, cell): PieceOn) -> bool {
        let before = &self.question.position;
        before.at(cell) == piece && piece.is_of(before.side().other()) && !after.at(cell).is_of(piece.side())
    }

    fn trades(&self, after: &Position, trade: Trade) -> bool {
        let before = &self.question.position;
        let to = self.question.line[0].to();
        let replies = self.captures(after, to).len();
        let won = self.balance(after, before.side()) - self.balance(before, before.side());
        let Some(lost) = self.gain(after, to) else { return true };
        match trade {
            Trade::Free => replies == 0,
            Trade::Won => replies > 0 && won - lost >= WORTH,
            Trade::Even => replies > 0 && (won - lost).abs() < WORTH,
            Trade::Given => replies > 0 && won - lost <= -WORTH,
        }
    }

    fn relieves(&self, before: &Position, after: &Position, relief: Relief) -> bool {
        let side = before.side();
        let royal = before.royal(side);
        let safe = !in_check(after, self.variant, side);
        safe && match relief {
            Relief::Leaves => after.royal(side) != royal,
            Relief::Captures => before.pieces(side.other()).len() > after.pieces(side.other()).len(),
            Relief::Blocks((piece, cell)) => {
                after.at(cell) == piece && self.reaches(before, cell, royal, true) && !self.reaches(after, cell, royal, false)
            }
        }
    }

    /// Whether the piece on a cell could go to another if it were its side's turn, whatever becomes of the Kings. `waiting` is whether
    /// it is a piece of the side that is not to move.
    fn reaches(&self, position: &Position, from: Cell, to: Cell, waiting: bool) -> bool {
        let mut position = position.clone();
        if position.at(from).side() == position.side() {
            assert!(!waiting);
        } else {
            position.make_null(self.variant);
        }
        let mut moves = Vec::new();
        pseudo_moves(&position, self.variant, &mut moves);
        moves.iter().any(|mv| !mv.is_drop() && mv.from() == from && mv.to() == to)
    }

    fn takes(&self, position: &Position, from: Cell, to: Cell) -> bool {
        self.captures(position, to).iter().any(|mv| mv.from() == from)
    }

    fn mates(&self, position: &Position) -> bool {
        legal_moves(position, self.variant).into_iter().any(|mv| {
            let after = position.after(self.variant, mv);
            legal_moves(&after, self.variant).is_empty()
                && in_check(&after, self.variant, after.side())
                && no_moves(&after, self.variant, Some(mv)).winner == Some(position.side())
        })
    }

    fn wins_at_once(&self, position: &Position) -> bool {
        legal_moves(position, self.variant).into_iter().any(|mv| {
            let after = position.after(self.variant, mv);
            legal_moves(&after, self.variant).is_empty() && no_moves(&after, self.variant, Some(mv)).winner == Some(position.side())
        })
    }

    fn mates_in_two(&self, after: &Position) -> bool {
        legal_moves(after, self.variant).into_iter().all(|reply| {
            let next = after.after(self.variant, reply);
            self.wins_at_once(&next)
        })
    }

    /// How many pieces of a side are frozen in the second position that stand as in the first and are not frozen there, by the rules
    /// as they are written.
    fn newly_frozen(&self, first: &Position, second: &Position, side: Side) -> usize {
        let stays = |&cell: &Cell| first.at(cell) == second.at(cell);
        let own = second.pieces(side).iter().filter(stays);
        own.filter(|&cell| self.is_frozen(second, cell) && !self.is_frozen(first, cell)).count()
    }

    fn is_frozen(&self, position: &Position, cell: Cell) -> bool {
        let piece = position.at(cell);
        let rule = self.variant.rules.iter().rev().find_map(|rule| {
            let Rule::Freeze { semi_royal, pieces, cells } = rule else { return None };
            (pieces.contains(piece.kind()) && cells.contains(cell)).then_some((*semi_royal, *cells))
        });
        rule.is_some_and(|(semi_royal, cells)| position.count(piece.side(), semi_royal, &cells) == 0)
    }

    fn balance(&self, position: &Position, side: Side) -> i32 {
        let sum = |side| position.pieces(side).iter().map(|cell| self.values.get(position.at(cell).kind())).sum::<i32>();
        sum(side) - sum(side.other())
    }

    fn captures(&self, position: &Position, cell: Cell) -> Vec<Move> {
        let side = position.side();
        let lost = |mv: &Move| {
            let after = position.after(self.variant, *mv);
            after.pieces(side.other()).len() < position.pieces(side.other()).len()
        };
        legal_moves(position, self.variant).into_iter().filter(|mv| mv.to() == cell && lost(mv)).collect()
    }

    /// What every order of captures on a cell comes to for the side to move; `None` where there are too many.
    fn gain(&self, position: &Position, cell: Cell) -> Option<i32> {
        let mut left = 600;
        self.best(position, cell, &mut left)
    }

    fn best(&self, position: &Position, cell: Cell, left: &mut i32) -> Option<i32> {
        let mut best = 0;
        for mv in self.captures(position, cell) {
            *left -= 1;
            if *left < 0 {
                return None;
            }
            let after = position.after(self.variant, mv);
            let won = self.balance(&after, position.side()) - self.balance(position, position.side());
            best = best.max(won - self.best(&after, cell, left)?);
        }
        Some(best)
    }

    fn wins_later(&self, (piece, cell): PieceOn) -> bool {
        let mut position = self.question.position.clone();
        let side = position.side();
        let balance = self.balance(&position, side);
        let mut taken = false;
        for (ply, &mv) in self.question.line.iter().enumerate() {
            assert!(legal_moves(&position, self.variant).contains(&mv), "the line is legal");
            taken |= ply >= 2 && position.side() == side && mv.to() == cell && position.at(cell) == piece;
            position.play(self.variant, mv);
        }
        taken && self.balance(&position, side) > balance
    }

    /// How many moves on an empty board lead a piece to where it can become another, by going back from those cells.
    fn way(&self, piece: Piece, from: Cell) -> Option<u32> {
        let change = |cell: Cell| {
            let marks = self.variant.arrivals.marks(piece.index(), cell, cell);
            marks.has(Marks::TURNS) || marks.has(Marks::PROMOTE) || marks.has(Marks::EXCHANGE)
        };
        let cells: Vec<Cell> = self.variant.board.cells.iter().collect();
        let leads = |from: Cell, to: Cell| {
            let moves = self.variant.rows.moves(piece.index(), from);
            let rays = moves.rays.iter().filter(|ray| ray.only != Only::Capture);
            moves.both.contains(&to)
                || moves.quiet.contains(&to)
                || rays.into_iter().any(|&ray| {
                    self.variant.rows.cells(ray).last() == Some(&to)
                        || ray.mode == nestmate_core::variant::PathMode::Ride && self.variant.rows.cells(ray).contains(&to)
                })
        };
        let mut known: Vec<Cell> = cells.iter().copied().filter(|&cell| change(cell)).collect();
        for moves in 0..8 {
            if known.contains(&from) {
                return Some(moves);
            }
            let more: Vec<Cell> = cells.iter().copied().filter(|&cell| known.iter().any(|&goal| leads(cell, goal))).collect();
            known.extend(more.into_iter().filter(|cell| !known.contains(cell)).collect::<Vec<Cell>>());
        }
        None
    }
}
