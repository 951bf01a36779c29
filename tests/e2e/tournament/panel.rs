//! The organisers' panel: the state of the tournament, all actions, confirmations of those that cannot be undone, and the log.

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::{OptionValue, Snowflake};

use crate::support::bot::{World, is_board, private};
use crate::support::turns::{take_turn, turn_of};
use crate::tournament::course::{board_of, cancel, noted, organiser, says, short, threads, wish};

/// Presses a button of the panel; the same message changes.
async fn press(person: &PersonIn, panel: &Message, label: &str) -> Message {
    let now = private(person.click(panel, label).await).await;
    assert_eq!(now.id, panel.id, "{label}: {}", now.content);
    now
}

/// Chooses in a menu of the panel; the same message changes.
async fn choose(person: &PersonIn, panel: &Message, menu: &str, value: &str) -> Message {
    let now = private(person.choose(panel, menu, &[value]).await).await;
    assert_eq!(now.id, panel.id, "{menu}, {value}: {}", now.content);
    now
}

fn says_so(panel: &Message, words: &[&str]) {
    for words in words {
        assert!(panel.content.contains(words), "{words}: {}", panel.content);
    }
}

/// The steps from the panel to the acts that a player can be the object of.
async fn player(person: &PersonIn, panel: &Message, name: &str) -> Message {
    let list = press(person, panel, "Players").await;
    choose(person, &list, "Choose a player", name).await
}

/// The steps from the panel to what can be decided about a table.
async fn table(person: &PersonIn, panel: &Message, number: &str) -> Message {
    let list = press(person, panel, "Set a Result").await;
    choose(person, &list, "Choose a table", number).await
}

/// Takes the turn of the player in turn, and returns the player who is called next.
async fn take_next_turn<'a>(
    world: &World,
    thread: Snowflake,
    players: &'a [PersonIn; 2],
) -> &'a PersonIn {
    let channel = world.discord.channel(thread);
    let boards = |all: &[Message]| all.iter().filter(|one| is_board(one)).count();
    let before = boards(&channel.messages());
    let newest = channel.messages().into_iter().rfind(|one| one.picture().is_some());
    let (turn, waiting) = turn_of(&newest.expect("a board"), &players[0], &players[1]);
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
    let mo = organiser(&world, "Mo");
    let [ada, bo, cy, dee] = world.people(["Ada", "Bo", "Cy", "Dee"]);
    wish(&mo, "create", &short("Cup", 3, 2)).await;
    for person in [&ada, &bo, &cy] {
        wish(person, "join", &[]).await;
    }
    let panel = wish(&mo, "manage", &[]).await;
    assert_eq!(panel.labels(), BEFORE);
    says_so(&panel, &["**Cup**\nSign-up is open. Players so far: 3 of 64 (computers: 0)."]);

    // Before the start: computers, and a place that changes hands.
    let step = press(&mo, &panel, "Computers").await;
    let panel = choose(&mo, &step, "Choose how many computers take part", "2").await;
    says_so(&panel, &["There are 2 computers in the tournament now.", "Players so far: 5 of 64"]);
    let step = press(&mo, &panel, "Computers").await;
    let panel = choose(&mo, &step, "Choose how many computers take part", "0").await;
    says_so(&panel, &["Players so far: 3 of 64"]);
    let step = player(&mo, &panel, "Cy").await;
    assert_eq!(step.labels(), ["Withdraw", "Replace", "Back"]);
    let step = press(&mo, &step, "Replace").await;
    says_so(&step, &["Who should take over for **Cy**?"]);
    let bot = world.discord.application_id().to_string();
    let refused = choose(&mo, &step, "Choose who takes over", &bot).await;
    says_so(&refused, &["A bot can’t take over for", "Sign-up is open."]);
    let step = press(&mo, &player(&mo, &refused, "Cy").await, "Replace").await;
    let panel = choose(&mo, &step, "Choose who takes over", &dee.id().to_string()).await;
    says_so(&panel, &["**Dee** takes over for **Cy**.", "Sign-up is open."]);
    says(&world, "**Mo** replaced **Cy** with **Dee**").await;
    let step = press(&mo, &player(&mo, &panel, "Dee").await, "Withdraw").await;
    says_so(&step, &["Withdraw **Dee**?", "use **Pardon**"]);
    // The confirmation can be cancelled.
    let step = press(&mo, &step, "Back").await;
    let step = press(&mo, &step, "Withdraw").await;
    let panel = press(&mo, &step, "Withdraw").await;
    says_so(
        &panel,
        &["I’ve withdrawn **Dee** from the tournament.", "Out of the tournament: **Dee**"],
    );
    let panel = press(&mo, &player(&mo, &panel, "Dee").await, "Pardon").await;
    says_so(&panel, &["**Dee** is pardoned", "Players so far: 3 of 64"]);
    let step = press(&mo, &player(&mo, &panel, "Dee").await, "Withdraw").await;
    let panel = press(&mo, &step, "Withdraw").await;

    // While it is played.
    let panel = press(&mo, &panel, "Start the Tournament").await;
    says_so(&panel, &["The tournament has started"]);
    let thread = threads(&world, 1, 1).await[0];
    let panel = press(&mo, &panel, "Refresh").await;
    says_so(&panel, &["**Cup**\nRound 1 of 3. Tables still playing: 1."]);
    assert_eq!(panel.labels(), PLAYING);
    says_so(&panel, &[&format!("<#{thread}>: "), " 0", "time runs out <t:", "missing: "]);
    let there = [&ada, &bo].map(|person| {
        let person = world.discord.person_by_id(person.id()).expect("a player");
        person.in_channel(thread)
    });
    let next = take_next_turn(&world, thread, &there).await;
    noted(&world, 1).await;
    let panel = press(&mo, &panel, "Refresh").await;
    let missing = if next.id() == ada.id() { "missing: **Ada**" } else { "missing: **Bo**" };
    says_so(&panel, &[missing]);

    let panel = press(&mo, &panel, "Pause").await;
    says_so(&panel, &["Paused. The tournament’s clocks have stopped", "**Paused** since <t:"]);
    says_so(&panel, &["minutes left"]);
    assert_eq!(panel.labels()[0], "Resume");
    let panel = press(&mo, &panel, "Resume").await;
    says_so(&panel, &["The tournament goes on"]);
    let step = press(&mo, &panel, "Give More Time").await;
    let panel = choose(&mo, &step, "Choose how much more time to give", "10 more minutes").await;
    says_so(&panel, &["Everyone has 10 more minutes: table 1 has until <t:"]);
    says_so(&panel, &["Reason: the tables need more time"]);
    let typed = [("minutes", 5.into()), ("reason", "a *storm*".into())];
    let typed = wish(&mo, "extend", &typed).await;
    says_so(&typed, &["Everyone has 5 more minutes: table 1 has until <t:", "a \\*storm\\*"]);

    // As it stands: the one who is ahead is first, and the points count.
    let mut step = table(&mo, &panel, "1").await;
    for _ in 0..20 {
        if step.content.contains("(+12)") {
            break;
        }
        take_next_turn(&world, thread, &there).await;
        let back = press(&mo, &press(&mo, &step, "Back").await, "Back").await;
        step = table(&mo, &back, "1").await;
    }
    assert_eq!(step.labels(), ["As It Stands", "Places", "Void", "Back"]);
    let stands = step.content.lines().find(|line| line.starts_with("Right now: "));
    let stands = stands.and_then(|line| line.strip_prefix("Right now: ")).expect("a line");
    let question = press(&mo, &step, "As It Stands").await;
    says_so(
        &question,
        &["This will be the result of table 1:", stands, "Confirming this ends the match."],
    );
    says_so(&question, &["gives this reason: time ran out."]);
    // The match goes on before the answer: where something else would count by now, that is shown first.
    let mut again = question;
    for _ in 0..20 {
        take_next_turn(&world, thread, &there).await;
        let now = table(&mo, &wish(&mo, "manage", &[]).await, "1").await;
        if !now.content.contains(stands) {
            again = press(&mo, &again, "Confirm").await;
            break;
        }
    }
    says_so(&again, &["The match has moved on since you asked"]);
    // Another reason is chosen in the menu, which confirms as well.
    let other = "the match couldn’t be finished";
    let panel = choose(&mo, &again, "Confirm for another reason", other).await;
    says_so(&panel, &["The result of table 1 is set:\n→ 1. ", &format!("Reason: {other}")]);
    let decided = panel.content.lines().nth(1).expect("the places").to_owned();
    let said = says(&world, "let the current scores decide table 1: 1. ").await;
    assert!(said.content.ends_with(&format!(". Reason: {other}")), "{}", said.content);
    says(&world, &format!("An organiser set this result. Reason: {other}")).await;
    threads(&world, 2, 1).await;

    // A menu for each place, filled in as the match ended, with a tie; and it is taken back.
    let mut step = table(&mo, &panel, "1").await;
    for _ in 0..500 {
        if step.labels().contains(&"As It Was Played".to_owned()) {
            break;
        }
        let back = press(&mo, &press(&mo, &step, "Back").await, "Back").await;
        step = table(&mo, &back, "1").await;
    }
    assert_eq!(step.labels(), ["Places", "Void", "As It Was Played", "Back"]);
    let step = press(&mo, &step, "Places").await;
    says_so(&step, &["This will be the result of table 1:", "Reason: to correct a mistake"]);
    assert_eq!(step.labels(), ["Confirm", "Other Reason", "Back"]);
    let chosen = |step: &Message| -> Vec<String> {
        step.menus().into_iter().map(|menu| menu.placeholder.clone()).collect()
    };
    let first = chosen(&step)[0].clone();
    let step = match first.as_str() {
        "Place 1: Ada" => step,
        first => choose(&mo, &step, first, "Place 1: Ada").await,
    };
    assert_eq!(chosen(&step), ["Place 1: Ada", "Place 2: Bo"], "the other place has followed");
    says_so(&step, &["1. **Ada** (+12)", "2. **Bo** (+0)"]);
    let options: Vec<String> =
        step.menus()[1].options.iter().map(|option| option.label.clone()).collect();
    assert_eq!(options.last().map(String::as_str), Some("Tied with Ada"));
    let question = choose(&mo, &step, "Place 2: Bo", "Tied with Ada").await;
    assert_eq!(chosen(&question), ["Place 1: Ada", "Place 1: Bo"]);
    says_so(&question, &["1. **Ada** (+6)", "1. **Bo** (+6)"]);
    let panel = press(&mo, &question, "Confirm").await;
    says_so(&panel, &["The result of table 1 is set:", "(+6)"]);
    says(
        &world,
        "**Mo** set the result of table 1: **Ada** = **Bo**. Reason: to correct a mistake",
    )
    .await;
    let standings = wish(&mo, "status", &[]).await;
    let note = "-# Table 1: result set by an organiser. Reason: to correct a mistake";
    says_so(&standings, &[note]);
    let step = press(&mo, &table(&mo, &panel, "1").await, "As It Was Played").await;
    says_so(&step, &[&decided]);
    let panel = press(&mo, &step, "Confirm").await;
    says_so(&panel, &["The decision is undone.", &decided]);

    let latest = press(&mo, &panel, "Log").await;
    let mut log = press(&mo, &latest, "Earlier").await;
    log.content += &latest.content;
    says_so(&log, &["**Before the first round** · <t:", "\n**Round 1**\n", "\n**Round 2** · <t:"]);
    says_so(&log, &["**Mo** withdrew **Dee**", "**Mo** replaced **Cy** with **Dee**"]);
    says_so(&log, &["Reason: at the player’s own request", "Reason: the no-show is excused"]);
    // The match ended after the decision, so its own result is not announced as that of the table.
    says_so(&log, &["The match at table 1 is over. The organiser’s decision stands."]);
    assert!(!log.content.contains("The match at table 1 is over: "), "{}", log.content);
    assert!(!log.content.contains(":R>"), "deadlines stay: {}", log.content);
    let panel = press(&mo, &log, "Back").await;

    // Cancelling needs a confirmation and is announced in the channel.
    let question = press(&mo, &panel, "Cancel the Tournament").await;
    says_so(&question, &["Cancel **Cup**? This can’t be undone"]);
    let panel = press(&mo, &question, "Back").await;
    says_so(&panel, &["Round 2 of 3"]);
    let question = press(&mo, &panel, "Cancel the Tournament").await;
    let panel = press(&mo, &question, "Cancel the Tournament").await;
    says_so(&panel, &["The tournament is cancelled"]);
    assert_eq!(panel.labels(), OVER);
    let end = says(&world, "**Cup** was cancelled by **Mo**.\nPoints so far:").await;
    let channel = world.discord.channel(world.channel);
    assert_eq!(channel.last().map(|last| last.id), Some(end.id), "{}", world.transcript());
    let wrong =
        |one: &Message| one.content.contains("**: standings") || one.content.contains("wins it");
    assert!(!channel.messages().iter().any(wrong), "{}", world.transcript());
    // What a table was worth can be put right.
    let step = press(&mo, &table(&mo, &panel, "1").await, "Void").await;
    let panel = press(&mo, &step, "Confirm").await;
    says_so(&panel, &["The result of table 1 is set:\nVoid: everyone"]);
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_organisers_see_the_panel_and_their_rights_are_checked_each_time() {
    let world = World::new(9).await;
    let mo = organiser(&world, "Mo");
    let [ada, bo, cy] = world.people(["Ada", "Bo", "Cy"]);
    let none = wish(&mo, "manage", &[]).await;
    says_so(&none, &["no tournament in this channel"]);
    wish(&mo, "create", &short("Cup", 1, 2)).await;
    for person in [&ada, &bo] {
        wish(person, "join", &[]).await;
    }
    for part in ["manage", "cancel", "log"] {
        let refused = wish(&ada, part, &[]).await;
        says_so(&refused, &["Only organisers can do that"]);
        assert!(refused.labels().is_empty());
    }
    // Somebody with the role that was chosen, until another is.
    let home = world.discord.home();
    let stewards = home.role("Stewards", false);
    wish(&mo, "organisers", &[("role", stewards.into())]).await;
    home.give_role(cy.id(), stewards);
    let old = wish(&cy, "manage", &[]).await;
    assert_eq!(old.labels(), BEFORE);
    let question = wish(&cy, "cancel", &[]).await;
    wish(&mo, "organisers", &[]).await;
    for (message, label) in [(&old, "Start the Tournament"), (&question, "Cancel the Tournament")] {
        let refused = press(&cy, message, label).await;
        says_so(&refused, &["Only organisers can do that"]);
        assert!(refused.labels().is_empty(), "nothing of it is left to see");
    }
    let board = board_of(&world, "Cup").await;
    assert!(!board.content.contains("cancelled"), "{}", board.content);

    // Nobody decides about their own table, organiser or not.
    wish(&mo, "organisers", &[("role", stewards.into())]).await;
    home.give_role(ada.id(), stewards);
    let panel = wish(&ada, "manage", &[]).await;
    let panel = press(&ada, &panel, "Start the Tournament").await;
    let twice = wish(&ada, "start", &[]).await;
    says_so(&twice, &["already started"]);
    let thread = threads(&world, 1, 1).await[0];
    let refused = table(&ada, &panel, "1").await;
    says_so(&refused, &["You’re playing at table 1 yourself", "Round 1 of 1"]);
    // In the thread of a table there is the same panel.
    let there = world.discord.person_by_id(mo.id()).expect("Mo").in_channel(thread);
    let panel = wish(&there, "manage", &[]).await;
    says_so(&panel, &["**Cup**\nRound 1 of 1", &format!("<#{thread}>")]);

    // What an old panel offers does nothing once it is over, and says so.
    let question = press(&there, &panel, "Cancel the Tournament").await;
    let early = wish(&mo, "manage", &[]).await;
    cancel(&mo).await;
    says(&world, "**Cup** was cancelled by **Mo**.").await;
    let late = press(&mo, &early, "Pause").await;
    says_so(&late, &["The tournament is over."]);
    assert_eq!(late.labels(), OVER);
    let late = press(&there, &question, "Cancel the Tournament").await;
    says_so(&late, &["The tournament is over."]);
    let late = wish(&mo, "cancel", &[]).await;
    says_so(&late, &["The tournament is over."]);
    assert!(late.labels().is_empty());
    let end = says(&world, "**Cup** was cancelled").await;
    assert_eq!(end.content, "**Cup** was cancelled by **Mo**.", "nothing was played");
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_current_scores_are_suggested_first_and_displace_no_other_suggestion() {
    let world = World::new(8).await;
    let mo = organiser(&world, "Mo");
    let [ada] = world.people(["Ada"]);
    wish(&mo, "create", &[short("Cup", 2, 4), vec![("computers", 3.into())]].concat()).await;
    wish(&ada, "join", &[]).await;
    wish(&mo, "start", &[]).await;
    threads(&world, 1, 1).await;
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
    let decided = wish(&mo, "result", &order("stands")).await;
    says_so(&decided, &["The result of table 1 is set:\n→ 1. "]);
    let over = offered("").await;
    assert_eq!((over.len(), over[0].as_str(), over[24].as_str()), (25, "played", "void"));
    // It is not being played any more.
    let late = wish(&mo, "result", &order("stands")).await;
    says_so(&late, &["The match at table 1 is over"]);
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_log_is_read_page_by_page_the_latest_first() {
    let world = World::new(8).await;
    let mo = organiser(&world, "Mo");
    let [ada, bo] = world.people(["Ada", "Bo"]);
    wish(&mo, "create", &short("Cup", 2, 2)).await;
    wish(&ada, "join", &[]).await;
    wish(&bo, "join", &[]).await;
    for count in (1..=12).chain([0]) {
        let done = wish(&mo, "computers", &[("count", count.into())]).await;
        assert!(done.content.contains("in the tournament now") || count == 1, "{}", done.content);
        for part in ["pause", "resume"] {
            wish(&mo, part, &[]).await;
        }
    }
    wish(&mo, "start", &[]).await;
    threads(&world, 1, 1).await;
    let latest = wish(&mo, "log", &[]).await;
    assert_eq!(latest.labels(), ["Earlier", "Later"]);
    says_so(&latest, &["**Round 1**", "Deadline: <t:", "Page "]);
    let mut pages = vec![latest.clone()];
    while !pages[0].content.contains("**Mo** created the tournament") {
        let earlier = press(&mo, &pages[0], "Earlier").await;
        pages.insert(0, earlier);
    }
    assert!(pages.len() > 1);
    let all: String = pages.iter().map(|page| page.content.as_str()).collect();
    assert_eq!(all.matches("paused the tournament").count(), 13);
    assert_eq!(all.matches("set the number of computers").count(), 13);
    let later = press(&mo, &pages[0], "Later").await;
    assert_eq!(later.content, pages[1].content);
    world.finish();
}
