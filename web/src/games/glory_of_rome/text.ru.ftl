# Поле игры «Во славу Рима». Пары к text.en.ftl.

gr-you = Вы
gr-list = { $things }
gr-of = { $left } из { $of }
gr-fame = слава
gr-denarii = денарии
gr-cards = карты в руке
gr-followers = сторонники в запасе
gr-legions = легионы на планшете
gr-votes = голоса на планшете
gr-intrigues = жетоны интриг
gr-intrigues-short = интриги
gr-more = Показать товары, задания и усиления
gr-less = Свернуть

## Диск
gr-provinces = Четыре провинции, Сенат и трек славы
gr-disc-label = Четыре провинции, Сенат и трек славы. Ваша слава: { $fame }.
gr-site = { $building }, { $province }: уровень { $level }, свободных мест { $free }
gr-site-empty = Пустой участок, { $province }: { $building }
gr-site-next = { $building }, { $province }: { $cost } ден., слава { $fame }
gr-double = вдвое
gr-slot-free = Свободная ячейка интриги { $slot }, { $province }
gr-slot-idle = Интрига { $slot }, { $province }: ударить не по кому
gr-slot-aims = Интрига { $slot }, { $province }: цель { $target }
gr-vote-of = Голос, { $who }, высота { $height }

## По сторонам
gr-segments = Части поля
gr-segment-provinces = Провинции
gr-segment-fields = Битвы
gr-segment-colosseum = Колизей
gr-segment-event = Событие
gr-no-event = Событие этого раунда ещё не открыто.
gr-affects = коснулось:
gr-clockwise = по часовой
gr-counter = против часовой
gr-turns = поворот { $degrees }°
gr-after-turn = После поворота
gr-plot-in = { $province }, ваша интрига:
gr-nobody = нет цели
gr-near-supremacy = { $who }: один голос до превосходства, +{ $fame }
gr-plot-unsaid = эффект ещё не объявлен
gr-plot-cancelled = отменена
gr-threat = может ударить по вам:
gr-proposal = ставка { $stake }
gr-demand = требуют { $demand }
gr-conquered = { $legions } из { $shield }: завоёвано
gr-not-yet = { $legions } из { $shield }: ещё нет
gr-tie = ничья 0
gr-rank = { $rank }-е: { $fame }
gr-rank-if = { $rank }-е, если ещё { $missing }
gr-rank-label = { $who }: { $legions ->
    [one] { $legions } легион
    [few] { $legions } легиона
   *[many] { $legions } легионов
  }
gr-banners = за места { $list }
gr-battles = битвы { $list }

## Ряд мест
gr-gain-mil = 1 легион из { $home }
gr-gain-pol = 1 голос из { $home }
gr-gain-no-vote = голосов нет
gr-gain-supremacy = 1 голос: слава +{ $fame }
gr-gain-tra = 1 карта, в руке { $cards } из { $limit }
gr-gain-rel = деталь: { $piece }, { $fame }
gr-gain-finished = Пантеон готов
gr-gain-agr = +{ $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }
gr-gain-fame = слава +{ $fame }: { $after }
gr-denarii-gain = +{ $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }
gr-free-of = свободно { $free } из { $of }
gr-nothing-built = пусто
gr-no-limit = мест сколько угодно
gr-intrigue = Интрига
gr-slots-free = { $slots ->
    [one] { $slots } ячейка
    [few] { $slots } ячейки
   *[many] { $slots } ячеек
  }
gr-tokens-home = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
  }
gr-twice = ×2, усилить
gr-boost = Усиление
gr-boost-twice = { $boost }: дважды
gr-price = { $cost } ден., слава +{ $fame }
gr-missing = не хватает { $denarii }
gr-no-stock = нет в запасе
gr-stock-left = в запасе { $left }
gr-highest = высший уровень

## Другие плитки
gr-tax-normal = Обычный налог
gr-tax-double = Двойной налог
gr-tax-double-gain = +{ $denarii } ден., слава −{ $penalty }
gr-tax-fame = слава { $fame } → { $after }
gr-effect-slander = цель теряет славу
gr-effect-sabotage = деталь недостроенного яруса вернётся
gr-effect-desertion = легион уйдёт домой, ваш может занять место
gr-effect-forged_order = два легиона пойдут, куда скажете
gr-effect-revote = голос уйдёт, ваш ляжет сверху
gr-effect-invalid_vote = голос уйдёт, вам слава
gr-effect-sold = случайный товар уйдёт в сброс, вам денарии
gr-effect-customs_duties = случайный товар достанется вам
gr-plot-at = Интрига: { $province }
gr-from-board = С планшета
gr-legions-home = { $legions ->
    [one] { $legions } легион
    [few] { $legions } легиона
   *[many] { $legions } легионов
  }
gr-own-legion = Свой: { $field }
gr-their-legion = { $who }: { $field }
gr-legions-there = { $legions ->
    [one] { $legions } легион
    [few] { $legions } легиона
   *[many] { $legions } легионов
  }
gr-field-sum = { $legions } из { $shield }
gr-field-own = ваших: { $legions }
gr-vote-height = Голос на высоте { $height }
gr-end-fame = славы в конце: { $fame }
gr-hand-of = в руке { $cards } из { $limit }
gr-denarii-now = у вас { $denarii }
gr-fame-now = у вас { $fame }
gr-feud-now = у вас { $feud }
gr-tasks-held = у вас { $tasks }
gr-task-now = сейчас { $fame }
gr-task-returns = вернётся
gr-task-stays = останется
gr-token-spy = слава или действие, только вам
gr-token-alliance = слава обоим
gr-reply-accept = вы берёте { $stake ->
    [one] { $stake } денарий
    [few] { $stake } денария
   *[many] { $stake } денариев
  }, жетон открывается
gr-reply-refuse = шпион теряет ставку, союзник нет

## Планшет
gr-track = Вражда и усиления
gr-covers = { $boost } накрыта
gr-covers-none = пусто
gr-goods = Товары { $cards } из { $limit }
gr-now = Сейчас: { $moment }
gr-moment-activate = ваша интрига
gr-moment-struck = интрига у вас
gr-moment-build = стройка
gr-moment-follower = размещение
gr-moment-double_tax = двойной налог
gr-no-goods = товаров нет
gr-anchor = Якорь
gr-anchor-short = занимает место
gr-anchor-text = Карта якоря только занимает место в руке. GR-17.5
gr-use-play = Сыграть
gr-use-set = Выложить набор
gr-use-sell = Продать, +{ $denarii }
gr-use-discard = Сбросить
gr-tasks = Задания
gr-no-tasks = ещё не выбраны
gr-task-have = { $need ->
    [0] { $have }
   *[other] { $have } из { $need }
  }
gr-outdone = соперник впереди
gr-pantheon = Пантеон
gr-pantheon-label = Пантеон: славы в конце { $fame }
gr-exchange = Медаль священнослужителя: { $denarii } ден. за 1 славу, в любой момент
gr-meanwhile = Ваша медаль действует и в чужой ход.
gr-exchange-now = сейчас славы { $fame }, денариев { $denarii }
gr-exchange-short = { $denarii } за 1 славу
gr-of-all = из { $of }
gr-followers-short = сторонники
gr-votes-short = голоса
gr-legions-short = легионы
gr-to-recruit = ещё { $more }
gr-plot-runs = интрига действует

## Когда карта подходит и что она делает
gr-when-follower = любое место
gr-when-colosseum = в Колизее
gr-when-farm = на ферме
gr-when-build = стройка
gr-when-activate = ваша интрига
gr-when-struck = интрига у вас
gr-when-double_tax = двойной налог
gr-does-sundial = взять { $amount }
gr-does-compasses = убрать якорь
gr-does-plumb_line = { $amount } ден.
gr-does-sickle = { $amount } ден.
gr-does-scales = потеря −{ $amount }
gr-does-stylus = { $amount ->
    [one] { $amount } задание
    [few] { $amount } задания
   *[many] { $amount } заданий
  }, 1 ваше
gr-does-spatha = { $amount ->
    [one] { $amount } легион
    [few] { $amount } легиона
   *[many] { $amount } легионов
  }
gr-does-pilum = сдвинуть { $amount ->
    [one] { $amount } легион
    [few] { $amount } легиона
   *[many] { $amount } легионов
  }
gr-does-gladius = послать { $amount ->
    [one] { $amount } легион
    [few] { $amount } легиона
   *[many] { $amount } легионов
  }
gr-does-pugio = слава +{ $amount }
gr-does-scutum = отменяет её
gr-does-toga = { $amount ->
    [one] { $amount } голос
    [few] { $amount } голоса
   *[many] { $amount } голосов
  }
gr-does-caligae = слава +{ $amount }
gr-does-paenula = { $amount } ден.
gr-does-stola = { $amount } ден.
gr-does-tunica = взять { $amount }
gr-does-bulla = взять { $amount }
gr-does-snake_bracelets = верх сброса
gr-does-laurel_wreath = слава +{ $amount }
gr-does-signet_ring = второй эффект
gr-does-fibula = слава +{ $amount }
gr-does-coin_chest = { $amount } ден.
gr-does-spice_chest = { $amount } ден.

## Игроки и то, что рядом с полем
gr-then = { $now }, потом { $next }
gr-stock = Запас
gr-ringed = в кольце: медаль ещё на месте
gr-decks = Товаров в колоде: { $goods }. Заданий: { $tasks }. Жетонов вражды: { $feud }.
gr-discard-top = Верхняя в сбросе: { $card }
gr-order = Порядок
gr-first = первый игрок
gr-objectives = Цели
gr-cassius = { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
  } сейчас, карт осталось { $cards }

## Счёт
gr-score-military = война
gr-score-sets = торговля
gr-score-tasks = задания
gr-tasks-open = Задания всех
