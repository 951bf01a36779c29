//! Tables of a tournament: their players are seated, and called away, from there.

use std::sync::Arc;

use super::decide;
use super::event::{EndReason, SeatAssignment, Settings, TableEvent};
use super::intent::{Actor, Refused, TableAction, TableRefusal};
use super::notice;
use super::state::{Phase, Table};
use super::tables::{Tables, damaged, rows};
use crate::store::{NewAnnouncement, NewTable, StoreError, TableId, TableStatus};

/// What is needed to seat the players of a tournament's table.
#[derive(Clone, Debug)]
pub struct TournamentOpening {
    /// Made by whoever convenes it: the same for the same table, so that it is opened once.
    pub id: TableId,
    pub guild: u64,
    pub channel: u64,
    /// By seat.
    pub seats: Vec<SeatAssignment>,
    pub settings: Settings,
}

impl Tables {
    /// Opens a table whose seats are taken, and starts its match. Doing it twice does it once.
    ///
    /// # Errors
    /// The channel has another open table, so many cannot play by these rules, or the store could not do it.
    pub async fn open_for_tournament(&self, opening: TournamentOpening) -> Result<(), Refused> {
        let TournamentOpening { id, guild, channel, seats, settings } = opening;
        let now = self.clock().now();
        let of_tournament = TableEvent::OpenedForTournament { guild, channel, seats, settings };
        let mut table = Table::open(id, now, &of_tournament)
            .ok_or_else(|| Refused::Internal("a opening opens no table".to_owned()))?;
        let started = decide::start(&table, self.seeds())?;
        for event in &started {
            table.apply(now, event).map_err(damaged)?;
        }
        let events: Vec<TableEvent> = std::iter::once(of_tournament).chain(started).collect();
        let announcement = |body: notice::Body| NewAnnouncement {
            seq: body.to,
            channel_id: channel,
            body: body.write().into(),
        };
        let bodies = notice::bodies(1, 0, &events).into_iter();
        let (rows, announcements): (_, Vec<_>) =
            (rows(&events, now)?, bodies.map(announcement).collect());
        let opened = self.store().open_table(NewTable {
            id,
            guild_id: guild,
            channel_id: channel,
            status: TableStatus::Playing,
            due_at: table.due_at(),
            now,
            events: &rows,
            announcements: &announcements,
            handled: None,
        });
        match opened.await {
            Ok(()) => {}
            Err(StoreError::ChannelTaken { table }) if table == id => return Ok(()),
            Err(StoreError::ChannelTaken { table }) => {
                return Err(TableRefusal::ChannelTaken { table }.into());
            }
            // It was opened before, and is over.
            Err(StoreError::Conflict) if self.get(id).await.is_ok() => return Ok(()),
            Err(error) => return Err(error.into()),
        }
        *self.slot(id).lock().await = Some(Arc::new(table));
        self.wake();
        Ok(())
    }

    /// Gives the seat of somebody who does not play any more to a computer. Nothing happens where they have none, or the match is
    /// over.
    ///
    /// # Errors
    /// There is no such table, or the store could not do it.
    pub async fn release(&self, id: TableId, person: u64) -> Result<(), Refused> {
        let released = self.commit(id, None, |table| {
            if table.seat_of(person).is_none() || !matches!(table.phase, Phase::Playing(_)) {
                return Ok(Vec::new());
            }
            let actor = Actor { id: person, name: String::new(), moderator: false };
            decide::decide(table, &actor, None, TableAction::Leave, self.seeds())
        });
        released.await.map(drop)
    }

    /// Closes a table because its tournament has decided about it. Nothing happens where it is closed already.
    ///
    /// # Errors
    /// There is no such table, or the store could not do it.
    pub async fn adjourn(&self, id: TableId) -> Result<(), Refused> {
        let ended = TableEvent::Ended { reason: EndReason::Tournament, by: None };
        let adjourned = self.commit(id, None, |table| {
            Ok(if table.is_open() { vec![ended.clone()] } else { Vec::new() })
        });
        adjourned.await.map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Changes, Edition, Seed};
    use crate::store::testing::for_each_database;
    use crate::table::{Clock, Intent, Millis, Occupant, Person, Seeds, TurnClock};

    #[derive(Debug)]
    struct Still;

    #[async_trait::async_trait]
    impl Clock for Still {
        fn now(&self) -> Millis {
            5_000
        }

        async fn sleep_until(&self, _: Millis) {
            std::future::pending().await
        }
    }

    #[derive(Debug)]
    struct OneSeed;

    impl Seeds for OneSeed {
        fn seed(&self) -> std::io::Result<Seed> {
            Ok(Seed::new([1; 32]))
        }
    }

    fn opening(seats: Vec<SeatAssignment>) -> TournamentOpening {
        let settings = Settings {
            edition: Edition::Tournament.name().to_owned(),
            changes: Changes::default(),
            hints: false,
            clock: TurnClock::None,
            locale: "en-US".to_owned(),
        };
        TournamentOpening { id: TableId(9), guild: 1, channel: 2, seats, settings }
    }

    fn person(id: u64) -> SeatAssignment {
        SeatAssignment::Person(Person { id, name: format!("P{id}") })
    }

    #[tokio::test]
    async fn a_convened_table_plays_until_its_tournament_ends_it() {
        for_each_database(|store| async move {
            let tables = Tables::new(store, Arc::new(Still), Arc::new(OneSeed));
            let few = tables.open_for_tournament(opening(vec![person(1)])).await;
            assert!(matches!(few, Err(Refused::Table(TableRefusal::TooFew { .. }))), "{few:?}");

            let seats = vec![person(1), SeatAssignment::Computer(7), person(2)];
            for _ in 0..2 {
                tables.open_for_tournament(opening(seats.clone())).await.unwrap();
            }
            let other = TournamentOpening { id: TableId(10), ..opening(seats.clone()) };
            let taken = tables.open_for_tournament(other).await;
            let table = TableId(9);
            assert!(matches!(
                taken,
                Err(Refused::Table(TableRefusal::ChannelTaken { table: known })) if known == table
            ));
            let known = tables.get(table).await.unwrap();
            assert!(known.of_tournament && matches!(known.phase, Phase::Playing(_)));
            assert_eq!(known.seats[1], Occupant::from(&SeatAssignment::Computer(7)));

            // A player cannot end it.
            let actor = Actor { id: 1, name: "P1".to_owned(), moderator: false };
            let end =
                Intent { table, actor, decision: None, action: TableAction::End, interaction: 1 };
            let refused = tables.act(end).await;
            assert!(matches!(refused, Err(Refused::Table(TableRefusal::OfTournament))));

            // Nobody is left, and computers play on.
            for person in [1, 1, 2, 3] {
                tables.release(table, person).await.unwrap();
            }
            let known = tables.get(table).await.unwrap();
            assert!(known.is_open() && known.people().count() == 0);
            assert_eq!(known.seq, 5);
            for _ in 0..2 {
                tables.adjourn(table).await.unwrap();
            }
            let known = tables.get(table).await.unwrap();
            assert!(matches!(known.phase, Phase::Closed { reason: EndReason::Tournament, .. }));
            assert_eq!(known.seq, 6);
            // It is not opened again.
            tables.open_for_tournament(opening(seats)).await.unwrap();
            assert_eq!(tables.get(table).await.unwrap().seq, 6);
        })
        .await;
    }
}
