//! The life of an interaction: it is dispatched, has to be answered within three seconds, and its token expires after fifteen minutes
//! (interactions/receiving-and-responding.mdx).

use serde_json::json;

use crate::ids::Snowflake;
use crate::world::model::{AnswerKind, AnswerTo, Asked, StoredInteraction, interaction_type};
use crate::world::state::World;

/// The time-out of the bot's first answer.
pub(crate) const FIRST_ANSWER_MS: u64 = 3_000;
/// The lifetime of a token.
pub(crate) const TOKEN_MS: u64 = 15 * 60_000;

impl World {
    /// Dispatches an interaction to the bot. If the bot is offline, it fails at once.
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
        if !self.gateway.may_receive() {
            self.fail_interaction(id, "the bot is offline");
            return id;
        }
        // Interactions need no intent. Those of a server without the bot have no server for the choice of the shard.
        let guild = self.channel(asked.channel).and_then(|channel| channel.guild);
        let guild = guild.filter(|_| !self.is_away(asked.channel));
        self.tell_bot("INTERACTION_CREATE", guild, |_, _| Some(payload.clone()));
        id
    }

    /// Removes interactions whose tokens have long expired, unless everything is kept, as in tests.
    fn forget_old_interactions(&mut self) {
        let limit = self.now().saturating_sub(3_600_000);
        while let Some(oldest) = self.interactions.first_entry()
            && self.bound.is_some()
            && oldest.get().dispatched_ms < limit
        {
            let forgotten = oldest.remove();
            self.tokens.remove(&forgotten.token);
        }
    }

    /// The reference to an interaction in the messages that answer it.
    pub fn answer_to(&self, interaction: &StoredInteraction) -> AnswerTo {
        AnswerTo {
            interaction: interaction.id,
            kind: interaction.kind,
            command: interaction.command.clone(),
            user: interaction.user,
            component_message: interaction.source,
        }
    }

    /// Fails all interactions that are unanswered after three seconds.
    pub fn check_deadlines(&mut self) {
        let now = self.now();
        // Interactions before the first unanswered one need no second check.
        let mut rest = self.interactions.range(self.answered_until..).map(|(_, one)| one);
        let newest = self.interactions.last_key_value().map(|(id, _)| *id);
        let unanswered = rest.find(|one| one.answer.is_none()).map(|one| one.id);
        self.answered_until = unanswered.or(newest).unwrap_or_default();
        let late: Vec<_> = self
            .interactions
            .range(self.answered_until..)
            .map(|(_, one)| one)
            .filter(|one| one.answer.is_none() && now > one.dispatched_ms + FIRST_ANSWER_MS)
            .map(|one| one.id)
            .collect();
        for id in late {
            self.fail_interaction(id, "the bot did not answer within 3 seconds");
        }
    }

    /// Marks an interaction as failed, and tells the person.
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
