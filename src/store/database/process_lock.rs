//! The processes that serve a file. Each holds a lock beside it, which the system takes back however the process ends;
//! so who comes to a file that nobody holds knows that whatever was handed out there was handed out to the dead.
//!
//! A server has no such lock: a connection can break while its process lives.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::store::{Store, StoreError};

/// The number of times that a lock is asked for while another process looks around, and the wait in between.
const TRIES: u32 = 100;
const BETWEEN: Duration = Duration::from_millis(50);

/// Says that this process is there, for as long as it is kept.
#[must_use = "dropped, it says that nobody is there"]
#[derive(Debug)]
pub struct Presence {
    _lock: Option<File>,
}

impl Store {
    /// Says to other processes that this one serves the database from now on. Who is alone with a file gives up all leases in it
    /// at once, instead of waiting until they run out.
    ///
    /// Tables that were handed out are due again within `put_off_ms` milliseconds of `now`.
    pub async fn attend(&self, now: i64, put_off_ms: i64) -> Result<Presence, StoreError> {
        let Some(path) = &self.file else { return Ok(Presence { _lock: None }) };
        let lock = match open(path) {
            Ok(lock) => lock,
            Err(error) => return Ok(without(&error)),
        };
        // Whoever has it alone has it for a moment only; everybody then has it together.
        match lock.try_lock() {
            Ok(()) => {
                self.give_up_leases(now, put_off_ms).await?;
                // Not turned from one into the other, which not every system can. Who is alone in between finds nothing.
                if let Err(error) = lock.unlock() {
                    return Ok(without(&error));
                }
            }
            Err(TryLockError::WouldBlock) => tracing::info!("another process serves this database"),
            Err(TryLockError::Error(error)) => return Ok(without(&error)),
        }
        for _ in 0..TRIES {
            match lock.try_lock_shared() {
                Ok(()) => return Ok(Presence { _lock: Some(lock) }),
                Err(TryLockError::WouldBlock) => tokio::time::sleep(BETWEEN).await,
                Err(TryLockError::Error(error)) => return Ok(without(&error)),
            }
        }
        Ok(without(&io::ErrorKind::WouldBlock.into()))
    }
}

/// Opens the file that is locked. It stays empty, and lies there when nobody serves the database.
fn open(database: &Path) -> io::Result<File> {
    // Not by the name of a link: two names of one file have one lock.
    let mut name = database.canonicalize()?.into_os_string();
    name.push("-lock");
    File::options().create(true).truncate(false).write(true).open(PathBuf::from(name))
}

/// Leases run out by themselves where no lock can be had.
fn without(error: &io::Error) -> Presence {
    tracing::warn!(%error, "no lock beside the database: what a killed process had in hand waits until its lease has run out");
    Presence { _lock: None }
}
