//! `/preferences`: a person's own settings, in words and in menus.

use poise::ChoiceParameter;
use serenity::all::{ButtonStyle, CreateActionRow, CreateSelectMenuOption};

use super::parse_language_and_theme;
use crate::discord::commands::options::{Language, ThemeName};
use crate::discord::custom_id::own::PreferenceClick;
use crate::discord::direct::is_refusal_of_direct_messages;
use crate::discord::handlers::clock;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::render;
use crate::discord::render::components::{labelled_button, select_menu};
use crate::guild::{
    Digest, Invitations, OwnPictures, OwnPreferences, PingChange, PingMode, PingPreferences,
    ReminderHour, ReminderRefused,
};
use crate::store::StoreError;
use crate::table::Zone;
use crate::text::{self, Lang, QuietHoursRefusal, Text};
use triominos_pictures::Theme;

/// Changes of a person's preferences.
#[derive(Clone, Copy, Debug, Default)]
pub struct OwnChange {
    pub language: Option<Language>,
    pub theme: Option<ThemeName>,
    /// The choice of whether private answers have pictures; `None` leaves it unchanged.
    pub pictures: Option<OwnPictures>,
    /// True if the bot draws for the person whenever drawing is their only legal action; `None` leaves the choice
    /// unchanged.
    pub draws: Option<bool>,
    /// True if the bot mentions the person when a table of the server waits for players; `None` leaves the choice
    /// unchanged.
    pub calls: Option<bool>,
    /// The changes of the person's preferences for pings.
    pub pings: PingChange,
    /// The hour of reminders of the daily games; `None` leaves it unchanged.
    pub reminder: Option<ReminderHour>,
}

/// In a menu for a choice that is on or off, the value of the option that turns it on.
const ON: &str = "on";
const OFF: &str = "off";

/// A page of menus below a person's preferences. A message has room for only five menus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    /// The menus about private answers.
    Answers,
    /// The menus about pings and invitations.
    Pings,
}

/// Handles a click below the preferences; `menu_value` is the value chosen in a menu.
pub async fn handle_preference_click(
    request: &Request<'_>,
    click: PreferenceClick,
    menu_value: Option<&str>,
) -> InteractionAnswer {
    let page = match click {
        PreferenceClick::Language
        | PreferenceClick::Theme
        | PreferenceClick::Pictures
        | PreferenceClick::AboutAnswers => Page::Answers,
        _ => Page::Pings,
    };
    let change = match click {
        PreferenceClick::AboutAnswers | PreferenceClick::AboutPings => Some(OwnChange::default()),
        click => parse_preference_choice(click, menu_value.unwrap_or_default()),
    };
    match change {
        Some(change) => change_and_show_preferences(request, change, (None, None), page).await,
        None => errors::answer_old_button(request),
    }
}

/// Returns the change that was chosen in a menu; `None` if this version does not offer it.
fn parse_preference_choice(click: PreferenceClick, value: &str) -> Option<OwnChange> {
    let none = OwnChange::default();
    let pings = |change| OwnChange { pings: change, ..none };
    Some(match click {
        PreferenceClick::Language => {
            OwnChange { language: Some(Language::from_name(value)?), ..none }
        }
        PreferenceClick::Theme => OwnChange { theme: Some(ThemeName::from_name(value)?), ..none },
        PreferenceClick::Pictures => {
            OwnChange { pictures: Some(OwnPictures::from_name(value)?), ..none }
        }
        PreferenceClick::Pings => {
            pings(PingChange { mode: Some(PingMode::from_name(value)?), ..PingChange::default() })
        }
        PreferenceClick::Digest => {
            pings(PingChange { digest: Some(Digest::from_name(value)?), ..PingChange::default() })
        }
        PreferenceClick::Invitations => pings(PingChange {
            invitations: Some(Invitations::from_name(value)?),
            ..PingChange::default()
        }),
        PreferenceClick::CallMe => OwnChange { calls: Some(value == ON), ..none },
        PreferenceClick::AboutAnswers | PreferenceClick::AboutPings => return None,
    })
}

/// Handles `/preferences`: changes and shows a person's preferences for private answers and pings, and their quiet
/// hours. `quiet_hours_and_zone` contains the quiet hours and their time zone as typed; `None` for a part that was not typed.
pub async fn change_preferences(
    request: &Request<'_>,
    change: OwnChange,
    quiet_hours_and_zone: (Option<&str>, Option<&str>),
) -> InteractionAnswer {
    let is_about_pings = change.pings != PingChange::default()
        || change.calls.is_some()
        || change.reminder.is_some();
    let page = if is_about_pings { Page::Pings } else { Page::Answers };
    change_and_show_preferences(request, change, quiet_hours_and_zone, page).await
}

/// Changes the person's preferences, and shows them with a page of menus. `hours` and `zone` are the quiet hours and their time
/// zone as typed.
async fn change_and_show_preferences(
    request: &Request<'_>,
    change: OwnChange,
    (hours, zone): (Option<&str>, Option<&str>),
    page: Page,
) -> InteractionAnswer {
    let OwnChange { language, theme, pictures, draws, calls, pings, reminder } = change;
    let reminder_changed = reminder.is_some();
    let set_reminder = match set_daily_reminder(request, reminder, (hours, zone)).await {
        Ok(set_reminder) => set_reminder,
        Err(why) => return PrivateReply::from_content(why).into(),
    };
    let SetReminder { hour_and_zone: reminder, quiet_hours_zone: zone } = set_reminder;
    let calls_changed = calls.is_some();
    let calls = match set_waiting_table_mentions(request, calls).await {
        Ok(calls) => calls,
        Err(why) => return PrivateReply::from_content(why).into(),
    };
    let pings_changed = pings != PingChange::default();
    let pings = match set_ping_preferences(request, pings).await {
        Ok(pings) => pings,
        Err(why) => return PrivateReply::from_content(why).into(),
    };
    let quiet_changed = hours.is_some() || zone.is_some();
    let quiet = match clock::set_quiet_hours(request, hours, zone).await {
        Ok(quiet) => quiet,
        Err(why) => return PrivateReply::from_content(why).into(),
    };
    let change = OwnPreferences {
        locale: language.map(|language| language.name().to_owned()),
        theme: theme.map(|theme| theme.name().to_owned()),
        pictures: pictures.map(|pictures| pictures.name().to_owned()),
        draws,
    };
    let changed = change != OwnPreferences::default();
    let result = if changed {
        let whose = (request.place.server(), request.actor.id);
        let changed = request.bot.guilds.change_person_preferences(request.actor.id, change).await;
        request.bot.caches.preferences.remove(&whose);
        changed
    } else {
        request.bot.guilds.person_preferences(request.actor.id).await
    };
    match result {
        Ok(preferences) => {
            let (lang, theme) = parse_language_and_theme(&preferences.locale, &preferences.theme);
            let in_words = OwnPictures::from_preferences(&preferences) == OwnPictures::Off;
            // If the person has just chosen a language, the answer uses it.
            let text = Text::for_lang(if changed {
                lang.unwrap_or(request.client_lang)
            } else {
                request.lang
            });
            let any =
                changed || quiet_changed || pings_changed || calls_changed || reminder_changed;
            let draws = text.forced_draws_setting(preferences.draws.unwrap_or(false));
            let preferences = text.preferences_page(lang, theme, any);
            let closed = pings.mode == PingMode::Direct && pings.is_closed;
            let invitations = text.invitation_preference_line(pings.accepted_invitations().name());
            let rows = preference_rows(text, page, (lang, theme, in_words), (&pings, calls));
            let calls = calls.map(|is_on| text.table_call_preference_line(Some(is_on)));
            let pings = text.ping_preference_lines(pings.mode.name(), pings.digest.name(), closed);
            let pictures = text.answer_pictures_setting(in_words);
            let quiet = render::clock::quiet_hours_text(text, quiet.as_ref(), quiet_changed);
            let lines = [preferences, pictures, draws, pings, invitations];
            let hour = reminder.as_ref().map(|(hour, zone)| (hour.name(), zone.as_str()));
            let last = [quiet, text.daily_reminder_setting(hour)];
            let lines: Vec<String> = lines.into_iter().chain(calls).chain(last).collect();
            PrivateReply::with_rows(lines.join("\n"), rows).into()
        }
        Err(error) => {
            PrivateReply::from_content(errors::report_store_error(request, &error)).into()
        }
    }
}

/// Returns the menus of a page of preferences with the current values, and the button to the other page.
fn preference_rows(
    text: &Text,
    page: Page,
    (lang, theme, in_words): (Option<Lang>, Option<&str>, bool),
    (pings, mention_me): (&PingPreferences, Option<bool>),
) -> Vec<CreateActionRow> {
    let menu = |click: PreferenceClick, option: &str, values: Vec<&str>, now: &str| {
        let options = values.into_iter().map(|value| {
            CreateSelectMenuOption::new(text.preference_value_label(option, value), value)
                .default_selection(value == now)
        });
        let placeholder = text.preference_placeholder(option);
        select_menu(click, options.collect(), placeholder)
    };
    let (mut rows, other) = match page {
        Page::Answers => {
            let languages = Language::list().len();
            let languages = (0..languages).filter_map(Language::from_index);
            let languages = languages.map(|language| language.name()).collect();
            let pictures = if in_words { OwnPictures::Off } else { OwnPictures::On };
            let rows = vec![
                menu(PreferenceClick::Language, "language", languages, Language(lang).name()),
                menu(
                    PreferenceClick::Theme,
                    "theme",
                    Theme::ALL.iter().map(|theme| theme.name()).collect(),
                    theme.unwrap_or_default(),
                ),
                menu(
                    PreferenceClick::Pictures,
                    "own-pictures",
                    OwnPictures::ALL.iter().map(|choice| choice.name()).collect(),
                    pictures.name(),
                ),
            ];
            (rows, (PreferenceClick::AboutPings, text::Button::PingPreferences))
        }
        Page::Pings => {
            let mut rows = vec![
                menu(
                    PreferenceClick::Pings,
                    "pings",
                    PingMode::ALL.iter().map(|choice| choice.name()).collect(),
                    pings.mode.name(),
                ),
                menu(
                    PreferenceClick::Digest,
                    "digest",
                    Digest::ALL.iter().map(|choice| choice.name()).collect(),
                    pings.digest.name(),
                ),
                menu(
                    PreferenceClick::Invitations,
                    "invitations",
                    Invitations::ALL.iter().map(|choice| choice.name()).collect(),
                    pings.accepted_invitations().name(),
                ),
            ];
            rows.extend(mention_me.map(|is_on| {
                let now = if is_on { ON } else { OFF };
                menu(PreferenceClick::CallMe, "call-me", vec![OFF, ON], now)
            }));
            (rows, (PreferenceClick::AboutAnswers, text::Button::OtherPreferences))
        }
    };
    let (click, label) = other;
    let button = labelled_button(click, text.button_label(label), ButtonStyle::Secondary);
    rows.push(CreateActionRow::Buttons(vec![button]));
    rows
}

/// The settings after a change of the daily reminders.
struct SetReminder<'a> {
    /// The hour and the time zone of the reminders; `None` if they are off.
    hour_and_zone: Option<(ReminderHour, String)>,
    /// The typed time zone, if it also applies to the quiet hours.
    quiet_hours_zone: Option<&'a str>,
}

/// Changes the hour of the reminders of the daily games. If reminders are turned on, sends a first direct message to check that it
/// is possible. `hours` and `zone` are the quiet hours and the time zone as typed. Returns the resulting settings or, as an error,
/// the sentence that explains why nothing changed.
async fn set_daily_reminder<'a>(
    request: &Request<'_>,
    change: Option<ReminderHour>,
    (hours, zone): (Option<&str>, Option<&'a str>),
) -> Result<SetReminder<'a>, String> {
    let (games, person, text) = (&request.bot.daily, request.actor.id, request.text());
    let trouble = |error: StoreError| errors::report_store_error(request, &error);
    let before = games.reminder_hour_and_zone(person).await.map_err(trouble)?;
    // A new time zone also applies to a reminder that stays.
    let kept = zone.and(before.as_ref()).map(|(hour, _)| *hour);
    let Some(hour) = change.or(kept) else {
        return Ok(SetReminder { hour_and_zone: before, quiet_hours_zone: zone });
    };
    let is_known_zone = zone.is_none_or(|zone| Zone::from_name(zone).is_some());
    if !is_known_zone {
        let zone = zone.unwrap_or_default();
        return Err(text.quiet_hours_refusal(QuietHoursRefusal::UnknownZone(zone)));
    }
    let typed = (zone, request.lang.tag());
    match games.set_daily_reminder(person, hour, typed, request.received).await {
        Ok(()) => {}
        Err(ReminderRefused::NoZone) => return Err(text.daily_reminder_needs_zone(hour.name())),
        Err(ReminderRefused::Store(error)) => return Err(trouble(error)),
    }
    if hour.0.is_some()
        && before.is_none()
        && let Err(error) =
            request.bot.send_first_direct_message(person, text.daily_reminder_welcome()).await
    {
        let off =
            games.set_daily_reminder(person, ReminderHour(None), typed, request.received).await;
        off.map_err(|error| errors::report_internal_error(request, &error.to_string()))?;
        return Err(match error {
            _ if is_refusal_of_direct_messages(&error) => text.direct_pings_refused(),
            error => errors::report_internal_error(request, &error.to_string()),
        });
    }
    // Without quiet hours, the time zone is only that of the reminders.
    let has_quiet_hours = request.bot.guilds.quiet_hours(person).await.map_err(trouble)?.is_some();
    let zone = zone.filter(|_| hours.is_some() || has_quiet_hours);
    let hour_and_zone = games.reminder_hour_and_zone(person).await.map_err(trouble)?;
    Ok(SetReminder { hour_and_zone, quiet_hours_zone: zone })
}

/// Changes whether the bot mentions the person when a table of this server waits for players. Returns the resulting choice (`None`
/// outside servers) or, as an error, the sentence that explains why nothing changed.
async fn set_waiting_table_mentions(
    request: &Request<'_>,
    mention_me: Option<bool>,
) -> Result<Option<bool>, String> {
    let (guilds, person) = (&request.bot.guilds, request.actor.id);
    let Some(guild) = request.place.server() else {
        return match mention_me {
            Some(_) => Err(request.text().table_call_preference_line(None)),
            None => Ok(None),
        };
    };
    let chosen = match mention_me {
        Some(calls) => guilds.set_agreed_to_lobby_calls(guild, person, calls).await.map(|()| calls),
        None => guilds.has_agreed_to_lobby_calls(guild, person).await,
    };
    chosen.map(Some).map_err(|error| errors::report_store_error(request, &error))
}

/// Changes the preferences for pings. If direct messages are chosen, sends a first one to check that it is possible.
/// Returns the resulting preferences, or the sentence that explains why nothing changed.
async fn set_ping_preferences(
    request: &Request<'_>,
    change: PingChange,
) -> Result<PingPreferences, String> {
    let (guilds, person) = (&request.bot.guilds, request.actor.id);
    let trouble = |error: StoreError| errors::report_store_error(request, &error);
    let before = guilds.ping_preferences(person).await.map_err(trouble)?;
    if change == PingChange::default() {
        return Ok(before);
    }
    let direct = match change.mode {
        Some(PingMode::Direct) if !before.is_notified_directly() => Some(
            request
                .bot
                .send_first_direct_message(person, request.text().direct_pings_welcome())
                .await
                .map_err(|error| match error {
                    _ if is_refusal_of_direct_messages(&error) => {
                        request.text().direct_pings_refused()
                    }
                    error => errors::report_internal_error(request, &error.to_string()),
                })?,
        ),
        _ => None,
    };
    guilds
        .change_ping_preferences(person, change, direct, request.lang.tag())
        .await
        .map_err(trouble)
}
