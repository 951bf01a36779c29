//! The bot is killed at any instant and restarted: no answered move is lost, and no move is half done.

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::{AnswerKind, Fault};

use crate::support::bot::{World, ask_privately, is_board, private_message};
use crate::support::database::{Kind, for_each_database};
use crate::support::process::Program;
use crate::support::turns::{best_placement, is_placeable, open_best_preview};
use crate::turn::refusals::{tile_in_text, tiles_in_answer};
use crate::turn::round::play_turn;
use crate::turn::stale::keep_racks;

const CALLBACK: &str = "POST /interactions/{interaction_id}/{interaction_token}/callback";
const POST: &str = "POST /channels/{channel_id}/messages";

/// The visible state of a game.
#[derive(Debug, PartialEq)]
struct Position {
    /// The answers to `/board` and `/rack` of each player.
    shown: Vec<Shown>,
    /// The tiles on each rack, by seat.
    racks: Vec<Vec<String>>,
}

#[derive(Debug, PartialEq)]
struct Shown {
    content: String,
    alt: String,
    choices: Vec<String>,
    buttons: Vec<String>,
    picture: Vec<u8>,
}

impl Position {
    /// Returns the alt text of the board's picture.
    fn board_text(&self) -> &str {
        &self.shown[0].alt
    }

    /// Returns the number of tiles on the board.
    fn tiles_on_board(&self) -> usize {
        if self.board_text().contains("with no tiles.") {
            return 0;
        }
        let (_, rest) = self.board_text().split_once(" with ").expect("a number of tiles");
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
        let [ada, bo] = world.people(["Ada", "Bo"]);
        let board = world.begin_match(&[&ada, &bo]).await;
        Self { world, players: [ada, bo], board, boards: 1 }
    }

    /// Returns the fields that do not borrow the world: the players, the newest board, and the number of boards.
    fn into_parts(self) -> ([PersonIn; 2], Message, usize) {
        (self.players, self.board, self.boards)
    }

    /// Waits for the next board that pings a player or ends the match, and keeps it as the newest. Other boards are skipped: a
    /// player who can only pass is pinged once, and the further turns pass automatically.
    async fn next_board(&mut self) {
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
    async fn preview_best(&mut self) -> Preview {
        loop {
            let seat = self.pinged_seat();
            let player = &self.players[seat];
            let mut shown = private_message(player.click(&self.board, "My Rack").await).await;
            loop {
                if shown.button("Place").is_some() {
                    let (tile, _) = best_placement(&shown).expect("a tile and a spot");
                    return Preview { seat, tile, message: shown };
                }
                shown = if is_placeable(&shown) {
                    open_best_preview(player, &shown).await
                } else if shown.button("Draw").is_some() {
                    private_message(player.click(&shown, "Draw").await).await
                } else {
                    break;
                };
            }
            self.next_board().await;
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
                position.shown.push(Shown {
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

    /// Asserts that the previewed move was made once and completely: the tile is on the board, and nothing else has changed.
    async fn assert_placement_made(&self, before: &Position, made: &Preview) {
        let after = self.current_position().await;
        assert_eq!(after.tiles_on_board(), before.tiles_on_board() + 1);
        assert!(
            after.board_text().contains(&format!("Last placed: {}", tile_in_text(&made.tile))),
            "{}",
            after.board_text()
        );
        let mut left = before.racks[made.seat].clone();
        left.retain(|tile| *tile != made.tile);
        assert_eq!(after.racks[made.seat], left);
        assert_eq!(after.racks[1 - made.seat], before.racks[1 - made.seat]);
        assert_eq!(self.pinged_seat(), 1 - made.seat, "{}", self.board.content);
    }

    /// Asserts that each turn was announced once: each board pings one player, and only the last board has buttons.
    async fn assert_announced_once(&self) {
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
            self.next_board().await;
        }
        panic!("the match does not end\n{}", self.world.transcript());
    }
}

/// Starts the program again after it was killed, and waits until it is connected.
async fn restart(world: &World, program: &mut Program) {
    world.discord.until_bot_offline().await;
    *program = Program::serve(world, &[]).await;
}

/// Changes the leases of the killed program, see [`OtherConnection::settle_leases_of_killed_process`].
async fn settle_leases(world: &World) {
    let mut database = world.database.open().await;
    database.settle_leases_of_killed_process().await;
    database.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_kill_at_any_instant_the_match_continues() {
    for_each_database(kill_at_every_step).await;
}

/// Runs the test `after_a_kill_at_any_instant_the_match_continues` on a database of this kind.
async fn kill_at_every_step(kind: Kind) {
    let world = World::on_database(kind, 0).await;
    keep_racks(&world);
    let mut program = Program::serve(&world, &[]).await;
    let mut game = Game::begin_game(&world).await;
    for _ in 0..3 {
        play_turn(&game.players[game.pinged_seat()], &game.board).await;
        game.next_board().await;
    }

    // Kills the bot while a player thinks.
    let preview = game.preview_best().await;
    let before = game.current_position().await;
    program.kill();
    restart(&world, &mut program).await;
    assert_eq!(game.current_position().await, before);

    // Kills the bot between the click and the commit, which a lock of another connection delays.
    let mut other = world.database.open().await;
    other.lock_writes().await;
    let clicked = game.players[preview.seat].click(&preview.message, "Place").await;
    assert_eq!(clicked.answer().kind, AnswerKind::DeferredUpdate);
    program.kill();
    other.release_writes().await;
    other.close().await;
    restart(&world, &mut program).await;
    assert_eq!(game.current_position().await, before);

    // Kills the bot between the commit and the answer. The clicked button is older than both restarts.
    let answer = world.discord.inject(Fault::hold(CALLBACK));
    let (player, message) = (game.players[preview.seat].clone(), preview.message.clone());
    let clicked = tokio::spawn(async move { player.click(&message, "Place").await });
    game.next_board().await;
    world.wait_for_hits(&answer, 1).await;
    program.kill();
    world.clock.advance(4_000);
    world.discord.fail_overdue_interactions();
    assert!(clicked.await.expect("no panic").has_failed());
    settle_leases(&world).await;
    restart(&world, &mut program).await;
    game.assert_placement_made(&before, &preview).await;
    game.assert_announced_once().await;
    let again =
        private_message(game.players[preview.seat].click(&preview.message, "Place").await).await;
    assert!(again.content.contains("moved on"), "{}", again.content);

    // Kills the bot between the answer and the message to the channel.
    let preview = game.preview_best().await;
    let before = game.current_position().await;
    let post = world.discord.inject(Fault::hold(POST));
    let placed =
        private_message(game.players[preview.seat].click(&preview.message, "Place").await).await;
    world.wait_for_hits(&post, 1).await;
    program.kill();
    settle_leases(&world).await;
    restart(&world, &mut program).await;
    game.next_board().await;
    game.assert_placement_made(&before, &preview).await;
    game.assert_announced_once().await;
    assert_eq!(game.current_position().await.racks[preview.seat], tiles_in_answer(&placed));

    // Kills the bot after the message to the channel has arrived, but before the bot knows that.
    let preview = game.preview_best().await;
    let before = game.current_position().await;
    world.discord.inject(Fault::drop_answer(POST));
    let again = world.discord.inject(Fault::hold(POST));
    private_message(game.players[preview.seat].click(&preview.message, "Place").await).await;
    world.wait_for_hits(&again, 1).await;
    game.next_board().await;
    program.kill();
    settle_leases(&world).await;
    restart(&world, &mut program).await;
    game.assert_placement_made(&before, &preview).await;
    game.assert_announced_once().await;

    // Kills the bot right after the answer.
    let preview = game.preview_best().await;
    let before = game.current_position().await;
    private_message(game.players[preview.seat].click(&preview.message, "Place").await).await;
    program.kill();
    settle_leases(&world).await;
    restart(&world, &mut program).await;
    game.next_board().await;
    game.assert_placement_made(&before, &preview).await;
    game.assert_announced_once().await;

    game.play_to_end().await;
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stopped_during_a_click_makes_the_move_once() {
    for_each_database(stop_during_clicks).await;
}

/// Runs the test `a_bot_stopped_during_a_click_makes_the_move_once` on a database of this kind.
async fn stop_during_clicks(kind: Kind) {
    let mut world = World::with_bot_on(kind, 7).await;
    keep_racks(&world);
    let mut table = Some(Game::begin_game(&world).await.into_parts());
    for stop in 0..6 {
        let (players, board, boards) = table.take().expect("it was put back");
        let mut game = Game { world: &world, players, board, boards };
        let preview = game.preview_best().await;
        let before = game.current_position().await;
        let (player, message) = (game.players[preview.seat].clone(), preview.message.clone());
        // The click is sent at once, and another task waits for its answer.
        let clicked = tokio::spawn(player.click(&message, "Place"));
        // In each iteration the bot makes a little more progress before it is stopped.
        for _ in 0..stop * stop * 40 {
            tokio::task::yield_now().await;
        }
        let parts = game.into_parts();
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
        game.next_board().await;
        game.assert_placement_made(&before, &preview).await;
        game.assert_announced_once().await;
        table = Some(game.into_parts());
    }
    world.finish();
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_asked_to_stop_exits_cleanly_and_continues_after_a_restart() {
    for_each_database(terminate_and_restart).await;
}

/// Runs the test `a_bot_asked_to_stop_exits_cleanly_and_continues_after_a_restart` on a database of this kind.
#[cfg(unix)]
async fn terminate_and_restart(kind: Kind) {
    let world = World::on_database(kind, 0).await;
    keep_racks(&world);
    let mut program = Program::serve(&world, &[]).await;
    let mut game = Game::begin_game(&world).await;
    let preview = game.preview_best().await;
    // The first rack of a person also has a button for the first lesson.
    game.current_position().await;
    let before = game.current_position().await;
    let status = program.terminate().await;
    assert_eq!(status.code(), Some(0), "{}", program.output());
    assert!(program.output().contains("stopping"), "{}", program.output());

    restart(&world, &mut program).await;
    assert_eq!(game.current_position().await, before);
    let answer = world.discord.inject(Fault::hold(CALLBACK));
    let (player, message) = (game.players[preview.seat].clone(), preview.message.clone());
    let clicked = tokio::spawn(async move { player.click(&message, "Place").await });
    game.next_board().await;
    world.wait_for_hits(&answer, 1).await;
    let status = program.terminate().await;
    assert_eq!(status.code(), Some(0), "{}", program.output());
    world.clock.advance(4_000);
    world.discord.fail_overdue_interactions();
    drop(clicked.await.expect("it was answered, or failed"));

    settle_leases(&world).await;
    restart(&world, &mut program).await;
    game.assert_placement_made(&before, &preview).await;
    game.assert_announced_once().await;
    world.finish();
}

/// Discord recognises a nonce for some minutes only. A message repeated later appears twice, so the repetition must not ping.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_repeated_after_its_nonce_expired_pings_nobody() {
    for_each_database(repeat_after_nonce).await;
}

/// Runs the test `a_message_repeated_after_its_nonce_expired_pings_nobody` on a database of this
/// kind.
async fn repeat_after_nonce(kind: Kind) {
    let mut world = World::with_bot_on(kind, 1).await;
    keep_racks(&world);
    for (minutes, messages) in [(1, 1), (10, 2)] {
        let mut game = Game::begin_game(&world).await;
        let preview = game.preview_best().await;
        let seat = preview.seat;
        // The message arrives, but the answer to the bot is lost.
        world.discord.inject(Fault::drop_answer(POST));
        private_message(game.players[seat].click(&preview.message, "Place").await).await;
        let first = world.wait_for_board(world.channel).await;
        let players = game.into_parts().0;
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
    world.finish();
}
