//! Weekly series: after a tournament is over, the sweeper (the worker that advances tournaments) creates the next one.

use super::cache::Writer;
use super::{LoadedTournament, TournamentRefused, Tournaments};
use crate::ids::TournamentId;
use crate::league::tournament::{Applicant, Tournament, TournamentActor, TournamentEvent};
use crate::time::Millis;
use crate::worker::DueTime;

/// The wait in milliseconds before the creation of a tournament is retried. It is retried if the channel already has another
/// tournament, or the server has the maximum number of tournaments.
const RETRY: Millis = 60 * 60_000;

impl Tournaments {
    /// If the sign-up for the next tournament of a weekly series is due, creates that tournament, and stores in the last one that
    /// it was created. A second call, even from another process, has no effect, because the id is derived from the channel and the
    /// time. If the creation fails, returns the time at which to retry, in milliseconds since 1970; otherwise returns `None`.
    ///
    /// # Errors
    /// Returns an error if the store does not answer, or if a stored event cannot be read.
    pub(super) async fn continue_series_if_due(
        &self,
        known: &LoadedTournament,
    ) -> Result<Option<DueTime>, TournamentRefused> {
        let (last, now) = (&known.state, self.clock().now());
        let Some((plan, opens)) =
            last.next_weekly_plan_and_sign_up_time(now).filter(|(_, opens)| *opens <= now)
        else {
            return Ok(None);
        };
        let events = self.all_events(known.id).await?;
        let Some((_, TournamentEvent::Created { by, .. })) = events.into_iter().next() else {
            return Ok(None);
        };
        let by = TournamentActor {
            id: by.id,
            name: by.name,
            organiser: true,
            moderator: false,
            applicant: Applicant::default(),
        };
        let next = TournamentId::from_series_sign_up(last.channel, opens);
        let guild_and_channel = (last.guild, last.channel);
        let computers = u8::try_from(last.count_computers()).unwrap_or_default();
        match self.create_with_id(next, guild_and_channel, &by, plan, computers, None).await {
            Ok(_) => {}
            // Another process has created it, or a process that was killed before it could store that.
            Err(TournamentRefused::ChannelTaken)
                if self.store().tournament(next).await?.is_some() => {}
            Err(TournamentRefused::Store(error)) => return Err(error.into()),
            Err(refused) => {
                tracing::info!(
                    tournament = known.id.0,
                    %refused,
                    "the next tournament of a weekly series cannot be created yet"
                );
                return Ok(Some(now + RETRY));
            }
        }
        let continued = |state: &Tournament, _| {
            let is_new = !state.is_continued;
            Ok(is_new.then_some(TournamentEvent::SeriesContinued { next }).into_iter().collect())
        };
        self.commit(known.id, Writer::Bot, continued).await?;
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::sync::Arc;

    use super::*;
    use crate::guild::tests::tournament_samples::{MINUTE, Process, actor_of, plan_with};
    use crate::ids::ChannelId;
    use crate::league::tournament::{TournamentAction, TournamentPlan, Weekly};
    use crate::store::tests::databases::for_each_database;
    use crate::table::tests::samples::StoppedClock;

    const DAY: Millis = 24 * 60 * MINUTE;
    /// The time at which the tests begin. It is a real date, because the tests derive ids from it, and an id of Discord contains a
    /// time after the beginning of 2015.
    const BEGIN: Millis = 1_800_000_000_000;

    /// Creates a weekly tournament with a computer that starts an hour after [`BEGIN`], and cancels it. Returns its id.
    async fn cancelled_weekly_tournament(process: &Process) -> TournamentId {
        let start = BEGIN + 60 * MINUTE;
        let weekly = Weekly { anchor: start, zone: "UTC".to_owned(), without: BTreeSet::new() };
        let plan = TournamentPlan { start: Some(start), weekly: Some(weekly), ..plan_with(4, 1) };
        let id = process.create_tournament(7, 5, plan).await;
        process.act_as(id, 1, TournamentAction::Computers { count: 1 }).await.unwrap();
        process.act_as(id, 1, TournamentAction::Cancel).await.unwrap();
        process.tournaments.advance_tournament(id).await.unwrap();
        id
    }

    #[tokio::test]
    async fn two_processes_create_the_next_tournament_of_a_weekly_series_once() {
        for_each_database(|store| async move {
            let clock = Arc::new(StoppedClock::default());
            clock.set_time(BEGIN);
            let (one, other) = (Process::new(&store, &clock), Process::new(&store, &clock));
            let id = cancelled_weekly_tournament(&one).await;
            let opens = BEGIN + 60 * MINUTE + DAY;
            assert_eq!(store.tournament_due_at(id).await.unwrap(), Some(opens));
            clock.set_time(opens);
            // The process that created the tournament was killed before it could store that.
            let (last, channel) = (one.current_state(id).await, ChannelId::new(5));
            let next = TournamentId::from_series_sign_up(channel, opens);
            let plan = last.next_weekly_plan_and_sign_up_time(opens).unwrap().0;
            let guild_and_channel = (last.guild, channel);
            let by = actor_of(1);
            one.tournaments
                .create_with_id(next, guild_and_channel, &by, plan, 1, None)
                .await
                .unwrap();
            let (first, second) = tokio::join!(
                one.tournaments.advance_tournament(id),
                other.tournaments.advance_tournament(id)
            );
            first.and(second).unwrap();
            let found = other.tournaments.tournament_for_request(channel).await.unwrap();
            assert_eq!(found.id, next);
            assert_eq!(found.state.plan.start, Some(BEGIN + 60 * MINUTE + 7 * DAY));
            assert_eq!((found.state.count_computers(), found.state.count_persons()), (1, 0));
            assert_eq!(found.state.organiser, last.organiser);
            let events = one.tournaments.all_events(id).await.unwrap();
            let continued = TournamentEvent::SeriesContinued { next };
            assert_eq!(events.iter().filter(|(_, event)| *event == continued).count(), 1);
            one.tournaments.advance_tournament(id).await.unwrap();
            assert_eq!(store.tournament_due_at(id).await.unwrap(), None);
        })
        .await;
    }

    #[tokio::test]
    async fn a_weekly_series_waits_while_its_channel_has_another_tournament() {
        for_each_database(|store| async move {
            let clock = Arc::new(StoppedClock::default());
            clock.set_time(BEGIN);
            let process = Process::new(&store, &clock);
            let id = cancelled_weekly_tournament(&process).await;
            let other = process.create_tournament(7, 5, plan_with(4, 1)).await;
            let opens = BEGIN + 60 * MINUTE + DAY;
            clock.set_time(opens);
            process.tournaments.advance_tournament(id).await.unwrap();
            assert_eq!(store.tournament_due_at(id).await.unwrap(), Some(opens + RETRY));
            process.act_as(other, 1, TournamentAction::Cancel).await.unwrap();
            clock.set_time(opens + RETRY);
            process.tournaments.advance_tournament(id).await.unwrap();
            let found = process.tournaments.tournament_for_request(ChannelId::new(5)).await;
            assert_eq!(
                found.unwrap().id,
                TournamentId::from_series_sign_up(ChannelId::new(5), opens)
            );
        })
        .await;
    }
}
