//! The table and the tournament of a channel for suggestions, from memory if they are there.

use std::sync::Arc;

use super::request::Request;
use crate::guild::{LoadedTournament, TournamentRefused};
use crate::table::Table;

/// The open table of the channel.
pub async fn table(request: &Request<'_>) -> Option<Arc<Table>> {
    let (bot, channel) = (request.bot, request.channel);
    if let Some(table) = bot.tables.remembered_in(channel) {
        return Some(table);
    }
    let without_table = &bot.caches.without_table;
    if without_table.get_fresh(&channel, request.received).is_some() {
        return None;
    }
    let table = bot.tables.open_in(channel).await.ok()?;
    if table.is_none() {
        without_table.put(channel, request.received, ());
    }
    table
}

/// The tournament of the channel, or of the table in a thread.
pub async fn tournament(request: &Request<'_>) -> Option<LoadedTournament> {
    let (bot, channel) = (request.bot, request.channel);
    let cache = &bot.caches.tournaments;
    if let Some(known) = bot.tournaments.remembered_in(channel) {
        cache.put(channel, request.received, Some(known.clone()));
        return Some(known);
    }
    if let Some(known) = cache.get_fresh(&channel, request.received) {
        // Only the store knows the tournament of a thread; its present state is in memory.
        return known.map(|known| bot.tournaments.remembered(known.id).unwrap_or(known));
    }
    let known = match bot.tournaments.belonging_to(channel).await {
        Ok(known) => Some(known),
        Err(TournamentRefused::NoSuch) => None,
        Err(_) => return None,
    };
    cache.put(channel, request.received, known.clone());
    known
}
