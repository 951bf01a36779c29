//! The pages of a review: the summary, and one page for each of the worst mistakes.

use serenity::all::{ButtonStyle, CreateActionRow, CreateAttachment, CreateButton};

use crate::discord::custom_id::table::{Click, CustomId, ReviewClick};
use crate::discord::interaction::reply::PrivateReply;
use crate::discord::render::components::{labelled_button, table_menu};
use crate::discord::render::pictures::draw_attachment;
use crate::discord::render::placement_menu::{MENU, placement_option};
use crate::discord::render::viewer::MessageReader;
use crate::discord::render::{names, pictures};
use crate::ids::TableId;
use crate::table::{ReviewSummary, ReviewableMatch};
use crate::text::{
    Mistake, PlayerName, PointsLeadParts, ReviewButton, ShownTurningPoint, Text, format_signed,
};
use triominos_pictures::{Renderer, ReviewChartLabels};
use triominos_rules::game::{Choice, Event, PlayerView};
use triominos_rules::review::{MoveMade, ReviewedMove, TurningPoint};

/// The lower part of a mistake's page, below the facts.
#[derive(Clone, Copy, Debug)]
pub enum MistakePart {
    /// The menu in which the player looks for a better placement.
    Question,
    /// The answer to the placement that the player tried.
    Attempt(Choice),
    /// A better move, shown at the player's request.
    Answer,
}

/// Returns the first page of a review.
pub async fn summary_page(
    reader: MessageReader<'_>,
    played: &ReviewableMatch,
    summary: &ReviewSummary,
) -> PrivateReply {
    let text = reader.text();
    let points = summary.turning_points();
    let positions: Vec<(&TurningPoint<'_>, &Event, PlayerView)> = points
        .iter()
        .filter_map(|point| {
            let (event, view) = played.event_and_view_before_line(point.line_number())?;
            Some((point, event, view))
        })
        .collect();
    let names = names::seat_names(&played.table);
    let turns: Vec<ShownTurningPoint<'_>> = positions
        .iter()
        .filter_map(|(point, event, view)| {
            to_shown_turning_point(played, point, event, view, &names)
        })
        .collect();
    let players = played.table.seats.len();
    let content = reader.tile_emojis().insert_emojis(text.review_page(summary, players, &turns));
    let files = match players {
        // A single player has no lead.
        1 => Vec::new(),
        _ => lead_parts_chart(&reader, summary).await.into_iter().collect(),
    };
    let mistakes = turns.iter().filter_map(|turn| match turn {
        ShownTurningPoint::Mistake(mistake) => Some(mistake.made),
        ShownTurningPoint::Draw { .. } | ShownTurningPoint::Placement { .. } => None,
    });
    let numbered = (1_usize..).zip(mistakes).map(|(number, made)| {
        let click = ReviewClick::Mistake { line: record_line_number(made) };
        page_button(played, click, text, ReviewButton::Move { number }, ButtonStyle::Primary)
    });
    let share = (can_share_best_move(played) && played.count_events_to_best_placement().is_some())
        .then(|| {
            let style = ButtonStyle::Secondary;
            page_button(played, ReviewClick::Share, text, ReviewButton::Share, style)
        });
    let row: Vec<CreateButton> = numbered.chain(share).collect();
    let rows = if row.is_empty() { Vec::new() } else { vec![CreateActionRow::Buttons(row)] };
    PrivateReply { content, files, rows, ..PrivateReply::default() }
}

/// Converts a turning point of a match to the type that the texts use. `view` is the player's view before `event`. Returns `None`
/// if the event is no turn.
fn to_shown_turning_point<'a>(
    played: &ReviewableMatch,
    point: &TurningPoint<'a>,
    event: &Event,
    view: &'a PlayerView,
    names: &[PlayerName<'a>],
) -> Option<ShownTurningPoint<'a>> {
    let (round, change) = (view.public.round, point.win_chance_change());
    match (point, event) {
        (TurningPoint::Mistake(made), _) => {
            Some(ShownTurningPoint::Mistake(Mistake { round, made, view }))
        }
        (TurningPoint::Luck(_), Event::Drew { seat, tile, .. }) => {
            let who = if *seat == played.seat { None } else { Some(*names.get(*seat)?) };
            Some(ShownTurningPoint::Draw { round, who, tile: *tile, change })
        }
        (TurningPoint::Luck(_), Event::Placed(placed)) => Some(ShownTurningPoint::Placement {
            round,
            who: *names.get(placed.seat)?,
            tile: placed.placement.tile,
            points: placed.points,
            change,
        }),
        (TurningPoint::Luck(_), _) => None,
    }
}

/// Returns the page of a mistake. `view` is the view of the player before the move.
pub async fn mistake_page(
    reader: MessageReader<'_>,
    played: &ReviewableMatch,
    mistake_made: &ReviewedMove,
    view: PlayerView,
    part: MistakePart,
) -> PrivateReply {
    let (text, marks) = (reader.text(), reader.tile_emojis());
    let best = match mistake_made.best {
        MoveMade::Place(placement) => {
            view.choices.iter().find(|choice| choice.placement == placement).copied()
        }
        MoveMade::Draw | MoveMade::Pass => None,
    };
    let is_found = match part {
        MistakePart::Attempt(choice) => {
            mistake_made.good.contains(&MoveMade::Place(choice.placement))
        }
        MistakePart::Question => false,
        MistakePart::Answer => true,
    };
    // If no placement is better, there is nothing to look for.
    let asks = best.is_some() && !is_found;
    let answer = match part {
        MistakePart::Attempt(choice) => Some(text.review_attempt_answer(&view, &choice, is_found)),
        MistakePart::Question if asks => None,
        MistakePart::Question | MistakePart::Answer => {
            Some(text.review_better_move(&view, mistake_made.best))
        }
    };
    let mistake = Mistake { round: view.public.round, made: mistake_made, view: &view };
    let content = marks.insert_emojis(text.review_mistake_page(mistake, answer, asks));
    let mut rows = Vec::new();
    if asks {
        let options = choices_in_mistake_menu(&view, mistake_made).into_iter().map(|choice| {
            let label = text.placement_label(choice, view.viewer);
            placement_option(&view, choice, label, text, &marks)
        });
        let click = ReviewClick::Try { line: record_line_number(mistake_made) };
        let placeholder = text.review_placement_placeholder();
        rows.push(table_menu(&played.table, Click::Review(click), options.collect(), placeholder));
    }
    let better = asks.then(|| {
        let click = ReviewClick::Better { line: record_line_number(mistake_made) };
        page_button(played, click, text, ReviewButton::Better, ButtonStyle::Secondary)
    });
    let back =
        page_button(played, ReviewClick::Open, text, ReviewButton::Back, ButtonStyle::Secondary);
    rows.push(CreateActionRow::Buttons(better.into_iter().chain([back]).collect()));
    let shown = match part {
        MistakePart::Attempt(choice) => Some(choice),
        MistakePart::Question => None,
        MistakePart::Answer => best,
    };
    let files = position_picture(&reader, played, view, shown).await.into_iter().collect();
    PrivateReply { content, files, rows, ..PrivateReply::default() }
}

/// Returns the button that opens the review of a finished match.
pub fn review_button(table: TableId, text: &Text) -> CreateButton {
    let id = CustomId { table, click: Click::Review(ReviewClick::Open) }.to_string();
    labelled_button(id, text.review_button_label(ReviewButton::Open), ButtonStyle::Secondary)
}

/// Returns the placements in the menu of a mistake, without the one that was made. If there are too many for a menu, the good
/// placements are kept. They have the same order as in any menu of placements, so that the order does not reveal the good ones.
fn choices_in_mistake_menu<'a>(view: &'a PlayerView, mistake: &ReviewedMove) -> Vec<&'a Choice> {
    let played = |choice: &Choice| mistake.played == MoveMade::Place(choice.placement);
    let good = |choice: &Choice| mistake.good.contains(&MoveMade::Place(choice.placement));
    let mut listed: Vec<(usize, &Choice)> = view
        .choices_for_display()
        .into_iter()
        .filter(|choice| !played(choice))
        .enumerate()
        .collect();
    if listed.len() > MENU {
        listed.sort_by_key(|(at, choice)| (!good(choice), *at));
        listed.truncate(MENU);
        listed.sort_by_key(|(at, _)| *at);
    }
    listed.into_iter().map(|(_, choice)| choice).collect()
}

/// Returns the picture of the rack and the board before a move. If `previewed` is given, the picture shows that placement on the
/// board.
async fn position_picture(
    reader: &MessageReader<'_>,
    played: &ReviewableMatch,
    view: PlayerView,
    previewed: Option<Choice>,
) -> Option<CreateAttachment> {
    let (renderer, text, theme) = (&reader.bot.renderer, reader.text(), reader.taste.theme);
    let names = names::seat_names(&played.table);
    match previewed {
        Some(choice) => {
            pictures::preview_picture(renderer, view, choice, &names, text, theme).await
        }
        None => pictures::rack_picture(renderer, view, &names, text, theme).await,
    }
}

/// Returns the chart of the four parts of the player's lead: the points due to their choices, the tiles, the order of turns, and
/// the rest.
async fn lead_parts_chart(
    reader: &MessageReader<'_>,
    summary: &ReviewSummary,
) -> Option<CreateAttachment> {
    let (text, theme) = (reader.text(), reader.taste.theme);
    let PointsLeadParts { parts, .. } = PointsLeadParts::from_summary(summary);
    let labels = ReviewChartLabels {
        title: text.review_picture_title(),
        parts: text.points_lead_part_labels(),
        figures: parts.map(format_signed),
    };
    let alt = text.alt_review(summary);
    let draw = move |renderer: &Renderer| renderer.review_chart(parts, &labels, theme);
    draw_attachment(&reader.bot.renderer, "review.png", alt, draw).await
}

/// Returns `true` if the best move may be posted: only on servers.
fn can_share_best_move(played: &ReviewableMatch) -> bool {
    played.table.home.server().is_some()
}

fn page_button(
    played: &ReviewableMatch,
    click: ReviewClick,
    text: &Text,
    label: ReviewButton,
    style: ButtonStyle,
) -> CreateButton {
    let id = CustomId { table: played.table.id, click: Click::Review(click) }.to_string();
    labelled_button(id, text.review_button_label(label), style)
}

/// Returns the number of a move's line in the record, for a custom id.
fn record_line_number(reviewed_move: &ReviewedMove) -> u32 {
    u32::try_from(reviewed_move.line).unwrap_or(u32::MAX)
}
