//! What commands come to.

use nestmate_core::game::Step;

use super::Command;
use crate::app::{Action, Edit, Learn, Mark, PracticeStep, RetryStep, See, Toggle, Train};

/// What a command comes to.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "made and taken apart at once")]
pub enum CommandEffect {
    /// The app does it.
    App(Action),
    /// The shell does it.
    Shell,
}

impl Command {
    /// What it comes to.
    #[must_use]
    pub fn effect(self) -> CommandEffect {
        CommandEffect::App(match self {
            Self::Lessons => Action::Learn(Learn::Course),
            Self::Practice => Action::Practise(PracticeStep::Begin),
            Self::Puzzles => Action::Train(Train::Open),
            Self::TakeBack => Action::TakeBack,
            Self::Redo => Action::Redo,
            Self::Undo => Action::Undo,
            Self::Raise => Action::Edit(None, Edit::Raise),
            Self::MakeMain => Action::Edit(None, Edit::MakeMain),
            Self::Erase => Action::Edit(None, Edit::Erase),
            Self::Delete => Action::Edit(None, Edit::Delete),
            Self::PreviousBranch => Action::Go(Step::PreviousBranch),
            Self::NextBranch => Action::Go(Step::NextBranch),
            Self::Flip => Action::Flip,
            Self::ShowLayers => Action::See(See::All),
            Self::Control => Action::See(See::NextControl),
            Self::Start => Action::Go(Step::Start),
            Self::Back => Action::Go(Step::Back),
            Self::Forward => Action::Go(Step::Forward),
            Self::End => Action::Go(Step::End),
            Self::PreviousLine => Action::Go(Step::PreviousLine),
            Self::NextLine => Action::Go(Step::NextLine),
            Self::Hint => Action::Hint,
            Self::PlayBest => Action::PlayBest,
            Self::MoveNow => Action::MoveNow,
            Self::FindMate => Action::FindMate,
            Self::SetUp => Action::SetUp,
            Self::Clocks => Action::ToggleClocks,
            Self::Analysis => Action::Toggle(Toggle::Analysis),
            Self::Engine => Action::Toggle(Toggle::Engine),
            Self::Arrows => Action::Toggle(Toggle::Arrows),
            Self::Threat => Action::Toggle(Toggle::Threat),
            Self::Review => Action::Review,
            Self::Retry => Action::Retry(RetryStep::Begin),
            Self::Caution => Action::ToggleCaution,
            Self::NextBlunder => Action::GoToMark { mark: Mark::Blunder, back: false },
            Self::LastBlunder => Action::GoToMark { mark: Mark::Blunder, back: true },
            Self::NextMistake => Action::GoToMark { mark: Mark::Mistake, back: false },
            Self::LastMistake => Action::GoToMark { mark: Mark::Mistake, back: true },
            Self::NextInaccuracy => Action::GoToMark { mark: Mark::Inaccuracy, back: false },
            Self::LastInaccuracy => Action::GoToMark { mark: Mark::Inaccuracy, back: true },
            Self::NewGame
            | Self::Resign
            | Self::Pass
            | Self::Open
            | Self::FileGames
            | Self::OwnGames
            | Self::Save
            | Self::SaveAs
            | Self::Export
            | Self::ExportFold
            | Self::ExportPair
            | Self::Details
            | Self::OfferDraw
            | Self::Rematch
            | Self::Quit
            | Self::Comment
            | Self::CopyGame
            | Self::CopyPosition
            | Self::Paste
            | Self::Inside
            | Self::Progress
            | Self::Introduction
            | Self::Find
            | Self::Closer
            | Self::Farther
            | Self::Fit
            | Self::Looks
            | Self::Sound
            | Self::FullScreen
            | Self::TypeMove
            | Self::Computer
            | Self::Engines
            | Self::LearnGame
            | Self::Rules
            | Self::RulesPage
            | Self::Workbench
            | Self::Nest
            | Self::Problems
            | Self::Board
            | Self::Menus
            | Self::GoTo
            | Self::NextPiece
            | Self::LastPiece
            | Self::SayAgain
            | Self::Ask(_)
            | Self::Keys
            | Self::Bindings
            | Self::About => return CommandEffect::Shell,
        })
    }
}
