### The plan for the next turn, in matches played over days. Only its player sees it.

## The page with the plan

order-title = **The plan for your next turn**
order-empty = Choose one or more moves. When your turn comes, I’ll make the first one that’s still possible, right away.
order-nothing-fits = None of your tiles fits right now, so there’s no move to plan. I can draw for you as soon as it’s your turn.
order-nothing-to-plan = None of your tiles fits right now and the pool is empty, so there’s nothing to plan. I’ll let you know when it’s your turn.
order-list = I’ll make the first of these moves that’s possible:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (no longer possible)

## On that page: conditions, and what happens if no planned move is possible

order-then-asked = If none of these moves is possible, I’ll ask you.
order-then-draw = If no tile on your rack fits, I’ll draw as the rules require, and ask you as soon as there’s a choice to make.
order-same-bonus = I’ll only make a move if it still scores the same bonus as when you chose it.
order-example-bonus = -# **{ $button }**: say you chose a bridge (+40). If another tile spoils the bridge before your turn, I’ll ask you instead of placing yours.
order-opponent =
    { $tiles ->
        [one] I’ll only follow this plan if another player is down to one tile. Otherwise, I’ll ask you.
       *[other] I’ll only follow this plan if another player is down to { $tiles } tiles or fewer. Otherwise, I’ll ask you.
    }
order-example-opponent = -# **{ $menu }**: say you choose 2 tiles. If everyone else still has 3 or more when your turn comes, I’ll ask you.

## On that page: whether the plan is set

order-given = 📋 **Your plan is set.** It’s cancelled if someone undoes a move, a seat changes hands or the round ends. You can’t undo a turn played from a plan.
order-draft = ✏️ **Your plan isn’t set yet.** Press **{ $button }** when you’re happy with it.
order-was-cancelled = Your plan is cancelled. I’ll ask you when it’s your turn.

## Menus of that page

order-choose = Add a move
order-choose-tile = Add a move: choose the tile first
order-choose-opponent = Follow the plan only if another player is low on tiles
order-whoever = Follow the plan no matter how many tiles the others have
order-at-most =
    { $tiles ->
        [one] Follow the plan only if another player is down to 1 tile
       *[other] Follow the plan only if another player is down to { $tiles } tiles or fewer
    }

## Beside the rack

order-waits = 📋 You have a plan for your next turn.
order-unplayed = 📋 Your plan didn’t work out, so this turn is up to you.

## The beginning of the public line about a planned turn

order-played = 📋 { $who } planned this turn in advance:

## Private: why a plan was refused

order-refused-live = You can only plan ahead in matches where the clock gives you a day or more per turn. In this one, I’ll let you know when it’s your turn.
order-refused-unhinted = This table was opened without hints, so you can’t plan ahead here.
order-refused-own-turn = It’s your turn already, so there’s nothing to plan: just play.
order-refused-no-board = You can plan ahead once the round’s first tile is on the board.
order-refused-empty = Your plan is still empty. Choose a move, or choose to draw.
order-refused-full = Your plan is full: it can’t hold more than { $most ->
        [one] one move.
       *[other] { $most } moves.
    }
