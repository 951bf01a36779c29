//! What is done with an event: commands go their way through poise, clicks go to `click`.

use std::sync::Arc;

use poise::{FrameworkContext, FrameworkError, FrameworkOptions};
use serenity::all::{
    ApplicationId, Context, CreateAllowedMentions, FullEvent, Interaction as Event, ShardManager,
    UserId,
};
use serenity::framework::Framework;

use super::bot::Bot;
use super::commands::{self, Failed};
use super::request::Interaction;
use super::{click, refused};

/// Does what events want done. Cheap to clone.
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
        let context = FrameworkContext {
            serenity_context: &context,
            bot_id: *bot_id,
            options,
            user_data: bot,
            shard_manager: &self.manager,
        };
        poise::dispatch_event(context, event).await;
    }
}

async fn on_event(
    framework: FrameworkContext<'_, Bot, Failed>,
    event: &FullEvent,
) -> Result<(), Failed> {
    if let FullEvent::InteractionCreate { interaction: Event::Component(component) } = event {
        click::dispatch(framework.user_data, component).await;
    }
    Ok(())
}

async fn on_error(error: FrameworkError<'_, Bot, Failed>) {
    match error {
        FrameworkError::CommandPanic { ctx, .. } => {
            if let poise::Context::Application(ctx) = ctx {
                refused::after_panic(ctx.data(), Interaction::Command(ctx.interaction)).await;
            }
        }
        FrameworkError::CommandStructureMismatch { ctx, .. } => {
            refused::unknown_command(ctx.data(), Interaction::Command(ctx.interaction)).await;
        }
        FrameworkError::ArgumentParse { ctx, .. } => {
            if let poise::Context::Application(ctx) = ctx {
                refused::unknown_command(ctx.data(), Interaction::Command(ctx.interaction)).await;
            }
        }
        FrameworkError::UnknownInteraction { framework, interaction, .. } => {
            let interaction = Interaction::Command(interaction);
            refused::unknown_command(framework.user_data, interaction).await;
        }
        // No command uses what the others are about (owners, cooldowns, checks, prefixes).
        _ => tracing::error!("an event could not be handled"),
    }
}
