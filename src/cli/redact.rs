//! Redaction of secrets in log lines, such as bot tokens and the interaction tokens in the URLs of failed requests.

use std::borrow::Cow;
use std::io::{self, Write};
use std::ops::Range;

const HIDDEN: &str = "[hidden]";
/// Parts of URLs that are followed by an id and a token.
const BEFORE_IDS: [&str; 2] = ["/interactions/", "/webhooks/"];
/// Texts that are followed by a token: in a header, in JSON, and in the `Debug` output of JSON and of a field.
const BEFORE_TOKENS: [&str; 5] =
    ["Bot ", "token\":\"", "token\": \"", "token\\\":\\\"", "token: \""];
/// The prefix of serenity's error for an event that it cannot parse. After it, the error contains the whole event, in which a
/// player's rack may be.
const BEFORE_EVENT: &str = "Err deserializing text: ";

/// Replaces the secrets in a text. These are tokens (after the id in `/interactions/ID/…` and `/webhooks/ID/…`, after `Bot `, and
/// in fields called `token`), passwords in database URLs, and events of Discord.
pub(super) fn redact_secrets(text: &str) -> Cow<'_, str> {
    let mut text = Cow::Borrowed(text);
    for mark in BEFORE_IDS {
        text = hide_secret_after(text, mark, |rest| {
            let id = rest.bytes().take_while(u8::is_ascii_digit).count();
            let token = rest[id..].strip_prefix('/').filter(|_| id > 0)?;
            Some(id + 1..id + 1 + token_length(token))
        });
    }
    for mark in BEFORE_TOKENS {
        text = hide_secret_after(text, mark, |rest| Some(0..token_length(rest)));
    }
    text = hide_secret_after(text, BEFORE_EVENT, |rest| Some(0..rest.trim_end_matches('\n').len()));
    hide_secret_after(text, "://", |rest| {
        let authority = rest.split(['/', ' ', '"', '?']).next().unwrap_or_default();
        let at = authority.rfind('@')?;
        let colon = authority[..at].find(':')?;
        Some(colon + 1..at)
    })
}

/// Replaces the secret after each occurrence of `mark` by `[hidden]`. `find_secret` gets the text after the mark and returns the
/// byte range of the secret in it; `None` if there is no secret.
fn hide_secret_after<'a>(
    text: Cow<'a, str>,
    mark: &str,
    find_secret: impl Fn(&str) -> Option<Range<usize>>,
) -> Cow<'a, str> {
    if !text.contains(mark) {
        return text;
    }
    let mut shown = String::with_capacity(text.len());
    let mut rest = text.as_ref();
    while let Some(at) = rest.find(mark) {
        let (before, after) = rest.split_at(at + mark.len());
        shown.push_str(before);
        rest = after;
        if let Some(secret) = find_secret(rest).filter(|secret| !secret.is_empty()) {
            shown.push_str(&rest[..secret.start]);
            shown.push_str(HIDDEN);
            rest = &rest[secret.end..];
        }
    }
    shown.push_str(rest);
    Cow::Owned(shown)
}

/// Returns the number of bytes of the token with which the text begins.
fn token_length(text: &str) -> usize {
    text.find(|c: char| !is_token_char(c)).unwrap_or(text.len())
}

/// Returns `true` for a character that can be part of a token.
fn is_token_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '-' | '+' | '=' | '%' | '~' | '!' | '$')
}

/// A writer to standard error that redacts each log line.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RedactingStderr;

impl Write for RedactingStderr {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        // The subscriber writes a whole line with each call, so no secret is split between two calls.
        io::stderr().lock().write_all(redact_secrets(&String::from_utf8_lossy(line)).as_bytes())?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().lock().flush()
    }
}

#[cfg(test)]
mod tests {
    use super::redact_secrets;

    #[test]
    fn secrets_are_hidden_and_other_text_is_unchanged() {
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
            ("postgres://bot:p*s,s:w@rd@db/x", "postgres://bot:[hidden]@db/x"),
            ("{\"token\":\"aW50-_\",\"id\":\"1\"}", "{\"token\":\"[hidden]\",\"id\":\"1\"}"),
            ("\"{\\\"token\\\":\\\"aW50\\\"}\"", "\"{\\\"token\\\":\\\"[hidden]\\\"}\""),
            (
                "Interaction { token: \"aW50\", id: 1 }",
                "Interaction { token: \"[hidden]\", id: 1 }",
            ),
            (
                "Err deserializing text: Error(\"x\"); text: {\"content\":\"3-4-5\"}\n",
                "Err deserializing text: [hidden]\n",
            ),
            ("/webhooks/ and /interactions/x/y", "/webhooks/ and /interactions/x/y"),
            ("nothing to hide", "nothing to hide"),
        ];
        for (text, hidden) in cases {
            assert_eq!(redact_secrets(text), hidden);
        }
    }
}
