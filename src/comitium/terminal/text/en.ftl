# Sentences of the command line and the terminal table. ru.ftl has the twins.

# A few letters of the language: a terminal that cannot show them is spoken to in English
letters = abcxyz
letters-not-shown = This terminal cannot show the letters of the language asked for ({ $encoding }), so this is in English.
yes = yes
no = no

## Help pages: a command, its arguments and options by their names in the code, and examples
about-comitium =
    Board games of ancient Rome: play them here against bots or with friends at one keyboard, study them, check them.
    .examples =
        comitium play                       sit down at a table
        comitium rules new_romans NR-8      read how tiles are laid
        comitium simulate new_romans --bots greedy,chance --matches 100
about-language = --language en|ru works with every command. COMITIUM_LANGUAGE sets it for good; else your system decides.
about-help = comitium COMMAND --help says more of each.
help-examples = Examples

command-play =
    Play a match at this terminal.
    People sit first, bots fill the other seats. The match is saved after every decision, so you may leave at any moment, also with Ctrl-C, and go on later with --resume. At the table, “help” lists what you can ask.
    .game = The game; “comitium games” lists them.
    .seats = How many seats the table has.
    .bots = Who plays the other seats: greedy or chance, separated by commas. Fewer names than seats take turns.
    .people = How many people share this keyboard. Between secret answers the screen is cleared.
    .name = A person’s name; once for each person.
    .option = A table option, such as building_order=owner; “comitium about GAME” lists them.
    .seed = The seed that all chance comes from. Without it one is drawn that nobody can guess.
    .file = Where the match is kept. Without it: a file of its own in your data folder (COMITIUM_MATCHES).
    .resume = Go on with a match that was left.
    .examples =
        comitium play new_romans
        comitium play new_romans --seats 2 --bots greedy --name Anna
        comitium play new_romans --people 2 --name Anna --name Boris --bots chance
        comitium play new_romans --option building_order=owner --file evening.match
        comitium play --resume evening.match
command-serve = Open the tables in the browser (comitium serve --help).
command-admin = Look after a house: tables, bans, copies, checks (comitium admin --help).
command-games =
    List the games.
    .examples = comitium games
command-about =
    Say who can play a game, how long it takes, which options a table has, and where its data comes from.
    .game = The game.
    .examples = comitium about new_romans
command-rules =
    Show the rules in numbered clauses.
    The same numbers stand behind every refusal, every score line and many lines of the log. Rulings, our decisions where the rulebook is unclear, stand below the clause they belong to.
    .game = The game.
    .clause = A clause such as NR-8.4, or a section such as NR-8. Without it: everything.
    .examples =
        comitium rules new_romans
        comitium rules new_romans NR-8
        comitium rules new_romans NR-8.4
command-replay =
    Go through a match step by step, as any seat saw it.
    Enter goes on, “back” goes back, a number jumps to that step. Into a file or pipe all steps are written at once.
    .file = A match file.
    .viewer = Whose eyes: a seat’s number or name, or spectator (the default).
    .examples =
        comitium replay evening.match
        comitium replay evening.match --as Anna
        comitium replay evening.match --as 2
command-verify =
    Replay a match file and say what was proved.
    Every decision must be legal where it stands, the result must be the one written, and the revealed seed must fit the commitment published at the start.
    .file = A match file.
    .examples = comitium verify evening.match
command-simulate =
    Play many matches between bots and report wins, scores and lengths with 95 % intervals.
    The bots move on by one seat from match to match. The same seed gives the same figures, however many processes work.
    .game = The game.
    .bots = The bots of one match, separated by commas: greedy, chance. Their number is the number of seats.
    .matches = How many matches; 100 if you say nothing.
    .option = A table option, such as building_order=owner.
    .jobs = On how many processes; 1 if you say nothing.
    .seed = Names the whole series; without it one is drawn and told.
    .report = Also show, seat by seat, scores and what became of goods, and for each card or other thing how often it was held, played and won with, and its yield.
    .out = Write every match into a .csv or .json file.
    .plot = Draw the distribution of scores into a .png or .svg file.
    .examples =
        comitium simulate new_romans --bots greedy,chance --matches 1000 --jobs 2
        comitium simulate new_romans --bots greedy,chance,chance,chance --out scores.csv --plot scores.svg
        comitium simulate aeterna --bots greedy,greedy,greedy,greedy --report
command-check =
    Play matches of every number of seats and every variant under the laws of the engine.
    A match that breaks a law is written as a .match file, and the exit code is 1.
    .game = The game.
    .matches = How many matches in all, spread evenly; 100 if you say nothing.
    .jobs = On how many processes; 1 if you say nothing.
    .policy = Who decides: chance, greedy (the bot), or mixed (half and half); all three in turn if you say nothing.
    .seed = Names the whole series; without it one is drawn and told.
    .examples =
        comitium check new_romans --matches 40
        comitium check new_romans --matches 2000 --policy mixed --jobs 4
command-bench =
    Measure how fast the engine is here, per second of CPU time.
    .game = Only this game; without it all of them.
    .quick = A rough figure in a few seconds.
    .out = Write the figures as JSON.
    .compare = Measure another Python with its own installation too, such as one with the compiled engine, and print the ratio.
    .examples =
        comitium bench
        comitium bench new_romans --quick --json bench.json
        comitium bench --compare .venv-compiled/bin/python

## The command line, when it cannot be read
usage-no-such-command = There is no command “{ $word }”. Known: { $known }.
usage-no-such-option = There is no option “{ $word }” here. Add --help to see those there are.
usage-option-needs-value = The option “{ $word }” needs a value.
usage-option-takes-no-value = The option “{ $word }” takes no value.
usage-missing = “{ $word }” is missing. Add --help to see what the command takes.
usage-missing-argument = “{ $word }” is missing after the command. Add --help to see what it takes.
usage-too-many = Too many words: “{ $word }”.
usage-unreadable = This command line cannot be read: { $complaint }
number-wanted = { $option } takes a whole number from { $least } on, not “{ $word }”.
option-form = A table option is written NAME=VALUE, each name once, not “{ $word }”.
broken-table = A component table cannot be used: { $detail }.
no-such-clause = There is no clause “{ $asked }”. The sections are { $first } to { $last }.
no-ledger = The rules of { $game } are not written down yet.
no-such-seat-name = There is no seat “{ $seat }”. At the table: { $known }.
too-many-names = { $names ->
    [one] { $names } name
   *[other] { $names } names
  } for { $people ->
    [one] { $people } person
   *[other] { $people } people
  }: use --people, or name fewer.
too-many-people = { $people ->
    [one] { $people } person does
   *[other] { $people } people do
  } not fit on { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }.
too-many-bots = { $bots ->
    [one] { $bots } bot is
   *[other] { $bots } bots are
  } named, but { $free ->
    [one] { $free } seat is
   *[other] { $free } seats are
  } free.
names-differ = Two people at one table need different names.
resume-alone = --resume stands alone: the file knows game, seats, bots and options.
match-is-over = The match in { $file } is over. “comitium replay” shows it.
nobody-to-play = Only bots sit in { $file }. “comitium replay” shows it.

## Files
in-file = { $file }: { $why }
file-unreadable = { $file } cannot be read: { $trouble }.
file-unwritable = { $file } cannot be written: { $trouble }.
file-not-text = { $file } is no match file: it is not text in UTF-8.
file-in-the-way = { $file } exists already and holds something else; nothing was overwritten.
file-ending = { $option }: { $file } must end in one of { $endings }.
no-such-folder = { $option }: there is no folder { $folder }.
plots-missing = A picture needs packages that are not installed. Install them with “{ $command }”, then try again.
trouble-missing = there is no such file or folder
trouble-folder = it is a folder
trouble-no-folder = a part of the path is no folder
trouble-permission = permission is lacking
trouble-other = { $what }
written = Written: { $file }

## games and about
about-players = { $least } to { $most } players
about-minutes = { $least } to { $most } minutes
about-size = Players
about-time = Time
about-version = Rules version (data)
about-options = Table options
about-default = default
about-data = Where the data comes from
about-data-files = The tables lie in { $folder }; an owner of the game can correct them there.
about-unofficial = An unofficial implementation of the rules in our own words. The name of the game belongs to its owners.

## Sitting down and leaving
which-game = Which game
guest = Guest
guest-number = Guest{ $number }
bot-names = Varro Livia Cato Cornelia Seneca Agrippina
commitment-is = Chance is fixed for this match: commitment { $commitment }. After the end “comitium verify” checks it.
hand-over = { $who }, take the keyboard and press Enter. Everybody else looks away.
how-to-resume = Saved. Go on with
match-kept = The match is kept in { $file }. See it again, or check it:

## At the table
menu-more = … and { $more } more: “choices” lists all; a few letters narrow them.
confirm = Enter makes it final; anything else is a new choice.
hint-is = The greedy bot would choose:
what-cost = Cost
what-reward = Reward
what-missing = Missing
what-opens = Opens
nothing-so-called = Nothing here is called “{ $wanted }”. “what” alone lists what can be explained.
why-allowed = You can do this: { $choice }.
why-what = Nothing is closed now. “why CODE” explains a choice, such as “why { $code }”.
score-forecast = Forecast: if the match ended now
score-total = total
saved = Saved: { $file }
news-steps = { $who }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }. “log” lists them.
winner = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: { $criterion }.
winners = { $who } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: { $criterion }.
nobody-wins = Nobody wins. Decided by: { $criterion }.
without-points = Struck out before the points were compared: { $who }.
grade = Grade: { $grade }.
no-such-number = There is no choice { $number } here. Numbers you can type: { $known }.
no-numbers = There is no choice { $number } here: no choice is a bare number now. “choices” lists all.
number-range = { $first } to { $last }
help-deciding = Decide with a key that stands on the screen, or with a code such as those that “choices” lists.

## Words a person types at the table; the first one is shown
word-undo = undo
word-hint = hint
word-why = why
word-what = what
word-choices = choices
word-score = score
word-table = table
word-look = look
word-log = log
word-rules = rules
word-save = save
word-help = help ?
word-quit = quit exit
request-undo = take back your last step, if nothing was revealed since
request-hint = what the greedy bot would do in your place, knowing what you know
request-why = why CODE: why a choice is refused, with the clause; alone: what is closed now
request-what = what CODE: the pieces of a choice explained; what NAME: a thing by its name; alone: all that can be explained
request-choices = every choice with its code and what it changes
request-score = the forecast, and your own score lines with their clauses
request-table = everybody’s pieces
request-look = look { $number }, look { $who }: the pieces of one seat, large
request-log = all that happened and that you may know
request-rules = rules { $clause }: a clause; alone: the one behind the present question
request-save = save FILE: a copy elsewhere (the match is saved after every step anyway)
request-help = this list
request-quit = leave; the match is kept

## replay
replay-begins = The match begins
replay-undo = { $who } took a step back
replay-sealed = { $who } has answered in secret
replay-step = { $step } of { $steps }
replay-keys = Enter: next · back · a number: jump · log · quit
replay-go-on = Enter: back to the match
replay-word-next = next n
replay-word-back = back b
replay-word-log = log l
replay-word-quit = quit q exit

## verify
verify-file = { $file }: { $game }
verify-rules = Rules version { $version } and component data { $data } are those of this installation.
verify-seed = The seed fits the commitment { $commitment }…
verify-decisions = { $decisions ->
    [one] { $decisions } decision was
   *[other] { $decisions } decisions were
  } replayed, each legal where it stands{ $undone ->
    [0] .
   *[other] ; { $undone } taken back.
  }
verify-result = The result is the one written: { $result }.
verify-no-result = The file states no result; the match ended { $result }.
verify-unfinished = The match is not finished, so there is no result to compare.

## simulate, check, bench
progress-matches = Matches
progress-rate = { $rate } a second
simulate-nothing = No match ended.
simulate-played = { $game }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }
simulate-stopped = Stopped early: these are the matches that ended.
simulate-bot = bot
simulate-wins = wins
simulate-share = share
simulate-interval = 95 %
simulate-mean = mean
simulate-quantiles = 5 · 50 · 95 %
simulate-lengths = Decisions in a match: { $mean }, from { $least } to { $most }.
simulate-by-seat = Wins by seat: { $shares }.
simulate-rate = Matches per CPU second: { $rate }.
simulate-again = The same figures again: --seed { $seed }
simulate-by-seats = by seat
simulate-seat = seat { $seat }
simulate-all = all
simulate-held = held
simulate-played-share = played
simulate-won-holding = won holding
simulate-won-playing = won playing
simulate-yield = yield
simulate-shares = Held: by how many seats. Played: by what part of them. Wins are in equal shares: 1 is what a seat wins by chance. Yield: points for one who played it, goods at their worth.
simulate-no-watch = Nothing is counted for this game beyond its scores.
fact-score = score
fact-struck-out = struck out
fact-cards-played = cards played
fact-figures = figures obtained
fact-discards = cards discarded
fact-cards-left = cards left in the hand
fact-unrest = unrest at the end
fact-doom = doom tokens
fact-unspent-aurei = unspent aurei
fact-unspent-stone = unspent stone
fact-unspent-wheat = unspent wheat
fact-unspent-citizens = citizens at the end
fact-sets = sets laid out
fact-goods-sold = goods cards sold
fact-activated = intrigues activated
fact-colosseum = followers in the Colosseum
fact-unspent-denarii = unspent denarii
fact-goods-left = goods cards left in the hand
fact-legions-home = legions never sent out
fact-medals = medals
kind-card = cards
kind-figure = figures
kind-character = characters
kind-goods = goods cards
kind-goods-in-set = goods cards laid in sets
kind-goods-sale = goods cards sold
kind-goods-used = goods cards played or in sets
kind-set = sets
kind-task = tasks
kind-intrigue = intrigues
kind-building = buildings
plot-title = { $game }: scores of { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }
plot-points = points
plot-share = share of matches
check-held = { $game }: all laws held in { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }.
check-tables = { $tables } of { $of } kinds of table were played; { $elsewhere ->
    [one] { $elsewhere } match was
   *[other] { $elsewhere } matches were
  } replayed in another process.
check-policy = { $policy }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }.
policy-chance = Chance decided
policy-greedy = The greedy bot decided
policy-mixed = Half greedy, half chance
no-such-policy = There is no policy “{ $policy }”. Known: { $known }.
check-seed = Again with --seed { $seed }
check-broken = The law { $law } is broken: { $detail }; the match is kept in { $file }.
no-such-python = “{ $python }” cannot be started.
other-bench-failed = “{ $python }” could not measure: { $why }
bench-engine = Engine { $engine }, Python { $python }; yardstick: { $loops } million loops a CPU second.
bench-compiled = compiled
bench-interpreted = interpreted
bench-ratio = ratio
bench-game = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }
bench-decisions_per_cpu_second = random decisions per CPU second
bench-decisions_per_cpu_second_without_log = the same without a log
bench-matches_per_cpu_second = random matches per CPU second
bench-copy_us = copy in mid-match, µs
bench-options_us = options, µs
bench-view_us = view, µs
bench-imagine_us = imagine, µs
bench-how = Best of several repeats. To compare machines, divide by the yardstick.

## New Romans on the screen: land names have at most 6 letters, building names 4, tiny ones 2 and 1
nr-olive = Olive
nr-vineyard = Vine
nr-field = Field
nr-city = City
nr-quarry = Quarry
nr-oil_press = oil
nr-winery = wine
nr-mill = mill
nr-theatre = thea
nr-workshop = work
nr-tiny-olive = Ol
nr-tiny-vineyard = Vi
nr-tiny-field = Fi
nr-tiny-city = Ci
nr-tiny-quarry = Qu
nr-tiny-oil_press = o
nr-tiny-winery = w
nr-tiny-mill = m
nr-tiny-theatre = t
nr-tiny-workshop = k
nr-letters = abcdefghijklmnopqrstuvwxyz
nr-round = Round { $round } of { $rounds }
nr-hand = To lay
nr-row = Row
nr-up-to = up to { $points }
nr-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
nr-points-now = Points now
nr-crystals = Crystals
nr-card = Card { $card }, rows left
nr-stack = Stack
nr-ready = ready
nr-sealed = your sealed answer: { $answer }
nr-deciding = deciding
nr-no-tiles = no tiles yet
nr-smaller = 1  smaller lot
nr-larger = 2  larger lot
nr-how-lay = Type a tile and a cell, such as { $example }; the number alone shows what the tile would bring on every cell.
nr-how-cell = Type a cell, such as { $example }; Enter goes back.
nr-how-divide = Type the positions of the smaller lot, such as { $example }; 0 puts only the crystal there.

# What a choice changes: the name of each figure
change-nr-cell = points

## Sylla on the screen: colours and icons are one letter each, phases one word
sy-turn = Turn { $turn } of { $turns }
sy-phase-consul = Consul
sy-phase-recruitment = Recruit
sy-phase-buildings = Build
sy-phase-income = Income
sy-phase-events = Events
sy-phase-work = Work
sy-phase-famine = Famine
sy-ladder = Ladder
sy-crisis-cell = crisis
sy-token-health = Health
sy-token-pride = Pride
sy-token-leisure = Leisure
sy-worth = worth { $value }, crisis in { $cells }
sy-in-crisis = crisis: ±{ $points }
sy-acted-on = (Tavern used)
sy-famine = Famine
sy-famine-coming = { $coming ->
    [0] no symbols in play
    [one] { $coming } symbol in play, added in phase I
   *[other] { $coming } symbols in play, added in phase I
  }
sy-famine-loss = Your loss this turn: { $points }
sy-events = Events
sy-events-legend = ! famine symbol · → for the most cubes · V, L: fought by Vestals, Legionaries
sy-one-point = 1 point
sy-icon-vestal = V
sy-icon-legionary = L
sy-happens = happens
sy-prevented = prevented
sy-prevented-open = tied: consul decides
sy-removed = removed
sy-removed-open = removed or not: consul decides
sy-red = R
sy-yellow = Y
sy-grey = G
sy-slaves = S
sy-buildings = Buildings
sy-seller = { $who } sells; { $done } of { $of } done
sy-you-can-pay = you can pay { $cards }
sy-display = To recruit
sy-hand = Your set { $set }
sy-bids = Bids
sy-passed = passed
sy-places = { $points } points by place
sy-threshold = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
sy-every = every { $votes ->
    [one] vote
   *[other] { $votes } votes
  } of all builders: { $moved } { $step }
sy-work-missing = { $senators ->
    [one] { $senators } Senator is available in all
   *[other] { $senators } Senators are available in all
  }; { $votes } more: one more step
sy-threshold-missing = { $votes } more than your Senators: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
sy-removed-work = out of the match: { $work }
sy-next-work = next: { $work }
sy-column-points = points
sy-column-power = can pay
sy-column-votes = senators
sy-column-fighters = fighters
sy-column-income = income
sy-column-loss = famine
sy-column-end = at the end
sy-column-vote = last vote
sy-legend = ★ First Consul, ☆ incumbent · ✝ Christian · ↷ turned · ▼ face down · * pays from the next turn on · R red, Y yellow, G grey · S Slaves
sy-deciding = deciding
sy-built = built
sy-plebs = Plebs
sy-coins = { $coins ->
    [one] { $coins } denarius
   *[other] { $coins } denarii
  }
sy-screen = Behind your screen
sy-tokens-worth = tokens worth { $points } now
sy-sealed = your sealed answer: { $answer }
sy-turned = turned
sy-new = pays from the next turn on
sy-down = face down: { $events }
sy-used = used
sy-key-build = b
sy-key-plebs = p
sy-key-pass = p
sy-how-keep = Type the cards you keep, in their order, such as { $example }.
sy-how-build = build with so many denarii
sy-how-plebs = help the Plebs with so many
sy-how-bid = your bid

change-sy-token = { $what } tokens
change-sy-power = cards that can pay { $what }
change-sy-event = cubes on { $what }
change-sy-coins = denarii
change-sy-marker = worth of { $what }

## Hadrian’s Wall on the screen: small letters go into the supply, capitals move something on the sheets
hw-sign-soldier = s
hw-sign-builder = b
hw-sign-servant = v
hw-sign-civilian = c
hw-sign-resource = r
hw-sign-renown = N
hw-sign-piety = P
hw-sign-valour = L
hw-sign-discipline = D
hw-sign-traders = Tr
hw-sign-performers = Pe
hw-sign-priests = Pr
hw-sign-apparitores = Ap
hw-sign-patricians = Pa
hw-sign-cohort = O
hw-sign-hammer = H
hw-sign-sword = W
hw-sign-infrastructure = I
hw-sign-temple_favour = F
hw-sign-removed_disdain = X
hw-sign-piety_or_discipline = P/D
hw-sign-renown_or_valour = N/L
hw-sign-any_attribute = ?
hw-row-mining = mining
hw-row-small_granary = ■ small granary
hw-row-small_hotel = small hotel
hw-row-large_hotel = large hotel
hw-row-ludus = ludus
hw-row-battles_red = red battles
hw-row-battles_blue = blue battles
hw-row-gladiator_red = red gladiator
hw-row-gladiator_blue = blue gladiator
hw-row-cohort_left = left cohort
hw-row-cohort_centre = centre cohort
hw-row-cohort_right = right cohort
hw-row-rulings_left = court, left
hw-row-rulings_centre = court, centre
hw-row-rulings_right = court, right
hw-row-visits = temple visits
hw-measure-landmarks = landmarks
hw-measure-disdain = disdain at most
hw-measure-wall_sections = wall sections
hw-measure-large_buildings = large buildings
hw-measure-full_cohorts = full cohorts
hw-measure-production = production
hw-measure-goods = trade goods
hw-measure-full_citizens = full citizens
hw-measure-full_temples = full temples
hw-measure-map_columns = map columns
hw-measure-strength = strength
hw-measure-guard_sections = guard sections
hw-letters = abcdefghijklmnopqrstuvwxyz
hw-cells = abcdefghijklmnopqrst
hw-key-pass = p
hw-year = Year { $year } of 6
hw-attacks = Attack cards × potential
hw-attack-year = { $year }: { $cards }×{ $potential }
hw-supply = Supply
hw-next-income = Next year
hw-attack = Attack
hw-coming = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, potential { $potential }
hw-extra = ({ $extra } extra)
hw-outcome = as it stands: { $disdain } disdain, { $valour } valour
hw-holds = all held: { $percent }
hw-cohorts = Cohorts
hw-fate = Fate deck
hw-favours = Favours
hw-prospects = Prospects
hw-own-prospect = yours
hw-neutral = neutral
hw-good = good { $good }
hw-pattern = pattern { $pattern }
hw-goals = Goal
hw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
hw-disdain = disdain { $disdain }{ $lost ->
    [0] { "" }
   *[other] : −{ $lost }
  } (one more: −{ $next })
hw-path-points = +{ $points }
hw-missing = { $missing } to go
hw-drawn = Your two cards
hw-as-path = path
hw-as-prospect = prospect
hw-sealed = your sealed answer: { $answer }
hw-legend = ■ filled · ▸ open now · × locked, with the level it needs · F temple favour · ? any attribute · † if killed
hw-used = used
hw-dead = dead
hw-wounds = hurt { $wounds }
hw-left-sheet = Left sheet
hw-right-sheet = Right sheet
hw-infrastructure = infrastructure { $level }
hw-column-points = points
hw-column-supply = supply
hw-column-cohorts = cohorts
hw-column-attributes = attributes
hw-column-citizens = citizens
hw-column-fort = fort/wall
hw-column-disdain = disdain
hw-column-paths = paths
hw-deciding = deciding
hw-how-place = Type the four cells of a placement, such as { $example }; one or two letters show what covers those cells.

change-hw-score = points
change-hw-worker = { $own ->
    [yes] { $what }
   *[no] { $what } of { $who }
  }
change-hw-resource = { $own ->
    [yes] resources
   *[no] resources of { $who }
  }
change-hw-infrastructure = infrastructure
change-hw-attribute = { $what }
change-hw-cohort = { $what } cohort
change-hw-hold = { $thing ->
    [all] all held, %
   *[other] { "" }
  }
change-hw-card = { $what }
change-hw-favour = { $what }
change-hw-disdain = disdain

## Aeterna
ae-epoch = Epoch { $epoch }, { $called }
ae-letters = ABCDEFGHI
ae-hills = Hills
ae-values = values
ae-stacks = stacks
ae-structures = structures
ae-awards = awards
ae-price = costs you
ae-ruin = ruin
ae-full = full
ae-temple = temple
ae-aqueduct = aqueduct
ae-amphitheatre = amphitheatre
ae-board-card = board card
ae-legend = ★ prefect · _ free space · ✗ value under a ruin · (exhausted) · ruin: would be ruined now · a aurei, s stone, w wheat, c citizens, u unrest, p points · citizens: domus+board/all · sets (colours lacking for the next)
ae-aurei = { $n }a
ae-stone = { $n }s
ae-wheat = { $n }w
ae-citizens = { $n }c
ae-unrest = { $n }u
ae-points = { $n }p
ae-figure = Figure
ae-spaces = To erect
ae-board = Board card
ae-damage = Damage at unrest
ae-pass-row = Passing
ae-column-order = turn
ae-column-points = points (now)
ae-column-citizens = citizens
ae-column-aurei = aurei
ae-column-stone = stone
ae-column-wheat = wheat
ae-column-unrest = unrest
ae-column-doom = doom
ae-column-coming = to come
ae-column-sets = sets
ae-column-hand = hand
ae-hungry = { $n } unfed
ae-struck-out = damnatio
ae-deciding = deciding
ae-passed = passed
ae-at-the-end = { $points } at the end
ae-turned = (turned)
ae-packet = The packet you hold
ae-hand = Your hand
ae-sealed = Your sealed choice: { $answer }
ae-province = province
ae-missing = lacks { $goods }
ae-key-play = play
ae-key-influence = h
ae-key-erect = erect
ae-key-temple = t
ae-key-aqueduct = a
ae-key-amphitheatre = m
ae-key-favour = f
ae-key-discard = d
ae-key-citizen = c
ae-key-wheat = w
ae-key-stone = s
ae-key-calm = u
ae-key-activate = x
ae-key-pass = p
ae-key-end = e
ae-how-play = play this card of your hand
ae-how-influence = influence a hill: h3, or h32 with its second award
ae-how-erect = erect a temple (t), an aqueduct (a) or an amphitheatre (m) on the hill of this number
ae-how-favour = obtain the favour of this figure
ae-how-discard = discard this card: d1c for a citizen and aurei, d1w wheat, d1s stone, d1u calm

change-ae-goods = { $thing ->
    [citizens] citizens
    [aurei] aurei
    [stone] stone
   *[wheat] wheat
  }
change-ae-points = { $own ->
    [yes] points
   *[no] points of { $who }
  }
change-ae-unrest = { $own ->
    [yes] unrest
   *[no] unrest of { $who }
  }
change-ae-doom = { $own ->
    [yes] doom
   *[no] doom of { $who }
  }
change-ae-ruin = hills that fall into ruin
change-ae-place = place on { $what }
change-ae-outlook = { $thing ->
    [hills] points to come from hills
    [structures] points to come from structures
    [ruin] unrest to come from ruins
    [food] unfed citizens
   *[revolts] damage to come at the revolts
  }

## Glory of Rome
gr-letters = abcdef
gr-nobody = nobody
gr-cassius-sign = C
gr-round = Round { $round } of { $rounds }
gr-affects = affected: { $who }
gr-clockwise = ↻ clockwise
gr-counter = ↺ counter-clockwise
gr-turns = board { $degrees }° at the end
gr-plot = An intrigue of { $activator } against { $target }
gr-cancelled = (cancelled)
gr-proposal = { $proposer } to { $target }: a token on the { $building } in { $province }, stake { $stake }
gr-demand = { $demand } demanded
gr-row-province = province
gr-row-governor = governor
gr-row-next = after the turn
gr-row-people = population
gr-row-slots = intrigues
gr-row-milestones = milestones
gr-row-colosseum = Colosseum
gr-row-medals = medals
gr-row-foundation = for foundations
gr-row-temple = for temples
gr-row-decks = left
gr-row-farming = farming
gr-taxes = tax { $tax } or { $double } −{ $penalty }
gr-out-of-stock = none left
gr-short-mil-1 = Watchtower
gr-legend = 1○ a follower of seat 1 and a free place, + on a boost · 12→5 price and fame of the next level, ▸ you can pay it · tax 4 or 8 −3: double tax costs 3 fame · intrigues ▾ lie, * laid this round, ▴ activated
gr-senate = Senate
gr-supremacy = { $who }: supremacy next, +{ $fame }
gr-battlefields = Battlefields
gr-conquered = conquered
gr-missing = { $legions } to come
gr-battles = battles
gr-medal-warrior = Warrior
gr-medal-politician = Politician
gr-medal-merchant = Merchant
gr-medal-priest = Priest
gr-medal-farmer = Farmer
gr-piece-gold = G
gr-piece-silver = S
gr-piece-bronze = B
gr-decks = goods { $goods }, tasks { $tasks }, feud tokens { $feud }
gr-discard = discarded last: { $card }
gr-objectives = Objectives
gr-cassius = Cassius: { $total } now, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } left
gr-cassius-built = last card: { $type }
gr-boost-mil = M
gr-boost-pol = P
gr-boost-tra = T
gr-boost-none = –
gr-column-fame = fame
gr-column-denarii = denarii
gr-column-followers = followers
gr-column-legions = legions
gr-column-votes = votes
gr-column-intrigues = plots
gr-column-feud = feud track
gr-column-pantheon = Pantheon
gr-column-cards = cards
gr-column-tasks = tasks
gr-column-total = total
gr-players-legend = ★ first player, ▸ decides · fame (+ to the next milestone) · followers, legions, votes: on the board / recruited · plots: on the board + laid · M war, P politics, T trade: (used), [covered by a feud token] · Pantheon: foundation, temple, G S B the common piece · ⚓ anchor
gr-set = set of { $ware } +{ $fame }
gr-known = known in hand: { $cards }
gr-fact-fame = fame track
gr-fact-military = military
gr-fact-senate = Senate
gr-fact-sets = sets
gr-fact-pantheon = Pantheon
gr-fact-denarii = denarii
gr-fact-next-piece = next Pantheon piece
gr-fact-tax = tax of this round
gr-fact-recruits = still to recruit
gr-recruits = followers { $followers }, legions { $legions }, votes { $votes }
gr-own = Your hand and tasks; your total with tasks is { $total } now
gr-holds = { $who } holds { $cards }
gr-tokens = Your tokens:
gr-token-laid = face down: { $token }
gr-sealed = your sealed answer: { $answer }
gr-outdone = a rival is ahead
gr-how-stake = denarii you stake
gr-how-demand = denarii you demand
gr-how-raise = denarii the stake is raised to
gr-alone = alone: 1 denarius for each follower instead, nothing for a negative event
change-gr-fame = fame
change-gr-denarii = denarii
change-gr-panth = end fame
change-gr-pop = population of { $what }
change-gr-penalty = fame that double tax costs
change-gr-followers = followers
change-gr-field = legions in { $what }
change-gr-supply = votes left
change-gr-legion = { $own ->
    [yes] end fame for { $what }
   *[no] end fame of { $who } for { $what }
  }
