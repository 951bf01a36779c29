//! People, as tests play them: what they do reads as a conversation.
//!
//! A method that a person's client would not allow (a disabled button, an unknown command) panics
//! with the reason; its twin that begins with `try_` returns it. All waiting is by notification,
//! and ends after 30 seconds with a transcript.

pub(super) mod guild;
mod interaction;
mod message;
pub(super) mod person;
mod place;
mod scheduled_event;

pub use guild::{Channel, Guild};
pub use interaction::{Answer, Choice, Interaction, Modal};
pub use message::{Attachment, Button, Menu, MenuOption, Message};
pub use person::Person;
pub use place::PersonIn;
pub use scheduled_event::{EventStatus, ScheduledEvent};
