//! Tests that the reviews of a person are found by the results of their matches.

use super::results::{end_with_result, match_result};
use crate::ids::{ChannelId, GuildId, PersonId, TableId};
use crate::league::{MatchResult, SeatResult};
use crate::store::tests::databases::for_each_database;
use crate::store::tests::{GUILD, new_lobby};
use crate::store::{NewTable, Store, StoredReview};

const ADA: PersonId = PersonId::new(u64::MAX);
const BO: PersonId = PersonId::new(2);

/// Stores the result of a match of Ada and Bo, and a review of it by this version of the judge. In the match, a computer played
/// `computer_turns` turns for Ada.
async fn store_reviewed_match(
    store: &Store,
    table: i64,
    guild: GuildId,
    judge_version: u32,
    computer_turns: u32,
) {
    let channel_id = ChannelId::new(table.unsigned_abs());
    let new = NewTable { home: guild.into(), channel_id, ..new_lobby(TableId(table)) };
    store.open_table(new).await.unwrap();
    let result = match_result(TableId(table));
    let mut seats = result.seats.clone();
    seats[0] = SeatResult { computer_turns_while_absent: computer_turns, ..seats[0].clone() };
    end_with_result(store, &MatchResult { guild, seats, ..result }, 0).await.unwrap();
    let review = StoredReview {
        table: TableId(table),
        judge: judge_version,
        body: format!("review {table}"),
    };
    store.store_review(&review, ADA, 5).await.unwrap();
}

#[tokio::test]
async fn the_newest_reviews_of_whole_matches_by_one_judge_are_found() {
    for_each_database(|store| async move {
        for table in [1, 2, 3] {
            store_reviewed_match(&store, table, GUILD, 1, 0).await;
        }
        store_reviewed_match(&store, 4, GUILD, 2, 0).await;
        store_reviewed_match(&store, 5, GUILD, 1, 3).await;
        store_reviewed_match(&store, 6, GuildId::new(8), 1, 0).await;
        let found = store.reviews_of_person(GUILD, ADA, 1, 2).await.unwrap();
        let facts: Vec<_> =
            found.iter().map(|found| (found.number, found.seat, found.rounds)).collect();
        assert_eq!(facts, [(3, 0, 3), (2, 0, 3)]);
        assert_eq!(found[0].review.body, "review 3");
        assert_eq!(store.reviews_of_person(GUILD, ADA, 1, 9).await.unwrap().len(), 3);
        // Bo left every match, and the third player is a computer.
        assert_eq!(store.reviews_of_person(GUILD, BO, 1, 9).await.unwrap(), []);
    })
    .await;
}
