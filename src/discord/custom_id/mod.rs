//! Custom ids: everything that a click on a button or menu needs, after a restart or a week, in the 100 characters that Discord
//! gives back.

mod error;
pub mod history;
pub mod leaderboard;
pub mod moderation;
pub mod order;
pub mod organise;
pub mod past;
pub mod privacy;
pub mod table;
pub mod tournament;

use std::str::FromStr;

pub use error::NotOurs;
use history::HistoryClick;
use leaderboard::LeagueClick;
use moderation::ModerationClick;
use organise::PanelButton;
use past::PastClick;
use privacy::PrivacyClick;
use table::CustomId;
use tournament::TournamentButton;

/// A component of the bot's, told from others by the mark that its custom id begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Component {
    Table(CustomId),
    Leaderboard(LeagueClick),
    Tournament(TournamentButton),
    Past(PastClick),
    Panel(PanelButton),
    Privacy(PrivacyClick),
    Moderation(ModerationClick),
    History(HistoryClick),
}

impl FromStr for Component {
    type Err = NotOurs;

    fn from_str(text: &str) -> Result<Self, NotOurs> {
        match text.split_once(':').ok_or(NotOurs)?.0 {
            table::PREFIX => text.parse().map(Self::Table),
            leaderboard::PREFIX => text.parse().map(Self::Leaderboard),
            tournament::PREFIX => text.parse().map(Self::Tournament),
            organise::PREFIX => text.parse().map(Self::Panel),
            history::PREFIX => text.parse().map(Self::History),
            moderation::PREFIX => text.parse().map(Self::Moderation),
            past::PREFIX => text.parse().map(Self::Past),
            privacy::PREFIX => text.parse().map(Self::Privacy),
            _ => Err(NotOurs),
        }
    }
}
