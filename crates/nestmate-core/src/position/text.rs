//! The one-line text of a position, seven fields and more where checks, passes or trades matter, and the text of a move.

use super::fault::{Field, FieldFault, TextError};
use super::{Counted, Gateway, Move, MoveKind, Passing, Position};
use crate::geometry::Cell;
use crate::variant::{Castling, Double, KindId, KindSet, MAX_HELD, Piece, Reserve, Side, Variant, board_text, parse_board};

/// The longest position text that is read, in bytes.
const MAX_TEXT: usize = 4096;

impl Position {
    /// Reads a position text. The board has as many royal pieces as the game has; whether a King could be captured is for the rules to say.
    ///
    /// # Errors
    /// The first field that cannot be read and why.
    pub fn parse(variant: &Variant, text: &str) -> Result<Self, TextError> {
        Self::read(variant, text, true)
    }

    /// Reads a position text; `whole` is whether each side needs its royal piece.
    pub(super) fn read(variant: &Variant, text: &str, whole: bool) -> Result<Self, TextError> {
        if text.len() > MAX_TEXT {
            return Err(TextError::TooLong(text.len()));
        }
        let fields: Vec<&str> = text.split(' ').collect();
        let &[board, side, reserves, unmoved, passing, halfmoves, number, ref more @ ..] = fields.as_slice() else {
            return Err(TextError::Fields(fields.len()));
        };
        let mut more = more.iter().copied().peekable();
        let checks = more.next_if(|field| variant.goals.checks > 0 && field.contains('+'));
        let counts = |field: &str| variant.conduct.counting.is_some() && field.starts_with(['b', 'c']);
        let is_passes = |field: &str| !field.contains('+') && !field.starts_with('x') && !counts(field);
        let passes = more.next_if(|field| variant.goals.passed.is_some() && is_passes(field));
        let traded = more.next_if(|field| variant.conduct.trading.is_some() && !counts(field));
        let counted = more.next_if(|_| variant.conduct.counting.is_some());
        if more.next().is_some() {
            return Err(TextError::Fields(fields.len()));
        }
        let mut position = Self::empty();
        let wrong = |field: Field| move |fault: FieldFault| TextError::Field(field, fault);
        position.read_board(variant, board).map_err(wrong(Field::Board))?;
        position.read_side(variant, side).map_err(wrong(Field::Side))?;
        position.read_reserves(variant, reserves).map_err(wrong(Field::Reserves))?;
        if whole {
            position.count_royals(variant).map_err(wrong(Field::Board))?;
        }
        position.read_unmoved(variant, unmoved).map_err(wrong(Field::Unmoved))?;
        position.read_passing(variant, passing).map_err(wrong(Field::Passing))?;
        position.state.halfmoves = read_number(halfmoves).map_err(wrong(Field::Halfmoves))?;
        position.number = read_number(number)
            .and_then(|number| if number == 0 { Err(FieldFault::FromZero) } else { Ok(number) })
            .map_err(wrong(Field::Number))?;
        if let Some(checks) = checks {
            position.read_checks(variant, checks).map_err(wrong(Field::Checks))?;
        }
        if let Some(passes) = passes {
            position.read_passes(variant, passes).map_err(wrong(Field::Passes))?;
        }
        if let Some(traded) = traded {
            position.read_traded(variant, traded).map_err(wrong(Field::Traded))?;
        }
        if let Some(counted) = counted {
            position.state.counted = Some(read_counted(counted).map_err(wrong(Field::Counted))?);
        }
        position.find_royals(variant);
        position.log.clear();
        Ok(position)
    }

    fn read_board(&mut self, variant: &Variant, field: &str) -> Result<(), FieldFault> {
        for placed in parse_board(field, variant.board.grid, &variant.board.cells).map_err(FieldFault::Board)? {
            let side = if placed.black { Side::Black } else { Side::White };
            let kind = variant.kind_of(placed.letter).ok_or(FieldFault::Letter(placed.letter))?;
            let turned = if placed.promoted { variant.promoted_to(kind) } else { variant.kind(kind).turns_to.filter(|_| placed.turned) };
            if (placed.turned || placed.promoted) && turned.is_none() {
                return Err(FieldFault::NotTurned(placed.letter));
            }
            self.set(variant, placed.cell, Piece::new(turned.unwrap_or(kind), side));
        }
        Ok(())
    }

    fn count_royals(&self, variant: &Variant) -> Result<(), FieldFault> {
        let royals: KindSet = variant.all_kind_ids().filter(|&kind| variant.kind(kind).royal).collect();
        for side in Side::BOTH {
            let (count, royalty) = (self.owned(side, royals), variant.royalty[side.index()]);
            if !royalty.allows(count) {
                return Err(FieldFault::Royals { side: variant.side_name(side).to_owned(), count, royalty });
            }
        }
        Ok(())
    }

    fn read_side(&mut self, variant: &Variant, field: &str) -> Result<(), FieldFault> {
        match field {
            "w" => {}
            "b" => {
                self.side = Side::Black;
                self.state.hash ^= variant.zobrist.black_to_move;
            }
            _ => return Err(FieldFault::Side(field.to_owned())),
        }
        Ok(())
    }

    fn read_reserves(&mut self, variant: &Variant, field: &str) -> Result<(), FieldFault> {
        if field == "-" && !variant.has_reserves {
            return Ok(());
        }
        if !variant.has_reserves {
            return Err(FieldFault::NoReserves);
        }
        let inner = field.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).ok_or(FieldFault::Reserves)?;
        let parts: Vec<&str> = inner.split('|').collect();
        if parts.len() != 3 {
            return Err(FieldFault::ReserveCount(parts.len()));
        }
        for (reserve, letters) in Reserve::ALL.into_iter().zip(parts) {
            if letters.chars().zip(letters.chars().skip(1)).any(|(a, b)| a > b) {
                return Err(FieldFault::UnsortedLetters(letters.to_owned()));
            }
            for letter in letters.chars() {
                let kind = variant.kind_of(letter).ok_or(FieldFault::Letter(letter))?;
                if !variant.can_hold(reserve, kind) {
                    return Err(FieldFault::RoyalHeld(letter));
                }
                let count = self.reserves.count(reserve, kind) + 1;
                if usize::from(count) >= MAX_HELD {
                    return Err(FieldFault::TooManyHeld(letter));
                }
                self.set_held(variant, reserve, kind, count);
            }
        }
        Ok(())
    }

    fn read_unmoved(&mut self, variant: &Variant, field: &str) -> Result<(), FieldFault> {
        let mut unmoved = 0;
        for name in listed(field)? {
            let cell = read_cell(variant, name)?;
            if !self.stands_unmoved(variant, cell) {
                return Err(FieldFault::Moved(name.to_owned()));
            }
            unmoved |= variant.unmoved_bits[cell.index()];
        }
        self.set_unmoved(variant, unmoved);
        Ok(())
    }

    /// Whether a piece stands on a cell that begins there, and that castles or can do more on its first move.
    pub(super) fn stands_unmoved(&self, variant: &Variant, cell: Cell) -> bool {
        let needs = |castling: &Castling, side: Side| {
            let royal = castling.royal_from == cell && self.at(cell) == Piece::new(castling.royal, side);
            royal || castling.partner_from == cell && self.at(cell) == Piece::new(castling.partner, side)
        };
        let castles = |side: Side| variant.castlings[side.index()].iter().any(|castling| needs(castling, side));
        self.begins_alone(variant, cell) || Side::BOTH.into_iter().any(castles)
    }

    /// Whether a piece stands on a cell that could do something on its first move as the pieces stand.
    pub(super) fn has_first_move(&self, variant: &Variant, cell: Cell) -> bool {
        let at = |cell: Cell| self.at(cell);
        let both = |castling: &Castling, side: Side| castling.begins().contains(&cell) && castling.stands(side, &at);
        let castles = |side: Side| variant.castlings[side.index()].iter().any(|castling| both(castling, side));
        self.begins_alone(variant, cell) || Side::BOTH.into_iter().any(castles)
    }

    /// Whether a piece stands on a cell whose first move matters by itself, and not for castling.
    fn begins_alone(&self, variant: &Variant, cell: Cell) -> bool {
        let begins = self.at(cell).is_some() && variant.first.begins(self.at(cell), cell);
        begins || variant.gates.begins.iter().any(|&(known, piece, _)| known == cell && self.at(cell) == piece)
    }

    /// Reads how often White and Black have given check, as `+1+0`.
    fn read_checks(&mut self, variant: &Variant, field: &str) -> Result<(), FieldFault> {
        let counts = field.strip_prefix('+').and_then(|rest| rest.split_once('+'));
        let (white, black) = counts.ok_or_else(|| FieldFault::Checks(field.to_owned()))?;
        for (side, text) in Side::BOTH.into_iter().zip([white, black]) {
            let count = read_number(text)?;
            let count = u8::try_from(count).ok().filter(|&count| count <= variant.goals.checks);
            self.set_checks(variant, side, count.ok_or_else(|| FieldFault::Checks(field.to_owned()))?);
        }
        Ok(())
    }

    /// Reads how many passes have just been made, as `p1`.
    fn read_passes(&mut self, variant: &Variant, field: &str) -> Result<(), FieldFault> {
        let count = match field {
            "p1" => 1,
            "p2" => 2,
            _ => return Err(FieldFault::Passes(field.to_owned())),
        };
        self.set_passes(variant, count);
        Ok(())
    }

    /// Reads where a piece was captured that may not be traded, as `xf6`.
    fn read_traded(&mut self, variant: &Variant, field: &str) -> Result<(), FieldFault> {
        let cell = field.strip_prefix('x').and_then(|name| read_cell(variant, name).ok());
        let cell = cell.filter(|&cell| self.can_have_traded(cell)).ok_or_else(|| FieldFault::Traded(field.to_owned()))?;
        self.set_traded(variant, Some(cell));
        Ok(())
    }

    fn read_passing(&mut self, variant: &Variant, field: &str) -> Result<(), FieldFault> {
        if field == "-" {
            return Ok(());
        }
        let (cells, victim) = field.split_once('>').ok_or(FieldFault::Passing)?;
        let victim = read_cell(variant, victim)?;
        let cells = listed(cells)?.into_iter().map(|name| read_cell(variant, name)).collect::<Result<Vec<_>, _>>()?;
        let passing = self.possible_passing(variant, &cells, victim);
        self.set_passing(variant, passing.ok_or_else(|| FieldFault::NoPassing(field.to_owned()))?);
        Ok(())
    }

    /// What the side that has just moved could have left to be captured in passing, if the field describes it.
    pub(super) fn possible_passing(&self, variant: &Variant, cells: &[Cell], victim: Cell) -> Option<Passing> {
        let side = self.side.other();
        let piece = self.at(victim);
        if !piece.is_of(side) {
            return None;
        }
        let alike = |passed: &[Cell]| passed.len() == cells.len() && passed.iter().all(|cell| cells.contains(cell));
        let empty = |cell: Cell| self.at(cell).is_none();
        let made = |double: &&Double| {
            double.to == victim
                && !double.by.is_empty()
                && alike(&double.passed)
                && empty(double.from)
                && double.passed.iter().copied().all(empty)
        };
        if let Some(double) = variant.doubles.of(piece).iter().find(made) {
            return Some(Passing::new(&double.passed, victim, None));
        }
        let castlings = &variant.castlings[side.index()];
        let index = castlings.iter().position(|castling| {
            castling.en_passant.is_some()
                && castling.royal_to == victim
                && piece == Piece::new(castling.royal, side)
                && self.at(castling.partner_to) == Piece::new(castling.partner, side)
                && empty(castling.royal_from)
                && alike(&[castling.royal_from, castling.partner_to])
        })?;
        let castling = &castlings[index];
        Some(Passing::new(&[castling.partner_to, castling.royal_from], victim, u8::try_from(index).ok()))
    }

    /// The position text.
    pub fn text(&self, variant: &Variant) -> String {
        let side = if self.side == Side::White { "w" } else { "b" };
        let unmoved = (0..).zip(&variant.unmoved_cells).filter(|&(bit, _)| self.state.unmoved >> bit & 1 != 0).map(|(_, &cell)| cell);
        let unmoved = sorted_names(variant, unmoved);
        let passing = self.state.passing.as_ref().map_or_else(
            || "-".to_owned(),
            |passing| {
                let cells = sorted_names(variant, passing.cells().iter().copied());
                format!("{cells}>{}", variant.cell_name(passing.victim))
            },
        );
        let piece = |cell| Some(self.at(cell)).filter(|piece| !piece.is_none()).map(|piece| variant.kind(piece.kind()).text(piece.side()));
        let (board, reserves) = (board_text(variant.board.grid, piece), self.reserves_text(variant));
        let [white, black] = self.state.checks;
        let checks = if variant.goals.checks > 0 { format!(" +{white}+{black}") } else { String::new() };
        let passes = if self.state.passes > 0 { format!(" p{}", self.state.passes) } else { String::new() };
        let traded = self.state.traded.map(|cell| format!(" x{}", variant.cell_name(cell))).unwrap_or_default();
        let counted =
            self.state.counted.map(|counted| format!(" {}{}/{}", if counted.bare { 'b' } else { 'c' }, counted.plies, counted.limit));
        let counted = counted.unwrap_or_default();
        format!("{board} {side} {reserves} {unmoved} {passing} {} {}{checks}{passes}{traded}{counted}", self.state.halfmoves, self.number)
    }

    fn reserves_text(&self, variant: &Variant) -> String {
        if !variant.has_reserves {
            return "-".to_owned();
        }
        let letters = |reserve: Reserve| {
            let kinds = self.reserves.kinds(reserve);
            let mut letters: Vec<char> = kinds
                .flat_map(|kind| std::iter::repeat_n(variant.kind(kind).letter, usize::from(self.reserves.count(reserve, kind))))
                .collect();
            letters.sort_unstable();
            String::from_iter(letters)
        };
        format!("[{}|{}|{}]", letters(Reserve::White), letters(Reserve::Black), letters(Reserve::Neutral))
    }
}

fn sorted_names(variant: &Variant, cells: impl Iterator<Item = Cell>) -> String {
    let mut names: Vec<String> = cells.map(|cell| variant.cell_name(cell)).collect();
    names.sort_unstable();
    if names.is_empty() { "-".to_owned() } else { names.join(",") }
}

/// The names of a comma-separated list, which must be sorted as text and without repetition; none for `-`.
fn listed(field: &str) -> Result<Vec<&str>, FieldFault> {
    if field == "-" {
        return Ok(Vec::new());
    }
    let names: Vec<&str> = field.split(',').collect();
    if names.windows(2).any(|pair| pair[0] >= pair[1]) {
        return Err(FieldFault::UnsortedCells(field.to_owned()));
    }
    Ok(names)
}

fn read_cell(variant: &Variant, name: &str) -> Result<Cell, FieldFault> {
    let cell = variant.board.grid.parse(name).filter(|&cell| variant.board.cells.contains(cell));
    cell.ok_or_else(|| FieldFault::Cell(name.to_owned()))
}

/// Reads the plies counted and how many there can be, as `c12/128`, or `b12/16` where a side has nothing but its royal piece.
fn read_counted(field: &str) -> Result<Counted, FieldFault> {
    let fault = || FieldFault::Counted(field.to_owned());
    let bare = field.starts_with('b');
    let (plies, limit) = field.strip_prefix(['b', 'c']).and_then(|rest| rest.split_once('/')).ok_or_else(fault)?;
    let number = |text: &str| read_number(text).ok().and_then(|number| u16::try_from(number).ok()).ok_or_else(fault);
    Ok(Counted { plies: number(plies)?, limit: number(limit)?, bare })
}

fn read_number(field: &str) -> Result<u32, FieldFault> {
    let digits = !field.is_empty() && field.len() <= 9 && field.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| field.parse().ok()).flatten().ok_or_else(|| FieldFault::Number(field.to_owned()))
}

/// The text of a move, as the rules write it: `b2b4`, `d14d16=Z`, `c13c15+`, `e14f16=Qn`, `P@c5`, `+P@c5`, `b1c3/H`, and `f1O-O` where
/// castling takes the King to a cell to which it could also step.
pub fn move_text(variant: &Variant, mv: Move) -> String {
    let text = move_text_in(mv, |cell| variant.cell_name(cell), |kind| variant.kind(kind).sign());
    let mut castlings = variant.castlings.iter().flatten().filter(|castling| castling.goes(mv.from(), mv.to()));
    let sign = if mv.castles() { castlings.find_map(|castling| castling.sign) } else { None };
    let Some(sign) = sign else { return text };
    let [from, to] = [mv.from(), mv.to()].map(|cell| variant.cell_name(cell));
    text.replacen(&(from.clone() + &to), &(from + sign), 1)
}

/// The same with other names for cells and pieces.
pub fn move_text_in(mv: Move, cell: impl Fn(Cell) -> String, letter: impl Fn(KindId) -> String) -> String {
    let to = cell(mv.to());
    let from_to = || cell(mv.from()) + &to;
    match mv.action() {
        MoveKind::Plain | MoveKind::Double | MoveKind::EnPassant | MoveKind::Castle | MoveKind::Pass => from_to(),
        MoveKind::Gate(kind, Gateway::Step | Gateway::Castle) => format!("{}/{}", from_to(), letter(kind)),
        MoveKind::Gate(kind, Gateway::Partner) => format!("{}/{}p", from_to(), letter(kind)),
        MoveKind::Turn => format!("{}+", from_to()),
        MoveKind::Promote(kind) | MoveKind::Restore(kind) | MoveKind::Swap(kind) | MoveKind::Become(kind) => {
            format!("{}={}", from_to(), letter(kind))
        }
        MoveKind::Exchange(kind, reserve) => format!("{}={}{}", from_to(), letter(kind), ["w", "b", "n"][reserve.index()]),
        MoveKind::Drop(kind) => format!("{}@{to}", letter(kind)),
        MoveKind::Twice(via) => format!("{}{}{to}", cell(mv.from()), cell(via)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::{BoardFault, RankFault, Royalty};

    /// The start of a game with a piece of its text replaced, read.
    fn changed(game: &str, from: &str, to: &str) -> Option<TextError> {
        let variant = crate::shipped::library().get(game).expect("shipped");
        assert!(variant.start.contains(from), "{}", variant.start);
        Position::parse(&variant, &variant.start.replacen(from, to, 1)).err()
    }

    #[test]
    fn the_first_field_that_cannot_be_read_is_named_with_what_is_wrong() {
        let text = str::to_owned;
        let rank = |rank, fault| FieldFault::Board(BoardFault::Rank(rank, fault));
        let cases = [
            ("RNBQKBNR", "RNBQKBN", Field::Board, rank(1, RankFault::Fewer { given: 7, count: 8 })),
            ("RNBQKBNR", "RNBQKBNR1", Field::Board, rank(1, RankFault::Empty(text("1")))),
            ("RNBQKBNR", "RNBQKBNRR", Field::Board, rank(1, RankFault::More(8))),
            ("RNBQKBNR", "RNB?KBNR", Field::Board, rank(1, RankFault::Sign('?'))),
            ("RNBQKBNR", "RNBQKBN+", Field::Board, rank(1, RankFault::Plus)),
            ("/8/", "/", Field::Board, FieldFault::Board(BoardFault::Ranks { ranks: 8, given: 7 })),
            ("RNBQKBNR", "RNBXKBNR", Field::Board, FieldFault::Letter('X')),
            ("RNBQKBNR", "RNB+QKBNR", Field::Board, FieldFault::NotTurned('Q')),
            ("RNBQKBNR", "RNBQQBNR", Field::Board, FieldFault::Royals { side: "White".to_owned(), count: 0, royalty: Royalty::Single }),
            (" w ", " x ", Field::Side, FieldFault::Side(text("x"))),
            (" w - ", " w [||] ", Field::Reserves, FieldFault::NoReserves),
            ("a1,a8", "a8,a1", Field::Unmoved, FieldFault::UnsortedCells(text("a8,a1,e1,e8,h1,h8"))),
            ("a1,a8", "a1,a3", Field::Unmoved, FieldFault::Moved(text("a3"))),
            ("h1,h8", "h1,z8", Field::Unmoved, FieldFault::Cell(text("z8"))),
            (" - 0 ", " e3 0 ", Field::Passing, FieldFault::Passing),
            (" - 0 ", " e3>e4 0 ", Field::Passing, FieldFault::NoPassing(text("e3>e4"))),
            (" 0 1", " -1 1", Field::Halfmoves, FieldFault::Number(text("-1"))),
            (" 0 1", " 0 0", Field::Number, FieldFault::FromZero),
        ];
        for (from, to, field, fault) in cases {
            assert_eq!(changed("fide-chess", from, to), Some(TextError::Field(field, fault)), "{to}");
        }
        assert_eq!(changed("fide-chess", " 0 1", " 0"), Some(TextError::Fields(6)));
        let long = "1".repeat(MAX_TEXT);
        assert!(matches!(changed("fide-chess", "8", &long), Some(TextError::TooLong(bytes)) if bytes > MAX_TEXT));
    }

    #[test]
    fn reserves_are_read_in_order_and_without_kings() {
        let cases = [
            ("", FieldFault::Reserves),
            ("[|]", FieldFault::ReserveCount(2)),
            ("[PB||]", FieldFault::UnsortedLetters("PB".to_owned())),
            ("[K||]", FieldFault::RoyalHeld('K')),
            ("[?||]", FieldFault::Letter('?')),
        ];
        for (reserves, fault) in cases {
            assert_eq!(changed("shogi", "[||]", reserves), Some(TextError::Field(Field::Reserves, fault)), "{reserves}");
        }
        let many = format!("[{}||]", "P".repeat(MAX_HELD));
        assert_eq!(changed("shogi", "[||]", &many), Some(TextError::Field(Field::Reserves, FieldFault::TooManyHeld('P'))));
    }
}
