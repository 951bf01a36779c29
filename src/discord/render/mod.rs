//! Rendering of outcomes and views as messages: sentences, pictures, buttons and menus. Nothing here changes any state.

pub mod clock;
pub mod components;
pub mod introduction;
pub mod leaderboard;
pub mod names;
pub mod pictures;
pub mod placement_menu;
pub mod rack;
pub mod taste;
#[cfg(test)]
mod tests;
pub mod tournament;
pub mod viewer;
