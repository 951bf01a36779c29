//! Standing orders: carrying them out when a turn begins, and cancelling them.

use super::samples::{Processes, actor};
use crate::ids::{InteractionId, PersonId, TableId};
use crate::store::tests::databases::for_each_database;
use crate::table::{
    OrderChange, OrderRefusal, Refused, StandingOrder, Table, TableAction, TableEvent,
    TableRefusal, TurnClock,
};
use triominos_rules::game::{Action, Choice, Event, Pick, PlayerView};

/// A match by a clock of a day.
struct Story {
    both: Processes,
    id: TableId,
}

impl Story {
    /// Of so many people.
    async fn begins(store: &crate::store::Store, people: u64) -> Self {
        let both = Processes::new(store);
        let id = Self::starts(&both, 5, people).await;
        Self { both, id }
    }

    async fn starts(both: &Processes, channel: u64, people: u64) -> TableId {
        let id = both.lobby(channel, TurnClock::OneDay).await;
        for person in 2..=people {
            both.acts(id, person, TableAction::Join).await;
        }
        both.acts(id, 1, TableAction::Start).await;
        id
    }

    async fn table(&self) -> std::sync::Arc<Table> {
        self.both.tables[0].get(self.id).await.unwrap()
    }

    async fn orders(&self, id: u64, change: OrderChange) -> Result<(), Refused> {
        let interaction = InteractionId::new(rand::random());
        self.both.tables[0].change_order(self.id, &actor(id), interaction, change).await.map(drop)
    }

    async fn order(&self, id: u64) -> Option<StandingOrder> {
        let table = self.table().await;
        self.both.tables[1].order_of(&table, PersonId::new(id)).await.unwrap()
    }

    /// Adds placements to the order of a person.
    async fn adds(&self, id: u64, choices: &[Choice]) {
        let decision = self.table().await.decision();
        for choice in choices {
            self.orders(id, OrderChange::Add { decision, pick: choice.pick() }).await.unwrap();
        }
    }

    async fn plays(&self, id: u64, action: Action) {
        self.both.acts(self.id, id, TableAction::Play(action)).await;
    }

    /// Returns the person in turn and their view, after beginning the next round if one is due.
    async fn turn(&self) -> (u64, PlayerView) {
        loop {
            let table = self.table().await;
            if let Some(person) = table.person_in_turn() {
                return (person.id.get(), table.player_view(person.id).unwrap());
            }
            self.both.acts(self.id, 1, TableAction::NextRound).await;
        }
    }

    /// Goes on, turn by turn and match after match of two, until somebody who has not drawn can place what is wanted, given what the
    /// other could place: both, and what was wanted.
    async fn until<T>(
        &mut self,
        wanted: impl Fn(&PlayerView, &[Choice]) -> Option<T>,
    ) -> (u64, u64, T) {
        for channel in 6.. {
            while !self.table().await.is_open() {
                self.id = Self::starts(&self.both, channel, 2).await;
            }
            let (id, view) = self.turn().await;
            let other = 3 - id;
            let prospects = self.table().await.prospects(PersonId::new(other));
            if view.draws == 0
                && let Some(found) = wanted(&view, &prospects)
            {
                return (id, other, found);
            }
            self.plays(id, any(&view)).await;
        }
        unreachable!("there are always more")
    }

    /// The events after this one.
    async fn since(&self, count: usize) -> Vec<TableEvent> {
        self.both.events(self.id).await.split_off(count)
    }
}

fn any(view: &PlayerView) -> Action {
    match view.choices.first() {
        Some(choice) => Action::Place(choice.pick()),
        None if view.may_draw => Action::Draw,
        None => Action::Pass,
    }
}

fn refused(outcome: Result<(), Refused>, why: OrderRefusal) {
    assert!(matches!(outcome, Err(Refused::Table(TableRefusal::NoOrder(no))) if no == why));
}

/// A placement for the person in turn that leaves a placement of the other possible.
fn apart(view: &PlayerView, prospects: &[Choice]) -> Option<(Pick, Choice)> {
    view.choices.iter().find_map(|choice| {
        let cell = choice.placement.cell;
        let near = |other: &Choice| {
            other.placement.cell == cell || cell.neighbours().contains(&other.placement.cell)
        };
        // Corners meet further away: only what is far from it is sure to be possible.
        let far = |other: &&Choice| {
            let (corners, others) = (cell.corners(), other.placement.cell.corners());
            !near(other) && corners.iter().all(|corner| !others.contains(corner))
        };
        prospects.iter().find(far).map(|other| (choice.pick(), *other))
    })
}

/// A placement for the person in turn that takes the spot of a placement of the other.
fn same_spot(view: &PlayerView, prospects: &[Choice]) -> Option<(Pick, Choice)> {
    view.choices.iter().find_map(|choice| {
        let other = prospects.iter().find(|other| other.spot == choice.spot)?;
        Some((choice.pick(), *other))
    })
}

#[tokio::test]
async fn an_order_is_carried_out_in_the_commit_of_the_turn_before() {
    for_each_database(|store| async move {
        let mut story = Story::begins(&store, 2).await;
        let (id, other, (pick, wish)) = story.until(apart).await;
        story.adds(other, &[wish]).await;
        let said = format!("{:?}", story.order(other).await);
        assert!(!said.contains('-'), "{said}");
        story.orders(other, OrderChange::Give).await.unwrap();
        assert!(story.order(other).await.unwrap().given);
        assert_eq!(story.order(id).await, None);
        let before = story.both.events(story.id).await.len();
        story.plays(id, Action::Place(pick)).await;
        let events = story.since(before).await;
        let seat = story.table().await.seat_of(PersonId::new(other)).unwrap();
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
        assert_eq!(story.order(other).await, None);
        let table = story.table().await;
        assert_eq!(table.undoable(), None, "neither can be taken back");
        assert_eq!(table.missed_in_a_row, [0, 0]);
    })
    .await;
}

#[tokio::test]
async fn if_the_spot_is_taken_the_next_placement_is_made_or_the_player_asked() {
    for_each_database(|store| async move {
        let mut story = Story::begins(&store, 2).await;
        let (id, other, (pick, wish)) = story.until(same_spot).await;
        story.adds(other, &[wish]).await;
        story.orders(other, OrderChange::Give).await.unwrap();
        let before = story.both.events(story.id).await.len();
        story.plays(id, Action::Place(pick)).await;
        assert!(!story.since(before).await.iter().any(is_ordered));
        let (turn, view) = story.turn().await;
        if view.public.placements.len() > 1 {
            assert_eq!(turn, other);
            assert!(story.order(other).await.is_some_and(|order| order.given), "it is told so");
        }
        refused(story.orders(turn, OrderChange::ThenDraw(true)).await, OrderRefusal::OwnTurn);
        story.plays(turn, any(&view)).await;
    })
    .await;
}

fn is_ordered(event: &TableEvent) -> bool {
    matches!(event, TableEvent::TurnOrdered { .. })
}

#[tokio::test]
async fn a_draft_does_nothing_nor_does_one_whose_condition_is_not_met() {
    for_each_database(|store| async move {
        let mut story = Story::begins(&store, 2).await;
        for only in [None, Some(1)] {
            let (id, other, (pick, wish)) = story.until(apart).await;
            story.orders(other, OrderChange::Cancel).await.unwrap();
            story.adds(other, &[wish]).await;
            if only.is_some() {
                story.orders(other, OrderChange::OpponentHolds(only)).await.unwrap();
                story.orders(other, OrderChange::Give).await.unwrap();
            }
            let before = story.both.events(story.id).await.len();
            let holds = story.table().await.player_view(PersonId::new(id)).unwrap().rack.len() - 1;
            story.plays(id, Action::Place(pick)).await;
            let is_met = only.is_some_and(|most: u8| holds <= usize::from(most));
            assert!(is_met || !story.since(before).await.iter().any(is_ordered));
        }
    })
    .await;
}

#[tokio::test]
async fn an_order_draws_as_the_rules_demand_and_stops_at_a_choice() {
    for_each_database(|store| async move {
        let mut story = Story::begins(&store, 2).await;
        let (mut drew, mut stopped) = (0, 0);
        while drew == 0 || stopped == 0 {
            // Neither may happen before the match ends.
            if !story.table().await.is_open() {
                story.id = Story::starts(&story.both, 6, 2).await;
            }
            let (id, view) = story.turn().await;
            let other = 3 - id;
            let may = story.orders(other, OrderChange::ThenDraw(true)).await.is_ok();
            if may {
                story.orders(other, OrderChange::Give).await.unwrap();
            }
            let before = story.both.events(story.id).await.len();
            story.plays(id, any(&view)).await;
            let events = story.since(before).await;
            let Some(ordered) = events.iter().position(is_ordered) else { continue };
            let played: Vec<&Event> =
                events[ordered..].iter().filter_map(TableEvent::played).collect();
            assert!(!played.iter().any(|event| event.placed().is_some()), "{played:?}");
            drew += usize::from(matches!(played[0], Event::Drew { .. }));
            if matches!(events.last(), Some(TableEvent::OrderStopped { .. })) {
                stopped += 1;
                let (turn, view) = story.turn().await;
                assert_eq!((turn, view.choices.is_empty()), (other, false));
                let table = story.table().await;
                assert_eq!(table.unpublished_from, table.seq + 1, "the draws are told at once");
            }
        }
    })
    .await;
}

#[tokio::test]
async fn an_undo_or_a_change_of_seats_cancels_all_orders() {
    for_each_database(|store| async move {
        let story = Story::begins(&store, 3).await;
        let mut seen = 0;
        while seen < 2 {
            let (id, view) = story.turn().await;
            let Some(choice) = view.choices.first().filter(|_| view.draws == 0) else {
                story.plays(id, any(&view)).await;
                continue;
            };
            story.plays(id, Action::Place(choice.pick())).await;
            let table = story.table().await;
            let Some(next) = table.person_in_turn().map(|person| person.id.get()) else { continue };
            let third = 6 - id - next;
            if table.undoable().is_none() || !table.takes_order(PersonId::new(third)) {
                continue;
            }
            story.orders(third, OrderChange::ThenDraw(true)).await.unwrap();
            story.orders(third, OrderChange::Give).await.unwrap();
            if seen == 0 {
                for person in [id, next, third] {
                    story.both.acts(story.id, person, TableAction::Undo).await;
                }
                assert_eq!(story.table().await.turn(), table.seat_of(PersonId::new(id)));
            } else {
                story.both.acts(story.id, next, TableAction::Leave).await;
            }
            assert_eq!(story.order(third).await, None);
            let stored = store.standing_order(story.id, PersonId::new(third)).await.unwrap();
            assert_eq!(stored, None);
            seen += 1;
        }
    })
    .await;
}

#[tokio::test]
async fn a_new_round_cancels_all_orders() {
    for_each_database(|store| async move {
        let story = Story::begins(&store, 2).await;
        let mut left = 0;
        loop {
            let (id, view) = story.turn().await;
            let other = 3 - id;
            if story.orders(other, OrderChange::OpponentHolds(Some(1))).await.is_ok() {
                left = other;
            }
            story.plays(id, any(&view)).await;
            if story.table().await.turn().is_none() {
                break;
            }
        }
        let stored = store.standing_order(story.id, PersonId::new(left)).await.unwrap();
        assert_eq!(stored, None);
    })
    .await;
}

/// The order is stored just after another process has begun the turn.
#[tokio::test]
async fn an_order_stored_just_after_the_turn_began_is_carried_out() {
    for_each_database(|store| async move {
        let mut story = Story::begins(&store, 2).await;
        let (id, other, (pick, wish)) = story.until(apart).await;
        story.adds(other, &[wish]).await;
        story.orders(other, OrderChange::Give).await.unwrap();
        let person = PersonId::new(other);
        let kept = store.standing_order(story.id, person).await.unwrap().unwrap();
        story.orders(other, OrderChange::Cancel).await.unwrap();
        story.plays(id, Action::Place(pick)).await;
        let table = story.table().await;
        if table.turn() != table.seat_of(person) {
            return;
        }
        let late = crate::store::NewOrder {
            table: story.id,
            expected_seq: table.seq,
            person,
            body: Some(kept.body),
            interaction: InteractionId::new(rand::random()),
            now: 0,
        };
        store.put_standing_order(late).await.unwrap();
        let before = usize::try_from(table.seq).unwrap();
        // The next commit at the table carries it out.
        story.both.acts(story.id, id, TableAction::ShowBoard).await;
        assert!(story.since(before).await.iter().any(is_ordered));
        assert_eq!(story.order(other).await, None);
    })
    .await;
}

#[tokio::test]
async fn orders_are_only_for_players_of_games_with_a_slow_clock() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let id = both.game(5, TurnClock::TenMinutes).await;
        let live = Story { both, id };
        let (turn, _) = live.turn().await;
        refused(live.orders(3 - turn, OrderChange::ThenDraw(true)).await, OrderRefusal::Live);

        let story = Story { both: Processes::new(&store), id };
        let id = story.both.game(6, TurnClock::TwoDays).await;
        let story = Story { id, ..story };
        let (turn, view) = story.turn().await;
        refused(story.orders(3 - turn, OrderChange::ThenDraw(true)).await, OrderRefusal::NoBoard);
        assert!(story.table().await.prospects(PersonId::new(3 - turn)).is_empty());
        story.plays(turn, any(&view)).await;
        let (turn, _) = story.turn().await;
        refused(story.orders(turn, OrderChange::Give).await, OrderRefusal::OwnTurn);
        refused(story.orders(3 - turn, OrderChange::Give).await, OrderRefusal::Empty);
        let stranger = story.orders(9, OrderChange::Give).await;
        assert!(matches!(stranger, Err(Refused::Table(TableRefusal::NotSeated))));
        let decision = story.table().await.decision() - 1;
        let pick = Pick { tile: "0-0-0".parse().unwrap(), spot: 1 };
        let old = story.orders(3 - turn, OrderChange::Add { decision, pick }).await;
        assert!(matches!(old, Err(Refused::Table(TableRefusal::BoardMovedOn))));
    })
    .await;
}
