# Самая маленькая учебная игра. Пары к en.ftl.

phase-turns = Ходы
phase-guess = Догадка

pebbles = камешки
a-number = Число { $number }
number-is = Его можно показать один раз.
number-shown = его уже показали

ask-turn = Возьмите камешек, бросьте кость, возьмите число или покажите
why-turn = В куче { $heap ->
    [one] { $heap } камешек
    [few] { $heap } камешка
   *[many] { $heap } камешков
  }.
take = Взять камешек
throw = Бросить кость на камешки
draw = Взять число
show = Показать { $number }
ask-guess = Угадайте сторону
why-guess = Правая приносит камешек.
left = Левая
right = Правая
flag = Поднять флаг

shown-already = Это число уже показано.
not-in-hand = Этого числа у вас нет.
flag-waved = Вы уже махали флагом.

told-take = { $who } берёт камешек.
told-throw = { $who } бросает кость.
told-draw = { $who } берёт число.
told-show = { $who } показывает { $number }.
told-left = { $who }: левая.
told-right = { $who }: правая.
told-flag = { $who } поднимает флаг.
drawn = Ваше число: { $number }.

by-pebbles = больше всего камешков
