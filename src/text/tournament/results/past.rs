//! Past tournaments in words: the list of a server's tournaments, and the menus that show one of them.

use crate::ids::PersonId;
use crate::league::tournament::{Format, Tournament, TournamentTable};
use crate::league::{FinishedTournament, PastTournaments, Player};
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::core::moment::{date_markup, to_unix_seconds};
use crate::text::core::name::unescaped_single_line_name;
use crate::text::tournament::MINUTE;
use crate::text::tournament::names::EntryNames;
use crate::text::{PlayerName, Text, distinct_player_names_by_key, escaped_name};

/// The number of places whose players the list names for each tournament.
const PODIUM: usize = 3;
/// The maximum number of characters of a choice in a menu.
const CHOICE: usize = 100;

impl Text {
    /// Returns the message with a page of a server's past tournaments, the newest first.
    pub fn past_tournaments_page(&self, past: &PastTournaments) -> String {
        let mut parts = vec![TextPart::required(say!(self, "tournament-past-title"))];
        if past.shown.is_empty() {
            parts.push(TextPart::required(say!(self, "tournament-past-none")));
        }
        // If the tournaments do not all fit, the last ones of the list are shortened first.
        for (index, (_, finished)) in past.shown.iter().enumerate() {
            let priority = u8::try_from(past.shown.len() - index).unwrap_or(u8::MAX - 1);
            let head = say!(
                self,
                "tournament-past-row",
                name = escaped_name(&finished.name),
                date = date_markup(to_unix_seconds(finished.finished_at))
            );
            let podium = self.podium_line(finished);
            let format = self.tournament_format_in_words(
                &finished.format,
                finished.seats,
                &finished.edition,
            );
            let players = self.participant_count(finished);
            let long = format!("{head}\n-# {format} · {players}\n-# {podium}");
            let forms = vec![long, format!("{head}\n-# {players} · {podium}"), head];
            parts.push(TextPart::with_forms(priority, forms));
        }
        if past.pages > 1 {
            let page = say!(self, "league-page", page = past.page + 1, pages = past.pages);
            parts.push(TextPart::required(format!("-# {page}")));
        }
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the first places of a tournament in one line: `1. Ada · 2. Bo · 3. Cy`.
    fn podium_line(&self, finished: &FinishedTournament) -> String {
        let who = |player: &Player| match player {
            Player::Person { id, .. } => (false, id.get()),
            Player::Computer { .. } => (true, u64::MAX),
        };
        let players = finished.field.iter().map(|finisher| &finisher.player);
        let named: Vec<((bool, u64), PlayerName<'_>)> = players
            .map(|player| match player {
                Player::Person { name, .. } => (who(player), PlayerName::Person(name)),
                Player::Computer { number } => {
                    (who(player), PlayerName::Computer((*number).into()))
                }
            })
            .collect();
        let names = distinct_player_names_by_key(&named);
        let place = |(place, who): (usize, &PlayerName<'_>)| {
            say!(self, "tournament-past-place", place = place + 1, who = self.bold_name(who))
        };
        let places = names.iter().take(PODIUM).enumerate().map(place);
        places.collect::<Vec<_>>().join(" · ")
    }

    /// Returns the words for the number of participants. If computers are among them, their number follows.
    fn participant_count(&self, finished: &FinishedTournament) -> String {
        let all = finished.field.len();
        let persons: Vec<PersonId> =
            finished.field.iter().filter_map(|finisher| finisher.player.person()).collect();
        let players = say!(self, "tournament-past-players", count = all);
        match all - persons.len() {
            0 => players,
            count => say!(self, "tournament-past-computers", players = players, count = count),
        }
    }

    /// Returns the words for the format of a tournament, the number of seats of its tables, and its edition.
    pub(in crate::text) fn tournament_format_in_words(
        &self,
        format: &Format,
        table_seats: u8,
        edition: &str,
    ) -> String {
        let edition = self.edition_name(edition);
        match format {
            Format::Swiss { rounds } => {
                say!(
                    self,
                    "tournament-rounds",
                    rounds = rounds,
                    seats = table_seats,
                    edition = edition
                )
            }
            Format::RoundRobin => say!(self, "tournament-round-robin", edition = edition),
            Format::Knockout => say!(self, "tournament-knockout", edition = edition),
            Format::Arena { lasts } => {
                let minutes = lasts / MINUTE;
                say!(
                    self,
                    "tournament-arena",
                    minutes = minutes,
                    seats = table_seats,
                    edition = edition
                )
            }
        }
    }

    /// Returns the label of a past tournament in a menu.
    pub fn past_tournament_label(&self, finished: &FinishedTournament) -> String {
        let (name, day) =
            (unescaped_single_line_name(&finished.name), self.format_utc_day(finished.finished_at));
        say!(self, "tournament-past-choice", name = name, day = day)
    }

    /// Returns the placeholder of the menu of past tournaments.
    pub fn choose_past_tournament_placeholder(&self) -> String {
        say!(self, "tournament-past-choose")
    }

    /// Returns the label of the button that shows the page with newer tournaments.
    pub fn newer_tournaments_button(&self) -> String {
        say!(self, "tournament-past-newer")
    }

    /// Returns the label of the button that shows the page with older tournaments.
    pub fn older_tournaments_button(&self) -> String {
        say!(self, "tournament-past-older")
    }

    /// Returns the placeholder of the menu of a tournament's tables. Choosing a table sends its record.
    pub fn choose_record_placeholder(&self) -> String {
        say!(self, "tournament-past-record")
    }

    /// Returns the label of the choice that shows further tables in the menu of a tournament's tables.
    pub fn more_records_option(&self) -> String {
        say!(self, "tournament-past-more")
    }

    /// Returns the label of a table in a menu, with its players as far as there is room.
    pub fn tournament_table_label(&self, state: &Tournament, table: &TournamentTable) -> String {
        let names = EntryNames::from_state(state).names_at_table(table);
        let title = |longest: usize| {
            let names: Vec<String> =
                names.iter().map(|who| self.player_name_within(who, longest)).collect();
            self.table_title_with_names(table, &self.list_with_and(&names))
        };
        join_within(&[TextPart::with_forms(0, [32, 16, 8].map(title).to_vec())], "", CHOICE)
    }
}
