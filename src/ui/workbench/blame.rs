//! What is wrong with a text, told to those who write it by its line, and to those who design by the piece or the rule that it is about.

use nestmate_core::rules::Flaw;
use nestmate_core::variant::{Design, DesignPart, Fault, PieceFault, Report, RuleFault, StartFault, Warning};
use nestmate_text::words::{named, say};

use super::designer::{region_told, sentence};
use crate::saying::{Saying, Words};

/// The mark around what only the text has names for.
const OF_TEXT: char = '`';

pub(super) fn problem(report: &Report<Flaw>) -> String {
    say!("bench-problem", line = report.line, column = report.column, problem = in_text(&report.fault))
}

pub(super) fn warning(report: &Report<Warning>) -> String {
    say!("bench-warning", line = report.line, column = report.column, problem = in_text(&report.fault))
}

fn in_text(fault: &impl Saying) -> String {
    let Words { message, hint } = fault.words();
    with_hint(message, hint)
}

fn with_hint(message: String, hint: Option<String>) -> String {
    match hint {
        Some(hint) => format!("{message} ({hint})"),
        None => message,
    }
}

pub(super) fn designed_problem(design: &Design, report: &Report<Flaw>) -> String {
    // Where it is inherited from is of no use to those who do not see the text.
    let fault = if let Flaw::Definition(Fault::Inherited { fault, .. }) = &report.fault { fault.words() } else { report.fault.words() };
    let problem = in_design(fault, hint_of(&report.fault));
    match told(design, &design.part_at(report.line, report.column)) {
        Some(part) => say!("design-problem", part = part, problem = problem),
        None => problem,
    }
}

pub(super) fn designed_warning(design: &Design, report: &Report<Warning>) -> String {
    let hint = matches!(report.fault, Warning::NeverCastles).then(|| say!("design-hint-castling"));
    let problem = in_design(report.fault.words(), hint);
    match told(design, &design.part_at(report.line, report.column)) {
        Some(part) => say!("design-warning", part = part, problem = problem),
        None => problem,
    }
}

/// What is wrong without the names that only the text has; `advice` is what the designer can do about it.
fn in_design(Words { message, hint }: Words, advice: Option<&str>) -> String {
    if message.contains(OF_TEXT) {
        return say!("design-only-text").to_owned();
    }
    let hint = advice.map(str::to_owned).or(hint.filter(|hint| !hint.contains(OF_TEXT)));
    with_hint(message, hint)
}

/// What can be done about a problem in the designer, where the advice for those who write would not help.
fn hint_of(flaw: &Flaw) -> Option<&'static str> {
    let Flaw::Definition(fault) = flaw else { return None };
    match fault {
        Fault::Start(StartFault::Royals { count: 0, .. }) | Fault::Piece(PieceFault::NoRoyal) => Some(say!("design-hint-royal")),
        Fault::Rule(RuleFault::Partner | RuleFault::CastleAlike) => Some(say!("design-hint-steps")),
        Fault::Rule(RuleFault::NothingCounted) => Some(say!("design-hint-counting")),
        Fault::Rule(RuleFault::NoEnd) => Some(say!("design-hint-cells")),
        _ => None,
    }
}

fn told(design: &Design, part: &DesignPart) -> Option<String> {
    match part {
        DesignPart::Piece(index) => design.pieces().get(*index).map(|piece| named(&piece.name).to_owned()),
        DesignPart::Rule(index) => {
            let rule = design.rules().get(*index)?;
            Some(sentence(design, std::slice::from_ref(rule))).filter(|told| !told.is_empty())
        }
        DesignPart::Start => Some(say!("design-start").to_owned()),
        DesignPart::Board => Some(say!("design-board").to_owned()),
        DesignPart::Region(name) => Some(region_told(design, name)),
        DesignPart::Whole => None,
    }
}
