//! Locks of the processes that serve a database file. The operating system releases the lock of a process whenever the process
//! ends, even after a crash. Therefore, if a process finds no other lock, all leases in the file belong to dead processes.
//!
//! A database server has no such lock, because a connection can break while its process is still running.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::store::{Store, StoreError};

/// The maximum number of attempts to take the shared lock. An attempt fails while another process holds the exclusive lock for a
/// moment, to check whether it is the only process.
const TRIES: u32 = 100;
/// The delay between two attempts to take the shared lock.
const BETWEEN: Duration = Duration::from_millis(50);

/// The lock of this process on the database file. Dropping the value releases the lock. The value contains no lock if the database
/// is on a PostgreSQL server, or if the lock file cannot be locked.
#[must_use = "dropping it releases the lock"]
#[derive(Debug)]
pub struct ProcessLock {
    _lock: Option<File>,
}

impl Store {
    /// Registers this process as one that runs the bot with the database. If the database is a file and no other process uses it,
    /// all leases in it are released immediately instead of after their expiry.
    ///
    /// In that case, all tables that are due within `max_lease_ms` milliseconds of `now` also become due, because a dead process
    /// may have claimed them ([`Self::release_leases_of_dead_processes`]).
    pub async fn register_process(
        &self,
        now: i64,
        max_lease_ms: i64,
    ) -> Result<ProcessLock, StoreError> {
        let Some(path) = &self.file else { return Ok(ProcessLock { _lock: None }) };
        let lock = match open_lock_file(path) {
            Ok(lock) => lock,
            Err(error) => return Ok(warn_and_return_empty_lock(&error)),
        };
        // The exclusive lock is held only briefly. Afterwards all processes share the lock.
        match lock.try_lock() {
            Ok(()) => {
                self.release_leases_of_dead_processes(now, max_lease_ms).await?;
                // The exclusive lock is released before the shared lock is taken, because not every operating system can convert a
                // lock. If another process locks the file in between, it finds no leases to release.
                if let Err(error) = lock.unlock() {
                    return Ok(warn_and_return_empty_lock(&error));
                }
            }
            Err(TryLockError::WouldBlock) => tracing::info!("another process serves this database"),
            Err(TryLockError::Error(error)) => return Ok(warn_and_return_empty_lock(&error)),
        }
        for _ in 0..TRIES {
            match lock.try_lock_shared() {
                Ok(()) => return Ok(ProcessLock { _lock: Some(lock) }),
                Err(TryLockError::WouldBlock) => tokio::time::sleep(BETWEEN).await,
                Err(TryLockError::Error(error)) => return Ok(warn_and_return_empty_lock(&error)),
            }
        }
        Ok(warn_and_return_empty_lock(&io::ErrorKind::WouldBlock.into()))
    }
}

impl Store {
    /// Returns true if another process that runs the bot has locked the database file. Always false for a PostgreSQL server.
    pub(super) fn is_file_locked_by_other_process(&self) -> bool {
        let Some(path) = &self.file else { return false };
        // Without a lock file, no process has ever served the database.
        open_lock_file(path)
            .is_ok_and(|lock| matches!(lock.try_lock(), Err(TryLockError::WouldBlock)))
    }
}

/// Opens the lock file beside a database file, or creates it. The lock file is always empty and is never deleted.
fn open_lock_file(database_file: &Path) -> io::Result<File> {
    // The resolved path is used, so that two names of one file lead to the same lock.
    let mut name = database_file.canonicalize()?.into_os_string();
    name.push("-lock");
    File::options().create(true).truncate(false).write(true).open(PathBuf::from(name))
}

/// Logs that the lock file cannot be locked, and returns a value without a lock. The leases of a dead process then last until they
/// expire.
fn warn_and_return_empty_lock(error: &io::Error) -> ProcessLock {
    tracing::warn!(%error, "no lock beside the database: the leases of a killed process last until they expire");
    ProcessLock { _lock: None }
}
