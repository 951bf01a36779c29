//! `/settings` and `/preferences`: language and theme, of a server and of a person.

use std::borrow::Cow;

use poise::{ChoiceParameter, CommandParameterChoice};

use super::answer::{Answer, Reply};
use super::refused;
use super::request::Request;
use crate::club::Taste;
use crate::picture::Theme;
use crate::text::{Lang, Text};

/// What is kept for "as Discord says".
const AUTO: &str = "auto";

/// A language to choose; `None` is "as Discord says".
#[derive(Clone, Copy, Debug)]
pub(super) struct Language(Option<Lang>);

/// A theme to choose.
#[derive(Clone, Copy, Debug)]
pub(super) struct ThemeName(Theme);

impl ChoiceParameter for Language {
    fn list() -> Cow<'static, [CommandParameterChoice]> {
        let auto = std::iter::once(AUTO);
        auto.chain(Lang::ALL.iter().map(|lang| lang.tag()))
            .map(|value| choice("language", value))
            .collect()
    }

    fn from_index(index: usize) -> Option<Self> {
        match index.checked_sub(1) {
            None => Some(Self(None)),
            Some(index) => Lang::ALL.get(index).map(|lang| Self(Some(*lang))),
        }
    }

    fn from_name(name: &str) -> Option<Self> {
        Lang::from_tag(name).map(|lang| Self(Some(lang)))
    }

    fn name(&self) -> &'static str {
        self.0.map_or(AUTO, Lang::tag)
    }

    fn localized_name(&self, _: &str) -> Option<&'static str> {
        None
    }
}

impl ChoiceParameter for ThemeName {
    fn list() -> Cow<'static, [CommandParameterChoice]> {
        Theme::ALL.iter().map(|theme| choice("theme", theme.name())).collect()
    }

    fn from_index(index: usize) -> Option<Self> {
        Theme::ALL.get(index).map(|theme| Self(*theme))
    }

    fn from_name(name: &str) -> Option<Self> {
        Theme::from_name(name).map(Self)
    }

    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn localized_name(&self, _: &str) -> Option<&'static str> {
        None
    }
}

fn choice(option: &str, value: &'static str) -> CommandParameterChoice {
    let named =
        |lang| Text::of(lang).choice_name(option, value).unwrap_or_else(|| value.to_owned());
    let localised = Lang::ALL.iter().flat_map(|lang| {
        let name = named(*lang);
        lang.discord_locales().iter().map(move |locale| ((*locale).into(), name.clone().into()))
    });
    CommandParameterChoice {
        name: named(Lang::En).into(),
        localizations: localised.collect(),
        __non_exhaustive: (),
    }
}

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
            let text = Text::of(if changed { lang.unwrap_or(request.client_lang) } else { request.lang });
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
