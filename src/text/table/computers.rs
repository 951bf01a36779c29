//! Computer players: how well they play, and who they are.

use crate::text::core::bundle::say;
use crate::text::{Text, Who};
use triominos_rules::opponent::{Level, Style};

impl Text {
    /// A level, in menus and lists.
    pub fn level_name(&self, level: Level) -> String {
        match level {
            Level::Easy => say!(self, "computers-easy"),
            Level::Normal => say!(self, "computers-normal"),
            Level::Hard => say!(self, "computers-hard"),
            Level::Expert => say!(self, "computers-expert"),
        }
    }

    /// What to expect of a level: at most 100 letters.
    pub fn level_description(&self, level: Level) -> String {
        match level {
            Level::Easy => say!(self, "computers-easy-what"),
            Level::Normal => say!(self, "computers-normal-what"),
            Level::Hard => say!(self, "computers-hard-what"),
            Level::Expert => say!(self, "computers-expert-what"),
        }
    }

    /// A level as an option of the menu in which it is chosen.
    pub fn level_is(&self, level: Level) -> String {
        say!(self, "computers-option", level = self.level_name(level))
    }

    /// A level in a line of its own.
    pub fn computers_play(&self, level: Level) -> String {
        say!(self, "computers-level", level = self.level_name(level))
    }

    /// The name of the computer of this number, which counts from 1: its character, and from the fourth on which of its kind it is.
    pub(in crate::text) fn computer_name(&self, number: u16) -> String {
        let kind = match number.saturating_sub(1) / Style::CHARACTERS.len() as u16 {
            0 => String::new(),
            others => format!(" {}", others + 1),
        };
        match Style::for_computer(number) {
            Style::Even | Style::Careful => say!(self, "computers-careful-name", number = kind),
            Style::Daring => say!(self, "computers-daring-name", number = kind),
            Style::Collector => say!(self, "computers-collector-name", number = kind),
        }
    }

    /// Somebody at a table before its match: a name and, of a computer, the way in which it plays.
    pub(in crate::text) fn introduced(&self, who: &Who<'_>) -> String {
        let name = self.bold(who);
        let Who::Computer(number) = who else { return name };
        match Style::for_computer(*number) {
            Style::Even | Style::Careful => say!(self, "computers-careful", computer = name),
            Style::Daring => say!(self, "computers-daring", computer = name),
            Style::Collector => say!(self, "computers-collector", computer = name),
        }
    }

    /// The placeholder of the menu of levels.
    pub fn choose_level_placeholder(&self) -> String {
        say!(self, "computers-choose")
    }
}
