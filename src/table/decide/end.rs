//! Closing a table before its match is over: by its host, by a moderator or by a vote of its players.

use super::decided::Decided;
use super::refusal_for_person_without_seat;
use crate::table::event::{EndReason, TableEvent};
use crate::table::intent::Actor;
use crate::table::refusal::{IntentError, TableRefusal};
use crate::table::state::{Phase, Table};
use crate::time::Millis;

/// Closes the table if the actor may do so. Otherwise counts the actor's vote for the end of the match. A moderator with a seat at
/// the table is treated like any other player. Returns an error if the actor may neither close the table nor vote.
pub fn end_or_vote_for_end(
    table: &Table,
    actor: &Actor,
    now: Millis,
) -> Result<Decided, IntentError> {
    let ended = |reason| TableEvent::Ended { reason, by: Some(actor.id) };
    let plays = table.seat_of(actor.id).is_some();
    if table.of_tournament && (plays || !actor.moderator) {
        return Err(TableRefusal::OfTournament.into());
    }
    let is_lobby = matches!(table.phase, Phase::Lobby);
    if plays && table.host == actor.id && table.can_host_end_without_consequence() {
        return Decided::from_events(table, now, [ended(EndReason::Host)]);
    }
    if actor.moderator && (is_lobby || !plays) {
        return Decided::from_events(table, now, [ended(EndReason::Moderator)]);
    }
    if !plays {
        return Err(refusal_for_person_without_seat(table, actor.id).into());
    }
    if is_lobby {
        // A lobby has no vote: players can leave it, and it expires.
        return Err(TableRefusal::NotTheHost { host: table.host }.into());
    }
    let voted = TableEvent::EndVoted { person: actor.id };
    if table.can_end_alone(actor.id, now) {
        // If the person in turn has been absent for a day, that person loses the match, as if they had left it.
        let left = table.player_away_for_a_day(now).filter(|(person, _)| *person != actor.id);
        let left = left.map(|(_, seat)| TableEvent::SeatTaken { seat, no_show: false });
        return Decided::from_events(
            table,
            now,
            [Some(voted), left, Some(ended(EndReason::Vote))].into_iter().flatten(),
        );
    }
    if table.end_votes.contains(&actor.id) {
        return Ok(Decided::without_events(table, now));
    }
    Decided::from_events(table, now, [voted])
}
