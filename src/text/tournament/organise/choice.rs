//! The questions that an organiser answers or confirms before an action, and the choices in the organisers' menus.

use super::CHOICE;
use crate::league::tournament::{
    EntryId, KnownReason, Report, Ruling, TableOutcome, Tournament, TournamentSeatResult,
    TournamentTable,
};
use crate::text::core::bundle::say;
use crate::text::core::fit::{TextPart, join_within};
use crate::text::core::number::format_score;
use crate::text::tournament::names::EntryNames;
use crate::text::{Text, escaped_name};

impl Text {
    /// Asks an organiser to confirm the cancellation of a tournament.
    pub fn cancel_question(&self, state: &Tournament) -> String {
        let question = say!(self, "organise-ask-cancel", name = escaped_name(&state.plan.name));
        match state.plan.weekly {
            Some(_) => format!("{question}\n{}", say!(self, "organise-cancel-weekly")),
            None => question,
        }
    }

    /// Returns the question above the menu in which an organiser chooses the number of computers.
    pub fn computer_count_question(&self, state: &Tournament) -> String {
        say!(self, "organise-ask-computers", count = state.count_computers())
    }

    /// Returns the question above the menu in which an organiser chooses how much time is added.
    pub fn extension_question(&self) -> String {
        say!(self, "organise-ask-extension")
    }

    /// Returns the label of a choice in the menu for adding time: this many minutes more.
    pub fn extension_choice_label(&self, minutes: i64) -> String {
        say!(self, "organise-extension", minutes = minutes)
    }

    /// Returns the question above the menu in which an organiser chooses a table whose result they decide. If there are no tables,
    /// returns a sentence that says so.
    pub fn choose_table_question(&self, state: &Tournament) -> String {
        if state.tables.is_empty() {
            say!(self, "organise-no-tables")
        } else {
            say!(self, "organise-ask-table")
        }
    }

    /// Returns the description of a table in the menu of tables: whether it is open, and the scores of its match. `report` contains
    /// the current scores; `None` if they could not be loaded.
    pub fn table_option_description(
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
        join_within(&[TextPart::with_forms(0, [32, 16, 8].map(form).to_vec())], "", CHOICE)
    }

    /// Asks an organiser which result a table has. If the table is open and `report` is given, the question includes the current
    /// scores.
    pub fn table_result_question(
        &self,
        state: &Tournament,
        table: &TournamentTable,
        report: Option<&Report>,
    ) -> String {
        let mut lines = vec![self.tournament_table_message(state, table)];
        let open = report.filter(|_| table.is_open());
        if let Some(report) = open {
            let results = TableOutcome::Places(state.results_as_they_stand(table, report));
            let outcome = self.outcome_line(state, table, &results);
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
    fn outcome_line(
        &self,
        state: &Tournament,
        table: &TournamentTable,
        outcome: &TableOutcome,
    ) -> String {
        let names = EntryNames::from_state(state).entry_names(state, &table.entries());
        self.table_outcome_line(outcome, &names, table.is_final)
    }

    /// Returns the line with the result that a table would have after an organiser's decision. If `ruling` is `None`, the line
    /// shows the result after the present decision is undone. Returns `None` if the table would have no result.
    pub(super) fn outcome_line_after_ruling(
        &self,
        state: &Tournament,
        table: &TournamentTable,
        ruling: Option<&Ruling>,
    ) -> Option<String> {
        let decided = TournamentTable { ruling: ruling.cloned(), ..table.clone() };
        Some(self.outcome_line(state, table, &decided.outcome()?))
    }

    /// Asks an organiser to confirm a decision about a table. `match_continued` is true if the match has continued since the
    /// organiser last saw the question.
    pub fn decision_question(
        &self,
        state: &Tournament,
        table: &TournamentTable,
        ruling: Option<&Ruling>,
        match_continued: bool,
    ) -> String {
        let outcome = self.outcome_line_after_ruling(state, table, ruling).unwrap_or_default();
        let mut lines = Vec::new();
        lines.extend(match_continued.then(|| say!(self, "organise-scores-changed")));
        lines.push(say!(self, "organise-ask-sure", table = table.number, outcome = outcome));
        lines.extend(table.is_open().then(|| say!(self, "organise-match-ends")));
        lines.join("\n")
    }

    /// Returns the line, below the question that an organiser confirms, about the reason that will then be recorded for the
    /// decision.
    pub fn recorded_reason_note(&self, reason: KnownReason) -> String {
        say!(self, "organise-reason-usual", reason = self.predefined_reason_name(reason))
    }

    /// Returns the line above a menu about the reason that the organiser has already chosen for the next action.
    pub fn chosen_reason_note(&self, reason: KnownReason) -> String {
        say!(self, "organise-reason-chosen", reason = self.predefined_reason_name(reason))
    }

    /// Returns the sentence, on the page about a player, about the reason that the button “Pardon” will record. This button
    /// forgives a player's no-shows and brings a withdrawn player back into the tournament.
    pub fn pardon_reason_note(&self, reason: KnownReason) -> String {
        say!(self, "organise-reason-pardon", reason = self.predefined_reason_name(reason))
    }

    /// Returns the label of a choice in the menu in which an organiser chooses the player in a `place` of a table's result: the
    /// player of this entry.
    pub fn place_choice_label(
        &self,
        state: &Tournament,
        table: &TournamentTable,
        entry: EntryId,
        place: usize,
    ) -> String {
        let who = self.plain_player_name(&EntryNames::from_state(state).name_in_seat(table, entry));
        say!(self, "organise-place", place = place, who = who)
    }

    /// Returns the label of the choice that ties a place of a table's result with the previous one. It is in the menu of players
    /// for the place. `previous_entry` is the player in the previous place. If `is_tied` is true, the choice removes such a tie.
    pub fn tie_choice_label(
        &self,
        state: &Tournament,
        table: &TournamentTable,
        previous_entry: EntryId,
        is_tied: bool,
    ) -> String {
        let who = self
            .plain_player_name(&EntryNames::from_state(state).name_in_seat(table, previous_entry));
        match is_tied {
            false => say!(self, "organise-tie", who = who),
            true => say!(self, "organise-untie", who = who),
        }
    }

    /// Returns the question above the menu in which an organiser chooses a player. If there are no players, returns a sentence that
    /// says so.
    pub fn choose_player_question(&self, state: &Tournament) -> String {
        if state.entries.is_empty() {
            say!(self, "tournament-standings-none")
        } else {
            say!(self, "organise-ask-player")
        }
    }

    /// Returns the label of a player in the menu of players.
    pub fn player_choice_label(&self, state: &Tournament, entry: EntryId) -> String {
        self.plain_player_name(&EntryNames::from_state(state).entry_name(state, entry))
    }

    /// Returns the description of a player for the menu of players and for the page about the player, such as that they are missing
    /// at a table.
    pub fn player_option_description(&self, state: &Tournament, entry: EntryId) -> String {
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

    /// Returns the text of the page about a player: their name, and a description such as that they are missing at a table.
    pub fn player_page(&self, state: &Tournament, entry: EntryId) -> String {
        let who = self.bold_name(&EntryNames::from_state(state).entry_name(state, entry));
        say!(
            self,
            "organise-player",
            who = who,
            what = self.player_option_description(state, entry)
        )
    }

    /// Asks an organiser to confirm the withdrawal of a player.
    pub fn withdraw_question(&self, state: &Tournament, entry: EntryId) -> String {
        let who = self.bold_name(&EntryNames::from_state(state).entry_name(state, entry));
        match state.current_table_of(entry) {
            Some(table) => {
                say!(self, "organise-ask-withdraw-at", who = who, table = table.number)
            }
            None => say!(self, "organise-ask-withdraw", who = who),
        }
    }

    /// Asks an organiser who takes over for a player in the tournament, and names the consequences.
    pub fn replace_question(&self, state: &Tournament, entry: EntryId) -> String {
        let who = self.bold_name(&EntryNames::from_state(state).entry_name(state, entry));
        let question = say!(self, "organise-ask-replace", who = who);
        match state.current_table_of(entry) {
            Some(table) => {
                let table = say!(self, "organise-ask-replace-at", table = table.number);
                format!("{question} {table}")
            }
            None => question,
        }
    }

    /// Asks an organiser to confirm that a computer takes over for a player.
    pub fn replace_by_computer_question(&self, state: &Tournament, entry: EntryId) -> String {
        let who = self.bold_name(&EntryNames::from_state(state).entry_name(state, entry));
        say!(self, "organise-ask-computer", who = who)
    }

    /// Returns the label of an autocomplete suggestion for an organiser who decides the result of a table: the current scores
    /// become the result.
    pub fn current_scores_suggestion(&self) -> String {
        say!(self, "organise-rule-stands")
    }
}
