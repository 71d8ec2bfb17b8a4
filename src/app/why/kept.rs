//! Why a piece goes to a reserve, the first time that one does.

use nestmate_core::game::{Game, Kept, KeptBy, kept, kept_in};
use nestmate_core::variant::{Reserve, Side};
use nestmate_text::captured_where;
use nestmate_text::words::{Told, key, say};

use crate::app::naming::{Names, Naming};
use crate::app::scene::outside::before_last;
use crate::saying::owner_of_reserve;

/// Whose a reserve is for the side that moves, and what put a piece there: what is told once in a game.
#[derive(PartialEq, Eq)]
struct Lesson(Option<bool>, std::mem::Discriminant<KeptBy>);

impl Lesson {
    fn of(side: Side, kept: &Kept) -> Self {
        Self(kept.reserve.side().map(|owner| owner == side), std::mem::discriminant(&kept.by))
    }
}

/// Where the last move has put pieces and why, if nothing in the game has gone there so before.
pub(in crate::app) fn news_of_reserves(game: &Game, names: &Names) -> Option<Told> {
    let mv = game.last_move().filter(|_| game.variant().has_reserves)?;
    let before = before_last(game);
    let side = before.side();
    let here = kept(&before, game.variant(), mv);
    if here.is_empty() {
        return None;
    }
    let all = kept_in(game, &game.moves_to(game.current()));
    let earlier: Vec<Lesson> = all[..all.len() - here.len()].iter().map(|(side, kept)| Lesson::of(*side, kept)).collect();
    let news: Vec<Kept> = here.into_iter().filter(|kept| !earlier.contains(&Lesson::of(side, kept))).collect();
    if news.is_empty() {
        return None;
    }
    let names = names.clone();
    Some(Told::by(move || news.iter().map(|kept| why_kept(names.naming(), side, kept)).collect::<Vec<_>>().join(say!("between-sentences"))))
}

/// Where the move of a side has put a piece and why.
pub(in crate::app) fn why_kept(naming: Naming<'_>, side: Side, kept: &Kept) -> String {
    let reserve = owner_of_reserve(naming.variant, kept.reserve);
    let kind = kept.piece.kind();
    match kept.by {
        KeptBy::Capture(cell) => {
            let (place, cells) = captured_where(naming.variant, cell);
            let changes = if kept.reserve == Reserve::of(side) { "yes" } else { "no" };
            let turns = if naming.variant.kind(kind).turned { "yes" } else { "no" };
            let piece = naming.piece(kept.piece, cell);
            say!("kept-captured", piece = piece, reserve = reserve, changes = changes, turns = turns, place = place, cells = cells)
        }
        KeptBy::Exchange(new) => {
            say!("kept-exchanged", piece = naming.held(kind), reserve = reserve, new = naming.held(new))
        }
        KeptBy::Restore(new) | KeptBy::Swap(new) => {
            let key = if matches!(kept.by, KeptBy::Swap(_)) { key!("kept-swapped") } else { key!("kept-restored") };
            say!(key, piece = naming.held(kind), reserve = reserve, new = naming.held(new))
        }
    }
}
