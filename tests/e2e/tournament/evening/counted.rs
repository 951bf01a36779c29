//! A tournament of eight players with mishaps. The test counts the commands, clicks on buttons and menu choices that
//! the organiser needs.

use std::collections::BTreeSet;

use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{World, private_message};
use crate::tournament::course::{
    OptionInput, join_as_organiser, standard_tournament_options, use_tournament_command,
    wait_for_presence_confirmations, wait_for_table_threads, wait_for_words,
};

const MINUTE: i64 = 60_000;
/// The maximum numbers of the organiser's commands, clicks on buttons, and menu choices, in this order.
const MOST_ACTIONS: (usize, usize, usize) = (3, 12, 8);

/// An organiser whose commands, clicks on buttons, and menu choices are counted, in this order.
struct CountedOrganiser {
    person: PersonIn,
    used: (usize, usize, usize),
}

impl CountedOrganiser {
    async fn use_tournament_command(
        &mut self,
        subcommand: &str,
        options: &[OptionInput<'_>],
    ) -> Message {
        self.used.0 += 1;
        use_tournament_command(&self.person, subcommand, options).await
    }

    async fn click_button(&mut self, panel: &Message, label: &str) -> Message {
        self.used.1 += 1;
        private_message(self.person.click(panel, label).await).await
    }

    async fn choose_option(&mut self, panel: &Message, menu: &str, option: &str) -> Message {
        self.used.2 += 1;
        private_message(self.person.choose(panel, menu, &[option]).await).await
    }
}

/// Lets all called players of a table confirm that they are there.
async fn confirm_presence_of_called_players(world: &World, thread: discord_stand_in::Snowflake) {
    let call = |all: &[Message]| all.iter().any(|one| one.button("I’m Here").is_some());
    let all = world.discord.channel(thread).until("a call", call).await;
    let call = all.into_iter().find(|one| one.button("I’m Here").is_some()).expect("a call");
    for id in &call.pinged {
        let person = world.discord.person_by_id(*id).expect("a player").in_channel(thread);
        private_message(person.click(&call, "I’m Here").await).await;
    }
}

/// Advances the clock in steps until a message contains these words, so that the time of every table runs out. After each step the
/// bot answers a command, so that the clock does not outrun it. The bot may still treat some steps as outages, for which it extends
/// the deadlines.
async fn advance_until_message(world: &World, person: &PersonIn, words: &str) {
    let is_said = || {
        let said = world.discord.channel(world.channel).messages();
        said.iter().any(|message| message.content.contains(words))
    };
    for _ in 0..300 {
        if is_said() {
            break;
        }
        world.clock.advance(5 * MINUTE);
        use_tournament_command(person, "status", &[]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_of_eight_needs_at_most_three_commands_and_twelve_clicks() {
    let world = World::new(8).await;
    let person = join_as_organiser(&world, "Mo");
    let mut mo = CountedOrganiser { person, used: (0, 0, 0) };
    let names = ["Ada", "Bo", "Cy", "Dee", "Eli", "Flo", "Gus", "Hal"];
    let people = world.add_people(names);

    // The cup is announced; its panel stays open for the whole evening.
    let options =
        [standard_tournament_options("Cup", 2, 4), vec![("check-in", 15.into())]].concat();
    let panel = mo.use_tournament_command("create", &options).await;
    for person in &people {
        use_tournament_command(person, "join", &[]).await;
    }
    let panel = mo.click_button(&panel, "Open Check-In").await;
    let call = wait_for_words(&world, "Check-in is open. ").await;
    for person in &people {
        private_message(person.click(&call, "Check In").await).await;
    }
    let panel = mo.click_button(&panel, "Start the Tournament").await;

    // A break for everybody.
    let first = wait_for_table_threads(&world, 1, 2).await;
    for thread in &first {
        confirm_presence_of_called_players(&world, *thread).await;
    }
    wait_for_presence_confirmations(&world, 8).await;
    let panel = mo.click_button(&panel, "Pause").await;
    let panel = mo.click_button(&panel, "Resume").await;

    // A table of four that has to be decided: one press leads to the places, which are filled in, and one menu corrects them.
    let tables = mo.click_button(&panel, "Set a Result").await;
    let table = mo.choose_option(&tables, "Choose a table", "1").await;
    let places = mo.click_button(&table, "Set the Ranking").await;
    let placed: Vec<String> = places.menus().iter().map(|menu| menu.placeholder.clone()).collect();
    assert_eq!(placed.len(), 4, "{placed:?}");
    let winner = placed[3].trim_start_matches("4th place: ").to_owned();
    let places = mo.choose_option(&places, &placed[0], &format!("1st place: {winner}")).await;
    let after: Vec<String> = places.menus().iter().map(|menu| menu.placeholder.clone()).collect();
    let players = |placed: &[String]| -> BTreeSet<String> {
        placed.iter().filter_map(|place| Some(place.split_once(": ")?.1.to_owned())).collect()
    };
    assert_eq!(after[0], format!("1st place: {winner}"));
    assert_eq!(players(&after), players(&placed), "the other places are filled in");
    let panel = mo.click_button(&places, "Confirm").await;
    assert!(panel.content.contains(&format!("1. **{winner}**")), "{}", panel.content);
    assert!(panel.content.contains("Reason: "), "{}", panel.content);

    // The other table gets more time, counts as it stands when that is over, and the next round begins.
    let step = mo.click_button(&panel, "Give More Time").await;
    let panel =
        mo.choose_option(&step, "Choose how much more time to give", "10 more minutes").await;
    advance_until_message(&world, &people[0], "**Round 2 of 2 has begun.**").await;
    let ended = "Time ran out, so the current scores decide the result.\n→ 1. ";
    let says_so = |all: &[Message]| all.iter().any(|one| one.content.contains(ended));
    world.discord.channel(first[1]).until("the end of the match", says_so).await;
    let second = wait_for_table_threads(&world, 2, 2).await;
    for thread in &second {
        confirm_presence_of_called_players(&world, *thread).await;
    }
    wait_for_presence_confirmations(&world, 16).await;

    // A player has to go: a computer takes the seat.
    let players = mo.click_button(&panel, "Players").await;
    let player = mo.choose_option(&players, "Choose a player", "Hal").await;
    let sure = mo.click_button(&player, "Withdraw").await;
    mo.click_button(&sure, "Withdraw").await;

    advance_until_message(&world, &people[0], "**Cup** is over.").await;
    let end = wait_for_words(&world, "**Cup** is over.").await;
    assert!(end.picture().is_some());
    let standings = mo.use_tournament_command("status", &[]).await;
    assert!(standings.content.contains("Table 1: result set by an organiser"));

    let (used, most) = (mo.used, MOST_ACTIONS);
    assert!(used.0 <= most.0 && used.1 <= most.1 && used.2 <= most.2, "{used:?} of {most:?}");
    world.finish_without_refusals();
}
