//! The words that people type for the start time of a tournament.

use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::text::core::bundle::say;
use crate::text::{Lang, Text};

/// Words and phrases with the same meaning. Each phrase is a list of words in lower case without accents.
type Words = Vec<Vec<String>>;

/// The words of one language that people type for start times, simplified by [`fold_for_matching`].
#[derive(Clone, Debug)]
pub struct StartTimeWords {
    /// Words that introduce the time until the start: 'in' of 'in 2 hours'.
    pub within: Words,
    pub minutes: Words,
    pub hours: Words,
    pub days: Words,
    pub today: Words,
    pub tomorrow: Words,
    /// Words that mark the next occurrence of a weekday: 'next'. 'Next Friday' is never today.
    pub next: Words,
    /// The days of the week, Monday first.
    pub weekdays: [Words; 7],
    /// The words for the morning. A word with a leading hyphen is a suffix of the name of a day: '-abend', for the evening, in the
    /// German 'Freitagabend'.
    pub morning: Words,
    pub afternoon: Words,
    pub evening: Words,
    /// Words that can follow the number of an hour: 'o’clock'. A word with a leading hyphen is a suffix of the number.
    pub oclock: Words,
    /// Words without meaning, which are ignored: 'at'.
    pub filler: Words,
}

/// Simplifies a typed text, so that capitals, accents, and different apostrophes and minus signs make no difference.
pub fn fold_for_matching(typed_text: &str) -> String {
    let bare = typed_text.trim().nfd().filter(|letter| !is_combining_mark(*letter));
    let lower = bare.flat_map(char::to_lowercase);
    lower
        .map(|letter| match letter {
            // Unicode does not treat the stroke of this letter as an accent, but people do.
            'ł' => 'l',
            '\'' => '’',
            '−' => '-',
            other => other,
        })
        .collect()
}

/// The words of every language. They are loaded once, because a typed text is compared with all of them at each keystroke.
static WORDS: LazyLock<[StartTimeWords; Lang::ALL.len()]> =
    LazyLock::new(|| Lang::ALL.map(|lang| Text::for_lang(lang).load_start_time_words()));

impl Text {
    /// Returns the words of this language for start times.
    pub fn start_time_words(&self) -> &'static StartTimeWords {
        &WORDS[self.lang() as usize]
    }

    /// Loads the words of this language from its Fluent files.
    fn load_start_time_words(&self) -> StartTimeWords {
        let words = |list: String| {
            let entries = list.split(',').map(fold_for_matching);
            let split = |entry: String| entry.split_whitespace().map(str::to_owned).collect();
            entries.map(split).collect()
        };
        StartTimeWords {
            within: words(say!(self, "start-in")),
            minutes: words(say!(self, "start-minutes")),
            hours: words(say!(self, "start-hours")),
            days: words(say!(self, "start-days")),
            today: words(say!(self, "start-today")),
            tomorrow: words(say!(self, "start-tomorrow")),
            next: words(say!(self, "start-next")),
            weekdays: [
                words(say!(self, "start-monday")),
                words(say!(self, "start-tuesday")),
                words(say!(self, "start-wednesday")),
                words(say!(self, "start-thursday")),
                words(say!(self, "start-friday")),
                words(say!(self, "start-saturday")),
                words(say!(self, "start-sunday")),
            ],
            morning: words(say!(self, "start-morning")),
            afternoon: words(say!(self, "start-afternoon")),
            evening: words(say!(self, "start-evening")),
            oclock: words(say!(self, "start-oclock")),
            filler: words(say!(self, "start-filler")),
        }
    }
}
