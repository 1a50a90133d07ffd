# Учебная медаль. Пары к en.ftl.

phase-turns = Ходы

coins = монеты
laurels = лавры

ask-take = Возьмите монеты из кучи
why-take = В куче { $heap ->
    [one] { $heap } монета
    [few] { $heap } монеты
   *[many] { $heap } монет
  }.
take = Взять { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
  }
use-medal = Применить медаль

ask-honour = Выберите почесть
why-honour = Лавр даёт два очка, монета одно.
laurel = Взять лавр

heap-too-small = В куче только { $heap ->
    [one] { $heap } монета
    [few] { $heap } монеты
   *[many] { $heap } монет
  }.

medal-gone = Ваша медаль уже использована.

taken = { $who } берёт { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
  }.
medal-used = { $who } применяет медаль.
crowned = { $who } берёт лавр.

by-points = больше всего очков
by-medal = медаль цела при равных очках
