//! The table of all routes, and its lookup.

use super::request::call::{Params, Route};
use super::routes::{
    application, callback, channel, emoji, guild, message, scheduled_event, thread, unsupported,
    user, webhook,
};
use crate::error::{ApiError, METHOD_NOT_ALLOWED, NOT_FOUND};

/// Returns the routes of all resources.
fn all_routes() -> impl Iterator<Item = &'static Route> {
    [
        application::ROUTES,
        callback::ROUTES,
        channel::ROUTES,
        emoji::ROUTES,
        guild::ROUTES,
        message::ROUTES,
        scheduled_event::ROUTES,
        thread::ROUTES,
        unsupported::ROUTES,
        user::ROUTES,
        webhook::ROUTES,
    ]
    .into_iter()
    .flatten()
}

/// Returns the parameters of a path if it matches the template, otherwise `None`.
fn match_template(template: &'static str, path_segments: &[&str]) -> Option<Params> {
    let parts: Vec<&'static str> = template.split('/').skip(1).collect();
    if parts.len() != path_segments.len() {
        return None;
    }
    let mut params = Vec::new();
    for (part, given) in parts.into_iter().zip(path_segments) {
        match part.strip_prefix('{').and_then(|part| part.strip_suffix('}')) {
            // `@me` and `@original` are literals, never parameters.
            Some(name) if !given.starts_with('@') => params.push((name, (*given).to_owned())),
            _ if part == *given => {}
            _ => return None,
        }
    }
    Some(params)
}

/// Returns the matching route and the values of its parameters. Of several matching routes, it is the one with the fewest
/// parameters, so that a literal path segment takes precedence over a parameter. Returns an error if no route matches.
pub(super) fn find_route(
    method: &str,
    path_segments: &[&str],
) -> Result<(Route, Params), ApiError> {
    let mut other_method = false;
    let mut best: Option<(Route, Vec<_>)> = None;
    for route in all_routes() {
        let Some(params) = match_template(route.template, path_segments) else { continue };
        if route.method != method {
            other_method = true;
        } else if best.as_ref().is_none_or(|(_, known)| params.len() < known.len()) {
            best = Some((*route, params));
        }
    }
    best.ok_or_else(|| if other_method { METHOD_NOT_ALLOWED.into() } else { NOT_FOUND.into() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_literal_path_segment_takes_precedence_over_a_parameter() {
        let path = ["webhooks", "1", "tok", "messages", "@original"];
        let (route, params) = find_route("GET", &path).unwrap();
        assert_eq!(route.template, "/webhooks/{webhook_id}/{webhook_token}/messages/@original");
        assert_eq!(params, [("webhook_id", "1".to_owned()), ("webhook_token", "tok".to_owned())]);
    }

    #[test]
    fn unknown_paths_and_methods_are_refused() {
        assert_eq!(find_route("GET", &["nothing"]).err().unwrap(), NOT_FOUND.into());
        assert_eq!(find_route("DELETE", &["gateway"]).err().unwrap(), METHOD_NOT_ALLOWED.into());
    }
}
