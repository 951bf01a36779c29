//! Sentences about the game itself: moves, points, spots, rounds, boards in words, and the rules.

pub mod board;
pub mod board_words;
pub mod moves;
pub mod points;
pub mod refusal;
pub mod round;
pub mod rules;
pub mod rules_by_topic;
pub mod rules_summary;
pub mod spot;
pub mod tile_marks;
pub mod turning_points;
