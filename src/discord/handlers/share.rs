//! The button **Share Here**, which posts the content of a private answer in the channel, for everybody.

use serenity::all as discord;
use serenity::all::{CreateAllowedMentions, CreateAttachment, CreateMessage, Nonce};

use crate::discord::interaction::api::CallError;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::ServerRequest;
use crate::discord::render::tournament::ResultsMessage;
use crate::table::TableRefusal;
use crate::text::Text;
use triominos_pictures::Theme;

/// The content of a post, in the language and the colours of the server.
#[derive(Clone, Debug)]
pub struct SharedContent {
    pub content: String,
    /// The text that replaces `content` if the bot may not attach pictures.
    pub alone: String,
    pub file: Option<CreateAttachment>,
}

impl SharedContent {
    /// Returns the content of a post about the results of a tournament, with its picture.
    pub async fn from_results(
        request: &ServerRequest<'_>,
        results: ResultsMessage,
        theme: Theme,
    ) -> Self {
        let ResultsMessage { content, alone, picture } = results;
        let file = match picture {
            Some(picture) => picture.into_attachment(&request.bot.renderer, theme).await,
            None => None,
        };
        let content = if file.is_some() { content } else { alone.clone() };
        Self { content, alone, file }
    }
}

/// Returns the texts and the colour theme of public messages in the channel of the request.
pub async fn public_style(request: &ServerRequest<'_>) -> (&'static Text, Theme) {
    request.bot.public_style_in(request.guild, request.channel).await
}

/// Posts the output of the future `content` in the channel of the request, with the name of the person. The number of posts is
/// limited for each person, and suspended people cannot post.
pub async fn share_here(
    request: &ServerRequest<'_>,
    content: impl Future<Output = Result<SharedContent, InteractionAnswer>>,
) -> InteractionAnswer {
    share_here_or_refuse(request, content).await.unwrap_or_else(|refusal| refusal)
}

/// Does the same as [`share_here`], but returns the answer as an error if nothing was posted.
pub async fn share_here_or_refuse(
    request: &ServerRequest<'_>,
    content: impl Future<Output = Result<SharedContent, InteractionAnswer>>,
) -> Result<InteractionAnswer, InteractionAnswer> {
    let (bot, person) = (request.bot, &request.actor);
    let text = request.text();
    match bot.guilds.suspension_of_person(request.guild, person.id, request.received).await {
        Ok(None) => {}
        Ok(Some(bar)) => {
            let refusal = TableRefusal::Barred(Box::new(bar));
            return Err(private_answer(errors::table_refusal_sentence(text, &refusal)));
        }
        Err(error) => return Err(private_answer(errors::report_store_error(request, &error))),
    }
    let shared = content.await?;
    let by = public_style(request).await.0.shared_by_line(&person.name);
    let posted = errors::run_public_action_within_rate_limit(
        request,
        post_shared_content(request, shared, &by),
    )
    .await;
    match posted? {
        Ok(()) => Ok(private_answer(text.answer_shared())),
        Err(CallError::Forbidden(..)) => Err(private_answer(text.cannot_share())),
        Err(error) => {
            Err(private_answer(errors::report_internal_error(request, &error.to_string())))
        }
    }
}

fn private_answer(content: String) -> InteractionAnswer {
    PrivateReply::from_content(content).in_new_message().into()
}

async fn post_shared_content(
    request: &ServerRequest<'_>,
    shared: SharedContent,
    shared_by_line: &str,
) -> Result<(), CallError> {
    let SharedContent { content, alone, file } = shared;
    let channel = discord::ChannelId::from(request.channel);
    let message = CreateMessage::new()
        .allowed_mentions(CreateAllowedMentions::new())
        .nonce(Nonce::String(format!("share-{}", request.id)))
        .enforce_nonce(true);
    let send = async |content: &str, file: Option<CreateAttachment>| {
        let message =
            message.clone().content(format!("{content}\n{shared_by_line}")).add_files(file);
        let call = |http| channel.send_message(http, message.clone());
        request.bot.caller.call(None, call).await.map(drop)
    };
    let has_file = file.is_some();
    match send(&content, file).await {
        Err(CallError::Forbidden(..)) if has_file => send(&alone, None).await,
        done => done,
    }
}
