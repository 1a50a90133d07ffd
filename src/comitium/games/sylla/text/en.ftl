# Sylla. ru.ftl has the twins.

game-name = Sylla
game-about = Win elections, bid for buildings, fight off disasters and vote on great works, while Rome starves and its three virtues rise and fall.

## Phases
phase-setup = Setup
phase-consul = First Consul
phase-recruitment = Recruitment
phase-buildings = Buildings
phase-income = Income
phase-events = Events
phase-work = Great Work
phase-famine = Famine and Crisis
phase-ecclesia = Ecclesia

## Characters, buildings, tokens, colours
character-senator = Senator
character-merchant = Merchant
character-legionary = Legionary
character-vestal = Vestal
character-slave = Slave
character-christian = Christian { $character }
building-stall = Market Stall
building-field = Field
building-crane = Crane
building-sanctuary = Sanctuary
building-tavern = Tavern
building-insula = Insula
building-statue = Statue
building-bank = Bank
building-arch = Triumphal Arch
token-health = Health
token-pride = Civic Pride
token-leisure = Leisure
colour-red = red
colour-yellow = yellow
colour-grey = grey

## Events and Great Works
event-epidemic = Epidemic
event-eruption = Eruption
event-cult = Imperial Cult
event-famine = Famine
event-persecution = Persecution of Christians
event-purge = Senate Purge
event-flood = Flood
event-revolt = Slave Revolt
event-pillage = Pillage
event-decadence = Decadence
category-christians = Christian
category-senators = Senator
category-buildings = building or Crane
category-slaves = Slave
category-stalls = Market Stall
work-pantheon = Pantheon
work-temple = Temple
work-granary = Granary
work-baths = Public Baths
work-colosseum = Colosseum
work-senate = Senate

## Table options
option-open_screens = Coins and tokens
option-open_screens-off = Behind screens, as in the rulebook: count for yourself
option-open_screens-on = Open to everybody

## Questions
ask-keep = Keep { $kept } of your ten characters
why-keep = You start with { $coins ->
    [one] { $coins } denarius
   *[other] { $coins } denarii
  }, and one more for every Merchant.
ask-open-election = Open the bidding for First Consul
why-open-election = Your { $senators ->
    [one] { $senators } Senator counts
   *[other] { $senators } Senators count
  }, and any of your { $coins ->
    [one] { $coins } denarius
   *[other] { $coins } denarii
  }.
ask-bid-votes = Outbid for First Consul, or pass
why-bid-votes = Beat the { $best } of { $leader }: { $senators ->
    [one] { $senators } Senator
   *[other] { $senators } Senators
  } and { $coins ->
    [one] { $coins } denarius
   *[other] { $coins } denarii
  }.
ask-token = Take a token
why-consul-token = The First Consul chooses its kind.
why-insula = The Insula gives two, of any kinds.
ask-recruit = Take a character
why-recruit = { $left ->
    [one] { $left } card lies
   *[other] { $left } cards lie
  } in the display. It costs nothing.
ask-offer = Put a tile up for sale
why-offer = Sale { $sale } of { $sales }. Its slot decides the colour; you bid last.
ask-bid-cards = Bid for the { $tile }, or pass
why-open-sale = Nobody has bid. { $able ->
    [one] { $able } of your cards can pay { $colour }.
   *[other] { $able } of your cards can pay { $colour }.
  }
why-bid-cards = Beat the { $best } of { $leader }. { $able ->
    [one] { $able } of your cards can pay { $colour }.
   *[other] { $able } of your cards can pay { $colour }.
  }
ask-turn = Turn the cards you pay with
why-turn = { $due } to turn, of { $able } that can pay { $colour }.
ask-use = Use your buildings, or end your income
why-use = { $sanctuaries ->
    [0] No Sanctuary
    [one] { $sanctuaries } Sanctuary
   *[other] { $sanctuaries } Sanctuaries
  } and { $taverns ->
    [0] no Tavern
    [one] { $taverns } Tavern
   *[other] { $taverns } Taverns
  } to use; you have { $coins ->
    [one] { $coins } denarius
   *[other] { $coins } denarii
  }.
ask-leave = Choose who stays without a cube
why-leave = You have { $fighters ->
    [one] { $fighters } fighter
   *[other] { $fighters } fighters
  } and { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }.
ask-place = Place a cube on an event
why-place = { $vestals ->
    [one] { $vestals } Vestal cube
   *[other] { $vestals } Vestal cubes
  } and { $legionaries ->
    [one] { $legionaries } Legionary cube
   *[other] { $legionaries } Legionary cubes
  } left.
ask-prevent = { $events ->
    [1] Choose an event to prevent
   *[other] Choose two events to prevent
  }
why-prevent = They have equally many cubes; the First Consul decides.
ask-turn-down = Turn one { $category } face down
why-turn-down = { $event } happens.
ask-remove = Choose the event to remove
why-remove = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } on each; the First Consul decides.
ask-vote = { $work }: build, or help the Plebs
why-vote = { $senators ->
    [one] { $senators } available Senator
   *[other] { $senators } available Senators
  } and { $coins ->
    [one] { $coins } denarius
   *[other] { $coins } denarii
  }; what you commit is spent.
ask-free = Free your Slaves
why-free = You have { $slaves ->
    [one] { $slaves } Slave
   *[other] { $slaves } Slaves
  } and { $coins ->
    [one] { $coins } denarius
   *[other] { $coins } denarii
  }: { $price } each, for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

## Choices
keep = Keep { $cards }
pass = Pass
bid-votes = Bid { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }
take-token = Take { $token }
recruit = Recruit { $card }
offer = Offer the { $tile }, { $colour }
bid-cards = Bid { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
turn-card = Turn { $card }
buy-token = Sanctuary: pay { $price } for { $token }
move-marker = Tavern: { $token } { $side ->
    [left] left
   *[right] right
  }, to { $value }
end-income = End your income
leave-fighter = { $card } stays without a cube
place-cube = Place a { $cube } cube on { $event }
prevent = Prevent { $events }
turn-down = Turn { $piece } face down
turn-down-turned = Turn { $piece } face down (turned to pay)
remove = Remove { $event }
vote-build = Build with { $coins ->
    [one] { $coins } denarius
   *[other] { $coins } denarii
  }
vote-plebs = Help the Plebs with { $coins ->
    [one] { $coins } denarius
   *[other] { $coins } denarii
  }
free = { $slaves ->
    [0] Free nobody
    [one] Free { $slaves } Slave: { $coins ->
        [one] { $coins } denarius
       *[other] { $coins } denarii
      } for { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
   *[other] Free { $slaves } Slaves: { $coins ->
        [one] { $coins } denarius
       *[other] { $coins } denarii
      } for { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
  }

## Refusals
keep-how = Name { $kept ->
    [one] { $kept } card
   *[other] { $kept } cards
  } of your set, such as “keep I-01+I-03”, in their order.
keep-how-many = You keep { $kept ->
    [one] { $kept } character
   *[other] { $kept } characters
  }, not { $named }.
not-in-your-set = { $id } is not in your set { $set }.
consul-opens = As incumbent you have to open the bidding.
votes-beyond-reach = { $votes ->
    [one] { $votes } vote is too many
   *[other] { $votes } votes are too many
  }: you have { $senators ->
    [one] { $senators } Senator
   *[other] { $senators } Senators
  } and { $coins ->
    [one] { $coins } denarius
   *[other] { $coins } denarii
  }.
votes-too-few = The bid stands at { $best } and you can reach { $most }.
senators-all-vote = All your Senators vote: { $senators } at least, not { $votes }.
bid-votes-how = Name a number of votes, such as “bid 3”, or pass.
token-out = There is no { $token } token left.
token-how = Name the kind of token: “take health”, “take pride” or “take leisure”.
not-on-display = { $id } is not in the display, which has { $left ->
    [one] { $left } card
   *[other] { $left } cards
  }.
recruit-how = Name a card of the display, such as “recruit II-04”.
not-on-offer = { $id } is not on offer; { $left ->
    [one] { $left } tile is
   *[other] { $left } tiles are
  }.
offer-how = Name a tile on offer, such as “offer field-A1”.
cards-beyond-reach = { $able ->
    [one] You hold { $able } card that can pay, you bid { $cards }.
   *[other] You hold { $able } cards that can pay, you bid { $cards }.
  }
cards-too-few = The bid stands at { $best } and you can reach { $able }.
bid-cards-how = Name a number of cards, such as “bid 2”, or pass.
card-face-down = The { $card } lies face down.
card-turned = The { $card } is turned already.
crane-new = A Crane pays from the turn after it was bought.
card-lacks-colour = The { $card } shows no { $colour } hexagon.
not-yours = You do not have { $id }.
turn-how = Name one of your cards that can pay, such as “turn II-04”; { $due } to turn.
token-too-dear = A token costs { $price ->
    [one] { $price } denarius
   *[other] { $price } denarii
  }, you have { $coins }.
marker-acted-on = A Tavern has acted on { $token } in this phase already.
no-sanctuary = You have no Sanctuary left to use.
no-tavern = You have no Tavern left to use.
tavern-not-famine = A Tavern cannot move the famine marker.
use-how = Say “sanctuary health”, “tavern leisure left” or “done”.
leave-how = Name a Vestal or Legionary of yours: only { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } can be placed.
left-already = The { $card } stays without a cube already.
placing-is-compulsory = Every cube has to be placed.
no-such-cube = You have no { $cube } cube left.
icon-missing = { $event } takes no { $cube } cubes.
event-not-in-play = There is no event “{ $event }” in play.
place-how = Name a cube and an event, such as “place vestal famine”.
prevent-how = { $events ->
    [1] Choose one of the events with equally many cubes.
   *[other] Choose two of the events with equally many cubes.
  }
prevent-order = Name them from the top down: { $events }.
prevented-anyway = { $event } has { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } and is prevented in any case.
cubes-too-few = { $event } has { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }; choose among the events with { $needed }.
down-already = The { $piece } lies face down already.
not-threatened = { $event } asks for a { $category }, not for the { $piece }.
turn-down-how = Name one of your pieces that { $event } threatens, such as “down II-02”.
remove-how = Choose { $one } or { $two }.
not-prevented = { $event } was not prevented; choose { $one } or { $two }.
vote-beyond-coins = You have { $coins ->
    [one] { $coins } denarius
   *[other] { $coins } denarii
  }, not { $wanted }.
vote-how = Say “build” or “plebs” and a number of denarii from 0 to { $coins }.
free-too-dear = That costs { $price ->
    [one] { $price } denarius
   *[other] { $price } denarii
  }, you have { $coins }.
free-too-many = You have { $slaves ->
    [one] { $slaves } Slave
   *[other] { $slaves } Slaves
  } face up.
free-how = Name a number of Slaves, such as “free 1”.

## Log
tiles-drawn = On offer: { $tiles }.
display-drawn = In the display: { $cards }.
kept = { $who } kept { $cards } and received { $coins ->
    [one] { $coins } denarius
   *[other] { $coins } denarii
  }.
turn-begins = Turn { $turn } of { $turns } begins.
passed = { $who } passed.
has-bid-votes = { $who } bid { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }.
elected = { $who } is First Consul with { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  } and paid { $coins }.
took-token = { $who } took a { $token } token.
famine-symbols = { $symbols ->
    [0] No famine symbols: famine stays at { $level }.
    [one] { $symbols } famine symbol: from { $before } to { $level }.
   *[other] { $symbols } famine symbols: from { $before } to { $level }.
  }
recruited = { $who } took a { $card }.
display-under-deck = Under the deck went { $cards }.
put-up = { $who } put up the { $tile }, { $colour }.
has-bid-cards = { $who } bid { $cards }.
bought = { $who } bought the { $tile } for { $price }: { $cards } turned.
tile-discarded = Nobody wanted the { $tile }; it is discarded.
twin-removed = The other { $colour } tile, { $tile }, is removed.
tiles-left-over = Left over and removed: { $tiles }.
got-crane = { $who } took a Crane card; it pays from the next turn on.
got-coins = { $who } took { $coins ->
    [one] { $coins } denarius
   *[other] { $coins } denarii
  } from the { $building }.
got-points = { $who } gained { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for the { $source }.
income = { $who } received { $coins ->
    [one] { $coins } denarius
   *[other] { $coins } denarii
  }.
bought-token = { $who } paid { $price ->
    [one] { $price } denarius
   *[other] { $price } denarii
  } for a { $token } token.
moved-marker = { $who } moved { $token } { $side ->
    [left] left
   *[right] right
  }, to { $value }.
ended-income = { $who } ended the income.
left-fighter = { $who } left a { $card } without a cube.
placed-cube = { $who } put a { $cube } cube on { $event }.
event-reward = { $who } took a { $token } token for { $event }.
decadence-reward = { $who } gained { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for Decadence.
reward-out = No { $token } token was left for { $who }.
chose-prevented = { $who } chose { $events } to be prevented.
prevented = { $events } are prevented.
event-happens = { $event } happens.
marker-falls = { $token } stands at { $value } now.
famine-rises = Famine stands at { $level } now.
turned-down = { $who } turned a { $piece } face down.
chose-removed = { $who } chose { $event } to be removed.
event-removed = { $event } is removed from the match.
pieces-return = Face up again for { $who }: { $returned }.
event-drawn = A new event: { $event }.
next-work = The next Great Work will be the { $work }.
voted-build = { $who } built with { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }, { $coins } of them in denarii.
voted-plebs = { $who } helped the Plebs with { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }, { $coins } of them in denarii.
plebs-reward = { $who } gained { $points ->
    [one] { $points } point
   *[other] { $points } points
  } from the Plebs.
work-reward = { $who } gained { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for the { $work }.
work-feeds = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }: famine falls to { $level }.
work-lifts = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }: { $token } rises to { $value }.
famine-loss = { $who } lost { $points ->
    [one] { $points } point
   *[other] { $points } points
  } to famine.
crisis = Crisis of { $token }: { $shown }.
tokens-shown = { $who } shows { $count }
crisis-gain = { $who } gained { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in the crisis.
crisis-loss = { $who } lost { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in the crisis.
christians = { $who }: { $count ->
    [one] { $count } Christian
   *[other] { $count } Christians
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
freed = { $who } freed { $slaves ->
    [0] nobody.
    [one] { $slaves } Slave for { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
   *[other] { $slaves } Slaves for { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
  }

## Score and winning
prestige-so-far = prestige track
christians-face-up = Christians
slaves-freed = freed Slaves
by-points = most points

## Where the data comes from
provenance-characters = Characters: four sets of ten are printed; kinds and Christians are published in reviews; most hexagons are reconstructed by us.
provenance-slots = Building slots: their colours are printed, two of each are published; their order is ours, without effect.
provenance-buildings = Buildings: kinds and effects are printed; how many bear which letter is reconstructed by us.
provenance-events = Events: names and effects are printed; most tokens and icons are published; three tokens and all famine symbols are reconstructed by us.
provenance-works = Great Works: printed in the rulebook.
provenance-ladder = Ladder: start and crisis are printed, values from 1 to 4 published; five cells and the 0 are reconstructed by us. Famine track: printed.
provenance-players = Numbers for two, three and four players: printed in the rulebook.
provenance-figures = Single figures: printed in the rulebook; the even split of tokens and cubes is published in reviews.

## The table in words
view-turn = turn
view-turns = turns in all
view-phase = phase
view-phases = phases of a turn
view-open_screens = screens are open
view-incumbent = incumbent
view-consul = First Consul
view-ladder = values on the ladder
view-markers = markers
view-crisis_points = points won and lost in a crisis
view-famine = famine
view-events = events in play
view-events_left = events in the deck
view-events_removed = events removed
view-election = election
view-display = characters to recruit
view-deck = cards in the deck
view-deck_left = kinds in the deck
view-deck_bottom = known at the bottom of the deck
view-slots = building slots
view-sale = sale
view-stack = tiles in the stack
view-stack_left = kinds in the stack
view-work = Great Work
view-next_work = next Great Work
view-works_finished = Great Works finished
view-works_left = Great Works unseen
view-removed_work = Great Work removed
view-players = players
view-seat = seat
view-income_tile = income tile and set
view-prestige = points
view-cards = cards
view-buildings = buildings
view-hand = set to choose from
view-power = cards that can pay
view-senators = Senators
view-available_senators = available Senators
view-income = income to come
view-famine_loss = loss to famine
view-fighters = available fighters
view-cubes = cubes
view-christians = Christians face up
view-slaves = Slaves face up
view-freed = Slaves freed
view-vote = last vote
view-coins = denarii
view-tokens = tokens
view-ready = ready
view-name = name
view-kind = kind
view-christian = Christian
view-hexagons = hexagons
view-turned = turned
view-face_down = face down
view-kept_down_by = kept down by
view-new = cannot pay yet
view-used = used
view-letter = letter
view-slot = slot
view-colour = colour
view-tile = tile
view-for_sale = for sale
view-buyer = buyer
view-price = price in cards
view-bid = bid
view-passed = passed
view-deciding = deciding
view-limit = most that can be paid
view-best = highest bid
view-leader = highest bidder
view-bids = bids in order
view-seller = seller
view-auction = auction
view-due = cards still to turn
view-done = sold or discarded
view-of = sales in this phase
view-token = token
view-cell = cell
view-value = worth of a token
view-to_crisis = cells to the crisis
view-acted_on = acted on by a Tavern
view-level = level
view-loss = loss without Fields
view-last = end of the track
view-coming = symbols in play
view-vestal = Vestals
view-legionary = Legionaries
view-leads = leads
view-event = event
view-symbols = famine symbols
view-icons = fought by
view-category = turns face down
view-clause = clause
view-total = cubes in all
view-prevented = would be prevented
view-removed = would be removed
view-votes = votes
view-points = points
view-missing = votes missing by seat
view-places = points by place
view-thresholds = points by votes
view-moves = moves
view-votes_per_step = votes for a step
view-step = cells in a step
view-steps = steps by Senators alone
view-votes_missing = votes missing for one more step
view-builds = builds
view-health = Health
view-pride = Civic Pride
view-leisure = Leisure
view-red = red
view-yellow = yellow
view-grey = grey
view-tokens_worth = worth of your tokens now
view-election_votes = votes you can reach
view-work_votes = votes you can commit
view-slaves_payable = Slaves you could free
view-answer = your sealed answer

# What things are called: the messages that name them begin with one of these kinds.
view-kinds = character building token colour event work category moves standing
moves-famine = famine
standing-yes = yes
standing-no = no
standing-open = the First Consul decides
