//! Lobbies, their rules, and the end of a game.

mod invitations;

use super::*;
use crate::ids::{ChannelId, GuildId, PersonId, TableId};
use crate::table::tests::samples::settings;
use triominos_rules::game::{
    Action, Change, Clause, Edition, Event, Hints, InvalidVariant, Refusal, Seed,
};

#[derive(Debug)]
struct OneSeed;

impl Seeds for OneSeed {
    fn seed(&self) -> std::io::Result<Seed> {
        Ok(Seed::new([1; 32]))
    }
}

fn ada() -> Actor {
    Actor { id: PersonId::new(1), name: "Ada".to_owned(), moderator: false }
}

/// A lobby in which Ada is the only person.
fn lobby(edition: Edition) -> Table {
    let settings = settings(edition);
    let opened = TableEvent::Opened {
        guild: Some(GuildId::new(1)),
        channel: ChannelId::new(2),
        host: ada().person(),
        settings,
    };
    Table::open(TableId(1), 0, &opened).unwrap()
}

/// Decides about an action of Ada and applies it.
fn acts(table: &mut Table, action: TableAction) -> Result<Vec<TableEvent>, Refused> {
    let decided = decide(table, &ada(), None, action, 0, &OneSeed)?;
    *table = decided.after;
    Ok(decided.events)
}

fn refusal<T: std::fmt::Debug>(result: Result<T, Refused>) -> TableRefusal {
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
fn choosing_the_current_setting_causes_no_event() {
    let mut table = lobby(Edition::Kids);
    assert_eq!(acts(&mut table, TableAction::ChooseEdition(Edition::Kids)).unwrap(), []);
    assert_eq!(acts(&mut table, change(Clause::GoingOut, "5")).unwrap(), []);
    assert_eq!(table.seq, 1);
}

#[test]
fn rules_that_the_table_cannot_play_are_refused() {
    let mut table = lobby(Edition::Pressman);
    let mix = acts(&mut table, change(Clause::Hand, "10"));
    let clash = InvalidVariant::NoPool { hand: 10, players: 6 };
    assert_eq!(refusal(mix), TableRefusal::InvalidVariant(clash));
    let few = acts(&mut table, TableAction::Start);
    assert_eq!(refusal(few), TableRefusal::TooFew { seats: 2 });
    acts(&mut table, TableAction::AddComputer).unwrap();
    acts(&mut table, TableAction::AddComputer).unwrap();
    let many = TableRefusal::TooMany { taken: 3, seats: 2 };
    let app = acts(&mut table, TableAction::ChooseEdition(Edition::App));
    assert_eq!(refusal(app), many.clone());
    assert_eq!(refusal(acts(&mut table, change(Clause::Players, "two"))), many);
    assert_eq!(table.variant(), Edition::Pressman.into());
    // Fewer seats make room for more tiles.
    acts(&mut table, change(Clause::Players, "four")).unwrap();
    acts(&mut table, change(Clause::Hand, "10")).unwrap();
    let widest = acts(&mut table, change(Clause::Players, "six"));
    assert_eq!(refusal(widest), TableRefusal::InvalidVariant(clash));
}

/// Ada plays alone without hints, by the common rules with these changes; her first placement is the one at this index of her choices.
fn unhinted(changes: &[(Clause, &str)], opening: usize) -> Table {
    let mut table = lobby(Edition::Goliath);
    for (clause, value) in changes {
        acts(&mut table, change(*clause, value)).unwrap();
    }
    table.settings.hints = Hints::None;
    acts(&mut table, TableAction::Start).unwrap();
    let view = table.player_view(ada().id).unwrap();
    let choice = view.choices.get(opening).expect("every tile fits on the first turn");
    acts(&mut table, TableAction::Play(Action::Place(choice.pick()))).unwrap();
    table
}

/// Places Ada's tiles until none fits.
fn until_stuck(mut table: Table) -> Table {
    while !table.game().unwrap().legal_placements().is_empty() {
        let choice = table.game().unwrap().player_view(0).unwrap().choices[0];
        acts(&mut table, TableAction::Play(Action::Place(choice.pick()))).unwrap();
    }
    table
}

#[test]
fn without_hints_one_tile_is_drawn_at_a_time_and_the_turn_ends_by_hand() {
    let mut table = until_stuck(unhinted(&[], 0));
    let draw = TableAction::Play(Action::Draw);
    let mut drawn = 0;
    while table.player_view(ada().id).unwrap().may_draw {
        let events = acts(&mut table, draw).unwrap();
        assert!(matches!(events[..], [TableEvent::Played { event: Event::Drew { .. } }]));
        drawn += 1;
    }
    assert_eq!(drawn, 3);
    let view = table.player_view(ada().id).unwrap();
    assert!(view.may_pass && view.choices.is_empty());
    let events = acts(&mut table, TableAction::Play(Action::Pass)).unwrap();
    assert!(matches!(events[0], TableEvent::Played { event: Event::Stuck { points: -10, .. } }));
}

#[test]
fn without_hints_a_draw_for_the_stuck_alone_is_offered_and_then_refused() {
    let begun = |opening| unhinted(&[(Clause::Draw, "only-when-stuck")], opening);
    let fits = |table: &Table| !table.game().unwrap().legal_placements().is_empty();
    let mut table = (0..).map(begun).find(fits).expect("one after which another tile fits");
    assert!(table.player_view(ada().id).unwrap().may_draw, "nothing says that a tile fits");
    let before = table.clone();
    let refused = acts(&mut table, TableAction::Play(Action::Draw));
    assert!(matches!(refused, Err(Refused::Rules(Refusal::ATileFits))), "{refused:?}");
    assert_eq!(table, before);
}

/// A match of Ada, its host, with these people.
fn match_with(others: &[&Actor]) -> Table {
    let mut table = lobby(Edition::Goliath);
    for other in others {
        table.apply(0, &TableEvent::Joined { person: other.person() }).unwrap();
    }
    acts(&mut table, TableAction::Start).unwrap();
    table
}

fn person(id: u64, name: &str) -> Actor {
    Actor { id: PersonId::new(id), name: name.to_owned(), moderator: false }
}

/// Asks for the end of the game on behalf of this person; returns the events.
fn wants_the_end(table: &mut Table, actor: &Actor) -> Vec<TableEvent> {
    let decided = decide(table, actor, None, TableAction::End, 0, &OneSeed).unwrap();
    *table = decided.after;
    decided.events
}

#[test]
fn the_others_end_a_game_whose_host_is_away() {
    let (bo, cy) = (person(2, "Bo"), person(3, "Cy"));
    let mut table = match_with(&[&bo, &cy]);
    assert_eq!(wants_the_end(&mut table, &bo), [TableEvent::EndVoted { person: PersonId::new(2) }]);
    assert_eq!(wants_the_end(&mut table, &bo), []);
    assert!(table.is_open());
    let ended = TableEvent::Ended { reason: EndReason::Vote, by: Some(PersonId::new(3)) };
    assert_eq!(
        wants_the_end(&mut table, &cy),
        [TableEvent::EndVoted { person: PersonId::new(3) }, ended]
    );
    assert!(!table.is_open());
}

#[test]
fn of_two_players_each_may_end_the_game() {
    let bo = person(2, "Bo");
    let mut table = match_with(&[&bo]);
    let ended = TableEvent::Ended { reason: EndReason::Vote, by: Some(PersonId::new(2)) };
    assert_eq!(
        wants_the_end(&mut table, &bo),
        [TableEvent::EndVoted { person: PersonId::new(2) }, ended]
    );
}

#[test]
fn only_the_host_can_close_a_lobby() {
    let mut table = lobby(Edition::Goliath);
    let bo = person(2, "Bo");
    table.apply(0, &TableEvent::Joined { person: bo.person() }).unwrap();
    let refused = decide(&table, &bo, None, TableAction::End, 0, &OneSeed);
    assert_eq!(refusal(refused), TableRefusal::NotTheHost { host: PersonId::new(1) });
}

#[test]
fn only_the_host_chooses_rules() {
    let mut table = lobby(Edition::Goliath);
    let bo = Actor { id: PersonId::new(2), name: "Bo".to_owned(), moderator: true };
    table.apply(0, &TableEvent::Joined { person: bo.person() }).unwrap();
    let kids: Change = Clause::Scoring.value("kids").unwrap();
    for action in [TableAction::ChooseEdition(Edition::Kids), TableAction::ChangeRules(kids)] {
        let refused = decide(&table, &bo, None, action, 0, &OneSeed);
        assert_eq!(refusal(refused), TableRefusal::NotTheHost { host: PersonId::new(1) });
    }
}

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Everybody makes the best placement, or draws, until everyone has had this number of turns; the time is always 0.
fn play_turns(table: &mut Table, turns: u32) {
    while (0..table.seats.len()).any(|seat| table.tally.deeds(seat).turns < turns) {
        let person = table.person_in_turn().unwrap().clone();
        let view = table.player_view(person.id).unwrap();
        let actor = Actor { id: person.id, name: person.name, moderator: false };
        let action = TableAction::Play(triominos_rules::opponent::greedy_action(&view));
        *table = decide(table, &actor, None, action, 0, &OneSeed).unwrap().after;
    }
}

/// The result that was stored when this table was closed, if one was: each person, the place, and whether they have left.
fn closed_with(table: &Table) -> Option<Vec<(u64, u32, bool)>> {
    assert!(!table.is_open());
    let result = crate::table::result::match_result(table)?;
    assert!(result.given_up);
    let places = result.standing().into_iter();
    Some(places.map(|(id, place)| (id.get(), place, result.has_left(id))).collect())
}

#[test]
fn until_everyones_third_turn_the_host_ends_a_match_alone_and_nobody_loses() {
    let bo = person(2, "Bo");
    let mut table = match_with(&[&bo]);
    play_turns(&mut table, 2);
    assert!(table.ends_alone(ada().id, 0));
    let ended = TableEvent::Ended { reason: EndReason::Host, by: Some(ada().id) };
    assert_eq!(wants_the_end(&mut table, &ada()), [ended]);
    assert_eq!(closed_with(&table), None);
}

#[test]
fn after_everyones_third_turn_all_have_to_agree() {
    let (bo, cy) = (person(2, "Bo"), person(3, "Cy"));
    let mut table = match_with(&[&bo, &cy]);
    play_turns(&mut table, 3);
    assert_eq!(wants_the_end(&mut table, &ada()), [TableEvent::EndVoted { person: ada().id }]);
    assert_eq!(table.end_votes_of(), (1, 3));
    // A moderator who plays is a player like the others.
    let moderator = Actor { moderator: true, ..bo.clone() };
    assert_eq!(wants_the_end(&mut table, &moderator), [TableEvent::EndVoted { person: bo.id }]);
    let events = wants_the_end(&mut table, &cy);
    assert!(matches!(events[..], [_, TableEvent::Ended { reason: EndReason::Vote, .. }]));
    assert_eq!(closed_with(&table), None, "nobody has left it");
}

#[test]
fn a_moderator_ends_a_match_in_which_they_do_not_play() {
    let mut table = match_with(&[&person(2, "Bo")]);
    play_turns(&mut table, 3);
    let moderator = Actor { moderator: true, ..person(9, "Mo") };
    let ended = TableEvent::Ended { reason: EndReason::Moderator, by: Some(PersonId::new(9)) };
    assert_eq!(wants_the_end(&mut table, &moderator), [ended]);
    assert_eq!(closed_with(&table), None);
}

#[test]
fn a_leaver_loses_a_match_that_the_others_end() {
    let bo = person(2, "Bo");
    let mut table = match_with(&[&bo]);
    play_turns(&mut table, 4);
    acts(&mut table, TableAction::Leave).unwrap();
    // Alone with a computer, Bo ends it at once.
    let ended = TableEvent::Ended { reason: EndReason::Host, by: Some(bo.id) };
    assert_eq!(wants_the_end(&mut table, &bo), [ended]);
    assert_eq!(closed_with(&table), Some(vec![(2, 1, false), (1, 2, true)]));
    assert_eq!(table.lost_by_leaving(), [0]);
}

#[test]
fn the_first_of_two_leavers_loses() {
    let bo = person(2, "Bo");
    let mut table = match_with(&[&bo]);
    play_turns(&mut table, 4);
    acts(&mut table, TableAction::Leave).unwrap();
    table = decide(&table, &bo, None, TableAction::Leave, 0, &OneSeed).unwrap().after;
    assert_eq!(closed_with(&table), Some(vec![(2, 1, false), (1, 2, true)]));
}

#[test]
fn a_player_absent_for_a_day_consents_to_the_end_and_loses() {
    let bo = person(2, "Bo");
    let mut table = match_with(&[&bo]);
    play_turns(&mut table, 3);
    let away = table.person_in_turn().unwrap().id;
    let there = if away == bo.id { ada() } else { bo };
    let asks = |now| decide(&table, &there, None, TableAction::End, now, &OneSeed).unwrap();
    assert!(asks(DAY - 1).after.is_open());
    let ended = asks(DAY).after;
    assert_eq!(closed_with(&ended), Some(vec![(there.id.get(), 1, false), (away.get(), 2, true)]));
    // An absent player cannot end the match.
    let absent = Actor { id: away, ..there };
    let by_absent = decide(&table, &absent, None, TableAction::End, 2 * DAY, &OneSeed).unwrap();
    assert!(by_absent.after.is_open());
}
