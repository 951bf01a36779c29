//! Messages without a board: about seats, votes and requests to undo a placement, and reminders.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton, CreateMessage};

use super::pings;
use super::table::TableAnnouncer;
use crate::discord::custom_id::table::{Click, CustomId};
use crate::discord::handlers::lobby;
use crate::discord::render::components::labelled_button;
use crate::discord::render::{clock, names, rack};
use crate::guild::Occasion;
use crate::ids::PersonId;
use crate::store::MessageRef;
use crate::table::{AnnounceError, Notice, Occupant, PublishedNotice, Table, TableEvent};
use crate::text::{self, PlayerName, Text};
use crate::time::Millis;
use triominos_rules::game::Seat;

/// Returns the players who are asked whether they agree to end the match. After the first vote, these are all players who have not
/// voted. After later votes, nobody is asked again.
fn people_to_ask_about_ending(table: &Table) -> Vec<PersonId> {
    if table.end_votes.len() > 1 {
        return Vec::new();
    }
    let has_voted = |person: &PersonId| table.end_votes.contains(person);
    table.end_voters(table.changed_at).filter(|person| !has_voted(person)).collect()
}

/// Returns the note that a computer now plays in a person's seat; `None` if nobody has left that seat.
fn note_of_taken_seat(
    table: &Table,
    event: &TableEvent,
    seat: Seat,
    text: &Text,
) -> Option<String> {
    let Some(Occupant::Computer { left: Some(_), may_return, .. }) = table.seats.get(seat) else {
        return None;
    };
    let left = names::owner_name(table, seat)?;
    let computer = names::seat_names(table)[seat];
    Some(if *may_return {
        let turns = table.missed_in_a_row.get(seat).copied().unwrap_or(0);
        text.note_computer_plays_for(&left, &computer, turns)
    } else if matches!(event, TableEvent::SeatTaken { no_show: true, .. }) {
        text.note_no_show(&left)
    } else if table.of_tournament {
        text.note_tournament_stand_in(&left)
    } else {
        text.note_player_left(&left, &computer, table.leaver_may_return(seat))
    })
}

/// Returns the button below a note; `None` if it has none. `asks_players` is true if players are asked to
/// agree.
fn note_button(
    table: &Table,
    event: &TableEvent,
    asks_players: bool,
    text: &Text,
) -> Option<CreateButton> {
    match event {
        TableEvent::SeatMinded { .. } => Some(clock::take_seat_back_button(table, text)),
        TableEvent::EndVoted { .. } if asks_players => {
            let id = CustomId { table: table.id, click: Click::AgreeToEnd }.to_string();
            let label = text.button_label(text::Button::AgreeToEnd);
            Some(labelled_button(id, label, ButtonStyle::Secondary))
        }
        TableEvent::UndoAsked { .. } => Some(rack::agree_to_undo_button(table, text)),
        _ => None,
    }
}

impl TableAnnouncer {
    /// Posts the message of a notice about a seat, a vote to end the match, or a request to undo a placement: one message for each
    /// event.
    pub(super) async fn publish_note(
        &self,
        notice: &Notice,
        text: &Text,
    ) -> Result<PublishedNotice, AnnounceError> {
        let table = &notice.table;
        for (part, event) in notice.events.iter().enumerate() {
            let mut calls = Vec::new();
            let content = match event {
                TableEvent::SeatTaken { seat, .. } | TableEvent::SeatMinded { seat } => {
                    let Some(note) = note_of_taken_seat(table, event, *seat, text) else {
                        continue;
                    };
                    note
                }
                TableEvent::TakenOut { seat, .. } => {
                    let Some(left) = names::owner_name(table, *seat) else { continue };
                    text.note_player_removed(&left, &names::seat_names(table)[*seat])
                }
                TableEvent::SeatTakenBack { seat, .. } => {
                    let Some(owner) = names::owner_name(table, *seat) else { continue };
                    text.note_seat_taken_back(&owner)
                }
                TableEvent::StoodIn { seat, computer, .. } => {
                    let Some(who) = names::owner_name(table, *seat) else { continue };
                    text.note_computer_replaced(&who, &PlayerName::Computer((*computer).into()))
                }
                TableEvent::BotReturned { to_channel, .. } => {
                    let line = remaining_time_line(notice, text);
                    text.with_line_below(text.note_bot_returned(*to_channel), line)
                }
                TableEvent::ClockStopped { .. } => text.clock_stopped(),
                TableEvent::ClockContinued => {
                    let line = remaining_time_line(notice, text);
                    text.with_line_below(text.note_clock_continued(), line)
                }
                TableEvent::EndVoted { person } => {
                    let Some(voter) = names::person_name(table, *person) else { continue };
                    let (votes, needed) = table.end_votes_and_needed();
                    calls = people_to_ask_about_ending(table);
                    text.note_end_vote(&voter, votes, needed, &calls)
                }
                TableEvent::UndoAsked { seat } => {
                    let Some(asker) = names::owner_name(table, *seat) else { continue };
                    text.note_undo_asked(&asker)
                }
                TableEvent::UndoAgreed { person } => {
                    let Some(voter) = names::person_name(table, *person) else { continue };
                    let (agreed, needed) = table.undo_votes_and_needed();
                    text.note_undo_agreed(&voter, agreed, needed)
                }
                _ => continue,
            };
            let message = CreateMessage::new().content(self.mention_commands(table, content));
            let button = note_button(table, event, !calls.is_empty(), text);
            let row = button.map(|button| CreateActionRow::Buttons(vec![button]));
            let message = message.components(row.into_iter().collect());
            let message_id = self.post_notice_part(notice, part, message, calls).await?;
            if matches!(event, TableEvent::UndoAsked { .. }) {
                let question = MessageRef { message_id, channel_id: table.channel };
                self.bot.tables.note_undo_question(table.id, question).await?;
            }
        }
        Ok(PublishedNotice::default())
    }

    /// Returns the line about a person who took their seat back or took over a computer's seat. Returns `None` if the last event of
    /// the notice is of another kind.
    pub(super) fn line_about_new_seat_owner(&self, notice: &Notice, text: &Text) -> Option<String> {
        match notice.events.last()? {
            TableEvent::SeatTakenBack { seat, .. } => names::owner_name(&notice.table, *seat)
                .map(|owner| text.note_seat_taken_back(&owner)),
            TableEvent::StoodIn { seat, computer, .. } => {
                let who = names::owner_name(&notice.table, *seat)?;
                Some(text.note_computer_replaced(&who, &PlayerName::Computer((*computer).into())))
            }
            _ => None,
        }
    }

    /// Posts a message that mentions the people who were just invited to a lobby. It is needed because an edit of the lobby's
    /// message pings nobody.
    pub(super) async fn post_invitation(
        &self,
        notice: &Notice,
        text: &Text,
    ) -> Result<(), AnnounceError> {
        let table = &notice.table;
        let invited = notice.events.iter().filter_map(|event| match event {
            TableEvent::Invited { people } => Some(people.iter().map(|person| person.id)),
            _ => None,
        });
        let mut people: Vec<PersonId> =
            invited.flatten().filter(|person| table.is_invited(*person)).collect();
        people.dedup();
        let Some(host) = names::person_name(table, table.host).filter(|_| !people.is_empty())
        else {
            return Ok(());
        };
        let message = CreateMessage::new()
            .content(self.mention_commands(table, text.invitation_sentence(&host, &people)))
            .components(vec![lobby::message::invitation_answer_buttons(table, text)]);
        self.post_notice(notice, message, people).await.map(drop)
    }

    /// Posts a reminder with a link to the board, if it is still the player's turn.
    pub(super) async fn publish_reminder(
        &self,
        notice: &Notice,
        text: &Text,
    ) -> Result<PublishedNotice, AnnounceError> {
        let table = &notice.table;
        let no_turn = || AnnounceError::Never("a reminder without a turn".to_owned());
        let person = table.person_in_turn().ok_or_else(no_turn)?;
        let reminder = notice.events.iter().find_map(|event| match event {
            TableEvent::Reminded { near, .. } => Some((
                text.turn_reminder(person.id, clock::turn_end_in_unix_seconds(table)?, *near),
                *near,
            )),
            TableEvent::IdleAsked { .. } => {
                Some((text.idle_question(person.id, table.idle_closes_at()? / 1000), true))
            }
            _ => None,
        });
        let (content, near) = reminder.ok_or_else(no_turn)?;
        // A reminder that may have been posted already is not repeated. A reminder that the channel refused was certainly not
        // posted, so it is sent again to test whether the channel accepts messages.
        let is_repeat = notice.silent && !notice.refused;
        let now = self.bot.clock.now();
        if !notice.current || is_repeat || is_reminder_obsolete(notice, now) {
            return Ok(PublishedNotice::default());
        }
        // A player who postponed the reminder gets only the one shortly before the end of their time.
        if !near && self.bot.guilds.is_reminder_snoozed(table, person.id).await? {
            return Ok(PublishedNotice::default());
        }
        let link = notice.previous.map(|board| lobby::message_link(table.home, board));
        let buttons = pings::ping_buttons(table, link, text, now);
        let content = self.mention_commands(table, content);
        let message = CreateMessage::new().content(content).components(buttons);
        let occasion = if near { Occasion::NearTheEnd } else { Occasion::HalfTime };
        self.post_with_ping(notice, message, Some(person.id), occasion).await?;
        Ok(PublishedNotice::default())
    }
}

/// Returns `true` if a reminder must no longer be posted. This is the case if the turn's deadline has passed or, without a
/// deadline, the time at which an idle match is closed. It is also the case for a turn whose time limit is too short for reminders,
/// unless the time was extended after an outage.
fn is_reminder_obsolete(notice: &Notice, now: Millis) -> bool {
    let has_event = |wanted: fn(&TableEvent) -> bool| notice.events.iter().any(wanted);
    let is_of_clock = has_event(|event| matches!(event, TableEvent::Reminded { .. }));
    let is_extended = has_event(|event| matches!(event, TableEvent::TurnTimed { .. }));
    let deadline = notice.table.turn_time.map(|time| time.deadline.due);
    let is_past = deadline.or(notice.table.idle_closes_at()).is_some_and(|due| due <= now);
    let is_short = !(is_extended || notice.table.settings.clock.has_reminders());
    is_past || is_of_clock && is_short
}

/// Returns the line about the remaining time of the current player. Returns `None` if a newer notice of the table exists, if no
/// person has the turn, or if the turn has no running time limit.
fn remaining_time_line(notice: &Notice, text: &Text) -> Option<String> {
    let table = &notice.table;
    let seat = table.turn().filter(|_| notice.current && table.person_in_turn().is_some())?;
    Some(text.other_turn_deadline(
        &names::owner_name(table, seat)?,
        clock::turn_end_in_unix_seconds(table)?,
    ))
}
