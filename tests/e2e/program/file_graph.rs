//! The graph of uses between the files of a crate, and the cycles in it.
//!
//! The uses are read from `use` declarations and from paths in expressions and types: `crate::`, `self::`, `super::`, child
//! modules, imported modules, re-exports and globs. A path counts as a use of the file that defines its item, not of a `mod.rs`
//! that re-exports it, and a re-export is no use. Comments, strings, visibilities, method calls and `#[cfg(test)]` items are
//! ignored.
//!
//! A use of the parent module, the `mod.rs` of the file's own folder, is ignored as well.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::tokens::tokens_of;

/// The segments of a Rust path, such as `crate::game::Board`.
type RustPath = Vec<String>;

/// The names and paths found in the source of a module.
#[derive(Debug, Default)]
struct Module {
    file: String,
    /// The names that the module defines.
    items: BTreeSet<String>,
    /// The Rust paths that the module imports, by the names that they have in the module.
    imports: BTreeMap<String, RustPath>,
    /// The Rust paths of the module's glob imports, without the `*`.
    globs: Vec<RustPath>,
    /// Every Rust path that the module uses.
    paths: Vec<RustPath>,
}

/// The files of a crate, each with the files that it uses and the names that it uses from them.
#[derive(Debug)]
pub struct FileGraph {
    uses: BTreeMap<String, BTreeMap<String, BTreeSet<String>>>,
}

impl FileGraph {
    /// Builds the graph of a crate. Each source file is given by its file path inside the source folder, and its text.
    pub fn from_sources(paths_and_sources: &[(String, String)]) -> Self {
        let mut modules = BTreeMap::new();
        for (file, source) in paths_and_sources {
            Scanner::new(source).scan_module(file, module_path(file), &mut modules);
        }
        let crate_modules = Modules(modules);
        let mut uses: BTreeMap<String, BTreeMap<String, BTreeSet<String>>> = BTreeMap::new();
        for (at, module) in &crate_modules.0 {
            for path in &module.paths {
                let Some((file, name)) = crate_modules.find_defining_file_and_name(at, path) else {
                    continue;
                };
                let is_parent = file
                    .strip_suffix("mod.rs")
                    .is_some_and(|folder| module.file.starts_with(folder));
                if file != module.file && !is_parent {
                    uses.entry(module.file.clone())
                        .or_default()
                        .entry(file)
                        .or_default()
                        .insert(name);
                }
            }
        }
        Self { uses }
    }

    /// Returns a description of each cycle: its files, and the uses between them. A cycle is a set of files that use each other
    /// directly or through other files of the set.
    pub fn describe_cycles(&self) -> Vec<String> {
        let reach: BTreeMap<&String, BTreeSet<&String>> =
            self.uses.keys().map(|file| (file, self.reachable_from(file))).collect();
        let mut cycles = BTreeSet::new();
        for (file, reached) in &reach {
            let back =
                |other: &&&String| reach.get(**other).is_some_and(|others| others.contains(file));
            let cycle: BTreeSet<&String> = reached.iter().filter(back).copied().collect();
            if !cycle.is_empty() {
                cycles.insert(cycle);
            }
        }
        cycles.iter().map(|cycle| self.describe_cycle(cycle)).collect()
    }

    /// Returns the files that a file uses, directly or through other files.
    fn reachable_from(&self, file: &String) -> BTreeSet<&String> {
        let mut reached = BTreeSet::new();
        let mut open: VecDeque<&String> = self.uses[file].keys().collect();
        while let Some(next) = open.pop_front() {
            if reached.insert(next) {
                open.extend(self.uses.get(next).into_iter().flat_map(BTreeMap::keys));
            }
        }
        reached
    }

    /// Describes a cycle: its files, and the uses between them.
    fn describe_cycle(&self, cycle: &BTreeSet<&String>) -> String {
        let files: Vec<&str> = cycle.iter().map(|file| file.as_str()).collect();
        let mut lines = vec![format!("{} files: {}", files.len(), files.join(", "))];
        for file in cycle {
            for (other, names) in self.uses[*file].iter().filter(|(other, _)| cycle.contains(other))
            {
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                lines.push(format!("  {file} -> {other}: {}", names.join(", ")));
            }
        }
        lines.join("\n")
    }
}

/// Returns the Rust path of the module in a source file, whose file path inside the source folder is given.
fn module_path(file: &str) -> RustPath {
    let mut parts: RustPath = file.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
    if parts.last().is_some_and(|last| ["mod", "lib", "main"].contains(&last.as_str())) {
        parts.pop();
    }
    parts
}

struct Modules(BTreeMap<RustPath, Module>);

impl Modules {
    /// Resolves a Rust path that `from_module` contains. Returns the file that defines its item, and the name of the item. Returns
    /// `None` if the item belongs to another crate or is a module.
    fn find_defining_file_and_name(
        &self,
        from_module: &[String],
        path: &[String],
    ) -> Option<(String, String)> {
        let (module, name) = self.resolve_path(from_module, path, 0)?;
        Some((self.0.get(&module)?.file.clone(), name?))
    }

    /// Resolves a Rust path that `from_module` contains. Returns the module that defines its item, and the name of the item. The
    /// name is `None` if the path leads to a module. `import_depth` is the number of imports followed so far.
    fn resolve_path(
        &self,
        from_module: &[String],
        path: &[String],
        import_depth: usize,
    ) -> Option<(RustPath, Option<String>)> {
        if import_depth > 20 {
            return None;
        }
        let mut at = from_module.to_vec();
        let mut anchored = false;
        for (index, segment) in path.iter().enumerate() {
            match segment.as_str() {
                "crate" => at.clear(),
                "self" => {}
                "super" => drop(at.pop()),
                name => match self.resolve_name(&at, name, &path[index + 1..], import_depth) {
                    NameLookup::Into(child) => at = child,
                    NameLookup::Found(found) => return found,
                    // A macro may have defined an unknown name in a module of this crate.
                    NameLookup::Unknown if anchored => return Some((at, Some(name.to_owned()))),
                    NameLookup::Unknown => return None,
                },
            }
            anchored = true;
        }
        Some((at, None))
    }

    /// Resolves one segment of a Rust path: `name` in `containing_module`, followed by `rest_of_path`.
    fn resolve_name(
        &self,
        containing_module: &RustPath,
        name: &str,
        rest_of_path: &[String],
        import_depth: usize,
    ) -> NameLookup {
        let child: RustPath = containing_module.iter().cloned().chain([name.to_owned()]).collect();
        if self.0.contains_key(&child) {
            return NameLookup::Into(child);
        }
        let Some(module) = self.0.get(containing_module) else { return NameLookup::Unknown };
        if module.items.contains(name) {
            return NameLookup::Found(Some((containing_module.clone(), Some(name.to_owned()))));
        }
        if let Some(import) = module.imports.get(name) {
            // `use name::…` imports an item of another crate, not of this one.
            if import.first().is_some_and(|first| first == name) {
                return NameLookup::Found(None);
            }
            let whole: RustPath = import.iter().chain(rest_of_path).cloned().collect();
            return NameLookup::Found(self.resolve_path(
                containing_module,
                &whole,
                import_depth + 1,
            ));
        }
        let mut globs = module
            .globs
            .iter()
            .filter_map(|glob| self.resolve_path(containing_module, glob, import_depth + 1));
        let from_glob = globs.find_map(|(target, item)| match item {
            Some(item) => Some((target, Some(item))),
            None if target == *containing_module => None,
            None => match self.resolve_name(&target, name, rest_of_path, import_depth + 1) {
                NameLookup::Into(child) => {
                    self.resolve_path(&child, rest_of_path, import_depth + 1)
                }
                NameLookup::Found(found) => found,
                NameLookup::Unknown => None,
            },
        });
        from_glob.map_or(NameLookup::Unknown, |found| NameLookup::Found(Some(found)))
    }
}

/// The result of the search for a name in a module.
enum NameLookup {
    Into(RustPath),
    Found(Option<(RustPath, Option<String>)>),
    Unknown,
}

/// A reader of the tokens of one file.
struct Scanner {
    tokens: Vec<String>,
    at: usize,
}

impl Scanner {
    /// Creates a reader at the first token of this source code.
    fn new(source: &str) -> Self {
        Self { tokens: tokens_of(source), at: 0 }
    }

    /// Returns the token that is `offset` places after the current one, or an empty string after the end of the file.
    fn peek_at(&self, offset: usize) -> &str {
        self.tokens.get(self.at + offset).map_or("", String::as_str)
    }

    /// Returns `true` if these tokens come next.
    fn next_tokens_are(&self, tokens: &[&str]) -> bool {
        tokens.iter().enumerate().all(|(ahead, token)| self.peek_at(ahead) == *token)
    }

    /// Reads a module up to its closing brace or the end of the file, and adds it to `modules`.
    fn scan_module(
        &mut self,
        file: &str,
        path: RustPath,
        modules: &mut BTreeMap<RustPath, Module>,
    ) {
        let mut module = Module { file: file.to_owned(), ..Module::default() };
        let mut depth = 0_usize;
        while self.at < self.tokens.len() {
            if self.next_tokens_are(&["#", "[", "cfg", "(", "test", ")", "]"]) {
                self.at += 7;
                self.skip_item();
                continue;
            }
            if self.peek_at(0) == "pub" {
                self.at += 1;
                if self.peek_at(0) == "(" {
                    self.skip_group();
                }
                if self.peek_at(0) == "use" {
                    // A re-export does not count as a use.
                    let used = module.paths.len();
                    self.at += 1;
                    self.scan_use_tree(&mut Vec::new(), &mut module);
                    module.paths.truncate(used);
                }
                continue;
            }
            let token = self.peek_at(0).to_owned();
            match token.as_str() {
                "{" => depth += 1,
                "}" if depth == 0 => {
                    self.at += 1;
                    break;
                }
                "}" => depth -= 1,
                "use" => {
                    self.at += 1;
                    self.scan_use_tree(&mut Vec::new(), &mut module);
                    continue;
                }
                "mod" if self.peek_at(2) == "{" => {
                    let inner = path.iter().cloned().chain([self.peek_at(1).to_owned()]).collect();
                    self.at += 3;
                    self.scan_module(file, inner, modules);
                    continue;
                }
                "fn" | "struct" | "enum" | "trait" | "type" | "const" | "static" | "union"
                    if depth == 0 =>
                {
                    module.items.insert(self.peek_at(1).to_owned());
                }
                _ if self.peek_at(1) == "::" && is_identifier(&token) => {
                    self.read_path(&mut module);
                    continue;
                }
                _ => {}
            }
            self.at += 1;
        }
        modules.insert(path, module);
    }

    /// Reads a path such as `crate::game::Board`, and adds it to the module.
    fn read_path(&mut self, module: &mut Module) {
        let mut path = vec![self.peek_at(0).to_owned()];
        self.at += 1;
        while self.peek_at(0) == "::" && is_identifier(self.peek_at(1)) {
            path.push(self.peek_at(1).to_owned());
            self.at += 2;
        }
        module.paths.push(path);
    }

    /// Reads the tree of Rust paths after `use`, and adds its imports to the module. `prefix` is the path before the tree.
    fn scan_use_tree(&mut self, prefix: &mut RustPath, module: &mut Module) {
        let length = prefix.len();
        loop {
            match self.peek_at(0).to_owned().as_str() {
                "::" => self.at += 1,
                "{" => {
                    self.at += 1;
                    self.scan_use_tree(prefix, module);
                }
                "*" => {
                    module.globs.push(prefix.clone());
                    module.paths.push(prefix.clone());
                    self.at += 1;
                }
                end @ ("," | ";" | "}" | "") => {
                    let is_named =
                        self.tokens[self.at - 1] != "}" && self.tokens[self.at - 1] != "*";
                    if prefix.len() > length && is_named {
                        add_import(prefix, None, module);
                    }
                    prefix.truncate(length);
                    self.at += 1;
                    if end != "," {
                        return;
                    }
                }
                "as" => {
                    add_import(prefix, Some(self.peek_at(1).to_owned()), module);
                    prefix.truncate(length);
                    self.at += 2;
                }
                name => {
                    prefix.push(name.to_owned());
                    self.at += 1;
                }
            }
        }
    }

    /// Skips the item after an attribute, up to its semicolon or its closing brace. A field or a match arm is skipped up to its
    /// comma.
    fn skip_item(&mut self) {
        const KEYWORDS: [&str; 13] = [
            "pub", "use", "mod", "fn", "struct", "enum", "impl", "const", "static", "type",
            "trait", "async", "unsafe",
        ];
        while self.next_tokens_are(&["#", "["]) {
            self.at += 1;
            self.skip_group();
        }
        let is_item = KEYWORDS.contains(&self.peek_at(0));
        let is_use =
            self.peek_at(0) == "use" || self.peek_at(1) == "use" || self.peek_at(4) == "use";
        while self.at < self.tokens.len() {
            match self.peek_at(0) {
                "{" => {
                    self.skip_group();
                    if !is_use {
                        return;
                    }
                }
                "(" | "[" => self.skip_group(),
                ";" => {
                    self.at += 1;
                    return;
                }
                "," if !is_item => return,
                "}" => return,
                _ => self.at += 1,
            }
        }
    }

    /// Skips a group of tokens in brackets, parentheses or braces.
    fn skip_group(&mut self) {
        let mut depth = 0_usize;
        while self.at < self.tokens.len() {
            match self.peek_at(0) {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth -= 1,
                _ => {}
            }
            self.at += 1;
            if depth == 0 {
                return;
            }
        }
    }
}

/// Adds an import to a module. Its name in the module is `name`, or the last segment of its path if `name` is `None`.
fn add_import(path: &RustPath, name: Option<String>, module: &mut Module) {
    let mut path = path.clone();
    if path.last().is_some_and(|last| last == "self") {
        path.pop();
    }
    module.paths.push(path.clone());
    if let Some(name) = name.or_else(|| path.last().cloned()) {
        // Trait imports `as _` have no name, but count as uses.
        let name = if name == "_" { path.join("::") } else { name };
        module.imports.insert(name, path);
    }
}

/// Returns `true` if the token is a name.
fn is_identifier(token: &str) -> bool {
    token.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
}

#[cfg(test)]
mod tests {
    use super::FileGraph;

    /// Returns the descriptions of the cycles between files. Each file is given by its file path and its text.
    fn cycles_of(paths_and_sources: &[(&str, &str)]) -> Vec<String> {
        let owned = |(file, source): &(&str, &str)| ((*file).to_owned(), (*source).to_owned());
        FileGraph::from_sources(&paths_and_sources.iter().map(owned).collect::<Vec<_>>())
            .describe_cycles()
    }

    /// Asserts that `a.rs` and `b.rs` in the folder `room` form a cycle by using each other's types `A` and `B`.
    fn assert_cycle(code_of_a: &str, code_of_b: &str) {
        let files = [("lib.rs", "mod room;"), ("room/mod.rs", "mod a; mod b; pub use b::B;")];
        let description = "2 files: room/a.rs, room/b.rs\n  room/a.rs -> room/b.rs: B\n  room/b.rs -> room/a.rs: A";
        let code_of_a = format!("{code_of_a} pub struct A;");
        let code_of_b = format!("{code_of_b} pub struct B;");
        let all = [&files[..], &[("room/a.rs", &code_of_a), ("room/b.rs", &code_of_b)]].concat();
        assert_eq!(cycles_of(&all), [description], "{code_of_a} {code_of_b}");
    }

    #[test]
    fn a_cycle_is_found_for_every_form_of_use() {
        assert_cycle("use crate::room::b::B;", "use crate::room::a::A;");
        assert_cycle("use super::b::B;", "use super::a::{self as other, A};");
        assert_cycle(
            "pub(super) mod inner { use super::super::b::B; }",
            "use crate::room::{a::{A}};",
        );
        assert_cycle("use crate::room::B;", "fn f(_: &super::a::A) {}");
        assert_cycle("use super::b; fn f() -> b::B { b::B }", "use super::a; type Alias = a::A;");
        assert_cycle("use super::*; fn f(_: crate::room::B) {}", "use super::a::A as Renamed;");
        assert_cycle("use crate::room as r; fn f(_: r::B) {}", "use super::a::*; use super::a::A;");
    }

    #[test]
    fn a_cycle_of_three_files_is_reported_once() {
        let found = cycles_of(&[
            ("lib.rs", "mod a; mod b; mod c; mod d;"),
            ("a.rs", "use crate::b::f; pub fn g() {}"),
            ("b.rs", "pub fn f() { crate::c::h() }"),
            ("c.rs", "use crate::{a::g, d::D}; pub fn h() { g() }"),
            ("d.rs", "pub struct D;"),
        ]);
        let description =
            "3 files: a.rs, b.rs, c.rs\n  a.rs -> b.rs: f\n  b.rs -> c.rs: h\n  c.rs -> a.rs: g";
        assert_eq!(found, [description]);
    }

    #[test]
    fn comments_strings_tests_and_other_crates_are_no_uses() {
        let a = "use crate::room::b::B; pub struct A;";
        for b in [
            "// use super::a::A;",
            "/* use super::a::A; /* nested */ use super::a::A; */",
            "const S: &str = \"use super::a::A; \\\" super::a::A\";",
            "const S: &str = r#\"super::a::A \" \"#; const C: char = '\"';",
            "#[cfg(test)] use super::a::A;",
            "#[cfg(test)] mod tests { use super::super::a::A; }",
            "#[cfg(test)] pub(crate) fn f() { super::a::A; }",
            "pub(in crate::room::a) fn f<'a>(_: &'a str) {}",
            "use a::A; use other::room::a::A as B2;",
            "pub use super::a::A;",
        ] {
            let b = format!("{b} pub struct B;");
            let room = ("room/mod.rs", "mod a; mod b;");
            let found = cycles_of(&[("lib.rs", ""), room, ("room/a.rs", a), ("room/b.rs", &b)]);
            assert!(found.is_empty(), "{b}: {found:?}");
        }
    }

    #[test]
    fn a_use_of_the_parent_module_is_no_cycle() {
        let parent = "mod child; use child::Part; pub struct Whole(Part);";
        let child = "use super::Whole; pub struct Part; impl Whole {}";
        assert!(cycles_of(&[("room/mod.rs", parent), ("room/child.rs", child)]).is_empty());
    }
}
