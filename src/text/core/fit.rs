//! Texts within a limit: what gives way first is decided beforehand, and nothing is cut in the middle.

/// The most letters of a message.
pub const MESSAGE: usize = 2000;

/// A part of a text, in several forms, from the longest to the shortest. An empty form leaves no trace.
#[derive(Clone, Debug)]
pub struct Part {
    /// Parts with a lower number give way first; of equal ones the earlier.
    keep: u8,
    forms: Vec<String>,
}

impl Part {
    /// A part that must stay.
    pub fn fixed(text: String) -> Self {
        Self { keep: u8::MAX, forms: vec![text] }
    }

    /// A part that may be left out.
    pub fn optional(keep: u8, text: String) -> Self {
        Self { keep, forms: vec![text, String::new()] }
    }

    /// A part that may be said more shortly.
    pub fn forms(keep: u8, forms: Vec<String>) -> Self {
        Self { keep, forms }
    }
}

/// The parts, joined, within `limit` as [`length`] counts.
pub fn fit(parts: &[Part], joint: &str, limit: usize) -> String {
    let mut form = vec![0; parts.len()];
    loop {
        let text = join(parts, &form, joint);
        if length(&text) <= limit {
            return text;
        }
        let shrinks = |n: &usize| form[*n] + 1 < parts[*n].forms.len();
        let Some(next) = (0..parts.len()).filter(shrinks).min_by_key(|n| parts[*n].keep) else {
            debug_assert!(false, "what must stay is too long: {text}");
            return cut(&text, limit);
        };
        form[next] += 1;
    }
}

/// The length of a text in the unit that is never less than Discord's own, whichever that is: UTF-16.
pub fn length(text: &str) -> usize {
    text.chars().map(char::len_utf16).sum()
}

fn join(parts: &[Part], form: &[usize], joint: &str) -> String {
    let mut chosen: Vec<&str> = Vec::with_capacity(parts.len());
    for (part, form) in parts.iter().zip(form) {
        let text = part.forms.get(*form).map_or("", String::as_str);
        // Of several short forms in a row, such as an ellipsis for each line left out, one is enough.
        if !text.is_empty() && (*form == 0 || chosen.last() != Some(&text)) {
            chosen.push(text);
        }
    }
    chosen.join(joint)
}

fn cut(text: &str, limit: usize) -> String {
    let mut room = limit.saturating_sub(1);
    let fits = |letter: &char| match room.checked_sub(letter.len_utf16()) {
        Some(rest) => {
            room = rest;
            true
        }
        None => false,
    };
    let mut kept: String = text.chars().take_while(fits).collect();
    kept.push('…');
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts() -> Vec<Part> {
        vec![
            Part::forms(1, vec!["first line".to_owned(), "…".to_owned()]),
            Part::forms(1, vec!["second line".to_owned(), "…".to_owned()]),
            Part::optional(0, "small talk".to_owned()),
            Part::fixed("the point".to_owned()),
        ]
    }

    #[test]
    fn what_matters_least_goes_first() {
        assert_eq!(fit(&parts(), "\n", 99), "first line\nsecond line\nsmall talk\nthe point");
        assert_eq!(fit(&parts(), "\n", 40), "first line\nsecond line\nthe point");
        assert_eq!(fit(&parts(), "\n", 31), "…\nsecond line\nthe point");
        assert_eq!(fit(&parts(), "\n", 22), "…\nthe point");
    }

    #[test]
    fn length_is_counted_as_the_strictest_would() {
        assert_eq!(length("a−🏆"), 4);
    }
}
