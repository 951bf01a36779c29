//! The languages of Discord's clients (reference.mdx, 'Locales').

use std::ops::RangeInclusive;

use super::form::Node;

/// All of them. Slovak is not among them.
pub(crate) const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];

/// Checks a table of translations, each by `each`, and returns the length of the longest.
pub(super) fn translations(
    node: &Node<'_>,
    length: RangeInclusive<usize>,
    each: impl Fn(&Node<'_>, &str),
) -> usize {
    if !node.object() {
        return 0;
    }
    let mut longest = 0;
    for key in node.value.as_object().into_iter().flat_map(|table| table.keys()) {
        let entry = node.get(key);
        if !LOCALES.contains(&key.as_str()) {
            entry.fault("BASE_TYPE_CHOICES", format!("'{key}' is not a locale of Discord."));
        }
        if let Some(text) = entry.string(length.clone()) {
            longest = longest.max(text.chars().count());
            each(&entry, text);
        }
    }
    longest
}
