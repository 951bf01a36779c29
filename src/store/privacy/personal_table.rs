//! The kinds of personal data in a database column, and the kinds of owners of a database table's rows.

/// The kind of personal data in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnKind {
    /// The id of the person who owns the row. The row is deleted with the person's data.
    Own,
    /// The id of a person in a row that stays. The deletion of the person's data sets the id to NULL.
    Id,
    /// The id of a person in a row that must stay and needs an id. The deletion of the person's data replaces the id by a
    /// substitute id, and empties the column with the name.
    ReplacedId {
        /// The column with the person's name, if there is one.
        name: Option<&'static str>,
        /// An SQL expression for the server of the row.
        guild: &'static str,
        /// True if the database table has at most one row for each person on a server.
        is_only: bool,
    },
    /// The name of the person in a column of the kind [`Self::ReplacedId`]. The deletion empties it.
    Name,
    /// Text that other people have written, and that may name the person.
    Words,
    /// Events, or the outcome of events, as JSON. Other modules, which interpret the format, rewrite them.
    Body,
    /// Data computed from other columns. It is discarded whenever one of these columns changes.
    Derived,
    /// The id of a person in an index of events. The row is deleted when the events no longer name the person.
    Index,
    /// The id of a person in a request for deletion.
    Wish,
}

/// The kind of object to which the rows of a database table belong. The rows are deleted with this object, their owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowOwner {
    /// A game table, whose id is in the column `table_id`.
    Table,
    /// A tournament, whose id is in the column `tournament_id`.
    Tournament,
    /// A server, whose id is in the column `guild_id`.
    Guild,
    /// The rows belong to none of these: they belong to a person or to the program itself, or are deleted within a day.
    Nobody,
}

/// A database table, and the personal data in its columns.
#[derive(Clone, Copy, Debug)]
pub struct PersonalTable {
    pub name: &'static str,
    pub row_owner: RowOwner,
    /// The columns with personal data, and the kind of data in each.
    pub people: &'static [(&'static str, ColumnKind)],
    /// Further columns whose type could hold an id or a name, but that contain no personal data.
    #[cfg_attr(not(test), expect(dead_code, reason = "a test compares it with the database"))]
    pub others: &'static [&'static str],
}
