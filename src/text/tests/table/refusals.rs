//! The sentences of refusals, in every language.

use strum::VariantArray;

use super::sentences::{snapshot, step, tile};
use crate::ids::{ChannelId, PersonId};
use crate::text::tests::{FRIENDS, Style};
use crate::text::{NeedsOthers, Permission, ServerOnly};
use triominos_rules::game::{Cell, Disagreement, Match, Refusal, Tile};

#[test]
fn refusals_match_their_snapshots() {
    let middle = step(3, Style::Best, |step| step.before.public.placements.len() == 9);
    let view = middle.before.public.clone();
    let spot = view.spots[0];
    let game: Match = middle.after.clone();
    let board = game.round().unwrap().board();
    let misfit = |tile: &Tile| board.placement(*tile, spot.cell).is_err();
    let misfit = Tile::all().filter(|tile| !board.tiles().contains(*tile)).find(misfit).unwrap();
    let disagree = board.placement(misfit, spot.cell).unwrap_err();
    let corner = |corner, board| Disagreement { corner, board, tile: 5 };
    let refusals = [
        Refusal::MatchOver,
        Refusal::BetweenRounds,
        Refusal::NotYourTurn { turn: 1 },
        Refusal::TileNotOnRack { tile: tile("3-4-5") },
        Refusal::OnlyTheDrawnTile { drawn: tile("3-4-5") },
        Refusal::WrongFirstTile { tile: tile("5-5-5") },
        Refusal::CellTaken { cell: Cell::START },
        Refusal::NotBesideATile { cell: Cell::START },
        Refusal::NoSuchSpot { number: 99 },
        Refusal::SpotGone { number: 1 },
        Refusal::NoSuchRotation { tile: tile("3-4-5"), corners: [5, 4, 3] },
        disagree,
        Refusal::CornersDisagree {
            tile: tile("5-5-5"),
            cell: Cell::down(9, 9),
            required: [Some(1), Some(2), Some(3)],
            wrong: vec![corner(0, 1), corner(1, 2), corner(2, 3)],
        },
        Refusal::CornersDisagree {
            tile: tile("5-5-5"),
            cell: Cell::up(9, 9),
            required: [Some(1), Some(2), Some(3)],
            wrong: vec![corner(0, 1), corner(1, 2), corner(2, 3)],
        },
        Refusal::OpeningTurn,
        Refusal::PoolEmpty,
        Refusal::DrawLimit { limit: 3 },
        Refusal::DrawLimit { limit: 1 },
        Refusal::ATileFits,
        Refusal::PoolNotEmpty,
    ];
    snapshot("refusal", |text, page| {
        let names = &FRIENDS[..3];
        for refusal in &refusals {
            page.say(&refusal.to_string(), text.refusal(refusal, names, Some(&view)));
            if let Some(alt) = text.alt_misfit(refusal) {
                page.say("its picture", alt);
            }
        }
        let blind = Refusal::NoSuchSpot { number: 99 };
        page.say("without a view", text.refusal(&blind, names, None));
        page.say("channel taken", text.channel_taken(None));
        page.say("taken by", text.taken_by(names, 1_800_000_000));
        page.say("thread offered", text.thread_offered());
        page.say("no new thread", text.no_new_thread());
        page.say("opened in a thread", text.opened_in_thread(ChannelId::new(7)));
        page.say("channel taken there", text.channel_taken(Some("https://chat.example/1")));
        for limit in [1, 3, 100] {
            page.say("too many tables", text.too_many_tables(limit));
            page.say("too many lobbies", text.too_many_lobbies(limit));
            page.say("too many matches", text.too_many_matches(limit));
        }
        for seconds in [1, 7] {
            page.say("too fast", text.too_fast(seconds));
            page.say("next replay", text.next_replay(seconds));
        }
        page.say("too often", text.too_often(1_800_000_000));
        page.say("table closed", text.table_closed());
        page.say("no such table", text.no_such_table());
        page.say("not started", text.not_started());
        page.say("already started", text.already_started());
        page.say("no record", text.no_record());
        page.say("not at table", text.not_at_table());
        page.say("left for good", text.left_for_good());
        page.say("already seated", text.already_seated());
        page.say("full", text.full(4));
        page.say("full for one", text.full(1));
        page.say("no computer", text.no_computer());
        page.say("no stand-ins", text.no_stand_ins(false));
        page.say("no stand-ins in rated matches", text.no_stand_ins(true));
        page.say("not the host", text.not_the_host(PersonId::new(42)));
        page.say("the host starts", text.host_starts(PersonId::new(42)));
        page.say("of a tournament", text.of_tournament());
        page.say("moved on", text.board_moved_on());
        page.say("already handled", text.already_handled());
        page.say("unknown tile", text.unknown_tile("**345** @everyone"));
        page.say("unknown length", text.unknown_length("12 days"));
        page.say("unknown spot", text.unknown_spot("twelve\n# big"));
        for what in ServerOnly::VARIANTS {
            page.say("needs a server", text.needs_server(*what));
        }
        page.say("needs the bot", text.needs_bot());
        for what in NeedsOthers::VARIANTS {
            page.say("needs others", text.alone_here(*what));
        }
        page.say("not in this channel", text.not_in_this_channel());
        page.say("managers only", text.managers_only());
        page.say("rights unknown", text.rights_unknown());
        page.say("one permission", text.missing_permissions(&[Permission::AttachFiles]));
        page.say("permissions", text.missing_permissions(Permission::VARIANTS));
        page.say("trouble", text.trouble("4F2A"));
        page.say("database trouble", text.database_trouble("4F2A"));
        page.say("being updated", text.being_updated());
    });
}
