//! What the Discord room works with.

use std::sync::Arc;

use super::call::Caller;
use crate::guild::{Guilds, Tournaments};
use crate::table::{Clock, Tables};

/// The bot: its tables, its settings, and its line to Discord. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Bot {
    pub(super) tables: Tables,
    pub(super) guilds: Guilds,
    pub(super) tournaments: Tournaments,
    pub(super) caller: Caller,
    pub(super) clock: Arc<dyn Clock>,
}

impl Bot {
    pub fn new(
        tables: Tables,
        guilds: Guilds,
        tournaments: Tournaments,
        caller: Caller,
        clock: Arc<dyn Clock>,
    ) -> Self {
        Self { tables, guilds, tournaments, caller, clock }
    }
}
