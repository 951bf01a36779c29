//! Locks of the processes that serve a database file. The system releases the lock of a process however it ends. A process that finds
//! no other lock therefore knows that all leases in the file belong to dead processes.
//!
//! A server has no such lock, because a connection can break while its process lives.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::store::{Store, StoreError};

/// The number of attempts to lock while another process checks whether it is alone, and the delay between them.
const TRIES: u32 = 100;
const BETWEEN: Duration = Duration::from_millis(50);

/// The lock of this process; dropping it releases the lock.
#[must_use = "dropped, it says that nobody is there"]
#[derive(Debug)]
pub struct Presence {
    _lock: Option<File>,
}

impl Store {
    /// Registers this process as a server of the database. If no other process serves the file, releases all leases in it at once,
    /// instead of waiting for their expiry.
    ///
    /// Claimed tables are due again within `put_off_ms` milliseconds of `now`.
    pub async fn register_process(
        &self,
        now: i64,
        put_off_ms: i64,
    ) -> Result<Presence, StoreError> {
        let Some(path) = &self.file else { return Ok(Presence { _lock: None }) };
        let lock = match open_lock_file(path) {
            Ok(lock) => lock,
            Err(error) => return Ok(presence_without_lock(&error)),
        };
        // The exclusive lock is held for a moment only; then all processes share the lock.
        match lock.try_lock() {
            Ok(()) => {
                self.release_leases(now, put_off_ms).await?;
                // Released and taken again, because not every system can convert a lock. A process that locks in between finds no leases.
                if let Err(error) = lock.unlock() {
                    return Ok(presence_without_lock(&error));
                }
            }
            Err(TryLockError::WouldBlock) => tracing::info!("another process serves this database"),
            Err(TryLockError::Error(error)) => return Ok(presence_without_lock(&error)),
        }
        for _ in 0..TRIES {
            match lock.try_lock_shared() {
                Ok(()) => return Ok(Presence { _lock: Some(lock) }),
                Err(TryLockError::WouldBlock) => tokio::time::sleep(BETWEEN).await,
                Err(TryLockError::Error(error)) => return Ok(presence_without_lock(&error)),
            }
        }
        Ok(presence_without_lock(&io::ErrorKind::WouldBlock.into()))
    }
}

/// Opens the lock file. It stays empty, and remains when no process serves the database.
fn open_lock_file(database: &Path) -> io::Result<File> {
    // By the resolved path, so that two names of one file share a lock.
    let mut name = database.canonicalize()?.into_os_string();
    name.push("-lock");
    File::options().create(true).truncate(false).write(true).open(PathBuf::from(name))
}

/// Logs that no lock is available; leases then expire by themselves.
fn presence_without_lock(error: &io::Error) -> Presence {
    tracing::warn!(%error, "no lock beside the database: the leases of a killed process last until they expire");
    Presence { _lock: None }
}
