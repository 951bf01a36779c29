//! Tests of the sentences of the turn clock, in every language.

use super::sentences::{check_snapshot, first_step};
use crate::ids::{ChannelId, PersonId};
use crate::text::core::fit::length_when_sent;
use crate::text::tests::{FRIENDS, Style, all_texts};
use crate::text::{LobbyInfo, LobbyTerms, QuietHoursRefusal, Timing, TurnLimit, TurnMessage};
use triominos_rules::game::{Edition, Hints};

#[test]
fn clock_sentences_match_their_snapshots() {
    let limits = [
        None,
        Some(TurnLimit::Minutes(1)),
        Some(TurnLimit::Minutes(10)),
        Some(TurnLimit::Days(1)),
        Some(TurnLimit::Days(7)),
    ];
    let step = first_step(3, Style::Best, |step| step.after.public_view().placements.len() == 9);
    let view = step.after.public_view();
    let names = &FRIENDS[..3];
    let until = 1_800_000_000;
    check_snapshot("clock", |text, page| {
        for limit in limits {
            page.add(&format!("{limit:?}"), text.clock_name(limit));
        }
        page.add("line", text.clock_line(TurnLimit::Minutes(2)));
        page.add("menu", text.choose_clock_placeholder());
        let lobby = LobbyInfo {
            host: FRIENDS[0],
            rules: &Edition::Goliath.into(),
            seats: &FRIENDS[..2],
            hints: Hints::Full,
            level: None,
            stand_ins: false,
            clock: Some(TurnLimit::Days(2)),
            terms: LobbyTerms::default(),
            expires_unix: until,
        };
        page.add("lobby", text.lobby_message(&lobby));
        let turn_message = |timing| TurnMessage {
            names,
            view: &view,
            events: &step.events,
            call: Some(PersonId::new(42)),
            timing,
            commitment: None,
            highlight: None,
        };
        let timed = Timing { until: Some(until), ..Timing::default() };
        page.add("turn", text.turn_message(&turn_message(timed)));
        let missed = Timing { missed: Some(step.seat), ordered: None, until: Some(until) };
        page.add("missed turn", text.turn_message(&turn_message(missed)));
        page.add("half time", text.turn_reminder(PersonId::new(42), until, false));
        page.add("near the end", text.turn_reminder(PersonId::new(42), until, true));
        page.add("the bot is back", text.note_bot_returned(false));
        page.add("the bot can write again", text.note_bot_returned(true));
        page.add("the tournament is paused", text.clock_stopped());
        page.add("the tournament goes on", text.note_clock_continued());
        page.add("asleep, to the host", text.table_on_hold_direct_message(ChannelId::new(7)));
        page.add("asleep", text.table_on_hold_refusal(ChannelId::new(7)));
        page.add("no move for a week", text.idle_question(PersonId::new(42), until));
        page.add("seat minded", text.note_computer_plays_for(&FRIENDS[0], &FRIENDS[2], 3));
        page.add("seat taken back", text.note_seat_taken_back(&FRIENDS[0]));
        page.add("your time", text.own_turn_deadline(until));
        page.add("their time", text.other_turn_deadline(&FRIENDS[1], until));
        page.add("your seat is minded", text.computer_plays_your_seat());
        page.add("rejoined", text.you_took_seat_back());
        page.add("stood in", text.you_replaced_computer());
        page.add("no quiet hours", text.quiet_hours_line(None, true));
        for changed in [false, true] {
            let quiet = Some(("22:00–08:00", "Europe/Paris"));
            page.add(
                &format!("quiet hours, changed: {changed}"),
                text.quiet_hours_line(quiet, changed),
            );
        }
        for refusal in [
            QuietHoursRefusal::Unreadable("*late*"),
            QuietHoursRefusal::TooLong(16),
            QuietHoursRefusal::NoZone,
            QuietHoursRefusal::NoHours,
            QuietHoursRefusal::UnknownZone("Mars"),
        ] {
            page.add(&format!("{refusal:?}"), text.quiet_hours_refusal(refusal));
        }
    });
}

#[test]
fn a_line_without_room_is_left_out() {
    for text in all_texts() {
        let line = text.own_turn_deadline(1_800_000_000);
        let room = 2000 - 1 - length_when_sent(&line);
        let full = text.with_line_below("x".repeat(room), Some(line.clone()));
        assert_eq!(length_when_sent(&full), 2000);
        assert_eq!(text.with_line_below("x".repeat(room + 1), Some(line)), "x".repeat(room + 1));
        for limit in [None, Some(TurnLimit::Minutes(30)), Some(TurnLimit::Days(7))] {
            assert!(length_when_sent(&text.clock_name(limit)) <= 100);
        }
    }
}
