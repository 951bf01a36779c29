//! `/privacy`: explains what is stored about the person, and offers a copy of it and its deletion.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;
use serenity::all::{ButtonStyle, CreateActionRow, CreateAttachment, CreateButton};

use crate::discord::custom_id::own::PrivacyClick;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::render::components::labelled_button;
use crate::guild::PrivacyError;
use crate::text::PrivacyButton;
use crate::time::Millis;

/// The time in milliseconds for which the answer waits for the deletion of a person's data. A deletion that takes longer continues
/// in the background.
const PATIENCE: Millis = 10_000;
/// The size in bytes from which the copy of a person's data is compressed. Discord accepts files of up to 10 MiB.
const PLAIN: usize = 8 << 20;
const FILE: usize = 10 << 20;

/// Handles `/privacy`: explains which data the bot stores about the person.
pub async fn show_privacy(request: &Request<'_>) -> InteractionAnswer {
    let deleting = match request.bot.privacy.is_deletion_pending(request.actor.id).await {
        Ok(deleting) => deleting,
        Err(error) => {
            return PrivateReply::from_content(errors::report_store_error(request, &error)).into();
        }
    };
    let buttons = match deleting {
        true => vec![],
        false => vec![
            privacy_button(request, PrivacyClick::Download, ButtonStyle::Secondary),
            privacy_button(request, PrivacyClick::Delete, ButtonStyle::Danger),
        ],
    };
    let rows = if buttons.is_empty() { vec![] } else { vec![CreateActionRow::Buttons(buttons)] };
    PrivateReply::with_rows(request.text().privacy_page(deleting), rows).into()
}

/// Handles a click on a button below the explanation of the stored data.
pub async fn handle_privacy_click(request: &Request<'_>, click: PrivacyClick) -> InteractionAnswer {
    match click {
        PrivacyClick::Download => send_data_copy(request).await,
        PrivacyClick::Delete => {
            let sure = privacy_button(request, PrivacyClick::Confirm, ButtonStyle::Danger);
            let rows = vec![CreateActionRow::Buttons(vec![sure])];
            let content = request.text().privacy_delete_question();
            PrivateReply::with_rows(content, rows).in_new_message().into()
        }
        PrivacyClick::Confirm => {
            match request
                .bot
                .privacy
                .request_deletion_and_check_if_done_within(request.actor.id, PATIENCE)
                .await
            {
                Ok(done) => {
                    PrivateReply::from_content(request.text().privacy_deletion_answer(done)).into()
                }
                Err(error) => answer_privacy_error(request, &error),
            }
        }
    }
}

/// Sends a copy of the person's data as a file.
async fn send_data_copy(request: &Request<'_>) -> InteractionAnswer {
    let (text, id) = (request.text(), request.actor.id);
    let export =
        match request.bot.privacy.export_data(id, &text.privacy_data_copy_explanation()).await {
            Ok(export) => export,
            Err(error) => return answer_privacy_error(request, &error),
        };
    let (bytes, name) = match export.json.len() {
        ..=PLAIN => (export.json.as_bytes().to_vec(), format!("triominos-data-{id}.json")),
        _ => (gzip_compressed(export.json.as_bytes()), format!("triominos-data-{id}.json.gz")),
    };
    if bytes.len() > FILE {
        return PrivateReply::from_content(text.privacy_data_copy_too_large())
            .in_new_message()
            .into();
    }
    let files = vec![CreateAttachment::bytes(bytes, name)];
    PrivateReply { content: text.privacy_data_copy_caption(), files, ..PrivateReply::default() }
        .in_new_message()
        .into()
}

/// Compresses bytes into a gzip file.
fn gzip_compressed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    let written = encoder.write_all(bytes).and_then(|()| encoder.finish());
    // Writing to memory does not fail.
    written.unwrap_or_default()
}

/// Returns a button of the message about the person's data.
fn privacy_button(request: &Request<'_>, click: PrivacyClick, style: ButtonStyle) -> CreateButton {
    let label = match click {
        PrivacyClick::Download => PrivacyButton::Download,
        PrivacyClick::Delete => PrivacyButton::Delete,
        PrivacyClick::Confirm => PrivacyButton::Confirm,
    };
    labelled_button(click.to_string(), request.text().privacy_button_label(label), style)
}

/// Returns the answer after the copy or the deletion of a person's data failed.
fn answer_privacy_error(request: &Request<'_>, error: &PrivacyError) -> InteractionAnswer {
    let said = match error {
        PrivacyError::Store(error) => errors::report_store_error(request, error),
        error => errors::report_internal_error(request, &error.to_string()),
    };
    PrivateReply::from_content(said).in_new_message().into()
}
