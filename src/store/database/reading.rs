//! Reads a database without any write: no migrations, no leases, and no new files beside it.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use sqlx::{AnyConnection, Connection as _, Executor as _};

use super::address::{Address, File, ReadMode};
use super::connection::Connections;
use super::migrations::SchemaState;
use crate::store::{Store, StoreError};

/// The maximum number of attempts to read a file. An attempt is repeated if another program has opened the file in the meantime.
const TRIES: u32 = 5;
/// The offset of the read version in an SQLite file, in bytes.
const READ_VERSION: usize = 19;
/// The read version of a file that uses a write-ahead log
/// (<https://www.sqlite.org/fileformat.html#file_format_version_numbers>).
const WITH_LOG: u8 = 2;

/// The size and the modification time of a database file that no program has open. If they are the same later, the file has not
/// changed.
#[derive(Debug, PartialEq, Eq)]
struct ClosedFileStamp {
    size: u64,
    modified: Option<SystemTime>,
}

impl Store {
    /// Opens a database for reading only, passes it to `read`, closes it, and returns the result of `read`. Writes fail with
    /// [`StoreError::ReadOnly`]. Other programs may use the database at the same time. If no program had the database file open at
    /// the beginning and one opens it meanwhile, `read` is called again.
    ///
    /// # Errors
    /// Returns [`StoreError::Unavailable`] if there is no database, or if its tables are of another version of this program;
    /// otherwise the errors of [`Store::connect`].
    pub async fn run_with_read_only_store<T, F>(
        url: &str,
        read: impl Fn(Self) -> F,
    ) -> Result<T, StoreError>
    where
        F: Future<Output = T>,
    {
        let address = Address::parse(url)?;
        for _ in 0..TRIES {
            let (mode, stamp) = match &address {
                Address::Sqlite(file) => read_mode_and_stamp_if_closed(file.path()).await,
                Address::Postgres(_) => (ReadMode::Shared, None),
            };
            let store = Self::open_to_read(&address, mode).await?;
            let done = read(store.clone()).await;
            store.close().await;
            let is_whole = match &address {
                Address::Sqlite(file) if stamp.is_some() => {
                    stamp == stamp_if_closed(file.path()).await
                }
                _ => true,
            };
            if is_whole {
                return Ok(done);
            }
        }
        Err(StoreError::Unavailable("other programs open and close it all the time".to_owned()))
    }

    /// Returns whether the schema of the database at `url` fits this version of the program. Changes nothing.
    ///
    /// # Errors
    /// Returns [`StoreError::Unavailable`] if there is no database; otherwise the errors of [`Store::connect`].
    pub async fn schema_state(url: &str) -> Result<SchemaState, StoreError> {
        let address = Address::parse(url)?;
        let mode = match &address {
            Address::Sqlite(file) => read_mode_and_stamp_if_closed(file.path()).await.0,
            Address::Postgres(_) => ReadMode::Shared,
        };
        Connections::schema_state(&address, mode).await
    }

    /// Copies the SQLite file at `url` to the new file `target`, which only its owner can read. Other programs may use the database
    /// at the same time. The copy is a consistent snapshot in a single file, without a write-ahead log.
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
        let (mode, _) = read_mode_and_stamp_if_closed(file.path()).await;
        let options = file.read_only_connect_options(mode).await?;
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

    async fn open_to_read(address: &Address, mode: ReadMode) -> Result<Self, StoreError> {
        let connections = Connections::open_to_read(address, mode).await?;
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

/// Returns the mode in which to read a database file, and the file's stamp if no program has it open. Such a file is read as
/// unchanging, because SQLite would otherwise create the missing write-ahead log even for a reader.
async fn read_mode_and_stamp_if_closed(path: &Path) -> (ReadMode, Option<ClosedFileStamp>) {
    match stamp_if_closed(path).await {
        Some(stamp) => (ReadMode::Unchanging, Some(stamp)),
        None => (ReadMode::Shared, None),
    }
}

/// Returns the stamp of a database file if no program has it open and it uses a write-ahead log; otherwise `None`.
async fn stamp_if_closed(path: &Path) -> Option<ClosedFileStamp> {
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
    let stamp = ClosedFileStamp { size: metadata.len(), modified: metadata.modified().ok() };
    (head[READ_VERSION] == WITH_LOG).then_some(stamp)
}
