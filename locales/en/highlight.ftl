### Cheers for great moments, posted in the channel. Each has variants; they never mock anyone.

## Posted after a turn, at the end of a match, or at the end of a season

# $variant is one of a, b, c and d.
highlight-hexagon =
    { $variant ->
        [a] ✨ A hexagon! Nicely done, { $who }.
        [b] ✨ Full circle, { $who }!
        [c] ✨ What an eye, { $who }!
       *[d] ✨ { $who } closes the ring. Beautiful!
    }
highlight-big-turn =
    { $variant ->
        [a] 🔥 What a turn, { $who }!
        [b] 🔥 Triple digits for { $who }!
        [c] 🔥 That’s how it’s done, { $who }!
       *[d] 🔥 A turn to remember, { $who }!
    }
highlight-first-win =
    { $variant ->
        [a] 🎉 { $who }’s first win here. Congratulations!
        [b] 🎉 First win here for { $who }. Here’s to many more!
        [c] 🎉 { $who } wins here for the first time. Well played!
       *[d] 🎉 One to remember, { $who }: your first win here!
    }
highlight-comeback =
    { $variant ->
        [a] 💪 What a comeback, { $who }!
        [b] 💪 From far behind to first: well played, { $who }!
        [c] 💪 { $who } never gave up, and it paid off!
       *[d] 💪 { $who } turned it all around!
    }
highlight-shut-out =
    { $variant ->
        [a] 🌟 A flawless match, { $who }!
        [b] 🌟 { $who } was unstoppable!
        [c] 🌟 { $who } had an answer to everything!
       *[d] 🌟 One for the scrapbook, { $who }!
    }
highlight-season =
    { $variant ->
        [a] What a season. Thanks for playing, everyone!
        [b] That’s a wrap. Thanks for every tile!
        [c] Well played, everyone. On to the next one!
       *[d] Another season in the books. Thank you all!
    }

## The line about cheers in /settings

highlight-shown = Cheers for great moments: on
highlight-not-shown = Cheers for great moments: off
