//! Opening, writing, migrating and backing up.

mod backup;
mod every_query;
mod leases;
mod migrations;
mod opening;
mod plans;
mod reading;
mod writers;
