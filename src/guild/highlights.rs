//! The additions to a match's last message: highlights (remarkable moments) if the server shows them, a first win,
//! and changed ratings.

use super::Guilds;
use crate::ids::{GuildId, PersonId, TableId};
use crate::league::{LeaderboardView, MatchResult, RatingChange, SeatResult};
use crate::store::StoreError;
use crate::time::Millis;
use triominos_rules::game::Seat;

impl Guilds {
    /// Returns `true` unless the server has turned off the line about highlights (remarkable
    /// moments of a match).
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn shows_highlights(&self, guild: GuildId) -> Result<bool, StoreError> {
        Ok(self.store.highlights_setting(guild).await?.unwrap_or(true))
    }

    /// Turns the line about highlights on (`true`) or off (`false`) if `new_setting` is given. Returns the setting afterwards.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn change_highlights_setting_if_given(
        &self,
        guild: GuildId,
        new_setting: Option<bool>,
    ) -> Result<bool, StoreError> {
        match new_setting {
            None => self.shows_highlights(guild).await,
            Some(new_setting) => {
                self.store.set_highlights_setting(guild, new_setting).await?;
                Ok(new_setting)
            }
        }
    }

    /// Returns the number of matches that a person has won on a server, against people or
    /// computers.
    ///
    /// # Errors
    /// Returns an error if the store does not answer, or a result is damaged.
    pub async fn count_all_time_wins(
        &self,
        guild: GuildId,
        person: PersonId,
        now: Millis,
    ) -> Result<u32, StoreError> {
        let server = self.server_league(guild, false).await?;
        let all_time = self.leaderboard_query(guild, LeaderboardView::default(), now).await?;
        let totals = server.state.totals_of(person, &all_time.months, None);
        Ok(totals.wins + totals.wins_over_computers)
    }

    /// Returns each player's displayed rating before and after a rated match; an empty list for a match that is not rated.
    ///
    /// # Errors
    /// Returns an error if the store does not answer, or a result is damaged.
    pub async fn rating_changes(&self, table: TableId) -> Result<Vec<RatingChange>, StoreError> {
        let stored = self.store.result_of(table).await?;
        let Some(result) = stored.map(|stored| stored.result).filter(MatchResult::is_rated) else {
            return Ok(Vec::new());
        };
        let server = self.server_league(result.guild, false).await?;
        let change = |(seat, of): (Seat, &SeatResult)| {
            let (before, after) = server
                .state
                .displayed_rating_before_and_after(of.player.person()?, result.finished_at)?;
            Some(RatingChange { seat, before, after })
        };
        Ok(result.seats.iter().enumerate().filter_map(change).collect())
    }
}
