//! A person in a channel: what they see and do there.

use std::collections::BTreeMap;

use serde_json::Value;

use super::interaction::{Choice, Interaction};
use super::message::Message;
use crate::sandbox::act::{Impossible, OptionValue, impossible, nested};
use crate::sandbox::model::AnswerKind;
use crate::sandbox::page_api::watch_deadline;
use crate::sandbox::world::World;
use crate::sandbox::{Sandbox, Snowflake};

/// A person in a channel.
#[derive(Debug, Clone)]
pub struct PersonIn {
    sandbox: Sandbox,
    person: Snowflake,
    channel: Snowflake,
}

impl PersonIn {
    pub(super) fn new(sandbox: Sandbox, person: Snowflake, channel: Snowflake) -> Self {
        Self { sandbox, person, channel }
    }

    /// The id of the person's account.
    #[must_use]
    pub fn id(&self) -> Snowflake {
        self.person
    }

    /// The channel.
    #[must_use]
    pub fn channel(&self) -> Snowflake {
        self.channel
    }

    /// What the person sees in the channel, oldest first: private replies to others are absent.
    #[must_use]
    pub fn sees(&self) -> Vec<Message> {
        self.sandbox.hub().read(|world| {
            let all = world.messages.get(&self.channel).into_iter().flat_map(BTreeMap::values);
            let seen = all.filter(|message| world.sees(self.person, message));
            seen.map(|message| Message::look(world, message)).collect()
        })
    }

    /// The newest message that only this person sees.
    #[must_use]
    pub fn last_private(&self) -> Option<Message> {
        self.sees().into_iter().rev().find(Message::is_private)
    }

    /// Writes something.
    ///
    /// # Panics
    ///
    /// If the person may not.
    #[track_caller]
    pub fn says(&self, text: &str) -> Message {
        let said = self.sandbox.hub().write(|world| {
            let message = world.say(self.person, self.channel, text)?;
            Ok(Message::look(world, &message))
        });
        self.must(said)
    }

    /// Closes a private reply for good.
    ///
    /// # Panics
    ///
    /// If it is not a private reply to this person.
    #[track_caller]
    pub fn dismisses(&self, message: &Message) {
        let done = self.sandbox.hub().write(|world| world.dismiss(self.person, message.id));
        self.must(done);
    }

    /// Reacts with an emoji.
    pub fn reacts(&self, message: &Message, emoji: &str) {
        self.sandbox
            .hub()
            .write(|world| world.react(message.channel, message.id, self.person, emoji));
    }

    /// Uses a slash command and waits for the answer. A subcommand follows after a space
    /// (`settings rules`); a choice may be given by its name.
    ///
    /// # Panics
    ///
    /// If the command is not offered like that.
    pub async fn slash(&self, name: &str, options: &[(&str, OptionValue)]) -> Interaction {
        let used = self.try_slash(name, options).await;
        self.must(used)
    }

    /// As [`Self::slash`].
    ///
    /// # Errors
    ///
    /// If the command is not offered like that.
    pub async fn try_slash(
        &self,
        name: &str,
        options: &[(&str, OptionValue)],
    ) -> Result<Interaction, Impossible> {
        let id = self.sandbox.hub().write(|world| {
            let (name, nested) = self.prepared(world, name, options, None)?;
            world.use_command(self.person, self.channel, name, &nested)
        })?;
        Ok(self.answered(id).await)
    }

    fn prepared<'a>(
        &self,
        world: &World,
        name: &'a str,
        options: &[(&str, OptionValue)],
        focused: Option<&str>,
    ) -> Result<(&'a str, Vec<Value>), Impossible> {
        let mut words = name.trim_start_matches('/').split(' ');
        let name = words.next().unwrap_or_default();
        let path: Vec<_> = words.collect();
        let command = world.offered(self.person, self.channel, name)?;
        Ok((name, nested(&command.value, &path, options, focused)?))
    }

    /// Types in the option `focused` (its value in `options` is what was typed so far) and waits
    /// for what the bot suggests.
    ///
    /// # Panics
    ///
    /// If the option is not completed by the bot, or nothing is suggested in time.
    pub async fn autocomplete(
        &self,
        name: &str,
        options: &[(&str, OptionValue)],
        focused: &str,
    ) -> Vec<Choice> {
        let started = self.sandbox.hub().write(|world| {
            let (name, nested) = self.prepared(world, name, options, Some(focused))?;
            world.ask_for_choices(self.person, self.channel, name, &nested)
        });
        let id = self.must(started);
        let interaction = self.answered(id).await;
        assert!(
            interaction.answer().kind == AnswerKind::Choices,
            "nothing was suggested for {focused} of /{name}"
        );
        let choices = self.sandbox.hub().read(|world| {
            world.interactions.get(&id).map(|one| one.choices.clone()).unwrap_or_default()
        });
        let read = |choice: Value| Choice {
            name: choice["name"].as_str().unwrap_or_default().to_owned(),
            value: choice["value"].clone(),
        };
        choices.into_iter().map(read).collect()
    }

    /// Clicks a button, by what stands on it or by its custom id, and waits for the answer. It is
    /// looked for on the message as it is now.
    ///
    /// # Panics
    ///
    /// If the message does not show it, or it is disabled.
    pub async fn click(&self, message: &Message, button: &str) -> Interaction {
        let clicked = self.try_click(message, button).await;
        self.must(clicked)
    }

    /// As [`Self::click`].
    ///
    /// # Errors
    ///
    /// If the message does not show the button, or it is disabled.
    pub async fn try_click(
        &self,
        message: &Message,
        button: &str,
    ) -> Result<Interaction, Impossible> {
        let id = self.sandbox.hub().write(|world| {
            let now = self.current(world, message)?;
            let found: Vec<_> = now
                .buttons()
                .into_iter()
                .filter(|one| one.label == button || one.custom_id.as_deref() == Some(button))
                .collect();
            let custom_id = match found.as_slice() {
                [one] => one.custom_id.clone(),
                [] => {
                    return impossible(format!(
                        "The message shows no button {button}, but {:?}.",
                        now.labels()
                    ));
                }
                _ => return impossible(format!("The message shows {button} more than once.")),
            };
            let Some(custom_id) = custom_id else { return impossible("This is a link.") };
            world.use_component(self.person, self.channel, message.id, &custom_id, &[])
        })?;
        Ok(self.answered(id).await)
    }

    /// Chooses in a menu (by its placeholder or custom id), by labels or values, and waits for the
    /// answer.
    ///
    /// # Panics
    ///
    /// If the message does not show the menu, or the menu does not offer that.
    pub async fn choose(&self, message: &Message, menu: &str, values: &[&str]) -> Interaction {
        let chosen = self.try_choose(message, menu, values).await;
        self.must(chosen)
    }

    /// As [`Self::choose`].
    ///
    /// # Errors
    ///
    /// If the message does not show the menu, or the menu does not offer that.
    pub async fn try_choose(
        &self,
        message: &Message,
        menu: &str,
        values: &[&str],
    ) -> Result<Interaction, Impossible> {
        let id = self.sandbox.hub().write(|world| {
            let now = self.current(world, message)?;
            let Some(menu) = now.menu(menu) else {
                return impossible(format!("The message shows no menu {menu}."));
            };
            let values: Vec<String> =
                values.iter().map(|name| menu.value_of(name).unwrap_or(name).to_owned()).collect();
            world.use_component(self.person, self.channel, message.id, &menu.custom_id, &values)
        })?;
        Ok(self.answered(id).await)
    }

    /// Fills in the form that an interaction was answered with, field by field, sends it off, and
    /// waits for the answer. Fields that are not named keep what the bot wrote in them.
    ///
    /// # Panics
    ///
    /// If there is no form, or it does not take this.
    pub async fn submit(&self, form: &Interaction, fields: &[(&str, &str)]) -> Interaction {
        let sent = self.try_submit(form, fields).await;
        self.must(sent)
    }

    /// As [`Self::submit`].
    ///
    /// # Errors
    ///
    /// If there is no form, or it does not take this.
    pub async fn try_submit(
        &self,
        form: &Interaction,
        fields: &[(&str, &str)],
    ) -> Result<Interaction, Impossible> {
        let filled = fields
            .iter()
            .map(|(name, value)| ((*name).to_owned(), vec![(*value).to_owned()]))
            .collect();
        let id =
            self.sandbox.hub().write(|world| world.submit_form(self.person, form.id(), &filled))?;
        Ok(self.answered(id).await)
    }

    async fn answered(&self, id: Snowflake) -> Interaction {
        watch_deadline(self.sandbox.hub());
        Interaction::answered(self.sandbox.clone(), id, self.channel).await
    }

    /// The message as it is now.
    fn current(&self, world: &World, message: &Message) -> Result<Message, Impossible> {
        match world.message(message.channel, message.id) {
            Some(now) if now.visible_to(self.person) && message.channel == self.channel => {
                Ok(Message::look(world, now))
            }
            _ => impossible("This message is not there."),
        }
    }

    #[track_caller]
    fn must<T>(&self, result: Result<T, Impossible>) -> T {
        match result {
            Ok(value) => value,
            Err(why) => panic!("{why}\n{}", self.sandbox.transcript(self.channel)),
        }
    }
}
