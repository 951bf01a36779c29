//! Tests of the labels in pictures. The font has the letters of every language. No label is cut off, not even in an artificial
//! language whose texts are longer than all others.

use std::sync::Arc;

use serenity::all::CreateAttachment;

use super::introduction::introduction_figures;
use super::{leaderboard, pictures};
use crate::league::tests::year::Year;
use crate::league::{
    LeaderboardKind, LeaderboardPage, LeaderboardPeriod, LeaderboardView, LuckAndSkill,
    PersonInMatch, PlayingStyle, Profile, ReviewedMatch, SeasonLength, Totals, TournamentTotals,
};
use crate::text::{Lang, PlayerName, Text};
use triominos_pictures::{FigureLabels, Renderer, RuleFigure, Theme};
use triominos_rules::game::{Action, Bonus, Edition, Event, Length, Match, Rules, Seed};
use triominos_rules::opponent;

const NAMES: [PlayerName<'static>; 3] =
    [PlayerName::Person("Ada"), PlayerName::Computer(1), PlayerName::Person("Žofia")];

/// Returns the texts of every language, and those of an artificial language with longer texts. Each comes with the name of its
/// language.
fn texts_with_language_names() -> Vec<(String, &'static Text)> {
    let stretched: &'static Text = Box::leak(Box::new(Text::with_stretched_texts()));
    let langs = Lang::ALL.map(|lang| (lang.tag().to_owned(), Text::for_lang(lang)));
    langs.into_iter().chain([("stretched".to_owned(), stretched)]).collect()
}

/// Draws the figures of the rules and of the introduction for every edition, to check their labels.
fn draw_all_rule_figures(renderer: &Renderer, text: &Text) {
    for edition in Edition::ALL {
        let rules = edition.rules(*edition.allowed_player_counts().end()).unwrap();
        let shapes = [
            (RuleFigure::Matching, Bonus::None),
            (RuleFigure::Bridge, Bonus::Bridge),
            (RuleFigure::Hexagon, Bonus::Hexagon),
            (RuleFigure::DoubleHexagon, Bonus::DoubleHexagon),
            (RuleFigure::TripleHexagon, Bonus::TripleHexagon),
        ];
        let shapes = shapes.map(|(figure, shape)| {
            (figure, text.figure_title(shape), text.figure_caption(&rules, shape))
        });
        for (figure, title, caption) in shapes {
            let labels = FigureLabels { title, caption, points: Some(-40) };
            renderer.rule_figure(figure, &labels, Theme::Dark);
        }
        let sheet = introduction_figures(text, &rules);
        renderer.rule_figure_sheet(&sheet, Theme::Dark);
    }
}

/// Plays a match by these rules, and returns pictures of it, each with a name.
async fn pictures_with_alt_texts(
    renderer: &Arc<Renderer>,
    text: &Text,
    rules: &Rules,
) -> Vec<(&'static str, CreateAttachment)> {
    let mut shown = Vec::new();
    let theme = Theme::Dark;
    let mut game = Match::new(rules.clone(), NAMES.len());
    let mut events: Vec<Event> = Vec::new();
    let mut round = 0;
    while game.winners().is_none() {
        round += 1;
        events.push(game.start_round(Seed::new([round; 32])).unwrap());
        let mut turns = 0;
        while let Some(seat) = game.turn() {
            let view = game.player_view(seat).unwrap();
            if round == 1 && turns == 12 {
                let board =
                    pictures::board_pictures(renderer, view.public.clone(), &NAMES, text, theme);
                shown.extend(board.await.into_iter().map(|board| ("board", board)));
                let rack = pictures::rack_picture(renderer, view.clone(), &NAMES, text, theme);
                shown.extend(rack.await.map(|rack| ("rack", rack)));
                if let Some(choice) = view.choices.first().copied() {
                    let view = view.clone();
                    let preview =
                        pictures::preview_picture(renderer, view, choice, &NAMES, text, theme);
                    shown.extend(preview.await.map(|preview| ("preview", preview)));
                }
            }
            let action: Action = opponent::greedy_action(&view);
            events.extend(game.act(seat, action).unwrap());
            turns += 1;
        }
        if round == 1 {
            let (view, points) = (game.public_view(), [12, -5, 40]);
            let card = pictures::round_card_picture(renderer, &view, &points, &NAMES, text, theme);
            shown.extend(card.await.map(|card| ("round", card)));
        }
    }
    let card = pictures::end_card_picture(renderer, rules, &events, &NAMES, &[], text, theme);
    shown.extend(card.await.map(|card| ("end", card)));
    shown
}

/// Returns the picture of a leaderboard's first page.
async fn leaderboard_page_picture(
    renderer: &Arc<Renderer>,
    year: &Year,
    board: LeaderboardKind,
    text: &Text,
) -> Option<CreateAttachment> {
    let rows = year.rows_at_year_end(board, LeaderboardPeriod::AllTime);
    let best = rows.first()?.value;
    let made = LeaderboardPage {
        view: LeaderboardView { board, period: LeaderboardPeriod::AllTime, edition: None },
        months: LeaderboardPeriod::AllTime.months(year.end, SeasonLength::Month),
        rows: rows.iter().take(10).cloned().collect(),
        page: 0,
        pages: 2,
        people: rows.len(),
        own: None,
        best,
        standing: Default::default(),
    };
    leaderboard::leaderboard_picture(renderer, &made, None, text, Theme::Light).await.file
}

/// Returns the picture of a profile as its owner sees it. It has all sections, and a name in a script that is written from right to
/// left.
async fn profile_card_picture(
    renderer: &Arc<Renderer>,
    year: &Year,
    text: &Text,
) -> Option<CreateAttachment> {
    let played = |n: u32| PersonInMatch {
        players: 4,
        rounds: 3,
        points: -120 - n as i32 * 37,
        draws: 41 + n,
        placements: 33,
        bridges: n % 3,
        hexagons: n % 2,
    };
    let own: Vec<PersonInMatch> = (0..50).map(played).collect();
    let review = |n: u32| ReviewedMatch {
        rounds: 1,
        luck: f64::from(n % 7) * 31.7 - 90.0,
        skill: f64::from(n % 5) * 3.3 - 20.0,
    };
    let reviewed = LuckAndSkill::from_matches(&(0..20).map(review).collect::<Vec<_>>());
    let style = PlayingStyle::from_matches(&own, &[own.clone(), own.clone(), own.clone()]);
    let first = &year.rows_at_year_end(LeaderboardKind::Rating, LeaderboardPeriod::AllTime)[0];
    let profile = Profile {
        name: "שרה 7".to_owned(),
        rating: None,
        place: None,
        all_time: Totals::default(),
        solo: Vec::new(),
        season: None,
        course: year.league.people()[&first.person].course.clone(),
        tournaments: TournamentTotals::default(),
        last_tournaments: Vec::new(),
    };
    let shown = (&profile, &style, Some(&reviewed));
    leaderboard::profile_picture(renderer, shown, text, Theme::Dark).await
}

/// Writes the pictures to `target/languages` as well, so that people can inspect them.
#[tokio::test]
async fn no_label_of_any_language_is_cut() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/target/languages");
    std::fs::create_dir_all(folder).unwrap();
    let year = Year::sample();
    let boards = [
        LeaderboardKind::Rating,
        LeaderboardKind::PointsARound,
        LeaderboardKind::TournamentPoints,
        LeaderboardKind::Bridges,
    ];
    let tournament = Edition::Tournament.rules(NAMES.len()).unwrap();
    let unscored = Rules {
        length: Length::Rounds { limit: 2 },
        ..Edition::Casual.rules(NAMES.len()).unwrap()
    };
    let mut cut = Vec::new();
    for (tag, text) in texts_with_language_names() {
        let renderer = Arc::new(Renderer::recording_cut_texts());
        draw_all_rule_figures(&renderer, text);
        let mut pictures = Vec::new();
        pictures.extend(
            profile_card_picture(&renderer, year, text)
                .await
                .map(|card| ("profile".to_owned(), card)),
        );
        for rules in [&tournament, &unscored] {
            let shown = pictures_with_alt_texts(&renderer, text, rules).await;
            assert!(shown.len() >= 4, "{}", shown.len());
            let name = |(name, picture)| (format!("{}-{name}", rules.edition), picture);
            pictures.extend(shown.into_iter().map(name));
        }
        for board in boards {
            let page = leaderboard_page_picture(&renderer, year, board, text).await;
            pictures.extend(page.map(|page| (board.name().to_owned(), page)));
        }
        for (name, picture) in pictures {
            std::fs::write(format!("{folder}/{tag}-{name}.png"), picture.data).unwrap();
        }
        cut.extend(renderer.cut_texts().into_iter().map(|text| format!("{tag}: {text}")));
    }
    assert!(cut.is_empty(), "{}", cut.join("\n"));
}

#[test]
fn the_font_has_every_letter_of_every_language() {
    let renderer = Renderer::new();
    for lang in Lang::ALL {
        let letters = lang.fluent_sources().iter().flat_map(|file| file.chars());
        let lacks: String = letters
            .filter(|letter| letter.is_alphabetic() || "„“”«»‚‘’–—…·−‑%".contains(*letter))
            .flat_map(|letter| letter.to_uppercase().chain([letter]))
            .filter(|letter| !renderer.can_draw(&letter.to_string()))
            .collect();
        assert!(lacks.is_empty(), "{lang:?}: {lacks}");
    }
}
