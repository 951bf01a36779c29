//! Nobody can learn another player's tiles or the pool: not from a message, an alt text, a suggestion, a custom id, a file's name,
//! a refusal or a log, by any click, command or forged custom id.

use std::collections::BTreeSet;

use discord_stand_in::OptionValue;
use discord_stand_in::people::{Interaction, Message, PersonIn};
use serde_json::Value;
use serenity::all::{
    ApplicationId, ButtonStyle, ChannelId, CreateActionRow, CreateButton, CreateMessage,
    CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};
use serenity::http::{Http, HttpBuilder};
use sqlx::{Connection as _, SqliteConnection};

use crate::support::bot::{World, ask_privately};
use crate::support::openapi;
use crate::support::process::Program;
use crate::support::turns::{pinged_and_other_player, place_tile, take_turn};
use crate::turn::refusals;

/// The secret state of a match, read from the database.
pub struct SecretState {
    table: i64,
    seeds: Vec<String>,
    /// The tiles that everyone has seen: those on the board, and those drawn to decide who starts.
    public: BTreeSet<String>,
    /// By seat, all tiles that have been on the player's rack.
    held: Vec<BTreeSet<String>>,
    /// By seat, the tiles that are on the player's rack now.
    racks: Vec<BTreeSet<String>>,
    pool: BTreeSet<String>,
}

/// Returns the names of the tiles in a JSON array.
fn tiles_in_json_list(list: &Value) -> BTreeSet<String> {
    let each = list.as_array().into_iter().flatten();
    each.map(|tile| tile.as_str().expect("a tile").to_owned()).collect()
}

impl SecretState {
    /// Reads the state of the only match from the database.
    pub async fn read_from(world: &World) -> Self {
        let url = format!("sqlite://{}", world.database_url());
        let mut database = SqliteConnection::connect(&url).await.expect("it is a database");
        let rows: Vec<(i64, String)> =
            sqlx::query_as("SELECT table_id, body FROM events ORDER BY table_id, seq")
                .fetch_all(&mut database)
                .await
                .expect("events");
        let mut secret_state = Self {
            table: rows.last().expect("a table").0,
            seeds: Vec::new(),
            public: BTreeSet::new(),
            held: Vec::new(),
            racks: Vec::new(),
            pool: BTreeSet::new(),
        };
        for (_, body) in rows {
            let event = &serde_json::from_str::<Value>(&body).expect("JSON")["event"];
            let seat = event["seat"].as_u64().and_then(|seat| usize::try_from(seat).ok());
            let tile = event["tile"].as_str().map(str::to_owned);
            match event["type"].as_str() {
                Some("round_started") => {
                    let deal = &event["deal"];
                    secret_state.seeds.push(event["seed"].as_str().expect("a seed").to_owned());
                    let racks = deal["racks"].as_array().expect("racks").iter();
                    secret_state.racks = racks.map(tiles_in_json_list).collect();
                    secret_state.held = secret_state.racks.clone();
                    secret_state.pool = tiles_in_json_list(&deal["pool"]);
                    let draws = deal["starter_draws"].as_array().into_iter().flatten();
                    let draws = draws.flat_map(|go| go.as_array().expect("draws"));
                    secret_state
                        .public
                        .extend(draws.map(|draw| draw[1].as_str().expect("a tile").to_owned()));
                }
                Some("drew") => {
                    let (seat, tile) = (seat.expect("a seat"), tile.expect("a tile"));
                    assert!(secret_state.pool.remove(&tile));
                    secret_state.racks[seat].insert(tile.clone());
                    secret_state.held[seat].insert(tile);
                }
                Some("placed") => {
                    let (seat, tile) = (seat.expect("a seat"), tile.expect("a tile"));
                    secret_state.racks[seat].remove(&tile);
                    secret_state.public.insert(tile);
                }
                _ => {}
            }
        }
        secret_state
    }

    /// Returns the tiles that the player in this seat, or a spectator if `None`, must not learn.
    fn tiles_hidden_from_reader(&self, reader_seat: Option<usize>) -> BTreeSet<String> {
        let own = reader_seat.map(|reader_seat| self.held[reader_seat].clone()).unwrap_or_default();
        let secret = self.racks.iter().flatten().chain(&self.pool);
        secret
            .filter(|tile| !own.contains(*tile) && !self.public.contains(*tile))
            .cloned()
            .collect()
    }
}

/// Returns all words that look like tiles, with any kind of hyphen. The numbers at the corners of a spot are separated by commas,
/// so they are no tiles.
fn tiles_named_in(text: &str) -> BTreeSet<String> {
    let is_tile = |word: &&str| {
        let digits: Vec<&str> = word.split('-').collect();
        digits.len() == 3
            && digits.iter().all(|digit| matches!(digit.as_bytes(), [b'0'..=b'5']))
            && digits.is_sorted()
    };
    let text = refusals::with_typed_hyphens(text);
    let words = text.split(|c: char| c != '-' && !c.is_ascii_digit());
    words.filter(is_tile).map(str::to_owned).collect()
}

/// Returns a message as JSON, as Discord delivers it. The copy of the clicked message is left out, because the test itself may have
/// forged that message.
pub fn delivered_text(message: &Message) -> String {
    let mut json = message.json.clone();
    if let Some(json) = json.as_object_mut() {
        json.remove("referenced_message");
    }
    json.to_string()
}

/// Returns the alt texts of a message's attachments.
fn alt_texts_of(message: &Message) -> Vec<Option<String>> {
    message.attachments.iter().map(|file| file.alt_text.clone()).collect()
}

/// The texts that a person received, each with the action that led to it.
#[derive(Default)]
pub struct ReceivedTexts(pub Vec<(String, String)>);

impl ReceivedTexts {
    /// Records the messages of an answer as Discord delivers them: texts, custom ids, labels, file names and alt texts. `action`
    /// led to the answer. Returns the newest of these messages.
    pub async fn record_answer_texts(&mut self, action: &str, interaction: Interaction) -> Message {
        let newest = interaction.finished_message().await;
        let first = interaction.answer().message;
        let all = first.into_iter().chain(interaction.followups());
        for message in all.filter(|message| message.content != FORGED) {
            self.0.push((action.to_owned(), delivered_text(&message)));
        }
        newest
    }

    /// Uses the commands of a match, and records their answers. `/place` is used and autocompleted with each of these tiles.
    async fn record_answers_to_every_command(&mut self, person: &PersonIn, tiles: &[&str]) {
        for command in ["rack", "hint", "board", "help", "draw", "pass", "leave", "end", "play"] {
            self.record_answer_texts(command, person.slash(command, &[]).await).await;
        }
        let words = [("text", true.into())];
        self.record_answer_texts("board in words", person.slash("board", &words).await).await;
        for tile in tiles {
            for spot in ["1", "2", "99", "banana"] {
                let typed = [("tile", (*tile).into()), ("spot", spot.into())];
                self.record_answer_texts("place", person.slash("place", &typed).await).await;
            }
        }
        for tile in tiles.iter().copied().chain([""]) {
            for focused in ["tile", "spot"] {
                let mut typed = vec![("tile", tile.into()), ("spot", "".into())];
                typed.retain(|(name, value)| *name == focused || *value != OptionValue::from(""));
                let choices = person.autocomplete("place", &typed, focused).await;
                self.0.push((format!("suggested {focused}"), format!("{choices:?}")));
            }
        }
    }

    /// Asserts that no received text reveals a hidden tile or a seed. Hidden are the tiles that the player in this seat, or a
    /// spectator if `None`, must not learn. A failed assertion names the reader.
    #[track_caller]
    pub fn assert_no_hidden_tile(
        &self,
        reader_name: &str,
        secret_state: &SecretState,
        reader_seat: Option<usize>,
    ) {
        let hidden = secret_state.tiles_hidden_from_reader(reader_seat);
        assert!(hidden.len() > 20);
        for (what, text) in self.0.iter().filter(|(what, _)| !what.ends_with(":figures")) {
            let leaked: Vec<_> = tiles_named_in(text).intersection(&hidden).cloned().collect();
            assert!(leaked.is_empty(), "{reader_name} learns of {leaked:?} by {what}: {text}");
            for seed in &secret_state.seeds {
                assert!(!text.contains(seed), "{reader_name} learns the seed by {what}: {text}");
            }
        }
    }
}

/// The content of messages that the test itself posts as the bot.
const FORGED: &str = "forged";

/// Posts messages with these buttons and menus as the bot, and returns the messages. If a person clicks one of these components,
/// Discord sends the forged custom id to the bot, so the bot cannot trust custom ids.
async fn post_forged_components(
    http: &Http,
    world: &World,
    button_ids: &[String],
    menu_ids_and_values: &[(String, String)],
) -> Vec<Message> {
    let mut rows: Vec<CreateActionRow> = button_ids
        .chunks(5)
        .map(|button_ids| {
            let button = |id: &String| CreateButton::new(id).label("?").style(ButtonStyle::Danger);
            CreateActionRow::Buttons(button_ids.iter().map(button).collect())
        })
        .collect();
    rows.extend(menu_ids_and_values.iter().map(|(id, value)| {
        let options = vec![CreateSelectMenuOption::new("?", value)];
        let kind = CreateSelectMenuKind::String { options };
        CreateActionRow::SelectMenu(CreateSelectMenu::new(id, kind))
    }));
    let mut messages = Vec::new();
    for rows in rows.chunks(5) {
        let message = CreateMessage::new().content(FORGED).components(rows.to_vec());
        let channel = ChannelId::new(world.channel);
        let posted = channel.send_message(http, message).await.expect("it may post");
        let there = world.discord.channel(world.channel);
        messages.push(there.message(posted.id.get()).expect("it is there"));
    }
    messages
}

/// Returns custom ids with which a person could try to act in place of the player to move: first those of buttons, then those of
/// menus, each with a value to choose. `tile` is a tile on the rack of the player to move.
fn forged_button_ids_and_menu_values(
    table_id: i64,
    decision_number: u32,
    tile: &str,
) -> (Vec<String>, Vec<(String, String)>) {
    let id = |what: &str| format!("t1:{table_id}:{what}");
    let place = format!("place:{decision_number}:{tile}:2");
    let ids = [
        "rack",
        "words",
        "figures",
        "rules",
        "record",
        "again",
        "join",
        "leave",
        "start",
        "computer",
        "no-computer",
        "no-changes",
        "leave-sure",
        "end-sure",
        &format!("draw:{decision_number}"),
        &format!("pass:{decision_number}"),
        &place,
    ];
    let menus = [
        (format!("choose:{decision_number}"), format!("{tile}@2")),
        (format!("tile:{decision_number}"), tile.to_owned()),
        ("edition".to_owned(), "kids".to_owned()),
        ("clause".to_owned(), "match".to_owned()),
    ];
    (ids.map(id).to_vec(), menus.map(|(what, value)| (id(&what), value)).to_vec())
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_learn_the_tiles_of_others() {
    let world = World::without_bot(7).await;
    let program = Program::start_connected_bot(&world, &[("RUST_LOG", "trace")]).await;
    let as_bot = HttpBuilder::new(world.discord.token())
        .proxy(world.discord.url())
        .ratelimiter_disabled(true)
        .application_id(ApplicationId::new(world.discord.application_id()))
        .build();
    let [ada, bo, eve] = world.add_people(["Ada", "Bo", "Eve"]);
    // The pictures of the rules show tiles that are the same in every match.
    let figures = alt_texts_of(&eve.slash("rules", &[]).await.finished_message().await);
    let mut board = world.begin_match(&[&ada, &bo]).await;
    let (mut adas, mut bos, mut eves) =
        (ReceivedTexts::default(), ReceivedTexts::default(), ReceivedTexts::default());
    for round in 0..6 {
        let secret_state = SecretState::read_from(&world).await;
        let (turn, waiting) = pinged_and_other_player(&board, &ada, &bo);
        let decision = board.buttons().iter().find_map(|button| {
            let id = button.custom_id.clone()?;
            id.split_once(":draw:").and_then(|(_, decision)| decision.parse().ok())
        });
        // A tile of the rack of the player to move, one of the other player's rack, and one of the pool.
        let seat = usize::from(turn.id() == bo.id());
        let of = |tiles: &BTreeSet<String>| tiles.first().cloned().expect("a tile");
        let (mine, theirs) = (of(&secret_state.racks[seat]), of(&secret_state.racks[1 - seat]));
        let pooled = of(&secret_state.pool);

        // The spectator and the player who waits try every action, also the actions of the player to move.
        let typed = [mine.as_str(), pooled.as_str()];
        let (ids, menus) =
            forged_button_ids_and_menu_values(secret_state.table, decision.unwrap_or(1), &mine);
        let forged = post_forged_components(&as_bot, &world, &ids, &menus).await;
        for (person, got) in
            [(&eve, &mut eves), (waiting, if seat == 0 { &mut bos } else { &mut adas })]
        {
            for command in ["Rules", "My Rack"] {
                if let Ok(answer) = person.try_click(&board, command).await {
                    got.record_answer_texts(command, answer).await;
                }
            }
            if person.id() == eve.id() {
                got.record_answers_to_every_command(person, &typed).await;
                for message in &forged {
                    for button in message.buttons() {
                        let id = button.custom_id.expect("an id");
                        let clicked = person.click(message, &id).await;
                        let answer = got.record_answer_texts(&id, clicked).await;
                        if id.ends_with(":figures") {
                            assert_eq!(alt_texts_of(&answer), figures);
                        }
                    }
                    for menu in message.menus() {
                        let value = menu.options[0].value.clone();
                        let chosen = person.choose(message, &menu.custom_id, &[&value]).await;
                        got.record_answer_texts(&menu.custom_id, chosen).await;
                    }
                }
            } else {
                for command in ["rack", "board", "draw", "pass"] {
                    got.record_answer_texts(command, person.slash(command, &[]).await).await;
                }
            }
        }
        for message in forged {
            world.discord.channel(world.channel).delete_message(message.id);
        }
        // A refusal is the same for a tile on the other rack and a tile in the pool.
        let refused =
            [&theirs, &pooled].map(|tile| async { place_tile(turn, tile, "2").await.content });
        let [on_a_rack, in_the_pool] = refused;
        let (on_a_rack, in_the_pool) = (on_a_rack.await, in_the_pool.await);
        assert_eq!(
            refusals::with_typed_hyphens(&on_a_rack).replace(&theirs, "T"),
            refusals::with_typed_hyphens(&in_the_pool).replace(&pooled, "T")
        );

        // No private reply and no message that a person can see may contain a secret of somebody else.
        let secret_state = SecretState::read_from(&world).await;
        for person in [&ada, &bo, &eve] {
            let everything = if person.id() == eve.id() {
                &mut eves
            } else if person.id() == ada.id() {
                &mut adas
            } else {
                &mut bos
            };
            // The pictures of the rules, and refusals that repeat a guessed tile, are not secret.
            let seen = person.visible_messages().into_iter().filter(|message| {
                message.content != FORGED
                    && !message.content.contains("isn’t on your rack")
                    && !message.content.starts_with("**First match?**")
                    && alt_texts_of(message) != figures
            });
            everything
                .0
                .extend(seen.map(|message| ("what they see".to_owned(), delivered_text(&message))));
        }
        eves.assert_no_hidden_tile("the onlooker", &secret_state, None);
        adas.assert_no_hidden_tile("Ada", &secret_state, Some(0));
        bos.assert_no_hidden_tile("Bo", &secret_state, Some(1));
        // The check would find leaked tiles: each player's own rack is found in that player's answers.
        for (got, person, rack) in
            [(&adas, &ada, &secret_state.racks[0]), (&bos, &bo, &secret_state.racks[1])]
        {
            let shown = ask_privately(person, "rack").await.json.to_string();
            assert!(tiles_named_in(&shown).is_superset(rack), "{shown}");
            assert!(!got.0.is_empty());
        }
        if round < 5 {
            take_turn(turn).await;
            board = world.wait_for_board(world.channel).await;
        }
    }
    assert!(eves.0.len() > 200, "{}", eves.0.len());

    // The log contains none of the secrets either.
    let secret_state = SecretState::read_from(&world).await;
    let output = program.output();
    for secret in secret_state.tiles_hidden_from_reader(None).iter().chain(&secret_state.seeds) {
        let line = output.lines().find(|line| line.contains(secret.as_str()));
        // A tile that a person typed is not secret, but is not logged either.
        assert!(line.is_none(), "{secret}: {}", line.unwrap_or_default());
    }
    openapi::check_requests(&world.discord.requests());
}

#[test]
fn the_numbers_of_a_spot_are_not_a_tile() {
    let text = "Tiles: 0-1-2, 3‑3‑4. 12 up: 0, 0, 5; 13 down: 0, 1, 5; Spot 7: 1, 2, 3; points up; 4‑4‑5 at 9: 2-1-0";
    let found: Vec<String> = tiles_named_in(text).into_iter().collect();
    assert_eq!(found, ["0-1-2", "3-3-4", "4-4-5"]);
}
