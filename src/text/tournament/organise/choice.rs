//! The questions before an organiser's actions, and the choices in the organisers' menus.

use super::CHOICE;
use crate::league::tournament::{
    EntryId, KnownReason, Report, Ruling, TableOutcome, Tournament, TournamentSeatResult,
    TournamentTable,
};
use crate::text::core::bundle::say;
use crate::text::core::fit::{TextPart, join_within};
use crate::text::core::number::format_score;
use crate::text::tournament::names::EntryNames;
use crate::text::{Text, escaped};

impl Text {
    /// Returns the question before a tournament is cancelled.
    pub fn cancel_question(&self, state: &Tournament) -> String {
        let question = say!(self, "organise-ask-cancel", name = escaped(&state.plan.name));
        match state.plan.weekly {
            Some(_) => format!("{question}\n{}", say!(self, "organise-cancel-weekly")),
            None => question,
        }
    }

    /// Returns the question above the menu of numbers of computers.
    pub fn computers_question(&self, state: &Tournament) -> String {
        say!(self, "organise-ask-computers", count = state.count_computers())
    }

    /// Returns the question above the menu of extensions.
    pub fn extension_question(&self) -> String {
        say!(self, "organise-ask-extension")
    }

    /// Returns the label of an extension in its menu.
    pub fn extension_choice(&self, minutes: i64) -> String {
        say!(self, "organise-extension", minutes = minutes)
    }

    /// Returns the question above the menu of tables.
    pub fn tables_question(&self, state: &Tournament) -> String {
        if state.tables.is_empty() {
            say!(self, "organise-no-tables")
        } else {
            say!(self, "organise-ask-table")
        }
    }

    /// Returns the description of a table in the menu of tables: its state, and the scores of its match. `report` contains the
    /// current scores; `None` if they are not known.
    pub fn table_state(
        &self,
        state: &Tournament,
        table: &TournamentTable,
        report: Option<&Report>,
    ) -> String {
        let names = EntryNames::from_state(state).entry_names(state, &table.entries());
        let form = |longest: usize| {
            let who = |seat: usize| self.player_name_within(&names[seat], longest);
            let by_place = |results: &[TournamentSeatResult]| {
                let mut seats: Vec<usize> = (0..results.len()).collect();
                seats.sort_by_key(|seat| results[*seat].place);
                let place = |seat: usize| {
                    let points =
                        results[seat].score.map(|points| format!(" {}", format_score(points)));
                    let place = results[seat].place;
                    format!("{place}. {}{}", who(seat), points.unwrap_or_default())
                };
                seats.into_iter().map(place).collect::<Vec<_>>().join(" · ")
            };
            match (table.outcome(), report) {
                (Some(TableOutcome::Places(results)), _) if table.ruling.is_some() => {
                    say!(self, "organise-table-decided", places = by_place(&results))
                }
                (Some(TableOutcome::Places(results)), _) => {
                    say!(self, "organise-table-over", places = by_place(&results))
                }
                (Some(TableOutcome::Void), _) => say!(self, "organise-table-void"),
                (None, Some(report)) if table.is_open() => {
                    let results = state.results_as_they_stand(table, report);
                    say!(self, "organise-table-playing", places = by_place(&results))
                }
                (None, _) if table.is_undecided() => say!(self, "organise-table-undecided"),
                (None, _) => say!(self, "organise-table-waiting"),
            }
        };
        join_within(&[TextPart::forms(0, [32, 16, 8].map(form).to_vec())], "", CHOICE)
    }

    /// Returns the question about the result of a table. It includes the current scores from `report`, if it is given and the
    /// table is open.
    pub fn table_question(
        &self,
        state: &Tournament,
        table: &TournamentTable,
        report: Option<&Report>,
    ) -> String {
        let mut lines = vec![self.tournament_table(state, table)];
        let open = report.filter(|_| table.is_open());
        if let Some(report) = open {
            let results = TableOutcome::Places(state.results_as_they_stand(table, report));
            let outcome = self.outcome_of(state, table, &results);
            lines.push(say!(
                self,
                "organise-stands-now",
                outcome = outcome.trim_start_matches("→ ")
            ));
        }
        lines.push(say!(self, "organise-ask-decision"));
        lines.join("\n")
    }

    /// Returns the result of a table in one line.
    fn outcome_of(
        &self,
        state: &Tournament,
        table: &TournamentTable,
        outcome: &TableOutcome,
    ) -> String {
        let names = EntryNames::from_state(state).entry_names(state, &table.entries());
        self.table_outcome(outcome, &names, table.is_final)
    }

    /// Returns the line with the result that a table will have after a decision or, if `ruling` is `None`, after the
    /// decision is reverted. Returns `None` if that result is not known yet.
    pub(super) fn result_after(
        &self,
        state: &Tournament,
        table: &TournamentTable,
        ruling: Option<&Ruling>,
    ) -> Option<String> {
        let decided = TournamentTable { ruling: ruling.cloned(), ..table.clone() };
        Some(self.outcome_of(state, table, &decided.outcome()?))
    }

    /// Returns the question before a decision about a table. `changed` is true if its match has continued since the question was
    /// last shown.
    pub fn decision_question(
        &self,
        state: &Tournament,
        table: &TournamentTable,
        ruling: Option<&Ruling>,
        changed: bool,
    ) -> String {
        let outcome = self.result_after(state, table, ruling).unwrap_or_default();
        let mut lines = Vec::new();
        lines.extend(changed.then(|| say!(self, "organise-scores-changed")));
        lines.push(say!(self, "organise-ask-sure", table = table.number, outcome = outcome));
        lines.extend(table.is_open().then(|| say!(self, "organise-match-ends")));
        lines.join("\n")
    }

    /// Returns a line that stands below a question and names the reason that the question's button will record.
    pub fn usual_reason(&self, reason: KnownReason) -> String {
        say!(self, "organise-reason-usual", reason = self.known_reason(reason))
    }

    /// Returns a line that stands above a menu and names the reason that will be recorded.
    pub fn chosen_reason(&self, reason: KnownReason) -> String {
        say!(self, "organise-reason-chosen", reason = self.known_reason(reason))
    }

    /// Returns the part of a player's state that names the recorded reason of a pardon.
    pub fn pardon_reason(&self, reason: KnownReason) -> String {
        say!(self, "organise-reason-pardon", reason = self.known_reason(reason))
    }

    /// Returns the label of a player in the menu for a place.
    pub fn place_choice(
        &self,
        state: &Tournament,
        table: &TournamentTable,
        entry: EntryId,
        place: usize,
    ) -> String {
        let who = self.plain_player_name(&EntryNames::from_state(state).name_in_seat(table, entry));
        say!(self, "organise-place", place = place, who = who)
    }

    /// Returns the label of the choice that ties a player with the one in the previous place (`before`) or, if `tied`
    /// is true, removes the tie.
    pub fn tie_choice(
        &self,
        state: &Tournament,
        table: &TournamentTable,
        before: EntryId,
        tied: bool,
    ) -> String {
        let who =
            self.plain_player_name(&EntryNames::from_state(state).name_in_seat(table, before));
        match tied {
            false => say!(self, "organise-tie", who = who),
            true => say!(self, "organise-untie", who = who),
        }
    }

    /// Returns the question above the menu of players.
    pub fn players_question(&self, state: &Tournament) -> String {
        if state.entries.is_empty() {
            say!(self, "tournament-standings-none")
        } else {
            say!(self, "organise-ask-player")
        }
    }

    /// Returns the label of a player in the menu of players.
    pub fn player_choice(&self, state: &Tournament, entry: EntryId) -> String {
        self.plain_player_name(&EntryNames::from_state(state).entry_name(state, entry))
    }

    /// Returns the description of a player in the menu of players.
    pub fn player_state(&self, state: &Tournament, entry: EntryId) -> String {
        let Some(known) = state.entries.get(entry) else { return String::new() };
        let table = state.current_table_of(entry).filter(|_| !state.is_over());
        let missing = table.filter(|table| table.missing_players().any(|seat| seat.entry == entry));
        let mut details = vec![match (known.can_be_paired(), table) {
            (false, _) => say!(self, "organise-player-out"),
            (true, _) if state.is_played_by_computer(entry) => say!(self, "organise-player-minded"),
            (true, Some(table)) if missing.is_some() => {
                say!(self, "organise-player-missing", table = table.number)
            }
            (true, Some(table)) => say!(self, "organise-player-at", table = table.number),
            (true, None) => say!(self, "organise-player-in"),
        }];
        if known.no_shows > 0 {
            details.push(say!(self, "organise-player-absences", count = known.no_shows));
        }
        details.join(" · ")
    }

    /// Returns the question about a player.
    pub fn player_question(&self, state: &Tournament, entry: EntryId) -> String {
        let who = self.bold(&EntryNames::from_state(state).entry_name(state, entry));
        say!(self, "organise-player", who = who, what = self.player_state(state, entry))
    }

    /// Returns the question before a player is withdrawn.
    pub fn withdraw_question(&self, state: &Tournament, entry: EntryId) -> String {
        let who = self.bold(&EntryNames::from_state(state).entry_name(state, entry));
        match state.current_table_of(entry) {
            Some(table) => {
                say!(self, "organise-ask-withdraw-at", who = who, table = table.number)
            }
            None => say!(self, "organise-ask-withdraw", who = who),
        }
    }

    /// Returns the question about the substitute for a player, which names the consequences.
    pub fn replace_question(&self, state: &Tournament, entry: EntryId) -> String {
        let who = self.bold(&EntryNames::from_state(state).entry_name(state, entry));
        let question = say!(self, "organise-ask-replace", who = who);
        match state.current_table_of(entry) {
            Some(table) => {
                let table = say!(self, "organise-ask-replace-at", table = table.number);
                format!("{question} {table}")
            }
            None => question,
        }
    }

    /// Returns the question before a computer replaces a player.
    pub fn computer_question(&self, state: &Tournament, entry: EntryId) -> String {
        let who = self.bold(&EntryNames::from_state(state).entry_name(state, entry));
        say!(self, "organise-ask-computer", who = who)
    }

    /// Returns the autocomplete suggestion, for a decision about a table, that makes the table count with the current
    /// scores.
    pub fn tournament_as_it_stands(&self) -> String {
        say!(self, "organise-rule-stands")
    }
}
