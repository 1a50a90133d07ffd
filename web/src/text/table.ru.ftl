# Стол и простая страница. В table.en.ftl — пары.

## Вопрос
tb-question = О чём спрашивают
tb-opening = Стол накрывается
tb-reconnecting = Связь восстанавливается…
tb-kept = Ваш выбор сохранён и будет отправлен снова.
tb-stands = Стол показан таким, каким вы видели его в последний раз.
tb-missing-part = Эта часть не дошла. Вернётся связь — попробуйте снова.
tb-look-on = Смотреть без места
tb-gone = К этому столу не пройти
tb-gone-why = Возможно, ссылка неполная. Попросите новую или вернитесь в зал.
tb-sending = Ваш выбор отправляется
tb-minded = За вас играет бот
tb-minded-why = Он решает за вас, пока вы не вернёте себе место.
tb-waiting = { $count ->
    [one] { $names } думает
   *[other] { $names } думают
  }
tb-waiting-why = Когда придёт ваш черёд, вас позовут.
tb-watching = Вы смотрите.
tb-left = { $left ->
    [one] Остался { $left } вариант
    [few] Осталось { $left } варианта
   *[many] Осталось { $left } вариантов
  }: выбирайте дальше или нажмите на выбранное ещё раз.
tb-hinted = Бот выбрал бы: { $option }.
tb-your-turn = Ваш ход
tb-wins = { $count ->
    [one] { $names } побеждает
   *[other] { $names } делят победу
  }
tb-ranks = { $names }: { $grade }
tb-no-winner = Никто не побеждает
tb-decided = Решает: { $by }. Очки { $points }.
tb-struck-out = Вне подсчёта: { $names }.
tb-replay-at = Момент { $line } из { $lines }
tb-replay-start = Перед первым решением

## Кнопки
tb-undo = Взять назад
tb-undo-title = Один шаг; удерживайте, чтобы вернуть весь ход
tb-hint = Подсказка
tb-hint-title = Как поступил бы бот?
tb-take-seat = Вернуть себе место
tb-less = Меньше
tb-more = Больше
tb-now = К игре
tb-close = Закрыть

## Части страницы и вкладки
tb-board = Поле
tb-players = Игроки
tb-phases = Фазы
tb-parts = Части страницы
tb-round = { $word ->
    [turn] Ход
    [year] Год
    [epoch] Эпоха
   *[round] Раунд
 } { $round } из { $of }
tb-tab-board = Поле
tb-tab-players = Игроки
tb-tab-score = Счёт
tb-tab-log = Журнал
tb-tab-chat = Чат
tb-tab-replay = Повтор
tb-tab-rules = Правила
tb-tab-menu = Стол
tb-tab-keys = Клавиши

## Игроки
tb-you = вы
tb-name = { $who }
tb-bot = бот, { $level }
tb-bot-random = новичок
tb-bot-chance = новичок
tb-bot-greedy = ветеран
tb-bot-search = мастер
tb-state-deciding = решает
tb-state-thinking = думает
tb-state-sealed = под печатью
tb-state-finished = закончено
tb-state-away = не в сети
tb-away-for = нет { $minutes } мин
tb-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
  }
tb-points = очки
tb-forecast-small = прогноз
tb-yes = да

## Счёт и итог
tb-forecast = Прогноз
tb-result = Итог
tb-total = Всего
tb-score-line = { $source }, { $place }: { $points }
tb-score-line-bare = { $source }, { $count }: { $points }
tb-skip = Показать всё
tb-rematch = Реванш
tb-rematch-go = К реваншу
tb-review = Оглянуться
tb-save = Сохранить партию
tb-seed-title = Честен ли был случай?
tb-seed-about = Обязательство показано до первого решения, зерно — ключ к нему. Сохранённую партию проверяет «comitium verify».
tb-seed = Зерно
tb-commitment = Обязательство

## Ход партии и чат
tb-log-filter = Чьи записи
tb-log-all = Все
tb-log-empty = Ещё ничего не произошло.
tb-since = С вашего последнего визита
tb-replay-here = Посмотреть этот момент
tb-say = Сказать
tb-send = Отправить
tb-mute = не слушать
tb-unmute = Снова слушать: { $name }
tb-chat-empty = Ещё никто ничего не сказал.
tb-chat-off = Чат выключен.
tb-chat-silence = Без чата за этим столом
tb-quick-salve = Сальве!
tb-quick-well = Хорошо сыграно
tb-quick-moment = Минуту
tb-quick-thanks = Спасибо за партию

## Повтор
tb-replay = Повтор
tb-replay-about = Вся партия, момент за моментом. Игра тем временем продолжается.
tb-replay-open = Открыть повтор
tb-replay-link = Ссылка на этот момент
tb-replay-eyes = Чьими глазами
tb-replay-eyes-later = После конца можно смотреть глазами каждого.
tb-spectator = Зритель
tb-replay-first = К началу
tb-replay-last = К концу
tb-replay-back = На решение назад
tb-replay-next = На решение вперёд
tb-replay-play = Смотреть
tb-replay-pause = Пауза
tb-replay-speed = Скорость { $speed }
tb-replay-behind = { $moves ->
    [one] { $moves } новое решение
    [few] { $moves } новых решения
   *[many] { $moves } новых решений
  }

## Правила, меню, клавиши
tb-rules = Правила
tb-rules-whole = Все правила на отдельной странице
tb-clause-cut = Целиком — на странице правил.
tb-menu = Стол и настройки
tb-copy-table = Ссылка на стол
tb-copy-table-about = Чтобы смотреть или чтобы друзья нашли своё место.
tb-copy-seat = Ссылка на моё место, для другого устройства
tb-copy-seat-about = Кто откроет ссылку на ваше место, тот и играет за вас: она для других ваших устройств.
tb-seat = Ваше место
tb-give-seat = Пусть играет бот
tb-bot-again = { $player }: спросить ещё раз
tb-bot-instead = Посадить другого бота: { $level }
tb-bot-for = { $player }: пусть играет бот
tb-bot-level = Какой бот
tb-calls = Как позвать
tb-sound = Звук
tb-sound-on = Включить звук
tb-sound-off = Выключить звук
tb-volume = Громкость
tb-notify = Уведомлять о моём ходе
tb-looks = Вид
tb-plain = Простая страница: стол словами
tb-language = Язык
tb-theme = Тема
tb-theme-system = Как в системе
tb-theme-light = Светлая
tb-theme-dark = Тёмная
tb-confirm = Подтверждать
tb-confirm-final = окончательное
tb-confirm-all = каждый выбор
tb-confirm-none = ничего
tb-settings = Все настройки
tb-lobby = Зал
tb-keys = Клавиши
tb-key-arrows = Стрелки
tb-key-arrows-does = по допустимым фигурам
tb-key-enter = Enter
tb-key-enter-does = выбрать фигуру, нажать кнопку
tb-key-digits = 1–9
tb-key-digits-does = вариант под номером
tb-key-escape = Escape
tb-key-escape-does = шаг назад или выход из повтора
tb-key-undo = U
tb-key-undo-does = взять шаг назад
tb-key-undo-all = Shift + U
tb-key-undo-all-does = взять назад весь ход
tb-key-replay = ← →, пробел
tb-key-replay-does = в повторе: шаг, просмотр
tb-key-replay-turn = Shift + ← →
tb-key-replay-turn-does = в повторе: по фазам
tb-key-help = ?
tb-key-help-does = этот список

## Простая страница
tb-plain-question = Вопрос
tb-plain-own = Ваше
tb-plain-table = Стол
tb-plain-players = Игроки
tb-plain-score = Счёт
tb-plain-log = Журнал
tb-plain-chat = Чат
tb-plain-replay = Повтор
tb-options = Варианты
tb-code = Введите код или нажмите кнопку
tb-code-many = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
  }: введите слова, чтобы найти нужный, или код
tb-choose = Выбрать
tb-confirm-this = Да: { $option }
tb-not-this = Нет, другое
tb-no-such-option = «{ $code }» нет среди вариантов.
