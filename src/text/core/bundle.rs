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

/// Formats the sentence with a Fluent key. The arguments follow it, each as `name = value`.
macro_rules! say {
    ($text:expr, $key:literal) => {
        $text.format_sentence($key, &fluent_bundle::FluentArgs::new())
    };
    ($text:expr, $key:literal, $($name:ident = $value:expr),+ $(,)?) => {{
        let mut args = fluent_bundle::FluentArgs::new();
        $(args.set(stringify!($name), $value);)+
        $text.format_sentence($key, &args)
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
        Self::from_file_contents(lang, lang.fluent_sources().iter().copied())
    }

    /// Parses the sentences of one language. Each item of `file_contents` is the text of a Fluent file. `lang` determines the
    /// plural rules.
    pub(in crate::text) fn from_file_contents<'a>(
        lang: Lang,
        file_contents: impl Iterator<Item = &'a str>,
    ) -> Self {
        let tag = lang.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Every offered language is written from left to right, so Fluent's own isolating marks are not needed. Only names may run
        // from right to left; `direction` puts marks around them.
        bundle.set_use_isolating(false);
        for file in file_contents {
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

    /// Formats the sentence with this key. If this language lacks the sentence, it is formatted in English. Callers use the macro
    /// `say!`, because tests search the source for its calls and for the keys in them.
    pub fn format_sentence(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            report_broken_text(self.lang, key, &"there is no such sentence");
            return if self.lang == Lang::default() {
                key.to_owned()
            } else {
                Self::for_lang(Lang::default()).format_sentence(key, args)
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

/// Reports a sentence that cannot be parsed or formatted. In tests and development it panics, so that the error is noticed. In
/// production it only logs the error, because an incomplete sentence is better than none. `source` names the sentence or file with
/// the error.
fn report_broken_text(lang: Lang, source: &str, error: &dyn fmt::Debug) {
    debug_assert!(false, "{}: {source}: {error:?}", lang.tag());
    tracing::error!(lang = lang.tag(), what = source, why = ?error, "a sentence is broken");
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Text").field(&self.lang).finish()
    }
}
