//! A player leaves the server while the others wait for them.

use discord_stand_in::Fault;

use crate::support::bot::{World, ask};
use crate::support::turns::take_turn;

const LOOK_UP: &str = "GET /guilds/{guild_id}/members/{user_id}";

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_takes_the_seat_of_who_has_left_the_server() {
    let world = World::new(1).await;
    let people = ["Ada", "Bo", "Cy"].map(|name| world.person(name));
    let board = world.match_of(&[&people[0].1, &people[1].1, &people[2].1]).await;
    let (turn, others): (Vec<_>, Vec<_>) =
        people.iter().partition(|(_, there)| board.pinged == [there.id()]);
    let (absent, _) = turn[0];

    // Somebody looks at once, and later: who is in turn is there, and nothing happens.
    ask(&others[0].1, "rack").await;
    world.clock.advance(11 * 60 * 1000);
    let asked = world.discord.inject(Fault::delay(LOOK_UP, std::time::Duration::ZERO));
    ask(&others[0].1, "rack").await;
    world.met(&asked, 1).await;
    assert!(ask(&others[0].1, "rack").await.content.contains("’s turn"));

    // Discord does not know the server for a moment, as in an outage: that says nothing about the player.
    world.clock.advance(11 * 60 * 1000);
    for _ in 0..2 {
        let unknown = world.discord.inject(Fault::status(LOOK_UP, 404, 10_004, "Unknown Guild"));
        assert!(ask(&others[0].1, "rack").await.content.contains("’s turn"));
        world.met(&unknown, 1).await;
    }

    // They leave. That Discord cannot say so now is no reason to think so.
    absent.leaves(world.discord.home().id());
    world.clock.advance(11 * 60 * 1000);
    let broken = world.discord.inject(Fault::status(LOOK_UP, 400, 0, "Not now"));
    ask(&others[1].1, "rack").await;
    world.met(&broken, 1).await;
    ask(&others[1].1, "rack").await;
    world.next("has left. **Computer Owl** takes over").await;

    // The computer plays, and it goes on.
    world.clock.advance(2_000);
    let board = world.board_in(world.channel).await;
    let next = others.iter().find(|(_, there)| board.pinged == [there.id()]).expect("one of them");
    take_turn(&next.1).await;
    world.board_in(world.channel).await;
    let expected = ["10004", "10007"];
    for refusal in world.discord.refusals() {
        let error = refusal.error().unwrap_or_default();
        assert!(expected.iter().any(|code| error.starts_with(code)), "{error}");
    }
}
