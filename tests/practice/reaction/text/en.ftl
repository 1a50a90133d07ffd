# The practice reaction. ru.ftl has the twins.

phase-turn = Turn

card-sword = sword
card-shield = shield
card-laurel = laurel
glory = glory
laurels = laurels in hand

ask-turn = Draw, attack, lay a laurel, or rest
why-turn = You hold { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.
draw = Draw a card
attack = Attack { $target }
crown = Lay a laurel
rest = Rest

ask-defence = Show a shield, or yield
why-defence = { $attacker } attacks you.
shield = Show a shield
yield = Yield

no-sword = You hold no sword.
no-laurel = You hold no laurel.
no-shield = You hold no shield.
no-cards-left = No card is left to draw.
not-oneself = Nobody attacks oneself.

told-draw = { $who } drew a card.
told-attack = { $who } attacked { $target }.
told-crown = { $who } laid a laurel.
told-rest = { $who } rested.
told-shield = { $who } showed a shield.
told-yield = { $who } yielded.
drawn = The card is a { $card }.
hit = { $who } gained glory from { $target }.
lost = { $who } lost a { $card }.
shows = { $who } showed the hand: { $cards }.

by-points = most points
by-cards = most cards among those level on points

provenance-cards = Cards: made up for practice.
