//! The person who sees a private message, and how they like it.

use std::sync::Arc;

use crate::discord::bot::Bot;
use crate::discord::interaction::request::Request;
use crate::guild::OwnPictures;
use crate::ids::PersonId;
use crate::picture::Theme;
use crate::text::{Lang, Text, TileMarks};

/// How somebody likes private messages.
#[derive(Clone, Copy, Debug)]
pub struct Taste {
    pub lang: Lang,
    pub theme: Theme,
    pub pictures: OwnPictures,
}

/// Whoever a private message is made for.
#[derive(Clone, Copy)]
pub struct Viewer<'a> {
    pub bot: &'a Bot,
    pub person: PersonId,
    pub taste: Taste,
}

impl Viewer<'_> {
    /// The sentences that they read.
    pub fn text(&self) -> &'static Text {
        Text::of(self.taste.lang)
    }

    /// True if they are told everything in words, and have no pictures.
    pub fn is_in_words(&self) -> bool {
        self.taste.pictures == OwnPictures::Off
    }

    /// The small pictures of tiles: none for somebody who wants no pictures.
    pub fn marks(&self) -> Arc<TileMarks> {
        if self.is_in_words() { Arc::default() } else { self.bot.emojis.marks() }
    }
}

impl<'a> From<&'a Request<'_>> for Viewer<'a> {
    fn from(request: &'a Request<'_>) -> Self {
        let Request { lang, theme, pictures, .. } = *request;
        Self { bot: request.bot, person: request.actor.id, taste: Taste { lang, theme, pictures } }
    }
}
