-- The schema of the first release. Both databases run this file: BIGINT, INTEGER, DOUBLE PRECISION and TEXT only, booleans as 0 and
-- 1, times as milliseconds since 1970, ids made by the program. A released file never changes: a later change is a new file.

-- Tables and matches -------------------------------------------------------------------------------------------------------------

-- One game in one channel, from the lobby to the end.
CREATE TABLE tables (
    id BIGINT NOT NULL PRIMARY KEY,
    -- The server; with direct = 1, the channel of the direct conversation.
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    status TEXT NOT NULL,
    -- 1 in the lobby and during the match, 0 afterwards.
    open INTEGER NOT NULL CHECK (open = 0 OR open = 1),
    -- The time of the next timed action, such as the end of a turn.
    due_at BIGINT,
    -- The number of the last event.
    seq BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    -- The person who opened the table; NULL for a table of a tournament.
    opened_by BIGINT,
    -- The time of deletion of a table that was closed before its match ended.
    forget_at BIGINT,
    -- 1 for a table in a direct conversation with the bot. The channel in guild_id then makes quotas and shares count for each
    -- conversation. No result, season or ranking has such an id.
    direct INTEGER NOT NULL DEFAULT 0 CHECK (direct = 0 OR direct = 1)
);

CREATE UNIQUE INDEX tables_one_open_per_channel ON tables (channel_id) WHERE open = 1;
CREATE INDEX tables_by_channel ON tables (channel_id, created_at);
CREATE INDEX tables_due ON tables (due_at) WHERE open = 1;
CREATE INDEX tables_open_by_guild ON tables (guild_id) WHERE open = 1 AND opened_by IS NOT NULL;
CREATE INDEX tables_lobbies_by_person ON tables (opened_by) WHERE status = 'lobby' AND opened_by IS NOT NULL;
CREATE INDEX tables_to_forget ON tables (forget_at) WHERE forget_at IS NOT NULL;
CREATE INDEX tables_by_guild ON tables (guild_id, id);
CREATE INDEX tables_by_opener ON tables (opened_by) WHERE opened_by IS NOT NULL;

-- The events of a table. The primary key makes the second of two concurrent writers fail.
CREATE TABLE events (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- The outbox: public messages to publish, and those published recently.
CREATE TABLE announcements (
    table_id BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    position INTEGER NOT NULL,
    channel_id BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    body TEXT NOT NULL,
    nonce TEXT NOT NULL,
    lease_until BIGINT NOT NULL,
    lease_owner TEXT,
    attempts INTEGER NOT NULL,
    done_at BIGINT,
    -- The server of the table.
    guild_id BIGINT NOT NULL DEFAULT 0,
    -- 1 for the first unpublished announcement of its table, the only one that may be claimed.
    head INTEGER NOT NULL DEFAULT 0 CHECK (head = 0 OR head = 1),
    PRIMARY KEY (table_id, seq, position),
    FOREIGN KEY (table_id, seq) REFERENCES events (table_id, seq)
);

CREATE UNIQUE INDEX announcements_nonce ON announcements (nonce);
CREATE INDEX announcements_waiting ON announcements (table_id, seq, position) WHERE done_at IS NULL;
CREATE INDEX announcements_done ON announcements (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX announcements_free ON announcements (created_at, table_id)
WHERE head = 1 AND done_at IS NULL AND lease_until = 0;
CREATE INDEX announcements_delayed ON announcements (lease_until)
WHERE head = 1 AND done_at IS NULL AND lease_until > 0;
CREATE INDEX announcements_leased ON announcements (guild_id, lease_until)
WHERE done_at IS NULL AND lease_owner IS NOT NULL;

-- The public messages of a table that the bot may still change: the one with the buttons, and others by their kind.
CREATE TABLE messages (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    message_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    PRIMARY KEY (table_id, kind)
);

-- The interactions that were carried out, so that one that Discord delivers twice takes effect once.
CREATE TABLE handled (
    interaction_id BIGINT NOT NULL PRIMARY KEY,
    table_id BIGINT NOT NULL,
    at BIGINT NOT NULL
);

CREATE INDEX handled_at ON handled (at);

-- The people of each open table: those in its seats, and the owners of seats that a computer plays for them.
CREATE TABLE table_people (
    person_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person_id, table_id)
);

CREATE INDEX table_people_by_table ON table_people (table_id);

-- The orders that players of slow matches leave for their next turns. They are private, and therefore no events of the table.
CREATE TABLE standing_orders (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    person_id BIGINT NOT NULL,
    -- Changes with the order, so that an order is carried out only as it was read.
    revision BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, person_id)
);

CREATE INDEX standing_orders_by_person ON standing_orders (person_id);

-- Results ------------------------------------------------------------------------------------------------------------------------
-- They are written with the event that ends a match and never change: ratings and leaderboards are computed from them.

-- The number of results of each server. The numbers have no gaps and follow the order of the commits.
CREATE TABLE result_counts (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    last BIGINT NOT NULL
);

-- A match that was played to its end.
CREATE TABLE results (
    table_id BIGINT NOT NULL PRIMARY KEY REFERENCES tables (id),
    guild_id BIGINT NOT NULL,
    -- Counted from 1 on each server, in the order of the commits.
    number BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    started_at BIGINT NOT NULL,
    finished_at BIGINT NOT NULL,
    edition TEXT NOT NULL,
    -- 1 if its rules differed from the edition's.
    changed INTEGER NOT NULL CHECK (changed = 0 OR changed = 1),
    scoring TEXT NOT NULL,
    rounds INTEGER NOT NULL,
    -- 1 if they differed in more than the length of the match.
    play_changed INTEGER NOT NULL DEFAULT 0,
    -- 1 if the match was given up after a player had left.
    given_up INTEGER NOT NULL DEFAULT 0
);

CREATE UNIQUE INDEX results_in_order ON results (guild_id, number);
CREATE INDEX results_by_time ON results (guild_id, finished_at);
CREATE INDEX results_in_time ON results (finished_at, guild_id);

-- The result of one seat.
CREATE TABLE result_seats (
    table_id BIGINT NOT NULL REFERENCES results (table_id),
    seat INTEGER NOT NULL,
    -- The owner of the seat when the match started: a person with a name, or a computer by its number.
    person_id BIGINT,
    name TEXT,
    computer INTEGER,
    -- For a person who left the match: the order of leaving, from 1.
    left_order INTEGER,
    points INTEGER NOT NULL,
    place INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    missed_turns INTEGER NOT NULL,
    placements INTEGER NOT NULL,
    draws INTEGER NOT NULL,
    bridges INTEGER NOT NULL,
    hexagons INTEGER NOT NULL,
    double_hexagons INTEGER NOT NULL,
    triple_hexagons INTEGER NOT NULL,
    best_move INTEGER NOT NULL,
    rounds_won INTEGER NOT NULL,
    -- The turns that a computer played for an owner who could come back.
    minded_turns INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat),
    CHECK ((person_id IS NULL AND computer IS NOT NULL) OR (person_id IS NOT NULL AND name IS NOT NULL AND computer IS NULL))
);

CREATE INDEX result_seats_by_person ON result_seats (person_id) WHERE person_id IS NOT NULL;

-- The decisions of moderators to void a result or to count it again: the last row about a result holds. No row is ever deleted.
CREATE TABLE voidings (
    guild_id BIGINT NOT NULL,
    -- The result's number on its server.
    number BIGINT NOT NULL,
    -- Counted from 1 for each result.
    seq INTEGER NOT NULL,
    table_id BIGINT NOT NULL REFERENCES results (table_id),
    voided INTEGER NOT NULL CHECK (voided = 0 OR voided = 1),
    at BIGINT NOT NULL,
    -- The moderator, with the display name of that time.
    person_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (guild_id, number, seq)
);

CREATE INDEX voidings_by_table ON voidings (table_id, seq);
CREATE INDEX voidings_by_person ON voidings (person_id);

-- The league ---------------------------------------------------------------------------------------------------------------------

-- The league settings of a server.
CREATE TABLE guild_leagues (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    -- The length of a season, or none; NULL for the default.
    season TEXT,
    -- The channel for final tables of seasons; NULL for the channel of the last match.
    channel_id BIGINT,
    -- The role for the champion of a season.
    champion_role BIGINT,
    -- The role for the champion of a season's tournaments.
    tournament_role BIGINT
);

-- The seasons that have ended. Ratings become less certain at each end; the owner of the lease announces the final table.
CREATE TABLE season_ends (
    guild_id BIGINT NOT NULL,
    ends_at BIGINT NOT NULL,
    length TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    lease_until BIGINT NOT NULL,
    lease_owner TEXT,
    attempts INTEGER NOT NULL,
    done_at BIGINT,
    -- The person who was given the champion's role.
    champion BIGINT,
    -- The person who was given the role of the tournaments' champion.
    tournament_champion BIGINT,
    PRIMARY KEY (guild_id, ends_at)
);

CREATE INDEX season_ends_waiting ON season_ends (lease_until) WHERE done_at IS NULL;
CREATE INDEX season_ends_by_champion ON season_ends (champion);
CREATE INDEX season_ends_by_tournament_champion ON season_ends (tournament_champion);

-- The members of servers, as last checked.
CREATE TABLE members (
    guild_id BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    -- 1 if the person had left the server.
    gone INTEGER NOT NULL CHECK (gone = 0 OR gone = 1),
    checked_at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, person_id)
);

CREATE INDEX members_by_time ON members (guild_id, checked_at);
CREATE INDEX members_by_person ON members (person_id);

-- Saved states of a server's league after some of its results. They follow from results and tournament_outcomes, and are computed
-- again after a deletion.
CREATE TABLE league_snapshots (
    guild_id BIGINT NOT NULL,
    -- Matches or tournaments.
    kind TEXT NOT NULL,
    -- The fingerprint of the rating rules: a program reads only snapshots made by its own rules.
    rules TEXT NOT NULL,
    -- The number of the last result, or tournament outcome, that is included.
    number BIGINT NOT NULL,
    -- A snapshot is written in parts, so that other writers to a file do not wait long. It is complete with all its parts, counted
    -- from 0.
    part INTEGER NOT NULL,
    parts INTEGER NOT NULL,
    -- The time of the newest match, or tournament, that is included.
    newest_at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (guild_id, kind, rules, number, part)
);

-- How many times the states computed from a server's results were discarded, here and in the memory of every process.
CREATE TABLE league_discards (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    times BIGINT NOT NULL
);

-- Tournaments --------------------------------------------------------------------------------------------------------------------

-- One tournament in one channel.
CREATE TABLE tournaments (
    id BIGINT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    -- 1 until the tournament is over.
    open INTEGER NOT NULL CHECK (open = 0 OR open = 1),
    -- The time of the next timed action.
    due_at BIGINT,
    -- The time of the next update of its channel; NULL while the channel is up to date.
    show_at BIGINT,
    -- The number of the last event.
    seq BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    -- The version of the projection that computed its outcome; 0 if the outcome is to be computed.
    outcome_version INTEGER NOT NULL DEFAULT 0
);

CREATE UNIQUE INDEX tournaments_one_open_per_channel ON tournaments (channel_id) WHERE open = 1;
CREATE INDEX tournaments_by_channel ON tournaments (channel_id, created_at);
CREATE INDEX tournaments_due ON tournaments (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tournaments_to_show ON tournaments (show_at) WHERE show_at IS NOT NULL;
CREATE INDEX tournaments_to_work_out ON tournaments (outcome_version, guild_id) WHERE open = 0;
CREATE INDEX tournaments_by_guild ON tournaments (guild_id, id);

-- The events of a tournament. The primary key makes the second of two concurrent writers fail.
CREATE TABLE tournament_events (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (tournament_id, seq)
);

-- The tables that a tournament has opened.
CREATE TABLE tournament_tables (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    number INTEGER NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    -- 1 until the tournament has taken over the result, or needs it no more.
    waiting INTEGER NOT NULL CHECK (waiting = 0 OR waiting = 1),
    PRIMARY KEY (tournament_id, number)
);

CREATE UNIQUE INDEX tournament_tables_by_table ON tournament_tables (table_id);
CREATE INDEX tournament_tables_waiting ON tournament_tables (table_id) WHERE waiting = 1;

-- The posts in a tournament's channel, each by its name.
CREATE TABLE tournament_posts (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    name TEXT NOT NULL,
    message_id BIGINT,
    channel_id BIGINT,
    -- Of what the message shows.
    content_hash TEXT NOT NULL,
    PRIMARY KEY (tournament_id, name)
);

-- The role whose members may organise tournaments on a server.
CREATE TABLE tournament_roles (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    role_id BIGINT NOT NULL
);

-- The number of outcomes of each server. The numbers follow the order of the commits.
CREATE TABLE tournament_outcome_counts (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    last BIGINT NOT NULL
);

-- The outcomes of tournaments that were played to their end, for leaderboards and lists. They follow from tournament_events, and
-- are computed again after a deletion.
CREATE TABLE tournament_outcomes (
    tournament_id BIGINT NOT NULL PRIMARY KEY REFERENCES tournaments (id),
    guild_id BIGINT NOT NULL,
    -- Counted from 1 on each server. An outcome that is computed again gets a new number.
    number BIGINT NOT NULL,
    finished_at BIGINT NOT NULL,
    version INTEGER NOT NULL,
    outcome TEXT NOT NULL
);

CREATE UNIQUE INDEX tournament_outcomes_in_order ON tournament_outcomes (guild_id, number);
CREATE INDEX tournament_outcomes_by_time ON tournament_outcomes (guild_id, finished_at, tournament_id);

-- Settings of servers ------------------------------------------------------------------------------------------------------------

-- Language and colours.
CREATE TABLE guild_settings (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    locale TEXT,
    theme TEXT
);

-- The level of computers at tables whose host chooses none.
CREATE TABLE guild_computers (
    guild_id BIGINT PRIMARY KEY,
    level TEXT NOT NULL
);

-- The boards that keep their pictures after their turn.
CREATE TABLE guild_pictures (
    guild_id BIGINT PRIMARY KEY,
    kept TEXT NOT NULL
);

-- The choices for tables whose host chooses none; NULL for the program's defaults.
CREATE TABLE guild_table_defaults (
    guild_id BIGINT PRIMARY KEY,
    edition TEXT,
    length TEXT,
    clock TEXT,
    thread INTEGER NOT NULL
);

-- The hints at tables whose host chooses none.
CREATE TABLE guild_hints (
    guild_id BIGINT PRIMARY KEY,
    hints TEXT NOT NULL
);

-- The channels in which tables may be opened, and the roles that may open them: ids separated by spaces; empty for all.
CREATE TABLE guild_openings (
    guild_id BIGINT PRIMARY KEY,
    channels TEXT NOT NULL,
    roles TEXT NOT NULL
);

-- Settings of people -------------------------------------------------------------------------------------------------------------

-- Language, colours, and whether private answers have pictures; NULL for the defaults.
CREATE TABLE person_settings (
    person_id BIGINT NOT NULL PRIMARY KEY,
    locale TEXT,
    theme TEXT,
    pictures TEXT
);

-- The hours in which a person's slow turn clocks stand still, in minutes after midnight of their time zone. If the first is
-- greater, midnight lies between them.
CREATE TABLE quiet_hours (
    person_id BIGINT NOT NULL PRIMARY KEY,
    from_minute INTEGER NOT NULL CHECK (from_minute >= 0 AND from_minute < 1440),
    to_minute INTEGER NOT NULL CHECK (to_minute >= 0 AND to_minute < 1440),
    -- The name of a zone of the IANA database.
    zone TEXT NOT NULL
);

-- The people who have seen the introduction, which is shown with their first rack.
CREATE TABLE introduced (
    person_id BIGINT PRIMARY KEY
);

-- The ways in which a person wants to be called to their turns.
CREATE TABLE ping_settings (
    person_id BIGINT PRIMARY KEY,
    mode TEXT,
    digest TEXT,
    -- The language at the time of the choice, for direct messages: Discord gives none there.
    locale TEXT,
    -- The direct conversation with the bot, and whether Discord refuses messages there (0 or 1).
    direct_channel_id BIGINT,
    direct_closed INTEGER NOT NULL
);

-- Pings that come later than the message of their turn, or outside its channel: at most one for each person at each table.
CREATE TABLE pings (
    person_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    -- The number of the table's event that caused the ping. No event causes two.
    occasion BIGINT NOT NULL,
    -- The time at which the turn began.
    turn_since BIGINT NOT NULL,
    kind TEXT NOT NULL,
    -- The message with the board, if known.
    message_id BIGINT,
    due_at BIGINT NOT NULL,
    -- The time of the next attempt: due_at, the end of a worker's lease, or a retry after a failure.
    next_at BIGINT NOT NULL,
    attempts INTEGER NOT NULL,
    done_at BIGINT,
    -- As in tables.
    direct INTEGER NOT NULL DEFAULT 0 CHECK (direct = 0 OR direct = 1),
    PRIMARY KEY (person_id, table_id)
);

CREATE INDEX pings_waiting ON pings (next_at) WHERE done_at IS NULL;
CREATE INDEX pings_done ON pings (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX pings_by_guild ON pings (guild_id);

-- Moderation ---------------------------------------------------------------------------------------------------------------------

-- The people who may not sit down at tables or enter tournaments. Expired rows are deleted when the server bars another person.
CREATE TABLE bars (
    guild_id BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    -- The name of a reason, or of the kind of reason that a moderator wrote.
    cause TEXT NOT NULL,
    -- The reason in a moderator's own words.
    words TEXT,
    since BIGINT NOT NULL,
    -- NULL: until a moderator lifts it.
    until BIGINT,
    PRIMARY KEY (guild_id, person_id)
);

CREATE INDEX bars_by_person ON bars (person_id);

-- The actions of moderators, each under its interaction, so that none is logged twice.
CREATE TABLE moderation_log (
    guild_id BIGINT NOT NULL,
    interaction_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    moderator_id BIGINT NOT NULL,
    -- The person concerned, if any.
    person_id BIGINT,
    body TEXT NOT NULL,
    PRIMARY KEY (guild_id, interaction_id)
);

CREATE INDEX moderation_log_by_person ON moderation_log (person_id) WHERE person_id IS NOT NULL;
CREATE INDEX moderation_log_by_moderator ON moderation_log (moderator_id);

-- Privacy ------------------------------------------------------------------------------------------------------------------------

-- The people who have asked for the deletion of their data, until it is complete.
CREATE TABLE forgetting (
    person_id BIGINT NOT NULL PRIMARY KEY,
    -- Random hexadecimal digits. With the id of a server, they yield the id that replaces the person there. Deleted with the row.
    secret TEXT NOT NULL,
    asked_at BIGINT NOT NULL,
    -- The time at which nothing was left. A last pass follows shortly afterwards, for writes that were under way.
    done_at BIGINT
);

-- The servers that have removed the bot. Their data is deleted after a while.
CREATE TABLE departures (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    left_at BIGINT NOT NULL
);

-- The program itself -------------------------------------------------------------------------------------------------------------

-- Facts about the installation, such as the hash of the registered commands.
CREATE TABLE facts (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- Tasks that one process at a time may do, such as identifying to Discord's gateway.
CREATE TABLE leases (
    name TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL,
    until BIGINT NOT NULL
);

CREATE INDEX leases_until ON leases (until);

-- The emojis that the bot has uploaded to an application: tiles in lines of text.
CREATE TABLE application_emojis (
    application_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    emoji_id BIGINT NOT NULL,
    -- A hash of the uploaded picture.
    hash TEXT NOT NULL,
    PRIMARY KEY (application_id, name)
);
