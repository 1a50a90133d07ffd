# Поле «Этерны». Близнецы в text.en.ftl.

ae-list = { $things }
ae-nothing = ничего
ae-citizens = граждане
ae-aurei = ауреусы
ae-wheat = пшеница
ae-stone = камень
ae-unrest = волнения
ae-doom = рок
ae-hand = Рука
ae-or = или
ae-end = в конце
ae-at-the-end = очки в конце партии

## Части поля
ae-parts = Части поля
ae-tab-hills = Холмы
ae-tab-own = Домус и рука
ae-tab-market = Личности, сооружения, карты
ae-something-legal = здесь есть что выбрать
ae-panorama = Семь холмов
ae-figures = Личности
ae-structures = Сооружения
ae-board-cards = Карты на поле

## Карты
ae-province = Провинция: всё даёт сразу.
ae-lacking = не хватает: { $goods }
ae-payable = по средствам
ae-payable-bonus = по средствам, ауреусов +{ $aurei }
ae-discard-one = За сброс одной:
ae-hand-empty = На руке карт нет
ae-no-board-cards = Здесь для всех откроются последние карты каждой пачки.
ae-no-figures = Все личности этой эпохи разобраны.
ae-unseen-figures = { $count ->
    [one] { $count } закрыта
    [few] { $count } закрыты
   *[many] { $count } закрыто
  }

## Драфт
ae-packet = Карта { $step }: оставьте одну
ae-chosen = выбрано
ae-choosing = выбирает
ae-packets-hidden = Пачки видят только те, у кого они на руке.
ae-seen = Пачки, которые вы держали
ae-passed-to = остальные получает { $who }:
ae-left-on-board = другая лежит на поле:
ae-in-hand-now = сейчас перед вами:

## Холмы
ae-free = даром
ae-full = мест нет
ae-here = здесь
ae-ruin = разор
ae-exhausted = использована
ae-inactive = Не участвуют:
ae-ruined-value = Разорено: { $value } больше нет
ae-after-ruin = Откроется только после разорения
ae-stack-words = { $who }: { $citizens ->
    [one] { $citizens } гражданин
    [few] { $citizens } гражданина
   *[many] { $citizens } граждан
  }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
ae-ruin-title = Разорение на сейчас
ae-ruin-due = { $count ->
    [one] Разорён был бы
   *[other] Разорены были бы
  } { $hills }.
ae-ruin-none = Граждан на холмах пока нет.
ae-ruin-least = В эпоху разоряется не меньше { $least ->
    [one] { $least } холма
   *[other] { $least } холмов
  }, сначала самые людные.

## Волнения и порядок
ae-unrest-title = Волнения и потеря
ae-unrest-of = { $who }: волнения { $level }
ae-out = вне
ae-with-doom = с фишками рока
ae-order = Ход
ae-next-order = Новый порядок
ae-passing = Пас
ae-next-pass = Следующий пас: { $points }
ae-turn-place = ходит { $place }-м
ae-passed-as = пас { $place }-м
ae-built-by = возводит { $who }
ae-erect-brings = и сразу { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }; каждую эпоху доход получает префект холма.

## Что можно сделать
ae-do-card = Сыграть карту
ae-do-favour = Снискать милость
ae-do-structure = Возвести
ae-do-influence = Влиять на холм
ae-do-pass = Пас
ae-ways-card = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  }
ae-ways-favour = { $n ->
    [one] { $n } личность
    [few] { $n } личности
   *[many] { $n } личностей
  }
ae-ways-structure = { $n ->
    [one] { $n } место
    [few] { $n } места
   *[many] { $n } мест
  }
ae-ways-influence = { $n ->
    [one] { $n } холм
    [few] { $n } холма
   *[many] { $n } холмов
  }
ae-pass-gains = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
ae-back = Назад
ae-no-award = Без награды
ae-play = Сыграть
ae-discard-for = Сбросить за
ae-pay = Заплатить
ae-take-doom = Взять фишку рока
ae-token-at = на { $space }
ae-taken = занято
ae-free-hint = Сбрасывайте карты и активируйте строения сколько угодно раз.
ae-board-card-hint = Теперь можно сыграть карту на поле по её цене.
ae-revolt-hint = Оплатите жетон целиком или возьмите рок.

## Домус
ae-your-domus = Ваш домус
ae-points-word = { $n ->
    [one] очко
    [few] очка
   *[many] очков
  }
ae-citizens-out = на поле { $out }, в запасе { $supply }
ae-area-above = Постоянные
ae-area-at_left = Активируемые
ae-area-at_right = Разовые
ae-nothing-played = Карт ещё не сыграно
ae-turned = повёрнуто
ae-uses = { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
  }

## Наборы, прогноз, итог
ae-your-set = Ваш набор
ae-set-next = { $sets ->
    [0] { "" }
    [one] Собран { $sets } набор.
    [few] Собрано { $sets } набора.
   *[many] Собрано { $sets } наборов.
  } До следующего не хватает: { $colours } ({ $count }); он даст { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
ae-set-points = { $sets ->
    [one] { $sets } набор
    [few] { $sets } набора
   *[many] { $sets } наборов
  }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
ae-sets = Наборы цветов
ae-forecast = Эта эпоха
ae-outlook-hills = Холмы, очки
ae-outlook-ruin = Разор, волнения
ae-outlook-temples = Храмы, очки
ae-outlook-aqueducts = Акведуки, пшеница
ae-outlook-amphitheatres = Арены, волнения
ae-outlook-damage = Жетоны ущерба
ae-outlook-food = Пшеницы на всех
ae-outlook-hunger = Голод, волнения
ae-outlook-doom = Рок, потеря
ae-outlook-damnatio = Шагов до damnatio
ae-the-end = Итог
ae-doom-track = Шкала рока
ae-total = Всего
