//! The bot's requests, and the injection of faults into them.

use crate::fault::{ArmedFault, Fault, FaultHandle};
use crate::journal::RecordedRequest;
use crate::running::all_transcripts;
use crate::stand_in::Sandbox;
use crate::world::state::World;

impl Sandbox {
    /// Returns all requests of the bot, oldest first.
    #[must_use]
    pub fn requests(&self) -> Vec<RecordedRequest> {
        self.hub().read(|world| world.journal.entries().cloned().collect())
    }

    /// Returns the requests that were refused, except those refused by an injected fault.
    #[must_use]
    pub fn refused_requests(&self) -> Vec<RecordedRequest> {
        let mut requests = self.requests();
        requests.retain(RecordedRequest::is_refused);
        requests
    }

    /// Asserts that no request was refused.
    ///
    /// # Panics
    ///
    /// Panics if a request was refused other than by an injected [`Fault`]. The message contains a transcript.
    pub fn assert_no_refusals(&self) {
        let refusals = self.refused_requests();
        assert!(
            refusals.is_empty(),
            "Discord refused:\n{}\n{}",
            refusals.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
            self.hub().read(all_transcripts),
        );
    }

    /// Clears the list of requests.
    pub fn clear_journal(&self) {
        self.hub().write(|world| world.journal.clear());
    }

    /// Injects a fault into the bot's next requests. Faults apply in the order in which they were injected.
    pub fn inject(&self, fault: Fault) -> FaultHandle {
        let (armed, handle) = ArmedFault::new(fault);
        self.hub().write(|world| world.faults.push(armed));
        handle
    }

    /// Fails all interactions that have been unanswered for more than three seconds. This method must be called after a manual
    /// clock has been advanced.
    pub fn fail_overdue_interactions(&self) {
        self.hub().write(World::fail_overdue_interactions);
    }
}
