//! The wishes of people at a table, and their outcomes.

use std::sync::Arc;

use super::event::{TableEvent, Term};
use super::state::Table;
use super::turn_clock::TurnClock;
use crate::ids::{ChannelId, InteractionId, PersonId, TableId};
use triominos_rules::game::{Action, Change, Edition};
use triominos_rules::opponent::Level;

/// The person who acts.
#[derive(Clone, Debug)]
pub struct Actor {
    pub id: PersonId,
    /// The display name on this server.
    pub name: String,
    /// True if they may manage messages in the channel, and so end any game there.
    pub moderator: bool,
}

/// The wish of a person at a table, made by a click or a command.
#[derive(Clone, Debug)]
pub struct Intent {
    pub table: TableId,
    pub actor: Actor,
    /// The decision that the actor was looking at; `None` for a command, which is meant for the present state.
    pub decision: Option<u32>,
    pub action: TableAction,
    /// The interaction's id: a delivery seen twice acts once.
    pub interaction: InteractionId,
}

/// An action at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableAction {
    Join,
    /// Leave the lobby; in a match, give the seat to a computer.
    Leave,
    /// Take the own seat back from a computer; in the lobby the same as joining.
    Rejoin,
    AddComputer,
    RemoveComputer,
    /// Choose an edition, with nothing changed in it.
    ChooseEdition(Edition),
    /// Change one clause of the rules.
    ChangeRules(Change),
    ChooseClock(TurnClock),
    /// Choose how well computers play.
    ChooseLevel(Level),
    /// Choose one of the terms on which people sit down.
    ChooseTerm(Term),
    /// Say yes to an invitation.
    Accept,
    /// Say no to an invitation.
    Decline,
    /// Free the seat of somebody, or one that is held for them.
    FreeSeat(PersonId),
    /// Make somebody who sits at the table its host.
    HandOn(PersonId),
    /// Choose whether spectators may take over the seats of computers.
    AllowStandIns(bool),
    /// Take over the seat of a computer, in a match under way.
    StandIn,
    Start,
    /// Start the match in this thread, which was opened for it.
    StartInThread(ChannelId),
    /// Have the board posted anew.
    ShowBoard,
    /// Begin the next round, between two rounds.
    NextRound,
    /// Take back the own last placement or, where that needs consent, ask for it; agree, where another has asked.
    Undo,
    /// Take somebody out of the match, as a moderator who does not play in it: a computer plays on in that seat.
    TakeOut(PersonId),
    /// Take an action in the match; after a draw, go on drawing as the rules demand.
    Play(Action),
    /// End the game for everyone, or vote for it.
    End,
}

/// The outcome of an intent, which is committed.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The table after the events.
    pub table: Arc<Table>,
    /// The events of the intent, in order; none where it changed nothing.
    pub events: Vec<TableEvent>,
}
