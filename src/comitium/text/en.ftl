# Sentences that belong to no game. ru.ftl has the twins.

## Names and lists
seat-number = Seat { $number }
number = { $value }
percent = { $number }%
list-empty = nothing
list-join = { $first } and { $last }

## Refusals of the engine
no-such-seat = There is no seat { $seat }: the table has { $seats }.
match-over = The match is over.
not-asked = Nothing is asked of you now. { $awaited ->
    [one] { $who } has
   *[other] { $who } have
  } to decide.
not-asked-in = Nothing is asked of you now. Phase “{ $phase }”: { $awaited ->
    [one] { $who } has
   *[other] { $who } have
  } to decide.
no-such-option = “{ $code }” is none of the choices here.
wrong-player-count = { $seats ->
    [one] { $seats } player is
   *[other] { $seats } players are
  } not possible: this game is for { $least } to { $most }.
no-such-table-option = There is no table option “{ $option }”. Known: { $known }.
no-such-value = “{ $option }” cannot be “{ $value }”. Allowed: { $allowed }.
no-such-language = There is no language “{ $language }”. Known: { $known }.
no-such-game = There is no game “{ $game }”. Known: { $known }.
stale-question = This question was answered or changed in the meantime. Look again.

## Taking back
nothing-to-take-back = You have no step to take back.
final-step = Your last step was final.
chance-since = Something was drawn by chance since.
revealed-since = Something hidden was revealed since.
answered-since = { $who } has answered since.

## Names, seeds and match files
name-length = A name has 1 to { $most } characters, with no blank at its ends.
name-characters = A name is one line of ordinary characters without square brackets.
seed-form = A seed is one line of 1 to 200 characters, with no blank at its ends.
not-a-match-file = This is no match file: its first line is not “{ $wanted }”.
other-format = This match file is of format version { $theirs }; this installation reads version { $ours }.
file-too-long = The file is too long: a match file has at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
  }.
file-lacks = The match file lacks the line “{ $key }:”.
line-too-long = Line { $line } is longer than { $most ->
    [one] { $most } character
   *[other] { $most } characters
  }.
line-unreadable = Line { $line } cannot be read: “{ $text }”.
line-after-result = Line { $line } stands after the result.
line-refused = Line { $line }, “{ $text }”, is refused: { $why }
other-rules-version = The match was played by rules version { $theirs }; here are the rules of version { $ours }.
other-data = The match was played with other component data ({ $theirs }); here is { $ours }.
seed-not-revealed = The seed of this match is not revealed yet, so it cannot be replayed.
seed-not-committed = The seed does not match the commitment published at the start.
other-result = The file claims the result “{ $claimed }”, the match really ended “{ $really }”.

## Bots
bot-name = “{ $bot }” is no name of a bot: small letters, digits, dots, dashes and underscores.
no-such-bot = There is no bot “{ $bot }”. Known: { $known }.

## At a table
match-not-begun = The match has not begun yet.
match-has-begun = The match has begun already.
match-not-over = The match is not over yet.
no-such-table = There is no table behind this link.
no-such-page = There is no page at this address.
no-such-moment = The match has { $most ->
    [one] { $most } decision
   *[other] { $most } decisions
  }; there is no such moment.
name-taken = “{ $player }” sits at this table already. Choose another name.
no-open-seat = No seat is open at this table.
seat-taken = { $player } sits there.
not-your-seat = This seat is not yours.
host-only = Only the host of the table can do this.
flag-decides = At this table the clock decides when a bot plays on.
player-is-here = { $player } is at the table.
seats-open = Some seats are still open. Invite somebody or ask a bot.
not-ready = { $player } is not ready yet.
no-spectators = This table is not open to spectators.
spectators-look-on = You are looking on: only those who sit at the table can act.
spectators-listen = Only those who sit at the table can talk here.
nothing-said = There is nothing in this message.
no-hints-here = This table plays without hints.
time-is-over = Your time is over: the bot plays on.
house-cannot-write = The house cannot write just now. Nothing is lost, and it goes on by itself.
table-damaged = This table cannot be opened: the house cannot read its record. It stays stored as it is.
rules-broke = The rules of this game fail at this choice. Nothing has changed: choose otherwise. The fault is noted.
bot-cannot-decide = { $who } is a bot and cannot decide. The host may ask it again or put another bot on the seat.
no-hint-now = There is nothing to decide for you now.
hint-failed = No hint could be worked out. Try again.
token-unknown = This seat link is not valid for this table.
hello-first = The first message has to say who you are.
hello-twice = You have said who you are already.
message-too-long = A message has at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
  }.
message-unreadable = The message cannot be read: { $why }.
too-fast = That was too much at once. Wait a moment.

## Limits of the house
too-many-tables = { $most ->
    [one] One table of yours is
   *[other] { $most } tables of yours are
  } still waiting for players. Begin one of them or come back later.
too-many-tables-here = { $most ->
    [one] One table here is
   *[other] { $most } tables here are
  } waiting for players. No more can be made just now.
tables-per-day = You have made many tables today. At most { $most } a day can be made: come back later.
too-many-listed = { $most ->
    [one] One table of yours stands
   *[other] { $most } tables of yours stand
  } in the lobby. Make this one without listing it, or come back later.
house-full = The house is full: { $most ->
    [one] { $most } megabyte of matches lies
   *[other] { $most } megabytes of matches lie
  } here. Matches go on, but no table can be added.
too-many-connections = Too many connections are open here. The limit is { $most }: try again in a moment.
too-many-connections-of-yours = You have too many connections open. The limit is { $most }: close some pages.
too-many-pages = You have too many pages of tables open. The limit is { $most }: close some of them.
too-many-spectators = { $most ->
    [one] One person looks
   *[other] { $most } people look
  } on at this table. There is no room for more.
chat-full = This table has { $most ->
    [one] { $most } line
   *[other] { $most } lines
  } of chat. There is no room for more.
too-many-undos = You have taken back { $most ->
    [one] { $most } step
   *[other] { $most } steps
  } in this match. No more are allowed.
too-slow = This took too long. Try again.
other-site = A page of another site asked for this. Open the table in this house.
not-json = A request has to be JSON: its Content-Type is application/json.

## The host of the house
table-closed = The host of this house has closed this table.
banned = The host of this house has closed it to your address until { $until }.
