//! Names written from right to left, in sentences written from left to right.

/// The invisible character before an isolated text. The text has the direction of its first letter that has one, and does not
/// affect the direction of the text around it.
pub const FIRST_STRONG_ISOLATE: char = '\u{2068}';
/// The invisible character after an isolated text.
pub const POP_DIRECTIONAL_ISOLATE: char = '\u{2069}';

/// Puts [`FIRST_STRONG_ISOLATE`] and [`POP_DIRECTIONAL_ISOLATE`] around a name if any of its letters is written from right to left.
/// Numbers and signs beside the name then keep their positions. The two marks are invisible, but count as characters.
pub fn bidi_isolated(name: String) -> String {
    if name.chars().any(is_right_to_left) {
        format!("{FIRST_STRONG_ISOLATE}{name}{POP_DIRECTIONAL_ISOLATE}")
    } else {
        name
    }
}

/// Returns `true` for [`FIRST_STRONG_ISOLATE`] and [`POP_DIRECTIONAL_ISOLATE`].
pub fn is_isolate_mark(character: char) -> bool {
    matches!(character, FIRST_STRONG_ISOLATE | POP_DIRECTIONAL_ISOLATE)
}

/// Returns `true` if a character is in one of the Unicode blocks of right-to-left scripts.
fn is_right_to_left(character: char) -> bool {
    matches!(character,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_right_to_left_names_are_isolated() {
        for name in
            ["Ada", "Çağla", "Юрій", "Θάλεια", "明美", "김민준", "अदिति", "Ada 5!", "🏆", ""]
        {
            assert_eq!(bidi_isolated(name.to_owned()), name);
        }
        for name in ["עדה", "عدا", "Ada עדה", "ܐܕܐ", "ߊߘߊ", "5 ﷲ", "𞤀"] {
            let isolated = bidi_isolated(name.to_owned());
            assert_eq!(isolated, format!("\u{2068}{name}\u{2069}"));
            assert!(isolated.starts_with(is_isolate_mark) && isolated.ends_with(is_isolate_mark));
        }
    }
}
