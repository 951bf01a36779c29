//! What stands on buttons.

use super::Text;
use super::sentence::say;

/// A button, by what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    Join,
    Leave,
    AddComputer,
    RemoveComputer,
    Start,
    /// Shows the rules of the table.
    Rules,
    /// Shows the rules in short, with figures.
    Figures,
    /// Takes back all that was changed in the rules.
    BackToEdition,
    /// Back to the seat that a computer minds.
    TakeBack,
    /// Shows the own rack.
    Rack,
    Draw,
    Pass,
    /// Places what is shown.
    Place,
    /// Back to the menu of placements.
    Back,
    /// Leaves things as they are.
    Cancel,
    ConfirmEnd,
    ConfirmLeave,
    VoteEnd,
    /// Opens a table with the same settings.
    Rematch,
    /// Gives the record of a match that is over.
    Record,
    /// Shows a match that is over once more.
    Replay,
    /// Describes the whole board.
    Words,
    /// A link to the table's last message.
    GoToTable,
    /// Says that one is there before a tournament starts.
    CheckIn,
    /// Says that one is at a tournament's table.
    Here,
    /// Shows where everybody stands.
    Standings,
}

impl Button {
    /// Every button.
    pub const ALL: [Self; 26] = [
        Self::Join,
        Self::Leave,
        Self::AddComputer,
        Self::RemoveComputer,
        Self::Start,
        Self::Rules,
        Self::Figures,
        Self::BackToEdition,
        Self::TakeBack,
        Self::Rack,
        Self::Draw,
        Self::Pass,
        Self::Place,
        Self::Back,
        Self::Cancel,
        Self::ConfirmEnd,
        Self::ConfirmLeave,
        Self::VoteEnd,
        Self::Rematch,
        Self::Record,
        Self::Replay,
        Self::Words,
        Self::GoToTable,
        Self::CheckIn,
        Self::Here,
        Self::Standings,
    ];
}

impl Text {
    /// What stands on a button: at most 34 letters.
    pub fn button(&self, button: Button) -> String {
        match button {
            Button::Join => say!(self, "button-join"),
            Button::Leave => say!(self, "button-leave"),
            Button::AddComputer => say!(self, "button-add-computer"),
            Button::RemoveComputer => say!(self, "button-remove-computer"),
            Button::Start => say!(self, "button-start"),
            Button::Rules => say!(self, "button-rules"),
            Button::Figures => say!(self, "button-figures"),
            Button::BackToEdition => say!(self, "button-back-to-edition"),
            Button::TakeBack => say!(self, "button-take-back"),
            Button::Rack => say!(self, "button-rack"),
            Button::Draw => say!(self, "button-draw"),
            Button::Pass => say!(self, "button-pass"),
            Button::Place => say!(self, "button-place"),
            Button::Back => say!(self, "button-back"),
            Button::Cancel => say!(self, "button-cancel"),
            Button::ConfirmEnd => say!(self, "button-confirm-end"),
            Button::ConfirmLeave => say!(self, "button-confirm-leave"),
            Button::VoteEnd => say!(self, "button-vote-end"),
            Button::Rematch => say!(self, "button-rematch"),
            Button::Record => say!(self, "button-record"),
            Button::Replay => say!(self, "button-replay"),
            Button::Words => say!(self, "button-words"),
            Button::GoToTable => say!(self, "button-go-to-table"),
            Button::CheckIn => say!(self, "button-check-in"),
            Button::Here => say!(self, "button-here"),
            Button::Standings => say!(self, "button-standings"),
        }
    }
}
