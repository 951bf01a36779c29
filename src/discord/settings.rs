//! `/settings` and `/preferences`: language and theme, of a server and of a person.

use poise::ChoiceParameter;
use serenity::all::Permissions;

use super::answer::{Answer, Reply};
use super::clock;
use super::options::{Language, ThemeName};
use super::refused;
use super::request::Request;
use crate::club::{LeagueChange, LeagueRules, Taste};
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
    let changed = change != Taste::default() || league != LeagueChange::default();
    let (club, guild) = (&request.bot.club, request.guild);
    let result = async {
        if !changed {
            return Ok((club.server(guild).await?, club.league_rules(guild).await?));
        }
        let taste = club.change_server(guild, change).await?;
        Ok::<_, StoreError>((taste, club.change_league(guild, league).await?))
    };
    match result.await {
        Ok((taste, rules)) => {
            let (language, theme) = meaning(&taste);
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
    let changed = change != Taste::default();
    let result = if changed {
        request.bot.club.change_person(request.actor.id, change).await
    } else {
        request.bot.club.person(request.actor.id).await
    };
    match result {
        Ok(taste) => {
            let (lang, theme) = meaning(&taste);
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

fn change(language: Option<Language>, theme: Option<ThemeName>) -> Taste {
    Taste {
        locale: language.map(|language| language.name().to_owned()),
        theme: theme.map(|theme| theme.name().to_owned()),
    }
}

fn meaning(taste: &Taste) -> (Option<Lang>, Option<&str>) {
    (taste.locale.as_deref().and_then(Lang::from_tag), taste.theme.as_deref())
}
