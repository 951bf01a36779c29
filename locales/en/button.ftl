### Buttons: title case, no full stop, at most 34 letters.

button-join = Join
button-leave = Leave
button-add-computer = Add Computer
button-remove-computer = Remove Computer
button-start = Start
button-rules = Rules
button-figures = With Pictures
button-back-to-edition = Back to the Edition
button-take-back = Take My Seat Back
button-rack = My Rack
button-draw = Draw
button-pass = Pass
button-place = Place
button-back = Back
button-cancel = Keep Playing
button-confirm-end = End the Game
button-confirm-leave = Leave the Game
button-vote-end = Vote to End
button-rematch = Play Again
button-record = Record
button-replay = Replay
button-words = In Words
button-go-to-table = Go to the Table
button-check-in = Check In
button-here = I’m Here
button-standings = Standings
