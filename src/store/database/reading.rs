//! Reads a database without any write: no migrations, no leases, and no new files beside it.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use sqlx::{AnyConnection, Connection as _, Executor as _};

use super::address::{Address, File, ReadMode};
use super::connection::Connections;
use super::migrations::SchemaState;
use crate::store::{Store, StoreError};

/// The maximum number of attempts. An attempt is repeated if another program has opened the file in the meantime.
const TRIES: u32 = 5;
/// The offset of the read version in an SQLite file, in bytes.
const READ_VERSION: usize = 19;
/// The read version of a file that uses a write-ahead log
/// (<https://www.sqlite.org/fileformat.html#file_format_version_numbers>).
const WITH_LOG: u8 = 2;

/// The size and the modification time of a file without open connections, which reveal whether the file changes.
#[derive(Debug, PartialEq, Eq)]
struct AtRest {
    size: u64,
    modified: Option<SystemTime>,
}

impl Store {
    /// Opens a database, passes it to `read`, and closes it. Writes fail with [`StoreError::ReadOnly`]. Other programs may use the
    /// database at the same time. If a file was closed at the beginning and another program opens it meanwhile, `read` is repeated.
    ///
    /// # Errors
    /// Returns [`StoreError::Unavailable`] if there is no database, or if its tables are of another version of this program;
    /// otherwise the errors of [`Store::connect`].
    pub async fn with_read_only<T, F>(url: &str, read: impl Fn(Self) -> F) -> Result<T, StoreError>
    where
        F: Future<Output = T>,
    {
        let address = Address::parse(url)?;
        for _ in 0..TRIES {
            let (reading, at_rest) = match &address {
                Address::Sqlite(file) => read_mode_and_resting_state(file.path()).await,
                Address::Postgres(_) => (ReadMode::Shared, None),
            };
            let store = Self::open_to_read(&address, reading).await?;
            let done = read(store.clone()).await;
            store.close().await;
            let is_whole = match &address {
                Address::Sqlite(file) if at_rest.is_some() => {
                    at_rest == state_at_rest(file.path()).await
                }
                _ => true,
            };
            if is_whole {
                return Ok(done);
            }
        }
        Err(StoreError::Unavailable("other programs open and close it all the time".to_owned()))
    }

    /// Compares the version of a database's tables with this version of the program, and changes nothing.
    ///
    /// # Errors
    /// Returns [`StoreError::Unavailable`] if there is no database; otherwise the errors of [`Store::connect`].
    pub async fn schema_state(url: &str) -> Result<SchemaState, StoreError> {
        let address = Address::parse(url)?;
        let reading = match &address {
            Address::Sqlite(file) => read_mode_and_resting_state(file.path()).await.0,
            Address::Postgres(_) => ReadMode::Shared,
        };
        Connections::schema_state(&address, reading).await
    }

    /// Copies a database file to the new file `target`, which only its owner can read. Other programs may use the database at the
    /// same time. The copy is a consistent snapshot in a single file, without a write-ahead log.
    ///
    /// # Errors
    /// Returns [`StoreError::Unavailable`] if the database is a server, if there is no database, or if `target` cannot be written.
    pub async fn copy_file(url: &str, target: &Path) -> Result<(), StoreError> {
        let address = Address::parse(url)?;
        let Some(file) = address.file() else {
            let why = "it is a server: copy it with pg_dump";
            return Err(StoreError::Unavailable(why.to_owned()));
        };
        if target.exists() {
            return Err(StoreError::Unavailable(format!("{} exists already", target.display())));
        }
        let name = target
            .to_str()
            .ok_or_else(|| StoreError::Unavailable("the copy's path is not UTF-8".to_owned()))?;
        create_private_file(target).map_err(|error| {
            StoreError::Unavailable(format!("{} cannot be created: {error}", target.display()))
        })?;
        let (reading, _) = read_mode_and_resting_state(file.path()).await;
        let options = file.options_to_read(reading).await?;
        let copied = async {
            sqlx::any::install_default_drivers();
            let mut source = AnyConnection::connect_with(&options).await?;
            source.execute("PRAGMA busy_timeout = 5000").await?;
            sqlx::query("VACUUM INTO $1").bind(name).execute(&mut source).await?;
            source.close().await?;
            Ok(())
        };
        copied.await.map_err(|error: sqlx::Error| match StoreError::from(error) {
            StoreError::Unavailable(why) => {
                StoreError::Unavailable(format!("{}: {why}", file.path().display()))
            }
            other => other,
        })
    }

    async fn open_to_read(address: &Address, reading: ReadMode) -> Result<Self, StoreError> {
        let connections = Connections::open_to_read(address, reading).await?;
        Ok(Self { connections, file: address.file().map(File::path).map(Path::to_owned) })
    }
}

/// Creates an empty file that only its owner can read.
fn create_private_file(path: &Path) -> std::io::Result<()> {
    let mut file = std::fs::File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
    file.write(true).create_new(true).open(path).map(drop)
}

/// Returns the mode in which to read a file, and the file's state if no program has it open. A file that is not open is read as
/// unchanging. Otherwise SQLite would create the missing write-ahead log even for a reader.
async fn read_mode_and_resting_state(path: &Path) -> (ReadMode, Option<AtRest>) {
    match state_at_rest(path).await {
        Some(at_rest) => (ReadMode::Unchanging, Some(at_rest)),
        None => (ReadMode::Shared, None),
    }
}

/// Returns the state of a file if it uses a write-ahead log and no program has it open; otherwise `None`.
async fn state_at_rest(path: &Path) -> Option<AtRest> {
    use tokio::io::AsyncReadExt as _;

    let mut log = path.as_os_str().to_owned();
    log.push("-wal");
    if tokio::fs::try_exists(PathBuf::from(log)).await.unwrap_or(true) {
        return None;
    }
    let mut file = tokio::fs::File::open(path).await.ok()?;
    let mut head = [0; READ_VERSION + 1];
    file.read_exact(&mut head).await.ok()?;
    let metadata = file.metadata().await.ok()?;
    let at_rest = AtRest { size: metadata.len(), modified: metadata.modified().ok() };
    (head[READ_VERSION] == WITH_LOG).then_some(at_rest)
}
