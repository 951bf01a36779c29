//! The page's files, embedded in the binary.

/// Adds a file of the folder `page` to the list.
macro_rules! page_file {
    ($name:literal, $content_type:expr) => {
        ($name, $content_type, include_str!(concat!("page/", $name)))
    };
}

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// Name, content type, content.
const FILES: &[(&str, &str, &str)] = &[
    page_file!("index.html", HTML),
    page_file!("style.css", CSS),
    page_file!("api.js", SCRIPT),
    page_file!("app.js", SCRIPT),
    page_file!("avatar.js", SCRIPT),
    page_file!("commandform.js", SCRIPT),
    page_file!("commands.js", SCRIPT),
    page_file!("components.js", SCRIPT),
    page_file!("composer.js", SCRIPT),
    page_file!("developer.js", SCRIPT),
    page_file!("dialog.js", SCRIPT),
    page_file!("dom.js", SCRIPT),
    page_file!("embeds.js", SCRIPT),
    page_file!("forum.js", SCRIPT),
    page_file!("identity.js", SCRIPT),
    page_file!("lightbox.js", SCRIPT),
    page_file!("log.js", SCRIPT),
    page_file!("markdown.js", SCRIPT),
    page_file!("menu.js", SCRIPT),
    page_file!("message.js", SCRIPT),
    page_file!("pending.js", SCRIPT),
    page_file!("people.js", SCRIPT),
    page_file!("pictures.js", SCRIPT),
    page_file!("prose.js", SCRIPT),
    page_file!("server.js", SCRIPT),
    page_file!("sidebar.js", SCRIPT),
    page_file!("state.js", SCRIPT),
    page_file!("stream.js", SCRIPT),
    page_file!("suggest.js", SCRIPT),
    page_file!("time.js", SCRIPT),
    page_file!("tours.js", SCRIPT),
    page_file!("welcome.js", SCRIPT),
];

/// A file by the name in its address.
pub(crate) fn find(name: &str) -> Option<(&'static str, &'static str)> {
    FILES
        .iter()
        .find(|(known, ..)| *known == name)
        .map(|(_, content_type, bytes)| (*content_type, *bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_page_is_embedded() {
        let folder = std::path::Path::new(file!()).with_file_name("page");
        // Where the sources are not beside the test, there is nothing to compare.
        let Ok(entries) = std::fs::read_dir(folder) else { return };
        for entry in entries {
            let name = entry.unwrap().file_name().into_string().unwrap();
            assert!(find(&name).is_some(), "{name} is missing in FILES");
        }
    }
}
