//! Double steps and castling, as settings of Fairy-Stockfish give them.

use nestmate_core::geometry::{Offset, file_letter};

use super::array::{IniCell, IniRegion};
use super::game::{IniPiece, Maker};

const LAST_FILE: u16 = 26;

struct IniCastling {
    king: u8,
    /// The file on which the King ends.
    end: u8,
    rook: u8,
    partner: char,
}

impl Maker<'_> {
    pub(super) fn double_steps(&mut self, pieces: &[IniPiece]) -> Vec<String> {
        self.look_at(&["doubleStep"]);
        let pawn = pieces.iter().filter(|piece| piece.key == "pawn").map(|piece| (piece.letter, (0, 1), 3));
        let others =
            pieces.iter().filter(|piece| piece.key != "pawn").flat_map(|piece| piece.doubles.iter().map(|&step| (piece.letter, step, 2)));
        let doubles: Vec<(char, Offset, u8)> = pawn.chain(others).filter(|known| self.array.has(known.0)).collect();
        let on = self.section.is_on("doubleStep", true);
        self.by_side(|maker, side| {
            let from = maker.region("doubleStepRegion", side, Some(["*2", "*7"][side]));
            let triple = maker.region("tripleStepRegion", side, None);
            let known = doubles.iter().filter(|_| on);
            known
                .flat_map(|&(letter, step, most)| {
                    maker.steps_of(pieces, side, (letter, step), [&from, &triple.clone().filter(|_| most > 2)])
                })
                .collect()
        })
    }

    /// The rules for the steps of a piece: for cells from which it makes two steps and three, where it can be captured in passing and where not.
    fn steps_of(&mut self, pieces: &[IniPiece], side: usize, (letter, step): (char, Offset), from: [&Option<IniRegion>; 2]) -> Vec<String> {
        let by = self.in_passing(pieces, 1 - side);
        let by = if by == letter.to_string() { String::new() } else { format!(", by: \"{by}\"") };
        let open = self.region("enPassantRegion", 1 - side, None).map(|region| self.seen(&region.cells).cells);
        // All cells that it passes count alike for us.
        let passed = |&(file, rank): &IniCell| {
            let next = [file.checked_add_signed(step.0), file.checked_add_signed(-step.0)];
            open.as_ref().is_none_or(|open| next.iter().flatten().any(|&file| open.contains(&(file, rank + 1))))
        };
        let of = |region: &Option<IniRegion>| region.as_ref().map(|region| region.cells.clone()).unwrap_or_default();
        let [twice, thrice] = from.map(of);
        let twice = &twice - &thrice;
        let mut rules = Vec::new();
        for (cells, most) in [(twice, ""), (thrice, ", most: 3")] {
            let (free, hidden): (std::collections::BTreeSet<_>, std::collections::BTreeSet<_>) =
                cells.iter().partition(|cell| passed(cell));
            for (cells, by) in [(free, by.as_str()), (hidden, ", by: \"\"")] {
                if !cells.is_empty() {
                    let from = IniRegion::new(cells, self.files, self.ranks).text;
                    rules.push(format!("DoubleStep(pieces: \"{letter}\", step: {step:?}, from: {from}{most}{by})"));
                }
            }
        }
        rules
    }

    /// The letters of what a side captures in passing with: of Pawns, and of pieces whose notation says so.
    fn in_passing(&mut self, pieces: &[IniPiece], side: usize) -> String {
        let own = self.letters_of("enPassantTypes", side).or_else(|| self.letters_of("pawnTypes", side));
        let usual = || pieces.iter().filter(|piece| piece.key == "pawn" || piece.in_passing).map(|piece| piece.letter).collect();
        own.unwrap_or_else(usual)
    }

    pub(super) fn castles(&self) -> bool {
        let rights = !self.array.rights.is_empty() && self.array.rights != "-";
        self.section.is_on("castling", true) && (rights || self.section.is_on("castlingDroppedPiece", false))
    }

    pub(super) fn castlings(&mut self, pieces: &[IniPiece]) -> Vec<String> {
        self.look_at(&["castling", "castlingDroppedPiece", "chess960"]);
        let castles = self.castles();
        let mut rules = self.by_side(|maker, side| {
            let letter = |key: &str| pieces.iter().find(|piece| piece.key == key).map(|piece| piece.letter);
            let royal = maker.letters_of("castlingKingPiece", side).and_then(|own| own.chars().next()).or_else(|| letter("king"));
            let partners = maker.letters_of("castlingRookPieces", side).or_else(|| letter("rook").map(String::from)).unwrap_or_default();
            let ways = [true, false].map(|right| royal.and_then(|royal| maker.allowed(right, side, royal, &partners)));
            let known = ways.into_iter().flatten().filter(|_| castles);
            let safe =
                if pieces.iter().any(|piece| Some(piece.letter) == royal && maker.is_royal(piece)) { "StartAndPath" } else { "Nothing" };
            known.filter_map(|castling| Some(maker.castling_rule(royal?, &castling, (side, safe)))).collect()
        });
        if self.section.is_on("castlingDroppedPiece", false) && castles {
            rules.extend(self.unmoved(pieces));
        }
        rules
    }

    /// Whether castling ends where it does in chess, wherever King and Rook began.
    fn ends_on_certain_cells(&self) -> bool {
        self.section.is_on("chess960", false)
    }

    /// A side's castling; where it cannot, its right goes from the start, too.
    fn allowed(&mut self, right: bool, side: usize, royal: char, partners: &str) -> Option<IniCastling> {
        let castling = self.castling(right, side, royal, partners);
        if castling.is_none() {
            let letter = if right { 'K' } else { 'Q' };
            let gone = if side == 0 { letter } else { letter.to_ascii_lowercase() };
            self.array.rights.retain(|known| known != gone);
        }
        castling
    }

    /// A side's castling with what stands outermost; `None` where it cannot.
    fn castling(&mut self, right: bool, side: usize, royal: char, partners: &str) -> Option<IniCastling> {
        let (letter, ends, rooks, usual, corner) = if right {
            ('K', "castlingKingsideFile", "castlingRookKingsideFile", 7, u16::from(self.files))
        } else {
            ('Q', "castlingQueensideFile", "castlingRookQueensideFile", 3, 1)
        };
        let file = |maker: &mut Self, key: &str, usual: u16| u8::try_from(maker.number(key, usual, 1..=LAST_FILE)).unwrap_or(1);
        let [end, own] = [file(self, ends, usual), file(self, rooks, corner).min(self.files)];
        let middle = file(self, "castlingKingFile", 5);
        let rank = file(self, "castlingRank", 1).min(self.ranks);
        let rank = usize::from(if side == 0 { rank } else { self.ranks + 1 - rank });
        let cased = |letter: char| if side == 0 { letter } else { letter.to_ascii_lowercase() };
        let kings = self.array.files_of(cased(royal), rank);
        let beside: Vec<(u8, char)> = partners
            .chars()
            .flat_map(|partner| self.array.files_of(cased(partner), rank).into_iter().map(move |file| (file, partner)))
            .collect();
        let (king, (rook, partner)) = if self.array.holds(royal) && self.section.is_on("castlingDroppedPiece", false) {
            (middle, (own, partners.chars().next()?))
        } else {
            let allowed = self.array.rights.contains(cased(letter));
            let outermost = if right { beside.iter().max() } else { beside.iter().min() };
            let king = kings.iter().find(|&&file| file == middle).or(kings.first());
            (*king.filter(|_| allowed)?, *outermost?)
        };
        let sides = (rook > king) == right && rook != king;
        if self.ends_on_certain_cells() {
            return sides.then_some(IniCastling { king, end, rook, partner });
        }
        if end.abs_diff(king) == 1 && (end > king) == right {
            self.tell(ends, "is beside the King, which goes there by an ordinary move");
            return None;
        }
        (sides && (end > king) == right && end != king).then_some(IniCastling { king, end, rook, partner })
    }

    fn castling_rule(&self, royal: char, castling: &IniCastling, (side, safe): (usize, &str)) -> String {
        let IniCastling { king, end, rook, partner } = castling;
        let mirrored = side == 1 && self.array.is_turned();
        let seen = |file: u8| if mirrored { self.files + 1 - file.min(self.files) } else { file };
        if self.ends_on_certain_cells() {
            let beside = if rook > king { end.saturating_sub(1) } else { end.saturating_add(1) };
            let rank = self.section.number("castlingRank", 1).unwrap_or(1).min(u16::from(self.ranks));
            let [king, rook] = [*end, beside].map(|file| format!("Cells(\"{}{rank}\")", file_letter(seen(file))));
            return format!("Castle(royal: '{royal}', partner: '{partner}', to: ({king}, {rook}), safe: {safe})");
        }
        let (from, to) = (seen(*king), seen(*rook));
        let span: String = (from.min(to)..=from.max(to)).map(file_letter).collect();
        let steps = end.abs_diff(*king);
        format!("Castle(royal: '{royal}', partner: '{partner}', steps: {steps}, cells: Files(\"{span}\"), safe: {safe})")
    }

    /// Pieces that can castle when they are dropped where they would begin.
    fn unmoved(&mut self, pieces: &[IniPiece]) -> Vec<String> {
        let letter = |key: &str| pieces.iter().find(|piece| piece.key == key).map(|piece| piece.letter);
        let (Some(king), Some(rook)) = (letter("king"), letter("rook")) else { return Vec::new() };
        let rooks = [true, false].map(|right| self.castling(right, 0, king, &rook.to_string()));
        let name = |file: u8| format!("{}1", file_letter(file));
        let kings = rooks.iter().flatten().next().map(|castling| name(castling.king));
        let rooks: Vec<String> = rooks.iter().flatten().map(|castling| name(castling.rook)).collect();
        let rule = |letter: char, cells: &str| format!("Unmoved(pieces: \"{letter}\", on: Cells(\"{cells}\"))");
        kings.map(|kings| vec![rule(king, &kings), rule(rook, &rooks.join(" "))]).unwrap_or_default()
    }
}
