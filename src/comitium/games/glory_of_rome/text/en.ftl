# Glory of Rome, sold in English as Age of Rome. ru.ftl has the twins.

game-name = Glory of Rome (Age of Rome)
game-about = Govern the province in front of you before the board turns: build, plot, vote, trade and fight for fame, and leave nothing good to your successor.

## Phases
phase-tasks = Tasks
phase-event = Event
phase-diplomacy = Spies and Allies
phase-intrigue = Intrigue
phase-building = Building
phase-cassius = Cassius
phase-action = Action
phase-income = Income
phase-scoring = Final scoring

## Provinces, buildings, battlefields
province-africa = Africa
province-gaul = Gaul
province-hispania = Hispania
province-italy = Italy
sphere-mil = military
sphere-pol = politics
sphere-tra = trade
sphere-rel = religion
sphere-agr = agriculture
sphere-none = no boost
building-mil-1 = Watchtower
building-mil-2 = Camp
building-mil-3 = Fortress
building-pol-1 = Rostra
building-pol-2 = Basilica
building-pol-3 = Curia
building-tra-1 = Market
building-tra-2 = Harbour
building-tra-3 = Lighthouse
building-rel-1 = Shrine
building-rel-2 = Temple
building-rel-3 = Sanctuary
building-agr-1 = Farm
building-agr-2 = Villa
building-agr-3 = Granary
field-epirus = Epirus
field-macedonia = Macedonia
field-thrace = Thrace
medal-warrior = Warrior medal
medal-politician = Politician medal
medal-merchant = Merchant medal
medal-priest = Priest medal
medal-farmer = Farmer medal
tier-foundation = foundation
tier-temple = temple
piece-gold = gold
piece-silver = silver
piece-bronze = bronze
piece-own = own colour
cassius = Cassius

## Characters and intrigues
character-antony = Mark Antony
character-lepidus = Aemilius Lepidus
character-fulvia = Fulvia
character-junia = Junia Secunda
character-octavian = Gaius Octavian
character-livia = Livia Drusilla
character-cassius = Cassius
intrigue-slander = Vile Slander
intrigue-sabotage = Building Sabotage
intrigue-desertion = Desertion
intrigue-forged_order = Forged Order
intrigue-revote = Revote
intrigue-invalid_vote = Invalid Vote
intrigue-sold = Sold!
intrigue-customs_duties = Customs Duties

## Goods
ware-tool = tools
ware-weapon = weapons
ware-clothes = clothes
ware-jewellery = jewellery
ware-chest = chests
condition-activate = when you activate an intrigue
condition-struck = when an intrigue is activated in your province
condition-build = when you build
condition-follower = when you place a follower
condition-colosseum = when you place a follower in the Colosseum
condition-farm = when you place a follower on an agricultural building
condition-double_tax = when you take double tax
goods-sundial = Sundial
goods-sundial-text = { $moment }: draw { $amount ->
    [one] { $amount } goods card
   *[other] { $amount } goods cards
  }
goods-compasses = Compasses
goods-compasses-text = { $moment }: your anchor card leaves the game
goods-plumb_line = Plumb Line
goods-plumb_line-text = { $moment }: gain { $amount ->
    [one] { $amount } denarius
   *[other] { $amount } denarii
  }
goods-sickle = Sickle
goods-sickle-text = { $moment }: gain { $amount ->
    [one] { $amount } denarius
   *[other] { $amount } denarii
  }
goods-scales = Scales
goods-scales-text = { $moment }: lose { $amount } fame less
goods-stylus = Stylus
goods-stylus-text = { $moment }: draw { $amount ->
    [one] { $amount } task
   *[other] { $amount } tasks
  } and keep 1
goods-spatha = Spatha
goods-spatha-text = { $moment }: recruit { $amount ->
    [one] { $amount } legion
   *[other] { $amount } legions
  }
goods-pilum = Pilum
goods-pilum-text = { $moment }: move { $amount ->
    [one] { $amount } legion
   *[other] { $amount } legions
  } of yours from one battlefield to another
goods-gladius = Gladius
goods-gladius-text = { $moment }: move { $amount ->
    [one] { $amount } legion
   *[other] { $amount } legions
  } of yours as by a military action
goods-pugio = Pugio
goods-pugio-text = { $moment }: gain { $amount } fame
goods-scutum = Scutum
goods-scutum-text = { $moment }: all its effects are cancelled
goods-toga = Toga
goods-toga-text = { $moment }: recruit a vote
goods-caligae = Caligae
goods-caligae-text = { $moment }: gain { $amount } fame
goods-paenula = Paenula
goods-paenula-text = { $moment }: gain { $amount ->
    [one] { $amount } denarius
   *[other] { $amount } denarii
  }
goods-stola = Stola
goods-stola-text = { $moment }: gain { $amount ->
    [one] { $amount } denarius
   *[other] { $amount } denarii
  }
goods-tunica = Tunica
goods-tunica-text = { $moment }: draw { $amount ->
    [one] { $amount } goods card
   *[other] { $amount } goods cards
  }
goods-bulla = Bulla
goods-bulla-text = { $moment }: draw { $amount ->
    [one] { $amount } goods card
   *[other] { $amount } goods cards
  }
goods-snake_bracelets = Snake Bracelets
goods-snake_bracelets-text = { $moment }: take the top card of the discard pile
goods-laurel_wreath = Laurel Wreath
goods-laurel_wreath-text = { $moment }: gain { $amount } fame more
goods-signet_ring = Signet Ring
goods-signet_ring-text = { $moment }: apply a further, different effect for the same feud token
goods-fibula = Fibula
goods-fibula-text = { $moment }: gain { $amount } fame
goods-coin_chest = Coin Chest
goods-coin_chest-text = { $moment }: gain { $amount ->
    [one] { $amount } denarius
   *[other] { $amount } denarii
  }
goods-spice_chest = Spice Chest
goods-spice_chest-text = { $moment }: gain { $amount ->
    [one] { $amount } denarius
   *[other] { $amount } denarii
  }

## Tasks
task-offerings = Offerings
task-offerings-text = Priest medal: { $fame } end fame
task-wild_trade = Wild Trade
task-wild_trade-text = Merchant medal: { $fame } end fame
task-first_in_the_vote = First in the Vote
task-first_in_the_vote-text = Politician medal: { $fame } end fame
task-menial_work = Menial Work
task-menial_work-text = Farmer medal: { $fame } end fame
task-last_brick = Last Brick in the Wall
task-last_brick-text = Warrior medal: { $fame } end fame
task-most_decorated = Most Decorated
task-most_decorated-text = at least { $need ->
    [one] { $need } medal
   *[other] { $need } medals
  } and nobody has more: { $fame } end fame
task-fanning_the_feud = Fanning the Feud
task-fanning_the_feud-text = nobody has fewer feud tokens: { $fame } end fame
task-unsleeping_feud = Unsleeping Feud
task-unsleeping_feud-text = at least { $need ->
    [one] { $need } feud token
   *[other] { $need } feud tokens
  } and nobody has more: { $fame } end fame
task-triumphator = Triumphator
task-triumphator-text = for each first place on a conquered battlefield: { $fame } end fame
task-roll_call = Roll Call
task-roll_call-text = at least { $need ->
    [one] { $need } legion
   *[other] { $need } legions
  } on battlefields: { $fame } end fame
task-every_front = On Every Front
task-every_front-text = legions on { $need ->
    [one] { $need } battlefield
   *[other] { $need } battlefields
  }: { $fame } end fame
task-lord_of_thrace = Lord of Thrace
task-lord_of_thrace-text = at least { $need ->
    [one] { $need } legion
   *[other] { $need } legions
  } in Thrace and nobody has more: { $fame } end fame
task-voice_of_the_senate = Voice of the Senate
task-voice_of_the_senate-text = for each of your votes in the column: { $fame } end fame
task-last_word = Last Word
task-last_word-text = the top vote of the column: { $fame } end fame
task-senate_majority = Senate Majority
task-senate_majority-text = at least { $need ->
    [one] { $need } vote
   *[other] { $need } votes
  } in the column and nobody has more: { $fame } end fame
task-merchant_prince = Merchant Prince
task-merchant_prince-text = { $need ->
    [one] { $need } set
   *[other] { $need } sets
  }: { $fame } end fame
task-collector = Collector
task-collector-text = for each of your sets: { $fame } end fame
task-armourer = Armourer
task-armourer-text = at least { $need ->
    [one] { $need } set
   *[other] { $need } sets
  } of weapons: { $fame } end fame
task-jeweller = Jeweller
task-jeweller-text = at least { $need ->
    [one] { $need } set
   *[other] { $need } sets
  } of jewellery: { $fame } end fame
task-house_of_the_gods = House of the Gods
task-house_of_the_gods-text = a Pantheon of { $need ->
    [one] { $need } piece
   *[other] { $need } pieces
  }: { $fame } end fame
task-gilded_stone = Gilded Stone
task-gilded_stone-text = at least { $need ->
    [one] { $need } gold piece
   *[other] { $need } gold pieces
  }: { $fame } end fame
task-devotion = Devotion
task-devotion-text = for each piece of your Pantheon: { $fame } end fame
task-full_treasury = Full Treasury
task-full_treasury-text = at least { $need ->
    [one] { $need } denarius
   *[other] { $need } denarii
  } before the exchange: { $fame } end fame
task-darling_of_the_plebs = Darling of the Plebs
task-darling_of_the_plebs-text = at least { $need } on the fame track: { $fame } end fame
task-first_among_equals = First among Equals
task-first_among_equals-text = nobody is higher on the fame track: { $fame } end fame
task-empty_storehouse = Empty Storehouse
task-empty_storehouse-text = no card in hand, the anchor included: { $fame } end fame
task-full_muster = Full Muster
task-full_muster-text = all { $need } legions and votes recruited: { $fame } end fame
task-cursus_honorum = Cursus Honorum
task-cursus_honorum-text = end fame from all { $need } of military, politics, trade and religion: { $fame } end fame

## Events
event-grain_dole = Grain Dole
event-grain_dole-text = The fewest denarii: gain { $amount ->
    [one] { $amount } denarius
   *[other] { $amount } denarii
  }.
event-clemency = Caesar’s Clemency
event-clemency-text = The lowest fame: gain { $amount } fame.
event-levy = Levy of Recruits
event-levy-text = The fewest legions on battlefields: { $amount ->
    [one] { $amount } legion
   *[other] { $amount } legions
  } may go to a battlefield.
event-comitia = Comitia
event-comitia-text = The fewest votes in the column: a vote may go on top.
event-fleet = Fleet from Alexandria
event-fleet-text = The fewest goods cards in hand: may draw { $amount ->
    [one] { $amount } goods card
   *[other] { $amount } goods cards
  }.
event-blessing = Vestal Blessing
event-blessing-text = The fewest Pantheon pieces: a piece may be laid.
event-remission = Remission of Taxes
event-remission-text = The lowest population: gain { $amount ->
    [one] { $amount } denarius
   *[other] { $amount } denarii
  }.
event-ovation = Ovation
event-ovation-text = The most legions on battlefields, at least one: gain { $amount } fame.
event-forum = Voice of the Forum
event-forum-text = The owner of the top vote: gain { $amount } fame.
event-reconciliation = Reconciliation
event-reconciliation-text = The most feud tokens: { $amount ->
    [one] { $amount } token
   *[other] { $amount } tokens
  } may go back to the supply.
event-gift = Patron’s Gift
event-gift-text = The fewest recruited followers: gain { $amount ->
    [one] { $amount } denarius
   *[other] { $amount } denarii
  }.
event-oracle = Sibylline Oracle
event-oracle-text = The lowest fame: may draw { $amount ->
    [one] { $amount } task
   *[other] { $amount } tasks
  } and keep 1.
event-famine = Famine
event-famine-text = The most denarii: lose { $amount ->
    [one] { $amount } denarius
   *[other] { $amount } denarii
  }.
event-plague = Plague
event-plague-text = The highest population: lose { $amount } fame.
event-mutiny = Mutiny
event-mutiny-text = The most legions on battlefields: { $amount ->
    [one] { $amount } legion goes home.
   *[other] { $amount } legions go home.
  }
event-proscription = Proscription
event-proscription-text = The most votes in the column: the lowest one goes home.
event-shipwreck = Shipwreck
event-shipwreck-text = The most goods cards in hand: discard { $amount }.
event-blood_feud = Blood Feud
event-blood_feud-text = The fewest feud tokens: take { $amount } from the supply.

## Table options
option-spies = Spies and Allies
option-spies-off = Without diplomacy
option-spies-on = With spies, alliances and bargaining, for 2 to 4 players
option-truce = Truce
option-truce-off = With intrigues
option-truce-on = Without intrigues
option-clockwise = Clockwise
option-clockwise-off = The event turns the board
option-clockwise-on = The board turns 90 degrees clockwise after every round
option-heroes = Heroes
option-heroes-off = With medals
option-heroes-on = Without medals
option-harsh = Harsh Times
option-harsh-off = 12 events
option-harsh-on = 18 events, six of them negative
option-solo = Alone
option-solo-emperor = Emperor Solo
option-solo-cassius_easy = Cassius’ Attack, easy
option-solo-cassius = Cassius’ Attack
option-solo-cassius_hard = Cassius’ Attack, hard

## Questions
ask-return-task = Which task goes back?
why-return-task = You keep { $kept } in secret; the other one goes under the deck.
ask-keep-task = Which task do you keep?
why-keep-task = The other one goes under the deck. You hold { $tasks ->
    [one] { $tasks } task
   *[other] { $tasks } tasks
  }.
ask-event = Do you take what the event offers?
ask-event-loss = Choose what the event takes
ask-make-room = Make room for a card, or draw no more
why-make-room = A hand holds { $most ->
    [one] { $most } card
   *[other] { $most } cards
  }, the anchor included. { $left } to draw.
ask-legion = Move a legion
why-legion-by-card = { $home } on your board, { $field } on battlefields.
ask-activate = Activate an intrigue, or finish
why-activate = Each costs a feud token: you have { $feud }, and { $tokens ->
    [one] { $tokens } intrigue token
   *[other] { $tokens } intrigue tokens
  } on the board.
ask-strike = Announce the effect
ask-second-strike = Announce a second, different effect
why-strike = It strikes { $target }. Goods come before the announcement.
ask-answer = Do you answer with goods?
why-answer = { $activator } announces: { $effects }.
ask-exchange = Exchange denarii for fame?
why-exchange-event = An event is about to be revealed. { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  } for 1 fame; you have { $held }.
why-exchange-strike = An intrigue is about to strike you. { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  } for 1 fame; you have { $held }.
why-exchange-scoring = Final scoring begins. { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  } for 1 fame; you have { $held }.
ask-propose = Propose, or finish
why-propose = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  } left in this round, { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  } to stake.
ask-stake = How much do you stake?
why-stake = From 1 to { $denarii }. It lies on the token until the answer.
ask-withdraw = Take the token back
why-withdraw = You have no denarius left to stake. You may use the token again in this round.
ask-bargain = Answer the proposal
why-bargain = { $proposer } stakes { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  } on your { $building }, level { $level }. An alliance would bring you { $level } fame too.
ask-raise = Raise the stake?
why-raise = { $target } demands { $demand }; { $stake } lies on the token.
ask-spy = Take the spy’s reward
why-spy = { $level } fame, or the action of the { $building } once.
ask-build = Build in { $province }, or finish
why-build = You have { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }; the population is { $population }.
ask-moment = Play goods now?
why-moment-build = The building is paid and not placed yet. You hold { $cards ->
    [one] { $cards } goods card
   *[other] { $cards } goods cards
  }.
why-moment-double_tax = Double tax is chosen and not taken yet. You hold { $cards ->
    [one] { $cards } goods card
   *[other] { $cards } goods cards
  }.
ask-place = Place a follower
why-place = { $left ->
    [one] { $left } follower
   *[other] { $left } followers
  } left, for { $province } or the Colosseum.
at-mil = Military building
at-pol = Politics building
at-tra = Trade building
at-rel = Religious building
at-agr = Agricultural building
at-colosseum = Colosseum
at-slot = Intrigue slot
ask-mil = Move a legion
why-mil = To a battlefield, from your board or from another one. Times left: { $halves }.
ask-pol = Vote
why-pol = On top of the column. Times left: { $halves }.
ask-tra = Draw goods
why-tra = One card at a time; goods can be played only before. Times left: { $halves }.
ask-rel = Build your Pantheon
why-rel = One piece. Times left: { $halves }.
ask-agr = Farm
why-agr = Denarii of this round. Times left: { $halves }.
ask-colosseum = Enjoy the cheers
why-colosseum = Fame at once. Times left: { $halves }.
ask-end-turn = End your turn
why-end-turn = You may still use goods: you hold { $cards ->
    [one] { $cards } goods card
   *[other] { $cards } goods cards
  }.
ask-tax = Tax { $province }
why-tax = Population { $population }, your fame { $fame }.

## Choices
return-task = Return { $task } ({ $text })
keep-task = Keep { $task } ({ $text })
muster = A legion from your board to { $field }
march = A legion from { $start } to { $goal }
march-short = from { $start } to { $goal }
vote = Put a vote on top
draw-goods = Draw a goods card
lay-piece = Lay a Pantheon piece
farm = Gain { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }
cheer = Gain { $fame } fame
recall = Send a legion home from { $field }
return-feud = Return a feud token to the supply
draw-tasks = Draw { $tasks ->
    [one] { $tasks } task
   *[other] { $tasks } tasks
  }, keep 1
skip-reward = Let it go
play-goods = Play { $card } ({ $text })
sell-goods = Sell { $card } for { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }
discard-goods = Discard { $card }
lay-set = Lay out { $ware }: { $cards }
give-up-draw = Draw no more
exchange = Pay { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  } for 1 fame
go-on = Exchange no more now
activate = Activate the intrigue in { $province }, slot { $slot }
done = Finish
strike-slander = Vile Slander: the target loses 1 fame
strike-sabotage = Building Sabotage: the target loses a Pantheon piece
strike-desertion = Desertion: a legion of the target leaves { $field }
strike-desertion-replace = Desertion: a legion of the target leaves { $field }, one of the activator’s takes its place
strike-forged_order = Forged Order: the target’s legions go { $moves }
strike-revote = Revote: the target’s vote at height { $height } goes home, one of the activator’s goes on top
strike-invalid_vote = Invalid Vote: the target’s vote at height { $height } goes home, the activator gains 1 fame
strike-sold = Sold!: the target discards a random goods card, the activator gains 2 denarii
strike-customs_duties = Customs Duties: the activator takes a random goods card of the target
let-happen = Let it happen
build = Build a { $building } for { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }
proceed = Play no more, go on
place = Follower on the { $building }
place-boosted = Follower on the { $building }, with the boost
place-colosseum = Follower into the Colosseum
place-intrigue = Lay an intrigue on slot { $slot }
decline-action = Do without
end-turn = End the turn
tax-normal = Normal tax: { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }
tax-double = Double tax: { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }, fame −{ $penalty }
propose-spy = A spy on the { $building } in { $province }
propose-alliance = An alliance on the { $building } in { $province }
sum-stake = Stake { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }
sum-demand = Demand { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }
sum-raise = Offer { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }
withdraw-proposal = Take the token back
reply-accept = Accept
reply-refuse = Refuse
token-spy = Spy
token-alliance = Alliance
spy-fame = Gain { $fame } fame

## Refusals
return-how = Name one of the tasks you were dealt: { $tasks }.
keep-how = Name one of the tasks you drew: { $tasks }.
loss-is-due = { $event } takes something from you; you choose only what.
other-moment = { $card } can be played only { $moment }.
played-this-moment = { $card } was played at this moment already.
cannot-draw_goods = There is no goods card left to draw.
cannot-remove_anchor = You hold no anchor card.
cannot-lower_penalty = The penalty is 0 already.
cannot-draw_tasks = The task deck is empty.
cannot-recruit_legion = All your legions are recruited.
cannot-recruit_vote = All your votes are recruited.
cannot-shift_legion = You have no legion on a battlefield.
cannot-move_legion = You have no legion to move.
cannot-take_discard = The discard pile is empty.
cannot-cancel = The effects are cancelled already.
cannot-second_effect = No second effect is possible against this target.
anchor-stays = The anchor card can be neither played nor sold, discarded or laid out.
card-in-set = This card lies in a set and stays there.
card-not-in-hand = You hold no card “{ $card }”.
sets-are-full = You have laid out { $most ->
    [one] { $most } set
   *[other] { $most } sets
  } already.
no-set = These cards are no set: { $cards }.
not-your-turn-to-sell = Goods are sold in your own turn only.
not-your-turn-to-lay = Sets are laid out in your own turn only.
no-discarding = Goods are discarded only to make room for a card, or when the action of the turn is done or declined.
other-event = { $event } is about something else: { $text }
no-legion-home = None of your { $legions ->
    [one] { $legions } legion
   *[other] { $legions } legions
  } is on your board.
no-legion-on = Legions of yours in { $field }: 0.
card-only-shifts = { $card } moves a legion from one battlefield to another, not from your board.
too-few-legions-there = Too few legions of { $target } in { $field }: { $legions }.
no-vote-at = The vote number { $height } of the column is not one of { $target }.
order-moves = Two legions of { $target } must be moved, or the only one. On battlefields: { $legions }.
not-your-effect = You have { $effects }; { $effect } is not on your board.
strike-what = Say what { $effect } strikes.
announced-together = Both effects are announced together. Name the second one now.
not-your-intrigue = { $province }: slot { $slot } holds no intrigue of yours.
nothing-to-slander = { $target } has fame 1 and cannot lose any.
nothing-to-sabotage = { $target } has no own piece on an unfinished level.
no-legion-there = { $target } has no legion on a battlefield.
no-vote-there = { $target } has no vote in the column.
no-goods-there = { $target } holds no goods card.
own-hand-full = Your hand is full: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.
activated-already = This intrigue is activated already.
faces-nobody = This province faces nobody in this round.
faces-yourself = You control this province yourself.
no-feud-token = You have no feud token to pay.
no-open-cell = { $target } has no open cell for a feud token.
no-effect-possible = None of your three effects is possible against { $target }.
announced-already = The second effect must be another one.
no-priest-medal = Only the owner of the Priest medal exchanges denarii for fame.
exchange-needs = It takes { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }, and you have { $held }.
no-vote-home = None of your { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  } is on your board.
pantheon-finished = Your Pantheon is finished: it has all { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  }.
top-level = Level { $level } is the highest.
not-in-stock = No { $building } is left in stock.
too-dear = It costs { $cost }, and you have { $held }.
not-your-province = In this round you control { $province } only.
empty-site = No { $type } building stands here.
building-full = { $level ->
    [one] The only place of this building is taken.
   *[other] All { $level } places of this building are taken.
  }
no-such-boost = There is no { $type } boost.
boost-covered = A feud token covers the { $type } boost: you have { $feud }.
boost-used = The { $type } boost is used in this round.
truce = No intrigues in a Truce.
no-intrigues-alone = No intrigues in this solo.
no-intrigue-left = No intrigue token on your board.
slot-taken = Slot { $slot } is taken.
must-place = Passing is not possible: followers left to place: { $left }.
nothing-to-decline = There is no action left to decline. End the turn.
act-or-decline = Carry out the action first, or decline it.
action-not-here = { $place }: that action is not open here. Times left: { $halves }.
penalty-too-high = Fame { $fame } minus the penalty { $penalty } would be less than 1.
token-used = This token was used in this round.
nothing-to-stake = A proposal needs at least 1 denarius.
propose-where = A proposal needs a standing building in a province an opponent controls.
stake-how = Stake 1 to { $most ->
    [one] { $most } denarius
   *[other] { $most } denarii
  }.
demanded-once = More can be demanded only once: accept or refuse.
demand-how = Accept, refuse, or demand more than { $stake }, at most { $most }.
all-is-staked = { $proposer } has staked all there is, { $stake }: accept or refuse.
raise-how = Offer { $stake } to { $most ->
    [one] { $most } denarius
   *[other] { $most } denarii
  }.
cassius-alone = Cassius’ Attack is for one player, not for { $seats }.
not-alone = The variant { $variant } is not offered to one player alone.

## Log
round-begins = Round { $round } of { $rounds } begins.
event-revealed = Event: { $event }. { $text }
event-affects-nobody = The event affects nobody.
event-passes = Alone, a negative event gives nothing.
reward-lost = { $who } cannot use what the event offers.
reward-skipped = { $who } let the offer of the event go.
fame-gained = { $who } gained { $fame } fame and has { $now }.
fame-lost = { $who } lost { $fame } fame and has { $now }.
milestone-claimed = { $who } claimed the milestone at { $cell } and has { $followers ->
    [one] { $followers } follower
   *[other] { $followers } followers
  }.
denarii-gained = { $who } gained { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  } and has { $now }.
denarii-lost = { $who } lost { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  } and has { $now }.
feud-taken = { $who } took a feud token and has { $feud }.
feud-returned = { $who } returned a feud token and has { $feud }.
tasks-kept = { $who } kept { $tasks ->
    [one] { $tasks } task
   *[other] { $tasks } tasks
  }.
own-tasks = { $who }, your tasks: { $tasks }.
tasks-drawn = { $who } drew { $tasks ->
    [one] { $tasks } task
   *[other] { $tasks } tasks
  }.
drawn-tasks = { $who }, you drew: { $tasks }.
task-added = { $who } holds { $tasks ->
    [one] { $tasks } task
   *[other] { $tasks } tasks
  } now.
goods-drawn = { $who } drew a goods card; the deck has { $left }.
drawn-card = { $who }, you drew { $card }.
played-goods = { $who } played { $card }.
sold-goods = { $who } sold { $card } for { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }.
discarded-goods = { $who } discarded { $card }.
laid-set = { $who } laid out { $ware }: { $cards }.
gave-up-draw = { $who } drew no more.
discard-taken = { $who } took { $card } from the discard pile.
anchor-removed = { $who } got rid of the anchor card.
legion-recruited = { $who } recruited a legion and has { $now }.
vote-recruited = { $who } recruited a vote and has { $now }.
penalty-lowered = { $who } lowered the penalty to { $penalty }.
plot-cancelled = { $who } cancelled the intrigue.
second-effect = { $who } may announce a second effect.
mustered = { $who } sent a legion to { $field }.
marched = { $who } moved a legion from { $start } to { $goal }.
legion-recalled = A legion of { $who } went home from { $field }.
legion-misled = A legion of { $who } was ordered from { $start } to { $goal }.
voted = { $who } put a vote on the column.
supremacy = { $who } has supremacy in the Senate.
vote-pushed-out = The bottom vote went home to { $who }.
vote-removed = The vote of { $who } at height { $height } went home.
piece-laid = { $who } laid a piece of the Pantheon: { $tier }, { $piece }.
piece-removed = { $who } lost a piece of the Pantheon: { $tier }.
goods-sold-off = { $who } lost { $card } to the discard pile.
goods-confiscated = { $who } took a goods card from { $target }.
confiscated-card = The card { $who } took is { $card }.
strike-misses = { $effect } finds nothing left to strike.
activated = { $who } activated an intrigue in { $province } against { $target }.
announced = { $who } announced against { $target }: { $effect }.
exchanged = { $who } paid { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  } by the Priest medal.
proposed = { $who } put a token on the { $building } before { $target }.
withdrew-proposal = { $who } had nothing left to stake and took the token back.
told-stake = { $who } staked { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }.
told-demand = { $who } demanded { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }.
told-raise = { $who } offered { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }.
spy-accepted = { $who } accepted and took { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }. The token was a spy.
alliance-accepted = { $who } accepted and took { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }. The token was an alliance.
spy-refused = { $who } refused. The token was a spy.
alliance-refused = { $who } refused. The token was an alliance.
stake-returned = { $who } took back { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }.
stake-lost = { $who } lost { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  } to the bank.
building-paid = { $who } paid { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  } for a { $building }.
built = { $who } built a { $building } in { $province }; the population is { $population }.
medal-taken = { $who } took the { $medal }.
placed = { $who } placed a follower on the { $building }.
placed-boosted = { $who } placed a follower with a boost on the { $building }.
placed-colosseum = { $who } placed a follower in the Colosseum.
placed-intrigue = { $who } laid an intrigue in { $province }.
farmed = { $who } farmed for { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }.
followers-return = Followers, boosts and activated intrigues went home.
double-tax-chosen = { $who } chose double tax.
taxed-normal = { $who } took { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  } of tax.
taxed-double = { $who } took { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  } of double tax.
board-turned = The board turned { $degrees } degrees { $direction ->
    [clockwise] clockwise
   *[counter] counter-clockwise
  }.
cassius-card = Cassius’ card: build { $type }; { $deed }; plot: { $plot }.
deed-legions = legions { $amount }
deed-votes = votes { $amount }
deed-goods = goods { $amount }
deed-pieces = Pantheon pieces { $amount }
deed-fame = fame
no-plot = none
cassius-plots = Cassius plots: { $effect }.
battle-won = { $field }: { $who } held the battle with { $legions ->
    [one] { $legions } legion
   *[other] { $legions } legions
  } against strength { $strength }.
battle-lost = { $field }: { $who } lost the battle with { $legions ->
    [one] { $legions } legion
   *[other] { $legions } legions
  } against strength { $strength }.
tasks-revealed = { $who } showed the tasks: { $tasks }.
task-scored = { $task } { $fame }
denarii-exchanged = { $who } exchanged { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
  }; { $left } left.
achieved = { $who } earned an achievement: { $achievement }.

## Score and winning
score-fame = fame track
score-field = { $field }
score-senate = Senate
score-set = set: { $ware }
score-pantheon = Pantheon
score-task = task: { $task }
score-denarii = denarii
by-points = most points
by-denarii = most denarii left among those level on points
by-objectives = objectives reached
by-points-against-cassius = more points than Cassius
title-none = no title, { $reached } of 7 objectives
title-praetor = Praetor, { $reached } of 7 objectives
title-emperor = Emperor, { $reached } of 7 objectives
title-divine = divine child of Jupiter, { $reached } of 7 objectives
grade-won = Cassius beaten, { $own } to { $his }
grade-lost = Cassius won, { $his } to { $own }
achievement-hundred = total of 100 or more
achievement-all_medals = all five medals
achievement-two_jewellery_sets = 2 sets of jewellery
achievement-third_lap = 61 or more on the fame track
achievement-three_jewellery_sets = 3 sets of jewellery
achievement-three_first_places = first place on all three battlefields
achievement-against_cassius = 90 or more in Cassius’ Attack
achievement-senator = 12 or more from the Senate
achievement-golden_pantheon = golden Pantheon
achievement-four_tasks = 4 completed tasks
achievement-no_feud = no feud token at the end
achievement-designers = the designers’ best total, 113

## Explanation cards and the glossary
amount-denarii = { $n ->
    [one] { $n } denarius
   *[other] { $n } denarii
  }
amount-fame = { $n } fame
amount-end-fame = { $n } end fame
card-owner = { $who }
card-has = { $who }: { $n }
card-has-of = { $who }: { $n } of { $of }
card-listed = { $whom }
card-left = left: { $n }
card-unseen = unseen: you know how many there are, not which
card-nothing-missing = nothing
card-enough = nothing, you have { $held }
card-short = { $short }, you have { $held }
card-enough-fame = nothing, you have fame { $fame }
card-cost-follower = 1 follower
card-a-follower = one more follower
card-population = Population
card-population-does = It is 1 in an empty province, every building adds 1, and the tax follows it.
card-penalty = Penalty of double tax
card-penalty-does = Whoever takes double tax loses so much fame; it grows with the population.
card-tax-normal = Normal tax
card-tax-normal-does = You take 1 denarius for every point of the population.
card-tax-double = Double tax
card-tax-double-does = You take 2 denarii for every point of the population and lose the fame of the penalty.
card-first = First player token
card-first-does = Whoever controls its province plays first; it travels with the province.
card-order = Order of play
card-order-does = Everybody acts in this order in every phase; the arrow of the event gives the direction.
card-turn = Turn of the board
card-turn-does = At the end of the round all provinces move on with their buildings, intrigues and population.
card-province-does = Whoever it faces controls it for this round: builds there, places followers there and taxes it.
card-before = before { $who }
card-before-nobody = before nobody
card-then-before = after the turn before { $who }
card-then-before-nobody = after the turn before nobody
card-then-yours = after the turn you control { $province }
card-province-tax = normal tax { $normal }; double tax { $double } and minus { $penalty }
card-in-province = { $province }: { $n }
card-affects = affected: { $whom }
card-affects-nobody = affects nobody
card-event-does = One card a round compares the players and helps or hurts whoever has the most or the fewest of something.
card-event-turn = the board turns { $degrees } degrees { $direction ->
    [clockwise] clockwise
   *[counter] counter-clockwise
  }
card-does-mil = A follower here moves one of your legions, from your board to a battlefield or between two battlefields.
card-does-pol = A follower here puts one of your votes on top of the Senate column.
card-does-tra = A follower here draws one goods card.
card-does-rel = A follower here lays one piece of your Pantheon.
card-does-agr = A follower here brings denarii at once: { $first } in the first round, { $last } in the last.
card-building-reward = { $fame } at once, population +1
card-building-reward-medal = { $fame } at once, population +1; the first one brings the { $medal }
card-building-opens = { $places ->
    [one] one follower finds a place
   *[other] { $places } followers find a place
  }
card-level = { $building }, level { $level }
card-site = { $building } in { $province }
card-empty-site = Empty site ({ $type })
card-next-level = next level { $building }: { $cost }, { $fame }
card-controlled = { $who } controls this province now
card-controlled-nobody = nobody controls this province now
card-free = nothing, { $free } of { $places } places free
card-gain-mil = 1 legion moves; on your board: { $home }
card-gain-pol = 1 vote; on your board: { $home }
card-gain-supremacy = 1 vote and supremacy, { $fame } at once
card-gain-tra = 1 goods card; hand { $cards } of { $limit }
card-in-stock = level { $level }, in stock: { $left }
card-slot = Intrigue slot { $slot } in { $province }
card-slot-does = A follower lays an intrigue here; in a later round it can strike whoever controls the province then.
card-slot-cost = 1 follower and 1 intrigue token
card-slot-taken = Its owner can activate it against whoever controls the province, and applies one of three effects.
card-intrigue-of = intrigue of { $who }
card-strikes = against { $who }: { $effects }
card-no-effect = no effect is possible
card-fresh = It was laid in this round: it can be activated from the next one on.
card-tokens-left = nothing, intrigue tokens on your board: { $tokens }
card-intrigues = Intrigue tokens
card-intrigues-does = A follower lays one on a slot of the province you control; you activate it when an opponent controls that province.
card-feud = Feud token
card-feud-does = It covers a cell of the feud track and the boost on it; to activate an intrigue you pass one to the target.
card-feud-supply = in the supply: { $supply }
card-feud-place = in the supply: { $supply }; yours: { $held }
card-feud-held = feud tokens to pay with: { $feud }
card-covers = when it is gone: { $boost }
card-cell-empty = Cell without a boost
card-cell-empty-does = A feud token can lie here as on any other cell.
card-boost = Boost ({ $type })
card-boost-does = Laid under a follower on such a building ({ $type }), it lets the action be done twice, once a round.
card-effect-common = on every player board
card-effect-unique = only on the board of { $characters }
card-effect-cost = 1 feud token, which goes to the target
card-effect-slander = The target loses { $amount }.
card-effect-sabotage = The target loses a Pantheon piece of its own colour from an unfinished level.
card-effect-desertion = A legion of the target goes home from a battlefield, and one of yours may take its place.
card-effect-forged_order = Two legions of the target go to other battlefields of your choice.
card-effect-revote = A vote of the target leaves the column, and one of yours goes on top.
card-effect-invalid_vote = A vote of the target leaves the column, and you gain { $amount }.
card-effect-sold = The target discards a random goods card, and you gain { $amount }.
card-effect-customs_duties = You take a random goods card out of the target’s hand.
card-fame = Fame
card-fame-does = Points of the track that count at once and at the end; a lap is { $lap }, and nobody falls below 1.
card-to-milestone = { $fame } to the milestone at { $cell }
card-milestone = Milestone { $cell }
card-milestone-fixed = Whoever reaches it for the first time recruits a follower; it never moves.
card-milestone-moves = Whoever reaches it for the first time recruits a follower, and it moves down by one cell.
card-claimed = nothing, you have claimed it
card-claimed-by = claimed by { $whom }
card-colosseum-does = A follower here brings fame at once; there is always room.
card-arena = followers there now: { $followers }
card-senate-does = Votes lie here, at most { $most }; one more pushes the bottom vote home.
card-senate-pays = end fame by height, from the bottom: { $list }
card-supremacy = a vote on top of two of your own is supremacy: { $fame } at once
card-column = { $votes } of { $most }
card-votes-home = nothing, votes on your board: { $votes }
card-vote = Vote at height { $height }
card-vote-does = It pays its owner at the end, if it still lies at this height then.
card-field-does = It is conquered when the legions of all players there are { $shield } or more; only then its places pay.
card-field-pays = end fame for the places: { $list }
card-field-missing = { $legions ->
    [one] { $legions } legion of anybody
   *[other] { $legions } legions of anybody
  } until it is conquered
card-field-conquered = nothing: conquered with { $legions } of { $shield }
card-your-legions = your legions there: { $legions }
card-legions-at = Legions in { $field }
card-legions-at-does = The most legions take the first place; players who are level share a place and get nothing for it.
card-rank = place { $rank }: { $fame } as things stand
card-rank-tied = place { $rank }, shared: { $fame } as things stand
card-followers = Followers left
card-followers-does = Each is placed once a round and does the action of its place; milestones bring more.
card-legions = Legions on the board
card-legions-does = Military actions send them to battlefields; of { $most } some are still to be recruited by goods.
card-votes = Votes on the board
card-votes-does = Politics actions put them on the Senate column; of { $most } some are still to be recruited by goods.
card-to-recruit = to recruit: { $more }
card-denarii = Denarii
card-denarii-does = They pay for buildings, and at the end { $rate } bring { $fame }.
card-harvest = { $denarii } of this round
card-pantheon-does = Foundation first, then the temple; on each level own pieces first, then one of the common stock.
card-next-piece = next piece ({ $piece }): { $fame }
card-tier = Pantheon, { $tier }
card-tier-does = { $own ->
    [one] { $own } own piece
   *[other] { $own } own pieces
  } and a common one; whoever finishes it earlier takes a better common piece.
card-tier-has = { $who }: own pieces { $own } of { $of }
card-common-next = common piece to be had ({ $piece }): { $fame }
card-common-taken = common piece ({ $piece }): { $fame }
card-piece = Pantheon piece ({ $piece })
card-piece-own = You lay it first on every level, and sabotage can take it until the level is finished.
card-piece-common = The last piece of a level: gold for the first who finishes it, then silver, then bronze.
card-character-does = Intrigues of this character: { $unique } besides { $common }.
card-character-start = begins with { $denarii }, { $fame }, feud tokens { $feud }, legions { $legions }, votes { $votes }
card-character-track = feud track from the left: { $track }
card-medal-warrior = Its owner wins ties on battlefields.
card-medal-politician = Every supremacy brings its owner { $fame } instead of { $usual }.
card-medal-merchant = Jewellery of its owner stands for any type of goods in a set.
card-medal-priest = At any moment its owner may pay { $price } for { $fame }, and the rate at the end is { $rate } to 1.
card-medal-farmer = Every follower of its owner on an agricultural building brings { $bonus } more.
card-medal-first = for the first { $building }
card-medal-waits = waits for the first { $building }
card-hand = Cards in hand
card-hand-does = A hand holds { $most ->
    [one] { $most } card
   *[other] { $most } cards
  } at most, the anchor included.
card-hand-full = a place in your hand: { $cards } of { $limit }
card-hand-room = nothing, your hand is { $cards } of { $limit }
card-known = you know of: { $cards }
card-anchor = Anchor card
card-anchor-does = It only takes a place in the hand; a few goods can remove it from the game.
card-goods = Goods deck
card-goods-does = Trade actions and some cards draw from it; when it is empty, the discard pile is shuffled.
card-discards = Discard pile
card-discards-does = Goods that were played, sold or discarded lie here face up.
card-on-top = on top: { $card }; in all { $n }
card-task-deck = Task deck
card-task-deck-does = Whoever draws from it keeps one task and puts the others under the deck.
card-tasks-does = Secret goals that pay end fame; one that is not met costs nothing.
card-task-have = { $need ->
    [0] { $have }
   *[other] { $have } of { $need }
  }
card-task-outdone = a rival is ahead
card-task-now = { $fame } as things stand
use-play = Play
use-sell = Sell
use-set = Lay out a set
use-discard = Discard
card-use-play = The effect happens at once and the card is discarded; it must be the moment that the card names.
card-use-sell = The card goes to the discard pile, in your own turn only.
card-use-set = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } of one type lie before you until the end; chests stand for any type.
card-use-discard = The card goes to the discard pile for nothing, to make room or at the end of a turn.
card-worth-in-set = in a set of three: { $fame }
card-joker = stands for any type in a set
card-set = Set of { $ware }
card-set-does = It lies before its owner until the end and can be neither played, sold nor moved.
card-set-of = { $cards }
card-stake-least = at least { $denarii }, staked on it
card-token-spy = If the opponent accepts, you alone gain fame of the building’s level or its action once; if not, the stake is lost.
card-token-alliance = If the opponent accepts, both of you gain fame of the building’s level; if not, you take the stake back.
card-sum = Sum of denarii
card-sum-does = It lies on the token until the answer; whoever accepts takes it.
card-reply-accept = You take the stake and the token is shown: an alliance brings you fame too, a spy does not.
card-reply-refuse = You take nothing; an ally gets the stake back, a spy loses it.
card-cassius-does = Your opponent in the solo scenario: his cards build, act and plot after your building phase.
card-cassius-now = total { $total }, cards left: { $cards }
card-objective-does = One of the seven objectives of Emperor Solo; it needs { $need }.
card-achievement-does = It is recorded after the match and changes nothing in the result.
shelf-provinces = Provinces and tax
shelf-buildings = Buildings
shelf-main = Fame, Senate, battlefields
shelf-players = Characters, supply, medals
shelf-pantheon = Pantheon
shelf-plots = Intrigues, feud, boosts
shelf-goods = Goods
shelf-tasks = Tasks
shelf-events = Events
shelf-diplomacy = Spies and Allies
shelf-alone = Alone
shelf-achievements = Achievements

## Where the data comes from
provenance-characters = Characters: their five numbers and Mark Antony’s anchor are printed; boost tracks, the other anchors and unique intrigues are reconstructed by us.
provenance-buildings = Buildings: stocks, medals and the religion column are printed; the other prices and fame are reconstructed by us.
provenance-board = Boards: milestones, farming, Senate values and three penalties are printed; the rest is reconstructed by us.
provenance-battlefields = Battlefields: printed in the rulebook.
provenance-pantheon = Pantheon: printed in the rulebook.
provenance-pieces = Values of Pantheon pieces: printed in the rulebook.
provenance-sets = Values of sets: printed in the rulebook.
provenance-events = Events: their number, their arrows and that they compare players are printed; what each does is reconstructed by us.
provenance-goods = Goods: conditions, five cards and set values are printed; the others are reconstructed by us.
provenance-tasks = Tasks: eight names and two conditions are printed, their number is published; the rest is reconstructed by us.
provenance-solo = Objectives of Emperor Solo: printed in the rulebook.
provenance-opponents = Difficulty of Cassius: reconstructed by us.
provenance-cassius = Cassius’ cards: their number is printed, what they do is reconstructed by us.
provenance-battles = Battle cards: their number is printed, their strengths are reconstructed by us.
provenance-achievements = Achievements: printed in the rulebook.

## The table in words
view-card = card
view-goods = goods
view-ware = type of goods
view-condition = can be played
view-amount = amount
view-playable = can be played now
view-cards = cards
view-end_fame = end fame
view-sphere = type
view-level = level
view-building = building
view-capacity = places
view-free_places = free places
view-followers = followers
view-boosted = boosts under followers
view-next_building = next level
view-next_cost = its price
view-next_fame = its fame
view-next_in_stock = left of it in stock
view-missing = missing
view-slot = slot
view-owner = owner
view-active = activated
view-fresh = laid this round
view-target_seat = target
view-intrigue = effects
view-activatable = can be activated
view-next_target_seat = target after the turn
view-province = province
view-place = side of the table, clockwise from 0
view-next_place = side after the turn
view-governor_seat = governor
view-next_governor_seat = next governor
view-first_player_token = first player token
view-population = population
view-tax = normal tax
view-double_tax = double tax
view-penalty = penalty of double tax
view-sites = buildings
view-slots = intrigue slots
view-height = height
view-legions = legions
view-rank = place
view-tied = tied
view-field = battlefield
view-shield = shield
view-conquered = conquered
view-banners = banners
view-ranks = places now
view-battles_fought = battles fought
view-cell = cell
view-moves = moves when claimed
view-claimed_by = claimed by
view-left = left
view-cost = price
view-fame = fame
view-medal = medal
view-event = event
view-negative = negative
view-clockwise = clockwise
view-quarters = quarter turns
view-affects = affected
view-moment_seat = may play goods
view-at = location
view-played = played at this moment
view-activator_seat = activator
view-strikes = announced
view-cancelled = cancelled
view-proposer_seat = proposer
view-stake = stake
view-demand = demand
view-objective = objective
view-have = have
view-need = needed
view-reached = reached
view-cards_left = cards left
view-shown = cards shown
view-last_build = last type built
view-last_plot = last plot
view-total = total now
view-state = state
view-tier = level of the Pantheon
view-own = own pieces
view-own_needed = own pieces needed
view-common = common piece
view-finished = finished
view-can_be_sabotaged = can be sabotaged
view-task = task
view-worth = worth
view-outdone = a rival is ahead
view-seat = seat
view-ready = ready
view-character = character
view-next_province = province after the turn
view-denarii = denarii
view-laps = laps of the fame track
view-to_next_milestone = fame to the next milestone
view-feud = feud tokens
view-track = feud track
view-boosts_open = boosts open
view-followers_left = followers left to place
view-followers_to_recruit = followers to recruit
view-legions_home = legions on the board
view-legions_to_recruit = legions to recruit
view-legions_stationed = legions on battlefields
view-votes = votes
view-votes_home = votes on the board
view-votes_to_recruit = votes to recruit
view-votes_in_column = votes in the column
view-next_vote_is_supremacy = one vote from supremacy
view-supremacy_fame = fame of a supremacy
view-intrigues_home = intrigues on the board
view-intrigues_placed = intrigues laid
view-anchor = anchor card
view-known_goods = goods everybody knows
view-sets = sets
view-medals = medals
view-pantheon = Pantheon
view-next_piece = next Pantheon piece
view-next_piece_fame = its end fame
view-tasks = tasks
view-task_objective = objective for tasks
view-revealed_tasks = tasks revealed
view-tokens_left = diplomacy tokens left
view-tokens_shown = diplomacy tokens used
view-can_tax_double = can take double tax
view-end_fame_military = end fame, military
view-end_fame_senate = end fame, Senate
view-end_fame_sets = end fame, sets
view-end_fame_pantheon = end fame, Pantheon
view-end_fame_denarii = end fame, denarii
view-denarii_per_fame = denarii for 1 end fame
view-public_total = total without tasks
view-can_exchange = can exchange denarii for fame
view-achievements = achievements
view-round = round
view-rounds = rounds
view-phase = phase
view-variants = variants
view-solo = alone
view-order = turn order
view-first_player_seat = first player
view-next_turn = quarter turns to come, minus for counter-clockwise
view-events_left = events left
view-past_events = past events
view-provinces = provinces
view-colosseum = followers in the Colosseum
view-senate = Senate column
view-senate_values = end fame by height
view-senate_room = room in the column
view-battlefields = battlefields
view-milestones = milestones
view-stock = buildings in stock
view-common_foundation = common pieces, foundation
view-common_temple = common pieces, temple
view-feud_supply = feud tokens in the supply
view-goods_left = goods in the deck
view-discards = goods discarded
view-aside = goods lying aside
view-tasks_left = tasks in the deck
view-farming = denarii of farming
view-harvest = denarii of the next follower on agriculture
view-cheers = fame of the Colosseum
view-sale = denarii for a card sold
view-hand_limit = cards a hand holds
view-lap = cells of the fame track
view-moment = moment for goods
view-plot = intrigue at work
view-proposal = proposal
view-objectives = objectives
view-solo_title = title
view-cassius = Cassius
view-players = players
view-hand = your goods
view-dealt = tasks to choose from
view-known = cards you know
view-tokens = your diplomacy tokens
view-token = your token on the table
view-answer = your sealed answer
view-exchange_price = denarii for 1 fame
view-epirus = Epirus
view-macedonia = Macedonia
view-thrace = Thrace
view-completed_tasks = completed tasks

# What things are called: the messages that name them begin with one of these kinds.
view-kinds = province sphere building field medal tier piece character intrigue ware condition goods task event achievement at token state objective variant solo_title
state-open = open
state-used = used
state-covered = covered
objective-fame = fame on the track
objective-medals = medals
objective-conquered = conquered battlefields
objective-votes = votes in the column
objective-sets = sets
objective-pantheon = Pantheon pieces
objective-tasks = completed tasks
variant-spies = Spies and Allies
variant-truce = Truce
variant-clockwise = Clockwise
variant-heroes = Heroes
variant-harsh = Harsh Times
solo_title-none = no title
solo_title-praetor = Praetor
solo_title-emperor = Emperor
solo_title-divine = divine child of Jupiter
