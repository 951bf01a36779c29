//! The handlers of commands and buttons, one file for each family. A handler turns a request into a use case, and its outcome into
//! an answer.

pub mod clock;
pub mod daily;
pub mod departed;
pub mod doctor;
pub mod games;
pub mod help;
pub mod input;
pub mod league;
pub mod lesson;
pub mod lobby;
pub mod moderation;
pub mod order;
pub mod place;
pub mod privacy;
pub mod record;
pub mod rules;
pub mod rules_summary;
pub mod settings;
pub mod share;
pub mod tournament;
pub mod turn;
pub mod view;
