# Сулла. Пары к en.ftl.

game-name = Сулла
game-about = Побеждайте на выборах, торгуйтесь за постройки, отражайте беды и голосуйте за великие стройки, пока Рим голодает, а его устои крепнут и рушатся.

## Фазы
phase-setup = Подготовка
phase-consul = Первый консул
phase-recruitment = Найм
phase-buildings = Строительство
phase-income = Доход
phase-events = События
phase-work = Величайшая постройка
phase-famine = Голод и кризис
phase-ecclesia = Церковь

## Персонажи, постройки, жетоны, цвета
character-senator = сенатор
    .acc = сенатора
character-merchant = торговец
    .acc = торговца
character-legionary = легионер
    .acc = легионера
    .gen = легионера
character-vestal = весталка
    .acc = весталку
    .gen = весталки
character-slave = раб
    .acc = раба
character-christian = { $character }-христианин
    .acc = { $character_acc }-христианина
building-stall = Торговая лавка
    .acc = Торговую лавку
    .gen = Торговой лавки
building-field = Поле
    .acc = Поле
    .gen = Поля
building-crane = Кран
    .acc = Кран
    .gen = Крана
building-sanctuary = Святилище
    .acc = Святилище
    .gen = Святилища
building-tavern = Таверна
    .acc = Таверну
    .gen = Таверны
building-insula = Инсула
    .acc = Инсулу
    .gen = Инсулы
building-statue = Статуя
    .acc = Статую
    .gen = Статуи
building-bank = Банк
    .acc = Банк
    .gen = Банка
building-arch = Триумфальная арка
    .acc = Триумфальную арку
    .gen = Триумфальной арки
token-health = Здоровье
    .acc = Здоровье
    .gen = Здоровья
token-pride = Гражданская гордость
    .acc = Гражданскую гордость
    .gen = Гражданской гордости
token-leisure = Досуг
    .acc = Досуг
    .gen = Досуга
colour-red = красный
    .gen = красного
    .ins = красным
colour-yellow = жёлтый
    .gen = жёлтого
    .ins = жёлтым
colour-grey = серый
    .gen = серого
    .ins = серым

## События и Величайшие постройки
event-epidemic = «Эпидемия»
event-eruption = «Извержение вулкана»
event-cult = «Имперский культ»
event-famine = «Голод»
event-persecution = «Гонения на христиан»
event-purge = «Чистка сената»
event-flood = «Наводнение»
event-revolt = «Восстание рабов»
event-pillage = «Набег»
event-decadence = «Декадентство»
category-christians = христианин
    .acc = христианина
category-senators = сенатор
    .acc = сенатора
category-buildings = постройка или Кран
    .acc = постройку или Кран
category-slaves = раб
    .acc = раба
category-stalls = Торговая лавка
    .acc = Торговую лавку
work-pantheon = «Пантеон»
work-temple = «Храм»
work-granary = «Зернохранилище»
work-baths = «Общественные бани»
work-colosseum = «Колизей»
work-senate = «Сенат»

## Настройки стола
option-open_screens = Денарии и жетоны
option-open_screens-off = За ширмами, как в правилах: считайте сами
option-open_screens-on = Открыты для всех

## Вопросы
ask-keep = Оставьте себе персонажей: { $kept } из десяти
why-keep = В начале у вас { $coins ->
    [one] { $coins } денарий
    [few] { $coins } денария
   *[many] { $coins } денариев
  } и ещё по одному за каждого торговца.
ask-open-election = Назовите ставку действующего консула
why-open-election = Голосов у сенаторов: { $senators }, денариев у вас: { $coins }.
ask-bid-votes = Выборы консула: ставка или пас
why-bid-votes = Больше { $best } ({ $leader }). Голосов у сенаторов: { $senators }, денариев: { $coins }.
ask-token = Возьмите жетон
why-consul-token = Первый консул выбирает, какой.
why-insula = Инсула даёт два жетона, любых.
ask-recruit = Наймите персонажа
why-recruit = { $left ->
    [one] В ряду { $left } карта.
    [few] В ряду { $left } карты.
   *[many] В ряду { $left } карт.
  } Это бесплатно.
ask-offer = Выставьте тайл на торги
why-offer = Торги { $sale } из { $sales }. Цвет задаёт ячейка, ваша ставка последняя.
ask-bid-cards = { $tile }: ваша ставка или пас
why-open-sale = Ставок нет. { $able ->
    [one] Платить { $colour_ins } может { $able } ваша карта.
    [few] Платить { $colour_ins } могут { $able } ваши карты.
   *[many] Платить { $colour_ins } могут { $able } ваших карт.
  }
why-bid-cards = Больше { $best } ({ $leader }). { $able ->
    [one] Платить { $colour_ins } может { $able } ваша карта.
    [few] Платить { $colour_ins } могут { $able } ваши карты.
   *[many] Платить { $colour_ins } могут { $able } ваших карт.
  }
ask-turn = Поверните карты в уплату
why-turn = Осталось повернуть { $due }, платить { $colour_ins } могут { $able }.
ask-use = Примените постройки или закончите доход
why-use = Святилищ: { $sanctuaries }, Таверн: { $taverns }, денариев: { $coins }.
ask-leave = Выберите, кто останется без кубика
why-leave = { $fighters ->
    [one] У вас { $fighters } защитник
    [few] У вас { $fighters } защитника
   *[many] У вас { $fighters } защитников
  }, а кубиков { $cubes }.
ask-place = Поставьте кубик на событие
why-place = Осталось кубиков весталок: { $vestals }, легионеров: { $legionaries }.
ask-prevent = { $events ->
    [1] Выберите событие, которое предотвратить
   *[other] Выберите два события, которые предотвратить
  }
why-prevent = Кубиков на них поровну, решает Первый консул.
ask-turn-down = Переверните лицом вниз { $category_acc }
why-turn-down = Происходит событие { $event }.
ask-remove = Выберите, какое событие убрать
why-remove = { $cubes ->
    [one] На каждом { $cubes } кубик
    [few] На каждом { $cubes } кубика
   *[many] На каждом { $cubes } кубиков
  }, решает Первый консул.
ask-vote = { $work }: строить или помочь плебеям
why-vote = Доступных сенаторов: { $senators }, денариев: { $coins }. Вложенное уйдёт в казну.
ask-free = Освободите рабов
why-free = Рабов: { $slaves }, денариев: { $coins }. Каждый стоит { $price } и даёт очков: { $points }.

## Варианты
keep = Оставить: { $cards }
pass = Пас
bid-votes = Ставка { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
  }
take-token = Взять { $token_acc }
recruit = Нанять { $card_acc }
offer = Выставить { $tile_acc }, цвет { $colour }
bid-cards = Ставка { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  }
turn-card = Повернуть { $card_acc }
buy-token = Святилище: { $token } за { $price }
move-marker = Таверна: { $token } { $side ->
    [left] влево
   *[right] вправо
  }, на { $value }
end-income = Закончить доход
leave-fighter = Без кубика останется { $card }
place-cube = Кубик { $cube_gen } на событие { $event }
prevent = Предотвратить: { $events }
turn-down = Перевернуть лицом вниз { $piece_acc }
turn-down-turned = Перевернуть лицом вниз { $piece_acc } (карта повёрнута в уплату)
remove = Убрать событие { $event }
vote-build = Строить, вложив { $coins ->
    [one] { $coins } денарий
    [few] { $coins } денария
   *[many] { $coins } денариев
  }
vote-plebs = Помочь плебеям, вложив { $coins ->
    [one] { $coins } денарий
    [few] { $coins } денария
   *[many] { $coins } денариев
  }
free = { $slaves ->
    [0] Никого не освобождать
    [one] Освободить { $slaves } раба: денариев { $coins }, очков { $points }
   *[other] Освободить { $slaves } рабов: денариев { $coins }, очков { $points }
  }

## Отказы
keep-how = Назовите карты своего набора по порядку, например «keep I-01+I-03»; всего { $kept }.
keep-how-many = Нужно оставить персонажей: { $kept }, а названо { $named }.
not-in-your-set = { $id } не из вашего набора { $set }.
consul-opens = Действующий консул обязан назвать ставку.
votes-beyond-reach = Ставка { $votes } слишком велика: сенаторов у вас { $senators }, денариев { $coins }.
votes-too-few = Ставка уже { $best }, а вы можете дать { $most }.
senators-all-vote = Голосуют все ваши сенаторы: не меньше { $senators }, а названо { $votes }.
bid-votes-how = Назовите число голосов, например «bid 3», или пас.
token-out = Жетонов { $token_gen } больше нет.
token-how = Назовите жетон: «take health», «take pride» или «take leisure».
not-on-display = { $id } нет в ряду персонажей, карт там { $left }.
recruit-how = Назовите карту из ряда, например «recruit II-04».
not-on-offer = Тайла { $id } нет в наличии, тайлов осталось { $left }.
offer-how = Назовите тайл в наличии, например «offer field-A1».
cards-beyond-reach = { $able ->
    [one] Платить может { $able } ваша карта, ставка { $cards } слишком велика.
    [few] Платить могут { $able } ваши карты, ставка { $cards } слишком велика.
   *[many] Платить могут { $able } ваших карт, ставка { $cards } слишком велика.
  }
cards-too-few = Ставка уже { $best }, а вы можете дать { $able }.
bid-cards-how = Назовите число карт, например «bid 2», или пас.
card-face-down = Карта лежит лицом вниз: { $card }.
card-turned = Карта уже повёрнута: { $card }.
crane-new = Кран платит со следующего хода после покупки.
card-lacks-colour = Здесь нет { $colour_gen } шестиугольника: { $card }.
not-yours = У вас нет { $id }.
turn-how = Назовите свою карту, которая может платить, например «turn II-04»; осталось { $due }.
token-too-dear = Жетон стоит { $price }, а денариев у вас { $coins }.
marker-acted-on = В этой фазе Таверна уже двигала { $token_acc }.
no-sanctuary = Святилищ, которые можно применить, не осталось.
no-tavern = Таверн, которые можно применить, не осталось.
tavern-not-famine = Таверна не двигает маркер голода.
use-how = Скажите «sanctuary health», «tavern leisure left» или «done».
leave-how = Назовите свою весталку или легионера: кубиков всего { $cubes }.
left-already = Уже без кубика: { $card }.
placing-is-compulsory = Поставить нужно каждый кубик.
no-such-cube = Кубиков { $cube_gen } у вас больше нет.
icon-missing = На событие { $event } нельзя поставить кубик { $cube_gen }.
event-not-in-play = События «{ $event }» нет в игре.
place-how = Назовите кубик и событие, например «place vestal famine».
prevent-how = { $events ->
    [1] Выберите одно из событий, на которых кубиков поровну.
   *[other] Выберите два события, на которых кубиков поровну.
  }
prevent-order = Назовите их сверху вниз: { $events }.
prevented-anyway = Событие { $event } будет предотвращено и так: кубиков на нём { $cubes }.
cubes-too-few = Кубиков на событии { $event }: { $cubes }; выбирайте из тех, на которых их { $needed }.
down-already = Уже лежит лицом вниз: { $piece }.
not-threatened = Событию { $event } нужно другое ({ $category }), а это { $piece }.
turn-down-how = Назовите свою карту или тайл, которым грозит событие { $event }, например «down II-02».
remove-how = Выберите одно из событий: { $one } или { $two }.
not-prevented = Событие { $event } не предотвращено; выберите { $one } или { $two }.
vote-beyond-coins = Денариев у вас { $coins }, а не { $wanted }.
vote-how = Скажите «build» или «plebs» и число денариев от 0 до { $coins }.
free-too-dear = Это стоит { $price }, а денариев у вас { $coins }.
free-too-many = Рабов лицом вверх у вас { $slaves }.
free-how = Назовите число рабов, например «free 1».

## Журнал
tiles-drawn = В наличии: { $tiles }.
display-drawn = Ряд персонажей: { $cards }.
kept = { $who } оставляет: { $cards } – и получает { $coins ->
    [one] { $coins } денарий
    [few] { $coins } денария
   *[many] { $coins } денариев
  }.
turn-begins = Начинается ход { $turn } из { $turns }.
passed = { $who }: пас.
has-bid-votes = { $who }: ставка { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
  }.
elected = Первый консул – { $who }: { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
  }, уплачено { $coins }.
took-token = { $who } берёт жетон { $token_gen }.
famine-symbols = { $symbols ->
    [0] Символов голода нет: уровень голода { $level }.
    [one] { $symbols } символ голода: с { $before } до { $level }.
    [few] { $symbols } символа голода: с { $before } до { $level }.
   *[many] { $symbols } символов голода: с { $before } до { $level }.
  }
recruited = { $who } нанимает { $card_acc }.
display-under-deck = Под колоду уходят: { $cards }.
put-up = { $who } выставляет { $tile_acc }, цвет { $colour }.
has-bid-cards = { $who }: ставка { $cards }.
bought = { $who } покупает { $tile_acc } за { $price }, в уплату: { $cards }.
tile-discarded = Покупателей нет, тайл сброшен: { $tile }.
twin-removed = Второй { $colour } тайл убран: { $tile }.
tiles-left-over = Остались и убраны: { $tiles }.
got-crane = { $who } берёт карту Крана; платить она может со следующего хода.
got-coins = { $who } получает { $coins ->
    [one] { $coins } денарий
    [few] { $coins } денария
   *[many] { $coins } денариев
  } от { $building_gen }.
got-points = { $who } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } за { $source_acc }.
income = { $who } получает { $coins ->
    [one] { $coins } денарий
    [few] { $coins } денария
   *[many] { $coins } денариев
  }.
bought-token = { $who } берёт жетон { $token_gen }, уплачено { $price }.
moved-marker = { $who } сдвигает { $token_acc } { $side ->
    [left] влево
   *[right] вправо
  }, на { $value }.
ended-income = { $who } заканчивает доход.
left-fighter = { $who } оставляет без кубика { $card_acc }.
placed-cube = { $who } ставит кубик { $cube_gen } на событие { $event }.
event-reward = { $who } берёт жетон { $token_gen } за событие { $event }.
decadence-reward = { $who } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } за событие «Декадентство».
reward-out = { $who } остаётся без награды: жетонов { $token_gen } больше нет.
chose-prevented = { $who } решает предотвратить: { $events }.
prevented = Предотвращены: { $events }.
event-happens = Происходит событие { $event }.
marker-falls = { $token } теперь на { $value }.
famine-rises = Уровень голода теперь { $level }.
turned-down = { $who } переворачивает лицом вниз { $piece_acc }.
chose-removed = { $who } решает убрать событие { $event }.
event-removed = Событие { $event } убрано из игры.
pieces-return = Снова лицом вверх у игрока { $who }: { $returned }.
event-drawn = Новое событие: { $event }.
next-work = Следующая Величайшая постройка: { $work }.
voted-build = { $who } строит: { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
  }, из них денариев { $coins }.
voted-plebs = { $who } помогает плебеям: { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
  }, из них денариев { $coins }.
plebs-reward = { $who } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } от плебеев.
work-reward = { $who } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } за постройку { $work }.
work-feeds = Голосов: { $votes }. Уровень голода падает до { $level }.
work-lifts = Голосов: { $votes }. { $token } поднимается до { $value }.
famine-loss = { $who } теряет от голода { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
crisis = Кризис { $token_gen }: { $shown }.
tokens-shown = { $who } показывает { $count }
crisis-gain = { $who } получает в кризис { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
crisis-loss = { $who } теряет в кризис { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
christians = { $who }: христиан { $count }, очков { $points }.
freed = { $who } { $slaves ->
    [0] никого не освобождает.
    [one] освобождает { $slaves } раба, очков { $points }.
   *[other] освобождает { $slaves } рабов, очков { $points }.
  }

## Счёт и победа
prestige-so-far = Дорога славы
christians-face-up = христиане
slaves-freed = освобождённые рабы
by-points = больше всего очков

## Откуда данные
provenance-characters = Персонажи: четыре набора по десять напечатаны; кто есть кто и кто христианин, известно из обзоров; шестиугольники большей частью восстановлены нами.
provenance-slots = Ячейки построек: цвета напечатаны, по две каждого – из обзоров; порядок наш и ни на что не влияет.
provenance-buildings = Постройки: виды и действия напечатаны; сколько тайлов с какой буквой, восстановлено нами.
provenance-events = События: названия и действия напечатаны; большинство жетонов и символов опубликованы; три жетона и все символы голода восстановлены нами.
provenance-works = Величайшие постройки: напечатано в правилах.
provenance-ladder = Лестница: начало и кризис напечатаны, значения от 1 до 4 опубликованы; пять клеток и 0 восстановлены нами. Голод: напечатано.
provenance-players = Числа для двух, трёх и четырёх игроков: напечатано в правилах.
provenance-figures = Отдельные числа: напечатано в правилах; деление жетонов и кубиков поровну – из обзоров.

## Стол словами
view-turn = ход
view-turns = всего ходов
view-phase = фаза
view-phases = фазы хода
view-open_screens = ширмы убраны
view-incumbent = действующий консул
view-consul = Первый консул
view-ladder = значения на лестнице
view-markers = маркеры
view-crisis_points = очки в кризис
view-famine = голод
view-events = события в игре
view-events_left = события в колоде
view-events_removed = убранные события
view-election = выборы
view-display = ряд персонажей
view-deck = карт в колоде
view-deck_left = кто в колоде
view-deck_bottom = известны под колодой
view-slots = ячейки построек
view-sale = торги
view-stack = тайлов в стопке
view-stack_left = что в стопке
view-work = Величайшая постройка
view-next_work = следующая Величайшая постройка
view-works_finished = построенные Величайшие постройки
view-works_left = ещё не открытые
view-removed_work = убранная Величайшая постройка
view-players = игроки
view-seat = место
view-income_tile = тайл дохода и набор
view-prestige = очки
view-cards = карты
view-buildings = постройки
view-hand = набор для выбора
view-power = карты, которые могут платить
view-senators = сенаторы
view-available_senators = доступные сенаторы
view-income = будущий доход
view-famine_loss = потеря от голода
view-fighters = доступные защитники
view-cubes = кубики
view-christians = христиане лицом вверх
view-slaves = рабы лицом вверх
view-freed = освобождённые рабы
view-vote = последний голос
view-coins = денарии
view-tokens = жетоны
view-ready = готовность
view-name = имя
view-kind = вид
view-christian = христианин
view-hexagons = шестиугольники
view-turned = повёрнута
view-face_down = лицом вниз
view-kept_down_by = держит лицом вниз
view-new = пока не платит
view-used = применено
view-letter = буква
view-slot = ячейка
view-colour = цвет
view-tile = тайл
view-for_sale = на торгах
view-buyer = покупатель
view-price = цена в картах
view-bid = ставка
view-passed = пас
view-deciding = решает
view-limit = наибольшая ставка
view-best = высшая ставка
view-leader = чья ставка выше
view-bids = ставки по порядку
view-seller = продавец
view-auction = торг
view-due = ещё повернуть карт
view-done = продано или сброшено
view-of = торгов в этой фазе
view-token = жетон
view-cell = клетка
view-value = цена жетона
view-to_crisis = клеток до кризиса
view-acted_on = двигала Таверна
view-level = уровень
view-loss = потеря без Полей
view-last = конец шкалы
view-coming = символов в игре
view-vestal = весталки
view-legionary = легионеры
view-leads = впереди
view-event = событие
view-symbols = символы голода
view-icons = кто отражает
view-category = что переворачивает
view-clause = пункт правил
view-total = всего кубиков
view-prevented = будет предотвращено
view-removed = будет убрано
view-votes = голоса
view-points = очки
view-missing = не хватает голосов по местам
view-places = очки за место
view-thresholds = очки за голоса
view-moves = что двигает
view-votes_per_step = голосов на шаг
view-step = клеток в шаге
view-steps = шагов одними сенаторами
view-votes_missing = голосов до следующего шага
view-builds = строит
view-health = Здоровье
view-pride = Гражданская гордость
view-leisure = Досуг
view-red = красный
view-yellow = жёлтый
view-grey = серый
view-tokens_worth = цена ваших жетонов сейчас
view-election_votes = доступно голосов
view-work_votes = можно вложить голосов
view-slaves_payable = рабов можно освободить
view-answer = ваш тайный ответ

# Как называются вещи: сообщения с их названиями начинаются с одного из этих видов.
view-kinds = character building token colour event work category moves standing
moves-famine = голод
standing-yes = да
standing-no = нет
standing-open = решает Первый консул
