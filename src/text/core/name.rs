//! Names of people, escaped, so that no name breaks out of its line, formats text or mentions anybody.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::direction::bidi_isolated;

/// The maximum number of characters of a name that are shown.
pub const LONGEST: usize = 32;
/// The maximum number of combining marks, such as accents, on one letter. In Unicode's composed form, Vietnamese and Hebrew do not
/// need more.
const MARKS: usize = 2;
/// The substitute for a name without a visible character.
const NAMELESS: &str = "?";

/// Returns a name for a message: cleaned as by `unescaped_single_line_name`, with Markdown, mentions and links escaped. If it has letters that are
/// written from right to left, isolating marks are put around it.
pub fn escaped_name(name: &str) -> String {
    bidi_isolated(escape_markdown(&unescaped_single_line_name(name)))
}

/// Escapes the Markdown in a text.
pub fn escape_markdown(plain: &str) -> String {
    let mut escaped = String::new();
    for letter in plain.chars() {
        let first = escaped.is_empty();
        match letter {
            '\\' | '*' | '_' | '~' | '`' | '|' | '<' | '>' | '[' | ']' | '(' | ')' | '#' | ':' => {
                escaped.push('\\');
                escaped.push(letter);
            }
            '-' | '+' if first => {
                escaped.push('\\');
                escaped.push(letter);
            }
            // Discord ignores a backslash before @everyone, so an invisible space follows the sign.
            '@' => escaped.push_str("@\u{200b}"),
            _ => escaped.push(letter),
        }
    }
    escaped
}

/// Returns a name on one line, with at most 32 characters, without direction marks, stacked accents and invisible characters. It is
/// for texts without Markdown: menus, pictures and their alternative texts.
pub fn unescaped_single_line_name(name: &str) -> String {
    plain_name_within(name, LONGEST)
}

/// Returns a name like [`unescaped_single_line_name`], but with at most `max_length` characters.
pub fn plain_name_within(name: &str, max_length: usize) -> String {
    let mut clean = String::new();
    let mut marks = 0;
    // Far more characters are read than are shown, because some are left out. Invisible characters are removed first, so that
    // combining marks on both sides of one are counted together.
    let seen = name.chars().take(LONGEST * 16).filter(|letter| !is_invisible(*letter));
    for letter in seen.nfc() {
        if is_combining_mark(letter) {
            let on_a_letter = clean.chars().next_back().is_some_and(|before| before != ' ');
            if on_a_letter && marks < MARKS {
                clean.push(letter);
                marks += 1;
            }
            continue;
        }
        marks = 0;
        if letter.is_whitespace() || letter.is_control() || is_blank(letter) {
            if !clean.is_empty() && !clean.ends_with(' ') {
                clean.push(' ');
            }
        } else if !is_joiner(letter) || can_take_joiner(&clean) {
            clean.push(letter);
        }
    }
    let clean = cut_with_ellipsis(&clean, max_length);
    if clean.is_empty() { NAMELESS.to_owned() } else { clean }
}

/// Returns a key for comparing names that [`unescaped_single_line_name`] has cleaned. Names that look equal have the same key.
pub fn look_alike_key(unescaped_single_line_name: &str) -> String {
    let seen = |letter: &char| !is_joiner(*letter) && !matches!(letter, '\u{fe00}'..='\u{fe0f}');
    unescaped_single_line_name.to_lowercase().chars().filter(seen).collect()
}

/// Cuts a name to at most `max_length` characters, with an ellipsis if it was cut.
fn cut_with_ellipsis(name: &str, max_length: usize) -> String {
    let mut count = 0;
    let mut end = 0;
    for (at, letter) in name.char_indices() {
        count += usize::from(!is_combining_mark(letter));
        if count == max_length {
            end = at;
        }
        if count > max_length {
            return format!("{}…", without_trailing_blanks(&name[..end]));
        }
    }
    without_trailing_blanks(name).to_owned()
}

/// Removes spaces and joiners at the end of a name.
fn without_trailing_blanks(name: &str) -> &str {
    name.trim_end_matches(|letter| letter == ' ' || is_joiner(letter))
}

/// Returns `true` if a character is an invisible joiner. Some scripts and some emojis need joiners between letters.
pub fn is_joiner(character: char) -> bool {
    matches!(character, '\u{200c}' | '\u{200d}')
}

/// Returns `true` if a joiner (see [`is_joiner`]) may follow this text: it must end with a character that is neither a space nor a
/// joiner.
fn can_take_joiner(text_before: &str) -> bool {
    text_before.chars().next_back().is_some_and(|last| last != ' ' && !is_joiner(last))
}

/// Returns `true` if a character looks like a space.
fn is_blank(character: char) -> bool {
    matches!(character, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}')
}

/// Returns `true` if a character is an invisible mark of direction or format, or a code point that Unicode reserves for internal
/// use.
fn is_invisible(character: char) -> bool {
    matches!(character,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{6dd}' | '\u{70f}' | '\u{180e}' | '\u{200b}' | '\u{200e}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff0}'..='\u{ffff}'
        | '\u{600}'..='\u{605}' | '\u{e0000}'..='\u{e0fff}' | '\u{1d173}'..='\u{1d17a}')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_name_stays_on_its_line_and_mentions_nobody() {
        for (name, plain, shown) in [
            ("Ada", "Ada", "Ada"),
            ("**Ada**", "**Ada**", r"\*\*Ada\*\*"),
            ("_Ada_ ~~x~~ ||y||", "_Ada_ ~~x~~ ||y||", r"\_Ada\_ \~\~x\~\~ \|\|y\|\|"),
            ("@everyone", "@everyone", "@\u{200b}everyone"),
            ("<@1>", "<@1>", "\\<@\u{200b}1\\>"),
            ("[x](https://y.z)", "[x](https://y.z)", r"\[x\]\(https\://y.z\)"),
            ("`code\\", "`code\\", r"\`code\\"),
            ("# big", "# big", r"\# big"),
            ("- list", "- list", r"\- list"),
            ("Jean-Luc", "Jean-Luc", "Jean-Luc"),
            ("one\r\ntwo\u{2028}three\u{85}four", "one two three four", "one two three four"),
            ("\u{202e}adA\u{202c}\u{2066}!\u{2069}", "adA!", "adA!"),
            ("Z\u{301}\u{302}\u{303}\u{304}\u{305}a", "Ź\u{302}\u{303}a", "Ź\u{302}\u{303}a"),
            ("e\u{301}", "é", "é"),
            ("  a \t b  ", "a b", "a b"),
            ("\u{3164}\u{200d}\u{200b}", "?", "?"),
            ("", "?", "?"),
            ("👩\u{200d}🚀", "👩\u{200d}🚀", "👩\u{200d}🚀"),
            ("\u{202b}עדה*\u{202c}", "עדה*", "\u{2068}עדה\\*\u{2069}"),
        ] {
            assert_eq!(
                (unescaped_single_line_name(name).as_str(), escaped_name(name).as_str()),
                (plain, shown)
            );
        }
    }

    #[test]
    fn a_long_name_is_shortened() {
        assert_eq!(unescaped_single_line_name(&"a".repeat(32)), "a".repeat(32));
        assert_eq!(unescaped_single_line_name(&"a".repeat(33)), format!("{}…", "a".repeat(31)));
        assert_eq!(unescaped_single_line_name(&"a".repeat(100_000)).chars().count(), 32);
    }

    #[test]
    fn names_that_look_alike_have_the_same_key() {
        let alike = |one: &str, other: &str| {
            look_alike_key(&unescaped_single_line_name(one))
                == look_alike_key(&unescaped_single_line_name(other))
        };
        for (one, other) in [
            ("Ada", "ADA"),
            ("Ada Lovelace", " ada\u{a0} \u{200b}lovelace\u{3164}"),
            ("Ada", "A\u{200d}da"),
            ("Ada\u{fe0f}", "\u{202e}Ada"),
            ("É", "e\u{301}"),
            (&"a".repeat(40), &"a".repeat(50)),
        ] {
            assert!(alike(one, other), "{one:?} and {other:?}");
        }
        for (one, other) in [("Ada", "Åda"), ("Ada", "A da"), ("Ada", "Ada1"), ("ß", "ss")] {
            assert!(!alike(one, other), "{one:?} and {other:?}");
        }
    }

    proptest! {
        #[test]
        fn every_name_is_escaped_completely(name in any::<String>()) {
            let plain = unescaped_single_line_name(&name);
            prop_assert_eq!(unescaped_single_line_name(&plain), plain.clone());
            let seen = plain.chars().filter(|letter| !is_combining_mark(*letter)).count();
            prop_assert!((1..=LONGEST).contains(&seen));
            prop_assert!(plain.trim() == plain);
            let ill = |letter: char| letter.is_control() || is_invisible(letter) || is_blank(letter);
            prop_assert!(!plain.chars().any(ill));
            let escaped = escaped_name(&name);
            let mut letters = escaped.chars().peekable();
            while let Some(letter) = letters.next() {
                match letter {
                    '\\' => prop_assert!(letters.next().is_some_and(|next| next.is_ascii_punctuation())),
                    '@' => prop_assert_eq!(letters.peek(), Some(&'\u{200b}')),
                    _ => prop_assert!(!"*_~`|<>[]()#:".contains(letter)),
                }
            }
        }
    }
}
