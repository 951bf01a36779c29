//! Interruptions of the bot's connections, requested by tests.

use serde_json::json;

use crate::listeners::session::Outgoing;
use crate::world::state::World;

impl World {
    /// Closes all gateway connections and refuses new ones.
    pub fn take_offline(&mut self) {
        self.gateway.is_offline = true;
        self.gateway.send_to_all_sessions(&Outgoing::Drop);
        self.send_to_all_tabs(&json!({ "type": "world" }));
    }

    /// Sends op 9 (Invalid Session) to all sessions. If `resumable` is false, the sessions end and cannot be resumed.
    pub fn invalidate_sessions(&mut self, resumable: bool) {
        let payload = json!({ "op": 9, "d": resumable, "s": null, "t": null });
        self.gateway.send_to_all_sessions(&Outgoing::Payload(payload));
        if !resumable {
            self.gateway.remove_all_sessions();
        }
    }
}
