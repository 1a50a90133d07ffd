# Доска «Суллы». Пары к sylla.en.ftl.

sy-you = Вы
sy-list = { $things }
sy-prestige = очки
sy-points = { $points ->
    [one] очко
    [few] очка
   *[other] очков
  }
sy-consul = Первый консул
sy-denarii = денарии
sy-behind-your-screen = За вашей ширмой: видите только вы
sy-behind-screens = За ширмой
sy-tokens-worth = стоят { $points }
sy-pays-with = могут платить
sy-votes-title = сенаторы, по голосу
sy-income = доход

## Карты и постройки
sy-christian = христианин
sy-card = { $card }: { $count ->
    [0] без шестиугольников
   *[other] { $colours }
  }
sy-turned = повёрнута
sy-used = уже работала
sy-new-crane = со следующего хода
sy-face-down-by = { $count ->
    [0] лицом вниз
   *[other] лицом вниз: { $events }
  }
sy-effect-stall = Доход: 2 денария
sy-effect-field = Голод: на 2 меньше
sy-effect-sanctuary = Доход: 2 денария за жетон
sy-effect-tavern = Доход: сдвиг маркера на 1
sy-effect-insula = Сразу 2 жетона
sy-effect-crane = Карта, платит любым цветом
sy-effect-statue = Сразу 4 очка
sy-effect-bank = Сразу 5 денариев
sy-effect-arch = Сразу 6 очков

## Начало, выборы, найм
sy-your-set = Ваш набор { $set }
sy-sealed = запечатано
sy-sealed-until-all = Запечатано, пока не ответят все
sy-deciding = решает
sy-election = Голоса на выборах консула
sy-display = Ряд персонажей

## Торги
sy-market = Постройки
sy-sale-of = Торги { $sale } из { $sales }
sy-seller = продавец
sy-for-sale = на торгах
sy-can-pay = до { $cards ->
    [one] { $cards } карты
   *[other] { $cards } карт
  }
sy-bid = ставка
sy-bids = ставка { $bid }
sy-passed = пас
sy-bids-now = думает
sy-bids-later = ещё ждёт
sy-bids-last = ставит последним
sy-pays = { $who }: повернуть { $due ->
    [one] { $due } карту
    [few] { $due } карты
   *[other] { $due } карт
  }
sy-chooses-tile = { $who } выбирает, что продать
sy-bought-for = за { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
  }
sy-slot-empty = пусто

## События
sy-events = События
sy-your-cubes = Ваши кубики
sy-symbols = { $symbols ->
    [one] { $symbols } символ голода
    [few] { $symbols } символа голода
   *[other] { $symbols } символов голода
  }
sy-most = больше всех
sy-one-point = 1 очко
sy-leads = впереди
sy-would-be-removed = предотвращено и убрано
sy-may-be-removed = предотвращено; что убрать, решит консул
sy-would-be-prevented = предотвращено
sy-may-be-prevented = не ясно: решил бы консул
sy-would-happen = происходит
sy-event-epidemic = Здоровье на 1 влево
sy-event-eruption = Досуг на 1 влево
sy-event-cult = Гордость на 1 влево
sy-event-famine = Голод на 1 вверх
sy-event-persecution = У каждого христианин лицом вниз
sy-event-purge = У каждого сенатор лицом вниз
sy-event-flood = У каждого постройка или Кран лицом вниз
sy-event-revolt = У каждого раб лицом вниз
sy-event-pillage = У каждого Торговая лавка лицом вниз
sy-event-decadence = Самый правый маркер на 1 влево

## Рим
sy-res-publica = Республика
sy-short-health = Здоровье
sy-short-pride = Гордость
sy-short-leisure = Досуг
sy-crisis = кризис
sy-cell = Клетка { $value }
sy-cell-crisis = Клетка кризиса
sy-marker = { $token }: маркер на { $value }
sy-worth = стоит { $value }
sy-to-crisis = { $cells ->
    [0] кризис
   *[other] до кризиса { $cells }
  }
sy-acted-on = после Таверны
sy-famine = Голод
sy-famine-at = Голод: { $level } из { $last }
sy-your-loss = { $points ->
    [0] Вы в этом ходу не теряете
   *[other] Ваша потеря в этом ходу: { $points }
  }
sy-famine-coming = к следующему ходу +{ $symbols }

## Величайшие постройки
sy-work = Величайшая постройка
sy-work-places = За первые места: { $points }
sy-work-threshold = { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
  }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
sy-work-marker = { $token }: на { $step } вправо за каждые { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[other] { $votes } голосов
  }
sy-work-famine = Голод на { $step } вниз за каждые { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[other] { $votes } голосов
  }
sy-work-seen = Сенаторов на всех { $senators }: { $steps ->
    [one] { $steps } шаг.
    [few] { $steps } шага.
   *[other] { $steps } шагов.
  }
sy-work-missing = Ещё { $missing ->
    [one] { $missing } голос: ещё шаг.
    [few] { $missing } голоса: ещё шаг.
   *[other] { $missing } голосов: ещё шаг.
  }
sy-work-you-lack = { $missing ->
    [0] Ваших сенаторов хватает на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }
    [one] До { $points ->
        [one] { $points } очка
       *[other] { $points } очков
      } вам не хватает { $missing } голоса
   *[other] До { $points ->
        [one] { $points } очка
       *[other] { $points } очков
      } вам не хватает { $missing } голосов
  }
sy-next-work = Следующая: { $work }
sy-removed-work = Вне партии: { $work }
sy-works-unseen = { $works ->
    [0] Последняя в партии
    [one] Ниже { $works }, не открыта
   *[other] Ниже { $works }, не открыты
  }
sy-build = Строить
sy-plebs = Помочь плебеям
sy-plebs-gives = Плебеи дают 1 очко за каждые 2 голоса.
sy-commit = { $senators ->
    [0] Сколько денариев вложить, по голосу за каждый
    [one] Голосует { $senators } сенатор; сколько денариев вложить
    [few] Голосуют { $senators } сенатора; сколько денариев вложить
   *[other] Голосуют { $senators } сенаторов; сколько денариев вложить
  }
sy-coins = { $coins ->
    [one] { $coins } денарий
    [few] { $coins } денария
   *[other] { $coins } денариев
  }
sy-senators = { $senators ->
    [one] { $senators } голос
    [few] { $senators } голоса
   *[other] { $senators } голосов
  }
sy-votes-on = Кто как голосует: { $work }
sy-vote-of = { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[other] { $votes } голосов
  }: { $senators } + { $coins } д.

## Что впереди, подсчёт
sy-to-come = Что впереди
sy-events-left = События в колоде
sy-works-left = Величайшие постройки, ещё не открытые
sy-tiles-left = Построек в стопке: { $tiles }
sy-deck-left = Персонажей в колоде: { $cards }
sy-counting = Подсчёт
sy-in-all = Итого
sy-skip = Показать всё
