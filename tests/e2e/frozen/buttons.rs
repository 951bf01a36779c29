//! Every button and every menu that is still before somebody is understood: it does what it says, or says why not.

use std::collections::{BTreeMap, BTreeSet};

use discord_stand_in::AnswerKind;
use discord_stand_in::people::{Interaction, Message, PersonIn};
use triominos::text::{Lang, Text};

use super::components::{clickable, kind_of};
use super::folder::Frozen;
use super::on_each;
use crate::support::bot::World;

#[tokio::test(flavor = "multi_thread")]
async fn every_frozen_component_is_understood() {
    on_each(understood).await;
}

/// Somebody sees it there.
struct Seen {
    person: PersonIn,
    message: Message,
    custom_id: String,
}

async fn understood(frozen: &Frozen) {
    let mut left: BTreeSet<String> = frozen.expected.components.iter().cloned().collect();
    // A click may take others away: those are clicked in another world.
    while !left.is_empty() {
        let mut world = frozen.thaw().await;
        let seen = seen(frozen, &world);
        world.start_bot().await;
        let before = left.len();
        for (kind, all) in seen {
            if !left.contains(&kind) {
                continue;
            }
            for seen in &all {
                if let Some(clicked) = click(seen).await {
                    assert_understood(&kind, &clicked).await;
                    left.remove(&kind);
                    break;
                }
            }
        }
        world.finish();
        assert!(left.len() < before, "nowhere to be clicked: {left:?}");
    }
}

/// Everything that can be clicked, by its kind, the newest first.
fn seen(frozen: &Frozen, world: &World) -> BTreeMap<String, Vec<Seen>> {
    let mut seen: BTreeMap<String, Vec<Seen>> = BTreeMap::new();
    for channel in frozen.expected.channels.values() {
        for person in frozen.expected.people.values() {
            let person = world.discord.person_by_id(*person).expect("they are in the chat");
            let person = person.in_channel(*channel);
            for message in person.sees().into_iter().rev() {
                for custom_id in clickable(&message) {
                    let one = Seen { person: person.clone(), message: message.clone(), custom_id };
                    seen.entry(kind_of(&one.custom_id)).or_default().push(one);
                }
            }
        }
    }
    seen
}

/// Clicks it, or chooses what is first in it, if it is still there.
async fn click(Seen { person, message, custom_id }: &Seen) -> Option<Interaction> {
    match message.menu(custom_id) {
        Some(menu) => {
            let first = menu.options[0].value.as_str();
            person.try_choose(message, custom_id, &[first]).await.ok()
        }
        None => person.try_click(message, custom_id).await.ok(),
    }
}

/// The answer is neither that there is no such thing, nor an apology.
async fn assert_understood(kind: &str, clicked: &Interaction) {
    let answer = clicked.answer();
    assert_ne!(answer.kind, AnswerKind::Failed, "{kind}: {:?}", answer.failure);
    if answer.kind == AnswerKind::DeferredUpdate {
        return;
    }
    let said = clicked.finished().await.content;
    for lang in Lang::ALL {
        let text = Text::of(lang);
        let mark = "\u{0}";
        let sorry = [text.trouble(mark), text.database_trouble(mark), text.no_such_table()];
        for sorry in sorry {
            let start = sorry.split(mark).next().expect("its start");
            assert!(!said.starts_with(start), "{kind}: {said}");
        }
    }
}
