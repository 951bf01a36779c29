//! The board in a picture: its position, and the tiles, spots and badges on it.
//!
//! Everything around the board is drawn by `cards`. This module does not depend on labels, themes or files.

mod badge;
mod board_plan;
mod board_scene;
mod cells;
mod extent;
mod frame;
mod last_turn;
mod measures;
mod part_in_play;
mod rack_plan;
mod tile;
mod window;

pub use badge::draw_badge;
pub use board_plan::{BoardPlan, SIDES};
pub use board_scene::{BoardScene, Highlight, bonus_points_for_badge};
pub use cells::{cells_filled_since_own_turn, shown_cells};
pub use extent::Extent;
pub use frame::Frame;
pub use last_turn::TurnPoints;
pub use measures::{FOOT, MARGIN, WIDTH};
pub use part_in_play::part_in_play;
pub use rack_plan::RackPlan;
pub use tile::draw_tile;
pub use window::LEGIBLE;
#[cfg(test)]
pub use window::Window;
