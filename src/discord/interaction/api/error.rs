//! The meaning of errors of calls to Discord.

use serenity::http::HttpError;

/// The reason why a call failed. No variant contains a URL, because URLs contain interaction tokens.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CallError {
    /// The interaction has expired, or Discord does not know it (10062, 10015, 50027).
    #[error("too late to answer ({0})")]
    TooLate(isize),
    /// The interaction was already answered (40060).
    #[error("answered already")]
    AnsweredAlready,
    /// The thread is archived (50083). A new message opens it again, but an edit does not.
    #[error("the thread is archived")]
    ThreadArchived,
    /// The bot lacks a permission (50001, 50013 and the like), or the thread is locked (160005).
    #[error("forbidden ({0}): {1}")]
    Forbidden(isize, String),
    /// The server, channel, thread, message, member or emoji no longer exists.
    #[error("gone ({0}): {1}")]
    Gone(isize, String),
    /// The token is not accepted.
    #[error("the token is not accepted")]
    Unauthorized,
    /// Discord answered all attempts with the status 429 (too many requests).
    #[error("not now: too many calls")]
    Limited,
    /// The guard did not let the call be sent, because Discord had refused too many calls.
    #[error("not now: too many calls have been refused")]
    Withheld,
    /// At every attempt, Discord failed or did not answer.
    #[error("not now: {0}")]
    Unavailable(String),
    /// The message has a thread already (160004).
    #[error("the message has a thread already")]
    ThreadExists,
    /// The answer was not sent by Discord but, for example, by a proxy.
    #[error("the answer could not be read")]
    Unreadable,
    /// Any other error. It is a bug of this program.
    #[error("refused: {0}")]
    Refused(String),
}

impl CallError {
    /// Returns `true` if an immediate retry may succeed.
    pub(super) fn is_retryable(&self) -> bool {
        matches!(self, Self::Unavailable(_) | Self::Limited)
    }

    /// Returns `true` if Discord says that the person is not a member of the server or does not exist
    /// (10007, 10013).
    ///
    /// Other codes say nothing about the person: in an outage the server itself can be unknown (10004).
    pub fn is_unknown_person(&self) -> bool {
        matches!(self, Self::Gone(10_007 | 10_013, _))
    }

    /// Returns `true` if the same call may succeed later, because nothing is wrong with the call
    /// itself.
    pub fn is_transient(&self) -> bool {
        self.is_retryable()
            || matches!(self, Self::Withheld | Self::Unauthorized | Self::Unreadable)
    }

    /// Converts an error of serenity to its meaning for callers.
    pub(super) fn from_serenity_error(error: &serenity::Error) -> Self {
        let response = match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => response,
            // The error's own message would contain the URL.
            serenity::Error::Http(HttpError::Request(error)) if !error.is_builder() => {
                let host = error.url().and_then(|url| {
                    let port = url.port().map_or_else(String::new, |port| format!(":{port}"));
                    Some(format!("{}{port}", url.host_str()?))
                });
                return Self::Unavailable(describe_failed_connection(host, error));
            }
            serenity::Error::Http(_) => {
                return Self::Refused("the request could not be made".to_owned());
            }
            serenity::Error::Json(_) => return Self::Unreadable,
            serenity::Error::Model(error) => return Self::Refused(error.to_string()),
            _ => return Self::Refused("the request could not be made".to_owned()),
        };
        let status = response.status_code.as_u16();
        let code = response.error.code;
        let message = response.error.message.clone();
        match (status, code) {
            (401, 50027) | (_, 10062 | 10015 | 50027) => Self::TooLate(code),
            (_, 40060) => Self::AnsweredAlready,
            (_, 160_004) => Self::ThreadExists,
            (_, 50083) => Self::ThreadArchived,
            (401, _) => Self::Unauthorized,
            (_, 10003 | 10004 | 10007 | 10008 | 10013 | 10014 | 10070) => Self::Gone(code, message),
            (403, _) | (_, 50001 | 50013 | 160_002 | 160_005) => Self::Forbidden(code, message),
            (429, _) => Self::Limited,
            (500.., _) => Self::Unavailable(format!("{status}")),
            _ => {
                let fields = response
                    .error
                    .errors
                    .iter()
                    .map(|field| format!("; {}: {}", field.path, field.message));
                Self::Refused(format!("{status} ({code}) {message}{}", fields.collect::<String>()))
            }
        }
    }
}

/// Describes a failed connection by its host and cause. The rest of the URL may contain an interaction's token.
fn describe_failed_connection(host: Option<String>, error: &dyn std::error::Error) -> String {
    let host = host.as_deref().unwrap_or("the host");
    // The innermost cause comes from the operating system; the ones around it may contain the URL.
    let Some(mut cause) = error.source() else { return format!("{host} cannot be reached") };
    while let Some(inner) = cause.source() {
        cause = inner;
    }
    format!("{host} cannot be reached ({cause})")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_codes_of_an_unknown_member_or_account_mean_that_a_person_has_left() {
        let unknown = |code| CallError::Gone(code, String::new()).is_unknown_person();
        assert!([10_007, 10_013].into_iter().all(unknown));
        // The codes of an unknown channel, server, message, emoji and scheduled event.
        assert!(![10_003, 10_004, 10_008, 10_014, 10_070].into_iter().any(unknown));
        assert!(!CallError::Forbidden(50_001, String::new()).is_unknown_person());
    }
}
