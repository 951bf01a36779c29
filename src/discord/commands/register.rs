//! Registration of the commands. They are sent to Discord only if they changed since the last registration, because Discord allows
//! only 200 new commands a day.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serenity::all::{Command, CommandType, CreateCommand};
use sha2::{Digest, Sha256};

use crate::discord::bot::Bot;
use crate::discord::commands;
use crate::discord::interaction::api::CallError;
use crate::text::{CommandMentions, Lang, Text};

/// The prefix of the key under which the registered commands are stored. The key continues with the application's id.
const FACT_PREFIX: &str = "commands";

/// The commands that were registered last.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct RegisteredCommands {
    /// The hash of the commands as they were sent to Discord.
    hash: String,
    /// The ids of the slash commands by their names. The commands of context menus are not included.
    ids: BTreeMap<String, u64>,
}

impl RegisteredCommands {
    /// Returns the mentions of the commands. A command with subcommands cannot be used by itself, so its subcommands are mentioned
    /// instead.
    fn to_mentions(&self) -> CommandMentions {
        let commands = commands::all_commands();
        let known = commands.iter().filter_map(|command| {
            let id = *self.ids.get(&*command.name)?;
            let parts = command.subcommands.iter();
            let mut names: Vec<String> =
                parts.map(|part| format!("{} {}", command.name, part.name)).collect();
            if names.is_empty() {
                names.push(command.name.to_string());
            }
            Some(names.into_iter().map(move |name| (name, id)))
        });
        CommandMentions::new(known.flatten())
    }
}

/// Loads the stored ids of the commands, if this version's commands are the ones that were registered last.
/// `application_id` is the id of the bot's application at Discord.
pub async fn load_command_ids(bot: &Bot, application_id: u64) {
    let known = match bot.guilds.installation_fact(&registration_key(application_id)).await {
        Ok(known) => known,
        Err(error) => return tracing::warn!(%error, "cannot load the ids of the commands"),
    };
    // An older version stored the hash alone.
    let known = known.and_then(|known| serde_json::from_str::<RegisteredCommands>(&known).ok());
    let hash = fingerprint_of(&command_builders()).ok();
    if let Some(known) = known.filter(|known| Some(&known.hash) == hash.as_ref()) {
        bot.commands.get_or_init(|| known.to_mentions());
    }
}

/// Registers the commands, unless they are unchanged since the last registration. In that case [`load_command_ids`] has already
/// loaded their ids.
///
/// All commands are global, so their ids are the same on every server and in every process. Discord keeps the id of a command while
/// its name stays the same, so in a new version only new and renamed commands have new ids.
///
/// # Errors
/// Returns an error if Discord refuses the commands.
pub async fn register_commands(bot: &Bot, application_id: u64) -> Result<(), CallError> {
    if bot.commands.get().is_some() {
        return Ok(());
    }
    let builders = command_builders();
    let hash = fingerprint_of(&builders).map_err(|error| CallError::Refused(error.to_string()))?;
    let set = |http| Command::set_global_commands(http, builders.clone());
    let registered = bot.caller.call_with_retries("Discord to take the commands", set).await?;
    tracing::info!(commands = registered.len(), "commands registered");
    let typed = registered.into_iter().filter(|command| command.kind == CommandType::ChatInput);
    let ids = typed.map(|command| (command.name, command.id.get())).collect();
    let registered = RegisteredCommands { hash, ids };
    bot.commands.get_or_init(|| registered.to_mentions());
    let stored = serde_json::to_string(&registered)
        .map_err(|error| CallError::Refused(error.to_string()))?;
    if let Err(error) =
        bot.guilds.set_installation_fact(&registration_key(application_id), &stored).await
    {
        tracing::warn!(%error, "cannot note that the commands are registered");
    }
    Ok(())
}

fn registration_key(application_id: u64) -> String {
    format!("{FACT_PREFIX}:{application_id}")
}

/// Returns the number of commands that the bot registers.
pub fn count_commands() -> usize {
    command_builders().len()
}

/// Returns all commands in the form in which they are registered. The names of user commands (in the context menu of a person) are
/// localised here, because poise does not localise them.
fn command_builders() -> Vec<CreateCommand> {
    let commands = commands::all_commands();
    let on_people = commands.iter().filter_map(|command| {
        let named = |lang| Text::for_lang(lang).context_menu_command_name(&command.name);
        let builder = command.create_as_context_menu_command()?.name(named(Lang::En)?);
        let locales = Lang::ALL.iter().flat_map(|lang| {
            lang.discord_locales().iter().filter_map(|locale| Some((*locale, named(*lang)?)))
        });
        Some(locales.fold(builder, |builder, (locale, name)| builder.name_localized(locale, name)))
    });
    let typed = commands.iter().filter_map(poise::Command::create_as_slash_command);
    typed.chain(on_people).collect()
}

/// Returns a hash of the commands. Equal commands have equal hashes in every process.
fn fingerprint_of(commands: &[CreateCommand]) -> serde_json::Result<String> {
    // The builders keep localisations in unordered maps; a `Value` sorts them.
    let body = serde_json::to_value(commands)?.to_string();
    Ok(hex::encode(Sha256::digest(body)))
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::text::HelpTopic;

    #[test]
    fn only_subcommands_and_commands_without_subcommands_have_mentions() {
        let ids = BTreeMap::from([("play".to_owned(), 7), ("tournament".to_owned(), 8)]);
        let mentions = RegisteredCommands { hash: String::new(), ids }.to_mentions();
        let named = "`/play`, `/tournament`, `/tournament create`, `/rack`".to_owned();
        assert_eq!(
            mentions.insert_mentions(named, |_| true),
            "</play:7>, `/tournament`, </tournament create:8>, `/rack`"
        );
    }

    #[test]
    fn the_help_names_every_command() {
        for lang in Lang::ALL {
            let topics = HelpTopic::ALL
                .iter()
                .filter_map(|topic| Text::for_lang(lang).help_topic_text(*topic));
            let help = topics.collect::<String>();
            let typed = |command: &&commands::Command| command.slash_action.is_some();
            for command in commands::all_commands().iter().filter(typed) {
                if command.name == "help" {
                    continue;
                }
                assert!(help.contains(&format!("`/{}`", command.name)), "{}: {help}", command.name);
            }
        }
    }

    /// Returns the length in characters of a command or a part of it: its names, descriptions and the values of its
    /// choices, each in its longest language.
    fn count_characters(command_part: &Value) -> usize {
        let longest = |field: &str| {
            let localised =
                command_part[format!("{field}_localizations")].as_object().into_iter().flatten();
            let all = localised.map(|(_, text)| text).chain([&command_part[field]]);
            all.filter_map(Value::as_str).map(|text| text.chars().count()).max().unwrap_or_default()
        };
        let value = command_part["value"].as_str().map_or(0, |value| value.chars().count());
        let lists =
            ["options", "choices"].into_iter().filter_map(|list| command_part[list].as_array());
        let inner: usize = lists.flatten().map(count_characters).sum();
        longest("name") + longest("description") + value + inner
    }

    /// Checks a command or a part of it against Discord's limits, in every language that Discord supports.
    fn check_description_lengths(command_part: &Value, locales: &[&str]) {
        let described = command_part["description"].is_string();
        let texts = |field: &str| {
            let localised = command_part[format!("{field}_localizations")].as_object().cloned();
            localised
                .unwrap_or_default()
                .into_iter()
                .map(|(locale, text)| (locale, text.as_str().map(str::to_owned)))
        };
        for (locale, text) in texts("description").chain(texts("name")) {
            let letters = text.as_ref().map_or(0, |text| text.chars().count());
            assert!(
                (1..=100).contains(&letters) && locales.contains(&locale.as_str()),
                "{command_part}"
            );
        }
        // Choices have localised names instead of descriptions. Commands and options keep their English names, so that people of
        // different languages can tell each other what to type.
        let field = if described { "description" } else { "name" };
        assert_eq!(texts(field).count(), locales.len(), "{command_part}");
        assert_eq!(
            texts("name").count(),
            if described { 0 } else { locales.len() },
            "{command_part}"
        );
        for list in
            ["options", "choices"].into_iter().filter_map(|list| command_part[list].as_array())
        {
            assert!(list.len() <= 25, "{command_part}");
            list.iter().for_each(|inner| check_description_lengths(inner, locales));
        }
    }

    #[test]
    fn every_command_is_described_in_every_language_within_discords_limits() {
        let locales: Vec<&str> =
            Lang::ALL.iter().flat_map(|lang| lang.discord_locales()).copied().collect();
        assert!(
            locales.len() >= Lang::ALL.len(),
            "English and Spanish have two each, Slovak has none"
        );
        let commands = command_builders();
        for command in &commands {
            let command = serde_json::to_value(command).unwrap();
            check_description_lengths(&command, &locales);
            assert!(
                count_characters(&command) <= 8000,
                "{}: {}",
                command["name"],
                count_characters(&command)
            );
        }
    }

    #[test]
    fn the_fingerprint_depends_only_on_the_commands() {
        let commands = command_builders;
        let first = fingerprint_of(&commands()).unwrap();
        assert!((0..20).all(|_| fingerprint_of(&commands()).unwrap() == first));
        assert_ne!(fingerprint_of(&commands()[1..]).unwrap(), first);
    }
}
