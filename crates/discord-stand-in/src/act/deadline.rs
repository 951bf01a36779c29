//! The deadline of an interaction that a person has just started.

use std::sync::Arc;
use std::time::Duration;

use crate::changes::interactions::FIRST_ANSWER_MS;
use crate::world::hub::Hub;
use crate::world::state::World;

/// Fails the new interaction after three seconds, if the clock advances by itself.
pub(crate) fn watch_deadline(hub: &Arc<Hub>) {
    if !hub.read(|world| world.clock.runs_by_itself()) {
        return;
    }
    let hub = Arc::clone(hub);
    tokio::spawn(async move {
        let slack = Duration::from_millis(FIRST_ANSWER_MS + 50);
        tokio::time::sleep(slack).await;
        hub.write(World::check_deadlines);
    });
}
