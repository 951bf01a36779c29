//! The client through which all calls to Discord go: rate limits, retries and timeouts.

mod error;

use std::fmt;
use std::sync::Arc;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use serenity::all as discord;
use serenity::http::HttpError;

pub use error::CallError;

use super::guard::{CallGuard, Permit};
use crate::metrics::METRICS;
use crate::table::RetryBackoff;
use crate::time::{Clock, Millis};

/// The maximum number of attempts of a call.
const TRIES: u32 = 4;
/// The wait in milliseconds before the first retry of a call; it doubles with each retry.
const FIRST_WAIT: Millis = 250;
/// The minimum wait in milliseconds before a retry after the status 429 (too many requests). Discord states the wait in the field
/// `retry_after` of its answer, but serenity's errors do not contain that field. This wait is long enough for most limits. Discord
/// counts every retry that comes too early against the bot.
const LIMITED_WAIT: Millis = 1_000;

/// The timeout of one attempt of a call, in milliseconds. If the caller states no deadline, it is also the time limit for all
/// attempts together.
const ANSWER_WITHIN: Millis = 30_000;
/// The number of equal sleeps into which a timeout is divided. If the clock jumps forward because the machine was suspended, only
/// the current sleep ends early, not the whole timeout.
const PARTS: Millis = 4;

/// The client for Discord's API, with retries, timeouts and a guard against too many invalid requests.
#[derive(Clone)]
pub struct Caller {
    http: Arc<discord::Http>,
    /// The HTTP client for answers to people. It does not use serenity's rate limiter, in which one person's requests would delay
    /// everybody's answers. Discord's global limit does not apply to answers.
    answers: Arc<discord::Http>,
    guard: Arc<CallGuard>,
    clock: Arc<dyn Clock>,
}

impl fmt::Debug for Caller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Caller")
    }
}

impl Caller {
    /// Creates a caller that uses `http_for_answers` for answers to people, and `http` for all other calls.
    pub fn new(
        http: Arc<discord::Http>,
        http_for_answers: Arc<discord::Http>,
        guard: Arc<CallGuard>,
        clock: Arc<dyn Clock>,
    ) -> Self {
        Self { http, answers: http_for_answers, guard, clock }
    }

    /// Makes a call, and retries it after transient errors until `deadline`, in milliseconds since 1970, but at most for half a
    /// minute. `None` stands for no deadline. With an API proxy, serenity's own rate limiter is off and the proxy enforces the
    /// limits. A 429 that the proxy lets through is retried here after a longer wait.
    ///
    /// # Errors
    /// Returns the error of the last attempt.
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
        let operation = operation_name::<F, _>(&call);
        self.repeat_until(deadline, &|| {
            self.call_guarded(operation, deadline, Box::pin(call(&self.http))).boxed()
        })
        .await
    }

    /// Makes a call that answers a person, with retries until `deadline`, while the interaction's token is valid. The call bypasses
    /// the guard, so that it waits for no other call.
    ///
    /// # Errors
    /// Returns the error of the last attempt.
    pub async fn call_to_answer_person<'a, T, F>(
        &'a self,
        deadline: Millis,
        call: impl Fn(&'a discord::Http) -> F + Sync,
    ) -> Result<T, CallError>
    where
        T: Send,
        F: Future<Output = Result<T, serenity::Error>> + Send + 'a,
    {
        let operation = operation_name::<F, _>(&call);
        let try_once = || {
            let timeout = deadline - self.clock.now();
            self.call_with_timeout(operation, timeout, Box::pin(call(&self.answers))).boxed()
        };
        self.repeat_until(deadline, &try_once).await
    }

    /// Repeats a call until it succeeds, fails for good, or has failed [`TRIES`] times. Gives up earlier if the next attempt would
    /// begin after the deadline.
    ///
    /// Futures are boxed here and below, so that this code is compiled once for each type of answer instead of for each call.
    async fn repeat_until<'a, T: Send>(
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
            if !error.is_retryable() || attempt >= TRIES || late {
                return Err(error);
            }
            tracing::debug!(%error, attempt, "calling Discord again");
            self.clock.sleep_for(pause).await;
            wait *= 2;
        }
        Err(CallError::Unavailable("never tried".to_owned()))
    }

    /// Makes a single attempt of a call, with the usual timeout.
    ///
    /// # Errors
    /// Returns the error of the attempt.
    pub async fn call_once<'a, T, F>(
        &'a self,
        call: impl FnOnce(&'a discord::Http) -> F,
    ) -> Result<T, CallError>
    where
        T: Send,
        F: Future<Output = Result<T, serenity::Error>> + Send + 'a,
    {
        let (operation, deadline) =
            (operation_name::<F, _>(&call), self.clock.now() + ANSWER_WITHIN);
        self.call_guarded(operation, deadline, Box::pin(call(&self.http))).await
    }

    /// Makes a call as soon as the guard permits it, if that is before the deadline. `operation` is its name in the metrics.
    async fn call_guarded<T: Send>(
        &self,
        operation: &'static str,
        deadline: Millis,
        call: BoxFuture<'_, Result<T, serenity::Error>>,
    ) -> Result<T, CallError> {
        let sent = loop {
            let now = self.clock.now();
            let changed = self.guard.wait_for_change();
            tokio::pin!(changed);
            // The notification is enabled before the guard's decision, so that a change between the two is not missed.
            changed.as_mut().enable();
            match self.guard.permit(now) {
                Permit::Go => break now,
                Permit::Wait(wait) if now + wait < deadline => tokio::select! {
                    () = self.clock.sleep_for(wait) => {}
                    () = changed => {}
                },
                Permit::Wait(_) | Permit::Stop => return Err(CallError::Withheld),
            }
        };
        let result = self.call_with_timeout(operation, deadline - sent, call).await;
        match &result {
            Err(CallError::Limited) => self.guard.note_rate_limited(self.clock.now()),
            _ => self.guard.note_success(sent),
        }
        result
    }

    /// Waits for Discord's answer to a call, at most for `timeout` milliseconds. Then the call and its connection are dropped.
    async fn call_with_timeout<T: Send>(
        &self,
        operation: &'static str,
        timeout: Millis,
        call: BoxFuture<'_, Result<T, serenity::Error>>,
    ) -> Result<T, CallError> {
        let part = timeout.clamp(0, ANSWER_WITHIN) / PARTS;
        let silence = async {
            for _ in 0..PARTS {
                self.clock.sleep_for(part).await;
            }
        };
        tokio::select! {
            biased;
            result = call => result.inspect(|_| METRICS.count_api_call(operation, "ok")).map_err(|error| {
                count_failure(operation, &error);
                if is_invalid_request(&error) {
                    self.guard.note_invalid_request(self.clock.now());
                }
                CallError::from_serenity_error(&error)
            }),
            () = silence => {
                METRICS.count_api_call(operation, "unreachable");
                Err(CallError::Unavailable("there was no answer in time".to_owned()))
            }
        }
    }

    /// Repeats an idempotent call until Discord answers, without a time limit. It is for calls without which the bot cannot work.
    /// `description` names the expected result in the log, such as "Discord to take the commands".
    ///
    /// # Errors
    /// Returns an error if Discord refuses the call for good.
    pub async fn call_with_retries<'a, T, F>(
        &'a self,
        description: &str,
        call: impl Fn(&'a discord::Http) -> F + Sync,
    ) -> Result<T, CallError>
    where
        T: Send,
        F: Future<Output = Result<T, serenity::Error>> + Send + 'a,
    {
        let mut backoff = RetryBackoff::new(Arc::clone(&self.clock), description);
        loop {
            match self.call_once(&call).await {
                Err(error) if error.is_transient() && error != CallError::Unauthorized => {
                    backoff.wait_after_failure(&error).await;
                }
                result => return result,
            }
        }
    }
}

/// Returns `true` if Discord counts the failure as an invalid request, of which it tolerates ten thousand in
/// ten minutes.
fn is_invalid_request(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            matches!(response.status_code.as_u16(), 401 | 403 | 429)
        }
        _ => false,
    }
}

/// Counts a failed attempt of a call.
fn count_failure(operation: &'static str, error: &serenity::Error) {
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = error else {
        return METRICS.count_api_call(operation, "unreachable");
    };
    let status = response.status_code.as_u16();
    let outcome = match status {
        401 | 403 => "forbidden",
        429 => "rate_limited",
        500.. => "unavailable",
        _ => "refused",
    };
    METRICS.count_api_call(operation, outcome);
    METRICS.count_refused_call(response.method.as_str(), &response.url, status);
}

/// Returns the name of the operation that a call makes, for the metrics. It is the name of the function of serenity that makes the
/// call, such as `edit_message`. If the future of the call is boxed, it is the name of the function of this program.
///
/// Serenity offers no hook for the route of a request that succeeds, but most of its functions make requests of a single route. The
/// compiler names futures and closures after their function. If that changes, only these names in the metrics change, and a test
/// fails.
fn operation_name<F, C>(_call: &C) -> &'static str {
    let made_by = function_name(std::any::type_name::<F>()).filter(|name| *name != "Pin");
    made_by.or_else(|| function_name(std::any::type_name::<C>())).unwrap_or("other")
}

/// Returns the last name of a path such as `serenity::<impl Id>::send<Vec<u8>>::{{closure}}`, without closures and generic
/// arguments: `send`.
fn function_name(path: &str) -> Option<&str> {
    let (mut depth, mut end) = (0_u32, path.len());
    let is_name = |name: &&str| !name.is_empty() && !name.starts_with('{');
    for (at, letter) in path.char_indices().rev() {
        match letter {
            // The arrow of a function type does not close an argument list.
            '>' if !path[..at].ends_with('-') => depth += 1,
            '<' => {
                depth = depth.saturating_sub(1);
                end = if depth == 0 { at } else { end };
            }
            ':' if depth == 0 => {
                if let Some(name) = path.get(at + 1..end).filter(is_name) {
                    return Some(name);
                }
                end = at;
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpListener;
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::super::guard::InvalidRequestLimits;
    use super::*;
    use crate::table::tests::samples::StoppedClock;

    #[test]
    fn the_name_of_an_operation_is_that_of_its_function() {
        for (path, name) in [
            ("serenity::http::client::Http::get_member::{{closure}}", Some("get_member")),
            ("a::<impl b::ChannelId>::send_message<&b::Http>::{{closure}}", Some("send_message")),
            ("a::map<b::C, fn(u8) -> d::E<u8>>::{{closure}}::{{closure}}", Some("map")),
            ("core::pin::Pin<alloc::boxed::Box<dyn a::Future<Output = ()>>>", Some("Pin")),
            ("u8", None),
        ] {
            assert_eq!(function_name(path), name, "{path}");
        }
    }

    /// Starts a fake Discord that answers every call with this status. Returns its URL and the counter of received calls.
    fn start_refusing_discord_and_count_calls(status: u16) -> (String, Arc<AtomicU32>) {
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

    /// Creates a caller for the fake Discord at this address.
    fn caller_for_url(
        url: &str,
        clock: &Arc<StoppedClock>,
        limits: InvalidRequestLimits,
    ) -> Caller {
        let http = discord::HttpBuilder::new("token").proxy(url).ratelimiter_disabled(true);
        let http = Arc::new(http.build());
        let guard = Arc::new(CallGuard::with_limits(limits));
        Caller::new(Arc::clone(&http), http, guard, Arc::clone(clock) as _)
    }

    #[tokio::test]
    async fn after_many_refused_calls_only_answers_to_people_are_sent() {
        let limits =
            InvalidRequestLimits { slow_from: 6, stop_at: 6, ..InvalidRequestLimits::default() };
        for (status, counted) in [(401, true), (403, true), (404, false), (400, false)] {
            let (url, asked) = start_refusing_discord_and_count_calls(status);
            let clock = Arc::new(StoppedClock::default());
            let caller = caller_for_url(&url, &clock, limits);
            let ask = async || caller.call(None, discord::Http::get_bot_gateway).await;
            for _ in 0..6 {
                assert_ne!(ask().await.unwrap_err(), CallError::Withheld);
            }
            assert_eq!(ask().await.unwrap_err() == CallError::Withheld, counted, "{status}");
            let before = asked.load(Ordering::SeqCst);
            assert_eq!(before, if counted { 6 } else { 7 });
            let answer = caller.call_to_answer_person(1_000, discord::Http::get_bot_gateway).await;
            assert_ne!(answer.unwrap_err(), CallError::Withheld);
            assert_eq!(asked.load(Ordering::SeqCst), before + 1);
            clock.set_time(11 * 60 * 1000);
            assert_ne!(ask().await.unwrap_err(), CallError::Withheld);
        }
    }
}
