//! Past tournaments and their menu.

use super::super::texts;
use super::samples::*;
use crate::ids::TournamentId;
use crate::league::tournament::{EntryId, Format, Plan, Tournament};
use crate::league::{FinishedTournament, Finisher, PastTournaments, Player};
use crate::text::Text;
use crate::text::core::fit::length;
use crate::text::tests::table::sentences::{Page, snapshot};

/// Returns a tournament that these players finished in this order.
fn finished(name: &str, format: Format, players: Vec<Player>) -> FinishedTournament {
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
    snapshot("tournament-past", |text: &Text, page: &mut Page| {
        let swiss = Format::Swiss { rounds: 4 };
        let more = players().into_iter().chain([person(9, "Ada"), person(3, "Cy")]);
        let friday = finished("Friday *Night*", swiss, more.collect());
        let namesakes = vec![person(9, "Ada"), person(1, "ada"), person(4, "Dee"), person(5, "Em")];
        let arena = finished("Arena", Format::Arena { lasts: 90 * MINUTE }, namesakes);
        let alone = finished("Alone", Format::Swiss { rounds: 1 }, vec![person(1, "Ada")]);
        let shown = [friday, arena, alone].into_iter().zip(1..);
        let shown: Vec<_> = shown.map(|(finished, id)| (TournamentId(id), finished)).collect();
        page.say("choice", text.past_tournament_choice(&shown[0].1));
        let past = PastTournaments { shown, page: 0, pages: 3 };
        page.say("page", text.past_tournaments(&past));
        let none = PastTournaments { shown: Vec::new(), page: 0, pages: 1 };
        page.say("none", text.past_tournaments(&none));
        page.say("choose", text.choose_past_tournament());
        page.say("newer", text.newer_tournaments());
        page.say("older", text.older_tournaments());
        page.say("record", text.choose_record());
        page.say("more", text.more_records());
        let state = friday_at_tables(&[ADA, BO, COMPUTER]);
        page.say("table", text.tournament_table_choice(&state, &state.tables[0]));
    });
}

fn friday_at_tables(entries: &[EntryId]) -> Tournament {
    let mut state = friday();
    state.tables = vec![table(1, 2, false, entries)];
    state
}

#[test]
fn past_tournaments_fit_a_message_and_a_menu() {
    let field = || (1..=40).map(|id| person(id, LONG)).collect();
    let format = Format::Arena { lasts: 24 * 60 * MINUTE };
    let long = finished(&"*".repeat(Plan::MAX_NAME_LENGTH), format, field());
    let on_day = |id| FinishedTournament { finished_at: SOON - id * MINUTE, ..long.clone() };
    let shown: Vec<_> = (1..=8).map(|id| (TournamentId(id), on_day(id))).collect();
    let past = PastTournaments { shown, page: 8, pages: 999 };
    let mut state = friday_at_tables(&[ADA, BO, COMPUTER]);
    state.entries.iter_mut().for_each(|entry| entry.player = person(7, LONG));
    for text in texts() {
        let message = text.past_tournaments(&past);
        assert!(length(&message) <= 2000, "{message}");
        assert_eq!(message.matches("<t:").count(), 8, "none is left out: {message}");
        assert!(length(&text.past_tournament_choice(&long)) <= 100);
        let choice = text.tournament_table_choice(&state, &state.tables[0]);
        assert!(length(&choice) <= 100, "{choice}");
        for label in [text.newer_tournaments(), text.older_tournaments(), text.more_records()] {
            assert!(length(&label) <= 34, "{label}");
        }
    }
}
