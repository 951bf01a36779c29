//! The connection of the bot, as a test disturbs it.

use serde_json::json;

use crate::sandbox::listeners::session::Outgoing;
use crate::sandbox::world::state::World;

impl World {
    /// Cuts the bot off: its sockets break, and new ones are refused.
    pub fn take_offline(&mut self) {
        self.gateway.offline = true;
        self.gateway.send_all(&Outgoing::Drop);
        self.tell_pages(&json!({ "type": "world" }));
    }

    /// Ends the session: op 9. The bot may resume if `resumable`, else it must identify anew.
    pub fn invalidate_session(&mut self, resumable: bool) {
        let payload = json!({ "op": 9, "d": resumable, "s": null, "t": null });
        self.gateway.send_all(&Outgoing::Payload(payload));
        if !resumable {
            self.gateway.forget_all();
        }
    }
}
