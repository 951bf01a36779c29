//! What is said of tournaments, in every language; and that it fits.

use super::sentences::{Page, snapshot};
use super::texts;
use crate::league::tournament::Share;
use crate::text::fit::length;
use crate::text::{
    Account, Bounds, By, Came, Hosted, HostedLength, HostedState, HostedTable, Line, NotNow,
    Placed, StandingsOf, Text, TournamentNews, Who,
};

const ADA: Who<'static> = Who::Person("Ada");
const BO: Who<'static> = Who::Person("Bo_b");
const COMPUTER: Who<'static> = Who::Computer(7);
const LONG_NAME: &str = "********************************";
const LONG: Who<'static> = Who::Person(LONG_NAME);
const MO: By<'static> = By { id: 42, name: "Mo*" };

fn hosted<'a>(players: &'a [Who<'a>], state: HostedState<'a>) -> Hosted<'a> {
    Hosted {
        name: "Friday *Night*",
        organiser: 42,
        length: HostedLength::Rounds(4),
        seats: 4,
        has_final: false,
        edition: "tournament",
        players,
        capacity: 64,
        state,
    }
}

fn line<'a>(rank: u32, who: Who<'a>) -> Line<'a> {
    Line {
        rank,
        who,
        points: 36,
        head_to_head: Some(3),
        opponents: Some(213),
        wins: 2,
        place: Some(13),
        margin: Some(-367),
        absences: 0,
        lot: 12_345,
    }
}

fn account<'a>(
    shares: &'a [Share],
    equals: &'a [Who<'a>],
    opponents: &'a [(Who<'a>, u32)],
) -> Account<'a> {
    let head_to_head = Some(3).filter(|_| !equals.is_empty());
    let left_out = opponents.last().copied();
    let line = Line { head_to_head, ..line(2, ADA) };
    Account { line, shares, equals, opponents, left_out }
}

#[test]
fn the_tournament_itself() {
    let states = [
        HostedState::SignUp,
        HostedState::CheckIn { until: 1_800_000_000 },
        HostedState::Round { round: 2, of: 4, playing: 3 },
        HostedState::Final,
        HostedState::Arena { until: 1_800_000_000, playing: 2 },
        HostedState::ArenaEnding { playing: 1 },
        HostedState::Paused,
        HostedState::Won(ADA),
        HostedState::TooFew,
        HostedState::Cancelled,
        HostedState::Expired,
    ];
    snapshot("tournament", |text: &Text, page: &mut Page| {
        page.say("nobody", text.hosted(&hosted(&[], states[0])));
        for state in states {
            page.say(&format!("{state:?}"), text.hosted(&hosted(&[ADA, BO, COMPUTER], state)));
        }
        let arena = Hosted {
            length: HostedLength::Minutes(90),
            has_final: true,
            ..hosted(&[ADA; 50], HostedState::SignUp)
        };
        page.say("arena of many", text.hosted(&arena));
        let tables = [
            HostedTable::OfRound { table: 3, round: 1 },
            HostedTable::Final,
            HostedTable::OfArena { table: 3 },
        ];
        let placed = |who, place, score, points| Placed { who, place, score, points };
        let places = [placed(ADA, 1, Some(412), Some(12)), placed(BO, 2, None, Some(0))];
        let final_places = [placed(BO, 1, Some(-5), None), placed(ADA, 2, None, None)];
        for table in tables {
            let names = [ADA, BO];
            page.say("playing", text.hosted_table(table, &names, &Came::NotYet, false));
            page.say("over", text.hosted_table(table, &names, &Came::Places(&places), false));
            page.say("final", text.hosted_table(table, &names, &Came::Places(&final_places), true));
            page.say("void", text.hosted_table(table, &names, &Came::Void, true));
            page.say("call", text.hosted_call(table, "Friday", &[1, 2], 10, 1_800_000_000));
        }
        page.say("thread", text.hosted_thread(3, "Friday *Night*"));
        let byes = [BO];
        let order = [vec![ADA], vec![BO, COMPUTER]];
        for event in [
            TournamentNews::Created { by: MO },
            TournamentNews::Joined { who: ADA },
            TournamentNews::Computers { count: 3, by: MO },
            TournamentNews::CheckIn { calls: &[1, 2], until: 1_800_000_000 },
            TournamentNews::CheckInFailed,
            TournamentNews::CheckInOpened { by: MO, until: 1_800_000_000 },
            TournamentNews::Started { seed: 255, by: None },
            TournamentNews::Started { seed: 255, by: Some(MO) },
            TournamentNews::Round { round: 1, of: 4, tables: 4, byes: &[], until: 1_800_000_000 },
            TournamentNews::Round { round: 2, of: 4, tables: 4, byes: &byes, until: 1_800_000_000 },
            TournamentNews::Final { until: 1_800_000_000 },
            TournamentNews::ArenaTables { tables: 2 },
            TournamentNews::NoShow { who: BO, table: 3 },
            TournamentNews::Finished { table: 3 },
            TournamentNews::RoundEnded { round: 3 },
            TournamentNews::RuledOrder { by: MO, table: 3, order: &order },
            TournamentNews::RuledVoid { by: MO, table: 3 },
            TournamentNews::RulingBack { by: MO, table: 3 },
            TournamentNews::Left { who: BO },
            TournamentNews::Unchecked { who: BO },
            TournamentNews::NoShows { who: BO },
            TournamentNews::Removed { who: BO, by: MO },
            TournamentNews::Replaced { who: BO, player: COMPUTER, by: MO },
            TournamentNews::Pardoned { who: BO, by: MO },
            TournamentNews::Paused { by: MO },
            TournamentNews::Paused { by: By { id: 42, name: "" } },
            TournamentNews::Resumed { by: MO },
            TournamentNews::Extended { minutes: 30, by: MO },
            TournamentNews::Ended,
            TournamentNews::Cancelled { by: MO },
        ] {
            page.say("event", text.hosted_event(&event));
        }
        let log = [(1_800_000_000, "A".to_owned()), (1_800_000_060, "B".to_owned())];
        page.say("log", text.hosted_log("Friday", &log));
    });
}

#[test]
fn standings() {
    snapshot("tournament-standings", |text: &Text, page: &mut Page| {
        let bare = Line {
            head_to_head: None,
            opponents: None,
            place: None,
            margin: None,
            ..line(3, Who::Person("Wolfeschlegelsteinhausen"))
        };
        let lines = [line(1, ADA), Line { margin: Some(1000), ..line(2, COMPUTER) }, bare];
        let round = text.hosted_standings(StandingsOf::Round(2), "Friday", &lines, None, 0);
        page.say("round", round.content);
        let none = text.hosted_standings(StandingsOf::Now, "Friday", &[], None, 0);
        page.say("now, none", none.content);
        let many: Vec<Line<'_>> = (1..=40).map(|rank| line(rank, ADA)).collect();
        for at in [0, 1, 9] {
            let shown = text.hosted_standings(StandingsOf::End(ADA), "Friday", &many, Some(39), at);
            assert_eq!((shown.page, shown.pages, shown.own), (at.min(1), 2, Some(1)));
            page.say("end, many", shown.content);
        }
        let shares = [
            Share::Late { points: 3 },
            Share::Bye { round: 2, points: 6 },
            Share::Void { table: 4, points: 6 },
            Share::Table { table: 5, round: 3, place: 2, of: 4, points: 8 },
            Share::Table { table: 6, round: 0, place: 1, of: 2, points: 12 },
        ];
        page.say(
            "account",
            text.hosted_account(&account(&shares, &[BO], &[(BO, 36), (COMPUTER, 6)])),
        );
        let alone = Account { left_out: None, ..account(&[], &[], &[(BO, 36)]) };
        page.say("alone", text.hosted_account(&alone));
        let none = Line { opponents: None, head_to_head: None, ..line(2, ADA) };
        let none = Account { line: none, left_out: None, ..account(&[], &[BO], &[]) };
        page.say("no opponents", text.hosted_account(&none));
    });
}

#[test]
fn answers() {
    snapshot("tournament-answer", |text: &Text, page: &mut Page| {
        page.say("created", text.tournament_created());
        page.say("joined", text.tournament_joined("Friday", false));
        page.say("joined late", text.tournament_joined("Friday", true));
        page.say("left", text.tournament_left());
        page.say("checked in", text.tournament_checked_in());
        page.say("arrived", text.tournament_arrived());
        page.say("done", text.tournament_done());
        page.say("organisers", text.tournament_organisers(Some(9)));
        page.say("no organisers", text.tournament_organisers(None));
        page.say("void", text.tournament_void());
        page.say("as played", text.tournament_as_played());
        let bounds = [
            Bounds::Seats,
            Bounds::Rounds,
            Bounds::Capacity,
            Bounds::Arena,
            Bounds::CheckIn,
            Bounds::TurnUp,
            Bounds::TableTime,
            Bounds::Extension,
        ];
        let bounds = bounds.map(|which| NotNow::Bounds { which, least: 2, most: 4 });
        let whys = [
            NotNow::None,
            NotNow::Taken,
            NotNow::Channel,
            NotNow::Organiser,
            NotNow::Over,
            NotNow::NotStarted,
            NotNow::Started { playing: 0 },
            NotNow::Started { playing: 2 },
            NotNow::TooFew { count: 1, least: 2 },
            NotNow::NoPersons,
            NotNow::Full { capacity: 64 },
            NotNow::AlreadyIn,
            NotNow::NotIn,
            NotNow::TheyAreNotIn,
            NotNow::TooLate,
            NotNow::Removed,
            NotNow::NoCheckIn,
            NotNow::CheckedIn,
            NotNow::NoTable { table: 9 },
            NotNow::NotAtTable,
            NotNow::TableOver,
            NotNow::Order,
            NotNow::NoRuling,
            NotNow::NoEntry,
            NotNow::Replacement,
            NotNow::Bot,
            NotNow::Paused,
            NotNow::NotPaused,
            NotNow::Blameless,
            NotNow::Name { most: 60 },
            NotNow::Edition,
        ];
        for why in whys.iter().chain(&bounds) {
            page.say(&format!("{why:?}"), text.tournament_not_now(why));
        }
    });
}

#[test]
fn everything_fits_a_message() {
    let name = "*".repeat(60);
    let many = [LONG; 256];
    let lines: Vec<Line<'_>> = (1..=256).map(|rank| line(rank, LONG)).collect();
    let shares = [Share::Table { table: 999, round: 15, place: 4, of: 4, points: 12 }; 15];
    let opponents = [(LONG, 180); 45];
    for text in texts() {
        let hosted = Hosted { name: &name, ..hosted(&many, HostedState::Won(LONG)) };
        let order: Vec<Vec<Who<'_>>> = vec![vec![LONG]; 4];
        let placed = Placed { who: LONG, place: 4, score: Some(-400), points: Some(12) };
        let calls = [u64::MAX; 60];
        let table = HostedTable::OfRound { table: 999, round: 15 };
        let event = "x".repeat(300);
        let log: Vec<(i64, String)> = (0..50).map(|at| (at, event.clone())).collect();
        for message in [
            text.hosted(&hosted),
            text.hosted_table(table, &[LONG; 4], &Came::Places(&[placed; 4]), true),
            text.hosted_call(table, &name, &[u64::MAX; 4], 2880, i64::from(u32::MAX)),
            text.hosted_event(&TournamentNews::RuledOrder {
                by: By { id: 1, name: LONG_NAME },
                table: 999,
                order: &order,
            }),
            text.hosted_event(&TournamentNews::CheckIn { calls: &calls, until: 9_999_999_999 }),
            text.hosted_standings(StandingsOf::End(LONG), &name, &lines, Some(255), 0).content,
            text.hosted_account(&account(&shares, &many, &opponents)),
            text.hosted_log(&name, &log),
        ] {
            assert!(length(&message) <= 2000, "{}: {message}", length(&message));
        }
        assert!(length(&text.hosted_thread(999, &name)) <= 100);
    }
}

#[test]
fn every_line_is_on_a_page_and_the_own_one_on_each() {
    let names: Vec<String> =
        (1..=256).map(|rank| format!("😀😀😀😀😀😀😀😀😀😀😀 {rank}")).collect();
    let lines: Vec<Line<'_>> =
        names.iter().zip(1..).map(|(name, rank)| line(rank, Who::Person(name))).collect();
    let shown =
        |page: &str, rank: usize| page.lines().any(|line| line.contains(&format!("😀 {rank} ")));
    for text in texts() {
        for own in [0, 100, 255] {
            let page = |at| text.hosted_standings(StandingsOf::Now, "Cup", &lines, Some(own), at);
            let pages = page(0).pages;
            let all: Vec<String> = (0..pages).map(|at| page(at).content).collect();
            assert!(page(0).own.is_some_and(|at| shown(&all[at], own + 1)));
            assert!(all.iter().all(|page| length(page) <= 2000 && shown(page, own + 1)));
            for rank in 1..=256 {
                let times = all.iter().filter(|page| shown(page, rank)).count();
                assert_eq!(times, if rank == own + 1 { pages } else { 1 }, "{rank}");
            }
        }
    }
}
