//! The facts that must survive an upgrade. The current program reads them from the database of a snapshot and compares them with
//! the facts read when the snapshot was taken.

use serde_json::{Map, Value, json};
use triominos::guild::Guilds;
use triominos::ids::{GuildId, PersonId, TableId, TournamentId};
use triominos::league::tournament::{ExactMean, Stage, TableOutcome, Tournament, TournamentEvent};
use triominos::league::{
    Achievements, LeaderboardKind, LeaderboardPeriod, LeagueState, Player, Profile, Query, Row,
    RuleChanges,
};
use triominos::store::{Store, StoredResult};
use triominos::table::{Occupant, Phase, Table};
use triominos::time::Clock;
use triominos_rules::game::{Match, PlayerView};

use crate::restart::killed::load_valid_table;
use crate::support::bot::World;
use crate::support::database::OtherConnection;

/// The SQL query for the pending announcements.
const PENDING: &str =
    "SELECT body FROM announcements WHERE done_at IS NULL ORDER BY table_id, seq, position";

/// Reads all facts from the database of this world.
pub async fn facts_of_world(world: &World) -> Value {
    let store = Store::connect(&world.database_url()).await.expect("the bot's database");
    let mut database = world.database.open_connection().await;
    let guild = GuildId::new(world.discord.home().id());
    let mut tables = Map::new();
    for id in database.query_numbers("SELECT id FROM tables ORDER BY id").await {
        let message = store.table_message(TableId(id), "board").await.expect("it answers");
        let mut table = table_facts(&load_valid_table(&store, TableId(id)).await);
        table["message"] = json!(message.map(|message| message.message_id));
        tables.insert(id.to_string(), table);
    }
    let mut tournaments = Map::new();
    for id in database.query_numbers("SELECT id FROM tournaments ORDER BY id").await {
        let facts = tournament_facts(&stored_tournament_state(&store, TournamentId(id)).await);
        tournaments.insert(id.to_string(), facts);
    }
    let results = store.results_after(guild, 0, 10_000).await.expect("it answers");
    let facts = json!({
        "tables": tables,
        "tournaments": tournaments,
        "results": results.iter().map(result_facts).collect::<Vec<_>>(),
        "league": league_facts(&store, guild, world.clock.now()).await,
        "chosen": setting_facts(&store, &mut database, guild).await,
        "waiting": database.query_texts(PENDING).await,
    });
    database.close().await;
    store.close().await;
    facts
}

/// The JSON paths of facts that are not compared. They are computed from match results, so they change with the rules of ratings.
const COMPUTED: [&str; 2] = ["/league/boards", "/league/people"];

/// Asserts that every fact of `before` is the same in `now`. `now` may contain more facts.
#[track_caller]
pub fn assert_facts_unchanged(before: &Value, now: &Value) {
    let mut lost = Vec::new();
    collect_differences("", before, now, &mut lost);
    assert!(lost.is_empty(), "changed facts:\n{}", lost.join("\n"));
}

/// Adds a line to `differences` for each fact of `before` that is missing or different in `now`. `path` is the JSON path of both.
fn collect_differences(path: &str, before: &Value, now: &Value, differences: &mut Vec<String>) {
    match (before, now) {
        _ if COMPUTED.contains(&path) => {}
        (Value::Object(before), Value::Object(now)) => {
            for (key, before) in before {
                let now = now.get(key).unwrap_or(&Value::Null);
                collect_differences(&format!("{path}/{key}"), before, now, differences);
            }
        }
        (Value::Array(before), Value::Array(now)) if before.len() == now.len() => {
            for (index, (before, now)) in before.iter().zip(now).enumerate() {
                collect_differences(&format!("{path}/{index}"), before, now, differences);
            }
        }
        _ if before == now => {}
        _ => differences.push(format!("{path}: {before} is now {now}")),
    }
}

/// Returns the facts of a game table.
fn table_facts(table: &Table) -> Value {
    let phase = match &table.phase {
        Phase::Lobby => "lobby".to_owned(),
        Phase::Playing(_) => "playing".to_owned(),
        Phase::Over(_) => "over".to_owned(),
        Phase::Closed { reason, .. } => format!("closed: {}", json!(reason)),
    };
    // The result and the record contain the facts of a finished match.
    if matches!(table.phase, Phase::Over(_)) {
        return json!({
            "channel": table.channel,
            "phase": phase,
            "opened_at": table.opened_at,
            "edition": table.settings.edition,
            "events": table.seq,
            "scores": table.game().map(Match::scores),
        });
    }
    let seat = |(seat, occupant): (usize, &Occupant)| {
        let achievements = action_count_facts(&table.tally.achievements_of_owner(seat));
        let missed = table.missed_in_a_row.get(seat);
        match occupant {
            Occupant::Person(person) => {
                json!({ "person": person.id, "name": person.name, "deeds": achievements, "missed": missed })
            }
            Occupant::Computer { number, left, may_return } => json!({
                "computer": number, "may_return": may_return, "deeds": achievements, "missed": missed,
                "left": left.as_ref().map(|person| person.id),
            }),
        }
    };
    json!({
        "channel": table.channel,
        "phase": phase,
        "host": table.host,
        "convened": table.of_tournament,
        "edition": table.settings.edition,
        "changes": table.settings.changes,
        "hints": table.settings.hints,
        "clock": table.settings.clock,
        "capacity": table.allowed_player_counts().end(),
        "seats": table.seats.iter().enumerate().map(seat).collect::<Vec<_>>(),
        "end_votes": table.end_votes,
        "opened_at": table.opened_at,
        "started_at": table.started_at,
        "changed_at": table.changed_at,
        "due_at": table.due_at(),
        "deadline": table.turn_time.map(|time| {
            let deadline = time.deadline;
            json!({ "half": deadline.half, "near": deadline.near, "due": deadline.due })
        }),
        "events": table.seq,
        "match": table.game().map(match_facts),
    })
}

/// Returns the facts of a match.
fn match_facts(game: &Match) -> Value {
    let public = game.public_view();
    let views: Vec<PlayerView> =
        (0..game.player_count()).filter_map(|seat| game.player_view(seat)).collect();
    let rack =
        |view: &PlayerView| view.rack.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let placed = public.placements.iter().zip(public.spot_numbers_of_placements());
    let placed = placed.map(|(placement, spot)| {
        let corners = placement.corners.map(|corner| corner.to_string()).concat();
        format!("{} on {spot}, {corners}", placement.tile)
    });
    let in_turn = views.iter().find(|view| public.turn == Some(view.viewer.seat));
    json!({
        "rules": game.rules(),
        "scores": game.scores(),
        "round": game.rounds_dealt(),
        "turn": game.turn(),
        "decision": game.decision_number(),
        "winners": game.winners(),
        "racks": views.iter().map(rack).collect::<Vec<_>>(),
        "board": placed.collect::<Vec<_>>(),
        "spots": public.spots.iter().map(|spot| spot.number).collect::<Vec<_>>(),
        "pool": public.pool,
        "starter": public.starter,
        "draws": in_turn.map(|view| view.draws),
        "drawn": in_turn.and_then(|view| view.drawn).map(|tile| tile.to_string()),
        "choices": in_turn.map(|view| view.choices.len()),
    })
}

/// Returns the counts of a player's actions in a match.
fn action_count_facts(achievements: &Achievements) -> Value {
    json!([
        achievements.turns,
        achievements.missed_turns,
        achievements.placements,
        achievements.draws,
        achievements.bridges,
        achievements.hexagons,
        achievements.double_hexagons,
        achievements.triple_hexagons,
        achievements.best_move,
        achievements.rounds_won,
    ])
}

/// Returns the facts of a match result.
fn result_facts(stored: &StoredResult) -> Value {
    let StoredResult { number, result } = stored;
    let seats = result.seats.iter().map(|seat| {
        json!({
            "player": player_facts(&seat.player),
            "left": seat.left,
            "points": seat.points,
            "place": seat.place,
            "deeds": action_count_facts(&seat.achievements),
        })
    });
    json!({
        "number": number,
        "table": result.table,
        "channel": result.channel,
        "started_at": result.started_at,
        "finished_at": result.finished_at,
        "edition": result.edition.name(),
        "changed": result.rule_changes != RuleChanges::None,
        "rounds": result.rounds,
        "rated": result.is_rated(),
        "seats": seats.collect::<Vec<_>>(),
    })
}

/// Returns the id and name of a person, or the number of a computer player.
fn player_facts(player: &Player) -> Value {
    match player {
        Player::Person { id, name } => json!({ "person": id, "name": name }),
        Player::Computer { number } => json!({ "computer": number }),
    }
}

/// Builds a tournament from its stored events.
async fn stored_tournament_state(store: &Store, id: TournamentId) -> Tournament {
    let stored = store.tournament(id).await.expect("no event is missing").expect("it is there");
    let mut events = stored
        .events
        .iter()
        .map(|row| (row.at, TournamentEvent::from_json(row.version, &row.body).expect("it reads")));
    let (at, created) = events.next().expect("an event");
    let mut state = Tournament::from_creation(at, &created).expect("a creation");
    events.for_each(|(at, event)| state.apply(at, &event).expect("each event follows"));
    state
}

/// Returns the facts of a tournament.
fn tournament_facts(state: &Tournament) -> Value {
    let entries = state.entries.iter().map(|entry| {
        json!({
            "player": player_facts(&entry.player),
            "in": entry.can_be_paired(),
            "checked_in": entry.checked_in,
            "no_shows": entry.no_shows,
        })
    });
    let tables = state.tables.iter().map(|table| {
        let outcome = table.outcome().map(|outcome| match outcome {
            TableOutcome::Void => json!("void"),
            TableOutcome::Places(seats) => {
                seats.iter().map(|seat| json!([seat.place, seat.score, seat.stayed])).collect()
            }
        });
        json!({
            "number": table.number,
            "round": table.round,
            "entries": table.entries(),
            "turn_up_by": table.turn_up_by,
            "until": table.until,
            "arrived": table.seats.iter().map(|seat| seat.arrived).collect::<Vec<_>>(),
            "outcome": outcome,
        })
    });
    let stage = match state.stage {
        Stage::SignUp => json!("sign-up"),
        Stage::CheckIn { until } => json!({ "check_in_until": until }),
        Stage::Playing { until } => json!({ "playing_until": until }),
        Stage::Over(ending) => json!({ "over": ending }),
    };
    let tenths = |mean: Option<ExactMean>| mean.map(ExactMean::in_tenths);
    let standings = state.standings().into_iter().map(|row| {
        json!({
            "rank": row.rank,
            "entry": row.entry,
            "points": row.points,
            "against_each_other": row.head_to_head,
            "opponents": tenths(row.opponents),
            "wins": row.wins,
            "place": tenths(row.place),
            "margin": tenths(row.margin),
            "absences": row.absences,
            "played": row.played,
            "lot": row.lot,
        })
    });
    json!({
        "name": state.plan.name,
        "channel": state.channel,
        "organiser": state.organiser,
        "stage": stage,
        "paused_at": state.paused_at,
        "events": state.seq,
        "seed": state.seed,
        "rounds": state.rounds_paired(),
        "entries": entries.collect::<Vec<_>>(),
        "tables": tables.collect::<Vec<_>>(),
        "standings": standings.collect::<Vec<_>>(),
    })
}

/// Reads every leaderboard, and every player's rating to six decimal places. `now` is the current time in milliseconds since
/// 1970.
async fn league_facts(store: &Store, guild: GuildId, now: i64) -> Value {
    let guilds = Guilds::new(store.clone());
    let league_state = guilds.league_state(guild).await.expect("it answers");
    let season = guilds.league_rules(guild).await.expect("it answers").season.unwrap_or_default();
    let mut boards = Map::new();
    for (board, period) in LeaderboardKind::ALL
        .iter()
        .flat_map(|board| LeaderboardPeriod::ALL.iter().map(|period| (*board, *period)))
    {
        let months = period.months(now, season);
        let at = now.min(months.end.start_ms() - 1);
        let query = Query { board, months, edition: None, at };
        let rows = league_state.leaderboard(&query, |_| false);
        let name = format!("{} {}", board.name(), period.name());
        boards.insert(name, rows.iter().map(leaderboard_row_facts).collect());
    }
    let mut people = Map::new();
    for id in league_state.people().keys() {
        let profile = guilds.profile(guild, *id, now).await.expect("it answers");
        people.insert(
            id.to_string(),
            person_facts(&league_state, *id, now, &profile.expect("they played")),
        );
    }
    let members = store.memberships(guild).await.expect("it answers");
    let left = members.into_iter().filter(|(_, member)| member.gone).map(|(person, _)| person);
    json!({
        "boards": boards,
        "people": people,
        "left": left.collect::<Vec<_>>(),
        "ends": store.season_ends(guild).await.expect("it answers"),
        "champion": store.champions_before(guild, i64::MAX).await.expect("it answers").matches,
    })
}

/// Returns the facts of a row of a leaderboard.
fn leaderboard_row_facts(row: &Row) -> Value {
    let value = format!("{:.1}", row.value);
    json!([row.place, row.person, row.name, value, row.matches, row.provisional])
}

/// Returns the facts of a person in a league. `now` is the current time in milliseconds since 1970.
fn person_facts(league_state: &LeagueState, id: PersonId, now: i64, profile: &Profile) -> Value {
    let rating = league_state.rating(id, now);
    json!({
        "name": profile.name,
        "points": league_state.displayed_rating_at(id, now),
        "rating": rating.map(|rating| format!("{:.6} ± {:.6}", rating.mean, rating.deviation)),
        "place": profile.place,
        "matches": profile.all_time.matches,
        "wins": profile.all_time.wins,
        "season": profile.season.as_ref().map(leaderboard_row_facts),
        "course": profile.course.iter().map(|point| [point.at, point.points.into()]).collect::<Vec<_>>(),
    })
}

/// Reads the settings of servers and people.
async fn setting_facts(store: &Store, database: &mut OtherConnection, guild: GuildId) -> Value {
    let preferences = |language: Option<String>, theme: Option<String>| json!({ "language": language, "theme": theme });
    let mut people = Map::new();
    for id in database.query_numbers("SELECT person_id FROM person_settings").await {
        let chosen =
            store.person_settings(PersonId::new(id.cast_unsigned())).await.expect("it answers");
        people.insert(id.to_string(), preferences(chosen.locale, chosen.theme));
    }
    let mut servers = Map::new();
    for id in database.query_numbers("SELECT guild_id FROM guild_settings").await {
        let chosen =
            store.guild_settings(GuildId::new(id.cast_unsigned())).await.expect("it answers");
        servers.insert(id.to_string(), preferences(chosen.locale, chosen.theme));
    }
    let mut quiet = Map::new();
    for id in database.query_numbers("SELECT person_id FROM quiet_hours").await {
        let hours = store.quiet_hours(PersonId::new(id.cast_unsigned())).await.expect("it answers");
        let hours = hours.map(|hours| format!("{}–{} {}", hours.from, hours.to, hours.zone));
        quiet.insert(id.to_string(), json!(hours));
    }
    let league = store.league_settings(guild).await.expect("it answers");
    json!({
        "servers": servers,
        "people": people,
        "quiet": quiet,
        "season": league.season,
        "hall": league.channel,
        "role": league.champion_role,
        "organisers": store.tournament_role(guild).await.expect("it answers"),
    })
}
