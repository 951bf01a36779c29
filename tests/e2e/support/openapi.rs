//! Validation of the bot's requests against Discord's OpenAPI description, if this machine has a copy.
//!
//! The description allows unknown fields, and for a body with one mistake a validator only reports that no alternative matches.
//! Therefore the schemas are made strict: objects allow no unknown fields, and the body's `type` selects one alternative. Where
//! Discord's documentation contradicts the description, the schemas follow the documentation.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use discord_stand_in::RecordedRequest;
use jsonschema::Validator;
use jsonschema::error::{ValidationError, ValidationErrorKind};
use serde_json::{Map, Value, json};

/// The prefix of references to named schemas.
const NAMED: &str = "#/components/schemas/";

/// Asserts that requests of the bot fit Discord's OpenAPI description. If this machine has no copy of it, nothing is checked.
#[track_caller]
pub fn check_requests(requests: &[RecordedRequest]) {
    let Some(description) = Description::cached() else { return };
    let faults: Vec<String> =
        requests.iter().flat_map(|request| description.describe_violations(request)).collect();
    assert!(
        faults.is_empty(),
        "requests that do not fit Discord's API description:\n{}",
        faults.join("\n")
    );
}

/// The OpenAPI description, and a cache of the validators compiled from it, by the method and route of the requests.
struct Description {
    document: Value,
    validators: Mutex<BTreeMap<String, Arc<Validator>>>,
}

impl Description {
    /// Returns the description that this machine has. If there is none, prints that once and
    /// returns `None`.
    fn cached() -> Option<&'static Self> {
        static DESCRIPTION: OnceLock<Option<Description>> = OnceLock::new();
        DESCRIPTION.get_or_init(Self::read_description).as_ref()
    }

    /// Reads the description from a file on this machine; `None` if there is none.
    #[expect(clippy::print_stderr, reason = "a check must not be skipped silently")]
    fn read_description() -> Option<Self> {
        let beside =
            || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/discord-openapi.json");
        let path = std::env::var_os("DISCORD_OPENAPI").map_or_else(beside, PathBuf::from);
        let Ok(text) = std::fs::read_to_string(&path) else {
            eprintln!(
                "no copy of Discord's OpenAPI description (DISCORD_OPENAPI): bodies are not checked against it"
            );
            return None;
        };
        let document = serde_json::from_str(&text).expect("the description is JSON");
        Some(Self { document, validators: Mutex::default() })
    }

    /// Describes how a request violates the OpenAPI description, one line for each violation.
    fn describe_violations(&self, request: &RecordedRequest) -> Vec<String> {
        let RecordedRequest { method, route, path, body, .. } = request;
        let name = format!("{method} {route}");
        let operation = &self.document["paths"][route][method.to_lowercase()];
        if operation.is_null() {
            return vec![format!("{method} {path}: there is no such route")];
        }
        let expected = &operation["requestBody"];
        match (body, expected.is_null()) {
            (None, _) if expected["required"] == true => vec![format!("{name}: it needs a body")],
            (None, _) => Vec::new(),
            (Some(_), true) => vec![format!("{name}: it takes no body")],
            (Some(body), false) => {
                let validator =
                    self.validator_for(&name, &expected["content"]["application/json"]["schema"]);
                validator
                    .iter_errors(body)
                    .flat_map(describe_error)
                    .map(|fault| format!("{name}: {fault}"))
                    .collect()
            }
        }
    }

    /// Returns the validator for requests with this method and route, whose bodies have this schema. Compiles it if the cache does
    /// not have it.
    fn validator_for(&self, method_and_route: &str, schema: &Value) -> Arc<Validator> {
        let mut validators = self.validators.lock().unwrap_or_else(PoisonError::into_inner);
        let known = validators.entry(method_and_route.to_owned()).or_insert_with(|| {
            let schema = self.strict_schema_with_references(schema);
            let compiled =
                jsonschema::draft202012::options().should_validate_formats(false).build(&schema);
            Arc::new(compiled.unwrap_or_else(|error| panic!("{method_and_route}: {error}")))
        });
        Arc::clone(known)
    }

    /// Returns a strict schema together with all schemas that it refers to.
    fn strict_schema_with_references(&self, schema: &Value) -> Value {
        let mut needed = BTreeSet::new();
        self.collect_schema_names(schema, &mut needed);
        let named =
            |name: &String| (name.clone(), self.strict_schema(self.schema_named(name), Some(name)));
        let schemas: Map<String, Value> = needed.iter().map(named).collect();
        let mut whole = self.strict_schema(schema, None);
        whole["components"] = json!({ "schemas": schemas });
        whole
    }

    /// Returns the schema with this name.
    fn schema_named(&self, name: &str) -> &Value {
        let schema = &self.document["components"]["schemas"][name];
        assert!(!schema.is_null(), "the description refers to {name}, but does not define it");
        schema
    }

    /// Returns the named schema if this schema is a reference, and otherwise the schema itself.
    fn resolved_schema<'a>(&'a self, schema: &'a Value) -> &'a Value {
        schema_name_in_reference(schema).map_or(schema, |name| self.schema_named(name))
    }

    /// Adds the names of all schemas that a schema refers to, directly or indirectly, to `names`.
    fn collect_schema_names(&self, schema: &Value, names: &mut BTreeSet<String>) {
        if let Some(name) = schema_name_in_reference(schema)
            && names.insert(name.to_owned())
        {
            self.collect_schema_names(self.schema_named(name), names);
        }
        match schema {
            Value::Object(fields) => {
                fields.values().for_each(|field| self.collect_schema_names(field, names))
            }
            Value::Array(items) => {
                items.iter().for_each(|item| self.collect_schema_names(item, names))
            }
            _ => {}
        }
    }

    /// Returns a schema whose objects allow no unknown fields and whose alternatives are selected by `type`. `name` is the name of
    /// the schema, or `None` if it is part of another.
    fn strict_schema(&self, schema: &Value, name: Option<&str>) -> Value {
        let Value::Object(fields) = schema else { return schema.clone() };
        let mut strict = Map::new();
        for (keyword, value) in fields {
            let value = match (keyword.as_str(), value) {
                // The keys of this object are names of fields, not keywords.
                ("properties", Value::Object(fields)) => {
                    let name = name.unwrap_or_default();
                    let field = |(field, schema): (&String, &Value)| {
                        (field.clone(), self.corrected_field_schema(name, field, schema))
                    };
                    let mut all = fields_missing_in_description(name);
                    all.extend(fields.iter().map(field));
                    all.into()
                }
                ("oneOf" | "anyOf", Value::Array(all)) => {
                    if let Some((keyword, selected)) = self.condition_keyword_for_alternatives(all)
                    {
                        strict.insert(keyword.to_owned(), selected);
                        continue;
                    }
                    all.iter().map(|one| self.strict_schema(one, None)).collect()
                }
                ("allOf", Value::Array(all)) => {
                    all.iter().map(|one| self.strict_schema(one, None)).collect()
                }
                ("items" | "additionalProperties", schema) => self.strict_schema(schema, None),
                (_, other) => other.clone(),
            };
            strict.insert(keyword.clone(), value);
        }
        if strict.contains_key("properties") && !strict.contains_key("additionalProperties") {
            strict.insert("additionalProperties".to_owned(), false.into());
        }
        strict.into()
    }

    /// Returns the schema of a field, corrected where the documentation differs.
    fn corrected_field_schema(&self, schema_name: &str, field: &str, schema: &Value) -> Value {
        match (schema_name, field) {
            // Documented as 'Set of permissions represented as a bit set', which is always a string.
            (_, "default_member_permissions") => {
                json!({ "type": ["string", "null"], "pattern": "^[0-9]+$" })
            }
            // Documented as 'snowflake or number'. A number is the index of a file in this request.
            ("MessageAttachmentRequest", "id") => {
                json!({ "type": ["string", "integer"], "minimum": 0, "pattern": "^(0|[1-9][0-9]*)$" })
            }
            _ => self.strict_schema(schema, None),
        }
    }

    /// Rewrites the alternatives of a schema as conditions, so that faults are reported for the alternative that the body selects.
    /// Returns a keyword of JSON Schema and its value. Returns `None` if the alternatives are distinguished neither by `null` nor
    /// by `type`.
    fn condition_keyword_for_alternatives(
        &self,
        alternatives: &[Value],
    ) -> Option<(&'static str, Value)> {
        let is_null = |one: &&Value| one["type"] == "null";
        let rest: Vec<&Value> = alternatives.iter().filter(|one| !is_null(one)).collect();
        let nullable = rest.len() < alternatives.len();
        if let ([one], true) = (rest.as_slice(), nullable) {
            let one = self.strict_schema(one, None);
            return Some(("allOf", json!([{ "if": { "type": "null" }, "else": one }])));
        }
        let mut types = Vec::new();
        let mut cases = Vec::new();
        for one in rest {
            let of_this =
                self.resolved_schema(one)["properties"]["type"]["enum"].as_array()?.clone();
            let is_this = json!({
                "type": "object", "required": ["type"], "properties": { "type": { "enum": of_this } },
            });
            cases.push(json!({ "if": is_this, "then": self.strict_schema(one, None) }));
            types.extend(of_this);
        }
        let kind = if nullable { json!(["object", "null"]) } else { json!("object") };
        cases.push(json!({
            "type": kind, "required": ["type"], "properties": { "type": { "enum": types } },
        }));
        Some(("allOf", cases.into()))
    }
}

/// Returns the fields of a schema that Discord's documentation allows, but the OpenAPI description lacks. For command options, the
/// documentation has one list of fields for all types. A field that does not belong to the type of an option may only be empty.
fn fields_missing_in_description(schema_name: &str) -> Map<String, Value> {
    let fields = match schema_name {
        "ApplicationCommandUpdateRequest" => json!({ "nsfw": { "type": "boolean" } }),
        // Documented as 'Partial emoji with name, id, and animated'.
        "ComponentEmojiForRequest" => json!({ "animated": { "type": "boolean" } }),
        _ if schema_name.starts_with("ApplicationCommand") && schema_name.ends_with("Option") => {
            json!({
                "autocomplete": { "const": false }, "choices": { "maxItems": 0 },
                "channel_types": { "maxItems": 0 }, "options": { "maxItems": 0 },
                "min_length": { "type": "null" }, "max_length": { "type": "null" },
                "min_value": { "type": "null" }, "max_value": { "type": "null" },
            })
        }
        _ => json!({}),
    };
    fields.as_object().cloned().unwrap_or_default()
}

/// Returns the name of the schema that a reference points to; `None` for any other schema.
fn schema_name_in_reference(schema: &Value) -> Option<&str> {
    schema["$ref"].as_str()?.strip_prefix(NAMED)
}

/// Returns the texts of a validation error, with its path. If the body matches no alternative of a schema, returns the errors of
/// the alternative that has the fewest.
fn describe_error(error: ValidationError<'_>) -> Vec<String> {
    let at = error.instance_path().to_string();
    match error.kind() {
        ValidationErrorKind::AnyOf { context } | ValidationErrorKind::OneOfNotValid { context } => {
            let best = context.iter().min_by_key(|errors| errors.len());
            let best = best
                .into_iter()
                .flatten()
                .map(|error| format!("{}: {error}", error.instance_path()));
            best.collect()
        }
        _ => {
            let at = if at.is_empty() { "the body" } else { at.as_str() };
            // A message that includes a long value would hide the fault.
            let why = Some(error.to_string()).filter(|why| why.len() <= 300);
            let why = why.unwrap_or_else(|| error.masked().to_string());
            vec![format!("{at}: {why}")]
        }
    }
}

/// Returns the record of a successful request with this body.
fn recorded_request(method: &str, route: &str, body: Value) -> RecordedRequest {
    RecordedRequest {
        at_ms: 0,
        method: method.to_owned(),
        route: route.to_owned(),
        path: route.to_owned(),
        body: Some(body),
        files: Vec::new(),
        status: 200,
        response: None,
        injected: false,
    }
}

mod tests {
    use super::*;

    const POST: (&str, &str) = ("POST", "/channels/{channel_id}/messages");
    const CALLBACK: (&str, &str) =
        ("POST", "/interactions/{interaction_id}/{interaction_token}/callback");
    const COMMANDS: (&str, &str) = ("PUT", "/applications/{application_id}/commands");

    /// Returns the violations in a request with this body.
    fn violations_in_request((method, route): (&str, &str), body: Value) -> Vec<String> {
        let description = Description::cached();
        description
            .map(|known| known.describe_violations(&recorded_request(method, route, body)))
            .unwrap_or_default()
    }

    /// Asserts that the body has exactly one violation, at this path, with this reason.
    #[track_caller]
    fn assert_only_violation(route: (&str, &str), body: Value, path: &str, reason: &str) {
        if Description::cached().is_none() {
            return;
        }
        let faults = violations_in_request(route, body);
        let [fault] = faults.as_slice() else { panic!("not exactly one fault: {faults:#?}") };
        let expected = format!("{} {}: {path}: ", route.0, route.1);
        assert!(fault.starts_with(&expected) && fault.contains(reason), "{fault}");
    }

    /// Returns a button as JSON.
    fn button_json(label: &str) -> Value {
        json!({ "type": 2, "style": 1, "custom_id": "x", "label": label })
    }

    /// Returns a row of components as JSON.
    fn row_json(parts: Vec<Value>) -> Value {
        json!({ "type": 1, "components": parts })
    }

    /// Returns a command option as JSON.
    fn option_json(number: usize) -> Value {
        json!({ "label": number.to_string(), "value": number.to_string() })
    }

    #[test]
    fn bodies_that_the_documentation_allows_are_accepted() {
        let attachment = json!({ "id": 0, "filename": "board.png", "description": "A board." });
        let message = json!({
            "content": "Hello", "components": [row_json(vec![button_json("Draw")])], "attachments": [attachment],
            "allowed_mentions": { "parse": [], "users": ["7"] }, "nonce": "a-1", "enforce_nonce": true,
        });
        assert_eq!(violations_in_request(POST, message.clone()), Vec::<String>::new());
        assert_eq!(violations_in_request(CALLBACK, json!({ "type": 6 })), Vec::<String>::new());
        let private = json!({ "type": 4, "data": { "content": "Hello", "flags": 64 } });
        assert_eq!(violations_in_request(CALLBACK, private), Vec::<String>::new());
        let choices =
            json!({ "type": 8, "data": { "choices": [{ "name": "0-0-1", "value": "0-0-1" }] } });
        assert_eq!(violations_in_request(CALLBACK, choices), Vec::<String>::new());
        let command =
            json!([{ "name": "play", "description": "Play", "default_member_permissions": "32" }]);
        assert_eq!(violations_in_request(COMMANDS, command), Vec::<String>::new());
    }

    #[test]
    fn an_unknown_field_is_found_at_any_depth() {
        assert_only_violation(POST, json!({ "contents": "Hello" }), "the body", "contents");
        let mut wrong = button_json("Draw");
        wrong["colour"] = json!("green");
        let body = json!({ "components": [row_json(vec![button_json("Draw"), wrong])] });
        assert_only_violation(POST, body.clone(), "/components/0/components/1", "colour");
        let inside = json!({ "type": 7, "data": body });
        assert_only_violation(CALLBACK, inside, "/data/components/0/components/1", "colour");
        let mentions = json!({ "allowed_mentions": { "parsed": [] } });
        assert_only_violation(POST, mentions, "/allowed_mentions", "parsed");
    }

    #[test]
    fn a_wrong_type_is_found() {
        assert_only_violation(POST, json!({ "content": 7 }), "/content", "7");
        assert_only_violation(
            CALLBACK,
            json!({ "type": 4, "data": { "flags": "64" } }),
            "/data/flags",
            "64",
        );
        assert_only_violation(CALLBACK, json!({ "type": 3 }), "/type", "3");
        assert_only_violation(
            POST,
            json!({ "components": [button_json("Draw")] }),
            "/components/0/type",
            "2",
        );
        let command = json!([{ "name": "play", "default_member_permissions": 32 }]);
        assert_only_violation(COMMANDS, command, "/0/default_member_permissions", "32");
    }

    #[test]
    fn too_many_items_and_too_long_texts_are_found() {
        let menu = |options: usize| {
            let options: Vec<Value> = (0..options).map(option_json).collect();
            json!({ "components": [row_json(vec![json!({ "type": 3, "custom_id": "x", "options": options })])] })
        };
        assert_eq!(violations_in_request(POST, menu(25)), Vec::<String>::new());
        assert_only_violation(POST, menu(26), "/components/0/components/0/options", "25");
        let label = json!({ "components": [row_json(vec![button_json(&"x".repeat(81))])] });
        assert_only_violation(POST, label, "/components/0/components/0/label", "80");
        let alt = json!({ "attachments": [{ "id": 0, "description": "x".repeat(1025) }] });
        assert_only_violation(POST, alt, "/attachments/0/description", "1024");
        let long = json!({ "type": 4, "data": { "content": "x".repeat(2001) } });
        assert_only_violation(CALLBACK, long, "/data/content", "2000");
        let choices: Vec<Value> =
            (0..26).map(|n| json!({ "name": "x", "value": n.to_string() })).collect();
        assert_only_violation(
            CALLBACK,
            json!({ "type": 8, "data": { "choices": choices } }),
            "/data/choices",
            "25",
        );
    }

    #[test]
    fn an_unknown_route_or_missing_body_is_found() {
        let nowhere = violations_in_request(("POST", "/nowhere"), json!({}));
        let described = Description::cached();
        let without =
            RecordedRequest { body: None, ..recorded_request(POST.0, POST.1, Value::Null) };
        let faults = described.map(|known| known.describe_violations(&without)).unwrap_or_default();
        if described.is_some() {
            assert_eq!(nowhere, ["POST /nowhere: there is no such route"]);
            assert_eq!(faults, ["POST /channels/{channel_id}/messages: it needs a body"]);
        }
    }

    #[test]
    #[should_panic(expected = "/content: ")]
    fn a_failed_check_names_the_path() {
        if Description::cached().is_none() {
            panic!("/content: nothing to check against");
        }
        check_requests(&[recorded_request(POST.0, POST.1, json!({ "content": [] }))]);
    }
}
