//! Names that need care wherever they stand: two of one name, and those that run from right to left.

use super::sentences::snapshot;
use super::{Played, Style, goliath, play, texts};
use crate::game::{Event, Summary};
use crate::league::{Board, Month, Row, Span};
use crate::text::{
    By, Came, Closing, Hosted, HostedLength, HostedState, HostedTable, Line, LobbyInfo, Placed,
    SeasonTold, Standings, StandingsOf, Text, Timing, Told, TournamentNews, Who,
};

const NAMES: [Who<'static>; 4] = [
    Who::Person("שרה 7"),
    Who::Namesake("שרה 7", 2),
    Who::Person("سارة-(ق)"),
    Who::Person("(מקס)"),
];

fn line(rank: u32, who: Who<'static>) -> Line<'static> {
    let (points, lot) = (12, 1);
    let (head_to_head, opponents, place, margin) = (None, None, None, None);
    let (wins, absences) = (0, 0);
    Line { rank, who, points, head_to_head, opponents, wins, place, margin, absences, lot }
}

/// Everything that a match says of those who play, with how it is called.
fn said_of(played: &Played, text: &Text) -> Vec<(String, String)> {
    let mut said = Vec::new();
    let mut say = |what: &str, sentence: String| said.push((what.to_owned(), sentence));
    let mut events: Vec<Event> = vec![played.start.clone()];
    for (number, step) in played.steps.iter().enumerate() {
        events.extend(step.events.iter().cloned());
        let (view, seeds) = (step.after.public_view(), ["5eed".to_owned()]);
        let told = |events, call| Told {
            names: &NAMES,
            view: &view,
            events,
            call,
            timing: Timing { missed: Some(step.seat), until: None },
            commitment: None,
            seeds: &seeds,
        };
        let last = number + 1 == played.steps.len();
        if number % 10 != 0 && !last {
            continue;
        }
        say("turn", text.turn(&told(&step.events, None)));
        say("all turns", text.turn(&told(&events, Some(7))));
        say("board", text.board(&view, &NAMES));
        say("alt text", text.alt_board(&view, &NAMES));
        say("in words", text.board_in_words(&view, &NAMES).remove(0));
        say("closed", text.closed(&Closing::Host(NAMES[0]), Some((&view, &NAMES))));
        let after = step.after.player_view(0).unwrap();
        say("rack", text.rack(&after, &NAMES, true));
        say("rack, alt text", text.alt_rack(&after, &NAMES, true));
        say("since", text.since(&after, &NAMES).join(" | "));
    }
    let summary = Summary::of(&goliath(4), 4, &events);
    say("end, alt text", text.alt_end(&summary, &NAMES));
    say("replay, alt text", text.alt_replay(&summary, &NAMES));
    said
}

/// Everything else that names those who play.
fn said_beside(text: &Text) -> Vec<(&'static str, String)> {
    let rows: Vec<Row> = [(5, "שרה 7"), (3, "שרה 7"), (9, "سارة-(ق)")]
        .into_iter()
        .zip(1..)
        .map(|((person, name), place)| {
            let (name, value) = (name.to_owned(), f64::from(9 - place as i32));
            Row { place, person, name, value, matches: 3, provisional: false }
        })
        .collect();
    let months = Month::of(0)..Month::of(0).plus(1);
    let standings = Standings {
        board: Board::Wins,
        span: Span::AllTime,
        months: &months,
        edition: None,
        rows: &rows,
        page: 0,
        pages: 1,
        people: 3,
        own: None,
        best: 8.0,
    };
    let ratings = [Some(1000); 3];
    let season = SeasonTold {
        months: &months,
        rows: &rows,
        ratings: &ratings,
        champion: rows.first(),
        role: Some((5, true)),
    };
    let hosted = Hosted {
        name: "גביע 3",
        organiser: 42,
        length: HostedLength::Rounds(4),
        seats: 4,
        has_final: false,
        edition: "goliath",
        players: &NAMES,
        capacity: 64,
        state: HostedState::Won(NAMES[1]),
    };
    let table = HostedTable::OfRound { table: 3, round: 1 };
    let placed = [(0, 1), (1, 2)].map(|(at, place)| Placed {
        who: NAMES[at],
        place,
        score: Some(-5),
        points: Some(12),
    });
    let lines: Vec<Line<'_>> =
        NAMES.into_iter().zip(1..).map(|(who, rank)| line(rank, who)).collect();
    let by = By { id: 42, who: Some(NAMES[2]) };
    let order = [vec![NAMES[0]], vec![NAMES[1], NAMES[2]]];
    let ruled = TournamentNews::RuledOrder { by, table: 3, order: &order };
    let lobby = LobbyInfo {
        host: NAMES[0],
        rules: &crate::game::Edition::Goliath.into(),
        seats: &NAMES,
        hints: true,
        clock: None,
        expires_unix: 1_800_000_000,
    };
    vec![
        ("lobby", text.lobby(&lobby)),
        ("seat minded", text.note_seat_minded(&NAMES[1], &Who::Computer(2), 3)),
        ("their time", text.their_time(&NAMES[0], 1_800_000_000)),
        ("leaderboard", text.leaderboard(&standings, true)),
        ("leaderboard, alt text", text.alt_leaderboard(&standings)),
        ("season", text.season_over(&season)),
        ("no profile", text.no_profile("שרה 7")),
        ("course, alt text", text.alt_course("שרה 7", &[])),
        ("tournament", text.hosted(&hosted)),
        ("its table", text.hosted_table(table, &NAMES, &Came::Places(&placed), false)),
        ("its call", text.hosted_call(table, "גביע 3", &[42], 10, 1_800_000_000)),
        (
            "its standings",
            text.hosted_standings(StandingsOf::Now, "גביע 3", &lines, None, 0).content,
        ),
        ("its decision", text.hosted_event(&ruled)),
    ]
}

/// Whether every letter that goes from right to left is between marks, and what is between them ends with its line.
fn is_isolated(text: &str) -> bool {
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
fn names_from_right_to_left() {
    let played = play(goliath(4), 4, 3, Style::Best);
    snapshot("names", |text, page| {
        for (what, sentence) in said_of(&played, text).into_iter().skip(9).take(9) {
            page.say(&what, sentence);
        }
        for (what, sentence) in said_beside(text) {
            page.say(what, sentence);
        }
    });
}

#[test]
fn nothing_beside_a_name_is_turned_around() {
    for text in texts() {
        for seed in 0..4 {
            for (what, sentence) in said_of(&play(goliath(4), 4, seed, Style::Any), text) {
                assert!(is_isolated(&sentence), "{what}: {sentence:?}");
            }
        }
        for (what, sentence) in said_beside(text) {
            assert!(
                is_isolated(&sentence) && sentence.contains('\u{2068}'),
                "{what}: {sentence:?}"
            );
        }
    }
    assert!(is_isolated("\u{2068}שרה\u{2069} 5") && is_isolated("Ada 5"));
    for bare in ["שרה 5", "\u{2068}שרה", "\u{2068}שרה\n\u{2069}", "\u{2068}\u{2069}שרה"]
    {
        assert!(!is_isolated(bare), "{bare:?}");
    }
}

#[test]
fn columns_stand_under_each_other_whatever_the_names_are() {
    for text in texts() {
        let names = ["Ada", "שרה", "e\u{301}\u{302}va", "`code`", "Wolfeschlegelsteinhausen"];
        let mut lines: Vec<Line<'_>> =
            names.into_iter().zip(1..).map(|(name, rank)| line(rank, Who::Person(name))).collect();
        lines.push(line(6, Who::Namesake("Wolfeschlegelsteinhausen", 2)));
        let standings = text.hosted_standings(StandingsOf::Now, "Cup", &lines, None, 0).content;
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
