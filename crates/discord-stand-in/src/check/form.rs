//! Reads a body field by field and gathers what is wrong with it, as Discord's
//! 'Invalid Form Body' (50035) reports it.

use std::cell::RefCell;
use std::ops::RangeInclusive;

use serde_json::{Map, Value, json};

use crate::error::ApiError;
use crate::ids::id_of;

/// The faults that were found in a body.
#[derive(Debug, Default)]
pub(crate) struct Form {
    faults: RefCell<Vec<Fault>>,
}

#[derive(Debug, Clone)]
struct Fault {
    path: Vec<String>,
    code: String,
    message: String,
}

impl Form {
    pub fn root<'a>(&'a self, value: &'a Value) -> Node<'a> {
        Node { form: self, value, path: Vec::new() }
    }

    /// The refusal, if anything was wrong.
    pub fn finish(self) -> Result<(), ApiError> {
        let faults = self.faults.into_inner();
        if faults.is_empty() {
            return Ok(());
        }
        let mut tree = Map::new();
        for fault in faults {
            let mut node = &mut tree;
            for step in &fault.path {
                node = object_in(node.entry(step.clone()).or_insert_with(|| json!({})));
            }
            let list = node.entry("_errors").or_insert_with(|| json!([]));
            if let Some(list) = list.as_array_mut() {
                list.push(json!({ "code": fault.code, "message": fault.message }));
            }
        }
        let mut error = ApiError::new(400, 50_035, "Invalid Form Body");
        error.errors = Some(Value::Object(tree));
        Err(error)
    }
}

/// The object in `value`, which becomes one if it is something else.
fn object_in(value: &mut Value) -> &mut Map<String, Value> {
    if !value.is_object() {
        *value = json!({});
    }
    value.as_object_mut().expect("it was made an object on the line above")
}

/// One refusal for one field, where no form is being read.
pub(crate) fn invalid(path: &str, code: &str, message: impl Into<String>) -> ApiError {
    let form = Form::default();
    let mut node = form.root(&Value::Null);
    node.path = path.split('.').map(str::to_owned).collect();
    node.fault(code, message);
    match form.finish() {
        Err(error) => error,
        Ok(()) => ApiError::new(400, 50_035, "Invalid Form Body"),
    }
}

/// A place in a body: its value (null if absent) and the way to it.
#[derive(Debug, Clone)]
pub(crate) struct Node<'a> {
    form: &'a Form,
    pub value: &'a Value,
    path: Vec<String>,
}

const ABSENT: &Value = &Value::Null;

impl<'a> Node<'a> {
    pub fn get(&self, key: &str) -> Node<'a> {
        let value = self.value.get(key).unwrap_or(ABSENT);
        let mut path = self.path.clone();
        path.push(key.to_owned());
        Node { form: self.form, value, path }
    }

    /// Absent or null: Discord treats the two alike almost everywhere.
    pub fn is_absent(&self) -> bool {
        self.value.is_null()
    }

    pub fn fault(&self, code: &str, message: impl Into<String>) {
        self.form.faults.borrow_mut().push(Fault {
            path: self.path.clone(),
            code: code.to_owned(),
            message: message.into(),
        });
    }

    pub fn required(&self) -> bool {
        if self.is_absent() {
            self.fault("BASE_TYPE_REQUIRED", "This field is required");
        }
        !self.is_absent()
    }

    /// An object is expected here; absence is fine.
    pub fn object(&self) -> bool {
        if !self.is_absent() && !self.value.is_object() {
            self.fault("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
        }
        self.value.is_object()
    }

    /// The items of a list, none of which may be null; absence is an empty one.
    pub fn items(&self) -> Vec<Node<'a>> {
        match self.value {
            Value::Null => Vec::new(),
            Value::Array(items) => items
                .iter()
                .enumerate()
                .map(|(index, value)| {
                    let mut path = self.path.clone();
                    path.push(index.to_string());
                    let item = Node { form: self.form, value, path };
                    item.required();
                    item
                })
                .collect(),
            _ => {
                self.fault("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
                Vec::new()
            }
        }
    }

    /// The items of a list that must have so many.
    pub fn items_counted(&self, allowed: RangeInclusive<usize>) -> Vec<Node<'a>> {
        let items = self.items();
        if self.value.is_array() {
            self.count(items.len(), &allowed);
        }
        items
    }

    fn count(&self, count: usize, allowed: &RangeInclusive<usize>) {
        if allowed.contains(&count) {
            return;
        }
        let (least, most) = (allowed.start(), allowed.end());
        if *least == 0 {
            self.fault("BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length."));
        } else {
            self.fault(
                "BASE_TYPE_BAD_LENGTH",
                format!("Must be between {least} and {most} in length."),
            );
        }
    }

    /// A string of so many characters (code points); absence is fine.
    pub fn string(&self, allowed: RangeInclusive<usize>) -> Option<&'a str> {
        match self.value {
            Value::Null => None,
            Value::String(text) => {
                if text.is_empty() && *allowed.start() > 0 {
                    self.fault("BASE_TYPE_REQUIRED", "This field is required");
                } else {
                    self.count(text.chars().count(), &allowed);
                }
                Some(text)
            }
            _ => {
                self.fault("STRING_TYPE_CONVERT", "Could not interpret as string.");
                None
            }
        }
    }

    pub fn required_string(&self, allowed: RangeInclusive<usize>) -> Option<&'a str> {
        if self.required() { self.string(allowed) } else { None }
    }

    pub fn integer(&self, allowed: RangeInclusive<i64>) -> Option<i64> {
        if self.is_absent() {
            return None;
        }
        let number = self.value.as_i64().or_else(|| self.value.as_str()?.parse().ok());
        let Some(number) = number else {
            self.fault("NUMBER_TYPE_COERCE", format!("Value \"{}\" is not int.", self.value));
            return None;
        };
        if number < *allowed.start() {
            self.fault(
                "NUMBER_TYPE_MIN",
                format!("int value should be greater than or equal to {}.", allowed.start()),
            );
        } else if number > *allowed.end() {
            self.fault(
                "NUMBER_TYPE_MAX",
                format!("int value should be less than or equal to {}.", allowed.end()),
            );
        }
        Some(number)
    }

    /// A number out of a short list.
    pub fn one_of(&self, allowed: &[i64]) -> Option<i64> {
        let number = self.integer(i64::MIN..=i64::MAX)?;
        if !allowed.contains(&number) {
            let list: Vec<_> = allowed.iter().map(ToString::to_string).collect();
            self.fault(
                "BASE_TYPE_CHOICES",
                format!("Value must be one of {{{}}}.", list.join(", ")),
            );
            return None;
        }
        Some(number)
    }

    pub fn boolean(&self) -> Option<bool> {
        if !self.is_absent() && !self.value.is_boolean() {
            self.fault("BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
        }
        self.value.as_bool()
    }

    pub fn snowflake(&self) -> Option<u64> {
        if self.is_absent() {
            return None;
        }
        let id = id_of(self.value);
        if id.is_none() {
            self.fault("NUMBER_TYPE_COERCE", format!("Value {} is not snowflake.", self.value));
        }
        id
    }

    /// A web address of at most `most` characters; `also` are schemes beside http and https.
    pub fn url(&self, most: usize, also: &[&str]) -> Option<&'a str> {
        let url = self.string(0..=most)?;
        match url.split_once("://") {
            Some((scheme, rest)) if !rest.is_empty() && !url.contains(char::is_whitespace) => {
                if !["http", "https"].contains(&scheme) && !also.contains(&scheme) {
                    self.fault(
                        "URL_TYPE_INVALID_SCHEME",
                        format!("Scheme \"{scheme}\" is not supported."),
                    );
                }
            }
            _ => self.fault("URL_TYPE_INVALID_URL", "Not a well formed URL."),
        }
        Some(url)
    }
}
