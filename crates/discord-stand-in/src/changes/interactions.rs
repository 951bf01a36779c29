//! The life of an interaction: it is dispatched to the bot, which must answer within three seconds. Its token expires after fifteen
//! minutes (interactions/receiving-and-responding.mdx).

use serde_json::json;

use crate::ids::Snowflake;
use crate::world::model::{
    AnswerKind, AnsweredInteraction, NewInteraction, StoredInteraction, interaction_type,
};
use crate::world::state::World;

/// The time within which the bot must give the first answer, in milliseconds.
pub(crate) const FIRST_ANSWER_MS: u64 = 3_000;
/// The lifetime of a token, in milliseconds.
pub(crate) const TOKEN_MS: u64 = 15 * 60_000;

impl World {
    /// Dispatches an interaction to the bot and returns its id. If the bot is offline, the interaction fails immediately.
    pub fn dispatch_interaction(&mut self, new_interaction: NewInteraction) -> Snowflake {
        self.remove_old_interactions();
        let id = self.new_id();
        let token = format!(
            "aW50ZXJhY3Rpb24{:032x}{:032x}",
            rand::random::<u128>(),
            rand::random::<u128>()
        );
        let payload = self.interaction_json(id, &token, &new_interaction);
        let interaction = StoredInteraction {
            id,
            kind: new_interaction.kind,
            token: token.clone(),
            user: new_interaction.user,
            channel: new_interaction.channel,
            command: new_interaction.command,
            focused_type: new_interaction.focused_type,
            source: new_interaction.source,
            source_edits: new_interaction
                .source
                .and_then(|message| self.message(new_interaction.channel, message))
                .map(|message| message.edits),
            dispatched_ms: self.now_ms(),
            answer: None,
            failure: None,
            original: None,
            has_pending_answer: false,
            followups: Vec::new(),
            choices: Vec::new(),
            modal: None,
            modal_closed: false,
        };
        self.interactions.insert(id, interaction);
        self.tokens.insert(token, id);
        if !self.gateway.may_receive_events() {
            self.fail_interaction(id, "the bot is offline");
            return id;
        }
        // Interactions need no intent. If the bot is not in the server, the first shard receives the event, as it does events
        // without a server.
        let guild = self.channel(new_interaction.channel).and_then(|channel| channel.guild);
        let guild = guild.filter(|_| !self.is_channel_without_bot(new_interaction.channel));
        self.send_to_bot("INTERACTION_CREATE", guild, |_, _| Some(payload.clone()));
        id
    }

    /// Removes interactions that are more than an hour old if `history_limit` is set. Tests do not set it, so that they can inspect
    /// all interactions.
    fn remove_old_interactions(&mut self) {
        let limit = self.now_ms().saturating_sub(3_600_000);
        while let Some(oldest) = self.interactions.first_entry()
            && self.history_limit.is_some()
            && oldest.get().dispatched_ms < limit
        {
            let removed = oldest.remove();
            self.tokens.remove(&removed.token);
        }
    }

    /// Returns the data about this interaction that is stored in each message with which the bot answers it.
    pub fn answered_interaction(&self, interaction: &StoredInteraction) -> AnsweredInteraction {
        AnsweredInteraction {
            interaction: interaction.id,
            kind: interaction.kind,
            command: interaction.command.clone(),
            user: interaction.user,
            component_message: interaction.source,
        }
    }

    /// Fails all interactions that have been unanswered for more than three seconds.
    pub fn fail_overdue_interactions(&mut self) {
        let now = self.now_ms();
        // All interactions before the first unanswered one are skipped, now and in later calls.
        let mut rest =
            self.interactions.range(self.answered_until..).map(|(_, interaction)| interaction);
        let newest = self.interactions.last_key_value().map(|(id, _)| *id);
        let unanswered =
            rest.find(|interaction| interaction.answer.is_none()).map(|interaction| interaction.id);
        self.answered_until = unanswered.or(newest).unwrap_or_default();
        let late: Vec<_> = self
            .interactions
            .range(self.answered_until..)
            .map(|(_, interaction)| interaction)
            .filter(|interaction| {
                interaction.answer.is_none() && now > interaction.dispatched_ms + FIRST_ANSWER_MS
            })
            .map(|interaction| interaction.id)
            .collect();
        for id in late {
            self.fail_interaction(id, "the bot did not answer within 3 seconds");
        }
    }

    /// Marks an interaction as failed, and notifies the person on the page.
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
        self.send_to_tabs_of_person(interaction.user, &event);
    }
}
