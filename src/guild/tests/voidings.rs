//! Voided results do not count, in whichever process somebody looks.

use super::{DAY, GUILD, NOW, put};
use crate::guild::{Guilds, VoidRefused, VoidRequest};
use crate::ids::{GuildId, InteractionId, PersonId, TableId};
use crate::league::{Board, LeagueState, Month, Query};
use crate::store::tests::databases::for_each_database;

const PLAYER: PersonId = PersonId::new(1);

fn wish(table: i64, voided: bool, interaction: u64) -> VoidRequest {
    VoidRequest {
        table: TableId(table),
        voided,
        by: PersonId::new(99),
        name: "Mo".to_owned(),
        reason: "because".to_owned(),
        interaction: InteractionId::new(interaction),
    }
}

fn wins(state: &LeagueState) -> f64 {
    let months = Month::containing(0)..Month::containing(NOW).plus(1);
    let query = Query { board: Board::Wins, months, edition: None, at: NOW };
    let rows = state.board(&query, |_| false);
    rows.iter().find(|row| row.person == PLAYER).map_or(0.0, |row| row.value)
}

#[tokio::test]
async fn a_voided_result_counts_nowhere_until_it_is_restored() {
    for_each_database(|store| async move {
        let (guilds, other) = (Guilds::new(store.clone()), Guilds::new(store.clone()));
        for n in 1..=6 {
            put(&store, n, NOW - (7 - n) * DAY, &[1, 2, 3]).await;
        }
        let before = guilds.league_state(GUILD).await.unwrap();
        assert_eq!(before, other.league_state(GUILD).await.unwrap());
        assert_eq!(wins(&before), 6.0);

        let ruled = guilds.void(GUILD, &wish(3, true, 1), NOW).await.unwrap();
        assert_eq!(ruled.voided().map(|voiding| voiding.reason.as_str()), Some("because"));
        for process in [&guilds, &other, &Guilds::new(store.clone())] {
            let after = process.league_state(GUILD).await.unwrap();
            assert_eq!((wins(&after), after.last()), (5.0, 6));
            let course = |state: &LeagueState| state.people()[&PLAYER].course.len();
            assert_eq!((course(&before), course(&after)), (6, 5));
        }
        let voided = guilds.voided_of(GUILD, PLAYER, 9).await.unwrap();
        assert_eq!(voided, [ruled]);
        let (newest, numbers) = guilds.newest_results(GUILD, 2).await.unwrap();
        assert_eq!(newest.iter().map(|stored| stored.number).collect::<Vec<_>>(), [6, 5]);
        assert_eq!(numbers, [3].into());

        other.void(GUILD, &wish(3, false, 2), NOW + 1).await.unwrap();
        assert_eq!(guilds.league_state(GUILD).await.unwrap(), before);
        assert_eq!(guilds.voided_of(GUILD, PLAYER, 9).await.unwrap(), []);
        assert_eq!(guilds.voided(TableId(3)).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_decision_that_changes_nothing_or_is_ones_own_is_refused() {
    for_each_database(|store| async move {
        let guilds = Guilds::new(store.clone());
        put(&store, 1, NOW, &[1, 2]).await;
        let refused =
            async |guild, wish: VoidRequest| guilds.void(guild, &wish, NOW).await.unwrap_err();
        let own = refused(GUILD, VoidRequest { by: PLAYER, ..wish(1, true, 1) }).await;
        assert!(matches!(own, VoidRefused::Played), "{own}");
        let unknown = refused(GUILD, wish(2, true, 2)).await;
        assert!(matches!(unknown, VoidRefused::NoSuch), "{unknown}");
        let elsewhere = refused(GuildId::new(8), wish(1, true, 3)).await;
        assert!(matches!(elsewhere, VoidRefused::NoSuch), "{elsewhere}");
        let counts = refused(GUILD, wish(1, false, 4)).await;
        assert!(matches!(counts, VoidRefused::Counts), "{counts}");
        guilds.void(GUILD, &wish(1, true, 5), NOW).await.unwrap();
        let again = refused(GUILD, wish(1, true, 6)).await;
        assert!(matches!(again, VoidRefused::Voided(by) if by.name == "Mo"));
        // A second delivery of the same.
        let twice = refused(GUILD, wish(1, false, 5)).await;
        assert!(matches!(twice, VoidRefused::AlreadyHandled), "{twice}");
        assert!(guilds.voided(TableId(1)).await.unwrap().is_some());
    })
    .await;
}

/// Whoever is established by voided results alone is so no more, and what tournaments gave for them is gone as well.
#[tokio::test]
async fn who_is_established_follows_from_what_counts() {
    for_each_database(|store| async move {
        let guilds = Guilds::new(store.clone());
        for n in 1..=5 {
            put(&store, n, NOW - (6 - n) * DAY, &[1, 2, 3, 4]).await;
        }
        let since = async || {
            let state = guilds.league_state(GUILD).await.unwrap();
            state.established_since(PLAYER)
        };
        assert_eq!(since().await, Some(NOW - DAY));
        guilds.void(GUILD, &wish(2, true, 1), NOW).await.unwrap();
        assert_eq!(since().await, None);
    })
    .await;
}
