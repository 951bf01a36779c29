//! The locales of Discord's clients (reference.mdx, 'Locales').

use std::ops::RangeInclusive;

use super::form::Node;

/// All locales that Discord supports. Slovak is not one of them, although the bot of this workspace supports it.
pub(crate) const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];

/// Checks an object of translations by locale, calls `check_text` with each text, and returns the length of the longest one.
/// `allowed_length` is the permitted number of characters of each text.
pub(super) fn longest_checked_translation_length(
    node: &Node<'_>,
    allowed_length: RangeInclusive<usize>,
    check_text: impl Fn(&Node<'_>, &str),
) -> usize {
    if !node.check_object() {
        return 0;
    }
    let mut longest = 0;
    for key in node.value.as_object().into_iter().flat_map(|table| table.keys()) {
        let entry = node.get(key);
        if !LOCALES.contains(&key.as_str()) {
            entry.add_error("BASE_TYPE_CHOICES", format!("'{key}' is not a locale of Discord."));
        }
        if let Some(text) = entry.string(allowed_length.clone()) {
            longest = longest.max(text.chars().count());
            check_text(&entry, text);
        }
    }
    longest
}
