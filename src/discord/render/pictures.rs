//! The pictures of a table, with their labels and alt texts.

use std::sync::{Arc, LazyLock};
use std::time::Instant;

use serenity::all::CreateAttachment;
use tokio::sync::Semaphore;

use crate::league::RatingChange;
use crate::metrics::METRICS;
use crate::text::{self, PlayerName, RoundCardLine, Text};
use triominos_pictures::{
    BoardLabels, CalendarLabels, CloseUpLabels, EndLabels, PreviewLabels, RackLabels, Renderer,
    ReplayLabels, RoundLabels, RoundRow, SeatLabel, Theme,
};
use triominos_rules::game::{Choice, Event, GameRefusal, PlayerView, PublicView, Rules, Summary};

/// The file name of the close-up of a wide board.
const CLOSE_UP: &str = "close-up.png";

/// Returns the alternative texts of pictures. The text of a close-up is omitted, because the text of its board describes the same
/// tiles.
pub fn alt_texts(pictures: &[CreateAttachment]) -> Vec<&str> {
    let all = pictures.iter().filter(|picture| picture.filename != CLOSE_UP);
    all.filter_map(|picture| picture.description.as_deref()).collect()
}

/// Returns the public picture of the board and, if the board is wide, a close-up of the part in
/// play.
pub async fn board_pictures(
    renderer: &Arc<Renderer>,
    view: PublicView,
    names: &[PlayerName<'_>],
    text: &Text,
    theme: Theme,
) -> Vec<CreateAttachment> {
    let alt = text.alt_board(&view, names);
    let close_alt = text.alt_board_close_up(&view);
    let labels = board_labels(renderer, &view, names, text);
    let close_labels = CloseUpLabels { title: text.board_close_up_title() };
    let draw = move |renderer: &Renderer| {
        let board = renderer.board(&view, &labels, theme);
        (board, renderer.close_up_of_wide_board(&view, &close_labels, theme))
    };
    let Some((board, close_up)) = draw_in_background(renderer, "board.png", draw).await else {
        return Vec::new();
    };
    METRICS.count_picture_bytes(board.len() + close_up.as_ref().map_or(0, Vec::len));
    let board = CreateAttachment::bytes(board, "board.png").description(alt);
    let close_up =
        close_up.map(|png| CreateAttachment::bytes(png, CLOSE_UP).description(close_alt));
    std::iter::once(board).chain(close_up).collect()
}

/// Returns the picture of the end of a match, with the changes of ratings; `None` if it could not
/// be drawn.
pub async fn end_card_picture(
    renderer: &Arc<Renderer>,
    rules: &Rules,
    events: &[Event],
    names: &[PlayerName<'_>],
    ratings: &[RatingChange],
    text: &Text,
    theme: Theme,
) -> Option<CreateAttachment> {
    let summary = Summary::from_events(rules, names.len(), events);
    let alt = text.alt_end_card(&summary, names);
    let names = drawable_names(renderer, names, text);
    let foot = text.end_card_footer(rules, summary.round_ends.len());
    let labels = EndLabels {
        title: text.end_card_title(&summary.winners, &names),
        headings: text.end_card_headings(rules),
        names: names.iter().map(|who| text.player_name_for_picture(who)).collect(),
        ends: summary.seats.iter().map(|seat| text.going_out_count_note(seat.ends)).collect(),
        foot: match text.rating_changes_line_for_picture(&names, ratings) {
            Some(ratings) => format!("{foot} · {ratings}"),
            None => foot,
        },
    };
    draw_attachment(renderer, "end.png", alt, move |renderer| {
        renderer.end_card(&summary, &labels, theme)
    })
    .await
}

/// Returns the picture of a finished round; `None` if it could not be drawn. `points_by_seat` are the points that each seat gets at
/// the end of the round.
pub async fn round_card_picture(
    renderer: &Arc<Renderer>,
    view: &PublicView,
    points_by_seat: &[i32],
    names: &[PlayerName<'_>],
    text: &Text,
    theme: Theme,
) -> Option<CreateAttachment> {
    let lines = text::round_card_lines(view, points_by_seat);
    let names = drawable_names(renderer, names, text);
    let keeps_score = view.rules.keeps_score();
    let row = |line: &RoundCardLine| RoundRow {
        seat: line.seat,
        name: names.get(line.seat).map(|who| text.player_name_for_picture(who)).unwrap_or_default(),
        figures: if keeps_score {
            let left = text.total_score(line.left.sum());
            let gained = text.signed_points(line.gained);
            let to_go = line.to_go.map(|points| text.total_score(points));
            [left, gained, text.total_score(line.score)].into_iter().chain(to_go).collect()
        } else {
            let won = view.rules.counts_rounds_won().then(|| line.score.to_string());
            std::iter::once(line.left.len().to_string()).chain(won).collect()
        },
        out: line.out,
    };
    let labels = RoundLabels {
        title: text.round_card_title(view.round),
        headings: text
            .round_card_headings(&view.rules, lines.iter().any(|line| line.to_go.is_some())),
        rows: lines.iter().map(row).collect(),
        foot: text.end_card_footer(&view.rules, usize::try_from(view.round).unwrap_or(usize::MAX)),
    };
    let alt = text.alt_round_card(view.round);
    draw_attachment(renderer, "round.png", alt, move |renderer| renderer.round_card(&labels, theme))
        .await
}

/// Returns the picture of a calendar; `None` if it could not be drawn. `alt_text` is the alternative text.
pub async fn calendar_picture(
    renderer: &Arc<Renderer>,
    labels: CalendarLabels,
    alt_text: String,
    theme: Theme,
) -> Option<CreateAttachment> {
    let draw = move |renderer: &Renderer| renderer.calendar(&labels, theme);
    draw_attachment(renderer, "calendar.png", alt_text, draw).await
}

/// Returns the animated replay of a finished match; `None` if it could not be drawn.
pub async fn replay_animation(
    renderer: &Arc<Renderer>,
    rules: &Rules,
    events: Vec<Event>,
    names: &[PlayerName<'_>],
    text: &Text,
    theme: Theme,
) -> Option<CreateAttachment> {
    let alt = text.alt_replay(&Summary::from_events(rules, names.len(), &events), names);
    let labels = ReplayLabels {
        names: drawable_names(renderer, names, text)
            .iter()
            .map(|who| text.player_name_for_picture(who))
            .collect(),
        title: text.edition_name(&rules.edition),
        round: text.replay_round_word(),
        round_end: text.replay_round_end_label(),
    };
    let rules = rules.clone();
    draw_attachment(renderer, "replay.gif", alt, move |renderer| {
        renderer.replay(&rules, &events, &labels, theme)
    })
    .await
}

/// Returns the private picture of the board and a player's rack. Drawing starts when this function is called, not when its future
/// is polled.
pub fn rack_picture(
    renderer: &Arc<Renderer>,
    view: PlayerView,
    names: &[PlayerName<'_>],
    text: &Text,
    theme: Theme,
) -> impl Future<Output = Option<CreateAttachment>> + Send + use<> {
    let alt = text.alt_rack(&view, names);
    let board = board_labels(renderer, &view.public, names, text);
    let rack = RackLabels {
        title: text.rack_title(&view),
        hint: text.fitting_tiles_note(&view),
        since: text.moves_since_own_turn(&view, &drawable_names(renderer, names, text)),
    };
    draw_attachment(renderer, "rack.png", alt, move |renderer| {
        renderer.rack(&view, &board, &rack, theme)
    })
}

/// Returns the private picture of the board with a placement that is not made yet. Drawing starts when this function is called, not
/// when its future is polled.
pub fn preview_picture(
    renderer: &Arc<Renderer>,
    view: PlayerView,
    choice: Choice,
    names: &[PlayerName<'_>],
    text: &Text,
    theme: Theme,
) -> impl Future<Output = Option<CreateAttachment>> + Send + use<> {
    let alt = text.alt_preview(&view, &choice);
    let board = board_labels(renderer, &view.public, names, text);
    let points = if view.viewer.sees_points_in_hints() {
        text.signed_points(choice.points)
    } else {
        String::new()
    };
    let preview = PreviewLabels {
        title: text.preview_label(&choice, view.viewer.without_points_in_hints()),
        points,
    };
    draw_attachment(renderer, "preview.png", alt, move |renderer| {
        renderer.preview(&view, &choice, &board, &preview, theme)
    })
}

/// Returns the private picture of a tile on a spot where it does not fit. Returns `None` if the action was refused for another
/// reason.
pub async fn misfit_picture(
    renderer: &Arc<Renderer>,
    refusal: &GameRefusal,
    view: PublicView,
    names: &[PlayerName<'_>],
    text: &Text,
    theme: Theme,
) -> Option<CreateAttachment> {
    let (placement, wrong) = refusal.placement_and_wrong_corner_indexes()?;
    let alt = text.alt_misfit_picture(refusal)?;
    let board = board_labels(renderer, &view, names, text);
    let title = text.misfit_picture_title(&placement, &view);
    let labels = PreviewLabels { title, points: String::new() };
    draw_attachment(renderer, "misfit.png", alt, move |renderer| {
        renderer.refused_placement(&view, &placement, &wrong, &board, &labels, theme)
    })
    .await
}

/// Returns the labels for the picture of a board.
fn board_labels(
    renderer: &Renderer,
    view: &PublicView,
    names: &[PlayerName<'_>],
    text: &Text,
) -> BoardLabels {
    let label = |(seat, who): (usize, &PlayerName<'_>)| {
        let tiles =
            view.seats.get(seat).map(|seat| text.tile_count(seat.tiles)).unwrap_or_default();
        SeatLabel { name: text.player_name_for_picture(who), tiles }
    };
    let seats = drawable_names(renderer, names, text).iter().enumerate().map(label).collect();
    BoardLabels { seats, title: text.board_title(view), foot: text.board_footer(view) }
}

/// Returns the names that the pictures show, one for each player. Each is the player's own name or, if the pictures' font lacks one
/// of its letters, the name of their seat. A player whose own name equals the name of a seat is also shown by the name of their
/// seat.
fn drawable_names<'a>(
    renderer: &Renderer,
    names: &[PlayerName<'a>],
    text: &Text,
) -> Vec<PlayerName<'a>> {
    let seats: Vec<String> = (0..names.len()).map(|seat| text.short_seat_name(seat)).collect();
    let drawable = |(seat, who): (usize, &PlayerName<'a>)| {
        let name = text.player_name_for_picture(who);
        if renderer.can_draw(&name) && !seats.contains(&name) {
            *who
        } else {
            PlayerName::Seat(seat)
        }
    };
    names.iter().enumerate().map(drawable).collect()
}

/// Draws a picture in the background; `None` if that fails. A message is complete without its picture. Drawing starts when this
/// function is called, not when its future is polled.
pub fn draw_attachment<F>(
    renderer: &Arc<Renderer>,
    file_name: &'static str,
    alt_text: String,
    draw: F,
) -> impl Future<Output = Option<CreateAttachment>> + Send + use<F>
where
    F: FnOnce(&Renderer) -> Vec<u8> + Send + 'static,
{
    let drawn = draw_in_background(renderer, file_name, draw);
    async move {
        let drawn = drawn.await?;
        METRICS.count_picture_bytes(drawn.len());
        Some(CreateAttachment::bytes(drawn, file_name).description(alt_text))
    }
}

/// Has a permit for each picture that is being drawn or waits for a processor. Drawing as many pictures as there are permits takes
/// about ten seconds on two processors. If no permit is free, a message is posted without its picture, so that it is not delayed.
static WAITING: Semaphore = Semaphore::const_new(512);
/// Has a permit for each picture that is being drawn. There is one permit for each processor.
static PROCESSORS: LazyLock<Semaphore> = LazyLock::new(|| {
    Semaphore::new(std::thread::available_parallelism().map_or(1, std::num::NonZero::get))
});

/// Runs `draw` on a blocking thread, and starts at once. Returns `None` if too many pictures wait already, or if drawing panics.
fn draw_in_background<T, F>(
    renderer: &Arc<Renderer>,
    name: &'static str,
    draw: F,
) -> impl Future<Output = Option<T>> + Send + use<T, F>
where
    T: Send + 'static,
    F: FnOnce(&Renderer) -> T + Send + 'static,
{
    let renderer = Arc::clone(renderer);
    let started = Instant::now();
    let place = WAITING.try_acquire();
    let drawing = place.map(|place| {
        tokio::spawn(async move {
            let _place = place;
            let _processor = PROCESSORS.acquire().await;
            tokio::task::spawn_blocking(move || draw(&renderer)).await
        })
    });
    async move {
        let Ok(drawing) = drawing else {
            tracing::warn!(
                name,
                "too many pictures are waiting to be drawn: a message goes without"
            );
            return None;
        };
        let drawn = drawing.await.and_then(|drawn| drawn);
        METRICS.observe_picture_time(started.elapsed());
        if drawn.is_err() {
            tracing::error!(name, "drawing a picture panicked");
        }
        drawn.ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    #[tokio::test]
    async fn a_picture_beyond_the_queues_limit_is_left_out() {
        let renderer = Arc::new(Renderer::default());
        let all = WAITING.acquire_many(512).await.unwrap();
        assert_eq!(draw_in_background(&renderer, "late.png", |_| 1).await, None);
        drop(all);
        assert_eq!(draw_in_background(&renderer, "drawn.png", |_| 2).await, Some(2));
        assert_eq!(
            draw_in_background(&renderer, "panics.png", |_| -> u8 { panic!("in a test") }).await,
            None
        );
    }

    #[test]
    fn players_in_a_picture_have_distinct_names() {
        let names =
            [PlayerName::Person("P2"), PlayerName::Person("שרה"), PlayerName::Namesake("Žofia", 2)];
        let drawn = drawable_names(&Renderer::default(), &names, Text::for_lang(Lang::En));
        assert_eq!(
            drawn,
            [PlayerName::Seat(0), PlayerName::Seat(1), PlayerName::Namesake("Žofia", 2)]
        );
        let shown: Vec<String> =
            drawn.iter().map(|who| Text::for_lang(Lang::En).player_name_for_picture(who)).collect();
        assert_eq!(shown, ["P1", "P2", "Žofia (2)"]);
    }
}
