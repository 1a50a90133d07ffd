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

## Names of what lies on the board besides cards and tiles; labels begin with them
name-token = { $token } token
name-marker = { $token } marker
name-cube = { $cube } cube
name-cell = Cell worth { $value }
name-crisis = Cell of the crisis
name-coins = { $coins ->
    [one] { $coins } denarius
   *[other] { $coins } denarii
  }
name-build = Build
name-plebs = Help the Plebs
name-power = Cards that pay { $colour }
name-slot = Empty { $colour } slot
name-christian = Sign of the Christians
name-crane = Crane card
name-symbol = Famine symbol
name-turned = Turned card
name-down = Face-down piece
name-prestige = Prestige points
name-denarii = Denarii
name-senators = Votes of the Senators
name-famine = Famine track
name-screen = Screen
name-deck = Deck of characters
name-stack = Stack of buildings
name-events = Deck of events
name-works = Great Works to come

## Parts of the glossary
shelf-characters = Characters
shelf-rome = Res Publica and famine
shelf-players = Players

## What a piece is: characters
card-senator = It gives 1 vote in the election of the First Consul, and 1 vote for the Great Work unless it is turned.
card-merchant = It brings 1 denarius in every Income phase, unless it is turned.
card-legionary = It puts 1 cube on an event that shows the Legionary, unless it is turned.
card-vestal = It puts 1 cube on an event that shows the Vestal, unless it is turned.
card-slave = It pays for buildings in every colour, and its owner can free it at the end of the match.
card-crane = It pays for buildings in every colour, from the turn after it was bought.
card-pays = It can be turned to pay { $colours }.
card-freedom = { $price ->
    [one] { $price } denarius
   *[other] { $price } denarii
  } to free it at the end.
card-freed = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } if it is freed.
card-christian = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at the end if it lies face up.
card-both = { $one } { $two }
card-recruit = Nothing: recruiting is free.
card-before = Before { $who }
card-on-display = In the display
card-in-set = In set { $set }
card-in-deck = In the deck, unseen
card-crane-apart = Goes to whoever buys a Crane
card-is-down = { $count ->
    [0] It lies face down and does nothing.
   *[other] It lies face down and does nothing, as long as this is in play: { $events }.
  }
card-is-turned = It has paid for a building: it rests until the end of the turn.
card-is-used = It has been used in this phase.

## What a piece is: buildings
card-building-stall = It brings { $figure ->
    [one] { $figure } denarius
   *[other] { $figure } denarii
  } in every Income phase.
card-building-field = It makes its owner's loss to famine smaller by { $figure }.
card-building-crane = It gives a Crane card, which pays in every colour from the next turn on.
card-building-sanctuary = In every Income phase its owner may pay { $figure ->
    [one] { $figure } denarius
   *[other] { $figure } denarii
  } for 1 token of any kind.
card-building-tavern = In every Income phase its owner may move one marker { $figure ->
    [one] { $figure } cell
   *[other] { $figure } cells
  } left or right.
card-building-insula = It gives { $figure ->
    [one] { $figure } token
   *[other] { $figure } tokens
  } of any kinds at once.
card-building-statue = It gives { $figure ->
    [one] { $figure } point
   *[other] { $figure } points
  } at once.
card-building-bank = It gives { $figure ->
    [one] { $figure } denarius
   *[other] { $figure } denarii
  } at once.
card-building-arch = It gives { $figure ->
    [one] { $figure } point
   *[other] { $figure } points
  } at once.
card-kept = Stays with its buyer
card-at-once = Is discarded when it has worked
card-on-offer = On offer, { $colour } · { $place }
card-in-stack = In the stack, unseen
card-out = Out of the match
card-price = As many cards of the slot's colour as the highest bid.
card-price-in = As many cards that pay { $colour } as you bid.
card-able = { $able ->
    [0] A card that pays { $colour }: you have none ready.
    [one] Nothing: { $able } of your cards can pay { $colour }.
   *[other] Nothing: { $able } of your cards can pay { $colour }.
  }
card-enough-coins = Nothing: you have { $coins ->
    [one] { $coins } denarius
   *[other] { $coins } denarii
  }.
card-slot = A tile that lies here is sold for cards that pay { $colour }.
card-bought = { $who } bought its tile for { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
card-power = How many available cards show the { $colour } hexagon: each pays 1 in a sale of this colour.
card-power-of = { $who }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }

## What a piece is: events
card-event-marker = If it happens, the { $token } marker moves 1 cell left.
card-event-famine = If it happens, the famine marker moves { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
  } right.
card-event-blocks = If it happens, every player turns one { $category } face down.
card-event-decadence = If it happens, every marker that stands furthest right moves 1 cell left.
card-symbols = { $symbols ->
    [0] Event without a famine symbol
    [one] Event with { $symbols } famine symbol
   *[other] Event with { $symbols } famine symbols
  }
card-fought = { $icons } cubes; the two events with the most cubes are prevented.
card-event-token = 1 { $token } token for the most cubes on it.
card-event-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for the most cubes on it.
card-in-event-deck = In the deck of events, unseen
card-removed = Removed from the match
card-event-happens = { $cubes ->
    [one] Cubes: it has { $cubes } and would happen.
   *[other] Cubes: it has { $cubes } and would happen.
  }
card-event-stopped = { $cubes ->
    [one] Nothing: { $cubes } cube prevents it.
   *[other] Nothing: { $cubes } cubes prevent it.
  }
card-event-open = { $cubes ->
    [one] It has { $cubes } cube, as many as another event: the First Consul would decide.
   *[other] It has { $cubes } cubes, as many as another event: the First Consul would decide.
  }
card-event-fighters = { $fighters ->
    [0] A fighter: none of yours can go there.
    [one] Nothing: { $fighters } of your fighters can go there.
   *[other] Nothing: { $fighters } of your fighters can go there.
  }
card-cube = It goes on an event with the same sign, and helps to prevent it.
card-cube-reward = The reward of the event, for the most cubes on it.
card-cubes = { $cubes ->
    [0] A cube: you have none of this kind.
    [one] Nothing: you have { $cubes }.
   *[other] Nothing: you have { $cubes }.
  }

## What a piece is: Great Works
card-work = Everybody votes in secret: build it, or help the Plebs.
card-work-cost = The denarii you commit; your Senators vote for nothing.
card-place = { $place ->
    [1] first { $points }
    [2] second { $points }
   *[3] third { $points }
  }
card-work-places = Points by votes: { $places }.
card-threshold = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }
card-work-thresholds = Each builder: { $steps }.
card-work-famine = Famine { $cells } down for every { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  } of all builders.
card-work-marker = { $token } { $cells } right for every { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  } of all builders.
card-work-now = Great Work of this turn
card-work-next = Great Work of the next turn
card-work-done = Finished
card-work-unseen = Still to come, unseen
card-work-out = Out of the match
card-votes-missing = { $missing ->
    [one] { $missing } vote
   *[other] { $missing } votes
  } for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: you can reach { $votes }.
card-votes = Nothing: you can reach { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }.
card-build = Your votes count for the Great Work.
card-plebs = Your votes give you points, and do not count for the Great Work.
card-plebs-reward = 1 point for every { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }.
card-coins = { $coins ->
    [one] It adds { $coins } vote to your Senators and goes to the treasury.
   *[other] They add { $coins } votes to your Senators and go to the treasury.
  }
card-coins-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  } in all, { $senators } of them by Senators.

## What a piece is: Rome
card-token = At the end it is worth what its marker shows. Crisis: the most gains points, { $points }, the fewest loses as many.
card-token-value = { $value ->
    [one] { $value } point each, as the marker stands.
   *[other] { $value } points each, as the marker stands.
  }
card-token-held = { $value ->
    [one] { $value } point each
   *[other] { $value } points each
  }, as the marker stands; your { $count } give { $points }.
card-marker = Its cell says what every { $token } token is worth at the end.
card-marker-at = { $cells ->
    [0] In the crisis
    [one] At { $value }, { $cells } cell from the crisis
   *[other] At { $value }, { $cells } cells from the crisis
  }
card-cell = A marker that ends here makes every token of its kind worth { $value ->
    [one] { $value } point
   *[other] { $value } points
  }.
card-crisis = A marker here brings a crisis in phase VII: whoever has the most tokens of its kind gains points, { $points }, whoever has the fewest loses as many.
card-standing = Here stands: { $markers }
card-sign-famine = In phase VII every player loses as many points as famine shows, { $saves } fewer for each active Field.
card-famine-at = { $level } of { $last }; { $symbols } more in the next phase I
card-famine-loss = { $points ->
    [0] Nothing: { $who } has { $fields ->
        [one] { $fields } Field
       *[other] { $fields } Fields
      } and loses no points.
   *[other] { $who } has { $fields ->
        [one] { $fields } Field
       *[other] { $fields } Fields
      } and loses { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
  }
card-sign-symbol = Every one on the four events in play moves famine 1 right in phase I.
card-symbols-coming = Famine stands at { $level }; the events in play show { $symbols }.

## What a sign is
card-sign-christian = This character is a Christian: worth points at the end, and threatened by the Persecution.
card-sign-turned = It has paid for a building and rests until the end of the turn.
card-sign-down = An event has switched it off: it does nothing and gives nothing.
card-sign-consul = Acts first in every phase, sells the first tile, and decides ties between events.
card-consul = 1 token of any kind.
card-consul-now = { $who }
card-sign-prestige = Whoever has the most at the end wins; nobody falls below 0.
card-points-of = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
card-sign-denarii = They count as votes in the election and for a Great Work, use a Sanctuary and free Slaves; left over they are worth nothing.
card-coins-of = { $who }: { $coins ->
    [one] { $coins } denarius
   *[other] { $coins } denarii
  }
card-sign-income = Denarii of phase IV: { $base }, 1 more for each available Merchant and { $stall } for each active Market Stall.
card-income-of = { $who }: { $coins ->
    [one] { $coins } denarius
   *[other] { $coins } denarii
  }, with { $merchants ->
    [one] { $merchants } Merchant
   *[other] { $merchants } Merchants
  } and { $stalls ->
    [one] { $stalls } Market Stall
   *[other] { $stalls } Market Stalls
  }.
card-sign-senators = Every face-up Senator is 1 vote in the election, turned or not.
card-senators-of = { $who }: { $senators ->
    [one] { $senators } vote
   *[other] { $senators } votes
  }
card-sign-screen = Behind it lie denarii and tokens: only their owner sees them.
card-tokens-of = { $who }: tokens worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } now
card-sign-deck = What was not kept and not recruited lies here; its kinds are known, their order is not.
card-sign-stack = All A tiles lie above all B, and those above all C; the order within a letter is unknown.
card-sign-events = One is drawn whenever a prevented event is removed; their order is unknown.
card-sign-works = Only the next one is seen, from the moment of the vote; the order of the others is unknown.

## What to touch next, while several choices are left
step-card = Choose a card
step-slot = Choose a tile
step-tile = Choose a building
step-event = Choose an event
step-cube = Choose a cube
step-token = Choose a kind of token
step-marker = Choose a marker
step-cell = Choose where the marker goes
step-thumb = Build, or help the Plebs?
step-coins = How many denarii go with it?

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
