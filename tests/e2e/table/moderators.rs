//! The rights of moderators: the rights on the whole server count, and not those that a single channel adds.

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::permission;

use super::moderation::{STALLING, assert_says, choose_in_menu, join_as_moderator, press_button};
use crate::league::leaderboards::{
    home_server_and_channel_ids, match_result, show_leaderboard, store_results,
};
use crate::support::bot::{World, ask_privately, private_message};
use crate::support::database::{DatabaseKind, for_each_database};
use crate::table::moderation::suspend_player;
use crate::tournament::course::{
    join_as_organiser, play_thread_to_the_end, standard_tournament_options, use_tournament_command,
    wait_for_table_threads,
};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Suspends a player for a day with `/moderate`, and returns the answer.
async fn suspend_with_command(moderator: &PersonIn, player: &PersonIn) -> Message {
    let options = [
        ("player", player.id().into()),
        ("suspend", "One day".into()),
        ("reason", "two accounts".into()),
    ];
    private_message(moderator.slash("moderate", &options).await).await
}

#[tokio::test(flavor = "multi_thread")]
async fn rights_in_one_channel_do_not_count_for_the_server() {
    let world = World::new(3).await;
    let home = world.discord.home();
    let role = home.add_role("Helpers", false);
    let helper = world.discord.add_person("Hal", "en-US").in_channel(world.channel);
    home.give_role(helper.id(), role);
    let rights = permission::MANAGE_MESSAGES | permission::MANAGE_GUILD | permission::MANAGE_EVENTS;
    world.discord.channel(world.channel).allow_role(role, rights);
    let [ada, bo] = world.add_people(["Ada", "Bo"]);

    assert_says(&suspend_with_command(&helper, &bo).await, &["Only moderators can do that"]);
    let options = [("result", "1".into()), ("reason", "a test".into())];
    let voided = private_message(helper.slash("void-result", &options).await).await;
    assert_says(&voided, &["to void a result, you need the **Manage Messages** permission"]);
    let refused =
        private_message(helper.slash("settings", &[("language", "français".into())]).await).await;
    assert_says(&refused, &["you need the **Manage Server** permission"]);
    assert_says(
        &use_tournament_command(&helper, "create", &standard_tournament_options("Cup", 3, 2)).await,
        &["Manage Events"],
    );
    // The rights in the channel are enough to end a match in that channel.
    world.begin_match(&[&ada, &bo]).await;
    assert_says(&ask_privately(&helper, "end").await, &["End the match"]);

    // The same role gets the rights on the whole server.
    home.set_role_permissions(role, rights);
    assert_says(&suspend_with_command(&helper, &bo).await, &["is now suspended"]);
    assert_says(
        &use_tournament_command(&helper, "create", &standard_tournament_options("Cup", 3, 2)).await,
        &["The tournament is open"],
    );
    assert_says(&use_tournament_command(&helper, "manage", &[]).await, &["Cup"]);
    // A person who created a tournament cannot manage it after losing the right.
    home.set_role_permissions(role, 0);
    assert_says(&use_tournament_command(&helper, "manage", &[]).await, &["organisers"]);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_suspend_the_owner_an_administrator_or_a_person_of_the_same_rank() {
    let world = World::new(3).await;
    let home = world.discord.home();
    let mo = join_as_moderator(&world);
    let [ada, bo, cy] = world.add_people(["Ada", "Bo", "Cy"]);
    let [low, high] = ["Low", "High"].map(|name| home.add_role(name, false));
    home.give_role(mo.id(), low);
    home.give_role(ada.id(), low);
    home.give_role(bo.id(), high);
    let superior = "they own this server, or your highest role isn’t above theirs";
    for equal in [&ada, &bo] {
        assert_says(&suspend_with_command(&mo, equal).await, &[superior]);
    }
    home.set_owner(cy.id());
    assert_says(&suspend_with_command(&mo, &cy).await, &[superior]);
    let administrator = world.discord.add_person("Dee", "en-US").with_administrator_permission();
    assert_says(
        &suspend_with_command(&mo, &administrator.in_channel(world.channel)).await,
        &[superior],
    );
    assert_says(&ask_privately(&ada, "play").await, &["Your table is open"]);

    home.give_role(mo.id(), high);
    assert_says(&suspend_player(&mo, &ada, STALLING, "One day").await, &["is now suspended"]);
    // A person who has left the server no longer has a role.
    world.discord.add_person("Bo", "en-US").leaves(home.id());
    world.clock.advance(DAY);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_suspended_player_finishes_their_match_and_is_removed_from_the_tournament() {
    let world = World::new(3).await;
    let mo = join_as_organiser(&world, "Mo");
    let people = ["Ada", "Bo", "Cy", "Dee"].map(|name| world.add_person(name));
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 2, 2)).await;
    for (_, there) in &people {
        use_tournament_command(there, "join", &[]).await;
    }
    use_tournament_command(&mo, "start", &[]).await;
    let players = people.each_ref().map(|(person, _)| person.clone());
    let tables = wait_for_table_threads(&world, 1, 2).await;
    assert_says(&suspend_with_command(&mo, &people[0].1).await, &["is now suspended"]);
    for table in tables {
        play_thread_to_the_end(&world, table, &players).await;
    }
    // Two of the remaining three players play, and one has a bye.
    wait_for_table_threads(&world, 2, 1).await;
    let status = use_tournament_command(&people[1].1, "status", &[]).await.content_and_alt_texts();
    assert!(status.contains("Ada"), "what they have played counts: {status}");
    assert_says(&use_tournament_command(&people[0].1, "join", &[]).await, &["has suspended you"]);
    assert_says(
        &use_tournament_command(&mo, "pardon", &[("player", "Ada".into())]).await,
        &["is suspended from this server’s tables"],
    );
    world.finish_without_refusals();
}

/// Returns the id that the only open table has in the database, as text.
async fn id_of_open_table(world: &World) -> String {
    let mut beside = world.database.open_connection().await;
    let open = beside.query_numbers("SELECT id FROM tables WHERE open = 1").await;
    beside.close().await;
    open[0].to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_result_is_reported_once_in_the_log_channel() {
    for_each_database(check_damaged_result).await;
}

/// Runs the test `a_damaged_result_is_reported_once_in_the_log_channel` on a database of this kind.
async fn check_damaged_result(kind: DatabaseKind) {
    let mut world = World::without_bot_on(kind, 3).await;
    let people: Vec<_> = ["Ada", "Bo"].map(|name| world.add_person(name)).into();
    let persons: Vec<(u64, String)> =
        people.iter().map(|(who, _)| (who.id(), who.name())).collect();
    let persons: Vec<(u64, &str)> = persons.iter().map(|(id, name)| (*id, name.as_str())).collect();
    let start = world.clock.stand_in_time() - 9 * 24 * 60 * 60 * 1000;
    let results: Vec<_> = (1..=6)
        .map(|n| {
            match_result(
                home_server_and_channel_ids(&world),
                n,
                start + n * 60 * 60 * 1000,
                &persons,
            )
        })
        .collect();
    store_results(&world, &results).await;
    let mut beside = world.database.open_connection().await;
    beside.execute("UPDATE results SET edition = 'lost' WHERE number = 2").await;
    let damaged = "SELECT table_id FROM results WHERE number IN (2, 4) ORDER BY number";
    let damaged = beside.query_numbers(damaged).await;
    world.start_bot().await;
    let log = world.discord.home().add_text_channel("log");
    let mo = join_as_organiser(&world, "Mo");
    let ada = &people[0].1;

    // Without a log channel, nothing is posted. Once there is one, the next use of the results reports the damaged result.
    show_leaderboard(ada, &[]).await;
    private_message(mo.slash("settings", &[("log", log.into())]).await).await;
    let posted = world.discord.channel(log);
    posted.next_message(|message| message.content.contains("`log`")).await;
    let reported = async |table: i64| {
        let line = format!("I can’t read the result of table {table}");
        let is_posted = |all: &[Message]| all.iter().any(|message| message.content.contains(&line));
        posted.until("a damaged result", is_posted).await;
    };
    for _ in 0..3 {
        show_leaderboard(ada, &[]).await;
        reported(damaged[0]).await;
    }
    ask_privately(&mo, "doctor").await;
    // The result is not reported again after a restart, when another damaged result is.
    beside.execute("UPDATE results SET edition = 'lost' WHERE number = 4").await;
    world.stop_bot().await;
    world.start_bot().await;
    show_leaderboard(ada, &[]).await;
    reported(damaged[1]).await;
    show_leaderboard(ada, &[]).await;
    ask_privately(&mo, "doctor").await;
    let messages = posted.messages();
    let lines = messages.iter().filter(|message| message.content.contains("can’t read the result"));
    assert_eq!(lines.count(), 2);
    beside.close().await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_can_close_any_table_and_every_action_is_logged_and_posted() {
    let world = World::new(3).await;
    let home = world.discord.home();
    let log = home.add_text_channel("log");
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let set = private_message(mo.slash("settings", &[("log", log.into())]).await).await;
    assert_says(&set, &[&format!("log is posted in <#{log}>"), "everyone on this server can read"]);
    let posted = world.discord.channel(log);
    let line = posted.next_message(|message| message.content.contains("`log`")).await;
    assert_says(&line, &["🛡️", &format!("<@{}> changed these settings: `log`", mo.id())]);

    world.begin_match(&[&ada, &bo]).await;
    let tables = press_button(&mo, &ask_privately(&mo, "moderate").await, "View Open Tables").await;
    assert_says(
        &tables,
        &["Open tables: 1", "**Ada** and **Bo**", "host: **Ada**", "last move <t:"],
    );
    let table = id_of_open_table(&world).await;
    let step = choose_in_menu(&mo, &tables, "Close a table: choose which one", &[&table]).await;
    assert_says(&step, &["The match ends without a result"]);
    let closed =
        choose_in_menu(&mo, &step, "Close the table: choose the reason", &[STALLING]).await;
    assert_says(&closed, &["is closed", "No table is open on this server"]);
    let line = posted.next_message(|message| message.content.contains("closed the table")).await;
    assert_says(&line, &[&format!("in <#{}> ({STALLING})", world.channel)]);
    world.wait_for_words("ended the match").await;

    // At their own table, a moderator is a player.
    world.begin_match(&[&mo, &bo]).await;
    let tables = press_button(&mo, &ask_privately(&mo, "moderate").await, "View Open Tables").await;
    let table = id_of_open_table(&world).await;
    let own =
        private_message(mo.choose(&tables, "Close a table: choose which one", &[&table]).await)
            .await;
    assert_says(&own, &["You’re playing in that match"]);
    let log = press_button(&mo, &press_button(&mo, &tables, "Back").await, "Log").await;
    assert_says(&log, &["closed the table", "changed these settings"]);
    let log = press_button(&mo, &log, "Stop Posting the Log").await;
    assert!(log.button("Stop Posting the Log").is_none());
    world.finish_without_refusals();
}
