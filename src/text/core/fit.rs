//! Texts within a limit of length. If a text is too long, its parts are shortened or left out in the order of their priorities; no
//! part is cut in the middle.

/// Discord's limit for the number of characters in a message.
pub const MESSAGE: usize = 2000;

/// The beginning of a slash command in a text. Commands are written in backticks.
pub(super) const COMMAND: &str = "`/";
/// The maximum number of characters by which a text grows if a command in it is replaced by a mention: the longest id, the
/// characters around the id, and those that separate the options.
pub(super) const COMMAND_ID: usize = 23;

/// A part of a text, in several forms from the longest to the shortest. If the chosen form is empty, the part is left out.
#[derive(Clone, Debug)]
pub struct TextPart {
    /// The parts with the lowest priority are shortened first. Among parts of equal priority, the earlier one is shortened first.
    priority: u8,
    forms: Vec<String>,
}

impl TextPart {
    /// Creates a part that is never left out.
    pub fn required(text: String) -> Self {
        Self { priority: u8::MAX, forms: vec![text] }
    }

    /// Creates a part that may be left out.
    pub fn optional(priority: u8, text: String) -> Self {
        Self { priority, forms: vec![text, String::new()] }
    }

    /// Creates a part with these forms, from the longest to the shortest.
    pub fn with_forms(priority: u8, forms_from_longest: Vec<String>) -> Self {
        Self { priority, forms: forms_from_longest }
    }

    /// Returns the form of the part with this index (0 is the longest form, and higher indexes are shorter ones); an empty text if
    /// the part has no such form.
    fn form_at(&self, index: usize) -> &str {
        self.forms.get(index).map_or("", String::as_str)
    }
}

/// Joins the parts, and shortens them until the text has at most `limit` characters as counted by [`length_when_sent`].
pub fn join_within(parts: &[TextPart], separator: &str, limit: usize) -> String {
    let lengths = |part: &TextPart| part.forms.iter().map(|form| length_when_sent(form)).collect();
    let lengths: Vec<Vec<usize>> = parts.iter().map(lengths).collect();
    let mut forms = vec![0; parts.len()];
    loop {
        // The text is built only when its total length fits, because hundreds of parts of a long text may be left out one by one.
        let visible = visible_part_indexes(parts, &forms);
        let separators = visible.len().saturating_sub(1) * length_when_sent(separator);
        let total =
            separators + visible.iter().map(|part| lengths[*part][forms[*part]]).sum::<usize>();
        let text = || {
            let texts: Vec<&str> =
                visible.iter().map(|part| parts[*part].form_at(forms[*part])).collect();
            texts.join(separator)
        };
        if total <= limit {
            return text();
        }
        let shrinks = |part: &usize| forms[*part] + 1 < parts[*part].forms.len();
        let Some(next) = (0..parts.len()).filter(shrinks).min_by_key(|part| parts[*part].priority)
        else {
            debug_assert!(false, "the parts that must stay are too long: {}", text());
            return cut_to_length(&text(), limit);
        };
        forms[next] += 1;
    }
}

/// Returns the length of a text in UTF-16 code units, which is never less than the length that Discord counts. Each command is
/// counted as a mention with the longest id, because commands become mentions when the text is sent.
pub fn length_when_sent(text: &str) -> usize {
    // A character that takes four bytes in UTF-8 takes two code units in UTF-16. Counting bytes is fast even in unoptimised builds.
    let units = text.chars().count() + text.bytes().filter(|byte| *byte >= 0xF0).count();
    units + text.matches(COMMAND).count() * COMMAND_ID
}

/// Returns the indexes of the parts that appear in the text. `form_indexes` contains the index of the form that is chosen for each
/// part. Parts with an empty form are left out. If equal shortened forms follow each other, such as an ellipsis for each omitted
/// line, only the first one appears.
fn visible_part_indexes(parts: &[TextPart], form_indexes: &[usize]) -> Vec<usize> {
    let mut chosen: Vec<usize> = Vec::with_capacity(parts.len());
    for (index, (part, form)) in parts.iter().zip(form_indexes).enumerate() {
        let text = part.form_at(*form);
        let before = chosen.last().map(|last| parts[*last].form_at(form_indexes[*last]));
        if !text.is_empty() && (*form == 0 || before != Some(text)) {
            chosen.push(index);
        }
    }
    chosen
}

/// Cuts a text to at most `limit` characters as counted by [`length_when_sent`].
fn cut_to_length(text: &str, limit: usize) -> String {
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

    /// Returns parts with several priorities and forms.
    fn sample_parts() -> Vec<TextPart> {
        vec![
            TextPart::with_forms(1, vec!["first line".to_owned(), "…".to_owned()]),
            TextPart::with_forms(1, vec!["second line".to_owned(), "…".to_owned()]),
            TextPart::optional(0, "small talk".to_owned()),
            TextPart::required("the point".to_owned()),
        ]
    }

    #[test]
    fn parts_with_the_lowest_priority_are_shortened_first() {
        assert_eq!(
            join_within(&sample_parts(), "\n", 99),
            "first line\nsecond line\nsmall talk\nthe point"
        );
        assert_eq!(join_within(&sample_parts(), "\n", 40), "first line\nsecond line\nthe point");
        assert_eq!(join_within(&sample_parts(), "\n", 31), "…\nsecond line\nthe point");
        assert_eq!(join_within(&sample_parts(), "\n", 22), "…\nthe point");
    }

    #[test]
    fn the_length_of_a_text_counts_utf16_units() {
        assert_eq!(length_when_sent("a−🏆"), 4);
    }
}
