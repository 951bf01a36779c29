//! An interaction as a request of a person, with its place and its language.

mod place;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

pub use place::{ANYWHERE, InteractionPlace, ONLY_ON_SERVERS, ServerRequest};

use serenity::all as discord;
use serenity::all::{ChannelType, Permissions};

use crate::discord::bot::Bot;
use crate::discord::custom_id::Component;
use crate::guild::{OwnPictures, OwnPreferences};
use crate::ids::{ChannelId, GuildId, InteractionId, MessageId, PersonId, RoleId};
use crate::table::{Actor, Table};
use crate::text::{Lang, Text, TileMarks};
use crate::time::Millis;
use triominos_pictures::Theme;

/// The permissions that the bot requests when it is invited to a server. The link in the README requests exactly these.
pub const RIGHTS: Permissions = FOR_TABLES.union(Permissions::CREATE_PUBLIC_THREADS);

/// The permissions that a table needs to post boards in channels and threads.
const FOR_TABLES: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::ATTACH_FILES);

/// The origin of an interaction, which determines how it can be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A slash command: answered by a private message.
    Command,
    /// A component of a public message: answered by a private message, or not at all if the public message is updated.
    Public,
    /// A component of a private message: that message becomes the answer.
    Private,
}

/// An interaction, with the preferences of the person who made it.
pub struct Request<'a> {
    pub bot: &'a Bot,
    pub id: InteractionId,
    /// The token that authorises answers for fifteen minutes; a secret.
    pub token: &'a str,
    pub origin: Origin,
    /// The message whose component was clicked; `None` for a command.
    pub message: Option<MessageId>,
    pub actor: Actor,
    /// True for administrators, who see every channel. Overwrites of channels neither grant nor deny this permission.
    pub is_administrator: bool,
    /// True if the person has the permission Manage Server in this channel.
    pub manages_guild_here: bool,
    /// The person's roles.
    pub roles: Vec<RoleId>,
    /// The time at which the person joined the server, in milliseconds since 1970; `None` if Discord does not state it.
    pub member_since: Option<Millis>,
    pub place: InteractionPlace,
    pub channel: ChannelId,
    /// The parent channel if this channel is a thread; otherwise `None`.
    pub parent: Option<ChannelId>,
    pub received: Millis,
    /// The language of private answers.
    pub lang: Lang,
    /// The language of the person's Discord client, used for private answers unless they chose another.
    pub client_lang: Lang,
    /// The theme of private pictures.
    pub theme: Theme,
    /// The person's choice of whether private answers have pictures.
    pub pictures: OwnPictures,
    /// The locale of public messages in this place: the server's or, in direct messages, the person's.
    pub table_locale: &'a str,
    /// True once this request has met an event that only a newer version of the bot can read.
    pub has_met_newer: AtomicBool,
    kind: Option<ChannelType>,
    rights: Permissions,
}

/// An interaction as received from Discord.
#[derive(Clone, Copy, Debug)]
pub enum ReceivedInteraction<'a> {
    Command(&'a discord::CommandInteraction),
    Component(&'a discord::ComponentInteraction),
}

impl<'a> ReceivedInteraction<'a> {
    /// Returns the id of the interaction.
    pub fn id(self) -> InteractionId {
        match self {
            Self::Command(interaction) => interaction.id.into(),
            Self::Component(interaction) => interaction.id.into(),
        }
    }

    /// Returns the token of the interaction, a secret.
    pub fn token(self) -> &'a str {
        match self {
            Self::Command(interaction) => &interaction.token,
            Self::Component(interaction) => &interaction.token,
        }
    }

    /// Returns the locale of the person's Discord client.
    pub fn locale(self) -> &'a str {
        match self {
            Self::Command(interaction) => &interaction.locale,
            Self::Component(interaction) => &interaction.locale,
        }
    }

    /// Returns the server of the interaction (`None` if it does not have the bot), and the person.
    pub fn server_and_person(self) -> (Option<GuildId>, PersonId) {
        (InteractionPlace::from_interaction(self).server(), self.person())
    }

    /// Returns the person who used the command or component.
    pub fn person(self) -> PersonId {
        match self {
            Self::Command(interaction) => interaction.user.id.into(),
            Self::Component(interaction) => interaction.user.id.into(),
        }
    }

    /// Returns the message of the clicked component; `None` for a command.
    fn message(self) -> Option<MessageId> {
        match self {
            Self::Command(_) => None,
            Self::Component(interaction) => Some(interaction.message.id.into()),
        }
    }

    /// Returns the display name of the person's account.
    fn account_name(self) -> &'a str {
        match self {
            Self::Command(interaction) => interaction.user.display_name(),
            Self::Component(interaction) => interaction.user.display_name(),
        }
    }

    /// Returns the origin of the interaction.
    fn origin(self) -> Origin {
        let private = discord::MessageFlags::EPHEMERAL;
        match self {
            Self::Command(_) => Origin::Command,
            Self::Component(interaction) => match interaction.message.flags {
                Some(flags) if flags.contains(private) => Origin::Private,
                _ => Origin::Public,
            },
        }
    }

    /// Returns the member of the server who made the interaction; `None` outside servers.
    fn member(self) -> Option<&'a discord::Member> {
        match self {
            Self::Command(interaction) => interaction.member.as_deref(),
            Self::Component(interaction) => interaction.member.as_ref(),
        }
    }

    /// Returns the bot's permissions in the channel; `None` if Discord does not state them.
    fn app_permissions(self) -> Option<Permissions> {
        match self {
            Self::Command(interaction) => interaction.app_permissions,
            Self::Component(interaction) => interaction.app_permissions,
        }
    }

    /// Returns the locale of the server; `None` outside servers.
    fn guild_locale(self) -> Option<&'a str> {
        match self {
            Self::Command(interaction) => interaction.guild_locale.as_deref(),
            Self::Component(interaction) => interaction.guild_locale.as_deref(),
        }
    }
}

/// Returns the table of a button that was clicked outside servers; `None` for other interactions.
async fn table_of_button_clicked_outside_servers(
    bot: &Bot,
    interaction: ReceivedInteraction<'_>,
) -> Option<Arc<Table>> {
    let ReceivedInteraction::Component(component) = interaction else { return None };
    if InteractionPlace::from_interaction(interaction).server().is_some() {
        return None;
    }
    match component.data.custom_id.parse() {
        Ok(Component::Table(id)) => bot.tables.current_table(id.table).await.ok(),
        _ => None,
    }
}

/// The time limit in milliseconds for loading the person's preferences.
const PREFERENCES_WITHIN: Millis = 500;

impl<'a> Request<'a> {
    /// Creates the request of an interaction, and loads the preferences of its person.
    pub async fn from_interaction(bot: &'a Bot, interaction: ReceivedInteraction<'a>) -> Self {
        let received = bot.clock.now();
        let table = table_of_button_clicked_outside_servers(bot, interaction).await;
        let (guild, person) = interaction.server_and_person();
        // A view of a server's table uses the server's theme, even in a direct message.
        let server = guild.or_else(|| table.as_ref()?.home.server());
        // If the store is slow or fails, the answer uses the client's language and the default theme.
        let preferences = tokio::select! {
            preferences = bot.guilds.preferences_for_private_answers(server, person) => preferences.ok(),
            () = bot.clock.sleep_until(received + PREFERENCES_WITHIN) => None,
        };
        if let Some(preferences) = &preferences {
            bot.caches.preferences.put((server, person), received, preferences.clone());
        }
        Self::from_interaction_with_preferences(
            bot,
            interaction,
            table.as_deref(),
            received,
            preferences.unwrap_or_default(),
        )
    }

    /// Creates the request of an autocompletion. It uses cached preferences of the person, so that they are not loaded at each
    /// typed letter.
    pub async fn from_autocompletion(bot: &'a Bot, interaction: ReceivedInteraction<'a>) -> Self {
        let received = bot.clock.now();
        match bot.caches.preferences.get_fresh(&interaction.server_and_person(), received) {
            Some(preferences) => Self::from_interaction_with_preferences(
                bot,
                interaction,
                None,
                received,
                preferences,
            ),
            None => Self::from_interaction(bot, interaction).await,
        }
    }

    /// Creates the request of an interaction with these preferences of its person.
    fn from_interaction_with_preferences(
        bot: &'a Bot,
        interaction: ReceivedInteraction<'a>,
        table: Option<&Table>,
        received: Millis,
        preferences: OwnPreferences,
    ) -> Self {
        let (place, (_, channel, about)) =
            (InteractionPlace::from_interaction(interaction), interaction.server_and_channel());
        let member = interaction.member();
        let may = |right: Permissions| {
            let rights = member.and_then(|member| member.permissions);
            let may = rights.is_some_and(|rights| rights.contains(right) || rights.administrator());
            // Rights on a server that does not have the bot are ignored.
            may && place.server().is_some()
        };
        let id = interaction.person();
        // At a table of a server, the person is called by their name on that server.
        let known = table
            .and_then(|table| table.people().find(|person| person.id == id))
            .map(|known| &*known.name);
        let name = match (member, place) {
            (Some(member), InteractionPlace::Server(_)) => member.display_name(),
            _ => known.unwrap_or_else(|| interaction.account_name()),
        };
        let actor =
            Actor { id, name: name.to_owned(), moderator: may(Permissions::MANAGE_MESSAGES) };
        let client_lang = Lang::for_locale(interaction.locale());
        let lang = preferences.locale.as_deref().and_then(Lang::from_tag);
        let theme = preferences.theme.as_deref().and_then(Theme::from_name);
        Self {
            bot,
            id: interaction.id(),
            token: interaction.token(),
            origin: interaction.origin(),
            message: interaction.message(),
            actor,
            is_administrator: may(Permissions::ADMINISTRATOR),
            manages_guild_here: may(Permissions::MANAGE_GUILD),
            roles: member
                .into_iter()
                .flat_map(|member| &member.roles)
                .map(|role| RoleId::from(*role))
                .collect(),
            member_since: member
                .and_then(|member| member.joined_at)
                .map(|joined| joined.unix_timestamp() * 1000),
            place,
            channel: channel.into(),
            parent: about
                .filter(|channel| channel.thread_metadata.is_some())
                .and_then(|channel| channel.parent_id.map(ChannelId::from)),
            received,
            lang: lang.unwrap_or(client_lang),
            client_lang,
            theme: theme.unwrap_or_default(),
            has_met_newer: AtomicBool::new(false),
            pictures: OwnPictures::from_preferences(&preferences),
            table_locale: match place {
                InteractionPlace::Server(_) => interaction.guild_locale().unwrap_or("en-US"),
                InteractionPlace::Direct | InteractionPlace::Elsewhere => interaction.locale(),
            },
            kind: about.map(|channel| channel.kind),
            // Discord always sends the bot's permissions. If they are missing, all are assumed; the error of a refused message then
            // names the missing one. The permissions in a direct conversation are ignored, because they do not apply to the channel
            // of a server's table.
            rights: interaction
                .app_permissions()
                .filter(|_| place.server().is_some())
                .unwrap_or_else(Permissions::all),
        }
    }

    /// Returns the bot's texts in the language of private answers.
    pub fn text(&self) -> &'static Text {
        Text::for_lang(self.lang)
    }

    /// Returns `true` if the person prefers words to pictures in private answers.
    pub fn has_pictures_off(&self) -> bool {
        self.pictures == OwnPictures::Off
    }

    /// Returns the emojis of tiles for private answers; empty if the person prefers words.
    pub fn tile_emojis(&self) -> Arc<TileMarks> {
        if self.has_pictures_off() { Arc::default() } else { self.bot.emojis.usable_emojis() }
    }

    /// Returns `true` if tables can be opened in a channel of this kind.
    pub fn can_open_tables(&self) -> bool {
        use ChannelType::*;
        if self.place.server().is_none() {
            return self.is_direct();
        }
        self.kind.is_none_or(|kind| {
            matches!(kind, Text | News | Voice | Stage | NewsThread | PublicThread | PrivateThread)
        })
    }

    /// Returns `true` if the bot has this permission in this channel.
    pub fn has_app_permission(&self, right: Permissions) -> bool {
        self.rights.administrator() || self.rights.contains(right)
    }

    /// Returns the permissions that the bot lacks in this channel to continue a match. Attaching files is not among
    /// them, because boards can be described in words.
    pub fn missing_rights_to_continue_match(&self) -> Permissions {
        self.missing_rights_to_start_match() - Permissions::ATTACH_FILES
    }

    /// Returns the permissions that the bot lacks in this channel to start a match.
    pub fn missing_rights_to_start_match(&self) -> Permissions {
        use ChannelType::{NewsThread, PrivateThread, PublicThread};
        let thread = matches!(self.kind, Some(NewsThread | PublicThread | PrivateThread));
        // Sending messages in threads is a permission of its own.
        let unneeded =
            if thread { Permissions::SEND_MESSAGES } else { Permissions::SEND_MESSAGES_IN_THREADS };
        if self.rights.administrator() {
            Permissions::empty()
        } else {
            FOR_TABLES - unneeded - self.rights
        }
    }

    /// Returns the permissions that the bot lacks in this channel for a tournament, whose tables are
    /// threads.
    pub fn missing_rights_for_tournament(&self) -> Permissions {
        if self.rights.administrator() { Permissions::empty() } else { RIGHTS - self.rights }
    }

    /// Returns `true` if this channel is a thread, or if its kind is unknown.
    pub fn is_in_thread(&self) -> bool {
        use ChannelType::{NewsThread, PrivateThread, PublicThread};
        self.kind.is_none_or(|kind| matches!(kind, NewsThread | PublicThread | PrivateThread))
    }

    /// Returns `true` if this channel can have the threads of a tournament.
    pub fn can_have_threads(&self) -> bool {
        self.place.server().is_some()
            && self.kind.is_none_or(|kind| matches!(kind, ChannelType::Text | ChannelType::News))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_invitation_link_in_the_readme_requests_exactly_these_permissions() {
        let readme = include_str!("../../../../README.md");
        assert!(readme.contains(&format!("&permissions={}`", RIGHTS.bits())), "{}", RIGHTS.bits());
    }
}
