//! The token of the bot. It comes from the environment or a file, never from an argument, because other users of the machine could
//! read that.

use anyhow::{Context, bail};

/// Reads the token from DISCORD_TOKEN, or from the file that DISCORD_TOKEN_FILE names.
///
/// # Errors
/// Returns an error if neither DISCORD_TOKEN nor DISCORD_TOKEN_FILE is set, or if the file cannot be read or contains no token.
pub(super) fn read_token() -> anyhow::Result<String> {
    let token = match (std::env::var("DISCORD_TOKEN"), std::env::var_os("DISCORD_TOKEN_FILE")) {
        (Ok(token), _) if !token.trim().is_empty() => token,
        (_, Some(file)) => std::fs::read_to_string(&file)
            .with_context(|| format!("DISCORD_TOKEN_FILE ({}) cannot be read", file.display()))?,
        _ => bail!(
            "no bot token: set DISCORD_TOKEN, or DISCORD_TOKEN_FILE to a file that holds it (or try `triominos sandbox`, which needs none)"
        ),
    };
    let token = token.trim().trim_start_matches("Bot ").to_owned();
    if token.is_empty() || !token.bytes().all(|byte| byte.is_ascii_graphic()) {
        bail!("the value of DISCORD_TOKEN, or of its file, is not a token");
    }
    Ok(token)
}
