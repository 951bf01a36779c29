//! Leaderboards and profiles of a server. They leave out people who have left the server.

pub(super) mod kept;
mod style;

use std::sync::Arc;

use super::Guilds;
use super::caches::{MembershipsByPerson, run_blocking};
use super::members::MemberLookUp;
use crate::ids::{GuildId, PersonId, TableId};
use crate::league::{
    LeaderboardKind, LeaderboardPage, LeaderboardPeriod, LeaderboardView, LeagueState, Profile,
    Query, RankedPerson, Row, Trophies, ViewerStanding,
};
use crate::store::{Membership, StoreError};
use crate::time::Millis;

/// The number of people on a page of a leaderboard.
pub const PAGE: usize = 10;
/// The time in milliseconds for which a stored membership is not looked up again at Discord. A match that the person plays counts
/// as a look-up.
const MEMBERSHIP_VALID: Millis = 24 * 60 * 60 * 1000;
/// The maximum number of times that a page is built. It is built again if people on it turn out to have left the server; after the
/// last attempt, it may still contain such people.
const TRIES: usize = 3;

/// The maximum number of a server's damaged results that are reported to its moderators.
const REPORTED_AT_ONCE: usize = 10;

impl Guilds {
    /// Returns a server's league state, which contains every stored result that can be read.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn league_state(&self, guild: GuildId) -> Result<Arc<LeagueState>, StoreError> {
        Ok(self
            .league_states
            .current_state_and_discard_count(&self.store, &self.snapshots, guild)
            .await?
            .0)
    }

    /// Returns the number of a server's results that cannot be read, and therefore do not count.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn count_damaged_results(&self, guild: GuildId) -> Result<usize, StoreError> {
        self.league_state(guild).await?;
        Ok(self.league_states.damaged_tables(guild).await.len())
    }

    /// Returns, of the server's first ten tables with an unreadable result, those that have not been reported to the moderators
    /// yet.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn unreported_damaged_tables(
        &self,
        guild: GuildId,
    ) -> Result<Vec<TableId>, StoreError> {
        let mut unreported = Vec::new();
        for table in
            self.league_states.damaged_tables(guild).await.into_iter().take(REPORTED_AT_ONCE)
        {
            if self.store.installation_fact(&damaged_result_reported_key(table)).await?.is_none() {
                unreported.push(table);
            }
        }
        Ok(unreported)
    }

    /// Records that a damaged result was reported to the moderators of its server.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn record_that_damaged_result_was_reported(
        &self,
        table: TableId,
    ) -> Result<(), StoreError> {
        self.store.set_installation_fact(&damaged_result_reported_key(table), "").await
    }

    /// Returns a page of a leaderboard. `viewer` is the person who will see it, whose own row is added; `None` for a page that
    /// everybody sees. `page` is counted from 0; if it is beyond the end, the last page is returned.
    ///
    /// # Errors
    /// Returns an error if the store does not answer, or a result is damaged.
    pub async fn leaderboard_page(
        &self,
        guild: GuildId,
        view: LeaderboardView,
        page: usize,
        viewer: impl Into<Option<PersonId>>,
        now: Millis,
        member_look_up: &dyn MemberLookUp,
    ) -> Result<LeaderboardPage, StoreError> {
        let server = self.server_league(guild, view.board.is_about_tournaments()).await?;
        let query = self.leaderboard_query(guild, view, now).await?;
        let mut found = self.stored_memberships(guild).await?;
        let request = PageRequest { server, view, query, page, viewer: viewer.into() };
        let mut built = request.clone().build_page_in_background(&found).await;
        for _ in 1..TRIES {
            let is_known = |person: &PersonId| {
                person.is_pseudonym()
                    || request.server.is_membership_fresh(*person, found.get(person), now)
            };
            let people = built.rows.iter().map(|row| row.person);
            let unknown: Vec<PersonId> = people.filter(|person| !is_known(person)).collect();
            let looked_up = self.look_up_members(guild, &unknown, now, member_look_up).await?;
            found = looked_up.memberships;
            if !looked_up.has_any_left {
                break;
            }
            built = request.clone().build_page_in_background(&found).await;
        }
        Ok(built)
    }

    /// Returns the league of a server, with its trophies (tournament results) if `with_trophies` is
    /// true.
    pub(super) async fn server_league(
        &self,
        guild: GuildId,
        with_trophies: bool,
    ) -> Result<ServerLeague, StoreError> {
        let (state, discards) = self
            .league_states
            .current_state_and_discard_count(&self.store, &self.snapshots, guild)
            .await?;
        let trophies = match with_trophies {
            true => self.trophies_of_server(guild, &state, discards).await?,
            false => Arc::default(),
        };
        Ok(ServerLeague { state, trophies })
    }

    /// Returns the profile of a person on a server; `None` for a person who has not played there.
    ///
    /// # Errors
    /// Returns an error if the store does not answer, or a result is damaged.
    pub async fn profile(
        &self,
        guild: GuildId,
        person: PersonId,
        now: Millis,
    ) -> Result<Option<Profile>, StoreError> {
        let server = self.server_league(guild, true).await?;
        let found = self.stored_memberships(guild).await?;
        let view = LeaderboardView::default();
        let ratings = self.leaderboard_query(guild, view, now).await?;
        let ladder = LeaderboardView {
            board: LeaderboardKind::Ladder,
            period: LeaderboardPeriod::Season,
            ..view
        };
        let ladder = self.leaderboard_query(guild, ladder, now).await?;
        Ok(run_blocking(move || server.profile(person, &found, &ratings, &ladder)).await)
    }

    /// Returns the query for the rows of a leaderboard. The period that the query covers depends on `now` and on the length of the
    /// server's seasons.
    pub(super) async fn leaderboard_query(
        &self,
        guild: GuildId,
        view: LeaderboardView,
        now: Millis,
    ) -> Result<Query, StoreError> {
        let LeaderboardView { board, period, edition } = view;
        let season = self.league_rules(guild).await?.season.unwrap_or_default();
        let months = period.months(now, season);
        // For a finished season, the ratings are those at its end.
        let at = now.min(months.end.start_ms() - 1);
        Ok(Query { board, months, edition, at })
    }
}

/// The league state of a server, and its trophies if they were requested. It is cheap to clone.
#[derive(Clone)]
pub(super) struct ServerLeague {
    pub(super) state: Arc<LeagueState>,
    pub(super) trophies: Arc<Trophies>,
}

impl ServerLeague {
    /// Returns the ranked people of a leaderboard about matches or tournaments, the best first, without the people for whom
    /// `is_hidden` returns `true`.
    fn ranking(
        &self,
        query: &Query,
        is_hidden: impl Fn(PersonId) -> bool,
    ) -> Vec<RankedPerson<'_>> {
        match query.board.is_about_tournaments() {
            true => self.trophies.ranking(query, is_hidden),
            false => self.state.ranking(query, is_hidden),
        }
    }

    /// Returns the profile of a person; `None` for a person who has not played here. `rating_query` is the query for the
    /// leaderboard of ratings. `ladder_query` is the query for the leaderboard of the points that people get for their places in
    /// matches.
    fn profile(
        &self,
        person: PersonId,
        memberships: &MembershipsByPerson,
        rating_query: &Query,
        ladder_query: &Query,
    ) -> Option<Profile> {
        let (state, trophies) = (&self.state, &self.trophies);
        let (played, competed) = (state.people().get(&person), trophies.people().get(&person));
        let name = played.map(|played| &played.name).or(competed.map(|competed| &competed.name));
        let hidden = |other: PersonId| other != person && self.is_hidden(other, memberships);
        let row = |query: &Query| {
            let ranking = state.ranking(query, hidden);
            let own =
                ranking.iter().find(|ranked| ranked.person == person).map(RankedPerson::to_row);
            own.map(|row| (row, ranking.len()))
        };
        Some(Profile {
            name: name?.clone(),
            rating: state.rating(person, rating_query.at),
            place: row(rating_query).map(|(row, people)| (row.place, people)),
            all_time: state.totals_of(person, &rating_query.months, None),
            solo: state.best_solo_scores_of(person, &rating_query.months),
            season: row(ladder_query).map(|(row, _)| row),
            course: played.map(|played| played.course.clone()).unwrap_or_default(),
            tournaments: trophies.totals_of(person, &rating_query.months),
            last_tournaments: competed.map(|competed| competed.last.clone()).unwrap_or_default(),
        })
    }

    /// Returns whether the person is established, and otherwise what they still need to become established.
    fn viewer_standing(&self, person: PersonId) -> ViewerStanding {
        match self.state.missing_experience(person) {
            Some(missing) => ViewerStanding::Missing(missing),
            None if self.state.established_since(person).is_some() => ViewerStanding::Established,
            None => ViewerStanding::Unknown,
        }
    }

    /// Returns the time of a person's last match or tournament on the server, in milliseconds since
    /// 1970; 0 if there is none.
    fn last_played_at(&self, person: PersonId) -> Millis {
        let played = self.state.people().get(&person).map(|person| person.last_at);
        let competed = self.trophies.people().get(&person).map(|person| person.last_at);
        played.max(competed).unwrap_or(0)
    }

    /// Returns `true` if a person has left the server and has not played there since, so that
    /// leaderboards leave them out.
    pub(super) fn is_hidden(&self, person: PersonId, memberships: &MembershipsByPerson) -> bool {
        let gone = |membership: &Membership| {
            membership.gone && membership.checked_at >= self.last_played_at(person)
        };
        memberships.get(&person).is_some_and(gone)
    }

    /// Returns `true` if the person's membership of the server need not be looked up at Discord at `now`, because it was looked up,
    /// or the person played, less than [`MEMBERSHIP_VALID`] ago. `membership` is the stored membership; `None` if it was never
    /// looked up.
    fn is_membership_fresh(
        &self,
        person: PersonId,
        membership: Option<&Membership>,
        now: Millis,
    ) -> bool {
        let last_at = self.last_played_at(person);
        let seen = membership.map_or(last_at, |membership| membership.checked_at.max(last_at));
        now - seen < MEMBERSHIP_VALID
    }
}

/// A request for a page of a leaderboard.
#[derive(Clone)]
struct PageRequest {
    server: ServerLeague,
    view: LeaderboardView,
    query: Query,
    page: usize,
    viewer: Option<PersonId>,
}

impl PageRequest {
    /// Builds the page on a blocking thread, without the people who have left the server.
    async fn build_page_in_background(self, memberships: &MembershipsByPerson) -> LeaderboardPage {
        let memberships = Arc::clone(memberships);
        run_blocking(move || self.build_page(&memberships)).await
    }

    /// Builds the page without the people who have left the server.
    fn build_page(&self, memberships: &MembershipsByPerson) -> LeaderboardPage {
        let Self { server, view, query, viewer, .. } = self;
        // A viewer is certainly a member of the server.
        let hidden = |person| Some(person) != *viewer && server.is_hidden(person, memberships);
        let ranking = server.ranking(query, hidden);
        let pages = ranking.len().div_ceil(PAGE).max(1);
        let page = self.page.min(pages - 1);
        let own = ranking.iter().position(|ranked| Some(ranked.person) == *viewer);
        let rows: Vec<Row> =
            ranking.iter().skip(page * PAGE).take(PAGE).map(RankedPerson::to_row).collect();
        LeaderboardPage {
            view: *view,
            own: own.map(|index| (ranking[index].to_row(), index / PAGE)),
            people: ranking.len(),
            best: ranking.first().map_or(0.0, |ranked| ranked.value),
            rows,
            page,
            pages,
            months: query.months.clone(),
            standing: viewer
                .map_or(ViewerStanding::Unknown, |viewer| server.viewer_standing(viewer)),
        }
    }
}

/// Returns the key of the stored value that marks a damaged result as reported.
fn damaged_result_reported_key(table: TableId) -> String {
    format!("damaged-result:{table}")
}
