//! Dispatch of gateway events: poise passes commands to their functions, and `clicks` passes clicks to their handlers.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use poise::{FrameworkContext, FrameworkError, FrameworkOptions};
use serenity::all::{
    ApplicationId, CreateAllowedMentions, FullEvent, Interaction as Incoming, UserId,
};

use super::bot::Bot;
use super::clicks;
use super::commands::{self, Failed};
use super::gateway::handled_event::HandledEvent;
use super::gateway::socket::NumberedEvent;
use super::gateway::unused::PlaceholderShard;
use super::handlers::departed;
use super::interaction::errors;
use super::interaction::rate_limits::WaitTime;
use super::interaction::request::ReceivedInteraction;
use super::ordered_tasks::OrderedTasks;
use crate::metrics::METRICS;
use crate::time::Millis;

/// The time in milliseconds after which the handling of an autocompletion is cancelled, so that a call without an answer does not
/// occupy its task forever. The limit is needed because poise sends suggestions itself, without the timeouts of `Caller`. It need
/// not be precise, because Discord rejects suggestions after three seconds anyway.
const SUGGEST_WITHIN: Millis = 60_000;

/// The dispatcher of the events of all shards. Cheap to clone.
#[derive(Clone)]
pub(super) struct Dispatcher {
    bot: Bot,
    options: Arc<FrameworkOptions<Bot, Failed>>,
    bot_id: UserId,
    placeholder: PlaceholderShard,
    /// The tasks that record whether the bot is on a server or was removed from it. They run in the order of the events.
    presence: OrderedTasks,
}

impl Dispatcher {
    /// Creates the dispatcher. `placeholder` is the context that poise requires.
    pub(super) fn new(bot: Bot, application: ApplicationId, placeholder: PlaceholderShard) -> Self {
        let mut options = FrameworkOptions {
            commands: commands::all_commands(),
            on_error: |error| Box::pin(on_error(error)),
            allowed_mentions: Some(CreateAllowedMentions::new()),
            ..FrameworkOptions::default()
        };
        poise::set_qualified_names(&mut options.commands);
        // Bots created long ago have a user id other than their application's. That only matters to poise's text commands, which
        // this bot has none of.
        let bot_id = UserId::new(application.get());
        Self {
            bot,
            options: Arc::new(options),
            bot_id,
            placeholder,
            presence: OrderedTasks::default(),
        }
    }

    /// Stores the number of shards across all processes.
    pub(super) fn set_total_shards(&self, total: u32) {
        self.bot.shards.store(total, Ordering::Relaxed);
    }

    /// Handles an event in a task of its own. The removal of the bot from a server is handled only after earlier events about its
    /// presence on that server have been handled. Otherwise a slow write about the presence could delete the record of the removal.
    pub(super) fn dispatch(&self, NumberedEvent { name, data, .. }: NumberedEvent) {
        match HandledEvent::parse(&name, data) {
            Ok(None) => {}
            Ok(Some(event)) => {
                // This runs before any later event is dispatched, so that a click after a change of roles is judged by the new
                // roles.
                if let Some(guild) = event.guild_with_changed_roles() {
                    self.bot.invalidate_server_roles(guild);
                }
                let (dispatcher, guild) = (self.clone(), event.guild_joined_or_left());
                let handling = async move { dispatcher.handle_event(event).await };
                match guild {
                    Some(guild) => self.presence.spawn(guild, handling),
                    None => drop(tokio::spawn(handling)),
                }
            }
            Err(error) => tracing::warn!(%error, "the event {name} cannot be read"),
        }
    }

    /// Handles an event: updates caches, or starts the answer to an interaction.
    async fn handle_event(&self, event: HandledEvent) {
        let bot = &self.bot;
        match event {
            HandledEvent::Interaction(interaction) => self.answer_interaction(*interaction).await,
            HandledEvent::BotPresent(guild) => departed::on_bot_present(bot, guild).await,
            HandledEvent::BotRemoved(guild) => departed::on_bot_removed(bot, guild).await,
            HandledEvent::RolesChanged(guild) | HandledEvent::ChannelChanged(guild) => {
                departed::retry_refused_channels(bot, guild).await;
            }
            // Without a privileged intent, Discord reports only changes of the bot itself.
            HandledEvent::MemberChanged { guild, member } if member == self.bot_id => {
                departed::retry_refused_channels(bot, guild).await;
            }
            HandledEvent::MemberChanged { .. } | HandledEvent::ServerChanged(_) => {}
        }
    }

    /// Answers an interaction: a command, an autocompletion or a click.
    async fn answer_interaction(&self, interaction: Incoming) {
        let bot = &self.bot;
        METRICS.count_interaction(match &interaction {
            Incoming::Command(_) => "command",
            Incoming::Component(_) => "click",
            Incoming::Autocomplete(_) => "suggestion",
            _ => "other",
        });
        if let Some((interaction, wait)) = count_interaction_and_check_limit(bot, &interaction) {
            return errors::refuse_too_fast_interaction(bot, interaction, wait).await;
        }
        if let Incoming::Component(component) = &interaction {
            return clicks::dispatch_click(bot, component).await;
        }
        let framework = FrameworkContext {
            serenity_context: &self.placeholder.context,
            bot_id: self.bot_id,
            options: &*self.options,
            user_data: bot,
            shard_manager: &self.placeholder.manager,
        };
        let suggests = matches!(interaction, Incoming::Autocomplete(_));
        tokio::select! {
            biased;
            () = poise::dispatch_event(framework, FullEvent::InteractionCreate { interaction }) => {}
            () = bot.clock.sleep_for(SUGGEST_WITHIN), if suggests => {}
        }
    }
}

/// Counts a click or command towards the person's rate limit. If the limit is exceeded, returns the interaction and the
/// time in milliseconds until the next is accepted; otherwise `None`.
fn count_interaction_and_check_limit<'a>(
    bot: &Bot,
    interaction: &'a Incoming,
) -> Option<(ReceivedInteraction<'a>, WaitTime)> {
    let interaction = match interaction {
        Incoming::Command(command) => ReceivedInteraction::Command(command),
        Incoming::Component(component) => ReceivedInteraction::Component(component),
        // Autocompletion is cheap, and the bot opens no modals.
        _ => return None,
    };
    let wait = bot.rate_limiter.count_click(interaction.person(), bot.clock.now()).err()?;
    Some((interaction, wait))
}

/// Logs an error of poise, and apologises to the person.
async fn on_error(error: FrameworkError<'_, Bot, Failed>) {
    match error {
        FrameworkError::CommandPanic { ctx, .. } => {
            if let poise::Context::Application(ctx) = ctx {
                errors::apologise_after_panic(
                    ctx.data(),
                    ReceivedInteraction::Command(ctx.interaction),
                )
                .await;
            }
        }
        FrameworkError::CommandStructureMismatch { ctx, .. } => {
            errors::answer_unknown_command(
                ctx.data(),
                ReceivedInteraction::Command(ctx.interaction),
            )
            .await;
        }
        FrameworkError::ArgumentParse { ctx, .. } => {
            if let poise::Context::Application(ctx) = ctx {
                errors::answer_unknown_command(
                    ctx.data(),
                    ReceivedInteraction::Command(ctx.interaction),
                )
                .await;
            }
        }
        FrameworkError::UnknownInteraction { framework, interaction, .. } => {
            let interaction = ReceivedInteraction::Command(interaction);
            errors::answer_unknown_command(framework.user_data, interaction).await;
        }
        // The other errors concern features that no command uses: owners, cooldowns, checks and prefixes.
        _ => tracing::error!("an event could not be handled"),
    }
}
