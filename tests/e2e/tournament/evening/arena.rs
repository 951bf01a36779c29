//! The messages of an arena, a tournament without rounds: tables that are formed at the same time share one message, which links to
//! all their threads.

use discord_stand_in::Snowflake;
use discord_stand_in::people::Message;

use crate::support::bot::World;
use crate::tournament::course::{join_as_organiser, use_tournament_command, wait_for_words};

/// Returns the threads to which a text links.
fn threads_linked_in(content: &str) -> Vec<Snowflake> {
    let links = content.split("<#").skip(1);
    links.filter_map(|link| link.split_once('>')?.0.parse().ok()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_are_formed_together_share_one_message_with_links() {
    let world = World::new(9).await;
    let mo = join_as_organiser(&world, "Mo");
    let names = ["Ada", "Bo", "Cy", "Dee", "Eli", "Flo", "Gus", "Hal"];
    let people = world.add_people(names);
    let options = [
        ("name", "Night".into()),
        ("arena", 60.into()),
        ("seats", 2.into()),
        ("edition", "Standard rules".into()),
        ("clock", "No clock, so take all the time you want".into()),
    ];
    use_tournament_command(&mo, "create", &options).await;
    for person in &people {
        use_tournament_command(person, "join", &[]).await;
    }
    use_tournament_command(&mo, "start", &[]).await;
    let channel = world.discord.channel(world.channel);
    let is_batch = |one: &Message| one.content.starts_with("New tables: 4.");
    let linked = |all: &[Message]| {
        all.iter().any(|one| is_batch(one) && threads_linked_in(&one.content).len() == 4)
    };
    let all = channel.until("the links to all tables", linked).await;
    let batch = all.iter().find(|one| is_batch(one)).expect("it was there");
    for name in names {
        assert!(batch.content.contains(&format!("**{name}**")), "{name}: {}", batch.content);
    }
    for thread in threads_linked_in(&batch.content) {
        let called = |all: &[Message]| all.iter().any(|one| one.pinged.len() == 2);
        world.discord.channel(thread).until("a call", called).await;
    }
    // Besides the common message, the channel has the tournament's own message and the live one.
    wait_for_words(&world, "🔴 **The tables, live**").await;
    let all = channel.messages();
    assert_eq!(all.len(), 3, "{}", world.transcript());

    // The message follows its tables.
    use_tournament_command(&mo, "result", &[("table", 3.into()), ("order", "2>1".into())]).await;
    let decided =
        |all: &[Message]| all.iter().any(|one| is_batch(one) && one.content.contains(": 1. **"));
    let all = channel.until("the result", decided).await;
    let batch = all.iter().find(|one| is_batch(one)).expect("it was there");
    assert!(batch.content.contains("An organiser set this result."), "{}", batch.content);
    assert_eq!(threads_linked_in(&batch.content).len(), 4, "{}", batch.content);
    world.finish_without_refusals();
}
