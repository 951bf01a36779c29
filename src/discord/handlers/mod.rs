//! One file for each family of commands and buttons: from a request to a use case, and from its outcome to an answer.

pub mod clock;
pub mod departed;
pub mod leaderboard;
pub mod lobby;
pub mod place;
pub mod record;
pub mod rules;
pub mod rules_summary;
pub mod settings;
pub mod tournament;
pub mod turn;
pub mod view;
pub mod void;
