//! Answers to what a player asks.

use std::time::Duration;

use nestmate_core::geometry::Cell;
use nestmate_core::movegen::attackers_of;
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::legal_moves;
use nestmate_core::variant::Side;
use nestmate_text::words::{self, key, say};
use nestmate_text::{cells_in_words, named_side};

use super::moves::{self, sentence};
use super::scan::{Inquiry, Scan};
use crate::app::app::App;
use crate::app::learn::open::Open;
use crate::app::naming::Naming;
use crate::app::new_game::Player;
use crate::app::scene::Scene;
use crate::app::words as app_words;

impl App {
    /// The answer to a question, in a few sentences. Questions about a cell are about the keyboard's, or where that would begin.
    pub fn answer(&self, question: Inquiry) -> String {
        let scene = self.scene();
        let at = scene.cursor.unwrap_or_else(|| scene.first_cursor());
        let scan = Scan::of(&scene);
        let listed = |parts: Vec<String>| {
            if parts.is_empty() { say!("voice-nothing").to_owned() } else { sentence(&parts.join(say!("between-groups"))) }
        };
        match question {
            Inquiry::LastMove => self.last_move_in_words(scan.naming),
            Inquiry::Turn => self.exercise().map_or_else(|| self.turn(), |open| self.task_in_words(open)),
            Inquiry::Clocks => self.clocks(),
            Inquiry::Here => self.here(&scene, at),
            Inquiry::Arrivals => self.arrivals(scan, at),
            Inquiry::Moves => self.moves_in_words(scan, at, false),
            Inquiry::Captures => self.moves_in_words(scan, at, true),
            Inquiry::Attackers => attack(scan, at, true, scene.near_side()),
            Inquiry::Defenders => attack(scan, at, false, scene.near_side()),
            Inquiry::Around => listed(scan.around(at, |_| true)),
            Inquiry::Lattice => {
                let layer = scene.variant.layer_of_cell(at);
                listed(scan.around(at, |cell| scene.variant.layer_of_cell(cell) == layer))
            }
            Inquiry::File => {
                let pieces = scan.line(|cell| scene.variant.board.grid.file(cell), at);
                say!("voice-file", file = scan.file_name(at), pieces = pieces.unwrap_or_else(|| say!("voice-empty").to_owned()))
            }
            Inquiry::Rank => {
                let pieces = scan.line(|cell| scene.variant.board.grid.rank(cell), at);
                sentence(&say!("voice-rank", rank = scan.rank_name(at), pieces = pieces.unwrap_or_else(|| say!("voice-empty").to_owned())))
            }
            Inquiry::Ray(way) => sentence(&scan.along(at, way)),
            Inquiry::Pieces(side) => say!("voice-pieces", side = named_side(self.variant(), side), pieces = listed(scan.pieces(side))),
            Inquiry::Board => listed(scan.board()),
        }
    }

    fn last_move_in_words(&self, naming: Naming<'_>) -> String {
        let said = self.exercise().map_or_else(|| moves::last(naming, self.game()), |open| moves::in_exercise(naming, open));
        if said.is_empty() { say!("voice-start").to_owned() } else { said.join(say!("between-sentences")) }
    }

    /// What an exercise asks for, and where its stars are: nobody who hears the board sees them.
    pub(super) fn task_in_words(&self, open: &Open) -> String {
        let stars: Vec<String> = self.told(|naming| open.attempt.stars.iter().map(|cell| naming.cell(cell)).collect());
        let cells = stars.join(say!("between-parts"));
        let stars = (!stars.is_empty()).then(|| say!("voice-stars", count = stars.len(), cells = cells.as_str()));
        [self.goal_words(open)].into_iter().chain(stars).collect::<Vec<_>>().join(say!("between-sentences"))
    }

    /// `Move 12. White to move, in check. You play White.`
    pub(super) fn turn(&self) -> String {
        let game = self.game();
        if let Some(outcome) = game.outcome() {
            return sentence(&app_words::outcome(game.variant(), outcome));
        }
        let (position, side) = (game.position(), game.position().side());
        let check = game.tree().check(game.current());
        let mut said = say!(
            "voice-turn",
            number = position.number(),
            side = named_side(game.variant(), side),
            check = if check { "yes" } else { "no" }
        );
        let persons: Vec<Side> = Side::BOTH.into_iter().filter(|&side| self.player(side) == Player::Human).collect();
        if let [one] = persons.as_slice() {
            said = [said, say!("voice-you", side = named_side(game.variant(), *one))].join(say!("between-sentences"));
        }
        said
    }

    fn clocks(&self) -> String {
        let told = Side::BOTH.into_iter().filter_map(|side| {
            let shown = self.clock(side)?;
            Some(say!("voice-clock", side = named_side(self.variant(), side), time = time_in_words(shown.face.time)))
        });
        let told: Vec<String> = told.collect();
        if told.is_empty() {
            return say!("no-clocks").to_owned();
        }
        let stands = (!self.clocks_are_on()).then(|| say!("voice-clocks-stand").to_owned());
        told.into_iter().chain(stands).collect::<Vec<_>>().join(say!("between-sentences"))
    }

    /// Where a cell is and what stands there: as the board is seen first, then in the whole game and in the other inner ones.
    fn here(&self, scene: &Scene, at: Cell) -> String {
        let (variant, position) = (&*scene.variant, &scene.position);
        let seen = scene.naming();
        let mut said = vec![sentence(&say!("voice-cell-piece", cell = seen.cell(at), piece = seen.standing(position, at)))];
        let whole = Naming { variant, fold: None };
        if seen.fold.is_some() {
            said.push(say!("voice-in-whole", cell = whole.cell(at), piece = whole.standing(position, at)));
        }
        for fold in self.folds().into_iter().flatten().filter(|fold| fold.cells.contains(at)) {
            if seen.fold.is_some_and(|seen| seen.layer == fold.layer) {
                continue;
            }
            let inner = Naming { variant, fold: Some(&fold) };
            let game = words::named(fold.name(variant)).to_owned();
            said.push(say!("voice-in-game", game = game, cell = inner.cell(at), piece = inner.standing(position, at)));
        }
        if let Some(layer) = variant.layer_of_cell(at).and_then(|layer| variant.layers.get(layer)).filter(|_| variant.layers.len() > 1) {
            said.push(say!("voice-lattice", cells = cells_in_words(variant, &layer.cells)));
        }
        said.join(say!("between-sentences"))
    }

    fn moves_of(&self, position: &Position, side: Side) -> Vec<Move> {
        if let Some(open) = self.exercise() {
            return open.legal.clone();
        }
        let mut position = position.clone();
        if side != position.side() {
            position.make_null(self.variant());
        }
        legal_moves(&position, self.variant())
    }

    fn arrivals(&self, scan: Scan<'_>, at: Cell) -> String {
        let (naming, position) = (scan.naming, scan.position);
        let side = position.side();
        let mut from: Vec<String> = Vec::new();
        for mv in self.moves_of(position, side).into_iter().filter(|mv| mv.to() == at) {
            let seen = if naming.has(mv.from()) { naming } else { Naming { fold: None, ..naming } };
            let told = if mv.is_drop() {
                say!("voice-from-reserve", piece = naming.piece(position.mover(mv), at))
            } else {
                seen.placed(position, mv.from())
            };
            if !from.contains(&told) {
                from.push(told);
            }
        }
        let (cell, side) = (naming.cell(at), named_side(naming.variant, side));
        if from.is_empty() {
            return say!("voice-no-arrivals", side = side, cell = cell);
        }
        say!("voice-arrivals", side = side, cell = cell, pieces = words::and(from))
    }

    fn moves_in_words(&self, scan: Scan<'_>, at: Cell, only_captures: bool) -> String {
        let (naming, position) = (scan.naming, scan.position);
        let piece = position.at(at);
        if piece.is_none() {
            return say!("voice-nothing-on", cell = naming.cell(at));
        }
        let mut to: Vec<String> = Vec::new();
        for mv in self.moves_of(position, piece.side()).into_iter().filter(|mv| !mv.is_drop() && mv.from() == at) {
            let capture = position.takes(naming.variant, mv);
            if only_captures && !capture {
                continue;
            }
            let seen = if naming.has(mv.to()) { naming } else { Naming { fold: None, ..naming } };
            let victim = position.at(mv.to());
            let told = match (capture, victim.is_some()) {
                (true, true) => say!("voice-capture", cell = seen.cell(mv.to()), victim = seen.piece(victim, mv.to())),
                (true, false) => say!("voice-capture-in-passing", cell = seen.cell(mv.to())),
                (false, _) => seen.cell(mv.to()),
            };
            if !to.contains(&told) {
                to.push(told);
            }
        }
        let (name, cell, count) = (naming.piece(piece, at), naming.cell(at), to.len());
        let key = if only_captures { key!("voice-captures") } else { key!("voice-moves") };
        say!(key, piece = name, cell = cell, count = count, cells = to.join(say!("between-parts")))
    }
}

/// Which pieces attack or defend a cell: those of the other side than its piece's, or of the same. An empty cell counts as the side's at
/// the bottom of the board.
fn attack(scan: Scan<'_>, at: Cell, attackers_wanted: bool, near: Side) -> String {
    let (naming, position) = (scan.naming, scan.position);
    let piece = position.at(at);
    let owner = if piece.is_some() { piece.side() } else { near };
    let by = if attackers_wanted { owner.other() } else { owner };
    let from = attackers_of(position, naming.variant, at, by);
    let told = from.iter().map(|cell| {
        let seen = if naming.has(cell) { naming } else { Naming { fold: None, ..naming } };
        seen.placed(position, cell)
    });
    let told = words::and(told.collect::<Vec<_>>());
    let count = from.len();
    let key = if attackers_wanted { key!("voice-attackers") } else { key!("voice-defenders") };
    say!(key, side = named_side(naming.variant, by), cell = naming.cell(at), count = count, pieces = told)
}

/// `4 minutes and 58 seconds`.
fn time_in_words(time: Duration) -> String {
    let seconds = time.as_secs();
    let parts = [(key!("voice-hours"), seconds / 3600), (key!("voice-minutes"), seconds / 60 % 60), (key!("voice-seconds"), seconds % 60)];
    let told = parts.into_iter().filter(|&(key, count)| count > 0 || key == key!("voice-seconds") && seconds == 0);
    words::and(told.map(|(key, count)| say!(key, count = count)))
}
