# The board of Glory of Rome. text.ru.ftl has the twins.

gr-you = You
gr-list = { $things }
gr-of = { $left } of { $of }
gr-fame = fame
gr-denarii = denarii
gr-cards = cards in hand
gr-followers = followers left
gr-legions = legions on the player board
gr-votes = votes on the player board
gr-intrigues = intrigue tokens
gr-intrigues-short = intrigues
gr-more = Show goods, tasks and boosts
gr-less = Fold up

## The disc
gr-provinces = The four provinces, the Senate and the fame track
gr-disc-label = The four provinces, the Senate and the fame track. Your fame is { $fame }.
gr-site = { $building } in { $province }, level { $level }, free places: { $free }
gr-site-empty = No building of this type in { $province }: { $building }
gr-site-next = { $building } in { $province }: { $cost ->
    [one] { $cost } denarius
   *[other] { $cost } denarii
  }, { $fame } fame
gr-double = double
gr-slot-free = Free intrigue slot { $slot } in { $province }
gr-slot-idle = Intrigue { $slot } in { $province }, facing nobody it can strike
gr-slot-aims = Intrigue { $slot } in { $province } against { $target }
gr-vote-of = Vote of { $who } at height { $height }

## The sides
gr-segments = Parts of the board
gr-segment-provinces = Provinces
gr-segment-fields = Battlefields
gr-segment-colosseum = Colosseum
gr-segment-event = Event
gr-no-event = The event of this round is not revealed yet.
gr-affects = affected:
gr-clockwise = clockwise
gr-counter = counter-clockwise
gr-turns = turns { $degrees }°
gr-after-turn = After the turn
gr-plot-in = Your intrigue in { $province } faces
gr-nobody = nobody
gr-near-supremacy = { $who }: one vote from supremacy, +{ $fame }
gr-plot-unsaid = the effect is not announced yet
gr-plot-cancelled = cancelled
gr-threat = can strike you:
gr-proposal = { $stake } staked
gr-demand = { $demand } demanded
gr-conquered = { $legions } of { $shield }: conquered
gr-not-yet = { $legions } of { $shield }: not yet
gr-tie = tie 0
gr-rank = { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } { $fame }
gr-rank-if = { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  }, if { $missing } more
gr-rank-label = { $who }: { $legions ->
    [one] { $legions } legion
   *[other] { $legions } legions
  }
gr-banners = places { $list }
gr-battles = battles { $list }

## The row of places
gr-gain-mil = 1 legion of { $home }
gr-gain-pol = 1 vote of { $home }
gr-gain-no-vote = no vote left
gr-gain-supremacy = 1 vote: +{ $fame } fame
gr-gain-tra = 1 card, hand { $cards } of { $limit }
gr-gain-rel = { $piece } piece, { $fame }
gr-gain-finished = Pantheon finished
gr-gain-agr = +{ $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }
gr-gain-fame = +{ $fame } fame: { $after }
gr-denarii-gain = +{ $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }
gr-free-of = { $free } of { $of } free
gr-nothing-built = not built
gr-no-limit = no limit
gr-intrigue = Intrigue
gr-slots-free = { $slots ->
    [one] { $slots } slot free
   *[other] { $slots } slots free
  }
gr-tokens-home = { $tokens ->
    [one] { $tokens } token left
   *[other] { $tokens } tokens left
  }
gr-twice = ×2, boost
gr-boost = Boost
gr-boost-twice = { $boost }: twice
gr-price = { $cost ->
    [one] { $cost } denarius
   *[other] { $cost } denarii
  }, +{ $fame } fame
gr-missing = { $denarii } missing
gr-no-stock = none in stock
gr-stock-left = { $left } in stock
gr-highest = highest level

## Other tiles
gr-tax-normal = Normal tax
gr-tax-double = Double tax
gr-tax-double-gain = +{ $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }, fame −{ $penalty }
gr-tax-fame = fame { $fame } to { $after }
gr-effect-slander = the target loses fame
gr-effect-sabotage = a piece of an unfinished level goes home
gr-effect-desertion = a legion goes home, yours may take its place
gr-effect-forged_order = two legions move where you say
gr-effect-revote = a vote goes home, yours goes on top
gr-effect-invalid_vote = a vote goes home, you gain fame
gr-effect-sold = a random goods card is discarded for denarii
gr-effect-customs_duties = you take a random goods card
gr-plot-at = Intrigue in { $province }
gr-from-board = From your board
gr-legions-home = { $legions ->
    [one] { $legions } legion there
   *[other] { $legions } legions there
  }
gr-own-legion = From { $field }
gr-their-legion = { $who } in { $field }
gr-legions-there = { $legions ->
    [one] { $legions } legion
   *[other] { $legions } legions
  }
gr-field-sum = { $legions } of { $shield }
gr-field-own = yours: { $legions }
gr-vote-height = Vote at height { $height }
gr-end-fame = { $fame } end fame
gr-hand-of = hand { $cards } of { $limit }
gr-denarii-now = you have { $denarii }
gr-fame-now = you have { $fame }
gr-feud-now = you have { $feud }
gr-tasks-held = you hold { $tasks }
gr-task-now = now { $fame }
gr-task-returns = goes back
gr-task-stays = stays
gr-token-spy = fame or the action, for you alone
gr-token-alliance = fame for both
gr-reply-accept = you take { $stake ->
    [one] { $stake } denarius
   *[other] { $stake } denarii
  }, the token is shown
gr-reply-refuse = a spy's stake is lost, an ally takes it back

## The tray
gr-track = Feud and boosts
gr-covers = covers { $boost }
gr-covers-none = no boost
gr-goods = Goods { $cards } of { $limit }
gr-now = Now: { $moment }
gr-moment-activate = you activate
gr-moment-struck = you are struck
gr-moment-build = you build
gr-moment-follower = placement
gr-moment-double_tax = double tax
gr-no-goods = no goods
gr-anchor = Anchor
gr-anchor-short = takes a place
gr-anchor-text = The anchor card only takes a place in the hand. GR-17.5
gr-use-play = Play
gr-use-set = Lay out a set
gr-use-sell = Sell, +{ $denarii }
gr-use-discard = Discard
gr-tasks = Tasks
gr-no-tasks = not chosen yet
gr-task-have = { $need ->
    [0] { $have }
   *[other] { $have } of { $need }
  }
gr-outdone = a rival is ahead
gr-pantheon = Pantheon
gr-pantheon-label = Pantheon: { $fame } end fame
gr-exchange = Priest medal: { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  } for 1 fame, at any time
gr-meanwhile = The Priest medal works even now.
gr-exchange-now = now fame { $fame }, denarii { $denarii }
gr-exchange-short = { $denarii } for 1 fame
gr-of-all = of { $of }
gr-followers-short = followers
gr-votes-short = votes
gr-legions-short = legions
gr-to-recruit = { $more } to recruit
gr-plot-runs = an intrigue is at work

## When a card fits, and what it does
gr-when-follower = any place
gr-when-colosseum = in the Colosseum
gr-when-farm = on a farm
gr-when-build = you build
gr-when-activate = you plot
gr-when-struck = you are struck
gr-when-double_tax = double tax
gr-does-sundial = draw { $amount }
gr-does-compasses = anchor out
gr-does-plumb_line = { $amount ->
    [one] { $amount } denarius
   *[other] { $amount } denarii
  }
gr-does-sickle = { $amount ->
    [one] { $amount } denarius
   *[other] { $amount } denarii
  }
gr-does-scales = lose { $amount } less
gr-does-stylus = { $amount ->
    [one] { $amount } task
   *[other] { $amount } tasks
  }, keep 1
gr-does-spatha = { $amount ->
    [one] { $amount } legion
   *[other] { $amount } legions
  }
gr-does-pilum = shift { $amount ->
    [one] { $amount } legion
   *[other] { $amount } legions
  }
gr-does-gladius = move { $amount ->
    [one] { $amount } legion
   *[other] { $amount } legions
  }
gr-does-pugio = +{ $amount } fame
gr-does-scutum = cancels it
gr-does-toga = { $amount ->
    [one] { $amount } vote
   *[other] { $amount } votes
  }
gr-does-caligae = +{ $amount } fame
gr-does-paenula = { $amount ->
    [one] { $amount } denarius
   *[other] { $amount } denarii
  }
gr-does-stola = { $amount ->
    [one] { $amount } denarius
   *[other] { $amount } denarii
  }
gr-does-tunica = draw { $amount }
gr-does-bulla = draw { $amount }
gr-does-snake_bracelets = take top discard
gr-does-laurel_wreath = +{ $amount } fame
gr-does-signet_ring = second effect
gr-does-fibula = +{ $amount } fame
gr-does-coin_chest = { $amount ->
    [one] { $amount } denarius
   *[other] { $amount } denarii
  }
gr-does-spice_chest = { $amount ->
    [one] { $amount } denarius
   *[other] { $amount } denarii
  }

## Players and what is beside the board
gr-then = { $now }, then { $next }
gr-stock = Stock
gr-ringed = ringed: the medal is still there
gr-decks = Goods in the deck: { $goods }. Tasks: { $tasks }. Feud tokens: { $feud }.
gr-discard-top = Last discarded: { $card }
gr-order = Order
gr-first = first player
gr-objectives = Objectives
gr-cassius = { $total ->
    [one] { $total } point
   *[other] { $total } points
  } now, cards left: { $cards }

## Score
gr-score-military = military
gr-score-sets = trade
gr-score-tasks = tasks
gr-tasks-open = Tasks of all
