//! Worlds of released versions, frozen in the middle of matches, tournaments and a season: a database and its chat. The present
//! program continues each with its old buttons; nothing is lost, and nothing happens twice.
//!
//! `freeze` makes such a world from the scenes, `folder` stores it, `facts` reads what must survive; the other modules are tests.

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
async fn on_each(test: impl AsyncFn(&Frozen)) {
    for folder in frozen_worlds() {
        // Printed before the output of a failure.
        println!("{}:", folder.display());
        database::on_each(async |kind| test(&Frozen::read(&folder, kind)).await).await;
    }
}
