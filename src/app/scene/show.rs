//! What the board shows, made from the game on it and from how it is seen.

use std::sync::Arc;

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::position::Move;
use nestmate_core::rules::{checked_royal, legal_moves};
use nestmate_core::variant::Side;
use nestmate_text::words::{self, key, say};

use super::outside::OutsideMove;
use super::tracks::{count, mobility, tracks};
use super::{Arrow, Scene};
use crate::app::advice::findings::Findings;
use crate::app::advice::hint::{self, Hint, Rung};
use crate::app::advice::judge::Judge;
use crate::app::editor::Editor;
use crate::app::learn::open::{Help, Open};
use crate::app::lens::Lens;
use crate::app::lens::control::{ControlChange, changes, led};
use crate::app::lens::fold::Folded;
use crate::app::naming::Names;
use crate::app::new_game::Player;
use crate::app::table::preview::Preview;
use crate::app::table::{Mode, Table};
use crate::app::touch::{Picked, Target, belongs, owner};
use crate::app::train::trial::Trial;
use crate::app::why;
use crate::lessons::{Deed, LEARNER, is_checked};

#[derive(Clone, Copy)]
pub(in crate::app) struct Sight<'a> {
    pub(in crate::app) table: &'a Table,
    pub(in crate::app) lens: &'a Lens,
    pub(in crate::app) judge: Judge<'a>,
    pub(in crate::app) lines: usize,
    pub(in crate::app) mate: Option<Move>,
}

impl<'a> Sight<'a> {
    pub(in crate::app) fn scene(self, folded: Option<Folded>) -> Scene {
        match &self.table.mode {
            Mode::SetUp(editor) => self.of_draft(editor).folded(folded),
            Mode::Learn(learning) => match learning.open.as_ref() {
                Some(open) => self.of_exercise(open).folded(folded),
                None => self.of_game_folded(folded),
            },
            Mode::Play | Mode::Solve(_) => self.of_game_folded(folded),
        }
    }

    /// Why the piece that is picked up cannot go to the cell under the pointer, whosever turn it is.
    pub(in crate::app) fn obstacle(self, names: &Names) -> Option<String> {
        let (table, hand) = (self.table, &self.table.hand);
        let (picked, to) = (hand.picked?, table.gaze.pointed?);
        let reaches = hand.targets.iter().any(|target| target.cell == to);
        if picked == Picked::Cell(to) || table.preview.is_some() || reaches {
            return None;
        }
        match &table.mode {
            Mode::SetUp(_) => None,
            Mode::Learn(_) => table.refusal_in_exercise(picked, to).map(|reason| reason.to_string()),
            Mode::Play | Mode::Solve(_) => {
                let mut position = table.game.position().clone();
                if owner(&position, picked)? != position.side() {
                    position.make_null(table.variant());
                }
                Some(why::refusal(position, names, picked, to).to_string())
            }
        }
    }

    fn of_game_folded(self, folded: Option<Folded>) -> Scene {
        let hides = folded.as_ref().filter(|folded| folded.is_whole() && self.table.preview.is_none());
        let outside = hides.and_then(|Folded { fold, .. }| {
            let game = &self.table.game;
            self.lens.outside.of((game.revision(), fold.layer), || OutsideMove::of(game, fold).map(Arc::new))
        });
        Scene { outside, ..self.of_game() }.folded(folded)
    }

    fn of_game(self) -> Scene {
        let (table, hand) = (self.table, &self.table.hand);
        let (variant, position) = (Arc::clone(table.variant()), table.shown().clone());
        let side = position.side();
        let own = hand.picked.is_some_and(|picked| owner(&position, picked) == Some(side));
        let (looked_at, targets) = self.looked_at();
        let (changes, leads) = (self.changes(), self.leads());
        let last = table.preview.as_ref().map_or_else(|| table.game.last_move(), Preview::last);
        Scene {
            flipped: table.flipped,
            layers: table.trial().map_or(&self.lens.layers, |trial| &trial.layers).of(&variant),
            picked: hand.picked,
            targets: targets.to_vec(),
            tracks: looked_at.map_or_else(Vec::new, |from| tracks(&position, &variant, from, targets)),
            targets_own: own && table.player(side) == Player::Human,
            mobility: if table.preview.is_some() { Vec::new() } else { mobility(&table.game, &self.lens.others) },
            last: last.map(|mv| (mv.from(), mv.to())),
            check: if table.shown_check() { checked_royal(&position, &variant, side) } else { None },
            cursor: table.gaze.cursor,
            arrows: self.arrows(),
            shapes: if table.preview.is_some() { Vec::new() } else { table.game.tree().notes(table.game.current()).shapes.clone() },
            premoves: if table.preview.is_some() { Vec::new() } else { table.hand.premoves.queue.clone() },
            place: self.place(),
            pointed_out: self.pointed_out().into_iter().collect(),
            preview: table.preview.as_ref().map(Preview::progress),
            choices: hand.choices.clone(),
            control: self.lens.control,
            controlled: self.lens.controlled(&position, &variant),
            consequence: self.consequence(&changes).or_else(|| self.leading(leads.as_ref())),
            changes,
            leads,
            ..Scene::bare(variant, position)
        }
    }

    /// A position that is being set up: nothing of the game.
    fn of_draft(self, editor: &Editor) -> Scene {
        let (table, position) = (self.table, editor.draft.picture().clone());
        let check = if table.shown_check() { checked_royal(&position, table.variant(), position.side()) } else { None };
        Scene {
            flipped: table.flipped,
            layers: self.lens.layers.of(table.variant()),
            cursor: table.gaze.cursor,
            check,
            picked: table.hand.picked,
            ..Scene::bare(Arc::clone(table.variant()), position)
        }
    }

    fn of_exercise(self, open: &Open) -> Scene {
        let (hand, variant) = (&self.table.hand, self.table.variant());
        let position = open.attempt.position.clone();
        let own = hand.picked.is_none_or(|picked| owner(&position, picked) == Some(LEARNER));
        let tracks = if let Some(Picked::Cell(from)) = hand.picked { tracks(&position, variant, from, &hand.targets) } else { Vec::new() };
        let mut moves = vec![0; variant.points()];
        count(&open.legal, &mut moves);
        let hint = open.hint();
        let arrow = hint.filter(|hint| hint.1 == Help::Move).map(|hint| Arrow::good(hint.0));
        let checked = Side::BOTH.into_iter().find(|&side| is_checked(&position, variant, side));
        Scene {
            flipped: open.flipped,
            layers: open.layers.of(variant),
            picked: hand.picked,
            targets: hand.targets.clone(),
            tracks,
            targets_own: own,
            mobility: moves,
            last: open.attempt.answer.or(open.last.as_ref().map(|last| last.1)).map(|mv| (mv.from(), mv.to())),
            check: checked.and_then(|side| checked_royal(&position, variant, side)),
            cursor: self.table.gaze.cursor,
            arrows: arrow.into_iter().collect(),
            pointed_out: hint
                .filter(|hint| hint.1 == Help::Piece && !hint.0.is_drop())
                .map_or_else(|| open.pointed_out(), |hint| vec![hint.0.from()]),
            asks: !open.is_solved() && matches!(open.exercise().deed(), Some(Deed::Point(_))),
            choices: hand.choices.clone(),
            stars: open.attempt.stars,
            ..Scene::bare(Arc::clone(variant), position)
        }
    }

    /// The piece whose targets the board shows, with those: the one that is picked up, or else the one under the pointer.
    fn looked_at(self) -> (Option<Cell>, &'a [Target]) {
        let (table, hand) = (self.table, &self.table.hand);
        match hand.picked {
            Some(Picked::Cell(cell)) => (Some(cell), &hand.targets),
            Some(Picked::Held(_)) => (None, &hand.targets),
            None => {
                let watched = table.gaze.watched(table.ahead()).filter(|_| table.preview.is_none());
                watched.map_or((None, &[]), |(cell, targets)| (Some(cell), targets))
            }
        }
    }

    /// The semi-royal piece that is looked at, with the cells of those that would be frozen without it.
    fn leads(self) -> Option<(Cell, Vec<Cell>)> {
        let (table, variant) = (self.table, self.table.variant());
        let cell = self.looked_at().0.or(table.gaze.cursor).filter(|_| table.hand.picked.is_none())?;
        let position = table.shown();
        let led = led(position, variant, cell);
        (!led.is_empty()).then_some((cell, led))
    }

    fn leading(self, leads: Option<&(Cell, Vec<Cell>)>) -> Option<(Cell, String)> {
        let (cell, led) = leads?;
        let leader = self.table.naming().piece(self.table.shown().at(*cell), *cell);
        Some((*cell, say!("consequence-leads", count = led.len(), piece = leader)))
    }

    /// What the move under the pointer does to others, in words, with the cell that it ends on.
    fn consequence(self, changes: &[ControlChange]) -> Option<(Cell, String)> {
        let to = self.table.gaze.pointed?;
        let frozen = changes.iter().filter(|change| change.frozen).count();
        let count = |key, count: usize| (count > 0).then(|| say!(key, count = count));
        let parts = [count(key!("consequence-freezes"), frozen), count(key!("consequence-thaws"), changes.len() - frozen)];
        if changes.is_empty() {
            return None;
        }
        let what = words::and(parts.into_iter().flatten());
        let victim = self.table.game.position().at(to);
        let told = if victim.is_some() {
            say!("consequence-captures", piece = self.table.naming().piece(victim, to), what = what)
        } else {
            say!("consequence", what = what)
        };
        Some((to, told))
    }

    /// Whom the move under the pointer would freeze or thaw: that of what is picked up.
    fn changes(self) -> Vec<ControlChange> {
        let (table, hand) = (self.table, &self.table.hand);
        let (Some(picked), Some(to)) = (hand.picked, table.gaze.pointed) else { return Vec::new() };
        if table.preview.is_some() || !hand.targets.iter().any(|target| target.cell == to) {
            return Vec::new();
        }
        let (variant, before) = (table.variant(), table.game.position());
        let Some(mover) = owner(before, picked) else { return Vec::new() };
        let mut after = before.clone();
        if mover != before.side() {
            after.make_null(variant);
        }
        let legal = legal_moves(&after, variant);
        let Some(&played) = legal.iter().find(|mv| mv.to() == to && belongs(variant, picked, **mv, mover)) else { return Vec::new() };
        after.play(variant, played);
        changes(before, &after, variant).into_iter().filter(|change| Picked::Cell(change.cell) != picked).collect()
    }

    fn arrows(self) -> Vec<Arrow> {
        if let Some(preview) = self.table.preview.as_ref() {
            return preview.coming().map(Arrow::good).into_iter().collect();
        }
        if let Some((mv, told)) = self.table.trial().and_then(Trial::hint) {
            return (told == Help::Move).then(|| Arrow::good(mv)).into_iter().collect();
        }
        let moves = self.table.hints.on_board().map_or(&[][..], |hint| match hint.rung {
            Rung::Place | Rung::Piece => &[],
            Rung::Moves => &hint.moves,
            Rung::Line => &hint.line[..1],
        });
        let mate = self.mate.filter(|mv| !moves.contains(mv));
        let good = moves.iter().copied().chain(mate).map(Arrow::good);
        let answer = self.table.study.caution.alarm().and_then(|(_, alarm)| alarm.answer).map(Arrow::threat);
        let threat = self.judge.threat().and_then(Findings::best).map(Arrow::threat);
        good.chain(self.analysis_arrows()).chain(threat).chain(answer).collect()
    }

    /// The best moves of the analysis; nothing beside a hint, which would be told too much.
    fn analysis_arrows(self) -> impl Iterator<Item = Arrow> + use<'a> {
        let shown = self.judge.analysis.arrows && self.table.hints.on_board().is_none();
        let lines = self.judge.findings().filter(|_| shown).map_or(&[][..], |found| &found.lines);
        let first = lines.iter().take(self.lines).filter_map(|line| line.moves.first());
        first.enumerate().map(|(rank, &mv): (usize, &Move)| Arrow::ranked(mv, rank))
    }

    fn place(self) -> CellSet {
        if let Some(kind) = self.table.gaze.sought {
            let position = self.table.shown();
            let pieces = Side::BOTH.into_iter().flat_map(|side| position.pieces(side).iter());
            return pieces.filter(|&cell| position.at(cell).kind() == kind).collect();
        }
        let hint = self.table.hints.on_board().filter(|hint| hint.rung == Rung::Place);
        hint.map_or(CellSet::EMPTY, |hint| hint::place(self.table.game.position(), self.table.naming(), hint.best()).cells)
    }

    fn pointed_out(self) -> Option<Cell> {
        let of_puzzle = self.table.trial().and_then(Trial::hint).filter(|hint| hint.1 == Help::Piece).map(|hint| hint.0);
        let hint = self.table.hints.on_board().filter(|hint| hint.rung == Rung::Piece).map(Hint::best);
        of_puzzle.or(hint).filter(|mv| !mv.is_drop()).map(Move::from)
    }
}
