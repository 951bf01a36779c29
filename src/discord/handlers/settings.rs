//! `/settings` and `/preferences`: language and theme, of a server and of a person.

use poise::ChoiceParameter;
use serenity::all::Permissions;

use super::clock;
use crate::discord::commands::options::{Language, ThemeName};
use crate::discord::interaction::errors;
use crate::discord::interaction::request::Request;
use crate::discord::interaction::response::{Answer, Reply};
use crate::guild::{LeagueChange, LeagueRules, Preferences};
use crate::ids::RoleId;
use crate::store::StoreError;
use crate::text::{Lang, RoleTrouble, Text};

/// The refusal of the roles for champions that a change chooses, where one of them is none that this person may choose.
async fn role_refusal(request: &Request<'_>, league: LeagueChange) -> Option<Answer> {
    let chosen: Vec<RoleId> =
        league.champion_role.into_iter().chain(league.tournament_role).collect();
    if chosen.is_empty() {
        return None;
    }
    let text = request.text();
    if !request.manages_roles {
        return Some(Reply::say(text.role_refused(RoleTrouble::NotYours)).into());
    }
    let order = match request.bot.role_order(request.guild).await {
        Ok(order) => order,
        Err(error) => {
            return Some(Reply::say(errors::internal(request, &error.to_string())).into());
        }
    };
    let trouble = chosen.into_iter().find_map(|role| order.check_choice(request, role).err())?;
    Some(Reply::say(text.role_refused(trouble)).into())
}

/// `/settings`: of the server's public messages. Discord lets only those use it who may manage the server.
pub async fn of_server(
    request: &Request<'_>,
    language: Option<Language>,
    theme: Option<ThemeName>,
    league: LeagueChange,
) -> Answer {
    if let Some(refusal) = role_refusal(request, league).await {
        return refusal;
    }
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
            let LeagueRules { season, channel, champion_role, tournament_role } = rules;
            let roles = (champion_role, tournament_role);
            let lacks = !request.may(Permissions::MANAGE_ROLES);
            let league = request.text().league_settings(season, channel, roles, lacks);
            Reply::say([settings, league].join("\n")).into()
        }
        Err(error) => Reply::say(errors::trouble(request, &error)).into(),
    }
}

/// `/preferences`: of one person's private answers, and the quiet hours, as they were typed, with their time zone.
pub async fn of_person(
    request: &Request<'_>,
    language: Option<Language>,
    theme: Option<ThemeName>,
    (hours, zone): (Option<&str>, Option<&str>),
) -> Answer {
    let quiet_changed = hours.is_some() || zone.is_some();
    let quiet = match clock::set_quiet(request, hours, zone).await {
        Ok(Ok(quiet)) => quiet,
        Ok(Err(why)) => return Reply::say(why).into(),
        Err(error) => return Reply::say(errors::trouble(request, &error)).into(),
    };
    let change = change(language, theme);
    let changed = change != Preferences::default();
    let result = if changed {
        let whose = (request.guild, request.actor.id);
        let changed = request.bot.guilds.change_person(request.actor.id, change).await;
        request.bot.recent.preferences.forget(&whose);
        changed
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
            let quiet = crate::discord::render::clock::quiet(text, quiet.as_ref(), quiet_changed);
            Reply::say(format!("{preferences}\n{quiet}")).into()
        }
        Err(error) => Reply::say(errors::trouble(request, &error)).into(),
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
