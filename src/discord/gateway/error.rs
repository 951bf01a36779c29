//! The error that stops the bot.

use crate::discord::interaction::api::CallError;

/// A reason for which the bot cannot run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    #[error(
        "Discord does not accept the token; copy it again from the application's page, under \"Bot\""
    )]
    Token,
    #[error("Discord does not say which application the token is of: {0}")]
    Application(CallError),
    #[error("Discord refuses the commands: {0}")]
    Commands(CallError),
    #[error("the connection to Discord's gateway failed: {0}")]
    Gateway(String),
}
