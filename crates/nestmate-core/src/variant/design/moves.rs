//! How the pieces of a design move: ways drawn by clicks on the cells around a piece.

use super::super::schema::{MoveDef, Only, Reach, Travel, ViaDef, ron};
use super::{Design, text};
use crate::geometry::{Dirs, Offset, images, images_by_way_of};

/// A way of moving that clicks cannot draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UndrawnWay {
    /// Those of another piece, by its letter.
    As(char),
    /// As the text has it.
    Text(String),
}

/// A way of moving as clicks draw it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DrawnWay {
    /// What it does.
    pub travel: Travel,
    /// Whether it moves, captures or both.
    pub only: Only,
    /// Which images of the step it has.
    pub dirs: Dirs,
    /// The most steps; 0 for no limit.
    pub most: u8,
    /// `Lame`: whether its path begins along the diagonal. `Zigzag`: whether it goes straight and diagonally by turns. `Twice`: whether
    /// each step can be straight or diagonal.
    pub bent: bool,
    /// Whether only a piece has it that has not moved.
    pub first: bool,
    /// With `first`: whether it has it only while its side is not in check.
    pub unchecked: bool,
}

impl Design {
    fn moves(&self, letter: char) -> &[MoveDef] {
        self.pieces().iter().find(|piece| piece.letter == letter).map(|piece| piece.moves.as_slice()).unwrap_or_default()
    }

    /// What a piece can do towards a cell so many files and ranks away, as far as clicks can draw it.
    pub fn strides(&self, letter: char, to: Offset) -> Vec<(Travel, Only)> {
        let there = |way: &MoveDef| way.way().filter(|way| goes_to(*way, to, self.ahead())).map(|(travel, reach)| (travel, reach.only));
        self.moves(letter).iter().filter_map(there).collect()
    }

    /// Whether a piece goes to a cell so many files and ranks away only while it has not moved.
    pub fn goes_at_first(&self, letter: char, to: Offset) -> bool {
        let mut ways = self.moves(letter).iter().filter_map(MoveDef::way).filter(|way| goes_to(*way, to, self.ahead())).peekable();
        ways.peek().is_some() && ways.all(|(_, reach)| reach.first)
    }

    /// Whether a piece has any such way.
    pub fn has_first_ways(&self, letter: char) -> bool {
        self.moves(letter).iter().filter_map(MoveDef::way).any(|(_, reach)| reach.first)
    }

    /// The cells around a piece that have to be empty for one of its steps.
    pub fn legs(&self, letter: char) -> Vec<Offset> {
        let lame = self.moves(letter).iter().filter_map(MoveDef::way).filter(|(travel, _)| *travel == Travel::Lame);
        let legs = lame.flat_map(|(_, reach)| {
            let vias = reach.via.as_ref().map(ViaDef::steps).unwrap_or_default();
            images_by_way_of(reach.step, vias, &reach.dirs, self.ahead()).into_iter().flat_map(|(_, legs)| legs)
        });
        legs.collect()
    }

    /// The ways of moving that clicks cannot draw, each with its number.
    pub fn undrawn(&self, letter: char) -> Vec<(usize, UndrawnWay)> {
        let told = |way: &MoveDef| if let MoveDef::As(other) = way { UndrawnWay::As(*other) } else { UndrawnWay::Text(ron(way)) };
        let ways = self.moves(letter).iter().enumerate();
        ways.filter(|(_, way)| way.way().is_none()).map(|(index, way)| (index, told(way))).collect()
    }

    /// The text in which a piece moves in these ways, each as a definition writes it, and in no others.
    pub fn with_ways(&self, letter: char, ways: &[String]) -> Option<String> {
        self.with_piece_field(letter, "moves", &format!("[{}]", ways.join(", ")))
    }

    /// The text without one of a piece's ways of moving.
    pub fn without_way(&self, letter: char, index: usize) -> Option<String> {
        let mut moves = self.moves(letter).to_vec();
        if index < moves.len() {
            moves.remove(index);
        }
        self.with_moves(letter, &moves)
    }

    /// The kinds of ways that a piece has, as far as clicks can draw them.
    pub fn kinds_of_ways(&self, letter: char) -> impl Iterator<Item = Travel> {
        self.moves(letter).iter().filter_map(MoveDef::way).map(|(travel, _)| travel)
    }

    /// Where a piece goes on beyond the first cell, with the most steps; 0 for no limit.
    pub fn runs(&self, letter: char) -> Vec<(Travel, Offset, u8)> {
        let long = self.moves(letter).iter().filter_map(MoveDef::way).filter(|(travel, _)| travel.is_limited());
        long.flat_map(|(travel, reach)| images_of((travel, reach), self.ahead()).into_iter().map(move |to| (travel, to, reach.most)))
            .collect()
    }

    /// The text after a click on a cell around a piece. Where the piece has what the click would give, be it in another manner, that is
    /// taken away; elsewhere it is given. Other images of the step go with it.
    pub fn with_click(&self, letter: char, to: Offset, way: &DrawnWay) -> Option<String> {
        let moves = self.moves(letter);
        if self.met(letter, to, way).next().is_none() {
            return self.with_moves(letter, &[moves, &[made(to, way, self.ahead())?]].concat());
        }
        let kept = |known: &MoveDef| if meets(known, to, way, self.ahead()) { without(known, way.only) } else { Some(known.clone()) };
        self.with_moves(letter, &moves.iter().filter_map(kept).collect::<Vec<MoveDef>>())
    }

    /// The cells around a piece that such a click changes; none where it does nothing.
    pub fn changed_by_click(&self, letter: char, to: Offset, way: &DrawnWay) -> Vec<Offset> {
        let given = if self.met(letter, to, way).next().is_none() { made(to, way, self.ahead()) } else { None };
        let mut cells: Vec<Offset> =
            self.met(letter, to, way).chain(&given).filter_map(MoveDef::way).flat_map(|way| images_of(way, self.ahead())).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// The ways of a piece that a click takes something away from.
    fn met(&self, letter: char, to: Offset, way: &DrawnWay) -> impl Iterator<Item = &MoveDef> {
        self.moves(letter).iter().filter(move |known| meets(known, to, way, self.ahead()))
    }

    fn with_moves(&self, letter: char, moves: &[MoveDef]) -> Option<String> {
        let index = self.pieces().iter().position(|piece| piece.letter == letter)?;
        let mut text = text::with_entry_field(&self.with_own_pieces()?.text, ("pieces", index), "moves", &ron(&moves))?;
        // What it was worth with other moves says nothing of these, unless it is the user's own word.
        if self.handed_worths.contains(&letter) {
            text = text::without_entry_field(&text, ("pieces", index), "worth");
        }
        if self.weighs(letter) {
            text = text::without_field(&text, "weights");
        }
        Some(text)
    }
}

fn images_of((travel, reach): (Travel, &Reach), ahead: Offset) -> Vec<Offset> {
    let other = reach.and.filter(|_| travel == Travel::Twice);
    [Some(reach.step), other].into_iter().flatten().flat_map(|step| images(step, &reach.dirs, ahead)).collect()
}

fn goes_to(way: (Travel, &Reach), to: Offset, ahead: Offset) -> bool {
    images_of(way, ahead).contains(&to)
}

/// Whether a way goes to a cell for some of what another is for: moves or captures.
fn meets(known: &MoveDef, to: Offset, way: &DrawnWay, ahead: Offset) -> bool {
    let alike = |only: Only| only == way.only || only == Only::Both || way.only == Only::Both;
    known.way().is_some_and(|known| goes_to(known, to, ahead) && alike(known.1.only))
}

/// A way without its moves or its captures; `None` where nothing is left.
fn without(known: &MoveDef, part: Only) -> Option<MoveDef> {
    let mut kept = known.clone();
    // What makes two steps always captures, too.
    if matches!(kept, MoveDef::Twice(_)) {
        return None;
    }
    let reach = kept.reach_mut()?;
    reach.only = match (reach.only, part) {
        (Only::Both, Only::Move) => Only::Capture,
        (Only::Both, Only::Capture) => Only::Move,
        _ => return None,
    };
    Some(kept)
}

/// A way that goes to a cell; `None` if it does not as it is wanted.
pub(super) fn made(to: Offset, way: &DrawnWay, ahead: Offset) -> Option<MoveDef> {
    let (files, ranks) = (to.0.saturating_abs(), to.1.saturating_abs());
    let (long, short) = (files.max(ranks), files.min(ranks));
    let most = if way.travel.is_limited() { way.most } else { 0 };
    let (first, unchecked) = (way.first, way.first && way.unchecked);
    let reach = Reach { step: (long, short), dirs: way.dirs.clone(), only: way.only, most, first, unchecked, ..Reach::default() };
    if !goes_to((way.travel, &reach), to, ahead) {
        return None;
    }
    let other = if short == 0 { (long, long) } else { (long, 0) };
    Some(match way.travel {
        Travel::Leap => MoveDef::Leap(reach),
        Travel::Slide => MoveDef::Slide(reach),
        Travel::Hop => MoveDef::Hop(reach),
        Travel::Vault => MoveDef::Vault(reach),
        Travel::Circle => MoveDef::Circle(reach),
        Travel::Zigzag => MoveDef::Zigzag(Reach { and: Some(if way.bent { other } else { (long, short) }), ..reach }),
        Travel::Twice => MoveDef::Twice(Reach { and: way.bent.then_some(other), only: Only::Both, ..reach }),
        Travel::Lame => MoveDef::Lame(Reach { via: Some(path((long, short), way.bent)?), ..reach }),
    })
}

/// The cells between a piece and the end of its step, straight ones first or diagonal ones; `None` where there are none.
fn path((long, short): Offset, diagonal: bool) -> Option<ViaDef> {
    let (straight, mut at, mut cells) = (long - short, (0, 0), Vec::new());
    for index in 1..long {
        let tilted = if diagonal { index <= short } else { index > straight };
        at = (at.0 + 1, at.1 + i8::from(tilted));
        cells.push(at);
    }
    match cells.as_slice() {
        [] => None,
        [cell] => Some(ViaDef::One(*cell)),
        _ => Some(ViaDef::Each(cells)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEGUN: &str = "[(id: \"mine\", based_on: \"fide-chess\")]";

    fn clicked(text: &str, letter: char, to: Offset, way: &DrawnWay) -> String {
        crate::shipped::library().design(text).expect("a design").with_click(letter, to, way).expect("it goes there")
    }

    fn strides(text: &str, letter: char, to: Offset) -> Vec<(Travel, Only)> {
        crate::shipped::library().design(text).expect("a design").strides(letter, to)
    }

    #[test]
    fn a_click_gives_a_way_and_the_same_click_takes_it_away() {
        for travel in Travel::ALL {
            let way = DrawnWay { travel, dirs: Dirs::Forward, ..DrawnWay::default() };
            let text = clicked(BEGUN, 'P', (1, 2), &way);
            assert_eq!(strides(&text, 'P', (1, 2)), [(travel, Only::Both)]);
            assert_eq!(strides(&text, 'P', (1, -2)), [], "only forward");
            assert_eq!(strides(&text, 'P', (0, 1)), [(Travel::Leap, Only::Move)], "what was there before still is");
            let text = clicked(&text, 'P', (-1, 2), &way);
            assert_eq!(strides(&text, 'P', (1, 2)), []);
            let design = crate::shipped::library().design(&text).expect("a design");
            assert_eq!(design.with_click('P', (0, -2), &way), None, "that is not forward");
        }
    }

    #[test]
    fn ways_that_move_and_ways_that_capture_stand_beside_each_other() {
        let way = |travel, only| DrawnWay { travel, only, ..DrawnWay::default() };
        let text = clicked(BEGUN, 'N', (1, 2), &way(Travel::Slide, Only::Move));
        assert_eq!(strides(&text, 'N', (2, -1)), [(Travel::Leap, Only::Capture)], "its moves are taken away");
        let text = clicked(&text, 'N', (1, 2), &way(Travel::Slide, Only::Capture));
        assert_eq!(strides(&text, 'N', (2, -1)), []);
        let text = clicked(&text, 'N', (1, 2), &way(Travel::Slide, Only::Move));
        let text = clicked(&text, 'N', (1, 2), &way(Travel::Lame, Only::Capture));
        assert_eq!(strides(&text, 'N', (2, -1)), [(Travel::Slide, Only::Move), (Travel::Lame, Only::Capture)]);
        assert!(text.contains("via: (1, 0)"), "{text}");
        let text = clicked(&text, 'N', (1, 2), &way(Travel::Leap, Only::Both));
        assert_eq!(strides(&text, 'N', (2, -1)), [], "one click takes away whatever goes there");
    }

    #[test]
    fn ways_of_unmoved_pieces_and_double_steps_are_drawn() {
        let way = DrawnWay { first: true, unchecked: true, ..DrawnWay::default() };
        let text = clicked(BEGUN, 'K', (1, 2), &way);
        assert!(text.contains("Leap(step: (2, 1), first: true, unchecked: true)"), "{text}");
        let design = crate::shipped::library().design(&text).expect("a design");
        assert!(design.goes_at_first('K', (2, -1)) && !design.goes_at_first('K', (1, 1)) && !design.goes_at_first('K', (3, 3)));
        let lion = DrawnWay { travel: Travel::Twice, bent: true, ..DrawnWay::default() };
        let text = clicked(&clicked(BEGUN, 'B', (1, 1), &DrawnWay::default()), 'B', (0, 1), &lion);
        assert!(text.contains("Twice(step: (1, 0), and: (1, 1))"), "{text}");
        assert_eq!(strides(&text, 'B', (-1, 1)), [(Travel::Twice, Only::Both)], "its other steps are shown, too");
        let captures = DrawnWay { only: Only::Capture, ..lion };
        assert_eq!(strides(&clicked(&text, 'B', (1, 1), &captures), 'B', (0, 1)), [], "it goes as a whole");
    }

    #[test]
    fn a_worth_goes_with_the_moves_that_it_was_of() {
        let library = crate::shipped::library();
        let whole = library.definition("fide-chess").expect("shipped");
        assert!(whole.contains("worth: 50") && whole.contains("weights:"));
        let text = clicked(&whole, 'R', (1, 1), &DrawnWay::default());
        assert!(!text.contains("worth: 50") && text.contains("worth: 90") && !text.contains("weights:"), "{text}");
        let own = whole.replace("worth: 50", "worth: 57");
        let text = clicked(&own, 'R', (1, 1), &DrawnWay::default());
        assert!(text.contains("worth: 57"), "the user said so: {text}");
        let text = clicked(&text, 'R', (1, 2), &DrawnWay::default());
        assert!(text.contains("worth: 57"), "{text}");
    }

    #[test]
    fn a_slide_is_taken_away_by_a_click_that_gives_steps() {
        let design = crate::shipped::library().design(BEGUN).expect("a design");
        let way = DrawnWay::default();
        assert_eq!(design.runs('R'), [(1, 0), (0, 1), (-1, 0), (0, -1)].map(|to| (Travel::Slide, to, 0)));
        assert_eq!(design.changed_by_click('R', (0, 1), &way).len(), 4, "the mirrored cells go with it");
        let forward = DrawnWay { dirs: Dirs::Forward, ..DrawnWay::default() };
        assert_eq!(design.changed_by_click('R', (1, 1), &forward), [(-1, 1), (1, 1)]);
        assert_eq!(design.changed_by_click('R', (1, -1), &forward), [], "that is not forward");
        let text = clicked(BEGUN, 'R', (0, 1), &way);
        assert_eq!(strides(&text, 'R', (0, 1)), []);
    }

    #[test]
    fn a_path_is_straight_or_diagonal_at_first() {
        assert_eq!(path((2, 1), false), Some(ViaDef::One((1, 0))), "the Horse of Xiang Qi");
        assert_eq!(path((2, 1), true), Some(ViaDef::One((1, 1))));
        assert_eq!(path((2, 2), false), Some(ViaDef::One((1, 1))));
        assert_eq!(path((3, 2), false), Some(ViaDef::Each(vec![(1, 0), (2, 1)])), "the Elephant of Janggi");
        assert_eq!(path((1, 1), false), None, "nothing is between");
    }
}
