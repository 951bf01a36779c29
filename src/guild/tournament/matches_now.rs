//! A read-only view of the current matches of a tournament's tables, for organisers.

use std::collections::BTreeMap;

use super::cache::internal_error;
use super::open_matches::match_report;
use super::{LoadedTournament, TournamentRefused, Tournaments};
use crate::ids::ChannelId;
use crate::league::tournament::{Report, TournamentTable};

/// The threads and matches of a tournament's tables. They are read separately, because the state of the tournament does not
/// contain them.
#[derive(Clone, Debug, Default)]
pub struct MatchesNow {
    /// The threads of the opened tables, by the tables' numbers.
    pub threads: BTreeMap<u32, ChannelId>,
    /// The progress of the requested matches that have begun, by the tables' numbers.
    pub reports: BTreeMap<u32, Report>,
}

impl Tournaments {
    /// Returns the threads of all tables, and the progress of the matches at the given tables.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn matches_now(
        &self,
        known: &LoadedTournament,
        tables: &[&TournamentTable],
    ) -> Result<MatchesNow, TournamentRefused> {
        let mut now = MatchesNow::default();
        for opened in self.store().opened_tables(known.id).await? {
            // The id of a tournament's table is that of its thread.
            now.threads.insert(opened.number, ChannelId::new(opened.table.0.cast_unsigned()));
            if tables.iter().any(|table| table.number == opened.number) {
                let playing = self.tables().current_table(opened.table).await;
                let playing = playing.map_err(|error| internal_error(known.id, &error))?;
                now.reports.extend(match_report(&playing).map(|report| (opened.number, report)));
            }
        }
        Ok(now)
    }
}
