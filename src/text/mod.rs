//! Every sentence that a person in a chat reads: in Fluent, in `locales/`, one folder for each language and one file for each
//! surface; with the alternative texts of pictures, which say what the pictures show.
//!
//! It looks at views of the game and at names. It knows neither tables nor Discord: a person to be called is a number, and what
//! comes out is a string within the limits of a chat.

mod alt;
mod answer;
mod board;
mod button;
mod command;
mod course;
mod fit;
mod help;
mod label;
mod lang;
mod lobby;
mod moves;
mod name;
mod number;
mod rack;
mod refusal;
mod round;
mod rules;
mod sentence;
mod spot;
mod table_refusal;
mod turn;
mod worth;

#[cfg(test)]
mod tests;

pub use button::Button;
pub use lang::Lang;
pub use lobby::{Closing, LobbyInfo};
pub use name::{Who, escape, plain_name};
pub use rules::RulesFor;
pub use sentence::Text;
pub use table_refusal::Permission;
pub use turn::Told;
