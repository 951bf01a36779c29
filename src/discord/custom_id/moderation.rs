//! Custom ids of the moderators' panel.

use crate::ids::{PersonId, TableId};
use crate::table::KnownCause;

clicks! {
    /// A click in the moderators' panel. Pages are counted from 0.
    pub enum ModerationClick {
        /// Shows the panel in its current state.
        Panel = "panel",
        /// Returns to the panel from one of its steps. It is not the same as [`Panel`](Self::Panel), which refreshes the panel,
        /// because a message may contain each custom id only once.
        Back = "back",
        /// Shows the menus in which a moderator chooses the channels and roles that may open tables.
        Openings = "openings",
        ChooseChannels = "channels",
        ChooseRoles = "roles",
        /// Lets tables be opened in all channels again.
        AllChannels = "all-channels",
        /// Lets members with any role open tables again.
        AllRoles = "all-roles",
        /// The menu of all people of the server.
        ChoosePerson = "people",
        /// The menu of suspended people whose data was deleted; its values are the ids that replace the ids of these people.
        ChooseFormer = "former",
        /// Shows the actions that are possible on this person.
        Person(person: PersonId) = "person",
        /// The menu of reasons to suspend the person; its values are names of causes.
        Cause(person: PersonId) = "cause",
        /// The menu of lengths of a suspension (a bar) of this person for this reason; its values are names of lengths.
        Bar(person: PersonId, cause: KnownCause) = "bar",
        Lift(person: PersonId) = "lift",
        /// The menu of the person's matches; its values are ids of tables.
        Matches(person: PersonId) = "matches",
        TakeOut(person: PersonId, table: TableId) = "out",
        /// Shows the newest page of the moderators' log.
        Log = "log",
        /// Stops posting the moderators' log in a channel of the server.
        StopLog = "stop-log",
        /// Shows the open tables of the server.
        Tables = "tables",
        /// The menu of open tables; its values are the ids of the tables.
        ChooseTable = "table",
        /// The menu of reasons to close this table; its values are names of causes.
        CloseTable(table: TableId) = "close",
        /// The button to the page of the log with newer lines.
        Newer(page: u32) = "newer",
        /// The button to the page of the log with older lines.
        Older(page: u32) = "older",
    }
}
