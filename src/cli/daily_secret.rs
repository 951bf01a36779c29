//! The optional secret of the daily games. Like the token, it comes from the environment or a file, never from an argument.

use anyhow::{bail, ensure};

use super::token::read_secret_from_env_or_file;
use crate::guild::{may_adopt_daily_secret, try_adopt_daily_secret};
use crate::store::Store;
use triominos_rules::game::Seed;

/// The error message if the configured secret differs from the secret in the database.
const SECRET_DIFFERS: &str = "DAILY_SECRET is not the secret with which this database began its daily games: correct it, or remove it to use the stored one";

/// Reads the secret from DAILY_SECRET, or from the file that DAILY_SECRET_FILE names; `None` if neither is set.
///
/// # Errors
/// Returns an error if the file cannot be read, or if the value is not 64 hexadecimal digits. The error does not quote the value.
pub(super) fn read_daily_secret() -> anyhow::Result<Option<Seed>> {
    let Some(text) = read_secret_from_env_or_file("DAILY_SECRET")? else { return Ok(None) };
    let mut bytes = [0; 32];
    if hex::decode_to_slice(text.trim(), &mut bytes).is_err() {
        bail!(
            "the value of DAILY_SECRET, or of its file, is not 64 hexadecimal digits; `openssl rand -hex 32` makes a secret"
        );
    }
    Ok(Some(Seed::new(bytes)))
}

/// Stores the configured secret if the database has none.
///
/// # Errors
/// Returns an error if the database has another secret, or does not answer.
pub(super) async fn store_configured_secret(
    store: &Store,
    configured_secret: Option<&Seed>,
) -> anyhow::Result<()> {
    if let Some(configured_secret) = configured_secret {
        ensure!(try_adopt_daily_secret(store, configured_secret).await?, SECRET_DIFFERS);
    }
    Ok(())
}

/// Compares the configured secret with the stored one, and changes nothing. Returns a line that describes the result, or the fault
/// as an error; `None` if no secret is configured. The database may not exist yet.
pub(super) async fn compare_configured_secret_with_database(
    database_url: &str,
) -> Option<Result<String, String>> {
    let configured = match read_daily_secret() {
        Ok(configured) => configured?,
        Err(error) => return Some(Err(format!("{error:#}"))),
    };
    let compared = Store::run_with_read_only_store(database_url, |store| async move {
        may_adopt_daily_secret(&store, &configured).await
    });
    Some(match compared.await.and_then(|compared| compared) {
        Ok(true) => Ok("fits the database".to_owned()),
        Ok(false) => Err(SECRET_DIFFERS.to_owned()),
        // The lines about the database report its faults.
        Err(_) => Ok("set; `run` compares it with the database".to_owned()),
    })
}
