//! Sees to it that Discord has an emoji of each tile, in the background: whatever is missing there, or was drawn otherwise, is
//! uploaded, by one process at a time, and goes on after a crash where it was.

use std::collections::{BTreeMap, HashMap};
use std::convert::Infallible;
use std::sync::Arc;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;
use serenity::http::Http;

use super::{Wanted, draw_all};
use crate::discord::bot::Bot;
use crate::discord::interaction::api::CallError;
use crate::ids::{ApplicationId, EmojiId};
use crate::store::{OwnEmoji, Store, StoreError};
use crate::table::Patience;
use crate::text::TileMarks;
use crate::time::Millis;

/// The name of the lease of the process that uploads.
const NAME: &str = "emojis";
/// The time for which a process that has died keeps the others from uploading: longer than a call and the wait after it.
const LEASE: Millis = 2 * 60_000;
/// The time between two looks at what another process has uploaded, and between tries after the database failed.
const LOOK_AGAIN: Millis = 60_000;
/// The time until the next try after Discord has refused an emoji.
const REFUSED_FOR: Millis = 24 * 60 * 60_000;

/// Keeps the emojis as they are to be, for as long as it is polled.
pub async fn maintain_emojis(
    bot: &Bot,
    store: &Store,
    owner: &str,
    application: ApplicationId,
) -> Infallible {
    let renderer = Arc::clone(&bot.renderer);
    let drawn = tokio::task::spawn_blocking(move || draw_all(&renderer)).await;
    let Ok(wanted) = drawn else {
        tracing::error!("the emojis of the tiles cannot be drawn");
        return std::future::pending().await;
    };
    let keeper = Keeper { bot, store, owner, application, wanted };
    loop {
        let wait = match keeper.upload_or_read().await {
            Ok(true) => None,
            Ok(false) => Some(LOOK_AGAIN),
            Err(Trouble::Store(error)) => {
                tracing::warn!(%error, "cannot tell which emojis there are");
                Some(LOOK_AGAIN)
            }
            Err(Trouble::Discord(error)) => {
                tracing::warn!(%error, "not all tiles have an emoji; they are told by their numbers");
                Some(REFUSED_FOR)
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

/// The reason why the emojis are not as they are to be.
#[derive(Debug, thiserror::Error)]
enum Trouble {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Discord(#[from] CallError),
}

struct Keeper<'a> {
    bot: &'a Bot,
    store: &'a Store,
    owner: &'a str,
    application: ApplicationId,
    wanted: BTreeMap<String, Wanted>,
}

impl Keeper<'_> {
    /// Uploads what is missing, or else looks at what another process has uploaded. Returns whether all is there.
    async fn upload_or_read(&self) -> Result<bool, Trouble> {
        if !self.hold().await? {
            let known = self.store.own_emojis(self.application).await?;
            self.bot.emojis.show(self.marks_of(&known));
            return Ok(false);
        }
        let done = self.make_good().await;
        let now = self.bot.clock.now();
        self.store.lease(NAME, self.owner, now, now).await?;
        done
    }

    /// Holds the lease for some time from now on.
    async fn hold(&self) -> Result<bool, StoreError> {
        let now = self.bot.clock.now();
        self.store.lease(NAME, self.owner, now, now + LEASE).await
    }

    fn marks_of(&self, known: &[OwnEmoji]) -> TileMarks {
        let mut marks = TileMarks::default();
        for emoji in known {
            if let Some(wanted) = self.wanted.get(&emoji.name)
                && wanted.hash == emoji.hash
            {
                marks.insert(wanted.half, wanted.corners, emoji.id);
            }
        }
        marks
    }

    /// Compares what Discord has with what it is to have, and makes good the difference, one emoji after the other. Returns false
    /// if another process has taken over.
    async fn make_good(&self) -> Result<bool, Trouble> {
        let Some(there) = self.there().await? else { return Ok(false) };
        let mut known = self.store.own_emojis(self.application).await?;
        known.retain(|emoji| there.get(&emoji.name) == Some(&emoji.id));
        let mut marks = self.marks_of(&known);
        self.bot.emojis.show(marks.clone());
        let known: HashMap<&str, &OwnEmoji> =
            known.iter().map(|emoji| (emoji.name.as_str(), emoji)).collect();
        let mut uploaded = 0;
        for (name, wanted) in &self.wanted {
            let id = match (known.get(name.as_str()), there.get(name)) {
                (Some(own), _) if own.hash == wanted.hash => continue,
                // Drawn otherwise: Discord can rename an emoji, but not give it another picture.
                (Some(own), _) => {
                    if !self.remove(own).await? {
                        return Ok(false);
                    }
                    self.upload(name, wanted).await?
                }
                // Uploaded before a crash, or before the database was lost.
                (None, Some(id)) => Some(*id),
                (None, None) => self.upload(name, wanted).await?,
            };
            let Some(id) = id else { return Ok(false) };
            let own = OwnEmoji { name: name.clone(), id, hash: wanted.hash.clone() };
            self.store.set_own_emoji(self.application, &own).await?;
            marks.insert(wanted.half, wanted.corners, id);
            self.bot.emojis.show(marks.clone());
            uploaded += 1;
        }
        if uploaded > 0 {
            tracing::info!(uploaded, "tiles have their emojis");
        }
        self.clear_away(&there).await
    }

    /// Removes the bot's own emojis that no tile needs any more, and forgets those that somebody else has removed.
    async fn clear_away(&self, there: &HashMap<String, EmojiId>) -> Result<bool, Trouble> {
        for own in self.store.own_emojis(self.application).await? {
            if self.wanted.contains_key(&own.name) {
                continue;
            }
            if there.get(&own.name) == Some(&own.id) {
                if !self.remove(&own).await? {
                    return Ok(false);
                }
            } else {
                self.store.forget_own_emoji(self.application, &own.name).await?;
            }
        }
        Ok(true)
    }

    /// The emojis that the application has, by name.
    async fn there(&self) -> Result<Option<HashMap<String, EmojiId>>, Trouble> {
        let listed = self.insist(|http| http.get_application_emojis()).await?;
        let by_name = |all: Vec<serenity::all::Emoji>| {
            all.into_iter().map(|emoji| (emoji.name, emoji.id.into())).collect()
        };
        Ok(listed.map(by_name))
    }

    /// Uploads an emoji. Where that seems to have failed and had not, the one that is there is it.
    async fn upload(&self, name: &str, wanted: &Wanted) -> Result<Option<EmojiId>, Trouble> {
        let image = format!("data:image/png;base64,{}", STANDARD.encode(&wanted.png));
        let body = json!({ "name": name, "image": image });
        let uploaded = self.insist(|http| http.create_application_emoji(&body)).await;
        match uploaded {
            Ok(emoji) => Ok(emoji.map(|emoji| emoji.id.into())),
            Err(Trouble::Discord(error @ CallError::Refused(_))) => {
                let there = self.there().await?;
                match there.map(|there| there.get(name).copied()) {
                    Some(Some(id)) => Ok(Some(id)),
                    Some(None) => Err(error.into()),
                    None => Ok(None),
                }
            }
            Err(error) => Err(error),
        }
    }

    /// Removes an emoji of the bot's own, and forgets it; one that is gone already is forgotten as well.
    async fn remove(&self, own: &OwnEmoji) -> Result<bool, Trouble> {
        let id = own.id.into();
        match self.insist(|http| http.delete_application_emoji(id)).await {
            Ok(None) => return Ok(false),
            Ok(Some(())) | Err(Trouble::Discord(CallError::Gone(..))) => {}
            Err(error) => return Err(error),
        }
        self.store.forget_own_emoji(self.application, &own.name).await?;
        Ok(true)
    }

    /// Makes a call until Discord answers it, as long as the lease is held; `None` if another process has taken over.
    async fn insist<'a, T, F>(&'a self, call: impl Fn(&'a Http) -> F) -> Result<Option<T>, Trouble>
    where
        T: Send,
        F: Future<Output = Result<T, serenity::Error>> + Send + 'a,
    {
        let mut patience = Patience::new(Arc::clone(&self.bot.clock), "Discord to take emojis");
        loop {
            if !self.hold().await? {
                return Ok(None);
            }
            match self.bot.caller.once(&call).await {
                Err(error) if error.is_passing() && error != CallError::Unauthorized => {
                    patience.wait(&error).await;
                }
                result => return Ok(Some(result?)),
            }
        }
    }
}
