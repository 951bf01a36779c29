//! Tests of the sentences of `/doctor`, in every language.

use crate::ids::{ChannelId, RoleId};
use crate::text::core::fit::count_letters;
use crate::text::tests::table::sentences::check_snapshot;
use crate::text::{
    FailedBy, FailureFound, Findings, Lack, LackCause, Lang, Permission, PlayerName, StageFound,
    TableFound, Text,
};

const HERE: ChannelId = ChannelId::new(7);
const CATEGORY: ChannelId = ChannelId::new(8);
const CAUSES: [LackCause; 6] = [
    LackCause::NoRole,
    LackCause::Everyone,
    LackCause::Role(RoleId::new(5)),
    LackCause::Bot,
    LackCause::Hidden,
    LackCause::Unknown,
];

/// Returns the results of checks that found no problem.
fn healthy_findings() -> Findings<'static> {
    Findings {
        channels: vec![HERE],
        lacks: Vec::new(),
        gone: Vec::new(),
        no_roles: false,
        no_events: false,
        table: TableFound::None,
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

/// Returns a message that failed for this reason.
fn failure_by(by: FailedBy) -> FailureFound<'static> {
    FailureFound { at: 1_800_000_000, channel: HERE, by, message: "forbidden (50013): Missing `x`" }
}

/// Returns a missing permission with this cause.
fn lack_for(cause: LackCause) -> Lack {
    Lack { channel: HERE, right: Permission::SendMessages, cause, category: Some(CATEGORY) }
}

#[test]
fn doctor_sentences_match_their_snapshots() {
    let lobby = TableFound::Lobby { players: 2, opened: 1_800_000_000 };
    let playing = |waits_for| TableFound::Match { waits_for, changed: 1_800_000_000 };
    let all = [FailedBy::Later, FailedBy::Barred, FailedBy::Never, FailedBy::Damaged];
    check_snapshot("doctor", |text, page| {
        page.add("healthy", text.findings(&healthy_findings()));
        let ill = Findings {
            lacks: CAUSES.map(lack_for).to_vec(),
            gone: vec![CATEGORY],
            no_roles: true,
            no_events: true,
            table: playing(Some(PlayerName::Person("Ada"))),
            has_unpublished: true,
            damaged_results: 1,
            failures: all.map(failure_by).to_vec(),
            ..healthy_findings()
        };
        page.add("ill", text.findings(&ill));
        for damaged_results in [2, 5, 22] {
            let found = Findings { damaged_results, ..healthy_findings() };
            page.add(&format!("{damaged_results} damaged results"), text.findings(&found));
        }
        for (table, stage, paused) in [
            (lobby, StageFound::SignUp, false),
            (playing(None), StageFound::CheckIn, true),
            (TableFound::None, StageFound::Playing, true),
            (TableFound::None, StageFound::Over, false),
        ] {
            let tournament = Some(("Cup", stage, paused));
            let found = Findings { table, tournament, ..healthy_findings() };
            page.add(&format!("{stage:?}"), text.findings(&found));
        }
    });
}

#[test]
fn the_longest_findings_fit_a_message() {
    let channel = ChannelId::new(u64::MAX);
    let channels: Vec<ChannelId> = (0..5).map(|number| ChannelId::new(u64::MAX - number)).collect();
    let lacks = channels.iter().flat_map(|channel| {
        [Permission::SendMessagesInThreads; 5].map(|right| Lack {
            channel: *channel,
            right,
            cause: LackCause::Unknown,
            category: Some(ChannelId::new(u64::MAX)),
        })
    });
    let said = "x".repeat(999);
    let failure = FailureFound { at: i64::MAX, channel, by: FailedBy::Damaged, message: &said };
    let found = Findings {
        lacks: lacks.collect(),
        channels: channels.clone(),
        gone: channels,
        no_roles: true,
        no_events: true,
        failures: vec![failure; 3],
        tournament: Some((&said, StageFound::Playing, true)),
        ..healthy_findings()
    };
    for lang in Lang::ALL {
        assert!(count_letters(&Text::for_lang(lang).findings(&found)) <= 2000);
    }
}
