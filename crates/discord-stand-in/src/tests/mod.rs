//! The stand-in under test: by a small bot of serenity and poise (`conversation`, `connection`),
//! and by requests that no library would send (the others).

mod bodies;
mod commands;
mod connection;
mod conversation;
mod emojis;
mod files;
mod forms;
mod people;
mod permissions;
mod rules;
mod saving;
mod support;
mod unsupported;
