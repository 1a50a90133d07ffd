# The practice draft. ru.ftl has the twins.

phase-picking = Picking

numbers = numbers
pairs = pairs of a colour

ask-keep = Keep one card, pass the others on
why-keep = The packet holds { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.
keep = Keep { $card }
not-in-packet = You do not hold { $card }.

passed-on = Packets of { $cards } went on.
received = You received { $cards }.
shows = { $who } showed { $cards }.

by-points = most points
by-card = highest card among those level on points
