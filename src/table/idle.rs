//! Idle matches without a clock: the current player is asked once to continue, and later the match is closed.

use super::decide::decided::Decided;
use super::event::{EndReason, TableEvent};
use super::refusal::IntentError;
use super::state::Table;
use super::turn_clock::TurnClock;
use crate::time::Millis;

const DAY: Millis = 24 * 60 * 60 * 1000;

/// The two limits for a match without a clock, in days without an action. After `ask_days`, the current player is asked to
/// continue. After `close_days`, the match is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdleTimes {
    /// The days without an action before the current player is asked to continue.
    pub ask_days: u32,
    /// The days without an action before the match is closed; treated as at least `ask_days + 1`.
    pub close_days: u32,
}

impl Default for IdleTimes {
    fn default() -> Self {
        Self { ask_days: 7, close_days: 14 }
    }
}

impl IdleTimes {
    /// Returns the time, in milliseconds, for which a match must be idle before the current player is asked to continue.
    fn idle_time_before_question(self) -> Millis {
        Millis::from(self.ask_days) * DAY
    }

    /// Returns the time in milliseconds from the question to the current player until the match is closed.
    fn time_from_question_to_close(self) -> Millis {
        Millis::from(self.close_days.saturating_sub(self.ask_days).max(1)) * DAY
    }
}

impl Table {
    /// Returns `true` if neither a clock nor a tournament limits the time of the match.
    pub(super) fn is_untimed(&self) -> bool {
        self.settings.clock == TurnClock::None && !self.of_tournament
    }

    /// Returns the time of the next timed action of an idle match, in milliseconds since 1970. The action is the question
    /// to the current player or, after the question, the closing of the match. Returns `None` if the match has a clock,
    /// belongs to a tournament or is played in direct messages, or if no person is in turn.
    pub(super) fn next_idle_action_at(&self, times: IdleTimes) -> Option<Millis> {
        let waits =
            self.is_untimed() && self.home.server().is_some() && self.person_in_turn().is_some();
        waits.then(|| {
            self.idle_closes_at.unwrap_or(self.idle_since + times.idle_time_before_question())
        })
    }
}

/// Carries out the due action of an idle match: asks the current player to continue or, if they have been asked, closes the
/// match. In a rated match, the current player then loses.
pub(super) fn decide_idle_action(
    table: &Table,
    now: Millis,
    times: IdleTimes,
) -> Result<Decided, IntentError> {
    let is_due = table.next_idle_action_at(times).is_some_and(|due| due <= now);
    let Some(seat) = table.turn().filter(|_| is_due) else {
        return Ok(Decided::without_events(table, now));
    };
    if table.idle_closes_at.is_none() {
        let closes_at = now + times.time_from_question_to_close();
        return Decided::from_events(table, now, [TableEvent::IdleAsked { seat, closes_at }]);
    }
    let lost = TableEvent::SeatTaken { seat, no_show: false };
    let ended = TableEvent::Ended { reason: EndReason::Expired, by: None };
    let events = [table.is_competitive().then_some(lost), Some(ended)];
    Decided::from_events(table, now, events.into_iter().flatten())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::tests::databases::for_each_database;
    use crate::table::tests::samples::Processes;
    use crate::table::{Phase, TableAction};

    /// Returns `true` if the event says that the current player was asked to continue.
    fn is_question_to_continue(event: &TableEvent) -> bool {
        matches!(event, TableEvent::IdleAsked { .. })
    }

    #[tokio::test]
    async fn the_player_in_turn_of_an_idle_match_is_asked_once_to_continue_and_then_loses() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let table = both.begin_game(5, TurnClock::None).await;
            let before = both.events_of(table).await.len();
            assert_eq!(both.handle_due_tables_at(7 * DAY - 1).await, 7 * DAY);
            assert_eq!(both.events_of(table).await.len(), before);
            assert_eq!(both.handle_due_tables_at(7 * DAY).await, 14 * DAY);
            both.handle_due_tables_at(14 * DAY - 1).await;
            let state = both.tables[0].current_table(table).await.unwrap();
            let seat = state.turn().unwrap();
            let events = both.events_of(table).await;
            assert_eq!(events[before..], [TableEvent::IdleAsked { seat, closes_at: 14 * DAY }]);
            both.handle_due_tables_at(14 * DAY).await;
            let events = both.events_of(table).await;
            assert_eq!(events[before + 1], TableEvent::SeatTaken { seat, no_show: false });
            let closed = both.tables[1].current_table(table).await.unwrap();
            let Phase::Closed { reason: EndReason::Expired, .. } = closed.phase else {
                panic!("{:?}", closed.phase);
            };
        })
        .await;
    }

    #[tokio::test]
    async fn a_move_restarts_the_idle_time() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let table = both.begin_game(5, TurnClock::None).await;
            both.handle_due_tables_at(7 * DAY).await;
            let state = both.tables[0].current_table(table).await.unwrap();
            let person = state.person_in_turn().unwrap().id;
            let choice = state.player_view(person).unwrap().choices[0].pick();
            both.clock.set_time(13 * DAY);
            let place = triominos_rules::game::Action::Place(choice);
            both.act_as(table, person.get(), TableAction::Play(place)).await;
            assert_eq!(both.handle_due_tables_at(14 * DAY).await, 20 * DAY);
            both.handle_due_tables_at(20 * DAY).await;
            let events = both.events_of(table).await;
            assert_eq!(events.iter().filter(|event| is_question_to_continue(event)).count(), 2);
            assert!(both.tables[0].current_table(table).await.unwrap().is_open());
        })
        .await;
    }

    #[tokio::test]
    async fn after_an_absence_of_the_bot_the_player_is_asked_before_an_idle_match_closes() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let table = both.begin_game(5, TurnClock::None).await;
            assert_eq!(both.handle_due_tables_at(30 * DAY).await, 37 * DAY);
            assert!(both.tables[0].current_table(table).await.unwrap().is_open());
        })
        .await;
    }

    #[tokio::test]
    async fn players_of_a_match_with_a_clock_are_never_asked_to_continue() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let table = both.begin_game(5, TurnClock::Week).await;
            for day in 1..60 {
                both.handle_due_tables_at(day * DAY).await;
            }
            assert!(!both.events_of(table).await.iter().any(is_question_to_continue));
        })
        .await;
    }
}
