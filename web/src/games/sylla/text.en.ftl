# The board of Sylla. sylla.ru.ftl has the twins.

sy-you = You
sy-list = { $things }
sy-prestige = points
sy-points = { $points ->
    [one] point
   *[other] points
  }
sy-consul = First Consul
sy-denarii = denarii
sy-behind-your-screen = Behind your screen: only you see it
sy-behind-screens = Behind the screen
sy-tokens-worth = worth { $points }
sy-pays-with = can pay
sy-votes-title = Senators, a vote each
sy-income = income

## Cards and buildings
sy-christian = Christian
sy-card = { $card }: { $count ->
    [0] no hexagon
   *[other] { $colours }
  }
sy-turned = turned
sy-used = used
sy-new-crane = from next turn
sy-face-down-by = { $count ->
    [0] face down
   *[other] face down: { $events }
  }
sy-effect-stall = Income: 2 denarii
sy-effect-field = Famine: 2 less
sy-effect-sanctuary = Income: 2 denarii for a token
sy-effect-tavern = Income: move a marker by 1
sy-effect-insula = 2 tokens at once
sy-effect-crane = A card that pays any colour
sy-effect-statue = 4 points at once
sy-effect-bank = 5 denarii at once
sy-effect-arch = 6 points at once

## Setup, election, recruitment
sy-your-set = Your set { $set }
sy-sealed = sealed
sy-sealed-until-all = Sealed until all have answered
sy-deciding = deciding
sy-election = Votes for First Consul
sy-display = Characters to recruit

## Auctions
sy-market = Buildings
sy-sale-of = Sale { $sale } of { $sales }
sy-seller = seller
sy-for-sale = for sale
sy-can-pay = can pay { $cards }
sy-bid = bid
sy-bids = bids { $bid }
sy-passed = passed
sy-bids-now = bids now
sy-bids-later = to come
sy-bids-last = bids last
sy-pays = { $who }: { $due ->
    [one] { $due } card to turn
   *[other] { $due } cards to turn
  }
sy-chooses-tile = { $who } chooses a tile to sell
sy-bought-for = for { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
sy-slot-empty = empty

## Events
sy-events = Events
sy-your-cubes = Your cubes
sy-symbols = { $symbols ->
    [one] { $symbols } famine symbol
   *[other] { $symbols } famine symbols
  }
sy-most = most
sy-one-point = 1 point
sy-leads = leads
sy-would-be-removed = prevented and removed
sy-may-be-removed = prevented; the Consul decides which is removed
sy-would-be-prevented = prevented
sy-may-be-prevented = open: the Consul would decide
sy-would-happen = happens
sy-event-epidemic = Health 1 left
sy-event-eruption = Leisure 1 left
sy-event-cult = Civic Pride 1 left
sy-event-famine = Famine 1 up
sy-event-persecution = One Christian each face down
sy-event-purge = One Senator each face down
sy-event-flood = One building or Crane each face down
sy-event-revolt = One Slave each face down
sy-event-pillage = One Market Stall each face down
sy-event-decadence = The rightmost marker 1 left

## Rome
sy-res-publica = Res Publica
sy-short-health = Health
sy-short-pride = Pride
sy-short-leisure = Leisure
sy-crisis = crisis
sy-cell = Cell worth { $value }
sy-cell-crisis = Cell of the crisis
sy-marker = { $token }, marker at { $value }
sy-worth = worth { $value }
sy-to-crisis = { $cells ->
    [0] in crisis
   *[other] { $cells } to crisis
  }
sy-acted-on = Tavern done
sy-famine = Famine
sy-famine-at = Famine at { $level } of { $last }
sy-your-loss = { $points ->
    [0] Your loss this turn: none
   *[other] Your loss this turn: { $points }
  }
sy-famine-coming = next turn +{ $symbols }

## Great Works
sy-work = Great Work
sy-work-places = Most votes: { $points } points
sy-work-threshold = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
sy-work-marker = { $token } { $step } right per { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }
sy-work-famine = Famine { $step } down per { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }
sy-work-seen = { $senators ->
    [one] { $senators } Senator in all: { $steps ->
        [one] { $steps } step.
       *[other] { $steps } steps.
      }
   *[other] { $senators } Senators in all: { $steps ->
        [one] { $steps } step.
       *[other] { $steps } steps.
      }
  }
sy-work-missing = { $missing ->
    [one] { $missing } more vote: one more step.
   *[other] { $missing } more votes: one more step.
  }
sy-work-you-lack = { $missing ->
    [0] Your Senators reach { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
   *[other] You lack { $missing } for { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
  }
sy-next-work = Next: { $work }
sy-removed-work = Out of the match: { $work }
sy-works-unseen = { $works ->
    [0] The last of the match
    [one] { $works } unseen below
   *[other] { $works } unseen below
  }
sy-build = Build
sy-plebs = Help the Plebs
sy-plebs-gives = The Plebs give 1 point for every 2 votes.
sy-commit = { $senators ->
    [0] Denarii that go with it, a vote each
    [one] { $senators } Senator votes; denarii that go with it
   *[other] { $senators } Senators vote; denarii that go with them
  }
sy-coins = { $coins ->
    [one] { $coins } denarius
   *[other] { $coins } denarii
  }
sy-senators = { $senators ->
    [one] { $senators } vote
   *[other] { $senators } votes
  }
sy-votes-on = How they voted: { $work }
sy-vote-of = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }: { $senators } + { $coins } d

## Still to come, counting
sy-to-come = Still to come
sy-events-left = Events in the deck
sy-works-left = Great Works unseen
sy-tiles-left = Buildings in the stack: { $tiles }
sy-deck-left = Characters in the deck: { $cards }
sy-counting = Counting
sy-in-all = In all
sy-skip = Show all
