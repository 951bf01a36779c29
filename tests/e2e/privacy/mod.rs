//! What is stored about people, and what nobody may see.

mod data;
pub mod leaks;
mod logs;
mod running;
