//! A fake publisher of tournaments, which records posts in memory instead of sending them to Discord. Tests can make its posts
//! hang, be refused, or fail permanently.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use async_trait::async_trait;

use super::tournament_samples::Process;
use crate::guild::{Post, PostToPublish, PublishedPost, TournamentPublisher};
use crate::ids::{ChannelId, MessageId, TournamentId};
use crate::store::MessageRef;
use crate::table::AnnounceError;
use crate::time::{Clock as _, Millis};

/// The real time after which the test assumes that a post has failed because the machine is busy.
const STALLED: Duration = Duration::from_secs(10);
/// The maximum number of times that the test waits for [`STALLED`] before it fails.
const STALLS: u32 = 18;
/// The time in milliseconds by which the test's clock advances after each [`STALLED`], so that a failed post is retried.
const AGAIN: Millis = 5_001;

/// A published post: its tournament, its kind, and the number of its table or round, which is 0 if it has neither.
pub type Seen = (TournamentId, &'static str, u32);

/// A fake publisher that records the published posts.
#[derive(Debug, Default)]
pub struct Channel {
    /// The published posts, in order. An edit of a published post is not recorded.
    pub seen: Mutex<Vec<Seen>>,
    /// The posts that never complete.
    pub held: Mutex<BTreeSet<Seen>>,
    /// The posts that are refused for lack of a permission.
    pub barred: Mutex<BTreeSet<Seen>>,
    /// The posts whose channel or message is gone.
    pub gone: Mutex<BTreeSet<Seen>>,
    messages: AtomicU64,
}

/// Returns the kind of a post, and the number of its table or round; 0 if it belongs to neither.
fn kind_and_table_or_round_number(post: &Post) -> (&'static str, u32) {
    match post {
        Post::Board => ("board", 0),
        Post::Note { .. } => ("note", 0),
        Post::Table { number } => ("table", *number),
        Post::Thread { number, .. } => ("thread", *number),
        Post::Call { number, .. } => ("call", *number),
        Post::Standings { .. } => ("standings", 0),
        Post::End => ("end", 0),
        Post::Live { round, .. } => ("live", round.number),
        Post::Archive { number, .. } => ("archive", *number),
        Post::Event => ("event", 0),
    }
}

impl Channel {
    /// Returns the number of posts of this kind that a tournament has published.
    pub fn count_posts(&self, id: TournamentId, kind: &str) -> usize {
        let seen = self.seen.lock().unwrap();
        seen.iter().filter(|(of, what, _)| *of == id && *what == kind).count()
    }

    /// Runs the workers that publish and advance tournaments in this process until the condition is true. Wakes them again and
    /// again, so that they do not sleep until their next run.
    pub async fn run_workers_until(&self, process: &Process, condition: impl AsyncFn() -> bool) {
        let tournaments = &process.tournaments;
        let story = async {
            while !condition().await {
                tokio::task::yield_now().await;
                tournaments.wake_workers();
            }
        };
        let all = async {
            tokio::select! {
                () = tournaments.run_publisher(self, "me") => unreachable!("it runs for ever"),
                () = tournaments.run_sweeper("me") => unreachable!("it runs for ever"),
                () = story => {}
            }
        };
        // On a machine that is busy with other tests, a post may time out or fail. It is retried five seconds later by the test's
        // clock, which has to be advanced here.
        let patience = async {
            for _ in 0..STALLS {
                tokio::time::sleep(STALLED).await;
                process.clock.set_time(process.clock.now() + AGAIN);
            }
        };
        tokio::select! {
            () = all => {}
            // Only a failing test reaches this branch.
            () = patience => panic!("the condition never holds"),
        }
    }
}

#[async_trait]
impl TournamentPublisher for Channel {
    async fn publish_post(&self, post: PostToPublish<'_>) -> Result<PublishedPost, AnnounceError> {
        let (kind, number) = kind_and_table_or_round_number(&post.post);
        let seen = (post.id, kind, number);
        let is_in = |all: &Mutex<BTreeSet<Seen>>| all.lock().unwrap().contains(&seen);
        if is_in(&self.held) {
            std::future::pending::<()>().await;
        }
        if is_in(&self.barred) {
            return Err(AnnounceError::Barred("no right".to_owned()));
        }
        if is_in(&self.gone) {
            return Err(AnnounceError::Never("it is gone".to_owned()));
        }
        let message_id = match (&post.post, post.before.and_then(|before| before.message)) {
            (Post::Thread { message: Some(message), .. }, _) => message.message_id,
            (_, Some(message)) => message.message_id,
            _ => {
                let salt = u64::try_from(post.id.0.rem_euclid(1 << 20)).unwrap_or(0) << 32;
                MessageId::new(salt + 1 + self.messages.fetch_add(1, Ordering::SeqCst))
            }
        };
        if post.before.is_none() {
            self.seen.lock().unwrap().push(seen);
        }
        let channel_id = match &post.post {
            Post::Thread { .. } => ChannelId::new(message_id.get()),
            Post::Call { channel, .. } => *channel,
            _ => post.state.channel,
        };
        let message = Some(MessageRef { message_id, channel_id });
        Ok(PublishedPost { message, content_hash: "said".to_owned() })
    }

    async fn delete_replaced_message(&self, _: MessageRef) {}
}
