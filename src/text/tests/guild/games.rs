//! Tests of the list of a person's games.

use crate::ids::ChannelId;
use crate::text::core::fit::length_when_sent;
use crate::text::tests::FRIENDS;
use crate::text::tests::table::sentences::check_snapshot;
use crate::text::{GameInfo, GamePlace, Lang, PlayerName, Text, WaitsFor};

/// Returns a game in this channel. `waits_for` is what must happen next in it. `deadline` is in seconds since 1970; `None` means no
/// limit.
pub(in crate::text::tests) fn game_info(
    channel: u64,
    waits_for: WaitsFor<'static>,
    deadline: Option<i64>,
) -> GameInfo<'static> {
    GameInfo {
        place: GamePlace::Channel(ChannelId::new(channel)),
        names: FRIENDS[..3].to_vec(),
        own: Some(0),
        waits_for,
        deadline,
        changed: 1_800_000_000,
    }
}

#[test]
fn lists_of_games_match_their_snapshots() {
    let other = FRIENDS[1];
    let alone = GameInfo { names: FRIENDS[..1].to_vec(), ..game_info(6, WaitsFor::You, None) };
    let all = [
        game_info(1, WaitsFor::You, Some(1_800_001_000)),
        game_info(2, WaitsFor::Somebody(other), None),
        game_info(3, WaitsFor::YourStart, Some(1_800_001_000)),
        game_info(4, WaitsFor::StartOf(other), Some(1_800_001_000)),
        game_info(5, WaitsFor::YourReturn, None),
        game_info(7, WaitsFor::NextRound, Some(1_800_001_000)),
        alone,
    ];
    check_snapshot("games", |text, page| {
        page.add("none", text.games_on_server(&[], 0));
        page.add("one", text.games_on_server(&all[..1], 1));
        page.add("all", text.games_on_server(&all, all.len()));
        page.add("one more", text.games_on_server(&all[..1], 2));
        page.add("more", text.games_on_server(&all[..1], 9));
        page.add("a button", text.game_rack_button(2));
        let link = |id| format!("https://discord.com/channels/{id}");
        let linked = GamePlace::Linked(ChannelId::new(8), link("7/8/9"));
        let everywhere = [
            GameInfo { place: linked, ..all[0].clone() },
            GameInfo { place: GamePlace::Direct(link("@me/5/6")), ..all[6].clone() },
        ];
        page.add("everywhere, none", text.all_games(&[], 0));
        page.add("everywhere, one", text.all_games(&everywhere[..1], 1));
        page.add("everywhere", text.all_games(&everywhere, 2));
    });
}

#[test]
fn a_list_of_long_names_fits_a_message() {
    let long: &'static str = "Ḱ".repeat(64).leak();
    let names = vec![PlayerName::Person(long); 4];
    let game = GameInfo {
        names,
        ..game_info(u64::MAX, WaitsFor::StartOf(PlayerName::Person(long)), None)
    };
    let number = u64::MAX;
    let link = format!("https://discord.com/channels/{number}/{number}/{number}");
    let linked = GamePlace::Linked(ChannelId::new(number), link);
    let elsewhere = GameInfo { place: linked, ..game.clone() };
    let (games, all) = (vec![game; 20], vec![elsewhere; 12]);
    for lang in Lang::ALL {
        let list = Text::for_lang(lang).all_games(&all, 99);
        assert!(length_when_sent(&list) <= 2000);
        assert_eq!(list.lines().count(), 14, "each game has a line: {list}");
        let list = Text::for_lang(lang).games_on_server(&games, 99);
        assert!(length_when_sent(&list) <= 2000);
        assert_eq!(list.lines().count(), 22, "each game has a line: {list}");
    }
}
