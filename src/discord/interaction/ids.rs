//! Conversions between the bot's id types and serenity's.

use serenity::all as discord;

use crate::ids::{
    ApplicationId, ChannelId, EmojiId, GuildId, InteractionId, MessageId, PersonId, RoleId,
};

macro_rules! same {
    ($($ours:ident = $theirs:ident;)+) => {$(
        impl From<discord::$theirs> for $ours {
            fn from(id: discord::$theirs) -> Self {
                Self::new(id.get())
            }
        }

        impl From<$ours> for discord::$theirs {
            fn from(id: $ours) -> Self {
                Self::new(id.get())
            }
        }
    )+};
}

same! {
    GuildId = GuildId;
    ChannelId = ChannelId;
    PersonId = UserId;
    MessageId = MessageId;
    RoleId = RoleId;
    InteractionId = InteractionId;
    ApplicationId = ApplicationId;
    EmojiId = EmojiId;
}
