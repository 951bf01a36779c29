//! Tests of the number of commits for a placement: one commit waits for the disk, and one does not.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;

use super::samples::{Processes, actor_of};
use crate::ids::{InteractionId, MessageId, TableId};
use crate::store::MessageRef;
use crate::store::tests::commits::Commits;
use crate::store::tests::databases::for_each_database;
use crate::table::{
    AnnounceError, Announcer, Intent, Notice, Outbox, PublishedNotice, TableAction, Tables,
    TurnClock,
};
use triominos_rules::game::Action;

/// An announcer that publishes each notice at once, with the message ids 1, 2, 3 and so on. It records the previous message
/// of each notice.
#[derive(Default)]
struct MessageRecordingAnnouncer(Mutex<Vec<Option<MessageRef>>>);

#[async_trait]
impl Announcer for Arc<MessageRecordingAnnouncer> {
    async fn announce(&self, notice: Notice) -> Result<PublishedNotice, AnnounceError> {
        let mut previous_messages = self.0.lock().unwrap();
        previous_messages.push(notice.previous);
        Ok(PublishedNotice { message: Some(MessageId::new(previous_messages.len() as u64)) })
    }
}

/// Acts for the current player: places a tile, or draws if none can be placed. Returns `true` if a tile was placed.
async fn take_turn_and_return_if_placed(tables: &Tables, table: TableId) -> bool {
    let now = tables.current_table(table).await.unwrap();
    let person = now.person_in_turn().unwrap().id;
    let view = now.player_view(person).unwrap();
    let choice = view.choices.first().map(|choice| Action::Place(choice.pick()));
    let action = TableAction::Play(choice.unwrap_or(Action::Draw));
    let interaction = InteractionId::new(rand::random());
    let actor = actor_of(person.get());
    tables
        .commit_intent(Intent { table, actor, decision: None, action, interaction })
        .await
        .unwrap();
    choice.is_some()
}

#[tokio::test]
async fn a_placement_waits_for_the_disk_once() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let (announcer, tables) =
            (Arc::new(MessageRecordingAnnouncer::default()), both.tables[1].clone());
        let outbox = Outbox::new(tables.clone(), Arc::clone(&announcer), "me".to_owned());
        let all_published = async |table| {
            while store.has_pending_announcement(table).await.unwrap() {
                tokio::task::yield_now().await;
            }
        };
        let story = async {
            let table = both.begin_game(5, TurnClock::None).await;
            all_published(table).await;
            let mut placed = 0;
            while placed < 5 {
                let (before, published_count) =
                    (Commits::since_open(&store), announcer.0.lock().unwrap().len());
                let is_placed = take_turn_and_return_if_placed(&tables, table).await;
                all_published(table).await;
                let commits = Commits::since_open(&store) - before;
                if is_placed {
                    assert_eq!(commits, Commits { on_disk: 1, without_sync: 1 });
                    let after = announcer.0.lock().unwrap().last().copied().flatten();
                    let last = MessageId::new(published_count as u64);
                    assert_eq!(after.map(|message| message.message_id), Some(last));
                    placed += 1;
                }
            }
        };
        tokio::select! {
            () = outbox.run() => unreachable!("it runs for ever"),
            () = story => {}
        }
    })
    .await;
}

/// In this test, each move is made while the previous move is being published. The new move is published next, without a poll of
/// the store.
#[tokio::test]
async fn consecutive_moves_are_published_in_order() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let (announcer, tables) =
            (Arc::new(MessageRecordingAnnouncer::default()), both.tables[1].clone());
        let outbox = Outbox::new(tables.clone(), Arc::clone(&announcer), "me".to_owned());
        let story = async {
            let table = both.begin_game(5, TurnClock::None).await;
            for _ in 0..12 {
                take_turn_and_return_if_placed(&tables, table).await;
            }
            while store.has_pending_announcement(table).await.unwrap() {
                tokio::task::yield_now().await;
            }
            let previous_messages = announcer.0.lock().unwrap().clone();
            let ids: Vec<u64> = previous_messages
                .into_iter()
                .flatten()
                .map(|message| message.message_id.get())
                .collect();
            assert_eq!(ids, (1..=ids.len() as u64).collect::<Vec<_>>());
        };
        tokio::select! {
            () = outbox.run() => unreachable!("it runs for ever"),
            () = story => {}
        }
    })
    .await;
}
