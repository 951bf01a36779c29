//! A copy of all data about a person.

use std::sync::{Arc, PoisonError, Weak};

use serde_json::{Value, json};
use tokio::sync::OnceCell;

use super::{Privacy, PrivacyError};
use crate::ids::{PersonId, TableId, TournamentId};
use crate::store::EventOwnerKind;

/// The number of tables, or of tournaments, that are requested from the store at once.
const BATCH: u32 = 200;
/// The smallest number that is written as text in a copy. Some JSON parsers round integers from this number on, and ids are that
/// large.
const EXACT: u64 = 1 << 53;

/// All data about a person, as JSON.
#[derive(Clone, Debug)]
pub struct Export {
    pub json: String,
}

impl Privacy {
    /// Returns all data about a person. `explanation` is a text for that person that explains the data; the copy contains it. For a
    /// running match, the copy contains only the information that the person may see now. Simultaneous requests of a person share
    /// one copy.
    ///
    /// # Errors
    /// Returns an error if the store does not answer, or the data is damaged.
    pub async fn export_data(
        &self,
        person: PersonId,
        explanation: &str,
    ) -> Result<Arc<Export>, PrivacyError> {
        let running = self.running_or_new_export(person);
        let copy = running.get_or_try_init(async || {
            // The semaphore is never closed.
            let _one_of_few = self.shared.copying.acquire().await;
            self.collect_data(person, explanation).await.map(Arc::new)
        });
        copy.await.cloned()
    }

    /// Returns the cell that will hold the copy of a person's data. Simultaneous requests of a person get the same cell.
    fn running_or_new_export(&self, person: PersonId) -> Arc<OnceCell<Arc<Export>>> {
        let mut copies = self.shared.copies.lock().unwrap_or_else(PoisonError::into_inner);
        copies.retain(|_, copy| copy.strong_count() > 0);
        if let Some(copy) = copies.get(&person).and_then(Weak::upgrade) {
            return copy;
        }
        let copy = Arc::default();
        copies.insert(person, Arc::downgrade(&copy));
        copy
    }

    /// Collects all data about a person, and adds this explanation.
    async fn collect_data(
        &self,
        person: PersonId,
        explanation: &str,
    ) -> Result<Export, PrivacyError> {
        self.index_any_unindexed_tables_and_tournaments(None).await?;
        let mut tables = Vec::new();
        for id in self.ids_of_event_owners_naming_person(EventOwnerKind::Tables, person).await? {
            let Some(about) = self.shared.tables.data_about_person(TableId(id), person).await?
            else {
                continue;
            };
            tables.push(json!({
                "table": about.table,
                "server": about.home.server(),
                "channel": about.channel,
                "opened_at": about.opened_at,
                "under_way": about.is_open,
                "happened": about.done,
            }));
        }
        let mut tournaments = Vec::new();
        for id in
            self.ids_of_event_owners_naming_person(EventOwnerKind::Tournaments, person).await?
        {
            let about =
                self.shared.tournaments.events_about_person(TournamentId(id), person).await?;
            let Some(about) = about else { continue };
            let happened =
                about.happened.iter().map(|(at, event)| json!({ "at": at, "event": event }));
            tournaments.push(json!({
                "tournament": about.tournament,
                "server": about.guild,
                "name": about.name,
                "happened": happened.collect::<Vec<_>>(),
            }));
        }
        let mut all = json!({
            "person": person,
            "made_at": self.clock().now(),
            "about": explanation,
            "rows": self.store().rows_naming(person).await?,
            "tables": tables,
            "tournaments": tournaments,
        });
        replace_large_numbers_by_text(&mut all);
        Ok(Export { json: format!("{all:#}") })
    }

    /// Returns the ids of the tables or, depending on `owner_kind`, of the tournaments whose events may name a person.
    async fn ids_of_event_owners_naming_person(
        &self,
        owner_kind: EventOwnerKind,
        person: PersonId,
    ) -> Result<Vec<i64>, PrivacyError> {
        let mut all = Vec::new();
        let mut after = i64::MIN;
        loop {
            let naming = self
                .store()
                .next_event_owners_that_may_name_person(owner_kind, person, after, BATCH)
                .await?;
            all.extend(naming.found);
            let Some(last) = naming.last else { return Ok(all) };
            after = last;
        }
    }
}

/// Replaces each number in a JSON value that is [`EXACT`] or larger by text, recursively.
fn replace_large_numbers_by_text(value: &mut Value) {
    match value {
        Value::Number(number) => {
            let id = number.as_u64().or_else(|| number.as_i64().map(i64::unsigned_abs));
            if id.is_some_and(|id| id >= EXACT) {
                *value = Value::String(number.to_string());
            }
        }
        Value::Array(items) => items.iter_mut().for_each(replace_large_numbers_by_text),
        Value::Object(fields) => fields.values_mut().for_each(replace_large_numbers_by_text),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}
