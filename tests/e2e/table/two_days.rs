//! A match of three people and a computer player over two days, with all kinds of interruptions between turns.

use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::{place_tile, suggested_tile_and_spot, take_turn};
use crate::table::come_back::leave_and_get_question_and_answer;
use crate::turn::standing_order::fill_standing_order;

const MINUTE: i64 = 60 * 1000;
const ORDERED: &str = "**Cy** planned this turn in advance";
const HOUR: i64 = 60 * MINUTE;

/// Returns the person whom a board mentions, with or without a notification.
fn person_mentioned_in<'a>(board: &Message, people: &[&'a PersonIn]) -> &'a PersonIn {
    let is_called = |person: &&&PersonIn| board.content.contains(&format!("<@{}>", person.id()));
    people.iter().find(is_called).unwrap_or_else(|| panic!("nobody is called: {}", board.content))
}

/// Plays from this board until it is the turn of `person`. Returns the board of this turn.
async fn play_until_turn_of(
    world: &World,
    mut board: Message,
    people: &[&PersonIn],
    person: &PersonIn,
) -> Message {
    while person_mentioned_in(&board, people).id() != person.id() {
        take_turn(person_mentioned_in(&board, people)).await;
        board = world.wait_for_board(world.channel).await;
    }
    board
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_continues_for_two_days_through_all_interruptions() {
    let world = World::new(1).await;
    let [ada, bo, cy, eve] = world.add_people(["Ada", "Bo", "Cy", "Eve"]);
    let people = [&ada, &bo, &cy];
    let channel = world.discord.channel(world.channel);

    // Saturday, 12:00. Ada opens the table with her options, and the two people whom she invites accept.
    let night = [("quiet", "22-8".into()), ("timezone", "UTC".into())];
    private_message(bo.slash("preferences", &night).await).await;
    let options = [
        ("with", format!("<@{}> <@{}>", bo.id(), cy.id()).into()),
        ("clock", "1 day a turn, not counting quiet hours".into()),
        ("thread", false.into()),
        ("computers", 1.into()),
        ("length", "rounds-1".into()),
        ("rated", false.into()),
    ];
    private_message(ada.slash("play", &options).await).await;
    let lobby = world.wait_for_words("has opened a Triominos table").await;
    assert_eq!(lobby.pinged, [bo.id(), cy.id()]);
    for person in [&bo, &cy] {
        person.click(&lobby, "Accept").await;
    }
    channel.until("all of them", |all| all.iter().any(|m| m.content.contains("4 of 4"))).await;
    let settings = private_message(ada.click(&lobby, "Settings").await).await;
    private_message(ada.click(&settings, "Allow Stand-Ins").await).await;
    ada.click(&lobby, "Start").await;
    let mut board = world.wait_for_first_board_with_computers().await;

    // Bo undoes a placement, because Cy, who is next, has not moved yet.
    let (tile, spot) = loop {
        play_until_turn_of(&world, board, &people, &bo).await;
        if let Some(best) = suggested_tile_and_spot(&bo).await {
            break best;
        }
        take_turn(&bo).await;
        board = world.wait_for_board(world.channel).await;
    };
    place_tile(&bo, &tile, &spot).await;
    let taken_back = world.wait_for_board(world.channel).await;
    let again = ask_privately(&bo, "undo").await;
    assert!(again.content.contains("It’s your turn"), "{}", again.content);
    let is_edited = |all: &[Message]| {
        all.iter().any(|m| m.id == taken_back.id && m.content.contains("undid their last move"))
    };
    channel.until("the placement taken back", is_edited).await;
    take_turn(&bo).await;
    board = world.wait_for_board(world.channel).await;

    // Cy plans their next turn before leaving for the evening. This is repeated until a planned tile can be placed.
    loop {
        play_until_turn_of(&world, board, &people, &bo).await;
        let rack = ask_privately(&cy, "rack").await;
        if rack.button_labels().contains(&"Plan Ahead".to_owned()) {
            let panel = fill_standing_order(&cy).await;
            if panel.button_labels().contains(&"Set My Plan".to_owned()) {
                private_message(cy.click(&panel, "Set My Plan").await).await;
            }
        }
        take_turn(&bo).await;
        // The board before this one may already have lost its picture.
        let call = format!("<@{}>", cy.id());
        let is_plan_or_call =
            |m: &Message| m.content.contains(ORDERED) || m.content.contains(&call);
        board = channel.next_message(is_plan_or_call).await;
        if board.content.contains(ORDERED) {
            break;
        }
        take_turn(&cy).await;
        board = world.wait_for_board(world.channel).await;
    }

    // Ada places a tile at 22:30, during Bo's quiet hours. Bo is pinged only at 8:00.
    play_until_turn_of(&world, board, &people, &ada).await;
    world.wait_until_published().await;
    world.clock.advance(10 * HOUR + 30 * MINUTE);
    take_turn(&ada).await;
    let silent = world.wait_for_board(world.channel).await;
    assert!(silent.pinged.is_empty() && silent.silent, "{}", silent.content);
    world.wait_until_published().await;
    world.clock.advance(9 * HOUR + 30 * MINUTE);
    let morning = world.wait_for_words("it’s your turn.").await;
    assert_eq!(morning.pinged, [bo.id()]);

    // On Sunday Cy leaves the match and comes back. Eve, who was a spectator, takes over the computer player's seat.
    leave_and_get_question_and_answer(&cy).await;
    world.wait_for_words("and **Cy** can come back with </rejoin:").await;
    let back = ask_privately(&cy, "rejoin").await;
    assert!(back.content.contains("Welcome back"), "{}", back.content);
    world.wait_for_words("**Cy** is back").await;
    let looks = ask_privately(&eve, "board").await;
    assert!(looks.picture().is_some_and(|board| board.alt_text.is_some()));
    let seat = ask_privately(&eve, "stand-in").await;
    assert!(seat.content.starts_with("The seat is yours now."), "{}", seat.content);
    world.wait_for_words("**Eve** takes over from **Computer Owl**.").await;
    let people = [&ada, &bo, &cy, &eve];
    take_turn(&bo).await;
    let over = loop {
        let board = world.wait_for_board(world.channel).await;
        if board.button("Play Again").is_some() {
            break board;
        }
        take_turn(person_mentioned_in(&board, &people)).await;
    };
    for person in ["Ada", "Bo", "Cy"] {
        assert!(over.content.contains(person), "{}", over.content);
    }

    // The same people play again, with one click each.
    private_message(ada.click(&over, "Play Again").await).await;
    let again = world.wait_for_words("**Ada** has opened a Triominos table").await;
    let asked = [&bo, &cy, &eve];
    assert_eq!(again.pinged, asked.map(PersonIn::id), "{}", again.content);
    for person in asked {
        person.click(&again, "Accept").await;
    }
    let full = |m: &Message| m.id == again.id && m.content.contains("Seats taken: 4 of 4");
    channel.until("everybody's answer", |all| all.iter().any(full)).await;
    ada.click(&again, "Start").await;
    let board = world.wait_for_board(world.channel).await;
    person_mentioned_in(&board, &people);
    world.finish_without_refusals();
}
