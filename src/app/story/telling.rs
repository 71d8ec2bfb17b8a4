//! The sentences of the story: of what it has gathered, in the names of the board as it is seen.

use nestmate_core::game::NodeId;
use nestmate_core::variant::{Side, Variant};
use nestmate_text::words::{self, TextKey, key, named, say};
use nestmate_text::{named_side, named_sides};

use super::inside::{Agreement, Beside, Inside};
use super::{Fact, Frost, Story, end_said, no_help};
use crate::app::naming::Naming;
use crate::app::words as app_words;
use crate::app::written::{MoveSentence, WrittenMove};

/// A sentence, and the place of the game that it is about.
#[derive(Clone, Debug)]
pub struct StorySentence {
    pub node: NodeId,
    pub text: MoveSentence,
}

impl Story {
    /// The story in the order in which it happened. `inside` is what reviews have found.
    pub fn told(&self, naming: Naming<'_>, inside: &Beside) -> Vec<StorySentence> {
        let facts = self.facts.iter().map(|&(ply, fact)| (ply, self.fact(naming, ply, fact)));
        let costly = inside.costly.iter().filter_map(|found| Some((found.ply, self.inside(naming, found)?)));
        let agreed = inside.agreements.iter().map(|agreed| (agreed.ply, self.agreed(*agreed)));
        let mut told: Vec<(usize, MoveSentence)> = facts.chain(costly).chain(agreed).collect();
        // The end stays the last.
        told.sort_by_key(|known| known.0);
        let sentence = |(ply, text): (usize, MoveSentence)| Some(StorySentence { node: self.plies.get(ply)?.node, text });
        told.into_iter().filter_map(sentence).collect()
    }

    /// What a move did, for whoever points at it: the lattices that it touched, and whom it froze and thawed.
    pub fn at(&self, naming: Naming<'_>, ply: usize) -> Option<MoveSentence> {
        let layers = words::and(self.plies.get(ply)?.layers.iter().map(|&layer| self.layer_name(layer)));
        let begun = self.frosts.iter().filter(|frost| frost.from == Some(ply)).map(|frost| self.freezing(naming, frost));
        let ended = self.frosts.iter().filter(|frost| frost.to == Some(ply) && frost.back).map(|frost| self.thawing(frost));
        let mut told = vec![layers];
        told.extend(begun.chain(ended));
        let told = told.join(say!("between-groups"));
        Some(self.with_move(naming, ply, |moved| say!("story-at", moved = moved, told = told)))
    }

    /// A layer's row as a screen reader says it: how many moves touched it, and when its armies stood frozen.
    pub fn row(&self, layer: usize) -> String {
        let mut told = vec![say!("story-row", layer = self.layer_name(layer), count = self.touched(layer))];
        for frost in self.frosts.iter().filter(|frost| frost.layer == layer) {
            let (side, count) = (named_side(&self.variant, frost.side), frost.count);
            let from = frost.from.map_or(self.first.1, |ply| self.number(ply));
            told.push(match frost.to {
                Some(to) => say!("story-row-frozen", side = side, count = count, from = from, to = self.number(to)),
                None => say!("story-row-frozen-on", side = side, count = count, from = from),
            });
        }
        told.join(say!("between-sentences"))
    }

    pub fn layer_name(&self, layer: usize) -> &str {
        self.variant.layers.get(layer).map_or("", |layer| app_words::layer_name(named(&layer.name)).0)
    }

    fn written(&self, naming: Naming<'_>, ply: usize) -> WrittenMove {
        WrittenMove::new(naming, &self.plies[ply].deed)
    }

    /// A sentence about a move that was made, with its number.
    fn with_move(&self, naming: Naming<'_>, ply: usize, told: impl FnOnce(&str) -> String) -> MoveSentence {
        let lead = self.lead(ply);
        MoveSentence::new([self.written(naming, ply)], |[moved]| told(&format!("{lead}{moved}")))
    }

    /// Its number, which no line ends with.
    fn lead(&self, ply: usize) -> String {
        format!("{}{}\u{a0}", self.number(ply), if self.plies[ply].side == Side::White { "." } else { "…" })
    }

    fn game(&self, fold: usize) -> &str {
        self.folds[fold].inner.as_ref().map_or("", |inner| named(&inner.variant.in_text))
    }

    /// The pieces of a layer: those of the game inside, or free ones.
    fn army(&self, layer: usize) -> String {
        let inner = self.folds.iter().find(|fold| fold.layer == layer).and_then(|fold| fold.inner.as_ref());
        match inner {
            Some(inner) => say!("story-army", game = named(&inner.variant.in_text)),
            None if !self.folds.is_empty() => say!("story-army-free").to_owned(),
            None => say!("story-army-layer", layer = self.layer_name(layer)),
        }
    }

    /// What the leader of a game inside is called there.
    fn inner_royal(&self, fold: usize) -> &str {
        let inner = self.folds[fold].inner.as_ref();
        inner.and_then(|inner| Some(named(&inner.variant.kind(inner.variant.royal()?).name))).unwrap_or_default()
    }

    fn fact(&self, naming: Naming<'_>, ply: usize, fact: Fact) -> MoveSentence {
        let with_move = |told: &dyn Fn(&str) -> String| self.with_move(naming, ply, |moved| told(moved));
        match fact {
            Fact::Alone { games, left } => self.alone(naming, games, left),
            Fact::Crossed(count) => {
                let all = self.plies.len();
                let stayed = (0..self.layers()).map(|layer| (layer, self.plies.iter().filter(|ply| ply.layers == [layer]).count()));
                let stayed = stayed.map(|(layer, count)| format!("{} {count}", self.layer_name(layer)));
                let stayed = stayed.collect::<Vec<_>>().join(say!("between-parts"));
                with_move(&|moved| {
                    say!("story-crossed", count = count, of = all, one = all - count, stayed = stayed.as_str(), moved = moved)
                })
            }
            Fact::Freezes(frost) => self.frozen_at(naming, &self.frosts[frost]),
            Fact::Thaws(frost) => {
                let Frost { layer, count, from, .. } = self.frosts[frost];
                let side = named_side(&self.variant, self.frosts[frost].side);
                let (army, from) = (self.army(layer), from.map_or(self.first.1, |ply| self.number(ply)));
                with_move(&|moved| say!("story-thaws", side = side, count = count, army = army.as_str(), from = from, moved = moved))
            }
            Fact::Intruded { fold, lost } => {
                let (army, whose) = (self.army(self.folds[fold].layer), words::and(by_side(&self.variant, lost, key!("story-of"))));
                let all = lost[0] + lost[1];
                with_move(&|moved| say!("story-intruded", count = all, whose = whose.as_str(), army = army.as_str(), moved = moved))
            }
            Fact::Threatened { fold, times } => {
                let whose = words::and(by_side(&self.variant, times, key!("story-times")));
                let (game, royal, all) = (self.game(fold), self.inner_royal(fold), times[0] + times[1]);
                with_move(&|moved| say!("story-threatened", count = all, game = game, royal = royal, whose = whose.as_str(), moved = moved))
            }
            Fact::Checked { fold, times } => {
                let (whose, royal) = (words::and(by_side(&self.variant, times, key!("story-times"))), naming.royal());
                let (army, all) = (self.army(self.folds[fold].layer), times[0] + times[1]);
                with_move(&|moved| {
                    say!("story-checked", count = all, army = army.as_str(), royal = royal.as_str(), whose = whose.as_str(), moved = moved)
                })
            }
            Fact::Dropped([white, black]) if white > 0 && black > 0 => {
                let [first, second] = named_sides(&self.variant);
                with_move(&|moved| say!("story-dropped", side = first, other = second, white = white, black = black, moved = moved))
            }
            Fact::Dropped(counts) => {
                let (count, side) = (counts[0].max(counts[1]), if counts[0] > 0 { Side::White } else { Side::Black });
                with_move(&|moved| say!("story-dropped-alone", count = count, side = named_side(&self.variant, side), moved = moved))
            }
            Fact::Exchanged(count) => with_move(&|moved| say!("story-exchanged", count = count, moved = moved)),
            Fact::Promoted(counts) => {
                let (all, whose) = (counts[0] + counts[1], words::and(by_side(&self.variant, counts, key!("story-by"))));
                with_move(&|moved| say!("story-promoted", count = all, whose = whose.as_str(), moved = moved))
            }
            Fact::Differed(count) => with_move(&|moved| say!("story-differed", count = count, moved = moved)),
            Fact::Travelled(count) => {
                let deed = &self.plies[ply].deed;
                let piece = naming.piece(deed.piece, deed.mv.from());
                with_move(&|moved| say!("story-travelled", piece = piece, count = count, moved = moved))
            }
            Fact::Checks(times) => {
                let whose = words::and(by_side(&self.variant, times, key!("story-by")));
                let all = times[0] + times[1];
                with_move(&|moved| say!("story-checks", count = all, whose = whose.as_str(), moved = moved))
            }
            Fact::Lost => {
                let [white, black] = Side::BOTH.map(|side| self.lost(side));
                let [first, second] = named_sides(&self.variant);
                with_move(&|moved| {
                    say!("story-lost", side = first, other = second, white = white.as_str(), black = black.as_str(), moved = moved)
                })
            }
            Fact::Quiet { layer, from, to } => self.quiet(naming, layer, from, to),
            Fact::Still { fold, still: [white, black], of: [of_white, of_black] } => {
                let army = self.army(self.folds[fold].layer);
                let [first, second] = named_sides(&self.variant);
                say!(
                    "story-still",
                    side = first,
                    other = second,
                    white = white,
                    black = black,
                    ofwhite = of_white,
                    ofblack = of_black,
                    army = army
                )
                .into()
            }
            Fact::Ended { outcome, frozen } => {
                let helpless = outcome.winner.map(Side::other).and_then(|side| no_help(&self.variant, side, frozen[side.index()]));
                let although = outcome.winner.filter(|side| frozen[side.index()] > 0);
                let although =
                    although.map(|side| say!("story-although", side = named_side(&self.variant, side), count = frozen[side.index()]));
                let told: Vec<String> = std::iter::once(end_said(&self.variant, outcome)).chain(helpless).chain(although).collect();
                told.join(say!("between-sentences")).into()
            }
        }
    }

    /// The move that froze an army, and the one that brought its leader back at once, if it did.
    fn frozen_at(&self, naming: Naming<'_>, frost: &Frost) -> MoveSentence {
        let (from, frozen) = (frost.from.unwrap_or(0), self.freezing(naming, frost));
        let Some(to) = frost.to.filter(|_| frost.is_short()) else {
            return self.with_move(naming, from, |moved| say!("story-at", moved = moved, told = frozen.as_str()));
        };
        let leads = [from, to].map(|ply| self.lead(ply));
        MoveSentence::new([from, to].map(|ply| self.written(naming, ply)), |[one, other]| {
            let told = say!("story-at", moved = format!("{}{one}", leads[0]), told = frozen.as_str());
            let back = say!("story-soon", moved = format!("{}{other}", leads[1]));
            [told, back].join(say!("between-sentences"))
        })
    }

    fn alone(&self, naming: Naming<'_>, [white, black]: [usize; 2], left: Option<usize>) -> MoveSentence {
        let (one, other) = (self.game(white), self.game(black));
        let [first, second] = named_sides(&self.variant);
        match left {
            None if white == black => say!("story-alone-all", game = one).into(),
            None => say!("story-alone-each-all", side = first, other = second, white = one, black = other).into(),
            Some(left) if white == black => {
                let side = named_side(&self.variant, self.plies[left].side);
                self.with_move(naming, left, |moved| say!("story-alone", game = one, side = side, moved = moved))
            }
            Some(left) => self.with_move(naming, left, |moved| {
                say!("story-alone-each", side = first, other = second, white = one, black = other, moved = moved)
            }),
        }
    }

    fn quiet(&self, naming: Naming<'_>, layer: usize, from: Option<usize>, to: Option<usize>) -> MoveSentence {
        let layer = self.layer_name(layer);
        match (from, to) {
            (None, None) => say!("story-quiet-always", layer = layer).into(),
            (Some(from), None) => self.with_move(naming, from, |moved| say!("story-quiet-on", layer = layer, moved = moved)),
            (None, Some(to)) => self.with_move(naming, to, |moved| say!("story-quiet-before", layer = layer, moved = moved)),
            (Some(from), Some(to)) => {
                let from = self.number(from);
                self.with_move(naming, to, |moved| say!("story-quiet", layer = layer, from = from, moved = moved))
            }
        }
    }

    /// What a side lost: `13 (Chess 6, Shogi 4, Free pieces 3)`.
    fn lost(&self, side: Side) -> String {
        let counts = self.losses.iter().map(|lost| lost[side.index()]);
        let all: usize = counts.clone().sum();
        let by_layer = counts.enumerate().filter(|(_, count)| *count > 0);
        let by_layer: Vec<String> = by_layer.map(|(layer, count)| format!("{} {count}", self.layer_name(layer))).collect();
        say!("story-lost-of", count = all, layers = by_layer.join(say!("between-parts")))
    }

    /// Whose leader is lost, and how many pieces freeze.
    fn freezing(&self, naming: Naming<'_>, frost: &Frost) -> String {
        let (side, army, count) = (named_side(&self.variant, frost.side), self.army(frost.layer), frost.count);
        let own = frost.from.is_some_and(|from| self.plies[from].side == frost.side);
        let key = if own { key!("story-vanishes") } else { key!("story-freezes") };
        let piece = frost.fallen.map_or("", |(piece, cell)| naming.piece(piece, cell));
        say!(key, side = side, piece = piece, army = army, count = count)
    }

    fn thawing(&self, frost: &Frost) -> String {
        say!("story-thawed", side = named_side(&self.variant, frost.side), army = self.army(frost.layer))
    }

    fn agreed(&self, Agreement { fold, same, of, .. }: Agreement) -> MoveSentence {
        say!("story-agreed", game = self.game(fold), same = same, count = of).into()
    }

    fn inside(&self, naming: Naming<'_>, found: &Inside) -> Option<MoveSentence> {
        let within = Naming { variant: &self.variant, fold: self.folds.get(found.fold).map(|fold| &**fold) };
        let [inner, whole] = [WrittenMove::new(within, &found.inner), WrittenMove::new(naming, &found.whole)];
        let (lead, game, side) = (self.lead(found.ply), self.game(found.fold), named_side(&self.variant, self.plies.get(found.ply)?.side));
        let key = if found.followed { key!("story-followed") } else { key!("story-inside") };
        let cost = found.cost(naming);
        let told = |[inner, whole]: [&str; 2]| {
            let best = format!("{lead}{whole}");
            say!(key, game = game, side = side, best = best, moved = inner, cost = cost.as_str())
        };
        Some(MoveSentence::new([inner, whole], told))
    }
}

/// What is said of each side that has any.
fn by_side(variant: &Variant, counts: [usize; 2], key: TextKey) -> Vec<String> {
    let any = Side::BOTH.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    any.map(|(side, count)| say!(key, side = named_side(variant, side), count = count)).collect()
}
