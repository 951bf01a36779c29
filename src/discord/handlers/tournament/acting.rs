//! Carrying out actions on tournaments, and explaining their refusals in words.

use crate::discord::handlers::moderation;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::ServerRequest;
use crate::guild::{LoadedTournament, ModerationAct, Requester, TournamentRefused};
use crate::ids::PersonId;
use crate::league::Rating;
use crate::league::tournament::{
    Applicant, Format, Player, Reason, TournamentAction, TournamentActor, TournamentPlan,
};
use crate::table::{Actor, TableRefusal};
use crate::text::Text;

/// Returns the person of the request with their permissions as an organiser.
///
/// # Errors
/// Returns a refusal if the permissions cannot be determined.
pub(super) async fn requester_with_rights(
    request: &ServerRequest<'_>,
) -> Result<Requester, InteractionAnswer> {
    let rights = request.server_rights().await?;
    let mut organiser = rights.can_manage_events();
    if !organiser && !request.roles.is_empty() {
        let role = request.bot.guilds.organiser_role(request.guild).await.ok().flatten();
        organiser = role.is_some_and(|role| request.roles.contains(&role));
    }
    let moderator = rights.can_moderate();
    let by = TournamentActor {
        id: request.actor.id,
        name: request.actor.name.clone(),
        organiser,
        moderator,
        applicant: Applicant::default(),
    };
    Ok(Requester { by, interaction: request.id, reason: None })
}

/// Returns the person of the request as a player, without any permissions.
pub(super) fn requesting_player(request: &ServerRequest<'_>) -> Requester {
    let Actor { id, name, .. } = request.actor.clone();
    Requester {
        by: TournamentActor::with_player_rights(id, name),
        interaction: request.id,
        reason: None,
    }
}

/// Returns the person of the request as a player who applies for a tournament with this plan. Their rating is loaded only if the
/// plan depends on it.
///
/// # Errors
/// Returns a refusal if the store does not answer.
pub(super) async fn requesting_applicant(
    request: &ServerRequest<'_>,
    plan: &TournamentPlan,
) -> Result<Requester, InteractionAnswer> {
    let mut requester = requesting_player(request);
    let mut rating = None;
    let is_limited = plan.entry.rating_least.is_some() || plan.entry.rating_most.is_some();
    if is_limited || plan.format == Format::Knockout {
        let league = request.bot.guilds.league_state(request.guild).await;
        let league =
            league.map_err(|error| private_answer(errors::report_store_error(request, &error)))?;
        let known = league.rating(request.actor.id, request.received);
        rating = Some(known.unwrap_or(Rating::NEW).displayed_points());
    }
    let (roles, member_since) = (request.roles.clone(), request.member_since);
    requester.by.applicant = Applicant { roles, rating, member_since };
    Ok(requester)
}

/// Carries out a player's action on the tournament of this channel. After a success, answers with the sentence that `success_text`
/// returns.
pub async fn apply_player_action_here(
    request: &ServerRequest<'_>,
    action: TournamentAction,
    success_text: impl FnOnce(&Text, &LoadedTournament) -> String,
) -> InteractionAnswer {
    match request.bot.tournaments.tournament_for_request(request.channel).await {
        Ok(loaded) => apply_player_action(request, &loaded, action, success_text).await,
        Err(error) => refuse_with_sentence(request, error),
    }
}

/// Carries out a player's action on this tournament. After a success, answers with the sentence that `success_text` returns.
pub(super) async fn apply_player_action(
    request: &ServerRequest<'_>,
    loaded: &LoadedTournament,
    action: TournamentAction,
    success_text: impl FnOnce(&Text, &LoadedTournament) -> String,
) -> InteractionAnswer {
    let requester = match action {
        TournamentAction::Join => requesting_applicant(request, &loaded.state.plan).await,
        _ => Ok(requesting_player(request)),
    };
    match requester {
        Ok(requester) => {
            apply_action_as_requester(request, loaded, &requester, action, success_text).await
        }
        Err(refusal) => refusal,
    }
}

/// Carries out an action on this tournament with the permissions of `requester`. After a success, answers with the sentence that
/// `success_text` returns.
async fn apply_action_as_requester(
    request: &ServerRequest<'_>,
    loaded: &LoadedTournament,
    requester: &Requester,
    action: TournamentAction,
    success_text: impl FnOnce(&Text, &LoadedTournament) -> String,
) -> InteractionAnswer {
    let acting = request.bot.tournaments.commit_action(loaded, requester, &action);
    let signs_up = matches!(action, TournamentAction::Join);
    let done = if signs_up {
        errors::run_public_action_within_rate_limit(request, acting).await
    } else {
        Ok(acting.await)
    };
    let done = match done {
        Ok(done) => done,
        Err(refusal) => return refusal,
    };
    match done {
        Ok(after) => {
            let reason = requester.reason_or_default(&action, &loaded.state);
            log_decision(request, &after, &action, reason.as_ref()).await;
            private_answer(success_text(request.text(), &after))
        }
        Err(error) => refuse_with_sentence(request, error),
    }
}

/// Stores an organiser's decision about players or tables in the moderators' log. `reason` is the reason that was given for it, if
/// any.
pub(super) async fn log_decision(
    request: &ServerRequest<'_>,
    loaded: &LoadedTournament,
    action: &TournamentAction,
    reason: Option<&Reason>,
) {
    let about = match action {
        TournamentAction::Rule { .. }
        | TournamentAction::Extend { .. }
        | TournamentAction::Cancel => None,
        TournamentAction::Withdraw { entry }
        | TournamentAction::Replace { entry, .. }
        | TournamentAction::Pardon { entry } => {
            loaded.state.entries.get(*entry).and_then(|entry| entry.player.person())
        }
        _ => return,
    };
    let (cause, words) = match reason {
        Some(Reason::Known(known)) => (Some(known.name().to_owned()), None),
        Some(Reason::Words(words)) => (None, Some(words.clone())),
        None => (None, None),
    };
    let (channel, name) = (loaded.state.channel, loaded.state.plan.name.clone());
    let act = ModerationAct::Tournament { channel, name, cause, words };
    moderation::log_and_post_act(request, about, act).await;
}

/// Carries out an organiser's action on the tournament of this channel, and answers with its result. `reason` is `None` for the
/// usual reason.
pub async fn apply_organiser_action_here(
    request: &ServerRequest<'_>,
    action: TournamentAction,
    reason: Option<Reason>,
) -> InteractionAnswer {
    match request.bot.tournaments.tournament_for_request(request.channel).await {
        Ok(loaded) => apply_organiser_action(request, &loaded, action, reason).await,
        Err(error) => refuse_with_sentence(request, error),
    }
}

/// Carries out an organiser's action on this tournament, and answers with its result. `reason` is `None` for the usual reason.
pub(super) async fn apply_organiser_action(
    request: &ServerRequest<'_>,
    loaded: &LoadedTournament,
    action: TournamentAction,
    reason: Option<Reason>,
) -> InteractionAnswer {
    let requester = match requester_with_rights(request).await {
        Ok(requester) => Requester { reason, ..requester },
        Err(refusal) => return refusal,
    };
    let reason = requester.reason_or_default(&action, &loaded.state);
    let did = |text: &Text, after: &LoadedTournament| {
        text.action_confirmation(&loaded.state, &after.state, &action, reason.as_ref())
    };
    apply_action_as_requester(request, loaded, &requester, action.clone(), did).await
}

/// Returns the player who replaces another one: this person, or a computer for `None`.
pub fn substitute_player(person: Option<(PersonId, String)>) -> Player {
    match person {
        Some((id, name)) => Player::Person { id, name },
        // The tournament assigns the number.
        None => Player::Computer { number: 0 },
    }
}

/// Returns a private answer with this text.
pub(super) fn private_answer(content: String) -> InteractionAnswer {
    PrivateReply::from_content(content).in_new_message().into()
}

/// Returns a private answer with the reason for the refusal.
pub(super) fn refuse_with_sentence(
    request: &ServerRequest<'_>,
    error: TournamentRefused,
) -> InteractionAnswer {
    private_answer(refusal_sentence(request, error))
}

/// Returns the reason for a refusal, in words.
pub(super) fn refusal_sentence(request: &ServerRequest<'_>, error: TournamentRefused) -> String {
    let text = request.text();
    match error {
        TournamentRefused::Refusal(refusal) => text.tournament_refusal(&refusal),
        TournamentRefused::ChannelTaken => text.channel_has_tournament(),
        TournamentRefused::TooMany { most } => text.too_many_tournaments(most),
        TournamentRefused::NoSuch => text.no_tournament(),
        TournamentRefused::AlreadyHandled => text.click_already_handled(),
        TournamentRefused::Barred { person, bar } if person == request.actor.id => {
            errors::table_refusal_sentence(text, &TableRefusal::Barred(bar))
        }
        TournamentRefused::Barred { person, .. } => text.other_person_suspended(person),
        TournamentRefused::Busy => text.tournament_busy(),
        TournamentRefused::Store(error) => errors::report_store_error(request, &error),
        TournamentRefused::Internal(error) => errors::report_internal_error(request, &error),
    }
}
