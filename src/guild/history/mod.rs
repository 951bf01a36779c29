//! The match history of a person on a server, in pages. It can be limited to the matches with another person.

mod solo;

use std::collections::BTreeSet;

use super::Guilds;
use crate::ids::{GuildId, PersonId, TableId};
use crate::league::MatchResult;
use crate::store::{StoreError, StoredResult};

/// The maximum number of matches, newest first, that are read to count how often two people have beaten each other.
const BETWEEN: u32 = 1_000;

/// The wins, losses and ties of one person against another, in the matches in which both took part and that count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeadToHead {
    pub wins: u32,
    pub losses: u32,
    pub ties: u32,
}

impl HeadToHead {
    /// Counts the matches that `person` won, lost or tied against `opponent`. A match counts as won by the one of the two who has
    /// the better place in it.
    fn from_results<'a>(
        results: impl Iterator<Item = &'a MatchResult>,
        person: PersonId,
        opponent: PersonId,
    ) -> Self {
        let mut score = Self::default();
        for result in results {
            let standing = result.persons_and_places();
            let place = |person| standing.iter().find(|(id, _)| *id == person).map(|(_, at)| *at);
            let Some((own, theirs)) = place(person).zip(place(opponent)) else { continue };
            match own.cmp(&theirs) {
                std::cmp::Ordering::Less => score.wins += 1,
                std::cmp::Ordering::Greater => score.losses += 1,
                std::cmp::Ordering::Equal => score.ties += 1,
            }
        }
        score
    }
}

/// A page of the matches that a person has finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    /// The matches, the newest first, each with `true` if it is voided.
    pub shown: Vec<(MatchResult, bool)>,
    /// The number of this page, counted from 0.
    pub page: usize,
    pub pages: usize,
    /// The number of matches on all pages.
    pub count: usize,
    /// The wins, losses and ties against the other person, if the history is limited to the matches with that person; `None` for a
    /// history of all matches.
    pub head_to_head: Option<HeadToHead>,
}

impl Guilds {
    /// The number of matches on a page.
    pub const HISTORY_PAGE: usize = 10;

    /// Returns a page of a person's matches or, if `other_player` is given, of the matches that both have played. `page` is counted
    /// from 0; if it is beyond the end, the last page is returned.
    ///
    /// # Errors
    /// Returns an error if the store does not answer, or a result is damaged.
    pub async fn history_page(
        &self,
        guild: GuildId,
        person: PersonId,
        other_player: Option<PersonId>,
        page: usize,
    ) -> Result<History, StoreError> {
        let voided = self.store.voided_result_numbers(guild).await?;
        let each = Self::HISTORY_PAGE;
        let Some(other) = other_player else {
            let count = self.store.count_results_of(guild, person).await? as usize;
            let (page, pages) = page_and_page_count(page, count);
            let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
            let (skipped, limit) = (number(page * each), number(each));
            let found = self.store.results_of_person(guild, person, skipped, limit).await?;
            let shown = results_and_whether_voided(found, &voided);
            return Ok(History { shown, page, pages, count, head_to_head: None });
        };
        let found = self.store.results_with_both_players(guild, (person, other), BETWEEN).await?;
        let counted = found.iter().filter(|stored| !voided.contains(&stored.number));
        let score = HeadToHead::from_results(counted.map(|stored| &stored.result), person, other);
        let count = found.len();
        let (page, pages) = page_and_page_count(page, count);
        let shown = found.into_iter().skip(page * each).take(each).collect();
        let shown = results_and_whether_voided(shown, &voided);
        Ok(History { shown, page, pages, count, head_to_head: Some(score) })
    }

    /// Returns the result of a match that a person has finished on this server; `None` if there is no
    /// such match.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn finished_match_of(
        &self,
        guild: GuildId,
        person: PersonId,
        table: TableId,
    ) -> Result<Option<MatchResult>, StoreError> {
        let result = self.store.result_of(table).await?.map(|stored| stored.result);
        Ok(result.filter(|result| {
            let mut players = result.seats.iter().map(|seat| seat.player.person());
            result.guild == guild && players.any(|player| player == Some(person))
        }))
    }
}

/// Returns the index of the page to show, and then the number of pages that `match_count` matches need. An index beyond the end is
/// replaced by that of the last page.
fn page_and_page_count(requested_page: usize, match_count: usize) -> (usize, usize) {
    let pages = match_count.div_ceil(Guilds::HISTORY_PAGE).max(1);
    (requested_page.min(pages - 1), pages)
}

/// Returns the results, each with `true` if it is voided. `voided_numbers` are the numbers of all voided results.
fn results_and_whether_voided(
    found: Vec<StoredResult>,
    voided_numbers: &BTreeSet<i64>,
) -> Vec<(MatchResult, bool)> {
    let mark = |stored: StoredResult| {
        let is_voided = voided_numbers.contains(&stored.number);
        (stored.result, is_voided)
    };
    found.into_iter().map(mark).collect()
}
