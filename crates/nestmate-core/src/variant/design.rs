//! A definition as a designer changes it: the board, the pieces and how they move, the start and the rules, each change a change of the
//! text that leaves the rest of it as it is.

mod hand;
mod letters;
mod moves;
mod rules;
mod shape;
mod sides;
mod text;

use std::collections::BTreeMap;

use super::array::{board_text, parse_board};
use super::nest::all_moves;
use super::pieces::Side;
use super::schema::{MoveDef, PieceDef, Reach, Region, RuleDef, Travel, TurnedDef, VariantDef, options, ron, rows};
use super::validate::{cells_of, standard_steps};
use crate::geometry::{Cell, CellSet, Grid};

pub(super) use rules::without_letter;
use shape::game_of_region;

pub use moves::{DrawnWay, UndrawnWay};
pub use text::DesignPart;

/// A piece on a cell: its letter, whether it is Black's, whether it is turned over.
pub type StartToken = (char, bool, bool);

/// A definition being designed.
#[derive(Clone, Debug)]
pub struct Design {
    text: String,
    def: VariantDef,
    grid: Grid,
    cells: CellSet,
    placed: BTreeMap<Cell, StartToken>,
    /// The pieces whose worth is that of another game's piece with the same moves.
    handed_worths: Vec<char>,
    /// The games that regions are named after, by id, with their names.
    region_games: Vec<(String, String)>,
    /// Whether what is said of it is what is said of a game that the program ships.
    about_another: bool,
}

impl Design {
    /// The first game of a text, `def` being that game with what it is based on filled in, and `known` the games that the program ships;
    /// `name_of` says what a game is called. `None` if its board or start cannot be read.
    pub(super) fn new<'a>(text: &str, def: VariantDef, known: &[&VariantDef], name_of: impl Fn(&str) -> Option<&'a str>) -> Option<Self> {
        let board = def.board.as_ref()?;
        let (files, ranks) = board.size();
        let grid = Grid::new(files, ranks)?;
        let all: CellSet = grid.iter().collect();
        let field = def.start.as_deref()?.split_whitespace().next()?.split('[').next()?;
        let placed = parse_board(field, grid, &all).ok()?;
        let placed = placed.into_iter().map(|piece| (piece.cell, (piece.letter, piece.black, piece.turned)));
        let pieces = known.iter().flat_map(|game| game.pieces.iter().flatten());
        let worths: Vec<(u16, &[MoveDef])> = pieces.map(|piece| (piece.worth, piece.moves.as_slice())).collect();
        let own = def.pieces.iter().flatten().filter(|piece| piece.worth > 0);
        let handed_worths = own.filter(|piece| worths.contains(&(piece.worth, &piece.moves))).map(|piece| piece.letter).collect();
        let about = def.about.as_deref().unwrap_or_default();
        let about_another = !about.is_empty() && known.iter().any(|game| game.about.as_deref() == Some(about));
        let regions = def.regions.iter().flatten().map(|(name, _)| game_of_region(name).0);
        let region_games = regions.filter_map(|id| Some((id.to_owned(), name_of(id)?.to_owned()))).collect();
        let cells = cells_of(&def, &Region::All).unwrap_or(all);
        Some(Self { text: text.to_owned(), grid, cells, placed: placed.collect(), handed_worths, region_games, about_another, def })
    }

    /// The id of the game.
    pub fn id(&self) -> &str {
        &self.def.id
    }

    /// The name of the game.
    pub fn title(&self) -> &str {
        self.def.name.as_deref().unwrap_or(&self.def.id)
    }

    /// The name of the first game of a text, or else its id, whatever else is wrong with the text.
    pub fn title_in(text: &str) -> Option<String> {
        ["name", "id"].into_iter().find_map(|name| options().from_str(text::field_text(text, name)?.as_str()).ok())
    }

    /// What people call the sides.
    pub fn sides(&self) -> [&str; 2] {
        self.def.sides.as_ref().map_or(Side::NAMES, |sides| sides.each_ref().map(String::as_str))
    }

    /// The text with other names of the sides.
    pub fn with_sides(&self, sides: &[String; 2]) -> Option<String> {
        text::with_field(&self.text, "sides", &ron(sides))
    }

    /// What is said of it.
    pub fn about(&self) -> &str {
        self.def.about.as_deref().unwrap_or_default()
    }

    /// The text with another name of the game, and an id of that name, so that it takes the place of no other game.
    pub fn with_title(&self, title: &str) -> Option<String> {
        let mut text = text::with_field(&self.text, "name", &ron(&title))?;
        if self.def.in_text.is_some() {
            text = text::with_field(&text, "in_text", &ron(&title))?;
        }
        let id = id_of(title);
        // Where a game comes from and what it is about is not told of another one.
        if self.def.history.is_some() && id != self.def.id {
            text = text::with_field(&text, "history", &ron(&""))?;
        }
        if self.def.tagline.is_some() && id != self.def.id {
            text = text::with_field(&text, "tagline", &ron(&""))?;
        }
        if self.about_another && id != self.def.id {
            text = text::with_field(&text, "about", &ron(&""))?;
        }
        if id.is_empty() { Some(text) } else { text::with_field(&text, "id", &ron(&id)) }
    }

    /// The text with something else said of the game.
    pub fn with_about(&self, about: &str) -> Option<String> {
        text::with_field(&self.text, "about", &ron(&about))
    }

    /// Who made it.
    pub fn author(&self) -> &str {
        self.def.author.as_deref().unwrap_or_default()
    }

    /// The text with another author.
    pub fn with_author(&self, author: &str) -> Option<String> {
        let named = || text::with_field(&self.text, "author", &ron(&author));
        if author.is_empty() { Some(text::without_field(&self.text, "author")) } else { named() }
    }

    /// The pieces.
    pub fn pieces(&self) -> &[PieceDef] {
        self.def.pieces.as_deref().unwrap_or_default()
    }

    /// What stands on a cell at the start.
    pub fn at(&self, cell: Cell) -> Option<StartToken> {
        self.placed.get(&cell).copied()
    }

    /// The text with something else on a cell at the start; for the other side on its cell too, if asked for.
    pub fn with_token(&self, cell: Cell, token: Option<StartToken>, both: bool) -> Option<String> {
        let mut design = self.clone();
        design.put(cell, token, both);
        design.with_start()
    }

    /// The text with a piece on those of some cells that are empty, or with nothing on any of them.
    pub fn with_tokens(&self, cells: &CellSet, token: Option<StartToken>, both: bool) -> Option<String> {
        let mut design = self.clone();
        for cell in cells.iter() {
            if token.is_none() || design.at(cell).is_none() {
                design.put(cell, token, both);
            }
        }
        design.with_start()
    }

    /// The text with what stands on a cell at the start carried to another, or off the board.
    pub fn with_carried(&self, from: Cell, to: Option<Cell>, both: bool) -> Option<String> {
        let mut design = self.clone();
        let token = self.at(from)?;
        design.put(from, None, both);
        if let Some(to) = to {
            design.put(to, Some(token), both);
        }
        design.with_start()
    }

    fn put(&mut self, cell: Cell, token: Option<StartToken>, both: bool) {
        let other = self.grid.mirrored(cell, self.mirror());
        let mut put = |cell: Cell, token: Option<StartToken>| match token {
            Some(token) => _ = self.placed.insert(cell, token),
            None => _ = self.placed.remove(&cell),
        };
        put(cell, token);
        if both && other != cell {
            put(other, token.map(|(letter, black, turned)| (letter, !black, turned)));
        }
    }

    /// The text with one more piece, under a letter that is free: its own, or one of its name. The layers have it, too, and so has the rule
    /// that pieces turn over if it has a promoted side. A letter that other programs have for another piece is not free.
    pub fn with_piece(&self, piece: &PieceDef) -> Option<String> {
        let theirs: String = self.def.known_as.iter().flat_map(|known_as| known_as.letters.values().map(String::as_str)).collect();
        let taken = |letter: char| theirs.contains(letter) || self.pieces().iter().any(|known| known.letter == letter);
        let wishes = [piece.letter].into_iter().chain(piece.name.to_ascii_uppercase().chars().collect::<Vec<char>>()).chain('A'..='Z');
        let letter = wishes.filter(char::is_ascii_uppercase).find(|&letter| !taken(letter))?;
        let new = PieceDef { letter, royal: false, ..piece.clone() };
        let mut design = self.with_own_pieces()?;
        design.text = text::with_new_entry(&design.text, "pieces", &ron(&new))?;
        design = design.with_layers(|pieces| pieces.push(letter))?;
        if new.turned.is_some() { design.with_turning(letter).map(Self::into_text) } else { Some(design.text) }
    }

    /// The same with the letters of each layer changed.
    fn with_layers(self, change: impl Fn(&mut String)) -> Option<Self> {
        let mut layers = self.def.layers.clone().unwrap_or_default();
        for layer in &mut layers {
            change(&mut layer.pieces);
        }
        let text = if layers.is_empty() { self.text } else { text::with_field(&self.text, "layers", &rows(&layers))? };
        Some(Self { text, ..self })
    }

    /// The text with one more piece that is in no other game: under a free letter, with steps to all sides.
    pub fn with_new_piece(&self, name: &str) -> Option<String> {
        let taken = |name: &str| self.pieces().iter().any(|piece| piece.name == name);
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let name = std::iter::once(name.to_owned()).chain(numbered).find(|name| !taken(name))?;
        let steps = [(1, 0), (1, 1)].map(|to| moves::made(to, &DrawnWay::default(), self.ahead()));
        let moves = steps.into_iter().collect::<Option<Vec<MoveDef>>>()?;
        self.with_piece(&PieceDef { letter: '?', name, moves, ..PieceDef::default() })
    }

    /// The text without a piece, wherever it stood.
    pub fn without_piece(&self, letter: char) -> Option<String> {
        let index = self.pieces().iter().position(|piece| piece.letter == letter)?;
        let mut design = self.with_own_pieces()?;
        design.text = text::without_entry(&design.text, "pieces", index)?;
        design.placed.retain(|_, token| token.0 != letter);
        design.def.start = self.start_holding(|hand| hand.replace(letter, ""));
        design = design.with_layers(|pieces| pieces.retain(|known| known != letter))?;
        let kept: Vec<RuleDef> = self.rules().iter().filter_map(|rule| without_letter(rule, letter)).collect();
        if kept != self.rules() {
            design.text = text::with_field(&design.text, "rules", &rows(&kept))?;
            design.def.rules = Some(kept);
        }
        design = design.with_house_rules_without(letter)?;
        let mut known_as = self.def.known_as.clone().unwrap_or_default();
        let in_kifu = known_as.kifu.as_mut().is_some_and(|kifu| kifu.pieces.remove(&letter).is_some());
        let in_qipu = known_as.qipu.as_mut().is_some_and(|qipu| qipu.pieces.remove(&letter).is_some());
        if in_kifu || in_qipu {
            // Without it no record can say where all pieces stand.
            known_as.qipu.iter_mut().for_each(|qipu| qipu.order.clear());
            design.text = text::with_field(&design.text, "known_as", &ron(&known_as))?;
            design.def.known_as = Some(known_as);
        }
        // Weights are those of the pieces together.
        if self.weighs(letter) {
            design.text = text::without_field(&design.text, "weights");
        }
        let mut endings = self.endings();
        if let Some(progress) = endings.progress.as_mut().filter(|progress| progress.contains(letter)) {
            progress.retain(|known| known != letter);
            design.text = design.with_endings(&endings)?;
        }
        design.with_start()
    }

    /// Whether the text has corrections of what a piece is worth to the engine.
    fn weighs(&self, letter: char) -> bool {
        let keys = self.def.weights.iter().flat_map(|weights| weights.pieces.keys());
        keys.into_iter().any(|key| key.trim_start_matches('+').starts_with(letter))
    }

    /// The text with another name of a piece.
    pub fn with_name(&self, letter: char, name: &str) -> Option<String> {
        self.with_piece_field(letter, "name", &ron(&name))
    }

    /// The text with another picture of a piece; the name of a piece's own, or none.
    pub fn with_picture(&self, letter: char, image: &str) -> Option<String> {
        self.with_piece_field(letter, "image", &ron(&image))
    }

    /// The text with a piece that is royal, or not any more.
    pub fn with_royal(&self, letter: char, royal: bool) -> Option<String> {
        self.with_piece_field(letter, "royal", &ron(&royal))
    }

    fn with_piece_field(&self, letter: char, field: &str, value: &str) -> Option<String> {
        let index = self.pieces().iter().position(|piece| piece.letter == letter)?;
        text::with_entry_field(&self.with_own_pieces()?.text, ("pieces", index), field, value)
    }

    /// The text.
    pub fn into_text(self) -> String {
        self.text
    }

    /// The same with the start written as it stands here, castling as pieces stand.
    fn with_start(&self) -> Option<String> {
        let mut fields: Vec<String> = self.def.start.as_deref()?.split_whitespace().map(str::to_owned).collect();
        let token = |&(letter, black, turned): &StartToken| {
            format!("{}{}", if turned { "+" } else { "" }, if black { letter.to_ascii_lowercase() } else { letter })
        };
        let board = board_text(self.grid, |cell| self.placed.get(&cell).map(token));
        let hand = fields.first()?.split_once('[').map(|(_, hand)| format!("[{hand}")).unwrap_or_default();
        fields[0] = board + &hand;
        // Six fields are those of FEN, which has no field of reserves.
        let rights = if fields.len() == 6 { 2 } else { 3 };
        let holds = self.has_reserves();
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
            let place = |cell: Cell| (self.grid.file(cell), self.grid.rank(cell));
            for black in side.each().map(|side| side == Side::Black) {
                for ((&king, _), (&rook, _)) in of(*royal, black).flat_map(|king| of(*partner, black).map(move |rook| (king, rook))) {
                    if place(king).1 == place(rook).1 && (place(king).0 - place(rook).0).abs() > steps {
                        cells.extend([king, rook].map(|cell| self.grid.name(cell)));
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

/// A piece as it can stand in any game: with the moves of others written out. `None` where its moves depend on cells or on other kinds.
pub(super) fn by_itself(piece: &PieceDef, own: &[PieceDef]) -> Option<PieceDef> {
    let free = |moves: &[MoveDef]| {
        let moves = all_moves(moves, own);
        let is_free = |way: &MoveDef| {
            let anywhere = |(_, reach): (Travel, &Reach)| {
                reach.from == Region::All && reach.within == Region::All && reach.walls.is_empty() && reach.except.is_empty()
            };
            way.way().is_some_and(anywhere)
        };
        moves.iter().all(is_free).then_some(moves)
    };
    let turned = match &piece.turned {
        None => None,
        Some(side) => Some(TurnedDef { moves: free(&side.moves)?, worth: 0, stands_for: String::new(), ..side.clone() }),
    };
    Some(PieceDef { moves: free(&piece.moves)?, turned, worth: 0, stands_for: String::new(), royal: false, ..piece.clone() })
}

/// A name as an id: its letters and digits, in small, joined by hyphens.
fn id_of(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<&str>>().join("-").to_ascii_lowercase().chars().take(64).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::schema::EndingsDef;
    use crate::variant::{Library, Only, Source};

    /// The text after a change, which has to be possible.
    pub(super) fn changed(library: &Library, text: &str, change: impl FnOnce(&Design) -> Option<String>) -> String {
        let design = library.design(text).expect("it can be designed");
        change(&design).expect("it can be changed")
    }

    #[test]
    fn a_comment_outlives_every_change() {
        let library = crate::shipped::library();
        let text = "[\n    // Mine.\n    (id: \"mine\", based_on: \"fide-chess\", name: \"Mine\"), // the end\n]\n";
        let text = changed(&library, text, |design| design.with_name('Q', "Lady"));
        let text = changed(&library, &text, |design| design.with_click('N', (3, 1), &DrawnWay { only: Only::Move, ..DrawnWay::default() }));
        let text = changed(&library, &text, |design| design.without_piece('B'));
        let text = changed(&library, &text, |design| design.with_token(design.grid.cell(3, 3)?, Some(('Q', false, false)), true));
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
    fn rules_forget_a_piece_that_goes() {
        let library = crate::shipped::library();
        let rules = "Explode(safe: \"PB\"), Promote(pieces: \"P\", to: \"B\"), LoseFirst(pieces: \"K\", by: \"RB\")";
        let text = format!("[(id: \"mine\", based_on: \"fide-chess\", rules: [{rules}])]");
        let design = library.design(&changed(&library, &text, |design| design.without_piece('B'))).expect("a design");
        let left: Vec<String> = design.rules().iter().map(Design::text_of).collect();
        assert_eq!(left, ["Explode(safe: \"P\")", "LoseFirst(pieces: \"K\", by: \"R\")"]);
    }

    #[test]
    fn a_new_piece_has_a_free_letter_and_steps_to_all_sides() {
        let library = crate::shipped::library();
        let text = changed(&library, "[(id: \"mine\", based_on: \"fide-chess\")]", |design| design.with_new_piece("New Piece"));
        let text = changed(&library, &text, |design| design.with_new_piece("New Piece"));
        let design = library.design(&text).expect("a design");
        let names: Vec<(char, &str)> = design.pieces()[6..].iter().map(|piece| (piece.letter, piece.name.as_str())).collect();
        assert_eq!(names, [('E', "New Piece"), ('W', "New Piece 2")], "N is the Knight's");
        assert_eq!(design.strides('E', (-1, 1)), [(Travel::Leap, Only::Both)]);
    }

    #[test]
    fn a_new_piece_leaves_the_letters_of_other_programs_alone() {
        let mut library = crate::shipped::library();
        let begun = "[(id: \"mine\", based_on: \"janggi\", name: \"Mine\", known_as: (letters: {'G': \"K\", 'E': \"B\"}))]";
        let text = changed(&library, begun, |design| design.with_new_piece("Knave"));
        library.add(Source::new("mine.ron", text));
        assert!(library.reports().is_empty(), "{:?}", library.reports());
    }

    #[test]
    fn endings_that_stay_are_not_written() {
        let library = crate::shipped::library();
        let text = "[(id: \"mine\", based_on: \"fide-chess\", endings: (repetition: 5))]";
        let text = changed(&library, text, |design| design.with_endings(&EndingsDef { no_progress: Some(40), ..design.endings() }));
        assert!(text.contains("endings: (repetition: 5, no_progress: 40)"), "{text}");
        assert_eq!(library.design(&text).expect("a design").endings().progress.as_deref(), Some("P"));
    }

    #[test]
    fn a_wider_board_keeps_both_camps() {
        let library = crate::shipped::library();
        let whole = library.definition("fide-chess").expect("shipped");
        let text = changed(&library, &whole, |design| design.with_size(10, 9));
        let design = library.design(&text).expect("a design");
        let kings = [0, 8].map(|rank| design.grid.cell(4, rank).and_then(|cell| design.at(cell)));
        assert_eq!((design.size(), kings), ((10, 9), [Some(('K', false, false)), Some(('K', true, false))]));
        let text = changed(&library, &text, |design| design.with_size(8, 8));
        assert!(text.contains("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - a1,a8,e1,e8,h1,h8 - 0 1"), "{text}");
    }
}
