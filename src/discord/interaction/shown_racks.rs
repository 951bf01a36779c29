//! The private racks that people see, and the interaction tokens with which they can be replaced.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use serenity::all::CreateActionRow;

use super::expiring_map::ExpiringMap;
use super::reply::{InteractionAnswer, PrivateReply, RackVersion};
use crate::discord::render::taste::DisplayPreferences;
use crate::ids::{ChannelId, MessageId, PersonId, TableId};
use crate::time::Millis;

/// The time in milliseconds for which the token of an interaction is used. It is a minute shorter than the lifetime of the token.
pub const TOKEN_LIFE: Millis = 14 * 60 * 1000;

/// The private messages that show racks, by person and table. Each has to be below the public board message that announced the
/// person's last turn, so the ids of these messages are stored as well.
#[derive(Debug, Default)]
pub struct ShownRacks {
    pub(super) shown: ExpiringMap<(PersonId, TableId), ShownRack>,
    /// The message with the board that announced the person's last turn, by person and table.
    pub(super) calls: ExpiringMap<(PersonId, TableId), MessageId>,
    /// By person and table, the id of a message such that all of the person's older rack messages have been deleted.
    pub(super) deleted_above: ExpiringMap<(PersonId, TableId), u64>,
    /// The people to whom an answer is being sent. An answer may change a person's rack, so racks are moved only afterwards.
    pending_answers: Mutex<HashMap<PersonId, PendingAnswers>>,
}

/// The answers to a person that are being sent.
#[derive(Debug, Default)]
struct PendingAnswers {
    answers: u32,
    /// The tables whose racks are to be moved when no answer is being sent any more.
    then: Vec<TableId>,
}

/// A private message with a rack.
#[derive(Clone)]
pub struct ShownRack {
    /// The token of the interaction that can delete the message.
    pub token: Arc<str>,
    /// The time at which the interaction with this token was received, in milliseconds since 1970.
    pub received: Millis,
    /// The message with the rack; `None` if it is the answer to the interaction itself.
    pub message: Option<MessageId>,
    /// The id of the message or, for the answer to an interaction, of the interaction. Ids increase over time, so it
    /// determines the message's place in the channel.
    pub position_id: u64,
    pub channel: ChannelId,
    pub taste: DisplayPreferences,
    pub shown: RackContent,
}

/// Shows no field, because the token and the rack are secrets.
impl fmt::Debug for ShownRack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ShownRack")
    }
}

/// An answer that shows a rack: its text, its buttons, and the version of the rack.
#[derive(Clone)]
pub struct RackContent {
    pub rack: RackVersion,
    pub content: Arc<str>,
    pub rows: Arc<[CreateActionRow]>,
}

impl RackContent {
    /// Returns the rack in this answer. Returns `None` if the answer has no rack. Also returns `None` if it is always sent as a new
    /// message, because such a message does not replace the former rack.
    pub fn from_answer(answer: &InteractionAnswer) -> Option<Self> {
        let InteractionAnswer::Private(reply) = answer else { return None };
        let rack = reply.rack.filter(|_| !reply.is_new_message)?;
        Some(Self::new(rack, reply))
    }

    /// Creates the content of an answer from `reply`, which shows `rack`.
    pub(super) fn new(rack: RackVersion, reply: &PrivateReply) -> Self {
        Self { rack, content: reply.content.as_str().into(), rows: reply.rows.clone().into() }
    }
}

/// A guard that marks an answer to a person as being sent.
pub struct AnswerGuard<'a> {
    racks: &'a ShownRacks,
    person: PersonId,
}

impl AnswerGuard<'_> {
    /// Records that the answer was sent. Returns the tables whose racks are to be moved now.
    pub fn mark_sent_and_take_tables_with_racks_to_move(self) -> Vec<TableId> {
        let then = self.end_answer_and_take_racks_to_move();
        std::mem::forget(self);
        then
    }

    /// Records that the answer is no longer being sent. Returns the tables whose racks are to be moved now.
    fn end_answer_and_take_racks_to_move(&self) -> Vec<TableId> {
        self.racks.with_answers_locked(|people| {
            let Some(pending) = people.get_mut(&self.person) else { return Vec::new() };
            pending.answers -= 1;
            if pending.answers > 0 {
                return Vec::new();
            }
            people.remove(&self.person).map(|pending| pending.then).unwrap_or_default()
        })
    }
}

/// Ends the sending of an answer even if its task was cancelled or panicked.
impl Drop for AnswerGuard<'_> {
    fn drop(&mut self) {
        self.end_answer_and_take_racks_to_move();
    }
}

impl ShownRacks {
    /// Locks the map of the answers that are being sent, and returns the result of `run`.
    fn with_answers_locked<T>(
        &self,
        run: impl FnOnce(&mut HashMap<PersonId, PendingAnswers>) -> T,
    ) -> T {
        run(&mut self.pending_answers.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Marks that an answer to a person is being sent.
    pub fn begin_answer(&self, person: PersonId) -> AnswerGuard<'_> {
        self.with_answers_locked(|people| people.entry(person).or_default().answers += 1);
        AnswerGuard { racks: self, person }
    }

    /// If an answer to the person is being sent, postpones the move of their rack at this table and returns `true`. Otherwise
    /// returns `false`.
    pub(super) fn postpone_move_if_answering(&self, person: PersonId, table: TableId) -> bool {
        self.with_answers_locked(|people| match people.get_mut(&person) {
            Some(pending) => {
                pending.then.push(table);
                true
            }
            None => false,
        })
    }

    /// Replaces the cached rack message `former` by `new`. Does nothing if an answer to the person is being sent, or if `former` is
    /// no longer the cached one. Returns `true` if it was replaced.
    pub(super) fn replace_rack(
        &self,
        person_and_table: (PersonId, TableId),
        former: &ShownRack,
        new: ShownRack,
    ) -> bool {
        let is_former = |known: &ShownRack| {
            known.position_id == former.position_id && known.token == former.token
        };
        self.with_answers_locked(|people| {
            !people.contains_key(&person_and_table.0)
                && self.shown.replace_if(&person_and_table, former.received, new, is_former)
        })
    }
}
