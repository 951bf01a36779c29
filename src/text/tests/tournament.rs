//! The sentences about tournaments in every language, and that they fit.

use super::sentences::{Page, snapshot};
use super::texts;
use super::tournament_samples::*;
use crate::ids::{ChannelId, GuildId, PersonId, RoleId, TournamentId};
use crate::league::tournament::{
    Author, BadPlan, Ending, EntryId, Explained, Format, Mean, Out, Outcome, Plan, Refusal, Round,
    Row, Ruling, Share, Stage, Table, Time, Tournament, TournamentEvent,
};
use crate::league::{FinishedTournament, Finisher, PastTournaments, Player};
use crate::text::core::fit::length;
use crate::text::tournament::names::EntryNames;
use crate::text::{Places, TableThread, Text, podium_rows};
use crate::time::Millis;

#[test]
fn the_tournament_itself() {
    snapshot("tournament", |text: &Text, page: &mut Page| {
        let nobody = tournament("Friday *Night*", "tournament", []);
        page.say("nobody", text.tournament_message(&nobody));
        for (heading, state) in stages() {
            page.say(heading, text.tournament_message(&state));
        }
        let many = vec![person(1, "Ada"); 50];
        let mut arena = tournament("Friday *Night*", "tournament", many);
        (arena.plan.format, arena.plan.final_table) = (Format::Arena { lasts: 90 * MINUTE }, true);
        page.say("arena of many", text.tournament_message(&arena));
        let mut state = friday();
        let names = EntryNames::of(&state).entries(&state, &[ADA, BO]);
        let tables = [(1, false), (5, true), (0, false)];
        let tables = tables.map(|(round, is_final)| table(3, round, is_final, &[ADA, BO]));
        for table in &tables {
            let over = |outcome: &Outcome, is_final, ruled| {
                let outcome = text.table_outcome(outcome, &names, is_final, ruled);
                format!("{}\n{outcome}", text.table_title(table, &names))
            };
            let places_of_final = places(&[(2, None), (1, Some(-5))]);
            page.say("playing", text.tournament_table(&state, table));
            page.say("over", over(&places(&[(1, Some(412)), (2, None)]), false, false));
            page.say("final", over(&places_of_final, true, true));
            let void = Table { ruling: Some(Ruling::Void), ..table.clone() };
            page.say("void", text.tournament_table(&state, &void));
            page.say("call", text.tournament_call(&state, table));
        }
        arena.plan.format = Format::Arena { lasts: MINUTE };
        let one = text.tournament_message(&arena);
        let play = one.lines().find(|line| line.contains(" 4 ")).unwrap_or_default();
        page.say("arena of one minute", play);
        state.plan.turn_up = MINUTE;
        let call = text.tournament_call(&state, &tables[0]);
        page.say("call for one minute", call.lines().nth(1).unwrap_or_default());
        let said = |event: &_| text.tournament_event(&state, event).unwrap_or_default();
        page.say("one more minute", said(&extended(1)));
        page.say("thread", text.tournament_thread(3, "Friday *Night*"));
        for (at, event) in events().iter().enumerate() {
            let names = EntryNames::beside(&state, &[event]);
            let absolute = |until: Millis| format!("<t:{}:t>", until / 1000);
            let logged = text.log_line(&names, &state, event, &absolute).unwrap_or_default();
            page.say("event", if at == 5 { logged } else { said(event) });
        }
    });
}

#[test]
fn a_log_tells_what_happened_by_the_names_of_then() {
    let text = Text::of(crate::text::Lang::En);
    let plan = friday().plan;
    let player = person(1, "Zoe");
    let log = [
        TournamentEvent::Created {
            guild: GuildId::new(5),
            channel: ChannelId::new(6),
            by: mo(),
            plan: Box::new(plan),
        },
        TournamentEvent::Joined { player: person(1, "Ada") },
        TournamentEvent::CheckInOpened { until: SOON, by: Some(mo()) },
        TournamentEvent::CheckedIn { entry: ADA },
        TournamentEvent::Withdrawn { entry: ADA, out: Out::Left, by: None },
        TournamentEvent::Replaced { entry: ADA, player, by: mo() },
        TournamentEvent::RoundEnded { round: 3 },
        TournamentEvent::CheckInFailed,
    ];
    let log = log.map(|event| (SOON, event));
    let told = text.tournament_log("Friday", &log, None).content;
    let lines: Vec<&str> = told.lines().skip(2).collect();
    // Nothing is told of a check-in, nor after what does not follow: there was no round 3.
    assert_eq!(lines.len(), 6, "{told}");
    assert!(lines.iter().all(|line| line.starts_with("<t:1800000000:t> ")), "{told}");
    assert!(lines[3].contains("Ada") && lines[4].contains("Zoe"), "{told}");
    let rest = text.tournament_log("Friday", &log[1..], None);
    assert_eq!((rest.content.lines().count(), rest.pages), (1, 1), "{rest:?}");
}

#[test]
fn a_table_tells_its_result_once_there_is_one() {
    let text = Text::of(crate::text::Lang::En);
    let state = friday();
    let names = EntryNames::of(&state).entries(&state, &[ADA, BO]);
    for is_final in [false, true] {
        let played = places(&[(2, Some(9)), (1, Some(412))]);
        let over = Table { played: Some(played.clone()), ..table(3, 1, is_final, &[ADA, BO]) };
        let outcome = text.table_outcome(&played, &names, is_final, false);
        let whole = format!("{}\n{outcome}", text.table_title(&over, &names));
        assert_eq!(text.tournament_table(&state, &over), whole);
        assert!(outcome.starts_with("→ 1. **Bo\\_b** 412"), "{outcome}");
        assert_eq!(outcome.contains("(+12)"), !is_final, "{outcome}");
        let order = Ruling::Order(vec![vec![ADA], vec![BO]]);
        let ruled = text.tournament_table(&state, &Table { ruling: Some(order), ..over });
        assert!(ruled.contains("1. **Ada**") && ruled.lines().count() == 3, "{ruled}");
    }
}

#[test]
fn standings() {
    snapshot("tournament-standings", |text: &Text, page: &mut Page| {
        let long = person(3, "Wolfeschlegelsteinhausen");
        let mut state = tournament("Friday", "tournament", players().into_iter().chain([long]));
        let (head_to_head, opponents, place, margin) = (None, None, None, None);
        let bare = Row { head_to_head, opponents, place, margin, ..row(3, 3) };
        let ahead = Row { margin: Mean::of(100, 1), ..row(2, COMPUTER) };
        let rows = [row(1, ADA), ahead, bare];
        page.say("now", text.standings_page(&state, &rows, None, 0).content);
        page.say("now, none", text.standings_page(&state, &[], None, 0).content);
        let mut gifts = state.clone();
        gifts.entries[COMPUTER].missed = 1;
        let played = Some(Outcome::Void);
        gifts.tables.push(Table { played, ..table(1, 1, false, &[ADA, BO]) });
        let (tables, byes) = (1..=1, vec![ADA, 3]);
        gifts.rounds.push(Round { number: 2, is_final: false, tables, byes, ended: true });
        let rows = [row(1, ADA), row(2, BO), row(3, COMPUTER), row(4, 3)];
        page.say("gifts", text.standings_page(&gifts, &rows, None, 0).content);
        let many: Vec<Row> = (1..=40).map(|rank| row(rank, ADA)).collect();
        state.stage = Stage::Over(Ending::Played);
        for at in [0, 1, 9] {
            let shown = text.standings_page(&state, &many, Some(39), at);
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
        let full = account(&shares, &[BO], &[(BO, 36), (COMPUTER, 6)]);
        page.say("account", text.tournament_account(&state, &full));
        let alone = Explained { left_out: None, ..account(&[], &[], &[(BO, 36)]) };
        page.say("alone", text.tournament_account(&state, &alone));
        let none = Row { opponents: None, head_to_head: None, ..row(2, ADA) };
        let none = Explained { row: none, left_out: None, ..account(&[], &[BO], &[]) };
        page.say("no opponents", text.tournament_account(&state, &none));
    });
}

/// A line of so many points, which nothing tells from others of as many.
fn line(rank: u32, entry: EntryId, points: u32) -> Row {
    Row { points, head_to_head: None, ..row(rank, entry) }
}

#[test]
fn standings_in_few_words() {
    snapshot("tournament-places", |text: &Text, page: &mut Page| {
        let long = person(3, "Wolfeschlegelsteinhausen");
        let mut state =
            tournament("Friday *Night*", "tournament", players().into_iter().chain([long]));
        let say = |page: &mut Page, heading: &str, places: &Places<'_>, leads: bool| {
            page.say(heading, text.tournament_places(places, Some(3), leads));
            page.say("all of it", text.tournament_places(places, None, leads));
            page.say("over the picture", text.places_title(places));
            page.say("alt text", text.alt_tournament_places(places));
        };
        page.say("points", text.places_heading());
        let rows = vec![
            line(1, ADA, 36),
            Row { opponents: Mean::of(30, 1), ..line(2, BO, 24) },
            line(3, COMPUTER, 24),
            line(4, 3, 1),
        ];
        let places = Places::made(&state, rows, Some(2), Some(3), 0);
        say(page, "after a round, for the channel", &places, true);
        let notes: Vec<String> = places.shown().map(|place| text.place_note(&place)).collect();
        page.say("notes", notes.join(" / "));
        page.say("none", text.tournament_places(&Places::of(&nobody(), None, None, 0), None, true));
        // Each tie-break decides between two.
        let two = |change: &dyn Fn(&mut Row)| {
            let mut first = line(1, ADA, 12);
            change(&mut first);
            let places = Places::made(&state, vec![first, line(2, BO, 12)], None, None, 0);
            let notes: Vec<String> = places.shown().map(|place| text.place_note(&place)).collect();
            let legend = text.places_legend(&places).join(" / ");
            let alt = text.alt_tournament_places(&places);
            format!("{} | {legend} | {}", notes.join(" / "), alt.lines().nth(1).unwrap_or_default())
        };
        page.say("final", two(&|row| row.final_place = Some(1)));
        page.say("head to head", two(&|row| row.head_to_head = Some(3)));
        page.say("wins", two(&|row| row.wins = 3));
        page.say("place", two(&|row| row.place = Mean::of(1, 1)));
        page.say("margin", two(&|row| row.margin = Mean::of(9, 1)));
        page.say("absences", two(&|row| row.absences = 1));
        page.say("draw", two(&|_| {}));
        let mut many: Vec<Row> = (0..14).map(|at| line(at + 1, ADA, 60 - at)).collect();
        many[12].entry = BO;
        state.stage = Stage::Over(Ending::Played);
        for at in [0, 1] {
            let places = Places::made(&state, many.clone(), None, Some(BO), at);
            say(page, "at the end, as one of them sees it", &places, false);
        }
        let all = Places::made(&state, many.clone(), None, None, 0);
        page.say("at the end, for the channel", text.tournament_places(&all, Some(5), true));
        page.say("podium, alt text", text.alt_podium(&state, &many[..3]));
        page.say("podium, title", text.podium_title(&state));
        page.say("podium, points", text.podium_points(&many[0]));
        page.say("podium, foot", text.podium_foot(&state, &many));
        let final_place = Some(1);
        let best = [Row { final_place, ..line(1, ADA, 12) }, line(2, BO, 24)];
        page.say("podium after a final table, alt text", text.alt_podium(&state, &best));
        page.say("podium after a final table, foot", text.podium_foot(&state, &best));
    });
}

fn nobody() -> Tournament {
    tournament("Friday", "tournament", [])
}

#[test]
fn the_podium_is_of_those_who_have_played_to_the_end() {
    for (heading, state) in stages() {
        let podium = podium_rows(&state);
        let expected = if heading.starts_with("Won") { 3 } else { 0 };
        assert_eq!(podium.len(), expected, "{heading}");
        assert!(podium.iter().zip(1..).all(|(row, rank)| row.rank == rank));
    }
    let two = tournament("Friday", "tournament", [person(1, "Ada"), person(2, "Bo")]);
    let two = Tournament { stage: Stage::Over(Ending::Played), ..two };
    assert_eq!(podium_rows(&two).len(), 2);
}

#[test]
fn every_line_is_on_a_page_and_ones_own_is_always_there() {
    let people = (1..=256).map(|id| person(id, LONG));
    let mut state = tournament(&"*".repeat(60), "tournament", people);
    state.stage = Stage::Over(Ending::Played);
    let rows = || (0..256).map(|at| row(at as u32 + 1, at)).collect();
    for text in texts() {
        for own in [0, 100, 255] {
            let page = |at| Places::made(&state, rows(), None, Some(own), at);
            assert_eq!((page(0).pages, page(999).page), (26, 25));
            assert_eq!(page(0).own_page(), Some(own / 10));
            let mut seen = Vec::new();
            for at in 0..26 {
                let places = page(at);
                seen.extend(places.shown().map(|place| place.row.entry));
                let there = places.shown().chain(places.apart()).filter(|place| place.own).count();
                assert_eq!(there, 1);
                let alt = text.alt_tournament_places(&places);
                assert!(length(&alt) <= 1024, "{alt}");
                // Nobody is left out of the words, however long the names are.
                let lines = places.shown().chain(places.apart()).count();
                let named = alt.lines().filter(|line| line.contains("*****")).count();
                assert_eq!(named, lines + 1, "{alt}");
                for few in [None, Some(3), Some(5)] {
                    for leads in [false, true] {
                        let message = text.tournament_places(&places, few, leads);
                        assert!(length(&message) <= 2000, "{message}");
                        let rank = (own + 1).to_string();
                        assert!(message.lines().rev().take(2).any(|line| line.contains(&rank)));
                    }
                }
            }
            assert_eq!(seen, (0..256).collect::<Vec<EntryId>>());
        }
    }
}

#[test]
fn the_threads_of_tables_are_below_a_message_as_far_as_there_is_room() {
    let state = tournament("Friday", "tournament", (1..=256).map(|id| person(id, LONG)));
    let thread = |number: u32| TableThread {
        number,
        is_final: false,
        entries: (0..4).map(|seat| number as usize * 4 - 4 + seat).collect(),
        thread: ChannelId::new(u64::MAX - u64::from(number)),
    };
    let tables: Vec<TableThread> = (1..=64).map(thread).collect();
    for text in texts() {
        assert_eq!(text.with_threads("Round 1".to_owned(), &state, &[]), "Round 1");
        let message = text.with_threads("Round 1".to_owned(), &state, &tables);
        assert!(length(&message) <= 2000, "{message}");
        let lines: Vec<&str> = message.lines().collect();
        assert!(lines.len() > 5 && lines[0] == "Round 1", "{message}");
        // The first of them, and none in between is missing.
        for (line, number) in lines[1..].iter().zip(1_u32..) {
            let link = format!("<#{}>", u64::MAX - u64::from(number));
            assert!(line.ends_with(&link), "{number}: {line}");
        }
    }
    let friday = friday();
    let is_final = |is_final| TableThread {
        number: 3,
        is_final,
        entries: vec![ADA, BO],
        thread: ChannelId::new(8),
    };
    let text = Text::of(crate::text::Lang::En);
    let message = text.with_threads("!".to_owned(), &friday, &[is_final(false), is_final(true)]);
    let expected =
        "!\nTable 3: **Ada** and **Bo\\_b** · <#8>\nFinal table: **Ada** and **Bo\\_b** · <#8>";
    assert_eq!(message, expected);
}

/// A tournament that these players finished in this order.
fn finished(name: &str, format: Format, players: Vec<Player>) -> FinishedTournament {
    let finisher = |player| Finisher { player, counts: true };
    FinishedTournament {
        name: name.to_owned(),
        edition: "tournament".to_owned(),
        format,
        seats: 4,
        started_at: SOON - 60 * MINUTE,
        finished_at: SOON,
        field: players.into_iter().map(finisher).collect(),
    }
}

#[test]
fn past_tournaments() {
    snapshot("tournament-past", |text: &Text, page: &mut Page| {
        let swiss = Format::Swiss { rounds: 4 };
        let more = players().into_iter().chain([person(9, "Ada"), person(3, "Cy")]);
        let friday = finished("Friday *Night*", swiss, more.collect());
        let namesakes = vec![person(9, "Ada"), person(1, "ada"), person(4, "Dee"), person(5, "Em")];
        let arena = finished("Arena", Format::Arena { lasts: 90 * MINUTE }, namesakes);
        let alone = finished("Alone", Format::Swiss { rounds: 1 }, vec![person(1, "Ada")]);
        let shown = [friday, arena, alone].into_iter().zip(1..);
        let shown: Vec<_> = shown.map(|(finished, id)| (TournamentId(id), finished)).collect();
        page.say("choice", text.past_tournament_choice(&shown[0].1));
        let past = PastTournaments { shown, page: 0, pages: 3 };
        page.say("page", text.past_tournaments(&past));
        let none = PastTournaments { shown: Vec::new(), page: 0, pages: 1 };
        page.say("none", text.past_tournaments(&none));
        page.say("choose", text.choose_past_tournament());
        page.say("newer", text.newer_tournaments());
        page.say("older", text.older_tournaments());
        page.say("record", text.choose_record());
        page.say("more", text.more_records());
        let state = friday_at_tables(&[ADA, BO, COMPUTER]);
        page.say("table", text.tournament_table_choice(&state, &state.tables[0]));
    });
}

fn friday_at_tables(entries: &[EntryId]) -> Tournament {
    let mut state = friday();
    state.tables = vec![table(1, 2, false, entries)];
    state
}

#[test]
fn past_tournaments_fit_a_message_and_a_menu() {
    let field = || (1..=40).map(|id| person(id, LONG)).collect();
    let format = Format::Arena { lasts: 24 * 60 * MINUTE };
    let long = finished(&"*".repeat(Plan::NAME), format, field());
    let on_day = |id| FinishedTournament { finished_at: SOON - id * MINUTE, ..long.clone() };
    let shown: Vec<_> = (1..=8).map(|id| (TournamentId(id), on_day(id))).collect();
    let past = PastTournaments { shown, page: 8, pages: 999 };
    let mut state = friday_at_tables(&[ADA, BO, COMPUTER]);
    state.entries.iter_mut().for_each(|entry| entry.player = person(7, LONG));
    for text in texts() {
        let message = text.past_tournaments(&past);
        assert!(length(&message) <= 2000, "{message}");
        assert_eq!(message.matches("<t:").count(), 8, "none is left out: {message}");
        assert!(length(&text.past_tournament_choice(&long)) <= 100);
        let choice = text.tournament_table_choice(&state, &state.tables[0]);
        assert!(length(&choice) <= 100, "{choice}");
        for label in [text.newer_tournaments(), text.older_tournaments(), text.more_records()] {
            assert!(length(&label) <= 34, "{label}");
        }
    }
}

#[test]
fn the_standings_of_a_tournament_are_those_of_its_rows() {
    let text = Text::of(crate::text::Lang::En);
    let mut state = friday();
    state.entries[BO].missed = 1;
    let rows = state.standings();
    assert_eq!(rows[0].entry, BO);
    let page = text.tournament_details(&state, Some(PersonId::new(2)), 0);
    assert_eq!(page, text.standings_page(&state, &rows, Some(0), 0));
    assert_eq!(text.tournament_details(&state, None, 0).own, None);
    let places = Places::of(&state, None, Some(PersonId::new(2)), 0);
    assert_eq!(places.own_page(), Some(0));
    assert!(places.shown().map(|place| place.row.entry).eq(rows.iter().map(|row| row.entry)));
}

#[test]
fn answers() {
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
        let time = |which| plan(BadPlan::Time { which, least: 2, most: 4 });
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
            ("Name { most: 60 }", plan(BadPlan::Name { most: 60 })),
        ] {
            page.say(heading, text.tournament_refusal(&refusal));
        }
        page.say("Edition", text.tournament_needs_scores());
        for (which, refusal) in [
            ("Seats", plan(BadPlan::Seats { least: 2, most: 4 })),
            ("Rounds", plan(BadPlan::Rounds { least: 2, most: 4 })),
            ("Capacity", plan(BadPlan::Capacity { least: 2, most: 4 })),
            ("Arena", time(Time::Lasts)),
            ("CheckIn", time(Time::CheckIn)),
            ("TurnUp", time(Time::TurnUp)),
            ("TableTime", time(Time::TableTime)),
            ("Extension", Refusal::BadExtension { least: 2, most: 4 }),
        ] {
            let heading = format!("Bounds {{ which: {which}, least: 2, most: 4 }}");
            page.say(&heading, text.tournament_refusal(&refusal));
        }
    });
}

#[test]
fn everything_fits_a_message() {
    let name = "*".repeat(60);
    // One person in each entry, so that no name is short of its number.
    let mut state = tournament(&name, "tournament", vec![person(u64::MAX, LONG); 256]);
    (state.organiser, state.plan.turn_up) = (PersonId::new(u64::MAX), 2880 * MINUTE);
    state.stage = Stage::Over(Ending::Played);
    let rows: Vec<Row> = (1..=256).map(|rank| row(rank, 0)).collect();
    let shares = [Share::Table { table: 999, round: 15, place: 4, of: 4, points: 12 }; 15];
    let equals: Vec<EntryId> = (0..256).collect();
    let opponents = [(0, 180); 45];
    let author = || Author { id: PersonId::new(u64::MAX), name: LONG.to_owned() };
    let order = Ruling::Order((0..4).map(|entry| vec![entry]).collect());
    let ruled = TournamentEvent::Ruled { table: 999, ruling: Some(order), by: author() };
    let check_in = TournamentEvent::CheckInOpened { until: 9_999_999_999_000, by: Some(author()) };
    let table = Table {
        until: i64::from(u32::MAX) * 1000,
        played: Some(places(&[(1, Some(-400)); 4])),
        ..table(999, 15, false, &[0; 4])
    };
    let table = seated(&state, table);
    for text in texts() {
        let event = |event| text.tournament_event(&state, event).unwrap_or_default();
        for message in [
            text.tournament_message(&state),
            text.tournament_table(&state, &table),
            text.tournament_call(&state, &table),
            event(&ruled),
            event(&check_in),
            text.standings_page(&state, &rows, Some(255), 0).content,
            text.tournament_account(&state, &account(&shares, &equals, &opponents)),
        ] {
            assert!(length(&message) <= 2000, "{}: {message}", length(&message));
            assert!(length(&message) > 100, "{message}");
        }
        assert!(length(&text.tournament_thread(999, &name)) <= 100);
    }
}

#[test]
fn every_line_is_on_a_page_and_the_own_one_on_each() {
    let people = (1..=256).map(|rank| person(rank, &format!("😀😀😀😀😀😀😀😀😀😀😀 {rank}")));
    let state = tournament("Cup", "tournament", people);
    let rows: Vec<Row> = (0..256).map(|entry| row(entry as u32 + 1, entry)).collect();
    let shown =
        |page: &str, rank: usize| page.lines().any(|line| line.contains(&format!("😀 {rank} ")));
    for text in texts() {
        for own in [0, 100, 255] {
            let page = |at| text.standings_page(&state, &rows, Some(own), at);
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
