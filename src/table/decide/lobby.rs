//! The lobby: seats, the host's choice of rules, and the start of the match.

use std::ops::RangeInclusive;

use super::decided::Decided;
use super::end::end_or_vote_for_end;
use super::invitations::{accept_invitation, decline_invitation, release_seat, transfer_host};
use super::rated;
use crate::ids::ChannelId;
use crate::table::event::{EndReason, TableEvent, Term};
use crate::table::intent::{Actor, TableAction};
use crate::table::refusal::{IntentError, TableRefusal};
use crate::table::seeds::SeedSource;
use crate::table::state::Table;
use crate::time::Millis;
use triominos_rules::game::Variant;

/// Decides about an action in a lobby.
///
/// # Errors
/// Returns a refusal. In that case nothing has changed.
pub fn decide_in_lobby(
    table: &Table,
    actor: &Actor,
    action: TableAction,
    now: Millis,
    seeds: &dyn SeedSource,
) -> Result<Decided, IntentError> {
    let decided = decide_before_rating_consent(table, actor, action, now, seeds)?;
    rated::settle_rating_consent(table, actor.id, decided)
}

/// Decides about an action in a lobby, without its effect on the consent to a rated match. [`rated::settle_rating_consent`] adds
/// that effect.
fn decide_before_rating_consent(
    table: &Table,
    actor: &Actor,
    action: TableAction,
    now: Millis,
    seeds: &dyn SeedSource,
) -> Result<Decided, IntentError> {
    let seated = table.seat_of(actor.id).is_some();
    let event = match action {
        TableAction::Join | TableAction::Rejoin | TableAction::StandIn => {
            if seated {
                return Err(TableRefusal::AlreadySeated.into());
            }
            // An invited person has a reserved seat.
            if !table.is_invited(actor.id) {
                check_seat_available(table)?;
            }
            TableEvent::Joined { person: actor.to_named_person() }
        }
        TableAction::Accept => accept_invitation(table, actor)?,
        TableAction::Decline => decline_invitation(table, actor)?,
        TableAction::Play(_)
        | TableAction::NextRound
        | TableAction::Undo
        | TableAction::TakeOut(_)
        | TableAction::ShowBoard => {
            return Err(TableRefusal::NotStarted.into());
        }
        _ if !seated => return Err(TableRefusal::NotSeated.into()),
        TableAction::Leave if table.people().count() == 1 => {
            TableEvent::Ended { reason: EndReason::Deserted, by: Some(actor.id) }
        }
        TableAction::Leave => TableEvent::LeftLobby { person: actor.id },
        TableAction::AddComputer => {
            check_seat_available(table)?;
            TableEvent::ComputerAdded
        }
        TableAction::RemoveComputer if table.people().count() == table.seats.len() => {
            return Err(TableRefusal::NoComputer.into());
        }
        TableAction::RemoveComputer => TableEvent::ComputerRemoved,
        TableAction::End => return end_or_vote_for_end(table, actor, now),
        TableAction::AgreeToRated if table.needs_rating_consent_of(actor.id) => {
            TableEvent::RatedAgreed { person: actor.id }
        }
        TableAction::AgreeToRated => return Ok(Decided::without_events(table, now)),
        _ if table.host != actor.id => {
            return Err(TableRefusal::NotTheHost { host: table.host }.into());
        }
        TableAction::ChooseEdition(edition) => return set_rules(table, edition.into(), now),
        TableAction::ChangeRules(change) => {
            return set_rules(table, table.variant().with_change(change), now);
        }
        TableAction::ChooseClock(clock) if clock == table.settings.clock => {
            return Ok(Decided::without_events(table, now));
        }
        TableAction::ChooseClock(clock) => TableEvent::ClockChosen { clock },
        TableAction::ChooseLevel(level) if level == table.settings.level => {
            return Ok(Decided::without_events(table, now));
        }
        TableAction::ChooseLevel(level) => TableEvent::LevelChosen { level },
        TableAction::SeatMagpie(_) if table.people().count() == table.seats.len() => {
            return Err(TableRefusal::NoComputer.into());
        }
        TableAction::SeatMagpie(plays) if plays == table.has_magpie() => {
            return Ok(Decided::without_events(table, now));
        }
        TableAction::SeatMagpie(true) if !table.can_seat_magpie_computer() => {
            return Err(TableRefusal::NoDraining.into());
        }
        TableAction::SeatMagpie(plays) => TableEvent::MagpieChosen { plays },
        TableAction::ChooseTerm(term) => return set_term(table, term, now),
        TableAction::FreeSeat(person) => release_seat(table, person)?,
        TableAction::HandOn(person) if person == table.host => {
            return Ok(Decided::without_events(table, now));
        }
        TableAction::HandOn(person) => transfer_host(table, person)?,
        TableAction::AllowStandIns(allowed) if allowed == table.settings.stand_ins => {
            return Ok(Decided::without_events(table, now));
        }
        TableAction::AllowStandIns(allowed) => TableEvent::StandInsChosen { allowed },
        TableAction::Start => return start_match(table, None, now, seeds),
        TableAction::StartInThread(thread) => return start_match(table, Some(thread), now, seeds),
    };
    Decided::from_events(table, now, [event])
}

/// Returns an error if all seats are taken or reserved for invited people.
fn check_seat_available(table: &Table) -> Result<(), TableRefusal> {
    let (seats, held) = (*table.allowed_player_counts().end(), table.invited.len());
    if table.seats.len() >= seats {
        return Err(TableRefusal::Full { seats });
    }
    if table.count_seats_in_use() >= seats { Err(TableRefusal::Held { held }) } else { Ok(()) }
}

/// Sets the rules of the table. Returns a decision without events if they are unchanged.
fn set_rules(table: &Table, variant: Variant, now: Millis) -> Result<Decided, IntentError> {
    if variant == table.variant() {
        return Ok(Decided::without_events(table, now));
    }
    variant.check().map_err(TableRefusal::from)?;
    check_seats_suffice(table.count_seats_in_use(), *variant.allowed_player_counts().end())?;
    let (edition, changes) = (variant.edition().name().to_owned(), variant.changes().clone());
    let mut decided =
        Decided::from_events(table, now, [TableEvent::RulesChosen { edition, changes }])?;
    // Magpie is a computer that drains the pool. It cannot play by rules that do not allow that.
    if table.has_magpie() && !decided.after.can_seat_magpie_computer() {
        decided.add_event(TableEvent::MagpieChosen { plays: false })?;
    }
    Ok(decided)
}

/// Sets one of the terms: the number of seats, whether the match is friendly, or whether it gets a thread. Returns a decision
/// without events if the term is unchanged.
fn set_term(table: &Table, term: Term, now: Millis) -> Result<Decided, IntentError> {
    let terms = table.settings.terms.with_term(term);
    let is_proposed = term == Term::Friendly(false) && table.proposer_of_rated_match().is_some();
    if terms == table.settings.terms || is_proposed {
        return Ok(Decided::without_events(table, now));
    }
    if let Term::Seats(Some(seats)) = term {
        let players = table.variant().allowed_player_counts();
        check_seat_count(&players, seats)?;
        check_seats_suffice(table.count_seats_in_use(), seats.into())?;
    }
    Decided::from_events(table, now, [TableEvent::TermsChosen { terms }])
}

/// Returns an error if the rules do not allow a table with this number of seats.
pub fn check_seat_count(
    allowed_player_counts: &RangeInclusive<usize>,
    seats: u8,
) -> Result<(), TableRefusal> {
    let (least, most) = (*allowed_player_counts.start(), *allowed_player_counts.end());
    if allowed_player_counts.contains(&seats.into()) {
        Ok(())
    } else {
        Err(TableRefusal::NoSuchSeats { least, most })
    }
}

/// Returns an error if the taken and reserved seats exceed this number of seats.
fn check_seats_suffice(seats_in_use: usize, seat_count: usize) -> Result<(), TableRefusal> {
    if seats_in_use > seat_count {
        Err(TableRefusal::TooMany { taken: seats_in_use, seats: seat_count })
    } else {
        Ok(())
    }
}

/// Starts the match with the people and computers at the table. Unanswered invitations are dropped. `thread` is the thread of the
/// match; `None` to play in the channel of the lobby.
fn start_match(
    table: &Table,
    thread: Option<ChannelId>,
    now: Millis,
    seeds: &dyn SeedSource,
) -> Result<Decided, IntentError> {
    let players = table.seats.len();
    let variant = table.variant();
    check_seats_suffice(players, *table.allowed_player_counts().end())?;
    if players < *variant.allowed_player_counts().start() {
        return Err(TableRefusal::TooFew { seats: *variant.allowed_player_counts().start() }.into());
    }
    let mut decided = Decided::without_events(table, now);
    if let Some(channel) = thread {
        decided.add_event(TableEvent::MovedToThread { channel })?;
    }
    if !table.invited.is_empty() {
        let people = table.invited.iter().map(|person| person.id).collect();
        decided.add_event(TableEvent::InvitationsDropped { people })?;
    }
    decided.begin_match(variant.rules(players).map_err(TableRefusal::from)?, seeds)?;
    Ok(decided)
}
