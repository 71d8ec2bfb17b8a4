//! What the games of a trial tell, in rows: what, how much, and how much it was with the text before.

use egui::{Grid, Ui};
use nestmate_core::rules::Reason;
use nestmate_core::variant::{KindId, Rule, Side, Variant};
use nestmate_text::words::{self, TextKey, key, named, say};
use nestmate_text::{named_side, named_sides};

use crate::app::words::ending_key;
use crate::arena::{Ending, Estimate, Tryout};
use crate::ui::frame::widgets::quiet_label;

const MOST: usize = 4;

pub(super) fn report(ui: &mut Ui, played: &Tryout, before: Option<&Tryout>) {
    let [white, drawn, black] = played.results();
    let [side, other] = named_sides(&played.variant);
    ui.label(say!("bench-results", side = side, other = other, white = white, black = black, drawn = drawn));
    let rows = rows(played);
    let earlier = before.map(self::rows);
    Grid::new("trial").num_columns(3).spacing([18.0, 3.0]).show(ui, |ui| {
        if earlier.is_some() {
            for heading in ["", say!("bench-now"), say!("bench-before")] {
                ui.strong(heading);
            }
            ui.end_row();
        }
        for (what, tip, value) in &rows {
            ui.label(what).on_hover_text(tip);
            ui.label(value);
            let known = earlier.iter().flatten().find(|(known, ..)| known == what);
            quiet_label(ui, known.map_or("", |(_, _, value)| value));
            ui.end_row();
        }
    });
    let variant = &played.variant;
    ui.label(say!("bench-endings", endings = endings(variant, played)));
    let mates = played.mated_with();
    if !mates.is_empty() {
        let mates = mates.into_iter().take(MOST).map(|(kinds, count)| say!("bench-mate", pieces = pieces(variant, &kinds), count = count));
        let told = say!("bench-mated-with", mates = mates.collect::<Vec<String>>().join(say!("bench-between")));
        ui.label(told).on_hover_text(say!("bench-mated-with.tip"));
    }
    let idle: Vec<&str> = played.idle().map(|kind| named(&variant.kind(kind).name)).collect();
    let words =
        if idle.is_empty() { say!("bench-all-moved").to_owned() } else { say!("bench-idle", pieces = idle.join(say!("between-parts"))) };
    ui.label(words);
    let unused = played.unused();
    if !unused.is_empty() {
        let rules = unused.into_iter().map(|(rule, kinds)| rule_told(variant, rule, &kinds));
        ui.label(say!("bench-unused", rules = rules.collect::<Vec<String>>().join(say!("bench-between"))));
    }
    worths(ui, played);
}

fn pieces(variant: &Variant, kinds: &[KindId]) -> String {
    let several = |same: &[KindId]| match same {
        [kind] => named(&variant.kind(*kind).name).to_owned(),
        [kind, ..] => format!("{} × {}", same.len(), named(&variant.kind(*kind).name)),
        [] => String::new(),
    };
    if kinds.is_empty() { say!("bench-mate-alone").to_owned() } else { words::and(kinds.chunk_by(PartialEq::eq).map(several)) }
}

fn rule_told(variant: &Variant, rule: &Rule, kinds: &[KindId]) -> String {
    let told = match rule {
        Rule::Freeze { .. } => say!("bench-rule-freeze"),
        Rule::DoubleStep { .. } => say!("bench-rule-double-step"),
        Rule::Castle { .. } => say!("bench-rule-castle"),
        Rule::Promote { .. } | Rule::TurnOver { .. } => say!("bench-rule-promote"),
        Rule::Become { .. } => say!("bench-rule-become"),
        Rule::Exchange { .. } | Rule::Restore { .. } | Rule::Swap { .. } => say!("bench-rule-exchange"),
        Rule::Drop { .. } => say!("bench-rule-drop"),
        Rule::Gate { .. } => say!("bench-rule-gate"),
        Rule::Pass { .. } => say!("bench-rule-pass"),
        Rule::Vanish { .. } => say!("bench-rule-vanish"),
        Rule::NoMateBy { .. } => say!("bench-rule-no-mate"),
        Rule::Reach { .. } => say!("bench-rule-reach"),
        Rule::Impasse { .. } => say!("bench-rule-impasse"),
        Rule::BareRoyal => say!("bench-rule-bare"),
        Rule::Extinct { .. } | Rule::Spent { .. } => say!("bench-rule-extinct"),
        Rule::Counting { .. } => say!("bench-rule-counting"),
        Rule::Checks { .. } => say!("bench-rule-checks"),
        // Whether these are used cannot be seen from games.
        _ => say!("bench-rule-other"),
    };
    if kinds.is_empty() { told.to_owned() } else { say!("bench-rule-of", rule = told, pieces = pieces(variant, kinds)) }
}

fn rows(played: &Tryout) -> Vec<(String, String, String)> {
    let row = |key: TextKey, tip: TextKey, value: Option<String>| value.map(|value| (say(key).to_owned(), say(tip).to_owned(), value));
    let first = named_side(&played.variant, Side::White);
    let balance =
        played.balance().map(|share| (say!("bench-balance", side = first), say!("bench-balance.tip", side = first), percent(share)));
    let length = played.spread().map(|(short, middle, long)| say!("bench-spread", short = short, middle = middle, long = long));
    let mut rows: Vec<_> = [
        balance,
        row(key!("bench-decided"), key!("bench-decided.tip"), played.decided().map(percent)),
        row(key!("bench-length"), key!("bench-length.tip"), length),
        row(key!("bench-choices"), key!("bench-choices.tip"), played.choices().map(plain)),
        row(key!("bench-lead-changes"), key!("bench-lead-changes.tip"), played.lead_changes().map(plain)),
        row(key!("bench-drama"), key!("bench-drama.tip"), played.drama().map(percent)),
    ]
    .into_iter()
    .flatten()
    .collect();
    let variant = &played.variant;
    for (army, estimate) in variant.freezing_armies().zip(played.freezes()) {
        let (leader, cells) = army;
        let place = variant.layers.iter().find(|layer| layer.cells == *cells).map(|layer| named(&layer.name));
        let army = place.unwrap_or_else(|| named(&variant.kind(leader).name));
        rows.push((say!("bench-freezes", army = army), say!("bench-freezes-tip").to_owned(), plain(estimate)));
    }
    rows
}

fn percent(estimate: Estimate) -> String {
    if estimate.error.is_finite() {
        format!("{:.0} % ± {:.0}", 100.0 * estimate.mean, 100.0 * estimate.error)
    } else {
        format!("{:.0} %", 100.0 * estimate.mean)
    }
}

fn plain(estimate: Estimate) -> String {
    if estimate.error.is_finite() { format!("{:.1} ± {:.1}", estimate.mean, estimate.error) } else { format!("{:.1}", estimate.mean) }
}

fn endings(variant: &Variant, played: &Tryout) -> String {
    let mut counts: Vec<(TextKey, usize)> = Vec::new();
    for (ending, count) in played.endings() {
        let key = key_of(variant, ending);
        match counts.iter_mut().find(|(known, _)| *known == key) {
            Some((_, sum)) => *sum += count,
            None => counts.push((key, count)),
        }
    }
    let texts: Vec<String> = counts.into_iter().map(|(key, count)| format!("{} {count}", say(key))).collect();
    texts.join(say!("between-parts"))
}

fn key_of(variant: &Variant, ending: &Ending) -> TextKey {
    match ending {
        // Without the numbers.
        Ending::Rules(Reason::Repetition) => key!("bench-ended-repetition"),
        Ending::Rules(Reason::Checks) => key!("bench-ended-checks"),
        Ending::Rules(Reason::NoProgress) => key!("bench-ended-no-progress"),
        &Ending::Rules(reason) => ending_key(variant, reason),
        Ending::Longest => key!("bench-ended-longest"),
        Ending::Forfeit(_) => key!("bench-ended-forfeit"),
    }
}

fn worths(ui: &mut Ui, played: &Tryout) {
    let worths = &played.worths;
    if worths.is_empty() {
        return;
    }
    ui.add_space(6.0);
    Grid::new("worths").num_columns(3).spacing([18.0, 3.0]).show(ui, |ui| {
        ui.strong(say!("bench-piece"));
        ui.strong(say!("bench-derived")).on_hover_text(say!("bench-derived.tip"));
        ui.strong(say!("bench-played")).on_hover_text(say!("bench-played.tip"));
        ui.end_row();
        for worth in worths {
            ui.label(named(&played.variant.kind(worth.kind).name));
            ui.label(format!("{:.1}", f64::from(worth.derived) / 100.0));
            ui.label(format!("{:.1} ± {:.1}", worth.played / 100.0, worth.error / 100.0));
            ui.end_row();
        }
    });
}
