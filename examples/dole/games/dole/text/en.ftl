game-name = Dole
game-about = Offer a sack, bribe the prefect, fill your granary.

phase-arrival = Arrival
phase-offer = Offer
phase-taking = Taking
phase-milling = Milling
phase-scoring = Scoring

sack-barley = barley
sack-spelt = spelt
sack-wheat = wheat
flour = { $sack } flour

option-mill = The mill
option-mill-open = Open: sacks can be milled
option-mill-closed = Closed: nobody mills

ask-give = Choose a sack to offer
why-give = It goes to whoever takes it.
ask-bribe = Choose your bribe
why-bribe = You have { $coins }. The highest bribe takes first.
ask-take = Take a sack
why-take = { $left } on offer.
ask-wheat = Keep the wheat?
why-wheat = The treasury pays in coins if you hand it out: { $coins }.
ask-mill = Mill a sack, or finish
why-mill = Each costs 1 coin and counts double. You have { $coins }.

give = Offer { $sack }
bribe = Bribe with { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
take = Take { $sack }
keep = Keep it
hand-out = Hand it out (coins: { $coins })
mill = Mill { $sack }
finish = Finish milling

give-how = Offer a sack of your hand: { $sacks }.
bribe-how = Bribe with 0 to { $coins }, such as “bribe 1”.
take-how = On offer: { $sacks }.
bribe-now = Your sack lies on offer. Choose your bribe.
sack-first = Offer a sack first.
not-in-hand = You hold no { $sack }.
bribe-beyond-purse = You have only { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
not-offered = Nobody offers { $sack } now.
not-stored = There is no { $sack } in your granary.
mill-costs = Milling costs 1 coin, you have { $coins }.
mill-for-two = With 2 players the mill is always open.

drew = { $who } drew { $sacks }.
offered = { $who } offered { $sack } and bribed with { $coins }.
took = { $who } took { $sack }.
handed-out = { $who } handed wheat out (coins: { $coins }).
milled = { $who } milled { $sack }.
finished = { $who } finished milling.

by-points = most points
by-coins = most coins among those level on points
provenance-sacks = Sacks and their points: made up for an example.

# What the fields of the views are called.
view-round = round
view-phase = phase
view-treasury = coins in the treasury
view-pile = sacks in the pile
view-offered = on offer
view-given = handed out
view-players = players
view-seat = seat
view-coins = coins
view-in_hand = sacks in hand
view-granary = granary
view-milled = milled
view-ready = ready
view-hand = hand
view-sack = your offer
view-bribe = your bribe

view-kinds = sack
