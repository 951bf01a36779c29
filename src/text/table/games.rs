//! The list of a person's games, the private answer to `/games`. In this file, the reader is that person.

use crate::ids::ChannelId;
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::core::moment::relative_time_markup;
use crate::text::{PlayerName, Text};
use triominos_rules::game::Seat;

/// What must happen next in a game, from the reader's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitsFor<'a> {
    /// The reader's turn.
    You,
    /// The turn of another player, a person or a computer.
    Somebody(PlayerName<'a>),
    /// The reader is the host, who has to start the match.
    YourStart,
    /// Another person, the host, has to start the match.
    StartOf(PlayerName<'a>),
    /// Any player can start the next round.
    NextRound,
    /// A computer plays in the reader's seat, and the reader can take the seat back.
    YourReturn,
}

/// The channel or conversation in which a game is played, from the reader's point of view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GamePlace {
    /// A channel of the server whose games are listed.
    Channel(ChannelId),
    /// A channel of any server, with the link to the message with the board.
    Linked(ChannelId, String),
    /// The person's direct messages with the bot, with the link to the message with the board.
    Direct(String),
}

/// A game in the list of a person's games.
#[derive(Clone, Debug)]
pub struct GameInfo<'a> {
    pub place: GamePlace,
    /// The names of all players, by seat.
    pub names: Vec<PlayerName<'a>>,
    /// The reader's seat; `None` if they have no seat.
    pub own: Option<Seat>,
    pub waits_for: WaitsFor<'a>,
    /// The end of the current turn, in seconds since 1970; `None` if it has no limit.
    pub deadline: Option<i64>,
    /// The time of the game's last event, in seconds since 1970.
    pub changed: i64,
}

impl Text {
    /// Returns a numbered list of a person's games on a server, in at most 2000 characters. `total` is the number of all these
    /// games; some of them may not be in `games`.
    pub fn games_on_server(&self, games: &[GameInfo<'_>], total: usize) -> String {
        if games.is_empty() {
            return say!(self, "games-none");
        }
        self.games_under_title(say!(self, "games-title", count = total), games, total)
    }

    /// Returns a numbered list of a person's games on all servers and in direct messages, like [`Self::games_on_server`].
    pub fn all_games(&self, games: &[GameInfo<'_>], total: usize) -> String {
        if games.is_empty() {
            return say!(self, "direct-games-none");
        }
        self.games_under_title(say!(self, "direct-games-title", count = total), games, total)
    }

    /// Returns a numbered list of a person's games under a title. `total` is the number of all their games; some of them may not be
    /// in `games`.
    pub fn games_under_title(&self, title: String, games: &[GameInfo<'_>], total: usize) -> String {
        let mut parts = vec![TextPart::required(title)];
        for (index, game) in games.iter().enumerate() {
            let state = self.waiting_and_deadline_in_words(game);
            let channel = self.game_link(game);
            let line = |others: String| {
                let (number, state) = (index + 1, state.as_str());
                say!(
                    self,
                    "games-line",
                    number = number,
                    channel = channel.as_str(),
                    others = others,
                    state = state
                )
            };
            // If the list is too long, its last games lose the names of the players first.
            let priority = u8::try_from(games.len() - index).unwrap_or(u8::MAX - 1);
            let bare = format!("{}. {channel}", index + 1);
            let forms = vec![line(self.other_players_phrase(game)), line(String::new()), bare];
            parts.push(TextPart::with_forms(priority, forms));
        }
        if let Some(more) = total.checked_sub(games.len()).filter(|more| *more > 0) {
            parts.push(TextPart::required(say!(self, "games-more", count = more)));
        }
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the label of the button that shows the reader's rack in a game. `list_number` is the number of the game in the list.
    pub fn game_rack_button(&self, list_number: usize) -> String {
        say!(self, "games-rack", number = list_number)
    }

    /// Returns a link to the channel or the message in which a game is played.
    pub(in crate::text) fn game_link(&self, game: &GameInfo<'_>) -> String {
        match &game.place {
            GamePlace::Channel(channel) => format!("<#{channel}>"),
            GamePlace::Linked(channel, link) => {
                let channel = format!("<#{channel}>");
                say!(self, "direct-games-place", channel = channel, link = link.as_str())
            }
            GamePlace::Direct(link) => say!(self, "direct-games-here", link = link.as_str()),
        }
    }

    /// Returns the words for the other players of a game: ` with Ada and Bo`; empty if there are none.
    pub(in crate::text) fn other_players_phrase(&self, game: &GameInfo<'_>) -> String {
        let others = game.names.iter().enumerate().filter(|(seat, _)| Some(*seat) != game.own);
        let others: Vec<String> = others.map(|(_, who)| self.player_name(who)).collect();
        if others.is_empty() {
            return String::new();
        }
        say!(self, "games-with", others = self.list_with_and(&others))
    }

    /// Returns the words for what must happen next in a game, and for the deadline.
    fn waiting_and_deadline_in_words(&self, game: &GameInfo<'_>) -> String {
        let state = match game.waits_for {
            WaitsFor::You => say!(self, "games-your-turn"),
            WaitsFor::Somebody(who) => say!(self, "games-turn", who = self.player_name(&who)),
            WaitsFor::YourStart => say!(self, "games-your-start"),
            WaitsFor::StartOf(who) => say!(self, "games-start", who = self.player_name(&who)),
            WaitsFor::NextRound => say!(self, "games-next-round"),
            WaitsFor::YourReturn => say!(self, "games-your-return"),
        };
        match game.deadline {
            Some(deadline) => {
                say!(self, "games-deadline", state = state, when = relative_time_markup(deadline))
            }
            None => say!(
                self,
                "games-changed",
                state = state,
                when = relative_time_markup(game.changed)
            ),
        }
    }
}
