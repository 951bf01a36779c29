//! `discord-stand-in` runs a stand-in for Discord on this machine, for one bot and the people who try it.

use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use discord_stand_in::{Sandbox, SandboxOptions, intent};

const USAGE: &str = "\
A Discord on this machine: REST API, gateway, and a page that looks like a chat.

Usage: discord-stand-in [OPTIONS]

Options:
  --port N                  the port on 127.0.0.1; 0 takes a free one [default: 8790]
  --token T                 the token that the bot logs in with [default: a random one]
  --no-privileged-intents   refuse GUILD_MEMBERS, GUILD_PRESENCES and MESSAGE_CONTENT (close code 4014)
  --help                    print this
  --version                 print the version";

/// The maximum number of requests that are kept. The same limit applies to the messages in each channel.
const HISTORY_LIMIT: usize = 500;

/// The parsed command line.
#[derive(Debug, PartialEq, Eq)]
enum Command {
    Serve { port: u16, token: Option<String>, privileged_intents: u64 },
    Print(String),
}

/// Parses the command line, without the name of the program. Returns an error that explains an
/// invalid argument.
fn parse_arguments(mut args: impl Iterator<Item = String>) -> Result<Command> {
    let (mut port, mut token, mut privileged_intents) = (8790, None, intent::PRIVILEGED);
    while let Some(arg) = args.next() {
        let (name, inline) = match arg.split_once('=') {
            Some((name, value)) => (name.to_owned(), Some(value.to_owned())),
            None => (arg, None),
        };
        let mut value = || {
            inline.clone().or_else(|| args.next()).with_context(|| format!("{name} needs a value"))
        };
        match name.as_str() {
            "--port" => port = value()?.parse().context("--port takes a number up to 65535")?,
            "--token" => token = Some(value()?),
            "--no-privileged-intents" => privileged_intents = 0,
            "--help" | "-h" => return Ok(Command::Print(USAGE.to_owned())),
            "--version" | "-V" => {
                let version = env!("CARGO_PKG_VERSION");
                return Ok(Command::Print(format!("discord-stand-in {version}")));
            }
            _ => bail!("there is no option {name}\n\n{USAGE}"),
        }
    }
    if token.as_deref().is_some_and(|token| token.trim().is_empty() || token.contains(' ')) {
        bail!("a token is not empty and has no spaces");
    }
    Ok(Command::Serve { port, token, privileged_intents })
}

/// Prints a line to standard output.
#[expect(clippy::print_stdout, reason = "the output of the program")]
fn print_line(text: impl std::fmt::Display) {
    println!("{text}");
}

/// Runs the stand-in on this port until Ctrl-C. `privileged_intents` are the bits of the granted
/// intents. If `bot_token` is `None`, the bot's token is random.
async fn serve_until_stopped(
    port: u16,
    bot_token: Option<String>,
    privileged_intents: u64,
) -> Result<()> {
    let discord = Sandbox::start(SandboxOptions {
        port,
        token: bot_token,
        privileged_intents,
        history_limit: Some(HISTORY_LIMIT),
        ..SandboxOptions::default()
    })
    .await?;
    let ada = discord.add_person("Ada", "en-US").with_administrator_permission();
    discord.home().set_owner(ada.id());
    let ben = discord.add_person("Ben", "en-US");
    let (url, home) = (discord.url(), discord.home());
    print_line(format_args!("Page     {url}/"));
    print_line(format_args!("API      {url}/api/v10"));
    print_line(format_args!("Gateway  {}", discord.gateway_url()));
    print_line(format_args!("Token    {}", discord.token()));
    print_line(format_args!("Bot      {}", discord.application_id()));
    print_line(format_args!("Server   {}", home.id()));
    print_line(format_args!(
        "Channels {} (#general), {} (#bots)",
        discord.general_channel(),
        discord.initial_channel()
    ));
    print_line(format_args!("People   {} (Ada, owner), {} (Ben)", ada.id(), ben.id()));
    print_line("Ctrl-C stops.");
    tokio::signal::ctrl_c().await.context("cannot wait for Ctrl-C")
}

#[tokio::main]
#[expect(clippy::print_stderr, reason = "the output of the program")]
async fn main() -> ExitCode {
    let result = match parse_arguments(std::env::args().skip(1)) {
        Ok(Command::Print(text)) => {
            print_line(text);
            Ok(())
        }
        Ok(Command::Serve { port, token, privileged_intents }) => {
            serve_until_stopped(port, token, privileged_intents).await
        }
        Err(error) => Err(error),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Parses a command line, split at spaces.
    fn parsed_command(line: &str) -> Result<Command> {
        parse_arguments(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn a_command_line_option_takes_its_value_after_a_space_or_an_equals_sign() {
        for line in ["--port 80 --token a.b.c", "--token=a.b.c --port=80"] {
            let expected = Command::Serve {
                port: 80,
                token: Some("a.b.c".to_owned()),
                privileged_intents: intent::PRIVILEGED,
            };
            assert_eq!(parsed_command(line).unwrap(), expected);
        }
        let strict = parsed_command("--no-privileged-intents").unwrap();
        assert_eq!(strict, Command::Serve { port: 8790, token: None, privileged_intents: 0 });
    }

    #[test]
    fn invalid_command_lines_are_refused() {
        for line in ["--port", "--port 70000", "--port x", "--token=", "--tokn x", "x"] {
            assert!(parsed_command(line).is_err(), "{line}");
        }
    }
}
