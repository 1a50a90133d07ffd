# Учебный драфт. Пары к en.ftl.

phase-picking = Выбор

numbers = числа
pairs = пары одного цвета

ask-keep = Оставьте себе одну карту
why-keep = В пакете { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  }, остальные перейдут к соседу.
keep = Оставить { $card }
not-in-packet = Карты { $card } у вас нет.

passed-on = Пакеты идут дальше, карт в каждом: { $cards }.
received = Вам пришли { $cards }.
shows = { $who } показывает { $cards }.

by-points = больше всего очков
by-card = старшая карта при равных очках
