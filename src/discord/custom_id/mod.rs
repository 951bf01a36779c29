//! Custom ids. Each contains everything that the handler of a click needs, within Discord's limit of 100 characters. They work
//! after a restart and for years, so neither a prefix nor a tag ever changes.

#[macro_use]
mod field;
pub mod help;
pub mod history;
pub mod leaderboard;
pub mod moderation;
pub mod order;
pub mod organise;
pub mod own;
pub mod past;
pub mod play;
pub mod table;
pub mod tournament;

use std::fmt;
use std::str::FromStr;

use field::CustomIdField;
use help::HelpClick;
use history::HistoryClick;
use leaderboard::LeaderboardClick;
use moderation::ModerationClick;
use organise::PanelButton;
use own::daily::{DailyButtonId, DailyPageClick};
use own::lesson::LessonButtonId;
use own::{PreferenceClick, PrivacyClick};
use past::PastClick;
use play::PlayInThread;
use table::CustomId;
use tournament::TournamentButton;

/// The error for a text that is not a custom id of the bot, or whose version is no longer supported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a custom id of this bot")]
pub struct UnknownCustomId;

/// Defines the components of the bot, each with the prefix of its custom ids: a letter and a version.
macro_rules! components {
    ($($Component:ident($Id:ty) = $prefix:literal,)+) => {
        /// A component of the bot, as its custom id describes it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Component {
            $($Component($Id),)+
        }

        impl FromStr for Component {
            type Err = UnknownCustomId;

            fn from_str(text: &str) -> Result<Self, UnknownCustomId> {
                let mut parts = text.split(':');
                let component = match parts.next() {
                    $(Some($prefix) => Self::$Component(<$Id>::parse_field(&mut parts)?),)+
                    _ => return Err(UnknownCustomId),
                };
                if parts.next().is_some() { Err(UnknownCustomId) } else { Ok(component) }
            }
        }

        $(impl fmt::Display for $Id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!($prefix, ":"))?;
                self.write_field(f)
            }
        })+

        #[cfg(test)]
        impl Component {
            /// Returns examples of custom ids of every component, for the tests.
            fn example_custom_ids() -> Vec<String> {
                let all = [$(field::join_combinations(vec![vec![$prefix.to_owned()], <$Id>::example_fields()])),+];
                all.concat()
            }

            /// Returns the custom id of the component.
            fn to_custom_id(self) -> String {
                match self {
                    $(Self::$Component(id) => id.to_string(),)+
                }
            }
        }
    };
}

components! {
    Table(CustomId) = "t1",
    Leaderboard(LeaderboardClick) = "l1",
    Tournament(TournamentButton) = "c1",
    Past(PastClick) = "p1",
    Panel(PanelButton) = "o1",
    Privacy(PrivacyClick) = "d1",
    Moderation(ModerationClick) = "m1",
    History(HistoryClick) = "h1",
    Play(PlayInThread) = "y1",
    Help(HelpClick) = "e1",
    Preferences(PreferenceClick) = "f1",
    Daily(DailyButtonId) = "a1",
    Lesson(LessonButtonId) = "s1",
    DailyPage(DailyPageClick) = "a2",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_custom_id_can_be_parsed_and_is_short_enough() {
        for text in Component::example_custom_ids() {
            assert!(text.len() <= 100, "{text}");
            let component: Component = text.parse().expect(&text);
            assert_eq!(component.to_custom_id(), text);
        }
    }

    #[test]
    fn different_components_have_different_custom_ids() {
        let all = Component::example_custom_ids();
        let distinct: std::collections::BTreeSet<&String> = all.iter().collect();
        assert_eq!(distinct.len(), all.len());
    }

    #[test]
    fn malformed_and_unknown_custom_ids_are_refused() {
        for text in [
            "",
            "t1",
            "t1:",
            "t1:1",
            "t1:1:dance",
            "t0:1:join",
            "t1:x:join",
            "t1:1:draw",
            "t1:1:change:feet",
            "t1:1:join:1",
            "t1:1:place:1:9-9-9:1",
            "l1:rating:all-time:any:",
            "l1:luck:all-time:any:board",
            "l1:rating:week:any:board",
            "l1:rating:all-time:chess:board",
            "l1:rating:all-time:any:lower:-1",
            "l1:rating:all-time:any:lower:99999999999",
            "c1:1:here",
            "c1:1:join:2",
            "p1:choose:1",
            "p1:of:1:higher",
            "p1:of:x:mine:1",
            "o1:1:table:-1",
            "o1:1:ask:1:void",
            "o1:1:ask:1:void:1",
            "o1:1:decide:1:stands:x",
            "o1:1:places:1:5",
            "o1:1:places:1:1>1",
            "d1:all",
            "d1:delete:1",
            "d2:delete",
            "m1:person:0",
            "m1:bar:1:envy",
            "h1:x:choose",
            "h1:0:newer:-1",
            "a1:2026-11-31:deal:1:0:show",
            "a1:2026-11-27:cup:1:0:show",
            "a1:2026-11-27:deal:0:0:show",
            "a1:2026-11-27:deal:1:-1:show",
            "a1:2026-11-27:deal:1:0:place:0:9-9-9:1",
            "s1:0:1:show",
            "s1:1:-1:show",
            "s1:1:256:show",
            "s1:1:0:answer",
            "s1:1:0:answer:1:2",
            "s1:1:0:cheat",
        ] {
            assert_eq!(text.parse::<Component>(), Err(UnknownCustomId), "{text}");
        }
    }
}
