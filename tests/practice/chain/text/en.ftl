# The practice chain. ru.ftl has the twins.

phase-expedition = Expedition

land-road = road
land-ruins = ruins
land-village = village
land-ambush = ambush
glory = glory
legions = legions

ask-march = March into the unknown, or camp
why-march = You have { $legions ->
    [one] { $legions } legion
   *[other] { $legions } legions
  }.
ask-further = March on, or camp
why-further = The road leads on; supplies left: { $supplies }.
ask-dig = Dig in the ruins, or camp
why-dig = A throw of 1 or 2 costs a legion; supplies left: { $supplies }.
march = March to { $cell }
camp = Camp
dig = Dig

not-ahead = You cannot march to { $cell } from here.

marched = { $who } marched to { $cell }.
told-camp = { $who } camped.
told-dig = { $who } dug.
found = { $who } found on { $cell }: { $land }.
thrown = { $who } threw { $thrown } and has { $legions ->
    [one] { $legions } legion
   *[other] { $legions } legions
  }.

by-points = most points
grade-hero = Hero
grade-citizen = Citizen
grade-lost = Lost in the wilds
