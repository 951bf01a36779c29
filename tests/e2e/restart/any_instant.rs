//! The bot is killed at any instant and restarted: no move for which the player received an answer is lost, and no move is stored
//! in part.

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::{AnswerKind, Fault};

use crate::support::bot::{World, ask_privately, is_board, private_message};
use crate::support::database::{DatabaseKind, for_each_database};
use crate::support::process::Program;
use crate::support::turns::{best_tile_and_spot, can_place_from, open_best_preview};
use crate::turn::refusals::{tiles_in_answer, with_nonbreaking_hyphens};
use crate::turn::round::play_turn;
use crate::turn::stale::prevent_rack_deletion_and_reposting;

const CALLBACK: &str = "POST /interactions/{interaction_id}/{interaction_token}/callback";
const POST: &str = "POST /channels/{channel_id}/messages";

/// The state of a match that its players can see.
#[derive(Debug, PartialEq)]
struct Position {
    /// For each player, the answers to `/board` and to `/rack`.
    shown: Vec<ShownAnswer>,
    /// The tiles on each rack, by seat.
    racks: Vec<Vec<String>>,
}

#[derive(Debug, PartialEq)]
struct ShownAnswer {
    content: String,
    alt: String,
    choices: Vec<String>,
    buttons: Vec<String>,
    picture: Vec<u8>,
}

impl Position {
    /// Returns the alt text of the board's picture.
    fn board_alt_text(&self) -> &str {
        &self.shown[0].alt
    }

    /// Returns the number of tiles on the board.
    fn count_tiles_on_board(&self) -> usize {
        if self.board_alt_text().contains("with no tiles.") {
            return 0;
        }
        let (_, rest) = self.board_alt_text().split_once(" with ").expect("a number of tiles");
        rest.split(' ').next().and_then(|count| count.parse().ok()).expect("a number")
    }
}

/// A match between Ada and Bo.
struct Game<'a> {
    world: &'a World,
    players: [PersonIn; 2],
    /// The newest message with a board.
    board: Message,
    boards: usize,
}

/// The preview of a placement.
struct Preview {
    seat: usize,
    tile: String,
    message: Message,
}

impl<'a> Game<'a> {
    /// Starts a match.
    async fn begin_game(world: &'a World) -> Self {
        let [ada, bo] = world.add_people(["Ada", "Bo"]);
        let board = world.begin_match(&[&ada, &bo]).await;
        Self { world, players: [ada, bo], board, boards: 1 }
    }

    /// Returns the fields that do not borrow the world: the players, the newest board, and the number of boards.
    fn into_players_board_and_board_count(self) -> ([PersonIn; 2], Message, usize) {
        (self.players, self.board, self.boards)
    }

    /// Waits for the next board that pings a player or ends the match, and stores it in `board`. Other boards are skipped: if a
    /// player can only pass in several turns, the bot pings the player only in the first of these turns.
    async fn wait_for_next_board(&mut self) {
        loop {
            self.board = self.world.wait_for_board(self.world.channel).await;
            self.boards += 1;
            if !self.board.pinged.is_empty() || !self.board.content.contains(", your turn") {
                break;
            }
        }
    }

    /// Returns the seat of the only player whom the newest board pings.
    fn pinged_seat(&self) -> usize {
        let [id] = self.board.pinged.as_slice() else {
            panic!("not exactly one player is pinged: {}", self.board.content)
        };
        self.players.iter().position(|player| player.id() == *id).expect("a player is pinged")
    }

    /// Plays until a player has opened the preview of a placement.
    async fn play_until_preview(&mut self) -> Preview {
        loop {
            let seat = self.pinged_seat();
            let player = &self.players[seat];
            let mut shown = private_message(player.click(&self.board, "My Rack").await).await;
            loop {
                if shown.button("Place").is_some() {
                    let (tile, _) = best_tile_and_spot(&shown).expect("a tile and a spot");
                    return Preview { seat, tile, message: shown };
                }
                shown = if can_place_from(&shown) {
                    open_best_preview(player, &shown).await
                } else if shown.button("Draw").is_some() {
                    private_message(player.click(&shown, "Draw").await).await
                } else {
                    break;
                };
            }
            self.wait_for_next_board().await;
        }
    }

    /// Returns the answers to `/board` and `/rack` for each player, and the tiles on the racks.
    async fn current_position(&self) -> Position {
        let mut position = Position { shown: Vec::new(), racks: Vec::new() };
        for player in &self.players {
            for command in ["board", "rack"] {
                let message = ask_privately(player, command).await;
                if command == "rack" {
                    position.racks.push(tiles_in_answer(&message));
                }
                let options = message.menus().into_iter().flat_map(|menu| menu.options);
                let buttons = message.buttons().into_iter();
                let picture = message.picture().expect("there is a picture");
                position.shown.push(ShownAnswer {
                    alt: picture.alt_text.clone().expect("it has an alternative text"),
                    choices: options.map(|one| format!("{} {}", one.label, one.value)).collect(),
                    buttons: buttons.filter_map(|button| button.custom_id).collect(),
                    picture: picture.bytes.to_vec(),
                    content: message.content,
                });
            }
        }
        position
    }

    /// Asserts that the placement of this preview was made once: its tile moved from the rack to the board, and the other player is
    /// next. `before` is the state before the placement.
    async fn assert_placement_made_once(&self, before: &Position, preview: &Preview) {
        let after = self.current_position().await;
        assert_eq!(after.count_tiles_on_board(), before.count_tiles_on_board() + 1);
        assert!(
            after
                .board_alt_text()
                .contains(&format!("Last placed: {}", with_nonbreaking_hyphens(&preview.tile))),
            "{}",
            after.board_alt_text()
        );
        let mut left = before.racks[preview.seat].clone();
        left.retain(|tile| *tile != preview.tile);
        assert_eq!(after.racks[preview.seat], left);
        assert_eq!(after.racks[1 - preview.seat], before.racks[1 - preview.seat]);
        assert_eq!(self.pinged_seat(), 1 - preview.seat, "{}", self.board.content);
    }

    /// Asserts that each turn was announced once: each board pings one player, and only the last board has buttons.
    async fn assert_turns_announced_once(&self) {
        let is_board = |message: &&Message| is_board(message);
        let ready = |messages: &[Message]| {
            let boards: Vec<&Message> = messages.iter().filter(is_board).collect();
            let last = boards.split_last();
            last.is_some_and(|(last, others)| {
                !last.buttons().is_empty() && others.iter().all(|board| board.buttons().is_empty())
            })
        };
        let channel = self.world.discord.channel(self.world.channel);
        let messages = channel.until("boards of which only the last has buttons", ready).await;
        let boards: Vec<&Message> = messages.iter().filter(is_board).collect();
        let calls = boards.iter().filter(|board| board.pinged.len() == 1).count();
        let counts = (boards.len(), calls);
        assert_eq!(counts, (self.boards, self.boards), "{}", self.world.transcript());
    }

    /// Plays until a player has won the match.
    async fn play_to_end(&mut self) {
        for _ in 0..200 {
            if self.board.button("Play Again").is_some() {
                assert!(self.board.content.contains('🏆'), "{}", self.board.content);
                return;
            }
            play_turn(&self.players[self.pinged_seat()], &self.board).await;
            self.wait_for_next_board().await;
        }
        panic!("the match does not end\n{}", self.world.transcript());
    }
}

/// Starts the program again after it was killed, and waits until it is connected.
async fn restart_program(world: &World, program: &mut Program) {
    world.discord.until_bot_offline().await;
    *program = Program::start_connected_bot(world, &[]).await;
}

/// Calls [`OtherConnection::prepare_leases_for_takeover`] with a new connection.
async fn prepare_leases_for_takeover(world: &World) {
    let mut database = world.database.open_connection().await;
    database.prepare_leases_for_takeover().await;
    database.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_kill_at_any_instant_the_match_continues() {
    for_each_database(check_kill_at_every_step).await;
}

/// Runs the test `after_a_kill_at_any_instant_the_match_continues` on a database of this kind.
async fn check_kill_at_every_step(kind: DatabaseKind) {
    let world = World::without_bot_on(kind, 0).await;
    prevent_rack_deletion_and_reposting(&world);
    let mut program = Program::start_connected_bot(&world, &[]).await;
    let mut game = Game::begin_game(&world).await;
    for _ in 0..3 {
        play_turn(&game.players[game.pinged_seat()], &game.board).await;
        game.wait_for_next_board().await;
    }

    // Kills the bot while a player thinks.
    let preview = game.play_until_preview().await;
    let before = game.current_position().await;
    program.kill();
    restart_program(&world, &mut program).await;
    assert_eq!(game.current_position().await, before);

    // Kills the bot between the click and the commit, which a lock of another connection delays.
    let mut other = world.database.open_connection().await;
    other.lock_writes().await;
    let clicked = game.players[preview.seat].click(&preview.message, "Place").await;
    assert_eq!(clicked.answer().kind, AnswerKind::DeferredUpdate);
    program.kill();
    other.release_writes().await;
    other.close().await;
    restart_program(&world, &mut program).await;
    assert_eq!(game.current_position().await, before);

    // Kills the bot between the commit and the answer. The clicked button is older than both restarts.
    let answer = world.discord.inject(Fault::hold(CALLBACK));
    let (player, message) = (game.players[preview.seat].clone(), preview.message.clone());
    let clicked = tokio::spawn(async move { player.click(&message, "Place").await });
    game.wait_for_next_board().await;
    world.wait_for_fault_hits(&answer, 1).await;
    program.kill();
    world.clock.advance(4_000);
    world.discord.fail_overdue_interactions();
    assert!(clicked.await.expect("no panic").has_failed());
    prepare_leases_for_takeover(&world).await;
    restart_program(&world, &mut program).await;
    game.assert_placement_made_once(&before, &preview).await;
    game.assert_turns_announced_once().await;
    let again =
        private_message(game.players[preview.seat].click(&preview.message, "Place").await).await;
    assert!(again.content.contains("moved on"), "{}", again.content);

    // Kills the bot between the answer and the message to the channel.
    let preview = game.play_until_preview().await;
    let before = game.current_position().await;
    let post = world.discord.inject(Fault::hold(POST));
    let placed =
        private_message(game.players[preview.seat].click(&preview.message, "Place").await).await;
    world.wait_for_fault_hits(&post, 1).await;
    program.kill();
    prepare_leases_for_takeover(&world).await;
    restart_program(&world, &mut program).await;
    game.wait_for_next_board().await;
    game.assert_placement_made_once(&before, &preview).await;
    game.assert_turns_announced_once().await;
    assert_eq!(game.current_position().await.racks[preview.seat], tiles_in_answer(&placed));

    // Kills the bot after the message to the channel has arrived, but before the bot knows that.
    let preview = game.play_until_preview().await;
    let before = game.current_position().await;
    world.discord.inject(Fault::drop_response(POST));
    let again = world.discord.inject(Fault::hold(POST));
    private_message(game.players[preview.seat].click(&preview.message, "Place").await).await;
    world.wait_for_fault_hits(&again, 1).await;
    game.wait_for_next_board().await;
    program.kill();
    prepare_leases_for_takeover(&world).await;
    restart_program(&world, &mut program).await;
    game.assert_placement_made_once(&before, &preview).await;
    game.assert_turns_announced_once().await;

    // Kills the bot right after the answer.
    let preview = game.play_until_preview().await;
    let before = game.current_position().await;
    private_message(game.players[preview.seat].click(&preview.message, "Place").await).await;
    program.kill();
    prepare_leases_for_takeover(&world).await;
    restart_program(&world, &mut program).await;
    game.wait_for_next_board().await;
    game.assert_placement_made_once(&before, &preview).await;
    game.assert_turns_announced_once().await;

    game.play_to_end().await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stopped_during_a_click_makes_the_move_once() {
    for_each_database(check_stop_during_clicks).await;
}

/// Runs the test `a_bot_stopped_during_a_click_makes_the_move_once` on a database of this kind.
async fn check_stop_during_clicks(kind: DatabaseKind) {
    let mut world = World::with_bot_on(kind, 7).await;
    prevent_rack_deletion_and_reposting(&world);
    let mut table = Some(Game::begin_game(&world).await.into_players_board_and_board_count());
    for stop in 0..6 {
        let (players, board, boards) = table.take().expect("it was put back");
        let mut game = Game { world: &world, players, board, boards };
        let preview = game.play_until_preview().await;
        let before = game.current_position().await;
        let (player, message) = (game.players[preview.seat].clone(), preview.message.clone());
        // The click is sent at once, and another task waits for its answer.
        let clicked = tokio::spawn(player.click(&message, "Place"));
        // In each iteration the bot makes a little more progress before it is stopped.
        for _ in 0..stop * stop * 40 {
            tokio::task::yield_now().await;
        }
        let parts = game.into_players_board_and_board_count();
        world.stop_bot().await;
        world.clock.advance(30_000);
        world.discord.fail_overdue_interactions();
        drop(clicked.await.expect("it was answered, or failed"));
        world.start_bot().await;

        let (players, board, boards) = parts;
        let mut game = Game { world: &world, players, board, boards };
        // If the bot answered before it was stopped, the message has no such button any more.
        if let Ok(again) = game.players[preview.seat].try_click(&preview.message, "Place").await {
            let answer = private_message(again).await.content;
            let is_placed = ["You placed", "moved on"].iter().any(|words| answer.contains(words));
            assert!(is_placed, "{answer}");
        }
        game.wait_for_next_board().await;
        game.assert_placement_made_once(&before, &preview).await;
        game.assert_turns_announced_once().await;
        table = Some(game.into_players_board_and_board_count());
    }
    world.finish_without_refusals();
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_asked_to_stop_exits_cleanly_and_continues_after_a_restart() {
    for_each_database(check_termination_and_restart).await;
}

/// Runs the test `a_bot_asked_to_stop_exits_cleanly_and_continues_after_a_restart` on a database of this kind.
#[cfg(unix)]
async fn check_termination_and_restart(kind: DatabaseKind) {
    let world = World::without_bot_on(kind, 0).await;
    prevent_rack_deletion_and_reposting(&world);
    let mut program = Program::start_connected_bot(&world, &[]).await;
    let mut game = Game::begin_game(&world).await;
    let preview = game.play_until_preview().await;
    // The first rack of a person also has a button for the first lesson.
    game.current_position().await;
    let before = game.current_position().await;
    let status = program.terminate().await;
    assert_eq!(status.code(), Some(0), "{}", program.output());
    assert!(program.output().contains("stopping"), "{}", program.output());

    restart_program(&world, &mut program).await;
    assert_eq!(game.current_position().await, before);
    let answer = world.discord.inject(Fault::hold(CALLBACK));
    let (player, message) = (game.players[preview.seat].clone(), preview.message.clone());
    let clicked = tokio::spawn(async move { player.click(&message, "Place").await });
    game.wait_for_next_board().await;
    world.wait_for_fault_hits(&answer, 1).await;
    let status = program.terminate().await;
    assert_eq!(status.code(), Some(0), "{}", program.output());
    world.clock.advance(4_000);
    world.discord.fail_overdue_interactions();
    drop(clicked.await.expect("it was answered, or failed"));

    prepare_leases_for_takeover(&world).await;
    restart_program(&world, &mut program).await;
    game.assert_placement_made_once(&before, &preview).await;
    game.assert_turns_announced_once().await;
    world.finish_without_refusals();
}

/// Discord recognises a nonce only for some minutes. If the bot posts a message again after that time, the message appears twice,
/// so the second message must not ping.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_repeated_after_its_nonce_expired_pings_nobody() {
    for_each_database(check_repetition_after_expired_nonce).await;
}

/// Runs the test `a_message_repeated_after_its_nonce_expired_pings_nobody` on a database of this
/// kind.
async fn check_repetition_after_expired_nonce(kind: DatabaseKind) {
    let mut world = World::with_bot_on(kind, 1).await;
    prevent_rack_deletion_and_reposting(&world);
    for (minutes, messages) in [(1, 1), (10, 2)] {
        let mut game = Game::begin_game(&world).await;
        let preview = game.play_until_preview().await;
        let seat = preview.seat;
        // The message arrives, but the answer to the bot is lost.
        world.discord.inject(Fault::drop_response(POST));
        private_message(game.players[seat].click(&preview.message, "Place").await).await;
        let first = world.wait_for_board(world.channel).await;
        let players = game.into_players_board_and_board_count().0;
        world.stop_bot().await;
        world.clock.advance(minutes * 60_000);
        world.start_bot().await;
        if messages == 2 {
            let second = world.wait_for_board(world.channel).await;
            assert_eq!(second.content, first.content);
            assert!(second.silent && second.pinged.is_empty() && !first.pinged.is_empty());
        }
        world.wait_until_published().await;
        let same = |message: &&Message| message.content == first.content;
        let all = world.discord.channel(world.channel).messages();
        assert_eq!(all.iter().filter(same).count(), messages, "{}", world.transcript());
        // The match is ended, because the next match takes place in the same channel.
        let sure = ask_privately(&players[0], "end").await;
        private_message(players[0].click(&sure, "End the Match").await).await;
        world.wait_for_words("ended the match").await;
    }
    world.finish_without_refusals();
}
