//! Tests with matches by printed variants of the rules: rounds without scores; one more round after a score has passed the limit;
//! ties in the draw for the start after which all players draw again; and racks that are counted when the first player goes out.

use super::sentences::check_snapshot;
use crate::text::tests::{FRIENDS, all_texts};
use crate::text::{Lang, RulesReader, Text, Timing, TurnMessage, round_card_lines};
use triominos_rules::game::{
    Action, Change, Clause, Deal, Edition, Event, InvalidVariant, Match, PublicView, RoundEnd,
    Rules, Seat, Seed, Summary, Variant,
};

/// Returns the change of a clause to a value, both given by their names.
fn parse_change(clause_name: &str, value_name: &str) -> Change {
    Clause::from_name(clause_name)
        .and_then(|clause| clause.find_value(value_name))
        .expect("a change")
}

/// Returns the variant of an edition with these changes, given by the names of clauses and values.
fn variant_with_changes(edition: Edition, changes: &[(&str, &str)]) -> Variant {
    let add = |variant: Variant, (clause, value): &(&str, &str)| {
        variant.with_change(parse_change(clause, value))
    };
    changes.iter().fold(edition.into(), add)
}

/// A deal or an action in a match, with the match before and after it.
struct Moment {
    seat: Option<Seat>,
    events: Vec<Event>,
    before: Match,
    after: Match,
}

impl Moment {
    /// Returns the public view after the deal or action.
    fn view(&self) -> PublicView {
        self.after.public_view()
    }

    /// Returns `true` if the round ended for the reason `wanted`.
    fn ends_round(&self, wanted: RoundEnd) -> bool {
        let ends =
            |event: &Event| matches!(event, Event::RoundEnded { reason, .. } if *reason == wanted);
        self.events.iter().any(ends)
    }

    /// Returns `true` if the match is over.
    fn ends_match(&self) -> bool {
        self.after.winners().is_some()
    }
}

/// Plays a match by these rules to its end, always with the best placement.
fn play_match(rules: &Rules, players: usize, seed: u8) -> Vec<Moment> {
    let mut game = Match::new(rules.clone(), players);
    let mut moments = Vec::new();
    while game.winners().is_none() {
        let before = game.clone();
        let (seat, events) = match game.turn() {
            None => {
                let seed = [seed.wrapping_mul(31).wrapping_add(game.rounds_dealt() as u8); 32];
                (None, vec![game.start_round(Seed::new(seed)).unwrap()])
            }
            Some(seat) => {
                let view = game.player_view(seat).unwrap();
                let action = match view.choices.first() {
                    Some(choice) => Action::Place(choice.pick()),
                    None if view.may_draw => Action::Draw,
                    None => Action::Pass,
                };
                (Some(seat), game.act(seat, action).unwrap())
            }
        };
        moments.push(Moment { seat, events, before, after: game.clone() });
    }
    moments
}

/// Returns the first deal or action, in matches with increasing seeds, for which `is_wanted` returns `true`.
fn first_moment(rules: &Rules, players: usize, is_wanted: impl Fn(&Moment) -> bool) -> Moment {
    let mut matches = (0..=u8::MAX).flat_map(|seed| play_match(rules, players, seed));
    matches.find(is_wanted).expect("no match has such a moment")
}

/// Returns the message in the channel about a deal or action.
fn turn_message(text: &Text, moment: &Moment) -> String {
    let view = moment.view();
    let names = &FRIENDS[..view.seats.len()];
    let (events, timing) = (moment.events.as_slice(), Timing::default());
    text.turn_message(&TurnMessage {
        names,
        view: &view,
        events,
        call: None,
        timing,
        commitment: None,
        highlight: None,
    })
}

/// Returns the private sentences about the end of the round or match, for the player who has just moved.
fn outcome_text(text: &Text, moment: &Moment) -> String {
    let after = moment.after.player_view(moment.seat.unwrap()).unwrap();
    let names = &FRIENDS[..after.public.seats.len()];
    text.round_and_match_end(&after, &moment.events, names).join(" ")
}

/// Returns the number of empty racks.
fn count_empty_racks(view: &PublicView) -> usize {
    view.seats.iter().filter(|seat| seat.tiles == 0).count()
}

#[test]
fn sentences_of_rounds_without_score_match_their_snapshots() {
    let casual = variant_with_changes(Edition::Casual, &[("match", "rounds-3")]);
    let rules = casual.rules(3).unwrap();
    let equal = [("match", "rounds-3"), ("round_end", "equal-turns")];
    let equal = variant_with_changes(Edition::Casual, &equal);
    let shared_rules = equal.rules(3).unwrap();
    let out = first_moment(&rules, 3, |now| now.ends_round(RoundEnd::Out) && !now.ends_match());
    let blocked = first_moment(&rules, 3, |now| {
        now.ends_round(RoundEnd::Blocked) && !now.ends_match() && now.view().seats[0].score > 0
    });
    let later = first_moment(&rules, 3, |now| {
        now.view().round == 2 && now.view().turn.is_some() && now.after.scores().contains(&1)
    });
    let won = first_moment(&rules, 3, |now| now.after.winners().is_some_and(|won| won.len() == 1));
    let tied = first_moment(&rules, 3, |now| now.after.winners().is_some_and(|won| won.len() > 1));
    let one = variant_with_changes(Edition::Casual, &[("match", "rounds-1")]).rules(3).unwrap();
    let nobody = first_moment(&one, 3, |now| now.after.winners().is_some_and(<[Seat]>::is_empty));
    let bell = first_moment(&shared_rules, 3, |now| {
        now.after.turn().is_some() && count_empty_racks(&now.view()) == 1
    });
    let shared = first_moment(&shared_rules, 3, |now| {
        let own = |seat: Seat| now.view().seats[seat].tiles == 0;
        let both = count_empty_racks(&now.view()) == 2 && now.seat.is_some_and(own);
        now.ends_round(RoundEnd::Out) && both && !now.ends_match()
    });
    let single =
        variant_with_changes(Edition::Casual, &[("round_end", "equal-turns")]).rules(3).unwrap();
    let shared_match =
        first_moment(&single, 3, |now| now.after.winners().is_some_and(|won| won.len() > 1));
    let out_on_card =
        round_card_lines(&shared.view(), &[]).into_iter().filter(|line| line.out).count();
    assert_eq!(out_on_card, 2, "each of them is marked in the picture");
    check_snapshot("rounds-won", |text, page| {
        let names = &FRIENDS[..3];
        for (name, moment) in [
            ("out", &out),
            ("blocked", &blocked),
            ("the second round", &later),
            ("won", &won),
            ("tied", &tied),
            ("nobody", &nobody),
            ("out, and played on", &bell),
            ("shared round", &shared),
            ("shared match of one round", &shared_match),
        ] {
            page.add(name, turn_message(text, moment));
        }
        for (name, moment) in [("my round", &out), ("our round", &shared), ("my match", &won)] {
            page.add(name, outcome_text(text, moment));
        }
        page.add("board", text.board_message(&later.view(), names));
        page.add("headings", text.end_card_headings(&rules).join(" | "));
        page.add("round headings", text.round_card_headings(&rules, false).join(" | "));
        let events: Vec<Event> =
            play_match(&rules, 3, 1).into_iter().flat_map(|moment| moment.events).collect();
        page.add("end", text.alt_end_card(&Summary::from_events(&rules, 3, &events), names));
        page.add("rules", text.rules_page(&equal, None, RulesReader::Host, None));
        for variant in [&casual, &equal] {
            page.add("in short", text.rules_in_short(&variant.unchecked_rules(3)));
        }
        page.add("one round, shared", text.rules_in_five_lines(&single));
        page.add("bad", text.invalid_rules_refusal(&InvalidVariant::ScorelessMatch));
    });
}

#[test]
fn another_round_follows_after_a_score_has_passed_the_limit_only_if_the_rules_say_so() {
    let next = variant_with_changes(
        Edition::Tournament,
        &[("match", "reaches-100"), ("last_round", "next")],
    );
    let rules = next.rules(3).unwrap();
    let passed = |now: &Moment| {
        now.before.public_view().last_round.is_none() && now.view().last_round.is_some()
    };
    let in_play = first_moment(&rules, 3, |now| passed(now) && now.view().turn.is_some());
    let at_end = first_moment(&rules, 3, |now| passed(now) && now.view().round_ended.is_some());
    let opens = first_moment(&rules, 3, |now| now.seat.is_none() && now.view().is_last_round());
    let goes_on = first_moment(&rules, 3, |now| {
        now.seat.is_some() && now.view().is_last_round() && now.view().round_ended.is_none()
    });
    check_snapshot("last-round", |text, page| {
        for (name, moment) in [
            ("past the limit", &in_play),
            ("past the limit at the end of a round", &at_end),
            ("the last round begins", &opens),
            ("the last round goes on", &goes_on),
        ] {
            page.add(name, turn_message(text, moment));
        }
        page.add("rules", text.rules_page(&next, None, RulesReader::Host, None));
        page.add("idle", text.invalid_rules_refusal(&InvalidVariant::NoEffect(Clause::LastRound)));
    });
    // After a score has passed the limit, the number of points up to the limit is not shown.
    assert!(round_card_lines(&at_end.view(), &[0; 3]).iter().all(|line| line.to_go.is_none()));
    for text in all_texts() {
        // The sentence of the edition's own rule about the last round does not appear.
        let this = text.rule_sentence(&Edition::Tournament.rules(3).unwrap(), Clause::Match);
        assert!(!turn_message(text, &in_play).contains(&this));
        assert!(!text.rules_page(&next, None, RulesReader::Host, None).contains(&this));
    }
    let english = Text::for_lang(Lang::En);
    assert!(
        turn_message(english, &opens).contains("it’s the last one."),
        "{}",
        turn_message(english, &opens)
    );
    assert!(!turn_message(english, &in_play).contains("· last round"));
    assert!(turn_message(english, &goes_on).contains("· last round"));
    for moment in (0..10).flat_map(|seed| play_match(&rules, 3, seed)) {
        let announces_last_round =
            turn_message(english, &moment).contains("there’s one last round to come");
        assert_eq!(announces_last_round, passed(&moment) && moment.view().round_ended.is_none());
    }
}

/// Returns the first deal, in matches with increasing seeds, for which `is_wanted` returns `true`.
fn first_deal_moment(rules: &Rules, players: usize, is_wanted: impl Fn(&Deal) -> bool) -> Moment {
    let deal = |moment: &Moment| match &moment.events[0] {
        Event::RoundStarted { deal, .. } => is_wanted(deal),
        _ => false,
    };
    first_moment(rules, players, deal)
}

#[test]
fn sentences_of_ties_for_the_start_match_their_snapshots() {
    let all = variant_with_changes(Edition::Goliath, &[("start_tie", "all-again")]);
    let rules = all.rules(3).unwrap();
    let again = first_deal_moment(&rules, 3, |deal| deal.starter_draws.len() == 2);
    let tied_again = Edition::Goliath.rules(3).unwrap();
    let tied = first_deal_moment(&tied_again, 3, |deal| deal.starter_draws.len() == 2);
    // After the deal, five tiles remain, and each of the three players draws one of them to decide who starts.
    let few = Rules { hand: 17, ..rules.clone() };
    let sum_of = |deal: &Deal| {
        let sums: Vec<i32> = deal.starter_draws[0].iter().map(|(_, tile)| tile.sum()).collect();
        let most = sums.iter().max().copied();
        sums.into_iter().filter(|sum| Some(*sum) == most).count()
    };
    let decided =
        first_deal_moment(&few, 3, |deal| deal.starter_draws.len() == 1 && sum_of(deal) > 1);
    check_snapshot("start-tie", |text, page| {
        page.add("all draw again", turn_message(text, &again));
        page.add("the tied draw again", turn_message(text, &tied));
        page.add("the pool ends the draw", turn_message(text, &decided));
        page.add("rules", text.rules_page(&all, None, RulesReader::Host, None));
        page.add("idle", text.invalid_rules_refusal(&InvalidVariant::NoEffect(Clause::StartTie)));
    });
    for text in all_texts() {
        assert_ne!(
            text.rule_sentence(&rules, Clause::StartTie),
            text.rule_sentence(&tied_again, Clause::StartTie)
        );
    }
}

#[test]
fn sentences_of_racks_counted_when_one_player_is_out_match_their_snapshots() {
    let changes = [("out_count", "at-bell"), ("match", "single")];
    let bell = variant_with_changes(Edition::GoliathNl, &changes);
    let rules = bell.rules(3).unwrap();
    let out = first_moment(&rules, 3, |now| {
        now.view().turn.is_some() && count_empty_racks(&now.view()) == 1
    });
    let over = first_moment(&rules, 3, |now| now.ends_round(RoundEnd::Out) && now.events.len() > 2);
    check_snapshot("out-count", |text, page| {
        page.add("out, and played on", turn_message(text, &out));
        page.add("over", turn_message(text, &over));
        page.add("rules", text.rules_page(&bell, None, RulesReader::Host, None));
        page.add("idle", text.invalid_rules_refusal(&InvalidVariant::NoEffect(Clause::OutCount)));
    });
}

#[test]
fn rules_for_one_player_omit_drawing_for_the_start_and_points_of_others() {
    for text in all_texts() {
        let solo: Variant = Edition::GoliathNl.into();
        let rules = solo.rules(1).unwrap();
        let topics = |players| text.rules_by_topic(&solo, &rules, players).join("\n");
        let form = |players| text.rules_page(&solo, players, RulesReader::Match, None);
        for said in [Clause::Starter, Clause::StartTie, Clause::Blocked] {
            let line = text.clause_line(&solo, said, text.rule_sentence(&rules, said));
            assert!(topics(Some(2)).contains(&line) && form(None).contains(&line), "{line}");
            assert!(!topics(Some(1)).contains(&line) && !form(Some(1)).contains(&line), "{line}");
        }
        let nobody = text.rule_sentence(&Edition::Kids.rules(1).unwrap(), Clause::Blocked);
        assert!(topics(Some(1)).contains(&nobody) && form(Some(1)).contains(&nobody));
    }
}
