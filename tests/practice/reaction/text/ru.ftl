# Учебный отклик. Пары к en.ftl.

phase-turn = Ход

card-sword = меч
card-shield = щит
card-laurel = лавр
glory = слава
laurels = лавры на руке

ask-turn = Возьмите карту, нападите, выложите лавр или отдыхайте
why-turn = У вас { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  }.
draw = Взять карту
attack = Напасть: { $target }
crown = Выложить лавр
rest = Отдыхать

ask-defence = Покажите щит или уступите
why-defence = На вас нападает { $attacker }.
shield = Показать щит
yield = Уступить

no-sword = У вас нет меча.
no-laurel = У вас нет лавра.
no-shield = У вас нет щита.
no-cards-left = Карт больше не осталось.
not-oneself = На себя не нападают.

told-draw = { $who } берёт карту.
told-attack = { $who } нападает. Цель: { $target }.
told-crown = { $who } выкладывает лавр.
told-rest = { $who } отдыхает.
told-shield = { $who } показывает щит.
told-yield = { $who } уступает.
drawn = Эта карта: { $card }.
hit = { $who } получает славу. Уступает { $target }.
lost = { $who } теряет карту: { $card }.
shows = { $who } показывает руку: { $cards }.

by-points = больше всего очков
by-cards = больше всего карт при равных очках

provenance-cards = Карты придуманы для упражнения.
