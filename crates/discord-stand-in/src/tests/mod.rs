//! Tests of the stand-in: through a small bot on serenity and poise (`conversation`, `connection`), and through raw HTTP requests
//! and WebSocket payloads, which may be invalid (all other modules).

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
