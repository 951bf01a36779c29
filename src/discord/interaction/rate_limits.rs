//! Rate limits for each person, against floods and spam: on clicks, replays, invitations, and public actions in one channel. A
//! public action is a seat taken at a table, a registration for a tournament, or a posted board.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

use crate::ids::{ChannelId, PersonId};
use crate::time::Millis;

/// The window in milliseconds in which clicks are counted.
const CLICKS_WITHIN: Millis = 10_000;
/// The window in milliseconds in which invitations are counted. Within it, one person can invite another only once.
const INVITATIONS_WITHIN: Millis = 60 * 60 * 1000;
/// The window in milliseconds in which public actions are counted.
const PUBLIC_ACTIONS_WITHIN: Millis = 10 * 60 * 1000;

/// The time in milliseconds until an action that exceeds a rate limit is allowed.
pub type WaitTime = Millis;

/// The rate limits of one person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// The maximum number of clicks, choices in menus, and commands in ten seconds. Autocompletion does not count.
    pub clicks: u32,
    /// The minimum number of seconds between two replays.
    pub replay_pause: u32,
    /// The maximum number of people whom one person can invite in an hour. Accepted invitations do not count.
    pub invitations: u32,
    /// The maximum number of public actions of one person in one channel in ten minutes. A public action is a seat taken at a
    /// table, a registration for a tournament, or a posted board.
    pub public_actions: u32,
}

impl Rates {
    /// The rates without limits, for simulated players.
    pub const UNLIMITED: Self =
        Self { clicks: u32::MAX, replay_pause: 0, invitations: u32::MAX, public_actions: u32::MAX };
}

impl Default for Rates {
    fn default() -> Self {
        Self { clicks: 10, replay_pause: 30, invitations: 10, public_actions: 5 }
    }
}

/// A rate limiter that counts the actions of each person separately.
#[derive(Debug)]
pub struct RateLimiter {
    clicks: Mutex<Bucket<PersonId>>,
    replays: Mutex<Bucket<PersonId>>,
    invitations: Mutex<Invitations>,
    public_actions: Mutex<Bucket<(PersonId, ChannelId)>>,
}

/// The reason why an invitation is refused, with the number of milliseconds until it is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvitedTooOften {
    /// The inviter has already invited this person, who has not accepted.
    Before(PersonId, Millis),
    /// The inviter has reached the limit of invitations.
    TooMany(Millis),
}

impl RateLimiter {
    /// Creates a rate limiter with these rates.
    pub fn new(Rates { clicks, replay_pause, invitations, public_actions }: Rates) -> Self {
        Self {
            clicks: Mutex::new(Bucket::new(clicks, CLICKS_WITHIN)),
            replays: Mutex::new(Bucket::new(1, Millis::from(replay_pause) * 1_000)),
            invitations: Mutex::new(Invitations::new(invitations)),
            public_actions: Mutex::new(Bucket::new(public_actions, PUBLIC_ACTIONS_WITHIN)),
        }
    }

    /// Counts invitations of these people by one person: all or, if one is refused, none.
    ///
    /// # Errors
    /// Returns an error if one of them was invited by the same person within an hour, or if the inviter's limit is reached.
    pub fn count_invitations(
        &self,
        inviter: PersonId,
        people: &[PersonId],
        now: Millis,
    ) -> Result<(), InvitedTooOften> {
        let mut invitations = self.invitations.lock().unwrap_or_else(PoisonError::into_inner);
        invitations.take_tokens(inviter, people, now)
    }

    /// Removes invitations from the count, because they were accepted or not sent.
    pub fn uncount_invitations(&self, inviter: PersonId, people: &[PersonId]) {
        let mut invitations = self.invitations.lock().unwrap_or_else(PoisonError::into_inner);
        invitations.return_tokens(inviter, people);
    }

    /// Counts a public action of a person in a channel: they joined a table or a tournament, or posted a board.
    ///
    /// # Errors
    /// Returns the time in milliseconds until the next public action is allowed, if the limit is reached.
    pub fn count_public_action(
        &self,
        person: PersonId,
        channel: ChannelId,
        now: Millis,
    ) -> Result<(), WaitTime> {
        let mut public_actions = self.public_actions.lock().unwrap_or_else(PoisonError::into_inner);
        public_actions.take_token((person, channel), now)
    }

    /// Removes this person's last public action in this channel from the count, because it was refused.
    pub fn uncount_public_action(&self, person: PersonId, channel: ChannelId) {
        let mut public_actions = self.public_actions.lock().unwrap_or_else(PoisonError::into_inner);
        public_actions.return_token((person, channel));
    }

    /// Counts a click.
    ///
    /// # Errors
    /// Returns the time in milliseconds until the next click is allowed, if the limit is reached.
    pub fn count_click(&self, person: PersonId, now: Millis) -> Result<(), WaitTime> {
        self.clicks.lock().unwrap_or_else(PoisonError::into_inner).take_token(person, now)
    }

    /// Counts a replay.
    ///
    /// # Errors
    /// Returns the time in milliseconds until the next replay is allowed, if the limit is reached.
    pub fn count_replay(&self, person: PersonId, now: Millis) -> Result<(), WaitTime> {
        self.replays.lock().unwrap_or_else(PoisonError::into_inner).take_token(person, now)
    }

    /// Removes the last replay from the count, because no replay was sent.
    pub fn uncount_replay(&self, person: PersonId) {
        self.replays.lock().unwrap_or_else(PoisonError::into_inner).return_token(person);
    }
}

/// A rate limiter with a sliding window: each key may have at most `most` events in any `length` milliseconds.
#[derive(Debug)]
struct Bucket<K> {
    most: u32,
    length: Millis,
    /// The times of the events in the window, for keys that have any.
    people: HashMap<K, VecDeque<Millis>>,
    /// The time of the last sweep of old entries, in milliseconds since 1970.
    swept: Millis,
}

impl<K: Copy + Eq + Hash> Bucket<K> {
    /// Creates a rate limit of `max_events` events in `window` milliseconds, without events so far.
    fn new(max_events: u32, window: Millis) -> Self {
        Self { most: max_events, length: window, people: HashMap::new(), swept: Millis::MIN }
    }

    /// Counts an event of this key. If the limit is reached, returns the time in milliseconds until the next event is allowed,
    /// as an error.
    fn take_token(&mut self, key: K, now: Millis) -> Result<(), WaitTime> {
        if self.most == u32::MAX || self.length <= 0 {
            return Ok(());
        }
        self.sweep(now);
        let (most, length) = (self.most as usize, self.length);
        let moments = self.people.entry(key).or_default();
        moments.retain(|moment| is_within(*moment, now, length));
        match moments.front() {
            Some(first) if moments.len() >= most => Err(first + length - now),
            _ => {
                moments.push_back(now);
                Ok(())
            }
        }
    }

    /// Removes the last event of this key from the count.
    fn return_token(&mut self, key: K) {
        if let Some(moments) = self.people.get_mut(&key) {
            moments.pop_back();
        }
    }

    /// Removes keys without events in the window. It runs once in each window, so its amortised cost is negligible.
    fn sweep(&mut self, now: Millis) {
        let length = self.length;
        if is_within(self.swept, now, length) {
            return;
        }
        self.swept = now;
        self.people
            .retain(|_, moments| moments.iter().any(|moment| is_within(*moment, now, length)));
    }
}

/// The count of the last hour's invitations that were not accepted.
#[derive(Debug)]
struct Invitations {
    most: u32,
    /// For each inviter, the invited people with the times of their invitations, from the oldest to the newest.
    sent: HashMap<PersonId, Vec<(PersonId, Millis)>>,
}

impl Invitations {
    /// Creates a limit of this many invitations in an hour.
    fn new(max_per_hour: u32) -> Self {
        Self { most: max_per_hour, sent: HashMap::new() }
    }

    /// Counts invitations of these people: all or, if one is refused, none.
    fn take_tokens(
        &mut self,
        inviter: PersonId,
        people: &[PersonId],
        now: Millis,
    ) -> Result<(), InvitedTooOften> {
        if self.most == u32::MAX || people.is_empty() {
            return Ok(());
        }
        // Invitations are rare, so sweeping each time is cheap enough.
        self.sent.retain(|_, sent| {
            sent.retain(|(_, at)| is_within(*at, now, INVITATIONS_WITHIN));
            !sent.is_empty()
        });
        let sent = self.sent.entry(inviter).or_default();
        let left = |at: Millis| at + INVITATIONS_WITHIN - now;
        if let Some((person, at)) = sent.iter().find(|(person, _)| people.contains(person)) {
            return Err(InvitedTooOften::Before(*person, left(*at)));
        }
        // The number of invitations that have to expire, starting with the oldest, before these people can be invited.
        let excess = (sent.len() + people.len()).saturating_sub(self.most as usize);
        if excess > 0 {
            let last = sent.get(excess - 1).map_or(INVITATIONS_WITHIN, |(_, at)| left(*at));
            return Err(InvitedTooOften::TooMany(last));
        }
        sent.extend(people.iter().map(|person| (*person, now)));
        Ok(())
    }

    /// Removes the invitations of these people from the count.
    fn return_tokens(&mut self, inviter: PersonId, people: &[PersonId]) {
        if let Some(sent) = self.sent.get_mut(&inviter) {
            sent.retain(|(person, _)| !people.contains(person));
        }
    }
}

/// Returns `true` if a time lies in the window of `window` milliseconds that ends at `now`. A time in the future does not count; it
/// comes from before the clock was set back.
fn is_within(moment: Millis, now: Millis, window: Millis) -> bool {
    moment <= now && moment > now - window
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: PersonId = PersonId::new(1);
    const BO: PersonId = PersonId::new(2);

    #[test]
    fn ten_clicks_are_allowed_in_any_ten_seconds() {
        let mut bucket = Bucket::new(10, CLICKS_WITHIN);
        for second in 0..5 {
            assert_eq!(bucket.take_token(ADA, second * 1_000), Ok(()));
            assert_eq!(bucket.take_token(ADA, second * 1_000 + 500), Ok(()));
        }
        // A click is allowed again ten seconds after the first. Refused clicks do not postpone that.
        for now in [4_600, 4_600, 9_999] {
            assert_eq!(bucket.take_token(ADA, now), Err(10_000 - now));
            assert_eq!(bucket.take_token(BO, now), Ok(()), "somebody else");
        }
        assert_eq!(bucket.take_token(ADA, 10_000), Ok(()));
        assert_eq!(bucket.take_token(ADA, 10_000), Err(500));
        assert_eq!(bucket.take_token(ADA, 10_500), Ok(()));
    }

    #[test]
    fn people_who_stopped_clicking_take_no_memory() {
        let mut bucket = Bucket::new(10, CLICKS_WITHIN);
        for n in 0..100_000 {
            // Each second, a thousand new people click once.
            bucket.take_token(PersonId::new(n + 1), n.cast_signed()).unwrap();
            assert!(bucket.people.len() <= 20_001, "{}", bucket.people.len());
        }
        bucket.take_token(ADA, 1_000_000).unwrap();
        assert_eq!(bucket.people.len(), 1);
        // A flood of one person takes no more memory than ten clicks.
        for _ in 0..100_000 {
            bucket.take_token(ADA, 1_000_000).ok();
        }
        assert_eq!(bucket.people[&ADA].len(), 10);
    }

    #[test]
    fn setting_the_clock_back_blocks_nobody() {
        let mut bucket = Bucket::new(2, CLICKS_WITHIN);
        bucket.take_token(ADA, 3_600_000).unwrap();
        bucket.take_token(ADA, 3_600_000).unwrap();
        assert!(bucket.take_token(ADA, 3_600_000).is_err());
        assert_eq!(bucket.take_token(ADA, 0), Ok(()));
    }

    #[test]
    fn a_failed_replay_does_not_count() {
        let rate_limiter = RateLimiter::new(Rates::default());
        rate_limiter.count_replay(ADA, 0).unwrap();
        assert_eq!(rate_limiter.count_replay(ADA, 12_000), Err(18_000));
        assert_eq!(rate_limiter.count_replay(BO, 12_000), Ok(()));
        rate_limiter.count_replay(ADA, 30_000).unwrap();
        rate_limiter.uncount_replay(ADA);
        assert_eq!(rate_limiter.count_replay(ADA, 30_001), Ok(()));
    }

    #[test]
    fn nobody_is_invited_twice_in_an_hour_by_the_same_person_unless_they_accepted() {
        let rate_limiter = RateLimiter::new(Rates::default());
        let (cy, minute) = (PersonId::new(3), 60_000);
        rate_limiter.count_invitations(ADA, &[BO], 0).unwrap();
        let refused = Err(InvitedTooOften::Before(BO, 50 * minute));
        assert_eq!(rate_limiter.count_invitations(ADA, &[cy, BO], 10 * minute), refused);
        rate_limiter.count_invitations(cy, &[BO], 10 * minute).unwrap();
        // A refused invitation counts nobody.
        rate_limiter.count_invitations(ADA, &[cy], 10 * minute).unwrap();
        rate_limiter.uncount_invitations(ADA, &[BO]);
        rate_limiter.count_invitations(ADA, &[BO], 10 * minute).unwrap();
        rate_limiter.count_invitations(ADA, &[BO, cy], 70 * minute).unwrap();
    }

    #[test]
    fn ten_invitations_are_allowed_in_an_hour() {
        let rate_limiter = RateLimiter::new(Rates::default());
        let minute = 60_000;
        for n in 0..10 {
            rate_limiter
                .count_invitations(ADA, &[PersonId::new(10 + n)], n.cast_signed() * minute)
                .unwrap();
        }
        let two = [PersonId::new(30), PersonId::new(31)];
        let refused = |wait: Millis| Err(InvitedTooOften::TooMany(wait * minute));
        assert_eq!(rate_limiter.count_invitations(ADA, &two, 20 * minute), refused(41));
        assert_eq!(rate_limiter.count_invitations(ADA, &two[..1], 20 * minute), refused(40));
        rate_limiter.count_invitations(ADA, &two, 61 * minute).unwrap();
        assert_eq!(rate_limiter.invitations.lock().unwrap().sent[&ADA].len(), 10);
        rate_limiter.count_invitations(BO, &two, 600 * minute).unwrap();
        assert_eq!(
            rate_limiter.invitations.lock().unwrap().sent.len(),
            1,
            "expired ones are removed"
        );
    }

    #[test]
    fn five_public_actions_in_ten_minutes_are_allowed_in_each_channel() {
        let rate_limiter = RateLimiter::new(Rates::default());
        let (here, there) = (ChannelId::new(1), ChannelId::new(2));
        for second in 0..5 {
            rate_limiter.count_public_action(ADA, here, second * 1_000).unwrap();
        }
        assert_eq!(
            rate_limiter.count_public_action(ADA, here, 60_000),
            Err(PUBLIC_ACTIONS_WITHIN - 60_000)
        );
        rate_limiter.count_public_action(ADA, there, 60_000).unwrap();
        rate_limiter.count_public_action(BO, here, 60_000).unwrap();
        rate_limiter.uncount_public_action(ADA, here);
        rate_limiter.count_public_action(ADA, here, 60_000).unwrap();
    }

    #[test]
    fn without_rate_limits_no_actions_are_stored() {
        let rate_limiter = RateLimiter::new(Rates::UNLIMITED);
        for _ in 0..1_000 {
            rate_limiter.count_click(ADA, 0).unwrap();
            rate_limiter.count_replay(ADA, 0).unwrap();
            rate_limiter.count_invitations(ADA, &[BO], 0).unwrap();
            rate_limiter.count_public_action(ADA, ChannelId::new(1), 0).unwrap();
        }
        assert!(rate_limiter.invitations.lock().unwrap().sent.is_empty());
        assert!(rate_limiter.public_actions.lock().unwrap().people.is_empty());
        assert!(rate_limiter.clicks.lock().unwrap().people.is_empty());
        assert!(rate_limiter.replays.lock().unwrap().people.is_empty());
    }
}
