//! Tournaments with more players than fit into a message, with mistakes of organisers, and with curious spectators.

use discord_stand_in::people::Message;
use triominos::time::Clock as _;

use crate::league::leaderboards::{home_server_and_channel_ids, match_result, store_results};
use crate::privacy::leaks::{ReceivedTexts, SecretState, delivered_text};
use crate::support::bot::{World, is_board, private_message};
use crate::support::clock::SteppedClock;
use crate::support::turns::{pinged_and_other_player, take_turn};
use crate::tournament::course::{
    cancel_tournament_and_confirm, join_as_organiser, standard_tournament_options,
    use_tournament_command, wait_for_table_threads, wait_for_tournament_message, wait_for_words,
};

const MINUTE: i64 = 60_000;

/// Returns `true` if a page of the standings has a row for this rank.
fn has_row_for_rank(page: &Message, rank: usize) -> bool {
    page.content.lines().any(|line| line.trim_start().starts_with(&format!("{rank} ")))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_player_is_on_a_page_of_the_standings() {
    let world = World::new(1).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada] = world.add_people(["Ada"]);
    use_tournament_command(
        &mo,
        "create",
        &[
            standard_tournament_options("Big", 2, 2),
            vec![("capacity", 80.into()), ("computers", 59.into())],
        ]
        .concat(),
    )
    .await;
    use_tournament_command(&ada, "join", &[]).await;
    let first = ada.slash("tournament status", &[]).await.message();
    assert!(first.content.contains("Page 1 of 6"), "{}", first.content);
    assert_eq!(first.button_labels(), ["Higher Ranks", "Lower Ranks", "My Rank", "Details"]);
    let mut pages = vec![first];
    for _ in 1..6 {
        let next =
            private_message(ada.click(pages.last().expect("one"), "Lower Ranks").await).await;
        // The page replaces the one before in the same message.
        assert_eq!(next.id, pages[0].id);
        pages.push(next);
    }
    let shown: Vec<String> = pages.iter().map(alt_text_of).collect();
    let stands =
        |page: &str, rank: usize| page.lines().any(|line| line.starts_with(&format!("{rank}. ")));
    let own = (1..=60)
        .find(|rank| shown[0].lines().any(|line| line.starts_with(&format!("{rank}. Ada: "))));
    let own = own.expect("her line on every page");
    for rank in 1..=60 {
        let times = shown.iter().filter(|page| stands(page, rank)).count();
        assert_eq!(times, if rank == own { 6 } else { 1 }, "{rank}");
    }
    let own_place = format!("You’re number {own} of 60: 0 points");
    assert!(pages.iter().all(|page| page.content.contains(&own_place)), "{}", pages[0].content);
    let apart = shown.iter().filter(|page| page.contains("Your row:")).count();
    assert_eq!(apart, 5);
    let back = private_message(ada.click(&pages[5], "Higher Ranks").await).await;
    assert!(back.content.contains("Page 5 of 6"), "{}", back.content);
    let mine = private_message(ada.click(&pages[5], "My Rank").await).await;
    assert!(!alt_text_of(&mine).contains("Your row:"), "{}", alt_text_of(&mine));

    // The details contain everything by which the standings are ordered. They appear in a message of their own.
    let first = ada.click(&mine, "Details").await.message();
    assert!(first.content.contains("Page 1 of 3"), "{}", first.content);
    assert_eq!(first.button_labels(), ["Higher Ranks", "Lower Ranks", "My Rank"]);
    let second = private_message(ada.click(&first, "Lower Ranks").await).await;
    let third = private_message(ada.click(&second, "Lower Ranks").await).await;
    // The pages replace each other in the same message, and every player is on one of them.
    assert_eq!((second.id, third.id), (first.id, first.id));
    let pages = [&first, &second, &third];
    let own = pages.iter().filter(|page| page.content.contains("Ada")).count();
    assert_eq!(own, 3);
    assert!((1..=60).all(|rank| pages.iter().any(|page| has_row_for_rank(page, rank))));
    let back = private_message(ada.click(&third, "Higher Ranks").await).await;
    assert!(back.content.contains("Page 2 of 3"), "{}", back.content);

    // The public message opens the standings as well, also for a person who does not take part.
    let board = wait_for_tournament_message(&world, "Big").await;
    let shown = private_message(mo.click(&board, "Standings").await).await;
    assert!(shown.content.contains("Page 1 of 6"), "{}", shown.content);
    // A tournament in which nothing was played has no standings.
    cancel_tournament_and_confirm(&mo).await;
    let end = wait_for_words(&world, "**Big** was cancelled by **Mo**.").await;
    assert!(!end.content.contains("Page"), "{}", end.content);
    world.finish_without_refusals();
}

/// Returns the alt text of a page's picture.
fn alt_text_of(page: &Message) -> String {
    let picture = page.picture().expect("a picture");
    picture.alt_text.clone().expect("in words")
}

#[tokio::test(flavor = "multi_thread")]
async fn mistakes_of_organisers_are_explained_and_the_log_keeps_the_names_at_the_time() {
    let world = World::new(2).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo, cy, dee] = world.add_people(["Ada", "Bo", "Cy", "Dee"]);
    use_tournament_command(
        &mo,
        "create",
        &[standard_tournament_options("Cup", 2, 2), vec![("capacity", 2.into())]].concat(),
    )
    .await;
    use_tournament_command(&ada, "join", &[]).await;
    let few = use_tournament_command(&mo, "start", &[]).await;
    assert!(few.content.contains("There aren’t enough players yet: you have 1"), "{}", few.content);
    use_tournament_command(&bo, "join", &[]).await;
    use_tournament_command(&mo, "withdraw", &[("player", "Bo".into())]).await;
    let twice = use_tournament_command(&mo, "withdraw", &[("player", "Bo".into())]).await;
    assert!(twice.content.contains("no longer in this tournament"), "{}", twice.content);
    let gone = use_tournament_command(&bo, "leave", &[]).await;
    assert!(gone.content.contains("not in this tournament"), "{}", gone.content);
    let removed = use_tournament_command(&bo, "join", &[]).await;
    assert!(removed.content.contains("withdrawn you"), "{}", removed.content);
    use_tournament_command(&dee, "join", &[]).await;
    let full = use_tournament_command(&mo, "pardon", &[("player", "Bo".into())]).await;
    assert!(full.content.contains("all 2 places"), "{}", full.content);
    let bot = world.discord.application_id();
    let bot =
        use_tournament_command(&mo, "replace", &[("player", "Ada".into()), ("by", bot.into())])
            .await;
    assert!(bot.content.contains("A bot can’t"), "{}", bot.content);
    use_tournament_command(&mo, "replace", &[("player", "Ada".into()), ("by", cy.id().into())])
        .await;
    wait_for_words(&world, "**Mo** replaced **Ada** with **Cy**").await;

    use_tournament_command(&mo, "start", &[]).await;
    let open = wait_for_table_threads(&world, 1, 1).await;
    for (part, words) in [
        ("start", "already started"),
        ("pause", "Paused. All clocks have stopped"),
        ("pause", "already paused"),
        ("resume", "The tournament goes on"),
        ("resume", "isn’t paused"),
    ] {
        let answer = use_tournament_command(&mo, part, &[]).await;
        assert!(answer.content.contains(words), "{part}: {}", answer.content);
    }
    let order = |order: &'static str| [("table", 1.into()), ("order", order.into())];
    let nonsense = use_tournament_command(&mo, "result", &order("1>1")).await;
    assert!(nonsense.content.contains("recognise that order"), "{}", nonsense.content);
    // The decision about a table can be changed.
    use_tournament_command(&mo, "result", &order("1>2")).await;
    wait_for_words(&world, "set the result of table 1").await;
    wait_for_table_threads(&world, 2, 1).await;
    use_tournament_command(&mo, "result", &order("2>1")).await;
    let channel = world.discord.channel(world.channel);
    let decided = |all: &[Message]| {
        all.iter().filter(|one| one.content.contains("set the result of table 1")).count() == 2
    };
    channel.until("the other decision", decided).await;

    // The tournament is cancelled before its end: the matches end, and only results of tables can still be corrected.
    cancel_tournament_and_confirm(&mo).await;
    let board = wait_for_tournament_message(&world, "Cup").await;
    let ended = |all: &[Message]| {
        all.iter().any(|one| {
            one.id == board.id && one.content.contains("An organiser cancelled the tournament")
        })
    };
    channel.until("the end", ended).await;
    let second = wait_for_table_threads(&world, 2, 1).await;
    let closed = |all: &[Message]| {
        all.iter().any(|message| message.content.contains("an organiser ended it"))
    };
    world.discord.channel(second[0]).until("the match to end", closed).await;
    assert_ne!(open, second);
    for part in ["cancel", "start", "pause", "join", "leave"] {
        let over = use_tournament_command(&mo, part, &[]).await;
        assert!(over.content.contains("is over"), "{part}: {}", over.content);
    }

    // The organiser may have another name now, or have left the server. The log shows the name of that time.
    let person = world.discord.person_by_id(mo.id()).expect("Mo");
    person.set_nickname(world.discord.home().id(), Some("Boss"));
    let log = use_tournament_command(&mo, "log", &[]).await;
    for words in [
        "**Mo** created the tournament",
        "**Ada** ",
        "**Mo** withdrew **Bo**",
        "**Mo** replaced **Ada** with **Cy**",
        "**Mo** gave the go-ahead",
        "**Mo** paused",
        "**Mo** cancelled the tournament",
    ] {
        assert!(log.content.contains(words), "{words}: {}", log.content);
    }
    assert!(!log.content.contains("Boss") && log.pinged.is_empty(), "{}", log.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_arena_ends_with_its_last_tables() {
    let world = World::new(5).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let options = [
        ("name", "Night".into()),
        ("arena", 10.into()),
        ("seats", 2.into()),
        ("no-show", 60.into()),
        ("edition", "Standard rules".into()),
        ("clock", "No clock, so take all the time you want".into()),
    ];
    use_tournament_command(&mo, "create", &options).await;
    use_tournament_command(&ada, "join", &[]).await;
    use_tournament_command(&bo, "join", &[]).await;
    use_tournament_command(&mo, "start", &[]).await;
    wait_for_words(&world, "Table 1: ").await;
    let late = use_tournament_command(&mo, "status", &[]).await;
    assert!(late.content.contains("standings"), "{}", late.content);
    advance_past_the_end(&world.clock);
    let channel = world.discord.channel(world.channel);
    use_tournament_command(&mo, "pause", &[]).await;
    use_tournament_command(&mo, "resume", &[]).await;
    let ending = |all: &[Message]| {
        all.iter().any(|one| {
            one.content.contains("still playing: 1") || one.content.contains("Still playing: 1")
        })
    };
    channel.until("the last table", ending).await;
    assert!(!channel.messages().iter().any(|one| one.content.contains("wins! 🏆")));
    use_tournament_command(&mo, "result", &[("table", 1.into()), ("order", "2>1".into())]).await;
    let end = wait_for_words(&world, "**Night** is over").await;
    assert!(end.content.contains("wins! 🏆"), "{}", end.content);
    // The decision is corrected, and the announcement of the end changes with it.
    let winner = |content: &str| content.lines().next().map(str::to_owned);
    let first = winner(&end.content);
    use_tournament_command(&mo, "result", &[("table", 1.into()), ("order", "1>2".into())]).await;
    let right =
        |all: &[Message]| all.iter().any(|one| one.id == end.id && winner(&one.content) != first);
    channel.until("the other winner", right).await;
    world.finish_without_refusals();
}

/// Advances the clock past the end of the tournament.
fn advance_past_the_end(clock: &SteppedClock) {
    clock.advance(11 * MINUTE);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_message_of_a_tournament_reveals_a_tile() {
    let world = World::new(7).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo, eve] = world.add_people(["Ada", "Bo", "Eve"]);
    let persons = [(ada.id(), "Ada"), (bo.id(), "Bo")];
    let results: Vec<_> = (1..=12)
        .map(|number| {
            match_result(
                home_server_and_channel_ids(&world),
                500 + number,
                world.clock.now() - 900_000 + number,
                &persons,
            )
        })
        .collect();
    store_results(&world, &results).await;
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 2, 2)).await;
    use_tournament_command(&ada, "join", &[]).await;
    use_tournament_command(&bo, "join", &[]).await;
    use_tournament_command(&mo, "start", &[]).await;
    let [thread] = wait_for_table_threads(&world, 1, 1).await[..] else { panic!("one table") };
    let people = [&ada, &bo].map(|person| {
        let person = world.discord.person_by_id(person.id()).expect("a player");
        person.in_channel(thread)
    });
    for _ in 0..4 {
        let mut boards = world.discord.channel(thread).messages().into_iter();
        let board = boards.rfind(|message| message.picture().is_some());
        let (turn, _) = pinged_and_other_player(&board.expect("a board"), &people[0], &people[1]);
        let count = |all: &[Message]| all.iter().filter(|one| is_board(one)).count();
        let before = count(&world.discord.channel(thread).messages());
        take_turn(turn).await;
        world.discord.channel(thread).until("the next board", |all| count(all) > before).await;
    }
    let secret_state = SecretState::read_from(&world).await;
    // A spectator and an organiser use every command.
    let mut got = ReceivedTexts::default();
    for (person, parts) in
        [(&eve, vec!["status", "join"]), (&mo, vec!["status", "log", "pause", "resume"])]
    {
        for part in parts {
            let used = person.slash(&format!("tournament {part}"), &[]).await;
            got.record_answer_texts(part, used).await;
        }
        let ada = [("player", ada.id().into())];
        got.record_answer_texts("leaderboard", person.slash("leaderboard", &[]).await).await;
        got.record_answer_texts("profile", person.slash("profile", &ada).await).await;
        let explain = [("player", "Ada".into())];
        got.record_answer_texts("explained", person.slash("tournament status", &explain).await)
            .await;
        let typed = [("table", 1.into()), ("order", "".into())];
        let orders = person.autocomplete("tournament result", &typed, "order").await;
        got.0.push(("orders".to_owned(), format!("{orders:?}")));
    }
    use_tournament_command(&mo, "result", &[("table", 1.into()), ("order", "1>2".into())]).await;
    wait_for_words(&world, "set the result of table 1").await;
    for channel in [world.channel, thread] {
        let all = world.discord.channel(channel).messages();
        got.0.extend(all.iter().map(|message| ("public".to_owned(), delivered_text(message))));
    }
    assert!(got.0.iter().any(|(what, text)| what == "leaderboard" && text.contains("description")));
    got.assert_no_hidden_tile("an onlooker", &secret_state, None);
    world.finish_without_refusals();
}
