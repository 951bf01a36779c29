//! What a table's match came to: a projection, kept with the event that ends it.

use super::state::{Occupant, Phase, Table};
use crate::league::{MatchResult, Player, SeatResult};

/// The result of a match that was played to its end; `None` of one that is under way or was given up.
pub(super) fn of(table: &Table) -> Option<MatchResult> {
    let Phase::Over(game) = &table.phase else { return None };
    let places = MatchResult::places(game.scores(), game.winners()?);
    let seats = table.seats.iter().zip(places).enumerate().map(|(seat, (occupant, place))| {
        let player = match occupant {
            Occupant::Person(person) | Occupant::Computer { left: Some(person), .. } => {
                Player::Person { id: person.id, name: person.name.clone() }
            }
            Occupant::Computer { number, left: None, .. } => Player::Computer { number: *number },
        };
        let (left, deeds) = (table.tally.left(seat), table.tally.deeds(seat));
        SeatResult { player, left, points: game.scores()[seat], place, deeds }
    });
    let variant = table.variant();
    Some(MatchResult {
        table: table.id.0,
        guild: table.guild,
        channel: table.channel,
        started_at: table.started_at?,
        finished_at: table.changed_at,
        edition: variant.edition(),
        changed: !variant.changes().is_empty(),
        scoring: game.rules().scoring,
        rounds: game.rounds(),
        seats: seats.collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Edition, Event, Scoring};
    use crate::store::TableId;
    use crate::table::TableEvent;

    /// A match of a person who stays, one who leaves, and a computer.
    fn events() -> Vec<TableEvent> {
        let lines = include_str!("golden/events-v1.jsonl").lines();
        lines.map(|line| TableEvent::from_json(1, line).unwrap()).collect()
    }

    #[test]
    fn a_match_that_was_played_to_its_end_has_a_result() {
        let events = events();
        let mut table = Table::open(TableId(5), 10, &events[0]).unwrap();
        for (at, event) in (11..).zip(&events[1..]) {
            assert_eq!(of(&table), None);
            table.apply(at, event).unwrap();
        }
        let result = of(&table).unwrap();
        let started = events.iter().position(|event| matches!(event, TableEvent::Started { .. }));
        assert_eq!((result.table, result.guild, result.channel), (5, table.guild, table.channel));
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
