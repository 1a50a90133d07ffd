# Новые римляне. Пары к en.ftl.

game-name = Новые римляне
game-about = Поделите пять земель на две доли, заберите долю соседа и присоедините всё к своей карте из шестиугольников.

## Фазы
phase-reconnaissance = Разведка
phase-division = Раздел
phase-choice = Выбор
phase-settlement = Освоение
phase-scoring = Подсчёт

## Земли, постройки, фишки
land-olive = оливковая роща
    .acc = оливковую рощу
land-vineyard = виноградник
    .acc = виноградник
land-field = поле
    .acc = поле
land-city = городской квартал
    .acc = городской квартал
land-quarry = каменоломня
    .acc = каменоломню
building-oil_press = маслодельня
    .acc = маслодельню
    .ins = маслодельней
building-winery = винодельня
    .acc = винодельню
    .ins = винодельней
building-mill = мельница
    .acc = мельницу
    .ins = мельницей
building-theatre = театр
    .acc = театр
    .ins = театром
building-workshop = мастерская
    .acc = мастерскую
    .ins = мастерской
tile-with-building = { $land } с { $building_ins }
    .acc = { $land_acc } с { $building_ins }
crystals = кристаллы

## Настройки стола
option-building_order = Кто расставляет постройки
option-building_order-fixed = Левая постройка на первую землю, правая на вторую
option-building_order-owner = Каждый втайне решает, какая постройка будет первой

## Вопросы
ask-first-building = Какая постройка будет первой?
why-first-building = Другая встанет на вашу вторую землю.
ask-divide = Разделите пять земель
why-divide = Одну долю заберёт { $taker }, другая останется вам. В меньшей лежит кристалл.
ask-take = Выберите долю: делит { $owner }
why-take = К меньшей доле прилагается кристалл, другая останется у игрока { $owner }.
ask-lay = Выберите землю и клетку
why-lay = { $left ->
    [one] Осталось выложить { $left } землю
    [few] Осталось выложить { $left } земли
   *[many] Осталось выложить { $left } земель
  }, каждую вплотную к владениям.
ask-finish = Сообщите о завершении
why-finish = После этого ничего не сдвинуть, а пока земли можно вернуть.

## Варианты
first-building = { $building } на первую землю
divide = { $smaller ->
    [0] 0 : 5, в меньшей доле только кристалл
    [1] 1 : 4, в меньшей доле земля { $positions } и кристалл
   *[other] { $smaller } : { $larger }, в меньшей доле земли { $positions } и кристалл
  }
take-smaller = Забрать меньшую долю с кристаллом
take-larger = Забрать большую долю
lay = Выложить { $tile_acc } на { $cell }
finish = Завершить освоение

## Отказы
not-in-this-row = На вашей карте в ряду этого раунда { $there }, а не { $building }.
tile-in-one-lot = Каждая земля лежит ровно в одной доле.
smaller-lot-too-large = В меньшей доле не больше { $most } земель, а здесь { $tiles }.
divide-how = Назовите места меньшей доли, например «divide 1+3», или «divide none».
take-one-lot = Можно забрать только меньшую или большую долю у игрока { $owner }.
tiles-left = Сначала выложите ещё { $left ->
    [one] { $left } землю
    [few] { $left } земли
   *[many] { $left } земель
  }.
lay-how = Назовите землю и клетку, например «lay field 2,-1».
only-finish = Все земли выложены. Сообщите о завершении или верните земли.
no-such-tile = Земли «{ $tile }» у вас нет. Постройка остаётся на своей земле.
cell-taken = На { $cell } уже лежит земля, а выложенное не двигают.
cell-not-adjacent = { $cell } не граничит с вашими владениями.

## Журнал
round-begins = Начинается раунд { $round } из 4. Все забирают у соседа { $side ->
    [left] слева
   *[right] справа
  }.
row-revealed = { $who } открывает: { $tiles }.
buildings-placed = { $who } ставит постройки на первые две земли: { $tiles }.
lots-revealed = { $who } делит так: в меньшей доле { $smaller } и кристалл, в большей { $larger }.
took-smaller = { $who } забирает меньшую долю с кристаллом у игрока { $owner }: { $tiles }.
took-larger = { $who } забирает большую долю у игрока { $owner }: { $tiles }.
laid = { $who } выкладывает { $tile_acc } на { $cell }.
finished = { $who } завершает освоение.

## Победа
by-points = больше всего очков
by-tiles = больше всего земель при равенстве очков

## Карточки: что это такое и что даёт сейчас
card-land = Земли одного вида с общей стороной образуют область. Очки за такие области приносит { $building }.
card-building = Постройка приносит по очку за каждую землю в областях своего вида ({ $land }), на которых стоит или которых касается.
card-to-lay = у вас, осталось выложить: { $count }
card-your-row = ваш ряд, место { $position }
card-row-of = ряд игрока { $who }, место { $position }
card-your-domain = Ваши владения
card-domain-of = Владения игрока { $who }
card-in-region = { $domain }, область из { $size ->
    [one] { $size } земли
   *[many] { $size } земель
  }
card-points-now = сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }, { $regions ->
    [one] одна область
   *[other] области: { $sizes }
  }
card-no-home = нужной земли ({ $land }) нет ни под постройкой, ни рядом, поэтому очков пока нет
card-cell = Клетка
card-empty-cell = Пустая клетка
card-cell-is = Землю кладут на пустую клетку, у которой есть общая сторона с владениями; первую землю кладут куда угодно.
card-cell-free = всего хватает: сюда можно положить землю
card-cell-apart = общей стороны с владениями
card-row = Ряд из пяти земель
card-row-is = Всё, что игрок открывает из стопки за раунд: { $tiles ->
    [one] { $tiles } земля
    [few] { $tiles } земли
   *[many] { $tiles } земель
  }. На первые { $built } встают постройки. Владелец делит ряд на две доли.
card-smaller-lot = Меньшая доля
card-smaller-is = Земель из пяти здесь не больше { $most }, и всегда есть кристалл. Одну долю забирает сосед, другая остаётся у того, кто делил.
card-larger-lot = Большая доля
card-larger-is = Земель из пяти здесь не меньше { $least }, кристалла нет. Одну долю забирает сосед, другая остаётся у того, кто делил.
card-lot-holds = { $lot ->
    [smaller] { $count ->
        [0] только кристалл
       *[other] кристалл, { $tiles }
      }
   *[larger] { $tiles }
  }
card-crystal = Кристалл
card-crystal-is = Каждый раунд все кладут по одному кристаллу в меньшую долю. Кому досталась доля, тому и кристалл, а в конце кристаллы дают очки.
card-crystals-table = очки за 0–{ $most } штук: { $points }
card-crystals-worth = { $count ->
    [one] { $count } кристалл стоит
    [few] { $count } кристалла стоят
   *[many] { $count } кристаллов стоят
  } { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
card-crystals-next = { $count ->
    [one] { $count } кристалл
    [few] { $count } кристалла
   *[many] { $count } кристаллов
  }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
card-building-card = Карта построек
card-building-card-is = Каждый раунд её следующий ряд даёт две постройки, и они встают на первые две земли ряда.
card-row-now = раунд { $round }: { $left }, { $right }
card-on-building-card = на вашей карте построек, раунд { $rounds }
card-stack = Стопка
card-stack-is = Земли лежат лицом вниз. Их порядка не знает никто.
card-stack-left = Земли лежат лицом вниз. Порядка не знает никто, но можно сосчитать, что осталось: { $left }.
card-left = { $land } { $count }
card-choice = Карта выбора
card-choice-is = Говорит, какую долю забирает игрок, меньшую или большую. Её не видно, пока все карты не откроют разом.
card-sealed = запечатано
card-sealed-is = Игрок уже ответил. Ответ не виден, пока не ответят все.
card-domain = Владения
card-domain-is = Все земли, которые выложил игрок. Их видят все, а постройки на них в конце приносят очки.
card-forecast = Прогноз
card-forecast-is = Сколько очков было бы у игрока, если бы партия кончилась сейчас: за постройки и за кристаллы.
card-counted = постройки { $buildings }, кристаллы { $crystals }
card-reminder = Памятка
card-reminder-is = Показывает, у кого вы забираете и кто забирает у вас. После каждого раунда стороны меняются.
card-you-take = В раунде { $round } из { $of } вы забираете долю у игрока { $giver }, а у вас долю забирает { $taker }.
card-takes = В раунде { $round } из { $of } { $who } забирает долю у игрока { $giver }, а { $taker } забирает долю у игрока { $who }.
card-yours = у вас
card-of = у игрока { $who }

shelf-lands = Земли
shelf-buildings = Постройки
shelf-lots = Ряды, доли и кристаллы
shelf-domain = Владения

## Откуда данные
provenance-lands = Земли и их постройки: напечатано в правилах; по четыре земли каждого вида в комплекте: из обзоров игры.
provenance-cards = Карты построек: устройство напечатано, сами постройки восстановлены нами.
provenance-crystals = Кристаллы и их очки: напечатано в правилах.
provenance-rounds = Раунды и направления: напечатано в правилах.

## Стол словами
view-round = раунд
view-phase = фаза
view-building_order = кто расставляет постройки
view-crystal_points = очки за 0–8 кристаллов
view-players = игроки
view-crystals = кристаллы
view-card = карта построек
view-rows = ряды карты
view-rows_used = использовано рядов
view-stack = осталось в стопке
view-row = ряд из пяти земель
view-smaller = меньшая доля
view-larger = большая доля
view-kept = оставшаяся доля
view-taken = взятая доля
view-kept_lot = какая доля осталась
view-taken_lot = какая доля взята
view-hand = осталось выложить
view-domain = владения
view-takes_from = забирает у
view-ready = готовность
view-cell = клетка
view-land = земля
view-building = постройка
view-region = размер области
view-points = очки постройки
view-fresh = выложено в этом раунде
view-answer = ваш запечатанный ответ
view-seat = место

# Как называются вещи: сообщения с их названиями начинаются с одного из этих видов.
view-kinds = land building lot
lot-smaller = меньшая
lot-larger = большая
