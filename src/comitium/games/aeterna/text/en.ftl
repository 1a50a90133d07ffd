# Aeterna. ru.ftl has the twins.

game-name = Aeterna
game-about = Draft the buildings and provinces of three epochs, win the seven hills, and keep your people calm enough to be remembered.

## Phases and epochs
phase-draft = Draft
phase-actions = Actions
phase-scoring = Scoring
phase-ruin = Ruin
phase-structures = Structures
phase-domus = Domus
phase-revolts = Revolts
phase-food = Food
phase-end_of_epoch = End of epoch
phase-final_scoring = Final scoring
epoch-1 = Kingdom
epoch-2 = Republic
epoch-3 = Empire

## Hills, structures, colours
hill-capitoline = Capitoline
hill-palatine = Palatine
hill-quirinal = Quirinal
hill-caelian = Caelian
hill-aventine = Aventine
hill-esquiline = Esquiline
hill-viminal = Viminal
piece-temple = temple
piece-aqueduct = aqueduct
piece-amphitheatre = amphitheatre
colour-political = political
colour-civil = civil
colour-religious = religious
colour-military = military
colour-trade = trade
colour-diplomatic = diplomatic
colour-figure = figure

## Goods
amount-citizens = { $n ->
    [one] { $n } citizen
   *[other] { $n } citizens
  }
amount-aurei = { $n ->
    [one] { $n } aureus
   *[other] { $n } aurei
  }
amount-stone = { $n } stone
amount-wheat = { $n } wheat
amount-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
amount-unrest = { $n } more unrest
amount-calm = { $n } less unrest
award-board-card = play a board card

## Cards
card-servian_wall = Servian Wall
card-temple_of_janus = Temple of Janus
card-temple_of_jupiter_feretrius = Temple of Jupiter Feretrius
card-tombs = Tombs
card-temple_of_vesta = Temple of Vesta
card-lupercal = Lupercal
card-pile_bridge = Pile Bridge
card-cloaca_maxima = Cloaca Maxima
card-forum_boarium = Forum Boarium
card-comitium = Comitium
card-hut_of_romulus = Hut of Romulus
card-regia = Regia
card-castra_praetoria = Castra Praetoria
card-triumphal_arch = Triumphal Arch
card-war_column = War Column
card-temple_of_magna_mater = Temple of Magna Mater
card-temple_of_concordia = Temple of Concordia
card-temple_of_hercules_invictus = Temple of Hercules Invictus
card-theatre_of_pompey = Theatre of Pompey
card-baths_of_agrippa = Baths of Agrippa
card-queen_of_roads = Queen of Roads
card-curia_hostilia = Curia Hostilia
card-tabularium = Tabularium
card-saepta_julia = Saepta Julia
card-port_of_centumcellae = Port of Centumcellae
card-castra_peregrina = Castra Peregrina
card-castra_of_the_elite_guard = Castra of the Elite Guard
card-pantheon = Pantheon
card-church_of_saint_peter = Church of Saint Peter
card-serapeum = Serapeum
card-aqua_alexandrina = Aqua Alexandrina
card-stadium_of_domitian = Stadium of Domitian
card-flavian_amphitheatre = Flavian Amphitheatre
card-trajans_column = Trajan's Column
card-domitians_palace = Domitian's Palace
card-triumphal_arch_of_titus = Triumphal Arch of Titus
card-caenina = Caenina
card-antemnae = Antemnae
card-crustumerium = Crustumerium
card-fidenae = Fidenae
card-alba_longa = Alba Longa
card-sabina = Sabina
card-gabii = Gabii
card-veii = Veii
card-samnium = Samnium
card-magna_graecia = Magna Graecia
card-sicily = Sicily
card-sardinia_and_corsica = Sardinia and Corsica
card-hispania = Hispania
card-africa = Africa
card-macedonia = Macedonia
card-asia = Asia
card-thrace = Thrace
card-britannia = Britannia
card-dacia = Dacia
card-egypt = Egypt
card-judaea = Judaea
card-mauretania = Mauretania
card-germania = Germania
card-arabia = Arabia
card-romulus = Romulus
card-servius_tullius = Servius Tullius
card-mucius_scaevola = Mucius Scaevola
card-tarquin_the_proud = Tarquin the Proud
card-spartacus = Spartacus
card-sulla = Sulla
card-caesar = Caesar
card-tiberius_and_gaius_gracchus = Tiberius and Gaius Gracchus
card-trajan = Trajan
card-augustus = Augustus
card-galla_placidia = Galla Placidia
card-hadrian = Hadrian

## Abilities of buildings
ability-instant = instant
ability-permanent = permanent
ability-activated = activated
ability-servian_wall = In phase D a ruined hill gives you, its prefect, { $ruin_unrest_less } unrest less.
ability-temple_of_janus = With a province played this epoch gain { $aurei ->
    [one] { $aurei } aureus
   *[other] { $aurei } aurei
  }, otherwise lose { $unrest_less } unrest.
ability-temple_of_jupiter_feretrius = Every province you play brings { $province_points ->
    [one] { $province_points } prestige point
   *[other] { $province_points } prestige points
  }.
ability-tombs = In phase H every citizen without food adds { $hunger_unrest_less } unrest less.
ability-temple_of_vesta = Lose { $unrest_less } unrest.
ability-lupercal = Gain { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
  }.
ability-pile_bridge = A hill costs you { $influence_wheat_less } wheat less to influence.
ability-cloaca_maxima = Phase G begins for you with a loss of { $revolt_unrest_less } unrest, before damage tokens count.
ability-forum_boarium = Trade up to { $trades ->
    [one] { $trades } time
   *[other] { $trades } times
  } in one direction: { $wheat } wheat for { $aurei ->
    [one] { $aurei } aureus
   *[other] { $aurei } aurei
  }, or the reverse.
ability-comitium = Gain { $aurei ->
    [one] { $aurei } aureus
   *[other] { $aurei } aurei
  } for every hill with a citizen of yours.
ability-hut_of_romulus = Gain { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
  }.
ability-regia = Figures cost you { $figure_aurei_less ->
    [one] { $figure_aurei_less } aureus
   *[other] { $figure_aurei_less } aurei
  } less.
ability-castra_praetoria = Your stack passes stacks of its own height too.
ability-triumphal_arch = Gain { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
  } for every province you have played this epoch, at most { $most }.
ability-war_column = Your provinces bring { $province_unrest_less } unrest less.
ability-temple_of_magna_mater = Make { $tokens ->
    [one] { $tokens } exhausted award token
   *[other] { $tokens } exhausted award tokens
  } active again, on a hill with a citizen of yours.
ability-temple_of_concordia = You lose { $unrest_less } unrest, everybody else loses { $others_unrest_less }.
ability-temple_of_hercules_invictus = Your provinces bring { $province_aurei_more ->
    [one] { $province_aurei_more } aureus
   *[other] { $province_aurei_more } aurei
  } more.
ability-theatre_of_pompey = Phase C brings you { $prefect_points ->
    [one] { $prefect_points } prestige point
   *[other] { $prefect_points } prestige points
  } more for every hill where you are prefect.
ability-baths_of_agrippa = Gain { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
  } and lose { $unrest_less } unrest.
ability-queen_of_roads = Every hill you influence brings { $influence_aurei ->
    [one] { $influence_aurei } aureus
   *[other] { $influence_aurei } aurei
  }.
ability-curia_hostilia = Gain { $aurei ->
    [one] { $aurei } aureus
   *[other] { $aurei } aurei
  } for every hill where you are prefect.
ability-tabularium = Gain { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
  } for every building in your play area with this one, at most { $most }.
ability-saepta_julia = Passing brings you { $pass_points ->
    [one] { $pass_points } prestige point
   *[other] { $pass_points } prestige points
  } more.
ability-port_of_centumcellae = Give { $wheat } wheat for { $aurei ->
    [one] { $aurei } aureus
   *[other] { $aurei } aurei
  }; { $times ->
    [one] { $times } use
   *[other] { $times } uses
  } in an epoch.
ability-castra_peregrina = You may play { $board_cards ->
    [one] { $board_cards } board card
   *[other] { $board_cards } board cards
  } at once and pay the cost.
ability-castra_of_the_elite_guard = In phase G ignore { $damage_ignored ->
    [one] { $damage_ignored } damage token
   *[other] { $damage_ignored } damage tokens
  }, the highest you have reached.
ability-pantheon = Gain { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
  } for every different colour in your play area, at most { $most }.
ability-church_of_saint_peter = Provinces cost you { $province_citizens_less ->
    [one] { $province_citizens_less } citizen
   *[other] { $province_citizens_less } citizens
  } less, but never fewer than { $province_citizens_least }.
ability-serapeum = With unrest { $unrest_at_most } or less gain { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
  }.
ability-aqua_alexandrina = In phase H { $citizens_fed ->
    [one] { $citizens_fed } citizen
   *[other] { $citizens_fed } citizens
  } of yours need no wheat.
ability-stadium_of_domitian = Gain { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
  } for every citizen of yours on hills, at most { $most }.
ability-flavian_amphitheatre = Gain { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
  } for every hill with an amphitheatre, at most { $most }.
ability-trajans_column = Gain { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
  } for every province in your play area, at most { $most }.
ability-domitians_palace = Phase C brings you { $presence_points ->
    [one] { $presence_points } prestige point
   *[other] { $presence_points } prestige points
  } more for every hill with a citizen of yours.
ability-triumphal_arch_of_titus = Gain { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
  } for every hill where you are prefect, at most { $most }.

## What figures count
requirement = { $each ->
    [1] { $counts }
   *[other] { $counts }, by { $each }
  }
count-hills_with_citizens = hills with your citizens
count-hills_as_prefect = hills where you are prefect
count-hills_with_amphitheatre = hills with an amphitheatre
count-structures_as_prefect = structures on hills where you are prefect
count-citizens_in_play = your citizens in the domus and on the board
count-citizens_on_board = your citizens on the board
count-citizens_on_hills = your citizens on hills
count-buildings = your buildings
count-buildings_this_epoch = buildings you played this epoch
count-military_buildings = your military buildings
count-political_buildings = your political buildings
count-religious_buildings = your religious buildings
count-provinces = your provinces
count-provinces_this_epoch = provinces you played this epoch
count-colours = colours of your cards
count-wheat = wheat in your domus

## Table options
option-hills = Active hills
option-hills-lowest = Those with the lowest numbers
option-hills-1-2-4 = Capitoline, Palatine, Caelian
option-hills-1-2-5 = Capitoline, Palatine, Aventine
option-hills-1-2-6 = Capitoline, Palatine, Esquiline
option-hills-1-2-7 = Capitoline, Palatine, Viminal
option-hills-1-3-4 = Capitoline, Quirinal, Caelian
option-hills-1-3-5 = Capitoline, Quirinal, Aventine
option-hills-1-3-6 = Capitoline, Quirinal, Esquiline
option-hills-1-3-7 = Capitoline, Quirinal, Viminal
option-hills-1-4-5 = Capitoline, Caelian, Aventine
option-hills-1-4-6 = Capitoline, Caelian, Esquiline
option-hills-1-4-7 = Capitoline, Caelian, Viminal
option-hills-1-5-6 = Capitoline, Aventine, Esquiline
option-hills-1-5-7 = Capitoline, Aventine, Viminal
option-hills-1-6-7 = Capitoline, Esquiline, Viminal
option-hills-2-3-4 = Palatine, Quirinal, Caelian
option-hills-2-3-5 = Palatine, Quirinal, Aventine
option-hills-2-3-6 = Palatine, Quirinal, Esquiline
option-hills-2-3-7 = Palatine, Quirinal, Viminal
option-hills-2-4-5 = Palatine, Caelian, Aventine
option-hills-2-4-6 = Palatine, Caelian, Esquiline
option-hills-2-4-7 = Palatine, Caelian, Viminal
option-hills-2-5-6 = Palatine, Aventine, Esquiline
option-hills-2-5-7 = Palatine, Aventine, Viminal
option-hills-2-6-7 = Palatine, Esquiline, Viminal
option-hills-3-4-5 = Quirinal, Caelian, Aventine
option-hills-3-4-6 = Quirinal, Caelian, Esquiline
option-hills-3-4-7 = Quirinal, Caelian, Viminal
option-hills-3-5-6 = Quirinal, Aventine, Esquiline
option-hills-3-5-7 = Quirinal, Aventine, Viminal
option-hills-3-6-7 = Quirinal, Esquiline, Viminal
option-hills-4-5-6 = Caelian, Aventine, Esquiline
option-hills-4-5-7 = Caelian, Aventine, Viminal
option-hills-4-6-7 = Caelian, Esquiline, Viminal
option-hills-5-6-7 = Aventine, Esquiline, Viminal
option-hills-1-2-3-4-6 = Capitoline, Palatine, Quirinal, Caelian, Esquiline
option-hills-1-2-3-4-7 = Capitoline, Palatine, Quirinal, Caelian, Viminal
option-hills-1-2-3-5-6 = Capitoline, Palatine, Quirinal, Aventine, Esquiline
option-hills-1-2-3-5-7 = Capitoline, Palatine, Quirinal, Aventine, Viminal
option-hills-1-2-3-6-7 = Capitoline, Palatine, Quirinal, Esquiline, Viminal
option-hills-1-2-4-5-6 = Capitoline, Palatine, Caelian, Aventine, Esquiline
option-hills-1-2-4-5-7 = Capitoline, Palatine, Caelian, Aventine, Viminal
option-hills-1-2-4-6-7 = Capitoline, Palatine, Caelian, Esquiline, Viminal
option-hills-1-2-5-6-7 = Capitoline, Palatine, Aventine, Esquiline, Viminal
option-hills-1-3-4-5-6 = Capitoline, Quirinal, Caelian, Aventine, Esquiline
option-hills-1-3-4-5-7 = Capitoline, Quirinal, Caelian, Aventine, Viminal
option-hills-1-3-4-6-7 = Capitoline, Quirinal, Caelian, Esquiline, Viminal
option-hills-1-3-5-6-7 = Capitoline, Quirinal, Aventine, Esquiline, Viminal
option-hills-1-4-5-6-7 = Capitoline, Caelian, Aventine, Esquiline, Viminal
option-hills-2-3-4-5-6 = Palatine, Quirinal, Caelian, Aventine, Esquiline
option-hills-2-3-4-5-7 = Palatine, Quirinal, Caelian, Aventine, Viminal
option-hills-2-3-4-6-7 = Palatine, Quirinal, Caelian, Esquiline, Viminal
option-hills-2-3-5-6-7 = Palatine, Quirinal, Aventine, Esquiline, Viminal
option-hills-2-4-5-6-7 = Palatine, Caelian, Aventine, Esquiline, Viminal
option-hills-3-4-5-6-7 = Quirinal, Caelian, Aventine, Esquiline, Viminal

## Questions
ask-keep = Keep one card
why-keep = The other { $cards } go to { $neighbour }, on your left.
why-keep-last = The other one goes to the board, face up for all.
ask-turn = Take one main action
why-turn = You hold { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }; passing now brings { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
ask-end-turn = Free actions, or end the turn
why-end-turn = Your main action is done.
ask-board-card = Play one of the board cards
ask-board-card-maybe = Play one of the board cards, or none
why-board-card = You can pay for { $payable } of { $cards }.
ask-revolt = Answer a damage token
why-revolt = At unrest { $unrest } you have { $left ->
    [one] { $left } token
   *[other] { $left } tokens
  } to answer. Doom tokens so far: { $doom }.
ask-place = Choose your place in the next turn order
why-place = { $free ->
    [one] { $free } place is
   *[other] { $free } places are
  } free. Who passed earlier chooses earlier.

## Headings of a step, by the kind of the piece to be touched next
step-action = What do you do with it?
step-card = Choose a card
step-goods = Choose the reward
step-figure = Choose a figure
step-space = Choose a structure
step-hill = Choose a hill
step-award = Choose an award, or none
step-played = Choose a building
step-trade = Choose what you give
step-board = Choose a board card
step-damage = Choose a damage token
step-order = Choose a place

## Choices
keep = Keep { $card }
play = Play { $card } for { $cost }
play-board-card = Play { $card } from the board for { $cost }
decline = Play no board card
favour = Obtain the favour of { $figure } for { $aurei ->
    [one] { $aurei } aureus
   *[other] { $aurei } aurei
  }: { $times ->
    [one] { $times } time
   *[other] { $times } times
  }
erect = Erect the { $structure } on hill { $hill }
influence = Influence { $hill } { $wheat ->
    [0] for free
   *[other] for { $wheat } wheat
  }, without an award
influence-award = Influence { $hill } { $wheat ->
    [0] for free
   *[other] for { $wheat } wheat
  } and take: { $award }
discard = Discard { $card } and receive: { $reward }
activate = Activate { $card }: { $effect }
sell-wheat = { $wheat } wheat for { $aurei ->
    [one] { $aurei } aureus
   *[other] { $aurei } aurei
  }
buy-wheat = { $aurei ->
    [one] { $aurei } aureus
   *[other] { $aurei } aurei
  } for { $wheat } wheat
refresh-award = the award “{ $award }” on hill { $hill } becomes active
pass = Pass for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
end-turn = End the turn
pay-damage = Pay the token at unrest { $space }: { $cost }
take-doom = Take a doom token for the token at unrest { $space }
take-place = Take place { $place }

## Refusals
too-few = This takes { $need }; you have { $have }.
held = { $what } ({ $n })
requirement-not-met = You do not meet the requirement even once: { $held }; it takes { $kinds ->
    [1] { $each }
   *[other] { $each } of each
  }.
space-empty = The structure space { $structure } was used in this epoch already.
structure-there = On hill { $hill } there is a structure of this type already: { $structure }.
hill-full = All { $spaces } citizen spaces of hill { $hill } are taken by others.
award-exhausted = This award token on hill { $hill } is exhausted until the end of the epoch.
no-payable-board-card = { $cards ->
    [0] No board card is left to be played.
    [one] You could not pay for the one board card.
   *[other] You could pay for none of the { $cards } board cards.
  }
board-card-due = The token has been taken: one board card has to be played.
no-effect = { $card } would have no effect now.
already-turned = { $card } is turned until the end of the epoch.
main-action-done = You have taken your main action in this turn.
main-action-due = A main action is due first; passing is one too.
only-by-effect = A board card is played only by an award token or a card that says so.
not-in-hand = This card is not in your hand.
figure-not-there = This figure does not lie on the board.
not-on-board = This card does not lie on the board.
no-citizen-there = You have no citizen on hill { $hill }.
award-is-active = This award token on hill { $hill } is active already.
not-activated = You have no such building to activate that way.
hill-inactive = Hill { $hill } cannot be chosen: it is not active in this game.
turn-how = Play a card, obtain a favour, erect a structure, influence a hill or pass; free actions besides.
not-in-packet = This card is not among the { $cards } you hold.
keep-how = Name one of the cards you hold, such as “keep regia”.
no-such-threat = At unrest { $unrest } you have { $left ->
    [one] { $left } token
   *[other] { $left } tokens
  } to answer, and this is none of them.
place-taken-already = Place { $place } is taken.
place-how = Name a free place from 1 to { $places }, such as “order 1”.
hill-count = With { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  } { $wanted } hills are active, not { $chosen }.

## Log
epoch-begins = Epoch { $epoch } begins: { $called }.
cards-dealt = Everybody is dealt { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
  } and { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
  }.
packets-passed = Everybody has kept a card and passed { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } to the left.
card-left = { $who } left { $card } on the board.
card-played = { $who } played { $card } for { $cost }.
colour-bonus = { $who } gained { $aurei ->
    [one] { $aurei } aureus
   *[other] { $aurei } aurei
  } as colour bonus ({ $colour }).
gained = { $who } gained { $goods }.
no-citizens-left = { $who } missed { $missed ->
    [one] { $missed } citizen
   *[other] { $missed } citizens
  }: the supply has no more.
unrest-falls = { $who } lost { $amount } unrest: now { $now }.
unrest-rises = { $who } gained { $amount } unrest: now { $now }.
calm-bonus = { $who } gained { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for going below 0.
unrest-overflows = { $who } lost { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for unrest above the end of the track.
ability-lost = The ability of { $card } brought { $who } nothing.
no-board-card = { $who } can pay for no board card.
board-card-declined = { $who } played no board card.
favour-obtained = { $who } obtained the favour of { $figure } for { $aurei ->
    [one] { $aurei } aureus
   *[other] { $aurei } aurei
  }; it applies { $times ->
    [one] { $times } time
   *[other] { $times } times
  }.
structure-erected = { $who } erected the { $structure } on hill { $hill }.
structure-serves = The { $structure } on hill { $hill } serves { $who }.
influenced = { $who } influenced { $hill } for { $wheat } wheat; the stack has { $stack ->
    [one] { $stack } citizen
   *[other] { $stack } citizens
  }.
award-taken = { $who } took an award on hill { $hill }: { $award }.
award-refreshed = { $who } made an award on hill { $hill } active again: { $award }.
passed = { $who } passed.
card-discarded = { $who } discarded { $card }.
activated = { $who } activated { $card }.
paid = { $who } paid { $goods }.
hill-scored = { $who } scored { $points ->
    [one] { $points } point
   *[other] { $points } points
  } on hill { $hill }.
hill-ruined = Hill { $hill } with { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
  } is ruined: its value { $value } is covered.
hill-ruined-at-last = Hill { $hill } with { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
  } is ruined.
citizens-home = { $who } took { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
  } home.
damage-paid = { $who } paid the damage token at unrest { $space }: { $cost }.
doom-taken = { $who } took a doom token at unrest { $space } and has { $doom } now.
citizens-fed = { $who } paid { $wheat } wheat as food for { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
  }.
citizens-hungry = { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
  } of { $who } went hungry.
figures-turned-up = The figures of the next epoch: { $figures }.
made-ready = Awards and buildings are ready again, and empty structure spaces filled.
place-taken = { $who } took place { $place } in the turn order.
struck-out = { $who } suffers damnatio memoriae and is out.

## Score sheet
score-track = prestige track
score-stone = stone
score-wheat = wheat
score-aurei = aurei
score-cards = cards
score-sets = sets of colours
score-doom = doom track
score-damnatio = damnatio memoriae

## Winning
by-points = most prestige
by-points-shared = level on prestige
all-struck-out = everybody is forgotten

## Names that the board, its labels and its cards share
action-card = Play a card
action-favour = Obtain a favour
action-structure = Erect a structure
action-influence = Influence a hill
action-pass = Pass
action-discard = Discard a card
action-activate = Activate a building
action-pay = Pay
action-doom = Take a doom token
good-citizens = Citizens
good-aurei = Aurei
good-stone = Stone
good-wheat = Wheat
good-unrest = Unrest
good-points = Prestige points
good-doom = Doom tokens
good-hand = Cards in hand
name-award = Award: { $award }
name-no-award = No award
name-structure = Structure: { $structure }
name-space = Structure space: { $structure }
name-damage = Damage token
name-pass-row = Pass row
name-order-row = Turn order
name-ruin = Ruin
name-stack = Stack of citizens
name-set = Set of colours
name-coming = Figures of a later epoch
name-board-cards = Board cards
name-trade = Trade of the Forum Boarium
name-colour = Colour: { $colour }
name-ability = Ability: { $kind }
name-phase = Phase { $letter }, { $phase }
letter-draft = A
letter-actions = B
letter-scoring = C
letter-ruin = D
letter-structures = E
letter-domus = F
letter-revolts = G
letter-food = H
letter-end_of_epoch = I
outlook-hills = Points for hills
outlook-ruin = Unrest by ruin
outlook-structures = Points by temples
outlook-aqueducts = Wheat by aqueducts
outlook-amphitheatres = Calm by amphitheatres
outlook-revolts = Damage tokens
outlook-needed = Wheat to feed all
outlook-food = Unrest by hunger
outlook-doom = Loss by doom
outlook-damnatio = Steps to damnatio

## Cards of pieces: what each thing is for
card-does-action-card = Pay for a card in your hand and lay it into your play area. Its goods come at once.
card-does-action-favour = Pay the aurei of a figure. Its effect comes as often as you meet its requirement.
card-does-action-structure = Pay a citizen and stone, and move a structure from its space to any hill that has none of its kind.
card-does-action-influence = Move a citizen from your domus to a hill, pay its wheat, and take one of its awards or none.
card-does-action-pass = Whoever passes gains the highest free value of the pass row and does nothing more in phase B.
card-does-action-discard = A card of your hand leaves the game for one of four rewards.
card-does-action-activate = Turn a building of your play area and use its ability. It is straightened in phase I.
card-does-action-end = Your turn is over, and the next player acts.
card-does-action-decline = The board cards stay where they lie.
card-does-action-pay = Pay everything on the damage token you chose. Nothing is paid in part.
card-does-action-doom = A doom token stays with you. At the end it moves your marker one cell up the doom track.
card-does-province = Its goods come at once. The citizens you pay return to the supply.
card-does-building = Ability, { $kind }: { $ability }
card-does-figure = It counts: { $counts }. Each time brings { $effect }.
card-does-hill = In phase C the stacks gain, from the left: { $values }. The owner of the leftmost stack is the prefect.
card-does-award = Whoever influences the hill may take one award. The token is then exhausted until phase I.
card-does-award-board = Whoever takes it plays a board card at once and pays its cost. The token is then exhausted until phase I.
card-does-no-award = The hill is influenced and no token is exhausted.
card-does-structure = In phase E of every epoch it serves the prefect of its hill.
card-does-space = A citizen goes here, and the structure to any hill that has none of its kind. Each space is used once in an epoch.
card-does-damage = In phase G everybody whose unrest has reached its place pays all of it or takes a doom token.
card-does-order = Phase B goes round in this order. In phase I everybody chooses a place; whoever passed earlier chooses earlier.
card-does-ruin = In phase D the most crowded hills are ruined. The highest value is covered, and the prefect gains { $unrest } unrest.
card-does-stack = Citizens of one colour. A raised stack passes lower ones on its left. Each stack scores the value it stands on.
card-does-set = One card of each of the six colours. It is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at the end, with a figure { $figure }.
card-does-board-cards = The last card of every packet. Only an award or a card that says so lets you play one.
card-does-good-citizens = They influence hills, erect structures and pay for provinces. You have { $all ->
    [one] { $all } citizen
   *[other] { $all } citizens
  } in all, and each in the domus eats a wheat in phase H.
card-does-good-aurei = They pay for buildings and figures. At the end { $each ->
    [one] { $each } aureus is
   *[other] { $each } aurei are
  } worth a point.
card-does-good-stone = It pays for buildings and structures. At the end { $each } stone is worth a point.
card-does-good-wheat = It pays for hills and feeds citizens in phase H. At the end { $each } wheat is worth a point.
card-does-good-unrest = It runs from 0 to { $most }. Damage tokens up to it threaten in phase G, and it costs points at the end. A loss below 0 brings { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
card-does-good-points = Whoever has the most at the end wins.
card-does-good-doom = At the end your marker starts at the cell of your unrest and climbs one cell for each. The cells cost, in points: { $losses }. The next one is damnatio memoriae, and you are out.
card-does-good-hand = The cards kept in the draft of this epoch. Others see only how many there are.
card-does-colour = Each card of a colour that you have played brings { $aurei ->
    [one] { $aurei } aureus
   *[other] { $aurei } aurei
  } more when you play another. One card of each of the six colours is a set.
card-does-figures = A figure makes a set of six worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } instead of { $instead }. It counts as no building or province.
card-does-ability-instant = It works once, when the building is played, after its goods.
card-does-ability-permanent = It works from the moment the building lies in your play area, to the end of the game.
card-does-ability-activated = A free action, once in an epoch unless the card allows more.
card-does-phase-draft = Everybody keeps a card of a packet in secret and passes the rest to the left, four times.
card-does-phase-actions = Turns with one main action and any number of free ones, until everybody has passed.
card-does-phase-scoring = Every stack scores the value it stands on, hill by hill.
card-does-phase-ruin = The most crowded hills are ruined, and their prefects gain unrest.
card-does-phase-structures = Every structure serves the prefect of its hill.
card-does-phase-domus = All citizens go home from hills and structure spaces.
card-does-phase-revolts = Damage tokens up to your unrest are paid, or doom is taken.
card-does-phase-food = Each citizen in the domus eats a wheat. Hunger raises unrest.
card-does-phase-end_of_epoch = Unused cards leave, everything is made ready, and the next turn order is chosen.
card-does-outlook-hills = What phase C would bring if phase B ended now.
card-does-outlook-ruin = The unrest phase D would bring to the prefects of ruined hills.
card-does-outlook-structures = The points phase E would bring to the prefects of hills with a temple.
card-does-outlook-aqueducts = The wheat phase E would bring to the prefects of hills with an aqueduct.
card-does-outlook-amphitheatres = The unrest that the prefects of hills with an amphitheatre would lose in phase E.
card-does-outlook-revolts = How many damage tokens would have to be answered in phase G.
card-does-outlook-needed = How much wheat phase H would take, after all citizens have come home.
card-does-outlook-food = The unrest that hunger would bring in phase H.
card-does-outlook-doom = The points that unrest and doom tokens would cost at the end.
card-does-outlook-damnatio = So many cells of the doom track are left. At none you are out.
card-unseen = Unseen: they lie face down until the epoch before them ends.

## Cards of pieces: what it costs, brings and lacks now
card-goods = { $goods }
card-at-once = { $goods } at once
card-serves = every epoch for the prefect of its hill: { $goods }
card-at = { $what }; { $where }
card-main-action = main action, one in a turn
card-free-action = free action, any number in a turn
card-ways-open = { $n ->
    [0] nothing of this kind is open to you now
    [one] nothing: { $n } way is open
   *[other] nothing: { $n } ways are open
  }
card-building-of = Building, { $colour }, epoch { $epoch } ({ $called })
card-province-of = Province, { $colour }, epoch { $epoch } ({ $called })
card-figure-of = Figure, epoch { $epoch } ({ $called })
card-in-hand = in your hand
card-in-packet = in the packet before you
card-on-board = on the board
card-played-by = played by { $who }
card-board-only = only an award or a card that says so lets you play it
card-uses-left = { $n ->
    [0] turned until phase I
    [one] { $n } use left in this epoch
   *[other] { $n } uses left in this epoch
  }
card-times = { $times } × ({ $goods })
card-at-end = { $n ->
    [one] { $n } point at the end of the match
   *[other] { $n } points at the end of the match
  }
card-at-end-less = −{ $n ->
    [one] { $n } point at the end of the match
   *[other] { $n } points at the end of the match
  }
card-bonus = { $n ->
    [one] { $n } aureus as colour bonus
   *[other] { $n } aurei as colour bonus
  }
card-enough = nothing, you have { $goods }
card-hill-number = hill { $number }
card-hill-empty = hill { $number }, nobody here
card-hill-held = hill { $number }, { $citizens ->
    [one] { $citizens } citizen here
   *[other] { $citizens } citizens here
  }, prefect: { $who }
card-hill-prices = a citizen and wheat: { $prices } by the number of citizens there
card-hill-reach = your stack would stand at place { $place }: { $points ->
    [one] { $points } point in phase C
   *[other] { $points } points in phase C
  }
card-awards-left = { $n } of { $of } awards
card-on-hill = hill { $hill }
card-built-by = used in this epoch: { $who }
card-at-unrest = at unrest { $space }
card-out-of-reach = nothing: at unrest { $unrest } it does not reach you
card-passed-here = passed: { $who }
card-place-free = place { $place }, free
card-place-of = place { $place }: { $who }
card-you-have = you have { $n }
card-has = { $who } has { $n }
card-by-discard = a discarded card can bring { $goods }
card-citizens-out = { $out } on the board, { $supply } in the supply
card-food = { $lacking ->
    [0] nothing: phase H takes { $needed } wheat as it stands
   *[other] { $lacking } of the { $needed } wheat that phase H takes as it stands
  }
card-doom-now = with unrest and doom as they stand { $points ->
    [0] no loss
    [one] a loss of { $points } point
   *[other] a loss of { $points } points
  } at the end, { $left ->
    [one] { $left } step from damnatio memoriae
   *[other] { $left } steps from damnatio memoriae
  }
card-least-ruined = at least { $n ->
    [one] { $n } hill in an epoch
   *[other] { $n } hills in an epoch
  }
card-spared = with { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
  } it would be spared now
card-ruin-due = with { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
  } it would be ruined now: { $unrest } unrest for { $who }
card-stands = your stack stands at place { $place }: { $points ->
    [one] { $points } point in phase C
   *[other] { $points } points in phase C
  }
card-as-it-stands = for you, as it stands: { $n }
card-now = now
card-sets = { $n ->
    [one] you have { $n } set
   *[other] you have { $n } sets
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
card-coming = epoch { $epoch }: { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
  }

## Parts of the glossary
shelf-actions = What you can do
shelf-hills = Hills and awards
shelf-structures = Structures
shelf-goods = Goods and tokens
shelf-epoch = The epoch
shelf-kinds = Kinds of cards
shelf-cards = Cards of epoch { $epoch } ({ $called })

## Where the data comes from
provenance-buildings = Buildings: names printed in the rulebook; costs, rewards, abilities and points reconstructed by us, except the printed figures of the Church of Saint Peter.
provenance-provinces = Provinces: reconstructed by us, except the printed figures of Thrace.
provenance-figures = Figures: names printed in the rulebook; costs, requirements and effects reconstructed by us, except the printed ones of Romulus and Spartacus.
provenance-hills = Hills: names and numbers printed in the rulebook; their values reconstructed by us.
provenance-awards = Award tokens: faces printed in the rulebook; how many of each there are is reconstructed by us.
provenance-damage = Damage tokens: printed in the rulebook.
provenance-structures = Structures: printed in the rulebook.
provenance-discards = Rewards for discarding: printed in the rulebook.
provenance-players = Changes by number of players: printed in the rulebook; two of the pass values are printed, the others reconstructed by us.
provenance-tracks = Unrest track: its ends are printed in the rulebook; the places of the damage tokens and the doom track are reconstructed by us.
provenance-constants = Single figures of the rules: printed in the rulebook.

## The table in words
view-epoch = epoch
view-epochs = epochs in all
view-phase = phase
view-kept = cards kept in this draft
view-order = turn order
view-new_order = turn order chosen so far
view-passed = passed
view-pass_values = values of the pass row
view-next_pass = passing brings
view-hills = hills
view-inactive_hills = inactive hills
view-figures = figures
view-figures_to_come = figures of later epochs
view-spaces = spaces
view-board = board cards
view-damage = damage tokens
view-damage_due = damage tokens to answer
view-most_unrest = highest unrest
view-doom_losses = points lost on the doom track
view-reach = which stack yours would be after an influence, for each seat
view-unrest_losses = points lost by unrest alone
view-least_ruined = hills ruined at least
view-erect_cost = to erect a structure
view-erect_points = points for erecting a structure
view-discards = rewards for discarding a card
view-reward = reward
view-outlook = forecast of the epoch
view-players = players
view-card = card
view-province = province
view-colour = colour
view-ability = ability
view-cost = cost
view-rewards = rewards
view-points = points
view-effect = effect
view-count = counted by
view-face = card
view-this_epoch = played this epoch
view-turned = turned
view-activations_left = activations left
view-figure = figure
view-aurei = aurei
view-each = once for each
view-times = times it would apply
view-prices = price for each seat
view-seat = seat
view-citizens = citizens
view-place = place
view-goods = brings
view-board_card = plays a board card
view-exhausted = exhausted
view-hill = hill
view-number = number
view-values = values
view-covered = values covered
view-uncovered = values left
view-stacks = stacks
view-prefect_seat = prefect
view-structures = structures
view-awards = awards
view-full = no space left, for each seat
view-ruin_due = would be ruined now
view-structure = structure
view-here = on its space
view-builder_seat = built by
view-in_supply = in the supply
view-income = serves the prefect with
view-left_by_seat = left by
view-costs = cost for each seat
view-payable = payable for each seat
view-space = at unrest
view-pay = to pay
view-hill_points = points for hills
view-ruin_unrest = unrest by ruin
view-structure_points = points by structures
view-structure_wheat = wheat by structures
view-structure_unrest = unrest by structures
view-unrest_at_revolts = unrest at the revolts
view-damage_reached = damage tokens reached
view-food_needed = wheat needed
view-food_missing = wheat missing
view-hunger_unrest = unrest by hunger
view-doom_cell = cell of the doom track
view-ready = ready
view-citizens_on_hills = citizens on hills
view-citizens_on_structures = citizens on structure spaces
view-citizens_in_supply = citizens in the supply
view-stone = stone
view-wheat = wheat
view-unrest = unrest
view-doom = doom tokens
view-doom_loss = points lost by doom
view-doom_left = doom tokens until damnatio memoriae
view-struck_out = damnatio memoriae
view-threats = damage tokens reached now
view-turn_place = place in the turn order
view-pass_place = place in order of passing
view-hand_size = cards in hand
view-above = permanent buildings
view-at_left = activated buildings
view-at_right = instant buildings and provinces
view-colours = cards by colour
view-sets = complete sets
view-set_points = points for sets
view-missing_colours = colours missing for the next set
view-next_bonus = the next set brings
view-hand = hand
view-packet = packet you hold
view-answer = your sealed choice
view-seen = packets you have held
view-cost_now = cost now
view-rewards_now = rewards now
view-lacking = missing to pay
view-colour_bonus = colour bonus
view-step = step of the draft
view-cards = cards
view-kept_card = kept
view-passed_to = passed to
view-political = political
view-civil = civil
view-religious = religious
view-military = military
view-trade = trade
view-diplomatic = diplomatic
view-most = at most
view-unrest_less = unrest lost
view-unrest_at_most = if unrest is at most
view-others_unrest_less = unrest lost by others
view-trades = trades
view-tokens = award tokens made active
view-board_cards = board cards played at once
view-ruin_unrest_less = less unrest by ruin
view-hunger_unrest_less = less unrest by hunger
view-revolt_unrest_less = unrest lost before revolts
view-citizens_fed = citizens without need of wheat
view-damage_ignored = damage tokens ignored
view-influence_wheat_less = less wheat to influence
view-influence_aurei = aurei for influencing
view-passes_equals = passes equal stacks
view-figure_aurei_less = fewer aurei for figures
view-pass_points = points for passing
view-prefect_points = points as prefect
view-presence_points = points for presence on a hill
view-province_points = points for each province
view-province_aurei_more = more aurei from provinces
view-province_unrest_less = less unrest from provinces
view-province_citizens_less = fewer citizens for provinces
view-province_citizens_least = but at least

# What things are called: the messages that name them begin with one of these kinds.
view-kinds = card hill colour piece count
