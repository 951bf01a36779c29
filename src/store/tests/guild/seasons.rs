//! Tests that the end of a season is stored and announced only once, and tests of the stored memberships of people.

use super::results::{end_with_result, match_result};
use crate::ids::{ChannelId, GuildId, PersonId, RoleId, TableId};
use crate::league::MatchResult;
use crate::store::tests::databases::for_each_database;
use crate::store::tests::{GUILD, new_lobby};
use crate::store::{Champions, LeagueSettings, Membership, NewTable, SeasonEnd};

const SEASON: (i64, i64) = (1000, 3000);

#[tokio::test]
async fn a_season_is_due_on_servers_with_a_match_in_it() {
    for_each_database(|store| async move {
        for (id, (guild, at)) in (1_i64..).zip([(7, 999), (8, 1000), (9, 2999), (10, 3000)]) {
            let (guild, channel_id) = (GuildId::new(guild), ChannelId::new(id.unsigned_abs()));
            store
                .open_table(NewTable { home: guild.into(), channel_id, ..new_lobby(TableId(id)) })
                .await
                .unwrap();
            let result = MatchResult { guild, finished_at: at, ..match_result(TableId(id)) };
            end_with_result(&store, &result, 0).await.unwrap();
        }
        let due = async |length: &str| {
            let due =
                store.servers_with_due_season(length, "month", SEASON.0, SEASON.1).await.unwrap();
            due.into_iter().map(GuildId::get).collect::<Vec<_>>()
        };
        assert_eq!(due("month").await, [8, 9]);
        assert_eq!(due("quarter").await, [0; 0]);
        let quarter =
            LeagueSettings { season: Some("quarter".into()), ..LeagueSettings::default() };
        store.set_league_settings(GuildId::new(9), &quarter).await.unwrap();
        assert_eq!((due("month").await, due("quarter").await), (vec![8], vec![9]));
        assert!(store.store_season_end(GuildId::new(8), SEASON.1, "month", 3001).await.unwrap());
        assert_eq!(due("month").await, [0; 0]);
        assert_eq!(
            store.last_result_channel(GuildId::new(9)).await.unwrap(),
            Some(crate::store::tests::CHANNEL)
        );
        assert_eq!(store.last_result_channel(GuildId::new(99)).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn the_end_of_a_season_is_leased_until_it_is_done() {
    for_each_database(|store| async move {
        assert!(store.store_season_end(GUILD, 3000, "month", 3001).await.unwrap());
        assert!(!store.store_season_end(GUILD, 3000, "month", 3002).await.unwrap(), "noted twice");
        assert_eq!(store.season_ends(GUILD).await.unwrap(), [3000]);
        assert_eq!(store.next_season_end_claimable_at().await.unwrap(), Some(0));
        let claim =
            async |owner: &str, now| store.claim_season_ends(owner, now, 100, 10).await.unwrap();
        let [held] = &claim("one", 3010).await[..] else { panic!() };
        let SeasonEnd { guild, ends_at, length, attempts } = held;
        assert_eq!((*guild, *ends_at, length.as_str(), *attempts), (GUILD, 3000, "month", 1));
        assert_eq!(claim("two", 3050).await, []);
        // The first owner has died. After its lease has expired, another owner holds the lease, and the first can no longer release
        // it.
        let [held] = &claim("two", 3110).await[..] else { panic!() };
        assert_eq!(held.attempts, 2);
        store.release_failed_season_end(held, "one", 0).await.unwrap();
        assert_eq!(claim("three", 3120).await, []);
        store.release_failed_season_end(held, "two", 3130).await.unwrap();
        assert_eq!(store.next_season_end_claimable_at().await.unwrap(), Some(3130));
        let [held] = &claim("three", 3130).await[..] else { panic!() };
        let champions = |of_matches| Champions {
            matches: Some(PersonId::new(of_matches)),
            tournaments: Some(PersonId::new(u64::MAX)),
        };
        store.mark_season_end_announced(held, 3140, champions(5)).await.unwrap();
        store.mark_season_end_announced(held, 3150, champions(6)).await.unwrap();
        assert_eq!(claim("four", 9999).await, []);
        assert_eq!(store.next_season_end_claimable_at().await.unwrap(), None);
        assert_eq!(store.champions_before(GUILD, 4000).await.unwrap(), champions(5));
        assert_eq!(store.champions_before(GUILD, 3000).await.unwrap(), Champions::default());
    })
    .await;
}

#[tokio::test]
async fn a_lease_of_a_season_end_from_before_the_clock_was_set_back_expires() {
    for_each_database(|store| async move {
        let (hour, lease) = (3_600_000, 60_000);
        assert!(store.store_season_end(GUILD, 3000, "month", 3001).await.unwrap());
        let claim =
            async |owner: &str, now| store.claim_season_ends(owner, now, lease, 9).await.unwrap();
        let held = claim("one", 40 * hour).await.remove(0);
        assert_eq!(claim("two", 40 * hour).await, []);
        // The clock was set back by an hour. A lease that still lasts more than an hour cannot be valid.
        let held_now = claim("two", 39 * hour).await.remove(0);
        assert_eq!((held_now.attempts, held.attempts), (2, 1));
        assert_eq!(claim("three", 39 * hour).await, []);
        // A retry delay of some hours stays in force, but a delay of a day expires.
        store.release_failed_season_end(&held_now, "two", 47 * hour).await.unwrap();
        assert_eq!(claim("three", 39 * hour).await, []);
        assert_eq!(claim("three", 20 * hour).await.len(), 1);
        assert_eq!(claim("four", 20 * hour).await, []);
    })
    .await;
}

#[tokio::test]
async fn league_settings_are_stored() {
    for_each_database(|store| async move {
        assert_eq!(
            store.league_settings(GuildId::new(1)).await.unwrap(),
            LeagueSettings::default()
        );
        let chosen = LeagueSettings {
            season: Some("none".into()),
            channel: Some(ChannelId::new(u64::MAX)),
            champion_role: Some(RoleId::new(3)),
            tournament_role: Some(RoleId::new(u64::MAX)),
        };
        store.set_league_settings(GuildId::new(1), &chosen).await.unwrap();
        assert_eq!(store.league_settings(GuildId::new(1)).await.unwrap(), chosen);
        store.set_league_settings(GuildId::new(1), &LeagueSettings::default()).await.unwrap();
        assert_eq!(
            store.league_settings(GuildId::new(1)).await.unwrap(),
            LeagueSettings::default()
        );
    })
    .await;
}

#[tokio::test]
async fn the_last_check_of_a_membership_counts() {
    for_each_database(|store| async move {
        let (gone, there) =
            (Membership { gone: true, checked_at: 1 }, Membership { gone: false, checked_at: 2 });
        store.set_memberships(GUILD, &[(PersonId::new(u64::MAX), gone)]).await.unwrap();
        store.set_memberships(GuildId::new(8), &[(PersonId::new(1), gone)]).await.unwrap();
        assert_eq!(
            store.memberships(GUILD).await.unwrap(),
            [(PersonId::new(u64::MAX), gone)].into()
        );
        store.set_memberships(GUILD, &[(PersonId::new(u64::MAX), there)]).await.unwrap();
        assert_eq!(
            store.memberships(GUILD).await.unwrap(),
            [(PersonId::new(u64::MAX), there)].into()
        );
    })
    .await;
}
