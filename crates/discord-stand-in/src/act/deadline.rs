//! The deadline for the first answer to an interaction.

use std::sync::Arc;
use std::time::Duration;

use crate::changes::interactions::FIRST_ANSWER_MS;
use crate::world::hub::Hub;
use crate::world::state::World;

/// Spawns a task that marks the new interaction as failed if the bot has not answered it after three seconds. Does nothing if a
/// test controls the clock, because the test then calls `fail_overdue_interactions` itself.
pub(crate) fn spawn_answer_deadline_check(hub: &Arc<Hub>) {
    if !hub.read(|world| world.clock.advances_automatically()) {
        return;
    }
    let hub = Arc::clone(hub);
    tokio::spawn(async move {
        let wait = Duration::from_millis(FIRST_ANSWER_MS + 50);
        tokio::time::sleep(wait).await;
        hub.write(World::fail_overdue_interactions);
    });
}
