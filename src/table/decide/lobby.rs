//! The lobby: the persons and computers who sit down, the rules that the host chooses, and the start.

use super::decided::Decided;
use super::end::end;
use crate::game::Variant;
use crate::table::event::{EndReason, TableEvent};
use crate::table::intent::{Actor, Refused, TableAction, TableRefusal};
use crate::table::seeds::Seeds;
use crate::table::state::Table;
use crate::time::Millis;

/// Decides about an action in a lobby.
///
/// # Errors
/// A refusal: nothing happens.
pub fn lobby(
    table: &Table,
    actor: &Actor,
    action: TableAction,
    now: Millis,
    seeds: &dyn Seeds,
) -> Result<Decided, Refused> {
    let seated = table.seat_of(actor.id).is_some();
    let seats = *table.capacity().end();
    let full = table.seats.len() >= seats;
    let event = match action {
        TableAction::Join | TableAction::Rejoin if seated => {
            return Err(TableRefusal::AlreadySeated.into());
        }
        TableAction::Join | TableAction::Rejoin if full => {
            return Err(TableRefusal::Full { seats }.into());
        }
        TableAction::Join | TableAction::Rejoin => TableEvent::Joined { person: actor.person() },
        TableAction::Play(_) => return Err(TableRefusal::NotStarted.into()),
        _ if !seated => return Err(TableRefusal::NotSeated.into()),
        TableAction::Leave if table.people().count() == 1 => {
            TableEvent::Ended { reason: EndReason::Deserted, by: Some(actor.id) }
        }
        TableAction::Leave => TableEvent::LeftLobby { person: actor.id },
        TableAction::AddComputer if full => return Err(TableRefusal::Full { seats }.into()),
        TableAction::AddComputer => TableEvent::ComputerAdded,
        TableAction::RemoveComputer if table.people().count() == table.seats.len() => {
            return Err(TableRefusal::NoComputer.into());
        }
        TableAction::RemoveComputer => TableEvent::ComputerRemoved,
        TableAction::Start
        | TableAction::ChooseEdition(_)
        | TableAction::ChangeRules(_)
        | TableAction::ChooseClock(_)
        | TableAction::ChooseLevel(_)
            if table.host != actor.id =>
        {
            return Err(TableRefusal::NotTheHost { host: table.host }.into());
        }
        TableAction::ChooseEdition(edition) => return choose_rules(table, edition.into(), now),
        TableAction::ChangeRules(change) => {
            return choose_rules(table, table.variant().with(change), now);
        }
        TableAction::ChooseClock(clock) if clock == table.settings.clock => {
            return Ok(Decided::nothing(table, now));
        }
        TableAction::ChooseClock(clock) => TableEvent::ClockChosen { clock },
        TableAction::ChooseLevel(level) if level == table.settings.level => {
            return Ok(Decided::nothing(table, now));
        }
        TableAction::ChooseLevel(level) => TableEvent::LevelChosen { level },
        TableAction::Start => return start(table, now, seeds),
        TableAction::End => return end(table, actor, now),
    };
    Decided::of(table, now, [event])
}

/// Takes these rules for the table; nothing happens where they are those that it has.
fn choose_rules(table: &Table, variant: Variant, now: Millis) -> Result<Decided, Refused> {
    if variant == table.variant() {
        return Ok(Decided::nothing(table, now));
    }
    variant.check().map_err(TableRefusal::from)?;
    fits_the_table(table, &variant)?;
    let (edition, changes) = (variant.edition().name().to_owned(), variant.changes().clone());
    Decided::of(table, now, [TableEvent::RulesChosen { edition, changes }])
}

/// Checks that all who sit at the table can play by these rules.
fn fits_the_table(table: &Table, variant: &Variant) -> Result<(), TableRefusal> {
    let (taken, seats) = (table.seats.len(), *variant.players().end());
    if taken > seats { Err(TableRefusal::TooMany { taken, seats }) } else { Ok(()) }
}

fn start(table: &Table, now: Millis, seeds: &dyn Seeds) -> Result<Decided, Refused> {
    let players = table.seats.len();
    let variant = table.variant();
    fits_the_table(table, &variant)?;
    if players < *variant.players().start() {
        return Err(TableRefusal::TooFew { seats: *variant.players().start() }.into());
    }
    let mut decided = Decided::nothing(table, now);
    decided.begin(variant.rules(players).map_err(TableRefusal::from)?, seeds)?;
    Ok(decided)
}
