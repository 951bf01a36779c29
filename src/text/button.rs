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
    /// Takes back all that was changed in the rules.
    BackToEdition,
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
    Board,
    Help,
    /// A link to the table's last message.
    GoToTable,
}

impl Button {
    /// Every button.
    pub const ALL: [Self; 21] = [
        Self::Join,
        Self::Leave,
        Self::AddComputer,
        Self::RemoveComputer,
        Self::Start,
        Self::Rules,
        Self::BackToEdition,
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
        Self::Board,
        Self::Help,
        Self::GoToTable,
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
            Button::BackToEdition => say!(self, "button-back-to-edition"),
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
            Button::Board => say!(self, "button-board"),
            Button::Help => say!(self, "button-help"),
            Button::GoToTable => say!(self, "button-go-to-table"),
        }
    }
}
