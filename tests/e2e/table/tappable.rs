//! Mentions of commands, which Discord makes tappable.

use discord_stand_in::people::PersonIn;
use discord_stand_in::{Fault, RecordedRequest};

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::mentions::with_plain_command_names;

const COMMANDS: &str = "PUT /applications/{application_id}/commands";

/// Returns the requests with which the bot registered its commands.
fn registration_requests(world: &World) -> Vec<RecordedRequest> {
    let all = world.discord.requests().into_iter();
    all.filter(|one| format!("{} {}", one.method, one.route) == COMMANDS).collect()
}

/// Returns the mention of a command, with the id that Discord has given it.
fn mention_of_command(world: &World, command_name: &str) -> String {
    let registered = registration_requests(world).pop().expect("a registration");
    let commands = registered.response.expect("the commands");
    let mut commands = commands.as_array().expect("a list").iter();
    let whole = command_name.split(' ').next().expect("a name");
    let command = commands.find(|one| one["name"] == whole).expect("the command");
    format!("</{command_name}:{}>", command["id"].as_str().expect("an id"))
}

async fn help_text(person: &PersonIn) -> String {
    ask_privately(person, "help").await.content
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_mention_their_commands_by_the_ids_that_discord_gave() {
    let mut world = World::new(1).await;
    let [ada] = world.add_people(["Ada"]);
    let play = mention_of_command(&world, "play");
    assert!(help_text(&ada).await.contains(&play));
    // A command that has subcommands cannot be used by itself; each of these is mentioned.
    let none = ask_privately(&ada, "tournament status").await.content;
    let create = mention_of_command(&world, "tournament create");
    assert!(none.contains("no tournament in this channel") && !none.contains("`/"), "{none}");
    assert!(!create.contains("create>"));

    // Options stay beside the mention. A public message mentions commands as well.
    let pings = private_message(ada.slash("preferences", &[]).await).await;
    assert!(!pings.content.contains("`/play`"), "{}", pings.content);
    private_message(ada.slash("play", &[]).await).await;
    let lobby = world.wait_for_button("Start").await;
    assert!(lobby.content.contains(&mention_of_command(&world, "hint")), "{}", lobby.content);
    assert_eq!(with_plain_command_names(&lobby.content).matches("‹/hint›").count(), 1);

    // After a restart the commands are not registered again, and their ids are known.
    world.stop_bot().await;
    world.start_bot().await;
    assert!(help_text(&ada).await.contains(&play));
    assert_eq!(registration_requests(&world).len(), 1);

    // An older version stored the hash of the commands without their ids.
    world.stop_bot().await;
    world
        .database
        .open_connection()
        .await
        .execute("UPDATE facts SET value = 'ab12' WHERE name LIKE 'commands:%'")
        .await;
    world.start_bot().await;
    world.wait_for_command_ids().await;
    assert!(help_text(&ada).await.contains(&play), "Discord keeps the ids");
    assert_eq!(registration_requests(&world).len(), 2);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_plain_text_while_discord_accepts_no_registration() {
    let mut world = World::new(1).await;
    let [ada] = world.add_people(["Ada"]);
    world.stop_bot().await;
    world
        .database
        .open_connection()
        .await
        .execute("DELETE FROM facts WHERE name LIKE 'commands:%'")
        .await;
    let fault = world.discord.inject(Fault::outage(COMMANDS).times(usize::MAX));
    world.start_bot().await;
    world.wait_for_fault_hits(&fault, 1).await;
    let help = help_text(&ada).await;
    assert!(help.contains("`/play`") && !help.contains("</"), "{help}");
}

#[tokio::test(flavor = "multi_thread")]
async fn in_direct_messages_only_commands_that_work_there_can_be_tapped() {
    let world = World::new(1).await;
    let (person, ada) = world.add_person("Ada");
    let everywhere =
        [ask_privately(&ada, "help").await, ask_privately(&person.in_dm(), "help").await];
    for help in &everywhere {
        assert!(help.content.contains(&mention_of_command(&world, "play")), "{}", help.content);
    }
    let topics = "Playing: the commands for a match";
    let [here, there] = everywhere;
    let here = private_message(ada.choose(&here, "Choose a topic", &[topics]).await).await;
    let there =
        private_message(person.in_dm().choose(&there, "Choose a topic", &[topics]).await).await;
    assert!(here.content.contains(&mention_of_command(&world, "stand-in")), "{}", here.content);
    assert!(there.content.contains("`/stand-in`"), "{}", there.content);
    assert!(there.content.contains(&mention_of_command(&world, "rack")), "{}", there.content);
    world.finish_without_refusals();
}
