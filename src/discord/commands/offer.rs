//! How commands are offered: their descriptions in every language, and the places where they can be used.

use std::borrow::Cow;

use poise::serenity_prelude::{InstallationContext, InteractionContext};

use super::Command;
use crate::text::{Lang, Text};

/// Puts the descriptions in: English as such, and every language that Discord knows as a localisation.
pub(super) fn describe(command: &mut Command, whole: Option<&str>) {
    let name = match whole {
        Some(whole) => format!("{whole} {}", command.name),
        None => command.name.to_string(),
    };
    let of = |lang| Text::for_lang(lang).command_description(&name).unwrap_or_default();
    command.description = Some(of(Lang::En).into());
    command.description_localizations = localised(of);
    let (contexts, installs) = places(whole.unwrap_or(&command.name));
    command.interaction_context = Some(contexts);
    command.install_context = Some(installs);
    for part in &mut command.subcommands {
        describe(part, Some(&name));
    }
    for parameter in &mut command.parameters {
        let option = parameter.name.to_string();
        let of = |lang| Text::for_lang(lang).option_description(&name, &option).unwrap_or_default();
        parameter.description = Some(of(Lang::En).into());
        parameter.description_localizations = localised(of);
    }
}

/// The commands that only answer, and so work wherever a person has the bot.
const ANYWHERE: [&str; 4] = ["help", "rules", "games", "privacy"];
/// The commands of servers. In a direct conversation they say so.
const OF_SERVERS: [&str; 9] = [
    "settings",
    "leaderboard",
    "profile",
    "history",
    "void-result",
    "moderate",
    "doctor",
    "tournament",
    "stand-in",
];

/// The places in which a command is offered, and who installs the bot for that.
fn places(command: &str) -> (Vec<InteractionContext>, Vec<InstallationContext>) {
    let mut contexts = vec![InteractionContext::Guild, InteractionContext::BotDm];
    let mut installs = vec![InstallationContext::Guild];
    if !OF_SERVERS.contains(&command) {
        // Else a person who shares no server with the bot could not play in their direct messages.
        installs.push(InstallationContext::User);
    }
    if ANYWHERE.contains(&command) {
        contexts.push(InteractionContext::PrivateChannel);
    }
    (contexts, installs)
}

type Localised = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

fn localised(of: impl Fn(Lang) -> String) -> Localised {
    let each = Lang::ALL.iter().flat_map(|lang| {
        let text = of(*lang);
        lang.discord_locales().iter().map(move |locale| ((*locale).into(), text.clone().into()))
    });
    each.collect::<Vec<_>>().into()
}
