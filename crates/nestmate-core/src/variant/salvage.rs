//! Reading a game that RON cannot read whole. RON stops at its first error, so each field, and each entry of a field that is a
//! list, is tried alone; what can be read is then checked like any other game, so that its problems are told in the same go.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::Range;

use super::fault::Fault;
use super::library::{Source, located, parse};
use super::locate::TextNode;
use super::problem::{Problem, Report, byte_at};
use super::validate::validate;

const MAX_REPORTS: usize = 200;

/// Everything wrong with a game that cannot be read whole.
pub(super) fn salvage(source: &Source, node: &TextNode) -> Vec<Report> {
    let id = source.text[node.find("id").span.clone()].trim_matches('"');
    let id = if id.len() <= 64 { id } else { "" };
    let mut salvaged = Salvaged { source, id, reports: Vec::new(), text: String::new(), kept: BTreeMap::new(), broken: Vec::new() };
    for (name, field) in node.named() {
        salvaged.field(name, field);
    }
    if salvaged.reports.is_empty() {
        salvaged.reports.extend(try_alone(source, &node.span, "", "", id));
    }
    let mut problems = match parse(&format!("({})", salvaged.text)) {
        Ok(def) if def.based_on.is_none() => validate(&def).err().unwrap_or_default(),
        _ => Vec::new(),
    };
    problems.retain(|problem| salvaged.stands_alone(problem));
    let located = problems.iter().map(|problem| located(source, node, id, &salvaged.renumbered(problem)));
    let mut reports: Vec<Report> = salvaged.reports.iter().cloned().chain(located).collect();
    reports.truncate(MAX_REPORTS);
    reports.sort_by_key(|report| (report.line, report.column));
    reports
}

struct Salvaged<'a> {
    source: &'a Source,
    id: &'a str,
    reports: Vec<Report>,
    /// The fields that could be read, as RON.
    text: String,
    /// For lists of which a part could be read: the entries that could, by their places in the file.
    kept: BTreeMap<&'a str, Vec<usize>>,
    broken: Vec<&'a str>,
}

impl<'a> Salvaged<'a> {
    fn field(&mut self, name: &'a str, field: &TextNode) {
        let slice = |span: &Range<usize>| &self.source.text[span.clone()];
        let alone = |span: &Range<usize>, open: &str, close: &str| {
            let head = if name == "id" { format!("({name}:{open}") } else { format!("(id:\"x\",{name}:{open}") };
            try_alone(self.source, span, &head, close, self.id)
        };
        let Some(whole) = alone(&field.span, "", ")") else {
            let _ = write!(self.text, "{name}:{},", slice(&field.span));
            return;
        };
        self.broken.push(name);
        let mut wrong = Vec::new();
        let can_be_list = parse(&format!("(id:\"x\",{name}:[])")).is_ok();
        if can_be_list && slice(&field.span).starts_with('[') {
            let mut good = Vec::new();
            for (index, entry) in field.entries().enumerate() {
                match alone(&entry.span, "[", "])") {
                    Some(report) => wrong.push(report),
                    None => good.push((index, slice(&entry.span))),
                }
                if wrong.len() >= MAX_REPORTS {
                    break;
                }
            }
            if !wrong.is_empty() {
                let entries: Vec<&str> = good.iter().map(|(_, entry)| *entry).collect();
                let _ = write!(self.text, "{name}:[{}],", entries.join(","));
                self.kept.insert(name, good.into_iter().map(|(index, _)| index).collect());
            }
        }
        if wrong.is_empty() {
            wrong.push(whole);
        }
        self.reports.append(&mut wrong);
    }

    /// Whether a problem is one of its own and not a consequence of what could not be read.
    fn stands_alone(&self, problem: &Problem) -> bool {
        let field = problem.path.split(['.', '[']).next().unwrap_or_default();
        let broken = |name: &str| self.broken.contains(&name);
        if problem.path.is_empty() {
            return !broken(problem.of);
        }
        match field {
            "id" => true,
            "board" => !broken("regions"),
            "regions" => !broken("regions") && !broken("pieces"),
            "pieces" => !broken("regions") && problem.path != "pieces" && !broken(problem.of),
            _ => self.broken.is_empty() || !broken("pieces") && !broken("regions") && !broken("board"),
        }
    }

    /// The problem with its entry's place in the file, where entries before it were left out.
    fn renumbered(&self, problem: &Problem) -> Problem {
        let place = |path: &str| {
            let (field, rest) = path.split_once('[')?;
            let (index, rest) = rest.split_once(']')?;
            let original = self.kept.get(field)?.get(index.parse::<usize>().ok()?)?;
            Some(format!("{field}[{original}]{rest}"))
        };
        let path = place(&problem.path).unwrap_or_else(|| problem.path.clone());
        Problem { path, ..problem.clone() }
    }
}

/// The report of the first error of a piece of the text read between `head` and `tail`.
fn try_alone(source: &Source, span: &Range<usize>, head: &str, tail: &str, game: &str) -> Option<Report> {
    let text = format!("{head}{}{tail}", &source.text[span.clone()]);
    let error = parse(&text).err()?;
    let at = error.span.start;
    let place = span.start + byte_at(&text, at.line, at.col).saturating_sub(head.len()).min(span.len());
    Some(Report::new(&source.name, &source.text, place..place + 1, game, Fault::Unreadable(error.code)))
}
