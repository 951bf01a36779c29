//! The way of an event: commands go through poise to their functions, clicks to `clicks`.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use poise::{FrameworkContext, FrameworkError, FrameworkOptions};
use serenity::all::{
    ApplicationId, Context, CreateAllowedMentions, FullEvent, Interaction as Event, ShardManager,
    UserId,
};
use serenity::framework::Framework;

use super::bot::Bot;
use super::clicks;
use super::commands::{self, Failed};
use super::handlers::departed;
use super::interaction::errors;
use super::interaction::request::Interaction;
use crate::time::Millis;

/// Suggestions are sent by poise, past `Caller`. Discord wants them within three seconds; long after that nobody waits for them.
const SUGGEST_WITHIN: Millis = 60_000;

/// The receiver of all events. Cheap to clone.
#[derive(Clone)]
pub(super) struct Dispatcher {
    bot: Bot,
    options: Arc<FrameworkOptions<Bot, Failed>>,
    bot_id: UserId,
}

impl Dispatcher {
    pub(super) fn new(bot: Bot, application: ApplicationId) -> Self {
        let mut options = FrameworkOptions {
            commands: commands::all(),
            on_error: |error| Box::pin(on_error(error)),
            event_handler: |framework, event| Box::pin(on_event(framework, event)),
            allowed_mentions: Some(CreateAllowedMentions::new()),
            ..FrameworkOptions::default()
        };
        poise::set_qualified_names(&mut options.commands);
        // Old bots have another, but only commands in messages are looked at for it.
        let bot_id = UserId::new(application.get());
        Self { bot, options: Arc::new(options), bot_id }
    }

    /// Notes the number of shards of all processes together.
    pub(super) fn note_shards(&self, total: u32) {
        self.bot.shards.store(total, Ordering::Relaxed);
    }

    /// The same for the events of one shard.
    pub(super) fn of_shard(&self, manager: Arc<ShardManager>) -> Arc<dyn Framework> {
        Arc::new(OfShard { dispatcher: self.clone(), manager })
    }
}

struct OfShard {
    dispatcher: Dispatcher,
    manager: Arc<ShardManager>,
}

#[serenity::async_trait]
impl Framework for OfShard {
    async fn dispatch(&self, context: Context, event: FullEvent) {
        let Dispatcher { bot, options, bot_id } = &self.dispatcher;
        if let Some((interaction, wait)) = too_fast(bot, &event) {
            return errors::too_fast(bot, interaction, wait).await;
        }
        let context = FrameworkContext {
            serenity_context: &context,
            bot_id: *bot_id,
            options,
            user_data: bot,
            shard_manager: &self.manager,
        };
        let suggests =
            matches!(event, FullEvent::InteractionCreate { interaction: Event::Autocomplete(_) });
        tokio::select! {
            biased;
            () = poise::dispatch_event(context, event) => {}
            () = bot.clock.sleep_for(SUGGEST_WITHIN), if suggests => {}
        }
    }
}

/// A click or command that is one too many of its person, and the time until the next is served.
fn too_fast<'a>(bot: &Bot, event: &'a FullEvent) -> Option<(Interaction<'a>, Millis)> {
    let FullEvent::InteractionCreate { interaction } = event else { return None };
    let interaction = match interaction {
        Event::Command(command) => Interaction::Command(command),
        Event::Component(component) => Interaction::Component(component),
        // Suggestions cost little, and the bot opens no forms.
        _ => return None,
    };
    let wait = bot.pace.click(interaction.person(), bot.clock.now()).err()?;
    Some((interaction, wait))
}

async fn on_event(
    framework: FrameworkContext<'_, Bot, Failed>,
    event: &FullEvent,
) -> Result<(), Failed> {
    let bot = framework.user_data;
    match event {
        FullEvent::InteractionCreate { interaction: Event::Component(component) } => {
            clicks::dispatch(bot, component).await;
        }
        FullEvent::GuildCreate { guild, .. } => {
            bot.note_server_roles(guild);
            departed::bot_is_there(bot, guild.id).await;
        }
        FullEvent::GuildUpdate { new_data, .. } => bot.server_roles_changed(new_data.id),
        FullEvent::GuildRoleCreate { new } | FullEvent::GuildRoleUpdate { new, .. } => {
            bot.server_roles_changed(new.guild_id);
            departed::may_be_let_in(bot, new.guild_id).await;
        }
        FullEvent::ChannelCreate { channel: new }
        | FullEvent::ChannelUpdate { new, .. }
        | FullEvent::ThreadUpdate { new, .. } => {
            departed::may_be_let_in(bot, new.guild_id).await;
        }
        // Without a privileged intent, Discord reports only changes of the bot itself.
        FullEvent::GuildMemberUpdate { event, .. } if event.user.id == framework.bot_id => {
            departed::may_be_let_in(bot, event.guild_id).await;
        }
        FullEvent::GuildRoleDelete { guild_id, .. } => {
            bot.server_roles_changed(*guild_id);
            departed::may_be_let_in(bot, *guild_id).await;
        }
        // One that is unavailable has some trouble, and will be back.
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            departed::bot_is_gone(bot, incomplete.id).await;
        }
        _ => {}
    }
    Ok(())
}

async fn on_error(error: FrameworkError<'_, Bot, Failed>) {
    match error {
        FrameworkError::CommandPanic { ctx, .. } => {
            if let poise::Context::Application(ctx) = ctx {
                errors::after_panic(ctx.data(), Interaction::Command(ctx.interaction)).await;
            }
        }
        FrameworkError::CommandStructureMismatch { ctx, .. } => {
            errors::unknown_command(ctx.data(), Interaction::Command(ctx.interaction)).await;
        }
        FrameworkError::ArgumentParse { ctx, .. } => {
            if let poise::Context::Application(ctx) = ctx {
                errors::unknown_command(ctx.data(), Interaction::Command(ctx.interaction)).await;
            }
        }
        FrameworkError::UnknownInteraction { framework, interaction, .. } => {
            let interaction = Interaction::Command(interaction);
            errors::unknown_command(framework.user_data, interaction).await;
        }
        // No command uses what the others are about (owners, cooldowns, checks, prefixes).
        _ => tracing::error!("an event could not be handled"),
    }
}
