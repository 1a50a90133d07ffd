# Учебная стройка. Пары к en.ftl.

phase-building = Стройка

wall = стена
coins = монеты
path-wall = Поднять стену
path-prize = Взять награду

ask-build = Стройте, торгуйте с соседями или закончите
why-build = Монет { $coins }, камней { $stones }, платежей осталось { $deals }.
build = Построить ступень за камень
buy = Купить камень за монету: { $neighbour }
hire = Нанять рабочих за монету: { $neighbour }
finish = Закончить

ask-prize = Возьмите награду или откажитесь
why-prize = Ваша стена дошла до ступени { $space }.
decline = Отказаться
take-coin = Взять монету
take-stone = Взять камень

ask-thanks = Передайте монету или оставьте себе
why-thanks = Её получит { $neighbour }.
keep = Оставить монету себе
pass-on = Передать монету

ask-wage = Оставьте плату или обменяйте её
why-wage = В банке { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
  }.
change = Обменять монету на камень

wall-complete = В вашей стене уже все ступени: { $height }.
no-stone = У вас нет камня.
no-coin = У вас нет монет.
other-neighbour = Покупают у соседа слева, нанимают у соседа справа.
no-deals-left = Все ваши выплаты сделаны.
neighbour-has-no-stone = { $neighbour }: камня нет.
no-hiring = За этим столом никого не нанимают.
there-is-no-coin = Монеты для этого нет.
there-is-no-stone = Камня для этого нет.

told-build = { $who } строит ступень.
told-buy = { $who } покупает камень. Продаёт { $neighbour }.
told-hire = { $who } нанимает рабочих. Плату получает { $neighbour }.
told-finish = { $who } заканчивает.
told-decline = { $who } отказывается от награды.
told-take-coin = { $who } берёт монету.
told-take-stone = { $who } берёт камень.
told-keep = { $who } оставляет монету себе.
told-pass-on = { $who } передаёт монету.
told-change = { $who } меняет монету на камень.

by-points = больше всего очков
by-wall = самая высокая стена при равных очках
