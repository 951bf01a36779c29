//! The season that was under way ends, and is told; the one before it is not told again.

use triominos::ids::GuildId;
use triominos::store::Store;
use triominos::time::Clock as _;

use super::folder::Frozen;
use super::found::rows_of;
use super::kept::kept;
use super::old::assert_names;
use super::on_each;
use super::story::{HOUR, MINUTE};
use super::telling::final_tables;

/// Tuesday, 1 December 2026, 00:02 UTC.
const DECEMBER: i64 = 1_796_083_320_000;

#[tokio::test(flavor = "multi_thread")]
async fn a_season_under_way_ends_once() {
    on_each(ends_once).await;
}

async fn ends_once(frozen: &Frozen) {
    let mut world = frozen.thaw().await;
    let league = kept(&world).await["league"].clone();
    let hall = frozen.channel("hall-of-fame").expect("a hall");
    let store = Store::connect(&world.database()).await.expect("the bot's database");
    let guild = GuildId::new(world.discord.home().id());
    let role = frozen.expected.kept["chosen"]["role"].as_u64().expect("a role");
    let former = frozen.expected.kept["league"]["champion"].as_u64().expect("a champion");
    assert_eq!(world.discord.home().wearers(role), [former]);
    let told = final_tables(&world, frozen);
    world.start_bot().await;
    world.clock.advance(DECEMBER - world.clock.now());
    // By then the clock is believed.
    world.clock.advance_sleeper(5 * MINUTE).await;
    let end = world.discord.channel(hall).next_message(|_| true).await;
    let ladder = rows_of(&league, "ladder season").concat();
    // The champion is named before the table.
    let (_, table) = end.content.split_once("1\\. ").expect("a table");
    assert_names(table, &ladder[..ladder.len().min(10)]);
    // It is noted as told when the bot looks no sooner than in an hour; after that never again.
    world.clock.advance_sleeper(HOUR).await;
    let champion = store.champions_before(guild, i64::MAX).await.expect("it answers").matches;
    let champion = champion.expect("a champion").get();
    assert_eq!(world.discord.home().wearers(role), [champion]);
    store.close().await;
    world.stop_bot().await;
    world.clock.advance(2 * MINUTE);
    world.start_bot().await;
    world.clock.advance_sleeper(HOUR).await;
    assert_eq!(final_tables(&world, frozen), told + 1);
    world.finish();
}
