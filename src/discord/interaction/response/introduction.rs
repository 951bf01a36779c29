//! The introduction: a message that follows the first rack that a person ever sees.

use serenity::all::CreateInteractionResponseFollowup;

use crate::discord::interaction::api::CallError;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::render::introduction;
use crate::ids::TableId;
use triominos_rules::game::Rules;

/// Returns the table whose rules the introduction after this answer explains; `None` if no introduction may
/// follow.
pub fn table_to_introduce(answer: &InteractionAnswer) -> Option<TableId> {
    match answer {
        InteractionAnswer::Private(reply) if reply.introduces => reply.rack.map(|rack| rack.table),
        _ => None,
    }
}

impl Request<'_> {
    /// Sends the introduction that explains the rules of a table, unless the person has already received an introduction. A failure
    /// is only logged, because the person already sees their rack.
    pub(super) async fn introduce_game(&self, table: TableId) {
        let known = &self.bot.caches.introduced;
        if known.get(&self.actor.id).is_some() {
            return;
        }
        // If the store fails, the introduction follows the person's next rack.
        let Ok(table) = self.bot.tables.current_table(table).await else { return };
        let Some(game) = table.game() else { return };
        let Ok(is_new) = self.bot.guilds.mark_introduced_and_check_if_new(self.actor.id).await
        else {
            return;
        };
        known.put(self.actor.id, self.received, ());
        if !is_new {
            return;
        }
        let result = self.post_introduction(game.rules()).await;
        if let Err(error) = result {
            tracing::info!(%error, "cannot send the introduction");
        }
    }

    /// Posts the introduction to these rules.
    async fn post_introduction(&self, rules: &Rules) -> Result<(), CallError> {
        match self
            .post_followup(self.to_followup(introduction::introduction_card(self, rules).await))
            .await
        {
            // Discord refused the attached files.
            Err(CallError::Forbidden(..)) => {
                let words = introduction::introduction_in_words(self, rules);
                self.post_followup(self.to_followup(words)).await
            }
            posted => posted,
        }
    }

    fn to_followup(&self, card: PrivateReply) -> CreateInteractionResponseFollowup {
        let content = self.bot.mention_commands(self.place, card.content);
        CreateInteractionResponseFollowup::new().content(content).add_files(card.files)
    }
}
