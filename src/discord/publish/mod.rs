//! The messages that the bot posts on its own: announcements of tables, tournaments and seasons,
//! leaderboards that are kept up to date, and pings.

mod board_buttons;
mod daily;
mod highlights;
pub mod leaderboard;
mod notes;
mod past_turns;
pub mod pings;
pub mod season;
mod style;
pub mod table;
pub mod thread;
pub mod tournament;
mod undone;

use crate::discord::interaction::api::CallError;
use crate::table::AnnounceError;

/// Discord's error code for an unknown channel.
const UNKNOWN_CHANNEL: isize = 10003;

/// Converts the error of a call into that of an announcement.
fn to_announce_error(error: CallError) -> AnnounceError {
    match error {
        _ if error.is_transient() => AnnounceError::Later(error.to_string()),
        // This includes a channel that the bot cannot see (50001): Discord answers the same after the bot's removal from the server
        // and after the denial of a permission, and both may be reverted. A refusal without one of Discord's codes comes from a
        // proxy.
        CallError::Forbidden(..=0, _) => AnnounceError::Later(error.to_string()),
        CallError::Forbidden(..) => AnnounceError::Barred(error.to_string()),
        CallError::Gone(UNKNOWN_CHANNEL, _) => AnnounceError::Gone(error.to_string()),
        _ => AnnounceError::Never(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn announcements_are_retried_after_transient_errors() {
        for error in [
            CallError::Unavailable("502".to_owned()),
            CallError::Limited,
            CallError::Withheld,
            CallError::Unauthorized,
            CallError::Unreadable,
        ] {
            assert!(matches!(to_announce_error(error.clone()), AnnounceError::Later(_)), "{error}");
        }
        let forbidden = |code| to_announce_error(CallError::Forbidden(code, "no".to_owned()));
        assert!(matches!(forbidden(50013), AnnounceError::Barred(_)));
        assert!(matches!(forbidden(50001), AnnounceError::Barred(_)));
        assert!(matches!(
            to_announce_error(CallError::Gone(10003, "no".to_owned())),
            AnnounceError::Gone(_)
        ));
    }
}
