//! Tests of the sentences of pings, in every language.

use super::games::game_info;
use crate::guild::{Digest, Invitations, PingMode};
use crate::ids::{ChannelId, PersonId};
use crate::text::WaitsFor;
use crate::text::tests::FRIENDS;
use crate::text::tests::table::sentences::check_snapshot;

#[test]
fn ping_sentences_match_their_snapshots() {
    let (ada, until) = (PersonId::new(42), 1_800_000_000);
    let waiting = game_info(5, WaitsFor::You, Some(until));
    check_snapshot("pings", |text, page| {
        page.add("turn", text.ping_in_channel(ada, None, false));
        page.add("turn, deadline", text.ping_in_channel(ada, Some(until), false));
        page.add("turn, closed", text.ping_in_channel(ada, Some(until), true));
        for count in [1, 3] {
            page.add("digest", text.ping_digest_in_channel(ada, count, false));
            page.add("direct digest", text.digest_title(count));
        }
        page.add("digest, closed", text.ping_digest_in_channel(ada, 2, true));
        for reminds in [false, true] {
            page.add("directly, afterwards", text.ping_replacement_after_turn());
            page.add("directly", text.ping_direct_message(&waiting, None, reminds));
            page.add(
                "directly, deadline",
                text.ping_direct_message(&waiting, Some(until), reminds),
            );
        }
        page.add("hello", text.direct_pings_welcome());
        page.add("refused", text.direct_pings_refused());
        page.add("snoozed", text.reminder_snoozed(until));
        page.add("snoozed for too long", text.snooze_too_long(until));
        page.add("another's", text.snooze_not_in_turn(Some(&FRIENDS[0])));
        page.add("nobody's", text.snooze_not_in_turn(None));
        page.add("at the table", text.only_in_table_channel(ChannelId::new(5)));
        for mode in PingMode::ALL {
            page.add(mode.name(), text.ping_preference_lines(mode.name(), "off", false));
        }
        for digest in Digest::ALL {
            page.add(digest.name(), text.ping_preference_lines("mention", digest.name(), false));
        }
        for from in Invitations::ALL {
            page.add(from.name(), text.invitation_preference_line(from.name()));
        }
        page.add("chosen, closed", text.ping_preference_lines("direct", "off", true));
    });
}
