//! A player leaves the server while the other players wait for them, or does not play for weeks.

use discord_stand_in::Fault;
use discord_stand_in::people::Message;

use crate::support::bot::{World, ask_privately, finish_with_refusals, private_message};
use crate::support::turns::take_turn;

const LOOK_UP: &str = "GET /guilds/{guild_id}/members/{user_id}";

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_takes_the_seat_of_a_player_who_left_the_server() {
    let world = World::new(1).await;
    let people = ["Ada", "Bo", "Cy"].map(|name| world.add_person(name));
    let board = world.begin_match(&[&people[0].1, &people[1].1, &people[2].1]).await;
    let (turn, others): (Vec<_>, Vec<_>) =
        people.iter().partition(|(_, there)| board.pinged == [there.id()]);
    let (absent, _) = turn[0];

    // Other players use a command, at once and later. The player to move is on the server, so nothing happens.
    ask_privately(&others[0].1, "rack").await;
    world.clock.advance(11 * 60 * 1000);
    let asked = world.discord.inject(Fault::delay(LOOK_UP, std::time::Duration::ZERO));
    ask_privately(&others[0].1, "rack").await;
    world.wait_for_fault_hits(&asked, 1).await;
    assert!(ask_privately(&others[0].1, "rack").await.content.contains("’s turn"));

    // In an outage, Discord does not know the server for a moment. That does not show that the player has left it.
    world.clock.advance(11 * 60 * 1000);
    for _ in 0..2 {
        let unknown = world.discord.inject(Fault::status(LOOK_UP, 404, 10_004, "Unknown Guild"));
        assert!(ask_privately(&others[0].1, "rack").await.content.contains("’s turn"));
        world.wait_for_fault_hits(&unknown, 1).await;
    }

    // The player leaves the server. An error of Discord is not taken as a sign of that; only a later answer is.
    absent.leaves(world.discord.home().id());
    world.clock.advance(11 * 60 * 1000);
    let broken = world.discord.inject(Fault::status(LOOK_UP, 400, 0, "Not now"));
    ask_privately(&others[1].1, "rack").await;
    world.wait_for_fault_hits(&broken, 1).await;
    ask_privately(&others[1].1, "rack").await;
    world.wait_for_words("has left. **Computer Owl** takes over").await;

    // The computer player moves, and the match continues.
    world.clock.advance(2_000);
    let board = world.wait_for_board(world.channel).await;
    let next = others.iter().find(|(_, there)| board.pinged == [there.id()]).expect("one of them");
    take_turn(&next.1).await;
    world.wait_for_board(world.channel).await;
    // A rack may be deleted with a token that has expired when the clock was advanced.
    finish_with_refusals(&world, &["10004", "10007", "50027"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_without_a_clock_asks_its_player_after_a_week_and_is_lost_after_two_weeks() {
    const WEEK: i64 = 7 * 24 * 60 * 60 * 1000;
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let mut board = world.begin_match(&[&ada, &bo]).await;
    let in_turn = |board: &Message| if board.pinged == [ada.id()] { &ada } else { &bo };
    for _ in 0..6 {
        take_turn(in_turn(&board)).await;
        board = world.wait_for_board(world.channel).await;
    }
    world.wait_until_published().await;
    world.clock.advance(WEEK);
    let question = world.wait_for_words("nobody has played here for a long time").await;
    assert_eq!(question.pinged, [in_turn(&board).id()]);
    // A move answers the question, and the next player gets as much time.
    take_turn(in_turn(&board)).await;
    board = world.wait_for_board(world.channel).await;
    world.wait_until_published().await;
    world.clock.advance(WEEK);
    let question = world.wait_for_words("nobody has played here for a long time").await;
    assert_eq!(question.pinged, [in_turn(&board).id()]);
    world.wait_until_published().await;
    world.clock.advance(WEEK);
    let over =
        world.wait_for_words("The match is over because nobody has played for a long time.").await;
    let name = if in_turn(&board).id() == ada.id() { "Ada" } else { "Bo" };
    assert!(over.content.contains(&format!("a loss for **{name}**")), "{}", over.content);
    world.wait_until_published().await;
    // Old buttons are still answered, and a new table can be opened in the channel.
    private_message(ada.click(&question, "Snooze for an Hour").await).await;
    world.open_lobby(&[&ada]).await;
    world.finish_without_refusals();
}
