//! One private rack for each person at a table: a new one replaces the former, and it is moved below the board that calls its owner
//! to their turn.
//!
//! A private message can be posted and deleted only by the token of an interaction of the person, for fifteen minutes. A bounded
//! number of tokens is kept, in memory alone. Without a token an old rack stays, and says so when it is touched.

use std::sync::Arc;

use serenity::all as discord;
use serenity::all::{Builder, CreateAllowedMentions, CreateInteractionResponseFollowup};

use super::api::CallError;
use super::reply::{RackVersion, Reply};
use super::request::{Origin, Request};
use super::shown_racks::{RackContent, ShownRack, TOKEN_LIFE};
use crate::discord::bot::Bot;
use crate::discord::render::rack;
use crate::discord::render::viewer::Viewer;
use crate::ids::{MessageId, PersonId, TableId};
use crate::table::Table;
use crate::time::Millis;

/// The time within which a rack is deleted or moved, or stays as it is.
const TIDY_WITHIN: Millis = 5_000;

/// The message in which an answer was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Delivered {
    /// The message of the click if that was private, or else a new one.
    AsAsked,
    /// A new one, because the message of the click was gone.
    Anew,
}

/// A rack that was noted before the answer with it was sent.
pub(super) struct NotedRack {
    whose: (PersonId, TableId),
    rack: ShownRack,
    former: Option<ShownRack>,
    /// The private message that the answer changes.
    changed: Option<MessageId>,
}

impl Request<'_> {
    /// Notes the rack that an answer is about to show. A person may click on it before Discord confirms the answer; if it was noted
    /// only then, it would replace the rack of that later click, and delete its message.
    pub(super) fn note_rack(&self, shown: RackContent) -> NotedRack {
        let whose = (self.actor.id, shown.rack.table);
        let changed = self.message.filter(|_| self.origin == Origin::Private);
        let place = changed.map_or(self.id.get(), MessageId::get);
        let (token, taste) = (Arc::from(self.token), Viewer::from(self).taste);
        let Self { received, channel, .. } = *self;
        let rack = ShownRack { token, received, message: None, place, channel, taste, shown };
        let racks = &self.bot.caches.racks.shown;
        let former = racks.swap(whose, received, rack.clone(), TOKEN_LIFE);
        NotedRack { whose, rack, former, changed }
    }

    /// Deletes the rack before the one that was sent, or restores the note of it if the answer failed. That the deletion fails does
    /// not matter.
    pub(super) async fn settle_rack(
        &self,
        noted: NotedRack,
        delivered: Result<Delivered, &CallError>,
    ) {
        let NotedRack { whose, rack, former, changed } = noted;
        let racks = &self.bot.caches.racks.shown;
        let is_noted = |known: &ShownRack| known.token == rack.token;
        let replaced = match (delivered, changed) {
            (Ok(_), None) => former,
            // The rack before it may be the message that changed.
            (Ok(Delivered::AsAsked), Some(_)) => None,
            (Ok(Delivered::Anew), Some(gone)) => {
                let place = self.id.get();
                racks.replace_if(
                    &whose,
                    rack.received,
                    ShownRack { place, ..rack.clone() },
                    is_noted,
                );
                former.filter(|former| former.place > gone.get())
            }
            (Err(_), _) => match former {
                // After a later answer, the former rack is one too many.
                Some(former) => {
                    let is_restored =
                        racks.replace_if(&whose, former.received, former.clone(), is_noted);
                    (!is_restored && changed.is_none()).then_some(former)
                }
                None => {
                    racks.remove_if(&whose, is_noted);
                    None
                }
            },
        };
        if let Some(replaced) = replaced {
            delete(self.bot, &replaced).await;
        }
    }
}

/// Moves the rack of a person below the board that calls them to their turn, while the token allows it.
pub fn call(bot: &Bot, person: PersonId, table: TableId, board: MessageId) {
    bot.caches.racks.calls.put((person, table), bot.clock.now(), board);
    let bot = bot.clone();
    // The next announcement need not wait for it.
    tokio::spawn(async move { move_below_board(&bot, person, table).await });
}

/// Shows a person's rack below the board that calls them, in place of the one above it. If that was the answer to their last action,
/// its words stay.
pub(super) async fn move_below_board(bot: &Bot, person: PersonId, table: TableId) {
    let (whose, racks) = ((person, table), &bot.caches.racks);
    if racks.postpone(person, table) {
        return;
    }
    let now = bot.clock.now();
    let Some(former) = racks.shown.get_younger(&whose, now, TOKEN_LIFE) else { return };
    let Some(board) = racks.calls.get(&whose) else { return };
    let Ok(table) = bot.tables.get(table).await else { return };
    let is_their_turn = table.person_in_turn().is_some_and(|in_turn| in_turn.id == person);
    if former.place > board.get() || former.channel != table.channel || !is_their_turn {
        return;
    }
    let viewer = Viewer { bot, person, taste: former.taste };
    let (reply, shown) = current_content(viewer, &table, &former.shown).await;
    let message = match post(bot, &former.token, reply).await {
        Ok(message) => message,
        Err(error) => return tracing::debug!(%error, "a rack stays above the board"),
    };
    let place = message.get();
    let new = ShownRack { message: Some(message), place, shown, ..former.clone() };
    // A person who has clicked meanwhile has their answer in the former one.
    let is_replaced = racks.replace(whose, &former, new.clone());
    delete(bot, if is_replaced { &former } else { &new }).await;
}

/// The present rack; with the former words if nothing has happened since.
async fn current_content(
    viewer: Viewer<'_>,
    table: &Table,
    last: &RackContent,
) -> (Reply, RackContent) {
    let rack = RackVersion::from(table);
    let mut reply = rack::rack_reply(viewer, table, None).await;
    if last.rack == rack {
        reply.content = last.content.to_string();
        reply.rows = last.rows.to_vec();
    }
    let shown = RackContent::new(rack, &reply);
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
