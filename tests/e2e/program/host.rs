//! The commands and the HTTP addresses with which an operator checks and monitors the bot.

use std::net::SocketAddr;
use std::path::Path;

use discord_stand_in::Fault;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use super::cli::{TOKEN, assert_refused, free_port, run_program, temporary_folder};
use crate::support::bot::{World, ask_privately};
use crate::support::database::{Database, is_postgres_server_available};
use crate::support::process::{Program, THIS_PROGRAM};
use crate::support::turns::take_turn;
use crate::support::wait_until;

/// Sends a GET request to the bot's monitoring port. Returns the HTTP status and the body.
async fn request_monitoring(port: u16, url_path: &str) -> std::io::Result<(String, String)> {
    let address = SocketAddr::from(([127, 0, 0, 1], port));
    let mut stream = TcpStream::connect(address).await?;
    let head = format!("GET {url_path} HTTP/1.1\r\nHost: bot\r\nConnection: close\r\n\r\n");
    stream.write_all(head.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
    let status = head.split(' ').nth(1).expect("a status");
    Ok((status.to_owned(), body.to_owned()))
}

async fn request_metrics(port: u16) -> String {
    request_monitoring(port, "/metrics").await.expect("an answer").1
}

#[track_caller]
fn assert_line_contains(output: &str, line_start: &str, words: &str) {
    let line = output.lines().find(|line| line.starts_with(line_start));
    let line = line.unwrap_or_else(|| panic!("nothing of {line_start}:\n{output}"));
    assert!(line.contains(words), "{line}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_check_command_says_that_everything_is_in_order_or_what_to_do() {
    let world = World::without_bot(0).await;
    let (token, url) = (world.discord.token(), world.discord.url());
    let server = world.discord.add_guild("Club", "en-US").id().to_string();
    let own = [("DISCORD_TOKEN", &*token), ("DISCORD_API_URL", &*url)];
    let check = ["check", "--server", &server];
    let (code, output) = run_program(world.folder(), &check, &own).await;
    assert_eq!(code, Some(0), "{output}");
    assert!(!output.contains("FIX") && !output.contains(&token), "{output}");
    for (start, words) in [
        ("ok  token", "of the application"),
        ("ok  intents", "none is needed"),
        ("ok  gateway", "sessions are left"),
        ("ok  clock", "agrees"),
        ("ok  commands", "`run` registers"),
        ("ok  permissions", "all there"),
        ("ok  data folder", "`run` creates it"),
        ("ok  database", "does not exist yet"),
        ("ok  font", "letters of all languages"),
    ] {
        assert_line_contains(&output, start, words);
    }
    // It has changed nothing.
    assert!(!world.folder().join("data").exists());

    let (code, output) = run_program(world.folder(), &["check", "--server", "77"], &own).await;
    assert_eq!(code, Some(1), "{output}");
    assert_line_contains(
        &output,
        "FIX permissions",
        "scope=bot+applications.commands&permissions=309237681152",
    );
    let wrong = [
        ("DISCORD_TOKEN", TOKEN),
        ("DISCORD_API_URL", &*url),
        ("DATABASE_URL", "sqlite://no/a.db"),
    ];
    let (code, output) = run_program(world.folder(), &["check"], &wrong).await;
    assert_eq!(code, Some(1), "{output}");
    assert_line_contains(&output, "FIX token", "Reset Token");
    assert_line_contains(&output, "FIX data folder", "no does not exist");
    let (code, output) = run_program(world.folder(), &["check"], &[]).await;
    assert_eq!(code, Some(1), "{output}");
    assert_line_contains(&output, "FIX token", "DISCORD_TOKEN");
    let nowhere = [
        ("DISCORD_TOKEN", TOKEN),
        ("DISCORD_API_URL", &*format!("http://127.0.0.1:{}", free_port())),
    ];
    let (_, output) = run_program(world.folder(), &["check"], &nowhere).await;
    assert_line_contains(&output, "FIX token", "Connection refused");
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_count_actions_and_requests_and_name_nobody() {
    let world = World::without_bot(1).await;
    let port = free_port();
    let metrics = port.to_string();
    let program = Program::start_connected_bot(&world, &[("METRICS", &metrics)]).await;
    let [ada] = world.add_people(["Ada"]);
    let lobby = world.open_lobby(&[&ada]).await;
    let refused =
        Fault::status("POST /channels/{channel_id}/messages", 403, 50013, "Missing Permissions");
    world.discord.inject(refused.times(1));
    ada.click(&lobby, "Add Computer").await;
    ada.click(&lobby, "Start").await;
    ask_privately(&ada, "rack").await;
    let is_counted = async || request_metrics(port).await.contains("status=\"403\"");
    wait_until("the refused call is counted", is_counted).await;
    let text = request_metrics(port).await;
    for (line, value) in [
        ("triominos_interactions_total{kind=\"command\"}", "2"),
        ("triominos_interactions_total{kind=\"click\"}", "2"),
        ("triominos_shards_ready", "1"),
        ("triominos_tables{status=\"match\"}", "1"),
        ("triominos_set_aside", "0"),
        ("triominos_discord_calls_total{operation=\"send_message\",outcome=\"forbidden\"}", "1"),
        ("triominos_discord_calls_total{operation=\"send_response\",outcome=\"ok\"}", "4"),
        ("triominos_invalid_requests", "1"),
    ] {
        assert_line_contains(&text, line, &format!("{line} {value}"));
    }
    assert_line_contains(
        &text,
        "triominos_discord_refused_calls_total",
        "route=\"/channels/{}/messages\",status=\"403\"",
    );
    for name in
        ["answer_seconds_count", "database_seconds_count", "picture_seconds_count", "sessions_left"]
    {
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("triominos_{name} ")));
        assert!(line.and_then(|value| value.parse::<f64>().ok()) > Some(0.0), "{name}: {text}");
    }
    for secret in [world.channel.to_string(), ada.id().to_string(), "Ada".to_owned()] {
        assert!(!text.contains(&secret), "{secret}: {text}");
    }
    drop(program);
}

#[tokio::test(flavor = "multi_thread")]
async fn health_reports_a_running_bot_and_readiness_says_why_it_is_not_ready() {
    let world = World::without_bot(1).await;
    let port = free_port().to_string();
    let own = [("METRICS", &*port)];
    assert_refused(&run_program(world.folder(), &["health"], &own).await, &["no bot answers"]);
    assert_refused(&run_program(world.folder(), &["health"], &[]).await, &["METRICS"]);
    let outage = world.discord.inject(Fault::outage("GATEWAY connect").times(usize::MAX));
    let _program =
        Program::start_bot_executable(Path::new(THIS_PROGRAM), &world, &world.database_url(), &own)
            .await;
    world.wait_for_fault_hits(&outage, 1).await;
    let port = port.parse().expect("a number");
    assert_eq!(request_monitoring(port, "/healthz").await.expect("an answer").0, "200");
    let (status, why) = request_monitoring(port, "/readyz").await.expect("an answer");
    assert_eq!((&*status, &*why), ("503", "0 of 1 shards are connected to Discord\n"));
    assert_eq!(run_program(world.folder(), &["health"], &own).await, (Some(0), String::new()));
    outage.release_held_requests();
    drop(outage);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_can_be_json_and_contains_the_code_that_an_apology_shows() {
    let world = World::without_bot(1).await;
    let program = Program::start_connected_bot(&world, &[("LOG_FORMAT", "json")]).await;
    let [ada] = world.add_people(["Ada"]);
    let mut database = world.database.open_connection().await;
    database.execute("ALTER TABLE person_settings RENAME TO gone").await;
    database.execute("ALTER TABLE tables RENAME TO away").await;
    let apology = ask_privately(&ada, "rack").await.content;
    database.execute("ALTER TABLE away RENAME TO tables").await;
    database.execute("ALTER TABLE gone RENAME TO person_settings").await;
    database.close().await;
    let lines: Vec<serde_json::Value> =
        program.output().lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert!(lines.iter().any(|line| line["message"] == "starting"), "{lines:?}");
    let has_code = |line: &&serde_json::Value| {
        line["code"].as_str().is_some_and(|code| apology.contains(code))
    };
    assert!(lines.iter().any(|line| has_code(&line)), "{apology}: {lines:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_metrics_address_that_is_in_use_is_an_error() {
    let folder = temporary_folder();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("an address").port().to_string();
    let url = format!("http://127.0.0.1:{}", free_port());
    let variables = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", &*url), ("METRICS", &*port)];
    let (code, output) = run_program(folder.path(), &["run"], &variables).await;
    assert_eq!(code, Some(1), "{output}");
    assert!(output.contains(&port) && output.contains("--metrics cannot be used"), "{output}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_continues_after_its_database_was_copied_to_postgresql() {
    if !is_postgres_server_available() {
        return;
    }
    let world = World::without_bot(4).await;
    let server = Database::create_whole_database().await;
    let mut program = Program::start_connected_bot(&world, &[]).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, waiting, _) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    world.wait_until_published().await;
    let (file, url) = (world.database_url(), server.url().to_owned());
    let copy = ["copy", "--from", &*file, "--to", &*url];
    let running = run_program(world.folder(), &copy, &[]).await;
    assert_refused(&running, &["the source is used by a running bot"]);
    program.kill();
    let (code, output) = run_program(world.folder(), &copy, &[]).await;
    assert_eq!(code, Some(0), "{output}");
    assert_line_contains(&output, "events:", "equal in both");

    let mut program =
        Program::start_bot_executable(Path::new(THIS_PROGRAM), &world, &url, &[]).await;
    world.discord.until_bot_online().await;
    take_turn(turn).await;
    assert_eq!(world.wait_for_board(world.channel).await.pinged, [waiting.id()]);
    let back = ["copy", "--from", &*url, "--to", "sqlite://back.db"];
    let running = run_program(world.folder(), &back, &[]).await;
    assert_refused(&running, &["the source is used by a running bot"]);
    assert!(program.terminate().await.success(), "{}", program.output());
    let (code, output) = run_program(world.folder(), &back, &[]).await;
    assert_eq!(code, Some(0), "{output}");
    let again = run_program(world.folder(), &back, &[]).await;
    assert_refused(&again, &["the target is not empty"]);
}
