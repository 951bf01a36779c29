//! The help about the bot and the game, and the settings.

use strum::{IntoStaticStr, VariantArray};

use crate::text::core::bundle::say;
use crate::text::{Lang, PlayerName, RatedStatus, Text};
use triominos_rules::game::Rules;

/// The situation of a person who asks for help, which determines what they can do in the channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelpSituation<'a> {
    /// The channel has no open table.
    NoTable,
    /// There is no open table in these direct messages.
    NoTableInDirectMessages,
    /// A channel of a server, or a conversation, where the bot is not a member; only this person has installed it.
    Elsewhere,
    /// A lobby in which the reader has no seat.
    Lobby {
        host: PlayerName<'a>,
    },
    /// A lobby to which the reader is invited.
    Invited {
        host: PlayerName<'a>,
    },
    /// A lobby in which the reader has a seat.
    Seated {
        host: PlayerName<'a>,
    },
    /// A lobby of which the reader is the host.
    Hosting,
    /// A lobby in direct messages, of which the reader is the host.
    HostingDirectly,
    YourTurn,
    /// The reader's turn, at a table without hints.
    YourTurnUnhinted,
    TurnOf(PlayerName<'a>),
    /// Another player's turn, at a table where the reader can plan their next turn in advance (give a standing order).
    TurnOfPlanned(PlayerName<'a>),
    /// A match in which the reader has a seat, between two rounds.
    BetweenRounds,
    /// A match in which the reader has no seat.
    Watching,
    /// A match in which a computer plays in the reader's seat.
    Minded,
    /// A tournament that people can join, and that the reader has not joined.
    SignUp,
    /// A tournament that has not started, and that the reader has joined.
    Entered,
    /// A tournament that waits for the reader to check in.
    CheckIn,
    /// A tournament's table at which the reader is expected.
    Called,
    /// A tournament in which there is nothing for the reader to do.
    Tournament,
}

/// The topics of the help, in the order of its menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum HelpTopic {
    /// The actions that are possible now in the channel.
    Now,
    /// The commands of a match.
    Play,
    /// Leaderboards and tournaments.
    Compete,
    /// Settings, rules and privacy.
    SetUp,
    /// The proof that the bot did not change a deal.
    Deal,
}

impl HelpTopic {
    /// Every topic.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Returns the name that identifies the topic in the values of the menu.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the topic with this name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|topic| topic.name() == name)
    }
}

impl Text {
    /// Returns the help: the actions that are possible now, the game, the course of a turn, and the rules. If `rated_status` is
    /// given, the help also says whether this table's match is rated and, if it is not, why.
    pub fn help_message(
        &self,
        rules: &Rules,
        situation: HelpSituation<'_>,
        rated_status: Option<RatedStatus>,
    ) -> String {
        let rules = say!(self, "help-rules", edition = self.edition_name(&rules.edition));
        let rules = self.with_line_below(rules, rated_status.map(|status| self.rated_line(status)));
        [
            self.help_possible_actions(situation),
            say!(self, "help-what"),
            say!(self, "help-turn"),
            rules,
            say!(self, "help-unofficial"),
        ]
        .join("\n\n")
    }

    /// Returns the help about a topic; `None` for [`HelpTopic::Now`], whose text depends on the channel.
    pub fn help_topic_text(&self, topic: HelpTopic) -> Option<String> {
        Some(match topic {
            HelpTopic::Now => return None,
            HelpTopic::Play => say!(self, "help-commands-play"),
            HelpTopic::Compete => say!(self, "help-commands-compete"),
            HelpTopic::SetUp => say!(self, "help-commands-set-up"),
            HelpTopic::Deal => say!(self, "help-deal"),
        })
    }

    /// Returns the label of a topic in the menu.
    pub fn help_topic_label(&self, topic: HelpTopic) -> String {
        match topic {
            HelpTopic::Now => say!(self, "help-topic-now"),
            HelpTopic::Play => say!(self, "help-topic-play"),
            HelpTopic::Compete => say!(self, "help-topic-compete"),
            HelpTopic::SetUp => say!(self, "help-topic-set-up"),
            HelpTopic::Deal => say!(self, "help-topic-deal"),
        }
    }

    /// Returns the placeholder of the menu of topics.
    pub fn choose_help_topic_placeholder(&self) -> String {
        say!(self, "help-choose")
    }

    /// Returns the part of the help about the actions that are possible in this situation.
    fn help_possible_actions(&self, situation: HelpSituation<'_>) -> String {
        match situation {
            HelpSituation::NoTable => say!(self, "help-now-no-table"),
            HelpSituation::NoTableInDirectMessages => say!(self, "direct-help"),
            HelpSituation::Elsewhere => say!(self, "direct-help-elsewhere"),
            HelpSituation::Lobby { host } => {
                say!(self, "help-now-lobby", host = self.player_name(&host))
            }
            HelpSituation::Invited { host } => {
                say!(self, "help-now-lobby-invited", host = self.player_name(&host))
            }
            HelpSituation::Seated { host } => {
                say!(self, "help-now-lobby-seated", host = self.player_name(&host))
            }
            HelpSituation::Hosting => say!(self, "help-now-lobby-host"),
            HelpSituation::HostingDirectly => say!(self, "direct-help-hosting"),
            HelpSituation::YourTurn => say!(self, "help-now-your-turn"),
            HelpSituation::YourTurnUnhinted => say!(self, "help-now-your-turn-unhinted"),
            HelpSituation::TurnOfPlanned(who) => {
                say!(self, "help-now-turn-ahead", who = self.player_name(&who))
            }
            HelpSituation::TurnOf(who) => say!(self, "help-now-turn", who = self.player_name(&who)),
            HelpSituation::BetweenRounds => say!(self, "help-now-between-rounds"),
            HelpSituation::Watching => say!(self, "help-now-watching"),
            HelpSituation::Minded => say!(self, "help-now-minded"),
            HelpSituation::SignUp => say!(self, "help-now-sign-up"),
            HelpSituation::Entered => say!(self, "help-now-entered"),
            HelpSituation::CheckIn => say!(self, "help-now-check-in"),
            HelpSituation::Called => say!(self, "help-now-table"),
            HelpSituation::Tournament => say!(self, "help-now-tournament"),
        }
    }

    /// Returns the message with the server's language and theme. `None` stands for the language that the server has on Discord,
    /// and for the default theme. If `was_changed` is true, the message confirms a change.
    pub fn server_settings_page(
        &self,
        language: Option<Lang>,
        theme: Option<&str>,
        was_changed: bool,
    ) -> String {
        let title = if was_changed {
            say!(self, "help-settings-changed")
        } else {
            say!(self, "help-settings")
        };
        let language = self.language_name_or(language, || say!(self, "help-language-server"));
        self.language_and_theme(title, language, theme, say!(self, "help-theme-default"))
    }

    /// Returns the line about a server's setting that decides which old boards keep their pictures: all boards or, if
    /// `keeps_all_boards` is false, only the newest board of each table.
    pub fn kept_pictures_setting(&self, keeps_all_boards: bool) -> String {
        let kept =
            self.option_choice_name("pictures", if keeps_all_boards { "all" } else { "newest" });
        say!(self, "help-pictures", kept = kept.unwrap_or_default())
    }

    /// Returns the line about a person's setting for private answers: with pictures or, if `without_pictures` is true, in words
    /// only.
    pub fn answer_pictures_setting(&self, without_pictures: bool) -> String {
        let pictures =
            self.option_choice_name("own-pictures", if without_pictures { "off" } else { "on" });
        say!(self, "help-answers", pictures = pictures.unwrap_or_default())
    }

    /// Returns the line about a person's setting for forced draws: if `is_automatic` is true, the bot draws for the person.
    pub fn forced_draws_setting(&self, is_automatic: bool) -> String {
        if is_automatic { say!(self, "help-draws-on") } else { say!(self, "help-draws-off") }
    }

    /// Returns the message with a person's language and theme. `None` stands for the language of the person's Discord client, and
    /// for the theme of the server. If `was_changed` is true, the message confirms a change.
    pub fn preferences_page(
        &self,
        language: Option<Lang>,
        theme: Option<&str>,
        was_changed: bool,
    ) -> String {
        let title = if was_changed {
            say!(self, "help-preferences-changed")
        } else {
            say!(self, "help-preferences")
        };
        let language = self.language_name_or(language, || say!(self, "help-language-own"));
        self.language_and_theme(title, language, theme, say!(self, "help-theme-server"))
    }

    /// Returns the name of a language. For `None`, returns the result of `name_if_none`.
    fn language_name_or(
        &self,
        language: Option<Lang>,
        name_if_none: impl Fn() -> String,
    ) -> String {
        language.map_or_else(name_if_none, |language| language.native_name().to_owned())
    }

    /// Returns the lines about a language and a theme, below a title. `language` is the name of the language. `default_theme` is
    /// the name shown if `theme` is `None`.
    fn language_and_theme(
        &self,
        title: String,
        language: String,
        theme: Option<&str>,
        default_theme: String,
    ) -> String {
        let theme = theme.map_or(default_theme, |theme| self.theme_name(theme));
        [
            title,
            say!(self, "help-language", language = language),
            say!(self, "help-theme", theme = theme),
        ]
        .join("\n")
    }
}
