//! Routes of Discord that the stand-in refuses by name.

use crate::check::unsupported::unsupported;
use crate::error::ApiError;
use crate::rest::request::call::{Call, Reply, Route, route};
use crate::world::state::World;

const REACTIONS: &str = "/channels/{channel_id}/messages/{message_id}/reactions";
const EMOJI_REACTIONS: &str = "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}";
const OWN_REACTION: &str =
    "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me";
const USER_REACTION: &str =
    "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/{user_id}";

pub(in crate::rest) const ROUTES: &[Route] = &[
    route("DELETE", REACTIONS, reactions),
    route("GET", EMOJI_REACTIONS, reactions),
    route("DELETE", EMOJI_REACTIONS, reactions),
    route("PUT", OWN_REACTION, reactions),
    route("DELETE", OWN_REACTION, reactions),
    route("DELETE", USER_REACTION, reactions),
];

fn reactions(_: &mut World, _: &Call) -> Result<Reply, ApiError> {
    Err(unsupported("reactions"))
}
