# Фразы командной строки и стола в терминале. Пары к en.ftl.

# Несколько букв языка: с терминалом, который не может их показать, говорим по-английски
letters = абвэюя
letters-not-shown = Этот терминал не может показать буквы выбранного языка ({ $encoding }), поэтому дальше по-английски.
yes = да
no = нет

## Справка: команда, её аргументы и настройки по именам из кода, примеры
about-comitium =
    Настольные игры о Древнем Риме: играйте здесь с ботами или с друзьями за одной клавиатурой, изучайте и проверяйте.
    .examples =
        comitium play                       сесть за стол
        comitium rules new_romans NR-8      прочесть, как выкладывают земли
        comitium simulate new_romans --bots greedy,chance --matches 100
about-language = --language en|ru подходит к любой команде. COMITIUM_LANGUAGE задаёт язык навсегда, иначе решает система.
about-help = comitium КОМАНДА --help расскажет о команде подробнее.
help-examples = Примеры

command-play =
    Сыграть партию в этом терминале.
    Сначала садятся люди, остальные места занимают боты. Партия сохраняется после каждого решения: уйти можно когда угодно, хоть по Ctrl-C, а продолжить через --resume. За столом слово «помощь» покажет, о чём можно спросить.
    .game = Игра; список даёт comitium games.
    .seats = Сколько мест за столом.
    .bots = Кто играет на остальных местах: greedy или chance, через запятую. Если имён меньше, чем мест, они повторяются.
    .people = Сколько людей за одной клавиатурой. Между тайными ответами экран очищается.
    .name = Имя игрока; для каждого отдельно.
    .option = Настройка стола, например building_order=owner; список даёт comitium about ИГРА.
    .seed = Зерно, из которого берётся весь случай. Без него выбирается такое, которое никто не угадает.
    .file = Где хранить партию. Без этого: отдельный файл в папке ваших данных (COMITIUM_MATCHES).
    .resume = Продолжить оставленную партию.
    .examples =
        comitium play new_romans
        comitium play new_romans --seats 2 --bots greedy --name Анна
        comitium play new_romans --people 2 --name Анна --name Борис --bots chance
        comitium play new_romans --option building_order=owner --file вечер.match
        comitium play --resume вечер.match
command-serve = Открыть столы в браузере (comitium serve --help).
command-admin = Присмотреть за домом: столы, запреты, копии, проверки (comitium admin --help).
command-games =
    Перечислить игры.
    .examples = comitium games
command-about =
    Рассказать, сколько человек играет, как долго, какие есть настройки стола и откуда данные.
    .game = Игра.
    .examples = comitium about new_romans
command-rules =
    Показать правила по пунктам.
    Те же номера стоят у каждого отказа, у каждой строки счёта и у многих строк журнала. Решения, то есть наш выбор там, где книга правил неясна, стоят под своим пунктом.
    .game = Игра.
    .clause = Пункт, например NR-8.4, или глава, например NR-8. Без этого: всё целиком.
    .examples =
        comitium rules new_romans
        comitium rules new_romans NR-8
        comitium rules new_romans NR-8.4
command-replay =
    Пройти партию шаг за шагом, как её видело любое место.
    Enter ведёт вперёд, «назад» назад, число переходит к шагу с этим номером. В файл или канал все шаги пишутся сразу.
    .file = Файл партии.
    .viewer = Чьими глазами: номер или имя места либо spectator, зритель (если не сказано иное).
    .examples =
        comitium replay вечер.match
        comitium replay вечер.match --as Анна
        comitium replay вечер.match --as 2
command-verify =
    Повторить файл партии и сказать, что доказано.
    Каждое решение должно быть допустимо на своём месте, итог должен совпасть с записанным, а открытое зерно с обязательством, опубликованным в начале.
    .file = Файл партии.
    .examples = comitium verify вечер.match
command-simulate =
    Сыграть много партий между ботами и показать победы, очки и длину с интервалами 95 %.
    От партии к партии боты пересаживаются на одно место. Одно и то же зерно даёт те же числа при любом числе процессов.
    .game = Игра.
    .bots = Боты одной партии через запятую: greedy, chance. Сколько ботов, столько и мест.
    .matches = Сколько партий; если не сказано, 100.
    .option = Настройка стола, например building_order=owner.
    .jobs = На скольких процессах; если не сказано, на одном.
    .seed = Имя всей серии; без него выбирается и называется новое.
    .report = Показать также очки и судьбу благ по местам, а для каждой карты или иной вещи, как часто её держали, играли и побеждали с ней и что она принесла.
    .out = Записать все партии в файл .csv или .json.
    .plot = Нарисовать распределение очков в файл .png или .svg.
    .examples =
        comitium simulate new_romans --bots greedy,chance --matches 1000 --jobs 2
        comitium simulate new_romans --bots greedy,chance,chance,chance --out очки.csv --plot очки.svg
        comitium simulate aeterna --bots greedy,greedy,greedy,greedy --report
command-check =
    Сыграть партии при всех числах мест и всех вариантах под надзором законов движка.
    Партия, нарушившая закон, записывается в файл .match, код выхода 1.
    .game = Игра.
    .matches = Сколько партий всего, поровну на каждый вид стола; если не сказано, 100.
    .jobs = На скольких процессах; если не сказано, на одном.
    .policy = Кто решает: chance (случай), greedy (бот) или mixed (пополам); если не сказано, все три по очереди.
    .seed = Имя всей серии; без него выбирается и называется новое.
    .examples =
        comitium check new_romans --matches 40
        comitium check new_romans --matches 2000 --policy mixed --jobs 4
command-bench =
    Измерить скорость движка здесь, на секунду времени процессора.
    .game = Только эта игра; без неё все.
    .quick = Грубая оценка за несколько секунд.
    .out = Записать числа в JSON.
    .compare = Измерить ещё и другой Python со своей установкой, например с собранным движком, и показать отношение.
    .examples =
        comitium bench
        comitium bench new_romans --quick --json bench.json
        comitium bench --compare .venv-compiled/bin/python

## Когда командную строку не прочесть
usage-no-such-command = Команды «{ $word }» нет. Есть: { $known }.
usage-no-such-option = Настройки «{ $word }» здесь нет. Добавьте --help, чтобы увидеть, какие есть.
usage-option-needs-value = Настройке «{ $word }» нужно значение.
usage-option-takes-no-value = Настройке «{ $word }» значение не нужно.
usage-missing = Не хватает «{ $word }». Добавьте --help, чтобы увидеть, что нужно команде.
usage-missing-argument = После команды не хватает «{ $word }». Добавьте --help, чтобы увидеть, что ей нужно.
usage-too-many = Лишние слова: «{ $word }».
usage-unreadable = Эту командную строку не прочесть: { $complaint }
number-wanted = { $option } — целое число от { $least }, а не «{ $word }».
option-form = Настройка стола пишется ИМЯ=ЗНАЧЕНИЕ, каждое имя один раз, а не «{ $word }».
broken-table = Таблица компонентов не годится: { $detail }.
no-such-clause = Пункта «{ $asked }» нет. Главы идут от { $first } до { $last }.
no-ledger = Правила игры { $game } ещё не записаны.
no-such-seat-name = Места «{ $seat }» нет. За столом: { $known }.
too-many-names = Имён { $names }, а людей { $people }: добавьте --people или уберите лишние имена.
too-many-people = { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[many] { $people } человек
  } за { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
  } не сядут.
too-many-bots = Ботов названо { $bots }, а свободных мест { $free }.
names-differ = За одним столом нужны разные имена.
resume-alone = --resume стоит отдельно: игра, места, боты и настройки записаны в файле.
match-is-over = Партия в { $file } окончена. Её покажет «comitium replay».
nobody-to-play = В { $file } одни боты. Партию покажет «comitium replay».

## Файлы
in-file = { $file }: { $why }
file-unreadable = { $file } не прочесть: { $trouble }.
file-unwritable = { $file } не записать: { $trouble }.
file-not-text = { $file } не файл партии: это не текст в UTF-8.
file-in-the-way = { $file } уже есть, и в нём другое; ничего не переписано.
file-ending = { $option }: имя { $file } должно кончаться на одно из { $endings }.
no-such-folder = { $option }: папки { $folder } нет.
plots-missing = Для картинки нужны пакеты, которых здесь нет. Установите их командой «{ $command }» и повторите.
trouble-missing = такого файла или папки нет
trouble-folder = это папка
trouble-no-folder = часть пути не папка
trouble-permission = не хватает прав
trouble-other = { $what }
written = Записано: { $file }

## games и about
about-players = игроков: { $least }–{ $most }
about-minutes = минут: { $least }–{ $most }
about-size = Состав
about-time = Время
about-version = Версия правил (данные)
about-options = Настройки стола
about-default = если не сказано иное
about-data = Откуда данные
about-data-files = Таблицы лежат в { $folder }; владелец игры может исправить их там.
about-unofficial = Неофициальное воплощение правил нашими словами. Название игры принадлежит его владельцам.

## Сесть за стол и встать
which-game = Какая игра
guest = Гость
guest-number = Гость{ $number }
bot-names = Варрон Ливия Катон Корнелия Сенека Агриппина
commitment-is = Случай этой партии закреплён: обязательство { $commitment }. После конца его проверит «comitium verify».
hand-over = { $who }, возьмите клавиатуру и нажмите Enter. Остальные не смотрят.
how-to-resume = Сохранено. Продолжить:
match-kept = Партия хранится в { $file }. Посмотреть её снова или проверить:

## За столом
menu-more = … и ещё { $more }: «варианты» покажет все, несколько букв сузят выбор.
confirm = Enter делает выбор окончательным, всё остальное — новый выбор.
hint-is = Бот greedy выбрал бы:
what-cost = Цена
what-reward = Награда
what-missing = Не хватает
what-opens = Открывает
nothing-so-called = Здесь ничего не называется «{ $wanted }». Просто «что» перечислит всё, что можно объяснить.
why-allowed = Так можно: { $choice }.
why-what = Сейчас ничего не закрыто. «почему КОД» объяснит выбор, например «почему { $code }».
score-forecast = Прогноз: если бы партия кончилась сейчас
score-total = всего
saved = Сохранено: { $file }
news-steps = { $who }: { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
  }. Все в журнале.
winner = Побеждает { $who }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }: { $criterion }.
winners = Победу делят { $who }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }: { $criterion }.
nobody-wins = Никто не побеждает. Решает: { $criterion }.
without-points = Выбыли до сравнения очков: { $who }.
grade = Оценка: { $grade }.
no-such-number = Варианта { $number } здесь нет. Можно набрать числа: { $known }.
no-numbers = Варианта { $number } здесь нет: одним числом сейчас ничего не выбрать. Всё перечислит слово «варианты».
number-range = от { $first } до { $last }
help-deciding = Решайте обозначением с экрана или кодом: коды перечислит слово «варианты».

## Слова, которые набирают за столом; показывается первое
word-undo = отмена undo
word-hint = подсказка hint
word-why = почему why
word-what = что what
word-choices = варианты choices
word-score = счёт счет score
word-table = стол table
word-look = смотреть look
word-log = журнал log
word-rules = правила rules
word-save = сохранить save
word-help = помощь help ?
word-quit = выход quit exit
request-undo = вернуть последний шаг, если с тех пор ничего не открылось
request-hint = что сделал бы на вашем месте бот greedy, зная то же, что и вы
request-why = почему КОД: почему выбор не принят и по какому пункту; само по себе: что сейчас закрыто
request-what = что КОД: объяснить, что участвует в выборе; что ИМЯ: объяснить вещь по имени; отдельно: всё, что можно объяснить
request-choices = все варианты с кодами и с тем, что они меняют
request-score = прогноз и ваши строки счёта с пунктами правил
request-table = владения всех за столом
request-look = смотреть { $number }, смотреть { $who }: одно место крупно
request-log = всё, что было и что вам можно знать
request-rules = правила { $clause }: пункт; само по себе: пункт нынешнего вопроса
request-save = сохранить ФАЙЛ: копия в другом месте (партия и так сохраняется после каждого шага)
request-help = этот список
request-quit = уйти; партия останется

## replay
replay-begins = Партия начинается
replay-undo = { $who } возвращает шаг
replay-sealed = { $who }: тайный ответ дан
replay-step = { $step } из { $steps }
replay-keys = Enter: дальше · назад · число: переход · журнал · выход
replay-go-on = Enter: обратно к партии
replay-word-next = дальше next n
replay-word-back = назад back b
replay-word-log = журнал log l
replay-word-quit = выход quit q exit

## verify
verify-file = { $file }: { $game }
verify-rules = Правила версии { $version } и данные компонентов { $data } те же, что в этой установке.
verify-seed = Зерно совпадает с обязательством { $commitment }…
verify-decisions = Решений повторено: { $decisions }, каждое допустимо на своём месте{ $undone ->
    [0] .
   *[other] ; возвращено: { $undone }.
  }
verify-result = Итог тот же, что записан: { $result }.
verify-no-result = В файле нет итога; партия кончилась так: { $result }.
verify-unfinished = Партия не окончена, итог сравнить не с чем.

## simulate, check, bench
progress-matches = Партии
progress-rate = { $rate } в секунду
simulate-nothing = Ни одна партия не окончена.
simulate-played = { $game }: { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
  }
simulate-stopped = Остановлено раньше срока: вот партии, которые окончены.
simulate-bot = бот
simulate-wins = победы
simulate-share = доля
simulate-interval = 95 %
simulate-mean = среднее
simulate-quantiles = 5 · 50 · 95 %
simulate-lengths = Решений в партии: { $mean }, от { $least } до { $most }.
simulate-by-seat = Победы по местам: { $shares }.
simulate-rate = Партий на секунду процессора: { $rate }.
simulate-again = Те же числа снова: --seed { $seed }
simulate-by-seats = по местам
simulate-seat = место { $seat }
simulate-all = все
simulate-held = держали
simulate-played-share = сыграли
simulate-won-holding = победы, держа
simulate-won-playing = победы, сыграв
simulate-yield = выгода
simulate-shares = «Держали»: сколько мест. «Сыграли»: какая их часть. Победы в равных долях: 1 — столько, сколько место выигрывает по жребию. Выгода: очки того, кто сыграл, блага по их цене.
simulate-no-watch = Для этой игры считаются только очки.
fact-score = очки
fact-struck-out = damnatio memoriae
fact-cards-played = сыграно карт
fact-figures = личностей получено
fact-discards = сброшено карт
fact-cards-left = карт осталось на руке
fact-unrest = восстания в конце
fact-doom = фишки рока
fact-unspent-aurei = ауреев не потрачено
fact-unspent-stone = камня не потрачено
fact-unspent-wheat = пшеницы не потрачено
fact-unspent-citizens = граждан в конце
fact-sets = выложено наборов
fact-goods-sold = продано карт товаров
fact-activated = активировано интриг
fact-colosseum = сторонников в Колизее
fact-unspent-denarii = денариев не потрачено
fact-goods-left = товаров осталось на руке
fact-legions-home = легионов не отправлено
fact-medals = медали
kind-card = карты
kind-figure = личности
kind-character = персонажи
kind-goods = карты товаров
kind-goods-in-set = карты товаров в наборах
kind-goods-sale = проданные карты товаров
kind-goods-used = карты товаров сыгранные или в наборах
kind-set = наборы
kind-task = задания
kind-intrigue = интриги
kind-building = здания
plot-title = { $game }: очки, партий { $matches }
plot-points = очки
plot-share = доля партий
check-held = { $game }: все законы соблюдены, партий: { $matches }.
check-tables = Видов стола сыграно { $tables } из { $of }; партий повторено в другом процессе: { $elsewhere }.
check-policy = { $policy }, партий: { $matches }.
policy-chance = Решал случай
policy-greedy = Решал бот greedy
policy-mixed = Наполовину бот greedy, наполовину случай
no-such-policy = Способа играть «{ $policy }» нет. Есть: { $known }.
check-seed = Снова: --seed { $seed }
check-broken = Нарушен закон { $law }: { $detail }; партия хранится в { $file }.
no-such-python = «{ $python }» не запускается.
other-bench-failed = «{ $python }»: измерить не удалось: { $why }
bench-engine = Движок { $engine }, Python { $python }; мерка: { $loops } млн витков на секунду процессора.
bench-compiled = собранный
bench-interpreted = без сборки
bench-ratio = отношение
bench-game = { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
  }
bench-decisions_per_cpu_second = случайных решений на секунду процессора
bench-decisions_per_cpu_second_without_log = то же без журнала
bench-matches_per_cpu_second = случайных партий на секунду процессора
bench-copy_us = копия посреди партии, мкс
bench-options_us = варианты, мкс
bench-view_us = вид, мкс
bench-imagine_us = воображаемое состояние, мкс
bench-how = Лучшее из нескольких повторов. Чтобы сравнить машины, делите на мерку.

## «Новые римляне» на экране: названия земель до 6 букв, построек до 4, краткие из 2 и 1
nr-olive = Олива
nr-vineyard = Лоза
nr-field = Поле
nr-city = Город
nr-quarry = Камень
nr-oil_press = масл
nr-winery = вино
nr-mill = мель
nr-theatre = теат
nr-workshop = маст
nr-tiny-olive = Ол
nr-tiny-vineyard = Ло
nr-tiny-field = По
nr-tiny-city = Го
nr-tiny-quarry = Ка
nr-tiny-oil_press = м
nr-tiny-winery = в
nr-tiny-mill = л
nr-tiny-theatre = т
nr-tiny-workshop = с
nr-letters = абвгдежзиклмнопрстуфхцчшэюя
nr-round = Раунд { $round } из { $rounds }
nr-hand = Выложить
nr-row = Ряд
nr-up-to = до { $points }
nr-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
nr-points-now = Очки сейчас
nr-crystals = Кристаллы
nr-card = Карта { $card }, осталось
nr-stack = Стопка
nr-ready = ответ дан
nr-sealed = ваш тайный ответ: { $answer }
nr-deciding = решает
nr-no-tiles = земель пока нет
nr-smaller = 1  меньшая доля
nr-larger = 2  большая доля
nr-how-lay = Наберите землю и клетку, например { $example }; один номер покажет, что земля даст на каждой клетке.
nr-how-cell = Наберите клетку, например { $example }; Enter возвращает назад.
nr-how-divide = Наберите места меньшей доли, например { $example }; 0 — только кристалл.

# Что меняет выбор: название каждой величины
change-nr-cell = очки

## «Сулла» на экране: цвета и знаки по одной букве, фазы одним словом
sy-turn = Ход { $turn } из { $turns }
sy-phase-consul = Консул
sy-phase-recruitment = Найм
sy-phase-buildings = Стройка
sy-phase-income = Доход
sy-phase-events = События
sy-phase-work = Постройка
sy-phase-famine = Голод
sy-ladder = Лестница
sy-crisis-cell = кризис
sy-token-health = Здоровье
sy-token-pride = Гордость
sy-token-leisure = Досуг
sy-worth = цена { $value }, до кризиса { $cells }
sy-in-crisis = кризис: ±{ $points }
sy-acted-on = (Таверна сыграла)
sy-famine = Голод
sy-famine-coming = { $coming ->
    [0] символов в игре нет
    [one] { $coming } символ в игре, сдвиг в фазе I
    [few] { $coming } символа в игре, сдвиг в фазе I
   *[many] { $coming } символов в игре, сдвиг в фазе I
  }
sy-famine-loss = Ваша потеря в этом ходу: { $points }
sy-events = События
sy-events-legend = ! символ голода · → за большинство кубиков · В, Л: отражают весталки, легионеры
sy-one-point = 1 очко
sy-icon-vestal = В
sy-icon-legionary = Л
sy-happens = происходит
sy-prevented = предотвращено
sy-prevented-open = поровну: решит консул
sy-removed = уйдёт из игры
sy-removed-open = уйдёт ли, решит консул
sy-red = К
sy-yellow = Ж
sy-grey = С
sy-slaves = Р
sy-buildings = Постройки
sy-seller = продавец: { $who }; торгов прошло { $done } из { $of }
sy-you-can-pay = можете заплатить { $cards }
sy-display = Нанять
sy-hand = Ваш набор { $set }
sy-bids = Ставки
sy-passed = пас
sy-places = очки по местам: { $points }
sy-threshold = голосов { $votes }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
sy-every = { $votes ->
    [one] каждый { $votes } голос
    [few] каждые { $votes } голоса
   *[many] каждые { $votes } голосов
  } строителей: { $moved } { $step }
sy-work-missing = { $senators ->
    [one] { $senators } доступный сенатор на всех
    [few] { $senators } доступных сенатора на всех
   *[many] { $senators } доступных сенаторов на всех
  }; ещё { $votes } — ещё шаг
sy-threshold-missing = сверх ваших сенаторов { $votes }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
sy-removed-work = вне партии: { $work }
sy-next-work = следующая: { $work }
sy-column-points = очки
sy-column-power = платят
sy-column-votes = сенаторы
sy-column-fighters = защита
sy-column-income = доход
sy-column-loss = голод
sy-column-end = в конце
sy-column-vote = голос
sy-legend = ★ Первый консул, ☆ действующий · ✝ христианин · ↷ повёрнута · ▼ лицом вниз · * платит со следующего хода · К, Ж, С: красный, жёлтый, серый · Р рабы
sy-deciding = решает
sy-built = строил
sy-plebs = плебеям
sy-coins = { $coins ->
    [one] { $coins } денарий
    [few] { $coins } денария
   *[many] { $coins } денариев
  }
sy-screen = За вашей ширмой
sy-tokens-worth = жетоны сейчас стоят { $points }
sy-sealed = ваш тайный ответ: { $answer }
sy-turned = повёрнута
sy-new = платит со следующего хода
sy-down = лицом вниз: { $events }
sy-used = использована
sy-key-build = с
sy-key-plebs = п
sy-key-pass = п
sy-how-keep = Наберите карты, которые оставляете, по порядку, например { $example }.
sy-how-build = строить, вложив столько денариев
sy-how-plebs = помочь плебеям, вложив столько
sy-how-bid = ваша ставка

change-sy-token = жетоны «{ $what }»
change-sy-power = карт для оплаты, { $what }
change-sy-event = кубики, { $what }
change-sy-coins = денарии
change-sy-marker = ценность «{ $what }»

## «Вал Адриана» на экране: строчные буквы идут в запас, прописные двигают что-то на листах
hw-sign-soldier = с
hw-sign-builder = т
hw-sign-servant = у
hw-sign-civilian = г
hw-sign-resource = р
hw-sign-renown = Л
hw-sign-piety = Б
hw-sign-valour = Д
hw-sign-discipline = Ц
hw-sign-traders = То
hw-sign-performers = Ар
hw-sign-priests = Жр
hw-sign-apparitores = Чи
hw-sign-patricians = Па
hw-sign-cohort = К
hw-sign-hammer = М
hw-sign-sword = Ч
hw-sign-infrastructure = И
hw-sign-temple_favour = Х
hw-sign-removed_disdain = П
hw-sign-piety_or_discipline = Б/Ц
hw-sign-renown_or_valour = Л/Д
hw-sign-any_attribute = ?
hw-row-mining = каменоломня
hw-row-small_granary = ■ малый амбар
hw-row-small_hotel = малый двор
hw-row-large_hotel = большой двор
hw-row-ludus = арена
hw-row-battles_red = бои красного
hw-row-battles_blue = бои синего
hw-row-gladiator_red = красный боец
hw-row-gladiator_blue = синий боец
hw-row-cohort_left = левая когорта
hw-row-cohort_centre = центр. когорта
hw-row-cohort_right = правая когорта
hw-row-rulings_left = суд, слева
hw-row-rulings_centre = суд, центр
hw-row-rulings_right = суд, справа
hw-row-visits = храмы
hw-measure-landmarks = памятники
hw-measure-disdain = позор, не больше
hw-measure-wall_sections = части стены
hw-measure-large_buildings = большие постройки
hw-measure-full_cohorts = полные когорты
hw-measure-production = производство
hw-measure-goods = товары
hw-measure-full_citizens = полные сословия
hw-measure-full_temples = полные храмы
hw-measure-map_columns = колонки разведки
hw-measure-strength = сила гладиаторов
hw-measure-guard_sections = части дозора
hw-letters = абвгдежзиклмнопрстуфхцчшщэюя
hw-cells = абвгдежзиклмнопрстуф
hw-key-pass = п
hw-year = Год { $year } из 6
hw-attacks = Карты атаки × мощь
hw-attack-year = { $year }: { $cards }×{ $potential }
hw-supply = Запас
hw-next-income = Через год
hw-attack = Атака
hw-coming = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  }, мощь { $potential }
hw-extra = (добавлено { $extra })
hw-outcome = сейчас: позор { $disdain }, доблесть { $valour }
hw-holds = всё отражено: { $percent }
hw-cohorts = Когорты
hw-fate = Судьба
hw-favours = Милости
hw-prospects = Карты
hw-own-prospect = ваша
hw-neutral = нейтральная
hw-good = товар { $good }
hw-pattern = фигура { $pattern }
hw-goals = Цель
hw-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
hw-disdain = позор { $disdain }{ $lost ->
    [0] { "" }
   *[other] : −{ $lost }
  } (ещё один: −{ $next })
hw-path-points = +{ $points }
hw-missing = ещё { $missing }
hw-drawn = Ваши две карты
hw-as-path = путь
hw-as-prospect = возможности
hw-sealed = ваш тайный ответ: { $answer }
hw-legend = ■ заполнено · ▸ открыто сейчас · × закрыто, с нужным уровнем · Х милость храма · ? показатель · † погибнет
hw-used = всё
hw-dead = погиб
hw-wounds = раны { $wounds }
hw-left-sheet = Левый лист
hw-right-sheet = Правый лист
hw-infrastructure = инфраструктура { $level }
hw-column-points = очки
hw-column-supply = запас
hw-column-cohorts = когорты
hw-column-attributes = показатели
hw-column-citizens = сословия
hw-column-fort = форт/стена
hw-column-disdain = позор
hw-column-paths = пути
hw-deciding = решает
hw-how-place = Наберите четыре клетки, например { $example }; одна-две буквы покажут, что покрывает эти клетки.

change-hw-score = очки
change-hw-worker = { $own ->
    [yes] { $what }
   *[no] { $what } ({ $who })
  }
change-hw-resource = { $own ->
    [yes] ресурсы
   *[no] ресурсы ({ $who })
  }
change-hw-infrastructure = инфраструктура
change-hw-attribute = { $what }
change-hw-cohort = когорта { $what }
change-hw-hold = { $thing ->
    [all] отразить всё, %
   *[other] { "" }
  }
change-hw-card = { $what }
change-hw-favour = { $what }
change-hw-disdain = позор

## Вечный город
ae-epoch = Эпоха { $epoch }, { $called }
ae-letters = АБВГДЕЖЗИ
ae-hills = Холмы
ae-values = очки
ae-stacks = стопки
ae-structures = сооружения
ae-awards = награды
ae-price = вам стоит
ae-ruin = разорение
ae-full = занят
ae-temple = храм
ae-aqueduct = акведук
ae-amphitheatre = амфитеатр
ae-board-card = карта с поля
ae-legend = ★ префект · _ свободно · ✗ закрыто разорением · (использовано) · «разорение»: разорён, если так останется · а ауреи, к камень, п пшеница, г граждане, в восстания, о очки · граждане: домус+поле/все · наборы (цветов не хватает до следующего)
ae-aurei = { $n }а
ae-stone = { $n }к
ae-wheat = { $n }п
ae-citizens = { $n }г
ae-unrest = { $n }в
ae-points = { $n }о
ae-figure = Личность
ae-spaces = Можно возвести
ae-board = Карта на поле
ae-damage = Ущерб при восстаниях
ae-pass-row = Пас
ae-column-order = ход
ae-column-points = очки (сейчас)
ae-column-citizens = граждане
ae-column-aurei = ауреи
ae-column-stone = камень
ae-column-wheat = пшен.
ae-column-unrest = восст.
ae-column-doom = рок
ae-column-coming = впереди
ae-column-sets = наборы
ae-column-hand = рука
ae-hungry = голодных { $n }
ae-struck-out = damnatio
ae-deciding = решает
ae-passed = пас
ae-at-the-end = { $points } в конце
ae-turned = (повёрнуто)
ae-packet = Набор у вас в руках
ae-hand = Ваша рука
ae-sealed = Ваш тайный выбор: { $answer }
ae-province = провинция
ae-missing = не хватает { $goods }
ae-key-play = играть
ae-key-influence = х
ae-key-erect = возвести
ae-key-temple = р
ae-key-aqueduct = в
ae-key-amphitheatre = м
ae-key-favour = л
ae-key-discard = с
ae-key-citizen = г
ae-key-wheat = п
ae-key-stone = к
ae-key-calm = в
ae-key-activate = а
ae-key-pass = п
ae-key-end = к
ae-how-play = сыграть эту карту с руки
ae-how-influence = повлиять на холм: х3, а х32 — с его второй наградой
ae-how-erect = возвести храм (р), акведук (в) или амфитеатр (м) на холме с этим номером
ae-how-favour = получить благосклонность этой личности
ae-how-discard = сбросить эту карту: с1г за гражданина и ауреи, с1п пшеницу, с1к камень, с1в спокойствие

change-ae-goods = { $thing ->
    [citizens] граждане
    [aurei] ауреи
    [stone] камень
   *[wheat] пшеница
  }
change-ae-points = { $own ->
    [yes] очки
   *[no] очки ({ $who })
  }
change-ae-unrest = { $own ->
    [yes] восстания
   *[no] восстания ({ $who })
  }
change-ae-doom = { $own ->
    [yes] рок
   *[no] рок ({ $who })
  }
change-ae-ruin = холмы под разорение
change-ae-place = место на холме { $what }
change-ae-outlook = { $thing ->
    [hills] будущие очки за холмы
    [structures] будущие очки за сооружения
    [ruin] восстания за разорение
    [food] голодные граждане
   *[revolts] ущерб при восстаниях
  }

## Glory of Rome
gr-letters = абвгде
gr-nobody = никто
gr-cassius-sign = К
gr-round = Раунд { $round } из { $rounds }
gr-affects = коснулось: { $who }
gr-clockwise = ↻ по часовой
gr-counter = ↺ против часовой
gr-turns = в конце поле { $degrees }°
gr-plot = Интрига: { $activator } против { $target }
gr-cancelled = (отменена)
gr-proposal = { $proposer } → { $target }: жетон на здании «{ $building }», { $province }, ставка { $stake }
gr-demand = требуют { $demand }
gr-row-province = провинция
gr-row-governor = правит
gr-row-next = после поворота
gr-row-people = население
gr-row-slots = интриги
gr-row-milestones = рубежи славы
gr-row-colosseum = Колизей
gr-row-medals = медали
gr-row-foundation = для фундаментов
gr-row-temple = для храмов
gr-row-decks = осталось
gr-row-farming = урожай
gr-taxes = налог { $tax } или { $double } −{ $penalty }
gr-out-of-stock = кончились
gr-short-mil-1 = Башня
gr-legend = 1○ сторонник места 1 и свободное место, + на усилении · 12→5 цена и слава следующего уровня, ▸ хватает денег · налог 4 или 8 −3: двойной налог стоит 3 славы · интриги ▾ лежат, * выложены в этом раунде, ▴ активированы
gr-senate = Сенат
gr-supremacy = { $who }: верховенство, +{ $fame }
gr-battlefields = Поля битв
gr-conquered = захвачено
gr-missing = не хватает { $legions }
gr-battles = битвы
gr-medal-warrior = воин
gr-medal-politician = политик
gr-medal-merchant = торговец
gr-medal-priest = жрец
gr-medal-farmer = земледелец
gr-piece-gold = З
gr-piece-silver = С
gr-piece-bronze = Б
gr-decks = товаров { $goods }, заданий { $tasks }, жетонов вражды { $feud }
gr-discard = последний сброс: { $card }
gr-objectives = Задачи
gr-cassius = Кассий: сейчас { $total }, карт осталось { $cards }
gr-cassius-built = последняя карта: { $type }
gr-boost-mil = В
gr-boost-pol = П
gr-boost-tra = Т
gr-boost-none = –
gr-column-fame = слава
gr-column-denarii = денарии
gr-column-followers = сторон.
gr-column-legions = легионы
gr-column-votes = голоса
gr-column-intrigues = интриги
gr-column-feud = вражда
gr-column-pantheon = Пантеон
gr-column-cards = карты
gr-column-tasks = задания
gr-column-total = итог
gr-players-legend = ★ первый игрок, ▸ решает · слава (+ до следующего рубежа) · сторонники, легионы, голоса: на планшете / призвано · интриги: на планшете + выложено · усиления В войны, П политики, Т торговли: (использовано), [закрыто враждой] · Пантеон: фундамент, храм, З С Б общая часть · ⚓ якорь
gr-set = набор: { $ware } +{ $fame }
gr-known = на руке известны: { $cards }
gr-fact-fame = трек славы
gr-fact-military = война
gr-fact-senate = Сенат
gr-fact-sets = наборы
gr-fact-pantheon = Пантеон
gr-fact-denarii = денарии
gr-fact-next-piece = следующая часть Пантеона
gr-fact-tax = налог этого раунда
gr-fact-recruits = можно призвать ещё
gr-recruits = сторонников { $followers }, легионов { $legions }, голосов { $votes }
gr-own = Ваша рука и задания; ваш итог с заданиями сейчас { $total }
gr-holds = { $who } держит { $cards }
gr-tokens = Ваши жетоны:
gr-token-laid = лицом вниз: { $token }
gr-sealed = ваш тайный ответ: { $answer }
gr-outdone = соперник впереди
gr-how-stake = денариев в вашей ставке
gr-how-demand = денариев вы требуете
gr-how-raise = до стольких денариев поднять ставку
gr-alone = в одиночку вместо этого 1 денарий за каждого сторонника, за бедствие ничего
change-gr-fame = слава
change-gr-denarii = денарии
change-gr-panth = итоговая слава
change-gr-pop = население, { $what }
change-gr-penalty = слава за двойной налог
change-gr-followers = сторонники
change-gr-field = легионы, { $what }
change-gr-supply = голоса в запасе
change-gr-legion = { $own ->
    [yes] итоговая слава, { $what }
   *[no] итоговая слава, { $what } ({ $who })
  }
