use crate::ids::{GuildId, InteractionId, PersonId};
use crate::store::tests::databases::for_each_database;
use crate::store::tests::guild::results::{end_with_result, match_result};
use crate::store::tests::{GUILD, TABLE, new_lobby};
use crate::store::{ModerationLine, NewVoiding, Store, StoredSuspension};

const ADA: PersonId = PersonId::new(1_234_567);
const BO: PersonId = PersonId::new(7_654_321);

/// Stores a suspension of Bo at `at` (milliseconds since 1970) with these words of a moderator, and logs it.
async fn suspend_bo(store: &Store, interaction: u64, at: i64, moderator_text: &str) {
    let bar = StoredSuspension {
        person: BO,
        cause: "words".to_owned(),
        words: Some(moderator_text.to_owned()),
        since: at,
        until: None,
    };
    let body = serde_json::json!({ "what": "barred", "cause": "words", "words": moderator_text, "until": null });
    let line = ModerationLine {
        interaction: InteractionId::new(interaction),
        at,
        by: PersonId::new(5),
        about: Some(BO),
        body: body.to_string(),
    };
    store.store_suspension(GUILD, &bar, &line).await.unwrap();
}

/// Returns the moderator's words in the newest suspension, and in each line of the moderation log, newest first.
async fn texts_of_suspension_and_log(store: &Store) -> (Option<String>, Vec<Option<String>>) {
    let bars = store.suspensions(GUILD, 0).await.unwrap();
    let log = store.moderation_log(GUILD, 0, 9).await.unwrap();
    let of_line = |line: &ModerationLine| {
        let body: serde_json::Value = serde_json::from_str(&line.body).unwrap();
        assert_eq!(body["what"], "barred");
        body["words"].as_str().map(str::to_owned)
    };
    (bars[0].words.clone(), log.iter().map(of_line).collect())
}

#[tokio::test]
async fn words_about_one_person_lose_the_mentions_of_another_whose_data_is_deleted() {
    for_each_database(|store| async move {
        suspend_bo(&store, 1, 10, "asked <@1234567> twice, and <@!1234567>").await;
        suspend_bo(&store, 2, 20, "1234567 knows").await;
        suspend_bo(&store, 3, 30, "unrelated").await;
        store.delete_rows_naming(ADA, |_| PersonId::pseudonym_from_random(3)).await.unwrap();
        let text = |words: &str| Some(words.to_owned());
        let log = vec![text("unrelated"), text("… knows"), text("asked … twice, and …")];
        assert_eq!(texts_of_suspension_and_log(&store).await, (text("unrelated"), log));
        assert_eq!(store.remove_person_from_moderator_texts(ADA).await.unwrap(), 0);
        suspend_bo(&store, 4, 40, "<@1234567>").await;
        assert_eq!(store.remove_person_from_moderator_texts(ADA).await.unwrap(), 2);
        assert_eq!(texts_of_suspension_and_log(&store).await.0, text("…"));
    })
    .await;
}

#[tokio::test]
async fn a_moderators_words_expire_but_the_suspension_stays() {
    for_each_database(|store| async move {
        suspend_bo(&store, 1, 10, "old").await;
        suspend_bo(&store, 2, 20, "new").await;
        assert_eq!(store.next_moderated_server(None).await.unwrap(), Some(GUILD));
        assert_eq!(store.next_moderated_server(Some(GUILD)).await.unwrap(), None);
        let text = |words: &str| Some(words.to_owned());
        assert_eq!(store.expire_moderator_texts(GUILD, 20, 20).await.unwrap(), 1);
        assert_eq!(
            texts_of_suspension_and_log(&store).await,
            (text("new"), vec![text("new"), None])
        );
        assert_eq!(store.expire_moderator_texts(GUILD, 21, 21).await.unwrap(), 2);
        assert_eq!(texts_of_suspension_and_log(&store).await, (None, vec![None, None]));
        assert_eq!(store.expire_moderator_texts(GUILD, 21, 21).await.unwrap(), 0);
    })
    .await;
}

#[tokio::test]
async fn a_suspension_outlives_the_deletion_of_the_persons_data_by_a_year_at_most() {
    for_each_database(|store| async move {
        const YEAR: i64 = 365 * 24 * 60 * 60 * 1000;
        let former = PersonId::pseudonym_from_random(3);
        let keep = |now: i64| store.anonymise_suspensions(BO, |_| former, (now, "key"));
        suspend_bo(&store, 1, 10, "two accounts").await;
        assert_eq!(keep(100).await.unwrap(), 1);
        assert_eq!(keep(200).await.unwrap(), 0);
        let kept = store.suspension_of_person(GUILD, BO, 300).await.unwrap().unwrap();
        assert_eq!(
            (kept.person, kept.words.as_deref(), kept.until),
            (former, None, Some(100 + YEAR))
        );
        assert_eq!(store.suspensions(GUILD, 300).await.unwrap(), [kept]);
        assert_eq!(store.suspension_of_person(GUILD, ADA, 300).await.unwrap(), None);
        assert_eq!(store.suspension_of_person(GuildId::new(77), BO, 300).await.unwrap(), None);
        assert_eq!(store.suspension_of_person(GUILD, BO, 100 + YEAR).await.unwrap(), None);
        assert_eq!(store.expire_moderator_texts(GUILD, 0, 99 + YEAR).await.unwrap(), 0);
        assert_eq!(store.expire_moderator_texts(GUILD, 0, 100 + YEAR).await.unwrap(), 1);
    })
    .await;
}

/// In this test, Ada did not play in the match whose result was voided, but the moderator's reason mentions her. Then her data is
/// deleted.
#[tokio::test]
async fn the_reason_of_a_voided_result_loses_the_mention_of_a_person_whose_data_is_deleted() {
    for_each_database(|store| async move {
        store.open_table(new_lobby(TABLE)).await.unwrap();
        end_with_result(&store, &match_result(TABLE), 0).await.unwrap();
        let new = NewVoiding {
            table: TABLE,
            seq: 1,
            voided: true,
            at: 10,
            by: PersonId::new(5),
            name: "Mo",
            reason: "played for <@1234567>, 12345678 times",
            handled: None,
        };
        store.store_voiding(new).await.unwrap();
        let reason =
            async || store.last_voiding_and_its_number(TABLE).await.unwrap().unwrap().1.reason;
        assert_eq!(store.remove_person_from_moderator_texts(BO).await.unwrap(), 0);
        assert!(reason().await.contains("1234567"));
        store.remove_person_from_moderator_texts(ADA).await.unwrap();
        assert!(!reason().await.contains("<@1234567>"), "{}", reason().await);
        assert_eq!(store.expire_moderator_texts(GUILD, 10, 10).await.unwrap(), 0);
        assert_eq!(store.expire_moderator_texts(GUILD, 11, 11).await.unwrap(), 1);
        assert_eq!(reason().await, "…");
        assert_eq!(store.expire_moderator_texts(GUILD, 11, 11).await.unwrap(), 0);
    })
    .await;
}
