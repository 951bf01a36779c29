//! Results that a moderator voids: they are announced in the channel, count nowhere, and can be restored.

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::{OptionValue, Snowflake};
use triominos::time::Clock;

use crate::league::leaderboards::{
    home_server_and_channel_ids, match_result, play_match_to_end, show_leaderboard, store_results,
};
use crate::support::bot::{World, ask_privately, private_message};
use crate::tournament::course::{
    join_as_organiser, play_thread_to_the_end, standard_tournament_options, use_tournament_command,
    wait_for_table_threads, wait_for_words,
};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Uses `/void-result` for the result with this number. `restore_option` is the value of the option `restore`, which makes the
/// result count again; if it is `None`, the option is omitted.
async fn void_result(
    person: &PersonIn,
    result_number: &str,
    restore_option: Option<bool>,
) -> Message {
    let mut options: Vec<(&str, OptionValue)> =
        vec![("result", result_number.into()), ("reason", "two accounts of *one*".into())];
    options.extend(restore_option.map(|restore| ("restore", restore.into())));
    private_message(person.slash("void-result", &options).await).await
}

/// Returns the results that the autocomplete of `/void-result` suggests for the typed text. Each has the label that people see, and
/// the value that Discord sends.
async fn suggested_labels_and_values(
    person: &PersonIn,
    typed: &str,
    restore_option: Option<bool>,
) -> Vec<(String, String)> {
    let mut options: Vec<(&str, OptionValue)> = vec![("result", typed.into())];
    options.extend(restore_option.map(|restore| ("restore", restore.into())));
    let choices = person.autocomplete("void-result", &options, "result").await;
    let value = |value: &serde_json::Value| value.as_str().expect("a text").to_owned();
    choices.iter().map(|choice| (choice.name.clone(), value(&choice.value))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_voids_and_restores_a_result() {
    let mut world = World::new(3).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let mo = world
        .discord
        .add_person("Mo", "en-US")
        .with_moderator_permissions()
        .in_channel(world.channel);
    let first = world.begin_match(&[&ada, &bo]).await;
    let end = play_match_to_end(&world, &[&ada, &bo], first).await;
    let before = show_leaderboard(&ada, &[]).await;
    assert!(before.content.contains("You’re number"), "{}", before.content);

    // The match is chosen from the suggestions, by the name of a player.
    assert_eq!(suggested_labels_and_values(&mo, "cy", None).await, []);
    let found = suggested_labels_and_values(&mo, "ad", None).await;
    let [(name, value)] = &found[..] else { panic!("{found:?}") };
    assert!(
        name.contains("Ada")
            && name.contains("Bo")
            && name.starts_with("2026-11-21 ")
            && name.contains(" UTC · #bots · "),
        "{name}"
    );
    let answer = void_result(&mo, value, None).await;
    assert!(answer.content.contains("The result is void."), "{}", answer.content);
    assert!(
        answer.content.contains("final standings I posted for past seasons"),
        "{}",
        answer.content
    );
    let said = world.wait_for_words("voided the match from").await;
    for words in ["**Mo** voided", "**Ada** and **Bo**", "Reason: two accounts of \\*one\\*"] {
        assert!(said.content.contains(words), "{words}: {}", said.content);
    }
    assert!(said.pinged.is_empty());

    // The match counts nowhere, and its players can read why.
    for by in ["Rating", "Wins", "Ladder", "Best match"] {
        let board = show_leaderboard(&ada, &[("by", by)]).await;
        assert!(board.content.contains("Nobody is ranked here yet"), "{by}: {}", board.content);
    }
    let profile = ask_privately(&ada, "profile").await;
    assert!(profile.content.contains("Doesn’t count: the match from"), "{}", profile.content);
    let record = private_message(ada.click(&end, "Download the Record").await).await;
    assert!(record.content.contains("**Mo** voided it on"), "{}", record.content);
    assert!(record.attachments.iter().any(|file| file.filename.ends_with(".jsonl")));
    let replay = private_message(bo.click(&end, "Watch Replay").await).await;
    assert!(replay.content.contains("This result doesn’t count"), "{}", replay.content);

    // It does not count after a restart either. A second request to void it is refused, and names the first moderator.
    world.stop_bot().await;
    world.start_bot().await;
    let board = show_leaderboard(&ada, &[]).await;
    assert!(board.content.contains("Nobody is ranked here yet"), "{}", board.content);
    let again = void_result(&mo, value, None).await;
    assert!(again.content.contains("**Mo** has already voided that result"), "{}", again.content);

    // Another moderator restores the result, which can be given by the name of its record's file.
    let zoe = world
        .discord
        .add_person("Zoë", "fr")
        .with_moderator_permissions()
        .in_channel(world.channel);
    assert_eq!(suggested_labels_and_values(&zoe, "", Some(false)).await, []);
    let voided = suggested_labels_and_values(&zoe, "", Some(true)).await;
    assert!(voided[0].0.starts_with("Annulé · 2026-11-21 "), "{voided:?}");
    let restored = void_result(&zoe, &format!("triominos-{value}.jsonl"), Some(true)).await;
    assert!(restored.content.contains("compte de nouveau"), "{}", restored.content);
    let said = world.wait_for_words("restored the match from").await;
    assert!(said.content.contains("**Zoë**"), "{}", said.content);
    assert_eq!(show_leaderboard(&ada, &[]).await.content, before.content);
    let profile = ask_privately(&ada, "profile").await;
    assert!(!profile.content.contains("Doesn’t count"), "{}", profile.content);
    let counts = void_result(&mo, value, Some(true)).await;
    assert!(counts.content.contains("nothing to restore"), "{}", counts.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_voids_their_own_match_or_one_of_another_server() {
    let mut world = World::without_bot(4).await;
    let mo = world.discord.add_person("Mo", "en-US").with_moderator_permissions();
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let now = world.clock.now();
    let played = [(mo.id(), "Mo"), (ada.id(), "Ada")];
    store_results(
        &world,
        &[match_result(home_server_and_channel_ids(&world), 77, now - DAY, &played)],
    )
    .await;
    world.start_bot().await;
    let mo = mo.in_channel(world.channel);
    let own = void_result(&mo, "77", None).await;
    assert!(own.content.contains("you played in that match yourself"), "{}", own.content);
    let unknown = void_result(&mo, "78", None).await;
    assert!(unknown.content.contains("can’t find that result"), "{}", unknown.content);
    let nonsense = void_result(&mo, "the one with Bo", None).await;
    assert_eq!(nonsense.content, unknown.content);
    // Discord offers the command only to moderators.
    let options: [(&str, OptionValue); 2] = [("result", "77".into()), ("reason", "no".into())];
    assert!(bo.try_slash("void-result", &options).await.is_err());
    // A moderator of another server cannot find results of this server.
    let elsewhere = world.discord.add_guild("Elsewhere", "en-US");
    let there = elsewhere.add_text_channel("general");
    let eve = world.discord.add_person("Eve", "en-US");
    eve.joins(elsewhere.id());
    let rights =
        discord_stand_in::permission::EVERYBODY | discord_stand_in::permission::MANAGE_MESSAGES;
    eve.set_permissions(elsewhere.id(), rights);
    let eve = eve.in_channel(there);
    assert_eq!(suggested_labels_and_values(&eve, "", None).await, []);
    let foreign = void_result(&eve, "77", None).await;
    assert_eq!(foreign.content, unknown.content);
    assert!(!world.transcript().contains("voided the match"), "{}", world.transcript());
    world.finish_without_refusals();
}

/// The final message of a season does not change if a result is voided or restored later. A leaderboard is always computed from the
/// results that count at the time of the request.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_season_counts_the_results_valid_at_that_time() {
    use crate::league::leaderboards::{
        advance_to_next_month, advance_until_clock_trusted, store_november_matches,
    };
    let mut world = World::without_bot(5).await;
    let people = store_november_matches(&world).await;
    world.start_bot().await;
    let mo = world
        .discord
        .add_person("Mo", "en-US")
        .with_moderator_permissions()
        .in_channel(world.channel);
    let ladder = async |period| {
        show_leaderboard(&people[0], &[("by", "Ladder"), ("period", period)]).await.content
    };
    assert!(ladder("This season").await.contains("You’re number 1 of 4: 6.2 points"));
    void_result(&mo, "8", None).await;
    let without = ladder("This season").await;
    assert!(without.contains("You’re number 1 of 4: ") && !without.contains("6.2"), "{without}");
    advance_to_next_month(&world.clock);
    advance_until_clock_trusted(&world.clock).await;
    let final_message = world.wait_for_words("the season is over").await;
    assert!(!final_message.content.contains("6.2"), "{}", final_message.content);
    void_result(&mo, "8", Some(true)).await;
    assert!(ladder("Last season").await.contains("6.2 points"));
    let still = world.discord.channel(world.channel).message(final_message.id).expect("it stays");
    assert_eq!(still.content, final_message.content);
    world.finish_without_refusals();
}

/// A tournament whose first match has been played.
struct FirstTournamentMatch {
    organiser: PersonIn,
    moderator: PersonIn,
    /// The thread of the match.
    thread: Snowflake,
}

/// Starts a tournament of this many rounds, and plays its first match, between Ada and Bo, to its end.
async fn play_first_tournament_match(world: &World, rounds: i32) -> FirstTournamentMatch {
    let mo = join_as_organiser(world, "Mo");
    let people = world.add_people(["Ada", "Bo"]);
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", rounds, 2)).await;
    for person in &people {
        use_tournament_command(person, "join", &[]).await;
    }
    use_tournament_command(&mo, "start", &[]).await;
    let thread = wait_for_table_threads(world, 1, 1).await[0];
    let players = people.map(|one| world.discord.person_by_id(one.id()).expect("a player"));
    play_thread_to_the_end(world, thread, &players).await;
    let zoe = world
        .discord
        .add_person("Zoe", "en-US")
        .with_moderator_permissions()
        .in_channel(world.channel);
    FirstTournamentMatch { organiser: mo, moderator: zoe, thread }
}

/// Sets the person's preference for answers without pictures. Returns the text of the tournament's standings.
async fn turn_pictures_off_and_get_standings(person: &PersonIn) -> String {
    let words = [("pictures", "in words, without pictures".into())];
    private_message(person.slash("preferences", &words).await).await;
    use_tournament_command(person, "status", &[]).await.content
}

#[tokio::test(flavor = "multi_thread")]
async fn a_voided_match_of_a_running_tournament_has_to_be_decided() {
    let mut world = World::new(6).await;
    let FirstTournamentMatch { organiser: mo, moderator: zoe, thread } =
        play_first_tournament_match(&world, 2).await;
    wait_for_table_threads(&world, 2, 1).await;
    let answer = void_result(&zoe, &thread.to_string(), None).await;
    wait_for_words(&world, "**Zoe** voided the match at table 1").await;
    let follows = "**Cup**. I’ve posted in its channel that an organiser now has to set the result of table 1";
    assert!(answer.content.contains(follows), "{}", answer.content);
    let called = wait_for_words(&world, "please set the result of table 1").await;
    assert_eq!(called.pinged, [mo.id()]);
    wait_for_words(&world, "A moderator voided this match, so an organiser has to set").await;
    let note = "Table 1: a moderator voided its match, and an organiser has to set the result";
    let standings = turn_pictures_off_and_get_standings(&mo).await;
    assert!(standings.contains(note) && !standings.contains("12 points"), "{standings}");
    let panel = use_tournament_command(&mo, "manage", &[]).await;
    assert!(
        panel
            .content
            .contains("Waiting for an organiser to set the result: table 1 (time runs out <t:"),
        "{}",
        panel.content
    );
    let refused =
        use_tournament_command(&mo, "result", &[("table", 1.into()), ("order", "played".into())])
            .await;
    assert!(refused.content.contains("result can’t stand"), "{}", refused.content);
    use_tournament_command(&mo, "result", &[("table", 1.into()), ("order", "1>2".into())]).await;
    wait_for_words(&world, "Reason: the match was voided").await;
    let standings = turn_pictures_off_and_get_standings(&mo).await;
    assert!(standings.contains("12 points") && !standings.contains(note), "{standings}");
    // The moderators' log names the tournament.
    let log = private_message(zoe.slash("moderate", &[]).await).await;
    let log = private_message(zoe.click(&log, "Log").await).await;
    assert!(log.content.contains("; tournament: Cup"), "{}", log.content);
    world.stop_bot().await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_standings_of_a_finished_tournament_follow_a_voided_match() {
    let world = World::new(6).await;
    let FirstTournamentMatch { organiser: mo, moderator: zoe, thread } =
        play_first_tournament_match(&world, 1).await;
    let end = wait_for_words(&world, "**Cup** is over.").await;
    let alt = |message: &Message| message.attachments[0].alt_text.clone().expect("in words");
    let before = alt(&end);
    assert!(before.contains(": 12 points") && before.contains(": 0 points"), "{before}");
    let podium = |all: &[Message]| {
        let end = all.iter().find(|one| one.id == end.id).expect("it stays");
        alt(end)
    };
    let answer = void_result(&zoe, &thread.to_string(), None).await;
    let follows = "**Cup**. I’ve updated its standings";
    assert!(answer.content.contains(follows), "{}", answer.content);
    wait_for_words(&world, "It no longer counts, and I’ve updated the standings").await;
    let channel = world.discord.channel(world.channel);
    let shared = |all: &[Message]| podium(all).matches(": 6 points").count() == 2;
    channel.until("the other podium", shared).await;
    let standings = turn_pictures_off_and_get_standings(&mo).await;
    assert!(standings.contains("-# Table 1: a moderator voided its match."), "{standings}");
    void_result(&zoe, &thread.to_string(), Some(true)).await;
    wait_for_words(&world, "**Zoe** restored the match at table 1. Its result counts again").await;
    channel.until("the podium as before", |all| podium(all) == before).await;
    world.finish_without_refusals();
}
