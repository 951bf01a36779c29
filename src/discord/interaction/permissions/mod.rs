//! The permissions of members in a channel and on a server, and the order of roles, by Discord's rules.

pub mod rights;
pub mod role_order;
pub mod server_rights;
pub mod server_roles;
pub mod visibility;

#[cfg(test)]
mod tests {
    use serde_json::json;
    use serenity::all::{Permissions, Role};

    /// Returns a role with this id, position and permissions, for tests. `managed` is true if the role belongs to an integration.
    pub(super) fn role(id: u64, position: u16, permissions: Permissions, managed: bool) -> Role {
        let role = json!({
            "id": id.to_string(), "name": "a role", "color": 0, "hoist": false, "managed": managed,
            "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
            "permissions": permissions.bits().to_string(), "position": position,
            "icon": null, "unicode_emoji": null, "mentionable": false, "flags": 0,
        });
        serde_json::from_value(role).unwrap()
    }
}
