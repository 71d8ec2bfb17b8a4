//! The introduction to a game: the game inside alone, then its cells on the whole board, the other lattices, the royal piece, what becomes
//! of captured pieces, and a leader's fall. All of it follows from the definition, and none of it touches the game on the board.

mod staging;

use std::sync::Arc;

use nestmate_core::geometry::Cell;
use nestmate_core::position::{Draft, Move, MoveKind, Position};
use nestmate_core::rules::{legal_moves, start};
use nestmate_core::variant::{KindId, Piece, Reserve, Side, Variant};
use nestmate_text::named_side;
use nestmate_text::words::{self, Language, named, say};

use crate::app::lens::LayerState;
use crate::app::lens::fold::Fold;
use crate::app::scene::Scene;
use crate::app::touch::{Held, Picked, belongs, targets_among};
use crate::lessons::change;
use staging::{Staged, arrival, capture, captured, comes_back, ordinary, to_move};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum IntroPage {
    Move,
    Lattice(usize),
    Free(usize),
    Royal,
    /// Where captured pieces go, and what pieces become.
    Change,
    Freeze,
    /// What comes next.
    Doors,
}

/// One picture of a page, with its sentence. Those of a page follow each other like the scenes of a play.
#[derive(Clone, Debug)]
struct IntroAct {
    position: Position,
    last: Option<(Cell, Cell)>,
    sentence: String,
    pointed_out: Vec<Cell>,
    /// The piece that the user is to drop before it goes on.
    drops: Option<KindId>,
}

#[derive(Clone, Debug)]
pub struct Intro {
    pub variant: Arc<Variant>,
    folds: Vec<Arc<Fold>>,
    pages: Vec<IntroPage>,
    at: usize,
    acts: Vec<IntroAct>,
    act: usize,
    /// The first move, which the user has made on the board of the game inside.
    pub first: Option<Move>,
    pub picked: Option<Picked>,
    pub cursor: Option<Cell>,
    /// What its sentences are in.
    language: Language,
}

impl Intro {
    /// `None` if no other game is inside it.
    pub fn new(variant: Arc<Variant>, folds: Vec<Arc<Fold>>) -> Option<Self> {
        let first = folds.first()?.inner.as_ref()?;
        let position = start(&variant).ok()?;
        let moves = (!first.pieces_only).then_some(IntroPage::Move);
        let lattices = (0..folds.len()).map(IntroPage::Lattice);
        let folded = |layer: &usize| folds.iter().any(|fold| fold.layer == *layer);
        let free = (0..variant.layers.len()).filter(|layer| !folded(layer)).map(IntroPage::Free);
        let royal = variant.royal().map(|_| IntroPage::Royal);
        let changes = variant.has_reserves || variant.rules.iter().any(|rule| change(rule).is_some());
        let freeze = leader(&variant, &folds[0], &position).map(|_| IntroPage::Freeze);
        let pages = moves.into_iter().chain(lattices).chain(free).chain(royal).chain(changes.then_some(IntroPage::Change)).chain(freeze);
        let pages = pages.chain([IntroPage::Doors]).collect();
        let (acts, language) = (Vec::new(), words::language());
        let mut intro = Self { variant, folds, pages, at: 0, acts, act: 0, first: None, picked: None, cursor: None, language };
        intro.open(0);
        Some(intro)
    }

    /// The page that is shown, the scene of it, and how many pages there are.
    pub fn progress(&self) -> (usize, usize, usize) {
        (self.at, self.act, self.pages.len())
    }

    pub fn wants_move(&self) -> bool {
        self.page() == IntroPage::Move
    }

    /// The piece of a reserve that the user is asked to drop.
    pub fn wants_drop(&self) -> Option<Held> {
        Some(Held { reserve: Reserve::of(Side::White), kind: self.acts[self.act].drops? })
    }

    pub fn is_last(&self) -> bool {
        self.at + 1 == self.pages.len()
    }

    /// Whether the page has another scene, for which it waits for nobody.
    pub fn plays_on(&self) -> bool {
        self.act + 1 < self.acts.len() && self.wants_drop().is_none()
    }

    /// Goes on to the page's next scene, or to the next page.
    pub fn next(&mut self) {
        if self.act + 1 < self.acts.len() {
            self.act += 1;
            self.picked = None;
        } else if !self.is_last() {
            self.open(self.at + 1);
        }
    }

    /// Goes back to the beginning of the page, or from there to the page before.
    pub fn back(&mut self) {
        self.open(if self.act > 0 { self.at } else { self.at.saturating_sub(1) });
    }

    pub fn layer(&self) -> Option<usize> {
        match self.page() {
            IntroPage::Lattice(at) => Some(self.folds.get(at)?.layer),
            IntroPage::Free(layer) => Some(layer),
            _ => None,
        }
    }

    pub fn pointed(&self) -> Option<Arc<Fold>> {
        if let IntroPage::Lattice(at) = self.page() { self.folds.get(at).cloned() } else { None }
    }

    pub fn sentence(&self) -> &str {
        &self.acts[self.act].sentence
    }

    /// What the reserves hold.
    pub fn held(&self) -> Vec<(Held, u8)> {
        let reserves = self.acts[self.act].position.reserves();
        let of = |reserve: Reserve| reserves.kinds(reserve).map(move |kind| (Held { reserve, kind }, reserves.count(reserve, kind)));
        Reserve::ALL.into_iter().flat_map(of).collect()
    }

    fn page(&self) -> IntroPage {
        self.pages[self.at]
    }

    fn open(&mut self, at: usize) {
        self.at = at;
        (self.act, self.picked) = (0, None);
        if self.wants_move() {
            self.first = None;
        }
        self.acts = self.made();
    }

    /// Goes on in the language of the window, which may have come after the page was made.
    pub fn follow_language(&mut self) {
        let language = words::language();
        if std::mem::replace(&mut self.language, language) != language {
            self.acts = self.made();
        }
    }

    fn made(&self) -> Vec<IntroAct> {
        match self.page() {
            IntroPage::Move => vec![self.told(say!("intro-move", game = self.inner_name(0)))],
            IntroPage::Lattice(at) => vec![IntroAct { last: self.first.filter(|_| at == 0).map(ends), ..self.told(self.of_lattice(at)) }],
            IntroPage::Free(layer) => vec![self.told(say!("intro-free", layer = named(&self.variant.layers[layer].name)))],
            IntroPage::Royal => vec![self.of_royal()],
            IntroPage::Change => self.of_changes(),
            IntroPage::Freeze => self.of_freezing(),
            IntroPage::Doors => vec![self.told(say!("intro-doors"))],
        }
    }

    /// The array, after the move that the user has made; White moves.
    fn position(&self) -> Position {
        let start = start(&self.variant).unwrap_or_else(|_| Draft::empty().picture().clone());
        let position = self.first.map_or(start.clone(), |mv| start.after(&self.variant, mv));
        to_move(&position, &self.variant, Side::White)
    }

    fn told(&self, sentence: impl Into<String>) -> IntroAct {
        let sentence = sentence.into();
        IntroAct { position: self.position(), last: None, sentence, pointed_out: Vec::new(), drops: None }
    }

    fn of_lattice(&self, at: usize) -> String {
        let (fold, game) = (&self.folds[at], named(&self.variant.in_text));
        let (name, whole) = (named(fold.name(&self.variant)), fold.inner.as_ref().map(|inner| !inner.pieces_only));
        match (whole, self.renamed()) {
            (Some(true), Some((was, is))) if at == 0 => say!("intro-own-renamed", inner = name, game = game, was = was, is = is),
            (Some(true), _) if at == 0 => say!("intro-own", inner = name, game = game),
            (Some(true), _) => say!("intro-other", inner = name),
            (Some(false), _) => say!("intro-pieces", inner = self.inner_name(at), game = game),
            (None, _) => say!("intro-layer", layer = name),
        }
    }

    fn of_royal(&self) -> IntroAct {
        let royal = self.variant.royal().map_or("", |kind| named(&self.variant.kind(kind).name));
        let only = if self.pages.contains(&IntroPage::Freeze) { "yes" } else { "no" };
        let act = self.told(say!("intro-royal", royal = royal, only = only));
        let pointed_out = Side::BOTH.into_iter().flat_map(|side| act.position.royals(&self.variant, side)).collect();
        IntroAct { pointed_out, ..act }
    }

    /// A piece is captured and comes back for the other side; a piece becomes another.
    fn of_changes(&self) -> Vec<IntroAct> {
        let (variant, position) = (&*self.variant, self.position());
        let mut acts = Vec::new();
        if let Some((staged, after, drop)) = captured(&position, variant) {
            let MoveKind::Drop(kind) = drop.action() else { return acts };
            let piece = self.name_of(staged.position.at(staged.mv.to()), staged.mv.to());
            let last = Some(ends(staged.mv));
            acts.push(IntroAct {
                position: staged.position,
                pointed_out: vec![staged.mv.to()],
                ..self.told(say!("intro-captured", side = named_side(variant, Side::White)))
            });
            let dropped = after.after(variant, drop);
            acts.push(IntroAct { position: after, last, drops: Some(kind), ..self.told(say!("intro-drop", piece = piece)) });
            acts.push(IntroAct {
                position: dropped,
                ..self.told(say!("intro-dropped", neutral = if variant.has_neutral { "yes" } else { "no" }))
            });
        }
        let inside = |cell| self.folds[0].cells.contains(cell);
        if let Some((staged, _)) = arrival(&position, variant, &ordinary(&position, variant, Side::White, inside), |_, _| true) {
            let (from, to) = ends(staged.mv);
            let after = staged.position.after(variant, staged.mv);
            let (was, is) = (self.name_of(staged.position.at(from), from), self.name_of(after.at(to), to));
            let captures = if !acts.is_empty() {
                "drops"
            } else if variant.has_reserves {
                "kept"
            } else {
                "gone"
            };
            let told = self.told(say!("intro-changes", piece = was.as_str(), captures = captures));
            acts.push(IntroAct { position: staged.position, pointed_out: vec![from], ..told });
            acts.push(IntroAct { position: after, last: Some((from, to)), ..self.told(say!("intro-changed", was = was, piece = is)) });
        }
        if acts.is_empty() {
            acts.push(self.told(say!("intro-fate", kept = if variant.has_reserves { "yes" } else { "no" })));
        }
        acts
    }

    /// Black's leader of the first game inside falls, and comes back where the rules let it.
    fn of_freezing(&self) -> Vec<IntroAct> {
        let (variant, position, fold) = (&*self.variant, self.position(), &self.folds[0]);
        let Some(leader) = leader(variant, fold, &position) else { return vec![self.told(String::new())] };
        let name = self.name_of(position.at(leader), leader);
        let intact = IntroAct {
            pointed_out: vec![leader],
            ..self.told(say!("intro-leader", other = named_side(variant, Side::Black), leader = name.as_str()))
        };
        let movers = ordinary(&position, variant, Side::White, |cell| fold.cells.contains(cell));
        let Some(fall) = capture(&position, variant, leader, &movers) else { return vec![intact] };
        let frozen = |position: &Position| -> Vec<Cell> {
            position.pieces(Side::Black).iter().filter(|&cell| position.is_frozen(variant, cell)).collect()
        };
        let back = comes_back(&fall, variant, |cell| !self.folds.iter().any(|fold| fold.cells.contains(cell)));
        let first = back.as_ref().map_or(&fall, |back| &back.0);
        let fallen = first.position.after(variant, first.mv);
        let mut acts = vec![IntroAct { position: first.position.clone(), ..intact }];
        let sentence = say!("intro-freeze", leader = name.as_str(), count = frozen(&fallen).len());
        acts.push(IntroAct { position: fallen, last: Some(ends(first.mv)), ..self.told(sentence) });
        if let Some((_, Staged { position, mv })) = back {
            let (from, to) = ends(mv);
            let sentence =
                say!("intro-thaw", other = named_side(variant, Side::Black), piece = self.name_of(position.at(from), from), leader = name);
            acts.push(IntroAct { position: position.after(variant, mv), last: Some((from, to)), ..self.told(sentence) });
        }
        acts
    }

    /// What a piece is called, and what it is in the game inside where that is something else.
    fn name_of(&self, piece: Piece, cell: Cell) -> String {
        let own = named(&self.variant.kind(piece.kind()).name);
        let inside = self.folds.iter().filter(|fold| fold.cells.contains(cell)).find_map(|fold| {
            let inner = fold.inner.as_ref()?;
            Some(named(&inner.variant.kind(inner.piece(piece)?.kind()).name))
        });
        inside.filter(|&inside| inside != own).map_or_else(|| own.to_owned(), |inside| say!("intro-both", piece = own, inside = inside))
    }

    /// What the piece that was moved is in the first game inside and in the whole one, where it has another name there.
    fn renamed(&self) -> Option<(&str, &str)> {
        let piece = self.position().at(self.first?.to());
        let inner = self.folds.first()?.inner.as_ref()?;
        let was = named(&inner.variant.kind(inner.piece(piece)?.kind()).name);
        Some((was, named(&self.variant.kind(piece.kind()).name))).filter(|(was, is)| was != is)
    }

    fn inner_name(&self, at: usize) -> &str {
        let inner = self.folds.get(at).and_then(|fold| fold.inner.as_ref());
        inner.map_or("", |inner| named(&inner.variant.in_text))
    }

    fn moves(&self) -> Vec<Move> {
        let (fold, drops, position) = (&self.folds[0], self.acts[self.act].drops, &self.acts[self.act].position);
        if !self.wants_move() && drops.is_none() {
            return Vec::new();
        }
        let inside = |mv: &Move| !mv.is_drop() && fold.cells.contains(mv.from()) && fold.cells.contains(mv.to());
        let wanted = |mv: &Move| drops.map_or_else(|| inside(mv), |kind| mv.action() == MoveKind::Drop(kind));
        legal_moves(position, &self.variant).into_iter().filter(wanted).collect()
    }

    /// A cell was pressed: its piece is picked up, or what was picked up goes there and the story goes on.
    pub fn press(&mut self, cell: Cell) {
        match self.picked.filter(|&picked| picked != Picked::Cell(cell)) {
            Some(picked) if self.play(picked, cell) => {}
            _ => self.pick_up(Picked::Cell(cell)),
        }
    }

    /// Picks a piece up; one that is picked up already is put down.
    pub fn pick_up(&mut self, picked: Picked) {
        let known = self.picked == Some(picked);
        let goes = self.moves().iter().any(|&mv| belongs(&self.variant, picked, mv, Side::White));
        self.picked = Some(picked).filter(|_| goes && !known);
        if let Some(Picked::Held(_)) = self.picked {
            let targets = self.scene().targets;
            self.cursor = targets.get(targets.len() / 2).map(|target| target.cell);
        }
    }

    pub fn play(&mut self, picked: Picked, to: Cell) -> bool {
        let meant = |mv: &Move| mv.to() == to && belongs(&self.variant, picked, *mv, Side::White);
        let Some(mv) = self.moves().into_iter().find(meant) else { return false };
        if self.wants_move() {
            self.first = Some(mv);
        } else {
            let after = self.acts[self.act].position.after(&self.variant, mv);
            if let Some(act) = self.acts.get_mut(self.act + 1) {
                act.position = after;
            }
        }
        self.next();
        true
    }

    /// Puts the cursor on a piece that can move.
    pub fn show_cursor(&mut self) {
        let moves = self.moves();
        self.cursor = moves.get(moves.len() / 2).map(|mv| mv.from());
    }

    pub fn activate(&mut self) {
        if let Some(cell) = self.cursor {
            self.press(cell);
        }
    }

    pub fn scene(&self) -> Scene {
        let IntroAct { position, last, pointed_out, .. } = self.acts[self.act].clone();
        let fold = self.folds.first().filter(|_| self.wants_move()).cloned();
        let targets = self.picked.map_or_else(Vec::new, |picked| targets_among(&self.moves(), &position, &self.variant, picked));
        let bare = Scene::bare(Arc::clone(&self.variant), position);
        let layers = if let IntroPage::Free(free) = self.page() { self.layers_but(free) } else { bare.layers.clone() };
        let cursor = self.cursor.filter(|_| self.wants_move() || self.wants_drop().is_some());
        let nests = self.folds.clone();
        let shown = Scene { layers, nests, picked: self.picked, targets, last, cursor, pointed_out, ..bare }.folded(fold);
        // Nothing comes from outside yet.
        Scene { incoming: Vec::new(), royals_outside: Vec::new(), ..shown }
    }

    fn layers_but(&self, shown: usize) -> Vec<LayerState> {
        let state = |layer| if layer == shown { LayerState::Shown } else { LayerState::Dimmed };
        (0..self.variant.layers.len()).map(state).collect()
    }
}

fn ends(mv: Move) -> (Cell, Cell) {
    (mv.from(), mv.to())
}

/// The piece of Black's without which its pieces on the cells of a fold are frozen.
fn leader(variant: &Variant, fold: &Fold, position: &Position) -> Option<Cell> {
    let leads = |cell: &Cell| fold.cells.contains(*cell) && variant.semi_royals.contains(position.at(*cell).kind());
    position.pieces(Side::Black).iter().find(leads)
}
