//! Tests of the stored data of tables.

mod announcements;
mod company;
mod due;
mod orders;
mod people;
mod pings;
mod presence;
mod purge;
mod shares;
mod table;
