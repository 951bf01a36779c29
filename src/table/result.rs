//! The result of a table's match. It is computed from the events, and stored with the event that ends the match.

use super::event::EndReason;
use super::state::{Occupant, Phase, Table};
use crate::league::{MatchResult, Player, RuleChanges, SeatResult, SoloMatch};
use triominos_rules::game::{Match, Seat};

/// Returns the result of a match that was played to its end, or of a rated match that was abandoned after somebody had left it.
/// Returns `None` for all other matches, such as a running match, and for matches in direct messages.
pub(super) fn match_result(table: &Table) -> Option<MatchResult> {
    match &table.phase {
        Phase::Over(game) => result_with_winners(table, game, game.winners()?, false),
        // If the tournament has decided the match in another way, the tournament itself counts it.
        Phase::Closed { reason, game: Some(game), .. } if *reason != EndReason::Tournament => {
            let mut result = result_with_winners(table, game, &[], true)?;
            excuse_last_leaver(table, &mut result);
            let somebody_left = result.seats.iter().any(SeatResult::has_left);
            Some(result).filter(|result| somebody_left && result.is_rated())
        }
        Phase::Lobby | Phase::Playing(_) | Phase::Closed { .. } => None,
    }
}

impl Table {
    /// Returns the seats whose players lost an abandoned match by leaving it.
    pub fn seats_lost_by_leaving(&self) -> Vec<Seat> {
        let Some(result) = match_result(self).filter(|result| result.given_up) else {
            return Vec::new();
        };
        (0..result.seats.len()).filter(|seat| result.seats[*seat].has_left()).collect()
    }
}

impl Table {
    /// Returns the finished match as a solo match, for a person's statistics against computers. Returns `None` for a match that
    /// does not count there: a match in which a hint was given or replies of computers were undone, or which had changed rules or
    /// the computer Magpie. A match also does not count if a spectator took over from a computer, or if a computer played for the
    /// person.
    pub fn solo_match(&self) -> Option<SoloMatch> {
        let Phase::Over(game) = &self.phase else { return None };
        let (seat, person) = self.solo_person()?;
        let variant = self.variant();
        let alone = self.people().count() == 1 && self.tally.computer_turns_while_absent(seat) == 0;
        let is_helped = self.advised || self.has_undone_replies();
        if !alone || is_helped || self.has_magpie() || !variant.changes().is_empty() {
            return None;
        }
        Some(SoloMatch {
            table: self.id.0,
            guild: self.home.server(),
            person: person.id,
            edition: variant.edition(),
            level: self.settings.level.name().to_owned(),
            won: game.winners()?.contains(&seat),
            points: game.rules().keeps_score().then(|| game.scores()[seat]),
            finished_at: self.changed_at,
        })
    }
}

/// Returns the result of a match with these winners. `is_abandoned` is true if it was abandoned before
/// its end. Returns `None` for a match without a result.
fn result_with_winners(
    table: &Table,
    game: &Match,
    winners: &[Seat],
    is_abandoned: bool,
) -> Option<MatchResult> {
    let places = MatchResult::places_by_seat(game.scores(), winners);
    let seats = table.occupants_credited_with_result().zip(places).enumerate().map(
        |(seat, (occupant, place))| {
            let player = match occupant {
                Occupant::Person(person) | Occupant::Computer { left: Some(person), .. } => {
                    Player::Person { id: person.id, name: person.name.clone() }
                }
                Occupant::Computer { number, left: None, .. } => {
                    Player::Computer { number: *number }
                }
            };
            SeatResult {
                player,
                left: table.tally.leaving_order(seat),
                points: game.scores()[seat],
                place,
                achievements: table.tally.achievements_of_owner(seat),
                computer_turns_while_absent: table.tally.computer_turns_while_absent(seat),
            }
        },
    );
    let variant = table.variant();
    Some(MatchResult {
        table: table.id.0,
        guild: table.home.server()?,
        channel: table.channel,
        started_at: table.started_at?,
        finished_at: table.changed_at,
        edition: variant.edition(),
        rule_changes: RuleChanges::from_changes(variant.changes()),
        given_up: is_abandoned,
        friendly: table.settings.terms.friendly,
        undone: table.has_undone_replies(),
        scoring: game.rules().scoring,
        rounds: game.rounds_dealt(),
        seats: seats.collect(),
    })
}

/// Changes the result so that the last person who left does not count as a leaver, if nobody was left to play against.
fn excuse_last_leaver(table: &Table, result: &mut MatchResult) {
    if table.people().next().is_some() {
        return;
    }
    let gone = |seat: &Occupant| matches!(seat, Occupant::Computer { may_return: false, .. });
    let seats = result.seats.iter_mut().zip(&table.seats);
    if let Some((last, occupant)) = seats.max_by_key(|(seat, _)| seat.left)
        && gone(occupant)
    {
        last.left = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::TableId;
    use crate::table::TableEvent;
    use triominos_rules::game::{Edition, Event, Scoring};

    /// Returns the events of a match of a person who stays, a person who leaves, and a computer.
    fn events_with_leaver() -> Vec<TableEvent> {
        let lines = include_str!("tests/golden/events-v1.jsonl").lines();
        lines.map(|line| TableEvent::from_json(1, line).unwrap()).collect()
    }

    #[test]
    fn a_match_that_was_played_to_its_end_has_a_result() {
        let events = events_with_leaver();
        let mut table = Table::from_opening(TableId(5), 10, &events[0]).unwrap();
        for (at, event) in (11..).zip(&events[1..]) {
            assert_eq!(match_result(&table), None);
            table.apply(at, event).unwrap();
        }
        let result = match_result(&table).unwrap();
        let started = events.iter().position(|event| matches!(event, TableEvent::Started { .. }));
        let server = table.home.server();
        assert_eq!((result.table, result.channel), (5, table.channel));
        assert_eq!(Some(result.guild), server);
        assert_eq!(result.started_at, 10 + started.unwrap() as i64);
        assert_eq!(result.finished_at, table.changed_at);
        assert_eq!((result.edition, result.scoring), (Edition::Goliath, Scoring::Standard));
        let deals = events.iter().filter(|event| {
            matches!(event, TableEvent::Played { event: Event::RoundStarted { .. } })
        });
        assert_eq!(result.rounds as usize, deals.count());
        insta::assert_debug_snapshot!(result.seats);
    }
}
