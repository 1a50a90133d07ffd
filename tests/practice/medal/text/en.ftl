# The practice medal. ru.ftl has the twins.

phase-turns = Turns

coins = coins
laurels = laurels

ask-take = Take coins of the heap
why-take = The heap holds { $heap ->
    [one] { $heap } coin
   *[other] { $heap } coins
  }.
take = Take { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
use-medal = Use the medal

ask-honour = Choose your honour
why-honour = A laurel counts two points, a coin one.
laurel = Take a laurel

heap-too-small = The heap holds only { $heap ->
    [one] { $heap } coin
   *[other] { $heap } coins
  }.

medal-gone = You have used your medal.

taken = { $who } took { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
medal-used = { $who } used the medal.
crowned = { $who } took a laurel.

by-points = most points
by-medal = medal unused among those level on points
