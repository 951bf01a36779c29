//! The command line: its options, and its one-line errors.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::support::PATIENCE;
use crate::support::bot::{World, ask_privately};
use crate::support::process::Program;

pub const TOKEN: &str = "MTIzNDU2Nzg5.Gabcde.abcdefghijklmnopqrstuvwxyz-123";

pub fn temporary_folder() -> TempDir {
    TempDir::new().expect("a folder")
}

/// Returns a port on which nothing listens.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address").port()
}

/// Runs the program to its end, and returns its exit code and its output.
pub async fn run_program(
    folder: &Path,
    arguments: &[&str],
    variables: &[(&str, &str)],
) -> (Option<i32>, String) {
    let mut program = Program::start_program(folder, arguments, variables);
    (program.wait_for_end().await.code(), program.output())
}

/// Asserts that the program failed with a one-line error that contains these words and no secrets.
#[track_caller]
pub fn assert_refused((code, output): &(Option<i32>, String), words: &[&str]) {
    assert_eq!(*code, Some(1), "{output}");
    assert!(output.starts_with("triominos: "), "{output}");
    assert_eq!(output.trim_end().lines().count(), 1, "{output}");
    for word in words {
        assert!(output.contains(word), "nothing of {word}: {output}");
    }
    assert!(!output.contains(TOKEN) && !output.contains("swordfish"), "{output}");
}

#[tokio::test(flavor = "multi_thread")]
async fn version_and_help_are_printed_without_secrets() {
    let folder = temporary_folder();
    let version = format!("triominos {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(run_program(folder.path(), &["--version"], &[]).await, (Some(0), version));
    let (code, help) = run_program(folder.path(), &["--help"], &[]).await;
    assert_eq!(code, Some(0));
    for command in [
        "run", "sandbox", "verify", "check", "health", "export", "forget", "copy", "backup",
        "simulate", "rules", "daily",
    ] {
        assert!(help.contains(&format!("\n  {command} ")), "{help}");
    }
    let (code, nothing) = run_program(folder.path(), &[], &[]).await;
    assert_eq!((code, nothing), (Some(2), help));
    let (code, unknown) = run_program(folder.path(), &["dance"], &[]).await;
    assert_eq!(code, Some(2));
    assert!(unknown.contains("dance"), "{unknown}");

    let secrets = [("DATABASE_URL", "postgres://bot:swordfish@db/games"), ("DISCORD_TOKEN", TOKEN)];
    let (code, help) = run_program(folder.path(), &["run", "--help"], &secrets).await;
    assert_eq!(code, Some(0));
    assert!(help.contains("DATABASE_URL") && help.contains("DISCORD_API_URL"), "{help}");
    assert!(!help.contains("swordfish") && !help.contains(TOKEN), "{help}");
}

#[tokio::test(flavor = "multi_thread")]
async fn changed_rules_are_printed_and_played_or_refused_with_alternatives() {
    let folder = temporary_folder();
    let (code, output) =
        run_program(folder.path(), &["rules", "goliath", "--set", "match=rounds-7"], &[]).await;
    assert_eq!(code, Some(0), "{output}");
    assert!(output.contains("\n* match=rounds-7 ") && !output.contains("**"), "{output}");
    let simulate = ["simulate", "--matches", "1", "--out", "records", "--set"];
    let with = |set: &[&'static str]| [&simulate[..], set].concat();
    let endless = with(&["match=reaches-9999", "--edition", "kids"]);
    let refused = run_program(folder.path(), &endless, &[]).await;
    assert_refused(&refused, &["500 points at most", "--set scoring=standard"]);
    for (set, word) in [("chess=1", "dead_board"), ("blocked=1", "lowest-takes-differences")] {
        let (code, output) = run_program(folder.path(), &with(&[set]), &[]).await;
        assert_eq!(code, Some(2), "{output}");
        assert!(output.contains(word), "{output}");
    }
    assert!(!folder.path().join("records").exists());
    let played = run_program(folder.path(), &with(&["stop_drawing=yes"]), &[]).await;
    assert_eq!(played, (Some(0), String::new()));
    let (code, verdict) =
        run_program(folder.path(), &["verify", "records/000001.jsonl"], &[]).await;
    assert_eq!((code, verdict.trim_end()), (Some(0), "records/000001.jsonl: holds"));
}

#[tokio::test(flavor = "multi_thread")]
async fn levels_are_compared_on_the_same_deals() {
    let folder = temporary_folder();
    let turned = ["simulate", "--levels", "hoarder,random", "--duplicate", "--matches", "2"];
    let with = |more: &[&'static str]| [&turned[..], more].concat();
    let written =
        run_program(folder.path(), &with(&["--out", "records", "--jobs", "3"]), &[]).await;
    assert_eq!(written, (Some(0), String::new()));
    // Each deal is played twice, with the players in each other's seats.
    let line = |number: u32, line: usize| {
        let record = folder.path().join(format!("records/{number:06}.jsonl"));
        let record = std::fs::read_to_string(record).expect("a record");
        let line = record.lines().nth(line).expect("a line");
        serde_json::from_str::<serde_json::Value>(line).expect("JSON")
    };
    let names = [1, 2, 3, 4].map(|number| line(number, 0)["players"].to_string());
    let (one, other) = (r#"["hoarder","random"]"#, r#"["random","hoarder"]"#);
    assert_eq!(names, [one, other, one, other]);
    assert_eq!(line(1, 1), line(2, 1));
    assert_ne!(line(1, 1), line(3, 1));
    let record = folder.path().join("records/000004.jsonl");
    let record = record.to_str().expect("UTF-8");
    let verified = run_program(folder.path(), &["verify", record], &[]).await;
    assert_eq!(verified, (Some(0), format!("{record}: holds\n")));

    let (code, output) = run_program(folder.path(), &with(&["--json"]), &[]).await;
    assert_eq!(code, Some(0), "{output}");
    let output: serde_json::Value = serde_json::from_str(&output).expect("JSON");
    assert_eq!((&output["matches"], &output["level"]), (&4.into(), &"hoarder".into()));

    let alone = run_program(folder.path(), &["simulate", "--duplicate"], &[]).await;
    assert_refused(&alone, &["--levels greedy,random"]);
    let three = run_program(folder.path(), &with(&["--players", "3"]), &[]).await;
    assert_refused(&three, &["names 2 players", "says 3"]);
    let (code, unknown) = run_program(folder.path(), &["simulate", "--levels", "best"], &[]).await;
    assert_eq!(code, Some(2), "{unknown}");
    assert!(unknown.contains("greedy, any, weakest, hoarder"), "{unknown}");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_token_the_error_names_the_variables() {
    let folder = temporary_folder();
    let nowhere = folder.path().join("nowhere");
    let nowhere = nowhere.to_str().expect("UTF-8");
    let none = ["DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "sandbox"];
    assert_refused(&run_program(folder.path(), &["run"], &[]).await, &none);
    assert_refused(&run_program(folder.path(), &["run"], &[("DISCORD_TOKEN", " ")]).await, &none);
    let missing = run_program(folder.path(), &["run"], &[("DISCORD_TOKEN_FILE", nowhere)]).await;
    assert_refused(&missing, &["DISCORD_TOKEN_FILE", nowhere, "cannot be read"]);
    let empty = folder.path().join("empty");
    std::fs::write(&empty, "\n").expect("a file");
    let empty = [("DISCORD_TOKEN_FILE", empty.to_str().expect("UTF-8"))];
    assert_refused(&run_program(folder.path(), &["run"], &empty).await, &["not a token"]);
    let two = [("DISCORD_TOKEN", &*format!("{TOKEN} {TOKEN}"))];
    assert_refused(&run_program(folder.path(), &["run"], &two).await, &["not a token"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_token_can_be_in_a_file() {
    let world = World::without_bot(0).await;
    let file = world.folder().join("token");
    std::fs::write(&file, format!("{}\n", world.discord.token())).expect("a file");
    let (url, database) = (world.discord.url(), world.database_url());
    let variables = [
        ("DISCORD_TOKEN_FILE", file.to_str().expect("UTF-8")),
        ("DISCORD_API_URL", &url),
        ("DATABASE_URL", &database),
    ];
    let program = Program::start_program(world.folder(), &["run"], &variables);
    world.discord.until_bot_ready().await;
    let [ada] = world.add_people(["Ada"]);
    assert!(ask_privately(&ada, "rack").await.content.contains("no table"));
    assert!(!program.output().contains(&world.discord.token()), "{}", program.output());
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_discord_rejects_is_an_error() {
    let world = World::without_bot(0).await;
    let url = world.discord.url();
    let variables = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", &url), ("RUST_LOG", "off")];
    let refused = run_program(world.folder(), &["run"], &variables).await;
    assert_refused(&refused, &["does not accept the token"]);
    assert!(world.discord.refused_requests().iter().all(|request| request.status == 401));
}

/// The wait ends when the program receives a signal to stop.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn the_program_waits_for_an_unreachable_server_and_logs_it() {
    let folder = temporary_folder();
    let url = format!("http://127.0.0.1:{}", free_port());
    let server = format!("postgres://bot@127.0.0.1:{}/games", free_port());
    for (name, value, words) in [
        ("DISCORD_API_URL", url, "waiting for Discord to say"),
        ("DATABASE_URL", server, "waiting for the database: "),
    ] {
        let host = value.split(['/', '@']).find(|part| part.starts_with("127.")).expect("a host");
        let variables = [("DISCORD_TOKEN", TOKEN), (name, &*value)];
        let mut program = Program::start_program(folder.path(), &["run"], &variables);
        program.wait_for_words(words).await;
        let started = Instant::now();
        assert_eq!(program.terminate().await.code(), Some(0), "{}", program.output());
        assert!(started.elapsed() < Duration::from_secs(20), "{:?}", started.elapsed());
        for word in ["stopping", host, "Connection refused"] {
            assert!(program.output().contains(word), "nothing of {word}: {}", program.output());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invalid_api_url_is_an_error() {
    let folder = temporary_folder();
    for url in
        ["somewhere", "ftp://127.0.0.1", "127.0.0.1:8080", "http://", "https://bot:swordfish@ "]
    {
        let variables = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", url)];
        let refused = run_program(folder.path(), &["run"], &variables).await;
        assert_refused(&refused, &["DISCORD_API_URL", "http://127.0.0.1:8080"]);
    }
    assert!(!folder.path().join("data").exists());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unusable_database_is_an_error_that_names_it() {
    let folder = temporary_folder();
    let text = folder.path().join("letter.txt");
    std::fs::write(&text, "Dear Ada, this is no database.\n".repeat(40)).expect("a file");
    let text = text.to_str().expect("UTF-8");
    let below = format!("{text}/games.db");
    let itself = folder.path().to_str().expect("UTF-8");
    let cases = [
        (text, vec![text, "not a database"]),
        (&below, vec![text, "folder"]),
        (itself, vec![itself, "is a folder"]),
        ("sqlite::memory:", vec!["must be a file"]),
        ("mysql://bot:swordfish@db/games", vec!["sqlite:", "postgres:"]),
        ("sqlite://games.db?mode=swim", vec!["mode"]),
    ];
    for (database, words) in cases {
        let variables = [("DISCORD_TOKEN", TOKEN), ("DATABASE_URL", database)];
        let refused = run_program(folder.path(), &["run"], &variables).await;
        assert_refused(&refused, &["the database cannot be used"]);
        assert_refused(&refused, &words);
    }
}

/// Not even the superuser can create files in /proc, so the test also works in a container.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn an_unwritable_folder_is_an_error_that_names_it() {
    let folder = temporary_folder();
    for (place, words) in [
        ("/proc/games.db", "/proc cannot be written ("),
        ("/proc/triominos/games.db", "/proc/triominos does not exist"),
    ] {
        let variables = [("DISCORD_TOKEN", TOKEN), ("DATABASE_URL", place)];
        let refused = run_program(folder.path(), &["run"], &variables).await;
        assert_refused(&refused, &["the database cannot be used", words]);
    }
}

/// A mistyped path must not lead to a new, empty database.
#[tokio::test(flavor = "multi_thread")]
async fn run_creates_no_folder_but_the_default_one() {
    let folder = temporary_folder();
    let missing = folder.path().join("typo/dir");
    let database = format!("sqlite://{}/games.db", missing.display());
    let url = format!("http://127.0.0.1:{}", free_port());
    let own = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", &*url)];
    let variables = [&own[..], &[("DATABASE_URL", &*database)]].concat();
    let refused = run_program(folder.path(), &["run"], &variables).await;
    assert_refused(&refused, &[missing.to_str().expect("UTF-8"), "does not exist"]);
    assert!(!folder.path().join("typo").exists());

    let program = Program::start_program(folder.path(), &["run"], &own);
    program.wait_for_words("waiting for Discord").await;
    assert!(folder.path().join("data/triominos.db").is_file());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let about = std::fs::metadata(folder.path().join("data")).expect("a folder");
        assert_eq!(about.permissions().mode() & 0o777, 0o700);
    }
    let output = program.output();
    for words in
        [env!("CARGO_PKG_VERSION"), "data/triominos.db", "new=true", "tables=\"0\"", "shards=all"]
    {
        assert!(output.contains(words), "nothing of {words}: {output}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn shards_with_a_sqlite_file_are_logged_as_limited_to_this_machine() {
    let folder = temporary_folder();
    let url = format!("http://127.0.0.1:{}", free_port());
    let variables = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", &*url)];
    for (shards, is_warned) in [("0..1/2", true), ("0..2/2", false)] {
        let arguments = ["run", "--shards", shards];
        let program = Program::start_program(folder.path(), &arguments, &variables);
        program.wait_for_words("waiting for Discord").await;
        let output = program.output();
        assert!(output.contains(&format!("shards={shards}")), "{output}");
        assert_eq!(output.contains("processes on this machine"), is_warned, "{output}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mistyped_log_level_is_an_error() {
    let folder = temporary_folder();
    let variables = [("DISCORD_TOKEN", TOKEN), ("RUST_LOG", "verbose")];
    let refused = run_program(folder.path(), &["run"], &variables).await;
    assert_refused(&refused, &["RUST_LOG", "'verbose' is not a level"]);
}

#[cfg(unix)]
#[test]
fn a_command_whose_output_is_no_longer_read_ends_without_an_error() {
    let mut rules = Command::new(env!("CARGO_BIN_EXE_triominos"))
        .args(["rules", "goliath"])
        .env_clear()
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program was built");
    drop(rules.stdout.take());
    let output = rules.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{output:?}");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_replaces_the_previous_backup() {
    let mut world = World::new(1).await;
    let folder = world.folder().to_owned();
    let database = world.database_url();
    let backup = ["backup", "copy.db", "--database-url", &database];
    let done = (Some(0), String::new());
    assert_eq!(run_program(&folder, &backup, &[]).await, done);
    assert_eq!(run_program(&folder, &backup, &[]).await, done);
    assert!(!folder.join("copy.db.part").exists());
    world.stop_bot().await;
    let missing = ["backup", "copy.db", "--database-url", "sqlite://none.db"];
    assert_refused(&run_program(&folder, &missing, &[]).await, &["none.db"]);
    // A failed backup leaves the last one.
    assert!(folder.join("copy.db").is_file() && !folder.join("copy.db.part").exists());
    let server = ["backup", "copy.db", "--database-url", "postgres://bot:swordfish@db/games"];
    assert_refused(&run_program(&folder, &server, &[]).await, &["pg_dump"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sandbox_prints_its_address_or_that_the_port_is_taken() {
    let folder = temporary_folder();
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = listener.local_addr().expect("an address").port().to_string();
    let taken = run_program(folder.path(), &["sandbox", "--port", &port], &[]).await;
    assert_refused(&taken, &[&port, "--port"]);

    let mut sandbox = Command::new(env!("CARGO_BIN_EXE_triominos"))
        .args(["sandbox", "--port", "0"])
        .env_clear()
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program was built");
    let output = sandbox.stdout.take().expect("it was asked for");
    // The address follows some lines about the progress.
    let lines = tokio::task::spawn_blocking(|| {
        let mut printed = Vec::new();
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            printed.push(line);
            if printed.last().is_some_and(|line| line.contains("http://127.0.0.1:")) {
                break;
            }
        }
        printed
    });
    let output = tokio::time::timeout(PATIENCE, lines).await;
    sandbox.kill().expect("it can be killed");
    sandbox.wait().expect("it can be waited for");
    let output = output.expect("an address in time").expect("no panic");
    assert!(
        output.len() > 1 && output.last().is_some_and(|line| line.contains("browser")),
        "{output:?}"
    );
    assert!(folder.path().join("data/sandbox/games.db").exists());
}
