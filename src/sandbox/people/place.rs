//! A person in a channel: what they see and do there.

use std::collections::BTreeMap;

use serde_json::Value;

use super::interaction::{Choice, Interaction};
use super::message::Message;
use crate::sandbox::act::deadline::watch_deadline;
use crate::sandbox::act::impossible::{Impossible, impossible};
use crate::sandbox::act::options::{OptionValue, nested};
use crate::sandbox::ids::Snowflake;
use crate::sandbox::running::Running;
use crate::sandbox::world::state::World;

/// A person in a channel.
#[derive(Debug, Clone)]
pub struct PersonIn {
    running: Running,
    person: Snowflake,
    channel: Snowflake,
}

impl PersonIn {
    pub(super) fn new(running: Running, person: Snowflake, channel: Snowflake) -> Self {
        Self { running, person, channel }
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

    /// The messages that the person sees in the channel, oldest first.
    #[must_use]
    pub fn sees(&self) -> Vec<Message> {
        self.running.hub().read(|world| {
            let all = world.messages.get(&self.channel).into_iter().flat_map(BTreeMap::values);
            let seen = all.filter(|message| world.sees(self.person, message));
            seen.map(|message| Message::look(world, message)).collect()
        })
    }

    /// Waits until the messages that the person sees are as wished, and gives them.
    ///
    /// # Panics
    ///
    /// After 30 seconds, with the conversation so far.
    pub async fn until(&self, what: &str, fits: impl Fn(&[Message]) -> bool) -> Vec<Message> {
        let look = |world: &World| {
            let all = world.messages.get(&self.channel).into_iter().flat_map(BTreeMap::values);
            let seen = all.filter(|message| world.sees(self.person, message));
            let seen: Vec<_> = seen.map(|message| Message::look(world, message)).collect();
            fits(&seen).then_some(seen)
        };
        self.running.until(what, Some(self.channel), look).await
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
    /// The person may not.
    #[track_caller]
    pub fn says(&self, text: &str) -> Message {
        let said = self.running.hub().write(|world| {
            let message = world.say(self.person, self.channel, text)?;
            Ok(Message::look(world, &message))
        });
        self.must(said)
    }

    /// Closes a private reply for good.
    ///
    /// # Panics
    ///
    /// It is not a private reply to this person.
    #[track_caller]
    pub fn dismisses(&self, message: &Message) {
        let done = self.running.hub().write(|world| world.dismiss(self.person, message.id));
        self.must(done);
    }

    /// Uses a slash command; the future resolves when the bot has answered, or has not in time. A
    /// subcommand follows after a space (`settings rules`); a choice may be given by its name.
    ///
    /// The bot is told at once, as with all that follows here, not when the future is first polled.
    ///
    /// # Panics
    ///
    /// The command is not offered like that.
    #[track_caller]
    pub fn slash(
        &self,
        name: &str,
        options: &[(&str, OptionValue)],
    ) -> impl Future<Output = Interaction> + Send + use<> {
        let started = self.start_command(name, options);
        self.answered(self.must(started))
    }

    /// Uses a slash command like [`Self::slash`], if it can be used.
    ///
    /// # Errors
    ///
    /// The command is not offered like that.
    pub fn try_slash(
        &self,
        name: &str,
        options: &[(&str, OptionValue)],
    ) -> impl Future<Output = Result<Interaction, Impossible>> + Send + use<> {
        self.maybe_answered(self.start_command(name, options))
    }

    fn start_command(
        &self,
        name: &str,
        options: &[(&str, OptionValue)],
    ) -> Result<Snowflake, Impossible> {
        self.running.hub().write(|world| {
            let (name, nested) = self.prepared(world, name, options, None)?;
            world.use_command(self.person, self.channel, name, &nested)
        })
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

    /// Types in the option `focused` (its value in `options` is what was typed so far); the future
    /// resolves with what the bot suggests, and panics if nothing comes in time.
    ///
    /// # Panics
    ///
    /// The option is not completed by the bot.
    #[track_caller]
    pub fn autocomplete(
        &self,
        name: &str,
        options: &[(&str, OptionValue)],
        focused: &str,
    ) -> impl Future<Output = Vec<Choice>> + Send + use<> {
        let started = self.running.hub().write(|world| {
            let (name, nested) = self.prepared(world, name, options, Some(focused))?;
            world.ask_for_choices(self.person, self.channel, name, &nested)
        });
        let pending = self.answered(self.must(started));
        let what = format!("{focused} of /{name}");
        async move {
            let interaction = pending.await;
            interaction.choices().unwrap_or_else(|| panic!("nothing was suggested for {what}"))
        }
    }

    /// Clicks a button, by what stands on it or by its custom id; the future resolves with the
    /// answer. The button is looked for on the message as it is now.
    ///
    /// # Panics
    ///
    /// The message does not show it, or it is disabled.
    #[track_caller]
    pub fn click(
        &self,
        message: &Message,
        button: &str,
    ) -> impl Future<Output = Interaction> + Send + use<> {
        let started = self.start_click(message, button);
        self.answered(self.must(started))
    }

    /// Clicks a button like [`Self::click`], if it can be clicked.
    ///
    /// # Errors
    ///
    /// The message does not show the button, or it is disabled.
    pub fn try_click(
        &self,
        message: &Message,
        button: &str,
    ) -> impl Future<Output = Result<Interaction, Impossible>> + Send + use<> {
        self.maybe_answered(self.start_click(message, button))
    }

    fn start_click(&self, message: &Message, button: &str) -> Result<Snowflake, Impossible> {
        self.running.hub().write(|world| {
            let now = self.current(world, message)?;
            let found: Vec<_> =
                now.buttons().into_iter().filter(|one| one.is_named(button)).collect();
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
        })
    }

    /// Chooses in a menu (by its placeholder or custom id), by labels or values; the future
    /// resolves with the answer.
    ///
    /// # Panics
    ///
    /// The message does not show the menu, or the menu does not offer that.
    #[track_caller]
    pub fn choose(
        &self,
        message: &Message,
        menu: &str,
        values: &[&str],
    ) -> impl Future<Output = Interaction> + Send + use<> {
        let started = self.start_choice(message, menu, values);
        self.answered(self.must(started))
    }

    /// Chooses in a menu like [`Self::choose`], if it offers that.
    ///
    /// # Errors
    ///
    /// The message does not show the menu, or the menu does not offer that.
    pub fn try_choose(
        &self,
        message: &Message,
        menu: &str,
        values: &[&str],
    ) -> impl Future<Output = Result<Interaction, Impossible>> + Send + use<> {
        self.maybe_answered(self.start_choice(message, menu, values))
    }

    fn start_choice(
        &self,
        message: &Message,
        menu: &str,
        values: &[&str],
    ) -> Result<Snowflake, Impossible> {
        self.running.hub().write(|world| {
            let now = self.current(world, message)?;
            let Some(menu) = now.menu(menu) else {
                return impossible(format!("The message shows no menu {menu}."));
            };
            let values: Vec<String> =
                values.iter().map(|name| menu.value_of(name).unwrap_or(name).to_owned()).collect();
            world.use_component(self.person, self.channel, message.id, &menu.custom_id, &values)
        })
    }

    /// Fills in the form that an interaction was answered with, field by field, and sends it off;
    /// the future resolves with the answer. Fields that are not named keep what the bot wrote.
    ///
    /// # Panics
    ///
    /// There is no form, or it does not take this.
    #[track_caller]
    pub fn submit(
        &self,
        form: &Interaction,
        fields: &[(&str, &str)],
    ) -> impl Future<Output = Interaction> + Send + use<> {
        let started = self.start_submission(form, fields);
        self.answered(self.must(started))
    }

    /// Sends off a form like [`Self::submit`], if it takes this.
    ///
    /// # Errors
    ///
    /// There is no form, or it does not take this.
    pub fn try_submit(
        &self,
        form: &Interaction,
        fields: &[(&str, &str)],
    ) -> impl Future<Output = Result<Interaction, Impossible>> + Send + use<> {
        self.maybe_answered(self.start_submission(form, fields))
    }

    fn start_submission(
        &self,
        form: &Interaction,
        fields: &[(&str, &str)],
    ) -> Result<Snowflake, Impossible> {
        let filled =
            fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        self.running.hub().write(|world| world.submit_form(self.person, form.id(), &filled))
    }

    fn answered(&self, id: Snowflake) -> impl Future<Output = Interaction> + Send + use<> {
        watch_deadline(self.running.hub());
        Interaction::answered(self.running.clone(), id, self.channel)
    }

    fn maybe_answered(
        &self,
        started: Result<Snowflake, Impossible>,
    ) -> impl Future<Output = Result<Interaction, Impossible>> + Send + use<> {
        let pending = started.map(|id| self.answered(id));
        async move {
            match pending {
                Ok(pending) => Ok(pending.await),
                Err(why) => Err(why),
            }
        }
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
            Err(why) => panic!("{why}\n{}", self.running.transcript(self.channel)),
        }
    }
}
