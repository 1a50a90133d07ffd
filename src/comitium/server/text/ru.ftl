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
setting-keep-finished-days = через сколько дней законченная партия удаляется вместе с чатом; 0 — хранить всегда
setting-metrics = кому видны /metrics и /health целиком: loopback — этой машине, token — только comitium admin
setting-log = вид журнала: lines, json или none
setting-browser = открывать ли браузер при запуске; с этим параметром — нет
setting-client = папка собранных страниц

## Значения настроек
wanted-whole = целое число не меньше { $least }
wanted-whole-range = целое число от { $least } до { $most }
wanted-number = число не меньше 0
wanted-truth = true или false
wanted-text = текст
wanted-list = список текстов
wanted-choice = одно из: { $choices }
wanted-public = адрес вида https://games.example.org, без пути
setting-wrong = { $where }: { $key } — «{ $value }», а нужно { $wanted }.
setting-unknown = { $where }: нет настройки «{ $key }». Есть такие: { $known }.
settings-unreadable = { $file } — не читаемый TOML: смотрите строку { $line }.
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
