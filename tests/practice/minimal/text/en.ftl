# The smallest practice game. ru.ftl has the twins.

phase-turns = Turns
phase-guess = Guess

pebbles = pebbles
a-number = Number { $number }
number-is = It may be shown once.
number-shown = it was shown already

ask-turn = Take, throw, draw or show
why-turn = { $heap ->
    [one] { $heap } pebble lies
   *[other] { $heap } pebbles lie
  } on the heap.
take = Take a pebble
throw = Throw for pebbles
draw = Draw a number
show = Show { $number }
ask-guess = Guess a side
why-guess = The right one brings a pebble.
left = Left
right = Right
flag = Wave the flag

shown-already = This number was shown already.
not-in-hand = You do not hold this number.
flag-waved = You have waved your flag already.

told-take = { $who } took a pebble.
told-throw = { $who } threw for pebbles.
told-draw = { $who } drew a number.
told-show = { $who } showed { $number }.
told-left = { $who } guessed left.
told-right = { $who } guessed right.
told-flag = { $who } waved the flag.
drawn = You drew { $number }.

by-pebbles = most pebbles
