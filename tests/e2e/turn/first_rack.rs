//! The card that explains the game, which follows a person's first rack.

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::database::for_each_database;
use crate::without_pictures::in_words::prefer_boards_in_words;

#[tokio::test(flavor = "multi_thread")]
async fn the_first_rack_of_a_person_is_followed_by_a_card_once() {
    for_each_database(|kind| async move {
        let mut world = World::with_bot_on(kind, 1).await;
        let [ada, bo] = world.people(["Ada", "Bo"]);
        prefer_boards_in_words(&bo).await;
        let board = world.begin_match(&[&ada, &bo]).await;
        let first = ada.click(&board, "My Rack").await;
        let card = first.followup(0).await;
        assert!(card.is_private() && card.content.contains("First match?"), "{}", card.content);
        let alts: Vec<_> = card.attachments.iter().map(|file| file.alt_text.clone()).collect();
        assert_eq!(alts.len(), 3);
        for (alt, words) in
            alts.iter().zip(["Figure: two pairs", "4 + 4 + 5 = 13", "costs 5 points"])
        {
            assert!(alt.as_ref().is_some_and(|alt| alt.contains(words)), "{words}: {alt:?}");
        }
        let rack = private_message(first).await;
        assert!(
            rack.content.contains("Your tiles") && rack.picture().is_some(),
            "the rack is there"
        );

        // The card has no pictures for a person who has switched them off.
        let first = bo.slash("rack", &[]).await;
        let card = first.followup(0).await;
        assert!(card.attachments.is_empty(), "{}", card.content);
        for words in ["A tile fits if", "4 + 4 + 5 = 13", "Each tile costs 5 points"] {
            assert!(card.content.contains(words), "{words}: {}", card.content);
        }
        assert!(private_message(first).await.content.contains("Your tiles"));

        // The card does not appear again, even after a restart.
        for restart in [false, true] {
            if restart {
                world.stop_bot().await;
                world.start_bot().await;
            }
            for person in [&ada, &bo] {
                let again = person.slash("rack", &[]).await;
                private_message(again.clone()).await;
                ask_privately(person, "help").await;
                assert_eq!(again.followups().len(), 0);
            }
        }
        world.finish();
    })
    .await;
}
