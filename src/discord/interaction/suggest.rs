//! The table and the tournament of a channel, for autocompletion. They are read from the store because another process may have written
//! events; if the store does not answer, the cached ones are used.

use std::sync::Arc;

use super::request::Request;
use crate::guild::{LoadedTournament, TournamentRefused};
use crate::table::Table;

/// The open table of the channel.
pub async fn table(request: &Request<'_>) -> Option<Arc<Table>> {
    let tables = &request.bot.tables;
    match tables.peek_in(request.channel).await {
        Ok(table) => table,
        Err(_) => tables.remembered_in(request.channel),
    }
}

/// The tournament of the channel, or of the table whose thread the channel is.
pub async fn tournament(request: &Request<'_>) -> Option<LoadedTournament> {
    let tournaments = &request.bot.tournaments;
    match tournaments.peek_in(request.channel).await {
        Ok(known) => Some(known),
        Err(TournamentRefused::NoSuch) => None,
        Err(_) => tournaments.remembered_in(request.channel),
    }
}
