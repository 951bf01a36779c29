//! A round without pictures: everything that is needed is said.

use std::collections::BTreeSet;

use triominos::sandbox::people::{Message, PersonIn};

use crate::bot::{World, ask, best_of, draw, is_placeable, place, private, take_turn};
use crate::refusals::{spots_in, tiles_in};

/// What is read aloud of a message: its words and the alt text of its picture, never the picture.
fn read(message: &Message) -> String {
    let alt = message
        .attachments
        .iter()
        .map(|file| file.alt_text.clone().expect("every picture has words"));
    let alt: Vec<String> = alt.collect();
    assert!(alt.iter().all(|alt| !alt.is_empty() && alt.chars().count() <= 1024), "{alt:?}");
    format!("{}\n{}", message.content, alt.join("\n"))
}

/// The score that a message gives for a name in bold.
fn score(message: &Message, name: &str) -> i32 {
    let (_, rest) = message.content.rsplit_once(&format!("**{name}** ")).expect("a score");
    let number: String = rest.chars().take_while(|c| *c == '−' || c.is_ascii_digit()).collect();
    number.replace('−', "-").parse().expect("a number")
}

/// One turn by what is read: the last placement in the menu, where there is one. Gives the points that it is said to bring.
async fn play(player: &PersonIn, board: &Message, rack: &mut BTreeSet<String>) -> i32 {
    let mut points = 0;
    let mut shown = private(player.click(board, "My Rack").await).await;
    loop {
        assert!(
            read(&shown).contains("It is your turn") || read(&shown).contains("You drew"),
            "{}",
            read(&shown)
        );
        let named: BTreeSet<String> = tiles_in(&shown).into_iter().collect();
        assert_eq!(*rack, named, "{}", read(&shown));
        assert!(
            rack.iter().all(|tile| read(&shown).matches(tile.as_str()).count() >= 2),
            "the alt text names them too"
        );
        if let Some((tile, _)) = best_of(&shown).filter(|_| shown.button("Place").is_some()) {
            // The only placement, which is told at once.
            let told = read(&shown);
            let line = told.lines().find(|line| line.starts_with(&format!("{tile} at spot ")));
            let gain = line.and_then(|line| line.rsplit_once("**+"));
            let gain = gain.map_or("0", |(_, gain)| gain.trim_end_matches('*'));
            private(player.click(&shown, "Place").await).await;
            assert!(rack.remove(&tile), "{tile} was on the rack");
            return points + gain.parse::<i32>().expect("points");
        }
        let Some(menu) = shown.menus().into_iter().next() else {
            let drew = private(player.click(&shown, "Draw").await).await;
            let (first, _) = drew.content.split_once('.').expect("a sentence");
            let tiles = first
                .split(|c: char| c != '-' && !c.is_ascii_digit())
                .filter(|word| word.len() == 5);
            let drawn: Vec<String> = tiles.map(str::to_owned).collect();
            assert!(!drawn.is_empty(), "{}", read(&drew));
            points -= 5 * i32::try_from(drawn.len()).expect("a few");
            rack.extend(drawn);
            if !is_placeable(&drew) {
                assert!(drew.content.contains("turn is over: **−10**"), "{}", read(&drew));
                return points - 10;
            }
            shown = drew;
            continue;
        };
        // The menu says what each spot needs, and it is what the board says.
        let spots = spots_in(&ask(player, "board").await);
        let option = menu.options.last().expect("an option").clone();
        let (tile, rest) =
            option.label.split_once(" → spot ").unwrap_or_else(|| panic!("{}", option.label));
        let (spot, worth) = rest.split_once(": +").unwrap_or((rest, "0"));
        let needs = option.description.clone().unwrap_or_default();
        if let Some((_, corners)) = spots.iter().find(|(number, _)| number == spot) {
            assert!(needs.starts_with(corners.as_str()), "{needs}, not {corners}");
        }
        let gain: String = worth.chars().take_while(char::is_ascii_digit).collect();
        let preview = private(player.choose(&shown, &menu.custom_id, &[&option.value]).await).await;
        assert!(read(&preview).contains(&format!("{tile} at spot {spot}")), "{}", read(&preview));
        let placed = private(player.click(&preview, "Place").await).await;
        let brought = if gain == "0" { "**0**".to_owned() } else { format!("**+{gain}**") };
        assert!(placed.content.contains(&brought), "{}", read(&placed));
        assert!(rack.remove(tile), "{tile} was on the rack");
        return points + gain.parse::<i32>().expect("points");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_by_words_alone() {
    let world = World::new(15).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let mut board = world.match_of(&[&ada, &bo]).await;
    let mut scores = [0, 0];
    let mut racks = [BTreeSet::new(), BTreeSet::new()];
    for (person, rack) in [&ada, &bo].into_iter().zip(&mut racks) {
        rack.extend(tiles_in(&ask(person, "rack").await));
        assert_eq!(rack.len(), 9);
    }
    for turn in 0.. {
        assert!(turn < 100, "{}", world.transcript());
        let seat = usize::from(board.pinged == [bo.id()]);
        let (player, name) = if seat == 0 { (&ada, "Ada") } else { (&bo, "Bo") };
        assert!(
            board.content.ends_with(&format!("<@{}>, your turn.", player.id())),
            "{}",
            read(&board)
        );
        assert!(read(&board).contains(&format!("It is {name}’s turn.")), "{}", read(&board));
        scores[seat] += play(player, &board, &mut racks[seat]).await;
        board = world.board_in(world.channel).await;
        if board.button("Play Again").is_some() {
            break;
        }
        assert_eq!([score(&board, "Ada"), score(&board, "Bo")], scores, "{}", read(&board));
        for (who, rack) in ["Ada", "Bo"].into_iter().zip(&racks) {
            assert!(read(&board).contains(&format!("{who}: score")), "{}", read(&board));
            assert!(read(&board).contains(&format!(", {} tile", rack.len())), "{}", read(&board));
        }
    }
    // Who has won, and how that comes about, is said as well.
    let out = racks.iter().position(BTreeSet::is_empty).expect("somebody went out");
    let sum = |tile: &String| {
        tile.split('-').map(|number| number.parse::<i32>().expect("a number")).sum::<i32>()
    };
    scores[out] += 25 + racks[1 - out].iter().map(sum).sum::<i32>();
    let names = ["Ada", "Bo"];
    assert!(board.content.contains(&format!("**{}** goes out!", names[out])), "{}", read(&board));
    let best = usize::from(scores[1] > scores[0]);
    let wins = format!("🏆 **{}** wins with {} points!", names[best], scores[best]);
    assert!(board.content.contains(&wins), "{wins}: {}", read(&board));
    world.finish();
}

/// Alone with nearly every tile: more placements than a menu has room for.
#[tokio::test(flavor = "multi_thread")]
async fn a_rack_that_is_too_big_for_one_menu() {
    let world = World::new(25).await;
    let [ada] = world.people(["Ada"]);
    world.match_of(&[&ada]).await;
    take_turn(&ada).await;
    for draws in 0.. {
        assert!(draws < 100, "{}", world.transcript());
        let drew = draw(&ada).await.content;
        if drew.starts_with("The pool is empty") {
            break;
        }
        if drew.contains("only 3 tiles") {
            ask(&ada, "pass").await;
        }
    }
    let mut rack = ask(&ada, "rack").await;
    let first = |rack: &Message| rack.menus().remove(0);
    for turns in 0.. {
        assert!(turns < 20, "{}", world.transcript());
        if first(&rack).placeholder == "Choose a tile" {
            break;
        }
        // Far from the others, so that there are ever more spots.
        let worst = first(&rack).options.pop().expect("an option").label;
        let (tile, rest) = worst.split_once(" → spot ").expect("a tile and a spot");
        place(&ada, tile, rest.split(':').next().unwrap_or(rest)).await;
        rack = ask(&ada, "rack").await;
    }
    assert!(rack.content.contains("the tile first"), "{}", read(&rack));
    assert!(tiles_in(&rack).len() > 40);
    let tiles = first(&rack);
    let spots = |label: &str| {
        let (_, spots) = label.split_once(": ").expect("tile and spots");
        spots.split(' ').next().and_then(|number| number.parse::<usize>().ok()).expect("a number")
    };
    assert!(tiles.options.iter().map(|option| spots(&option.label)).sum::<usize>() >= 25);

    // Tile, spot, look, place; and another tile may be taken at any time.
    let old = ask(&ada, "rack").await;
    let most = tiles.options.iter().max_by_key(|option| spots(&option.label)).expect("an option");
    for option in [&tiles.options[0], most] {
        rack = private(ada.choose(&rack, &tiles.custom_id, &[&option.value]).await).await;
        let [_, where_to] = rack.menus().try_into().expect("a menu of tiles and one of spots");
        assert_eq!(where_to.placeholder, format!("Choose a spot for {}", option.value));
        assert_eq!(where_to.options.len(), spots(&option.label));
    }
    let where_to = rack.menus().remove(1);
    let spot = &where_to.options[0];
    let shown = private(ada.choose(&rack, &where_to.custom_id, &[&spot.value]).await).await;
    let placed = private(ada.click(&shown, "Place").await).await;
    assert!(placed.content.contains(&format!("You placed {}", most.value)), "{}", read(&placed));
    assert!(!tiles_in(&placed).contains(&most.value));

    let late = private(ada.choose(&old, &tiles.custom_id, &[&most.value]).await).await;
    assert!(late.content.contains("moved on"), "{}", read(&late));
    world.finish();
}
