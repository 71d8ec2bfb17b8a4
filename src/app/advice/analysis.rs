//! What the user has switched on of the engine's analysis.

/// The switches. They stay as they are when another game comes onto the board, unless it is a new one against the computer.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) struct Analysis {
    on: bool,
    hidden: bool,
    arrows: bool,
    threat: bool,
    in_sight: bool,
    elsewhere: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toggle {
    Analysis,
    Engine,
    Arrows,
    Threat,
}

impl Default for Analysis {
    fn default() -> Self {
        Self { on: false, hidden: false, arrows: true, threat: false, in_sight: true, elsewhere: false }
    }
}

impl Analysis {
    pub(in crate::app) fn update(&mut self, switch: Toggle) {
        match switch {
            Toggle::Analysis => {
                self.on = !self.on || self.hidden;
                self.hidden &= !self.on;
            }
            Toggle::Engine => self.hidden = !self.hidden,
            Toggle::Arrows => self.arrows = !self.arrows,
            Toggle::Threat => {
                self.threat = !self.threat || self.hidden;
                self.hidden &= !self.threat;
            }
        }
    }

    /// Shows neither moves nor threats, which would give an answer away, or help against the computer.
    pub(in crate::app) fn keep_quiet(&mut self) {
        (self.on, self.threat) = (false, false);
    }

    pub(in crate::app) fn begin(&mut self) {
        (self.on, self.hidden) = (true, false);
    }

    pub(in crate::app) fn reveal(&mut self) {
        self.hidden = false;
    }

    /// Notes whether the window can be seen at all: nobody watches an analysis that cannot.
    pub(in crate::app) fn set_in_sight(&mut self, in_sight: bool) {
        self.in_sight = in_sight;
    }

    pub(in crate::app) fn set_elsewhere(&mut self, elsewhere: bool) {
        self.elsewhere = elsewhere;
    }

    pub(in crate::app) fn is_elsewhere(self) -> bool {
        self.elsewhere
    }

    pub(in crate::app) fn is_on(self) -> bool {
        self.on
    }

    pub(in crate::app) fn is_hidden(self) -> bool {
        self.hidden
    }

    pub(in crate::app) fn draws_arrows(self) -> bool {
        self.arrows
    }

    pub(in crate::app) fn asks_threat(self) -> bool {
        self.threat
    }

    pub(in crate::app) fn is_shown(self) -> bool {
        self.on && !self.hidden
    }

    pub(in crate::app) fn shows_threat(self) -> bool {
        self.threat && !self.hidden
    }

    pub(in crate::app) fn is_live(self) -> bool {
        self.is_shown() && self.in_sight
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_switched_on_while_hidden_comes_into_sight() {
        let mut analysis = Analysis::default();
        for (switch, shown) in [(Toggle::Analysis, Analysis::is_shown as fn(Analysis) -> bool), (Toggle::Threat, Analysis::shows_threat)] {
            analysis.update(switch);
            assert!(shown(analysis));
            analysis.update(Toggle::Engine);
            assert!(!shown(analysis) && analysis.is_hidden());
            analysis.update(switch);
            assert!(shown(analysis), "the first press brings it back");
            analysis.update(switch);
            assert!(!shown(analysis) && !analysis.is_hidden(), "the second switches it off");
        }
        analysis.begin();
        analysis.set_in_sight(false);
        assert!(analysis.is_shown() && !analysis.is_live());
    }
}
