//! Leaderboards for everybody: **Share Here**, and the message that is kept up to date in a channel.

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::permission;
use triominos::discord::Rates;

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::wait_until;
use crate::tournament::course::{
    join_as_organiser, standard_tournament_options, use_tournament_command, wait_for_table_threads,
    wait_for_words,
};

const MINUTE: i64 = 60_000;
const TITLE: &str = "### Tournament points";

/// Plays a tournament of one round at one table. The organiser sets its result to the first suggested order of the players whose
/// label begins with `result_label_start`.
async fn play_tournament_with_set_result(
    world: &World,
    organiser: &PersonIn,
    people: &[PersonIn],
    name: &str,
    result_label_start: &str,
) {
    let cups = |all: &[Message]| {
        all.iter().filter(|one| one.content.starts_with("Round 1 · Table ")).count()
    };
    let before = cups(&world.discord.channel(world.channel).messages());
    let seats = i32::try_from(people.len()).expect("few");
    use_tournament_command(organiser, "create", &standard_tournament_options(name, 1, seats)).await;
    for person in people {
        use_tournament_command(person, "join", &[]).await;
    }
    use_tournament_command(organiser, "start", &[]).await;
    wait_for_table_threads(world, 1, before + 1).await;
    let typed = [("table", 1.into()), ("order", result_label_start.into())];
    let orders = organiser.autocomplete("tournament result", &typed, "order").await;
    let order = orders.iter().find(|choice| choice.name.starts_with(result_label_start));
    let order = order.and_then(|choice| choice.value.as_str()).expect("an order").to_owned();
    use_tournament_command(organiser, "result", &[("table", 1.into()), ("order", order.into())])
        .await;
    wait_for_words(world, &format!("**{name}** is over.")).await;
}

fn alt_text(message: &Message) -> String {
    message.picture().and_then(|picture| picture.alt_text.clone()).unwrap_or_default()
}

/// Waits until the only leaderboard of the channel satisfies the condition. Meanwhile, advances the clock by minutes, because the
/// bot checks once a minute whether the leaderboard has changed.
async fn wait_for_leaderboard(
    world: &World,
    organiser: &PersonIn,
    condition: impl Fn(&Message) -> bool,
) -> Message {
    for _ in 0..200 {
        let all = world.discord.channel(world.channel).messages();
        let mut boards = all.into_iter().filter(|one| one.content.starts_with(TITLE));
        if let (Some(board), None) = (boards.next(), boards.next())
            && condition(&board)
        {
            return board;
        }
        world.clock.advance(MINUTE + 1_000);
        // The clock must not outrun the bot.
        ask_privately(organiser, "help").await;
    }
    panic!("no such leaderboard\n{}", world.transcript());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_leaderboard_in_a_channel_is_updated_after_each_tournament() {
    let world = World::new(12).await;
    let mo = join_as_organiser(&world, "Mo");
    let people = world.add_people(["Ada", "Bo", "Cy"]);
    let chosen =
        private_message(mo.slash("settings", &[("leaderboard", world.channel.into())]).await).await;
    assert!(chosen.content.contains("Leaderboard: kept up to date in"), "{}", chosen.content);
    let empty = wait_for_leaderboard(&world, &mo, |_| true).await;
    assert!(empty.content.contains("Nobody is ranked here yet."), "{}", empty.content);
    assert!(!empty.content.contains("You’re"), "{}", empty.content);
    assert!(empty.picture().is_none() && empty.pinged.is_empty());

    play_tournament_with_set_result(&world, &mo, &people, "First", "Ada > Bo > Cy").await;
    let first = wait_for_leaderboard(&world, &mo, |one| one.picture().is_some()).await;
    assert_eq!(first.id, empty.id, "the same message is edited");
    let alt = alt_text(&first);
    assert!(alt.contains("\n1. Ada: "), "{alt}");
    assert!(alt.contains(", 1 title"), "{alt}");
    assert!(!alt.contains("up 1"), "{alt}");
    assert!(first.content.contains("I update this after each tournament."), "{}", first.content);

    // After the next week's cup, its winner is new on the leaderboard.
    world.clock.advance(7 * 24 * 60 * MINUTE);
    play_tournament_with_set_result(&world, &mo, &people, "Second", "Bo > Cy > Ada").await;
    let second = wait_for_leaderboard(&world, &mo, |one| alt_text(one).contains("Bo: ")).await;
    assert_eq!(second.id, first.id);
    let alt = alt_text(&second);
    assert!(alt.contains("Bo: ") && alt.contains(", 1 title, new"), "{alt}");

    // A person who deletes their data disappears from it.
    let privacy = ask_privately(&people[0], "privacy").await;
    let sure = private_message(people[0].click(&privacy, "Delete My Data").await).await;
    private_message(people[0].click(&sure, "Delete Everything").await).await;
    let without = wait_for_leaderboard(&world, &mo, |one| !alt_text(one).contains("Ada: ")).await;
    assert_eq!(without.id, first.id);

    // Deleting the message ends the upkeep.
    world.discord.channel(world.channel).delete_message(first.id);
    play_tournament_with_set_result(&world, &mo, &people[1..], "Third", "Cy > Bo").await;
    let is_upkept = async || {
        let settings = private_message(mo.slash("settings", &[]).await).await;
        settings.content.contains("Leaderboard: ")
    };
    // The bot notices this when the content changes, at the latest when it compares the message a day later.
    let has_ended = async || {
        world.clock.advance(60 * MINUTE);
        // The clock must not outrun the bot, whose requests to Discord time out by it.
        for _ in 0..20 {
            if !is_upkept().await {
                return true;
            }
        }
        false
    };
    wait_until("the upkeep has ended", has_ended).await;
    let all = world.discord.channel(world.channel).messages();
    assert!(!all.iter().any(|one| one.content.starts_with(TITLE)), "{}", world.transcript());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_leaderboard_is_posted_once_a_missing_permission_is_granted() {
    let world = World::new(12).await;
    let mo = join_as_organiser(&world, "Mo");
    let channel = world.discord.channel(world.channel);
    channel.deny_bot(permission::SEND_MESSAGES);
    mo.slash("settings", &[("leaderboard", world.channel.into())]).await;
    let barred = async || {
        let settings = private_message(mo.slash("settings", &[]).await).await;
        settings.content.contains("Leaderboard: I can’t post it in")
    };
    wait_until("the refusal is noted", barred).await;
    channel.allow_bot(permission::SEND_MESSAGES);
    world.clock.advance(11 * MINUTE);
    wait_for_leaderboard(&world, &mo, |_| true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn leaderboards_profiles_and_results_can_be_shared_with_everybody() {
    let mut world = World::without_bot(12).await;
    world.rates = Some(Rates { clicks: u32::MAX, ..Rates::default() });
    world.start_bot().await;
    let mo = join_as_organiser(&world, "Mo");
    let people = world.add_people(["Ada", "Bo", "Cy"]);
    play_tournament_with_set_result(&world, &mo, &people, "First", "Ada > Bo > Cy").await;
    let bo = &people[1];
    let channel = world.discord.channel(world.channel);
    let share = async |shown: &Message, words: &str| {
        let before = channel.messages().len();
        let done = private_message(bo.click(shown, "Share Here").await).await;
        assert!(done.content.contains("posted it here for everyone"), "{}", done.content);
        assert_ne!(done.id, shown.id, "the private message stays");
        let all = channel.messages();
        assert_eq!(all.len(), before + 1);
        let shared = all.last().expect("a post");
        assert!(shared.content.contains(words), "{}", shared.content);
        assert!(shared.content.ends_with("-# Shared by Bo"), "{}", shared.content);
        assert!(shared.pinged.is_empty() && shared.button_labels().is_empty());
        shared.clone()
    };
    let by = [("by", "Titles".into())];
    let titles = private_message(bo.slash("leaderboard", &by).await).await;
    let shared = share(&titles, "### Titles").await;
    assert!(alt_text(&shared).contains("1. Ada: "), "{}", alt_text(&shared));
    assert!(!shared.content.contains("You’re"), "{}", shared.content);
    let ada = [("player", people[0].id().into())];
    let profile = private_message(bo.slash("profile", &ada).await).await;
    share(&profile, "### Ada").await;
    let past = use_tournament_command(bo, "past", &[]).await;
    let menu = past.menus()[0].clone();
    let result = private_message(
        bo.choose(&past, &menu.placeholder, &[menu.options[0].label.as_str()]).await,
    )
    .await;
    let shared = share(&result, "**First**").await;
    assert!(shared.picture().is_some());

    // Somebody who shares again and again has to wait.
    let mut refused = String::new();
    for _ in 0..30 {
        let answer = private_message(bo.click(&titles, "Share Here").await).await;
        if !answer.content.contains("posted it here") {
            refused = answer.content;
            break;
        }
    }
    assert!(refused.contains("a lot in the last few minutes"), "{refused}");
    world.finish_without_refusals();
}
