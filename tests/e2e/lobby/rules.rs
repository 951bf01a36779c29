//! The private form with the rules of a table: everyone can read it, the host can change it, and contradicting rules are refused.

use crate::support::bot::{World, ask_privately, private_message};
use crate::table::editions::{
    choose_rule, open_rules_form, open_table_with_edition, wait_for_edit,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_match_can_have_any_number_of_rounds_or_points() {
    let world = World::new(1).await;
    let [ada] = world.add_people(["Ada"]);
    let suggested = |typed: &'static str| {
        let ada = &ada;
        async move { ada.autocomplete("play", &[("length", typed.into())], "length").await }
    };
    let names: Vec<String> = suggested("37").await.into_iter().map(|one| one.name).collect();
    assert_eq!(
        names,
        [
            "37 rounds",
            "To the end of the round in which a score reaches 37",
            "To the end of the round in which a score goes over 37"
        ]
    );
    let [only] = &suggested("9 rounds").await[..] else { panic!("9 points are too few") };
    assert_eq!(only.name, "9 rounds");
    assert!(suggested("99999").await.is_empty());
    assert!(suggested("").await.len() > 10, "without input, the usual lengths are suggested");

    // An invalid length, or one that contradicts the edition, opens no table.
    for (edition, length, why) in [
        ("Standard rules", "soon", "isn’t a match length"),
        ("Standard rules", "reaches-10000", "isn’t a match length"),
        ("Rules for children", "reaches-9999", "The most you can choose is 500"),
        ("No-score rules", "reaches-50", "don’t go together"),
    ] {
        let typed = [("edition", edition.into()), ("length", length.into())];
        let refused = private_message(ada.slash("play", &typed).await).await;
        assert!(refused.content.contains(why), "{}", refused.content);
    }
    let reaches = suggested("450").await.remove(0).value;
    let typed = [
        ("edition", "Standard rules".into()),
        ("length", reaches.as_str().expect("a name").into()),
    ];
    private_message(ada.slash("play", &typed).await).await;
    let lobby = world.wait_for_button("Join").await;
    assert!(lobby.content.contains("a score reaches 450"), "{}", lobby.content);
    let rules = private_message(
        ada.choose(&open_rules_form(&ada, &lobby).await, "Change a rule", &["Length of the match"])
            .await,
    )
    .await;
    let values = rules.menu("Length of the match: choose an option").expect("a menu of values");
    let now: Vec<_> = values.options.iter().filter(|option| option.default).collect();
    assert_eq!(now.len(), 1);
    assert!(now[0].label.contains("450"), "{}", now[0].label);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_changes_rules_and_resets_them() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let lobby = open_table_with_edition(&world, &ada, "Official tournament rules").await;
    assert!(lobby.content.contains("Official tournament rules · full hints"), "{}", lobby.content);

    let rules = open_rules_form(&ada, &lobby).await;
    assert!(rules.content.contains("goes over 400"), "{}", rules.content);
    assert!(!rules.content.contains("- **") && rules.button("Reset the Rules").is_none());
    let editions = rules.menu("Choose an edition").expect("a menu of editions");
    assert_eq!(editions.options.len(), 10);
    let chosen: Vec<_> = editions.options.iter().filter(|option| option.default).collect();
    assert_eq!(chosen.len(), 1);
    assert_eq!(chosen[0].label, "Official tournament rules");

    // The menu marks the current value, and the lobby lists the changed rules.
    let rules = private_message(ada.choose(&rules, "Change a rule", &["Going out"]).await).await;
    let values = rules.menu("Going out: choose an option").expect("a menu of values");
    let now: Vec<_> = values.options.iter().filter(|option| option.default).collect();
    assert_eq!(now.len(), 1);
    assert_eq!(now[0].label, "+25 and the sum of the tiles on the other racks");
    let ten = "+10 and the sum of the tiles on the other racks";
    let rules =
        private_message(ada.choose(&rules, "Going out: choose an option", &[ten]).await).await;
    assert!(rules.content.contains(&format!("- **Going out: {ten}**")), "{}", rules.content);
    wait_for_edit(&world, &lobby, &format!("- Going out: {ten}")).await;
    let rules = choose_rule(&ada, &rules, "Players", "2–6").await;
    wait_for_edit(&world, &lobby, "Seats taken: 1 of 6").await;
    let rules = choose_rule(&ada, &rules, "Length of the match", "3 rounds").await;
    let changed = wait_for_edit(&world, &lobby, "- Length of the match: 3 rounds").await;
    assert_eq!(changed.content.matches("\n- ").count(), 3, "{}", changed.content);

    // A single rule is reset to the value of the edition, and then all rules are.
    let twenty_five = "+25 and the sum of the tiles on the other racks";
    let rules = choose_rule(&ada, &rules, "Going out", twenty_five).await;
    assert!(!rules.content.contains("**Going out"), "{}", rules.content);
    let rules = private_message(ada.click(&rules, "Reset the Rules").await).await;
    assert!(!rules.content.contains("- **") && rules.button("Reset the Rules").is_none());
    let plain = wait_for_edit(&world, &lobby, "Seats taken: 1 of 4").await;
    assert!(!plain.content.contains("\n- "), "{}", plain.content);

    // An edition for two is refused while there are three players.
    bo.click(&lobby, "Join").await;
    ada.click(&lobby, "Add Computer").await;
    wait_for_edit(&world, &lobby, "Seats taken: 3 of 4").await;
    let app = "Phone app rules";
    let refused = private_message(ada.choose(&rules, "Choose an edition", &[app]).await).await;
    assert!(
        refused.content.starts_with("There are 3 players at this table"),
        "{}",
        refused.content
    );
    assert!(refused.content.contains("**Official tournament rules**"), "{}", refused.content);
    ada.click(&lobby, "Remove Computer").await;
    wait_for_edit(&world, &lobby, "Seats taken: 2 of 4").await;
    let rules = private_message(ada.choose(&refused, "Choose an edition", &[app]).await).await;
    assert!(rules.content.contains("a player chosen at random"), "{}", rules.content);
    let full = wait_for_edit(&world, &lobby, "Seats taken: 2 of 2").await;
    assert!(full.content.contains("Phone app rules"), "{}", full.content);
    assert!(full.button("Join").is_some_and(|button| button.disabled));
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn everyone_can_read_the_rules_and_only_the_host_can_change_them() {
    let mut world = World::new(2).await;
    let [ada, bo, cy] = world.add_people(["Ada", "Bo", "Cy"]);
    let claire = world.discord.add_person("Claire", "fr").in_channel(world.channel);
    let lobby = open_table_with_edition(&world, &ada, "Rules for children").await;
    bo.click(&lobby, "Join").await;
    wait_for_edit(&world, &lobby, "**Bo**").await;
    for looker in [&bo, &cy] {
        let rules = open_rules_form(looker, &lobby).await;
        assert!(rules.content.contains("What a tile scores: one point"), "{}", rules.content);
        assert!(rules.content.contains("**Ada** can change the rules"), "{}", rules.content);
        assert!(rules.menus().is_empty() && rules.button_labels() == ["With Pictures"]);
    }
    let short = private_message(claire.click(&lobby, "Rules").await).await;
    let rules = private_message(claire.click(&short, "Toutes les règles").await).await;
    assert!(rules.content.contains("Les règles de cette table"), "{}", rules.content);

    // The person who opened the form may no longer be the host.
    let hosts = open_rules_form(&ada, &lobby).await;
    ada.click(&lobby, "Leave").await;
    wait_for_edit(&world, &lobby, "**Bo** has opened").await;
    let refused =
        private_message(ada.choose(&hosts, "Choose an edition", &["Standard rules"]).await).await;
    assert!(refused.content.contains("not playing at this table"), "{}", refused.content);
    ada.click(&lobby, "Join").await;
    wait_for_edit(&world, &lobby, "**Ada**").await;
    let refused =
        private_message(ada.choose(&hosts, "Choose an edition", &["Standard rules"]).await).await;
    assert!(refused.content.contains(&format!("Only <@{}>", bo.id())), "{}", refused.content);
    assert!(refused.pinged.is_empty() && refused.menus().is_empty());

    // The form still works after a restart of the bot, but not after the start of the match.
    let hosts = open_rules_form(&bo, &lobby).await;
    world.stop_bot().await;
    world.start_bot().await;
    let hosts = choose_rule(&bo, &hosts, "Length of the match", "2 rounds").await;
    wait_for_edit(&world, &lobby, "- Length of the match: 2 rounds").await;
    bo.click(&lobby, "Start").await;
    let board = world.wait_for_board(world.channel).await;
    assert!(board.content.contains("The match begins: round 1 of 2."), "{}", board.content);
    let late =
        private_message(bo.choose(&hosts, "Choose an edition", &["Standard rules"]).await).await;
    assert!(late.content.contains("The match has already started"), "{}", late.content);
    assert!(late.content.contains("**Rules for children · 2 rounds**") && late.menus().is_empty());

    // During the match, the rules are available by `/rules` and by buttons of `/help` and `/board`.
    let help = ask_privately(&ada, "help").await;
    assert!(help.content.contains("**Rules for children, with changes**"), "{}", help.content);
    let asked = ada.slash("rules", &[]).await;
    let short = asked.message();
    let title = "**The rules in brief**: Rules for children, with changes";
    assert!(short.content.starts_with(title), "{}", short.content);
    assert!(short.content.contains("**The match:** 2 rounds"), "{}", short.content);
    let topics = asked.followup(0).await;
    assert!(topics.content.contains("- **Length of the match: 2 rounds**"), "{}", topics.content);
    // The button shows the short rules with their pictures. All rules are behind another button.
    let clicked = private_message(ada.click(&help, "Rules").await).await;
    assert!(clicked.content.starts_with(title), "{}", clicked.content);
    assert_eq!(clicked.content.lines().filter(|line| line.starts_with("**")).count(), 6);
    assert!(clicked.content.contains("Match length: 2 rounds."), "{}", clicked.content);
    assert_eq!(clicked.attachments.len(), short.attachments.len());
    assert_eq!(clicked.button_labels(), ["All Rules"]);
    let rules = open_rules_form(&ada, &help).await;
    assert_ne!(rules.id, help.id, "the answer to /help stays");
    assert!(rules.content.contains("- Players: 2\n- Tiles dealt: 9 each\n"), "{}", rules.content);
    assert!(rules.content.contains("so the rules can’t be changed any more"), "{}", rules.content);
    let shown = ask_privately(&cy, "board").await;
    assert!(
        open_rules_form(&cy, &shown).await.content.contains("- **Length of the match: 2 rounds**")
    );
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn contradicting_rules_are_refused_and_change_nothing() {
    const CASES: [(&str, &str, &str, &str); 10] = [
        (
            "Official tournament rules",
            "What a tile scores",
            "Nothing; no score is kept",
            "a match lasts a set number of rounds",
        ),
        (
            "No-score rules",
            "Length of the match",
            "To the end of the round in which a score reaches 50",
            "a match lasts a set number of rounds",
        ),
        (
            "Standard rules",
            "Last round",
            "The round after a score passes the points target",
            "“Last round”",
        ),
        (
            "Standard rules",
            "Counting the other racks",
            "When the first player goes out, before the last turns",
            "“Counting the other racks”",
        ),
        (
            "Phone app rules",
            "If there’s a tie for first player",
            "Everyone draws again",
            "“If there’s a tie for first player”",
        ),
        ("No-score rules", "Going out", "+25", "“Going out”"),
        (
            "Older Dutch rules (up to 6 players)",
            "Tiles dealt",
            "9 each",
            "9 tiles for each of 6 players",
        ),
        (
            "Rules for children",
            "Starting with a triple",
            "+10 on top of the triple’s sum; +40 for 0‑0‑0",
            "the sum of their numbers",
        ),
        (
            "Standard rules",
            "Who wins the match",
            "The winner of the last round, if their score passed the limit; otherwise the highest score",
            "Choose one as the match length first",
        ),
        ("Official tournament rules", "What a tile scores", "One point", "might never end"),
    ];
    let world = World::new(3).await;
    let [ada] = world.add_people(["Ada"]);
    let lobby = open_table_with_edition(&world, &ada, "Standard rules").await;
    let mut rules = open_rules_form(&ada, &lobby).await;
    for (edition, clause, value, why) in CASES {
        rules = private_message(ada.choose(&rules, "Choose an edition", &[edition]).await).await;
        let before = rules.content.clone();
        rules = choose_rule(&ada, &rules, clause, value).await;
        assert!(
            rules.content.starts_with("**These rules don’t go together.**"),
            "{}",
            rules.content
        );
        assert!(rules.content.contains(why), "{}", rules.content);
        assert!(rules.content.ends_with(&before), "{}", rules.content);
        let lobby = wait_for_edit(&world, &lobby, edition).await;
        assert!(!lobby.content.contains("\n- "), "{}", lobby.content);
    }
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_for_two_cannot_start_with_one_player() {
    let world = World::new(4).await;
    let [ada] = world.add_people(["Ada"]);
    let lobby = open_table_with_edition(&world, &ada, "Pressman (American)").await;
    assert!(lobby.content.contains("at least 2 players"), "{}", lobby.content);
    assert!(lobby.button("Start").is_some_and(|button| button.disabled));
    ada.click(&lobby, "Add Computer").await;
    let ready = wait_for_edit(&world, &lobby, "Waiting for **Ada** to start").await;
    assert!(ready.button("Start").is_some_and(|button| !button.disabled));
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn play_again_keeps_the_changed_rules() {
    let world = World::new(5).await;
    let [ada] = world.add_people(["Ada"]);
    let lobby = open_table_with_edition(&world, &ada, "Standard rules").await;
    let rules = open_rules_form(&ada, &lobby).await;
    choose_rule(&ada, &rules, "Shapes", "No extra points for bridges and hexagons").await;
    ada.click(&lobby, "Start").await;
    world.wait_for_board(world.channel).await;
    let sure = ask_privately(&ada, "end").await;
    private_message(ada.click(&sure, "End the Match").await).await;
    let ended = world.wait_for_button("Play Again").await;
    private_message(ada.click(&ended, "Play Again").await).await;
    let again = world.wait_for_button("Join").await;
    let kept = "- Shapes: no extra points for bridges and hexagons";
    assert!(again.content.contains(kept), "{}", again.content);
    world.finish_without_refusals();
}
