//! The commands in the README, and in the pages to which it links, work: they are extracted from the text and run in a shell.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::permission;
use tempfile::TempDir;

use crate::league::record::table_number_of;
use crate::support::PATIENCE;
use crate::support::bot::{World, ask_privately, private_message};
use crate::support::database::{Database, is_postgres_server_available};
use crate::support::turns::{pinged_and_other_player, take_turn};

const README: &str = concat!(
    include_str!("../../../README.md"),
    "\n",
    include_str!("../../../docs/GUIDE.md"),
    "\n",
    include_str!("../../../docs/HOSTING.md"),
    "\n",
    include_str!("../../../docs/FIRST_BOT.md"),
    "\n",
    include_str!("../../../docs/STRENGTH.md"),
    "\n",
    include_str!("../../../CONTRIBUTING.md"),
);

/// The programs that begin a command. Code spans that start with one of them, followed by arguments, are commands.
const PROGRAMS: [&str; 11] = [
    "apt-get",
    "brew",
    "cargo",
    "cp",
    "docker",
    "pg_dump",
    "pg_restore",
    "rm",
    "sudo",
    "triominos",
    "xcode-select",
];

/// The beginnings of the documented commands that these tests do not run, with the reasons.
const NOT_RUN: &[(&str, &str)] = &[
    ("cargo test", "this is a part of it"),
    ("INSTA_UPDATE=always cargo test", "it would accept any sentences"),
    ("OLDER_PROGRAM=", "it needs the program of an earlier commit; `.ci/run --long` builds it"),
    ("FREEZE=tests/frozen/", "it writes into the repository"),
    ("KILLS=200 cargo test --test e2e kills_at_random", "the same test with more repetitions"),
    ("KILLS=40 cargo test --test e2e", "the same test with more repetitions"),
    ("ACCEPT_PICTURES=1 cargo test -p triominos-pictures", "it would accept any pictures"),
    ("cargo build", "it was built for this test"),
    ("cargo bench", "it only measures"),
    ("cargo +nightly fuzz run", "it needs another compiler, and does not end"),
    ("sudo apt-get install", "it changes the machine; .ci/run installs the same packages"),
    ("xcode-select --install", "it is for macOS"),
    ("triominos forget", "the tests of privacy run it"),
    ("docker build", ".ci/pages runs it"),
    ("docker run", ".ci/pages runs it"),
    ("docker compose", ".ci/pages runs it"),
    ("cd docs/deploy", "it is for the commands of docker after it"),
    ("nano token.txt", "somebody has to type the token"),
    ("sudo install", ".ci/pages runs it"),
    ("sudo env", ".ci/pages runs it"),
    ("sudo systemctl", ".ci/pages runs it"),
    ("triominos check", "tests/e2e/program/host.rs runs it"),
    ("triominos health", "tests/e2e/program/host.rs runs it"),
    ("triominos daily", "the tests of the command line run it"),
    ("triominos review", "the tests of the command line run it"),
    ("triominos copy", "the store's tests copy both kinds of databases"),
];

/// The beginning of the command that starts the sandbox. Each of the next constants is the beginning of another documented command
/// that these tests run.
const SANDBOX: &str = "cargo run -- sandbox";
const SERVE: &str = "DISCORD_TOKEN_FILE=token.txt cargo run";
const EXPORT: &str = "triominos export ";
const VERIFY: &str = "triominos verify ";
const NUMBERS: &str = "triominos simulate --edition tournament ";
const RECORDS: &str = "triominos simulate --edition kids ";
const DUPLICATE: &str = "triominos simulate --edition goliath --levels ";
const STRENGTH: &str = "triominos simulate --levels ";
const RULES: &str = "triominos rules ";
const CHANGED: &str = "triominos simulate --edition goliath-nl ";
const RENDER: &str = "triominos render ";
const REPLAY: &str = "triominos replay ";
const COPY_FILE: &str = "triominos backup ";
const RESTORE_FILE: &str = "rm ";
const DUMP_SERVER: &str = "pg_dump ";
const RESTORE_SERVER: &str = "pg_restore ";
const RUN: [&str; 16] = [
    SANDBOX,
    SERVE,
    EXPORT,
    VERIFY,
    NUMBERS,
    RECORDS,
    DUPLICATE,
    STRENGTH,
    RULES,
    CHANGED,
    RENDER,
    REPLAY,
    COPY_FILE,
    RESTORE_FILE,
    DUMP_SERVER,
    RESTORE_SERVER,
];

/// Returns all commands of the README: the lines of its code blocks, and code spans that look like commands.
fn documented_commands() -> Vec<&'static str> {
    let mut commands = Vec::new();
    let (mut in_block, mut after_blank) = (false, true);
    for line in README.lines() {
        in_block = line.starts_with("    ") && (in_block || after_blank);
        after_blank = line.trim().is_empty();
        if in_block {
            commands.push(line.trim());
            continue;
        }
        let spans = line.split('`').skip(1).step_by(2);
        commands.extend(spans.filter(|span| is_command_with_arguments(span)));
    }
    // A command that occurs several times is returned once.
    let mut seen = BTreeSet::new();
    commands.retain(|command| seen.insert(*command));
    commands
}

/// Returns `true` if a code span begins with a known program and has arguments.
fn is_command_with_arguments(span: &str) -> bool {
    let (_, rest) = split_variables(span);
    let (program, arguments) = rest.split_once(' ').unwrap_or((rest, ""));
    PROGRAMS.contains(&program) && (!arguments.is_empty() || span != rest)
}

/// Splits a command into the variables set before it and the command itself.
fn split_variables(command: &str) -> (Vec<(&str, &str)>, &str) {
    let (mut set, mut rest) = (Vec::new(), command);
    while let Some((word, behind)) = rest.split_once(' ')
        && let Some((name, value)) = word.split_once('=')
        && name.chars().all(|c| c.is_ascii_uppercase() || c == '_')
    {
        set.push((name, value));
        rest = behind;
    }
    (set, rest)
}

/// Returns the only command of the README with this beginning.
#[track_caller]
fn only_command_beginning_with(beginning: &str) -> &'static str {
    let found: Vec<_> = documented_commands()
        .into_iter()
        .filter(|command| command.starts_with(beginning))
        .collect();
    let [command] = found[..] else { panic!("{beginning}: {found:?}") };
    command
}

/// A shell in a temporary folder, whose PATH contains the program.
struct Shell {
    folder: TempDir,
    environment: Vec<(&'static str, String)>,
}

impl Shell {
    fn new() -> Self {
        let folder = TempDir::new().expect("a folder");
        let programs = folder.path().join(".programs");
        std::fs::create_dir(&programs).expect("a folder");
        symlink(env!("CARGO_BIN_EXE_triominos"), programs.join("triominos")).expect("a link");
        // `cargo run` is replaced by a script that runs the program built for the tests.
        let cargo =
            "#!/bin/sh\nwhile [ \"$1\" != -- ]; do shift; done\nshift\nexec triominos \"$@\"\n";
        let path = programs.join("cargo");
        std::fs::write(&path, cargo).expect("a script");
        std::fs::set_permissions(&path, PermissionsExt::from_mode(0o755)).expect("a program");
        let path = std::env::var("PATH").expect("where programs are");
        let path = format!("{}:{path}", programs.display());
        Self { folder, environment: vec![("PATH", path)] }
    }

    /// Sets an environment variable for all commands.
    fn with_variable(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.environment.push((name, value.into()));
        self
    }

    /// Creates a shell for a bot that serves this world.
    fn for_world(world: &World) -> Self {
        // The simulated people click faster than the default limit allows.
        let quick = Self::new().with_variable("CLICKS_PER_PERSON", "4294967295".to_owned());
        let shell = quick.with_variable("DISCORD_API_URL", world.discord.url());
        std::fs::write(shell.path_in_folder("token.txt"), world.discord.token()).expect("a file");
        shell
    }

    /// Returns the path of a file in the shell's folder.
    fn path_in_folder(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Returns a process that runs a command in a shell. `prefix` is written before the command, such as `exec`.
    fn shell_command(&self, prefix: &str, command: &str) -> Command {
        let (set, command) = split_variables(command);
        let mut shell = Command::new("/bin/sh");
        shell
            .args(["-c", &format!("{prefix} {command}")])
            .env_clear()
            .envs(self.environment.iter().map(|(name, value)| (name, value)))
            .envs(set)
            .current_dir(self.folder.path())
            .stdin(Stdio::null());
        shell
    }

    /// Runs a command, asserts that it succeeds, and returns its output.
    #[track_caller]
    fn run_successfully(&self, command: &str) -> String {
        let Output { status, stdout, stderr } =
            self.shell_command("", command).output().expect("a shell");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        assert!(status.success(), "{command}: {status}\n{}{}", text(&stdout), text(&stderr));
        text(&stdout)
    }

    /// Starts a command that runs until it is killed.
    fn start_command(&self, command: &str) -> RunningCommand {
        // `exec` replaces the shell, so that killing the process kills the command.
        let mut process = self.shell_command("exec", command);
        let log = std::fs::File::create(self.path_in_folder("log.txt")).expect("a file");
        process.stdout(Stdio::piped()).stderr(log);
        RunningCommand(process.spawn().expect("a shell"))
    }
}

/// A running command, which is killed on drop.
struct RunningCommand(Child);

impl Drop for RunningCommand {
    fn drop(&mut self) {
        // Errors are ignored, because the command may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Lets two people play a match to its end.
async fn play_a_match(world: &World, ada: &PersonIn, bo: &PersonIn) -> Message {
    let mut board = world.begin_match(&[ada, bo]).await;
    while board.button("Play Again").is_none() {
        take_turn(pinged_and_other_player(&board, ada, bo).0).await;
        board = world.wait_for_board(world.channel).await;
    }
    board
}

/// Lets a person leave a table that has not started. Returns `true` if the person had a seat.
async fn leave_lobby_if_seated(person: &PersonIn) -> bool {
    ask_privately(person, "leave").await.content.contains("left the table")
}

#[test]
fn every_command_is_run_by_a_test_or_listed_with_a_reason() {
    let commands = documented_commands();
    let known: Vec<&str> =
        RUN.into_iter().chain(NOT_RUN.iter().map(|(beginning, _)| *beginning)).collect();
    for command in &commands {
        let known = known.iter().any(|beginning| command.starts_with(beginning));
        assert!(known, "no test runs this command: {command}");
    }
    for beginning in known {
        let is_used = commands.iter().any(|command| command.starts_with(beginning));
        assert!(is_used, "the README has no command that begins with {beginning}");
    }
}

/// These five permissions are listed in the README.
#[test]
fn the_invitation_link_asks_for_five_permissions() {
    let number = README.split("&permissions=").nth(1).expect("a link");
    let number: String = number.chars().take_while(char::is_ascii_digit).collect();
    let five = permission::VIEW_CHANNEL
        | permission::SEND_MESSAGES
        | permission::SEND_MESSAGES_IN_THREADS
        | permission::CREATE_PUBLIC_THREADS
        | permission::ATTACH_FILES;
    assert_eq!(number, five.to_string());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sandbox_command_prints_an_address() {
    // The default port may already be in use on this machine.
    let shell = Shell::new().with_variable("TRIOMINOS_SANDBOX_PORT", "0");
    let mut sandbox = shell.start_command(only_command_beginning_with(SANDBOX));
    let output = sandbox.0.stdout.take().expect("it was asked for");
    // The address follows some lines about the progress.
    let address = || {
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        lines.find(|line| line.contains("http://127.0.0.1:"))
    };
    let line = tokio::time::timeout(PATIENCE, tokio::task::spawn_blocking(address));
    let line = line.await.expect("in time").expect("no panic").expect("an address");
    drop(sandbox);
    assert!(line.contains("data/sandbox"), "{line}");
    assert!(shell.path_in_folder("data/sandbox").is_dir());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_played_exported_drawn_and_backed_up() {
    let world = World::without_bot(4).await;
    let shell = Shell::for_world(&world);
    let bot = shell.start_command(only_command_beginning_with(SERVE));
    world.discord.until_bot_ready().await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let end = play_a_match(&world, &ada, &bo).await;

    // The number of the table in the README is an example.
    let table = table_number_of(&end);
    let export = only_command_beginning_with(EXPORT);
    let example = export[EXPORT.len()..].split(' ').next().expect("a number");
    assert!(example.parse::<u64>().is_ok(), "{export}");
    let export = export.replacen(example, &table, 1);
    shell.run_successfully(&export);
    assert_eq!(shell.run_successfully(only_command_beginning_with(VERIFY)), "match.jsonl: holds\n");
    let record = std::fs::read(shell.path_in_folder("match.jsonl")).expect("a record");
    let given = private_message(ada.click(&end, "Download the Record").await).await;
    assert_eq!(*given.attachments[0].bytes, record);

    shell.run_successfully(only_command_beginning_with(RENDER));
    let board = image::open(shell.path_in_folder("board.png")).expect("a picture");
    assert!(board.width() > 300 && board.height() > 300);
    shell.run_successfully(only_command_beginning_with(REPLAY));
    assert!(count_frames(&shell.path_in_folder("match.gif")) > 12);

    // Later changes are in neither the copy nor the restored database.
    // A second backup replaces the first.
    shell.run_successfully(only_command_beginning_with(COPY_FILE));
    shell.run_successfully(only_command_beginning_with(COPY_FILE));
    let then = text_without_emojis(&ask_privately(&ada, "rack").await);
    world.open_lobby(&[&ada]).await;
    assert_ne!(text_without_emojis(&ask_privately(&ada, "rack").await), then);
    // The bot is killed, as by a power failure, so the files that SQLite keeps beside the database remain.
    drop(bot);
    world.discord.until_bot_offline().await;
    shell.run_successfully(only_command_beginning_with(RESTORE_FILE));
    let bot = shell.start_command(only_command_beginning_with(SERVE));
    world.discord.until_bot_ready().await;
    assert_eq!(text_without_emojis(&ask_privately(&ada, "rack").await), then);
    shell.run_successfully(&export);
    assert_eq!(std::fs::read(shell.path_in_folder("match.jsonl")).expect("a record"), record);
    drop(bot);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgresql_server_is_backed_up_and_restored() {
    if !is_postgres_server_available() {
        return;
    }
    let database = Database::create_whole_database().await;
    let world = World::without_bot(1).await;
    let shell = Shell::for_world(&world).with_variable("DATABASE_URL", database.url());
    let bot = shell.start_command(only_command_beginning_with(SERVE));
    world.discord.until_bot_ready().await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let lobby = world.open_lobby(&[&ada]).await;
    shell.run_successfully(only_command_beginning_with(DUMP_SERVER));
    bo.click(&lobby, "Join").await;
    assert!(leave_lobby_if_seated(&ada).await && !leave_lobby_if_seated(&ada).await);
    drop(bot);
    world.discord.until_bot_offline().await;
    shell.run_successfully(only_command_beginning_with(RESTORE_SERVER));
    let bot = shell.start_command(only_command_beginning_with(SERVE));
    world.discord.until_bot_ready().await;
    assert!(leave_lobby_if_seated(&ada).await && !leave_lobby_if_seated(&bo).await);
    drop(bot);
}

#[tokio::test(flavor = "multi_thread")]
async fn simulations_write_records_and_statistics() {
    let shell = Shell::new();
    assert_eq!(shell.run_successfully(only_command_beginning_with(RECORDS)), "");
    let records = std::fs::read_dir(shell.path_in_folder("records")).expect("a folder");
    let records: BTreeSet<PathBuf> = records.map(|one| one.expect("a file").path()).collect();
    assert_eq!(records.len(), 10);
    for record in records {
        let verdict = shell.run_successfully(&format!("triominos verify {}", record.display()));
        assert_eq!(verdict, format!("{}: holds\n", record.display()));
    }
    let numbers = shell.run_successfully(only_command_beginning_with(NUMBERS));
    let words = "tournament; players: 3, greedy; matches: 1000; seed: 1\n";
    assert!(numbers.starts_with(words), "{numbers}");
    assert!(numbers.contains("who opens the match wins it"), "{numbers}");
    let rules = shell.run_successfully(only_command_beginning_with(RULES));
    assert!(rules.starts_with("goliath-nl-changed: "), "{rules}");
    assert!(rules.contains("\n* match=rounds-7 ") && rules.contains("7 rounds"), "{rules}");
    let numbers = shell.run_successfully(only_command_beginning_with(CHANGED));
    let words = "goliath-nl-changed; players: 4, greedy; matches: 100; seed: 0\n";
    assert!(numbers.starts_with(words), "{numbers}");
}

/// The table in docs/STRENGTH.md has the columns that its command prints.
#[tokio::test(flavor = "multi_thread")]
async fn a_simulation_prints_the_table_of_strengths() {
    let shell = Shell::new();
    let numbers = shell.run_successfully(only_command_beginning_with(DUPLICATE));
    let title = "goliath; players: 3, greedy,random,random; deals: 200; matches: 600; seed: 0\n";
    assert!(numbers.starts_with(title), "{numbers}");
    assert!(numbers.contains("\n  gain, points a round "), "{numbers}");
    // The test uses fewer deals than are needed for precise numbers.
    let fewer = only_command_beginning_with(STRENGTH).replacen("--matches 2000", "--matches 10", 1);
    assert_ne!(fewer, only_command_beginning_with(STRENGTH));
    let printed = shell.run_successfully(&fewer);
    let printed: Vec<&str> = printed.lines().collect();
    assert_eq!(printed.len(), 3, "{printed:?}");
    let page = include_str!("../../../docs/STRENGTH.md");
    assert!(page.contains(&printed[..2].join("\n")), "{printed:?}");
    let columns = |row: &str| row.matches('|').count();
    assert!(printed.iter().all(|row| columns(row) == columns(printed[0])), "{printed:?}");
}

/// Returns the number of frames of an animation.
fn count_frames(path: &Path) -> usize {
    let file = std::fs::File::open(path).expect("a file");
    let mut decoder = gif::DecodeOptions::new().read_info(file).expect("an animation");
    let mut frames = 0;
    while decoder.read_next_frame().expect("a picture").is_some() {
        frames += 1;
    }
    frames
}

/// Removes the emojis from the text of a message, because a bot that has just started has not loaded the ids of its emojis yet.
fn text_without_emojis(message: &Message) -> String {
    let mut parts = message.content.split("<:");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |without_emojis, part| {
        without_emojis + part.split_once("> ").map_or(part, |(_, rest)| rest)
    })
}
