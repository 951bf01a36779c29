//! Leaderboards, profiles and seasons in words.

use std::ops::Range;

use super::sentences::snapshot;
use super::texts;
use crate::game::Edition;
use crate::league::{Board, Month, Point, Row, SeasonLength, Span, Totals};
use crate::text::fit::length;
use crate::text::{Profiled, SeasonTold, Standings};

/// 2026-11-21.
const NOW: i64 = 1_795_219_200_000;
/// The longest name there is: 32 letters of which each is escaped.
const LONG: &str = "********************************";

fn row(place: u32, name: &str, value: f64) -> Row {
    Row {
        place,
        person: u64::from(place),
        name: name.to_owned(),
        value,
        matches: 12,
        provisional: false,
    }
}

fn month() -> Range<Month> {
    SeasonLength::Month.around(Month::of(NOW))
}

fn standings<'a>(board: Board, months: &'a Range<Month>, rows: &'a [Row]) -> Standings<'a> {
    Standings {
        board,
        span: Span::Season,
        months,
        edition: None,
        rows,
        page: 0,
        pages: 1,
        people: rows.len(),
        own: rows.last(),
        best: 0.0,
    }
}

fn totals() -> Totals {
    Totals {
        matches: 23,
        wins: 9,
        rounds: 41,
        points: 3_290,
        best_move: Some(72),
        best_match: Some(411),
        bridges: 1,
        hexagons: 6,
        solo: Some(204),
        left: 2,
        ..Totals::default()
    }
}

#[test]
fn leaderboards_profiles_and_seasons() {
    snapshot("league", |text, page| {
        let months = month();
        for board in Board::ALL {
            let value = if board == Board::Rating { 1634.0 } else { 2.0 };
            let rows = [row(1, "Ada", value), row(2, "Bo *the* great", 1.0)];
            let told = standings(board, &months, &rows);
            page.say(board.name(), text.leaderboard(&told, true));
            page.say(&format!("{} without", board.name()), {
                text.leaderboard(&Standings { own: None, rows: &[], ..told }, false)
            });
        }
        let quarter = SeasonLength::Quarter.around(Month::of(NOW));
        let mut rows = [row(11, "Ada", 92.9), row(12, "Bo", -4.5)];
        rows[1].provisional = true;
        let second = Standings {
            edition: Some(Edition::Kids),
            page: 1,
            pages: 3,
            people: 23,
            ..standings(Board::PointsARound, &quarter, &rows)
        };
        page.say("second page", text.leaderboard(&second, false));
        page.say("second page, alt text", text.alt_leaderboard(&second));
        let all_time = Standings { span: Span::AllTime, ..second.clone() };
        page.say("all time", text.leaderboard_heading(&all_time));
        let (totals, nothing) = (totals(), Totals::default());
        let season = row(2, "Ada", 12.5);
        let profile = Profiled {
            name: "Ada",
            rating: Some((1634, false)),
            place: Some((3, 17)),
            totals: &totals,
            season: Some(&season),
        };
        page.say("profile", text.profile(&profile));
        page.say(
            "profile of few matches",
            text.profile(&Profiled { rating: Some((948, true)), season: None, ..profile }),
        );
        let new =
            Profiled { name: "Bo", rating: None, place: None, totals: &nothing, season: None };
        page.say("profile without a rating", text.profile(&new));
        page.say("no profile", text.no_profile("Bo *the* great"));
        let course = [1000, 1115, 948, 1040].map(|points| Point { at: NOW, points });
        page.say("course", text.alt_course("Ada", &course));
        page.say("course of one match", text.alt_course("Ada", &course[..1]));
        page.say("a day", text.day(NOW));
        let rows = [row(1, "Ada", 12.5), row(2, "Bo *the* great", 9.0)];
        let ratings = [Some(1634), Some(1500)];
        let over = SeasonTold {
            months: &months,
            rows: &rows,
            ratings: &ratings,
            champion: Some(&rows[0]),
            role: Some((5, true)),
        };
        page.say("season", text.season_over(&over));
        let refused = SeasonTold { role: Some((5, false)), ..over.clone() };
        page.say("season, no right to the role", text.season_over(&refused));
        let nobody = SeasonTold { champion: None, months: &quarter, ..over };
        page.say("season, no champion", text.season_over(&nobody));
        let month = Some(SeasonLength::Month);
        page.say("settings", text.league_settings(month, None, None, true));
        page.say("settings of all", text.league_settings(month, Some(1), Some(2), false));
        page.say("settings without right", text.league_settings(month, None, Some(2), true));
        page.say("settings without seasons", text.league_settings(None, None, None, false));
    });
}

#[test]
fn months_have_names() {
    for text in texts() {
        let mut month = Month::of(0);
        let mut names = std::collections::BTreeSet::new();
        for _ in 0..24 {
            names.insert(text.months(&(month..month.plus(1))));
            month = month.plus(1);
        }
        assert_eq!(names.len(), 24, "{names:?}");
    }
}

#[test]
fn messages_and_alternative_texts_fit() {
    let months = SeasonLength::Quarter.around(Month::of(NOW));
    let long: Vec<Row> = (1..=40).map(|place| row(place, LONG, f64::MAX)).collect();
    let ratings = vec![Some(i32::MAX); 40];
    for text in texts() {
        for board in Board::ALL {
            let page = Standings {
                edition: Some(Edition::TournamentPl),
                pages: 99_999,
                ..standings(board, &months, &long[..10])
            };
            assert!(length(&text.leaderboard(&page, true)) <= 2000);
            let alt = text.alt_leaderboard(&page);
            assert!(length(&alt) <= 1024 && alt.contains("1. "), "{alt}");
            for label in [text.board_name(board), text.choose_board(), text.choose_span()] {
                assert!(length(&label) <= 100, "{label}");
            }
            assert_eq!(text.choice_name("by", board.name()), Some(text.board_name(board)));
        }
        for span in Span::ALL {
            assert_eq!(text.choice_name("period", span.name()), Some(text.span_name(span)));
        }
        for (name, season) in [
            ("month", Some(SeasonLength::Month)),
            ("quarter", Some(SeasonLength::Quarter)),
            ("none", None),
        ] {
            assert_eq!(text.choice_name("season", name), Some(text.season_choice(season)));
        }
        for label in [text.higher(), text.lower(), text.my_place()] {
            assert!(length(&label) <= 34, "{label}");
        }
        let told = SeasonTold {
            months: &months,
            rows: &long,
            ratings: &ratings,
            champion: long.first(),
            role: Some((u64::MAX, false)),
        };
        let over = text.season_over(&told);
        assert!(length(&over) <= 2000 && over.contains("Manage Roles") | over.contains("rôles"));
        let course = [Point { at: NOW, points: i32::MIN }; 500];
        assert!(length(&text.alt_course(LONG, &course)) <= 1024);
    }
}
