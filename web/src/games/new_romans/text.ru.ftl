# Стол «Новых римлян». Пары к new_romans.en.ftl.

nr-you = Вы
nr-cell = столбец { $q }, ряд { $r }
nr-empty-cell = Пустая клетка, { $where }
nr-laid-tile = { $tile }, { $where }, область из { $size }
nr-laid-building = { $tile }, { $where }, область из { $size }; постройка приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
nr-your-domain = Ваши владения, { $tiles ->
    [one] { $tiles } земля
    [few] { $tiles } земли
   *[many] { $tiles } земель
  }
nr-domain-of = { $name }: владения из { $tiles ->
    [one] { $tiles } земли
   *[other] { $tiles } земель
  }
nr-domain-state = { $tiles ->
    [one] { $tiles } земля
    [few] { $tiles } земли
   *[many] { $tiles } земель
  }, прогноз { $points }
nr-no-tiles = Пока ничего не выложено
nr-show-large = показать владения крупно
nr-look-at-domain = Показать владения крупно: { $who }, { $tiles ->
    [one] { $tiles } земля
    [few] { $tiles } земли
   *[many] { $tiles } земель
  }
nr-look-back = Назад к столу
nr-whose-domain = Чьи владения

## Карта
nr-map-tools = Карта
nr-region-sizes = Размеры областей
nr-zoom-in = Приблизить
nr-zoom-out = Отдалить
nr-zoom-fit = Показать всё

## Доли
nr-smaller-lot = Меньшая доля
nr-larger-lot = Большая доля
nr-smaller-holds = { $tiles ->
    [0] только кристалл
    [one] { $tiles } земля и кристалл
    [few] { $tiles } земли и кристалл
   *[many] { $tiles } земель и кристалл
  }
nr-larger-holds = { $tiles ->
    [one] { $tiles } земля
    [few] { $tiles } земли
   *[many] { $tiles } земель
  }
nr-smaller-lot-label = Меньшая доля: { $count ->
    [0] только кристалл
   *[other] { $tiles } и кристалл
  }
nr-larger-lot-label = Большая доля: { $tiles }
nr-in-smaller = Земля { $number }, { $tile }, в меньшей доле
nr-in-larger = Земля { $number }, { $tile }, в большей доле
nr-one-crystal = 1 кристалл
nr-behind-screen = За вашей ширмой, пока не запечатают { $players ->
    [2] оба
   *[other] все { $players }
  }
nr-sealed-until-all = Запечатано, пока не ответят { $players ->
    [2] оба
   *[other] все { $players }
  }
nr-your-lots = Ваши доли: выбирает { $taker }

## Карты
nr-sealed = запечатано
nr-your-choice = ваш выбор
nr-choosing = выбирает
nr-card-smaller = меньшая доля
nr-card-larger = большая доля

## Лоток
nr-kept = Своё
nr-taken = Взятое
nr-kept-smaller = ваша меньшая доля
nr-kept-larger = ваша большая доля
nr-taken-smaller = меньшая доля, делит { $owner }
nr-taken-larger = большая доля, делит { $owner }
nr-left-of = осталось { $left } из { $all }
nr-all-laid = Всё выложено
nr-lot-empty = Земель в ней нет

## Игроки и сбоку
nr-crystals = кристаллы
nr-takes = берёт у
nr-seat = { $who }
nr-tiles = земли
nr-to-lay = выложить
nr-row = ряд
nr-last-five = последние пять
nr-who-takes = Кто у кого берёт
nr-takes-from = { $who } берёт у игрока { $owner }
nr-takes-from-you = { $who } берёт у вас
nr-you-take-from = Вы берёте у игрока { $owner }
nr-each-other = берёт у вас, вы берёте здесь
nr-you-take = вы берёте здесь
nr-takes-yours = берёт у вас
nr-your-card = Ваша карта построек
nr-card-of = Карта построек: { $name }
nr-round-number = { $round ->
    [1] I
    [2] II
    [3] III
   *[4] IV
  }
nr-round = Раунд { $round }
nr-your-crystals = Ваши кристаллы
nr-crystals-worth = Кристаллы
nr-crystals-are = { $count ->
    [one] { $count } кристалл
    [few] { $count } кристалла
   *[many] { $count } кристаллов
  }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }

## Подсчёт
nr-counting = Считаем постройку за постройкой
nr-in-all = Всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
nr-score-line = { $source }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
nr-step-back = Назад
nr-step-on = Дальше
nr-skip = Пропустить

## Под землями: длинное слово можно перенести по мягкому дефису
nr-short-olive = оливковая роща
nr-short-vineyard = вино{"\u00AD"}градник
nr-short-field = поле
nr-short-city = городской квартал
nr-short-quarry = камено{"\u00AD"}ломня
nr-short-oil_press = масло{"\u00AD"}дельня
nr-short-winery = вино{"\u00AD"}дельня
nr-short-mill = мельница
nr-short-theatre = театр
nr-short-workshop = мастер{"\u00AD"}ская
