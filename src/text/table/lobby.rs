//! Lobbies, and the closing of tables, in words.

use super::opening::{LobbyTerms, RatedStatus};
use crate::ids::PersonId;
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::core::moment::relative_time_markup;
use crate::text::{PlayerName, Text, TurnLimit};
use triominos_rules::game::{Event, Hints, PublicView, Variant};
use triominos_rules::opponent::Level;

/// The content of a lobby's public message.
#[derive(Clone, Copy, Debug)]
pub struct LobbyInfo<'a> {
    pub host: PlayerName<'a>,
    pub rules: &'a Variant,
    /// The names of the players, by seat.
    pub seats: &'a [PlayerName<'a>],
    /// What the bot shows the players about possible placements.
    pub hints: Hints,
    /// The time limit of a turn; `None` without a limit.
    pub clock: Option<TurnLimit>,
    /// The level of the table's computers; `None` if there are no computers.
    pub level: Option<Level>,
    pub terms: LobbyTerms<'a>,
    /// True if the table has a computer and the host allows spectators to take over its seat.
    pub stand_ins: bool,
    /// The time at which the lobby closes if the match has not started, in seconds since 1970.
    pub expires_unix: i64,
}

/// The reason for which a table was closed before the end of its match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing<'a> {
    Host(PlayerName<'a>),
    /// A moderator closed it; the value is their name if it is known.
    Moderator(Option<&'a str>),
    Vote,
    /// The time of the table has run out: nobody started the match, or nobody played in it, for too long.
    Expired,
    /// No person is left at the table.
    Deserted,
    /// The tournament to which the table belongs has decided the result, so the match is not continued. The value is the text of
    /// [`Text::match_ended_by_tournament`] if there is one.
    Tournament(Option<&'a str>),
}

impl Text {
    /// Returns the message of a lobby.
    pub fn lobby_message(&self, lobby: &LobbyInfo<'_>) -> String {
        let host = self.bold_name(&lobby.host);
        let seats: Vec<String> =
            lobby.seats.iter().map(|who| self.name_with_playing_style(who)).collect();
        let edition = self.edition_name(lobby.rules.edition().name());
        let (least, most) = lobby.rules.allowed_player_counts().into_inner();
        let terms = &lobby.terms;
        let most = terms.seats.unwrap_or(most);
        let lines = [
            match terms.counts {
                RatedStatus::Direct => say!(self, "direct-title", host = host.as_str()),
                _ => say!(self, "lobby-title", host = host.as_str()),
            },
            say!(self, "lobby-rules", edition = edition, hints = self.hints_name(lobby.hints)),
        ];
        let mut parts: Vec<TextPart> = lines.into_iter().map(TextPart::required).collect();
        parts.extend(lobby.clock.map(|limit| TextPart::required(self.clock_line(limit))));
        parts.extend(lobby.level.map(|level| TextPart::required(self.computer_level_line(level))));
        parts.push(TextPart::required(self.rated_line(terms.counts)));
        let proposal =
            terms.rated_proposal.map(|(who, waiting)| self.rated_match_proposal(&who, waiting));
        parts.extend(proposal.map(TextPart::required));
        parts.extend(terms.thread.then(|| TextPart::required(self.match_in_thread_line())));
        parts.extend(lobby.stand_ins.then(|| TextPart::required(say!(self, "lobby-stand-ins"))));
        parts.extend(
            self.differences_from_edition(lobby.rules)
                .into_iter()
                .map(|line| TextPart::optional(0, line)),
        );
        let lines = [say!(
            self,
            "lobby-seats",
            taken = seats.len(),
            capacity = most,
            names = self.list_with_and(&seats)
        )];
        parts.extend(lines.into_iter().map(TextPart::required));
        let asks = !terms.invited.is_empty();
        parts.extend(
            asks.then(|| TextPart::required(self.invitation_sentence(&lobby.host, terms.invited))),
        );
        let declined = !terms.declined.is_empty();
        parts
            .extend(declined.then(|| {
                TextPart::optional(1, self.declined_invitations_sentence(terms.declined))
            }));
        let lines = [
            if seats.len() < least {
                say!(self, "lobby-too-few", least = least)
            } else if seats.len() == 1 && !asks {
                say!(self, "lobby-alone", host = host)
            } else {
                say!(self, "lobby-start", host = host)
            },
            say!(self, "lobby-expires", when = relative_time_markup(lobby.expires_unix)),
        ];
        parts.extend(lines.into_iter().map(TextPart::required));
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the text that replaces a lobby's message when the match has begun.
    pub fn lobby_replacement_after_start(&self) -> String {
        say!(self, "lobby-begun")
    }

    /// Returns the text that replaces a lobby's message when the table is closed without a match.
    pub fn lobby_closed(&self, closing: &Closing<'_>) -> String {
        match closing {
            Closing::Host(host) => say!(self, "lobby-closed-host", who = self.bold_name(host)),
            Closing::Moderator(Some(name)) => {
                say!(
                    self,
                    "lobby-closed-moderator-named",
                    who = self.bold_name(&PlayerName::Person(name))
                )
            }
            Closing::Moderator(None) => say!(self, "lobby-closed-moderator"),
            Closing::Vote => say!(self, "lobby-closed-vote"),
            Closing::Expired => say!(self, "lobby-closed-expired"),
            Closing::Deserted => say!(self, "lobby-closed-deserted"),
            Closing::Tournament(_) => say!(self, "lobby-closed-tournament"),
        }
    }

    /// Returns the name of a kind of hints, that is, of what the bot shows about possible placements. It is used in lobbies and
    /// menus.
    pub fn hints_name(&self, hints: Hints) -> String {
        match hints {
            Hints::Full => say!(self, "lobby-hints-full"),
            Hints::Legal => say!(self, "lobby-hints-legal"),
            Hints::None => say!(self, "lobby-hints-none"),
        }
    }

    /// Returns the line about the default kind of hints of a server's tables.
    pub fn default_hints_setting(&self, hints: Hints) -> String {
        say!(self, "help-hints", hints = self.hints_name(hints))
    }

    /// Returns the announcement that a player has left the match, and that a computer has taken their seat. If `may_return` is
    /// true, it adds that the player may return.
    pub fn note_player_left(
        &self,
        leaver: &PlayerName<'_>,
        computer: &PlayerName<'_>,
        may_return: bool,
    ) -> String {
        let (left, computer) = (self.bold_name(leaver), self.bold_name(computer));
        if may_return {
            say!(self, "lobby-seat-taken-for-now", left = left, computer = computer)
        } else {
            say!(self, "lobby-seat-taken", left = left, computer = computer)
        }
    }

    /// Returns the announcement that a spectator has taken over the seat of a computer.
    pub fn note_computer_replaced(
        &self,
        spectator: &PlayerName<'_>,
        computer: &PlayerName<'_>,
    ) -> String {
        say!(
            self,
            "lobby-stood-in",
            who = self.bold_name(spectator),
            computer = self.bold_name(computer)
        )
    }

    /// Returns the announcement that a computer plays for a player who did not confirm in time that they are present at a
    /// tournament's table.
    pub fn note_no_show(&self, absent: &PlayerName<'_>) -> String {
        say!(self, "lobby-no-show", absent = self.bold_name(absent))
    }

    /// Returns the announcement that a computer plays for a player of a tournament's table, because the player left or an organiser
    /// withdrew them.
    pub fn note_tournament_stand_in(&self, leaver: &PlayerName<'_>) -> String {
        say!(self, "lobby-stand-in-plays-on", left = self.bold_name(leaver))
    }

    /// Returns the announcement that a player has voted to end the match. There are `votes` votes so far; `needed_votes` end the
    /// match. The people in `asked`, if any, are mentioned and asked whether they agree too.
    pub fn note_end_vote(
        &self,
        who: &PlayerName<'_>,
        votes: usize,
        needed_votes: usize,
        asked: &[PersonId],
    ) -> String {
        let who = self.bold_name(who);
        if asked.is_empty() {
            return say!(self, "lobby-end-vote", who = who, votes = votes, needed = needed_votes);
        }
        let mentions = self.mention_list(asked);
        say!(
            self,
            "lobby-end-ask",
            who = who,
            mentions = mentions,
            votes = votes,
            needed = needed_votes
        )
    }

    /// Returns the announcement that a match was closed early. `final_state` is the last view of the match with the players' names;
    /// `None` if no match had begun. The match counts as lost for `players_who_lost_by_leaving`. `unpublished_events` are the
    /// events that the channel has not seen yet.
    pub fn match_closed_early(
        &self,
        closing: &Closing<'_>,
        final_state: Option<(&PublicView, &[PlayerName<'_>])>,
        players_who_lost_by_leaving: &[PlayerName<'_>],
        unpublished_events: &[Event],
    ) -> String {
        let why = match closing {
            Closing::Host(host) => say!(self, "lobby-ended-host", who = self.bold_name(host)),
            Closing::Moderator(Some(name)) => {
                say!(
                    self,
                    "lobby-ended-moderator-named",
                    who = self.bold_name(&PlayerName::Person(name))
                )
            }
            Closing::Moderator(None) => say!(self, "lobby-ended-moderator"),
            Closing::Vote => say!(self, "lobby-ended-vote"),
            Closing::Expired => say!(self, "lobby-ended-expired"),
            Closing::Deserted => say!(self, "lobby-ended-deserted"),
            Closing::Tournament(Some(decision)) => (*decision).to_owned(),
            Closing::Tournament(None) => say!(self, "lobby-ended-tournament"),
        };
        let scores = final_state.and_then(|(view, names)| {
            let scores = self.ranked_scores(view, names)?;
            Some(say!(self, "lobby-ended-scores", scores = scores))
        });
        let scores = scores.map(|scores| TextPart::optional(0, scores));
        let lost = (!players_who_lost_by_leaving.is_empty()).then(|| {
            let names: Vec<String> =
                players_who_lost_by_leaving.iter().map(|who| self.bold_name(who)).collect();
            TextPart::required(say!(self, "lobby-ended-lost", who = self.list_with_and(&names)))
        });
        let moves =
            final_state.map(|(view, names)| self.move_lines(view, names, unpublished_events));
        let line = |line: String| TextPart::with_forms(4, vec![line, "…".to_owned()]);
        let moves = moves.unwrap_or_default().into_iter().map(line);
        let parts: Vec<TextPart> =
            moves.chain([TextPart::required(why)]).chain(lost).chain(scores).collect();
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the players' scores in one line, from the highest to the lowest. Returns `None` if no score is kept, and before the
    /// first round.
    fn ranked_scores(&self, view: &PublicView, names: &[PlayerName<'_>]) -> Option<String> {
        if !view.rules.has_scores() || view.round == 0 {
            return None;
        }
        let mut scores: Vec<_> = view.seats.iter().map(|seat| seat.score).enumerate().collect();
        scores.sort_by_key(|(seat, score)| (-score, *seat));
        Some(self.score_list(names, &scores))
    }
}
