//! Faults of Discord and of the database, and floods of simultaneous requests.

pub mod asleep;
mod crowd;
mod doctor;
mod held;
mod hour_of_faults;
mod losses;
mod outages;
mod rates;
mod sessions;
pub mod shards;
mod slow;
mod startup;
