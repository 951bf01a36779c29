//! Freezes a world that was made by the present program: `FREEZE=tests/frozen/2026-11 cargo test --test e2e freeze`, with
//! `TEST_POSTGRES_URL`, for both databases. A later version adds its own scenes, and freezes into a folder of its own.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use triominos::time::Clock as _;

use super::folder::{Expected, Frozen};
use super::kept::kept;
use super::old::{clickable, kind_of};
use super::story::Story;
use super::{
    choice_scenes as choices, league_scenes as league, table_scenes as tables,
    tournament_scenes as tournaments,
};
use crate::bot::World;
use crate::database::{Beside, Kind, is_served};

/// Where to; without it nothing is frozen.
const FREEZE: &str = "FREEZE";

/// What the stand-in's tokens of interactions begin with, as Discord's do.
const TOKEN: &str = "aW50ZXJhY3Rpb24";

/// What can happen, by the names in the database: each has happened in a world that is frozen.
const HAPPENED: [&str; 54] = [
    "opened",
    "convened",
    "joined",
    "left_lobby",
    "computer_added",
    "computer_removed",
    "rules_chosen",
    "clock_chosen",
    "started",
    "seat_taken",
    "turn_timed",
    "reminded",
    "turn_missed",
    "seat_minded",
    "seat_taken_back",
    "end_voted",
    "ended host",
    "ended moderator",
    "ended vote",
    "ended expired",
    "ended deserted",
    "ended tournament",
    "round_started",
    "placed",
    "drew",
    "stuck",
    "passed",
    "round_ended",
    "match_ended",
    "tournament created",
    "tournament joined",
    "tournament computers",
    "tournament check_in_opened",
    "tournament checked_in",
    "tournament check_in_failed",
    "tournament started",
    "tournament paired",
    "tournament opened",
    "tournament arrived",
    "tournament no_show",
    "tournament finished",
    "tournament ruled",
    "tournament round_ended",
    "tournament withdrawn",
    "tournament replaced",
    "tournament pardoned",
    "tournament paused",
    "tournament resumed",
    "tournament extended",
    "tournament ended played",
    "tournament ended cancelled",
    "told turn",
    "told note",
    "told reminder",
];

#[tokio::test(flavor = "multi_thread")]
async fn freeze() {
    let Some(folder) = std::env::var_os(FREEZE) else { return };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(PathBuf::from(folder));
    assert!(!folder.exists(), "{} is there: a freeze is never changed", folder.display());
    assert!(is_served(), "both databases are frozen: TEST_POSTGRES_URL is missing");
    for kind in [Kind::Sqlite, Kind::Postgres] {
        let mut story = Story::begin(kind).await;
        tell(&mut story).await;
        keep(story, kind, &folder).await;
    }
}

/// From the first match to the middle of everything.
async fn tell(story: &mut Story) {
    league::october(story).await;
    league::november(story).await;
    tournaments::trial(story).await;
    tournaments::old_cup(story).await;
    story.until(22, 12, 0);
    tables::slow(story).await;
    // In Paris it is a quarter past ten at night.
    story.until(22, 21, 15);
    tables::minded(story).await;
    tournaments::cup(story).await;
    tournaments::arena(story).await;
    tournaments::sign_up(story).await;
    tournaments::check_in(story).await;
    tables::rounds(story).await;
    tables::draw(story).await;
    tables::quit(story).await;
    tables::lobby(story).await;
    choices::choices(story).await;
    choices::abroad(story).await;
    tables::outbox(story).await;
    story.moves_back_to("minded");
    tables::reminded(story).await;
    story.world.finish();
    league::looks(story).await;
    story.moves_back_to("sign-up");
    tournaments::unseen(story).await;
    story.moves_back_to("outbox");
    tables::untold(story).await;
}

/// Ends the bot in the middle of all this, and writes down what there is.
async fn keep(mut story: Story, kind: Kind, folder: &Path) {
    story.world.stop_bot().await;
    story.store.close().await;
    // The rest of the story, the requests that never arrive among it, is kept until the end.
    let world = &story.world;
    let mut database = world.database.open().await;
    let happened = happened(&mut database).await;
    database.close().await;
    let missing: Vec<_> = HAPPENED.iter().filter(|name| !happened.contains(**name)).collect();
    assert!(missing.is_empty(), "{kind:?}: never happened: {missing:?}");

    let chat = saved(world);
    let (channels, people) = (named(&chat["channels"]), named(&chat["users"]));
    let mut components = BTreeSet::new();
    for channel in channels.values() {
        for person in people.values() {
            let person =
                world.discord.person_by_id(*person).expect("a person").in_channel(*channel);
            for message in person.sees() {
                let kinds: Vec<String> = clickable(&message).iter().map(|id| kind_of(id)).collect();
                if kinds.is_empty() && message.is_private() {
                    person.dismisses(&message);
                }
                components.extend(kinds);
            }
        }
    }
    let count =
        |(name, id): (&String, &u64)| (name.clone(), world.discord.channel(*id).messages().len());
    let expected = Expected {
        commit: commit(),
        moment: world.clock.now(),
        messages: channels.iter().map(count).collect(),
        components: components.into_iter().collect(),
        kept: kept(world).await,
        channels,
        people,
    };
    let dump = world.database.dump(world.folder()).await;
    let mut chat = saved(world);
    // A stand-in has no secrets, but what looks like one alarms people and programs.
    chat["token"] = "a-stand-in.has-no.secrets".into();
    let chat = serde_json::to_vec(&chat).expect("JSON");
    for bytes in [&dump, &chat] {
        let found = bytes.windows(TOKEN.len()).any(|part| part == TOKEN.as_bytes());
        assert!(!found, "an interaction's token is in what is frozen");
    }
    Frozen::write(folder, kind, &expected, &dump, &chat);
}

/// The chat as the stand-in saves it.
fn saved(world: &World) -> Value {
    let file = world.folder().join("saved.json");
    world.discord.save(&file).expect("the chat can be saved");
    serde_json::from_slice(&std::fs::read(file).expect("it is there")).expect("it is JSON")
}

/// The ids of channels or people, by their names.
fn named(list: &Value) -> BTreeMap<String, u64> {
    let each = list.as_object().expect("a list").iter().filter(|(_, one)| one["bot"] != true);
    let named: Vec<(String, u64)> = each
        .map(|(id, one)| {
            (one["name"].as_str().expect("a name").to_owned(), id.parse().expect("an id"))
        })
        .collect();
    let by_name: BTreeMap<String, u64> = named.iter().cloned().collect();
    assert_eq!(by_name.len(), named.len(), "two of one name");
    by_name
}

/// The names of all that has happened.
async fn happened(database: &mut Beside) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (query, prefix) in [
        ("SELECT body FROM events", ""),
        ("SELECT body FROM tournament_events", "tournament "),
        ("SELECT body FROM announcements", "told "),
    ] {
        for body in database.texts(query).await {
            let body: Value = serde_json::from_str(&body).expect("JSON");
            let word = |value: &Value| value.as_str().expect("a name").to_owned();
            let name = match body["what"].as_str() {
                Some("played") => word(&body["event"]["type"]),
                Some("ended") => {
                    let why = body.get("reason").unwrap_or(&body["ending"]);
                    format!("ended {}", word(why))
                }
                Some(what) => what.to_owned(),
                None => word(&body["kind"]),
            };
            names.insert(format!("{prefix}{name}"));
        }
    }
    names
}

/// The commit that last changed the program.
fn commit() -> String {
    const PROGRAM: [&str; 5] = ["src", "locales", "migrations", "fonts", "Cargo.lock"];
    let git = |arguments: &[&str]| {
        let mut git = Command::new("git");
        git.current_dir(env!("CARGO_MANIFEST_DIR")).args(arguments).arg("--").args(PROGRAM);
        String::from_utf8(git.output().expect("git is installed").stdout).expect("text")
    };
    assert_eq!(git(&["status", "--porcelain"]), "", "a program that is not committed");
    git(&["log", "-1", "--format=%H"]).trim().to_owned()
}
