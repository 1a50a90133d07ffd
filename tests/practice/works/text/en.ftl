# The practice works. ru.ftl has the twins.

phase-building = Building

wall = wall
coins = coins
path-wall = Raise the wall
path-prize = Take the prize

ask-build = Build, deal with neighbours, or finish
why-build = Coins { $coins }, stones { $stones }, payments left { $deals }.
build = Build one space for a stone
buy = Buy a stone of { $neighbour } for a coin
hire = Hire workers of { $neighbour } for a coin
finish = Finish

ask-prize = Take a prize, or decline
why-prize = Your wall has reached space { $space }.
decline = Decline
take-coin = Take a coin
take-stone = Take a stone

ask-thanks = Pass a coin on, or keep it
why-thanks = It would go to { $neighbour }.
keep = Keep the coin
pass-on = Pass a coin on

ask-wage = Keep the wage, or change it
why-wage = The bank has { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
  }.
change = Change a coin for a stone

wall-complete = Your wall has all { $height } spaces.
no-stone = You have no stone.
no-coin = You have no coin.
other-neighbour = You buy of the left neighbour and hire of the right one.
no-deals-left = You have made all your payments.
neighbour-has-no-stone = { $neighbour } has no stone.
no-hiring = At this table nobody is hired.
there-is-no-coin = There is no coin for it.
there-is-no-stone = There is no stone for it.

told-build = { $who } built a space.
told-buy = { $who } bought a stone of { $neighbour }.
told-hire = { $who } hired workers of { $neighbour }.
told-finish = { $who } finished.
told-decline = { $who } declined the prize.
told-take-coin = { $who } took a coin.
told-take-stone = { $who } took a stone.
told-keep = { $who } kept the coin.
told-pass-on = { $who } passed a coin on.
told-change = { $who } changed a coin for a stone.

by-points = most points
by-wall = highest wall among those level on points
