### The private review of a finished match, which a player gets with the button Review on the message with the result.

## While the review is computed. The message is edited with the progress, and then becomes the page.

review-begun = I’m going through every choice in this match. It can take up to a minute, and your review will appear right here.
review-progress = I’m going through every choice in this match: { $percent }% done.

## The page: the lead and its parts, the accuracy, and the mistakes. “Turn order” is the advantage of playing early or late. Each list item
## is “label: number”.

review-title = **Your review of this match**
review-lead =
    { $others ->
        [alone] Your points: **{ $points }**
        [opponent] Your lead: **{ $points }**
       *[opponents] Your lead over the average of the others: **{ $points }**
    }
review-part = { $part }: { $points }
review-skill = Your choices
review-tiles = Luck with tiles
review-par = Turn order
review-hidden = Unexplained
review-accuracy = **Accuracy: { $percent }%** (± { $error }) · choices: { $choices } · points lost per choice: { $lost }
review-scale = 100% means that no choice lost points, and 0% is random play.
review-too-few = Choices: { $choices }. I need at least { $least } to work out an accuracy.
review-mistakes = These moves cost you the most. Press a number to find a better move.
review-no-mistakes = None of your moves was clearly a mistake.
review-other-plan = The review assumes that nobody draws on purpose. With two players, collecting tiles can be a strategy too, but the review doesn’t judge it.
review-line = **{ $number }.** Round { $round }: { $move } (points lost: { $lost })

## The page: the turning points of a match with opponents, by the change of the reader’s chance to win. Mistakes have a number; draws
## and the moves of opponents don’t. $change is a number of percent with its sign; “scored 52” means points.

review-turns = These moments made the biggest difference to your chance of winning.
review-try = Press a number to find a better move.
review-turn-mistake = **{ $number }.** Round { $round }: { $move } · **{ $change }%** · points lost: { $lost }
review-turn-own-draw = 🎲 Round { $round }: you drew { $tile } · **{ $change }%**
review-turn-draw = 🎲 Round { $round }: { $who } drew { $tile } · **{ $change }%**
review-turn-placement = ⚡ Round { $round }: { $who } scored { $points } with { $tile } · **{ $change }%**

## The page: what stands in place of a move

review-drew = drew a tile
review-passed = passed

## The page of one mistake: the player looks for a better move in a menu. “review-drew” and “review-passed” stand in place of the move.

review-move = **Round { $round }.** Your move: { $move }
review-cost = Points lost: about { $lost } (± { $error }) · drop in chance of winning: { $percent }%
review-ask = Can you find a better move?
review-found = ✅ Yes, that’s better: { $move }
review-not-better = That isn’t clearly better: { $move }. Try another one.
review-better = A better move: { $move }
review-better-draw = Drawing would have been better.
review-better-pass = Passing would have been better.
review-placeholder = Choose a better move

## The public post of a player’s best move

review-shared = { $who }’s best move of the match: { $move }

## The picture of the bars: its heading and its alternative text

review-picture = Luck and skill
review-alt = Bar chart. { $parts }.

## Buttons

review-button = Review
review-button-move = Move { $number }
review-button-better = Show a Better Move
review-button-back = Back to the Review
review-button-share = Share My Best Move

## Refusals

review-of-others = You can only review matches that you played in.
review-too-many =
    { $limit ->
        [one] I’ve reviewed one match for you in the last 24 hours, and that’s the limit. Please wait a while before the next one. You can still open finished reviews.
       *[other] I’ve reviewed { $limit } matches for you in the last 24 hours, and that’s the limit. Please wait a while before the next one. You can still open finished reviews.
    }
