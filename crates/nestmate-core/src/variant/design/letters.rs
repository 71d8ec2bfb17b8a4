//! Another letter for a piece, wherever a design speaks of it.

use super::super::schema::{EndingsDef, InnerDef, KnownAs, QipuDef, RuleDef, WeightsDef, options, ron, rows};
use super::super::tokens::{Token, TokenKind, tokens};
use super::{Design, text, without_letter};

/// The fields whose strings are letters of pieces.
const FIELDS: [&str; 8] = ["pieces:", "to:", "by:", "without:", "safe:", "turned:", "except:", "progress:"];

impl Design {
    /// The text with another letter for a piece; `None` if that is not one from A to Z, or another piece has it.
    pub fn with_letter(&self, letter: char, new: char) -> Option<String> {
        if !new.is_ascii_uppercase() || self.pieces().iter().any(|piece| piece.letter == new) {
            return None;
        }
        let renamed = |value: &str| renamed(value, letter, new);
        let def = &self.def;
        let inherited = [
            ("pieces", None),
            ("rules", def.rules.as_deref().map(rows)),
            ("regions", def.regions.as_ref().map(ron)),
            ("layers", def.layers.as_deref().map(rows)),
            ("endings", None),
            ("switches", None),
        ];
        let mut design = self.with_inherited_parts(letter)?.with_own_pieces()?;
        for (field, inherited) in inherited {
            let Some(value) = text::field_text(&design.text, field).or(inherited) else { continue };
            let changed = renamed(&value);
            if changed != value {
                design.text = text::with_field(&design.text, field, &changed)?;
            }
        }
        design.text = self.with_pairs_renamed(design.text, (letter, new))?;
        design.def.rules = def.rules.as_deref().and_then(|rules| options().from_str(&renamed(&rows(rules))).ok());
        design.def.start = self.start_holding(|hand| hand.replace(letter, &new.to_string()));
        for token in design.placed.values_mut().filter(|token| token.0 == letter) {
            token.0 = new;
        }
        design.with_start()
    }

    /// The same with what speaks of a piece in fields of which a part comes from another game: from there it would be about the old letter.
    fn with_inherited_parts(&self, letter: char) -> Option<Self> {
        let mut text = self.text.clone();
        let own = |field: &str| text::field_text(&self.text, field);
        let speaks = |value: &str| value.contains(letter);
        let named = |rule: &RuleDef| without_letter(rule, letter).as_ref() != Some(rule);
        let endings = self.endings();
        if endings.progress.as_deref().is_some_and(speaks) && !own("endings").is_some_and(|own| own.contains("progress")) {
            let own = own("endings").and_then(|own| options().from_str::<EndingsDef>(&own).ok()).unwrap_or_default();
            text = text::with_field(&text, "endings", &ron(&EndingsDef { progress: endings.progress, ..own }))?;
        }
        let switches = self.def.switches.as_deref().unwrap_or_default();
        let own = self.own_switches();
        if switches.iter().any(|switch| !own.contains(switch) && (switch.rules.iter().chain(&switch.without)).any(named)) {
            text = text::with_field(&text, "switches", &rows(switches))?;
        }
        Some(Self { text, ..self.clone() })
    }

    /// The same in what is written otherwise: the pairs of letters of inner games, the names of weights, and the letters that other
    /// programs have, which stay what they are.
    fn with_pairs_renamed(&self, text: String, (letter, new): (char, char)) -> Option<String> {
        let mut text = text;
        if let Some(known_as) = &self.def.known_as {
            let mut letters = known_as.letters.clone();
            let theirs = letters.remove(&letter).unwrap_or_else(|| letter.to_string());
            if theirs != new.to_string() {
                letters.insert(new, theirs);
            }
            let mut kifu = known_as.kifu.clone();
            if let Some(pieces) = kifu.as_mut().map(|kifu| &mut kifu.pieces)
                && let Some(signs) = pieces.remove(&letter)
            {
                pieces.insert(new, signs);
            }
            let qipu = known_as.qipu.clone().map(|mut qipu| {
                if let Some(signs) = qipu.pieces.remove(&letter) {
                    qipu.pieces.insert(new, signs);
                }
                QipuDef { order: qipu.order.replace(letter, &new.to_string()), ..qipu }
            });
            // A letter cannot stand for one piece here and for another there: then other programs do not know the game any more.
            let clashes = letters.iter().any(|(own, theirs)| *own != new && theirs.contains(new));
            text = if clashes {
                text::without_field(&text, "known_as")
            } else {
                text::with_field(&text, "known_as", &ron(&KnownAs { letters, kifu, qipu, ..known_as.clone() }))?
            };
        }
        if let Some(inner) = &self.def.inner {
            let pair = |pair: &str| if pair.ends_with(letter) { pair.replacen(letter, &new.to_string(), 2) } else { pair.to_owned() };
            let outer = |pairs: &str| pairs.split_whitespace().map(pair).collect::<Vec<String>>().join(" ");
            let games: Vec<InnerDef> = inner.iter().map(|game| InnerDef { pieces: outer(&game.pieces), ..game.clone() }).collect();
            text = text::with_field(&text, "inner", &rows(&games))?;
        }
        if let Some(weights) = self.def.weights.as_ref().filter(|_| self.weighs(letter) && text::has_field(&text, "weights")) {
            let pieces = weights.pieces.iter().map(|(name, weight)| (name.replace(letter, &new.to_string()), *weight)).collect();
            text = text::with_field(&text, "weights", &ron(&WeightsDef { pieces, ..weights.clone() }))?;
        }
        Some(text)
    }
}

/// A value with another letter in its characters and in those of its strings that are of pieces; comments stay.
fn renamed(value: &str, letter: char, new: char) -> String {
    let (mut text, mut end) = (String::with_capacity(value.len()), 0);
    for Token { span, .. } in tokens(value).filter(|token| token.kind == TokenKind::Text) {
        let part = &value[span.clone()];
        let renames = part == format!("'{letter}'") || part.starts_with('"') && is_of_pieces(&value[..span.start]);
        text.push_str(&value[end..span.start]);
        text.push_str(&if renames { part.replace(letter, &new.to_string()) } else { part.to_owned() });
        end = span.end;
    }
    text + &value[end..]
}

/// Whether a string after this text has letters of pieces: by the field that it is of, as the first of a pair, or where pieces start.
fn is_of_pieces(before: &str) -> bool {
    let is_field = |before: &str| FIELDS.iter().any(|known| before.ends_with(known));
    let before = before.trim_end();
    let Some(opened) = before.strip_suffix('(') else { return is_field(before) };
    let word = opened.rsplit(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
    // What stands in brackets of its own may be left out.
    let outside = opened[..opened.len() - word.len()].trim_end();
    word.is_empty() || word.ends_with("Start") || is_field(outside)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::{Rule, Source, Switch};

    #[test]
    fn a_letter_changes_wherever_it_is_spoken_of() {
        let mut library = crate::shipped::library();
        // Games with castling, drops, a palace and games inside, each with another letter for each of its pieces.
        for id in ["fide-chess", "shogi", "xiangqi", "sfhiodgei"] {
            let whole = library.definition(id).expect("shipped");
            let design = library.design(&whole).expect("a design");
            let free = ('A'..='Z').find(|letter| design.pieces().iter().all(|piece| piece.letter != *letter)).expect("a free one");
            for piece in design.pieces() {
                let text = design.with_letter(piece.letter, free).expect("it is free");
                let own = text.replacen(&format!("id: \"{id}\""), "id: \"mine\"", 1);
                library.replace(Source::new("mine.ron", own));
                assert!(library.reports().is_empty(), "{id}, {}: {:?}", piece.letter, library.reports());
                let changed = library.design(&text).expect("a design");
                let back = changed.with_letter(free, piece.letter).expect("it is free again");
                let back = library.design(&back).expect("a design");
                let parts = |design: &Design| (design.rules().to_vec(), rows(design.pieces()));
                assert_eq!(parts(&back), parts(&design), "{id}, {}", piece.letter);
            }
        }
    }

    /// What comes from another game a part at a time speaks of the piece under its old letter there.
    #[test]
    fn a_letter_changes_in_what_comes_from_another_game() {
        let mut library = crate::shipped::library();
        let text = "[(id: \"mine\", based_on: \"shogi\", name: \"Mine\", endings: (repetition: 3))]";
        let text = library.design(text).and_then(|design| design.with_letter('P', 'X')).expect("it is free");
        library.add(Source::new("mine.ron", text));
        assert!(library.reports().is_empty(), "{:?}", library.reports());
        let (mine, shogi) = (library.get("mine").expect("it compiles"), library.get("shogi").expect("it compiles"));
        let renamed = |switch: &Switch| Switch { limits: switch.limits.replace('P', "X"), ..switch.clone() };
        assert_eq!(mine.switches, shogi.switches.iter().map(renamed).collect::<Vec<_>>());
        let told = |rules: &[Rule]| format!("{rules:?}");
        assert_eq!(told(&mine.rules[3..]), told(&shogi.rules[3..]), "the Pawns of the house rules have its kind");
        assert_eq!((mine.endings.progress, mine.endings.repetition), (shogi.endings.progress, 3));
    }

    #[test]
    fn a_letter_that_is_taken_or_not_one_is_refused() {
        let library = crate::shipped::library();
        let design = library.design(&library.definition("fide-chess").expect("shipped")).expect("a design");
        assert!(["Q", "q", "1", "Ä"].iter().all(|new| new.chars().all(|new| design.with_letter('N', new).is_none())));
        let text = design.with_letter('N', 'S').expect("it is free");
        assert!(text.contains("rsbqkbsr/pppppppp/8/8/8/8/PPPPPPPP/RSBQKBSR w"), "{text}");
    }
}
