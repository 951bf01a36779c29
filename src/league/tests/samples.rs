//! Functions that create sample results of matches for tests.

use crate::ids::{ChannelId, GuildId, PersonId};
use crate::league::{Achievements, MatchResult, Player, RuleChanges, SeatResult};
use triominos_rules::game::{Edition, Scoring};

/// Creates the result of a match of persons by the standard rules. For each seat, `ids_places_and_leaving_orders` contains the
/// person's id, the place, and the order of leaving, 1 for the first leaver (`None` for a person who stayed). Points are
/// derived from the places. `at` is in milliseconds since 1970.
pub fn match_result(
    at: i64,
    ids_places_and_leaving_orders: &[(u64, u32, Option<u32>)],
) -> MatchResult {
    let seat = |&(id, place, left): &(u64, u32, Option<u32>)| SeatResult {
        player: Player::Person { id: PersonId::new(id), name: format!("person {id}") },
        left,
        points: 100 - 10 * place as i32,
        place,
        achievements: Achievements {
            turns: 9,
            placements: 7,
            best_move: 50 - place as i32,
            ..Achievements::default()
        },
        computer_turns_while_absent: 0,
    };
    MatchResult {
        table: at,
        guild: GuildId::new(7),
        channel: ChannelId::new(8),
        started_at: at,
        finished_at: at,
        edition: Edition::default(),
        rule_changes: RuleChanges::None,
        given_up: false,
        friendly: false,
        undone: false,
        scoring: Scoring::Standard,
        rounds: 1,
        seats: ids_places_and_leaving_orders.iter().map(seat).collect(),
    }
}

/// Creates the result of a match that the persons with these ids finish in this order, best first. `at` is in milliseconds since
/// 1970.
pub fn match_in_order(at: i64, ids_best_first: &[u64]) -> MatchResult {
    let seats: Vec<_> =
        ids_best_first.iter().zip(1..).map(|(id, place)| (*id, place, None)).collect();
    match_result(at, &seats)
}
