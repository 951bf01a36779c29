//! Commands and buttons of tournaments.

mod acting;
pub mod adjudicate;
pub mod leaving;
pub mod log;
mod organiser;
pub mod panel;
pub mod past;
pub mod planning;
mod player_steps;
mod standings;
mod start;

use self::acting::{
    apply_organiser_action, apply_player_action, private_answer, refuse_with_sentence,
    requester_with_rights,
};
pub use self::acting::{apply_organiser_action_here, apply_player_action_here, substitute_player};
use self::standings::points_explanation_of_entry;
use serenity::all::Permissions;

use crate::discord::custom_id::tournament::TournamentClick;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::InteractionAnswer;
use crate::discord::interaction::request::ServerRequest;
use crate::discord::interaction::suggest;
use crate::guild::{LoadedTournament, TournamentRefused};
use crate::ids::RoleId;
use crate::league::tournament::{
    EntryId, EntryTerms, Format, FormatKind, InvalidPlan, KnownReason, Reason, Tournament,
    TournamentAction, TournamentPlan, TournamentRefusal, Weekly,
};
use crate::table::{TurnClock, Zone};
use crate::text::{EntryNames, Lang, ScheduledEventListing, Text, is_same_name};
use crate::time::Millis;
use triominos_rules::game::{Change, Edition, Scoring};
use triominos_rules::opponent::Level;

const MINUTE: Millis = 60_000;

/// The options of `/tournament create`; each is `None` if it was not given. Times are in minutes.
#[derive(Clone, Debug, Default)]
pub struct CreateOptions {
    pub name: String,
    pub rounds: Option<u32>,
    pub seats: Option<u8>,
    pub arena: Option<u32>,
    pub format: Option<FormatKind>,
    /// The length of each match; `None` for the length of the edition.
    pub length: Option<Change>,
    pub edition: Option<Edition>,
    pub clock: Option<TurnClock>,
    pub final_table: bool,
    pub capacity: Option<u32>,
    pub check_in: Option<u32>,
    pub turn_up: Option<u32>,
    pub time: Option<u32>,
    pub computers: Option<u8>,
    pub level: Option<Level>,
    /// The start time as it was typed; `None` if none was typed.
    pub start: Option<String>,
    /// True to list the tournament among the server's scheduled events.
    pub event: bool,
    /// The conditions that people have to meet in order to join.
    pub entry: EntryTerms,
    /// True to repeat the tournament every week.
    pub weekly: bool,
    /// The dates on which the weekly tournament does not take place, as they were typed; `None` if none were typed.
    pub without: Option<String>,
}

impl CreateOptions {
    /// Returns the plan of the tournament; `None` if the edition keeps no scores. `default_level` is the server's level of
    /// computers, used if no level was chosen; `start` is the start in milliseconds since 1970; `weekly` is the weekly repetition.
    fn into_plan(
        self,
        locale: &str,
        default_level: Level,
        start: Option<Millis>,
        weekly: Option<Weekly>,
    ) -> Option<TournamentPlan> {
        let edition = self.edition.unwrap_or_default();
        let most = TournamentPlan::max_seats_at_table(edition);
        let scores = edition.rules(2)?.scoring != Scoring::None;
        let format = match (self.format, self.arena) {
            (_, Some(lasts)) => Format::Arena { lasts: Millis::from(lasts) * MINUTE },
            (Some(FormatKind::RoundRobin), _) => Format::RoundRobin,
            (Some(FormatKind::Knockout), _) => Format::Knockout,
            (Some(FormatKind::Swiss) | None, _) => {
                Format::Swiss { rounds: self.rounds.unwrap_or(4) }
            }
        };
        let places = match format {
            Format::RoundRobin => TournamentPlan::MOST_IN_ROUND_ROBIN,
            _ => 64,
        };
        let minutes =
            |given: Option<u32>, usual: u32| Millis::from(given.unwrap_or(usual)) * MINUTE;
        // Only the number of Swiss rounds is free. The rounds of the other formats follow from the number of players.
        let is_fitted = matches!(format, Format::Swiss { .. }) && self.rounds.is_none();
        let keeps_time = self.time.is_some();
        let plan = scores.then(|| TournamentPlan {
            name: self.name.trim().to_owned(),
            format,
            seats: self.seats.unwrap_or(if format.has_predetermined_opponents() {
                2
            } else {
                most
            }),
            most,
            final_table: self.final_table,
            capacity: self.capacity.unwrap_or(places),
            check_in: self.check_in.map(|minutes| Millis::from(minutes) * MINUTE),
            turn_up: minutes(self.turn_up, 10),
            table_time: minutes(self.time, 120),
            edition: edition.name().to_owned(),
            rules: TournamentPlan::rules_by_player_count(edition, self.length, most),
            clock: self.clock.unwrap_or(TurnClock::FiveMinutes).name().to_owned(),
            level: self.level.unwrap_or(default_level).name().to_owned(),
            locale: locale.to_owned(),
            start,
            is_event: self.event,
            entry: self.entry,
            weekly,
        })?;
        Some(if is_fitted { plan.with_rounds_that_fit_an_evening(keeps_time) } else { plan })
    }
}

/// Handles `/tournament create`: creates a tournament in this channel.
pub async fn create_tournament(
    request: &ServerRequest<'_>,
    options: CreateOptions,
) -> InteractionAnswer {
    let text = request.text();
    if !request.can_have_threads() {
        return private_answer(text.tournament_needs_threads());
    }
    if let Some(refusal) = errors::refusal_if_bot_lacks_rights_for_tournament(request) {
        return refusal;
    }
    if options.rounds.is_some() && options.arena.is_some() {
        return private_answer(text.rounds_and_arena_conflict());
    }
    let fixed = matches!(options.format, Some(FormatKind::RoundRobin | FormatKind::Knockout));
    let sets_tables = options.rounds.is_some() || options.arena.is_some() || options.final_table;
    if fixed && (sets_tables || options.seats.is_some_and(|seats| seats != 2)) {
        return private_answer(text.fixed_table_format_refusal());
    }
    if options.format == Some(FormatKind::Swiss) && options.arena.is_some() {
        return private_answer(text.rounds_and_arena_conflict());
    }
    let computers = options.computers.unwrap_or(0);
    let usual = match request.bot.guilds.default_computer_level(request.guild).await {
        Ok(level) => level,
        Err(error) => return private_answer(errors::report_store_error(request, &error)),
    };
    let start = match planning::parse_start_or_refuse(request, options.start.as_deref()).await {
        Ok(start) => start,
        Err(refusal) => return refusal,
    };
    let event = options.event.then(|| {
        let may = request.has_app_permission(Permissions::CREATE_EVENTS);
        if may { ScheduledEventListing::Shown } else { ScheduledEventListing::MayNot }
    });
    let weekly = match weekly_repetition_from_options(request, &options, start).await {
        Ok(weekly) => weekly,
        Err(refusal) => return refusal,
    };
    let Some(plan) = options.into_plan(request.table_locale, usual, start, weekly) else {
        return private_answer(text.tournament_needs_scores());
    };
    let requester = match requester_with_rights(request).await {
        Ok(requester) => requester,
        Err(refusal) => return refusal,
    };
    let tournaments = &request.bot.tournaments;
    match tournaments.create(request.guild, request.channel, &requester, plan, computers).await {
        Ok(loaded) => {
            let created = text.tournament_created(&loaded.state, event);
            organiser::show_organiser_panel(request, &loaded, Some(&created)).await
        }
        Err(error) => refuse_creation(request, error).await,
    }
}

/// Returns the weekly repetition that was chosen; `None` if the tournament is held once. `start` is the start in milliseconds since
/// 1970.
///
/// # Errors
/// Returns a refusal if dates were typed that cannot be parsed, or if dates were typed for a tournament that is not
/// weekly.
async fn weekly_repetition_from_options(
    request: &ServerRequest<'_>,
    options: &CreateOptions,
    start: Option<Millis>,
) -> Result<Option<Weekly>, InteractionAnswer> {
    let without = planning::parse_skipped_dates_or_refuse(request, options.without.as_deref())?;
    if !options.weekly {
        let refusal = || request.text().tournament_refusal(&InvalidPlan::DatesWithoutWeekly.into());
        return without.map_or(Ok(None), |_| Err(private_answer(refusal())));
    }
    let zone = planning::time_zone_of_weekly_tournament(request, options.start.as_deref()).await;
    let anchor = start.unwrap_or_default();
    Ok(Some(Weekly { anchor, zone, without: without.unwrap_or_default() }))
}

/// Returns the refusal of a tournament that could not be created. If the person is no organiser, it names the role of
/// organisers.
async fn refuse_creation(
    request: &ServerRequest<'_>,
    error: TournamentRefused,
) -> InteractionAnswer {
    if let TournamentRefused::Refusal(TournamentRefusal::NotAnOrganiser) = error {
        let role = request.bot.guilds.organiser_role(request.guild).await.ok().flatten();
        return private_answer(request.text().tournament_creation_refusal(role));
    }
    refuse_with_sentence(request, error)
}

/// Returns the person's time zone, as set for their quiet hours; `None` if they have none.
async fn time_zone_of_person(request: &ServerRequest<'_>) -> Option<Zone> {
    let quiet = request.bot.guilds.quiet_hours(request.actor.id).await.ok().flatten();
    quiet.map(|quiet| quiet.zone)
}

/// Suggests start times for the text that was typed so far.
pub async fn suggest_starts(request: &ServerRequest<'_>, typed: &str) -> Vec<(String, String)> {
    start::suggest_starts(
        request.text(),
        typed,
        request.received,
        time_zone_of_person(request).await.as_ref(),
    )
}

/// Returns a function that makes the sentence for the person of the request after they have joined a tournament: they are on the
/// waiting list, or they take part.
pub fn joined_sentence(
    request: &ServerRequest<'_>,
) -> impl FnOnce(&Text, &LoadedTournament) -> String {
    let person = request.actor.id;
    move |text, LoadedTournament { state, .. }| {
        if let Some(place) = state.waiting_list_place(person) {
            return text.tournament_waitlisted(place);
        }
        let entry = state.entry_of(person).and_then(|entry| state.entries.get(entry));
        let late = entry.is_some_and(|entry| entry.missed > 0);
        text.tournament_joined(&state.plan.name, late)
    }
}

/// Handles `/tournament start`: opens the check-in or starts the tournament. If the bot lacks a permission that the tournament
/// needs in this channel, it refuses before it notifies any player.
pub async fn start_tournament(request: &ServerRequest<'_>) -> InteractionAnswer {
    if request.can_have_threads()
        && let Some(refusal) = errors::refusal_if_bot_lacks_rights_for_tournament(request)
    {
        return refusal;
    }
    apply_organiser_action_here(request, TournamentAction::Start, None).await
}

/// Handles `/tournament status`: shows the standings or, if `typed_player` is given, the details of that
/// player's points.
pub async fn show_status(
    request: &ServerRequest<'_>,
    typed_player: Option<&str>,
) -> InteractionAnswer {
    let loaded = match request.bot.tournaments.tournament_for_request(request.channel).await {
        Ok(loaded) => loaded,
        Err(error) => return refuse_with_sentence(request, error),
    };
    let Some(typed_player) = typed_player else {
        return standings::standings_reply(request, &loaded, 0).await.in_new_message().into();
    };
    let account = find_entry(&loaded.state, typed_player)
        .and_then(|entry| points_explanation_of_entry(&loaded.state, request.text(), entry));
    private_answer(
        account
            .unwrap_or_else(|| request.text().tournament_refusal(&TournamentRefusal::NoSuchEntry)),
    )
}

/// Parses the chosen or typed reason for an organiser's decision; `None` if there is none.
pub fn parse_reason(request: &ServerRequest<'_>, typed: Option<&str>) -> Option<Reason> {
    let typed = typed?.trim();
    let is_meant = |reason: &&KnownReason| {
        reason.name() == typed || request.text().predefined_reason_name(**reason) == typed
    };
    Some(match KnownReason::ALL.iter().find(is_meant) {
        Some(known) => Reason::Known(*known),
        None => Reason::Words(typed.to_owned()),
    })
}

/// Suggests reasons for the text that was typed so far.
pub fn suggest_reasons(request: &ServerRequest<'_>, typed: &str) -> Vec<(String, String)> {
    let typed = typed.to_lowercase();
    let choice = |reason: &KnownReason| {
        (request.text().predefined_reason_name(*reason), reason.name().to_owned())
    };
    let all = KnownReason::ALL.iter().map(choice);
    all.filter(|(label, _)| label.to_lowercase().contains(&typed)).collect()
}

/// Suggests players whose names match the text that was typed so far.
pub async fn suggest_players(request: &ServerRequest<'_>, typed: &str) -> Vec<(String, String)> {
    let Some(LoadedTournament { state, .. }) = suggest::find_tournament_of_channel(request).await
    else {
        return Vec::new();
    };
    let typed = typed.to_lowercase();
    let names = EntryNames::from_state(&state);
    let choice = |entry: usize| {
        (request.text().plain_player_name(&names.entry_name(&state, entry)), format!("#{entry}"))
    };
    let choices = (0..state.entries.len()).map(choice);
    choices
        .filter(|(name, value)| name.to_lowercase().contains(&typed) || *value == typed)
        .collect()
}

/// Returns the entry that was chosen from the suggestions, or whose name was typed in full; `None`
/// if there is none.
fn find_entry(state: &Tournament, typed_player: &str) -> Option<EntryId> {
    let typed_player = typed_player.trim();
    let chosen = typed_player.strip_prefix('#').and_then(|entry| entry.parse().ok());
    let names = EntryNames::from_state(state);
    // The typed name may come from a message in any language.
    let named = |entry: &usize| {
        let who = names.entry_name(state, *entry);
        let names = Lang::ALL.map(|lang| Text::for_lang(lang).player_name_for_picture(&who));
        names.iter().any(|name| is_same_name(name, typed_player))
    };
    let known = |entry: &usize| *entry < state.entries.len();
    chosen.filter(known).or_else(|| (0..state.entries.len()).find(named))
}

/// Carries out an organiser's action on the player whose name was typed or suggested. `reason` is `None` for the usual reason.
pub async fn apply_organiser_action_to_entry(
    request: &ServerRequest<'_>,
    typed_player: &str,
    reason: Option<Reason>,
    action: impl FnOnce(EntryId) -> TournamentAction,
) -> InteractionAnswer {
    let loaded = match request.bot.tournaments.tournament_for_request(request.channel).await {
        Ok(loaded) => loaded,
        Err(error) => return refuse_with_sentence(request, error),
    };
    match find_entry(&loaded.state, typed_player) {
        Some(entry) => apply_organiser_action(request, &loaded, action(entry), reason).await,
        None => private_answer(request.text().tournament_refusal(&TournamentRefusal::NoSuchEntry)),
    }
}

/// Refuses a bot as a substitute, because it would never come to its table.
pub fn refuse_bot_as_substitute(request: &ServerRequest<'_>) -> InteractionAnswer {
    private_answer(request.text().no_bot_in_tournament())
}

/// Handles `/tournament organisers`: sets the role of organisers (`None` for no role), for people with
/// the permission Manage Events.
pub async fn set_organiser_role(
    request: &ServerRequest<'_>,
    role: Option<RoleId>,
) -> InteractionAnswer {
    let text = request.text();
    match request.server_rights().await {
        Ok(rights) if rights.can_manage_events() => {}
        Ok(_) => {
            return private_answer(text.tournament_refusal(&TournamentRefusal::NotAnOrganiser));
        }
        Err(refusal) => return refusal,
    }
    match request.bot.guilds.set_organiser_role(request.guild, role).await {
        Ok(()) => private_answer(text.tournament_organiser_role(role)),
        Err(error) => private_answer(errors::report_store_error(request, &error)),
    }
}

/// Handles a click on a button of a tournament. `loaded` is the tournament, which was loaded for the click.
pub async fn handle_tournament_click(
    request: &ServerRequest<'_>,
    loaded: Result<LoadedTournament, TournamentRefused>,
    click: TournamentClick,
) -> InteractionAnswer {
    let loaded = match loaded {
        Ok(loaded) => loaded,
        Err(error) => return refuse_with_sentence(request, error),
    };
    match click {
        TournamentClick::Join => {
            apply_player_action(request, &loaded, TournamentAction::Join, joined_sentence(request))
                .await
        }
        TournamentClick::Leave => leaving::ask_to_leave(request, &loaded).await,
        TournamentClick::ConfirmLeave => leaving::leave_tournament(request, &loaded).await,
        TournamentClick::Return => leaving::return_to_seat(request, &loaded).await,
        TournamentClick::CheckIn => {
            apply_player_action(request, &loaded, TournamentAction::CheckIn, |text, _| {
                text.tournament_checked_in()
            })
            .await
        }
        TournamentClick::Standings => {
            standings::standings_reply(request, &loaded, 0).await.in_new_message().into()
        }
        TournamentClick::Higher(page)
        | TournamentClick::Lower(page)
        | TournamentClick::Mine(page) => {
            standings::standings_reply(request, &loaded, page).await.into()
        }
        TournamentClick::Share(page) => standings::share_standings(request, &loaded, page).await,
        TournamentClick::Details => {
            standings::tie_breaks_reply(request, &loaded, None).in_new_message().into()
        }
        TournamentClick::DetailsHigher(page)
        | TournamentClick::DetailsLower(page)
        | TournamentClick::DetailsMine(page) => {
            standings::tie_breaks_reply(request, &loaded, Some(page)).into()
        }
        TournamentClick::Here { table } => {
            let action = TournamentAction::Arrive { table };
            apply_player_action(request, &loaded, action, |text, _| {
                text.tournament_presence_confirmed()
            })
            .await
        }
    }
}
