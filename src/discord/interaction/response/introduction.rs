//! A card for those who see a rack for the first time in their life: once, below the rack, which stays where it is.

use serenity::all::CreateInteractionResponseFollowup;

use crate::discord::interaction::api::CallError;
use crate::discord::interaction::reply::{Answer, Reply};
use crate::discord::interaction::request::Request;
use crate::discord::render::introduction;
use crate::ids::TableId;
use triominos_rules::game::Rules;

/// The table whose rules the introduction after this answer explains, if the answer is a rack that the person asked for.
pub fn introduced_table(answer: &Answer) -> Option<TableId> {
    match answer {
        Answer::Private(reply) if reply.introduces => reply.rack.map(|rack| rack.table),
        _ => None,
    }
}

impl Request<'_> {
    /// Shows how to play by the rules of a table, if this person has never been shown it. A failure does not matter: they have their
    /// rack.
    pub(super) async fn introduce(&self, table: TableId) {
        let known = &self.bot.caches.introduced;
        if known.get(&self.actor.id).is_some() {
            return;
        }
        let is_new = self.bot.guilds.introduce(self.actor.id).await;
        if let Ok(is_new) = is_new {
            known.put(self.actor.id, self.received, ());
            if !is_new {
                return;
            }
        }
        let result = match (is_new, self.bot.tables.get(table).await) {
            (Ok(_), Ok(table)) => match table.game() {
                Some(game) => self.post_card(game.rules()).await,
                None => Ok(()),
            },
            // Next time.
            (Err(_), _) | (_, Err(_)) => Ok(()),
        };
        if let Err(error) = result {
            tracing::info!(%error, "somebody was not shown how to play");
        }
    }

    async fn post_card(&self, rules: &Rules) -> Result<(), CallError> {
        match self.post(followup(introduction::card(self, rules).await)).await {
            // Where no files may be attached.
            Err(CallError::Forbidden(..)) => {
                self.post(followup(introduction::in_words(self, rules))).await
            }
            posted => posted,
        }
    }
}

fn followup(card: Reply) -> CreateInteractionResponseFollowup {
    CreateInteractionResponseFollowup::new().content(card.content).add_files(card.files)
}
