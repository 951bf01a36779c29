//! Threads on messages.

use serenity::all as discord;
use serenity::all::{AutoArchiveDuration, ChannelType, CreateThread};

use crate::discord::interaction::api::{CallError, Caller};
use crate::ids::ChannelId;
use crate::store::MessageRef;

/// Opens a thread of its own in a channel.
///
/// # Errors
/// Discord opens none.
pub async fn open_in(
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

/// Opens a thread on a message; that there is one already is as good.
///
/// # Errors
/// Discord opens none.
pub async fn open(
    caller: &Caller,
    message: MessageRef,
    name: String,
) -> Result<ChannelId, CallError> {
    let builder = CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneDay);
    let (place, id) = (discord::ChannelId::from(message.channel_id), message.message_id);
    let open = |http| place.create_thread_from_message(http, id, builder.clone());
    match caller.call(None, open).await {
        Ok(thread) => Ok(thread.id.into()),
        // A thread has the id of the message that it is on.
        Err(CallError::ThreadExists) => Ok(ChannelId::new(message.message_id.get())),
        Err(error) => Err(error),
    }
}
