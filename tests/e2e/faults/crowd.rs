//! Many simultaneous requests: each allowed action happens once, and everybody gets an answer.

use discord_stand_in::people::{Interaction, Message, PersonIn};
use discord_stand_in::{AnswerKind, Fault};
use futures_util::future::join_all;

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::database::{DatabaseKind, for_each_database};
use crate::support::turns::{
    open_best_preview, pinged_and_other_player, suggested_tile_and_spot, take_turn,
};
use crate::turn::refusals::{tiles_in_answer, with_nonbreaking_hyphens};
use crate::turn::stale::prevent_rack_deletion_and_reposting;

const ANSWER: &str = "POST /interactions/{interaction_id}/{interaction_token}/callback";
const EDIT: &str = "PATCH /channels/{channel_id}/messages/{message_id}";

/// Returns the number of answers that are private messages with these words.
fn count_answers_with(answers: &[Interaction], words: &str) -> usize {
    let said = |one: &&Interaction| {
        one.answer().message.is_some_and(|m| m.is_ephemeral() && m.content.contains(words))
    };
    answers.iter().filter(said).count()
}

/// Returns `true` if the answer says that the person has a seat.
fn has_seat_confirmation(answer: &Interaction) -> bool {
    answer.answer().message.is_some_and(|message| message.content.starts_with("You’re in"))
}

/// Returns the number of interactions that the bot has acknowledged without a message.
fn count_acknowledged_without_message(answers: &[Interaction]) -> usize {
    answers.iter().filter(|one| one.answer().kind == AnswerKind::DeferredUpdate).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_people_compete_for_the_free_seats() {
    for_each_database(check_competition_for_four_seats).await;
}

/// Runs the test `a_hundred_people_compete_for_the_free_seats` on a database of this kind.
async fn check_competition_for_four_seats(kind: DatabaseKind) {
    let world = World::with_bot_on(kind, 1).await;
    let [ada] = world.add_people(["Ada"]);
    let lobby = world.open_lobby(&[&ada]).await;
    // The edit of the lobby's message is held, so that the Join button stays while the people click.
    let held = world.discord.inject(Fault::hold(EDIT).times(200));
    let crowd: Vec<PersonIn> =
        (1..=100).map(|n| world.add_person(&format!("Guest {n}")).1).collect();
    let answers = join_all(crowd.iter().map(|guest| guest.click(&lobby, "Join"))).await;
    assert!(answers.iter().all(|answer| !answer.has_failed()));
    let seated_and_refused = (
        count_answers_with(&answers, "You’re in"),
        count_answers_with(&answers, "All 4 seats are taken"),
    );
    assert_eq!(seated_and_refused, (3, 97));
    held.release_held_requests();
    let channel = world.discord.channel(world.channel);
    let full =
        channel.until("a full table", |all| all[0].content.contains("Seats taken: 4 of 4")).await;
    for (guest, answer) in crowd.iter().zip(&answers) {
        let name =
            format!("**{}**", world.discord.person_by_id(guest.id()).expect("a guest").name());
        let seated = has_seat_confirmation(answer);
        assert_eq!(seated, full[0].content.contains(&name), "{name}: {}", full[0].content);
    }
    // The three people leave at the same time. Of a hundred clicks to add a computer player, three succeed.
    let seated = crowd.iter().zip(&answers).filter(|(_, answer)| has_seat_confirmation(answer));
    let seated: Vec<&PersonIn> = seated.map(|(guest, _)| guest).collect();
    let left = join_all(seated.iter().map(|guest| guest.click(&lobby, "Leave"))).await;
    assert_eq!(count_acknowledged_without_message(&left), 3);
    channel.until("empty seats", |all| all[0].content.contains("Seats taken: 1 of 4")).await;
    let added = join_all((0..100).map(async |_| ada.try_click(&lobby, "Add Computer").await)).await;
    // Some clicks may find the button already disabled.
    let added: Vec<Interaction> = added.into_iter().flatten().collect();
    let too_many = count_answers_with(&added, "All 4 seats are taken");
    assert_eq!((count_acknowledged_without_message(&added), too_many), (3, added.len() - 3));
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_identical_clicks_are_one_draw_and_one_move() {
    for_each_database(check_identical_clicks).await;
}

/// Runs the test `a_hundred_identical_clicks_are_one_draw_and_one_move` on a database of this kind.
async fn check_identical_clicks(kind: DatabaseKind) {
    let world = World::with_bot_on(kind, 1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let board = world.begin_match(&[&ada, &bo]).await;
    let (lead, turn) = pinged_and_other_player(&board, &ada, &bo);
    take_turn(lead).await;
    let board = world.wait_for_board(world.channel).await;
    let (tile, spot) = suggested_tile_and_spot(turn).await.expect("something fits");
    let strangers: Vec<PersonIn> =
        (1..=40).map(|n| world.add_person(&format!("Guest {n}")).1).collect();

    // Discord refuses to delete the racks, so all of them can be clicked.
    prevent_rack_deletion_and_reposting(&world);
    // Forty clicks of strangers, thirty of the player who waits, and thirty of the player to move draw one tile.
    let asked = join_all((0..30).map(|_| turn.click(&board, "Draw"))).await;
    let asked = join_all(asked.into_iter().map(private_message)).await;
    let clicks = strangers.iter().chain([lead; 30]).map(|person| (person, &board, "Draw"));
    let sure = asked.iter().map(|asked| (turn, asked, "Draw Anyway"));
    let clicks = clicks.chain(sure);
    let answers = join_all(clicks.map(|(person, at, name)| person.click(at, name))).await;
    assert!(answers.iter().all(|answer| !answer.has_failed()));
    assert_eq!(count_answers_with(&answers[..40], "not playing at this table"), 40);
    assert_eq!(
        (
            count_answers_with(&answers[40..70], "’s turn"),
            count_answers_with(&answers[40..70], "You drew")
        ),
        (30, 0)
    );
    assert_eq!(
        (
            count_answers_with(&answers[70..], "You drew"),
            count_answers_with(&answers[70..], "moved on")
        ),
        (1, 29)
    );
    let rack = ask_privately(turn, "rack").await;
    assert_eq!(tiles_in_answer(&rack).len(), 10);

    // A hundred requests for the same placement, by button and by command, make one move with one announcement.
    let shown = match rack.button("Place") {
        Some(_) => rack,
        None => open_best_preview(turn, &rack).await,
    };
    let typed = [("tile", tile.as_str().into()), ("spot", spot.as_str().into())];
    let held = world.discord.inject(Fault::hold(ANSWER).times(100));
    let (clicks, others, ()) = tokio::join!(
        join_all((0..60).map(|_| turn.click(&shown, "Place"))),
        join_all(strangers.iter().map(|guest| guest.slash("place", &typed))),
        async { held.release_held_requests() },
    );
    assert!(clicks.iter().chain(&others).all(|answer| !answer.has_failed()));
    assert_eq!(count_answers_with(&others, "not playing at this table"), 40);
    let next_board = world.wait_for_board(world.channel).await;
    assert!(
        next_board.content.contains("drew 1") && next_board.content.contains("placed"),
        "{}",
        next_board.content
    );
    assert_eq!(next_board.pinged, [lead.id()]);
    assert_eq!(tiles_in_answer(&ask_privately(turn, "rack").await).len(), 9);
    let channel = world.discord.channel(world.channel);
    assert_eq!(channel.messages().len(), 4, "{}", world.transcript());
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn thirty_tables_are_opened_at_once() {
    for_each_database(check_thirty_tables).await;
}

/// Runs the test `thirty_tables_are_opened_at_once` on a database of this kind.
async fn check_thirty_tables(kind: DatabaseKind) {
    let world = World::with_bot_on(kind, 1).await;
    let home = world.discord.home();
    let table = async |number: usize| {
        let channel = home.add_text_channel(&format!("table-{number}"));
        let person = |name: &str| {
            world.discord.add_person(&format!("{name} {number}"), "en-US").in_channel(channel)
        };
        let people = ["Ada", "Bo", "Cy", "Dee", "Eve", "Flo"].map(person);
        let opened = join_all(people[..2].iter().map(|person| person.slash("play", &[]))).await;
        assert_eq!(
            (count_answers_with(&opened, "table is open"), count_answers_with(&opened, "already")),
            (1, 1)
        );
        let there = world.discord.channel(channel);
        let lobby = there.next_message(|message| message.button("Join").is_some()).await;
        let joined =
            join_all(people.iter().map(async |person| person.try_click(&lobby, "Join").await))
                .await;
        // A person who is too late finds the button disabled, or reads the reason.
        let seated = joined.iter().flatten().filter(|one| has_seat_confirmation(one)).count();
        assert_eq!(seated, 3, "{}", there.transcript());
        let started = join_all(people.iter().map(|person| person.click(&lobby, "Start"))).await;
        assert_eq!(count_acknowledged_without_message(&started), 1);
        let board = there.next_message(|message| message.button("My Rack").is_some()).await;
        let turn =
            people.iter().find(|person| board.pinged == [person.id()]).expect("one is called");
        let (tile, spot) = suggested_tile_and_spot(turn).await.expect("any tile leads");
        let typed = [("tile", tile.as_str().into()), ("spot", spot.as_str().into())];
        let placed = join_all(people.iter().map(|person| person.slash("place", &typed))).await;
        assert_eq!(count_answers_with(&placed, "You placed"), 1);
        assert_eq!(count_answers_with(&placed, "not playing at this table"), 2);
        // By then it may be the turn of the person who is refused. In this case the refusal names the tile or the spot.
        let why = ["let you know when", "isn’t on your rack", "is gone: it’s been filled"];
        let refused: usize = why.iter().map(|words| count_answers_with(&placed, words)).sum();
        assert_eq!(refused, 3, "{}", there.transcript());
        let lead = format!("placed {} on spot 1", with_nonbreaking_hyphens(&tile));
        there.next_message(|message| message.content.contains(&lead)).await;
        let public: Vec<Message> = there.messages();
        assert_eq!(public.len(), 3, "{}", there.transcript());
    };
    join_all((0..30).map(table)).await;
    world.finish_without_refusals();
}

/// Starts a match of two in a new channel. Returns the player to move, and a tile and a spot where the tile fits. The names of the
/// channel and of the people end with `name_number`, so that each call can create different ones.
async fn begin_match_and_find_mover_tile_and_spot(
    world: &World,
    name_number: usize,
) -> (PersonIn, String, String) {
    let channel = world.discord.home().add_text_channel(&format!("table-{name_number}"));
    let person = |name: &str| {
        world.discord.add_person(&format!("{name} {name_number}"), "en-US").in_channel(channel)
    };
    let [ada, bo] = ["Ada", "Bo"].map(person);
    let board = world.begin_match(&[&ada, &bo]).await;
    let lead = pinged_and_other_player(&board, &ada, &bo).0.clone();
    let (tile, spot) = suggested_tile_and_spot(&lead).await.expect("any tile leads");
    (lead, tile, spot)
}

/// A hundred people use the same table, and a hundred other people use a table each, all at the same time.
#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_people_use_one_table_and_a_hundred_tables() {
    for_each_database(check_one_and_a_hundred_tables).await;
}

/// Runs the test `a_hundred_people_use_one_table_and_a_hundred_tables` on a database of this kind.
async fn check_one_and_a_hundred_tables(kind: DatabaseKind) {
    let world = World::with_bot_on(kind, 1).await;
    prevent_rack_deletion_and_reposting(&world);
    let mut tables = Vec::new();
    for ten in 0..10 {
        tables.extend(
            join_all(
                (0..10).map(|one| begin_match_and_find_mover_tile_and_spot(&world, 10 * ten + one)),
            )
            .await,
        );
    }
    let crowded = begin_match_and_find_mover_tile_and_spot(&world, 100).await;
    let places = async |(person, tile, spot): &(PersonIn, String, String)| {
        person
            .slash("place", &[("tile", tile.as_str().into()), ("spot", spot.as_str().into())])
            .await
    };
    let (here, everywhere) = tokio::join!(
        join_all((0..100).map(|_| places(&crowded))),
        join_all(tables.iter().map(places)),
    );
    assert!(here.iter().chain(&everywhere).all(|answer| !answer.has_failed()));
    assert_eq!(
        (count_answers_with(&here, "You placed"), count_answers_with(&everywhere, "You placed")),
        (1, 100)
    );
    // The other ninety-nine are refused: it is no longer the person's turn, or the tile or the spot is no longer available.
    let why = ["let you know when", "isn’t on your rack", "is gone: it’s been filled"];
    let refused: usize = why.iter().map(|words| count_answers_with(&here, words)).sum();
    assert_eq!(refused, 99);
    for (person, tile, _) in tables.iter().chain([&crowded]) {
        let there = world.discord.channel(person.channel());
        // The message has no picture if too many pictures are waiting to be drawn.
        let words = format!("placed {} on spot 1", with_nonbreaking_hyphens(tile));
        let post = there.next_message(|message| message.content.contains(&words)).await;
        assert_eq!(post.pinged.len(), 1);
        assert_eq!(there.messages().len(), 3, "{}", there.transcript());
    }
    world.finish_without_refusals();
}
