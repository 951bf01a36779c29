//! Confirmations of an organiser's actions.

use crate::league::tournament::{Reason, Stage, Tournament, TournamentAction, TournamentTable};
use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::moment::{
    date_time_markup, relative_time_markup, short_time_markup, to_unix_seconds,
};
use crate::text::tournament::MINUTE;
use crate::text::tournament::names::EntryNames;
use crate::time::Millis;

/// The maximum number of tables whose new deadlines are listed one by one after an organiser has added time.
const DEADLINES: usize = 4;
const DAY: Millis = 24 * 60 * MINUTE;

/// Returns the Discord timestamp of `moment`: its time of day and, if it is on another day than `now`, the date.
pub(super) fn time_with_day_if_not_today(now: Millis, moment: Millis) -> String {
    if now.div_euclid(DAY) == moment.div_euclid(DAY) {
        short_time_markup(to_unix_seconds(moment))
    } else {
        date_time_markup(to_unix_seconds(moment))
    }
}

impl Text {
    /// Returns the confirmation of an organiser's action. `before` and `after` are the tournament before and after the action.
    /// `reason` is given if the action is a decision with a reason.
    pub fn action_confirmation(
        &self,
        before: &Tournament,
        after: &Tournament,
        action: &TournamentAction,
        reason: Option<&Reason>,
    ) -> String {
        let did = self.action_result_sentence(before, after, action);
        match reason {
            Some(reason) => {
                let reason = self.reason_in_message(reason);
                format!("{did}\n{}", say!(self, "organise-reason-chosen", reason = reason))
            }
            None => did,
        }
    }

    /// Returns the sentence that says what an action has changed.
    fn action_result_sentence(
        &self,
        before: &Tournament,
        after: &Tournament,
        action: &TournamentAction,
    ) -> String {
        let named = |state: &Tournament, entry: usize| {
            self.bold_name(&EntryNames::from_state(state).entry_name(state, entry))
        };
        match action {
            TournamentAction::Computers { .. } => {
                say!(self, "organise-did-computers", count = after.count_computers())
            }
            TournamentAction::Start => match after.stage {
                Stage::CheckIn { until } => {
                    say!(
                        self,
                        "organise-did-check-in",
                        until = relative_time_markup(to_unix_seconds(until))
                    )
                }
                _ => say!(self, "organise-did-start"),
            },
            TournamentAction::Edit { .. } if before.plan == after.plan => {
                say!(self, "organise-did-edit-nothing")
            }
            TournamentAction::Edit { .. } => say!(self, "organise-did-edit"),
            TournamentAction::Pause => say!(self, "organise-did-pause"),
            TournamentAction::Resume => say!(self, "organise-did-resume"),
            TournamentAction::Extend { time } => {
                let tables = self.new_deadline_lines(after);
                match tables.is_empty() {
                    true => say!(self, "organise-none-until"),
                    false => {
                        let tables = self.list_with_and(&tables);
                        say!(self, "organise-did-extend", minutes = time / MINUTE, tables = tables)
                    }
                }
            }
            TournamentAction::Rule { table, ruling } => {
                let known = after.table(*table);
                let outcome = known.and_then(|known| {
                    self.outcome_line_after_ruling(after, known, ruling.as_ref())
                });
                let outcome = outcome.unwrap_or_default();
                match ruling {
                    Some(_) => say!(self, "organise-did-rule", table = table, outcome = outcome),
                    None => say!(self, "organise-did-take-back", table = table, outcome = outcome),
                }
            }
            TournamentAction::Withdraw { entry } => {
                say!(self, "organise-did-withdraw", who = named(before, *entry))
            }
            TournamentAction::Replace { entry, .. } => say!(
                self,
                "organise-did-replace",
                who = named(before, *entry),
                player = named(after, *entry)
            ),
            TournamentAction::Pardon { entry } => {
                say!(self, "organise-did-pardon", who = named(after, *entry))
            }
            TournamentAction::Cancel => say!(self, "organise-did-cancel"),
            // Players take these actions, and their confirmations are separate sentences.
            TournamentAction::Join
            | TournamentAction::Leave
            | TournamentAction::CheckIn
            | TournamentAction::Arrive { .. } => String::new(),
        }
    }

    /// Returns the lines with the new deadlines of the open tables and of the arena, after an organiser has added time.
    fn new_deadline_lines(&self, state: &Tournament) -> Vec<String> {
        let now = state.changed_at;
        let open: Vec<&TournamentTable> = state.tables_in_play().collect();
        let end = |table: &TournamentTable| time_with_day_if_not_today(now, table.until);
        let alike = open.windows(2).all(|pair| pair[0].until == pair[1].until);
        let mut deadlines: Vec<String> = match open.as_slice() {
            [] => Vec::new(),
            [first, _, ..] if alike => vec![say!(self, "organise-all-until", end = end(first))],
            [first, rest @ ..] if rest.len() >= DEADLINES => {
                let soonest = open.iter().min_by_key(|table| table.until).unwrap_or(first);
                vec![say!(self, "organise-first-until", table = soonest.number, end = end(soonest))]
            }
            few => few
                .iter()
                .map(|table| say!(self, "organise-until", table = table.number, end = end(table)))
                .collect(),
        };
        if let Stage::Playing { until: Some(until) } = state.stage {
            deadlines.push(say!(
                self,
                "organise-arena-until",
                end = time_with_day_if_not_today(now, until)
            ));
        }
        deadlines
    }
}
