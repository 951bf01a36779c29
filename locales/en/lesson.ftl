### /learn: the first lesson, six short steps with a question each, and the coach in the first round after it.

## The title of a step, and its subject

lesson-title = **First lesson, step { $step } of { $steps }:** { $name }
lesson-name-side = which side fits
lesson-name-corner = every corner counts
lesson-name-bridge = the bridge
lesson-name-hexagon = the hexagon
lesson-name-draw = what drawing costs
lesson-name-out = going out

## A line between the title and the question: when the lesson begins, and when its reader comes back to it

lesson-welcome = Welcome. You can stop whenever you like: `/learn` brings you back to where you were.
lesson-resumed = Welcome back. Here’s where you left off.

## The question of a step. Each answer is a button, such as '1-2-3 → spot 4'

lesson-task-side = Two tiles can share a side if their numbers match at both ends. Your { $tile } fits only one side of the tile on the board. Which spot does it go on?
lesson-task-corner = Wherever your tile’s corners touch others, the numbers must match. Sometimes that’s all three corners. Where does your { $tile } fit?
# $points is such as +40.
lesson-task-bridge = A bridge joins two parts of the board: one side fits, and the opposite corner matches too. It scores { $points } on top. Which move makes a bridge?
lesson-task-hexagon = Six tiles that meet at one corner make a hexagon. The tile that completes it scores { $points } extra. Which move completes one?
lesson-task-draw = None of your tiles fits anywhere on this board. What can you do?
# $bonus is such as +25.
lesson-task-out = This is your last tile. Placing it ends the round: you go out, which scores { $bonus } and the points on the other rack. What’s your move?
# The same without a picture: a spot that an answer names. $detail is such as '3, 4, any; points up; left of 0-3-4'.
lesson-spot = Spot { $spot }: { $detail }

## After an answer

# $what is such as 'You placed 1-2-3 on spot 4: 1+2+3, +6'.
lesson-right = **Right.** { $what }
lesson-why-side = The numbers match at both ends of the shared side.
lesson-why-corner = Numbers have to match wherever corners meet. In the gap, one corner wouldn’t match.
# The answer is allowed. $points is such as +11 or −5.
lesson-scores-less = That’s allowed (**{ $points }**), but another answer scores more. Try again.
lesson-no-pass = You can’t pass yet: there are still tiles in the pool. Try again.

## The end of the lesson

lesson-done = That was the last step, well done. Now play a round against an easy computer: for three turns, a coach tells you the best move, and why.
lesson-end = That’s the end of the lesson. Play a round against an easy computer: for three turns, a coach tells you the best move, and why.

## Answers to buttons that can’t do anything

lesson-moved-on = You’ve moved on since then. Here’s where you are now.
lesson-none = I can’t find that lesson. Start a new one with `/learn`.
lesson-not-yours = That’s someone else’s lesson. Start yours with `/learn`.

## Buttons: title case in English, at most 34 letters

# Below a person's first rack.
lesson-button-learn = Learn the Game
lesson-button-next = Next Step
lesson-button-skip = Skip This Step
lesson-button-skip-all = Skip the Lesson
lesson-button-again = Start Over
lesson-button-first-round = Play Your First Round

## The coach, below the reader's rack in the first three turns of their first round

# $what is the best move and why, such as '3-4-5 on spot 12: 3+4+5, +12. No other move scores more.'
lesson-coach = 🎓 **Coach:** { $what }
lesson-coach-leaves = That was my last tip: from here on, it’s your game. **Hint** helps whenever you’re stuck.
