//! Interactions of people with the bot, and their answers.

use serde_json::Value;

use super::message::Message;
use crate::ids::Snowflake;
use crate::running::Running;
use crate::world::model::{AnswerKind, StoredInteraction};
use crate::world::state::World;

/// An interaction (a command, click, choice or submitted modal) after its first answer, or after the deadline for the answer.
#[derive(Debug, Clone)]
pub struct Interaction {
    running: Running,
    id: Snowflake,
    channel: Snowflake,
}

/// The first answer to an interaction.
#[derive(Debug, Clone)]
pub struct Answer {
    /// The kind of the answer.
    pub kind: AnswerKind,
    /// The current state of the answer's message. If the answer edits the message of the clicked component, this is that message.
    /// `None` if the answer has no message.
    pub message: Option<Message>,
    /// The reason for a failure, or `None` if the interaction has not failed.
    pub failure: Option<String>,
}

/// A modal that the bot opened.
#[derive(Debug, Clone, PartialEq)]
pub struct Modal {
    /// The modal's custom id.
    pub custom_id: String,
    /// The modal's title.
    pub title: String,
    /// The modal as the bot sent it.
    pub json: Value,
}

/// An autocomplete suggestion of the bot for an option.
#[derive(Debug, Clone, PartialEq)]
pub struct AutocompleteChoice {
    /// The displayed text.
    pub name: String,
    /// The value that the option gets if the suggestion is chosen.
    pub value: Value,
}

impl Interaction {
    /// Waits until the interaction with this id has its first answer or has failed, and returns it.
    pub(super) async fn wait_until_answered(
        running: Running,
        id: Snowflake,
        channel: Snowflake,
    ) -> Self {
        let find = |world: &World| {
            world
                .interactions
                .get(&id)
                .filter(|interaction| interaction.answer.is_some())
                .map(|_| ())
        };
        running.until("an answer", Some(channel), find).await;
        Self { running, id, channel }
    }

    /// Calls `reader` with the state and this interaction, and returns its result.
    fn read<R>(&self, reader: impl FnOnce(&World, &StoredInteraction) -> R) -> R {
        self.running.hub().read(|world| {
            let Some(interaction) = world.interactions.get(&self.id) else {
                panic!("interaction {} no longer exists", self.id);
            };
            reader(world, interaction)
        })
    }

    /// Returns the interaction's id.
    #[must_use]
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// Returns the token with which the bot answers. Tests need it to check that the bot does not disclose it.
    #[must_use]
    pub fn token(&self) -> String {
        self.read(|_, interaction| interaction.token.clone())
    }

    /// Returns the first answer, with the current state of its message.
    #[must_use]
    pub fn answer(&self) -> Answer {
        self.read(|world, interaction| Answer {
            kind: interaction.answer.unwrap_or(AnswerKind::Failed),
            message: interaction
                .original
                .and_then(|id| world.message_or_deleted(interaction.channel, id))
                .map(|message| Message::from_stored(world, message)),
            failure: interaction.failure.clone(),
        })
    }

    /// Returns `true` if the interaction failed: the bot did not answer in time, or was offline.
    #[must_use]
    pub fn has_failed(&self) -> bool {
        self.answer().kind == AnswerKind::Failed
    }

    /// Returns the current state of the answer's message. If the answer edits the message of the component, returns that message.
    ///
    /// # Panics
    ///
    /// Panics if there is no message. The panic's message contains a transcript.
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

    /// Returns the followups, oldest first.
    #[must_use]
    pub fn followups(&self) -> Vec<Message> {
        self.read(|world, interaction| {
            let messages = interaction
                .followups
                .iter()
                .filter_map(|&id| world.message(interaction.channel, id));
            messages.map(|message| Message::from_stored(world, message)).collect()
        })
    }

    /// Returns the last followup or, if there is none, the message of the answer.
    ///
    /// # Panics
    ///
    /// Panics if there is no message. The panic's message contains a transcript.
    #[must_use]
    #[track_caller]
    pub fn latest_message(&self) -> Message {
        self.followups().pop().unwrap_or_else(|| self.message())
    }

    /// Returns the modal that the answer opened; `None` if it opened none.
    #[must_use]
    pub fn modal(&self) -> Option<Modal> {
        self.read(|_, interaction| {
            let json = interaction.modal.clone()?;
            Some(Modal {
                custom_id: json["custom_id"].as_str().unwrap_or_default().to_owned(),
                title: json["title"].as_str().unwrap_or_default().to_owned(),
                json,
            })
        })
    }

    /// Returns the autocomplete suggestions of the answer; `None` for an answer of another kind.
    pub(super) fn choices(&self) -> Option<Vec<AutocompleteChoice>> {
        self.read(|_, interaction| {
            if interaction.answer != Some(AnswerKind::Choices) {
                return None;
            }
            let read = |choice: &Value| AutocompleteChoice {
                name: choice["name"].as_str().unwrap_or_default().to_owned(),
                value: choice["value"].clone(),
            };
            Some(interaction.choices.iter().map(read).collect())
        })
    }

    /// Waits until a deferred answer (types 5 and 6) is completed by an edit or a followup, and returns that message. Other answers
    /// are complete immediately. If the message has been deleted in the meantime, its last state is returned.
    pub async fn finished_message(&self) -> Message {
        let find = |world: &World| {
            let interaction = world.interactions.get(&self.id)?;
            let original = interaction
                .original
                .and_then(|id| world.message_or_deleted(interaction.channel, id));
            let followed = interaction
                .followups
                .first()
                .and_then(|&id| world.message_or_deleted(interaction.channel, id));
            let finished = match interaction.answer? {
                AnswerKind::Deferred => original.filter(|_| !interaction.has_pending_answer),
                AnswerKind::DeferredUpdate => followed
                    .or(original.filter(|message| interaction.was_edited_since_dispatch(message))),
                _ => original,
            };
            finished.map(|message| Message::from_stored(world, message))
        };
        self.running.until("a deferred answer to be filled", Some(self.channel), find).await
    }

    /// Waits for the followup with this index, counted from 0.
    pub async fn followup(&self, index: usize) -> Message {
        let find = |world: &World| {
            let interaction = world.interactions.get(&self.id)?;
            let id = *interaction.followups.get(index)?;
            world
                .message(interaction.channel, id)
                .map(|message| Message::from_stored(world, message))
        };
        self.running.until("a followup", Some(self.channel), find).await
    }
}
