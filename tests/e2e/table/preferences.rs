//! `/preferences` with menus.

use crate::support::bot::{World, ask_privately, private_message};

#[tokio::test(flavor = "multi_thread")]
async fn preferences_are_changed_in_menus_that_show_the_present_values() {
    let world = World::new(1).await;
    let [ada] = world.add_people(["Ada"]);
    let page = ask_privately(&ada, "preferences").await;
    let chosen = |message: &discord_stand_in::people::Message, menu: usize| {
        let options = message.menus().remove(menu).options.into_iter();
        options.filter(|option| option.default).map(|option| option.label).collect::<Vec<_>>()
    };
    assert_eq!(page.menus().len(), 3);
    assert_eq!(chosen(&page, 2), ["Private answers: with pictures"]);
    let menus = page.menus();
    let german = private_message(ada.choose(&page, &menus[0].custom_id, &["de"]).await).await;
    assert_eq!(german.id, page.id, "the same message shows the change");
    assert!(german.content.contains("Deutsch"), "{}", german.content);
    assert_eq!(chosen(&german, 0), ["Sprache: Deutsch"]);
    private_message(ada.choose(&german, &menus[0].custom_id, &["en"]).await).await;

    let pings = private_message(ada.click(&page, "Pings and Invitations").await).await;
    let menus = pings.menus();
    assert_eq!(chosen(&pings, 2), ["Invitations: from anyone"]);
    let none = private_message(ada.choose(&pings, &menus[2].custom_id, &["none"]).await).await;
    assert!(none.content.contains("Invitations: none"), "{}", none.content);
    assert_eq!(chosen(&none, 2), ["Invitations: none"]);
    let back = private_message(ada.click(&none, "Language and Pictures").await).await;
    assert_eq!(back.menus().len(), 3);

    // The command still takes options, and then shows the menus that belong to them.
    let typed = [("pings", "a direct message".into())];
    let direct = private_message(ada.slash("preferences", &typed).await).await;
    assert_eq!(chosen(&direct, 0), ["Pings: a direct message"]);
    world.finish_without_refusals();
}
