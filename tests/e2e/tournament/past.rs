//! Past tournaments: their leaderboards, their list, their standings and records, and their section of a profile.

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::permission;
use triominos::league::MatchResult;
use triominos::time::Clock;

use crate::league::leaderboards::{
    advance_to_next_month, advance_until_clock_trusted, home_server_and_channel_ids, match_result,
    store_results,
};
use crate::support::bot::{World, ask_privately, private_message};
use crate::tournament::course::{
    join_as_organiser, play_thread_to_the_end, standard_tournament_options, use_tournament_command,
    wait_for_table_threads, wait_for_tournament_message, wait_for_words,
};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Returns the value of the option whose label begins with these words, in the menu with this index.
fn menu_value(message: &Message, menu_index: usize, label_start: &str) -> String {
    let options = message.menus().remove(menu_index).options;
    let option = options.iter().find(|option| option.label.starts_with(label_start));
    option.unwrap_or_else(|| panic!("{label_start}: {options:?}")).value.clone()
}

/// Chooses the option whose label begins with these words, in the menu with this index. Returns the private answer.
pub async fn choose_in_menu(
    person: &PersonIn,
    message: &Message,
    menu_index: usize,
    label_start: &str,
) -> Message {
    let value = menu_value(message, menu_index, label_start);
    let id = message.menus().remove(menu_index).custom_id;
    private_message(person.choose(message, &id, &[&value]).await).await
}

/// Uses `/leaderboard` with the option `by`, and returns the answer.
async fn show_leaderboard(person: &PersonIn, ranked_by: &str) -> Message {
    private_message(person.slash("leaderboard", &[("by", ranked_by.into())]).await).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_of_people_is_on_the_leaderboards_and_in_the_list() {
    let mut world = World::without_bot(21).await;
    let mo = join_as_organiser(&world, "Mo");
    let names = ["Ada", "Bo", "Cy", "Dee"];
    let people: Vec<_> = names.into_iter().map(|name| world.add_person(name)).collect();
    let persons: Vec<(u64, &str)> =
        people.iter().zip(names).map(|((person, _), name)| (person.id(), name)).collect();
    let now = world.clock.now();
    // The ratings of the players are established by matches of the days before.
    let before: Vec<MatchResult> = (1..=6)
        .map(|n| {
            match_result(home_server_and_channel_ids(&world), n, now - (8 - n) * DAY, &persons)
        })
        .collect();
    store_results(&world, &before).await;
    world.start_bot().await;
    // There is a role for the champion of each leaderboard. Mo owns the server.
    let home = world.discord.home();
    let [first_role, cup_role] = ["Champion", "Cup"].map(|name| home.add_role(name, false));
    home.allow_bot(permission::MANAGE_ROLES);
    home.set_owner(mo.id());
    let roles = [
        ("champion-role", first_role.to_string().into()),
        ("tournament-role", cup_role.to_string().into()),
    ];
    let chosen = private_message(mo.slash("settings", &roles).await).await;
    assert!(chosen.content.contains(&format!("<@&{cup_role}>")), "{}", chosen.content);
    let none = use_tournament_command(&mo, "past", &[]).await;
    assert!(none.content.contains("No tournament has finished"), "{}", none.content);
    let empty = show_leaderboard(&people[0].1, "Titles").await;
    assert!(empty.content.contains("if at least 3 people play half of it"), "{}", empty.content);

    use_tournament_command(&mo, "create", &standard_tournament_options("Friday", 1, 4)).await;
    wait_for_tournament_message(&world, "Friday").await;
    for (_, there) in &people {
        use_tournament_command(there, "join", &[]).await;
    }
    use_tournament_command(&mo, "start", &[]).await;
    let thread = wait_for_table_threads(&world, 1, 1).await[0];
    let players: Vec<_> = people.iter().map(|(person, _)| person.clone()).collect();
    play_thread_to_the_end(&world, thread, &players).await;
    let over = wait_for_words(&world, "is over.").await;
    let winner =
        names.into_iter().find(|name| over.content.contains(&format!("**{name}** wins! 🏆")));
    let winner = winner.expect("somebody has won");
    let won = names.into_iter().position(|name| name == winner).expect("one of them");
    let (first, other) = (&people[won].1, &people[(won + 1) % 4].1);

    let titles = show_leaderboard(first, "Titles").await;
    let own = "You’re number 1 of 1: 1 title · 1 tournament.";
    assert!(titles.content.contains(own), "{}", titles.content);
    let alt = titles.picture().and_then(|picture| picture.alt_text.clone()).expect("in words");
    assert!(alt.contains(&format!("1. {winner}: 1 title · 1 tournament")), "{alt}");
    let points = choose_in_menu(first, &titles, 0, "Tournament points").await;
    assert!(points.content.contains("You’re number 1 of 3: 1.5 points"), "{}", points.content);
    let podiums = show_leaderboard(other, "Podiums").await;
    let alt = podiums.picture().and_then(|picture| picture.alt_text.clone()).expect("in words");
    assert_eq!(alt.matches("1 podium").count(), 3, "{alt}");
    let by_edition = [("by", "Titles".into()), ("edition", "Rules for children".into())];
    let kids = private_message(first.slash("leaderboard", &by_edition).await).await;
    assert!(kids.content.contains("Nobody is ranked here yet"), "{}", kids.content);

    // The list of tournaments opens the standings, and the standings open the record.
    let past = use_tournament_command(other, "past", &[]).await;
    let row = "1 round at tables of up to 4 · Standard rules · 4 players";
    for words in ["**Friday** · <t:", row, &format!("1. **{winner}** · 2. **")] {
        assert!(past.content.contains(words), "{words}: {}", past.content);
    }
    let standings = choose_in_menu(other, &past, 0, "Friday").await;
    assert!(standings.content.contains("**Friday** is over."), "{}", standings.content);
    let record = choose_in_menu(other, &standings, 0, "Round 1 · Table 1: ").await;
    let file = record.attachments.iter().find(|file| file.filename.ends_with(".jsonl"));
    assert!(file.is_some(), "{}", record.content);

    let profile = ask_privately(first, "profile").await;
    for words in [
        "Tournaments: 1 title, 1 podium, 1.5 points; best finish: #1 of 4",
        "Recent tournaments:\n- <t:",
        "**Friday**: #1 of 4",
    ] {
        assert!(profile.content.contains(words), "{words}: {}", profile.content);
    }

    // After a restart everything is the same.
    world.stop_bot().await;
    world.start_bot().await;
    assert_eq!(show_leaderboard(first, "Titles").await.content, titles.content);
    assert_eq!(use_tournament_command(other, "past", &[]).await.content, past.content);
    let again = choose_in_menu(other, &past, 0, "Friday").await;
    assert_eq!(again.content, standings.content);

    // The end of the season is announced with both leaderboards, in words and as pictures. The announcement is in the tournament's
    // channel, because the threads are archived.
    advance_to_next_month(&world.clock);
    advance_until_clock_trusted(&world.clock).await;
    let final_message = wait_for_words(&world, "the season is over").await;
    let champion = format!("**{winner}** is the tournament champion, with 1.5 points.");
    let row = format!("1\\. **{winner}** · 1.5 points · 1 tournament");
    for words in ["is the champion with", "**This season’s tournaments**", &champion, &row] {
        assert!(final_message.content.contains(words), "{words}: {}", final_message.content);
    }
    // Ada won the earlier matches, and the winner of the tournament won the last one.
    for (role, whose) in [(first_role, "Ada"), (cup_role, winner)] {
        let given = format!("{whose} gets the <@&{role}> role.");
        assert!(final_message.content.contains(&given), "{given}: {}", final_message.content);
    }
    assert_eq!(home.members_with_role(first_role), [people[0].0.id()]);
    assert_eq!(home.members_with_role(cup_role), [people[won].0.id()]);
    let pictures = final_message.attachments.iter().map(|file| {
        let words = file.alt_text.clone().unwrap_or_default();
        (file.filename.as_str(), words.lines().next().unwrap_or_default().to_owned())
    });
    let expected = [
        ("ladder.png", "Ladder · November 2026. Page 1 of 1.".to_owned()),
        ("tournament-points.png", "Tournament points · November 2026. Page 1 of 1.".to_owned()),
    ];
    assert_eq!(pictures.collect::<Vec<_>>(), expected);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_permission_to_attach_pictures_a_season_ends_in_words() {
    let mut world = World::without_bot(23).await;
    let names = ["Ada", "Bo", "Cy", "Dee"];
    let people: Vec<_> = names.into_iter().map(|name| world.add_person(name)).collect();
    let persons: Vec<(u64, &str)> =
        people.iter().zip(names).map(|((person, _), name)| (person.id(), name)).collect();
    let now = world.clock.now();
    let matches: Vec<MatchResult> = (1..=6)
        .map(|n| {
            match_result(home_server_and_channel_ids(&world), n, now - (8 - n) * DAY, &persons)
        })
        .collect();
    store_results(&world, &matches).await;
    world.discord.channel(world.channel).deny_bot(permission::ATTACH_FILES);
    world.start_bot().await;
    advance_to_next_month(&world.clock);
    advance_until_clock_trusted(&world.clock).await;
    let final_message = wait_for_words(&world, "the season is over").await;
    assert!(final_message.content.contains("**Ada** is the champion"), "{}", final_message.content);
    assert_eq!(final_message.attachments.len(), 0);
    let refusals = world.discord.refused_requests().len();
    assert_eq!(refusals, 1, "it was tried with pictures once");
}

#[tokio::test(flavor = "multi_thread")]
async fn tournaments_of_other_servers_are_not_shown() {
    let world = World::new(22).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    play_tournament_of_two(&world, &ada, &bo).await;
    let past = use_tournament_command(&ada, "past", &[]).await;
    assert!(past.content.contains("2 players"), "{}", past.content);
    let elsewhere = world.discord.add_guild("Elsewhere", "en-US");
    let there = elsewhere.add_text_channel("general");
    let ada = world.discord.person_by_id(ada.id()).expect("Ada");
    ada.joins(elsewhere.id());
    let none = use_tournament_command(&ada.in_channel(there), "past", &[]).await;
    assert!(none.content.contains("No tournament has finished"), "{}", none.content);
    world.finish_without_refusals();
}

/// Plays a tournament of two people to its end.
async fn play_tournament_of_two(world: &World, ada: &PersonIn, bo: &PersonIn) {
    let mo = join_as_organiser(world, "Mo");
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 1, 2)).await;
    wait_for_tournament_message(world, "Cup").await;
    for person in [ada, bo] {
        use_tournament_command(person, "join", &[]).await;
    }
    use_tournament_command(&mo, "start", &[]).await;
    let thread = wait_for_table_threads(world, 1, 1).await[0];
    let players = [ada, bo].map(|there| world.discord.person_by_id(there.id()).expect("a person"));
    play_thread_to_the_end(world, thread, &players).await;
    wait_for_words(world, "is over.").await;
}

/// Opens the record of the first table of the tournament through `/tournament past`.
async fn open_record_of_first_table(person: &PersonIn) -> Message {
    let past = use_tournament_command(person, "past", &[]).await;
    let standings = choose_in_menu(person, &past, 0, "Cup").await;
    choose_in_menu(person, &standings, 0, "Round 1 · Table 1: ").await
}

/// Returns `true` if a file of the message has this ending.
fn has_file_ending(message: &Message, ending: &str) -> bool {
    message.attachments.iter().any(|file| file.filename.ends_with(ending))
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_of_a_past_tournament_are_open_to_members_who_see_its_channel() {
    let world = World::new(24).await;
    let [ada, bo, cy, dee, mo] = world.add_people(["Ada", "Bo", "Cy", "Dee", "Flo"]);
    play_tournament_of_two(&world, &ada, &bo).await;
    let home = world.discord.home();
    let elsewhere = home.add_text_channel("elsewhere");
    let person = |there: &PersonIn| world.discord.person_by_id(there.id()).expect("a person");
    let [ada, cy, dee] = [&ada, &cy, &dee].map(|there| person(there).in_channel(elsewhere));
    let mo = person(&mo).with_administrator_permission().in_channel(elsewhere);

    // Cy did not play at this table, and asks in another channel.
    let record = open_record_of_first_table(&cy).await;
    assert!(has_file_ending(&record, ".jsonl"), "{}", record.content);
    let replay = private_message(cy.click(&record, "Watch Replay").await).await;
    assert!(!replay.attachments.is_empty(), "{}", replay.content);

    // The tournament's channel is hidden from all but one role.
    let hall = world.discord.channel(world.channel);
    let role = home.add_role("Club", false);
    hall.deny_everyone(permission::VIEW_CHANNEL);
    hall.allow_role(role, permission::VIEW_CHANNEL);
    home.give_role(dee.id(), role);
    for refused in [
        open_record_of_first_table(&cy).await,
        private_message(cy.click(&record, "Watch Replay").await).await,
    ] {
        assert!(refused.content.contains("no longer exists"), "{}", refused.content);
        assert!(refused.attachments.is_empty());
    }
    for (who, person) in [("a player", &ada), ("the role", &dee), ("an administrator", &mo)] {
        let record = open_record_of_first_table(person).await;
        assert!(has_file_ending(&record, ".jsonl"), "{who}: {}", record.content);
        let replay = private_message(person.click(&record, "Watch Replay").await).await;
        assert!(!replay.attachments.is_empty(), "{who}: {}", replay.content);
    }

    // The bot cannot know who saw a channel that was deleted.
    hall.delete();
    let refused = open_record_of_first_table(&dee).await;
    assert!(refused.content.contains("no longer exists"), "{}", refused.content);
    world.finish_without_refusals();
}
