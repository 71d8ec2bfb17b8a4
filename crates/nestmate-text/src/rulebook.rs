//! The rules of a game as a book: chapters of sentences and pictures, made from the definition. The window, the page to print and the
//! command line all show this.

mod board;
mod captures;
mod changes;
mod decisions;
mod kinds;
mod pieces;
mod special;
mod text;

use nestmate_core::geometry::CellSet;
use nestmate_core::variant::{KindId, Library, Royalty, Rule, Side, Variant};

use super::describe::{cells_in_words, cells_told, endings_in_words, gotten, named_side, one_of};
use crate::words::{capitalised, key, named, say};
pub use board::layer_in_words;
pub use captures::captured_where;
use kinds::Kinds;
pub use pieces::page_key;
pub use text::{diagram, diagram_key};

/// What a chapter is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RulebookTopic {
    /// The aim, and all the ways in which the game ends.
    Ending,
    /// The board, its lattices and the games inside.
    Board,
    /// Every piece.
    Pieces,
    /// Who captures how.
    Capturing,
    /// Where captured pieces go, and what the neutral reserve is for.
    Captured,
    /// Pieces that come back onto the board.
    Drops,
    /// Pieces that become others for good.
    Promotion,
    /// Pieces that turn over.
    Turning,
    /// Pieces that change places with one of a reserve.
    Exchange,
    /// What freezes, and when it moves again.
    Freezing,
    /// Castling.
    Castling,
    /// Double steps, edges and whatever else there is.
    Special,
    /// The rules that players can turn on and off.
    House,
    /// Where the game comes from.
    History,
    /// Where the starting position comes from.
    Array,
    /// What the inventor's page leaves open, and what is played.
    Decisions,
}

/// A part of the rules with a heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// What it is about.
    pub topic: RulebookTopic,
    /// Its heading.
    pub title: String,
    /// What it says, in order.
    pub blocks: Vec<Block>,
}

/// A piece of a chapter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A paragraph.
    Text(String),
    /// What the signs of the pictures mean.
    Key(String),
    /// A list.
    Items(Vec<String>),
    /// A remark about the rules, with the ruling that it explains; that may be empty.
    Note(String, String),
    /// The board with the starting position.
    Start,
    /// The board with a layer alone, and what is said of it.
    Layer(usize, String),
    /// The board with some cells marked, and what they are.
    Cells(CellSet, String),
    /// A piece.
    Piece(Box<PieceEntry>),
}

/// A piece in the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceEntry {
    /// Which piece.
    pub kind: KindId,
    /// Which pieces of the games inside it plays; may be empty.
    pub roles: String,
    /// How it moves.
    pub moves: Vec<String>,
    /// What the special rules do with it.
    pub rules: Vec<String>,
}

/// The rules of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// What the game is, in a few sentences.
    pub about: String,
    /// The chapters in order.
    pub chapters: Vec<Chapter>,
}

impl Rulebook {
    /// The rules of a game, in the language in use. `library` knows the games inside.
    pub fn of(variant: &Variant, library: &Library) -> Self {
        let kinds = Kinds::of(variant);
        let chapters = [
            (RulebookTopic::Ending, ending(variant)),
            (RulebookTopic::Board, board::blocks(variant, library, &kinds)),
            (RulebookTopic::Pieces, pieces::blocks(variant, library)),
            (RulebookTopic::Capturing, captures::capturing(variant, &kinds)),
            (RulebookTopic::Captured, captures::captured(variant)),
            (RulebookTopic::Drops, captures::drops(variant, &kinds)),
            (RulebookTopic::Promotion, changes::promotion(variant)),
            (RulebookTopic::Turning, changes::turning(variant)),
            (RulebookTopic::Exchange, changes::exchange(variant, &kinds)),
            (RulebookTopic::Freezing, special::freezing(variant, &kinds)),
            (RulebookTopic::Castling, special::castling(variant)),
            (RulebookTopic::Special, special::blocks(variant, &kinds)),
            (RulebookTopic::House, house(variant)),
            (RulebookTopic::History, history(variant)),
            (RulebookTopic::Array, decisions::array(variant)),
            (RulebookTopic::Decisions, decisions::blocks(variant)),
        ];
        let filled = chapters.into_iter().filter(|(_, blocks)| !blocks.is_empty());
        let chapters = filled.map(|(topic, blocks)| Chapter { topic, title: topic.title(variant).to_owned(), blocks }).collect();
        Self { about: named(&variant.about).to_owned(), chapters }
    }

    /// The pieces that have an entry.
    pub fn entries(&self) -> impl Iterator<Item = &PieceEntry> {
        self.chapters
            .iter()
            .flat_map(|chapter| &chapter.blocks)
            .filter_map(|block| if let Block::Piece(entry) = block { Some(entry.as_ref()) } else { None })
    }

    /// The piece whose entry a kind is told in: its own, or where it moves like another, that of the piece that it was before it turned over.
    pub fn entry_of(&self, variant: &Variant, kind: KindId) -> KindId {
        let kind = variant.kind(kind).promoted.unwrap_or(kind);
        if self.entries().any(|entry| entry.kind == kind) { kind } else { variant.kind(kind).unturned }
    }
}

impl RulebookTopic {
    /// A name for it that does not change with the language: `ending`.
    pub fn id(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    fn title(self, variant: &Variant) -> &'static str {
        say(match self {
            Self::Ending => key!("rulebook-ending"),
            Self::Board if variant.inner.is_empty() => key!("rulebook-board"),
            Self::Board => key!("rulebook-board-inside"),
            Self::Pieces => key!("rulebook-pieces"),
            Self::Capturing => key!("rulebook-capturing"),
            Self::Captured => key!("rulebook-captured"),
            Self::Drops => key!("rulebook-drops"),
            Self::Promotion => key!("rulebook-promotion"),
            Self::Turning => key!("rulebook-turning"),
            Self::Exchange if variant.has_neutral => key!("rulebook-exchange-neutral"),
            Self::Exchange => key!("rulebook-exchange"),
            Self::Freezing => key!("rulebook-freezing"),
            Self::Castling => key!("rulebook-castling"),
            Self::Special => key!("rulebook-special"),
            Self::House => key!("rulebook-house"),
            Self::History => key!("rulebook-history"),
            Self::Array => key!("rulebook-array"),
            Self::Decisions => key!("rulebook-decisions"),
        })
    }
}

fn ending(variant: &Variant) -> Vec<Block> {
    let royal = named(variant.royal().map_or("King", |kind| variant.kind(kind).name.as_str()));
    let mut blocks = vec![Block::Text(aim(variant, royal)), Block::Items(endings_in_words(variant))];
    for rule in &variant.rules {
        if let Rule::Reach { pieces, on, .. } = rule {
            let caption = say!("rulebook-goal", pieces = one_of(variant, pieces.iter()));
            blocks.push(Block::Cells(*on, capitalised(&say!("rulebook-cells", caption = caption, cells = cells_told(variant, on)))));
        }
    }
    blocks.push(Block::Text(say!("rulebook-gives-up").to_owned()));
    if variant.royal_alone_cannot_win() {
        blocks.push(Block::Text(say!("rulebook-flag-draws").to_owned()));
    }
    if !variant.semi_royals.is_empty() {
        let semi = one_of(variant, variant.semi_royals.iter());
        blocks.push(Block::Text(say!("rulebook-not-royal", royal = royal, pieces = semi)));
    }
    blocks
}

/// What to play for: mate, or where it cannot come to that, what both sides bring somewhere.
fn aim(variant: &Variant, royal: &str) -> String {
    let first = named_side(variant, Side::White);
    if !variant.royalty.contains(&Royalty::None) && !variant.conduct.no_checks {
        return say!("rulebook-aim", side = first, royal = royal, gets = gotten(variant.endings.mate));
    }
    let goal = variant.rules.iter().find_map(|rule| {
        let Rule::Reach { pieces, on, side, .. } = rule else { return None };
        side.only().is_none().then_some((pieces, on))
    });
    match goal {
        Some((pieces, on)) => {
            say!("rulebook-aim-reach", side = first, pieces = one_of(variant, pieces.iter()), cells = cells_in_words(variant, on))
        }
        None if variant.royalty[0] == variant.royalty[1] => say!("rulebook-aim-below", side = first),
        None => say!("rulebook-aim-other", side = first),
    }
}

fn house(variant: &Variant) -> Vec<Block> {
    let line = |on: bool, label: &str| say!(if on { key!("rulebook-house-on") } else { key!("rulebook-house-off") }, rule = named(label));
    let items: Vec<String> = variant.switches.iter().map(|switch| line(switch.on, &switch.label)).collect();
    let draws = Block::Text(say!("rulebook-house-draws").to_owned());
    if items.is_empty() {
        return vec![draws];
    }
    vec![Block::Items(items), Block::Text(say!("rulebook-house-choose").to_owned()), draws]
}

fn history(variant: &Variant) -> Vec<Block> {
    let author = (!variant.author.is_empty()).then(|| say!("rulebook-author", author = variant.author.as_str()));
    let history = Some(&variant.history).filter(|history| !history.is_empty());
    let told = history.into_iter().chain(&variant.known_as.differs).map(|text| named(text).to_owned());
    author.into_iter().chain(told).map(Block::Text).collect()
}

#[cfg(test)]
mod tests;
