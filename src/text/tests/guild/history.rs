//! Tests of the list of a player's finished matches, in every language.

use crate::ids::{ChannelId, GuildId, PersonId, TableId};
use crate::league::{Achievements, MatchResult, Player, RuleChanges, SeatResult};
use crate::text::core::fit::length_when_sent;
use crate::text::tests::table::sentences::check_snapshot;
use crate::text::{Lang, ShownHistory, Text};
use triominos_rules::game::{Edition, Scoring};

const ADA: PersonId = PersonId::new(1);
const BO: PersonId = PersonId::new(2);

/// Returns the result of one player in a match.
fn seat_result(player: Player, points: i32, place: u32) -> SeatResult {
    SeatResult {
        player,
        left: None,
        points,
        place,
        achievements: Achievements::default(),
        computer_turns_while_absent: 0,
    }
}

/// Returns a player with this id and name.
fn player_named(id: PersonId, name: &str) -> Player {
    Player::Person { id, name: name.to_owned() }
}

/// Returns the result of a match, given by the results of its players.
fn match_result(seats: Vec<SeatResult>) -> MatchResult {
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
        undone: false,
        scoring: Scoring::Standard,
        rounds: 1,
        seats,
    }
}

#[test]
fn histories_match_their_snapshots() {
    let two = match_result(vec![
        seat_result(player_named(ADA, "Ada"), 412, 1),
        seat_result(player_named(BO, "Bo_b"), -5, 2),
    ]);
    let computer = seat_result(Player::Computer { number: 1 }, 98, 1);
    let solo = match_result(vec![seat_result(player_named(ADA, "Ada"), 40, 2), computer]);
    let both = [(two, false), (solo, true)];
    let all = ShownHistory {
        person: ADA,
        with: None,
        matches: &both,
        page: (0, 1),
        count: 2,
        score: None,
        accuracies: &[(TableId(5), 78.4)],
    };
    let with = ShownHistory { with: Some(BO), score: Some((3, 1, 0)), ..all };
    check_snapshot("history", |text, page| {
        page.add("all", text.history_page(&all));
        page.add(
            "with another",
            text.history_page(&ShownHistory { page: (1, 3), count: 22, ..with }),
        );
        page.add("none", text.history_page(&ShownHistory { count: 0, ..all }));
        page.add("none with another", text.history_page(&ShownHistory { count: 0, ..with }));
        page.add("a bot", text.no_history_with_bots());
        page.add("menu", text.choose_match_placeholder());
        page.add("newer", text.newer_matches_button());
        page.add("older", text.older_matches_button());
    });
}

#[test]
fn a_history_of_long_names_fits_a_message() {
    let long = "*".repeat(64);
    let seats = || {
        (1..=6).map(|id| seat_result(player_named(PersonId::new(id), &long), 99_999, 1)).collect()
    };
    let of_day = |day: i64| MatchResult { finished_at: day * 86_400_000, ..match_result(seats()) };
    let matches: Vec<_> = (1..=10).map(|day| (of_day(day), true)).collect();
    let shown = ShownHistory {
        person: ADA,
        with: Some(BO),
        matches: &matches,
        page: (98, 99),
        count: 999,
        score: Some((999, 999, 999)),
        accuracies: &[(TableId(5), 78.4)],
    };
    for lang in Lang::ALL {
        let page = Text::for_lang(lang).history_page(&shown);
        assert!(length_when_sent(&page) <= 2000, "{page}");
        assert_eq!(page.lines().count(), 13, "{page}");
    }
}
