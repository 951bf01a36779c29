//! A conversation recorded as text: the actions of people, and each message with its content at the time of recording.

use std::collections::BTreeMap;

use discord_stand_in::Snowflake;
use discord_stand_in::people::{Interaction, Message, PersonIn};
use jiff::Timestamp;
use triominos::text::{Button, Text};

use crate::support::bot::World;
use crate::support::mentions::with_plain_command_names;
use crate::support::turns::{can_place_from, suggested_tile_and_spot};

/// The maximum number of options of a menu that are recorded.
const OPTIONS: usize = 3;

/// A recorded conversation in a channel, in one language.
pub struct Talk {
    pub world: World,
    text: &'static Text,
    /// The ids and names of the people.
    names: Vec<(Snowflake, &'static str)>,
    /// True if the alt texts of pictures are recorded. Most turns are recorded without them, because they differ little from one
    /// turn to the next.
    pub alts: bool,
    /// The recorded messages by their ids, with their lines at the last recording.
    recorded: BTreeMap<Snowflake, Vec<String>>,
    pub page: String,
}

impl Talk {
    /// Starts the record of a conversation in the language of `text`. `names` are the names of
    /// people by their ids.
    pub fn new(world: World, text: &'static Text, names: Vec<(Snowflake, &'static str)>) -> Self {
        Self { world, text, names, alts: true, recorded: BTreeMap::new(), page: String::new() }
    }

    /// Returns the label of a button in the language of the conversation.
    pub fn button_label(&self, button: Button) -> String {
        self.text.button_label(button)
    }

    /// Returns the name of the person with this id.
    fn person_name(&self, id: Snowflake) -> &'static str {
        let known = self.names.iter().find(|(known, _)| *known == id);
        known.map_or("somebody", |(_, name)| name)
    }

    /// Adds a heading to the record.
    pub fn add_heading(&mut self, heading: &str) {
        self.page += &format!("\n──── {heading}\n");
    }

    /// Records an action of a person.
    pub fn record_action(&mut self, person: &PersonIn, action: &str) {
        self.page += &format!("\n{} » {action}\n", self.person_name(person.id()));
    }

    /// Records the texts, pictures, menus and buttons of a message. If the message was recorded before, `⋮` stands for lines that
    /// have not changed.
    pub fn record_message(&mut self, message: &Message) {
        let mut page = message.author_name.clone();
        if let Some(reader) = message.private_to {
            page += &format!(" (only to {})", self.person_name(reader));
        }
        if !message.pinged.is_empty() {
            let pinged: Vec<_> = message.pinged.iter().map(|id| self.person_name(*id)).collect();
            page += &format!(" (pings {})", pinged.join(", "));
        }
        page += ":\n";
        let lines = self.message_lines(message);
        let before = self.recorded.get(&message.id);
        let is_new = |line: &String| before.is_none_or(|before| !before.contains(line));
        for group in lines.chunk_by(|one, next| is_new(one) == is_new(next)) {
            if is_new(&group[0]) {
                page.extend(group.iter().map(|line| format!("    {line}\n")));
            } else {
                page += "    ⋮\n";
            }
        }
        self.page += &page;
        self.recorded.insert(message.id, lines);
    }

    /// Returns the lines of a message as they are recorded.
    fn message_lines(&self, message: &Message) -> Vec<String> {
        let mut lines: Vec<String> =
            message.content.lines().map(|line| self.with_readable_ids_and_times(line)).collect();
        lines.extend(message.attachments.iter().map(|file| {
            let alt = file.alt_text.as_deref().filter(|_| self.alts);
            let alt = alt.map(|alt| format!(": {}", alt.replace('\n', " / ")));
            format!("⟨{}{}⟩", file.filename, alt.unwrap_or_default())
        }));
        for menu in message.menus() {
            lines.push(format!("[{} ▾]", menu.placeholder));
            lines.extend(menu.options.iter().take(OPTIONS).map(|option| {
                let detail = option.description.as_deref().unwrap_or_default();
                format!("  ▸ {}  {detail}", option.label).trim_end().to_owned()
            }));
            lines.extend((menu.options.len() > OPTIONS).then(|| "  ▸ …".to_owned()));
        }
        let buttons = message.buttons().into_iter().map(|button| match button.emoji {
            Some(emoji) => format!("[{emoji} {}]", button.label),
            None => format!("[{}]", button.label),
        });
        let buttons: Vec<String> = buttons.collect();
        lines.extend((!buttons.is_empty()).then(|| buttons.join(" ")));
        lines
    }

    /// Returns a line in a form that is the same in every run: with names in place of ids, without the ids of commands, and with
    /// formatted times.
    fn with_readable_ids_and_times(&self, line: &str) -> String {
        let line = with_plain_command_names(line);
        let mut line = line.replace(&format!("<#{}>", self.world.channel), "#triominos");
        for (id, name) in &self.names {
            line = line.replace(&format!("<@{id}>"), &format!("@{name}"));
        }
        while let Some((before, rest)) = line.split_once("<t:") {
            let (moment, after) = rest.split_once('>').expect("a moment of Discord");
            let (seconds, style) = moment.split_once(':').expect("its style");
            let moment = Timestamp::from_second(seconds.parse().expect("a number")).expect("one");
            line = format!("{before}‹{} {style}›{after}", moment.strftime("%d %b %H:%M"));
        }
        line
    }

    /// Records the private answer and this many messages that follow it. Returns the answer.
    async fn record_answer(&mut self, answer: Interaction, followup_count: usize) -> Message {
        let first = answer.finished_message().await;
        assert!(first.is_ephemeral(), "the answer is public: {}", first.content);
        self.record_message(&first);
        for number in 0..followup_count {
            let next = answer.followup(number).await;
            self.record_message(&next);
        }
        first
    }

    /// Records all messages of the channel that have not been recorded yet.
    pub async fn record_new_messages(&mut self) {
        self.world.wait_until_published().await;
        for message in self.world.discord.channel(self.world.channel).messages() {
            if !self.recorded.contains_key(&message.id) {
                self.record_message(&message);
            }
        }
    }

    /// Uses a command, and records the answer and this many messages that follow it. Returns the answer.
    pub async fn use_command(
        &mut self,
        person: &PersonIn,
        command: &str,
        given_options: &[(&str, &str)],
        followup_count: usize,
    ) -> Message {
        let typed: String =
            given_options.iter().map(|(option, value)| format!(" {option}: {value}")).collect();
        self.record_action(person, &format!("/{command}{typed}"));
        let options: Vec<_> =
            given_options.iter().map(|(option, value)| (*option, (*value).into())).collect();
        let answer = person.slash(command, &options).await;
        self.record_answer(answer, followup_count).await
    }

    /// Clicks a button, and records the private answer and this many messages that follow it. Returns the answer.
    pub async fn click(
        &mut self,
        person: &PersonIn,
        message: &Message,
        button: Button,
        followup_count: usize,
    ) -> Message {
        let label = self.button_label(button);
        self.record_action(person, &format!("[{label}]"));
        let answer = person.click(message, &label).await;
        self.record_answer(answer, followup_count).await
    }

    /// Waits for a message in the channel that meets the condition, and records it.
    pub async fn wait_for_message(
        &mut self,
        description: &str,
        condition: impl Fn(&Message) -> bool,
    ) -> Message {
        let channel = self.world.discord.channel(self.world.channel);
        let all = channel.until(description, |all| all.iter().any(&condition)).await;
        let message = all.into_iter().rfind(|message| condition(message)).expect("it was there");
        self.record_message(&message);
        message
    }

    /// Waits for the next board, which may be the one at the end of the match, and records it.
    pub async fn wait_for_board(&mut self) -> Message {
        let channel = self.world.discord.channel(self.world.channel);
        let board = channel.next_message(|message| message.picture().is_some()).await;
        self.alts |= board.pinged.is_empty();
        self.record_message(&board);
        board
    }

    /// Chooses an option of a menu and records the answer.
    pub async fn choose_option(
        &mut self,
        person: &PersonIn,
        message: &Message,
        value: &str,
    ) -> Message {
        let menus = message.menus();
        let mut found =
            menus.iter().flat_map(|menu| menu.options.iter().map(move |option| (menu, option)));
        let (menu, option) =
            found.find(|(_, option)| option.value == value).expect("it is offered");
        self.record_action(person, &format!("▸ {}", option.label));
        let answer = person.choose(message, &menu.custom_id, &[value]).await;
        self.record_answer(answer, 0).await
    }

    /// Opens the preview of the first placement that the rack offers, by its menu or its first button.
    async fn preview_first_choice(&mut self, person: &PersonIn, rack: &Message) -> Message {
        if let Some(menu) = rack.menus().first() {
            return self.choose_option(person, rack, &menu.options[0].value).await;
        }
        let shows = |id: &String| id.contains(":preview:");
        let button = rack.buttons().into_iter().find(|button| button.custom_id.iter().any(shows));
        let button = button.expect("a placement");
        self.record_action(person, &format!("[{}]", button.label));
        let answer = person.click(rack, &button.custom_id.unwrap_or_default()).await;
        self.record_answer(answer, 0).await
    }

    /// Tries to place a tile on a spot where it does not fit.
    pub async fn place_illegally(&mut self, person: &PersonIn) {
        let (tile, _) = suggested_tile_and_spot(person).await.expect("something fits");
        let given = [("tile", tile.as_str().into()), ("spot", "".into())];
        let fits = person.autocomplete("place", &given, "spot").await;
        let wrong =
            ["2", "3", "4"].into_iter().find(|spot| fits.iter().all(|one| one.value != *spot));
        let wrong = wrong.expect("it does not fit everywhere");
        self.use_command(person, "place", &[("tile", &tile), ("spot", wrong)], 0).await;
    }

    /// Plays a turn from the rack with buttons and menus: places a tile, draws or passes.
    pub async fn play_from_rack(&mut self, person: &PersonIn, mut rack: Message) {
        loop {
            if rack.button(&self.button_label(Button::Place)).is_some() {
                self.click(person, &rack, Button::Place, 0).await;
                return;
            }
            if can_place_from(&rack) {
                rack = self.preview_first_choice(person, &rack).await;
                continue;
            }
            let draws = rack.button(&self.button_label(Button::Draw)).is_some();
            let button = if draws { Button::Draw } else { Button::Pass };
            rack = self.click(person, &rack, button, 0).await;
            let continues =
                rack.button(&self.button_label(Button::Stop)).is_some() || can_place_from(&rack);
            if !continues {
                return;
            }
        }
    }
}
