//! Opening and archiving threads.

use serenity::all as discord;
use serenity::all::{AutoArchiveDuration, ChannelType, CreateThread, EditMessage, EditThread};

use crate::discord::interaction::api::{CallError, Caller};
use crate::ids::ChannelId;
use crate::store::MessageRef;

/// Opens a thread in a channel, without a message to which it is attached.
///
/// # Errors
/// Returns an error if Discord cannot open the thread.
pub async fn open_thread_in(
    caller: &Caller,
    channel: ChannelId,
    name: String,
) -> Result<ChannelId, CallError> {
    let builder = CreateThread::new(name)
        .kind(ChannelType::PublicThread)
        .auto_archive_duration(AutoArchiveDuration::OneDay);
    let place = discord::ChannelId::from(channel);
    let open = |http| place.create_thread(http, builder.clone());
    caller.call(None, open).await.map(|thread| thread.id.into())
}

/// Opens a thread on a message, or returns the existing one.
///
/// # Errors
/// Returns an error if Discord opens no thread.
pub async fn open_thread_on(
    caller: &Caller,
    message: MessageRef,
    name: String,
) -> Result<ChannelId, CallError> {
    let builder = CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneDay);
    let (place, id) = (discord::ChannelId::from(message.channel_id), message.message_id);
    let open = |http| place.create_thread_from_message(http, id, builder.clone());
    match caller.call(None, open).await {
        Ok(thread) => Ok(thread.id.into()),
        // A thread has the same id as its message.
        Err(CallError::ThreadExists) => Ok(ChannelId::new(message.message_id.get())),
        Err(error) => Err(error),
    }
}

/// Archives a thread if `archived` is true; opens it again if it is false.
///
/// # Errors
/// Returns an error if Discord refuses it.
pub async fn set_archived(
    caller: &Caller,
    thread: ChannelId,
    archived: bool,
) -> Result<(), CallError> {
    let place = discord::ChannelId::from(thread);
    let edit = |http| place.edit_thread(http, EditThread::new().archived(archived));
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
    let (place, id) = (discord::ChannelId::from(message.channel_id), message.message_id);
    let call = |http| place.edit_message(http, id, edit.clone());
    match caller.call(None, call).await.map(drop) {
        Err(CallError::ThreadArchived) => {}
        done => return done,
    }
    set_archived(caller, message.channel_id, false).await?;
    caller.call(None, call).await.map(drop)
}
