//! The list of one's games.

use super::FRIENDS;
use super::sentences::snapshot;
use crate::ids::ChannelId;
use crate::text::core::fit::length;
use crate::text::{GameInfo, Lang, Text, WaitsFor, Who};

pub(super) fn game(
    channel: u64,
    waits_for: WaitsFor<'static>,
    deadline: Option<i64>,
) -> GameInfo<'static> {
    GameInfo {
        channel: ChannelId::new(channel),
        names: FRIENDS[..3].to_vec(),
        own: Some(0),
        waits_for,
        deadline,
        changed: 1_800_000_000,
    }
}

#[test]
fn games() {
    let other = FRIENDS[1];
    let alone = GameInfo { names: FRIENDS[..1].to_vec(), ..game(6, WaitsFor::You, None) };
    let all = [
        game(1, WaitsFor::You, Some(1_800_001_000)),
        game(2, WaitsFor::Somebody(other), None),
        game(3, WaitsFor::YourStart, Some(1_800_001_000)),
        game(4, WaitsFor::StartOf(other), Some(1_800_001_000)),
        game(5, WaitsFor::YourReturn, None),
        game(7, WaitsFor::NextRound, Some(1_800_001_000)),
        alone,
    ];
    snapshot("games", |text, page| {
        page.say("none", text.games(&[], 0));
        page.say("one", text.games(&all[..1], 1));
        page.say("all", text.games(&all, all.len()));
        page.say("one more", text.games(&all[..1], 2));
        page.say("more", text.games(&all[..1], 9));
        page.say("a button", text.games_rack(2));
    });
}

#[test]
fn a_long_list_of_long_names_stays_within_a_message() {
    let long: &'static str = "Ḱ".repeat(64).leak();
    let names = vec![Who::Person(long); 4];
    let game = GameInfo { names, ..game(u64::MAX, WaitsFor::StartOf(Who::Person(long)), None) };
    let games = vec![game; 20];
    for lang in Lang::ALL {
        let told = Text::of(lang).games(&games, 99);
        assert!(length(&told) <= 2000);
        assert_eq!(told.lines().count(), 22, "each has its line: {told}");
    }
}
