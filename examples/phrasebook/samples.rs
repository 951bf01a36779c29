//! Sample values for the arguments of sentences.

/// A sample value.
pub enum Sample {
    /// The same text in every language, such as names, numbers, and Discord's own markup.
    Said(&'static str),
    /// The text of the sentence with this key in the language.
    Sentence(&'static str),
}

use Sample::{Said, Sentence};

/// Returns the sample value of an argument by which no sentence selects a variant; `None` if there
/// is none.
pub fn sample_for_argument(argument: &str) -> Option<Sample> {
    Some(match argument {
        "a" | "bridge" | "double" | "hexagon" | "triple" | "zero" => Said("40"),
        "b" | "c" | "place" | "rank" => Said("3"),
        "arrival" | "call" | "database" => Said("12"),
        "at_highest" | "at_lowest" => Said("7"),
        "away" | "length" | "time" => Sentence("clock-minutes"),
        "beside" => Sentence("board-spot-name"),
        "board" => Sentence("league-board-rating"),
        "bridges" => Sentence("league-bridges"),
        "brings" | "needs" => Said("5"),
        "button" => Sentence("button-place"),
        "by" | "host" | "moderator" | "organiser" => Said("Zoé"),
        "category" => Said("Games"),
        "channel" => Said("#triominos"),
        "channels" => Said("#triominos, #games"),
        "clock" => Sentence("clock-none"),
        "code" => Said("7f3a"),
        "computer" => Sentence("computers-careful-name"),
        "computers" | "each" | "capacity" => Said("4"),
        "corner" => Said("top"),
        "corners" | "lies" | "sum" => Said("3‑4‑5"),
        "date" | "day" => Said("21/11/2026"),
        "digest" => Sentence("pings-digest-off"),
        "draws" | "losses" | "ties" | "gained" => Said("−25"),
        "edition" => Said("Goliath"),
        "end" | "latest" | "moment" | "opens" | "since" | "soonest" | "start" | "until"
        | "when" => Said("‹21:30›"),
        "points" | "score" | "own" | "standing" | "worth" => Said("52"),
        "first" | "last" | "highest" | "lowest" => Said("1512"),
        "hash" | "seed" => Said("9f86d081"),
        "heading" | "title" => Said("Ada – Bo – Çağla"),
        "hexagons" => Sentence("league-hexagons"),
        "hints" => Sentence("lobby-hints-full"),
        "hours" => Said("22:30–7:15"),
        "language" => Said("English"),
        "line" => Said("‹…›"),
        "link" => Said("https://discord.com"),
        "list" | "scores" => Said("120, 95, 80"),
        "margin" | "mean" => Said("12.5"),
        "mention" => Said("@Ada"),
        "mentions" => Said("@Ada, @Bo"),
        "name" => Said("Ada"),
        "names" | "playing" | "places" | "players" => Said("Ada, Bo"),
        "left" | "player" | "who" => Said("Ada"),
        "open" | "spots" => Said("4, 7, 12"),
        "order" => Said("Bo, Ada"),
        "other" => Said("95"),
        "podiums" => Sentence("league-podiums"),
        "rating" => Said("1512"),
        "reason" | "why" => Said("‹reason›"),
        "role" | "roles" => Said("@Champion"),
        "said" => Said("50013"),
        "season" => Said("2026"),
        "span" => Sentence("league-span-season"),
        "spot" => Said("12"),
        "table" | "row" | "column" | "number" => Said("2"),
        "tables" => Said("1, 2"),
        "tile" => Said("0‑1‑5"),
        "titles" => Sentence("league-titles"),
        "typed" => Said("abc"),
        "version" => Said("0.1.0"),
        "year" => Said("2026"),
        "zone" => Said("Europe/Paris"),
        _ => return None,
    })
}
