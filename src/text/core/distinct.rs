//! Two people of one name, told apart.

use std::collections::{BTreeMap, BTreeSet};

use super::name::look;
use crate::text::{Lang, Text, Who};

/// The same people and computers by names that differ: who comes first keeps the name, the next of that name is `Ada (2)`, and so
/// on. Names are the same if they look the same, whatever is in them that nobody sees. Nobody who comes later takes the name of
/// somebody before, not even by calling themselves `Ada (2)`. Only a computer gives way to a person of its name, in whatever
/// language: it takes the next number that is free, and those after it follow.
pub fn distinct<'a>(names: &[Who<'a>]) -> Vec<Who<'a>> {
    let mut distinct = names.to_vec();
    let mut taken: BTreeSet<String> = BTreeSet::new();
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for who in &mut distinct {
        if let Who::Person(name) | Who::Namesake(name, _) = *who {
            while !taken.insert(looks(who)) {
                let count = counts.entry(looks(&Who::Person(name))).or_insert(1);
                *count += 1;
                *who = Who::Namesake(name, *count);
            }
        }
    }
    let number = |(at, who): (usize, &Who<'_>)| match who {
        Who::Computer(number) => Some((*number, at)),
        _ => None,
    };
    let mut computers: Vec<(u16, usize)> = names.iter().enumerate().filter_map(number).collect();
    computers.sort_unstable();
    let mut next = 0;
    for (number, at) in computers {
        let mut free = (number.max(next)..).filter(|number| !is_taken(*number, &taken));
        let free = free.next().unwrap_or(number);
        distinct[at] = Who::Computer(free);
        next = free.saturating_add(1);
    }
    distinct
}

/// The same where the order is not that of the list, but goes by these keys, such as ids; the names are in the list's order.
pub fn distinct_by<'a, K: Ord>(names: &[(K, Who<'a>)]) -> Vec<Who<'a>> {
    let mut order: Vec<usize> = (0..names.len()).collect();
    order.sort_by_key(|at| &names[*at].0);
    let told = distinct(&order.iter().map(|at| names[*at].1).collect::<Vec<_>>());
    let mut told: Vec<(usize, Who<'a>)> = order.into_iter().zip(told).collect();
    told.sort_by_key(|(at, _)| *at);
    told.into_iter().map(|(_, who)| who).collect()
}

/// True if two people would be taken for one, by the names that they gave.
pub fn is_same_name(one: &str, other: &str) -> bool {
    looks(&Who::Person(one)) == looks(&Who::Person(other))
}

/// The look of a person's name; it is the same in every language.
fn looks(who: &Who<'_>) -> String {
    look(&Text::of(Lang::default()).who_drawn(who))
}

/// True if a person is called as this computer would be.
fn is_taken(number: u16, taken: &BTreeSet<String>) -> bool {
    let label = |lang: Lang| look(&Text::of(lang).who_drawn(&Who::Computer(number)));
    Lang::ALL.into_iter().any(|lang| taken.contains(&label(lang)))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn shown(names: &[Who<'_>]) -> Vec<String> {
        distinct(names).iter().map(|who| Text::of(Lang::En).who_plain(who)).collect()
    }

    fn people(names: &[&str]) -> Vec<String> {
        shown(&names.iter().map(|name| Who::Person(name)).collect::<Vec<_>>())
    }

    #[test]
    fn the_first_of_a_name_keeps_it() {
        assert_eq!(people(&["Ada", "Bo", "Ada", "Ada"]), ["Ada", "Bo", "Ada (2)", "Ada (3)"]);
        assert_eq!(people(&["Ada", "ADA", "a\u{200b}da"]), ["Ada", "ADA (2)", "ada (3)"]);
        assert_eq!(people(&["Ada", "Ada", "Ada (2)"]), ["Ada", "Ada (2)", "Ada (2) (2)"]);
        assert_eq!(people(&["Ada (2)", "Ada", "Ada"]), ["Ada (2)", "Ada", "Ada (3)"]);
        assert_eq!(people(&["\u{2061}", "\u{2060}", "?"]), ["?", "? (2)", "? (3)"]);
        assert_eq!(people(&["", ""]), ["a former player", "a former player (2)"]);
        let long = ["a".repeat(40), "a".repeat(50)];
        let long = people(&[&long[0], &long[1]]);
        assert_eq!(long, ["a".repeat(31) + "…", "a".repeat(27) + "… (2)"]);
    }

    #[test]
    fn a_computer_gives_way_to_a_person() {
        let (one, two) = (Who::Computer(1), Who::Computer(2));
        let person = Who::Person("Computer Owl");
        assert_eq!(shown(&[person, one]), ["Computer Owl", "Computer Fox"]);
        assert_eq!(shown(&[two, person, one]), ["Computer Magpie", "Computer Owl", "Computer Fox"]);
        assert_eq!(
            shown(&[Who::Person("computer  fox"), one, two])[1..],
            ["Computer Owl", "Computer Magpie"]
        );
        // Nobody is to be taken for another in the language of somebody else.
        assert_eq!(shown(&[Who::Person("Ordi Hibou"), one]), ["Ordi Hibou", "Computer Fox"]);
        assert_eq!(
            shown(&[person, person, one]),
            ["Computer Owl", "Computer Owl (2)", "Computer Fox"]
        );
        assert_eq!(shown(&[two, one]), ["Computer Fox", "Computer Owl"]);
    }

    #[test]
    fn the_order_can_be_another_than_the_lists() {
        let (ada, bo, one) = (Who::Person("Ada"), Who::Person("Bo"), Who::Computer(1));
        let told = distinct_by(&[(7, ada), (9, bo), (5, ada), (1, one)]);
        assert_eq!(told, [Who::Namesake("Ada", 2), bo, ada, one]);
    }

    proptest! {
        #[test]
        fn nobody_is_taken_for_another(
            names in prop::collection::vec("(?i)(ada|computer (owl|fox|magpie|owl 2)|ordi renard|bo)?( |\u{200b})?(\\([23]\\))?", 0..8),
            computers in prop::collection::btree_set(1u16..5, 0..4),
        ) {
            let people = names.iter().map(|name| Who::Person(name));
            let all: Vec<Who<'_>> = people.chain(computers.into_iter().map(Who::Computer)).collect();
            let told = distinct(&all);
            prop_assert_eq!(&distinct(&told), &told);
            for lang in Lang::ALL {
                let looks = told.iter().map(|who| look(&Text::of(lang).who_plain(who)));
                prop_assert_eq!(looks.collect::<BTreeSet<_>>().len(), all.len(), "{:?}", told);
            }
            // Nobody's name changes when somebody else comes.
            let before: Vec<Who<'_>> = all[..names.len() / 2].to_vec();
            prop_assert_eq!(&distinct(&before)[..], &told[..before.len()]);
        }
    }
}
