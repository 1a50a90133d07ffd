## comitium serve
serve-about = Открывает столы в браузере: один процесс, один файл на диске, интернет не нужен.
serve-data = папка для партий (по умолчанию { $default })
serve-settings = файл с настройками в формате TOML; без него — settings.toml в папке данных, если он есть
serve-show-settings = показать действующие настройки и откуда взята каждая; ничего не открывать
serve-language = en или ru, для этих сообщений; на каждой странице свой переключатель
serve-order = У каждой настройки есть ещё ключ в файле настроек и переменная окружения: они показаны под ней. Командная строка важнее переменной, переменная важнее файла. COMITIUM_DATA, COMITIUM_SETTINGS и COMITIUM_LANGUAGE заменяют --data, --settings и --language.
serve-running = Comitium открыт по адресу { $address } (Ctrl-C закрывает его, ничего не потеряется)
serve-others = Другие в вашей сети открывают { $address }
serve-public = Дайте другим этот адрес: { $address }
serve-folder = папка данных: { $folder }
source-default = по умолчанию
source-is = задано здесь: { $source }

## Настройки
setting-default = (по умолчанию { $default })
setting-host = адрес сервера; 0.0.0.0 пускает игроков из вашей сети
setting-port = порт; 0 — любой свободный
setting-public = адрес, по которому этот дом открывают другие, например https://games.example.org; его берут ссылки и QR-коды
setting-origins = ещё один адрес, с которого открывают страницу, если сервер за прокси (можно повторять)
setting-workers = процессов для раздумий ботов
setting-bot-seconds = сколько секунд бот может думать над одним выбором
setting-compiled-bots = компилировать ли движок для ботов в фоне, если дом открыт через run.py и есть компилятор C; с этим параметром — нет
setting-keep-finished-days = через сколько дней законченная партия удаляется вместе с чатом; 0 — хранить всегда
setting-keep-unbegun-days = через сколько дней удалять столы, за которыми партия так и не началась; 0 — хранить всегда
setting-metrics = кому видны /metrics и /health целиком: loopback — этой машине, token — только comitium admin
setting-log = вид журнала: lines, json или none
setting-browser = открывать ли браузер при запуске; с этим параметром — нет
setting-client = папка собранных страниц

## Значения настроек
wanted-whole = целое число не меньше { $least }
wanted-whole-range = целое число от { $least } до { $most }
wanted-number = число не меньше 0
wanted-number-above = число больше нуля
wanted-truth = true или false
wanted-text = текст
wanted-list = список текстов
wanted-choice = одно из: { $choices }
wanted-public = адрес вида https://games.example.org, без пути
setting-wrong = { $where }: { $key } — «{ $value }», а нужно { $wanted }.
setting-unknown = { $where }: нет настройки «{ $key }». Есть такие: { $known }.
settings-unreadable = { $file } не удаётся прочесть как TOML: смотрите строку { $line }.
file-unusable = Файлом { $file } воспользоваться нельзя: { $why }.

## Командная строка
words-no-such-option = Параметра { $word } здесь нет. Добавьте --help, чтобы увидеть все.
words-option-needs-value = Параметру { $word } нужно значение.
words-option-takes-no-value = У параметра { $word } нет значения.
words-too-many = Лишние слова: «{ $word }».

## Почему дом не открывается
folder-unusable = Папкой { $folder } воспользоваться нельзя: { $why }.
folder-held = Comitium уже работает с папкой { $folder }: процесс { $pid }, адрес { $address }, с { $since }.
folder-held-by-admin = С папкой { $folder } работает comitium admin (процесс { $pid }). Подождите, пока он закончит.
folder-held-by-somebody = Папкой { $folder } пользуется другой процесс.
cannot-listen = Не удаётся слушать { $host }, порт { $port }: { $why }.
database-unusable = Базой данных { $file } воспользоваться нельзя: { $why }.
database-foreign = { $file } — база данных другой программы. Выберите другую папку: --data.
database-newer = { $file } записана более новым Comitium (шаг { $found }; этот знает { $ours }). Установите новый.
house-not-opened = Comitium не смог открыться. Почему — в строке выше.
no-database = Базы данных { $file } нет.

## comitium admin
admin-about = Присматривает за домом с той машины, на которой он работает. Пока дом закрыт, команды работают с его файлами. Только для visitors и out дом должен быть открыт, а для restore — закрыт.
admin-data = папка данных дома; без неё — та же, что у comitium serve
admin-tables = перечислить все столы, начиная с последнего занятого
admin-close = закончить стол: запись остаётся, открыть его больше нельзя, страницы об этом узнают
admin-delete = удалить стол вместе с местами, партией и чатом
admin-visitors = перечислить адреса открытых страниц
admin-out = выставить того, кто сидит на этом месте: до партии место освободится, в партии доиграет бот
admin-ban = закрыть дом для адреса или диапазона вроде 192.0.2.0/24; открытые страницы отключатся
admin-ban-for = на сколько: 30m, 12h или 7d (по умолчанию 1d)
admin-bans = перечислить действующие запреты
admin-unban = снять запрет
admin-backup = скопировать базу данных в новый файл, можно и на ходу
admin-restore = поставить копию на место базы данных, пока дом закрыт; старая останется рядом
admin-verify = переиграть все партии и назвать те, которые не сходятся
admin-keep = удалить партии, законченные больше стольких дней назад; настройка keep_finished_days делает это каждый день
admin-export = записать законченные партии в папку файлами .match
admin-export-unfinished = и те, что ещё идут: их файлы выдают всё скрытое
admin-decisions = { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
  }
admin-pages = { $pages ->
    [one] { $pages } страница
    [few] { $pages } страницы
   *[many] { $pages } страниц
  }
admin-closed = Стол закрыт.
admin-deleted = Стол удалён.
admin-out-done = Игрок выставлен, место { $seat }.
admin-banned = Дом закрыт для { $addresses }. Отключено открытых страниц: { $pages }.
admin-unbanned = Запрет снят.
admin-backed-up = Копия сделана целиком и записана на диск: { $file }
admin-restored = Дом восстановлен из { $file }.
admin-kept-aside = То, что было прежде, сохранено как { $file }.
admin-verified = Партий сходится: { $well }; не сходится: { $wrong }; по другим правилам, не проверялись: { $other }.
admin-kept = Партий, законченных больше { $days ->
    [one] { $days } дня
   *[other] { $days } дней
  } назад и теперь удалённых: { $matches }.
admin-exported = Файлов партий записано в { $folder }: { $written }; пропущено партий: { $left }.
stage-gathering = собирается
stage-playing = идёт
stage-over = окончен
stage-closed = закрыт
no-such-admin-command = Команды «{ $word }» нет. Есть такие: { $known }.
word-missing = После { $command } не хватает { $word }. Добавьте --help, чтобы увидеть, что нужно.
span-wrong = «{ $word }» — не промежуток времени: напишите 30m, 12h или 7d.
not-addresses = «{ $addresses }» — не адрес и не диапазон адресов.
ban-of-this-machine = Саму эту машину закрыть нельзя: отсюда приходите вы и ваш прокси.
no-such-ban = Запрета для { $addresses } нет.
nobody-sits-there = На месте { $seat } никто не сидит.
house-not-running = Это можно, только пока дом открыт.
house-silent = Дом по адресу { $address } не отвечает.
house-stumbled = Дом не смог этого сделать. Почему — в его журнале.
file-exists = { $file } уже есть. Выберите другое имя.

## Пределы
limit-too-small = Предел «{ $limit }» должен быть больше нуля.
setting-limits-connections = сколько соединений может быть открыто одновременно; меньше, если система даёт меньше дескрипторов
setting-limits-connections-per-visitor = сколько соединений может открыть один посетитель; прокси на той же машине не ограничен
setting-limits-header-seconds = за сколько секунд запрос должен сказать, чего он хочет
setting-limits-body-seconds = за сколько секунд запрос должен прийти целиком
setting-limits-idle-seconds = сколько секунд соединение остаётся открытым между двумя запросами
setting-limits-stalled-seconds = через сколько секунд отключается страница, которая не читает того, что ей посылают
setting-limits-hello-seconds = за сколько секунд страница стола должна сказать, кто она
setting-limits-ping-seconds = сколько секунд между двумя проверками открытой страницы и сколько ждать её ответа
setting-limits-requests-in-a-row = сколько любых запросов подряд может сделать один посетитель
setting-limits-requests-per-second = сколько любых запросов в секунду он может сделать после этого
setting-limits-reads-in-a-row = сколько раз подряд один посетитель может посмотреть на столы
setting-limits-reads-per-second = сколько раз в секунду он может смотреть на столы после этого
setting-limits-replays-in-a-row = сколько мгновений записи один посетитель может запросить подряд
setting-limits-replays-per-second = сколько мгновений записи в секунду он может запросить после этого
setting-limits-acts-in-a-row = сколько действий за столами подряд может сделать один посетитель: готовность, бот на место и другое
setting-limits-acts-per-second = сколько таких действий в секунду он может сделать после этого
setting-limits-replays-waiting = сколько мгновений записи одного посетителя может ждать очереди
setting-limits-replay-threads = сколько потоков готовит мгновения записей
setting-limits-joins-in-a-row = сколько столов один посетитель может создать или занять подряд
setting-limits-joins-per-second = сколько столов в секунду он может создать или занять после этого
setting-limits-tables = сколько столов всех посетителей может ждать игроков
setting-limits-tables-per-visitor = сколько столов одного посетителя может ждать игроков
setting-limits-tables-per-day = сколько столов один посетитель может создать за день
setting-limits-listed-per-visitor = сколько столов одного посетителя может стоять в зале
setting-limits-deserted-minutes = через сколько минут стол, за которым никто больше не сидит, уходит из зала
setting-limits-stored-megabytes = сколько мегабайт на диске, после чего новых столов нет; партии продолжаются
setting-limits-pages-per-visitor = сколько страниц столов может открыть один посетитель
setting-limits-pages-per-seat = сколько страниц может открыть одно место за своим столом
setting-limits-spectators-per-table = сколько страниц может наблюдать за одним столом
setting-limits-messages-in-a-row = сколько сообщений подряд может послать одна страница
setting-limits-messages-per-second = сколько сообщений в секунду она может послать после этого
setting-limits-visitor-messages-in-a-row = сколько сообщений подряд могут послать все страницы одного посетителя
setting-limits-visitor-messages-per-second = сколько сообщений в секунду они могут послать после этого
setting-limits-chat-in-a-row = сколько строк чата подряд может послать одно место
setting-limits-chat-per-minute = сколько строк чата в минуту оно может послать после этого
setting-limits-chat-lines = сколько строк чата может быть за одним столом
setting-limits-hints-in-a-row = сколько подсказок подряд может попросить одно место
setting-limits-hints-per-minute = сколько подсказок в минуту оно может попросить после этого
setting-limits-undos-per-seat = сколько шагов одно место может взять назад за партию

## `comitium bench server`
bench-about = Сколько выдерживает один процесс сервера, по настоящим сокетам: сначала на полной скорости, потом с заданной частотой решений.
bench-tables = сколько столов играют одновременно
bench-seats = сколько мест за каждым столом; у каждого места своя страница
bench-seconds = сколько секунд длится вторая часть; первая длится не больше 15
bench-rate = сколько решений в секунду во второй части
bench-idle = сколько ещё столов в базе, за которыми никто не играет
bench-json = записать числа ещё и в этот файл
bench-needs-linux = Команде «comitium bench server» нужен Linux: процессорное время сервера она читает из /proc.
