//! Routes of Discord that the stand-in refuses by name.

use crate::sandbox::check::unsupported::unsupported;
use crate::sandbox::error::ApiError;
use crate::sandbox::rest::request::call::{Call, Reply, Route, route};
use crate::sandbox::world::state::World;

const ALL: &str = "/channels/{channel_id}/messages/{message_id}/reactions";
const ONE: &str = "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}";
const MINE: &str = "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me";
const THEIRS: &str =
    "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/{user_id}";

pub(in crate::sandbox::rest) const ROUTES: &[Route] = &[
    route("DELETE", ALL, reactions),
    route("GET", ONE, reactions),
    route("DELETE", ONE, reactions),
    route("PUT", MINE, reactions),
    route("DELETE", MINE, reactions),
    route("DELETE", THEIRS, reactions),
];

fn reactions(_: &mut World, _: &Call<'_>) -> Result<Reply, ApiError> {
    Err(unsupported("reactions"))
}
