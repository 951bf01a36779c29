//! Tests that a result is written together with the event that ends its match, and is read back
//! unchanged.

use crate::ids::{ChannelId, GuildId, PersonId, TableId};
use crate::league::{Achievements, MatchResult, Player, RuleChanges, SeatResult};
use crate::store::tests::databases::for_each_database;
use crate::store::tests::{CHANNEL, GUILD, event_row, new_lobby, start_of_match};
use crate::store::{Append, NewTable, Store, StoreError, TableStatus};
use triominos_rules::game::{Edition, Scoring};

/// Returns the result of a match of a person who stayed, a person who left, and a computer.
pub(in crate::store::tests) fn match_result(table: TableId) -> MatchResult {
    let achievements = Achievements {
        turns: 1,
        missed_turns: 2,
        placements: 3,
        draws: 4,
        bridges: 5,
        hexagons: 6,
        double_hexagons: 7,
        triple_hexagons: 8,
        best_move: 9,
        rounds_won: 10,
    };
    let person = |id, name: &str| Player::Person { id, name: name.to_owned() };
    let seat = |player, left, points, place| SeatResult {
        player,
        left,
        points,
        place,
        achievements,
        computer_turns_while_absent: 11,
    };
    MatchResult {
        table: table.0,
        guild: GUILD,
        channel: CHANNEL,
        started_at: 1000,
        finished_at: 2000,
        edition: Edition::TournamentPl,
        rule_changes: RuleChanges::Play,
        given_up: true,
        friendly: false,
        undone: false,
        scoring: Scoring::Kids,
        rounds: 3,
        seats: vec![
            seat(person(PersonId::new(u64::MAX), "Ada '🀄' \\"), None, 402, 1),
            seat(person(PersonId::new(2), ""), Some(1), -35, 3),
            seat(Player::Computer { number: 6 }, None, 12, 2),
        ],
    }
}

/// Ends the match at a table with this result. `expected_seq` is the number of the table's last
/// event.
pub(in crate::store::tests) async fn end_with_result(
    store: &Store,
    result: &MatchResult,
    expected_seq: i64,
) -> Result<(), StoreError> {
    let over = Append {
        events: &[event_row("ended")],
        status: TableStatus::Over,
        result: Some(result),
        ..start_of_match(TableId(result.table), expected_seq)
    };
    store.append_events(over).await.map(drop)
}

#[tokio::test]
async fn a_damaged_result_is_left_out_and_its_table_returned() {
    for_each_database(|store| async move {
        for id in 1..=3 {
            store.open_table(new_lobby(TableId(id))).await.unwrap();
            end_with_result(&store, &match_result(TableId(id)), 0).await.unwrap();
        }
        for damage in [
            "UPDATE results SET edition = 'lost' WHERE table_id = 2",
            "UPDATE result_seats SET computer = 999 WHERE table_id = 1 AND computer IS NOT NULL",
        ] {
            sqlx::query(damage).execute(&store.connections.writer).await.unwrap();
        }
        let found = store.results_and_damaged_tables_after(GUILD, 0, 10).await.unwrap();
        assert_eq!(found.damaged, [TableId(1), TableId(2)]);
        let numbers: Vec<i64> = found.results.iter().map(|stored| stored.number).collect();
        assert_eq!(numbers, [3]);
        assert_eq!(store.newest_results(GUILD, 10).await.unwrap().len(), 1);
        let error = store.result_of(TableId(2)).await.unwrap_err();
        assert!(matches!(error, StoreError::Damaged(_)), "{error}");
    })
    .await;
}

#[tokio::test]
async fn a_stored_result_is_read_back_unchanged() {
    for_each_database(|store| async move {
        store.open_table(new_lobby(TableId(1))).await.unwrap();
        assert_eq!(store.result_of(TableId(1)).await.unwrap(), None);
        end_with_result(&store, &match_result(TableId(1)), 0).await.unwrap();
        let kept = store.result_of(TableId(1)).await.unwrap().unwrap();
        assert_eq!((kept.number, &kept.result), (1, &match_result(TableId(1))));
        assert_eq!(store.results_after(GUILD, 0, 10).await.unwrap(), [kept]);
    })
    .await;
}

#[tokio::test]
async fn each_kind_of_rule_changes_is_stored() {
    for_each_database(|store| async move {
        let kinds = [RuleChanges::None, RuleChanges::Length, RuleChanges::Play];
        for (number, rule_changes) in (1..).zip(kinds) {
            let channel = ChannelId::new(100 + number);
            let table = NewTable { channel_id: channel, ..new_lobby(TableId(number as i64)) };
            store.open_table(table).await.unwrap();
            let given_up = rule_changes == RuleChanges::Length;
            let result =
                MatchResult { rule_changes, given_up, ..match_result(TableId(number as i64)) };
            end_with_result(&store, &result, 0).await.unwrap();
            assert_eq!(
                store.result_of(TableId(number as i64)).await.unwrap().unwrap().result,
                result
            );
        }
    })
    .await;
}

#[tokio::test]
async fn a_result_is_written_with_its_event_or_not_at_all() {
    for_each_database(|store| async move {
        store.open_table(new_lobby(TableId(1))).await.unwrap();
        let late = end_with_result(&store, &match_result(TableId(1)), 5).await;
        assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
        assert_eq!(store.result_of(TableId(1)).await.unwrap(), None);
        end_with_result(&store, &match_result(TableId(1)), 0).await.unwrap();
        let again = end_with_result(&store, &match_result(TableId(1)), 0).await;
        assert!(matches!(again, Err(StoreError::Conflict)), "{again:?}");
        // A later event cannot add a second result.
        let twice = end_with_result(&store, &match_result(TableId(1)), 1).await;
        assert!(matches!(twice, Err(StoreError::Conflict)), "{twice:?}");
        assert_eq!(store.last_seq(TableId(1)).await.unwrap(), Some(1));
        assert_eq!(store.results_after(GUILD, 0, 10).await.unwrap().len(), 1);
    })
    .await;
}

#[tokio::test]
async fn each_server_numbers_its_results_without_gaps() {
    for_each_database(|store| async move {
        let guilds = [7, 7, 8, 7, 8, 7].map(GuildId::new);
        for (id, guild_id) in (1_u64..).zip(guilds) {
            let channel_id = ChannelId::new(id);
            let new = NewTable {
                home: guild_id.into(),
                channel_id,
                ..new_lobby(TableId(id.cast_signed()))
            };
            store.open_table(new).await.unwrap();
        }
        let ends = (1..).zip(guilds).map(|(id, guild)| {
            let (store, of_guild) =
                (store.clone(), MatchResult { guild, ..match_result(TableId(id)) });
            tokio::spawn(async move { end_with_result(&store, &of_guild, 0).await.unwrap() })
        });
        for ended in ends.collect::<Vec<_>>() {
            ended.await.unwrap();
        }
        let numbers = |results: Vec<crate::store::StoredResult>| {
            results.into_iter().map(|result| result.number).collect::<Vec<_>>()
        };
        assert_eq!(
            numbers(store.results_after(GuildId::new(7), 0, 10).await.unwrap()),
            [1, 2, 3, 4]
        );
        assert_eq!(numbers(store.results_after(GuildId::new(8), 0, 10).await.unwrap()), [1, 2]);
        assert_eq!(numbers(store.results_after(GuildId::new(7), 1, 2).await.unwrap()), [2, 3]);
        assert_eq!(numbers(store.results_after(GuildId::new(9), 0, 10).await.unwrap()), [0; 0]);
    })
    .await;
}
