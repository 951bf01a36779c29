### Buttons: title case in English, no full stop, at most 34 letters.

## Under a table before its match

button-join = Join
button-leave = Leave
button-add-computer = Add Computer
button-remove-computer = Remove Computer
button-start = Start
# $host is the name of the player whose button it is.
button-start-host = Start ({ $host })
button-accept = Accept
button-decline = Decline
button-table-settings = Settings
button-make-friendly = Make It Friendly
button-make-rated = Make It Rated
button-agree-to-rated = Agree to a Rated Match
button-open-in-thread = Open in a Thread
button-play-in-thread = Play in a Thread
button-play-here = Play in This Channel

## With the rules of a table

button-rules = Rules
button-all-rules = All Rules
button-figures = With Pictures
button-back-to-edition = Reset the Rules

## For a seat that a computer plays

button-take-back = Take My Seat Back
button-stand-in = Take a Computer’s Seat
button-allow-stand-ins = Allow Stand-Ins
button-forbid-stand-ins = Don’t Allow Stand-Ins

## Under the board and under a rack, during a turn

button-rack = My Rack
button-hint = Hint
button-draw = Draw
button-draw-sure = Draw Anyway
button-stop = Stop Drawing
button-pass = Pass
button-place = Place
button-undo = Undo
button-ask-to-undo = Ask to Undo
button-agree-to-undo = Agree to Undo
button-back = Back

## For a plan for the next turn

button-plan-ahead = Plan Ahead
button-give-order = Set My Plan
button-remove-last = Remove Last Move
button-cancel-order = Cancel My Plan
button-same-bonus = Only With the Same Bonus
button-any-bonus = Any Bonus Is Fine
button-then-draw = Otherwise, Draw
button-then-ask = Otherwise, Ask Me
button-draw-when-turn-comes = Draw When My Turn Comes

## Answers to the question whether to end or leave a match

button-cancel = Keep Playing
button-confirm-end = End the Match
button-confirm-leave = Leave the Match
button-confirm-leave-tournament = Leave the Tournament
button-take-leaving-back = Stay in the Tournament
button-vote-end = Vote to End
button-agree-to-end = Agree to End

## Under the card at the end of a match

button-rematch = Play Again
button-record = Download the Record
button-replay = Watch Replay
button-last-board = Final Board
button-proof = Proof of the Deal
button-next-round = Next Round

## Under a picture: the same in words

button-words = In Words
button-more = More

## Under a reminder or a call

button-snooze-hour = Snooze for an Hour
button-snooze-hours = Snooze for 3 Hours
button-snooze-tomorrow = Snooze Until Tomorrow
button-go-to-table = Go to the Table

## In /preferences

button-ping-preferences = Pings and Invitations
button-other-preferences = Language and Pictures

## Under the messages of a tournament

button-check-in = Check In
button-here = I’m Here
button-standings = Standings
button-details = Details
button-share = Share Here
