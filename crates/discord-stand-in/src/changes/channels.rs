//! Functions that create, change and delete channels, threads and scheduled events.

use serde_json::{Value, json};

use crate::ids::Snowflake;
use crate::world::model::{StoredChannel, channel_type};
use crate::world::scheduled_event::StoredScheduledEvent;
use crate::world::state::World;

impl World {
    /// Returns the id of the bot's direct message channel with a user, and creates the channel if
    /// necessary.
    pub fn open_direct_channel(&mut self, user: Snowflake) -> Snowflake {
        let open = self
            .channels
            .values()
            .find(|channel| channel.kind == channel_type::DM && channel.recipient == Some(user));
        if let Some(channel) = open {
            return channel.id;
        }
        let id = self.new_id();
        let mut channel = StoredChannel::new(id, channel_type::DM, "");
        channel.recipient = Some(user);
        self.channels.insert(id, channel);
        self.send_to_all_tabs(&json!({ "type": "world" }));
        id
    }

    /// Creates a group direct message channel, whose owner is the first of `people`, and returns
    /// its id.
    pub fn new_group_channel(&mut self, name: &str, people: &[Snowflake]) -> Snowflake {
        let id = self.new_id();
        let mut channel = StoredChannel::new(id, channel_type::GROUP_DM, name);
        channel.owner = people.first().copied();
        channel.thread_members = people.iter().copied().collect();
        self.channels.insert(id, channel);
        self.send_to_all_tabs(&json!({ "type": "world" }));
        id
    }

    /// Creates a channel of this type, and announces it. `parent` is the category of the channel (`None` if it has none)
    /// or, for a thread, the thread's channel. Returns the new id.
    pub fn new_channel(
        &mut self,
        guild: Snowflake,
        channel_type: u8,
        name: &str,
        parent: Option<Snowflake>,
    ) -> Snowflake {
        let id = self.new_id();
        let mut channel = StoredChannel::new(id, channel_type, name);
        channel.guild = Some(guild);
        channel.parent = parent;
        channel.position = self.channels.len();
        if channel.is_thread() {
            channel.auto_archive_minutes = 4320;
            channel.owner = Some(self.bot.id);
        }
        self.channels.insert(id, channel);
        self.announce_channel("CREATE", id);
        id
    }

    /// Adds or replaces a scheduled event, and returns it as JSON.
    pub fn store_scheduled_event(&mut self, event: StoredScheduledEvent) -> Value {
        let written = self.scheduled_event_json(&event);
        self.events.insert(event.id, event);
        self.send_to_all_tabs(&json!({ "type": "world" }));
        written
    }

    /// Deletes a scheduled event.
    pub fn delete_scheduled_event(&mut self, id: Snowflake) {
        self.events.remove(&id);
        self.send_to_all_tabs(&json!({ "type": "world" }));
    }

    /// Deletes a channel or thread with its messages.
    pub fn delete_channel(&mut self, id: Snowflake) {
        self.announce_channel("DELETE", id);
        let threads: Vec<_> = self
            .channels
            .values()
            .filter(|channel| channel.parent == Some(id) && channel.is_thread())
            .map(|channel| channel.id)
            .collect();
        for deleted in threads.into_iter().chain([id]) {
            self.channels.remove(&deleted);
            self.messages.remove(&deleted);
        }
        self.send_to_all_tabs(&json!({ "type": "world" }));
    }
}
