//! Sentences by key: the Fluent bundles, loaded once.

use std::fmt;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::text::Lang;

/// The sentences of one language.
pub struct Text {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

static TEXTS: LazyLock<[Text; Lang::ALL.len()]> = LazyLock::new(|| Lang::ALL.map(Text::load));

/// The sentence with this key and these arguments.
macro_rules! say {
    ($text:expr, $key:literal) => {
        $text.say($key, &fluent_bundle::FluentArgs::new())
    };
    ($text:expr, $key:literal, $($name:ident = $value:expr),+ $(,)?) => {{
        let mut args = fluent_bundle::FluentArgs::new();
        $(args.set(stringify!($name), $value);)+
        $text.say($key, &args)
    }};
}
pub(in crate::text) use say;

impl Text {
    /// The sentences of this language.
    pub fn of(lang: Lang) -> &'static Self {
        &TEXTS[lang as usize]
    }

    /// The language they are in.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    fn load(lang: Lang) -> Self {
        Self::of_files(lang, lang.files().iter().copied())
    }

    /// The sentences of these files, in a language's plurals.
    pub(in crate::text) fn of_files<'a>(lang: Lang, files: impl Iterator<Item = &'a str>) -> Self {
        let tag = lang.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Every language here is written from left to right. Only names may run otherwise, and have marks then: see `direction`.
        bundle.set_use_isolating(false);
        for file in files {
            let resource = FluentResource::try_new((*file).to_owned());
            let resource = resource.unwrap_or_else(|(readable, errors)| {
                complain(lang, "a file of sentences", &errors);
                readable
            });
            if let Err(errors) = bundle.add_resource(resource) {
                complain(lang, "a sentence that is there twice", &errors);
            }
        }
        Self { lang, bundle }
    }

    /// Use `say!`, whose keys the tests find in the source. A sentence that a language lacks is said in English.
    pub fn say(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            complain(self.lang, key, &"there is no such sentence");
            return if self.lang == Lang::default() {
                key.to_owned()
            } else {
                Self::of(Lang::default()).say(key, args)
            };
        };
        let mut errors = Vec::new();
        let sentence = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        if !errors.is_empty() {
            complain(self.lang, key, &errors);
        }
        sentence.into_owned()
    }
}

/// The tests let no such thing through; to people a sentence with a gap is better than none.
fn complain(lang: Lang, what: &str, why: &dyn fmt::Debug) {
    debug_assert!(false, "{}: {what}: {why:?}", lang.tag());
    tracing::error!(lang = lang.tag(), what, ?why, "a sentence is broken");
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Text").field(&self.lang).finish()
    }
}
