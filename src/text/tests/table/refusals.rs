//! Tests of the sentences of refusals, in every language.

use strum::VariantArray;

use super::sentences::{check_snapshot, first_step, parse_tile};
use crate::ids::{ChannelId, PersonId};
use crate::text::tests::{FRIENDS, Style};
use crate::text::{Lang, NeedsOthers, Permission, ServerOnly};
use triominos_rules::game::{Cell, Disagreement, GameRefusal, Match, Tile};

#[test]
fn refusals_match_their_snapshots() {
    let middle = first_step(3, Style::Best, |step| step.before.public.placements.len() == 9);
    let view = middle.before.public.clone();
    let spot = view.spots[0];
    let game: Match = middle.after.clone();
    let board = game.round().unwrap().board();
    let misfit = |tile: &Tile| board.legal_placement(*tile, spot.cell).is_err();
    let misfit = Tile::all().filter(|tile| !board.tiles().contains(*tile)).find(misfit).unwrap();
    let disagree = board.legal_placement(misfit, spot.cell).unwrap_err();
    let corner = |corner, board| Disagreement { corner, board, tile: 5 };
    let refusals = [
        GameRefusal::MatchOver,
        GameRefusal::BetweenRounds,
        GameRefusal::NotYourTurn { turn: 1 },
        GameRefusal::TileNotOnRack { tile: parse_tile("3-4-5") },
        GameRefusal::OnlyTheDrawnTile { drawn: parse_tile("3-4-5") },
        GameRefusal::WrongFirstTile { tile: parse_tile("5-5-5") },
        GameRefusal::CellTaken { cell: Cell::START },
        GameRefusal::NotBesideATile { cell: Cell::START },
        GameRefusal::NoSuchSpot { number: 99 },
        GameRefusal::SpotGone { number: 1 },
        GameRefusal::NoSuchRotation { tile: parse_tile("3-4-5"), corners: [5, 4, 3] },
        disagree,
        GameRefusal::CornersDisagree {
            tile: parse_tile("5-5-5"),
            cell: Cell::down(9, 9),
            required: [Some(1), Some(2), Some(3)],
            wrong: vec![corner(0, 1), corner(1, 2), corner(2, 3)],
        },
        GameRefusal::CornersDisagree {
            tile: parse_tile("5-5-5"),
            cell: Cell::up(9, 9),
            required: [Some(1), Some(2), Some(3)],
            wrong: vec![corner(0, 1), corner(1, 2), corner(2, 3)],
        },
        GameRefusal::OpeningTurn,
        GameRefusal::PoolEmpty,
        GameRefusal::DrawLimit { limit: 3 },
        GameRefusal::DrawLimit { limit: 1 },
        GameRefusal::ATileFits,
        GameRefusal::PoolNotEmpty,
    ];
    check_snapshot("refusal", |text, page| {
        let names = &FRIENDS[..3];
        for refusal in &refusals {
            let sentence = text.game_refusal(refusal, names, Some(&view));
            // The refusals that name wrong corners or list the open spots may be longer.
            let lists = matches!(
                refusal,
                GameRefusal::CornersDisagree { .. } | GameRefusal::NoSuchSpot { .. }
            );
            let words = sentence.split_whitespace().count();
            assert!(lists || text.lang() != Lang::En || words <= 25, "{words} words: {sentence}");
            page.add(&refusal.to_string(), sentence);
            if let Some(alt) = text.alt_misfit_picture(refusal) {
                page.add("its picture", alt);
            }
        }
        let blind = GameRefusal::NoSuchSpot { number: 99 };
        page.add("without a view", text.game_refusal(&blind, names, None));
        page.add("channel taken", text.channel_has_table(None));
        page.add("taken by", text.open_table_in_channel_line(names, 1_800_000_000));
        page.add("thread offered", text.table_in_thread_offer());
        page.add("no new thread", text.cannot_open_new_thread());
        page.add("opened in a thread", text.opened_in_thread(ChannelId::new(7)));
        page.add("channel taken there", text.channel_has_table(Some("https://chat.example/1")));
        for limit in [1, 3, 100] {
            page.add("too many tables", text.too_many_tables(limit));
            page.add("too many lobbies", text.too_many_lobbies(limit));
            page.add("too many matches", text.too_many_matches(limit));
        }
        for seconds in [1, 7] {
            page.add("too fast", text.clicks_too_fast(seconds));
            page.add("next replay", text.replay_too_soon(seconds));
        }
        page.add("too often", text.public_action_too_often(1_800_000_000));
        page.add("table closed", text.table_closed());
        page.add("no such table", text.no_such_table());
        page.add("not started", text.match_not_started());
        page.add("already started", text.match_already_started());
        page.add("playing already", text.playing_already());
        page.add("no record", text.no_match_record());
        page.add("not at table", text.not_at_table());
        page.add("left for good", text.cannot_return_to_match());
        page.add("already seated", text.already_seated());
        page.add("full", text.table_full(4));
        page.add("full for one", text.table_full(1));
        page.add("no computer", text.no_computer_at_table());
        page.add("no Magpie", text.magpie_computer_not_allowed());
        page.add("no stand-ins", text.cannot_replace_computer(false));
        page.add("no stand-ins in rated matches", text.cannot_replace_computer(true));
        page.add("not the host", text.not_the_host(PersonId::new(42)));
        page.add("the host starts", text.only_host_can_start(PersonId::new(42)));
        page.add("of a tournament", text.cannot_end_tournament_match());
        page.add("moved on", text.board_button_outdated());
        page.add("already handled", text.click_already_handled());
        page.add("unknown tile", text.unknown_tile("**345** @everyone"));
        page.add("unknown length", text.unknown_length("12 days"));
        page.add("unknown spot", text.unknown_spot("twelve\n# big"));
        for what in ServerOnly::VARIANTS {
            page.add("needs a server", text.server_only_refusal(*what));
        }
        page.add("needs the bot", text.bot_not_member_refusal());
        for what in NeedsOthers::VARIANTS {
            page.add("needs others", text.needs_others_refusal(*what));
        }
        page.add("not in this channel", text.no_tables_in_this_channel());
        page.add("managers only", text.server_managers_only());
        page.add("rights unknown", text.permissions_unknown());
        page.add("one permission", text.missing_permissions(&[Permission::AttachFiles]));
        page.add("permissions", text.missing_permissions(Permission::VARIANTS));
        page.add("trouble", text.internal_error("4F2A"));
        page.add("database trouble", text.database_error("4F2A"));
        page.add("being updated", text.bot_being_updated());
    });
}
