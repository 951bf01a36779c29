//! The requests of people at a table, and their outcomes.

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
    /// True if the person may manage messages in the channel, and therefore end any game there.
    pub moderator: bool,
}

/// A person's request at a table, made by a click or a command.
#[derive(Clone, Debug)]
pub struct Intent {
    pub table: TableId,
    pub actor: Actor,
    /// The number of the decision that the actor's message showed; `None` for a command, which applies to the current state.
    pub decision: Option<u32>,
    pub action: TableAction,
    /// The interaction's id, by which a repeated delivery is recognised.
    pub interaction: InteractionId,
}

/// An action at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableAction {
    Join,
    /// Leave the lobby; in a match, give the seat to a computer.
    Leave,
    /// Take the own seat back from a computer; in the lobby like `Join`.
    Rejoin,
    AddComputer,
    RemoveComputer,
    /// Choose an edition without changes.
    ChooseEdition(Edition),
    /// Change one clause of the rules.
    ChangeRules(Change),
    ChooseClock(TurnClock),
    /// Choose the level of computers.
    ChooseLevel(Level),
    /// Choose whether one of the computers is Magpie, which drains the pool.
    SeatMagpie(bool),
    /// Choose one of the terms on which people sit down.
    ChooseTerm(Term),
    /// Agree that the match is rated, if another player has proposed it.
    AgreeToRated,
    /// Accept an invitation.
    Accept,
    /// Decline an invitation.
    Decline,
    /// Free the seat of a person, or the one reserved for them.
    FreeSeat(PersonId),
    /// Make another person at the table its host.
    HandOn(PersonId),
    /// Choose whether spectators may take over the seats of computers.
    AllowStandIns(bool),
    /// Take over the seat of a computer, in a match under way.
    StandIn,
    Start,
    /// Start the match in this thread, which was opened for it.
    StartInThread(ChannelId),
    /// Request a new message with the board.
    ShowBoard,
    /// Begin the next round, between two rounds.
    NextRound,
    /// Undo the own last placement or, where that needs consent, ask for it; consent if another player has asked.
    Undo,
    /// Remove a player from the match, as a moderator who does not play in it; a computer plays on in that seat.
    TakeOut(PersonId),
    /// Take an action in the match; after a draw, continue to draw as the rules demand.
    Play(Action),
    /// End the game for everyone, or vote for it.
    End,
}

/// The committed outcome of an intent.
#[derive(Clone, Debug)]
pub struct IntentOutcome {
    /// The table after the events.
    pub table: Arc<Table>,
    /// The events of the intent, in order; empty if it changed nothing.
    pub events: Vec<TableEvent>,
}
