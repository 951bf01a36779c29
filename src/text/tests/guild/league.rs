//! Tests of the sentences about leaderboards, profiles and seasons.

use std::ops::Range;

use crate::ids::{ChannelId, GuildId, PersonId, RoleId, TournamentId};
use crate::league::tournament::Format;
use crate::league::{
    Achievements, ComparedLeaderboard, FinishedTournament, Finisher, LeaderboardKind,
    LeaderboardPage, LeaderboardPeriod, LeaderboardView, MatchResult, MissingExperience, Month,
    PlaceChange, Placing, Player, Profile, Rating, RatingHistory, RatingPoint, Row, RuleChanges,
    RuledResult, SeasonLength, SeasonStandings, SeatResult, Totals, TournamentTotals, Trophies,
    ViewerStanding, Voiding,
};
use crate::text::core::fit::length_when_sent;
use crate::text::tests::all_texts;
use crate::text::tests::table::sentences::check_snapshot;
use crate::text::{ChampionRoleProblem, Permission};
use triominos_rules::game::{Edition, Scoring};

/// The time 2026-11-21, in milliseconds since 1970.
const NOW: i64 = 1_795_219_200_000;
/// The longest name in a message: 32 characters, each of which is escaped.
const LONG: &str = "********************************";

/// Returns a row of a leaderboard. The person's id equals the place.
fn leaderboard_row(place: u32, name: &str, value: f64) -> Row {
    Row {
        place,
        person: PersonId::new(u64::from(place)),
        name: name.to_owned(),
        value,
        matches: 12,
        provisional: false,
    }
}

fn months_of_one_month_season() -> Range<Month> {
    SeasonLength::Month.season_containing(Month::containing(NOW))
}

pub(in crate::text::tests) fn leaderboard_page(
    board: LeaderboardKind,
    months: &Range<Month>,
    rows: &[Row],
) -> LeaderboardPage {
    LeaderboardPage {
        view: LeaderboardView { board, period: LeaderboardPeriod::Season, edition: None },
        months: months.clone(),
        rows: rows.to_vec(),
        page: 0,
        pages: 1,
        people: rows.len(),
        own: rows.last().map(|row| (row.clone(), 0)),
        best: 0.0,
        standing: ViewerStanding::Unknown,
    }
}

/// Returns the final standings of a season. The player in the first row has won it.
pub(in crate::text::tests) fn final_season_standings(
    months: &Range<Month>,
    rows: &[Row],
    ratings: Vec<Option<i32>>,
) -> SeasonStandings {
    let (months, rows) = (months.clone(), rows.to_vec());
    SeasonStandings {
        months,
        ratings,
        champion: rows.first().cloned(),
        rows,
        tournaments: Vec::new(),
        tournament_champion: None,
    }
}

fn sample_totals() -> Totals {
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

/// Returns the totals of a player who has won one tournament of six players.
fn totals_with_a_tournament_won() -> TournamentTotals {
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
    trophies.add_outcome(1, TournamentId(1), &finished, |_, _| true);
    trophies.totals_of(PersonId::new(1), &months_of_one_month_season())
}

/// Returns a person's place in a tournament with this many participants. `finished_at` is in milliseconds since 1970.
fn tournament_placing(name: &str, finished_at: i64, place: u32, participants: u32) -> Placing {
    Placing {
        tournament: TournamentId(1),
        name: name.to_owned(),
        finished_at,
        place,
        of: participants,
    }
}

#[test]
fn leaderboards_profiles_and_seasons_match_their_snapshots() {
    check_snapshot("league", |text, page| {
        let months = months_of_one_month_season();
        for board in LeaderboardKind::ALL.iter().copied() {
            let value = if board == LeaderboardKind::Rating { 1634.0 } else { 2.0 };
            let rows =
                [leaderboard_row(1, "Ada", value), leaderboard_row(2, "Bo *the* great", 1.0)];
            let page_of_board = leaderboard_page(board, &months, &rows);
            page.add(board.name(), text.leaderboard_message(&page_of_board, true));
            page.add(&format!("{} without", board.name()), {
                text.leaderboard_message(
                    &LeaderboardPage { own: None, rows: Vec::new(), ..page_of_board },
                    false,
                )
            });
        }
        let points = LeaderboardKind::TournamentPoints;
        let rows = [leaderboard_row(1, "Ada", 3.2), leaderboard_row(2, "Bo *the* great", 1.0)];
        let missing = |matches, days, opponents| {
            ViewerStanding::Missing(MissingExperience { matches, days, opponents })
        };
        for (title, standing) in [
            ("all is missing", missing(5, 3, 3)),
            ("one of each is missing", missing(1, 1, 1)),
            ("established", ViewerStanding::Established),
        ] {
            let page_with_standing =
                LeaderboardPage { standing, ..leaderboard_page(points, &months, &rows) };
            page.add(title, text.leaderboard_message(&page_with_standing, false));
        }
        let board = ComparedLeaderboard {
            page: LeaderboardPage {
                rows: (1..=4).map(|place| leaderboard_row(place, "Ada", 5.0)).collect(),
                ..leaderboard_page(points, &months, &rows)
            },
            changes: vec![
                (PlaceChange::Up(2), 2),
                (PlaceChange::Down(1), 1),
                (PlaceChange::New, 0),
                (PlaceChange::Unchanged, 0),
            ],
        };
        page.add("kept", text.channel_leaderboard_message(&board, false));
        page.add("kept without a picture", text.channel_leaderboard_message(&board, true));
        page.add("kept in words", text.alt_compared_leaderboard(&board));
        page.add("kept, notes", text.compared_row_notes(&board).join("\n"));
        page.add("kept in a channel", text.leaderboard_channel_setting(ChannelId::new(9), false));
        page.add(
            "barred from the channel",
            text.leaderboard_channel_setting(ChannelId::new(9), true),
        );
        page.add("shared", text.answer_shared());
        page.add("shared by", text.shared_by_line("Bo *the* great"));
        page.add("cannot share", text.cannot_share());
        let quarter = SeasonLength::Quarter.season_containing(Month::containing(NOW));
        let mut rows = [leaderboard_row(11, "Ada", 92.9), leaderboard_row(12, "Bo", -4.5)];
        rows[1].provisional = true;
        let mut second = LeaderboardPage {
            page: 1,
            pages: 3,
            people: 23,
            ..leaderboard_page(LeaderboardKind::PointsARound, &quarter, &rows)
        };
        second.view.edition = Some(Edition::Kids);
        page.add("second page", text.leaderboard_message(&second, false));
        page.add("second page, alt text", text.alt_leaderboard(&second));
        second.view.period = LeaderboardPeriod::AllTime;
        page.add("all time", text.leaderboard_heading(&second));
        for edition in [Edition::Kids, Edition::Tournament] {
            let mut none = LeaderboardPage {
                own: None,
                ..leaderboard_page(LeaderboardKind::Solo, &months, &[])
            };
            none.view.edition = Some(edition);
            page.add(&format!("solo, {}", edition.name()), text.leaderboard_message(&none, false));
        }
        let known = Rating { mean: 21.85, deviation: 2.0 };
        let provisional = Rating { mean: 22.7, deviation: 8.0 };
        assert_eq!((known.displayed_points(), provisional.displayed_points()), (1634, 948));
        let profile = Profile {
            name: "Ada".to_owned(),
            rating: Some(known),
            place: Some((3, 17)),
            all_time: sample_totals(),
            solo: vec![(Edition::Goliath, 204), (Edition::Kids, 1)],
            season: Some(leaderboard_row(2, "Ada", 12.5)),
            course: RatingHistory::default(),
            tournaments: totals_with_a_tournament_won(),
            last_tournaments: vec![
                tournament_placing("Friday *Cup*", NOW, 1, 6),
                tournament_placing("Night", NOW - 86_400_000, 12, 31),
            ],
        };
        page.add("profile", text.profile_page(&profile));
        page.add(
            "profile of few matches",
            text.profile_page(&Profile { rating: Some(provisional), season: None, ..profile }),
        );
        let new = Profile {
            name: "Bo".to_owned(),
            rating: None,
            place: None,
            all_time: Totals::default(),
            solo: Vec::new(),
            season: None,
            course: RatingHistory::default(),
            tournaments: TournamentTotals::default(),
            last_tournaments: Vec::new(),
        };
        page.add("profile without a rating", text.profile_page(&new));
        let few = Totals { matches: 2, wins: 1, rated: 0, with_computers: 0, ..sample_totals() };
        page.add("profile of matches that are not rated", {
            text.profile_page(&Profile { all_time: few.clone(), ..new.clone() })
        });
        let rated = Totals { rated: 2, ..few };
        page.add(
            "profile of rated matches",
            text.profile_page(&Profile { all_time: rated, ..new }),
        );
        page.add("no profile", text.no_profile_answer("Bo *the* great"));
        let course = [(1000, 1), (1115, 2), (948, 3), (1040, 4)];
        let course = course.map(|(points, matches)| RatingPoint { at: NOW, points, matches });
        page.add("course", text.alt_rating_chart("Ada", &course));
        page.add("course of one match", text.alt_rating_chart("Ada", &course[..1]));
        page.add("a day", text.format_utc_day(NOW));
        let rows = [leaderboard_row(1, "Ada", 12.5), leaderboard_row(2, "Bo *the* great", 9.0)];
        let over = final_season_standings(&months, &rows, vec![Some(1634), Some(1500)]);
        let role = RoleId::new(5);
        page.add("season", text.season_end_message(&over, Some((role, Ok(()))), None, false));
        for (name, trouble) in [
            ("season, no right to the role", ChampionRoleProblem::NotBelowMine),
            ("season, the role has got rights", ChampionRoleProblem::Moderating),
            ("season, the role is gone", ChampionRoleProblem::Gone),
        ] {
            page.add(name, text.season_end_message(&over, Some((role, Err(trouble))), None, false));
        }
        let tournaments =
            vec![leaderboard_row(2, "Bo *the* great", 31.0), leaderboard_row(3, "Cy", 1.0)];
        let both = SeasonStandings {
            tournament_champion: tournaments.first().cloned(),
            tournaments,
            ..over.clone()
        };
        page.add(
            "season with tournaments",
            text.season_end_message(&both, None, Some((role, Ok(()))), false),
        );
        let neither = SeasonStandings { champion: None, tournament_champion: None, ..both };
        page.add(
            "season, no champion of either",
            text.season_end_message(&neither, None, None, false),
        );
        let nobody = SeasonStandings { champion: None, months: quarter, ..over };
        page.add(
            "season, no champion",
            text.season_end_message(&nobody, Some((role, Ok(()))), None, false),
        );
        let month = Some(SeasonLength::Month);
        page.add("settings", text.league_settings(month, None, (None, None), true));
        page.add(
            "settings of all",
            text.league_settings(
                month,
                Some(ChannelId::new(1)),
                (Some(RoleId::new(2)), Some(RoleId::new(3))),
                false,
            ),
        );
        page.add(
            "settings without right",
            text.league_settings(month, None, (None, Some(RoleId::new(2))), true),
        );
        for (name, trouble) in [
            ("a role that is not theirs to give", ChampionRoleProblem::NotYours),
            ("a role above theirs", ChampionRoleProblem::NotBelowYours),
            ("a role above the bot's", ChampionRoleProblem::NotBelowMine),
            ("a role of a moderator", ChampionRoleProblem::Moderating),
            ("a role of an app", ChampionRoleProblem::Unassignable),
        ] {
            page.add(name, text.champion_role_refusal(trouble));
        }
        page.add("settings without seasons", text.league_settings(None, None, (None, None), false));
    });
}

/// Returns the result of a match of two people with the same name and a computer, and a moderator's decision about it.
fn sample_ruled_result(name: &str, reason: &str, voided: bool) -> RuledResult {
    let seat = |player, points| SeatResult {
        player,
        left: None,
        points,
        place: 1,
        achievements: Achievements::default(),
        computer_turns_while_absent: 0,
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
        undone: false,
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
    check_snapshot("voided", |text, page| {
        let (voided, counts) = (
            sample_ruled_result("Ada", "two *accounts*", true),
            sample_ruled_result("Ada", "no", false),
        );
        page.add("voided", text.voiding_announcement(&voided));
        page.add("restored", text.voiding_announcement(&counts));
        for (name, voided, said) in [
            ("answer", true, true),
            ("answer, restored", false, true),
            ("answer, not said", true, false),
        ] {
            page.add(name, text.voiding_answer(voided, said));
        }
        let voiding = voided.voiding_in_force().expect("it is voided");
        page.add("record", text.voided_record_note(voiding));
        let both = [voided.clone(), counts];
        page.add("profile", text.with_voided_results("### Ada".to_owned(), &both));
        for (channel, voided_now) in [(Some("general"), false), (None, true)] {
            let place = text.result_time_and_channel(&voided.result, channel);
            page.add("choice", text.result_option_label(&voided.result, &place, voided_now));
        }
        page.add("no moderator", text.voiding_is_for_moderators());
        page.add("their own match", text.cannot_void_own_match());
        page.add("unknown", text.no_such_result());
        page.add("voided already", text.already_voided(voiding));
        page.add("counts already", text.not_voided());
    });
}

#[test]
fn messages_about_voided_results_fit() {
    let long = sample_ruled_result(LONG, &"*".repeat(200), true);
    for text in all_texts() {
        let voiding = long.voiding_in_force().expect("it is voided");
        for message in [
            text.voiding_announcement(&long),
            text.voided_record_note(voiding),
            text.already_voided(voiding),
            text.with_voided_results("a".repeat(1500), &[long.clone(), long.clone()]),
        ] {
            assert!(length_when_sent(&message) <= 2000, "{}", length_when_sent(&message));
        }
        // Below a profile of the usual length, both results fit.
        let all = text.with_voided_results("a".repeat(500), &[long.clone(), long.clone()]);
        assert_eq!(all.lines().count(), 3, "{all}");
        for voided in [true, false] {
            let mut result = long.result.clone();
            while result.seats.len() < 6 {
                result.seats.push(result.seats[0].clone());
            }
            let place = text.result_time_and_channel(&result, Some(&"channel".repeat(20)));
            assert!(length_when_sent(&text.result_option_label(&result, &place, voided)) <= 100);
        }
    }
}

#[test]
fn months_have_different_names() {
    for text in all_texts() {
        let mut month = Month::containing(0);
        let mut names = std::collections::BTreeSet::new();
        for _ in 0..24 {
            names.insert(text.month_range(&(month..month.plus_months(1))));
            month = month.plus_months(1);
        }
        assert_eq!(names.len(), 24, "{names:?}");
    }
}

#[test]
fn league_messages_and_alternative_texts_fit() {
    let months = SeasonLength::Quarter.season_containing(Month::containing(NOW));
    let long: Vec<Row> = (1..=40).map(|place| leaderboard_row(place, LONG, f64::MAX)).collect();
    for text in all_texts() {
        for board in LeaderboardKind::ALL.iter().copied() {
            let mut page =
                LeaderboardPage { pages: 99_999, ..leaderboard_page(board, &months, &long[..10]) };
            page.view.edition = Some(Edition::TournamentPl);
            let message = text.leaderboard_message(&page, true);
            assert!(
                length_when_sent(&message) <= 2000,
                "{board:?}: {}\n{message}",
                length_when_sent(&message)
            );
            let alt = text.alt_leaderboard(&page);
            assert!(length_when_sent(&alt) <= 1024 && alt.contains("1. "), "{alt}");
            for label in [
                text.leaderboard_name(board),
                text.choose_leaderboard_placeholder(),
                text.choose_period_placeholder(),
                text.leaderboard_edition_placeholder(),
            ] {
                assert!(length_when_sent(&label) <= 100, "{label}");
            }
            assert_eq!(
                text.option_choice_name("by", board.name()),
                Some(text.leaderboard_name(board))
            );
        }
        for period in LeaderboardPeriod::ALL.iter().copied() {
            assert_eq!(
                text.option_choice_name("period", period.name()),
                Some(text.leaderboard_period_name(period))
            );
        }
        for (name, season) in [
            ("month", Some(SeasonLength::Month)),
            ("quarter", Some(SeasonLength::Quarter)),
            ("none", None),
        ] {
            assert_eq!(
                text.option_choice_name("season", name),
                Some(text.season_length_name(season))
            );
        }
        for label in
            [text.higher_places_button(), text.lower_places_button(), text.my_place_button()]
        {
            assert!(length_when_sent(&label) <= 34, "{label}");
        }
        let table = final_season_standings(&months, &long, vec![Some(i32::MAX); 40]);
        let table = SeasonStandings {
            tournaments: (101..=140).map(|place| leaderboard_row(place, LONG, f64::MAX)).collect(),
            tournament_champion: Some(leaderboard_row(150, LONG, f64::MAX)),
            ..table
        };
        let role = Some((RoleId::new(u64::MAX), Err(ChampionRoleProblem::NotBelowMine)));
        let over = text.season_end_message(&table, role, role, true);
        assert!(
            length_when_sent(&over) <= 2000
                && over.contains(&text.permission_name(Permission::ManageRoles))
        );
        let course = [RatingPoint { at: NOW, points: i32::MIN, matches: u32::MAX }; 500];
        assert!(length_when_sent(&text.alt_rating_chart(LONG, &course)) <= 1024);
    }
}
