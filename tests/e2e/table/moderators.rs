//! Rights of moderators: those on the whole server count, not those that one channel adds.

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::permission;

use super::moderation::{STALLING, bar, choose, moderator, press, says};
use crate::league::leaderboards::{here, leaderboard, put, result};
use crate::support::bot::{World, ask, private};
use crate::support::database::{Kind, on_each};
use crate::tournament::course::{organiser, play_out, short, threads, wish};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Bars somebody by the command.
async fn bar_by_command(moderator: &PersonIn, who: &PersonIn) -> Message {
    let options = [
        ("player", who.id().into()),
        ("suspend", "One day".into()),
        ("reason", "two accounts".into()),
    ];
    private(moderator.slash("moderate", &options).await).await
}

#[tokio::test(flavor = "multi_thread")]
async fn rights_in_one_channel_do_not_count_for_the_server() {
    let world = World::new(3).await;
    let home = world.discord.home();
    let role = home.role("Helpers", false);
    let helper = world.discord.person("Hal", "en-US").in_channel(world.channel);
    home.give_role(helper.id(), role);
    let rights = permission::MANAGE_MESSAGES | permission::MANAGE_GUILD | permission::MANAGE_EVENTS;
    world.discord.channel(world.channel).allow_role(role, rights);
    let [ada, bo] = world.people(["Ada", "Bo"]);

    says(&bar_by_command(&helper, &bo).await, &["Only moderators can do that"]);
    let options = [("result", "1".into()), ("reason", "a test".into())];
    let voided = private(helper.slash("void-result", &options).await).await;
    says(&voided, &["to void a result, you need the **Manage Messages** permission"]);
    let refused = private(helper.slash("settings", &[("language", "français".into())]).await).await;
    says(&refused, &["you need the **Manage Server** permission"]);
    says(&wish(&helper, "create", &short("Cup", 3, 2)).await, &["Manage Events"]);
    // The rights in the channel are enough for the channel's own table.
    world.match_of(&[&ada, &bo]).await;
    says(&ask(&helper, "end").await, &["end"]);

    // The same role with the rights on the whole server.
    home.set_role_permissions(role, rights);
    says(&bar_by_command(&helper, &bo).await, &["is now suspended"]);
    says(&wish(&helper, "create", &short("Cup", 3, 2)).await, &["The tournament is open"]);
    says(&wish(&helper, "manage", &[]).await, &["Cup"]);
    // A creator keeps no right that they have lost.
    home.set_role_permissions(role, 0);
    says(&wish(&helper, "manage", &[]).await, &["organisers"]);
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_bars_the_owner_an_administrator_or_an_equal() {
    let world = World::new(3).await;
    let home = world.discord.home();
    let mo = moderator(&world);
    let [ada, bo, cy] = world.people(["Ada", "Bo", "Cy"]);
    let [low, high] = ["Low", "High"].map(|name| home.role(name, false));
    home.give_role(mo.id(), low);
    home.give_role(ada.id(), low);
    home.give_role(bo.id(), high);
    let superior = "they own this server, or your highest role isn’t above theirs";
    for equal in [&ada, &bo] {
        says(&bar_by_command(&mo, equal).await, &[superior]);
    }
    home.set_owner(cy.id());
    says(&bar_by_command(&mo, &cy).await, &[superior]);
    let administrator = world.discord.person("Dee", "en-US").administrator();
    says(&bar_by_command(&mo, &administrator.in_channel(world.channel)).await, &[superior]);
    says(&ask(&ada, "play").await, &["Your table is open"]);

    home.give_role(mo.id(), high);
    says(&bar(&mo, &ada, STALLING, "One day").await, &["is now suspended"]);
    // A person who has left the server has no role any more.
    world.discord.person("Bo", "en-US").leaves(home.id());
    world.clock.advance(DAY);
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_barred_player_finishes_their_table_and_is_removed_from_the_tournament() {
    let world = World::new(3).await;
    let mo = organiser(&world, "Mo");
    let people = ["Ada", "Bo", "Cy", "Dee"].map(|name| world.person(name));
    wish(&mo, "create", &short("Cup", 2, 2)).await;
    for (_, there) in &people {
        wish(there, "join", &[]).await;
    }
    wish(&mo, "start", &[]).await;
    let players = people.each_ref().map(|(person, _)| person.clone());
    let tables = threads(&world, 1, 2).await;
    says(&bar_by_command(&mo, &people[0].1).await, &["is now suspended"]);
    for table in tables {
        play_out(&world, table, &players).await;
    }
    // Two of the remaining three play, and one has a bye.
    threads(&world, 2, 1).await;
    let status = wish(&people[1].1, "status", &[]).await.all_text();
    assert!(status.contains("Ada"), "what they have played counts: {status}");
    says(&wish(&people[0].1, "join", &[]).await, &["has suspended you"]);
    says(
        &wish(&mo, "pardon", &[("player", "Ada".into())]).await,
        &["is suspended from this server’s tables"],
    );
    world.finish();
}

/// The id of the open table.
async fn open_table(world: &World) -> String {
    let mut beside = world.database.open().await;
    let open = beside.numbers("SELECT id FROM tables WHERE open = 1").await;
    beside.close().await;
    open[0].to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_result_is_reported_once_in_the_log_channel() {
    on_each(damaged_result).await;
}

async fn damaged_result(kind: Kind) {
    let mut world = World::on(kind, 3).await;
    let people: Vec<_> = ["Ada", "Bo"].map(|name| world.person(name)).into();
    let persons: Vec<(u64, String)> =
        people.iter().map(|(who, _)| (who.id(), who.name())).collect();
    let persons: Vec<(u64, &str)> = persons.iter().map(|(id, name)| (*id, name.as_str())).collect();
    let start = world.clock.gone_by() - 9 * 24 * 60 * 60 * 1000;
    let results: Vec<_> =
        (1..=6).map(|n| result(here(&world), n, start + n * 60 * 60 * 1000, &persons)).collect();
    put(&world, &results).await;
    let mut beside = world.database.open().await;
    beside.run("UPDATE results SET edition = 'lost' WHERE number = 2").await;
    let damaged = "SELECT table_id FROM results WHERE number IN (2, 4) ORDER BY number";
    let damaged = beside.numbers(damaged).await;
    world.start_bot().await;
    let log = world.discord.home().text_channel("log");
    let mo = organiser(&world, "Mo");
    let ada = &people[0].1;

    // Without a channel for it, nothing is posted; the first look afterwards reports it.
    leaderboard(ada, &[]).await;
    private(mo.slash("settings", &[("log", log.into())]).await).await;
    let posted = world.discord.channel(log);
    posted.next_message(|message| message.content.contains("`log`")).await;
    let reported = async |table: i64| {
        let line = format!("I can’t read the result of table {table}");
        let is_posted = |all: &[Message]| all.iter().any(|message| message.content.contains(&line));
        posted.until("a damaged result", is_posted).await;
    };
    for _ in 0..3 {
        leaderboard(ada, &[]).await;
        reported(damaged[0]).await;
    }
    ask(&mo, "doctor").await;
    // Nor is it posted again after a restart, with another one.
    beside.run("UPDATE results SET edition = 'lost' WHERE number = 4").await;
    world.stop_bot().await;
    world.start_bot().await;
    leaderboard(ada, &[]).await;
    reported(damaged[1]).await;
    leaderboard(ada, &[]).await;
    ask(&mo, "doctor").await;
    let messages = posted.messages();
    let lines = messages.iter().filter(|message| message.content.contains("can’t read the result"));
    assert_eq!(lines.count(), 2);
    beside.close().await;
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_closes_any_table_and_the_log_has_every_act_and_is_posted() {
    let world = World::new(3).await;
    let home = world.discord.home();
    let log = home.text_channel("log");
    let mo = organiser(&world, "Mo");
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let set = private(mo.slash("settings", &[("log", log.into())]).await).await;
    says(&set, &[&format!("log is posted in <#{log}>"), "everyone on this server can read"]);
    let posted = world.discord.channel(log);
    let line = posted.next_message(|message| message.content.contains("`log`")).await;
    says(&line, &["🛡️", &format!("<@{}> changed these settings: `log`", mo.id())]);

    world.match_of(&[&ada, &bo]).await;
    let tables = press(&mo, &ask(&mo, "moderate").await, "Open Tables").await;
    says(&tables, &["Open tables: 1", "**Ada** and **Bo**", "host: **Ada**", "last move <t:"]);
    let table = open_table(&world).await;
    let step = choose(&mo, &tables, "Close a table: choose which one", &[&table]).await;
    says(&step, &["The match ends without a result"]);
    let closed = choose(&mo, &step, "Close the table: choose the reason", &[STALLING]).await;
    says(&closed, &["is closed", "No table is open on this server"]);
    let line = posted.next_message(|message| message.content.contains("closed the table")).await;
    says(&line, &[&format!("in <#{}> ({STALLING})", world.channel)]);
    world.next("ended the match").await;

    // At one's own table one is a player.
    world.match_of(&[&mo, &bo]).await;
    let tables = press(&mo, &ask(&mo, "moderate").await, "Open Tables").await;
    let table = open_table(&world).await;
    let own = private(mo.choose(&tables, "Close a table: choose which one", &[&table]).await).await;
    says(&own, &["You’re playing in that match"]);
    let log = press(&mo, &press(&mo, &tables, "Back").await, "Log").await;
    says(&log, &["closed the table", "changed these settings"]);
    let log = press(&mo, &log, "Stop Posting the Log").await;
    assert!(log.button("Stop Posting the Log").is_none());
    world.finish();
}
