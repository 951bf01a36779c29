//! Routes of Discord that the stand-in refuses by name.

use crate::check::unsupported::unsupported_feature;
use crate::error::ApiError;
use crate::rest::request::call::{ApiResponse, Call, Route, route};
use crate::world::state::World;

const REACTIONS: &str = "/channels/{channel_id}/messages/{message_id}/reactions";
const EMOJI_REACTIONS: &str = "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}";
const OWN_REACTION: &str =
    "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me";
const USER_REACTION: &str =
    "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/{user_id}";

pub(in crate::rest) const ROUTES: &[Route] = &[
    route("DELETE", REACTIONS, refuse_reactions),
    route("GET", EMOJI_REACTIONS, refuse_reactions),
    route("DELETE", EMOJI_REACTIONS, refuse_reactions),
    route("PUT", OWN_REACTION, refuse_reactions),
    route("DELETE", OWN_REACTION, refuse_reactions),
    route("DELETE", USER_REACTION, refuse_reactions),
];

/// Refuses all routes of reactions.
fn refuse_reactions(_: &mut World, _: &Call) -> Result<ApiResponse, ApiError> {
    Err(unsupported_feature("reactions"))
}
