//! A definition as a designer changes it: the board, the pieces and how they move, the start and the rules, each change a change of the
//! text that leaves the rest of it as it is.

mod text;

use std::collections::BTreeMap;

use super::array::{board_text, parse_board};
use super::nest::all_moves;
use super::pieces::Side;
use super::reading::options;
use super::schema::writing::{ron, rows};
use super::schema::{DirsDef, MoveDef, Only, PieceDef, Reach, Region, RuleDef, TurnedDef, VariantDef};
use super::validate::standard_steps;
use crate::geometry::{CellSet, Grid, Mirror, Offset, images};

/// What a click on a cell around a piece gives it, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stride {
    /// One step.
    Leap,
    /// Steps repeated.
    Slide,
}

/// What a way of moving drawn by clicks is good for, and where it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawnWay {
    /// Whether it moves, captures or both.
    pub only: Only,
    /// Whether only forward, or in all directions.
    pub forward: bool,
}

/// A piece on a cell: its letter, whether it is Black's, whether it is turned over.
pub type StartToken = (char, bool, bool);

/// A definition being designed.
#[derive(Clone, Debug)]
pub struct Design {
    text: String,
    def: VariantDef,
    grid: Grid,
    placed: BTreeMap<(i32, i32), StartToken>,
}

impl Design {
    /// The first game of a text, `def` being that game with what it is based on filled in; `None` if its board or start cannot be read.
    pub(super) fn new(text: &str, def: VariantDef) -> Option<Self> {
        let board = def.board.as_ref()?;
        let grid = Grid::new(board.files, board.ranks)?;
        let all: CellSet = grid.iter().collect();
        let field = def.start.as_deref()?.split_whitespace().next()?.split('[').next()?;
        let placed = parse_board(field, grid, &all).ok()?;
        let placed =
            placed.into_iter().map(|piece| ((grid.file(piece.cell), grid.rank(piece.cell)), (piece.letter, piece.black, piece.turned)));
        Some(Self { text: text.to_owned(), grid, placed: placed.collect(), def })
    }

    /// Files and ranks.
    #[must_use]
    pub fn size(&self) -> (u8, u8) {
        (self.grid.files(), self.grid.ranks())
    }

    /// The pieces.
    #[must_use]
    pub fn pieces(&self) -> &[PieceDef] {
        self.def.pieces.as_deref().unwrap_or_default()
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &[RuleDef] {
        self.def.rules.as_deref().unwrap_or_default()
    }

    /// What stands on a cell at the start, by file and rank from 0.
    #[must_use]
    pub fn at(&self, file: i32, rank: i32) -> Option<StartToken> {
        self.placed.get(&(file, rank)).copied()
    }

    /// The text with a board of another size. Pieces stay where they stand, as far as there are cells.
    #[must_use]
    pub fn with_size(&self, files: u8, ranks: u8) -> Option<String> {
        let grid = Grid::new(files, ranks)?;
        // Black's pieces stay at Black's end.
        let shift = i32::from(ranks) - i32::from(self.grid.ranks());
        let half = i32::from(self.grid.ranks()) / 2;
        let moved = |(&(file, rank), &token): (&(i32, i32), &StartToken)| ((file, if rank >= half { rank + shift } else { rank }), token);
        let placed = self.placed.iter().map(moved).filter(|((file, rank), _)| grid.cell(*file, *rank).is_some()).collect();
        let mut board = self.def.board.clone()?;
        (board.files, board.ranks) = (files, ranks);
        let text = text::with_field(&self.text, "board", &ron(&board))?;
        Self { text, grid, placed, def: self.def.clone() }.with_start()
    }

    /// The text with something else on a cell at the start; on Black's cell that mirrors it too, if asked for.
    #[must_use]
    pub fn with_token(&self, (file, rank): (i32, i32), token: Option<StartToken>, both: bool) -> Option<String> {
        let mut design = self.clone();
        let turned = self.mirror() == Mirror::Turn;
        let far = i32::from(self.grid.ranks()) - 1 - rank;
        let across = if turned { i32::from(self.grid.files()) - 1 - file } else { file };
        let mut put = |cell: (i32, i32), token: Option<StartToken>| match token {
            Some(token) => _ = design.placed.insert(cell, token),
            None => _ = design.placed.remove(&cell),
        };
        put((file, rank), token);
        if both && far != rank {
            put((across, far), token.map(|(letter, black, turned)| (letter, !black, turned)));
        }
        design.with_start()
    }

    /// The text with one more piece, under a letter that is free: its own, or one of its name. The layers have it, too.
    #[must_use]
    pub fn with_piece(&self, piece: &PieceDef) -> Option<String> {
        let taken = |letter: char| self.pieces().iter().any(|known| known.letter == letter);
        let wishes = [piece.letter].into_iter().chain(piece.name.to_ascii_uppercase().chars().collect::<Vec<char>>()).chain('A'..='Z');
        let letter = wishes.filter(char::is_ascii_uppercase).find(|&letter| !taken(letter))?;
        let new = PieceDef { letter, royal: false, ..piece.clone() };
        let owned = self.with_own_pieces()?;
        let text = text::with_new_entry(&owned.text, "pieces", &ron(&new))?;
        let mut layers = self.def.layers.clone().unwrap_or_default();
        for layer in &mut layers {
            layer.pieces.push(letter);
        }
        if layers.is_empty() { Some(text) } else { text::with_field(&text, "layers", &rows(&layers)) }
    }

    /// The text without a piece, wherever it stood.
    #[must_use]
    pub fn without_piece(&self, letter: char) -> Option<String> {
        let index = self.pieces().iter().position(|piece| piece.letter == letter)?;
        let mut design = self.with_own_pieces()?;
        design.text = text::without_entry(&design.text, "pieces", index)?;
        design.placed.retain(|_, token| token.0 != letter);
        let mut layers = self.def.layers.clone().unwrap_or_default();
        for layer in &mut layers {
            layer.pieces.retain(|known| known != letter);
        }
        if !layers.is_empty() {
            design.text = text::with_field(&design.text, "layers", &rows(&layers))?;
        }
        let kept: Vec<RuleDef> = self.rules().iter().filter_map(|rule| without_letter(rule, letter)).collect();
        if kept != self.rules() {
            design.text = text::with_field(&design.text, "rules", &rows(&kept))?;
            design.def.rules = Some(kept);
        }
        design.with_start()
    }

    /// The text with another name of a piece.
    #[must_use]
    pub fn with_name(&self, letter: char, name: &str) -> Option<String> {
        let index = self.pieces().iter().position(|piece| piece.letter == letter)?;
        text::with_entry_field(&self.with_own_pieces()?.text, ("pieces", index), "name", &ron(&name))
    }

    /// What a piece can do on a cell so many files and ranks away, as far as clicks can draw it.
    #[must_use]
    pub fn stride(&self, letter: char, to: Offset) -> Option<(Stride, Only)> {
        let piece = self.pieces().iter().find(|piece| piece.letter == letter)?;
        piece.moves.iter().find_map(|way| drawn(way).filter(|(_, steps, _)| steps.contains(&to))).map(|(stride, _, only)| (stride, only))
    }

    /// How many ways of moving a piece has that clicks cannot draw.
    #[must_use]
    pub fn undrawn(&self, letter: char) -> usize {
        let piece = self.pieces().iter().find(|piece| piece.letter == letter);
        piece.map_or(0, |piece| piece.moves.iter().filter(|way| drawn(way).is_none()).count())
    }

    /// The text after a click on a cell around a piece: a step there, a slide, nothing, by turns. Other images of the step go with it.
    #[must_use]
    pub fn with_click(&self, letter: char, to: Offset, way: DrawnWay) -> Option<String> {
        let index = self.pieces().iter().position(|piece| piece.letter == letter)?;
        let mut moves = self.pieces()[index].moves.clone();
        let known = moves.iter().position(|way| drawn(way).is_some_and(|(_, steps, _)| steps.contains(&to)));
        match known.map(|at| (at, moves.remove(at))) {
            None => moves.push(MoveDef::Leap(reach(to, way)?)),
            Some((at, MoveDef::Leap(reach))) => moves.insert(at, MoveDef::Slide(reach)),
            Some(_) => {}
        }
        text::with_entry_field(&self.with_own_pieces()?.text, ("pieces", index), "moves", &ron(&moves))
    }

    /// The rules as the text has them, each on a line.
    #[must_use]
    pub fn rule_texts(&self) -> Vec<String> {
        self.rules().iter().map(ron).collect()
    }

    /// How Black's view follows from White's.
    #[must_use]
    pub fn mirror(&self) -> Mirror {
        self.def.board.as_ref().map_or(Mirror::Flip, |board| board.mirror)
    }

    /// Whether it has a rule, given as a definition writes it.
    #[must_use]
    pub fn has_rule(&self, rule: &str) -> bool {
        options().from_str(rule).is_ok_and(|rule: RuleDef| self.rules().contains(&rule))
    }

    /// The design with one more rule, given as a definition writes it.
    #[must_use]
    pub fn and_rule(&self, rule: &str) -> Option<Self> {
        let rule: &RuleDef = &options().from_str(rule).ok()?;
        let mut design = self.with_own("rules", &rows(self.rules()))?;
        design.text = text::with_new_entry(&design.text, "rules", &ron(rule))?;
        design.def.rules.get_or_insert_default().push(rule.clone());
        design.text = design.with_start()?;
        Some(design)
    }

    /// The text.
    #[must_use]
    pub fn into_text(self) -> String {
        self.text
    }

    /// The text without a rule.
    #[must_use]
    pub fn without_rule(&self, index: usize) -> Option<String> {
        let mut design = self.with_own("rules", &rows(self.rules()))?;
        design.text = text::without_entry(&design.text, "rules", index)?;
        design.def.rules.get_or_insert_default().remove(index);
        design.with_start()
    }

    /// The same with the start written as it stands here, castling as pieces stand.
    fn with_start(&self) -> Option<String> {
        let mut fields: Vec<String> = self.def.start.as_deref()?.split_whitespace().map(str::to_owned).collect();
        let token = |&(letter, black, turned): &StartToken| {
            format!("{}{}", if turned { "+" } else { "" }, if black { letter.to_ascii_lowercase() } else { letter })
        };
        let board = board_text(self.grid, |cell| self.placed.get(&(self.grid.file(cell), self.grid.rank(cell))).map(token));
        let hand = fields.first()?.split_once('[').map(|(_, hand)| format!("[{hand}")).unwrap_or_default();
        fields[0] = board + &hand;
        // Six fields are those of FEN, which has no field of reserves.
        let rights = if fields.len() == 6 { 2 } else { 3 };
        let holds = self.rules().iter().any(|rule| matches!(rule, RuleDef::Reserve { .. } | RuleDef::Drop { .. }));
        if let Some(reserves) = fields.get_mut(2).filter(|reserves| rights == 3 && (reserves.as_str() == "-") == holds) {
            if holds { "[||]" } else { "-" }.clone_into(reserves);
        }
        let unmoved = self.unmoved();
        *fields.get_mut(rights)? = if unmoved.is_empty() { "-".to_owned() } else { unmoved.join(",") };
        text::with_field(&self.text, "start", &ron(&fields.join(" ")))
    }

    /// The cells of pieces that could castle.
    fn unmoved(&self) -> Vec<String> {
        let mut cells = Vec::new();
        for rule in self.rules() {
            let RuleDef::Castle { royal, partner, steps, side, .. } = rule else { continue };
            let steps = i32::from(steps.unwrap_or_else(|| standard_steps(self.grid.files())));
            let of = |letter: char, black: bool| self.placed.iter().filter(move |(_, token)| (token.0, token.1) == (letter, black));
            for black in side.each().map(|side| side == Side::Black) {
                for ((&king, _), (&rook, _)) in of(*royal, black).flat_map(|king| of(*partner, black).map(move |rook| (king, rook))) {
                    if king.1 == rook.1 && (king.0 - rook.0).abs() > steps {
                        cells.extend(
                            [king, rook].iter().filter_map(|&(file, rank)| self.grid.cell(file, rank)).map(|cell| self.grid.name(cell)),
                        );
                    }
                }
            }
        }
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// The same with all pieces in the text itself, also those that it has from another game.
    fn with_own_pieces(&self) -> Option<Self> {
        let mut design = self.with_own("pieces", &rows(self.pieces()))?;
        for changes in ["pieces_add", "pieces_change", "pieces_drop"] {
            design.text = text::without_field(&design.text, changes);
        }
        Some(design)
    }

    fn with_own(&self, field: &str, value: &str) -> Option<Self> {
        let text = if text::has_field(&self.text, field) { self.text.clone() } else { text::with_field(&self.text, field, value)? };
        Some(Self { text, ..self.clone() })
    }
}

/// A rule that does not speak of a piece any more; `None` where nothing is left of it.
fn without_letter(rule: &RuleDef, letter: char) -> Option<RuleDef> {
    let mut text = ron(rule);
    if text.contains(&format!("'{letter}'")) {
        return None;
    }
    for field in ["pieces: \"", "to: \""] {
        let Some(start) = text.find(field).map(|at| at + field.len()) else { continue };
        let end = start + text[start..].find('"')?;
        let kept: String = text[start..end].chars().filter(|&known| known != letter).collect();
        if kept.is_empty() {
            return None;
        }
        text.replace_range(start..end, &kept);
    }
    options().from_str(&text).ok()
}

/// A way of moving that clicks can draw: its stride, its steps and what it is good for.
fn drawn(way: &MoveDef) -> Option<(Stride, Vec<Offset>, Only)> {
    let (stride, reach) = match way {
        MoveDef::Leap(reach) => (Stride::Leap, reach),
        MoveDef::Slide(reach) if reach.most == 0 => (Stride::Slide, reach),
        MoveDef::As(_)
        | MoveDef::Slide(_)
        | MoveDef::Lame(_)
        | MoveDef::Circle(_)
        | MoveDef::Zigzag(_)
        | MoveDef::Hop(_)
        | MoveDef::Vault(_)
        | MoveDef::Twice(_) => return None,
    };
    Some((stride, images(reach.step, reach.dirs.dirs(), (0, 1)), reach.only))
}

/// The parameters of a way that goes to a cell; `None` if it does not as it is wanted.
fn reach(to: Offset, way: DrawnWay) -> Option<Reach> {
    let dirs = if way.forward { DirsDef::Forward } else { DirsDef::All };
    let (files, ranks) = (to.0.saturating_abs(), to.1.saturating_abs());
    let step = (files.max(ranks), files.min(ranks));
    let text = format!("(step: {})", ron(&step));
    let plain: Reach = options().from_str(&text).ok()?;
    let reach = Reach { dirs, only: way.only, ..plain };
    images(step, reach.dirs.dirs(), (0, 1)).contains(&to).then_some(reach)
}

/// A piece as it can stand in any game: with the moves of others written out. `None` where its moves depend on cells or on other kinds.
pub(super) fn by_itself(piece: &PieceDef, own: &[PieceDef]) -> Option<PieceDef> {
    let free = |moves: &[MoveDef]| {
        let moves = all_moves(moves, own);
        let is_free = |way: &MoveDef| {
            let anywhere = |reach: &mut Reach| {
                reach.from == Region::All && reach.within == Region::All && reach.walls.is_empty() && reach.except.is_empty()
            };
            way.clone().reach_mut().is_some_and(anywhere)
        };
        moves.iter().all(is_free).then_some(moves)
    };
    let turned = match &piece.turned {
        None => None,
        Some(side) => Some(TurnedDef { moves: free(&side.moves)?, worth: 0, stands_for: String::new(), ..side.clone() }),
    };
    Some(PieceDef { moves: free(&piece.moves)?, turned, worth: 0, stands_for: String::new(), royal: false, ..piece.clone() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::{Library, Source};

    /// The text with one change after the other; each has to be possible.
    fn changed(library: &Library, text: &str, change: impl FnOnce(&Design) -> Option<String>) -> String {
        let design = library.design(text).expect("it can be designed");
        change(&design).expect("it can be changed")
    }

    #[test]
    fn a_comment_outlives_every_change() {
        let library = Library::shipped();
        let text = "[\n    // Mine.\n    (id: \"mine\", based_on: \"fide-chess\", name: \"Mine\"), // the end\n]\n";
        let text = changed(&library, text, |design| design.with_name('Q', "Lady"));
        let text = changed(&library, &text, |design| design.with_click('N', (3, 1), DrawnWay { only: Only::Move, forward: false }));
        let text = changed(&library, &text, |design| design.without_piece('B'));
        let text = changed(&library, &text, |design| design.with_token((3, 3), Some(('Q', false, false)), true));
        assert!(text.contains("// Mine.\n") && text.contains("// the end\n"), "{text}");
        let mut library = library;
        library.add(Source::new("mine.ron", text));
        assert!(library.reports().is_empty(), "{:?}", library.reports());
        let variant = library.get("mine").expect("it can be played");
        assert_eq!(variant.kind(variant.kind_of('Q').expect("a Queen")).name, "Lady");
        assert!(variant.kind_of('B').is_none());
        assert!(variant.start.starts_with("rn1qk1nr/pppppppp/8/3q4/3Q4/8/PPPPPPPP/RN1QK1NR w - a1,a8,e1,e8,h1,h8"), "{}", variant.start);
    }

    #[test]
    fn clicks_go_from_nothing_to_a_step_to_a_slide_and_back() {
        let library = Library::shipped();
        let mut text = "[(id: \"mine\", based_on: \"fide-chess\")]".to_owned();
        let stride = |text: &str, to| library.design(text).expect("a design").stride('P', to);
        let both = DrawnWay { only: Only::Both, forward: true };
        let mut seen = Vec::new();
        for _ in 0..3 {
            text = changed(&library, &text, |design| design.with_click('P', (0, 2), both));
            seen.push((stride(&text, (0, 2)), stride(&text, (0, -2))));
        }
        assert_eq!(seen, [(Some((Stride::Leap, Only::Both)), None), (Some((Stride::Slide, Only::Both)), None), (None, None)]);
        assert_eq!(stride(&text, (0, 1)), Some((Stride::Leap, Only::Move)), "what was there before still is");
        let design = library.design(&text).expect("a design");
        assert_eq!(design.with_click('P', (0, -2), both), None, "that is not forward");
    }

    #[test]
    fn a_wider_board_keeps_both_camps() {
        let library = Library::shipped();
        let whole = library.definition("fide-chess").expect("shipped");
        let text = changed(&library, &whole, |design| design.with_size(10, 9));
        let design = library.design(&text).expect("a design");
        assert_eq!((design.size(), design.at(4, 0), design.at(4, 8)), ((10, 9), Some(('K', false, false)), Some(('K', true, false))));
        let text = changed(&library, &text, |design| design.with_size(8, 8));
        assert!(text.contains("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - a1,a8,e1,e8,h1,h8 - 0 1"), "{text}");
    }
}
