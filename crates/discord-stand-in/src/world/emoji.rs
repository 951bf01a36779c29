//! The emojis of the application, which only its bot can use.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::ids::Snowflake;

/// The emojis by their ids, which ascend with time.
pub(crate) type Emojis = BTreeMap<Snowflake, StoredEmoji>;

/// An emoji. Its picture is saved in a separate file.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct StoredEmoji {
    pub id: Snowflake,
    pub name: String,
    pub content_type: String,
    #[serde(skip)]
    pub bytes: Arc<Vec<u8>>,
}
