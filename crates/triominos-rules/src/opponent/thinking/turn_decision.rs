//! A decision of a current player: their perspective and the candidates for their move.

use super::perspective::Perspective;
use super::search::Search;
use super::split_mix::SplitMix64;
use crate::game::compact::{CompactRound, Move, RoundRules};
use crate::game::{Action, PlayerView, Rules};
use crate::opponent::SearchParameters;
use crate::opponent::greedy_action;
use crate::opponent::policy::{Policy, PositionFacts};

/// The maximum number of placements to search: those with the highest values under a policy.
const MAX_PLACEMENTS: usize = 8;

/// The points that a search assumes for winning a round if no score is kept.
const UNSCORED_ROUND_WON: i32 = 100;

/// Returns the rules of a round for a search.
pub fn rules_for_search(rules: &Rules, players: usize) -> RoundRules {
    let round_rules = RoundRules::new(rules, players);
    if rules.keeps_score() {
        round_rules
    } else {
        round_rules.with_points_for_winning(UNSCORED_ROUND_WON)
    }
}

/// A decision of the current player.
pub struct TurnDecision<'a> {
    view: &'a PlayerView,
    perspective: Perspective<'a>,
}

impl<'a> TurnDecision<'a> {
    /// Creates the decision of the player whose view this is; `None` in another player's turn.
    pub fn from_view(view: &'a PlayerView, round_rules: &'a RoundRules) -> Option<Self> {
        let in_turn = view.public.turn == Some(view.viewer.seat);
        in_turn.then(|| Self { view, perspective: Perspective::from_view(view, round_rules) })
    }

    /// Returns the round with the tiles that the player sees, and arbitrary tiles in hidden positions.
    pub fn visible_round(&self) -> &CompactRound<'a> {
        self.perspective.visible_round()
    }

    /// Returns the rules of the match.
    pub fn rules(&self) -> &Rules {
        &self.view.public.rules
    }

    /// Returns the round with a random assignment of the hidden tiles, as [`Perspective::round_with_sampled_hidden_tiles`] does.
    pub fn round_with_sampled_hidden_tiles(
        &self,
        sample_index: u32,
        random: &mut SplitMix64,
    ) -> CompactRound<'a> {
        self.perspective.round_with_sampled_hidden_tiles(sample_index, random)
    }

    /// Returns the moves to consider, with the most promising placements first. Drawing and passing are included if no tile can be
    /// placed or if `include_draw_and_pass` is true.
    pub fn candidates(&self, quick_policy: &Policy, include_draw_and_pass: bool) -> Vec<Move> {
        let seen = self.visible_round();
        let mut placements: Vec<(i32, Move)> = Vec::new();
        if let Some(facts) = PositionFacts::new(seen) {
            placements.extend(seen.placements().map(|(slot, tile)| {
                (quick_policy.placement_value(seen, &facts, slot, tile), Move::Place { slot, tile })
            }));
        }
        placements.sort_by_key(|(value, _)| -value);
        placements.truncate(MAX_PLACEMENTS);
        let mut moves: Vec<Move> = placements.into_iter().map(|(_, action)| action).collect();
        if moves.is_empty() || include_draw_and_pass {
            moves.extend(seen.may_draw().then_some(Move::Draw));
            moves.extend(seen.may_pass().then_some(Move::Pass));
        }
        moves
    }

    /// Creates a search that assumes that the other players follow `others_policy`.
    pub fn search<'b>(
        &'b self,
        others_policy: Policy,
        parameters: &SearchParameters<'b>,
    ) -> Search<'a, 'b> {
        Search {
            perspective: &self.perspective,
            others: others_policy,
            random: SplitMix64::new(parameters.seed),
            is_cancelled: parameters.is_cancelled,
        }
    }

    /// Converts a move in the compact round to an action in the match.
    pub fn to_action(&self, chosen_move: Move) -> Action {
        match chosen_move {
            Move::Draw => Action::Draw,
            Move::Pass => Action::Pass,
            Move::Place { slot, tile } => {
                let board = self.visible_round().board();
                let mut choices = self.view.choices.iter().map(|choice| (choice, choice.placement));
                let chosen = choices.find(|(_, placement)| {
                    placement.tile == tile.tile() && board.is_slot_at(slot, placement.cell)
                });
                // The move is always among the choices, because both rounds list the same moves. A greedy action is a legal
                // fallback.
                chosen.map_or_else(
                    || greedy_action(self.view),
                    |(choice, _)| Action::Place(choice.pick()),
                )
            }
        }
    }
}
