//! The proof that the tiles of a match were dealt from seeds fixed in advance. Once the match is over, also its record as a file
//! and its replay as an animation.

use serenity::all::{ButtonStyle, CreateActionRow, CreateAttachment};

use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::render::components::labelled_button;
use crate::discord::render::{names, pictures};
use crate::discord::review::page::review_button;
use crate::ids::TableId;
use crate::table::DealProof;
use crate::text::{Button, ShownDeal};

/// Handles a click on Record: sends the record of a finished match.
pub async fn send_record(request: &Request<'_>, table: TableId) -> InteractionAnswer {
    match record_file_reply(request, table).await {
        Ok(reply) => reply.in_new_message().into(),
        Err(refusal) => refusal,
    }
}

/// Sends the record of a finished match, with a button for its replay.
pub async fn send_record_with_replay_button(
    request: &Request<'_>,
    table: TableId,
) -> InteractionAnswer {
    let text = request.text();
    let id = CustomId { table, click: Click::Replay }.to_string();
    let replay = labelled_button(id, text.button_label(Button::Replay), ButtonStyle::Secondary);
    let rows = vec![CreateActionRow::Buttons(vec![replay])];
    match record_file_reply(request, table).await {
        Ok(reply) => PrivateReply { rows, ..reply }.in_new_message().into(),
        Err(refusal) => refusal,
    }
}

/// Shows the end of a match: `first_line`, a picture of the end, and buttons for the record and the replay.
pub async fn show_end_of_match(
    request: &Request<'_>,
    table: TableId,
    first_line: String,
) -> InteractionAnswer {
    let text = request.text();
    let button = |click, label| {
        let id = CustomId { table, click }.to_string();
        labelled_button(id, text.button_label(label), ButtonStyle::Secondary)
    };
    let (known, events) = match request.bot.tables.finished_match(table).await {
        Ok(finished) => finished,
        Err(error) => return errors::answer_refused(request, None, error).await,
    };
    let mut files = Vec::new();
    if let Some(game) = known.game() {
        let (renderer, names) = (&request.bot.renderer, names::seat_names(&known));
        let (rules, theme) = (game.rules(), request.theme);
        let card =
            pictures::end_card_picture(renderer, rules, &events, &names, &[], text, theme).await;
        files.extend(card);
    }
    let played = known.seat_of(request.actor.id).is_some();
    let row = played
        .then(|| review_button(table, text))
        .into_iter()
        .chain([button(Click::Record, Button::Record), button(Click::Replay, Button::Replay)]);
    let rows = vec![CreateActionRow::Buttons(row.collect())];
    let content = with_voiding_note(request, table, first_line).await;
    PrivateReply { content, files, rows, ..PrivateReply::default() }.in_new_message().into()
}

/// Returns the record of a match as a file.
async fn record_file_reply(
    request: &Request<'_>,
    table: TableId,
) -> Result<PrivateReply, InteractionAnswer> {
    match request.bot.tables.record_of_match(table).await {
        Ok(record) => {
            let file = CreateAttachment::bytes(record, format!("triominos-{}.jsonl", table.0));
            let content = with_voiding_note(request, table, request.text().record_caption()).await;
            Ok(PrivateReply { content, files: vec![file], ..PrivateReply::default() })
        }
        Err(error) => Err(errors::answer_refused(request, None, error).await),
    }
}

/// Appends a note to `content` if the result of the match was voided. The note names the moderator and the reason. If the store
/// does not answer, it is left out.
async fn with_voiding_note(request: &Request<'_>, table: TableId, content: String) -> String {
    match request.bot.guilds.voiding_decision_in_force(table).await {
        Ok(Some(voiding)) => format!("{content}\n{}", request.text().voided_record_note(&voiding)),
        _ => content,
    }
}

/// Handles a click on Replay: sends the animated replay of a finished match.
pub async fn send_replay(request: &Request<'_>, id: TableId) -> InteractionAnswer {
    let (text, rate_limiter, person) =
        (request.text(), &request.bot.rate_limiter, request.actor.id);
    if let Err(wait) = rate_limiter.count_replay(person, request.received) {
        return PrivateReply::from_content(text.replay_too_soon(errors::seconds_rounded_up(wait)))
            .in_new_message()
            .into();
    }
    let (table, events) = match request.bot.tables.finished_match(id).await {
        Ok(played) => played,
        Err(error) => {
            rate_limiter.uncount_replay(person);
            return errors::answer_refused(request, None, error).await;
        }
    };
    let Some(game) = table.game() else { return errors::answer_old_button(request) };
    let names = names::seat_names(&table);
    let file = pictures::replay_animation(
        &request.bot.renderer,
        game.rules(),
        events,
        &names,
        text,
        request.theme,
    )
    .await;
    let files = Vec::from_iter(file);
    let content = with_voiding_note(request, id, text.replay_caption()).await;
    PrivateReply { content, files, ..PrivateReply::default() }.in_new_message().into()
}

/// Handles a click on Proof of the Deal: shows the hash of each round's seed and, once the match is over, the seed itself.
pub async fn show_deal_proof(request: &Request<'_>, table: TableId) -> InteractionAnswer {
    let deals = match request.bot.tables.deal_proofs(table).await {
        Ok(deals) => deals,
        Err(error) => return errors::answer_refused(request, None, error).await,
    };
    let shown = |deal: DealProof| ShownDeal {
        round: deal.round,
        hash: deal.commitment,
        seed: deal.seed.map(|seed| seed.reveal_as_hex()),
    };
    let shown: Vec<ShownDeal> = deals.into_iter().map(shown).collect();
    let messages = request.text().deal_verification_messages(&shown);
    PrivateReply::from_messages(messages).in_new_message().into()
}
