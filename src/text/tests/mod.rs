//! Tests of all sentences: keys, snapshots, limits, secrets, typography.

mod guild;
mod properties;
mod table;
mod tournament;

use super::{Lang, PlayerName, Text};
use triominos_rules::game::{
    Action, Choice, Edition, Event, Match, Placed, PlayerView, Rules, Seat, Seed,
};

impl Text {
    /// Returns the answer to a player after they have made the placement `choice`.
    fn answer_after_placement(
        &self,
        after: &PlayerView,
        choice: &Choice,
        names: &[PlayerName<'_>],
    ) -> String {
        let Choice { spot, placement, bonus, points } = *choice;
        self.placed_answer(
            after,
            &Placed { seat: after.viewer.seat, placement, bonus, points },
            spot,
            &[],
            names,
        )
    }
}

/// Returns the view as it is at a table that does not show the points of placements.
fn without_hints(view: &PlayerView) -> PlayerView {
    PlayerView { viewer: view.viewer.without_points_in_hints(), ..view.clone() }
}

/// An action of a player, with the player's view before the action and the match after it.
struct Step {
    seat: Seat,
    before: PlayerView,
    action: Action,
    events: Vec<Event>,
    after: Match,
}

/// A match with all its actions.
struct SampleMatch {
    start: Event,
    begun: Match,
    steps: Vec<Step>,
}

/// The way in which a test chooses the actions of a match.
#[derive(Clone, Copy)]
enum Style {
    /// Makes the placement with the most points; draws and passes only if there is no placement.
    Best,
    /// Takes any legal action.
    Any,
}

/// Plays a match to its end. The seed determines the deals and all choices.
fn play_match(rules: Rules, players: usize, seed: u8, style: Style) -> SampleMatch {
    let mut game = Match::new(rules, players);
    let start = game.start_round(Seed::new([seed; 32])).unwrap();
    let begun = game.clone();
    let mut dice = u64::from(seed) << 8 | players as u64;
    let mut roll = |sides: usize| {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (dice >> 33) as usize % sides
    };
    let mut steps = Vec::new();
    while let Some(seat) = game.turn() {
        let before = game.player_view(seat).unwrap();
        let chosen = match style {
            Style::Best => before.choices.first(),
            Style::Any if before.choices.is_empty() => None,
            Style::Any => match roll(before.choices.len() + 1) {
                0 if before.may_draw || before.may_pass => None,
                n => before.choices.get(n % before.choices.len()),
            },
        };
        let action = match chosen {
            Some(choice) => Action::Place(choice.pick()),
            None if before.may_draw => Action::Draw,
            None => Action::Pass,
        };
        let mut events = game.act(seat, action).unwrap();
        while let (Action::Draw, Some(forced)) = (action, game.forced_action()) {
            events.extend(game.act(seat, forced).unwrap());
        }
        steps.push(Step { seat, before, action, events, after: game.clone() });
        assert!(steps.len() < 500, "a match that does not end");
    }
    SampleMatch { start, begun, steps }
}

/// Returns the rules of the edition Goliath for this many players.
fn goliath_rules(players: usize) -> Rules {
    Edition::Goliath.rules(players).unwrap()
}

/// Returns rules for six players, which are more than the default edition allows.
fn six_players_rules() -> Rules {
    Rules { hand: 6, ..goliath_rules(4) }
}

/// Returns the sentences of every language.
fn all_texts() -> impl Iterator<Item = &'static Text> {
    Lang::ALL.into_iter().map(Text::for_lang)
}

const FRIENDS: [PlayerName<'static>; 4] = [
    PlayerName::Person("Ada"),
    PlayerName::Person("Bo"),
    PlayerName::Computer(1),
    PlayerName::Person("Çağla"),
];
