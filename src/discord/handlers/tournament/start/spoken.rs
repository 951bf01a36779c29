//! Parsing a start time in the words of one language.

use jiff::civil::{Date, Time, Weekday};
use jiff::tz::TimeZone;

use super::zone::{parse_time, parse_zone, with_am_or_pm};
use super::{DAY, HOUR, MINUTE};
use crate::text::StartTimeWords;
use crate::time::Millis;

/// The largest number of hours that counts as a distance from now in a text without a word such as 'in'. The text '2h' is two hours
/// from now, but '20h' is a time of day.
const HOURS: Millis = 6;
const WEEKDAYS: [Weekday; 7] = [
    Weekday::Monday,
    Weekday::Tuesday,
    Weekday::Wednesday,
    Weekday::Thursday,
    Weekday::Friday,
    Weekday::Saturday,
    Weekday::Sunday,
];

/// A parsed start time.
pub enum TypedStart {
    /// A distance from now, in milliseconds.
    Away(Millis),
    At(TypedTime),
}

/// The day of a start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Day {
    /// Today or, if the time of day has already passed, tomorrow.
    Next,
    Today,
    Tomorrow,
    Of(Weekday),
    /// The first such weekday after today.
    After(Weekday),
    On(Date),
}

/// A part of the day. It determines whether an hour of the twelve-hour clock is before or after noon.
#[derive(Clone, Copy)]
enum DayPart {
    Morning,
    Afternoon,
    Evening,
}

/// A time of day as it was typed.
pub struct TypedTime {
    pub day: Day,
    pub time: Time,
    pub zone: Option<TimeZone>,
}

impl TypedStart {
    /// Parses a text in lower case and without accents in the language of these words; `None` if it
    /// is not a start time.
    pub fn parse(typed: &str, words: &StartTimeWords) -> Option<Self> {
        let time_from_now = parse_time_from_now(typed, words).map(Self::Away);
        time_from_now.or_else(|| TypedTime::parse(typed, words).map(Self::At))
    }
}

/// Returns the number of words in the longest entry with which `typed_words` begins. Returns `None` if `typed_words` begins with
/// none of the `entries`.
fn count_words_of_longest_match(typed_words: &[&str], entries: &[Vec<String>]) -> Option<usize> {
    let fits = entries.iter().filter(|entry| {
        typed_words.len() >= entry.len()
            && entry.iter().zip(typed_words).all(|(known, word)| known == word)
    });
    fits.map(Vec::len).max()
}

/// Returns `true` if an entry consists of this single word.
fn has_single_word_entry(entries: &[Vec<String>], word: &str) -> bool {
    entries.iter().any(|entry| matches!(entry.as_slice(), [only] if only == word))
}

/// Parses a distance from now and returns it in milliseconds: '30', 'in 2 hours', 'dans 1 h 30', '30 perc múlva'. A
/// bare number is minutes. Returns `None` for any other text.
fn parse_time_from_now(typed: &str, words: &StartTimeWords) -> Option<Millis> {
    let entry = |entry: &Vec<String>| entry.join(" ");
    let before = words.within.iter().map(entry).find_map(|entry| {
        typed.strip_prefix(&entry).filter(|rest| rest.starts_with(' ')).map(str::trim)
    });
    let after = words.within.iter().map(entry).find_map(|entry| {
        typed.strip_suffix(&entry).filter(|rest| rest.ends_with(' ')).map(str::trim)
    });
    let said = before.or(after);
    let mut total = 0;
    let mut last = DAY;
    let mut rest = said.unwrap_or(typed);
    while !rest.is_empty() {
        // Example: 'an hour and 30 minutes'.
        if let Some((word, more)) = rest.split_once(' ')
            && (said.is_some() || total > 0)
            && has_single_word_entry(&words.filler, word)
        {
            rest = more.trim_start();
            continue;
        }
        let digits = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
        let count: Millis = match &rest[..digits] {
            "" if said.is_some() => 1,
            digits => digits.parse::<u16>().ok()?.into(),
        };
        let unit = rest[digits..].trim_start();
        let is_letter = |letter: char| letter.is_alphabetic() || letter == '’';
        let letters = unit.find(|letter| !is_letter(letter)).unwrap_or(unit.len());
        let length = match &unit[..letters] {
            "" if last == HOUR => MINUTE,
            "" if total == 0 => MINUTE,
            minutes if has_single_word_entry(&words.minutes, minutes) => MINUTE,
            hours if has_single_word_entry(&words.hours, hours) => {
                if said.is_none()
                    && count > HOURS
                    && (hours == "h" || has_single_word_entry(&words.oclock, hours))
                {
                    return None;
                }
                HOUR
            }
            days if has_single_word_entry(&words.days, days) => DAY,
            _ => return None,
        };
        // '19h30' is a time of day.
        if said.is_none() && last == HOUR && unit.is_empty() {
            return None;
        }
        (total, last) = (total + count * length, length);
        // Example: '30 min.'.
        rest = unit[letters..].trim_start_matches(['.', ' ']);
    }
    (total > 0).then_some(total)
}

impl TypedTime {
    /// Parses a time of day with its day and time zone in the language of these words; `None` if it
    /// is not one.
    fn parse(typed: &str, words: &StartTimeWords) -> Option<Self> {
        let (mut day, mut time, mut zone) = (Day::Next, None, None);
        // A number without a unit. It is an hour if a word such as 'o’clock' follows.
        let mut hour: Option<i8> = None;
        // True if a word such as 'at' marks a bare number as an hour.
        let mut is_said = false;
        let mut is_next = false;
        let spaced = typed.replace(',', " ").replace("utc", " utc").replace("gmt", " utc");
        let spaced = spaced.replace("utc ", "utc");
        let typed = spaced.split_whitespace().map(|word| word.trim_end_matches('.'));
        let typed: Vec<&str> = typed.flat_map(|word| split_day_part(word, words)).collect();
        let mut part = None;
        let mut rest = typed.as_slice();
        while let Some(word) = rest.first() {
            let mut length = 1;
            let oclock = count_words_of_longest_match(rest, &words.oclock);
            if let Some(hours) = hour
                && (oclock.is_some() || matches!(*word, "am" | "pm"))
            {
                let exact = Time::new(hours, 0, 0, 0).ok()?;
                (time, hour) = (Some(exact), None);
                match oclock {
                    Some(words) => length = words,
                    None => time = Some(with_am_or_pm(exact, word)?),
                }
            } else if let Some(leading) = parse_leading_day(rest, words) {
                (length, is_said) = (leading.word_count, true);
                (day, part) = (leading.day.unwrap_or(day), leading.part.or(part));
            } else if let Some(words) = count_words_of_longest_match(rest, &words.next) {
                (length, is_next) = (words, true);
            } else if let Some(words) = count_words_of_longest_match(rest, &words.filler).or(oclock)
            {
                (length, is_said) = (words, true);
            } else if let Some(known) = parse_zone(word) {
                zone = Some(known);
            } else if matches!(*word, "am" | "pm") {
                time = Some(with_am_or_pm(time?, word)?);
            } else {
                let bare = strip_oclock(word, words);
                let is_short =
                    bare.len() <= 2 && bare.bytes().all(|letter| letter.is_ascii_digit());
                if let Some(hours) = bare.parse().ok().filter(|_| is_short) {
                    if bare.len() == word.len() {
                        hour = Some(hours);
                    } else {
                        time = Some(Time::new(hours, 0, 0, 0).ok()?);
                    }
                } else {
                    // Example: '20:00+1'.
                    let end = bare.find(['+', '-']).unwrap_or(bare.len());
                    time = Some(parse_time(&with_colon_for_hour_word(&bare[..end], words))?);
                    if end < bare.len() {
                        zone = Some(parse_zone(&bare[end..])?);
                    }
                }
            }
            rest = &rest[length..];
        }
        if let Day::Of(weekday) = day
            && is_next
        {
            day = Day::After(weekday);
        }
        let bare = hour.filter(|_| is_said && time.is_none());
        let bare = bare.and_then(|hours| Time::new(hours, 0, 0, 0).ok());
        let time = bare.or(time.filter(|_| hour.is_none()))?;
        let time = part.map_or(Some(time), |part: DayPart| part.resolve_time(time))?;
        Some(Self { day, time, zone })
    }
}

impl DayPart {
    /// Returns the time of day on the 24-hour clock that a typed `time` means in this part of the day: both 8:00 and 20:00 in the
    /// evening are 20:00. Returns `None` if the part of the day does not contain that time.
    fn resolve_time(self, time: Time) -> Option<Time> {
        // The hours of this part of the day: first those on the twelve-hour clock to which 12 is added, then those on
        // the 24-hour clock.
        let (twelve, day) = match self {
            Self::Morning => (0..0, 0..13),
            Self::Afternoon => (1..10, 11..22),
            Self::Evening => (5..12, 17..24),
        };
        match time.hour() {
            hour if twelve.contains(&hour) => Time::new(hour + 12, time.minute(), 0, 0).ok(),
            hour => day.contains(&hour).then_some(time),
        }
    }
}

/// Splits a word of a day and a part of the day into the two: 'maandagavond' becomes 'maandag avond'.
fn split_day_part<'a>(word: &'a str, words: &'a StartTimeWords) -> Vec<&'a str> {
    let entries = [&words.morning, &words.afternoon, &words.evening].into_iter().flatten();
    let mut ends = entries.filter_map(|entry| entry.first()?.strip_prefix('-'));
    let split = ends.find_map(|end| {
        let day = word.strip_suffix(end)?;
        parse_leading_day(&[day], words)
            .is_some_and(|leading| leading.word_count == 1 && leading.day.is_some())
            .then(|| vec![day, end])
    });
    split.unwrap_or_else(|| vec![word])
}

/// Removes the language's word for o'clock from the end of a word: '20:00-kor' becomes '20:00', and '20uhr' becomes '20'.
fn strip_oclock<'a>(word: &'a str, words: &StartTimeWords) -> &'a str {
    let ends = words.oclock.iter().filter_map(|entry| match entry.as_slice() {
        [only] => word.strip_suffix(only.as_str()),
        _ => None,
    });
    let is_time = |bare: &&str| bare.ends_with(|last: char| last.is_ascii_digit());
    ends.filter(is_time).min_by_key(|bare| bare.len()).unwrap_or(word)
}

/// Replaces the language's word for o'clock by a colon: '20uhr30' becomes '20:30'.
fn with_colon_for_hour_word(word: &str, words: &StartTimeWords) -> String {
    let parts = words.oclock.iter().filter_map(|entry| match entry.as_slice() {
        [only] => word.split_once(only.trim_start_matches('-')),
        _ => None,
    });
    let is_number =
        |part: &str| !part.is_empty() && part.bytes().all(|letter| letter.is_ascii_digit());
    let mut parts = parts.filter(|(hours, minutes)| is_number(hours) && is_number(minutes));
    parts.next().map_or(word.to_owned(), |(hours, minutes)| format!("{hours}:{minutes}"))
}

/// The day and the part of the day with which a text begins, at least one of the two.
struct LeadingDay {
    /// The number of words that name them.
    word_count: usize,
    day: Option<Day>,
    part: Option<DayPart>,
}

/// Parses the day, the part of the day, or both ('tonight'), with which `typed_words` begins. Returns `None` if it
/// begins with neither.
fn parse_leading_day(typed_words: &[&str], words: &StartTimeWords) -> Option<LeadingDay> {
    let date =
        typed_words.first().filter(|word| word.len() == 10).and_then(|word| word.parse().ok());
    if let Some(date) = date {
        return Some(LeadingDay { word_count: 1, day: Some(Day::On(date)), part: None });
    }
    let days = [(&words.today, Day::Today), (&words.tomorrow, Day::Tomorrow)];
    let weekdays = words.weekdays.iter().zip(WEEKDAYS).map(|(of, day)| (of, Day::Of(day)));
    let days = days.into_iter().chain(weekdays);
    let parts = [
        (&words.morning, DayPart::Morning),
        (&words.afternoon, DayPart::Afternoon),
        (&words.evening, DayPart::Evening),
    ];
    let longest_day = days
        .filter_map(|(of, day)| Some((count_words_of_longest_match(typed_words, of)?, day)))
        .max_by_key(|(length, _)| *length);
    let longest_part = parts
        .into_iter()
        .filter_map(|(of, part)| Some((count_words_of_longest_match(typed_words, of)?, part)))
        .max_by_key(|(length, _)| *length);
    let length_of_day = longest_day.map_or(0, |(length, _)| length);
    let length = length_of_day.max(longest_part.map_or(0, |(length, _)| length));
    let day = longest_day.filter(|(of, _)| *of == length).map(|(_, day)| day);
    let part = longest_part.filter(|(of, _)| *of == length).map(|(_, part)| part);
    (length > 0).then_some(LeadingDay { word_count: length, day, part })
}
