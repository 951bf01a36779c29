//! The open tables of a server. A moderator can close each of them, even one whose events are damaged.

use serenity::all::{CreateActionRow, CreateSelectMenuOption};

use super::panel::{back_button, step_button};
use super::{PanelRequest, noting, sentence_for_outcome};
use crate::discord::custom_id::moderation::ModerationClick;
use crate::discord::handlers::turn::intent_from_request;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::render::components::{MENU, select_menu};
use crate::discord::render::names;
use crate::guild::ModerationAct;
use crate::ids::{ChannelId, TableId};
use crate::table::{IntentError, KnownCause, OpenServerTable, TableAction, TableRefusal};
use crate::text::{
    ListedTable, ModerationOutcome, ModeratorButton, ModeratorMenu, PlayerName, TableAbout,
};

/// Lists the open tables. If `notice` is given, this text about the last action is above the list.
pub(super) async fn list_tables(
    request: &PanelRequest<'_>,
    notice: Option<&str>,
) -> InteractionAnswer {
    let text = request.text();
    if !request.rights.can_moderate() {
        return PrivateReply::from_content(text.moderators_only(false)).in_new_message().into();
    }
    let open = match request.bot.tables.open_tables_on(request.guild, MENU).await {
        Ok(open) => open,
        Err(error) => return errors::answer_refused(request, None, error).await,
    };
    let named: Vec<Vec<PlayerName<'_>>> = open
        .iter()
        .map(|one| one.table.as_deref().map(names::seat_names).unwrap_or_default())
        .collect();
    let listed: Vec<ListedTable<'_>> = open
        .iter()
        .zip(&named)
        .map(|(one, names)| {
            let about = one.table.as_deref().map(|table| TableAbout {
                host: table.host_name(),
                players: names,
                opened_at: table.opened_at / 1000,
                changed_at: table.changed_at / 1000,
            });
            ListedTable { channel: one.channel, about }
        })
        .collect();
    let content = text.open_tables_page(&listed, notice);
    let mut rows = Vec::new();
    if !open.is_empty() {
        let option = |(number, (one, names)): (usize, (&OpenServerTable, &Vec<PlayerName<'_>>))| {
            let players: Vec<String> =
                names.iter().map(|who| text.plain_player_name(who)).collect();
            let label = format!("{number}. {}", players.join(", "));
            let label: String = label.chars().take(100).collect();
            CreateSelectMenuOption::new(label, one.id.to_string())
        };
        let options = (1..).zip(open.iter().zip(&named)).map(option).collect();
        let placeholder = text.moderator_menu_placeholder(ModeratorMenu::Table);
        rows.push(select_menu(ModerationClick::ChooseTable, options, placeholder));
    }
    rows.push(CreateActionRow::Buttons(vec![back_button(request)]));
    PrivateReply::with_rows(content, rows).into()
}

/// Asks for the reason to close a table.
pub(super) async fn ask_closing_reason(
    request: &PanelRequest<'_>,
    table: TableId,
) -> InteractionAnswer {
    let channel = match channel_of_table(request, table).await {
        Ok(channel) => channel,
        Err(refusal) => return refusal,
    };
    let text = request.text();
    let causes = KnownCause::ALL.iter().map(|cause| {
        let label = text.suspension_cause_name(cause.name()).unwrap_or_default();
        CreateSelectMenuOption::new(label, cause.name())
    });
    let placeholder = text.moderator_menu_placeholder(ModeratorMenu::Closing);
    let back = step_button(request, ModerationClick::Tables, ModeratorButton::Back);
    let rows = vec![
        select_menu(ModerationClick::CloseTable(table), causes.collect(), placeholder),
        CreateActionRow::Buttons(vec![back]),
    ];
    PrivateReply::with_rows(text.close_table_question(channel), rows).into()
}

/// Closes a table, and logs the action with its reason.
pub(super) async fn close_table(
    request: &PanelRequest<'_>,
    table: TableId,
    cause: KnownCause,
) -> InteractionAnswer {
    let channel = match channel_of_table(request, table).await {
        Ok(channel) => channel,
        Err(refusal) => return refusal,
    };
    let tables = &request.bot.tables;
    let mut wish = intent_from_request(request, table, None, TableAction::End);
    wish.actor.moderator = true;
    let closed = match tables.commit_intent(wish).await {
        Err(error) if error.is_table_unreadable() => tables.close_unreadable_table(table).await,
        done => done.map(drop),
    };
    match closed {
        Ok(()) | Err(IntentError::Table(TableRefusal::AlreadyHandled)) => {}
        Err(error) => return errors::answer_refused(request, None, error).await,
    }
    let cause = cause.name().to_owned();
    noting::log_and_post_act(request, None, ModerationAct::Closed { channel, table, cause }).await;
    let notice = sentence_for_outcome(request, ModerationOutcome::Closed(channel));
    list_tables(request, Some(&notice)).await
}

/// Returns the channel of a table if the moderator may close the table: it belongs to this server, and the moderator does not play
/// at it. Otherwise returns the refusal as an error.
async fn channel_of_table(
    request: &PanelRequest<'_>,
    table: TableId,
) -> Result<ChannelId, InteractionAnswer> {
    if !request.rights.can_moderate() {
        return Err(PrivateReply::from_content(request.text().moderators_only(false))
            .in_new_message()
            .into());
    }
    match request.bot.tables.current_table(table).await {
        Ok(known) if known.home.server() != Some(request.guild) || !known.is_open() => {
            Err(errors::answer_old_button(request))
        }
        Ok(known) if known.seat_of(request.actor.id).is_some() => {
            Err(PrivateReply::from_content(request.text().moderators_only(true))
                .in_new_message()
                .into())
        }
        Ok(known) => Ok(known.channel),
        Err(error) if error.is_table_unreadable() => {
            let open = request.bot.tables.open_tables_on(request.guild, MENU).await;
            let found = open.ok().into_iter().flatten().find(|one| one.id == table);
            found.map(|one| one.channel).ok_or_else(|| errors::answer_old_button(request))
        }
        Err(error) => Err(errors::answer_refused(request, None, error).await),
    }
}
