//! All sentences that a person in a chat reads, and the alternative texts of pictures. The sentences are stored in Fluent files in
//! `locales/`, with one folder for each language and one file for each part of the program, such as the help.
//!
//! The input consists of views of the game and names; the output consists of strings within the limits of a chat. To mention a
//! person, a function gets their id. Nothing in this module depends on Discord's API.

mod core;
mod daily;
mod doctor;
mod game;
mod history;
mod interface;
mod league;
mod lesson;
mod moderation;
mod privacy;
mod table;
#[cfg(test)]
mod tests;
mod tournament;

pub use core::bundle::Text;
pub use core::command_mentions::CommandMentions;
pub use core::distinct::{distinct_player_names, distinct_player_names_by_key, is_same_name};
pub use core::lang::Lang;
pub use core::name::escaped_name;
pub use core::number::format_signed;
pub use core::who::PlayerName;
pub use daily::{
    DailyButton, DailyResult, ShownDailyResults, ShownDailyTry, ShownDayProof, ShownDayResults,
};
pub use doctor::{
    Findings, MessageFailureCause, MissingPermission, MissingPermissionCause, ReportedFailure,
    ReportedStage, ReportedTable,
};
pub use game::rules::{RulesReader, capitalized, is_clause_relevant};
pub use game::tile_marks::TileMarks;
pub use history::ShownHistory;
pub use history::review::{PointsLeadParts, ReviewButton, rounded_percent};
pub use history::turning::{Mistake, ShownTurningPoint};
pub use interface::answer::LeavingConsequence;
pub use interface::button::Button;
pub use interface::help::{HelpSituation, HelpTopic};
pub use interface::introduction::ExplainedEvent;
pub use interface::last_look::LastSeenMatch;
pub use interface::order::{OrderLine, OrderProspects, ShownStandingOrder};
pub use league::highlights::{MatchHighlight, WordedHighlight};
pub use league::leaderboard::names_of_rows;
pub use league::season::{ChampionRoleOutcome, ChampionRoleProblem};
pub use lesson::LessonButton;
pub use moderation::ShownSuspension;
pub use moderation::button::{ModeratorButton, ModeratorMenu};
pub use moderation::log::{Moderated, ModerationLogLine};
pub use moderation::panel::ModerationOutcome;
pub use moderation::tables::{ListedTable, TableAbout};
pub use privacy::PrivacyButton;
pub use table::clock::{QuietHoursRefusal, Timing, TurnLimit};
pub use table::games::{GameInfo, GamePlace, WaitsFor};
pub use table::lobby::{Closing, LobbyInfo};
pub use table::opening::{InviteRefusal, LobbyNews, LobbyTerms, RatedStatus};
pub use table::proof::ShownDeal;
pub use table::refusal::{NeedsOthers, Permission, ServerOnly};
pub use table::round_card::{RoundCardLine, round_card_lines, round_end_points};
pub use table::turn::TurnMessage;
pub use tournament::announcement::turn_limit_of_tournament_clock;
pub use tournament::answer::ScheduledEventListing;
pub use tournament::event::people_mentioned_by_event;
pub use tournament::live::LiveRound;
pub use tournament::names::EntryNames;
pub use tournament::organise::button::{OrganiserButton, OrganiserMenu};
pub use tournament::organise::log::LogPage;
pub use tournament::organise::panel::{PanelView, TABLES};
pub use tournament::results::places::{PlacesPage, PlacesRow};
pub use tournament::results::podium::podium_rows;
pub use tournament::results::standings::StandingsPage;
pub use tournament::start_words::{StartTimeWords, fold_for_matching};
pub use tournament::threads::TableThread;
