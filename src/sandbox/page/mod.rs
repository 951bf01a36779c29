//! The page in the browser: its files, and what they ask for.

mod acts;
mod answer;
mod assets;
mod channels;
mod people;
mod reply;
mod server;
mod view;

pub(crate) use answer::answer;
