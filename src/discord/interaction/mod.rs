//! One interaction: what it says about the person, the private answer it gets, and the guarded way to Discord.

pub mod api;
pub mod caches;
mod channel_names;
pub mod errors;
pub mod expiring_map;
pub mod guard;
mod ids;
pub mod one_rack;
pub mod pace;
pub mod permissions;
pub mod reply;
pub mod request;
pub mod response;
pub mod shown_racks;
pub mod suggest;
