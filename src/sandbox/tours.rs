//! The offers of the page's welcome: things that a person could type and press, done in their name by one click.

use serde::Serialize;
use serde_json::{Map, Value};

/// One offer. Whoever starts the stand-in says what there is, for it knows nothing of its bot.
#[derive(Debug, Clone, Serialize)]
pub struct Tour {
    /// The text on its button.
    pub label: String,
    /// A text channel of this name, made if there is none; `None` for the channel in which the person is, or a thread there
    /// where something is going on in it.
    pub channel: Option<String>,
    /// True for a tour that only a moderator can take.
    pub for_moderators: bool,
    pub steps: Vec<TourStep>,
}

/// One step; the next is taken when what it changes has been seen.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum TourStep {
    /// A command is sent, with these options. A subcommand is named behind its command: `club create`.
    Command { name: String, options: Map<String, Value> },
    /// The button is pressed whose custom id ends so, on the newest message that has one.
    Press { custom_id_ends: String },
    /// A command is put into the message box, for the person to send.
    Offer { name: String },
}
