//! Tests of standing orders (moves chosen in advance): they are carried out when a turn begins, or cancelled.

use super::samples::{Processes, actor_of};
use crate::ids::{InteractionId, PersonId, TableId};
use crate::store::tests::databases::for_each_database;
use crate::table::{
    IntentError, OrderChange, OrderRefusal, StandingOrder, Table, TableAction, TableEvent,
    TableRefusal, TurnClock,
};
use triominos_rules::game::{Action, Choice, Event, Pick, PlayerView};

/// A match with a turn clock of one day, and two processes that share its database.
struct TwoProcessMatch {
    both: Processes,
    id: TableId,
}

impl TwoProcessMatch {
    /// Creates two processes, and starts a match of this number of persons.
    async fn with_people(store: &crate::store::Store, person_count: u64) -> Self {
        let both = Processes::new(store);
        let id = Self::start_match(&both, 5, person_count).await;
        Self { both, id }
    }

    /// Starts a match of this number of persons with a turn clock of one day.
    async fn start_match(both: &Processes, channel: u64, person_count: u64) -> TableId {
        let id = both.open_lobby(channel, TurnClock::OneDay).await;
        for person in 2..=person_count {
            both.act_as(id, person, TableAction::Join).await;
        }
        both.act_as(id, 1, TableAction::Start).await;
        id
    }

    /// Returns the current state of the table.
    async fn current_table(&self) -> std::sync::Arc<Table> {
        self.both.tables[0].current_table(self.id).await.unwrap()
    }

    /// Changes the standing order of a person. Returns the refusal if there is one.
    async fn change_order(&self, person: u64, change: OrderChange) -> Result<(), IntentError> {
        let interaction = InteractionId::new(rand::random());
        self.both.tables[0]
            .change_order(self.id, &actor_of(person), interaction, change)
            .await
            .map(drop)
    }

    /// Returns the stored order of a person; `None` if there is none.
    async fn stored_order(&self, person: u64) -> Option<StandingOrder> {
        let table = self.current_table().await;
        self.both.tables[1].order_of_person(&table, PersonId::new(person)).await.unwrap()
    }

    /// Adds placements to the order of a person.
    async fn add_placements(&self, person: u64, choices: &[Choice]) {
        let decision = self.current_table().await.decision_number();
        for choice in choices {
            self.change_order(person, OrderChange::Add { decision, pick: choice.pick() })
                .await
                .unwrap();
        }
    }

    /// Plays an action of a person.
    async fn play_action(&self, person: u64, action: Action) {
        self.both.act_as(self.id, person, TableAction::Play(action)).await;
    }

    /// Returns the person in turn and their view. If a round is to be dealt, begins it first.
    async fn person_in_turn_and_view(&self) -> (u64, PlayerView) {
        loop {
            let table = self.current_table().await;
            if let Some(person) = table.person_in_turn() {
                return (person.id.get(), table.player_view(person.id).unwrap());
            }
            self.both.act_as(self.id, 1, TableAction::NextRound).await;
        }
    }

    /// Plays until `wanted` returns a value for a person in turn who has not drawn. If the match ends before, starts another match
    /// of two persons. `wanted` gets the view of the person in turn, and the placements that the other person could make. Returns
    /// the id of the person in turn, the id of the other person, and the value.
    async fn play_until_found_with_players<T>(
        &mut self,
        wanted: impl Fn(&PlayerView, &[Choice]) -> Option<T>,
    ) -> (u64, u64, T) {
        for channel in 6.. {
            while !self.current_table().await.is_open() {
                self.id = Self::start_match(&self.both, channel, 2).await;
            }
            let (id, view) = self.person_in_turn_and_view().await;
            let other = 3 - id;
            let prospects = self.current_table().await.prospective_choices(PersonId::new(other));
            if view.draws == 0
                && let Some(found) = wanted(&view, &prospects)
            {
                return (id, other, found);
            }
            self.play_action(id, any_action(&view)).await;
        }
        unreachable!("there are always more")
    }

    /// Returns the events of the table without the first `count` events.
    async fn events_after_first(&self, count: usize) -> Vec<TableEvent> {
        self.both.events_of(self.id).await.split_off(count)
    }
}

/// Returns a legal action: a placement, a draw or a pass, in this order of preference.
fn any_action(view: &PlayerView) -> Action {
    match view.choices.first() {
        Some(choice) => Action::Place(choice.pick()),
        None if view.may_draw => Action::Draw,
        None => Action::Pass,
    }
}

/// Asserts that a standing order was refused for the reason `expected_refusal`.
fn assert_refused(outcome: Result<(), IntentError>, expected_refusal: OrderRefusal) {
    assert!(
        matches!(outcome, Err(IntentError::Table(TableRefusal::NoOrder(no))) if no == expected_refusal)
    );
}

/// Returns a placement of the person in turn, and one of the other person that remains possible after it. `others_choices` are the
/// placements that the other person could make.
fn independent_placements(view: &PlayerView, others_choices: &[Choice]) -> Option<(Pick, Choice)> {
    view.choices.iter().find_map(|choice| {
        let cell = choice.placement.cell;
        let near = |other: &Choice| {
            other.placement.cell == cell || cell.neighbours().contains(&other.placement.cell)
        };
        // A placement can make others impossible if they share a corner with it. A placement without a shared corner
        // certainly stays possible.
        let far = |other: &&Choice| {
            let (corners, others) = (cell.corners(), other.placement.cell.corners());
            !near(other) && corners.iter().all(|corner| !others.contains(corner))
        };
        others_choices.iter().find(far).map(|other| (choice.pick(), *other))
    })
}

/// Returns a placement of the person in turn, and one of the other person on the same spot. `others_choices` are the placements
/// that the other person could make.
fn placements_on_same_spot(view: &PlayerView, others_choices: &[Choice]) -> Option<(Pick, Choice)> {
    view.choices.iter().find_map(|choice| {
        let other = others_choices.iter().find(|other| other.spot == choice.spot)?;
        Some((choice.pick(), *other))
    })
}

#[tokio::test]
async fn an_order_is_carried_out_in_the_commit_of_the_turn_before() {
    for_each_database(|store| async move {
        let mut test_match = TwoProcessMatch::with_people(&store, 2).await;
        let (id, other, (pick, wish)) =
            test_match.play_until_found_with_players(independent_placements).await;
        test_match.add_placements(other, &[wish]).await;
        let said = format!("{:?}", test_match.stored_order(other).await);
        assert!(!said.contains('-'), "{said}");
        test_match.change_order(other, OrderChange::Give).await.unwrap();
        assert!(test_match.stored_order(other).await.unwrap().given);
        assert_eq!(test_match.stored_order(id).await, None);
        let before = test_match.both.events_of(test_match.id).await.len();
        test_match.play_action(id, Action::Place(pick)).await;
        let events = test_match.events_after_first(before).await;
        let seat = test_match.current_table().await.seat_of(PersonId::new(other)).unwrap();
        let [
            TableEvent::Played { event: Event::Placed(first) },
            TableEvent::TurnOrdered { seat: ordered },
            TableEvent::Played { event: Event::Placed(second) },
            ..,
        ] = &events[..]
        else {
            panic!("{events:?}");
        };
        assert_eq!((first.placement.tile, *ordered), (pick.tile, seat));
        assert_eq!((second.seat, second.placement), (seat, wish.placement));
        assert_eq!(test_match.stored_order(other).await, None);
        let table = test_match.current_table().await;
        assert_eq!(table.seat_with_undoable_placement(), None, "neither can be taken back");
        assert_eq!(table.missed_in_a_row, [0, 0]);
    })
    .await;
}

#[tokio::test]
async fn if_the_spot_of_an_order_is_taken_its_next_placement_is_made_or_the_player_decides() {
    for_each_database(|store| async move {
        let mut test_match = TwoProcessMatch::with_people(&store, 2).await;
        let (id, other, (pick, wish)) =
            test_match.play_until_found_with_players(placements_on_same_spot).await;
        test_match.add_placements(other, &[wish]).await;
        test_match.change_order(other, OrderChange::Give).await.unwrap();
        let before = test_match.both.events_of(test_match.id).await.len();
        test_match.play_action(id, Action::Place(pick)).await;
        assert!(!test_match.events_after_first(before).await.iter().any(is_by_order));
        let (turn, view) = test_match.person_in_turn_and_view().await;
        if view.public.placements.len() > 1 {
            assert_eq!(turn, other);
            assert!(
                test_match.stored_order(other).await.is_some_and(|order| order.given),
                "it is told so"
            );
        }
        assert_refused(
            test_match.change_order(turn, OrderChange::ThenDraw(true)).await,
            OrderRefusal::OwnTurn,
        );
        test_match.play_action(turn, any_action(&view)).await;
    })
    .await;
}

/// Returns `true` if a standing order plays the turn from this event on.
fn is_by_order(event: &TableEvent) -> bool {
    matches!(event, TableEvent::TurnOrdered { .. })
}

#[tokio::test]
async fn drafts_and_orders_with_an_unmet_condition_do_nothing() {
    for_each_database(|store| async move {
        let mut test_match = TwoProcessMatch::with_people(&store, 2).await;
        for only in [None, Some(1)] {
            let (id, other, (pick, wish)) =
                test_match.play_until_found_with_players(independent_placements).await;
            test_match.change_order(other, OrderChange::Cancel).await.unwrap();
            test_match.add_placements(other, &[wish]).await;
            if only.is_some() {
                test_match.change_order(other, OrderChange::OpponentHolds(only)).await.unwrap();
                test_match.change_order(other, OrderChange::Give).await.unwrap();
            }
            let before = test_match.both.events_of(test_match.id).await.len();
            let holds =
                test_match.current_table().await.player_view(PersonId::new(id)).unwrap().rack.len()
                    - 1;
            test_match.play_action(id, Action::Place(pick)).await;
            let is_met = only.is_some_and(|most: u8| holds <= usize::from(most));
            assert!(is_met || !test_match.events_after_first(before).await.iter().any(is_by_order));
        }
    })
    .await;
}

#[tokio::test]
async fn an_order_draws_as_the_rules_demand_and_stops_at_a_choice() {
    for_each_database(|store| async move {
        let mut test_match = TwoProcessMatch::with_people(&store, 2).await;
        let (mut drew, mut stopped) = (0, 0);
        while drew == 0 || stopped == 0 {
            // If the match ends before both cases have occurred, another match is started.
            if !test_match.current_table().await.is_open() {
                test_match.id = TwoProcessMatch::start_match(&test_match.both, 6, 2).await;
            }
            let (id, view) = test_match.person_in_turn_and_view().await;
            let other = 3 - id;
            let may = test_match.change_order(other, OrderChange::ThenDraw(true)).await.is_ok();
            if may {
                test_match.change_order(other, OrderChange::Give).await.unwrap();
            }
            let before = test_match.both.events_of(test_match.id).await.len();
            test_match.play_action(id, any_action(&view)).await;
            let events = test_match.events_after_first(before).await;
            let Some(ordered) = events.iter().position(is_by_order) else { continue };
            let played: Vec<&Event> =
                events[ordered..].iter().filter_map(TableEvent::as_match_event).collect();
            assert!(!played.iter().any(|event| event.placed().is_some()), "{played:?}");
            drew += usize::from(matches!(played[0], Event::Drew { .. }));
            if matches!(events.last(), Some(TableEvent::OrderStopped { .. })) {
                stopped += 1;
                let (turn, view) = test_match.person_in_turn_and_view().await;
                assert_eq!((turn, view.choices.is_empty()), (other, false));
                let table = test_match.current_table().await;
                assert_eq!(table.unpublished_from, table.seq + 1, "the draws are told at once");
            }
        }
    })
    .await;
}

#[tokio::test]
async fn an_undo_or_a_change_of_seats_cancels_all_orders() {
    for_each_database(|store| async move {
        let test_match = TwoProcessMatch::with_people(&store, 3).await;
        let mut seen = 0;
        while seen < 2 {
            let (id, view) = test_match.person_in_turn_and_view().await;
            let Some(choice) = view.choices.first().filter(|_| view.draws == 0) else {
                test_match.play_action(id, any_action(&view)).await;
                continue;
            };
            test_match.play_action(id, Action::Place(choice.pick())).await;
            let table = test_match.current_table().await;
            let Some(next) = table.person_in_turn().map(|person| person.id.get()) else { continue };
            let third = 6 - id - next;
            if table.seat_with_undoable_placement().is_none()
                || !table.can_give_order(PersonId::new(third))
            {
                continue;
            }
            test_match.change_order(third, OrderChange::ThenDraw(true)).await.unwrap();
            test_match.change_order(third, OrderChange::Give).await.unwrap();
            if seen == 0 {
                for person in [id, next, third] {
                    test_match.both.act_as(test_match.id, person, TableAction::Undo).await;
                }
                assert_eq!(
                    test_match.current_table().await.turn(),
                    table.seat_of(PersonId::new(id))
                );
            } else {
                test_match.both.act_as(test_match.id, next, TableAction::Leave).await;
            }
            assert_eq!(test_match.stored_order(third).await, None);
            let stored = store.standing_order(test_match.id, PersonId::new(third)).await.unwrap();
            assert_eq!(stored, None);
            seen += 1;
        }
    })
    .await;
}

#[tokio::test]
async fn a_new_round_cancels_all_orders() {
    for_each_database(|store| async move {
        let test_match = TwoProcessMatch::with_people(&store, 2).await;
        let mut left = 0;
        loop {
            let (id, view) = test_match.person_in_turn_and_view().await;
            let other = 3 - id;
            if test_match.change_order(other, OrderChange::OpponentHolds(Some(1))).await.is_ok() {
                left = other;
            }
            test_match.play_action(id, any_action(&view)).await;
            if test_match.current_table().await.turn().is_none() {
                break;
            }
        }
        let stored = store.standing_order(test_match.id, PersonId::new(left)).await.unwrap();
        assert_eq!(stored, None);
    })
    .await;
}

/// In this test, an order is stored just after another process has begun the turn for which the order was made.
#[tokio::test]
async fn an_order_stored_just_after_the_turn_began_is_carried_out() {
    for_each_database(|store| async move {
        let mut test_match = TwoProcessMatch::with_people(&store, 2).await;
        let (id, other, (pick, wish)) =
            test_match.play_until_found_with_players(independent_placements).await;
        test_match.add_placements(other, &[wish]).await;
        test_match.change_order(other, OrderChange::Give).await.unwrap();
        let person = PersonId::new(other);
        let kept = store.standing_order(test_match.id, person).await.unwrap().unwrap();
        test_match.change_order(other, OrderChange::Cancel).await.unwrap();
        test_match.play_action(id, Action::Place(pick)).await;
        let table = test_match.current_table().await;
        if table.turn() != table.seat_of(person) {
            return;
        }
        let late = crate::store::NewOrder {
            table: test_match.id,
            expected_seq: table.seq,
            person,
            body: Some(kept.body),
            interaction: InteractionId::new(rand::random()),
            now: 0,
        };
        store.store_or_delete_standing_order(late).await.unwrap();
        let before = usize::try_from(table.seq).unwrap();
        // The next commit at the table carries out the order.
        test_match.both.act_as(test_match.id, id, TableAction::ShowBoard).await;
        assert!(test_match.events_after_first(before).await.iter().any(is_by_order));
        assert_eq!(test_match.stored_order(other).await, None);
    })
    .await;
}

#[tokio::test]
async fn orders_are_only_for_players_of_games_with_a_slow_clock() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let id = both.begin_game(5, TurnClock::TenMinutes).await;
        let live = TwoProcessMatch { both, id };
        let (turn, _) = live.person_in_turn_and_view().await;
        assert_refused(
            live.change_order(3 - turn, OrderChange::ThenDraw(true)).await,
            OrderRefusal::Live,
        );

        let test_match = TwoProcessMatch { both: Processes::new(&store), id };
        let id = test_match.both.begin_game(6, TurnClock::TwoDays).await;
        let test_match = TwoProcessMatch { id, ..test_match };
        let (turn, view) = test_match.person_in_turn_and_view().await;
        assert_refused(
            test_match.change_order(3 - turn, OrderChange::ThenDraw(true)).await,
            OrderRefusal::NoBoard,
        );
        assert!(
            test_match
                .current_table()
                .await
                .prospective_choices(PersonId::new(3 - turn))
                .is_empty()
        );
        test_match.play_action(turn, any_action(&view)).await;
        let (turn, _) = test_match.person_in_turn_and_view().await;
        assert_refused(
            test_match.change_order(turn, OrderChange::Give).await,
            OrderRefusal::OwnTurn,
        );
        assert_refused(
            test_match.change_order(3 - turn, OrderChange::Give).await,
            OrderRefusal::Empty,
        );
        let stranger = test_match.change_order(9, OrderChange::Give).await;
        assert!(matches!(stranger, Err(IntentError::Table(TableRefusal::NotSeated))));
        let decision = test_match.current_table().await.decision_number() - 1;
        let pick = Pick { tile: "0-0-0".parse().unwrap(), spot: 1 };
        let old = test_match.change_order(3 - turn, OrderChange::Add { decision, pick }).await;
        assert!(matches!(old, Err(IntentError::Table(TableRefusal::BoardMovedOn))));
    })
    .await;
}
