//! How long moves took. Where a record tells how much time there was, it becomes what was left on the clock; elsewhere it stays beside the
//! move in the words that PGN has for it.

use std::time::Duration;

use crate::game::{Control, Game, NodeId};
use crate::plain::narrow;

/// What PGN writes before the time that a move took.
const SPENT: &str = "[%emt ";

/// Hours, minutes and seconds of `1:02:03`, `0:16` or `16`.
pub(super) fn read(text: &str) -> Option<Duration> {
    let mut total = 0_u64;
    for part in text.trim().split(':') {
        total = total.checked_mul(60)?.checked_add(part.trim().parse::<u32>().ok()?.into())?;
    }
    Some(Duration::from_secs(total))
}

/// The time of a move in brackets, such as `( 0:16/00:00:16)`: how long it took, and how long all of its side.
pub(super) fn in_brackets(text: &str) -> Option<(Duration, Option<Duration>)> {
    let inner = text.trim().strip_prefix(['(', '（'])?;
    let inner = inner.split([')', '）']).next()?;
    let mut parts = inner.splitn(2, '/');
    Some((read(parts.next()?)?, parts.next().and_then(read)))
}

/// What a head says of the time there is: `15分`, `各6時間30分`, `10分+30秒`.
pub(super) fn control(text: &str) -> Option<Control> {
    let (mut seconds, mut number, mut any) = (0_u64, String::new(), false);
    let mut rest = text.trim().trim_start_matches("各");
    let mut byoyomi = None;
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        let c = narrow(c);
        if c.is_ascii_digit() {
            number.push(c);
            continue;
        }
        let unit = match c {
            '時' => {
                rest = rest.strip_prefix('間').unwrap_or(rest);
                3600
            }
            '分' => 60,
            '秒' => 1,
            '+' => {
                byoyomi = Some(seconds);
                seconds = 0;
                continue;
            }
            _ => return None,
        };
        seconds = seconds.checked_add(number.parse::<u32>().ok().map(u64::from)?.checked_mul(unit)?)?;
        (any, number) = (true, String::new());
    }
    (any && number.is_empty()).then_some(())?;
    Some(match byoyomi {
        Some(main) => Control::Byoyomi { main: Duration::from_secs(main), period: Duration::from_secs(seconds), periods: 1 },
        None => Control::Fischer { main: Duration::from_secs(seconds), increment: Duration::ZERO },
    })
}

/// What a head says of a control; `None` of one that it has no words for.
pub(super) fn control_text(control: Control) -> Option<String> {
    let words = |time: Duration| {
        let seconds = time.as_secs();
        let parts = [(seconds / 3600, "時間"), (seconds / 60 % 60, "分"), (seconds % 60, "秒")];
        let told: Vec<String> = parts.iter().filter(|part| part.0 > 0).map(|(count, unit)| format!("{count}{unit}")).collect();
        if told.is_empty() { "0分".to_owned() } else { told.concat() }
    };
    match control {
        Control::Fischer { main, increment } if increment.is_zero() => Some(words(main)),
        Control::Byoyomi { main, period, periods: 1 } => Some(format!("{}+{}", words(main), words(period))),
        _ => None,
    }
}

/// How long a move took, in the words of PGN: `[%emt 0:00:16]`.
pub(super) fn text(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{SPENT}{}:{:02}:{:02}]", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// A comment without the time that it tells, and that time.
pub(super) fn told(comment: &str) -> (String, Option<Duration>) {
    let found = comment.find(SPENT).and_then(|at| {
        let inner = &comment[at + SPENT.len()..];
        let end = inner.find(']')?;
        let rest = format!("{} {}", comment[..at].trim(), inner[end + 1..].trim());
        Some((rest.trim().to_owned(), read(&inner[..end])?))
    });
    found.map_or_else(|| (comment.to_owned(), None), |(rest, time)| (rest, Some(time)))
}

/// How long the move to a node took, if that is known, to whole seconds.
pub(super) fn spent(game: &Game, node: NodeId) -> Option<Duration> {
    let tree = game.tree();
    if let (_, Some(time)) = told(&tree.notes(node).after) {
        return Some(time);
    }
    let left = tree.clock(node)?;
    let side = game.numbered(tree.path(node).len() - 1).1;
    let before = tree.parent(node).and_then(|parent| game.clock_left(parent, side));
    let control = Control::parse(game.tags().get("TimeControl"));
    let before = before.or_else(|| control.and_then(Control::full))?;
    let added = if let Some(Control::Fischer { increment, .. }) = control { increment } else { Duration::ZERO };
    Some(before.saturating_add(added).saturating_sub(left))
}
