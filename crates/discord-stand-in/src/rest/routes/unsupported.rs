//! Routes of Discord that the stand-in refuses by name.

use crate::check::unsupported::unsupported;
use crate::error::ApiError;
use crate::rest::request::call::{Call, Reply, Route, route};
use crate::world::state::World;

const ALL: &str = "/channels/{channel_id}/messages/{message_id}/reactions";
const ONE: &str = "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}";
const MINE: &str = "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me";
const THEIRS: &str =
    "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/{user_id}";

pub(in crate::rest) const ROUTES: &[Route] = &[
    route("DELETE", ALL, reactions),
    route("GET", ONE, reactions),
    route("DELETE", ONE, reactions),
    route("PUT", MINE, reactions),
    route("DELETE", MINE, reactions),
    route("DELETE", THEIRS, reactions),
];

fn reactions(_: &mut World, _: &Call) -> Result<Reply, ApiError> {
    Err(unsupported("reactions"))
}
