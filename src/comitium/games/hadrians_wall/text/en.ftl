# Hadrian's Wall. ru.ftl has the twins.

game-name = Hadrian’s Wall
game-about = Six years on the frontier: build fort, wall and town on two sheets of boxes, and hold off the Picts every winter.

## Phases
phase-income = Income
phase-cards = Path and prospect
phase-roads = Roads
phase-actions = Actions
phase-attack = Pict attack
phase-scoring = Scoring

## Items, in amounts
some-soldier = { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
  }
some-builder = { $count ->
    [one] { $count } builder
   *[other] { $count } builders
  }
some-servant = { $count ->
    [one] { $count } servant
   *[other] { $count } servants
  }
some-civilian = { $count ->
    [one] { $count } civilian
   *[other] { $count } civilians
  }
some-resource = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
  }

## Icons, tracks and areas
piece-soldier = soldier
piece-builder = builder
piece-servant = servant
piece-civilian = civilian
piece-resource = resource
piece-renown = renown
piece-piety = piety
piece-valour = valour
piece-discipline = discipline
piece-traders = traders
piece-performers = performers
piece-priests = priests
piece-apparitores = apparitores
piece-patricians = patricians
piece-cohort = cohort
piece-hammer = hammer
piece-sword = sword
piece-infrastructure = infrastructure
piece-temple_favour = temple favour
piece-disdain = disdain
piece-removed_disdain = relief from 1 disdain
piece-piety_or_discipline = piety or discipline
piece-renown_or_valour = renown or valour
piece-any_attribute = attribute of choice
piece-cohort_left = left cohort
piece-cohort_centre = centre cohort
piece-cohort_right = right cohort
piece-mining = mining and foresting
piece-wall_guard = wall guard
piece-cippi = cippi
piece-wall = wall
piece-fort = fort
piece-production = production
piece-training = training grounds
piece-forum = forum
piece-goods = trade goods
piece-performances = performances
piece-gladiator_red = red gladiator
piece-gladiator_blue = blue gladiator
piece-battles_red = battles of the red gladiator
piece-battles_blue = battles of the blue gladiator
piece-visits = temple visits
piece-bribes = bribes
piece-rulings_left = left court column
piece-rulings_centre = centre court column
piece-rulings_right = right court column
piece-diplomats = diplomats
piece-scouts = scouts
piece-map = map

## Buildings
building-small_granary = small granary
building-medium_granary = medium granary
building-large_granary = large granary
building-small_hotel = small hotel
building-large_hotel = large hotel
building-small_workshop = small workshop
building-large_workshop = large workshop
building-small_road = small road
building-large_road = large road
building-archway = archway
building-monolith = monolith
building-column = column
building-statue = statue
building-small_precinct = small precinct
building-medium_precinct = medium precinct
building-large_precinct = large precinct
building-market = market
building-theatre = theatre
building-ludus = ludus
building-small_gardens = small gardens
building-large_gardens = large gardens
building-small_temple = small temple
building-medium_temple = medium temple
building-large_temple = large temple
building-baths = baths
building-courthouse = courthouse

## Player cards
card-architect = Architect
card-aristocrat = Aristocrat
card-defender = Defender
card-engineer = Engineer
card-fighter = Fighter
card-forager = Forager
card-merchant = Merchant
card-planner = Planner
card-pontiff = Pontiff
card-ranger = Ranger
card-trainer = Trainer
card-vanguard = Vanguard

## What paths count
measure-landmarks = landmarks
measure-disdain = remaining disdain, at most
measure-wall_sections = complete wall sections
measure-large_buildings = large buildings
measure-full_cohorts = complete cohorts
measure-production = production circles
measure-goods = trade goods
measure-full_citizens = complete citizen tracks
measure-full_temples = complete temples
measure-map_columns = complete map columns
measure-strength = gladiator strength
measure-guard_sections = complete wall guard sections

## Sources and favours
source-fate = the fate deck
source-own = your own prospect
source-self = their own prospect
source-seat = { $owner } ({ $card })
source-neutral = the neutral card { $card }
favour-temple = temple favour
favour-left = favour of the diplomat on the left
favour-centre = favour of the diplomat in the centre
favour-right = favour of the diplomat on the right

## Table options
option-difficulty = Difficulty
option-difficulty-low = Low
option-difficulty-normal = Normal
option-difficulty-high = High
option-fort = Solo campaign
option-fort-none = No campaign
option-fort-segedunum = Fort 1: Segedunum
option-fort-pons_aelius = Fort 2: Pons Aelius
option-fort-condercum = Fort 3: Condercum
option-fort-vindobala = Fort 4: Vindobala
option-fort-onnum = Fort 5: Onnum
option-fort-cilurnum = Fort 6: Cilurnum
option-fort-brocolitia = Fort 7: Brocolitia
option-fort-vercovicium = Fort 8: Vercovicium
option-fort-aesica = Fort 9: Aesica
option-fort-magnis = Fort 10: Magnis
option-fort-banna = Fort 11: Banna
option-fort-camboglanna = Fort 12: Camboglanna
option-fort-uxelodunum = Fort 13: Uxelodunum
option-fort-aballava = Fort 14: Aballava
option-fort-coggabata = Fort 15: Coggabata
option-fort-maia = Fort 16: Maia
option-spoils = Reward of the fort before
option-spoils-no = No
option-spoils-yes = Yes: its challenge was met

## Questions
ask-assign = Choose this year’s path
why-assign = It scores at the end; the other card is your prospect for this year.
ask-road = Choose an attribute for the road
why-road = { $left ->
    [one] { $left } road circle still pays.
   *[other] { $left } road circles still pay.
  }
ask-act = Take an action, or pass
why-act = You hold { $held }.
ask-pass = Pass for this year
why-pass = You hold { $held }. No action is left.
ask-cohort = Choose a cohort
why-cohort = The next box of that cohort is filled.
ask-track = Choose your reward
why-track = The next box of that track is filled.
ask-place = Place the pattern on the map
why-place = Pattern { $pattern }, turned and mirrored as you like, on empty cells.
ask-favour = Use a favour, or stop
why-favour = As it stands you get { $disdain } disdain and { $valour } valour.

## Choices
assign = { $path } as path ({ $measure }: { $steps } for 1, 2, 3 points), { $prospect } as prospect
into = { $track } { $box }
fill = Fill { $area } { $box }. Cost: { $paid }. Reward: { $gains }.
train = Train the { $gladiator } to strength { $box }. Cost: { $paid }.
build = Build the { $building }. Cost: { $paid }. Reward: { $gains }.
exchange = Exchange { $paid } for { $gained }
buy = Buy good { $good } from { $source } for box { $box }
buy-blind = Turn over a fate card and write its good in box { $box }
battle = Send the { $gladiator } into battle
appoint = Appoint a diplomat to the { $cohort }. Cost: { $paid }.
scout = Send a scout with pattern { $pattern } of { $source }
place = Fill cells { $cells }
pass = Pass
favour = Use the { $giver } against attack { $number } on the { $cohort }
stop = Use no more favours
closed-exchange = Exchange workers at the forum
closed-buy = Buy a good for box { $box }
closed-appoint = Appoint a diplomat
closed-scout = Send a scout

## Refusals
act-how = “{ $code }” is no action of this year. Fill a box, build, exchange, buy, battle, appoint, scout, or pass.
assign-how = Choose one of your two cards as path: { $cards }.
area-full = All { $size } boxes are filled: { $area }.
box-filled = Box { $box } is filled already: { $area }.
box-not-next = Box { $next } comes next: { $area }.
building-missing = Needs the { $building }.
level-missing = Needs { $track } { $need }: you have { $have }.
used-this-year = Used this year: { $area }, at most { $most ->
    [one] once
   *[other] { $most } times
  } a year.
nothing-to-fill = No next box for the sword ({ $area }). { $why }
gladiator-dead = Dead gladiators neither train nor battle: { $gladiator }, strength { $strength }, wounds { $wounds }.
gladiator-untrained = Needs a circled strength box: { $gladiator }.
no-disdain = You have no disdain to remove.
cannot-pay = Costs { $cost }. You lack { $missing }.
cannot-pay-any = Costs one of: { $costs }. You have none of them.
track-full = Full already: { $track }.
into-how = Choose one of these: { $tracks }.
who-pays = Name who pays: { $costs }.
built-already = Built already: { $building }.
forum-two-workers = The forum takes 2 workers, soldiers excepted: you have { $held }.
forum-no-soldiers = Soldiers are neither returned nor gained at the forum.
forum-no-resources = The forum takes and gives workers, no resources.
forum-other-type = You gain a worker of a type that you do not return.
own-good = The good on your own prospect is for your neighbours.
no-such-source = Choose one of these: { $sources }.
cohort-served = A diplomat serves there already: { $cohort }.
no-such-cohort = Name the left, centre or right cohort.
pattern-no-room = Pattern { $pattern } fits nowhere on your map.
cell-off-map = There is no cell { $cell }: the map has { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  } and { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
  }.
cell-filled = Cell { $cell } is filled already.
not-the-pattern = These cells do not form pattern { $pattern }.
place-first = Place the scout’s pattern first.
favour-how = Name a favour and an attack card, or stop.
no-such-attack = That fate card is none of the { $cards } of this attack.
attack-ignored = You ignore attack { $number } already.
diplomat-elsewhere = Attack { $number } is on the { $cohort }, which this diplomat does not serve.
no-such-favour = You have no such favour left.
fort-forbids = Forbidden at { $fort }: { $thing }.
fort-not-before = Not before year { $year } at this fort, and this is year { $now }: { $thing }.
campaign-solo = The campaign is for 1 player, not { $seats }.
campaign-normal = The campaign is played at normal difficulty.
spoils-need-fort = Only a fort of the campaign has a reward of the fort before.
no-fort-before = Segedunum is the first fort: none comes before it.

## Log
year-begins = Year { $year } of 6 began. Attack cards: { $cards }, potential { $potential }.
fort-begins = { $fort }. Goal: { $goal }. Challenge: { $challenge }.
fate-shuffled = The fate deck was empty, and its discards were shuffled.
income-card-passed-over = The fate card turned over showed { $soldiers } of { $need ->
    [one] { $need } soldier
   *[other] { $need } soldiers
  } and was put aside.
fate-income = The fate card of the year gave everybody { $items }.
drew = { $who } drew { $cards }.
revealed = { $who } revealed { $path } as path and { $prospect } as prospect.
neutral-shown = Neutral card: { $card }.
prospect-income = { $who } got { $items } from the prospect.
sheet-income = { $who } got { $items } from the sheets.
gained = { $who } gained { $gains }.
track-box = { $track } { $box }
reward-lost = nothing for { $reward } (full)
went-into = { $who } chose { $track } { $box }.
filled = { $who } filled { $area } { $box }. Cost: { $paid }.
trained = { $who } trained the { $gladiator } to strength { $box }. Cost: { $paid }.
built = { $who } built the { $building }. Cost: { $paid }.
exchanged = { $who } exchanged { $paid } for { $gained }.
bought = { $who } bought good { $good } for box { $box } from { $source }.
bought-blind = { $who } turned to the fate deck for box { $box }.
good-turned = { $who } turned over a fate card: good { $good }.
active-again = { $who } got { $item } from a neighbour and acts again.
battled = { $who } sent the { $gladiator } into battle.
gladiator-died = A fate card dealt { $damage } damage to { $who }’s { $gladiator }, who died.
gladiator-lived = A fate card dealt { $damage } damage to { $who }’s { $gladiator }, who lives with { $left } strength left.
appointed = { $who } appointed a diplomat to the { $cohort }, with { $favours ->
    [one] { $favours } favour
   *[other] { $favours } favours
  }. Cost: { $paid }.
sent-scout = { $who } sent a scout with the pattern of { $source }.
placed = { $who } filled map cells { $cells }.
passed = { $who } passed.
supplies-emptied = All supplies were emptied.
attack-turned = Attack { $number }: on the { $cohort }.
favoured = { $who } used the { $giver } against attack { $number } on the { $cohort }.
stopped = { $who } used no more favours.
attack-result = { $who } got { $disdain } disdain and { $valour } valour from the attack.

## Winning
by-points = most points
by-disdain = least disdain among those level on points
by-paths = most points from paths among those level on points and disdain
by-rank = the rank of the total
by-goal = the goal of the fort
rank-0 = Miles
rank-1 = Centurion
rank-2 = Primus Pilus
rank-3 = Praefectus Castrorum
rank-4 = Legatus Legionis

## Campaign
fort-segedunum = Segedunum
fort-pons_aelius = Pons Aelius
fort-condercum = Condercum
fort-vindobala = Vindobala
fort-onnum = Onnum
fort-cilurnum = Cilurnum
fort-brocolitia = Brocolitia
fort-vercovicium = Vercovicium
fort-aesica = Aesica
fort-magnis = Magnis
fort-banna = Banna
fort-camboglanna = Camboglanna
fort-uxelodunum = Uxelodunum
fort-aballava = Aballava
fort-coggabata = Coggabata
fort-maia = Maia
fort-lost = { $fort } is lost ({ $rank }) and has to be played again
fort-won = { $fort } is won, its challenge missed ({ $rank }); next comes { $next }, without a reward
fort-won_challenge = { $fort } is won with its challenge ({ $rank }); next comes { $next }, with the reward
campaign-won = { $fort } is won ({ $rank }), and with it the campaign
what-total = { $need ->
    [one] { $need } point
   *[other] { $need } points
  }
what-path_points = { $need ->
    [one] { $need } point
   *[other] { $need } points
  } from paths
what-disdain = no disdain
what-favours_used = no favour used
what-wall_sections = { $need ->
    [one] { $need } wall section
   *[other] { $need } wall sections
  }
what-full_citizens = { $need ->
    [one] { $need } full citizen track
   *[other] { $need } full citizen tracks
  }
what-full_temples = { $need ->
    [one] { $need } full temple
   *[other] { $need } full temples
  }
what-map_rows = { $need ->
    [one] { $need } full map row
   *[other] { $need } full map rows
  }
what-map_columns = { $need ->
    [one] { $need } full map column
   *[other] { $need } full map columns
  }
what-strength = gladiator strength { $need }
what-landmarks = { $need ->
    [one] { $need } landmark
   *[other] { $need } landmarks
  }
what-goods = { $need ->
    [one] { $need } trade good
   *[other] { $need } trade goods
  }
what-renown = renown { $need }
what-valour = valour { $need }
what-fort = fort { $need }
what-wall = wall { $need }
what-cippi = cippi { $need }
what-wall_guard = wall guard { $need }
what-large_granary = large granary
what-large_hotel = large hotel
what-large_road = large road
what-large_workshop = large workshop
what-baths = baths
what-attributes_10 = 10 or more in { $need ->
    [one] { $need } attribute
   *[other] { $need } attributes
  }
what-attributes_15 = 15 or more in { $need ->
    [one] { $need } attribute
   *[other] { $need } attributes
  }
what-attributes_17 = 17 or more in { $need ->
    [one] { $need } attribute
   *[other] { $need } attributes
  }
what-attributes_20 = 20 or more in { $need ->
    [one] { $need } attribute
   *[other] { $need } attributes
  }

## What a piece is: its card
card-name-box = { $area }, box { $box }
card-name-circle = { $area }, circle { $box }
card-name-diplomat = diplomat { $box }
card-name-scout = scout { $box }
card-name-cell = map, row { $row }, column { $column }
card-name-battle = { $gladiator }: battle
card-name-section = { $area }, section { $number }
card-name-row = map row { $number }
card-name-column = map column { $number }
card-name-attack = attack { $number }
card-name-attack-card = attack card
card-name-hold = { $cohort }: chance to hold
card-name-hold-all = chance that all cohorts hold
card-region-frontier = the frontier
card-region-works = the works behind the wall
card-region-attributes = attributes and landmarks
card-region-street = street of the { $citizens }
card-region-supply = supply
card-region-icons = symbols
card-region-cards = cards of the table
card-place-needs = { $region }; needs { $needs }
card-place-box = { $region }, box { $box } of { $size }
card-place-size = { $region }, { $size ->
    [one] { $size } box
   *[other] { $size } boxes
  }
card-place-supply = supply of { $who }: { $held }
card-place-pile = { $count } of { $all ->
    [one] { $all } card
   *[other] { $all } cards
  } unseen
card-place-attack = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, potential { $potential }
card-place-cohort = on the { $cohort }
card-level-now = now { $level }
card-percent = { $percent } %
card-penalty = { $held } now: −{ $points }; with one more: −{ $next }
card-things = { $things }
card-times = { $count } × { $thing }
card-or = { $one } or { $other }
card-from-to = { $least } to { $most }
card-boxes = { $area } { $first } to { $last }
card-buildings = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
  }
card-favours = { $count ->
    [one] { $count } favour
   *[other] { $count } favours
  }
card-cost-forum = any 2 workers, soldiers excepted
card-cost-icon = no payment: the icon “{ $icon }” fills a box
card-cost-limited = { $cost }, at most { $most ->
    [one] once
   *[other] { $most } times
  } a year
card-cost-prospect = 1 resource for the good, 1 soldier for the pattern
card-reward-circle = { $gains }; every later year: { $income }
card-reward-forum = 1 worker of another type
card-reward-scout = the four cells of the pattern on the map
card-reward-strength = strength { $strength }
card-reward-good = { $renown } renown for a number not owned yet
card-reward-battle = at strength { $strength }: { $killed } if he dies, { $alive } if he lives
card-prospect = as prospect: { $items }, good { $good }, pattern { $pattern }
card-enough = nothing: you hold { $held }
card-enough-free = nothing
card-filled = nothing: done in year { $year }
card-printed = nothing: filled from the start
card-both = { $one } { $other }
card-ignored = nothing: you ignore this attack
card-path-next = { $have } of { $need } for the next point
card-path-fewer = { $have } now, at most { $need } for the next point
card-path-full = nothing: { $have } now, 3 points
card-does-cohort = Each filled box stops one attack of the Picts from this side.
card-does-mining = Its hammers raise the production of the years to come.
card-does-wall_guard = Guards on the wall fill cohorts and raise discipline.
card-does-cippi = Stakes before the ditch: each box stands over the fort box that it needs.
card-does-wall = The wall stands on the fort and brings civilians, renown and cohorts.
card-does-fort = A filled fort box carries the wall box of the same number.
card-does-production = Each filled circle gives 1 resource at the beginning of a year.
card-does-training = The sword in the box fills the next box of the wall guard without a soldier.
card-does-forum = Two workers become one of another type; soldiers are not exchanged.
card-does-attribute = Each filled box is 1 point at the end.
card-does-citizens = The level of this track opens the buildings and boxes of its street.
card-does-goods = Here the number of a good is written, and a number not owned yet gives renown.
card-does-performances = A performance in the theatre, given once, brings what its box shows.
card-does-gladiator = Each circled box gives the gladiator 1 strength for his battles.
card-does-battle = A fate card wounds the gladiator; what he earns depends on his strength, and on whether he lives.
card-does-visits = Visits fill the temples, and a full temple gives a favour against the Picts.
card-does-bribes = A bribe in the baths removes 1 disdain.
card-does-ruling = Each box of this column is one ruling of the court, which gives workers.
card-does-diplomats = A diplomat serves one cohort, and the favours ignore attacks on it.
card-does-scouts = A scout lays the pattern of a prospect on the map.
card-does-map = A scout’s pattern fills this cell, and a full row of the map gives valour.
card-does-granary = Feeds a column of the frontier: without a granary the boxes there stay closed.
card-does-hotel = Brings a civilian now and in every later year.
card-does-workshop = Brings a builder now and in every later year.
card-does-road = Raises an attribute now and in every later year.
card-does-landmark = Crowns one attribute; the path of the { $card } counts landmarks.
card-does-precinct = Storehouses that raise an attribute and the production.
card-does-market = Opens the trade in goods.
card-does-theatre = Opens the performances, one in a year.
card-does-ludus = Opens the training and the battles of the two gladiators.
card-does-gardens = Fills boxes of citizen tracks without civilians.
card-does-temple = Opens visits, and gives a favour against the Picts once all of them are made.
card-does-baths = Opens bribes, which remove disdain.
card-does-courthouse = Opens three columns of rulings, which give workers.
card-does-worker = Pays for: { $things }; what is left at the end of the year goes back.
card-does-complete = Once complete, it counts for the path of the { $card }.
card-does-row = Once complete, it gives valour at once.
card-does-path = As path it counts { $measure }: { $steps } for 1, 2 and 3 points at the end.
card-does-prospect = This year the neighbours of its owner may buy its good and use its pattern.
card-does-prospect-own = You have its income and may use its pattern; only your neighbours buy its good.
card-does-prospect-neutral = Open to everybody; each item paid here brings one more attack, { $count } so far.
card-does-fate = Its cards bring the income of the year, attacks, wounds in battle, and goods bought unseen.
card-does-attack = At the end of the year each card is one attack, and all players face the same ones.
card-does-potential = So much disdain and valour the attack brings in all: 1 disdain for each breach, valour for the rest.
card-does-attack-card = One attack on the cohort that it shows; a free box of that cohort stops it.
card-does-favour-temple = A favour ignores any one attack card, for you alone.
card-does-favour-diplomat = A favour ignores one attack card on the cohort that this diplomat serves, for you alone.
card-does-hold = How likely every attack is stopped, counted from the fate cards not seen yet.
card-does-infrastructure = Its level, the number of filled bricks in the fort, opens the works behind the wall.
card-does-score = The points you would have if the match ended now.
card-does-rank = Alone you play for a rank, by the points of the end: { $ranks }.
card-rank = { $rank } from { $points }
card-does-disdain = Disdain costs points at the end, up to { $most } for { $worst } or more.
card-does-icon = Fills the next box of this track: { $track }.
card-does-icons = Fills the next box of one of these, as you choose: { $tracks }.

## Where the data comes from
provenance-years = Attack potential and cards: those of year 3 printed in the rulebook, the rest published (pictures of the player board).
provenance-fate = Fate cards: published (pictures of the printed cards); their numbers are ours.
provenance-cards = Player cards: paths printed in the rulebook; items, goods and patterns published (pictures of the cards).
provenance-patterns = Scout patterns: published (pictures of the cards).
provenance-areas = Boxes of both sheets: costs, limits and many numbers printed in the rulebook; rewards and flags of single boxes published (pictures of the sheets).
provenance-buildings = Buildings: about half of the costs and rewards printed in the rulebook, the rest published (pictures of the sheets).
provenance-gladiators = What battles give: two columns printed in the rulebook, the rest published (pictures of the sheets).
provenance-scoring = Ranks and renown for goods: printed in the rulebook; most penalties for disdain published (pictures of the sheets).
provenance-forts = The solo campaign: published by the publisher as a free sheet, not in the rulebook.

## The table in words
view-year = year
view-phase = phase
view-difficulty = difficulty
view-fort = fort of the campaign
view-income_card = income card of the year, by its number in the rules
view-fate = fate deck
view-pile = cards in the pile
view-discards = discard pile, by the numbers in the rules
view-directions = unseen attacks by direction
view-goods = trade goods (in the pile: good, then how many cards; on a sheet: box, then good)
view-damages = unseen cards (damage, then how many)
view-attack = attack of the year
view-potential = potential
view-cards = attack cards
view-extra = of these extra
view-turned = attacks on the table
view-direction = direction
view-card = card
view-neutral = neutral cards
view-good = trade good
view-pattern = pattern
view-shape = shape, row by row
view-paid = paid onto it
view-neutral_used = neutral cards of earlier years
view-penalties = points lost for 0 to 9 disdain
view-sheet = printed areas
view-area = area
view-gives = gives
view-cost = cost
view-prices = price, by box
view-flag = flag
view-levels = level needed, by box
view-per_year = at most a year
view-building_costs = printed buildings
view-building = building
view-circle = every later year
view-level = level
view-after = after
view-players = players
view-seat = seat
view-ready = ready
view-supply = supply
view-next_income = income of next year
view-areas = areas
view-size = boxes
view-filled = year written in each box (0: still empty, -1: filled from the start)
view-years = attacks of the six years
view-open = boxes that lack only their payment
view-infrastructure = infrastructure
view-buildings = built, by year
view-can_build = could be built
view-next_good_renown = renown for the next new good
view-gladiators = gladiators
view-gladiator = gladiator
view-battles = what battles give, by strength
view-strength = strength
view-wounds = wounds
view-alive = alive
view-if_killed = if killed
view-if_alive = if alive
view-temple_favours = temple favours left
view-diplomats = diplomats
view-cohort = cohort
view-favours = favours left
view-favours_used = favours used
view-map = map, row by row (# filled, . empty)
view-disdain = disdain
view-removed_disdain = disdain removed
view-penalty = points lost
view-next_penalty = points lost with one more
view-cohorts = cohorts
view-attacks = attacks on it
view-through = of these not stopped
view-percent = chance to hold, in percent
view-ignored = attacks ignored, by their cards
view-attack_disdain = disdain of this attack
view-attack_valour = valour of this attack
view-paths = path cards
view-progress = so far
view-measure = counts
view-steps = for 1, 2 and 3 points
view-points = points
view-missing = missing for the next point
view-prospect = prospect
view-items = gives
view-used_prospects = prospects of earlier years
view-unseen = cards still to come
view-left_seat = neighbour to the left
view-right_seat = neighbour to the right
view-total = points now
view-goals = goals of the fort
view-what = what
view-have = now
view-need = needed
view-at_most = at most
view-challenge = challenge
view-met = met
view-drawn = cards you drew
view-answer = your sealed answer

# What things are called: the messages that name them begin with one of these kinds.
view-kinds = piece building card measure goal fort direction gladiator
goal-total = points in all
goal-path_points = points from paths
goal-map_rows = complete map rows
goal-attributes_10 = attributes of 10 or more
goal-attributes_15 = attributes of 15 or more
goal-attributes_17 = attributes of 17 or more
goal-attributes_20 = attributes of 20 or more
goal-favours_used = favours used
direction-left = left
direction-centre = centre
direction-right = right
gladiator-red = red gladiator
gladiator-blue = blue gladiator
# A box or an outcome that gives nothing.
gives- = nothing
if_killed- = nothing
if_alive- = nothing
