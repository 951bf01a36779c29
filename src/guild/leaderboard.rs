//! Leaderboards and profiles of a server, without those who have left it.

use std::collections::BTreeMap;
use std::sync::Arc;

use async_trait::async_trait;
use futures_util::future::join_all;

use super::Guilds;
use crate::ids::{GuildId, PersonId};
use crate::league::{
    Board, LeaderboardPage, LeaderboardView, LeagueState, Profile, Query, Row, Span, Trophies,
};
use crate::store::{Membership, StoreError};
use crate::time::Millis;

/// The number of people on a page.
pub const PAGE: usize = 10;
/// The time for which a finding about a member holds. Whoever has just played is one.
const FOUND_HOLDS: Millis = 24 * 60 * 60 * 1000;
/// The number of times that a page is made anew because somebody on it has left.
const TRIES: usize = 3;

/// A source that knows whether a person is still on a server.
#[async_trait]
pub trait Members: Send + Sync {
    /// True if they are a member; `None` if that cannot be found out now.
    async fn is_member(&self, guild: GuildId, person: PersonId) -> Option<bool>;
}

impl Guilds {
    /// A server's league state with every result that is committed.
    ///
    /// # Errors
    /// The store does not answer, or a result is damaged.
    pub async fn league_state(&self, guild: GuildId) -> Result<Arc<LeagueState>, StoreError> {
        self.league_states.of(&self.store, guild).await
    }

    /// A page of a leaderboard, for `viewer`: page number `page`, counted from 0, or the last if there are not so many.
    ///
    /// # Errors
    /// The store does not answer, or a result is damaged.
    pub async fn leaderboard(
        &self,
        guild: GuildId,
        view: LeaderboardView,
        page: usize,
        viewer: PersonId,
        now: Millis,
        members: &dyn Members,
    ) -> Result<LeaderboardPage, StoreError> {
        let server = self.server_league(guild, view.board.is_of_tournaments()).await?;
        let query = self.query(guild, view, now).await?;
        let mut found = self.store.members(guild).await?;
        let mut made = page_of(&server, view, &query, page, viewer, &found);
        for _ in 1..TRIES {
            let unknown = made
                .rows
                .iter()
                .map(|row| row.person)
                .filter(|person| !server.is_known(*person, found.get(person), now));
            let unknown: Vec<PersonId> = unknown.collect();
            if !self.look_up(guild, &unknown, now, members, &mut found).await? {
                break;
            }
            made = page_of(&server, view, &query, page, viewer, &found);
        }
        Ok(made)
    }

    /// The league of a server, with its trophies where they are asked for.
    pub(super) async fn server_league(
        &self,
        guild: GuildId,
        with_trophies: bool,
    ) -> Result<ServerLeague, StoreError> {
        let state = self.league_state(guild).await?;
        let trophies = match with_trophies {
            true => self.trophies(guild, &state).await?,
            false => Arc::default(),
        };
        Ok(ServerLeague { state, trophies })
    }

    /// The profile of a person on a server; `None` of somebody who has not played there.
    ///
    /// # Errors
    /// The store does not answer, or a result is damaged.
    pub async fn profile(
        &self,
        guild: GuildId,
        person: PersonId,
        now: Millis,
    ) -> Result<Option<Profile>, StoreError> {
        let server = self.server_league(guild, true).await?;
        let (league_state, trophies) = (&server.state, &server.trophies);
        let (played, competed) =
            (league_state.people().get(&person), trophies.people().get(&person));
        let name = played.map(|played| &played.name).or(competed.map(|competed| &competed.name));
        let Some(name) = name else { return Ok(None) };
        let found = self.store.members(guild).await?;
        let hidden = |other: PersonId| other != person && server.is_hidden(other, &found);
        let view = LeaderboardView::default();
        let rating_query = self.query(guild, view, now).await?;
        let ratings = league_state.board(&rating_query, hidden);
        let own = ratings.iter().find(|row| row.person == person);
        let ladder = LeaderboardView { board: Board::Ladder, span: Span::Season, ..view };
        let ladder = league_state.board(&self.query(guild, ladder, now).await?, hidden);
        Ok(Some(Profile {
            name: name.clone(),
            rating: league_state.rating(person, now),
            place: own.map(|row| (row.place, ratings.len())),
            all_time: league_state.totals_of(person, &rating_query.months, None),
            solo: league_state.solo_records_of(person, &rating_query.months),
            season: ladder.into_iter().find(|row| row.person == person),
            course: played.map(|played| played.course.clone()).unwrap_or_default(),
            tournaments: trophies.totals_of(person, &rating_query.months),
            last_tournaments: competed.map(|competed| competed.last.clone()).unwrap_or_default(),
        }))
    }

    async fn query(
        &self,
        guild: GuildId,
        view: LeaderboardView,
        now: Millis,
    ) -> Result<Query, StoreError> {
        let LeaderboardView { board, span, edition } = view;
        let season = self.league_rules(guild).await?.season.unwrap_or_default();
        let months = span.months(now, season);
        // Of a season that is over, the ratings are those that it ended with.
        let at = now.min(months.end.start() - 1);
        Ok(Query { board, months, edition, at })
    }

    /// True if this person has left the server; found out anew where what is known is older than `holds` milliseconds. Who cannot
    /// be found out about has not.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn has_left(
        &self,
        guild: GuildId,
        person: PersonId,
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
        guild: GuildId,
        people: &[PersonId],
        now: Millis,
        members: &dyn Members,
        found: &mut BTreeMap<PersonId, Membership>,
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

    /// The people hidden on a server's leaderboards, as far as is known without asking.
    pub(super) async fn hidden(
        &self,
        guild: GuildId,
        server: &ServerLeague,
    ) -> Result<impl Fn(PersonId) -> bool + use<>, StoreError> {
        let found = self.store.members(guild).await?;
        let gone: Vec<PersonId> =
            found.keys().copied().filter(|person| server.is_hidden(*person, &found)).collect();
        Ok(move |person| gone.binary_search(&person).is_ok())
    }
}

/// The league of a server: its matches, and its tournaments where they were asked for.
pub(super) struct ServerLeague {
    pub(super) state: Arc<LeagueState>,
    pub(super) trophies: Arc<Trophies>,
}

impl ServerLeague {
    /// A leaderboard of whichever kind.
    pub(super) fn board(&self, query: &Query, hidden: impl Fn(PersonId) -> bool) -> Vec<Row> {
        match query.board.is_of_tournaments() {
            true => self.trophies.board(query, hidden),
            false => self.state.board(query, hidden),
        }
    }

    /// The moment of a person's last match or tournament on the server; 0 where there is none.
    fn last_at(&self, person: PersonId) -> Millis {
        let played = self.state.people().get(&person).map(|person| person.last_at);
        let competed = self.trophies.people().get(&person).map(|person| person.last_at);
        played.max(competed).unwrap_or(0)
    }

    /// True if a person has left the server, and has not played there since.
    fn is_hidden(&self, person: PersonId, found: &BTreeMap<PersonId, Membership>) -> bool {
        let gone = |found: &Membership| found.gone && found.checked_at >= self.last_at(person);
        found.get(&person).is_some_and(gone)
    }

    fn is_known(&self, person: PersonId, found: Option<&Membership>, now: Millis) -> bool {
        let last_at = self.last_at(person);
        let seen = found.map_or(last_at, |found| found.checked_at.max(last_at));
        now - seen < FOUND_HOLDS
    }
}

fn page_of(
    server: &ServerLeague,
    view: LeaderboardView,
    query: &Query,
    page: usize,
    viewer: PersonId,
    found: &BTreeMap<PersonId, Membership>,
) -> LeaderboardPage {
    // Who asks is there.
    let rows = server.board(query, |person| person != viewer && server.is_hidden(person, found));
    let pages = rows.len().div_ceil(PAGE).max(1);
    let page = page.min(pages - 1);
    let own = rows.iter().position(|row| row.person == viewer);
    LeaderboardPage {
        view,
        own: own.map(|index| (rows[index].clone(), index / PAGE)),
        people: rows.len(),
        best: rows.first().map_or(0.0, |row| row.value),
        rows: rows.into_iter().skip(page * PAGE).take(PAGE).collect(),
        page,
        pages,
        months: query.months.clone(),
    }
}
