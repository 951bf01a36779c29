//! Validation of a JSON body field by field. All errors are collected, and reported as in Discord's 'Invalid Form Body' (50035).

use std::cell::RefCell;
use std::ops::RangeInclusive;

use serde_json::{Map, Value, json};

use crate::error::ApiError;
use crate::ids::parse_id;

/// The validation of one request body, with the errors found so far.
#[derive(Debug, Default)]
pub(crate) struct BodyCheck {
    errors: RefCell<Vec<FieldError>>,
}

#[derive(Debug, Clone)]
struct FieldError {
    path: Vec<String>,
    code: String,
    message: String,
}

impl BodyCheck {
    /// Returns the whole body as a [`Node`].
    pub fn root_node<'a>(&'a self, value: &'a Value) -> Node<'a> {
        Node { form: self, value, path: Vec::new() }
    }

    /// Returns an error that lists all errors found, if there are any.
    pub fn finish(self) -> Result<(), ApiError> {
        let errors = self.errors.into_inner();
        if errors.is_empty() {
            return Ok(());
        }
        let mut tree = Map::new();
        for error in errors {
            let mut node = &mut tree;
            for step in &error.path {
                node = ensure_object(node.entry(step.clone()).or_insert_with(|| json!({})));
            }
            let list = node.entry("_errors").or_insert_with(|| json!([]));
            if let Some(list) = list.as_array_mut() {
                list.push(json!({ "code": error.code, "message": error.message }));
            }
        }
        let mut refusal = ApiError::new(400, 50_035, "Invalid Form Body");
        refusal.errors = Some(Value::Object(tree));
        Err(refusal)
    }
}

/// Returns the object in `value`. Any other value is replaced by an empty object.
fn ensure_object(value: &mut Value) -> &mut Map<String, Value> {
    if !value.is_object() {
        *value = json!({});
    }
    value.as_object_mut().expect("the value was replaced by an object above")
}

/// Creates the error response for a single invalid field. `path` consists of the keys that lead to the field, separated by dots.
pub(crate) fn invalid_form_body(path: &str, code: &str, message: impl Into<String>) -> ApiError {
    let form = BodyCheck::default();
    let mut node = form.root_node(&Value::Null);
    node.path = path.split('.').map(str::to_owned).collect();
    node.add_error(code, message);
    match form.finish() {
        Err(error) => error,
        Ok(()) => ApiError::new(400, 50_035, "Invalid Form Body"),
    }
}

/// A field of a body, with its value (JSON null if the field is absent) and its path.
#[derive(Debug, Clone)]
pub(crate) struct Node<'a> {
    form: &'a BodyCheck,
    pub value: &'a Value,
    path: Vec<String>,
}

const ABSENT: &Value = &Value::Null;

impl<'a> Node<'a> {
    /// Returns the field of an object with this key.
    pub fn get(&self, key: &str) -> Node<'a> {
        let value = self.value.get(key).unwrap_or(ABSENT);
        let mut path = self.path.clone();
        path.push(key.to_owned());
        Node { form: self.form, value, path }
    }

    /// Returns `true` if the field is absent or null. Discord treats the two in the same way almost
    /// everywhere.
    pub fn is_absent(&self) -> bool {
        self.value.is_null()
    }

    /// Reports an error for this field.
    pub fn add_error(&self, code: &str, message: impl Into<String>) {
        self.form.errors.borrow_mut().push(FieldError {
            path: self.path.clone(),
            code: code.to_owned(),
            message: message.into(),
        });
    }

    /// Reports an error if the field is absent. Returns `true` if it is present.
    pub fn check_present(&self) -> bool {
        if self.is_absent() {
            self.add_error("BASE_TYPE_REQUIRED", "This field is required");
        }
        !self.is_absent()
    }

    /// Reports an error if the field is neither absent nor an object. Returns `true` for an object.
    pub fn check_object(&self) -> bool {
        if !self.is_absent() && !self.value.is_object() {
            self.add_error("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
        }
        self.value.is_object()
    }

    /// Returns the items of a list, none of which may be null. If the field is absent, the list is empty.
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
                    item.check_present();
                    item
                })
                .collect(),
            _ => {
                self.add_error("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
                Vec::new()
            }
        }
    }

    /// Returns the items of a list whose length must be in this range.
    pub fn items_with_count(&self, allowed_count: RangeInclusive<usize>) -> Vec<Node<'a>> {
        let items = self.items();
        if self.value.is_array() {
            self.check_length(items.len(), &allowed_count);
        }
        items
    }

    /// Reports an error if the number of items is not in this range.
    fn check_length(&self, count: usize, allowed_length: &RangeInclusive<usize>) {
        if allowed_length.contains(&count) {
            return;
        }
        let (min, max) = (allowed_length.start(), allowed_length.end());
        if *min == 0 {
            self.add_error("BASE_TYPE_MAX_LENGTH", format!("Must be {max} or fewer in length."));
        } else {
            self.add_error(
                "BASE_TYPE_BAD_LENGTH",
                format!("Must be between {min} and {max} in length."),
            );
        }
    }

    /// Returns a string whose number of characters (code points) must be in this range; `None` if the field is
    /// absent or invalid.
    pub fn string(&self, allowed_length: RangeInclusive<usize>) -> Option<&'a str> {
        match self.value {
            Value::Null => None,
            Value::String(text) => {
                if text.is_empty() && *allowed_length.start() > 0 {
                    self.add_error("BASE_TYPE_REQUIRED", "This field is required");
                } else {
                    self.check_length(text.chars().count(), &allowed_length);
                }
                Some(text)
            }
            _ => {
                self.add_error("STRING_TYPE_CONVERT", "Could not interpret as string.");
                None
            }
        }
    }

    /// Returns a string like [`Self::string`], but reports an error if the field is absent. Returns
    /// `None` if the field is invalid.
    pub fn required_string(&self, allowed_length: RangeInclusive<usize>) -> Option<&'a str> {
        if self.check_present() { self.string(allowed_length) } else { None }
    }

    /// Returns an integer that must be in this range; `None` if the field is absent or invalid. It may be
    /// written as a string.
    pub fn integer(&self, allowed: RangeInclusive<i64>) -> Option<i64> {
        if self.is_absent() {
            return None;
        }
        let number = self.value.as_i64().or_else(|| self.value.as_str()?.parse().ok());
        let Some(number) = number else {
            self.add_error("NUMBER_TYPE_COERCE", format!("Value \"{}\" is not int.", self.value));
            return None;
        };
        if number < *allowed.start() {
            self.add_error(
                "NUMBER_TYPE_MIN",
                format!("int value should be greater than or equal to {}.", allowed.start()),
            );
        } else if number > *allowed.end() {
            self.add_error(
                "NUMBER_TYPE_MAX",
                format!("int value should be less than or equal to {}.", allowed.end()),
            );
        }
        Some(number)
    }

    /// Returns an integer that must be one of these values; `None` if the field is absent or
    /// invalid.
    pub fn integer_one_of(&self, allowed: &[i64]) -> Option<i64> {
        let number = self.integer(i64::MIN..=i64::MAX)?;
        if !allowed.contains(&number) {
            let list: Vec<_> = allowed.iter().map(ToString::to_string).collect();
            self.add_error(
                "BASE_TYPE_CHOICES",
                format!("Value must be one of {{{}}}.", list.join(", ")),
            );
            return None;
        }
        Some(number)
    }

    /// Returns a boolean; `None` if the field is absent or invalid.
    pub fn boolean(&self) -> Option<bool> {
        if !self.is_absent() && !self.value.is_boolean() {
            self.add_error("BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
        }
        self.value.as_bool()
    }

    /// Returns an id, which may be written as a string or a number; `None` if the field is absent
    /// or invalid.
    pub fn snowflake(&self) -> Option<u64> {
        if self.is_absent() {
            return None;
        }
        let id = parse_id(self.value);
        if id.is_none() {
            self.add_error("NUMBER_TYPE_COERCE", format!("Value {} is not snowflake.", self.value));
        }
        id
    }

    /// Returns a URL of at most `max_length` characters; `None` if the field is absent or invalid. Allowed
    /// schemes are http, https and `extra_schemes`.
    pub fn url(&self, max_length: usize, extra_schemes: &[&str]) -> Option<&'a str> {
        let url = self.string(0..=max_length)?;
        match url.split_once("://") {
            Some((scheme, rest)) if !rest.is_empty() && !url.contains(char::is_whitespace) => {
                if !["http", "https"].contains(&scheme) && !extra_schemes.contains(&scheme) {
                    self.add_error(
                        "URL_TYPE_INVALID_SCHEME",
                        format!("Scheme \"{scheme}\" is not supported."),
                    );
                }
            }
            _ => self.add_error("URL_TYPE_INVALID_URL", "Not a well formed URL."),
        }
        Some(url)
    }
}
