//! The steps of the moderators' panel that are about one player.

use std::sync::Arc;

use serenity::all::{ButtonStyle, CreateActionRow, CreateSelectMenuOption};

use super::panel::{back_button, step_button};
use super::{PanelRequest, moderator_of, noting, sentence_for_outcome, to_shown_suspension};
use crate::discord::custom_id::moderation::ModerationClick;
use crate::discord::handlers::turn::intent_from_request;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::render::components::{MENU, labelled_button, select_menu};
use crate::discord::render::names;
use crate::guild::{ModerationAct, SuspensionLength};
use crate::ids::{PersonId, TableId};
use crate::table::{
    IntentError, KnownCause, ModerationCause, Phase, Table, TableAction, TableRefusal,
};
use crate::text::{ModerationOutcome, ModeratorButton, ModeratorMenu};

/// Returns the refusal if the person of the request may suspend no players, or not this one; otherwise `None`. `is_bot` is true if
/// the player is a bot.
fn refusal_to_suspend(
    request: &PanelRequest<'_>,
    (person, is_bot): (PersonId, bool),
) -> Option<InteractionAnswer> {
    let text = request.text();
    let why = if !request.rights.can_moderate() {
        text.moderators_only(false)
    } else if is_bot {
        text.cannot_suspend_bots()
    } else if person == request.actor.id {
        text.cannot_suspend_oneself()
    } else {
        return None;
    };
    Some(PrivateReply::from_content(why).in_new_message().into())
}

/// Shows the state of a player and the possible actions. `is_bot` is true if the player is a bot. If
/// `notice` is given, this text about the last action is above the state.
pub(super) async fn show_player(
    request: &PanelRequest<'_>,
    (person, is_bot): (PersonId, bool),
    notice: Option<&str>,
) -> InteractionAnswer {
    if let Some(refusal) = refusal_to_suspend(request, (person, is_bot)) {
        return refusal;
    }
    let (bot, text) = (request.bot, request.text());
    let bar = match bot.guilds.suspension_of_person(request.guild, person, bot.clock.now()).await {
        Ok(bar) => bar,
        Err(error) => {
            return PrivateReply::from_content(errors::report_store_error(request, &error)).into();
        }
    };
    let matches = match running_matches_of(request, person).await {
        Ok(matches) => matches,
        Err(error) => return errors::answer_refused(request, None, error).await,
    };
    let plays_in: Vec<_> = matches.iter().map(|table| table.channel).collect();
    let content = text.moderated_person_page(
        person,
        bar.as_ref().map(to_shown_suspension),
        &plays_in,
        notice,
    );
    let causes = KnownCause::ALL.iter().map(|cause| {
        let label = text.suspension_cause_name(cause.name()).unwrap_or_default();
        CreateSelectMenuOption::new(label, cause.name())
    });
    let placeholder = text.moderator_menu_placeholder(ModeratorMenu::Cause);
    let mut rows = Vec::new();
    // If the player's data was deleted, their suspension can only be lifted.
    if !person.is_pseudonym() {
        rows.push(select_menu(ModerationClick::Cause(person), causes.collect(), placeholder));
    }
    if !matches.is_empty() {
        let options = matches.iter().take(MENU).map(|table| {
            let names = names::seat_names(table);
            let players: Vec<String> =
                names.iter().map(|who| text.plain_player_name(who)).collect();
            let label: String = players.join(", ").chars().take(100).collect();
            CreateSelectMenuOption::new(label, table.id.to_string())
        });
        let click = ModerationClick::Matches(person);
        rows.push(select_menu(
            click,
            options.collect(),
            text.moderator_menu_placeholder(ModeratorMenu::Match),
        ));
    }
    let mut buttons = Vec::new();
    if bar.is_some() {
        buttons.push(step_button(request, ModerationClick::Lift(person), ModeratorButton::Lift));
    }
    buttons.push(back_button(request));
    rows.push(CreateActionRow::Buttons(buttons));
    PrivateReply::with_rows(content, rows).into()
}

/// Returns the running matches in which this person has a seat, or owns a seat in which a computer
/// plays.
async fn running_matches_of(
    request: &PanelRequest<'_>,
    person: PersonId,
) -> Result<Vec<Arc<Table>>, IntentError> {
    let mut games =
        request.bot.tables.open_tables_of_person_in(person, request.guild.into()).await?;
    games.retain(|table| matches!(table.phase, Phase::Playing(_)));
    Ok(games)
}

/// Asks for the length of a suspension for this reason.
pub(super) fn ask_suspension_length(
    request: &PanelRequest<'_>,
    person: PersonId,
    cause: KnownCause,
) -> InteractionAnswer {
    if let Some(refusal) = refusal_to_suspend(request, (person, false)) {
        return refusal;
    }
    let text = request.text();
    let lengths = SuspensionLength::ALL.iter().map(|length| {
        let label = text.suspension_length_name(length.name()).unwrap_or_default();
        CreateSelectMenuOption::new(label, length.name())
    });
    let click = ModerationClick::Bar(person, cause);
    let rows = vec![
        select_menu(
            click,
            lengths.collect(),
            text.moderator_menu_placeholder(ModeratorMenu::Length),
        ),
        CreateActionRow::Buttons(vec![player_button(request, person)]),
    ];
    let content = text.suspension_length_question(person, cause.name());
    PrivateReply::with_rows(content, rows).into()
}

/// Returns the button that leads back to the page of this player.
fn player_button(request: &PanelRequest<'_>, person: PersonId) -> serenity::all::CreateButton {
    step_button(request, ModerationClick::Person(person), ModeratorButton::Back)
}

/// Suspends a player.
pub(super) async fn suspend_player(
    request: &PanelRequest<'_>,
    (person, is_bot): (PersonId, bool),
    cause: &ModerationCause,
    length: SuspensionLength,
) -> InteractionAnswer {
    if let Some(refusal) = refusal_to_suspend(request, (person, is_bot)) {
        return refusal;
    }
    if person.is_pseudonym() {
        return errors::answer_old_button(request);
    }
    match request.fetch_roles_of_member(person).await {
        Ok(roles) if request.rights.may_suspend(person, &roles) => {}
        Ok(_) => {
            return PrivateReply::from_content(request.text().cannot_suspend_superiors(person))
                .in_new_message()
                .into();
        }
        Err(refusal) => return refusal,
    }
    match request.bot.guilds.suspend_person(&moderator_of(request), person, cause, length).await {
        Ok(act) => {
            noting::post_act_in_log_channel(request, Some(person), act);
            let notice = sentence_for_outcome(request, ModerationOutcome::Barred(person));
            show_player(request, (person, is_bot), Some(&notice)).await
        }
        Err(error) => {
            PrivateReply::from_content(errors::report_store_error(request, &error)).into()
        }
    }
}

/// Lifts the suspension of a player.
pub(super) async fn end_suspension(
    request: &PanelRequest<'_>,
    person: PersonId,
) -> InteractionAnswer {
    if let Some(refusal) = refusal_to_suspend(request, (person, false)) {
        return refusal;
    }
    let notice =
        match request.bot.guilds.end_suspension_if_any(&moderator_of(request), person).await {
            Ok(true) => {
                noting::post_act_in_log_channel(request, Some(person), ModerationAct::Lifted);
                sentence_for_outcome(request, ModerationOutcome::Lifted(person))
            }
            Ok(false) => sentence_for_outcome(request, ModerationOutcome::NotBarred(person)),
            Err(error) => {
                return PrivateReply::from_content(errors::report_store_error(request, &error))
                    .into();
            }
        };
    show_player(request, (person, false), Some(&notice)).await
}

/// Asks for confirmation before a player is removed from a match, because the removal cannot be undone.
pub(super) async fn ask_to_remove_player(
    request: &PanelRequest<'_>,
    person: PersonId,
    table: TableId,
) -> InteractionAnswer {
    let table = match match_table_of_player(request, person, table).await {
        Ok(table) => table,
        Err(refusal) => return refusal,
    };
    let label = request.text().moderator_button_label(ModeratorButton::TakeOut);
    let id = ModerationClick::TakeOut(person, table.id);
    let sure = labelled_button(id, label, ButtonStyle::Danger);
    let rows = vec![CreateActionRow::Buttons(vec![sure, player_button(request, person)])];
    let content = request.text().remove_player_question(person, table.channel);
    PrivateReply::with_rows(content, rows).into()
}

/// Removes a player from a match, and logs the removal.
pub(super) async fn remove_from_table(
    request: &PanelRequest<'_>,
    person: PersonId,
    table: TableId,
) -> InteractionAnswer {
    let table = match match_table_of_player(request, person, table).await {
        Ok(table) => table,
        Err(refusal) => return refusal,
    };
    let bot = request.bot;
    let mut wish = intent_from_request(request, table.id, None, TableAction::TakeOut(person));
    // The person's permissions on the server suffice, even if they do not have them in this channel.
    wish.actor.moderator = true;
    match bot.tables.commit_intent(wish).await {
        Ok(_) => {}
        Err(IntentError::Table(TableRefusal::AlreadyHandled)) => {}
        Err(error) => return errors::answer_refused(request, Some(&table), error).await,
    }
    let act = ModerationAct::TakenOut { channel: table.channel, table: table.id };
    noting::log_and_post_act(request, Some(person), act).await;
    let notice = sentence_for_outcome(request, ModerationOutcome::TakenOut(person, table.channel));
    show_player(request, (person, false), Some(&notice)).await
}

/// Returns the table with this id if it belongs to this server and the moderator may remove the player from it. Otherwise returns
/// the refusal as an error.
async fn match_table_of_player(
    request: &PanelRequest<'_>,
    person: PersonId,
    table: TableId,
) -> Result<Arc<Table>, InteractionAnswer> {
    if let Some(refusal) = refusal_to_suspend(request, (person, false)) {
        return Err(refusal);
    }
    match request.bot.tables.current_table(table).await {
        Ok(table) if table.home.server() == Some(request.guild) => Ok(table),
        Ok(_) => Err(errors::answer_old_button(request)),
        Err(error) => Err(errors::answer_refused(request, None, error).await),
    }
}
