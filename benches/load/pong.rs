//! The baseline for response times: a bot whose only command answers “pong”, on the same stand-in for Discord.

use std::time::Instant;

use discord_stand_in::{Sandbox, SandboxOptions};
use poise::serenity_prelude as serenity;

use super::figures::Times;
use super::people::bot_runtime;

type Context<'a> = poise::Context<'a, (), serenity::Error>;

/// Answers pong.
#[poise::command(slash_command)]
async fn ping(context: Context<'_>) -> Result<(), serenity::Error> {
    let pong = poise::CreateReply::default().content("pong").ephemeral(true);
    context.send(pong).await.map(drop)
}

/// Times `count` pings, one after the other.
pub async fn time_pings(count: usize) -> Times {
    let discord =
        Sandbox::start(SandboxOptions { history_limit: Some(50), ..SandboxOptions::default() });
    let discord = discord.await.expect("a free port");
    let framework = poise::Framework::builder()
        .options(poise::FrameworkOptions { commands: vec![ping()], ..Default::default() })
        .setup(|context, _, framework| {
            let commands = &framework.options().commands;
            Box::pin(poise::builtins::register_globally(context, commands))
        })
        .build();
    let http = serenity::HttpBuilder::new(discord.token()).proxy(discord.url());
    let http = http.ratelimiter_disabled(true).build();
    let client = serenity::ClientBuilder::new_with_http(http, serenity::GatewayIntents::GUILDS);
    let mut client = client.framework(framework).await.expect("a client");
    let bot = bot_runtime();
    bot.spawn(async move { client.start_autosharded().await });
    discord.until_bot_ready().await;
    let ada = discord.add_person("Ada", "en-US").in_channel(discord.general_channel());
    let mut times = Times::default();
    for _ in 0..count {
        let click = Instant::now();
        ada.slash("ping", &[]).await.finished_message().await;
        times.each.push(click.elapsed());
    }
    bot.shutdown_background();
    times
}
