//! Reads files and texts: tells what each is, and takes games, positions, definitions and puzzles out of it.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use nestmate_core::game::{Control, Game, NodeId, RecordForm, Remark, Tags, TextPlace, are_positions, read_text};
use nestmate_core::notation::{Dropped, DroppedPart, read_position_told};
use nestmate_core::plain::escaped;
use nestmate_core::position::{Field, Position, TextError};
use nestmate_core::variant::{Library, MAX_FILE, Report, Source, Variant};
use nestmate_text::words::{self, Told, say, told};

use crate::app::advice::findings::Book;
use crate::app::files::catalogue::Newcomer;
use crate::app::files::collection::Listing;
use crate::app::files::document::{Document, is_own, is_text};
use crate::app::files::link::LinkedPlace;
use crate::app::files::records::replay;
use crate::app::files::reviews::book_of;
use crate::import::{flaw, imported, is_ini};
use crate::puzzles::{self, PuzzleFile};
use crate::saying::{Saying, Words, drawn};
use crate::storage::{self, ClockRecord, Link, MAX_COLLECTION, Player, Print, Record, Strength, Waking};

const PUZZLES: &str = "# Nestmate puzzles";

/// What the list of names calls a text that was pasted.
const CLIPBOARD: &str = "the clipboard";

#[derive(Clone, Debug)]
pub struct OpenedGame {
    pub game: Game,
    pub players: [Player; 2],
    /// How strong the computer plays each side, and where it began to play the whole board, where the file says so.
    pub computer: Option<([Strength; 2], Vec<Waking>)>,
    /// How time is given, and what the side to move has used of its turn.
    pub clock: ([Control; 2], Duration),
    /// What the user should know: something of the text was passed over.
    pub remarks: Vec<Told>,
    /// What a review has found about it.
    pub book: Book,
    pub file: Option<Document>,
    /// Why the game is only a copy of what is in its file.
    pub copied: Option<Told>,
    /// What is new about the game that it is one of, where the user is to be asked what becomes of that.
    pub newcomer: Option<Box<Newcomer>>,
}

#[derive(Clone, Debug)]
pub enum Opened {
    Definition(Source),
    Game(Box<OpenedGame>),
    Several(Arc<Listing>),
    Variants(Box<ImportedVariants>),
    Puzzles(String, Box<PuzzleFile>),
    Link(Box<LinkedPlace>),
    Nothing,
    NoChooser,
    /// It could not be read: one sentence, and the place in the text where there is one.
    Failed(Told),
}

impl Opened {
    /// The game, or why it cannot be read; `None` of anything else.
    pub fn game(self) -> Option<Result<Box<OpenedGame>, Told>> {
        match self {
            Self::Game(game) => Some(Ok(game)),
            Self::Failed(why) => Some(Err(why)),
            Self::Definition(_)
            | Self::Several(_)
            | Self::Variants(_)
            | Self::Puzzles(..)
            | Self::Link(_)
            | Self::Nothing
            | Self::NoChooser => None,
        }
    }
}

/// Variants in the configuration of Fairy-Stockfish, made into definitions.
#[derive(Clone, Debug)]
pub struct ImportedVariants {
    /// The definitions, with comments that tell what is not said in them.
    pub text: String,
    /// What is not said, each with the number of its line in the file.
    pub left_out: Vec<String>,
}

/// What a text is, told by how it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextKind {
    Definition,
    Record,
    /// A position, or several, each on a line.
    Position,
    Game,
    Puzzles,
    Link,
    /// Variants as Fairy-Stockfish configures them.
    Variants,
}

impl TextKind {
    /// What a text is. Nothing says yet that it can be read.
    pub fn of(text: &str) -> Self {
        let text = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        if text.starts_with(PUZZLES) {
            return Self::Puzzles;
        }
        if Link::is_one(text) {
            return Self::Link;
        }
        if is_ini(text) {
            return Self::Variants;
        }
        // What a comment of RON stands before is RON.
        let is_ron = text.starts_with("//") || text.starts_with("/*") || text.starts_with("#!");
        let bare = if is_ron { text.find(['(', '[']).map_or("", |at| &text[at..]) } else { text };
        let mut chars = bare.chars().filter(|c| !c.is_whitespace());
        match (chars.next(), chars.next()) {
            (Some('('), Some(c)) if c.is_ascii_lowercase() && bare[1..].trim_start().starts_with("format") => Self::Record,
            (Some('['), Some('(' | ']' | '/')) => Self::Definition,
            _ if is_ron => Self::Definition,
            _ => {
                if are_positions(bare) {
                    Self::Position
                } else {
                    Self::Game
                }
            }
        }
    }
}

/// What a text may refer to: the games there are, and the one on the board.
#[derive(Clone, Debug)]
pub struct ReadContext {
    pub library: Library,
    pub variant: Arc<Variant>,
}

/// Reads a file at once. For threads that may wait.
pub fn read(path: &Path, known: &ReadContext) -> Opened {
    try_read(path, known).unwrap_or_else(|error| {
        let (why, name) = (storage::trouble(&error), path.display().to_string());
        Opened::Failed(told!("file-unread", name = name.as_str(), why = why.said()))
    })
}

pub(super) fn try_read(path: &Path, known: &ReadContext) -> io::Result<Opened> {
    let name = path.display().to_string();
    if std::fs::metadata(path)?.len() > MAX_COLLECTION as u64 {
        return Ok(Opened::Failed(told!("own-games-large", name = name.as_str(), most = MAX_COLLECTION >> 20)));
    }
    let content = storage::read_bytes(path, MAX_COLLECTION)?;
    let print = Print::of(&content);
    let (text, is_utf8) = storage::decoded(content);
    let file = Document { path: path.to_owned(), content: Some(print), copy: !is_utf8, part: None, changes: None };
    Ok(open(&name, text, Some(file), known))
}

impl OpenedGame {
    /// A game of which nothing else is known.
    pub(in crate::app) fn of(game: Game) -> Self {
        let (players, clock) = ([Player::Human; 2], ([Control::None; 2], Duration::ZERO));
        Self { game, players, computer: None, clock, remarks: Vec::new(), book: Book::default(), file: None, copied: None, newcomer: None }
    }

    /// The file holds something that would be lost if the game were written into it; why.
    fn copy_because(&mut self, why: Told) {
        if let Some(file) = &mut self.file {
            file.copy = true;
            self.copied = Some(why);
        }
    }
}

pub(super) fn open_pasted(text: String, known: &ReadContext) -> Opened {
    open(CLIPBOARD, text, None, known)
}

fn open(name: &str, text: String, file: Option<Document>, known: &ReadContext) -> Opened {
    let has_games = matches!(TextKind::of(&text), TextKind::Game | TextKind::Record | TextKind::Position);
    let listing = if has_games { Listing::of(name, &text, file.as_ref()) } else { None };
    match listing {
        Some(listing) => Opened::Several(Arc::new(listing)),
        None => open_lower(name, text, 0, file, known),
    }
}

/// Opens a text that is one game, or anything but games, before which so many lines stand in its file.
pub(in crate::app) fn open_lower(name: &str, text: String, lines: usize, file: Option<Document>, known: &ReadContext) -> Opened {
    let kind = TextKind::of(&text);
    let is_pasted_line = name == CLIPBOARD && text.trim().lines().count() < 2;
    let is_form = kind == TextKind::Game && RecordForm::of(&text).is_some();
    let opened = match kind {
        TextKind::Definition => return Opened::Definition(Source::new(name, text)),
        TextKind::Record => Record::read(name, &text)
            .and_then(|record| {
                let game = replay(&record, name, &text, "")?;
                let hidden = record.hidden(&text).map(|(line, column)| Remark::Hidden(TextPlace { line, column }));
                let remarks = hidden.into_iter().map(|remark| remark.lowered(lines).told()).collect();
                let spent = ClockRecord::spent(record.clock.as_ref());
                let computer = record.strength.map(|strength| (strength, record.woken));
                let (players, clock) = (record.players, (ClockRecord::controls(record.clock.as_ref()), spent));
                let book = book_of(&record.review, &game);
                Ok((OpenedGame { players, computer, clock, remarks, book, file, ..OpenedGame::of(game) }, false))
            })
            .map_err(|report| told_drawn(*report, lines, is_pasted_line)),
        TextKind::Position => return position(name, (&text, lines), file, known),
        TextKind::Link => {
            return LinkedPlace::read(&text, &known.library).map_or_else(Opened::Failed, |placed| Opened::Link(Box::new(placed)));
        }
        TextKind::Variants => return variants(name, &text),
        TextKind::Puzzles => return puzzle_file(name, &text, file.as_ref(), known),
        TextKind::Game => read_text(name, &text, &known.library, &known.variant)
            .map(|loaded| {
                let player = |tag| if loaded.game.tags().get(tag) == "program" { Player::Computer } else { Player::Human };
                let players = ["WhiteType", "BlackType"].map(player);
                let clock = (clock_of(&loaded.game), Duration::ZERO);
                let remarks = loaded.remarks.into_iter().map(|remark| remark.lowered(lines).told()).collect();
                (OpenedGame { players, clock, remarks, file, ..OpenedGame::of(loaded.game) }, loaded.further)
            })
            .map_err(|report| told_drawn(*report, lines, is_pasted_line)),
    };
    match opened {
        Ok((mut opened, further)) => {
            let fits = |file: &Document| if kind == TextKind::Record { is_own(&file.path) } else { is_text(&file.path) };
            if opened.file.as_ref().is_some_and(|file| file.copy) {
                opened.copy_because(told!("copy-letters"));
            } else if further {
                opened.copy_because(told!("copy-several"));
            } else if is_form {
                opened.copy_because(told!("copy-kifu"));
            } else if !opened.file.as_ref().is_none_or(fits) {
                opened.copy_because(told!("copy-ending"));
            }
            Opened::Game(Box::new(opened))
        }
        Err(why) => Opened::Failed(why),
    }
}

fn variants(name: &str, text: &str) -> Opened {
    let failed = |why: String| {
        let name = name.to_owned();
        Opened::Failed(told!("variants-unread", name = name.as_str(), why = why.as_str()))
    };
    if text.len() > MAX_FILE {
        return failed(say!("variants-long", most = MAX_FILE));
    }
    let (text, left_out) = imported(text);
    let left_out: Vec<String> = left_out.iter().map(|line| escaped(line).into_owned()).collect();
    if let Some(report) = flaw(&text) {
        return failed(report.said());
    }
    // Nothing but its brackets.
    if !text.contains('(') {
        return failed(left_out.join("\n"));
    }
    Opened::Variants(Box::new(ImportedVariants { text, left_out }))
}

/// A file of puzzles. One of them is played by the rules, so that a file of another game by the same name is told as such.
fn puzzle_file(name: &str, text: &str, file: Option<&Document>, known: &ReadContext) -> Opened {
    let failed = |why: Told| {
        let name = name.to_owned();
        Opened::Failed(told!("puzzle-file-unread", name = name.as_str(), why = why.to_string()))
    };
    let read = match puzzles::read(text) {
        Ok(read) if read.puzzles.is_empty() => return failed(told!("puzzle-file-empty")),
        Ok(read) => read,
        Err(fault) => return failed(fault.told()),
    };
    let variant = match known.library.get(&read.game) {
        Ok(variant) => variant,
        Err(error) => return failed(error.told()),
    };
    // One that can be played is enough; the trainer passes over the others.
    let mut first = None;
    for puzzle in &read.puzzles {
        match puzzle.opened(&variant) {
            Ok(_) => {
                let short = file.and_then(|file| file.path.file_name()).map(|name| name.to_string_lossy().into_owned());
                return Opened::Puzzles(short.unwrap_or_else(|| say!("puzzle-pasted").to_owned()), Box::new(read));
            }
            Err(fault) => first = first.or(Some(fault)),
        }
    }
    failed(first.map_or(Told::NOTHING, Saying::told))
}

/// What is wrong with a file, drawn anew in whatever language is in use. One line that was pasted needs no place.
fn told_drawn<F: Saying + Send + Sync + 'static>(report: Report<F>, lines: usize, is_pasted_line: bool) -> Told {
    let report = report.lowered(lines);
    Told::by(move || {
        let Words { message, hint } = report.fault.words();
        match (is_pasted_line, hint) {
            (false, _) => drawn(&report),
            (true, Some(hint)) => format!("{message} – {hint}"),
            (true, None) => message,
        }
    })
}

fn clock_of(game: &Game) -> [Control; 2] {
    Tags::PLAYERS.map(|side| {
        let control = |tag: &str| Control::parse(game.tags().get(tag));
        control(&format!("{side}TimeControl")).or_else(|| control("TimeControl")).unwrap_or_default()
    })
}

/// A file that has nothing but a position: of the game on the board if it can be one, else of another that others write in such texts. What
/// stands beside the position is a comment on it, as in EPD.
fn position(name: &str, (text, lines): (&str, usize), file: Option<Document>, known: &ReadContext) -> Opened {
    let lead = text.len() - text.trim_start().len();
    match likeliest(text.trim(), known) {
        Ok(PlacedPosition { variant, position, dropped }) => {
            let mut game = Game::new(variant, position);
            let (beside, dropped): (Vec<Dropped>, Vec<Dropped>) =
                dropped.into_iter().partition(|dropped| dropped.part == DroppedPart::Rest);
            for dropped in beside {
                let called = dropped.text.split(';').find_map(|operation| operation.trim().strip_prefix("id "));
                game.set_tag("Event", called.unwrap_or_default().trim_matches([' ', '"']));
                game.comment(NodeId::START, "", &dropped.text);
            }
            let place = |dropped: &Dropped| TextPlace::of(text, lead + dropped.at.start);
            let remarks = dropped.into_iter().map(|dropped| Remark::Position(place(&dropped), dropped).lowered(lines).told()).collect();
            let mut opened = OpenedGame { remarks, file, ..OpenedGame::of(game) };
            opened.copy_because(told!("copy-position"));
            Opened::Game(Box::new(opened))
        }
        Err((variant, error)) => {
            let (name, line) = (name.to_owned(), TextPlace::of(text, lead).line + lines);
            Opened::Failed(told!(
                "file-no-position",
                name = words::named(&name),
                line = line,
                game = words::named(&variant.in_text),
                why = error.said()
            ))
        }
    }
}

/// A position, the game that it is of, and what its text says that this game cannot have.
struct PlacedPosition {
    variant: Arc<Variant>,
    position: Position,
    dropped: Vec<Dropped>,
}

/// The position of a text, of the first game that can have all that it says, or else most of it; or the game of which most could be read,
/// and what is wrong with it.
fn likeliest(text: &str, known: &ReadContext) -> Result<PlacedPosition, (Arc<Variant>, TextError)> {
    let library = &known.library;
    let others = library.written_by_others().filter_map(|id| library.get(id).ok());
    let (mut doubtful, mut loose, mut wrong) = (None, None, None::<(Arc<Variant>, TextError)>);
    for variant in std::iter::once(Arc::clone(&known.variant)).chain(others) {
        match read_position_told(&variant, text) {
            Ok((position, dropped)) => {
                let doubts = dropped.iter().any(|dropped| dropped.part.tells_another_game());
                // What is neither a field nor EPD can be a field of another game.
                let is_loose = dropped.iter().any(|dropped| dropped.part == DroppedPart::Rest && !dropped.text.contains(';'));
                let is_own = Arc::ptr_eq(&variant, &known.variant);
                let read = PlacedPosition { variant, position, dropped };
                match (doubts, is_loose && !is_own) {
                    (false, false) => return Ok(read),
                    (true, _) => doubtful = doubtful.or(Some(read)),
                    (false, true) => loose = loose.or(Some(read)),
                }
            }
            Err(error) if wrong.as_ref().is_none_or(|(_, before)| error.field() > before.field()) => wrong = Some((variant, error)),
            Err(_) => {}
        }
    }
    match (doubtful, loose, wrong) {
        (Some(read), ..) | (None, Some(read), None) => Ok(read),
        // Another game has understood the board and the side.
        (None, Some(read), Some((_, error))) if error.field() < Field::Reserves.number() => Ok(read),
        (None, _, Some(wrong)) => Err(wrong),
        (None, None, None) => Err((Arc::clone(&known.variant), TextError::Fields(0))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_told_apart_by_how_they_begin() {
        let known = [
            ("[(id: \"x\")]", TextKind::Definition),
            ("// mine\n[\n  (id: \"x\")]", TextKind::Definition),
            ("[]", TextKind::Definition),
            ("# mine\n[bang:chess]\nking = k", TextKind::Variants),
            ("[a]\n[b]", TextKind::Variants),
            ("[Event \"a=b\"]\n[Site \"?\"]", TextKind::Game),
            ("# Nestmate puzzles 1 game\nid\t1", TextKind::Puzzles),
            ("\u{feff}(\n    format: \"nestmate game\",", TextKind::Record),
            ("[Event \"?\"]\n\n1. e4", TextKind::Game),
            ("1. e4 (1. d4)", TextKind::Game),
            ("{hello} 1. e4", TextKind::Game),
            ("nestmate://shogi?fold=x\n", TextKind::Link),
            ("", TextKind::Game),
            ("(", TextKind::Game),
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - - 0 1\n", TextKind::Position),
            ("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", TextKind::Position),
            ("position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 7g7f", TextKind::Game),
            ("8/8 w", TextKind::Game),
            ("# mine\n8/8/8/8/8/8/8/K1k5 w\r\n\r\n8/8/8/8/8/8/8/K1k5 b - - bm Kc2; id \"b\";\r\n", TextKind::Position),
            ("8/8/8/8/8/8/8/K1k5 w\n1. Kb1", TextKind::Game),
            ("see https://example.org/a/b", TextKind::Game),
        ];
        for (text, kind) in known {
            assert_eq!(TextKind::of(text), kind, "{text}");
        }
        for (id, _) in crate::shipped::library().games() {
            let variant = crate::shipped::library().get(id).expect("shipped");
            assert_eq!(TextKind::of(&variant.start), TextKind::Position, "{id}");
            assert_eq!(TextKind::of(&variant.definition), TextKind::Definition, "{id}");
        }
    }
}
