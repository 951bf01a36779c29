//! The limits on open tables, idle matches and reviews.

use super::idle::IdleTimes;
use super::refusal::TableRefusal;
use crate::store::{Quota, Quotas};

/// The limits on open tables, idle matches and reviews. Tables of tournaments do not count, because organisers are responsible for
/// them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableLimits {
    /// The maximum number of open tables on one server.
    pub tables_per_server: u32,
    /// The maximum number of lobbies of one person, on all servers together.
    pub lobbies_per_person: u32,
    /// The maximum number of running matches without a clock, at the tables that one person has opened on one server.
    pub matches_per_person: u32,
    /// The maximum number of matches that are reviewed at the request of one person within 24 hours.
    pub reviews_per_day: u32,
    /// The limits on the time without an action in a match without a clock.
    pub idle: IdleTimes,
}

impl Default for TableLimits {
    fn default() -> Self {
        Self {
            tables_per_server: 100,
            lobbies_per_person: 3,
            matches_per_person: 5,
            reviews_per_day: 20,
            idle: IdleTimes::default(),
        }
    }
}

impl TableLimits {
    /// Returns the limits on open tables and lobbies, which the store checks when it opens a table.
    pub(super) fn quotas(self) -> Quotas {
        let Self { tables_per_server, lobbies_per_person, .. } = self;
        Quotas { tables_per_server, lobbies_per_person }
    }

    /// Returns the refusal of a request that would exceed this limit.
    pub(super) fn refusal_for(self, quota: Quota) -> TableRefusal {
        match quota {
            Quota::Lobbies => TableRefusal::TooManyLobbies { limit: self.lobbies_per_person },
            Quota::Tables | Quota::Tournaments => {
                TableRefusal::TooManyTables { limit: self.tables_per_server }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::samples::{Processes, act_or_refusal, opening_of};
    use super::super::{IntentError, TableAction, TableOpening, TurnClock};
    use super::*;
    use crate::ids::TableId;
    use crate::store::tests::databases::for_each_database;

    /// Opens a table of this host in a channel. Returns its id or the refusal.
    async fn open_table_or_refusal(
        both: &Processes,
        guild: u64,
        channel: u64,
        host: u64,
    ) -> Result<TableId, TableRefusal> {
        match both.open_table(guild, channel, host, TurnClock::None).await {
            Ok(outcome) => Ok(outcome.table.id),
            Err(IntentError::Table(refusal)) => Err(refusal),
            Err(error) => panic!("{error}"),
        }
    }

    #[tokio::test]
    async fn the_number_of_lobbies_of_a_person_is_limited() {
        for_each_database(|store| async move {
            let limits = TableLimits {
                tables_per_server: 99,
                lobbies_per_person: 2,
                ..TableLimits::default()
            };
            let both = Processes::with_limits(&store, limits);
            let refused = Err(TableRefusal::TooManyLobbies { limit: 2 });
            let first = open_table_or_refusal(&both, 1, 11, 1).await.unwrap();
            open_table_or_refusal(&both, 2, 12, 1).await.unwrap();
            assert_eq!(open_table_or_refusal(&both, 3, 13, 1).await, refused, "on any server");
            let taken = Err(TableRefusal::ChannelTaken { table: first });
            assert_eq!(
                open_table_or_refusal(&both, 1, 11, 1).await,
                taken,
                "that one can be joined"
            );
            open_table_or_refusal(&both, 1, 14, 2).await.unwrap();
            both.act_as(first, 3, TableAction::Join).await;
            both.act_as(first, 1, TableAction::Start).await;
            open_table_or_refusal(&both, 1, 15, 1).await.unwrap();
            assert_eq!(open_table_or_refusal(&both, 1, 16, 1).await, refused);
        })
        .await;
    }

    #[tokio::test]
    async fn the_number_of_open_tables_of_a_server_is_limited() {
        for_each_database(|store| async move {
            let limits = TableLimits {
                tables_per_server: 2,
                lobbies_per_person: 99,
                ..TableLimits::default()
            };
            let both = Processes::with_limits(&store, limits);
            let refused = Err(TableRefusal::TooManyTables { limit: 2 });
            let first = open_table_or_refusal(&both, 1, 11, 1).await.unwrap();
            open_table_or_refusal(&both, 1, 12, 2).await.unwrap();
            both.act_as(first, 3, TableAction::Join).await;
            both.act_as(first, 1, TableAction::Start).await;
            assert_eq!(
                open_table_or_refusal(&both, 1, 13, 3).await,
                refused,
                "a match counts as well"
            );
            open_table_or_refusal(&both, 2, 21, 3).await.unwrap();
            both.act_as(first, 1, TableAction::End).await;
            open_table_or_refusal(&both, 1, 13, 3).await.unwrap();
        })
        .await;
    }

    #[tokio::test]
    async fn the_number_of_matches_without_a_clock_of_a_person_is_limited() {
        for_each_database(|store| async move {
            let both = Processes::with_limits(
                &store,
                TableLimits { matches_per_person: 2, ..TableLimits::default() },
            );
            let starts = async |table, id| match act_or_refusal(
                &both.tables[0],
                table,
                id,
                TableAction::Start,
            )
            .await
            {
                Ok(_) => Ok(()),
                Err(IntentError::Table(refusal)) => Err(refusal),
                Err(error) => panic!("{error}"),
            };
            let first = open_table_or_refusal(&both, 1, 11, 1).await.unwrap();
            starts(first, 1).await.unwrap();
            let second = open_table_or_refusal(&both, 1, 12, 1).await.unwrap();
            starts(second, 1).await.unwrap();
            let third = open_table_or_refusal(&both, 1, 13, 1).await.unwrap();
            let refused = Err(TableRefusal::TooManyMatches { limit: 2 });
            assert_eq!(starts(third, 1).await, refused);
            // The limit also applies to a match that starts without a lobby, as with the button Play Again.
            let again = opening_of(1, 16, 1, TurnClock::None);
            let again = TableOpening { computers: 1, starts: true, ..again };
            let again = both.tables[0].open_table(again).await.map(drop);
            let Err(IntentError::Table(again)) = again else { panic!("{again:?}") };
            assert_eq!(again, TableRefusal::TooManyMatches { limit: 2 });
            // Other servers and other people have limits of their own.
            let elsewhere = open_table_or_refusal(&both, 2, 21, 1).await.unwrap();
            starts(elsewhere, 1).await.unwrap();
            let others = open_table_or_refusal(&both, 1, 14, 2).await.unwrap();
            starts(others, 2).await.unwrap();
            both.act_as(third, 1, TableAction::ChooseClock(TurnClock::FiveMinutes)).await;
            starts(third, 1).await.unwrap();
            let fourth = open_table_or_refusal(&both, 1, 15, 1).await.unwrap();
            assert_eq!(starts(fourth, 1).await, refused);
            both.act_as(first, 1, TableAction::End).await;
            starts(fourth, 1).await.unwrap();
        })
        .await;
    }

    /// In this test, people open tables in many channels at the same time, through two processes.
    #[tokio::test]
    async fn concurrent_openings_do_not_exceed_the_limits() {
        for_each_database(|store| async move {
            let limits = TableLimits {
                tables_per_server: 5,
                lobbies_per_person: 3,
                ..TableLimits::default()
            };
            let both = Processes::with_limits(&store, limits);
            let asked = |n: u64| (1, 100 + n, 1);
            assert_eq!(both.open_tables_concurrently((0..20).map(asked)).await, 3, "by one person");
            // Other people, who have not reached their own limit, can open two more.
            let asked = |n: u64| (1, 200 + n, 2 + n % 10);
            assert_eq!(both.open_tables_concurrently((0..20).map(asked)).await, 2, "on the server");
            let asked = |n: u64| (2 + n, 300 + n, 50);
            assert_eq!(
                both.open_tables_concurrently((0..20).map(asked)).await,
                3,
                "on many servers"
            );
        })
        .await;
    }
}
