//! `/void-result`: a moderator who did not play in a match voids its result, or restores it.

use serenity::all as discord;
use serenity::all::{CreateAllowedMentions, CreateMessage, Nonce};

use crate::discord::handlers::moderation;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::ServerRequest;
use crate::guild::{ModerationAct, VoidRefused, VoidRequest};
use crate::ids::TableId;
use crate::league::RuledResult;
use crate::text::Text;

/// The number of newest results that autocompletion searches.
const SEARCHED: u32 = 200;
/// The maximum number of suggested results.
const SUGGESTED: usize = 25;

/// The options of `/void-result`, as they were typed.
#[derive(Clone, Debug)]
pub struct VoidOptions {
    pub result: String,
    pub reason: String,
    /// True to restore a voided result.
    pub restore: bool,
}

/// Handles `/void-result`: voids or restores a result, and announces it in the channel in the server's
/// language.
pub async fn void_result(request: &ServerRequest<'_>, options: VoidOptions) -> InteractionAnswer {
    let (text, bot) = (request.text(), request.bot);
    match request.server_rights().await {
        Ok(rights) if rights.can_moderate() => {}
        Ok(_) => return PrivateReply::from_content(text.voiding_is_for_moderators()).into(),
        Err(refusal) => return refusal,
    }
    // A result is voided only if the bot can announce it.
    if let Some(refusal) = errors::refusal_if_bot_lacks_rights_for_running_match(request) {
        return refusal;
    }
    let Some(table) = parse_table_id(&options.result) else {
        return PrivateReply::from_content(text.no_such_result()).into();
    };
    let wish = VoidRequest {
        table,
        voided: !options.restore,
        by: request.actor.id,
        name: request.actor.name.clone(),
        reason: options.reason.trim().to_owned(),
        interaction: request.id,
    };
    let ruled = match bot.guilds.void_or_restore_result(request.guild, &wish, bot.clock.now()).await
    {
        Ok(ruled) => ruled,
        Err(refused) => {
            return PrivateReply::from_content(void_refusal_sentence(request, refused)).into();
        }
    };
    let said = try_to_announce_ruling(request, &ruled).await;
    let tournament = match bot.tournaments.apply_voiding_to_tournament(table).await {
        Ok(tournament) => tournament,
        Err(error) => {
            tracing::warn!(%error, "cannot load the tournament of a voided result");
            None
        }
    };
    let name = tournament.as_ref().map(|(known, _)| known.state.plan.name.clone());
    let act = ModerationAct::Voided {
        channel: ruled.result.channel,
        table,
        counts: !wish.voided,
        words: Some(wish.reason.clone()),
        tournament: name,
    };
    moderation::log_and_post_act(request, None, act).await;
    let mut answer = text.voiding_answer(wish.voided, said);
    if let Some((known, number)) = &tournament {
        let follows = text.voiding_effect_on_tournament(&known.state, *number);
        answer = format!("{answer}\n{follows}");
    }
    PrivateReply::from_content(answer).into()
}

/// Announces in the channel that a result was voided or restored. Returns `true` if the message was posted.
async fn try_to_announce_ruling(request: &ServerRequest<'_>, ruled: &RuledResult) -> bool {
    let (bot, channel) = (request.bot, discord::ChannelId::from(request.channel));
    let (text, _) = bot.public_style_in(request.guild, request.channel).await;
    let message = CreateMessage::new()
        .content(bot.mention_commands(request.place, text.voiding_announcement(ruled)))
        .allowed_mentions(CreateAllowedMentions::new())
        .nonce(Nonce::String(format!("v{:x}", request.id.get())))
        .enforce_nonce(true);
    let posted = bot.caller.call(None, |http| channel.send_message(http, message.clone())).await;
    if let Err(error) = &posted {
        tracing::warn!(%error, "cannot announce a decision about a result");
    }
    posted.is_ok()
}

/// Returns the sentence that explains why a result was not voided or restored.
fn void_refusal_sentence(request: &ServerRequest<'_>, refused: VoidRefused) -> String {
    let text = request.text();
    match refused {
        VoidRefused::NoSuch => text.no_such_result(),
        VoidRefused::Played => text.cannot_void_own_match(),
        VoidRefused::Voided(voiding) => text.already_voided(&voiding),
        VoidRefused::Counts => text.not_voided(),
        VoidRefused::AlreadyHandled => text.click_already_handled(),
        VoidRefused::Store(error) => errors::report_store_error(request, &error),
    }
}

/// Parses the id of a table, or the file name of its record; `None` for any other text.
fn parse_table_id(typed: &str) -> Option<TableId> {
    let typed = typed.trim();
    let file = typed.strip_prefix("triominos-").and_then(|rest| rest.strip_suffix(".jsonl"));
    file.unwrap_or(typed).parse().ok().map(TableId)
}

/// Suggests the newest results of the server that contain the typed text. If `voided_filter` is true, suggests only voided results.
/// If it is false, suggests only valid results. If it is `None`, suggests both.
pub async fn suggest_results(
    request: &ServerRequest<'_>,
    voided_filter: Option<bool>,
    typed: &str,
) -> Vec<(String, String)> {
    if !request.server_rights().await.is_ok_and(|rights| rights.can_moderate()) {
        return Vec::new();
    }
    let newest = request
        .bot
        .guilds
        .newest_results_and_numbers_of_voided_results(request.guild, SEARCHED)
        .await;
    let Ok((newest, voided)) = newest else { return Vec::new() };
    let (text, typed): (&Text, _) = (request.text(), typed.to_lowercase());
    let channels = request.bot.channel_names(request.guild).await;
    let choices = newest.iter().filter_map(|stored| {
        let is_voided = voided.contains(&stored.number);
        let wanted = voided_filter.is_none_or(|expected| expected == is_voided);
        let channel = channels.get(&stored.result.channel).map(String::as_str);
        let place = text.result_time_and_channel(&stored.result, channel);
        let name = text.result_option_label(&stored.result, &place, is_voided);
        let value = stored.result.table.to_string();
        (wanted && (name.to_lowercase().contains(&typed) || value == typed))
            .then_some((name, value))
    });
    choices.take(SUGGESTED).collect()
}
