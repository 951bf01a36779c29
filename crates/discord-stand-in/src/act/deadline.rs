//! The deadline for the first answer to an interaction.

use std::sync::Arc;
use std::time::Duration;

use crate::changes::interactions::FIRST_ANSWER_MS;
use crate::world::hub::Hub;
use crate::world::state::World;

/// Spawns a task that fails the new interaction if it is unanswered after three seconds. Does nothing if the clock does not
/// advance automatically.
pub(crate) fn watch_deadline(hub: &Arc<Hub>) {
    if !hub.read(|world| world.clock.advances_automatically()) {
        return;
    }
    let hub = Arc::clone(hub);
    tokio::spawn(async move {
        let wait = Duration::from_millis(FIRST_ANSWER_MS + 50);
        tokio::time::sleep(wait).await;
        hub.write(World::check_deadlines);
    });
}
