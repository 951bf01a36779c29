//! Lobbies in which much was chosen.

use triominos::sandbox::permission;

use super::old::clickable;
use super::story::{Opening, Story};
use crate::bot::private;
use crate::editions::form;

/// A lobby for which every edition was chosen, one after the other, and every clock, and a value of every rule, as far as they
/// go together.
pub async fn choices(story: &mut Story) {
    let here = story.moves_to("choices");
    let [kit] = story.all(["Kit"], here);
    let lobby = story.lobby(std::slice::from_ref(&kit), Opening::default()).await;
    let mut form = form(&kit, &lobby).await;
    for kind in ["edition", "clock", "clause"] {
        let menu = form.menus().into_iter().find(|menu| menu.custom_id.ends_with(kind));
        let menu = menu.expect("the form has it");
        for option in menu.options {
            form = private(kit.choose(&form, &menu.custom_id, &[&option.value]).await).await;
            let change = form.menus().into_iter().find(|menu| menu.custom_id.contains(":change:"));
            if let Some(change) = change.filter(|_| kind == "clause") {
                let last = &change.options[change.options.len() - 1].value;
                form = private(kit.choose(&form, &change.custom_id, &[last]).await).await;
            }
        }
    }
    assert!(!clickable(&form).is_empty(), "{}", form.content);
}

/// A lobby on another server, which speaks French and has no seasons.
pub async fn abroad(story: &mut Story) {
    let guild = story.world.discord.guild("La Table ronde", "fr");
    let here = guild.text_channel("table-ronde");
    let zoe = story.person("Zoé");
    zoe.joins(guild.id());
    zoe.set_permissions(guild.id(), permission::EVERYBODY | permission::MANAGE_GUILD);
    let there = zoe.in_channel(here);
    let chosen = [("language", "français".into()), ("season", "None".into())];
    private(there.slash("settings", &chosen).await).await;
    private(there.slash("play", &[("hints", "hints without points".into())]).await).await;
    let channel = story.world.discord.channel(here);
    channel.next_message(|message| !clickable(message).is_empty()).await;
}
