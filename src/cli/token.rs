//! The token of the bot. It comes from the environment or a file, never from an argument, because other users of the machine could
//! read that.

use anyhow::{Context, bail};

/// Reads a secret from this environment variable, or from the file that the variable `…_FILE` names; `None` if neither is
/// set.
///
/// # Errors
/// Returns an error if the file cannot be read.
pub(super) fn read_secret_from_env_or_file(variable: &str) -> anyhow::Result<Option<String>> {
    let file = format!("{variable}_FILE");
    match (std::env::var(variable), std::env::var_os(&file)) {
        (Ok(secret), _) if !secret.trim().is_empty() => Ok(Some(secret)),
        (_, Some(path)) => std::fs::read_to_string(&path)
            .map(Some)
            .with_context(|| format!("{file} ({}) cannot be read", path.display())),
        _ => Ok(None),
    }
}

/// Reads the token from DISCORD_TOKEN, or from the file that DISCORD_TOKEN_FILE names.
///
/// # Errors
/// Returns an error if neither DISCORD_TOKEN nor DISCORD_TOKEN_FILE is set, or if the file cannot be read or contains no token.
pub(super) fn read_token() -> anyhow::Result<String> {
    let Some(token) = read_secret_from_env_or_file("DISCORD_TOKEN")? else {
        bail!(
            "no bot token: set DISCORD_TOKEN, or DISCORD_TOKEN_FILE to a file that holds it (or try `triominos sandbox`, which needs none)"
        );
    };
    let token = token.trim().trim_start_matches("Bot ").to_owned();
    if token.is_empty() || !token.bytes().all(|byte| byte.is_ascii_graphic()) {
        bail!("the value of DISCORD_TOKEN, or of its file, is not a token");
    }
    Ok(token)
}
