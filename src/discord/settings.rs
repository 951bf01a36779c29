//! `/settings` and `/preferences`: language and theme, of a server and of a person.

use poise::ChoiceParameter;

use super::answer::{Answer, Reply};
use super::options::{Language, ThemeName};
use super::refused;
use super::request::Request;
use crate::club::Taste;
use crate::text::{Lang, Text};

/// `/settings`: of the server's public messages. Discord lets only those use it who may manage the server.
pub(super) async fn of_server(
    request: &Request<'_>,
    language: Option<Language>,
    theme: Option<ThemeName>,
) -> Answer {
    let change = change(language, theme);
    let changed = change != Taste::default();
    let result = if changed {
        request.bot.club.change_server(request.guild, change).await
    } else {
        request.bot.club.server(request.guild).await
    };
    match result {
        Ok(taste) => {
            let (language, theme) = meaning(&taste);
            Reply::say(request.text().settings(language, theme, changed)).into()
        }
        Err(error) => Reply::say(refused::trouble(request, &error)).into(),
    }
}

/// `/preferences`: of one person's private answers.
pub(super) async fn of_person(
    request: &Request<'_>,
    language: Option<Language>,
    theme: Option<ThemeName>,
) -> Answer {
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
            Reply::say(text.preferences(lang, theme, changed)).into()
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
