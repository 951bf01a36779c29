//! The next tournament of a weekly series.

use super::plan::{MAX_WAIT, TournamentPlan};
use super::state::Tournament;
use crate::time::Millis;

impl Tournament {
    /// Returns the plan of the next tournament of a weekly series, and the time at which its sign-up opens, in milliseconds since
    /// 1970. Returns `None` while this tournament is not over, if it is not repeated, or if the next one was already created.
    pub fn next_weekly_plan_and_sign_up_time(
        &self,
        now: Millis,
    ) -> Option<(TournamentPlan, Millis)> {
        let is_last = self.is_over() && !self.is_continued;
        self.plan.next_weekly_plan_and_sign_up_time(now).filter(|_| is_last)
    }

    /// Returns the time after `now` at which the sign-up of the next tournament of the series opens; `None` if there is none. Both
    /// times are in milliseconds since 1970.
    pub(super) fn next_sign_up_after(&self, now: Millis) -> Option<Millis> {
        self.next_weekly_plan_and_sign_up_time(now)
            .map(|(_, opens)| opens)
            .filter(|opens| *opens > now)
    }

    /// Returns the time at which a tournament without an automatic start expires because nobody has started it, in milliseconds
    /// since 1970. A tournament of a weekly series expires at the latest when the sign-up for the next one opens.
    pub(super) fn expires_at(&self) -> Millis {
        let latest = self.waits_since + MAX_WAIT;
        let next =
            self.plan.start.and_then(|start| self.plan.next_weekly_plan_and_sign_up_time(start));
        next.map_or(latest, |(_, opens)| latest.min(opens))
    }
}
