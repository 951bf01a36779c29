//! The reader of a private message, and their preferences.

use std::sync::Arc;

use super::taste::DisplayPreferences;
use crate::discord::bot::Bot;
use crate::discord::interaction::request::Request;
use crate::guild::OwnPictures;
use crate::ids::PersonId;
use crate::text::{Text, TileMarks};

/// The reader of a private message, and their preferences.
#[derive(Clone, Copy)]
pub struct MessageReader<'a> {
    pub bot: &'a Bot,
    pub person: PersonId,
    pub taste: DisplayPreferences,
}

impl MessageReader<'_> {
    /// Returns the bot's texts in the reader's language.
    pub fn text(&self) -> &'static Text {
        Text::for_lang(self.taste.lang)
    }

    /// Returns `true` if the reader prefers words to pictures.
    pub fn has_pictures_off(&self) -> bool {
        self.taste.pictures == OwnPictures::Off
    }

    /// Returns the emojis of tiles for the message; empty if the reader prefers words.
    pub fn tile_emojis(&self) -> Arc<TileMarks> {
        if self.has_pictures_off() { Arc::default() } else { self.bot.emojis.usable_emojis() }
    }
}

impl<'a> From<&'a Request<'_>> for MessageReader<'a> {
    fn from(request: &'a Request<'_>) -> Self {
        let Request { lang, theme, pictures, .. } = *request;
        Self {
            bot: request.bot,
            person: request.actor.id,
            taste: DisplayPreferences { lang, theme, pictures },
        }
    }
}
