//! The private rack message of a person at a table. There is at most one: a new rack message replaces the old one. When the board
//! that announces the person's turn is posted, the rack message is moved below it.
//!
//! A private message can be posted and deleted only with the token of one of the person's interactions, for fifteen minutes. A
//! limited number of tokens is kept, in memory only. Without a token an old rack message stays, and a click on it answers that it
//! is outdated.

use std::sync::Arc;

use serenity::all as discord;
use serenity::all::{Builder, CreateAllowedMentions, CreateInteractionResponseFollowup};

use super::api::CallError;
use super::reply::{PrivateReply, RackVersion};
use super::request::{Origin, Request};
use super::shown_racks::{RackContent, ShownRack, TOKEN_LIFE};
use crate::discord::bot::Bot;
use crate::discord::render::rack;
use crate::discord::render::taste::DisplayPreferences;
use crate::discord::render::viewer::MessageReader;
use crate::guild::OwnPictures;
use crate::ids::{MessageId, PersonId, TableId};
use crate::table::Table;
use crate::text::Lang;
use crate::time::Millis;
use triominos_pictures::Theme;

/// The time limit in milliseconds for deleting or moving a rack message. If it is exceeded, the message stays.
const MOVE_RACK_WITHIN: Millis = 5_000;

/// The kind of message in which an answer was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeliveredAs {
    /// The answer edited the message that was clicked, if it was private; otherwise it is a new message.
    Requested,
    /// The answer is a new message, because the private message that was clicked had been deleted.
    NewMessage,
}

/// A change of the cached rack of a person, made before the answer that shows the new rack is sent.
/// [`finish_rack_change`](Request::finish_rack_change) completes or reverts the change of the cache.
pub(super) struct PendingRackChange {
    whose: (PersonId, TableId),
    rack: ShownRack,
    former: Option<ShownRack>,
    /// The private message that the answer edits; `None` for a new message.
    changed: Option<MessageId>,
}

impl Request<'_> {
    /// Caches the rack that an answer is about to show. The rack must be cached before Discord confirms the answer, because the
    /// person may already click on it before the confirmation arrives. That click shows a newer rack. If the older rack was cached
    /// only after the confirmation, it would replace the newer one in the cache, and the message with the newer one would be
    /// deleted.
    pub(super) fn cache_shown_rack(&self, shown: RackContent) -> PendingRackChange {
        let whose = (self.actor.id, shown.rack.table);
        let changed = self.message.filter(|_| self.origin == Origin::Private);
        let position_id = changed.map_or(self.id.get(), MessageId::get);
        let (token, taste) = (Arc::from(self.token), MessageReader::from(self).taste);
        let Self { received, channel, .. } = *self;
        let rack = ShownRack { token, received, message: None, position_id, channel, taste, shown };
        let racks = &self.bot.caches.racks.shown;
        let former = racks.swap(whose, received, rack.clone(), TOKEN_LIFE);
        PendingRackChange { whose, rack, former, changed }
    }

    /// Completes [`cache_shown_rack`](Self::cache_shown_rack) after the answer. If the answer was sent, deletes the message of the
    /// former rack; a failed deletion is ignored. If the answer failed, restores the former cache entry.
    pub(super) async fn finish_rack_change(
        &self,
        pending: PendingRackChange,
        delivered: Result<DeliveredAs, &CallError>,
    ) {
        let PendingRackChange { whose, rack, former, changed } = pending;
        let racks = &self.bot.caches.racks.shown;
        let is_noted = |known: &ShownRack| known.token == rack.token;
        let replaced = match (delivered, changed) {
            // A later click may have put its answer into the message of the former rack, which must then stay.
            (Ok(_), None) => former.filter(|_| {
                racks.get(&whose).is_none_or(|known| known.position_id >= rack.position_id)
            }),
            // The answer has edited a private message. The former rack may have been in that message, so nothing is deleted.
            (Ok(DeliveredAs::Requested), Some(_)) => None,
            (Ok(DeliveredAs::NewMessage), Some(gone)) => {
                let position_id = self.id.get();
                racks.replace_if(
                    &whose,
                    rack.received,
                    ShownRack { position_id, ..rack.clone() },
                    is_noted,
                );
                former.filter(|former| former.position_id > gone.get())
            }
            (Err(_), _) => match former {
                // A later answer showed a rack, so the former one is obsolete.
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
            delete_rack(self.bot, &replaced).await;
            restore_lost_answer(self.bot, whose, rack.position_id).await;
        }
    }
}

/// Moves the rack of a person below the board that announces their turn, in the background and while the token is valid.
pub fn move_rack_in_background(bot: &Bot, person: PersonId, table: TableId, board: MessageId) {
    bot.caches.racks.calls.put((person, table), bot.clock.now(), board);
    let bot = bot.clone();
    // Spawned so that the next announcement does not wait.
    tokio::spawn(async move { move_rack_below_board(&bot, person, table).await });
}

/// Moves the rack message of a person below the latest board after their request for an undo was settled, even if it is another
/// player's turn.
pub fn move_rack_after_settled_undo(bot: &Bot, person: PersonId, table: TableId, board: MessageId) {
    bot.caches.racks.calls.put((person, table), bot.clock.now(), board);
    let bot = bot.clone();
    tokio::spawn(async move { move_rack(&bot, person, table, |_| true).await });
}

/// Posts a person's rack below the board that announces their turn, and deletes the rack message above the board. If the deleted
/// message contained the answer to the person's last action, the new one repeats that text.
pub(super) async fn move_rack_below_board(bot: &Bot, person: PersonId, table: TableId) {
    let is_their_turn =
        |table: &Table| table.person_in_turn().is_some_and(|in_turn| in_turn.id == person);
    move_rack(bot, person, table, is_their_turn).await;
}

/// Posts a new rack message below the board that announced the turn of the person, and deletes the former rack message. Does
/// nothing if the former one is already below the board, or if `is_wanted` returns `false`.
async fn move_rack(
    bot: &Bot,
    person: PersonId,
    table: TableId,
    is_wanted: impl FnOnce(&Table) -> bool,
) {
    let (whose, racks) = ((person, table), &bot.caches.racks);
    if racks.postpone_move_if_answering(person, table) {
        return;
    }
    let now = bot.clock.now();
    let Some(former) = racks.shown.get_younger(&whose, now, TOKEN_LIFE) else { return };
    if let Some(position_id) =
        racks.deleted_above.get(&whose).filter(|position_id| former.position_id < *position_id)
    {
        return restore_lost_answer(bot, whose, position_id).await;
    }
    let Some(board) = racks.calls.get(&whose) else { return };
    let Ok(table) = bot.tables.current_table(table).await else { return };
    if former.position_id > board.get() || former.channel != table.channel || !is_wanted(&table) {
        return;
    }
    let taste = current_preferences(bot, person, &table, former.taste).await;
    let viewer = MessageReader { bot, person, taste };
    let (reply, shown) = current_rack_content(viewer, &table, &former.shown).await;
    let message = match post_rack(bot, &former.token, reply).await {
        Ok(message) => message,
        Err(error) => return tracing::debug!(%error, "cannot move a rack below the board"),
    };
    let position_id = message.get();
    let new = ShownRack { message: Some(message), position_id, shown, taste, ..former.clone() };
    // If the person has clicked in the meantime, the former message contains the answer, so the new message is deleted instead.
    let is_replaced = racks.replace_rack(whose, &former, new.clone());
    delete_rack(bot, if is_replaced { &former } else { &new }).await;
    if is_replaced {
        restore_lost_answer(bot, whose, position_id).await;
    }
}

/// Returns the person's current preferences for a private message at this table. If they have not chosen a preference, returns its
/// value from their previous rack message (`previous`).
async fn current_preferences(
    bot: &Bot,
    person: PersonId,
    table: &Table,
    previous: DisplayPreferences,
) -> DisplayPreferences {
    let Ok(chosen) = bot.guilds.preferences_for_private_answers(table.home.server(), person).await
    else {
        return previous;
    };
    DisplayPreferences {
        lang: chosen.locale.as_deref().and_then(Lang::from_tag).unwrap_or(previous.lang),
        theme: chosen.theme.as_deref().and_then(Theme::from_name).unwrap_or(previous.theme),
        pictures: OwnPictures::from_preferences(&chosen),
    }
}

/// Posts the last answer to a person again if it was lost, because it edited a rack message that was then deleted.
/// `deleted_above_message` is the id of a message; all older rack messages of the person have been deleted.
async fn restore_lost_answer(
    bot: &Bot,
    person_and_table: (PersonId, TableId),
    deleted_above_message: u64,
) {
    let racks = &bot.caches.racks;
    racks.deleted_above.put(person_and_table, bot.clock.now(), deleted_above_message);
    let is_lost = |known: &ShownRack| known.position_id < deleted_above_message;
    let Some(lost) = racks.shown.get(&person_and_table).filter(is_lost) else { return };
    // If another answer is being sent at this moment, it will itself be sent as a new message, because its message is
    // deleted.
    if racks.postpone_move_if_answering(person_and_table.0, person_and_table.1) {
        return;
    }
    let Ok(table) = bot.tables.current_table(person_and_table.1).await else { return };
    let viewer = MessageReader { bot, person: person_and_table.0, taste: lost.taste };
    let (reply, shown) = current_rack_content(viewer, &table, &lost.shown).await;
    match post_rack(bot, &lost.token, reply).await {
        Ok(message) => {
            let new = ShownRack {
                message: Some(message),
                position_id: message.get(),
                shown,
                ..lost.clone()
            };
            if !racks.replace_rack(person_and_table, &lost, new.clone()) {
                delete_rack(bot, &new).await;
            }
        }
        Err(error) => tracing::debug!(%error, "cannot post a lost answer again"),
    }
}

/// Returns the reply with the current rack, and its content for the cache. If nothing has happened since `last_shown` was sent, the
/// reply repeats the text and the buttons of `last_shown`.
async fn current_rack_content(
    viewer: MessageReader<'_>,
    table: &Table,
    last_shown: &RackContent,
) -> (PrivateReply, RackContent) {
    let rack = RackVersion::from(table);
    let mut reply = rack::rack_reply(viewer, table, None).await;
    if last_shown.rack == rack {
        reply.content = last_shown.content.to_string();
        reply.rows = last_shown.rows.to_vec();
    }
    let shown = RackContent::new(rack, &reply);
    (reply, shown)
}

/// Posts a private message with a rack, by the token of an interaction, and returns its id.
async fn post_rack(bot: &Bot, token: &str, reply: PrivateReply) -> Result<MessageId, CallError> {
    let followup = CreateInteractionResponseFollowup::new()
        .content(reply.content)
        .components(reply.rows)
        .add_files(reply.files)
        .allowed_mentions(CreateAllowedMentions::new())
        .ephemeral(true);
    let deadline = bot.clock.now() + MOVE_RACK_WITHIN;
    let post = |http| followup.clone().execute(http, (None, token));
    bot.caller.call_to_answer_person(deadline, post).await.map(|message| message.id.into())
}

/// Deletes the private message with a rack.
async fn delete_rack(bot: &Bot, rack: &ShownRack) {
    let (deadline, token) = (bot.clock.now() + MOVE_RACK_WITHIN, &*rack.token);
    let gone = match rack.message {
        Some(message) => {
            let delete = |http| discord::Http::delete_followup_message(http, token, message.into());
            bot.caller.call_to_answer_person(deadline, delete).await
        }
        None => {
            let delete = |http| discord::Http::delete_original_interaction_response(http, token);
            bot.caller.call_to_answer_person(deadline, delete).await
        }
    };
    if let Err(error) = gone {
        tracing::debug!(%error, "cannot delete a rack");
    }
}
