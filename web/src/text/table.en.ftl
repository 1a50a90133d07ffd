# The table page and the plain page. table.ru.ftl has the twins.

## The prompt
tb-question = What is asked
tb-opening = Setting up the table
tb-reconnecting = Reconnecting…
tb-kept = Your choice is kept and will be sent again.
tb-stands = The table is shown as you last saw it.
tb-missing-part = This part did not arrive. It comes with the connection: try again then.
tb-look-on = Look on without a seat
tb-gone = There is no way to this table
tb-gone-why = The link may be incomplete. Ask for a new one, or go to the lobby.
tb-sending = Sending your choice
tb-minded = A bot plays your seat
tb-minded-why = It decides for you until you take the seat back.
tb-waiting = { $names } { $count ->
    [one] is
   *[other] are
  } deciding
tb-waiting-why = You will be called when it is your turn.
tb-watching = You are watching.
tb-left = { $left ->
    [one] { $left } choice
   *[other] { $left } choices
  } left: go on, or press the chosen piece again.
tb-hinted = A bot would: { $option }.
tb-your-turn = Your turn
tb-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
  }
tb-ranks = { $names }: { $grade }
tb-no-winner = Nobody wins
tb-decided = Decided by: { $by }. Points { $points }.
tb-struck-out = Out of the count: { $names }.
tb-replay-at = Moment { $line } of { $lines }
tb-replay-start = Before the first decision

## Buttons
tb-undo = Take back
tb-undo-title = One step; hold for the whole turn
tb-hint = Hint
tb-hint-title = What would a bot do?
tb-take-seat = Take my seat back
tb-less = Less
tb-more = More
tb-now = Back to now
tb-close = Close

## Regions and tabs
tb-board = Board
tb-players = Players
tb-phases = Phases
tb-parts = Parts of the page
tb-round = { $word ->
    [turn] Turn
    [year] Year
    [epoch] Epoch
   *[round] Round
 } { $round } of { $of }
tb-tab-board = Board
tb-tab-players = Players
tb-tab-score = Score
tb-tab-log = Log
tb-tab-chat = Chat
tb-tab-replay = Replay
tb-tab-rules = Rules
tb-tab-menu = Table
tb-tab-keys = Keys

## Players
tb-you = you
tb-name = { $who }
tb-bot = bot, { $level }
tb-bot-random = beginner
tb-bot-chance = beginner
tb-bot-greedy = veteran
tb-bot-search = master
tb-state-deciding = deciding
tb-state-thinking = thinking
tb-state-sealed = sealed
tb-state-finished = finished
tb-state-away = away
tb-away-for = away { $minutes } min
tb-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
tb-points = points
tb-forecast-small = forecast
tb-yes = yes

## Score and result
tb-forecast = Forecast
tb-result = Result
tb-total = Total
tb-score-line = { $source }, { $place }: { $points }
tb-score-line-bare = { $source }, { $count }: { $points }
tb-skip = Show everything
tb-rematch = Rematch
tb-rematch-go = To the rematch
tb-review = Look back
tb-save = Save the match
tb-seed-title = Was the chance fair?
tb-seed-about = The commitment was shown before the first decision; the seed is its key. The saved match can be checked with “comitium verify”.
tb-seed = Seed
tb-commitment = Commitment to the seed

## Log and chat
tb-log-filter = Whose entries
tb-log-all = All
tb-log-empty = Nothing has happened yet.
tb-since = Since your last visit
tb-replay-here = Look at this moment
tb-say = Say something
tb-send = Send
tb-mute = mute
tb-unmute = Hear { $name } again
tb-chat-empty = Nobody has said anything yet.
tb-chat-off = The chat is off.
tb-chat-silence = No chat at this table
tb-quick-salve = Salve!
tb-quick-well = Well played
tb-quick-moment = One moment
tb-quick-thanks = Thanks for the match

## Replay
tb-replay = Replay
tb-replay-about = Look at every moment of the match again. Live play goes on behind it.
tb-replay-open = Open the replay
tb-replay-link = A link to this moment
tb-replay-eyes = Through whose eyes
tb-replay-eyes-later = After the end you can look through everybody’s.
tb-spectator = Spectator
tb-replay-first = To the beginning
tb-replay-last = To the end
tb-replay-back = One decision back
tb-replay-next = One decision on
tb-replay-play = Play
tb-replay-pause = Pause
tb-replay-speed = Speed { $speed }
tb-replay-behind = { $moves ->
    [one] { $moves } new decision
   *[other] { $moves } new decisions
  }

## Rules, menu, keys
tb-rules = Rules
tb-rules-whole = All rules on a page of their own
tb-clause-cut = The rules page shows it whole.
tb-menu = Table and settings
tb-copy-table = The table’s link
tb-copy-table-about = For watching, or for friends who still look for their seat.
tb-copy-seat = My seat link, for another device
tb-copy-seat-about = Whoever opens your seat link plays your seat: keep it for your other devices.
tb-seat = Your seat
tb-give-seat = Let a bot play
tb-bot-again = Ask { $player } again
tb-bot-instead = Put another bot there: { $level }
tb-bot-for = Let a bot play for { $player }
tb-bot-level = Which bot
tb-calls = Calls
tb-sound = Sound
tb-sound-on = Switch sound on
tb-sound-off = Switch sound off
tb-volume = Volume
tb-notify = A notification when it is my turn
tb-looks = Looks
tb-plain = Plain mode: the table in words
tb-language = Language
tb-theme = Theme
tb-theme-system = As the system
tb-theme-light = Light
tb-theme-dark = Dark
tb-confirm = Confirm
tb-confirm-final = final choices
tb-confirm-all = every choice
tb-confirm-none = nothing
tb-settings = All settings
tb-lobby = Lobby
tb-keys = Keys
tb-key-arrows = Arrows
tb-key-arrows-does = walk through the legal pieces
tb-key-enter = Enter
tb-key-enter-does = choose the piece or press the button
tb-key-digits = 1 to 9
tb-key-digits-does = choose a numbered option
tb-key-escape = Escape
tb-key-escape-does = one step back, or leave the replay
tb-key-undo = U
tb-key-undo-does = take back a step
tb-key-undo-all = Shift + U
tb-key-undo-all-does = take back the whole turn
tb-key-replay = ← →, Space
tb-key-replay-does = in the replay: step, play
tb-key-replay-turn = Shift + ← →
tb-key-replay-turn-does = in the replay: phase by phase
tb-key-help = ?
tb-key-help-does = this list

## The plain page
tb-plain-question = Question
tb-plain-own = Your things
tb-plain-table = Table
tb-plain-players = Players
tb-plain-score = Score
tb-plain-log = Log
tb-plain-chat = Chat
tb-plain-replay = Replay
tb-options = Choices
tb-code = Type a code, or use the buttons
tb-code-many = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
  }: type words to find one, or a code
tb-choose = Choose
tb-confirm-this = Yes: { $option }
tb-not-this = No, something else
tb-no-such-option = “{ $code }” is none of the choices here.
