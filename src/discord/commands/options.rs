//! The options of commands that have fixed choices, named in every language.

use std::borrow::Cow;

use poise::{ChoiceParameter, CommandParameterChoice};

use crate::discord::render::clock;
use crate::guild::{BarLength, Digest, KeptPictures, OwnPictures, PingMode};
use crate::league::{Board, SeasonLength, Span};
use crate::picture::Theme;
use crate::table::TurnClock;
use crate::text::{Lang, Text};
use triominos_rules::game::{Edition, Hints};
use triominos_rules::opponent::Level;

/// The stored name of "as Discord says".
const AUTO: &str = "auto";
/// The stored name of no seasons.
const NONE: &str = "none";

/// A language to choose; `None` is "as Discord says".
#[derive(Clone, Copy, Debug)]
pub struct Language(pub Option<Lang>);

/// The length of seasons to choose; `None` is that there are none.
#[derive(Clone, Copy, Debug)]
pub struct SeasonName(pub Option<SeasonLength>);

/// A clock to choose.
#[derive(Clone, Copy, Debug)]
pub struct ClockName(pub TurnClock);

/// Choices that are all of an enumeration, by its names.
macro_rules! choices {
    ($($(#[$doc:meta])* $choice:ident($of:ty), $option:literal;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $choice(pub $of);

        impl ChoiceParameter for $choice {
            fn list() -> Cow<'static, [CommandParameterChoice]> {
                <$of>::ALL.iter().map(|one| choice($option, one.name())).collect()
            }

            fn from_index(index: usize) -> Option<Self> {
                <$of>::ALL.get(index).copied().map(Self)
            }

            fn from_name(name: &str) -> Option<Self> {
                <$of>::from_name(name).map(Self)
            }

            fn name(&self) -> &'static str {
                self.0.name()
            }

            fn localized_name(&self, _: &str) -> Option<&'static str> {
                None
            }
        }
    )+};
}

choices! {
    /// A theme to choose.
    ThemeName(Theme), "theme";
    /// An edition to choose.
    EditionName(Edition), "edition";
    /// A level of computers to choose.
    LevelName(Level), "level";
    /// Hints to choose.
    HintsName(Hints), "hints";
    /// Which boards keep their pictures.
    PicturesName(KeptPictures), "pictures";
    /// Whether private answers have pictures.
    OwnPicturesName(OwnPictures), "own-pictures";
    /// How one is pinged.
    PingsName(PingMode), "pings";
    /// Whether turns are gathered into one ping.
    DigestName(Digest), "digest";
    /// How long somebody is barred.
    BarName(BarLength), "bar";
    /// A leaderboard to choose.
    BoardName(Board), "by";
    /// A span to choose.
    SpanName(Span), "period";
}

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

impl ChoiceParameter for SeasonName {
    fn list() -> Cow<'static, [CommandParameterChoice]> {
        let lengths = SeasonLength::ALL.iter().map(|length| length.name());
        lengths.chain([NONE]).map(|name| choice("season", name)).collect()
    }

    fn from_index(index: usize) -> Option<Self> {
        match SeasonLength::ALL.get(index) {
            Some(length) => Some(Self(Some(*length))),
            None => (index == SeasonLength::ALL.len()).then_some(Self(None)),
        }
    }

    fn from_name(name: &str) -> Option<Self> {
        match name {
            NONE => Some(Self(None)),
            _ => SeasonLength::from_name(name).map(|length| Self(Some(length))),
        }
    }

    fn name(&self) -> &'static str {
        self.0.map_or(NONE, SeasonLength::name)
    }

    fn localized_name(&self, _: &str) -> Option<&'static str> {
        None
    }
}

impl ChoiceParameter for ClockName {
    fn list() -> Cow<'static, [CommandParameterChoice]> {
        let name = |clock: TurnClock| move |text: &Text| text.clock_name(clock::limit(clock));
        TurnClock::ALL.iter().map(|clock| named(name(*clock))).collect()
    }

    fn from_index(index: usize) -> Option<Self> {
        TurnClock::ALL.get(index).copied().map(Self)
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
fn choice(option: &str, value: &'static str) -> CommandParameterChoice {
    named(|text| text.choice_name(option, value).unwrap_or_else(|| value.to_owned()))
}

/// A choice, called in every language by what its sentences say.
fn named(name: impl Fn(&Text) -> String) -> CommandParameterChoice {
    let named = |lang| name(Text::for_lang(lang));
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
