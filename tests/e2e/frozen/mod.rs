//! Worlds that earlier versions have left: each was frozen in the middle of everything, with its database and its chat, and the
//! present program goes on with it by the old buttons. What people had is there, and nothing is lost or happens twice.
//!
//! `freeze` makes such a world out of scenes, `folder` keeps it, `kept` says what is in it; all else rehearses the upgrade.

mod buttons;
mod choice_scenes;
mod folder;
mod found;
mod freeze;
mod kept;
mod league_scenes;
mod matches;
mod old;
mod season;
mod story;
mod table_scenes;
mod telling;
mod time;
mod tournament_scenes;
mod tournaments;

use crate::database;
use folder::{Frozen, freezes};

/// Rehearses with every freeze, on each kind of database.
async fn on_each(rehearsal: impl AsyncFn(&Frozen)) {
    for freeze in freezes() {
        // What failed is printed after this.
        println!("{}:", freeze.display());
        database::on_each(async |kind| rehearsal(&Frozen::read(&freeze, kind)).await).await;
    }
}
