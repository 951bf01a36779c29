//! The options of commands that have fixed choices, named in every language.

use std::borrow::Cow;

use poise::{ChoiceParameter, CommandParameterChoice};

use crate::discord::render::clock;
use crate::guild::{
    Digest, Invitations, KeptPictures, OwnPictures, PingMode, ReminderHour, SuspensionLength,
};
use crate::league::tournament::FormatKind;
use crate::league::{LeaderboardKind, LeaderboardPeriod, SeasonLength};
use crate::table::TurnClock;
use crate::text::{Lang, Text};
use triominos_pictures::Theme;
use triominos_rules::game::{Edition, Hints};
use triominos_rules::opponent::Level;

/// The value of the choice to use the language of the person's Discord client.
const AUTO: &str = "auto";
/// The value of the choice to have no seasons.
const NONE: &str = "none";

/// A choice of language; `None` follows the language of the person's Discord client.
#[derive(Clone, Copy, Debug)]
pub struct Language(pub Option<Lang>);

/// A choice of the length of seasons; `None` turns seasons off.
#[derive(Clone, Copy, Debug)]
pub struct SeasonName(pub Option<SeasonLength>);

/// A choice of the time limit for a turn.
#[derive(Clone, Copy, Debug)]
pub struct ClockName(pub TurnClock);

/// Defines types for command options whose choices are all variants of an enum. Each choice is identified by the `name()` of its
/// variant.
macro_rules! choices {
    ($($(#[$doc:meta])* $choice:ident($of:ty), $option:literal;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $choice(pub $of);

        impl ChoiceParameter for $choice {
            fn list() -> Cow<'static, [CommandParameterChoice]> {
                <$of>::ALL.iter().map(|one| localised_choice_of_option($option, one.name())).collect()
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
    /// A choice of theme.
    ThemeName(Theme), "theme";
    /// A choice of edition.
    EditionName(Edition), "edition";
    /// A choice of the level of computers.
    LevelName(Level), "level";
    /// A choice of the hints about possible placements that players get.
    HintsName(Hints), "hints";
    /// A choice of the boards in a channel that keep their pictures: all, or only the newest.
    PicturesName(KeptPictures), "pictures";
    /// A choice of whether private answers have pictures.
    OwnPicturesName(OwnPictures), "own-pictures";
    /// A choice of the format of a tournament.
    FormatName(FormatKind), "format";
    /// A choice of the way in which a person is pinged.
    PingsName(PingMode), "pings";
    /// A choice of whether several turns are combined into one ping.
    DigestName(Digest), "digest";
    /// A choice of the hour of reminders of the daily games.
    ReminderName(ReminderHour), "daily";
    /// A choice of the people from whom a person accepts invitations.
    InvitationsName(Invitations), "invitations";
    /// A choice of the length of a person's suspension.
    SuspensionName(SuspensionLength), "bar";
    /// A choice of leaderboard.
    BoardName(LeaderboardKind), "by";
    /// A choice of the period of a leaderboard.
    PeriodName(LeaderboardPeriod), "period";
}

impl ChoiceParameter for Language {
    fn list() -> Cow<'static, [CommandParameterChoice]> {
        let auto = std::iter::once(AUTO);
        auto.chain(Lang::ALL.iter().map(|lang| lang.tag()))
            .map(|value| localised_choice_of_option("language", value))
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
        lengths.chain([NONE]).map(|name| localised_choice_of_option("season", name)).collect()
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
        let name = |clock: TurnClock| {
            move |text: &Text| text.clock_name(clock::turn_limit_of_clock(clock))
        };
        TurnClock::ALL.iter().map(|clock| localised_choice(name(*clock))).collect()
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

/// Returns a choice of the option named `option_name`, with its label in every language.
fn localised_choice_of_option(option_name: &str, value: &'static str) -> CommandParameterChoice {
    localised_choice(|text| {
        text.option_choice_name(option_name, value).unwrap_or_else(|| value.to_owned())
    })
}

/// Returns a choice with a label in each language. `label_in` computes the label from the texts of a language.
fn localised_choice(label_in: impl Fn(&Text) -> String) -> CommandParameterChoice {
    let named = |lang| label_in(Text::for_lang(lang));
    let localised = Lang::ALL.iter().flat_map(|lang| {
        let label = named(*lang);
        lang.discord_locales().iter().map(move |locale| ((*locale).into(), label.clone().into()))
    });
    CommandParameterChoice {
        name: named(Lang::En).into(),
        localizations: localised.collect(),
        __non_exhaustive: (),
    }
}
