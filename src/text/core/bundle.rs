//! The sentences of each language by key: Fluent bundles, which are loaded once.

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

static TEXTS: LazyLock<[Text; Lang::ALL.len()]> = LazyLock::new(|| Lang::ALL.map(Text::load_lang));

/// Formats the sentence with this key and these arguments.
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
    /// Returns the sentences of this language.
    pub fn for_lang(lang: Lang) -> &'static Self {
        &TEXTS[lang as usize]
    }

    /// Returns the language of the sentences.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Loads the sentences of this language.
    fn load_lang(lang: Lang) -> Self {
        Self::from_files(lang, lang.files().iter().copied())
    }

    /// Creates the sentences of these files, with the plural rules of a language.
    pub(in crate::text) fn from_files<'a>(
        lang: Lang,
        files: impl Iterator<Item = &'a str>,
    ) -> Self {
        let tag = lang.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Every offered language is written from left to right, so Fluent's own isolating marks are not needed. Only names may run
        // from right to left; `direction` puts marks around them.
        bundle.set_use_isolating(false);
        for file in files {
            let resource = FluentResource::try_new((*file).to_owned());
            let resource = resource.unwrap_or_else(|(readable, errors)| {
                report_broken_text(lang, "a file of sentences", &errors);
                readable
            });
            if let Err(errors) = bundle.add_resource(resource) {
                report_broken_text(lang, "a sentence with a duplicate key", &errors);
            }
        }
        Self { lang, bundle }
    }

    /// Formats a sentence; in English if this language lacks it. Callers use the macro `say!`, because tests search the source for
    /// calls of the macro and for the keys in them.
    pub fn say(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            report_broken_text(self.lang, key, &"there is no such sentence");
            return if self.lang == Lang::default() {
                key.to_owned()
            } else {
                Self::for_lang(Lang::default()).say(key, args)
            };
        };
        let mut errors = Vec::new();
        let sentence = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        if !errors.is_empty() {
            report_broken_text(self.lang, key, &errors);
        }
        sentence.into_owned()
    }
}

/// Panics in tests and development, so that the error is noticed. In production it only logs the error, because an incomplete
/// sentence is better than none. `source` is the sentence or file with the error, and `error` is the error.
fn report_broken_text(lang: Lang, source: &str, error: &dyn fmt::Debug) {
    debug_assert!(false, "{}: {source}: {error:?}", lang.tag());
    tracing::error!(lang = lang.tag(), what = source, why = ?error, "a sentence is broken");
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Text").field(&self.lang).finish()
    }
}
