//! What the board shows, made from the state.

use std::sync::Arc;

use super::action::Player;
use super::editor::Editor;
use super::findings::Findings;
use super::hint::Rung;
use super::preview::Preview;
use super::scene::{Arrow, Picked, Scene};
use super::select;
use super::state::App;
use super::tracks::tracks;
use crate::geometry::{Cell, CellSet};
use crate::position::{Move, Position};
use crate::variant::Side;

impl App {
    /// What the board shows.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let position = self.shown().clone();
        if let Some(open) = self.exercise() {
            return self.scene_of_exercise(open);
        }
        if let Some(editor) = self.editor() {
            return self.scene_of_draft(editor, position);
        }
        let side = position.side();
        let own = self.picked.is_some_and(|picked| select::owner(&position, picked) == Some(side));
        let (looked_at, targets) = self.looked_at();
        let tracks = looked_at.map_or_else(Vec::new, |from| tracks(&position, self.variant(), from, targets));
        let last = self.preview.as_ref().and_then(Preview::last).or_else(|| self.game.last_move());
        let scene = Scene {
            variant: Arc::clone(self.variant()),
            flipped: self.flipped,
            layers: self.layers(),
            picked: self.picked,
            targets: targets.to_vec(),
            tracks,
            targets_own: own && self.player(side) == Player::Human,
            mobility: self.mobility(),
            last: last.map(|mv| (mv.from(), mv.to())),
            check: self.shown_check().then(|| position.royal(side)),
            cursor: self.cursor,
            arrows: self.arrows_shown(),
            place: self.place_shown(),
            pointed_out: self.man_shown(),
            preview: self.previewed(),
            choices: self.choices.clone(),
            control: self.control,
            controlled: self.control_shown(),
            changes: self.changes_shown(),
            fold: None,
            incoming: Vec::new(),
            stars: CellSet::EMPTY,
            position,
        };
        scene.folded(self.fold())
    }

    /// What the board shows while a position is set up: nothing of the game.
    fn scene_of_draft(&self, editor: &Editor, position: Position) -> Scene {
        let check = self.shown_check().then(|| position.royal(position.side()));
        // Men are set up on the whole board.
        let (flipped, layers, cursor) = (self.flipped, self.layers.set_states(self.variant()), self.cursor);
        Scene {
            flipped,
            layers,
            cursor,
            check,
            picked: editor.lifted.map(Picked::Cell),
            ..Scene::bare(Arc::clone(self.variant()), position)
        }
    }

    fn arrows_shown(&self) -> Vec<Arrow> {
        if let Some(preview) = &self.preview {
            return preview.coming().map(Arrow::good).into_iter().collect();
        }
        let moves = self.hint.as_ref().map_or(&[][..], |hint| match hint.rung {
            Rung::Place | Rung::Man => &[],
            Rung::Moves => &hint.moves,
            Rung::Line => &hint.line[..1],
        });
        let good = moves.iter().copied().map(Arrow::good);
        let threat = self.threat().and_then(Findings::best).map(Arrow::threat);
        good.chain(self.analysis_arrows()).chain(threat).collect()
    }

    /// The best moves of the analysis; nothing beside a hint, which would be told too much.
    fn analysis_arrows(&self) -> impl Iterator<Item = Arrow> {
        let shown = self.analysis.arrows && self.hint.is_none();
        let lines = self.findings().filter(|_| shown).map_or(&[][..], |found| &found.lines);
        let first = lines.iter().take(self.machine.lines).filter_map(|line| line.moves.first());
        first.enumerate().map(|(rank, &mv): (usize, &Move)| Arrow::ranked(mv, rank))
    }

    fn place_shown(&self) -> CellSet {
        if let Some(kind) = self.sought {
            let position = self.shown();
            let men = Side::BOTH.into_iter().flat_map(|side| position.men(side).iter());
            return men.filter(|&cell| position.at(cell).kind() == kind).collect();
        }
        self.hint.as_ref().filter(|hint| hint.rung == Rung::Place).map_or(CellSet::EMPTY, |hint| hint.place.cells)
    }

    fn man_shown(&self) -> Option<Cell> {
        let hint = self.hint.as_ref().filter(|hint| hint.rung == Rung::Man)?;
        Some(hint.best()).filter(|mv| !mv.is_drop()).map(Move::from)
    }
}
