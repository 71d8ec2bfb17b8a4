//! Claims in words.

use super::Question;
use super::claim::{Change, Claim, Placed, Relief, Trade};
use crate::app::verdict::Verdict;
use crate::position::{Action, Position};
use crate::variant::{Man, Side, Variant};

/// A sentence of one or two claims about the first move of a line.
pub(super) fn sentence(variant: &Variant, question: &Question, claims: &[Claim]) -> String {
    let words = Words { variant, side: question.position.side() };
    let subject = words.subject(question);
    match claims {
        [] => format!("{subject} moves."),
        [one] => format!("{subject} {}.", words.claim(one)),
        [Claim::Captures(victim, _), Claim::Freezes(men), ..] => {
            format!("{subject} captures {}: {} of {} {}.", words.man(*victim), men_in_words(*men), words.other(), freeze(*men))
        }
        [Claim::Captures(victim, Trade::Free | Trade::Won | Trade::Even), second, ..] => {
            format!("{subject} captures {} and {}.", words.man(*victim), words.claim(second))
        }
        [first, second, ..] => format!("{subject} {} and {}.", words.claim(first), words.claim(second)),
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
        let name = |position: &Position| variant.kind(position.at(mv.from()).kind()).name.clone();
        match mv.action() {
            Action::Drop(kind) => format!("The {} dropped on {}", variant.kind(kind).name, variant.cell_name(mv.to())),
            _ => format!("The {} from {}", name(&question.position), variant.cell_name(mv.from())),
        }
    }

    /// `the evenbound Alibaba on i16`: with the lattice where men of one name freeze apart.
    fn man(&self, (man, cell): Placed) -> String {
        format!("the {} on {}", self.name(man, cell), self.variant.cell_name(cell))
    }

    fn name(&self, man: Man, cell: crate::geometry::Cell) -> String {
        let (variant, kind) = (self.variant, man.kind());
        let name = &variant.kind(kind).name;
        let freezes = variant.group(kind, cell) > 0 || variant.guard(kind, cell) > 0;
        let several = variant.layers.iter().filter(|layer| layer.men.contains(kind)).count() > 1;
        let layer = variant.layer_of_man(kind, cell).and_then(|layer| variant.layers.get(layer));
        match layer.filter(|_| freezes && several) {
            Some(layer) => format!("{} {name}", layer.name),
            None => name.clone(),
        }
    }

    fn claim(&self, claim: &Claim) -> String {
        match *claim {
            Claim::Only => "makes the only legal move".to_owned(),
            Claim::Ends(true) => "gives mate".to_owned(),
            Claim::Ends(false) => format!("leaves {} without a move: the game is won", self.other()),
            Claim::Mates(moves) => format!("forces mate in {moves} moves"),
            Claim::Captures(victim, trade) => self.capture(victim, trade),
            Claim::Freezes(men) => format!("freezes {} of {}", men_in_words(men), self.other()),
            Claim::Thaws(men) => format!("thaws {} of {}", men_in_words(men), self.side.name()),
            Claim::Checks(None) => "gives check".to_owned(),
            Claim::Checks(Some(by)) => format!("uncovers a check by {}", self.man(by)),
            Claim::EndsCheck(Relief::Leaves) => "steps out of check".to_owned(),
            Claim::EndsCheck(Relief::Captures) => "so ends the check".to_owned(),
            Claim::EndsCheck(Relief::Blocks(by)) => format!("blocks the check by {}", self.man(by)),
            Claim::Becomes(kind, change) => self.change(&self.variant.kind(kind).name, change),
            Claim::Castles => "castles".to_owned(),
            Claim::Forks(a, b) => format!("attacks {} and {} at once", self.man(a), self.man(b)),
            Claim::Threatens(man) => format!("threatens to win {}", self.man(man)),
            Claim::ThreatensMate => "threatens mate".to_owned(),
            Claim::StopsMate(1) => "stops a mate by the next move".to_owned(),
            Claim::StopsMate(moves) => format!("stops a mate in {moves} moves"),
            Claim::Escapes(attacker) => format!("gets away from {}", self.man(attacker)),
            Claim::Guards(man) => format!("guards {}", self.man(man)),
            Claim::Shields(man, from) => format!("shields {} from {}", self.man(man), self.man(from)),
            Claim::WinsLater(man) => format!("wins {} in the line that follows", self.man(man)),
            Claim::Nears(1) => "is one move from becoming a better man".to_owned(),
            Claim::Nears(moves) => format!("comes within {moves} moves of becoming a better man"),
            Claim::Frees(man, from, to) => format!("opens the way for {}, which has {to} moves instead of {from}", self.man(man)),
            Claim::GainsRoom(from, to) => format!("gains room: {to} moves instead of {from}"),
            Claim::Better(by) => format!("does {}.{:02} better than any other move", by / 100, by % 100),
            Claim::Leads(verdict) => self.leads(verdict),
        }
    }

    fn capture(&self, victim: Placed, trade: Trade) -> String {
        let victim = self.man(victim);
        match trade {
            Trade::Free => format!("captures {victim}, and nothing can take back"),
            Trade::Won => format!("captures {victim} and stays ahead whatever takes back"),
            Trade::Even => format!("is exchanged for {victim}"),
            Trade::Given => format!("is given up for {victim}"),
        }
    }

    fn change(&self, name: &str, change: Change) -> String {
        match change {
            Change::Promoted => format!("is promoted to {name}"),
            Change::Turned => format!("turns over to {name}"),
            Change::Exchanged => format!("is exchanged for {} {name}", article(name)),
            Change::Restored => format!("brings {}'s {name} back", self.side.name()),
        }
    }

    fn leads(&self, verdict: Verdict) -> String {
        match verdict {
            Verdict::Centipawns(-30..=30) => "keeps the balance".to_owned(),
            Verdict::Centipawns(score) if (score > 0) == (self.side == Side::White) => {
                format!("keeps {} ahead ({verdict})", self.side.name())
            }
            Verdict::Centipawns(_) => format!("is the best that is left: {} is ahead ({verdict})", self.other()),
            Verdict::Win(..) => format!("is the best that is left: {} wins ({verdict})", self.other()),
        }
    }
}

fn article(name: &str) -> &'static str {
    if name.starts_with(['A', 'E', 'I', 'O', 'U']) { "an" } else { "a" }
}

fn men_in_words(men: usize) -> String {
    if men == 1 { "one man".to_owned() } else { format!("{men} men") }
}

fn freeze(men: usize) -> &'static str {
    if men == 1 { "freezes" } else { "freeze" }
}
