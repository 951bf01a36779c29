//! Tournaments: one that was given up, one that is over, one in its second round, an arena, and one that people still join.

use triominos::sandbox::people::Message;
use triominos::sandbox::{Fault, Snowflake};

use super::story::{HOUR, MINUTE, Story, has_more_than};
use crate::bot::private;
use crate::tournament::{board_of, cancel, play_out, says, short, threads, wish};

const PATCH: &str = "PATCH /channels/{channel_id}/messages/{message_id}";

/// Everything that organisers can do to a tournament, and then they give it up.
pub async fn trial(story: &mut Story) {
    story.until(8, 18, 0);
    let here = story.moves_to("trial");
    let mo = story.there("Mo", here);
    let [ada, bo, cy, dee] = story.all(["Ada", "Bo", "Cy", "Dee"], here);
    let check_in = vec![("checkin", 5.into()), ("computers", 1.into())];
    wish(&mo, "create", &[short("Trial", 2, 2), check_in].concat()).await;
    wish(&ada, "join", &[]).await;
    wish(&mo, "computers", &[("count", 0.into())]).await;
    // With the first check-in nobody is there.
    wish(&bo, "join", &[]).await;
    wish(&bo, "leave", &[]).await;
    wish(&bo, "join", &[]).await;
    wish(&mo, "start", &[]).await;
    says(&story.world, "Check-in: ").await;
    story.world.clock.advance(5 * MINUTE);
    says(&story.world, "Too few players have checked in").await;
    wish(&cy, "join", &[]).await;
    wish(&mo, "computers", &[("count", 2.into())]).await;
    wish(&mo, "start", &[]).await;
    for person in [&ada, &bo] {
        wish(person, "check-in", &[]).await;
    }
    story.world.clock.advance(5 * MINUTE);
    threads(&story.world, 1, 2).await;
    wish(&mo, "pause", &[]).await;
    story.world.clock.advance(MINUTE);
    wish(&mo, "resume", &[]).await;
    wish(&mo, "extend", &[("minutes", 30.into())]).await;
    // Neither plays a turn in time. From when that is counted nobody sees: minute by minute, with a question in between.
    let channel = story.world.discord.channel(here);
    let missing = |all: &[Message]| {
        all.iter().filter(|message| message.content.contains("turn up at table")).count() == 2
    };
    for _ in 0..60 {
        if missing(&channel.messages()) {
            break;
        }
        story.world.clock.advance(MINUTE);
        wish(&mo, "status", &[]).await;
    }
    channel.until("two who didn’t turn up", missing).await;
    wish(&mo, "pardon", &[("player", "Ada".into())]).await;
    wish(&mo, "replace", &[("player", "Bo".into()), ("by", dee.id().into())]).await;
    wish(&mo, "withdraw", &[("player", "Ada".into())]).await;
    cancel(&mo).await;
    says(&story.world, "An organiser has cancelled the tournament").await;
    wish(&mo, "log", &[]).await;
}

/// A tournament of two persons and two computers that is over. What one of its tables was worth was decided afterwards.
pub async fn old_cup(story: &mut Story) {
    let here = story.moves_to("old-cup");
    let mo = story.there("Mo", here);
    let computers = vec![("computers", 2.into())];
    wish(&mo, "create", &[short("Autumn Cup", 2, 2), computers].concat()).await;
    for person in story.all(["Ada", "Bo"], here) {
        wish(&person, "join", &[]).await;
    }
    wish(&mo, "start", &[]).await;
    let people = ["Ada", "Bo"].map(|name| story.person(name));
    for round in 1..=2 {
        for thread in threads(&story.world, round, 2).await {
            play_out(&story.world, thread, &people).await;
        }
    }
    let end = says(&story.world, "**Autumn Cup** is over").await;
    let words = end.content.clone();
    wish(&mo, "adjudicate", &[("table", 1.into()), ("order", "2=1".into())]).await;
    let decided = |all: &[Message]| all.iter().any(|one| one.id == end.id && one.content != words);
    story.world.discord.channel(here).until("the decision", decided).await;
    let ada = story.there("Ada", here);
    let board = board_of(&story.world, "Autumn Cup").await;
    private(ada.click(&board, "Standings").await).await;
    story.world.clock.advance(HOUR);
}

/// A tournament of four persons: of its second round one table is over, and at the other somebody is about to win.
pub async fn cup(story: &mut Story) {
    let here = story.moves_to("cup");
    let mo = story.there("Mo", here);
    wish(&mo, "create", &short("Friday Cup", 3, 2)).await;
    let board = board_of(&story.world, "Friday Cup").await;
    for person in story.all(["Pia", "Quin", "Rob", "Sue"], here) {
        private(person.click(&board, "Join").await).await;
    }
    says(&story.world, "Taking part (4 of 64)").await;
    wish(&mo, "start", &[]).await;
    for (round, left) in [(1, 0), (2, 2)] {
        for (table, thread) in threads(&story.world, round, 2).await.into_iter().enumerate() {
            if table == 0 {
                turns_up(story, thread).await;
            }
            let board = story.world.board_in(thread).await;
            let left = if table == 0 { 0 } else { left };
            story.plays_while(board, has_more_than(left)).await;
        }
    }
    says(&story.world, "→ 1. ").await;
}

/// One of those who are called to a table says so.
async fn turns_up(story: &Story, thread: Snowflake) {
    let all = story.world.discord.channel(thread).messages();
    let call = all.iter().find(|message| message.button("I’m Here").is_some());
    let call = call.expect("they are called");
    let person = story.world.discord.person_by_id(call.pinged[0]).expect("somebody");
    private(person.in_channel(thread).click(call, "I’m Here").await).await;
}

/// An arena of three persons: a table is over, at the next somebody is about to win, and the third of them waits.
pub async fn arena(story: &mut Story) {
    let here = story.moves_to("arena");
    let mo = story.there("Mo", here);
    let options = [
        ("name", "Night".into()),
        ("arena", 60.into()),
        ("seats", 2.into()),
        ("edition", "Standard rules".into()),
        ("clock", "30 minutes a turn".into()),
    ];
    wish(&mo, "create", &options).await;
    for person in story.all(["Hal", "Ida", "Kit"], here) {
        wish(&person, "join", &[]).await;
    }
    wish(&mo, "start", &[]).await;
    for (table, left) in [("Table 1: ", 0), ("Table 2: ", 2)] {
        says(&story.world, table).await;
        let has_thread = |all: &[Message]| {
            all.iter().any(|one| one.content.starts_with(table) && one.thread.is_some())
        };
        let all = story.world.discord.channel(here).until("a thread", has_thread).await;
        let opened = all.into_iter().find(|one| one.content.starts_with(table));
        let thread = opened.and_then(|one| one.thread).expect("a thread");
        let board = story.world.board_in(thread).await;
        story.plays_while(board, has_more_than(left)).await;
    }
}

/// A tournament that people still join, with more players than fit a message.
pub async fn sign_up(story: &mut Story) {
    let here = story.moves_to("sign-up");
    let mo = story.there("Mo", here);
    let more = vec![("computers", 50.into()), ("checkin", 5.into())];
    wish(&mo, "create", &[short("Winter Open", 4, 4), more].concat()).await;
    let board = board_of(&story.world, "Winter Open").await;
    let ida = story.there("Ida", here);
    private(ida.click(&board, "Join").await).await;
    says(&story.world, "Taking part (51 of 64)").await;
    for _ in 0..2 {
        let first = wish(&ida, "status", &[]).await;
        private(ida.click(&first, "Lower").await).await;
    }
    wish(&ida, "status", &[]).await;
}

/// A tournament whose players are to say that they are there; one of them has.
pub async fn check_in(story: &mut Story) {
    let here = story.moves_to("check-in");
    let mo = story.there("Mo", here);
    let check_in = vec![("checkin", 60.into())];
    wish(&mo, "create", &[short("Sunday Cup", 2, 2), check_in].concat()).await;
    let people = story.all(["Bo", "Flo", "Gus"], here);
    for person in &people {
        wish(person, "join", &[]).await;
    }
    wish(&mo, "start", &[]).await;
    says(&story.world, "Check-in: ").await;
    wish(&people[0], "check-in", &[]).await;
}

/// Somebody joins the tournament that people still join, and before the channel sees it the bot is gone.
pub async fn unseen(story: &mut Story) {
    story.world.all_told_of(&story.store).await;
    let board = board_of(&story.world, "Winter Open").await;
    let held = story.world.discord.inject(Fault::hold(PATCH));
    let gus = story.there("Gus", board.channel);
    private(gus.click(&board, "Join").await).await;
    story.world.met(&held, 1).await;
    story.held.push(held);
}
