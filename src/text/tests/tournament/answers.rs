//! Tests of the private answers about tournaments, in every language.

use super::samples::*;
use crate::ids::RoleId;
use crate::league::tournament::{InvalidPlan, PlanTime, TournamentRefusal, UnmetTerm};
use crate::text::Text;
use crate::text::tests::table::sentences::{Page, check_snapshot};

#[test]
fn tournament_answers_match_their_snapshots() {
    check_snapshot("tournament-answer", |text: &Text, page: &mut Page| {
        page.add("created", text.tournament_created(&friday_tournament(), None));
        page.add("joined", text.tournament_joined("Friday", false));
        page.add("joined late", text.tournament_joined("Friday", true));
        page.add("left", text.tournament_left(true));
        page.add("left, as the last", text.tournament_left(false));
        for table in [None, Some(3)] {
            let question = text.leave_tournament_question("Friday", table);
            page.add(&format!("leave? {table:?}"), question);
        }
        for continues in [true, false] {
            let left = text.tournament_left_for_now(1_800_000_000_000, continues);
            page.add(&format!("left for now, continues: {continues}"), left);
            let late = text.tournament_return_too_late(continues);
            page.add(&format!("too late to return, continues: {continues}"), late);
        }
        page.add("on the waiting list", text.tournament_waitlisted(2));
        page.add("off the waiting list", text.tournament_left_waiting_list());
        page.add("returned", text.tournament_seat_returned());
        page.add("fixed tables", text.fixed_table_format_refusal());
        page.add("rounds and arena", text.rounds_and_arena_conflict());
        page.add("checked in", text.tournament_checked_in());
        page.add("arrived", text.tournament_presence_confirmed());
        page.add("organisers", text.tournament_organiser_role(Some(RoleId::new(9))));
        page.add("no organisers", text.tournament_organiser_role(None));
        page.add("void", text.void_table_suggestion());
        page.add("as played", text.result_as_played_suggestion());
        let plan = |bad| TournamentRefusal::Plan(bad);
        let time = |which| plan(InvalidPlan::Time { which, least: 2, most: 4 });
        let (count, least) = (1, 2);
        page.add("None", text.no_tournament());
        page.add("Taken", text.channel_has_tournament());
        page.add("Busy", text.tournament_busy());
        page.add("TooMany { most: 10 }", text.too_many_tournaments(10));
        page.add("Create", text.tournament_creation_refusal(None));
        page.add("Create { role: 9 }", text.tournament_creation_refusal(Some(RoleId::new(9))));
        page.add("Thread", text.thread_belongs_to_tournament());
        page.add("Channel", text.tournament_needs_threads());
        for (heading, refusal) in [
            ("Organiser", TournamentRefusal::NotAnOrganiser),
            ("TakesPart", TournamentRefusal::TakesPart),
            ("Over", TournamentRefusal::Over),
            ("NotStarted", TournamentRefusal::NotStarted),
            ("Started { playing: 0 }", TournamentRefusal::AlreadyStarted { playing: 0 }),
            ("Started { playing: 2 }", TournamentRefusal::AlreadyStarted { playing: 2 }),
            ("TooFew { count: 1, least: 2 }", TournamentRefusal::TooFew { count, least }),
            ("NoPersons", TournamentRefusal::NoPersons),
            (
                "TooManyComputers { most: 6 }",
                TournamentRefusal::TooManyComputers { computers: 14, most: 6, each: 3 },
            ),
            (
                "ComputersBeyondPlaces { most: 48, each: 3 }",
                TournamentRefusal::ComputersBeyondPlaces { most: 48, each: 3 },
            ),
            ("OneComputerTooMany { each: 3 }", TournamentRefusal::OneComputerTooMany { each: 3 }),
            ("NoMoreComputers", TournamentRefusal::NoMoreComputers),
            ("Full { capacity: 64 }", TournamentRefusal::Full { capacity: 64 }),
            ("Unmet role", TournamentRefusal::Unmet(UnmetTerm::Role { role: RoleId::new(9) })),
            ("Unmet rating", {
                let (own, least, most) = (Some(1210), Some(900), Some(1200));
                TournamentRefusal::Unmet(UnmetTerm::Rating { own, least, most })
            }),
            ("Unmet account age", {
                let (least, from) = (30 * 86_400_000, 1_800_000_000_000);
                TournamentRefusal::Unmet(UnmetTerm::AccountAge { least, from })
            }),
            ("Unmet membership", {
                let (least, from) = (86_400_000, 1_800_000_000_000);
                TournamentRefusal::Unmet(UnmetTerm::Membership { least, from })
            }),
            ("AlreadyWaiting { place: 2 }", TournamentRefusal::AlreadyWaiting { place: 2 }),
            ("AlreadyIn", TournamentRefusal::AlreadyIn),
            ("NotIn", TournamentRefusal::NotIn),
            ("TheyAreNotIn", TournamentRefusal::EntryIsOut),
            ("TooLate", TournamentRefusal::TooLate),
            ("Removed", TournamentRefusal::Removed),
            ("NoCheckIn", TournamentRefusal::NoCheckIn),
            ("CheckedIn", TournamentRefusal::CheckedInAlready),
            ("NoTable { table: 9 }", TournamentRefusal::NoSuchTable { table: 9 }),
            ("OwnTable", TournamentRefusal::OwnTable { table: 3 }),
            ("NotAtTable", TournamentRefusal::NotAtTable),
            ("TableOver", TournamentRefusal::TableOver),
            ("Order", TournamentRefusal::BadOrder),
            ("NoRuling", TournamentRefusal::NoRuling),
            ("NotUnderWay { table: 3 }", TournamentRefusal::NotUnderWay { table: 3 }),
            ("NoEntry", TournamentRefusal::NoSuchEntry),
            ("Replacement", TournamentRefusal::ReplacementTakesPart),
        ] {
            page.add(heading, text.tournament_refusal(&refusal));
        }
        page.add("Bot", text.no_bot_in_tournament());
        for (heading, refusal) in [
            ("Paused", TournamentRefusal::AlreadyPaused),
            ("NotPaused", TournamentRefusal::NotPaused),
            ("Blameless", TournamentRefusal::Blameless),
            (
                "Ratings { least: 1200, most: 900 }",
                plan(InvalidPlan::Ratings { least: 1200, most: 900 }),
            ),
            ("Name { most: 60 }", plan(InvalidPlan::Name { most: 60 })),
        ] {
            page.add(heading, text.tournament_refusal(&refusal));
        }
        page.add("Edition", text.tournament_needs_scores());
        for (which, refusal) in [
            ("Seats", plan(InvalidPlan::Seats { least: 2, most: 4 })),
            ("Rounds", plan(InvalidPlan::Rounds { least: 2, most: 4 })),
            ("Capacity", plan(InvalidPlan::Capacity { least: 2, most: 4 })),
            ("Arena", time(PlanTime::Lasts)),
            ("CheckIn", time(PlanTime::CheckIn)),
            ("TurnUp", time(PlanTime::TurnUp)),
            ("TableTime", time(PlanTime::TableTime)),
            ("Extension", TournamentRefusal::BadExtension { least: 2, most: 4 }),
        ] {
            let heading = format!("Bounds {{ which: {which}, least: 2, most: 4 }}");
            page.add(&heading, text.tournament_refusal(&refusal));
        }
    });
}
