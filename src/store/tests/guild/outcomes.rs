//! Tests that a stored outcome of a tournament is valid until the tournament has another event, and that it is then
//! computed again.

use super::tournaments::{TOURNAMENT, create_tournament, new_tournament, tournament_append};
use crate::ids::{ChannelId, GuildId, TournamentId};
use crate::store::tests::databases::for_each_database;
use crate::store::tests::{GUILD, event_row};
use crate::store::{AppendTournament, NewOutcome, NewTournament, Store};

/// Returns an outcome of the test's tournament that includes the events up to the number `seq`.
fn new_outcome(seq: i64, body: &str) -> NewOutcome<'_> {
    NewOutcome {
        tournament: TOURNAMENT,
        guild: GUILD,
        seq,
        version: 1,
        played: Some((2_000, body)),
    }
}

/// Returns the number of finished tournaments that have no outcome computed by this or a newer version of the code.
async fn count_tournaments_without_outcome(store: &Store, version: i32) -> usize {
    let all = store.tournaments_without_outcome(version, 9).await.unwrap();
    let here = store.tournaments_without_outcome_on(GUILD, version, 9).await.unwrap();
    assert_eq!(all.iter().map(|(id, _)| *id).collect::<Vec<_>>(), here);
    assert_eq!(
        store.tournaments_without_outcome_on(GuildId::new(1), version, 9).await.unwrap(),
        []
    );
    here.len()
}

/// Returns the bodies of the outcomes whose numbers are greater than `number`, and the number of the last of them; `None` if there
/// are none.
async fn bodies_and_last_number_after(store: &Store, number: i64) -> (Vec<String>, Option<i64>) {
    let outcomes = store.outcomes_after(GUILD, number, 9).await.unwrap();
    let last = outcomes.last().map(|stored| stored.number);
    (outcomes.iter().map(|stored| stored.body.as_str().to_owned()).collect(), last)
}

#[tokio::test]
async fn an_outcome_is_computed_again_after_a_later_event() {
    for_each_database(|store| async move {
        create_tournament(&store).await;
        assert_eq!(count_tournaments_without_outcome(&store, 1).await, 0, "it is not over");
        let events = [event_row("ended")];
        let over = AppendTournament { over: true, ..tournament_append(&events, 1) };
        store.append_tournament_events(over).await.unwrap();
        assert_eq!(count_tournaments_without_outcome(&store, 1).await, 1);
        store.store_outcome(new_outcome(2, "a")).await.unwrap();
        assert_eq!(
            (
                count_tournaments_without_outcome(&store, 1).await,
                count_tournaments_without_outcome(&store, 2).await
            ),
            (0, 1)
        );
        assert_eq!(bodies_and_last_number_after(&store, 0).await, (vec!["a".to_owned()], Some(1)));
        assert_eq!(bodies_and_last_number_after(&store, 1).await, (vec![], None));
        // A write without an event does not make the outcome stale; an event does.
        let nothing = AppendTournament { over: true, ..tournament_append(&[], 2) };
        store.append_tournament_events(nothing).await.unwrap();
        assert_eq!(count_tournaments_without_outcome(&store, 1).await, 0);
        let ruled = AppendTournament { over: true, ..tournament_append(&events, 2) };
        store.append_tournament_events(ruled).await.unwrap();
        assert_eq!(count_tournaments_without_outcome(&store, 1).await, 1);
        // A slow process stores an outcome that it computed before the last event.
        store.store_outcome(new_outcome(2, "late")).await.unwrap();
        assert_eq!(count_tournaments_without_outcome(&store, 1).await, 1);
        store.store_outcome(new_outcome(3, "b")).await.unwrap();
        assert_eq!(bodies_and_last_number_after(&store, 1).await, (vec!["b".to_owned()], Some(2)));
        assert_eq!(store.count_outcomes(GUILD).await.unwrap(), 1);
        store.store_outcome(NewOutcome { played: None, ..new_outcome(3, "") }).await.unwrap();
        assert_eq!(
            (
                count_tournaments_without_outcome(&store, 1).await,
                bodies_and_last_number_after(&store, 0).await.0
            ),
            (0, vec![])
        );
    })
    .await;
}

#[tokio::test]
async fn the_newest_outcomes_come_first() {
    for_each_database(|store| async move {
        for n in 1..=5_i64 {
            let id = TournamentId(n);
            let channel_id = ChannelId::new(n.unsigned_abs());
            let new = NewTournament { channel_id, ..new_tournament(id, &[]) };
            store.create_tournament(new).await.unwrap();
            // The last two tournaments ended at the same time.
            let body = n.to_string();
            let played = Some((n.min(4), body.as_str()));
            store
                .store_outcome(NewOutcome { tournament: id, played, ..new_outcome(0, "") })
                .await
                .unwrap();
        }
        let newest = async |skipped, limit| {
            let stored = store.newest_outcomes(GUILD, skipped, limit).await.unwrap();
            stored.iter().map(|stored| stored.tournament.0).collect::<Vec<_>>()
        };
        assert_eq!(newest(0, 3).await, [5, 4, 3]);
        assert_eq!(newest(3, 3).await, [2, 1]);
        assert_eq!(store.count_outcomes(GUILD).await.unwrap(), 5);
        assert_eq!(store.count_outcomes(GuildId::new(1)).await.unwrap(), 0);
    })
    .await;
}
