use crate::store::tests::databases::for_each_database;

#[tokio::test]
async fn a_lease_has_one_owner_until_it_expires() {
    for_each_database(|store| async move {
        assert!(store.acquire_lease("gate", "ada", 1_000, 2_000).await.unwrap());
        assert!(!store.acquire_lease("gate", "bo", 1_999, 3_000).await.unwrap());
        assert!(store.acquire_lease("door", "bo", 1_999, 3_000).await.unwrap(), "another lease");
        assert!(
            store.acquire_lease("gate", "ada", 1_999, 2_500).await.unwrap(),
            "the holder goes on"
        );
        assert!(!store.acquire_lease("gate", "bo", 2_499, 3_000).await.unwrap());
        assert!(store.acquire_lease("gate", "bo", 2_500, 3_000).await.unwrap(), "it ran out");
        assert!(!store.acquire_lease("gate", "ada", 2_501, 9_000).await.unwrap());
        assert!(store.acquire_lease("gate", "bo", 2_600, 2_600).await.unwrap(), "given back");
        assert!(store.acquire_lease("gate", "ada", 2_600, 3_600).await.unwrap());
    })
    .await;
}

#[tokio::test]
async fn one_of_many_concurrent_requests_gets_the_lease() {
    for_each_database(|store| async move {
        let claims = (0..20).map(|n| {
            let store = store.clone();
            async move { store.acquire_lease("gate", &n.to_string(), 0, 1_000).await.unwrap() }
        });
        let won = futures_util::future::join_all(claims).await;
        assert_eq!(won.into_iter().filter(|won| *won).count(), 1);
    })
    .await;
}
