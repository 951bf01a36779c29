//! The actions of moderators: they suspend players and end suspensions, remove a player from a match, and restrict the channels and
//! the roles that may open tables.

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::permission;

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::{pinged_and_other_player, take_turn};
use crate::tournament::course::{
    join_as_organiser, standard_tournament_options, use_tournament_command,
};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Clicks a button of the panel, and asserts that the same message changes.
pub(super) async fn press_button(person: &PersonIn, panel: &Message, label: &str) -> Message {
    let now = private_message(person.click(panel, label).await).await;
    assert_eq!(now.id, panel.id, "{label}: {}", now.content);
    now
}

/// Chooses options in a menu of the panel, and asserts that the same message changes.
pub(super) async fn choose_in_menu(
    person: &PersonIn,
    panel: &Message,
    menu: &str,
    values: &[&str],
) -> Message {
    let now = private_message(person.choose(panel, menu, values).await).await;
    assert_eq!(now.id, panel.id, "{menu}, {values:?}: {}", now.content);
    now
}

/// Opens the panel with the actions for this player.
async fn open_player_panel(moderator: &PersonIn, player: &PersonIn) -> Message {
    let panel = ask_privately(moderator, "moderate").await;
    choose_in_menu(moderator, &panel, "Choose a player", &[&player.id().to_string()]).await
}

/// Suspends a player with the menus of the panel. The reason and the duration are options of these menus.
pub async fn suspend_player(
    moderator: &PersonIn,
    player: &PersonIn,
    reason: &str,
    duration: &str,
) -> Message {
    let step = open_player_panel(moderator, player).await;
    let step =
        choose_in_menu(moderator, &step, "Suspend the player: choose the reason", &[reason]).await;
    assert_says(&step, &["How long should", reason, "They can finish the matches they’re in"]);
    choose_in_menu(moderator, &step, "Choose how long the suspension lasts", &[duration]).await
}

/// Asserts that a message contains all these words.
pub(super) fn assert_says(message: &Message, words: &[&str]) {
    for words in words {
        assert!(message.content.contains(words), "{words}: {}", message.content);
    }
}

/// Creates a moderator in the test's channel.
pub(super) fn join_as_moderator(world: &World) -> PersonIn {
    world.discord.add_person("Mo", "en-US").with_moderator_permissions().in_channel(world.channel)
}

pub const STALLING: &str = "stalling on purpose";
const SUSPENDED: [&str; 3] = [
    "A moderator has suspended you from this server’s tables and tournaments",
    STALLING,
    "Until: <t:",
];

#[tokio::test(flavor = "multi_thread")]
async fn a_suspended_player_cannot_join_until_the_suspension_ends() {
    let world = World::new(3).await;
    let mo = join_as_moderator(&world);
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let running = world.discord.home().add_text_channel("elsewhere");
    let there = |name: &str| world.discord.add_person(name, "en-US").in_channel(running);
    let (cy, dee) = (there("Cy"), there("Dee"));
    world.begin_match(&[&cy, &dee]).await;

    let done = suspend_player(&mo, &bo, STALLING, "One day").await;
    assert_says(
        &done,
        &["is now suspended", "is suspended. Reason: stalling on purpose", "in any match on this"],
    );
    assert_says(&press_button(&mo, &done, "Back").await, &["Suspended players: 1", STALLING]);

    // A suspended player can neither open a table, take a seat, be invited nor join a tournament.
    assert_says(&ask_privately(&bo, "play").await, &SUSPENDED);
    let lobby = world.open_lobby(&[&ada]).await;
    assert_says(&private_message(bo.click(&lobby, "Join").await).await, &SUSPENDED);
    let asked = [("with", format!("<@{}>", bo.id()).into())];
    let elsewhere = world.discord.add_person("Ada", "en-US").in_channel(running);
    let refused = private_message(elsewhere.slash("play", &asked).await).await;
    assert_says(&refused, &["is suspended from this server’s tables and tournaments."]);
    assert!(!refused.content.contains(STALLING), "the reason is theirs: {}", refused.content);
    let organiser = join_as_organiser(&world, "Org");
    use_tournament_command(&organiser, "create", &standard_tournament_options("Cup", 3, 2)).await;
    assert_says(&use_tournament_command(&bo, "join", &[]).await, &SUSPENDED);
    use_tournament_command(&ada, "join", &[]).await;
    let by = [("player", "Ada".into()), ("by", bo.id().into())];
    assert_says(
        &use_tournament_command(&organiser, "replace", &by).await,
        &["is suspended from this server’s tables"],
    );

    // A suspended player finishes the running match, and can still see their rack.
    assert_says(
        &suspend_player(&mo, &dee, "rudeness to other players", "One week").await,
        &["They’re playing in"],
    );
    let board = world.discord.channel(running).last_message().expect("a board");
    let rack = private_message(dee.click(&board, "My Rack").await).await;
    assert!(!rack.content.contains("suspended"), "{}", rack.content);

    // A moderator ends one suspension, and another one ends by itself.
    let step = press_button(&mo, &open_player_panel(&mo, &bo).await, "End Suspension").await;
    assert_says(&step, &["’s suspension has ended.", "isn’t suspended."]);
    assert!(step.button("End Suspension").is_none());
    assert_says(&private_message(bo.click(&lobby, "Join").await).await, &["You’re in."]);
    bo.click(&lobby, "Leave").await;
    suspend_player(&mo, &bo, STALLING, "One day").await;
    world.clock.advance(DAY - 1);
    assert_says(&use_tournament_command(&bo, "join", &[]).await, &SUSPENDED);
    world.clock.advance(1);
    let joined = use_tournament_command(&bo, "join", &[]).await;
    assert!(!joined.content.contains("suspended"), "{}", joined.content);

    // All actions are in the log, the latest first. A short log has one page.
    let log = press_button(&mo, &ask_privately(&mo, "moderate").await, "Log").await;
    let lines: Vec<&str> = log.content.lines().skip(1).collect();
    assert_eq!(lines.len(), 4, "{}", log.content);
    for (line, words) in lines.iter().zip(["suspended", "ended ", "suspended", "suspended"]) {
        assert!(line.contains(words) && line.contains(&format!("<@{}>", mo.id())), "{line}");
    }
    assert!(log.button("Older").is_none());
    for _ in 0..2 {
        suspend_player(&mo, &bo, "unfair play", "30 days").await;
    }
    let log = press_button(&mo, &ask_privately(&mo, "moderate").await, "Log").await;
    let older = press_button(&mo, &log, "Older").await;
    assert_eq!((log.content.lines().count(), older.content.lines().count()), (6, 2));
    assert!(older.button("Older").is_some_and(|button| button.disabled));
    press_button(&mo, &older, "Newer").await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_removed_player_counts_as_a_leaver_and_the_match_continues() {
    let world = World::new(3).await;
    let mo = join_as_moderator(&world);
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let mut board = world.begin_match(&[&ada, &bo]).await;
    for _ in 0..6 {
        take_turn(pinged_and_other_player(&board, &ada, &bo).0).await;
        board = world.wait_for_board(world.channel).await;
    }
    let step = open_player_panel(&mo, &bo).await;
    assert_says(&step, &["isn’t suspended", &format!("They’re playing in: <#{}>", world.channel)]);
    let menu = step.menu("Remove the player: choose the match").expect("a menu");
    let table = menu.options[0].value.clone();
    assert_eq!(menu.options[0].label, "Ada, Bo");
    let step = choose_in_menu(&mo, &step, "Remove the player: choose the match", &[&table]).await;
    assert_says(
        &step,
        &["A computer takes over", "can’t come back", "counts as leaving the match"],
    );
    let done = press_button(&mo, &step, "Remove").await;
    assert_says(&done, &["I’ve removed", "They aren’t in any match"]);
    let heard = world.wait_for_words("removed **Bo** from the match").await;
    assert_says(&heard, &["** takes over."]);
    assert!(!heard.content.contains("Mo"), "who decided it stands in the log: {}", heard.content);
    assert_says(&ask_privately(&bo, "rejoin").await, &["A moderator removed you from this match"]);

    // Bo has lost the match, as if Bo had left it.
    let sure = ask_privately(&ada, "end").await;
    ada.click(&sure, "End the Match").await;
    assert_says(
        &world.wait_for_words("The match counts as a loss for").await,
        &["**Bo**, who left"],
    );
    let log = press_button(&mo, &ask_privately(&mo, "moderate").await, "Log").await;
    assert_says(&log, &[&format!("removed <@{}> from a match in <#{}>", bo.id(), world.channel)]);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_moderator_without_a_seat_can_remove_a_player_who_then_cannot_come_back() {
    let world = World::new(3).await;
    let mo = join_as_moderator(&world);
    let [ada, bo, cy] = world.add_people(["Ada", "Bo", "Cy"]);
    private_message(ada.slash("play", &[("rated", false.into())]).await).await;
    let lobby = world.wait_for_button("Join").await;
    for other in [&bo, &cy, &mo] {
        other.click(&lobby, "Join").await;
    }
    ada.click(&lobby, "Start").await;
    world.wait_for_button("My Rack").await;
    let out = async |moderator: &PersonIn| {
        let step = open_player_panel(moderator, &bo).await;
        let menu = step.menu("Remove the player: choose the match").expect("a menu");
        let values = [menu.options[0].value.as_str()];
        let step = choose_in_menu(moderator, &step, &menu.custom_id, &values).await;
        private_message(moderator.click(&step, "Remove").await).await
    };
    assert_says(
        &out(&mo).await,
        &["You’re playing in that match, so another moderator has to decide"],
    );
    let zoe = world
        .discord
        .add_person("Zoë", "en-US")
        .with_moderator_permissions()
        .in_channel(world.channel);
    assert_says(&out(&zoe).await, &["I’ve removed"]);
    assert_says(&ask_privately(&bo, "rejoin").await, &["A moderator removed you from this match"]);
    assert_says(
        &ask_privately(&bo, "stand-in").await,
        &["A moderator removed you from this match"],
    );
    // Bo is in no match any more, so the panel does not offer to remove Bo again.
    assert_says(&open_player_panel(&zoe, &bo).await, &["They aren’t in any match"]);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_restricts_where_and_by_whom_tables_are_opened() {
    let world = World::new(3).await;
    let home = world.discord.home();
    let (here, other) = (world.channel, home.add_text_channel("other"));
    let role = home.add_role("Players", false);
    let boss = world.discord.add_person("Boss", "en-US");
    boss.set_permissions(home.id(), permission::EVERYBODY | permission::MANAGE_GUILD);
    let boss = boss.in_channel(here);
    let settings = ask_privately(&boss, "settings").await;
    assert_says(&settings, &["Channels for tables: all", "Roles that can open tables: all"]);
    let panel = press_button(&boss, &settings, "Moderators’ Controls").await;
    assert!(panel.menus().is_empty(), "who manages no messages decides about no player");
    let step = press_button(&boss, &panel, "Who Can Open Tables").await;
    let channels = "Choose the channels for tables";
    let step = choose_in_menu(&boss, &step, channels, &[&other.to_string()]).await;
    assert_says(&step, &["I’ve changed where tables can be opened."]);

    let ada = world.discord.add_person("Ada", "en-US");
    let refused = ask_privately(&ada.in_channel(here), "play").await;
    assert_says(&refused, &[&format!("you can only open tables in <#{other}>.")]);
    let thread = home.add_thread(other, "a thread");
    assert_says(&ask_privately(&ada.in_channel(thread), "play").await, &["Your table is open"]);
    let roles = "Choose the roles that can open tables";
    let step = choose_in_menu(&boss, &step, roles, &[&role.to_string()]).await;
    assert_says(&step, &["I’ve changed who can open tables."]);
    let refused = ask_privately(&ada.in_channel(other), "play").await;
    assert_says(&refused, &[&format!("one of these roles to open a table: <@&{role}>")]);
    home.give_role(ada.id(), role);
    assert_says(&ask_privately(&ada.in_channel(other), "play").await, &["Your table is open"]);

    // A moderator can open a table in any channel. Without a restriction everyone can.
    let mo = join_as_moderator(&world);
    assert_says(&ask_privately(&mo, "play").await, &["Your table is open"]);
    ask_privately(&mo, "leave").await;
    assert_says(
        &press_button(&boss, &step, "All Channels").await,
        &["I’ve changed where tables can be opened."],
    );
    let last = press_button(&boss, &step, "All Roles").await;
    assert!(last.button("All Roles").is_some_and(|button| button.disabled));
    assert_says(
        &press_button(&boss, &last, "Back").await,
        &["for tables: all", "open tables: all"],
    );
    let bo = world.discord.add_person("Bo", "en-US").in_channel(here);
    assert_says(&ask_privately(&bo, "play").await, &["Your table is open"]);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn rights_are_checked_at_each_click_and_the_command_takes_a_reason_in_words() {
    let world = World::new(3).await;
    let home = world.discord.home();
    let person = world.discord.add_person("Mo", "en-US").with_moderator_permissions();
    let mo = person.in_channel(world.channel);
    let bo = world.add_person("Bo").1;
    let given = |bar: Option<&'static str>| {
        let reason = ("reason", "two accounts of *one*".into());
        let mut given = vec![("player", bo.id().into()), reason];
        given.extend(bar.map(|bar| ("suspend", bar.into())));
        given
    };
    let half = private_message(mo.slash("moderate", &given(None)).await).await;
    assert_says(&half, &["choose the player, say for how long, and give a reason"]);
    let lasting = given(Some("Until a moderator ends it"));
    assert_says(
        &private_message(mo.slash("moderate", &lasting).await).await,
        &["is now suspended."],
    );
    let refused = ask_privately(&bo, "play").await;
    assert_says(&refused, &["until further notice. Reason: two accounts of \\*one\\*."]);

    // Neither a bot nor the moderator themselves can be chosen.
    let panel = ask_privately(&mo, "moderate").await;
    let bot = world.discord.application_id().to_string();
    for (id, words) in
        [(bot, "Bots can’t join tables"), (mo.id().to_string(), "can’t suspend yourself")]
    {
        let answer = private_message(mo.choose(&panel, "Choose a player", &[&id]).await).await;
        assert_says(&answer, &[words]);
    }
    let step = open_player_panel(&mo, &bo).await;
    person.set_permissions(home.id(), permission::EVERYBODY);
    let refused = private_message(mo.click(&step, "End Suspension").await).await;
    assert_says(&refused, &["Only moderators can do that"]);
    assert_says(&ask_privately(&bo, "play").await, &["has suspended you"]);
    world.finish_without_refusals();
}
