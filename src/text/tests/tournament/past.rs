//! Tests of the list of past tournaments and its menu.

use super::super::all_texts;
use super::samples::*;
use crate::ids::TournamentId;
use crate::league::tournament::{EntryId, Format, Tournament, TournamentPlan};
use crate::league::{FinishedTournament, Finisher, PastTournaments, Player};
use crate::text::Text;
use crate::text::core::fit::length_when_sent;
use crate::text::tests::table::sentences::{Page, check_snapshot};

/// Returns a tournament that these players finished in the given order.
fn finished_tournament(name: &str, format: Format, players: Vec<Player>) -> FinishedTournament {
    let finisher = |player| Finisher { player, counts: true };
    FinishedTournament {
        name: name.to_owned(),
        edition: "tournament".to_owned(),
        format,
        seats: 4,
        started_at: SOON - 60 * MINUTE,
        finished_at: SOON,
        field: players.into_iter().map(finisher).collect(),
    }
}

#[test]
fn past_tournaments_match_their_snapshots() {
    check_snapshot("tournament-past", |text: &Text, page: &mut Page| {
        let swiss = Format::Swiss { rounds: 4 };
        let more =
            sample_players().into_iter().chain([player_named(9, "Ada"), player_named(3, "Cy")]);
        let friday = finished_tournament("Friday *Night*", swiss, more.collect());
        let namesakes = vec![
            player_named(9, "Ada"),
            player_named(1, "ada"),
            player_named(4, "Dee"),
            player_named(5, "Em"),
        ];
        let arena = finished_tournament("Arena", Format::Arena { lasts: 90 * MINUTE }, namesakes);
        let alone =
            finished_tournament("Alone", Format::Swiss { rounds: 1 }, vec![player_named(1, "Ada")]);
        let shown = [friday, arena, alone].into_iter().zip(1..);
        let shown: Vec<_> = shown.map(|(finished, id)| (TournamentId(id), finished)).collect();
        page.add("choice", text.past_tournament_label(&shown[0].1));
        let past = PastTournaments { shown, page: 0, pages: 3 };
        page.add("page", text.past_tournaments_page(&past));
        let none = PastTournaments { shown: Vec::new(), page: 0, pages: 1 };
        page.add("none", text.past_tournaments_page(&none));
        page.add("choose", text.choose_past_tournament_placeholder());
        page.add("newer", text.newer_tournaments_button());
        page.add("older", text.older_tournaments_button());
        page.add("record", text.choose_record_placeholder());
        page.add("more", text.more_records_option());
        let state = friday_tournament_with_table(&[ADA, BO, COMPUTER]);
        page.add("table", text.tournament_table_label(&state, &state.tables[0]));
    });
}

/// Returns the tournament "Friday" with a table of these entries.
fn friday_tournament_with_table(entries: &[EntryId]) -> Tournament {
    let mut state = friday_tournament();
    state.tables = vec![open_tournament_table(1, 2, false, entries)];
    state
}

#[test]
fn past_tournaments_fit_a_message_and_a_menu() {
    let field = || (1..=40).map(|id| player_named(id, LONG)).collect();
    let format = Format::Arena { lasts: 24 * 60 * MINUTE };
    let long = finished_tournament(&"*".repeat(TournamentPlan::MAX_NAME_LENGTH), format, field());
    let on_day = |id| FinishedTournament { finished_at: SOON - id * MINUTE, ..long.clone() };
    let shown: Vec<_> = (1..=8).map(|id| (TournamentId(id), on_day(id))).collect();
    let past = PastTournaments { shown, page: 8, pages: 999 };
    let mut state = friday_tournament_with_table(&[ADA, BO, COMPUTER]);
    state.entries.iter_mut().for_each(|entry| entry.player = player_named(7, LONG));
    for text in all_texts() {
        let message = text.past_tournaments_page(&past);
        assert!(length_when_sent(&message) <= 2000, "{message}");
        assert_eq!(message.matches("<t:").count(), 8, "none is left out: {message}");
        assert!(length_when_sent(&text.past_tournament_label(&long)) <= 100);
        let choice = text.tournament_table_label(&state, &state.tables[0]);
        assert!(length_when_sent(&choice) <= 100, "{choice}");
        for label in [
            text.newer_tournaments_button(),
            text.older_tournaments_button(),
            text.more_records_option(),
        ] {
            assert!(length_when_sent(&label) <= 34, "{label}");
        }
    }
}
