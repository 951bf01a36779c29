//! Tests of special names in all kinds of sentences: namesakes, and names written from right to left.

use crate::ids::{PersonId, RoleId};
use crate::league::tournament::{self, Author, Ending, Ruling, Stage, TournamentEvent};
use crate::league::{LeaderboardKind, LeaderboardPeriod, Month, Row};
use crate::text::tests::guild::league::{final_season_standings, leaderboard_page};
use crate::text::tests::table::sentences::check_snapshot;
use crate::text::tests::tournament::samples::player_named;
use crate::text::tests::{SampleMatch, Style, all_texts, goliath_rules, play_match};
use crate::text::{Closing, LobbyInfo, LobbyTerms, PlayerName, Text, Timing, TurnMessage};
use triominos_rules::game::{Event, Hints, Summary};

const NAMES: [PlayerName<'static>; 4] = [
    PlayerName::Person("שרה 7"),
    PlayerName::Namesake("שרה 7", 2),
    PlayerName::Person("سارة-(ق)"),
    PlayerName::Person("(מקס)"),
];

/// Returns a row of the standings for the entry with this index, at this rank.
fn standings_row(rank: u32, entry: usize) -> tournament::StandingsRow {
    tournament::StandingsRow {
        entry,
        rank,
        final_place: None,
        points: 12,
        head_to_head: None,
        opponents: None,
        wins: 0,
        place: None,
        margin: None,
        absences: 0,
        played: 1,
        lot: 1,
    }
}

/// Returns the standings of a tournament of people with these names.
fn tournament_standings(text: &Text, name: &str, player_names: &[&str]) -> String {
    let people = (1..).zip(player_names).map(|(id, name)| player_named(id, name));
    let state =
        crate::text::tests::tournament::samples::tournament_before_start(name, "goliath", people);
    let rows: Vec<tournament::StandingsRow> =
        (0..player_names.len()).map(|at| standings_row(at as u32 + 1, at)).collect();
    text.standings_page(&state, &rows, None, 0).content
}

/// Returns all sentences about a match that contain names of its players, each with a heading.
fn sentences_with_names_of_match(played: &SampleMatch, text: &Text) -> Vec<(String, String)> {
    let mut sentences = Vec::new();
    let mut say = |what: &str, sentence: String| sentences.push((what.to_owned(), sentence));
    let mut events: Vec<Event> = vec![played.start.clone()];
    for (number, step) in played.steps.iter().enumerate() {
        events.extend(step.events.iter().cloned());
        let view = step.after.public_view();
        let turn_message_with = |events, call| TurnMessage {
            names: &NAMES,
            view: &view,
            events,
            call,
            timing: Timing { missed: Some(step.seat), ordered: Some(step.seat), until: None },
            commitment: None,
            highlight: None,
        };
        let last = number + 1 == played.steps.len();
        if number % 10 != 0 && !last {
            continue;
        }
        say("turn", text.turn_message(&turn_message_with(&step.events, None)));
        say("all turns", text.turn_message(&turn_message_with(&events, Some(PersonId::new(7)))));
        say("board", text.board_message(&view, &NAMES));
        say("alt text", text.alt_board(&view, &NAMES));
        say("in words", text.game_in_words(&view, &NAMES, None));
        say(
            "closed",
            text.match_closed_early(&Closing::Host(NAMES[0]), Some((&view, &NAMES)), &NAMES, &[]),
        );
        let after = step.after.player_view(0).unwrap();
        say("rack", text.rack_message(&after, &NAMES));
        say("rack, alt text", text.alt_rack(&after, &NAMES));
        say("rack, in words", text.turn_in_words(&after, &NAMES, None));
        say("since", text.moves_since_own_turn(&after, &NAMES).join(" | "));
    }
    let summary = Summary::from_events(&goliath_rules(4), 4, &events);
    say("end, alt text", text.alt_end_card(&summary, &NAMES));
    say("replay, alt text", text.alt_replay(&summary, &NAMES));
    sentences
}

/// Returns sentences that contain names of players and are not about a match, each with a heading.
fn sentences_with_names_outside_matches(text: &Text) -> Vec<(&'static str, String)> {
    let rows: Vec<Row> = [(5, "שרה 7"), (3, "שרה 7"), (9, "سارة-(ق)")]
        .into_iter()
        .zip(1..)
        .map(|((person, name), place)| {
            let (name, value) = (name.to_owned(), f64::from(9 - place as i32));
            Row {
                place,
                person: PersonId::new(person),
                name,
                value,
                matches: 3,
                provisional: false,
            }
        })
        .collect();
    let months = Month::containing(0)..Month::containing(0).plus_months(1);
    let mut wins = leaderboard_page(LeaderboardKind::Wins, &months, &rows);
    (wins.view.period, wins.own) = (LeaderboardPeriod::AllTime, None);
    let season = final_season_standings(&months, &rows, vec![Some(1000); 3]);
    let people = [(1, "שרה 7"), (2, "שרה 7"), (3, "سارة-(ق)"), (4, "(מקס)")];
    let people = people.map(|(id, name)| player_named(id, name));
    let mut cup = crate::text::tests::tournament::samples::tournament_before_start(
        "גביע 3",
        "goliath",
        people,
    );
    cup.stage = Stage::Over(Ending::Played);
    // The points make this player the winner, regardless of the random tie-break.
    cup.entries[1].missed = 1;
    let table = |entries: &[usize]| {
        crate::text::tests::tournament::samples::open_tournament_table(3, 1, false, entries)
    };
    let seated = crate::text::tests::tournament::samples::with_everybody_seated;
    let place =
        |place, who| text.table_place_in_words(place, text.bold_name(who), Some(-5), Some(12));
    let places = [place(1, &NAMES[0]), place(2, &NAMES[1])].join(" · ");
    let called = crate::text::tests::tournament::samples::tournament_before_start(
        "גביע 3",
        "goliath",
        [player_named(42, "שרה 7")],
    );
    let ruling = Some(Ruling::Order(vec![vec![0], vec![1, 2]]));
    let by = Author { id: PersonId::new(3), name: "سارة-(ق)".to_owned() };
    let ruled = TournamentEvent::Ruled { table: 3, ruling, by, reason: None };
    let lobby = LobbyInfo {
        host: NAMES[0],
        rules: &triominos_rules::game::Edition::Goliath.into(),
        seats: &NAMES,
        hints: Hints::Full,
        level: None,
        stand_ins: false,
        clock: None,
        terms: LobbyTerms::default(),
        expires_unix: 1_800_000_000,
    };
    vec![
        ("lobby", text.lobby_message(&lobby)),
        ("seat minded", text.note_computer_plays_for(&NAMES[1], &PlayerName::Computer(2), 3)),
        ("their time", text.other_turn_deadline(&NAMES[0], 1_800_000_000)),
        ("leaderboard", text.leaderboard_message(&wins, true)),
        ("leaderboard, alt text", text.alt_leaderboard(&wins)),
        ("season", text.season_end_message(&season, Some((RoleId::new(5), Ok(()))), None, false)),
        ("no profile", text.no_profile_answer("שרה 7")),
        ("course, alt text", text.alt_rating_chart("שרה 7", &[])),
        ("tournament", text.tournament_message(&cup)),
        ("its table", format!("{}\n→ {places}", text.table_title(&table(&[0, 1, 2, 3]), &NAMES))),
        ("its call", text.tournament_table_call(&called, &seated(&called, table(&[0])))),
        (
            "its standings",
            tournament_standings(text, "גביע 3", &["שרה 7", "שרה 7", "سارة-(ق)", "(מקס)"]),
        ),
        ("its decision", text.tournament_event_message(&cup, &ruled).unwrap_or_default()),
    ]
}

/// Returns `true` if every right-to-left letter is between isolating marks that are closed on the same
/// line.
fn has_only_isolated_right_to_left_letters(text: &str) -> bool {
    text.lines().all(|line| {
        let mut inside = false;
        let keeps = line.chars().all(|letter| match letter {
            '\u{2068}' => !std::mem::replace(&mut inside, true),
            '\u{2069}' => std::mem::replace(&mut inside, false),
            '\u{590}'..='\u{8ff}' => inside,
            _ => true,
        });
        keeps && !inside
    })
}

#[test]
fn sentences_with_right_to_left_names_match_their_snapshots() {
    let played = play_match(goliath_rules(4), 4, 3, Style::Best);
    check_snapshot("names", |text, page| {
        for (what, sentence) in
            sentences_with_names_of_match(&played, text).into_iter().skip(9).take(9)
        {
            page.add(&what, sentence);
        }
        for (what, sentence) in sentences_with_names_outside_matches(text) {
            page.add(what, sentence);
        }
    });
}

#[test]
fn right_to_left_names_are_isolated_in_every_sentence() {
    for text in all_texts() {
        for seed in 0..4 {
            for (what, sentence) in sentences_with_names_of_match(
                &play_match(goliath_rules(4), 4, seed, Style::Any),
                text,
            ) {
                assert!(has_only_isolated_right_to_left_letters(&sentence), "{what}: {sentence:?}");
            }
        }
        for (what, sentence) in sentences_with_names_outside_matches(text) {
            assert!(
                has_only_isolated_right_to_left_letters(&sentence) && sentence.contains('\u{2068}'),
                "{what}: {sentence:?}"
            );
        }
    }
    assert!(
        has_only_isolated_right_to_left_letters("\u{2068}שרה\u{2069} 5")
            && has_only_isolated_right_to_left_letters("Ada 5")
    );
    for bare in ["שרה 5", "\u{2068}שרה", "\u{2068}שרה\n\u{2069}", "\u{2068}\u{2069}שרה"]
    {
        assert!(!has_only_isolated_right_to_left_letters(bare), "{bare:?}");
    }
}

#[test]
fn columns_of_standings_are_aligned_with_any_names() {
    for text in all_texts() {
        let names = ["Ada", "שרה", "e\u{301}\u{302}va", "`code`", "Wolfeschlegelsteinhausen"];
        let names = names.into_iter().chain(["Wolfeschlegelsteinhausen"]);
        let standings = tournament_standings(text, "Cup", &names.collect::<Vec<_>>());
        let rows: Vec<&str> = standings.lines().skip(2).take(7).collect();
        let seen = |row: &str| {
            let unseen =
                |letter: char| matches!(letter, '\u{300}'..='\u{36f}' | '\u{2068}'..='\u{2069}');
            row.chars().filter(|letter| !unseen(*letter)).count()
        };
        assert!(rows.iter().all(|row| seen(row) == seen(rows[0])), "{standings}");
        assert!(rows[5].contains("Wolfeschlegelst… "), "{standings}");
        assert!(rows[6].contains("Wolfeschleg… (2) "), "{standings}");
        assert!(
            standings.matches("```").count() == 2 && !standings.contains("`code"),
            "{standings}"
        );
    }
}
