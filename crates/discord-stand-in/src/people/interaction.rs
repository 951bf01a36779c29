//! Interactions of people with the bot, and their answers.

use serde_json::Value;

use super::message::Message;
use crate::ids::Snowflake;
use crate::running::Running;
use crate::world::model::{AnswerKind, StoredInteraction};
use crate::world::state::World;

/// A command, click, choice or modal after its first answer, or after the deadline for it.
#[derive(Debug, Clone)]
pub struct Interaction {
    running: Running,
    id: Snowflake,
    channel: Snowflake,
}

/// The first answer.
#[derive(Debug, Clone)]
pub struct Answer {
    /// The kind of the answer.
    pub kind: AnswerKind,
    /// The current state of the message: the answer, or the message of the component.
    pub message: Option<Message>,
    /// The reason for a failure.
    pub failure: Option<String>,
}

/// A modal that the bot opened.
#[derive(Debug, Clone, PartialEq)]
pub struct Modal {
    /// The custom id.
    pub custom_id: String,
    /// The title.
    pub title: String,
    /// The modal as the bot sent it.
    pub json: Value,
}

/// A suggestion of the bot for an option.
#[derive(Debug, Clone, PartialEq)]
pub struct Choice {
    /// The displayed text.
    pub name: String,
    /// The value of the option if it is chosen.
    pub value: Value,
}

impl Interaction {
    /// Waits for the first answer.
    pub(super) async fn answered(running: Running, id: Snowflake, channel: Snowflake) -> Self {
        let find = |world: &World| {
            world.interactions.get(&id).filter(|one| one.answer.is_some()).map(|_| ())
        };
        running.until("an answer", Some(channel), find).await;
        Self { running, id, channel }
    }

    fn read<R>(&self, reader: impl FnOnce(&World, &StoredInteraction) -> R) -> R {
        self.running.hub().read(|world| {
            let Some(interaction) = world.interactions.get(&self.id) else {
                panic!("interaction {} was forgotten", self.id);
            };
            reader(world, interaction)
        })
    }

    /// The id.
    #[must_use]
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// The token by which the bot answers, for tests that it is not disclosed.
    #[must_use]
    pub fn token(&self) -> String {
        self.read(|_, one| one.token.clone())
    }

    /// The first answer, with the current state of its message.
    #[must_use]
    pub fn answer(&self) -> Answer {
        self.read(|world, one| Answer {
            kind: one.answer.unwrap_or(AnswerKind::Failed),
            message: one
                .original
                .and_then(|id| world.message_ever(one.channel, id))
                .map(|message| Message::from_stored(world, message)),
            failure: one.failure.clone(),
        })
    }

    /// True if the bot did not answer in time.
    #[must_use]
    pub fn failed(&self) -> bool {
        self.answer().kind == AnswerKind::Failed
    }

    /// The current state of the answer, or of the message of the component if the answer edited it.
    ///
    /// # Panics
    ///
    /// With a transcript, if there is none.
    #[must_use]
    #[track_caller]
    pub fn message(&self) -> Message {
        let answer = self.answer();
        match answer.message {
            Some(message) => message,
            None => panic!(
                "no message: the answer was {:?} {}\n{}",
                answer.kind,
                answer.failure.unwrap_or_default(),
                self.running.transcript(self.channel)
            ),
        }
    }

    /// The followups, oldest first.
    #[must_use]
    pub fn followups(&self) -> Vec<Message> {
        self.read(|world, one| {
            let messages = one.followups.iter().filter_map(|&id| world.message(one.channel, id));
            messages.map(|message| Message::from_stored(world, message)).collect()
        })
    }

    /// The last followup, or the message of the answer.
    ///
    /// # Panics
    ///
    /// With a transcript, if there is none.
    #[must_use]
    #[track_caller]
    pub fn latest(&self) -> Message {
        self.followups().pop().unwrap_or_else(|| self.message())
    }

    /// The modal, if the answer opened one.
    #[must_use]
    pub fn modal(&self) -> Option<Modal> {
        self.read(|_, one| {
            let json = one.modal.clone()?;
            Some(Modal {
                custom_id: json["custom_id"].as_str().unwrap_or_default().to_owned(),
                title: json["title"].as_str().unwrap_or_default().to_owned(),
                json,
            })
        })
    }

    /// The suggestions, if the answer has any.
    pub(super) fn choices(&self) -> Option<Vec<Choice>> {
        self.read(|_, one| {
            if one.answer != Some(AnswerKind::Choices) {
                return None;
            }
            let read = |choice: &Value| Choice {
                name: choice["name"].as_str().unwrap_or_default().to_owned(),
                value: choice["value"].clone(),
            };
            Some(one.choices.iter().map(read).collect())
        })
    }

    /// Waits until a deferred answer (types 5 and 6) is filled by an edit or a followup, and returns that message. Other answers are
    /// complete at once. A message that was deleted meanwhile is returned in its last state.
    pub async fn finished(&self) -> Message {
        let find = |world: &World| {
            let one = world.interactions.get(&self.id)?;
            let original = one.original.and_then(|id| world.message_ever(one.channel, id));
            let followed =
                one.followups.first().and_then(|&id| world.message_ever(one.channel, id));
            let finished = match one.answer? {
                AnswerKind::Deferred => original.filter(|_| !one.owes_answer),
                AnswerKind::DeferredUpdate => {
                    followed.or(original.filter(|message| one.touched(message)))
                }
                _ => original,
            };
            finished.map(|message| Message::from_stored(world, message))
        };
        self.running.until("a deferred answer to be filled", Some(self.channel), find).await
    }

    /// Waits for a followup by its number, which begins at 0.
    pub async fn followup(&self, number: usize) -> Message {
        let find = |world: &World| {
            let one = world.interactions.get(&self.id)?;
            let id = *one.followups.get(number)?;
            world.message(one.channel, id).map(|message| Message::from_stored(world, message))
        };
        self.running.until("a followup", Some(self.channel), find).await
    }
}
