# The practice auction. ru.ftl has the twins.

phase-offer = Offer
phase-bidding = Bidding

good-wine = wine
good-oil = oil
good-marble = marble
goods = goods
coins = coins

ask-bid = Bid for the { $good }, or pass
why-bid = The bid stands at { $best }, and you have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
bid = Bid { $coins }
pass = Pass

bid-beyond-purse = The bid stands at { $best }, and you have only { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
bid-too-low = The bid stands at { $best }: bid more, or pass.
bid-how = Bid more than { $best } and at most { $coins }, such as “bid 3”, or “pass”.
too-few-lots = { $needed } lots would be needed, and there are { $lots }.

offers = { $who } offers { $good }.
has-bid = { $who } bid { $coins }.
has-passed = { $who } passed.
sold = { $who } received { $good } for { $coins }.
opens-purse = { $who } opened the purse: { $coins }.

by-points = most points
by-coins = most coins among those level on points
