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
