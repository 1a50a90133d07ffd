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

## Как называется то, что лежит на доске кроме карт и тайлов; с этого начинаются подписи
name-token = жетон { $token_gen }
name-marker = маркер { $token_gen }
name-cube = кубик { $cube_gen }
name-cell = клетка { $value }
name-crisis = клетка кризиса
name-coins = { $coins ->
    [one] { $coins } денарий
    [few] { $coins } денария
   *[many] { $coins } денариев
  }
name-build = строить
name-plebs = помочь плебеям
name-power = карты, которые платят { $colour_ins }
name-slot = пустая ячейка, цвет { $colour }
name-christian = знак христиан
name-crane = карта Крана
name-symbol = символ голода
name-turned = повёрнутая карта
name-down = карта или тайл лицом вниз
name-prestige = очки славы
name-denarii = денарии
name-senators = голоса сенаторов
name-famine = шкала голода
name-screen = ширма
name-deck = колода персонажей
name-stack = стопка построек
name-events = колода событий
name-works = будущие Величайшие постройки

## Части словаря
shelf-characters = Персонажи
shelf-rome = Республика и голод
shelf-players = Игроки

## Что это: персонажи
card-senator = Даёт 1 голос на выборах Первого консула и, если не повёрнут, 1 голос за Величайшую постройку.
card-merchant = Приносит 1 денарий в каждую фазу дохода, если не повёрнут.
card-legionary = Ставит 1 кубик на событие со знаком легионера, если не повёрнут.
card-vestal = Ставит 1 кубик на событие со знаком весталки, если не повёрнута.
card-slave = Платит за постройки любым цветом, а в конце партии его можно освободить.
card-crane = Платит за постройки любым цветом, но только со следующего хода после покупки.
card-pays = Можно повернуть, чтобы платить { $colours_ins }.
card-freedom = { $price ->
    [one] { $price } денарий
    [few] { $price } денария
   *[many] { $price } денариев
  } за освобождение в конце партии.
card-freed = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } за освобождение.
card-christian = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } в конце партии, если лежит лицом вверх.
card-both = { $one } { $two }
card-recruit = Бесплатно.
card-before = У игрока { $who }
card-on-display = В ряду персонажей
card-in-set = В наборе { $set }
card-in-deck = В колоде, не видно
card-crane-apart = Достанется тому, кто купит Кран
card-is-down = { $count ->
    [0] Лежит лицом вниз и ничего не делает.
   *[other] Лежит лицом вниз и ничего не делает, пока в игре { $events }.
  }
card-is-turned = Карта уже платила за постройку: отдыхает до конца хода.
card-is-used = В этой фазе уже работало.

## Что это: постройки
card-building-stall = Приносит { $figure ->
    [one] { $figure } денарий
    [few] { $figure } денария
   *[many] { $figure } денариев
  } в каждую фазу дохода.
card-building-field = Вычитается из потери владельца от голода: { $figure }.
card-building-crane = Даёт карту Крана: со следующего хода она платит любым цветом.
card-building-sanctuary = В каждую фазу дохода владелец может заплатить { $figure ->
    [one] { $figure } денарий
    [few] { $figure } денария
   *[many] { $figure } денариев
  } за 1 жетон на выбор.
card-building-tavern = В каждую фазу дохода владелец может сдвинуть один маркер на { $figure ->
    [one] { $figure } клетку
    [few] { $figure } клетки
   *[many] { $figure } клеток
  } влево или вправо.
card-building-insula = Сразу даёт { $figure ->
    [one] { $figure } жетон
    [few] { $figure } жетона
   *[many] { $figure } жетонов
  } на выбор.
card-building-statue = Сразу даёт { $figure ->
    [one] { $figure } очко
    [few] { $figure } очка
   *[many] { $figure } очков
  }.
card-building-bank = Сразу даёт { $figure ->
    [one] { $figure } денарий
    [few] { $figure } денария
   *[many] { $figure } денариев
  }.
card-building-arch = Сразу даёт { $figure ->
    [one] { $figure } очко
    [few] { $figure } очка
   *[many] { $figure } очков
  }.
card-kept = Остаётся у покупателя
card-at-once = Сработав, уходит в сброс
card-on-offer = В наличии, цвет { $colour } · { $place }
card-in-stack = В стопке, не видно
card-out = Вне игры
card-price = Столько карт цвета ячейки, какова высшая ставка.
card-price-in = Столько карт, платящих { $colour_ins }, сколько вы назовёте.
card-able = { $able ->
    [0] Карты, которая платит { $colour_ins }: готовых у вас нет.
    [one] Всего хватает: платить { $colour_ins } может { $able } ваша карта.
    [few] Всего хватает: платить { $colour_ins } могут { $able } ваши карты.
   *[many] Всего хватает: платить { $colour_ins } могут { $able } ваших карт.
  }
card-enough-coins = Всего хватает: у вас { $coins ->
    [one] { $coins } денарий
    [few] { $coins } денария
   *[many] { $coins } денариев
  }.
card-slot = Тайл в этой ячейке продают за карты, которые платят { $colour_ins }.
card-bought = Тайл покупает { $who }, карт: { $cards }
card-power = Сколько доступных карт с { $colour_ins } шестиугольником: каждая платит 1 на торгах этого цвета.
card-power-of = { $who }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  }

## Что это: события
card-event-marker = Если произойдёт, маркер { $token_gen } сдвинется на 1 клетку влево.
card-event-famine = Если произойдёт, маркер голода сдвинется на { $cells ->
    [one] { $cells } клетку
    [few] { $cells } клетки
   *[many] { $cells } клеток
  } вправо.
card-event-blocks = Если произойдёт, каждый переворачивает лицом вниз { $category_acc }.
card-event-decadence = Если произойдёт, все маркеры, что стоят правее остальных, сдвинутся на 1 клетку влево.
card-symbols = { $symbols ->
    [0] Событие без символа голода
    [one] Событие, { $symbols } символ голода
    [few] Событие, { $symbols } символа голода
   *[many] Событие, { $symbols } символов голода
  }
card-fought = Кубики { $icons_gen }; два события, на которых кубиков больше всего, предотвращены.
card-event-token = Жетон { $token_gen } тому, чьих кубиков здесь больше всего.
card-event-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } тому, чьих кубиков здесь больше всего.
card-in-event-deck = В колоде событий, не видно
card-removed = Убрано из игры
card-event-happens = Кубиков: их здесь { $cubes }, и событие произойдёт.
card-event-stopped = Всего хватает: кубиков { $cubes }, событие предотвращено.
card-event-open = Кубиков { $cubes }, столько же, сколько на другом событии: решит Первый консул.
card-event-fighters = { $fighters ->
    [0] Защитника: ваших сюда поставить нельзя.
    [one] Всего хватает: сюда может встать { $fighters } ваш защитник.
    [few] Всего хватает: сюда могут встать { $fighters } ваших защитника.
   *[many] Всего хватает: сюда могут встать { $fighters } ваших защитников.
  }
card-cube = Ставится на событие с тем же знаком и помогает его предотвратить.
card-cube-reward = Награда события тому, чьих кубиков на нём больше всего.
card-cubes = { $cubes ->
    [0] Кубика: таких у вас нет.
   *[other] Всего хватает: у вас { $cubes }.
  }

## Что это: Величайшие постройки
card-work = Все тайно голосуют: строить или помочь плебеям.
card-work-cost = Денарии, которые вы вложите; сенаторы голосуют бесплатно.
card-place = { $place ->
    [1] первое { $points }
    [2] второе { $points }
   *[3] третье { $points }
  }
card-work-places = Очки за место по голосам: { $places }.
card-threshold = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } за { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
  }
card-work-thresholds = Каждому строителю: { $steps }.
card-work-famine = Голод на { $cells } вниз за каждые { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
  } всех строителей.
card-work-marker = { $token }: на { $cells } вправо за каждые { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
  } всех строителей.
card-work-now = Величайшая постройка этого хода
card-work-next = Величайшая постройка следующего хода
card-work-done = Построено
card-work-unseen = Ещё впереди, не видно
card-work-out = Вне партии
card-votes-missing = { $missing ->
    [one] { $missing } голоса
   *[other] { $missing } голосов
  } до { $points ->
    [one] { $points } очка
   *[other] { $points } очков
  }: вы можете дать { $votes }.
card-votes = Всего хватает: вы можете дать { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
  }.
card-build = Ваши голоса идут на Величайшую постройку.
card-plebs = Ваши голоса дают вам очки и не идут на Величайшую постройку.
card-plebs-reward = 1 очко за каждые { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
  }.
card-coins = { $coins ->
    [one] Прибавляет { $coins } голос к сенаторам и уходит в казну.
    [few] Прибавляют { $coins } голоса к сенаторам и уходят в казну.
   *[many] Прибавляют { $coins } голосов к сенаторам и уходят в казну.
  }
card-coins-votes = Всего { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
  }, из них сенаторов { $senators }.

## Что это: Рим
card-token = В конце партии стоит столько, сколько показывает его маркер; в кризис тот, у кого их больше всех, получает { $points }, а тот, у кого меньше всех, теряет { $points }.
card-token-value = Каждый стоит { $value }, пока маркер здесь.
card-token-held = Каждый стоит { $value }, пока маркер здесь; ваши { $count } дают { $points }.
card-marker = Его клетка показывает, сколько в конце стоит каждый жетон { $token_gen }.
card-marker-at = { $cells ->
    [0] В кризисе
    [one] На { $value }, до кризиса { $cells } клетка
    [few] На { $value }, до кризиса { $cells } клетки
   *[many] На { $value }, до кризиса { $cells } клеток
  }
card-cell = Если маркер закончит здесь, каждый жетон его вида стоит { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[many] { $value } очков
  }.
card-crisis = Маркер здесь вызывает кризис в фазе VII: тот, у кого жетонов его вида больше всех, получает { $points }, а тот, у кого меньше всех, теряет { $points }.
card-standing = Здесь стоит: { $markers }
card-sign-famine = В фазе VII каждый теряет столько очков, сколько показывает голод, и на { $saves } меньше за каждое действующее Поле.
card-famine-at = { $level } из { $last }; в следующей фазе I прибавится { $symbols }
card-famine-loss = { $points ->
    [0] Всего хватает: { $who } ничего не теряет, Полей { $fields }.
    [one] { $who } теряет { $points } очко, Полей { $fields }.
    [few] { $who } теряет { $points } очка, Полей { $fields }.
   *[many] { $who } теряет { $points } очков, Полей { $fields }.
  }
card-sign-symbol = Каждый символ на четырёх событиях в игре сдвигает голод на 1 вправо в фазе I.
card-symbols-coming = Голод сейчас { $level }, на событиях в игре символов { $symbols }.

## Что это: знаки
card-sign-christian = Персонаж – христианин: в конце даёт очки, а гонения ему грозят.
card-sign-turned = Карта платила за постройку и отдыхает до конца хода.
card-sign-down = Событие выключило эту карту или тайл: ничего не делает и ничего не даёт.
card-sign-consul = Ходит первым в каждой фазе, первым продаёт тайл и решает, когда кубиков на событиях поровну.
card-consul = 1 жетон на выбор.
card-consul-now = { $who }
card-sign-prestige = В конце побеждает тот, у кого их больше всего; ниже 0 они не падают.
card-points-of = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
card-sign-denarii = Это голоса на выборах и за Величайшую постройку, плата Святилищу и выкуп рабов; оставшиеся в конце не стоят ничего.
card-coins-of = { $who }: { $coins ->
    [one] { $coins } денарий
    [few] { $coins } денария
   *[many] { $coins } денариев
  }
card-sign-income = Фаза IV приносит денариев: { $base }, ещё 1 за каждого доступного торговца и { $stall } за каждую действующую Торговую лавку.
card-income-of = { $who }: { $coins ->
    [one] { $coins } денарий
    [few] { $coins } денария
   *[many] { $coins } денариев
  }; торговцев { $merchants }, Торговых лавок { $stalls }.
card-sign-senators = Каждый сенатор лицом вверх, повёрнутый или нет, даёт 1 голос на выборах.
card-senators-of = { $who }: { $senators ->
    [one] { $senators } голос
    [few] { $senators } голоса
   *[many] { $senators } голосов
  }
card-sign-screen = За ней лежат денарии и жетоны: видит их только владелец.
card-tokens-of = { $who }: жетоны стоят сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
card-sign-deck = Здесь лежат те, кого не оставили и не наняли; кто именно, известно, порядок неизвестен.
card-sign-stack = Все тайлы A лежат выше всех B, а те – выше всех C; порядок внутри буквы неизвестен.
card-sign-events = Отсюда берут новое событие, когда одно из предотвращённых убрано; порядок неизвестен.
card-sign-works = Видна только следующая, и то с начала голосования; порядок остальных неизвестен.

## Чего коснуться дальше, пока вариантов несколько
step-card = Выберите карту
step-slot = Выберите тайл
step-tile = Выберите постройку
step-event = Выберите событие
step-cube = Выберите кубик
step-token = Выберите, какой жетон
step-marker = Выберите маркер
step-cell = Выберите, куда встанет маркер
step-thumb = Строить или помочь плебеям?
step-coins = Сколько денариев вложить?

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
