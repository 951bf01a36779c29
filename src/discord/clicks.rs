//! Clicks on buttons and menus. Each click is dispatched by its custom id.

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind};

use super::handlers::league::{history, leaderboard};
use super::handlers::lobby::{ending, inviting, opening, start, terms};
use super::handlers::rules::RuleChange;
use super::handlers::settings::own;
use super::handlers::{
    clock, daily, help, lesson, lobby, moderation, order, place, privacy, record, rules,
    rules_summary, tournament, turn, view,
};
use super::review;
use crate::discord::bot::Bot;
use crate::discord::custom_id::help::HelpClick;
use crate::discord::custom_id::organise::PanelButton;
use crate::discord::custom_id::table::{Click, CustomId, read_pick};
use crate::discord::custom_id::tournament::TournamentButton;
use crate::discord::custom_id::{Component, UnknownCustomId};
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::InteractionAnswer;
use crate::discord::interaction::request::{
    InteractionPlace, ReceivedInteraction, Request, ServerRequest,
};
use crate::guild::{LoadedTournament, TournamentRefused};
use crate::ids::{PersonId, TableId, TournamentId};
use crate::table::{Table, TableAction, Term};
use triominos_rules::game::Action;

/// Handles a click on a component of the bot, however old its message is.
pub async fn dispatch_click(bot: &Bot, component: &ComponentInteraction) {
    let interaction = ReceivedInteraction::Component(component);
    let request = Request::from_interaction(bot, interaction).await;
    let handled = AssertUnwindSafe(request.answer_retrying(|| answer_click(&request, component)))
        .catch_unwind()
        .await;
    if handled.is_err() {
        errors::apologise_after_panic(bot, interaction).await;
    }
}

/// Finds the handler of a click by its custom id, and returns its answer.
async fn answer_click(
    request: &Request<'_>,
    component: &ComponentInteraction,
) -> InteractionAnswer {
    let parsed = component.data.custom_id.parse();
    let component_of_server = match parsed {
        Ok(Component::Table(id)) if is_button_off_limits_here(request, id).await => {
            return refuse_component_of_other_channel(request);
        }
        Ok(Component::Table(id)) => return answer_table_click(request, component, id).await,
        Ok(Component::Play(options)) => return opening::open_in_thread(request, options).await,
        Ok(Component::Privacy(click)) => {
            return privacy::handle_privacy_click(request, click).await;
        }
        Ok(Component::Help(HelpClick::Topic)) => {
            return help::show_help_topic(request, chosen_value(component)).await;
        }
        Ok(Component::Preferences(click)) => {
            return own::handle_preference_click(request, click, chosen_value(component)).await;
        }
        Ok(Component::Daily(button)) => {
            return daily::handle_daily_click(request, button, chosen_value(component)).await;
        }
        Ok(Component::Lesson(button)) => {
            return Box::pin(lesson::handle_lesson_click(request, button)).await;
        }
        Ok(Component::DailyPage(click)) => {
            return daily::handle_daily_page_click(request, click, chosen_value(component)).await;
        }
        Err(UnknownCustomId) => return errors::answer_old_button(request),
        Ok(of_server) => of_server,
    };
    let Some(request) = request.on_server() else {
        return errors::answer_old_button(request);
    };
    match component_of_server {
        Component::Leaderboard(click) => {
            leaderboard::handle_league_click(&request, click, chosen_value(component)).await
        }
        Component::Tournament(TournamentButton { tournament, click }) => {
            match load_tournament_if_of_this_channel(&request, tournament).await {
                Some(known) => tournament::handle_tournament_click(&request, known, click).await,
                None => refuse_component_of_other_channel(&request),
            }
        }
        Component::Panel(PanelButton { tournament, click }) => {
            match load_tournament_if_of_this_channel(&request, tournament).await {
                Some(known) => {
                    tournament::panel::handle_panel_click(&request, known, click, &component.into())
                        .await
                }
                None => refuse_component_of_other_channel(&request),
            }
        }
        Component::Past(click) => {
            tournament::past::handle_past_click(&request, click, chosen_value(component)).await
        }
        Component::History(click) => {
            history::handle_history_click(&request, click, chosen_value(component)).await
        }
        Component::Moderation(click) => {
            moderation::handle_moderation_click(&request, click, &component.into()).await
        }
        Component::Table(_)
        | Component::Privacy(_)
        | Component::Play(_)
        | Component::Help(_)
        | Component::Preferences(_)
        | Component::Daily(_)
        | Component::Lesson(_)
        | Component::DailyPage(_) => errors::answer_old_button(&request),
    }
}

/// Returns the refusal of a component that names a table or tournament of another channel. Only the bot can post
/// components, so this is a second safeguard against showing one channel's data in another.
fn refuse_component_of_other_channel(request: &Request<'_>) -> InteractionAnswer {
    tracing::warn!("a component names a table or tournament of another channel");
    errors::answer_old_button(request)
}

/// Loads the tournament of a button. The handler of the click gets this tournament, so that it is loaded only once. Returns `None`
/// if the click was made neither in the tournament's channel nor in the thread of one of its tables.
async fn load_tournament_if_of_this_channel(
    request: &ServerRequest<'_>,
    id: TournamentId,
) -> Option<Result<LoadedTournament, TournamentRefused>> {
    let tournaments = &request.bot.tournaments;
    let loaded = match tournaments.tournament_for_button(id).await {
        Ok(loaded) => loaded,
        Err(error) => return Some(Err(error)),
    };
    if loaded.state.guild != request.guild {
        return None;
    }
    if loaded.state.channel != request.channel {
        let of_thread = tournaments.tournament_id_in(request.channel).await;
        if of_thread.is_ok_and(|of_thread| of_thread != id) {
            return None;
        }
    }
    Some(Ok(loaded))
}

/// Returns `true` if a button must be refused because its table may not be used from this channel. A table that cannot
/// be loaded is not refused: the handler reports the error. Records and replays of finished matches may be opened from
/// other channels of the server, because the list of past tournaments offers them.
async fn is_button_off_limits_here(
    request: &Request<'_>,
    CustomId { table, click }: CustomId,
) -> bool {
    let tables = &request.bot.tables;
    // Usually the cached table is enough to accept the button, which saves a query.
    let loaded_table = match tables.cached_table(table).await {
        Some(loaded_table) if !is_table_off_limits_here(request, &loaded_table) => return false,
        _ => tables.current_table(table).await,
    };
    let Ok(loaded_table) = loaded_table else { return false };
    if !is_table_off_limits_here(request, &loaded_table) {
        return false;
    }
    match request.on_server() {
        Some(here)
            if matches!(click, Click::Record | Click::Replay)
                && loaded_table.home.server() == Some(here.guild) =>
        {
            !tournament::past::is_record_visible(&here, &loaded_table).await
        }
        _ => true,
    }
}

/// Returns `true` if a table may not be used from the channel of the request: it belongs to another server, or it
/// belongs to another channel and the person does not take part in it.
fn is_table_off_limits_here(request: &Request<'_>, table: &Table) -> bool {
    let is_own = table.participants().contains(&request.actor.id);
    let is_here = table.channel == request.channel;
    match (request.place, table.home) {
        // `/games` shows a player's rack in any channel of the server.
        (InteractionPlace::Server(here), home) => {
            home.server() != Some(here) || (!is_here && !is_own)
        }
        // Outside servers, `/games` shows the rack of any game.
        (InteractionPlace::Direct | InteractionPlace::Elsewhere, _) => !is_own && !is_here,
    }
}

/// Answers a click on a component of a table.
async fn answer_table_click(
    request: &Request<'_>,
    component: &ComponentInteraction,
    CustomId { table, click }: CustomId,
) -> InteractionAnswer {
    if let Some(refusal) = refusal_of_table_click(request, table, click).await {
        return refusal;
    }
    let chosen = chosen_value(component);
    match click {
        Click::Join
        | Click::Leave
        | Click::AddComputer
        | Click::RemoveComputer
        | Click::Start
        | Click::Accept
        | Click::Decline
        | Click::Invite
        | Click::Terms
        | Click::Seats
        | Click::SettingsClock
        | Click::FreeSeat
        | Click::HandOn
        | Click::Thread { .. }
        | Click::AllowStandIns { .. }
        | Click::Friendly { .. }
        | Click::AgreeToRated => answer_lobby_click(request, component, table, click).await,
        Click::Rules => rules::show_rules_form(request, table).await,
        Click::Figures => rules_summary::show_rules_summary_for_table(request, table).await,
        Click::Edition | Click::Clause | Click::Clock | Click::ChangeRules { .. } => {
            match chosen.and_then(|value| RuleChange::from_menu_value(click, value)) {
                Some(wish) => rules::change_rules(request, table, wish).await,
                None => errors::answer_old_button(request),
            }
        }
        Click::Level => match chosen.and_then(lobby::message::parse_computers_choice) {
            Some(choice) => lobby::change_lobby(request, table, choice).await,
            None => errors::answer_old_button(request),
        },
        Click::BackToEdition => {
            rules::change_rules(request, table, RuleChange::BackToEdition).await
        }
        Click::TakeBack => clock::rejoin_table(request, table).await,
        Click::StandIn => clock::take_over_computer_at_table(request, table).await,
        Click::Rack => view::show_rack(request, table).await,
        Click::RackBeside => view::show_rack_in_new_message(request, table).await,
        Click::Hint => view::hint::show_hint_in_rack(request, table).await,
        Click::Words => view::show_board_in_words(request, table).await,
        Click::RackWords => view::show_rack_in_words(request, table).await,
        Click::More => view::show_full_board_in_words(request, table).await,
        Click::Draw { .. }
        | Click::ConfirmDraw { .. }
        | Click::Pass { .. }
        | Click::Choose { .. }
        | Click::ChooseFreely { .. }
        | Click::ChooseTile { .. }
        | Click::Preview { .. }
        | Click::Place { .. }
        | Click::Undo { .. } => answer_turn_click(request, chosen, table, click).await,
        Click::Order(click) => {
            order::handle_standing_order_click(request, table, click, chosen).await
        }
        Click::ConfirmLeave => ending::leave_table(request, table).await,
        Click::ConfirmEnd => ending::end_match(request, table, None).await,
        Click::AgreeToEnd => ending::agree_to_end_match(request, table).await,
        Click::EndBecause => ending::end_match_for_reason(request, table, chosen).await,
        Click::Again => opening::open_rematch(request, table, false).await,
        Click::NextLevel => opening::open_rematch(request, table, true).await,
        Click::LastBoard => view::show_last_board(request, table).await,
        Click::Record => record::send_record(request, table).await,
        Click::Replay => record::send_replay(request, table).await,
        Click::Review(click) => review::handle_review_click(request, table, click, chosen).await,
        Click::Proof => record::show_deal_proof(request, table).await,
        Click::NextRound => turn::start_next_round(request, table).await,
        Click::Snooze { snooze } => clock::snooze_pings(request, table, snooze).await,
    }
}

/// Answers a click below the message of a lobby, or on one of the menus of its settings and rules.
async fn answer_lobby_click(
    request: &Request<'_>,
    component: &ComponentInteraction,
    table: TableId,
    click: Click,
) -> InteractionAnswer {
    match click {
        Click::Join => lobby::change_lobby(request, table, TableAction::Join).await,
        Click::Leave => ending::leave_by_click(request, table).await,
        Click::AddComputer => lobby::change_lobby(request, table, TableAction::AddComputer).await,
        Click::RemoveComputer => {
            lobby::change_lobby(request, table, TableAction::RemoveComputer).await
        }
        Click::Start => start::start_match(request, table).await,
        Click::Accept => lobby::change_lobby(request, table, TableAction::Accept).await,
        Click::Decline => lobby::change_lobby(request, table, TableAction::Decline).await,
        Click::Invite => {
            let people: Vec<PersonId> = match &component.data.kind {
                ComponentInteractionDataKind::UserSelect { values } => {
                    values.iter().map(|id| (*id).into()).collect()
                }
                _ => Vec::new(),
            };
            inviting::invite_to_table(request, table, &people).await
        }
        Click::Terms => terms::show_terms(request, table).await,
        Click::Seats
        | Click::SettingsClock
        | Click::FreeSeat
        | Click::HandOn
        | Click::Thread { .. }
        | Click::AllowStandIns { .. } => {
            terms::handle_terms_click(request, table, click, chosen_value(component)).await
        }
        Click::Friendly { on } => {
            lobby::change_lobby(request, table, TableAction::ChooseTerm(Term::Friendly(on))).await
        }
        Click::AgreeToRated => lobby::change_lobby(request, table, TableAction::AgreeToRated).await,
        _ => errors::answer_old_button(request),
    }
}

/// Answers a click with which a player acts in their turn; `menu_value` is the value chosen in a menu.
async fn answer_turn_click(
    request: &Request<'_>,
    menu_value: Option<&str>,
    table: TableId,
    click: Click,
) -> InteractionAnswer {
    match click {
        Click::Draw { decision } => {
            turn::draw_or_ask_to_confirm(request, table, Some(decision)).await
        }
        Click::ConfirmDraw { decision } => {
            turn::take_action(request, table, Some(decision), Action::Draw).await
        }
        Click::Pass { decision } => {
            turn::take_action(request, table, Some(decision), Action::Pass).await
        }
        Click::Choose { decision } | Click::ChooseFreely { decision, .. } => {
            match menu_value.and_then(|value| read_pick(value).ok()) {
                Some(pick) => place::preview_placement(request, table, decision, pick).await,
                None => errors::answer_old_button(request),
            }
        }
        Click::ChooseTile { decision } => match menu_value.map(str::parse) {
            Some(Ok(tile)) => place::show_spots_for_tile(request, table, decision, tile).await,
            _ => errors::answer_old_button(request),
        },
        Click::Preview { decision, pick } => {
            place::preview_placement(request, table, decision, pick).await
        }
        Click::Place { decision, pick } => {
            turn::take_action(request, table, Some(decision), Action::Place(pick)).await
        }
        Click::Undo { decision } => turn::undo_placement(request, table, Some(decision)).await,
        _ => errors::answer_old_button(request),
    }
}

/// Returns the refusal of a click that works only in the table's channel; `None` if the click is allowed. While the
/// table is asleep (its channel refuses messages), every click except leaving is refused.
async fn refusal_of_table_click(
    request: &Request<'_>,
    table: TableId,
    click: Click,
) -> Option<InteractionAnswer> {
    if !is_allowed_in_direct_messages(click)
        && is_clicked_outside_table_channel(request, table).await
    {
        return Some(clock::refuse_outside_table_channel(request, table).await);
    }
    let leaves = matches!(click, Click::Leave | Click::ConfirmLeave | Click::ConfirmEnd);
    if leaves { None } else { errors::refusal_if_channel_refuses_bot(request, table).await }
}

/// Returns `true` if the click was made outside servers, and the table belongs to a server or to another
/// direct message channel.
async fn is_clicked_outside_table_channel(request: &Request<'_>, table: TableId) -> bool {
    if request.place.server().is_some() {
        return false;
    }
    let table = request.bot.tables.current_table(table).await;
    table.is_ok_and(|table| Some(table.home) != request.home())
}

/// Returns `true` for the clicks that also work in a direct message: showing the rack, and everything that belongs
/// to a turn.
fn is_allowed_in_direct_messages(click: Click) -> bool {
    match click {
        Click::Rack
        | Click::RackBeside
        | Click::Words
        | Click::RackWords
        | Click::More
        | Click::Hint
        | Click::Rules
        | Click::Figures
        | Click::Draw { .. }
        | Click::ConfirmDraw { .. }
        | Click::Pass { .. }
        | Click::Choose { .. }
        | Click::ChooseTile { .. }
        | Click::ChooseFreely { .. }
        | Click::Preview { .. }
        | Click::Place { .. }
        | Click::Undo { .. }
        | Click::TakeBack
        | Click::NextRound
        | Click::Snooze { .. } => true,
        // The other clicks belong to lobbies or finished matches, or change something for everybody.
        _ => false,
    }
}

/// Returns the chosen value of a menu with a single choice; `None` if nothing was chosen.
fn chosen_value(component: &ComponentInteraction) -> Option<&str> {
    match &component.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().map(String::as_str),
        _ => None,
    }
}
