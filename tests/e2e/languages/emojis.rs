//! Emojis of tiles: they are uploaded once, by one process, in spite of faults, and shown wherever tiles are chosen.

use std::collections::BTreeSet;

use discord_stand_in::people::Message;
use discord_stand_in::{Fault, RecordedRequest};
use triominos::ids::ApplicationId;
use triominos::store::{OwnEmoji, Store};
use triominos::text::TileMarks;
use triominos_rules::game::Tile;

use crate::support::bot::{World, ask_privately, finish_with_refusals, private_message};
use crate::support::database::{DatabaseKind, for_each_database};
use crate::support::turns::{can_place_from, open_best_preview, take_turn};
use crate::support::wait_until;
use crate::turn::refusals::with_typed_hyphens;
use crate::without_pictures::in_words::prefer_answers_in_words;

/// The number of emojis, one for each tile in each orientation: 50 tiles have six orientations, and the 6 triples have two.
const EMOJIS: usize = 312;
/// The length of the lease of the process that uploads emojis, in milliseconds. If the process dies, other processes wait until the
/// lease expires.
const LEASE: i64 = 2 * 60_000;
const UPLOAD: &str = "POST /applications/{application_id}/emojis";
const REMOVE: &str = "DELETE /applications/{application_id}/emojis/{emoji_id}";

/// Creates a test environment whose bot will upload emojis, without starting the bot.
async fn world_with_emojis(kind: DatabaseKind) -> World {
    let mut world = World::without_bot_on(kind, 1).await;
    world.emojis = true;
    world
}

/// Starts the bot, and waits until all emojis are uploaded and stored.
async fn start_bot_and_await_emojis(world: &mut World) {
    world.start_bot().await;
    wait_for_emoji_uploads(world).await;
    wait_until_emojis_stored(world).await;
}

/// Waits until Discord has all emojis. Waits separately for each eighth of them (39 emojis), because each wait has a time-out,
/// which the upload of all emojis could exceed on a busy machine.
async fn wait_for_emoji_uploads(world: &World) {
    for count in (0..=EMOJIS).step_by(39) {
        world.discord.until_emoji_count_is_at_least(count).await;
    }
}

/// Waits until the bot has stored exactly the emojis that Discord has.
async fn wait_until_emojis_stored(world: &World) {
    let store = Store::connect(&world.database_url()).await.expect("the bot's database");
    let are_same = async || {
        let known = stored_emojis(world, &store).await;
        let there = world.discord.emojis();
        known.len() == there.len()
            && there.iter().all(|one| {
                known.iter().any(|stored| stored.id.get() == one.id && stored.name == one.name)
            })
    };
    wait_until("the stored emojis are those of Discord", are_same).await;
    store.close().await;
}

/// Returns the emojis that the bot has stored as its own.
async fn stored_emojis(world: &World, store: &Store) -> Vec<OwnEmoji> {
    let application = ApplicationId::new(world.discord.application_id());
    store.own_emojis(application).await.expect("it answers")
}

/// Returns the number of requests for this route, given by its method and path.
fn count_requests(world: &World, route: &str) -> usize {
    let is = |request: &RecordedRequest| format!("{} {}", request.method, request.route) == route;
    world.discord.requests().iter().filter(|request| is(request)).count()
}

/// Returns the names of the emojis that Discord has.
fn emoji_names(world: &World) -> BTreeSet<String> {
    world.discord.emojis().into_iter().map(|emoji| emoji.name).collect()
}

/// Returns the tile and the emoji of each button and menu option that places a tile.
fn tiles_and_emojis_in(message: &Message) -> Vec<(String, String)> {
    let buttons = message.buttons().into_iter().filter_map(|button| {
        let id =
            button.custom_id.filter(|id| id.contains(":preview:") || id.contains(":place:"))?;
        Some((id.rsplit(':').nth(1)?.to_owned(), button.emoji.unwrap_or_default()))
    });
    let options = message.menus().into_iter().flat_map(|menu| menu.options);
    let options = options.map(|option| {
        let tile = option.value.split('@').next().unwrap_or_default().to_owned();
        (tile, option.emoji.unwrap_or_default())
    });
    buttons.chain(options).collect()
}

/// Returns `true` if the emoji with this name shows this tile, in any orientation.
fn is_emoji_of_tile(emoji_name: &str, tile: &str) -> bool {
    let tile: Tile = tile.parse().expect("a tile");
    tile.orientations().any(|(half, corners)| emoji_name == TileMarks::emoji_name(half, corners))
}

#[tokio::test(flavor = "multi_thread")]
async fn an_emoji_of_each_tile_and_orientation_is_uploaded_once() {
    for_each_database(|kind| async move {
        let mut world = world_with_emojis(kind).await;
        start_bot_and_await_emojis(&mut world).await;
        assert_eq!((emoji_names(&world).len(), count_requests(&world, UPLOAD)), (EMOJIS, EMOJIS));
        assert!(
            emoji_names(&world).contains("t345_up") && emoji_names(&world).contains("t453_down")
        );
        // A second start uploads nothing.
        world.stop_bot().await;
        start_bot_and_await_emojis(&mut world).await;
        assert_eq!((count_requests(&world, UPLOAD), count_requests(&world, REMOVE)), (EMOJIS, 0));
        world.finish_without_refusals();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_crash_only_the_missing_emojis_are_uploaded() {
    let mut world = world_with_emojis(DatabaseKind::Sqlite).await;
    drop(world.spawn_bot());
    world.discord.until_emoji_count_is_at_least(50).await;
    world.stop_bot().await;
    assert!(
        emoji_names(&world).len() < EMOJIS,
        "the upload was complete before the bot was stopped"
    );
    // One emoji was uploaded, but its id was not stored.
    let store = Store::connect(&world.database_url()).await.expect("the bot's database");
    let application = ApplicationId::new(world.discord.application_id());
    let forgotten = stored_emojis(&world, &store).await.remove(0);
    store.delete_own_emoji(application, &forgotten.name).await.expect("it writes");
    store.close().await;

    // The next process waits only until the lease of the dead process expires.
    world.clock.advance(LEASE);
    start_bot_and_await_emojis(&mut world).await;
    assert_eq!((world.discord.emojis().len(), emoji_names(&world).len()), (EMOJIS, EMOJIS));
    assert_eq!((count_requests(&world, UPLOAD), count_requests(&world, REMOVE)), (EMOJIS, 0));
    assert!(world.discord.emojis().iter().any(|emoji| emoji.id == forgotten.id.get()));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_upload_with_a_lost_answer_is_not_repeated() {
    let mut world = world_with_emojis(DatabaseKind::Sqlite).await;
    let dropped = world.discord.inject(Fault::drop_response(UPLOAD));
    let limited = world.discord.inject(Fault::rate_limited(UPLOAD, 1.0).times(2));
    world.start_bot().await;
    for wait in [1_000, 2_000, 4_000] {
        world.clock.wait_for_sleeper_and_advance(wait).await;
    }
    wait_for_emoji_uploads(&world).await;
    wait_until_emojis_stored(&world).await;
    assert_eq!(
        (dropped.hit_count(), limited.hit_count(), emoji_names(&world).len()),
        (1, 2, EMOJIS)
    );
    // Discord refuses the duplicate name, and the bot uses the emoji that already has the name.
    finish_with_refusals(&world, &["50035"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn changed_and_outdated_emojis_are_replaced_and_emojis_of_the_operator_stay() {
    let mut world = world_with_emojis(DatabaseKind::Sqlite).await;
    start_bot_and_await_emojis(&mut world).await;
    world.stop_bot().await;
    let store = Store::connect(&world.database_url()).await.expect("the bot's database");
    let application = ApplicationId::new(world.discord.application_id());
    let all = stored_emojis(&world, &store).await;
    // One emoji has changed since its upload, one is from an old version, one was removed by hand, and one belongs to the operator.
    let changed = OwnEmoji { hash: "other".to_owned(), ..all[0].clone() };
    store.set_own_emoji(application, &changed).await.expect("it writes");
    let former = world.discord.add_emoji("t345_flat", &[]);
    let outdated =
        OwnEmoji { name: "t345_flat".to_owned(), id: former.into(), hash: "a".to_owned() };
    store.set_own_emoji(application, &outdated).await.expect("it writes");
    world.discord.remove_emoji(all[1].id.get());
    let hosts = world.discord.add_emoji("dice", &[]);
    store.close().await;

    world.clock.advance(LEASE);
    world.start_bot().await;
    world.discord.until_exact_emoji_count_without(EMOJIS + 1, &[former, changed.id.get()]).await;
    assert_eq!((count_requests(&world, UPLOAD), count_requests(&world, REMOVE)), (EMOJIS + 2, 2));
    assert!(world.discord.emojis().iter().any(|emoji| emoji.id == hosts));
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn emojis_are_shown_where_tiles_are_chosen() {
    let mut world = world_with_emojis(DatabaseKind::Sqlite).await;
    start_bot_and_await_emojis(&mut world).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, _, _) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    let mut rack = ask_privately(turn, "rack").await;
    while !can_place_from(&rack) {
        take_turn(&ada).await;
        take_turn(&bo).await;
        rack = ask_privately(turn, "rack").await;
    }
    // On the rack, the emoji shows the tile upright, beside its numbers.
    let first = rack.content.split("Your tiles: ").nth(1).expect("tiles");
    let (mark, _) = first.split_once(" · ").expect("more than one");
    let (mark, tile) = mark.split_once(' ').expect("an emoji and the numbers");
    let name = format!("t{}_up", with_typed_hyphens(tile).replace('-', ""));
    let id = world.discord.emojis().into_iter().find(|emoji| emoji.name == name).expect("it").id;
    assert_eq!(mark, format!("<:{name}:{id}>"));
    let offered = tiles_and_emojis_in(&rack);
    assert!(offered.len() >= 2, "{offered:?}");
    assert!(offered.iter().all(|(tile, emoji)| is_emoji_of_tile(emoji, tile)), "{offered:?}");
    // In the preview, the emoji shows the tile in the orientation of the placement.
    let shown = open_best_preview(turn, &rack).await;
    let place = shown.button("Place").expect("it");
    let placed = private_message(turn.click(&shown, "Place").await).await;
    assert!(placed.content.contains("You placed <:t"), "{}", placed.content);
    world.wait_for_words("placed <:t").await;
    assert_eq!(place.emoji, Some(offered[0].1.clone()));
    // A person who has switched pictures off gets no emojis either.
    prefer_answers_in_words(turn).await;
    let rack = ask_privately(turn, "rack").await;
    assert!(rack.content.contains("Your tiles: ") && !rack.content.contains("<:"));
    assert!(
        tiles_and_emojis_in(&rack).iter().all(|(_, emoji)| emoji.is_empty()),
        "{}",
        rack.content_and_alt_texts()
    );
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_emojis_the_game_works() {
    let mut world = world_with_emojis(DatabaseKind::Sqlite).await;
    let full = Fault::status(UPLOAD, 400, 30_008, "Maximum number of emojis reached (2000)");
    let full = world.discord.inject(full.times(1_000));
    world.start_bot().await;
    world.wait_for_fault_hits(&full, 1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, _, _) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    let rack = ask_privately(turn, "rack").await;
    assert!(rack.content.contains("Your tiles: ") && !rack.content.contains("<:"));
    assert!(take_turn(turn).await.content.contains("You "));
    assert_eq!(full.hit_count(), 1, "the upload is not repeated");
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn removed_emojis_are_uploaded_again() {
    let mut world = world_with_emojis(DatabaseKind::Sqlite).await;
    start_bot_and_await_emojis(&mut world).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, _, _) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    let before = world.discord.emojis();
    for emoji in &before {
        world.discord.remove_emoji(emoji.id);
    }
    // Discord refuses the message because of its unknown emojis. The next message works.
    assert!(ask_privately(turn, "rack").await.content.contains("went wrong"));
    wait_for_emoji_uploads(&world).await;
    wait_until_emojis_stored(&world).await;
    assert!(ask_privately(turn, "rack").await.content.contains("<:t"));
    let known: BTreeSet<_> = before.iter().map(|emoji| emoji.id).collect();
    assert!(world.discord.emojis().iter().all(|emoji| !known.contains(&emoji.id)));
    finish_with_refusals(&world, &["50035"]);
}
