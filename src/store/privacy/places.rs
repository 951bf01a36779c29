//! The tables of the database, and the personal data in their columns.
//!
//! Deletions and exports follow this list. A test finds columns that could contain a person's id or name but are not in the list.

pub use super::personal_table::{ColumnKind, PersonalTable, RowOwner};

/// Returns the kind [`ColumnKind::ReplacedId`] for a column in a database table with the column `guild_id`. `name_column` is the
/// column with the person's name, if there is one.
const fn replaced_id_on_server(name_column: Option<&'static str>) -> ColumnKind {
    ColumnKind::ReplacedId { name: name_column, guild: "guild_id", is_only: false }
}

/// All database tables and the personal data in their columns. A table comes before the tables to which its rows refer.
pub const DATABASE_TABLES: &[PersonalTable] = &[
    PersonalTable {
        table: "announcements",
        of: RowOwner::Table,
        people: &[],
        // `body` contains only kinds and numbers of events, because the content is read when the announcement is published.
        // `lease_owner` is a process.
        others: &[
            "table_id",
            "seq",
            "channel_id",
            "created_at",
            "body",
            "nonce",
            "lease_until",
            "lease_owner",
            "done_at",
            "guild_id",
        ],
    },
    PersonalTable {
        table: "table_refusals",
        of: RowOwner::Table,
        people: &[],
        others: &["table_id", "since", "asleep_at"],
    },
    PersonalTable {
        table: "table_people",
        of: RowOwner::Table,
        people: &[("person_id", ColumnKind::Own)],
        others: &["table_id"],
    },
    PersonalTable {
        table: "named_at_tables",
        of: RowOwner::Table,
        people: &[("person_id", ColumnKind::Index)],
        others: &["table_id"],
    },
    PersonalTable {
        table: "standing_orders",
        of: RowOwner::Table,
        people: &[("person_id", ColumnKind::Own)],
        others: &["table_id", "revision", "body"],
    },
    PersonalTable {
        table: "messages",
        of: RowOwner::Table,
        people: &[],
        others: &["table_id", "kind", "message_id", "channel_id"],
    },
    PersonalTable {
        table: "events",
        of: RowOwner::Table,
        people: &[("body", ColumnKind::Body)],
        others: &["table_id", "seq", "at"],
    },
    PersonalTable {
        table: "voidings",
        of: RowOwner::Table,
        people: &[
            ("person_id", replaced_id_on_server(Some("name"))),
            ("name", ColumnKind::Name),
            ("reason", ColumnKind::Words),
        ],
        others: &["guild_id", "number", "table_id", "at"],
    },
    PersonalTable {
        table: "result_seats",
        of: RowOwner::Table,
        people: &[
            (
                "person_id",
                ColumnKind::ReplacedId {
                    name: Some("name"),
                    guild: "(SELECT r.guild_id FROM results r WHERE r.table_id = result_seats.table_id)",
                    is_only: false,
                },
            ),
            ("name", ColumnKind::Name),
        ],
        others: &["table_id"],
    },
    PersonalTable {
        table: "results",
        of: RowOwner::Table,
        people: &[],
        others: &[
            "table_id",
            "guild_id",
            "number",
            "channel_id",
            "started_at",
            "finished_at",
            "edition",
            "scoring",
        ],
    },
    PersonalTable {
        table: "tournament_refusals",
        of: RowOwner::Tournament,
        people: &[],
        others: &["tournament_id", "since", "asleep_at"],
    },
    PersonalTable {
        table: "tournament_tables",
        of: RowOwner::Tournament,
        people: &[],
        others: &["tournament_id", "table_id"],
    },
    PersonalTable {
        table: "tournament_events",
        of: RowOwner::Tournament,
        people: &[("body", ColumnKind::Body)],
        others: &["tournament_id", "seq", "at"],
    },
    PersonalTable {
        table: "named_in_tournaments",
        of: RowOwner::Tournament,
        people: &[("person_id", ColumnKind::Index)],
        others: &["tournament_id"],
    },
    PersonalTable {
        table: "tournament_posts",
        of: RowOwner::Tournament,
        people: &[],
        // The column `name` contains the names of messages, such as those of rounds.
        others: &["tournament_id", "name", "message_id", "channel_id", "content_hash"],
    },
    PersonalTable {
        table: "tournament_outcomes",
        of: RowOwner::Tournament,
        people: &[("outcome", ColumnKind::Body)],
        others: &["tournament_id", "guild_id", "number", "finished_at"],
    },
    PersonalTable {
        table: "tables",
        of: RowOwner::Guild,
        people: &[("opened_by", ColumnKind::Id)],
        others: &[
            "id",
            "guild_id",
            "channel_id",
            "status",
            "due_at",
            "seq",
            "created_at",
            "changed_at",
            "forget_at",
            "indexed_up_to",
            "people_called_at",
        ],
    },
    PersonalTable {
        table: "tournaments",
        of: RowOwner::Guild,
        people: &[],
        others: &[
            "id",
            "guild_id",
            "channel_id",
            "due_at",
            "show_at",
            "seq",
            "created_at",
            "changed_at",
            "indexed_up_to",
        ],
    },
    PersonalTable {
        table: "reviews",
        of: RowOwner::Table,
        people: &[("person_id", ColumnKind::Own)],
        // The body contains numbers and moves by seat.
        others: &["table_id", "made_at", "body"],
    },
    PersonalTable {
        table: "solo_matches",
        of: RowOwner::Table,
        people: &[("person_id", ColumnKind::Own)],
        others: &["table_id", "guild_id", "edition", "level", "finished_at"],
    },
    PersonalTable {
        table: "pings",
        of: RowOwner::Guild,
        people: &[("person_id", ColumnKind::Own)],
        others: &[
            "sent_message_id",
            "sent_channel_id",
            "table_id",
            "guild_id",
            "occasion",
            "turn_since",
            "kind",
            "message_id",
            "due_at",
            "next_at",
            "done_at",
        ],
    },
    PersonalTable {
        table: "guild_openings",
        of: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "channels", "roles"],
    },
    PersonalTable {
        table: "bars",
        of: RowOwner::Guild,
        people: &[("person_id", ColumnKind::Own), ("words", ColumnKind::Words)],
        others: &["guild_id", "cause", "since", "until"],
    },
    // This table contains no id of a person, because its rows must stay when the data of the person is deleted.
    PersonalTable {
        table: "kept_bars",
        of: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "person_hash", "former_id", "cause", "since", "until"],
    },
    PersonalTable {
        table: "moderation_log",
        of: RowOwner::Guild,
        people: &[
            ("person_id", replaced_id_on_server(None)),
            ("moderator_id", replaced_id_on_server(None)),
            ("body", ColumnKind::Words),
        ],
        others: &["guild_id", "interaction_id", "at"],
    },
    PersonalTable {
        table: "callable_people",
        of: RowOwner::Guild,
        people: &[("person_id", ColumnKind::Own)],
        others: &["guild_id", "called_at"],
    },
    PersonalTable {
        table: "members",
        of: RowOwner::Guild,
        people: &[(
            "person_id",
            ColumnKind::ReplacedId { name: None, guild: "guild_id", is_only: true },
        )],
        others: &["guild_id", "checked_at"],
    },
    PersonalTable {
        table: "season_ends",
        of: RowOwner::Guild,
        people: &[("champion", ColumnKind::Id), ("tournament_champion", ColumnKind::Id)],
        others: &[
            "guild_id",
            "ends_at",
            "length",
            "created_at",
            "lease_until",
            "lease_owner",
            "done_at",
        ],
    },
    PersonalTable {
        table: "league_snapshots",
        of: RowOwner::Guild,
        people: &[("body", ColumnKind::Derived)],
        others: &["guild_id", "kind", "rules", "number", "newest_at"],
    },
    PersonalTable {
        table: "guild_leaderboards",
        of: RowOwner::Guild,
        people: &[("places", ColumnKind::Derived)],
        others: &["guild_id", "channel_id", "message_id", "content_hash", "due_at"],
    },
    PersonalTable {
        table: "league_discards",
        of: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "times"],
    },
    PersonalTable {
        table: "result_counts",
        of: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "last"],
    },
    PersonalTable {
        table: "tournament_outcome_counts",
        of: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "last"],
    },
    PersonalTable {
        table: "tournament_roles",
        of: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "role_id"],
    },
    PersonalTable {
        table: "guild_leagues",
        of: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "season", "channel_id", "champion_role", "tournament_role"],
    },
    PersonalTable {
        table: "guild_settings",
        of: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "locale", "theme"],
    },
    PersonalTable {
        table: "guild_computers",
        of: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "level"],
    },
    PersonalTable {
        table: "guild_pictures",
        of: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "kept"],
    },
    PersonalTable {
        table: "guild_log_channels",
        of: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "channel_id"],
    },
    PersonalTable {
        table: "guild_highlights",
        of: RowOwner::Guild,
        people: &[],
        others: &["guild_id"],
    },
    PersonalTable {
        table: "guild_hints",
        of: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "hints"],
    },
    PersonalTable {
        table: "guild_table_defaults",
        of: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "edition", "length", "clock"],
    },
    PersonalTable {
        table: "person_settings",
        of: RowOwner::Nobody,
        people: &[("person_id", ColumnKind::Own)],
        others: &["locale", "theme", "pictures"],
    },
    PersonalTable {
        table: "ping_settings",
        of: RowOwner::Nobody,
        people: &[("person_id", ColumnKind::Own)],
        others: &["mode", "digest", "invitations", "locale", "direct_channel_id"],
    },
    PersonalTable {
        table: "quiet_hours",
        of: RowOwner::Nobody,
        people: &[("person_id", ColumnKind::Own)],
        others: &["zone"],
    },
    PersonalTable {
        table: "introduced",
        of: RowOwner::Nobody,
        people: &[("person_id", ColumnKind::Own)],
        others: &[],
    },
    PersonalTable {
        table: "lessons",
        of: RowOwner::Nobody,
        people: &[("person_id", ColumnKind::Own)],
        others: &["deed"],
    },
    PersonalTable {
        table: "first_lessons",
        of: RowOwner::Nobody,
        people: &[("person_id", ColumnKind::Own)],
        others: &[],
    },
    PersonalTable {
        table: "daily_tries",
        of: RowOwner::Nobody,
        people: &[("person_id", ColumnKind::Own)],
        others: &["kind", "started_at", "state", "finished_at"],
    },
    PersonalTable {
        table: "daily_days",
        of: RowOwner::Nobody,
        people: &[],
        others: &["hash", "published_at"],
    },
    // The rows have a keyed hash instead of the person's id, and are deleted once the day has closed.
    PersonalTable {
        table: "daily_deleted_tries",
        of: RowOwner::Nobody,
        people: &[],
        others: &["kind", "person_hash"],
    },
    PersonalTable {
        table: "daily_posts",
        of: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "channel_id", "message_id", "content_hash", "due_at"],
    },
    // The name is that of the person of the row.
    PersonalTable {
        table: "daily_shown_people",
        of: RowOwner::Guild,
        people: &[("person_id", ColumnKind::Own)],
        others: &["guild_id", "name"],
    },
    PersonalTable {
        table: "daily_reminders",
        of: RowOwner::Nobody,
        people: &[("person_id", ColumnKind::Own)],
        others: &["zone", "locale", "due_at", "planned_at"],
    },
    PersonalTable {
        table: "installation_secrets",
        of: RowOwner::Nobody,
        people: &[],
        others: &["name", "secret"],
    },
    PersonalTable {
        table: "forgetting",
        of: RowOwner::Nobody,
        people: &[("person_id", ColumnKind::Wish)],
        others: &["secret", "asked_at", "done_at"],
    },
    // The deletion of a server's data deletes this row itself, as its last step.
    PersonalTable {
        table: "departures",
        of: RowOwner::Nobody,
        people: &[],
        others: &["guild_id", "left_at"],
    },
    PersonalTable {
        table: "handled",
        of: RowOwner::Nobody,
        people: &[],
        others: &["interaction_id", "table_id", "at"],
    },
    PersonalTable {
        table: "leases",
        of: RowOwner::Nobody,
        people: &[],
        others: &["name", "owner", "until"],
    },
    PersonalTable { table: "facts", of: RowOwner::Nobody, people: &[], others: &["name", "value"] },
    PersonalTable {
        table: "application_emojis",
        of: RowOwner::Nobody,
        people: &[],
        others: &["application_id", "name", "emoji_id", "hash"],
    },
];

/// Returns the columns with personal data, each with its database table and the kind of data.
pub fn personal_columns() -> impl Iterator<Item = (&'static PersonalTable, &'static str, ColumnKind)>
{
    DATABASE_TABLES
        .iter()
        .flat_map(|place| place.people.iter().map(move |(column, held)| (place, *column, *held)))
}

#[cfg(test)]
mod tests;
