//! What a server has behind it: matches of all sorts, a season that is over, tables that came to nothing.

use triominos::sandbox::permission;

use super::story::{HOUR, MINUTE, Opening, Story};
use crate::bot::{ask, private};
use crate::editions::says;

/// Matches of October, and the end of its season, which is told in a hall of its own.
pub async fn october(story: &mut Story) {
    let home = story.world.discord.home();
    home.allow_bot(permission::MANAGE_ROLES);
    let role = home.role("Champion", false);
    let stewards = home.role("Stewards", false);
    let hall = home.text_channel("hall-of-fame");
    let here = story.world.channel;
    let mo = story.there("Mo", here);
    let chosen = [
        ("language", "English".into()),
        ("theme", "Light".into()),
        ("season-channel", hall.to_string().into()),
        ("champion-role", role.to_string().into()),
    ];
    private(mo.slash("settings", &chosen).await).await;
    private(mo.slash("tournament organisers", &[("role", stewards.into())]).await).await;
    let zoe = story.there("Zoé", here);
    let chosen = [("language", "français".into()), ("theme", "High contrast".into())];
    private(zoe.slash("preferences", &chosen).await).await;

    for _ in 0..3 {
        story.match_of(&story.all(["Ada", "Bo", "Cy"], here), Opening::default()).await;
    }
    let four = story.all(["Dee", "Eve", "Flo", "Gus"], here);
    story.match_of(&four, Opening::default()).await;
    story.match_of(&four[..1], Opening::default()).await;
    story.match_of(&story.all(["Gus", "Uma"], here), Opening::default()).await;
    let with_computer = Opening { computers: 1, ..Opening::default() };
    story.match_of(&story.all(["Ada"], here), with_computer).await;

    story.until(2, 0, 2);
    // By then the clock is believed.
    story.world.clock.advance_sleeper(5 * MINUTE).await;
    let hall = story.world.discord.channel(hall);
    hall.next_message(|message| message.content.contains("season is over")).await;
    // It is noted as told when the bot looks no sooner than in an hour.
    story.world.clock.advance_sleeper(HOUR).await;
}

/// Matches of November, and tables that were closed early.
pub async fn november(story: &mut Story) {
    let here = story.world.channel;
    story.until(6, 18, 0);
    let children = [("edition", "Rules for children")];
    let children = Opening { options: &children, ..Opening::default() };
    story.match_of(&story.all(["Hal", "Ida", "Jo", "Kit"], here), children).await;
    for pair in [["Dee", "Ada"], ["Dee", "Eve"]] {
        story.match_of(&story.all(pair, here), Opening::default()).await;
    }
    leaves(story).await;
    closed(story).await;
}

/// Somebody leaves in the middle, and a computer plays on.
async fn leaves(story: &Story) {
    let people = story.all(["Dee", "Flo", "Hal"], story.world.channel);
    let board = story.begins(&people, Opening::default()).await;
    let board = story.plays_while(board, |table| table.seq < 20).await;
    let hal = &people[2];
    let sure = ask(hal, "leave").await;
    private(hal.click(&sure, "Leave the Match").await).await;
    let board = if board.pinged == [hal.id()] {
        story.world.clock.advance(2_000);
        story.world.board_in(board.channel).await
    } else {
        board
    };
    story.plays_while(board, |_| true).await;
}

/// Matches ended by vote, by a moderator and by everybody's leaving; lobbies closed by their host, and by the clock.
async fn closed(story: &mut Story) {
    let here = story.moves_to("closed");
    let people = story.all(["Gus", "Ida", "Jo"], here);
    let board = story.begins(&people, Opening::default()).await;
    story.plays_while(board, |table| table.seq < 12).await;
    for voter in &people[1..] {
        let sure = ask(voter, "end").await;
        private(voter.click(&sure, "Vote to End").await).await;
    }
    story.world.next("voted to end it").await;

    story.begins(&people[..2], Opening::default()).await;
    let mo = story.there("Mo", here);
    let sure = ask(&mo, "end").await;
    private(mo.click(&sure, "End the Match").await).await;
    story.world.next("A moderator has ended").await;

    story.begins(&people[..1], Opening::default()).await;
    let sure = ask(&people[0], "leave").await;
    private(people[0].click(&sure, "Leave the Match").await).await;
    story.world.next("everyone has left").await;

    let lobby = story.lobby(&people, Opening { computers: 1, ..Opening::default() }).await;
    people[0].click(&lobby, "Remove Computer").await;
    people[1].click(&lobby, "Leave").await;
    says(&story.world, &lobby, "Seats 2 of ").await;
    let sure = ask(&people[0], "end").await;
    private(people[0].click(&sure, "End the Match").await).await;
    says(&story.world, &lobby, "closed").await;

    let lobby = story.lobby(&people[..1], Opening::default()).await;
    story.world.clock.advance(31 * MINUTE);
    says(&story.world, &lobby, "closed").await;
}

/// Leaderboards and profiles that people have before them. One who played has left the server since.
pub async fn looks(story: &Story) {
    let here = story.world.discord.table_channel();
    story.person("Uma").leaves(story.world.discord.home().id());
    for person in story.all(["Ada", "Hal", "Jo", "Kit"], here) {
        let board = ask(&person, "leaderboard").await;
        private(person.click(&board, "Lower").await).await;
        private(person.slash("leaderboard", &[("by", "Ladder".into())]).await).await;
        ask(&person, "profile").await;
    }
}
