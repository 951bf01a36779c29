//! Emojis of tiles, which the bot has uploaded to Discord, in texts.

use std::collections::HashMap;

use crate::ids::EmojiId;
use crate::text::core::fit::MESSAGE;
use crate::text::core::fit::length_when_sent;
use triominos_rules::game::{Half, Tile};

/// The hyphens that can separate the numbers in the name of a tile.
const HYPHENS: [char; 2] = ['-', '\u{2011}'];

/// The emojis of tiles that the bot can use now, by orientation and numbers. A tile without an emoji is shown by its numbers alone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TileMarks {
    ids: HashMap<(Half, [u8; 3]), EmojiId>,
}

impl TileMarks {
    /// Returns the name of the emoji of a tile in this orientation, with its numbers clockwise: `t345_up`.
    pub fn emoji_name(half: Half, [a, b, c]: [u8; 3]) -> String {
        let half = match half {
            Half::Up => "up",
            Half::Down => "down",
        };
        format!("t{a}{b}{c}_{half}")
    }

    /// Adds the id of the emoji of a tile in this orientation, with its numbers clockwise from the cell's first corner.
    pub fn insert(&mut self, half: Half, corners: [u8; 3], id: EmojiId) {
        self.ids.insert((half, corners), id);
    }

    /// Returns the id of the emoji of a tile in this orientation, with its numbers clockwise from the cell's first corner; `None`
    /// if there is none.
    pub fn emoji_id(&self, half: Half, corners: [u8; 3]) -> Option<EmojiId> {
        self.ids.get(&(half, corners)).copied()
    }

    /// Inserts an emoji before each name of a tile in a text. The emoji shows the tile pointing up, as on a rack. The name stays,
    /// because not everybody sees emojis. A text that would become too long for a message stays unchanged.
    pub fn insert_emojis(&self, text: String) -> String {
        if self.ids.is_empty() {
            return text;
        }
        let letters: Vec<char> = text.chars().collect();
        let mut marked = String::with_capacity(text.len() * 2);
        let mut at = 0;
        while let Some(letter) = letters.get(at) {
            match parse_tile_at(&letters, at).and_then(|tile| self.upward_tile_emoji(tile)) {
                Some(mark) => {
                    marked.push_str(&mark);
                    marked.push(' ');
                    marked.extend(&letters[at..at + LENGTH]);
                    at += LENGTH;
                }
                None => {
                    marked.push(*letter);
                    at += 1;
                }
            }
        }
        if length_when_sent(&marked) > MESSAGE { text } else { marked }
    }

    /// Returns the emoji of a tile that points up, in Discord's notation; `None` if there is none.
    fn upward_tile_emoji(&self, tile: Tile) -> Option<String> {
        let corners = tile.numbers();
        let id = self.emoji_id(Half::Up, corners)?;
        Some(format!("<:{}:{id}>", Self::emoji_name(Half::Up, corners)))
    }
}

/// The number of characters in the name of a tile.
const LENGTH: usize = 5;

/// Returns the tile whose name begins at the index `start`. Returns `None` if no name begins there, or if the name is part of a
/// longer word.
fn parse_tile_at(characters: &[char], start: usize) -> Option<Tile> {
    let continues_word = |letter: Option<&char>| {
        letter.is_some_and(|letter| letter.is_alphanumeric() || HYPHENS.contains(letter))
    };
    let before = start.checked_sub(1).and_then(|before| characters.get(before));
    let [a, one, b, other, c] = characters.get(start..start + LENGTH)? else { return None };
    if !HYPHENS.contains(one) || !HYPHENS.contains(other) {
        return None;
    }
    if continues_word(before) || continues_word(characters.get(start + LENGTH)) {
        return None;
    }
    let number = |letter: &char| letter.to_digit(10).and_then(|digit| u8::try_from(digit).ok());
    let numbers = [number(a)?, number(b)?, number(c)?];
    Tile::new(numbers).filter(|tile| tile.numbers() == numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns marks with an emoji for each of these tiles.
    fn marks_for_tiles(tiles: impl IntoIterator<Item = Tile>) -> TileMarks {
        let mut marks = TileMarks::default();
        for tile in tiles {
            let id = EmojiId::new(1_400_000_000_000_000_000 + tile.index() as u64);
            marks.insert(Half::Up, tile.numbers(), id);
        }
        marks
    }

    #[test]
    fn a_tile_gets_an_emoji_and_keeps_its_numbers() {
        let tile = Tile::new([3, 4, 5]).unwrap();
        let mut marks = TileMarks::default();
        marks.insert(Half::Up, tile.numbers(), EmojiId::new(7));
        let marked = |text: &str| marks.insert_emojis(text.to_owned());
        assert_eq!(marked("Your tiles: 0-0-1 · 3-4-5"), "Your tiles: 0-0-1 · <:t345_up:7> 3-4-5");
        assert_eq!(marked("**3-4-5** (3-4-5)"), "**<:t345_up:7> 3-4-5** (<:t345_up:7> 3-4-5)");
        assert_eq!(marked("3\u{2011}4\u{2011}5"), "<:t345_up:7> 3\u{2011}4\u{2011}5");
        for same in
            ["3-4-?", "4-5-3", "13-4-5", "3-4-5-6", "2-3-4-5", "3-4-5a", "3-4", "", "é3-4-5"]
        {
            assert_eq!(marked(same), same);
        }
        assert_eq!(TileMarks::default().insert_emojis("3-4-5".to_owned()), "3-4-5");
    }

    #[test]
    fn emojis_do_not_make_a_message_too_long() {
        let marks = marks_for_tiles(Tile::all());
        let rack = |count: usize| {
            Tile::all().take(count).map(|tile| tile.to_string()).collect::<Vec<_>>().join(" · ")
        };
        assert!(marks.insert_emojis(rack(20)).contains("<:t000_up:"));
        assert_eq!(marks.insert_emojis(rack(56)), rack(56));
    }

    /// Discord allows names of 2 to 32 letters, digits and underscores.
    #[test]
    fn emoji_names_are_valid_and_unique() {
        let ways = Tile::all().flat_map(Tile::orientations);
        let names: std::collections::BTreeSet<String> =
            ways.map(|(half, corners)| TileMarks::emoji_name(half, corners)).collect();
        assert_eq!(names.len(), 312);
        assert!(names.contains("t345_up") && names.contains("t453_down"));
        let allowed = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        assert!(names.iter().all(|name| name.chars().all(allowed) && name.len() <= 32));
    }
}
