//! The descriptions of `/tournament`, its subcommands and their options, in Discord's list of commands.

use crate::league::tournament::FormatKind;
use crate::text::Text;
use crate::text::core::bundle::say;

impl Text {
    /// Returns the description of a subcommand of `/tournament`; `None` for an unknown one.
    pub fn tournament_command_description(&self, subcommand: &str) -> Option<String> {
        Some(match subcommand {
            "create" => say!(self, "tournament-command-create"),
            "edit" => say!(self, "tournament-command-edit"),
            "copy" => say!(self, "tournament-command-copy"),
            "join" => say!(self, "tournament-command-join"),
            "leave" => say!(self, "tournament-command-leave"),
            "check-in" => say!(self, "tournament-command-check-in"),
            "computers" => say!(self, "tournament-command-computers"),
            "start" => say!(self, "tournament-command-start"),
            "status" => say!(self, "tournament-command-status"),
            "pause" => say!(self, "tournament-command-pause"),
            "resume" => say!(self, "tournament-command-resume"),
            "extend" => say!(self, "tournament-command-extend"),
            "result" => say!(self, "tournament-command-result"),
            "withdraw" => say!(self, "tournament-command-withdraw"),
            "replace" => say!(self, "tournament-command-replace"),
            "pardon" => say!(self, "tournament-command-pardon"),
            "cancel" => say!(self, "tournament-command-cancel"),
            "past" => say!(self, "tournament-command-past"),
            "log" => say!(self, "tournament-command-log"),
            "manage" => say!(self, "organise-command-manage"),
            "organisers" => say!(self, "tournament-command-organisers"),
            _ => return None,
        })
    }

    /// Returns the label of a tournament format in the list of choices.
    pub fn format_choice_label(&self, kind: FormatKind) -> String {
        match kind {
            FormatKind::Swiss => say!(self, "tournament-format-swiss"),
            FormatKind::RoundRobin => say!(self, "tournament-format-round-robin"),
            FormatKind::Knockout => say!(self, "tournament-format-knockout"),
        }
    }

    /// Returns the description of the command `/tournament` itself.
    pub fn tournament_root_description(&self) -> String {
        say!(self, "tournament-command")
    }

    /// Returns the description of a subcommand's option; `None` for an unknown one.
    pub fn tournament_option_description(&self, subcommand: &str, option: &str) -> Option<String> {
        Some(match (subcommand, option) {
            ("create" | "edit" | "copy", "name") => say!(self, "tournament-command-create-name"),
            ("create", "rounds") => say!(self, "tournament-command-create-rounds"),
            ("create", "seats") => say!(self, "tournament-command-create-seats"),
            ("create", "arena") => say!(self, "tournament-command-create-arena"),
            ("create" | "edit", "edition") => say!(self, "tournament-command-create-edition"),
            ("create" | "edit", "clock") => say!(self, "tournament-command-create-clock"),
            ("create", "final") => say!(self, "tournament-command-create-final"),
            ("create" | "edit", "capacity") => say!(self, "tournament-command-create-capacity"),
            ("create", "check-in") => say!(self, "tournament-command-create-check-in"),
            ("create", "no-show") => say!(self, "tournament-command-create-no-show"),
            ("create" | "edit", "time") => say!(self, "tournament-command-create-time"),
            ("create" | "edit" | "copy", "start") => say!(self, "tournament-command-create-start"),
            ("create", "event") => say!(self, "tournament-command-create-event"),
            ("create" | "edit", "weekly") => say!(self, "tournament-command-create-weekly"),
            ("create" | "edit", "without") => say!(self, "tournament-command-create-without"),
            ("create", "computers") => say!(self, "tournament-command-create-computers"),
            ("create", "level") => say!(self, "tournament-command-create-level"),
            ("create", "format") => say!(self, "tournament-command-create-format"),
            ("create" | "edit", "length") => say!(self, "command-play-length"),
            ("create", "role") => say!(self, "tournament-command-create-role"),
            ("create", "rating-from") => say!(self, "tournament-command-create-rating-from"),
            ("create", "rating-to") => say!(self, "tournament-command-create-rating-to"),
            ("create", "account-age") => say!(self, "tournament-command-create-account-age"),
            ("create", "member-for") => say!(self, "tournament-command-create-member-for"),
            ("computers", "count") => say!(self, "tournament-command-computers-count"),
            ("status", "player") => say!(self, "tournament-command-status-player"),
            ("extend", "minutes") => say!(self, "tournament-command-extend-minutes"),
            ("result", "table") => say!(self, "tournament-command-result-table"),
            ("result", "order") => say!(self, "tournament-command-result-order"),
            ("withdraw", "player") => say!(self, "tournament-command-withdraw-player"),
            ("replace", "player") => say!(self, "tournament-command-replace-player"),
            ("replace", "by") => say!(self, "tournament-command-replace-by"),
            ("pardon", "player") => say!(self, "tournament-command-pardon-player"),
            ("extend" | "result" | "withdraw" | "replace" | "pardon", "reason") => {
                say!(self, "tournament-command-reason")
            }
            ("organisers", "role") => say!(self, "tournament-command-organisers-role"),
            _ => return None,
        })
    }
}
