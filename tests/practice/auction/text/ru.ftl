# Учебный аукцион. Пары к en.ftl.

phase-offer = Предложение
phase-bidding = Торги

good-wine = вино
    .acc = вино
good-oil = масло
    .acc = масло
good-marble = мраморная плита
    .acc = мраморную плиту
goods = товары
coins = монеты

ask-bid = Ставка за { $good_acc } или пас
why-bid = Ставка { $best }, у вас { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  }.
bid = Поставить { $coins }
pass = Пас

bid-beyond-purse = Ставка { $best }, а у вас только { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  }.
bid-too-low = Ставка сейчас { $best }: поставьте больше или пасуйте.
bid-how = Ставьте больше { $best } и не больше { $coins }, например «bid 3», или «pass».
too-few-lots = Нужно { $needed ->
    [one] { $needed } лот
    [few] { $needed } лота
   *[many] { $needed } лотов
  }, а всего их { $lots }.

offers = { $who } предлагает { $good_acc }.
has-bid = { $who }: ставка { $coins }.
has-passed = { $who }: пас.
sold = { $who } получает { $good_acc } за { $coins }.
opens-purse = { $who } открывает кошель: { $coins }.

by-points = больше всего очков
by-coins = больше всего монет при равных очках
