//! A person's preferences for private messages.

use crate::guild::OwnPictures;
use crate::text::Lang;
use triominos_pictures::Theme;

/// The language and theme that a person prefers in private messages, and whether they prefer pictures or words.
#[derive(Clone, Copy, Debug)]
pub struct DisplayPreferences {
    pub lang: Lang,
    pub theme: Theme,
    pub pictures: OwnPictures,
}
