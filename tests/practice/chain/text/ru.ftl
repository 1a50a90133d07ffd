# Учебная цепочка. Пары к en.ftl.

phase-expedition = Поход

land-road = дорога
land-ruins = руины
land-village = деревня
land-ambush = засада
glory = слава
legions = легионы

ask-march = Идите в неизвестность или разбейте лагерь
why-march = У вас { $legions ->
    [one] { $legions } легион
    [few] { $legions } легиона
   *[many] { $legions } легионов
  }.
ask-further = Идите дальше или разбейте лагерь
why-further = Дорога ведёт дальше, припасов: { $supplies }.
ask-dig = Копайте в руинах или разбейте лагерь
why-dig = Бросок 1 или 2 стоит легиона, припасов: { $supplies }.
march = Идти на { $cell }
camp = Разбить лагерь
dig = Копать

not-ahead = Отсюда нельзя пойти на { $cell }.

marched = { $who } идёт на { $cell }.
told-camp = { $who } разбивает лагерь.
told-dig = { $who } копает.
found = { $who } находит на { $cell }: { $land }.
thrown = { $who } бросает { $thrown }. Осталось: { $legions ->
    [one] { $legions } легион
    [few] { $legions } легиона
   *[many] { $legions } легионов
  }.

by-points = больше всего очков
grade-hero = Герой
grade-citizen = Гражданин
grade-lost = Пропал в глуши
