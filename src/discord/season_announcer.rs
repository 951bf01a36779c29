//! The end of a season: its final table in a channel, and the champion's role.

use async_trait::async_trait;
use serenity::all::{
    ChannelId, CreateAllowedMentions, CreateMessage, GuildId, Nonce, RoleId, UserId,
};

use super::announce::failure;
use super::bot::Bot;
use super::call::CallError;
use crate::guild::{FinalTable, SeasonAnnouncer};
use crate::table::AnnounceError;
use crate::text::{Lang, SeasonTold, Text};

#[async_trait]
impl SeasonAnnouncer for Bot {
    async fn proclaim(&self, table: FinalTable) -> Result<bool, AnnounceError> {
        let given = match (table.role, &table.champion) {
            (Some(role), Some(champion)) => {
                Some(self.hand_over(table.guild, role, champion.person, table.former).await?)
            }
            _ => None,
        };
        let content = self.text_in(table.guild, table.channel).await.season_over(&SeasonTold {
            months: &table.months,
            rows: &table.rows,
            ratings: &table.ratings,
            champion: table.champion.as_ref(),
            role: table.role.zip(given),
        });
        let message = CreateMessage::new()
            .content(content)
            .allowed_mentions(CreateAllowedMentions::new())
            .nonce(Nonce::String(table.nonce))
            .enforce_nonce(true);
        let channel = ChannelId::new(table.channel);
        let http = self.caller.http();
        let post = || channel.send_message(http, message.clone());
        self.caller.call(None, post).await.map_err(failure)?;
        Ok(given == Some(true))
    }
}

impl Bot {
    /// The sentences of a server's messages: in the language that it chose or, without a choice, that of the table last opened
    /// in the channel.
    async fn text_in(&self, guild: u64, channel: u64) -> &'static Text {
        let preferences = self.guilds.server(guild).await.unwrap_or_default();
        if let Some(lang) = preferences.locale.as_deref().and_then(Lang::from_tag) {
            return Text::of(lang);
        }
        let table = self.tables.latest_in(channel).await.ok().flatten();
        Text::of(table.map_or(Lang::default(), |table| Lang::for_locale(&table.settings.locale)))
    }

    /// Gives the role to the champion and takes it from the one before. Returns whether that was allowed.
    async fn hand_over(
        &self,
        guild: u64,
        role: u64,
        champion: u64,
        former: Option<u64>,
    ) -> Result<bool, AnnounceError> {
        const REASON: Option<&str> = Some("the end of a season");
        let http = self.caller.http();
        let (guild, role) = (GuildId::new(guild), RoleId::new(role));
        let give = || http.add_member_role(guild, UserId::new(champion), role, REASON);
        match self.caller.call(None, give).await {
            Ok(()) => {}
            Err(error @ (CallError::Unavailable(_) | CallError::Limited)) => {
                return Err(failure(error));
            }
            Err(error) => {
                tracing::info!(%error, "the champion's role cannot be handed over");
                return Ok(false);
            }
        }
        if let Some(former) = former.filter(|former| *former != champion) {
            let take = || http.remove_member_role(guild, UserId::new(former), role, REASON);
            // Who has left the server has no role any more.
            if let Err(error) = self.caller.call(None, take).await {
                tracing::info!(%error, "the role of the champion before stays");
            }
        }
        Ok(true)
    }
}
