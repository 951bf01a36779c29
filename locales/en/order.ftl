### Standing orders: what a player of a game over days wants done in their next turn. Only its player ever sees one.

## The order itself

order-title = **Standing order for your next turn**
order-empty = Choose one placement or more. As soon as it is your turn, the first one that is still possible is made, without asking you.
order-list = The first of these that is possible is made:
order-item = { $place }. { $placement }
order-item-gone = { $place }. { $tile } (no longer possible)
order-then-asked = If none of them is possible, you are asked.
order-then-draw = If no tile on your rack fits, tiles are drawn as the rules demand. As soon as there is something to choose, you are asked.
order-same-bonus = A placement is made only if its bonus is the one it had when you chose it.
order-opponent =
    { $tiles ->
        [one] All of this only if another player holds no more than one tile. Otherwise you are asked.
       *[other] All of this only if another player holds at most { $tiles } tiles. Otherwise you are asked.
    }
order-given = 📋 **This order holds.** It is cancelled if a placement is taken back, a seat changes hands or the round ends. A turn that is played by it can’t be taken back.
order-draft = ✏️ **This order doesn’t hold yet.** Press **{ $button }** when it says what you want.
order-was-cancelled = Your standing order is cancelled. You are asked when it is your turn.

## Its menus

order-choose = Add a placement
order-choose-tile = Add a placement: first the tile
order-choose-opponent = Only if another player holds few tiles
order-whoever = Whatever the others hold
order-at-most =
    { $tiles ->
        [one] Only if another player holds at most 1 tile
       *[other] Only if another player holds at most { $tiles } tiles
    }

## Beside the rack, and in the channel

order-waits = 📋 You have left a standing order for your next turn.
order-unplayed = 📋 Your standing order could not be carried out, so it is up to you.
order-played = 📋 By { $who }’s standing order:

## Refusals

order-refused-live = You can plan ahead only in games whose clock counts days. In this game you are called when it is your turn.
order-refused-unhinted = At this table nobody is told what fits before they place, so nothing can be planned ahead.
order-refused-own-turn = It is your turn, so there is nothing to plan ahead: play it now.
order-refused-no-board = You can plan ahead as soon as the first tile of the round is on the board.
order-refused-empty = Your order says nothing to do yet. Choose a placement, or have tiles drawn.
order-refused-full = Your order can have no more placements (at most { $most }).
