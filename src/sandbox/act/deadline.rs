//! The deadline of what a person has just done.

use std::sync::Arc;
use std::time::Duration;

use crate::sandbox::changes::interactions::FIRST_ANSWER_MS;
use crate::sandbox::world::hub::Hub;
use crate::sandbox::world::state::World;

/// With a clock that goes by itself: the three seconds of what was just started.
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
