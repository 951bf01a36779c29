//! A server's defaults for new tables.

use discord_stand_in::people::Message;

use crate::support::bot::{World, private_message};
use crate::support::database::for_each_database;

#[tokio::test(flavor = "multi_thread")]
async fn a_servers_defaults_apply_unless_the_host_chooses_otherwise() {
    for_each_database(async |kind| {
        let mut world = World::with_bot_on(kind, 1).await;
        let [ada] = world.add_people(["Ada"]);
        let moderator = world.discord.add_person("Mo", "en-US").with_administrator_permission();
        let moderator = moderator.in_channel(world.channel);
        let shown = private_message(moderator.slash("settings", &[]).await).await;
        assert!(shown.content.contains("Defaults for new tables: "), "{}", shown.content);
        for typed in ["banana", "rounds-100"] {
            let wrong = [("length", typed.into()), ("thread", true.into())];
            let refused = private_message(moderator.slash("settings", &wrong).await).await;
            assert!(refused.content.contains("isn’t a match length"), "{}", refused.content);
        }
        let chosen = [
            ("edition", "Pressman (American)".into()),
            ("length", "rounds-7".into()),
            ("clock", "10 minutes a turn".into()),
            ("thread", true.into()),
            ("rated", false.into()),
        ];
        let set = private_message(moderator.slash("settings", &chosen).await).await;
        for words in ["Pressman", "7 rounds", "10 minutes", "in a thread of its own", "friendly"] {
            assert!(set.content.contains(words), "{words}: {}", set.content);
        }
        world.stop_bot().await;
        world.start_bot().await;

        // The host's choice overrides a default, and another edition has its own length of a match.
        type Words = &'static [&'static str];
        type Options = &'static [(&'static str, &'static str)];
        let cases: [(Options, Words, Words); 2] = [
            (&[], &["Pressman", "7 rounds", "10 minutes", "in its own thread"], &[]),
            (
                &[
                    ("edition", "Rules for children"),
                    ("clock", "No clock, so take all the time you want"),
                ],
                &["Rules for children"],
                &["7 rounds", "minutes a"],
            ),
        ];
        for (options, has, lacks) in cases {
            let options: Vec<_> =
                options.iter().map(|(name, value)| (*name, (*value).into())).collect();
            private_message(ada.slash("play", &options).await).await;
            let lobby = world.wait_for_words("has opened a Triominos table").await;
            for words in has {
                assert!(lobby.content.contains(words), "{words}: {}", lobby.content);
            }
            for words in lacks {
                assert!(!lobby.content.contains(words), "{words}: {}", lobby.content);
            }
            ada.slash("leave", &[]).await;
            let closed = |all: &[Message]| {
                all.iter().any(|one| one.id == lobby.id && one.buttons().is_empty())
            };
            world.discord.channel(world.channel).until("the table to close", closed).await;
        }
        world.finish_without_refusals();
    })
    .await;
}
