//! `/daily calendar`: a month that shows on which days the person played, and menus that open the games of earlier days.

use serenity::all::{ButtonStyle, CreateActionRow, CreateAttachment, CreateSelectMenuOption};

use super::{answer_refused, open_archived, open_today, reply_in_new_message};
use crate::discord::custom_id::own::daily::DailyPageClick;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::render::components::{labelled_button, select_menu};
use crate::discord::render::pictures;
use crate::guild::{DailyCalendar, ReminderHour};
use crate::text::{self, DailyButton};
use triominos_pictures::{CalendarCell, CalendarLabels};
use triominos_rules::daily::{CalendarDay, DailyKind, Date};

/// The number of days in a menu, so that two menus have all days of a month.
const DAYS_PER_MENU: i32 = 16;

/// Handles a click on the calendar, on an earlier day or on a reminder. `menu_value` is the value that was chosen in a menu.
pub async fn handle_daily_page_click(
    request: &Request<'_>,
    click: DailyPageClick,
    menu_value: Option<&str>,
) -> InteractionAnswer {
    match click {
        // The clicked message belongs to nobody or to everyone.
        DailyPageClick::Open(kind) => open_today(request, kind).await.in_new_message(),
        DailyPageClick::Archive { date, kind } => open_archived(request, kind, date).await,
        DailyPageClick::Month(date) => show_calendar(request, Some(date)).await,
        DailyPageClick::ChooseDay(_) => match menu_value.and_then(|value| value.parse().ok()) {
            Some(date) => show_archived_day(request, date).await,
            None => errors::answer_old_button(request),
        },
        DailyPageClick::EndReminders => turn_off_daily_reminders(request).await,
    }
}

/// Turns off the person's reminders.
async fn turn_off_daily_reminders(request: &Request<'_>) -> InteractionAnswer {
    let (person, off) = (request.actor.id, ReminderHour(None));
    let ended = request.bot.daily.set_daily_reminder(person, off, (None, ""), request.received);
    match ended.await {
        Ok(()) => reply_in_new_message(request.text().daily_reminder_setting(None)),
        Err(error) => {
            reply_in_new_message(errors::report_internal_error(request, &error.to_string()))
        }
    }
}

/// Shows the calendar of the month that contains `date_in_month`; `None` stands for today.
pub async fn show_calendar(
    request: &Request<'_>,
    date_in_month: Option<Date>,
) -> InteractionAnswer {
    let (games, person) = (&request.bot.daily, request.actor.id);
    let calendar = match games.calendar(person, date_in_month, request.received).await {
        Ok(calendar) => calendar,
        Err(refused) => return answer_refused(request, refused).await,
    };
    let text = request.text();
    let picture = match request.has_pictures_off() {
        true => None,
        false => calendar_picture(request, &calendar).await,
    };
    let content = text.daily_calendar(&calendar.month, calendar.streak, picture.is_none());
    let files = picture.into_iter().collect();
    let rows = calendar_rows(request, &calendar);
    PrivateReply { content, files, rows, ..PrivateReply::default() }.into()
}

/// Returns the menus of the month's days in the archive, and the buttons of the months before and after.
fn calendar_rows(request: &Request<'_>, calendar: &DailyCalendar) -> Vec<CreateActionRow> {
    let text = request.text();
    let mut rows = Vec::new();
    if let Some((first, last)) = calendar.archive {
        let days = (first.days_since_epoch()..=last.days_since_epoch())
            .filter_map(Date::from_days_since_epoch)
            .collect::<Vec<_>>();
        for part in days.chunks(DAYS_PER_MENU.unsigned_abs() as usize) {
            let [from, ..] = part else { continue };
            let option =
                |date: &Date| CreateSelectMenuOption::new(date.to_string(), date.to_string());
            let placeholder = text.daily_choose_day_placeholder(*from, part[part.len() - 1]);
            let options = part.iter().map(option).collect();
            rows.push(select_menu(DailyPageClick::ChooseDay(*from), options, placeholder));
        }
    }
    let months =
        [(calendar.earlier, DailyButton::EarlierMonth), (calendar.later, DailyButton::LaterMonth)];
    let buttons: Vec<_> = months
        .into_iter()
        .filter_map(|(date, label)| {
            let (click, label) = (DailyPageClick::Month(date?), text.daily_button_label(label));
            Some(labelled_button(click, label, ButtonStyle::Secondary))
        })
        .collect();
    if !buttons.is_empty() {
        rows.push(CreateActionRow::Buttons(buttons));
    }
    rows
}

/// Shows the buttons that open the daily games of an earlier day.
async fn show_archived_day(request: &Request<'_>, date: Date) -> InteractionAnswer {
    let archive = match request.bot.daily.archived_date_range(request.received).await {
        Ok(archive) => archive,
        Err(refused) => return answer_refused(request, refused).await,
    };
    let text = request.text();
    if !archive.is_some_and(|(first, last)| (first..=last).contains(&date)) {
        return reply_in_new_message(text.daily_not_in_archive(archive));
    }
    let kinds = [(DailyKind::Deal, DailyButton::Deal), (DailyKind::Puzzle, DailyButton::Puzzle)];
    let mut buttons: Vec<_> = kinds
        .into_iter()
        .map(|(kind, label)| {
            let click = DailyPageClick::Archive { date, kind };
            labelled_button(click, text.daily_button_label(label), ButtonStyle::Primary)
        })
        .collect();
    let back = text.button_label(text::Button::Back);
    buttons.push(labelled_button(DailyPageClick::Month(date), back, ButtonStyle::Secondary));
    let rows = vec![CreateActionRow::Buttons(buttons)];
    PrivateReply::with_rows(text.daily_archive_heading(date), rows).into()
}

/// Draws the calendar's month; `None` if it could not be drawn.
async fn calendar_picture(
    request: &Request<'_>,
    calendar: &DailyCalendar,
) -> Option<CreateAttachment> {
    let text = request.text();
    let month = &calendar.month;
    let cell = |day: &CalendarDay| CalendarCell {
        has_deal: day.has_deal,
        has_puzzle: day.has_puzzle,
        is_forgiven: day.is_forgiven,
    };
    let labels = CalendarLabels {
        title: text.daily_month_name(month),
        weekdays: text.daily_weekdays(),
        legend: text.daily_calendar_legend(),
        first_weekday: month.days().first().map_or(0, |day| day.date.weekday_from_monday()),
        cells: month.days().iter().map(cell).collect(),
    };
    let alt = text.alt_daily_calendar(month);
    pictures::calendar_picture(&request.bot.renderer, labels, alt, request.theme).await
}
