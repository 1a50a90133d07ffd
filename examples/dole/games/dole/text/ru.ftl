game-name = Раздача
game-about = Предложите мешок, подкупите префекта, наполните амбар.

phase-arrival = Прибытие
phase-offer = Предложение
phase-taking = Разбор
phase-milling = Помол
phase-scoring = Подсчёт

sack-barley = ячмень
    .acc = ячмень
    .gen = ячменя
sack-spelt = полба
    .acc = полбу
    .gen = полбы
sack-wheat = пшеница
    .acc = пшеницу
    .gen = пшеницы
flour = мука из { $sack_gen }

option-mill = Мельница
option-mill-open = Открыта: зерно можно молоть
option-mill-closed = Закрыта: никто не мелет

ask-give = Выберите мешок
why-give = Он достанется тому, кто его возьмёт.
ask-bribe = Назначьте взятку
why-bribe = У вас { $coins }. Больше взятка — раньше выбор.
ask-take = Возьмите мешок
why-take = Предложено мешков: { $left }.
ask-wheat = Оставить пшеницу себе?
why-wheat = За раздачу казна платит монетами: { $coins }.
ask-mill = Смелите зерно или завершите помол
why-mill = Мешок стоит 1 монету и считается вдвое. У вас { $coins }.

give = Предложить { $sack_acc }
bribe = Взятка: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  }
take = Взять { $sack_acc }
keep = Оставить
hand-out = Раздать (монет: { $coins })
mill = Смолоть { $sack_acc }
finish = Завершить помол

give-how = Предложите мешок из руки: { $sacks }.
bribe-how = Взятка от 0 до { $coins }, например «bribe 1».
take-how = Предложено: { $sacks }.
bribe-now = Ваш мешок уже предложен. Выберите взятку.
sack-first = Сначала предложите мешок.
not-in-hand = В руке такого мешка нет: { $sack }.
bribe-beyond-purse = У вас только { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  }.
not-offered = Сейчас никто не предлагает: { $sack }.
not-stored = В вашем амбаре такого мешка нет: { $sack }.
mill-costs = Помол стоит 1 монету, у вас { $coins }.
mill-for-two = Вдвоём мельница всегда открыта.

drew = { $who } вытягивает: { $sacks }.
offered = { $who } предлагает { $sack_acc }, взятка { $coins }.
took = { $who } берёт { $sack_acc }.
handed-out = { $who } раздаёт пшеницу (монет: { $coins }).
milled = { $who } мелет { $sack_acc }.
finished = { $who } завершает помол.

by-points = больше всего очков
by-coins = больше всего монет при равенстве очков
provenance-sacks = Мешки и очки: придуманы для примера.

# Как называются поля видов.
view-round = раунд
view-phase = часть раунда
view-treasury = монет в казне
view-pile = мешков в стопке
view-offered = предложено
view-given = роздано
view-players = игроки
view-seat = место
view-coins = монеты
view-in_hand = мешков в руке
view-granary = амбар
view-milled = смолото
view-ready = готовность
view-hand = рука
view-sack = ваше предложение
view-bribe = ваша взятка

view-kinds = sack
