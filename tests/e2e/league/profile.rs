//! The style of play on a profile: public measures, and luck, skill and a tip that only the person sees.

use discord_stand_in::people::{Message, PersonIn};

use super::review::open_review;
use crate::privacy::data::request_and_confirm_deletion;
use crate::support::bot::{World, ask_privately, private_message};
use crate::support::database::DatabaseKind;
use crate::support::turns::play_to_the_end;

/// The number of matches, all of which are reviewed. A profile shows the luck only after at least this many reviews.
const MATCHES: usize = 5;

/// Returns the alt text of a message's only picture. Asserts that the picture is that of a profile.
fn alt_text_of_picture(message: &Message) -> String {
    let [picture] = message.attachments.as_slice() else { panic!("{:?}", message.attachments) };
    assert_eq!(picture.filename, "profile.png");
    picture.alt_text.clone().expect("an alternative text")
}

/// Returns the answer to `/profile` with which `viewer` sees the profile of `owner`.
async fn profile_seen_by(viewer: &PersonIn, owner: &PersonIn) -> Message {
    let player = [("player", owner.id().to_string().into())];
    private_message(viewer.slash("profile", &player).await).await
}

/// Asserts that the text has none of the parts of a profile that only its owner may see.
#[track_caller]
fn assert_no_private_profile_parts(text: &str) {
    for private in ["Luck", "Your choices", "💡", "Reviewed matches", "reviewed matches"] {
        assert!(!text.contains(private), "{private}: {text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_profile_shows_the_style_to_everybody_and_luck_only_to_its_owner() {
    let world = World::with_bot_on(DatabaseKind::Sqlite, 12).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let mut first = world.begin_match(&[&ada, &bo]).await;
    let mut end = None;
    for played in 1..=MATCHES {
        let over = play_to_the_end(&world, &[&ada, &bo], first).await;
        let own = ask_privately(&ada, "profile").await;
        let has_style = own.content.contains("**Style of play");
        assert_eq!(has_style, played >= 3, "after {played} matches: {}", own.content);
        first = world.begin_match(&[&ada, &bo]).await;
        end.get_or_insert(over);
    }
    let own = ask_privately(&ada, "profile").await;
    for words in [
        "**Style of play · 5 matches**\n- Points per round: ",
        " · in most rounds: ",
        "- Tiles drawn per round: ",
        "-# ± shows how uncertain an average is.",
        "Reviewed matches: 0. I need at least 5",
    ] {
        assert!(own.content.contains(words), "{words}: {}", own.content);
    }
    assert!(!own.content.contains("similar rating"), "one other is too few: {}", own.content);
    let words = alt_text_of_picture(&own);
    assert!(words.contains("Points per round: ") && words.contains("plus or minus"), "{words}");
    assert_no_private_profile_parts(&words);

    // One match is reviewed, and the other four as if they had been played in the same way.
    open_review(&ada, &end.expect("a match")).await;
    let one = ask_privately(&ada, "profile").await;
    assert!(one.content.contains("Reviewed matches: 1. I need at least 5"), "{}", one.content);
    let mut database = world.database.open_connection().await;
    let copy = "INSERT INTO reviews (table_id, judge, person_id, made_at, body) \
                SELECT r.table_id, v.judge, v.person_id, v.made_at, v.body FROM results r, reviews v \
                WHERE r.table_id <> v.table_id";
    database.execute(copy).await;
    let own = ask_privately(&ada, "profile").await;
    for words in [
        "**Luck and skill per round · reviewed matches: 5**",
        "- Luck with tiles: ",
        "- Your choices: ",
        "-# Only you can see this part.",
    ] {
        assert!(own.content.contains(words), "{words}: {}", own.content);
    }
    let words = alt_text_of_picture(&own);
    assert!(words.contains("Luck with tiles: ") && words.contains("Your choices: "), "{words}");

    // Another person sees the style only, and so does the channel.
    let seen = profile_seen_by(&bo, &ada).await;
    assert!(seen.content.contains("**Style of play"), "{}", seen.content);
    assert_no_private_profile_parts(&seen.content);
    assert_no_private_profile_parts(&alt_text_of_picture(&seen));
    private_message(ada.click(&own, "Share Here").await).await;
    let shared = world.wait_for_words("Shared by Ada").await;
    assert!(shared.content.contains("**Style of play"), "{}", shared.content);
    assert_no_private_profile_parts(&shared.content);
    assert_no_private_profile_parts(&alt_text_of_picture(&shared));

    // The review of a voided match and all reviews of a deleted person are gone.
    database
        .execute("DELETE FROM reviews WHERE table_id = (SELECT MAX(table_id) FROM reviews)")
        .await;
    let four = ask_privately(&ada, "profile").await;
    assert!(four.content.contains("Reviewed matches: 4. I need at least 5"), "{}", four.content);
    request_and_confirm_deletion(&ada).await;
    let gone = ask_privately(&ada, "profile").await;
    assert!(gone.content.contains("hasn’t finished a match"), "{}", gone.content);
    assert!(gone.attachments.is_empty());
    world.finish_without_refusals();
}
