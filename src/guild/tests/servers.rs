//! Servers that may have removed the bot are asked about in turn, wherever the last process has stopped.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;

use super::tournament_samples::Process;
use super::{DAY, NOW, put_in};
use crate::guild::{Guilds, Privacy, Servers};
use crate::ids::GuildId;
use crate::store::Store;
use crate::store::tests::databases::for_each_database;
use crate::table::SystemSeeds;
use crate::table::tests::samples::Standing;

/// The looks of a month, one every 50 minutes.
const LOOKS_OF_A_MONTH: usize = 30 * 24 * 60 / 50;

/// A Discord that remembers of which servers it was asked; the bot is on the even ones.
#[derive(Default)]
struct Asked(Mutex<Vec<GuildId>>);

#[async_trait]
impl Servers for Asked {
    async fn is_on(&self, guild: GuildId) -> Option<bool> {
        self.0.lock().unwrap().push(guild);
        Some(guild.get().is_multiple_of(2))
    }
}

/// A process that has just started.
fn started(store: &Store, clock: &Arc<Standing>) -> Privacy {
    let Process { tables, tournaments, .. } = Process::new(store, clock);
    let (guilds, seeds) = (Guilds::new(store.clone()), Arc::new(SystemSeeds));
    Privacy::new(store.clone(), guilds, tables, tournaments, Arc::clone(clock) as _, seeds)
}

#[tokio::test]
async fn every_server_is_asked_about_in_a_month_of_restarts() {
    for_each_database(|store| async move {
        let servers: Vec<_> = (1..=400).map(GuildId::new).collect();
        for (table, guild) in (1..).zip(&servers) {
            put_in(&store, *guild, table, NOW - DAY, &[1, 2]).await;
        }
        let clock = Arc::<Standing>::default();
        clock.set(NOW);
        let asked = Asked::default();
        let mut looks = 0;
        // Each look is that of a process that has just started, as if the bot were restarted every hour.
        while asked.0.lock().unwrap().len() < servers.len() {
            started(&store, &clock).see_to_servers(&asked, "a process", NOW).await.unwrap();
            looks += 1;
            assert!(looks < 100, "not every server is asked about");
        }
        let of = std::mem::take(&mut *asked.0.lock().unwrap());
        assert_eq!(of, servers, "each once, in turn");
        let factor = 100_000 / servers.len();
        assert!(looks * factor <= LOOKS_OF_A_MONTH, "{looks} looks for {}", servers.len());
        assert_eq!(store.departure(GuildId::new(3)).await.unwrap(), Some(NOW));
        assert_eq!(store.departure(GuildId::new(4)).await.unwrap(), None);

        // After the last comes the first again; the servers that are known to have removed the bot are not asked about once more.
        for _ in 0..2 {
            started(&store, &clock).see_to_servers(&asked, "another", NOW).await.unwrap();
        }
        assert_eq!(asked.0.lock().unwrap().first(), Some(&GuildId::new(2)));
    })
    .await;
}
