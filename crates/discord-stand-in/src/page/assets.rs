//! The page's files, embedded in the binary.

/// Embeds a file of the page: its path below `files`, its content type and its content.
macro_rules! page_file {
    ($path:literal, $content_type:expr) => {
        ($path, $content_type, include_str!(concat!("files/", $path)))
    };
}

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// All files of the page, each with its path, content type and content.
const FILES: &[(&str, &str, &str)] = &[
    page_file!("index.html", HTML),
    page_file!("app.js", SCRIPT),
    page_file!("chat/components.js", SCRIPT),
    page_file!("chat/composer.js", SCRIPT),
    page_file!("chat/lightbox.js", SCRIPT),
    page_file!("chat/log.js", SCRIPT),
    page_file!("chat/menu.js", SCRIPT),
    page_file!("chat/message.js", SCRIPT),
    page_file!("chat/pictures.js", SCRIPT),
    page_file!("chat/stops.js", SCRIPT),
    page_file!("chat/suggest.js", SCRIPT),
    page_file!("commands/commandform.js", SCRIPT),
    page_file!("commands/commands.js", SCRIPT),
    page_file!("people/avatar.js", SCRIPT),
    page_file!("people/card.js", SCRIPT),
    page_file!("people/identity.js", SCRIPT),
    page_file!("people/name.js", SCRIPT),
    page_file!("people/people.js", SCRIPT),
    page_file!("server/developer.js", SCRIPT),
    page_file!("server/server.js", SCRIPT),
    page_file!("server/sidebar.js", SCRIPT),
    page_file!("shared/announcer.js", SCRIPT),
    page_file!("shared/api.js", SCRIPT),
    page_file!("shared/dialog.js", SCRIPT),
    page_file!("shared/dom.js", SCRIPT),
    page_file!("shared/pending.js", SCRIPT),
    page_file!("shared/state.js", SCRIPT),
    page_file!("shared/stream.js", SCRIPT),
    page_file!("style/base.css", CSS),
    page_file!("style/chat.css", CSS),
    page_file!("style/frame.css", CSS),
    page_file!("style/panels.css", CSS),
    page_file!("style/screens.css", CSS),
    page_file!("text/markdown.js", SCRIPT),
    page_file!("text/mentions.js", SCRIPT),
    page_file!("text/prose.js", SCRIPT),
    page_file!("text/time.js", SCRIPT),
    page_file!("welcome/tours.js", SCRIPT),
    page_file!("welcome/welcome.js", SCRIPT),
];

/// Returns the content type and the content of a file, by its path below `files`; `None` if there
/// is no such file.
pub(super) fn asset_type_and_content(path: &str) -> Option<(&'static str, &'static str)> {
    FILES
        .iter()
        .find(|(known, ..)| *known == path)
        .map(|(_, content_type, text)| (*content_type, *text))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::asset_type_and_content;

    /// Asserts that each file of this folder is embedded. `path_prefix` is the folder's path below
    /// `files`.
    fn assert_files_are_embedded(folder: &Path, path_prefix: &str) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let entry = entry.unwrap();
            let path = format!("{path_prefix}{}", entry.file_name().to_str().unwrap());
            if entry.file_type().unwrap().is_dir() {
                assert_files_are_embedded(&entry.path(), &format!("{path}/"));
            } else {
                assert!(asset_type_and_content(&path).is_some(), "{path} is missing in FILES");
            }
        }
    }

    #[test]
    fn every_file_of_the_page_is_embedded() {
        assert_files_are_embedded(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join("src/page/files"),
            "",
        );
    }
}
