//! The page in the browser: its files, and the HTTP interface that they use.

mod acts;
mod answer;
mod assets;
mod channels;
mod people;
mod reply;
mod server;
mod view;

pub(crate) use answer::answer_request;
