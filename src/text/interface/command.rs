//! The descriptions of commands, their options and choices in Discord's list of commands. The names of commands are English in
//! every language.

use crate::league::tournament::FormatKind;
use crate::league::{LeaderboardKind, LeaderboardPeriod, SeasonLength};
use crate::text::core::bundle::say;
use crate::text::{Lang, Text};
use triominos_rules::game::Hints;
use triominos_rules::opponent::Level;

impl Text {
    /// Returns the name of a command in the context menu of a person: at most 32 letters. Returns `None` for an unknown key.
    pub fn context_menu_command_name(&self, command_key: &str) -> Option<String> {
        Some(match command_key {
            "play_with" => say!(self, "command-menu-play-with"),
            "profile_of" => say!(self, "command-menu-profile"),
            _ => return None,
        })
    }

    /// Returns the description of a command; `None` for an unknown command.
    pub fn command_description(&self, command_name: &str) -> Option<String> {
        Some(match command_name {
            "play" => say!(self, "command-play"),
            "rack" => say!(self, "command-rack"),
            "place" => say!(self, "command-place"),
            "draw" => say!(self, "command-draw"),
            "pass" => say!(self, "command-pass"),
            "undo" => say!(self, "command-undo"),
            "hint" => say!(self, "command-hint"),
            "board" => say!(self, "command-board"),
            "leave" => say!(self, "command-leave"),
            "rejoin" => say!(self, "command-rejoin"),
            "stand-in" => say!(self, "command-stand-in"),
            "end" => say!(self, "command-end"),
            "games" => say!(self, "command-games"),
            "help" => say!(self, "command-help"),
            "rules" => say!(self, "command-rules"),
            "settings" => say!(self, "command-settings"),
            "preferences" => say!(self, "command-preferences"),
            "leaderboard" => say!(self, "command-leaderboard"),
            "privacy" => say!(self, "command-privacy"),
            "profile" => say!(self, "command-profile"),
            "moderate" => say!(self, "command-moderate"),
            "doctor" => say!(self, "command-doctor"),
            "history" => say!(self, "command-history"),
            "void-result" => say!(self, "command-void"),
            "learn" => say!(self, "command-learn"),
            "daily" | "daily deal" | "daily puzzle" | "daily calendar" => {
                return self.daily_command_description(command_name);
            }
            "tournament" => self.tournament_root_description(),
            part => return self.tournament_command_description(part.strip_prefix("tournament ")?),
        })
    }

    /// Returns the description of a command's option; `None` for an unknown option.
    pub fn option_description(&self, command_name: &str, option_name: &str) -> Option<String> {
        Some(match (command_name, option_name) {
            ("play", "hints") => say!(self, "command-play-hints"),
            ("play", "edition") => say!(self, "command-play-edition"),
            ("settings", "edition") => say!(self, "command-settings-edition"),
            ("settings", "length") => say!(self, "command-settings-length"),
            ("settings", "clock") => say!(self, "command-settings-clock"),
            ("settings", "thread") => say!(self, "command-settings-thread"),
            ("settings", "rated") => say!(self, "command-settings-rated"),
            ("play", "thread") => say!(self, "command-play-thread"),
            ("board", "public") => say!(self, "command-board-public"),
            ("play", "computers") => say!(self, "command-play-computers"),
            ("play", "seats") => say!(self, "command-play-seats"),
            ("play", "rated") => say!(self, "command-play-rated"),
            ("play", "with") => say!(self, "command-play-with"),
            ("play", "length") => say!(self, "command-play-length"),
            ("board", "text") => say!(self, "command-board-text"),
            ("play", "clock") => say!(self, "command-play-clock"),
            ("play", "level") => say!(self, "command-play-level"),
            ("settings", "pictures") => say!(self, "command-settings-pictures"),
            ("settings", "hints") => say!(self, "command-settings-hints"),
            ("settings", "highlights") => say!(self, "command-settings-highlights"),
            ("settings", "log") => say!(self, "command-settings-log"),
            ("settings", "level") => say!(self, "command-settings-level"),
            ("rules", "edition") => say!(self, "command-rules-edition"),
            ("place", "tile") => say!(self, "command-place-tile"),
            ("place", "spot") => say!(self, "command-place-spot"),
            ("leaderboard", "by") => say!(self, "command-leaderboard-by"),
            ("leaderboard", "period") => say!(self, "command-leaderboard-period"),
            ("leaderboard", "edition") => say!(self, "command-leaderboard-edition"),
            ("profile", "player") => say!(self, "command-profile-player"),
            ("settings", "season") => say!(self, "command-settings-season"),
            ("settings", "season-channel") => say!(self, "command-settings-season-channel"),
            ("settings", "leaderboard") => say!(self, "command-settings-leaderboard"),
            ("settings", "champion-role") => say!(self, "command-settings-champion-role"),
            ("settings", "tournament-role") => say!(self, "command-settings-tournament-role"),
            ("moderate", "player") => say!(self, "command-moderate-player"),
            ("moderate", "suspend") => say!(self, "command-moderate-suspend"),
            ("moderate", "reason") => say!(self, "command-moderate-reason"),
            ("history", "player") => say!(self, "command-history-player"),
            ("end", "reason") => say!(self, "command-end-reason"),
            ("void-result", "result") => say!(self, "command-void-result"),
            ("void-result", "reason") => say!(self, "command-void-reason"),
            ("void-result", "restore") => say!(self, "command-void-restore"),
            ("settings", "language") => say!(self, "command-settings-language"),
            ("settings", "theme") => say!(self, "command-settings-theme"),
            ("preferences", "language") => say!(self, "command-preferences-language"),
            ("preferences", "theme") => say!(self, "command-preferences-theme"),
            ("preferences", "pictures") => say!(self, "command-preferences-pictures"),
            ("preferences", "pings") => say!(self, "command-preferences-pings"),
            ("preferences", "digest") => say!(self, "command-preferences-digest"),
            ("preferences", "invitations") => say!(self, "command-preferences-invitations"),
            ("preferences", "call-me") => say!(self, "command-preferences-call-me"),
            ("preferences", "draw-for-me") => say!(self, "command-preferences-draw-for-me"),
            ("preferences", "daily") => say!(self, "daily-option-reminder"),
            ("settings", "daily") => say!(self, "daily-option-channel"),
            ("settings", "daily-hour") => say!(self, "daily-option-hour"),
            ("daily deal" | "daily puzzle", "date") => say!(self, "daily-option-date"),
            ("preferences", "quiet") => say!(self, "command-preferences-quiet"),
            ("preferences", "timezone") => say!(self, "command-preferences-timezone"),
            (part, option_name) => {
                return self
                    .tournament_option_description(part.strip_prefix("tournament ")?, option_name);
            }
        })
    }

    /// Returns the name of one of the choices of a command's option, such as an edition, a theme, or a language. The value `auto`
    /// stands for the language on Discord or for the default theme. Returns `None` for an unknown choice.
    pub fn option_choice_name(&self, option_name: &str, choice_value: &str) -> Option<String> {
        match (option_name, choice_value) {
            ("language" | "theme", "auto") => Some(say!(self, "command-auto")),
            ("language", tag) => Lang::from_tag(tag).map(|lang| lang.native_name().to_owned()),
            ("theme", theme) => Some(self.theme_name(theme)).filter(|name| name != theme),
            ("by", name) => {
                LeaderboardKind::from_name(name).map(|board| self.leaderboard_name(board))
            }
            ("period", name) => LeaderboardPeriod::from_name(name)
                .map(|period| self.leaderboard_period_name(period)),
            ("season", "none") => Some(self.season_length_name(None)),
            ("season", name) => {
                SeasonLength::from_name(name).map(|length| self.season_length_name(Some(length)))
            }
            ("bar", name) => self.suspension_length_name(name),
            ("level", name) => Level::from_name(name).map(|level| self.level_name(level)),
            ("pictures", "newest") => Some(say!(self, "help-pictures-newest")),
            ("pictures", "all") => Some(say!(self, "help-pictures-all")),
            ("own-pictures", "on") => Some(say!(self, "help-answers-pictures")),
            ("own-pictures", "off") => Some(say!(self, "help-answers-words")),
            ("pings", name) => self.ping_mode_name(name),
            ("daily", "off") => Some(say!(self, "daily-reminder-none")),
            ("digest", name) => self.digest_interval_label(name),
            ("invitations", name) => self.invitation_choice_label(name),
            ("call-me", "on") => Some(self.table_call_preference_line(Some(true))),
            ("call-me", "off") => Some(self.table_call_preference_line(Some(false))),
            ("format", name) => {
                FormatKind::from_name(name).map(|kind| self.format_choice_label(kind))
            }
            ("hints", name) => Hints::from_name(name).map(|hints| self.hints_name(hints)),
            ("edition", edition) => Some(self.edition_name(edition)).filter(|name| name != edition),
            _ => None,
        }
    }
}
