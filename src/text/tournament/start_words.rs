//! The words in which people type the start of a tournament.

use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::text::core::bundle::say;
use crate::text::{Lang, Text};

/// Words of one kind, each folded and split where it has spaces.
type Words = Vec<Vec<String>>;

/// The words of one language that can stand in a start as it is typed; folded, as [`fold_start`] does.
#[derive(Clone, Debug)]
pub struct StartWords {
    /// Around a distance: 'in'.
    pub within: Words,
    pub minutes: Words,
    pub hours: Words,
    pub days: Words,
    pub today: Words,
    pub tomorrow: Words,
    /// The days of the week, Monday first.
    pub weekdays: [Words; 7],
    /// After the number of an hour: 'o’clock'. One with a hyphen before it is the end of a word.
    pub oclock: Words,
    /// Words that mean nothing by themselves: 'at'.
    pub filler: Words,
}

/// A text in which capitals, accents and kinds of apostrophes and minus signs make no difference.
pub fn fold_start(typed: &str) -> String {
    let bare = typed.trim().nfd().filter(|letter| !is_combining_mark(*letter));
    let lower = bare.flat_map(char::to_lowercase);
    lower
        .map(|letter| match letter {
            // No accent to Unicode, but one to whoever types it.
            'ł' => 'l',
            '\'' => '’',
            '−' => '-',
            other => other,
        })
        .collect()
}

/// Those of every language: each letter that somebody types is looked up in all of them.
static WORDS: LazyLock<[StartWords; Lang::ALL.len()]> =
    LazyLock::new(|| Lang::ALL.map(|lang| Text::of(lang).load_start_words()));

impl Text {
    /// The words of this language in which a start is typed.
    pub fn start_words(&self) -> &'static StartWords {
        &WORDS[self.lang() as usize]
    }

    fn load_start_words(&self) -> StartWords {
        let words = |list: String| {
            let entries = list.split(',').map(fold_start);
            let split = |entry: String| entry.split_whitespace().map(str::to_owned).collect();
            entries.map(split).collect()
        };
        StartWords {
            within: words(say!(self, "start-in")),
            minutes: words(say!(self, "start-minutes")),
            hours: words(say!(self, "start-hours")),
            days: words(say!(self, "start-days")),
            today: words(say!(self, "start-today")),
            tomorrow: words(say!(self, "start-tomorrow")),
            weekdays: [
                words(say!(self, "start-monday")),
                words(say!(self, "start-tuesday")),
                words(say!(self, "start-wednesday")),
                words(say!(self, "start-thursday")),
                words(say!(self, "start-friday")),
                words(say!(self, "start-saturday")),
                words(say!(self, "start-sunday")),
            ],
            oclock: words(say!(self, "start-oclock")),
            filler: words(say!(self, "start-filler")),
        }
    }
}
