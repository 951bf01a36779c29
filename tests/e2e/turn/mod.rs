//! Turns: their buttons, menus, commands and clocks.

pub mod clock;
mod commands;
mod disorder;
mod first_rack;
mod hint;
mod passing;
mod rack_below;
pub mod refusals;
pub mod round;
pub mod stale;
pub mod standing_order;
mod undo;
mod unhinted;
