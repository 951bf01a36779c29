//! Functions for the options of a slash command. They nest the options under subcommands, check them against the registered
//! command, and look up the objects whose ids they contain.

use serde_json::{Map, Value, json};

use super::impossible::{Impossible, impossible};
use crate::ids::Snowflake;
use crate::ids::parse_id;
use crate::world::state::World;

const SUBCOMMAND: u64 = 1;
const GROUP: u64 = 2;
const STRING: u64 = 3;
const INTEGER: u64 = 4;
const BOOLEAN: u64 = 5;
pub(super) const USER: u64 = 6;
pub(super) const CHANNEL: u64 = 7;
pub(super) const ROLE: u64 = 8;
const MENTIONABLE: u64 = 9;
const NUMBER: u64 = 10;

/// The value of an option of a slash command.
#[derive(Debug, Clone, PartialEq)]
pub enum OptionValue {
    /// A string, or the name of a choice.
    Text(String),
    /// An integer, or the id of a user, channel or role.
    Integer(i64),
    /// A floating-point number.
    Number(f64),
    /// A boolean.
    Boolean(bool),
    /// The id of a user, channel or role.
    Id(Snowflake),
}

impl From<&str> for OptionValue {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for OptionValue {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for OptionValue {
    fn from(number: i64) -> Self {
        Self::Integer(number)
    }
}

impl From<i32> for OptionValue {
    fn from(number: i32) -> Self {
        Self::Integer(number.into())
    }
}

impl From<u64> for OptionValue {
    fn from(id: u64) -> Self {
        Self::Id(id)
    }
}

impl From<f64> for OptionValue {
    fn from(number: f64) -> Self {
        Self::Number(number)
    }
}

impl From<bool> for OptionValue {
    fn from(yes: bool) -> Self {
        Self::Boolean(yes)
    }
}

impl OptionValue {
    /// Returns the value as Discord's JSON.
    fn to_json(&self) -> Value {
        match self {
            Self::Text(text) => json!(text),
            Self::Integer(number) => json!(number),
            Self::Number(number) => json!(number),
            Self::Boolean(yes) => json!(yes),
            Self::Id(id) => json!(id.to_string()),
        }
    }
}

/// Returns the items of a JSON array; empty for any other value.
fn array_items(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

/// Nests a flat list of options under the names in `subcommands`, for example `rules` of `/settings rules`, and adds the
/// registered types of the options. The name of a choice is replaced by the choice's value. `focused_option` is the option
/// that is being autocompleted, if any.
pub(crate) fn nest_options(
    command: &Value,
    subcommands: &[&str],
    values: &[(&str, OptionValue)],
    focused_option: Option<&str>,
) -> Result<Vec<Value>, Impossible> {
    let registered = array_items(&command["options"]);
    let Some((step, rest)) = subcommands.split_first() else {
        return values
            .iter()
            .map(|(name, value)| {
                option_json(registered, name, value, focused_option == Some(*name))
            })
            .collect();
    };
    let inner = registered.iter().find(|option| {
        option["name"] == *step && matches!(option["type"].as_u64(), Some(SUBCOMMAND | GROUP))
    });
    let Some(inner) = inner else {
        return impossible(format!("There is no subcommand {step}."));
    };
    let options = nest_options(inner, rest, values, focused_option)?;
    Ok(vec![json!({ "name": step, "type": inner["type"], "options": options })])
}

/// Returns an option as Discord's JSON, with its registered type. `is_focused` is true for the option that
/// is being autocompleted. Returns an error if no option with this name is registered.
fn option_json(
    registered_options: &[Value],
    option_name: &str,
    value: &OptionValue,
    is_focused: bool,
) -> Result<Value, Impossible> {
    let Some(definition) = registered_options.iter().find(|option| option["name"] == option_name)
    else {
        return impossible(format!("There is no option {option_name}."));
    };
    let mut json = value.to_json();
    let kind = definition["type"].as_u64().unwrap_or(STRING);
    if let OptionValue::Text(text) = value {
        let choice =
            array_items(&definition["choices"]).iter().find(|choice| choice["name"] == **text);
        if let Some(choice) = choice {
            json = choice["value"].clone();
        }
    }
    if matches!((kind, value), (USER..=MENTIONABLE, OptionValue::Integer(_)))
        || (kind == INTEGER && matches!(value, OptionValue::Id(_)))
    {
        json = match value {
            OptionValue::Id(id) => json!(id),
            OptionValue::Integer(id) => json!(id.to_string()),
            _ => json,
        };
    }
    let mut option = json!({ "name": option_name, "type": kind, "value": json });
    if is_focused {
        option["focused"] = json!(true);
    }
    Ok(option)
}

/// Returns the full name of a command with its subcommands, for a message's `interaction_metadata`.
pub(super) fn full_command_name(name: &str, options: &[Value]) -> String {
    let mut full = name.to_owned();
    let mut options = options;
    while let [one] = options
        && matches!(one["type"].as_u64(), Some(SUBCOMMAND | GROUP))
    {
        full.push(' ');
        full.push_str(one["name"].as_str().unwrap_or_default());
        options = array_items(&one["options"]);
    }
    full
}

/// Returns the type of the option that is being autocompleted; `None` if no option is.
pub(super) fn focused_option_type(options: &[Value]) -> Option<u64> {
    options.iter().find_map(|option| {
        if option["focused"] == true {
            return option["type"].as_u64();
        }
        focused_option_type(array_items(&option["options"]))
    })
}

impl World {
    /// Checks the options of a command against its registered options, as a client does. If `is_autocompleting` is true, required
    /// options may be missing.
    pub(super) fn check_options(
        &self,
        channel: Snowflake,
        registered_options: &Value,
        given_options: &[Value],
        is_autocompleting: bool,
    ) -> Result<Vec<Value>, Impossible> {
        let registered_options = array_items(registered_options);
        let nests = |option: &Value| matches!(option["type"].as_u64(), Some(SUBCOMMAND | GROUP));
        if registered_options.iter().any(nests) && given_options.len() != 1 {
            return impossible("One subcommand has to be chosen.");
        }
        let mut checked = Vec::new();
        for option in given_options {
            let name = option["name"].as_str().unwrap_or_default();
            let definition = registered_options.iter().find(|known| known["name"] == name);
            let Some(definition) = definition else {
                return impossible(format!("There is no option {name}."));
            };
            if checked.iter().any(|other: &Value| other["name"] == name) {
                return impossible(format!("{name} was given twice."));
            }
            if nests(definition) {
                let inner = self.check_options(
                    channel,
                    &definition["options"],
                    array_items(&option["options"]),
                    is_autocompleting,
                )?;
                checked.push(json!({
                    "name": name, "type": definition["type"], "options": inner,
                }));
            } else {
                checked.push(self.check_option_value(
                    channel,
                    definition,
                    option,
                    is_autocompleting,
                )?);
            }
        }
        let missing = registered_options.iter().find(|known| {
            known["required"] == true
                && !given_options.iter().any(|option| option["name"] == known["name"])
        });
        match missing {
            Some(missing) if !is_autocompleting => {
                impossible(format!("{} is required.", missing["name"].as_str().unwrap_or_default()))
            }
            _ => Ok(checked),
        }
    }

    /// Checks the value of an option against its definition, and returns it. If `is_autocompleting` is
    /// true, the value may be incomplete text.
    fn check_option_value(
        &self,
        channel: Snowflake,
        definition: &Value,
        option: &Value,
        is_autocompleting: bool,
    ) -> Result<Value, Impossible> {
        let name = definition["name"].as_str().unwrap_or_default();
        let kind = definition["type"].as_u64().unwrap_or(STRING);
        let value = &option["value"];
        if is_autocompleting && option["focused"] == true {
            if definition["autocomplete"] != true {
                return impossible(format!("{name} is not completed by the bot."));
            }
            // The value of the focused option is always a string.
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            return Ok(json!({ "name": name, "type": kind, "value": text, "focused": true }));
        }
        let invalid = |what: &str| impossible(format!("{name} must be {what}."));
        let choices = array_items(&definition["choices"]);
        if !choices.is_empty() && !choices.iter().any(|choice| choice["value"] == *value) {
            return invalid("one of its choices");
        }
        match kind {
            STRING => {
                let Some(text) = value.as_str() else { return invalid("a text") };
                let length = u64::try_from(text.chars().count()).unwrap_or(u64::MAX);
                let min = definition["min_length"].as_u64().unwrap_or(1);
                let max = definition["max_length"].as_u64().unwrap_or(6000);
                if length < min || length > max {
                    return invalid(&format!("{min} to {max} characters long"));
                }
            }
            INTEGER | NUMBER => {
                let whole = value.is_i64() || value.as_f64().is_some_and(|n| n.fract() == 0.0);
                let Some(number) = value.as_f64().filter(|_| kind == NUMBER || whole) else {
                    return invalid("a number");
                };
                if definition["min_value"].as_f64().is_some_and(|min| number < min)
                    || definition["max_value"].as_f64().is_some_and(|max| number > max)
                {
                    return invalid("within its bounds");
                }
            }
            BOOLEAN if !value.is_boolean() => return invalid("true or false"),
            USER..=MENTIONABLE => {
                let Some(id) = parse_id(value) else { return invalid("an id") };
                let is_user = self.user(id).is_some();
                let is_role = self.role_json(channel, id).is_some();
                let place = self.channel(id);
                let fits = match kind {
                    USER => is_user,
                    ROLE => is_role,
                    MENTIONABLE => is_user || is_role,
                    CHANNEL => place.is_some_and(|place| {
                        let types = array_items(&definition["channel_types"]);
                        types.is_empty() || types.iter().any(|kind| kind == place.kind)
                    }),
                    _ => false,
                };
                if !fits {
                    return invalid("something that exists here");
                }
                return Ok(json!({ "name": name, "type": kind, "value": id.to_string() }));
            }
            _ => {}
        }
        Ok(json!({ "name": name, "type": kind, "value": value }))
    }

    /// Returns a role of the channel's server as JSON; `None` if it does not exist.
    pub(super) fn role_json(&self, channel: Snowflake, role: Snowflake) -> Option<Value> {
        let guild = self.guilds.get(&self.channel(channel)?.guild?)?;
        let roles = self.guild_json(guild);
        array_items(&roles["roles"])
            .iter()
            .find(|known| parse_id(&known["id"]) == Some(role))
            .cloned()
    }

    /// Returns the field `resolved` of a slash command's interaction: the users, channels and roles that the options refer to.
    pub(super) fn resolved_field_of_options(&self, channel: Snowflake, options: &[Value]) -> Value {
        let mut resolved: Map<String, Value> = Map::new();
        self.add_objects_of_options(channel, options, &mut resolved);
        Value::Object(resolved)
    }

    /// Returns the field `resolved` of a user command's interaction, which contains the person on whom the command is used.
    pub(super) fn resolved_field_of_person(&self, channel: Snowflake, person: Snowflake) -> Value {
        let mut resolved: Map<String, Value> = Map::new();
        self.add_object_with_id(channel, USER, person, &mut resolved);
        Value::Object(resolved)
    }

    /// Adds the users, channels and roles of these options to `resolved`.
    fn add_objects_of_options(
        &self,
        channel: Snowflake,
        options: &[Value],
        resolved: &mut Map<String, Value>,
    ) {
        for option in options {
            self.add_objects_of_options(channel, array_items(&option["options"]), resolved);
            let kind = option["type"].as_u64().unwrap_or(STRING);
            if let (USER..=MENTIONABLE, Some(id)) = (kind, parse_id(&option["value"])) {
                self.add_object_with_id(channel, kind, id, resolved);
            }
        }
    }

    /// Adds the user, channel or role with this id to `resolved`. `option_type` is the type of the option that contains the id.
    fn add_object_with_id(
        &self,
        channel: Snowflake,
        option_type: u64,
        id: Snowflake,
        resolved: &mut Map<String, Value>,
    ) {
        let mut insert = |kind_name: &str, value: Value| {
            resolved.entry(kind_name).or_insert_with(|| json!({}))[id.to_string()] = value;
        };
        let guild = self.channel(channel).and_then(|channel| channel.guild);
        if matches!(option_type, USER | MENTIONABLE) && self.user(id).is_some() {
            insert("users", self.user_json(id));
            let place = self.channel(channel);
            let member = guild.and_then(|guild| Some((guild, self.member(guild, id)?)));
            if let (Some((guild, member)), Some(place)) = (member, place) {
                let mut value = self.member_json(guild, member, false);
                value["permissions"] = json!(self.permissions(place, id).to_string());
                insert("members", value);
            }
        }
        if matches!(option_type, ROLE | MENTIONABLE)
            && let Some(role) = self.role_json(channel, id)
        {
            insert("roles", role);
        }
        if option_type == CHANNEL
            && let Some(place) = self.channel(id)
        {
            let mut value = self.channel_json(place);
            value["permissions"] = json!("0");
            insert("channels", value);
        }
    }
}
