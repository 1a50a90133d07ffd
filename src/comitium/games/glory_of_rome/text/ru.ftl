# Во славу Рима; по-английски издана как Age of Rome. Пары к en.ftl.

game-name = Во славу Рима (Age of Rome)
game-about = Управляйте провинцией, пока поле не повернулось: стройте, плетите интриги, голосуйте, торгуйте и воюйте ради славы, не оставляя лишнего преемнику.

## Фазы
phase-tasks = Задания
phase-event = Событие
phase-diplomacy = Шпионы и союзники
phase-intrigue = Интриги
phase-building = Строительство
phase-cassius = Кассий
phase-action = Действия
phase-income = Доход
phase-scoring = Итоговый подсчёт

## Провинции, здания, поля битв
province-africa = Африка
    .acc = Африку
    .loc = Африке
province-gaul = Галлия
    .acc = Галлию
    .loc = Галлии
province-hispania = Испания
    .acc = Испанию
    .loc = Испании
province-italy = Италия
    .acc = Италию
    .loc = Италии
sphere-mil = война
    .gen = войны
sphere-pol = политика
    .gen = политики
sphere-tra = торговля
    .gen = торговли
sphere-rel = религия
    .gen = религии
sphere-agr = земледелие
    .gen = земледелия
sphere-none = без усиления
    .gen = без усиления
building-mil-1 = Сторожевая башня
    .acc = Сторожевую башню
building-mil-2 = Лагерь
    .acc = Лагерь
building-mil-3 = Крепость
    .acc = Крепость
building-pol-1 = Ростра
    .acc = Ростру
building-pol-2 = Базилика
    .acc = Базилику
building-pol-3 = Курия
    .acc = Курию
building-tra-1 = Рынок
    .acc = Рынок
building-tra-2 = Гавань
    .acc = Гавань
building-tra-3 = Маяк
    .acc = Маяк
building-rel-1 = Алтарь
    .acc = Алтарь
building-rel-2 = Храм
    .acc = Храм
building-rel-3 = Святилище
    .acc = Святилище
building-agr-1 = Ферма
    .acc = Ферму
building-agr-2 = Вилла
    .acc = Виллу
building-agr-3 = Житница
    .acc = Житницу
field-epirus = Эпир
    .into = в Эпир
    .gen = Эпира
field-macedonia = Македония
    .into = в Македонию
    .gen = Македонии
field-thrace = Фракия
    .into = во Фракию
    .gen = Фракии
medal-warrior = медаль воина
medal-politician = медаль политика
medal-merchant = медаль торговца
medal-priest = медаль священнослужителя
medal-farmer = медаль земледельца
tier-foundation = фундамент
tier-temple = храм
piece-gold = золотая
piece-silver = серебряная
piece-bronze = бронзовая
piece-own = своя
cassius = Кассий

## Персонажи и интриги
character-antony = Марк Антоний
character-lepidus = Эмилий Лепид
character-fulvia = Фульвия
character-junia = Юния Секунда
character-octavian = Гай Октавиан
character-livia = Ливия Друзилла
character-cassius = Кассий
intrigue-slander = Грязная клевета
intrigue-sabotage = Саботаж строительства
intrigue-desertion = Отступничество
intrigue-forged_order = Подложный приказ
intrigue-revote = Повторное голосование
intrigue-invalid_vote = Недействительное голосование
intrigue-sold = Продано!
intrigue-customs_duties = Таможенные сборы

## Товары
ware-tool = инструменты
ware-weapon = оружие
ware-clothes = одеяния
ware-jewellery = украшения
ware-chest = сундуки
condition-activate = при активации вами интриги
condition-struck = при активации интриги в вашей провинции
condition-build = при строительстве
condition-follower = при размещении сторонника
condition-colosseum = при размещении сторонника в Колизее
condition-farm = при размещении сторонника на земледельческом здании
condition-double_tax = при двойном налоге
goods-sundial = Солнечные часы
goods-sundial-text = { $moment }: возьмите { $amount ->
    [one] { $amount } товар
    [few] { $amount } товара
   *[many] { $amount } товаров
  }
goods-compasses = Циркуль
goods-compasses-text = { $moment }: ваша карта якоря выходит из игры
goods-plumb_line = Отвес
goods-plumb_line-text = { $moment }: получите { $amount ->
    [one] { $amount } денарий
    [few] { $amount } денария
   *[many] { $amount } денариев
  }
goods-sickle = Серп
goods-sickle-text = { $moment }: получите { $amount ->
    [one] { $amount } денарий
    [few] { $amount } денария
   *[many] { $amount } денариев
  }
goods-scales = Весы
goods-scales-text = { $moment }: штраф меньше на { $amount ->
    [one] { $amount } очко славы
    [few] { $amount } очка славы
   *[many] { $amount } очков славы
  }
goods-stylus = Стилус
goods-stylus-text = { $moment }: возьмите { $amount ->
    [one] { $amount } задание
    [few] { $amount } задания
   *[many] { $amount } заданий
  }, оставьте 1
goods-spatha = Спата
goods-spatha-text = { $moment }: завербуйте { $amount ->
    [one] { $amount } легион
    [few] { $amount } легиона
   *[many] { $amount } легионов
  }
goods-pilum = Пилум
goods-pilum-text = { $moment }: переведите с поля битвы на поле битвы { $amount ->
    [one] { $amount } легион
    [few] { $amount } легиона
   *[many] { $amount } легионов
  }
goods-gladius = Гладиус
goods-gladius-text = { $moment }: передвиньте, как военным действием, { $amount ->
    [one] { $amount } легион
    [few] { $amount } легиона
   *[many] { $amount } легионов
  }
goods-pugio = Пугио
goods-pugio-text = { $moment }: получите { $amount ->
    [one] { $amount } очко славы
    [few] { $amount } очка славы
   *[many] { $amount } очков славы
  }
goods-scutum = Скутум
goods-scutum-text = { $moment }: все её эффекты отменены
goods-toga = Тога
goods-toga-text = { $moment }: завербуйте голос
goods-caligae = Калиги
goods-caligae-text = { $moment }: получите { $amount ->
    [one] { $amount } очко славы
    [few] { $amount } очка славы
   *[many] { $amount } очков славы
  }
goods-paenula = Пенула
goods-paenula-text = { $moment }: получите { $amount ->
    [one] { $amount } денарий
    [few] { $amount } денария
   *[many] { $amount } денариев
  }
goods-stola = Стола
goods-stola-text = { $moment }: получите { $amount ->
    [one] { $amount } денарий
    [few] { $amount } денария
   *[many] { $amount } денариев
  }
goods-tunica = Туника
goods-tunica-text = { $moment }: возьмите { $amount ->
    [one] { $amount } товар
    [few] { $amount } товара
   *[many] { $amount } товаров
  }
goods-bulla = Булла
goods-bulla-text = { $moment }: возьмите { $amount ->
    [one] { $amount } товар
    [few] { $amount } товара
   *[many] { $amount } товаров
  }
goods-snake_bracelets = Браслеты-змейки
goods-snake_bracelets-text = { $moment }: возьмите верхнюю карту сброса
goods-laurel_wreath = Лавровый венок
goods-laurel_wreath-text = { $moment }: получите ещё { $amount ->
    [one] { $amount } очко славы
    [few] { $amount } очка славы
   *[many] { $amount } очков славы
  }
goods-signet_ring = Перстень-печать
goods-signet_ring-text = { $moment }: примените ещё один, другой эффект за тот же жетон вражды
goods-fibula = Фибула
goods-fibula-text = { $moment }: получите { $amount ->
    [one] { $amount } очко славы
    [few] { $amount } очка славы
   *[many] { $amount } очков славы
  }
goods-coin_chest = Сундук с монетами
goods-coin_chest-text = { $moment }: получите { $amount ->
    [one] { $amount } денарий
    [few] { $amount } денария
   *[many] { $amount } денариев
  }
goods-spice_chest = Сундук с пряностями
goods-spice_chest-text = { $moment }: получите { $amount ->
    [one] { $amount } денарий
    [few] { $amount } денария
   *[many] { $amount } денариев
  }

## Задания
task-offerings = Подношения
task-offerings-text = медаль священнослужителя: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-wild_trade = Дикая торговля
task-wild_trade-text = медаль торговца: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-first_in_the_vote = Первый в голосовании
task-first_in_the_vote-text = медаль политика: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-menial_work = Чёрная работа
task-menial_work-text = медаль земледельца: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-last_brick = Последний кирпич в стене
task-last_brick-text = медаль воина: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-most_decorated = Самый украшенный
task-most_decorated-text = медалей не меньше { $need }, и ни у кого не больше: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-fanning_the_feud = Разжигание вражды
task-fanning_the_feud-text = меньше жетонов вражды, чем у вас, нет ни у кого: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-unsleeping_feud = Неусыпная вражда
task-unsleeping_feud-text = жетонов вражды не меньше { $need }, и ни у кого не больше: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-triumphator = Триумфатор
task-triumphator-text = за каждое первое место на завоёванном поле битвы: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-roll_call = Перекличка
task-roll_call-text = легионов на полях битв не меньше { $need }: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-every_front = На всех фронтах
task-every_front-text = полей битв с вашими легионами { $need }: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-lord_of_thrace = Владыка Фракии
task-lord_of_thrace-text = легионов во Фракии не меньше { $need }, и ни у кого не больше: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-voice_of_the_senate = Голос Сената
task-voice_of_the_senate-text = за каждый ваш голос в колонне: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-last_word = Последнее слово
task-last_word-text = верхний голос колонны ваш: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-senate_majority = Большинство в Сенате
task-senate_majority-text = голосов в колонне не меньше { $need }, и ни у кого не больше: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-merchant_prince = Король торговли
task-merchant_prince-text = наборов { $need }: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-collector = Собиратель
task-collector-text = за каждый ваш набор: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-armourer = Оружейник
task-armourer-text = наборов оружия не меньше { $need }: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-jeweller = Ювелир
task-jeweller-text = наборов украшений не меньше { $need }: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-house_of_the_gods = Дом богов
task-house_of_the_gods-text = частей Пантеона { $need }: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-gilded_stone = Золочёный камень
task-gilded_stone-text = золотых частей не меньше { $need }: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-devotion = Благочестие
task-devotion-text = за каждую часть вашего Пантеона: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-full_treasury = Полная казна
task-full_treasury-text = до обмена не меньше { $need ->
    [one] { $need } денария
   *[other] { $need } денариев
  }: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-darling_of_the_plebs = Любимец плебса
task-darling_of_the_plebs-text = на шкале славы не меньше { $need }: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-first_among_equals = Первый среди равных
task-first_among_equals-text = выше вас на шкале славы никого нет: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-empty_storehouse = Пустой склад
task-empty_storehouse-text = в руке нет карт, и якоря тоже: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-full_muster = Полный сбор
task-full_muster-text = завербованы все легионы и голоса, { $need }: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }
task-cursus_honorum = Путь чести
task-cursus_honorum-text = итоговая слава за войну, политику, торговлю и религию, за все { $need }: { $fame ->
    [one] { $fame } очко итоговой славы
    [few] { $fame } очка итоговой славы
   *[many] { $fame } очков итоговой славы
  }

## События
event-grain_dole = Раздача хлеба
event-grain_dole-text = Меньше всего денариев: получить { $amount ->
    [one] { $amount } денарий
    [few] { $amount } денария
   *[many] { $amount } денариев
  }.
event-clemency = Милость Цезаря
event-clemency-text = Наименьшая слава: получить { $amount ->
    [one] { $amount } очко славы
    [few] { $amount } очка славы
   *[many] { $amount } очков славы
  }.
event-levy = Набор новобранцев
event-levy-text = Меньше всего легионов на полях битв: можно отправить на поле битвы { $amount ->
    [one] { $amount } легион
    [few] { $amount } легиона
   *[many] { $amount } легионов
  }.
event-comitia = Комиции
event-comitia-text = Меньше всего голосов в колонне: можно положить голос сверху.
event-fleet = Флот из Александрии
event-fleet-text = Меньше всего товаров в руке: можно взять { $amount ->
    [one] { $amount } товар
    [few] { $amount } товара
   *[many] { $amount } товаров
  }.
event-blessing = Благословение Весты
event-blessing-text = Меньше всего частей Пантеона: можно выложить часть.
event-remission = Прощение недоимок
event-remission-text = Наименьшее население: получить { $amount ->
    [one] { $amount } денарий
    [few] { $amount } денария
   *[many] { $amount } денариев
  }.
event-ovation = Овация
event-ovation-text = Больше всего легионов на полях битв, хотя бы один: получить { $amount ->
    [one] { $amount } очко славы
    [few] { $amount } очка славы
   *[many] { $amount } очков славы
  }.
event-forum = Голос форума
event-forum-text = Владелец верхнего голоса: получить { $amount ->
    [one] { $amount } очко славы
    [few] { $amount } очка славы
   *[many] { $amount } очков славы
  }.
event-reconciliation = Примирение
event-reconciliation-text = Больше всего жетонов вражды: можно вернуть в запас { $amount ->
    [one] { $amount } жетон вражды
    [few] { $amount } жетона вражды
   *[many] { $amount } жетонов вражды
  }.
event-gift = Дар патрона
event-gift-text = Меньше всего завербованных сторонников: получить { $amount ->
    [one] { $amount } денарий
    [few] { $amount } денария
   *[many] { $amount } денариев
  }.
event-oracle = Пророчество Сивиллы
event-oracle-text = Наименьшая слава: можно взять { $amount ->
    [one] { $amount } задание
    [few] { $amount } задания
   *[many] { $amount } заданий
  } и оставить 1.
event-famine = Голод
event-famine-text = Больше всего денариев: потерять { $amount ->
    [one] { $amount } денарий
    [few] { $amount } денария
   *[many] { $amount } денариев
  }.
event-plague = Мор
event-plague-text = Наибольшее население: потерять { $amount ->
    [one] { $amount } очко славы
    [few] { $amount } очка славы
   *[many] { $amount } очков славы
  }.
event-mutiny = Мятеж
event-mutiny-text = Больше всего легионов на полях битв: вернуть на планшет { $amount ->
    [one] { $amount } легион
    [few] { $amount } легиона
   *[many] { $amount } легионов
  }.
event-proscription = Проскрипции
event-proscription-text = Больше всего голосов в колонне: нижний из них возвращается.
event-shipwreck = Кораблекрушение
event-shipwreck-text = Больше всего товаров в руке: сбросить { $amount ->
    [one] { $amount } товар
    [few] { $amount } товара
   *[many] { $amount } товаров
  }.
event-blood_feud = Кровная вражда
event-blood_feud-text = Меньше всего жетонов вражды: взять из запаса { $amount ->
    [one] { $amount } жетон вражды
    [few] { $amount } жетона вражды
   *[many] { $amount } жетонов вражды
  }.

## Настройки стола
option-spies = Шпионы и союзники
option-spies-off = Без дипломатии
option-spies-on = Со шпионами, альянсами и торгом, для 2–4 игроков
option-truce = Перемирие
option-truce-off = С интригами
option-truce-on = Без интриг
option-clockwise = По ходу часов
option-clockwise-off = Поле поворачивает событие
option-clockwise-on = После каждого раунда поле поворачивается на 90 градусов по часовой стрелке
option-heroes = Герои
option-heroes-off = С медалями
option-heroes-on = Без медалей
option-harsh = Суровые времена
option-harsh-off = 12 событий
option-harsh-on = 18 событий, шесть из них негативные
option-solo = В одиночку
option-solo-emperor = Соло Императора
option-solo-cassius_easy = Нападение Кассия, легко
option-solo-cassius = Нападение Кассия
option-solo-cassius_hard = Нападение Кассия, трудно

## Вопросы
ask-return-task = Какое задание вернуть?
why-return-task = Втайне у вас останется { $kept }, другое уйдёт под колоду.
ask-keep-task = Какое задание оставить?
why-keep-task = Другое уйдёт под колоду. У вас { $tasks ->
    [one] { $tasks } задание
    [few] { $tasks } задания
   *[many] { $tasks } заданий
  }.
ask-event = Взять то, что предлагает событие?
ask-event-loss = Выберите, что забирает событие
ask-make-room = Освободите место для карты или не берите больше
why-make-room = В руке не больше { $most ->
    [one] { $most } карты
   *[other] { $most } карт
  } вместе с якорем. Осталось взять: { $left }.
ask-legion = Передвиньте легион
why-legion-by-card = На планшете { $home }, на полях битв { $field }.
ask-activate = Активируйте интригу или завершите
why-activate = Каждая стоит жетона вражды: у вас их { $feud }, на поле { $tokens ->
    [one] { $tokens } жетон интриги
    [few] { $tokens } жетона интриги
   *[many] { $tokens } жетонов интриги
  }.
ask-strike = Объявите эффект
ask-second-strike = Объявите второй, другой эффект
why-strike = Цель: { $target }. Товары играют до объявления.
ask-answer = Ответите товарами?
why-answer = { $activator } объявляет: { $effects }.
ask-exchange = Обменять денарии на славу?
why-exchange-event = Сейчас откроется событие. 1 очко славы стоит { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }; у вас { $held }.
why-exchange-strike = Сейчас сработает интрига против вас. 1 очко славы стоит { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }; у вас { $held }.
why-exchange-scoring = Начинается итоговый подсчёт. 1 очко славы стоит { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }; у вас { $held }.
ask-propose = Предложите или завершите
why-propose = В этом раунде осталось { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
  }, на ставки { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }.
ask-stake = Сколько ставите?
why-stake = От 1 до { $denarii }. Ставка лежит на жетоне до ответа.
ask-withdraw = Заберите жетон
why-withdraw = У вас не осталось ни одного денария для ставки. Жетон можно использовать в этом раунде снова.
ask-bargain = Ответьте на предложение
why-bargain = { $proposer } ставит { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }; здание: { $building }, уровень { $level }. Альянс даст и вам славу: { $level }.
ask-raise = Повысить ставку?
why-raise = { $target } требует { $demand }, на жетоне { $stake }.
ask-spy = Возьмите награду шпиона
why-spy = Слава: { $level }, или один раз действие здания: { $building }.
ask-build = Стройте: { $province } (или завершите)
why-build = У вас { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }, население { $population }.
ask-moment = Сыграть товары сейчас?
why-moment-build = Здание оплачено, но ещё не стоит. У вас { $cards ->
    [one] { $cards } товар
    [few] { $cards } товара
   *[many] { $cards } товаров
  }.
why-moment-double_tax = Двойной налог выбран, но ещё не собран. У вас { $cards ->
    [one] { $cards } товар
    [few] { $cards } товара
   *[many] { $cards } товаров
  }.
ask-place = Разместите сторонника
why-place = Осталось: { $left }. Место: { $province } или Колизей.
at-mil = Военное здание
at-pol = Политическое здание
at-tra = Торговое здание
at-rel = Религиозное здание
at-agr = Земледельческое здание
at-colosseum = Колизей
at-slot = Ячейка интриги
ask-mil = Передвиньте легион
why-mil = На поле битвы, с планшета или с другого поля. Осталось раз: { $halves }.
ask-pol = Проголосуйте
why-pol = Голос ложится сверху колонны. Осталось раз: { $halves }.
ask-tra = Возьмите товар
why-tra = По одной карте; играть товары можно только до этого. Осталось раз: { $halves }.
ask-rel = Стройте Пантеон
why-rel = Одна часть. Осталось раз: { $halves }.
ask-agr = Соберите урожай
why-agr = Денарии этого раунда. Осталось раз: { $halves }.
ask-colosseum = Примите овации
why-colosseum = Слава сразу. Осталось раз: { $halves }.
ask-end-turn = Завершите ход
why-end-turn = Товарами ещё можно распорядиться: у вас { $cards ->
    [one] { $cards } товар
    [few] { $cards } товара
   *[many] { $cards } товаров
  }.
ask-tax = Соберите налог: { $province }
why-tax = Население { $population }, ваша слава { $fame }.

## Варианты
return-task = Вернуть: { $task } ({ $text })
keep-task = Оставить: { $task } ({ $text })
muster = Легион с планшета { $field_into }
march = Легион из { $start_gen } { $goal_into }
march-short = из { $start_gen } { $goal_into }
vote = Положить голос сверху
draw-goods = Взять карту товара
lay-piece = Выложить часть Пантеона
farm = Получить { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }
cheer = Получить { $fame ->
    [one] { $fame } очко славы
    [few] { $fame } очка славы
   *[many] { $fame } очков славы
  }
recall = Вернуть легион из { $field_gen }
return-feud = Вернуть жетон вражды в запас
draw-tasks = Взять { $tasks ->
    [one] { $tasks } задание
    [few] { $tasks } задания
   *[many] { $tasks } заданий
  }, оставить 1
skip-reward = Отказаться
play-goods = Сыграть: { $card } ({ $text })
sell-goods = Продать за { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }: { $card }
discard-goods = Сбросить: { $card }
lay-set = Выложить набор ({ $ware }): { $cards }
give-up-draw = Больше не брать
exchange = Отдать { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  } за 1 очко славы
go-on = Сейчас больше не менять
activate = Активировать интригу: { $province }, ячейка { $slot }
done = Завершить
strike-slander = Грязная клевета: цель теряет 1 очко славы
strike-sabotage = Саботаж строительства: цель теряет часть Пантеона
strike-desertion = Отступничество: легион цели уходит из { $field_gen }
strike-desertion-replace = Отступничество: легион цели уходит из { $field_gen }, его место занимает легион зачинщика
strike-forged_order = Подложный приказ: легионы цели идут { $moves }
strike-revote = Повторное голосование: голос цели на высоте { $height } возвращается, сверху ложится голос зачинщика
strike-invalid_vote = Недействительное голосование: голос цели на высоте { $height } возвращается, зачинщик получает 1 очко славы
strike-sold = Продано!: цель сбрасывает случайный товар, зачинщик получает 2 денария
strike-customs_duties = Таможенные сборы: зачинщик забирает случайный товар цели
let-happen = Не отвечать
build = Построить { $building_acc } за { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }
proceed = Больше не играть, продолжить
place = Сторонник: { $building }
place-boosted = Сторонник с усилением: { $building }
place-colosseum = Сторонник в Колизей
place-intrigue = Разместить интригу в ячейке { $slot }
decline-action = Обойтись без действия
end-turn = Завершить ход
tax-normal = Обычный налог: { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }
tax-double = Двойной налог: { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }, слава −{ $penalty }
propose-spy = Шпионаж: { $building } ({ $province })
propose-alliance = Альянс: { $building } ({ $province })
sum-stake = Поставить { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }
sum-demand = Потребовать { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }
sum-raise = Предложить { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }
withdraw-proposal = Забрать жетон
reply-accept = Принять
reply-refuse = Отказать
token-spy = Шпионаж
token-alliance = Альянс
spy-fame = Получить { $fame ->
    [one] { $fame } очко славы
    [few] { $fame } очка славы
   *[many] { $fame } очков славы
  }

## Отказы
return-how = Назовите одно из розданных вам заданий: { $tasks }.
keep-how = Назовите одно из взятых заданий: { $tasks }.
loss-is-due = Событие «{ $event }» что-то у вас забирает; вы решаете лишь, что именно.
other-moment = { $card }: играют только { $moment }.
played-this-moment = { $card }: эта карта в этот момент уже сыграна.
cannot-draw_goods = Товаров, которые можно взять, не осталось.
cannot-remove_anchor = Карты якоря у вас нет.
cannot-lower_penalty = Штраф и так равен 0.
cannot-draw_tasks = Колода заданий пуста.
cannot-recruit_legion = Все ваши легионы завербованы.
cannot-recruit_vote = Все ваши голоса завербованы.
cannot-shift_legion = На полях битв нет ваших легионов.
cannot-move_legion = Вам нечего передвигать.
cannot-take_discard = Сброс пуст.
cannot-cancel = Эффекты уже отменены.
cannot-second_effect = Второй эффект против этой цели невозможен.
anchor-stays = Карту якоря нельзя ни сыграть, ни продать, ни сбросить, ни выложить.
card-in-set = Эта карта лежит в наборе и там остаётся.
card-not-in-hand = Карты «{ $card }» у вас нет.
sets-are-full = Наборов выложено уже { $most }.
no-set = Эти карты не составляют набор: { $cards }.
not-your-turn-to-sell = Товары продают только в свой ход.
not-your-turn-to-lay = Наборы выкладывают только в свой ход.
no-discarding = Товары сбрасывают, только чтобы освободить место для карты или когда действие хода выполнено либо от него отказались.
other-event = Событие «{ $event }» о другом: { $text }
no-legion-home = Легионов на планшете нет: завербовано { $legions }, все на полях битв.
no-legion-on = { $field }: ваших легионов здесь нет.
card-only-shifts = { $card }: легион переходит с одного поля битвы на другое, но не с планшета.
too-few-legions-there = { $field }: слишком мало легионов игрока { $target }, всего { $legions }.
no-vote-at = Голос номер { $height } в колонне принадлежит не игроку { $target }.
order-moves = Нужно передвинуть два легиона игрока { $target } или единственный. На полях битв: { $legions }.
not-your-effect = У вас есть { $effects }; эффекта «{ $effect }» на вашем планшете нет.
strike-what = { $effect }: назовите, на что направлен эффект.
announced-together = Оба эффекта объявляют вместе. Назовите второй.
not-your-intrigue = { $province }: в ячейке { $slot } нет вашей интриги.
nothing-to-slander = { $target }: слава 1, терять нечего.
nothing-to-sabotage = { $target }: нет своих частей на незавершённом уровне.
no-legion-there = { $target }: нет легионов на полях битв.
no-vote-there = { $target }: нет голосов в колонне.
no-goods-there = { $target }: нет товаров в руке.
own-hand-full = Ваша рука полна, карт { $cards }.
activated-already = Эта интрига уже активирована.
faces-nobody = В этом раунде провинция ни к кому не обращена.
faces-yourself = Этой провинцией управляете вы.
no-feud-token = Вам нечем платить: жетонов вражды нет.
no-open-cell = { $target }: нет открытой ячейки для жетона вражды.
no-effect-possible = { $target }: ни одного из трёх ваших эффектов применить нельзя.
announced-already = Второй эффект должен быть другим.
no-priest-medal = Менять денарии на славу может только владелец медали священнослужителя.
exchange-needs = Нужно { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }, а у вас { $held }.
no-vote-home = Голосов на планшете нет: завербовано { $votes }, все в колонне.
pantheon-finished = Ваш Пантеон завершён: все части, { $pieces }, на месте.
top-level = Уровень { $level } — высший.
not-in-stock = { $building }: в запасе не осталось.
too-dear = Цена { $cost }, а у вас { $held }.
not-your-province = В этом раунде вы управляете только одной провинцией: { $province }.
empty-site = Место под здание пустует: { $type }.
building-full = { $level ->
    [one] Единственное место этого здания занято.
   *[other] Все места этого здания заняты: { $level }.
  }
no-such-boost = Усиления для { $type_gen } нет.
boost-covered = Усиление { $type_gen } накрыто жетоном вражды: у вас их { $feud }.
boost-used = Усиление { $type_gen } в этом раунде уже использовано.
truce = В Перемирие интриг нет.
no-intrigues-alone = В этом соло интриг нет.
no-intrigue-left = Жетонов интриги нет.
slot-taken = Ячейка { $slot } занята.
must-place = Пасовать нельзя: осталось разместить сторонников: { $left }.
nothing-to-decline = Отказываться не от чего. Завершите ход.
act-or-decline = Сначала выполните действие или откажитесь от него.
action-not-here = { $place }: такое действие здесь закрыто. Осталось раз: { $halves }.
penalty-too-high = Слава { $fame } минус штраф { $penalty } — меньше 1.
token-used = Этот жетон в этом раунде уже использован.
nothing-to-stake = Для предложения нужен хотя бы 1 денарий.
propose-where = Предложению нужно построенное здание в провинции соперника.
stake-how = Поставьте от 1 до { $most }.
demanded-once = Потребовать больше можно лишь раз: примите или откажите.
demand-how = Примите, откажите или потребуйте больше { $stake }, но не больше { $most }.
all-is-staked = { $proposer } ставит всё, что есть, { $stake }: примите или откажите.
raise-how = Предложите от { $stake } до { $most }.
cassius-alone = Нападение Кассия — для одного игрока, а здесь { $seats }.
not-alone = В одиночку вариант «{ $variant }» не предлагается.

## Журнал
round-begins = Начинается раунд { $round } из { $rounds }.
event-revealed = Событие: { $event }. { $text }
event-affects-nobody = Событие никого не затрагивает.
event-passes = В одиночку негативное событие ничего не даёт.
reward-lost = { $who } не может воспользоваться событием.
reward-skipped = { $who } отказывается от предложенного событием.
fame-gained = { $who } получает { $fame ->
    [one] { $fame } очко славы
    [few] { $fame } очка славы
   *[many] { $fame } очков славы
  }, теперь { $now }.
fame-lost = { $who } теряет { $fame ->
    [one] { $fame } очко славы
    [few] { $fame } очка славы
   *[many] { $fame } очков славы
  }, теперь { $now }.
milestone-claimed = { $who } достигает вехи на { $cell }; теперь { $followers ->
    [one] { $followers } сторонник
    [few] { $followers } сторонника
   *[many] { $followers } сторонников
  }.
denarii-gained = { $who } получает { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }, теперь { $now }.
denarii-lost = { $who } теряет { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }, теперь { $now }.
feud-taken = { $who } берёт жетон вражды, теперь { $feud }.
feud-returned = { $who } возвращает жетон вражды, теперь { $feud }.
tasks-kept = { $who } оставляет себе { $tasks ->
    [one] { $tasks } задание
    [few] { $tasks } задания
   *[many] { $tasks } заданий
  }.
own-tasks = { $who }, ваши задания: { $tasks }.
tasks-drawn = { $who } берёт { $tasks ->
    [one] { $tasks } задание
    [few] { $tasks } задания
   *[many] { $tasks } заданий
  }.
drawn-tasks = { $who }, вы взяли: { $tasks }.
task-added = У игрока { $who } теперь { $tasks ->
    [one] { $tasks } задание
    [few] { $tasks } задания
   *[many] { $tasks } заданий
  }.
goods-drawn = { $who } берёт карту товара; в колоде осталось { $left }.
drawn-card = { $who }, вы взяли карту: { $card }.
played-goods = { $who } играет карту: { $card }.
sold-goods = { $who } продаёт за { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }: { $card }.
discarded-goods = { $who } сбрасывает карту: { $card }.
laid-set = { $who } выкладывает набор ({ $ware }): { $cards }.
gave-up-draw = { $who } больше не берёт карт.
discard-taken = { $who } берёт из сброса: { $card }.
anchor-removed = { $who } избавляется от карты якоря.
legion-recruited = { $who } вербует легион, теперь { $now }.
vote-recruited = { $who } вербует голос, теперь { $now }.
penalty-lowered = { $who } снижает штраф до { $penalty }.
plot-cancelled = { $who } отменяет интригу.
second-effect = { $who } может объявить второй эффект.
mustered = { $who } отправляет легион { $field_into }.
marched = { $who } переводит легион из { $start_gen } { $goal_into }.
legion-recalled = Легион игрока { $who } возвращается из { $field_gen }.
legion-misled = Легиону игрока { $who } приказано идти из { $start_gen } { $goal_into }.
voted = { $who } кладёт голос на колонну.
supremacy = { $who } добивается превосходства в Сенате.
vote-pushed-out = Нижний голос возвращается к игроку { $who }.
vote-removed = Голос игрока { $who } на высоте { $height } возвращается.
piece-laid = { $who } выкладывает часть Пантеона: { $tier }, { $piece }.
piece-removed = { $who } теряет часть Пантеона: { $tier }.
goods-sold-off = { $who } теряет товар, он уходит в сброс: { $card }.
goods-confiscated = { $who } забирает товар у игрока { $target }.
confiscated-card = Карта, которую забирает { $who }: { $card }.
strike-misses = { $effect }: цели больше нет.
activated = { $who } активирует интригу в { $province_loc } против игрока { $target }.
announced = { $who } объявляет против игрока { $target }: { $effect }.
exchanged = { $who } отдаёт { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  } по медали священнослужителя.
proposed = { $who } кладёт жетон на { $building_acc } перед игроком { $target }.
withdrew-proposal = { $who } забирает жетон: ставить больше нечего.
told-stake = { $who } ставит { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }.
told-demand = { $who } требует { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }.
told-raise = { $who } предлагает { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }.
spy-accepted = { $who } соглашается и берёт { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }. Жетон: шпионаж.
alliance-accepted = { $who } соглашается и берёт { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }. Жетон: альянс.
spy-refused = { $who } отказывает. Жетон: шпионаж.
alliance-refused = { $who } отказывает. Жетон: альянс.
stake-returned = { $who } забирает обратно { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }.
stake-lost = { $who } теряет { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  } в пользу банка.
building-paid = { $who } платит { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  } за { $building_acc }.
built = { $who } строит { $building_acc } в { $province_loc }; население { $population }.
medal-taken = { $who } берёт награду: { $medal }.
placed = { $who } размещает сторонника: { $building }.
placed-boosted = { $who } размещает сторонника с усилением: { $building }.
placed-colosseum = { $who } размещает сторонника в Колизее.
placed-intrigue = { $who } размещает интригу в { $province_loc }.
farmed = { $who } собирает урожай на { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }.
followers-return = Сторонники, усиления и активированные интриги возвращаются.
double-tax-chosen = { $who } выбирает двойной налог.
taxed-normal = { $who } собирает налог: { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }.
taxed-double = { $who } собирает двойной налог: { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }.
board-turned = Поле поворачивается на { $degrees } градусов { $direction ->
    [clockwise] по часовой стрелке
   *[counter] против часовой стрелки
  }.
cassius-card = Карта Кассия: стройка — { $type }; { $deed }; козни: { $plot }.
deed-legions = легионы { $amount }
deed-votes = голоса { $amount }
deed-goods = товары { $amount }
deed-pieces = части Пантеона { $amount }
deed-fame = слава
no-plot = нет
cassius-plots = Козни Кассия: { $effect }.
battle-won = { $field }: { $who } выдерживает битву, легионов { $legions } против силы { $strength }.
battle-lost = { $field }: { $who } проигрывает битву, легионов { $legions } против силы { $strength }.
tasks-revealed = { $who } открывает задания: { $tasks }.
task-scored = { $task } { $fame }
denarii-exchanged = { $who } обменивает { $denarii ->
    [one] { $denarii } денарий
    [few] { $denarii } денария
   *[many] { $denarii } денариев
  }; остаётся { $left }.
achieved = { $who } получает достижение: { $achievement }.

## Счёт и победа
score-fame = шкала славы
score-field = { $field }
score-senate = Сенат
score-set = набор: { $ware }
score-pantheon = Пантеон
score-task = задание: { $task }
score-denarii = денарии
by-points = больше всего очков
by-denarii = больше всего денариев при равенстве очков
by-objectives = выполненные задачи
by-points-against-cassius = больше очков, чем у Кассия
title-none = без титула, задач { $reached } из 7
title-praetor = претор, задач { $reached } из 7
title-emperor = император, задач { $reached } из 7
title-divine = божественное дитя Юпитера, задач { $reached } из 7
grade-won = Кассий побеждён, { $own } против { $his }
grade-lost = победил Кассий, { $his } против { $own }
achievement-hundred = 100 очков и больше
achievement-all_medals = все пять медалей
achievement-two_jewellery_sets = 2 набора украшений
achievement-third_lap = 61 и больше на шкале славы
achievement-three_jewellery_sets = 3 набора украшений
achievement-three_first_places = первое место на всех трёх полях битв
achievement-against_cassius = 90 очков и больше в Нападении Кассия
achievement-senator = 12 очков и больше за Сенат
achievement-golden_pantheon = золотой Пантеон
achievement-four_tasks = 4 выполненных задания
achievement-no_feud = ни одного жетона вражды в конце
achievement-designers = лучший результат авторов, 113

## Карточки с пояснениями и словарь
amount-denarii = { $n ->
    [one] { $n } денарий
    [few] { $n } денария
   *[many] { $n } денариев
  }
amount-fame = { $n ->
    [one] { $n } очко славы
    [few] { $n } очка славы
   *[many] { $n } очков славы
  }
amount-end-fame = { $n ->
    [one] { $n } очко итоговой славы
    [few] { $n } очка итоговой славы
   *[many] { $n } очков итоговой славы
  }
card-owner = { $who }
card-has = { $who }: { $n }
card-has-of = { $who }: { $n } из { $of }
card-listed = { $whom }
card-left = осталось: { $n }
card-unseen = не видно: известно, сколько их, но не какие
card-nothing-missing = всего хватает
card-enough = всего хватает: у вас { $held }
card-short = { $short }, у вас { $held }
card-enough-fame = всего хватает: ваша слава { $fame }
card-cost-follower = 1 сторонник
card-a-follower = ещё один сторонник
card-population = Население
card-population-does = В пустой провинции оно равно 1, каждое здание прибавляет 1; от него зависит налог.
card-penalty = Штраф двойного налога
card-penalty-does = Столько славы теряет тот, кто берёт двойной налог; штраф растёт с населением.
card-tax-normal = Обычный налог
card-tax-normal-does = Вы получаете по 1 денарию за каждую единицу населения.
card-tax-double = Двойной налог
card-tax-double-does = Вы получаете по 2 денария за каждую единицу населения и теряете славу по штрафу.
card-first = Жетон первого игрока
card-first-does = Первым ходит тот, кто управляет этой провинцией; жетон движется вместе с ней.
card-order = Порядок хода
card-order-does = В этом порядке ходят в каждой фазе; направление задаёт стрелка события.
card-turn = Поворот поля
card-turn-does = В конце раунда провинции переходят дальше вместе со зданиями, интригами и населением.
card-province-does = Ею в этом раунде управляет тот, к кому она обращена: строит, размещает сторонников и собирает налог.
card-before = управляет { $who }
card-before-nobody = ни к кому не обращена
card-then-before = после поворота управляет { $who }
card-then-before-nobody = после поворота ни к кому не обращена
card-then-yours = после поворота вам достанется { $province }
card-province-tax = обычный налог { $normal }; двойной { $double }, потеря { $penalty }
card-in-province = { $province }: { $n }
card-affects = затронуло: { $whom }
card-affects-nobody = никого не затронуло
card-event-does = Раз в раунд карта сравнивает игроков и помогает или вредит тому, у кого чего-то больше или меньше всех.
card-event-turn = поле повернётся на { $degrees } градусов { $direction ->
    [clockwise] по часовой стрелке
   *[counter] против часовой стрелки
  }
card-does-mil = Сторонник здесь двигает один ваш легион: с планшета на поле битвы или с одного поля на другое.
card-does-pol = Сторонник здесь кладёт ваш голос сверху на колонну Сената.
card-does-tra = Сторонник здесь берёт карту товара.
card-does-rel = Сторонник здесь выкладывает одну часть вашего Пантеона.
card-does-agr = Сторонник здесь сразу приносит денарии: { $first } в первом раунде, { $last } в последнем.
card-building-reward = { $fame } сразу, население +1
card-building-reward-medal = { $fame } сразу, население +1; за первое такое здание { $medal }
card-building-opens = { $places ->
    [one] место для { $places } сторонника
   *[other] места для { $places } сторонников
  }
card-level = { $building }, уровень { $level }
card-site = { $building } в { $province_loc }
card-empty-site = Пустой участок ({ $type })
card-next-level = следующий уровень — { $building }: { $cost }, { $fame }
card-controlled = сейчас этой провинцией управляет { $who }
card-controlled-nobody = сейчас этой провинцией никто не управляет
card-free = всего хватает: свободных мест { $free } из { $places }
card-gain-mil = ход одним легионом; на планшете их { $home }
card-gain-pol = один голос; на планшете их { $home }
card-gain-supremacy = один голос и превосходство: { $fame } сразу
card-gain-tra = одна карта товара; в руке { $cards } из { $limit }
card-in-stock = уровень { $level }, в запасе { $left }
card-slot = Ячейка интриги { $slot } в { $province_loc }
card-slot-does = Сторонник кладёт сюда интригу; в одном из следующих раундов она ударит по тому, кто будет управлять провинцией.
card-slot-cost = 1 сторонник и 1 жетон интриги
card-slot-taken = Владелец может активировать её против того, кто управляет провинцией, и применить один из трёх эффектов.
card-intrigue-of = интрига игрока { $who }
card-strikes = цель { $who }: { $effects }
card-no-effect = ни один эффект невозможен
card-fresh = Она положена в этом раунде: активировать её можно со следующего.
card-tokens-left = всего хватает: жетонов интриги на планшете { $tokens }
card-intrigues = Жетоны интриг
card-intrigues-does = Сторонник кладёт жетон в ячейку вашей провинции; активируют его, когда ею управляет соперник.
card-feud = Жетон вражды
card-feud-does = Он накрывает ячейку шкалы вражды и усиление на ней; активируя интригу, вы передаёте один такой жетон цели.
card-feud-supply = в запасе { $supply }
card-feud-place = в запасе { $supply }, у вас { $held }
card-feud-held = жетоны вражды для оплаты: { $feud }
card-covers = без него откроется: { $boost }
card-cell-empty = Ячейка без усиления
card-cell-empty-does = Жетон вражды может лежать здесь, как и в любой другой ячейке.
card-boost = Усиление ({ $type })
card-boost-does = Положенное под сторонника в здании своего типа ({ $type }), оно позволяет выполнить действие дважды; раз в раунд.
card-effect-common = есть у каждого игрока
card-effect-unique = есть только на планшете: { $characters }
card-effect-cost = 1 жетон вражды, он переходит к цели
card-effect-slander = Цель теряет { $amount }.
card-effect-sabotage = Цель теряет часть Пантеона своего цвета с незавершённого уровня.
card-effect-desertion = Легион цели возвращается с поля битвы, и ваш может занять его место.
card-effect-forged_order = Два легиона цели переходят на другие поля битв по вашему выбору.
card-effect-revote = Голос цели уходит из колонны, а ваш ложится сверху.
card-effect-invalid_vote = Голос цели уходит из колонны, а вы получаете { $amount }.
card-effect-sold = Цель сбрасывает случайный товар, а вы получаете { $amount }.
card-effect-customs_duties = Вы забираете случайный товар из руки цели.
card-fame = Слава
card-fame-does = Очки на шкале, они считаются сразу и в конце; круг — это { $lap }, ниже 1 слава не опускается.
card-to-milestone = { $fame } до вехи на { $cell }
card-milestone = Веха { $cell }
card-milestone-fixed = Кто достигает её впервые, вербует сторонника; она не двигается.
card-milestone-moves = Кто достигает её впервые, вербует сторонника, а она спускается на одну ячейку.
card-claimed = ничего: вы её уже взяли
card-claimed-by = взяли: { $whom }
card-colosseum-does = Сторонник здесь сразу приносит славу; место есть всегда.
card-arena = сейчас там сторонников: { $followers }
card-senate-does = Голосов в колонне не больше { $most }; следующий выталкивает нижний.
card-senate-pays = итоговая слава по высоте, снизу: { $list }
card-supremacy = голос поверх двух своих — превосходство: { $fame } сразу
card-column = { $votes } из { $most }
card-votes-home = всего хватает: голосов на планшете { $votes }
card-vote = Голос на высоте { $height }
card-vote-does = В конце он приносит владельцу очки, если всё ещё лежит на этой высоте.
card-field-does = Оно завоёвано, когда легионов всех игроков на нём не меньше { $shield }; только тогда места приносят очки.
card-field-pays = итоговая слава за места: { $list }
card-field-missing = { $legions ->
    [one] { $legions } легион (чей угодно)
    [few] { $legions } легиона (чьи угодно)
   *[many] { $legions } легионов (чьи угодно)
  } до завоевания
card-field-conquered = всего хватает: завоёвано, { $legions } из { $shield }
card-your-legions = ваших легионов здесь: { $legions }
card-legions-at = Легионы ({ $field })
card-legions-at-does = У кого легионов больше, у того первое место; равные делят место и ничего за него не получают.
card-rank = { $rank }-е место: сейчас { $fame }
card-rank-tied = { $rank }-е место делится: сейчас { $fame }
card-followers = Сторонники в запасе
card-followers-does = Каждого размещают раз в раунд, и он выполняет действие своего места; новых дают вехи.
card-legions = Легионы на планшете
card-legions-does = Военное действие отправляет их на поля битв; всего их { $most }, недостающих вербуют товарами.
card-votes = Голоса на планшете
card-votes-does = Политическое действие кладёт их на колонну Сената; всего их { $most }, недостающие вербуют товарами.
card-to-recruit = ещё не завербовано: { $more }
card-denarii = Денарии
card-denarii-does = Ими платят за здания, а в конце { $rate } дают { $fame }.
card-harvest = { $denarii } в этом раунде
card-pantheon-does = Сначала фундамент, потом храм; на каждом уровне сперва свои части, последней — общая.
card-next-piece = следующая часть ({ $piece }): { $fame }
card-tier = Пантеон, { $tier }
card-tier-does = { $own ->
    [one] { $own } своя часть
    [few] { $own } свои части
   *[many] { $own } своих частей
  } и одна общая; кто раньше завершает уровень, тому достаётся лучшая общая часть.
card-tier-has = { $who }: своих частей { $own } из { $of }
card-common-next = общая часть, которую можно получить ({ $piece }): { $fame }
card-common-taken = общая часть ({ $piece }): { $fame }
card-piece = Часть Пантеона ({ $piece })
card-piece-own = На каждом уровне её кладут первой; пока уровень не завершён, её может забрать саботаж.
card-piece-common = Последняя часть уровня: золотая тому, кто завершил первым, потом серебряная, потом бронзовые.
card-character-does = Интриги этого персонажа: { $unique }, а также { $common }.
card-character-start = начинает с: { $denarii }, { $fame }, жетонов вражды { $feud }, легионов { $legions }, голосов { $votes }
card-character-track = шкала вражды слева направо: { $track }
card-medal-warrior = Её владелец выигрывает ничьи на полях битв.
card-medal-politician = Каждое превосходство даёт владельцу { $fame } вместо { $usual }.
card-medal-merchant = Украшения владельца заменяют в наборе любой тип товара.
card-medal-priest = В любой момент владелец может отдать { $price } и получить { $fame }, а в конце курс { $rate } к 1.
card-medal-farmer = Каждый сторонник владельца на земледельческом здании приносит ещё { $bonus }.
card-medal-first = за первое здание этого вида: { $building }
card-medal-waits = ждёт первого такого здания: { $building }
card-hand = Карты в руке
card-hand-does = В руке не больше { $most ->
    [one] { $most } карты
   *[other] { $most } карт
  } вместе с якорем.
card-hand-full = место в руке: { $cards } из { $limit }
card-hand-room = всего хватает: в руке { $cards } из { $limit }
card-known = вам известны: { $cards }
card-anchor = Карта якоря
card-anchor-does = Она только занимает место в руке; убрать её из игры могут лишь некоторые товары.
card-goods = Колода товаров
card-goods-does = Из неё берут действием торговли и по некоторым картам; когда она пуста, перемешивают сброс.
card-discards = Сброс
card-discards-does = Здесь в открытую лежат сыгранные, проданные и сброшенные товары.
card-on-top = сверху: { $card }; всего { $n }
card-task-deck = Колода заданий
card-task-deck-does = Кто берёт из неё, оставляет одно задание, а остальные кладёт под колоду.
card-tasks-does = Тайные цели, которые приносят итоговую славу; невыполненное ничего не стоит.
card-task-have = { $need ->
    [0] { $have }
   *[other] { $have } из { $need }
  }
card-task-outdone = соперник впереди
card-task-now = { $fame } сейчас
use-play = Сыграть
use-sell = Продать
use-set = Выложить набор
use-discard = Сбросить
card-use-play = Эффект наступает сразу, и карта уходит в сброс; момент должен быть тот, что назван на карте.
card-use-sell = Карта уходит в сброс, и только в свой ход.
card-use-set = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  } одного типа лежат перед вами до конца; сундуки заменяют любой тип.
card-use-discard = Карта уходит в сброс даром, чтобы освободить место или в конце хода.
card-worth-in-set = в наборе из трёх: { $fame }
card-joker = в наборе заменяет любой тип
card-set = Набор ({ $ware })
card-set-does = Он лежит перед владельцем до конца; эти карты нельзя ни сыграть, ни продать, ни переложить.
card-set-of = { $cards }
card-stake-least = не меньше чем { $denarii }, они лежат на жетоне
card-token-spy = Если соперник согласен, только вы получаете славу по уровню здания или один раз его действие; если нет, ставка пропадает.
card-token-alliance = Если соперник согласен, вы оба получаете славу по уровню здания; если нет, ставка возвращается к вам.
card-sum = Сумма денариев
card-sum-does = Она лежит на жетоне до ответа; кто соглашается, тот её и берёт.
card-reply-accept = Вы берёте ставку, и жетон открывается: альянс даёт славу и вам, шпионаж нет.
card-reply-refuse = Вы ничего не берёте; союзник забирает ставку, шпион её теряет.
card-cassius-does = Ваш противник в одиночной игре: после вашего строительства его карты строят, действуют и вредят вам.
card-cassius-now = всего { $total }, карт осталось { $cards }
card-objective-does = Одна из семи задач Соло Императора; нужно { $need }.
card-achievement-does = Его отмечают после партии; на исход оно не влияет.
shelf-provinces = Провинции и налоги
shelf-buildings = Здания
shelf-main = Слава, Сенат, поля битв
shelf-players = Персонажи, запас, медали
shelf-pantheon = Пантеон
shelf-plots = Интриги, вражда, усиления
shelf-goods = Товары
shelf-tasks = Задания
shelf-events = События
shelf-diplomacy = Шпионы и союзники
shelf-alone = В одиночку
shelf-achievements = Достижения

## Откуда данные
provenance-characters = Персонажи: пять чисел и якорь Марка Антония напечатаны; шкалы усилений, остальные якоря и уникальные интриги восстановлены нами.
provenance-buildings = Здания: запасы, медали и религиозные здания напечатаны; остальные цены и слава восстановлены нами.
provenance-board = Поля: вехи, земледелие, значения Сената и три штрафа напечатаны; остальное восстановлено нами.
provenance-battlefields = Поля битв: напечатано в правилах.
provenance-pantheon = Пантеон: напечатано в правилах.
provenance-pieces = Стоимость частей Пантеона: напечатано в правилах.
provenance-sets = Стоимость наборов: напечатано в правилах.
provenance-events = События: их число, стрелки и то, что они сравнивают игроков, напечатаны; что делает каждое, восстановлено нами.
provenance-goods = Товары: условия, пять карт и стоимость наборов напечатаны; остальное восстановлено нами.
provenance-tasks = Задания: восемь названий и два условия напечатаны, число опубликовано; остальное восстановлено нами.
provenance-solo = Задачи Соло Императора: напечатано в правилах.
provenance-opponents = Сложность Кассия: восстановлено нами.
provenance-cassius = Карты Кассия: их число напечатано, содержание восстановлено нами.
provenance-battles = Карты битв: их число напечатано, сила восстановлена нами.
provenance-achievements = Достижения: напечатано в правилах.

## Стол словами
view-card = карта
view-goods = товары
view-ware = тип товара
view-condition = играют
view-amount = количество
view-playable = можно сыграть сейчас
view-cards = карты
view-end_fame = итоговая слава
view-sphere = тип
view-level = уровень
view-building = здание
view-capacity = мест
view-free_places = свободных мест
view-followers = сторонники
view-boosted = усиления под сторонниками
view-next_building = следующий уровень
view-next_cost = его цена
view-next_fame = его слава
view-next_in_stock = осталось в запасе
view-missing = не хватает
view-slot = ячейка
view-owner = владелец
view-active = активирована
view-fresh = размещена в этом раунде
view-target_seat = цель
view-intrigue = эффекты
view-activatable = можно активировать
view-next_target_seat = цель после поворота
view-province = провинция
view-place = сторона стола, по часовой стрелке от 0
view-next_place = сторона после поворота
view-governor_seat = управляет
view-next_governor_seat = будет управлять
view-first_player_token = жетон первого игрока
view-population = население
view-tax = обычный налог
view-double_tax = двойной налог
view-penalty = штраф двойного налога
view-sites = здания
view-slots = ячейки интриг
view-height = высота
view-legions = легионы
view-rank = место
view-tied = ничья
view-field = поле битвы
view-shield = щит
view-conquered = завоёвано
view-banners = знамёна
view-ranks = места сейчас
view-battles_fought = прошедшие битвы
view-cell = ячейка шкалы
view-moves = сдвигается при достижении
view-claimed_by = достигли
view-left = осталось
view-cost = цена
view-fame = слава
view-medal = медаль
view-event = событие
view-negative = негативное
view-clockwise = по часовой стрелке
view-quarters = четверти оборота
view-affects = затронуло
view-moment_seat = может играть товары
view-at = место действия
view-played = сыграно в этот момент
view-activator_seat = кто активирует
view-strikes = объявлено
view-cancelled = отменено
view-proposer_seat = кто предлагает
view-stake = ставка
view-demand = требование
view-objective = задача
view-have = есть
view-need = нужно
view-reached = выполнено
view-cards_left = карт осталось
view-shown = открытые карты
view-last_build = последняя стройка
view-last_plot = последние козни
view-total = итог сейчас
view-state = состояние
view-tier = уровень Пантеона
view-own = свои части
view-own_needed = нужно своих частей
view-common = общая часть
view-finished = завершён
view-can_be_sabotaged = доступен саботажу
view-task = задание
view-worth = стоит
view-outdone = соперник впереди
view-seat = место
view-ready = готовность
view-character = персонаж
view-next_province = провинция после поворота
view-denarii = денарии
view-laps = круги шкалы славы
view-to_next_milestone = славы до следующей вехи
view-feud = жетоны вражды
view-track = шкала вражды
view-boosts_open = открытые усиления
view-followers_left = осталось разместить сторонников
view-followers_to_recruit = можно завербовать сторонников
view-legions_home = легионы на планшете
view-legions_to_recruit = можно завербовать легионов
view-legions_stationed = легионы на полях битв
view-votes = голоса
view-votes_home = голоса на планшете
view-votes_to_recruit = можно завербовать голосов
view-votes_in_column = голоса в колонне
view-next_vote_is_supremacy = один голос до превосходства
view-supremacy_fame = слава за превосходство
view-intrigues_home = интриги на планшете
view-intrigues_placed = размещённые интриги
view-anchor = карта якоря
view-known_goods = товары, известные всем
view-sets = наборы
view-medals = медали
view-pantheon = Пантеон
view-next_piece = следующая часть Пантеона
view-next_piece_fame = её итоговая слава
view-tasks = задания
view-task_objective = задача по заданиям
view-revealed_tasks = открытые задания
view-tokens_left = осталось жетонов дипломатии
view-tokens_shown = использованные жетоны дипломатии
view-can_tax_double = доступен двойной налог
view-end_fame_military = итоговая слава, война
view-end_fame_senate = итоговая слава, Сенат
view-end_fame_sets = итоговая слава, наборы
view-end_fame_pantheon = итоговая слава, Пантеон
view-end_fame_denarii = итоговая слава, денарии
view-denarii_per_fame = денариев за 1 очко итоговой славы
view-public_total = итог без заданий
view-can_exchange = можно обменять денарии на славу
view-achievements = достижения
view-round = раунд
view-rounds = раундов
view-phase = фаза
view-variants = варианты
view-solo = в одиночку
view-order = порядок хода
view-first_player_seat = первый игрок
view-next_turn = предстоящий поворот, четверти (минус: против часовой стрелки)
view-events_left = осталось событий
view-past_events = прошедшие события
view-provinces = провинции
view-colosseum = сторонники в Колизее
view-senate = колонна Сената
view-senate_values = итоговая слава по высоте
view-senate_room = место в колонне
view-battlefields = поля битв
view-milestones = вехи
view-stock = запас зданий
view-common_foundation = общие части фундамента
view-common_temple = общие части храма
view-feud_supply = жетоны вражды в запасе
view-goods_left = товары в колоде
view-discards = сброс товаров
view-aside = отложенные товары
view-tasks_left = задания в колоде
view-farming = денарии за земледелие
view-harvest = денарии за следующего сторонника на земледельческом здании
view-cheers = слава за Колизей
view-sale = денарии за проданную карту
view-hand_limit = карт в руке не больше
view-lap = ячеек на шкале славы
view-moment = момент для товаров
view-plot = действующая интрига
view-proposal = предложение
view-objectives = задачи
view-solo_title = титул
view-cassius = Кассий
view-players = игроки
view-hand = ваши товары
view-dealt = задания на выбор
view-known = известные вам карты
view-tokens = ваши жетоны дипломатии
view-token = ваш жетон на столе
view-answer = ваш запечатанный ответ
view-exchange_price = денариев за 1 очко славы
view-epirus = Эпир
view-macedonia = Македония
view-thrace = Фракия
view-completed_tasks = выполненные задания

# Как называются вещи: сообщения с их названиями начинаются с одного из этих видов.
view-kinds = province sphere building field medal tier piece character intrigue ware condition goods task event achievement at token state objective variant solo_title
state-open = открыта
state-used = использовано
state-covered = накрыта
objective-fame = слава на шкале
objective-medals = медали
objective-conquered = завоёванные поля битв
objective-votes = голоса в колонне
objective-sets = наборы
objective-pantheon = части Пантеона
objective-tasks = выполненные задания
variant-spies = Шпионы и союзники
variant-truce = Перемирие
variant-clockwise = По ходу часов
variant-heroes = Герои
variant-harsh = Суровые времена
solo_title-none = без титула
solo_title-praetor = претор
solo_title-emperor = император
solo_title-divine = божественное дитя Юпитера
