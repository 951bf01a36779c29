//! `triominos check`: checks the token, the Discord application, the database and the machine, and says what to do about each
//! fault.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;

use super::{DEFAULT_DATABASE, Database, daily_secret, redact, run, token};
use crate::discord::{Finding, examine_account};
use crate::store::{SchemaState, Store};
use triominos_pictures::Renderer;

#[derive(Debug, Args)]
pub(super) struct CheckArguments {
    #[command(flatten)]
    database: Database,
    /// The origin of a proxy of Discord's API, or of a stand-in, such as http://127.0.0.1:8080.
    #[arg(long, env = "DISCORD_API_URL")]
    discord_api_url: Option<String>,
    /// The id of a server, to check the bot's permissions there as well.
    #[arg(long, value_name = "ID", value_parser = clap::value_parser!(u64).range(1..))]
    server: Option<u64>,
}

/// The free space in bytes below which the disk counts as nearly full.
const MIN_FREE_BYTES: u64 = 500_000_000;
/// Letters of the bot's languages that some fonts lack. The check of the font fails if the built-in font lacks one of them.
const REQUIRED_FONT_LETTERS: &str = "ĄČĎĘĚŁŇŐŘŠŤŰŮŽßçñøœ";

/// Prints a line for each check: `ok`, or `FIX` and what to do. Changes nothing. The exit code is 1 if any line says `FIX`.
pub(super) async fn run(options: CheckArguments) -> anyhow::Result<ExitCode> {
    let mut findings = examine_discord(&options).await;
    findings.extend(examine_database(&options.database.url).await);
    let secret = daily_secret::compare_configured_secret_with_database(&options.database.url).await;
    findings.extend(secret.map(|result| Finding { of: "daily secret", result }));
    findings.push(examine_font());
    let width = findings.iter().map(|finding| finding.of.len()).max().unwrap_or_default();
    let mut all_ok = true;
    let mut out = std::io::stdout().lock();
    for Finding { of, result } in &findings {
        let (mark, what) = match result {
            Ok(what) => ("ok ", what),
            Err(what) => ("FIX", what),
        };
        all_ok &= result.is_ok();
        let what = redact::redact_secrets(what);
        std::io::Write::write_fmt(&mut out, format_args!("{mark} {of:<width$}  {what}\n"))?;
    }
    Ok(if all_ok { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn examine_discord(options: &CheckArguments) -> Vec<Finding> {
    let url = options.discord_api_url.as_deref();
    let token = token::read_token().and_then(|token| {
        url.map_or(Ok(()), run::check_api_url)?;
        Ok(token)
    });
    match token {
        Ok(token) => examine_account(&token, url, options.server).await,
        Err(error) => vec![Finding { of: "token", result: Err(format!("{error:#}")) }],
    }
}

/// Checks the database, its folder and the space on its disk.
async fn examine_database(url: &str) -> Vec<Finding> {
    let file = match Store::database_file_path(url) {
        Ok(file) => file,
        Err(error) => return vec![Finding { of: "database", result: Err(error.to_string()) }],
    };
    let Some(file) = file else {
        return vec![Finding { of: "database", result: describe_database_state(url, url).await }];
    };
    let folder = parent_folder(&file);
    let mut found = vec![Finding { of: "data folder", result: examine_folder(&folder, url) }];
    let result = match check_file_and_describe_if_missing_or_empty(&file) {
        Ok(Some(what)) => Ok(what),
        Ok(None) => describe_database_state(url, &file.display().to_string()).await,
        Err(fault) => Err(fault),
    };
    found.push(Finding { of: "database", result });
    if folder.is_dir() {
        found.push(Finding { of: "disk", result: examine_disk_space(&folder) });
    }
    found
}

/// Describes the fault of a database file or its folder, and what to do about it; `None` if there is no fault, or if the database
/// is on a server.
pub(super) fn describe_file_fault(database_url: &str) -> Option<String> {
    let file = Store::database_file_path(database_url).ok()??;
    let checked = examine_folder(&parent_folder(&file), database_url).map(drop);
    checked.and_then(|()| check_file_and_describe_if_missing_or_empty(&file).map(drop)).err()
}

fn parent_folder(file: &Path) -> PathBuf {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        _ => PathBuf::from("."),
    }
}

/// Checks that the file of a database can be written, if it exists. Returns a description of the file if it is missing or empty,
/// and `None` if its content must be checked as well.
fn check_file_and_describe_if_missing_or_empty(file: &Path) -> Result<Option<String>, String> {
    let name = file.display();
    let about = match std::fs::metadata(file) {
        Ok(about) => about,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return Ok(Some(format!("{name} does not exist yet; `run` creates it")));
        }
        Err(error) => return Err(format!("{name} cannot be read ({error})")),
    };
    if about.is_dir() {
        return Err(format!(
            "{name} is a folder: name a file in it (Docker makes a folder where a mounted file does not exist)"
        ));
    }
    if let Err(error) = std::fs::File::options().read(true).write(true).open(file) {
        return Err(format!("{name} cannot be written ({error}){}", hint_if_wrong_owner(file)));
    }
    Ok((about.len() == 0).then(|| format!("{name} is empty; `run` sets it up")))
}

async fn describe_database_state(database_url: &str, shown_name: &str) -> Result<String, String> {
    match Store::schema_state(database_url).await {
        Ok(SchemaState::Current) => Ok(format!("{shown_name} is up to date")),
        Ok(SchemaState::Empty) => Ok(format!("{shown_name} has no tables yet; `run` sets it up")),
        Ok(SchemaState::Older) => {
            Ok(format!("{shown_name} is of an older version; back it up, then `run` converts it"))
        }
        Ok(SchemaState::Newer(_)) => {
            Err(format!("{shown_name} is of a newer version: install that version of the program"))
        }
        Err(error) => Err(error.to_string()),
    }
}

/// Checks that files can be created in the folder of the database, because SQLite creates temporary files beside the database
/// file.
fn examine_folder(folder: &Path, database_url: &str) -> Result<String, String> {
    let name = folder.display();
    match std::fs::metadata(folder) {
        Ok(about) if !about.is_dir() => {
            return Err(format!("{name} is a file: mount a folder there, not a single file"));
        }
        Ok(_) => {}
        Err(error)
            if error.kind() == std::io::ErrorKind::NotFound && database_url == DEFAULT_DATABASE =>
        {
            return Ok(format!("{name} does not exist yet; `run` creates it"));
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return Err(format!("{name} does not exist: create it, or correct the path"));
        }
        Err(error) => return Err(format!("{name} cannot be used ({error})")),
    }
    let probe = folder.join(format!(".triominos-check-{}", std::process::id()));
    match std::fs::File::options().write(true).create_new(true).open(&probe) {
        Ok(_) => {
            std::fs::remove_file(&probe)
                .map_err(|error| format!("files in {name} cannot be removed ({error})"))?;
            Ok(format!("{name} can be written"))
        }
        Err(error) => {
            Err(format!("{name} cannot be written ({error}){}", hint_if_wrong_owner(folder)))
        }
    }
}

/// If the folder or file does not belong to the user of this process, names both users and the command that corrects the owner.
/// Otherwise the result is empty.
#[cfg(unix)]
fn hint_if_wrong_owner(path: &Path) -> String {
    use std::os::unix::fs::MetadataExt as _;

    let owner = std::fs::metadata(path).map(|about| about.uid());
    // `/proc/self` belongs to the user of this process.
    let own = std::fs::metadata("/proc/self").map(|about| about.uid());
    match (owner, own) {
        (Ok(owner), Ok(own)) if owner != own => format!(
            ": it belongs to user {owner}, and this program runs as user {own}; run `chown -R {own} {}` as root",
            path.display()
        ),
        _ => String::new(),
    }
}

#[cfg(not(unix))]
fn hint_if_wrong_owner(_: &Path) -> String {
    String::new()
}

#[cfg(unix)]
fn examine_disk_space(folder: &Path) -> Result<String, String> {
    let space = rustix::fs::statvfs(folder).map_err(|error| format!("unknown ({error})"))?;
    describe_disk_space(space.f_bavail.saturating_mul(space.f_frsize))
}

#[cfg(not(unix))]
fn examine_disk_space(_: &Path) -> Result<String, String> {
    Ok("not checked on this system".to_owned())
}

fn describe_disk_space(free_bytes: u64) -> Result<String, String> {
    let megabytes = free_bytes / 1_000_000;
    match free_bytes < MIN_FREE_BYTES {
        true => Err(format!(
            "only {megabytes} MB are free: make room, because a move that cannot be saved is refused"
        )),
        false => Ok(format!("{megabytes} MB are free")),
    }
}

fn examine_font() -> Finding {
    let result = match Renderer::new().can_draw(REQUIRED_FONT_LETTERS) {
        true => Ok("built in, with the letters of all languages".to_owned()),
        false => Err("the built-in font lacks letters: build the program again".to_owned()),
    };
    Finding { of: "font", result }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nearly_full_disk_is_a_fault() {
        assert_eq!(describe_disk_space(2_000_000_000), Ok("2000 MB are free".to_owned()));
        assert!(describe_disk_space(499_000_000).unwrap_err().contains("only 499 MB"));
    }

    #[tokio::test]
    async fn the_state_of_a_database_is_described_without_changing_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.db");
        let url = format!("sqlite://{}", path.display());
        let described = || async {
            let findings = examine_database(&url).await;
            findings.into_iter().find(|finding| finding.of == "database").unwrap().result
        };
        assert!(described().await.unwrap().contains("does not exist yet"));
        assert!(!path.exists());
        Store::connect(&url).await.unwrap().close().await;
        let before = std::fs::read(&path).unwrap();
        assert!(described().await.unwrap().contains("is up to date"));
        assert_eq!(std::fs::read(&path).unwrap(), before);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
        // First a file is mounted where the folder should be, then a folder where the file should be.
        let below = examine_database(&format!("sqlite://{}/b.db", path.display())).await;
        assert!(below[0].result.as_ref().unwrap_err().contains("mount a folder"), "{below:?}");
        let itself = examine_database(&format!("sqlite://{}", folder.path().display())).await;
        assert!(itself[1].result.as_ref().unwrap_err().contains("is a folder"), "{itself:?}");
        // `run` reports the same faults by this function.
        let fault = describe_file_fault(&format!("sqlite://{}", folder.path().display()));
        assert!(fault.unwrap().contains("is a folder"));
        assert_eq!(describe_file_fault(&url), None);
    }
}
