//! The options of commands that have fixed choices, named in every language.

use std::borrow::Cow;

use poise::{ChoiceParameter, CommandParameterChoice};

use super::clock;
use crate::game::Edition;
use crate::picture::Theme;
use crate::table::TurnClock;
use crate::text::{Lang, Text};

/// What is kept for "as Discord says".
const AUTO: &str = "auto";

/// A language to choose; `None` is "as Discord says".
#[derive(Clone, Copy, Debug)]
pub(super) struct Language(pub Option<Lang>);

/// A theme to choose.
#[derive(Clone, Copy, Debug)]
pub(super) struct ThemeName(pub Theme);

/// An edition to choose.
#[derive(Clone, Copy, Debug)]
pub(super) struct EditionName(pub Edition);

/// A clock to choose.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClockName(pub TurnClock);

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

impl ChoiceParameter for EditionName {
    fn list() -> Cow<'static, [CommandParameterChoice]> {
        Edition::ALL.iter().map(|edition| choice("edition", edition.name())).collect()
    }

    fn from_index(index: usize) -> Option<Self> {
        Edition::ALL.get(index).map(|edition| Self(*edition))
    }

    fn from_name(name: &str) -> Option<Self> {
        Edition::from_name(name).map(Self)
    }

    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn localized_name(&self, _: &str) -> Option<&'static str> {
        None
    }
}

impl ChoiceParameter for ClockName {
    fn list() -> Cow<'static, [CommandParameterChoice]> {
        let name = |clock: TurnClock| move |text: &Text| text.clock_name(clock::limit(clock));
        TurnClock::ALL.into_iter().map(|clock| named(name(clock))).collect()
    }

    fn from_index(index: usize) -> Option<Self> {
        TurnClock::ALL.get(index).map(|clock| Self(*clock))
    }

    fn from_name(name: &str) -> Option<Self> {
        TurnClock::from_name(name).map(Self)
    }

    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn localized_name(&self, _: &str) -> Option<&'static str> {
        None
    }
}

/// A choice of an option, named in every language.
pub(super) fn choice(option: &str, value: &'static str) -> CommandParameterChoice {
    named(|text| text.choice_name(option, value).unwrap_or_else(|| value.to_owned()))
}

/// A choice, called in every language by what its sentences say.
fn named(name: impl Fn(&Text) -> String) -> CommandParameterChoice {
    let named = |lang| name(Text::of(lang));
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
