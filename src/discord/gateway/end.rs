//! The reasons for which a connection to the gateway ends, and whether its session can be resumed.

use super::error::RunError;

/// The reason for which a connection, or an attempt to connect, ended.
#[derive(Debug)]
pub enum ConnectionEnd {
    /// The session outlives the connection, and can be resumed on the next connection.
    Resumable(String),
    /// The session is over. A new session may begin.
    SessionOver(String),
    /// The bot is in more servers than Discord allows for this number of shards.
    TooFewShards,
    /// Discord refuses the bot, and would refuse every further attempt.
    Refused(RunError),
}

impl ConnectionEnd {
    /// Returns the meaning of a close code, according to Discord's documentation. Every code allows a resume, except those that end
    /// the session or reject the bot. If the session is over although the code allows a resume, Discord rejects the resume.
    pub fn from_close_code(code: u16, reason: &str) -> Self {
        let refused = |why: &str| Self::Refused(RunError::Gateway(format!("{why} ({code})")));
        match code {
            4004 => Self::Refused(RunError::Token),
            4006 | 4007 | 4009 => Self::SessionOver(format!("closed with {code}: {reason}")),
            4010 => refused("invalid shard"),
            4011 => Self::TooFewShards,
            4012 => refused("invalid API version"),
            4013 => refused("invalid intents"),
            4014 => refused("disallowed intents"),
            _ => Self::Resumable(format!("closed with {code}: {reason}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_close_code_ends_a_session_only_where_discords_table_says_so() {
        for code in [1000, 1001, 1006, 1011, 4000, 4001, 4002, 4003, 4005, 4008, 4900] {
            let end = ConnectionEnd::from_close_code(code, "");
            assert!(matches!(end, ConnectionEnd::Resumable(_)), "{code}: {end:?}");
        }
        for code in [4006, 4007, 4009] {
            let end = ConnectionEnd::from_close_code(code, "");
            assert!(matches!(end, ConnectionEnd::SessionOver(_)), "{code}: {end:?}");
        }
    }

    #[test]
    fn a_close_code_that_forbids_reconnecting_ends_the_bot() {
        for code in [4010, 4012, 4013, 4014] {
            let end = ConnectionEnd::from_close_code(code, "");
            assert!(matches!(end, ConnectionEnd::Refused(RunError::Gateway(_))), "{code}: {end:?}");
        }
        assert!(matches!(
            ConnectionEnd::from_close_code(4004, ""),
            ConnectionEnd::Refused(RunError::Token)
        ));
        assert!(matches!(ConnectionEnd::from_close_code(4011, ""), ConnectionEnd::TooFewShards));
    }
}
