//! The secret seed of a deal.

use std::fmt;

use hkdf::Hkdf;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// The seed of a deal. It must remain secret until the match is over; until then only its [`Seed::commitment`] may be shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub(in crate::game) [u8; 32]);

impl Seed {
    /// Creates a seed. The bytes must come from the operating system's random number generator if the deal is to be secret.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Returns the SHA-256 of the seed in lower-case hexadecimal. It is shown at the start of a round, and proves later that the
    /// deal was not changed after that.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// Returns the seed in lower-case hexadecimal, to be published after the match.
    pub fn reveal_as_hex(&self) -> String {
        hex::encode(self.0)
    }

    /// Derives a seed for this purpose by HKDF-SHA256 (RFC 5869) without a salt. Neither this seed nor the seeds for other purposes
    /// can be computed from the derived one.
    pub fn derive(&self, purpose: &str) -> Self {
        let mut derived = [0; 32];
        Hkdf::<Sha256>::new(None, &self.0)
            .expand(purpose.as_bytes(), &mut derived)
            .expect("HKDF-SHA256 expands to at most 8,160 bytes");
        Self(derived)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.reveal_as_hex())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        let mut bytes = [0; 32];
        hex::decode_to_slice(text.as_bytes(), &mut bytes).map_err(serde::de::Error::custom)?;
        Ok(Self(bytes))
    }
}
