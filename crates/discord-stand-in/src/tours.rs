//! Tours: the suggestions on the page's welcome card. When a person clicks one, the page performs a sequence of actions for that
//! person.

use serde::Serialize;
use serde_json::{Map, Value};

/// A suggestion on the page's welcome card. The program that starts the stand-in provides the suggestions for its bot.
#[derive(Debug, Clone, Serialize)]
pub struct Tour {
    /// The label of the suggestion's button.
    pub label: String,
    /// The name of the text channel in which the actions are performed. It is created if it does not exist. `None` means the
    /// person's current channel, or a new thread in it if the channel is in use.
    pub channel: Option<String>,
    /// True if only moderators can start the tour.
    pub for_moderators: bool,
    /// The steps, in order.
    pub steps: Vec<TourStep>,
}

/// A step of a [`Tour`]. The next step starts when the effect of this one is visible.
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
    /// Clicks a button whose custom id has this ending, on the newest message of the tour that shows such a button.
    Press {
        /// The end of the button's custom id.
        custom_id_ends: String,
    },
    /// Puts a command into the message box, so that the person can send it.
    Offer {
        /// The name of the command.
        name: String,
    },
}
