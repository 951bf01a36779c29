//! Parsing the address of the database.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use sqlx::any::AnyConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;

use super::pool::DatabaseName;
use crate::store::StoreError;

/// The path with which SQLite opens a database in memory instead of a file.
const MEMORY: &str = ":memory:";

/// The address of a database.
pub enum Address {
    /// An SQLite file.
    Sqlite(File),
    /// A PostgreSQL server. The options contain the password, so there is no `Debug` implementation.
    Postgres(AnyConnectOptions),
}

/// An SQLite file and its open mode.
pub struct File {
    path: PathBuf,
    mode: Mode,
}

/// Whether other programs may write to an SQLite file while this program reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadMode {
    /// Other programs may write to the file, so SQLite must check for changes.
    Shared,
    /// No program has the file open, so it does not change.
    Unchanging,
}

/// The open mode of a file, as in SQLite's own URLs (<https://www.sqlite.org/uri.html>).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Read,
    Write,
    Create,
}

impl Address {
    /// Parses `sqlite://path`, `sqlite:path`, a bare path, or `postgres://…`. The first two may contain percent-encoded characters
    /// and end with `?mode=ro`, `rw` or `rwc`; a bare path is used unchanged.
    pub fn parse(address: &str) -> Result<Self, StoreError> {
        let address = address.trim();
        match split_scheme_and_rest(address)
            .map(|(scheme, rest)| (scheme.to_ascii_lowercase(), rest))
        {
            None => File::new(PathBuf::from(address), Mode::Create).map(Self::Sqlite),
            Some((scheme, rest)) => match scheme.as_str() {
                "sqlite" => File::parse_path_and_mode(rest).map(Self::Sqlite),
                "postgres" | "postgresql" if rest.starts_with("//") => address
                    .parse()
                    .map(Self::Postgres)
                    .map_err(|error| invalid_address(format!("its URL cannot be read ({error})"))),
                "postgres" | "postgresql" => {
                    Err(invalid_address("its URL must begin with postgres://".to_owned()))
                }
                // The message does not quote the address, because an unrecognised address may contain a password.
                _ => Err(invalid_address(
                    "its URL must begin with sqlite: or postgres:, or be the path of a file"
                        .to_owned(),
                )),
            },
        }
    }
}

impl Address {
    /// Returns the SQLite file; `None` for a PostgreSQL server.
    pub fn file(&self) -> Option<&File> {
        match self {
            Self::Sqlite(file) => Some(file),
            Self::Postgres(_) => None,
        }
    }

    /// Returns the name of the database for log and error messages: the path of the SQLite file, or the URL of the PostgreSQL
    /// server without user and password.
    pub fn database_name(&self) -> Arc<DatabaseName> {
        Arc::new(match self {
            Self::Sqlite(file) => {
                DatabaseName { name: file.path().display().to_string(), server: None }
            }
            Self::Postgres(options) => {
                let url = &options.database_url;
                let host = url.host_str().filter(|host| !host.is_empty()).unwrap_or("localhost");
                let port = url.port().unwrap_or(5432);
                let name = format!("postgres://{host}:{port}{}", url.path());
                DatabaseName { name, server: Some(options.clone()) }
            }
        })
    }
}

impl File {
    /// Parses the part of an SQLite address after the scheme, such as `//a.db?mode=ro`.
    fn parse_path_and_mode(after_scheme: &str) -> Result<Self, StoreError> {
        let (path, query) = after_scheme.split_once('?').unwrap_or((after_scheme, ""));
        let path = path.strip_prefix("//").unwrap_or(path);
        let mut mode = Mode::Create;
        for setting in query.split('&').filter(|setting| !setting.is_empty()) {
            mode = match setting.split_once('=').unwrap_or((setting, "")) {
                ("mode", "ro") => Mode::Read,
                ("mode", "rw") => Mode::Write,
                ("mode", "rwc") => Mode::Create,
                (name, _) => {
                    return Err(invalid_address(format!(
                        "'{name}' in its URL is not known, or not with this value"
                    )));
                }
            };
        }
        if path == MEMORY {
            return Self::new(PathBuf::from(path), mode);
        }
        // sqlx decodes percent-encoded characters.
        let options = SqliteConnectOptions::from_str(&format!("sqlite:{path}"))
            .map_err(|error| invalid_address(format!("its URL cannot be read ({error})")))?;
        Self::new(options.get_filename().to_owned(), mode)
    }

    /// Returns the file with this path and mode, without creating it on the disk. Returns an error if the path does not name a
    /// file.
    fn new(path: PathBuf, mode: Mode) -> Result<Self, StoreError> {
        if path.as_os_str() == MEMORY {
            return Err(invalid_address("it must be a file: memory forgets".to_owned()));
        }
        if path.file_name().is_none() {
            return Err(invalid_address("its URL names no file".to_owned()));
        }
        Ok(Self { path, mode })
    }

    /// Returns the path from the address. Percent-encoded characters are decoded.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Creates the file if it is missing. Only its owner can read it, because it contains the names and racks of players. SQLite
    /// gives the same permissions to the files that it creates beside the database. A missing folder is not created, because its
    /// path may be mistyped.
    async fn create_if_missing(&self) {
        let mut file = tokio::fs::OpenOptions::new();
        #[cfg(unix)]
        file.mode(0o600);
        // An existing file is not changed. If the file cannot be created, SQLite reports the reason later.
        drop(file.write(true).create_new(true).open(&self.path).await);
    }

    /// Creates the file if it is missing and its mode allows that. Returns the options to connect to the file.
    pub async fn create_if_missing_and_get_connect_options(
        &self,
    ) -> Result<AnyConnectOptions, StoreError> {
        if self.mode == Mode::Create {
            self.create_if_missing().await;
        }
        let mode = match self.mode {
            Mode::Read => "ro",
            Mode::Write => "rw",
            Mode::Create => "rwc",
        };
        self.connect_options(&format!("mode={mode}")).await
    }

    /// Returns the options to connect to the file for reading only. The file must exist.
    pub async fn read_only_connect_options(
        &self,
        mode: ReadMode,
    ) -> Result<AnyConnectOptions, StoreError> {
        let query = match mode {
            ReadMode::Shared => "mode=ro",
            ReadMode::Unchanging => "mode=ro&immutable=true",
        };
        self.connect_options(query).await
    }

    /// Returns the folder of the file.
    fn parent_folder(&self) -> &Path {
        match self.path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        }
    }

    /// Returns the options to connect to the file. `url_query` is the query part of SQLite's URL, such as `mode=ro`.
    async fn connect_options(&self, url_query: &str) -> Result<AnyConnectOptions, StoreError> {
        let name = self.path.file_name().unwrap_or_default();
        let folder = self.parent_folder();
        // The path must be absolute and without links and dots, because URLs treat `..` in their own way.
        let canonical = tokio::fs::canonicalize(folder).await;
        let folder = canonical.map_err(|error| unusable_folder_error(folder, &error))?;
        if !folder.is_dir() {
            let folder = folder.display();
            return Err(invalid_address(format!("{folder} must be a folder, and is a file")));
        }
        let path = folder.join(name);
        let path = path
            .to_str()
            .ok_or_else(|| invalid_address(format!("the path {} is not UTF-8", path.display())))?;
        let url = format!("sqlite://{}?{url_query}", percent_encoded(path));
        url.parse()
            .map_err(|error| invalid_address(format!("the path {path} cannot be used ({error})")))
    }
}

/// Returns the error for a database folder that does not exist or cannot be used.
fn unusable_folder_error(folder: &Path, error: &std::io::Error) -> StoreError {
    let folder = folder.display();
    invalid_address(match error.kind() {
        std::io::ErrorKind::NotFound => {
            format!("the folder {folder} does not exist: create it, or correct the path")
        }
        _ => format!("the folder {folder} cannot be used ({error})"),
    })
}

/// Returns the error for an invalid address, with the reason.
fn invalid_address(reason: String) -> StoreError {
    StoreError::Unavailable(reason)
}

/// Splits an address `scheme:rest` into its scheme and the rest; `None` if it has no scheme. A single letter before the colon is
/// a Windows drive, not a scheme.
fn split_scheme_and_rest(address: &str) -> Option<(&str, &str)> {
    let (scheme, rest) = address.split_once(':')?;
    let is_scheme =
        scheme.len() > 1 && scheme.chars().all(|c| c.is_ascii_alphanumeric() || "+.-".contains(c));
    is_scheme.then_some((scheme, rest))
}

/// Percent-encodes a path for a URL.
fn percent_encoded(path: &str) -> String {
    let mut escaped = String::with_capacity(path.len());
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte) {
            escaped.push(char::from(byte));
        } else {
            escaped.push_str(&format!("%{byte:02X}"));
        }
    }
    escaped
}
