//! The style of play of a person on a server, for their profile.

use std::collections::BTreeMap;

use crate::guild::Guilds;
use crate::ids::{GuildId, PersonId};
use crate::league::{PersonInMatch, PlayingStyle, are_ratings_similar};
use crate::store::{StoreError, StoredResult};
use crate::time::Millis;

/// The maximum number of a person's newest matches from which their style is computed.
const OWN_MATCHES: u32 = 50;
/// The maximum number of the server's newest matches in which other people are compared with the person.
const MATCHES_OF_OTHERS: u32 = 300;

impl Guilds {
    /// Returns the style of play of a person in their newest matches on a server, compared with people whose rating at `now` is
    /// similar. Voided results are left out, and so are people who have deleted their data.
    ///
    /// # Errors
    /// Returns an error if the store does not answer, or a result is damaged.
    pub async fn playing_style(
        &self,
        guild: GuildId,
        person: PersonId,
        now: Millis,
    ) -> Result<PlayingStyle, StoreError> {
        let voided = self.store.voided_result_numbers(guild).await?;
        let counts = |stored: &StoredResult| !voided.contains(&stored.number);
        let mut own = self.store.results_of_person(guild, person, 0, OWN_MATCHES).await?;
        own.retain(counts);
        let own: Vec<PersonInMatch> = own
            .iter()
            .flat_map(people_in_match)
            .filter_map(|(other, played)| (other == person).then_some(played))
            .collect();
        let state = self.league_state(guild).await?;
        let points = |person| state.rating(person, now).map(|rating| rating.displayed_points());
        let mut others: BTreeMap<PersonId, Vec<PersonInMatch>> = BTreeMap::new();
        if let Some(own_points) = points(person) {
            let is_alike = |other: PersonId| {
                let is_other = other != person && !other.is_pseudonym();
                is_other
                    && points(other).is_some_and(|other| are_ratings_similar(own_points, other))
            };
            let newest = self.store.newest_results(guild, MATCHES_OF_OTHERS).await?;
            for (other, played) in
                newest.iter().filter(|stored| counts(stored)).flat_map(people_in_match)
            {
                if is_alike(other) {
                    others.entry(other).or_default().push(played);
                }
            }
        }
        let others: Vec<Vec<PersonInMatch>> = others.into_values().collect();
        Ok(PlayingStyle::from_matches(&own, &others))
    }
}

/// Returns the persons of a match, each with their play in it. Persons whose play in this match is not typical are left out (see
/// [`PersonInMatch::from_seat`]).
fn people_in_match(stored: &StoredResult) -> Vec<(PersonId, PersonInMatch)> {
    let result = &stored.result;
    let played = result
        .seats
        .iter()
        .filter_map(|seat| Some((seat.player.person()?, PersonInMatch::from_seat(result, seat)?)));
    played.collect()
}
