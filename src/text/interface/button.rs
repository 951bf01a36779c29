//! The labels of buttons.

use strum::VariantArray;

use crate::text::core::bundle::say;
use crate::text::{PlayerName, Text};

/// The maximum number of characters of a host's name on a button.
const HOST: usize = 16;

/// A button of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Button {
    Join,
    Leave,
    AddComputer,
    RemoveComputer,
    Start,
    /// Accepts an invitation.
    Accept,
    /// Declines an invitation.
    Decline,
    /// Agrees to end the match.
    AgreeToEnd,
    /// Shows a hint.
    Hint,
    /// Shows the preferences for pings.
    PingPreferences,
    /// Shows the preferences that are not about pings, such as the language.
    OtherPreferences,
    /// Shows the settings of a table that are not rules, such as the clock.
    TableSettings,
    /// Makes the match unrated.
    MakeFriendly,
    /// Makes the match rated.
    MakeRated,
    /// Agrees that the match is rated.
    AgreeToRated,
    /// Plays the match in its own thread.
    PlayInThread,
    /// Opens a table in a new thread.
    OpenInThread,
    /// Keeps the match in the channel.
    PlayHere,
    /// Shows a summary of the table's rules.
    Rules,
    /// Shows all rules of the table, with menus that change them.
    AllRules,
    /// Shows a summary of the rules, with figures.
    Figures,
    /// Resets the rules of a table to those of its edition.
    BackToEdition,
    /// Takes the reader's own seat back from a computer.
    TakeBack,
    /// Takes over the seat of a computer.
    StandIn,
    /// Lets spectators take over the seats of computers.
    AllowStandIns,
    /// Forbids spectators to take over the seats of computers.
    ForbidStandIns,
    /// Shows the reader's own rack.
    Rack,
    Draw,
    /// Draws although a tile fits.
    ConfirmDraw,
    Pass,
    /// Ends the turn although more tiles could be drawn.
    Stop,
    /// Makes the placement that the preview shows.
    Place,
    /// Undoes the last placement.
    Undo,
    /// Requests the other players' consent to an undo.
    AskToUndo,
    /// Consents to the undo of another player's placement.
    AgreeToUndo,
    /// Returns from the preview of a placement to the menu of placements.
    Back,
    /// Shows the standing order, with which the player plans their next turn in advance.
    PlanAhead,
    /// Activates the standing order that the player has planned.
    GiveOrder,
    /// Removes the last of the placements in the standing order.
    RemoveLast,
    CancelOrder,
    /// Restricts the standing order to placements whose bonus has not changed.
    SameBonus,
    /// Removes the restriction to placements with unchanged bonuses.
    AnyBonus,
    /// Makes the standing order draw if no placement is possible.
    ThenDraw,
    /// Gives a standing order that only draws.
    DrawWhenTurnComes,
    /// Makes the standing order leave the turn to the player if no placement is possible.
    ThenAsk,
    /// Cancels an action that the bot has asked the person to confirm.
    Cancel,
    ConfirmEnd,
    ConfirmLeave,
    ConfirmLeaveTournament,
    /// Returns to a tournament that the person has just left.
    TakeLeavingBack,
    VoteEnd,
    /// Opens a table with the same settings.
    Rematch,
    /// Sends the record of a finished match.
    Record,
    /// Sends the animation of a finished match.
    Replay,
    /// Shows the last board of a finished match.
    LastBoard,
    /// Shows the proof that the bot did not change the deals.
    Proof,
    /// Starts the next round.
    NextRound,
    /// Describes the state of the game in words instead of a picture.
    Words,
    /// Describes every spot and every tile of the board in words.
    More,
    /// Postpones a reminder for an hour.
    SnoozeHour,
    /// Postpones a reminder for three hours.
    SnoozeHours,
    /// Postpones a reminder until the next morning.
    SnoozeTomorrow,
    /// Links to the table's last message.
    GoToTable,
    /// Confirms the participation before a tournament starts.
    CheckIn,
    /// Confirms the presence at a tournament's table.
    Here,
    /// Shows a summary of the standings.
    Standings,
    /// Shows the standings with all tie-breaks.
    Details,
    /// Posts the answer that only the reader sees for everybody.
    Share,
}

impl Text {
    /// Returns the label of a button of a table: at most 34 characters.
    pub fn button_label(&self, button: Button) -> String {
        match button {
            Button::Join => say!(self, "button-join"),
            Button::Leave => say!(self, "button-leave"),
            Button::AddComputer => say!(self, "button-add-computer"),
            Button::RemoveComputer => say!(self, "button-remove-computer"),
            Button::Start => say!(self, "button-start"),
            Button::Accept => say!(self, "button-accept"),
            Button::Decline => say!(self, "button-decline"),
            Button::AgreeToEnd => say!(self, "button-agree-to-end"),
            Button::Hint => say!(self, "button-hint"),
            Button::PingPreferences => say!(self, "button-ping-preferences"),
            Button::OtherPreferences => say!(self, "button-other-preferences"),
            Button::TableSettings => say!(self, "button-table-settings"),
            Button::MakeFriendly => say!(self, "button-make-friendly"),
            Button::MakeRated => say!(self, "button-make-rated"),
            Button::AgreeToRated => say!(self, "button-agree-to-rated"),
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
            Button::DrawWhenTurnComes => say!(self, "button-draw-when-turn-comes"),
            Button::ThenAsk => say!(self, "button-then-ask"),
            Button::Cancel => say!(self, "button-cancel"),
            Button::ConfirmEnd => say!(self, "button-confirm-end"),
            Button::ConfirmLeave => say!(self, "button-confirm-leave"),
            Button::ConfirmLeaveTournament => say!(self, "button-confirm-leave-tournament"),
            Button::TakeLeavingBack => say!(self, "button-take-leaving-back"),
            Button::VoteEnd => say!(self, "button-vote-end"),
            Button::Rematch => say!(self, "button-rematch"),
            Button::Record => say!(self, "button-record"),
            Button::Replay => say!(self, "button-replay"),
            Button::LastBoard => say!(self, "button-last-board"),
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
            Button::Share => say!(self, "button-share"),
        }
    }

    /// Returns the label of the button that starts a match. Everybody sees the button, so its label names the host. It has at most
    /// 34 characters; wide characters count once.
    pub fn start_button_label(&self, host: &PlayerName<'_>) -> String {
        say!(self, "button-start-host", host = self.player_name_within(host, HOST))
    }
}
