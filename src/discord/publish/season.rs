//! The end of a season: its final table in a channel, and the champion's role.

use async_trait::async_trait;
use serenity::all as discord;
use serenity::all::{CreateAllowedMentions, CreateAttachment, CreateMessage, Nonce};

use super::table::failure;
use crate::discord::bot::Bot;
use crate::discord::render::leaderboard;
use crate::guild::{SeasonAnnouncement, SeasonAnnouncer};
use crate::ids::{ChannelId, GuildId, PersonId, RoleId};
use crate::league::FinalTable;
use crate::picture::Theme;
use crate::table::AnnounceError;
use crate::text::{Lang, Text};

#[async_trait]
impl SeasonAnnouncer for Bot {
    async fn proclaim(&self, season: SeasonAnnouncement) -> Result<bool, AnnounceError> {
        let given = match (season.role, &season.table.champion) {
            (Some(role), Some(champion)) => {
                Some(self.hand_over(season.guild, role, champion.person, season.former).await?)
            }
            _ => None,
        };
        let (text, theme) = self.preferences_in(season.guild, season.channel).await;
        let content = text.season_over(&season.table, season.role.zip(given));
        let message = CreateMessage::new()
            .content(content)
            .allowed_mentions(CreateAllowedMentions::new())
            .nonce(Nonce::String(season.nonce))
            .enforce_nonce(true);
        let channel = discord::ChannelId::from(season.channel);
        let post = async |message: CreateMessage| {
            let post = |http| channel.send_message(http, message.clone());
            self.caller.call(None, post).await.map_err(failure)
        };
        let ladders = self.ladders(&season.table, text, theme).await;
        match post(message.clone().add_files(ladders)).await {
            // Where no pictures may be attached, the words say the same.
            Err(AnnounceError::Barred(_)) => post(message).await?,
            posted => posted?,
        };
        Ok(given == Some(true))
    }
}

impl Bot {
    /// The sentences of a server's messages, in the language that it chose or, without a choice, that of the table last opened
    /// in the channel; and the theme of its pictures.
    async fn preferences_in(&self, guild: GuildId, channel: ChannelId) -> (&'static Text, Theme) {
        let preferences = self.guilds.server(guild).await.unwrap_or_default();
        let theme = preferences.theme.as_deref().and_then(Theme::from_name).unwrap_or_default();
        if let Some(lang) = preferences.locale.as_deref().and_then(Lang::from_tag) {
            return (Text::of(lang), theme);
        }
        let table = self.tables.latest_in(channel).await.ok().flatten();
        let lang = table.map_or(Lang::default(), |table| Lang::for_locale(&table.settings.locale));
        (Text::of(lang), theme)
    }

    /// The pictures of the ladders, of matches and of tournaments.
    async fn ladders(
        &self,
        table: &FinalTable,
        text: &Text,
        theme: Theme,
    ) -> Vec<CreateAttachment> {
        let mut pictures = Vec::new();
        for page in table.pages() {
            let (picture, _) =
                leaderboard::leaderboard(&self.renderer, &page, None, text, theme).await;
            pictures.extend(picture.map(|mut picture| {
                picture.filename = format!("{}.png", page.view.board.name());
                picture
            }));
        }
        pictures
    }

    /// Gives the role to the champion and takes it from the one before. Returns whether that was allowed.
    async fn hand_over(
        &self,
        guild: GuildId,
        role: RoleId,
        champion: PersonId,
        former: Option<PersonId>,
    ) -> Result<bool, AnnounceError> {
        const REASON: Option<&str> = Some("the end of a season");
        let (guild, role) = (guild.into(), role.into());
        let given = self
            .caller
            .call(None, |http| http.add_member_role(guild, champion.into(), role, REASON));
        match given.await {
            Ok(()) => {}
            Err(error) if error.is_passing() => return Err(failure(error)),
            Err(error) => {
                tracing::info!(%error, "the champion's role cannot be handed over");
                return Ok(false);
            }
        }
        if let Some(former) = former.filter(|former| *former != champion) {
            let taken = self
                .caller
                .call(None, |http| http.remove_member_role(guild, former.into(), role, REASON));
            // Who has left the server has no role any more.
            if let Err(error) = taken.await {
                tracing::info!(%error, "the role of the champion before stays");
            }
        }
        Ok(true)
    }
}
