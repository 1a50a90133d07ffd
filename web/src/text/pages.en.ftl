# Lobby, table set-up, gathering, rules, settings, about. pages.ru.ftl has the twins.

## Frame
plain-mode = Plain mode: the table as text
to-content = To the content
to-lobby = To the lobby
pages = Pages
nav-play = Play
nav-rules = Rules
nav-settings = Settings
nav-about = About
other-language = Русский
theme-to-light = Light theme
theme-to-dark = Dark theme
footer = An unofficial open platform. Games and names belong to their owners.

## Trouble
server-silent = The server does not answer
server-stumbled = The server could not finish this
page-missing = There is nothing at this address
table-missing = There is no table behind this link
house-busy = The house cannot write just now
table-unreadable = This table cannot be opened
table-other-rules = This match was begun by other rules
advice-silent = Matches are stored with every move. Look at your connection and try again.
advice-table = The link may be cut short, or the table was never set up here.
advice-rules = The game has changed since, and the match would go on differently. It stays stored as it was.
advice-busy = Nothing is lost. The house goes on by itself: try again in a moment.
advice-unreadable = The house cannot read its record, which stays stored as it is. Your other tables are in the lobby.
advice-page = Go back to the lobby: your tables are there.
try-again = Try again
on-its-way = Setting up the table

## Lobby
inscription = Games of ancient Rome · one table
game-figures = { $players } players · { $minutes } minutes
sit-down = Sit down at a new table
your-tables = Your tables
looking = Looking for your tables
no-tables-yet = No tables yet. Set one up, or paste a link.
tonight = Play with friends tonight
tonight-how = Set up a table, send one link. Nobody needs an account; empty seats can go to bots.
set-up = Set up a table
paste-link = Paste a link or code
paste-wrong = No table is named in it. A link to a table ends in /t/ and its code.
join = Join
open-tables = Open tables
to-watch = Matches to watch
state-your-turn = Waits for you
state-free-seats = { $free ->
    [one] { $free } seat free
   *[other] { $free } seats free
  }
state-full = Every seat is taken
state-playing = In play
state-others = Waits for others
state-over = Finished
door-your-turn = Your turn
door-open = Open
door-join = Join
door-watch = Watch

## Set-up
new-table = A new table
your-name = Your name
table-name = Name of the table
may-be-empty = may stay empty
how-many = Players
how-many-why = Friends take the seats by link; those who are missing can be replaced by bots.
read-rules = Read the rules
pace = Pace
pace-none = No clock
pace-live = Clock for each decision
pace-bank = Clock for the match
pace-days = Days for each decision
time-live = Time for a decision
time-days = Time for a decision
time-bank = Time for the whole match, and 10 seconds more after each decision
seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
flag = When the time is up
flag-bot = A bot decides
flag-nothing = Nothing happens
company = Company
listed = Show the table in the lobby, so that strangers may join
watching = Spectators may watch
hints = Players may ask a bot for a hint
set-up-next = Next you get the link for your friends.

## Gathering
gathering = Gather your players
invited = { $host } invites you to play
table-link = Link to the table
link-how = Whoever has this link can take a seat or watch.
link-only-here = Friends cannot open this link yet: Comitium lets in this computer only. If they are in the same network as you, such as your Wi-Fi, close Comitium and start it again with “{ $command } --host 0.0.0.0”. Friends further away can join only if this computer can be reached from the internet.
link-further = If the link does not open for a friend, try it with { $count ->
    [one] this address
   *[other] one of these addresses
  } at its start: { $addresses }
copy = Copy
copied = Copied
qr = Link to the table as a QR code
seats = Seats
open-seat = Open seat
seat-you = you
seat-host = host
seat-ready = ready
seat-thinking = not ready yet
seat-away = away
seat-bot = bot: { $bot }
bot-kind = Kind of bot for seat { $number }
ask-bot = Ask a bot
free-seat = Free the seat
take-a-seat = Take a seat
table-full = Every seat is taken. You can watch as soon as the match begins.
seat-lost = Your seat was freed. Take another one if you like.
begin = Begin
i-am-ready = I am ready
not-ready-yet = Not ready yet
leave = Leave the table
not-yet-open = { $open ->
    [one] { $open } seat is still open. Send the link, or ask a bot.
   *[other] { $open } seats are still open. Send the link, or ask bots.
  }
not-yet-ready = Not ready yet: { $players }.
not-yet-host = { $host } begins the match.
terms = What is agreed
pace-is-move = { $time } for each decision
pace-is-bank = { $time } for the whole match
is-listed = Shown in the lobby.
is-not-listed = Known by its link only.
is-watched = Spectators may watch.
is-not-watched = No spectators.
is-hinted = Hints are allowed.
is-not-hinted = No hints.
other-device = Play this seat on another device
seat-link = Link to your own seat
other-device-how = This link is your seat: whoever opens it plays for you. Send it to nobody.

## Rules
rules-of = Rules of { $game }
rules-about = In our own words, in numbered clauses. Every refusal, log line and score line points to one of them.
contents = Contents
ruling = Ruling { $matter }
provenance = Where the data comes from

## Settings
settings-where = Kept in this browser only.
language = Language
theme = Theme
theme-system = As the system has it
theme-light = Light
theme-dark = Dark
motion = Motion
motion-system = As the system has it
motion-full = Pieces travel
motion-none = Pieces change place at once
confirm = Confirm before it counts
confirm-final = Final steps: sealed answers, and what chance or others follow
confirm-all = Every step
confirm-none = Nothing
seeing = Seeing
patterns = Patterns on the colours of seats, for colour-blind eyes
plain-setting = Plain mode: the table as text, for keyboard and screen reader
hearing = Hearing
sound = Sounds
volume = Volume

## About
about-title = What this is
about-what = Comitium is an open platform for board games of ancient Rome: play with friends over a link, against bots, live or over days, and look at any match again move by move.
about-owners = It is unofficial. The rules are told in our own words, all drawings are our own, and nothing is copied from the boxes. Games, titles and trademarks belong to their authors and publishers; if you like a game, buy it.
about-fair-title = Fair by proof
about-fair = Before the first move the server publishes a commitment to the match’s seed; after the end it shows the seed. Anybody can download the match file and check that no card was swapped and no chance bent.
about-privacy-title = What is kept
about-privacy = No account, no cookies, no third party. The server keeps the match, the names typed in and the chat; your browser keeps your seats and settings.
about-kept = { $days ->
    [0] Here finished matches are kept until the host of this house deletes them.
    [one] Here a finished match is deleted with its chat after { $days } day.
   *[other] Here a finished match is deleted with its chat after { $days } days.
  }
about-unbegun = { $days ->
    [0] A table at which no match has begun is kept too.
    [one] A table at which no match has begun is deleted after { $days } day, unless a page is open there.
   *[other] A table at which no match has begun is deleted after { $days } days, unless a page is open there.
  }
about-addresses = The network address of your device is known only while a page of yours is open, and is not written down. Only an address the host has banned is kept, until the ban ends. The log holds no names, no links and no addresses.
about-thanks-title = Made with
about-fonts = Forum by Denis Masharov and Commissioner by Kostas Bartsokas, both under the SIL Open Font License 1.1.
about-licence = Text of the licence
about-drawings = Lands, buildings, seat signs and scenes: our own drawings.
about-software = Svelte (MIT), Fluent (Apache 2.0), and the libraries named in the source.
