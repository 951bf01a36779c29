//! Embeds (resources/message.mdx, 'Embed Limits').

use super::form::Node;

/// Characters in all embeds of a message together.
const MOST_IN_ALL: usize = 6000;

/// Checks the list of embeds. `has_file` says whether `attachment://name` means something.
pub(crate) fn check(node: &Node<'_>, has_file: &dyn Fn(&str) -> bool) {
    let mut total = 0;
    let embeds = node.items_counted(0..=10);
    for embed in &embeds {
        total += check_one(embed, has_file);
    }
    if total > MOST_IN_ALL
        && let Some(last) = embeds.last()
    {
        last.fault(
            "MAX_EMBED_SIZE_EXCEEDED",
            format!("Embed size exceeds maximum size of {MOST_IN_ALL}"),
        );
    }
}

/// Checks one embed and counts its characters.
fn check_one(embed: &Node<'_>, has_file: &dyn Fn(&str) -> bool) -> usize {
    if !embed.object() {
        if embed.is_absent() {
            embed.required();
        }
        return 0;
    }
    let text = |node: &Node<'_>, most: usize| {
        let Some(text) = node.value.as_str() else {
            node.string(0..=most);
            return 0;
        };
        let length = text.trim().chars().count();
        if length > most {
            node.fault("BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length."));
        }
        length
    };
    let required = |node: &Node<'_>, most: usize| {
        node.required_trimmed(most).map_or(0, |text| text.chars().count())
    };
    let mut total = text(&embed.get("title"), 256) + text(&embed.get("description"), 4096);
    embed.get("url").url(2048, &[]);
    embed.get("color").integer(0..=0xFF_FFFF);
    let stamp = embed.get("timestamp");
    if let Some(text) = stamp.string(1..=64)
        && !is_rough_time(text)
    {
        stamp.fault("DATE_TIME_TYPE_PARSE", format!("Could not parse {text}. Should be ISO8601."));
    }
    let footer = embed.get("footer");
    if footer.object() {
        total += required(&footer.get("text"), 2048);
        picture(&footer.get("icon_url"), has_file);
    }
    let author = embed.get("author");
    if author.object() {
        total += required(&author.get("name"), 256);
        author.get("url").url(2048, &[]);
        picture(&author.get("icon_url"), has_file);
    }
    for place in ["image", "thumbnail"] {
        let place = embed.get(place);
        if place.object() && place.get("url").required() {
            picture(&place.get("url"), has_file);
        }
    }
    for field in embed.get("fields").items_counted(0..=25) {
        if field.object() {
            total += required(&field.get("name"), 256) + required(&field.get("value"), 1024);
            field.get("inline").boolean();
        }
    }
    total
}

/// The address of a picture: on the web, or a file of this message.
pub(super) fn picture(node: &Node<'_>, has_file: &dyn Fn(&str) -> bool) {
    let Some(url) = node.url(2048, &["attachment"]) else { return };
    if let Some(name) = url.strip_prefix("attachment://")
        && !has_file(name)
    {
        node.fault("ATTACHMENT_NOT_FOUND", format!("No file is named {name}."));
    }
}

/// ISO 8601 with an offset or `Z`, in any of the forms that Discord reads.
fn is_rough_time(text: &str) -> bool {
    let digits = text.chars().filter(char::is_ascii_digit).count();
    digits >= 14 && text.get(4..5) == Some("-") && text.get(10..11) == Some("T")
}
