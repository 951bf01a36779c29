//! The life of an interaction: dispatched, answered within three seconds or failed, good for
//! fifteen minutes (interactions/receiving-and-responding.mdx).

use serde_json::{Value, json};

use super::Snowflake;
use super::check::message::MOST_A_FILE;
use super::model::{AnswerKind, AnswerTo, StoredInteraction, channel_type, interaction_type};
use super::world::World;

/// How long the bot may take for its first answer.
pub(crate) const FIRST_ANSWER_MS: u64 = 3_000;
/// How long a token is good.
pub(crate) const TOKEN_MS: u64 = 15 * 60_000;

/// Something that a person did with the bot.
#[derive(Debug)]
pub(crate) struct Asked {
    pub kind: u8,
    pub user: Snowflake,
    pub channel: Snowflake,
    pub data: Value,
    pub command: Option<String>,
    pub focused_type: Option<u64>,
    pub source: Option<Snowflake>,
}

impl World {
    /// Tells the bot what a person did. If the bot cannot hear it, it has failed at once.
    pub fn dispatch_interaction(&mut self, asked: Asked) -> Snowflake {
        self.forget_old_interactions();
        let id = self.new_id();
        let token = format!(
            "aW50ZXJhY3Rpb24{:032x}{:032x}",
            rand::random::<u128>(),
            rand::random::<u128>()
        );
        let payload = self.interaction_json(id, &token, &asked);
        let interaction = StoredInteraction {
            id,
            kind: asked.kind,
            token: token.clone(),
            user: asked.user,
            channel: asked.channel,
            command: asked.command,
            focused_type: asked.focused_type,
            source: asked.source,
            source_edits: asked
                .source
                .and_then(|message| self.message(asked.channel, message))
                .map(|message| message.edits),
            dispatched_ms: self.now(),
            answer: None,
            failure: None,
            original: None,
            owes_answer: false,
            followups: Vec::new(),
            choices: Vec::new(),
            modal: None,
            modal_closed: false,
        };
        self.interactions.insert(id, interaction);
        self.tokens.insert(token, id);
        if !self.gateway.may_hear() {
            self.fail_interaction(id, "the bot is offline");
            return id;
        }
        // Interactions need no intent.
        let guild = self.channel(asked.channel).and_then(|channel| channel.guild);
        self.tell_bot("INTERACTION_CREATE", guild, |_, _| Some(payload.clone()));
        id
    }

    fn interaction_json(&self, id: Snowflake, token: &str, asked: &Asked) -> Value {
        let Some(channel) = self.channel(asked.channel) else { return Value::Null };
        let guild = channel.guild.and_then(|id| self.guilds.get(&id));
        let locale = self.user(asked.user).map_or("en-US", |user| user.locale.as_str());
        let mut place = self.channel_json(channel);
        place["permissions"] = json!(self.permissions(channel, asked.user).to_string());
        let mut body = json!({
            "id": id.to_string(),
            "application_id": self.bot.id.to_string(),
            "type": asked.kind,
            "data": asked.data,
            "channel_id": channel.id.to_string(),
            "channel": place,
            "token": token,
            "version": 1,
            "app_permissions": self.permissions(channel, self.bot.id).to_string(),
            "locale": locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": {
                "0": guild.map_or_else(|| "0".to_owned(), |guild| guild.id.to_string()),
            },
            "context": if channel.kind == channel_type::DM { 1 } else { 0 },
            "attachment_size_limit": MOST_A_FILE,
        });
        if let Some(guild) = guild {
            body["guild_id"] = json!(guild.id.to_string());
            body["guild_locale"] = json!(guild.preferred_locale);
            body["guild"] = json!({
                "id": guild.id.to_string(), "locale": guild.preferred_locale, "features": [],
            });
            if let Some(member) = guild.members.get(&asked.user) {
                let mut member = self.member_json(member, true);
                member["permissions"] = json!(self.permissions(channel, asked.user).to_string());
                body["member"] = member;
            }
        } else {
            body["user"] = self.user_json(asked.user);
        }
        if let Some(message) = asked.source.and_then(|id| self.message(channel.id, id)) {
            body["message"] = self.message_json(message);
        }
        body
    }

    /// What the messages that answer an interaction say they answer to.
    pub fn answer_to(&self, interaction: &StoredInteraction) -> AnswerTo {
        AnswerTo {
            interaction: interaction.id,
            kind: interaction.kind,
            command: interaction.command.clone(),
            user: interaction.user,
            component_message: interaction.source,
        }
    }

    /// Gives up on every interaction whose three seconds have passed.
    pub fn check_deadlines(&mut self) {
        let now = self.now();
        let late: Vec<_> = self
            .interactions
            .values()
            .filter(|one| one.answer.is_none() && now > one.dispatched_ms + FIRST_ANSWER_MS)
            .map(|one| one.id)
            .collect();
        for id in late {
            self.fail_interaction(id, "the bot did not answer within 3 seconds");
        }
    }

    /// Tells the person that nothing came.
    pub fn fail_interaction(&mut self, id: Snowflake, reason: &str) {
        let Some(interaction) = self.interactions.get_mut(&id) else { return };
        interaction.answer = Some(AnswerKind::Failed);
        interaction.failure = Some(reason.to_owned());
        let interaction = interaction.clone();
        if interaction.kind == interaction_type::AUTOCOMPLETE {
            return;
        }
        let mut event = json!({
            "type": "interaction_failed",
            "channel_id": interaction.channel.to_string(),
            "interaction_id": id.to_string(),
            "reason": reason,
        });
        if let Some(source) = interaction.source {
            event["message_id"] = json!(source.to_string());
        }
        self.tell_person(interaction.user, &event);
    }
}
