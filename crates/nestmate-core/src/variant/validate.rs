//! From the file's picture to a checked definition, or to the list of everything wrong with it.

mod pieces;
mod regions;
mod rules;

use std::collections::BTreeMap;

pub(super) use regions::cells_of;
pub(super) use rules::standard_steps;

use super::array::parse_board;
use super::checked::{Board, Checked, Endings, Inner, Layer, Placed, held_in};
use super::fault::{Fault, PieceFault, RegionFault, RuleFault, StartFault};
use super::fen::seven_fields;
use super::pieces::{KindId, KindSet, MAX_KINDS, Side};
use super::problem::Problem;
use super::schema::{
    BoardDef, BothPassed, EndingsDef, FULL_SKILL, InnerDef, KifuDef, LayerDef, PieceDef, QipuDef, Region, Rule, RuleDef, SPACED_LEVELS,
    Stalemate, SwitchDef, VariantDef, WeightsDef,
};
use crate::geometry::{CellSet, Grid, MAX_CELLS};

/// The most rules, layers or regions that one game may have.
const MAX_ENTRIES: usize = 256;

/// The most layers, or games inside, of one game.
const MAX_LAYERS: usize = 9;

const MAX_WEIGHT: u32 = 10_000;

/// More than any player of any game has.
const MAX_ELO: u16 = 4_000;

const MAX_PROBLEMS: usize = 200;

/// How much there may be to look up in one game: parts of regions, cells and letters that are named. A definition beyond it is refused,
/// so that none takes long to be read.
const MAX_WORK: usize = 60_000;

/// How much it is to look through all cells of a board, in letters that are looked up.
const ALL_CELLS: usize = 8;

pub(super) fn too_many(def: &VariantDef, most_switches: usize) -> Vec<Problem> {
    let list = |field: String, count: usize, most: usize| (count > most).then(|| Problem::new(field, Fault::Entries { count, most }));
    let switches = def.switches.as_deref().unwrap_or_default();
    let rules = def.rules.iter().map(|rules| list("rules".to_owned(), rules.len(), MAX_ENTRIES));
    let of_switch = |(index, switch): (usize, &SwitchDef)| {
        let count = switch.rules.len().max(switch.without.len()).max(switch.regions.len());
        list(format!("switches[{index}]"), count, MAX_ENTRIES)
    };
    let of_switches = switches.iter().enumerate().take(most_switches).map(of_switch);
    rules.chain([list("switches".to_owned(), switches.len(), most_switches)]).chain(of_switches).flatten().collect()
}

/// Checks a whole definition.
///
/// # Errors
/// Every problem found, in the order of the fields.
pub(crate) fn validate(def: &VariantDef) -> Result<Checked, Vec<Problem>> {
    validate_counted(def, &mut 0)
}

/// The same; how much there was to look up is added to `work`.
pub(super) fn validate_counted(def: &VariantDef, work: &mut usize) -> Result<Checked, Vec<Problem>> {
    let mut problems = Problems::default();
    check_id("id", &def.id, &mut problems);
    let sides = sides(def, &mut problems);
    if let Some(known) = &def.known_as {
        known.uci.iter().for_each(|name| check_id("known_as.uci", name, &mut problems));
        let is_option =
            |name: &&String| !name.is_empty() && name.len() <= 64 && name.bytes().all(|c| c == b'_' || c.is_ascii_alphanumeric());
        known
            .uci_option
            .iter()
            .filter(|name| !is_option(name))
            .for_each(|name| problems.add("known_as.uci_option", Fault::Id(name.clone())));
        known.xboard.iter().for_each(|name| check_id("known_as.xboard", name, &mut problems));
    }
    if def.changes_pieces() {
        problems.add("pieces_add", PieceFault::NothingToChange);
    }
    for (field, is_missing) in [("board", def.board.is_none()), ("pieces", def.pieces.is_none()), ("start", def.start.is_none())] {
        if is_missing {
            problems.add_of(field, "", Fault::Missing(field));
        }
    }
    let (Some(board), Some(pieces), Some(start)) = (&def.board, &def.pieces, &def.start) else {
        return Err(problems.list);
    };
    let Some(board) = check_board_size(board, &mut problems) else {
        return Err(problems.list);
    };
    let mut validator = Validator::new(board, pieces, problems);
    validator.number_promoted(def.rules.as_deref().unwrap_or_default());
    let has_reserves =
        def.rules.iter().flatten().any(|rule| matches!(rule, RuleDef::Reserve { .. } | RuleDef::Drop { .. } | RuleDef::Gate { .. }));
    validator.several_royals = def.rules.iter().flatten().any(|rule| matches!(rule, RuleDef::Royals { .. }));
    let start = &seven_fields(start, has_reserves);
    validator.array(start);
    validator.named_regions(def);
    validator.board_cells(def);
    let checked_pieces = validator.pieces(pieces);
    let layers = validator.layers(def.layers.as_deref().unwrap_or_default());
    let rules = validator.rules(def.rules.as_deref().unwrap_or_default());
    let shuffle = validator.shuffle(&rules);
    let endings = validator.endings(def.endings.clone().unwrap_or_default());
    let inner = validator.inner(def.inner.as_deref().unwrap_or_default());
    let weights = def.weights.clone().unwrap_or_default();
    validator.weights(&weights, pieces);
    let known_as = def.known_as.clone().unwrap_or_default();
    validator.letters_of_others(&known_as.letters, pieces);
    validator.signs_of_kifu(known_as.kifu.as_ref(), pieces);
    validator.signs_of_qipu(known_as.qipu.as_ref(), pieces);
    validator.start_stands_on_cells(start);
    validator.begins_with_royals(&rules, &endings, &sides);
    validator.worth_something(&rules, pieces);
    *work += validator.work;
    if !validator.problems.list.is_empty() {
        return Err(validator.problems.list);
    }
    let name = def.name.clone().unwrap_or_else(|| def.id.clone());
    Ok(Checked {
        id: def.id.clone(),
        in_text: def.in_text.clone().unwrap_or_else(|| name.clone()),
        name,
        sides,
        about: def.about.clone().unwrap_or_default(),
        author: def.author.clone().unwrap_or_default(),
        history: def.history.clone().unwrap_or_default(),
        about_array: def.about_array.clone().unwrap_or_default(),
        rulings: def.rulings.clone().unwrap_or_default(),
        sets: def.sets.clone(),
        regions: validator.regions.into_iter().collect(),
        board: validator.board,
        layers,
        pieces: checked_pieces,
        start: start.clone(),
        array: validator.start,
        shuffle,
        based_on: def.based_on.clone(),
        rules,
        endings,
        inner,
        weights,
        known_as,
    })
}

fn check_id(path: &str, id: &str, problems: &mut Problems) {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.is_empty() || id.len() > 64 || !id.chars().all(fits) {
        problems.add(path, Fault::Id(id.to_owned()));
    }
}

/// What people call the sides.
fn sides(def: &VariantDef, problems: &mut Problems) -> [String; 2] {
    let sides = def.sides.clone().unwrap_or_else(|| Side::NAMES.map(str::to_owned));
    if sides.iter().any(|name| name.trim().is_empty()) {
        problems.add("sides", Fault::SideUnnamed);
    } else if sides[0] == sides[1] {
        problems.add("sides", Fault::SidesAlike(sides[0].clone()));
    }
    sides
}

/// The board with its grid; its cells are worked out once the regions are known.
fn check_board_size(def: &BoardDef, problems: &mut Problems) -> Option<Board> {
    let (forward, (files, ranks)) = (def.ahead(), def.size());
    let turned = forward != (0, 0) && forward.0.unsigned_abs() <= 1 && forward.1.unsigned_abs() <= 1;
    if !turned {
        problems.add("board.forward", Fault::Forward);
    }
    let forward = if turned { forward } else { (0, 1) };
    let Some(grid) = Grid::new(files, ranks).map(|grid| grid.wrapped(def.wrap.unwrap_or_default())) else {
        problems.add("board", Fault::Board(files, ranks));
        return None;
    };
    let river = def.river.map(|(near, far)| (i32::from(near), i32::from(far)));
    if let Some((near, far)) = river.filter(|&(near, far)| far != near + 1 || near < 1 || far > i32::from(grid.ranks())) {
        problems.add("board.river", Fault::River(near, far));
    }
    let cells: CellSet = grid.iter().collect();
    let river = river.map(|(near, _)| near - 1);
    Some(Board { grid, cells, forward, mirror: def.seen(), look: def.look.unwrap_or_default(), river })
}

#[derive(Default)]
struct Problems {
    list: Vec<Problem>,
}

impl Problems {
    fn add(&mut self, path: &str, fault: impl Into<Fault>) {
        self.add_of("", path, fault);
    }

    /// The same, if it is a problem only where a field could be read whole.
    fn add_of(&mut self, of: &'static str, path: &str, fault: impl Into<Fault>) {
        let problem = Problem { of, ..Problem::new(path, fault) };
        if self.list.len() < MAX_PROBLEMS && !self.list.contains(&problem) {
            self.list.push(problem);
        }
    }
}

struct Validator {
    problems: Problems,
    board: Board,
    regions: BTreeMap<String, CellSet>,
    start: Vec<Placed>,
    /// Letters of the pieces, with their unturned and turned kinds.
    kinds: BTreeMap<char, (KindId, Option<KindId>)>,
    /// The kinds that others become until they are captured.
    promoted: Vec<pieces::PromotedKind>,
    royals: Vec<char>,
    several_royals: bool,
    /// Letters of the royal pieces that a side begins with in its reserve.
    held_royals: [String; 2],
    work: usize,
}

impl Validator {
    fn new(board: Board, pieces: &[PieceDef], mut problems: Problems) -> Self {
        let kinds = pieces::number_kinds(pieces, &mut problems);
        let royals = pieces.iter().filter(|piece| piece.royal).map(|piece| piece.letter).collect();
        Self {
            problems,
            board,
            regions: BTreeMap::new(),
            start: Vec::new(),
            kinds,
            promoted: Vec::new(),
            royals,
            several_royals: false,
            held_royals: Default::default(),
            work: 0,
        }
    }

    /// The pieces of the start array; whether their cells exist is looked at when the board's cells are known.
    fn array(&mut self, start: &str) {
        let board = start.split(' ').next().unwrap_or_default();
        let royal = |letter: &char| self.royals.contains(letter);
        self.held_royals = Side::BOTH.map(|side| held_in(start, side).chars().filter(royal).take(MAX_CELLS).collect());
        match parse_board(board, self.board.grid, &self.board.cells) {
            Ok(placed) => self.start = placed,
            Err(fault) => self.problems.add("start", StartFault::Board(fault)),
        }
        for Placed { letter, turned, promoted, .. } in self.start.clone() {
            match self.kinds.get(&letter) {
                Some(&(kind, _)) if promoted && !self.promoted.iter().any(|known| known.now == kind) => {
                    self.problems.add("start", StartFault::NotTurned(letter));
                }
                Some((_, None)) if turned => self.problems.add("start", StartFault::NotTurned(letter)),
                Some(_) => {}
                None => self.problems.add("start", StartFault::Letter(letter)),
            }
        }
    }

    fn board_cells(&mut self, def: &VariantDef) {
        let Some(board) = &def.board else { return };
        self.board.cells = self.region(board.cells.as_ref().unwrap_or(&Region::All), "board.cells");
        if self.board.cells.is_empty() {
            self.problems.add("board.cells", Fault::NoCells);
        }
        // Regions are named before the cells are known, so that the cells can be given by them.
        for cells in self.regions.values_mut() {
            *cells &= self.board.cells;
        }
    }

    fn start_stands_on_cells(&mut self, start: &str) {
        let missing: Vec<_> = self.start.iter().filter(|piece| !self.board.cells.contains(piece.cell)).copied().collect();
        for piece in missing {
            let cell = self.board.grid.name(piece.cell);
            self.problems.add("start", StartFault::NoCell { letter: piece.letter, cell });
        }
        if start.split(' ').count() != 7 {
            self.problems.add("start", StartFault::Fields);
        }
    }

    fn begins_with_royals(&mut self, rules: &[Rule], endings: &Endings, sides: &[String; 2]) {
        let goal = |rule: &Rule| matches!(rule, Rule::Reach { .. } | Rule::Extinct { .. } | Rule::Spent { .. });
        let others_decide = endings.stalemate != Stalemate::Draw || rules.iter().any(goal);
        if self.royals.is_empty() && !others_decide {
            self.problems.add("pieces", PieceFault::NoRoyal);
        }
        let mut counts = [0; 2];
        for side in Side::BOTH {
            let own = |piece: &&Placed| piece.side() == side && self.royals.contains(&piece.letter);
            let count = self.start.iter().filter(own).count() + self.held_royals[side.index()].len();
            let good = match count {
                0 => others_decide,
                1 => true,
                _ => self.several_royals,
            };
            if !good {
                self.problems.add("start", StartFault::Royals { side: sides[side.index()].clone(), count });
            }
            counts[side.index()] = count;
        }
        let wrong = |rule: &Rule| {
            matches!(rule, Rule::BareRoyal | Rule::Pass { facing: true, .. }) && counts != [1; 2]
                || matches!(rule, Rule::Explode { .. }) && (self.several_royals || counts.iter().any(|&count| count > 1))
        };
        if let Some(index) = rules.iter().position(wrong) {
            self.problems.add(&format!("rules[{index}]"), RuleFault::OneRoyal);
        }
    }

    /// Sees that pieces are worth something where that decides.
    fn worth_something(&mut self, rules: &[Rule], pieces: &[PieceDef]) {
        let weighs = |rule: &Rule| matches!(rule, Rule::Pass { twice: BothPassed::Worth, .. });
        if let Some(index) = rules.iter().position(weighs).filter(|_| pieces.iter().all(|piece| piece.worth == 0)) {
            self.problems.add(&format!("rules[{index}]"), RuleFault::Worthless);
        }
    }

    fn layers(&mut self, defs: &[LayerDef]) -> Vec<Layer> {
        self.limit(defs.len(), MAX_LAYERS, "layers");
        let mut layers: Vec<Layer> = Vec::new();
        for (index, def) in defs.iter().enumerate().take(MAX_LAYERS) {
            let path = format!("layers[{index}]");
            if layers.iter().any(|layer| layer.id == def.name) || def.name.is_empty() || def.name.contains([',', '=', ' ']) {
                self.problems.add(&format!("{path}.name"), Fault::LayerName(def.name.clone()));
            }
            let cells = self.region(&def.cells, &format!("{path}.cells"));
            let pieces_on = def.pieces_on.as_ref().map_or(cells, |region| self.region(region, &format!("{path}.pieces_on")));
            let pieces = self.kind_set(&def.pieces, &format!("{path}.pieces"));
            let tint = parse_tint(&def.tint).unwrap_or_else(|| {
                self.problems.add(&format!("{path}.tint"), Fault::Tint(def.tint.clone()));
                [0; 3]
            });
            let name = def.label.as_ref().unwrap_or(&def.name).clone();
            layers.push(Layer { id: def.name.clone(), name, cells, pieces, pieces_on, base: def.base, tint });
        }
        layers
    }

    fn endings(&mut self, def: EndingsDef) -> Endings {
        let def = def.whole();
        if def.repetition == Some(1) {
            self.problems.add("endings.repetition", Fault::Repetition);
        }
        let progress = self.kind_set(&def.progress.unwrap_or_default(), "endings.progress");
        let turned: KindSet = self.kinds.values().filter_map(|(_, turned)| *turned).collect();
        Endings {
            mate: def.mate.unwrap_or_default(),
            stalemate: def.stalemate.unwrap_or_default(),
            repetition: def.repetition.unwrap_or_default(),
            perpetual_check_loses: def.perpetual_check_loses.unwrap_or_default(),
            no_progress: def.no_progress.unwrap_or_default(),
            progress: progress.iter().filter(|&kind| !turned.contains(kind)).collect(),
        }
    }

    fn inner(&mut self, defs: &[InnerDef]) -> Vec<Inner> {
        self.limit(defs.len(), MAX_LAYERS, "inner");
        let mut inner = Vec::new();
        for (index, def) in defs.iter().enumerate().take(MAX_LAYERS) {
            let path = format!("inner[{index}]");
            let cells = self.region(&def.cells, &format!("{path}.cells"));
            if def.scale == 0 || def.origin.0 == 0 || def.origin.1 == 0 {
                self.problems.add(&path, Fault::FromZero);
            }
            let mut pieces = Vec::new();
            for pair in def.pieces.split_whitespace().take(MAX_KINDS) {
                if let [one, other] = pair.chars().collect::<Vec<char>>()[..] {
                    pieces.extend(self.kind(other, &format!("{path}.pieces")).map(|kind| (one, kind)));
                } else {
                    self.problems.add(&format!("{path}.pieces"), Fault::Pair(pair.to_owned()));
                }
            }
            let origin = (i32::from(def.origin.0) - 1, i32::from(def.origin.1) - 1);
            inner.push(Inner { game: def.game.clone(), cells, scale: i32::from(def.scale), origin, pieces, pieces_only: def.pieces_only });
        }
        inner
    }

    fn weights(&mut self, weights: &WeightsDef, pieces: &[PieceDef]) {
        let names: Vec<String> = pieces
            .iter()
            .flat_map(|piece| std::iter::once(piece.letter.to_string()).chain(piece.turned.as_ref().map(|_| format!("+{}", piece.letter))))
            .collect();
        for (name, piece) in &weights.pieces {
            if !names.contains(name) {
                self.problems.add("weights.pieces", Fault::NoPiece(name.clone()));
            }
            let figures = [piece.value, piece.advance, piece.centre, piece.mobility];
            if figures.iter().any(|&(full, thin)| full.unsigned_abs().max(thin.unsigned_abs()) > MAX_WEIGHT) {
                self.problems.add("weights.pieces", Fault::PieceWeight { name: name.clone(), most: MAX_WEIGHT });
            }
        }
        if [weights.danger, weights.threats, weights.frozen].iter().any(|weight| weight.unsigned_abs() > MAX_WEIGHT) {
            self.problems.add("weights", Fault::Weight(MAX_WEIGHT));
        }
        let numbers =
            [("weights.levels", &weights.levels, SPACED_LEVELS, FULL_SKILL), ("weights.elo", &weights.elo, SPACED_LEVELS - 1, MAX_ELO)];
        for (place, numbers, count, most) in numbers {
            let fit = numbers.len() == count && numbers.is_sorted() && numbers.iter().all(|&number| number <= most);
            if !numbers.is_empty() && !fit {
                self.problems.add(place, Fault::Levels { count, most });
            }
        }
    }

    /// What other programs write for a piece must not stand for another.
    fn letters_of_others(&mut self, letters: &BTreeMap<char, String>, pieces: &[PieceDef]) {
        for (own, others) in letters.iter().take(MAX_PROBLEMS) {
            let is_piece = |letter: char| pieces.iter().any(|piece| piece.letter == letter);
            let taken = |letter: char| {
                letter != *own
                    && (is_piece(letter) || letters.iter().take(MAX_PROBLEMS).any(|(piece, known)| piece != own && known.contains(letter)))
            };
            let fit = |letter: char| letter.is_ascii_uppercase() && !taken(letter);
            if !is_piece(*own) || others.is_empty() || others.len() > MAX_KINDS || !others.chars().all(fit) {
                self.problems.add("known_as.letters", Fault::Letters(*own));
            }
        }
    }

    /// Every sign of a record must mean one piece, and every cell of a handicap be one of the board.
    fn signs_of_kifu(&mut self, kifu: Option<&KifuDef>, pieces: &[PieceDef]) {
        let Some(kifu) = kifu else { return };
        let mut known = Vec::new();
        for (letter, signs) in kifu.pieces.iter().take(MAX_PROBLEMS) {
            let sides = pieces.iter().find(|piece| piece.letter == *letter).map_or(0, |piece| 1 + usize::from(piece.turned.is_some()));
            let doubled = signs.chars().any(|sign| known.contains(&sign) || sign.is_ascii() || sign.is_whitespace());
            known.extend(signs.chars());
            if doubled || signs.chars().count() != sides {
                self.problems.add("known_as.kifu.pieces", Fault::Signs(*letter));
            }
        }
        let grid = self.board.grid;
        for cell in kifu.handicaps.iter().take(MAX_KINDS).flat_map(|handicap| handicap.1.split_whitespace().take(MAX_KINDS)) {
            if grid.parse(cell).is_none() {
                self.problems.add("known_as.kifu.handicaps", Fault::Region(RegionFault::Cell(cell.to_owned())));
            }
        }
    }

    /// Every sign must mean one piece, and each piece have one for either side.
    fn signs_of_qipu(&mut self, qipu: Option<&QipuDef>, pieces: &[PieceDef]) {
        let Some(qipu) = qipu else { return };
        let is_piece = |letter: char| pieces.iter().any(|piece| piece.letter == letter);
        for (letter, signs) in qipu.pieces.iter().take(MAX_PROBLEMS) {
            let others = || qipu.pieces.iter().take(MAX_PROBLEMS).filter(|other| other.0 != letter);
            let fit = |sign: char| !sign.is_ascii() && !sign.is_whitespace() && others().all(|other| !other.1.contains(sign));
            let count = signs.chars().take(MAX_KINDS).count();
            if !is_piece(*letter) || !(2..MAX_KINDS).contains(&count) || !signs.chars().all(fit) {
                self.problems.add("known_as.qipu.pieces", Fault::TwoSigns(*letter));
            }
        }
        if let Some(letter) = qipu.order.chars().find(|&letter| !is_piece(letter)) {
            self.problems.add("known_as.qipu.order", Fault::TwoSigns(letter));
        }
    }

    /// Notes how much there is to look up. False if that is too much, which is a problem.
    fn spend(&mut self, work: usize, path: &str) -> bool {
        if self.work > MAX_WORK {
            return false;
        }
        self.work += work;
        let fits = self.work <= MAX_WORK;
        if !fits {
            self.problems.add(path, Fault::Complex);
        }
        fits
    }

    fn limit(&mut self, count: usize, most: usize, field: &str) {
        if count > most {
            self.problems.add(field, Fault::Entries { count, most });
        }
    }
}

fn parse_tint(text: &str) -> Option<[u8; 3]> {
    let hex = text.strip_prefix('#').filter(|hex| hex.len() == 6 && hex.is_ascii())?;
    let channel = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).ok();
    Some([channel(0)?, channel(2)?, channel(4)?])
}
