//! Seasons. They end automatically at fixed dates of the calendar, and their final standings are announced once.

use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use futures_util::{StreamExt, stream};

use super::Guilds;
use super::caches::{MembershipsByPerson, run_blocking};
use super::leaderboard::ServerLeague;
use crate::ids::{ChannelId, GuildId, PersonId, RoleId};
use crate::league::{LeaderboardKind, Month, Query, Row, SeasonLength, SeasonStandings};
use crate::store::{Champions, LeagueSettings, SeasonEnd, StoreError};
use crate::table::AnnounceError;
use crate::time::{Clock, Millis};
use crate::worker::{DueTime, HeadStart, SET_ASIDE_ITEMS, Worker, run_catching_panics};

/// The time in milliseconds between the end of a season and its closing (the computation of its final standings). A match that
/// ended just before the season's end may be stored within this time.
const GRACE: Millis = 60_000;
/// The time in milliseconds for which the clock must show that a season is over before the season is closed. A clock that is
/// temporarily wrong is corrected within that time, but a closed season cannot be reopened.
const CLOCK_TRUST_DELAY: Millis = 5 * 60_000;
/// The key of a stored value: the end of the last closed season, in milliseconds since 1970.
const CLOSED_UNTIL: &str = "seasons-closed-until";
/// The duration of the lease on the announcement of final standings, in milliseconds.
const LEASE: Millis = 60_000;
/// The maximum number of final standings that one run of the worker announces.
const AT_ONCE: u32 = 16;
/// The maximum number of attempts of an announcement.
const ATTEMPTS: i32 = 12;
/// The wait in milliseconds after the first failed attempt of an announcement. The wait doubles after each failure, so that
/// [`ATTEMPTS`] attempts take most of a day.
const FIRST_WAIT: Millis = 30_000;
/// The longest wait in milliseconds until the store is polled again.
const AT_MOST: Millis = 60 * 60 * 1000;
const AFTER_FAILURE: Millis = 60_000;

/// The value that is stored for a server without seasons.
const NONE: &str = "none";

/// A server's settings for its league: the length of the seasons, the channel of the announcements, and the roles of the champions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeagueRules {
    /// The length of a season; `None` for a league without seasons.
    pub season: Option<SeasonLength>,
    /// The channel in which final standings are announced; `None` for the channel of the server's last match.
    pub channel: Option<ChannelId>,
    /// The role for the champion of the matches; `None` if there is none.
    pub champion_role: Option<RoleId>,
    /// The role for the champion of the tournaments, which may be the same role; `None` if there is
    /// none.
    pub tournament_role: Option<RoleId>,
}

/// A change of a server's [`LeagueRules`]. A field that is `None` keeps the current setting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeagueChange {
    /// The length of a season; `Some(None)` for a league without seasons, `None` to keep the current length.
    pub season: Option<Option<SeasonLength>>,
    pub channel: Option<ChannelId>,
    pub champion_role: Option<RoleId>,
    pub tournament_role: Option<RoleId>,
}

/// A champion's role that is to pass from one person to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChampionRoleHandover {
    pub role: RoleId,
    pub champion: PersonId,
    /// The person from whom the role is removed; `None` if nobody has it.
    pub former: Option<PersonId>,
}

/// The end of a season, to be announced to a server.
#[derive(Clone, Debug)]
pub struct SeasonAnnouncement {
    pub guild: GuildId,
    pub channel: ChannelId,
    pub table: SeasonStandings,
    /// The handover of the role for the champion of the matches; `None` if there is none.
    pub of_matches: Option<ChampionRoleHandover>,
    /// The handover of the role for the champion of the tournaments; `None` if there is none.
    pub of_tournaments: Option<ChampionRoleHandover>,
    /// The nonce of the message. It is the same at every attempt, so that an announcement posted before a crash is not
    /// posted twice.
    pub nonce: String,
}

/// A service that announces the end of a season to a server, and hands over the roles.
#[async_trait]
pub trait SeasonAnnouncer: Send + Sync {
    /// Posts the announcement and hands over the roles. Returns the people to whom roles were given.
    ///
    /// # Errors
    /// Returns an error if the announcement failed, temporarily or permanently.
    async fn announce_season_end(
        &self,
        announcement: SeasonAnnouncement,
    ) -> Result<Champions, AnnounceError>;
}

/// The worker that closes seasons and announces their final standings.
#[derive(Debug)]
pub struct Seasons<L> {
    guilds: Guilds,
    clock: Arc<dyn Clock>,
    announcer: L,
    /// The name of this process among those that share the store.
    owner: String,
    /// The month that the clock shows, and the time since which it has shown this month, in milliseconds since 1970. They decide
    /// whether the clock is trusted (see [`CLOCK_TRUST_DELAY`]). `None` until a season has to be closed for the first time.
    doubted: Mutex<Option<(Month, Millis)>>,
    head_start: HeadStart,
}

impl<L: SeasonAnnouncer> Seasons<L> {
    /// Creates the worker.
    pub fn new(guilds: Guilds, clock: Arc<dyn Clock>, announcer: L, lease_owner: String) -> Self {
        let (doubted, head_start) = (Mutex::new(None), HeadStart::default());
        Self { guilds, clock, announcer, owner: lease_owner, doubted, head_start }
    }

    /// Closes seasons and announces their final standings, until the returned future is dropped.
    pub async fn run_season_closing(&self) {
        let worker = Worker {
            name: "seasons that have ended",
            clock: &*self.clock,
            wakers: &[],
            at_most: AT_MOST,
            after_failure: AFTER_FAILURE,
        };
        let head_start = |due| self.head_start.delayed_poll_time(due);
        worker
            .poll_repeatedly(async |_| {
                Ok::<_, StoreError>(self.close_and_announce_ended_seasons().await?.map(head_start))
            })
            .await;
    }

    /// Closes seasons that have ended, and announces final standings that are due. Returns the time of the next run, in
    /// milliseconds since 1970.
    pub(super) async fn close_and_announce_ended_seasons(
        &self,
    ) -> Result<Option<DueTime>, StoreError> {
        let store = &self.guilds.store;
        let month = Month::containing(self.clock.now() - GRACE);
        let believed_at = self.close_seasons_before(month).await?;
        let now = self.clock.now();
        let ended = store.claim_season_ends(&self.owner, now, LEASE, AT_ONCE).await?;
        let more = ended.len() >= AT_ONCE as usize;
        stream::iter(ended)
            .for_each_concurrent(None, async |end| self.announce_and_store_outcome(end).await)
            .await;
        if more {
            return Ok(Some(now));
        }
        let waiting = store.next_season_end_claimable_at().await?.unwrap_or(Millis::MAX);
        let boundary = month.plus_months(1).start_ms() + GRACE;
        // If one of these times has passed in the meantime, there is work at once.
        Ok(Some(waiting.min(boundary).min(believed_at.unwrap_or(Millis::MAX))))
    }

    /// Closes the seasons that ended before this month, including those that ended while no process was running. If the clock is
    /// not trusted yet (see [`CLOCK_TRUST_DELAY`]), closes none and returns the time from which it is trusted; otherwise returns
    /// `None`.
    async fn close_seasons_before(&self, month: Month) -> Result<Option<DueTime>, StoreError> {
        let store = &self.guilds.store;
        let closed = store
            .installation_fact(CLOSED_UNTIL)
            .await?
            .and_then(|at| at.parse().ok())
            .map(Month::containing);
        let mut next = closed.map_or(month, |closed| closed.plus_months(1).min(month));
        let mut due = Vec::new();
        while next <= month {
            for length in SeasonLength::ALL.iter().copied() {
                let season = length.season_before(next);
                let (starts_at, ends_at) = (season.start.start_ms(), season.end.start_ms());
                let unless_chosen = SeasonLength::default().name();
                let guilds = store
                    .servers_with_due_season(length.name(), unless_chosen, starts_at, ends_at)
                    .await?;
                due.extend(guilds.into_iter().map(|guild| (guild, ends_at, length)));
            }
            next = next.plus_months(1);
        }
        let now = self.clock.now();
        if !due.is_empty()
            && let Some(later) = self.clock_untrusted_until(month, now)
        {
            return Ok(Some(later));
        }
        for (guild, ends_at, length) in due {
            store.store_season_end(guild, ends_at, length.name(), now).await?;
        }
        if closed != Some(month) {
            store.set_installation_fact(CLOSED_UNTIL, &month.start_ms().to_string()).await?;
        }
        Ok(None)
    }

    /// Returns the time until which the clock is not trusted to show the right month (see [`CLOCK_TRUST_DELAY`]), in milliseconds
    /// since 1970; `None` if it is trusted now.
    fn clock_untrusted_until(&self, shown_month: Month, now: Millis) -> Option<Millis> {
        let mut doubted = self.doubted.lock().unwrap_or_else(PoisonError::into_inner);
        let since = match *doubted {
            Some((of, since)) if of == shown_month && since <= now => since,
            _ => now,
        };
        *doubted = Some((shown_month, since));
        Some(since + CLOCK_TRUST_DELAY).filter(|later| *later > now)
    }

    /// Announces the end of a season to a server, if there is anything to announce. Stores that it was announced, or that the
    /// announcement is retried. A failure does not affect other servers.
    async fn announce_and_store_outcome(&self, season_end: SeasonEnd) {
        let (store, guild) = (&self.guilds.store, season_end.guild.get());
        let announce = async {
            match self.guilds.season_announcement(&season_end).await? {
                Some(season) => self.announcer.announce_season_end(season).await,
                None => Ok(Champions::default()),
            }
        };
        let announced = run_catching_panics("a final table", guild, announce).await;
        let announced = announced.unwrap_or_else(|panicked| Err(AnnounceError::from(panicked)));
        let now = self.clock.now();
        let noted = match announced {
            Ok(given) => store.mark_season_end_announced(&season_end, now, given).await,
            Err(AnnounceError::Newer(why)) => {
                tracing::info!(guild, why, "a final table is left to a newer version");
                let again = self.head_start.leave_item_to_newer_version(now);
                store.release_refused_season_end(&season_end, &self.owner, again).await
            }
            Err(
                AnnounceError::Later(error)
                | AnnounceError::Barred(error)
                | AnnounceError::Damaged(error),
            ) if season_end.attempts < ATTEMPTS => {
                let wait = FIRST_WAIT << season_end.attempts.clamp(0, 10);
                tracing::warn!(guild, %error, wait, "cannot announce a final table yet");
                store.release_failed_season_end(&season_end, &self.owner, now + wait).await
            }
            Err(error) => {
                match error {
                    AnnounceError::Damaged(error) => {
                        SET_ASIDE_ITEMS.log_and_count("a final table", guild, &error)
                    }
                    error => tracing::warn!(guild, %error, "gave up on announcing a final table"),
                }
                store.mark_season_end_announced(&season_end, now, Champions::default()).await
            }
        };
        if let Err(error) = noted {
            // The announcement is retried when its lease expires.
            tracing::error!(guild, %error, "cannot note that a final table was announced");
        }
    }
}

impl Guilds {
    /// Returns a server's settings for its league.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn league_rules(&self, guild: GuildId) -> Result<LeagueRules, StoreError> {
        Ok(league_rules_from(self.store.league_settings(guild).await?))
    }

    /// Changes a server's settings for its league, and returns the settings afterwards. The change also applies to the running
    /// season.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn change_league_rules(
        &self,
        guild: GuildId,
        change: LeagueChange,
    ) -> Result<LeagueRules, StoreError> {
        let mut settings = self.store.league_settings(guild).await?;
        if let Some(season) = change.season {
            settings.season = Some(season.map_or(NONE, SeasonLength::name).to_owned());
        }
        settings.channel = change.channel.or(settings.channel);
        settings.champion_role = change.champion_role.or(settings.champion_role);
        settings.tournament_role = change.tournament_role.or(settings.tournament_role);
        self.store.set_league_settings(guild, &settings).await?;
        Ok(league_rules_from(settings))
    }

    /// If a role that was deleted in Discord is the role of a champion, removes it from the server's settings for its league.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn remove_deleted_champion_role(
        &self,
        guild: GuildId,
        role: RoleId,
    ) -> Result<(), StoreError> {
        let mut settings = self.store.league_settings(guild).await?;
        settings.champion_role = settings.champion_role.filter(|chosen| *chosen != role);
        settings.tournament_role = settings.tournament_role.filter(|chosen| *chosen != role);
        self.store.set_league_settings(guild, &settings).await
    }

    /// Returns the announcement of a season's end. Returns `None` if nobody has any points, neither for matches nor for
    /// tournaments, or if there is no channel for the announcement.
    async fn season_announcement(
        &self,
        end: &SeasonEnd,
    ) -> Result<Option<SeasonAnnouncement>, StoreError> {
        let SeasonEnd { guild, ends_at, .. } = *end;
        let length = SeasonLength::from_name(&end.length).unwrap_or_default();
        let months = length.season_containing(Month::containing(ends_at - 1));
        let server = self.server_league(guild, true).await?;
        let found = self.stored_memberships(guild).await?;
        let query = Query {
            board: LeaderboardKind::Ladder,
            months: months.clone(),
            edition: None,
            at: ends_at - 1,
        };
        let table = run_blocking(move || server.final_standings(query, &found)).await;
        let rules = self.league_rules(guild).await?;
        let channel = match rules.channel {
            Some(channel) => Some(channel),
            None => self.store.last_result_channel(guild).await?,
        };
        let nothing = table.rows.is_empty() && table.tournaments.is_empty();
        let Some(channel) = channel.filter(|_| !nothing) else { return Ok(None) };
        let champion = |row: &Option<Row>| row.as_ref().map(|row| row.person);
        let (matches, tournaments) =
            (champion(&table.champion), champion(&table.tournament_champion));
        let before = self.store.champions_before(guild, ends_at).await?;
        Ok(Some(SeasonAnnouncement {
            guild,
            channel,
            table,
            of_matches: role_handover(rules.champion_role, matches, before.matches),
            of_tournaments: role_handover(rules.tournament_role, tournaments, before.tournaments),
            nonce: format!("s{:x}-{:x}", guild.get(), ends_at / 86_400_000),
        }))
    }
}

impl ServerLeague {
    /// Returns the final standings of a season. `ladder_query` is the query for the season's ladder: the leaderboard of the points
    /// that people get for their places in matches.
    fn final_standings(
        &self,
        ladder_query: Query,
        memberships: &MembershipsByPerson,
    ) -> SeasonStandings {
        let (state, trophies) = (&self.state, &self.trophies);
        let hidden = |person| self.is_hidden(person, memberships);
        let rows = state.leaderboard(&ladder_query, hidden);
        let of_tournaments =
            Query { board: LeaderboardKind::TournamentPoints, ..ladder_query.clone() };
        let tournaments = trophies.leaderboard(&of_tournaments, hidden);
        // A person whose data was deleted cannot receive a title. The places of the others do not change.
        let untitled = |person: PersonId| person.is_pseudonym() || hidden(person);
        let row = |rows: &[Row], champion: Option<PersonId>| {
            rows.iter().find(|row| Some(row.person) == champion).cloned()
        };
        SeasonStandings {
            ratings: rows
                .iter()
                .map(|row| state.displayed_rating_at(row.person, ladder_query.at))
                .collect(),
            champion: row(&rows, state.season_champion(&ladder_query, untitled)),
            tournament_champion: row(
                &tournaments,
                state.season_tournament_champion(trophies, &ladder_query, untitled),
            ),
            months: ladder_query.months,
            rows,
            tournaments,
        }
    }
}

/// Returns the handover of the role `role` from `former_champion` to `champion`; `None` if the server has chosen no role or there
/// is no champion.
fn role_handover(
    role: Option<RoleId>,
    champion: Option<PersonId>,
    former_champion: Option<PersonId>,
) -> Option<ChampionRoleHandover> {
    role.zip(champion).map(|(role, champion)| ChampionRoleHandover {
        role,
        champion,
        former: former_champion,
    })
}

/// Converts stored settings of a league. A missing or unknown length of the seasons becomes the default length.
fn league_rules_from(settings: LeagueSettings) -> LeagueRules {
    let season = match settings.season.as_deref() {
        Some(NONE) => None,
        Some(name) => Some(SeasonLength::from_name(name).unwrap_or_default()),
        None => Some(SeasonLength::default()),
    };
    let LeagueSettings { channel, champion_role, tournament_role, .. } = settings;
    LeagueRules { season, channel, champion_role, tournament_role }
}
