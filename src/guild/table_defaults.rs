//! A server's defaults for tables, which apply if the person who opens a table makes no choice.

use super::Guilds;
use crate::ids::{GuildId, PersonId};
use crate::store;
use crate::store::StoreError;
use crate::table::TurnClock;
use triominos_rules::game::{Change, Clause, Edition, Variant};

/// A server's defaults for tables, except the level of computer players, which is a separate setting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableDefaults {
    pub edition: Edition,
    /// The length of a match in the default edition; `None` for the edition's own length.
    pub length: Option<Change>,
    pub clock: TurnClock,
    /// True if each match is played in its own thread.
    pub thread: bool,
    /// True if matches are friendly (not rated) by default, even if their hosts have already finished three matches on the
    /// server.
    pub friendly: bool,
}

/// The number of matches that a person has to finish on a server before the matches that they host there are rated.
const FIRST_MATCHES: u32 = 3;

/// A change of a server's defaults for tables. A field that is `None` keeps the current default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableDefaultsChange {
    /// A new edition; `None` keeps the current one. A new edition also resets the length, unless a length is given.
    pub edition: Option<Edition>,
    pub length: Option<Change>,
    pub clock: Option<TurnClock>,
    pub thread: Option<bool>,
    pub friendly: Option<bool>,
}

impl TableDefaults {
    /// Returns these defaults with a change applied.
    pub fn with_change(self, change: TableDefaultsChange) -> Self {
        let kept = self.length.filter(|_| change.edition.is_none());
        Self {
            edition: change.edition.unwrap_or(self.edition),
            length: change.length.or(kept),
            clock: change.clock.unwrap_or(self.clock),
            thread: change.thread.unwrap_or(self.thread),
            friendly: change.friendly.unwrap_or(self.friendly),
        }
    }

    /// Returns the rules of a table with this edition. `None` stands for the server's default edition.
    pub fn variant_for_edition(self, edition: Option<Edition>) -> Variant {
        let rules = Variant::from(edition.unwrap_or(self.edition));
        match self.length.filter(|_| edition.is_none_or(|edition| edition == self.edition)) {
            Some(length) => rules.with_change(length),
            None => rules,
        }
    }
}

impl Guilds {
    /// Returns a server's defaults for tables; the bot's own defaults if `guild` is `None`. A stored choice that this version does
    /// not know is treated as not made.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn table_defaults(
        &self,
        guild: impl Into<Option<GuildId>>,
    ) -> Result<TableDefaults, StoreError> {
        let Some(guild) = guild.into() else { return Ok(TableDefaults::default()) };
        let store::StoredTableDefaults { edition, length, clock, thread, friendly } =
            self.store.table_defaults(guild).await?;
        let edition = edition.as_deref().and_then(Edition::from_name);
        Ok(TableDefaults {
            edition: edition.unwrap_or_default(),
            length: length.as_deref().and_then(|length| Clause::Match.find_value(length)),
            clock: clock.as_deref().and_then(TurnClock::from_name).unwrap_or_default(),
            thread,
            friendly,
        })
    }

    /// Returns `true` if a match of this host is friendly (not rated) unless somebody chooses otherwise. It is friendly until the
    /// host has finished three matches on the server. Afterwards the server's defaults decide. Returns `false` in direct messages
    /// (`guild` is `None`), where there are no ratings.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn is_friendly_by_default(
        &self,
        guild: Option<GuildId>,
        host: PersonId,
        defaults: TableDefaults,
    ) -> Result<bool, StoreError> {
        let Some(guild) = guild else { return Ok(false) };
        Ok(defaults.friendly || self.store.count_results_of(guild, host).await? < FIRST_MATCHES)
    }

    /// Changes a server's defaults for tables, and returns all its defaults afterwards.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn change_table_defaults(
        &self,
        guild: GuildId,
        change: TableDefaultsChange,
    ) -> Result<TableDefaults, StoreError> {
        let before = self.table_defaults(guild).await?;
        let after = before.with_change(change);
        if after != before {
            let kept = store::StoredTableDefaults {
                edition: Some(after.edition.name().to_owned()),
                length: after.length.map(|length| length.value_name().into_owned()),
                clock: Some(after.clock.name().to_owned()),
                thread: after.thread,
                friendly: after.friendly,
            };
            self.store.set_table_defaults(guild, &kept).await?;
        }
        Ok(after)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_match_length_does_not_apply_to_other_editions() {
        let three = Clause::Match.find_value("rounds-3");
        let length = TableDefaultsChange { length: three, ..TableDefaultsChange::default() };
        let short = TableDefaults::default().with_change(length);
        let rules = Variant::from(Edition::default()).with_change(three.unwrap());
        assert_eq!(short.variant_for_edition(None), rules);
        assert_eq!(short.variant_for_edition(Some(Edition::default())), rules);
        assert_eq!(short.variant_for_edition(Some(Edition::Kids)), Edition::Kids.into());
        let kids =
            TableDefaultsChange { edition: Some(Edition::Kids), ..TableDefaultsChange::default() };
        assert_eq!(short.with_change(kids).variant_for_edition(None), Edition::Kids.into());
        let both = TableDefaultsChange { length: three, ..kids };
        assert_eq!(short.with_change(both).length, three);
    }
}
