//! The moderators' log.

use serenity::all::CreateActionRow;

use super::PanelRequest;
use super::panel::{back_button, step_button};
use crate::discord::custom_id::moderation::ModerationClick;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::guild::{ModerationAct, ModerationEntry};
use crate::text::{Moderated, ModerationLogLine, ModeratorButton, ShownSuspension};

/// Shows a page of the moderators' log, with the newest lines first. Pages are counted from 0.
pub(super) async fn show_log_page(request: &PanelRequest<'_>, page: u32) -> InteractionAnswer {
    let (entries, has_more) =
        match request.bot.guilds.moderation_log_page_and_has_older(request.guild, page).await {
            Ok(found) => found,
            Err(error) => {
                return PrivateReply::from_content(errors::report_store_error(request, &error))
                    .into();
            }
        };
    let lines: Vec<ModerationLogLine<'_>> = entries.iter().map(to_moderated_line).collect();
    let content = request.text().moderation_log(&lines);
    let mut buttons = Vec::new();
    if page > 0 || has_more {
        let (newer, older) = (page.saturating_sub(1), page.saturating_add(1));
        let newer = step_button(request, ModerationClick::Newer(newer), ModeratorButton::Newer);
        let older = step_button(request, ModerationClick::Older(older), ModeratorButton::Older);
        buttons.push(newer.disabled(page == 0));
        buttons.push(older.disabled(!has_more));
    }
    if request.rights.can_manage_guild() {
        match request.bot.guilds.log_channel(request.guild).await {
            Ok(Some(_)) => {
                buttons.push(step_button(
                    request,
                    ModerationClick::StopLog,
                    ModeratorButton::StopLog,
                ));
            }
            Ok(None) => {}
            Err(error) => {
                return PrivateReply::from_content(errors::report_store_error(request, &error))
                    .into();
            }
        }
    }
    buttons.push(back_button(request));
    let rows = vec![CreateActionRow::Buttons(buttons)];
    PrivateReply::with_rows(content, rows).into()
}

/// Converts a log entry to the type that the module `text` uses.
pub(super) fn to_moderated_line(entry: &ModerationEntry) -> ModerationLogLine<'_> {
    let what = match &entry.act {
        Some(ModerationAct::Channels { channels }) => Moderated::Channels(channels),
        Some(ModerationAct::Roles { roles }) => Moderated::Roles(roles),
        Some(ModerationAct::Barred { cause, words, until }) => Moderated::Barred(ShownSuspension {
            cause,
            words: words.as_deref(),
            until: until.map(|until| until / 1000),
        }),
        Some(ModerationAct::Lifted) => Moderated::Lifted,
        Some(ModerationAct::TakenOut { channel, .. }) => Moderated::TakenOut(*channel),
        Some(ModerationAct::Voided { channel, counts, words, tournament, .. }) => {
            Moderated::Voided {
                channel: *channel,
                counts: *counts,
                words: words.as_deref(),
                tournament: tournament.as_deref(),
            }
        }
        Some(ModerationAct::Ended { channel, cause, words, .. }) => {
            Moderated::Ended { channel: *channel, cause: cause.as_deref(), words: words.as_deref() }
        }
        Some(ModerationAct::Closed { channel, cause, .. }) => Moderated::Closed(*channel, cause),
        Some(ModerationAct::Settings { names }) => Moderated::Settings(names),
        Some(ModerationAct::Tournament { channel, name, cause, words }) => Moderated::Tournament {
            channel: *channel,
            name,
            cause: cause.as_deref(),
            words: words.as_deref(),
        },
        None => Moderated::Unknown,
    };
    ModerationLogLine { at: entry.at / 1000, by: entry.by, about: entry.about, what }
}
