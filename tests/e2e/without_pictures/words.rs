//! A whole match is played with a screen reader: by alt texts, the board in words, and commands. After the lobby, More is the only
//! button used, and the players compute themselves which tiles fit.

use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{BREAK, World, ask_privately, private_message};
use crate::support::turns::{pinged_and_other_player, place_tile, take_turn};
use crate::table::editions::{
    choose_rule, open_rules_form, open_table_with_edition, wait_for_edit,
};
use crate::turn::refusals::{with_nonbreaking_hyphens, with_typed_hyphens};

/// The numbers at the corners of a tile.
type Tile = [u8; 3];
/// The label of an open spot, and the numbers that a tile must have at its corners; `None` means any number.
type Spot = (String, [Option<u8>; 3]);

/// Returns the alt texts of a message, one on each line.
fn alt_text_of(message: &Message) -> String {
    let texts = message.attachments.iter().map(|file| file.alt_text.clone().expect("words"));
    texts.collect::<Vec<_>>().join("\n")
}

/// Parses the tiles in a list such as `0‑1‑2, 3‑3‑4` or `0‑1‑2 · 3‑3‑4`.
fn parse_tiles(list: &str) -> Vec<Tile> {
    let list = with_typed_hyphens(list);
    let words = list.split(|letter: char| letter != '-' && !letter.is_ascii_digit());
    let numbers = |word: &str| word.split('-').map(|n| n.parse().ok()).collect::<Option<Vec<u8>>>();
    words.filter_map(|word| numbers(word)?.try_into().ok()).collect()
}

/// Parses the corners of a spot, such as `3, any, 5`; `None` stands for `any`.
fn parse_corners(corners: &str) -> [Option<u8>; 3] {
    let corners: Vec<Option<u8>> = corners.split(", ").map(|corner| corner.parse().ok()).collect();
    corners.try_into().expect("three corners")
}

/// Returns the part of a text after `before`, up to `after` or the end; `None` if `before` is missing.
fn text_between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(before)?;
    rest.split(after).next()
}

/// Returns a tile on the rack, and the label of a spot where it fits. Returns `None` if no tile fits.
fn fitting_tile_and_spot(rack: &[Tile], spots: &[Spot]) -> Option<(String, String)> {
    spots.iter().find_map(|(number, needs)| {
        let fits = |[a, b, c]: &Tile| {
            let turns = [[*a, *b, *c], [*b, *c, *a], [*c, *a, *b]];
            turns.iter().any(|turn| {
                turn.iter().zip(needs).all(|(n, need)| need.is_none_or(|need| need == *n))
            })
        };
        let [a, b, c] = rack.iter().find(|tile| fits(tile))?;
        Some((format!("{a}-{b}-{c}"), number.clone()))
    })
}

/// Returns the rack, the open spots and the size of the pool (as text), read from the answer to `/rack` and its alt text.
async fn rack_spots_and_pool_size_from_alt_text(
    player: &PersonIn,
) -> (Vec<Tile>, Vec<Spot>, String) {
    let shown = ask_privately(player, "rack").await;
    let alt = alt_text_of(&shown);
    let rack = parse_tiles(text_between(&shown.content, "Your tile", "\n").expect("a rack"));
    let pool = text_between(&alt, "Pool: ", ".").expect("the pool").to_owned();
    let spots = match alt.split_once("top left): ").or(alt.split_once("Open spots: ")) {
        Some((_, list)) => {
            let spot = |entry: &str| {
                let (number, needs) = entry.split_once(": ").expect("a spot and its corners");
                (number.split(' ').next().expect("a number").to_owned(), parse_corners(needs))
            };
            list.split("; ").map(spot).collect()
        }
        None => {
            assert!(alt.contains("The first tile goes on spot 1."), "{alt}");
            vec![("1".to_owned(), [None; 3])]
        }
    };
    (rack, spots, pool)
}

/// Returns the rack, the open spots and the size of the pool (as text), read from the board in words and from the messages that its
/// button More opens.
async fn rack_spots_and_pool_size_from_board_in_words(
    player: &PersonIn,
) -> (Vec<Tile>, Vec<Spot>, String) {
    let board_in_words =
        private_message(player.slash("board", &[("text", true.into())]).await).await;
    let rack =
        parse_tiles(text_between(&board_in_words.content, "Your tile", "\n").expect("a rack"));
    let line = board_in_words.content.lines().find(|line| line.ends_with(" in the pool."));
    let pool = line.and_then(|line| text_between(line, "on the board, ", " in the pool"));
    let asked = player.click(&board_in_words, "More").await;
    let mut parts = vec![asked.message()];
    let of = text_between(&parts[0].content, "part 1 of ", "\n").map(|parts| parts.parse());
    let count: usize = of.transpose().expect("a number").unwrap_or(1);
    for number in 1..count {
        let part = asked.followup(number - 1).await;
        assert!(part.is_ephemeral() && part.pinged.is_empty());
        assert!(part.content.contains(&format!("part {} of {count}", number + 1)));
        parts.push(part);
    }
    assert_eq!(asked.followups().len(), count - 1);
    assert!(parts.iter().all(|part| part.attachments.is_empty() && part.buttons().is_empty()));
    let words: Vec<&str> = parts.iter().flat_map(|part| part.content.lines()).collect();
    let spot = |line: &&str| {
        let (number, rest) = line.strip_prefix("Spot ")?.split_once(": ")?;
        assert!(rest.contains("; touching "), "{line}");
        Some((number.to_owned(), parse_corners(rest.split(';').next()?)))
    };
    let mut spots: Vec<Spot> = words.iter().filter_map(spot).collect();
    if words.contains(&"The first tile goes on spot 1.") {
        spots.push(("1".to_owned(), [None; 3]));
    }
    // The text lists the placement found here among those that fit.
    if let Some((tile, spot)) = fitting_tile_and_spot(&rack, &spots) {
        let line = board_in_words
            .content
            .lines()
            .find(|line| line.starts_with(&format!("{} fits ", with_nonbreaking_hyphens(&tile))));
        let fits = line.is_some_and(|line| line.contains(&format!("spot {spot}")));
        assert!(
            fits || board_in_words.content.contains("Nothing fits")
                || !board_in_words.content.contains(" fits "),
            "{tile} at {spot}: {}",
            board_in_words.content
        );
    }
    (rack, spots, pool.expect("the pool").to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_two_rounds_can_be_played_with_a_screen_reader() {
    let world = World::new(31).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let lobby = open_table_with_edition(&world, &ada, "Standard rules").await;
    let rules = open_rules_form(&ada, &lobby).await;
    choose_rule(&ada, &rules, "Length of the match", "2 rounds").await;
    bo.click(&lobby, "Join").await;
    wait_for_edit(&world, &lobby, "Seats taken: 2 of ").await;
    ada.click(&lobby, "Start").await;

    let (mut turns, mut draws, mut rounds) = (0, 0, 0);
    let mut board = world.wait_for_board(world.channel).await;
    while board.button("Play Again").is_none() {
        let alt_text = alt_text_of(&board);
        assert!(alt_text.chars().count() <= 1024, "{alt_text}");
        assert!(turns < 200, "{}", world.transcript());
        let Some(called) = board.pinged.first().copied() else {
            rounds += 1;
            world.clock.advance(BREAK);
            board = world.wait_for_board(world.channel).await;
            assert!(
                alt_text_of(&board).contains(&format!("in round {}", rounds + 1)),
                "{}",
                alt_text_of(&board)
            );
            continue;
        };
        turns += 1;
        let is_ada = called == ada.id();
        let player = if is_ada { &ada } else { &bo };
        assert!(!alt_text.contains("turn") && alt_text.contains(" tile"), "{alt_text}");
        // After a draw only the drawn tile may be placed.
        let mut only_playable: Option<Tile> = None;
        loop {
            let (rack, spots, pool) = if is_ada {
                rack_spots_and_pool_size_from_alt_text(player).await
            } else {
                rack_spots_and_pool_size_from_board_in_words(player).await
            };
            let rack = only_playable.map_or(rack, |tile| vec![tile]);
            if let Some((tile, spot)) = fitting_tile_and_spot(&rack, &spots) {
                let placed = place_tile(player, &tile, &spot).await;
                let words =
                    format!("You placed {} on spot {spot}", with_nonbreaking_hyphens(&tile));
                assert!(placed.content.contains(&words), "{}", placed.content);
                break;
            }
            let command = if pool == "0" { "pass" } else { "draw" };
            let answer = ask_privately(player, command).await;
            draws += 1;
            if answer.content.contains("turn is over")
                || answer.content.contains("The pool is empty")
            {
                break;
            }
            let drawn = alt_text_of(&answer);
            only_playable =
                parse_tiles(text_between(&drawn, "Just drawn: ", ".").expect("the drawn tile"))
                    .pop();
            assert!(only_playable.is_some(), "{drawn}");
        }
        board = world.wait_for_board(world.channel).await;
    }
    assert_eq!(rounds, 1, "a round, and the last");
    assert!(draws > 0 && turns > 20, "{turns} turns, {draws} draws");
    let alt_text = alt_text_of(&board);
    assert!(alt_text.contains("Where the points came from:"), "{alt_text}");
    assert!(alt_text.contains("led from move") && alt_text.contains("The lead "), "{alt_text}");
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_in_words_is_private_and_open_to_everyone() {
    let world = World::new(5).await;
    let [ada, bo, eve] = world.add_people(["Ada", "Bo", "Eve"]);
    let words = [("text", true.into())];
    let none = private_message(eve.slash("board", &words).await).await;
    assert!(none.content.contains("no table"), "{}", none.content);
    let board = world.begin_match(&[&ada, &bo]).await;
    let first = private_message(eve.slash("board", &words).await).await;
    let more = private_message(eve.click(&first, "More").await).await;
    assert!(more.content.contains("The first tile goes on spot 1."), "{}", more.content);
    take_turn(pinged_and_other_player(&board, &ada, &bo).0).await;
    let next_board = world.wait_for_board(world.channel).await;

    // The command and the button below the picture show the board in words, in the reader's language.
    let asked = private_message(eve.slash("board", &words).await).await;
    assert!(asked.picture().is_none());
    let looked = ask_privately(&eve, "board").await;
    let by_button = private_message(eve.click(&looked, "In Words").await).await;
    assert_ne!(by_button.id, looked.id, "the picture stays");
    // The second answer contains only the current state, not the moves.
    let (_, stands) = asked.content.split_once("+12\n").expect("the move");
    let quiet = format!("Nothing’s happened since you last looked.\n{stands}");
    assert_eq!(by_button.content, quiet);
    let claire = world.discord.add_person("Claire", "fr").in_channel(world.channel);
    let french = private_message(claire.slash("board", &words).await).await;
    let french = private_message(claire.click(&french, "Plus").await).await;
    assert!(french.content.contains("**Emplacements libres**"), "{}", french.content);
    assert!(next_board.content.contains(" placed ") && asked.content.contains(" placed "));
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_large_board_is_described_in_several_messages() {
    let world = World::new(25).await;
    let [ada] = world.add_people(["Ada"]);
    world.begin_match(&[&ada]).await;
    let asked = loop {
        take_turn(&ada).await;
        let board_in_words =
            private_message(ada.slash("board", &[("text", true.into())]).await).await;
        let asked = ada.click(&board_in_words, "More").await;
        if asked.message().content.contains("part 1 of 2") {
            break asked;
        }
        assert!(
            ask_privately(&ada, "rack").await.content.contains("Your tile"),
            "{}",
            world.transcript()
        );
    };
    let second = asked.followup(0).await;
    assert!(second.content.contains("part 2 of 2") && second.is_ephemeral());
    assert!(second.attachments.is_empty() && asked.followups().len() == 1);
    world.finish_without_refusals();
}
