//! Databases and chats of released versions, frozen in the middle of matches, tournaments and a season. The current program
//! continues each of these worlds with its old buttons; nothing is lost, and nothing happens twice.
//!
//! `freeze` plays the scenes of `scenes` and writes such a world, `folder` reads and writes its files, and `facts` reads the facts that must survive. The other modules are tests.

mod announcements;
mod buttons;
mod components;
mod facts;
mod folder;
mod freeze;
mod matches;
mod scenes;
mod shown;
mod story;
mod tournaments;

use crate::support::database;
use folder::{Frozen, frozen_worlds};

/// Runs a test with each frozen world, on each kind of database.
async fn for_each_frozen_world(test: impl AsyncFn(&Frozen)) {
    for folder in frozen_worlds() {
        // Printed before the output of a failure.
        println!("{}:", folder.display());
        database::for_each_database(async |kind| test(&Frozen::read(&folder, kind)).await).await;
    }
}
