//! Every sentence that a person in a chat reads: in Fluent, in `locales/`, one folder for each language and one file for each
//! surface; with the alternative texts of pictures, which say what the pictures show.
//!
//! It looks at views of the game and at names. It knows neither tables nor Discord: a person to be called is a number, and what
//! comes out is a string within the limits of a chat.

mod alt;
mod answer;
mod board;
mod board_words;
mod button;
mod clock;
mod command;
mod course;
mod fit;
mod help;
mod label;
mod lang;
mod league;
mod lobby;
mod moves;
mod name;
mod number;
mod picture;
mod rack;
mod refusal;
mod round;
mod rules;
mod season;
mod sentence;
mod short;
mod spot;
mod table_refusal;
mod tournament;
mod tournament_answer;
mod tournament_command;
mod tournament_event;
mod tournament_standings;
mod turn;
mod worth;

#[cfg(test)]
mod tests;

pub use button::Button;
pub use clock::{QuietRefusal, Timing, TurnLimit};
pub use lang::Lang;
pub use league::{Profiled, Standings};
pub use lobby::{Closing, LobbyInfo};
pub use name::{Who, escape, plain_name};
pub use rules::RulesFor;
pub use season::SeasonTold;
pub use sentence::Text;
pub use table_refusal::Permission;
pub use tournament::{Came, Hosted, HostedLength, HostedState, HostedTable, Placed};
pub use tournament_answer::{Bounds, NotNow};
pub use tournament_event::{By, Event as TournamentNews};
pub use tournament_standings::{Account, Line, StandingsOf, StandingsPage};
pub use turn::Told;
