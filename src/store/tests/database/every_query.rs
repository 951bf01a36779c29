//! Calls of every method of the store. A test checks that none is missing.

use std::path::Path;

use crate::ids::{
    ApplicationId, ChannelId, EmojiId, InteractionId, MessageId, PersonId, RoleId, TableId,
    TournamentId,
};
use crate::store::tests::guild::results::{end_with_result, match_result};
use crate::store::tests::{GUILD, event_row, new_announcement, new_lobby, start_of_match};
use crate::store::{
    AnnouncementKey, Append, AppendTournament, Champions, Claim, DailyReminder, EventOwnerKind,
    EventRewrite, GameOfDay, LeagueSettings, Membership, MessageRef, ModerationLine, NewOrder,
    NewOutcome, NewSnapshot, NewTable, NewTournament, NewVoiding, NextState, OpeningRestrictions,
    OwnEmoji, PersonSettings, PingSettings, PostedMessage, QuietHours, Quotas, SeasonEnd,
    SeenTables, ServerSettings, SnapshotKind, Store, StoredEvent, StoredPing, StoredReview,
    StoredSuspension, StoredTableDefaults, TryKey,
};

/// Calls every method that queries the database.
pub async fn call_every_query_method(store: &Store) {
    let (open, person, channel) = (TableId(100), PersonId::new(5), ChannelId::new(9_000_000_100));
    let now = 1_900_000_000_000;
    let handled = Some(InteractionId::new(77_000_000_000));
    let tournament = TournamentId(1_000_000);
    let (events, said) = ([event_row("a")], [new_announcement(1, "a"), new_announcement(1, "b")]);
    let new = NewTable {
        events: &events,
        announcements: &said,
        handled,
        ..new_lobby(crate::store::tests::TABLE)
    };
    store.open_table(new).await.unwrap();
    let quotas = Quotas { tables_per_server: u32::MAX, lobbies_per_person: u32::MAX };
    let channel_id = ChannelId::new(78_000_000_000);
    let more =
        NewTable { channel_id, opened_by: Some(person), ..new_lobby(TableId(78_000_000_000)) };
    store.open_table_within_quotas(more, quotas).await.unwrap();
    let append = Append {
        events: &events,
        expected_at: Some(1000),
        ..start_of_match(crate::store::tests::TABLE, 1)
    };
    store.append_events_and_move(append, ChannelId::new(79_000_000_000)).await.unwrap();
    let order = NewOrder {
        table: crate::store::tests::TABLE,
        expected_seq: 2,
        person,
        body: Some("order".into()),
        interaction: InteractionId::new(79_000_000_001),
        now,
    };
    store.store_or_delete_standing_order(order.clone()).await.unwrap();
    let interaction = InteractionId::new(79_000_000_002);
    store
        .store_or_delete_standing_order(NewOrder { body: None, interaction, ..order.clone() })
        .await
        .unwrap();
    let interaction = InteractionId::new(79_000_000_003);
    store.store_or_delete_standing_order(NewOrder { interaction, ..order }).await.unwrap();
    store.standing_order(crate::store::tests::TABLE, person).await.unwrap();
    let append = Append {
        events: &events,
        orders_played: &[(person, 79_000_000_003)],
        orders_cancelled: true,
        ..start_of_match(crate::store::tests::TABLE, 2)
    };
    store.append_events(append).await.unwrap();
    end_with_result(store, &match_result(crate::store::tests::TABLE), 3).await.unwrap();
    store.database_server_time().await.unwrap();
    store.version_of_open_table_in(channel).await.unwrap();
    store.latest_table_in(channel).await.unwrap();
    store.load_table(open).await.unwrap();
    store.events_since(open, 1).await.unwrap();
    store.last_seq(open).await.unwrap();
    store.open_tables_of(person, GUILD, 9).await.unwrap();
    store.all_open_tables_of(person, 9).await.unwrap();
    store.count_open_tables(GUILD).await.unwrap();
    store.count_lobbies(person).await.unwrap();
    store.count_all_open_tables().await.unwrap();
    store.work_counts(now).await.unwrap();
    store.live_lease_names("shards ", now).await.unwrap();
    store.release_leases_of("nobody", "shards ").await.unwrap();
    store.claim_due_tables(now, 1, 3).await.unwrap();
    store.next_table_due_at().await.unwrap();
    store.postpone_due_table(open, now, now).await.unwrap();
    store.resume_tables_set_aside(now).await.unwrap();
    let claimed = store.claim_announcements("me", now, 1000, 3).await.unwrap();
    let message = MessageRef { message_id: MessageId::new(1), channel_id: channel };
    let keys: Vec<AnnouncementKey> = claimed.iter().map(|one| one.key).collect();
    store.release_failed_announcement(keys[1], "me", now).await.unwrap();
    store.release_announcement_refused_by_channel(keys[2], "me", (now, now), 1).await.unwrap();
    store.release_unposted_announcement(keys[2], "me", now).await.unwrap();
    store.refusals_of_table(open).await.unwrap();
    store.bring_forward_retries_of_sleeping_tables(GUILD, Some(channel), now).await.unwrap();
    store.bring_forward_retries_of_sleeping_tables(GUILD, None, now).await.unwrap();
    store.delete_table_refusals(open).await.unwrap();
    let claim = Claim { owner: "me", until: now + 1000 };
    let done =
        store.mark_announcement_published_and_claim_next(keys[0], now, None, claim).await.unwrap();
    let next = done.next.expect("the first table has two").key;
    store.mark_announcement_published(next, now, Some(("board", message))).await.unwrap();
    store.is_handled(InteractionId::new(1)).await.unwrap();
    store.has_pending_announcement(open).await.unwrap();
    store.has_unclaimed_announcement(now).await.unwrap();
    store.next_announcement_claimable_at().await.unwrap();
    store.table_message(open, "board").await.unwrap();
    store.set_table_message(open, "board", message).await.unwrap();
    store.acquire_lease("gate", "me", now, now + 1).await.unwrap();
    store.release_leases_of_dead_processes(now, 1).await.unwrap();
    drop(store.register_process(now, 1).await.unwrap());
    let line = |interaction| ModerationLine {
        interaction: InteractionId::new(interaction),
        at: now,
        by: person,
        about: Some(person),
        body: "lifted".to_owned(),
    };
    let openings = OpeningRestrictions { channels: vec![channel], roles: vec![RoleId::new(1)] };
    store.count_results_of(GUILD, person).await.unwrap();
    store.results_of_person(GUILD, person, 5, 5).await.unwrap();
    store.solo_matches_of(person, Some(GUILD), true).await.unwrap();
    let review = StoredReview { table: TableId(100), judge: 1, body: String::new() };
    store.store_review(&review, person, now).await.unwrap();
    store.reviews_of(&[TableId(100)]).await.unwrap();
    store.reviews_of_person(GUILD, person, 1, 5).await.unwrap();
    store.count_reviews_requested_by(person, now).await.unwrap();
    let key = TryKey { day: 20_784, kind: "deal", person, is_free: true };
    store.secret_or_insert("daily", "0").await.unwrap();
    store.begin_daily_try(key, 1, now).await.unwrap();
    store.daily_try(key).await.unwrap();
    store.increment_daily_hints(key, (1, 0)).await.unwrap();
    let next = NextState { moves: 1, state: "d", points: 5, finished_at: Some(now) };
    store.continue_daily_try(key, (1, 0), next).await.unwrap();
    store.set_daily_result_shared(key, true).await.unwrap();
    store.count_tries_below_and_total((20_784, "deal"), 5, true).await.unwrap();
    store.daily_days_played_by(person).await.unwrap();
    store.days_and_kinds_played_between(person, (20_784, 20_785)).await.unwrap();
    let reminder = DailyReminder {
        person,
        hour: 8,
        zone: "UTC".to_owned(),
        locale: "en".to_owned(),
        due_at: now,
        planned_at: now,
        attempts: 0,
    };
    store.set_daily_post(GUILD, channel, 6, now).await.unwrap();
    store.daily_post(GUILD).await.unwrap();
    let posts = store.claim_daily_posts(now, now + 1, 5).await.unwrap();
    store.record_daily_post_failure(&posts[0], true, now).await.unwrap();
    store.mark_daily_post_published(&posts[0], now).await.unwrap();
    store.next_daily_post_due_at().await.unwrap();
    store.make_daily_post_due(GUILD).await.unwrap();
    store.store_daily_results_consent(GUILD, person, "Ada").await.unwrap();
    store.servers_with_daily_results_consent(person).await.unwrap();
    let game = GameOfDay { day: 20_784, kind: "deal", is_closed: true };
    store.names_and_points_of_best_tries(GUILD, game, 3).await.unwrap();
    store.delete_daily_results_consent(GUILD, person).await.unwrap();
    store.end_daily_post(GUILD, channel).await.unwrap();
    store.set_daily_reminder(&reminder).await.unwrap();
    store.daily_reminder(person).await.unwrap();
    let claimed = store.claim_daily_reminders(now, now + 1, 5).await.unwrap();
    store.retry_daily_reminder(&claimed[0], now).await.unwrap();
    store.plan_next_daily_reminder(&claimed[0], now).await.unwrap();
    store.release_daily_reminder(&claimed[0]).await.unwrap();
    store.end_daily_reminder(&claimed[0]).await.unwrap();
    store.next_daily_reminder_due_at().await.unwrap();
    store.delete_daily_reminder(person).await.unwrap();
    store.stored_secret("daily").await.unwrap();
    store.daily_hash_or_insert(20_784, "ab", now).await.unwrap();
    store.daily_hash(20_784).await.unwrap();
    store.first_published_or_played_day().await.unwrap();
    store.store_try_hashes_before_deletion(person, 20_784, "key").await.unwrap();
    store.is_daily_try_deleted(key).await.unwrap();
    store.purge_deleted_tries(20_784).await.unwrap();
    store.results_with_both_players(GUILD, (person, PersonId::new(6)), 9).await.unwrap();
    store.opening_restrictions(GUILD).await.unwrap();
    store.set_opening_restrictions(GUILD, &openings, &line(1)).await.unwrap();
    let bar =
        StoredSuspension { person, cause: "rude".to_owned(), words: None, since: now, until: None };
    store.store_suspension(GUILD, &bar, &line(2)).await.unwrap();
    store.suspension_of_person(GUILD, person, now).await.unwrap();
    store.suspensions(GUILD, now).await.unwrap();
    store.lift_suspension(GUILD, person, &line(3)).await.unwrap();
    store.add_moderation_line(GUILD, &line(4)).await.unwrap();
    store.moderation_log(GUILD, 5, 5).await.unwrap();
    store.expire_moderator_texts(GUILD, 5, 5).await.unwrap();
    store.next_moderated_server(None).await.unwrap();
    store.purge_handled_interactions(1_760_000_000_100, 5).await.unwrap();
    store.purge_announcements(1_760_000_000_100, 5).await.unwrap();
    store.purge_leases(5, 5).await.unwrap();
    store.purge_tables(now, 5).await.unwrap();
    let membership = Membership { gone: false, checked_at: 1 };
    store.set_memberships(GUILD, &[(person, membership)]).await.unwrap();
    store.memberships(GUILD).await.unwrap();
    store.memberships_checked_since(GUILD, 1).await.unwrap();
    store.result_of(crate::store::tests::TABLE).await.unwrap();
    store.results_after(GUILD, 1, 9).await.unwrap();
    store.results_and_damaged_tables_after(GUILD, 1, 9).await.unwrap();
    store.newest_results(GUILD, 9).await.unwrap();
    store.last_result_channel(GUILD).await.unwrap();
    let voiding = NewVoiding {
        table: crate::store::tests::TABLE,
        seq: 1,
        voided: true,
        at: now,
        by: person,
        name: "a",
        reason: "b",
        handled: None,
    };
    store.store_voiding(voiding).await.unwrap();
    store.last_voiding_and_its_number(crate::store::tests::TABLE).await.unwrap();
    store.numbered_last_voidings_by_table_number(TournamentId(1)).await.unwrap();
    store.tournament_and_number_of_table(crate::store::tests::TABLE).await.unwrap();
    store.voided_result_numbers(GUILD).await.unwrap();
    store.tables_of_voided_results_of(GUILD, person, 9).await.unwrap();
    store.set_lobby_calls_enabled(GUILD, person, true).await.unwrap();
    store.has_lobby_calls_enabled(GUILD, person).await.unwrap();
    store.uncalled_lobbies_and_opening_times(1).await.unwrap();
    store.people_to_call((GUILD, open), now, now, 3).await.unwrap();
    store.record_lobby_call(open, &[person], now, now).await.ok();
    store.set_lobby_calls_enabled(GUILD, person, false).await.unwrap();
    let created = NewTournament {
        id: tournament,
        guild_id: GUILD,
        channel_id: channel,
        due_at: Some(1),
        now,
        events: &events,
        handled: None,
    };
    store.create_tournament(created).await.unwrap();
    let (id, channel_id) = (TournamentId(1_000_001), ChannelId::new(78_000_000_000));
    let more = NewTournament { id, channel_id, ..created };
    store.create_tournament_within_quota(more, u32::MAX).await.unwrap();
    store.note_tournament_table(tournament, 1, open, now).await.unwrap();
    let happened = AppendTournament {
        tournament,
        expected_seq: 1,
        events: &events,
        over: false,
        due_at: None,
        seen: Some(SeenTables { called: 0, opened: 0, voidings: 0 }),
        settled: &[1],
        now,
        handled: None,
    };
    store.append_tournament_events(happened).await.unwrap();
    let over = AppendTournament { expected_seq: 2, over: true, ..happened };
    store.append_tournament_events(over).await.unwrap();
    store.tournament(tournament).await.unwrap();
    store.tournament_events_since(tournament, 1).await.unwrap();
    store.tournament_in(channel).await.unwrap();
    store.tournament_due_at(tournament).await.unwrap();
    store.make_tournament_due(tournament, now).await.unwrap();
    store.count_open_tournaments(GUILD).await.unwrap();
    store.resume_post_updates(tournament, 1).await.unwrap();
    store.is_thread_of_tournament(channel, channel).await.unwrap();
    store.open_tournaments_on(GUILD).await.unwrap();
    store.record_tournament_refusal(tournament, now, 1).await.unwrap();
    store.refusals_of_tournament(tournament).await.unwrap();
    store.bring_forward_retries_of_sleeping_tournaments(GUILD, now).await.unwrap();
    store.delete_tournament_refusals(tournament).await.unwrap();
    store.set_tournaments_aside(GUILD).await.unwrap();
    store.resume_tournaments_set_aside(GUILD, now).await.unwrap();
    store.due_tournaments(now, 3).await.unwrap();
    store.next_tournament_due_at().await.unwrap();
    store.tournaments_with_due_posts(now, 3).await.unwrap();
    store.next_post_update_due_at().await.unwrap();
    store.record_post_update_attempt(tournament, 3, None).await.unwrap();
    let posted = PostedMessage { name: "a".into(), message: None, content_hash: "b".into() };
    store.set_posted_message(tournament, &posted).await.unwrap();
    store.posted_messages(tournament).await.unwrap();
    store.opened_tables_of_tournament(tournament).await.unwrap();
    store.tournaments_without_outcome(1, 9).await.unwrap();
    store.tournaments_without_outcome_on(GUILD, 1, 9).await.unwrap();
    let played = Some((now, "a"));
    let outcome = NewOutcome { tournament, guild: GUILD, seq: 3, version: 1, played };
    store.store_outcome(outcome).await.unwrap();
    assert_eq!(store.outcomes_after(GUILD, 0, 9).await.unwrap().len(), 1);
    store.newest_outcomes(GUILD, 1, 9).await.unwrap();
    store.count_outcomes(GUILD).await.unwrap();
    store.numbers_and_ids_of_played_tables(tournament).await.unwrap();
    store.servers_with_last_result_numbers_after(Some(GUILD), 9).await.unwrap();
    let discards = store.count_league_discards(GUILD).await.unwrap();
    assert_eq!(discards, 1, "a result was voided");
    let of = SnapshotKind { guild: GUILD, kind: "matches", rules: "a" };
    let snapshot = NewSnapshot { of, number: 1, discards, newest_at: now, body: "a" };
    assert!(store.store_league_snapshot(snapshot).await.unwrap());
    assert_eq!(store.league_snapshot_numbers(of).await.unwrap(), [1]);
    store.league_snapshot(of, 1).await.unwrap();
    store.delete_league_snapshot(of, 1).await.unwrap();
    store.discard_league(GUILD, 1).await.unwrap();
    store.tournament_role(GUILD).await.unwrap();
    store.set_tournament_role(GUILD, Some(RoleId::new(1))).await.unwrap();
    store.set_tournament_role(GUILD, None).await.unwrap();
    let settings = ServerSettings { locale: Some("fr".into()), theme: None };
    for settings in [&settings, &ServerSettings::default()] {
        store.set_guild_settings(GUILD, settings).await.unwrap();
    }
    let own = PersonSettings { pictures: Some("off".into()), ..PersonSettings::default() };
    for settings in [&own, &PersonSettings::default()] {
        store.set_person_settings(person, settings).await.unwrap();
    }
    store.mark_introduced(person).await.unwrap();
    store.is_introduced(person).await.unwrap();
    store.begin_first_lesson(person).await.unwrap();
    store.first_lesson_steps(person).await.unwrap();
    store.advance_first_lesson(person, (0, 1)).await.unwrap();
    store.mark_action_explained(person, "bridge").await.unwrap();
    store.is_action_explained_to(person, "bridge").await.unwrap();
    store.guild_settings(GUILD).await.unwrap();
    store.person_settings(person).await.unwrap();
    store.server_and_person_settings(GUILD, person).await.unwrap();
    let defaults = StoredTableDefaults { thread: true, ..StoredTableDefaults::default() };
    store.set_table_defaults(GUILD, &defaults).await.unwrap();
    assert_eq!(store.table_defaults(GUILD).await.unwrap(), defaults);
    store.set_kept_pictures_setting(GUILD, "all").await.unwrap();
    assert_eq!(store.kept_pictures_setting(GUILD).await.unwrap().as_deref(), Some("all"));
    assert_eq!(store.settings_and_kept_pictures(GUILD).await.unwrap().1.as_deref(), Some("all"));
    store.set_log_channel(GUILD, Some(ChannelId::new(4))).await.unwrap();
    assert_eq!(store.log_channel(GUILD).await.unwrap(), Some(ChannelId::new(4)));
    store.set_log_channel(GUILD, None).await.unwrap();
    store.tables_opened_by_people(GUILD, 5).await.unwrap();
    let opener = store.opener_of_table(open).await.unwrap().expect("a person opened it");
    store.matches_opened_by(GUILD, opener).await.unwrap();
    store.open_tables_on(GUILD).await.unwrap();
    store.close_damaged_table(TableId(77), 5).await.unwrap();
    store.set_highlights_setting(GUILD, false).await.unwrap();
    assert_eq!(store.highlights_setting(GUILD).await.unwrap(), Some(false));
    store.set_default_table_hints(GUILD, "none").await.unwrap();
    assert_eq!(store.default_table_hints(GUILD).await.unwrap().as_deref(), Some("none"));
    store.set_computer_level(GUILD, "hard").await.unwrap();
    assert_eq!(store.computer_level(GUILD).await.unwrap().as_deref(), Some("hard"));
    let emoji = OwnEmoji { name: "a".into(), id: EmojiId::new(1), hash: "b".into() };
    store.set_own_emoji(ApplicationId::new(1), &emoji).await.unwrap();
    store.own_emojis(ApplicationId::new(1)).await.unwrap();
    store.delete_own_emoji(ApplicationId::new(1), "a").await.unwrap();
    store.set_installation_fact("a", "b").await.unwrap();
    store.installation_fact("a").await.unwrap();
    store.installation_fact_or_insert("a", "c").await.unwrap();
    let quiet = QuietHours { from: 1, to: 2, zone: "UTC".into() };
    store.set_quiet_hours(person, Some(&quiet)).await.unwrap();
    store.quiet_hours(person).await.unwrap();
    store.set_quiet_hours(person, None).await.unwrap();
    let chosen = PingSettings { mode: Some("direct".into()), ..PingSettings::default() };
    store.set_ping_settings(person, &chosen).await.unwrap();
    assert_eq!(store.ping_settings(person).await.unwrap(), chosen);
    let ping = StoredPing {
        person,
        table: crate::store::tests::TABLE,
        home: GUILD.into(),
        occasion: 1,
        turn_since: 1,
        kind: "snooze".into(),
        message: None,
        due_at: 1,
    };
    assert!(store.store_ping(&ping, false).await.unwrap());
    let sent = MessageRef { message_id: MessageId::new(70), channel_id: ChannelId::new(71) };
    assert_eq!(store.last_sent_ping(person, crate::store::tests::TABLE).await.unwrap(), None);
    store.store_sent_ping(person, crate::store::tests::TABLE, sent).await.unwrap();
    assert_eq!(store.last_sent_ping(person, crate::store::tests::TABLE).await.unwrap(), Some(sent));
    assert_eq!(
        store.pending_ping(person, crate::store::tests::TABLE).await.unwrap(),
        Some(ping.clone())
    );
    assert_eq!(store.pending_pings(person, GUILD, 9).await.unwrap().len(), 1);
    let claimed = store.claim_pings(now, 1, 9).await.unwrap();
    store.release_failed_ping(&claimed[0], now).await.unwrap();
    store.release_refused_ping(&claimed[0], now).await.unwrap();
    store.next_ping_due_at().await.unwrap();
    store.mark_ping_done(&ping, now).await.unwrap();
    store.purge_pings(now, 5).await.unwrap();
    store.set_league_settings(GUILD, &LeagueSettings::default()).await.unwrap();
    store.league_settings(GUILD).await.unwrap();
    store.store_season_end(GUILD, 9, "month", 9).await.unwrap();
    store.season_ends(GUILD).await.unwrap();
    store.servers_with_due_season("month", "month", 1, 2).await.unwrap();
    let claimed: Vec<SeasonEnd> = store.claim_season_ends("me", now, 1, 9).await.unwrap();
    store.release_failed_season_end(&claimed[0], "me", now).await.unwrap();
    store.release_refused_season_end(&claimed[0], "me", now).await.unwrap();
    store.mark_season_end_announced(&claimed[0], now, Champions::default()).await.unwrap();
    store.next_season_end_claimable_at().await.unwrap();
    store.champions_before(GUILD, 9).await.unwrap();
    store.start_live_leaderboard(GUILD, ChannelId::new(8)).await.unwrap();
    store.make_leaderboard_due(GUILD).await.unwrap();
    let claimed = store.claim_leaderboards(now, now + 1, 9).await.unwrap();
    store.record_leaderboard_failure(&claimed[0], true, now).await.unwrap();
    store.mark_leaderboard_published(&claimed[0], now + 2).await.unwrap();
    assert_eq!(store.next_leaderboard_due_at().await.unwrap(), Some(0));
    assert_eq!(store.live_leaderboard(GUILD).await.unwrap().map(|kept| kept.failures), Some(0));
    store.end_live_leaderboard(GUILD, ChannelId::new(8)).await.unwrap();
    call_export_and_deletion_methods(store, now).await;
}

/// Calls the methods that export and delete data. Must be called last. `now` is in milliseconds
/// since 1970.
async fn call_export_and_deletion_methods(store: &Store, now: i64) {
    let (person, table) = (PersonId::new(5), crate::store::tests::TABLE);
    store.store_deletion_request(person, "a", now).await.unwrap();
    let requests = store.deletion_requests().await.unwrap();
    let request = requests.iter().find(|request| request.person == person).unwrap();
    assert!(store.has_pending_deletion_request(person).await.unwrap());
    assert!(store.has_stored_deletion_request(person).await.unwrap());
    store.rows_naming(person).await.unwrap();
    store.servers_naming(person).await.unwrap();
    store.stored_outcome(1_000_000).await.unwrap();
    for (of, id, expected_seq) in
        [(EventOwnerKind::Tables, table.0, 4), (EventOwnerKind::Tournaments, 1_000_000, 3)]
    {
        store.index_people_batch_and_has_more(of, 5).await.unwrap();
        store.next_event_owners_that_may_name_person(of, person, 5, 5).await.unwrap();
        store
            .next_event_owners_that_may_name_person(of, PersonId::new(1 << 60), 5, 5)
            .await
            .unwrap();
        let body = "b".into();
        let rewritten = EventRewrite {
            of,
            id,
            person,
            guild: Some(GUILD),
            expected_seq,
            events: &[StoredEvent { seq: 1, at: 1, version: 1, body }],
            mark: event_row("c"),
            outcome: Some("d"),
            now,
        };
        store.rewrite_events(rewritten).await.unwrap();
    }
    store.remove_person_from_moderator_texts(person).await.unwrap();
    let substitute = |_| PersonId::pseudonym_from_random(7);
    store.anonymise_suspensions(person, substitute, (5, "key")).await.unwrap();
    store.delete_rows_naming(person, substitute).await.unwrap();
    store.mark_deletion_complete(request, now).await.unwrap();
    store.delete_completed_request(request, now).await.unwrap();
    assert!(store.is_known_server(GUILD).await.unwrap());
    assert!(store.store_bot_removal(GUILD, now).await.unwrap());
    assert_eq!(store.bot_removed_at(GUILD).await.unwrap(), Some(now));
    store.servers_that_removed_bot_until(now, 9).await.unwrap();
    store.servers_with_tables_after(None, 3).await.unwrap();
    while store.delete_server_batch_and_has_more(GUILD, 9).await.unwrap() {}
    store.delete_bot_removal(GUILD).await.unwrap();
}

#[test]
fn every_method_of_the_store_is_called_here() {
    /// Methods that open or close the database. The check does not require calls of them.
    const OTHERS: [&str; 6] = [
        "connect",
        "connect_without_migrating",
        "run_with_read_only_store",
        "schema_state",
        "copy_file",
        "close",
    ];
    let mut sources = Vec::new();
    collect_sources_in(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src/store")), &mut sources);
    let called = include_str!("every_query.rs");
    let mut forgotten = Vec::new();
    for source in sources {
        // Methods are found by text: between `impl Store {` and a closing brace at the start of a line.
        for methods in source.split("impl Store {").skip(1) {
            let methods = methods.split("\n}\n").next().unwrap_or_default();
            let names = methods.split("pub async fn ").skip(1);
            let names = names.map(|name| name.split(['(', '<']).next().unwrap_or_default());
            forgotten.extend(
                names
                    .filter(|name| !OTHERS.contains(name))
                    .filter(|name| !called.contains(&format!("store.{name}(")))
                    .map(str::to_owned),
            );
        }
    }
    assert!(forgotten.is_empty(), "call in call_every_query_method: {forgotten:?}");
}

/// Collects the source files in a folder and the folders in it.
fn collect_sources_in(folder: &Path, sources: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect_sources_in(&path, sources);
        } else if path.extension().is_some_and(|ending| ending == "rs")
            && !path.ends_with("tests/database/every_query.rs")
        {
            sources.push(std::fs::read_to_string(path).unwrap());
        }
    }
}
