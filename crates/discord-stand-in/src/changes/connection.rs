//! Disturbances of the bot's connections.

use serde_json::json;

use crate::listeners::session::Outgoing;
use crate::world::state::World;

impl World {
    /// Closes all connections of the gateway, and refuses new ones.
    pub fn take_offline(&mut self) {
        self.gateway.is_offline = true;
        self.gateway.send_all(&Outgoing::Drop);
        self.tell_pages(&json!({ "type": "world" }));
    }

    /// Sends op 9 to all sessions, and ends them unless they are `resumable`.
    pub fn invalidate_session(&mut self, resumable: bool) {
        let payload = json!({ "op": 9, "d": resumable, "s": null, "t": null });
        self.gateway.send_all(&Outgoing::Payload(payload));
        if !resumable {
            self.gateway.remove_all();
        }
    }
}
