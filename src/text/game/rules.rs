//! The rules of a table in words, and the refusals of impossible combinations of rules. A clause is one rule that a table can
//! change, such as the number of draws. It has a name and a value, which are shown in one line.

use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::{PlayerName, Text};
use triominos_rules::game::{
    AfterDraw, Blocked, BridgeRule, Change, Clause, DeadBoard, DrawRule, DroppedRack, EmptyPool,
    InvalidVariant, LastRound, Length, MatchWinner, OutCount, PassEmpty, RoundEndRule, Rules,
    Scoring, StartTie, StarterRule, Threshold, Variant,
};

/// The person to whom the rules of a table are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesReader<'a> {
    /// The host before the match, who can change the rules.
    Host,
    /// Another person before the match; the value is the name of the host.
    Others(PlayerName<'a>),
    /// Any person, once the match has begun.
    Match,
}

impl Text {
    /// Returns the message with the rules of a table, one line for each clause. Clauses that differ from the table's edition are in
    /// bold. `players` is the number of players; `None` if it is not known. `notice` is a sentence above the rules.
    pub fn rules_page(
        &self,
        variant: &Variant,
        players: Option<usize>,
        reader: RulesReader<'_>,
        notice: Option<String>,
    ) -> String {
        let edition = self.edition_name(variant.edition().name());
        let changes = variant.changes();
        let title = if changes.is_empty() {
            say!(self, "rules-title", edition = edition)
        } else if let Some(length) = self.match_length_if_only_change(variant) {
            say!(self, "rules-title", edition = format!("{edition} · {length}"))
        } else {
            say!(self, "rules-title-changed", edition = edition)
        };
        let mut parts: Vec<TextPart> = notice.map(TextPart::required).into_iter().collect();
        parts.push(TextPart::required(title));
        let rules = variant.unchecked_rules(*variant.allowed_player_counts().end());
        // A clause is left out if the other rules make it meaningless, unless it was changed.
        let is_shown = |clause: &Clause| {
            is_clause_listed_if_unchanged(*clause, &rules, players)
                || changes.change_of(*clause).is_some()
        };
        parts.extend(Clause::ALL.into_iter().filter(is_shown).map(|clause| {
            // If there is no room for all lines, the lines of changed clauses are left out last.
            let changed = changes.change_of(clause).is_some();
            let value = self.clause_value_for_players(variant, &rules, players, clause);
            TextPart::optional(u8::from(changed), self.clause_line(variant, clause, value))
        }));
        parts.push(TextPart::required(match reader {
            RulesReader::Host => say!(self, "rules-may-change"),
            RulesReader::Others(host) => {
                say!(self, "rules-host-may-change", host = self.bold_name(&host))
            }
            RulesReader::Match => say!(self, "rules-fixed"),
        }));
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the line with the name and the value of a clause, in bold if the clause differs from the edition.
    pub fn clause_line(&self, variant: &Variant, clause: Clause, value: String) -> String {
        let name = self.clause_name(clause);
        if variant.changes().change_of(clause).is_some() {
            say!(self, "rules-line-changed", name = name, value = value)
        } else {
            say!(self, "rules-line", name = name, value = value)
        }
    }

    /// Returns the value of a clause under these rules, for this number of players. If `players` is `None`, the values of the
    /// clauses about the number of players and the size of racks cover every possible number. In a match of one player, the value
    /// for blocked rounds does not mention points taken from other players.
    pub fn clause_value_for_players(
        &self,
        variant: &Variant,
        rules: &Rules,
        players: Option<usize>,
        clause: Clause,
    ) -> String {
        match (clause, players) {
            (Clause::Players, Some(players)) => number_span(players, players),
            (Clause::Hand, Some(players)) => self.rack_size(&variant.unchecked_rules(players)),
            (Clause::Players | Clause::Hand, None) => self.clause_value(variant, clause),
            (Clause::Blocked, Some(1)) if has_points_for_other_racks_when_blocked(rules) => {
                say!(self, "rules-blocked-none")
            }
            (clause, _) => self.rule_sentence(rules, clause),
        }
    }

    /// Returns the clauses of a table's rules that differ from its edition, one line for each clause with its value.
    pub fn differences_from_edition(&self, variant: &Variant) -> Vec<String> {
        let line = |change: Change| {
            let name = self.clause_name(change.clause());
            say!(
                self,
                "rules-line",
                name = name,
                value = self.clause_value(variant, change.clause())
            )
        };
        variant.changes().iter().map(line).collect()
    }

    /// Returns the words for the length of the match if it is the only clause that differs from the edition; otherwise `None`.
    fn match_length_if_only_change(&self, variant: &Variant) -> Option<String> {
        let mut changes = variant.changes().iter();
        match (changes.next(), changes.next()) {
            (Some(change), None) if change.clause() == Clause::Match => {
                Some(self.change_label(variant, change))
            }
            _ => None,
        }
    }

    /// Returns the name of a clause.
    pub fn clause_name(&self, clause: Clause) -> String {
        match clause {
            Clause::Players => say!(self, "rules-players"),
            Clause::Hand => say!(self, "rules-hand"),
            Clause::Starter => say!(self, "rules-starter"),
            Clause::StartTie => say!(self, "rules-start-tie"),
            Clause::Opening => say!(self, "rules-opening"),
            Clause::ZeroOption => say!(self, "rules-zero-option"),
            Clause::Scoring => say!(self, "rules-scoring"),
            Clause::Bonuses => say!(self, "rules-bonuses"),
            Clause::BridgeRule => say!(self, "rules-bridge-rule"),
            Clause::Draws => say!(self, "rules-draws"),
            Clause::Draw => say!(self, "rules-draw"),
            Clause::StopDrawing => say!(self, "rules-stop-drawing"),
            Clause::AfterDraw => say!(self, "rules-after-draw"),
            Clause::EmptyPool => say!(self, "rules-empty-pool"),
            Clause::PassEmpty => say!(self, "rules-pass-empty"),
            Clause::GoingOut => say!(self, "rules-going-out"),
            Clause::RoundEnd => say!(self, "rules-round-end"),
            Clause::OutCount => say!(self, "rules-out-count"),
            Clause::DeadBoard => say!(self, "rules-dead-board"),
            Clause::Blocked => say!(self, "rules-blocked"),
            Clause::DroppedRack => say!(self, "rules-dropped-rack"),
            Clause::Match => say!(self, "rules-match"),
            Clause::LastRound => say!(self, "rules-last-round"),
            Clause::MatchWinner => say!(self, "rules-match-winner"),
        }
    }

    /// Returns the value of a clause under a table's rules. It begins with a small letter, because it follows a colon in the line
    /// of the clause.
    fn clause_value(&self, variant: &Variant, clause: Clause) -> String {
        let (least, most) = variant.allowed_player_counts().into_inner();
        match clause {
            Clause::Players => say!(self, "rules-players-are", players = number_span(least, most)),
            Clause::Hand => self.rack_sizes(variant),
            clause => self.rule_sentence(&variant.unchecked_rules(most), clause),
        }
    }

    /// Returns the value of a clause under a table's rules, for an option of a menu: at most 100 characters.
    pub fn clause_value_label(&self, variant: &Variant, clause: Clause) -> String {
        capitalized(&self.clause_value(variant, clause))
    }

    /// Returns the label of a change of a clause to another value, for an option of a menu: at most 100 characters.
    pub fn change_label(&self, variant: &Variant, change: Change) -> String {
        let most = *variant.allowed_player_counts().end();
        capitalized(&match (change.clause(), change.value_name().as_ref()) {
            (clause @ Clause::Players, _) | (clause @ Clause::Hand, "by-players") => {
                self.clause_value(&variant.with_change(change), clause)
            }
            (clause, _) => {
                let mut rules = variant.unchecked_rules_with(change, most);
                if clause != Clause::Scoring && !rules.keeps_score() {
                    // In rules without scores, all values of the clause would have the same words, so the words of rules with
                    // scores are used.
                    rules.scoring = Scoring::Kids;
                }
                self.rule_sentence(&rules, clause)
            }
        })
    }

    /// Returns the placeholder of the menu of editions.
    pub fn choose_edition_placeholder(&self) -> String {
        say!(self, "rules-choose-edition")
    }

    /// Returns the placeholder of the menu of clauses.
    pub fn choose_clause_placeholder(&self) -> String {
        say!(self, "rules-choose-clause")
    }

    /// Returns the placeholder of the menu of a clause's values.
    pub fn choose_value_placeholder(&self, clause: Clause) -> String {
        say!(self, "rules-choose-value", name = self.clause_name(clause))
    }

    /// Returns the words for the number of tiles dealt to each player, for each number of players that the rules allow.
    fn rack_sizes(&self, variant: &Variant) -> String {
        if variant.changes().change_of(Clause::Hand).is_some() {
            return self
                .rack_size(&variant.unchecked_rules(*variant.allowed_player_counts().end()));
        }
        let hand = |players: usize| (players, variant.unchecked_rules(players).hand);
        let all: Vec<(usize, u8)> = variant.allowed_player_counts().map(hand).collect();
        let groups = all.chunk_by(|(_, one), (_, other)| one == other);
        let entries = groups.filter_map(|group| {
            let ((least, hand), (most, _)) = (group.first()?, group.last()?);
            Some(say!(self, "rules-hand-entry", hand = hand, players = number_span(*least, *most)))
        });
        let entries: Vec<String> = entries.collect();
        let most = *variant.allowed_player_counts().end();
        say!(self, "rules-hand-by-players", hands = entries.join(", "), most = most)
    }

    /// Returns the words for the number of tiles dealt to each player under these rules.
    fn rack_size(&self, rules: &Rules) -> String {
        say!(self, "rules-hand-each", hand = rules.hand)
    }

    /// Returns the value of a clause under these rules. Empty for the clause about the number of players, which is not a rule of a
    /// match.
    pub fn rule_sentence(&self, rules: &Rules, clause: Clause) -> String {
        match clause {
            Clause::Players => String::new(),
            Clause::Hand => self.rack_size(rules),
            Clause::Starter => match rules.starter {
                StarterRule::Drawn => say!(self, "rules-starter-drawn"),
                StarterRule::HighestTriple => say!(self, "rules-starter-highest"),
                StarterRule::Lot => say!(self, "rules-starter-lot"),
            },
            Clause::StartTie => match rules.start_tie {
                StartTie::TiedAgain => say!(self, "rules-start-tie-tied"),
                StartTie::AllAgain => say!(self, "rules-start-tie-all"),
            },
            Clause::Opening => match (rules.opening_triple, rules.opening_zero) {
                (0, 0) => say!(self, "rules-opening-none"),
                (triple, zero) => say!(self, "rules-opening-bonus", triple = triple, zero = zero),
            },
            Clause::ZeroOption if rules.zero_option => say!(self, "rules-zero-yes"),
            Clause::ZeroOption => say!(self, "rules-zero-no"),
            Clause::Scoring => match rules.scoring {
                Scoring::Standard => say!(self, "rules-scoring-sum"),
                Scoring::Kids => say!(self, "rules-scoring-kids"),
                Scoring::None => say!(self, "rules-scoring-none"),
            },
            Clause::Bonuses => self.rule_of_bonuses(rules),
            Clause::BridgeRule => match rules.bridge_rule {
                BridgeRule::OpenSides => say!(self, "rules-bridge-open"),
                BridgeRule::OpenOrTwoSides => say!(self, "rules-bridge-two-sides"),
                BridgeRule::OpenOrMoreSides => say!(self, "rules-bridge-more-sides"),
            },
            Clause::Draws => self.rule_of_draws(rules),
            Clause::Draw => match rules.draw {
                DrawRule::Optional => say!(self, "rules-draw-optional"),
                DrawRule::OnlyWhenStuck => say!(self, "rules-draw-stuck"),
            },
            Clause::StopDrawing => match (rules.stop_drawing, rules.draw) {
                (false, _) => say!(self, "rules-stop-no"),
                (true, DrawRule::Optional) => say!(self, "rules-stop-yes"),
                (true, DrawRule::OnlyWhenStuck) => say!(self, "rules-stop-stuck"),
            },
            Clause::AfterDraw => match rules.after_draw {
                AfterDraw::DrawnTile => say!(self, "rules-after-draw-drawn"),
                AfterDraw::AnyTile => say!(self, "rules-after-draw-any"),
            },
            Clause::EmptyPool => match rules.empty_pool {
                EmptyPool::Pass => say!(self, "rules-empty-pass", cost = rules.empty_pool_penalty),
                EmptyPool::DropOut => say!(self, "rules-empty-drop-out"),
            },
            Clause::PassEmpty => match rules.pass_empty {
                PassEmpty::May => say!(self, "rules-pass-empty-may"),
                PassEmpty::OnlyWhenStuck => say!(self, "rules-pass-empty-stuck"),
            },
            Clause::GoingOut => self.rule_of_going_out(rules),
            Clause::RoundEnd => self.rule_of_round_end(rules),
            Clause::OutCount => match rules.out_count {
                OutCount::AtEnd => say!(self, "rules-out-count-end"),
                OutCount::AtBell => say!(self, "rules-out-count-bell"),
            },
            Clause::DeadBoard => match rules.dead_board {
                DeadBoard::DrawOn => say!(self, "rules-dead-draw-on"),
                DeadBoard::Ends => say!(self, "rules-dead-ends"),
            },
            Clause::Blocked => self.rule_of_blocked_rounds(rules),
            Clause::DroppedRack => match rules.dropped_rack {
                DroppedRack::Counts => say!(self, "rules-dropped-counts"),
                DroppedRack::Spared => say!(self, "rules-dropped-spared"),
            },
            Clause::Match => self.rule_of_match_length(rules),
            Clause::LastRound => match rules.last_round {
                LastRound::This => say!(self, "rules-last-round-this"),
                LastRound::Next => say!(self, "rules-last-round-next"),
            },
            Clause::MatchWinner => self.rule_of_match_winner(rules),
        }
    }

    /// Returns the rule about the extra points for shapes.
    fn rule_of_bonuses(&self, rules: &Rules) -> String {
        if !has_bonuses(rules) {
            return say!(self, "rules-bonuses-none");
        }
        say!(
            self,
            "rules-bonuses-are",
            bridge = rules.bridge,
            hexagon = rules.hexagon,
            double = rules.double_hexagon,
            triple = rules.triple_hexagon,
        )
    }

    /// Returns the rule about the end of a round after a player has gone out.
    fn rule_of_round_end(&self, rules: &Rules) -> String {
        match rules.round_end {
            RoundEndRule::AtOnce => say!(self, "rules-round-end-at-once"),
            RoundEndRule::EqualTurns if rules.keeps_score() => say!(self, "rules-round-end-equal"),
            RoundEndRule::EqualTurns => say!(self, "rules-round-end-shared"),
        }
    }

    /// Returns the rule about the limit and the cost of draws.
    fn rule_of_draws(&self, rules: &Rules) -> String {
        match (rules.draw_limit, rules.draw_penalty) {
            (None, draw) => say!(self, "rules-draws-no-limit", draw = draw),
            (Some(limit), draw) => {
                let stuck = rules.stuck_penalty;
                say!(self, "rules-draws-limit", limit = limit, draw = draw, stuck = stuck)
            }
        }
    }

    /// Returns the rule about the reward for going out.
    fn rule_of_going_out(&self, rules: &Rules) -> String {
        match rules.scoring {
            Scoring::Standard => {
                say!(self, "rules-going-out-sum", bonus = rules.going_out_bonus)
            }
            Scoring::Kids => say!(self, "rules-going-out-bonus", bonus = rules.going_out_bonus),
            Scoring::None if rules.counts_rounds_won() => say!(self, "rules-going-out-wins-round"),
            Scoring::None => say!(self, "rules-going-out-wins"),
        }
    }

    /// Returns the rule about the scores of a blocked round.
    fn rule_of_blocked_rounds(&self, rules: &Rules) -> String {
        match rules.blocked {
            _ if !rules.keeps_score() => say!(self, "rules-blocked-unscored"),
            Blocked::SubtractOwn => say!(self, "rules-blocked-own"),
            Blocked::LowestTakes => say!(self, "rules-blocked-lowest"),
            Blocked::FewestTilesTakes => say!(self, "rules-blocked-fewest"),
            Blocked::LowestTakesDifferences => say!(self, "rules-blocked-differences"),
            Blocked::NoPoints => say!(self, "rules-blocked-none"),
        }
    }

    /// Returns the rule about the length of a match.
    fn rule_of_match_length(&self, rules: &Rules) -> String {
        match rules.length {
            Length::Single => say!(self, "rules-match-single"),
            Length::Rounds { limit } => say!(self, "rules-match-rounds", rounds = limit),
            Length::Points { limit, when } => match (when, rules.last_round) {
                (Threshold::Exceeds, LastRound::This) => {
                    say!(self, "rules-match-exceeds", limit = limit)
                }
                (Threshold::Reaches, LastRound::This) => {
                    say!(self, "rules-match-reaches", limit = limit)
                }
                (Threshold::Exceeds, LastRound::Next) => {
                    say!(self, "rules-match-exceeds-next", limit = limit)
                }
                (Threshold::Reaches, LastRound::Next) => {
                    say!(self, "rules-match-reaches-next", limit = limit)
                }
            },
        }
    }

    /// Returns the rule about the winner of a match.
    fn rule_of_match_winner(&self, rules: &Rules) -> String {
        match rules.match_winner {
            _ if rules.counts_rounds_won() => say!(self, "rules-winner-rounds"),
            _ if !rules.keeps_score() => match rules.round_end {
                RoundEndRule::AtOnce => say!(self, "rules-winner-out"),
                RoundEndRule::EqualTurns => say!(self, "rules-winner-all-out"),
            },
            MatchWinner::Highest => say!(self, "rules-winner-highest"),
            MatchWinner::RoundWinner => say!(self, "rules-winner-round"),
        }
    }

    /// Returns the refusal of a change that would make the rules contradict each other. The table's rules stay unchanged.
    pub fn invalid_rules_refusal(&self, invalid: &InvalidVariant) -> String {
        let why = match *invalid {
            InvalidVariant::Players { players, min, max } => {
                let span = number_span(min, max);
                say!(self, "rules-bad-players", players = players, span = span, most = max)
            }
            InvalidVariant::NoPool { hand, players } => {
                say!(self, "rules-bad-no-pool", hand = hand, players = players)
            }
            InvalidVariant::Scoreless(clause) => {
                say!(self, "rules-bad-scoreless", name = self.clause_name(clause))
            }
            InvalidVariant::ScorelessMatch => say!(self, "rules-bad-scoreless-match"),
            InvalidVariant::OpeningWithoutSums => say!(self, "rules-bad-opening"),
            InvalidVariant::RoundWinnerWithoutLimit => say!(self, "rules-bad-winner"),
            InvalidVariant::NoEffect(clause) => {
                let name = self.clause_name(clause);
                say!(self, "rules-bad-idle", name = name, why = self.why_without_effect(clause))
            }
            InvalidVariant::TooLong { limit, max } => {
                say!(self, "rules-bad-too-long", limit = limit, most = max)
            }
            InvalidVariant::NeverEnds(clause) => {
                say!(self, "rules-bad-never-ends", name = self.clause_name(clause))
            }
        };
        say!(self, "rules-bad", why = why)
    }

    /// Returns the sentence that explains why a clause has no effect under the other rules, and which other clause must be changed
    /// first.
    fn why_without_effect(&self, clause: Clause) -> String {
        match clause {
            Clause::StartTie => say!(self, "rules-idle-start-tie"),
            Clause::OutCount => say!(self, "rules-idle-out-count"),
            Clause::LastRound => say!(self, "rules-idle-last-round"),
            Clause::ZeroOption => say!(self, "rules-idle-zero-option"),
            Clause::StopDrawing => say!(self, "rules-idle-stop-drawing"),
            Clause::PassEmpty => say!(self, "rules-idle-pass-empty"),
            Clause::DroppedRack => say!(self, "rules-idle-dropped-rack"),
            _ => String::new(),
        }
    }
}

/// Returns `true` if the rules of a table list a clause even if it was not changed. Two clauses are listed only if they were
/// changed, because no edition differs in them and other lines mention them: `LastRound` (which round is the last one after a score
/// has passed the limit) and `OutCount` (when the tiles on the other racks are counted after a player has gone out).
pub(in crate::text) fn is_clause_listed_if_unchanged(
    clause: Clause,
    rules: &Rules,
    players: Option<usize>,
) -> bool {
    is_clause_relevant(clause, rules, players)
        && !matches!(clause, Clause::LastRound | Clause::OutCount)
}

/// Returns `true` if a clause has an effect under the other rules. `players` is the number of players; `None` if it is not known.
/// The clauses about the draw for the start have no effect in a match of one player.
pub fn is_clause_relevant(clause: Clause, rules: &Rules, players: Option<usize>) -> bool {
    let no_draw = players == Some(1) && rules.starter != StarterRule::HighestTriple;
    let is_draw = matches!(clause, Clause::Starter | Clause::StartTie);
    clause.has_effect(rules) && !(is_draw && no_draw)
}

/// Returns `true` if, in a blocked round, a player gets points for the tiles on the other players' racks.
fn has_points_for_other_racks_when_blocked(rules: &Rules) -> bool {
    rules.keeps_score() && !matches!(rules.blocked, Blocked::SubtractOwn | Blocked::NoPoints)
}

/// Returns `true` if any shape (bridge or hexagon) earns points under these rules.
pub fn has_bonuses(rules: &Rules) -> bool {
    let bonuses = [rules.bridge, rules.hexagon, rules.double_hexagon, rules.triple_hexagon];
    bonuses != [0; 4]
}

/// Formats a range of numbers: `2–4`, or `2` if both ends are equal.
fn number_span(least: usize, most: usize) -> String {
    if least == most { most.to_string() } else { format!("{least}–{most}") }
}

/// Capitalises the first letter of a text. Dutch “één” becomes “Eén”, because the capital letter needs no accent.
pub fn capitalized(text: &str) -> String {
    if let Some(rest) = text.strip_prefix("één ") {
        return format!("Eén {rest}");
    }
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
