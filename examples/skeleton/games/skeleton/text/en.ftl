game-name = Skeleton
game-about = Take coins from the heap; whoever has most wins.

phase-turns = Turns
phase-scoring = Scoring

coins = coins

ask-take = Take coins from the heap
why-take = The heap holds { $heap ->
    [one] { $heap } coin
   *[other] { $heap } coins
  }.
take = Take { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
take-how = Take 1 to { $most } coins, such as “take 1”.
heap-too-small = The heap holds only { $heap ->
    [one] { $heap } coin
   *[other] { $heap } coins
  }.
took = { $who } took { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.

by-points = most coins

view-phase = phase
view-heap = coins in the heap
view-coins = coins by seat
