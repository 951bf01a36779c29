//! Tests of the worker that checks whether the bot is still on each server, continuing where the last process stopped.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;

use super::tournament_samples::Process;
use super::{DAY, NOW, store_match_on_server};
use crate::guild::{BotPresenceLookUp, Guilds, Privacy};
use crate::ids::{GuildId, InteractionId, PersonId, TableId};
use crate::store::tests::databases::for_each_database;
use crate::store::{ModerationLine, NewVoiding, Store, StoredSuspension};
use crate::table::SystemSeedSource;
use crate::table::tests::samples::StoppedClock;
use crate::time::Millis;

/// The number of runs of the worker in a month, one every 50 minutes.
const LOOKS_OF_A_MONTH: usize = 30 * 24 * 60 / 50;

/// A stand-in for the server look-up that records the servers that are checked. The bot is on servers with even ids.
#[derive(Default)]
struct RecordingPresenceLookUp(Mutex<Vec<GuildId>>);

#[async_trait]
impl BotPresenceLookUp for RecordingPresenceLookUp {
    async fn is_bot_on(&self, guild: GuildId) -> Option<bool> {
        self.0.lock().unwrap().push(guild);
        Some(guild.get().is_multiple_of(2))
    }
}

/// Creates the use cases of deleting data, as a process that has just started has them.
fn start_privacy_process(store: &Store, clock: &Arc<StoppedClock>) -> Privacy {
    let Process { tables, tournaments, .. } = Process::new(store, clock);
    let (guilds, seeds) = (Guilds::new(store.clone()), Arc::new(SystemSeedSource));
    Privacy::new(store.clone(), guilds, tables, tournaments, Arc::clone(clock) as _, seeds)
}

#[tokio::test]
async fn the_presence_of_the_bot_on_each_server_is_checked_within_a_month_despite_restarts() {
    for_each_database(|store| async move {
        let servers: Vec<_> = (1..=400).map(GuildId::new).collect();
        for (table, guild) in (1..).zip(&servers) {
            store_match_on_server(&store, *guild, table, NOW - DAY, &[1, 2]).await;
        }
        let clock = Arc::<StoppedClock>::default();
        clock.set_time(NOW);
        let asked = RecordingPresenceLookUp::default();
        let mut looks = 0;
        // Each run belongs to a newly started process, as if the bot were restarted every hour.
        while asked.0.lock().unwrap().len() < servers.len() {
            start_privacy_process(&store, &clock)
                .run_server_deletions_once(&asked, "a process", NOW)
                .await
                .unwrap();
            looks += 1;
            assert!(looks < 100, "not every server is checked");
        }
        let of = std::mem::take(&mut *asked.0.lock().unwrap());
        assert_eq!(of, servers, "each once, in turn");
        let factor = 100_000 / servers.len();
        assert!(looks * factor <= LOOKS_OF_A_MONTH, "{looks} looks for {}", servers.len());
        assert_eq!(store.bot_removed_at(GuildId::new(3)).await.unwrap(), Some(NOW));
        assert_eq!(store.bot_removed_at(GuildId::new(4)).await.unwrap(), None);

        // After the last server, the check begins again with the first. Servers that are known to have removed the bot are not
        // checked again.
        for _ in 0..2 {
            start_privacy_process(&store, &clock)
                .run_server_deletions_once(&asked, "another", NOW)
                .await
                .unwrap();
        }
        assert_eq!(asked.0.lock().unwrap().first(), Some(&GuildId::new(2)));
    })
    .await;
}

const LONG_AGO: Millis = NOW - 366 * DAY;

/// Suspends person 2 from a server at this time, with a reason in the moderator's own words.
async fn suspend_person_with_text(store: &Store, guild: GuildId, at: Millis) {
    let words = format!("words of {guild}");
    let bar = StoredSuspension {
        person: PersonId::new(2),
        cause: "words".to_owned(),
        words: Some(words.clone()),
        since: at,
        until: None,
    };
    let line = ModerationLine {
        interaction: InteractionId::new(guild.get()),
        at,
        by: PersonId::new(1),
        about: Some(bar.person),
        body: serde_json::json!({ "what": "barred", "words": words }).to_string(),
    };
    store.store_suspension(guild, &bar, &line).await.unwrap();
}

/// Returns those of the given servers on which texts of moderators are still stored.
async fn servers_with_texts(store: &Store, servers: &[GuildId]) -> Vec<GuildId> {
    let mut found = Vec::new();
    for guild in servers {
        let log = store.moderation_log(*guild, 0, 9).await.unwrap();
        let bars = store.suspensions(*guild, NOW).await.unwrap();
        let in_log = log.iter().any(|line| line.body.contains("words of"));
        let in_bars = bars.iter().any(|bar| bar.words.is_some());
        assert_eq!((in_log, log.len(), bars.len()), (in_bars, 1, 1), "only words expire");
        found.extend(in_log.then_some(*guild));
    }
    found
}

/// There are more servers than one run handles, and each run belongs to a new process.
#[tokio::test]
async fn texts_that_moderators_wrote_are_deleted_after_a_year() {
    for_each_database(|store| async move {
        let servers: Vec<_> = (1..=620).map(GuildId::new).collect();
        for guild in &servers {
            let at = if guild.get().is_multiple_of(3) { NOW - 364 * DAY } else { LONG_AGO };
            suspend_person_with_text(&store, *guild, at).await;
        }
        let clock = Arc::<StoppedClock>::default();
        clock.set_time(NOW);
        let look = async |now: Millis| {
            clock.set_time(now);
            start_privacy_process(&store, &clock)
                .run_server_deletions_once(&RecordingPresenceLookUp::default(), "a", now)
                .await
                .unwrap();
        };
        look(NOW).await;
        let left = servers_with_texts(&store, &servers).await;
        let young = |guild: &GuildId| guild.get().is_multiple_of(3);
        assert!(left.iter().all(|guild| young(guild) || guild.get() > 500), "{left:?}");
        assert!(left.len() > 620 / 3, "one run does not handle all servers");
        look(NOW).await;
        let young: Vec<_> = servers.iter().copied().filter(young).collect();
        assert_eq!(servers_with_texts(&store, &servers).await, young);
        // The next run begins again with the first server.
        for _ in 0..3 {
            look(NOW + 2 * DAY).await;
        }
        assert_eq!(servers_with_texts(&store, &servers).await, []);
    })
    .await;
}

/// The server has no suspensions, because other tests cover the texts of suspensions.
#[tokio::test]
async fn reasons_for_voiding_results_are_deleted_after_a_year() {
    for_each_database(|store| async move {
        let guild = GuildId::new(5);
        for (table, at) in [(1, LONG_AGO), (2, NOW - DAY)] {
            store_match_on_server(&store, guild, table, at, &[1, 2]).await;
            let reason = "they talked";
            let new = NewVoiding {
                table: TableId(table),
                seq: 1,
                voided: true,
                at,
                by: PersonId::new(9),
                name: "Mo",
                reason,
                handled: None,
            };
            store.store_voiding(new).await.unwrap();
        }
        let clock = Arc::<StoppedClock>::default();
        clock.set_time(NOW);
        start_privacy_process(&store, &clock)
            .run_server_deletions_once(&RecordingPresenceLookUp::default(), "a", NOW)
            .await
            .unwrap();
        let mut reasons = Vec::new();
        for table in 1..=2 {
            let (_, voiding) =
                store.last_voiding_and_its_number(TableId(table)).await.unwrap().unwrap();
            assert!(voiding.voided && voiding.name == "Mo", "the decision stays");
            reasons.push(voiding.reason);
        }
        assert_eq!(reasons, ["…", "they talked"]);
    })
    .await;
}
