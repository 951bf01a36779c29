//! Takes a snapshot with the current program on both databases: `FREEZE=tests/frozen/2027-01 cargo test --test e2e freeze`, with
//! `TEST_POSTGRES_URL`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use triominos::time::Clock as _;

use super::components::{clickable_ids, kind_of_component};
use super::facts::facts_of_world;
use super::folder::{Expected, Snapshot};
use super::scenes;
use super::story::Story;
use crate::support::bot::World;
use crate::support::database::{DatabaseKind, is_postgres_server_available};

/// The environment variable with the folder to write. Without it no snapshot is taken.
const FREEZE: &str = "FREEZE";

/// The beginning of all interaction tokens, of Discord and of the stand-in for Discord. A snapshot must not contain such a token.
const TOKEN: &str = "aW50ZXJhY3Rpb24";

#[tokio::test(flavor = "multi_thread")]
async fn freeze() {
    let Some(folder) = std::env::var_os(FREEZE) else { return };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(PathBuf::from(folder));
    assert!(!folder.exists(), "{} exists, and a freeze is never changed", folder.display());
    assert!(
        is_postgres_server_available(),
        "both databases are frozen: TEST_POSTGRES_URL is missing"
    );
    for kind in [DatabaseKind::Sqlite, DatabaseKind::Postgres] {
        let mut story = Story::begin_story(kind).await;
        play_all_scenes(&mut story).await;
        write_snapshot(story, kind, &folder).await;
    }
}

/// Plays all scenes of the snapshot. At the end, Discord leaves the bot's request to post an announcement unanswered, so that the
/// snapshot contains pending announcements.
async fn play_all_scenes(story: &mut Story) {
    scenes::play_october(story).await;
    scenes::play_november(story).await;
    story.advance_to(22, 21, 15);
    scenes::play_match_with_replaced_player(story).await;
    scenes::play_tournament_to_second_round(story).await;
    scenes::open_rack_and_preview(story).await;
    scenes::open_lobby_with_changed_rules(story).await;
    scenes::begin_match_near_its_end(story).await;
    story.reenter_channel("minded");
    scenes::advance_to_reminder(story).await;
    story.world.finish_without_refusals();
    story.reenter_channel("outbox");
    scenes::play_two_turns_without_publishing(story).await;
}

/// Stops the bot, and writes a snapshot with the database, the chat and the facts to the folder.
async fn write_snapshot(mut story: Story, kind: DatabaseKind, folder: &Path) {
    story.world.stop_bot().await;
    story.store.close().await;
    // The faults of the story hold their requests until the end of this function.
    let world = &story.world;
    let chat = saved_chat(world);
    let (channels, people) = (ids_by_name(&chat["channels"]), ids_by_name(&chat["users"]));
    let mut components = BTreeSet::new();
    for channel in channels.values() {
        for person in people.values() {
            let person =
                world.discord.person_by_id(*person).expect("a person").in_channel(*channel);
            for message in person.visible_messages() {
                let kinds: Vec<String> =
                    clickable_ids(&message).iter().map(|id| kind_of_component(id)).collect();
                if kinds.is_empty() && message.is_ephemeral() {
                    person.dismisses(&message);
                }
                components.extend(kinds);
            }
        }
    }
    let count =
        |(name, id): (&String, &u64)| (name.clone(), world.discord.channel(*id).messages().len());
    let expected = Expected {
        commit: current_commit(),
        moment: world.clock.now(),
        messages: channels.iter().map(count).collect(),
        components: components.into_iter().collect(),
        facts: facts_of_world(world).await,
        channels,
        people,
    };
    let dump = world.database.dump(world.folder()).await;
    let mut chat = saved_chat(world);
    // The stand-in's token is not a secret, but secret scanners would report it.
    chat["token"] = "a-stand-in.has-no.secrets".into();
    let chat = serde_json::to_vec(&chat).expect("JSON");
    for bytes in [&dump, &chat] {
        let found = bytes.windows(TOKEN.len()).any(|part| part == TOKEN.as_bytes());
        assert!(!found, "the frozen data contains an interaction token");
    }
    Snapshot::write(folder, kind, &expected, &dump, &chat);
}

/// Returns the chat as the stand-in saves it.
fn saved_chat(world: &World) -> Value {
    let file = world.folder().join("saved.json");
    world.discord.save(&file).expect("the chat can be saved");
    serde_json::from_slice(&std::fs::read(file).expect("it is there")).expect("it is JSON")
}

/// Returns the ids of channels or people by their names. Bots are left out.
fn ids_by_name(channels_or_people: &Value) -> BTreeMap<String, u64> {
    let each = channels_or_people
        .as_object()
        .expect("a list")
        .iter()
        .filter(|(_, entry)| entry["bot"] != true);
    let named: Vec<(String, u64)> = each
        .map(|(id, entry)| {
            (entry["name"].as_str().expect("a name").to_owned(), id.parse().expect("an id"))
        })
        .collect();
    let by_name: BTreeMap<String, u64> = named.iter().cloned().collect();
    assert_eq!(by_name.len(), named.len(), "duplicate names");
    by_name
}

/// Returns the commit that last changed the program.
fn current_commit() -> String {
    const PROGRAM: [&str; 6] = ["src", "crates", "locales", "migrations", "fonts", "Cargo.lock"];
    let git = |arguments: &[&str]| {
        let mut git = Command::new("git");
        git.current_dir(env!("CARGO_MANIFEST_DIR")).args(arguments).arg("--").args(PROGRAM);
        String::from_utf8(git.output().expect("git is installed").stdout).expect("text")
    };
    assert_eq!(git(&["status", "--porcelain"]), "", "the program has uncommitted changes");
    git(&["log", "-1", "--format=%H"]).trim().to_owned()
}
