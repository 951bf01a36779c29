//! The commands that read, copy or delete data of a database. They need no token.

pub(super) mod backup;
pub(super) mod copy;
pub(super) mod export;
pub(super) mod forget;

use std::path::Path;

use anyhow::bail;

use super::Database;

/// Returns the URL with an option that makes a missing SQLite file an error. Without it, the file would be created, and a mistyped
/// path would not be noticed.
fn url_requiring_existing_file(url: &str) -> anyhow::Result<String> {
    let scheme = url.trim().split_once(':').map(|(scheme, _)| scheme.to_ascii_lowercase());
    match scheme.as_deref() {
        Some("sqlite") if !url.contains('?') => Ok(format!("{}?mode=rw", url.trim())),
        Some(_) => Ok(url.to_owned()),
        None if Path::new(url.trim()).is_file() => Ok(url.to_owned()),
        None => bail!("there is no database {url}"),
    }
}

#[cfg(test)]
mod tests {
    use super::url_requiring_existing_file;

    #[test]
    fn a_missing_database_is_not_created() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        let path = path.to_str().unwrap();
        let url = |text: &str| url_requiring_existing_file(text).ok();
        assert_eq!(url(path), None);
        assert_eq!(url(&format!("sqlite://{path}")), Some(format!("sqlite://{path}?mode=rw")));
        for unchanged in ["sqlite:games.db?mode=ro", "postgres://bot@host/games"] {
            assert_eq!(url(unchanged).as_deref(), Some(unchanged));
        }
        std::fs::write(path, "").unwrap();
        assert_eq!(url(path).as_deref(), Some(path));
    }
}
