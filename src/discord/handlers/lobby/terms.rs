//! The settings of a table other than its rules. Everyone may view them, and the host may change them until the match starts.

use serenity::all::{ButtonStyle, CreateActionRow, CreateSelectMenuOption};

use super::{host, message, start};
use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::handlers::turn::intent_from_request;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::render::clock;
use crate::discord::render::components::{self, labelled_button, table_menu};
use crate::discord::render::names;
use crate::ids::{PersonId, TableId};
use crate::table::{IntentError, Phase, Table, TableAction, TableRefusal, Term, TurnClock};
use crate::text::{self, PlayerName, Text};

/// Handles a click that changes a setting; `menu_value` is the value chosen in a menu.
pub async fn handle_terms_click(
    request: &Request<'_>,
    table: TableId,
    click: Click,
    menu_value: Option<&str>,
) -> InteractionAnswer {
    match parse_term_change(click, menu_value.unwrap_or_default()) {
        Some(action) => change_terms(request, table, action).await,
        None => errors::answer_old_button(request),
    }
}

/// Returns the change of a setting by a click with this menu value; `None` if this version does not
/// offer it.
fn parse_term_change(click: Click, value: &str) -> Option<TableAction> {
    let person = || value.parse().ok().filter(|id| *id > 0).map(PersonId::new);
    match click {
        Click::Seats => {
            value.parse().ok().map(|seats| TableAction::ChooseTerm(Term::Seats(Some(seats))))
        }
        Click::SettingsClock => TurnClock::from_name(value).map(TableAction::ChooseClock),
        Click::FreeSeat => person().map(TableAction::FreeSeat),
        Click::HandOn => person().map(TableAction::HandOn),
        Click::Thread { on } => Some(TableAction::ChooseTerm(Term::Thread(on))),
        Click::AllowStandIns { allowed } => Some(TableAction::AllowStandIns(allowed)),
        _ => None,
    }
}

/// Handles a click on Settings: shows the table's settings in a new message.
pub async fn show_terms(request: &Request<'_>, table: TableId) -> InteractionAnswer {
    match request.bot.tables.current_table(table).await {
        Ok(table) => terms_form(request, &table, None).in_new_message().into(),
        Err(error) => errors::answer_refused(request, None, error).await,
    }
}

/// Changes a setting, and shows the new settings. If the change is refused, shows the reason above the unchanged settings.
async fn change_terms(
    request: &Request<'_>,
    table: TableId,
    action: TableAction,
) -> InteractionAnswer {
    match request.bot.tables.commit_intent(intent_from_request(request, table, None, action)).await
    {
        Ok(outcome) => terms_form(request, &outcome.table, None).into(),
        Err(IntentError::Table(
            refusal @ (TableRefusal::NoSuchSeats { .. }
            | TableRefusal::TooMany { .. }
            | TableRefusal::NotThere
            | TableRefusal::NotTheHost { .. }
            | TableRefusal::AlreadyStarted),
        )) => {
            let why = errors::table_refusal_sentence(request.text(), &refusal);
            match request.bot.tables.current_table(table).await {
                Ok(now) => terms_form(request, &now, Some(why)).into(),
                Err(error) => errors::answer_refused(request, None, error).await,
            }
        }
        Err(error) => errors::answer_refused(request, None, error).await,
    }
}

/// Returns the message that states the settings in words. If `refusal` is given, that sentence is above them. If the reader is the
/// host and the match has not begun, the message has the menus that change the settings.
fn terms_form(request: &Request<'_>, table: &Table, refusal: Option<String>) -> PrivateReply {
    let text = request.text();
    host::cache_reply_token(request, table);
    let in_lobby = matches!(table.phase, Phase::Lobby);
    let is_host = in_lobby && table.host == request.actor.id;
    let host = names::person_name(table, table.host).filter(|_| in_lobby);
    let terms = &table.settings.terms;
    let most = *table.allowed_player_counts().end();
    let counts = message::rated_status(table);
    let limit = clock::turn_limit_of_clock(table.settings.clock);
    let content = text.table_settings(most, limit, counts, terms.thread, host.as_ref(), is_host);
    let content = refusal.map_or(content.clone(), |refusal| format!("{refusal}\n\n{content}"));
    let rows = if is_host { terms_menus(request, table) } else { Vec::new() };
    PrivateReply::with_rows(content, rows)
}

/// Returns the menus that change the settings.
fn terms_menus(request: &Request<'_>, table: &Table) -> Vec<CreateActionRow> {
    let text = request.text();
    let clocks = clock::clock_menu(table, Click::SettingsClock, text);
    let mut rows = vec![seat_count_menu(table, text), clocks];
    let others: Vec<(PersonId, PlayerName<'_>)> = table
        .people()
        .filter(|person| person.id != table.host)
        .filter_map(|person| Some((person.id, names::person_name(table, person.id)?)))
        .collect();
    let option = |id: PersonId, label| CreateSelectMenuOption::new(label, id.to_string());
    let seated = others.iter().map(|(id, who)| option(*id, text.option_to_free_seat(who)));
    let asked = table.invited.iter();
    let asked = asked.map(|person| {
        option(person.id, text.withdraw_invitation_option(&PlayerName::Person(&person.name)))
    });
    let free: Vec<_> = seated.chain(asked).collect();
    if !free.is_empty() {
        rows.push(table_menu(table, Click::FreeSeat, free, text.choose_seat_to_free_placeholder()));
    }
    let heirs: Vec<_> =
        others.iter().map(|(id, who)| option(*id, text.new_host_option(who))).collect();
    if !heirs.is_empty() {
        rows.push(table_menu(table, Click::HandOn, heirs, text.new_host_placeholder()));
    }
    let terms = &table.settings.terms;
    let toggle = |click, label| {
        let id = CustomId { table: table.id, click }.to_string();
        labelled_button(id, text.button_label(label), ButtonStyle::Secondary)
    };
    let mut row = Vec::new();
    if terms.thread {
        row.push(toggle(Click::Thread { on: false }, text::Button::PlayHere));
    } else if start::may_open_thread(request) {
        row.push(toggle(Click::Thread { on: true }, text::Button::PlayInThread));
    }
    if message::has_seated_computer(table) {
        let allowed = !table.settings.stand_ins;
        let label =
            if allowed { text::Button::AllowStandIns } else { text::Button::ForbidStandIns };
        row.push(toggle(Click::AllowStandIns { allowed }, label));
    }
    row.push(components::all_rules_button(table, text));
    rows.push(CreateActionRow::Buttons(row));
    rows
}

/// Returns the menu of the maximum number of seats.
fn seat_count_menu(table: &Table, text: &Text) -> CreateActionRow {
    let now = *table.allowed_player_counts().end();
    let options = table.variant().allowed_player_counts().map(|seats| {
        CreateSelectMenuOption::new(text.at_most_seats(seats), seats.to_string())
            .default_selection(seats == now)
    });
    table_menu(table, Click::Seats, options.collect(), text.choose_seat_count_placeholder())
}
