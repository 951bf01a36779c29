//! Conversations as text, for failure messages and snapshots.

use std::fmt::Write as _;

use serde_json::Value;

use crate::ids::Snowflake;
use crate::world::model::{StoredMessage, component_type, message_flag};
use crate::world::state::World;

impl World {
    /// Returns the whole conversation of a channel, including all ephemeral messages.
    pub fn transcript(&self, channel: Snowflake) -> String {
        let name = self.channel(channel).map_or("?", |channel| channel.name.as_str());
        let mut out = format!("── #{name}\n");
        let messages = self.messages.get(&channel).into_iter().flat_map(|all| all.values());
        for message in messages {
            self.push_message(message, &mut out);
        }
        out
    }

    /// Appends a message with its attachments and components to a transcript.
    fn push_message(&self, message: &StoredMessage, transcript: &mut String) {
        let name = self.display_name(message.channel, message.author);
        transcript.push_str(&name);
        if let Some(reader) = message.private_to {
            let _ = write!(transcript, " (only to {})", self.display_name(message.channel, reader));
        }
        if let Some(answer) = &message.answer_to {
            let user = self.display_name(message.channel, answer.user);
            match &answer.command {
                Some(command) => {
                    let _ = write!(transcript, " [{user} used /{command}]");
                }
                None => {
                    let _ = write!(transcript, " [{user} clicked]");
                }
            }
        }
        if message.edited_ms.is_some() {
            transcript.push_str(" (edited)");
        }
        if !message.pinged.is_empty() {
            let names: Vec<_> =
                message.pinged.iter().map(|&id| self.display_name(message.channel, id)).collect();
            let _ = write!(transcript, " (pings {})", names.join(", "));
        }
        if message.has_flag(message_flag::SUPPRESS_NOTIFICATIONS) {
            transcript.push_str(" (silent)");
        }
        transcript.push_str(":\n");
        if message.has_flag(message_flag::LOADING) {
            transcript.push_str("    …thinking\n");
        }
        push_indented(&message.content, transcript);
        for file in &message.files {
            let alt = file.description.as_deref().unwrap_or("no alt text");
            let _ = writeln!(transcript, "    ⟨{}: {}⟩", file.filename, alt.replace('\n', " / "));
        }
        for row in &message.components {
            let parts = row["components"].as_array().into_iter().flatten().map(component_text);
            let _ = writeln!(transcript, "    {}", parts.collect::<Vec<_>>().join(" "));
        }
    }
}

/// Appends each line of a text, indented.
fn push_indented(text: &str, transcript: &mut String) {
    for line in text.lines() {
        let _ = writeln!(transcript, "    {line}");
    }
}

/// Formats a component: a button as `[Draw]`, a disabled button as `[Draw (disabled)]`, and a menu as `[Spot ▾ 1 | 2 | 3]`.
fn component_text(component: &Value) -> String {
    let disabled = if component["disabled"] == true { " (disabled)" } else { "" };
    let emoji = component["emoji"]["name"].as_str().unwrap_or_default();
    if component["type"] == component_type::BUTTON {
        let label = component["label"].as_str().unwrap_or_default();
        let gap = if emoji.is_empty() || label.is_empty() { "" } else { " " };
        return format!("[{emoji}{gap}{label}{disabled}]");
    }
    let title =
        component["placeholder"].as_str().or(component["custom_id"].as_str()).unwrap_or_default();
    let options: Vec<_> = component["options"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|option| option["label"].as_str().unwrap_or_default().to_owned())
        .collect();
    format!("[{title} ▾ {}{disabled}]", options.join(" | "))
}
