//! The one guarded place for calls to Discord: what is tried again, what an error means, and what may be said of it.

use std::fmt;
use std::sync::Arc;

use serenity::all as discord;
use serenity::http::HttpError;

use crate::table::{Clock, Millis, Patience};

/// How often a call is tried.
const TRIES: u32 = 4;
/// The wait after the first failure; it doubles each time.
const FIRST_WAIT: Millis = 250;
/// The least wait where Discord had too many calls. It says for how long in `retry_after`, which serenity's errors do not hold
/// (`ErrorResponse` has status, URL, method and message only), so this is what most of its limits take; each try that comes too
/// early counts against the bot.
const LIMITED_WAIT: Millis = 1_000;

/// How long Discord may take to answer a call for which nobody has a deadline of their own.
const ANSWER_WITHIN: Millis = 30_000;

/// Calls Discord on the bot's behalf.
#[derive(Clone)]
pub struct Caller {
    http: Arc<discord::Http>,
    clock: Arc<dyn Clock>,
}

impl fmt::Debug for Caller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Caller")
    }
}

/// Why a call failed. No variant holds a URL, for interaction tokens stand in them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CallError {
    /// The interaction's time is over, or Discord does not know it (10062, 10015, 50027).
    #[error("too late to answer ({0})")]
    TooLate(isize),
    /// It was answered before (40060).
    #[error("answered already")]
    AnsweredAlready,
    /// The bot may not do that there (50001, 50013 and the like; 50083 and 160005 in a thread that is locked).
    #[error("forbidden ({0}): {1}")]
    Forbidden(isize, String),
    /// The server, channel, thread, message or member is gone.
    #[error("gone ({0}): {1}")]
    Gone(isize, String),
    /// The token is not accepted.
    #[error("the token is not accepted")]
    Unauthorized,
    /// Discord had too many calls (429), again and again.
    #[error("not now: too many calls")]
    Limited,
    /// Discord had no time or broke down, again and again.
    #[error("not now: {0}")]
    Unavailable(String),
    /// The message has a thread already (160004).
    #[error("the message has a thread already")]
    ThreadExists,
    /// What Discord answered is not what it answers, as when something in between answers for it.
    #[error("the answer could not be read")]
    Unreadable,
    /// Anything else: a mistake of this program.
    #[error("refused: {0}")]
    Refused(String),
}

impl CallError {
    /// Whether the same call may well have another answer in a moment.
    fn may_pass(&self) -> bool {
        matches!(self, Self::Unavailable(_) | Self::Limited)
    }
}

impl Caller {
    pub fn new(http: Arc<discord::Http>, clock: Arc<dyn Clock>) -> Self {
        Self { http, clock }
    }

    pub fn http(&self) -> &discord::Http {
        &self.http
    }

    /// Makes the call, again where that can help, but not past `deadline`. With an API proxy serenity's own limiter is off, so
    /// that 429 ends up here; it is the proxy that keeps the limits, and what it lets through is waited for longer.
    ///
    /// # Errors
    /// The last try's.
    pub async fn call<T, F>(
        &self,
        deadline: Option<Millis>,
        call: impl Fn() -> F,
    ) -> Result<T, CallError>
    where
        F: Future<Output = Result<T, serenity::Error>>,
    {
        let mut wait = FIRST_WAIT;
        for attempt in 1.. {
            let error = match call().await {
                Ok(value) => return Ok(value),
                Err(error) => meaning(&error),
            };
            let pause = if error == CallError::Limited { wait.max(LIMITED_WAIT) } else { wait };
            let again = self.clock.now() + pause;
            let late = deadline.is_some_and(|deadline| again >= deadline);
            if !error.may_pass() || attempt >= TRIES || late {
                return Err(error);
            }
            tracing::debug!(%error, attempt, "calling Discord again");
            self.clock.sleep_until(again).await;
            wait *= 2;
        }
        Err(CallError::Unavailable("never tried".to_owned()))
    }

    /// Makes a call once, and does not wait for ever for its answer.
    ///
    /// # Errors
    /// There is no answer, or a bad one.
    pub async fn once<T>(
        &self,
        call: impl Future<Output = Result<T, serenity::Error>>,
    ) -> Result<T, CallError> {
        tokio::select! {
            result = call => result.map_err(|error| meaning(&error)),
            () = self.clock.sleep_until(self.clock.now() + ANSWER_WITHIN) => {
                Err(CallError::Unavailable("there was no answer in time".to_owned()))
            }
        }
    }

    /// Makes a call that nothing can go on without, and that may be made twice: until Discord answers it, however long that
    /// takes. `what` is waited for.
    ///
    /// # Errors
    /// Discord refuses it for good.
    pub async fn insist<T, F>(&self, what: &str, call: impl Fn() -> F) -> Result<T, CallError>
    where
        F: Future<Output = Result<T, serenity::Error>>,
    {
        let mut patience = Patience::new(Arc::clone(&self.clock), what);
        loop {
            match self.once(call()).await {
                Err(error) if error.may_pass() || error == CallError::Unreadable => {
                    patience.wait(&error).await;
                }
                result => return result,
            }
        }
    }
}

/// What an error of serenity's means for us.
fn meaning(error: &serenity::Error) -> CallError {
    let response = match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => response,
        // Its own text would name the URL.
        serenity::Error::Http(HttpError::Request(error)) if !error.is_builder() => {
            return CallError::Unavailable("the request did not get through".to_owned());
        }
        serenity::Error::Http(_) => {
            return CallError::Refused("the request could not be made".to_owned());
        }
        serenity::Error::Json(_) => return CallError::Unreadable,
        serenity::Error::Model(error) => return CallError::Refused(error.to_string()),
        _ => return CallError::Refused("the request could not be made".to_owned()),
    };
    let status = response.status_code.as_u16();
    let code = response.error.code;
    let message = response.error.message.clone();
    match (status, code) {
        (401, 50027) | (_, 10062 | 10015 | 50027) => CallError::TooLate(code),
        (_, 40060) => CallError::AnsweredAlready,
        (_, 160_004) => CallError::ThreadExists,
        (401, _) => CallError::Unauthorized,
        (_, 10003 | 10004 | 10007 | 10008 | 10013) => CallError::Gone(code, message),
        (403, _) | (_, 50001 | 50013 | 50083 | 160_002 | 160_005) => {
            CallError::Forbidden(code, message)
        }
        (429, _) => CallError::Limited,
        (500.., _) => CallError::Unavailable(format!("{status}")),
        _ => {
            let fields = response
                .error
                .errors
                .iter()
                .map(|field| format!("; {}: {}", field.path, field.message));
            CallError::Refused(format!("{status} ({code}) {message}{}", fields.collect::<String>()))
        }
    }
}
