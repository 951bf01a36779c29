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
        name: "announcements",
        row_owner: RowOwner::Table,
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
        name: "table_refusals",
        row_owner: RowOwner::Table,
        people: &[],
        others: &["table_id", "since", "asleep_at"],
    },
    PersonalTable {
        name: "table_people",
        row_owner: RowOwner::Table,
        people: &[("person_id", ColumnKind::Own)],
        others: &["table_id"],
    },
    PersonalTable {
        name: "named_at_tables",
        row_owner: RowOwner::Table,
        people: &[("person_id", ColumnKind::Index)],
        others: &["table_id"],
    },
    PersonalTable {
        name: "standing_orders",
        row_owner: RowOwner::Table,
        people: &[("person_id", ColumnKind::Own)],
        others: &["table_id", "revision", "body"],
    },
    PersonalTable {
        name: "messages",
        row_owner: RowOwner::Table,
        people: &[],
        others: &["table_id", "kind", "message_id", "channel_id"],
    },
    PersonalTable {
        name: "events",
        row_owner: RowOwner::Table,
        people: &[("body", ColumnKind::Body)],
        others: &["table_id", "seq", "at"],
    },
    PersonalTable {
        name: "voidings",
        row_owner: RowOwner::Table,
        people: &[
            ("person_id", replaced_id_on_server(Some("name"))),
            ("name", ColumnKind::Name),
            ("reason", ColumnKind::Words),
        ],
        others: &["guild_id", "number", "table_id", "at"],
    },
    PersonalTable {
        name: "result_seats",
        row_owner: RowOwner::Table,
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
        name: "results",
        row_owner: RowOwner::Table,
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
        name: "tournament_refusals",
        row_owner: RowOwner::Tournament,
        people: &[],
        others: &["tournament_id", "since", "asleep_at"],
    },
    PersonalTable {
        name: "tournament_tables",
        row_owner: RowOwner::Tournament,
        people: &[],
        others: &["tournament_id", "table_id"],
    },
    PersonalTable {
        name: "tournament_events",
        row_owner: RowOwner::Tournament,
        people: &[("body", ColumnKind::Body)],
        others: &["tournament_id", "seq", "at"],
    },
    PersonalTable {
        name: "named_in_tournaments",
        row_owner: RowOwner::Tournament,
        people: &[("person_id", ColumnKind::Index)],
        others: &["tournament_id"],
    },
    PersonalTable {
        name: "tournament_posts",
        row_owner: RowOwner::Tournament,
        people: &[],
        // The column `name` contains the names of messages, such as those of rounds.
        others: &["tournament_id", "name", "message_id", "channel_id", "content_hash"],
    },
    PersonalTable {
        name: "tournament_outcomes",
        row_owner: RowOwner::Tournament,
        people: &[("outcome", ColumnKind::Body)],
        others: &["tournament_id", "guild_id", "number", "finished_at"],
    },
    PersonalTable {
        name: "tables",
        row_owner: RowOwner::Guild,
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
        name: "tournaments",
        row_owner: RowOwner::Guild,
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
        name: "reviews",
        row_owner: RowOwner::Table,
        people: &[("person_id", ColumnKind::Own)],
        // The body contains numbers and moves by seat.
        others: &["table_id", "made_at", "body"],
    },
    PersonalTable {
        name: "solo_matches",
        row_owner: RowOwner::Table,
        people: &[("person_id", ColumnKind::Own)],
        others: &["table_id", "guild_id", "edition", "level", "finished_at"],
    },
    PersonalTable {
        name: "pings",
        row_owner: RowOwner::Guild,
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
        name: "guild_openings",
        row_owner: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "channels", "roles"],
    },
    PersonalTable {
        name: "bars",
        row_owner: RowOwner::Guild,
        people: &[("person_id", ColumnKind::Own), ("words", ColumnKind::Words)],
        others: &["guild_id", "cause", "since", "until"],
    },
    // This table contains no id of a person, because its rows must stay when the data of the person is deleted.
    PersonalTable {
        name: "kept_bars",
        row_owner: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "person_hash", "former_id", "cause", "since", "until"],
    },
    PersonalTable {
        name: "moderation_log",
        row_owner: RowOwner::Guild,
        people: &[
            ("person_id", replaced_id_on_server(None)),
            ("moderator_id", replaced_id_on_server(None)),
            ("body", ColumnKind::Words),
        ],
        others: &["guild_id", "interaction_id", "at"],
    },
    PersonalTable {
        name: "callable_people",
        row_owner: RowOwner::Guild,
        people: &[("person_id", ColumnKind::Own)],
        others: &["guild_id", "called_at"],
    },
    PersonalTable {
        name: "members",
        row_owner: RowOwner::Guild,
        people: &[(
            "person_id",
            ColumnKind::ReplacedId { name: None, guild: "guild_id", is_only: true },
        )],
        others: &["guild_id", "checked_at"],
    },
    PersonalTable {
        name: "season_ends",
        row_owner: RowOwner::Guild,
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
        name: "league_snapshots",
        row_owner: RowOwner::Guild,
        people: &[("body", ColumnKind::Derived)],
        others: &["guild_id", "kind", "rules", "number", "newest_at"],
    },
    PersonalTable {
        name: "guild_leaderboards",
        row_owner: RowOwner::Guild,
        people: &[("places", ColumnKind::Derived)],
        others: &["guild_id", "channel_id", "message_id", "content_hash", "due_at"],
    },
    PersonalTable {
        name: "league_discards",
        row_owner: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "times"],
    },
    PersonalTable {
        name: "result_counts",
        row_owner: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "last"],
    },
    PersonalTable {
        name: "tournament_outcome_counts",
        row_owner: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "last"],
    },
    PersonalTable {
        name: "tournament_roles",
        row_owner: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "role_id"],
    },
    PersonalTable {
        name: "guild_leagues",
        row_owner: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "season", "channel_id", "champion_role", "tournament_role"],
    },
    PersonalTable {
        name: "guild_settings",
        row_owner: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "locale", "theme"],
    },
    PersonalTable {
        name: "guild_computers",
        row_owner: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "level"],
    },
    PersonalTable {
        name: "guild_pictures",
        row_owner: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "kept"],
    },
    PersonalTable {
        name: "guild_log_channels",
        row_owner: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "channel_id"],
    },
    PersonalTable {
        name: "guild_highlights",
        row_owner: RowOwner::Guild,
        people: &[],
        others: &["guild_id"],
    },
    PersonalTable {
        name: "guild_hints",
        row_owner: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "hints"],
    },
    PersonalTable {
        name: "guild_table_defaults",
        row_owner: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "edition", "length", "clock"],
    },
    PersonalTable {
        name: "person_settings",
        row_owner: RowOwner::Nobody,
        people: &[("person_id", ColumnKind::Own)],
        others: &["locale", "theme", "pictures"],
    },
    PersonalTable {
        name: "ping_settings",
        row_owner: RowOwner::Nobody,
        people: &[("person_id", ColumnKind::Own)],
        others: &["mode", "digest", "invitations", "locale", "direct_channel_id"],
    },
    PersonalTable {
        name: "quiet_hours",
        row_owner: RowOwner::Nobody,
        people: &[("person_id", ColumnKind::Own)],
        others: &["zone"],
    },
    PersonalTable {
        name: "introduced",
        row_owner: RowOwner::Nobody,
        people: &[("person_id", ColumnKind::Own)],
        others: &[],
    },
    PersonalTable {
        name: "lessons",
        row_owner: RowOwner::Nobody,
        people: &[("person_id", ColumnKind::Own)],
        others: &["deed"],
    },
    PersonalTable {
        name: "first_lessons",
        row_owner: RowOwner::Nobody,
        people: &[("person_id", ColumnKind::Own)],
        others: &[],
    },
    PersonalTable {
        name: "daily_tries",
        row_owner: RowOwner::Nobody,
        people: &[("person_id", ColumnKind::Own)],
        others: &["kind", "started_at", "state", "finished_at"],
    },
    PersonalTable {
        name: "daily_days",
        row_owner: RowOwner::Nobody,
        people: &[],
        others: &["hash", "published_at"],
    },
    // The rows have a keyed hash instead of the person's id, and are deleted once the day has closed.
    PersonalTable {
        name: "daily_deleted_tries",
        row_owner: RowOwner::Nobody,
        people: &[],
        others: &["kind", "person_hash"],
    },
    PersonalTable {
        name: "daily_posts",
        row_owner: RowOwner::Guild,
        people: &[],
        others: &["guild_id", "channel_id", "message_id", "content_hash", "due_at"],
    },
    // The name is that of the person of the row.
    PersonalTable {
        name: "daily_shown_people",
        row_owner: RowOwner::Guild,
        people: &[("person_id", ColumnKind::Own)],
        others: &["guild_id", "name"],
    },
    PersonalTable {
        name: "daily_reminders",
        row_owner: RowOwner::Nobody,
        people: &[("person_id", ColumnKind::Own)],
        others: &["zone", "locale", "due_at", "planned_at"],
    },
    PersonalTable {
        name: "installation_secrets",
        row_owner: RowOwner::Nobody,
        people: &[],
        others: &["name", "secret"],
    },
    PersonalTable {
        name: "forgetting",
        row_owner: RowOwner::Nobody,
        people: &[("person_id", ColumnKind::Wish)],
        others: &["secret", "asked_at", "done_at"],
    },
    // The deletion of a server's data deletes this row itself, as its last step.
    PersonalTable {
        name: "departures",
        row_owner: RowOwner::Nobody,
        people: &[],
        others: &["guild_id", "left_at"],
    },
    PersonalTable {
        name: "handled",
        row_owner: RowOwner::Nobody,
        people: &[],
        others: &["interaction_id", "table_id", "at"],
    },
    PersonalTable {
        name: "leases",
        row_owner: RowOwner::Nobody,
        people: &[],
        others: &["name", "owner", "until"],
    },
    PersonalTable {
        name: "facts",
        row_owner: RowOwner::Nobody,
        people: &[],
        others: &["name", "value"],
    },
    PersonalTable {
        name: "application_emojis",
        row_owner: RowOwner::Nobody,
        people: &[],
        others: &["application_id", "name", "emoji_id", "hash"],
    },
];

/// Returns the columns with personal data, each with its database table and the kind of data.
pub fn personal_columns() -> impl Iterator<Item = (&'static PersonalTable, &'static str, ColumnKind)>
{
    DATABASE_TABLES
        .iter()
        .flat_map(|table| table.people.iter().map(move |(column, kind)| (table, *column, *kind)))
}

#[cfg(test)]
mod tests;
