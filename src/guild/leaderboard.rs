//! Leaderboards and profiles of a server, without those who have left it.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use async_trait::async_trait;
use futures_util::future::join_all;

use super::Guilds;
use crate::game::Edition;
use crate::league::{Board, LeagueState, Month, Point, Query, Rating, Row, Span, Totals};
use crate::store::{Membership, StoreError};
use crate::table::Millis;

/// How many people stand on a page.
pub const PAGE: usize = 10;
/// How long what was found of a member holds. Who has just played is one.
const FOUND_HOLDS: Millis = 24 * 60 * 60 * 1000;
/// How often a page is made anew because somebody on it has left.
const TRIES: usize = 3;

/// What somebody wants to see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct View {
    pub board: Board,
    pub span: Span,
    pub edition: Option<Edition>,
}

/// A page of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    pub rows: Vec<Row>,
    /// Counted from 0; and how many there are, at least one.
    pub page: usize,
    pub pages: usize,
    /// How many people have a place.
    pub people: usize,
    /// The place of who asks, if they have one; and the page it is on.
    pub own: Option<(Row, usize)>,
    pub months: Range<Month>,
    /// The figure of the first place; 0 where nobody has one.
    pub best: f64,
}

/// What a server knows of one of its players.
#[derive(Clone, Debug, PartialEq)]
pub struct Profile {
    pub name: String,
    pub rating: Option<Rating>,
    /// The place on the leaderboard of ratings, and of how many.
    pub place: Option<(u32, usize)>,
    pub all_time: Totals,
    /// Their place on this season's ladder.
    pub season: Option<Row>,
    pub course: Vec<Point>,
}

/// Who knows whether a person is still on a server.
#[async_trait]
pub trait Members: Send + Sync {
    /// Whether they are; `None` if that cannot be found out now.
    async fn is_member(&self, guild: u64, person: u64) -> Option<bool>;
}

impl Guilds {
    /// A server's league_state with every result that is committed.
    ///
    /// # Errors
    /// The store does not answer, or a result is damaged.
    pub async fn league_state(&self, guild: u64) -> Result<Arc<LeagueState>, StoreError> {
        self.league_states.of(&self.store, guild).await
    }

    /// A page of a leaderboard, for `viewer`: page number `page`, counted from 0, or the last if there are not so many.
    ///
    /// # Errors
    /// The store does not answer, or a result is damaged.
    pub async fn leaderboard(
        &self,
        guild: u64,
        view: View,
        page: usize,
        viewer: u64,
        now: Millis,
        members: &dyn Members,
    ) -> Result<Page, StoreError> {
        let league_state = self.league_state(guild).await?;
        let query = self.query(guild, view, now).await?;
        let mut found = self.store.members(guild).await?;
        let mut made = page_of(&league_state, &query, page, viewer, &found);
        for _ in 1..TRIES {
            let unknown = made
                .rows
                .iter()
                .map(|row| row.person)
                .filter(|person| !is_known(&league_state, *person, found.get(person), now));
            let unknown: Vec<u64> = unknown.collect();
            if !self.look_up(guild, &unknown, now, members, &mut found).await? {
                break;
            }
            made = page_of(&league_state, &query, page, viewer, &found);
        }
        Ok(made)
    }

    /// What a server knows of a person; `None` of who has not played there.
    ///
    /// # Errors
    /// The store does not answer, or a result is damaged.
    pub async fn profile(
        &self,
        guild: u64,
        person: u64,
        now: Millis,
    ) -> Result<Option<Profile>, StoreError> {
        let league_state = self.league_state(guild).await?;
        let Some(known) = league_state.people().get(&person) else { return Ok(None) };
        let found = self.store.members(guild).await?;
        let hidden = |other: u64| other != person && is_hidden(&league_state, other, &found);
        let view = View::default();
        let rating_query = self.query(guild, view, now).await?;
        let ratings = league_state.board(&rating_query, hidden);
        let own = ratings.iter().find(|row| row.person == person);
        let ladder = View { board: Board::Ladder, span: Span::Season, ..view };
        let ladder = league_state.board(&self.query(guild, ladder, now).await?, hidden);
        Ok(Some(Profile {
            name: known.name.clone(),
            rating: league_state.rating(person, now),
            place: own.map(|row| (row.place, ratings.len())),
            all_time: league_state.totals_of(person, &rating_query.months, None),
            season: ladder.into_iter().find(|row| row.person == person),
            course: known.course.clone(),
        }))
    }

    async fn query(&self, guild: u64, view: View, now: Millis) -> Result<Query, StoreError> {
        let View { board, span, edition } = view;
        let season = self.league_rules(guild).await?.season.unwrap_or_default();
        let months = span.months(now, season);
        // Of a season that is over, the ratings are those that it ended with.
        let at = now.min(months.end.start() - 1);
        Ok(Query { board, months, edition, at })
    }

    /// Whether this person has left the server, found out anew where what is known is older than `holds` milliseconds. Who cannot
    /// be found out about has not.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn has_left(
        &self,
        guild: u64,
        person: u64,
        now: Millis,
        holds: Millis,
        members: &dyn Members,
    ) -> Result<bool, StoreError> {
        let mut found = self.store.members(guild).await?;
        if found.get(&person).is_none_or(|known| now - known.checked_at >= holds) {
            self.look_up(guild, &[person], now, members, &mut found).await?;
        }
        Ok(found.get(&person).is_some_and(|known| known.gone))
    }

    /// Finds out about people, notes it, and says whether any of them has left.
    async fn look_up(
        &self,
        guild: u64,
        people: &[u64],
        now: Millis,
        members: &dyn Members,
        found: &mut BTreeMap<u64, Membership>,
    ) -> Result<bool, StoreError> {
        let look_ups = people.iter().map(|person| members.is_member(guild, *person));
        let mut left = false;
        for (person, is_member) in people.iter().zip(join_all(look_ups).await) {
            let Some(is_member) = is_member else { continue };
            let membership = Membership { gone: !is_member, checked_at: now };
            self.store.set_member(guild, *person, membership).await?;
            found.insert(*person, membership);
            left |= !is_member;
        }
        Ok(left)
    }

    /// Who is hidden on a server's leaderboards, as far as is known without asking.
    pub(super) async fn hidden(
        &self,
        guild: u64,
        league_state: &LeagueState,
    ) -> Result<impl Fn(u64) -> bool + use<>, StoreError> {
        let found = self.store.members(guild).await?;
        let gone: Vec<u64> = found
            .keys()
            .copied()
            .filter(|person| is_hidden(league_state, *person, &found))
            .collect();
        Ok(move |person| gone.binary_search(&person).is_ok())
    }
}

fn page_of(
    league_state: &LeagueState,
    query: &Query,
    page: usize,
    viewer: u64,
    found: &BTreeMap<u64, Membership>,
) -> Page {
    // Who asks is there.
    let rows = league_state
        .board(query, |person| person != viewer && is_hidden(league_state, person, found));
    let pages = rows.len().div_ceil(PAGE).max(1);
    let page = page.min(pages - 1);
    let own = rows.iter().position(|row| row.person == viewer);
    Page {
        own: own.map(|index| (rows[index].clone(), index / PAGE)),
        people: rows.len(),
        best: rows.first().map_or(0.0, |row| row.value),
        rows: rows.into_iter().skip(page * PAGE).take(PAGE).collect(),
        page,
        pages,
        months: query.months.clone(),
    }
}

/// Whether a person has left the server, and has not played there since.
fn is_hidden(league_state: &LeagueState, person: u64, found: &BTreeMap<u64, Membership>) -> bool {
    let last_at = league_state.people().get(&person).map_or(0, |person| person.last_at);
    found.get(&person).is_some_and(|found| found.gone && found.checked_at >= last_at)
}

fn is_known(
    league_state: &LeagueState,
    person: u64,
    found: Option<&Membership>,
    now: Millis,
) -> bool {
    let last_at = league_state.people().get(&person).map_or(0, |person| person.last_at);
    let seen = found.map_or(last_at, |found| found.checked_at.max(last_at));
    now - seen < FOUND_HOLDS
}
