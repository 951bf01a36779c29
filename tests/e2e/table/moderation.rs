//! Acts of moderators: they bar players and lift bars, remove a player from a match, and restrict where and by whom tables may be
//! opened.

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::permission;

use crate::support::bot::{World, ask, private};
use crate::support::turns::{take_turn, turn_of};
use crate::tournament::course::{organiser, short, wish};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Presses a button of the panel; the same message changes.
pub(super) async fn press(person: &PersonIn, panel: &Message, label: &str) -> Message {
    let now = private(person.click(panel, label).await).await;
    assert_eq!(now.id, panel.id, "{label}: {}", now.content);
    now
}

/// Chooses in a menu of the panel; the same message changes.
pub(super) async fn choose(
    person: &PersonIn,
    panel: &Message,
    menu: &str,
    values: &[&str],
) -> Message {
    let now = private(person.choose(panel, menu, values).await).await;
    assert_eq!(now.id, panel.id, "{menu}, {values:?}: {}", now.content);
    now
}

/// The panel at one player.
async fn player(moderator: &PersonIn, who: &PersonIn) -> Message {
    let panel = ask(moderator, "moderate").await;
    choose(moderator, &panel, "Choose a player", &[&who.id().to_string()]).await
}

/// Bars somebody by the menus.
pub(super) async fn bar(
    moderator: &PersonIn,
    who: &PersonIn,
    cause: &str,
    length: &str,
) -> Message {
    let step = player(moderator, who).await;
    let step = choose(moderator, &step, "Suspend: choose the reason", &[cause]).await;
    says(&step, &["How long should", cause, "They can finish their current matches"]);
    choose(moderator, &step, "Choose how long", &[length]).await
}

pub(super) fn says(message: &Message, words: &[&str]) {
    for words in words {
        assert!(message.content.contains(words), "{words}: {}", message.content);
    }
}

pub(super) fn moderator(world: &World) -> PersonIn {
    world.discord.person("Mo", "en-US").moderator().in_channel(world.channel)
}

pub(super) const STALLING: &str = "stalling on purpose";
const BARRED: [&str; 3] = [
    "A moderator has suspended you from this server’s tables and tournaments",
    STALLING,
    "Until: <t:",
];

#[tokio::test(flavor = "multi_thread")]
async fn a_barred_player_cannot_join_until_the_bar_ends() {
    let world = World::new(3).await;
    let mo = moderator(&world);
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let running = world.discord.home().text_channel("elsewhere");
    let there = |name: &str| world.discord.person(name, "en-US").in_channel(running);
    let (cy, dee) = (there("Cy"), there("Dee"));
    world.match_of(&[&cy, &dee]).await;

    let done = bar(&mo, &bo, STALLING, "One day").await;
    says(
        &done,
        &["is now suspended", "is suspended. Reason: stalling on purpose", "in any match on this"],
    );
    says(&press(&mo, &done, "Back").await, &["Suspended players: 1", STALLING]);

    // Every door is shut: a table, a seat, an invitation, a tournament.
    says(&ask(&bo, "play").await, &BARRED);
    let lobby = world.lobby_of(&[&ada]).await;
    says(&private(bo.click(&lobby, "Join").await).await, &BARRED);
    let asked = [("with", format!("<@{}>", bo.id()).into())];
    let elsewhere = world.discord.person("Ada", "en-US").in_channel(running);
    let refused = private(elsewhere.slash("play", &asked).await).await;
    says(&refused, &["is suspended from this server’s tables and tournaments."]);
    assert!(!refused.content.contains(STALLING), "the reason is theirs: {}", refused.content);
    let organiser = organiser(&world, "Org");
    wish(&organiser, "create", &short("Cup", 3, 2)).await;
    says(&wish(&bo, "join", &[]).await, &BARRED);
    wish(&ada, "join", &[]).await;
    let by = [("player", "Ada".into()), ("by", bo.id().into())];
    says(&wish(&organiser, "replace", &by).await, &["is suspended from this server’s tables"]);

    // A suspended player finishes the running match, and can still see their rack.
    says(&bar(&mo, &dee, "rudeness to other players", "One week").await, &["They’re playing in"]);
    let board = world.discord.channel(running).last().expect("a board");
    let rack = private(dee.click(&board, "My Rack").await).await;
    assert!(!rack.content.contains("suspended"), "{}", rack.content);

    // Lifted, and over by itself.
    let step = press(&mo, &player(&mo, &bo).await, "End Suspension").await;
    says(&step, &["’s suspension has ended.", "isn’t suspended."]);
    assert!(step.button("End Suspension").is_none());
    says(&private(bo.click(&lobby, "Join").await).await, &["You’re in."]);
    bo.click(&lobby, "Leave").await;
    bar(&mo, &bo, STALLING, "One day").await;
    world.clock.advance(DAY - 1);
    says(&wish(&bo, "join", &[]).await, &BARRED);
    world.clock.advance(1);
    let joined = wish(&bo, "join", &[]).await;
    assert!(!joined.content.contains("suspended"), "{}", joined.content);

    // All of it is in the log, the latest first, and on pages.
    let log = press(&mo, &ask(&mo, "moderate").await, "Log").await;
    let lines: Vec<&str> = log.content.lines().skip(1).collect();
    assert_eq!(lines.len(), 4, "{}", log.content);
    for (line, words) in lines.iter().zip(["suspended", "ended ", "suspended", "suspended"]) {
        assert!(line.contains(words) && line.contains(&format!("<@{}>", mo.id())), "{line}");
    }
    assert!(log.button("Older").is_none());
    for _ in 0..2 {
        bar(&mo, &bo, "unfair play", "30 days").await;
    }
    let log = press(&mo, &ask(&mo, "moderate").await, "Log").await;
    let older = press(&mo, &log, "Older").await;
    assert_eq!((log.content.lines().count(), older.content.lines().count()), (6, 2));
    assert!(older.button("Older").is_some_and(|button| button.disabled));
    press(&mo, &older, "Newer").await;
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_removed_player_counts_as_a_leaver_and_the_match_continues() {
    let world = World::new(3).await;
    let mo = moderator(&world);
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let mut board = world.match_of(&[&ada, &bo]).await;
    for _ in 0..6 {
        take_turn(turn_of(&board, &ada, &bo).0).await;
        board = world.board_in(world.channel).await;
    }
    let step = player(&mo, &bo).await;
    says(&step, &["isn’t suspended", &format!("They’re playing in: <#{}>", world.channel)]);
    let menu = step.menu("Remove: choose the match").expect("a menu");
    let table = menu.options[0].value.clone();
    assert_eq!(menu.options[0].label, "Ada, Bo");
    let step = choose(&mo, &step, "Remove: choose the match", &[&table]).await;
    says(&step, &["A computer takes over", "can’t come back", "counts as a match they left"]);
    let done = press(&mo, &step, "Remove").await;
    says(&done, &["I’ve removed", "They aren’t in any match"]);
    let heard = world.next("removed **Bo** from the match").await;
    says(&heard, &["** takes over."]);
    assert!(!heard.content.contains("Mo"), "who decided it stands in the log: {}", heard.content);
    says(&ask(&bo, "rejoin").await, &["A moderator removed you from this match"]);

    // Bo has lost the match, as after leaving.
    let sure = ask(&ada, "end").await;
    ada.click(&sure, "End the Match").await;
    says(&world.next("The match counts as a loss for").await, &["**Bo**, who left"]);
    let log = press(&mo, &ask(&mo, "moderate").await, "Log").await;
    says(&log, &[&format!("removed <@{}> from a match in <#{}>", bo.id(), world.channel)]);
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_taken_out_of_a_friendly_match_does_not_come_back_and_no_player_decides_it() {
    let world = World::new(3).await;
    let mo = moderator(&world);
    let [ada, bo, cy] = world.people(["Ada", "Bo", "Cy"]);
    private(ada.slash("play", &[("rated", false.into())]).await).await;
    let lobby = world.message_with("Join").await;
    for other in [&bo, &cy, &mo] {
        other.click(&lobby, "Join").await;
    }
    ada.click(&lobby, "Start").await;
    world.message_with("My Rack").await;
    let out = async |moderator: &PersonIn| {
        let step = player(moderator, &bo).await;
        let menu = step.menu("Remove: choose the match").expect("a menu");
        let values = [menu.options[0].value.as_str()];
        let step = choose(moderator, &step, &menu.custom_id, &values).await;
        private(moderator.click(&step, "Remove").await).await
    };
    says(&out(&mo).await, &["You’re playing in that match, so another moderator has to decide"]);
    let zoe = world.discord.person("Zoë", "en-US").moderator().in_channel(world.channel);
    says(&out(&zoe).await, &["I’ve removed"]);
    says(&ask(&bo, "rejoin").await, &["A moderator removed you from this match"]);
    says(&ask(&bo, "stand-in").await, &["A moderator removed you from this match"]);
    // Once is enough, and what is not so is not said.
    says(&player(&zoe, &bo).await, &["They aren’t in any match"]);
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_opened_where_and_by_whom_the_server_says() {
    let world = World::new(3).await;
    let home = world.discord.home();
    let (here, other) = (world.channel, home.text_channel("other"));
    let role = home.role("Players", false);
    let boss = world.discord.person("Boss", "en-US");
    boss.set_permissions(home.id(), permission::EVERYBODY | permission::MANAGE_GUILD);
    let boss = boss.in_channel(here);
    let settings = ask(&boss, "settings").await;
    says(&settings, &["Channels for tables: all", "Roles that can open tables: all"]);
    let panel = press(&boss, &settings, "Moderators’ Controls").await;
    assert!(panel.menus().is_empty(), "who manages no messages decides about no player");
    let step = press(&boss, &panel, "Who Opens Tables").await;
    let channels = "Choose the channels for tables";
    let step = choose(&boss, &step, channels, &[&other.to_string()]).await;
    says(&step, &["I’ve changed the channels for tables."]);

    let ada = world.discord.person("Ada", "en-US");
    let refused = ask(&ada.in_channel(here), "play").await;
    says(&refused, &[&format!("you can only open tables in <#{other}>.")]);
    let thread = home.thread(other, "a thread");
    says(&ask(&ada.in_channel(thread), "play").await, &["Your table is open"]);
    let roles = "Choose the roles that can open tables";
    let step = choose(&boss, &step, roles, &[&role.to_string()]).await;
    says(&step, &["I’ve changed the roles that can open tables."]);
    let refused = ask(&ada.in_channel(other), "play").await;
    says(&refused, &[&format!("one of these roles to open a table: <@&{role}>")]);
    home.give_role(ada.id(), role);
    says(&ask(&ada.in_channel(other), "play").await, &["Your table is open"]);

    // A moderator opens one anywhere, and without a choice everybody does.
    let mo = moderator(&world);
    says(&ask(&mo, "play").await, &["Your table is open"]);
    ask(&mo, "leave").await;
    says(&press(&boss, &step, "All Channels").await, &["I’ve changed the channels for tables."]);
    let last = press(&boss, &step, "All Roles").await;
    assert!(last.button("All Roles").is_some_and(|button| button.disabled));
    says(&press(&boss, &last, "Back").await, &["for tables: all", "open tables: all"]);
    let bo = world.discord.person("Bo", "en-US").in_channel(here);
    says(&ask(&bo, "play").await, &["Your table is open"]);
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn rights_are_checked_at_each_click_and_the_command_takes_a_reason_in_words() {
    let world = World::new(3).await;
    let home = world.discord.home();
    let person = world.discord.person("Mo", "en-US").moderator();
    let mo = person.in_channel(world.channel);
    let bo = world.person("Bo").1;
    let given = |bar: Option<&'static str>| {
        let reason = ("reason", "two accounts of *one*".into());
        let mut given = vec![("player", bo.id().into()), reason];
        given.extend(bar.map(|bar| ("suspend", bar.into())));
        given
    };
    let half = private(mo.slash("moderate", &given(None)).await).await;
    says(&half, &["choose the player, say for how long, and give a reason"]);
    let lasting = given(Some("Until a moderator ends it"));
    says(&private(mo.slash("moderate", &lasting).await).await, &["is now suspended."]);
    let refused = ask(&bo, "play").await;
    says(&refused, &["until further notice. Reason: two accounts of \\*one\\*."]);

    // Neither a bot nor oneself.
    let panel = ask(&mo, "moderate").await;
    let bot = world.discord.application_id().to_string();
    for (id, words) in
        [(bot, "Bots don’t take seats"), (mo.id().to_string(), "can’t suspend yourself")]
    {
        let answer = private(mo.choose(&panel, "Choose a player", &[&id]).await).await;
        says(&answer, &[words]);
    }
    let step = player(&mo, &bo).await;
    person.set_permissions(home.id(), permission::EVERYBODY);
    let refused = private(mo.click(&step, "End Suspension").await).await;
    says(&refused, &["Only moderators can do that"]);
    says(&ask(&bo, "play").await, &["has suspended you"]);
    world.finish();
}
