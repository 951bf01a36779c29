//! The roles of champions: who may choose them, and how they pass from one champion to the next at the end of a season.

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::{Snowflake, permission};
use triominos::time::Clock;

use crate::league::leaderboards::{
    advance_to_next_month, advance_until_clock_trusted, count_final_messages_of_seasons,
    home_server_and_channel_ids, match_result, store_november_matches, store_results,
};
use crate::support::bot::{World, private_message};
use crate::support::openapi;

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;
const RIGHTS: u64 = permission::EVERYBODY | permission::MANAGE_GUILD;

/// Uses `/settings` with these options.
async fn change_settings(person: &PersonIn, options: &[(&str, &str)]) -> Message {
    let options: Vec<_> = options.iter().map(|(name, value)| (*name, (*value).into())).collect();
    private_message(person.slash("settings", &options).await).await
}

/// Creates four people with matches in November, and a role for champions that the bot may give. The first person may manage the
/// server and its roles. Starts the bot, and returns the people and the id of the role.
async fn start_with_four_players_and_champion_role(
    world: &mut World,
) -> (Vec<PersonIn>, Snowflake) {
    let people = store_november_matches(world).await;
    let home = world.discord.home();
    let role = home.add_role("Champion", false);
    home.give_role(people[0].id(), home.add_role("Manager", false));
    home.allow_bot(permission::MANAGE_ROLES);
    let manager = world.discord.person_by_id(people[0].id()).expect("Ada");
    manager.set_permissions(home.id(), RIGHTS | permission::MANAGE_ROLES);
    world.start_bot().await;
    (people, role)
}

/// Advances the clock to December, and returns the final message of November's season.
async fn advance_to_final_message_of_november(world: &World) -> Message {
    advance_to_next_month(&world.clock);
    advance_until_clock_trusted(&world.clock).await;
    world.wait_for_words("the season is over").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_chooses_its_seasons_and_the_role_of_champions() {
    let mut world = World::without_bot(10).await;
    let people = store_november_matches(&world).await;
    let (home, ada) = (world.discord.home(), &people[0]);
    let role = home.add_role("Champion", false);
    let hall = home.add_text_channel("hall-of-fame");
    home.give_role(ada.id(), home.add_role("Manager", false));
    world.start_bot().await;
    let manager = world.discord.person_by_id(ada.id()).expect("Ada");
    manager.set_permissions(home.id(), RIGHTS);
    let shown = change_settings(ada, &[]).await;
    assert!(shown.content.contains("Seasons: monthly"), "{}", shown.content);
    // A member who may not give the role cannot choose it for champions.
    let refused = change_settings(ada, &[("champion-role", &role.to_string())]).await;
    let why = "you need the **Manage Roles** permission";
    assert!(refused.content.contains(why), "{}", refused.content);
    manager.set_permissions(home.id(), RIGHTS | permission::MANAGE_ROLES);
    let shown = change_settings(ada, &[]).await;
    assert!(shown.content.contains("Champion’s role: none"), "{}", shown.content);
    let chosen = [
        ("season", "quarterly"),
        ("season-channel", &hall.to_string()),
        ("champion-role", &role.to_string()),
    ];
    let chosen = change_settings(ada, &chosen).await;
    for words in ["Seasons: quarterly", "<#", "<@&", "I need the **Manage Roles** permission"] {
        assert!(chosen.content.contains(words), "{words}: {}", chosen.content);
    }
    // The season is a quarter: the end of a month is not announced, and the end of the quarter is.
    advance_to_next_month(&world.clock);
    world.clock.wait_for_sleeper_and_advance(HOUR).await;
    assert_eq!(count_final_messages_of_seasons(&world), 0);
    world.clock.advance(31 * DAY);
    advance_until_clock_trusted(&world.clock).await;
    let hall = world.discord.channel(hall);
    let final_message =
        hall.next_message(|message| message.content.contains("season is over")).await;
    assert!(
        final_message.content.contains("October 2026 to December 2026"),
        "{}",
        final_message.content
    );
    assert!(
        final_message.content.contains("I couldn’t give the champion the <@&"),
        "{}",
        final_message.content
    );
    let refused: Vec<String> =
        world.discord.refused_requests().into_iter().map(|request| request.path).collect();
    assert!(refused.iter().all(|path| path.contains("/roles/")), "{refused:?}");
    openapi::check_requests(&world.discord.requests());
}

#[tokio::test(flavor = "multi_thread")]
async fn only_people_above_a_role_can_choose_it() {
    let mut world = World::without_bot(12).await;
    let (people, role) = start_with_four_players_and_champion_role(&mut world).await;
    let home = world.discord.home();
    let choose = async |option, role: Snowflake| {
        change_settings(&people[0], &[(option, &role.to_string())]).await.content
    };
    // The role was created after that of the managers, so it is above theirs, but below the bot's role.
    let vip = home.add_role("VIP", false);
    for option in ["champion-role", "tournament-role"] {
        let above = choose(option, vip).await;
        assert!(above.contains("your own highest role must be above it"), "{above}");
    }
    let staff = home.add_role("Staff", false);
    home.set_role_permissions(staff, permission::KICK_MEMBERS);
    home.set_owner(people[0].id());
    let moderating = choose("champion-role", staff).await;
    assert!(moderating.contains("that role comes with moderation permissions"), "{moderating}");
    // The owner of the server is above every role, but the bot is not.
    home.move_role_to_top(vip);
    let above_the_bot = choose("tournament-role", vip).await;
    assert!(above_the_bot.contains("roles below my own"), "{above_the_bot}");
    let everyone = choose("champion-role", home.id()).await;
    assert!(everyone.contains("that role is managed automatically"), "{everyone}");
    let shown = change_settings(&people[0], &[]).await.content;
    assert!(shown.contains("Champion’s role: none"), "{shown}");
    assert!(shown.contains("Tournament champion’s role: none"), "{shown}");
    // The same role can be chosen for both champions.
    choose("champion-role", role).await;
    let both = choose("tournament-role", role).await;
    assert_eq!(both.matches(&format!("<@&{role}>")).count(), 2, "{both}");
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_role_passes_from_one_champion_to_the_next() {
    let mut world = World::without_bot(11).await;
    let (people, role) = start_with_four_players_and_champion_role(&mut world).await;
    let home = world.discord.home();
    let chosen = change_settings(&people[0], &[("champion-role", &role.to_string())]).await;
    assert!(!chosen.content.contains("Manage Roles"), "{}", chosen.content);
    let final_message = advance_to_final_message_of_november(&world).await;
    assert!(final_message.content.contains("Ada gets the <@&"), "{}", final_message.content);
    assert_eq!(home.members_with_role(role), [people[0].id()]);
    world.clock.wait_for_sleeper_and_advance(HOUR).await;

    // Bo wins the season of December.
    let named = [1, 2, 3, 0].map(|person: usize| people[person].id());
    let persons: Vec<(u64, &str)> = named.into_iter().zip(["Bo", "Cy", "Di", "Ada"]).collect();
    let start = world.clock.now();
    let results: Vec<_> = (1..=5)
        .map(|n| {
            match_result(home_server_and_channel_ids(&world), 50 + n, start + n * DAY, &persons)
        })
        .collect();
    store_results(&world, &results).await;
    world.clock.advance(31 * DAY);
    advance_until_clock_trusted(&world.clock).await;
    let final_message = world.wait_for_words("December 2026: the season is over").await;
    assert!(final_message.content.contains("Bo gets the <@&"), "{}", final_message.content);
    assert_eq!(home.members_with_role(role), [people[1].id()]);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_role_that_has_gained_permissions_is_not_given() {
    let mut world = World::without_bot(13).await;
    let (people, role) = start_with_four_players_and_champion_role(&mut world).await;
    change_settings(&people[0], &[("champion-role", &role.to_string())]).await;
    let home = world.discord.home();
    home.set_role_permissions(role, permission::MANAGE_MESSAGES);
    let final_message = advance_to_final_message_of_november(&world).await;
    let why = format!(
        "Ada didn’t get the <@&{role}> role, because it now comes with moderation permissions"
    );
    assert!(final_message.content.contains(&why), "{}", final_message.content);
    assert_eq!(home.members_with_role(role), [0; 0]);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_role_that_was_moved_above_the_bot_is_not_given() {
    let mut world = World::without_bot(14).await;
    let (people, role) = start_with_four_players_and_champion_role(&mut world).await;
    change_settings(&people[0], &[("champion-role", &role.to_string())]).await;
    let home = world.discord.home();
    home.move_role_to_top(role);
    let final_message = advance_to_final_message_of_november(&world).await;
    assert!(
        final_message.content.contains("I couldn’t give the champion the <@&"),
        "{}",
        final_message.content
    );
    assert_eq!(home.members_with_role(role), [0; 0]);
    // `finish` asserts that Discord refused nothing: the bot did not even try to give the role.
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_role_is_reported_once() {
    let mut world = World::without_bot(15).await;
    let (people, role) = start_with_four_players_and_champion_role(&mut world).await;
    change_settings(&people[0], &[("champion-role", &role.to_string())]).await;
    world.discord.home().delete_role(role);
    let final_message = advance_to_final_message_of_november(&world).await;
    let why = "Ada didn’t get the champion role, because someone deleted it";
    assert!(final_message.content.contains(why), "{}", final_message.content);
    world.clock.wait_for_sleeper_and_advance(HOUR).await;
    let shown = change_settings(&people[0], &[]).await;
    assert!(shown.content.contains("Champion’s role: none"), "{}", shown.content);
    world.finish_without_refusals();
}
