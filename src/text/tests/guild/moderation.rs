//! Tests of the sentences of moderation, in every language.

use strum::VariantArray;

use crate::ids::{ChannelId, PersonId, RoleId, TableId};
use crate::text::core::fit::length_when_sent;
use crate::text::tests::table::sentences::check_snapshot;
use crate::text::{
    Lang, ListedTable, Moderated, ModerationLogLine, ModerationOutcome, ModeratorButton,
    ModeratorMenu, PlayerName, ShownSuspension, TableAbout, Text,
};

const ADA: PersonId = PersonId::new(1);
const MO: PersonId = PersonId::new(2);
const HERE: ChannelId = ChannelId::new(7);

const CAUSES: [&str; 5] = ["stalling", "leaving", "unfair", "rude", "other"];
const LENGTHS: [&str; 5] = ["day", "week", "month", "quarter", "lifted"];
const ENDING: ShownSuspension<'_> =
    ShownSuspension { cause: "stalling", words: None, until: Some(1_800_000_000) };
const OWN_WORDS: ShownSuspension<'_> =
    ShownSuspension { cause: "words", words: Some("two *accounts*\n@everyone"), until: None };

#[test]
fn moderation_sentences_match_their_snapshots() {
    let both = [(ADA, ENDING), (MO, OWN_WORDS)];
    let (channels, roles) = ([HERE, ChannelId::new(8)], [RoleId::new(5)]);
    let line = |about, what| ModerationLogLine { at: 1_800_000_000, by: MO, about, what };
    let names = ["language".to_owned(), "log".to_owned()];
    let lines = [
        line(None, Moderated::Channels(&[HERE])),
        line(None, Moderated::Channels(&[])),
        line(None, Moderated::Roles(&roles)),
        line(None, Moderated::Roles(&[])),
        line(Some(ADA), Moderated::Barred(ENDING)),
        line(Some(ADA), Moderated::Barred(OWN_WORDS)),
        line(Some(ADA), Moderated::Lifted),
        line(Some(ADA), Moderated::TakenOut(HERE)),
        line(
            None,
            Moderated::Voided {
                channel: HERE,
                counts: false,
                words: Some("two accounts"),
                tournament: Some("*Cup*"),
            },
        ),
        line(
            None,
            Moderated::Voided { channel: HERE, counts: true, words: None, tournament: None },
        ),
        line(None, Moderated::Ended { channel: HERE, cause: None, words: None }),
        line(None, Moderated::Ended { channel: HERE, cause: Some("rude"), words: None }),
        line(None, Moderated::Closed(HERE, "stalling")),
        line(None, Moderated::Settings(&names)),
        line(
            Some(ADA),
            Moderated::Tournament { channel: HERE, name: "*Cup*", cause: None, words: None },
        ),
        line(
            None,
            Moderated::Tournament {
                channel: HERE,
                name: "*Cup*",
                cause: Some("agreed"),
                words: None,
            },
        ),
        line(None, Moderated::Unknown),
    ];
    check_snapshot("moderation", |text, page| {
        page.add("barred until", text.you_are_suspended(ENDING));
        page.add("barred, in a moderator's words", text.you_are_suspended(OWN_WORDS));
        page.add("another is barred", text.other_person_suspended(ADA));
        page.add("taken out", text.you_were_removed());
        page.add("a player decides about nobody", text.moderators_only(true));
        page.add("no moderator", text.moderators_only(false));
        page.add("only in channels", text.tables_only_in_channels(&channels));
        page.add("only with roles", text.tables_only_with_roles(&roles));
        page.add("a bot", text.cannot_suspend_bots());
        page.add("oneself", text.cannot_suspend_oneself());
        page.add("no superiors", text.cannot_suspend_superiors(ADA));
        page.add("half a command", text.suspension_needs_reason());
        page.add(
            "note",
            text.note_player_removed(&PlayerName::Person("Ada"), &PlayerName::Computer(1)),
        );
        page.add("panel", text.moderation_panel(&[], &[], Some(&[]), None));
        let did = text.moderation_confirmation(ModerationOutcome::Barred(ADA));
        page.add("panel: full", text.moderation_panel(&channels, &roles, Some(&both), Some(&did)));
        page.add("panel: no players", text.moderation_panel(&channels, &[], None, None));
        let many = vec![(ADA, ENDING); 8];
        page.add("panel: more", text.moderation_panel(&[], &[], Some(&many), None));
        page.add("openings", text.table_opening_limits_page(&[], &[], None));
        page.add(
            "openings: changed",
            text.table_opening_limits_page(&channels, &roles, Some(ModerationOutcome::Channels)),
        );
        page.add("person", text.moderated_person_page(ADA, None, &[], None));
        page.add(
            "person: barred",
            text.moderated_person_page(ADA, Some(ENDING), &channels, Some(&did)),
        );
        page.add(
            "person: lasting",
            text.moderated_person_page(ADA, Some(OWN_WORDS), &[HERE], None),
        );
        page.add("for how long", text.suspension_length_question(ADA, "unfair"));
        page.add("take out", text.remove_player_question(ADA, HERE));
        for did in [
            ModerationOutcome::Roles,
            ModerationOutcome::Lifted(ADA),
            ModerationOutcome::NotBarred(ADA),
            ModerationOutcome::TakenOut(ADA, HERE),
        ] {
            page.add("did", text.moderation_confirmation(did));
        }
        page.add("log: empty", text.moderation_log(&[]));
        page.add("log", text.moderation_log(&lines));
        page.add("log, posted", text.moderation_post(&lines[4]));
        page.add("damaged result", text.moderation_post_about_damaged_result(TableId(1_790_000)));
        page.add("log channel", text.log_channel_setting(HERE, false));
        page.add("log channel that all can read", text.log_channel_setting(HERE, true));
        page.add("no open table", text.open_tables_page(&[], None));
        let players = [PlayerName::Person("Ada"), PlayerName::Computer(1)];
        let about = TableAbout { host: "Ada", players: &players, opened_at: 1, changed_at: 2 };
        let tables = [
            ListedTable { channel: HERE, about: Some(about) },
            ListedTable { channel: HERE, about: None },
        ];
        let closed = text.moderation_confirmation(ModerationOutcome::Closed(HERE));
        page.add("open tables", text.open_tables_page(&tables, Some(&closed)));
        page.add("close a table", text.close_table_question(HERE));
        for name in CAUSES {
            page.add(name, text.suspension_cause_name(name).unwrap());
        }
        for name in LENGTHS {
            page.add(name, text.suspension_length_name(name).unwrap());
        }
        for button in ModeratorButton::VARIANTS {
            page.add(&format!("{button:?}"), text.moderator_button_label(*button));
        }
        for menu in ModeratorMenu::VARIANTS {
            page.add(&format!("{menu:?}"), text.moderator_menu_placeholder(*menu));
        }
    });
}

#[test]
fn the_longest_panel_and_log_fit_a_message() {
    let words = "<*[_]>".repeat(99);
    let who = PersonId::new(u64::MAX);
    let bar = ShownSuspension { cause: "words", words: Some(&words), until: Some(9_999_999_999) };
    let channels = [ChannelId::new(u64::MAX); 25];
    let roles = [RoleId::new(u64::MAX); 25];
    let barred = [(who, bar); 9];
    let line = ModerationLogLine { at: 1, by: who, about: Some(who), what: Moderated::Barred(bar) };
    for lang in Lang::ALL {
        let text = Text::for_lang(lang);
        let panel = text.moderation_panel(&channels, &roles, Some(&barred), Some("Done."));
        assert!(length_when_sent(&panel) <= 2000, "{panel}");
        assert!(length_when_sent(&text.moderation_log(&[line; 5])) <= 2000);
        assert!(
            length_when_sent(&text.moderated_person_page(who, Some(bar), &channels, None)) <= 2000
        );
        for name in CAUSES {
            assert!(length_when_sent(&text.suspension_cause_name(name).unwrap()) <= 100);
        }
        for button in ModeratorButton::VARIANTS {
            assert!(length_when_sent(&text.moderator_button_label(*button)) <= 34, "{button:?}");
        }
        assert_eq!(
            (text.suspension_cause_name("words"), text.suspension_length_name("year")),
            (None, None)
        );
    }
}
