//! What a tournament's channel is shown, worked out from its state: whatever is missing or says something else by now is made
//! good, in order, by whoever holds the tournament's lease. Nothing is kept of what is still to be done, so nothing can be lost.

use std::collections::BTreeMap;
use std::slice;

use async_trait::async_trait;
use futures_util::{StreamExt, stream};

use super::tournaments::{LoadedTournament, TournamentRefused, Tournaments, apply, internal, read};
use crate::game::Changes;
use crate::league::tournament::{Out, Player, Table, Tournament, TournamentEvent};
use crate::store::{MessageRef, PostedMessage, StoredEvent, TableId, TournamentId, base36};
use crate::table::{
    AnnounceError, Millis, Occupant, Person, SeatAssignment, Settings, TournamentOpening, TurnClock,
};

/// How many tournaments are shown at the same time.
const AT_ONCE: usize = 8;
const BATCH: u32 = 50;
/// How long a process may take to show one thing before another takes over.
const LEASE: Millis = 30_000;
/// After something could not be shown, how long until it is tried again.
const AFTER_FAILURE: Millis = 5_000;
/// The same where Discord forbids it: somebody has to allow it first.
const AFTER_REFUSAL: Millis = 60_000;
/// Without anything to show: how long until the store is asked again, for another process may have left something.
const AT_MOST: Millis = 10_000;

/// One thing that a channel is shown.
#[derive(Clone, Debug, PartialEq)]
pub enum Post {
    /// What it is, who takes part, and how far it has come: one message that changes.
    Board,
    /// Something that happened.
    Note { seq: i64, event: TournamentEvent },
    /// Who sits at a table and what it came to: one message that changes.
    Table { number: u32 },
    /// The thread for a table, on that message.
    Thread { number: u32, message: MessageRef },
    /// The call to a table, in its thread.
    Call { number: u32, channel: u64 },
    /// Where everybody stands after a round.
    Standings { round: u32 },
    /// How it ended.
    End,
}

/// A thing to be shown.
#[derive(Clone, Debug)]
pub struct Showing<'a> {
    pub id: TournamentId,
    /// The tournament as it was before what happened is told, which may be long ago after a failure; of what changes with it, as it
    /// is now.
    pub state: &'a Tournament,
    pub post: Post,
    /// What was shown of it before.
    pub before: Option<&'a PostedMessage>,
    /// The same for each try, so that what was posted before a crash is not posted twice.
    pub nonce: String,
}

/// What became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The message or, of a thread, the thread as its channel.
    pub message: Option<MessageRef>,
    /// Tells what it says from what it said.
    pub content_hash: String,
}

/// Who shows things to a channel.
#[async_trait]
pub trait TournamentPublisher: Send + Sync {
    /// Shows it, if it does not say so already.
    ///
    /// # Errors
    /// It could not be shown, now or ever.
    async fn show(&self, showing: Showing<'_>) -> Result<Shown, AnnounceError>;
}

impl Post {
    /// Its name among the things of its tournament.
    fn name(&self) -> String {
        match self {
            Self::Board => "board".to_owned(),
            Self::Note { seq, .. } => format!("note-{seq}"),
            Self::Table { number } => format!("table-{number}"),
            Self::Thread { number, .. } => format!("thread-{number}"),
            Self::Call { number, .. } => format!("call-{number}"),
            Self::Standings { round } => format!("standings-{round}"),
            Self::End => "end".to_owned(),
        }
    }

    /// At most 25 letters, as Discord demands: thirteen of the tournament's number in base 36, and eleven at most.
    fn nonce(&self, id: TournamentId) -> String {
        let of_its = match self {
            Self::Board => "b".to_owned(),
            Self::Note { seq, .. } => format!("n{seq}"),
            Self::Table { number } => format!("t{number}"),
            Self::Thread { number, .. } => format!("h{number}"),
            Self::Call { number, .. } => format!("c{number}"),
            Self::Standings { round } => format!("s{round}"),
            Self::End => "e".to_owned(),
        };
        format!("{}-{of_its}", base36(id.0.cast_unsigned()))
    }
}

/// Why showing things has to stop for now.
enum Stop {
    Later(String),
    Forbidden(String),
    /// Somebody else does it.
    Taken,
}

impl From<TournamentRefused> for Stop {
    fn from(error: TournamentRefused) -> Self {
        Self::Later(error.to_string())
    }
}

impl From<crate::store::StoreError> for Stop {
    fn from(error: crate::store::StoreError) -> Self {
        Self::Later(error.to_string())
    }
}

impl Tournaments {
    /// Shows tournaments for as long as it is polled. `owner` names this process among those that share the store.
    pub async fn run_publisher(&self, publisher: &impl TournamentPublisher, owner: &str) {
        loop {
            let happened = self.happened();
            tokio::pin!(happened);
            // Armed before the look, so that what is committed meanwhile is not missed.
            happened.as_mut().enable();
            let next = self.show_all(publisher, owner).await;
            tokio::select! {
                () = self.clock().sleep_until(next) => {}
                () = happened => {}
            }
        }
    }

    /// Shows what there is to show now. Returns when there may be more, as far as is known.
    async fn show_all(&self, publisher: &impl TournamentPublisher, owner: &str) -> Millis {
        let now = self.clock().now();
        let ids = match self.store().tournaments_to_show(now, BATCH).await {
            Ok(ids) => ids,
            Err(error) => {
                tracing::error!(%error, "cannot look for tournaments");
                return now + AFTER_FAILURE;
            }
        };
        let some = !ids.is_empty();
        stream::iter(ids)
            .for_each_concurrent(AT_ONCE, async |id| self.show_one(id, publisher, owner).await)
            .await;
        match self.store().next_tournament_to_show().await {
            // What could not be shown by us, somebody else is at.
            Ok(Some(next)) if some && next <= now => now + AFTER_FAILURE,
            Ok(next) => next.unwrap_or(now + AT_MOST).min(now + AT_MOST),
            Err(_) => now + AFTER_FAILURE,
        }
    }

    async fn show_one(&self, id: TournamentId, publisher: &impl TournamentPublisher, owner: &str) {
        let lease = format!("tournament-{id}");
        // Until nothing happens while it is being shown.
        loop {
            let known = match self.get(id).await {
                Ok(known) => known,
                Err(error) => {
                    tracing::error!(tournament = id.0, %error, "a tournament cannot be shown");
                    return;
                }
            };
            let seq = known.state.seq;
            let result = self.show_things(&known, publisher, &lease, owner).await;
            let now = self.clock().now();
            let again = match result {
                Ok(()) => None,
                Err(Stop::Taken) => return,
                Err(Stop::Later(error)) => {
                    tracing::warn!(tournament = id.0, error, "showing a tournament is put off");
                    Some(now + AFTER_FAILURE)
                }
                Err(Stop::Forbidden(error)) => {
                    tracing::warn!(tournament = id.0, error, "a tournament may not be shown");
                    Some(now + AFTER_REFUSAL)
                }
            };
            let noted = self.store().tournament_shown(id, seq, again).await;
            let freed = self.store().lease(&lease, owner, now, now).await;
            if let Err(error) = noted.and(freed.map(drop)) {
                tracing::error!(tournament = id.0, %error, "cannot note what was shown");
                return;
            }
            let moved_on = self.get(id).await.is_ok_and(|known| known.state.seq != seq);
            if again.is_some() || !moved_on {
                return;
            }
        }
    }

    /// Everything there is to show, in the order in which it happened.
    async fn show_things(
        &self,
        known: &LoadedTournament,
        publisher: &impl TournamentPublisher,
        lease: &str,
        owner: &str,
    ) -> Result<(), Stop> {
        let mut sync = ChannelSync::enter(self, known, publisher, lease, owner).await?;
        let now = &known.state;
        sync.show(Post::Board, now).await?;
        let stored = self.store().tournament(known.id).await?;
        let stored = stored.map(|stored| stored.events).unwrap_or_default();
        let mut tables = known.state.tables.iter();
        let rows = stored.iter().filter(|row| row.seq <= known.state.seq);
        let events = rows.map(|row| Ok((row, read(known.id, row)?)));
        let events: Vec<(&StoredEvent, TournamentEvent)> =
            events.collect::<Result<_, TournamentRefused>>()?;
        let Some(((row, created), events)) = events.split_first() else { return Ok(()) };
        let mut then = Tournament::open(row.at, created)
            .ok_or_else(|| internal(known.id, &"its first event creates nothing"))?;
        for (at, (row, event)) in events.iter().enumerate() {
            let (seq, event) = (row.seq, event.clone());
            match &event {
                TournamentEvent::Paired(paired) => {
                    let count = paired.tables.len();
                    sync.once(Post::Note { seq, event }, &then).await?;
                    for table in tables.by_ref().take(count) {
                        sync.table(table).await?;
                    }
                }
                // How it ended says the same.
                TournamentEvent::RoundEnded { .. }
                    if matches!(events.get(at + 1), Some((_, TournamentEvent::Ended { .. }))) => {}
                TournamentEvent::RoundEnded { round } => {
                    sync.once(Post::Standings { round: *round }, &then).await?;
                }
                // What an organiser puts right afterwards may change who has won.
                TournamentEvent::Ended { .. } => {
                    sync.show(Post::End, now).await?;
                }
                _ if is_news(&event) => {
                    sync.once(Post::Note { seq, event }, &then).await?;
                }
                _ => {}
            }
            apply(known.id, &mut then, row.at, slice::from_ref(&events[at].1))?;
        }
        Ok(())
    }
}

/// Whether a channel hears of it in a message of its own.
fn is_news(event: &TournamentEvent) -> bool {
    match event {
        TournamentEvent::Withdrawn { out, .. } => matches!(out, Out::NoShows | Out::Removed),
        TournamentEvent::CheckInOpened { .. }
        | TournamentEvent::CheckInFailed
        | TournamentEvent::NoShow { .. }
        | TournamentEvent::Ruled { .. }
        | TournamentEvent::Replaced { .. }
        | TournamentEvent::Pardoned { .. }
        | TournamentEvent::Paused { .. }
        | TournamentEvent::Resumed { .. }
        | TournamentEvent::Extended { .. } => true,
        _ => false,
    }
}

/// The channel of one tournament, while things are shown there.
struct ChannelSync<'a, S> {
    all: &'a Tournaments,
    known: &'a LoadedTournament,
    publisher: &'a S,
    lease: &'a str,
    owner: &'a str,
    posted: BTreeMap<String, PostedMessage>,
    /// The tables that are open for play, by their numbers.
    opened: BTreeMap<u32, TableId>,
}

impl<'a, S: TournamentPublisher> ChannelSync<'a, S> {
    async fn enter(
        all: &'a Tournaments,
        known: &'a LoadedTournament,
        publisher: &'a S,
        lease: &'a str,
        owner: &'a str,
    ) -> Result<Self, Stop> {
        let posted = all.store().posted(known.id).await?.into_iter();
        let posted: BTreeMap<String, PostedMessage> =
            posted.map(|posted| (posted.name.clone(), posted)).collect();
        let opened = all.store().tournament_tables(known.id).await?.into_iter();
        let opened = opened.map(|table| (table.number, table.table)).collect();
        let sync = Self { all, known, publisher, lease, owner, posted, opened };
        sync.keep_lease().await?;
        Ok(sync)
    }

    /// Holds the lease for as long as the next thing may take.
    async fn keep_lease(&self) -> Result<(), Stop> {
        let now = self.all.clock().now();
        let held = self.all.store().lease(self.lease, self.owner, now, now + LEASE).await?;
        if held { Ok(()) } else { Err(Stop::Taken) }
    }

    /// Shows a thing that does not change, if that has not been done.
    async fn once(&mut self, post: Post, state: &Tournament) -> Result<Option<MessageRef>, Stop> {
        match self.posted.get(&post.name()) {
            Some(posted) => Ok(posted.message),
            None => self.show(post, state).await,
        }
    }

    /// Shows a thing as it is in this state.
    async fn show(&mut self, post: Post, state: &Tournament) -> Result<Option<MessageRef>, Stop> {
        let name = post.name();
        let before = self.posted.get(&name);
        let passing = matches!(post, Post::Note { .. });
        let nonce = post.nonce(self.known.id);
        if before.is_none() {
            self.keep_lease().await?;
        }
        let showing = Showing { id: self.known.id, state, post, before, nonce };
        let shown = match self.publisher.show(showing).await {
            Ok(shown) => shown,
            Err(AnnounceError::Later(error)) => return Err(Stop::Later(error)),
            Err(AnnounceError::Barred(error)) => return Err(Stop::Forbidden(error)),
            // What was only of interest for the moment, or cannot be changed any more, is let go.
            Err(AnnounceError::Never(error)) if passing || before.is_some() => {
                tracing::info!(tournament = self.known.id.0, name, error, "not shown");
                let message = before.and_then(|posted| posted.message);
                Shown {
                    message,
                    content_hash: before
                        .map(|posted| posted.content_hash.clone())
                        .unwrap_or_default(),
                }
            }
            Err(AnnounceError::Never(error)) => return Err(Stop::Forbidden(error)),
        };
        let posted = PostedMessage {
            name: name.clone(),
            message: shown.message,
            content_hash: shown.content_hash,
        };
        if self.posted.get(&name) != Some(&posted) {
            self.all.store().set_posted_message(self.known.id, &posted).await?;
            self.posted.insert(name, posted);
        }
        Ok(shown.message)
    }

    /// Opens a table, calls its players, and keeps it as its tournament has it.
    async fn table(&mut self, table: &Table) -> Result<(), Stop> {
        let (number, state) = (table.number, &self.known.state);
        let plays = table.is_open() && !state.is_over();
        if let Some(id) = self.opened.get(&number).copied() {
            if plays {
                self.call_away(table, id).await?;
            } else {
                self.all.tables().adjourn(id).await.map_err(|error| self.failed(&error))?;
            }
        }
        let message = self.show(Post::Table { number }, state).await?;
        let Some(message) = message.filter(|_| plays && !self.opened.contains_key(&number)) else {
            return Ok(());
        };
        let thread = self.once(Post::Thread { number, message }, state).await?;
        let Some(channel) = thread.map(|thread| thread.channel_id) else { return Ok(()) };
        self.once(Post::Call { number, channel }, state).await?;
        let id = TableId(channel.cast_signed());
        let of_tournament =
            self.all.tables().open_for_tournament(self.opening(table, id, channel)).await;
        of_tournament.map_err(|error| self.failed(&error))?;
        let now = self.all.clock().now();
        self.all.store().note_tournament_table(self.known.id, number, id, now).await?;
        self.opened.insert(number, id);
        self.all.wake();
        Ok(())
    }

    fn failed(&self, error: &dyn std::fmt::Display) -> Stop {
        internal(self.known.id, error).into()
    }

    fn opening(&self, table: &Table, id: TableId, channel: u64) -> TournamentOpening {
        let state = &self.known.state;
        let assignment = |entry: usize| match state.entries.get(entry).map(|entry| &entry.player) {
            Some(Player::Person { id, name }) => {
                SeatAssignment::Person(Person { id: *id, name: name.clone() })
            }
            Some(Player::Computer { number }) => SeatAssignment::Computer(*number),
            None => SeatAssignment::Computer(u8::MAX),
        };
        TournamentOpening {
            id,
            guild: state.guild,
            channel,
            seats: table.entries().into_iter().map(assignment).collect(),
            settings: Settings {
                edition: state.plan.edition.clone(),
                changes: Changes::default(),
                hints: false,
                clock: TurnClock::from_name(&state.plan.clock).unwrap_or_default(),
                locale: state.plan.locale.clone(),
            },
        }
    }

    /// Gives seats to computers whose owners did not turn up, or play no more for their entries.
    async fn call_away(&self, table: &Table, id: TableId) -> Result<(), Stop> {
        let playing = self.all.tables().get(id).await.map_err(|error| self.failed(&error))?;
        for (seat, occupant) in table.seats.iter().zip(&playing.seats) {
            let Occupant::Person(person) = occupant else { continue };
            let entry = self.known.state.entries.get(seat.entry);
            let plays = entry.is_some_and(|entry| {
                entry.is_in() && entry.player.person() == Some(person.id) && !seat.no_show
            });
            if !plays {
                let released = self.all.tables().release(id, person.id).await;
                released.map_err(|error| self.failed(&error))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nonces_are_short_enough_and_differ() {
        let message = MessageRef { message_id: 1, channel_id: 1 };
        let things = [
            Post::Board,
            Post::Note { seq: 999_999, event: TournamentEvent::CheckInFailed },
            Post::Table { number: u32::MAX },
            Post::Thread { number: u32::MAX, message },
            Post::Call { number: u32::MAX, channel: 1 },
            Post::Standings { round: u32::MAX },
            Post::End,
        ];
        let nonces: std::collections::BTreeSet<String> =
            things.iter().map(|post| post.nonce(TournamentId(i64::MAX))).collect();
        assert_eq!(nonces.len(), things.len());
        assert!(nonces.iter().all(|nonce| nonce.len() <= 25), "{nonces:?}");
        let names: std::collections::BTreeSet<String> = things.iter().map(Post::name).collect();
        assert_eq!(names.len(), things.len());
    }
}
