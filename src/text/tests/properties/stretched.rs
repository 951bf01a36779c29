//! An artificial language that is longer than English and has many accents, to test that layouts have room for future translations.

use std::iter;

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

use crate::text::{Lang, Text};

impl Text {
    /// Creates a language of English sentences with longer words and accents.
    pub(crate) fn with_stretched_texts() -> Self {
        let files: Vec<String> =
            Lang::default().fluent_sources().iter().map(|file| stretched_file(file)).collect();
        Self::from_file_contents(Lang::default(), files.iter().map(String::as_str))
    }
}

/// Returns the file with every fourth letter of its sentences doubled, and with accents on vowels.
fn stretched_file(file: &str) -> String {
    let mut resource = parser::parse(file.to_owned()).expect("it can be read");
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry {
            stretch_pattern(message.value.as_mut().expect("it says something"));
        }
    }
    // The serializer writes a text of several lines below its key, where a leading `*` would not be parsed as text.
    serializer::serialize(&resource).replace("=\n    *", "= *")
}

/// Doubles every fourth letter of a pattern, and adds accents to vowels.
fn stretch_pattern(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                let mut since = 0;
                let letters = value.chars().flat_map(|letter| {
                    since += usize::from(letter.is_alphabetic());
                    let letter = match letter {
                        'a' => 'á',
                        'e' => 'ě',
                        'i' => 'í',
                        'o' => 'ő',
                        'u' => 'ů',
                        other => other,
                    };
                    let times =
                        if letter.is_alphabetic() && since.is_multiple_of(4) { 2 } else { 1 };
                    iter::repeat_n(letter, times)
                });
                *value = letters.collect();
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| stretch_pattern(&mut variant.value))
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}
