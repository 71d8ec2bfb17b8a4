//! How long something is remembered, by the memory model FSRS-6 (<https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm>):
//! how hard a thing is to learn, and how many days it takes until it is recalled only nine times out of ten. That is when it has to come back.

/// What the authors of the model have found for the average of many learners, in the model's own order.
const WEIGHTS: [f64; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729,
    0.5425, 0.0912, 0.0658, 0.1542,
];

/// The chance of recall at the end of the days that stability counts.
const WANTED: f64 = 0.9;

const STABILITY: (f64, f64) = (0.001, 36_500.0);
const DIFFICULTY: (f64, f64) = (1.0, 10.0);

/// How an attempt has gone. The model has a fourth grade for what was easy, which nobody here can give: whoever is quick may have been
/// lucky.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Grade {
    /// It failed, or the answer was shown.
    Again,
    /// It came right with help.
    Hard,
    Good,
}

impl Grade {
    pub fn number(self) -> u8 {
        match self {
            Self::Again => 1,
            Self::Hard => 2,
            Self::Good => 3,
        }
    }

    fn rating(self) -> f64 {
        f64::from(self.number())
    }
}

/// What is known of how well something is remembered.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Recall {
    /// After how many days it is recalled nine times out of ten.
    pub stability: f64,
    /// How hard it is to learn, from 1 to 10.
    pub difficulty: f64,
}

impl Recall {
    pub fn first(grade: Grade) -> Self {
        let w = &WEIGHTS;
        let stability = match grade {
            Grade::Again => w[0],
            Grade::Hard => w[1],
            Grade::Good => w[2],
        };
        Self { stability, difficulty: first_difficulty(grade.rating()) }.bounded()
    }

    /// After one more attempt, so many days after the last one.
    #[must_use]
    pub fn after(self, grade: Grade, days: u32) -> Self {
        let known = self.bounded();
        let stability = match (days, grade) {
            (0, _) => known.same_day(grade),
            (_, Grade::Again) => known.forgotten(known.chance(days)),
            (_, Grade::Hard) => known.recalled(known.chance(days), WEIGHTS[15]),
            (_, Grade::Good) => known.recalled(known.chance(days), 1.0),
        };
        Self { stability, difficulty: known.next_difficulty(grade) }.bounded()
    }

    /// The chance that it is recalled after so many days.
    fn chance(self, days: u32) -> f64 {
        let decay = -WEIGHTS[20];
        let factor = WANTED.powf(1.0 / decay) - 1.0;
        (f64::from(days) / self.stability * factor + 1.0).powf(decay)
    }

    /// The stability after it was recalled with this chance.
    fn recalled(self, chance: f64, penalty: f64) -> f64 {
        let w = &WEIGHTS;
        let growth = w[8].exp() * (11.0 - self.difficulty) * self.stability.powf(-w[9]) * (((1.0 - chance) * w[10]).exp() - 1.0);
        self.stability * (growth * penalty + 1.0)
    }

    /// The stability after it was forgotten, although the chance of recall was this.
    fn forgotten(self, chance: f64) -> f64 {
        let w = &WEIGHTS;
        let left = w[11] * self.difficulty.powf(-w[12]) * ((self.stability + 1.0).powf(w[13]) - 1.0) * ((1.0 - chance) * w[14]).exp();
        left.min(self.stability / (w[17] * w[18]).exp())
    }

    /// The stability after one more attempt on the same day.
    fn same_day(self, grade: Grade) -> f64 {
        let w = &WEIGHTS;
        let growth = (w[17] * (grade.rating() - 3.0 + w[18])).exp() * self.stability.powf(-w[19]);
        self.stability * if grade == Grade::Again { growth } else { growth.max(1.0) }
    }

    fn next_difficulty(self, grade: Grade) -> f64 {
        let change = -WEIGHTS[6] * (grade.rating() - 3.0);
        let next = self.difficulty + (10.0 - self.difficulty) * change / 9.0;
        WEIGHTS[7] * (first_difficulty(4.0) - next) + next
    }

    /// The same within its bounds; what is no number is as if it had just been forgotten.
    fn bounded(self) -> Self {
        let within = |value: f64, other: f64, (least, most): (f64, f64)| if value.is_finite() { value } else { other }.clamp(least, most);
        Self { stability: within(self.stability, WEIGHTS[0], STABILITY), difficulty: within(self.difficulty, WEIGHTS[4], DIFFICULTY) }
    }
}

fn first_difficulty(rating: f64) -> f64 {
    WEIGHTS[4] - (WEIGHTS[5] * (rating - 1.0)).exp() + 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Days since the last attempt, the grade, and the stability and the difficulty that the model's own library (the crate `fsrs` 6.6.2)
    /// gives.
    const PUBLISHED: [&[(u32, Grade, f64, f64)]; 4] = [
        &[
            (0, Grade::Good, 2.3065, 2.1181),
            (1, Grade::Good, 7.3153, 2.1112),
            (3, Grade::Good, 19.8335, 2.1043),
            (8, Grade::Good, 48.1996, 2.0975),
            (21, Grade::Good, 111.6869, 2.0906),
        ],
        &[
            (0, Grade::Again, 0.2120, 6.4133),
            (0, Grade::Good, 0.2467, 6.4021),
            (1, Grade::Good, 2.0215, 6.3909),
            (3, Grade::Hard, 5.5350, 7.5894),
            (8, Grade::Again, 1.0308, 9.1929),
            (0, Grade::Good, 1.0809, 9.1789),
        ],
        &[(0, Grade::Hard, 1.2931, 5.1122), (1, Grade::Hard, 3.2494, 6.7405), (2, Grade::Hard, 5.8061, 7.8214)],
        &[
            (0, Grade::Again, 0.2120, 6.4133),
            (0, Grade::Again, 0.0834, 8.8063),
            (0, Grade::Good, 0.1031, 8.7927),
            (5, Grade::Good, 1.0352, 8.7792),
        ],
    ];

    #[test]
    fn stability_and_difficulty_are_those_that_are_published() {
        for attempts in PUBLISHED {
            let mut known: Option<Recall> = None;
            for &(days, grade, stability, difficulty) in attempts {
                let now = known.map_or_else(|| Recall::first(grade), |known| known.after(grade, days));
                let near = |value: f64, published: f64| (value / published - 1.0).abs() < 1e-3;
                assert!(near(now.stability, stability) && near(now.difficulty, difficulty), "{grade:?} after {days} days: {now:?}");
                known = Some(now);
            }
        }
    }

    #[test]
    fn success_puts_it_off_longer_each_time_and_a_failure_brings_it_back() {
        let mut known = Recall::first(Grade::Good);
        for _ in 0..6 {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few thousand days")]
            let next = known.after(Grade::Good, known.stability.round() as u32);
            assert!(next.stability > known.stability, "{next:?} after {known:?}");
            known = next;
        }
        assert!(known.stability > 100.0);
        assert!(known.after(Grade::Again, 200).stability < known.stability / 10.0);
    }

    #[test]
    fn what_is_no_number_or_out_of_bounds_does_no_harm() {
        for wrong in [f64::NAN, f64::INFINITY, -5.0, 0.0, 1e300] {
            for days in [0, 1, u32::MAX] {
                for grade in [Grade::Again, Grade::Hard, Grade::Good] {
                    let next = Recall { stability: wrong, difficulty: wrong }.after(grade, days);
                    assert!((0.001..=36_500.0).contains(&next.stability) && (1.0..=10.0).contains(&next.difficulty), "{next:?}");
                }
            }
        }
    }
}
