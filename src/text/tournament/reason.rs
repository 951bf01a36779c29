//! The reasons for organisers' decisions, and the lines with decided results and reasons that everybody sees.

use crate::league::tournament::{KnownReason, Reason, Tournament, TournamentTable};
use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::direction::bidi_isolated;
use crate::text::core::name::{escape_markdown, plain_name_within};

impl Text {
    /// Returns the name of a predefined reason for an organiser's decision.
    pub fn predefined_reason_name(&self, reason: KnownReason) -> String {
        match reason {
            KnownReason::Agreed => say!(self, "organise-reason-agreed"),
            KnownReason::Unfinished => say!(self, "organise-reason-unfinished"),
            KnownReason::TimeUp => say!(self, "organise-reason-time-up"),
            KnownReason::Absent => say!(self, "organise-reason-absent"),
            KnownReason::OwnWish => say!(self, "organise-reason-own-wish"),
            KnownReason::Unfair => say!(self, "organise-reason-unfair"),
            KnownReason::Technical => say!(self, "organise-reason-technical"),
            KnownReason::Excused => say!(self, "organise-reason-excused"),
            KnownReason::MoreTime => say!(self, "organise-reason-more-time"),
            KnownReason::Mistake => say!(self, "organise-reason-mistake"),
            KnownReason::Voided => say!(self, "organise-reason-voided"),
        }
    }

    /// Returns the reason of an organiser's decision for a message. If the reason is in the organiser's own words, it is put on one
    /// line, and its Markdown is escaped.
    pub fn reason_in_message(&self, reason: &Reason) -> String {
        match reason {
            Reason::Known(known) => self.predefined_reason_name(*known),
            Reason::Words(words) => {
                bidi_isolated(escape_markdown(&plain_name_within(words, Reason::LONGEST)))
            }
        }
    }

    /// Appends the reason of a decision to a line. If there is no reason, the line stays unchanged.
    pub(in crate::text) fn with_reason(&self, line: String, reason: Option<&Reason>) -> String {
        match reason {
            Some(reason) => {
                say!(self, "organise-because", line = line, reason = self.reason_in_message(reason))
            }
            None => line,
        }
    }

    /// Returns the lines below the result of a table: that a moderator voided the match, and that an organiser decided the result.
    /// Empty if neither is the case.
    pub(super) fn table_decision_lines(&self, table: &TournamentTable) -> Vec<String> {
        let mut lines = Vec::new();
        if table.is_undecided() {
            lines.push(say!(self, "tournament-table-undecided"));
        } else if table.voided {
            lines.push(say!(self, "tournament-table-voided"));
        }
        // If no organiser decides the result of a voided match in time, the table becomes void. In that case there is no decision
        // to show.
        let is_decided = table.ruling.is_some() && (table.reason.is_some() || !table.voided);
        if is_decided {
            let line = say!(self, "tournament-table-ruled");
            lines.push(self.with_reason(line, table.reason.as_ref()));
        }
        lines
    }

    /// Returns the lines in small print below the standings about decisions: the tables whose match was voided, and the tables
    /// whose result an organiser decided and gave a reason.
    pub(super) fn decisions_note(&self, state: &Tournament) -> Vec<String> {
        let line = |table: &TournamentTable| {
            let number = table.number;
            Some(match &table.reason {
                Some(reason) => {
                    let reason = self.reason_in_message(reason);
                    say!(self, "tournament-standings-ruled", table = number, reason = reason)
                }
                None if table.is_undecided() => {
                    say!(self, "tournament-standings-undecided", table = number)
                }
                None if table.voided => say!(self, "tournament-standings-voided", table = number),
                None => return None,
            })
        };
        state.tables.iter().filter_map(line).collect()
    }
}
