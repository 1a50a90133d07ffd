# «Вал Адриана». Пары к en.ftl.

game-name = Вал Адриана
game-about = Шесть лет на границе: застраивайте форт, стену и город на двух листах и каждый год отбивайте пиктов.

## Фазы
phase-income = Доход
phase-cards = Путь и возможности
phase-roads = Дороги
phase-actions = Действия
phase-attack = Атака пиктов
phase-scoring = Подсчёт

## Рабочие и ресурсы в количествах
some-soldier = { $count ->
    [one] { $count } солдат
    [few] { $count } солдата
   *[many] { $count } солдат
  }
    .gen = { $count ->
        [one] { $count } солдата
        [few] { $count } солдат
       *[many] { $count } солдат
      }
    .acc = { $count ->
        [one] { $count } солдата
        [few] { $count } солдат
       *[many] { $count } солдат
      }
some-builder = { $count ->
    [one] { $count } строитель
    [few] { $count } строителя
   *[many] { $count } строителей
  }
    .gen = { $count ->
        [one] { $count } строителя
        [few] { $count } строителей
       *[many] { $count } строителей
      }
    .acc = { $count ->
        [one] { $count } строителя
        [few] { $count } строителей
       *[many] { $count } строителей
      }
some-servant = { $count ->
    [one] { $count } слуга
    [few] { $count } слуги
   *[many] { $count } слуг
  }
    .gen = { $count ->
        [one] { $count } слуги
        [few] { $count } слуг
       *[many] { $count } слуг
      }
    .acc = { $count ->
        [one] { $count } слугу
        [few] { $count } слуг
       *[many] { $count } слуг
      }
some-civilian = { $count ->
    [one] { $count } гражданин
    [few] { $count } гражданина
   *[many] { $count } граждан
  }
    .gen = { $count ->
        [one] { $count } гражданина
        [few] { $count } граждан
       *[many] { $count } граждан
      }
    .acc = { $count ->
        [one] { $count } гражданина
        [few] { $count } граждан
       *[many] { $count } граждан
      }
some-resource = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[many] { $count } ресурсов
  }
    .gen = { $count ->
        [one] { $count } ресурса
        [few] { $count } ресурсов
       *[many] { $count } ресурсов
      }
    .acc = { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурса
       *[many] { $count } ресурсов
      }

## Символы, шкалы и участки
piece-soldier = солдат
piece-builder = строитель
piece-servant = слуга
piece-civilian = гражданин
piece-resource = ресурс
piece-renown = слава
piece-piety = благочестие
piece-valour = доблесть
piece-discipline = дисциплина
piece-traders = торговцы
piece-performers = артисты
piece-priests = жрецы
piece-apparitores = чиновники
piece-patricians = патриции
piece-cohort = когорта
piece-hammer = молот
piece-sword = меч
piece-infrastructure = инфраструктура
piece-temple_favour = покровительство храма
piece-disdain = позор
piece-removed_disdain = 1 смытый позор
piece-piety_or_discipline = благочестие или дисциплина
piece-renown_or_valour = слава или доблесть
piece-any_attribute = показатель на выбор
piece-cohort_left = левая когорта
    .acc = левую когорту
piece-cohort_centre = центральная когорта
    .acc = центральную когорту
piece-cohort_right = правая когорта
    .acc = правую когорту
piece-mining = каменоломня и лесоповал
piece-wall_guard = дозор
piece-cippi = частокол
piece-wall = стена
piece-fort = форт
piece-production = производство
piece-training = военный лагерь
piece-forum = форум
piece-goods = товары
piece-performances = представления
piece-gladiator_red = красный гладиатор
piece-gladiator_blue = синий гладиатор
piece-battles_red = сражения красного гладиатора
piece-battles_blue = сражения синего гладиатора
piece-visits = посещения храмов
piece-bribes = взятки
piece-rulings_left = левая колонка суда
piece-rulings_centre = центральная колонка суда
piece-rulings_right = правая колонка суда
piece-diplomats = дипломаты
piece-scouts = разведчики
piece-map = область разведки

## Постройки
building-small_granary = малый амбар
building-medium_granary = средний амбар
building-large_granary = большой амбар
building-small_hotel = малый постоялый двор
building-large_hotel = большой постоялый двор
building-small_workshop = малая мастерская
building-large_workshop = большая мастерская
building-small_road = малая дорога
building-large_road = большая дорога
building-archway = арка
building-monolith = обелиск
building-column = колонна
building-statue = статуя
building-small_precinct = малый склад
building-medium_precinct = средний склад
building-large_precinct = большой склад
building-market = рынок
building-theatre = театр
building-ludus = арена гладиаторов
building-small_gardens = малый сад
building-large_gardens = большой сад
building-small_temple = малый храм
building-medium_temple = средний храм
building-large_temple = большой храм
building-baths = термы
building-courthouse = суд

## Карты полководца
card-architect = «Архитектор»
card-aristocrat = «Аристократ»
card-defender = «Защитник»
card-engineer = «Инженер»
card-fighter = «Воин»
card-forager = «Фуражир»
card-merchant = «Купец»
card-planner = «Стратег»
card-pontiff = «Понтифик»
card-ranger = «Следопыт»
card-trainer = «Наставник»
card-vanguard = «Дозорный»

## Что считают пути
measure-landmarks = памятники
measure-disdain = несмытый позор, не больше
measure-wall_sections = заполненные фрагменты стены
measure-large_buildings = большие постройки
measure-full_cohorts = заполненные когорты
measure-production = круги производства
measure-goods = товары
measure-full_citizens = заполненные шкалы сословий
measure-full_temples = заполненные храмы
measure-map_columns = заполненные колонки области разведки
measure-strength = сила гладиаторов
measure-guard_sections = заполненные фрагменты дозора

## Источники и покровительства
source-fate = колода судьбы
source-own = своя карта возможностей
source-self = своя карта возможностей
source-seat = { $owner } ({ $card })
source-neutral = нейтральная карта { $card }
favour-temple = покровительство храма
favour-left = покровительство дипломата слева
favour-centre = покровительство дипломата в центре
favour-right = покровительство дипломата справа

## Настройки стола
option-difficulty = Уровень сложности
option-difficulty-low = Низкий
option-difficulty-normal = Обычный
option-difficulty-high = Высокий
option-fort = Кампания в одиночку
option-fort-none = Без кампании
option-fort-segedunum = Форт 1: Сегедун
option-fort-pons_aelius = Форт 2: Понс-Элий
option-fort-condercum = Форт 3: Кондеркум
option-fort-vindobala = Форт 4: Виндобала
option-fort-onnum = Форт 5: Оннум
option-fort-cilurnum = Форт 6: Килурн
option-fort-brocolitia = Форт 7: Броколития
option-fort-vercovicium = Форт 8: Верковиций
option-fort-aesica = Форт 9: Эсика
option-fort-magnis = Форт 10: Магнис
option-fort-banna = Форт 11: Банна
option-fort-camboglanna = Форт 12: Камбогланна
option-fort-uxelodunum = Форт 13: Укселодун
option-fort-aballava = Форт 14: Абаллава
option-fort-coggabata = Форт 15: Когабата
option-fort-maia = Форт 16: Майя
option-spoils = Награда прошлого форта
option-spoils-no = Нет
option-spoils-yes = Есть: испытание пройдено

## Вопросы
ask-assign = Выберите путь этого года
why-assign = Он принесёт очки в конце, а другая карта станет возможностями этого года.
ask-road = Выберите показатель за дорогу
why-road = { $left ->
    [one] Остался { $left } круг дорог.
    [few] Осталось { $left } круга дорог.
   *[many] Осталось { $left } кругов дорог.
  }
ask-act = Действуйте или пасуйте
why-act = В личном запасе: { $held }.
ask-pass = Пасуйте до конца года
why-pass = В личном запасе: { $held }. Действий больше нет.
ask-cohort = Выберите когорту
why-cohort = Закрашивается её следующая клетка.
ask-track = Выберите награду
why-track = Закрашивается следующая клетка этой шкалы.
ask-place = Отметьте отрезок маршрута
why-place = Отрезок { $pattern }: его можно поворачивать и отражать, клетки должны быть свободны.
ask-favour = Примените покровительство
why-favour = Пока итог такой: позор { $disdain }, доблесть { $valour }.

## Варианты
assign = Путь { $path } ({ $measure }: { $steps } на 1, 2 и 3 очка), возможности { $prospect }
into = { $track }, клетка { $box }
fill = Закрасить клетку { $box }: { $area }. Цена: { $paid }. Награда: { $gains }.
train = Подготовить: { $gladiator }, сила { $box }. Цена: { $paid }.
build = Построить: { $building }. Цена: { $paid }. Награда: { $gains }.
exchange = Обменять на форуме: { $paid } → { $gained }
buy = Купить товар { $good } в клетку { $box }. Источник: { $source }
buy-blind = Открыть карту судьбы и записать её товар в клетку { $box }
battle = Отправить в бой: { $gladiator }
appoint = Назначить дипломата в { $cohort_acc }. Цена: { $paid }.
scout = Отправить разведчика, отрезок { $pattern }. Источник: { $source }
place = Закрасить клетки { $cells }
pass = Пасовать
favour = Применить { $giver } против атаки { $number } на { $cohort_acc }
stop = Больше не применять
closed-exchange = Обменять рабочих на форуме
closed-buy = Купить товар в клетку { $box }
closed-appoint = Назначить дипломата
closed-scout = Отправить разведчика

## Отказы
act-how = «{ $code }» — не действие этого года. Закрасьте клетку, постройте, обменяйте, купите, сразитесь, назначьте дипломата, отправьте разведчика или пасуйте.
assign-how = Путём станет одна из двух ваших карт: { $cards }.
area-full = Все клетки закрашены ({ $size }): { $area }.
box-filled = Клетка { $box } уже закрашена: { $area }.
box-not-next = Следующая клетка — { $next }: { $area }.
building-missing = Нужна постройка: { $building }.
level-missing = Нужно { $need } ({ $track }), а у вас { $have }.
used-this-year = В этом году больше нельзя: { $area }, не больше { $most ->
    [one] { $most } раза
    [few] { $most } раз
   *[many] { $most } раз
  } в год.
nothing-to-fill = Мечу некуда встать ({ $area }). { $why }
gladiator-dead = Погибшие не готовятся и не сражаются: { $gladiator }, сила { $strength }, ран { $wounds }.
gladiator-untrained = Нужна обведённая клетка силы: { $gladiator }.
no-disdain = У вас нет позора, который можно смыть.
cannot-pay = Цена: { $cost }. Не хватает { $missing_gen }.
cannot-pay-any = Цена на выбор: { $costs }. Ничего из этого у вас нет.
track-full = Шкала уже заполнена: { $track }.
into-how = Выберите одно из этого: { $tracks }.
who-pays = Укажите, чем платите: { $costs }.
built-already = Уже построено: { $building }.
forum-two-workers = Форум берёт 2 рабочих, но не солдат: у вас { $held }.
forum-no-soldiers = Солдат на форуме не отдают и не получают.
forum-no-resources = На форуме меняют рабочих, а не ресурсы.
forum-other-type = Получить можно только рабочего того типа, который не отдаёте.
own-good = Товар на своей карте возможностей — для соседей.
no-such-source = Выберите из этого: { $sources }.
cohort-served = Здесь уже есть дипломат: { $cohort }.
no-such-cohort = Назовите левую, центральную или правую когорту.
pattern-no-room = Отрезок { $pattern } нигде не помещается.
cell-off-map = Клетки { $cell } нет: в области разведки рядов { $rows }, колонок { $columns }.
cell-filled = Клетка { $cell } уже закрашена.
not-the-pattern = Эти клетки не образуют отрезок { $pattern }.
place-first = Сначала отметьте отрезок маршрута.
favour-how = Назовите покровительство и карту атаки или остановитесь.
no-such-attack = Этой карты судьбы нет среди карт атаки (всего { $cards }).
attack-ignored = Атаку { $number } вы уже игнорируете.
diplomat-elsewhere = Атака { $number } идёт на { $cohort_acc }, а этот дипломат служит другой.
no-such-favour = Такого покровительства у вас нет.
fort-forbids = Запрещено в этом форте ({ $fort }): { $thing }.
fort-not-before = В этом форте не раньше года { $year }, а идёт год { $now }: { $thing }.
campaign-solo = Кампания рассчитана на 1 игрока, а не на { $seats }.
campaign-normal = Кампанию проходят на обычном уровне сложности.
spoils-need-fort = Награда прошлого форта бывает только в кампании.
no-fort-before = Сегедун — первый форт, до него ничего нет.

## Журнал
year-begins = Начинается год { $year } из 6. Карт атаки: { $cards }, мощь { $potential }.
fort-begins = { $fort }. Цель: { $goal }. Испытание: { $challenge }.
fate-shuffled = Колода судьбы кончилась, сброс перемешан.
income-card-passed-over = На открытой карте судьбы солдат { $soldiers }, а нужно { $need }: она уходит в сброс.
fate-income = Карта судьбы этого года даёт каждому: { $items }.
drew = { $who } берёт карты: { $cards }.
revealed = { $who } открывает путь { $path } и возможности { $prospect }.
neutral-shown = Нейтральная карта: { $card }.
prospect-income = { $who } получает от возможностей: { $items }.
sheet-income = { $who } получает с листов: { $items }.
gained = { $who } получает: { $gains }.
track-box = { $track } { $box }
reward-lost = { $reward } впустую (шкала полна)
went-into = { $who } выбирает: { $track }, клетка { $box }.
filled = { $who } закрашивает клетку { $box }: { $area }. Цена: { $paid }.
trained = { $who } готовит: { $gladiator }, сила { $box }. Цена: { $paid }.
built = { $who } строит: { $building }. Цена: { $paid }.
exchanged = { $who } меняет на форуме: { $paid } → { $gained }.
bought = { $who } покупает товар { $good } в клетку { $box }. Источник: { $source }.
bought-blind = { $who } ищет товар в колоде судьбы для клетки { $box }.
good-turned = { $who } открывает карту судьбы: товар { $good }.
active-again = { $who } получает от соседа { $item_acc } и снова действует.
battled = { $who } отправляет в бой: { $gladiator }.
gladiator-died = Карта судьбы наносит ран: { $damage }. { $who }: { $gladiator } погибает.
gladiator-lived = Карта судьбы наносит ран: { $damage }. { $who }: { $gladiator } выживает, осталось силы { $left }.
appointed = { $who } назначает дипломата в { $cohort_acc }, покровительств { $favours }. Цена: { $paid }.
sent-scout = { $who } отправляет разведчика. Источник: { $source }.
placed = { $who } закрашивает в области разведки клетки { $cells }.
passed = { $who } пасует.
supplies-emptied = Все личные запасы опустошены.
attack-turned = Атака { $number }: на { $cohort_acc }.
favoured = { $who } применяет { $giver } против атаки { $number } на { $cohort_acc }.
stopped = { $who } больше не применяет покровительств.
attack-result = { $who } получает за атаку: позор { $disdain }, доблесть { $valour }.

## Победа
by-points = больше всего очков
by-disdain = меньше всего позора при равенстве очков
by-paths = больше всего очков за пути при равенстве очков и позора
by-rank = звание по итогу
by-goal = цель форта
rank-0 = милит
rank-1 = центурион
rank-2 = примипил
rank-3 = префект лагеря
rank-4 = легат легиона

## Кампания
fort-segedunum = Сегедун
fort-pons_aelius = Понс-Элий
fort-condercum = Кондеркум
fort-vindobala = Виндобала
fort-onnum = Оннум
fort-cilurnum = Килурн
fort-brocolitia = Броколития
fort-vercovicium = Верковиций
fort-aesica = Эсика
fort-magnis = Магнис
fort-banna = Банна
fort-camboglanna = Камбогланна
fort-uxelodunum = Укселодун
fort-aballava = Абаллава
fort-coggabata = Когабата
fort-maia = Майя
fort-lost = { $fort }: форт не пройден ({ $rank }), его надо сыграть снова
fort-won = { $fort }: форт пройден, испытание нет ({ $rank }); дальше { $next } без награды
fort-won_challenge = { $fort }: пройдены и форт, и испытание ({ $rank }); дальше { $next } с наградой
campaign-won = { $fort }: форт пройден ({ $rank }), а с ним и вся кампания
what-total = { $need ->
    [one] { $need } очко
    [few] { $need } очка
   *[many] { $need } очков
  }
what-path_points = { $need ->
    [one] { $need } очко за пути
    [few] { $need } очка за пути
   *[many] { $need } очков за пути
  }
what-disdain = никакого позора
what-favours_used = ни одного применённого покровительства
what-wall_sections = заполненные фрагменты стены: { $need }
what-full_citizens = заполненные шкалы сословий: { $need }
what-full_temples = заполненные храмы: { $need }
what-map_rows = заполненные ряды области разведки: { $need }
what-map_columns = заполненные колонки области разведки: { $need }
what-strength = сила гладиаторов { $need }
what-landmarks = памятники: { $need }
what-goods = товары: { $need }
what-renown = слава { $need }
what-valour = доблесть { $need }
what-fort = форт { $need }
what-wall = стена { $need }
what-cippi = частокол { $need }
what-wall_guard = дозор { $need }
what-large_granary = большой амбар
what-large_hotel = большой постоялый двор
what-large_road = большая дорога
what-large_workshop = большая мастерская
what-baths = термы
what-attributes_10 = не меньше 10 по показателям: { $need }
what-attributes_15 = не меньше 15 по показателям: { $need }
what-attributes_17 = не меньше 17 по показателям: { $need }
what-attributes_20 = не меньше 20 по показателям: { $need }

## Что это такое: карточка предмета
card-name-box = { $area }, клетка { $box }
card-name-circle = { $area }, круг { $box }
card-name-diplomat = дипломат { $box }
card-name-scout = разведчик { $box }
card-name-cell = область разведки, ряд { $row }, колонка { $column }
card-name-battle = { $gladiator }: бой
card-name-section = { $area }, фрагмент { $number }
card-name-row = ряд { $number } области разведки
card-name-column = колонка { $number } области разведки
card-name-attack = атака { $number }
card-name-attack-card = карта атаки
card-name-hold = { $cohort }: вероятность устоять
card-name-hold-all = вероятность, что устоят все когорты
card-region-frontier = граница
card-region-works = постройки за стеной
card-region-attributes = показатели и памятники
card-region-street = улица: { $citizens }
card-region-supply = личный запас
card-region-icons = символы
card-region-cards = карты
card-place-needs = { $region }; нужно: { $needs }
card-place-box = { $region }, клетка { $box } из { $size }
card-place-size = { $region }, { $size ->
    [one] { $size } клетка
    [few] { $size } клетки
   *[many] { $size } клеток
  }
card-place-supply = запас: { $who }, { $held }
card-place-pile = не открыто { $count } из { $all ->
    [one] { $all } карты
   *[other] { $all } карт
  }
card-place-attack = карт: { $cards }, мощь { $potential }
card-place-cohort = на { $cohort_acc }
card-level-now = сейчас { $level }
card-percent = { $percent } %
card-penalty = сейчас { $held }: −{ $points }; ещё один: −{ $next }
card-things = { $things }
card-times = { $count } × { $thing }
card-or = { $one } или { $other }
card-from-to = { $least } — { $most }
card-boxes = { $area } { $first }–{ $last }
card-buildings = { $count ->
    [one] { $count } постройка
    [few] { $count } постройки
   *[many] { $count } построек
  }
card-favours = { $count ->
    [one] { $count } покровительство
    [few] { $count } покровительства
   *[many] { $count } покровительств
  }
card-cost-forum = любые 2 рабочих, кроме солдат
card-cost-icon = без оплаты: клетку закрашивает символ «{ $icon }»
card-cost-limited = { $cost }, не больше { $most ->
    [one] { $most } раза
    [few] { $most } раз
   *[many] { $most } раз
  } в год
card-cost-prospect = 1 ресурс за товар, 1 солдат за отрезок маршрута
card-reward-circle = { $gains }; каждый следующий год: { $income }
card-reward-forum = 1 рабочий другого типа
card-reward-scout = четыре клетки отрезка в области разведки
card-reward-strength = сила { $strength }
card-reward-good = слава { $renown } за новый номер товара
card-reward-battle = при силе { $strength }: погибнет — { $killed }, выживет — { $alive }
card-prospect = как возможности: { $items }, товар { $good }, отрезок { $pattern }
card-enough = всего хватает: у вас { $held }
card-enough-free = всего хватает
card-filled = ничего: сделано в год { $year }
card-printed = ничего: закрашено с самого начала
card-both = { $one } { $other }
card-ignored = ничего: эту атаку вы игнорируете
card-path-next = { $have } из { $need } до следующего очка
card-path-fewer = сейчас { $have }, для следующего очка не больше { $need }
card-path-full = всего хватает: { $have }, 3 очка
card-does-cohort = Каждая закрашенная клетка отражает одну атаку пиктов с этой стороны.
card-does-mining = Молоты здесь поднимают производство будущих лет.
card-does-wall_guard = Дозор на стене пополняет когорты и поднимает дисциплину.
card-does-cippi = Колья перед рвом: каждая клетка стоит над нужной ей клеткой форта.
card-does-wall = Стена стоит на форте и приносит граждан, славу и когорты.
card-does-fort = На заполненной клетке форта стоит клетка стены с тем же номером.
card-does-production = Каждый закрашенный круг даёт в начале года 1 ресурс.
card-does-training = Меч в клетке закрашивает следующую клетку дозора без солдата.
card-does-forum = Двое рабочих превращаются в одного другого типа; солдат не меняют.
card-does-attribute = Каждая закрашенная клетка принесёт в конце 1 очко.
card-does-citizens = Уровень этой шкалы открывает постройки и клетки её улицы.
card-does-goods = Здесь записывают номер товара, и новый для вас номер даёт славу.
card-does-performances = Представление в театре один раз приносит то, что показано в клетке.
card-does-gladiator = Каждая обведённая клетка прибавляет гладиатору 1 силу для боя.
card-does-battle = Карта судьбы ранит гладиатора; награда зависит от его силы и от того, выживет ли он.
card-does-visits = Посещения заполняют храмы, а полный храм даёт покровительство против пиктов.
card-does-bribes = Взятка в термах смывает 1 позор.
card-does-ruling = Каждая клетка этой колонки — одно решение суда, которое даёт рабочих.
card-does-diplomats = Дипломат служит одной когорте, и его покровительства отменяют атаки на неё.
card-does-scouts = Разведчик кладёт на область разведки отрезок с карты возможностей.
card-does-map = Клетку закрашивает отрезок разведчика, а полный ряд даёт доблесть.
card-does-granary = Кормит колонку границы: без амбара её клетки закрыты.
card-does-hotel = Приносит гражданина сейчас и каждый следующий год.
card-does-workshop = Приносит строителя сейчас и каждый следующий год.
card-does-road = Поднимает показатель сейчас и каждый следующий год.
card-does-landmark = Венчает один из показателей; памятники считает путь { $card }.
card-does-precinct = Склады, которые поднимают показатель и производство.
card-does-market = Открывает торговлю товарами.
card-does-theatre = Открывает представления, по одному в год.
card-does-ludus = Открывает подготовку и бои двух гладиаторов.
card-does-gardens = Закрашивает клетки сословий без граждан.
card-does-temple = Открывает посещения, а когда все сделаны, даёт покровительство против пиктов.
card-does-baths = Открывает взятки, которые смывают позор.
card-does-courthouse = Открывает три колонки решений, которые дают рабочих.
card-does-worker = Оплачивает: { $things }; остаток в конце года уходит в общий запас.
card-does-complete = В заполненном виде идёт в счёт пути { $card }.
card-does-row = Заполненный ряд сразу даёт доблесть.
card-does-path = Как путь считает: { $measure }; { $steps } на 1, 2 и 3 очка в конце.
card-does-prospect = В этом году соседи владельца могут купить её товар и взять её отрезок маршрута.
card-does-prospect-own = Её доход и отрезок маршрута ваши, а товар покупают только соседи.
card-does-prospect-neutral = Пользоваться могут все; всё уплаченное приносит ещё по одной атаке, пока { $count }.
card-does-fate = Её карты приносят доход года, атаки, раны в бою и товары вслепую.
card-does-attack = В конце года каждая карта — одна атака, и атаки у всех игроков общие.
card-does-potential = Столько позора и доблести приносит атака вместе: по 1 позору за прорыв, остальное доблесть.
card-does-attack-card = Одна атака на указанную когорту; её отражает свободная клетка этой когорты.
card-does-favour-temple = Покровительство отменяет одну любую карту атаки, только для вас.
card-does-favour-diplomat = Покровительство отменяет одну карту атаки на когорту этого дипломата, только для вас.
card-does-hold = Насколько вероятно, что все атаки будут отражены: считаем по ещё не открытым картам судьбы.
card-does-infrastructure = Её уровень, число закрашенных кирпичей форта, открывает постройки за стеной.
card-does-score = Столько очков было бы у вас, если бы партия кончилась сейчас.
card-does-rank = В одиночку вы играете на звание, по очкам в конце: { $ranks }.
card-rank = { $rank } от { $points }
card-does-disdain = Позор отнимает в конце очки, до { $most } за { $worst } и больше.
card-does-icon = Закрашивает следующую клетку шкалы: { $track }.
card-does-icons = Закрашивает следующую клетку одной из шкал на выбор: { $tracks }.

## Откуда данные
provenance-years = Мощь и карты атаки: год 3 напечатан в правилах, остальное опубликовано (снимки планшета игрока).
provenance-fate = Карты судьбы: опубликованы (снимки карт); номера карт наши.
provenance-cards = Карты полководца: пути напечатаны в правилах; доходы, товары и отрезки маршрута опубликованы (снимки карт).
provenance-patterns = Отрезки маршрута: опубликованы (снимки карт).
provenance-areas = Клетки обоих листов: цены, ограничения и многие числа напечатаны в правилах; награды и флаги отдельных клеток опубликованы (снимки листов).
provenance-buildings = Постройки: около половины цен и наград напечатано в правилах, остальное опубликовано (снимки листов).
provenance-gladiators = Исходы сражений: две колонки напечатаны в правилах, остальное опубликовано (снимки листов).
provenance-scoring = Звания и слава за товары напечатаны в правилах; большая часть штрафов за позор опубликована (снимки листов).
provenance-forts = Кампания: бесплатный лист издателя, в правилах её нет.

## Стол словами
view-year = год
view-phase = фаза
view-difficulty = уровень сложности
view-fort = форт кампании
view-income_card = карта дохода этого года, номер из правил
view-fate = колода судьбы
view-pile = карт в колоде
view-discards = сброс, номера карт из правил
view-directions = неизвестные атаки по направлениям
view-goods = товары (в колоде: номер, затем сколько карт; на листе: клетка, затем номер)
view-damages = неизвестные карты (раны, затем сколько карт)
view-attack = атака этого года
view-potential = мощь
view-cards = карт атаки
view-extra = из них дополнительных
view-turned = открытые атаки
view-direction = направление
view-card = карта
view-neutral = нейтральные карты
view-good = товар
view-pattern = отрезок маршрута
view-shape = форма по рядам
view-paid = уплачено на карту
view-neutral_used = нейтральные карты прошлых лет
view-penalties = штраф за позор от 0 до 9
view-sheet = участки листов
view-area = участок
view-gives = награды
view-cost = цена
view-prices = цена клеток по порядку
view-flag = флаг
view-levels = нужный уровень по клеткам
view-per_year = не больше в год
view-building_costs = постройки на листах
view-building = постройка
view-circle = каждый следующий год
view-level = уровень
view-after = после
view-players = игроки
view-seat = место
view-ready = готовность
view-supply = личный запас
view-next_income = доход следующего года
view-areas = участки
view-size = клеток
view-filled = год в каждой клетке (0 — пустая, -1 — закрашена с самого начала)
view-years = атаки шести лет
view-open = клетки, которым не хватает только оплаты
view-infrastructure = инфраструктура
view-buildings = построено, по годам
view-can_build = можно построить
view-next_good_renown = слава за следующий новый товар
view-gladiators = гладиаторы
view-gladiator = гладиатор
view-battles = что даёт бой, по силе
view-strength = сила
view-wounds = раны
view-alive = жив
view-if_killed = если погибнет
view-if_alive = если выживет
view-temple_favours = осталось покровительств храма
view-diplomats = дипломаты
view-cohort = когорта
view-favours = осталось покровительств
view-favours_used = применено покровительств
view-map = область разведки по рядам (# закрашено, . пусто)
view-disdain = позор
view-removed_disdain = смытый позор
view-penalty = штраф
view-next_penalty = штраф, если позора станет больше
view-cohorts = когорты
view-attacks = атак на неё
view-through = из них не отражено
view-percent = вероятность устоять, %
view-ignored = проигнорированные атаки, по картам
view-attack_disdain = позор за эту атаку
view-attack_valour = доблесть за эту атаку
view-paths = карты пути
view-progress = набрано
view-measure = считает
view-steps = на 1, 2 и 3 очка
view-points = очки
view-missing = не хватает до следующего очка
view-prospect = карта возможностей
view-items = даёт
view-used_prospects = возможности прошлых лет
view-unseen = карты, которых ещё не было
view-left_seat = сосед слева
view-right_seat = сосед справа
view-total = очки сейчас
view-goals = цели форта
view-what = что
view-have = сейчас
view-need = нужно
view-at_most = не больше
view-challenge = испытание
view-met = выполнено
view-drawn = взятые карты
view-answer = ваш запечатанный ответ

# Как называются вещи: сообщения с их названиями начинаются с одного из этих видов.
view-kinds = piece building card measure goal fort direction gladiator
goal-total = очки всего
goal-path_points = очки за пути
goal-map_rows = заполненные ряды области разведки
goal-attributes_10 = показатели не меньше 10
goal-attributes_15 = показатели не меньше 15
goal-attributes_17 = показатели не меньше 17
goal-attributes_20 = показатели не меньше 20
goal-favours_used = применённые покровительства
direction-left = слева
direction-centre = центр
direction-right = справа
gladiator-red = красный гладиатор
gladiator-blue = синий гладиатор
# Клетка или исход без награды.
gives- = ничего
if_killed- = ничего
if_alive- = ничего
