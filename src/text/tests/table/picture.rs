//! Tests of the labels and alternative texts of pictures, in every language.

use super::sentences::{check_snapshot, first_step};
use crate::text::PlayerName;
use crate::text::core::fit::length_when_sent;
use crate::text::tests::{FRIENDS, Style, all_texts, play_match};
use triominos_rules::game::{Edition, Event, Summary};

/// Returns the summary of a match of three players.
fn summary_of_match(edition: Edition) -> Summary {
    let rules = edition.rules(3).unwrap();
    let played = play_match(rules.clone(), 3, 5, Style::Best);
    let mut events: Vec<Event> = vec![played.start];
    events.extend(played.steps.into_iter().flat_map(|step| step.events));
    Summary::from_events(&rules, 3, &events)
}

#[test]
fn texts_of_pictures_match_their_snapshots() {
    let names = &FRIENDS[..3];
    let own = first_step(3, Style::Best, |step| {
        let view = step.after.turn().and_then(|seat| step.after.player_view(seat)).unwrap();
        view.moves_of_others_since_last_turn().iter().any(|moved| moved.points() < 0)
            && view.moves_of_others_since_last_turn().len() > 3
    });
    let view = own.after.player_view(own.after.turn().unwrap()).unwrap();
    let (scored, unscored) =
        (summary_of_match(Edition::Goliath), summary_of_match(Edition::Casual));
    check_snapshot("picture", |text, page| {
        page.add("title", text.board_title(&view.public));
        let mut round = view.public.clone();
        round.rules = Edition::Tournament.rules(3).unwrap();
        page.add("title with rounds", text.board_title(&round));
        page.add("since", text.moves_since_own_turn(&view, names).join(" | "));
        page.add("close-up", text.board_close_up_title());
        page.add("close-up, in words", text.alt_board_close_up(&view.public));
        let shown = text.alt_board(&view.public, names);
        let placed = "**Bo\\_b** placed 2-4-5.".to_owned();
        page.add("without pictures", text.with_text_instead_of_pictures(placed, &shown, true));
        page.add("end", text.end_card_title(&scored.winners, names));
        page.add("tied", text.end_card_title(&[0, 2], names));
        page.add("nobody", text.end_card_title(&[], names));
        page.add("headings", text.end_card_headings(&round.rules).join(" | "));
        page.add("foot", text.end_card_footer(&round.rules, 1));
        page.add("foot of three", text.end_card_footer(&round.rules, 3));
        page.add("end, in words", text.alt_end_card(&scored, names));
        page.add("unscored, in words", text.alt_end_card(&unscored, names));
        page.add("round", text.replay_round_word());
        page.add("replay, in words", text.alt_replay(&scored, names));
        page.add("answer", text.replay_caption());
    });
}

#[test]
fn alternative_texts_of_finished_matches_fit_their_limit() {
    let long = "Ŵ".repeat(200);
    let mut summary = summary_of_match(Edition::Goliath);
    summary.seats = summary.seats.iter().cycle().take(6).copied().collect();
    for seat in &mut summary.seats {
        seat.score = i32::MIN;
        seat.tiles.points = i32::MIN;
    }
    summary.winners = (0..6).collect();
    let names = [PlayerName::Person(&long); 6];
    for text in all_texts() {
        let alt = text.alt_end_card(&summary, &names);
        assert!(length_when_sent(&alt) <= 1024, "{alt}");
        assert!(length_when_sent(&text.alt_replay(&summary, &names)) <= 1024);
    }
}

#[test]
fn moves_since_a_players_own_turn_are_those_of_other_players() {
    let played = play_match(Edition::Goliath.rules(3).unwrap(), 3, 7, Style::Any);
    for step in &played.steps {
        for seat in 0..3 {
            let view = step.after.player_view(seat).unwrap();
            let since = view.moves_of_others_since_last_turn();
            assert!(since.iter().all(|moved| moved.seat() != seat));
            for text in all_texts() {
                assert_eq!(
                    text.moves_since_own_turn(&view, &FRIENDS[..3]).is_empty(),
                    since.is_empty()
                );
            }
        }
    }
}
