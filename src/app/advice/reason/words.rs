//! Claims in words.

use super::Question;
use super::claim::{Change, Claim, Placed, Relief, Trade};
use crate::app::advice::verdict::Verdict;
use crate::geometry::Cell;
use crate::position::Action;
use crate::variant::{Man, Side, Variant};
use crate::words::{named, say};

/// A sentence of one or two claims about the first move of a line.
pub(super) fn sentence(variant: &Variant, question: &Question, claims: &[Claim]) -> String {
    let words = Words { variant, side: question.position.side() };
    let who = words.subject(question);
    match claims {
        [] => say!("reason-none", who = who),
        [one] => say!("reason-one", who = who, claim = words.claim(one)),
        [Claim::Captures(victim, _), Claim::Freezes(men), ..] => {
            say!("reason-captures-freezing", who = who, victim = words.man(*victim), men = *men, side = words.other())
        }
        [Claim::Captures(victim, Trade::Free | Trade::Won | Trade::Even), second, ..] => {
            say!("reason-captures-and", who = who, victim = words.man(*victim), second = words.claim(second))
        }
        [first, second, ..] => say!("reason-two", who = who, claim = words.claim(first), second = words.claim(second)),
    }
}

struct Words<'a> {
    variant: &'a Variant,
    side: Side,
}

impl Words<'_> {
    fn other(&self) -> &'static str {
        self.side.other().name()
    }

    /// `The Charolais from c1`, `A Dabchick dropped on c3`.
    fn subject(&self, question: &Question) -> String {
        let Some(&mv) = question.line.first() else { return String::new() };
        let variant = self.variant;
        let (key, kind, cell) = match mv.action() {
            Action::Drop(kind) => ("reason-dropped", kind, mv.to()),
            _ => ("reason-moved", question.position.at(mv.from()).kind(), mv.from()),
        };
        say!(key, man = named(&variant.kind(kind).name), cell = variant.cell_name(cell))
    }

    /// `the Alibaba on i16 (Chess · even cells)`: with the layer where pieces of one name freeze apart.
    fn man(&self, (man, cell): Placed) -> String {
        let (name, place) = (named(&self.variant.kind(man.kind()).name), self.variant.cell_name(cell));
        match self.lattice(man, cell) {
            Some(lattice) => say!("reason-man-of", lattice = named(lattice), name = name, cell = place),
            None => say!("reason-man", name = name, cell = place),
        }
    }

    fn lattice(&self, man: Man, cell: Cell) -> Option<&str> {
        let (variant, kind) = (self.variant, man.kind());
        let freezes = variant.group(kind, cell) > 0 || variant.guard(kind, cell) > 0;
        let several = variant.layers.iter().filter(|layer| layer.men.contains(kind)).count() > 1;
        let layer = variant.layer_of_man(kind, cell).and_then(|layer| variant.layers.get(layer));
        layer.filter(|_| freezes && several).map(|layer| layer.name.as_str())
    }

    fn claim(&self, claim: &Claim) -> String {
        let man = |man: Placed| self.man(man);
        match *claim {
            Claim::Only => say!("claim-only").to_owned(),
            Claim::Ends(true) => say!("claim-mate").to_owned(),
            Claim::Ends(false) => say!("claim-no-move", side = self.other()),
            Claim::Mates(moves) => say!("claim-forces-mate", moves = moves),
            Claim::Captures(victim, trade) => say!(capture(trade), man = man(victim)),
            Claim::Freezes(men) => say!("claim-freezes", men = men, side = self.other()),
            Claim::Thaws(men) => say!("claim-thaws", men = men, side = self.side.name()),
            Claim::Checks(None) => say!("claim-checks").to_owned(),
            Claim::Checks(Some(by)) => say!("claim-uncovers-check", man = man(by)),
            Claim::EndsCheck(Relief::Leaves) => say!("claim-leaves-check").to_owned(),
            Claim::EndsCheck(Relief::Captures) => say!("claim-ends-check").to_owned(),
            Claim::EndsCheck(Relief::Blocks(by)) => say!("claim-blocks-check", man = man(by)),
            Claim::Becomes(kind, change) => self.change(&self.variant.kind(kind).name, change),
            Claim::Castles => say!("claim-castles").to_owned(),
            Claim::Forks(a, b) => say!("claim-forks", man = man(a), other = man(b)),
            Claim::Threatens(threatened) => say!("claim-threatens", man = man(threatened)),
            Claim::ThreatensMate => say!("claim-threatens-mate").to_owned(),
            Claim::StopsMate(moves) => say!("claim-stops-mate", moves = moves),
            Claim::Escapes(attacker) => say!("claim-escapes", man = man(attacker)),
            Claim::Guards(guarded) => say!("claim-guards", man = man(guarded)),
            Claim::Shields(shielded, from) => say!("claim-shields", man = man(shielded), other = man(from)),
            Claim::WinsLater(won) => say!("claim-wins-later", man = man(won)),
            Claim::Nears(moves) => say!("claim-nears", moves = moves),
            Claim::Frees(freed, from, to) => say!("claim-frees", man = man(freed), from = from, to = to),
            Claim::GainsRoom(from, to) => say!("claim-gains-room", from = from, to = to),
            Claim::Better(by) => say!("claim-better", by = format!("{}.{:02}", by / 100, by % 100)),
            Claim::Leads(verdict) => self.leads(verdict),
        }
    }

    fn change(&self, name: &str, change: Change) -> String {
        match change {
            Change::Promoted => say!("claim-promoted", name = named(name)),
            Change::Turned => say!("claim-turned", name = named(name)),
            Change::Exchanged => say!("claim-exchanged", man = crate::variant::a_man(name)),
            Change::Restored => say!("claim-restored", side = self.side.name(), name = named(name)),
        }
    }

    fn leads(&self, verdict: Verdict) -> String {
        let (own, other, value) = (self.side.name(), self.other(), verdict.to_string());
        match verdict {
            Verdict::Centipawns(-30..=30) => say!("claim-balance").to_owned(),
            Verdict::Centipawns(score) if (score > 0) == (self.side == Side::White) => say!("claim-ahead", side = own, verdict = value),
            Verdict::Centipawns(_) => say!("claim-best-behind", side = other, verdict = value),
            Verdict::Win(..) => say!("claim-best-lost", side = other, verdict = value),
        }
    }
}

fn capture(trade: Trade) -> &'static str {
    match trade {
        Trade::Free => "claim-captures-free",
        Trade::Won => "claim-captures-won",
        Trade::Even => "claim-captures-even",
        Trade::Given => "claim-captures-given",
    }
}
