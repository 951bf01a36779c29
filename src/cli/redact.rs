//! Secrets never get into a log: bot tokens, and the interaction tokens that stand in the URLs of failed requests.

use std::borrow::Cow;
use std::io::{self, Write};

const HIDDEN: &str = "[hidden]";
/// After an id these are followed by a token.
const BEFORE_TOKENS: [&str; 2] = ["/interactions/", "/webhooks/"];

/// The text without tokens: the part after the id in `/interactions/ID/…` and `/webhooks/ID/…`, whatever follows `Bot `, and
/// the password of a database's URL.
pub(super) fn redact(text: &str) -> Cow<'_, str> {
    let mut text = Cow::Borrowed(text);
    for mark in BEFORE_TOKENS {
        text = hide(text, mark, |rest| {
            let id = rest.bytes().take_while(u8::is_ascii_digit).count();
            (id > 0 && rest[id..].starts_with('/')).then_some(id + 1)
        });
    }
    text = hide(text, "Bot ", |_| Some(0));
    hide(text, "://", |rest| {
        let authority = rest.split(['/', ' ', '"', '?']).next().unwrap_or_default();
        let user = authority.rfind('@').map(|at| &authority[..at])?;
        user.find(':').map(|colon| colon + 1)
    })
}

/// Hides what looks like a token behind each `mark`; `skip` says how much of the rest is none, or that there is no token.
fn hide<'a>(text: Cow<'a, str>, mark: &str, skip: impl Fn(&str) -> Option<usize>) -> Cow<'a, str> {
    if !text.contains(mark) {
        return text;
    }
    let mut shown = String::with_capacity(text.len());
    let mut rest = text.as_ref();
    while let Some(at) = rest.find(mark) {
        let (before, after) = rest.split_at(at + mark.len());
        shown.push_str(before);
        rest = after;
        if let Some(skipped) = skip(rest) {
            let (kept, secret) = rest.split_at(skipped);
            let secret_end = secret.find(|c: char| !is_of_a_token(c)).unwrap_or(secret.len());
            shown.push_str(kept);
            if secret_end > 0 {
                shown.push_str(HIDDEN);
            }
            rest = &secret[secret_end..];
        }
    }
    shown.push_str(rest);
    Cow::Owned(shown)
}

fn is_of_a_token(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '-' | '+' | '=' | '%' | '~' | '!' | '$')
}

/// A writer of log lines that hides secrets in them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RedactingStderr;

impl Write for RedactingStderr {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        // The subscriber writes a whole line at once.
        io::stderr().lock().write_all(redact(&String::from_utf8_lossy(line)).as_bytes())?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().lock().flush()
    }
}

#[cfg(test)]
mod tests {
    use super::redact;

    #[test]
    fn tokens_are_hidden_and_the_rest_is_kept() {
        let cases = [
            (
                "POST /api/v10/interactions/12/aW50.-x_/callback 404",
                "POST /api/v10/interactions/12/[hidden]/callback 404",
            ),
            (
                "url: \"https://d.com/api/v10/webhooks/7/tok-en?wait=true\"",
                "url: \"https://d.com/api/v10/webhooks/7/[hidden]?wait=true\"",
            ),
            ("Authorization: Bot MTA.abc.d-e_f, next", "Authorization: Bot [hidden], next"),
            (
                "postgres://bot:pass@db/x and postgres://bot@db/x",
                "postgres://bot:[hidden]@db/x and postgres://bot@db/x",
            ),
            ("/webhooks/ and /interactions/x/y", "/webhooks/ and /interactions/x/y"),
            ("nothing to hide", "nothing to hide"),
        ];
        for (text, hidden) in cases {
            assert_eq!(redact(text), hidden);
        }
    }
}
