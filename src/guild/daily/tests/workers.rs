//! Tests of the workers that send reminders and post daily games, with two processes and after a crash.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use async_trait::async_trait;
use tokio::sync::Notify;

use super::*;
use crate::guild::Guilds;
use crate::ids::{ChannelId, GuildId, MessageId};
use crate::table::tests::samples::StoppedClock;
use crate::table::{AnnounceError, Zone, ZonedQuietHours};
use crate::worker::DueTime;

const GUILD: GuildId = GuildId::new(7);
const HOUR: Millis = 3_600_000;
const MINUTE: Millis = 60_000;

/// A stand-in for Discord that all processes of a test share. It recognises repeated nonces.
#[derive(Clone, Debug, Default)]
struct Chat {
    /// The nonces of the messages, in the order in which they appeared.
    messages: Arc<Mutex<Vec<String>>>,
    /// If true, the next message appears, but the process gets no answer.
    hangs: Arc<AtomicBool>,
    appeared: Arc<Notify>,
}

impl Chat {
    /// Returns the nonces of the messages.
    fn message_nonces(&self) -> Vec<String> {
        self.messages.lock().unwrap().clone()
    }

    /// Adds a message unless a message has the same nonce. Returns the position of the message with this nonce.
    async fn post_once_and_get_message_position(&self, nonce: &str) -> u64 {
        let position = {
            let mut messages = self.messages.lock().unwrap();
            if !messages.iter().any(|known| known == nonce) {
                messages.push(nonce.to_owned());
            }
            messages.iter().position(|known| known == nonce).unwrap() as u64
        };
        if self.hangs.swap(false, Ordering::SeqCst) {
            self.appeared.notify_one();
            std::future::pending::<()>().await;
        }
        position
    }
}

#[async_trait]
impl DailyMessenger for Chat {
    async fn remind_if_allowed(
        &self,
        reminder: &DailyReminderMessage,
    ) -> Result<bool, AnnounceError> {
        self.post_once_and_get_message_position(&reminder.nonce).await;
        Ok(true)
    }
}

#[async_trait]
impl DailyPublisher for Chat {
    async fn publish_daily_post_and_hash_content(
        &self,
        post: DailyServerPost<'_>,
    ) -> Result<(MessageId, String), AnnounceError> {
        let content = format!("{:?} {:?}", post.today.games, post.yesterday.map(|day| day.games));
        let message = match post.message {
            Some(message) => message,
            None => MessageId::new(1 + self.post_once_and_get_message_position(&post.nonce).await),
        };
        Ok((message, content))
    }
}

/// Returns the worker of a process that sends reminders, and its clock.
fn reminder_worker_and_clock(
    store: &Store,
    chat: &Chat,
) -> (DailyReminderWorker<Chat>, Arc<StoppedClock>) {
    let (clock, guilds) = (Arc::<StoppedClock>::default(), Guilds::new(store.clone()));
    let worker = DailyReminderWorker::new(
        daily_games_on(store),
        guilds,
        Arc::clone(&clock) as _,
        chat.clone(),
    );
    (worker, clock)
}

/// Lets both processes send the reminders that are due at this time. Returns the time of the next one.
async fn send_due_reminders_in_both_processes(
    processes: &[(DailyReminderWorker<Chat>, Arc<StoppedClock>); 2],
    now: Millis,
) -> Option<DueTime> {
    for (_, clock) in processes {
        clock.set_time(now);
    }
    let [(one, _), (other, _)] = processes;
    let (one, other) = tokio::join!(one.send_due_reminders(now), other.send_due_reminders(now));
    one.unwrap();
    other.unwrap();
    processes[0].0.send_due_reminders(now).await.unwrap()
}

#[tokio::test]
async fn a_reminder_is_sent_once_by_two_processes_and_after_a_crash() {
    for_each_database(|store| async move {
        let chat = Chat::default();
        let processes =
            [reminder_worker_and_clock(&store, &chat), reminder_worker_and_clock(&store, &chat)];
        let games = daily_games_on(&store);
        let hour = ReminderHour(Some(13));
        let choose = async |zone, now| games.set_daily_reminder(ADA, hour, (zone, "en"), now).await;
        assert!(matches!(choose(None, NOON).await, Err(ReminderRefused::NoZone)));
        choose(Some("UTC"), NOON).await.unwrap();
        let one = NOON + HOUR;
        assert_eq!(send_due_reminders_in_both_processes(&processes, NOON).await, Some(one));
        assert!(chat.message_nonces().is_empty());
        assert_eq!(send_due_reminders_in_both_processes(&processes, one).await, Some(one + DAY));
        assert_eq!(chat.message_nonces().len(), 1);

        // The process dies after the message has appeared. Another one repeats it with the same nonce.
        let next = one + DAY;
        chat.hangs.store(true, Ordering::SeqCst);
        processes[0].1.set_time(next);
        tokio::select! {
            _ = processes[0].0.send_due_reminders(next) => panic!("it hangs"),
            () = chat.appeared.notified() => {}
        }
        assert_eq!(chat.message_nonces().len(), 2);
        send_due_reminders_in_both_processes(&processes, next + 30_000).await;
        assert_eq!(
            send_due_reminders_in_both_processes(&processes, next + MINUTE).await,
            Some(next + DAY)
        );
        assert_eq!(chat.message_nonces().len(), 2, "{:?}", chat.message_nonces());

        // If nobody takes over until Discord has forgotten the nonce, it is not sent again.
        let next = next + DAY;
        chat.hangs.store(true, Ordering::SeqCst);
        processes[0].1.set_time(next);
        tokio::select! {
            _ = processes[0].0.send_due_reminders(next) => panic!("it hangs"),
            () = chat.appeared.notified() => {}
        }
        chat.messages.lock().unwrap().pop();
        assert_eq!(
            send_due_reminders_in_both_processes(&processes, next + HOUR).await,
            Some(next + DAY)
        );
        assert_eq!(chat.message_nonces().len(), 2);
    })
    .await;
}

#[tokio::test]
async fn a_reminder_that_was_missed_does_not_delay_the_next_one() {
    for_each_database(|store| async move {
        let chat = Chat::default();
        let processes =
            [reminder_worker_and_clock(&store, &chat), reminder_worker_and_clock(&store, &chat)];
        let hour = ReminderHour(Some(13));
        let games = daily_games_on(&store);
        games.set_daily_reminder(ADA, hour, (Some("UTC"), "en"), NOON).await.unwrap();
        let one = NOON + HOUR;
        // The bot was not running for half a day.
        assert_eq!(
            send_due_reminders_in_both_processes(&processes, one + 13 * HOUR).await,
            Some(one + DAY)
        );
        assert!(chat.message_nonces().is_empty());
    })
    .await;
}

#[tokio::test]
async fn a_reminder_is_left_out_after_a_game_and_waits_for_the_end_of_the_quiet_hours() {
    for_each_database(|store| async move {
        let chat = Chat::default();
        let processes =
            [reminder_worker_and_clock(&store, &chat), reminder_worker_and_clock(&store, &chat)];
        let games = daily_games_on(&store);
        let quiet = ZonedQuietHours {
            hours: "22-8".parse().unwrap(),
            zone: Zone::from_name("Europe/Paris").unwrap(),
        };
        Guilds::new(store.clone()).set_quiet_hours(ADA, Some(&quiet)).await.unwrap();
        // 23:00 in Paris, whose time zone is that of the quiet hours, is 22:00 UTC.
        let hour = ReminderHour(Some(23));
        games.set_daily_reminder(ADA, hour, (None, "en"), NOON).await.unwrap();
        let (evening, morning) = (NOON + 10 * HOUR, NOON + 19 * HOUR);
        assert_eq!(send_due_reminders_in_both_processes(&processes, evening).await, Some(morning));
        assert!(chat.message_nonces().is_empty());
        assert_eq!(
            send_due_reminders_in_both_processes(&processes, morning).await,
            Some(evening + DAY)
        );
        assert_eq!(chat.message_nonces().len(), 1);
        // After a game, the next reminder comes a day later.
        let (evening, morning) = (evening + DAY, morning + DAY);
        assert_eq!(send_due_reminders_in_both_processes(&processes, evening).await, Some(morning));
        let begun = games.open_todays_try(DailyKind::Puzzle, ADA, morning).await.unwrap();
        play_puzzle_to_end(&games, begun, morning).await;
        assert_eq!(
            send_due_reminders_in_both_processes(&processes, morning).await,
            Some(evening + DAY)
        );
        assert_eq!(chat.message_nonces().len(), 1);
        let off = ReminderHour(None);
        games.set_daily_reminder(ADA, off, (None, "en"), morning).await.unwrap();
        assert_eq!(send_due_reminders_in_both_processes(&processes, evening + DAY).await, None);
    })
    .await;
}

#[tokio::test]
async fn a_daily_post_is_published_once_by_two_processes_and_after_a_crash() {
    for_each_database(|store| async move {
        let chat = Chat::default();
        let process = |store: &Store| {
            let clock = Arc::<StoppedClock>::default();
            let games = daily_games_on(store);
            (DailyPostWorker::new(games, Arc::clone(&clock) as _, chat.clone()), clock)
        };
        let processes = [process(&store), process(&store)];
        let publish = async |now| {
            for (_, clock) in &processes {
                clock.set_time(now);
            }
            let [(one, _), (other, _)] = &processes;
            let (one, other) =
                tokio::join!(one.publish_due_posts(now), other.publish_due_posts(now));
            one.unwrap();
            other.unwrap()
        };
        let games = games_with_secret_and_first_day(&store).await;
        let chosen = (Some(ChannelId::new(8)), Some(18));
        games.change_daily_post_and_get_former(GUILD, chosen, NOON).await.unwrap();
        let six = NOON + 6 * HOUR;
        publish(NOON).await;
        assert!(chat.message_nonces().is_empty(), "its hour has not come");
        publish(six).await;
        assert_eq!(chat.message_nonces(), ["dp20784-7"]);
        // The process dies after the next post has appeared.
        let next = six + DAY;
        chat.hangs.store(true, Ordering::SeqCst);
        processes[0].1.set_time(next);
        tokio::select! {
            _ = processes[0].0.publish_due_posts(next) => panic!("it hangs"),
            () = chat.appeared.notified() => {}
        }
        publish(next + 30_000).await;
        publish(next + MINUTE).await;
        assert_eq!(chat.message_nonces(), ["dp20784-7", "dp20785-7"]);
        let post = games.daily_post(GUILD).await.unwrap().unwrap();
        assert_eq!((post.day, post.message), (Some(20_785), Some(MessageId::new(2))));
        // An agreement and a finished try change the message within the day.
        let begun = games.open_todays_try(DailyKind::Puzzle, ADA, next + MINUTE).await.unwrap();
        games.set_name_in_results(GUILD, ADA, Some("Ada")).await.unwrap();
        assert_eq!(games.is_shown_in_results_if_posted(GUILD, ADA).await.unwrap(), Some(true));
        publish(next + 2 * MINUTE).await;
        let over = play_puzzle_to_end(&games, begun, next + 2 * MINUTE).await;
        publish(next + 3 * MINUTE).await;
        let post = games.daily_post(GUILD).await.unwrap().unwrap();
        let points = over.played.points();
        assert!(post.content_hash.contains(&format!("(\"Ada\", {points})")), "{post:?}");
        assert_eq!((chat.message_nonces().len(), post.message), (2, Some(MessageId::new(2))));
        // After a change to a later hour, the message of the day stays.
        games
            .change_daily_post_and_get_former(GUILD, (None, Some(23)), next + 3 * MINUTE)
            .await
            .unwrap();
        games.set_name_in_results(GUILD, ADA, None).await.unwrap();
        publish(next + 4 * MINUTE).await;
        let post = games.daily_post(GUILD).await.unwrap().unwrap();
        assert_eq!((post.day, post.message), (Some(20_785), Some(MessageId::new(2))));
        // A server that has removed the bot gets nothing.
        assert!(store.store_bot_removal(GUILD, next).await.unwrap(), "the server is known");
        publish(next + DAY).await;
        assert_eq!(chat.message_nonces().len(), 2);
    })
    .await;
}
