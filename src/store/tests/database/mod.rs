//! Tests of opening, writing, migrating and backing up a database.

mod backup;
mod copying;
mod every_query;
mod leases;
mod migrations;
mod opening;
mod plans;
mod reading;
mod writers;
