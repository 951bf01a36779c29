//! The proof of a match's deals, with which players can check that the bot did not change them. Before each deal, the hash of its
//! random seed is published; when the match is over, the seed is shown.

use crate::text::Text;
use crate::text::core::bundle::say;

/// The maximum number of rounds whose proofs are in one message. The proof of a round has up to two numbers of 64 digits: the hash
/// of the seed and, after the match, the seed.
const ROUNDS: usize = 8;
/// The number of a hash's first digits that the message in the channel shows. They are enough to prove later that the bot has not
/// changed the seed.
const SHORT: usize = 16;

/// The proof that the bot did not change the deal of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownDeal {
    /// The round, counted from 1.
    pub round: u32,
    /// The hash of the seed, in hexadecimal.
    pub hash: String,
    /// The seed itself, in hexadecimal; `None` until the match is over.
    pub seed: Option<String>,
}

/// Returns the first `SHORT` digits of a hash, for the message in the channel.
pub(in crate::text) fn shortened_hash(hash: &str) -> String {
    format!("`{}…`", hash.get(..SHORT).unwrap_or(hash))
}

impl Text {
    /// Returns the whole proof of the deals in one or more messages: an explanation, every hash and seed, and how to verify them.
    pub fn deal_verification_messages(&self, deals: &[ShownDeal]) -> Vec<String> {
        let is_over = deals.iter().any(|deal| deal.seed.is_some());
        let mut messages: Vec<String> = deals
            .chunks(ROUNDS)
            .map(|deals| {
                deals
                    .iter()
                    .map(|deal| self.deal_hash_and_seed(deal))
                    .collect::<Vec<_>>()
                    .join("\n")
            })
            .collect();
        let first = say!(self, "answer-proof");
        match messages.first_mut() {
            Some(message) => *message = format!("{first}\n{message}"),
            None => messages.push(first),
        }
        let last = if is_over {
            say!(self, "answer-proof-check")
        } else {
            say!(self, "answer-proof-later")
        };
        if let Some(message) = messages.last_mut() {
            *message = format!("{message}\n{last}");
        }
        messages
    }

    /// Returns the lines with the hash and, once it is shown, the seed of one deal.
    fn deal_hash_and_seed(&self, deal: &ShownDeal) -> String {
        let mut lines = vec![
            say!(self, "answer-proof-round", round = deal.round),
            say!(self, "answer-proof-hash", hash = format!("`{}`", deal.hash)),
        ];
        let seed = deal.seed.as_ref().map(|seed| format!("`{seed}`"));
        lines.extend(seed.map(|seed| say!(self, "answer-proof-seed", seed = seed)));
        lines.join("\n")
    }
}
