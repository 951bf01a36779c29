//! The requests of people at a table, and their outcomes.

use std::sync::Arc;

use super::event::{TableEvent, Term};
use super::state::Table;
use super::turn_clock::TurnClock;
use crate::ids::{ChannelId, InteractionId, PersonId, TableId};
use triominos_rules::game::{Action, Change, Edition};
use triominos_rules::opponent::Level;

/// The person who requests an action.
#[derive(Clone, Debug)]
pub struct Actor {
    pub id: PersonId,
    /// The display name of the person on the server of the request.
    pub name: String,
    /// True if the person has the permission Manage Messages in the channel. Such a moderator can end any match there.
    pub moderator: bool,
}

/// A person's request at a table, made by a click or a command.
#[derive(Clone, Debug)]
pub struct Intent {
    pub table: TableId,
    pub actor: Actor,
    /// The number of the decision (a player's choice in the game) for which the clicked message has buttons; `None` for a command,
    /// which applies to the current state.
    pub decision: Option<u32>,
    pub action: TableAction,
    /// The id of the interaction, by which a repeated delivery is recognised.
    pub interaction: InteractionId,
}

/// An action at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableAction {
    Join,
    /// Leave the lobby or, in a match, give the seat to a computer.
    Leave,
    /// Take the actor's own seat back from a computer; in a lobby, the same as `Join`.
    Rejoin,
    AddComputer,
    RemoveComputer,
    /// Choose an edition without changes.
    ChooseEdition(Edition),
    /// Change one of the edition's rules.
    ChangeRules(Change),
    ChooseClock(TurnClock),
    /// Choose the level of computers.
    ChooseLevel(Level),
    /// Choose whether one of the computers is Magpie, which drains the pool.
    SeatMagpie(bool),
    /// Choose the number of seats, whether the match is friendly, or whether it gets a thread.
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
    /// Take over the seat of a computer in a running match, as a spectator.
    StandIn,
    Start,
    /// Start the match in this thread, which was opened for it.
    StartInThread(ChannelId),
    /// Request a new message with the board.
    ShowBoard,
    /// Begin the next round, between two rounds.
    NextRound,
    /// Undo the actor's last placement. Where an undo needs consent, ask the other players for it; if another player has
    /// already asked, consent.
    Undo,
    /// Remove a player from the match. The actor is a moderator who does not play in it. A computer takes the seat.
    TakeOut(PersonId),
    /// Carry out an action in the match. After a draw, continue to draw as the rules demand.
    Play(Action),
    /// End the match for everyone, or vote for its end.
    End,
}

/// The committed outcome of a person's request.
#[derive(Clone, Debug)]
pub struct IntentOutcome {
    /// The table after the request.
    pub table: Arc<Table>,
    /// The events of the request, in order; empty if it changed nothing.
    pub events: Vec<TableEvent>,
}
