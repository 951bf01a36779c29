### Standing orders: what a player of a game over days wants done in their next turn. Only its player ever sees one.

## The order itself

order-title = **Standing order for your next turn**
order-empty = Choose one or more placements. As soon as it’s your turn, the first one that is still possible is made, without asking you.
order-list = The first of these that is possible is made:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (no longer possible)
order-then-asked = If none of them is possible, you are asked.
order-then-draw = If no tile on your rack fits, tiles are drawn as the rules require. As soon as there is a choice to make, you are asked.
order-same-bonus = A placement is made only if it has the same bonus as when you chose it.
order-opponent =
    { $tiles ->
        [one] All of this only if another player has no more than one tile left. Otherwise, you are asked.
       *[other] All of this only if another player has no more than { $tiles } tiles left. Otherwise, you are asked.
    }
order-given = 📋 **This order is in force.** It is cancelled if a placement is taken back, a seat changes hands or the round ends. A turn played by it can’t be taken back.
order-draft = ✏️ **This order isn’t in force yet.** Press **{ $button }** when it says what you want.
order-was-cancelled = Your standing order is cancelled. You are asked when it’s your turn.

## Its menus

order-choose = Add a placement
order-choose-tile = Add a placement: first the tile
order-choose-opponent = Only if another player has few tiles left
order-whoever = However many tiles the others have
order-at-most =
    { $tiles ->
        [one] Only if another player has at most 1 tile left
       *[other] Only if another player has at most { $tiles } tiles left
    }

## Beside the rack, and in the channel

order-waits = 📋 You have a standing order for your next turn.
order-unplayed = 📋 Your standing order couldn’t be carried out, so it’s up to you.
order-played = 📋 By { $who }’s standing order:

## Refusals

order-refused-live = You can plan ahead only in matches with a clock that counts days. In this one, I’ll let you know when it’s your turn.
order-refused-unhinted = At this table nobody is told what fits before they place, so nothing can be planned ahead.
order-refused-own-turn = It’s your turn, so there is nothing to plan ahead: play it now.
order-refused-no-board = You can plan ahead as soon as the first tile of the round is on the board.
order-refused-empty = Your order doesn’t say what to do yet. Choose a placement, or have tiles drawn.
order-refused-full = Your order can’t have more placements (at most { $most }).
