//! What games of the engine against itself tell the author of a game: is it balanced, does it end, is anything in it never used.
//!
//! Drama and lead changes are those of Cameron Browne's thesis "Automatic Generation and Evaluation of Recombination Games" (2008), with
//! the engine's share of the points as the lead.

mod findings;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nestmate_core::position::Position;
use nestmate_core::rules::{Reason, legal_moves};
use nestmate_core::variant::{KindId, Lot, Rule, Side, Variant};
use nestmate_engine::{Limits, Memory, SIGMAS, Search};

use super::tournament::{Ending, PlayedGame};
use crate::networks::memory_of;
use findings::Used;
pub use findings::{PlayedWorth, WorthFit};

/// Positions looked at for who leads.
const GLANCE: u64 = 200;

/// The size of the table for it, in MiB.
const TABLE_MIB: usize = 2;

/// A side leads when its share of the points is this much above one half.
const LEAD: f32 = 0.05;

/// The most pieces beside the royal one that are called mating material.
const MATERIAL: usize = 4;

/// After how many games the values of pieces are fitted anew.
const FIT_EVERY: usize = 10;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    pub mean: f64,
    /// The half width; infinite for fewer than two values.
    pub error: f64,
}

impl Estimate {
    /// The mean of some values; `None` if there are none.
    pub fn of(values: &[f64]) -> Option<Self> {
        let count = number(values.len());
        let mean = values.iter().sum::<f64>() / count;
        let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0);
        let error = if values.len() < 2 { f64::INFINITY } else { SIGMAS * (variance / count).sqrt() };
        (!values.is_empty()).then_some(Self { mean, error })
    }
}

#[derive(Clone, Debug)]
struct TrialGame {
    plies: usize,
    winner: Option<Side>,
    ending: Ending,
    choices: f64,
    drama: Option<f64>,
    lead_changes: usize,
    /// How often an army froze, by freeze group from 1.
    freezes: Vec<usize>,
    mated_with: Option<Vec<KindId>>,
}

#[derive(Clone, Debug)]
pub struct Tryout {
    pub variant: Arc<Variant>,
    games: Vec<TrialGame>,
    moves: BTreeMap<KindId, usize>,
    used: Used,
    fit: WorthFit,
    /// What pieces have turned out to be worth, in hundredths of a Pawn on the engine's scale, with 95 % intervals.
    pub worths: Vec<PlayedWorth>,
}

impl Tryout {
    pub fn new(variant: &Arc<Variant>) -> Self {
        Self {
            variant: Arc::clone(variant),
            games: Vec::new(),
            moves: BTreeMap::new(),
            used: Used::default(),
            fit: WorthFit::new(variant),
            worths: Vec::new(),
        }
    }

    /// A table for [`Tryout::add`].
    pub fn memory(&self) -> Memory {
        memory_of(&self.variant, TABLE_MIB)
    }

    /// Takes in a game. `memory` is for the search that tells who leads.
    pub fn add(&mut self, played: &PlayedGame, memory: &mut Memory) {
        let variant = Arc::clone(&self.variant);
        let moves: Vec<_> = played.game.line().into_iter().filter_map(|node| played.game.tree().mv(node)).collect();
        let mut position = played.game.start().clone();
        let mut choices = legal_moves(&position, &variant).len();
        let mut leads = vec![share(&variant, &position, memory)];
        let mut freezes = vec![0; variant.groups];
        for &mv in &moves {
            let thawed = Side::BOTH.map(|side| thawed(&position, &variant, side));
            self.used.note(&variant, &position, mv);
            position.play(&variant, mv);
            for (side, before) in Side::BOTH.into_iter().zip(thawed) {
                let after = self::thawed(&position, &variant, side);
                (1..variant.groups).filter(|&group| before[group] && !after[group]).for_each(|group| freezes[group] += 1);
            }
            let piece = position.at(mv.to());
            if piece.is_some() {
                *self.moves.entry(piece.kind()).or_default() += 1;
            }
            choices += legal_moves(&position, &variant).len();
            leads.push(share(&variant, &position, memory));
            self.fit.note(self.games.len(), &variant, &position, played.winner);
        }
        self.used.end(&played.ending, freezes.iter().any(|&count| count > 0));
        let by_mate = matches!(played.ending, Ending::Rules(Reason::Mate)) && variant.endings.mate == Lot::Loses;
        self.games.push(TrialGame {
            plies: moves.len(),
            winner: played.winner,
            ending: played.ending.clone(),
            choices: number(choices) / number(moves.len() + 1),
            drama: played.winner.map(|winner| drama(&leads, winner)),
            lead_changes: lead_changes(&leads),
            freezes,
            mated_with: played.winner.filter(|_| by_mate).and_then(|winner| material(&position, &variant, winner)),
        });
        if self.games.len().is_multiple_of(FIT_EVERY) {
            self.worths = self.fit.worths();
        }
    }

    pub fn games(&self) -> usize {
        self.games.len()
    }

    pub fn results(&self) -> [usize; 3] {
        let mut results = [0; 3];
        self.games.iter().for_each(|game| results[game.winner.map_or(1, |side| 2 * side.index())] += 1);
        results
    }

    /// White's share of the points.
    pub fn balance(&self) -> Option<Estimate> {
        self.mean(|game| Some(game.winner.map_or(0.5, |side| if side == Side::White { 1.0 } else { 0.0 })))
    }

    /// The share of games that somebody wins.
    pub fn decided(&self) -> Option<Estimate> {
        self.mean(|game| Some(f64::from(u8::from(game.winner.is_some()))))
    }

    /// The shortest, the middle and the longest game, in plies.
    pub fn spread(&self) -> Option<(usize, usize, usize)> {
        let mut sorted: Vec<usize> = self.games.iter().map(|game| game.plies).collect();
        sorted.sort_unstable();
        Some((*sorted.first()?, *sorted.get(sorted.len() / 2)?, *sorted.last()?))
    }

    pub fn choices(&self) -> Option<Estimate> {
        self.mean(|game| Some(game.choices))
    }

    /// Browne's drama of the games that somebody won: 0 if the winner was never behind, towards 1 the longer and the farther.
    pub fn drama(&self) -> Option<Estimate> {
        self.mean(|game| game.drama)
    }

    pub fn lead_changes(&self) -> Option<Estimate> {
        self.mean(|game| Some(number(game.lead_changes)))
    }

    /// How often an army freezes in a game: by the semi-royals and freeze groups in the order of the rules.
    pub fn freezes(&self) -> Vec<Estimate> {
        (1..self.variant.groups).filter_map(|group| self.mean(|game| game.freezes.get(group).map(|&count| number(count)))).collect()
    }

    pub fn endings(&self) -> Vec<(&Ending, usize)> {
        let mut endings: Vec<(&Ending, usize)> = Vec::new();
        for game in &self.games {
            match endings.iter_mut().find(|(ending, _)| **ending == game.ending) {
                Some((_, count)) => *count += 1,
                None => endings.push((&game.ending, 1)),
            }
        }
        endings.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        endings
    }

    pub fn mated_with(&self) -> Vec<(Vec<KindId>, usize)> {
        let mut counts: BTreeMap<&Vec<KindId>, usize> = BTreeMap::new();
        self.games.iter().filter_map(|game| game.mated_with.as_ref()).for_each(|kinds| *counts.entry(kinds).or_default() += 1);
        let mut counts: Vec<(Vec<KindId>, usize)> = counts.into_iter().map(|(kinds, count)| (kinds.clone(), count)).collect();
        counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        counts
    }

    pub fn idle(&self) -> impl Iterator<Item = KindId> {
        self.variant.kind_ids().filter(|kind| !self.moves.contains_key(kind))
    }

    /// The rules that no game made use of, as far as that can be seen, each with the pieces that it is about.
    pub fn unused(&self) -> Vec<(&Rule, Vec<KindId>)> {
        self.used.unused(&self.variant)
    }

    fn mean(&self, of: impl Fn(&TrialGame) -> Option<f64>) -> Option<Estimate> {
        Estimate::of(&self.games.iter().filter_map(of).collect::<Vec<f64>>())
    }
}

/// White's share of the points, as a short search sees it.
fn share(variant: &Variant, position: &Position, memory: &mut Memory) -> f32 {
    let limits = Limits { nodes: Some(GLANCE), ..Limits::default() };
    let found = Search { limits, ..Search::new(position, variant) }.run(memory, &AtomicBool::new(false), &mut |_| {});
    let share = found.map_or(0.5, |info| info.score.share());
    if position.side() == Side::White { share } else { 1.0 - share }
}

fn thawed(position: &Position, variant: &Variant, side: Side) -> Vec<bool> {
    (0..variant.groups).map(|group| position.is_thawed(side, group)).collect()
}

/// The mean over the plies of the root of how far the winner was behind, from 0 to 1.
fn drama(leads: &[f32], winner: Side) -> f64 {
    let behind = |&white: &f32| f64::from(if winner == Side::White { 1.0 - 2.0 * white } else { 2.0 * white - 1.0 }).max(0.0);
    leads.iter().map(|lead| behind(lead).sqrt()).sum::<f64>() / number(leads.len())
}

fn lead_changes(leads: &[f32]) -> usize {
    let leaders: Vec<bool> = leads.iter().filter(|share| (*share - 0.5).abs() >= LEAD).map(|&share| share > 0.5).collect();
    leaders.windows(2).filter(|pair| pair[0] != pair[1]).count()
}

fn material(position: &Position, variant: &Variant, side: Side) -> Option<Vec<KindId>> {
    let kinds = position.pieces(side).iter().map(|cell| position.at(cell).kind());
    let mut kinds: Vec<KindId> = kinds.filter(|&kind| !variant.kind(kind).royal).collect();
    kinds.sort_unstable();
    (kinds.len() <= MATERIAL).then_some(kinds)
}

#[expect(clippy::cast_precision_loss, reason = "counts of games and plies")]
fn number(count: usize) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use nestmate_core::game::Game;
    use nestmate_core::rules::start;

    use super::*;

    fn played(id: &str, moves: &[&str], winner: Option<Side>, ending: Ending) -> Tryout {
        let variant = crate::shipped::library().get(id).expect("shipped");
        let mut game = Game::new(Arc::clone(&variant), start(&variant).expect("a start"));
        for text in moves {
            let mv = game.legal().iter().copied().find(|&mv| nestmate_core::position::move_text(&variant, mv) == *text).expect("legal");
            game.play(mv).expect("legal");
        }
        let mut trial = Tryout::new(&variant);
        let mut memory = trial.memory();
        trial.add(&PlayedGame { number: 0, game, winner, ending, claims: [0; 2] }, &mut memory);
        trial
    }

    #[test]
    fn a_game_of_four_plies_is_told_of() {
        let trial = played("fide-chess", &["f2f3", "e7e5", "g2g4", "d8h4"], Some(Side::Black), Ending::Rules(Reason::Mate));
        assert_eq!((trial.games(), trial.results(), trial.spread()), (1, [0, 0, 1], Some((4, 4, 4))));
        assert_eq!(trial.balance(), Some(Estimate { mean: 0.0, error: f64::INFINITY }));
        let choices = trial.choices().expect("a game").mean;
        assert!((choices - f64::from(20 + 20 + 19 + 30) / 5.0).abs() < 1e-9, "{choices}");
        let idle: Vec<char> = trial.idle().map(|kind| trial.variant.kind(kind).letter).collect();
        assert_eq!(idle, ['K', 'R', 'B', 'N']);
        let letters = |kinds: Vec<KindId>| kinds.into_iter().map(|kind| trial.variant.kind(kind).letter).collect::<String>();
        let unused: Vec<(bool, String)> =
            trial.unused().into_iter().map(|(rule, kinds)| (matches!(rule, Rule::Castle { .. }), letters(kinds))).collect();
        assert_eq!(unused, [(true, "K".to_owned()), (false, "P".to_owned())], "both sides' double steps were made");
        assert!(trial.mated_with().is_empty(), "with fifteen pieces left");
    }

    #[test]
    fn leads_change_and_winners_come_from_behind() {
        assert_eq!(lead_changes(&[0.5, 0.6, 0.52, 0.48, 0.6, 0.4, 0.3, 0.9]), 2);
        assert!(drama(&[0.5, 0.6, 0.9], Side::White).abs() < 1e-9);
        let behind = drama(&[0.5, 0.0, 0.5, 1.0], Side::White);
        assert!((behind - 0.25).abs() < 1e-6, "one ply of four as far behind as can be: {behind}");
        assert!((drama(&[0.5, 1.0, 0.5, 0.0], Side::Black) - behind).abs() < 1e-9, "the same for the other side");
    }

    #[test]
    fn a_mean_has_an_error_from_two_values_on() {
        assert_eq!(Estimate::of(&[]), None);
        let estimate = Estimate::of(&[0.0, 1.0, 0.0, 1.0]).expect("values");
        assert!((estimate.mean - 0.5).abs() < 1e-9 && (estimate.error - 1.96 * (1.0f64 / 12.0).sqrt()).abs() < 1e-9, "{estimate:?}");
    }

    #[test]
    fn an_army_that_loses_its_semi_royal_counts_as_frozen() {
        let variant = crate::shipped::library().get("sfhiodgei").expect("shipped");
        let trial = Tryout::new(&variant);
        assert_eq!(variant.freezing_armies().count(), 2);
        assert!(trial.freezes().is_empty() && trial.balance().is_none(), "nothing is told before the first game");
    }
}
