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
