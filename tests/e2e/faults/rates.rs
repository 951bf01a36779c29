//! Rate limits: clicks and replays are limited, and simultaneous requests cannot exceed other limits.

use discord_stand_in::people::PersonIn;
use futures_util::future::join_all;
use triominos::discord::Rates;
use triominos::table::TableLimits;

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::database::{DatabaseKind, for_each_database};
use crate::support::turns::{suggested_tile_and_spot, take_turn};
use crate::tournament::course::{
    join_as_organiser, standard_tournament_options, use_tournament_command,
    wait_for_tournament_message,
};

/// Creates a test environment whose bot has the default rate limits.
async fn world_with_rate_limits(seed: u64) -> World {
    let mut world = World::without_bot(seed).await;
    world.rates = Some(Rates::default());
    world.start_bot().await;
    world
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_clicks_too_fast_is_told_when_to_continue() {
    let world = world_with_rate_limits(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let lobby = world.open_lobby(&[&ada]).await;
    for _ in 0..9 {
        ask_privately(&ada, "help").await;
    }
    // A click over the limit has no effect, whatever it is, and does not read the database.
    world.clock.advance(2_000);
    let mut database = world.database.open_connection().await;
    database.rename_table("person_settings", "elsewhere").await;
    for _ in 0..30 {
        let answered = world.discord.requests().len();
        let refused = private_message(ada.click(&lobby, "Add Computer").await).await;
        assert!(refused.content.contains("Try again in 8 seconds"), "{}", refused.content);
        assert!(refused.content.contains("nothing has changed"), "{}", refused.content);
        assert_eq!(world.discord.requests().len(), answered + 1, "one call for each click");
    }
    let refused = ask_privately(&ada, "leave").await;
    assert!(refused.content.contains("Try again in 8 seconds"), "{}", refused.content);
    database.rename_table("elsewhere", "person_settings").await;
    // Other people are not limited, and autocompletion does not count as a click.
    assert!(ada.autocomplete("place", &[("tile", "".into())], "tile").await.is_empty());
    bo.click(&lobby, "Join").await;
    let there = world.discord.channel(world.channel);
    there.until("Bo to sit", |all| all[0].content.contains("Seats taken: 2 of 4")).await;
    world.clock.advance(8_000);
    ada.click(&lobby, "Start").await;
    world.wait_for_board(world.channel).await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_who_clicks_buttons_fast_meets_no_rate_limit() {
    let world = world_with_rate_limits(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    // A lobby, and three clicks on its rules: one click each second.
    private_message(ada.slash("play", &[]).await).await;
    let lobby = world.wait_for_button("Join").await;
    bo.click(&lobby, "Join").await;
    for _ in 0..3 {
        world.clock.advance(1_000);
        ada.click(&lobby, "Rules").await;
    }
    ada.click(&lobby, "Start").await;
    let board = world.wait_for_board(world.channel).await;
    let (turn, _) = crate::support::turns::pinged_and_other_player(&board, &ada, &bo);
    world.clock.advance(1_000);
    let rack = private_message(turn.click(&board, "My Rack").await).await;
    let menu = rack.menus().remove(0);
    for option in menu.options.iter().take(3) {
        world.clock.advance(1_000);
        let shown = turn.choose(&rack, &menu.custom_id, &[&option.value]).await;
        assert!(!private_message(shown).await.content.contains("too fast for me"));
    }
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_is_drawn_every_half_minute() {
    let mut world = World::without_bot(1).await;
    world.rates = Some(Rates { clicks: u32::MAX, ..Rates::default() });
    world.start_bot().await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    private_message(ada.slash("play", &[("edition", "Standard rules".into())]).await).await;
    let lobby = world.wait_for_button("Join").await;
    bo.click(&lobby, "Join").await;
    ada.click(&lobby, "Start").await;
    // The match must be over before there is a replay.
    let over = loop {
        let board = world.discord.channel(world.channel).next_message(|_| true).await;
        if board.button("Watch Replay").is_some() {
            break board;
        }
        match board.pinged.as_slice() {
            [id] if *id == ada.id() => drop(take_turn(&ada).await),
            [id] if *id == bo.id() => drop(take_turn(&bo).await),
            _ => {}
        }
    };
    let replay =
        async |person: &PersonIn| private_message(person.click(&over, "Watch Replay").await).await;
    assert!(replay(&ada).await.content.contains("whole match"));
    world.clock.advance(12_000);
    let again = replay(&ada).await;
    assert!(again.content.contains("another in 18 seconds"), "{}", again.content);
    assert!(again.picture().is_none());
    assert!(replay(&bo).await.content.contains("whole match"), "nobody else waits");
    world.clock.advance(18_000);
    assert!(replay(&ada).await.content.contains("whole match"));
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_limit_of_open_tables_holds_for_simultaneous_requests() {
    for_each_database(check_simultaneous_openings).await;
}

/// Runs the test `the_limit_of_open_tables_holds_for_simultaneous_requests` on a database of this
/// kind.
async fn check_simultaneous_openings(kind: DatabaseKind) {
    let mut world = World::without_bot_on(kind, 1).await;
    world.limits = Some(TableLimits::default());
    world.start_bot().await;
    let home = world.discord.home();
    let ada = world.discord.add_person("Ada", "en-US");
    let channels: Vec<_> = (0..20).map(|n| home.add_text_channel(&format!("side-{n}"))).collect();
    let there: Vec<_> = channels.iter().map(|channel| ada.in_channel(*channel)).collect();
    let answers = join_all(there.iter().map(|person| ask_privately(person, "play"))).await;
    let refused = answers.iter().filter(|answer| answer.content.contains("You already have 3"));
    assert_eq!(refused.count(), 17);
    let mut database = world.database.open_connection().await;
    assert_eq!(database.query_numbers("SELECT COUNT(*) FROM tables").await, [3]);
    database.close().await;
    world.finish_without_refusals();
}

/// Autocompletion answers every keystroke while the database cannot be read.
#[tokio::test(flavor = "multi_thread")]
async fn autocompletion_answers_without_the_database() {
    for_each_database(check_autocompletion_without_database).await;
}

/// Runs the test `autocompletion_answers_without_the_database` on a database of this kind.
async fn check_autocompletion_without_database(kind: DatabaseKind) {
    let world = World::with_bot_on(kind, 1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, _, _) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    let mo = join_as_organiser(&world, "Mo");
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 2, 2)).await;
    ada.click(&wait_for_tournament_message(&world, "Cup").await, "Join").await;
    let typed = async |what: &str| {
        mo.autocomplete("tournament status", &[("player", what.into())], "player").await
    };
    let (tile, players) = (suggested_tile_and_spot(turn).await, typed("A").await);
    assert!(tile.is_some());
    assert_eq!(players.len(), 1);
    world.wait_until_published().await;

    let mut database = world.database.open_connection().await;
    for table in ["tables", "tournaments", "tournament_events", "events", "person_settings"] {
        database.rename_table(table, "out_of_reach").await;
        assert_eq!(suggested_tile_and_spot(turn).await, tile, "{table}");
        assert_eq!(typed("Ad").await, players, "{table}");
        database.rename_table("out_of_reach", table).await;
    }
    database.close().await;
    world.finish_without_refusals();
}
