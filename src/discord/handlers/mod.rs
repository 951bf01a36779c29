//! One file for each family of commands and buttons: from a request to a use case, and from its outcome to an answer.

pub mod clock;
pub mod departed;
pub mod doctor;
pub mod games;
pub mod help;
pub mod input;
pub mod league;
pub mod lobby;
pub mod moderation;
pub mod order;
pub mod place;
pub mod privacy;
pub mod record;
pub mod rules;
pub mod rules_summary;
pub mod settings;
pub mod tournament;
pub mod turn;
pub mod view;
