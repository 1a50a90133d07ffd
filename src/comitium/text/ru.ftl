# Фразы, которые не относятся ни к одной игре. Пары к en.ftl.

## Имена и перечисления
seat-number = Место { $number }
list-empty = ничего
list-join = { $first } и { $last }

## Отказы
no-such-seat = Места { $seat } нет: за столом { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
  }.
match-over = Партия окончена.
not-asked = Сейчас решаете не вы. Очередь за игроком { $who }.
no-such-option = «{ $code }» здесь выбрать нельзя.
wrong-player-count = { $seats ->
    [one] { $seats } игрок не подходит
    [few] { $seats } игрока не подходят
   *[many] { $seats } игроков не подходят
  }: игра рассчитана на { $least }–{ $most }.
no-such-table-option = Настройки стола «{ $option }» нет. Есть: { $known }.
no-such-value = У настройки «{ $option }» нет значения «{ $value }». Можно: { $allowed }.
no-such-language = Языка «{ $language }» нет. Есть: { $known }.
no-such-game = Игры «{ $game }» нет. Есть: { $known }.
stale-question = На этот вопрос уже есть ответ, или он изменился. Посмотрите ещё раз.

## Отмена хода
nothing-to-take-back = Отменять нечего.
final-step = Ваш последний шаг окончательный.
chance-since = С тех пор вмешался случай.
revealed-since = С тех пор открылось скрытое.
answered-since = Уже есть ответ игрока { $who }.

## Имена, зёрна и файлы партий
name-length = В имени от 1 до { $most } знаков, без пробелов по краям.
name-characters = Имя — одна строка из обычных знаков без квадратных скобок.
seed-form = Зерно — одна строка от 1 до 200 знаков, без пробелов по краям.
not-a-match-file = Это не файл партии: первая строка не «{ $wanted }».
file-too-long = Файл слишком длинный: в файле партии не больше { $most } знаков.
file-lacks = В файле партии нет строки «{ $key }:».
line-too-long = Строка { $line } длиннее { $most } знаков.
line-unreadable = Строку { $line } не прочесть: «{ $text }».
line-after-result = Строка { $line } стоит после итога.
line-refused = Строка { $line }, «{ $text }», не принята: { $why }
other-rules-version = Партия сыграна по правилам версии { $theirs }, здесь правила версии { $ours }.
other-data = Партия сыграна с другими данными компонентов ({ $theirs }), здесь { $ours }.
seed-not-revealed = Зерно этой партии ещё не открыто, повторить её нельзя.
seed-not-committed = Зерно не совпадает с обязательством, опубликованным в начале.
other-result = В файле записан итог «{ $claimed }», на самом деле партия кончилась так: «{ $really }».

## Боты
bot-name = «{ $bot }» — не имя бота: нужны строчные латинские буквы, цифры, точки, дефисы и подчёркивания.
no-such-bot = Бота «{ $bot }» нет. Есть: { $known }.

## За столом
match-not-begun = Партия ещё не началась.
match-has-begun = Партия уже началась.
match-not-over = Партия ещё не окончена.
no-such-table = По этой ссылке нет стола.
no-such-page = По этому адресу нет страницы.
no-such-moment = В партии { $most ->
    [one] { $most } решение
    [few] { $most } решения
   *[many] { $most } решений
  }, такого момента нет.
name-taken = За столом уже есть «{ $player }». Выберите другое имя.
no-open-seat = За этим столом нет свободных мест.
seat-taken = Место занято: { $player }.
not-your-seat = Это не ваше место.
host-only = Это может сделать только хозяин стола.
flag-decides = За этим столом бота сажают часы.
player-is-here = { $player } за столом.
seats-open = Есть свободные места. Пригласите кого-нибудь или позовите бота.
not-ready = Ещё не готов игрок { $player }.
no-spectators = Этот стол закрыт для зрителей.
spectators-look-on = Вы зритель: действуют только те, кто сидит за столом.
spectators-listen = Говорить здесь могут только те, кто сидит за столом.
nothing-said = В сообщении ничего нет.
no-hints-here = За этим столом играют без подсказок.
time-is-over = Ваше время вышло: дальше играет бот.
no-hint-now = Сейчас вам нечего решать.
token-unknown = Эта ссылка не подходит к этому столу.
hello-first = Первым сообщением нужно назвать себя.
hello-twice = Вы уже назвали себя.
message-too-long = В сообщении не больше { $most } знаков.
message-unreadable = Сообщение не прочесть: { $why }.
too-fast = Слишком часто. Подождите немного.
