//! Opening threads.

use serenity::all as discord;
use serenity::all::{AutoArchiveDuration, ChannelType, CreateThread};

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
