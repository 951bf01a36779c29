//! Invitations to a table, and the settings by which the host manages it.

use discord_stand_in::people::{Message, PersonIn};
use triominos::discord::Rates;

use crate::support::bot::{World, ask_privately, finish_with_refusals, private_message};
use crate::support::turns::{pinged_and_other_player, take_turn};
use crate::table::editions::wait_for_edit;

/// Chooses a value in a menu of a private form. The custom id of the menu ends with `id_ending`. Returns the changed form.
async fn choose_value(host: &PersonIn, form: &Message, id_ending: &str, value: u64) -> Message {
    let menus = form.menus();
    let menu = menus.iter().find(|one| one.custom_id.ends_with(id_ending)).expect("the menu");
    private_message(host.choose(form, &menu.custom_id, &[&value.to_string()]).await).await
}

/// Returns mentions of these people, separated by spaces.
fn mentions_of(people: &[&PersonIn]) -> String {
    people.iter().map(|person| format!("<@{}>", person.id())).collect::<Vec<_>>().join(" ")
}

#[tokio::test(flavor = "multi_thread")]
async fn invited_people_are_pinged_once_and_a_seat_is_held_for_each() {
    let world = World::new(1).await;
    let [ada, bo, cy, dee, eve] = world.add_people(["Ada", "Bo", "Cy", "Dee", "Eve"]);
    let with = mentions_of(&[&bo, &cy]);
    let options = [("with", with.into()), ("rated", false.into()), ("seats", 3.into())];
    let opened = private_message(ada.slash("play", &options).await).await;
    assert!(opened.content.contains("I’ve invited the others"), "{}", opened.content);
    let lobby = world.wait_for_words("has opened a Triominos table").await;
    assert_eq!(lobby.pinged, [bo.id(), cy.id()]);
    for words in ["Seats taken: 1 of 3 · **Ada**", "Friendly", "I’ll hold your seats"] {
        assert!(lobby.content.contains(words), "{}", lobby.content);
    }

    // The seats of the invited people are reserved until they answer, and nobody else can take them.
    let held = private_message(dee.click(&lobby, "Join").await).await;
    assert!(held.content.contains("2 free seats are held"), "{}", held.content);
    let held = private_message(ada.click(&lobby, "Add Computer").await).await;
    assert!(held.content.contains("held"), "{}", held.content);
    for button in ["Accept", "Decline"] {
        let stranger = private_message(eve.click(&lobby, button).await).await;
        assert!(
            stranger.content.contains("You have no invitation to answer"),
            "{}",
            stranger.content
        );
    }
    let accepted = private_message(bo.click(&lobby, "Accept").await).await;
    assert_eq!(accepted.content, "You’re in. Waiting for **Ada** to start the match.");
    let declined = private_message(cy.click(&lobby, "Decline").await).await;
    assert!(declined.content.contains("You’ve declined"), "{}", declined.content);
    let known = wait_for_edit(&world, &lobby, "**Cy** declined.").await;
    assert!(
        known.content.contains("Seats taken: 2 of 3 · **Ada** and **Bo**"),
        "{}",
        known.content
    );
    assert!(known.button("Accept").is_none());
    assert_eq!(known.pinged, lobby.pinged, "nobody is pinged a second time");
    dee.click(&lobby, "Join").await;
    wait_for_edit(&world, &lobby, "Seats taken: 3 of 3").await;
    dee.click(&lobby, "Leave").await;
    wait_for_edit(&world, &lobby, "Seats taken: 2 of 3").await;

    // The match starts like any other.
    ada.click(&lobby, "Start").await;
    let board = world.wait_for_board(ada.channel()).await;
    take_turn(pinged_and_other_player(&board, &ada, &bo).0).await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_cannot_be_invited_are_named_with_the_reason() {
    let world = World::new(1).await;
    let [ada, bo, cy, dee, eve] = world.add_people(["Ada", "Bo", "Cy", "Dee", "Eve"]);
    let (gone, _) = world.add_person("Gone");
    gone.leaves(world.discord.home().id());
    let bot = world.discord.application_id();
    let computers =
        |with: String, computers: i64| vec![("with", with.into()), ("computers", computers.into())];
    for (with, words) in [
        ("Bo".to_owned(), "Type @ and choose"),
        ("@everyone".to_owned(), "Type @ and choose"),
        (mentions_of(&[&ada]), "no need to invite yourself"),
        (format!("<@{bot}>"), "is a bot and can’t play"),
        (gone.mention(), "isn’t on this server"),
        (mentions_of(&[&bo, &cy, &dee, &eve]), "Only 3 seats are left"),
    ] {
        let refused = private_message(ada.slash("play", &computers(with, 0)).await).await;
        assert!(refused.content.contains(words), "{}", refused.content);
        assert!(refused.pinged.is_empty());
    }
    for (with, count, words) in [
        (mentions_of(&[&bo, &cy]), 2, "Only 1 seat is left"),
        (mentions_of(&[&bo]), 3, "There are no seats left"),
        (mentions_of(&[&bo]), 5, "for 4 at most"),
    ] {
        let refused = private_message(ada.slash("play", &computers(with, count)).await).await;
        assert!(refused.content.contains(words), "{}", refused.content);
    }
    let five = [("seats", 5.into())];
    let refused = private_message(ada.slash("play", &five).await).await;
    assert!(refused.content.contains("for 1 to 4 players"), "{}", refused.content);

    let zoe = world.discord.add_person("Zoé", "fr").in_channel(world.channel);
    let refused = private_message(zoe.slash("play", &[("with", "Bo".into())]).await).await;
    assert!(refused.content.contains("Je ne sais pas qui est"), "{}", refused.content);
    assert!(world.discord.channel(world.channel).messages().is_empty(), "no table is open");
    finish_with_refusals(&world, &["10007"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_changes_the_settings_and_makes_another_person_host() {
    let world = World::new(1).await;
    let [ada, bo, cy, dee] = world.add_people(["Ada", "Bo", "Cy", "Dee"]);
    let options = [("with", mentions_of(&[&bo, &cy, &dee]).into()), ("level", "Easy".into())];
    private_message(ada.slash("play", &options).await).await;
    let lobby = world.wait_for_words("has opened a Triominos table").await;
    bo.click(&lobby, "Accept").await;
    wait_for_edit(&world, &lobby, "Seats taken: 2 of 4").await;
    let looks = private_message(bo.click(&lobby, "Settings").await).await;
    assert!(looks.content.contains("**Ada** can change these settings"), "{}", looks.content);
    assert!(looks.menus().is_empty() && looks.buttons().is_empty());

    let form = private_message(ada.click(&lobby, "Settings").await).await;
    let free: Vec<String> = form.menus()[2].options.iter().map(|one| one.label.clone()).collect();
    let labels =
        ["Free up Bo’s seat", "Withdraw the invitation to Cy", "Withdraw the invitation to Dee"];
    assert_eq!(free, labels);
    let form = choose_value(&ada, &form, "free-seat", cy.id()).await;
    let clock = "10 minutes a turn";
    let form = private_message(ada.choose(&form, "Choose the clock", &[clock]).await).await;
    assert!(form.content.contains("Clock: 10 minutes a turn"), "{}", form.content);
    wait_for_edit(&world, &lobby, "Clock: 10 minutes a turn").await;
    let form = choose_value(&ada, &form, "seats", 3).await;
    assert!(form.content.contains("Seats: 3"), "{}", form.content);
    let tight = choose_value(&ada, &form, "seats", 2).await;
    assert!(tight.content.contains("for 2 at most"), "{}", tight.content);
    wait_for_edit(&world, &lobby, "Seats taken: 2 of 3").await;
    let late = private_message(cy.click(&lobby, "Accept").await).await;
    assert!(late.content.contains("You have no invitation to answer"), "{}", late.content);

    // The new host can free seats and start.
    let handed = choose_value(&ada, &tight, "hand-on", bo.id()).await;
    assert!(handed.content.contains("**Bo** can change these settings"), "{}", handed.content);
    let of_bo = wait_for_edit(&world, &lobby, "Waiting for **Bo** to start").await;
    assert!(of_bo.button_labels().contains(&"Start (Bo)".to_owned()));
    let form = private_message(bo.click(&lobby, "Settings").await).await;
    let freed = choose_value(&bo, &form, "free-seat", ada.id()).await;
    assert!(freed.menus().iter().all(|menu| !menu.custom_id.ends_with("hand-on")));
    bo.click(&lobby, "Add Computer").await;
    wait_for_edit(&world, &lobby, "Seats taken: 2 of 3").await;

    // Dee has not answered her invitation. The match starts without her, and the host reads that.
    let started = private_message(bo.click(&lobby, "Start").await).await;
    assert!(started.content.contains("without <@"), "{}", started.content);
    assert!(started.pinged.is_empty());
    // Unless the lobby has already lost its buttons, a late click on the invitation is explained.
    if let Ok(late) = dee.try_click(&lobby, "Accept").await {
        assert!(private_message(late).await.content.contains("already started"));
    }
    assert!(ask_privately(&ada, "rack").await.content.contains("not playing at this table"));
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_are_seated_when_the_table_opens() {
    let world = World::new(1).await;
    let [ada] = world.add_people(["Ada"]);
    let options = [("computers", 2.into()), ("level", "Hard".into()), ("seats", 3.into())];
    private_message(ada.slash("play", &options).await).await;
    let lobby = world.wait_for_words("has opened a Triominos table").await;
    for words in ["Seats taken: 3 of 3", "Computer Owl", "Computer Fox", "Hard", "Friendly"] {
        assert!(lobby.content.contains(words), "{}", lobby.content);
    }
    assert!(lobby.pinged.is_empty());
    ada.click(&lobby, "Start").await;
    assert_eq!(world.wait_for_board(ada.channel()).await.pinged, [ada.id()]);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn invitations_ping_a_person_once_an_hour() {
    let mut world = World::without_bot(1).await;
    world.rates = Some(Rates { clicks: u32::MAX, ..Rates::default() });
    world.start_bot().await;
    let [ada, bo, cy, dee] = world.add_people(["Ada", "Bo", "Cy", "Dee"]);
    let asks = async |host: &PersonIn, people: &[&PersonIn]| {
        private_message(host.slash("play", &[("with", mentions_of(people).into())]).await)
            .await
            .content
    };
    assert!(asks(&ada, &[&bo]).await.contains("I’ve invited the others"));
    let lobby = world.wait_for_words("has opened a Triominos table").await;
    assert_eq!(lobby.pinged, [bo.id()]);
    ada.click(&lobby, "Leave").await;
    // The message shows that the table is closed.
    wait_for_edit(&world, &lobby, "**Ada** closed the table.").await;

    // The same person cannot be invited again within an hour, and the others of that invitation are not pinged either.
    let refused = asks(&ada, &[&cy, &bo]).await;
    assert!(refused.contains("You’ve already invited <@") && refused.contains(":R>"), "{refused}");
    // A person who has switched pings off cannot be invited.
    private_message(
        dee.slash("preferences", &[("pings", "none; the message in the channel is enough".into())])
            .await,
    )
    .await;
    let refused = asks(&ada, &[&dee]).await;
    assert!(refused.contains("has invitations turned off"), "{refused}");
    // A person who takes no invitations cannot be invited either, even if they receive pings.
    let mention = ("pings", "a mention in the channel".into());
    let chosen =
        private_message(dee.slash("preferences", &[mention, ("invitations", "none".into())]).await)
            .await;
    assert!(chosen.content.contains("Pings: a mention"), "{}", chosen.content);
    assert!(chosen.content.contains("Invitations: none"), "{}", chosen.content);
    let refused = asks(&ada, &[&dee]).await;
    assert!(refused.contains("has invitations turned off"), "{refused}");
    let chosen =
        private_message(dee.slash("preferences", &[("invitations", "from anyone".into())]).await);
    assert!(chosen.await.content.contains("Invitations: from anyone"));
    let open = world.discord.channel(world.channel).messages().len();
    assert_eq!(open, 1, "no other table was opened");

    // An accepted invitation does not count towards the limit.
    world.clock.advance(3_600_000);
    assert!(asks(&ada, &[&bo]).await.contains("I’ve invited the others"));
    let lobby = world.wait_for_words("has opened a Triominos table").await;
    private_message(bo.click(&lobby, "Accept").await).await;
    ada.click(&lobby, "Start").await;
    world.wait_for_board(world.channel).await;
    let sure = ask_privately(&ada, "end").await;
    ada.click(&sure, "End the Match").await;
    let over = world.wait_for_button("Play Again").await;
    private_message(ada.click(&over, "Play Again").await).await;
    let lobby = world.wait_for_words("has opened a Triominos table").await;
    assert_eq!(lobby.pinged, [bo.id()]);
    // After declining, Bo is not pinged by Play Again either, but the table opens.
    private_message(bo.click(&lobby, "Decline").await).await;
    ada.click(&lobby, "Leave").await;
    wait_for_edit(&world, &lobby, "**Ada** closed the table.").await;
    let opened = private_message(ada.click(&over, "Play Again").await).await;
    assert!(opened.content.contains("You’ve already invited <@"), "{}", opened.content);
    let lobby = world.wait_for_words("has opened a Triominos table").await;
    assert!(lobby.pinged.is_empty());
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn joining_and_public_boards_are_rate_limited_per_person() {
    let mut world = World::without_bot(1).await;
    world.rates = Some(Rates { clicks: u32::MAX, ..Rates::default() });
    world.start_bot().await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let lobby = world.open_lobby(&[&ada]).await;
    for _ in 0..5 {
        private_message(bo.click(&lobby, "Join").await).await;
        wait_for_edit(&world, &lobby, "Seats taken: 2 of 4").await;
        bo.click(&lobby, "Leave").await;
        wait_for_edit(&world, &lobby, "Seats taken: 1 of 4").await;
    }
    let refused = private_message(bo.click(&lobby, "Join").await).await;
    assert!(refused.content.contains("a lot in the last few minutes"), "{}", refused.content);
    world.clock.advance(600_000);
    private_message(bo.click(&lobby, "Join").await).await;
    wait_for_edit(&world, &lobby, "Seats taken: 2 of 4").await;
    ada.click(&lobby, "Start").await;
    world.wait_for_board(world.channel).await;
    for _ in 0..5 {
        let posted = private_message(ada.slash("board", &[("public", true.into())]).await).await;
        assert!(!posted.content.contains("a lot in the last"), "{}", posted.content);
    }
    let refused = private_message(ada.slash("board", &[("public", true.into())]).await).await;
    assert!(refused.content.contains("a lot in the last few minutes"), "{}", refused.content);
    world.finish_without_refusals();
}
