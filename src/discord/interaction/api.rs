//! The one guarded place for calls to Discord: what is tried again, what an error means, and what may be said of it.

use std::fmt;
use std::sync::Arc;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use serenity::all as discord;
use serenity::http::HttpError;

use super::guard::{Guard, Permit};
use crate::table::Patience;
use crate::time::{Clock, Millis};

/// The most tries of a call.
const TRIES: u32 = 4;
/// The wait after the first failure; it doubles each time.
const FIRST_WAIT: Millis = 250;
/// The least wait where Discord had too many calls. It says for how long in `retry_after`, which serenity's errors do not hold
/// (`ErrorResponse` has status, URL, method and message only), so this is what most of its limits take; each try that comes too
/// early counts against the bot.
const LIMITED_WAIT: Millis = 1_000;

/// The most time for Discord to answer a call, and for all tries of a call for which nobody has a deadline of their own.
const ANSWER_WITHIN: Millis = 30_000;
/// That time is waited in so many parts, each from where the one before it has ended: a clock that leaps (the machine was asleep)
/// takes one of them from a call whose answer may be there at once.
const PARTS: Millis = 4;

/// Calls Discord on the bot's behalf.
#[derive(Clone)]
pub struct Caller {
    http: Arc<discord::Http>,
    /// For answers to people. serenity's limiter is off: it would have the answers of all wait for one person's, and they are
    /// not bound to what the bot may ask for in all.
    answers: Arc<discord::Http>,
    guard: Arc<Guard>,
    clock: Arc<dyn Clock>,
}

impl fmt::Debug for Caller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Caller")
    }
}

/// The reason for which a call failed. No variant holds a URL, for interaction tokens stand in them.
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
    /// The server, channel, thread, message, member or emoji is gone.
    #[error("gone ({0}): {1}")]
    Gone(isize, String),
    /// The token is not accepted.
    #[error("the token is not accepted")]
    Unauthorized,
    /// Discord had too many calls (429), again and again.
    #[error("not now: too many calls")]
    Limited,
    /// So many calls were refused that this one was not made.
    #[error("not now: too many calls have been refused")]
    Withheld,
    /// Discord had no time or broke down, again and again.
    #[error("not now: {0}")]
    Unavailable(String),
    /// The message has a thread already (160004).
    #[error("the message has a thread already")]
    ThreadExists,
    /// The answer is none of Discord's, as when something in between answers for it.
    #[error("the answer could not be read")]
    Unreadable,
    /// Anything else: a mistake of this program.
    #[error("refused: {0}")]
    Refused(String),
}

impl CallError {
    /// True if the same call may well have another answer in a moment.
    fn may_pass(&self) -> bool {
        matches!(self, Self::Unavailable(_) | Self::Limited)
    }

    /// True if Discord says that the person is no member of the server or does not exist (10007, 10013).
    ///
    /// Other codes of a look-up say nothing about the person: in an outage a server can be unknown (10004).
    pub fn is_unknown_person(&self) -> bool {
        matches!(self, Self::Gone(10_007 | 10_013, _))
    }

    /// True if the same call may have another answer some time later: nothing is wrong with it.
    pub fn is_passing(&self) -> bool {
        self.may_pass() || matches!(self, Self::Withheld | Self::Unauthorized | Self::Unreadable)
    }
}

impl Caller {
    /// The way to Discord: by `http`, and by `answers` for answers to people.
    pub fn new(
        http: Arc<discord::Http>,
        answers: Arc<discord::Http>,
        guard: Arc<Guard>,
        clock: Arc<dyn Clock>,
    ) -> Self {
        Self { http, answers, guard, clock }
    }

    /// Makes the call, again where that can help, but not past `deadline`: with its tries and without an answer a call is given
    /// up after half a minute at the latest. With an API proxy serenity's own limiter is off, so that 429 ends up here; it is the
    /// proxy that keeps the limits, and what it lets through is waited for longer.
    ///
    /// # Errors
    /// The last try's.
    pub async fn call<'a, T, F>(
        &'a self,
        deadline: Option<Millis>,
        call: impl Fn(&'a discord::Http) -> F + Sync,
    ) -> Result<T, CallError>
    where
        T: Send,
        F: Future<Output = Result<T, serenity::Error>> + Send + 'a,
    {
        let latest = self.clock.now() + ANSWER_WITHIN;
        let deadline = deadline.map_or(latest, |deadline| deadline.min(latest));
        self.repeat(deadline, &|| self.guarded(deadline, Box::pin(call(&self.http))).boxed()).await
    }

    /// The same for an answer to a person, which may be tried for as long as its interaction lives, and waits for nobody else's.
    ///
    /// # Errors
    /// The last try's.
    pub async fn answer<'a, T, F>(
        &'a self,
        deadline: Millis,
        call: impl Fn(&'a discord::Http) -> F + Sync,
    ) -> Result<T, CallError>
    where
        T: Send,
        F: Future<Output = Result<T, serenity::Error>> + Send + 'a,
    {
        let try_once =
            || self.within(deadline - self.clock.now(), Box::pin(call(&self.answers))).boxed();
        self.repeat(deadline, &try_once).await
    }

    /// Repeats a call until it succeeds, fails for good or the deadline is near.
    ///
    /// Futures are boxed here and below, so that this code is compiled once for each type of answer and not for each call.
    async fn repeat<'a, T: Send>(
        &self,
        deadline: Millis,
        try_once: &(dyn Fn() -> BoxFuture<'a, Result<T, CallError>> + Sync),
    ) -> Result<T, CallError> {
        let mut wait = FIRST_WAIT;
        for attempt in 1.. {
            let error = match try_once().await {
                Ok(value) => return Ok(value),
                Err(error) => error,
            };
            let pause = if error == CallError::Limited { wait.max(LIMITED_WAIT) } else { wait };
            let late = self.clock.now() + pause >= deadline;
            if !error.may_pass() || attempt >= TRIES || late {
                return Err(error);
            }
            tracing::debug!(%error, attempt, "calling Discord again");
            self.clock.sleep_for(pause).await;
            wait *= 2;
        }
        Err(CallError::Unavailable("never tried".to_owned()))
    }

    /// Makes a call once, and does not wait for ever for its answer.
    ///
    /// # Errors
    /// There is no answer, or a bad one.
    pub async fn once<'a, T, F>(
        &'a self,
        call: impl FnOnce(&'a discord::Http) -> F,
    ) -> Result<T, CallError>
    where
        T: Send,
        F: Future<Output = Result<T, serenity::Error>> + Send + 'a,
    {
        self.guarded(self.clock.now() + ANSWER_WITHIN, Box::pin(call(&self.http))).await
    }

    /// Makes a call as soon as the guard lets it go, if that is before the deadline.
    async fn guarded<T: Send>(
        &self,
        deadline: Millis,
        call: BoxFuture<'_, Result<T, serenity::Error>>,
    ) -> Result<T, CallError> {
        let sent = loop {
            let now = self.clock.now();
            let changed = self.guard.changed();
            tokio::pin!(changed);
            // Armed before it is asked, so that what changes meanwhile is not missed.
            changed.as_mut().enable();
            match self.guard.ask(now) {
                Permit::Go => break now,
                Permit::Wait(wait) if now + wait < deadline => tokio::select! {
                    () = self.clock.sleep_for(wait) => {}
                    () = changed => {}
                },
                Permit::Wait(_) | Permit::Stop => return Err(CallError::Withheld),
            }
        };
        let result = self.within(deadline - sent, call).await;
        match &result {
            Err(CallError::Limited) => self.guard.too_many(self.clock.now()),
            _ => self.guard.got_through(sent),
        }
        result
    }

    /// The answer to a call that has been made, if it comes in this time. Otherwise the call is dropped, and its connection with it.
    async fn within<T: Send>(
        &self,
        time: Millis,
        call: BoxFuture<'_, Result<T, serenity::Error>>,
    ) -> Result<T, CallError> {
        let part = time.clamp(0, ANSWER_WITHIN) / PARTS;
        let silence = async {
            for _ in 0..PARTS {
                self.clock.sleep_for(part).await;
            }
        };
        tokio::select! {
            biased;
            result = call => result.map_err(|error| {
                if is_invalid(&error) {
                    self.guard.invalid(self.clock.now());
                }
                meaning(&error)
            }),
            () = silence => Err(CallError::Unavailable("there was no answer in time".to_owned())),
        }
    }

    /// Makes a call that nothing can go on without, and that may be made twice: until Discord answers it, however long that
    /// takes. `what` is waited for.
    ///
    /// # Errors
    /// Discord refuses it for good.
    pub async fn insist<'a, T, F>(
        &'a self,
        what: &str,
        call: impl Fn(&'a discord::Http) -> F + Sync,
    ) -> Result<T, CallError>
    where
        T: Send,
        F: Future<Output = Result<T, serenity::Error>> + Send + 'a,
    {
        let mut patience = Patience::new(Arc::clone(&self.clock), what);
        loop {
            match self.once(&call).await {
                Err(error) if error.is_passing() && error != CallError::Unauthorized => {
                    patience.wait(&error).await;
                }
                result => return result,
            }
        }
    }
}

/// True if Discord counts this among the invalid requests, of which it bears ten thousand in ten minutes.
fn is_invalid(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            matches!(response.status_code.as_u16(), 401 | 403 | 429)
        }
        _ => false,
    }
}

/// The failure of a call that one of serenity's errors stands for.
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
        (_, 10003 | 10004 | 10007 | 10008 | 10013 | 10014 | 10070) => {
            CallError::Gone(code, message)
        }
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

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpListener;
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::super::guard::Limits;
    use super::*;
    use crate::table::tests::samples::Standing;

    /// A Discord that refuses everything with this status; it counts how often.
    fn refusing(status: u16) -> (String, Arc<AtomicU32>) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let asked = Arc::new(AtomicU32::new(0));
        let count = Arc::clone(&asked);
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let mut stream = stream.unwrap();
                assert!(stream.read(&mut [0; 4096]).unwrap() > 0);
                count.fetch_add(1, Ordering::SeqCst);
                let head = format!("HTTP/1.1 {status} No\r\nconnection: close\r\n");
                let body = r#"{"code":0,"message":"no"}"#;
                write!(stream, "{head}content-length: {}\r\n\r\n{body}", body.len()).unwrap();
            }
        });
        (url, asked)
    }

    fn caller(url: &str, clock: &Arc<Standing>, limits: Limits) -> Caller {
        let http = discord::HttpBuilder::new("token").proxy(url).ratelimiter_disabled(true);
        let http = Arc::new(http.build());
        let guard = Arc::new(Guard::with(limits));
        Caller::new(Arc::clone(&http), http, guard, Arc::clone(clock) as _)
    }

    #[test]
    fn only_an_unknown_member_or_account_has_left() {
        let unknown = |code| CallError::Gone(code, String::new()).is_unknown_person();
        assert!([10_007, 10_013].into_iter().all(unknown));
        // A channel, a server, a message, an emoji, a scheduled event.
        assert!(![10_003, 10_004, 10_008, 10_014, 10_070].into_iter().any(unknown));
        assert!(!CallError::Forbidden(50_001, String::new()).is_unknown_person());
    }

    #[tokio::test]
    async fn after_many_refusals_only_people_are_answered() {
        let limits = Limits { slow_from: 6, stop_at: 6, ..Limits::default() };
        for (status, counted) in [(401, true), (403, true), (404, false), (400, false)] {
            let (url, asked) = refusing(status);
            let clock = Arc::new(Standing::default());
            let caller = caller(&url, &clock, limits);
            let ask = async || caller.call(None, discord::Http::get_bot_gateway).await;
            for _ in 0..6 {
                assert_ne!(ask().await.unwrap_err(), CallError::Withheld);
            }
            assert_eq!(ask().await.unwrap_err() == CallError::Withheld, counted, "{status}");
            let before = asked.load(Ordering::SeqCst);
            assert_eq!(before, if counted { 6 } else { 7 });
            let answer = caller.answer(1_000, discord::Http::get_bot_gateway).await;
            assert_ne!(answer.unwrap_err(), CallError::Withheld);
            assert_eq!(asked.load(Ordering::SeqCst), before + 1);
            clock.set(11 * 60 * 1000);
            assert_ne!(ask().await.unwrap_err(), CallError::Withheld);
        }
    }
}
