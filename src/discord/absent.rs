//! Players who have left the server while the others wait for them.
//!
//! Discord tells a bot of leavers only with an intent that it has to apply for. So it is whoever waits and looks that makes the
//! bot look as well.

use std::sync::Arc;

use super::request::Request;
use crate::table::{Actor, Intent, Millis, Table, TableAction};

/// How long a turn lasts before it is asked where its player is, and how long the answer holds.
const PATIENCE: Millis = 10 * 60 * 1000;

/// Somebody looks at the table. If another is long in turn, finds out beside the answer whether they are still on the server: a
/// computer takes the seat of who is not, as of anyone who leaves the game.
pub(super) fn look_for(request: &Request<'_>, table: &Arc<Table>) {
    let bot = request.bot.clone();
    let (guild, interaction, now) = (request.guild, request.id, bot.clock.now());
    let Some(person) = table.person_in_turn().cloned() else { return };
    if person.id == request.actor.id || now - table.changed_at < PATIENCE {
        return;
    }
    let table = table.id;
    tokio::spawn(async move {
        match bot.guilds.has_left(guild, person.id, now, PATIENCE, &bot).await {
            Ok(false) => return,
            Ok(true) => {}
            Err(error) => return tracing::warn!(%error, "cannot look for an absent player"),
        }
        let actor = Actor { id: person.id, name: person.name, moderator: false };
        let action = TableAction::Leave;
        // The look's own number: one look, one leaving.
        let intent = Intent { table, actor, decision: None, action, interaction };
        if let Err(error) = bot.tables.act(intent).await {
            tracing::info!(%error, "the seat of an absent player is not taken");
        }
    });
}
