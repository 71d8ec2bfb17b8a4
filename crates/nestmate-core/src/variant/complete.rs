//! What can be written at a place of a definition. There is no list of it: something that there is not is put there, and those who read and
//! check definitions say what there is.

use std::ops::Range;

use super::fault::{Fault, PieceFault, RegionFault, Unreadable};
use super::library::{Library, Source};
use super::locate::{self, TextNode, scan};
use super::schema::{VariantDef, options};
use super::tokens::{Token, TokenKind, is_of_word, tokens};

/// A word that no definition knows, and a sign that is neither a piece's letter nor a region's name.
const NO_WORD: &str = "no_such_word";
const NO_SIGN: &str = "\u{bf}";

/// What can stand in the place of a part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Completion {
    /// The bytes of the word that was begun.
    pub span: Range<usize>,
    /// What can stand there, in the order of those who know it.
    pub words: Vec<String>,
    /// Whether a colon has to follow.
    pub names_field: bool,
}

/// What a place is inside of.
struct Surroundings<'a> {
    /// For each bracket that is open, what begins there, up to the bracket itself.
    opened: Vec<&'a str>,
    /// Where the part of the innermost bracket begins that the place is in.
    part: usize,
    /// The names of the other fields in the innermost bracket.
    others: Vec<&'a str>,
    /// What stands at the place, if anything does.
    token: Option<Token>,
}

/// What could stand where a word ends at a byte of a text, or is to begin; `None` where nothing is known.
pub fn completion(library: &Library, text: &str, at: usize) -> Option<Completion> {
    text.get(at..)?;
    let around = surroundings(text, at);
    match &around.token {
        Some(Token { kind: TokenKind::Comment | TokenKind::Number, .. }) => None,
        Some(Token { kind: TokenKind::Text, span }) => in_quotes(library, text, span.clone(), at),
        _ => word(text, &around, at),
    }
}

fn surroundings(text: &str, at: usize) -> Surroundings<'_> {
    let mut outer: Vec<(&str, usize, Vec<&str>)> = Vec::new();
    let (mut part, mut others, mut found, mut deeper) = (0, Vec::new(), None, 0_usize);
    for token in tokens(text) {
        let Range { start, end } = token.span;
        if start >= at && !(start == at && is_word(&token)) {
            // What follows in the same bracket.
            match (token.kind, &text[start..end]) {
                (TokenKind::Bracket, "(" | "[" | "{") => deeper += 1,
                (TokenKind::Bracket, _) if deeper == 0 => break,
                (TokenKind::Bracket, _) => deeper -= 1,
                (TokenKind::Name, name) if deeper == 0 => others.push(name),
                _ => {}
            }
            continue;
        }
        match token.kind {
            TokenKind::Bracket if matches!(&text[start..end], "(" | "[" | "{") => {
                outer.push((&text[part..end], part, std::mem::take(&mut others)));
                part = end;
            }
            TokenKind::Bracket => {
                if let Some((_, before, names)) = outer.pop() {
                    (part, others) = (before, names);
                }
            }
            // What stands before in a tuple says which of its values the next one is.
            TokenKind::Comma if others.is_empty() && outer.last().is_some_and(|(text, ..)| text.ends_with('(')) => {}
            TokenKind::Comma => part = end,
            _ if end > at || end == at && (is_word(&token) || is_open(text, &token)) => found = Some(token),
            TokenKind::Name => others.push(&text[start..end]),
            _ => {}
        }
    }
    let mut opened: Vec<&str> = outer.into_iter().map(|(text, ..)| text).collect();
    // Attributes and the like stand before the list.
    if let Some(first) = opened.first_mut() {
        *first = &first[first.len() - 1..];
    }
    Surroundings { opened, part, others, token: found }
}

fn is_word(token: &Token) -> bool {
    matches!(token.kind, TokenKind::Name | TokenKind::Word)
}

/// Whether a token goes on at its end: a comment up to the end of its line, a text that is not closed.
fn is_open(text: &str, token: &Token) -> bool {
    let part = &text[token.span.clone()];
    match token.kind {
        TokenKind::Comment => !part.ends_with("*/"),
        TokenKind::Text => part.len() == 1 || !part.ends_with(['"', '\'', '#']),
        TokenKind::Number => true,
        _ => false,
    }
}

/// Only what encloses the place is read, so that it does not matter what is wrong elsewhere.
fn word(text: &str, around: &Surroundings<'_>, at: usize) -> Option<Completion> {
    let span = around.token.as_ref().map_or(at..at, |token| token.span.clone());
    let probe = [around.opened.concat().as_str(), &text[around.part..span.start], NO_WORD].concat();
    let (known, names_field) = match options().from_str::<Vec<VariantDef>>(&probe).err()?.code {
        Unreadable::NoSuchStructField { expected, found, .. } if found == NO_WORD => (expected, true),
        Unreadable::NoSuchEnumVariant { expected, found, .. } if found == NO_WORD => (expected, false),
        Unreadable::ExpectedBoolean => (["true", "false"].as_slice(), false),
        _ => return None,
    };
    let free = known.iter().filter(|word| !(names_field && around.others.contains(word)));
    let words = begun(free.map(|word| (*word).to_owned()), &text[span.start..at]);
    let names_field = names_field && !text[span.end..].trim_start().starts_with(':');
    Some(Completion { span, words, names_field })
}

fn begun(words: impl Iterator<Item = String>, begin: &str) -> Vec<String> {
    let begin = begin.to_lowercase();
    words.filter(|word| word.to_lowercase().starts_with(&begin)).collect()
}

fn in_quotes(library: &Library, text: &str, span: Range<usize>, at: usize) -> Option<Completion> {
    let quote = text[span.start..].chars().next().filter(|sign| matches!(sign, '"' | '\''))?;
    let inner = span.start + 1;
    let closed = span.len() > 1 && text[span.clone()].ends_with(quote) && !text[span.clone()].contains('\n');
    let (end, after) = if closed { (span.end - 1, span.end) } else { (at, at) };
    if !(inner..=end).contains(&at) {
        return None;
    }
    let root = scan(text);
    let game = root.entries().find(|game| game.span.contains(&span.start))?;
    let own = [&text[game.span.start..inner], NO_SIGN, &quote.to_string(), &text[after..game.span.end.max(after)]].concat();
    let probe = format!("[{}{own}{}]", bases(text, &root, game), closing(&own));
    let mut library = library.clone();
    library.add(Source::new(NO_WORD, probe));
    library.reports_of(NO_WORD).find_map(|report| match own_fault(&report.fault) {
        Fault::Region(RegionFault::Unknown { name, known }) if name == NO_SIGN => {
            let words = begun(known.iter().cloned(), &text[inner..at]);
            Some(Completion { span: inner..end, words, names_field: false })
        }
        Fault::Piece(PieceFault::Letter { letter, known }) if NO_SIGN.contains(*letter) => {
            let there = if quote == '"' { &text[inner..end] } else { "" };
            let words = known.chars().filter(|&letter| !there.contains(letter)).map(String::from).collect();
            let span = if quote == '"' { at..at } else { inner..end };
            Some(Completion { span, words, names_field: false })
        }
        _ => None,
    })
}

/// What is wrong with a field, be it one that comes from another game.
fn own_fault(fault: &Fault) -> &Fault {
    if let Fault::Inherited { fault, .. } = fault { own_fault(fault) } else { fault }
}

/// What closes the brackets that a text leaves open.
fn closing(text: &str) -> String {
    let mut open = Vec::new();
    for token in tokens(text).filter(|token| token.kind == TokenKind::Bracket) {
        match text[token.span].chars().next().and_then(locate::closing) {
            Some(sign) => open.push(sign),
            None => _ = open.pop(),
        }
    }
    open.into_iter().rev().collect()
}

/// The games of a text that one of them is based on, each before what is based on it: all others would only take time.
fn bases(text: &str, root: &TextNode, game: &TextNode) -> String {
    let told = |node: &TextNode, field: &str| {
        let value = node.field(field)?;
        Some(text[value.span.clone()].trim_matches('"').to_owned())
    };
    let (mut bases, mut at) = (String::new(), game);
    while let Some(base) = told(at, "based_on") {
        let before = root.entries().take_while(|node| node.span.start < at.span.start);
        let Some(found) = before.filter(|node| told(node, "id").as_ref() == Some(&base)).last() else { break };
        bases.insert_str(0, &format!("{},", &text[found.span.clone()]));
        at = found;
    }
    bases
}

/// How many letters of a word stand before a byte of a text.
pub fn begun_letters(text: &str, at: usize) -> usize {
    text.get(..at).map_or(0, |before| before.chars().rev().take_while(|&sign| is_of_word(sign)).count())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A text with a mark for the place.
    fn at(marked: &str) -> Option<Completion> {
        let at = marked.find('¦').expect("a mark");
        completion(&crate::shipped::library(), &marked.replacen('¦', "", 1), at)
    }

    fn words(marked: &str) -> Vec<String> {
        at(marked).map(|found| found.words).unwrap_or_default()
    }

    #[test]
    fn what_the_parser_knows_can_be_written() {
        assert_eq!(words("[(ba¦"), ["based_on"]);
        assert_eq!(words("[(id: \"x\", pieces_¦)]"), ["pieces_add", "pieces_change", "pieces_drop"]);
        assert_eq!(words("[(id: \"x\", board: (fi¦les: 8, ranks: 8))]"), ["files"], "the one that stands there can stay");
        assert_eq!(words("[(id: \"x\", board: (¦files: 8, ranks: 8, look: Squares, river: (1, 2)))]").len(), 8 - 3);
        assert_eq!(words("[(pieces: [(letter: 'A', moves: [Sl¦"), ["Slide"]);
        assert_eq!(words("[(pieces: [(royal: t¦"), ["true"]);
        assert_eq!(words("[(pieces: [(letter: 'A', moves: [Slide(step: (1, 0), dirs: Side¦"), ["Sideways"]);
        assert_eq!(words("#![enable(implicit_some)]\n[(rules: [Turn¦"), ["TurnOver"]);
        assert_eq!(words("[(rules: [TurnOver(zone: Ra¦"), ["Ranks"], "before what is missing there");
        assert_eq!(words("[(regions: {\"a\": Or([All, Cel¦"), ["Cells"]);
        assert_eq!(words("[(id: 7, nonsense: [,,()], rules: [Dr¦op"), ["Drop"], "whatever is wrong elsewhere");
        assert!(at("[(name: // ba¦").is_none() && at("[(board: (files: 1¦").is_none() && at("¦").is_none());
        let field = at("[(en¦)]").expect("endings");
        assert!(field.names_field && field.span == (2..4));
        assert!(!at("[(en¦: )]").expect("endings").names_field);
    }

    #[test]
    fn letters_and_regions_are_those_of_the_game() {
        let game = crate::shipped::library().definition("shogi").expect("shipped");
        let place = game.find("In(\"").expect("a region") + 4;
        let end = place + game[place..].find('"').expect("closed");
        let (before, name, after) = (&game[..place], &game[place..end], &game[end..]);
        assert!(words(&format!("{before}¦{after}")).contains(&name.to_owned()));
        assert_eq!(words(&format!("{before}{}¦{after}", &name[..2])), [name]);
        let letters = game.find("pieces: \"").expect("letters") + 9;
        let all = at(&format!("{}¦{}", &game[..letters], &game[letters..])).expect("letters");
        assert!(all.words.is_empty() && all.span.is_empty(), "each is there already");
        let closed = letters + game[letters..].find('"').expect("closed");
        let all = at(&format!("{}¦{}", &game[..letters], &game[closed..])).expect("letters");
        assert!(game[letters..closed].chars().all(|letter| all.words.contains(&letter.to_string())) && all.span.is_empty());
        let begun =
            "[(id: \"one\", board: 7), (id: \"two\", based_on: \"fide-chess\"), (id: \"three\", based_on: \"two\", rules: [Drop(pieces: \"";
        assert_eq!(words(&format!("{begun}¦")), ["B", "K", "N", "P", "Q", "R"], "what is not closed yet, and whatever else is in the file");
        let title = game.find("name: \"").expect("a name") + 7;
        assert!(at(&format!("{}¦{}", &game[..title], &game[title..])).is_none(), "a name can be anything");
    }

    #[test]
    fn each_word_of_a_game_is_offered_where_it_stands() {
        let library = crate::shipped::library();
        let game = library.definition("sfhiodgei").expect("shipped");
        let mut count = 0;
        // `None` is RON's own.
        for token in tokens(&game).filter(|token| is_word(token) && &game[token.span.clone()] != "None") {
            let word = &game[token.span.clone()];
            let at = token.span.start + word.len().min(2);
            let words = completion(&library, &game, at).map(|found| found.words).unwrap_or_default();
            assert!(words.contains(&word.to_owned()), "{word} at {at}: {words:?}");
            count += 1;
        }
        assert!(count > 200, "{count}");
    }

    #[test]
    fn any_place_of_a_broken_text_can_be_asked_for() {
        let library = Library::default();
        for text in ["[(id: \"é\", pieces: [(letter: 'é", "((([[[{", ")]}", "\"\"'", "[(rules: [Freeze(semi_royal: 'K', pieces: \"é\")])]"]
        {
            for at in 0..=text.len() + 1 {
                let _ = completion(&library, text, at);
            }
        }
    }
}
