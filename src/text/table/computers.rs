//! Computer players: their levels and characters in words.

use crate::league::SoloRecord;
use crate::text::core::bundle::say;
use crate::text::core::number;
use crate::text::{PlayerName, Text};
use triominos_rules::opponent::{Level, Style};

/// The maximum number of a person's records against computers that a profile shows.
const SHOWN_RECORDS: usize = 8;

impl Text {
    /// Returns the name of a level in menus and lists.
    pub fn level_name(&self, level: Level) -> String {
        match level {
            Level::Easy => say!(self, "computers-easy"),
            Level::Normal => say!(self, "computers-normal"),
            Level::Hard => say!(self, "computers-hard"),
            Level::Expert => say!(self, "computers-expert"),
        }
    }

    /// Returns the description of a level: at most 100 characters.
    pub fn level_description(&self, level: Level) -> String {
        match level {
            Level::Easy => say!(self, "computers-easy-what"),
            Level::Normal => say!(self, "computers-normal-what"),
            Level::Hard => say!(self, "computers-hard-what"),
            Level::Expert => say!(self, "computers-expert-what"),
        }
    }

    /// Returns the label of a level in its menu.
    pub fn level_option_label(&self, level: Level) -> String {
        say!(self, "computers-option", level = self.level_name(level))
    }

    /// Returns the line about the level of the computer players at a table.
    pub fn computer_level_line(&self, level: Level) -> String {
        say!(self, "computers-level", level = self.level_name(level))
    }

    /// Returns the name of the computer with this number, counted from 1. It is the name of an animal that stands for a style of
    /// play. If there are more computers than animals, a number follows.
    pub(in crate::text) fn computer_name(&self, number: u16) -> String {
        let kind = match number.saturating_sub(1) / Style::CHARACTERS.len() as u16 {
            0 => String::new(),
            others => format!(" {}", others + 1),
        };
        match Style::for_computer(number) {
            Style::Even | Style::Careful => say!(self, "computers-careful-name", number = kind),
            Style::Daring => say!(self, "computers-daring-name", number = kind),
            Style::Collector => say!(self, "computers-collector-name", number = kind),
            Style::Drainer => {
                let others = number - Style::DRAINERS.start();
                let kind = if others == 0 { String::new() } else { format!(" {}", others + 1) };
                say!(self, "computers-drainer-name", number = kind)
            }
        }
    }

    /// Returns the name of a player in a lobby in bold. The name of a computer is followed by a description of its style of play.
    pub(in crate::text) fn name_with_playing_style(&self, who: &PlayerName<'_>) -> String {
        let name = self.bold_name(who);
        let PlayerName::Computer(number) = who else { return name };
        match Style::for_computer(*number) {
            Style::Even | Style::Careful => say!(self, "computers-careful", computer = name),
            Style::Daring => say!(self, "computers-daring", computer = name),
            Style::Collector => say!(self, "computers-collector", computer = name),
            Style::Drainer => say!(self, "computers-drainer", computer = name),
        }
    }

    /// Returns the line with a person's record against computers of one level in one edition.
    pub fn solo_record_line(&self, record: &SoloRecord) -> String {
        let level = match Level::from_name(&record.level) {
            Some(level) => self.level_name(level),
            None => record.level.clone(),
        };
        let edition = self.edition_name(record.edition.name());
        let won = say!(
            self,
            "computers-record",
            edition = edition,
            level = level,
            wins = record.wins,
            matches = record.matches,
            streak = record.streak
        );
        match record.best {
            Some(best) => say!(
                self,
                "computers-record-best",
                record = won,
                points = number::format_score(best)
            ),
            None => won,
        }
    }

    /// Returns the lines with a person's records against computers, the most recently played level and edition first; `None` if
    /// there are no records.
    pub fn solo_record_lines(&self, records: &[SoloRecord]) -> Option<String> {
        let lines =
            records.iter().rev().take(SHOWN_RECORDS).map(|record| self.solo_record_line(record));
        let lines: Vec<String> = lines.collect();
        (!lines.is_empty()).then(|| lines.join("\n"))
    }

    /// Returns the label of the button that opens a table with computers of the next level, after a match against computers.
    pub fn next_level_button(&self, level: Level) -> String {
        say!(self, "computers-next-level", level = self.level_name(level))
    }

    /// Returns the label of the option that adds Magpie, a computer whose style is to drain the pool by drawing.
    pub fn add_magpie_computer_option(&self) -> String {
        say!(self, "computers-magpie")
    }

    /// Returns the description of Magpie in the menu of levels: at most 100 characters.
    pub fn magpie_computer_description(&self) -> String {
        say!(self, "computers-magpie-what")
    }

    /// Returns the label of the option that replaces Magpie by another computer.
    pub fn remove_magpie_computer_option(&self) -> String {
        say!(self, "computers-no-magpie")
    }

    /// Returns the placeholder of the menu of levels.
    pub fn choose_level_placeholder(&self) -> String {
        say!(self, "computers-choose")
    }
}
