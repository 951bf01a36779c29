//! Names of people and computers in sentences, menus and pictures.

use super::bundle::say;
use super::direction::bidi_isolated;
use super::name::{LONGEST, escape_markdown, plain_name_within};
use super::number;
use crate::ids::PersonId;
use crate::text::Text;
use triominos_rules::game::Seat;

/// The minimum number of characters of a person's name that stay when a longer name is cut, such as that of a stand-in (the
/// computer that plays for the person).
const SHORTEST: usize = 8;

/// The name of a person or computer in a seat or on a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerName<'a> {
    /// A person, by their unescaped name. The name is empty if the person's data was deleted.
    Person(&'a str),
    /// The second or a later person with this name; [`crate::text::distinct_player_names()`] assigns the numbers.
    Namesake(&'a str, u32),
    /// A computer, by its number at the table.
    Computer(u16),
    /// The computer that plays for a person with this name. The number distinguishes people with the same name, and is 1 for the
    /// first of them.
    StandIn(&'a str, u32),
    /// The player of this seat, named by the number of the seat. Pictures use it if their font cannot draw the player's name.
    Seat(Seat),
}

impl<'a> PlayerName<'a> {
    /// Returns the name of the computer that plays for this person. Other names stay unchanged.
    pub fn stand_in_name(self) -> Self {
        match self {
            Self::Person(name) => Self::StandIn(name, 1),
            Self::Namesake(name, nth) => Self::StandIn(name, nth),
            other => other,
        }
    }

    /// Returns the person for whom a stand-in (a computer) plays; `None` for other players.
    fn person_played_for(self) -> Option<Self> {
        match self {
            Self::StandIn(name, 1) => Some(Self::Person(name)),
            Self::StandIn(name, nth) => Some(Self::Namesake(name, nth)),
            _ => None,
        }
    }
}

impl Text {
    /// Returns a player's name for a text without Markdown.
    pub fn plain_player_name(&self, who: &PlayerName<'_>) -> String {
        self.player_name_within(who, LONGEST)
    }

    /// Returns a player's name for a message, with its Markdown escaped.
    pub fn player_name(&self, who: &PlayerName<'_>) -> String {
        if let Some(person) = who.person_played_for() {
            return say!(self, "word-stand-in", who = self.player_name(&person));
        }
        let (name, number) = self.name_and_namesake_number(who, LONGEST);
        bidi_isolated(escape_markdown(&name)) + &number
    }

    /// Returns a player's name for a picture. It has no direction marks, because pictures draw characters in their order from left
    /// to right.
    pub fn player_name_for_picture(&self, who: &PlayerName<'_>) -> String {
        if let Some(person) = who.person_played_for() {
            return say!(self, "word-stand-in", who = self.player_name_for_picture(&person));
        }
        let (name, number) = self.name_and_namesake_number(who, LONGEST);
        name + &number
    }

    /// Returns a player's name for a text without Markdown, with at most `max_length` characters, not counting direction marks.
    pub fn player_name_within(&self, who: &PlayerName<'_>, max_length: usize) -> String {
        if let Some(person) = who.person_played_for() {
            let around = say!(self, "word-stand-in", who = "").chars().count();
            let person =
                self.player_name_within(&person, max_length.saturating_sub(around).max(SHORTEST));
            return say!(self, "word-stand-in", who = person);
        }
        let (name, number) = self.name_and_namesake_number(who, max_length);
        bidi_isolated(name) + &number
    }

    /// Returns two texts. The first is the cleaned name, cut to at most `max_length` characters. The second is the number in
    /// brackets that distinguishes the player from others with the same name, or empty. The number follows the name regardless of
    /// the name's direction.
    fn name_and_namesake_number(
        &self,
        who: &PlayerName<'_>,
        max_length: usize,
    ) -> (String, String) {
        match who {
            PlayerName::Person(name) => (self.person_name_within(name, max_length), String::new()),
            PlayerName::Namesake(name, nth) => {
                let number = format!(" ({nth})");
                (self.person_name_within(name, max_length.saturating_sub(number.len())), number)
            }
            PlayerName::Computer(number) => (self.computer_name(*number), String::new()),
            // This case does not occur, because callers format a stand-in by the name of its person.
            PlayerName::StandIn(name, nth) => {
                self.name_and_namesake_number(&PlayerName::Namesake(name, *nth), max_length)
            }
            PlayerName::Seat(seat) => (self.short_seat_name(*seat), String::new()),
        }
    }

    /// Returns a person's cleaned name, cut to at most `max_length` characters. If the person's data was deleted, returns the words
    /// for a former player.
    fn person_name_within(&self, name: &str, max_length: usize) -> String {
        if name.is_empty() {
            say!(self, "word-former")
        } else {
            plain_name_within(name, max_length)
        }
    }

    /// Returns the mention of a person or, if their data was deleted, the words for a former player.
    pub fn mention(&self, person: PersonId) -> String {
        if person.is_pseudonym() {
            self.player_name(&PlayerName::Person(""))
        } else {
            format!("<@{person}>")
        }
    }

    /// Returns the short name of a seat: `P2`.
    pub fn short_seat_name(&self, seat: Seat) -> String {
        say!(self, "word-seat", number = seat + 1)
    }

    /// Returns a player's name in bold, for a message.
    pub fn bold_name(&self, who: &PlayerName<'_>) -> String {
        format!("**{}**", self.player_name(who))
    }

    /// Returns the name of a seat's player, in bold. `names` contains the players' names by seat; for a seat without a name,
    /// returns the short name of the seat.
    pub fn bold_seat_name(&self, names: &[PlayerName<'_>], seat: Seat) -> String {
        match names.get(seat) {
            Some(who) => self.bold_name(who),
            None => format!("**{}**", self.short_seat_name(seat)),
        }
    }

    /// Returns the name of a seat's player, for a text without Markdown. `names` contains the players' names by seat; for a seat
    /// without a name, returns the short name of the seat.
    pub fn plain_seat_name(&self, names: &[PlayerName<'_>], seat: Seat) -> String {
        names
            .get(seat)
            .map_or_else(|| self.short_seat_name(seat), |who| self.plain_player_name(who))
    }

    /// Joins the items of a list in a sentence: `a, b and c`.
    pub fn list_with_and(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                say!(self, "word-list", first = first.join(", "), last = last.as_str())
            }
        }
    }

    /// Joins items that contain commas: `a; b; c`.
    pub fn list_with_semicolons(&self, items: Vec<String>) -> String {
        let join = |first, last| say!(self, "word-series", first = first, last = last);
        items.into_iter().reduce(join).unwrap_or_default()
    }

    /// Returns the scores of several seats, in one line: `**Ada** 52 · **Bo** −5`.
    pub fn score_list(&self, names: &[PlayerName<'_>], scores: &[(Seat, i32)]) -> String {
        let each = |(seat, points): &(Seat, i32)| {
            format!("{} {}", self.bold_seat_name(names, *seat), number::format_score(*points))
        };
        scores.iter().map(each).collect::<Vec<_>>().join(" · ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    #[test]
    fn computers_have_names_of_animals() {
        let fox = [Lang::En, Lang::Fr]
            .map(|lang| Text::for_lang(lang).player_name(&PlayerName::Computer(2)));
        assert_eq!(fox, ["Computer Fox", "Ordi Renard"]);
        let names = [1, 3, 4, 8]
            .map(|number| Text::for_lang(Lang::En).player_name(&PlayerName::Computer(number)));
        assert_eq!(
            names,
            ["Computer Owl", "Computer Squirrel", "Computer Owl 2", "Computer Fox 3"]
        );
        let short = [Lang::En, Lang::Fr].map(|lang| Text::for_lang(lang).short_seat_name(1));
        assert_eq!(short, ["P2", "J2"]);
    }

    #[test]
    fn a_deleted_person_is_a_former_player_and_is_not_mentioned() {
        let former = [PlayerName::Person(""), PlayerName::Namesake("", 2)];
        let names = |lang| former.map(|who| Text::for_lang(lang).player_name(&who));
        assert_eq!(names(Lang::En), ["a former player", "a former player (2)"]);
        assert_eq!(names(Lang::Fr), ["un ancien joueur", "un ancien joueur (2)"]);
        let mention = |id| Text::for_lang(Lang::En).mention(id);
        assert_eq!(mention(PersonId::pseudonym_from_random(7)), "a former player");
        assert_eq!(mention(PersonId::new(7)), "<@7>");
    }

    #[test]
    fn the_number_after_equal_names_is_never_cut_off() {
        let text = Text::for_lang(Lang::En);
        let (ada, long) = (PlayerName::Namesake("*Ada*", 2), "a".repeat(40));
        assert_eq!(
            (text.player_name(&ada).as_str(), text.plain_player_name(&ada).as_str()),
            (r"\*Ada\* (2)", "*Ada* (2)")
        );
        let many = PlayerName::Namesake(&long, 12);
        assert_eq!(text.plain_player_name(&many), format!("{}… (12)", "a".repeat(26)));
        assert_eq!(text.player_name_within(&many, 10), "aaaa… (12)");
        assert_eq!(text.player_name(&PlayerName::Seat(1)), "P2");
    }

    #[test]
    fn a_stand_in_is_named_after_the_person_it_plays_for() {
        let text = Text::for_lang(Lang::En);
        let (ada, other) = (
            PlayerName::Person("Ada_").stand_in_name(),
            PlayerName::Namesake("Ada_", 2).stand_in_name(),
        );
        assert_eq!(
            [ada, other].map(|who| text.bold_name(&who)),
            [r"**Stand-in for Ada\_**", r"**Stand-in for Ada\_ (2)**"]
        );
        assert_eq!(text.player_name_for_picture(&other), "Stand-in for Ada_ (2)");
        let long = "a".repeat(40);
        let long = PlayerName::Person(&long).stand_in_name();
        assert_eq!(text.plain_player_name(&long), format!("Stand-in for {}…", "a".repeat(18)));
        assert_eq!(PlayerName::Computer(2).stand_in_name(), PlayerName::Computer(2));
    }

    #[test]
    fn right_to_left_names_are_isolated_except_in_pictures() {
        let text = Text::for_lang(Lang::En);
        let (one, other) = (PlayerName::Person("עדה"), PlayerName::Namesake("[عدا]", 2));
        assert_eq!(text.bold_name(&one), "**\u{2068}עדה\u{2069}**");
        assert_eq!(text.player_name(&other), "\u{2068}\\[عدا\\]\u{2069} (2)");
        assert_eq!(text.plain_player_name(&other), "\u{2068}[عدا]\u{2069} (2)");
        assert_eq!(text.player_name_for_picture(&other), "[عدا] (2)");
    }
}
