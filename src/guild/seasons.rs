//! Seasons: they end by the calendar, without an organiser, and their final tables are told once.

use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use futures_util::{StreamExt, stream};

use super::Guilds;
use super::caches::{Found, off_workers};
use super::leaderboard::ServerLeague;
use crate::ids::{ChannelId, GuildId, PersonId, RoleId};
use crate::league::{Board, FinalTable, Month, Query, Row, SeasonLength};
use crate::store::{Champions, LeagueSettings, SeasonEnd, StoreError};
use crate::table::AnnounceError;
use crate::time::{Clock, Millis};
use crate::worker::{LEFT_TO_NEWER, SET_ASIDE, Worker, guarded};

/// The time from a season's end until it is closed: a match that ended just before it may still be on its way.
const GRACE: Millis = 60_000;
/// The time for which the clock has to say that a season is over before it is believed: one that was put wrong is put right
/// again, and what is closed stays so.
const DOUBT: Millis = 5 * 60_000;
/// The name of the fact until when all seasons are closed, in milliseconds since 1970.
const CLOSED_UNTIL: &str = "seasons-closed-until";
/// The time that a process may take to tell a final table before another takes over.
const LEASE: Millis = 60_000;
/// The most final tables that are told in one go.
const AT_ONCE: u32 = 16;
/// The most tries of telling one before it is given up, and the wait after the first failure, which doubles each time:
/// most of a day in all.
const ATTEMPTS: i32 = 12;
const FIRST_WAIT: Millis = 30_000;
/// The wait until the store is asked again if there is nothing to do.
const AT_MOST: Millis = 60 * 60 * 1000;
const AFTER_FAILURE: Millis = 60_000;

/// The word that is kept for a server without seasons.
const NONE: &str = "none";

/// The choices by which a server's league goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeagueRules {
    /// The length of a season; `None`: there are none.
    pub season: Option<SeasonLength>,
    /// The channel in which final tables are told; `None`: the one in which a match was last played.
    pub channel: Option<ChannelId>,
    /// The role that a champion is given.
    pub champion_role: Option<RoleId>,
    /// The role that a champion of the tournaments is given; it may be the same.
    pub tournament_role: Option<RoleId>,
}

/// A change of these choices; `None` leaves one as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeagueChange {
    /// The length of a season, or that there are none.
    pub season: Option<Option<SeasonLength>>,
    pub channel: Option<ChannelId>,
    pub champion_role: Option<RoleId>,
    pub tournament_role: Option<RoleId>,
}

/// A champion's role that is to be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handover {
    pub role: RoleId,
    pub champion: PersonId,
    /// The person to take it from.
    pub former: Option<PersonId>,
}

/// The end of a season, as a server is to hear of it.
#[derive(Clone, Debug)]
pub struct SeasonAnnouncement {
    pub guild: GuildId,
    pub channel: ChannelId,
    pub table: FinalTable,
    /// The role for the champion of the matches, and the one for the champion of the tournaments.
    pub of_matches: Option<Handover>,
    pub of_tournaments: Option<Handover>,
    /// The same for each try, so that what was posted before a crash is not posted twice.
    pub nonce: String,
}

/// A way to tell a server how its season ended, and to hand out the role.
#[async_trait]
pub trait SeasonAnnouncer: Send + Sync {
    /// Tells it, and says who was given a role.
    ///
    /// # Errors
    /// It could not be told, now or ever.
    async fn proclaim(&self, season: SeasonAnnouncement) -> Result<Champions, AnnounceError>;
}

/// Ends seasons when their time has come.
#[derive(Debug)]
pub struct Seasons<L> {
    guilds: Guilds,
    clock: Arc<dyn Clock>,
    announcer: L,
    /// Names this process among those that share the store.
    owner: String,
    /// The month in which the clock has shown that there is something to close, and since when it has.
    doubted: Mutex<Option<(Month, Millis)>>,
}

impl<L: SeasonAnnouncer> Seasons<L> {
    pub fn new(guilds: Guilds, clock: Arc<dyn Clock>, announcer: L, owner: String) -> Self {
        Self { guilds, clock, announcer, owner, doubted: Mutex::new(None) }
    }

    /// Closes seasons and tells their final tables, for as long as it is polled.
    pub async fn run(&self) {
        let worker = Worker {
            name: "seasons that have ended",
            clock: &*self.clock,
            wakers: &[],
            at_most: AT_MOST,
            after_failure: AFTER_FAILURE,
        };
        worker.run(|_| self.close_and_announce()).await;
    }

    /// Closes what has ended, tells what is to be told, and says when there may be more.
    pub(super) async fn close_and_announce(&self) -> Result<Option<Millis>, StoreError> {
        let store = &self.guilds.store;
        let month = Month::containing(self.clock.now() - GRACE);
        let believed_at = self.close_until(month).await?;
        let now = self.clock.now();
        let ended = store.claim_season_ends(&self.owner, now, LEASE, AT_ONCE).await?;
        let more = ended.len() >= AT_ONCE as usize;
        stream::iter(ended).for_each_concurrent(None, async |end| self.tell(end).await).await;
        if more {
            return Ok(Some(now));
        }
        let waiting = store.next_season_end_at().await?.unwrap_or(Millis::MAX);
        let boundary = month.plus(1).start() + GRACE;
        // Where one of these has come meanwhile, there is something to do at once.
        Ok(Some(waiting.min(boundary).min(believed_at.unwrap_or(Millis::MAX))))
    }

    /// Closes the seasons that ended before this month, those of months that nobody looked at as well. Where the clock is not
    /// believed yet, returns when it will be.
    async fn close_until(&self, month: Month) -> Result<Option<Millis>, StoreError> {
        let store = &self.guilds.store;
        let closed =
            store.fact(CLOSED_UNTIL).await?.and_then(|at| at.parse().ok()).map(Month::containing);
        let mut next = closed.map_or(month, |closed| closed.plus(1).min(month));
        let mut due = Vec::new();
        while next <= month {
            for length in SeasonLength::ALL.iter().copied() {
                let season = length.before(next);
                let (starts_at, ends_at) = (season.start.start(), season.end.start());
                let unless_chosen = SeasonLength::default().name();
                let guilds =
                    store.seasons_due(length.name(), unless_chosen, starts_at, ends_at).await?;
                due.extend(guilds.into_iter().map(|guild| (guild, ends_at, length)));
            }
            next = next.plus(1);
        }
        let now = self.clock.now();
        if !due.is_empty()
            && let Some(later) = self.doubt(month, now)
        {
            return Ok(Some(later));
        }
        for (guild, ends_at, length) in due {
            store.end_season(guild, ends_at, length.name(), now).await?;
        }
        if closed != Some(month) {
            store.set_fact(CLOSED_UNTIL, &month.start().to_string()).await?;
        }
        Ok(None)
    }

    /// The moment from which it is believed that it is this month; `None` if it is believed now.
    fn doubt(&self, month: Month, now: Millis) -> Option<Millis> {
        let mut doubted = self.doubted.lock().unwrap_or_else(PoisonError::into_inner);
        let since = match *doubted {
            Some((of, since)) if of == month && since <= now => since,
            _ => now,
        };
        *doubted = Some((month, since));
        Some(since + DOUBT).filter(|later| *later > now)
    }

    /// Tells a server how its season ended, if there is something to tell. The trouble of one server is no other's.
    async fn tell(&self, end: SeasonEnd) {
        let (store, guild) = (&self.guilds.store, end.guild.get());
        let tell = async {
            match self.guilds.announcement(&end).await? {
                Some(season) => self.announcer.proclaim(season).await,
                None => Ok(Champions::default()),
            }
        };
        let told = guarded("a final table", guild, tell).await;
        let told = told.unwrap_or_else(|panicked| Err(AnnounceError::from(panicked)));
        let now = self.clock.now();
        let noted = match told {
            Ok(given) => store.season_end_done(&end, now, given).await,
            Err(AnnounceError::Newer(why)) => {
                tracing::info!(guild, why, "a final table is left to a newer version");
                store.season_end_refused(&end, &self.owner, now + LEFT_TO_NEWER).await
            }
            Err(
                AnnounceError::Later(error)
                | AnnounceError::Barred(error)
                | AnnounceError::Damaged(error),
            ) if end.attempts < ATTEMPTS => {
                let wait = FIRST_WAIT << end.attempts.clamp(0, 10);
                tracing::warn!(guild, %error, wait, "a final table is put off");
                store.season_end_failed(&end, &self.owner, now + wait).await
            }
            Err(error) => {
                match error {
                    AnnounceError::Damaged(error) => SET_ASIDE.add("a final table", guild, &error),
                    error => tracing::warn!(guild, %error, "a final table is given up"),
                }
                store.season_end_done(&end, now, Champions::default()).await
            }
        };
        if let Err(error) = noted {
            // It comes again when its lease has run out.
            tracing::error!(guild, %error, "cannot note that a final table was told");
        }
    }
}

impl Guilds {
    /// The choices by which a server's league goes.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn league_rules(&self, guild: GuildId) -> Result<LeagueRules, StoreError> {
        Ok(rules(self.store.league_settings(guild).await?))
    }

    /// Changes what is given, and leaves the rest; returns what now holds. It is of the season that is under way already.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn change_league(
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
        Ok(rules(settings))
    }

    /// Chooses no role any more where this one was chosen: it has been deleted.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn forget_role(&self, guild: GuildId, role: RoleId) -> Result<(), StoreError> {
        let mut settings = self.store.league_settings(guild).await?;
        settings.champion_role = settings.champion_role.filter(|chosen| *chosen != role);
        settings.tournament_role = settings.tournament_role.filter(|chosen| *chosen != role);
        self.store.set_league_settings(guild, &settings).await
    }

    /// The announcement of a season's end; `None` if nobody has a place on either ladder, or there is nowhere to
    /// tell it.
    async fn announcement(
        &self,
        end: &SeasonEnd,
    ) -> Result<Option<SeasonAnnouncement>, StoreError> {
        let SeasonEnd { guild, ends_at, .. } = *end;
        let length = SeasonLength::from_name(&end.length).unwrap_or_default();
        let months = length.around(Month::containing(ends_at - 1));
        let server = self.server_league(guild, true).await?;
        let found = self.members(guild).await?;
        let query =
            Query { board: Board::Ladder, months: months.clone(), edition: None, at: ends_at - 1 };
        let table = off_workers(move || server.final_table(query, &found)).await;
        let rules = self.league_rules(guild).await?;
        let channel = match rules.channel {
            Some(channel) => Some(channel),
            None => self.store.last_channel(guild).await?,
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
            of_matches: handover(rules.champion_role, matches, before.matches),
            of_tournaments: handover(rules.tournament_role, tournaments, before.tournaments),
            nonce: format!("s{:x}-{:x}", guild.get(), ends_at / 86_400_000),
        }))
    }
}

impl ServerLeague {
    /// The final table of a season, whose ladder this asks for.
    fn final_table(&self, ladder: Query, found: &Found) -> FinalTable {
        let (state, trophies) = (&self.state, &self.trophies);
        let hidden = |person| self.is_hidden(person, found);
        let rows = state.board(&ladder, hidden);
        let of_tournaments = Query { board: Board::TournamentPoints, ..ladder.clone() };
        let tournaments = trophies.board(&of_tournaments, hidden);
        // Nobody can be given a title whose data was deleted; the places stay as they were.
        let untitled = |person: PersonId| person.is_former() || hidden(person);
        let row = |rows: &[Row], champion: Option<PersonId>| {
            rows.iter().find(|row| Some(row.person) == champion).cloned()
        };
        FinalTable {
            ratings: rows.iter().map(|row| state.points(row.person, ladder.at)).collect(),
            champion: row(&rows, state.champion(&ladder, untitled)),
            tournament_champion: row(
                &tournaments,
                state.tournament_champion(trophies, &ladder, untitled),
            ),
            months: ladder.months,
            rows,
            tournaments,
        }
    }
}

/// The role goes from one to the other, where one is chosen and there is a champion.
fn handover(
    role: Option<RoleId>,
    champion: Option<PersonId>,
    former: Option<PersonId>,
) -> Option<Handover> {
    role.zip(champion).map(|(role, champion)| Handover { role, champion, former })
}

fn rules(settings: LeagueSettings) -> LeagueRules {
    let season = match settings.season.as_deref() {
        Some(NONE) => None,
        Some(name) => Some(SeasonLength::from_name(name).unwrap_or_default()),
        None => Some(SeasonLength::default()),
    };
    let LeagueSettings { channel, champion_role, tournament_role, .. } = settings;
    LeagueRules { season, channel, champion_role, tournament_role }
}
