//! The games in Japanese: names, prose, moves, rules, refusals and reasons, without a word of English and with the signs of Japanese. The
//! language is one for the process, so every test here speaks Japanese.

#[path = "common/tongue.rs"]
mod tongue;

use nestmate_text::Rulebook;
use nestmate_text::words::{Language, named, set_language};

use tongue::{Tongue, told_in};

const JAPANESE: Tongue = Tongue { language: Language::Japanese, full_stop: '。', quotes: ['「', '」'], own: &[] };

told_in!(JAPANESE);

#[test]
fn leftovers_are_seen() {
    assert_eq!(JAPANESE.leftovers("相手の King を the 詰ませる"), ["the"]);
    assert_eq!(JAPANESE.leftovers("moves-slide-most：3マス"), ["moves-slide-most"]);
    assert!(JAPANESE.leftovers("縦横に何マスでも動けます（駒は取れません）。").is_empty());
}

fn is_japanese(letter: char) -> bool {
    matches!(letter, '\u{3000}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}')
}

/// What is wrong with the signs of a text: spaces and Western signs beside Japanese letters, signs that follow each other.
fn faults(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let pairs = letters.windows(2).filter(|pair| {
        let [one, other] = [pair[0], pair[1]];
        is_japanese(one) && [',', '.', ';', ':', '(', ' '].contains(&other) || one == ' ' && is_japanese(other) && other != '–'
    });
    let mut found: Vec<String> = pairs.map(|pair| pair.iter().collect()).collect();
    let doubled = ["。。", "、、", "、。", "。、", "：。", "はは", "のの", "をを", "にに", "がが", "でで"];
    found.extend(doubled.iter().filter(|part| text.contains(**part)).map(|part| (*part).to_owned()));
    found
}

#[test]
fn words_meet_as_in_japanese() {
    for wrong in ["駒, 盤", "白の キング", "動けます。。", "駒をを取る"] {
        assert!(!faults(wrong).is_empty(), "{wrong}");
    }
    assert!(faults("a1からe4へ、FIDEのチェス（駒）：「白」。").is_empty());
    JAPANESE.every_page(|id, texts| {
        for text in texts {
            assert_eq!(faults(text), Vec::<String>::new(), "{id}: {text}");
        }
    });
}

#[test]
fn pieces_of_shogi_and_chess_have_names_of_their_own() {
    set_language(Some(Language::Japanese));
    let library = nestmate::library();
    let names = |id: &str| -> Vec<String> {
        let variant = library.get(id).expect("shipped");
        variant.kind_ids().map(|kind| named(&variant.kind(kind).name).to_owned()).collect()
    };
    let shogi = names("shogi");
    for name in ["玉将", "飛車", "角行", "金将", "銀将", "桂馬", "香車", "歩兵", "竜王", "竜馬", "成銀", "成桂", "成香", "と金"]
    {
        assert!(shogi.iter().any(|known| known == name), "{name}: {shogi:?}");
    }
    assert_eq!(names("fide-chess").len(), 6);
    for name in ["キング", "クイーン", "ルーク", "ビショップ", "ナイト", "ポーン"] {
        assert!(names("fide-chess").iter().any(|known| known == name), "{name}");
    }
}

#[test]
fn rules_as_text_have_lines_of_one_width() {
    set_language(Some(Language::Japanese));
    let library = nestmate::library();
    let text = Rulebook::of(&library.get("shogi").expect("shipped"), &library).text(&library.get("shogi").expect("shipped"));
    let widest = text.lines().map(|line| line.chars().map(|c| if is_japanese(c) { 2 } else { 1 }).sum::<usize>()).max();
    assert!(widest.is_some_and(|widest| (80..=100).contains(&widest)), "{widest:?}");
    // No line begins with a sign that belongs to the one before.
    assert!(text.lines().all(|line| !line.trim_start().starts_with(['。', '、', '）', '」', 'ー'])), "{text}");
}
