//! The labels of buttons.

use strum::VariantArray;

use crate::text::core::bundle::say;
use crate::text::{Text, Who};

/// The most letters of a host's name on a button.
const HOST: usize = 16;

/// A button, by what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Button {
    Join,
    Leave,
    AddComputer,
    RemoveComputer,
    Start,
    /// Says yes to an invitation.
    Accept,
    /// Says no to it.
    Decline,
    /// Shows the settings of a table beside its rules.
    TableSettings,
    /// Has the match count for nothing.
    MakeFriendly,
    /// Has it count.
    MakeRated,
    /// Has the match played in a thread of its own.
    PlayInThread,
    /// Opens a table in a new thread.
    OpenInThread,
    /// Has it played in the channel.
    PlayHere,
    /// Shows the rules of the table in short.
    Rules,
    /// Shows each rule of the table, and changes it.
    AllRules,
    /// Shows the rules in short, with figures.
    Figures,
    /// Takes back all that was changed in the rules.
    BackToEdition,
    /// Back to the seat that a computer minds.
    TakeBack,
    /// Takes over the seat of a computer.
    StandIn,
    /// Lets spectators do that.
    AllowStandIns,
    /// Lets nobody do that.
    ForbidStandIns,
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
    /// Takes the last placement back.
    Undo,
    /// Asks the others whether it may be taken back.
    AskToUndo,
    /// Agrees to that.
    AgreeToUndo,
    /// Back to the menu of placements.
    Back,
    /// Shows the standing order for the next turn.
    PlanAhead,
    /// Has the standing order hold.
    GiveOrder,
    /// Takes out its last placement.
    RemoveLast,
    CancelOrder,
    /// Has placements made only while their bonuses are the same.
    SameBonus,
    /// Has them made whatever their bonuses are.
    AnyBonus,
    /// Has tiles drawn where none fits.
    ThenDraw,
    /// Has the player asked instead.
    ThenAsk,
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
    /// Shows the proof of the deals.
    Proof,
    /// Begins the next round.
    NextRound,
    /// Tells the game without a picture.
    Words,
    /// Tells every spot and every tile.
    More,
    /// Puts a reminder off for an hour.
    SnoozeHour,
    /// For three hours.
    SnoozeHours,
    /// Until the next morning.
    SnoozeTomorrow,
    /// A link to the table's last message.
    GoToTable,
    /// The check-in before a tournament starts.
    CheckIn,
    /// The presence at a tournament's table.
    Here,
    /// Shows where everybody stands.
    Standings,
    /// Shows the table of everything that orders them.
    Details,
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
            Button::Accept => say!(self, "button-accept"),
            Button::Decline => say!(self, "button-decline"),
            Button::TableSettings => say!(self, "button-table-settings"),
            Button::MakeFriendly => say!(self, "button-make-friendly"),
            Button::MakeRated => say!(self, "button-make-rated"),
            Button::PlayInThread => say!(self, "button-play-in-thread"),
            Button::OpenInThread => say!(self, "button-open-in-thread"),
            Button::PlayHere => say!(self, "button-play-here"),
            Button::Rules => say!(self, "button-rules"),
            Button::AllRules => say!(self, "button-all-rules"),
            Button::Figures => say!(self, "button-figures"),
            Button::BackToEdition => say!(self, "button-back-to-edition"),
            Button::TakeBack => say!(self, "button-take-back"),
            Button::StandIn => say!(self, "button-stand-in"),
            Button::AllowStandIns => say!(self, "button-allow-stand-ins"),
            Button::ForbidStandIns => say!(self, "button-forbid-stand-ins"),
            Button::Rack => say!(self, "button-rack"),
            Button::Draw => say!(self, "button-draw"),
            Button::ConfirmDraw => say!(self, "button-draw-sure"),
            Button::Stop => say!(self, "button-stop"),
            Button::Pass => say!(self, "button-pass"),
            Button::Place => say!(self, "button-place"),
            Button::Undo => say!(self, "button-undo"),
            Button::AskToUndo => say!(self, "button-ask-to-undo"),
            Button::AgreeToUndo => say!(self, "button-agree-to-undo"),
            Button::Back => say!(self, "button-back"),
            Button::PlanAhead => say!(self, "button-plan-ahead"),
            Button::GiveOrder => say!(self, "button-give-order"),
            Button::RemoveLast => say!(self, "button-remove-last"),
            Button::CancelOrder => say!(self, "button-cancel-order"),
            Button::SameBonus => say!(self, "button-same-bonus"),
            Button::AnyBonus => say!(self, "button-any-bonus"),
            Button::ThenDraw => say!(self, "button-then-draw"),
            Button::ThenAsk => say!(self, "button-then-ask"),
            Button::Cancel => say!(self, "button-cancel"),
            Button::ConfirmEnd => say!(self, "button-confirm-end"),
            Button::ConfirmLeave => say!(self, "button-confirm-leave"),
            Button::VoteEnd => say!(self, "button-vote-end"),
            Button::Rematch => say!(self, "button-rematch"),
            Button::Record => say!(self, "button-record"),
            Button::Replay => say!(self, "button-replay"),
            Button::Proof => say!(self, "button-proof"),
            Button::NextRound => say!(self, "button-next-round"),
            Button::Words => say!(self, "button-words"),
            Button::More => say!(self, "button-more"),
            Button::SnoozeHour => say!(self, "button-snooze-hour"),
            Button::SnoozeHours => say!(self, "button-snooze-hours"),
            Button::SnoozeTomorrow => say!(self, "button-snooze-tomorrow"),
            Button::GoToTable => say!(self, "button-go-to-table"),
            Button::CheckIn => say!(self, "button-check-in"),
            Button::Here => say!(self, "button-here"),
            Button::Standings => say!(self, "button-standings"),
            Button::Details => say!(self, "button-details"),
        }
    }

    /// The label of the button that starts a match: everybody sees the same one, so it says whose it is. At most 34 letters, marks that are wide counted once.
    pub fn start_button(&self, host: &Who<'_>) -> String {
        say!(self, "button-start-host", host = self.who_within(host, HOST))
    }
}
