//! One private rack for each person at a table: showing it takes the former one away, and it comes down below the board that calls
//! its owner to their turn.
//!
//! A private message can be posted and deleted only by the token of an interaction of the person, for fifteen minutes. The tokens
//! are kept in memory alone, and a bounded number of them. Where nothing can be done by them, My Rack stands on the board, and an
//! old rack says so when it is touched.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use serenity::all as discord;
use serenity::all::{
    Builder, CreateActionRow, CreateAllowedMentions, CreateInteractionResponseFollowup,
};

use super::api::CallError;
use super::recent::Memory;
use super::request::{Origin, Request};
use super::response::{Answer, RackOf, Reply, TOKEN_LIFE};
use crate::discord::bot::Bot;
use crate::discord::render::rack;
use crate::discord::render::viewer::{Taste, Viewer};
use crate::ids::{ChannelId, MessageId, PersonId, TableId};
use crate::table::Table;
use crate::time::Millis;

/// The time for which it is tried to take a rack away, or to show one that nobody has asked for.
const TIDY_WITHIN: Millis = 5_000;

/// The racks that people were shown last, and whom they wait for.
#[derive(Debug, Default)]
pub struct Racks {
    shown: Memory<(PersonId, TableId), ShownRack>,
    /// The boards that call people to their turns.
    calls: Memory<(PersonId, TableId), MessageId>,
    /// The people who are being answered: their racks stay where they are meanwhile, for an answer may change one.
    answered: Mutex<HashMap<PersonId, Answered>>,
}

/// How many answers to a person are under way, and the racks that are to come down after them.
#[derive(Debug, Default)]
struct Answered {
    answers: u32,
    then: Vec<TableId>,
}

/// A rack in a private message.
#[derive(Clone)]
struct ShownRack {
    /// By which it can be deleted.
    token: Arc<str>,
    /// The moment at which the token was given.
    received: Millis,
    /// The message; `None` for the one that has answered the token's interaction.
    message: Option<MessageId>,
    /// It stands above all messages with greater ids.
    place: u64,
    channel: ChannelId,
    taste: Taste,
    shown: RackShown,
}

/// Its token is a secret, and so are its words.
impl fmt::Debug for ShownRack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ShownRack")
    }
}

/// A rack that an answer shows.
#[derive(Clone)]
pub struct RackShown {
    rack: RackOf,
    content: Arc<str>,
    rows: Arc<[CreateActionRow]>,
}

impl RackShown {
    /// The rack in this answer; `None` if it has none, or is not the interaction's own message.
    pub fn by(answer: &Answer) -> Option<Self> {
        let Answer::Private(reply) = answer else { return None };
        let rack = reply.rack.filter(|_| !reply.beside)?;
        Some(Self::of(rack, reply))
    }

    fn of(rack: RackOf, reply: &Reply) -> Self {
        Self { rack, content: reply.content.as_str().into(), rows: reply.rows.clone().into() }
    }
}

/// An answer to a person that is under way.
pub struct Answering<'a> {
    racks: &'a Racks,
    person: PersonId,
}

impl Answering<'_> {
    /// It is given. The tables whose racks were to come down afterwards.
    pub fn finish(self) -> Vec<TableId> {
        let then = self.end();
        std::mem::forget(self);
        then
    }

    fn end(&self) -> Vec<TableId> {
        self.racks.answered(|people| {
            let Some(answered) = people.get_mut(&self.person) else { return Vec::new() };
            answered.answers -= 1;
            if answered.answers > 0 {
                return Vec::new();
            }
            people.remove(&self.person).map(|answered| answered.then).unwrap_or_default()
        })
    }
}

/// Also where there is none after all.
impl Drop for Answering<'_> {
    fn drop(&mut self) {
        self.end();
    }
}

impl Racks {
    fn answered<T>(&self, look: impl FnOnce(&mut HashMap<PersonId, Answered>) -> T) -> T {
        look(&mut self.answered.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Notes that a person is being answered.
    pub fn answering(&self, person: PersonId) -> Answering<'_> {
        self.answered(|people| people.entry(person).or_default().answers += 1);
        Answering { racks: self, person }
    }

    /// True if a person is being answered; then the rack of a table comes down afterwards, where one is named.
    fn is_answering(&self, person: PersonId, then: Option<TableId>) -> bool {
        self.answered(|people| match people.get_mut(&person) {
            Some(answered) => {
                answered.then.extend(then);
                true
            }
            None => false,
        })
    }
}

impl Request<'_> {
    /// Remembers the rack that this interaction has shown, and deletes the one before it. A failure does not matter.
    pub(super) async fn take_former_rack_away(&self, shown: RackShown) {
        let (whose, racks) = ((self.actor.id, shown.rack.table), &self.bot.recent.racks.shown);
        let former = racks.within(&whose, self.received, TOKEN_LIFE);
        // The message of the rack before it may have changed into this one.
        let changed = self.message.filter(|_| self.origin == Origin::Private);
        let place = changed.map_or(self.id.get(), MessageId::get);
        let (token, taste) = (Arc::from(self.token), Viewer::from(self).taste);
        let Self { received, channel, .. } = *self;
        let shown = ShownRack { token, received, message: None, place, channel, taste, shown };
        racks.put(whose, received, shown);
        if let Some(former) = former.filter(|_| changed.is_none()) {
            delete(self.bot, &former).await;
        }
    }
}

/// Somebody is called to their turn by this board: the rack that they were shown last comes down below it, while that can be done.
pub fn call(bot: &Bot, person: PersonId, table: TableId, board: MessageId) {
    let racks = &bot.recent.racks;
    racks.calls.put((person, table), bot.clock.now(), board);
    if racks.is_answering(person, Some(table)) {
        return;
    }
    let bot = bot.clone();
    // The next announcement need not wait for it.
    tokio::spawn(async move { bring_down(&bot, person, table).await });
}

/// Shows a person's rack below the board that calls them, in place of the one that they were shown last above it. Where that was
/// an answer to what they have just done, its words stay.
pub(super) async fn bring_down(bot: &Bot, person: PersonId, table: TableId) {
    let (whose, racks) = ((person, table), &bot.recent.racks);
    let now = bot.clock.now();
    let Some(former) = racks.shown.within(&whose, now, TOKEN_LIFE) else { return };
    let Some(board) = racks.calls.last(&whose) else { return };
    let Ok(table) = bot.tables.get(table).await else { return };
    let is_their_turn = table.person_in_turn().is_some_and(|in_turn| in_turn.id == person);
    if former.place > board.get() || former.channel != table.channel || !is_their_turn {
        return;
    }
    let viewer = Viewer { bot, person, taste: former.taste };
    let (reply, shown) = shown_now(viewer, &table, &former.shown).await;
    let message = match post(bot, &former.token, reply).await {
        Ok(message) => message,
        Err(error) => return tracing::debug!(%error, "a rack stays above the board"),
    };
    let place = message.get();
    let new = ShownRack { message: Some(message), place, shown, ..former.clone() };
    let is_former = |known: &ShownRack| known.place == former.place && known.token == former.token;
    // Somebody who has clicked meanwhile has their answer in the former one.
    let is_new = !racks.is_answering(person, None)
        && racks.shown.replace(&whose, former.received, new.clone(), is_former);
    delete(bot, if is_new { &former } else { &new }).await;
}

/// The rack as it is now; what was shown last if nothing has happened since.
async fn shown_now(viewer: Viewer<'_>, table: &Table, last: &RackShown) -> (Reply, RackShown) {
    let rack = RackOf::from(table);
    let mut reply = rack::of(viewer, table, None).await;
    if last.rack == rack {
        reply.content = last.content.to_string();
        reply.rows = last.rows.to_vec();
    }
    let shown = RackShown::of(rack, &reply);
    (reply, shown)
}

async fn post(bot: &Bot, token: &str, reply: Reply) -> Result<MessageId, CallError> {
    let followup = CreateInteractionResponseFollowup::new()
        .content(reply.content)
        .components(reply.rows)
        .add_files(reply.files)
        .allowed_mentions(CreateAllowedMentions::new())
        .ephemeral(true);
    let deadline = bot.clock.now() + TIDY_WITHIN;
    let post = |http| followup.clone().execute(http, (None, token));
    bot.caller.answer(deadline, post).await.map(|message| message.id.into())
}

async fn delete(bot: &Bot, rack: &ShownRack) {
    let (deadline, token) = (bot.clock.now() + TIDY_WITHIN, &*rack.token);
    let gone = match rack.message {
        Some(message) => {
            let delete = |http| discord::Http::delete_followup_message(http, token, message.into());
            bot.caller.answer(deadline, delete).await
        }
        None => {
            let delete = |http| discord::Http::delete_original_interaction_response(http, token);
            bot.caller.answer(deadline, delete).await
        }
    };
    if let Err(error) = gone {
        tracing::debug!(%error, "a rack stays");
    }
}
