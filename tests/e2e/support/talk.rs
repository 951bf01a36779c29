//! A conversation kept as text while it goes on: who does what, and what comes of it as it is read at that moment.

use std::collections::BTreeMap;

use discord_stand_in::Snowflake;
use discord_stand_in::people::{Interaction, Message, PersonIn};
use jiff::Timestamp;
use triominos::text::{Button, Text};

use crate::support::bot::World;
use crate::support::turns::{is_placeable, suggestion};

/// The options of a menu that are kept: enough to hear how they sound.
const OPTIONS: usize = 3;

/// What was done and said in a channel, in its order. People are answered in one language.
pub struct Talk {
    pub world: World,
    text: &'static Text,
    /// Those who talk.
    names: Vec<(Snowflake, &'static str)>,
    /// True as long as pictures are told in words as well, which are much the same from one turn to the next.
    pub alts: bool,
    /// The messages that were kept, by the lines that they had then.
    kept: BTreeMap<Snowflake, Vec<String>>,
    pub page: String,
}

impl Talk {
    pub fn new(world: World, text: &'static Text, names: Vec<(Snowflake, &'static str)>) -> Self {
        Self { world, text, names, alts: true, kept: BTreeMap::new(), page: String::new() }
    }

    pub fn label(&self, button: Button) -> String {
        self.text.button(button)
    }

    fn name(&self, id: Snowflake) -> &'static str {
        let known = self.names.iter().find(|(known, _)| *known == id);
        known.map_or("somebody", |(_, name)| name)
    }

    pub fn heading(&mut self, heading: &str) {
        self.page += &format!("\n──── {heading}\n");
    }

    /// Keeps what somebody does.
    pub fn does(&mut self, person: &PersonIn, what: &str) {
        self.page += &format!("\n{} » {what}\n", self.name(person.id()));
    }

    /// Keeps a message as it is read: its words, those of its pictures, its menus and its buttons. Of one that was kept before,
    /// what it still says is left out.
    pub fn keep(&mut self, message: &Message) {
        let mut page = message.author_name.clone();
        if let Some(reader) = message.private_to {
            page += &format!(" (only to {})", self.name(reader));
        }
        if !message.pinged.is_empty() {
            let pinged: Vec<_> = message.pinged.iter().map(|id| self.name(*id)).collect();
            page += &format!(" (pings {})", pinged.join(", "));
        }
        page += ":\n";
        let lines = self.lines(message);
        let before = self.kept.get(&message.id);
        let is_new = |line: &String| before.is_none_or(|before| !before.contains(line));
        for group in lines.chunk_by(|one, next| is_new(one) == is_new(next)) {
            if is_new(&group[0]) {
                page.extend(group.iter().map(|line| format!("    {line}\n")));
            } else {
                page += "    ⋮\n";
            }
        }
        self.page += &page;
        self.kept.insert(message.id, lines);
    }

    fn lines(&self, message: &Message) -> Vec<String> {
        let mut lines: Vec<String> =
            message.content.lines().map(|line| self.stable(line)).collect();
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

    /// A line with names in place of ids, and with moments as a clock on the wall shows them.
    fn stable(&self, line: &str) -> String {
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

    /// Keeps the private answer, and as many messages as follow it. Gives the first.
    async fn hears(&mut self, answer: Interaction, followed_by: usize) -> Message {
        let first = answer.finished().await;
        assert!(first.is_private(), "everybody can see: {}", first.content);
        self.keep(&first);
        for number in 0..followed_by {
            let next = answer.followup(number).await;
            self.keep(&next);
        }
        first
    }

    /// Keeps what the channel was told since.
    pub async fn hears_all(&mut self) {
        self.world.all_told().await;
        for message in self.world.discord.channel(self.world.channel).messages() {
            if !self.kept.contains_key(&message.id) {
                self.keep(&message);
            }
        }
    }

    /// Uses a command.
    pub async fn asks(
        &mut self,
        person: &PersonIn,
        command: &str,
        given: &[(&str, &str)],
        followed_by: usize,
    ) -> Message {
        let typed: String =
            given.iter().map(|(option, value)| format!(" {option}: {value}")).collect();
        self.does(person, &format!("/{command}{typed}"));
        let options: Vec<_> =
            given.iter().map(|(option, value)| (*option, (*value).into())).collect();
        let answer = person.slash(command, &options).await;
        self.hears(answer, followed_by).await
    }

    /// Clicks a button that is answered privately.
    pub async fn clicks(
        &mut self,
        person: &PersonIn,
        message: &Message,
        button: Button,
        followed_by: usize,
    ) -> Message {
        let label = self.label(button);
        self.does(person, &format!("[{label}]"));
        let answer = person.click(message, &label).await;
        self.hears(answer, followed_by).await
    }

    /// A public message of which this is true, as it is by then.
    pub async fn sees(&mut self, what: &str, fits: impl Fn(&Message) -> bool) -> Message {
        let channel = self.world.discord.channel(self.world.channel);
        let all = channel.until(what, |all| all.iter().any(&fits)).await;
        let message = all.into_iter().rfind(|message| fits(message)).expect("it was there");
        self.keep(&message);
        message
    }

    /// The next board, which may be that of the end.
    pub async fn board(&mut self) -> Message {
        let channel = self.world.discord.channel(self.world.channel);
        let board = channel.next_message(|message| message.picture().is_some()).await;
        self.alts |= board.pinged.is_empty();
        self.keep(&board);
        board
    }

    /// Chooses from the menu that has this option.
    pub async fn picks(&mut self, person: &PersonIn, message: &Message, value: &str) -> Message {
        let menus = message.menus();
        let mut found =
            menus.iter().flat_map(|menu| menu.options.iter().map(move |one| (menu, one)));
        let (menu, option) =
            found.find(|(_, option)| option.value == value).expect("it is offered");
        self.does(person, &format!("▸ {}", option.label));
        let answer = person.choose(message, &menu.custom_id, &[value]).await;
        self.hears(answer, 0).await
    }

    /// Looks at the first placement of a menu, or of the buttons that stand for it.
    async fn looks_at_first(&mut self, person: &PersonIn, rack: &Message) -> Message {
        if let Some(menu) = rack.menus().first() {
            return self.picks(person, rack, &menu.options[0].value).await;
        }
        let shows = |id: &String| id.contains(":preview:");
        let button = rack.buttons().into_iter().find(|button| button.custom_id.iter().any(shows));
        let button = button.expect("a placement");
        self.does(person, &format!("[{}]", button.label));
        let answer = person.click(rack, &button.custom_id.unwrap_or_default()).await;
        self.hears(answer, 0).await
    }

    /// Tries a tile on a spot where it does not fit.
    pub async fn refused(&mut self, person: &PersonIn) {
        let (tile, _) = suggestion(person).await.expect("something fits");
        let given = [("tile", tile.as_str().into()), ("spot", "".into())];
        let fits = person.autocomplete("place", &given, "spot").await;
        let wrong =
            ["2", "3", "4"].into_iter().find(|spot| fits.iter().all(|one| one.value != *spot));
        let wrong = wrong.expect("it does not fit everywhere");
        self.asks(person, "place", &[("tile", &tile), ("spot", wrong)], 0).await;
    }

    /// Plays on from the own rack with buttons and menus: a placement, or drawing, or passing.
    pub async fn plays_from(&mut self, person: &PersonIn, mut rack: Message) {
        loop {
            if rack.button(&self.label(Button::Place)).is_some() {
                self.clicks(person, &rack, Button::Place, 0).await;
                return;
            }
            if is_placeable(&rack) {
                rack = self.looks_at_first(person, &rack).await;
                continue;
            }
            let draws = rack.button(&self.label(Button::Draw)).is_some();
            let button = if draws { Button::Draw } else { Button::Pass };
            rack = self.clicks(person, &rack, button, 0).await;
            let goes_on = rack.button(&self.label(Button::Stop)).is_some() || is_placeable(&rack);
            if !goes_on {
                return;
            }
        }
    }
}
