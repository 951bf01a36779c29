//! Decisions about the result of a table: `/tournament result`, and steps of the organisers' panel.

use std::collections::BTreeMap;

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenuOption};
use sha2::{Digest, Sha256};

use super::acting::{
    apply_organiser_action, private_answer, refusal_sentence, refuse_with_sentence,
};
use super::organiser::{MenuChoice, MenuPage, Organiser};
use crate::discord::custom_id::organise::{PanelClick, SeatOrder, Verdict};
use crate::discord::handlers::input::Input;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::ServerRequest;
use crate::discord::interaction::suggest;
use crate::discord::render::components::{self, MENU};
use crate::guild::{LoadedTournament, TournamentRefused};
use crate::league::tournament::{
    EntryId, KnownReason, Reason, Report, Ruling, TableOutcome, TournamentAction,
    TournamentRefusal, TournamentSeatResult, TournamentTable,
};
use crate::text::{EntryNames, OrganiserButton, OrganiserMenu};

const STANDING: &str = "stands";
const VOID: &str = "void";
const AS_PLAYED: &str = "played";
/// The maximum length of a suggestion, in characters.
const CHOICE: usize = 100;

/// Handles `/tournament result`: decides the result of the table with this number. The typed order is a suggested choice, or an
/// order of the seats such as `2>1=3`. `reason` is `None` for the usual reason.
pub async fn decide_typed_result(
    request: &ServerRequest<'_>,
    table_number: u32,
    typed_order: &str,
    reason: Option<Reason>,
) -> InteractionAnswer {
    let text = request.text();
    let loaded = match request.bot.tournaments.tournament_for_request(request.channel).await {
        Ok(loaded) => loaded,
        Err(error) => return refuse_with_sentence(request, error),
    };
    let Some(table) = loaded.state.table(table_number) else {
        return private_answer(
            text.tournament_refusal(&TournamentRefusal::NoSuchTable { table: table_number }),
        );
    };
    let ruling = match typed_order.trim() {
        STANDING => match results_by_current_score(request, &loaded, table).await {
            Ok(results) => Some(Ruling::Standing(results)),
            Err(error) => return refuse_with_sentence(request, error),
        },
        VOID => Some(Ruling::Void),
        AS_PLAYED => None,
        typed_order => match parse_seat_order(table, typed_order) {
            Some(order) => Some(Ruling::Order(order)),
            None => return private_answer(text.tournament_refusal(&TournamentRefusal::BadOrder)),
        },
    };
    apply_organiser_action(
        request,
        &loaded,
        TournamentAction::Rule { table: table_number, ruling },
        reason,
    )
    .await
}

/// Parses a typed order of the seats, best first, into groups of tied entries; `None` if it is
/// malformed.
fn parse_seat_order(table: &TournamentTable, typed_order: &str) -> Option<Vec<Vec<EntryId>>> {
    let seat = |seat: &str| {
        let seat: usize = seat.trim().parse().ok()?;
        Some(table.seats.get(seat.checked_sub(1)?)?.entry)
    };
    let group = |group: &str| group.split('=').map(seat).collect::<Option<Vec<EntryId>>>();
    typed_order.split('>').map(group).collect()
}

/// Returns the results of a table's seats by the current score of its match.
///
/// # Errors
/// Returns an error if the table is not being played, or the store does not answer.
async fn results_by_current_score(
    request: &ServerRequest<'_>,
    loaded: &LoadedTournament,
    table: &TournamentTable,
) -> Result<Vec<TournamentSeatResult>, TournamentRefused> {
    let report = report_of_running_match(request, loaded, table).await?;
    let results = report.map(|report| loaded.state.results_as_they_stand(table, &report));
    Ok(results.ok_or(TournamentRefusal::NotUnderWay { table: table.number })?)
}

/// Returns the current state of a table's match; `None` before it begins and after it ends.
async fn report_of_running_match(
    request: &ServerRequest<'_>,
    loaded: &LoadedTournament,
    table: &TournamentTable,
) -> Result<Option<Report>, TournamentRefused> {
    if !table.is_open() {
        return Ok(None);
    }
    let mut now = request.bot.tournaments.current_matches(loaded, &[table]).await?;
    Ok(now.reports.remove(&table.number))
}

/// Suggests results for a table that match the typed text: first the current result, then orders of the seats without ties, as many
/// as there is room for.
pub async fn suggest_seat_orders(
    request: &ServerRequest<'_>,
    table_number: Option<u32>,
    typed: &str,
) -> Vec<(String, String)> {
    let text = request.text();
    let Some(loaded) = suggest::find_tournament_of_channel(request).await else {
        return Vec::new();
    };
    let Some(table) = table_number.and_then(|table_number| loaded.state.table(table_number)) else {
        return Vec::new();
    };
    let names = EntryNames::from_state(&loaded.state);
    let name =
        |seat: &usize| text.plain_player_name(&names.player_name(&table.seats[*seat].player));
    let each = permutations(table.seats.len()).into_iter().map(|order| {
        let names: Vec<String> = order.iter().map(name).collect();
        let seats: Vec<String> = order.iter().map(|seat| (seat + 1).to_string()).collect();
        (shortened_name(&names.join(" > ")), seats.join(">"))
    });
    let typed = typed.to_lowercase();
    let is_meant =
        |(name, value): &(String, String)| name.to_lowercase().contains(&typed) || *value == typed;
    let stands = (text.current_scores_suggestion(), STANDING.to_owned());
    let played = (text.result_as_played_suggestion(), AS_PLAYED.to_owned());
    let void = (text.void_table_suggestion(), VOID.to_owned());
    let first = table.is_open().then_some(stands);
    let played = (table.ruling.is_some() && !table.voided).then_some(played);
    let mut choices: Vec<_> = first.into_iter().chain(played).filter(&is_meant).collect();
    let void = Some(void).filter(&is_meant);
    let room = MENU - choices.len() - usize::from(void.is_some());
    choices.extend(each.filter(&is_meant).take(room));
    choices.extend(void);
    choices
}

/// Returns every order of the numbers from 0 to `count - 1`.
fn permutations(count: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![Vec::new()];
    for _ in 0..count {
        let longer = |order: Vec<usize>| {
            let free: Vec<usize> = (0..count).filter(|seat| !order.contains(seat)).collect();
            free.into_iter().map(move |seat| [order.clone(), vec![seat]].concat())
        };
        orders = orders.into_iter().flat_map(longer).collect();
    }
    orders
}

/// Shortens a name to the maximum length of a suggestion.
fn shortened_name(name: &str) -> String {
    if name.chars().count() <= CHOICE {
        return name.to_owned();
    }
    name.chars().take(CHOICE - 1).chain(['…']).collect()
}

/// Handles a click in the steps of the panel in which an organiser decides the result of a table.
pub(super) async fn handle_ruling_click(
    organiser: &Organiser<'_>,
    click: PanelClick,
    input: &Input,
) -> InteractionAnswer {
    let done = match click {
        PanelClick::Tables(page) => show_tables(organiser, page).await,
        PanelClick::ChooseTable(_) => match input.parsed_value() {
            Some(number) => table_decisions_reply(organiser, number).await,
            None => return errors::answer_old_button(organiser.request),
        },
        PanelClick::Table(number) => table_decisions_reply(organiser, number).await,
        PanelClick::Places(number, places) if places == SeatOrder::default() => {
            match initial_seat_order(organiser, number).await {
                Ok(places) => place_menus_reply(organiser, number, places),
                Err(error) => Err(error),
            }
        }
        PanelClick::Places(number, places) => {
            match input
                .single_value()
                .map_or(Ok(places), |choice| places.with_appended_seat(choice))
            {
                Ok(places) => place_menus_reply(organiser, number, places),
                Err(_) => return errors::answer_old_button(organiser.request),
            }
        }
        PanelClick::Place(number, places, at) => {
            match input.single_value().map(|choice| places.with_changed_place(at as usize, choice))
            {
                Some(Ok(places)) => place_menus_reply(organiser, number, places),
                _ => return errors::answer_old_button(organiser.request),
            }
        }
        PanelClick::Ask(number, verdict) => {
            ask_to_confirm_ruling(organiser, number, verdict, false).await
        }
        PanelClick::Decide(number, verdict) => {
            decide_ruling(organiser, number, verdict, None).await
        }
        PanelClick::DecideBecause(number, verdict) => {
            match input.single_value().and_then(KnownReason::from_name) {
                Some(reason) => decide_ruling(organiser, number, verdict, Some(reason)).await,
                None => return errors::answer_old_button(organiser.request),
            }
        }
        _ => return errors::answer_old_button(organiser.request),
    };
    match done {
        Ok(answer) => answer,
        Err(error) => organiser.show_panel(Some(&refusal_sentence(organiser.request, error))).await,
    }
}

/// Shows a page of the menu of tables.
async fn show_tables(
    organiser: &Organiser<'_>,
    page: u32,
) -> Result<InteractionAnswer, TournamentRefused> {
    let (text, state) = (organiser.text(), &organiser.loaded.state);
    let all = state.tables_by_decision_priority();
    let MenuPage { items: shown, number: page, buttons } =
        organiser.page_with_buttons(&all, page, PanelClick::Tables);
    let open: Vec<&TournamentTable> =
        shown.iter().copied().filter(|table| table.is_open()).collect();
    let now = organiser.request.bot.tournaments.current_matches(&organiser.loaded, &open).await?;
    let choice = |table: &TournamentTable| {
        let about = text.table_option_description(state, table, now.reports.get(&table.number));
        (text.tournament_table_label(state, table), table.number.to_string(), Some(about))
    };
    let choices: Vec<MenuChoice> = shown.into_iter().map(choice).collect();
    let mut rows = vec![buttons];
    if !choices.is_empty() {
        let click = PanelClick::ChooseTable(page);
        rows.insert(0, organiser.panel_menu(click, choices, OrganiserMenu::Table));
    }
    Ok(PrivateReply::with_rows(text.choose_table_question(state), rows).into())
}

/// Returns the table with this number. Returns an error if there is none, or if the person plays at it.
fn find_table<'a>(
    organiser: &'a Organiser<'_>,
    table_number: u32,
) -> Result<&'a TournamentTable, TournamentRefused> {
    let table = organiser
        .loaded
        .state
        .table(table_number)
        .ok_or(TournamentRefusal::NoSuchTable { table: table_number })?;
    let own = organiser.loaded.state.entry_of(organiser.request.actor.id);
    if own.is_some_and(|entry| table.seat_of(entry).is_some()) {
        return Err(TournamentRefusal::OwnTable { table: table_number }.into());
    }
    Ok(table)
}

/// Shows the possible decisions about a table.
async fn table_decisions_reply(
    organiser: &Organiser<'_>,
    table_number: u32,
) -> Result<InteractionAnswer, TournamentRefused> {
    let (table, state) = (find_table(organiser, table_number)?, &organiser.loaded.state);
    let report = report_of_running_match(organiser.request, &organiser.loaded, table).await?;
    let mut buttons = Vec::new();
    if report.is_some() {
        let stands = PanelClick::Ask(table_number, Verdict::Standing(0));
        let label = OrganiserButton::AsItStands;
        buttons.push(organiser.styled_button(stands, label, ButtonStyle::Primary));
    }
    let mut content = organiser.text().table_result_question(state, table, report.as_ref());
    match organiser.refusal_for_participating_organiser() {
        None => buttons.extend(neutral_ruling_buttons(organiser, table)),
        Some(refusal) => content = format!("{content}\n{refusal}"),
    }
    buttons.push(organiser.panel_button(PanelClick::Tables(0), OrganiserButton::Back));
    Ok(PrivateReply::with_rows(content, vec![CreateActionRow::Buttons(buttons)]).into())
}

/// Returns the buttons of those decisions about a table that need a neutral organiser: one who does not take part in the
/// tournament.
fn neutral_ruling_buttons(organiser: &Organiser<'_>, table: &TournamentTable) -> Vec<CreateButton> {
    let number = table.number;
    let places = PanelClick::Places(number, SeatOrder::default());
    let void = PanelClick::Ask(number, Verdict::Void);
    let played = PanelClick::Ask(number, Verdict::Played);
    let can_restore = table.ruling.is_some() && table.played.is_some() && !table.voided;
    [
        (table.seats.len() > 1).then_some((places, OrganiserButton::Places)),
        Some((void, OrganiserButton::Void)),
        can_restore.then_some((played, OrganiserButton::AsPlayed)),
    ]
    .into_iter()
    .flatten()
    .map(|(click, label)| organiser.panel_button(click, label))
    .collect()
}

/// Shows one menu for each place in the result of a table, filled with the order `places`, and the button that confirms this order.
fn place_menus_reply(
    organiser: &Organiser<'_>,
    table_number: u32,
    places: SeatOrder,
) -> Result<InteractionAnswer, TournamentRefused> {
    let (text, state) = (organiser.text(), &organiser.loaded.state);
    let table = find_table(organiser, table_number)?;
    let places = places.with_missing_seats_last(table.seats.len());
    let order = entries_at_seats(table, &places.tied_groups())?;
    let ruling = Some(Ruling::Order(order.clone()));
    let entry = |seat: usize| table.seats.get(seat).map_or(0, |seat| seat.entry);
    let menu = |at: usize| {
        let (own, tied) = places.seat_and_is_tied_with_previous(at).unwrap_or_default();
        let place = 1
            + (1..=at)
                .rev()
                .find(|at| {
                    places.seat_and_is_tied_with_previous(*at).is_some_and(|(_, tied)| !tied)
                })
                .unwrap_or(0);
        let option = |seat: usize| {
            let label = text.place_choice_label(state, table, entry(seat), place);
            let option = CreateSelectMenuOption::new(label, (seat + 1).to_string());
            option.default_selection(seat == own)
        };
        let before =
            at.checked_sub(1).and_then(|before| places.seat_and_is_tied_with_previous(before));
        let tie = before.map(|(before, _)| {
            let label = text.tie_choice_label(state, table, entry(before), tied);
            CreateSelectMenuOption::new(label, if tied { ">" } else { "=" })
        });
        let options = (0..table.seats.len()).map(option).chain(tie).collect();
        let at = u32::try_from(at).unwrap_or(u32::MAX);
        let id = organiser.component_id(PanelClick::Place(table_number, places, at));
        // The placeholder is never visible, because an option is always selected.
        let placeholder = text.place_choice_label(state, table, entry(own), place);
        components::select_menu(id, options, placeholder)
    };
    let mut rows: Vec<CreateActionRow> = (0..table.seats.len()).map(menu).collect();
    let verdict = Verdict::Order(places);
    let decide = PanelClick::Decide(table_number, verdict);
    rows.push(CreateActionRow::Buttons(vec![
        organiser.styled_button(decide, OrganiserButton::Decide, ButtonStyle::Danger),
        organiser
            .panel_button(PanelClick::Ask(table_number, verdict), OrganiserButton::OtherReason),
        back_to_table_button(organiser, table_number),
    ]));
    let mut content = text.decision_question(state, table, ruling.as_ref(), false);
    let action = TournamentAction::Rule { table: table_number, ruling };
    if let Some(usual) = action.usual_reasons(state).first() {
        content = format!("{content}\n{}", text.chosen_reason_note(*usual));
    }
    Ok(PrivateReply::with_rows(content, rows).into())
}

/// Returns the order of seats that the menus of places show at first: the current order of the match, or the order of an earlier
/// decision. If there is neither, or if all players are tied, it is the order in which the seats are numbered.
async fn initial_seat_order(
    organiser: &Organiser<'_>,
    table_number: u32,
) -> Result<SeatOrder, TournamentRefused> {
    let table = find_table(organiser, table_number)?;
    let report = report_of_running_match(organiser.request, &organiser.loaded, table).await?;
    let outcome = match (&report, table.outcome().or_else(|| table.played.clone())) {
        (Some(report), _) => organiser.loaded.state.results_as_they_stand(table, report),
        (None, Some(TableOutcome::Places(results))) => results,
        (None, _) => return Ok(SeatOrder::default()),
    };
    let mut groups: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for (seat, result) in outcome.iter().enumerate() {
        groups.entry(result.place).or_default().push(seat);
    }
    // If all players are tied, for example because nobody has scored, the ties would have to be removed one by one.
    match groups.len() {
        1 => Ok(SeatOrder::default()),
        _ => Ok(SeatOrder::from_tied_groups(&groups.into_values().collect::<Vec<_>>())),
    }
}

/// Converts groups of seats to groups of the tournament's entries that play in these seats.
fn entries_at_seats(
    table: &TournamentTable,
    seat_groups: &[Vec<usize>],
) -> Result<Vec<Vec<EntryId>>, TournamentRefusal> {
    let entry = |seat: &usize| table.seats.get(*seat).map(|seat| seat.entry);
    let group = |group: &Vec<usize>| group.iter().map(entry).collect();
    seat_groups.iter().map(group).collect::<Option<_>>().ok_or(TournamentRefusal::BadOrder)
}

/// Returns the button that leads to the decisions about the table with this number.
fn back_to_table_button(organiser: &Organiser<'_>, table_number: u32) -> CreateButton {
    organiser.panel_button(PanelClick::Table(table_number), OrganiserButton::Back)
}

/// Converts the verdict of a button to the ruling that the tournament stores; `None` if the played result is restored. Also returns
/// the verdict for the next button. If it is [`Verdict::Standing`], it now contains the hash of the current score.
async fn ruling_and_current_verdict(
    organiser: &Organiser<'_>,
    table: &TournamentTable,
    verdict: Verdict,
) -> Result<(Option<Ruling>, Verdict), TournamentRefused> {
    Ok(match verdict {
        Verdict::Standing(_) => {
            let results =
                results_by_current_score(organiser.request, &organiser.loaded, table).await?;
            let mark = Verdict::Standing(results_hash(&results));
            (Some(Ruling::Standing(results)), mark)
        }
        Verdict::Order(places) => {
            let order = entries_at_seats(table, &places.tied_groups())?;
            (Some(Ruling::Order(order)), verdict)
        }
        Verdict::Void => (Some(Ruling::Void), verdict),
        Verdict::Played => (None, verdict),
    })
}

/// Returns a hash of results. A confirmation button contains the hash of the results that were shown; if it differs, they have
/// changed since.
fn results_hash(results: &[TournamentSeatResult]) -> u32 {
    let json = serde_json::to_string(results).unwrap_or_default();
    let digest = Sha256::digest(json);
    u32::from_be_bytes([digest[0], digest[1], digest[2], digest[3]])
}

/// Asks the organiser to confirm a decision about the table with this number. `has_match_continued` is true if they confirmed it
/// before, but the match had continued.
async fn ask_to_confirm_ruling(
    organiser: &Organiser<'_>,
    table_number: u32,
    verdict: Verdict,
    has_match_continued: bool,
) -> Result<InteractionAnswer, TournamentRefused> {
    let table = find_table(organiser, table_number)?;
    let (ruling, verdict) = ruling_and_current_verdict(organiser, table, verdict).await?;
    let (click, label) = (PanelClick::Decide(table_number, verdict), OrganiserButton::Decide);
    let state = &organiser.loaded.state;
    let content =
        organiser.text().decision_question(state, table, ruling.as_ref(), has_match_continued);
    let action = TournamentAction::Rule { table: table_number, ruling };
    let because = PanelClick::DecideBecause(table_number, verdict);
    let back = back_to_table_button(organiser, table_number);
    Ok(organiser.ask_to_confirm_decision(content, &action, (click, label), because, back).into())
}

/// Carries out a decision about the table with this number. `reason` is `None` for the usual reason.
async fn decide_ruling(
    organiser: &Organiser<'_>,
    table_number: u32,
    verdict: Verdict,
    reason: Option<KnownReason>,
) -> Result<InteractionAnswer, TournamentRefused> {
    let table = find_table(organiser, table_number)?;
    let (ruling, now) = ruling_and_current_verdict(organiser, table, verdict).await?;
    if now != verdict {
        return ask_to_confirm_ruling(organiser, table_number, now, true).await;
    }
    Ok(organiser
        .perform_for_reason(TournamentAction::Rule { table: table_number, ruling }, reason)
        .await)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the result of a seat with this score.
    fn seat_result(score: i32) -> TournamentSeatResult {
        TournamentSeatResult { place: 1, score: Some(score), stayed: true, missed: 0 }
    }

    #[test]
    fn different_scores_have_different_hashes() {
        assert_eq!(results_hash(&[seat_result(1)]), results_hash(&[seat_result(1)]));
        assert_ne!(results_hash(&[seat_result(1)]), results_hash(&[seat_result(2)]));
    }

    #[test]
    fn all_orders_of_up_to_four_seats_are_generated() {
        assert_eq!([1, 2, 3, 4].map(|seats| permutations(seats).len()), [1, 2, 6, 24]);
    }
}
