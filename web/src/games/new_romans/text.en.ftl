# The board of New Romans. new_romans.ru.ftl has the twins.

nr-you = You
nr-cell = column { $q }, row { $r }
nr-empty-cell = Empty cell, { $where }
nr-laid-tile = { $tile }, { $where }, region of { $size }
nr-laid-building = { $tile }, { $where }, region of { $size }; the building brings { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
nr-your-domain = Your domain, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
nr-domain-of = { $name }: a domain of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
nr-domain-state = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }, forecast { $points }
nr-no-tiles = No tiles laid yet
nr-show-large = show the domain large
nr-look-at-domain = Show the domain of { $who } large, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
nr-look-back = Back to the table
nr-whose-domain = Whose domain

## Map
nr-map-tools = Map
nr-region-sizes = Region sizes
nr-zoom-in = Zoom in
nr-zoom-out = Zoom out
nr-zoom-fit = Show all

## Lots
nr-smaller-lot = Smaller lot
nr-larger-lot = Larger lot
nr-smaller-holds = { $tiles ->
    [0] a crystal alone
    [one] { $tiles } tile and a crystal
   *[other] { $tiles } tiles and a crystal
  }
nr-larger-holds = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
nr-smaller-lot-label = Smaller lot: { $count ->
    [0] a crystal alone
   *[other] { $tiles }, and a crystal
  }
nr-larger-lot-label = Larger lot: { $tiles }
nr-in-smaller = Tile { $number }, { $tile }, in the smaller lot
nr-in-larger = Tile { $number }, { $tile }, in the larger lot
nr-one-crystal = 1 crystal
nr-behind-screen = Behind your screen until { $players ->
    [2] both
   *[other] all { $players }
  } have sealed
nr-sealed-until-all = Sealed until { $players ->
    [2] both
   *[other] all { $players }
  } have answered
nr-your-lots = Your lots: { $taker } chooses

## Cards
nr-sealed = sealed
nr-your-choice = your choice
nr-choosing = choosing
nr-card-smaller = smaller lot
nr-card-larger = larger lot

## Tray
nr-kept = Kept
nr-taken = Taken
nr-kept-smaller = your smaller lot
nr-kept-larger = your larger lot
nr-taken-smaller = smaller lot of { $owner }
nr-taken-larger = larger lot of { $owner }
nr-left-of = { $left } of { $all } left
nr-all-laid = All laid
nr-lot-empty = No tiles in it

## Players and side
nr-crystals = crystals
nr-takes = takes from
nr-seat = { $who }
nr-tiles = tiles
nr-to-lay = to lay
nr-row = row
nr-last-five = last five
nr-who-takes = Who takes from whom
nr-takes-from = { $who } takes from { $owner }
nr-takes-from-you = { $who } takes from you
nr-you-take-from = You take from { $owner }
nr-each-other = takes from you, you take from them
nr-you-take = you take from them
nr-takes-yours = takes from you
nr-your-card = Your building card
nr-card-of = Building card: { $name }
nr-round-number = { $round ->
    [1] I
    [2] II
    [3] III
   *[4] IV
  }
nr-round = Round { $round }
nr-your-crystals = Your crystals
nr-crystals-worth = Crystals
nr-crystals-are = { $count ->
    [one] { $count } crystal is
   *[other] { $count } crystals are
  } worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## Counting
nr-counting = Counting, building by building
nr-in-all = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in all
nr-score-line = { $source }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
nr-step-back = Previous
nr-step-on = Next
nr-skip = Skip

## Under tiles: a long word may be broken at the soft hyphen
nr-short-olive = olive grove
nr-short-vineyard = vineyard
nr-short-field = field
nr-short-city = city quarter
nr-short-quarry = quarry
nr-short-oil_press = oil press
nr-short-winery = winery
nr-short-mill = mill
nr-short-theatre = theatre
nr-short-workshop = workshop
