## comitium serve
serve-about = Opens the tables in the browser: one process, one file on disk, no internet needed.
serve-data = folder for the matches (default: { $default })
serve-settings = file with settings, in TOML; without it, settings.toml in the data folder, if there is one
serve-show-settings = show the settings in force and where each comes from, and open nothing
serve-language = en or ru, for these sentences; every page has its own switch
serve-order = Each setting also has a key for the settings file and a variable, shown under it. The command line wins over the variable, the variable over the file. COMITIUM_DATA, COMITIUM_SETTINGS and COMITIUM_LANGUAGE stand for --data, --settings and --language.
serve-running = Comitium is open at { $address } (Ctrl-C closes it; nothing is lost)
serve-others = Others in your network open { $address }
serve-public = Give others this address: { $address }
serve-folder = data folder: { $folder }
source-default = the default
source-is = from { $source }

## Settings
setting-default = (default: { $default })
setting-host = address to listen on; 0.0.0.0 lets others in your network join
setting-port = port to listen on; 0 takes a free one
setting-public = address under which others open this house, such as https://games.example.org; links and QR codes use it
setting-origins = further host the page may be opened from, behind a proxy (may be given several times)
setting-workers = processes in which bots think
setting-bot-seconds = seconds a bot may think about one choice
setting-compiled-bots = whether a house opened by run.py compiles its engine for bots in the background, where there is a C compiler; with this option it does not
setting-keep-finished-days = days after which a finished match is deleted with its chat; 0 keeps it for ever
setting-keep-unbegun-days = days after which tables that never began are deleted; 0 keeps them for ever
setting-metrics = who may read /metrics and the whole of /health: loopback is this machine, token is comitium admin only
setting-log = style of the log: lines, json or none
setting-browser = whether a browser opens at the start; with this option none does
setting-client = folder of the built pages

## Values of settings
wanted-whole = a whole number, { $least } or more
wanted-whole-range = a whole number from { $least } to { $most }
wanted-number = a number, 0 or more
wanted-number-above = a number greater than 0
wanted-truth = true or false
wanted-text = a text
wanted-list = a list of texts
wanted-choice = one of { $choices }
wanted-public = an address such as https://games.example.org, without a path
setting-wrong = { $where }: { $key } is “{ $value }”, but has to be { $wanted }.
setting-unknown = { $where }: there is no setting “{ $key }”. Known: { $known }.
settings-unreadable = { $file } is no readable TOML: see line { $line }.
file-unusable = The file { $file } cannot be used: { $why }.

## Command lines
words-no-such-option = There is no option { $word } here. Add --help to see those there are.
words-option-needs-value = The option { $word } needs a value.
words-option-takes-no-value = The option { $word } takes no value.
words-too-many = Too many words: “{ $word }”.

## Why a house does not open
folder-unusable = The folder { $folder } cannot be used: { $why }.
folder-held = Comitium runs on the folder { $folder } already: process { $pid } at { $address }, since { $since }.
folder-held-by-admin = comitium admin is at work on the folder { $folder } (process { $pid }). Wait until it is done.
folder-held-by-somebody = Another process is using the folder { $folder }.
cannot-listen = Cannot listen on { $host }, port { $port }: { $why }.
database-unusable = The database { $file } cannot be used: { $why }.
database-foreign = { $file } is a database of another program. Choose another folder with --data.
database-newer = { $file } was written by a newer Comitium (step { $found }; this one knows { $ours }). Install the newer one.
house-not-opened = Comitium could not open. The line above says why.
no-database = There is no database { $file }.

## comitium admin
admin-about = Looks after a house, on the machine it runs on. While no house runs, the commands work on its files. Only visitors and out need a house that runs, and restore needs one that is closed.
admin-data = data folder of the house; without it, that of comitium serve
admin-tables = list all tables, the one in use last first
admin-close = end a table: it stays on record, nobody can open it any more, and its pages are told
admin-delete = delete a table with its seats, its match and its chat
admin-visitors = list the addresses of open pages
admin-out = put the person on a seat out: before the match the seat opens again, in the match a bot plays on
admin-ban = close the house to an address or a range such as 192.0.2.0/24; its open pages are cut off
admin-ban-for = for how long: 30m, 12h or 7d (default: 1d)
admin-bans = list the bans that hold
admin-unban = end a ban
admin-backup = copy the database into a new file, also while the house runs
admin-restore = put a copy in the place of the database, while no house runs; the old one is kept beside it
admin-verify = play every stored match again and name those that do not come out
admin-keep = delete matches that were finished more than so many days ago; the setting keep_finished_days does it every day
admin-export = write finished matches as .match files into a folder
admin-export-unfinished = also matches that go on: their files tell what lies hidden
admin-decisions = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  }
admin-pages = { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
  }
admin-closed = The table is closed.
admin-deleted = The table is deleted.
admin-out-done = Whoever sat on seat { $seat } is put out.
admin-banned = The house is closed to { $addresses }. Open pages cut off: { $pages }.
admin-unbanned = The ban is over.
admin-backed-up = The copy is whole and on disk: { $file }
admin-restored = The house is restored from { $file }.
admin-kept-aside = What was there before is kept as { $file }.
admin-verified = Matches that come out: { $well }; that do not: { $wrong }; of other rules, not played: { $other }.
admin-kept = Matches finished more than { $days ->
    [one] { $days } day
   *[other] { $days } days
  } ago and deleted now: { $matches }.
admin-exported = Match files written into { $folder }: { $written }; matches left out: { $left }.
stage-gathering = gathering
stage-playing = playing
stage-over = over
stage-closed = closed
no-such-admin-command = There is no command “{ $word }”. Known: { $known }.
word-missing = { $word } is missing after { $command }. Add --help to see what it takes.
span-wrong = “{ $word }” is no span of time: write 30m, 12h or 7d.
not-addresses = “{ $addresses }” is neither an address nor a range of addresses.
ban-of-this-machine = This machine itself cannot be banned: you and your proxy come from there.
no-such-ban = There is no ban of { $addresses }.
nobody-sits-there = No person sits on seat { $seat }.
house-not-running = This works only while the house runs.
house-silent = The house at { $address } does not answer.
house-stumbled = The house could not do this. Its log says why.
file-exists = { $file } exists already. Choose another name.

## Limits
limit-too-small = The limit “{ $limit }” has to be greater than 0.
setting-limits-connections = connections open at a time; fewer if the system grants fewer descriptors
setting-limits-connections-per-visitor = connections one visitor may have open; a proxy on the same machine may have any number
setting-limits-header-seconds = seconds until a request has told what it wants
setting-limits-body-seconds = seconds until a request has arrived whole
setting-limits-idle-seconds = seconds a connection is kept open between two requests
setting-limits-stalled-seconds = seconds until a page is cut off that does not read what it is sent
setting-limits-hello-seconds = seconds until a page at a table has said who it is
setting-limits-ping-seconds = seconds between two pings of an open page, and for its answer
setting-limits-requests-in-a-row = requests of all kinds one visitor may make in a row
setting-limits-requests-per-second = requests of all kinds one visitor may make each second after that
setting-limits-reads-in-a-row = looks at tables one visitor may take in a row
setting-limits-reads-per-second = looks at tables one visitor may take each second after that
setting-limits-replays-in-a-row = moments of a replay one visitor may ask for in a row
setting-limits-replays-per-second = moments of a replay one visitor may ask for each second after that
setting-limits-acts-in-a-row = things one visitor may do at tables in a row, such as being ready or putting a bot
setting-limits-acts-per-second = things one visitor may do at tables each second after that
setting-limits-replays-waiting = moments of a replay one visitor may have waiting
setting-limits-replay-threads = threads that work out moments of replays
setting-limits-joins-in-a-row = tables one visitor may make or join in a row
setting-limits-joins-per-second = tables one visitor may make or join each second after that
setting-limits-tables = tables of all visitors that wait for players
setting-limits-tables-per-visitor = tables of one visitor that wait for players
setting-limits-tables-per-day = tables one visitor may make in a day
setting-limits-listed-per-visitor = tables of one visitor in the lobby
setting-limits-deserted-minutes = minutes until a table leaves the lobby at which nobody sits any more
setting-limits-stored-megabytes = megabytes on disk after which no table can be made; matches go on
setting-limits-pages-per-visitor = pages of tables one visitor may have open
setting-limits-pages-per-seat = pages one seat may have open at its table
setting-limits-spectators-per-table = pages that look on at one table
setting-limits-messages-in-a-row = messages one page may send in a row
setting-limits-messages-per-second = messages one page may send each second after that
setting-limits-visitor-messages-in-a-row = messages all pages of one visitor may send in a row
setting-limits-visitor-messages-per-second = messages all pages of one visitor may send each second after that
setting-limits-chat-in-a-row = lines of chat one seat may send in a row
setting-limits-chat-per-minute = lines of chat one seat may send each minute after that
setting-limits-chat-lines = lines of chat at one table
setting-limits-hints-in-a-row = hints one seat may ask for in a row
setting-limits-hints-per-minute = hints one seat may ask for each minute after that
setting-limits-undos-per-seat = steps one seat may take back in a match

## `comitium bench server`
bench-about = How much one server process carries, measured over real sockets: first as fast as it can, then at a given rate.
bench-tables = tables in play at the same time
bench-seats = seats of each table; every seat has a page
bench-seconds = how long the second part lasts; the first lasts 15 seconds at most
bench-rate = decisions a second in the second part
bench-idle = further tables in the database, at which nobody plays
bench-json = also write the figures into this file
bench-needs-linux = “comitium bench server” needs Linux: it reads the CPU time of the server from /proc.
