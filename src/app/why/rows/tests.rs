//! The rows of `tests/data/rules`: what each rule and each way of moving allows, what it refuses and why, and how games end.
//!
//! The files say what their lines mean. A rule or a way of moving without rows fails here.

use std::collections::BTreeSet;
use std::sync::Arc;

use nestmate_core::game::Game;
use nestmate_core::position::{Move, Position, move_text};
use nestmate_core::rules::{legal_moves, parse_move, parse_position, perft};
use nestmate_core::variant::{HouseRules, Library, Reserve, Side, Source, Variant};

use super::claim::Why;
use super::why;
use crate::app::Held;
use crate::app::touch::Picked;

const GAMES: &str = include_str!("../../../../tests/data/rules/games.ron");

/// What the rows have shown of one rule or way of moving.
#[derive(Default)]
struct Shown {
    name: String,
    allowed: usize,
    refused: usize,
    counted: usize,
    followed: usize,
}

/// Reads the rows of one file from top to bottom.
struct RowReader {
    library: Library,
    variant: Option<Arc<Variant>>,
    position: Option<Position>,
    /// The moves played from the position.
    game: Option<Game>,
    shown: Vec<Shown>,
    faults: Vec<String>,
}

impl RowReader {
    fn read(text: &str) -> Self {
        let mut library = crate::shipped::library();
        library.add(Source::new("games.ron", GAMES));
        assert!(library.reports().is_empty(), "the small games have no problems");
        let mut reader = Self { library, variant: None, position: None, game: None, shown: Vec::new(), faults: Vec::new() };
        for (number, line) in (1..).zip(text.lines()) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            if let Err(fault) = reader.line(word, rest) {
                reader.faults.push(format!("line {number}: {line}: {fault}"));
            }
        }
        assert!(reader.faults.is_empty(), "{}", reader.faults.join("\n"));
        reader
    }

    fn line(&mut self, word: &str, rest: &str) -> Result<(), String> {
        match word {
            "rule" | "way" | "ending" => self.shown.push(Shown { name: rest.to_owned(), ..Shown::default() }),
            "game" => {
                let mut words = rest.split(' ');
                let id = words.next().unwrap_or_default();
                let house = HouseRules { switches: words.map(|switch| (switch.to_owned(), true)).collect(), ..HouseRules::default() };
                self.variant = Some(self.library.get_with(id, &house).map_err(|error| format!("{error:?}"))?);
                (self.position, self.game) = (None, None);
            }
            "at" => {
                let variant = self.variant()?;
                self.position = Some(parse_position(&variant, rest).map_err(|error| format!("{error:?}"))?);
                self.game = None;
            }
            "yes" => self.allow(rest)?,
            "no" => self.refuse(rest)?,
            "count" => self.count(rest)?,
            "play" => self.play(rest)?,
            "after" => {
                let game = self.game.as_ref().ok_or("nothing was played")?;
                same(&game.position().text(game.variant()), rest)?;
                self.shown().followed += 1;
            }
            "ends" | "goes" => self.end(word, rest)?,
            _ => return Err("no such line".to_owned()),
        }
        Ok(())
    }

    fn variant(&self) -> Result<Arc<Variant>, String> {
        self.variant.clone().ok_or_else(|| "no game".to_owned())
    }

    fn position(&self) -> Result<Position, String> {
        self.position.clone().ok_or_else(|| "no position".to_owned())
    }

    fn shown(&mut self) -> &mut Shown {
        self.shown.last_mut().expect("the file begins with what it is about")
    }

    fn allow(&mut self, moves: &str) -> Result<(), String> {
        let (position, variant) = (self.position()?, self.variant()?);
        for text in moves.split(' ') {
            parse_move(&position, &variant, text).map_err(|_| format!("{text} is refused: {}", cause(&position, &variant, text)))?;
            self.shown().allowed += 1;
        }
        Ok(())
    }

    fn refuse(&mut self, rest: &str) -> Result<(), String> {
        let (position, variant) = (self.position()?, self.variant()?);
        let (wanted, moves) = rest.split_once(' ').ok_or("no moves")?;
        for text in moves.split(' ') {
            if parse_move(&position, &variant, text).is_ok() {
                return Err(format!("{text} is legal"));
            }
            same(&format!("{text} {}", cause(&position, &variant, text)), &format!("{text} {wanted}"))?;
            self.shown().refused += 1;
        }
        Ok(())
    }

    fn count(&mut self, counts: &str) -> Result<(), String> {
        let (mut position, variant) = (self.position()?, self.variant()?);
        for (depth, wanted) in (1..).zip(counts.split(' ')) {
            same(&perft(&mut position, &variant, depth).to_string(), wanted).map_err(|fault| {
                let moves: Vec<String> = legal_moves(&position, &variant).iter().map(|&mv| move_text(&variant, mv)).collect();
                format!("{depth} plies: {fault}: {}", moves.join(" "))
            })?;
            self.shown().counted += 1;
        }
        Ok(())
    }

    fn play(&mut self, moves: &str) -> Result<(), String> {
        let mut game = Game::new(self.variant()?, self.position()?);
        for text in moves.split(' ') {
            if let Some(outcome) = game.outcome() {
                return Err(format!("over before {text}: {outcome:?}"));
            }
            let mv = parse_move(game.position(), game.variant(), text).map_err(|error| format!("{error:?}"))?;
            game.play(mv).map_err(|_| format!("{text} cannot be played"))?;
        }
        self.game = Some(game);
        Ok(())
    }

    fn end(&mut self, word: &str, rest: &str) -> Result<(), String> {
        let game = self.game.as_ref().ok_or("nothing was played")?;
        let ended = game.outcome().map(|outcome| {
            let winner = match outcome.winner {
                Some(Side::White) => "white",
                Some(Side::Black) => "black",
                None => "draw",
            };
            format!("{winner} {:?}", outcome.reason)
        });
        self.shown().followed += 1;
        same(&ended.unwrap_or_else(|| "on".to_owned()), if word == "goes" { "on" } else { rest })
    }
}

fn same(is: &str, wanted: &str) -> Result<(), String> {
    if is == wanted { Ok(()) } else { Err(format!("it is {is}")) }
}

/// The name of the cause for which a move is refused that is written as a move text.
fn cause(position: &Position, variant: &Variant, text: &str) -> &'static str {
    let grid = variant.board.grid;
    let cell = |name: &str| grid.parse(name).unwrap_or_else(|| panic!("{text}: {name} is not a cell"));
    if let Some((letter, to)) = text.split_once('@') {
        let kind = letter.trim_start_matches('+').chars().next().and_then(|letter| variant.kind_of(letter)).expect("a letter of the game");
        let reserve = Reserve::of(position.side());
        if position.reserves().count(reserve, kind) == 0 {
            return "Empty";
        }
        return name(&why(position, variant, Picked::Held(Held { reserve, kind }), cell(to)));
    }
    let (from, rest) = split_cell(text);
    let (to, _) = split_cell(rest);
    let (from, to) = (cell(from), cell(to));
    let same_cells = |mv: &&Move| !mv.is_drop() && mv.from() == from && mv.to() == to;
    if legal_moves(position, variant).iter().any(|mv| same_cells(&mv)) {
        return "Choice";
    }
    name(&why(position, variant, Picked::Cell(from), to))
}

/// The name of a cell at the beginning of a text, and the rest.
fn split_cell(text: &str) -> (&str, &str) {
    let digits = text[1..].bytes().take_while(u8::is_ascii_digit).count();
    text.split_at(1 + digits)
}

fn name(why: &Why) -> &'static str {
    match why {
        Why::Frozen(_) => "Frozen",
        Why::Exposed { .. } => "Exposed",
        Why::BlowsUp => "BlowsUp",
        Why::Flight => "Flight",
        Why::GivesCheck => "GivesCheck",
        Why::MustDrop => "MustDrop",
        Why::MustCapture(_) => "MustCapture",
        Why::TradeProtected(_) => "TradeProtected",
        Why::TradeAnswered(_) => "TradeAnswered",
        Why::PassInCheck => "PassInCheck",
        Why::Facing => "Facing",
        Why::DropMates => "DropMates",
        Why::DropOn => "DropOn",
        Why::DropNever => "DropNever",
        Why::DropStuck => "DropStuck",
        Why::DropFile(_) => "DropFile",
        Why::DropColour(_) => "DropColour",
        Why::Threatens => "Threatens",
        Why::CastleMoved => "CastleMoved",
        Why::CastleBetween(_) => "CastleBetween",
        Why::CastleFrozen(..) => "CastleFrozen",
        Why::CastleAttacked(_) => "CastleAttacked",
        Why::Never => "Never",
        Why::Unchecked => "Unchecked",
        Why::HasMoved => "HasMoved",
        Why::Own => "Own",
        Why::OnlyMoves => "OnlyMoves",
        Why::OnlyCaptures => "OnlyCaptures",
        Why::Blocked(_) => "Blocked",
        Why::Hop(_) => "Hop",
        Why::NotOver(_) => "NotOver",
        Why::Spared => "Spared",
        Why::NotBeyond(_) => "NotBeyond",
        Why::Nothing => "Nothing",
        Why::NoneLost => "NoneLost",
        Why::Unknown => "Unknown",
    }
}

/// The names of an enum's variants or of a struct's fields, as its source has them.
fn names_in(source: &str, head: &str) -> BTreeSet<String> {
    let body = source.split(head).nth(1).and_then(|rest| rest.split("\n}").next()).expect("the source has it");
    let lines = body.lines().filter_map(|line| line.strip_prefix("    ")).filter(|line| line.starts_with(char::is_alphanumeric));
    let word = |line: &str| line.trim_start_matches("pub ").chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    lines.map(word).collect()
}

fn assert_all_shown(wanted: &BTreeSet<String>, shown: &[Shown], enough: impl Fn(&Shown) -> bool) {
    let names: BTreeSet<String> = shown.iter().map(|shown| shown.name.clone()).collect();
    assert_eq!(&names, wanted, "each has rows, and nothing else");
    let few: Vec<&str> = shown.iter().filter(|shown| !enough(shown)).map(|shown| shown.name.as_str()).collect();
    assert!(few.is_empty(), "too few rows: {few:?}");
}

#[test]
fn every_rule_has_rows_that_hold() {
    let rows = RowReader::read(include_str!("../../../../tests/data/rules/rules.txt"));
    let wanted =
        names_in(include_str!("../../../../crates/nestmate-core/src/variant/schema/rules.rs"), "pub enum Rule<N: Names = Resolved> {");
    assert_all_shown(&wanted, &rows.shown, |shown| shown.allowed + shown.followed > 0 && shown.refused > 0 && shown.counted > 0);
}

#[test]
fn every_way_of_moving_has_rows_that_hold() {
    let rows = RowReader::read(include_str!("../../../../tests/data/rules/ways.txt"));
    let wanted = names_in(include_str!("../../../../crates/nestmate-core/src/variant/schema/pieces.rs"), "pub enum MoveDef {");
    assert_all_shown(&wanted, &rows.shown, |shown| shown.allowed > 0 && shown.refused > 0 && shown.counted > 0);
}

#[test]
fn every_ending_has_rows_that_hold() {
    let rows = RowReader::read(include_str!("../../../../tests/data/rules/endings.txt"));
    let mut wanted = names_in(include_str!("../../../../crates/nestmate-core/src/variant/schema/endings.rs"), "pub struct EndingsDef {");
    // Which moves count as progress belongs to `no_progress`.
    wanted.remove("progress");
    assert_all_shown(&wanted, &rows.shown, |shown| shown.followed > 0);
}
