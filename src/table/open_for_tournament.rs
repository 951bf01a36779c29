//! Opening and closing the tables of tournaments, and giving their seats to computers.

use super::decide::decided::Decided;
use super::event::{EndReason, SeatAssignment, TableEvent, TableSettings};
use super::known::TableWithEvents;
use super::outbox::notice;
use super::refusal::{IntentError, TableRefusal};
use super::state::{Phase, Table};
use super::tables::{Tables, to_event_rows};
use super::turn_clock::timeout;
use crate::ids::{ChannelId, GuildId, PersonId, TableId};
use crate::store::{NewAnnouncement, NewTable, StoreError, TableStatus};
use crate::time::Millis;
use triominos_rules::game::Rules;

/// The properties of a new table of a tournament.
#[derive(Clone, Debug)]
pub struct TournamentOpening {
    /// The id of the table. It is derived from the tournament, so that repeated calls open only one table.
    pub id: TableId,
    pub guild: GuildId,
    pub channel: ChannelId,
    /// The players, by seat.
    pub seats: Vec<SeatAssignment>,
    /// The rules of the match, which were fixed when the tournament was created. The edition in `settings` may have other rules
    /// today.
    pub rules: Rules,
    pub settings: TableSettings,
}

impl Tables {
    /// Opens a table with occupied seats and starts its match. A second call has no effect.
    ///
    /// # Errors
    /// Returns an error if the channel has another open table, the rules do not allow this number of players, or the store failed.
    pub async fn open_for_tournament(&self, opening: TournamentOpening) -> Result<(), IntentError> {
        let TournamentOpening { id, guild, channel, seats, rules, settings } = opening;
        let (now, players) = (self.clock().now(), seats.len());
        rules.check(players).map_err(|error| IntentError::Internal(error.to_string()))?;
        let of_tournament = TableEvent::OpenedForTournament { guild, channel, seats, settings };
        let table = Table::from_opening(id, now, &of_tournament)
            .ok_or_else(|| IntentError::Internal("an opening opens no table".to_owned()))?;
        let mut begun = Decided::without_events(&table, now);
        begun.begin_match(rules, self.seed_source())?;
        let table = begun.after;
        let events: Vec<TableEvent> = std::iter::once(of_tournament).chain(begun.events).collect();
        let announcement = |body: notice::AnnouncementBody| NewAnnouncement {
            seq: body.to,
            channel_id: channel,
            body: body.to_stored().into(),
        };
        let bodies = notice::announcements_after(
            notice::UnpublishedEvents::NOTHING,
            &events,
            table.is_turn_unpublished,
        )
        .into_iter();
        let (rows, announcements): (_, Vec<_>) =
            (to_event_rows(&events, now)?, bodies.map(announcement).collect());
        let people = table.participants();
        let opened = self.store().open_table(NewTable {
            id,
            home: guild.into(),
            channel_id: channel,
            opened_by: None,
            people: &people,
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
            // An earlier call opened the table, and its match is over.
            Err(StoreError::Conflict) if self.current_table(id).await.is_ok() => return Ok(()),
            Err(error) => return Err(error.into()),
        }
        let known = TableWithEvents::new(table, &events);
        self.cache_by_channel(&known.table);
        *self.table_slot(id).lock().await = Some(known);
        self.wake_workers();
        Ok(())
    }

    /// Gives the seat of a person to a computer. `is_no_show` is true if the person did not turn up, and false if they left the
    /// tournament. Does nothing if the person has no seat or the match is over.
    ///
    /// # Errors
    /// Returns an error if there is no such table, or the store failed.
    pub async fn replace_person_by_computer(
        &self,
        id: TableId,
        person: PersonId,
        is_no_show: bool,
    ) -> Result<(), IntentError> {
        let released = self.commit_decision(id, None, |table, now| {
            let seat = table.seat_of(person).filter(|_| matches!(table.phase, Phase::Playing(_)));
            Decided::from_events(
                table,
                now,
                seat.map(|seat| TableEvent::SeatTaken { seat, no_show: is_no_show }),
            )
        });
        released.await.map(drop)
    }

    /// Stops the clock of a table whose tournament has been paused since `paused_at` (milliseconds since 1970). With `None`, the
    /// tournament is not paused, and the clock continues. Does nothing if the clock is already in that state.
    ///
    /// # Errors
    /// Returns an error if there is no such table, or the store failed.
    pub async fn stop_or_continue_clock(
        &self,
        id: TableId,
        paused_at: Option<Millis>,
    ) -> Result<(), IntentError> {
        let follow = |table: &Table, now| timeout::stop_or_continue_clock(table, paused_at, now);
        self.commit_decision(id, None, follow).await?;
        self.earlier_due_notify().notify_waiters();
        Ok(())
    }

    /// Closes a table because its tournament has decided the match in another way. Does nothing if the table is already closed.
    ///
    /// # Errors
    /// Returns an error if there is no such table, or the store failed.
    pub async fn close_for_tournament(&self, id: TableId) -> Result<(), IntentError> {
        let ended = TableEvent::Ended { reason: EndReason::Tournament, by: None };
        let adjourned = self.commit_decision(id, None, |table, now| {
            Decided::from_events(table, now, table.is_open().then(|| ended.clone()))
        });
        adjourned.await.map(drop)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::{
        Actor, Intent, NamedPerson, Occupant, SeedSource, TableAction, TableLimits,
    };
    use super::*;
    use crate::ids::InteractionId;
    use crate::store::tests::databases::for_each_database;
    use crate::table::tests::samples::{StoppedClock, settings_of};
    use triominos_rules::game::{Edition, Hints, Seed};

    /// Returns a clock that stands still at the time 5,000.
    fn stopped_clock() -> Arc<StoppedClock> {
        let clock = Arc::<StoppedClock>::default();
        clock.set_time(5_000);
        clock
    }

    #[derive(Debug)]
    struct OneSeed;

    impl SeedSource for OneSeed {
        fn new_seed(&self) -> std::io::Result<Seed> {
            Ok(Seed::new([1; 32]))
        }
    }

    /// Returns the opening of a table with these seats.
    fn tournament_opening_with_seats(seats: Vec<SeatAssignment>) -> TournamentOpening {
        let settings = TableSettings { hints: Hints::Legal, ..settings_of(Edition::Tournament) };
        TournamentOpening {
            id: TableId(9),
            guild: GuildId::new(1),
            channel: ChannelId::new(2),
            seats,
            rules: Rules { bridge: 39, ..Edition::Tournament.rules(3).unwrap() },
            settings,
        }
    }

    /// Returns the assignment of a seat to this person.
    fn seat_assignment_of(person: u64) -> SeatAssignment {
        SeatAssignment::Person(NamedPerson {
            id: PersonId::new(person),
            name: format!("P{person}"),
        })
    }

    #[tokio::test]
    async fn a_person_can_leave_a_table_whose_computer_has_the_highest_possible_number() {
        for_each_database(|store| async move {
            let tables =
                Tables::new(store, stopped_clock(), Arc::new(OneSeed), TableLimits::default());
            let seats =
                vec![seat_assignment_of(1), SeatAssignment::Computer(255), seat_assignment_of(2)];
            tables.open_for_tournament(tournament_opening_with_seats(seats)).await.unwrap();
            for person in [1, 2] {
                tables
                    .replace_person_by_computer(TableId(9), PersonId::new(person), false)
                    .await
                    .unwrap();
            }
            let number = |seat: &Occupant| match seat {
                Occupant::Computer { number, .. } => *number,
                Occupant::Person(_) => 0,
            };
            let table = tables.current_table(TableId(9)).await.unwrap();
            assert_eq!(table.seats.iter().map(number).collect::<Vec<_>>(), [1, 255, 2]);
        })
        .await;
    }

    #[tokio::test]
    async fn a_tournament_table_is_open_until_its_tournament_ends_it() {
        for_each_database(|store| async move {
            let tables = Tables::new(store, stopped_clock(), Arc::new(OneSeed), TableLimits::default());
            let nobody = tables.open_for_tournament(tournament_opening_with_seats(Vec::new())).await;
            assert!(matches!(nobody, Err(IntentError::Internal(_))), "{nobody:?}");

            let seats = vec![seat_assignment_of(1), SeatAssignment::Computer(7), seat_assignment_of(2)];
            for _ in 0..2 {
                tables.open_for_tournament(tournament_opening_with_seats(seats.clone())).await.unwrap();
            }
            let other = TournamentOpening { id: TableId(10), ..tournament_opening_with_seats(seats.clone()) };
            let taken = tables.open_for_tournament(other).await;
            let table = TableId(9);
            assert!(matches!(
                taken,
                Err(IntentError::Table(TableRefusal::ChannelTaken { table: known })) if known == table
            ));
            let known = tables.current_table(table).await.unwrap();
            assert!(known.of_tournament && matches!(known.phase, Phase::Playing(_)));
            let rules = known.game().unwrap().rules();
            assert_eq!(*rules, tournament_opening_with_seats(Vec::new()).rules);
            assert_ne!(*rules, known.variant().rules(3).unwrap());
            assert_eq!(known.seats[1], Occupant::from(&SeatAssignment::Computer(7)));

            // A player cannot end the match.
            let actor = Actor { id: PersonId::new(1), name: "P1".to_owned(), moderator: false };
            let end = Intent {
                table,
                actor,
                decision: None,
                action: TableAction::End,
                interaction: InteractionId::new(1),
            };
            let refused = tables.commit_intent(end).await;
            assert!(matches!(refused, Err(IntentError::Table(TableRefusal::OfTournament))));

            // After the last person has left, computers play the match to its end.
            for person in [1, 1, 2, 3] {
                tables.replace_person_by_computer(table, PersonId::new(person), true).await.unwrap();
            }
            let known = tables.current_table(table).await.unwrap();
            assert!(known.is_open() && known.people().count() == 0);
            assert_eq!(known.seq, 5);
            for _ in 0..2 {
                tables.close_for_tournament(table).await.unwrap();
            }
            let known = tables.current_table(table).await.unwrap();
            assert!(matches!(known.phase, Phase::Closed { reason: EndReason::Tournament, .. }));
            assert_eq!(known.seq, 6);
            // A repeated call does not open the table again.
            tables.open_for_tournament(tournament_opening_with_seats(seats)).await.unwrap();
            assert_eq!(tables.current_table(table).await.unwrap().seq, 6);
        })
        .await;
    }
}
