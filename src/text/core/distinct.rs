//! Distinct names for people and computers that have the same name.

use std::collections::{BTreeMap, BTreeSet};

use super::name::look_alike_key;
use crate::text::{Lang, PlayerName, Text};

/// Makes the names of people and computers distinct. The first person with a name keeps it, the second becomes `Ada (2)`, and so
/// on. Names that look equal count as equal, regardless of invisible characters. A person whose own name is `Ada (2)` cannot take
/// that name from an earlier person.
///
/// The name of a computer depends on its number. If a person has the name of a computer in any language, that computer gets the
/// next free number, and every later computer gets a higher number.
pub fn distinct_player_names<'a>(names: &[PlayerName<'a>]) -> Vec<PlayerName<'a>> {
    let mut distinct = names.to_vec();
    let mut taken: BTreeSet<String> = BTreeSet::new();
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for who in &mut distinct {
        if let PlayerName::Person(name) | PlayerName::Namesake(name, _) = *who {
            while !taken.insert(comparison_key(who)) {
                let count = counts.entry(comparison_key(&PlayerName::Person(name))).or_insert(1);
                *count += 1;
                *who = PlayerName::Namesake(name, *count);
            }
        }
    }
    let number = |(at, who): (usize, &PlayerName<'_>)| match who {
        PlayerName::Computer(number) => Some((*number, at)),
        _ => None,
    };
    let mut computers: Vec<(u16, usize)> = names.iter().enumerate().filter_map(number).collect();
    computers.sort_unstable();
    let mut next = 0;
    for (number, at) in computers {
        let mut free =
            (number.max(next)..).filter(|number| !is_computer_name_taken(*number, &taken));
        let free = free.next().unwrap_or(number);
        distinct[at] = PlayerName::Computer(free);
        next = free.saturating_add(1);
    }
    distinct
}

/// Makes names distinct like [`distinct_player_names`]. People with the same name are numbered in the order of their keys, such as
/// ids. The result has the order of `keyed_names`.
pub fn distinct_player_names_by_key<'a, K: Ord>(
    keyed_names: &[(K, PlayerName<'a>)],
) -> Vec<PlayerName<'a>> {
    let mut order: Vec<usize> = (0..keyed_names.len()).collect();
    order.sort_by_key(|at| &keyed_names[*at].0);
    let named =
        distinct_player_names(&order.iter().map(|at| keyed_names[*at].1).collect::<Vec<_>>());
    let mut named: Vec<(usize, PlayerName<'a>)> = order.into_iter().zip(named).collect();
    named.sort_by_key(|(at, _)| *at);
    named.into_iter().map(|(_, who)| who).collect()
}

/// Returns `true` if the names of two people look equal.
pub fn is_same_name(one: &str, other: &str) -> bool {
    comparison_key(&PlayerName::Person(one)) == comparison_key(&PlayerName::Person(other))
}

/// Returns a key of a player's name. Names that look equal have the same key, which does not depend on the reader's language.
fn comparison_key(who: &PlayerName<'_>) -> String {
    look_alike_key(&Text::for_lang(Lang::default()).player_name_for_picture(who))
}

/// Returns `true` if a person has the name of the computer with this number, in any language. `person_name_keys` contains the keys
/// of the people's names (see [`comparison_key`]).
fn is_computer_name_taken(computer_number: u16, person_name_keys: &BTreeSet<String>) -> bool {
    let label = |lang: Lang| {
        look_alike_key(
            &Text::for_lang(lang).player_name_for_picture(&PlayerName::Computer(computer_number)),
        )
    };
    Lang::ALL.into_iter().any(|lang| person_name_keys.contains(&label(lang)))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Returns the names as they are shown in English.
    fn distinct_names_in_english(names: &[PlayerName<'_>]) -> Vec<String> {
        distinct_player_names(names)
            .iter()
            .map(|who| Text::for_lang(Lang::En).plain_player_name(who))
            .collect()
    }

    /// Returns people with these names.
    fn distinct_names_of_people(names: &[&str]) -> Vec<String> {
        distinct_names_in_english(
            &names.iter().map(|name| PlayerName::Person(name)).collect::<Vec<_>>(),
        )
    }

    #[test]
    fn the_first_person_with_a_name_gets_no_number() {
        assert_eq!(
            distinct_names_of_people(&["Ada", "Bo", "Ada", "Ada"]),
            ["Ada", "Bo", "Ada (2)", "Ada (3)"]
        );
        assert_eq!(
            distinct_names_of_people(&["Ada", "ADA", "a\u{200b}da"]),
            ["Ada", "ADA (2)", "ada (3)"]
        );
        assert_eq!(
            distinct_names_of_people(&["Ada", "Ada", "Ada (2)"]),
            ["Ada", "Ada (2)", "Ada (2) (2)"]
        );
        assert_eq!(
            distinct_names_of_people(&["Ada (2)", "Ada", "Ada"]),
            ["Ada (2)", "Ada", "Ada (3)"]
        );
        assert_eq!(
            distinct_names_of_people(&["\u{2061}", "\u{2060}", "?"]),
            ["?", "? (2)", "? (3)"]
        );
        assert_eq!(distinct_names_of_people(&["", ""]), ["a former player", "a former player (2)"]);
        let long = ["a".repeat(40), "a".repeat(50)];
        let long = distinct_names_of_people(&[&long[0], &long[1]]);
        assert_eq!(long, ["a".repeat(31) + "…", "a".repeat(27) + "… (2)"]);
    }

    #[test]
    fn a_computer_gets_another_name_if_a_person_has_its_name() {
        let (one, two) = (PlayerName::Computer(1), PlayerName::Computer(2));
        let person = PlayerName::Person("Computer Owl");
        assert_eq!(distinct_names_in_english(&[person, one]), ["Computer Owl", "Computer Fox"]);
        assert_eq!(
            distinct_names_in_english(&[two, person, one]),
            ["Computer Squirrel", "Computer Owl", "Computer Fox"]
        );
        assert_eq!(
            distinct_names_in_english(&[PlayerName::Person("computer  fox"), one, two])[1..],
            ["Computer Owl", "Computer Squirrel"]
        );
        // The names must differ in every language, not only in the reader's.
        assert_eq!(
            distinct_names_in_english(&[PlayerName::Person("Ordi Hibou"), one]),
            ["Ordi Hibou", "Computer Fox"]
        );
        assert_eq!(
            distinct_names_in_english(&[person, person, one]),
            ["Computer Owl", "Computer Owl (2)", "Computer Fox"]
        );
        assert_eq!(distinct_names_in_english(&[two, one]), ["Computer Fox", "Computer Owl"]);
    }

    #[test]
    fn people_with_the_same_name_are_numbered_in_the_order_of_their_keys() {
        let (ada, bo, one) =
            (PlayerName::Person("Ada"), PlayerName::Person("Bo"), PlayerName::Computer(1));
        let named = distinct_player_names_by_key(&[(7, ada), (9, bo), (5, ada), (1, one)]);
        assert_eq!(named, [PlayerName::Namesake("Ada", 2), bo, ada, one]);
    }

    proptest! {
        #[test]
        fn distinct_names_differ_in_every_language(
            names in prop::collection::vec("(?i)(ada|computer (owl|fox|magpie|owl 2)|ordi renard|bo)?( |\u{200b})?(\\([23]\\))?", 0..8),
            computers in prop::collection::btree_set(1u16..5, 0..4),
        ) {
            let people = names.iter().map(|name| PlayerName::Person(name));
            let all: Vec<PlayerName<'_>> = people.chain(computers.into_iter().map(PlayerName::Computer)).collect();
            let named = distinct_player_names(&all);
            prop_assert_eq!(&distinct_player_names(&named), &named);
            for lang in Lang::ALL {
                let keys = named.iter().map(|who| look_alike_key(&Text::for_lang(lang).plain_player_name(who)));
                prop_assert_eq!(keys.collect::<BTreeSet<_>>().len(), all.len(), "{:?}", named);
            }
            // The names of people do not change when more people join.
            let before: Vec<PlayerName<'_>> = all[..names.len() / 2].to_vec();
            prop_assert_eq!(&distinct_player_names(&before)[..], &named[..before.len()]);
        }
    }
}
