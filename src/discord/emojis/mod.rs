//! Custom emojis that show tiles. The bot's application owns them, so no server has to allow them. Without them, texts show only
//! the numbers of a tile.

mod keeper;

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

use serenity::all::ReactionType;
use sha2::{Digest, Sha256};
use tokio::sync::Notify;

use crate::ids::EmojiId;
use crate::text::TileMarks;
use triominos_pictures::Renderer;
use triominos_rules::game::{Half, Placement, Tile};

pub use keeper::maintain_emojis;

/// The emojis of tiles that can be used at present. Clones share their state.
#[derive(Clone, Debug, Default)]
pub struct TileEmojis {
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    marks: RwLock<Arc<TileMarks>>,
    /// Notifies the worker that Discord refused a message because of an emoji.
    doubted: Notify,
}

impl TileEmojis {
    /// Returns the emojis that can be used now.
    pub fn usable_emojis(&self) -> Arc<TileMarks> {
        Arc::clone(&self.shared.marks.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Replaces the emojis that can be used.
    fn set_usable_emojis(&self, marks: TileMarks) {
        let mut shown = self.shared.marks.write().unwrap_or_else(PoisonError::into_inner);
        *shown = Arc::new(marks);
    }

    /// Stops the use of emojis until the worker has listed them again. Discord has refused a message that contained an emoji.
    pub fn discard_emojis(&self) {
        self.set_usable_emojis(TileMarks::default());
        self.shared.doubted.notify_one();
    }
}

/// Returns the emoji of a tile in the orientation of a placement; `None` if it cannot be used.
pub fn emoji_of_placement(marks: &TileMarks, placement: &Placement) -> Option<ReactionType> {
    emoji_of_oriented_tile(marks, placement.cell.half, placement.corners)
}

/// Returns the emoji of a tile in the orientation that it has on a rack; `None` if it cannot be
/// used.
pub fn emoji_of_upright_tile(marks: &TileMarks, tile: Tile) -> Option<ReactionType> {
    emoji_of_oriented_tile(marks, Half::Up, tile.numbers())
}

/// Returns the emoji of a tile that points up or down (`half`), with these numbers at its corners in clockwise order; `None` if the
/// emoji cannot be used.
fn emoji_of_oriented_tile(marks: &TileMarks, half: Half, corners: [u8; 3]) -> Option<ReactionType> {
    let id: EmojiId = marks.emoji_id(half, corners)?;
    let name = Some(TileMarks::emoji_name(half, corners));
    Some(ReactionType::Custom { animated: false, id: id.into(), name })
}

/// An emoji to be uploaded.
#[derive(Clone, Debug)]
struct WantedEmoji {
    half: Half,
    corners: [u8; 3],
    png: Vec<u8>,
    hash: String,
}

/// Draws every tile in every orientation. The keys are the names of the emojis.
fn draw_all_tiles(renderer: &Renderer) -> BTreeMap<String, WantedEmoji> {
    let ways = Tile::all().flat_map(Tile::orientations);
    let wanted = ways.map(|(half, corners)| {
        let png = renderer.tile_emoji(half, corners);
        let hash = hex::encode(Sha256::digest(&png));
        (TileMarks::emoji_name(half, corners), WantedEmoji { half, corners, png, hash })
    });
    wanted.collect()
}
