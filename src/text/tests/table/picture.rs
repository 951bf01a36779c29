//! Labels and alternative texts of pictures, in every language.

use super::sentences::{snapshot, step};
use crate::text::Who;
use crate::text::core::fit::length;
use crate::text::tests::{FRIENDS, Style, play, texts};
use triominos_rules::game::{Edition, Event, Summary};

/// Says that the summary of a match of three players.
fn ended(edition: Edition) -> Summary {
    let rules = edition.rules(3).unwrap();
    let played = play(rules.clone(), 3, 5, Style::Best);
    let mut events: Vec<Event> = vec![played.start];
    events.extend(played.steps.into_iter().flat_map(|step| step.events));
    Summary::from_events(&rules, 3, &events)
}

#[test]
fn texts_of_pictures_match_their_snapshots() {
    let names = &FRIENDS[..3];
    let own = step(3, Style::Best, |step| {
        let view = step.after.turn().and_then(|seat| step.after.player_view(seat)).unwrap();
        view.moves_since_last_turn().iter().any(|moved| moved.points() < 0)
            && view.moves_since_last_turn().len() > 3
    });
    let view = own.after.player_view(own.after.turn().unwrap()).unwrap();
    let (scored, unscored) = (ended(Edition::Goliath), ended(Edition::Casual));
    snapshot("picture", |text, page| {
        page.say("title", text.board_title(&view.public));
        let mut round = view.public.clone();
        round.rules = Edition::Tournament.rules(3).unwrap();
        page.say("title with rounds", text.board_title(&round));
        page.say("since", text.moves_since_own_turn(&view, names).join(" | "));
        page.say("close-up", text.close_up_title());
        page.say("close-up, in words", text.alt_close_up(&view.public));
        let shown = text.alt_board(&view.public, names);
        let placed = "**Bo\\_b** placed 2-4-5.".to_owned();
        page.say("without pictures", text.in_place_of_pictures(placed, &shown, true));
        page.say("end", text.end_title(&scored.winners, names));
        page.say("tied", text.end_title(&[0, 2], names));
        page.say("nobody", text.end_title(&[], names));
        page.say("headings", text.end_headings(&round.rules).join(" | "));
        page.say("foot", text.end_foot(&round.rules, 1));
        page.say("foot of three", text.end_foot(&round.rules, 3));
        page.say("end, in words", text.alt_end(&scored, names));
        page.say("unscored, in words", text.alt_end(&unscored, names));
        page.say("round", text.replay_round());
        page.say("replay, in words", text.alt_replay(&scored, names));
        page.say("answer", text.replay());
    });
}

#[test]
fn descriptions_of_ends_fit_their_limit() {
    let long = "Ŵ".repeat(200);
    let mut summary = ended(Edition::Goliath);
    summary.seats = summary.seats.iter().cycle().take(6).copied().collect();
    for seat in &mut summary.seats {
        seat.score = i32::MIN;
        seat.tiles.points = i32::MIN;
    }
    summary.winners = (0..6).collect();
    let names = [Who::Person(&long); 6];
    for text in texts() {
        let alt = text.alt_end(&summary, &names);
        assert!(length(&alt) <= 1024, "{alt}");
        assert!(length(&text.alt_replay(&summary, &names)) <= 1024);
    }
}

#[test]
fn moves_since_the_own_turn_are_those_of_others() {
    let played = play(Edition::Goliath.rules(3).unwrap(), 3, 7, Style::Any);
    for step in &played.steps {
        for seat in 0..3 {
            let view = step.after.player_view(seat).unwrap();
            let since = view.moves_since_last_turn();
            assert!(since.iter().all(|moved| moved.seat() != seat));
            for text in texts() {
                assert_eq!(
                    text.moves_since_own_turn(&view, &FRIENDS[..3]).is_empty(),
                    since.is_empty()
                );
            }
        }
    }
}
