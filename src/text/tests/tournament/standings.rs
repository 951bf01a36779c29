//! Tests of standings, podiums and the explanation of a row, in every language.

use super::super::all_texts;
use super::samples::*;
use crate::ids::PersonId;
use crate::league::tournament::{
    Ending, EntryId, ExactMean, ExplainedStandingsRow, PointsSource, Stage, StandingsRow,
    TableOutcome, Tournament, TournamentRound, TournamentTable,
};
use crate::text::core::fit::length_when_sent;
use crate::text::tests::table::sentences::{Page, check_snapshot};
use crate::text::{PlacesPage, Text, podium_rows};

#[test]
fn standings_match_their_snapshots() {
    check_snapshot("tournament-standings", |text: &Text, page: &mut Page| {
        let long = player_named(3, "Wolfeschlegelsteinhausen");
        let mut state = tournament_before_start(
            "Friday",
            "tournament",
            sample_players().into_iter().chain([long]),
        );
        let (head_to_head, opponents, place, margin) = (None, None, None, None);
        let bare = StandingsRow { head_to_head, opponents, place, margin, ..standings_row(3, 3) };
        let ahead =
            StandingsRow { margin: ExactMean::from_sum(100, 1), ..standings_row(2, COMPUTER) };
        let rows = [standings_row(1, ADA), ahead, bare];
        page.add("now", text.standings_page(&state, &rows, None, 0).content);
        page.add("now, none", text.standings_page(&state, &[], None, 0).content);
        let mut gifts = state.clone();
        gifts.entries[COMPUTER].missed = 1;
        let played = Some(TableOutcome::Void);
        gifts
            .tables
            .push(TournamentTable { played, ..open_tournament_table(1, 1, false, &[ADA, BO]) });
        let (tables, byes) = (1..=1, vec![ADA, 3]);
        gifts.rounds.push(TournamentRound {
            number: 2,
            is_final: false,
            tables,
            byes,
            ended: true,
        });
        let rows = [
            standings_row(1, ADA),
            standings_row(2, BO),
            standings_row(3, COMPUTER),
            standings_row(4, 3),
        ];
        page.add("gifts", text.standings_page(&gifts, &rows, None, 0).content);
        let many: Vec<StandingsRow> = (1..=40).map(|rank| standings_row(rank, ADA)).collect();
        state.stage = Stage::Over(Ending::Played);
        for at in [0, 1, 9] {
            let shown = text.standings_page(&state, &many, Some(39), at);
            assert_eq!((shown.page, shown.pages, shown.own), (at.min(1), 2, Some(1)));
            page.add("end, many", shown.content);
        }
        let shares = [
            PointsSource::Late { points: 3 },
            PointsSource::Bye { round: 2, points: 6 },
            PointsSource::Void { table: 4, points: 6 },
            PointsSource::Table { table: 5, round: 3, place: 2, of: 4, points: 8 },
            PointsSource::Table { table: 6, round: 0, place: 1, of: 2, points: 12 },
        ];
        let full = points_explanation(&shares, &[BO], &[(BO, 36), (COMPUTER, 6)]);
        page.add("account", text.entry_points_explanation(&state, &full));
        let alone =
            ExplainedStandingsRow { left_out: None, ..points_explanation(&[], &[], &[(BO, 36)]) };
        page.add("alone", text.entry_points_explanation(&state, &alone));
        let none = StandingsRow { opponents: None, head_to_head: None, ..standings_row(2, ADA) };
        let none = ExplainedStandingsRow {
            row: none,
            left_out: None,
            ..points_explanation(&[], &[BO], &[])
        };
        page.add("no opponents", text.entry_points_explanation(&state, &none));
    });
}

/// Returns a row with this many points and no difference in head-to-head results.
fn standings_row_with_points(rank: u32, entry: EntryId, points: u32) -> StandingsRow {
    StandingsRow { points, head_to_head: None, ..standings_row(rank, entry) }
}

#[test]
fn standings_in_brief_match_their_snapshots() {
    check_snapshot("tournament-places", |text: &Text, page: &mut Page| {
        let long = player_named(3, "Wolfeschlegelsteinhausen");
        let mut state = tournament_before_start(
            "Friday *Night*",
            "tournament",
            sample_players().into_iter().chain([long]),
        );
        let say = |page: &mut Page, heading: &str, places: &PlacesPage<'_>, leads: bool| {
            page.add(heading, text.places_page_message(places, Some(3), leads));
            page.add("all of it", text.places_page_message(places, None, leads));
            page.add("over the picture", text.places_title(places));
            page.add("alt text", text.alt_tournament_places(places));
        };
        page.add("points", text.points_column_heading());
        let rows = vec![
            standings_row_with_points(1, ADA, 36),
            StandingsRow {
                opponents: ExactMean::from_sum(30, 1),
                ..standings_row_with_points(2, BO, 24)
            },
            standings_row_with_points(3, COMPUTER, 24),
            standings_row_with_points(4, 3, 1),
        ];
        let places = PlacesPage::from_rows(&state, rows, Some(2), Some(3), 0);
        say(page, "after a round, for the channel", &places, true);
        let notes: Vec<String> =
            places.rows_shown().map(|place| text.tie_break_note(&place)).collect();
        page.add("notes", notes.join(" / "));
        page.add(
            "none",
            text.places_page_message(
                &PlacesPage::from_state(&empty_tournament(), None, None, 0),
                None,
                true,
            ),
        );
        // For each tie-break, two rows that are separated by it.
        let two = |change: &dyn Fn(&mut StandingsRow)| {
            let mut first = standings_row_with_points(1, ADA, 12);
            change(&mut first);
            let places = PlacesPage::from_rows(
                &state,
                vec![first, standings_row_with_points(2, BO, 12)],
                None,
                None,
                0,
            );
            let notes: Vec<String> =
                places.rows_shown().map(|place| text.tie_break_note(&place)).collect();
            let legend = text.tie_break_legend(&places).join(" / ");
            let alt = text.alt_tournament_places(&places);
            format!("{} | {legend} | {}", notes.join(" / "), alt.lines().nth(1).unwrap_or_default())
        };
        page.add("final", two(&|row| row.final_place = Some(1)));
        page.add("head to head", two(&|row| row.head_to_head = Some(3)));
        page.add("wins", two(&|row| row.wins = 3));
        page.add("place", two(&|row| row.place = ExactMean::from_sum(1, 1)));
        page.add("margin", two(&|row| row.margin = ExactMean::from_sum(9, 1)));
        page.add("absences", two(&|row| row.absences = 1));
        page.add("draw", two(&|_| {}));
        let mut many: Vec<StandingsRow> =
            (0..14).map(|at| standings_row_with_points(at + 1, ADA, 60 - at)).collect();
        many[12].entry = BO;
        state.stage = Stage::Over(Ending::Played);
        for at in [0, 1] {
            let places = PlacesPage::from_rows(&state, many.clone(), None, Some(BO), at);
            say(page, "at the end, as one of them sees it", &places, false);
        }
        let all = PlacesPage::from_rows(&state, many.clone(), None, None, 0);
        page.add("at the end, for the channel", text.places_page_message(&all, Some(5), true));
        page.add("podium, alt text", text.alt_podium(&state, &many[..3]));
        page.add("podium, title", text.podium_title(&state));
        page.add("podium, points", text.podium_points(&many[0]));
        page.add("podium, foot", text.podium_footer(&state, &many));
        let final_place = Some(1);
        let best = [
            StandingsRow { final_place, ..standings_row_with_points(1, ADA, 12) },
            standings_row_with_points(2, BO, 24),
        ];
        page.add("podium after a final table, alt text", text.alt_podium(&state, &best));
        page.add("podium after a final table, foot", text.podium_footer(&state, &best));
    });
}

/// Returns a tournament without players.
fn empty_tournament() -> Tournament {
    tournament_before_start("Friday", "tournament", [])
}

#[test]
fn only_a_tournament_played_to_its_end_has_a_podium() {
    for (heading, state) in tournaments_by_stage() {
        let podium = podium_rows(&state);
        let expected = if heading.starts_with("Won") { 3 } else { 0 };
        assert_eq!(podium.len(), expected, "{heading}");
        assert!(podium.iter().zip(1..).all(|(row, rank)| row.rank == rank));
    }
    let two = tournament_before_start(
        "Friday",
        "tournament",
        [player_named(1, "Ada"), player_named(2, "Bo")],
    );
    let two = Tournament { stage: Stage::Over(Ending::Played), ..two };
    assert_eq!(podium_rows(&two).len(), 2);
}

#[test]
fn every_page_shows_the_readers_own_place() {
    let people = (1..=256).map(|id| player_named(id, LONG));
    let mut state = tournament_before_start(&"*".repeat(60), "tournament", people);
    state.stage = Stage::Over(Ending::Played);
    let rows = || (0..256).map(|at| standings_row(at as u32 + 1, at)).collect();
    for (text, own) in all_texts().zip([0, 100, 255].into_iter().cycle()) {
        let page = |at| PlacesPage::from_rows(&state, rows(), None, Some(own), at);
        assert_eq!((page(0).pages, page(999).page), (26, 25));
        assert_eq!(page(0).own_page_number(), Some(own / 10));
        let mut seen = Vec::new();
        for at in 0..26 {
            let places = page(at);
            seen.extend(places.rows_shown().map(|place| place.row.entry));
            let there = places
                .rows_shown()
                .chain(places.own_row_if_elsewhere())
                .filter(|place| place.own)
                .count();
            assert_eq!(there, 1);
            let alt = text.alt_tournament_places(&places);
            assert!(length_when_sent(&alt) <= 1024, "{alt}");
            // The alternative text lists every line, even with the longest names.
            let lines = places.rows_shown().chain(places.own_row_if_elsewhere()).count();
            let named = alt.lines().filter(|line| line.contains("*****")).count();
            assert_eq!(named, lines + 1, "{alt}");
            // A message computes the names of all 256 entries, which is slow, so only three pages are tested in full.
            let in_full = [0, own / 10, 25].contains(&at);
            for few in [None, Some(3), Some(5)].into_iter().filter(|_| in_full) {
                for leads in [false, true] {
                    let message = text.places_page_message(&places, few, leads);
                    assert!(length_when_sent(&message) <= 2000, "{message}");
                    let rank = (own + 1).to_string();
                    assert!(message.lines().rev().take(2).any(|line| line.contains(&rank)));
                }
            }
        }
        assert_eq!(seen, (0..256).collect::<Vec<EntryId>>());
    }
}

#[test]
fn pages_of_standings_have_the_rows_in_the_order_of_the_tournament() {
    let text = Text::for_lang(crate::text::Lang::En);
    let mut state = friday_tournament();
    state.entries[BO].missed = 1;
    let rows = state.standings();
    assert_eq!(rows[0].entry, BO);
    let page = text.detailed_standings_page(&state, Some(PersonId::new(2)), 0);
    assert_eq!(page, text.standings_page(&state, &rows, Some(0), 0));
    assert_eq!(text.detailed_standings_page(&state, None, 0).own, None);
    let places = PlacesPage::from_state(&state, None, Some(PersonId::new(2)), 0);
    assert_eq!(places.own_page_number(), Some(0));
    assert!(places.rows_shown().map(|place| place.row.entry).eq(rows.iter().map(|row| row.entry)));
}

#[test]
fn every_row_is_on_a_page_and_the_readers_row_is_on_every_page() {
    let people =
        (1..=256).map(|rank| player_named(rank, &format!("😀😀😀😀😀😀😀😀😀😀😀 {rank}")));
    let state = tournament_before_start("Cup", "tournament", people);
    let rows: Vec<StandingsRow> =
        (0..256).map(|entry| standings_row(entry as u32 + 1, entry)).collect();
    let shown =
        |page: &str, rank: usize| page.lines().any(|line| line.contains(&format!("😀 {rank} ")));
    for (text, own) in all_texts().zip([0, 100, 255].into_iter().cycle()) {
        let page = |at| text.standings_page(&state, &rows, Some(own), at);
        let pages = page(0).pages;
        let all: Vec<String> = (0..pages).map(|at| page(at).content).collect();
        assert!(page(0).own.is_some_and(|at| shown(&all[at], own + 1)));
        assert!(all.iter().all(|page| length_when_sent(page) <= 2000 && shown(page, own + 1)));
        for rank in 1..=256 {
            let line = format!("😀 {rank} ");
            let times = all.iter().filter(|page| page.contains(&line)).count();
            assert_eq!(times, if rank == own + 1 { pages } else { 1 }, "{rank}");
        }
    }
}
