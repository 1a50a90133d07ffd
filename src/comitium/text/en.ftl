# Sentences that belong to no game. ru.ftl has the twins.

## Names and lists
seat-number = Seat { $number }
list-empty = nothing
list-join = { $first } and { $last }

## Refusals of the engine
no-such-seat = There is no seat { $seat }: the table has { $seats }.
match-over = The match is over.
not-asked = Nothing is asked of you now. { $who } has to decide.
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
file-too-long = The file is too long: a match file has at most { $most } characters.
file-lacks = The match file lacks the line “{ $key }:”.
line-too-long = Line { $line } is longer than { $most } characters.
line-unreadable = Line { $line } cannot be read: “{ $text }”.
line-after-result = Line { $line } stands after the result.
line-refused = Line { $line }, “{ $text }”, is refused: { $why }
other-rules-version = The match was played by rules version { $theirs }; here are the rules of version { $ours }.
other-data = The match was played with other component data ({ $theirs }); here is { $ours }.
seed-not-revealed = The seed of this match is not revealed yet, so it cannot be replayed.
seed-not-committed = The seed does not match the commitment published at the start.
other-result = The file claims the result “{ $claimed }”, the match really ended “{ $really }”.
