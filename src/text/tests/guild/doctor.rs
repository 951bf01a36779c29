//! Tests of the sentences of `/doctor`, in every language.

use crate::ids::{ChannelId, RoleId};
use crate::text::core::fit::length_when_sent;
use crate::text::tests::table::sentences::check_snapshot;
use crate::text::{
    Findings, Lang, MessageFailureCause, MissingPermission, MissingPermissionCause, Permission,
    PlayerName, ReportedFailure, ReportedStage, ReportedTable, Text,
};

const HERE: ChannelId = ChannelId::new(7);
const CATEGORY: ChannelId = ChannelId::new(8);
const CAUSES: [MissingPermissionCause; 6] = [
    MissingPermissionCause::NoRole,
    MissingPermissionCause::Everyone,
    MissingPermissionCause::Role(RoleId::new(5)),
    MissingPermissionCause::Bot,
    MissingPermissionCause::Hidden,
    MissingPermissionCause::Unknown,
];

/// Returns the results of the checks of `/doctor` if there is no problem.
fn healthy_findings() -> Findings<'static> {
    Findings {
        channels: vec![HERE],
        lacks: Vec::new(),
        gone: Vec::new(),
        no_roles: false,
        no_events: false,
        table: ReportedTable::None,
        has_unpublished: false,
        damaged_results: 0,
        tournament: None,
        failures: Vec::new(),
        version: "1.0.0",
        shard: (1, 1),
        arrival: 40,
        call: 120,
        database: 2,
    }
}

/// Returns a message that could not be sent for this reason.
fn failure_with_cause(cause: MessageFailureCause) -> ReportedFailure<'static> {
    ReportedFailure {
        at: 1_800_000_000,
        channel: HERE,
        by: cause,
        message: "forbidden (50013): Missing `x`",
    }
}

/// Returns a permission that the bot lacks for this reason.
fn missing_permission_with_cause(cause: MissingPermissionCause) -> MissingPermission {
    MissingPermission {
        channel: HERE,
        right: Permission::SendMessages,
        cause,
        category: Some(CATEGORY),
    }
}

#[test]
fn doctor_sentences_match_their_snapshots() {
    let lobby = ReportedTable::Lobby { players: 2, opened: 1_800_000_000 };
    let playing = |waits_for| ReportedTable::Match { waits_for, changed: 1_800_000_000 };
    let all = [
        MessageFailureCause::Later,
        MessageFailureCause::Barred,
        MessageFailureCause::Never,
        MessageFailureCause::Damaged,
    ];
    check_snapshot("doctor", |text, page| {
        page.add("healthy", text.doctor_report(&healthy_findings()));
        let ill = Findings {
            lacks: CAUSES.map(missing_permission_with_cause).to_vec(),
            gone: vec![CATEGORY],
            no_roles: true,
            no_events: true,
            table: playing(Some(PlayerName::Person("Ada"))),
            has_unpublished: true,
            damaged_results: 1,
            failures: all.map(failure_with_cause).to_vec(),
            ..healthy_findings()
        };
        page.add("ill", text.doctor_report(&ill));
        for damaged_results in [2, 5, 22] {
            let found = Findings { damaged_results, ..healthy_findings() };
            page.add(&format!("{damaged_results} damaged results"), text.doctor_report(&found));
        }
        for (table, stage, paused) in [
            (lobby, ReportedStage::SignUp, false),
            (playing(None), ReportedStage::CheckIn, true),
            (ReportedTable::None, ReportedStage::Playing, true),
            (ReportedTable::None, ReportedStage::Over, false),
        ] {
            let tournament = Some(("Cup", stage, paused));
            let found = Findings { table, tournament, ..healthy_findings() };
            page.add(&format!("{stage:?}"), text.doctor_report(&found));
        }
    });
}

#[test]
fn the_longest_findings_fit_a_message() {
    let channel = ChannelId::new(u64::MAX);
    let channels: Vec<ChannelId> = (0..5).map(|number| ChannelId::new(u64::MAX - number)).collect();
    let lacks = channels.iter().flat_map(|channel| {
        [Permission::SendMessagesInThreads; 5].map(|right| MissingPermission {
            channel: *channel,
            right,
            cause: MissingPermissionCause::Unknown,
            category: Some(ChannelId::new(u64::MAX)),
        })
    });
    let said = "x".repeat(999);
    let failure =
        ReportedFailure { at: i64::MAX, channel, by: MessageFailureCause::Damaged, message: &said };
    let found = Findings {
        lacks: lacks.collect(),
        channels: channels.clone(),
        gone: channels,
        no_roles: true,
        no_events: true,
        failures: vec![failure; 3],
        tournament: Some((&said, ReportedStage::Playing, true)),
        ..healthy_findings()
    };
    for lang in Lang::ALL {
        assert!(length_when_sent(&Text::for_lang(lang).doctor_report(&found)) <= 2000);
    }
}
