//! Why something cannot be done, and why a piece went to a reserve, in sentences worked out from the position and the rules.

mod claim;
mod stuck;

use claim::{Cold, Why};
use nestmate_core::game::{Game, Kept, KeptBy, kept, kept_in};
use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::movegen::{UnfairTrade, attackers_of, is_attacked_without, unfair_trade};
use nestmate_core::notation::castlings_of;
use nestmate_core::position::{Move, Position, attacks_from};
use nestmate_core::rules::{
    checked_royal, colour_fault, in_check, is_first_in_check, is_flight, legal_moves, must_drop, pseudo_moves, would_threaten,
};
use nestmate_core::variant::{Castling, KindId, Moves, Only, PathMode, Piece, Ray, Reserve, Rule, Side, Variant};
use nestmate_text::words::{Told, key, named, say, told};
use nestmate_text::{captured_where, named_side};

use crate::app::naming::{Names, Naming};
use crate::app::scene::outside::before_last;
use crate::app::touch::Picked;
use crate::saying::owner_of_reserve;

pub(in crate::app) use stuck::stuck;

/// Why the piece on a cell is frozen: its semi-royal and where that is missing. `None` if it is not frozen.
pub(in crate::app) fn frozen(position: &Position, names: &Names, cell: Cell) -> Option<Told> {
    let (cold, names) = (cold(position, names.naming().variant, cell)?, names.clone());
    Some(Told::by(move || cold.words(names.naming())))
}

fn cold(position: &Position, variant: &Variant, cell: Cell) -> Option<Cold> {
    if !position.is_frozen(variant, cell) {
        return None;
    }
    let piece = position.at(cell);
    // The last rule that names a piece on a cell is the one in force, as in the compiled tables.
    variant.rules.iter().rev().find_map(|rule| {
        let Rule::Freeze { semi_royal, pieces, cells } = rule else { return None };
        (pieces.contains(piece.kind()) && cells.contains(cell)).then_some(Cold { semi_royal: *semi_royal, cells: *cells })
    })
}

/// Why what is picked up cannot go to a cell, in a sentence, though it is its side's turn. The move must not be legal.
pub(in crate::app) fn refusal(position: Position, names: &Names, picked: Picked, to: Cell) -> Told {
    let (why, names) = (why(&position, names.naming().variant, picked, to), names.clone());
    Told::by(move || why.sentence(&position, names.naming(), picked, to))
}

/// Why what is picked up cannot go to a cell, though it is its side's turn. The move must not be legal.
pub(in crate::app) fn why(position: &Position, variant: &Variant, picked: Picked, to: Cell) -> Why {
    let side = position.side();
    if matches!(picked, Picked::Cell(_)) && must_drop(position, variant) {
        return Why::MustDrop;
    }
    let mut pseudo = Vec::new();
    pseudo_moves(position, variant, &mut pseudo);
    if let Some(&mv) = pseudo.iter().find(|&&mv| mv.to() == to && crate::app::touch::belongs(variant, picked, mv, side)) {
        return exposed(position, variant, mv);
    }
    if variant.conduct.passes && picked == Picked::Cell(to) && to == position.royal(side) && in_check(position, variant, side) {
        return Why::PassInCheck;
    }
    match picked {
        Picked::Cell(from) if would_threaten(position, variant, from, to) => Why::Threatens,
        Picked::Held(held) => no_drop(position, variant, held.kind, to),
        Picked::Cell(from) => match cold(position, variant, from) {
            Some(cold) => Why::Frozen(cold),
            None => trade(position, variant, from, to)
                .or_else(|| double_step(position, variant, from, to))
                .or_else(|| castling(position, variant, from, to))
                .unwrap_or_else(|| unreachable_for(position, variant, from, to)),
        },
    }
}

/// A pseudo-legal move that leaves the King attacked, or mates by a drop that may not.
fn exposed(position: &Position, variant: &Variant, mv: Move) -> Why {
    let side = position.side();
    if is_first_in_check(position, variant, mv) {
        return Why::Unchecked;
    }
    if is_flight(position, variant, mv) {
        return Why::Flight;
    }
    let after = position.after(variant, mv.without_gate());
    if variant.conduct.explode.is_some() && position.royals(variant, side).count() > after.royals(variant, side).count() {
        return Why::BlowsUp;
    }
    let checks = checking(&after, variant, side);
    let still = (checks & checking(position, variant, side)).iter().next();
    if let Some(by) = still.or(checks.iter().next()) {
        return Why::Exposed { by, already: still.is_some() };
    }
    if variant.conduct.no_checks && in_check(&after, variant, side.other()) {
        return Why::GivesCheck;
    } else if variant.conduct.parts_royals && after.royals_face(variant) {
        return Why::Facing;
    } else if let Some(capture) = legal_capture(position, variant).filter(|_| !position.takes(variant, mv)) {
        return Why::MustCapture(capture.from());
    }
    Why::DropMates
}

/// The pieces that check a side.
fn checking(position: &Position, variant: &Variant, side: Side) -> CellSet {
    let royal = checked_royal(position, variant, side);
    royal.map_or(CellSet::EMPTY, |royal| attackers_of(position, variant, royal, side.other()))
}

/// A capture of what may not be traded, by a piece that could go there.
fn trade(position: &Position, variant: &Variant, from: Cell, to: Cell) -> Option<Why> {
    match unfair_trade(position, variant, Move::plain(from, to)).filter(|_| attacks_from(position, variant, from, to))? {
        UnfairTrade::Protected(by) => Some(Why::TradeProtected(by)),
        UnfairTrade::Answered => position.traded().map(Why::TradeAnswered),
    }
}

fn legal_capture(position: &Position, variant: &Variant) -> Option<Move> {
    let moves = if variant.conduct.must_capture { legal_moves(position, variant) } else { Vec::new() };
    moves.into_iter().find(|&mv| position.takes(variant, mv))
}

fn no_drop(position: &Position, variant: &Variant, kind: KindId, to: Cell) -> Why {
    if position.at(to).is_some() {
        return Why::DropOn;
    }
    let side = position.side();
    let allowed =
        |rule: &Rule| matches!(rule, Rule::Drop { pieces, on, .. } if pieces.contains(kind) && variant.seen_by(side, on).contains(to));
    if !variant.rules.iter().any(allowed) {
        return Why::DropNever;
    }
    let moves = variant.rows.moves(Piece::new(kind, side).index(), to);
    if moves.both.is_empty() && moves.quiet.is_empty() && moves.rays.is_empty() {
        return Why::DropStuck;
    }
    colour_fault(position, variant, kind, to).map_or(Why::DropFile(variant.per_file[kind.index()]), Why::DropColour)
}

/// A piece that could not go to a cell even if no King were to be looked after.
fn unreachable_for(position: &Position, variant: &Variant, from: Cell, to: Cell) -> Why {
    let (piece, there) = (position.at(from), position.at(to));
    let first = position.first_moves(variant, piece, from);
    let moves: Vec<Moves<'_>> = [variant.rows.moves(piece.index(), from)].into_iter().chain(first).collect();
    let single = |of: &dyn Fn(&Moves<'_>) -> bool| moves.iter().any(of);
    let rays = moves.iter().flat_map(|moves| moves.rays.iter().copied());
    let reaching: Vec<Ray> = rays.filter(|&ray| ends(variant, ray).contains(&to)).collect();
    let reaches = |only: Only| reaching.iter().any(|ray| ray.only == only);
    let any = single(&|moves| moves.both.contains(&to)) || reaches(Only::Both);
    let quiet = single(&|moves| moves.quiet.contains(&to)) || reaches(Only::Move);
    let capture = single(&|moves| moves.capture.contains(&to)) || reaches(Only::Capture);
    if !any && !quiet && !capture {
        let too_late = first.is_none() && variant.first_reach(piece, from).contains(to);
        return if too_late { Why::HasMoved } else { Why::Never };
    }
    if there.is_of(piece.side()) {
        return Why::Own;
    }
    if there.is_some() && !any && !capture {
        return Why::OnlyMoves;
    }
    if there.is_none() && !any && !quiet {
        return Why::OnlyCaptures;
    }
    // Ways that are good only for what is not to be done here have nothing to do with it.
    let useless = if there.is_some() { Only::Move } else { Only::Capture };
    let (jumps, useful): (Vec<Ray>, Vec<Ray>) = reaching.into_iter().filter(|ray| ray.only != useless).partition(|ray| ray.mode.jumps());
    if let (Some(&jump), true) = (jumps.first(), useful.is_empty()) {
        return no_jump(position, variant, jump, to, from);
    }
    let mut blockers: Vec<Cell> = Vec::new();
    for cell in useful.into_iter().filter_map(|ray| between(position, variant, ray, to, from).first().copied()) {
        if !blockers.contains(&cell) {
            blockers.push(cell);
        }
    }
    if !blockers.is_empty() {
        Why::Blocked(blockers)
    } else if promotes_to_lost(variant, piece, to) {
        Why::NoneLost
    } else if variant.arrivals.exchanges[piece.index()].is_empty() {
        Why::Unknown
    } else {
        Why::Nothing
    }
}

/// Whether a piece that comes to a cell must become one that its side has lost.
fn promotes_to_lost(variant: &Variant, piece: Piece, to: Cell) -> bool {
    let here = variant.arrivals.promotions[piece.index()].iter().filter(|promotion| promotion.on.contains(to));
    here.into_iter().any(|promotion| !promotion.optional && !promotion.begins.is_empty())
}

fn no_jump(position: &Position, variant: &Variant, ray: Ray, to: Cell, from: Cell) -> Why {
    let between = between(position, variant, ray, to, from);
    let except = |cell: Cell| position.at(cell).is_some() && variant.rows.except(ray).contains(position.at(cell).kind());
    match between[..] {
        [mount] if except(mount) => Why::NotOver(mount),
        [_] if except(to) => Why::Spared,
        [mount] if ray.mode == PathMode::Vault => Why::NotBeyond(mount),
        _ => Why::Hop(between.len()),
    }
}

fn ends(variant: &Variant, ray: Ray) -> &[Cell] {
    let cells = variant.rows.cells(ray);
    match ray.mode {
        PathMode::Lame => &cells[cells.len().saturating_sub(1)..],
        PathMode::Ride | PathMode::Hop | PathMode::Vault => cells,
    }
}

/// The pieces on the cells of a ray before one of them, in order.
fn between(position: &Position, variant: &Variant, ray: Ray, to: Cell, from: Cell) -> Vec<Cell> {
    let before = variant.rows.cells(ray).iter().copied().take_while(|&cell| cell != to);
    before.filter(|&cell| cell != from && position.at(cell).is_some()).collect()
}

/// `Black's Dabchick on c13`.
fn piece_on(position: &Position, naming: Naming<'_>, cell: Cell) -> String {
    let piece = position.at(cell);
    say!("refusal-piece", side = named_side(naming.variant, piece.side()), name = naming.piece(piece, cell), cell = naming.place(cell))
}

/// Why nothing can be moved now that is not of the side to move.
pub fn not_their_turn(variant: &Variant, to_move: Side) -> Told {
    let side = variant.side_name(to_move).to_owned();
    told!("refusal-turn", side = named(&side))
}

/// The reason, if the two cells are those of a double first step.
fn double_step(position: &Position, variant: &Variant, from: Cell, to: Cell) -> Option<Why> {
    let piece = position.at(from);
    let double = variant.doubles.between(piece, from, to)?;
    if let Some(&blocker) = double.passed.iter().chain([&to]).find(|&&cell| position.at(cell).is_some()) {
        return Some(Why::Blocked(vec![blocker]));
    }
    (!variant.arrivals.exchanges[piece.index()].is_empty()).then_some(Why::Nothing)
}

/// The reason, if the two cells are those of a castling of the side to move.
fn castling(position: &Position, variant: &Variant, from: Cell, to: Cell) -> Option<Why> {
    let side = position.side();
    // Where the King goes, or to his partner.
    let of_cells = |castling: &&Castling| castling.goes(from, to) || (castling.royal_from, castling.partner_from) == (from, to);
    let castlings: Vec<&Castling> = variant.castlings[side.index()]
        .iter()
        .filter(of_cells)
        .filter(|castling| position.at(from) == Piece::new(castling.royal, side))
        .collect();
    let allowed = |castling: &&&Castling| castling.is_unmoved(position.unmoved());
    let Some(castling) = castlings.iter().find(allowed) else {
        let partner = |castling: &&Castling| position.at(to).is_none() || position.at(to) == Piece::new(castling.partner, side);
        return castlings.iter().any(partner).then_some(Why::CastleMoved);
    };
    hindered(position, variant, castling)
}

/// What stands in the way of a castling whose pieces have not moved.
fn hindered(position: &Position, variant: &Variant, castling: &Castling) -> Option<Why> {
    if let Some(&cell) = castling.empty.iter().find(|&&cell| position.at(cell).is_some()) {
        return Some(Why::CastleBetween(cell));
    }
    if let Some(cold) = cold(position, variant, castling.partner_from) {
        return Some(Why::CastleFrozen(castling.partner_from, cold));
    }
    let (from, other) = (castling.royal_from, position.side().other());
    let attacked = |&&cell: &&Cell| is_attacked_without(position, variant, cell, other, Some(from));
    castling.safe.iter().find(attacked).map(|&cell| Why::CastleAttacked(cell))
}

/// Why the side to move cannot castle as `O-O` or `O-O-O` says. No such move may be legal.
pub(in crate::app) fn no_castling(position: &Position, names: &Names, sign: &'static str) -> Told {
    let (variant, side) = (names.naming().variant, position.side());
    if variant.castlings.iter().all(Vec::is_empty) {
        return told!("refusal-castle-never");
    }
    let meant = castlings_of(variant, side, sign);
    let Some(castling) = meant.iter().find(|castling| castling.is_unmoved(position.unmoved())).or(meant.first()) else {
        return told!("refusal-castle-otherwise", sign = sign);
    };
    let (from, royal) = (castling.royal_from, Piece::new(castling.royal, side));
    if !castling.is_unmoved(position.unmoved()) {
        let names = names.clone();
        return told!("refusal-castle-moved", name = names.naming().piece(royal, from));
    }
    let why = cold(position, variant, from).map(Why::Frozen).or_else(|| hindered(position, variant, castling));
    let why = why.unwrap_or_else(|| self::why(position, variant, Picked::Cell(from), castling.royal_to));
    let (position, names, to) = (position.clone(), names.clone(), castling.royal_to);
    Told::by(move || why.sentence(&position, names.naming(), Picked::Cell(from), to))
}

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

#[cfg(test)]
#[path = "why/rows/tests.rs"]
mod rows;
#[cfg(test)]
mod tests;
