//! The suggestions on the page's welcome card: sequences of actions that one click performs in a person's name.

use serde::Serialize;
use serde_json::{Map, Value};

/// A suggestion on the page's welcome card. The program that starts the stand-in knows its bot, and provides them.
#[derive(Debug, Clone, Serialize)]
pub struct Tour {
    /// The label of its button.
    pub label: String,
    /// The name of the text channel in which it takes place, created if it does not exist. `None` is the person's current channel,
    /// or a new thread there if the channel is in use.
    pub channel: Option<String>,
    /// True for a tour that only moderators can take.
    pub for_moderators: bool,
    /// The steps, in order.
    pub steps: Vec<TourStep>,
}

/// A step of a [`Tour`]. The next step follows when its effect is visible.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum TourStep {
    /// Sends a command.
    Command {
        /// The name of the command, with its subcommand after a space: `club create`.
        name: String,
        /// The values of its options, by their names.
        options: Map<String, Value>,
    },
    /// Presses a button on the newest message that has it.
    Press {
        /// The end of the button's custom id.
        custom_id_ends: String,
    },
    /// Puts a command into the message box, for the person to send.
    Offer {
        /// The name of the command.
        name: String,
    },
}
