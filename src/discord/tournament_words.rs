//! A tournament in words: its state and events, as the sentences want them.

use crate::league::tournament::{
    Ending, Entry, EntryId, Explained, Format, Hand, Mean, Out, Outcome, Player, Row, Ruling,
    Stage, Table, Tournament, TournamentEvent, share_of,
};
use crate::table::Millis;
use crate::text::{
    Account, By, Came, Hosted, HostedLength, HostedState, HostedTable, Line, Placed, StandingsOf,
    StandingsPage, Text, TournamentNews, Who,
};

/// No more persons than this are called in one message.
const CALLS: usize = 60;
const MINUTE: Millis = 60_000;

/// The name of an entry's player.
pub(super) fn who(state: &Tournament, entry: EntryId) -> Who<'_> {
    state.entries.get(entry).map_or(Who::Person(""), |entry| player(&entry.player))
}

fn names<'a>(state: &'a Tournament, entries: &[EntryId]) -> Vec<Who<'a>> {
    entries.iter().map(|entry| who(state, *entry)).collect()
}

fn unix(moment: Millis) -> i64 {
    moment / 1000
}

/// The tournament's own message.
pub(super) fn hosted(state: &Tournament, text: &Text) -> String {
    let players: Vec<EntryId> =
        (0..state.entries.len()).filter(|entry| state.entries[*entry].is_in()).collect();
    text.hosted(&Hosted {
        name: &state.plan.name,
        organiser: state.organiser,
        length: match state.plan.format {
            Format::Swiss { rounds } => HostedLength::Rounds(rounds),
            Format::Arena { lasts } => HostedLength::Minutes(lasts / MINUTE),
        },
        seats: state.plan.seats,
        has_final: state.plan.final_table,
        edition: &state.plan.edition,
        players: &names(state, &players),
        capacity: state.plan.capacity,
        state: stage(state),
    })
}

fn stage(state: &Tournament) -> HostedState<'_> {
    let playing = state.open_tables().count();
    match state.stage {
        Stage::Over(Ending::Played) => match state.standings().first() {
            Some(row) => HostedState::Won(who(state, row.entry)),
            None => HostedState::TooFew,
        },
        Stage::Over(Ending::TooFew) => HostedState::TooFew,
        Stage::Over(Ending::Cancelled) => HostedState::Cancelled,
        Stage::Over(Ending::Expired) => HostedState::Expired,
        _ if state.paused_at.is_some() => HostedState::Paused,
        Stage::SignUp => HostedState::SignUp,
        Stage::CheckIn { until } => HostedState::CheckIn { until: unix(until) },
        Stage::Playing { .. } if state.final_table().is_some() => HostedState::Final,
        Stage::Playing { until: Some(until) } if until > state.changed_at => {
            HostedState::Arena { until: unix(until), playing }
        }
        Stage::Playing { until: Some(_) } => HostedState::ArenaEnding { playing },
        Stage::Playing { until: None } => HostedState::Round {
            round: state.rounds_paired(),
            of: state.plan.rounds().unwrap_or_default(),
            playing,
        },
    }
}

/// How sentences name a table.
pub(super) fn named(table: &Table) -> HostedTable {
    match (table.is_final, table.round) {
        (true, _) => HostedTable::Final,
        (false, 0) => HostedTable::OfArena { table: table.number },
        (false, round) => HostedTable::OfRound { table: table.number, round },
    }
}

/// A table's message in the tournament's channel.
pub(super) fn table(state: &Tournament, table: &Table, text: &Text) -> String {
    let players = names(state, &table.entries());
    let ruled = table.ruling.is_some();
    let came = |came: &Came<'_>| text.hosted_table(named(table), &players, came, ruled);
    match table.outcome() {
        None => came(&Came::NotYet),
        Some(Outcome::Void) => came(&Came::Void),
        Some(Outcome::Places(results)) => {
            let shares = share_of(&results);
            let places = results.iter().zip(&shares).zip(&players);
            let mut places: Vec<Placed<'_>> = places
                .map(|((result, share), who)| Placed {
                    who: *who,
                    place: result.place,
                    score: result.score,
                    points: (!table.is_final).then_some(*share),
                })
                .collect();
            places.sort_by_key(|placed| placed.place);
            came(&Came::Places(&places))
        }
    }
}

fn line<'a>(state: &'a Tournament, row: &Row) -> Line<'a> {
    Line {
        rank: row.rank,
        who: who(state, row.entry),
        points: row.points,
        head_to_head: row.head_to_head,
        opponents: row.opponents.map(Mean::tenths),
        wins: row.wins,
        place: row.place.map(Mean::tenths),
        margin: row.margin.map(Mean::tenths),
        absences: row.absences,
        lot: row.lot,
    }
}

/// A page of the standings after a round, at the end, or as they are now, for this person.
pub(super) fn standings(
    state: &Tournament,
    text: &Text,
    round: Option<u32>,
    person: Option<u64>,
    page: usize,
) -> StandingsPage {
    let rows = state.standings();
    let lines: Vec<Line<'_>> = rows.iter().map(|row| line(state, row)).collect();
    let own = person.and_then(|person| state.entry_of(person));
    let own = rows.iter().position(|row| Some(row.entry) == own);
    let of = match (state.stage, round, lines.first()) {
        (_, Some(round), _) => StandingsOf::Round(round),
        (Stage::Over(Ending::Played), None, Some(first)) => StandingsOf::End(first.who),
        _ => StandingsOf::Now,
    };
    let name = &state.plan.name;
    text.hosted_standings(of, name, &lines, own, page)
}

/// How an entry's line came about; `None` where it has none.
pub(super) fn account(state: &Tournament, text: &Text, entry: EntryId) -> Option<String> {
    let Explained { row, shares, equals, opponents, left_out } = state.explain(entry)?;
    let opponents: Vec<(Who<'_>, u32)> =
        opponents.iter().map(|one| (who(state, one.entry), one.points)).collect();
    Some(text.hosted_account(&Account {
        line: line(state, &row),
        shares: &shares,
        equals: &names(state, &equals),
        opponents: &opponents,
        left_out: left_out.map(|one| (who(state, one.entry), one.points)),
    }))
}

/// The persons at a table, and until when in minutes they have to turn up; the call to it.
pub(super) fn call(state: &Tournament, table: &Table, text: &Text) -> (Vec<u64>, String) {
    let persons = table.seats.iter().filter_map(|seat| state.entries.get(seat.entry));
    let persons: Vec<u64> = persons.filter_map(|entry| entry.player.person()).collect();
    let turn_up = state.plan.turn_up / MINUTE;
    let name = &state.plan.name;
    let call = text.hosted_call(named(table), name, &persons, turn_up, unix(table.until));
    (persons, call)
}

/// Whom a message about this event calls.
pub(super) fn called(state: &Tournament, event: &TournamentEvent) -> Vec<u64> {
    match event {
        TournamentEvent::CheckInOpened { .. } => {
            let absent = |entry: &&Entry| entry.is_in() && !entry.checked_in;
            let absent = state.entries.iter().filter(absent);
            absent.filter_map(|entry| entry.player.person()).take(CALLS).collect()
        }
        _ => Vec::new(),
    }
}

/// Who requester something.
fn by(hand: &Hand) -> By<'_> {
    By { id: hand.id, name: &hand.name }
}

fn player(player: &Player) -> Who<'_> {
    match player {
        Player::Person { name, .. } => Who::Person(name),
        Player::Computer { number } => Who::Computer(*number),
    }
}

/// An event in words, of a tournament that was in this state before it; `None` where there is nothing to say of it.
pub(super) fn event(state: &Tournament, text: &Text, event: &TournamentEvent) -> Option<String> {
    let who = |entry: &EntryId| who(state, *entry);
    let told = match event {
        TournamentEvent::Created { by: hand, .. } => TournamentNews::Created { by: by(hand) },
        TournamentEvent::Joined { player: one } => TournamentNews::Joined { who: player(one) },
        TournamentEvent::Computers { count, by: hand } => {
            TournamentNews::Computers { count: *count, by: by(hand) }
        }
        TournamentEvent::CheckInOpened { until, .. } => {
            let (calls, until) = (called(state, event), unix(*until));
            return Some(text.hosted_event(&TournamentNews::CheckIn { calls: &calls, until }));
        }
        TournamentEvent::CheckInFailed => TournamentNews::CheckInFailed,
        TournamentEvent::Started { seed, by: hand, .. } => {
            TournamentNews::Started { seed: *seed, by: hand.as_ref().map(by) }
        }
        TournamentEvent::Paired(paired) => {
            let (tables, until) = (paired.tables.len(), unix(paired.until));
            let byes = names(state, &paired.byes);
            let of = state.plan.rounds().unwrap_or_default();
            return Some(text.hosted_event(&match (paired.is_final, paired.round) {
                (true, _) => TournamentNews::Final { until },
                (false, 0) => TournamentNews::ArenaTables { tables },
                (false, round) => TournamentNews::Round { round, of, tables, byes: &byes, until },
            }));
        }
        TournamentEvent::NoShow { table, entry } => {
            TournamentNews::NoShow { who: who(entry), table: *table }
        }
        TournamentEvent::Finished { table, .. } => TournamentNews::Finished { table: *table },
        TournamentEvent::RoundEnded { round } => TournamentNews::RoundEnded { round: *round },
        TournamentEvent::Ruled { table, ruling, by: hand } => {
            let (table, by) = (*table, by(hand));
            match ruling {
                Some(Ruling::Order(order)) => {
                    let order: Vec<Vec<Who<'_>>> =
                        order.iter().map(|group| names(state, group)).collect();
                    let ruled = TournamentNews::RuledOrder { by, table, order: &order };
                    return Some(text.hosted_event(&ruled));
                }
                Some(Ruling::Void) => TournamentNews::RuledVoid { by, table },
                None => TournamentNews::RulingBack { by, table },
            }
        }
        TournamentEvent::Withdrawn { entry, out, by: hand } => {
            let who = who(entry);
            match (out, hand) {
                (Out::Removed, Some(hand)) => TournamentNews::Removed { who, by: by(hand) },
                (Out::NoShows, _) => TournamentNews::NoShows { who },
                (Out::Unchecked, _) => TournamentNews::Unchecked { who },
                (Out::Left | Out::Removed, _) => TournamentNews::Left { who },
            }
        }
        TournamentEvent::Replaced { entry, player: one, by: hand } => {
            TournamentNews::Replaced { who: who(entry), player: player(one), by: by(hand) }
        }
        TournamentEvent::Pardoned { entry, by: hand } => {
            TournamentNews::Pardoned { who: who(entry), by: by(hand) }
        }
        TournamentEvent::Paused { by: hand } => TournamentNews::Paused { by: by(hand) },
        TournamentEvent::Resumed { by: hand } => TournamentNews::Resumed { by: by(hand) },
        TournamentEvent::Extended { time, by: hand } => {
            TournamentNews::Extended { minutes: time / MINUTE, by: by(hand) }
        }
        TournamentEvent::Ended { ending: Ending::Cancelled, by: Some(hand) } => {
            TournamentNews::Cancelled { by: by(hand) }
        }
        TournamentEvent::Ended { .. } => TournamentNews::Ended,
        TournamentEvent::CheckedIn { .. }
        | TournamentEvent::Opened { .. }
        | TournamentEvent::Arrived { .. } => {
            return None;
        }
    };
    Some(text.hosted_event(&told))
}

/// Everything that happened, for the log: its moment in seconds of Unix time, and who is meant by the name that they had then.
pub(super) fn history(text: &Text, log: &[(Millis, TournamentEvent)]) -> Vec<(i64, String)> {
    let mut state: Option<Tournament> = None;
    let mut lines = Vec::new();
    for (at, happened) in log {
        let before = state.take().or_else(|| Tournament::open(*at, happened));
        let Some(mut before) = before else { break };
        let told = match happened {
            TournamentEvent::CheckInOpened { until, by: hand } => {
                let opened = TournamentNews::CheckInOpened { by: by(hand), until: unix(*until) };
                Some(text.hosted_event(&opened))
            }
            other => event(&before, text, other),
        };
        lines.extend(told.map(|told| (unix(*at), told)));
        if !matches!(happened, TournamentEvent::Created { .. })
            && before.apply(*at, happened).is_err()
        {
            break;
        }
        state = Some(before);
    }
    lines
}
