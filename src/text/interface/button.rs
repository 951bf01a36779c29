//! The labels of buttons.

use strum::VariantArray;

use crate::text::Text;
use crate::text::core::bundle::say;

/// A button, by what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
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
    /// Draws although a tile fits.
    ConfirmDraw,
    Pass,
    /// Ends the turn while more could be drawn.
    Stop,
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
    /// The check-in before a tournament starts.
    CheckIn,
    /// The presence at a tournament's table.
    Here,
    /// Shows where everybody stands.
    Standings,
}

impl Text {
    /// The label of a button: at most 34 letters.
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
            Button::ConfirmDraw => say!(self, "button-draw-sure"),
            Button::Stop => say!(self, "button-stop"),
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
