//! A minimal tokenizer of Rust source code for the graph of uses.

/// Splits source code into tokens. Comments, strings and character literals are left out, and `::` is one token.
pub fn tokens_of(source: &str) -> Vec<String> {
    let chars: Vec<char> = source.chars().collect();
    let next = |at: usize| chars.get(at).copied().unwrap_or('\0');
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < chars.len() {
        let c = chars[at];
        if c == '/' && next(at + 1) == '/' {
            while at < chars.len() && chars[at] != '\n' {
                at += 1;
            }
        } else if c == '/' && next(at + 1) == '*' {
            at = end_of_comment(&chars, at);
        } else if c == '"' {
            at = end_of_string(&chars, at);
        } else if c == 'r'
            && (next(at + 1) == '"' || next(at + 1) == '#' && "#\"".contains(next(at + 2)))
        {
            at = end_of_raw_string(&chars, at + 1);
        } else if c == '\'' {
            at = end_of_character_literal(&chars, at);
        } else if c.is_ascii_alphanumeric() || c == '_' {
            let start = at;
            while at < chars.len() && (chars[at].is_ascii_alphanumeric() || chars[at] == '_') {
                at += 1;
            }
            let word: String = chars[start..at].iter().collect();
            // `b"…"` and `br"…"` are strings, so their prefixes are no tokens.
            if !(["b", "br", "c"].contains(&word.as_str()) && "\"'".contains(next(at))) {
                tokens.push(word);
            }
        } else if c == ':' && next(at + 1) == ':' {
            tokens.push("::".to_owned());
            at += 2;
        } else {
            if !c.is_whitespace() {
                tokens.push(c.to_string());
            }
            at += 1;
        }
    }
    tokens
}

/// Returns the index after the comment that begins at `start`.
fn end_of_comment(chars: &[char], start: usize) -> usize {
    let (mut at, mut depth) = (start, 0_usize);
    while at < chars.len() {
        match (chars[at], chars.get(at + 1)) {
            ('/', Some('*')) => (depth, at) = (depth + 1, at + 2),
            ('*', Some('/')) => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            break;
        }
    }
    at
}

/// Returns the index after the string that begins at `start`.
fn end_of_string(chars: &[char], start: usize) -> usize {
    let mut at = start + 1;
    while at < chars.len() && chars[at] != '"' {
        at += if chars[at] == '\\' { 2 } else { 1 };
    }
    at + 1
}

/// Returns the index after the raw string whose `#` or quote is at `start`.
fn end_of_raw_string(chars: &[char], start: usize) -> usize {
    let hashes = chars[start..].iter().take_while(|c| **c == '#').count();
    let mut at = start + hashes + 1;
    while at < chars.len() {
        let closes = chars[at] == '"'
            && chars[at + 1..].iter().take(hashes).filter(|c| **c == '#').count() == hashes;
        if closes {
            return at + 1 + hashes;
        }
        at += 1;
    }
    at
}

/// Returns the index after the character literal at `start`, or after the quote that begins a lifetime.
fn end_of_character_literal(chars: &[char], start: usize) -> usize {
    match (chars.get(start + 1), chars.get(start + 2)) {
        (Some('\\'), _) => {
            let rest = &chars[start + 3..];
            start + 4 + rest.iter().position(|c| *c == '\'').unwrap_or(rest.len())
        }
        (Some(_), Some('\'')) => start + 3,
        _ => start + 1,
    }
}
