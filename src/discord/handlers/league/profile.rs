//! `/profile`: a person's rating, records and style of play. Only the person themselves sees their luck, their skill, and the
//! weakness for which the bot recommends practice.

use serenity::all as discord;
use serenity::all::{ButtonStyle, CreateActionRow};

use crate::discord::custom_id::leaderboard::{LeaderboardClick, LeaderboardPart};
use crate::discord::handlers::share::{SharedContent, public_style, share_here};
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::ServerRequest;
use crate::discord::render::components::labelled_button;
use crate::discord::render::leaderboard;
use crate::ids::PersonId;
use crate::league::{LeaderboardView, LuckAndSkill, PlayingStyle};
use crate::text::Button;

/// The maximum number of voided results on a profile.
const VOIDED_SHOWN: u32 = 2;

/// Handles `/profile`: shows the profile of `player` or, with `None`, of the person who asks.
pub async fn show_profile(
    request: &ServerRequest<'_>,
    player: Option<&discord::User>,
) -> InteractionAnswer {
    let (bot, text) = (request.bot, request.text());
    let person = player.map_or(request.actor.id, |player| player.id.into());
    let profile = match bot.guilds.profile(request.guild, person, bot.clock.now()).await {
        Ok(profile) => profile,
        Err(error) => {
            return PrivateReply::from_content(errors::report_store_error(request, &error)).into();
        }
    };
    let voided = match bot.guilds.voided_results_of(request.guild, person, VOIDED_SHOWN).await {
        Ok(voided) => voided,
        Err(error) => {
            return PrivateReply::from_content(errors::report_store_error(request, &error)).into();
        }
    };
    let Some(profile) = profile else {
        let name = player.map_or(request.actor.name.as_str(), |player| player.display_name());
        return PrivateReply::from_content(
            text.with_voided_results(text.no_profile_answer(name), &voided),
        )
        .into();
    };
    let is_own = person == request.actor.id;
    let solo = bot.guilds.solo_records(person, Some(request.guild), is_own).await;
    let solo = solo.unwrap_or_else(|error| {
        tracing::warn!(%error, "cannot read the records against computers");
        Vec::new()
    });
    let style = load_playing_style(request, person).await;
    let reviewed = if is_own { Some(load_luck_and_skill(request).await) } else { None };
    let mut content =
        text.with_line_below(text.profile_page(&profile), text.solo_record_lines(&solo));
    content = text.with_line_below(content, text.style_lines_for_everyone(&style));
    if let Some(reviewed) = &reviewed {
        content = text.with_line_below(content, text.style_lines_for_owner(&style, reviewed));
    }
    let content = text.with_voided_results(content, &voided);
    let shown = (&profile, &style, reviewed.as_ref());
    let file = leaderboard::profile_picture(&bot.renderer, shown, text, request.theme).await;
    let part = LeaderboardPart::ShareProfile(person);
    let share = LeaderboardClick { view: LeaderboardView::default(), part };
    let share = labelled_button(share, text.button_label(Button::Share), ButtonStyle::Secondary);
    let rows = vec![CreateActionRow::Buttons(vec![share])];
    let files = file.into_iter().collect();
    PrivateReply { content, files, rows, ..PrivateReply::default() }.into()
}

/// Posts the profile of a person in the channel, for everybody. Their luck, skill and weakness are left out.
pub(super) async fn share_profile(
    request: &ServerRequest<'_>,
    person: PersonId,
) -> InteractionAnswer {
    let (text, theme) = public_style(request).await;
    share_here(request, async {
        let bot = request.bot;
        let profile = bot.guilds.profile(request.guild, person, bot.clock.now()).await;
        let profile = match profile {
            Ok(Some(profile)) => profile,
            // The person has deleted their data in the meantime.
            Ok(None) => return Err(errors::answer_old_button(request)),
            Err(error) => {
                let content = errors::report_store_error(request, &error);
                return Err(PrivateReply::from_content(content).into());
            }
        };
        let style = load_playing_style(request, person).await;
        let shown = (&profile, &style, None);
        let file = leaderboard::profile_picture(&bot.renderer, shown, text, theme).await;
        let content = text
            .with_line_below(text.profile_page(&profile), text.style_lines_for_everyone(&style));
        Ok(SharedContent { alone: content.clone(), content, file })
    })
    .await
}

/// Returns the style of play of a person. If the store does not answer, the style is empty, because a profile is useful without it.
async fn load_playing_style(request: &ServerRequest<'_>, person: PersonId) -> PlayingStyle {
    let (guilds, now) = (&request.bot.guilds, request.bot.clock.now());
    let style = guilds.playing_style(request.guild, person, now).await;
    style.unwrap_or_else(|error| {
        tracing::warn!(%error, "cannot compute a style of play");
        PlayingStyle::default()
    })
}

/// Returns the luck and the skill of the person of the request; empty if the store does not answer.
async fn load_luck_and_skill(request: &ServerRequest<'_>) -> LuckAndSkill {
    let reviewed = request.bot.tables.reviewed_matches(request.guild, request.actor.id).await;
    let reviewed = reviewed.unwrap_or_else(|error| {
        tracing::warn!(?error, "cannot read reviews");
        Vec::new()
    });
    LuckAndSkill::from_matches(&reviewed)
}
