//! One interaction: what it says about the person, the private answer it gets, and the guarded way to Discord.

pub mod api;
pub mod errors;
pub mod guard;
mod ids;
mod introduction;
pub mod one_rack;
pub mod pace;
pub mod recent;
pub mod request;
pub mod response;
pub mod role_order;
pub mod suggest;
