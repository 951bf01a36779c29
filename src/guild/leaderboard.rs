//! Leaderboards and profiles of a server, without those who have left it.

use std::sync::Arc;

use super::Guilds;
use super::caches::{Found, off_workers};
use super::members::Members;
use crate::ids::{GuildId, PersonId, TableId};
use crate::league::{
    Board, LeaderboardPage, LeaderboardView, LeagueState, Profile, Query, Ranked, Row, Span,
    Trophies,
};
use crate::store::{Membership, StoreError};
use crate::time::Millis;

/// The number of people on a page.
pub const PAGE: usize = 10;
/// The time for which a finding about a member holds. Whoever has just played is one.
const FOUND_HOLDS: Millis = 24 * 60 * 60 * 1000;
/// The number of times that a page is made anew because somebody on it has left.
const TRIES: usize = 3;

/// The damaged results of a server of which each is reported by a line of its own.
const REPORTED_AT_ONCE: usize = 10;

impl Guilds {
    /// A server's league state with every readable result that is committed.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn league_state(&self, guild: GuildId) -> Result<Arc<LeagueState>, StoreError> {
        Ok(self.league_states.current(&self.store, &self.snapshots, guild).await?.0)
    }

    /// The number of results of a server that cannot be read, and do not count.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn damaged_results(&self, guild: GuildId) -> Result<usize, StoreError> {
        self.league_state(guild).await?;
        Ok(self.league_states.damaged(guild).await.len())
    }

    /// The tables of a server whose results the last look at its league could not read, without those that are reported; the first of
    /// many.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn unreported_damage(&self, guild: GuildId) -> Result<Vec<TableId>, StoreError> {
        let mut unreported = Vec::new();
        for table in self.league_states.damaged(guild).await.into_iter().take(REPORTED_AT_ONCE) {
            if self.store.fact(&damage_reported(table)).await?.is_none() {
                unreported.push(table);
            }
        }
        Ok(unreported)
    }

    /// Notes that the moderators of a server have read of a damaged result.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn damage_is_reported(&self, table: TableId) -> Result<(), StoreError> {
        self.store.set_fact(&damage_reported(table), "").await
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
        let mut found = self.members(guild).await?;
        let of = PageOf { server, view, query, page, viewer };
        let mut made = of.clone().made(&found).await;
        for _ in 1..TRIES {
            let is_known = |person: &PersonId| {
                person.is_former() || of.server.is_known(*person, found.get(person), now)
            };
            let people = made.rows.iter().map(|row| row.person);
            let unknown: Vec<PersonId> = people.filter(|person| !is_known(person)).collect();
            let left;
            (left, found) = self.look_up(guild, &unknown, now, members).await?;
            if !left {
                break;
            }
            made = of.clone().made(&found).await;
        }
        Ok(made)
    }

    /// The league of a server, with its trophies where they are asked for.
    pub(super) async fn server_league(
        &self,
        guild: GuildId,
        with_trophies: bool,
    ) -> Result<ServerLeague, StoreError> {
        let (state, discards) =
            self.league_states.current(&self.store, &self.snapshots, guild).await?;
        let trophies = match with_trophies {
            true => self.trophies(guild, &state, discards).await?,
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
        let found = self.members(guild).await?;
        let view = LeaderboardView::default();
        let ratings = self.query(guild, view, now).await?;
        let ladder = LeaderboardView { board: Board::Ladder, span: Span::Season, ..view };
        let ladder = self.query(guild, ladder, now).await?;
        Ok(off_workers(move || server.profile(person, &found, &ratings, &ladder)).await)
    }

    pub(super) async fn query(
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
}

/// The league of a server: its matches, and its tournaments where they were asked for. Cheap to clone.
#[derive(Clone)]
pub(super) struct ServerLeague {
    pub(super) state: Arc<LeagueState>,
    pub(super) trophies: Arc<Trophies>,
}

impl ServerLeague {
    /// A leaderboard of whichever kind.
    fn ranking(&self, query: &Query, hidden: impl Fn(PersonId) -> bool) -> Vec<Ranked<'_>> {
        match query.board.is_of_tournaments() {
            true => self.trophies.ranking(query, hidden),
            false => self.state.ranking(query, hidden),
        }
    }

    /// The profile of a person, with the places by these two leaderboards; `None` of somebody who has not played here.
    fn profile(
        &self,
        person: PersonId,
        found: &Found,
        ratings: &Query,
        ladder: &Query,
    ) -> Option<Profile> {
        let (state, trophies) = (&self.state, &self.trophies);
        let (played, competed) = (state.people().get(&person), trophies.people().get(&person));
        let name = played.map(|played| &played.name).or(competed.map(|competed| &competed.name));
        let hidden = |other: PersonId| other != person && self.is_hidden(other, found);
        let row = |query: &Query| {
            let ranking = state.ranking(query, hidden);
            let own = ranking.iter().find(|ranked| ranked.person == person).map(Ranked::row);
            own.map(|row| (row, ranking.len()))
        };
        Some(Profile {
            name: name?.clone(),
            rating: state.rating(person, ratings.at),
            place: row(ratings).map(|(row, people)| (row.place, people)),
            all_time: state.totals_of(person, &ratings.months, None),
            solo: state.solo_records_of(person, &ratings.months),
            season: row(ladder).map(|(row, _)| row),
            course: played.map(|played| played.course.clone()).unwrap_or_default(),
            tournaments: trophies.totals_of(person, &ratings.months),
            last_tournaments: competed.map(|competed| competed.last.clone()).unwrap_or_default(),
        })
    }

    /// The moment of a person's last match or tournament on the server; 0 where there is none.
    fn last_at(&self, person: PersonId) -> Millis {
        let played = self.state.people().get(&person).map(|person| person.last_at);
        let competed = self.trophies.people().get(&person).map(|person| person.last_at);
        played.max(competed).unwrap_or(0)
    }

    /// True if a person has left the server, and has not played there since.
    pub(super) fn is_hidden(&self, person: PersonId, found: &Found) -> bool {
        let gone = |found: &Membership| found.gone && found.checked_at >= self.last_at(person);
        found.get(&person).is_some_and(gone)
    }

    fn is_known(&self, person: PersonId, found: Option<&Membership>, now: Millis) -> bool {
        let last_at = self.last_at(person);
        let seen = found.map_or(last_at, |found| found.checked_at.max(last_at));
        now - seen < FOUND_HOLDS
    }
}

/// A page of a leaderboard that is to be made.
#[derive(Clone)]
struct PageOf {
    server: ServerLeague,
    view: LeaderboardView,
    query: Query,
    page: usize,
    viewer: PersonId,
}

impl PageOf {
    async fn made(self, found: &Found) -> LeaderboardPage {
        let found = Arc::clone(found);
        off_workers(move || self.make(&found)).await
    }

    fn make(&self, found: &Found) -> LeaderboardPage {
        let Self { server, view, query, viewer, .. } = self;
        // Who asks is there.
        let hidden = |person| person != *viewer && server.is_hidden(person, found);
        let ranking = server.ranking(query, hidden);
        let pages = ranking.len().div_ceil(PAGE).max(1);
        let page = self.page.min(pages - 1);
        let own = ranking.iter().position(|ranked| ranked.person == *viewer);
        let rows: Vec<Row> = ranking.iter().skip(page * PAGE).take(PAGE).map(Ranked::row).collect();
        LeaderboardPage {
            view: *view,
            own: own.map(|index| (ranking[index].row(), index / PAGE)),
            people: ranking.len(),
            best: ranking.first().map_or(0.0, |ranked| ranked.value),
            rows,
            page,
            pages,
            months: query.months.clone(),
        }
    }
}

/// The name of the fact that a damaged result is reported.
fn damage_reported(table: TableId) -> String {
    format!("damaged-result:{table}")
}
