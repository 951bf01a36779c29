//! The sentences of pings, in every language.

use super::games::game;
use crate::guild::{Digest, Invitations, PingMode};
use crate::ids::{ChannelId, PersonId};
use crate::text::WaitsFor;
use crate::text::tests::FRIENDS;
use crate::text::tests::table::sentences::snapshot;

#[test]
fn ping_sentences_match_their_snapshots() {
    let (ada, until) = (PersonId::new(42), 1_800_000_000);
    let waiting = game(5, WaitsFor::You, Some(until));
    snapshot("pings", |text, page| {
        page.say("turn", text.ping(ada, None, false));
        page.say("turn, deadline", text.ping(ada, Some(until), false));
        page.say("turn, closed", text.ping(ada, Some(until), true));
        for count in [1, 3] {
            page.say("digest", text.ping_digest(ada, count, false));
            page.say("direct digest", text.games_waiting(count));
        }
        page.say("digest, closed", text.ping_digest(ada, 2, true));
        for reminds in [false, true] {
            page.say("directly", text.ping_directly(&waiting, None, reminds));
            page.say("directly, deadline", text.ping_directly(&waiting, Some(until), reminds));
        }
        page.say("hello", text.direct_hello());
        page.say("refused", text.direct_refused());
        page.say("snoozed", text.snoozed(until));
        page.say("snoozed for too long", text.snooze_too_long(until));
        page.say("another's", text.snooze_not_yours(Some(&FRIENDS[0])));
        page.say("nobody's", text.snooze_not_yours(None));
        page.say("at the table", text.only_at_the_table(ChannelId::new(5)));
        for mode in PingMode::ALL {
            page.say(mode.name(), text.pings_chosen(mode.name(), "off", false));
        }
        for digest in Digest::ALL {
            page.say(digest.name(), text.pings_chosen("mention", digest.name(), false));
        }
        for from in Invitations::ALL {
            page.say(from.name(), text.invitations_chosen(from.name()));
        }
        page.say("chosen, closed", text.pings_chosen("direct", "off", true));
    });
}
