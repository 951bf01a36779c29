//! The list of a person's games, which only they see.

use crate::ids::ChannelId;
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, Part, fit};
use crate::text::core::moment::relative;
use crate::text::{Text, Who};
use triominos_rules::game::Seat;

/// What a game waits for, as the one who asks for the list reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitsFor<'a> {
    /// Their own turn.
    You,
    /// The turn of somebody else, a person or a computer.
    Somebody(Who<'a>),
    /// Them, to start the match.
    YourStart,
    /// Its host, to start the match.
    StartOf(Who<'a>),
    /// Anybody who plays, to begin the next round.
    NextRound,
    /// Them, to take their seat back from a computer.
    YourReturn,
}

/// The place of a game, as the one who asks for the list reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GamePlace {
    /// A channel of the server whose games are listed.
    Channel(ChannelId),
    /// A channel of any server, with the address of the board.
    Linked(ChannelId, String),
    /// A direct conversation, with the address of the board.
    Direct(String),
}

/// One game of the list.
#[derive(Clone, Debug)]
pub struct GameInfo<'a> {
    pub place: GamePlace,
    /// Everybody at the table, by seat.
    pub names: Vec<Who<'a>>,
    /// The seat of the one who asks.
    pub own: Option<Seat>,
    pub waits_for: WaitsFor<'a>,
    /// The moment at which the turn's time is up, in seconds of Unix time.
    pub deadline: Option<i64>,
    /// The moment at which something last happened, in seconds of Unix time.
    pub changed: i64,
}

impl Text {
    /// The games of a person on a server, in the order in which they are given, with their numbers; `total` where there are more
    /// than are told. At most 2000 letters.
    pub fn games(&self, games: &[GameInfo<'_>], total: usize) -> String {
        if games.is_empty() {
            return say!(self, "games-none");
        }
        self.games_under(say!(self, "games-title", count = total), games, total)
    }

    /// The games of a person wherever they are, likewise.
    pub fn all_games(&self, games: &[GameInfo<'_>], total: usize) -> String {
        if games.is_empty() {
            return say!(self, "direct-games-none");
        }
        self.games_under(say!(self, "direct-games-title", count = total), games, total)
    }

    /// The same under another title.
    pub fn games_under(&self, title: String, games: &[GameInfo<'_>], total: usize) -> String {
        let mut parts = vec![Part::fixed(title)];
        for (index, game) in games.iter().enumerate() {
            let state = self.game_state(game);
            let channel = self.place_of(game);
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
            // The last of the list need their names least.
            let keep = u8::try_from(games.len() - index).unwrap_or(u8::MAX - 1);
            let bare = format!("{}. {channel}", index + 1);
            let forms = vec![line(self.others(game)), line(String::new()), bare];
            parts.push(Part::forms(keep, forms));
        }
        if let Some(more) = total.checked_sub(games.len()).filter(|more| *more > 0) {
            parts.push(Part::fixed(say!(self, "games-more", count = more)));
        }
        fit(&parts, "\n", MESSAGE)
    }

    /// The label of the button to one's rack at the game of this number in the list.
    pub fn games_rack(&self, number: usize) -> String {
        say!(self, "games-rack", number = number)
    }

    /// Where a game is.
    pub(in crate::text) fn place_of(&self, game: &GameInfo<'_>) -> String {
        match &game.place {
            GamePlace::Channel(channel) => format!("<#{channel}>"),
            GamePlace::Linked(channel, link) => {
                let channel = format!("<#{channel}>");
                say!(self, "direct-games-place", channel = channel, link = link.as_str())
            }
            GamePlace::Direct(link) => say!(self, "direct-games-here", link = link.as_str()),
        }
    }

    /// With whom a game is, such as ` with Ada and Bo`, or nothing.
    pub(in crate::text) fn others(&self, game: &GameInfo<'_>) -> String {
        let others = game.names.iter().enumerate().filter(|(seat, _)| Some(*seat) != game.own);
        let others: Vec<String> = others.map(|(_, who)| self.who(who)).collect();
        if others.is_empty() {
            return String::new();
        }
        say!(self, "games-with", others = self.list(&others))
    }

    fn game_state(&self, game: &GameInfo<'_>) -> String {
        let state = match game.waits_for {
            WaitsFor::You => say!(self, "games-your-turn"),
            WaitsFor::Somebody(who) => say!(self, "games-turn", who = self.who(&who)),
            WaitsFor::YourStart => say!(self, "games-your-start"),
            WaitsFor::StartOf(who) => say!(self, "games-start", who = self.who(&who)),
            WaitsFor::NextRound => say!(self, "games-next-round"),
            WaitsFor::YourReturn => say!(self, "games-your-return"),
        };
        match game.deadline {
            Some(deadline) => {
                say!(self, "games-deadline", state = state, when = relative(deadline))
            }
            None => say!(self, "games-changed", state = state, when = relative(game.changed)),
        }
    }
}
