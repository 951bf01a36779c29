//! One interaction: the request that it contains, its private answer, and the client for calls to Discord.

pub mod api;
pub mod caches;
mod channel_names;
pub mod errors;
pub mod expiring_map;
pub mod guard;
mod ids;
pub mod one_rack;
pub mod permissions;
pub mod rate_limits;
pub mod reply;
pub mod request;
pub mod response;
pub mod shown_racks;
pub mod suggest;
