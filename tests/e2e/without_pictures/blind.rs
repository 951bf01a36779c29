//! A round is played by the texts of messages only, without pictures.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::{best_tile_and_spot, can_place_from, draw_tile, place_tile, take_turn};
use crate::turn::refusals::{
    spot_numbers_and_corners, tiles_in_answer, with_nonbreaking_hyphens, with_typed_hyphens,
};

/// Returns the text of a message that a screen reader reads: its content and the alt texts.
fn screen_reader_text(message: &Message) -> String {
    let alt = message
        .attachments
        .iter()
        .map(|file| file.alt_text.clone().expect("every picture has words"));
    let alt: Vec<String> = alt.collect();
    assert!(alt.iter().all(|alt| !alt.is_empty() && alt.chars().count() <= 1024), "{alt:?}");
    format!("{}\n{}", message.content, alt.join("\n"))
}

/// Returns the score after a bold name in a message.
fn score_of(message: &Message, name: &str) -> i32 {
    let (_, rest) = message.content.rsplit_once(&format!("**{name}** ")).expect("a score");
    let number: String = rest.chars().take_while(|c| *c == '−' || c.is_ascii_digit()).collect();
    number.replace('−', "-").parse().expect("a number")
}

/// A placement that a menu or a button offers.
struct OfferedPlacement {
    label: String,
    /// The description of the spot's corners in the menu, or `None` for a button.
    needs: Option<String>,
    /// The custom id of the menu or the button.
    custom_id: String,
    value: Option<String>,
}

/// Returns the placement that a rack offers last, which scores least: the last option of its menu, or the last button if there is
/// no menu. Returns `None` if no placement is offered.
fn last_offered_placement(rack: &Message) -> Option<OfferedPlacement> {
    if let Some(mut menu) = rack.menus().into_iter().next() {
        let option = menu.options.pop().expect("an option");
        let needs = Some(option.description.unwrap_or_default());
        let (custom_id, value) = (menu.custom_id, Some(option.value));
        return Some(OfferedPlacement { label: option.label, needs, custom_id, value });
    }
    let mut buttons = rack.buttons().into_iter().rev();
    buttons.find_map(|button| {
        let custom_id = button.custom_id.filter(|id| id.contains(":preview:"))?;
        Some(OfferedPlacement { label: button.label, needs: None, custom_id, value: None })
    })
}

/// Plays a turn by the texts only: makes the last offered placement, or draws. `expected_rack` contains the tiles that the player
/// must have, and is updated. Returns the points that the texts announce for the turn.
async fn points_of_turn_played_by_texts(
    player: &PersonIn,
    board: &Message,
    expected_rack: &mut BTreeSet<String>,
) -> i32 {
    let mut points = 0;
    let mut shown = private_message(player.click(board, "My Rack").await).await;
    loop {
        assert!(
            screen_reader_text(&shown).contains("It’s your turn")
                || screen_reader_text(&shown).contains("You drew"),
            "{}",
            screen_reader_text(&shown)
        );
        let named: BTreeSet<String> = tiles_in_answer(&shown).into_iter().collect();
        assert_eq!(*expected_rack, named, "{}", screen_reader_text(&shown));
        if let Some((tile, _)) =
            best_tile_and_spot(&shown).filter(|_| shown.button("Place").is_some())
        {
            // If there is only one placement, the rack shows its preview.
            let words = screen_reader_text(&shown);
            let line = words.lines().find(|line| {
                line.starts_with(&format!("{} on spot ", with_nonbreaking_hyphens(&tile)))
            });
            let gain = line.and_then(|line| line.rsplit_once("**+"));
            let gain = gain.map_or("0", |(_, gain)| gain.trim_end_matches('*'));
            private_message(player.click(&shown, "Place").await).await;
            assert!(expected_rack.remove(&tile), "{tile} was on the rack");
            return points + gain.parse::<i32>().expect("points");
        }
        let Some(worst) = last_offered_placement(&shown) else {
            let drew = private_message(player.click(&shown, "Draw").await).await;
            let content = with_typed_hyphens(&drew.content);
            let (first, _) = content.split_once('.').expect("a sentence");
            let tiles = first
                .split(|c: char| c != '-' && !c.is_ascii_digit())
                .filter(|word| word.len() == 5);
            let drawn: Vec<String> = tiles.map(str::to_owned).collect();
            assert!(!drawn.is_empty(), "{}", screen_reader_text(&drew));
            points -= 5 * i32::try_from(drawn.len()).expect("a few");
            expected_rack.extend(drawn);
            if !can_place_from(&drew) {
                assert!(
                    drew.content.contains("turn is over: **−10**"),
                    "{}",
                    screen_reader_text(&drew)
                );
                return points - 10;
            }
            shown = drew;
            continue;
        };
        // The menu and the board describe the same corners of a spot.
        let spots = spot_numbers_and_corners(&ask_privately(player, "board").await);
        let label = with_typed_hyphens(&worst.label);
        let (tile, rest) = label.split_once(" → ").unwrap_or_else(|| panic!("{label}"));
        let rest = rest.trim_start_matches("spot ");
        let (spot, worth) = rest.split_once(": +").unwrap_or((rest, "0"));
        if let Some((_, corners)) = spots.iter().find(|(number, _)| number == spot)
            && let Some(needs) = &worst.needs
        {
            assert!(needs.starts_with(corners.as_str()), "{needs}, not {corners}");
        }
        let gain: String = worth.chars().take_while(char::is_ascii_digit).collect();
        let looked = match &worst.value {
            Some(value) => player.choose(&shown, &worst.custom_id, &[value]).await,
            None => player.click(&shown, &worst.custom_id).await,
        };
        let preview = private_message(looked).await;
        assert!(
            screen_reader_text(&preview)
                .contains(&format!("{} on spot {spot}", with_nonbreaking_hyphens(tile))),
            "{}",
            screen_reader_text(&preview)
        );
        let placed = private_message(player.click(&preview, "Place").await).await;
        let brought = if gain == "0" { "**0**".to_owned() } else { format!("**+{gain}**") };
        assert!(placed.content.contains(&brought), "{}", screen_reader_text(&placed));
        assert!(expected_rack.remove(tile), "{tile} was on the rack");
        return points + gain.parse::<i32>().expect("points");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_can_be_played_from_texts_alone() {
    let world = World::new(15).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let mut board = world.begin_match(&[&ada, &bo]).await;
    let mut scores = [0, 0];
    let mut racks = [BTreeSet::new(), BTreeSet::new()];
    for (person, rack) in [&ada, &bo].into_iter().zip(&mut racks) {
        rack.extend(tiles_in_answer(&ask_privately(person, "rack").await));
        assert_eq!(rack.len(), 9);
    }
    for turn in 0.. {
        assert!(turn < 100, "{}", world.transcript());
        let seat = usize::from(board.pinged == [bo.id()]);
        let player = [&ada, &bo][seat];
        assert!(
            board.content.contains(&format!("<@{}>, your turn.", player.id())),
            "{}",
            screen_reader_text(&board)
        );
        scores[seat] += points_of_turn_played_by_texts(player, &board, &mut racks[seat]).await;
        board = world.wait_for_board(world.channel).await;
        if board.button("Play Again").is_some() {
            break;
        }
        assert_eq!(
            [score_of(&board, "Ada"), score_of(&board, "Bo")],
            scores,
            "{}",
            screen_reader_text(&board)
        );
        for (who, rack) in ["Ada", "Bo"].into_iter().zip(&racks) {
            let held = format!("{who}: {} tile", rack.len());
            assert!(
                screen_reader_text(&board).contains(&held),
                "{held}: {}",
                screen_reader_text(&board)
            );
        }
    }
    // The end of the round announces the winner and the points.
    let out = racks.iter().position(BTreeSet::is_empty).expect("somebody went out");
    let sum = |tile: &String| {
        tile.split('-').map(|number| number.parse::<i32>().expect("a number")).sum::<i32>()
    };
    scores[out] += 25 + racks[1 - out].iter().map(sum).sum::<i32>();
    let names = ["Ada", "Bo"];
    assert!(
        board.content.contains(&format!("**{}** goes out!", names[out])),
        "{}",
        screen_reader_text(&board)
    );
    let best = usize::from(scores[1] > scores[0]);
    let wins = format!("🏆 **{}** wins with {} points!", names[best], scores[best]);
    assert!(board.content.contains(&wins), "{wins}: {}", screen_reader_text(&board));
    world.finish_without_refusals();
}

/// In a solo match with nearly all tiles on the rack, there are more placements than a menu may have options.
#[tokio::test(flavor = "multi_thread")]
async fn with_too_many_placements_the_tile_is_chosen_before_the_spot() {
    let world = World::new(25).await;
    let [ada] = world.add_people(["Ada"]);
    world.begin_match(&[&ada]).await;
    take_turn(&ada).await;
    for draws in 0.. {
        assert!(draws < 100, "{}", world.transcript());
        // The private answer is not moved below the board of the last turn if that board is already posted.
        world.wait_until_published().await;
        let drew = draw_tile(&ada).await.content;
        if drew.starts_with("The pool is empty") {
            break;
        }
        if drew.contains("only draw 3 tiles") {
            ask_privately(&ada, "pass").await;
        }
    }
    // Waits until the rack is reposted below the board; otherwise a click could fail because its rack is being deleted.
    world.wait_until_published().await;
    let mut rack = ask_privately(&ada, "rack").await;
    let first = |rack: &Message| rack.menus().remove(0);
    for turns in 0.. {
        assert!(turns < 20, "{}", world.transcript());
        if first(&rack).placeholder == "Choose a tile" {
            break;
        }
        // The last placement is far from the others, so that the number of open spots grows.
        let worst = first(&rack).options.pop().expect("an option").label;
        let (tile, rest) = worst.split_once(" → spot ").expect("a tile and a spot");
        place_tile(&ada, tile, rest.split(':').next().unwrap_or(rest)).await;
        world.wait_until_published().await;
        rack = ask_privately(&ada, "rack").await;
    }
    assert!(rack.content.contains("the tile first"), "{}", screen_reader_text(&rack));
    assert!(tiles_in_answer(&rack).len() > 40);
    let tiles = first(&rack);
    let spots = |label: &str| {
        let (_, spots) = label.split_once(": ").expect("tile and spots");
        spots.split(' ').next().and_then(|number| number.parse::<usize>().ok()).expect("a number")
    };
    assert!(tiles.options.iter().map(|option| spots(&option.label)).sum::<usize>() >= 25);

    // The player chooses a tile, a spot and Place, and can choose another tile at any time.
    let most = tiles.options.iter().max_by_key(|option| spots(&option.label)).expect("an option");
    for option in [&tiles.options[0], most] {
        rack = private_message(ada.choose(&rack, &tiles.custom_id, &[&option.value]).await).await;
        let [_, where_to] = rack.menus().try_into().expect("a menu of tiles and one of spots");
        assert_eq!(
            where_to.placeholder,
            format!("Choose a spot for {}", with_nonbreaking_hyphens(&option.value))
        );
        assert_eq!(where_to.options.len(), spots(&option.label));
    }
    let where_to = rack.menus().remove(1);
    let spot = &where_to.options[0];
    let shown = private_message(ada.choose(&rack, &where_to.custom_id, &[&spot.value]).await).await;
    let placed = private_message(ada.click(&shown, "Place").await).await;
    let words = format!("You placed {}", with_nonbreaking_hyphens(&most.value));
    assert!(placed.content.contains(&words), "{}", screen_reader_text(&placed));
    assert!(!tiles_in_answer(&placed).contains(&most.value));
    world.finish_without_refusals();
}

/// The place of a tile on the board: its column, counted in half tiles, its row, counted upwards, and `true` if the tile points up.
type TilePosition = (i32, i32, bool);

/// Returns the place that a description such as `left of 0-3-5` means. Returns `None` if it does not describe a place beside a
/// tile.
fn position_described_by(
    description: &str,
    placed_tiles: &BTreeMap<String, TilePosition>,
) -> Option<TilePosition> {
    let (side, tile) = description.rsplit_once(' ')?;
    let (x, y, up) = *placed_tiles.get(tile)?;
    Some(match side {
        "left of" => (x - 1, y, !up),
        "right of" => (x + 1, y, !up),
        "above" => (x, y + 1, true),
        "below" => (x, y - 1, false),
        _ => return None,
    })
}

/// Adds a tile to `placed_tiles` at the place of a description, such as `spot 7, left of 0-3-5 and above 1-1-2`. Asserts that all
/// parts of the description mean the same place.
fn add_described_tile(
    placed_tiles: &mut BTreeMap<String, TilePosition>,
    tile: &str,
    description: &str,
) {
    if placed_tiles.is_empty() {
        placed_tiles.insert(tile.to_owned(), (0, 0, !description.ends_with("pointing down")));
        return;
    }
    let (_, description) = description.split_once(", ").expect("what it is beside");
    let places: BTreeSet<TilePosition> = description
        .replace(" and ", ", ")
        .split(", ")
        .map(|words| {
            position_described_by(words, placed_tiles)
                .unwrap_or_else(|| panic!("{tile} {words}: {placed_tiles:?}"))
        })
        .collect();
    let [place] = places.into_iter().collect::<Vec<_>>().try_into().expect("one place");
    assert!(placed_tiles.values().all(|other| *other != place), "{tile} at {description}");
    placed_tiles.insert(tile.to_owned(), place);
}

/// Both players use My Rack, In Words and `/place`. The test computes the places of the tiles from the texts that one player reads.
#[tokio::test(flavor = "multi_thread")]
async fn the_board_can_be_reconstructed_from_the_texts() {
    let world = World::new(15).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let mut board = world.begin_match(&[&ada, &bo]).await;
    let mut transcript = String::new();
    let mut laid: BTreeMap<String, TilePosition> = BTreeMap::new();
    let mut more = String::new();
    for turn in 0.. {
        assert!(turn < 100, "{}", world.transcript());
        let player = if board.pinged == [bo.id()] { &bo } else { &ada };
        let rack = private_message(player.click(&board, "My Rack").await).await;
        let mut rack_in_words = private_message(player.click(&rack, "In Words").await).await;
        assert!(
            rack_in_words.id == rack.id && rack_in_words.attachments.is_empty(),
            "{}",
            rack_in_words.content
        );
        let name = if player.id() == ada.id() { "Ada" } else { "Bo" };
        transcript.push_str(&format!("[{name}] {}\n\n", rack_in_words.content));
        loop {
            let words = with_typed_hyphens(&rack_in_words.content);
            for line in
                words.lines().filter(|line| player.id() == ada.id() && line.contains(" placed "))
            {
                let (_, rest) = line.split_once("placed ").expect("a move");
                if let Some((tile, at)) =
                    rest.split_once(" on ").filter(|(tile, _)| !laid.contains_key(*tile))
                {
                    add_described_tile(&mut laid, tile, at.split(": ").next().unwrap_or(at));
                }
            }
            let Some(line) = words.lines().find(|line| line.contains(" fits spot ")) else {
                let Some(button) =
                    ["Draw", "Pass"].into_iter().find(|name| rack_in_words.button(name).is_some())
                else {
                    break;
                };
                rack_in_words = private_message(player.click(&rack_in_words, button).await).await;
                transcript.push_str(&format!("[{name}, {button}] {}\n\n", rack_in_words.content));
                if rack_in_words.content.contains("turn is over")
                    || rack_in_words.content.contains("you passed")
                {
                    break;
                }
                if rack_in_words.button("In Words").is_none() {
                    let rack = ask_privately(player, "rack").await;
                    rack_in_words = private_message(player.click(&rack, "In Words").await).await;
                }
                continue;
            };
            let (tile, at) = line.split_once(" fits ").expect("a tile");
            let at = at.split(": ").next().unwrap_or(at).split("; ").next().unwrap_or(at);
            let spot = at.trim_start_matches("spot ").split(',').next().expect("a number");
            let offered = player
                .autocomplete("place", &[("tile", tile.into()), ("spot", "".into())], "spot")
                .await;
            assert!(
                offered.iter().any(|one| with_typed_hyphens(&one.name).starts_with(at)),
                "{at}: {offered:?}"
            );
            if player.id() == ada.id() {
                add_described_tile(&mut laid, tile, at);
            }
            let placed = place_tile(player, tile, spot).await;
            transcript.push_str(&format!("[{name}, /place {tile} {spot}] {}\n\n", placed.content));
            break;
        }
        board = world.wait_for_board(world.channel).await;
        transcript.push_str(&format!("[everyone] {}\n\n", board.content));
        if board.button("My Rack").is_none() {
            break;
        }
        let asked = private_message(bo.slash("board", &[("text", true.into())]).await).await;
        let asked = bo.click(&asked, "More").await;
        more = asked.message().content;
        let parts = more
            .lines()
            .next()
            .and_then(|title| title.rsplit_once(" of "))
            .map_or(1, |(_, parts)| parts.parse().expect("a number"));
        for part in 1..parts {
            more.push_str(&format!("\n{}", asked.followup(part - 1).await.content));
        }
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("transcripts");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(
        folder.join("round-in-words.txt"),
        format!("{transcript}\n\n[More, near the end] {more}\n"),
    )
    .expect("a file");
    // The rows and columns in the answer to More are the same places with another origin.
    let (mut row, mut moved, mut compared) = (0, BTreeSet::new(), 0);
    for line in with_typed_hyphens(&more).lines() {
        if let Some(rest) = line.strip_prefix("**Row ") {
            row = rest.split(' ').next().and_then(|row| row.parse::<i32>().ok()).expect("a row");
        }
        let Some((tile, rest)) = line.split_once(": column ") else { continue };
        let Some((x, y, up)) = laid.get(tile) else { continue };
        let column: i32 = rest.split(',').next().and_then(|at| at.parse().ok()).expect("a column");
        assert_eq!(*up, rest.contains("points up"), "{line}");
        moved.insert((column - x, row + y));
        compared += 1;
    }
    assert_eq!(moved.len(), 1, "{moved:?}: {laid:?}\n{more}");
    assert!(compared > 12, "{compared}");
    world.finish_without_refusals();
}
