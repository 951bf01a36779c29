//! The scenes that are played before a snapshot is taken: a season, matches in the middle of a turn, a lobby, and a
//! tournament.

use discord_stand_in::{Fault, Snowflake, permission};

use super::story::{HOUR, MINUTE, Opening, Story, every_rack_has_more_than};
use crate::restart::killed::load_newest_table_in;
use crate::support::bot::{ask_privately, private_message};
use crate::support::turns::{open_best_preview, pinged_and_other_player, take_turn};
use crate::table::editions::{open_rules_form, wait_for_edit as lobby_says};
use crate::tournament::course::{
    standard_tournament_options, use_tournament_command, wait_for_table_threads,
    wait_for_tournament_message, wait_for_words,
};
use crate::turn::stale::prevent_rack_deletion_and_reposting;

const POST: &str = "POST /channels/{channel_id}/messages";

/// Plays matches in October, and waits until the end of October's season is announced in the channel `hall-of-fame`.
pub async fn play_october(story: &mut Story) {
    let home = story.world.discord.home();
    home.allow_bot(permission::MANAGE_ROLES);
    home.set_owner(story.person_named("Mo").id());
    let role = home.add_role("Champion", false);
    let stewards = home.add_role("Stewards", false);
    let hall = home.add_text_channel("hall-of-fame");
    let here = story.world.channel;
    let mo = story.person_in("Mo", here);
    let chosen = [
        ("language", "English".into()),
        ("theme", "Light".into()),
        ("season-channel", hall.to_string().into()),
        ("champion-role", role.to_string().into()),
    ];
    let settings = private_message(mo.slash("settings", &chosen).await).await;
    assert!(settings.content.contains(&format!("<#{hall}>")), "{}", settings.content);
    private_message(mo.slash("tournament organisers", &[("role", stewards.into())]).await).await;
    let zoe = story.person_in("Zoé", here);
    let chosen = [("language", "français".into()), ("theme", "High contrast".into())];
    private_message(zoe.slash("preferences", &chosen).await).await;

    for _ in 0..3 {
        story.play_match(&story.people_in(["Ada", "Bo", "Cy"], here), Opening::default()).await;
    }
    let two = story.people_in(["Dee", "Eve"], here);
    story.play_match(&two, Opening::default()).await;
    story.play_match(&two[..1], Opening::default()).await;
    let with_computer = Opening { computers: 1, ..Opening::default() };
    story.play_match(&story.people_in(["Ada"], here), with_computer).await;

    story.advance_to(2, 0, 2);
    // The bot announces the end of a season only some minutes after the end.
    let hall = story.world.discord.channel(hall);
    for _ in 0..20 {
        story.world.clock.advance(MINUTE);
        ask_privately(&mo, "help").await;
        if hall.messages().iter().any(|message| message.content.contains("season is over")) {
            break;
        }
    }
    hall.until("the end of the season", |all| !all.is_empty()).await;
    // The bot stores that the announcement is published before it polls again an hour later.
    story.world.clock.wait_for_sleeper_and_advance(HOUR).await;
}

/// Plays matches in November, and opens a leaderboard and a profile. The snapshot is taken before November's season ends.
pub async fn play_november(story: &mut Story) {
    let here = story.world.channel;
    story.advance_to(6, 18, 0);
    for pair in [["Dee", "Ada"], ["Dee", "Eve"]] {
        story.play_match(&story.people_in(pair, here), Opening::default()).await;
    }
    let [ada] = story.people_in(["Ada"], here);
    ask_privately(&ada, "leaderboard").await;
    ask_privately(&ada, "profile").await;
}

/// Plays a match of Nia and Oli. Twice, a computer player takes over Nia's seat after three missed turns. Nia takes the seat back
/// only the first time.
pub async fn play_match_with_replaced_player(story: &mut Story) {
    let here = story.enter_new_channel("minded");
    let people = story.people_in(["Nia", "Oli"], here);
    let options = [("clock", "10 minutes a turn")];
    let mut board =
        story.begin_match(&people, Opening { options: &options, ..Opening::default() }).await;
    let [nia, oli] = &people;
    for time in 0..2 {
        let mut missed = 0;
        while missed < 3 {
            if board.pinged == [nia.id()] {
                story.world.clock.advance(10 * MINUTE);
                missed += 1;
            } else {
                take_turn(oli).await;
            }
            board = story.world.wait_for_board(here).await;
        }
        let note = story.world.wait_for_words("has missed 3 turns in a row").await;
        if time == 0 {
            private_message(nia.click(&note, "Take My Seat Back").await).await;
            story.world.wait_for_words("is back").await;
        }
    }
    // The computer player has moved, and it is Oli's turn again.
    take_turn(oli).await;
    let board = story.world.wait_for_board(here).await;
    assert_eq!(board.pinged, [oli.id()]);
}

/// Advances the clock by half of the time for Oli's turn, and waits for the reminder.
pub async fn advance_to_reminder(story: &Story) {
    story.world.clock.advance(5 * MINUTE);
    let oli = story.person_named("Oli").id();
    let channel = story.world.discord.channel(story.world.channel);
    channel.next_message(|message| message.pinged == [oli] && message.picture().is_none()).await;
}

/// Plays a match up to a turn whose player has two open private messages: the rack and the preview of a placement.
pub async fn open_rack_and_preview(story: &mut Story) {
    prevent_rack_deletion_and_reposting(&story.world);
    let here = story.enter_new_channel("rack");
    let people = story.people_in(["Jo", "Kit"], here);
    let board = story.begin_match(&people, Opening::default()).await;
    let board = story
        .play_match_while(board, |table| {
            let game = table.game().expect("a match");
            let view = game.turn().and_then(|seat| game.player_view(seat));
            let placements = view.map_or(0, |view| view.choices.len());
            every_rack_has_more_than(4)(table) || !(4..20).contains(&placements)
        })
        .await;
    let (turn, _) = pinged_and_other_player(&board, &people[0], &people[1]);
    for _ in 0..2 {
        let rack = private_message(turn.click(&board, "My Rack").await).await;
        assert!(!rack.menus().is_empty(), "{}", rack.content);
    }
    let rack = private_message(turn.click(&board, "My Rack").await).await;
    let preview = open_best_preview(turn, &rack).await;
    assert!(preview.button("Place").is_some(), "{}", preview.content);
    private_message(turn.slash("board", &[]).await).await;
}

/// Opens a lobby. Its host has changed the rules, and has two private forms with menus open.
pub async fn open_lobby_with_changed_rules(story: &mut Story) {
    let here = story.enter_new_channel("lobby");
    let people = story.people_in(["Dee", "Zoé"], here);
    let rules = [("Tiles dealt", "5 each")];
    let opening = Opening { rules: &rules, computers: 2, ..Opening::default() };
    let lobby = story.open_lobby(&people, opening).await;
    let [dee, zoe] = &people;
    dee.click(&lobby, "Remove Computer").await;
    lobby_says(&story.world, &lobby, "Seats taken: 3 of 4").await;
    let first = open_rules_form(dee, &lobby).await;
    private_message(dee.choose(&first, "Choose the clock", &["30 minutes a turn"]).await).await;
    let second = open_rules_form(dee, &lobby).await;
    private_message(dee.choose(&second, "Change a rule", &["Going out"]).await).await;
    private_message(zoe.click(&lobby, "Rules").await).await;
    ask_privately(dee, "help").await;
    story.world.wait_until_published_in(&story.store).await;
}

/// Starts a match, and plays it until a player has three tiles left.
pub async fn begin_match_near_its_end(story: &mut Story) {
    let here = story.enter_new_channel("outbox");
    let board = story.begin_match(&story.people_in(["Cy", "Gus"], here), Opening::default()).await;
    story.play_match_while(board, every_rack_has_more_than(3)).await;
}

/// Plays two turns whose announcements the bot cannot publish.
pub async fn play_two_turns_without_publishing(story: &mut Story) {
    let here = story.world.channel;
    let people = story.people_in(["Cy", "Gus"], here);
    let held = story.world.discord.inject(Fault::hold(POST));
    for _ in 0..2 {
        let table = load_newest_table_in(&story.store, here).await;
        let turn = table.person_in_turn().expect("a person's turn").id.get();
        let person = people.iter().find(|person| person.id() == turn);
        take_turn(person.expect("one of the two")).await;
    }
    story.world.wait_for_fault_hits(&held, 1).await;
    story.held.push(held);
}

/// Plays a tournament of four people up to its second round, in which one table is over and a player is about to win at the other.
pub async fn play_tournament_to_second_round(story: &mut Story) {
    let here = story.enter_new_channel("cup");
    let mo = story.person_in("Mo", here);
    use_tournament_command(&mo, "create", &standard_tournament_options("Friday Cup", 3, 2)).await;
    let board = wait_for_tournament_message(&story.world, "Friday Cup").await;
    for person in story.people_in(["Pia", "Quin", "Rob", "Sue"], here) {
        private_message(person.click(&board, "Join").await).await;
    }
    wait_for_words(&story.world, "Players (4 of 64)").await;
    use_tournament_command(&mo, "start", &[]).await;
    for (round, left) in [(1, 0), (2, 2)] {
        for (table, thread) in
            wait_for_table_threads(&story.world, round, 2).await.into_iter().enumerate()
        {
            if table == 0 {
                confirm_presence(story, thread).await;
            }
            let board = story.world.wait_for_board(thread).await;
            let left = if table == 0 { 0 } else { left };
            story.play_match_while(board, every_rack_has_more_than(left)).await;
        }
    }
    wait_for_words(&story.world, "→ 1. ").await;
}

/// Confirms the presence of the first player who is called to a table.
async fn confirm_presence(story: &Story, thread: Snowflake) {
    let all = story.world.discord.channel(thread).messages();
    let call = all.iter().find(|message| message.button("I’m Here").is_some());
    let call = call.expect("they are called");
    let person = story.world.discord.person_by_id(call.pinged[0]).expect("somebody");
    private_message(person.in_channel(thread).click(call, "I’m Here").await).await;
}
