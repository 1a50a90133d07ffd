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

## Cards: what a thing is, what it brings now
card-land = Tiles of one land that share a side form a region. The { $building } scores such regions.
card-building = The building scores a point for every tile in the regions of its home land ({ $land }) that it stands on or touches.
card-to-lay = yours, { $count } to lay
card-your-row = your row, place { $position }
card-row-of = row of { $who }, place { $position }
card-your-domain = Your domain
card-domain-of = Domain of { $who }
card-in-region = { $domain }, region of { $size ->
    [one] { $size } tile
   *[other] { $size } tiles
  }
card-points-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } now, { $regions ->
    [one] one region
   *[other] regions of { $sizes }
  }
card-no-home = no { $land } under it or beside it, so it scores nothing yet
card-cell = Cell
card-empty-cell = Empty cell
card-cell-is = A tile may be laid on an empty cell that shares a side with the domain; the first tile goes anywhere.
card-cell-free = nothing, a tile may be laid here
card-cell-apart = a side that it shares with the domain
card-row = Row of five
card-row-is = What a player reveals from the stack in a round: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }. The first { $built } get a building. The owner divides the row into two lots.
card-smaller-lot = Smaller lot
card-smaller-is = At most { $most } of the five tiles, and always a crystal. A neighbour takes one of the two lots, the other stays with its maker.
card-larger-lot = Larger lot
card-larger-is = At least { $least } of the five tiles, without a crystal. A neighbour takes one of the two lots, the other stays with its maker.
card-lot-holds = { $lot ->
    [smaller] { $count ->
        [0] a crystal alone
       *[other] a crystal, { $tiles }
      }
   *[larger] { $tiles }
  }
card-crystal = Crystal
card-crystal-is = Each round every player puts one into the smaller lot. Whoever gets that lot gets the crystal, and crystals score at the end.
card-crystals-table = points for 0 to { $most } of them: { $points }
card-crystals-worth = { $count ->
    [one] { $count } crystal is
   *[other] { $count } crystals are
  } worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
card-crystals-next = with { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
card-building-card = Building card
card-building-card-is = Each round its next row gives two buildings, which go onto the first two tiles of the row.
card-row-now = round { $round }: { $left }, { $right }
card-on-building-card = on your building card, round { $rounds }
card-stack = Stack
card-stack-is = Face-down tiles. Nobody knows their order.
card-stack-left = Face-down tiles. Nobody knows their order, but counting tells what is left: { $left }.
card-left = { $land } { $count }
card-choice = Choice card
card-choice-is = It says whether its player takes the smaller or the larger lot. It stays unseen until all cards are turned up at once.
card-sealed = sealed
card-sealed-is = This player has answered. The answer stays unseen until everybody has answered.
card-domain = Domain
card-domain-is = All tiles that a player has laid. Everybody sees it, and buildings in it score at the end.
card-forecast = Forecast
card-forecast-is = What the player would have if the match ended now: points for buildings and for crystals.
card-counted = buildings { $buildings }, crystals { $crystals }
card-reminder = Reminder
card-reminder-is = It shows whom you take from and who takes from you. The two sides change after every round.
card-you-take = In round { $round } of { $of } you take a lot from { $giver }, and { $taker } takes one from you.
card-takes = In round { $round } of { $of } { $who } takes a lot from { $giver }, and { $taker } takes one from { $who }.
card-yours = yours
card-of = of { $who }

shelf-lands = Lands
shelf-buildings = Buildings
shelf-lots = Rows, lots and crystals
shelf-domain = The domain

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
