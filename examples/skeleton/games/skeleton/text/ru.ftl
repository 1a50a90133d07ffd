game-name = Skeleton
game-about = Берите монеты из кучи; побеждает тот, у кого их больше.

phase-turns = Ходы
phase-scoring = Подсчёт

coins = монеты

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
take-how = Возьмите от 1 до { $most } монет, например «take 1».
heap-too-small = В куче только { $heap ->
    [one] { $heap } монета
    [few] { $heap } монеты
   *[many] { $heap } монет
  }.
took = { $who } берёт { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
  }.

by-points = больше всего монет

view-phase = фаза
view-heap = монет в куче
view-coins = монеты по местам
