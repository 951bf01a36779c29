//! Support for tests: simulated people who use the bot, their servers and channels, and access to the bot's connection and
//! requests.
//!
//! If Discord's client would not permit an action, such as a click on a disabled button, the method panics with the reason. A
//! method with the prefix `try_` returns the reason instead. Waits are based on notifications, not on polling, and panic after two
//! minutes with a transcript.

mod connection;
mod directory;
mod emojis;
mod guild;
mod interaction;
mod message;
mod person;
mod place;
mod requests;
mod scheduled_event;

pub use emojis::Emoji;
pub use guild::{Channel, Guild};
pub use interaction::{Answer, AutocompleteChoice, Interaction, Modal};
pub use message::{Attachment, Button, Menu, MenuOption, Message};
pub use person::Person;
pub use place::PersonIn;
pub use scheduled_event::{EventStatus, ScheduledEvent};
