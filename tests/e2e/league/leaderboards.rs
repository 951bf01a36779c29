//! Leaderboards, profiles and seasons, as the members of a server see them.

use discord_stand_in::people::{Message, PersonIn};
use triominos::ids::TableId;
use triominos::league::{Achievements, MatchResult, Player, RuleChanges, SeatResult};
use triominos::store::{Append, EventRow, NewTable, Store, TableStatus};
use triominos::time::Clock;
use triominos_rules::game::{Edition, Scoring};

use crate::support::bot::{BREAK, World, ask_privately, private_message};
use crate::support::clock::SteppedClock;
use crate::support::openapi;
use crate::support::turns::take_turn;

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;

/// Uses `/leaderboard` with these options.
pub async fn show_leaderboard(person: &PersonIn, options: &[(&str, &str)]) -> Message {
    let options: Vec<_> = options.iter().map(|(name, value)| (*name, (*value).into())).collect();
    private_message(person.slash("leaderboard", &options).await).await
}

/// Plays the match of these people from this first board to its end, and returns the last board.
pub async fn play_match_to_end(
    world: &World,
    people: &[&PersonIn],
    first_board: Message,
) -> Message {
    let mut board = first_board;
    for _ in 0..200 {
        if board.button("Play Again").is_some() {
            return board;
        }
        let person = people.iter().find(|person| board.pinged.contains(&person.id()));
        take_turn(person.expect("somebody is called")).await;
        board = world.wait_for_board(world.channel).await;
    }
    panic!("no end in sight\n{}", world.transcript());
}

/// Returns the id of the home server and the id of the test's channel.
pub fn home_server_and_channel_ids(world: &World) -> (u64, u64) {
    (world.discord.home().id(), world.channel)
}

/// Returns the result of a match in this server and channel. It ended at `finished_at`, in milliseconds since 1970.
/// `ids_and_names_by_place` are the ids and names of its players, from the first place to the last.
pub fn match_result(
    (guild, channel): (u64, u64),
    table_id: i64,
    finished_at: i64,
    ids_and_names_by_place: &[(u64, &str)],
) -> MatchResult {
    let seat = |((id, name), place): (&(u64, &str), u32)| SeatResult {
        player: Player::Person { id: (*id).into(), name: (*name).to_owned() },
        left: None,
        points: 150 - 20 * place as i32 + (table_id % 7) as i32,
        place,
        achievements: Achievements {
            turns: 12,
            placements: 9,
            draws: 4,
            bridges: u32::from(table_id % 3 == 0),
            hexagons: u32::from(table_id % 5 == 0),
            best_move: 40 + (table_id % 23) as i32,
            ..Achievements::default()
        },
        computer_turns_while_absent: 0,
    };
    MatchResult {
        table: table_id,
        guild: guild.into(),
        channel: channel.into(),
        started_at: finished_at - 20 * 60 * 1000,
        finished_at,
        edition: Edition::default(),
        rule_changes: RuleChanges::None,
        given_up: false,
        friendly: false,
        undone: false,
        scoring: Scoring::Standard,
        rounds: 1,
        seats: ids_and_names_by_place.iter().zip(1..).map(seat).collect(),
    }
}

/// Stores results in the bot's database, as if their matches had been played long ago.
pub async fn store_results(world: &World, results: &[MatchResult]) {
    let store = Store::connect(&world.database_url()).await.expect("the bot's database");
    for result in results {
        let event = EventRow { at: result.finished_at, version: 1, body: "{}".into() };
        let new = NewTable {
            id: TableId(result.table),
            home: result.guild.into(),
            // No channel with this id exists. Each table needs another channel.
            channel_id: result.table.unsigned_abs().into(),
            opened_by: None,
            people: &[],
            status: TableStatus::Playing,
            due_at: None,
            now: result.started_at,
            events: std::slice::from_ref(&event),
            announcements: &[],
            handled: None,
        };
        store.open_table(new).await.expect("a table");
        let over = Append {
            table: TableId(result.table),
            expected_seq: 1,
            events: &[event],
            status: TableStatus::Over,
            due_at: None,
            now: result.finished_at,
            announcements: &[],
            handled: None,
            forget_at: None,
            people: None,
            orders_played: &[],
            expected_at: None,
            claim: None,
            solo: None,
            orders_cancelled: false,
            result: Some(result),
        };
        store.append_events(over).await.expect("its end");
    }
    store.close().await;
}

/// Stores the results of two hundred matches of these 23 people, with three players each. The matches ended in the last weeks.
async fn store_two_hundred_matches(world: &World, persons: &[(u64, String)]) {
    let now = world.clock.now();
    let results: Vec<MatchResult> = (0..200_usize)
        .map(|n| {
            let pick = |k: usize| (n * 7 + k * (1 + n % 5) * 3 + n / 23) % persons.len();
            let mut seats: Vec<usize> = (0..3).map(pick).collect();
            seats.dedup();
            if seats.len() < 3 || seats[0] == seats[2] {
                seats = vec![n % 23, (n + 1) % 23, (n + 2) % 23];
            }
            // People at the beginning of the list win three of four matches.
            if n % 4 != 0 {
                seats.sort_unstable();
            }
            let persons: Vec<(u64, &str)> =
                seats.iter().map(|index| (persons[*index].0, persons[*index].1.as_str())).collect();
            match_result(
                home_server_and_channel_ids(world),
                1000 + n as i64,
                now - (200 - n as i64) * 5 * HOUR,
                &persons,
            )
        })
        .collect();
    store_results(world, &results).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn solo_records_are_shown_by_edition() {
    let world = World::new(5).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let alone = |table, (person, name): (&PersonIn, &str), edition, scoring, points| {
        let persons = [(person.id(), name)];
        let mut result = match_result(
            home_server_and_channel_ids(&world),
            table,
            world.clock.now() - HOUR,
            &persons,
        );
        (result.edition, result.scoring, result.seats[0].points) = (edition, scoring, points);
        result
    };
    let results = [
        alone(1001, (&ada, "Ada"), Edition::Goliath, Scoring::Standard, 250),
        alone(1002, (&bo, "Bo"), Edition::Kids, Scoring::Kids, 31),
        alone(1003, (&bo, "Bo"), Edition::Casual, Scoring::None, 0),
    ];
    store_results(&world, &results).await;

    let standard = show_leaderboard(&ada, &[("by", "Solo record")]).await;
    assert!(standard.content.contains("All time · Standard rules"), "{}", standard.content);
    assert!(standard.content.contains("number 1 of 1: 250 points"), "{}", standard.content);
    // The menu opens the records with other rules, and then the matches with all rules.
    let menu = standard.menus().remove(2);
    let kids = private_message(ada.choose(&standard, &menu.custom_id, &["kids"]).await).await;
    assert!(kids.content.contains("All time · Rules for children"), "{}", kids.content);
    let words = kids.picture().and_then(|picture| picture.alt_text.clone());
    assert!(words.as_ref().is_some_and(|words| words.contains("1. Bo: 31 points")), "{words:?}");
    let boards = kids.menus().remove(0);
    let wins = private_message(ada.choose(&kids, &boards.custom_id, &["wins"]).await).await;
    assert!(wins.content.starts_with("### Wins · All time\n"), "{}", wins.content);
    assert_eq!(wins.menus().len(), 2);
    let options = [("by", "Solo record"), ("edition", "No-score rules")];
    let none = show_leaderboard(&bo, &options).await;
    assert!(none.content.contains("There are no solo records"), "{}", none.content);
    let profile = ask_privately(&bo, "profile").await;
    assert!(
        profile.content.contains("Solo record, Rules for children: 31 points"),
        "{}",
        profile.content
    );
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn wins_against_computers_are_in_the_profile() {
    let world = World::new(5).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let persons = [(ada.id(), "Ada"), (bo.id(), "Bo")];
    let mut won =
        match_result(home_server_and_channel_ids(&world), 1001, world.clock.now() - HOUR, &persons);
    won.seats[1].player = Player::Computer { number: 1 };
    store_results(&world, &[won]).await;
    let profile = ask_privately(&ada, "profile").await;
    for words in [
        "Played: 1 match, 0 wins against people, 1 win against computers",
        "Rated: 0 of 1. A match",
    ] {
        assert!(profile.content.contains(words), "{words}: {}", profile.content);
    }
    assert!(!profile.content.contains("Rating: **"), "{}", profile.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_match_of_two_the_leaderboard_shows_both() {
    let world = World::new(3).await;
    let [ada, bo, eve] = world.add_people(["Ada", "Bo *the* great", "Eve"]);
    let before = show_leaderboard(&ada, &[]).await;
    assert!(before.content.contains("Nobody is ranked here yet"), "{}", before.content);
    let nobody = ask_privately(&ada, "profile").await;
    assert!(nobody.content.contains("Ada hasn’t finished a match"), "{}", nobody.content);

    let first = world.begin_match(&[&ada, &bo]).await;
    let end = play_match_to_end(&world, &[&ada, &bo], first).await;
    let winner = if end.content.contains("**Ada** wins") { "Ada" } else { "Bo \\*the\\* great" };

    let board = show_leaderboard(&ada, &[]).await;
    assert!(board.content.contains("Rating · All time"), "{}", board.content);
    assert!(board.content.contains("You’re number"), "{}", board.content);
    let wins = show_leaderboard(&ada, &[("by", "Wins")]).await;
    assert!(wins.content.contains("Wins · All time"), "{}", wins.content);
    // The menu opens other leaderboards. A person without matches reads why they have no place.
    let menu = board.menus().remove(0);
    let ladder = private_message(ada.choose(&board, &menu.custom_id, &["ladder"]).await).await;
    assert!(ladder.content.contains("Ladder"), "{}", ladder.content);
    let period_menu = ladder.menus().remove(1);
    let month =
        private_message(ada.choose(&ladder, &period_menu.custom_id, &["month"]).await).await;
    assert!(month.content.contains("Ladder · November 2026"), "{}", month.content);
    let none = show_leaderboard(&eve, &[]).await;
    assert!(
        none.content.contains("You’re not ranked here yet.\nA match is rated if"),
        "{}",
        none.content
    );
    let rules = show_leaderboard(&eve, &[("edition", "Rules for children")]).await;
    assert!(rules.content.contains("Nobody is ranked here yet"), "{}", rules.content);
    assert!(rules.content.contains("All time · "), "{}", rules.content);

    let own = ask_privately(&ada, "profile").await;
    for words in [
        "### Ada",
        "Rating: **",
        "(provisional)",
        "Ladder this season:",
        "1 match",
        "Rated: all of them",
    ] {
        assert!(own.content.contains(words), "{words}: {}", own.content);
    }
    let other =
        private_message(eve.slash("profile", &[("player", bo.id().to_string().into())]).await)
            .await;
    assert!(other.content.contains("### Bo \\*the\\* great"), "{}", other.content);
    let won = if winner == "Ada" { &own } else { &other };
    assert!(won.content.contains("1 win"), "{winner}: {}", won.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_with_a_computer_is_not_rated() {
    let world = World::new(5).await;
    let [ada] = world.add_people(["Ada"]);
    let lobby = world.open_lobby(&[&ada]).await;
    ada.click(&lobby, "Add Computer").await;
    let seated = |all: &[Message]| all.iter().any(|m| m.content.contains("Computer Owl"));
    world.discord.channel(world.channel).until("a computer to sit", seated).await;
    ada.click(&lobby, "Start").await;
    let mut board = world.wait_for_board(world.channel).await;
    while board.button("Play Again").is_none() {
        if board.pinged.is_empty() {
            world.clock.advance(BREAK);
        } else {
            take_turn(&ada).await;
        }
        board = world.wait_for_board(world.channel).await;
    }
    let rating = show_leaderboard(&ada, &[]).await;
    assert!(rating.content.contains("Nobody is ranked here yet"), "{}", rating.content);
    let best = show_leaderboard(&ada, &[("by", "Best move")]).await;
    assert!(best.content.contains("You’re number 1 of 1"), "{}", best.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_turn_the_pages_of_a_long_leaderboard() {
    let mut world = World::without_bot(6).await;
    let people: Vec<_> = (1..=23).map(|n| world.add_person(&format!("Player {n:02}"))).collect();
    let named: Vec<(u64, String)> =
        people.iter().map(|(person, _)| (person.id(), person.name())).collect();
    store_two_hundred_matches(&world, &named).await;
    world.start_bot().await;
    // Looks for the person in the last place, which is on the third page.
    let mut asked = people.iter();
    let (last, first) = loop {
        let (_, there) = asked.next().expect("somebody is last");
        let board = show_leaderboard(there, &[("by", "Ladder")]).await;
        if board.content.contains("You’re number 23 of 23: ") {
            break (there, board);
        }
    };
    assert!(first.content.contains("Page 1 of 3"), "{}", first.content);
    assert!(first.button("Higher Ranks").is_some_and(|button| button.disabled));
    let second = private_message(last.click(&first, "Lower Ranks").await).await;
    assert!(second.content.contains("Page 2 of 3"), "{}", second.content);
    let mine = private_message(last.click(&second, "My Rank").await).await;
    assert!(mine.content.contains("Page 3 of 3"), "{}", mine.content);
    let alt =
        mine.picture().and_then(|picture| picture.alt_text.clone()).expect("a picture in words");
    assert!(alt.contains("23. "), "{alt}");
    assert!(mine.button("My Rank").is_some_and(|button| button.disabled), "{}", mine.content);

    // After a restart and a week, the same buttons have the same effect.
    world.stop_bot().await;
    world.clock.advance(7 * DAY);
    world.start_bot().await;
    assert!(mine.button("Lower Ranks").is_some_and(|button| button.disabled));
    let back = private_message(last.click(&mine, "Higher Ranks").await).await;
    assert!(back.content.contains("Page 2 of 3"), "{}", back.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_has_left_the_server_is_hidden_until_they_play_again() {
    let mut world = World::without_bot(7).await;
    let home = world.discord.home().id();
    let names = ["Ada", "Bo", "Cy", "Di"];
    let people: Vec<_> = names.into_iter().map(|name| world.add_person(name)).collect();
    let [ada, bo, cy] = [0, 1, 2].map(|n| (people[n].0.id(), people[n].0.name()));
    let now = world.clock.now();
    let place = home_server_and_channel_ids(&world);
    let table = |n: i64, at: i64| {
        let persons = [(bo.0, bo.1.as_str()), (ada.0, ada.1.as_str()), (cy.0, cy.1.as_str())];
        match_result(place, n, at, &persons)
    };
    let results: Vec<_> = (1..=3).map(|n| table(n, now - 3 * DAY + n * HOUR)).collect();
    store_results(&world, &results).await;
    let again = table(9, now - HOUR);
    people[1].0.leaves(home);
    world.start_bot().await;

    let board = show_leaderboard(&people[0].1, &[("by", "Wins")]).await;
    assert!(board.content.contains("Nobody is ranked here yet"), "{}", board.content);
    let ladder = show_leaderboard(&people[0].1, &[("by", "Ladder")]).await;
    assert!(ladder.content.contains("You’re number 1 of 2"), "{}", ladder.content);
    let looked_up = || {
        let requests = world.discord.requests();
        requests.iter().filter(|r| r.method == "GET" && r.path.contains("/members/")).count()
    };
    let before = looked_up();
    show_leaderboard(&people[0].1, &[("by", "Ladder")]).await;
    assert_eq!(looked_up(), before, "what was found holds for a day");
    // The results are still stored: a person who plays again is shown again.
    store_results(&world, &[again]).await;
    world.clock.advance(1);
    let ladder = show_leaderboard(&people[2].1, &[("by", "Ladder")]).await;
    assert!(ladder.content.contains("of 2"), "they left after that match: {}", ladder.content);
    store_results(&world, &[table(10, world.clock.now() + 1)]).await;
    let ladder = show_leaderboard(&people[2].1, &[("by", "Ladder")]).await;
    assert!(ladder.content.contains("You’re number 3 of 3"), "{}", ladder.content);
    let refused: Vec<String> =
        world.discord.refused_requests().into_iter().map(|request| request.path).collect();
    assert!(refused.iter().all(|path| path.contains("/members/")), "{refused:?}");
    openapi::check_requests(&world.discord.requests());
}

/// Advances the clock to two minutes after the beginning of the next month.
pub fn advance_to_next_month(clock: &SteppedClock) {
    // From 21 November 12:00 to 1 December 00:02.
    clock.advance(9 * DAY + 12 * HOUR + 2 * 60_000);
}

/// Advances the clock by the five minutes for which it must show that a season is over before the bot closes the season.
pub async fn advance_until_clock_trusted(clock: &SteppedClock) {
    clock.wait_for_sleeper_and_advance(5 * 60_000).await;
}

/// Creates four people, and stores the results of eight matches between them in November. The first person won all of these
/// matches.
pub async fn store_november_matches(world: &World) -> Vec<PersonIn> {
    let names = ["Ada", "Bo", "Cy", "Di"];
    let people: Vec<_> = names.into_iter().map(|name| world.add_person(name)).collect();
    let named: Vec<(u64, String)> =
        people.iter().map(|(person, _)| (person.id(), person.name())).collect();
    let persons: Vec<(u64, &str)> = named.iter().map(|(id, name)| (*id, name.as_str())).collect();
    let start = world.clock.now() - 9 * DAY;
    let results: Vec<_> = (1..=8)
        .map(|n| match_result(home_server_and_channel_ids(world), n, start + n * DAY, &persons))
        .collect();
    store_results(world, &results).await;
    people.into_iter().map(|(_, there)| there).collect()
}

/// Returns the number of final messages of seasons in the test's channel.
pub fn count_final_messages_of_seasons(world: &World) -> usize {
    let all = world.discord.channel(world.channel).messages();
    all.iter().filter(|message| message.content.contains("the season is over")).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_season_ends_automatically() {
    let mut world = World::without_bot(8).await;
    let people = store_november_matches(&world).await;
    world.start_bot().await;
    advance_to_next_month(&world.clock);
    advance_until_clock_trusted(&world.clock).await;
    let final_message = world.wait_for_words("the season is over").await;
    assert!(final_message.content.contains("November 2026"), "{}", final_message.content);
    assert!(
        final_message.content.contains("**Ada** is the champion with 6.2 points"),
        "{}",
        final_message.content
    );
    assert!(final_message.pinged.is_empty());
    // When the bot polls again only after an hour, it has stored that the announcement is published, and does not repeat it.
    world.clock.wait_for_sleeper_and_advance(HOUR).await;
    world.stop_bot().await;
    world.clock.advance(2 * HOUR);
    world.start_bot().await;
    // The answer shows that the bot is connected. The advance by an hour would exceed the longest wait for a connection.
    show_leaderboard(&people[0], &[]).await;
    world.clock.wait_for_sleeper_and_advance(HOUR).await;
    let season = show_leaderboard(&people[0], &[("by", "Ladder"), ("period", "This season")]).await;
    assert!(season.content.contains("December 2026"), "{}", season.content);
    assert!(season.content.contains("Nobody is ranked here yet"), "{}", season.content);
    let past = show_leaderboard(&people[0], &[("by", "Ladder"), ("period", "Last season")]).await;
    assert!(past.content.contains("You’re number 1 of 4: 6.2 points"), "{}", past.content);
    assert_eq!(count_final_messages_of_seasons(&world), 1);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crash_at_the_end_of_a_season_does_not_repeat_its_announcement() {
    let mut world = World::without_bot(9).await;
    store_november_matches(&world).await;
    world.start_bot().await;
    advance_to_next_month(&world.clock);
    advance_until_clock_trusted(&world.clock).await;
    world.wait_for_words("the season is over").await;
    // The process may have died before it stored that the announcement is published. Another process takes over after the lease.
    world.stop_bot().await;
    world.clock.advance(61_000);
    world.start_bot().await;
    world.clock.wait_for_sleeper_and_advance(HOUR).await;
    assert_eq!(count_final_messages_of_seasons(&world), 1);
    world.finish_without_refusals();
}
