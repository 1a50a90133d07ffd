# Доска «Вала Адриана». Пары к text.en.ftl.

## Места
hw-row-cippi = Частокол
hw-row-wall_guard = Дозор
hw-row-wall = Стена
hw-row-fort = Форт
hw-row-mining = Добыча
hw-bar-wall_guard = Дозор
hw-bar-wall = Стена
hw-bar-fort = Форт
hw-cohorts = Когорты
hw-level-now = уровень
hw-hotel = Двор
hw-workshop = Мастерская
hw-road = Дорога
hw-training = Лагерь
hw-forum = Форум
hw-forum-how = 2 за 1
hw-forum-table = Два работника за одного другого вида
hw-production = Производство
hw-each-year = { $count } в год
hw-disdain = Позор
hw-penalty = { $points ->
    [0] ещё один: −{ $next }
   *[other] −{ $points }, ещё один: −{ $next }
  }
hw-granary-0 = малый амбар
hw-granary-1 = средний
hw-granary-2 = большой
hw-opens-with = откроет { $building }
hw-street-traders = Торговцы
hw-street-performers = Артисты
hw-street-priests = Жрецы
hw-street-apparitores = Чиновники
hw-street-patricians = Патриции
hw-short-traders = Торговцы
hw-short-performers = Артисты
hw-short-priests = Жрецы
hw-short-apparitores = Чиновн.
hw-short-patricians = Патриции
hw-place-wall = Вал
hw-place-works = Постройки
hw-place-score = Показатели и пути
hw-next-place = Следующее место, где есть ход (N)
hw-minimap = Оба листа в уменьшении
hw-whole = Весь вид
hw-enlarge = { $place }: увеличить
hw-show-north = Показать вал и постройки
hw-show-south = Показать город
hw-open-places = { $count ->
    [one] { $count } открытое место
    [few] { $count } открытых места
   *[other] { $count } открытых мест
  }

## Клетки и постройки
hw-box = { $area }, клетка { $box }
hw-filled-in = заполнено в год { $year }
hw-built = { $name }, построено
hw-needs-level = нужно: { $track } { $level }
hw-played = в этом году сыграно
hw-goods-how = за товар
hw-good-owned = товар { $good }
hw-market-next = { $renown ->
    [0] новых нет
   *[other] новый: +{ $renown }
  }
hw-bribes-how = 2 в год, по −1
hw-scouts-how = по солдату
hw-temple-favours = { $count ->
    [0] покровительства нет
   *[other] покровительств: { $count }
  }
hw-battle = { $gladiator }: бой
hw-train = { $gladiator }: тренировка
hw-gladiator = { $gladiator }: сила { $strength }, раны { $wounds }
hw-if-killed = если погибнет, благочестие
hw-if-alive = если жив, слава
hw-map = Область разведки
hw-row-valour = полный ряд даёт доблесть

## Чего не хватает, коротко
hw-level-first = ждёт: { $track } { $need }
hw-building-first = ждёт: { $building }
hw-lacks = нет: { $missing }
hw-none-left = нет в запасе
hw-lacks-any = некому платить
hw-used = в этом году уже было
hw-no-disdain = позора нет
hw-dead = погиб
hw-untrained = не обучен
hw-forbidden = здесь нельзя
hw-not-before = с года { $year }
hw-two-workers = нужны двое

## Небо
hw-attacks = { $cards ->
    [one] { $cards } атака
    [few] { $cards } атаки
   *[other] { $cards } атак
  }
hw-end-of-year = в конце года { $year }
hw-unseen = · { $count } из { $all ->
    [one] { $all } карты
   *[other] { $all } карт
  }
hw-holds = устоит: { $percent } %
hw-no-attack = без атак
hw-last-attack = Последняя атака
hw-got-disdain = позор { $count }
hw-got-valour = доблесть { $count }
hw-attack-stopped = Атака { $number }: отражена
hw-attack-through = Атака { $number }: прорыв
hw-attack-ignored = Атака { $number }: отменена покровительством

## Запас
hw-supply = Запас
hw-items-soldier = солдаты
hw-items-builder = строители
hw-items-servant = слуги
hw-items-civilian = граждане
hw-items-resource = ресурсы
hw-next-year = верный доход следующего года
hw-income = год { $year }: +{ $count }
hw-prospects = Возможности этого года
hw-good-of = товар { $good }
hw-good-for-neighbours = товар { $good }, для соседей
hw-pattern = фигура разведчика
hw-gains = получит плату
hw-comes-back = получит и вернётся
hw-extra-attacks = { $count ->
    [one] +{ $count } атака
    [few] +{ $count } атаки
   *[other] +{ $count } атак
  }

## Пути
hw-as-path = Путь
hw-as-prospect = Возможность
hw-points = { $points ->
    [one] = { $points } очко
    [few] = { $points } очка
   *[other] = { $points } очков
  }
hw-path-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
hw-path-to-come = впереди
hw-paths = Пути: { $paths }
hw-measure-landmarks = памятники
hw-measure-disdain = позор
hw-measure-wall_sections = участки стены
hw-measure-large_buildings = большие
hw-measure-full_cohorts = когорты
hw-measure-production = произв.
hw-measure-goods = товары
hw-measure-full_citizens = улицы
hw-measure-full_temples = храмы
hw-measure-map_columns = столбцы
hw-measure-strength = сила
hw-measure-guard_sections = участки дозора

## Где останавливается цепочка наград
hw-then-choose = Затем на выбор: { $reward }.
hw-then-place = Затем отметьте отрезок в области разведки.
hw-then-fate = Затем открывается карта судьбы, и какая, не знает никто.

## Фигура на карте
hw-turn = Повернуть (R)
hw-mirror = Отразить (F)
hw-cell = клетка { $cell }
hw-placing-how = Наведите на клетку, чтобы увидеть фигуру; нажатие её положит.

## Другие
hw-look-at = Посмотреть листы: { $who }
hw-looking = Листы: { $who }
hw-own-sheets = К своим листам
hw-stop-looking = Назад

## Рядом с доской
hw-attack-of-year = Атака, год { $year }
hw-attack-how = { $extra ->
    [0] Карт: { $cards }, мощь { $potential }: прорыв даёт 1 позор, остальное доблесть.
   *[other] Карт: { $cards }, из них лишних { $extra }, мощь { $potential }: прорыв даёт 1 позор, остальное доблесть.
  }
hw-all-hold = устоят все
hw-years = Атаки шести лет
hw-year = Год
hw-cards = Карты
hw-potential = Мощь
hw-goal = Цель:
hw-challenge = Испытание:
