//! The sentences of the clock, in every language.

use super::sentences::{snapshot, step};
use crate::ids::{ChannelId, PersonId};
use crate::text::core::fit::length;
use crate::text::tests::{FRIENDS, Style, texts};
use crate::text::{LobbyInfo, LobbyTerms, QuietRefusal, Timing, TurnLimit, TurnMessage};
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
    let step = step(3, Style::Best, |step| step.after.public_view().placements.len() == 9);
    let view = step.after.public_view();
    let names = &FRIENDS[..3];
    let until = 1_800_000_000;
    snapshot("clock", |text, page| {
        for limit in limits {
            page.say(&format!("{limit:?}"), text.clock_name(limit));
        }
        page.say("line", text.clock_line(TurnLimit::Minutes(2)));
        page.say("menu", text.choose_clock_placeholder());
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
        page.say("lobby", text.lobby(&lobby));
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
        page.say("turn", text.turn(&turn_message(timed)));
        let missed = Timing { missed: Some(step.seat), ordered: None, until: Some(until) };
        page.say("missed turn", text.turn(&turn_message(missed)));
        page.say("half time", text.reminder(PersonId::new(42), until, false));
        page.say("near the end", text.reminder(PersonId::new(42), until, true));
        page.say("the bot is back", text.note_bot_returned(false));
        page.say("the bot can write again", text.note_bot_returned(true));
        page.say("asleep, to the host", text.asleep_directly(ChannelId::new(7)));
        page.say("asleep", text.asleep(ChannelId::new(7)));
        page.say("no move for a week", text.idle_question(PersonId::new(42), until));
        page.say("seat minded", text.note_seat_minded(&FRIENDS[0], &FRIENDS[2], 3));
        page.say("seat taken back", text.note_seat_taken_back(&FRIENDS[0]));
        page.say("your time", text.your_time(until));
        page.say("their time", text.their_time(&FRIENDS[1], until));
        page.say("your seat is minded", text.seat_is_minded());
        page.say("rejoined", text.rejoined());
        page.say("stood in", text.stood_in());
        page.say("no quiet hours", text.quiet(None, true));
        for changed in [false, true] {
            let quiet = Some(("22:00–08:00", "Europe/Paris"));
            page.say(&format!("quiet hours, changed: {changed}"), text.quiet(quiet, changed));
        }
        for refusal in [
            QuietRefusal::Unreadable("*late*"),
            QuietRefusal::TooLong(16),
            QuietRefusal::NoZone,
            QuietRefusal::NoHours,
            QuietRefusal::UnknownZone("Mars"),
        ] {
            page.say(&format!("{refusal:?}"), text.quiet_refusal(refusal));
        }
    });
}

#[test]
fn a_line_without_room_is_left_out() {
    for text in texts() {
        let line = text.your_time(1_800_000_000);
        let room = 2000 - 1 - length(&line);
        let full = text.with_line("x".repeat(room), Some(line.clone()));
        assert_eq!(length(&full), 2000);
        assert_eq!(text.with_line("x".repeat(room + 1), Some(line)), "x".repeat(room + 1));
        for limit in [None, Some(TurnLimit::Minutes(30)), Some(TurnLimit::Days(7))] {
            assert!(length(&text.clock_name(limit)) <= 100);
        }
    }
}
