//! The permissions of members and roles, as Discord says them: rights in a channel, and the order of roles.

pub mod rights;
pub mod role_order;
pub mod visibility;
