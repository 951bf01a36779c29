//! An interaction of a person with the bot, and its answers.

use serde_json::Value;

use super::message::Message;
use crate::sandbox::ids::Snowflake;
use crate::sandbox::running::Running;
use crate::sandbox::world::model::{AnswerKind, StoredInteraction};
use crate::sandbox::world::state::World;

/// A command, click, choice or form that the bot has answered, or has not in time.
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
    /// The message: the answer as it is now, or the message that was clicked.
    pub message: Option<Message>,
    /// The reason for which there was none.
    pub failure: Option<String>,
}

/// A form that the bot opened.
#[derive(Debug, Clone, PartialEq)]
pub struct Modal {
    /// The id by which the bot knows it.
    pub custom_id: String,
    /// The title above it.
    pub title: String,
    /// The form as the bot sent it.
    pub json: Value,
}

/// A suggestion of the bot while a person types.
#[derive(Debug, Clone, PartialEq)]
pub struct Choice {
    /// The text that is shown.
    pub name: String,
    /// The value that the option gets.
    pub value: Value,
}

impl Interaction {
    /// Waits for the first answer.
    pub(super) async fn answered(running: Running, id: Snowflake, channel: Snowflake) -> Self {
        let look = |world: &World| {
            world.interactions.get(&id).filter(|one| one.answer.is_some()).map(|_| ())
        };
        running.until("an answer", Some(channel), look).await;
        Self { running, id, channel }
    }

    fn read<R>(&self, look: impl FnOnce(&World, &StoredInteraction) -> R) -> R {
        self.running.hub().read(|world| {
            let Some(interaction) = world.interactions.get(&self.id) else {
                panic!("interaction {} was forgotten", self.id);
            };
            look(world, interaction)
        })
    }

    /// Its id.
    #[must_use]
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// The secret by which the bot answers: tests look that it stands nowhere.
    #[must_use]
    pub fn token(&self) -> String {
        self.read(|_, one| one.token.clone())
    }

    /// The first answer, with its message as it is now.
    #[must_use]
    pub fn answer(&self) -> Answer {
        self.read(|world, one| Answer {
            kind: one.answer.unwrap_or(AnswerKind::Failed),
            message: one
                .original
                .and_then(|id| world.message_ever(one.channel, id))
                .map(|message| Message::look(world, message)),
            failure: one.failure.clone(),
        })
    }

    /// True if the person was told that the application did not respond.
    #[must_use]
    pub fn failed(&self) -> bool {
        self.answer().kind == AnswerKind::Failed
    }

    /// The message of the answer, or the message that was clicked and changed, as it is now.
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

    /// The messages that followed the first answer, oldest first.
    #[must_use]
    pub fn followups(&self) -> Vec<Message> {
        self.read(|world, one| {
            let messages = one.followups.iter().filter_map(|&id| world.message(one.channel, id));
            messages.map(|message| Message::look(world, message)).collect()
        })
    }

    /// The newest message of all that came: the last followup, else the answer's.
    ///
    /// # Panics
    ///
    /// With a transcript, if there is none.
    #[must_use]
    #[track_caller]
    pub fn latest(&self) -> Message {
        self.followups().pop().unwrap_or_else(|| self.message())
    }

    /// The form, if the bot opened one.
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

    /// The suggestions, if the bot was asked for some.
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

    /// Waits until a deferred answer (types 5 and 6) was filled: its message changed, or another
    /// followed. Other answers are finished at once. Gives that message; what the bot posted
    /// afterwards is no part of it. One that was deleted meanwhile is as it was.
    pub async fn finished(&self) -> Message {
        let look = |world: &World| {
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
            finished.map(|message| Message::look(world, message))
        };
        self.running.until("a deferred answer to be filled", Some(self.channel), look).await
    }

    /// Waits for the followup of this number; the first is 0.
    pub async fn followup(&self, number: usize) -> Message {
        let look = |world: &World| {
            let one = world.interactions.get(&self.id)?;
            let id = *one.followups.get(number)?;
            world.message(one.channel, id).map(|message| Message::look(world, message))
        };
        self.running.until("a followup", Some(self.channel), look).await
    }
}
