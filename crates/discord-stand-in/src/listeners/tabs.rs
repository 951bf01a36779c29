//! The open tabs of the page. Each tab receives, as server-sent events, the changes that its person can see.

use serde_json::Value;
use tokio::sync::mpsc;

use crate::ids::Snowflake;

/// The open tabs of the page, each with its person.
#[derive(Debug, Default)]
pub(crate) struct PageTabs {
    tabs: Vec<(Snowflake, mpsc::UnboundedSender<String>)>,
}

impl PageTabs {
    /// Opens a tab for this person, and returns the receiver of its events.
    pub fn open_tab(&mut self, person: Snowflake) -> mpsc::UnboundedReceiver<String> {
        let (sender, receiver) = mpsc::unbounded_channel();
        self.tabs.push((person, sender));
        receiver
    }

    /// Returns `true` while a tab for this person is open.
    pub fn has_open_tab(&self, person: Snowflake) -> bool {
        self.tabs.iter().any(|(tab, sender)| *tab == person && !sender.is_closed())
    }

    /// Sends an event to the tabs of the people whose ids satisfy `is_recipient`.
    pub fn send(&mut self, event: &Value, is_recipient: impl Fn(Snowflake) -> bool) {
        if self.tabs.is_empty() {
            return;
        }
        let text = event.to_string();
        self.tabs.retain(|(person, tab)| !is_recipient(*person) || tab.send(text.clone()).is_ok());
    }
}
