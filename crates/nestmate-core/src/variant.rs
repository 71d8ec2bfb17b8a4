//! Games as data: the file's picture, the check that finds every problem, and the compiled, immutable [`Variant`].

mod array;
mod arrivals;
mod attacks;
mod castling;
mod checked;
mod compile;
mod compiled;
mod complete;
mod conduct;
mod design;
mod doubles;
mod fault;
mod fen;
mod first;
mod goals;
mod house;
mod library;
mod locate;
mod mating;
mod nest;
mod paths;
mod pieces;
mod problem;
mod rows;
mod salvage;
pub mod schema;
mod shuffle;
mod tokens;
mod validate;
mod warnings;
mod whereabouts;
mod zobrist;

pub(crate) use arrivals::Transformation;
pub use arrivals::{Marks, Promotion, Restoration};
pub use attacks::AttackNode;
pub use castling::Castling;
pub use checked::{Board, Checked, Inner, Layer, Way};
pub use compiled::Variant;
pub use complete::{Completion, begun_letters, completion};
pub(crate) use conduct::{Care, Counting};
pub use conduct::{Royalty, Trading};
pub use design::{Design, DesignPart, DrawnWay, StartToken, UndrawnWay};
pub use fault::{BoardFault, Fault, PieceFault, RankFault, RegionFault, RuleFault, StartFault, Unreadable};
pub(crate) use goals::ImpasseGoal;
pub use goals::PassedGoal;
pub use house::{HouseRules, Switch};
pub use library::{Family, Inherited, Library, MAX_FILE, NestedText, Shipped, Source};
pub use nest::{NestFault, NestWords};
pub use paths::PathMode;
pub use pieces::{Kind, KindId, KindSet, MAX_KINDS, Piece, Reserve, Side};
pub use problem::{BREAKS, Problem, Report, Unplayable, byte_at, line_breaks};
pub use rows::{Moves, Ray};
pub use schema::{
    Base, FULL_SKILL, Holder, KnownAs, Look, Lot, Notation, NoteDef, Only, Phases, PieceWeightsDef, Rule, SPACED_LEVELS, STANDARD, Sides,
    Size, Stalemate, Travel, WeightsDef,
};
pub use shuffle::Shuffle;
pub use tokens::{Token, TokenKind, is_of_word, tokens};
pub use warnings::Warning;
pub use whereabouts::Whereabouts;

pub use array::{board_text, parse_board, rank_points, rank_text};
pub use doubles::Double;
pub(crate) use fen::{board_and_hand, castling_of, rights_of, unmoved_letters};
pub use locate::{closing, scan};
pub use zobrist::MAX_HELD;
