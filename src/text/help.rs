//! What the bot is and how the game goes; settings.

use super::rules::has_bonuses;
use super::sentence::say;
use super::{Lang, Text};

use crate::game::{Clause, Edition, Length, Rules, Scoring, Variant};

impl Text {
    /// What the bot is, how a turn goes, what things are worth in this edition, and the commands.
    pub fn help(&self, edition: Edition) -> String {
        self.help_with(&Variant::from(edition).draft(*edition.players().start()))
    }

    /// The same by the rules of a table.
    pub fn help_with(&self, rules: &Rules) -> String {
        [
            say!(self, "help-what"),
            say!(self, "help-turn"),
            self.help_points(rules),
            say!(self, "help-commands"),
            say!(self, "help-deal"),
            say!(self, "help-unofficial"),
        ]
        .join("\n\n")
    }

    fn help_points(&self, rules: &Rules) -> String {
        let edition = self.edition_name(&rules.edition);
        if !rules.keeps_score() {
            return say!(self, "help-no-points", edition = edition);
        }
        let mut lines = vec![
            say!(self, "help-edition", edition = edition),
            match rules.scoring {
                Scoring::Kids => say!(self, "help-points-kids"),
                _ => say!(self, "help-points"),
            },
        ];
        if has_bonuses(rules) {
            lines.push(say!(
                self,
                "help-shapes",
                bridge = rules.bridge,
                hexagon = rules.hexagon,
                double = rules.double_hexagon,
                triple = rules.triple_hexagon,
            ));
        }
        lines.push(say!(
            self,
            "help-draws",
            limit = rules.draw_limit.unwrap_or_default(),
            draw = rules.draw_penalty,
            stuck = rules.stuck_penalty,
        ));
        lines.push(match rules.scoring {
            Scoring::Kids => say!(self, "help-out-kids", out = rules.going_out_bonus),
            _ => say!(self, "help-out", out = rules.going_out_bonus),
        });
        if rules.length != Length::Single {
            let name = self.clause_name(Clause::Match);
            let value = self.rule(rules, Clause::Match);
            lines.push(say!(self, "rules-line", name = name, value = value));
        }
        lines.join("\n")
    }

    /// The server's settings, or what they are now that they were changed.
    pub fn settings(&self, language: Option<Lang>, theme: Option<&str>, changed: bool) -> String {
        let title =
            if changed { say!(self, "help-settings-changed") } else { say!(self, "help-settings") };
        let language = self.language(language, || say!(self, "help-language-server"));
        self.taste(title, language, theme, say!(self, "help-theme-default"))
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
        self.taste(title, language, theme, say!(self, "help-theme-server"))
    }

    fn language(&self, language: Option<Lang>, otherwise: impl Fn() -> String) -> String {
        language.map_or_else(otherwise, |language| language.native_name().to_owned())
    }

    fn taste(
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
