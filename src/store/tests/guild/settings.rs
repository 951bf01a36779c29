use crate::ids::{GuildId, PersonId};
use crate::store::tests::databases::for_each_database;
use crate::store::{PersonSettings, QuietHours, ServerSettings};

fn server_settings(locale: Option<&str>, theme: Option<&str>) -> ServerSettings {
    ServerSettings { locale: locale.map(str::to_owned), theme: theme.map(str::to_owned) }
}

fn person_settings(
    locale: Option<&str>,
    theme: Option<&str>,
    pictures: Option<&str>,
) -> PersonSettings {
    let ServerSettings { locale, theme } = server_settings(locale, theme);
    PersonSettings { locale, theme, pictures: pictures.map(str::to_owned), draws: Some(true) }
}

#[tokio::test]
async fn settings_of_servers_and_people_are_separate() {
    for_each_database(|store| async move {
        let (guild, person_id) = (GuildId::new(u64::MAX), PersonId::new(u64::MAX));
        assert_eq!(store.guild_settings(guild).await.unwrap(), ServerSettings::default());
        assert_eq!(store.person_settings(person_id).await.unwrap(), PersonSettings::default());
        store.set_guild_settings(guild, &server_settings(Some("nl"), None)).await.unwrap();
        let person = person_settings(Some("de"), Some("dark"), Some("off"));
        store.set_person_settings(person_id, &person).await.unwrap();
        assert_eq!(store.guild_settings(guild).await.unwrap(), server_settings(Some("nl"), None));
        assert_eq!(store.person_settings(person_id).await.unwrap(), person);
        let server = server_settings(Some("nl"), None);
        assert_eq!(
            store.server_and_person_settings(guild, person_id).await.unwrap(),
            (server.clone(), person)
        );
        assert_eq!(
            store.server_and_person_settings(guild, PersonId::new(1)).await.unwrap(),
            (server, PersonSettings::default())
        );
        store.set_guild_settings(guild, &server_settings(None, Some("wood"))).await.unwrap();
        assert_eq!(store.guild_settings(guild).await.unwrap(), server_settings(None, Some("wood")));
        assert_eq!(
            store.guild_settings(GuildId::new(u64::MAX - 1)).await.unwrap(),
            ServerSettings::default()
        );
    })
    .await;
}

const NIGHT_OWL: PersonId = PersonId::new(u64::MAX);

#[tokio::test]
async fn each_person_has_their_own_quiet_hours() {
    for_each_database(|store| async move {
        assert_eq!(store.quiet_hours(NIGHT_OWL).await.unwrap(), None);
        let night = QuietHours { from: 1320, to: 480, zone: "Europe/Paris".to_owned() };
        let noon = QuietHours { from: 720, to: 780, zone: "UTC".to_owned() };
        store.set_quiet_hours(NIGHT_OWL, Some(&noon)).await.unwrap();
        store.set_quiet_hours(NIGHT_OWL, Some(&night)).await.unwrap();
        store.set_quiet_hours(PersonId::new(1), Some(&noon)).await.unwrap();
        assert_eq!(store.quiet_hours(NIGHT_OWL).await.unwrap(), Some(night));
        store.set_quiet_hours(NIGHT_OWL, None).await.unwrap();
        store.set_quiet_hours(NIGHT_OWL, None).await.unwrap();
        assert_eq!(store.quiet_hours(NIGHT_OWL).await.unwrap(), None);
        assert_eq!(store.quiet_hours(PersonId::new(1)).await.unwrap(), Some(noon));
        let no_time = QuietHours { from: 1440, to: 1, zone: "UTC".to_owned() };
        assert!(store.set_quiet_hours(PersonId::new(1), Some(&no_time)).await.is_err());
    })
    .await;
}

#[tokio::test]
async fn nothing_is_stored_for_a_person_with_default_settings() {
    for_each_database(|store| async move {
        let (five, six) = (PersonId::new(5), PersonId::new(6));
        for chosen in
            [person_settings(Some("de"), None, None), person_settings(None, None, Some("off"))]
        {
            store.set_person_settings(five, &chosen).await.unwrap();
            assert_eq!(store.person_settings(five).await.unwrap(), chosen);
        }
        store.set_person_settings(five, &PersonSettings::default()).await.unwrap();
        store.set_person_settings(six, &PersonSettings::default()).await.unwrap();
        let rows: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM person_settings")
            .fetch_one(&store.connections.readers)
            .await
            .unwrap();
        assert_eq!(rows, 0);
    })
    .await;
}

#[tokio::test]
async fn only_the_first_call_marks_a_person_as_introduced() {
    for_each_database(|store| async move {
        let (one, other) = (PersonId::new(u64::MAX), PersonId::new(1));
        assert!(!store.is_introduced(one).await.unwrap());
        assert!(store.mark_introduced(one).await.unwrap(), "for the first time");
        assert!(!store.mark_introduced(one).await.unwrap());
        assert!(store.is_introduced(one).await.unwrap());
        assert!(!store.is_introduced(other).await.unwrap());
    })
    .await;
}

#[tokio::test]
async fn the_steps_of_a_first_lesson_advance_only_from_the_expected_number() {
    for_each_database(|store| async move {
        let (one, other) = (PersonId::new(u64::MAX), PersonId::new(1));
        assert_eq!(store.first_lesson_steps(one).await.unwrap(), None);
        assert!(!store.advance_first_lesson(one, (0, 1)).await.unwrap(), "it has not begun");
        store.begin_first_lesson(one).await.unwrap();
        assert!(store.advance_first_lesson(one, (0, 1)).await.unwrap());
        assert!(!store.advance_first_lesson(one, (0, 1)).await.unwrap(), "a second click");
        store.begin_first_lesson(one).await.unwrap();
        assert_eq!(store.first_lesson_steps(one).await.unwrap(), Some(1), "it goes on");
        assert_eq!(store.first_lesson_steps(other).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn each_action_is_explained_once_to_each_person() {
    for_each_database(|store| async move {
        let (one, other) = (PersonId::new(u64::MAX), PersonId::new(1));
        assert!(!store.is_action_explained_to(one, "bridge").await.unwrap());
        assert!(store.mark_action_explained(one, "bridge").await.unwrap(), "for the first time");
        assert!(!store.mark_action_explained(one, "bridge").await.unwrap());
        assert!(store.is_action_explained_to(one, "bridge").await.unwrap());
        assert!(!store.is_action_explained_to(one, "hexagon").await.unwrap());
        assert!(!store.is_action_explained_to(other, "bridge").await.unwrap());
    })
    .await;
}

#[tokio::test]
async fn setting_a_fact_replaces_its_value() {
    for_each_database(|store| async move {
        assert_eq!(store.installation_fact("commands").await.unwrap(), None);
        store.set_installation_fact("commands", "abc").await.unwrap();
        store.set_installation_fact("commands", "").await.unwrap();
        assert_eq!(store.installation_fact("commands").await.unwrap().as_deref(), Some(""));
        assert_eq!(store.installation_fact("Commands").await.unwrap(), None);
    })
    .await;
}
