//! The logs contain no secrets, at any level and after any failure.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};

use discord_stand_in::people::{Interaction, Message, PersonIn};
use discord_stand_in::{Fault, RecordedRequest};
use sqlx::{Connection, Executor, SqliteConnection};

use crate::support::bot::{World, private_message};
use crate::support::openapi;
use crate::support::process::Program;
use crate::turn::refusals::with_typed_hyphens;
use crate::turn::stale::prevent_rack_deletion;

const CALLBACK: &str = "POST /interactions/{interaction_id}/{interaction_token}/callback";
const ORIGINAL: &str = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original";
const FOLLOWUP: &str = "POST /webhooks/{webhook_id}/{webhook_token}";
const POST: &str = "POST /channels/{channel_id}/messages";
const EDIT: &str = "PATCH /channels/{channel_id}/messages/{message_id}";

/// The secrets that must not be logged, collected while people play.
#[derive(Default)]
struct Secrets {
    tokens: BTreeSet<String>,
    /// The tiles that players were shown in private.
    shown: BTreeSet<String>,
}

impl Secrets {
    /// Returns the private answer to an interaction, and records its token and its tiles as secrets.
    async fn record_secrets_of_answer(&mut self, interaction: Interaction) -> Message {
        self.tokens.insert(interaction.token());
        let message = private_message(interaction).await;
        self.shown.extend(tiles_named_in(&message.content_and_alt_texts()));
        message
    }

    /// Returns the tiles that only their owner has seen.
    fn tiles_seen_by_owner_only(&self, world: &World) -> BTreeSet<String> {
        let public = world.discord.channel(world.channel).messages();
        let public: BTreeSet<String> = public
            .iter()
            .flat_map(|message| tiles_named_in(&message.content_and_alt_texts()))
            .collect();
        self.shown.difference(&public).cloned().collect()
    }
}

/// Returns all words that look like tiles.
fn tiles_named_in(text: &str) -> Vec<String> {
    let is_tile = |word: &&str| {
        let digits: Vec<&str> = word.split('-').collect();
        digits.len() == 3 && digits.iter().all(|digit| matches!(digit.as_bytes(), [b'0'..=b'5']))
    };
    let text = with_typed_hyphens(text);
    let words = text.split(|c: char| !c.is_ascii_digit() && c != '-');
    words.filter(is_tile).map(str::to_owned).collect()
}

/// Returns a secret in the forms in which a program might log it: as text, as decimal bytes separated by `, ` or `,`, and in
/// hexadecimal.
fn possible_log_forms(secret: &str) -> [String; 4] {
    let bytes =
        |joint: &str| secret.bytes().map(|byte| byte.to_string()).collect::<Vec<_>>().join(joint);
    [secret.to_owned(), bytes(", "), bytes(","), hex::encode(secret)]
}

/// Asserts that a log does not contain a secret in any form.
#[track_caller]
fn assert_not_logged(output: &str, secret: &str) {
    for form in possible_log_forms(secret) {
        let line = output.lines().find(|line| line.contains(&form));
        assert!(line.is_none(), "{secret} is said: {}", line.unwrap_or_default());
    }
}

/// Uses `/rack` while this fault prevents the bot's answer. Records the token of the failed interaction as a secret.
async fn use_rack_during_fault(
    world: &World,
    secrets: &mut Secrets,
    person: &PersonIn,
    fault: Fault,
) {
    let fault = world.discord.inject(fault);
    let asking = person.clone();
    let asked = tokio::spawn(async move { asking.slash("rack", &[]).await });
    world.wait_for_fault_hits(&fault, 1).await;
    world.clock.advance(4_000);
    world.discord.fail_overdue_interactions();
    let interaction = asked.await.expect("it has failed");
    assert!(interaction.has_failed());
    secrets.tokens.insert(interaction.token());
}

/// Opens a connection to the bot's database.
async fn open_database(world: &World) -> SqliteConnection {
    let url = format!("sqlite://{}", world.database_url());
    SqliteConnection::connect(&url).await.expect("it is a database")
}

#[tokio::test(flavor = "multi_thread")]
async fn no_token_no_rack_and_no_seed_is_logged() {
    let world = World::without_bot(0).await;
    let program = Program::start_connected_bot(&world, &[("RUST_LOG", "trace")]).await;
    prevent_rack_deletion(&world);
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let mut secrets = Secrets::default();
    let board = world.begin_match(&[&ada, &bo]).await;
    let first = if board.pinged == [ada.id()] { &ada } else { &bo };

    // Actions that succeed.
    for person in [&ada, &bo] {
        secrets.record_secrets_of_answer(person.click(&board, "My Rack").await).await;
        for command in ["rack", "board", "help"] {
            secrets.record_secrets_of_answer(person.slash(command, &[]).await).await;
        }
        person.autocomplete("place", &[("tile", "".into())], "tile").await;
    }
    let rack = secrets.record_secrets_of_answer(first.click(&board, "My Rack").await).await;
    let menu = rack.menus().remove(0);
    let chosen = first.choose(&rack, &menu.custom_id, &[&menu.options[0].value]).await;
    let preview = secrets.record_secrets_of_answer(chosen).await;

    // Actions that fail and are retried: answers, announcements, and edits of earlier messages.
    for fault in [
        Fault::outage(CALLBACK),
        Fault::rate_limited(CALLBACK, 0.1),
        Fault::drop_connection(CALLBACK),
        Fault::drop_response(CALLBACK),
    ] {
        world.discord.inject(fault);
        secrets.record_secrets_of_answer(first.slash("rack", &[]).await).await;
    }
    for fault in [Fault::status(POST, 500, 0, "Oh"), Fault::drop_connection(POST)] {
        world.discord.inject(fault);
    }
    let edit = world.discord.inject(Fault::status(EDIT, 404, 10008, "Unknown Message"));
    secrets.record_secrets_of_answer(first.click(&preview, "Place").await).await;
    let board = world.wait_for_board(world.channel).await;
    world.wait_for_fault_hits(&edit, 1).await;

    // Answers that Discord refuses finally.
    for fault in [
        Fault::status(CALLBACK, 404, 10062, "Unknown interaction"),
        Fault::status(CALLBACK, 400, 50035, "Invalid Form Body"),
        // The picture may be the reason, so the bot retries without it.
        Fault::status(CALLBACK, 403, 50013, "Missing Permissions").times(2),
        Fault::drop_connection(CALLBACK).times(4),
    ] {
        use_rack_during_fault(&world, &mut secrets, first, fault).await;
    }
    for fault in [Fault::drop_connection(CALLBACK), Fault::status(CALLBACK, 404, 10062, "Unknown")]
    {
        let fault = world.discord.inject(fault);
        let tile = [("tile", "".into())];
        // The suggestions never arrive.
        tokio::select! {
            _ = first.autocomplete("place", &tile, "tile") => panic!("suggestions"),
            () = world.wait_for_fault_hits(&fault, 1) => {}
        }
    }

    // Actions that take too long because another connection locks the database, and whose late answers then fail. If no tile fits,
    // a draw needs no confirmation, and writes to the database at once.
    let (second, board) = world.play_until_no_tile_fits(board, &ada, &bo).await;
    let mut other = open_database(&world).await;
    other.execute("BEGIN IMMEDIATE").await.expect("a lock");
    let followup = world.discord.inject(Fault::drop_connection(FOLLOWUP));
    let late = second.click(&board, "Draw").await;
    other.execute("ROLLBACK").await.expect("no lock");
    world.wait_for_fault_hits(&followup, 1).await;
    secrets.tokens.insert(late.token());
    secrets.shown.extend(tiles_named_in(&late.followup(0).await.content_and_alt_texts()));
    other.execute("BEGIN IMMEDIATE").await.expect("a lock");
    let original = world.discord.inject(Fault::status(ORIGINAL, 404, 10015, "Unknown Webhook"));
    let late = second.slash("preferences", &[("theme", "Light".into())]).await;
    secrets.tokens.insert(late.token());
    other.execute("ROLLBACK").await.expect("no lock");
    world.wait_for_fault_hits(&original, 1).await;

    // The gateway connection is interrupted and restored.
    world.discord.drop_gateway_connections();
    world.discord.until_bot_online().await;
    world.discord.ask_bot_to_reconnect();
    secrets.record_secrets_of_answer(first.slash("rack", &[]).await).await;

    let seed: String = sqlx::query_scalar("SELECT body FROM events WHERE body LIKE '%seed%'")
        .fetch_one(&mut other)
        .await
        .expect("a deal");
    let seed =
        serde_json::from_str::<serde_json::Value>(&seed).expect("JSON")["event"]["seed"].clone();
    let seed = seed.as_str().expect("a seed").to_owned();
    let output = program.output();
    for said in
        ["sqlx::query", "calling Discord again", "an answer was late", "could not be answered"]
    {
        assert!(output.contains(said), "nothing is said of {said}:\n{output}");
    }
    assert_not_logged(&output, &world.discord.token());
    assert_not_logged(&output, &seed);
    assert!(secrets.tokens.len() > 15);
    for token in &secrets.tokens {
        assert_not_logged(&output, &token[..20]);
    }
    let tiles = secrets.tiles_seen_by_owner_only(&world);
    // It depends on the deal how many of the shown tiles were not placed. The round is not over, so each rack still has some.
    assert!(!tiles.is_empty(), "no tile is left that only its owner has seen");
    for tile in tiles {
        assert_not_logged(&output, &tile);
        assert_not_logged(&output, &tile.replace('-', ", "));
    }
    // Discord refuses the retry of an answer that had already arrived. On a busy machine the bot may also defer an answer; if the
    // deferral then does not arrive, Discord refuses the answer itself.
    let refused: Vec<_> = world
        .discord
        .refused_requests()
        .iter()
        .filter_map(RecordedRequest::error_code_and_message)
        .collect();
    let retries = refused.iter().filter(|error| error.starts_with("40060 ")).count();
    let undeferred = refused.iter().filter(|error| error.starts_with("10015 ")).count();
    assert!(retries == 1 && retries + undeferred == refused.len(), "{refused:?}");
    openapi::check_requests(&world.discord.requests());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_game_is_reported_without_its_tiles() {
    let world = World::without_bot(0).await;
    let mut program = Program::start_connected_bot(&world, &[]).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    world.begin_match(&[&ada, &bo]).await;
    let mut secrets = Secrets::default();
    for person in [&ada, &bo] {
        secrets.record_secrets_of_answer(person.slash("rack", &[]).await).await;
    }
    program.kill();
    world.discord.until_bot_offline().await;
    let mut damaged = open_database(&world).await;
    damaged
        .execute("UPDATE events SET body = REPLACE(body, '\"pool\"', '\"pond\"')")
        .await
        .expect("it is the bot's database");
    damaged.close().await.expect("it closes");

    program = Program::start_connected_bot(&world, &[("RUST_LOG", "trace")]).await;
    let sorry = secrets.record_secrets_of_answer(ada.slash("rack", &[]).await).await;
    assert!(sorry.content.contains("Sorry"), "{}", sorry.content);
    let output = program.output();
    assert!(output.contains("damaged"), "{output}");
    for tile in secrets.tiles_seen_by_owner_only(&world) {
        assert_not_logged(&output, &tile);
        assert!(!sorry.content.contains(&tile), "{}", sorry.content);
    }
    world.finish_without_refusals();
}

/// The names of log fields that would contain a person or words about people. No call of a logging macro may use them, nor of
/// `SET_ASIDE_ITEMS.log_and_count`, which logs an item that the bot no longer retries.
const FIELDS_OF_PEOPLE: [&str; 11] = [
    "person",
    "actor",
    "member",
    "user",
    "moderator",
    "player",
    "organiser",
    "host",
    "by",
    "reason",
    "words",
];

/// Adds the paths of the source files in a folder and its subfolders to `found`, except for tests.
fn collect_sources(folder: &std::path::Path, found: &mut Vec<std::path::PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() && !path.ends_with("tests") {
            collect_sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Returns the arguments of each call that begins with `call_start`, such as `tracing::info!(`. String literals are left out.
fn arguments_of_calls<'a>(
    source: &'a str,
    call_start: &'a str,
) -> impl Iterator<Item = String> + 'a {
    source.match_indices(call_start).map(move |(at, _)| {
        let arguments = source[at + call_start.len()..].split(')').next().unwrap_or_default();
        arguments.split('"').step_by(2).collect()
    })
}

#[test]
fn no_entry_of_the_default_log_has_a_field_for_a_person() {
    let mut files = Vec::new();
    collect_sources(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    let mut entries = 0;
    for file in files {
        let source = std::fs::read_to_string(&file).expect("a source");
        for call in [
            "tracing::error!(",
            "tracing::warn!(",
            "tracing::info!(",
            "SET_ASIDE_ITEMS.log_and_count(",
        ] {
            for arguments in arguments_of_calls(&source, call) {
                entries += 1;
                let words = arguments.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
                let named = words.into_iter().find(|word| FIELDS_OF_PEOPLE.contains(word));
                assert_eq!(named, None, "{}: {arguments}", file.display());
            }
        }
    }
    assert!(entries > 80, "{entries} entries were found");
}

/// Acts as a PostgreSQL server that asks for the password and rejects it.
fn answer_as_database_refusing_password(mut stream: TcpStream) -> std::io::Result<()> {
    let mut bytes = [0; 512];
    // The answers refuse TLS, ask for a clear-text password, and reject the password.
    for answer in ["N", "R\0\0\0\x08\0\0\0\x03", "E\0\0\0\x1aSFATAL\0C28P01\0Mwrong\0\0"] {
        if stream.read(&mut bytes)? == 0 {
            break;
        }
        stream.write_all(answer.as_bytes())?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_password_of_the_database_is_not_logged() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = listener.local_addr().expect("a port").port();
    let server = std::thread::spawn(move || {
        let (stream, _) = listener.accept().expect("the program connects");
        answer_as_database_refusing_password(stream)
    });
    let run = |port: u16| {
        let url = format!("postgres://bot:sword*fish,1@127.0.0.1:{port}/games");
        let variables =
            [("DATABASE_URL", &*url), ("DISCORD_TOKEN", "a.b.c"), ("RUST_LOG", "trace")];
        Program::start_program(folder.path(), &["run"], &variables)
    };
    let mut refused = run(port);
    assert_eq!(refused.wait_for_end().await.code(), Some(1), "{}", refused.output());
    server.join().expect("no panic").expect("the program has connected");
    assert!(refused.output().contains("the database cannot be used"), "{}", refused.output());
    // The port no longer accepts connections, so the program waits.
    let mut alone = run(port);
    alone.wait_for_words("waiting for the database").await;
    alone.kill();
    for output in [refused.output(), alone.output()] {
        assert!(!output.contains("fish"), "{output}");
        assert_not_logged(&output, "sword*fish,1");
    }
}
