//! Every button and menu in the messages of a snapshot (the chat and database of an earlier version) still works, or the answer
//! says why it does not.

use std::collections::{BTreeMap, BTreeSet};

use discord_stand_in::AnswerKind;
use discord_stand_in::people::{Interaction, Message, PersonIn};
use triominos::text::{Lang, Text};

use super::components::{clickable_ids, kind_of_component};
use super::folder::Snapshot;
use super::for_each_snapshot;
use crate::support::bot::World;

#[tokio::test(flavor = "multi_thread")]
async fn every_component_of_a_snapshot_is_understood() {
    for_each_snapshot(check_every_component_is_understood).await;
}

/// A button or menu that a person sees in a message.
struct VisibleComponent {
    person: PersonIn,
    message: Message,
    custom_id: String,
}

/// Runs the test `every_component_of_a_snapshot_is_understood` with this snapshot.
async fn check_every_component_is_understood(snapshot: &Snapshot) {
    let mut unclicked: BTreeSet<String> = snapshot.expected.components.iter().cloned().collect();
    // A click may remove other components. Those are clicked in another copy of the snapshot.
    while !unclicked.is_empty() {
        let mut world = snapshot.restore_world().await;
        let visible = visible_components_by_kind(snapshot, &world);
        world.start_bot().await;
        let before = unclicked.len();
        for (kind, all) in visible {
            if !unclicked.contains(&kind) {
                continue;
            }
            for seen in &all {
                if let Some(clicked) = click_component(seen).await {
                    assert_component_understood(&kind, &clicked).await;
                    unclicked.remove(&kind);
                    break;
                }
            }
        }
        world.finish_without_refusals();
        assert!(unclicked.len() < before, "these cannot be clicked: {unclicked:?}");
    }
}

/// Returns all components that somebody can click. They are grouped by kind, and the newest of each person and channel come first.
fn visible_components_by_kind(
    snapshot: &Snapshot,
    world: &World,
) -> BTreeMap<String, Vec<VisibleComponent>> {
    let mut seen: BTreeMap<String, Vec<VisibleComponent>> = BTreeMap::new();
    for channel in snapshot.expected.channels.values() {
        for person in snapshot.expected.people.values() {
            let person = world.discord.person_by_id(*person).expect("they are in the chat");
            let person = person.in_channel(*channel);
            for message in person.visible_messages().into_iter().rev() {
                for custom_id in clickable_ids(&message) {
                    let one = VisibleComponent {
                        person: person.clone(),
                        message: message.clone(),
                        custom_id,
                    };
                    seen.entry(kind_of_component(&one.custom_id)).or_default().push(one);
                }
            }
        }
    }
    seen
}

/// Clicks a button, or chooses the first option of a menu. Returns `None` if the component is gone.
async fn click_component(
    VisibleComponent { person, message, custom_id }: &VisibleComponent,
) -> Option<Interaction> {
    match message.menu(custom_id) {
        Some(menu) => {
            let first = menu.options[0].value.as_str();
            person.try_choose(message, custom_id, &[first]).await.ok()
        }
        None => person.try_click(message, custom_id).await.ok(),
    }
}

/// Asserts that the answer is no apology, and does not say that the component is unknown. `component_kind` names the component in
/// the message of a panic.
async fn assert_component_understood(component_kind: &str, interaction: &Interaction) {
    let answer = interaction.answer();
    assert_ne!(answer.kind, AnswerKind::Failed, "{component_kind}: {:?}", answer.failure);
    if answer.kind == AnswerKind::DeferredUpdate {
        return;
    }
    let content = interaction.finished_message().await.content;
    for lang in Lang::ALL {
        let text = Text::for_lang(lang);
        let mark = "\u{0}";
        let sorry = [text.internal_error(mark), text.database_error(mark), text.no_such_table()];
        for sorry in sorry {
            let start = sorry.split(mark).next().expect("its start");
            assert!(!content.starts_with(start), "{component_kind}: {content}");
        }
    }
}
