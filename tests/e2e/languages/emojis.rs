//! Tiles as emojis: uploaded once, by one process, whatever comes in between, and shown wherever tiles are chosen.

use std::collections::BTreeSet;

use discord_stand_in::people::Message;
use discord_stand_in::{Fault, RecordedRequest};
use triominos::ids::ApplicationId;
use triominos::store::{OwnEmoji, Store};
use triominos::text::TileMarks;
use triominos_rules::game::Tile;

use crate::support::PATIENCE;
use crate::support::bot::{World, ask, finish_with, private};
use crate::support::database::{Kind, on_each};
use crate::support::turns::{is_placeable, look_at_best, take_turn};
use crate::turn::refusals::typed;
use crate::without_pictures::in_words::wants_words;

/// Each tile in each way it can lie.
const ALL: usize = 312;
/// The time for which a process that has died keeps the others from uploading.
const LEASE: i64 = 2 * 60_000;
const UPLOAD: &str = "POST /applications/{application_id}/emojis";
const REMOVE: &str = "DELETE /applications/{application_id}/emojis/{emoji_id}";

/// A world in which tiles get emojis, and the bot has not started.
async fn world_on(kind: Kind) -> World {
    let mut world = World::on(kind, 1).await;
    world.emojis = true;
    world
}

/// Starts the bot, and waits until all is uploaded and noted.
async fn uploaded(world: &mut World) {
    world.start_bot().await;
    all_there(world).await;
    noted(world).await;
}

/// Waits until Discord has all of them; in steps, for a machine that is busy otherwise takes its time.
async fn all_there(world: &World) {
    for count in (0..=ALL).step_by(39) {
        world.discord.until_emojis(count).await;
    }
}

/// Waits until the store knows the emojis that Discord has.
async fn noted(world: &World) {
    let store = Store::connect(&world.database()).await.expect("the bot's database");
    let told = async {
        loop {
            let known = own(world, &store).await;
            let there = world.discord.emojis();
            let same = known.len() == there.len()
                && there.iter().all(|one| {
                    known.iter().any(|own| own.id.get() == one.id && own.name == one.name)
                });
            if same {
                break;
            }
            tokio::task::yield_now().await;
        }
    };
    let told = tokio::time::timeout(PATIENCE, told).await;
    assert!(told.is_ok(), "emojis that the store does not know");
    store.close().await;
}

async fn own(world: &World, store: &Store) -> Vec<OwnEmoji> {
    let application = ApplicationId::new(world.discord.application_id());
    store.own_emojis(application).await.expect("it answers")
}

fn count(world: &World, route: &str) -> usize {
    let is = |request: &RecordedRequest| format!("{} {}", request.method, request.route) == route;
    world.discord.requests().iter().filter(|request| is(request)).count()
}

fn names(world: &World) -> BTreeSet<String> {
    world.discord.emojis().into_iter().map(|emoji| emoji.name).collect()
}

/// The emoji on each button and option of a message that places a tile, and the tile's placement or name.
fn emojis_of(message: &Message) -> Vec<(String, String)> {
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

/// True if the emoji is of this tile, however it lies.
fn is_of(name: &str, tile: &str) -> bool {
    let tile: Tile = tile.parse().expect("a tile");
    tile.orientations().any(|(half, corners)| name == TileMarks::name(half, corners))
}

#[tokio::test(flavor = "multi_thread")]
async fn each_tile_has_an_emoji_in_each_way_it_lies_and_only_once() {
    on_each(|kind| async move {
        let mut world = world_on(kind).await;
        uploaded(&mut world).await;
        assert_eq!((names(&world).len(), count(&world, UPLOAD)), (ALL, ALL));
        assert!(names(&world).contains("t345_up") && names(&world).contains("t453_down"));
        // Another start uploads nothing.
        world.stop_bot().await;
        uploaded(&mut world).await;
        assert_eq!((count(&world, UPLOAD), count(&world, REMOVE)), (ALL, 0));
        world.finish();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_crash_the_rest_is_uploaded_and_nothing_twice() {
    let mut world = world_on(Kind::Sqlite).await;
    drop(world.spawn_bot());
    world.discord.until_emojis(50).await;
    world.stop_bot().await;
    assert!(names(&world).len() < ALL, "it was quicker than its end");
    // One was uploaded without anybody noting it.
    let store = Store::connect(&world.database()).await.expect("the bot's database");
    let application = ApplicationId::new(world.discord.application_id());
    let forgotten = own(&world, &store).await.remove(0);
    store.forget_own_emoji(application, &forgotten.name).await.expect("it writes");
    store.close().await;

    // Nobody waits for what the dead one holds but for its lease.
    world.clock.advance(LEASE);
    uploaded(&mut world).await;
    assert_eq!((world.discord.emojis().len(), names(&world).len()), (ALL, ALL));
    assert_eq!((count(&world, UPLOAD), count(&world, REMOVE)), (ALL, 0));
    assert!(world.discord.emojis().iter().any(|emoji| emoji.id == forgotten.id.get()));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_upload_that_seemed_to_fail_is_not_made_twice() {
    let mut world = world_on(Kind::Sqlite).await;
    let dropped = world.discord.inject(Fault::drop_answer(UPLOAD));
    let limited = world.discord.inject(Fault::rate_limited(UPLOAD, 1.0).times(2));
    world.start_bot().await;
    for wait in [1_000, 2_000, 4_000] {
        world.clock.advance_sleeper(wait).await;
    }
    all_there(&world).await;
    noted(&world).await;
    assert_eq!((dropped.hits(), limited.hits(), names(&world).len()), (1, 2, ALL));
    // Discord says that there is one of this name already: it is the one.
    finish_with(&world, &["50035"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn changed_and_outdated_emojis_are_replaced_and_others_stay() {
    let mut world = world_on(Kind::Sqlite).await;
    uploaded(&mut world).await;
    world.stop_bot().await;
    let store = Store::connect(&world.database()).await.expect("the bot's database");
    let application = ApplicationId::new(world.discord.application_id());
    let all = own(&world, &store).await;
    // One was drawn otherwise, one is of a former version, one was removed by hand, one is the host's own.
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
    world.discord.until_emojis_without(ALL + 1, &[former, changed.id.get()]).await;
    assert_eq!((count(&world, UPLOAD), count(&world, REMOVE)), (ALL + 2, 2));
    assert!(world.discord.emojis().iter().any(|emoji| emoji.id == hosts));
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn tiles_are_seen_where_they_are_chosen() {
    let mut world = world_on(Kind::Sqlite).await;
    uploaded(&mut world).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let (turn, _, _) = world.led(&ada, &bo).await;
    let mut rack = ask(turn, "rack").await;
    while !is_placeable(&rack) {
        take_turn(&ada).await;
        take_turn(&bo).await;
        rack = ask(turn, "rack").await;
    }
    // Upright on the rack, beside the numbers.
    let first = rack.content.split("Your tiles: ").nth(1).expect("tiles");
    let (mark, _) = first.split_once(" · ").expect("more than one");
    let (mark, tile) = mark.split_once(' ').expect("an emoji and the numbers");
    let name = format!("t{}_up", typed(tile).replace('-', ""));
    let id = world.discord.emojis().into_iter().find(|emoji| emoji.name == name).expect("it").id;
    assert_eq!(mark, format!("<:{name}:{id}>"));
    let offered = emojis_of(&rack);
    assert!(offered.len() >= 2, "{offered:?}");
    assert!(offered.iter().all(|(tile, emoji)| is_of(emoji, tile)), "{offered:?}");
    // As it would lie.
    let shown = look_at_best(turn, &rack).await;
    let place = shown.button("Place").expect("it");
    let placed = private(turn.click(&shown, "Place").await).await;
    assert!(placed.content.contains("You placed <:t"), "{}", placed.content);
    world.next("placed <:t").await;
    assert_eq!(place.emoji, Some(offered[0].1.clone()));
    // Somebody who wants no pictures sees none of these either.
    wants_words(turn).await;
    let rack = ask(turn, "rack").await;
    assert!(rack.content.contains("Your tiles: ") && !rack.content.contains("<:"));
    assert!(emojis_of(&rack).iter().all(|(_, emoji)| emoji.is_empty()), "{}", rack.all_text());
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_emojis_the_game_goes_on() {
    let mut world = world_on(Kind::Sqlite).await;
    let full = Fault::status(UPLOAD, 400, 30_008, "Maximum number of emojis reached (2000)");
    let full = world.discord.inject(full.times(1_000));
    world.start_bot().await;
    world.met(&full, 1).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let (turn, _, _) = world.led(&ada, &bo).await;
    let rack = ask(turn, "rack").await;
    assert!(rack.content.contains("Your tiles: ") && !rack.content.contains("<:"));
    assert!(take_turn(turn).await.content.contains("You "));
    assert_eq!(full.hits(), 1, "it is not tried again and again");
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn emojis_that_somebody_removes_are_uploaded_again() {
    let mut world = world_on(Kind::Sqlite).await;
    uploaded(&mut world).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let (turn, _, _) = world.led(&ada, &bo).await;
    let before = world.discord.emojis();
    for emoji in &before {
        world.discord.remove_emoji(emoji.id);
    }
    // Discord refuses the message for its emojis, and the next one is answered.
    assert!(ask(turn, "rack").await.content.contains("went wrong"));
    all_there(&world).await;
    noted(&world).await;
    assert!(ask(turn, "rack").await.content.contains("<:t"));
    let known: BTreeSet<_> = before.iter().map(|emoji| emoji.id).collect();
    assert!(world.discord.emojis().iter().all(|emoji| !known.contains(&emoji.id)));
    finish_with(&world, &["50035"]);
}
