//! Tests of notices that cannot be published for a long time.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;

use super::samples::{Processes, StoppedClock};
use crate::ids::MessageId;
use crate::store::Store;
use crate::store::tests::databases::for_each_database;
use crate::table::{
    AnnounceError, Announcer, Notice, NoticeKind, Outbox, PublishedNotice, TurnClock,
};
use crate::time::{Clock, Millis};

const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;

/// An announcer that fails with the error `why` until the time `until`. Afterwards it records its notices with their times.
struct FailingAnnouncer {
    clock: Arc<StoppedClock>,
    until: Millis,
    why: fn(String) -> AnnounceError,
    published: Mutex<Vec<(NoticeKind, Millis)>>,
}

#[async_trait]
impl Announcer for Arc<FailingAnnouncer> {
    async fn announce(&self, notice: Notice) -> Result<PublishedNotice, AnnounceError> {
        let now = self.clock.now();
        if now < self.until {
            return Err((self.why)("no".to_owned()));
        }
        self.published.lock().unwrap().push((notice.kind, now));
        Ok(PublishedNotice { message: Some(MessageId::new(1)) })
    }
}

/// Opens a lobby at time 0, while publishing fails with `error` until `failing_until`. Each attempt is made `delay` milliseconds
/// after it is due. Returns the published notices with their times.
async fn published_notices(
    store: &Store,
    failing_until: Millis,
    delay: Millis,
    error: fn(String) -> AnnounceError,
) -> Vec<(NoticeKind, Millis)> {
    let both = Processes::new(store);
    let announcer = Arc::new(FailingAnnouncer {
        clock: Arc::clone(&both.clock),
        until: failing_until,
        why: error,
        published: Mutex::default(),
    });
    let tables = both.tables[0].clone();
    let outbox = Outbox::new(tables.clone(), Arc::clone(&announcer), "me".to_owned());
    let story = async {
        let mut tried = tables.next_outbox_progress();
        both.open_lobby(failing_until.cast_unsigned(), TurnClock::None).await;
        tables.wake_workers();
        loop {
            tried.await;
            tried = tables.next_outbox_progress();
            let Some(next) = store.next_announcement_claimable_at().await.unwrap() else { break };
            both.clock.set_time(next.max(both.clock.now()) + delay);
        }
    };
    tokio::select! {
        () = outbox.run() => unreachable!("it runs for ever"),
        () = story => {}
    }
    let published = announcer.published.lock().unwrap();
    published.clone()
}

#[tokio::test]
async fn a_notice_is_published_when_discord_or_the_permission_is_back() {
    for_each_database(|store| async move {
        for (until, why, at_most) in [
            (30 * MINUTE, AnnounceError::Later as fn(String) -> AnnounceError, 2 * MINUTE),
            (90 * MINUTE, AnnounceError::Barred, HOUR),
        ] {
            let published = published_notices(&store, until, 0, why).await;
            // A lobby that has slept closes later than planned, so its message is followed by a note about that.
            let (kinds, at): (Vec<NoticeKind>, Vec<Millis>) = published.iter().copied().unzip();
            let has_slept = until > HOUR;
            let expected = [NoticeKind::Lobby, NoticeKind::Note];
            assert_eq!(kinds, expected[..1 + usize::from(has_slept)], "{until}");
            let at = at[0];
            assert!(at - until <= at_most, "{until}: {at}");
        }
        // After a day the notice is given up.
        assert_eq!(published_notices(&store, 48 * HOUR, 5 * HOUR, AnnounceError::Later).await, []);
    })
    .await;
}
