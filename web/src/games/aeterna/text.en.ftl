# The board of Aeterna. text.ru.ftl has the twins.

ae-list = { $things }
ae-nothing = nothing
ae-citizens = citizens
ae-aurei = aurei
ae-wheat = wheat
ae-stone = stone
ae-unrest = unrest
ae-doom = doom
ae-hand = Hand
ae-or = or
ae-end = end
ae-at-the-end = points at the end of the match

## Parts of the board
ae-parts = Parts of the board
ae-tab-hills = Hills
ae-tab-own = Domus and hand
ae-tab-market = Figures, structures, cards
ae-something-legal = something can be chosen here
ae-panorama = The seven hills
ae-figures = Figures
ae-structures = Structures
ae-board-cards = Board cards

## Cards
ae-province = Province: its goods come at once.
ae-lacking = missing: { $goods }
ae-payable = payable
ae-payable-bonus = payable, { $aurei ->
    [one] +{ $aurei } aureus
   *[other] +{ $aurei } aurei
  }
ae-discard-one = Discard one for
ae-hand-empty = No cards in hand
ae-no-board-cards = The last card of every packet will lie here, open to all.
ae-no-figures = All figures of this epoch are taken.
ae-unseen-figures = { $count ->
    [one] { $count } unseen
   *[other] { $count } unseen
  }

## Draft
ae-packet = Card { $step }: keep one
ae-chosen = chosen
ae-choosing = choosing
ae-packets-hidden = The packets are seen only by those who hold them.
ae-seen = Packets you have held
ae-passed-to = the others passed to { $who }:
ae-left-on-board = the other one left on the board:
ae-in-hand-now = before you now:

## Hills
ae-free = free
ae-full = full
ae-here = here
ae-ruin = ruin
ae-exhausted = exhausted
ae-inactive = Not in play:
ae-ruined-value = Ruined: { $value } is gone
ae-after-ruin = Reached only after a ruin
ae-stack-words = { $who }: { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
  } for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ae-ruin-title = Ruin as it stands
ae-ruin-due = { $hills } { $count ->
    [one] would be ruined
   *[other] would be ruined
  }.
ae-ruin-none = No hill has citizens yet.
ae-ruin-least = { $least ->
    [one] At least { $least } hill falls every epoch
   *[other] At least { $least } hills fall every epoch
  }, the most crowded first.

## Unrest and order
ae-unrest-title = Unrest, loss at the end
ae-unrest-of = { $who }: unrest { $level }
ae-out = out
ae-with-doom = with doom tokens
ae-order = Order
ae-next-order = Next order
ae-passing = Pass
ae-next-pass = Next to pass gains { $points }
ae-turn-place = place { $place } in the turn order
ae-passed-as = passed as number { $place }
ae-built-by = built by { $who }
ae-erect-brings = for { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at once; every epoch the prefect of its hill gains the rest.

## What can be done
ae-do-card = Play a card
ae-do-favour = Obtain a favour
ae-do-structure = Erect a structure
ae-do-influence = Influence a hill
ae-do-pass = Pass
ae-ways-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
ae-ways-favour = { $n ->
    [one] { $n } figure
   *[other] { $n } figures
  }
ae-ways-structure = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  }
ae-ways-influence = { $n ->
    [one] { $n } hill
   *[other] { $n } hills
  }
ae-pass-gains = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ae-back = Back
ae-no-award = No award
ae-play = Play
ae-discard-for = Discard for
ae-pay = Pay
ae-take-doom = Take a doom token
ae-token-at = at { $space }
ae-taken = taken
ae-free-hint = Discard a card or activate a building, as often as you like.
ae-board-card-hint = A board card may be played now, at its cost.
ae-revolt-hint = Pay all of a token, or take doom.

## Domus
ae-your-domus = Your domus
ae-points-word = { $n ->
    [one] point
   *[other] points
  }
ae-citizens-out = { $out } out, { $supply } in supply
ae-area-above = Lasting
ae-area-at_left = Activated
ae-area-at_right = Once
ae-nothing-played = No cards played yet
ae-turned = turned
ae-uses = { $n ->
    [one] { $n } use
   *[other] { $n } uses
  }

## Sets, forecast, end
ae-your-set = Your set
ae-set-next = { $sets ->
    [0] { "" }
    [one] { $sets } set complete.
   *[other] { $sets } sets complete.
  } { $count ->
    [one] Missing for the next
   *[other] Missing for the next
  }: { $colours }; it brings { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
ae-set-points = { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ae-sets = Sets of colours
ae-forecast = This epoch
ae-outlook-hills = Hills, points
ae-outlook-ruin = Ruin, unrest
ae-outlook-temples = Temples, points
ae-outlook-aqueducts = Aqueducts, wheat
ae-outlook-amphitheatres = Amphitheatres, unrest
ae-outlook-damage = Damage tokens
ae-outlook-food = Wheat to feed all
ae-outlook-hunger = Hunger, unrest
ae-outlook-doom = Doom, loss
ae-outlook-damnatio = Steps to damnatio
ae-the-end = The end
ae-doom-track = Doom track
ae-total = Total
