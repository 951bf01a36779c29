//! The commands of the README and of the pages that it leads to do what these say: they are taken from the text and given to a shell.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::permission;
use tempfile::TempDir;

use crate::league::record::table_of;
use crate::support::PATIENCE;
use crate::support::bot::{World, ask, private};
use crate::support::database::{Database, is_served};
use crate::support::turns::{take_turn, turn_of};

const README: &str = concat!(
    include_str!("../../../README.md"),
    "\n",
    include_str!("../../../docs/GUIDE.md"),
    "\n",
    include_str!("../../../docs/HOSTING.md"),
    "\n",
    include_str!("../../../docs/STRENGTH.md"),
    "\n",
    include_str!("../../../CONTRIBUTING.md"),
);

/// Where one of these stands in the text, with something behind it, it is a command.
const PROGRAMS: [&str; 12] = [
    "apt-get",
    "brew",
    "cargo",
    "cp",
    "docker",
    "pg_dump",
    "pg_restore",
    "rm",
    "sqlite3",
    "sudo",
    "triominos",
    "xcode-select",
];

/// What is not run here, by how it begins, and why.
const NOT_HERE: &[(&str, &str)] = &[
    ("cargo test", "this is a part of it"),
    ("INSTA_UPDATE=always cargo test", "it would accept whatever the sentences are"),
    ("FREEZE=tests/frozen/", "it writes into the repository"),
    ("KILLS=200 cargo test --test e2e killed", "the same with more patience"),
    ("KILLS=40 cargo test --test e2e", "the same with more patience"),
    ("ACCEPT_PICTURES=1 cargo test picture", "it would accept whatever the pictures are"),
    ("cargo build", "it was built for this test"),
    ("cargo bench", "it measures, and fails at nothing"),
    ("cargo +nightly fuzz run", "it needs another compiler, and has no end"),
    ("sudo apt-get install", "it changes the machine; .ci/run installs the same packages"),
    ("xcode-select --install", "it is for macOS"),
    ("triominos forget", "the conversations about privacy run it"),
    ("docker build", "it needs docker, and a network"),
    ("docker run", "it needs docker, and an account at Discord"),
];

/// What is run here, by how it begins.
const SANDBOX: &str = "cargo run -- sandbox";
const SERVE: &str = "DISCORD_TOKEN_FILE=token.txt cargo run";
const EXPORT: &str = "triominos export ";
const VERIFY: &str = "triominos verify ";
const NUMBERS: &str = "triominos simulate --edition tournament ";
const RECORDS: &str = "triominos simulate --edition kids ";
const TURNED: &str = "triominos simulate --edition goliath --levels ";
const STRENGTH: &str = "triominos simulate --levels ";
const RULES: &str = "triominos rules ";
const CHANGED: &str = "triominos simulate --edition goliath-nl ";
const RENDER: &str = "triominos render ";
const REPLAY: &str = "triominos replay ";
const COPY_FILE: &str = "sqlite3 ";
const RESTORE_FILE: &str = "rm ";
const DUMP_SERVER: &str = "pg_dump ";
const RESTORE_SERVER: &str = "pg_restore ";
const HERE: [&str; 16] = [
    SANDBOX,
    SERVE,
    EXPORT,
    VERIFY,
    NUMBERS,
    RECORDS,
    TURNED,
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

/// Everything in the README that is a command: the lines of its blocks, and what stands in the text and looks like one.
fn commands() -> Vec<&'static str> {
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
        commands.extend(spans.filter(|span| looks_like_a_command(span)));
    }
    // One may stand in several places.
    let mut seen = BTreeSet::new();
    commands.retain(|command| seen.insert(*command));
    commands
}

fn looks_like_a_command(span: &str) -> bool {
    let (_, rest) = variables(span);
    let (program, arguments) = rest.split_once(' ').unwrap_or((rest, ""));
    PROGRAMS.contains(&program) && (!arguments.is_empty() || span != rest)
}

/// The variables that are set before a command, and the command itself.
fn variables(command: &str) -> (Vec<(&str, &str)>, &str) {
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

/// The README's only command that begins so.
#[track_caller]
fn command(beginning: &str) -> &'static str {
    let found: Vec<_> = commands().into_iter().filter(|one| one.starts_with(beginning)).collect();
    let [one] = found[..] else { panic!("{beginning}: {found:?}") };
    one
}

/// A folder in which commands are typed, with the program on the way that a shell looks for one.
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
        // It has been built, in the way in which tests are.
        let cargo =
            "#!/bin/sh\nwhile [ \"$1\" != -- ]; do shift; done\nshift\nexec triominos \"$@\"\n";
        let path = programs.join("cargo");
        std::fs::write(&path, cargo).expect("a script");
        std::fs::set_permissions(&path, PermissionsExt::from_mode(0o755)).expect("a program");
        let path = std::env::var("PATH").expect("where programs are");
        let path = format!("{}:{path}", programs.display());
        Self { folder, environment: vec![("PATH", path)] }
    }

    /// With this variable set, as the README has it elsewhere.
    fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.environment.push((name, value.into()));
        self
    }

    /// The same for a bot that serves this world.
    fn of(world: &World) -> Self {
        // Nobody clicks by hand here.
        let quick = Self::new().with("CLICKS_PER_PERSON", "4294967295".to_owned());
        let shell = quick.with("DISCORD_API_URL", world.discord.url());
        std::fs::write(shell.path("token.txt"), world.discord.token()).expect("a file");
        shell
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// A shell with a command, and this before it.
    fn typed(&self, before: &str, command: &str) -> Command {
        let (set, command) = variables(command);
        let mut shell = Command::new("/bin/sh");
        shell
            .args(["-c", &format!("{before} {command}")])
            .env_clear()
            .envs(self.environment.iter().map(|(name, value)| (name, value)))
            .envs(set)
            .current_dir(self.folder.path())
            .stdin(Stdio::null());
        shell
    }

    /// Types a command, and waits for its end. It must be a good one.
    #[track_caller]
    fn run(&self, command: &str) -> String {
        let Output { status, stdout, stderr } = self.typed("", command).output().expect("a shell");
        let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        assert!(status.success(), "{command}: {status}\n{}{}", said(&stdout), said(&stderr));
        said(&stdout)
    }

    /// Types a command that has no end.
    fn start(&self, command: &str) -> Running {
        // In the shell's place, so that it can be ended.
        let mut typed = self.typed("exec", command);
        let log = std::fs::File::create(self.path("log.txt")).expect("a file");
        typed.stdout(Stdio::piped()).stderr(log);
        Running(typed.spawn().expect("a shell"))
    }
}

/// Something that was started, and is killed when it is dropped.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Two people play until the match is over.
async fn play_a_match(world: &World, ada: &PersonIn, bo: &PersonIn) -> Message {
    let mut board = world.match_of(&[ada, bo]).await;
    while board.button("Play Again").is_none() {
        take_turn(turn_of(&board, ada, bo).0).await;
        board = world.board_in(world.channel).await;
    }
    board
}

/// Whether a person sat at a table that had not begun, and does not any more.
async fn leaves(person: &PersonIn) -> bool {
    ask(person, "leave").await.content.contains("left the table")
}

#[test]
fn every_command_is_run_here_or_cannot_be() {
    let commands = commands();
    let known: Vec<&str> = HERE.into_iter().chain(NOT_HERE.iter().map(|(one, _)| *one)).collect();
    for command in &commands {
        let known = known.iter().any(|beginning| command.starts_with(beginning));
        assert!(known, "nobody knows whether this works: {command}");
    }
    for beginning in known {
        let said = commands.iter().any(|command| command.starts_with(beginning));
        assert!(said, "the README says nothing of {beginning}");
    }
}

/// It asks for the permissions that the README names.
#[test]
fn the_invitation_asks_for_five_permissions() {
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
async fn the_sandbox_is_there_for_everyone() {
    // Somebody may be playing on this machine.
    let shell = Shell::new().with("TRIOMINOS_SANDBOX_PORT", "0");
    let mut sandbox = shell.start(command(SANDBOX));
    let output = sandbox.0.stdout.take().expect("it was asked for");
    // Before the address stands how far it is.
    let address = || {
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        lines.find(|line| line.contains("http://127.0.0.1:"))
    };
    let line = tokio::time::timeout(PATIENCE, tokio::task::spawn_blocking(address));
    let line = line.await.expect("in time").expect("no panic").expect("an address");
    drop(sandbox);
    assert!(line.contains("data/sandbox"), "{line}");
    assert!(shell.path("data/sandbox").is_dir());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_hosted_exported_drawn_and_backed_up() {
    let world = World::without_bot(4).await;
    let shell = Shell::of(&world);
    let bot = shell.start(command(SERVE));
    world.discord.bot_ready().await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let end = play_a_match(&world, &ada, &bo).await;

    // The README cannot know the table's number.
    let table = table_of(&end);
    let export = command(EXPORT);
    let example = export[EXPORT.len()..].split(' ').next().expect("a number");
    assert!(example.parse::<u64>().is_ok(), "{export}");
    let export = export.replacen(example, &table, 1);
    shell.run(&export);
    assert_eq!(shell.run(command(VERIFY)), "match.jsonl: holds\n");
    let record = std::fs::read(shell.path("match.jsonl")).expect("a record");
    let given = private(ada.click(&end, "Record").await).await;
    assert_eq!(*given.attachments[0].bytes, record);

    shell.run(command(RENDER));
    let board = image::open(shell.path("board.png")).expect("a picture");
    assert!(board.width() > 300 && board.height() > 300);
    shell.run(command(REPLAY));
    assert!(frames(&shell.path("match.gif")) > 12);

    if !is_installed("sqlite3") {
        println!("without sqlite3, nothing is backed up");
        return;
    }
    // What comes later is not in the copy, nor in what is restored from it.
    shell.run(command(COPY_FILE));
    let then = bare(&ask(&ada, "rack").await);
    world.lobby_of(&[&ada]).await;
    assert_ne!(bare(&ask(&ada, "rack").await), then);
    // As abruptly as a machine fails: the files beside the database stay.
    drop(bot);
    world.discord.bot_offline().await;
    shell.run(command(RESTORE_FILE));
    let bot = shell.start(command(SERVE));
    world.discord.bot_ready().await;
    assert_eq!(bare(&ask(&ada, "rack").await), then);
    shell.run(&export);
    assert_eq!(std::fs::read(shell.path("match.jsonl")).expect("a record"), record);
    drop(bot);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_backed_up() {
    if !is_served() {
        return;
    }
    let database = Database::whole().await;
    let world = World::without_bot(1).await;
    let shell = Shell::of(&world).with("DATABASE_URL", database.url());
    let bot = shell.start(command(SERVE));
    world.discord.bot_ready().await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let lobby = world.lobby_of(&[&ada]).await;
    shell.run(command(DUMP_SERVER));
    bo.click(&lobby, "Join").await;
    assert!(leaves(&ada).await && !leaves(&ada).await);
    drop(bot);
    world.discord.bot_offline().await;
    shell.run(command(RESTORE_SERVER));
    let bot = shell.start(command(SERVE));
    world.discord.bot_ready().await;
    assert!(leaves(&ada).await && !leaves(&bo).await);
    drop(bot);
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_play_for_records_and_for_numbers() {
    let shell = Shell::new();
    assert_eq!(shell.run(command(RECORDS)), "");
    let records = std::fs::read_dir(shell.path("records")).expect("a folder");
    let records: BTreeSet<PathBuf> = records.map(|one| one.expect("a file").path()).collect();
    assert_eq!(records.len(), 10);
    for record in records {
        let verdict = shell.run(&format!("triominos verify {}", record.display()));
        assert_eq!(verdict, format!("{}: holds\n", record.display()));
    }
    let numbers = shell.run(command(NUMBERS));
    let words = "tournament; players: 3, greedy; matches: 1000; seed: 1\n";
    assert!(numbers.starts_with(words), "{numbers}");
    assert!(numbers.contains("who opens the match wins it"), "{numbers}");
    let rules = shell.run(command(RULES));
    assert!(rules.starts_with("goliath-nl-changed: "), "{rules}");
    assert!(rules.contains("\n* match=rounds-7 ") && rules.contains("7 rounds"), "{rules}");
    let numbers = shell.run(command(CHANGED));
    let words = "goliath-nl-changed; players: 4, greedy; matches: 100; seed: 0\n";
    assert!(numbers.starts_with(words), "{numbers}");
}

/// The table of strengths has the columns that its command prints.
#[tokio::test(flavor = "multi_thread")]
async fn computers_play_for_the_table_of_strengths() {
    let shell = Shell::new();
    let numbers = shell.run(command(TURNED));
    let title = "goliath; players: 3, greedy,random,random; deals: 200; matches: 600; seed: 0\n";
    assert!(numbers.starts_with(title), "{numbers}");
    assert!(numbers.contains("\n  gain, points a round "), "{numbers}");
    // As many deals as make its figures sure are more than a test needs.
    let fewer = command(STRENGTH).replacen("--matches 2000", "--matches 10", 1);
    assert_ne!(fewer, command(STRENGTH));
    let printed = shell.run(&fewer);
    let printed: Vec<&str> = printed.lines().collect();
    assert_eq!(printed.len(), 3, "{printed:?}");
    let page = include_str!("../../../docs/STRENGTH.md");
    assert!(page.contains(&printed[..2].join("\n")), "{printed:?}");
    let columns = |row: &str| row.matches('|').count();
    assert!(printed.iter().all(|row| columns(row) == columns(printed[0])), "{printed:?}");
}

/// How many pictures an animation has.
fn frames(path: &Path) -> usize {
    let file = std::fs::File::open(path).expect("a file");
    let mut decoder = gif::DecodeOptions::new().read_info(file).expect("an animation");
    let mut frames = 0;
    while decoder.read_next_frame().expect("a picture").is_some() {
        frames += 1;
    }
    frames
}

fn is_installed(program: &str) -> bool {
    let search = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&search).any(|folder| folder.join(program).is_file())
}

/// The words of a message without emojis: a bot that has just started does not know them yet.
fn bare(message: &Message) -> String {
    let mut parts = message.content.split("<:");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |bare, part| bare + part.split_once("> ").map_or(part, |(_, rest)| rest))
}
