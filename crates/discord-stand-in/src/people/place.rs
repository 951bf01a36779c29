//! A person in a channel: the messages that they see, and the actions that they can take.

use std::collections::BTreeMap;

use serde_json::Value;

use super::interaction::{AutocompleteChoice, Interaction};
use super::message::Message;
use crate::act::deadline::spawn_answer_deadline_check;
use crate::act::impossible::{Impossible, impossible};
use crate::act::options::{OptionValue, nest_options};
use crate::ids::Snowflake;
use crate::running::Running;
use crate::world::model::command_type;
use crate::world::state::World;

/// A handle to a person in a channel.
#[derive(Debug, Clone)]
pub struct PersonIn {
    running: Running,
    person: Snowflake,
    channel: Snowflake,
}

impl PersonIn {
    /// Creates a handle to a person in a channel.
    pub(super) fn new(running: Running, person: Snowflake, channel: Snowflake) -> Self {
        Self { running, person, channel }
    }

    /// Returns the id of the person's account.
    #[must_use]
    pub fn id(&self) -> Snowflake {
        self.person
    }

    /// Returns the id of the channel.
    #[must_use]
    pub fn channel(&self) -> Snowflake {
        self.channel
    }

    /// Returns the messages that the person sees in the channel, oldest first.
    #[must_use]
    pub fn visible_messages(&self) -> Vec<Message> {
        self.running.hub().read(|world| {
            let all = world.messages.get(&self.channel).into_iter().flat_map(BTreeMap::values);
            let seen = all.filter(|message| world.can_see_message(self.person, message));
            seen.map(|message| Message::from_stored(world, message)).collect()
        })
    }

    /// Waits until `fits` returns `true` for the messages that the person sees, and returns these. `description`
    /// names the condition in the message of a panic.
    ///
    /// # Panics
    ///
    /// Panics after two minutes, with the conversation so far.
    pub async fn until(
        &self,
        description: &str,
        fits: impl Fn(&[Message]) -> bool,
    ) -> Vec<Message> {
        let find = |world: &World| {
            let all = world.messages.get(&self.channel).into_iter().flat_map(BTreeMap::values);
            let seen = all.filter(|message| world.can_see_message(self.person, message));
            let seen: Vec<_> = seen.map(|message| Message::from_stored(world, message)).collect();
            fits(&seen).then_some(seen)
        };
        self.running.until(description, Some(self.channel), find).await
    }

    /// Sends a message.
    ///
    /// # Panics
    ///
    /// Panics if the person may not write in this channel.
    #[track_caller]
    pub fn says(&self, text: &str) -> Message {
        let said = self.running.hub().write(|world| {
            let message = world.send_message(self.person, self.channel, text)?;
            Ok(Message::from_stored(world, &message))
        });
        self.expect_possible(said)
    }

    /// Dismisses an ephemeral message.
    ///
    /// # Panics
    ///
    /// Panics if the message is not an ephemeral message for this person.
    #[track_caller]
    pub fn dismisses(&self, message: &Message) {
        let done = self.running.hub().write(|world| world.dismiss_message(self.person, message.id));
        self.expect_possible(done);
    }

    /// Uses a slash command. The future resolves after the first answer, or after the deadline for the answer. A subcommand follows
    /// the name after a space (`settings rules`). A choice may be given by its name.
    ///
    /// Like all actions below, this method dispatches the interaction immediately, not when the future is first polled.
    ///
    /// # Panics
    ///
    /// Panics if the command does not exist, or does not accept these options.
    #[track_caller]
    pub fn slash(
        &self,
        command_name: &str,
        options: &[(&str, OptionValue)],
    ) -> impl Future<Output = Interaction> + Send + use<> {
        let started = self.start_command(command_name, options);
        self.wait_for_answer(self.expect_possible(started))
    }

    /// Uses a slash command like [`Self::slash`], if that is possible.
    ///
    /// # Errors
    ///
    /// Returns an error if the command does not exist, or does not accept these options.
    pub fn try_slash(
        &self,
        command_name: &str,
        options: &[(&str, OptionValue)],
    ) -> impl Future<Output = Result<Interaction, Impossible>> + Send + use<> {
        self.wait_for_answer_if_started(self.start_command(command_name, options))
    }

    /// Starts the interaction of a slash command, and returns its id.
    fn start_command(
        &self,
        command_name: &str,
        options: &[(&str, OptionValue)],
    ) -> Result<Snowflake, Impossible> {
        self.running.hub().write(|world| {
            let (command_name, nested) =
                self.base_name_and_nested_options(world, command_name, options, None)?;
            world.use_command(self.person, self.channel, command_name, &nested)
        })
    }

    /// Splits the full name of a command, such as `settings rules`. Returns the name without subcommands, and the options nested
    /// under the subcommands. `focused_option` is the option that is being autocompleted; `None` if none is.
    fn base_name_and_nested_options<'a>(
        &self,
        world: &World,
        full_command_name: &'a str,
        options: &[(&str, OptionValue)],
        focused_option: Option<&str>,
    ) -> Result<(&'a str, Vec<Value>), Impossible> {
        let mut words = full_command_name.trim_start_matches('/').split(' ');
        let command_name = words.next().unwrap_or_default();
        let path: Vec<_> = words.collect();
        let kind = command_type::CHAT_INPUT;
        let command = world.available_command(self.person, self.channel, kind, command_name)?;
        Ok((command_name, nest_options(&command.value, &path, options, focused_option)?))
    }

    /// Uses a user command on the person with this id, from the context menu of that person. The future resolves after the first
    /// answer.
    ///
    /// # Panics
    ///
    /// Panics if the command does not exist, or the person is not in this channel.
    #[track_caller]
    pub fn user_command(
        &self,
        command_name: &str,
        target: Snowflake,
    ) -> impl Future<Output = Interaction> + Send + use<> {
        let started = self
            .running
            .hub()
            .write(|world| world.use_user_command(self.person, self.channel, command_name, target));
        self.wait_for_answer(self.expect_possible(started))
    }

    /// Types into the option `focused_option`, whose value in `options` is the text typed so far. The future resolves to the bot's
    /// suggestions, and panics if the bot does not answer with suggestions in time.
    ///
    /// # Panics
    ///
    /// Panics if the option has no autocompletion.
    #[track_caller]
    pub fn autocomplete(
        &self,
        command_name: &str,
        options: &[(&str, OptionValue)],
        focused_option: &str,
    ) -> impl Future<Output = Vec<AutocompleteChoice>> + Send + use<> {
        let pending = self.try_autocomplete(command_name, options, focused_option);
        let option = format!("{focused_option} of /{command_name}");
        async move { pending.await.unwrap_or_else(|| panic!("nothing was suggested for {option}")) }
    }

    /// Types into an option like [`Self::autocomplete`]. The future resolves to `None` if the bot does not answer in time.
    ///
    /// # Panics
    ///
    /// Panics if the option has no autocompletion.
    #[track_caller]
    pub fn try_autocomplete(
        &self,
        command_name: &str,
        options: &[(&str, OptionValue)],
        focused_option: &str,
    ) -> impl Future<Output = Option<Vec<AutocompleteChoice>>> + Send + use<> {
        let started = self.running.hub().write(|world| {
            let (command_name, nested) = self.base_name_and_nested_options(
                world,
                command_name,
                options,
                Some(focused_option),
            )?;
            world.request_autocomplete(self.person, self.channel, command_name, &nested)
        });
        let pending = self.wait_for_answer(self.expect_possible(started));
        async move { pending.await.choices() }
    }

    /// Clicks the button with this label or custom id in the current state of the message. The future resolves after the answer.
    ///
    /// # Panics
    ///
    /// Panics if the message does not show the button, or if the button is disabled.
    #[track_caller]
    pub fn click(
        &self,
        message: &Message,
        label_or_custom_id: &str,
    ) -> impl Future<Output = Interaction> + Send + use<> {
        let started = self.start_click(message, label_or_custom_id);
        self.wait_for_answer(self.expect_possible(started))
    }

    /// Clicks a button like [`Self::click`], if that is possible.
    ///
    /// # Errors
    ///
    /// Returns an error if the message does not show the button, or if the button is disabled.
    pub fn try_click(
        &self,
        message: &Message,
        label_or_custom_id: &str,
    ) -> impl Future<Output = Result<Interaction, Impossible>> + Send + use<> {
        self.wait_for_answer_if_started(self.start_click(message, label_or_custom_id))
    }

    /// Starts the interaction of a click, and returns its id.
    fn start_click(
        &self,
        message: &Message,
        label_or_custom_id: &str,
    ) -> Result<Snowflake, Impossible> {
        self.running.hub().write(|world| {
            let now = self.current_version_of(world, message)?;
            let found: Vec<_> = now
                .buttons()
                .into_iter()
                .filter(|shown| shown.is_named(label_or_custom_id))
                .collect();
            let custom_id = match found.as_slice() {
                [button] => button.custom_id.clone(),
                [] => {
                    return impossible(format!(
                        "The message shows no button {label_or_custom_id}, but {:?}.",
                        now.button_labels()
                    ));
                }
                _ => {
                    return impossible(format!(
                        "The message shows {label_or_custom_id} more than once."
                    ));
                }
            };
            let Some(custom_id) = custom_id else { return impossible("This is a link.") };
            world.use_component(self.person, self.channel, message.id, &custom_id, &[])
        })
    }

    /// Chooses the options with these labels or values in the menu with this placeholder or custom id. The future resolves after
    /// the answer.
    ///
    /// # Panics
    ///
    /// Panics if the message does not show the menu, or if the menu does not offer these options.
    #[track_caller]
    pub fn choose(
        &self,
        message: &Message,
        placeholder_or_custom_id: &str,
        labels_or_values: &[&str],
    ) -> impl Future<Output = Interaction> + Send + use<> {
        let started = self.start_choice(message, placeholder_or_custom_id, labels_or_values);
        self.wait_for_answer(self.expect_possible(started))
    }

    /// Chooses in a menu like [`Self::choose`], if that is possible.
    ///
    /// # Errors
    ///
    /// Returns an error if the message does not show the menu, or if the menu does not offer these options.
    pub fn try_choose(
        &self,
        message: &Message,
        placeholder_or_custom_id: &str,
        labels_or_values: &[&str],
    ) -> impl Future<Output = Result<Interaction, Impossible>> + Send + use<> {
        self.wait_for_answer_if_started(self.start_choice(
            message,
            placeholder_or_custom_id,
            labels_or_values,
        ))
    }

    /// Starts the interaction of a choice in a menu, and returns its id.
    fn start_choice(
        &self,
        message: &Message,
        placeholder_or_custom_id: &str,
        labels_or_values: &[&str],
    ) -> Result<Snowflake, Impossible> {
        self.running.hub().write(|world| {
            let now = self.current_version_of(world, message)?;
            let Some(menu) = now.menu(placeholder_or_custom_id) else {
                return impossible(format!(
                    "The message shows no menu {placeholder_or_custom_id}."
                ));
            };
            let values: Vec<String> = labels_or_values
                .iter()
                .map(|name| menu.option_value(name).unwrap_or(name).to_owned())
                .collect();
            world.use_component(self.person, self.channel, message.id, &menu.custom_id, &values)
        })
    }

    /// Submits the modal with which the bot answered an interaction. The future resolves after the answer. Fields that are not
    /// listed keep their initial text.
    ///
    /// # Panics
    ///
    /// Panics if there is no open modal, or if it does not accept these fields.
    #[track_caller]
    pub fn submit(
        &self,
        opening_interaction: &Interaction,
        fields: &[(&str, &str)],
    ) -> impl Future<Output = Interaction> + Send + use<> {
        let started = self.start_submission(opening_interaction, fields);
        self.wait_for_answer(self.expect_possible(started))
    }

    /// Submits a modal like [`Self::submit`], if that is possible.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no open modal, or if it does not accept these fields.
    pub fn try_submit(
        &self,
        opening_interaction: &Interaction,
        fields: &[(&str, &str)],
    ) -> impl Future<Output = Result<Interaction, Impossible>> + Send + use<> {
        self.wait_for_answer_if_started(self.start_submission(opening_interaction, fields))
    }

    /// Starts the interaction that submits a modal, and returns its id.
    fn start_submission(
        &self,
        opening_interaction: &Interaction,
        fields: &[(&str, &str)],
    ) -> Result<Snowflake, Impossible> {
        let filled =
            fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        self.running
            .hub()
            .write(|world| world.submit_modal(self.person, opening_interaction.id(), &filled))
    }

    /// Waits until the interaction is answered.
    fn wait_for_answer(&self, id: Snowflake) -> impl Future<Output = Interaction> + Send + use<> {
        spawn_answer_deadline_check(self.running.hub());
        Interaction::wait_until_answered(self.running.clone(), id, self.channel)
    }

    /// Waits until the interaction is answered; resolves to the error if it could not be started.
    fn wait_for_answer_if_started(
        &self,
        started: Result<Snowflake, Impossible>,
    ) -> impl Future<Output = Result<Interaction, Impossible>> + Send + use<> {
        let pending = started.map(|id| self.wait_for_answer(id));
        async move {
            match pending {
                Ok(pending) => Ok(pending.await),
                Err(reason) => Err(reason),
            }
        }
    }

    /// Returns the current state of a message. Returns an error if this person cannot see it.
    fn current_version_of(&self, world: &World, message: &Message) -> Result<Message, Impossible> {
        match world.message(message.channel, message.id) {
            Some(now) if now.is_visible_to(self.person) && message.channel == self.channel => {
                Ok(Message::from_stored(world, now))
            }
            _ => impossible("This message is not there."),
        }
    }

    /// Returns the value. Panics with the reason and a transcript if the action is impossible.
    #[track_caller]
    fn expect_possible<T>(&self, result: Result<T, Impossible>) -> T {
        match result {
            Ok(value) => value,
            Err(reason) => panic!("{reason}\n{}", self.running.transcript(self.channel)),
        }
    }
}
