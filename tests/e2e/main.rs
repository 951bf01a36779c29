//! The bot, played by people over the stand-in for Discord, as conversations.

mod absent;
mod blind;
mod bot;
mod cli;
mod clock;
mod commands;
mod crowd;
mod database;
mod disorder;
mod editions;
mod faults;
mod frozen;
mod killed;
mod languages;
mod league;
mod leaks;
mod lobby;
mod logs;
mod losses;
mod names;
mod openapi;
mod places;
mod process;
#[cfg(unix)]
mod readme;
mod record;
mod refusals;
mod restart;
mod round;
mod shards;
mod slow;
mod stale;
mod startup;
mod table_rules;
#[cfg(target_os = "linux")]
mod tls;
mod tournament;
mod tournament_again;
mod tournament_clumsy;
mod tournament_killed;
mod turn_clock;
mod words;
