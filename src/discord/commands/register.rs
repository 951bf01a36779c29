//! Registering the commands, only when they are others than last time: Discord allows 200 new ones a day.

use serenity::all::{Command, CreateCommand};
use sha2::{Digest, Sha256};

use crate::discord::bot::Bot;
use crate::discord::commands;
use crate::discord::interaction::api::CallError;

/// Under which name the hash of what was registered is kept; the application's id follows.
const FACT: &str = "commands";

/// Registers the commands of this application if Discord may have others.
///
/// # Errors
/// Discord refuses them.
pub async fn register(bot: &Bot, application: u64) -> Result<(), CallError> {
    let builders = poise::builtins::create_application_commands(&commands::all());
    let hash = fingerprint(&builders).map_err(|error| CallError::Refused(error.to_string()))?;
    let fact = format!("{FACT}:{application}");
    match bot.guilds.fact(&fact).await {
        Ok(Some(known)) if known == hash => return Ok(()),
        Ok(_) => {}
        Err(error) => tracing::warn!(%error, "cannot tell whether the commands changed"),
    }
    let set = |http| Command::set_global_commands(http, builders.clone());
    let registered = bot.caller.insist("Discord to take the commands", set).await?;
    tracing::info!(commands = registered.len(), "commands registered");
    if let Err(error) = bot.guilds.set_fact(&fact, &hash).await {
        tracing::warn!(%error, "cannot note that the commands are registered");
    }
    Ok(())
}

/// The same for the same commands, in every process.
fn fingerprint(commands: &[CreateCommand]) -> serde_json::Result<String> {
    // A `Value` has its fields in order; the builders keep localisations in maps that have none.
    let body = serde_json::to_value(commands)?.to_string();
    Ok(hex::encode(Sha256::digest(body)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Edition;
    use crate::text::{HelpMoment, Lang, Text};

    #[test]
    fn the_help_names_every_command() {
        let rules = Edition::default().rules(2).unwrap();
        for lang in Lang::ALL {
            let help = Text::of(lang).help(&rules, HelpMoment::NoTable);
            for command in commands::all().iter().filter(|command| command.name != "help") {
                assert!(help.contains(&format!("`/{}`", command.name)), "{}: {help}", command.name);
            }
        }
    }

    #[test]
    fn the_fingerprint_is_of_the_commands_and_of_nothing_else() {
        let commands = || poise::builtins::create_application_commands(&commands::all());
        let first = fingerprint(&commands()).unwrap();
        assert!((0..20).all(|_| fingerprint(&commands()).unwrap() == first));
        assert_ne!(fingerprint(&commands()[1..]).unwrap(), first);
    }
}
