//! The labels of the moderators' buttons and menus.

use strum::VariantArray;

use crate::text::Text;
use crate::text::core::bundle::say;

/// A button of the moderators' panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum ModeratorButton {
    Panel,
    Openings,
    AllChannels,
    AllRoles,
    Log,
    StopLog,
    Tables,
    Refresh,
    Back,
    Lift,
    TakeOut,
    Newer,
    Older,
}

/// A menu of the moderators' panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum ModeratorMenu {
    /// The menu of suspended people whose data was deleted.
    Former,
    Person,
    Cause,
    Length,
    Match,
    Channels,
    Roles,
    /// The menu that chooses the table to close.
    Table,
    /// The menu of reasons to close a table.
    Closing,
    /// The menu of reasons to end the match of this channel.
    Ending,
}

impl Text {
    /// Returns the label of a moderators' button.
    pub fn moderator_button_label(&self, button: ModeratorButton) -> String {
        match button {
            ModeratorButton::Panel => say!(self, "moderation-button-panel"),
            ModeratorButton::Openings => say!(self, "moderation-button-openings"),
            ModeratorButton::AllChannels => say!(self, "moderation-button-all-channels"),
            ModeratorButton::AllRoles => say!(self, "moderation-button-all-roles"),
            ModeratorButton::Log => say!(self, "moderation-button-log"),
            ModeratorButton::StopLog => say!(self, "moderation-button-stop-log"),
            ModeratorButton::Tables => say!(self, "moderation-button-tables"),
            ModeratorButton::Refresh => say!(self, "moderation-button-refresh"),
            ModeratorButton::Back => say!(self, "moderation-button-back"),
            ModeratorButton::Lift => say!(self, "moderation-button-lift"),
            ModeratorButton::TakeOut => say!(self, "moderation-button-out"),
            ModeratorButton::Newer => say!(self, "moderation-button-newer"),
            ModeratorButton::Older => say!(self, "moderation-button-older"),
        }
    }

    /// Returns the placeholder of a moderators' menu.
    pub fn moderator_menu_placeholder(&self, menu: ModeratorMenu) -> String {
        match menu {
            ModeratorMenu::Former => say!(self, "moderation-menu-former"),
            ModeratorMenu::Person => say!(self, "moderation-menu-person"),
            ModeratorMenu::Cause => say!(self, "moderation-menu-cause"),
            ModeratorMenu::Length => say!(self, "moderation-menu-length"),
            ModeratorMenu::Match => say!(self, "moderation-menu-match"),
            ModeratorMenu::Channels => say!(self, "moderation-menu-channels"),
            ModeratorMenu::Table => say!(self, "moderation-menu-table"),
            ModeratorMenu::Closing => say!(self, "moderation-menu-closing"),
            ModeratorMenu::Ending => say!(self, "moderation-menu-ending"),
            ModeratorMenu::Roles => say!(self, "moderation-menu-roles"),
        }
    }
}
