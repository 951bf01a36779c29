//! The help on the bot and the game, and the settings.

use crate::game::Rules;
use crate::text::core::bundle::say;
use crate::text::{Lang, Text};

impl Text {
    /// The help: the bot, the course of a turn, the rules, and the commands.
    pub fn help(&self, rules: &Rules) -> String {
        [
            say!(self, "help-what"),
            say!(self, "help-turn"),
            say!(self, "help-rules", edition = self.edition_name(&rules.edition)),
            say!(self, "help-commands"),
            say!(self, "help-deal"),
            say!(self, "help-unofficial"),
        ]
        .join("\n\n")
    }

    /// The server's settings, or what they are now that they were changed.
    pub fn settings(&self, language: Option<Lang>, theme: Option<&str>, changed: bool) -> String {
        let title =
            if changed { say!(self, "help-settings-changed") } else { say!(self, "help-settings") };
        let language = self.language(language, || say!(self, "help-language-server"));
        self.language_and_theme(title, language, theme, say!(self, "help-theme-default"))
    }

    /// A person's preferences, or what they are now that they were changed.
    pub fn preferences(
        &self,
        language: Option<Lang>,
        theme: Option<&str>,
        changed: bool,
    ) -> String {
        let title = if changed {
            say!(self, "help-preferences-changed")
        } else {
            say!(self, "help-preferences")
        };
        let language = self.language(language, || say!(self, "help-language-own"));
        self.language_and_theme(title, language, theme, say!(self, "help-theme-server"))
    }

    fn language(&self, language: Option<Lang>, otherwise: impl Fn() -> String) -> String {
        language.map_or_else(otherwise, |language| language.native_name().to_owned())
    }

    fn language_and_theme(
        &self,
        title: String,
        language: String,
        theme: Option<&str>,
        otherwise: String,
    ) -> String {
        let theme = theme.map_or(otherwise, |theme| self.theme_name(theme));
        [
            title,
            say!(self, "help-language", language = language),
            say!(self, "help-theme", theme = theme),
        ]
        .join("\n")
    }
}
