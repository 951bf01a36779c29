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

    /// The form with this index; empty for a part without forms.
    fn form(&self, index: usize) -> &str {
        self.forms.get(index).map_or("", String::as_str)
    }
}

/// The parts, joined, within `limit` as [`length`] counts.
pub fn fit(parts: &[Part], joint: &str, limit: usize) -> String {
    let lengths = |part: &Part| part.forms.iter().map(|form| length(form)).collect();
    let lengths: Vec<Vec<usize>> = parts.iter().map(lengths).collect();
    let mut forms = vec![0; parts.len()];
    loop {
        // Only numbers are added until the parts fit: a long account of a match drops hundreds of them.
        let chosen = chosen(parts, &forms);
        let joints = chosen.len().saturating_sub(1) * length(joint);
        let total = joints + chosen.iter().map(|part| lengths[*part][forms[*part]]).sum::<usize>();
        let text = || {
            let texts: Vec<&str> =
                chosen.iter().map(|part| parts[*part].form(forms[*part])).collect();
            texts.join(joint)
        };
        if total <= limit {
            return text();
        }
        let shrinks = |part: &usize| forms[*part] + 1 < parts[*part].forms.len();
        let Some(next) = (0..parts.len()).filter(shrinks).min_by_key(|part| parts[*part].keep)
        else {
            debug_assert!(false, "the parts that must stay are too long: {}", text());
            return cut(&text(), limit);
        };
        forms[next] += 1;
    }
}

/// The length of a text in UTF-16 code units, which is never less than the length that Discord counts.
pub fn length(text: &str) -> usize {
    // Characters of four bytes in UTF-8 are two units in UTF-16. Counting bytes is fast without optimisation as well.
    text.chars().count() + text.bytes().filter(|byte| *byte >= 0xF0).count()
}

/// The indexes of the parts that appear in the text. An empty form is left out. Of several equal short forms in a row, such as an
/// ellipsis for each line left out, only the first appears.
fn chosen(parts: &[Part], forms: &[usize]) -> Vec<usize> {
    let mut chosen: Vec<usize> = Vec::with_capacity(parts.len());
    for (index, (part, form)) in parts.iter().zip(forms).enumerate() {
        let text = part.form(*form);
        let before = chosen.last().map(|last| parts[*last].form(forms[*last]));
        if !text.is_empty() && (*form == 0 || before != Some(text)) {
            chosen.push(index);
        }
    }
    chosen
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
