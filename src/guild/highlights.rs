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
        Ok(self.store.shows_highlights(guild).await?.unwrap_or(true))
    }

    /// Turns the line about highlights on (`true`) or off (`false`) if `shown` is given. Returns
    /// the resulting setting.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn change_highlights(
        &self,
        guild: GuildId,
        shown: Option<bool>,
    ) -> Result<bool, StoreError> {
        match shown {
            None => self.shows_highlights(guild).await,
            Some(shown) => {
                self.store.set_shows_highlights(guild, shown).await?;
                Ok(shown)
            }
        }
    }

    /// Returns the number of matches that a person has won on a server, against people or
    /// computers.
    ///
    /// # Errors
    /// Returns an error if the store does not answer, or a result is damaged.
    pub async fn count_wins(
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

    /// Returns the displayed ratings of the players before and after a rated match; empty for other
    /// matches.
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
            let (before, after) =
                server.state.points_before_and_after(of.player.person()?, result.finished_at)?;
            Some(RatingChange { seat, before, after })
        };
        Ok(result.seats.iter().enumerate().filter_map(change).collect())
    }
}
