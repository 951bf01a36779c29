//! Tests of the stored data of tables.

mod announcements;
mod due;
mod orders;
mod people;
mod pings;
mod presence;
mod purge;
mod shares;
mod table;
