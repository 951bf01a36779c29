//! The answer to an interaction, before it is sent.

use serenity::all::{CreateActionRow, CreateAttachment};

use crate::discord::render::pictures;
use crate::ids::TableId;
use crate::table::Table;
use crate::text::Text;

/// The file extensions of pictures.
const PICTURES: [&str; 2] = [".png", ".gif"];

/// A private answer to one person.
#[derive(Clone, Debug, Default)]
pub struct PrivateReply {
    pub content: String,
    /// The attached files: pictures, or the record of a finished match.
    pub files: Vec<CreateAttachment>,
    pub rows: Vec<CreateActionRow>,
    /// True to answer in a new message even if the click was in a private message, which would otherwise be edited.
    pub is_new_message: bool,
    /// The rest of a long text, which is sent in further messages.
    pub more: Vec<String>,
    /// The rack that the answer shows; `None` if it shows none. For each table, a person has at most one message with
    /// their rack.
    pub rack: Option<RackVersion>,
    /// True if the introduction to the game follows the answer. A person receives the introduction only once.
    pub introduces: bool,
    /// The table whose match is reviewed after this answer was sent; `None` for no review. The review then replaces the answer.
    pub reviews: Option<TableId>,
}

/// A rack at a certain moment: the table, and the number of the decision at which the rack was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RackVersion {
    pub table: TableId,
    pub decision: u32,
}

impl From<&Table> for RackVersion {
    fn from(table: &Table) -> Self {
        Self { table: table.id, decision: table.decision_number() }
    }
}

/// The answer to an interaction.
#[derive(Clone, Debug)]
pub enum InteractionAnswer {
    Private(Box<PrivateReply>),
    /// No answer, because the clicked public message is updated instead.
    Seen,
}

impl InteractionAnswer {
    /// Marks the answer to be sent in a new message, so that the clicked message stays unchanged.
    pub fn in_new_message(self) -> Self {
        match self {
            Self::Private(reply) => reply.in_new_message().into(),
            Self::Seen => Self::Seen,
        }
    }
}

impl PrivateReply {
    /// Creates a reply of several messages: the first is the answer, the others follow it.
    pub fn from_messages(messages: Vec<String>) -> Self {
        let mut messages = messages.into_iter();
        let content = messages.next().unwrap_or_default();
        Self { content, more: messages.collect(), ..Self::default() }
    }

    /// Creates a reply with this text only.
    pub fn from_content(content: impl Into<String>) -> Self {
        Self { content: content.into(), ..Self::default() }
    }

    /// Creates a reply with this text and these buttons and menus.
    pub fn with_rows(content: String, rows: Vec<CreateActionRow>) -> Self {
        Self { content, rows, ..Self::default() }
    }

    /// Marks the reply to be sent in a new message, so that the clicked message stays unchanged.
    pub fn in_new_message(mut self) -> Self {
        self.is_new_message = true;
        self
    }
}

impl PrivateReply {
    /// Replaces the pictures by their descriptions in words. Other files stay.
    pub(super) fn with_pictures_in_words(mut self, text: &Text) -> Self {
        let is_picture =
            |file: &CreateAttachment| PICTURES.iter().any(|ending| file.filename.ends_with(ending));
        let (drawn, files): (Vec<_>, Vec<_>) = self.files.into_iter().partition(is_picture);
        self.files = files;
        if !drawn.is_empty() {
            let shown = pictures::alt_texts(&drawn).join("\n");
            self.content = text.with_text_instead_of_pictures(self.content, &shown, false);
        }
        self
    }
}

impl From<PrivateReply> for InteractionAnswer {
    fn from(reply: PrivateReply) -> Self {
        Self::Private(Box::new(reply))
    }
}
