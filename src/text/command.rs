//! What Discord's own list says about commands, their options and choices. The names of commands are English everywhere.

use super::sentence::say;
use super::{Lang, Text};

impl Text {
    /// What a command does; `None` for a command that is not ours.
    pub fn command_description(&self, command: &str) -> Option<String> {
        Some(match command {
            "play" => say!(self, "command-play"),
            "rack" => say!(self, "command-rack"),
            "place" => say!(self, "command-place"),
            "draw" => say!(self, "command-draw"),
            "pass" => say!(self, "command-pass"),
            "board" => say!(self, "command-board"),
            "leave" => say!(self, "command-leave"),
            "end" => say!(self, "command-end"),
            "help" => say!(self, "command-help"),
            "settings" => say!(self, "command-settings"),
            "preferences" => say!(self, "command-preferences"),
            _ => return None,
        })
    }

    /// What an option of a command is for; `None` for an option that is not ours.
    pub fn option_description(&self, command: &str, option: &str) -> Option<String> {
        Some(match (command, option) {
            ("play", "hints") => say!(self, "command-play-hints"),
            ("play", "edition") => say!(self, "command-play-edition"),
            ("place", "tile") => say!(self, "command-place-tile"),
            ("place", "spot") => say!(self, "command-place-spot"),
            ("settings", "language") => say!(self, "command-settings-language"),
            ("settings", "theme") => say!(self, "command-settings-theme"),
            ("preferences", "language") => say!(self, "command-preferences-language"),
            ("preferences", "theme") => say!(self, "command-preferences-theme"),
            _ => return None,
        })
    }

    /// The name of a choice of an option: of an edition, a theme, or a language (`auto` is Discord's own). `None` for a choice
    /// that is not ours.
    pub fn choice_name(&self, option: &str, value: &str) -> Option<String> {
        match (option, value) {
            ("language" | "theme", "auto") => Some(say!(self, "command-auto")),
            ("language", tag) => Lang::from_tag(tag).map(|lang| lang.native_name().to_owned()),
            ("theme", theme) => Some(self.theme_name(theme)).filter(|name| name != theme),
            ("edition", edition) => Some(self.edition_name(edition)).filter(|name| name != edition),
            _ => None,
        }
    }
}
