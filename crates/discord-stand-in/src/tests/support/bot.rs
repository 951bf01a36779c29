//! A small bot on serenity and poise, written like any other bot.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serde_json::json;
use serenity::{
    ActionRowComponent, ButtonStyle, ComponentInteraction, CreateActionRow, CreateAttachment,
    CreateButton, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, EditAttachments, EditInteractionResponse, FullEvent,
    Interaction, ModalInteraction,
};

use crate::{ManualClock, Sandbox, SandboxOptions};

type Error = Box<dyn std::error::Error + Send + Sync>;
type Context<'a> = poise::Context<'a, (), Error>;

/// A stand-in, its clock, and a connected bot.
pub struct Fixture {
    pub discord: Sandbox,
    pub clock: Arc<ManualClock>,
    bot: Bot,
}

/// A running bot: its task, which is aborted on drop, and its shards.
pub struct Bot(tokio::task::JoinHandle<()>, Arc<serenity::ShardManager>);

impl Drop for Bot {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Bot {
    /// Stops the bot cleanly: it closes its gateway connection.
    pub async fn stop(self) {
        self.1.shutdown_all().await;
    }
}

/// Returns a PNG image, two pixels wide and one pixel high.
pub fn small_png() -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    image::RgbImage::new(2, 1).write_to(&mut bytes, image::ImageFormat::Png).unwrap();
    bytes.into_inner()
}

/// Starts a stand-in without a bot. Returns it and its clock, which advances only when the test advances it.
pub async fn stand_in_with_clock() -> (Sandbox, Arc<ManualClock>) {
    let clock = Arc::new(ManualClock::new(1_795_000_000_000));
    let options = SandboxOptions { clock: clock.clone(), ..SandboxOptions::default() };
    (Sandbox::start(options).await.unwrap(), clock)
}

/// Starts a stand-in and the bot, and waits until the bot is ready.
pub async fn stand_in_with_bot() -> Fixture {
    let (discord, clock) = stand_in_with_clock().await;
    let bot = start_bot(&discord).await;
    discord.until_bot_ready().await;
    Fixture { discord, clock, bot }
}

impl Fixture {
    /// Returns the stand-in and the bot separately, so that a test can stop the bot.
    pub fn into_stand_in_and_bot(self) -> (Sandbox, Bot) {
        (self.discord, self.bot)
    }
}

/// Starts the bot; it registers its commands and connects.
pub async fn start_bot(discord: &Sandbox) -> Bot {
    let options = poise::FrameworkOptions {
        commands: vec![
            greet(),
            hello(),
            secret(),
            pick(),
            slow(),
            slow_secret(),
            board(),
            form(),
            silent(),
            admin(),
        ],
        event_handler: |framework, event| Box::pin(on_event(framework.serenity_context, event)),
        allowed_mentions: Some(serenity::CreateAllowedMentions::new()),
        ..poise::FrameworkOptions::default()
    };
    let framework = poise::Framework::builder()
        .options(options)
        .setup(|context, _, framework| {
            Box::pin(async move {
                poise::builtins::register_globally(context, &framework.options().commands).await?;
                Ok(())
            })
        })
        .build();
    let http = serenity::HttpBuilder::new(discord.token())
        .proxy(discord.url())
        .ratelimiter_disabled(true)
        .build();
    let intents = serenity::GatewayIntents::GUILDS | serenity::GatewayIntents::GUILD_MESSAGES;
    let mut client =
        serenity::ClientBuilder::new_with_http(http, intents).framework(framework).await.unwrap();
    let shards = client.shard_manager.clone();
    let task = tokio::spawn(async move {
        client.start_autosharded().await.unwrap();
    });
    Bot(task, shards)
}

/// Greets.
#[poise::command(context_menu_command = "Greet warmly")]
async fn greet(ctx: Context<'_>, person: serenity::User) -> Result<(), Error> {
    ctx.say(format!("Warm greetings to {}", person.display_name())).await?;
    Ok(())
}

#[poise::command(slash_command)]
async fn hello(
    context: Context<'_>,
    #[description = "Who is greeted"] who: serenity::User,
    #[description = "How often"]
    #[min = 1]
    #[max = 3]
    times: Option<u8>,
) -> Result<(), Error> {
    let greeting = format!("Hello, <@{}>! ", who.id).repeat(times.unwrap_or(1).into());
    let mentions = serenity::CreateAllowedMentions::new().users([who.id]);
    context
        .send(poise::CreateReply::default().content(greeting).allowed_mentions(mentions))
        .await?;
    Ok(())
}

/// Returns rows of buttons and menus, each of which tests a feature.
fn example_rows() -> Vec<CreateActionRow> {
    vec![
        CreateActionRow::Buttons(vec![
            CreateButton::new("update").label("Update").style(ButtonStyle::Primary),
            CreateButton::new("later").label("Later"),
            CreateButton::new("answer").label("Answer"),
            CreateButton::new("off").label("Off").disabled(true),
            CreateButton::new("never").label("Never"),
        ]),
        CreateActionRow::SelectMenu(
            serenity::CreateSelectMenu::new(
                "spot",
                serenity::CreateSelectMenuKind::String {
                    options: vec![
                        serenity::CreateSelectMenuOption::new("Spot 1", "s1"),
                        serenity::CreateSelectMenuOption::new("Spot 2", "s2"),
                    ],
                },
            )
            .placeholder("Where?"),
        ),
    ]
}

/// Shows buttons to one person.
#[poise::command(slash_command)]
async fn secret(context: Context<'_>) -> Result<(), Error> {
    let reply = poise::CreateReply::default().content("Just for you").ephemeral(true);
    context.send(reply.components(example_rows())).await?;
    Ok(())
}

/// Suggests the tiles that begin with the text typed so far.
async fn tiles(_: Context<'_>, partial: &str) -> serenity::CreateAutocompleteResponse {
    let fitting = ["0-1-2", "3-4-5", "3-3-3"].into_iter().filter(|tile| tile.starts_with(partial));
    fitting.fold(serenity::CreateAutocompleteResponse::new(), |response, tile| {
        response.add_string_choice(tile, tile)
    })
}

/// Picks a tile.
#[poise::command(slash_command)]
async fn pick(
    context: Context<'_>,
    #[description = "A tile"]
    #[autocomplete = "tiles"]
    tile: String,
) -> Result<(), Error> {
    context.say(format!("You picked {tile}")).await?;
    Ok(())
}

/// Thinks, then says.
#[poise::command(slash_command)]
async fn slow(context: Context<'_>) -> Result<(), Error> {
    context.defer().await?;
    context.say("Thought about it").await?;
    context.say("And once more").await?;
    Ok(())
}

/// Thinks for one person only.
#[poise::command(slash_command, rename = "slow-secret")]
async fn slow_secret(context: Context<'_>) -> Result<(), Error> {
    context.defer_ephemeral().await?;
    context.say("Thought in secret").await?;
    Ok(())
}

/// Shows a picture with buttons that change it.
#[poise::command(slash_command)]
async fn board(context: Context<'_>) -> Result<(), Error> {
    let picture = CreateAttachment::bytes(small_png(), "board.png").description("An empty board");
    let buttons =
        ["keep", "drop", "replace", "raw keep"].map(|name| CreateButton::new(name).label(name));
    let reply = poise::CreateReply::default().content("The board").attachment(picture);
    context.send(reply.components(vec![CreateActionRow::Buttons(buttons.to_vec())])).await?;
    Ok(())
}

/// Opens a form.
#[poise::command(slash_command)]
async fn form(context: poise::ApplicationContext<'_, (), Error>) -> Result<(), Error> {
    let input = serenity::CreateInputText::new(serenity::InputTextStyle::Short, "Name", "name")
        .min_length(2)
        .max_length(10);
    let modal = serenity::CreateModal::new("who", "Who are you?")
        .components(vec![CreateActionRow::InputText(input)]);
    let response = CreateInteractionResponse::Modal(modal);
    context.interaction.create_response(context.serenity_context(), response).await?;
    Ok(())
}

/// Never answers.
#[poise::command(slash_command)]
async fn silent(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Only for those who manage messages.
#[poise::command(slash_command, guild_only, default_member_permissions = "MANAGE_MESSAGES")]
async fn admin(context: Context<'_>) -> Result<(), Error> {
    context.say("You may").await?;
    Ok(())
}

/// Answers clicks and submitted forms.
async fn on_event(context: &serenity::Context, event: &FullEvent) -> Result<(), Error> {
    match event {
        FullEvent::InteractionCreate { interaction: Interaction::Component(click) } => {
            on_click(context, click).await
        }
        FullEvent::InteractionCreate { interaction: Interaction::Modal(form) } => {
            on_form(context, form).await
        }
        FullEvent::Message { new_message } if new_message.content == "hello" => {
            Err("the text of a message should not be seen without its intent".into())
        }
        _ => Ok(()),
    }
}

/// Answers a submitted form.
async fn on_form(context: &serenity::Context, form: &ModalInteraction) -> Result<(), Error> {
    let ActionRowComponent::InputText(input) = &form.data.components[0].components[0] else {
        return Err("no text".into());
    };
    let name = input.value.clone().unwrap_or_default();
    let message = CreateInteractionResponseMessage::new().content(format!("Welcome, {name}"));
    form.create_response(context, CreateInteractionResponse::Message(message)).await?;
    Ok(())
}

/// Answers a click on a button or a menu.
async fn on_click(context: &serenity::Context, click: &ComponentInteraction) -> Result<(), Error> {
    let message = CreateInteractionResponseMessage::new;
    match click.data.custom_id.as_str() {
        "update" => {
            let new = message().content("Updated").components(Vec::new());
            click.create_response(context, CreateInteractionResponse::UpdateMessage(new)).await?;
        }
        "later" => {
            click.create_response(context, CreateInteractionResponse::Acknowledge).await?;
            click
                .edit_response(context, EditInteractionResponse::new().content("Edited later"))
                .await?;
            let more =
                CreateInteractionResponseFollowup::new().content("A followup").ephemeral(true);
            click.create_followup(context, more).await?;
        }
        "answer" => {
            let new = message().content("Answered").ephemeral(true);
            click.create_response(context, CreateInteractionResponse::Message(new)).await?;
        }
        "spot" => {
            let serenity::ComponentInteractionDataKind::StringSelect { values } = &click.data.kind
            else {
                return Err("not a menu of strings".into());
            };
            let new = message().content(format!("You chose {}", values.join(", ")));
            click.create_response(context, CreateInteractionResponse::UpdateMessage(new)).await?;
        }
        "drop" => {
            // serenity's builder always sends the list of attachments, here an empty one.
            let new = message().content("Dropped");
            click.create_response(context, CreateInteractionResponse::UpdateMessage(new)).await?;
        }
        "replace" => {
            let picture =
                CreateAttachment::bytes(small_png(), "second.png").description("Another board");
            let new = message().content("Replaced").add_file(picture);
            click.create_response(context, CreateInteractionResponse::UpdateMessage(new)).await?;
        }
        "raw keep" => {
            let body = json!({ "type": 7, "data": { "content": "Kept" } });
            let (id, token) = (click.id, &click.token);
            context.http.create_interaction_response(id, token, &body, Vec::new()).await?;
        }
        "keep" => {
            click.create_response(context, CreateInteractionResponse::Acknowledge).await?;
            let picture =
                CreateAttachment::bytes(small_png(), "second.png").description("Another board");
            let files = EditAttachments::keep_all(&click.message).add(picture);
            let edit = EditInteractionResponse::new().content("Two").attachments(files);
            click.edit_response(context, edit).await?;
        }
        _ => {}
    }
    Ok(())
}
