//! The finished matches of a player, in every language.

use crate::ids::{ChannelId, GuildId, PersonId};
use crate::league::{Deeds, MatchResult, Player, RuleChanges, SeatResult};
use crate::text::core::fit::length;
use crate::text::tests::table::sentences::snapshot;
use crate::text::{HistoryShown, Lang, Text};
use triominos_rules::game::{Edition, Scoring};

const ADA: PersonId = PersonId::new(1);
const BO: PersonId = PersonId::new(2);

fn seat(player: Player, points: i32, place: u32) -> SeatResult {
    SeatResult { player, left: None, points, place, deeds: Deeds::default(), minded_turns: 0 }
}

fn person(id: PersonId, name: &str) -> Player {
    Player::Person { id, name: name.to_owned() }
}

fn finished(seats: Vec<SeatResult>) -> MatchResult {
    MatchResult {
        table: 5,
        guild: GuildId::new(7),
        channel: ChannelId::new(8),
        started_at: 0,
        finished_at: 1_800_000_000_000,
        edition: Edition::Goliath,
        rule_changes: RuleChanges::None,
        given_up: false,
        friendly: false,
        scoring: Scoring::Standard,
        rounds: 1,
        seats,
    }
}

#[test]
fn histories_match_their_snapshots() {
    let two = finished(vec![seat(person(ADA, "Ada"), 412, 1), seat(person(BO, "Bo_b"), -5, 2)]);
    let computer = seat(Player::Computer { number: 1 }, 98, 1);
    let solo = finished(vec![seat(person(ADA, "Ada"), 40, 2), computer]);
    let both = [(two, false), (solo, true)];
    let all = HistoryShown {
        person: ADA,
        with: None,
        matches: &both,
        page: (0, 1),
        count: 2,
        score: None,
    };
    let with = HistoryShown { with: Some(BO), score: Some((3, 1, 0)), ..all };
    snapshot("history", |text, page| {
        page.say("all", text.history(&all));
        page.say("with another", text.history(&HistoryShown { page: (1, 3), count: 22, ..with }));
        page.say("none", text.history(&HistoryShown { count: 0, ..all }));
        page.say("none with another", text.history(&HistoryShown { count: 0, ..with }));
        page.say("a bot", text.no_history_with_bots());
        page.say("menu", text.choose_match());
        page.say("newer", text.newer_matches());
        page.say("older", text.older_matches());
    });
}

#[test]
fn a_history_of_long_names_fits_a_message() {
    let long = "*".repeat(64);
    let seats = || (1..=6).map(|id| seat(person(PersonId::new(id), &long), 99_999, 1)).collect();
    let of_day = |day: i64| MatchResult { finished_at: day * 86_400_000, ..finished(seats()) };
    let matches: Vec<_> = (1..=10).map(|day| (of_day(day), true)).collect();
    let shown = HistoryShown {
        person: ADA,
        with: Some(BO),
        matches: &matches,
        page: (98, 99),
        count: 999,
        score: Some((999, 999, 999)),
    };
    for lang in Lang::ALL {
        let page = Text::for_lang(lang).history(&shown);
        assert!(length(&page) <= 2000, "{page}");
        assert_eq!(page.lines().count(), 13, "{page}");
    }
}
