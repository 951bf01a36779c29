//! `/settings` and `/preferences`: language and theme, of a server and of a person.

use poise::ChoiceParameter;
use serenity::all::Permissions;

use super::answer::{Answer, Reply};
use super::clock;
use super::options::{Language, ThemeName};
use super::refused;
use super::request::Request;
use crate::guild::{LeagueChange, LeagueRules, Preferences};
use crate::store::StoreError;
use crate::text::{Lang, Text};

/// `/settings`: of the server's public messages. Discord lets only those use it who may manage the server.
pub(super) async fn of_server(
    request: &Request<'_>,
    language: Option<Language>,
    theme: Option<ThemeName>,
    league: LeagueChange,
) -> Answer {
    let change = change(language, theme);
    let changed = change != Preferences::default() || league != LeagueChange::default();
    let (guilds, guild) = (&request.bot.guilds, request.guild);
    let result = async {
        if !changed {
            return Ok((guilds.server(guild).await?, guilds.league_rules(guild).await?));
        }
        let preferences = guilds.change_server(guild, change).await?;
        Ok::<_, StoreError>((preferences, guilds.change_league(guild, league).await?))
    };
    match result.await {
        Ok((preferences, rules)) => {
            let (language, theme) = meaning(&preferences);
            let settings = request.text().settings(language, theme, changed);
            let LeagueRules { season, channel, champion_role } = rules;
            let lacks = !request.may(Permissions::MANAGE_ROLES);
            let league = request.text().league_settings(season, channel, champion_role, lacks);
            Reply::say([settings, league].join("\n")).into()
        }
        Err(error) => Reply::say(refused::trouble(request, &error)).into(),
    }
}

/// `/preferences`: of one person's private answers, and the quiet hours, as they were typed, with their time zone.
pub(super) async fn of_person(
    request: &Request<'_>,
    language: Option<Language>,
    theme: Option<ThemeName>,
    (hours, zone): (Option<&str>, Option<&str>),
) -> Answer {
    let quiet_changed = hours.is_some() || zone.is_some();
    let quiet = match clock::set_quiet(request, hours, zone).await {
        Ok(Ok(quiet)) => quiet,
        Ok(Err(why)) => return Reply::say(why).into(),
        Err(error) => return Reply::say(refused::trouble(request, &error)).into(),
    };
    let change = change(language, theme);
    let changed = change != Preferences::default();
    let result = if changed {
        request.bot.guilds.change_person(request.actor.id, change).await
    } else {
        request.bot.guilds.person(request.actor.id).await
    };
    match result {
        Ok(preferences) => {
            let (lang, theme) = meaning(&preferences);
            // In the language that was chosen just now.
            let text =
                Text::of(if changed { lang.unwrap_or(request.client_lang) } else { request.lang });
            let preferences = text.preferences(lang, theme, changed || quiet_changed);
            let quiet = clock::quiet(text, quiet.as_ref(), quiet_changed);
            Reply::say(format!("{preferences}\n{quiet}")).into()
        }
        Err(error) => Reply::say(refused::trouble(request, &error)).into(),
    }
}

fn change(language: Option<Language>, theme: Option<ThemeName>) -> Preferences {
    Preferences {
        locale: language.map(|language| language.name().to_owned()),
        theme: theme.map(|theme| theme.name().to_owned()),
    }
}

fn meaning(preferences: &Preferences) -> (Option<Lang>, Option<&str>) {
    (preferences.locale.as_deref().and_then(Lang::from_tag), preferences.theme.as_deref())
}
