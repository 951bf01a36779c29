//! Seasons: they end by the calendar, without an organiser, and their final tables are told once.

use std::ops::Range;
use std::sync::Arc;

use async_trait::async_trait;

use super::Guilds;
use crate::league::{Board, Month, Query, Row, SeasonLength};
use crate::store::{LeagueSettings, SeasonEnd, StoreError};
use crate::table::{AnnounceError, Clock, Millis};

/// How long after its end a season is closed: a match that ended just before it may still be on its way.
const GRACE: Millis = 60_000;
/// How long a process may take to tell a final table before another takes over.
const LEASE: Millis = 60_000;
/// How many are told in one go.
const AT_ONCE: u32 = 16;
/// How often telling one is tried before it is given up, and the wait after the first failure, which doubles each time:
/// most of a day in all.
const ATTEMPTS: i32 = 12;
const FIRST_WAIT: Millis = 30_000;
/// Without anything to do: how long until the store is asked again.
const AT_MOST: Millis = 60 * 60 * 1000;
const AFTER_FAILURE: Millis = 60_000;

/// What is kept for a server without seasons.
const NONE: &str = "none";

/// How a server's league goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeagueRules {
    /// How long a season is; `None`: there are none.
    pub season: Option<SeasonLength>,
    /// Where final tables are told; `None`: where a match was last played.
    pub channel: Option<u64>,
    /// The role that a champion is given.
    pub champion_role: Option<u64>,
}

/// What is to change in how a server's league goes; `None` leaves it as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeagueChange {
    /// The length of a season, or that there are none.
    pub season: Option<Option<SeasonLength>>,
    pub channel: Option<u64>,
    pub champion_role: Option<u64>,
}

/// The final table of a season.
#[derive(Clone, Debug)]
pub struct FinalTable {
    pub guild: u64,
    pub channel: u64,
    pub months: Range<Month>,
    /// The ladder, best first.
    pub rows: Vec<Row>,
    /// Each row's rating as people see it.
    pub ratings: Vec<Option<i32>>,
    /// Who has won the season, if somebody has.
    pub champion: Option<Row>,
    /// The role to give to the champion, and whom to take it from.
    pub role: Option<u64>,
    pub former: Option<u64>,
    /// The same for each try, so that what was posted before a crash is not posted twice.
    pub nonce: String,
}

/// Who tells a server how its season ended, and hands out the role.
#[async_trait]
pub trait SeasonAnnouncer: Send + Sync {
    /// Tells it, and says whether the champion was given the role.
    ///
    /// # Errors
    /// It could not be told, now or ever.
    async fn proclaim(&self, table: FinalTable) -> Result<bool, AnnounceError>;
}

/// Ends seasons when their time has come.
#[derive(Debug)]
pub struct Seasons<L> {
    guilds: Guilds,
    clock: Arc<dyn Clock>,
    announcer: L,
    /// Names this process among those that share the store.
    owner: String,
}

impl<L: SeasonAnnouncer> Seasons<L> {
    pub fn new(guilds: Guilds, clock: Arc<dyn Clock>, announcer: L, owner: String) -> Self {
        Self { guilds, clock, announcer, owner }
    }

    /// Does it for as long as it is polled.
    pub async fn run(&self) {
        loop {
            let next = match self.look().await {
                Ok(next) => next,
                Err(error) => {
                    tracing::error!(%error, "cannot look for seasons that have ended");
                    self.clock.now() + AFTER_FAILURE
                }
            };
            self.clock.sleep_until(next).await;
        }
    }

    /// Closes what has ended, tells what is to be told, and says when there may be more.
    async fn look(&self) -> Result<Millis, StoreError> {
        let store = &self.guilds.store;
        let month = Month::of(self.clock.now() - GRACE);
        for length in SeasonLength::ALL {
            let season = length.before(month);
            let (starts_at, ends_at) = (season.start.start(), season.end.start());
            let unless_chosen = SeasonLength::default().name();
            for guild in store.seasons_due(length.name(), unless_chosen, starts_at, ends_at).await?
            {
                store.end_season(guild, ends_at, length.name(), self.clock.now()).await?;
            }
        }
        let now = self.clock.now();
        for end in store.claim_season_ends(&self.owner, now, LEASE, AT_ONCE).await? {
            self.tell(end).await?;
        }
        let now = self.clock.now();
        let waiting = store.next_season_end_at().await?.unwrap_or(Millis::MAX);
        let boundary = month.plus(1).start() + GRACE;
        // Where one of these has come meanwhile, there is something to do at once.
        Ok(waiting.min(boundary).min(now + AT_MOST))
    }

    async fn tell(&self, end: SeasonEnd) -> Result<(), StoreError> {
        let store = &self.guilds.store;
        let told = match self.guilds.final_table(&end).await? {
            Some(table) => {
                let champion = table.champion.as_ref().map(|row| row.person);
                self.announcer.proclaim(table).await.map(|given| champion.filter(|_| given))
            }
            None => Ok(None),
        };
        let (guild, now) = (end.guild, self.clock.now());
        match told {
            Ok(champion) => store.season_end_done(&end, now, champion).await,
            Err(AnnounceError::Later(error) | AnnounceError::Barred(error))
                if end.attempts < ATTEMPTS =>
            {
                let wait = FIRST_WAIT << end.attempts.clamp(0, 10);
                tracing::warn!(guild, %error, wait, "a final table is put off");
                store.season_end_failed(&end, &self.owner, now + wait).await
            }
            Err(error) => {
                tracing::warn!(guild, %error, "a final table is given up");
                store.season_end_done(&end, now, None).await
            }
        }
    }
}

impl Guilds {
    /// How a server's league goes.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn league_rules(&self, guild: u64) -> Result<LeagueRules, StoreError> {
        Ok(rules(self.store.league_settings(guild).await?))
    }

    /// Changes what is given, and leaves the rest; returns what now holds. It is of the season that is under way already.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn change_league(
        &self,
        guild: u64,
        change: LeagueChange,
    ) -> Result<LeagueRules, StoreError> {
        let mut settings = self.store.league_settings(guild).await?;
        if let Some(season) = change.season {
            settings.season = Some(season.map_or(NONE, SeasonLength::name).to_owned());
        }
        settings.channel = change.channel.or(settings.channel);
        settings.champion_role = change.champion_role.or(settings.champion_role);
        self.store.set_league_settings(guild, &settings).await?;
        Ok(rules(settings))
    }

    /// The final table of a season; `None` if nobody has played a rated match in it, or there is nowhere to tell it.
    async fn final_table(&self, end: &SeasonEnd) -> Result<Option<FinalTable>, StoreError> {
        let SeasonEnd { guild, ends_at, .. } = *end;
        let length = SeasonLength::from_name(&end.length).unwrap_or_default();
        let months = length.around(Month::of(ends_at - 1));
        let league_state = self.league_state(guild).await?;
        let hidden = self.hidden(guild, &league_state).await?;
        let at = ends_at - 1;
        let query = Query { board: Board::Ladder, months: months.clone(), edition: None, at };
        let rows = league_state.board(&query, &hidden);
        let rules = self.league_rules(guild).await?;
        let channel = match rules.channel {
            Some(channel) => Some(channel),
            None => self.store.last_channel(guild).await?,
        };
        let Some(channel) = channel.filter(|_| !rows.is_empty()) else { return Ok(None) };
        let champion = league_state.champion(&query, &hidden);
        Ok(Some(FinalTable {
            guild,
            channel,
            months,
            ratings: rows.iter().map(|row| league_state.points(row.person, at)).collect(),
            champion: rows.iter().find(|row| Some(row.person) == champion).cloned(),
            rows,
            role: rules.champion_role,
            former: self.store.champion_before(guild, ends_at).await?,
            nonce: format!("s{guild:x}-{:x}", ends_at / 86_400_000),
        }))
    }
}

fn rules(settings: LeagueSettings) -> LeagueRules {
    let season = match settings.season.as_deref() {
        Some(NONE) => None,
        Some(name) => Some(SeasonLength::from_name(name).unwrap_or_default()),
        None => Some(SeasonLength::default()),
    };
    LeagueRules { season, channel: settings.channel, champion_role: settings.champion_role }
}
