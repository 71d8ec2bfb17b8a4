//! The user's hand: what is picked up, where it can go, what is to be chosen. Picking up, dragging, choosing and refusing are written
//! here once, for games, for exercises and for positions that are being set up.

use nestmate_core::geometry::Cell;
use nestmate_core::position::{Move, Position};
use nestmate_core::variant::{KindId, Side, Variant};

use crate::app::table::premove::Premoves;
use crate::app::touch::{Held, Picked, Target, belongs, owner, partner_of, targets_among};

#[derive(Clone, Copy)]
pub(in crate::app) struct HandReach<'a> {
    pub(in crate::app) position: &'a Position,
    pub(in crate::app) ways: Ways<'a>,
}

#[derive(Clone, Copy)]
pub(in crate::app) enum Ways<'a> {
    /// Any piece goes to any cell: a position is being set up.
    Free,
    Rules {
        variant: &'a Variant,
        legal: &'a [Move],
        /// The side whose pieces the user may move now; nobody's once the game is over, or while the computer is to move.
        mover: Option<Side>,
        /// The moves of the side to move in another position: what the pieces of the other side could do if it were their turn.
        moves: fn(&Position, &Variant) -> Vec<Move>,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) enum Touch {
    Done,
    Took(Picked),
    Play(Move),
    /// The piece on the first cell is to be put on the second.
    Shift(Cell, Cell),
    Refused(Refusal),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) enum Refusal {
    Neutral,
    NotNow(Side),
    NoDrop(KindId),
    CannotGo(Picked, Cell),
}

#[derive(Debug, Default)]
pub(in crate::app) struct Hand {
    pub(in crate::app) picked: Option<Picked>,
    /// Where it can go; for a piece that is not the user's to move, where it could.
    pub(in crate::app) targets: Vec<Target>,
    pub(in crate::app) choices: Vec<Move>,
    pub(in crate::app) premoves: Premoves,
}

impl Hand {
    pub(in crate::app) fn is_empty(&self) -> bool {
        self.picked.is_none() && self.choices.is_empty()
    }

    pub(super) fn lift(&mut self) -> Self {
        let premoves = std::mem::take(&mut self.premoves);
        std::mem::replace(self, Self { premoves, ..Self::default() })
    }

    pub(in crate::app) fn put_down(&mut self) {
        *self = Self { premoves: std::mem::take(&mut self.premoves), ..Self::default() };
    }

    /// A click on a cell: moves what is picked up, or picks up what stands there.
    pub(in crate::app) fn press(&mut self, reach: HandReach<'_>, cell: Cell) -> Touch {
        if !self.choices.is_empty() {
            return self.end(Touch::Done);
        }
        let there = reach.position.at(cell);
        match self.picked {
            Some(picked @ Picked::Cell(from)) if from == cell => {
                // A move that ends where it began is asked for: most clicks on a piece in hand only let go of it.
                self.choices = if reach.may_move(picked) { reach.moves_to(picked, cell) } else { Vec::new() };
                if self.choices.is_empty() { self.end(Touch::Done) } else { Touch::Done }
            }
            Some(picked) if reach.may_move(picked) => {
                // A click on another piece of one's own picks that one up, unless it can be gone to.
                if reach.is_own(there.is_some().then(|| there.side())) && reach.moves_to(picked, cell).is_empty() {
                    self.take(reach, Picked::Cell(cell))
                } else {
                    self.go(reach, picked, cell)
                }
            }
            _ if there.is_some() => self.take(reach, Picked::Cell(cell)),
            _ => self.end(Touch::Done),
        }
    }

    /// A click on a piece of a reserve: picks it up for a drop, or lets go of it.
    pub(in crate::app) fn press_held(&mut self, reach: HandReach<'_>, held: Held) -> Touch {
        let picked = Picked::Held(held);
        let again = self.picked == Some(picked);
        self.put_down();
        match owner(reach.position, picked) {
            _ if again => Touch::Done,
            None => Touch::Refused(Refusal::Neutral),
            Some(side) if !reach.may_move(picked) && side != reach.position.side() => Touch::Refused(Refusal::NotNow(side)),
            Some(_) => {
                let touch = self.take(reach, picked);
                if self.targets.is_empty() { self.end(Touch::Refused(Refusal::NoDrop(held.kind))) } else { touch }
            }
        }
    }

    pub(in crate::app) fn pick_up(&mut self, reach: HandReach<'_>, picked: Picked) -> Touch {
        if owner(reach.position, picked).is_none() || !self.choices.is_empty() { Touch::Done } else { self.take(reach, picked) }
    }

    pub(in crate::app) fn drag(&mut self, reach: HandReach<'_>, picked: Picked, to: Cell) -> Touch {
        if picked == Picked::Cell(to) || !self.choices.is_empty() {
            return Touch::Done;
        }
        self.take(reach, picked);
        self.go(reach, picked, to)
    }

    pub(in crate::app) fn choose(&mut self, mv: Move) -> bool {
        let known = self.choices.contains(&mv);
        if known {
            self.put_down();
        }
        known
    }

    /// Lets go of what was picked up, and gives back what came of it.
    fn end(&mut self, touch: Touch) -> Touch {
        self.put_down();
        touch
    }

    fn take(&mut self, reach: HandReach<'_>, picked: Picked) -> Touch {
        *self = Self {
            picked: Some(picked),
            targets: reach.targets(picked),
            choices: Vec::new(),
            premoves: std::mem::take(&mut self.premoves),
        };
        Touch::Took(picked)
    }

    fn go(&mut self, reach: HandReach<'_>, picked: Picked, to: Cell) -> Touch {
        let Some(owner) = owner(reach.position, picked) else { return self.end(Touch::Done) };
        if let (Ways::Free, Picked::Cell(from)) = (reach.ways, picked) {
            return self.end(Touch::Shift(from, to));
        }
        if !reach.may_move(picked) {
            return self.end(Touch::Refused(Refusal::NotNow(owner)));
        }
        let moves = reach.moves_to(picked, to);
        match moves.as_slice() {
            [] => self.end(Touch::Refused(Refusal::CannotGo(picked, to))),
            &[mv] => self.end(Touch::Play(mv)),
            _ => {
                self.choices = moves;
                Touch::Done
            }
        }
    }
}

impl HandReach<'_> {
    fn may_move(self, picked: Picked) -> bool {
        match self.ways {
            Ways::Free => true,
            Ways::Rules { mover, .. } => mover.is_some() && owner(self.position, picked) == mover,
        }
    }

    /// Whether a piece of this side is one of those that the user moves. On a board that is being set up nothing is in the way.
    fn is_own(self, side: Option<Side>) -> bool {
        match self.ways {
            Ways::Free => false,
            Ways::Rules { .. } => side == Some(self.position.side()),
        }
    }

    /// The cells that what is picked up can go to, each once; for the side that is not to move, if it were.
    pub(super) fn targets(self, picked: Picked) -> Vec<Target> {
        let Ways::Rules { variant, legal, moves, .. } = self.ways else { return Vec::new() };
        let Some(side) = owner(self.position, picked) else { return Vec::new() };
        if side == self.position.side() {
            return targets_among(legal, self.position, variant, picked);
        }
        let mut passed = self.position.clone();
        passed.make_null(variant);
        targets_among(&moves(&passed, variant), &passed, variant, picked)
    }

    /// The legal moves of what is picked up to a cell, those that change least first.
    fn moves_to(self, picked: Picked, to: Cell) -> Vec<Move> {
        let Ways::Rules { variant, legal, .. } = self.ways else { return Vec::new() };
        let side = self.position.side();
        let ends = |mv: Move| mv.to() == to || partner_of(self.position, variant, mv) == Some(to);
        let mut found: Vec<Move> = legal.iter().copied().filter(|&mv| ends(mv) && belongs(variant, picked, mv, side)).collect();
        found.sort_by_key(|mv| mv.change());
        found
    }
}

#[cfg(test)]
mod tests {
    use nestmate_core::rules::{legal_moves, parse_position, start};
    use nestmate_core::variant::Reserve;

    use super::*;

    fn on<T>(game: &str, text: Option<&str>, mover: Option<Side>, work: impl FnOnce(HandReach<'_>, &dyn Fn(&str) -> Cell) -> T) -> T {
        let variant = crate::shipped::library().get(game).expect("shipped");
        let position = text.map_or_else(|| start(&variant), |text| parse_position(&variant, text)).expect("a position");
        let legal = legal_moves(&position, &variant);
        let ways = Ways::Rules { variant: &variant, legal: &legal, mover, moves: legal_moves };
        work(HandReach { position: &position, ways }, &|name| variant.board.grid.parse(name).expect("a cell"))
    }

    #[test]
    fn a_piece_is_picked_up_moved_and_put_down_by_clicks() {
        on("fide-chess", None, Some(Side::White), |reach, cell| {
            let mut hand = Hand::default();
            assert_eq!(hand.press(reach, cell("e2")), Touch::Took(Picked::Cell(cell("e2"))));
            assert_eq!(hand.targets.len(), 2);
            assert_eq!(hand.press(reach, cell("d2")), Touch::Took(Picked::Cell(cell("d2"))), "another of one's own");
            assert_eq!(hand.press(reach, cell("d2")), Touch::Done);
            assert!(hand.is_empty());
            hand.press(reach, cell("e2"));
            assert!(matches!(hand.press(reach, cell("e4")), Touch::Play(mv) if mv.to() == cell("e4")));
            assert!(hand.is_empty(), "what was played is not in hand any more");
        });
    }

    #[test]
    fn what_is_not_the_users_shows_its_targets_and_is_refused() {
        on("fide-chess", None, Some(Side::White), |reach, cell| {
            let mut hand = Hand::default();
            hand.press(reach, cell("e7"));
            assert_eq!(hand.targets.len(), 2, "what Black could do");
            assert_eq!(hand.drag(reach, Picked::Cell(cell("e7")), cell("e5")), Touch::Refused(Refusal::NotNow(Side::Black)));
            let knight = Picked::Cell(cell("g1"));
            assert_eq!(hand.drag(reach, knight, cell("g3")), Touch::Refused(Refusal::CannotGo(knight, cell("g3"))));
            assert!(hand.is_empty());
        });
        on("fide-chess", None, None, |reach, cell| {
            let mut hand = Hand::default();
            assert_eq!(hand.drag(reach, Picked::Cell(cell("e2")), cell("e4")), Touch::Refused(Refusal::NotNow(Side::White)));
        });
    }

    #[test]
    fn of_several_moves_one_is_chosen() {
        let text = "8/4P3/8/8/8/k7/8/7K w - - - 0 1";
        on("fide-chess", Some(text), Some(Side::White), |reach, cell| {
            let mut hand = Hand::default();
            assert_eq!(hand.drag(reach, Picked::Cell(cell("e7")), cell("e8")), Touch::Done);
            assert_eq!(hand.choices.len(), 4);
            let choices = hand.choices.clone();
            assert_eq!(hand.drag(reach, Picked::Cell(cell("h1")), cell("h2")), Touch::Done, "a choice is pending");
            assert!(hand.choose(choices[2]) && hand.is_empty());
            assert!(!hand.choose(choices[2]), "it has been made");
        });
    }

    #[test]
    fn a_move_that_ends_where_it_began_is_chosen() {
        let lion = r#"[(id: "lion", based_on: "fide-chess", name: "Lion", pieces_change: [(letter: 'N', moves: [Twice(step: (1, 0), and: (1, 1))])])]"#;
        let mut library = crate::shipped::library();
        library.add(nestmate_core::variant::Source::new("lion", lion));
        let variant = library.get("lion").expect("a good definition");
        let position = parse_position(&variant, "7k/8/8/4p3/3N4/8/8/K7 w - - - 0 1").expect("a position");
        let legal = legal_moves(&position, &variant);
        let ways = Ways::Rules { variant: &variant, legal: &legal, mover: Some(Side::White), moves: legal_moves };
        let (reach, cell) = (HandReach { position: &position, ways }, |name: &str| variant.board.grid.parse(name).expect("a cell"));
        let mut hand = Hand::default();
        hand.press(reach, cell("d4"));
        assert_eq!(hand.press(reach, cell("d4")), Touch::Done);
        let texts: Vec<String> = hand.choices.iter().map(|&mv| nestmate_core::position::move_text(&variant, mv)).collect();
        assert_eq!(texts, ["d4e4d4", "d4e5d4"], "it passes, or captures and comes back");
        hand.press(reach, cell("d4"));
        assert!(hand.is_empty(), "and may be let go of");
        hand.press(reach, cell("d4"));
        hand.press(reach, cell("f6"));
        assert_eq!(hand.choices.len(), 2, "over the Pawn, or capturing it");
    }

    #[test]
    fn what_is_put_where_a_piece_leaves_is_chosen_and_a_pass_is_no_target() {
        on("seirawan", None, Some(Side::White), |reach, cell| {
            let mut hand = Hand::default();
            assert_eq!(hand.drag(reach, Picked::Cell(cell("b1")), cell("c3")), Touch::Done);
            assert_eq!(hand.choices.len(), 3, "nothing, a Hawk or an Elephant");
            assert!(hand.choices[0].is_plain(), "what changes least comes first");
        });
        on("janggi", None, Some(Side::White), |reach, cell| {
            let mut hand = Hand::default();
            hand.press(reach, cell("e2"));
            assert!(hand.targets.iter().all(|target| target.cell != cell("e2")) && hand.targets.len() == 6);
            assert_eq!(hand.press(reach, cell("e2")), Touch::Done, "a second click lets go");
        });
    }

    #[test]
    fn drops_are_refused_with_their_reason() {
        let text = "4k4/9/9/9/9/9/9/9/4K4 w [P|P|] - - 0 1";
        on("shogi", Some(text), Some(Side::White), |reach, cell| {
            let pawn = reach.position.reserves().kinds(Reserve::White).next().expect("a Pawn in hand");
            let mut hand = Hand::default();
            let mine = Held { reserve: Reserve::White, kind: pawn };
            assert_eq!(hand.press_held(reach, mine), Touch::Took(Picked::Held(mine)));
            assert!(!hand.targets.is_empty());
            assert_eq!(hand.press_held(reach, mine), Touch::Done, "once more lets go");
            assert_eq!(hand.press_held(reach, Held { reserve: Reserve::Black, kind: pawn }), Touch::Refused(Refusal::NotNow(Side::Black)));
            assert_eq!(hand.press_held(reach, Held { reserve: Reserve::Neutral, kind: pawn }), Touch::Refused(Refusal::Neutral));
            assert_eq!(hand.drag(reach, Picked::Held(mine), cell("e1")), Touch::Refused(Refusal::CannotGo(Picked::Held(mine), cell("e1"))));
        });
    }

    #[test]
    fn while_a_position_is_set_up_any_piece_goes_anywhere() {
        on("fide-chess", None, None, |reach, cell| {
            let free = HandReach { ways: Ways::Free, ..reach };
            let mut hand = Hand::default();
            hand.press(free, cell("e1"));
            assert_eq!(hand.press(free, cell("e8")), Touch::Shift(cell("e1"), cell("e8")));
            assert_eq!(hand.press(free, cell("e4")), Touch::Done, "nothing stands there");
            assert!(hand.is_empty());
        });
    }
}
