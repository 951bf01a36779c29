//! The language and theme of public messages.

use crate::discord::bot::Bot;
use crate::guild::{KeptPictures, Preferences};
use crate::ids::{ChannelId, GuildId};
use crate::table::Table;
use crate::text::{Lang, Text};
use triominos_pictures::Theme;

/// The preferences of a server for the public messages of a table.
#[derive(Clone, Copy)]
pub(super) struct MessageStyle {
    pub text: &'static Text,
    pub theme: Theme,
    /// The server's choice of the boards that keep their pictures.
    pub kept: KeptPictures,
}

impl Bot {
    /// Returns the texts and the theme for public messages in a channel. The texts are in the server's chosen language or, by
    /// default, in the language of the table that was last opened in the channel.
    pub(in crate::discord) async fn public_style_in(
        &self,
        guild: GuildId,
        channel: ChannelId,
    ) -> (&'static Text, Theme) {
        let preferences = self.guilds.server_preferences(guild).await.unwrap_or_default();
        let theme = preferences.theme.as_deref().and_then(Theme::from_name).unwrap_or_default();
        if let Some(lang) = preferences.locale.as_deref().and_then(Lang::from_tag) {
            return (Text::for_lang(lang), theme);
        }
        let table = self.tables.latest_table_in(channel).await.ok().flatten();
        let lang = table.map_or(Lang::default(), |table| Lang::for_locale(&table.settings.locale));
        (Text::for_lang(lang), theme)
    }

    /// Returns the preferences for the public messages of a table.
    pub(super) async fn message_style_of(&self, table: &Table) -> MessageStyle {
        // A removed picture cannot be restored, so if the preferences are unknown, all pictures stay.
        let nothing = (Preferences::default(), KeptPictures::All);
        let (preferences, kept) =
            self.guilds.table_preferences_and_kept_pictures(table).await.unwrap_or(nothing);
        let lang = preferences.locale.as_deref().and_then(Lang::from_tag);
        let theme = preferences.theme.as_deref().and_then(Theme::from_name);
        let lang = lang.unwrap_or_else(|| Lang::for_locale(&table.settings.locale));
        MessageStyle { text: Text::for_lang(lang), theme: theme.unwrap_or_default(), kept }
    }
}
