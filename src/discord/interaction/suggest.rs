//! The table and the tournament of a channel, for autocompletion. They are read from the store, because another process may have
//! written events. If the store does not answer, the cached ones are used.

use std::sync::Arc;

use super::request::Request;
use crate::guild::{LoadedTournament, TournamentRefused};
use crate::store::StoreError;
use crate::table::{IntentError, Table};
use crate::time::Millis;

/// The maximum number of attempts to read events that a newer version has written. Discord waits for three seconds.
const TRIES: usize = 3;
/// The wait in milliseconds between two attempts.
const TRY_EVERY: Millis = 1_000;

/// Returns the open table of the channel; `None` if there is none or the store does not answer.
pub async fn find_open_table_of_channel(request: &Request<'_>) -> Option<Arc<Table>> {
    let tables = &request.bot.tables;
    let is_newer =
        |refused: &IntentError| matches!(refused, IntentError::Store(StoreError::Newer(_)));
    match retry_while_written_by_newer_version(
        request,
        || tables.peek_open_table_in(request.channel),
        is_newer,
    )
    .await
    {
        Ok(table) => table,
        Err(refused) if is_newer(&refused) => None,
        Err(_) => tables.cached_table_in(request.channel),
    }
}

/// Returns the tournament of the channel or, if the channel is the thread of a tournament's table, that tournament; `None`
/// if there is none or the store does not answer.
pub async fn find_tournament_of_channel(request: &Request<'_>) -> Option<LoadedTournament> {
    let tournaments = &request.bot.tournaments;
    let is_newer = |refused: &TournamentRefused| {
        matches!(refused, TournamentRefused::Store(StoreError::Newer(_)))
    };
    match retry_while_written_by_newer_version(
        request,
        || tournaments.peek_tournament_in(request.channel),
        is_newer,
    )
    .await
    {
        Ok(known) => Some(known),
        Err(TournamentRefused::NoSuch) => None,
        Err(refused) if is_newer(&refused) => None,
        Err(_) => tournaments.cached_tournament_in(request.channel),
    }
}

/// Calls `read` again until its result is not an error about events of a newer version. Returns the last result after [`TRIES`]
/// attempts.
async fn retry_while_written_by_newer_version<T, E, F: Future<Output = Result<T, E>>>(
    request: &Request<'_>,
    read: impl Fn() -> F,
    is_newer: impl Fn(&E) -> bool,
) -> Result<T, E> {
    let mut result = read().await;
    for _ in 1..TRIES {
        if !result.as_ref().is_err_and(&is_newer) {
            break;
        }
        request.bot.clock.sleep_for(TRY_EVERY).await;
        result = read().await;
    }
    result
}
