//! Saves the chat, so that it survives the end of the process. The chat is a JSON file, and each attachment is a separate file that
//! is written once.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use super::emoji::Emojis;
use super::hub::Hub;
use super::model::{StoredChannel, StoredCommand, StoredGuild, StoredMessage, StoredUser};
use super::scheduled_event::ScheduledEvents;
use super::state::World;
use crate::ids::{Ids, Snowflake};

/// The version of the file format.
const FORMAT: u32 = 1;

#[derive(Debug, Serialize, Deserialize)]
struct Saved {
    format: u32,
    bot: Snowflake,
    token: String,
    home: Snowflake,
    last_id: Snowflake,
    guilds: BTreeMap<Snowflake, StoredGuild>,
    channels: BTreeMap<Snowflake, StoredChannel>,
    users: BTreeMap<Snowflake, StoredUser>,
    messages: BTreeMap<Snowflake, BTreeMap<Snowflake, StoredMessage>>,
    commands: Vec<StoredCommand>,
    /// The emojis of the application; none in files of earlier versions.
    #[serde(default)]
    emojis: Emojis,
    /// The scheduled events of the servers; none in files of earlier versions.
    #[serde(default)]
    events: ScheduledEvents,
}

/// The contents of all files of a saved chat, copied while the state was locked.
#[derive(Debug)]
pub(crate) struct Snapshot {
    json: String,
    files: Vec<(Snowflake, Arc<Vec<u8>>)>,
}

impl World {
    /// Copies the chat, so that it can be written without holding the lock.
    pub fn snapshot(&self) -> Result<Snapshot> {
        let saved = Saved {
            format: FORMAT,
            bot: self.bot.id,
            token: self.bot.token.clone(),
            home: self.home,
            last_id: self.ids.last_id(),
            guilds: self.guilds.clone(),
            channels: self.channels.clone(),
            users: self.users.clone(),
            messages: self.messages.clone(),
            commands: self.commands.clone(),
            emojis: self.emojis.clone(),
            events: self.events.clone(),
        };
        let messages = self.messages.values().flat_map(BTreeMap::values);
        let files = messages
            .flat_map(|message| &message.files)
            .map(|file| (file.id, Arc::clone(&file.bytes)));
        let emojis = self.emojis.values().map(|emoji| (emoji.id, Arc::clone(&emoji.bytes)));
        let files = files.chain(emojis).collect();
        let json = serde_json::to_string(&saved).context("cannot serialize the chat")?;
        Ok(Snapshot { json, files })
    }

    /// Replaces the chat with the one that is saved in `chat_file`.
    pub fn restore(&mut self, chat_file: &Path) -> Result<()> {
        let text = std::fs::read_to_string(chat_file)
            .with_context(|| format!("cannot read the chat in {}", chat_file.display()))?;
        let saved: Saved = serde_json::from_str(&text)
            .with_context(|| format!("{} is not a saved chat", chat_file.display()))?;
        anyhow::ensure!(
            saved.format == FORMAT,
            "{} was written by another version (format {})",
            chat_file.display(),
            saved.format
        );
        self.bot.id = saved.bot;
        self.bot.token = saved.token;
        self.home = saved.home;
        self.ids = Ids::with_ids_above(saved.last_id);
        self.guilds = saved.guilds;
        self.channels = saved.channels;
        self.users = saved.users;
        self.messages = saved.messages;
        self.commands = saved.commands;
        self.emojis = saved.emojis;
        self.events = saved.events;
        // In files of earlier versions, the bot has no role of its own.
        for guild in self.guilds.keys().copied().collect::<Vec<_>>() {
            self.add_bot_role(guild);
        }
        let folder = attachments_folder(chat_file);
        let read = |id: Snowflake, bytes: &mut Arc<Vec<u8>>| {
            let place = folder.join(id.to_string());
            match std::fs::read(&place) {
                Ok(read) => *bytes = Arc::new(read),
                Err(error) => tracing::warn!("cannot read {}: {error}", place.display()),
            }
        };
        let messages = self.messages.values_mut().flat_map(BTreeMap::values_mut);
        messages
            .flat_map(|message| &mut message.files)
            .for_each(|file| read(file.id, &mut file.bytes));
        self.emojis.values_mut().for_each(|emoji| read(emoji.id, &mut emoji.bytes));
        Ok(())
    }
}

/// Returns the folder with the attachments of the chat that is saved in `chat_file`.
fn attachments_folder(chat_file: &Path) -> PathBuf {
    let mut name = chat_file.as_os_str().to_owned();
    name.push(".files");
    PathBuf::from(name)
}

/// Saves the chat to `chat_file` once.
pub(crate) fn save_world(hub: &Hub, chat_file: &Path) -> Result<()> {
    write_if_changed(hub, chat_file, None).map(drop)
}

/// Writes the chat to `chat_file`, unless the chat equals `last_written`. If `last_written` is `None`, the chat is always written.
/// Returns the chat's current snapshot.
fn write_if_changed(
    hub: &Hub,
    chat_file: &Path,
    last_written: Option<&Snapshot>,
) -> Result<Snapshot> {
    let _writing = hub.writing.lock().unwrap_or_else(PoisonError::into_inner);
    let snapshot = hub.read(World::snapshot)?;
    // Many changes, such as heartbeats, do not affect the saved chat.
    if last_written.is_none_or(|last| !snapshot.is_same_as(last)) {
        snapshot.write(chat_file)?;
    }
    Ok(snapshot)
}

/// Returns a task that saves the chat after every change. If several changes are made while a file is being written, one further
/// write saves all of them. [`Hub::wait_until_saved`] waits until all changes so far are in the file.
pub(crate) fn save_after_changes(
    hub: &Arc<Hub>,
    chat_file: PathBuf,
) -> impl Future<Output = ()> + use<> {
    // Subscribes before the task is first polled, so that no change is missed.
    let mut changes = hub.subscribe_to_changes();
    hub.mark_saved_up_to(0);
    let hub = Arc::clone(hub);
    async move {
        let mut last: Option<Snapshot> = None;
        while changes.changed().await.is_ok() {
            let version = *changes.borrow_and_update();
            let (reader, place) = (Arc::clone(&hub), chat_file.clone());
            let write = move || write_if_changed(&reader, &place, last.as_ref());
            last = match tokio::task::spawn_blocking(write).await {
                Ok(Ok(snapshot)) => Some(snapshot),
                Ok(Err(error)) => {
                    tracing::error!("the chat was not saved: {error:#}");
                    None
                }
                Err(error) => {
                    tracing::error!("the chat was not saved: {error}");
                    None
                }
            };
            hub.mark_saved_up_to(version);
        }
    }
}

impl Snapshot {
    /// Returns `true` if both snapshots have the same JSON file.
    pub fn is_same_as(&self, other: &Self) -> bool {
        self.json == other.json
    }

    /// Writes the attachments, then the JSON file atomically, and deletes attachments that are no longer referenced.
    pub fn write(&self, chat_file: &Path) -> Result<()> {
        let folder = attachments_folder(chat_file);
        std::fs::create_dir_all(&folder)
            .with_context(|| format!("cannot create the folder {}", folder.display()))?;
        for (id, bytes) in &self.files {
            let place = folder.join(id.to_string());
            if !place.exists() {
                write_atomically(&place, bytes)?;
            }
        }
        write_atomically(chat_file, self.json.as_bytes())?;
        let known: BTreeSet<String> = self.files.iter().map(|(id, _)| id.to_string()).collect();
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let is_known = entry.file_name().to_str().is_some_and(|name| known.contains(name));
            if !is_known && let Err(error) = std::fs::remove_file(entry.path()) {
                tracing::warn!("cannot delete {}: {error}", entry.path().display());
            }
        }
        Ok(())
    }
}

/// Replaces a file atomically, by renaming a temporary one.
fn write_atomically(path: &Path, bytes: &[u8]) -> Result<()> {
    let mut name = path.as_os_str().to_owned();
    name.push(".new");
    let new = PathBuf::from(name);
    std::fs::write(&new, bytes).with_context(|| format!("cannot write {}", new.display()))?;
    std::fs::rename(&new, path).with_context(|| format!("cannot write {}", path.display()))
}
