//! The message with a leaderboard that is kept up to date in a channel.

use async_trait::async_trait;
use serenity::all as discord;
use serenity::all::{
    CreateAllowedMentions, CreateAttachment, CreateMessage, EditAttachments, EditMessage, Nonce,
};
use sha2::{Digest, Sha256};

use super::to_announce_error;
use crate::discord::bot::Bot;
use crate::discord::render::leaderboard::{self, LeaderboardPicture};
use crate::guild::{LeaderboardPost, LeaderboardPublisher};
use crate::ids::MessageId;
use crate::table::AnnounceError;

#[async_trait]
impl LeaderboardPublisher for Bot {
    async fn publish_leaderboard_and_hash_content(
        &self,
        post: LeaderboardPost<'_>,
    ) -> Result<(MessageId, String), AnnounceError> {
        let (text, theme) = self.public_style_in(post.guild, post.channel).await;
        // The alternative text contains everything that the picture shows.
        let facts = format!(
            "{}\n{}\n{theme:?}",
            text.channel_leaderboard_message(post.board, true),
            text.alt_compared_leaderboard(post.board)
        );
        let hash = hex::encode(&Sha256::digest(facts)[..8]);
        if let Some(message) = post.message.filter(|_| hash == post.content_hash) {
            return Ok((message, hash));
        }
        let LeaderboardPicture { file, has_all_letters } =
            leaderboard::compared_leaderboard_picture(&self.renderer, post.board, text, theme)
                .await;
        let content =
            text.channel_leaderboard_message(post.board, file.is_none() || !has_all_letters);
        match self.post_or_edit_leaderboard(&post, &content, file.clone()).await {
            // The bot may not attach pictures here. If another permission is missing, this call fails as well.
            Err(AnnounceError::Barred(_)) if file.is_some() => {
                let content = text.channel_leaderboard_message(post.board, true);
                Ok((self.post_or_edit_leaderboard(&post, &content, None).await?, hash))
            }
            done => Ok((done?, hash)),
        }
    }
}

impl Bot {
    async fn post_or_edit_leaderboard(
        &self,
        post: &LeaderboardPost<'_>,
        content: &str,
        file: Option<CreateAttachment>,
    ) -> Result<MessageId, AnnounceError> {
        let channel = discord::ChannelId::from(post.channel);
        let Some(message) = post.message else {
            let message = CreateMessage::new()
                .content(content)
                .add_files(file)
                .allowed_mentions(CreateAllowedMentions::new())
                .nonce(Nonce::String(post.nonce.clone()))
                .enforce_nonce(true);
            let send = |http| channel.send_message(http, message.clone());
            let posted = self.caller.call(None, send).await.map_err(to_announce_error)?;
            return Ok(posted.id.into());
        };
        let files = file.into_iter().fold(EditAttachments::new(), EditAttachments::add);
        let edit = EditMessage::new()
            .content(content)
            .attachments(files)
            .allowed_mentions(CreateAllowedMentions::new());
        let call = |http| channel.edit_message(http, message, edit.clone());
        self.caller.call(None, call).await.map_err(to_announce_error)?;
        Ok(message)
    }
}
