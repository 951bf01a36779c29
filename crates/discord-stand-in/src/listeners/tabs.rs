//! The tabs of the page, which receive as server-sent events the changes that their person can see.

use serde_json::Value;
use tokio::sync::mpsc;

use crate::ids::Snowflake;

/// The open tabs, each with its person.
#[derive(Debug, Default)]
pub(crate) struct Pages {
    tabs: Vec<(Snowflake, mpsc::UnboundedSender<String>)>,
}

impl Pages {
    pub fn join(&mut self, person: Snowflake) -> mpsc::UnboundedReceiver<String> {
        let (sender, receiver) = mpsc::unbounded_channel();
        self.tabs.push((person, sender));
        receiver
    }

    /// True while a tab shows this person's view.
    pub fn shows(&self, person: Snowflake) -> bool {
        self.tabs.iter().any(|(tab, sender)| *tab == person && !sender.is_closed())
    }

    pub fn send(&mut self, event: &Value, to: impl Fn(Snowflake) -> bool) {
        if self.tabs.is_empty() {
            return;
        }
        let text = event.to_string();
        self.tabs.retain(|(person, tab)| !to(*person) || tab.send(text.clone()).is_ok());
    }
}
