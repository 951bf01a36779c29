//! Leaderboards, profiles and seasons in words.

use std::ops::Range;

use crate::ids::{ChannelId, GuildId, PersonId, RoleId, TournamentId};
use crate::league::tournament::Format;
use crate::league::{
    Board, Course, Deeds, FinalTable, FinishedTournament, Finisher, LeaderboardPage,
    LeaderboardView, MatchResult, Month, Placing, Player, Point, Profile, Rating, Row, RuleChanges,
    RuledResult, SeasonLength, SeatResult, Span, Totals, TournamentTotals, Trophies, Voiding,
};
use crate::text::core::fit::length;
use crate::text::tests::table::sentences::snapshot;
use crate::text::tests::texts;
use crate::text::{Permission, RoleTrouble};
use triominos_rules::game::{Edition, Scoring};

/// 2026-11-21.
const NOW: i64 = 1_795_219_200_000;
/// The longest name in a message: 32 letters, each of which is escaped.
const LONG: &str = "********************************";

fn row(place: u32, name: &str, value: f64) -> Row {
    Row {
        place,
        person: PersonId::new(u64::from(place)),
        name: name.to_owned(),
        value,
        matches: 12,
        provisional: false,
    }
}

fn month() -> Range<Month> {
    SeasonLength::Month.around(Month::containing(NOW))
}

pub(in crate::text::tests) fn leaderboard(
    board: Board,
    months: &Range<Month>,
    rows: &[Row],
) -> LeaderboardPage {
    LeaderboardPage {
        view: LeaderboardView { board, span: Span::Season, edition: None },
        months: months.clone(),
        rows: rows.to_vec(),
        page: 0,
        pages: 1,
        people: rows.len(),
        own: rows.last().map(|row| (row.clone(), 0)),
        best: 0.0,
    }
}

/// Returns the final table of a season won by the player of the first row.
pub(in crate::text::tests) fn final_table(
    months: &Range<Month>,
    rows: &[Row],
    ratings: Vec<Option<i32>>,
) -> FinalTable {
    let (months, rows) = (months.clone(), rows.to_vec());
    FinalTable {
        months,
        ratings,
        champion: rows.first().cloned(),
        rows,
        tournaments: Vec::new(),
        tournament_champion: None,
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
        with_computers: 8,
        wins_over_computers: 1,
        rated: 14,
        bridges: 1,
        hexagons: 6,
        left: 2,
        ..Totals::default()
    }
}

/// Returns a tournament won among six.
fn won() -> TournamentTotals {
    let player = |id| Finisher {
        player: Player::Person { id: PersonId::new(id), name: "Ada".to_owned() },
        counts: true,
    };
    let finished = FinishedTournament {
        name: "Cup".to_owned(),
        edition: "goliath".to_owned(),
        format: Format::Swiss { rounds: 3 },
        seats: 4,
        started_at: NOW,
        finished_at: NOW,
        field: (1..=6).map(player).collect(),
    };
    let mut trophies = Trophies::default();
    trophies.enter(1, TournamentId(1), &finished, |_, _| true);
    trophies.totals_of(PersonId::new(1), &month())
}

fn placing(name: &str, finished_at: i64, place: u32, of: u32) -> Placing {
    Placing { tournament: TournamentId(1), name: name.to_owned(), finished_at, place, of }
}

#[test]
fn leaderboards_profiles_and_seasons_match_their_snapshots() {
    snapshot("league", |text, page| {
        let months = month();
        for board in Board::ALL.iter().copied() {
            let value = if board == Board::Rating { 1634.0 } else { 2.0 };
            let rows = [row(1, "Ada", value), row(2, "Bo *the* great", 1.0)];
            let told = leaderboard(board, &months, &rows);
            page.say(board.name(), text.leaderboard(&told, true));
            page.say(&format!("{} without", board.name()), {
                text.leaderboard(&LeaderboardPage { own: None, rows: Vec::new(), ..told }, false)
            });
        }
        let quarter = SeasonLength::Quarter.around(Month::containing(NOW));
        let mut rows = [row(11, "Ada", 92.9), row(12, "Bo", -4.5)];
        rows[1].provisional = true;
        let mut second = LeaderboardPage {
            page: 1,
            pages: 3,
            people: 23,
            ..leaderboard(Board::PointsARound, &quarter, &rows)
        };
        second.view.edition = Some(Edition::Kids);
        page.say("second page", text.leaderboard(&second, false));
        page.say("second page, alt text", text.alt_leaderboard(&second));
        second.view.span = Span::AllTime;
        page.say("all time", text.leaderboard_heading(&second));
        for edition in [Edition::Kids, Edition::Tournament] {
            let mut none = LeaderboardPage { own: None, ..leaderboard(Board::Solo, &months, &[]) };
            none.view.edition = Some(edition);
            page.say(&format!("solo, {}", edition.name()), text.leaderboard(&none, false));
        }
        let known = Rating { mean: 21.85, deviation: 2.0 };
        let provisional = Rating { mean: 22.7, deviation: 8.0 };
        assert_eq!((known.points(), provisional.points()), (1634, 948));
        let profile = Profile {
            name: "Ada".to_owned(),
            rating: Some(known),
            place: Some((3, 17)),
            all_time: totals(),
            solo: vec![(Edition::Goliath, 204), (Edition::Kids, 1)],
            season: Some(row(2, "Ada", 12.5)),
            course: Course::default(),
            tournaments: won(),
            last_tournaments: vec![
                placing("Friday *Cup*", NOW, 1, 6),
                placing("Night", NOW - 86_400_000, 12, 31),
            ],
        };
        page.say("profile", text.profile(&profile));
        page.say(
            "profile of few matches",
            text.profile(&Profile { rating: Some(provisional), season: None, ..profile }),
        );
        let new = Profile {
            name: "Bo".to_owned(),
            rating: None,
            place: None,
            all_time: Totals::default(),
            solo: Vec::new(),
            season: None,
            course: Course::default(),
            tournaments: TournamentTotals::default(),
            last_tournaments: Vec::new(),
        };
        page.say("profile without a rating", text.profile(&new));
        let few = Totals { matches: 2, wins: 1, rated: 0, with_computers: 0, ..totals() };
        page.say("profile of matches that are not rated", {
            text.profile(&Profile { all_time: few.clone(), ..new.clone() })
        });
        let rated = Totals { rated: 2, ..few };
        page.say("profile of rated matches", text.profile(&Profile { all_time: rated, ..new }));
        page.say("no profile", text.no_profile("Bo *the* great"));
        let course = [(1000, 1), (1115, 2), (948, 3), (1040, 4)];
        let course = course.map(|(points, matches)| Point { at: NOW, points, matches });
        page.say("course", text.alt_course("Ada", &course));
        page.say("course of one match", text.alt_course("Ada", &course[..1]));
        page.say("a day", text.day(NOW));
        let rows = [row(1, "Ada", 12.5), row(2, "Bo *the* great", 9.0)];
        let over = final_table(&months, &rows, vec![Some(1634), Some(1500)]);
        let role = RoleId::new(5);
        page.say("season", text.season_over(&over, Some((role, Ok(()))), None, false));
        for (name, trouble) in [
            ("season, no right to the role", RoleTrouble::NotBelowMine),
            ("season, the role has got rights", RoleTrouble::Moderating),
            ("season, the role is gone", RoleTrouble::Gone),
        ] {
            page.say(name, text.season_over(&over, Some((role, Err(trouble))), None, false));
        }
        let tournaments = vec![row(2, "Bo *the* great", 31.0), row(3, "Cy", 1.0)];
        let both = FinalTable {
            tournament_champion: tournaments.first().cloned(),
            tournaments,
            ..over.clone()
        };
        page.say(
            "season with tournaments",
            text.season_over(&both, None, Some((role, Ok(()))), false),
        );
        let neither = FinalTable { champion: None, tournament_champion: None, ..both };
        page.say("season, no champion of either", text.season_over(&neither, None, None, false));
        let nobody = FinalTable { champion: None, months: quarter, ..over };
        page.say(
            "season, no champion",
            text.season_over(&nobody, Some((role, Ok(()))), None, false),
        );
        let month = Some(SeasonLength::Month);
        page.say("settings", text.league_settings(month, None, (None, None), true));
        page.say(
            "settings of all",
            text.league_settings(
                month,
                Some(ChannelId::new(1)),
                (Some(RoleId::new(2)), Some(RoleId::new(3))),
                false,
            ),
        );
        page.say(
            "settings without right",
            text.league_settings(month, None, (None, Some(RoleId::new(2))), true),
        );
        for (name, trouble) in [
            ("a role that is not theirs to give", RoleTrouble::NotYours),
            ("a role above theirs", RoleTrouble::NotBelowYours),
            ("a role above the bot's", RoleTrouble::NotBelowMine),
            ("a role of a moderator", RoleTrouble::Moderating),
            ("a role of an app", RoleTrouble::Unassignable),
        ] {
            page.say(name, text.role_refused(trouble));
        }
        page.say("settings without seasons", text.league_settings(None, None, (None, None), false));
    });
}

/// Returns a result of two people of the same name and a computer, with a decision about it.
fn ruled(name: &str, reason: &str, voided: bool) -> RuledResult {
    let seat = |player, points| SeatResult {
        player,
        left: None,
        points,
        place: 1,
        deeds: Deeds::default(),
        minded_turns: 0,
    };
    let person = |id| Player::Person { id: PersonId::new(id), name: name.to_owned() };
    let result = MatchResult {
        table: 5,
        guild: GuildId::new(1),
        channel: ChannelId::new(2),
        started_at: NOW,
        finished_at: NOW,
        edition: Edition::default(),
        rule_changes: RuleChanges::None,
        given_up: false,
        friendly: false,
        scoring: Scoring::Standard,
        rounds: 1,
        seats: vec![
            seat(person(1), 412),
            seat(person(2), -5),
            seat(Player::Computer { number: 2 }, 30),
        ],
    };
    let voiding = Voiding {
        voided,
        at: NOW,
        by: PersonId::new(9),
        name: name.to_owned(),
        reason: reason.to_owned(),
    };
    RuledResult { result, voiding: Some(voiding) }
}

#[test]
fn voided_results_match_their_snapshots() {
    snapshot("voided", |text, page| {
        let (voided, counts) = (ruled("Ada", "two *accounts*", true), ruled("Ada", "no", false));
        page.say("voided", text.result_ruled(&voided));
        page.say("restored", text.result_ruled(&counts));
        for (name, voided, said) in [
            ("answer", true, true),
            ("answer, restored", false, true),
            ("answer, not said", true, false),
        ] {
            page.say(name, text.result_ruled_answer(voided, said));
        }
        let voiding = voided.voided().expect("it is voided");
        page.say("record", text.record_of_voided(voiding));
        let both = [voided.clone(), counts];
        page.say("profile", text.with_voided_results("### Ada".to_owned(), &both));
        for (channel, voided_now) in [(Some("general"), false), (None, true)] {
            let place = text.result_place(&voided.result, channel);
            page.say("choice", text.result_choice(&voided.result, &place, voided_now));
        }
        page.say("no moderator", text.voiding_is_for_moderators());
        page.say("their own match", text.voiding_of_ones_own());
        page.say("unknown", text.no_such_result());
        page.say("voided already", text.already_voided(voiding));
        page.say("counts already", text.not_voided());
    });
}

#[test]
fn messages_about_voided_results_fit() {
    let long = ruled(LONG, &"*".repeat(200), true);
    for text in texts() {
        let voiding = long.voided().expect("it is voided");
        for message in [
            text.result_ruled(&long),
            text.record_of_voided(voiding),
            text.already_voided(voiding),
            text.with_voided_results("a".repeat(1500), &[long.clone(), long.clone()]),
        ] {
            assert!(length(&message) <= 2000, "{}", length(&message));
        }
        // Beside a profile of the usual length, both results fit.
        let all = text.with_voided_results("a".repeat(500), &[long.clone(), long.clone()]);
        assert_eq!(all.lines().count(), 3, "{all}");
        for voided in [true, false] {
            let mut result = long.result.clone();
            while result.seats.len() < 6 {
                result.seats.push(result.seats[0].clone());
            }
            let place = text.result_place(&result, Some(&"channel".repeat(20)));
            assert!(length(&text.result_choice(&result, &place, voided)) <= 100);
        }
    }
}

#[test]
fn months_have_different_names() {
    for text in texts() {
        let mut month = Month::containing(0);
        let mut names = std::collections::BTreeSet::new();
        for _ in 0..24 {
            names.insert(text.months(&(month..month.plus(1))));
            month = month.plus(1);
        }
        assert_eq!(names.len(), 24, "{names:?}");
    }
}

#[test]
fn league_messages_and_alternative_texts_fit() {
    let months = SeasonLength::Quarter.around(Month::containing(NOW));
    let long: Vec<Row> = (1..=40).map(|place| row(place, LONG, f64::MAX)).collect();
    for text in texts() {
        for board in Board::ALL.iter().copied() {
            let mut page =
                LeaderboardPage { pages: 99_999, ..leaderboard(board, &months, &long[..10]) };
            page.view.edition = Some(Edition::TournamentPl);
            assert!(length(&text.leaderboard(&page, true)) <= 2000);
            let alt = text.alt_leaderboard(&page);
            assert!(length(&alt) <= 1024 && alt.contains("1. "), "{alt}");
            for label in [
                text.board_name(board),
                text.choose_board(),
                text.choose_span(),
                text.choose_edition(),
            ] {
                assert!(length(&label) <= 100, "{label}");
            }
            assert_eq!(text.choice_name("by", board.name()), Some(text.board_name(board)));
        }
        for span in Span::ALL.iter().copied() {
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
        let table = final_table(&months, &long, vec![Some(i32::MAX); 40]);
        let table = FinalTable {
            tournaments: (101..=140).map(|place| row(place, LONG, f64::MAX)).collect(),
            tournament_champion: Some(row(150, LONG, f64::MAX)),
            ..table
        };
        let role = Some((RoleId::new(u64::MAX), Err(RoleTrouble::NotBelowMine)));
        let over = text.season_over(&table, role, role, true);
        assert!(length(&over) <= 2000 && over.contains(&text.permission(Permission::ManageRoles)));
        let course = [Point { at: NOW, points: i32::MIN, matches: u32::MAX }; 500];
        assert!(length(&text.alt_course(LONG, &course)) <= 1024);
    }
}
