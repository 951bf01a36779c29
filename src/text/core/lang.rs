//! The languages that are offered.

/// Defines the offered languages, one in each line: the variant, the tag, the language's own name, and the Discord locales for
/// which this language is used. English comes first; the others are sorted by their own names.
macro_rules! languages {
    ($($variant:ident, $tag:literal, $native:literal, $locales:expr;)+) => {
        /// A language in which every sentence exists.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Lang {
            #[default]
            $($variant,)+
        }

        impl Lang {
            /// Every language, the default first.
            pub const ALL: [Self; [$($tag),+].len()] = [$(Self::$variant),+];

            /// Returns the tag that is used in settings and in the names of folders, such as `fr`.
            pub const fn tag(self) -> &'static str {
                match self { $(Self::$variant => $tag,)+ }
            }

            /// Returns the name of the language in the language itself.
            pub const fn native_name(self) -> &'static str {
                match self { $(Self::$variant => $native,)+ }
            }

            /// Returns the Discord locales for which this language is used, as Discord spells them.
            pub const fn discord_locales(self) -> &'static [&'static str] {
                match self { $(Self::$variant => &$locales,)+ }
            }

            /// Returns the contents of the language's Fluent files. Each file has the sentences of one part of the program.
            pub const fn fluent_sources(self) -> &'static [&'static str] {
                match self { $(Self::$variant => &files!($tag),)+ }
            }
        }
    };
}

macro_rules! files {
    ($tag:literal) => {
        [
            include_str!(concat!("../../../locales/", $tag, "/alt.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/answer.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/board.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/button.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/clock.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/command.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/computers.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/daily.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/direct.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/doctor.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/games.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/help.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/highlight.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/history.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/league.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/lesson.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/lobby.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/moderation.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/opening.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/order.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/organise.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/outcome.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/picture.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/pings.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/privacy.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/rack.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/refusal.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/review.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/rules.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/short.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/start.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/tournament.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/turn.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/word.ftl")),
        ]
    };
}

languages! {
    En, "en", "English", ["en-US", "en-GB"];
    Cs, "cs", "čeština", ["cs"];
    De, "de", "Deutsch", ["de"];
    Es, "es", "español", ["es-ES", "es-419"];
    Fr, "fr", "français", ["fr"];
    It, "it", "italiano", ["it"];
    Hu, "hu", "magyar", ["hu"];
    Nl, "nl", "Nederlands", ["nl"];
    Pl, "pl", "polski", ["pl"];
    Pt, "pt", "português", ["pt-BR"];
    // Discord has no locale for this language, but people can choose it in the settings.
    Sk, "sk", "slovenčina", [];
}

impl Lang {
    /// Returns the language with this tag; `None` if it is not offered.
    pub fn from_tag(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.tag() == tag)
    }

    /// Returns the language for one of Discord's locales, regardless of its region; English if the language is not offered.
    pub fn for_locale(discord_locale: &str) -> Self {
        let language = discord_locale.split(['-', '_']).next().unwrap_or_default();
        Self::from_tag(&language.to_ascii_lowercase()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_discord_locale_gets_its_language_or_english() {
        for (locale, lang) in [
            ("en-US", Lang::En),
            ("en-GB", Lang::En),
            ("fr", Lang::Fr),
            ("FR_ca", Lang::Fr),
            ("es-419", Lang::Es),
            ("pt-BR", Lang::Pt),
            ("pt-PT", Lang::Pt),
            ("sk", Lang::Sk),
            ("ja", Lang::En),
            ("frr", Lang::En),
            ("", Lang::En),
        ] {
            assert_eq!(Lang::for_locale(locale), lang, "{locale}");
        }
    }

    #[test]
    fn every_tag_parses_and_no_locale_has_two_languages() {
        let mut locales: Vec<&str> = Vec::new();
        for lang in Lang::ALL {
            assert_eq!(Lang::from_tag(lang.tag()), Some(lang));
            assert!(lang.discord_locales().iter().all(|locale| Lang::for_locale(locale) == lang));
            locales.extend(lang.discord_locales());
        }
        let count = locales.len();
        locales.sort_unstable();
        locales.dedup();
        assert_eq!(locales.len(), count);
    }
}
