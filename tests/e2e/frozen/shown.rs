//! The database and the bot's answers contain the same facts as when the snapshot was taken.

use discord_stand_in::people::PersonIn;
use serde_json::Value;
use triominos::text::{Lang, PlayerName, Text};

use super::components::assert_text_contains_facts;
use super::facts::{assert_facts_unchanged, facts_of_world};
use super::folder::Snapshot;
use super::for_each_snapshot;
use crate::support::bot::{World, ask_privately, private_message};
use crate::tournament::course::use_tournament_command;
use crate::turn::refusals::{tiles_in_answer, with_nonbreaking_hyphens};

#[tokio::test(flavor = "multi_thread")]
async fn every_fact_survives_the_upgrade() {
    for_each_snapshot(check_facts_survive_upgrade).await;
}

/// Runs the test `every_fact_survives_the_upgrade` with this snapshot.
async fn check_facts_survive_upgrade(snapshot: &Snapshot) {
    let expected = &snapshot.expected;
    let mut world = snapshot.restore_world().await;
    // Opening the database applies the migrations that the snapshot lacks.
    let opened = facts_of_world(&world).await;
    assert_facts_unchanged(&expected.facts, &opened);
    let league = &opened["league"];
    for (name, count) in &expected.messages {
        let channel = world.discord.channel(expected.channels[name]);
        assert_eq!(channel.messages().len(), *count, "#{name}");
    }
    world.start_bot().await;
    assert_leaderboards_show_facts(snapshot, league, &world).await;
    assert_profiles_show_facts(snapshot, league, &world).await;
    assert_racks_are_shown(snapshot, &world).await;
    assert_standings_are_shown(snapshot, &world).await;
    // The commands that only read have changed nothing.
    assert_facts_unchanged(
        &expected.facts,
        &without_new_presence_confirmations(&expected.facts, facts_of_world(&world).await),
    );
    world.finish_without_refusals();
}

/// Returns the facts `now` without the confirmations of presence at tournament tables that are missing in `before`. The bot stores
/// such a confirmation when a player opens their rack, as this test does.
fn without_new_presence_confirmations(before: &Value, mut now: Value) -> Value {
    let tournaments = now["tournaments"].as_object_mut().expect("tournaments");
    for (id, tournament) in tournaments {
        let count = before["tournaments"][id]["events"].as_i64().expect("a number");
        let more = tournament["events"].as_i64().expect("a number") - count;
        assert!((0..=4).contains(&more), "{more} events more");
        tournament["events"] = count.into();
        let tables = before["tournaments"][id]["tables"].as_array().expect("tables");
        for (table, before) in
            tournament["tables"].as_array_mut().expect("tables").iter_mut().zip(tables)
        {
            table["arrived"] = before["arrived"].clone();
        }
    }
    now
}

/// Returns a number as the bot shows it. The decimal place is left out if it is zero.
fn figure_as_shown(value: &Value) -> String {
    let value = value.as_str().expect("a figure");
    value.strip_suffix(".0").unwrap_or(value).to_owned()
}

/// Returns the names and numbers in a leaderboard's rows, without people who have left the server.
pub fn leaderboard_names_and_figures(league_facts: &Value, leaderboard: &str) -> Vec<[String; 2]> {
    let rows = league_facts["boards"][leaderboard].as_array().expect("a leaderboard");
    assert!(!rows.is_empty(), "nobody is on {leaderboard}");
    let left = league_facts["left"].as_array().expect("people");
    let there = rows.iter().filter(|row| !left.contains(&row[1]));
    there
        .map(|row| [row[2].as_str().expect("a name").to_owned(), figure_as_shown(&row[3])])
        .collect()
}

/// Asserts that each leaderboard shows the first rows of the same leaderboard in the snapshot.
async fn assert_leaderboards_show_facts(snapshot: &Snapshot, league_facts: &Value, world: &World) {
    let [ada] = snapshot.people_named(world, world.channel, ["Ada"]);
    for (by, period, board) in [
        ("Rating", "All time", "rating all-time"),
        ("Ladder", "This season", "ladder season"),
        ("Ladder", "Last season", "ladder last-season"),
        ("Points per round", "All time", "points-a-round all-time"),
        ("Best match", "All time", "best-match all-time"),
        ("Solo record", "All time", "solo all-time"),
    ] {
        let options = [("by", by.into()), ("period", period.into())];
        let shown = private_message(ada.slash("leaderboard", &options).await).await;
        let alt = shown.picture().and_then(|picture| picture.alt_text.clone());
        let rows = leaderboard_names_and_figures(league_facts, board);
        assert_text_contains_facts(
            &alt.expect("a picture in words"),
            &rows[..rows.len().min(10)].concat(),
        );
    }
}

/// Asserts that the profiles of three people show the points and places that these people have in the snapshot.
async fn assert_profiles_show_facts(snapshot: &Snapshot, league_facts: &Value, world: &World) {
    let people = league_facts["people"].as_object().expect("people");
    let [ada] = snapshot.people_named(world, world.channel, ["Ada"]);
    for (id, person) in people.iter().filter(|(_, person)| !person["points"].is_null()).take(3) {
        let player = [("player", id.as_str().into())];
        let shown = private_message(ada.slash("profile", &player).await).await;
        let facts = [&person["name"], &person["points"], &person["place"][0], &person["place"][1]];
        let facts = facts.map(|fact| fact.to_string().trim_matches('"').to_owned());
        assert_text_contains_facts(&shown.content, &facts);
    }
}

/// Asserts that `/rack` shows each player of a running match the tiles on their rack, and the player to move also the deadline.
async fn assert_racks_are_shown(snapshot: &Snapshot, world: &World) {
    let tables = snapshot.expected.facts["tables"].as_object().expect("tables").values();
    let mut seen = 0;
    for table in tables.filter(|table| table["phase"] == "playing") {
        let game = &table["match"];
        for (seat, occupant) in table["seats"].as_array().expect("seats").iter().enumerate() {
            let Some(person) = occupant["person"].as_u64() else { continue };
            let person = world.discord.person_by_id(person).expect("they are in the chat");
            let there = person.in_channel(table["channel"].as_u64().expect("a channel"));
            let shown = ask_privately(&there, "rack").await;
            let mut tiles = tiles_in_answer(&shown);
            tiles.sort_unstable();
            assert_eq!(tiles.join(" "), game["racks"][seat].as_str().expect("a rack"));
            if game["turn"] == seat {
                assert_deadline_shown(table, &shown.content);
                assert_board_shown(table, &there).await;
            }
            seen += 1;
        }
    }
    assert!(seen >= 5, "only {seen} racks");
}

/// Asserts that the text shows the deadline of a table's turn, if there is one.
fn assert_deadline_shown(table_facts: &Value, shown_text: &str) {
    if let Some(due) = table_facts["deadline"]["due"].as_i64() {
        assert!(shown_text.contains(&format!("<t:{}:R>", due / 1000)), "{due}: {shown_text}");
    }
}

/// Asserts that the board shows the scores, the number of tiles in the pool, and the last tile.
async fn assert_board_shown(table_facts: &Value, person: &PersonIn) {
    let shown = ask_privately(person, "board").await.content_and_alt_texts();
    let game = &table_facts["match"];
    let scores = game["scores"].as_array().expect("scores").iter();
    assert_text_contains_facts(
        &shown,
        &scores.map(|score| score.to_string().replace('-', "−")).collect::<Vec<_>>(),
    );
    let placed = game["board"].as_array().expect("tiles");
    let last = placed.last().map_or("", |tile| &tile.as_str().expect("a tile")[..5]);
    assert!(
        shown.contains(&with_nonbreaking_hyphens(last))
            && shown.contains(&format!("pool {}", game["pool"])),
        "{shown}"
    );
}

/// Asserts that the standings of every tournament show the same places, names and points.
async fn assert_standings_are_shown(snapshot: &Snapshot, world: &World) {
    let tournaments = snapshot.expected.facts["tournaments"].as_object().expect("tournaments");
    for tournament in tournaments.values() {
        let channel = tournament["channel"].as_u64().expect("a channel");
        let [mo] = snapshot.people_named(world, channel, ["Mo"]);
        let shown = use_tournament_command(&mo, "status", &[]).await;
        let details = private_message(mo.click(&shown, "Details").await).await;
        assert_text_contains_facts(&details.content, &standings_lines(tournament));
    }
}

/// Returns the places, names and points in the first twenty rows of a tournament's standings.
fn standings_lines(tournament_facts: &Value) -> Vec<String> {
    let rows = tournament_facts["standings"].as_array().expect("standings").iter().take(20);
    let lines = rows.flat_map(|row| {
        let entry = row["entry"].as_u64().expect("an entry") as usize;
        let player = &tournament_facts["entries"][entry]["player"];
        let name = match player["name"].as_str() {
            Some(name) => name.to_owned(),
            // The current name of a computer player, which may have changed since the snapshot.
            None => {
                let number = player["computer"].as_u64().expect("a number") as u16;
                Text::for_lang(Lang::En).plain_player_name(&PlayerName::Computer(number))
            }
        };
        [row["rank"].to_string(), name, row["points"].to_string()]
    });
    lines.collect()
}
