# New Romans. ru.ftl has the twins.

game-name = New Romans
game-about = Cut five lands into two lots, take a neighbour’s lot, and join everything to your own map of hexagons.

## Phases
phase-reconnaissance = Reconnaissance
phase-division = Division
phase-choice = Choice
phase-settlement = Settlement
phase-scoring = Scoring

## Lands, buildings, pieces
land-olive = olive grove
land-vineyard = vineyard
land-field = field
land-city = city quarter
land-quarry = quarry
building-oil_press = oil press
building-winery = winery
building-mill = mill
building-theatre = theatre
building-workshop = workshop
tile-with-building = { $land } with { $building }
crystals = crystals

## Table options
option-building_order = Who places the buildings
option-building_order-fixed = Left building on the first tile, right one on the second
option-building_order-owner = Each player decides in secret which building comes first

## Questions
ask-first-building = Which building goes first?
why-first-building = The other one goes onto your second tile.
ask-divide = Divide your five tiles
why-divide = { $taker } takes one lot, you keep the other. The smaller one carries a crystal.
ask-take = Take one lot from { $owner }
why-take = The smaller lot brings its crystal; the other stays with { $owner }.
ask-lay = Choose a tile and a cell
why-lay = { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
  } to lay, each touching your domain.
ask-finish = Report that you are finished
why-finish = After that nothing moves; until then you may take tiles back.

## Choices
first-building = { $building } onto the first tile
divide = { $smaller ->
    [0] 0 : 5, only the crystal in the smaller lot
    [1] 1 : 4, tile { $positions } and the crystal in the smaller lot
   *[other] { $smaller } : { $larger }, tiles { $positions } and the crystal in the smaller lot
  }
take-smaller = Take the smaller lot with the crystal
take-larger = Take the larger lot
lay = Lay { $tile } on { $cell }
finish = Finish the settlement

## Refusals
not-in-this-row = The row of your card for this round holds { $there }, not { $building }.
tile-in-one-lot = Every tile is in exactly one lot.
smaller-lot-too-large = The smaller lot holds at most { $most } tiles, not { $tiles }.
divide-how = Name the positions of the smaller lot, such as “divide 1+3”, or “divide none”.
take-one-lot = Take the smaller or the larger lot of { $owner }, and no other.
tiles-left = { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
  } to lay first.
lay-how = Name a tile and a cell, such as “lay field 2,-1”.
only-finish = All your tiles are laid. Report finished, or take tiles back.
no-such-tile = You hold no tile “{ $tile }”. A building stays on its tile.
cell-taken = A tile lies on { $cell } already, and laid tiles do not move.
cell-not-adjacent = { $cell } does not share a side with your domain.

## Log
round-begins = Round { $round } of 4 begins. Everybody takes from the { $side ->
    [left] left
   *[right] right
  }.
row-revealed = { $who } revealed { $tiles }.
buildings-placed = { $who } put buildings on the first two tiles: { $tiles }.
lots-revealed = { $who } divided: { $smaller } and a crystal in the smaller lot, { $larger } in the larger.
took-smaller = { $who } took the smaller lot of { $owner } with a crystal: { $tiles }.
took-larger = { $who } took the larger lot of { $owner }: { $tiles }.
laid = { $who } laid { $tile } on { $cell }.
finished = { $who } finished settling.

## Winning
by-points = most points
by-tiles = most tiles among those level on points

## Where the data comes from
provenance-lands = Lands and their home buildings: printed in the rulebook; four of each land in every set: published in reviews of the game.
provenance-cards = Building cards: their form is printed; which buildings stand on them is reconstructed by us.
provenance-crystals = Crystals and their points: printed in the rulebook.
provenance-rounds = Rounds and directions: printed in the rulebook.

## The table in words
view-round = round
view-phase = phase
view-building_order = who places the buildings
view-crystal_points = points for 0 to 8 crystals
view-players = players
view-crystals = crystals
view-card = building card
view-rows = rows of the card
view-rows_used = rows used
view-stack = left in the stack
view-row = row of five
view-smaller = smaller lot
view-larger = larger lot
view-kept = lot kept
view-taken = lot taken
view-kept_lot = which lot was kept
view-taken_lot = which lot was taken
view-hand = still to be laid
view-domain = domain
view-takes_from = takes from
view-ready = ready
view-cell = cell
view-land = land
view-building = building
view-region = size of its region
view-points = points of the building
view-fresh = laid this round
view-answer = your sealed answer
view-seat = seat

# What things are called: the messages that name them begin with one of these kinds.
view-kinds = land building lot
lot-smaller = the smaller
lot-larger = the larger
