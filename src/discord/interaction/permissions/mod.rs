//! The permissions of members and roles, as Discord says them: rights in a channel and on a server, and the order of roles.

pub mod rights;
pub mod role_order;
pub mod server_rights;
pub mod server_roles;
pub mod visibility;
