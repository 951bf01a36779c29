//! The pace at which one person is served, so that nobody takes the time of all others: so many clicks in a while, and a replay
//! now and then.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};

use crate::ids::PersonId;
use crate::time::Millis;

/// The time in which clicks are counted.
const WHILE: Millis = 10_000;

/// The most that one person is served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// Clicks, choices in menus, and commands in ten seconds. What is suggested to somebody who types does not count.
    pub clicks: u32,
    /// The seconds from one replay to the next.
    pub replay_pause: u32,
}

impl Rates {
    /// For those who do not click by hand.
    pub const UNLIMITED: Self = Self { clicks: u32::MAX, replay_pause: 0 };
}

impl Default for Rates {
    fn default() -> Self {
        Self { clicks: 10, replay_pause: 30 }
    }
}

/// Everybody's pace.
#[derive(Debug)]
pub struct Pace {
    clicks: Mutex<Bucket>,
    replays: Mutex<Bucket>,
}

impl Pace {
    pub fn new(Rates { clicks, replay_pause }: Rates) -> Self {
        let clicks = Bucket::new(clicks, WHILE);
        let replays = Bucket::new(1, Millis::from(replay_pause) * 1_000);
        Self { clicks: Mutex::new(clicks), replays: Mutex::new(replays) }
    }

    /// Counts a click.
    ///
    /// # Errors
    /// The time until the next is served, if this one is too many.
    pub fn click(&self, person: PersonId, now: Millis) -> Result<(), Millis> {
        self.clicks.lock().unwrap_or_else(PoisonError::into_inner).take(person, now)
    }

    /// Counts a replay.
    ///
    /// # Errors
    /// The time until the next can be had, if this one is too many.
    pub fn replay(&self, person: PersonId, now: Millis) -> Result<(), Millis> {
        self.replays.lock().unwrap_or_else(PoisonError::into_inner).take(person, now)
    }

    /// Takes the last replay back from the count: there was none to be had.
    pub fn no_replay(&self, person: PersonId) {
        self.replays.lock().unwrap_or_else(PoisonError::into_inner).give_back(person);
    }
}

/// So many of something in any time of this length, for each person.
#[derive(Debug)]
struct Bucket {
    most: u32,
    length: Millis,
    /// The moments within that time, for those who have any.
    people: HashMap<PersonId, VecDeque<Millis>>,
    /// The moment at which people were last forgotten.
    swept: Millis,
}

impl Bucket {
    fn new(most: u32, length: Millis) -> Self {
        Self { most, length, people: HashMap::new(), swept: Millis::MIN }
    }

    fn take(&mut self, person: PersonId, now: Millis) -> Result<(), Millis> {
        if self.most == u32::MAX || self.length <= 0 {
            return Ok(());
        }
        self.sweep(now);
        let (most, length) = (self.most as usize, self.length);
        let moments = self.people.entry(person).or_default();
        moments.retain(|moment| counts(*moment, now, length));
        match moments.front() {
            Some(first) if moments.len() >= most => Err(first + length - now),
            _ => {
                moments.push_back(now);
                Ok(())
            }
        }
    }

    fn give_back(&mut self, person: PersonId) {
        if let Some(moments) = self.people.get_mut(&person) {
            moments.pop_back();
        }
    }

    /// Forgets those whose time is over. It is done once in that time, and so takes next to none of a click's.
    fn sweep(&mut self, now: Millis) {
        let length = self.length;
        if counts(self.swept, now, length) {
            return;
        }
        self.swept = now;
        self.people.retain(|_, moments| moments.iter().any(|moment| counts(*moment, now, length)));
    }
}

/// True of a moment within this time before now. One that is to come was before somebody set the clock back.
fn counts(moment: Millis, now: Millis, length: Millis) -> bool {
    moment <= now && moment > now - length
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: PersonId = PersonId::new(1);
    const BO: PersonId = PersonId::new(2);

    #[test]
    fn ten_in_any_ten_seconds_and_no_more() {
        let mut bucket = Bucket::new(10, WHILE);
        for second in 0..5 {
            assert_eq!(bucket.take(ADA, second * 1_000), Ok(()));
            assert_eq!(bucket.take(ADA, second * 1_000 + 500), Ok(()));
        }
        // It goes on when the first is ten seconds ago. What is refused does not put that off.
        for now in [4_600, 4_600, 9_999] {
            assert_eq!(bucket.take(ADA, now), Err(10_000 - now));
            assert_eq!(bucket.take(BO, now), Ok(()), "somebody else");
        }
        assert_eq!(bucket.take(ADA, 10_000), Ok(()));
        assert_eq!(bucket.take(ADA, 10_000), Err(500));
        assert_eq!(bucket.take(ADA, 10_500), Ok(()));
    }

    #[test]
    fn whoever_clicks_no_more_is_forgotten() {
        let mut bucket = Bucket::new(10, WHILE);
        for n in 0..100_000 {
            // A thousand people a second, each once.
            bucket.take(PersonId::new(n + 1), n.cast_signed()).unwrap();
            assert!(bucket.people.len() <= 20_001, "{}", bucket.people.len());
        }
        bucket.take(ADA, 1_000_000).unwrap();
        assert_eq!(bucket.people.len(), 1);
        // A flood of one person takes no more room than ten clicks.
        for _ in 0..100_000 {
            bucket.take(ADA, 1_000_000).ok();
        }
        assert_eq!(bucket.people[&ADA].len(), 10);
    }

    #[test]
    fn a_clock_that_is_set_back_stops_nobody() {
        let mut bucket = Bucket::new(2, WHILE);
        bucket.take(ADA, 3_600_000).unwrap();
        bucket.take(ADA, 3_600_000).unwrap();
        assert!(bucket.take(ADA, 3_600_000).is_err());
        assert_eq!(bucket.take(ADA, 0), Ok(()));
    }

    #[test]
    fn a_replay_that_was_none_does_not_count() {
        let pace = Pace::new(Rates::default());
        pace.replay(ADA, 0).unwrap();
        assert_eq!(pace.replay(ADA, 12_000), Err(18_000));
        assert_eq!(pace.replay(BO, 12_000), Ok(()));
        pace.replay(ADA, 30_000).unwrap();
        pace.no_replay(ADA);
        assert_eq!(pace.replay(ADA, 30_001), Ok(()));
    }

    #[test]
    fn without_limits_nobody_is_remembered() {
        let pace = Pace::new(Rates::UNLIMITED);
        for _ in 0..1_000 {
            pace.click(ADA, 0).unwrap();
            pace.replay(ADA, 0).unwrap();
        }
        assert!(pace.clicks.lock().unwrap().people.is_empty());
        assert!(pace.replays.lock().unwrap().people.is_empty());
    }
}
