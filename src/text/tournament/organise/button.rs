//! The labels of the organisers' buttons and menus.

use strum::VariantArray;

use crate::text::Text;
use crate::text::core::bundle::say;

/// A button of the organisers' panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum OrganiserButton {
    Start,
    OpenCheckIn,
    Computers,
    Pause,
    Resume,
    Extend,
    Adjudicate,
    Players,
    Log,
    /// Cancels the tournament. The first button with this label asks for confirmation, the second one confirms.
    Cancel,
    Refresh,
    Back,
    Earlier,
    /// Shows the next page of the options of a menu.
    More,
    /// Shows the next page of the tournament's log.
    Later,
    AsItStands,
    Places,
    Void,
    AsPlayed,
    /// Confirms an organiser's decision about the result of a table.
    Decide,
    /// Shows the menu with the other reasons for a decision, instead of the reason that the confirmation button would record.
    OtherReason,
    Withdraw,
    Replace,
    ByComputer,
    Pardon,
}

/// A menu of the organisers' panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum OrganiserMenu {
    Computers,
    Extension,
    Table,
    Player,
    /// The menu of people who can take over for a player.
    Substitute,
    /// The menu of the other reasons for a decision, instead of the reason that the confirmation button would record. Choosing a
    /// reason also confirms the decision.
    OtherReason,
    OtherPardon,
    /// The menu of reasons for a choice that the organiser has made in an earlier menu.
    Reason,
}

impl Text {
    /// Returns the label of an organiser's button: at most 34 characters.
    pub fn organiser_button_label(&self, button: OrganiserButton) -> String {
        match button {
            OrganiserButton::Start => say!(self, "organise-button-start"),
            OrganiserButton::OpenCheckIn => say!(self, "organise-button-check-in"),
            OrganiserButton::Computers => say!(self, "organise-button-computers"),
            OrganiserButton::Pause => say!(self, "organise-button-pause"),
            OrganiserButton::Resume => say!(self, "organise-button-resume"),
            OrganiserButton::Extend => say!(self, "organise-button-extend"),
            OrganiserButton::Adjudicate => say!(self, "organise-button-adjudicate"),
            OrganiserButton::Players => say!(self, "organise-button-players"),
            OrganiserButton::Log => say!(self, "organise-button-log"),
            OrganiserButton::Cancel => say!(self, "organise-button-cancel"),
            OrganiserButton::Refresh => say!(self, "organise-button-refresh"),
            OrganiserButton::Back => say!(self, "organise-button-back"),
            OrganiserButton::Earlier => say!(self, "organise-button-earlier"),
            OrganiserButton::More => say!(self, "organise-button-more"),
            OrganiserButton::Later => say!(self, "organise-button-later"),
            OrganiserButton::AsItStands => say!(self, "organise-button-stands"),
            OrganiserButton::Places => say!(self, "organise-button-places"),
            OrganiserButton::Void => say!(self, "organise-button-void"),
            OrganiserButton::AsPlayed => say!(self, "organise-button-played"),
            OrganiserButton::Decide => say!(self, "organise-button-decide"),
            OrganiserButton::OtherReason => say!(self, "organise-button-reason"),
            OrganiserButton::Withdraw => say!(self, "organise-button-withdraw"),
            OrganiserButton::Replace => say!(self, "organise-button-replace"),
            OrganiserButton::ByComputer => say!(self, "organise-button-by-computer"),
            OrganiserButton::Pardon => say!(self, "organise-button-pardon"),
        }
    }

    /// Returns the placeholder of an organiser's menu.
    pub fn organiser_menu_placeholder(&self, menu: OrganiserMenu) -> String {
        match menu {
            OrganiserMenu::Computers => say!(self, "organise-menu-computers"),
            OrganiserMenu::Extension => say!(self, "organise-menu-extension"),
            OrganiserMenu::Table => say!(self, "organise-menu-table"),
            OrganiserMenu::Player => say!(self, "organise-menu-player"),
            OrganiserMenu::OtherReason => say!(self, "organise-menu-other-reason"),
            OrganiserMenu::OtherPardon => say!(self, "organise-menu-other-pardon"),
            OrganiserMenu::Reason => say!(self, "organise-menu-reason"),
            OrganiserMenu::Substitute => say!(self, "organise-menu-substitute"),
        }
    }
}
