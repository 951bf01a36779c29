//! What the channels were about to hear when the bot went away, they hear once.

use super::folder::Frozen;
use super::old::boards;
use super::on_each;
use super::story::{MINUTE, SECOND};
use crate::bot::World;
use crate::killed::table_in;
use crate::refusals::told;
use crate::tournament::{board_of, says};
use triominos::sandbox::people::Message;
use triominos::store::Store;

#[tokio::test(flavor = "multi_thread")]
async fn what_was_not_told_yet_is_told_once() {
    on_each(told_once).await;
}

async fn told_once(frozen: &Frozen) {
    let Some(here) = frozen.channel("outbox") else { return };
    let mut world = frozen.thaw().await;
    let before = boards(&world, here);
    let laid = laid_by_two(frozen, here);
    world.start_bot().await;
    // What the one before had in hand is another's after a while.
    world.clock.advance(15 * SECOND);
    let first = world.board_in(here).await;
    let second = world.board_in(here).await;
    for (board, tile) in [&first, &second].into_iter().zip(&laid) {
        assert!(board.content.contains(&told(tile)), "{tile}: {}", board.content);
    }
    let store = Store::connect(&world.database()).await.expect("the bot's database");
    let turn = table_in(&store, here).await.person_in_turn().expect("a person's turn").id.get();
    assert_eq!((first.pinged, second.pinged), (vec![], vec![turn]));
    let one = |all: &[Message]| {
        let with_buttons: Vec<_> = all.iter().filter(|one| !one.buttons().is_empty()).collect();
        with_buttons.len() == 1 && with_buttons[0].id == second.id
    };
    world.discord.channel(here).until("buttons under the last alone", one).await;

    // Not again, neither later nor by the next who comes.
    world.all_told_of(&store).await;
    world.clock.advance(MINUTE);
    world.stop_bot().await;
    world.clock.advance(MINUTE);
    world.start_bot().await;
    world.clock.advance(MINUTE);
    world.all_told_of(&store).await;
    store.close().await;
    assert_eq!(boards(&world, here), before + 2, "{}", world.discord.transcript(here));
    assert_eq!(final_tables(&world, frozen), 1);
    world.finish();
}

/// The tiles of the last two placements, which nobody has heard of.
fn laid_by_two(frozen: &Frozen, channel: u64) -> Vec<String> {
    let laid = frozen.table(channel)["match"]["board"].as_array().expect("tiles");
    let last = laid[laid.len() - 2..].iter();
    last.map(|tile| tile.as_str().expect("a tile")[..5].to_owned()).collect()
}

/// How many final tables of seasons the hall has seen.
pub fn final_tables(world: &World, frozen: &Frozen) -> usize {
    let hall = frozen.channel("hall-of-fame").expect("a hall");
    world.discord.channel(hall).messages().len()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_tournament_had_not_shown_yet_is_shown() {
    on_each(shown).await;
}

async fn shown(frozen: &Frozen) {
    let Some(here) = frozen.channel("sign-up") else { return };
    let mut world = frozen.thaw().await;
    world.channel = here;
    let board = board_of(&world, "Winter Open").await;
    // The database knows of one more than the channel does.
    let entries = frozen.tournament(here)["entries"].as_array().expect("entries");
    let count = entries.iter().filter(|entry| entry["in"] == true).count();
    assert!(board.content.contains(&format!("({} of 64)", count - 1)), "{}", board.content);
    world.start_bot().await;
    world.clock.advance(2 * MINUTE);
    let after = says(&world, &format!("({count} of 64)")).await;
    assert_eq!(after.id, board.id);
    assert_eq!(world.discord.channel(here).messages().len(), 1, "{}", world.transcript());
    world.finish();
}
