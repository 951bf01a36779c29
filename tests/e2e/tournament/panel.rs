//! The organisers' panel: the state of the tournament, all actions, the confirmation of actions that cannot be undone, and the log.

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::{OptionValue, Snowflake};

use crate::support::bot::{World, is_board, private_message};
use crate::support::turns::{pinged_and_other_player, take_turn};
use crate::tournament::course::{
    cancel_tournament_and_confirm, join_as_organiser, standard_tournament_options,
    use_tournament_command, wait_for_presence_confirmations, wait_for_table_threads,
    wait_for_tournament_message, wait_for_words,
};

/// Clicks a button of the panel, and asserts that the same message changes.
async fn press_button(person: &PersonIn, panel: &Message, label: &str) -> Message {
    let now = private_message(person.click(panel, label).await).await;
    assert_eq!(now.id, panel.id, "{label}: {}", now.content);
    now
}

/// Chooses an option in a menu of the panel, and asserts that the same message changes.
async fn choose_in_menu(person: &PersonIn, panel: &Message, menu: &str, value: &str) -> Message {
    let now = private_message(person.choose(panel, menu, &[value]).await).await;
    assert_eq!(now.id, panel.id, "{menu}, {value}: {}", now.content);
    now
}

/// Asserts that the panel contains all these words.
fn assert_panel_says(panel: &Message, words: &[&str]) {
    for words in words {
        assert!(panel.content.contains(words), "{words}: {}", panel.content);
    }
}

/// Opens the list of actions for the player with this name from the panel.
async fn open_actions_for_player(
    organiser: &PersonIn,
    panel: &Message,
    player_name: &str,
) -> Message {
    let list = press_button(organiser, panel, "Players").await;
    choose_in_menu(organiser, &list, "Choose a player", player_name).await
}

/// Opens the list of possible results of the table with this number from the panel.
async fn open_results_for_table(
    organiser: &PersonIn,
    panel: &Message,
    table_number: &str,
) -> Message {
    let list = press_button(organiser, panel, "Set a Result").await;
    choose_in_menu(organiser, &list, "Choose a table", table_number).await
}

/// Takes the turn of the player to move at the table in this thread. Returns the other player, who is next.
async fn take_next_turn<'a>(
    world: &World,
    thread: Snowflake,
    players: &'a [PersonIn; 2],
) -> &'a PersonIn {
    let channel = world.discord.channel(thread);
    let boards = |all: &[Message]| all.iter().filter(|one| is_board(one)).count();
    let before = boards(&channel.messages());
    let newest = channel.messages().into_iter().rfind(|one| one.picture().is_some());
    let (turn, waiting) =
        pinged_and_other_player(&newest.expect("a board"), &players[0], &players[1]);
    take_turn(turn).await;
    channel.until("the next board", |all| boards(all) > before).await;
    waiting
}

const BEFORE: [&str; 6] =
    ["Start the Tournament", "Computers", "Players", "Log", "Refresh", "Cancel the Tournament"];
const PLAYING: [&str; 7] = [
    "Pause",
    "Give More Time",
    "Set a Result",
    "Players",
    "Log",
    "Refresh",
    "Cancel the Tournament",
];
const OVER: [&str; 3] = ["Set a Result", "Log", "Refresh"];

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_can_be_run_entirely_from_the_panel() {
    let world = World::new(8).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo, cy, dee] = world.add_people(["Ada", "Bo", "Cy", "Dee"]);
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 3, 2)).await;
    for person in [&ada, &bo, &cy] {
        use_tournament_command(person, "join", &[]).await;
    }
    let panel = use_tournament_command(&mo, "manage", &[]).await;
    assert_eq!(panel.button_labels(), BEFORE);
    assert_panel_says(&panel, &["**Cup**\nSign-up is open. Players so far: 3 of 64."]);

    // Before the start: computer players are added and removed, and one player replaces another.
    let step = press_button(&mo, &panel, "Computers").await;
    let panel = choose_in_menu(&mo, &step, "Choose how many computers take part", "2").await;
    assert_panel_says(
        &panel,
        &[
            "There are 2 computers in the tournament now.",
            "Players so far: 5 of 64, including 2 computers.",
        ],
    );
    let step = press_button(&mo, &panel, "Computers").await;
    let panel = choose_in_menu(&mo, &step, "Choose how many computers take part", "0").await;
    assert_panel_says(&panel, &["Players so far: 3 of 64"]);
    let step = open_actions_for_player(&mo, &panel, "Cy").await;
    assert_eq!(step.button_labels(), ["Withdraw", "Replace", "Back"]);
    let step = press_button(&mo, &step, "Replace").await;
    assert_panel_says(&step, &["Who should take over for **Cy**?"]);
    let bot = world.discord.application_id().to_string();
    let refused = choose_in_menu(&mo, &step, "Choose who takes over", &bot).await;
    assert_panel_says(&refused, &["A bot can’t take over for", "Sign-up is open."]);
    let step =
        press_button(&mo, &open_actions_for_player(&mo, &refused, "Cy").await, "Replace").await;
    let panel = choose_in_menu(&mo, &step, "Choose who takes over", &dee.id().to_string()).await;
    assert_panel_says(&panel, &["**Dee** takes over for **Cy**.", "Sign-up is open."]);
    wait_for_words(&world, "**Mo** replaced **Cy** with **Dee**").await;
    let step =
        press_button(&mo, &open_actions_for_player(&mo, &panel, "Dee").await, "Withdraw").await;
    assert_panel_says(&step, &["Withdraw **Dee**?", "use **Pardon**"]);
    // The confirmation can be cancelled.
    let step = press_button(&mo, &step, "Back").await;
    let step = press_button(&mo, &step, "Withdraw").await;
    let panel = press_button(&mo, &step, "Withdraw").await;
    assert_panel_says(
        &panel,
        &["I’ve withdrawn **Dee** from the tournament.", "Out of the tournament: **Dee**"],
    );
    let panel =
        press_button(&mo, &open_actions_for_player(&mo, &panel, "Dee").await, "Pardon").await;
    assert_panel_says(&panel, &["**Dee** has been pardoned", "Players so far: 3 of 64"]);
    let step =
        press_button(&mo, &open_actions_for_player(&mo, &panel, "Dee").await, "Withdraw").await;
    let panel = press_button(&mo, &step, "Withdraw").await;

    // After the start.
    let panel = press_button(&mo, &panel, "Start the Tournament").await;
    assert_panel_says(&panel, &["The tournament has started"]);
    let thread = wait_for_table_threads(&world, 1, 1).await[0];
    let panel = press_button(&mo, &panel, "Refresh").await;
    assert_panel_says(&panel, &["**Cup**\nRound 1 of 3. Tables still playing: 1."]);
    assert_eq!(panel.button_labels(), PLAYING);
    assert_panel_says(&panel, &[&format!("<#{thread}>: "), " 0", "time runs out <t:", "missing: "]);
    let there = [&ada, &bo].map(|person| {
        let person = world.discord.person_by_id(person.id()).expect("a player");
        person.in_channel(thread)
    });
    let next = take_next_turn(&world, thread, &there).await;
    wait_for_presence_confirmations(&world, 1).await;
    let panel = press_button(&mo, &panel, "Refresh").await;
    let missing = if next.id() == ada.id() { "missing: **Ada**" } else { "missing: **Bo**" };
    assert_panel_says(&panel, &[missing]);

    let panel = press_button(&mo, &panel, "Pause").await;
    assert_panel_says(&panel, &["Paused. All clocks have stopped", "**Paused** since <t:"]);
    assert_panel_says(&panel, &["minutes left"]);
    assert_eq!(panel.button_labels()[0], "Resume");
    let panel = press_button(&mo, &panel, "Resume").await;
    assert_panel_says(&panel, &["The tournament goes on"]);
    let step = press_button(&mo, &panel, "Give More Time").await;
    let panel =
        choose_in_menu(&mo, &step, "Choose how much more time to give", "10 more minutes").await;
    assert_panel_says(&panel, &["Added 10 minutes: table 1 has until <t:"]);
    assert_panel_says(&panel, &["Reason: the tables need more time"]);
    let typed = [("minutes", 5.into()), ("reason", "a *storm*".into())];
    let typed = use_tournament_command(&mo, "extend", &typed).await;
    assert_panel_says(&typed, &["Added 5 minutes: table 1 has until <t:", "a \\*storm\\*"]);

    // The decision “As It Stands” puts the leading player first, and the points count.
    let mut step = open_results_for_table(&mo, &panel, "1").await;
    for _ in 0..20 {
        if step.content.contains("(+12)") {
            break;
        }
        take_next_turn(&world, thread, &there).await;
        let back = press_button(&mo, &press_button(&mo, &step, "Back").await, "Back").await;
        step = open_results_for_table(&mo, &back, "1").await;
    }
    assert_eq!(step.button_labels(), ["Use Current Scores", "Set the Ranking", "Void", "Back"]);
    let stands = step.content.lines().find(|line| line.starts_with("Right now: "));
    let stands = stands.and_then(|line| line.strip_prefix("Right now: ")).expect("a line");
    let question = press_button(&mo, &step, "Use Current Scores").await;
    assert_panel_says(
        &question,
        &["This will be the result of table 1:", stands, "If you confirm, the match ends."],
    );
    assert_panel_says(&question, &["the reason will be: time ran out."]);
    // The match continues before the confirmation. If the result would now be different, the panel shows the new result first.
    let mut again = question;
    for _ in 0..20 {
        take_next_turn(&world, thread, &there).await;
        let now =
            open_results_for_table(&mo, &use_tournament_command(&mo, "manage", &[]).await, "1")
                .await;
        if !now.content.contains(stands) {
            again = press_button(&mo, &again, "Confirm").await;
            break;
        }
    }
    assert_panel_says(&again, &["The match has moved on in the meantime"]);
    // The menu chooses another reason, and confirms at the same time.
    let other = "the match couldn’t be finished";
    let panel = choose_in_menu(&mo, &again, "Confirm with a different reason", other).await;
    assert_panel_says(
        &panel,
        &["The result of table 1 is set:\n→ 1. ", &format!("Reason: {other}")],
    );
    let decided = panel.content.lines().nth(1).expect("the places").to_owned();
    let said =
        wait_for_words(&world, "let the current scores decide the result of table 1: 1. ").await;
    assert!(said.content.ends_with(&format!(". Reason: {other}")), "{}", said.content);
    wait_for_words(&world, &format!("An organiser set this result. Reason: {other}")).await;
    let ended = format!("An organiser ended the match and set its result. Reason: {other}\n→ 1. ");
    let says_so = |all: &[Message]| all.iter().any(|one| one.content.contains(&ended));
    world.discord.channel(thread).until("the end of the match", says_so).await;
    wait_for_table_threads(&world, 2, 1).await;

    // “Places” has a menu for each place, filled in from the result of the match, and allows ties. “As Played” restores that
    // result.
    let mut step = open_results_for_table(&mo, &panel, "1").await;
    for _ in 0..500 {
        if step.button_labels().contains(&"As Played".to_owned()) {
            break;
        }
        let back = press_button(&mo, &press_button(&mo, &step, "Back").await, "Back").await;
        step = open_results_for_table(&mo, &back, "1").await;
    }
    assert_eq!(step.button_labels(), ["Set the Ranking", "Void", "As Played", "Back"]);
    let step = press_button(&mo, &step, "Set the Ranking").await;
    assert_panel_says(
        &step,
        &["This will be the result of table 1:", "Reason: to correct a mistake"],
    );
    assert_eq!(step.button_labels(), ["Confirm", "Other Reason", "Back"]);
    let chosen = |step: &Message| -> Vec<String> {
        step.menus().into_iter().map(|menu| menu.placeholder.clone()).collect()
    };
    let first = chosen(&step)[0].clone();
    let step = match first.as_str() {
        "1st place: Ada" => step,
        first => choose_in_menu(&mo, &step, first, "1st place: Ada").await,
    };
    assert_eq!(chosen(&step), ["1st place: Ada", "2nd place: Bo"], "the other place has followed");
    assert_panel_says(&step, &["1. **Ada** (+12)", "2. **Bo** (+0)"]);
    let options: Vec<String> =
        step.menus()[1].options.iter().map(|option| option.label.clone()).collect();
    assert_eq!(options.last().map(String::as_str), Some("Tied with Ada"));
    let question = choose_in_menu(&mo, &step, "2nd place: Bo", "Tied with Ada").await;
    assert_eq!(chosen(&question), ["1st place: Ada", "1st place: Bo"]);
    assert_panel_says(&question, &["1. **Ada** (+6)", "1. **Bo** (+6)"]);
    let panel = press_button(&mo, &question, "Confirm").await;
    assert_panel_says(&panel, &["The result of table 1 is set:", "(+6)"]);
    wait_for_words(
        &world,
        "**Mo** set the result of table 1: **Ada** = **Bo**. Reason: to correct a mistake",
    )
    .await;
    let standings = use_tournament_command(&mo, "status", &[]).await;
    let note = "-# Table 1: result set by an organiser. Reason: to correct a mistake";
    assert_panel_says(&standings, &[note]);
    let step =
        press_button(&mo, &open_results_for_table(&mo, &panel, "1").await, "As Played").await;
    assert_panel_says(&step, &[&decided]);
    let panel = press_button(&mo, &step, "Confirm").await;
    assert_panel_says(&panel, &["The decision is undone.", &decided]);

    let latest = press_button(&mo, &panel, "Log").await;
    let mut log = press_button(&mo, &latest, "Earlier").await;
    log.content += &latest.content;
    assert_panel_says(
        &log,
        &["**Before the first round** · <t:", "\n**Round 1**\n", "\n**Round 2** · <t:"],
    );
    assert_panel_says(&log, &["**Mo** withdrew **Dee**", "**Mo** replaced **Cy** with **Dee**"]);
    assert_panel_says(
        &log,
        &["Reason: at the player’s own request", "Reason: the no-show was excused"],
    );
    // The match ended after the decision, so its own result is not announced as that of the table.
    assert_panel_says(&log, &["The match at table 1 is over. The organiser’s decision stands."]);
    assert!(!log.content.contains("The match at table 1 is over: "), "{}", log.content);
    assert!(!log.content.contains(":R>"), "deadlines stay: {}", log.content);
    let panel = press_button(&mo, &log, "Back").await;

    // The cancellation needs a confirmation and is announced in the channel.
    let question = press_button(&mo, &panel, "Cancel the Tournament").await;
    assert_panel_says(&question, &["Cancel **Cup**? This can’t be undone"]);
    let panel = press_button(&mo, &question, "Back").await;
    assert_panel_says(&panel, &["Round 2 of 3"]);
    let question = press_button(&mo, &panel, "Cancel the Tournament").await;
    let panel = press_button(&mo, &question, "Cancel the Tournament").await;
    assert_panel_says(&panel, &["The tournament is cancelled"]);
    assert_eq!(panel.button_labels(), OVER);
    let end = wait_for_words(&world, "**Cup** was cancelled by **Mo**.\nPoints so far:").await;
    let channel = world.discord.channel(world.channel);
    assert_eq!(channel.last_message().map(|last| last.id), Some(end.id), "{}", world.transcript());
    let wrong =
        |one: &Message| one.content.contains("**: standings") || one.content.contains("wins! 🏆");
    assert!(!channel.messages().iter().any(wrong), "{}", world.transcript());
    // The result of a table can be corrected after the end.
    let step = press_button(&mo, &open_results_for_table(&mo, &panel, "1").await, "Void").await;
    let panel = press_button(&mo, &step, "Confirm").await;
    assert_panel_says(&panel, &["The result of table 1 is set:\nVoid: everyone"]);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_organiser_who_plays_is_offered_only_permitted_decisions() {
    let world = World::new(8).await;
    let mo = join_as_organiser(&world, "Mo");
    let others = world.add_people(["Ada", "Bo", "Cy"]);
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 1, 2)).await;
    for person in [&mo].into_iter().chain(&others) {
        use_tournament_command(person, "join", &[]).await;
    }
    let panel = use_tournament_command(&mo, "manage", &[]).await;
    press_button(&mo, &panel, "Start the Tournament").await;
    let threads = wait_for_table_threads(&world, 1, 2).await;
    let panel = press_button(&mo, &panel, "Refresh").await;
    let mut step = open_results_for_table(&mo, &panel, "1").await;
    let own = usize::from(!step.content.contains("You’re playing at table 1 yourself"));
    if own == 0 {
        step = open_results_for_table(&mo, &step, "2").await;
    }
    assert_panel_says(&step, &["someone else has to decide that"]);
    assert_eq!(step.button_labels(), ["Use Current Scores", "Back"]);
    let panel = press_button(&mo, &press_button(&mo, &step, "Back").await, "Back").await;
    let player = open_actions_for_player(&mo, &panel, "Ada").await;
    assert_panel_says(&player, &["someone else has to decide that"]);
    assert_eq!(player.button_labels(), ["Back"]);

    // At the table, nobody is asked about something that the tournament forbids.
    let there = world.discord.person_by_id(mo.id()).expect("Mo").in_channel(threads[own]);
    let refused = private_message(there.slash("end", &[]).await).await;
    assert_panel_says(&refused, &["This match is part of a tournament, so you can’t end it"]);
    assert!(refused.button_labels().is_empty());
    let question = private_message(there.slash("leave", &[]).await).await;
    assert_panel_says(&question, &["you come last at this table", "You stay in the tournament"]);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_organisers_see_the_panel_and_their_rights_are_checked_each_time() {
    let world = World::new(9).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo, cy] = world.add_people(["Ada", "Bo", "Cy"]);
    let none = use_tournament_command(&mo, "manage", &[]).await;
    assert_panel_says(&none, &["no tournament in this channel"]);
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 1, 2)).await;
    for person in [&ada, &bo] {
        use_tournament_command(person, "join", &[]).await;
    }
    for part in ["manage", "cancel", "log"] {
        let refused = use_tournament_command(&ada, part, &[]).await;
        assert_panel_says(&refused, &["Only organisers can do that"]);
        assert!(refused.button_labels().is_empty());
    }
    // A person with the organisers' role sees the panel until another role is chosen.
    let home = world.discord.home();
    let stewards = home.add_role("Stewards", false);
    use_tournament_command(&mo, "organisers", &[("role", stewards.into())]).await;
    home.give_role(cy.id(), stewards);
    let old = use_tournament_command(&cy, "manage", &[]).await;
    assert_eq!(old.button_labels(), BEFORE);
    let question = use_tournament_command(&cy, "cancel", &[]).await;
    use_tournament_command(&mo, "organisers", &[]).await;
    for (message, label) in [(&old, "Start the Tournament"), (&question, "Cancel the Tournament")] {
        let refused = press_button(&cy, message, label).await;
        assert_panel_says(&refused, &["Only organisers can do that"]);
        assert!(refused.button_labels().is_empty(), "nothing of it is left to see");
    }
    let board = wait_for_tournament_message(&world, "Cup").await;
    assert!(!board.content.contains("cancelled"), "{}", board.content);

    // Nobody decides about their own table, even an organiser.
    use_tournament_command(&mo, "organisers", &[("role", stewards.into())]).await;
    home.give_role(ada.id(), stewards);
    let panel = use_tournament_command(&ada, "manage", &[]).await;
    let panel = press_button(&ada, &panel, "Start the Tournament").await;
    let twice = use_tournament_command(&ada, "start", &[]).await;
    assert_panel_says(&twice, &["already started"]);
    let thread = wait_for_table_threads(&world, 1, 1).await[0];
    let refused = open_results_for_table(&ada, &panel, "1").await;
    assert_panel_says(&refused, &["You’re playing at table 1 yourself", "Round 1 of 1"]);
    // The same panel opens in the thread of a table.
    let there = world.discord.person_by_id(mo.id()).expect("Mo").in_channel(thread);
    let panel = use_tournament_command(&there, "manage", &[]).await;
    assert_panel_says(&panel, &["**Cup**\nRound 1 of 1", &format!("<#{thread}>")]);

    // The buttons of an old panel do nothing after the end of the tournament, and say so.
    let question = press_button(&there, &panel, "Cancel the Tournament").await;
    let early = use_tournament_command(&mo, "manage", &[]).await;
    cancel_tournament_and_confirm(&mo).await;
    wait_for_words(&world, "**Cup** was cancelled by **Mo**.").await;
    let late = press_button(&mo, &early, "Pause").await;
    assert_panel_says(&late, &["The tournament is over."]);
    assert_eq!(late.button_labels(), OVER);
    let late = press_button(&there, &question, "Cancel the Tournament").await;
    assert_panel_says(&late, &["The tournament is over."]);
    let late = use_tournament_command(&mo, "cancel", &[]).await;
    assert_panel_says(&late, &["The tournament is over."]);
    assert!(late.button_labels().is_empty());
    let end = wait_for_words(&world, "**Cup** was cancelled").await;
    assert_eq!(end.content, "**Cup** was cancelled by **Mo**.", "nothing was played");
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_result_by_current_scores_is_suggested_first_and_displaces_no_other_suggestion() {
    let world = World::new(8).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada] = world.add_people(["Ada"]);
    use_tournament_command(
        &mo,
        "create",
        &[standard_tournament_options("Cup", 2, 4), vec![("computers", 3.into())]].concat(),
    )
    .await;
    use_tournament_command(&ada, "join", &[]).await;
    use_tournament_command(&mo, "start", &[]).await;
    wait_for_table_threads(&world, 1, 1).await;
    let offered = async |typed: &'static str| -> Vec<String> {
        let given = [("table", 1.into()), ("order", OptionValue::from(typed))];
        let offered = mo.autocomplete("tournament result", &given, "order").await;
        let value = |value: &serde_json::Value| value.as_str().expect("a text").to_owned();
        offered.iter().map(|choice| value(&choice.value)).collect()
    };
    let open = offered("").await;
    assert_eq!((open.len(), open[0].as_str(), open[24].as_str()), (25, "stands", "void"));
    assert_eq!(offered("as it st").await, ["stands"]);
    let order = |order: &'static str| [("table", 1.into()), ("order", order.into())];
    let decided = use_tournament_command(&mo, "result", &order("stands")).await;
    assert_panel_says(&decided, &["The result of table 1 is set:\n→ 1. "]);
    let over = offered("").await;
    assert_eq!((over.len(), over[0].as_str(), over[24].as_str()), (25, "played", "void"));
    // The match is over.
    let late = use_tournament_command(&mo, "result", &order("stands")).await;
    assert_panel_says(&late, &["The match at table 1 is over"]);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_log_has_pages_with_the_newest_entries_first() {
    let world = World::new(8).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 2, 2)).await;
    use_tournament_command(&ada, "join", &[]).await;
    use_tournament_command(&bo, "join", &[]).await;
    for count in (1..=12).chain([0]) {
        let done = use_tournament_command(&mo, "computers", &[("count", count.into())]).await;
        assert!(done.content.contains("in the tournament now") || count == 1, "{}", done.content);
        for part in ["pause", "resume"] {
            use_tournament_command(&mo, part, &[]).await;
        }
    }
    use_tournament_command(&mo, "start", &[]).await;
    wait_for_table_threads(&world, 1, 1).await;
    let latest = use_tournament_command(&mo, "log", &[]).await;
    assert_eq!(latest.button_labels(), ["Earlier", "Later"]);
    assert_panel_says(&latest, &["**Round 1**", "Deadline: <t:", "Page "]);
    let mut pages = vec![latest.clone()];
    while !pages[0].content.contains("**Mo** created the tournament") {
        let earlier = press_button(&mo, &pages[0], "Earlier").await;
        pages.insert(0, earlier);
    }
    assert!(pages.len() > 1);
    let all: String = pages.iter().map(|page| page.content.as_str()).collect();
    assert_eq!(all.matches("paused the tournament").count(), 13);
    assert_eq!(all.matches("set the number of computers").count(), 13);
    let later = press_button(&mo, &pages[0], "Later").await;
    assert_eq!(later.content, pages[1].content);
    world.finish_without_refusals();
}
