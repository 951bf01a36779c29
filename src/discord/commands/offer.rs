//! The descriptions of commands in every language, and the contexts in which Discord offers them.

use std::borrow::Cow;

use poise::serenity_prelude::{InstallationContext, InteractionContext};

use super::Command;
use crate::discord::interaction::request::{ANYWHERE, ONLY_ON_SERVERS};
use crate::text::{Lang, Text};

/// Sets the descriptions of a command and its subcommands: English as the default, and a localisation for every
/// language that Discord supports. `parent_name` is the name of the parent command; `None` for a command without one.
pub(super) fn describe_command(command: &mut Command, parent_name: Option<&str>) {
    let name = match parent_name {
        Some(parent) => format!("{parent} {}", command.name),
        None => command.name.to_string(),
    };
    // A user command (one in the context menu of a person) has no description.
    if command.context_menu_action.is_none() {
        let of = |lang| Text::for_lang(lang).command_description(&name).unwrap_or_default();
        command.description = Some(of(Lang::En).into());
        command.description_localizations = localised_texts(of);
    }
    let (contexts, installs) = contexts_and_installations(parent_name.unwrap_or(&command.name));
    command.interaction_context = Some(contexts);
    command.install_context = Some(installs);
    for part in &mut command.subcommands {
        describe_command(part, Some(&name));
    }
    for parameter in &mut command.parameters {
        let option = parameter.name.to_string();
        let of = |lang| Text::for_lang(lang).option_description(&name, &option).unwrap_or_default();
        parameter.description = Some(of(Lang::En).into());
        parameter.description_localizations = localised_texts(of);
    }
}

/// The commands in the context menu of a person. They are offered only on servers, where there are other people.
const USER_COMMANDS: [&str; 2] = ["play_with", "profile_of"];

/// Returns the contexts (such as a server or a direct message) in which Discord offers this command, and the kinds of installation
/// (on a server, or by a person) that offer it.
fn contexts_and_installations(
    command_name: &str,
) -> (Vec<InteractionContext>, Vec<InstallationContext>) {
    if USER_COMMANDS.contains(&command_name) {
        return (vec![InteractionContext::Guild], vec![InstallationContext::Guild]);
    }
    let mut contexts = vec![InteractionContext::Guild, InteractionContext::BotDm];
    let mut installs = vec![InstallationContext::Guild];
    if !ONLY_ON_SERVERS.contains(&command_name) {
        // Without the installation by users, a person who shares no server with the bot could not play in direct messages.
        installs.push(InstallationContext::User);
    }
    if ANYWHERE.contains(&command_name) {
        contexts.push(InteractionContext::PrivateChannel);
    }
    (contexts, installs)
}

type Localised = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

/// Returns a text in every language that Discord supports.
fn localised_texts(text_in_language: impl Fn(Lang) -> String) -> Localised {
    let each = Lang::ALL.iter().flat_map(|lang| {
        let text = text_in_language(*lang);
        lang.discord_locales().iter().map(move |locale| ((*locale).into(), text.clone().into()))
    });
    each.collect::<Vec<_>>().into()
}
