//! The worker that uploads an emoji for each orientation of each tile, if it is missing or its drawing has changed. A lease ensures
//! that only one process uploads at a time. After a crash, another process continues.

use std::collections::{BTreeMap, HashMap};
use std::convert::Infallible;
use std::sync::Arc;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;
use serenity::http::Http;

use super::{WantedEmoji, draw_all_tiles};
use crate::discord::bot::Bot;
use crate::discord::interaction::api::CallError;
use crate::ids::{ApplicationId, EmojiId};
use crate::store::{OwnEmoji, Store, StoreError};
use crate::table::RetryBackoff;
use crate::text::TileMarks;
use crate::time::Millis;

/// The name of the lease that the uploading process holds.
const NAME: &str = "emojis";
/// The duration of the lease in milliseconds. It is longer than a call and the wait before its retry, so that the lease is renewed
/// before it expires. After a crash, the other processes wait for it to expire.
const LEASE: Millis = 2 * 60_000;
/// The interval in milliseconds at which a process without the lease loads the emojis that another process has
/// uploaded, and the wait after a database error.
const RELOAD_EVERY: Millis = 60_000;
/// The time in milliseconds for which no upload is attempted after Discord refused an emoji, because another attempt would probably
/// fail in the same way.
const REFUSAL_PAUSE: Millis = 24 * 60 * 60_000;

/// Runs the worker that keeps the application's emojis up to date.
pub async fn maintain_emojis(
    bot: &Bot,
    store: &Store,
    lease_owner: &str,
    application: ApplicationId,
) -> Infallible {
    let renderer = Arc::clone(&bot.renderer);
    let drawn = tokio::task::spawn_blocking(move || draw_all_tiles(&renderer)).await;
    let Ok(wanted) = drawn else {
        tracing::error!("cannot draw the emojis of the tiles");
        return std::future::pending().await;
    };
    let keeper = EmojiUploader { bot, store, lease_owner, application, wanted };
    loop {
        let wait = match keeper.upload_or_load().await {
            Ok(UploadOutcome::Completed) => None,
            Ok(UploadOutcome::LeftToOtherProcess) | Err(UploadError::LeaseLost) => {
                Some(RELOAD_EVERY)
            }
            Err(UploadError::Store(error)) => {
                tracing::warn!(%error, "cannot load the known emojis");
                Some(RELOAD_EVERY)
            }
            Err(UploadError::Discord(error)) => {
                tracing::warn!(%error, "not all tiles have an emoji; they are shown by their numbers alone");
                Some(REFUSAL_PAUSE)
            }
        };
        let pause = async {
            match wait {
                Some(wait) => bot.clock.sleep_for(wait).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = pause => {}
            () = bot.emojis.shared.doubted.notified() => {}
        }
    }
}

/// The reason why the emojis could not be brought up to date.
#[derive(Debug, thiserror::Error)]
enum UploadError {
    #[error("another process has taken the lease")]
    LeaseLost,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Discord(#[from] CallError),
}

/// The outcome of an upload without an error.
enum UploadOutcome {
    /// This process has completed the upload.
    Completed,
    /// Another process holds the lease and uploads the emojis.
    LeftToOtherProcess,
}

struct EmojiUploader<'a> {
    bot: &'a Bot,
    store: &'a Store,
    lease_owner: &'a str,
    application: ApplicationId,
    wanted: BTreeMap<String, WantedEmoji>,
}

impl EmojiUploader<'_> {
    /// Uploads the missing emojis. If another process holds the lease, loads the emojis that it has uploaded instead.
    async fn upload_or_load(&self) -> Result<UploadOutcome, UploadError> {
        if !self.take_or_renew_lease().await? {
            let known = self.store.own_emojis(self.application).await?;
            self.bot.emojis.set_usable_emojis(self.usable_emojis(&known));
            return Ok(UploadOutcome::LeftToOtherProcess);
        }
        let done = self.upload_missing_while_leased().await;
        let now = self.bot.clock.now();
        self.store.acquire_lease(NAME, self.lease_owner, now, now).await?;
        done.map(|()| UploadOutcome::Completed)
    }

    /// Takes or renews the lease. Returns `true` if this process holds it.
    async fn take_or_renew_lease(&self) -> Result<bool, StoreError> {
        let now = self.bot.clock.now();
        self.store.acquire_lease(NAME, self.lease_owner, now, now + LEASE).await
    }

    /// Returns the emojis that can be used: those of the `uploaded` emojis that show the current drawing of their tile.
    fn usable_emojis(&self, uploaded: &[OwnEmoji]) -> TileMarks {
        let mut marks = TileMarks::default();
        for emoji in uploaded {
            if let Some(wanted) = self.wanted.get(&emoji.name)
                && wanted.hash == emoji.hash
            {
                marks.insert(wanted.half, wanted.corners, emoji.id);
            }
        }
        marks
    }

    /// Uploads the emojis that Discord lacks, one after the other, and removes obsolete ones.
    async fn upload_missing_while_leased(&self) -> Result<(), UploadError> {
        let there = self.list_existing_while_leased().await?;
        let mut known = self.store.own_emojis(self.application).await?;
        known.retain(|emoji| there.get(&emoji.name) == Some(&emoji.id));
        let mut marks = self.usable_emojis(&known);
        self.bot.emojis.set_usable_emojis(marks.clone());
        let known: HashMap<&str, &OwnEmoji> =
            known.iter().map(|emoji| (emoji.name.as_str(), emoji)).collect();
        let mut uploaded = 0;
        for (name, wanted) in &self.wanted {
            let id = match (known.get(name.as_str()), there.get(name)) {
                (Some(own), _) if own.hash == wanted.hash => continue,
                // The drawing has changed: Discord can rename an emoji, but not replace its image.
                (Some(own), _) => {
                    self.remove_emoji_while_leased(own).await?;
                    self.upload_emoji_while_leased(name, wanted).await?
                }
                // Discord has the emoji, but the store does not contain it: a process crashed before storing it, or the database
                // was lost.
                (None, Some(id)) => *id,
                (None, None) => self.upload_emoji_while_leased(name, wanted).await?,
            };
            let own = OwnEmoji { name: name.clone(), id, hash: wanted.hash.clone() };
            self.store.set_own_emoji(self.application, &own).await?;
            marks.insert(wanted.half, wanted.corners, id);
            self.bot.emojis.set_usable_emojis(marks.clone());
            uploaded += 1;
        }
        if uploaded > 0 {
            tracing::info!(uploaded, "uploaded emojis of tiles");
        }
        self.remove_obsolete_while_leased(&there).await
    }

    /// Deletes the bot's own emojis that no tile needs any more, and removes from the store the emojis that somebody has
    /// deleted at Discord. `existing` contains the emojis at Discord by name.
    async fn remove_obsolete_while_leased(
        &self,
        existing: &HashMap<String, EmojiId>,
    ) -> Result<(), UploadError> {
        for own in self.store.own_emojis(self.application).await? {
            if self.wanted.contains_key(&own.name) {
                continue;
            }
            if existing.get(&own.name) == Some(&own.id) {
                self.remove_emoji_while_leased(&own).await?;
            } else {
                self.store.delete_own_emoji(self.application, &own.name).await?;
            }
        }
        Ok(())
    }

    /// Lists the application's emojis by name.
    async fn list_existing_while_leased(&self) -> Result<HashMap<String, EmojiId>, UploadError> {
        let listed = self.retry_while_leased(|http| http.get_application_emojis()).await?;
        Ok(listed.into_iter().map(|emoji| (emoji.name, emoji.id.into())).collect())
    }

    /// Uploads an emoji. If the upload appeared to fail but succeeded, uses the existing emoji.
    async fn upload_emoji_while_leased(
        &self,
        name: &str,
        wanted: &WantedEmoji,
    ) -> Result<EmojiId, UploadError> {
        let image = format!("data:image/png;base64,{}", STANDARD.encode(&wanted.png));
        let body = json!({ "name": name, "image": image });
        let uploaded = self.retry_while_leased(|http| http.create_application_emoji(&body)).await;
        match uploaded {
            Ok(emoji) => Ok(emoji.id.into()),
            Err(UploadError::Discord(error @ CallError::Refused(_))) => {
                let there = self.list_existing_while_leased().await?;
                there.get(name).copied().ok_or_else(|| error.into())
            }
            Err(error) => Err(error),
        }
    }

    /// Deletes one of the bot's own emojis: at Discord, if it still exists there, and from the store.
    async fn remove_emoji_while_leased(&self, own: &OwnEmoji) -> Result<(), UploadError> {
        let id = own.id.into();
        match self.retry_while_leased(|http| http.delete_application_emoji(id)).await {
            Ok(()) | Err(UploadError::Discord(CallError::Gone(..))) => {}
            Err(error) => return Err(error),
        }
        self.store.delete_own_emoji(self.application, &own.name).await?;
        Ok(())
    }

    /// Makes a call to Discord, and retries it after transient errors while this process holds the lease. Returns
    /// [`UploadError::LeaseLost`] if another process has taken the lease.
    async fn retry_while_leased<'a, T, F>(
        &'a self,
        call: impl Fn(&'a Http) -> F,
    ) -> Result<T, UploadError>
    where
        T: Send,
        F: Future<Output = Result<T, serenity::Error>> + Send + 'a,
    {
        let mut backoff =
            RetryBackoff::new(Arc::clone(&self.bot.clock), "Discord to accept emojis");
        loop {
            if !self.take_or_renew_lease().await? {
                return Err(UploadError::LeaseLost);
            }
            match self.bot.caller.call_once(&call).await {
                Err(error) if error.is_transient() && error != CallError::Unauthorized => {
                    backoff.wait_after_failure(&error).await;
                }
                result => return result.map_err(UploadError::from),
            }
        }
    }
}
