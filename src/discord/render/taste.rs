//! A person's preferences for private messages.

use crate::guild::OwnPictures;
use crate::picture::Theme;
use crate::text::Lang;

/// The language and theme that a person prefers in private messages, and whether they prefer pictures or words.
#[derive(Clone, Copy, Debug)]
pub struct DisplayPreferences {
    pub lang: Lang,
    pub theme: Theme,
    pub pictures: OwnPictures,
}
