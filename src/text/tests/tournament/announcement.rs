//! Tests of the conditions of a tournament, its reminders, and the words before a match.

use super::super::all_texts;
use super::samples::*;
use crate::ids::PersonId;
use crate::league::tournament::{
    CALLS, EntryId, Format, InvalidPlan, Reminder, Stage, Tournament, TournamentEvent,
    TournamentPlan,
};
use crate::text::core::fit::length_when_sent;
use crate::text::core::moment::{short_time_markup, to_unix_seconds};
use crate::text::tests::table::sentences::{Page, check_snapshot};
use crate::text::{ScheduledEventListing, Text};
use triominos_rules::game::Edition;

/// Returns a tournament with a planned start, a check-in of 15 minutes, a final table and two computers.
fn planned_tournament() -> Tournament {
    let players = sample_players()
        .into_iter()
        .chain([crate::league::tournament::Player::Computer { number: 8 }]);
    let mut state = tournament_before_start("Friday *Night*", "tournament", players);
    state.plan.start = Some(SOON);
    state.starts_at = Some(SOON);
    state.plan.check_in = Some(15 * MINUTE);
    state.plan.final_table = true;
    state.plan.clock = "minutes-5".to_owned();
    state.plan.rules = TournamentPlan::rules_by_player_count(Edition::Tournament, None, 4);
    state
}

fn reminder_event(kind: Reminder, entries: &[EntryId]) -> TournamentEvent {
    TournamentEvent::Reminded { of: kind, entries: entries.to_vec() }
}

#[test]
fn announcements_match_their_snapshots() {
    check_snapshot("tournament-announcement", |text: &Text, page: &mut Page| {
        let said = |state: &Tournament| text.tournament_message(state);
        let state = planned_tournament();
        page.add("planned", said(&state));
        let check_in = Tournament { stage: Stage::CheckIn { until: SOON }, ..state.clone() };
        page.add("its check-in", said(&check_in));
        let playing = Tournament {
            stage: Stage::Playing { until: None },
            tables: vec![open_tournament_table(1, 1, false, &[ADA, BO])],
            ..state.clone()
        };
        page.add("its first round", said(&playing));
        let mut by_hand = state.clone();
        (by_hand.starts_at, by_hand.plan.clock) = (None, "days-1".to_owned());
        by_hand.plan.table_time = 14 * 24 * 60 * MINUTE;
        by_hand.plan.format = Format::Swiss { rounds: 1 };
        page.add("by hand, slow, one round", said(&by_hand));
        let mut arena = planned_tournament();
        arena.plan.format = Format::Arena { lasts: 90 * MINUTE };
        (arena.plan.check_in, arena.plan.turn_up) = (None, MINUTE);
        (arena.plan.table_time, arena.plan.clock) = (45 * MINUTE, "none".to_owned());
        page.add("arena", said(&arena));
        arena.stage = Stage::Playing { until: Some(SOON) };
        arena.changed_at = 1;
        page.add("arena under way", said(&arena));
        for time in [1, 60, 24 * 60, 48 * 60] {
            page.add("time", text.duration_in_words(time * MINUTE));
        }
        for away in [1, 90, 60 * 5, 60 * 24, 60 * 24 * 6] {
            page.add(
                "choice",
                text.start_suggestion_label("2026-11-28 20:00 UTC+1", away * MINUTE),
            );
        }
        page.add("choice in a zone", text.start_in_zone_label("2026-11-28 20:00 UTC+1", "09:05"));
        let event = |state: &Tournament, event| text.tournament_event_message(state, &event);
        let reminder_message = |state: &Tournament, of, entries: &[EntryId]| {
            event(state, reminder_event(of, entries)).unwrap_or_default()
        };
        page.add("reminder", reminder_message(&check_in, Reminder::CheckIn, &[ADA]));
        page.add("reminder", reminder_message(&state, Reminder::Start, &[ADA, BO]));
        let opened = || TournamentEvent::CheckInOpened { until: SOON, by: None };
        page.add("check-in opened", event(&state, opened()).unwrap_or_default());
        let nobody = tournament_before_start("Cup", "tournament", []);
        page.add("check-in of nobody", event(&nobody, opened()).unwrap_or_default());
        page.add("too few", event(&state, TournamentEvent::StartFailed).unwrap_or_default());
        let log = [
            opened(),
            reminder_event(Reminder::CheckIn, &[ADA]),
            reminder_event(Reminder::Start, &[ADA, BO]),
        ];
        let names = crate::text::EntryNames::from_state(&state);
        for event in &log {
            let log = text.log_line(&names, &state, event, &|until| {
                short_time_markup(to_unix_seconds(until))
            });
            page.add("log", log.unwrap_or_default());
        }
        page.add("created", text.tournament_created(&state, Some(ScheduledEventListing::Shown)));
        page.add("created", text.tournament_created(&arena, Some(ScheduledEventListing::MayNot)));
        page.add("event", text.scheduled_event_description(&state));
        page.add("unreadable", text.start_unreadable());
        page.add("no zone", text.start_needs_zone());
        let call = |edition: Edition, clock: &str| {
            let mut state = planned_tournament();
            state.plan.rules = TournamentPlan::rules_by_player_count(edition, None, 4);
            state.plan.clock = clock.to_owned();
            text.tournament_table_call(&state, &open_tournament_table(1, 1, false, &[ADA, BO]))
        };
        page.add("call to a match of points", call(Edition::Tournament, "minutes-5"));
        page.add("call to a match of one round", call(Edition::Goliath, "none"));
        let bad = InvalidPlan::Start { soonest: SOON, latest: SOON + MINUTE };
        for bad in [bad, InvalidPlan::EventWithoutStart] {
            page.add("refused", text.tournament_refusal(&bad.into()));
        }
    });
}

#[test]
fn announcements_fit_their_limits() {
    let mut state = planned_tournament();
    state.plan.name = "*".repeat(60);
    state.entries =
        tournament_before_start("", "", vec![player_named(u64::MAX, LONG); 256]).entries;
    (state.plan.turn_up, state.organiser) = (2880 * MINUTE, PersonId::new(u64::MAX));
    let all: Vec<EntryId> = (0..CALLS).collect();
    for text in all_texts() {
        for stage in [Stage::SignUp, Stage::CheckIn { until: SOON }, Stage::Playing { until: None }]
        {
            let state = Tournament { stage, ..state.clone() };
            assert!(length_when_sent(&text.tournament_message(&state)) <= 2000);
        }
        for of in [Reminder::CheckIn, Reminder::Start] {
            let said = text.tournament_event_message(&state, &reminder_event(of, &all)).unwrap();
            assert!(
                (1000..=2000).contains(&length_when_sent(&said)),
                "{}",
                length_when_sent(&said)
            );
            assert_eq!(said.matches("<@").count(), CALLS);
        }
        assert!(length_when_sent(&text.scheduled_event_description(&state)) <= 1000);
    }
}
