//! What an intent does to a table: a function from the state to events, or a refusal.

use super::clock::{Millis, Seeds};
use super::event::{EndReason, Person, TableEvent};
use super::intent::{Actor, Refused, TableAction, TableRefusal};
use super::missed::strike;
use super::state::{Phase, Table};
use crate::game::{Action, Event, Match, Refusal, Seat, Variant};
use crate::opponent;

/// How long a name may be when a seat is taken; Discord's own limit is 32.
const NAME_LIMIT: usize = 64;

impl Actor {
    /// The actor as a person at a table.
    pub fn person(&self) -> Person {
        Person { id: self.id, name: self.name.chars().take(NAME_LIMIT).collect() }
    }
}

/// What comes of the action, if anything.
///
/// # Errors
/// A refusal: nothing happens.
pub(super) fn decide(
    table: &Table,
    actor: &Actor,
    decision: Option<u32>,
    action: TableAction,
    seeds: &dyn Seeds,
) -> Result<Vec<TableEvent>, Refused> {
    match (&table.phase, action) {
        (Phase::Over(_) | Phase::Closed { .. }, _) => Err(TableRefusal::Closed.into()),
        (_, TableAction::End) => Ok(end(table, actor)?),
        (Phase::Lobby, action) => lobby(table, actor, action, seeds),
        (Phase::Playing(game), TableAction::Leave) => Ok(leave(table, game, actor)?),
        (Phase::Playing(_), TableAction::Rejoin | TableAction::Join)
            if table.seat_to_take_back(actor.id).is_some() =>
        {
            Ok(take_back(table, actor))
        }
        (Phase::Playing(_), TableAction::Rejoin) => Err(match table.seat_of(actor.id) {
            Some(_) => TableRefusal::AlreadySeated.into(),
            None => TableRefusal::NotSeated.into(),
        }),
        (Phase::Playing(game), TableAction::Place { tile, spot }) => {
            play(table, game, actor, decision, seeds, |game, seat| {
                let cell = game.cell_of_spot(spot)?;
                game.act(seat, Action::Place { tile, cell, corners: None })
            })
        }
        (Phase::Playing(game), TableAction::Draw) => {
            play(table, game, actor, decision, seeds, draw_on)
        }
        (Phase::Playing(game), TableAction::Pass) => {
            play(table, game, actor, decision, seeds, |game, seat| game.act(seat, Action::Pass))
        }
        (Phase::Playing(_), _) => Err(TableRefusal::AlreadyStarted.into()),
    }
}

fn lobby(
    table: &Table,
    actor: &Actor,
    action: TableAction,
    seeds: &dyn Seeds,
) -> Result<Vec<TableEvent>, Refused> {
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
        TableAction::Place { .. } | TableAction::Draw | TableAction::Pass => {
            return Err(TableRefusal::NotStarted.into());
        }
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
            if table.host != actor.id =>
        {
            return Err(TableRefusal::NotTheHost { host: table.host }.into());
        }
        TableAction::ChooseEdition(edition) => return Ok(choose_rules(table, edition.into())?),
        TableAction::ChangeRules(change) => {
            return Ok(choose_rules(table, table.variant().with(change))?);
        }
        TableAction::ChooseClock(clock) if clock == table.settings.clock => return Ok(Vec::new()),
        TableAction::ChooseClock(clock) => TableEvent::ClockChosen { clock },
        TableAction::Start => return start(table, seeds),
        TableAction::End => return Ok(end(table, actor)?),
    };
    Ok(vec![event])
}

/// Takes these rules for the table; nothing happens where they are those that it has.
fn choose_rules(table: &Table, variant: Variant) -> Result<Vec<TableEvent>, TableRefusal> {
    if variant == table.variant() {
        return Ok(Vec::new());
    }
    variant.check()?;
    fits_the_table(table, &variant)?;
    let (edition, changes) = (variant.edition().name().to_owned(), variant.changes().clone());
    Ok(vec![TableEvent::RulesChosen { edition, changes }])
}

/// Whether all who sit at the table can play by these rules.
fn fits_the_table(table: &Table, variant: &Variant) -> Result<(), TableRefusal> {
    let (taken, seats) = (table.seats.len(), *variant.players().end());
    if taken > seats { Err(TableRefusal::TooMany { taken, seats }) } else { Ok(()) }
}

pub(super) fn start(table: &Table, seeds: &dyn Seeds) -> Result<Vec<TableEvent>, Refused> {
    let players = table.seats.len();
    let variant = table.variant();
    fits_the_table(table, &variant)?;
    if players < *variant.players().start() {
        return Err(TableRefusal::TooFew { seats: *variant.players().start() }.into());
    }
    let rules = variant.rules(players).map_err(TableRefusal::from)?;
    let mut events = vec![TableEvent::Started { rules: rules.clone() }];
    events.extend(deal(&mut Match::new(rules, players), seeds)?);
    Ok(events)
}

/// Deals the next round, if one is due.
pub(super) fn deal(game: &mut Match, seeds: &dyn Seeds) -> Result<Option<TableEvent>, Refused> {
    if !game.needs_deal() {
        return Ok(None);
    }
    let seed =
        seeds.seed().map_err(|error| Refused::Internal(format!("no seed for a deal: {error}")))?;
    Ok(game.start_round(seed).map(|event| TableEvent::Played { event }))
}

fn play<F>(
    table: &Table,
    game: &Match,
    actor: &Actor,
    decision: Option<u32>,
    seeds: &dyn Seeds,
    act: F,
) -> Result<Vec<TableEvent>, Refused>
where
    F: FnOnce(&mut Match, Seat) -> Result<Vec<Event>, Refusal>,
{
    let seat = table.seat_of(actor.id).ok_or_else(|| not_seated(table, actor))?;
    if decision.is_some_and(|seen| seen != game.decision()) {
        return Err(TableRefusal::BoardMovedOn.into());
    }
    let mut game = game.clone();
    let mut events: Vec<TableEvent> = played(act(&mut game, seat)?).collect();
    events.extend(deal(&mut game, seeds)?);
    Ok(events)
}

pub(super) fn played(events: Vec<Event>) -> impl Iterator<Item = TableEvent> {
    events.into_iter().map(|event| TableEvent::Played { event })
}

/// Draws, and goes on drawing while the rules leave nothing else.
fn draw_on(game: &mut Match, seat: Seat) -> Result<Vec<Event>, Refusal> {
    let mut events = game.act(seat, Action::Draw)?;
    while let Some(forced) = game.forced() {
        events.extend(game.act(seat, forced)?);
    }
    Ok(events)
}

fn leave(table: &Table, game: &Match, actor: &Actor) -> Result<Vec<TableEvent>, TableRefusal> {
    let seat = table.seat_of(actor.id).ok_or_else(|| not_seated(table, actor))?;
    debug_assert!(seat < game.players());
    let mut events = vec![TableEvent::SeatTaken { seat }];
    if table.people().count() == 1 && !table.of_tournament {
        events.push(TableEvent::Ended { reason: EndReason::Deserted, by: Some(actor.id) });
    }
    Ok(events)
}

/// What is said to somebody without a seat.
fn not_seated(table: &Table, actor: &Actor) -> TableRefusal {
    match table.seat_to_take_back(actor.id) {
        Some(_) => TableRefusal::SeatMinded,
        None => TableRefusal::NotSeated,
    }
}

/// Gives a seat back to its owner, under the name that they have now.
fn take_back(table: &Table, actor: &Actor) -> Vec<TableEvent> {
    let seat = table.seat_to_take_back(actor.id);
    seat.map(|seat| TableEvent::SeatTakenBack { seat, person: actor.person() })
        .into_iter()
        .collect()
}

fn end(table: &Table, actor: &Actor) -> Result<Vec<TableEvent>, TableRefusal> {
    let ended = |reason| vec![TableEvent::Ended { reason, by: Some(actor.id) }];
    if table.of_tournament && !actor.moderator {
        return Err(TableRefusal::OfTournament);
    }
    if actor.id == table.host && table.seat_of(actor.id).is_some() {
        return Ok(ended(EndReason::Host));
    }
    if actor.moderator {
        return Ok(ended(EndReason::Moderator));
    }
    if table.seat_of(actor.id).is_none() {
        return Err(not_seated(table, actor));
    }
    if matches!(table.phase, Phase::Lobby) {
        // Nobody waits for a lobby: who does not want it leaves, and it expires.
        return Err(TableRefusal::NotTheHost { host: table.host });
    }
    let voted = TableEvent::EndVoted { person: actor.id };
    let all = table.end_voters().all(|id| id == actor.id || table.end_votes.contains(&id));
    Ok(match all {
        true => [vec![voted], ended(EndReason::Vote)].concat(),
        false if table.end_votes.contains(&actor.id) => Vec::new(),
        false => vec![voted],
    })
}

/// What the table does by itself when it is due: it closes a lobby that nobody started, plays for computers, all those in a row,
/// and keeps the clock.
///
/// # Errors
/// A computer's choice was refused, which would be a mistake of this program.
pub(super) fn tend(
    table: &Table,
    now: Millis,
    seeds: &dyn Seeds,
) -> Result<Vec<TableEvent>, Refused> {
    match &table.phase {
        Phase::Playing(game) if table.person_in_turn().is_some() => strike(table, game, now, seeds),
        Phase::Lobby => Ok(vec![TableEvent::Ended { reason: EndReason::Expired, by: None }]),
        Phase::Playing(game) => {
            let mut game = game.clone();
            let mut events: Vec<TableEvent> = deal(&mut game, seeds)?.into_iter().collect();
            while let Some(seat) = game.turn()
                && table.seats.get(seat).is_some_and(|occupant| occupant.person().is_none())
                && let Some(view) = game.player_view(seat)
            {
                events.extend(played(game.act(seat, opponent::choose(&view))?));
                events.extend(deal(&mut game, seeds)?);
            }
            Ok(events)
        }
        Phase::Over(_) | Phase::Closed { .. } => Ok(Vec::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{BadMix, Change, Changes, Clause, Edition, Seed};
    use crate::store::TableId;
    use crate::table::{Settings, TurnClock};

    #[derive(Debug)]
    struct OneSeed;

    impl Seeds for OneSeed {
        fn seed(&self) -> std::io::Result<Seed> {
            Ok(Seed::new([1; 32]))
        }
    }

    fn ada() -> Actor {
        Actor { id: 1, name: "Ada".to_owned(), moderator: false }
    }

    /// A lobby in which Ada is the only person.
    fn lobby(edition: Edition) -> Table {
        let settings = Settings {
            edition: edition.name().to_owned(),
            changes: Changes::default(),
            hints: true,
            clock: TurnClock::None,
            locale: "en-US".to_owned(),
        };
        let opened = TableEvent::Opened { guild: 1, channel: 2, host: ada().person(), settings };
        Table::open(TableId(1), 0, &opened).unwrap()
    }

    /// Ada does this, and it happens.
    fn acts(table: &mut Table, action: TableAction) -> Result<Vec<TableEvent>, Refused> {
        let events = decide(table, &ada(), None, action, &OneSeed)?;
        events.iter().for_each(|event| table.apply(0, event).unwrap());
        Ok(events)
    }

    fn refusal(result: Result<Vec<TableEvent>, Refused>) -> TableRefusal {
        match result {
            Err(Refused::Table(refusal)) => refusal,
            other => panic!("{other:?}"),
        }
    }

    fn change(clause: Clause, value: &str) -> TableAction {
        TableAction::ChangeRules(clause.value(value).unwrap())
    }

    #[test]
    fn a_match_starts_by_the_rules_that_were_chosen_last() {
        let mut table = lobby(Edition::Goliath);
        acts(&mut table, change(Clause::Hand, "8")).unwrap();
        acts(&mut table, TableAction::ChooseEdition(Edition::Pressman)).unwrap();
        assert_eq!(table.variant(), Edition::Pressman.into());
        acts(&mut table, change(Clause::Match, "rounds-2")).unwrap();
        acts(&mut table, TableAction::AddComputer).unwrap();
        acts(&mut table, TableAction::Start).unwrap();
        assert_eq!(table.game().unwrap().rules(), &table.variant().rules(2).unwrap());
        assert_eq!(table.game().unwrap().rules().edition, "pressman-changed");
        let late = acts(&mut table, TableAction::ChooseEdition(Edition::Kids));
        assert_eq!(refusal(late), TableRefusal::AlreadyStarted);
    }

    #[test]
    fn what_holds_already_is_no_event() {
        let mut table = lobby(Edition::Kids);
        assert_eq!(acts(&mut table, TableAction::ChooseEdition(Edition::Kids)).unwrap(), []);
        assert_eq!(acts(&mut table, change(Clause::GoingOut, "5")).unwrap(), []);
        assert_eq!(table.seq, 1);
    }

    #[test]
    fn rules_that_the_table_cannot_play_are_refused() {
        let mut table = lobby(Edition::GoliathNl);
        let mix = acts(&mut table, change(Clause::Hand, "10"));
        let clash = BadMix::NoPool { hand: 10, players: 6 };
        assert_eq!(refusal(mix), TableRefusal::BadMix(clash));
        let few = acts(&mut table, TableAction::Start);
        assert_eq!(refusal(few), TableRefusal::TooFew { seats: 2 });
        acts(&mut table, TableAction::AddComputer).unwrap();
        acts(&mut table, TableAction::AddComputer).unwrap();
        let many = TableRefusal::TooMany { taken: 3, seats: 2 };
        let app = acts(&mut table, TableAction::ChooseEdition(Edition::App));
        assert_eq!(refusal(app), many.clone());
        assert_eq!(refusal(acts(&mut table, change(Clause::Players, "two"))), many);
        assert_eq!(table.variant(), Edition::GoliathNl.into());
        // Fewer seats make room for more tiles.
        acts(&mut table, change(Clause::Players, "four")).unwrap();
        acts(&mut table, change(Clause::Hand, "10")).unwrap();
        let widest = acts(&mut table, change(Clause::Players, "six"));
        assert_eq!(refusal(widest), TableRefusal::BadMix(clash));
    }

    /// A match of Ada, who is its host, with these.
    fn match_with(others: &[&Actor]) -> Table {
        let mut table = lobby(Edition::Goliath);
        for other in others {
            table.apply(0, &TableEvent::Joined { person: other.person() }).unwrap();
        }
        acts(&mut table, TableAction::Start).unwrap();
        table
    }

    fn person(id: u64, name: &str) -> Actor {
        Actor { id, name: name.to_owned(), moderator: false }
    }

    /// This person wants the game to end; what happens.
    fn wants_the_end(table: &mut Table, actor: &Actor) -> Vec<TableEvent> {
        let events = decide(table, actor, None, TableAction::End, &OneSeed).unwrap();
        events.iter().for_each(|event| table.apply(0, event).unwrap());
        events
    }

    #[test]
    fn the_others_end_a_game_whose_host_is_away() {
        let (bo, cy) = (person(2, "Bo"), person(3, "Cy"));
        let mut table = match_with(&[&bo, &cy]);
        assert_eq!(wants_the_end(&mut table, &bo), [TableEvent::EndVoted { person: 2 }]);
        assert_eq!(wants_the_end(&mut table, &bo), []);
        assert!(table.is_open());
        let ended = TableEvent::Ended { reason: EndReason::Vote, by: Some(3) };
        assert_eq!(wants_the_end(&mut table, &cy), [TableEvent::EndVoted { person: 3 }, ended]);
        assert!(!table.is_open());
    }

    #[test]
    fn of_two_players_each_may_end_the_game() {
        let bo = person(2, "Bo");
        let mut table = match_with(&[&bo]);
        let ended = TableEvent::Ended { reason: EndReason::Vote, by: Some(2) };
        assert_eq!(wants_the_end(&mut table, &bo), [TableEvent::EndVoted { person: 2 }, ended]);
    }

    #[test]
    fn who_has_joined_a_lobby_cannot_close_it() {
        let mut table = lobby(Edition::Goliath);
        let bo = person(2, "Bo");
        table.apply(0, &TableEvent::Joined { person: bo.person() }).unwrap();
        let refused = decide(&table, &bo, None, TableAction::End, &OneSeed);
        assert_eq!(refusal(refused), TableRefusal::NotTheHost { host: 1 });
    }

    #[test]
    fn only_the_host_chooses_rules() {
        let mut table = lobby(Edition::Goliath);
        let bo = Actor { id: 2, name: "Bo".to_owned(), moderator: true };
        table.apply(0, &TableEvent::Joined { person: bo.person() }).unwrap();
        let kids: Change = Clause::Scoring.value("kids").unwrap();
        for action in [TableAction::ChooseEdition(Edition::Kids), TableAction::ChangeRules(kids)] {
            let refused = decide(&table, &bo, None, action, &OneSeed);
            assert_eq!(refusal(refused), TableRefusal::NotTheHost { host: 1 });
        }
    }
}
