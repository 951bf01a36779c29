//! Tests of lobbies, their rules, and the early end of a match.

mod invitations;

use super::*;
use crate::ids::{ChannelId, GuildId, PersonId, TableId};
use crate::table::Occupant;
use crate::table::tests::samples::settings_of;
use crate::table::thinking_pool::CancelFlag;
use triominos_rules::game::{
    Action, Change, Clause, Edition, Event, GameRefusal, Hints, InvalidVariant, Seed,
};
use triominos_rules::opponent::greedy_action;

#[derive(Debug)]
struct OneSeed;

impl SeedSource for OneSeed {
    fn new_seed(&self) -> std::io::Result<Seed> {
        Ok(Seed::new([1; 32]))
    }
}

/// Returns Ada, who is no moderator.
fn actor_ada() -> Actor {
    Actor { id: PersonId::new(1), name: "Ada".to_owned(), moderator: false }
}

/// Returns a lobby in which Ada is the only person.
fn lobby_of_ada(edition: Edition) -> Table {
    let settings = settings_of(edition);
    let opened = TableEvent::Opened {
        guild: Some(GuildId::new(1)),
        channel: ChannelId::new(2),
        host: actor_ada().to_named_person(),
        settings,
    };
    Table::from_opening(TableId(1), 0, &opened).unwrap()
}

/// Decides about an action of Ada and applies the decision to the table. Returns the events of the decision.
fn act_as_ada(table: &mut Table, action: TableAction) -> Result<Vec<TableEvent>, IntentError> {
    let decided = decide_action(table, &actor_ada(), None, action, 0, &OneSeed)?;
    *table = decided.after;
    Ok(decided.events)
}

/// Returns the table's refusal in a result. Panics for any other result.
fn refusal_of<T: std::fmt::Debug>(result: Result<T, IntentError>) -> TableRefusal {
    match result {
        Err(IntentError::Table(refusal)) => refusal,
        other => panic!("{other:?}"),
    }
}

/// Returns the action that changes one of the rules to this value.
fn rule_change_action(clause: Clause, value: &str) -> TableAction {
    TableAction::ChangeRules(clause.find_value(value).unwrap())
}

#[test]
fn a_match_starts_by_the_rules_that_were_chosen_last() {
    let mut table = lobby_of_ada(Edition::Goliath);
    act_as_ada(&mut table, rule_change_action(Clause::Hand, "8")).unwrap();
    act_as_ada(&mut table, TableAction::ChooseEdition(Edition::Pressman)).unwrap();
    assert_eq!(table.variant(), Edition::Pressman.into());
    act_as_ada(&mut table, rule_change_action(Clause::Match, "rounds-2")).unwrap();
    act_as_ada(&mut table, TableAction::AddComputer).unwrap();
    act_as_ada(&mut table, TableAction::Start).unwrap();
    assert_eq!(table.game().unwrap().rules(), &table.variant().rules(2).unwrap());
    assert_eq!(table.game().unwrap().rules().edition, "pressman-changed");
    let late = act_as_ada(&mut table, TableAction::ChooseEdition(Edition::Kids));
    assert_eq!(refusal_of(late), TableRefusal::AlreadyStarted);
}

/// Plays one step. In Ada's turn this is the action that the greedy strategy chooses for her. In a computer's turn it is the timed
/// action of the table.
fn play_next_step(table: &mut Table) {
    if table.person_in_turn().is_some() {
        let view = table.player_view(actor_ada().id).unwrap();
        act_as_ada(table, TableAction::Play(greedy_action(&view))).unwrap();
    } else {
        *table = decide_due_actions(table, 0, &OneSeed, &CancelFlag::new_unset()).unwrap().after;
    }
}

/// Plays until the match is over. Ada plays with the greedy strategy, and the computers play as in the bot.
fn play_to_the_end(table: &mut Table) {
    while matches!(table.phase, Phase::Playing(_)) {
        play_next_step(table);
    }
}

#[test]
fn a_match_against_computers_counts_in_the_statistics_without_hints_coach_and_magpie() {
    let mut table = lobby_of_ada(Edition::Goliath);
    act_as_ada(&mut table, TableAction::AddComputer).unwrap();
    let mut with_magpie = table.clone();
    act_as_ada(&mut with_magpie, TableAction::SeatMagpie(true)).unwrap();
    act_as_ada(&mut table, TableAction::Start).unwrap();
    let mut advised = table.clone();
    advised.apply(0, &TableEvent::HintGiven { seat: 0 }).unwrap();
    let mut coached = table.clone();
    coached.apply(0, &TableEvent::CoachJoined { seat: 0 }).unwrap();
    assert_eq!(table.solo_match(), None, "it is not over");
    for table in [&mut table, &mut advised, &mut coached] {
        play_to_the_end(table);
    }
    let counted = table.solo_match().unwrap();
    assert_eq!((counted.person, counted.level.as_str()), (actor_ada().id, "normal"));
    assert_eq!(counted.points, Some(table.game().unwrap().scores()[0]));
    assert_eq!(counted.won, table.game().unwrap().winners().unwrap().contains(&0));
    assert_eq!(advised.solo_match(), None);
    assert_eq!(coached.solo_match(), None, "it counts as a match with hints");
    // The lobby was not set to friendly. A match against computers counts in the record nevertheless, because it is never rated.
    assert!(!table.is_competitive());
    act_as_ada(&mut with_magpie, TableAction::Start).unwrap();
    play_to_the_end(&mut with_magpie);
    assert_eq!(with_magpie.solo_match(), None);
}

/// Plays until Ada can undo her last placement, and the undo would include the reply of a computer.
fn play_until_undo_includes_reply(table: &mut Table) {
    while !matches!(table.undo_event(0), TableEvent::TurnsUndone { .. })
        || table.seat_with_undoable_placement() != Some(0)
    {
        assert!(matches!(table.phase, Phase::Playing(_)), "the match is over");
        play_next_step(table);
    }
}

#[test]
fn a_match_with_an_undone_reply_of_a_computer_does_not_count_in_the_statistics() {
    let mut table = lobby_of_ada(Edition::Goliath);
    act_as_ada(&mut table, TableAction::AddComputer).unwrap();
    act_as_ada(&mut table, TableAction::Start).unwrap();
    play_until_undo_includes_reply(&mut table);
    let mut undone = table.clone();
    act_as_ada(&mut undone, TableAction::Undo).unwrap();
    for table in [&mut table, &mut undone] {
        play_to_the_end(table);
    }
    assert!(table.solo_match().is_some());
    assert_eq!(undone.solo_match(), None);
}

#[test]
fn the_computer_magpie_plays_only_if_chosen_and_if_the_pool_can_be_drained() {
    let mut table = lobby_of_ada(Edition::Goliath);
    let alone = act_as_ada(&mut table, TableAction::SeatMagpie(true));
    assert_eq!(refusal_of(alone), TableRefusal::NoComputer);
    act_as_ada(&mut table, TableAction::AddComputer).unwrap();
    act_as_ada(&mut table, TableAction::AddComputer).unwrap();
    assert!(!table.has_magpie(), "it is off by default");
    act_as_ada(&mut table, TableAction::SeatMagpie(true)).unwrap();
    act_as_ada(&mut table, TableAction::AddComputer).unwrap();
    let numbers = |table: &Table| -> Vec<u8> {
        let number = |seat: &Occupant| match seat {
            Occupant::Computer { number, .. } => Some(*number),
            Occupant::Person(_) => None,
        };
        table.seats.iter().filter_map(number).collect()
    };
    assert_eq!(numbers(&table), [1, 248, 2]);
    assert_eq!(act_as_ada(&mut table, TableAction::SeatMagpie(true)).unwrap(), []);
    // These rules allow a draw only if no tile fits.
    act_as_ada(&mut table, TableAction::ChooseEdition(Edition::Pressman)).unwrap();
    assert_eq!(numbers(&table), [1, 3, 2]);
    let forced = act_as_ada(&mut table, TableAction::SeatMagpie(true));
    assert_eq!(refusal_of(forced), TableRefusal::NoDraining);
    act_as_ada(&mut table, TableAction::ChooseEdition(Edition::App)).unwrap_err();
    act_as_ada(&mut table, TableAction::ChooseEdition(Edition::Kids)).unwrap();
    act_as_ada(&mut table, TableAction::SeatMagpie(true)).unwrap();
    act_as_ada(&mut table, TableAction::SeatMagpie(false)).unwrap();
    assert!(!table.has_magpie());
}

#[test]
fn choosing_the_current_setting_causes_no_event() {
    let mut table = lobby_of_ada(Edition::Kids);
    assert_eq!(act_as_ada(&mut table, TableAction::ChooseEdition(Edition::Kids)).unwrap(), []);
    assert_eq!(act_as_ada(&mut table, rule_change_action(Clause::GoingOut, "5")).unwrap(), []);
    assert_eq!(table.seq, 1);
}

#[test]
fn rules_that_the_table_cannot_play_are_refused() {
    let mut table = lobby_of_ada(Edition::Pressman);
    let mix = act_as_ada(&mut table, rule_change_action(Clause::Hand, "10"));
    let clash = InvalidVariant::NoPool { hand: 10, players: 6 };
    assert_eq!(refusal_of(mix), TableRefusal::InvalidVariant(clash));
    let few = act_as_ada(&mut table, TableAction::Start);
    assert_eq!(refusal_of(few), TableRefusal::TooFew { seats: 2 });
    act_as_ada(&mut table, TableAction::AddComputer).unwrap();
    act_as_ada(&mut table, TableAction::AddComputer).unwrap();
    let many = TableRefusal::TooMany { taken: 3, seats: 2 };
    let app = act_as_ada(&mut table, TableAction::ChooseEdition(Edition::App));
    assert_eq!(refusal_of(app), many.clone());
    assert_eq!(
        refusal_of(act_as_ada(&mut table, rule_change_action(Clause::Players, "two"))),
        many
    );
    assert_eq!(table.variant(), Edition::Pressman.into());
    // A smaller number of seats leaves more tiles for each rack.
    act_as_ada(&mut table, rule_change_action(Clause::Players, "four")).unwrap();
    act_as_ada(&mut table, rule_change_action(Clause::Hand, "10")).unwrap();
    let widest = act_as_ada(&mut table, rule_change_action(Clause::Players, "six"));
    assert_eq!(refusal_of(widest), TableRefusal::InvalidVariant(clash));
}

/// Starts a match without hints that Ada plays alone, by the Goliath rules with these changes. Makes her first placement: the one
/// at index `first_choice_index` of her choices.
fn match_without_hints(changes: &[(Clause, &str)], first_choice_index: usize) -> Table {
    let mut table = lobby_of_ada(Edition::Goliath);
    for (clause, value) in changes {
        act_as_ada(&mut table, rule_change_action(*clause, value)).unwrap();
    }
    table.settings.hints = Hints::None;
    act_as_ada(&mut table, TableAction::Start).unwrap();
    let view = table.player_view(actor_ada().id).unwrap();
    let choice = view.choices.get(first_choice_index).expect("every tile fits on the first turn");
    act_as_ada(&mut table, TableAction::Play(Action::Place(choice.pick()))).unwrap();
    table
}

/// Places Ada's tiles until none fits.
fn place_until_stuck(mut table: Table) -> Table {
    while !table.game().unwrap().legal_placements().is_empty() {
        let choice = table.game().unwrap().player_view(0).unwrap().choices[0];
        act_as_ada(&mut table, TableAction::Play(Action::Place(choice.pick()))).unwrap();
    }
    table
}

#[test]
fn without_hints_a_player_draws_one_tile_at_a_time_and_has_to_end_the_turn() {
    let mut table = place_until_stuck(match_without_hints(&[], 0));
    let draw = TableAction::Play(Action::Draw);
    let mut drawn = 0;
    while table.player_view(actor_ada().id).unwrap().may_draw {
        let events = act_as_ada(&mut table, draw).unwrap();
        assert!(matches!(events[..], [TableEvent::Played { event: Event::Drew { .. } }]));
        drawn += 1;
    }
    assert_eq!(drawn, 3);
    let view = table.player_view(actor_ada().id).unwrap();
    assert!(view.may_pass && view.choices.is_empty());
    let events = act_as_ada(&mut table, TableAction::Play(Action::Pass)).unwrap();
    assert!(matches!(events[0], TableEvent::Played { event: Event::Stuck { points: -10, .. } }));
}

#[test]
fn without_hints_a_draw_is_offered_but_refused_if_the_rules_forbid_it_while_a_tile_fits() {
    let begun = |opening| match_without_hints(&[(Clause::Draw, "only-when-stuck")], opening);
    let fits = |table: &Table| !table.game().unwrap().legal_placements().is_empty();
    let mut table = (0..).map(begun).find(fits).expect("one after which another tile fits");
    assert!(table.player_view(actor_ada().id).unwrap().may_draw, "nothing says that a tile fits");
    let before = table.clone();
    let refused = act_as_ada(&mut table, TableAction::Play(Action::Draw));
    assert!(matches!(refused, Err(IntentError::Rules(GameRefusal::ATileFits))), "{refused:?}");
    assert_eq!(table, before);
}

/// Returns a match of Ada, who is the host, and these people.
fn match_of_ada_with(others: &[&Actor]) -> Table {
    let mut table = lobby_of_ada(Edition::Goliath);
    for other in others {
        table.apply(0, &TableEvent::Joined { person: other.to_named_person() }).unwrap();
    }
    act_as_ada(&mut table, TableAction::Start).unwrap();
    table
}

/// Returns the person with this id and name, who is no moderator.
fn actor_named(person: u64, name: &str) -> Actor {
    Actor { id: PersonId::new(person), name: name.to_owned(), moderator: false }
}

/// Performs the action with which this person ends the match or votes for its end. Returns the events of the decision.
fn vote_for_end(table: &mut Table, actor: &Actor) -> Vec<TableEvent> {
    let decided = decide_action(table, actor, None, TableAction::End, 0, &OneSeed).unwrap();
    *table = decided.after;
    decided.events
}

#[test]
fn the_other_players_can_end_a_game_whose_host_is_away() {
    let (bo, cy) = (actor_named(2, "Bo"), actor_named(3, "Cy"));
    let mut table = match_of_ada_with(&[&bo, &cy]);
    assert_eq!(vote_for_end(&mut table, &bo), [TableEvent::EndVoted { person: PersonId::new(2) }]);
    assert_eq!(vote_for_end(&mut table, &bo), []);
    assert!(table.is_open());
    let ended = TableEvent::Ended { reason: EndReason::Vote, by: Some(PersonId::new(3)) };
    assert_eq!(
        vote_for_end(&mut table, &cy),
        [TableEvent::EndVoted { person: PersonId::new(3) }, ended]
    );
    assert!(!table.is_open());
}

#[test]
fn either_of_two_players_may_end_the_game() {
    let bo = actor_named(2, "Bo");
    let mut table = match_of_ada_with(&[&bo]);
    let ended = TableEvent::Ended { reason: EndReason::Vote, by: Some(PersonId::new(2)) };
    assert_eq!(
        vote_for_end(&mut table, &bo),
        [TableEvent::EndVoted { person: PersonId::new(2) }, ended]
    );
}

#[test]
fn only_the_host_can_close_a_lobby() {
    let mut table = lobby_of_ada(Edition::Goliath);
    let bo = actor_named(2, "Bo");
    table.apply(0, &TableEvent::Joined { person: bo.to_named_person() }).unwrap();
    let refused = decide_action(&table, &bo, None, TableAction::End, 0, &OneSeed);
    assert_eq!(refusal_of(refused), TableRefusal::NotTheHost { host: PersonId::new(1) });
}

#[test]
fn only_the_host_chooses_rules() {
    let mut table = lobby_of_ada(Edition::Goliath);
    let bo = Actor { id: PersonId::new(2), name: "Bo".to_owned(), moderator: true };
    table.apply(0, &TableEvent::Joined { person: bo.to_named_person() }).unwrap();
    let kids: Change = Clause::Scoring.find_value("kids").unwrap();
    for action in [TableAction::ChooseEdition(Edition::Kids), TableAction::ChangeRules(kids)] {
        let refused = decide_action(&table, &bo, None, action, 0, &OneSeed);
        assert_eq!(refusal_of(refused), TableRefusal::NotTheHost { host: PersonId::new(1) });
    }
}

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Plays until every player has had this number of turns. Each player makes the best placement, or draws. The time is always 0.
fn play_turns(table: &mut Table, turns_per_player: u32) {
    while (0..table.seats.len())
        .any(|seat| table.tally.achievements_of_owner(seat).turns < turns_per_player)
    {
        let person = table.person_in_turn().unwrap().clone();
        let view = table.player_view(person.id).unwrap();
        let actor = Actor { id: person.id, name: person.name, moderator: false };
        let action = TableAction::Play(greedy_action(&view));
        *table = decide_action(table, &actor, None, action, 0, &OneSeed).unwrap().after;
    }
}

/// Returns the result of this closed table's match; `None` if it has none. Each entry contains the id of a person, their place, and
/// `true` if they left the match.
fn person_ids_places_and_has_left(table: &Table) -> Option<Vec<(u64, u32, bool)>> {
    assert!(!table.is_open());
    let result = crate::table::result::match_result(table)?;
    assert!(result.given_up);
    let places = result.persons_and_places().into_iter();
    Some(places.map(|(id, place)| (id.get(), place, result.has_left(id))).collect())
}

#[test]
fn until_everyones_third_turn_the_host_ends_a_match_alone_and_nobody_loses() {
    let bo = actor_named(2, "Bo");
    let mut table = match_of_ada_with(&[&bo]);
    play_turns(&mut table, 2);
    assert!(table.can_end_alone(actor_ada().id, 0));
    let ended = TableEvent::Ended { reason: EndReason::Host, by: Some(actor_ada().id) };
    assert_eq!(vote_for_end(&mut table, &actor_ada()), [ended]);
    assert_eq!(person_ids_places_and_has_left(&table), None);
}

#[test]
fn after_everyones_third_turn_all_players_have_to_agree_to_the_end() {
    let (bo, cy) = (actor_named(2, "Bo"), actor_named(3, "Cy"));
    let mut table = match_of_ada_with(&[&bo, &cy]);
    play_turns(&mut table, 3);
    assert_eq!(
        vote_for_end(&mut table, &actor_ada()),
        [TableEvent::EndVoted { person: actor_ada().id }]
    );
    assert_eq!(table.end_votes_and_needed(), (1, 3));
    // A moderator with a seat is treated like any other player.
    let moderator = Actor { moderator: true, ..bo.clone() };
    assert_eq!(vote_for_end(&mut table, &moderator), [TableEvent::EndVoted { person: bo.id }]);
    let events = vote_for_end(&mut table, &cy);
    assert!(matches!(events[..], [_, TableEvent::Ended { reason: EndReason::Vote, .. }]));
    assert_eq!(person_ids_places_and_has_left(&table), None, "nobody has left it");
}

#[test]
fn a_moderator_ends_a_match_in_which_they_do_not_play() {
    let mut table = match_of_ada_with(&[&actor_named(2, "Bo")]);
    play_turns(&mut table, 3);
    let moderator = Actor { moderator: true, ..actor_named(9, "Mo") };
    let ended = TableEvent::Ended { reason: EndReason::Moderator, by: Some(PersonId::new(9)) };
    assert_eq!(vote_for_end(&mut table, &moderator), [ended]);
    assert_eq!(person_ids_places_and_has_left(&table), None);
}

#[test]
fn a_leaver_loses_a_match_that_the_others_end() {
    let bo = actor_named(2, "Bo");
    let mut table = match_of_ada_with(&[&bo]);
    play_turns(&mut table, 4);
    act_as_ada(&mut table, TableAction::Leave).unwrap();
    // Bo is the only person left, and can end the match at once.
    let ended = TableEvent::Ended { reason: EndReason::Host, by: Some(bo.id) };
    assert_eq!(vote_for_end(&mut table, &bo), [ended]);
    assert_eq!(person_ids_places_and_has_left(&table), Some(vec![(2, 1, false), (1, 2, true)]));
    assert_eq!(table.seats_lost_by_leaving(), [0]);
}

#[test]
fn the_first_of_two_leavers_loses() {
    let bo = actor_named(2, "Bo");
    let mut table = match_of_ada_with(&[&bo]);
    play_turns(&mut table, 4);
    act_as_ada(&mut table, TableAction::Leave).unwrap();
    table = decide_action(&table, &bo, None, TableAction::Leave, 0, &OneSeed).unwrap().after;
    assert_eq!(person_ids_places_and_has_left(&table), Some(vec![(2, 1, false), (1, 2, true)]));
}

#[test]
fn a_player_absent_for_a_day_counts_as_agreeing_to_the_end_and_loses() {
    let bo = actor_named(2, "Bo");
    let mut table = match_of_ada_with(&[&bo]);
    play_turns(&mut table, 3);
    let absent_id = table.person_in_turn().unwrap().id;
    let there = if absent_id == bo.id { actor_ada() } else { bo };
    let asks = |now| decide_action(&table, &there, None, TableAction::End, now, &OneSeed).unwrap();
    assert!(asks(DAY - 1).after.is_open());
    let ended = asks(DAY).after;
    assert_eq!(
        person_ids_places_and_has_left(&ended),
        Some(vec![(there.id.get(), 1, false), (absent_id.get(), 2, true)])
    );
    // An absent player cannot end the match.
    let absent = Actor { id: absent_id, ..there };
    let by_absent =
        decide_action(&table, &absent, None, TableAction::End, 2 * DAY, &OneSeed).unwrap();
    assert!(by_absent.after.is_open());
}
