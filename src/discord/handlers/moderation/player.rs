//! The steps of the moderators' panel that are about one player.

use std::sync::Arc;

use serenity::all::{ButtonStyle, CreateActionRow, CreateSelectMenuOption};

use super::panel::{back, step_button};
use super::{PanelRequest, did, moderator, noting, shown};
use crate::discord::custom_id::moderation::ModerationClick;
use crate::discord::handlers::turn::intent;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{Answer, Reply};
use crate::discord::render::components::{MENU, button, menu};
use crate::discord::render::names;
use crate::guild::{BarLength, ModerationAct};
use crate::ids::{PersonId, TableId};
use crate::table::{BarCause, KnownCause, Phase, Refused, Table, TableAction, TableRefusal};
use crate::text::{ModerationDid, ModeratorButton, ModeratorMenu};

/// The refusal if the person may not decide about players, or not about this one.
fn refusal(request: &PanelRequest<'_>, (person, is_bot): (PersonId, bool)) -> Option<Answer> {
    let text = request.text();
    let why = if !request.rights.moderates() {
        text.not_for_you(false)
    } else if is_bot {
        text.no_bar_for_bots()
    } else if person == request.actor.id {
        text.no_bar_for_oneself()
    } else {
        return None;
    };
    Some(Reply::say(why).in_new_message().into())
}

/// Shows the state of a player and the possible actions, below a notice about the last action.
pub(super) async fn show(
    request: &PanelRequest<'_>,
    chosen: (PersonId, bool),
    notice: Option<&str>,
) -> Answer {
    if let Some(refusal) = refusal(request, chosen) {
        return refusal;
    }
    let (person, _) = chosen;
    let (bot, text) = (request.bot, request.text());
    let bar = match bot.guilds.bar_of(request.guild, person, bot.clock.now()).await {
        Ok(bar) => bar,
        Err(error) => return Reply::say(errors::trouble(request, &error)).into(),
    };
    let matches = match matches(request, person).await {
        Ok(matches) => matches,
        Err(error) => return errors::answer(request, None, error).await,
    };
    let plays_in: Vec<_> = matches.iter().map(|table| table.channel).collect();
    let content = text.moderated_person(person, bar.as_ref().map(shown), &plays_in, notice);
    let causes = KnownCause::ALL.iter().map(|cause| {
        let label = text.bar_cause(cause.name()).unwrap_or_default();
        CreateSelectMenuOption::new(label, cause.name())
    });
    let placeholder = text.moderator_menu(ModeratorMenu::Cause);
    let mut rows = Vec::new();
    // If the player's data was deleted, their suspension can only be lifted.
    if !person.is_former() {
        rows.push(menu(ModerationClick::Cause(person), causes.collect(), placeholder));
    }
    if !matches.is_empty() {
        let options = matches.iter().take(MENU).map(|table| {
            let names = names::seat_names(table);
            let players: Vec<String> = names.iter().map(|who| text.who_plain(who)).collect();
            let label: String = players.join(", ").chars().take(100).collect();
            CreateSelectMenuOption::new(label, table.id.to_string())
        });
        let click = ModerationClick::Matches(person);
        rows.push(menu(click, options.collect(), text.moderator_menu(ModeratorMenu::Match)));
    }
    let mut buttons = Vec::new();
    if bar.is_some() {
        buttons.push(step_button(request, ModerationClick::Lift(person), ModeratorButton::Lift));
    }
    buttons.push(back(request));
    rows.push(CreateActionRow::Buttons(buttons));
    Reply::with_rows(content, rows).into()
}

/// The running matches in which this person has a seat, or owns one that a computer minds.
async fn matches(request: &PanelRequest<'_>, person: PersonId) -> Result<Vec<Arc<Table>>, Refused> {
    let mut games = request.bot.tables.games_of(person, request.guild.into()).await?;
    games.retain(|table| matches!(table.phase, Phase::Playing(_)));
    Ok(games)
}

/// Asks for the length of a suspension for this reason.
pub(super) fn ask_length(
    request: &PanelRequest<'_>,
    person: PersonId,
    cause: KnownCause,
) -> Answer {
    if let Some(refusal) = refusal(request, (person, false)) {
        return refusal;
    }
    let text = request.text();
    let lengths = BarLength::ALL.iter().map(|length| {
        let label = text.bar_length(length.name()).unwrap_or_default();
        CreateSelectMenuOption::new(label, length.name())
    });
    let click = ModerationClick::Bar(person, cause);
    let rows = vec![
        menu(click, lengths.collect(), text.moderator_menu(ModeratorMenu::Length)),
        CreateActionRow::Buttons(vec![to_player(request, person)]),
    ];
    let content = text.bar_length_question(person, cause.name());
    Reply::with_rows(content, rows).into()
}

fn to_player(request: &PanelRequest<'_>, person: PersonId) -> serenity::all::CreateButton {
    step_button(request, ModerationClick::Person(person), ModeratorButton::Back)
}

/// Suspends a player.
pub(super) async fn bar(
    request: &PanelRequest<'_>,
    chosen: (PersonId, bool),
    cause: &BarCause,
    length: BarLength,
) -> Answer {
    if let Some(refusal) = refusal(request, chosen) {
        return refusal;
    }
    let (person, _) = chosen;
    if person.is_former() {
        return errors::old_button(request);
    }
    match request.roles_of(person).await {
        Ok(roles) if request.rights.may_suspend(person, &roles) => {}
        Ok(_) => {
            return Reply::say(request.text().no_bar_for_superiors(person)).in_new_message().into();
        }
        Err(refusal) => return refusal,
    }
    match request.bot.guilds.bar(&moderator(request), person, cause, length).await {
        Ok(act) => {
            noting::post_act(request, Some(person), act);
            let notice = did(request, ModerationDid::Barred(person));
            show(request, chosen, Some(&notice)).await
        }
        Err(error) => Reply::say(errors::trouble(request, &error)).into(),
    }
}

/// Lifts the suspension of a player.
pub(super) async fn lift(request: &PanelRequest<'_>, person: PersonId) -> Answer {
    if let Some(refusal) = refusal(request, (person, false)) {
        return refusal;
    }
    let notice = match request.bot.guilds.lift_bar(&moderator(request), person).await {
        Ok(true) => {
            noting::post_act(request, Some(person), ModerationAct::Lifted);
            did(request, ModerationDid::Lifted(person))
        }
        Ok(false) => did(request, ModerationDid::NotBarred(person)),
        Err(error) => return Reply::say(errors::trouble(request, &error)).into(),
    };
    show(request, (person, false), Some(&notice)).await
}

/// Asks for confirmation before a player is removed from a match: it cannot be undone.
pub(super) async fn ask_to_take_out(
    request: &PanelRequest<'_>,
    person: PersonId,
    table: TableId,
) -> Answer {
    let table = match where_they_play(request, person, table).await {
        Ok(table) => table,
        Err(refusal) => return refusal,
    };
    let label = request.text().moderator_button(ModeratorButton::TakeOut);
    let id = ModerationClick::TakeOut(person, table.id);
    let sure = button(id, label, ButtonStyle::Danger);
    let rows = vec![CreateActionRow::Buttons(vec![sure, to_player(request, person)])];
    let content = request.text().take_out_question(person, table.channel);
    Reply::with_rows(content, rows).into()
}

/// Removes a player from a match, and logs it.
pub(super) async fn take_out(
    request: &PanelRequest<'_>,
    person: PersonId,
    table: TableId,
) -> Answer {
    let table = match where_they_play(request, person, table).await {
        Ok(table) => table,
        Err(refusal) => return refusal,
    };
    let bot = request.bot;
    let mut wish = intent(request, table.id, None, TableAction::TakeOut(person));
    // The rights on the server count, even if the channel of this click does not grant them.
    wish.actor.moderator = true;
    match bot.tables.act(wish).await {
        Ok(_) => {}
        Err(Refused::Table(TableRefusal::AlreadyHandled)) => {}
        Err(error) => return errors::answer(request, Some(&table), error).await,
    }
    let act = ModerationAct::TakenOut { channel: table.channel, table: table.id };
    noting::note_act(request, Some(person), act).await;
    let notice = did(request, ModerationDid::TakenOut(person, table.channel));
    show(request, (person, false), Some(&notice)).await
}

/// The table of this server from which a player is to be removed.
async fn where_they_play(
    request: &PanelRequest<'_>,
    person: PersonId,
    table: TableId,
) -> Result<Arc<Table>, Answer> {
    if let Some(refusal) = refusal(request, (person, false)) {
        return Err(refusal);
    }
    match request.bot.tables.get(table).await {
        Ok(table) if table.home.server() == Some(request.guild) => Ok(table),
        Ok(_) => Err(errors::old_button(request)),
        Err(error) => Err(errors::answer(request, None, error).await),
    }
}
