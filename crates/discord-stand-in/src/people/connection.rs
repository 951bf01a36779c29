//! The bot's connection to the gateway, which tests can observe and interrupt.

use crate::listeners::session::Outgoing;
use crate::stand_in::Sandbox;
use crate::world::state::World;

impl Sandbox {
    /// Waits until the bot is connected and has registered commands.
    pub async fn until_bot_ready(&self) {
        let ready =
            |world: &World| (world.gateway.is_online() && !world.commands.is_empty()).then_some(());
        self.running().until("the bot and its commands", None, ready).await;
    }

    /// Waits until the bot is connected, with or without commands.
    pub async fn until_bot_online(&self) {
        self.running()
            .until("the bot", None, |world| world.gateway.is_online().then_some(()))
            .await;
    }

    /// Returns `true` while the bot is connected.
    #[must_use]
    pub fn is_bot_online(&self) -> bool {
        self.hub().read(|world| world.gateway.is_online())
    }

    /// Waits until the bot is not connected.
    pub async fn until_bot_offline(&self) {
        let offline = |world: &World| (!world.gateway.is_online()).then_some(());
        self.running().until("the bot to disconnect", None, offline).await;
    }

    /// Waits until the shard with this index, counted from 0, of `total` shards is connected.
    pub async fn until_shard_online(&self, index: u64, total: u64) {
        let online = |world: &World| world.gateway.is_shard_connected((index, total)).then_some(());
        self.running().until("a shard", None, online).await;
    }

    /// Returns `true` while the shard with this index, counted from 0, of `total` shards is
    /// connected.
    #[must_use]
    pub fn is_shard_online(&self, index: u64, total: u64) -> bool {
        self.hub().read(|world| world.gateway.is_shard_connected((index, total)))
    }

    /// Returns the start times of the bot's sessions in milliseconds since 1970, oldest first.
    #[must_use]
    pub fn session_start_times_ms(&self) -> Vec<u64> {
        self.hub().read(|world| world.gateway.start_times_ms.iter().copied().collect())
    }

    /// Closes all connections of the gateway without a close frame. The bot may reconnect and resume.
    pub fn drop_gateway_connections(&self) {
        self.hub().write(|world| world.gateway.send_to_all_sessions(&Outgoing::Drop));
    }

    /// Resets all connections of the gateway, so that the bot's next read fails.
    pub fn reset_gateway_connections(&self) {
        self.hub().write(|world| world.gateway.send_to_all_sessions(&Outgoing::Reset));
    }

    /// Closes all gateway connections with a close code. The bot may resume its sessions unless the code invalidates them (4007,
    /// 4009).
    pub fn close_gateway_connections(&self, close_code: u16) {
        self.hub().write(|world| {
            world.gateway.send_to_all_sessions(&Outgoing::Close(close_code, "closed by a test"));
            if [4007, 4009].contains(&close_code) {
                world.gateway.remove_all_sessions();
            }
        });
    }

    /// Asks the bot to reconnect (op 7), as Discord does occasionally.
    pub fn ask_bot_to_reconnect(&self) {
        let payload = serde_json::json!({ "op": 7, "d": null, "s": null, "t": null });
        self.hub().write(|world| world.gateway.send_to_all_sessions(&Outgoing::Payload(payload)));
    }

    /// Invalidates all sessions (op 9). If `resumable` is false, the bot cannot resume them.
    pub fn invalidate_sessions(&self, resumable: bool) {
        self.hub().write(|world| world.invalidate_sessions(resumable));
    }

    /// Makes the gateway deliver every event twice from now on if `is_enabled` is true, and once if it is false.
    pub fn set_double_delivery(&self, is_enabled: bool) {
        self.hub().write(|world| world.gateway.delivers_twice = is_enabled);
    }

    /// Holds back all events until [`Self::release_events_newest_first`].
    pub fn hold_events(&self) {
        self.hub().write(|world| world.gateway.held = Some(Vec::new()));
    }

    /// Holds back the events of all sessions but the newest, as if their connections were slow, until
    /// [`Self::release_events_newest_first`].
    pub fn hold_events_of_older_sessions(&self) {
        self.hub().write(|world| {
            world.gateway.held = Some(Vec::new());
            world.gateway.spares_newest_session = true;
        });
    }

    /// Delivers the events that were held back, newest first.
    pub fn release_events_newest_first(&self) {
        self.hub().write(|world| world.gateway.deliver_held_events_newest_first());
    }

    /// Closes all gateway connections and refuses new ones until [`Self::bring_online`].
    pub fn take_offline(&self) {
        self.hub().write(World::take_offline);
    }

    /// Accepts gateway connections again.
    pub fn bring_online(&self) {
        self.hub().write(|world| world.gateway.is_offline = false);
    }

    /// Sets the number of shards that `GET /gateway/bot` recommends.
    pub fn set_recommended_shards(&self, count: u64) {
        self.hub().write(|world| world.gateway.proposed_shards = Some(count));
    }

    /// Uses up the session start limit: `GET /gateway/bot` reports no remaining session for `reset_after_ms` milliseconds.
    pub fn exhaust_session_starts(&self, reset_after_ms: u64) {
        self.hub()
            .write(|world| world.gateway.sessions_from_ms = Some(world.now_ms() + reset_after_ms));
    }
}
