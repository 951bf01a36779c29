//! Snapshots of databases and chats of released versions, taken in the middle of matches, tournaments and a season. The current
//! program continues each of them with its old buttons; no data is lost, and no action happens twice.
//!
//! The test `freeze` plays the scenes of `scenes` and writes such a snapshot, `folder` reads and writes its files, and `facts`
//! reads the facts that must survive. The other modules are tests.

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
use folder::{Snapshot, snapshot_folders};

/// Runs a test with each snapshot, on each kind of database.
async fn for_each_snapshot(test: impl AsyncFn(&Snapshot)) {
    for folder in snapshot_folders() {
        // If the test fails, this line before its output names the snapshot.
        println!("{}:", folder.display());
        database::for_each_database(async |kind| test(&Snapshot::read(&folder, kind)).await).await;
    }
}
