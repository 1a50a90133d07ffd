# The board of Hadrian's Wall. text.ru.ftl has the twins.

## Places
hw-row-cippi = Cippi
hw-row-wall_guard = Wall guard
hw-row-wall = Wall
hw-row-fort = Fort
hw-row-mining = Mining
hw-bar-wall_guard = Guard
hw-bar-wall = Wall
hw-bar-fort = Fort
hw-cohorts = Cohorts
hw-level-now = level now
hw-hotel = Hotel
hw-workshop = Workshop
hw-road = Road
hw-training = Training
hw-forum = Forum
hw-forum-how = 2 for 1
hw-forum-table = Two workers for one of another kind
hw-production = Production
hw-each-year = { $count } a year
hw-disdain = Disdain
hw-penalty = { $points ->
    [0] one more: −{ $next }
   *[other] −{ $points }, one more: −{ $next }
  }
hw-granary-0 = small granary
hw-granary-1 = medium
hw-granary-2 = large
hw-opens-with = opens with the { $building }
hw-street-traders = Traders
hw-street-performers = Performers
hw-street-priests = Priests
hw-street-apparitores = Apparitores
hw-street-patricians = Patricians
hw-short-traders = Traders
hw-short-performers = Performers
hw-short-priests = Priests
hw-short-apparitores = Apparit.
hw-short-patricians = Patricians
hw-place-wall = The wall
hw-place-works = Works
hw-place-score = Attributes and paths
hw-next-place = Next place where something is open (N)
hw-minimap = Both sheets at a glance
hw-whole = Whole view
hw-enlarge = { $place }: enlarge
hw-show-north = Show the wall and the works
hw-show-south = Show the town
hw-open-places = { $count ->
    [one] { $count } open place
   *[other] { $count } open places
  }

## Boxes and buildings
hw-box = { $area }, box { $box }
hw-filled-in = filled in year { $year }
hw-built = { $name }, built
hw-needs-level = needs { $track } { $level }
hw-played = played this year
hw-goods-how = each good
hw-good-owned = good { $good }
hw-market-next = { $renown ->
    [0] no new good left
   *[other] new: +{ $renown }
  }
hw-bribes-how = 2 a year, −1 each
hw-scouts-how = a soldier each
hw-temple-favours = { $count ->
    [one] { $count } favour
   *[other] { $count } favours
  }
hw-battle = { $gladiator }: battle
hw-train = { $gladiator }: train
hw-gladiator = { $gladiator }: strength { $strength }, wounds { $wounds }
hw-if-killed = if killed, piety
hw-if-alive = if alive, renown
hw-map = Scouting map
hw-row-valour = a full row gives valour

## What is missing, in short
hw-level-first = { $track } { $need } first
hw-building-first = { $building } first
hw-lacks = lacks { $missing }
hw-none-left = none left
hw-lacks-any = nobody to pay
hw-used = used this year
hw-no-disdain = no disdain
hw-dead = dead
hw-untrained = untrained
hw-forbidden = forbidden here
hw-not-before = from year { $year }
hw-two-workers = needs 2 workers

## The sky
hw-attacks = { $cards ->
    [one] { $cards } attack
   *[other] { $cards } attacks
  }
hw-end-of-year = end of year { $year }
hw-unseen = · { $count } of { $all ->
    [one] { $all } unseen card
   *[other] { $all } unseen cards
  }
hw-holds = holds: { $percent } %
hw-no-attack = no attack
hw-last-attack = The last attack
hw-got-disdain = { $count } disdain
hw-got-valour = { $count } valour
hw-attack-stopped = Attack { $number }: stopped
hw-attack-through = Attack { $number }: comes through
hw-attack-ignored = Attack { $number }: ignored by a favour

## The tray
hw-supply = Supply
hw-items-soldier = soldiers
hw-items-builder = builders
hw-items-servant = servants
hw-items-civilian = civilians
hw-items-resource = resources
hw-next-year = sure income of next year
hw-income = year { $year }: +{ $count }
hw-prospects = Prospects of this year
hw-good-of = good { $good }
hw-good-for-neighbours = good { $good }, for your neighbours
hw-pattern = scout’s pattern
hw-gains = is paid
hw-comes-back = is paid, acts again
hw-extra-attacks = { $count ->
    [one] +{ $count } attack
   *[other] +{ $count } attacks
  }

## Paths
hw-as-path = Path
hw-as-prospect = Prospect
hw-points = { $points ->
    [one] = { $points } point
   *[other] = { $points } points
  }
hw-path-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
hw-path-to-come = to come
hw-paths = Paths: { $paths }
hw-measure-landmarks = landmarks
hw-measure-disdain = disdain
hw-measure-wall_sections = wall sections
hw-measure-large_buildings = large buildings
hw-measure-full_cohorts = full cohorts
hw-measure-production = production
hw-measure-goods = goods
hw-measure-full_citizens = full streets
hw-measure-full_temples = full temples
hw-measure-map_columns = map columns
hw-measure-strength = strength
hw-measure-guard_sections = guard sections

## Where a chain of rewards stops
hw-then-choose = Then choose: { $reward }.
hw-then-place = Then place the pattern on the map.
hw-then-fate = Then a fate card is turned: nobody knows which.

## Laying a pattern
hw-turn = Turn (R)
hw-mirror = Mirror (F)
hw-cell = cell { $cell }
hw-placing-how = Point at a cell to see the pattern there; press to lay it.

## Others
hw-look-at = Look at the sheets of { $who }
hw-looking = The sheets of { $who }
hw-own-sheets = Back to yours
hw-stop-looking = Back

## Beside the board
hw-attack-of-year = Attack, year { $year }
hw-attack-how = { $extra ->
    [0] { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
      }, potential { $potential }: each breach is 1 disdain, the rest valour.
   *[other] { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
      }, { $extra } of them extra, potential { $potential }: each breach is 1 disdain, the rest valour.
  }
hw-all-hold = all hold
hw-years = The attacks of the six years
hw-year = Year
hw-cards = Cards
hw-potential = Potential
hw-goal = Goal:
hw-challenge = Challenge:
