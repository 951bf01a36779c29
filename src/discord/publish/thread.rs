//! Opening and archiving threads.

use serenity::all as discord;
use serenity::all::{
    AutoArchiveDuration, ChannelType, CreateThread, EditMessage, EditThread, GetMessages,
    MessageType,
};

use crate::discord::interaction::api::{CallError, Caller};
use crate::ids::{ChannelId, GuildId};
use crate::store::MessageRef;

/// The number of newest messages in a channel among which Discord's own message about a new thread is searched.
const NEWEST: u8 = 20;

/// Opens a thread in a channel that is not attached to a message.
///
/// # Errors
/// Returns an error if Discord cannot open the thread.
pub async fn open_thread_in_channel(
    caller: &Caller,
    channel: ChannelId,
    name: String,
) -> Result<ChannelId, CallError> {
    let builder = CreateThread::new(name)
        .kind(ChannelType::PublicThread)
        .auto_archive_duration(AutoArchiveDuration::OneDay);
    let discord_channel = discord::ChannelId::from(channel);
    let open = |http| discord_channel.create_thread(http, builder.clone());
    caller.call(None, open).await.map(|thread| thread.id.into())
}

/// Opens a thread on a message, or returns the thread that the message already has.
///
/// # Errors
/// Returns an error if Discord opens no thread.
pub async fn open_thread_on_message(
    caller: &Caller,
    message: MessageRef,
    name: String,
) -> Result<ChannelId, CallError> {
    let builder = CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneDay);
    let (discord_channel, id) = (discord::ChannelId::from(message.channel_id), message.message_id);
    let open = |http| discord_channel.create_thread_from_message(http, id, builder.clone());
    match caller.call(None, open).await {
        Ok(thread) => Ok(thread.id.into()),
        // A thread has the same id as its message.
        Err(CallError::ThreadExists) => Ok(ChannelId::new(message.message_id.get())),
        Err(error) => Err(error),
    }
}

/// Finds an active thread of a channel by its name; the newest, if there are several.
///
/// # Errors
/// Returns an error if Discord does not list the threads.
pub async fn find_thread(
    caller: &Caller,
    guild: GuildId,
    channel: ChannelId,
    name: &str,
) -> Result<Option<ChannelId>, CallError> {
    let guild = discord::GuildId::from(guild);
    let active = caller.call(None, |http| guild.get_active_threads(http)).await?;
    let parent = discord::ChannelId::from(channel);
    let found = active.threads.into_iter();
    let found = found.filter(|thread| thread.parent_id == Some(parent) && thread.name == name);
    Ok(found.map(|thread| ChannelId::from(thread.id)).max())
}

/// Deletes the message that Discord itself posts in a channel when a thread is opened there. Without the permission to read
/// messages, that message stays.
pub async fn delete_thread_announcement(caller: &Caller, channel: ChannelId, thread: ChannelId) {
    let (discord_channel, thread) =
        (discord::ChannelId::from(channel), discord::ChannelId::from(thread));
    let newest = GetMessages::new().limit(NEWEST);
    let is_about_it = |message: &&discord::Message| {
        let about = message.message_reference.as_ref().map(|reference| reference.channel_id);
        message.kind == MessageType::ThreadCreated && about == Some(thread)
    };
    let deleted = async {
        let messages = caller.call(None, |http| discord_channel.messages(http, newest)).await?;
        match messages.iter().find(is_about_it) {
            Some(message) => {
                caller.call(None, |http| discord_channel.delete_message(http, message.id)).await
            }
            None => Ok(()),
        }
    };
    if let Err(error) = deleted.await {
        tracing::info!(%error, "Discord's message about a thread stays");
    }
}

/// Archives a thread if `archived` is true; opens it again if it is false.
///
/// # Errors
/// Returns an error if Discord refuses it.
pub async fn set_thread_archived(
    caller: &Caller,
    thread: ChannelId,
    archived: bool,
) -> Result<(), CallError> {
    let discord_channel = discord::ChannelId::from(thread);
    let edit = |http| discord_channel.edit_thread(http, EditThread::new().archived(archived));
    caller.call(None, edit).await.map(drop)
}

/// Edits a message. An archived thread is opened again for that.
///
/// # Errors
/// Returns an error if Discord refuses the edit.
pub async fn edit_message(
    caller: &Caller,
    message: MessageRef,
    edit: EditMessage,
) -> Result<(), CallError> {
    let (discord_channel, id) = (discord::ChannelId::from(message.channel_id), message.message_id);
    let call = |http| discord_channel.edit_message(http, id, edit.clone());
    match caller.call(None, call).await.map(drop) {
        Err(CallError::ThreadArchived) => {}
        done => return done,
    }
    set_thread_archived(caller, message.channel_id, false).await?;
    caller.call(None, call).await.map(drop)
}
