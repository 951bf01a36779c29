//! The data of people and servers: explained, exported, and deleted for good.

use discord_stand_in::people::{Message, Person, PersonIn};
use discord_stand_in::{Fault, OptionValue};
use serde_json::Value;

use crate::league::leaderboards::{
    home_server_and_channel_ids, match_result, show_leaderboard, store_results,
};
use crate::support::CHECK_EVERY;
use crate::support::bot::{World, ask_privately, finish_with_refusals, private_message};
use crate::support::database::{DatabaseKind, OtherConnection, for_each_database};
use crate::support::process::Program;
use crate::support::turns::take_turn;
use crate::tournament::course::{
    join_as_organiser, play_thread_to_the_end, standard_tournament_options, use_tournament_command,
    wait_for_table_threads, wait_for_words,
};

const MINUTE: i64 = 60 * 1000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// The name of the person whose data is deleted. The bot's own texts do not contain it, so each occurrence comes from the stored
/// data.
pub const NAME: &str = "Zebulon";

/// Creates three people, and stores the results of eight matches between them, all won by the first person. Returns the first
/// person, and all three as users of the test's channel.
async fn store_matches_of_three_players(world: &World) -> (Person, [PersonIn; 3]) {
    let people = [NAME, "Bo", "Cy"].map(|name| world.add_person(name));
    let persons: Vec<(u64, String)> =
        people.iter().map(|(person, _)| (person.id(), person.name())).collect();
    let persons: Vec<(u64, &str)> = persons.iter().map(|(id, name)| (*id, name.as_str())).collect();
    let start = world.clock.stand_in_time() - 9 * DAY;
    let results: Vec<_> = (1..=8)
        .map(|n| match_result(home_server_and_channel_ids(world), n, start + n * DAY, &persons))
        .collect();
    store_results(world, &results).await;
    let [(zebulon, first), (_, second), (_, third)] = people;
    (zebulon, [first, second, third])
}

/// Returns the database tables that contain this person's id or name.
async fn database_tables_naming(connection: &mut OtherConnection, person: &Person) -> Vec<String> {
    let id = person.id().to_string();
    let mut places = Vec::new();
    for (table, text) in connection.table_names_and_contents().await {
        if text.contains(&id) || text.contains(NAME) {
            places.push(table);
        }
    }
    places
}

/// Returns the alt text of the leaderboard's picture.
async fn leaderboard_alt_text(person: &PersonIn) -> String {
    let shown = show_leaderboard(person, &[]).await;
    shown.picture().and_then(|picture| picture.alt_text.clone()).expect("a picture")
}

/// Asks for the deletion of the person's data, and confirms it. Returns the last answer.
pub async fn request_and_confirm_deletion(person: &PersonIn) -> Message {
    let privacy = ask_privately(person, "privacy").await;
    let sure = private_message(person.click(&privacy, "Delete My Data").await).await;
    assert!(sure.content.contains("Really delete everything"), "{}", sure.content);
    private_message(person.click(&sure, "Delete Everything").await).await
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_left_of_a_person_who_asks_for_deletion() {
    for_each_database(check_person_deletion).await;
}

/// Runs the test `nothing_is_left_of_a_person_who_asks_for_deletion` on a database of this kind.
async fn check_person_deletion(kind: DatabaseKind) {
    let mut world = World::without_bot_on(kind, 3).await;
    let (zebulon, [zeb, bo, cy]) = store_matches_of_three_players(&world).await;
    world.start_bot().await;
    let mut beside = world.database.open_connection().await;

    // Zebulon creates data of every kind.
    let options: [(&str, OptionValue); 3] = [
        ("quiet", "22-8".into()),
        ("timezone", "UTC".into()),
        ("pings", "a mention in the channel".into()),
    ];
    private_message(zeb.slash("preferences", &options).await).await;
    let moderator = world
        .discord
        .add_person("Mia", "en-US")
        .with_moderator_permissions()
        .in_channel(world.channel);
    let why: [(&str, OptionValue); 2] =
        [("result", "8".into()), ("reason", "Zebulon was two".into())];
    private_message(moderator.slash("void-result", &why).await).await;
    let (turn, waiting, _) = world.begin_match_and_play_first_turn(&zeb, &bo).await;
    take_turn(turn).await;
    world.wait_for_board(world.channel).await;
    take_turn(waiting).await;
    world.wait_for_board(world.channel).await;
    assert!(ask_privately(&zeb, "rack").await.content.contains("Your tiles"));
    let mo = join_as_organiser(&world, "Mo");
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 1, 2)).await;
    for person in [&zeb, &bo, &cy] {
        use_tournament_command(person, "join", &[]).await;
    }
    world.wait_until_published().await;
    let before = leaderboard_alt_text(&bo).await;
    assert!(before.contains(NAME), "{before}");
    let places = database_tables_naming(&mut beside, &zebulon).await;
    for table in [
        "events",
        "introduced",
        "members",
        "ping_settings",
        "quiet_hours",
        "result_seats",
        "table_people",
        "tournament_events",
        "voidings",
    ] {
        assert!(places.iter().any(|place| place == table), "{table}: {places:?}");
    }

    // The exported copy contains no data of other people.
    let privacy = ask_privately(&zeb, "privacy").await;
    assert!(
        privacy.content.starts_with("**What this bot keeps about you**"),
        "{}",
        privacy.content
    );
    let copy = private_message(zeb.click(&privacy, "Download My Data").await).await;
    let [file] = &copy.attachments[..] else { panic!("{copy:?}") };
    let json: Value = serde_json::from_slice(&file.bytes).expect("JSON");
    assert_eq!(json["person"], Value::String(zebulon.id().to_string()));
    assert_eq!(json["rows"]["result_seats"].as_array().map(Vec::len), Some(8), "{json:#}");
    assert_eq!(json["rows"]["quiet_hours"][0]["zone"], "UTC");
    assert_eq!(json["tables"][0]["under_way"], true);
    assert_eq!(json["tournaments"][0]["name"], "Cup");
    let text = json.to_string();
    for others in ["\"Bo\"", "\"Mo\"", &bo.id().to_string(), &cy.id().to_string(), "racks", "seed"]
    {
        assert!(!text.contains(others), "{others}: {json:#}");
    }

    // The data is deleted only after a confirmation.
    let answer = request_and_confirm_deletion(&zeb).await;
    assert!(answer.content.contains("I’ve deleted everything"), "{}", answer.content);
    assert_eq!(database_tables_naming(&mut beside, &zebulon).await, ["forgetting"]);
    world.clock.wait_for_sleeper_and_advance(MINUTE).await;
    loop {
        let places = database_tables_naming(&mut beside, &zebulon).await;
        if places.is_empty() {
            break;
        }
        assert_eq!(places, ["forgetting"]);
        ask_privately(&bo, "help").await;
    }

    // The data of other people is unchanged.
    assert_eq!(leaderboard_alt_text(&bo).await, before.replace(NAME, "a former player"));
    assert!(
        ask_privately(&bo, "board").await.content.contains("your turn")
            || world.transcript().contains("former")
    );
    let places = use_tournament_command(&mo, "status", &[]).await;
    assert!(!places.content_and_alt_texts().contains(NAME), "{}", places.content_and_alt_texts());
    let record = ask_privately(&zeb, "profile").await;
    assert!(record.content.contains("hasn’t finished a match"), "{}", record.content);
    assert!(
        ask_privately(&zeb, "rack").await.content.contains("not playing at this table"),
        "their game is left"
    );

    // Later events at the table do not store the name again.
    let sure = ask_privately(&bo, "leave").await;
    private_message(bo.click(&sure, "Leave the Match").await).await;
    world.wait_until_published().await;
    assert_eq!(database_tables_naming(&mut beside, &zebulon).await, [""; 0]);

    // A person who plays again after the deletion starts without any data.
    private_message(zeb.slash("play", &[]).await).await;
    world.wait_for_words("has opened a Triominos table").await;
    let places = database_tables_naming(&mut beside, &zebulon).await;
    assert!(places.contains(&"events".to_owned()) && !places.contains(&"result_seats".to_owned()));
    beside.close().await;
    world.finish_without_refusals();
}

/// The deleted person played in a tournament that is over, and is in its results and its log. The person was also suspended, and is
/// in the moderators' log.
#[tokio::test(flavor = "multi_thread")]
async fn a_finished_tournament_forgets_a_deleted_person_and_keeps_the_places_of_others() {
    let mut world = World::without_bot_on(DatabaseKind::Sqlite, 4).await;
    world.start_bot().await;
    let mut beside = world.database.open_connection().await;
    let [(zebulon, zeb), (bo, bo_here)] = [NAME, "Bo"].map(|name| world.add_person(name));
    let mo = join_as_organiser(&world, "Mo");
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 1, 2)).await;
    for person in [&zeb, &bo_here] {
        use_tournament_command(person, "join", &[]).await;
    }
    use_tournament_command(&mo, "start", &[]).await;
    let thread = wait_for_table_threads(&world, 1, 1).await[0];
    play_thread_to_the_end(&world, thread, &[zebulon.clone(), bo.clone()]).await;
    wait_for_words(&world, "**Cup** is over.").await;
    let bar: [(&str, OptionValue); 3] = [
        ("player", zebulon.id().into()),
        ("suspend", "Until a moderator ends it".into()),
        ("reason", "Zebulon stalls".into()),
    ];
    let barred = private_message(mo.slash("moderate", &bar).await).await;
    assert!(barred.content.contains("Zebulon stalls"), "{}", barred.content);
    world.wait_until_published().await;
    let before = use_tournament_command(&bo_here, "status", &[]).await.content_and_alt_texts();
    assert!(before.contains(NAME), "{before}");
    let places = database_tables_naming(&mut beside, &zebulon).await;
    for table in ["bars", "moderation_log", "tournament_events", "result_seats"] {
        assert!(places.iter().any(|place| place == table), "{table}: {places:?}");
    }

    let answer = request_and_confirm_deletion(&zeb).await;
    assert!(answer.content.contains("I’ve deleted everything"), "{}", answer.content);
    assert_eq!(database_tables_naming(&mut beside, &zebulon).await, ["forgetting"]);
    let after = use_tournament_command(&bo_here, "status", &[]).await.content_and_alt_texts();
    assert_eq!(after, before.replace(NAME, "a former player"));
    for asked in ["log", "past"] {
        let answer = use_tournament_command(&mo, asked, &[]).await.content_and_alt_texts();
        assert!(!answer.contains(NAME), "{asked}: {answer}");
    }

    // The suspension continues without its reason until a moderator lifts it.
    let refused = ask_privately(&zeb, "play").await;
    assert!(refused.content.contains("has suspended you"), "{}", refused.content);
    assert!(refused.content.contains("Reason: other"), "{}", refused.content);
    let panel = ask_privately(&mo, "moderate").await;
    assert!(panel.content.contains("a former player"), "{}", panel.content);
    let log = private_message(mo.click(&panel, "Log").await).await;
    assert!(log.content.contains("a former player") && !log.content.contains("stalls"));
    let panel = private_message(mo.click(&log, "Back").await).await;
    let menu = "Suspended people whose data was deleted";
    let former = beside.query_numbers("SELECT former_id FROM kept_bars").await[0];
    let person = private_message(mo.choose(&panel, menu, &[&former.to_string()]).await).await;
    assert_eq!(person.menus().len(), 0, "a former member can only be let in again");
    let lifted = private_message(mo.click(&person, "End Suspension").await).await;
    assert!(lifted.content.contains("’s suspension has ended"), "{}", lifted.content);
    let opened = ask_privately(&zeb, "play").await;
    assert!(opened.content.contains("Your table is open"), "{}", opened.content);
    beside.close().await;
    world.finish_without_refusals();
}

/// The bot stops during the deletion, and continues after its restart.
#[tokio::test(flavor = "multi_thread")]
async fn a_request_for_deletion_survives_a_restart() {
    let mut world = World::without_bot_on(DatabaseKind::Sqlite, 3).await;
    let (zebulon, [zeb, bo, _]) = store_matches_of_three_players(&world).await;
    world.start_bot().await;
    let mut beside = world.database.open_connection().await;
    request_and_confirm_deletion(&zeb).await;
    world.stop_bot().await;
    // The database is changed as if the bot had stopped before the deletion.
    beside.execute("UPDATE forgetting SET done_at = NULL").await;
    beside.execute("DELETE FROM leases").await;
    let id = zebulon.id();
    beside.set_player_of_first_result(id).await;
    assert!(
        database_tables_naming(&mut beside, &zebulon).await.contains(&"result_seats".to_owned())
    );
    world.start_bot().await;
    let waiting = "SELECT person_id FROM forgetting WHERE done_at IS NULL";
    while !beside.query_numbers(waiting).await.is_empty() {
        ask_privately(&bo, "help").await;
    }
    assert_eq!(database_tables_naming(&mut beside, &zebulon).await, ["forgetting"]);
    world.clock.wait_for_sleeper_and_advance(MINUTE).await;
    while !database_tables_naming(&mut beside, &zebulon).await.is_empty() {
        ask_privately(&bo, "help").await;
    }
    beside.close().await;
    world.finish_without_refusals();
}

/// Returns the number of stored results.
async fn count_results(connection: &mut OtherConnection) -> usize {
    connection.query_numbers("SELECT table_id FROM results").await.len()
}

/// Returns the number of servers that have removed the bot and still have data.
async fn count_servers_without_bot(connection: &mut OtherConnection) -> usize {
    connection.query_numbers("SELECT guild_id FROM departures").await.len()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_data_of_a_server_is_deleted_a_month_after_it_removes_the_bot() {
    for_each_database(check_server_deletion).await;
}

/// Runs the test `the_data_of_a_server_is_deleted_a_month_after_it_removes_the_bot` on a database
/// of this kind.
async fn check_server_deletion(kind: DatabaseKind) {
    let mut world = World::without_bot_on(kind, 3).await;
    let (_, [zeb, ..]) = store_matches_of_three_players(&world).await;
    world.start_bot().await;
    leaderboard_alt_text(&zeb).await;
    let mut beside = world.database.open_connection().await;
    let home = world.discord.home();

    // A server that adds the bot again in time keeps its data.
    home.removes_bot();
    while count_servers_without_bot(&mut beside).await == 0 {
        tokio::time::sleep(CHECK_EVERY).await;
    }
    world.clock.advance(29 * DAY);
    home.invites_bot();
    while count_servers_without_bot(&mut beside).await > 0 {
        tokio::time::sleep(CHECK_EVERY).await;
    }
    world.clock.wait_for_sleeper_and_advance(HOUR).await;
    assert!(leaderboard_alt_text(&zeb).await.contains(NAME));
    assert_eq!(count_results(&mut beside).await, 8);

    // Nothing is deleted until Discord confirms that the bot is no longer on the server.
    home.removes_bot();
    while count_servers_without_bot(&mut beside).await == 0 {
        tokio::time::sleep(CHECK_EVERY).await;
    }
    let outage = world.discord.inject(Fault::outage("GET /guilds/{guild_id}").times(4));
    world.clock.advance(31 * DAY);
    while outage.hit_count() < 4 {
        world.clock.wake_next_sleeper(|after| after <= HOUR).await;
    }
    assert_eq!(count_results(&mut beside).await, 8);
    while count_servers_without_bot(&mut beside).await > 0 {
        world.clock.wake_next_sleeper(|after| after <= HOUR).await;
    }
    assert_eq!(count_results(&mut beside).await, 0);
    let id = home.id().to_string();
    let everything = beside.table_names_and_contents().await;
    let left: Vec<&String> =
        everything.iter().filter(|(_, text)| text.contains(&id)).map(|(table, _)| table).collect();
    assert!(left.is_empty(), "{left:?}");
    beside.close().await;
    finish_with_refusals(&world, &["10004", "50001"]);
}

/// The operator of the bot runs the command that deletes the data while the bot runs.
#[tokio::test(flavor = "multi_thread")]
async fn the_operator_can_delete_a_persons_data() {
    let mut world = World::without_bot_on(DatabaseKind::Sqlite, 3).await;
    let (zebulon, [zeb, bo, _]) = store_matches_of_three_players(&world).await;
    world.start_bot().await;
    assert!(leaderboard_alt_text(&bo).await.contains(NAME));
    world.begin_match(&[&zeb, &bo]).await;
    world.wait_until_published().await;
    let mut beside = world.database.open_connection().await;
    let url = world.database_url();
    let forget = async |option: &str, id: u64| {
        let (id, folder) = (id.to_string(), world.folder());
        let mut program =
            Program::start_program(folder, &["forget", option, &id, "--database-url", &url], &[]);
        (program.wait_for_end().await.code(), program.output())
    };
    let (code, said) = forget("--person", zebulon.id()).await;
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("is left in the database. Backups still have it."), "{said}");
    assert_eq!(database_tables_naming(&mut beside, &zebulon).await, [""; 0]);
    let after = leaderboard_alt_text(&bo).await;
    assert!(!after.contains(NAME) && after.contains("a former player"), "{after}");
    let (code, said) = forget("--server", 77).await;
    assert_eq!((code, said.trim()), (Some(0), "Nothing is kept of server 77."));
    let (code, said) = forget("--server", world.discord.home().id()).await;
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(count_results(&mut beside).await, 0);
    let empty = show_leaderboard(&bo, &[]).await;
    assert!(empty.content.contains("Nobody is ranked here yet"), "{}", empty.content);
    let (code, said) = forget("--person", 0).await;
    assert_eq!(code, Some(2), "{said}");
    beside.close().await;
    world.finish_without_refusals();
}
