//! Custom ids of the moderators' panel.

use crate::ids::{PersonId, TableId};
use crate::table::KnownCause;

clicks! {
    /// A click in the moderators' panel. Pages are counted from 0.
    pub enum ModerationClick {
        /// The panel itself, as things are now.
        Panel = "panel",
        /// The same from a step that leads away from it: a message shows each custom id once.
        Back = "back",
        /// The menus of channels and roles, and what is chosen in them.
        Openings = "openings",
        ChooseChannels = "channels",
        ChooseRoles = "roles",
        /// No channel and no role in particular.
        AllChannels = "all-channels",
        AllRoles = "all-roles",
        /// The menu of all people of the server.
        ChoosePerson = "people",
        /// The menu of barred people whose data was deleted; its values are the ids that replaced theirs.
        ChooseFormer = "former",
        /// What can be done about this person.
        Person(person: PersonId) = "person",
        /// The menu of reasons to bar them; its values are names of causes.
        Cause(person: PersonId) = "cause",
        /// The menu of lengths for this reason; its values are names of lengths.
        Bar(person: PersonId, cause: KnownCause) = "bar",
        Lift(person: PersonId) = "lift",
        /// The menu of their matches; its values are ids of tables.
        Matches(person: PersonId) = "matches",
        TakeOut(person: PersonId, table: TableId) = "out",
        /// The newest page of the log.
        Log = "log",
        /// The log is posted in no channel any more.
        StopLog = "stop-log",
        /// The open tables of the server.
        Tables = "tables",
        /// The menu of open tables; its values are their ids.
        ChooseTable = "table",
        /// The menu of reasons to close this table; its values are names of causes.
        CloseTable(table: TableId) = "close",
        /// The page of the log with newer lines, and the one with older.
        Newer(page: u32) = "newer",
        Older(page: u32) = "older",
    }
}
