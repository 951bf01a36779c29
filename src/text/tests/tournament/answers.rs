//! The private answers about tournaments, in every language.

use super::samples::*;
use crate::ids::RoleId;
use crate::league::tournament::{InvalidPlan, PlanTime, Refusal};
use crate::text::Text;
use crate::text::tests::table::sentences::{Page, snapshot};

#[test]
fn tournament_answers_match_their_snapshots() {
    snapshot("tournament-answer", |text: &Text, page: &mut Page| {
        page.say("created", text.tournament_created(&friday(), None));
        page.say("joined", text.tournament_joined("Friday", false));
        page.say("joined late", text.tournament_joined("Friday", true));
        page.say("left", text.tournament_left(true));
        page.say("left, as the last", text.tournament_left(false));
        page.say("checked in", text.tournament_checked_in());
        page.say("arrived", text.tournament_arrived());
        page.say("organisers", text.tournament_organisers(Some(RoleId::new(9))));
        page.say("no organisers", text.tournament_organisers(None));
        page.say("void", text.tournament_void());
        page.say("as played", text.tournament_as_played());
        let plan = |bad| Refusal::Plan(bad);
        let time = |which| plan(InvalidPlan::Time { which, least: 2, most: 4 });
        let (count, least) = (1, 2);
        page.say("None", text.no_tournament());
        page.say("Taken", text.tournament_taken());
        page.say("Busy", text.tournament_busy());
        page.say("TooMany { most: 10 }", text.too_many_tournaments(10));
        page.say("Create", text.tournament_not_created(None));
        page.say("Create { role: 9 }", text.tournament_not_created(Some(RoleId::new(9))));
        page.say("Thread", text.tournament_has_thread());
        page.say("Channel", text.tournament_needs_threads());
        for (heading, refusal) in [
            ("Organiser", Refusal::NotAnOrganiser),
            ("TakesPart", Refusal::TakesPart),
            ("Over", Refusal::Over),
            ("NotStarted", Refusal::NotStarted),
            ("Started { playing: 0 }", Refusal::AlreadyStarted { playing: 0 }),
            ("Started { playing: 2 }", Refusal::AlreadyStarted { playing: 2 }),
            ("TooFew { count: 1, least: 2 }", Refusal::TooFew { count, least }),
            ("NoPersons", Refusal::NoPersons),
            (
                "TooManyComputers { most: 6 }",
                Refusal::TooManyComputers { computers: 14, most: 6, each: 3 },
            ),
            ("OneComputerTooMany { each: 3 }", Refusal::OneComputerTooMany { each: 3 }),
            ("NoMoreComputers", Refusal::NoMoreComputers),
            ("Full { capacity: 64 }", Refusal::Full { capacity: 64 }),
            ("AlreadyIn", Refusal::AlreadyIn),
            ("NotIn", Refusal::NotIn),
            ("TheyAreNotIn", Refusal::EntryIsOut),
            ("TooLate", Refusal::TooLate),
            ("Removed", Refusal::Removed),
            ("NoCheckIn", Refusal::NoCheckIn),
            ("CheckedIn", Refusal::CheckedInAlready),
            ("NoTable { table: 9 }", Refusal::NoSuchTable { table: 9 }),
            ("OwnTable", Refusal::OwnTable { table: 3 }),
            ("NotAtTable", Refusal::NotAtTable),
            ("TableOver", Refusal::TableOver),
            ("Order", Refusal::BadOrder),
            ("NoRuling", Refusal::NoRuling),
            ("NotUnderWay { table: 3 }", Refusal::NotUnderWay { table: 3 }),
            ("NoEntry", Refusal::NoSuchEntry),
            ("Replacement", Refusal::ReplacementTakesPart),
        ] {
            page.say(heading, text.tournament_refusal(&refusal));
        }
        page.say("Bot", text.tournament_no_bot());
        for (heading, refusal) in [
            ("Paused", Refusal::AlreadyPaused),
            ("NotPaused", Refusal::NotPaused),
            ("Blameless", Refusal::Blameless),
            ("Name { most: 60 }", plan(InvalidPlan::Name { most: 60 })),
        ] {
            page.say(heading, text.tournament_refusal(&refusal));
        }
        page.say("Edition", text.tournament_needs_scores());
        for (which, refusal) in [
            ("Seats", plan(InvalidPlan::Seats { least: 2, most: 4 })),
            ("Rounds", plan(InvalidPlan::Rounds { least: 2, most: 4 })),
            ("Capacity", plan(InvalidPlan::Capacity { least: 2, most: 4 })),
            ("Arena", time(PlanTime::Lasts)),
            ("CheckIn", time(PlanTime::CheckIn)),
            ("TurnUp", time(PlanTime::TurnUp)),
            ("TableTime", time(PlanTime::TableTime)),
            ("Extension", Refusal::BadExtension { least: 2, most: 4 }),
        ] {
            let heading = format!("Bounds {{ which: {which}, least: 2, most: 4 }}");
            page.say(&heading, text.tournament_refusal(&refusal));
        }
    });
}
