//! Somebody's first rack comes with how to play: once, beside the rack, which stays as it is.

use crate::support::bot::{World, ask, private};
use crate::support::database::on_each;
use crate::without_pictures::in_words::wants_words;

#[tokio::test(flavor = "multi_thread")]
async fn the_first_rack_of_a_life_comes_with_three_pictures() {
    on_each(|kind| async move {
        let mut world = World::with_bot_on(kind, 1).await;
        let [ada, bo] = world.people(["Ada", "Bo"]);
        wants_words(&bo).await;
        let board = world.match_of(&[&ada, &bo]).await;
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
        let rack = private(first).await;
        assert!(
            rack.content.contains("Your tiles") && rack.picture().is_some(),
            "the rack is there"
        );

        // In words alone for somebody who wants no pictures.
        let first = bo.slash("rack", &[]).await;
        let card = first.followup(0).await;
        assert!(card.attachments.is_empty(), "{}", card.content);
        for words in ["A tile fits if", "4 + 4 + 5 = 13", "Each tile costs 5 points"] {
            assert!(card.content.contains(words), "{words}: {}", card.content);
        }
        assert!(private(first).await.content.contains("Your tiles"));

        // Never again, whatever becomes of the program.
        for restart in [false, true] {
            if restart {
                world.stop_bot().await;
                world.start_bot().await;
            }
            for person in [&ada, &bo] {
                let again = person.slash("rack", &[]).await;
                private(again.clone()).await;
                ask(person, "help").await;
                assert_eq!(again.followups().len(), 0);
            }
        }
        world.finish();
    })
    .await;
}
