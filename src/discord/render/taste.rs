//! A person's preferences for private messages.

use crate::guild::OwnPictures;
use crate::picture::Theme;
use crate::text::Lang;

/// The language, theme and pictures that a person prefers in private messages.
#[derive(Clone, Copy, Debug)]
pub struct DisplayPreferences {
    pub lang: Lang,
    pub theme: Theme,
    pub pictures: OwnPictures,
}
