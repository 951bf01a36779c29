//! Access to the database itself: addresses, connections, migrations, leases and errors.

pub mod address;
pub mod body;
pub mod connection;
pub mod copying;
pub mod error;
pub mod leases;
pub mod migrations;
pub mod pool;
pub mod process_lock;
mod reading;
