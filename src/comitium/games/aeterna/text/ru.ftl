# Вечный город. Пары к en.ftl.

game-name = Вечный город
game-about = Отбирайте строения и провинции трёх эпох, добивайтесь семи холмов и не доводите народ до восстания, чтобы о вас не забыли.

## Фазы и эпохи
phase-draft = Драфт
phase-actions = Действия
phase-scoring = Получение очков
phase-ruin = Разорение
phase-structures = Сооружения
phase-domus = Домус
phase-revolts = Восстания
phase-food = Еда
phase-end_of_epoch = Конец эпохи
phase-final_scoring = Итоговый подсчёт
epoch-1 = Царство
epoch-2 = Республика
epoch-3 = Империя

## Холмы, сооружения, цвета
hill-capitoline = Капитолий
hill-palatine = Палатин
hill-quirinal = Квиринал
hill-caelian = Целий
hill-aventine = Авентин
hill-esquiline = Эсквилин
hill-viminal = Виминал
piece-temple = храм
piece-aqueduct = акведук
piece-amphitheatre = амфитеатр
colour-political = политический
colour-civil = гражданский
colour-religious = религиозный
colour-military = военный
colour-trade = торговый
colour-diplomatic = дипломатический
colour-figure = личность

## Ресурсы
amount-citizens = { $n ->
    [one] { $n } гражданин
    [few] { $n } гражданина
   *[many] { $n } граждан
  }
amount-aurei = { $n ->
    [one] { $n } аурей
    [few] { $n } аурея
   *[many] { $n } ауреев
  }
amount-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
  }
amount-wheat = { $n ->
    [one] { $n } пшеница
    [few] { $n } пшеницы
   *[many] { $n } пшеницы
  }
amount-points = { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
  }
amount-unrest = +{ $n ->
    [one] { $n } очко восстаний
    [few] { $n } очка восстаний
   *[many] { $n } очков восстаний
  }
amount-calm = −{ $n ->
    [one] { $n } очко восстаний
    [few] { $n } очка восстаний
   *[many] { $n } очков восстаний
  }
award-board-card = сыграть карту на поле

## Карты
card-servian_wall = Сервиева стена
card-temple_of_janus = Храм Януса
card-temple_of_jupiter_feretrius = Храм Юпитера Феретрия
card-tombs = Гробницы
card-temple_of_vesta = Храм Весты
card-lupercal = Луперкал
card-pile_bridge = Свайный мост
card-cloaca_maxima = Большая клоака
card-forum_boarium = Бычий форум
card-comitium = Комиций
card-hut_of_romulus = Хижина Ромула
card-regia = Регия
card-castra_praetoria = Кастра Претория
card-triumphal_arch = Триумфальная арка
card-war_column = Колонна войны
card-temple_of_magna_mater = Храм Великой Матери
card-temple_of_concordia = Храм Конкордии
card-temple_of_hercules_invictus = Храм Геркулеса Непобедимого
card-theatre_of_pompey = Театр Помпея
card-baths_of_agrippa = Термы Агриппы
card-queen_of_roads = Царица дорог
card-curia_hostilia = Курия Гостилия
card-tabularium = Табуларий
card-saepta_julia = Юлиевы септы
card-port_of_centumcellae = Порт в Центумцеллах
card-castra_peregrina = Кастра Перегрина
card-castra_of_the_elite_guard = Кастра элитной гвардии
card-pantheon = Пантеон
card-church_of_saint_peter = Церковь Святого Петра
card-serapeum = Серапеум
card-aqua_alexandrina = Аква-Александрина
card-stadium_of_domitian = Стадион Домициана
card-flavian_amphitheatre = Амфитеатр Флавиев
card-trajans_column = Колонна Траяна
card-domitians_palace = Дворец Домициана
card-triumphal_arch_of_titus = Триумфальная арка Тита
card-caenina = Ценина
card-antemnae = Антемны
card-crustumerium = Крустумерий
card-fidenae = Фидены
card-alba_longa = Альба-Лонга
card-sabina = Сабина
card-gabii = Габии
card-veii = Вейи
card-samnium = Самний
card-magna_graecia = Великая Греция
card-sicily = Сицилия
card-sardinia_and_corsica = Сардиния и Корсика
card-hispania = Испания
card-africa = Африка
card-macedonia = Македония
card-asia = Азия
card-thrace = Фракия
card-britannia = Британия
card-dacia = Дакия
card-egypt = Египет
card-judaea = Иудея
card-mauretania = Мавретания
card-germania = Германия
card-arabia = Аравия
card-romulus = Ромул
card-servius_tullius = Сервий Туллий
card-mucius_scaevola = Муций Сцевола
card-tarquin_the_proud = Тарквиний Гордый
card-spartacus = Спартак
card-sulla = Сулла
card-caesar = Цезарь
card-tiberius_and_gaius_gracchus = Тиберий и Гай Гракхи
card-trajan = Траян
card-augustus = Август
card-galla_placidia = Галла Плацидия
card-hadrian = Адриан

## Свойства строений
ability-instant = мгновенное
ability-permanent = постоянное
ability-activated = активируемое
ability-servian_wall = В фазе Г каждый разорённый холм, где вы префект, приносит вам на { $ruin_unrest_less } меньше очков восстаний.
ability-temple_of_janus = Если в этой эпохе вы сыграли провинцию, получите { $aurei ->
    [one] { $aurei } аурей
    [few] { $aurei } аурея
   *[many] { $aurei } ауреев
  }, иначе потеряйте { $unrest_less ->
    [one] { $unrest_less } очко восстаний
    [few] { $unrest_less } очка восстаний
   *[many] { $unrest_less } очков восстаний
  }.
ability-temple_of_jupiter_feretrius = Каждая сыгранная провинция приносит { $province_points } ОП.
ability-tombs = В фазе З каждый голодный гражданин приносит на { $hunger_unrest_less } меньше очков восстаний.
ability-temple_of_vesta = Потеряйте { $unrest_less ->
    [one] { $unrest_less } очко восстаний
    [few] { $unrest_less } очка восстаний
   *[many] { $unrest_less } очков восстаний
  }.
ability-lupercal = Получите { $citizens ->
    [one] { $citizens } гражданина
    [few] { $citizens } гражданина
   *[many] { $citizens } граждан
  }.
ability-pile_bridge = Влияние на холм обходится вам дешевле на { $influence_wheat_less ->
    [one] { $influence_wheat_less } пшеницу
    [few] { $influence_wheat_less } пшеницы
   *[many] { $influence_wheat_less } пшеницы
  }.
ability-cloaca_maxima = В начале фазы Ж, до проверки жетонов ущерба, потеряйте { $revolt_unrest_less ->
    [one] { $revolt_unrest_less } очко восстаний
    [few] { $revolt_unrest_less } очка восстаний
   *[many] { $revolt_unrest_less } очков восстаний
  }.
ability-forum_boarium = Обменяйте до { $trades ->
    [one] { $trades } раза
   *[other] { $trades } раз
  } в одну сторону: { $wheat ->
    [one] { $wheat } пшеницу
    [few] { $wheat } пшеницы
   *[many] { $wheat } пшеницы
  } на { $aurei ->
    [one] { $aurei } аурей
    [few] { $aurei } аурея
   *[many] { $aurei } ауреев
  } или наоборот.
ability-comitium = Получите { $aurei ->
    [one] { $aurei } аурей
    [few] { $aurei } аурея
   *[many] { $aurei } ауреев
  } за каждый холм с вашим гражданином.
ability-hut_of_romulus = Получите { $points } ОП.
ability-regia = Личности стоят вам меньше на { $figure_aurei_less ->
    [one] { $figure_aurei_less } аурей
    [few] { $figure_aurei_less } аурея
   *[many] { $figure_aurei_less } ауреев
  }.
ability-castra_praetoria = Ваша стопка обходит и стопки той же высоты.
ability-triumphal_arch = Получите { $points } ОП за каждую провинцию, сыгранную вами в этой эпохе, но не больше { $most }.
ability-war_column = Ваши провинции приносят на { $province_unrest_less } меньше очков восстаний.
ability-temple_of_magna_mater = Верните в активное положение { $tokens ->
    [one] { $tokens } истощённый жетон наград
    [few] { $tokens } истощённых жетона наград
   *[many] { $tokens } истощённых жетонов наград
  } на холме с вашим гражданином.
ability-temple_of_concordia = Вы теряете { $unrest_less ->
    [one] { $unrest_less } очко восстаний
    [few] { $unrest_less } очка восстаний
   *[many] { $unrest_less } очков восстаний
  }, каждый другой игрок теряет { $others_unrest_less }.
ability-temple_of_hercules_invictus = Ваши провинции приносят больше на { $province_aurei_more ->
    [one] { $province_aurei_more } аурей
    [few] { $province_aurei_more } аурея
   *[many] { $province_aurei_more } ауреев
  }.
ability-theatre_of_pompey = В фазе В вы получаете ещё { $prefect_points } ОП за каждый холм, где вы префект.
ability-baths_of_agrippa = Получите { $points } ОП и потеряйте { $unrest_less ->
    [one] { $unrest_less } очко восстаний
    [few] { $unrest_less } очка восстаний
   *[many] { $unrest_less } очков восстаний
  }.
ability-queen_of_roads = Каждое влияние на холм приносит вам { $influence_aurei ->
    [one] { $influence_aurei } аурей
    [few] { $influence_aurei } аурея
   *[many] { $influence_aurei } ауреев
  }.
ability-curia_hostilia = Получите { $aurei ->
    [one] { $aurei } аурей
    [few] { $aurei } аурея
   *[many] { $aurei } ауреев
  } за каждый холм, где вы префект.
ability-tabularium = Получите { $points } ОП за каждое строение в вашей игровой зоне вместе с этим, но не больше { $most }.
ability-saepta_julia = Пас приносит вам ещё { $pass_points } ОП.
ability-port_of_centumcellae = Отдайте { $wheat ->
    [one] { $wheat } пшеницу
    [few] { $wheat } пшеницы
   *[many] { $wheat } пшеницы
  } и получите { $aurei ->
    [one] { $aurei } аурей
    [few] { $aurei } аурея
   *[many] { $aurei } ауреев
  }; { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
  } за эпоху.
ability-castra_peregrina = Можете сразу сыграть { $board_cards ->
    [one] { $board_cards } карту на поле
    [few] { $board_cards } карты на поле
   *[many] { $board_cards } карт на поле
  }, уплатив стоимость.
ability-castra_of_the_elite_guard = В фазе Ж не отвечайте на { $damage_ignored ->
    [one] { $damage_ignored } жетон ущерба
    [few] { $damage_ignored } жетона ущерба
   *[many] { $damage_ignored } жетонов ущерба
  }, самый высокий из достигнутых.
ability-pantheon = Получите { $points } ОП за каждый цвет карт в вашей игровой зоне, но не больше { $most }.
ability-church_of_saint_peter = Провинции стоят вам меньше на { $province_citizens_less ->
    [one] { $province_citizens_less } гражданина
    [few] { $province_citizens_less } гражданина
   *[many] { $province_citizens_less } граждан
  }, но не дешевле { $province_citizens_least }.
ability-serapeum = Если уровень восстаний не выше { $unrest_at_most }, получите { $points } ОП.
ability-aqua_alexandrina = В фазе З без пшеницы остаются сыты: { $citizens_fed ->
    [one] { $citizens_fed } ваш гражданин
    [few] { $citizens_fed } ваших гражданина
   *[many] { $citizens_fed } ваших граждан
  }.
ability-stadium_of_domitian = Получите { $points } ОП за каждого вашего гражданина на холмах, но не больше { $most }.
ability-flavian_amphitheatre = Получите { $points } ОП за каждый холм с амфитеатром, но не больше { $most }.
ability-trajans_column = Получите { $points } ОП за каждую провинцию в вашей игровой зоне, но не больше { $most }.
ability-domitians_palace = В фазе В вы получаете ещё { $presence_points } ОП за каждый холм с вашим гражданином.
ability-triumphal_arch_of_titus = Получите { $points } ОП за каждый холм, где вы префект, но не больше { $most }.

## Что считают личности
requirement = { $each ->
    [1] { $counts }
   *[other] { $counts }, по { $each }
  }
count-hills_with_citizens = холмы с вашими гражданами
count-hills_as_prefect = холмы, где вы префект
count-hills_with_amphitheatre = холмы с амфитеатром
count-structures_as_prefect = сооружения на холмах, где вы префект
count-citizens_in_play = ваши граждане в домусе и на поле
count-citizens_on_board = ваши граждане на поле
count-citizens_on_hills = ваши граждане на холмах
count-buildings = ваши строения
count-buildings_this_epoch = ваши строения этой эпохи
count-military_buildings = ваши военные строения
count-political_buildings = ваши политические строения
count-religious_buildings = ваши религиозные строения
count-provinces = ваши провинции
count-provinces_this_epoch = ваши провинции этой эпохи
count-colours = цвета ваших карт
count-wheat = пшеница в вашем домусе

## Настройки стола
option-hills = Активные холмы
option-hills-lowest = С наименьшими номерами
option-hills-1-2-4 = Капитолий, Палатин, Целий
option-hills-1-2-5 = Капитолий, Палатин, Авентин
option-hills-1-2-6 = Капитолий, Палатин, Эсквилин
option-hills-1-2-7 = Капитолий, Палатин, Виминал
option-hills-1-3-4 = Капитолий, Квиринал, Целий
option-hills-1-3-5 = Капитолий, Квиринал, Авентин
option-hills-1-3-6 = Капитолий, Квиринал, Эсквилин
option-hills-1-3-7 = Капитолий, Квиринал, Виминал
option-hills-1-4-5 = Капитолий, Целий, Авентин
option-hills-1-4-6 = Капитолий, Целий, Эсквилин
option-hills-1-4-7 = Капитолий, Целий, Виминал
option-hills-1-5-6 = Капитолий, Авентин, Эсквилин
option-hills-1-5-7 = Капитолий, Авентин, Виминал
option-hills-1-6-7 = Капитолий, Эсквилин, Виминал
option-hills-2-3-4 = Палатин, Квиринал, Целий
option-hills-2-3-5 = Палатин, Квиринал, Авентин
option-hills-2-3-6 = Палатин, Квиринал, Эсквилин
option-hills-2-3-7 = Палатин, Квиринал, Виминал
option-hills-2-4-5 = Палатин, Целий, Авентин
option-hills-2-4-6 = Палатин, Целий, Эсквилин
option-hills-2-4-7 = Палатин, Целий, Виминал
option-hills-2-5-6 = Палатин, Авентин, Эсквилин
option-hills-2-5-7 = Палатин, Авентин, Виминал
option-hills-2-6-7 = Палатин, Эсквилин, Виминал
option-hills-3-4-5 = Квиринал, Целий, Авентин
option-hills-3-4-6 = Квиринал, Целий, Эсквилин
option-hills-3-4-7 = Квиринал, Целий, Виминал
option-hills-3-5-6 = Квиринал, Авентин, Эсквилин
option-hills-3-5-7 = Квиринал, Авентин, Виминал
option-hills-3-6-7 = Квиринал, Эсквилин, Виминал
option-hills-4-5-6 = Целий, Авентин, Эсквилин
option-hills-4-5-7 = Целий, Авентин, Виминал
option-hills-4-6-7 = Целий, Эсквилин, Виминал
option-hills-5-6-7 = Авентин, Эсквилин, Виминал
option-hills-1-2-3-4-6 = Капитолий, Палатин, Квиринал, Целий, Эсквилин
option-hills-1-2-3-4-7 = Капитолий, Палатин, Квиринал, Целий, Виминал
option-hills-1-2-3-5-6 = Капитолий, Палатин, Квиринал, Авентин, Эсквилин
option-hills-1-2-3-5-7 = Капитолий, Палатин, Квиринал, Авентин, Виминал
option-hills-1-2-3-6-7 = Капитолий, Палатин, Квиринал, Эсквилин, Виминал
option-hills-1-2-4-5-6 = Капитолий, Палатин, Целий, Авентин, Эсквилин
option-hills-1-2-4-5-7 = Капитолий, Палатин, Целий, Авентин, Виминал
option-hills-1-2-4-6-7 = Капитолий, Палатин, Целий, Эсквилин, Виминал
option-hills-1-2-5-6-7 = Капитолий, Палатин, Авентин, Эсквилин, Виминал
option-hills-1-3-4-5-6 = Капитолий, Квиринал, Целий, Авентин, Эсквилин
option-hills-1-3-4-5-7 = Капитолий, Квиринал, Целий, Авентин, Виминал
option-hills-1-3-4-6-7 = Капитолий, Квиринал, Целий, Эсквилин, Виминал
option-hills-1-3-5-6-7 = Капитолий, Квиринал, Авентин, Эсквилин, Виминал
option-hills-1-4-5-6-7 = Капитолий, Целий, Авентин, Эсквилин, Виминал
option-hills-2-3-4-5-6 = Палатин, Квиринал, Целий, Авентин, Эсквилин
option-hills-2-3-4-5-7 = Палатин, Квиринал, Целий, Авентин, Виминал
option-hills-2-3-4-6-7 = Палатин, Квиринал, Целий, Эсквилин, Виминал
option-hills-2-3-5-6-7 = Палатин, Квиринал, Авентин, Эсквилин, Виминал
option-hills-2-4-5-6-7 = Палатин, Целий, Авентин, Эсквилин, Виминал
option-hills-3-4-5-6-7 = Квиринал, Целий, Авентин, Эсквилин, Виминал

## Вопросы
ask-keep = Оставьте одну карту
why-keep = Остальные { $cards } передаются влево, игроку { $neighbour }.
why-keep-last = Другая ляжет на поле, открытая для всех.
ask-turn = Выполните одно основное действие
why-turn = На руке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  }; пас сейчас приносит { $points } ОП.
ask-end-turn = Дополнительные действия или конец хода
why-end-turn = Основное действие выполнено.
ask-board-card = Сыграйте одну из карт на поле
ask-board-card-maybe = Сыграйте одну из карт на поле или откажитесь
why-board-card = Вам по средствам { $payable } из { $cards }.
ask-revolt = Ответьте на жетон ущерба
why-revolt = При уровне восстаний { $unrest } осталось ответить: { $left ->
    [one] { $left } жетон
    [few] { $left } жетона
   *[many] { $left } жетонов
  }. Фишек рока: { $doom }.
ask-place = Выберите место в очерёдности следующей эпохи
why-place = Свободно: { $free ->
    [one] { $free } место
    [few] { $free } места
   *[many] { $free } мест
  }. Кто раньше спасовал, тот раньше выбирает.

## Заголовки шагов, по виду следующей фигуры
step-action = Что с этим сделать?
step-card = Выберите карту
step-goods = Выберите награду за сброс
step-figure = Выберите личность
step-space = Выберите сооружение
step-hill = Выберите холм
step-award = Выберите награду или откажитесь от неё
step-played = Выберите строение
step-trade = Выберите, что отдать
step-board = Выберите карту на поле
step-damage = Выберите жетон ущерба
step-order = Выберите место

## Варианты
keep = Оставить «{ $card }»
play = Сыграть «{ $card }». Стоимость: { $cost }
play-board-card = Сыграть с поля «{ $card }». Стоимость: { $cost }
decline = Не играть карту на поле
favour = Получить благосклонность: { $figure }. Стоимость: { $aurei ->
    [one] { $aurei } аурей
    [few] { $aurei } аурея
   *[many] { $aurei } ауреев
  }, эффект: { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
  }
erect = Возвести { $structure } на холме { $hill }
influence = Оказать влияние на холм { $hill } без награды. { $wheat ->
    [0] Бесплатно
   *[other] Пшеница: { $wheat }
  }
influence-award = Оказать влияние на холм { $hill } и взять награду: { $award }. { $wheat ->
    [0] Бесплатно
   *[other] Пшеница: { $wheat }
  }
discard = Сбросить «{ $card }» и получить: { $reward }
activate = Активировать «{ $card }»: { $effect }
sell-wheat = отдать { $wheat ->
    [one] { $wheat } пшеницу
    [few] { $wheat } пшеницы
   *[many] { $wheat } пшеницы
  }, получить { $aurei ->
    [one] { $aurei } аурей
    [few] { $aurei } аурея
   *[many] { $aurei } ауреев
  }
buy-wheat = отдать { $aurei ->
    [one] { $aurei } аурей
    [few] { $aurei } аурея
   *[many] { $aurei } ауреев
  }, получить { $wheat ->
    [one] { $wheat } пшеницу
    [few] { $wheat } пшеницы
   *[many] { $wheat } пшеницы
  }
refresh-award = награда «{ $award }» на холме { $hill } снова активна
pass = Спасовать и получить { $points } ОП
end-turn = Закончить ход
pay-damage = Уплатить по жетону на уровне { $space }: { $cost }
take-doom = Взять фишку рока за жетон на уровне { $space }
take-place = Занять место { $place }

## Отказы
too-few = Нужно: { $need }; у вас { $have }.
held = { $what } ({ $n })
requirement-not-met = Требование не выполнено ни разу: { $held }; нужно { $kinds ->
    [1] { $each }
   *[other] по { $each }
  }.
space-empty = Клетка сооружений «{ $structure }» в этой эпохе уже использована.
structure-there = На холме { $hill } уже есть такое сооружение: { $structure }.
hill-full = Все клетки граждан на холме { $hill } заняты другими: { $spaces }.
award-exhausted = Этот жетон наград на холме { $hill } истощён до конца эпохи.
no-payable-board-card = { $cards ->
    [0] На поле не осталось карт.
    [one] Вам не по средствам единственная карта на поле.
   *[many] Вам не по средствам ни одна из карт на поле: их { $cards }.
  }
board-card-due = Жетон взят: одну карту на поле придётся сыграть.
no-effect = «{ $card }» сейчас ничего не даст.
already-turned = Строение «{ $card }» повёрнуто до конца эпохи.
main-action-done = Основное действие этого хода уже выполнено.
main-action-due = Сначала нужно основное действие; пас тоже подойдёт.
only-by-effect = Карту на поле можно сыграть только по жетону наград или свойству карты.
not-in-hand = Этой карты нет у вас на руке.
figure-not-there = Этой личности нет на поле.
not-on-board = Этой карты нет на поле.
no-citizen-there = На холме { $hill } нет ваших граждан.
award-is-active = Этот жетон наград на холме { $hill } и так активен.
not-activated = У вас нет строения, которое можно так активировать.
hill-inactive = Холм { $hill } выбрать нельзя: в этой игре он не активен.
turn-how = Сыграйте карту, получите благосклонность, возведите сооружение, окажите влияние на холм или спасуйте; плюс дополнительные действия.
not-in-packet = Этой карты нет среди ваших { $cards }.
keep-how = Назовите одну из своих карт, например «keep regia».
no-such-threat = При уровне восстаний { $unrest } нужно ответить ещё на { $left ->
    [one] { $left } жетон
    [few] { $left } жетона
   *[many] { $left } жетонов
  }, и это не один из них.
place-taken-already = Место { $place } уже занято.
place-how = Назовите свободное место от 1 до { $places }, например «order 1».
hill-count = При числе игроков { $seats } активных холмов { $wanted }, а не { $chosen }.

## Журнал
epoch-begins = Начинается эпоха { $epoch }: { $called }.
cards-dealt = Каждому сдано: { $buildings ->
    [one] { $buildings } строение
    [few] { $buildings } строения
   *[many] { $buildings } строений
  } и { $provinces ->
    [one] { $provinces } провинция
    [few] { $provinces } провинции
   *[many] { $provinces } провинций
  }.
packets-passed = Каждый оставил карту и передал влево { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
  }.
card-left = { $who } оставляет на поле «{ $card }».
card-played = { $who } играет «{ $card }». Уплачено: { $cost }.
colour-bonus = { $who } получает бонус за цвет ({ $colour }): { $aurei ->
    [one] { $aurei } аурей
    [few] { $aurei } аурея
   *[many] { $aurei } ауреев
  }.
gained = { $who } получает: { $goods }.
no-citizens-left = { $who } недополучает: { $missed ->
    [one] { $missed } гражданин
    [few] { $missed } гражданина
   *[many] { $missed } граждан
  }. В запасе больше нет.
unrest-falls = { $who } теряет { $amount ->
    [one] { $amount } очко восстаний
    [few] { $amount } очка восстаний
   *[many] { $amount } очков восстаний
  }: теперь { $now }.
unrest-rises = { $who } получает { $amount ->
    [one] { $amount } очко восстаний
    [few] { $amount } очка восстаний
   *[many] { $amount } очков восстаний
  }: теперь { $now }.
calm-bonus = { $who } получает { $points } ОП за падение ниже 0.
unrest-overflows = { $who } теряет { $points } ОП: восстания вышли за край шкалы.
ability-lost = { $who }: свойство карты «{ $card }» ничего не приносит.
no-board-card = { $who } не может оплатить ни одной карты на поле.
board-card-declined = { $who } не играет карту на поле.
favour-obtained = { $who } получает благосклонность: { $figure }. Уплачено: { $aurei ->
    [one] { $aurei } аурей
    [few] { $aurei } аурея
   *[many] { $aurei } ауреев
  }, эффект: { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
  }.
structure-erected = { $who } возводит { $structure } на холме { $hill }.
structure-serves = { $who }, префект холма { $hill }, пользуется сооружением: { $structure }.
influenced = { $who } оказывает влияние на холм { $hill }. Пшеница: { $wheat }, в стопке { $stack ->
    [one] { $stack } гражданин
    [few] { $stack } гражданина
   *[many] { $stack } граждан
  }.
award-taken = { $who } берёт награду на холме { $hill }: { $award }.
award-refreshed = { $who } возвращает награду на холме { $hill }: { $award }.
passed = { $who } пасует.
card-discarded = { $who } сбрасывает «{ $card }».
activated = { $who } активирует «{ $card }».
paid = { $who } платит: { $goods }.
hill-scored = { $who } получает { $points } ОП за холм { $hill }.
hill-ruined = Холм { $hill } разорён ({ $citizens ->
    [one] { $citizens } гражданин
    [few] { $citizens } гражданина
   *[many] { $citizens } граждан
  }): ценность { $value } закрыта.
hill-ruined-at-last = Холм { $hill } разорён ({ $citizens ->
    [one] { $citizens } гражданин
    [few] { $citizens } гражданина
   *[many] { $citizens } граждан
  }).
citizens-home = { $who } возвращает в домус { $citizens ->
    [one] { $citizens } гражданина
    [few] { $citizens } граждан
   *[many] { $citizens } граждан
  }.
damage-paid = { $who } платит по жетону ущерба на уровне { $space }: { $cost }.
doom-taken = { $who } берёт фишку рока за жетон на уровне { $space }, теперь их { $doom }.
citizens-fed = { $who } платит за еду { $wheat ->
    [one] { $wheat } пшеницу
    [few] { $wheat } пшеницы
   *[many] { $wheat } пшеницы
  }. Граждан в домусе: { $citizens }.
citizens-hungry = { $who } не может прокормить { $citizens ->
    [one] { $citizens } гражданина
    [few] { $citizens } граждан
   *[many] { $citizens } граждан
  }.
figures-turned-up = Личности следующей эпохи: { $figures }.
made-ready = Награды и строения снова готовы, пустые клетки сооружений заполнены.
place-taken = { $who } занимает место { $place } в очерёдности хода.
struck-out = { $who } подвергается damnatio memoriae и выбывает.

## Лист очков
score-track = шкала престижа
score-stone = камень
score-wheat = пшеница
score-aurei = ауреи
score-cards = карты
score-sets = наборы цветов
score-doom = шкала рока
score-damnatio = damnatio memoriae

## Победа
by-points = больше всего престижа
by-points-shared = поровну престижа
all-struck-out = забыты все

## Названия, общие для поля, подписей и карточек
action-card = Сыграть карту
action-favour = Получить благосклонность
action-structure = Возвести сооружение
action-influence = Оказать влияние на холм
action-pass = Пас
action-discard = Сбросить карту
action-activate = Активировать строение
action-pay = Заплатить
action-doom = Взять фишку рока
good-citizens = Граждане
good-aurei = Ауреи
good-stone = Камень
good-wheat = Пшеница
good-unrest = Восстания
good-points = Очки престижа
good-doom = Фишки рока
good-hand = Карты на руке
name-award = Награда: { $award }
name-no-award = Без награды
name-structure = Сооружение: { $structure }
name-space = Клетка сооружений: { $structure }
name-damage = Жетон ущерба
name-pass-row = Ряд пасов
name-order-row = Очерёдность хода
name-ruin = Разорение
name-stack = Стопка граждан
name-set = Набор цветов
name-coming = Личности следующих эпох
name-board-cards = Карты на поле
name-trade = Обмен на Бычьем форуме
name-colour = Цвет: { $colour }
name-ability = Свойство: { $kind }
name-phase = Фаза { $letter }, { $phase }
letter-draft = А
letter-actions = Б
letter-scoring = В
letter-ruin = Г
letter-structures = Д
letter-domus = Е
letter-revolts = Ж
letter-food = З
letter-end_of_epoch = И
outlook-hills = Очки за холмы
outlook-ruin = Восстания: разорение
outlook-structures = Очки от храмов
outlook-aqueducts = Пшеница от акведуков
outlook-amphitheatres = Покой от амфитеатров
outlook-revolts = Жетоны ущерба
outlook-needed = Пшеница на всех
outlook-food = Восстания: голод
outlook-doom = Потеря от рока
outlook-damnatio = Шагов до damnatio

## Карточки: для чего нужна каждая вещь
card-does-action-card = Заплатите за карту с руки и положите её в свою игровую зону. Награды приходят сразу.
card-does-action-favour = Заплатите ауреи за личность. Её эффект приходит столько раз, сколько раз выполнено требование.
card-does-action-structure = Отдайте гражданина и камень и переставьте сооружение с его клетки на любой холм, где такого ещё нет.
card-does-action-influence = Поставьте гражданина из домуса на холм, заплатите пшеницу и возьмите одну из наград или ни одной.
card-does-action-pass = Кто пасует, получает наибольшую свободную ценность ряда и больше ничего не делает в фазе Б.
card-does-action-discard = Карта с руки уходит из игры за одну из четырёх наград.
card-does-action-activate = Поверните строение в своей игровой зоне и примените свойство. В фазе И оно выпрямится.
card-does-action-end = Ваш ход закончен, ходит следующий игрок.
card-does-action-decline = Карты на поле остаются лежать.
card-does-action-pay = Уплатите всё, что показано на выбранном жетоне ущерба. Частями платить нельзя.
card-does-action-doom = Фишка рока остаётся у вас. В конце она сдвинет ваш маркер на одну клетку вверх по шкале рока.
card-does-province = Все награды приходят сразу. Уплаченные граждане возвращаются в запас.
card-does-building = Свойство, { $kind }: { $ability }
card-does-figure = Считаются: { $counts }. Каждый раз приносит: { $effect }.
card-does-hill = В фазе В стопки получают слева направо: { $values }. Владелец левой стопки — префект.
card-does-award = Кто влияет на холм, может взять одну награду. Жетон истощается до фазы И.
card-does-award-board = Кто берёт этот жетон, сразу играет карту на поле по её стоимости. Жетон истощается до фазы И.
card-does-no-award = Влияние на холм без награды: ни один жетон не истощается.
card-does-structure = В фазе Д каждой эпохи служит префекту своего холма.
card-does-space = Сюда ставится гражданин, а сооружение переходит на любой холм, где такого ещё нет. Каждая клетка работает раз за эпоху.
card-does-damage = В фазе Ж каждый, чьи восстания дошли до его места, платит всё по жетону или берёт фишку рока.
card-does-order = Ходы фазы Б идут в этом порядке. В фазе И каждый выбирает место: кто раньше спасовал, тот раньше выбирает.
card-does-ruin = В фазе Г разоряются самые людные холмы. Высшая ценность закрывается, префект получает восстания: { $unrest }.
card-does-stack = Граждане одного цвета. Выросшая стопка обходит более низкие слева. Каждая стопка получает ценность, на которой стоит.
card-does-set = По одной карте каждого из шести цветов. В конце приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }, с личностью { $figure }.
card-does-board-cards = Последние карты каждой пачки. Сыграть их позволяет только награда или карта, где это сказано.
card-does-good-citizens = Влияют на холмы, возводят сооружения, ими платят за провинции. Всего у вас { $all ->
    [one] { $all } гражданин
    [few] { $all } гражданина
   *[many] { $all } граждан
  }; каждый в домусе съедает в фазе З одну пшеницу.
card-does-good-aurei = Ими платят за строения и личностей. В конце { $each ->
    [one] { $each } аурей приносит
    [few] { $each } аурея приносят
   *[many] { $each } ауреев приносят
  } очко.
card-does-good-stone = Им платят за строения и сооружения. В конце камней на одно очко: { $each }.
card-does-good-wheat = Ею платят за влияние на холмы и кормят граждан в фазе З. В конце пшеницы на одно очко: { $each }.
card-does-good-unrest = Идут от 0 до { $most }. Жетоны ущерба не выше этого уровня грозят в фазе Ж, а в конце теряются очки. Падение ниже 0 приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
card-does-good-points = У кого их в конце больше всех, тот победил.
card-does-good-doom = В конце ваш маркер встаёт на клетку вашего уровня восстаний и поднимается на клетку за каждую фишку. Потери на клетках: { $losses }. Следующая клетка — damnatio memoriae, вы выбываете.
card-does-good-hand = Карты, оставленные в драфте этой эпохи. Другие видят только их число.
card-does-colour = Каждая сыгранная карта цвета прибавляет { $aurei ->
    [one] { $aurei } аурей
    [few] { $aurei } аурея
   *[many] { $aurei } ауреев
  }, когда вы играете следующую. По одной карте шести цветов — это набор.
card-does-figures = С личностью набор шести цветов приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } вместо { $instead }. Личность не строение и не провинция.
card-does-ability-instant = Срабатывает один раз, когда строение сыграно, после его наград.
card-does-ability-permanent = Работает с той минуты, как строение легло в вашу игровую зону, и до конца игры.
card-does-ability-activated = Дополнительное действие, раз за эпоху, если карта не позволяет больше.
card-does-phase-draft = Каждый тайно оставляет карту из пачки и передаёт остальные влево, и так четыре раза.
card-does-phase-actions = Ходы с одним основным действием и любым числом дополнительных, пока все не спасуют.
card-does-phase-scoring = Холм за холмом каждая стопка получает ценность, на которой стоит.
card-does-phase-ruin = Самые людные холмы разоряются, их префекты получают восстания.
card-does-phase-structures = Каждое сооружение служит префекту своего холма.
card-does-phase-domus = Все граждане возвращаются домой с холмов и клеток сооружений.
card-does-phase-revolts = По жетонам ущерба не выше своих восстаний платят или берут рок.
card-does-phase-food = Каждый гражданин в домусе съедает одну пшеницу. Голод приносит восстания.
card-does-phase-end_of_epoch = Несыгранные карты уходят, всё готовится заново, выбирается очерёдность.
card-does-outlook-hills = Что принесла бы фаза В, если бы фаза Б кончилась сейчас.
card-does-outlook-ruin = Сколько восстаний фаза Г принесла бы префектам разорённых холмов.
card-does-outlook-structures = Сколько очков фаза Д принесла бы префектам холмов с храмом.
card-does-outlook-aqueducts = Сколько пшеницы фаза Д принесла бы префектам холмов с акведуком.
card-does-outlook-amphitheatres = Сколько восстаний потеряли бы в фазе Д префекты холмов с амфитеатром.
card-does-outlook-revolts = На сколько жетонов ущерба пришлось бы ответить в фазе Ж.
card-does-outlook-needed = Сколько пшеницы взяла бы фаза З, когда все граждане вернутся домой.
card-does-outlook-food = Сколько восстаний принёс бы голод в фазе З.
card-does-outlook-doom = Сколько очков отняли бы в конце восстания и фишки рока.
card-does-outlook-damnatio = Столько клеток шкалы рока ещё осталось. Ни одной — вы выбываете.
card-unseen = Закрыты: лежат лицом вниз, пока не кончится предыдущая эпоха.

## Карточки: сколько стоит, что приносит и чего сейчас не хватает
card-goods = { $goods }
card-at-once = сразу { $goods }
card-serves = каждую эпоху префекту холма: { $goods }
card-at = { $what }; { $where }
card-main-action = основное действие, одно за ход
card-free-action = дополнительное действие, сколько угодно за ход
card-ways-open = { $n ->
    [0] сейчас так ничего сделать нельзя
    [one] всего хватает: { $n } возможность
    [few] всего хватает: { $n } возможности
   *[many] всего хватает: { $n } возможностей
  }
card-building-of = Строение, цвет { $colour }, эпоха { $epoch } ({ $called })
card-province-of = Провинция, цвет { $colour }, эпоха { $epoch } ({ $called })
card-figure-of = Личность, эпоха { $epoch } ({ $called })
card-in-hand = у вас на руке
card-in-packet = в пачке перед вами
card-on-board = на поле
card-played-by = в игровой зоне: { $who }
card-board-only = сыграть её позволяет только награда или карта, где это сказано
card-uses-left = { $n ->
    [0] повёрнуто до фазы И
    [one] остался { $n } раз в этой эпохе
    [few] осталось { $n } раза в этой эпохе
   *[many] осталось { $n } раз в этой эпохе
  }
card-times = { $times } × ({ $goods })
card-at-end = { $n ->
    [one] { $n } очко в конце партии
    [few] { $n } очка в конце партии
   *[many] { $n } очков в конце партии
  }
card-at-end-less = −{ $n ->
    [one] { $n } очко в конце партии
    [few] { $n } очка в конце партии
   *[many] { $n } очков в конце партии
  }
card-bonus = { $n ->
    [one] { $n } аурей за цвет
    [few] { $n } аурея за цвет
   *[many] { $n } ауреев за цвет
  }
card-enough = всего хватает, у вас { $goods }
card-hill-number = холм { $number }
card-hill-empty = холм { $number }, никого нет
card-hill-held = холм { $number }, здесь { $citizens ->
    [one] { $citizens } гражданин
    [few] { $citizens } гражданина
   *[many] { $citizens } граждан
  }, префект: { $who }
card-hill-prices = гражданин и пшеница, по числу граждан на холме: { $prices }
card-hill-reach = ваша стопка встанет на место { $place }: { $points ->
    [one] { $points } очко в фазе В
    [few] { $points } очка в фазе В
   *[many] { $points } очков в фазе В
  }
card-awards-left = наград { $n } из { $of }
card-on-hill = холм { $hill }
card-built-by = в этой эпохе занята: { $who }
card-at-unrest = на уровне восстаний { $space }
card-out-of-reach = ничего: жетон вам не грозит, ваш уровень восстаний { $unrest }
card-passed-here = пас: { $who }
card-place-free = место { $place }, свободно
card-place-of = место { $place }: { $who }
card-you-have = у вас { $n }
card-has = { $who }: { $n }
card-by-discard = сброс карты может дать: { $goods }
card-citizens-out = на поле { $out }, в запасе { $supply }
card-food = { $lacking ->
    [0] всего хватает: сейчас фаза З взяла бы пшеницы { $needed }
   *[other] пшеницы { $lacking } из { $needed }, которые сейчас взяла бы фаза З
  }
card-doom-now = с нынешними восстаниями и роком { $points ->
    [0] потери нет
    [one] в конце −{ $points } очко
    [few] в конце −{ $points } очка
   *[many] в конце −{ $points } очков
  }, до damnatio memoriae { $left ->
    [one] { $left } шаг
    [few] { $left } шага
   *[many] { $left } шагов
  }
card-least-ruined = за эпоху не меньше { $n ->
    [one] { $n } холма
   *[other] { $n } холмов
  }
card-spared = здесь { $citizens ->
    [one] { $citizens } гражданин
    [few] { $citizens } гражданина
   *[many] { $citizens } граждан
  }, сейчас холм уцелел бы
card-ruin-due = здесь { $citizens ->
    [one] { $citizens } гражданин
    [few] { $citizens } гражданина
   *[many] { $citizens } граждан
  }, сейчас холм был бы разорён. { $who } получает восстания: { $unrest }
card-stands = ваша стопка стоит на месте { $place }: { $points ->
    [one] { $points } очко в фазе В
    [few] { $points } очка в фазе В
   *[many] { $points } очков в фазе В
  }
card-as-it-stands = вам на сейчас: { $n }
card-now = идёт сейчас
card-sets = { $n ->
    [one] у вас { $n } набор
    [few] у вас { $n } набора
   *[many] у вас { $n } наборов
  }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
card-coming = эпоха { $epoch }: { $n ->
    [one] { $n } закрытая карта
    [few] { $n } закрытые карты
   *[many] { $n } закрытых карт
  }

## Части словаря
shelf-actions = Что можно сделать
shelf-hills = Холмы и награды
shelf-structures = Сооружения
shelf-goods = Ресурсы и жетоны
shelf-epoch = Эпоха
shelf-kinds = Виды карт
shelf-cards = Карты эпохи { $epoch } ({ $called })

## Откуда данные
provenance-buildings = Строения: названия напечатаны в правилах; стоимость, награды, свойства и очки восстановлены нами, кроме напечатанных чисел Церкви Святого Петра.
provenance-provinces = Провинции: восстановлены нами, кроме напечатанных чисел Фракии.
provenance-figures = Личности: имена напечатаны в правилах; стоимость, требования и эффекты восстановлены нами, кроме напечатанных у Ромула и Спартака.
provenance-hills = Холмы: названия и номера напечатаны в правилах; ценности восстановлены нами.
provenance-awards = Жетоны наград: виды напечатаны в правилах; сколько каких, восстановлено нами.
provenance-damage = Жетоны ущерба: напечатано в правилах.
provenance-structures = Сооружения: напечатано в правилах.
provenance-discards = Награды за сброс: напечатано в правилах.
provenance-players = Изменения по числу игроков: напечатано в правилах; из ценностей пасов напечатаны две, остальные восстановлены нами.
provenance-tracks = Шкала восстаний: края напечатаны в правилах; места жетонов ущерба и шкала рока восстановлены нами.
provenance-constants = Отдельные числа правил: напечатано в правилах.

## Стол словами
view-epoch = эпоха
view-epochs = всего эпох
view-phase = фаза
view-kept = карт оставлено в драфте
view-order = очерёдность хода
view-new_order = новая очерёдность
view-passed = спасовали
view-pass_values = ценности пасов
view-next_pass = пас приносит
view-hills = холмы
view-inactive_hills = неактивные холмы
view-figures = личности
view-figures_to_come = личностей в следующих эпохах
view-spaces = клетки
view-board = карты на поле
view-damage = жетоны ущерба
view-damage_due = осталось ответить на жетоны
view-most_unrest = предел восстаний
view-doom_losses = потери на шкале рока
view-reach = какой по счёту стала бы ваша стопка после влияния, по местам
view-unrest_losses = потери ОП за один только уровень восстаний
view-least_ruined = холмов разоряется не меньше
view-erect_cost = цена возведения сооружения
view-erect_points = очки за возведение сооружения
view-discards = награды за сброс карты
view-reward = награда
view-outlook = прогноз эпохи
view-players = игроки
view-card = карта
view-province = провинция
view-colour = цвет
view-ability = свойство
view-cost = стоимость
view-rewards = награды
view-points = ОП
view-effect = эффект
view-count = считается по
view-face = карта
view-this_epoch = сыграна в этой эпохе
view-turned = повёрнуто
view-activations_left = осталось активаций
view-figure = личность
view-aurei = ауреи
view-each = один раз за каждые
view-times = сколько раз сработает
view-prices = цена по местам
view-seat = место
view-citizens = граждане
view-place = место
view-goods = даёт
view-board_card = карта на поле
view-exhausted = истощён
view-hill = холм
view-number = номер
view-values = ценности
view-covered = закрыто ценностей
view-uncovered = открытые ценности
view-stacks = стопки
view-prefect_seat = префект
view-structures = сооружения
view-awards = награды
view-full = нет места, по местам
view-ruin_due = был бы разорён
view-structure = сооружение
view-here = стоит на клетке
view-builder_seat = возвёл игрок
view-in_supply = в запасе
view-income = доход префекта
view-left_by_seat = оставил игрок
view-costs = стоимость по местам
view-payable = по средствам, по местам
view-space = на уровне восстаний
view-pay = платить
view-hill_points = ОП за холмы
view-ruin_unrest = восстания от разорения
view-structure_points = ОП от сооружений
view-structure_wheat = пшеница от сооружений
view-structure_unrest = восстания от сооружений
view-unrest_at_revolts = восстания перед фазой Ж
view-damage_reached = достигнутые жетоны ущерба
view-food_needed = нужно пшеницы
view-food_missing = не хватит пшеницы
view-hunger_unrest = восстания от голода
view-doom_cell = клетка шкалы рока
view-ready = готовность
view-citizens_on_hills = граждане на холмах
view-citizens_on_structures = граждане на клетках сооружений
view-citizens_in_supply = граждане в запасе
view-stone = камень
view-wheat = пшеница
view-unrest = восстания
view-doom = фишки рока
view-doom_loss = потеря от рока
view-doom_left = фишек рока до damnatio memoriae
view-struck_out = damnatio memoriae
view-threats = жетоны ущерба, достигнутые сейчас
view-turn_place = место в очерёдности
view-pass_place = место по пасу
view-hand_size = карт на руке
view-above = постоянные строения
view-at_left = активируемые строения
view-at_right = мгновенные строения и провинции
view-colours = карты по цветам
view-sets = полных наборов
view-set_points = ОП за наборы
view-missing_colours = не хватает цветов до набора
view-next_bonus = следующий набор приносит
view-hand = рука
view-packet = карты для выбора
view-answer = ваш тайный выбор
view-seen = виденные наборы карт
view-cost_now = стоимость сейчас
view-rewards_now = награды сейчас
view-lacking = не хватает
view-colour_bonus = бонус за цвет
view-step = шаг драфта
view-cards = карты
view-kept_card = оставлена
view-passed_to = передано игроку
view-political = политические
view-civil = гражданские
view-religious = религиозные
view-military = военные
view-trade = торговые
view-diplomatic = дипломатические
view-most = не больше
view-unrest_less = потеря восстаний
view-unrest_at_most = если восстания не выше
view-others_unrest_less = потеря восстаний у других
view-trades = обменов
view-tokens = жетонов станет активными
view-board_cards = карт на поле сразу
view-ruin_unrest_less = меньше восстаний от разорения
view-hunger_unrest_less = меньше восстаний от голода
view-revolt_unrest_less = потеря восстаний перед фазой Ж
view-citizens_fed = граждан без пшеницы
view-damage_ignored = жетонов ущерба без ответа
view-influence_wheat_less = меньше пшеницы за влияние
view-influence_aurei = ауреи за влияние
view-passes_equals = обходит равные стопки
view-figure_aurei_less = дешевле личности
view-pass_points = ОП за пас
view-prefect_points = ОП префекту
view-presence_points = ОП за присутствие на холме
view-province_points = ОП за провинцию
view-province_aurei_more = больше ауреев от провинций
view-province_unrest_less = меньше восстаний от провинций
view-province_citizens_less = меньше граждан за провинцию
view-province_citizens_least = но не меньше

# Как называются вещи: сообщения с их названиями начинаются с одного из этих видов.
view-kinds = card hill colour piece count
