<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutScreen</name>
    <message>
        <source>About and help</source>
        <translation>О программе и справка</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Как это работает</translation>
    </message>
    <message>
        <source>Play on the table as ever; enter here what was done. Before a move is made the app says what it will do.</source>
        <translation>Играйте на столе как всегда, а сюда вводите, что сделано. До хода программа говорит, что он изменит.</translation>
    </message>
    <message>
        <source>Everything can be undone. An earlier move can be changed in the journal; the later ones are played again.</source>
        <translation>Всё можно отменить. Прежнее действие можно изменить в журнале, следующие повторяются сами.</translation>
    </message>
    <message>
        <source>What is not possible says why. Where the rules allow it, the players may agree otherwise.</source>
        <translation>Если что-то невозможно, сказано почему. Где это имеет смысл, игроки могут договориться иначе.</translation>
    </message>
    <message>
        <source>A tap on anybody&apos;s money shows every change of it.</source>
        <translation>Нажмите на чьи-нибудь деньги, чтобы увидеть все их изменения.</translation>
    </message>
    <message>
        <source>• %1</source>
        <translation>• %1</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Что значат знаки</translation>
    </message>
    <message>
        <source>Words of the games</source>
        <translation>Слова этих игр</translation>
    </message>
    <message>
        <source>This app</source>
        <translation>Об этой программе</translation>
    </message>
    <message>
        <source>Flimnap %1. Free software under the MIT licence; it asks for no account and no network.</source>
        <translation>Flimnap %1. Свободная программа по лицензии MIT; не требует ни учётной записи, ни сети.</translation>
    </message>
    <message>
        <source>The games are kept in %1.</source>
        <translation>Партии хранятся в папке %1.</translation>
    </message>
</context>
<context>
    <name>AccountSections</name>
    <message>
        <source>Statement</source>
        <translation>Выписка</translation>
    </message>
</context>
<context>
    <name>AcquireSheet</name>
    <message>
        <source>%1 takes over a company</source>
        <translation>%1 поглощает компанию</translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message>
        <source>%1 decides</source>
        <translation>решает %1</translation>
    </message>
    <message>
        <source>Other …</source>
        <translation>Другое…</translation>
    </message>
    <message>
        <source>%1: other choices</source>
        <translation>%1: другие варианты</translation>
    </message>
</context>
<context>
    <name>ActionCard</name>
    <message>
        <source>in use</source>
        <translation>в ходу</translation>
    </message>
    <message>
        <source>to be copied</source>
        <translation>для копии</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>взята</translation>
    </message>
    <message>
        <source>Card %1: %2</source>
        <translation>Карта %1: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>ActionCardSheet</name>
    <message>
        <source>%1 copies card %2</source>
        <translation>%1 копирует карту %2</translation>
    </message>
    <message>
        <source>%1 takes card %2</source>
        <translation>%1 берёт карту %2</translation>
    </message>
    <message>
        <source>It lies before %1. Copy cards left: %2; those not used count at the end.</source>
        <translation>Кто взял: %1. Осталось карт-копий: %2; неиспользованные идут в&#xa0;подсчёт.</translation>
    </message>
    <message>
        <source>The table says yes …</source>
        <translation>Игроки согласны…</translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Final scoring</source>
        <translation>Финальный подсчёт</translation>
    </message>
    <message>
        <source>Not now (%1)</source>
        <translation>Сейчас нельзя (%1)</translation>
    </message>
</context>
<context>
    <name>AgreedSwitches</name>
    <message>
        <source>What you play with</source>
        <translation>С чем вы играете</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>как обычно</translation>
    </message>
</context>
<context>
    <name>AmountEntry</name>
    <message>
        <source>%1 to %2, in steps of %3</source>
        <translation>от %1 до %2, шаг %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>не меньше %1</translation>
    </message>
</context>
<context>
    <name>AppButton</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>AutomatonSheet</name>
    <message>
        <source>%1 builds</source>
        <translation>%1 строит</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>Бросить кубик</translation>
    </message>
    <message>
        <source>The die: %1</source>
        <translation>Кубик: %1</translation>
    </message>
    <message>
        <source>Ask again from the beginning</source>
        <translation>Задать вопросы заново</translation>
    </message>
</context>
<context>
    <name>BankLine</name>
    <message>
        <source>Bank %1: %2</source>
        <translation>Банк %1: %2</translation>
    </message>
    <message>
        <source>Bank %1</source>
        <translation>Банк %1</translation>
    </message>
</context>
<context>
    <name>BidSheet</name>
    <message>
        <source>%1 bids</source>
        <translation>%1: ставка</translation>
    </message>
</context>
<context>
    <name>BonusEntry</name>
    <message>
        <source>%1 +%2</source>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 for train %2</source>
        <translation>%1, поезд %2</translation>
    </message>
    <message>
        <source>%1 for a train, trains that earn it: %2</source>
        <translation>%1 за поезд, таких поездов: %2</translation>
    </message>
</context>
<context>
    <name>BookedLine</name>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>BuyFromOwnerSheet</name>
    <message>
        <source>%1 buys a private company</source>
        <translation>%1 покупает частную компанию</translation>
    </message>
    <message>
        <source>%1 buys a private railway</source>
        <translation>%1 покупает местную ж/⁠д</translation>
    </message>
</context>
<context>
    <name>BuyPrivateSheet</name>
    <message>
        <source>%1 buys a private company</source>
        <translation>%1 покупает частную компанию</translation>
    </message>
    <message>
        <source>%1 buys a railway</source>
        <translation>%1 покупает ж/⁠д</translation>
    </message>
</context>
<context>
    <name>BuyShareSheet</name>
    <message>
        <source>%1 buys a share</source>
        <translation>%1 покупает акцию</translation>
    </message>
</context>
<context>
    <name>BuyTrainSheet</name>
    <message>
        <source>%1 buys a train</source>
        <translation>%1 покупает поезд</translation>
    </message>
    <message>
        <source>%1 sells shares first …</source>
        <translation>%1 сначала продаёт акции…</translation>
    </message>
</context>
<context>
    <name>CalculatorScreen</name>
    <message>
        <source>Income and dividends</source>
        <translation>Доход и дивиденды</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Акции</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Директор</translation>
    </message>
    <message>
        <source>Holder %1</source>
        <translation>Акционер %1</translation>
    </message>
    <message>
        <source>Open stock</source>
        <translation>Банковский пул</translation>
    </message>
    <message>
        <source>Another holder</source>
        <translation>Ещё акционер</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Доход</translation>
    </message>
    <message>
        <source>Another train</source>
        <translation>Ещё поезд</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Места дохода</translation>
    </message>
    <message>
        <source>Income of all trains</source>
        <translation>Доход всех поездов</translation>
    </message>
    <message>
        <source>From mines</source>
        <translation>С шахт</translation>
    </message>
    <message>
        <source>It is the last round of the game</source>
        <translation>Это последний раунд игры</translation>
    </message>
    <message>
        <source>Share price, to see how it moves</source>
        <translation>Цена акций, чтобы узнать её сдвиг</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Копировать итог</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>game and edition</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Income %1</source>
        <translation>Доход %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
</context>
<context>
    <name>CardTurns</name>
    <message>
        <source>Still to choose a card: %1</source>
        <translation>Ещё выбирают карту: %1</translation>
    </message>
    <message>
        <source>Everybody has chosen his cards</source>
        <translation>Все карты выбраны</translation>
    </message>
</context>
<context>
    <name>CashCountScreen</name>
    <message>
        <source>Count cash</source>
        <translation>Пересчёт денег</translation>
    </message>
    <message>
        <source>Count a treasury</source>
        <translation>Пересчёт казны</translation>
    </message>
    <message>
        <source>Counted on the table</source>
        <translation>Пересчитано на столе</translation>
    </message>
    <message>
        <source>In the book</source>
        <translation>По журналу</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разница</translation>
    </message>
    <message>
        <source>Table and book agree.</source>
        <translation>Деньги на столе сходятся с журналом.</translation>
    </message>
    <message>
        <source>Could explain it:</source>
        <translation>Возможная причина:</translation>
    </message>
    <message>
        <source>move %1: %2</source>
        <translation>действие %1: %2</translation>
    </message>
    <message>
        <source>Book the difference as a correction</source>
        <translation>Записать разницу поправкой</translation>
    </message>
    <message>
        <source>counted on the table</source>
        <translation>пересчитано на столе</translation>
    </message>
</context>
<context>
    <name>CertificateFan</name>
    <message>
        <source>%1 %2 %, director</source>
        <translation>%1 %2%, директор</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>ChartCell</name>
    <message>
        <source>certificates do not count</source>
        <translation>сертификаты не идут в лимит</translation>
    </message>
    <message>
        <source>certificates do not count, no limit for one player</source>
        <translation>сертификаты не идут в&#xa0;лимит, доля игрока не ограничена</translation>
    </message>
    <message>
        <source>%1, start price: %2</source>
        <translation>%1, начальная цена: %2</translation>
    </message>
    <message>
        <source>companies close here</source>
        <translation>здесь компании закрываются</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>price and what holds there</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Checklist</name>
    <message>
        <source>For your hands</source>
        <translation>Сделайте на столе</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
</context>
<context>
    <name>ColourSwatch</name>
    <message>
        <source>Colour %1</source>
        <translation>Цвет %1</translation>
    </message>
</context>
<context>
    <name>CompanyCard</name>
    <message>
        <source>%1, treasury %2, owner %3</source>
        <translation>%1, казна %2, владелец: %3</translation>
    </message>
    <message>
        <source>%1, treasury %2, price %3, director %4</source>
        <translation>%1, казна %2, цена %3, директор: %4</translation>
    </message>
    <message>
        <source>%1, price %2, director %3</source>
        <translation>%1, цена %2, директор: %3</translation>
    </message>
    <message>
        <source>▶ %1</source>
        <translation>▶ %1</translation>
    </message>
    <message>
        <source>price %1</source>
        <translation>цена %1</translation>
    </message>
</context>
<context>
    <name>ConvertTrainSheet</name>
    <message>
        <source>%1 turns a train over</source>
        <translation>%1 поворачивает поезд</translation>
    </message>
</context>
<context>
    <name>CorrectionSheet</name>
    <message>
        <source>counted on the table</source>
        <translation>пересчитано на столе</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Поправка</translation>
    </message>
    <message>
        <source>Choose first</source>
        <translation>Сначала выберите</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>Станции</translation>
    </message>
    <message>
        <source>Stations on the map; its other markers lie on its charter</source>
        <translation>Станции на поле; остальные маркеры лежат на планшете</translation>
    </message>
    <message>
        <source>booked wrongly</source>
        <translation>ошибка в книге</translation>
    </message>
    <message>
        <source>agreed among us</source>
        <translation>договорились</translation>
    </message>
    <message>
        <source>Who pays</source>
        <translation>Кто платит</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>Кто получает</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Другая причина</translation>
    </message>
</context>
<context>
    <name>DiscardTrainSheet</name>
    <message>
        <source>%1 gives up a train</source>
        <translation>%1 отдаёт поезд</translation>
    </message>
    <message>
        <source>%1 gives up a train</source>
        <comment>1824</comment>
        <translation>%1 убирает поезд</translation>
    </message>
</context>
<context>
    <name>DividendSheet</name>
    <message>
        <source>%1: where does the income go?</source>
        <translation>%1: куда идёт доход?</translation>
    </message>
</context>
<context>
    <name>DrawSheet</name>
    <message>
        <source>Let the app draw …</source>
        <translation>Жребий в приложении…</translation>
    </message>
    <message>
        <source>Chance decides, and what it decides stands in the journal for all.</source>
        <translation>Решает случай, и&#xa0;его решение видно всем в&#xa0;журнале.</translation>
    </message>
    <message>
        <source>Draw now</source>
        <translation>Тянуть жребий</translation>
    </message>
</context>
<context>
    <name>EffectList</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>ExchangeSheet</name>
    <message>
        <source>%1 exchanges %2</source>
        <translation>%1 обменивает %2</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>Folder %1</source>
        <translation>Папка %1</translation>
    </message>
</context>
<context>
    <name>FileTarget</name>
    <message>
        <source>Name of the file</source>
        <translation>Имя файла</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Записано: %1</translation>
    </message>
    <message>
        <source>Replace this file</source>
        <translation>Заменить этот файл</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Take another name</source>
        <translation>Взять другое имя</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
</context>
<context>
    <name>FilesScreen</name>
    <message>
        <source>The folder above</source>
        <translation>Папка выше</translation>
    </message>
    <message>
        <source>No file of this kind is in this folder yet.</source>
        <translation>В этой папке таких файлов ещё нет.</translation>
    </message>
    <message>
        <source>No game of Flimnap is in this folder.</source>
        <translation>В этой папке нет партий Flimnap.</translation>
    </message>
</context>
<context>
    <name>FormationSteps</name>
    <message>
        <source>done</source>
        <translation>готово</translation>
    </message>
    <message>
        <source>now</source>
        <translation>сейчас</translation>
    </message>
    <message>
        <source>later</source>
        <translation>позже</translation>
    </message>
</context>
<context>
    <name>FundSheet</name>
    <message>
        <source>Split: to %1, the rest to %2</source>
        <translation>Доля %1, остальное&#xa0;— %2</translation>
    </message>
</context>
<context>
    <name>GameFileDialog</name>
    <message>
        <source>Import a game</source>
        <translation>Загрузить партию</translation>
    </message>
    <message>
        <source>Flimnap games (*.flimnap *.flimnaps)</source>
        <translation>Партии Flimnap (*.flimnap *.flimnaps)</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Look at it</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Открыть: %1</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Переименовать: %1</translation>
    </message>
    <message>
        <source>Write %1 to a file</source>
        <translation>Записать в файл: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Удалить: %1</translation>
    </message>
    <message>
        <source>New name of the game</source>
        <translation>Новое название партии</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Remove this game</source>
        <translation>Удалить эту партию</translation>
    </message>
</context>
<context>
    <name>HeldTurn</name>
    <message>
        <source>The turn of %1</source>
        <translation>Ход: %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Понятно</translation>
    </message>
    <message>
        <source>Banker at your 18xx table: cash, shares, trains and prices in one book.</source>
        <translation>Банкир за вашим столом 18xx: деньги, акции, поезда и&#xa0;цены в&#xa0;одном журнале.</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Продолжить: %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Import a game …</source>
        <translation>Загрузить партию…</translation>
    </message>
    <message>
        <source>Income and dividends</source>
        <translation>Доход и дивиденды</translation>
    </message>
    <message>
        <source>Scoring sheet</source>
        <translation>Лист подсчёта</translation>
    </message>
    <message>
        <source>About and help</source>
        <translation>О программе и справка</translation>
    </message>
    <message>
        <source>Write all games to one file …</source>
        <translation>Записать все партии в один файл…</translation>
    </message>
    <message>
        <source>Removed games (%1)</source>
        <translation>Удалённые партии (%1)</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все партии</translation>
    </message>
</context>
<context>
    <name>JoinBag</name>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Take %1 away</source>
        <translation>Убрать: %1</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Закрыть список</translation>
    </message>
    <message>
        <source>Add …</source>
        <translation>Ещё…</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>Добавить: %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Добавить: %1</translation>
    </message>
</context>
<context>
    <name>JoinBar</name>
    <message>
        <source>Section before</source>
        <translation>Предыдущий раздел</translation>
    </message>
    <message>
        <source>All fits</source>
        <translation>Всё верно</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <translation>
            <numerusform>%n ошибка</numerusform>
            <numerusform>%n ошибки</numerusform>
            <numerusform>%n ошибок</numerusform>
        </translation>
    </message>
    <message>
        <source>Check: %1</source>
        <translation>Проверка: %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
</context>
<context>
    <name>JoinCount</name>
    <message>
        <source>Less: %1</source>
        <translation>Меньше: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>Больше: %1</translation>
    </message>
</context>
<context>
    <name>JoinGroup</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>JoinKeypad</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Next amount</source>
        <translation>Следующая сумма</translation>
    </message>
</context>
<context>
    <name>JoinNumber</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>JoinOptions</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>JoinOrder</name>
    <message>
        <source>%1 one place up</source>
        <translation>%1: на место выше</translation>
    </message>
</context>
<context>
    <name>JoinOverview</name>
    <message>
        <source>Go on playing</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>All fits together.</source>
        <translation>Всё сходится.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) still wrong. A tap leads to the place:</source>
        <translation>
            <numerusform>Осталась %n ошибка. Нажмите, чтобы перейти к&#xa0;месту:</numerusform>
            <numerusform>Осталось %n ошибки. Нажмите, чтобы перейти к&#xa0;месту:</numerusform>
            <numerusform>Осталось %n ошибок. Нажмите, чтобы перейти к&#xa0;месту:</numerusform>
        </translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Разделы</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <translation>
            <numerusform>%n ошибка</numerusform>
            <numerusform>%n ошибки</numerusform>
            <numerusform>%n ошибок</numerusform>
        </translation>
    </message>
    <message>
        <source>Start over …</source>
        <translation>Начать заново…</translation>
    </message>
    <message>
        <source>Forget everything entered</source>
        <translation>Стереть всё введённое</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>How the rules are read</source>
        <translation>Как понимать правила</translation>
    </message>
</context>
<context>
    <name>JoinRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>JoinScreen</name>
    <message>
        <source>%1/%2 %3</source>
        <translation>%1/%2 %3</translation>
    </message>
    <message>
        <source>Join a running game</source>
        <translation>Ввод начатой партии</translation>
    </message>
    <message>
        <source>Choose the game and its players under “New game” first.</source>
        <translation>Сначала выберите игру и&#xa0;игроков в&#xa0;разделе «Новая партия».</translation>
    </message>
</context>
<context>
    <name>JournalRound</name>
    <message numerus="yes">
        <source>%1, %n move(s)</source>
        <comment>a round</comment>
        <translation>
            <numerusform>%1, %n действие</numerusform>
            <numerusform>%1, %n действия</numerusform>
            <numerusform>%1, %n действий</numerusform>
        </translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Свернуть</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Развернуть</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n действие</numerusform>
            <numerusform>%n действия</numerusform>
            <numerusform>%n действий</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalRow</name>
    <message>
        <source>undone: %1</source>
        <translation>отменено: %1</translation>
    </message>
    <message>
        <source>changed, was: %1</source>
        <translation>изменено, было: %1</translation>
    </message>
    <message>
        <source>the table said yes: %1</source>
        <translation>игроки согласились: %1</translation>
    </message>
</context>
<context>
    <name>JournalScreen</name>
    <message numerus="yes">
        <source>Journal, %n move(s)</source>
        <translation>
            <numerusform>Журнал, %n действие</numerusform>
            <numerusform>Журнал, %n действия</numerusform>
            <numerusform>Журнал, %n действий</numerusform>
        </translation>
    </message>
    <message>
        <source>Book a correction</source>
        <translation>Записать поправку</translation>
    </message>
    <message>
        <source>Only what concerned %1, and what it changed for them</source>
        <translation>Только то, что касалось %1, и что для них изменилось</translation>
    </message>
    <message>
        <source>Undone moves (%1) …</source>
        <translation>Отменённые действия (%1)…</translation>
    </message>
</context>
<context>
    <name>Keypad</name>
    <message>
        <source>Erase the last digit</source>
        <translation>Стереть последнюю цифру</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
</context>
<context>
    <name>LayTrackSheet</name>
    <message>
        <source>%1 lays track</source>
        <translation>%1 прокладывает путь</translation>
    </message>
</context>
<context>
    <name>LotList</name>
    <message>
        <source>Auction</source>
        <translation>Аукцион</translation>
    </message>
    <message>
        <source>▶ %1</source>
        <translation>▶ %1</translation>
    </message>
</context>
<context>
    <name>MendSheet</name>
    <message>
        <source>Instead of move %1: %2</source>
        <translation>Вместо действия %1: %2</translation>
    </message>
    <message>
        <source>Another kind of move</source>
        <translation>Другое действие</translation>
    </message>
</context>
<context>
    <name>MineEntry</name>
    <message>
        <source>From mines, into the treasury: %1</source>
        <translation>С шахт в казну: %1</translation>
    </message>
    <message>
        <source>Other …</source>
        <translation>Другое…</translation>
    </message>
</context>
<context>
    <name>MoreSheet</name>
    <message>
        <source>Journal</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Worth over time</source>
        <translation>Состояние по раундам</translation>
    </message>
    <message>
        <source>Treasuries over time</source>
        <translation>Казна по раундам</translation>
    </message>
    <message>
        <source>Scoring now</source>
        <translation>Подсчёт сейчас</translation>
    </message>
    <message>
        <source>Count cash</source>
        <translation>Пересчёт денег</translation>
    </message>
    <message>
        <source>Count a treasury</source>
        <translation>Пересчёт казны</translation>
    </message>
    <message>
        <source>Show to the table</source>
        <translation>Показать всем</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>About and help</source>
        <translation>О программе и справка</translation>
    </message>
    <message>
        <source>How the rules are read</source>
        <translation>Как понимать правила</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Correct …</source>
        <translation>Исправить…</translation>
    </message>
</context>
<context>
    <name>MoveDetailSheet</name>
    <message>
        <source>Move %1: %2</source>
        <translation>Действие %1: %2</translation>
    </message>
    <message>
        <source>Everything it did</source>
        <translation>Все последствия</translation>
    </message>
    <message>
        <source>Strike this move out …</source>
        <translation>Вычеркнуть действие…</translation>
    </message>
    <message>
        <source>Undo everything after this move</source>
        <translation>Отменить всё после этого действия</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Keep the note</source>
        <translation>Сохранить заметку</translation>
    </message>
    <message>
        <source>Change this move …</source>
        <translation>Изменить это действие…</translation>
    </message>
    <message>
        <source>Changed. Before it was: %1</source>
        <translation>Изменено. Раньше было: %1</translation>
    </message>
    <message>
        <source>The table said yes: %1</source>
        <translation>Игроки согласились: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n действие</numerusform>
            <numerusform>%n действия</numerusform>
            <numerusform>%n действий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo the %n move(s) after this one? They can be redone until something else is played, and are found among the undone moves then.</source>
        <translation>
            <numerusform>Отменить %n действие после этого? Его можно вернуть, пока не сыграно другое; потом оно будет среди отменённых.</numerusform>
            <numerusform>Отменить %n действия после этого? Их можно вернуть, пока не сыграно другое; потом они будут среди отменённых.</numerusform>
            <numerusform>Отменить %n действий после этого? Их можно вернуть, пока не сыграно другое; потом они будут среди отменённых.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo %n move(s)</source>
        <translation>
            <numerusform>Отменить %n действие</numerusform>
            <numerusform>Отменить %n действия</numerusform>
            <numerusform>Отменить %n действий</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveSheet</name>
    <message>
        <source>Choose first</source>
        <translation>Сначала выберите</translation>
    </message>
    <message>
        <source>Choose another</source>
        <translation>Выбрать другое</translation>
    </message>
    <message>
        <source>The table says yes …</source>
        <translation>Игроки согласны…</translation>
    </message>
    <message numerus="yes">
        <source>Not possible now, and why (%n)</source>
        <translation>
            <numerusform>Сейчас нельзя, и почему (%n)</numerusform>
            <numerusform>Сейчас нельзя, и почему (%n)</numerusform>
            <numerusform>Сейчас нельзя, и почему (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the amount</source>
        <translation>Введите сумму</translation>
    </message>
    <message>
        <source>There is nothing to do this with in this turn.</source>
        <translation>В этот ход для этого ничего нет.</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Rule group</source>
        <translation>Издание правил</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>Players, in the order of play</source>
        <translation>Игроки в порядке хода</translation>
    </message>
    <message>
        <source>Shuffle the order</source>
        <translation>Перемешать порядок</translation>
    </message>
    <message>
        <source>What you play with</source>
        <translation>Состав игры</translation>
    </message>
    <message>
        <source>Name of this game</source>
        <translation>Название партии</translation>
    </message>
    <message>
        <source>Check the printed values of this edition</source>
        <translation>Сверить значения с вашим изданием</translation>
    </message>
    <message>
        <source>Changed here: %1</source>
        <translation>Изменено: %1</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Join a running game …</source>
        <translation>Ввести начатую партию…</translation>
    </message>
    <message>
        <source>How the rules are read</source>
        <translation>Как понимать правила</translation>
    </message>
</context>
<context>
    <name>NotNowSheet</name>
    <message>
        <source>Not possible now</source>
        <translation>Сейчас невозможно</translation>
    </message>
</context>
<context>
    <name>OfferTile</name>
    <message>
        <source>%1: not possible, %2</source>
        <translation>%1: невозможно, %2</translation>
    </message>
</context>
<context>
    <name>Opener</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>PartyFilter</name>
    <message>
        <source>Only what concerned %1</source>
        <translation>Только то, что касалось %1</translation>
    </message>
</context>
<context>
    <name>PassedMark</name>
    <message>
        <source>passed</source>
        <translation>пас</translation>
    </message>
</context>
<context>
    <name>PeopleScreen</name>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Names and colours can be changed at any time, the order of play before the first move.</source>
        <translation>Имена и&#xa0;цвета можно менять в&#xa0;любой момент, порядок хода&#xa0;— до первого хода.</translation>
    </message>
    <message>
        <source>Names and colours can be changed at any time.</source>
        <translation>Имена и&#xa0;цвета можно менять в&#xa0;любой момент.</translation>
    </message>
</context>
<context>
    <name>PlaceTokenSheet</name>
    <message>
        <source>%1 places a station</source>
        <translation>%1 размещает станцию</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>worth %1</source>
        <translation>всего %1</translation>
    </message>
    <message>
        <source>%1 of %2 certificates</source>
        <translation>сертификатов %1 из %2</translation>
    </message>
    <message>
        <source>▶ %1</source>
        <translation>▶ %1</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1/%2, full</source>
        <translation>%1/%2, лимит</translation>
    </message>
    <message>
        <source>%1/%2, one left</source>
        <translation>%1/%2, осталось 1</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пас</translation>
    </message>
</context>
<context>
    <name>PriceEntry</name>
    <message>
        <source>Fold the prices of the chart</source>
        <translation>Свернуть цены из таблицы</translation>
    </message>
    <message>
        <source>Show the prices of the chart</source>
        <translation>Показать цены из таблицы</translation>
    </message>
</context>
<context>
    <name>PriceRows</name>
    <message>
        <source>Upper row: %1. Lower row: %2.</source>
        <translation>Верхний ряд: %1. Нижний ряд: %2.</translation>
    </message>
</context>
<context>
    <name>PrivateList</name>
    <message>
        <source>%1 %2, right used</source>
        <translation>%1 %2, свойство использовано</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Leave it as it is</source>
        <translation>Оставить как есть</translation>
    </message>
</context>
<context>
    <name>ReadingsScreen</name>
    <message>
        <source>How the rules are read</source>
        <translation>Как понимать правила</translation>
    </message>
    <message>
        <source>Where the book is silent or says two things you choose how to read it. The usual answer stands first.</source>
        <translation>Где книга молчит или говорит двояко, выберите, как её понимать. Обычный ответ стоит первым.</translation>
    </message>
    <message>
        <source>Chosen before the game began.</source>
        <translation>Выбрано до начала партии.</translation>
    </message>
    <message>
        <source>Read all rules as usual</source>
        <translation>Понимать всё как обычно</translation>
    </message>
    <message numerus="yes">
        <source>%n more, which seldom matter</source>
        <comment>readings of rules</comment>
        <translation>
            <numerusform>Ещё %n: важны редко</numerusform>
            <numerusform>Ещё %n: важны редко</numerusform>
            <numerusform>Ещё %n: важны редко</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecentMoves</name>
    <message>
        <source>Latest moves</source>
        <translation>Последние действия</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number and move</comment>
        <translation>%1  %2</translation>
    </message>
</context>
<context>
    <name>RefusalBanner</name>
    <message>
        <source>The table says yes …</source>
        <translation>Игроки согласны…</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Понятно</translation>
    </message>
</context>
<context>
    <name>RemovedGameRow</name>
    <message>
        <source>%1 · kept until %2</source>
        <translation>%1 · хранится до %2</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>Вернуть %1</translation>
    </message>
    <message>
        <source>Remove %1 for good</source>
        <translation>Удалить %1 навсегда</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Удалить навсегда</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
    </message>
</context>
<context>
    <name>RemovedGamesScreen</name>
    <message>
        <source>Removed games</source>
        <translation>Удалённые партии</translation>
    </message>
    <message>
        <source>A removed game is kept for thirty days, in case it was removed by mistake.</source>
        <translation>Удалённая партия хранится тридцать дней – на случай, если её удалили по ошибке.</translation>
    </message>
    <message>
        <source>No game is kept here.</source>
        <translation>Здесь ничего нет.</translation>
    </message>
</context>
<context>
    <name>RepayDebtSheet</name>
    <message>
        <source>%1 repays debt</source>
        <translation>%1 гасит долг</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Income %1</source>
        <translation>Доход %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>RouteRow</name>
    <message>
        <source>Value of its stops</source>
        <translation>Доход его мест</translation>
    </message>
    <message>
        <source>It visits three named cities: +%1</source>
        <translation>Заходит в три именных города: +%1</translation>
    </message>
</context>
<context>
    <name>RulesWarning</name>
    <message>
        <source>Take the new result</source>
        <translation>Принять новый итог</translation>
    </message>
    <message>
        <source>Keep the old balances, booked as corrections</source>
        <translation>Оставить прежние остатки с поправками</translation>
    </message>
</context>
<context>
    <name>RunRoutesSheet</name>
    <message>
        <source>Income of %1</source>
        <translation>Доход %1</translation>
    </message>
    <message>
        <source>As last: %1</source>
        <translation>Как раньше: %1</translation>
    </message>
    <message>
        <source>As last time: %1</source>
        <translation>Как в прошлый раз: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>The route of train %1 is worth %2</source>
        <translation>Маршрут поезда %1 приносит %2</translation>
    </message>
    <message>
        <source>Other …</source>
        <translation>Другое…</translation>
    </message>
    <message>
        <source>Tap the value instead</source>
        <translation>Выбрать касанием</translation>
    </message>
    <message>
        <source>Train %1 visits three named cities: +%2</source>
        <translation>Поезд %1 заходит в&#xa0;три именных города: +%2</translation>
    </message>
</context>
<context>
    <name>RunTrainsSheet</name>
    <message>
        <source>Income of %1</source>
        <translation>Доход %1</translation>
    </message>
    <message>
        <source>Income %1</source>
        <translation>Доход %1</translation>
    </message>
    <message>
        <source>As last: %1</source>
        <translation>Как раньше: %1</translation>
    </message>
    <message>
        <source>As last time: %1</source>
        <translation>Как в прошлый раз: %1</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Места дохода</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take the last stop back</source>
        <translation>Убрать последнюю остановку</translation>
    </message>
    <message>
        <source>The table says yes …</source>
        <translation>Игроки согласны…</translation>
    </message>
</context>
<context>
    <name>ScoreCards</name>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>ScoreExport</name>
    <message>
        <source>Page to print (PDF)</source>
        <translation>Страница для печати (PDF)</translation>
    </message>
    <message>
        <source>For a spreadsheet (CSV)</source>
        <translation>Электронная таблица (CSV)</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Копировать текст</translation>
    </message>
    <message>
        <source>Copied as text</source>
        <translation>Текст скопирован</translation>
    </message>
</context>
<context>
    <name>ScoreSheetScreen</name>
    <message>
        <source>Scoring sheet</source>
        <translation>Лист подсчёта</translation>
    </message>
    <message>
        <source>Share prices</source>
        <translation>Цены акций</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>game and edition</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>ScoredCompany</name>
    <message>
        <source>Share price; 0: not in the game</source>
        <translation>Цена акций; 0: не в игре</translation>
    </message>
    <message>
        <source>It has shares of 5 %</source>
        <translation>Есть акции по 5%</translation>
    </message>
</context>
<context>
    <name>ScoredPlayer</name>
    <message>
        <source>Cash</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Debt</source>
        <translation>Долг</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Штраф</translation>
    </message>
    <message>
        <source>Copy cards not used</source>
        <translation>Оставшиеся карты-копии</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Имя игрока</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Drag %1 to another place</source>
        <translation>Переместить: %1</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Цвет: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Имя игрока %1</translation>
    </message>
    <message>
        <source>%1 earlier in the order</source>
        <translation>%1: раньше в порядке хода</translation>
    </message>
</context>
<context>
    <name>SellPrivateSheet</name>
    <message>
        <source>%1 sells a private railway</source>
        <translation>%1 продаёт местную ж/⁠д</translation>
    </message>
</context>
<context>
    <name>SellSharesSheet</name>
    <message>
        <source>%1 sells shares for %2</source>
        <translation>%1 продаёт акции ради %2</translation>
    </message>
    <message>
        <source>%1 sells shares</source>
        <translation>%1 продаёт акции</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Мелкий</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Крупный</translation>
    </message>
    <message>
        <source>Sheets open on the left (left hand)</source>
        <translation>Панели открываются слева (для левой руки)</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>Show everybody&apos;s worth and who leads</source>
        <translation>Показывать состояние игроков и лидера</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Only where the screen is wide: on a phone they open from below.</source>
        <translation>Только на широком экране: на телефоне они открываются снизу.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Confirm</source>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>ShowToTableScreen</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Turn around</source>
        <translation>Развернуть</translation>
    </message>
    <message>
        <source>%1, treasury of %2</source>
        <translation>%1, казна %2</translation>
    </message>
</context>
<context>
    <name>StartCompanySheet</name>
    <message>
        <source>%1 starts a company</source>
        <translation>%1 открывает компанию</translation>
    </message>
    <message>
        <source>%1 founds a company</source>
        <translation>%1 основывает компанию</translation>
    </message>
    <message>
        <source>%1 starts a company</source>
        <comment>1824</comment>
        <translation>%1 покупает сертификат директора</translation>
    </message>
</context>
<context>
    <name>StartFault</name>
    <message>
        <source>Flimnap cannot begin</source>
        <translation>Flimnap не может начать</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>StatementScreen</name>
    <message>
        <source>Statement of %1</source>
        <translation>Выписка: %1</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>в начале</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>действие %1</translation>
    </message>
    <message>
        <source>Correct …</source>
        <translation>Исправить…</translation>
    </message>
</context>
<context>
    <name>StepRow</name>
    <message>
        <source>%1: less</source>
        <translation>%1: меньше</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and unit</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: больше</translation>
    </message>
</context>
<context>
    <name>StopEntry</name>
    <message>
        <source>Tap what the stops are worth</source>
        <translation>Нажимайте доход каждого места</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>sum of stops</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Take the last stop back</source>
        <translation>Убрать последнюю остановку</translation>
    </message>
</context>
<context>
    <name>TableCell</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message>
        <source>%1 (not as usual)</source>
        <translation>%1 (не как обычно)</translation>
    </message>
    <message>
        <source>%1 (not as printed)</source>
        <translation>%1 (не как напечатано)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
</context>
<context>
    <name>TableCompany</name>
    <message>
        <source>Colour of %1</source>
        <translation>Цвет: %1</translation>
    </message>
    <message>
        <source>Short name of %1</source>
        <translation>Сокращение: %1</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Название: %1</translation>
    </message>
</context>
<context>
    <name>TableHeader</name>
    <message>
        <source>To the shelf of games</source>
        <translation>К списку партий</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>phase %1</source>
        <translation>фаза %1</translation>
    </message>
    <message>
        <source>%1, phase %2</source>
        <translation>%1, фаза %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>More: journal, worth, scoring, settings</source>
        <translation>Ещё: журнал, состояние, подсчёт, настройки</translation>
    </message>
</context>
<context>
    <name>TableLadder</name>
    <message>
        <source>One column more</source>
        <translation>На столбец больше</translation>
    </message>
    <message>
        <source>One column less</source>
        <translation>На столбец меньше</translation>
    </message>
</context>
<context>
    <name>TableLot</name>
    <message>
        <source>%1, from</source>
        <translation>%1, от</translation>
    </message>
    <message>
        <source>Least bid for %1</source>
        <translation>Минимальная ставка: %1</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Закрыть список</translation>
    </message>
    <message>
        <source>Another railway …</source>
        <translation>Другая ж/⁠д…</translation>
    </message>
    <message>
        <source>Another railway in place of %1</source>
        <translation>Другая ж/⁠д вместо %1</translation>
    </message>
</context>
<context>
    <name>TableOverview</name>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Компании</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Поезда</translation>
    </message>
</context>
<context>
    <name>TableSaysYesSheet</name>
    <message>
        <source>house rule</source>
        <translation>своё правило</translation>
    </message>
    <message>
        <source>all agree</source>
        <translation>все согласны</translation>
    </message>
    <message>
        <source>mistake on the table</source>
        <translation>ошибка за столом</translation>
    </message>
    <message>
        <source>The table says yes</source>
        <translation>Все согласны</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>Всё равно сделать</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Другая причина</translation>
    </message>
</context>
<context>
    <name>TableValue</name>
    <message>
        <source>%1 (printed: %2)</source>
        <translation>%1 (напечатано: %2)</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>%1 %2</source>
        <comment>amount and currency</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Toggle</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>TrainCard</name>
    <message>
        <source>train %1, obsolete</source>
        <translation>поезд %1, устарел</translation>
    </message>
    <message>
        <source>train %1</source>
        <translation>поезд %1</translation>
    </message>
    <message>
        <source>train %1, cannot be run</source>
        <translation>поезд %1, нельзя запускать</translation>
    </message>
</context>
<context>
    <name>TrainFlow</name>
    <message>
        <source>out</source>
        <translation>списан</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>TrainTable</name>
    <message>
        <source>Phase %1</source>
        <translation>Фаза %1</translation>
    </message>
    <message>
        <source>Bank %1</source>
        <translation>Банк %1</translation>
    </message>
    <message>
        <source>Statement of the bank</source>
        <translation>Выписка банка</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>банк</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Ещё не в продаже</translation>
    </message>
    <message>
        <source>Rounds; private railways are worth %1 now</source>
        <translation>Раунды; местные ж/⁠д сейчас стоят %1</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, сейчас</translation>
    </message>
</context>
<context>
    <name>TrialSheet</name>
    <message>
        <source>Without this move</source>
        <translation>Без этого действия</translation>
    </message>
    <message>
        <source>Nothing changed yet</source>
        <translation>Пока ничего не изменено</translation>
    </message>
    <message>
        <source>Change this move, all later ones fit</source>
        <translation>Изменить: все следующие действия подходят</translation>
    </message>
    <message>
        <source>Change it; play again from move %1 on</source>
        <translation>Изменить и переиграть с действия %1</translation>
    </message>
    <message>
        <source>What changes for the table now</source>
        <translation>Что изменится на столе сейчас</translation>
    </message>
    <message>
        <source>What changes up to move %1</source>
        <translation>Что изменится до действия %1</translation>
    </message>
    <message>
        <source>No balance, price or turn changes.</source>
        <translation>Ни деньги, ни цены, ни ход не меняются.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>whose, what of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>from, to</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Move %1 would no longer fit: %2. %3</source>
        <translation>Действие %1 больше не подходит: %2. %3</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Невозможно: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are set aside.</source>
        <translation>
            <numerusform>%n действие будет отложено.</numerusform>
            <numerusform>%n действия будут отложены.</numerusform>
            <numerusform>%n действий будут отложены.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose otherwise</source>
        <translation>Выбрать иначе</translation>
    </message>
</context>
<context>
    <name>UndoneLine</name>
    <message numerus="yes">
        <source>%n move(s) are set aside.</source>
        <translation>
            <numerusform>%n действие будет отложено.</numerusform>
            <numerusform>%n действия будут отложены.</numerusform>
            <numerusform>%n действий будут отложены.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is set aside.</source>
        <translation>Ничего не откладывается.</translation>
    </message>
    <message numerus="yes">
        <source>After move %1, %n move(s)</source>
        <comment>a line that was undone</comment>
        <translation>
            <numerusform>После действия %1: %n действие</numerusform>
            <numerusform>После действия %1: %n действия</numerusform>
            <numerusform>После действия %1: %n действий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the beginning, %n move(s)</source>
        <comment>a line that was undone</comment>
        <translation>
            <numerusform>С самого начала: %n действие</numerusform>
            <numerusform>С самого начала: %n действия</numerusform>
            <numerusform>С самого начала: %n действий</numerusform>
        </translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number and move</comment>
        <translation>%1  %2</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>moves</comment>
        <translation>
            <numerusform>…и ещё %n</numerusform>
            <numerusform>…и ещё %n</numerusform>
            <numerusform>…и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Take this up …</source>
        <translation>Вернуться к этому…</translation>
    </message>
    <message>
        <source>Go back to move %1 and play “%2” instead?</source>
        <translation>Вернуться к действию %1 и вместо этого сыграть «%2»?</translation>
    </message>
    <message>
        <source>Go back to the beginning and play “%1” instead?</source>
        <translation>Вернуться к началу и вместо этого сыграть «%1»?</translation>
    </message>
    <message>
        <source>Go back to move %1</source>
        <translation>Вернуться к действию %1</translation>
    </message>
    <message>
        <source>Go back to the beginning</source>
        <translation>Вернуться к началу</translation>
    </message>
</context>
<context>
    <name>UndoneMovesScreen</name>
    <message>
        <source>Undone moves</source>
        <translation>Отменённые действия</translation>
    </message>
    <message>
        <source>Nothing that was undone is lost. Whoever takes up a line goes back to where it branched off; what was played instead is then kept here.</source>
        <translation>Отменённое не пропадает. Кто возвращается к нему, идёт назад к месту, где игра разошлась; сыгранное вместо него хранится тогда здесь.</translation>
    </message>
    <message>
        <source>Nothing was undone and decided otherwise.</source>
        <translation>Ничего не отменяли, чтобы решить иначе.</translation>
    </message>
</context>
<context>
    <name>UseRightSheet</name>
    <message>
        <source>%1 uses a right</source>
        <translation>%1 использует свойство</translation>
    </message>
</context>
<context>
    <name>WaitingCompanies</name>
    <message>
        <source>Not started</source>
        <translation>Не открыты</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>WorthLines</name>
    <message>
        <source>Worth of all players by round</source>
        <translation>Состояние всех игроков по раундам</translation>
    </message>
</context>
<context>
    <name>WorthScreen</name>
    <message>
        <source>Worth over time</source>
        <translation>Состояние по раундам</translation>
    </message>
    <message>
        <source>Treasuries over time</source>
        <translation>Казна по раундам</translation>
    </message>
    <message>
        <source>Worth is switched off in the settings.</source>
        <translation>Показ состояния выключен в настройках.</translation>
    </message>
</context>
<context>
    <name>flimnap::AccountPage</name>
    <message>
        <source>Sum</source>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>%1, director</source>
        <translation>%1, директор</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>train %1</source>
        <translation>поезд %1</translation>
    </message>
    <message>
        <source>What it is worth now</source>
        <translation>Сколько это стоит сейчас</translation>
    </message>
    <message>
        <source>Who holds it</source>
        <translation>У кого акции</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Поезда</translation>
    </message>
    <message>
        <source>Last incomes</source>
        <translation>Последние доходы</translation>
    </message>
</context>
<context>
    <name>flimnap::AccountView</name>
    <message>
        <source>%1 has no treasury: all it earns is paid out, and it pays for nothing.</source>
        <translation>У&#xa0;%1 нет казны: весь доход выплачивается, и&#xa0;платить ей ни за что не нужно.</translation>
    </message>
    <message>
        <source>%1 has no treasury.</source>
        <translation>У %1 нет казны.</translation>
    </message>
    <message>
        <source>Nothing was paid yet.</source>
        <translation>Выплат ещё не было.</translation>
    </message>
</context>
<context>
    <name>flimnap::AccountsView</name>
    <message>
        <source>%1 (%2)</source>
        <comment>company and its player</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>flimnap::ActionCards</name>
    <message>
        <source>Bureaucracy: %1 is first now</source>
        <translation>Бюрократия: первый игрок теперь&#xa0;— %1</translation>
    </message>
    <message>
        <source>The top train goes into the depot</source>
        <translation>Верхний поезд уходит в депо</translation>
    </message>
    <message>
        <source>%1 chooses an action card</source>
        <translation>%1 выбирает карту действия</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what his card is for</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Treasury card: %1.</source>
        <translation>Карта казны: %1.</translation>
    </message>
    <message>
        <source>“Dimen&apos;s Land” cards not yet used</source>
        <translation>Неиспользованные карты «Dimen’s Land»</translation>
    </message>
    <message>
        <source>It is the second turn of this round</source>
        <translation>Это второй ход в этом раунде</translation>
    </message>
    <message>
        <source>Action cards taken in this round</source>
        <translation>Карты действий, взятые в этом раунде</translation>
    </message>
    <message>
        <source>Used of this card: %1</source>
        <translation>Использовано на карте: %1</translation>
    </message>
    <message>
        <source>own tile of %1</source>
        <translation>свой тайл: %1</translation>
    </message>
    <message>
        <source>tile of the card</source>
        <translation>тайл карты</translation>
    </message>
    <message>
        <source>lay a tile of any colour</source>
        <translation>выложить тайл любого цвета</translation>
    </message>
    <message>
        <source>lay a tile: %1</source>
        <translation>выложить тайл: %1</translation>
    </message>
    <message>
        <source>lay up to %1 tiles: %2</source>
        <translation>выложить до %1 тайлов, цвет: %2</translation>
    </message>
    <message>
        <source>lay a tile each, in any order: %1, %2</source>
        <translation>выложить по одному тайлу в&#xa0;любом порядке: %1, %2</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>взять %1</translation>
    </message>
    <message>
        <source>sell shares, then buy one or found a company</source>
        <translation>продать акции, затем купить одну или основать компанию</translation>
    </message>
    <message>
        <source>buy a train</source>
        <translation>купить поезд</translation>
    </message>
    <message>
        <source>buy up to %1 trains</source>
        <translation>купить до %1 поездов</translation>
    </message>
    <message>
        <source>place a station</source>
        <translation>разместить станцию</translation>
    </message>
    <message>
        <source>%1 for your companies</source>
        <translation>%1 вашим компаниям</translation>
    </message>
    <message>
        <source>money for your companies</source>
        <translation>деньги вашим компаниям</translation>
    </message>
    <message>
        <source>Take the card: %1</source>
        <translation>Взять карту: %1</translation>
    </message>
    <message>
        <source>Copy the card: %1</source>
        <translation>Копировать карту: %1</translation>
    </message>
    <message>
        <source>%1 takes card %2: %3</source>
        <translation>%1 берёт карту %2: %3</translation>
    </message>
    <message>
        <source>%1 copies card %2: %3</source>
        <translation>%1 копирует карту %2: %3</translation>
    </message>
</context>
<context>
    <name>flimnap::Actions</name>
    <message>
        <source>Drop out</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Завершить ход</translation>
    </message>
</context>
<context>
    <name>flimnap::AftermathView</name>
    <message>
        <source>%1 puts its train %2 back into the box</source>
        <translation>%1 убирает свой поезд %2 в коробку</translation>
    </message>
    <message>
        <source>%1 takes train %2 from the deck</source>
        <translation>%1 берёт поезд %2 из колоды</translation>
    </message>
    <message>
        <source>%1 turns its train %2 to the grey side</source>
        <translation>%1 переворачивает свой поезд %2 серой стороной вверх</translation>
    </message>
    <message>
        <source>Turn train %1 in the depot to the grey side</source>
        <translation>Переверните поезд %1 в&#xa0;депо серой стороной вверх</translation>
    </message>
    <message numerus="yes">
        <source>Put %n unsold train(s) %1 back into the box</source>
        <translation>
            <numerusform>Уберите %n непроданный поезд %1 в&#xa0;коробку</numerusform>
            <numerusform>Уберите %n непроданных поезда %1 в&#xa0;коробку</numerusform>
            <numerusform>Уберите %n непроданных поездов %1 в&#xa0;коробку</numerusform>
        </translation>
    </message>
    <message>
        <source>Take train %1 out of the depot</source>
        <translation>Уберите поезд %1 из депо</translation>
    </message>
    <message>
        <source>Take train %1 out of the open stock</source>
        <translation>Уберите поезд %1 из общего запаса</translation>
    </message>
    <message>
        <source>%1 puts a train of its choice on top of the deck</source>
        <translation>%1 кладёт поезд на выбор на верх колоды</translation>
    </message>
    <message>
        <source>%1 puts a train of its choice back into the box</source>
        <translation>%1 убирает поезд на выбор в коробку</translation>
    </message>
    <message>
        <source>%1 gives a train of its choice into the depot</source>
        <translation>%1 отдаёт поезд на выбор в депо</translation>
    </message>
    <message>
        <source>%1 gives a train of its choice into the open stock</source>
        <translation>%1 отдаёт поезд на выбор в общий запас</translation>
    </message>
    <message>
        <source>Put the marker of %1 on the chart and its markers in place of those of companies that became part of it; exchange their shares, two for one</source>
        <translation>Поставьте маркер %1 в&#xa0;таблицу цен, а&#xa0;её маркеры станций&#xa0;— вместо маркеров вошедших в&#xa0;неё компаний; обменяйте их акции, две на одну</translation>
    </message>
    <message>
        <source>%1 takes over the trains and markers of its railways</source>
        <translation>%1 забирает поезда и маркеры своих ж/⁠д</translation>
    </message>
    <message>
        <source>Put the top train card %1 back into the box</source>
        <translation>Уберите верхнюю карту поезда %1 в&#xa0;коробку</translation>
    </message>
    <message>
        <source>Take the certificates, the marker and the stations of %1 off the table</source>
        <translation>Уберите со стола сертификаты, маркер и&#xa0;станции %1</translation>
    </message>
</context>
<context>
    <name>flimnap::AppSettings</name>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
</context>
<context>
    <name>flimnap::Automaton</name>
    <message>
        <source>The turn of %1</source>
        <translation>Ход: %1</translation>
    </message>
    <message>
        <source>%1 begins with this company. Its treasury stays empty.</source>
        <translation>%1 начинает с&#xa0;этой компанией. Её казна остаётся пустой.</translation>
    </message>
    <message>
        <source>%1 can pay for a share of each of these companies and buys one.</source>
        <translation>%1 может оплатить акцию любой из этих компаний и&#xa0;покупает одну.</translation>
    </message>
    <message>
        <source>%1 founds one of these companies at the highest price that he can pay.</source>
        <translation>%1 основывает одну из этих компаний по самой высокой цене, которую может заплатить.</translation>
    </message>
    <message>
        <source>%1 buys a share of the company drawn if he can pay for it.</source>
        <translation>%1 покупает акцию выпавшей компании, если может её оплатить.</translation>
    </message>
    <message>
        <source>%1 builds: answer what lies on the table</source>
        <translation>%1 строит: ответьте, что лежит на столе</translation>
    </message>
    <message>
        <source>the die: %1</source>
        <translation>кубик: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what was built, how the die fell</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>A green city became brown</source>
        <translation>Зелёный город стал коричневым</translation>
    </message>
    <message>
        <source>A yellow city became green</source>
        <translation>Жёлтый город стал зелёным</translation>
    </message>
    <message>
        <source>A yellow city was laid</source>
        <translation>Выложен жёлтый город</translation>
    </message>
    <message>
        <source>A yellow plain tile was laid</source>
        <translation>Выложен жёлтый тайл простого пути</translation>
    </message>
    <message>
        <source>Nothing of these was possible</source>
        <translation>Ничего из этого не было возможно</translation>
    </message>
    <message>
        <source>Is there a green city with a station of %1?</source>
        <translation>Есть ли зелёный город со станцией игрока %1?</translation>
    </message>
    <message>
        <source>Is there a yellow city with a station of %1?</source>
        <translation>Есть ли жёлтый город со станцией игрока %1?</translation>
    </message>
    <message>
        <source>Can a yellow city be laid on track of %1?</source>
        <translation>Можно ли продолжить путь игрока %1 жёлтым городом?</translation>
    </message>
    <message>
        <source>Can a yellow tile of plain track be laid on track of %1?</source>
        <translation>Можно ли продолжить путь игрока %1 жёлтым тайлом простого пути?</translation>
    </message>
    <message>
        <source>Does track lead into empty space from a city with a station of %1?</source>
        <translation>Ведёт ли путь в&#xa0;пустоту из города со станцией игрока %1?</translation>
    </message>
    <message>
        <source>It becomes brown. His home city comes first, of the others the die chooses one.</source>
        <translation>Город становится коричневым. Сначала домашний город, из остальных один выбирает кубик.</translation>
    </message>
    <message>
        <source>It becomes green, with the new track towards Mildendo. His home city comes first, of the others the die chooses one.</source>
        <translation>Город становится зелёным, новый путь направлен к&#xa0;Mildendo. Сначала домашний город, из остальных один выбирает кубик.</translation>
    </message>
    <message>
        <source>It is laid as near to Mildendo as possible; the die chooses between equal places, and which way a curve turns. It gets one of his stations, as long as he has any.</source>
        <translation>Его выкладывают как можно ближе к&#xa0;Mildendo; между равными местами выбирает кубик, он же поворачивает кривую. Город получает станцию игрока, пока они не кончились.</translation>
    </message>
    <message>
        <source>The die chooses straight or curve, and which way a curve turns.</source>
        <translation>Кубик выбирает прямую или кривую и&#xa0;куда кривая повёрнута.</translation>
    </message>
    <message>
        <source>A tile of plain track is laid there. The die chooses straight or curve.</source>
        <translation>Там выкладывают тайл простого пути. Кубик выбирает прямую или кривую.</translation>
    </message>
    <message>
        <source>Draw the company of %1</source>
        <translation>Жребий: компания игрока %1</translation>
    </message>
    <message>
        <source>Draw the share that %1 buys</source>
        <translation>Жребий: какую акцию покупает %1</translation>
    </message>
    <message>
        <source>Draw the company that %1 founds</source>
        <translation>Жребий: какую компанию основывает %1</translation>
    </message>
</context>
<context>
    <name>flimnap::AutomatonForm</name>
    <message>
        <source>%1 %2</source>
        <comment>number and odd or even</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>нечёт</translation>
    </message>
    <message>
        <source>even</source>
        <translation>чёт</translation>
    </message>
</context>
<context>
    <name>flimnap::CalculatorView</name>
    <message numerus="yes">
        <source>%1, %n share(s)</source>
        <comment>kind of company</comment>
        <translation>
            <numerusform>%1, %n акция</numerusform>
            <numerusform>%1, %n акции</numerusform>
            <numerusform>%1, %n акций</numerusform>
        </translation>
    </message>
    <message>
        <source>company</source>
        <translation>компания</translation>
    </message>
    <message>
        <source>The company is closed</source>
        <translation>Компания закрывается</translation>
    </message>
    <message>
        <source>The price stays at %1</source>
        <translation>Цена не меняется: %1</translation>
    </message>
    <message>
        <source>Price: %1 → %2</source>
        <translation>Цена: %1 → %2</translation>
    </message>
    <message>
        <source>Holder %1</source>
        <translation>Акционер %1</translation>
    </message>
    <message>
        <source>This game is not known here.</source>
        <translation>Эта игра здесь неизвестна.</translation>
    </message>
    <message>
        <source>Income: %1</source>
        <translation>Доход: %1</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Владелец</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of a company</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Казна</translation>
    </message>
    <message>
        <source>company from the draft</source>
        <translation>компания из драфта</translation>
    </message>
    <message>
        <source>company founded later</source>
        <translation>основанная позже компания</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Директор</translation>
    </message>
</context>
<context>
    <name>flimnap::CardDraft</name>
    <message>
        <source>%1 takes a company or a character</source>
        <translation>%1 берёт компанию или персонажа</translation>
    </message>
    <message>
        <source>Everybody takes a company and a character, forwards and then backwards. Nothing is paid.</source>
        <translation>Каждый берёт компанию и&#xa0;персонажа: сначала по кругу, затем в&#xa0;обратном порядке. Платить не нужно.</translation>
    </message>
    <message>
        <source>price %1</source>
        <translation>цена %1</translation>
    </message>
    <message>
        <source>train %1</source>
        <translation>поезд %1</translation>
    </message>
    <message>
        <source>trains %1</source>
        <translation>поезда %1</translation>
    </message>
    <message>
        <source>its owner has %1</source>
        <translation>у владельца %1</translation>
    </message>
</context>
<context>
    <name>flimnap::Chapters</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a reason, its chapter</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>flimnap::Characters</name>
    <message>
        <source>%1 uses %2</source>
        <translation>%1 использует %2</translation>
    </message>
    <message>
        <source>%1. %2 can still be handed in</source>
        <translation>%1. Ещё можно сдать: %2</translation>
    </message>
    <message>
        <source>%1: own tiles laid</source>
        <translation>%1: выложено своих тайлов</translation>
    </message>
    <message>
        <source>Tiles of characters</source>
        <translation>Тайлы персонажей</translation>
    </message>
    <message>
        <source>lays yellow Y tiles free</source>
        <translation>жёлтые тайлы Y бесплатно</translation>
    </message>
    <message>
        <source>stations cost %1 % less</source>
        <translation>станции на %1% дешевле</translation>
    </message>
    <message>
        <source>trains from the bank cost %1 % less</source>
        <translation>поезда из банка на %1% дешевле</translation>
    </message>
    <message>
        <source>each round %1, or %2 for your companies</source>
        <translation>каждый раунд %1 или %2 вашим компаниям</translation>
    </message>
    <message>
        <source>can be handed in once for %1 times the number of the round</source>
        <translation>можно один раз сдать за %1 × номер раунда</translation>
    </message>
</context>
<context>
    <name>flimnap::ChartView</name>
    <message>
        <source>Share-price chart</source>
        <translation>Таблица цен акций</translation>
    </message>
    <message>
        <source>other companies</source>
        <comment>mark on the chart</comment>
        <translation>остальные компании</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>mark on the chart</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Start prices: %1.</source>
        <translation>Начальные цены (%1).</translation>
    </message>
    <message>
        <source>○: certificates do not count against the limit. ◎: nor is there a limit for one player. ✕: the company closes.</source>
        <translation>○: сертификаты не идут в&#xa0;лимит. ◎: и&#xa0;доля игрока не ограничена. ✕: компания закрывается.</translation>
    </message>
    <message>
        <source>The upper marker of a pile operates first.</source>
        <translation>В&#xa0;стопке первой ходит компания с&#xa0;верхним маркером.</translation>
    </message>
    <message>
        <source>Share-price chart</source>
        <comment>18cz</comment>
        <translation>Диаграмма цен акций</translation>
    </message>
</context>
<context>
    <name>flimnap::Charters</name>
    <message>
        <source>Draw a company</source>
        <translation>Жребий: компания</translation>
    </message>
</context>
<context>
    <name>flimnap::Choices</name>
    <message>
        <source>%1 is not on the chart; the nearest is %2.</source>
        <translation>%1 в таблице нет; ближайшая цена — %2.</translation>
    </message>
    <message>
        <source>%1 is not on the chart; beside it are %2 and %3.</source>
        <translation>%1 в таблице нет; соседние цены — %2 и %3.</translation>
    </message>
</context>
<context>
    <name>flimnap::CompanyLoans</name>
    <message>
        <source>With the first train of phase %1 all loans must be repaid, or %2 becomes part of %3.</source>
        <translation>С&#xa0;первым поездом фазы %1 все займы нужно погасить, иначе %2 входит в&#xa0;%3.</translation>
    </message>
    <message>
        <source>It is loan %1. What is more than %2, as many as %3 has shares in players&apos; hands, is repaid after the trains.</source>
        <translation>Это заём %1. Всё сверх %2 (столько акций %3 на руках у&#xa0;игроков) погашается после поездов.</translation>
    </message>
    <message>
        <source>It is loan %1 of at most %2, as many as %3 has shares in players&apos; hands.</source>
        <translation>Это заём %1 из возможных %2: столько акций %3 на руках у&#xa0;игроков.</translation>
    </message>
    <message>
        <source>The loan is %1. Each loan costs %2 in every turn; where the interest of this round was paid already, it is deducted at once.</source>
        <translation>Сумма займа — %1. Каждый заём стоит %2 каждый ход; если проценты этого раунда уже уплачены, они вычитаются сразу.</translation>
    </message>
    <message>
        <source>At the end a share counts %1 less for each loan.</source>
        <translation>В&#xa0;конце игры акция стоит на %1 меньше за каждый заём.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n loan(s), each is %2 out of the treasury.</source>
        <translation>
            <numerusform>%1: %n заём, за каждый %2 из казны.</numerusform>
            <numerusform>%1: %n займа, за каждый %2 из казны.</numerusform>
            <numerusform>%1: %n займов, за каждый %2 из казны.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must go: players hold only %1 shares. What the treasury has not, %2 pays.</source>
        <translation>
            <numerusform>Нужно погасить %n из них: акций на руках у&#xa0;игроков только %1. Чего нет в&#xa0;казне, доплачивает %2.</numerusform>
            <numerusform>Нужно погасить %n из них: акций на руках у&#xa0;игроков только %1. Чего нет в&#xa0;казне, доплачивает %2.</numerusform>
            <numerusform>Нужно погасить %n из них: акций на руках у&#xa0;игроков только %1. Чего нет в&#xa0;казне, доплачивает %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 now, %2 interest in every turn</source>
        <translation>сейчас %1, проценты %2 каждый ход</translation>
    </message>
    <message numerus="yes">
        <source>%n loan(s), interest %1</source>
        <translation>
            <numerusform>%n заём, проценты %1</numerusform>
            <numerusform>%n займа, проценты %1</numerusform>
            <numerusform>%n займов, проценты %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Займы</translation>
    </message>
    <message>
        <source>Took a loan in this round</source>
        <translation>Брали заём в&#xa0;этом раунде</translation>
    </message>
    <message>
        <source>Every company that has a share price or has left the game, with its loans; and who has reached its destination.</source>
        <translation>Каждая компания, у&#xa0;которой есть цена акций или которая выбыла из игры, и&#xa0;её займы; а&#xa0;также какие пункты назначения достигнуты.</translation>
    </message>
    <message>
        <source>Loans of the company</source>
        <translation>Займы компании</translation>
    </message>
</context>
<context>
    <name>flimnap::CompanyPrivates</name>
    <message>
        <source>%1 puts the marker on a city or town: every visit of its trains there is worth %2 more, to be added to the income.</source>
        <translation>%1 ставит маркер на город или посёлок: каждый заезд её поездов туда приносит ещё %2, прибавьте их к&#xa0;доходу.</translation>
    </message>
    <message>
        <source>%1 stays and goes on paying.</source>
        <translation>%1 остаётся и&#xa0;платит дальше.</translation>
    </message>
    <message>
        <source>%1 leaves the game.</source>
        <translation>%1 выбывает из игры.</translation>
    </message>
</context>
<context>
    <name>flimnap::Configurations</name>
    <message>
        <source>%1: %2</source>
        <comment>game and variant</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>flimnap::CorrectionForm</name>
    <message>
        <source>Bank</source>
        <translation>Банк</translation>
    </message>
</context>
<context>
    <name>flimnap::Destinations</name>
    <message>
        <source>%1 kept until the destination</source>
        <translation>%1 хранится до цели</translation>
    </message>
    <message>
        <source>destination reached</source>
        <translation>цель достигнута</translation>
    </message>
    <message>
        <source>destination %1</source>
        <translation>цель: %1</translation>
    </message>
    <message>
        <source>Has reached its destination, %1</source>
        <translation>Пункт назначения достигнут: %1</translation>
    </message>
    <message>
        <source>Its shares bring</source>
        <translation>Деньги за её акции</translation>
    </message>
    <message>
        <source>the first half at once, the rest at its destination</source>
        <translation>за первую половину сразу, за остальное по достижении цели</translation>
    </message>
    <message>
        <source>all at once, share by share</source>
        <translation>сразу за каждую акцию</translation>
    </message>
    <message>
        <source>everything when %1 % are sold</source>
        <translation>всё разом, когда продано %1%</translation>
    </message>
    <message>
        <source>Kept until it reaches its destination</source>
        <translation>Хранится до пункта назначения</translation>
    </message>
    <message>
        <source>Destinations reached</source>
        <translation>Достигнутые цели</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>home and destination</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 has reached its destination</source>
        <translation>%1: пункт назначения достигнут</translation>
    </message>
    <message>
        <source>A destination is reached</source>
        <translation>Пункт назначения достигнут</translation>
    </message>
    <message>
        <source>Track joins the company&apos;s home with its destination, whoever laid it and however long it is; stations do not matter. What the bank keeps for the company is paid at once.</source>
        <translation>Путь соединяет домашний гекс компании с&#xa0;её пунктом назначения, кто бы его ни проложил и&#xa0;какой бы длины он ни был; станции не важны. Что банк хранит для компании, выплачивается сразу.</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Казна</translation>
    </message>
</context>
<context>
    <name>flimnap::Differences</name>
    <message>
        <source>Turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>price</source>
        <translation>цена</translation>
    </message>
    <message>
        <source>trains</source>
        <translation>поезда</translation>
    </message>
</context>
<context>
    <name>flimnap::Draws</name>
    <message>
        <source>%1 draws his company</source>
        <translation>%1 тянет свою компанию</translation>
    </message>
    <message>
        <source>It is the company of %1 for the whole game, and begins with %2.</source>
        <translation>Это компания игрока %1 на всю игру, её начальная казна&#xa0;— %2.</translation>
    </message>
</context>
<context>
    <name>flimnap::Dummy</name>
    <message>
        <source>Draw a company for %1</source>
        <translation>Жребий: компания для игрока %1</translation>
    </message>
    <message>
        <source>A company is drawn for %1</source>
        <translation>Жребий: компания для игрока %1</translation>
    </message>
    <message>
        <source>%1 gets %2 % of it at %3. There is no train for it now.</source>
        <translation>%1 получает %2% её акций по цене %3. Поезда для неё сейчас нет.</translation>
    </message>
    <message>
        <source>%1 gets %2 % of it at %3, and it gets train %4 at once.</source>
        <translation>%1 получает %2% её акций по цене %3, а&#xa0;она сразу получает поезд %4.</translation>
    </message>
    <message>
        <source>Drawn for %1: %2</source>
        <translation>Жребий для %1: %2</translation>
    </message>
    <message>
        <source>%1 gets %2</source>
        <translation>%1 получает %2</translation>
    </message>
    <message>
        <source>%1&apos;s companies get new trains</source>
        <translation>%1: компании получают новые поезда</translation>
    </message>
</context>
<context>
    <name>flimnap::EditionTitles</name>
    <message>
        <source>Russian edition</source>
        <translation>Русское издание</translation>
    </message>
    <message>
        <source>Chinese edition</source>
        <translation>Китайское издание</translation>
    </message>
    <message>
        <source>Czech edition</source>
        <translation>Чешское издание</translation>
    </message>
    <message>
        <source>Polish edition</source>
        <translation>Польское издание</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Основная игра</translation>
    </message>
    <message>
        <source>Cisleithania for two</source>
        <translation>Цислейтания на двоих</translation>
    </message>
    <message>
        <source>Cisleithania for three</source>
        <translation>Цислейтания на троих</translation>
    </message>
    <message>
        <source>Goods Time</source>
        <translation>Товарное время</translation>
    </message>
    <message>
        <source>Training game</source>
        <translation>Обучающая игра</translation>
    </message>
    <message>
        <source>Bohemia, with Vaclav</source>
        <translation>Богемия, с Вацлавом</translation>
    </message>
    <message>
        <source>Moravia-Silesia</source>
        <translation>Моравия-Силезия</translation>
    </message>
    <message>
        <source>Solo, against Gulliver</source>
        <translation>Соло, против Гулливера</translation>
    </message>
</context>
<context>
    <name>flimnap::Effects</name>
    <message>
        <source>%1 begins with %2 in its treasury</source>
        <translation>%1 начинает с казной %2</translation>
    </message>
    <message>
        <source>starts phase %1</source>
        <translation>начинается фаза %1</translation>
    </message>
    <message numerus="yes">
        <source>%n train(s) leave the game</source>
        <translation>
            <numerusform>%n поезд выбывает из игры</numerusform>
            <numerusform>%n поезда выбывают из игры</numerusform>
            <numerusform>%n поездов выбывают из игры</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>chapter of the rulebook, number of the rule</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of the income stay in the bank</source>
        <translation>%1 дохода остаются в банке</translation>
    </message>
    <message>
        <source>Order of play: %1</source>
        <translation>Порядок хода: %1</translation>
    </message>
    <message>
        <source>Out of the game: %1</source>
        <translation>Выбывают из игры: %1</translation>
    </message>
</context>
<context>
    <name>flimnap::Emergency</name>
    <message>
        <source>What can be sold is sold, the cash goes to the bank and counts nothing, and the game ends at once.</source>
        <translation>Что можно продать, продаётся, деньги уходят в&#xa0;банк и&#xa0;не считаются, и&#xa0;игра сразу заканчивается.</translation>
    </message>
    <message>
        <source>%1 has to raise %2 and cannot, whatever is sold.</source>
        <translation>%1: нужно собрать %2, но столько не выручить, что ни продавай.</translation>
    </message>
</context>
<context>
    <name>flimnap::Exchanges</name>
    <message>
        <source>%1 (%2)</source>
        <comment>railway and owner</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 puts %2 back into the box and takes %3 % of %4</source>
        <translation>%1 убирает %2 в&#xa0;коробку и&#xa0;берёт %3% акций %4</translation>
    </message>
    <message>
        <source>Choose the marker that stays</source>
        <translation>Выбрать маркер, который остаётся</translation>
    </message>
    <message>
        <source>%1 decides: the marker placed first stays</source>
        <translation>%1 решает: остаётся маркер станции, размещённый первым</translation>
    </message>
    <message>
        <source>%1 decides: the marker placed second stays</source>
        <translation>%1 решает: остаётся маркер станции, размещённый вторым</translation>
    </message>
    <message>
        <source>Two markers came to one hex. One stays, the other goes back to the charter.</source>
        <translation>На одном гексе оказались два маркера станции. Один остаётся, другой возвращается на планшет.</translation>
    </message>
    <message>
        <source>In phase %1 these railways must become shares, one after the other: %2.</source>
        <translation>В&#xa0;фазе %1 эти ж/⁠д по очереди обмениваются на акции: %2.</translation>
    </message>
    <message>
        <source>%1 No share is left for this one.</source>
        <translation>%1 Для этой акций уже не осталось.</translation>
    </message>
    <message>
        <source>May be exchanged in stock rounds: %1.</source>
        <translation>В&#xa0;фондовых раундах можно обменять ж/⁠д: %1.</translation>
    </message>
    <message>
        <source>The one placed first</source>
        <translation>Маркер, размещённый первым</translation>
    </message>
    <message>
        <source>The one placed second</source>
        <translation>Маркер, размещённый вторым</translation>
    </message>
    <message>
        <source>%1 decides which marker stays</source>
        <translation>%1 решает, какой маркер остаётся</translation>
    </message>
</context>
<context>
    <name>flimnap::FileExports</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Не удаётся записать %1: %2</translation>
    </message>
    <message>
        <source>No other app took the file.</source>
        <translation>Ни одно другое приложение не приняло файл.</translation>
    </message>
</context>
<context>
    <name>flimnap::FilesView</name>
    <message>
        <source>Write the game to a file</source>
        <translation>Записать партию в файл</translation>
    </message>
    <message>
        <source>Write all games to one file</source>
        <translation>Все партии в один файл</translation>
    </message>
    <message>
        <source>Write the scoring sheet to a file</source>
        <translation>Записать подсчёт в файл</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Открыть партию из файла</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1: открыть не удалось.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Документы</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Загрузки</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Рабочий стол</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Домашняя папка</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>Файлу нужно имя.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 – это папка.</translation>
    </message>
    <message>
        <source>%1 is there already, of %2.</source>
        <translation>%1 уже есть, от %2.</translation>
    </message>
</context>
<context>
    <name>flimnap::GameView</name>
    <message>
        <source>The rules have been corrected since this game was played. From move %1 (%2) on the books differ.
Then: %3
Now: %4</source>
        <translation>С&#xa0;тех пор как была сыграна эта партия, правила исправлены. Начиная с&#xa0;действия %1 (%2) записи расходятся.
Тогда: %3
Теперь: %4</translation>
    </message>
    <message>
        <source>balances as before the rules were corrected</source>
        <translation>остатки до исправления правил</translation>
    </message>
    <message>
        <source>Nothing was changed: %1</source>
        <translation>Ничего не изменено: %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Отменено: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Повторено: %1</translation>
    </message>
    <message>
        <source>This cannot lie on the table: %1</source>
        <translation>Так на столе лежать не может: %1</translation>
    </message>
</context>
<context>
    <name>flimnap::Glossary</name>
    <message>
        <source>bank</source>
        <translation>банк</translation>
    </message>
    <message>
        <source>Sells shares and trains and pays incomes. This app keeps its money.</source>
        <translation>Продаёт акции и поезда, платит доходы. Его деньги считает эта программа.</translation>
    </message>
    <message>
        <source>treasury</source>
        <translation>казна</translation>
    </message>
    <message>
        <source>A company&apos;s own money. It is never mixed with that of the player who directs it.</source>
        <translation>Собственные деньги компании. С деньгами её директора они не смешиваются.</translation>
    </message>
    <message>
        <source>director</source>
        <translation>директор</translation>
    </message>
    <message>
        <source>Who holds most of a company decides for it; the director&apos;s certificate goes with that.</source>
        <translation>За компанию решает тот, у кого больше всего её акций; у него и сертификат директора.</translation>
    </message>
    <message>
        <source>certificate</source>
        <translation>сертификат</translation>
    </message>
    <message>
        <source>A card for one or several shares. How many one may hold depends on the number of players.</source>
        <translation>Карта на одну или несколько акций. Сколько их можно иметь, зависит от числа игроков.</translation>
    </message>
    <message>
        <source>initial price</source>
        <translation>начальная цена</translation>
    </message>
    <message>
        <source>Chosen by whoever starts a company; its capital follows from it.</source>
        <translation>Её выбирает тот, кто начинает компанию; от неё зависит капитал.</translation>
    </message>
    <message>
        <source>begin to operate</source>
        <translation>начать работу</translation>
    </message>
    <message>
        <source>When enough of its shares are sold a company gets its capital and takes turns from then on.</source>
        <translation>Когда продано достаточно акций, компания получает капитал и с этих пор ходит.</translation>
    </message>
    <message>
        <source>stock round</source>
        <translation>фондовый раунд</translation>
    </message>
    <message>
        <source>Players buy and sell shares in turn until all have passed.</source>
        <translation>Игроки по очереди покупают и продают акции, пока все не спасуют.</translation>
    </message>
    <message>
        <source>operating round</source>
        <translation>операционный раунд</translation>
    </message>
    <message>
        <source>Every company lays track, runs its trains, pays or keeps the income and buys trains.</source>
        <translation>Каждая компания прокладывает путь, запускает поезда, выплачивает или удерживает доход, покупает поезда.</translation>
    </message>
    <message>
        <source>dividend</source>
        <translation>дивиденды</translation>
    </message>
    <message>
        <source>Income paid to the holders of shares raises the price; income kept lowers it.</source>
        <translation>Доход, выплаченный держателям акций, повышает цену, удержанный – понижает.</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>фаза</translation>
    </message>
    <message>
        <source>Begins with the first train of a kind and changes limits, tiles and what is allowed.</source>
        <translation>Начинается с первым поездом нового вида и меняет лимиты, тайлы и то, что разрешено.</translation>
    </message>
    <message>
        <source>obsolete trains</source>
        <translation>списание поездов</translation>
    </message>
    <message>
        <source>Newer trains scrap older ones, without compensation and whoever owns them.</source>
        <translation>Новые поезда отправляют старые в утиль: без возмещения, у кого бы они ни были.</translation>
    </message>
    <message>
        <source>export</source>
        <translation>экспорт</translation>
    </message>
    <message>
        <source>After some rounds the next train leaves the bank as if somebody had bought it.</source>
        <translation>После некоторых раундов очередной поезд уходит из банка, как если бы его купили.</translation>
    </message>
    <message>
        <source>forced purchase</source>
        <translation>вынужденная покупка</translation>
    </message>
    <message>
        <source>A company must own a train. What it lacks for one its director pays, and may go into debt.</source>
        <translation>У компании должен быть поезд. Чего не хватает на него, платит директор, иногда в долг.</translation>
    </message>
    <message>
        <source>open stock</source>
        <translation>общий запас</translation>
    </message>
    <message>
        <source>Trains or shares that came back to the bank and can be bought again.</source>
        <translation>Поезда или акции, которые вернулись в банк и снова продаются.</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>право первого хода</translation>
    </message>
    <message>
        <source>Says who begins the next stock round: by a card, or by the cash that everybody has.</source>
        <translation>Определяет, кто начинает следующий фондовый раунд: по карте или по деньгам игроков.</translation>
    </message>
    <message>
        <source>order card</source>
        <translation>карта очерёдности</translation>
    </message>
    <message>
        <source>Says in which order players act in a stock round of 18CZ.</source>
        <translation>Показывает, в каком порядке игроки ходят в фондовом раунде 18CZ.</translation>
    </message>
    <message>
        <source>sold out</source>
        <translation>распродана</translation>
    </message>
    <message>
        <source>When players hold all shares of a company its price rises at the end of the stock round.</source>
        <translation>Если все акции компании у игроков, её цена растёт в конце фондового раунда.</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>ходит сейчас</translation>
    </message>
    <message>
        <source>a director&apos;s certificate</source>
        <translation>сертификат директора</translation>
    </message>
    <message>
        <source>worth most at the moment</source>
        <translation>сейчас богаче всех</translation>
    </message>
    <message>
        <source>certificates held, of how many are allowed</source>
        <translation>сертификатов из разрешённого числа</translation>
    </message>
    <message>
        <source>a train that this company may not run</source>
        <translation>поезд, который эта компания не может запускать</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>выбрано</translation>
    </message>
    <message>
        <source>button in gold</source>
        <translation>золотая кнопка</translation>
    </message>
    <message>
        <source>can be done now</source>
        <translation>можно сделать сейчас</translation>
    </message>
    <message>
        <source>button in grey</source>
        <translation>серая кнопка</translation>
    </message>
    <message>
        <source>not possible now; a tap says why</source>
        <translation>сейчас нельзя; нажмите, чтобы узнать почему</translation>
    </message>
</context>
<context>
    <name>flimnap::Hints</name>
    <message>
        <source>%1 has no treasury: all of it is paid out.</source>
        <translation>У %1 нет казны: выплачивается всё.</translation>
    </message>
    <message>
        <source>%1 decides for %2. It is free.</source>
        <translation>За игрока %2 решает %1. Это бесплатно.</translation>
    </message>
</context>
<context>
    <name>flimnap::IncomeForm</name>
    <message>
        <source>%1 or %2</source>
        <comment>places</comment>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>places</comment>
        <translation>до %1</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <comment>to places, and to other places</comment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>for a train %1</source>
        <translation>за поезд %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>flimnap::JoinFields</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>ряд %1, столбец %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
    </message>
    <message>
        <source>Not formed yet</source>
        <translation>Ещё не образована</translation>
    </message>
    <message>
        <source>Formed</source>
        <translation>Образована</translation>
    </message>
    <message>
        <source>Nobody took it</source>
        <translation>Никто не взял</translation>
    </message>
    <message>
        <source>Not founded</source>
        <translation>Не основана</translation>
    </message>
    <message>
        <source>Operating</source>
        <translation>Работает</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Не открыта</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Открыта</translation>
    </message>
    <message>
        <source>Operating, of %1</source>
        <translation>Работает, игрок %1</translation>
    </message>
    <message>
        <source>Left the game</source>
        <translation>Выбыла из игры</translation>
    </message>
    <message>
        <source>Never formed</source>
        <translation>Не образуется</translation>
    </message>
</context>
<context>
    <name>flimnap::JoinForm</name>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Фаза</translation>
    </message>
    <message>
        <source>A company could pay no train: this is the last round</source>
        <translation>Одной из компаний не на что купить поезд: раунд последний</translation>
    </message>
    <message>
        <source>Operating rounds of this set</source>
        <translation>Операционных раундов в наборе</translation>
    </message>
    <message>
        <source>The bank has been broken</source>
        <translation>Деньги в банке кончились</translation>
    </message>
    <message>
        <source>Where you are</source>
        <translation>Где вы сейчас</translation>
    </message>
    <message>
        <source>First player&apos;s card</source>
        <translation>Карта первого игрока</translation>
    </message>
    <message>
        <source>Priority card</source>
        <translation>Карта первого игрока</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>У кого она</translation>
    </message>
    <message>
        <source>Turn-order cards, card 1 first</source>
        <translation>Карты порядка хода, начиная с карты 1</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Debt</source>
        <translation>Долг</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Штраф</translation>
    </message>
    <message>
        <source>Players %1, companies %2, together %3</source>
        <translation>Игроки %1, компании %2, вместе %3</translation>
    </message>
    <message>
        <source>; in the bank %1</source>
        <translation>; в банке %1</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>выбыла из игры</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>не открыта</translation>
    </message>
    <message>
        <source>not formed yet</source>
        <translation>ещё не образована</translation>
    </message>
    <message>
        <source>started, price %1</source>
        <translation>открыта, цена %1</translation>
    </message>
    <message>
        <source>of %1, price %2</source>
        <translation>игрок %1, цена %2</translation>
    </message>
    <message>
        <source>operating, price %1, treasury %2</source>
        <translation>работает, цена %1, казна %2</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Space of the chart</source>
        <translation>Клетка таблицы</translation>
    </message>
    <message>
        <source>Started at</source>
        <translation>Начальная цена</translation>
    </message>
    <message>
        <source>Its coal railway %1 was</source>
        <translation>Её угольная ж/⁠д %1</translation>
    </message>
    <message>
        <source>given for the director&apos;s certificate</source>
        <translation>обменяна на сертификат директора</translation>
    </message>
    <message>
        <source>never sold</source>
        <translation>не продана</translation>
    </message>
    <message>
        <source>Waiting on its charter</source>
        <translation>Ждёт на планшете</translation>
    </message>
    <message>
        <source>Stations on the map</source>
        <translation>Станции на поле</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Казна</translation>
    </message>
    <message>
        <source>Station markers not placed yet</source>
        <translation>Ещё не размещённые маркеры станций</translation>
    </message>
    <message>
        <source>Has had its first turn</source>
        <translation>Первый ход уже был</translation>
    </message>
    <message>
        <source>Its own home tile is laid</source>
        <translation>Свой домашний тайл выложен</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Статус</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
    </message>
    <message>
        <source>Whose company it is</source>
        <translation>Чья это компания</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Директор</translation>
    </message>
    <message>
        <source>The 20 % certificate is with</source>
        <translation>Сертификат на 20%: у кого</translation>
    </message>
    <message>
        <source>%1 % of %2 % entered</source>
        <translation>Введено %1% из %2%</translation>
    </message>
    <message>
        <source>%1 has %2 %; %3 % of %4 % entered</source>
        <translation>%1: %2%; введено %3% из %4%</translation>
    </message>
    <message>
        <source>In the bank pool</source>
        <translation>В банковском пуле</translation>
    </message>
    <message>
        <source>No company is started yet: say so among the companies first.</source>
        <translation>Ни одна компания не открыта: сначала укажите это в&#xa0;разделе «Компании».</translation>
    </message>
    <message>
        <source>Price %1 in %2, the top marker first</source>
        <translation>Цена %1 (%2), верхний маркер первым</translation>
    </message>
    <message>
        <source>Price %1, the top marker first</source>
        <translation>Цена %1, верхний маркер первым</translation>
    </message>
    <message>
        <source>No price has two markers on it: nothing to say here.</source>
        <translation>Нет цены, на которой стояли бы два маркера: указывать нечего.</translation>
    </message>
    <message>
        <source>%1: its right is used up</source>
        <translation>%1: свойство использовано</translation>
    </message>
    <message>
        <source>Treasury of %1</source>
        <translation>Казна %1</translation>
    </message>
    <message>
        <source>Private railways: %1</source>
        <translation>Тип ж/⁠д: %1</translation>
    </message>
    <message>
        <source>%1: %2 cards, %3 in play, %4 too many</source>
        <translation>%1: карт %2, в игре %3, лишних %4</translation>
    </message>
    <message>
        <source>%1: %2 cards, %3 in play, %4 gone</source>
        <translation>%1: карт %2, в игре %3, выбыло %4</translation>
    </message>
    <message>
        <source>Cards left in the deck</source>
        <translation>Осталось карт в колоде</translation>
    </message>
    <message>
        <source>Its train</source>
        <translation>Её поезд</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Поезда</translation>
    </message>
    <message>
        <source>Depot</source>
        <translation>Депо</translation>
    </message>
    <message>
        <source>Open stock</source>
        <translation>Общий запас</translation>
    </message>
    <message>
        <source>Trains given back</source>
        <translation>Возвращённые поезда</translation>
    </message>
    <message>
        <source>No longer for sale</source>
        <translation>Больше не продаются</translation>
    </message>
    <message>
        <source>Trains that left the game</source>
        <translation>Выбывшие поезда</translation>
    </message>
    <message>
        <source>Had their turn in this round, in this order</source>
        <translation>Уже ходили в этом раунде, по порядку</translation>
    </message>
    <message>
        <source>The first lap, backwards, is not over</source>
        <translation>Первый круг, в&#xa0;обратном порядке, не окончен</translation>
    </message>
    <message>
        <source>Have passed since the last purchase</source>
        <translation>Спасовали после последней покупки</translation>
    </message>
    <message>
        <source>Passes in a row up to now</source>
        <translation>Пасов подряд до сих пор</translation>
    </message>
    <message>
        <source>Last bought, sold or exchanged in this round</source>
        <translation>Последняя покупка, продажа или обмен в&#xa0;раунде</translation>
    </message>
    <message>
        <source>The round begins now</source>
        <translation>Раунд начинается сейчас</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>If you name none, those before it on the chart have had their turn.</source>
        <translation>Если никого не указать, ходившими считаются стоящие раньше в&#xa0;таблице цен.</translation>
    </message>
    <message>
        <source>If you name none, those before it in the order of play have had it.</source>
        <translation>Если никого не указать, ходившими считаются стоящие раньше в&#xa0;порядке хода.</translation>
    </message>
    <message>
        <source>Whose turn begins</source>
        <translation>Чей ход начинается</translation>
    </message>
    <message>
        <source>Shares sold in this round</source>
        <translation>Акции, проданные в этом раунде</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Тайлы</translation>
    </message>
    <message>
        <source>Hexes with a tile laid</source>
        <translation>Гексы с выложенным тайлом</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>Станции</translation>
    </message>
    <message>
        <source>The rules say no, the table says yes</source>
        <translation>По правилам нельзя, но игроки согласны</translation>
    </message>
    <message>
        <source>Why the position is right all the same</source>
        <translation>Почему позиция всё же верна</translation>
    </message>
    <message>
        <source>Limits, sizes and orders give way to a reason. Money, shares and cards that do not exist cannot.</source>
        <translation>Указав причину, можно обойти лимиты, размеры и&#xa0;порядок, но не взять деньги, акции и&#xa0;карты, которых нет.</translation>
    </message>
    <message>
        <source>%1: of %2</source>
        <translation>%1: акции %2</translation>
    </message>
    <message>
        <source>Shares bought in this round</source>
        <translation>Акции, купленные в этом раунде</translation>
    </message>
    <message>
        <source>is never formed</source>
        <translation>не образуется</translation>
    </message>
    <message>
        <source>All private companies</source>
        <translation>Все частные компании</translation>
    </message>
    <message>
        <source>Private railways: %1</source>
        <comment>18cz</comment>
        <translation>Местные ж/⁠д: %1</translation>
    </message>
</context>
<context>
    <name>flimnap::JoinSections</name>
    <message>
        <source>Round and phase</source>
        <translation>Раунд и фаза</translation>
    </message>
    <message>
        <source>The round you are in or about to begin, the phase, and who has which turn-order card.</source>
        <translation>Раунд, который идёт или вот-вот начнётся, фаза и&#xa0;у&#xa0;кого какая карта порядка хода.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Count everybody&apos;s cash. Debt and penalty where somebody has them.</source>
        <translation>Пересчитайте деньги каждого. Долг и&#xa0;штраф&#xa0;— у&#xa0;кого они есть.</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Компании</translation>
    </message>
    <message>
        <source>Every company that has a share price or has left the game.</source>
        <translation>Каждая компания, у&#xa0;которой есть цена акций или которая выбыла из игры.</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Акции</translation>
    </message>
    <message>
        <source>Who holds how much, the director&apos;s certificate included. What nobody holds lies in the bank.</source>
        <translation>У&#xa0;кого сколько, вместе с&#xa0;сертификатом директора. Всё остальное лежит в&#xa0;банке.</translation>
    </message>
    <message>
        <source>Markers on one price</source>
        <translation>Маркеры на одной цене</translation>
    </message>
    <message>
        <source>Where several markers lie on one price: their order, the top one first.</source>
        <translation>Где на одной цене несколько маркеров: их порядок, верхний первым.</translation>
    </message>
    <message>
        <source>Private railways</source>
        <translation>Частные ж/⁠д</translation>
    </message>
    <message>
        <source>Who owns each of them. Those nobody owns have left the game.</source>
        <translation>Кому принадлежит каждая. Ничьи выбыли из игры.</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Персонажи</translation>
    </message>
    <message>
        <source>Who has each of them, and how many of their own tiles are laid. Those nobody has have left the game.</source>
        <translation>У&#xa0;кого каждый из них и&#xa0;сколько его тайлов выложено. Ничьи выбыли из игры.</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Поезда</translation>
    </message>
    <message>
        <source>What is left in the deck, what companies own, what lies open, and which trains can no longer be bought.</source>
        <translation>Что осталось в&#xa0;колоде, что есть у&#xa0;компаний, что лежит открыто и&#xa0;какие поезда уже нельзя купить.</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Чей ход</translation>
    </message>
    <message>
        <source>You join at the beginning of a turn, or before the round begins.</source>
        <translation>Партия вводится на начало хода или до начала раунда.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Only if you enter the map&apos;s hexes in play: where stations and tiles are. Otherwise leave it empty.</source>
        <translation>Только если по ходу игры вы указываете гексы поля: где станции и&#xa0;тайлы. Иначе оставьте пустым.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>When all fits together, you play on from here.</source>
        <translation>Когда всё сойдётся, игра продолжится отсюда.</translation>
    </message>
    <message>
        <source>Depot</source>
        <translation>Депо</translation>
    </message>
    <message>
        <source>Open stock</source>
        <translation>Общий запас</translation>
    </message>
    <message>
        <source>Trains no longer for sale</source>
        <translation>Поезда, снятые с продажи</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Карта %1</translation>
    </message>
    <message>
        <source>First player&apos;s card</source>
        <translation>Карта первого игрока</translation>
    </message>
    <message>
        <source>Priority card</source>
        <translation>Карта первого игрока</translation>
    </message>
    <message>
        <source>Turn-order cards</source>
        <translation>Карты порядка хода</translation>
    </message>
    <message>
        <source>Who owns each of them, and what is in the treasuries. Those nobody owns have left the game, or are still for sale in the first stock round.</source>
        <translation>Кому принадлежит каждая и&#xa0;что в&#xa0;казне. Ничьи выбыли из игры или ещё продаются в&#xa0;первом фондовом раунде.</translation>
    </message>
    <message>
        <source>Whose each of them is, its treasury and its stations.</source>
        <translation>Кому принадлежит каждая, её казна и&#xa0;станции.</translation>
    </message>
    <message>
        <source>Every company that has a share price or has left the game. A company of %1 has no treasury.</source>
        <translation>Каждая компания, у&#xa0;которой есть цена акций или которая выбыла из игры. У&#xa0;компаний игрока %1 казны нет.</translation>
    </message>
    <message>
        <source>What is left in the deck, what companies own, and what lies open.</source>
        <translation>Что осталось в&#xa0;колоде, что есть у&#xa0;компаний и&#xa0;что лежит открыто.</translation>
    </message>
    <message>
        <source>The round you are in or about to begin, and the phase.</source>
        <translation>Раунд, который идёт или вот-вот начнётся, и&#xa0;фаза.</translation>
    </message>
    <message>
        <source>What is left in the deck and beside it, and what companies own. All others have left the game.</source>
        <translation>Что осталось в&#xa0;колоде и&#xa0;рядом с&#xa0;ней и&#xa0;что есть у&#xa0;компаний. Все остальные выбыли из игры.</translation>
    </message>
    <message>
        <source>The round you are in or about to begin, the phase, and who has the priority card.</source>
        <translation>Раунд, который идёт или вот-вот начнётся, фаза и&#xa0;у&#xa0;кого карта первого игрока.</translation>
    </message>
    <message>
        <source>The round you are in or about to begin, the phase, and who is first in it.</source>
        <translation>Раунд, который идёт или вот-вот начнётся, фаза и&#xa0;кто в&#xa0;нём первый.</translation>
    </message>
    <message>
        <source>Count everybody&apos;s cash.</source>
        <translation>Пересчитайте деньги каждого.</translation>
    </message>
    <message>
        <source>Which companies were taken before the first round, and which have been founded since.</source>
        <translation>Какие компании взяты до первого раунда и&#xa0;какие основаны с&#xa0;тех пор.</translation>
    </message>
    <message>
        <source>What is left in the deck, what companies own, and what lies in the depot. Of a train that has got old the grey side shows: it has a star here.</source>
        <translation>Что осталось в&#xa0;колоде, что есть у&#xa0;компаний и&#xa0;что лежит в&#xa0;депо. Устаревший поезд лежит серой стороной вверх: здесь он со звёздочкой.</translation>
    </message>
    <message>
        <source>Companies that left the game</source>
        <translation>Компании, выбывшие из игры</translation>
    </message>
    <message>
        <source>Price %1</source>
        <translation>Цена %1</translation>
    </message>
    <message>
        <source>Rights used</source>
        <translation>Свойства</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Фаза</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Certificate limit</source>
        <translation>Лимит сертификатов</translation>
    </message>
    <message>
        <source>Private railways</source>
        <comment>18cz</comment>
        <translation>Местные ж/⁠д</translation>
    </message>
    <message>
        <source>Who owns each of them. Those nobody owns have left the game.</source>
        <comment>18cz</comment>
        <translation>Кому принадлежит каждая. Ничьи выбыли из игры.</translation>
    </message>
</context>
<context>
    <name>flimnap::JoinView</name>
    <message>
        <source>Choose the game and its players first.</source>
        <translation>Сначала выберите игру и игроков.</translation>
    </message>
    <message>
        <source>Still wrong: %1</source>
        <translation>Ещё ошибка: %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Private companies</source>
        <translation>Частные компании</translation>
    </message>
</context>
<context>
    <name>flimnap::LeftOut</name>
    <message>
        <source>Draw the company that is left out</source>
        <translation>Жребий: компания вне игры</translation>
    </message>
    <message>
        <source>Drawn: %1 is left out</source>
        <translation>Жребий: %1 вне игры</translation>
    </message>
    <message>
        <source>A company is drawn that is left out</source>
        <translation>Жребий: какая компания вне игры</translation>
    </message>
    <message>
        <source>It leaves the game. Nobody can start it.</source>
        <translation>Она выбывает из игры. Открыть её нельзя.</translation>
    </message>
    <message>
        <source>Left out of the game</source>
        <translation>Вне игры</translation>
    </message>
    <message>
        <source>Every company that has a share price or was left out of the game.</source>
        <translation>Каждая компания, у&#xa0;которой есть цена акций или которая осталась вне игры.</translation>
    </message>
</context>
<context>
    <name>flimnap::LibraryView</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n действие</numerusform>
            <numerusform>%n действия</numerusform>
            <numerusform>%n действий</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules have been corrected since: move %1 of this game no longer fits. The table stands before it; what followed is kept.</source>
        <translation>С&#xa0;тех пор правила исправлены: действие %1 этой партии больше не подходит. Партия остановлена перед ним; всё дальнейшее сохранено.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Эту партию не удаётся прочитать.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>Не удаётся прочитать %1: %2</translation>
    </message>
    <message>
        <source>This journal cannot be taken over. What is wrong with it:</source>
        <translation>Этот журнал нельзя принять. Что в&#xa0;нём не так:</translation>
    </message>
    <message>
        <source>A name has 1 to 40 visible characters.</source>
        <translation>В&#xa0;имени от 1 до 40 видимых знаков.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came back.</source>
        <translation>
            <numerusform>Вернулась %n партия.</numerusform>
            <numerusform>Вернулось %n партии.</numerusform>
            <numerusform>Вернулось %n партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n партия уже здесь.</numerusform>
            <numerusform>%n партии уже здесь.</numerusform>
            <numerusform>%n партий уже здесь.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flimnap::Lots</name>
    <message>
        <source> · out: %1</source>
        <translation> · вышли: %1</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1, за %2</translation>
    </message>
    <message>
        <source>%1 bids %2</source>
        <translation>%1: ставка %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>от %1</translation>
    </message>
    <message>
        <source>The sizes of the three local railways and the least bids are printed on the board; this app does not know them. Compare them before the first move.</source>
        <translation>Размеры трёх местных ж/⁠д и&#xa0;минимальные ставки напечатаны на поле; приложение их не знает. Сверьте их до первого хода.</translation>
    </message>
    <message>
        <source>%1 names a railway with a bid, or passes</source>
        <translation>%1 называет ж/⁠д и ставку или пасует</translation>
    </message>
    <message>
        <source>Private railways in the auction, and the least bids</source>
        <translation>Местные ж/⁠д на аукционе и&#xa0;минимальные ставки</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>a private railway and the least bid for it</comment>
        <translation>%1 от %2</translation>
    </message>
    <message>
        <source>In the auction: %1.</source>
        <translation>На аукционе: %1.</translation>
    </message>
    <message>
        <source>Lots of the auction</source>
        <translation>Лоты аукциона</translation>
    </message>
    <message>
        <source>What was bid for them may be left out: it counts only for what players are worth until the first operating round.</source>
        <translation>Ставки за них можно не указывать: они влияют лишь на состояние игроков до первого операционного раунда.</translation>
    </message>
    <message>
        <source>Bid for %1</source>
        <translation>Ставка на %1</translation>
    </message>
</context>
<context>
    <name>flimnap::MendingView</name>
    <message>
        <source>Card %1</source>
        <translation>Карта %1</translation>
    </message>
</context>
<context>
    <name>flimnap::MovePreview</name>
    <message>
        <source>This move is not complete yet.</source>
        <translation>Ещё не всё выбрано.</translation>
    </message>
</context>
<context>
    <name>flimnap::Names</name>
    <message>
        <source>Company %1</source>
        <translation>Компания %1</translation>
    </message>
    <message>
        <source>Vaclav</source>
        <translation>Вацлав</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>flimnap::National</name>
    <message>
        <source>%1 still owes %2. Its treasury has %3; %4 would add %5 and has %6.</source>
        <translation>%1: осталось погасить %2, в&#xa0;казне %3. %4: нужна доплата %5, на руках %6.</translation>
    </message>
    <message>
        <source>Pay all loans or merge</source>
        <translation>Погасить все займы или слиться</translation>
    </message>
    <message>
        <source>Choose the trains that stay</source>
        <translation>Выбрать, какие поезда остаются</translation>
    </message>
    <message>
        <source>Set the certificate limit</source>
        <translation>Задать лимит сертификатов</translation>
    </message>
    <message>
        <source>%1: all loans are paid</source>
        <translation>%1: все займы погашены</translation>
    </message>
    <message>
        <source>%1 keeps its loans and merges</source>
        <translation>%1 не гасит займы и сливается</translation>
    </message>
    <message>
        <source>%1 keeps no train</source>
        <translation>%1 не оставляет поездов</translation>
    </message>
    <message>
        <source>%1 keeps: %2</source>
        <translation>%1 оставляет: %2</translation>
    </message>
    <message>
        <source>The certificate limit is %1 from now on</source>
        <translation>Лимит сертификатов отныне %1</translation>
    </message>
    <message>
        <source>What it does not keep goes into the open stock. Only trains that never rust run for %1.</source>
        <translation>Остальные поезда уходят в&#xa0;общий запас. Для %1 ездят только поезда, которые не списываются.</translation>
    </message>
    <message>
        <source>The rules say that it changes when %1 is formed, and print no new one. Agree on it, or leave it.</source>
        <translation>По правилам он меняется с&#xa0;образованием %1, но новое число не напечатано. Договоритесь о&#xa0;нём или оставьте прежнее.</translation>
    </message>
    <message>
        <source>%1 has no train that it may run. It borrows one for this run and pays nothing for it; what it earns goes into its treasury, and its price stands still.</source>
        <translation>У&#xa0;%1 нет поезда, который можно запустить. Она бесплатно одалживает поезд на этот раз; доход идёт в&#xa0;казну, а&#xa0;цена акций не меняется.</translation>
    </message>
    <message>
        <source>%1 pays its loans or merges, %2 decides</source>
        <translation>%1 гасит займы или сливается, решает %2</translation>
    </message>
    <message>
        <source>%1 chooses the trains that it keeps, %2 decides</source>
        <translation>%1 выбирает, какие поезда оставить, решает %2</translation>
    </message>
    <message>
        <source>pays all its loans</source>
        <translation>гасит все займы</translation>
    </message>
    <message>
        <source>becomes part of %1</source>
        <translation>входит в %1</translation>
    </message>
    <message>
        <source>national company</source>
        <translation>национальная компания</translation>
    </message>
    <message>
        <source>no lasting train yet: its price stands still</source>
        <translation>нет постоянного поезда: цена стоит</translation>
    </message>
    <message>
        <source>its director must buy a share</source>
        <translation>директор обязан купить акцию</translation>
    </message>
    <message>
        <source>All treasuries repaid what they could</source>
        <translation>Все казны погасили, что могли</translation>
    </message>
    <message>
        <source>has paid its loans</source>
        <translation>займы погашены</translation>
    </message>
    <message numerus="yes">
        <source>%n loan(s): %1 decides</source>
        <translation>
            <numerusform>%n заём: решает %1</numerusform>
            <numerusform>%n займа: решает %1</numerusform>
            <numerusform>%n займов: решает %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Two shares become one of %1</source>
        <translation>Две акции становятся одной акцией %1</translation>
    </message>
    <message>
        <source>%1 chooses the trains that it keeps</source>
        <translation>%1 выбирает, какие поезда оставить</translation>
    </message>
    <message>
        <source>Formed at</source>
        <translation>Начальная цена</translation>
    </message>
    <message>
        <source>Divided into shares</source>
        <translation>Всего акций</translation>
    </message>
    <message>
        <source>Its marker stands still: it had no train yet that lasts</source>
        <translation>Её маркер стоит: постоянного поезда ещё не было</translation>
    </message>
    <message>
        <source>Still to act, as the first one in its first round</source>
        <translation>Ещё не ходила; в&#xa0;свой первый раунд ходит раньше всех</translation>
    </message>
    <message>
        <source>Certificate limit from now on</source>
        <translation>Лимит сертификатов отныне</translation>
    </message>
</context>
<context>
    <name>flimnap::Offers</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>only builds track</source>
        <translation>строительная ж/⁠д</translation>
    </message>
    <message>
        <source>for %1 % of %2</source>
        <translation>обмен на %1% акций %2</translation>
    </message>
    <message>
        <source>%1 to %2, %3</source>
        <comment>prices, what one gets for it later</comment>
        <translation>от %1 до %2, %3</translation>
    </message>
    <message>
        <source>for an own train %1</source>
        <translation>за свой поезд %1</translation>
    </message>
    <message>
        <source>with the %1 % certificate</source>
        <translation>с&#xa0;сертификатом на %1%</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>продавец: %1</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, продавец: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>buyer, what he buys</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>flimnap::Overview</name>
    <message>
        <source>penalty at the end %1</source>
        <translation>штраф в конце %1</translation>
    </message>
    <message>
        <source>owes %1, penalty at the end %2</source>
        <translation>долг %1, штраф в конце %2</translation>
    </message>
    <message>
        <source>owes %1</source>
        <translation>долг %1</translation>
    </message>
    <message>
        <source>owes %1, after the next stock round %2</source>
        <translation>долг %1, после следующего фондового раунда %2</translation>
    </message>
    <message>
        <source>plays by the rules</source>
        <translation>играет по правилам</translation>
    </message>
    <message>
        <source>order card %1</source>
        <translation>порядок хода: %1</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>первый игрок</translation>
    </message>
    <message>
        <source>priority card</source>
        <translation>карта первого игрока</translation>
    </message>
    <message>
        <source>bids %1, free %2</source>
        <translation>ставки %1, свободно %2</translation>
    </message>
    <message>
        <source>copy cards: %1</source>
        <translation>карты-копии: %1</translation>
    </message>
    <message>
        <source>no company yet</source>
        <translation>компании ещё нет</translation>
    </message>
    <message>
        <source>%1. in each round</source>
        <translation>%1-я в каждом раунде</translation>
    </message>
    <message>
        <source>must raise %1 at once</source>
        <translation>нужно сразу собрать %1</translation>
    </message>
</context>
<context>
    <name>flimnap::Papers</name>
    <message>
        <source>%1: the hex of MW is worth %2</source>
        <translation>%1: гекс MW приносит %2</translation>
    </message>
    <message>
        <source>Say what the hex of MW is worth</source>
        <translation>Назвать доход гекса MW</translation>
    </message>
    <message>
        <source>%1 says what the hex of MW is worth</source>
        <translation>%1 называет доход гекса MW</translation>
    </message>
    <message>
        <source>MW pays its owner what the tile of its hex is worth. Before that the owner may lay or upgrade that tile for nothing.</source>
        <translation>MW платит владельцу стоимость тайла на своём гексе. До этого владелец может бесплатно выложить или модернизировать этот тайл.</translation>
    </message>
</context>
<context>
    <name>flimnap::PeopleView</name>
    <message>
        <source>A name has 1 to 40 visible characters.</source>
        <translation>В имени от 1 до 40 видимых знаков.</translation>
    </message>
</context>
<context>
    <name>flimnap::ReadingWords</name>
    <message>
        <source>A “Dimen&apos;s Land” card is used</source>
        <translation>Карта «Dimen’s Land» играется</translation>
    </message>
    <message>
        <source>Changes how many actions a player has in a turn.</source>
        <translation>Меняет, сколько действий у игрока за ход.</translation>
    </message>
    <message>
        <source>in place of an action card</source>
        <translation>вместо карты действия</translation>
    </message>
    <message>
        <source>beside the action card of the turn</source>
        <translation>вдобавок к карте действия этого хода</translation>
    </message>
    <message>
        <source>Of a card that is copied a player chooses</source>
        <translation>На копируемой карте игрок выбирает</translation>
    </message>
    <message>
        <source>Changes which actions can be copied.</source>
        <translation>Меняет, какие действия можно повторить.</translation>
    </message>
    <message>
        <source>either side</source>
        <translation>любую сторону</translation>
    </message>
    <message>
        <source>only a side that was used in this round</source>
        <translation>только сторону, уже использованную в&#xa0;этом раунде</translation>
    </message>
    <message>
        <source>Skyresh Bolgolam pays a tenth less for</source>
        <translation>Skyresh Bolgolam платит на десятую часть меньше</translation>
    </message>
    <message>
        <source>Changes what his companies pay for old trains.</source>
        <translation>Меняет, сколько его компании платят за старые поезда.</translation>
    </message>
    <message>
        <source>new trains alone</source>
        <translation>только за новые поезда</translation>
    </message>
    <message>
        <source>new trains and those of the depot</source>
        <translation>за новые поезда и поезда из депо</translation>
    </message>
    <message>
        <source>Phases that sentences of the rules count</source>
        <translation>Номера фаз в тексте правил означают</translation>
    </message>
    <message>
        <source>Changes until when companies borrow, and from when they buy private companies.</source>
        <translation>Меняет, до каких пор компании берут займы и с каких пор покупают частные компании.</translation>
    </message>
    <message>
        <source>one by one: loans up to the 5-trains, private companies bought from the 3-trains on</source>
        <translation>счёт по порядку: займы до 5-поездов, покупка частных компаний с&#xa0;3-поездов</translation>
    </message>
    <message>
        <source>by trains: loans up to the 4-trains, private companies bought from the 2-trains on</source>
        <translation>номера поездов: займы до 4-поездов, покупка частных компаний с&#xa0;2-поездов</translation>
    </message>
    <message>
        <source>Who bought last in the opening, so that the next one goes on and gets the priority card</source>
        <translation>Последним покупателем в&#xa0;начале игры (следующий за ним ходит дальше и&#xa0;получает карту первого игрока) считается</translation>
    </message>
    <message>
        <source>Changes who goes on in the opening and who gets the priority card.</source>
        <translation>Меняет, кто продолжает в начале игры и кто получает карту первого игрока.</translation>
    </message>
    <message>
        <source>whoever bought, in an auction as well</source>
        <translation>любой купивший, в том числе на аукционе</translation>
    </message>
    <message>
        <source>whoever bought the company on offer</source>
        <translation>купивший компанию, стоявшую в&#xa0;продаже первой</translation>
    </message>
    <message>
        <source>In a turn of a stock round shares are sold</source>
        <translation>В&#xa0;свой ход в&#xa0;фондовом раунде акции продают</translation>
    </message>
    <message>
        <source>Changes whether one can sell again after a purchase.</source>
        <translation>Меняет, можно ли после покупки продавать снова.</translation>
    </message>
    <message>
        <source>before the purchase or after it</source>
        <translation>до покупки или после неё</translation>
    </message>
    <message>
        <source>before the purchase and after it</source>
        <translation>до покупки и после неё</translation>
    </message>
    <message>
        <source>Shares that were bought are kept</source>
        <translation>Купленные акции нельзя продавать</translation>
    </message>
    <message>
        <source>Changes how soon a share can be sold again.</source>
        <translation>Меняет, когда купленную акцию можно продать.</translation>
    </message>
    <message>
        <source>for the whole stock round</source>
        <translation>весь фондовый раунд</translation>
    </message>
    <message>
        <source>for the turn, one of them</source>
        <translation>в этот же ход, и лишь одну из них</translation>
    </message>
    <message>
        <source>Players sell private companies to each other in stock rounds</source>
        <translation>Игроки продают друг другу частные компании в&#xa0;фондовых раундах</translation>
    </message>
    <message>
        <source>Changes whether players can trade them at all.</source>
        <translation>Меняет, могут ли игроки вообще ими торговать.</translation>
    </message>
    <message>
        <source>yes, in place of a purchase of shares</source>
        <translation>да, вместо покупки акций</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>A sale of shares that would push a marker into the closing area</source>
        <translation>Продажа акций со сдвигом маркера в&#xa0;зону закрытия</translation>
    </message>
    <message>
        <source>Changes whether players can close a company by selling.</source>
        <translation>Меняет, могут ли игроки закрыть компанию продажей.</translation>
    </message>
    <message>
        <source>stops on the line above it</source>
        <translation>останавливает маркер на линии над ней</translation>
    </message>
    <message>
        <source>closes the company</source>
        <translation>закрывает компанию</translation>
    </message>
    <message>
        <source>New companies get their capital in another way</source>
        <translation>Новые компании получают капитал по-другому</translation>
    </message>
    <message>
        <source>Changes the capital of companies started in between.</source>
        <translation>Меняет капитал компаний, открытых в этом промежутке.</translation>
    </message>
    <message>
        <source>from the first 5 and the first 6 on</source>
        <translation>с первого 5-поезда и первого 6-поезда</translation>
    </message>
    <message>
        <source>from the last 4 and the last 5 on</source>
        <translation>с&#xa0;последнего 4-поезда и&#xa0;последнего 5-поезда</translation>
    </message>
    <message>
        <source>In a turn a company buys one train of each kind</source>
        <translation>За ход компания покупает по одному поезду каждого типа</translation>
    </message>
    <message>
        <source>Changes how many trains of a kind a company can get in a turn.</source>
        <translation>Меняет, сколько поездов одного вида компания может получить за ход.</translation>
    </message>
    <message>
        <source>wherever they come from</source>
        <translation>откуда бы они ни были</translation>
    </message>
    <message>
        <source>of the bank and the open stock; others do not count</source>
        <translation>из банка и&#xa0;общего запаса; прочие не в&#xa0;счёт</translation>
    </message>
    <message>
        <source>A company that has no route</source>
        <translation>Компания без маршрута</translation>
    </message>
    <message>
        <source>Changes whether a director may have to pay for a train that cannot run.</source>
        <translation>Меняет, придётся ли директору платить за поезд, который не может ходить.</translation>
    </message>
    <message>
        <source>must own a train all the same</source>
        <translation>всё равно обязана иметь поезд</translation>
    </message>
    <message>
        <source>need not own a train</source>
        <translation>не обязана иметь поезд</translation>
    </message>
    <message>
        <source>never</source>
        <translation>никогда</translation>
    </message>
    <message>
        <source>The national company is formed</source>
        <translation>Национальная компания образуется</translation>
    </message>
    <message>
        <source>Changes what the company that bought it can still do before.</source>
        <translation>Меняет, что купившая его компания ещё успеет сделать.</translation>
    </message>
    <message>
        <source>at once with the first 6-train</source>
        <translation>сразу с первым 6-поездом</translation>
    </message>
    <message>
        <source>at the end of the turn that bought it</source>
        <translation>в конце хода, в котором он куплен</translation>
    </message>
    <message>
        <source>Trains of the national company that rust some day</source>
        <translation>Списываемые поезда национальной компании</translation>
    </message>
    <message>
        <source>Changes what the national company earns before it owns a train that stays.</source>
        <translation>Меняет доход национальной компании, пока у неё нет постоянного поезда.</translation>
    </message>
    <message>
        <source>do not run; it may keep them to trade them in</source>
        <translation>не ездят; их можно оставить для трейд-ина</translation>
    </message>
    <message>
        <source>run; only they may be given up</source>
        <translation>ездят; отдать можно только их</translation>
    </message>
    <message>
        <source>The certificate limit after the national company is formed</source>
        <translation>Лимит сертификатов после образования национальной компании</translation>
    </message>
    <message>
        <source>Changes how many certificates players may have afterwards.</source>
        <translation>Меняет, сколько сертификатов можно иметь после этого.</translation>
    </message>
    <message>
        <source>is asked for then</source>
        <translation>спросят в этот момент</translation>
    </message>
    <message>
        <source>stays as it was</source>
        <translation>остаётся прежним</translation>
    </message>
    <message>
        <source>In its first operating round the national company acts</source>
        <translation>В&#xa0;свой первый операционный раунд национальная компания ходит</translation>
    </message>
    <message>
        <source>Changes who builds and buys first in that round.</source>
        <translation>Меняет, кто в этом раунде первым строит и покупает.</translation>
    </message>
    <message>
        <source>before all others</source>
        <translation>раньше всех</translation>
    </message>
    <message>
        <source>in the order of prices</source>
        <translation>в порядке цен</translation>
    </message>
    <message>
        <source>The national company without a train</source>
        <translation>Национальная компания без поезда</translation>
    </message>
    <message>
        <source>Changes which train it runs and what it can build.</source>
        <translation>Меняет, какой поезд она пускает и что может строить.</translation>
    </message>
    <message>
        <source>borrows any train there is, and builds nothing that costs money</source>
        <translation>одалживает любой имеющийся поезд и&#xa0;не строит ничего платного</translation>
    </message>
    <message>
        <source>borrows the last kind, which then lies in the open stock, and builds like others</source>
        <translation>одалживает поезд последнего типа, который потом лежит в&#xa0;общем запасе, и&#xa0;строит как другие</translation>
    </message>
    <message>
        <source>The national company must buy its first train</source>
        <translation>Национальная компания должна купить первый поезд</translation>
    </message>
    <message>
        <source>Changes when it stops borrowing a train.</source>
        <translation>Меняет, когда она перестаёт одалживать поезд.</translation>
    </message>
    <message>
        <source>as soon as its treasury has the price of the last kind</source>
        <translation>как только в&#xa0;казне есть цена последнего типа</translation>
    </message>
    <message>
        <source>as soon as its treasury has more than that price</source>
        <translation>как только в казне больше этой цены</translation>
    </message>
    <message>
        <source>Trains of a company that closes</source>
        <translation>Поезда закрывающейся компании</translation>
    </message>
    <message>
        <source>Changes which trains others can buy.</source>
        <translation>Меняет, какие поезда смогут купить другие.</translation>
    </message>
    <message>
        <source>go into the open stock</source>
        <translation>уходят в общий запас</translation>
    </message>
    <message>
        <source>leave the game</source>
        <translation>выбывают из игры</translation>
    </message>
    <message>
        <source>The bank is broken</source>
        <translation>Деньги в банке кончились</translation>
    </message>
    <message>
        <source>Changes when the game ends, if the bank pays out its last money exactly.</source>
        <translation>Меняет конец игры, если банк выплатил всё ровно до нуля.</translation>
    </message>
    <message>
        <source>as soon as it is empty</source>
        <translation>как только банк пуст</translation>
    </message>
    <message>
        <source>as soon as it pays what it has not</source>
        <translation>как только он платит то, чего у него нет</translation>
    </message>
    <message>
        <source>The value of a share at the end, less ten for each loan</source>
        <translation>Стоимость акции в&#xa0;конце игры за вычетом десяти за каждый заём</translation>
    </message>
    <message>
        <source>Changes the score of those who hold shares of companies deep in debt.</source>
        <translation>Меняет итог тех, у кого акции компаний с большими долгами.</translation>
    </message>
    <message>
        <source>may be below zero</source>
        <translation>может быть ниже нуля</translation>
    </message>
    <message>
        <source>is zero at least</source>
        <translation>не бывает ниже нуля</translation>
    </message>
    <message>
        <source>Dividends for shares of 5 % are rounded up</source>
        <translation>Дивиденды на акции по 5% округляются вверх</translation>
    </message>
    <message>
        <source>Changes by a few francs what holders of several such shares get.</source>
        <translation>Меняет на несколько франков выплату тем, у кого таких акций несколько.</translation>
    </message>
    <message>
        <source>once for everybody&apos;s shares together</source>
        <translation>один раз за все акции владельца</translation>
    </message>
    <message>
        <source>for each share</source>
        <translation>за каждую акцию</translation>
    </message>
    <message>
        <source>The home station is placed</source>
        <translation>Домашняя станция размещается</translation>
    </message>
    <message>
        <source>Changes who can build around it before.</source>
        <translation>Меняет, кто успеет построить вокруг неё раньше.</translation>
    </message>
    <message>
        <source>when the company is started</source>
        <translation>при открытии компании</translation>
    </message>
    <message>
        <source>in the company&apos;s first turn</source>
        <translation>в первый ход компании</translation>
    </message>
    <message>
        <source>The 40 printed in three cities</source>
        <translation>Число 40, напечатанное в трёх городах</translation>
    </message>
    <message>
        <source>Changes what the first upgrade of these cities costs.</source>
        <translation>Меняет цену первой модернизации этих городов.</translation>
    </message>
    <message>
        <source>are not paid, for upgrades are free</source>
        <translation>не платится: модернизация бесплатна</translation>
    </message>
    <message>
        <source>are paid once</source>
        <translation>платится один раз</translation>
    </message>
    <message>
        <source>With the Charbonnages du Hainaut a company places</source>
        <translation>С&#xa0;Charbonnages du Hainaut компания размещает</translation>
    </message>
    <message>
        <source>Changes how many stations the company has left.</source>
        <translation>Меняет, сколько станций останется у компании.</translation>
    </message>
    <message>
        <source>one of its own stations</source>
        <translation>одну из своих станций</translation>
    </message>
    <message>
        <source>an additional station</source>
        <translation>дополнительную станцию</translation>
    </message>
    <message>
        <source>Stations of Nord, as its charter says</source>
        <translation>Станций у Nord, по её планшету</translation>
    </message>
    <message>
        <source>Changes how many stations it can place.</source>
        <translation>Меняет, сколько станций она может разместить.</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>A company that does not run pays its interest</source>
        <translation>Компания, не запускающая поезда, платит проценты</translation>
    </message>
    <message>
        <source>Changes what the director has to add for which of both.</source>
        <translation>Меняет, за что из двух директору придётся доплатить.</translation>
    </message>
    <message>
        <source>before it buys a train</source>
        <translation>до покупки поезда</translation>
    </message>
    <message>
        <source>after it has bought one</source>
        <translation>после покупки поезда</translation>
    </message>
    <message>
        <source>A company with as many trains as it may have</source>
        <translation>Компания с предельным числом поездов</translation>
    </message>
    <message>
        <source>Changes whether a company with all its trains can buy a better one.</source>
        <translation>Меняет, может ли компания с полным числом поездов купить поезд лучше.</translation>
    </message>
    <message>
        <source>cannot buy one</source>
        <translation>не может купить</translation>
    </message>
    <message>
        <source>buys one if it could trade one in, and gives up one at once</source>
        <translation>покупает, если могла бы сдать поезд по трейд-ину, и&#xa0;сразу отдаёт один</translation>
    </message>
    <message>
        <source>The tile of the Enkhuizen-Stavoren Ferry is laid</source>
        <translation>Тайл Enkhuizen-Stavoren Ferry выкладывают</translation>
    </message>
    <message>
        <source>Changes when it can be laid.</source>
        <translation>Меняет, когда его можно выложить.</translation>
    </message>
    <message>
        <source>with the other track of the turn</source>
        <translation>вместе с другим путём этого хода</translation>
    </message>
    <message>
        <source>any time in the turn</source>
        <translation>в любой момент хода</translation>
    </message>
    <message>
        <source>For the price of the national company the cheapest of three or more</source>
        <translation>Для цены национальной компании самая низкая из трёх и&#xa0;более цен</translation>
    </message>
    <message>
        <source>Changes the price of the national company, and so what all its shares are worth.</source>
        <translation>Меняет цену национальной компании, а значит, и стоимость всех её акций.</translation>
    </message>
    <message>
        <source>is left out before the average is taken</source>
        <translation>отбрасывается до вычисления среднего</translation>
    </message>
    <message>
        <source>is left out only if the average of all is above 100</source>
        <translation>отбрасывается, только если среднее всех цен выше 100</translation>
    </message>
    <message>
        <source>The card on the table that buys and sells shares</source>
        <translation>Карта на столе, по которой продают и&#xa0;покупают акции</translation>
    </message>
    <message>
        <source>Changes what this card can be used for instead.</source>
        <translation>Меняет, на что ещё годится эта карта.</translation>
    </message>
    <message>
        <source>on its other side a tile is laid</source>
        <translation>на другой стороне выкладывают тайл</translation>
    </message>
    <message>
        <source>on its other side money is taken</source>
        <translation>на другой стороне берут деньги</translation>
    </message>
    <message>
        <source>A director helps to buy a train of another company</source>
        <translation>Директор помогает купить поезд другой компании</translation>
    </message>
    <message>
        <source>Changes which trains a director can pay for.</source>
        <translation>Меняет, за какие поезда директор может платить.</translation>
    </message>
    <message>
        <source>if both want it, up to its printed price</source>
        <translation>если оба согласны, не дороже напечатанной цены</translation>
    </message>
    <message>
        <source>Companies take loans and buy private companies</source>
        <translation>Компании берут займы и&#xa0;покупают частные компании</translation>
    </message>
    <message>
        <source>Changes when a company can get money, or give some to its director.</source>
        <translation>Меняет, когда компания может получить деньги или дать их своему директору.</translation>
    </message>
    <message>
        <source>any time in an operating round, all of them</source>
        <translation>в&#xa0;любой момент операционного раунда, все</translation>
    </message>
    <message>
        <source>in their own turn, before shares are sold and loans repaid</source>
        <translation>в&#xa0;свой ход, до продажи акций и&#xa0;погашения займов</translation>
    </message>
    <message>
        <source>For the tile of the Enkhuizen-Stavoren Ferry</source>
        <translation>За тайл Enkhuizen-Stavoren Ferry</translation>
    </message>
    <message>
        <source>Changes what the tile costs the company.</source>
        <translation>Меняет, сколько тайл стоит компании.</translation>
    </message>
    <message>
        <source>the 80 of the sea are not paid</source>
        <translation>80 за море не платят</translation>
    </message>
    <message>
        <source>the 80 of the sea are paid</source>
        <translation>80 за море платят</translation>
    </message>
    <message>
        <source>Once the +20 marker is placed, the Régie des Postes</source>
        <translation>После установки маркера +20 Régie des Postes</translation>
    </message>
    <message>
        <source>Changes 15 francs in every operating round.</source>
        <translation>Меняет 15 франков в&#xa0;каждом операционном раунде.</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <translation>выбывает из игры</translation>
    </message>
    <message>
        <source>stays and goes on paying</source>
        <translation>остаётся и&#xa0;платит дальше</translation>
    </message>
    <message>
        <source>In an auction of the opening the next to bid is</source>
        <translation>На аукционе в&#xa0;начале игры следующим торгуется</translation>
    </message>
    <message>
        <source>Changes who has to bid higher first.</source>
        <translation>Меняет, кто первым должен повысить ставку.</translation>
    </message>
    <message>
        <source>always who has bid least</source>
        <translation>всегда тот, чья ставка меньше всех</translation>
    </message>
    <message>
        <source>the next bidder to the left</source>
        <translation>следующий участник слева</translation>
    </message>
    <message>
        <source>The markers of companies sold in one turn fall</source>
        <translation>Маркеры компаний, проданных за один ход, опускаются</translation>
    </message>
    <message>
        <source>Changes which of them operates first at the same price.</source>
        <translation>Меняет, какая из них ходит первой при равной цене.</translation>
    </message>
    <message>
        <source>the dearest first, whichever was sold first</source>
        <translation>сначала самой дорогой, какую бы ни продали первой</translation>
    </message>
    <message>
        <source>in the order in which they were sold</source>
        <translation>в&#xa0;порядке продажи</translation>
    </message>
    <message>
        <source>Money that the bank keeps for companies until they reach their destinations</source>
        <translation>Деньги, которые банк хранит для компаний до их цели</translation>
    </message>
    <message>
        <source>Changes how soon the bank is broken.</source>
        <translation>Меняет, как скоро в&#xa0;банке кончатся деньги.</translation>
    </message>
    <message>
        <source>is the bank&apos;s until then</source>
        <translation>до тех пор принадлежат банку</translation>
    </message>
    <message>
        <source>does not count as the bank&apos;s</source>
        <translation>не считаются деньгами банка</translation>
    </message>
    <message>
        <source>While more than half of the national company lies in the open stock</source>
        <translation>Пока больше половины национальной компании лежит в&#xa0;общем запасе</translation>
    </message>
    <message>
        <source>Changes where its shares can be bought, and for how much.</source>
        <translation>Меняет, где и&#xa0;за сколько можно купить её акции.</translation>
    </message>
    <message>
        <source>the bank sells none of its shares</source>
        <translation>банк её акций не продаёт</translation>
    </message>
    <message>
        <source>the bank sells its shares, too</source>
        <translation>банк тоже продаёт её акции</translation>
    </message>
    <message>
        <source>When only 8-trains are left, a company begins to operate with</source>
        <translation>Когда остались только 8-поезда, компания начинает ходить при</translation>
    </message>
    <message>
        <source>Changes how soon a late company can operate.</source>
        <translation>Меняет, как скоро может ходить поздняя компания.</translation>
    </message>
    <message>
        <source>60 % of it sold</source>
        <translation>60% проданных акций</translation>
    </message>
    <message>
        <source>80 % of it sold</source>
        <translation>80% проданных акций</translation>
    </message>
    <message>
        <source>Track on the hexes of private companies that players own</source>
        <translation>Пути на гексах частных компаний, которыми владеют игроки</translation>
    </message>
    <message>
        <source>Changes where one can build before companies have bought them.</source>
        <translation>Меняет, где можно строить, пока компании их не купили.</translation>
    </message>
    <message>
        <source>is not laid in Amsterdam</source>
        <translation>не прокладывают в&#xa0;Амстердаме</translation>
    </message>
    <message>
        <source>is not laid on any of the three</source>
        <translation>не прокладывают ни на одном из трёх</translation>
    </message>
    <message>
        <source>A company can have</source>
        <translation>У&#xa0;компании может быть</translation>
    </message>
    <message>
        <source>Changes how much a company can borrow.</source>
        <translation>Меняет, сколько компания может занять.</translation>
    </message>
    <message>
        <source>as many loans as players hold of its shares</source>
        <translation>столько займов, сколько её акций у&#xa0;игроков</translation>
    </message>
    <message>
        <source>more loans, but repays after its trains what is too much</source>
        <translation>больше займов, но лишние погашает после поездов</translation>
    </message>
    <message>
        <source>A treasury that cannot pay all of its interest gives</source>
        <translation>Казна, которой не хватает на проценты, отдаёт</translation>
    </message>
    <message>
        <source>Changes by a few francs what the director adds.</source>
        <translation>Меняет на несколько франков доплату директора.</translation>
    </message>
    <message>
        <source>whole tens</source>
        <translation>целые десятки</translation>
    </message>
    <message>
        <source>all it has</source>
        <translation>всё, что есть</translation>
    </message>
    <message>
        <source>The national company buys trains of other companies</source>
        <translation>Национальная компания покупает поезда других компаний</translation>
    </message>
    <message>
        <source>Changes how soon it can own a train that stays.</source>
        <translation>Меняет, как скоро у&#xa0;неё может быть постоянный поезд.</translation>
    </message>
    <message>
        <source>at the printed price</source>
        <translation>по печатной цене</translation>
    </message>
    <message>
        <source>at any price they agree on</source>
        <translation>по любой цене по договорённости</translation>
    </message>
    <message>
        <source>A director helps to buy a train of the bank or the open stock</source>
        <translation>Директор помогает купить поезд из банка или общего запаса</translation>
    </message>
    <message>
        <source>Changes which train a poor company can get.</source>
        <translation>Меняет, какой поезд может получить бедная компания.</translation>
    </message>
    <message>
        <source>only the cheapest</source>
        <translation>только самый дешёвый</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>любой</translation>
    </message>
    <message>
        <source>For a train a director sells shares of one company</source>
        <translation>Ради поезда директор продаёт акции одной компании</translation>
    </message>
    <message>
        <source>Changes at what prices he sells.</source>
        <translation>Меняет, по каким ценам он продаёт.</translation>
    </message>
    <message>
        <source>in as many blocks as he likes</source>
        <translation>сколькими угодно частями</translation>
    </message>
    <message>
        <source>in one block, and again only if nothing else can be sold</source>
        <translation>сразу, а&#xa0;ещё раз — только если больше продать нечего</translation>
    </message>
    <message>
        <source>A train that a company has too many goes</source>
        <translation>Лишний поезд компании кладут</translation>
    </message>
    <message>
        <source>Changes which train is on top of the deck: which one must be bought, and which one is exported.</source>
        <translation>Меняет верхний поезд колоды: какой нужно покупать и какой уходит на экспорт.</translation>
    </message>
    <message>
        <source>into the open stock, where any company may buy it</source>
        <translation>в общий запас, где его может купить любая компания</translation>
    </message>
    <message>
        <source>on top of the deck</source>
        <translation>на верх колоды</translation>
    </message>
    <message>
        <source>A director helps to buy a train</source>
        <translation>Директор помогает купить поезд</translation>
    </message>
    <message>
        <source>Changes how many trains a poor company can buy with its director&apos;s money.</source>
        <translation>Меняет, сколько поездов бедная компания может купить на деньги директора.</translation>
    </message>
    <message>
        <source>also after the company bought another one in the turn</source>
        <translation>и после того, как компания купила в этот ход другой</translation>
    </message>
    <message>
        <source>only as long as the company has bought none in the turn</source>
        <translation>только пока компания не купила в этот ход ни одного</translation>
    </message>
    <message>
        <source>A company that has taken stations over places its own first further station</source>
        <translation>Компания с чужими станциями размещает свою первую дополнительную станцию</translation>
    </message>
    <message>
        <source>Changes the price of a station after a take-over.</source>
        <translation>Меняет цену станции после поглощения.</translation>
    </message>
    <message>
        <source>for 100, since more than one stands on the map</source>
        <translation>за 100, так как на поле стоит больше одной</translation>
    </message>
    <message>
        <source>for 40, as printed on its charter</source>
        <translation>за 40, как напечатано на её уставе</translation>
    </message>
    <message>
        <source>A debt that was paid back</source>
        <translation>Погашенный долг</translation>
    </message>
    <message>
        <source>Changes the final result of whoever borrowed.</source>
        <translation>Меняет итог того, кто брал заём.</translation>
    </message>
    <message>
        <source>still costs its penalty at the end</source>
        <translation>всё равно стоит штрафа в конце</translation>
    </message>
    <message>
        <source>costs no penalty any more</source>
        <translation>больше не стоит штрафа</translation>
    </message>
    <message>
        <source>In a turn a company places, beside its home station,</source>
        <translation>Кроме домашней станции, за ход компания размещает</translation>
    </message>
    <message>
        <source>Changes how fast stations come onto the map.</source>
        <translation>Меняет, как быстро на поле появляются станции.</translation>
    </message>
    <message>
        <source>one station</source>
        <translation>одну станцию</translation>
    </message>
    <message>
        <source>as many stations as it can pay</source>
        <translation>столько станций, сколько может оплатить</translation>
    </message>
    <message>
        <source>At the end of a set of operating rounds the companies of Vaclav that get a train</source>
        <translation>В конце серии операционных раундов поезд получают компании Вацлава:</translation>
    </message>
    <message>
        <source>Changes how fast the trains go, and the phases with them.</source>
        <translation>Меняет, как быстро уходят поезда и с ними идут фазы.</translation>
    </message>
    <message>
        <source>all, also one that had no turn yet</source>
        <translation>все, и та, которая ещё не ходила</translation>
    </message>
    <message>
        <source>those that have had a turn</source>
        <translation>те, которые уже ходили</translation>
    </message>
    <message>
        <source>Who passes in an auction</source>
        <translation>Кто пасует на аукционе</translation>
    </message>
    <message>
        <source>Changes who gets the railways, and at what price.</source>
        <translation>Меняет, кому и за сколько достаются ж/⁠д.</translation>
    </message>
    <message>
        <source>is out of it</source>
        <translation>выбывает из торга</translation>
    </message>
    <message>
        <source>may bid again when his turn comes</source>
        <translation>может снова сделать ставку в свой черёд</translation>
    </message>
    <message>
        <source>The next railway is put up for auction by</source>
        <translation>Следующую ж/⁠д выставляет на аукцион</translation>
    </message>
    <message>
        <source>Changes who chooses what is auctioned.</source>
        <translation>Меняет, кто выбирает, что идёт на аукцион.</translation>
    </message>
    <message>
        <source>the player after the one who chose the last</source>
        <translation>игрок после того, кто выбирал прошлую</translation>
    </message>
    <message>
        <source>the one who bought the last</source>
        <translation>тот, кто купил прошлую</translation>
    </message>
    <message>
        <source>With the first 4+4-train</source>
        <translation>С первым поездом 4+4</translation>
    </message>
    <message>
        <source>Changes how long MW earns and the 3E can run.</source>
        <translation>Меняет, как долго MW приносит доход и может ехать 3E.</translation>
    </message>
    <message>
        <source>all five papers close</source>
        <translation>закрываются все пять бумаг</translation>
    </message>
    <message>
        <source>the local railways close; MW and the 3E stay</source>
        <translation>закрываются местные ж/⁠д; MW и 3E остаются</translation>
    </message>
    <message>
        <source>The first 10-train is sold or exported</source>
        <translation>Первый 10-поезд продан или вывезен</translation>
    </message>
    <message>
        <source>Changes which companies lose trains then and must buy others.</source>
        <translation>Меняет, у&#xa0;кого тогда списываются поезда и&#xa0;кому нужны новые.</translation>
    </message>
    <message>
        <source>5-trains go, goods trains stay</source>
        <translation>5-поезда списываются, g-поезда остаются</translation>
    </message>
    <message>
        <source>5-trains, 3g, 2g and 1g go</source>
        <translation>списываются 5-, 3g-, 2g- и&#xa0;1g-поезда</translation>
    </message>
    <message>
        <source>Shares of a company that has just opened are sold</source>
        <translation>Акции компании, которая только что открылась, продают</translation>
    </message>
    <message>
        <source>Changes whether its shares can be sold in the same stock round.</source>
        <translation>Меняет, можно ли продать их в&#xa0;том же раунде акций.</translation>
    </message>
    <message>
        <source>after its first turn</source>
        <translation>после её первого хода</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>сразу</translation>
    </message>
    <message>
        <source>Who holds 60 % of a company</source>
        <translation>У&#xa0;кого 60% акций компании,</translation>
    </message>
    <message>
        <source>Changes how much of a company one player can buy.</source>
        <translation>Меняет, сколько акций компании может купить один игрок.</translation>
    </message>
    <message>
        <source>buys no more of it</source>
        <translation>больше их не покупает</translation>
    </message>
    <message>
        <source>may buy once more</source>
        <translation>может купить ещё</translation>
    </message>
    <message>
        <source>A tie for a state railway&apos;s director goes from the priority card</source>
        <translation>Если акций государственной ж/⁠д поровну, директора ищут от карты первого игрока</translation>
    </message>
    <message>
        <source>Changes who directs it.</source>
        <translation>Меняет, кто ею управляет.</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>налево</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>направо</translation>
    </message>
    <message>
        <source>The director&apos;s certificate of an unsold pre-state railway goes to</source>
        <translation>Сертификат директора непроданной догосударственной ж/⁠д получает</translation>
    </message>
    <message>
        <source>Changes who swaps two shares for it after the round.</source>
        <translation>Меняет, кто обменяет на него две акции после раунда.</translation>
    </message>
    <message>
        <source>whoever has most shares</source>
        <translation>у&#xa0;кого больше всего акций</translation>
    </message>
    <message>
        <source>whoever had 20 % first</source>
        <translation>у&#xa0;кого первым стало 20%</translation>
    </message>
    <message>
        <source>A company that reaches 50 % by a mountain railway in an operating round gets its capital</source>
        <translation>Компания, которая набрала 50% обменом горной ж/⁠д в&#xa0;операционном раунде, получает капитал</translation>
    </message>
    <message>
        <source>Changes when the bank pays it.</source>
        <translation>Меняет, когда банк его платит.</translation>
    </message>
    <message>
        <source>at the end of the round</source>
        <translation>в&#xa0;конце раунда</translation>
    </message>
    <message>
        <source>What a director borrowed for a train is repaid</source>
        <translation>Заём директора на поезд погашается</translation>
    </message>
    <message>
        <source>Changes how much interest is paid, and when one may buy.</source>
        <translation>Меняет, сколько набежит процентов и&#xa0;когда можно снова покупать.</translation>
    </message>
    <message>
        <source>by decision, in stock rounds</source>
        <translation>по решению должника, в&#xa0;раундах акций</translation>
    </message>
    <message>
        <source>by all that the debtor gets</source>
        <translation>всем, что должник получает</translation>
    </message>
    <message>
        <source>When the bond railway pays, its price</source>
        <translation>Когда облигационная ж/⁠д платит, её цена</translation>
    </message>
    <message>
        <source>Changes what it pays from round to round.</source>
        <translation>Меняет, сколько она платит от раунда к&#xa0;раунду.</translation>
    </message>
    <message>
        <source>rises</source>
        <translation>растёт</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>не меняется</translation>
    </message>
    <message>
        <source>The bonus for Bukowina is counted</source>
        <translation>Бонус за Буковину считается</translation>
    </message>
    <message>
        <source>Changes how often it is paid, and to whom.</source>
        <translation>Меняет, сколько раз и&#xa0;кому он платится.</translation>
    </message>
    <message>
        <source>for each train, in the income</source>
        <translation>за каждый поезд, в&#xa0;доходе</translation>
    </message>
    <message>
        <source>once for a company, in the income</source>
        <translation>один раз на компанию, в&#xa0;доходе</translation>
    </message>
    <message>
        <source>for each train, into the treasury</source>
        <translation>за каждый поезд, в&#xa0;казну</translation>
    </message>
    <message>
        <source>once for a company, into the treasury</source>
        <translation>один раз на компанию, в&#xa0;казну</translation>
    </message>
    <message>
        <source>A company without income in the last round</source>
        <translation>Компания без дохода в последнем раунде</translation>
    </message>
    <message>
        <source>Changes three spaces of its price, at the very end.</source>
        <translation>Меняет цену акции на три поля в самом конце игры.</translation>
    </message>
    <message>
        <source>falls one space, as in any round</source>
        <translation>падает на одно поле, как в любом раунде</translation>
    </message>
    <message>
        <source>rises two spaces, as with an income</source>
        <translation>растёт на два поля, как при доходе</translation>
    </message>
    <message>
        <source>The card that leaves the deck before trains run</source>
        <translation>Карта, которую убирают из колоды до движения поездов</translation>
    </message>
    <message>
        <source>Changes which trains the depot sells.</source>
        <translation>Меняет, какие поезда продаёт депо.</translation>
    </message>
    <message>
        <source>goes into the depot</source>
        <translation>уходит в депо</translation>
    </message>
    <message>
        <source>Obsolete trains are returned to the depot</source>
        <translation>Устаревшие поезда возвращают в депо</translation>
    </message>
    <message>
        <source>Changes which trains others find in the depot.</source>
        <translation>Меняет, какие поезда найдут в депо другие.</translation>
    </message>
    <message>
        <source>in a turn of the director, or before buying there</source>
        <translation>в ход директора или перед покупкой оттуда</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>в любое время</translation>
    </message>
    <message>
        <source>With the money for it Gulliver founds his company</source>
        <translation>Если хватает денег, Гулливер основывает компанию</translation>
    </message>
    <message>
        <source>Changes how soon his second company earns.</source>
        <translation>Меняет, как скоро его вторая компания начнёт зарабатывать.</translation>
    </message>
    <message>
        <source>a round after his third share at the earliest</source>
        <translation>не раньше чем через раунд после третьей акции</translation>
    </message>
    <message>
        <source>also in the round of his third share</source>
        <translation>можно и в раунд третьей акции</translation>
    </message>
    <message>
        <source>Of a 5-train and a 3D-train Gulliver scraps</source>
        <translation>Из 5-поезда и 3D-поезда Гулливер убирает</translation>
    </message>
    <message>
        <source>Changes what his companies earn in the end.</source>
        <translation>Меняет, сколько его компании заработают в конце.</translation>
    </message>
    <message>
        <source>the 5-train, which is worth less</source>
        <translation>5-поезд: он менее ценный</translation>
    </message>
    <message>
        <source>the 3D-train, with the lower number</source>
        <translation>3D-поезд: его число меньше</translation>
    </message>
    <message>
        <source>Gulliver&apos;s share is drawn among</source>
        <translation>Акцию Гулливера выбирают жребием</translation>
    </message>
    <message>
        <source>Changes what he buys while he has little money.</source>
        <translation>Меняет, что он купит, пока денег мало.</translation>
    </message>
    <message>
        <source>the shares that he can pay</source>
        <translation>из акций, которые он может оплатить</translation>
    </message>
    <message>
        <source>all shares; if it is too dear he buys none</source>
        <translation>из всех акций; слишком дорогую он не покупает</translation>
    </message>
    <message>
        <source>A director may help a company to buy</source>
        <translation>Директор может помочь компании купить</translation>
    </message>
    <message>
        <source>Changes which trains he can pay for.</source>
        <translation>Меняет, за какие поезда он может платить.</translation>
    </message>
    <message>
        <source>any train he chooses</source>
        <translation>любой поезд по своему выбору</translation>
    </message>
    <message>
        <source>a train only if the treasury cannot pay the cheapest</source>
        <translation>поезд, только если казне не хватает на самый дешёвый</translation>
    </message>
    <message>
        <source>20 % of a state railway whose first pre-state railway was never sold</source>
        <translation>20% государственной ж/⁠д, чья первая догосударственная ж/⁠д не была продана</translation>
    </message>
    <message>
        <source>Changes who is its director, and when.</source>
        <translation>Меняет, кто и когда станет её директором.</translation>
    </message>
    <message>
        <source>go at once to the first who holds two shares of 10 %</source>
        <translation>сразу получает первый, у&#xa0;кого есть две акции по 10%</translation>
    </message>
    <message>
        <source>stay in the bank until the railway is formed</source>
        <translation>остаются в банке до образования ж/⁠д</translation>
    </message>
    <message>
        <source>The bond railway pays a tenth of its price</source>
        <translation>Облигационная ж/⁠д платит десятую часть своей цены</translation>
    </message>
    <message>
        <source>Changes by a few guldens what its shares earn.</source>
        <translation>Меняет на несколько гульденов доход с её акций.</translation>
    </message>
    <message>
        <source>rounded up, for each 10 %</source>
        <translation>с округлением вверх, за каждые 10%</translation>
    </message>
    <message>
        <source>rounded down, for all that a player holds</source>
        <translation>с&#xa0;округлением вниз, за всё, что есть у&#xa0;игрока</translation>
    </message>
    <message>
        <source>After a sale bank and pool may hold of a company</source>
        <translation>После продажи в&#xa0;банке и&#xa0;пуле может лежать акций компании</translation>
    </message>
    <message>
        <source>Changes how much can be sold.</source>
        <translation>Меняет, сколько можно продать.</translation>
    </message>
    <message>
        <source>50 %</source>
        <translation>50%</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>сколько угодно</translation>
    </message>
    <message>
        <source>%1, a bonus of %2 for a train</source>
        <translation>%1, бонус %2 за поезд</translation>
    </message>
    <message>
        <source>Changes what trains earn that go there.</source>
        <translation>Меняет доход поездов, которые туда заходят.</translation>
    </message>
    <message>
        <source>is paid</source>
        <translation>платится</translation>
    </message>
    <message>
        <source>is not paid</source>
        <translation>не платится</translation>
    </message>
</context>
<context>
    <name>flimnap::Refusal</name>
    <message>
        <source>The game is not for so many players.</source>
        <translation>Игра не рассчитана на столько игроков.</translation>
    </message>
    <message>
        <source>{player} holds too much of a company and must sell first.</source>
        <translation>{player}: слишком большая доля в&#xa0;одной компании, сначала нужно продать.</translation>
    </message>
    <message>
        <source>It is the turn of {turn}.</source>
        <translation>Сейчас ход: {turn}.</translation>
    </message>
    <message>
        <source>This cannot be done in this round.</source>
        <translation>В этом раунде это невозможно.</translation>
    </message>
    <message>
        <source>{company} is past this step of its turn.</source>
        <translation>{company}: этот шаг хода уже позади.</translation>
    </message>
    <message>
        <source>{company} must declare its income first.</source>
        <translation>Сначала нужно объявить доход {company}.</translation>
    </message>
    <message>
        <source>{company} must pay or keep its income first.</source>
        <translation>Сначала нужно выплатить или удержать доход {company}.</translation>
    </message>
    <message>
        <source>{company} has no income to pay or keep.</source>
        <translation>{company}: нет дохода, который можно выплатить или удержать.</translation>
    </message>
    <message>
        <source>Shares were sold for a train of {company}; it buys the train first.</source>
        <translation>Акции проданы ради поезда {company}: сначала покупается поезд.</translation>
    </message>
    <message>
        <source>The money of {character} is given out at the start of a round.</source>
        <translation>Деньги персонажа {character} распределяются в&#xa0;начале раунда.</translation>
    </message>
    <message>
        <source>{company} gives up only trains it has taken over just now.</source>
        <translation>{company} может отдать только поезда, полученные при этом поглощении.</translation>
    </message>
    <message>
        <source>{player} has {cash} and needs {needed}.</source>
        <translation>{player}: есть {cash}, нужно {needed}.</translation>
    </message>
    <message>
        <source>{company} has {treasury} and needs {needed}.</source>
        <translation>{company}: есть {treasury}, нужно {needed}.</translation>
    </message>
    <message>
        <source>There is nothing of {company} for sale.</source>
        <translation>Акций {company} в продаже нет.</translation>
    </message>
    <message>
        <source>Companies of this size cannot be started in phase {phase}.</source>
        <translation>Компании этого размера нельзя открыть в&#xa0;фазе {phase}.</translation>
    </message>
    <message>
        <source>There is no train {train} on sale there now.</source>
        <translation>Поезда {train} там сейчас нет в продаже.</translation>
    </message>
    <message>
        <source>{company} has no train {train}.</source>
        <translation>У {company} нет поезда {train}.</translation>
    </message>
    <message>
        <source>{private} is not for sale.</source>
        <translation>{private} не продаётся.</translation>
    </message>
    <message>
        <source>{company} does not own {private}.</source>
        <translation>{company} не владеет {private}.</translation>
    </message>
    <message>
        <source>The director of {company} does not own {private}.</source>
        <translation>{private} не принадлежит директору {company}.</translation>
    </message>
    <message>
        <source>{private} is exchanged already, or is somebody else&apos;s.</source>
        <translation>{private}: уже обменяна или принадлежит другому.</translation>
    </message>
    <message>
        <source>{what} is taken already, or cannot be taken.</source>
        <translation>{what}: уже взято, или взять нельзя.</translation>
    </message>
    <message>
        <source>{company} has no money of its own.</source>
        <translation>У&#xa0;{company} нет своих денег.</translation>
    </message>
    <message>
        <source>{company} has no share price.</source>
        <translation>У&#xa0;{company} нет цены акций.</translation>
    </message>
    <message>
        <source>There are no shares of {company} in play.</source>
        <translation>Акций {company} в&#xa0;игре нет.</translation>
    </message>
    <message>
        <source>{company} does not operate.</source>
        <translation>{company} не работает.</translation>
    </message>
    <message>
        <source>{price} is not an initial price for this company.</source>
        <translation>{price}&#xa0;— не начальная цена для этой компании.</translation>
    </message>
    <message>
        <source>{player} may hold at most {limit} % of {company}.</source>
        <translation>{player}: можно иметь не больше {limit}% акций {company}.</translation>
    </message>
    <message>
        <source>{player} has {held} of at most {limit} certificates.</source>
        <translation>{player}: сертификатов {held} при лимите {limit}.</translation>
    </message>
    <message>
        <source>{player} has too many certificates and must sell first.</source>
        <translation>{player}: слишком много сертификатов, сначала нужно продать.</translation>
    </message>
    <message>
        <source>No shares are sold in the first stock round.</source>
        <translation>В&#xa0;первом фондовом раунде акции не продаются.</translation>
    </message>
    <message>
        <source>{player} sold {company} in this round and may buy it again in the next.</source>
        <translation>{player}: акции {company} в&#xa0;этом раунде уже проданы, снова купить можно в&#xa0;следующем.</translation>
    </message>
    <message>
        <source>{company} was sold in this turn already.</source>
        <translation>Акции {company} в этот ход уже продавались.</translation>
    </message>
    <message>
        <source>{player} has bought; sales come before the purchase.</source>
        <translation>{player}: покупка уже сделана, а&#xa0;продают до покупки.</translation>
    </message>
    <message>
        <source>{player} has sold before the purchase; after it nothing more is sold.</source>
        <translation>{player}: продажа уже была до покупки; после неё больше не продают.</translation>
    </message>
    <message>
        <source>{player} does not hold so much of {company}.</source>
        <translation>{player}: столько акций {company} нет.</translation>
    </message>
    <message>
        <source>The {percent} % of {company} that are one certificate are sold whole.</source>
        <translation>Сертификат {company} на {percent}% продаётся только целиком.</translation>
    </message>
    <message>
        <source>There is only {all} % of the shares.</source>
        <translation>Всего есть только {all}% акций.</translation>
    </message>
    <message>
        <source>Nobody else holds {percent} % of {company} and could become director.</source>
        <translation>Больше ни у&#xa0;кого нет {percent}% акций {company}, чтобы стать директором.</translation>
    </message>
    <message>
        <source>The director&apos;s share of {company} ({percent} %) can never be sold.</source>
        <translation>Директорскую акцию {company} ({percent}%) нельзя продать никогда.</translation>
    </message>
    <message>
        <source>{player} owes {debt} and may not buy shares.</source>
        <translation>{player}: долг {debt}, покупать акции нельзя.</translation>
    </message>
    <message>
        <source>At most {most} can be repaid.</source>
        <translation>Погасить можно не больше {most}.</translation>
    </message>
    <message>
        <source>Loans that can be repaid: at most {most}.</source>
        <translation>Погасить можно займов: не больше {most}.</translation>
    </message>
    <message>
        <source>This is not possible in phase {phase}.</source>
        <translation>В фазе {phase} это невозможно.</translation>
    </message>
    <message>
        <source>{company} may not own a train {train}.</source>
        <translation>{company}: поезд {train} такой компании не разрешён.</translation>
    </message>
    <message>
        <source>{company} may not own a train {train}.</source>
        <comment>1824</comment>
        <translation>{company}: поезд {train} не разрешён, угольной ж/⁠д — только g-поезда.</translation>
    </message>
    <message>
        <source>The size of {company} does not allow it to own {private}.</source>
        <translation>Размер {company} не позволяет владеть {private}.</translation>
    </message>
    <message>
        <source>The size of {company} does not allow it to take over {smaller}.</source>
        <translation>Размер {company} не позволяет поглотить {smaller}.</translation>
    </message>
    <message>
        <source>The price is {choices}.</source>
        <translation>Цена&#xa0;— {choices}.</translation>
    </message>
    <message>
        <source>The price is at least {least}.</source>
        <translation>Цена не меньше {least}.</translation>
    </message>
    <message>
        <source>The price is between {least} and {most}.</source>
        <translation>Цена от {least} до {most}.</translation>
    </message>
    <message>
        <source>The right of {private} has been used.</source>
        <translation>Свойство {private} уже использовано.</translation>
    </message>
    <message>
        <source>The tiles of {character} are laid.</source>
        <translation>Тайлы персонажа {character} уже выложены.</translation>
    </message>
    <message>
        <source>{private} has no right to this.</source>
        <translation>{private} такого права не даёт.</translation>
    </message>
    <message>
        <source>The right of {private} is for {hex} only.</source>
        <translation>Свойство {private} действует только на {hex}.</translation>
    </message>
    <message>
        <source>The station of {private} comes with its tile on {hex}.</source>
        <translation>Станция {private} размещается вместе с&#xa0;её тайлом на {hex}.</translation>
    </message>
    <message>
        <source>The right of {private} does not cover this terrain: {terrain}.</source>
        <translation>Свойство {private} не действует на эту местность: {terrain}.</translation>
    </message>
    <message>
        <source>The right of {private} does not allow this tile: {colour}.</source>
        <translation>Свойство {private} не допускает этот тайл: {colour}.</translation>
    </message>
    <message>
        <source>{private} has no tile to lay in phase {phase}.</source>
        <translation>{private}: в&#xa0;фазе {phase} нет тайла, который можно выложить.</translation>
    </message>
    <message>
        <source>Tile {tile} cannot be laid this way.</source>
        <translation>Тайл {tile} так выложить нельзя.</translation>
    </message>
    <message>
        <source>There are no such tiles in phase {phase}: {colour}.</source>
        <translation>В&#xa0;фазе {phase} нет тайлов этого цвета: {colour}.</translation>
    </message>
    <message>
        <source>{company} has laid all its tiles of this turn.</source>
        <translation>{company}: все тайлы этого хода уже выложены.</translation>
    </message>
    <message>
        <source>All tiles {tile} are on the map.</source>
        <translation>Все тайлы {tile} уже на карте.</translation>
    </message>
    <message>
        <source>No tile is ever laid on {hex}.</source>
        <translation>На {hex} тайлы не выкладывают.</translation>
    </message>
    <message>
        <source>No track joins {company} to its destination yet.</source>
        <translation>{company}: пути к пункту назначения ещё нет.</translation>
    </message>
    <message>
        <source>No train can stop on {hex}.</source>
        <translation>На {hex} поезд остановиться не может.</translation>
    </message>
    <message>
        <source>On tile {tile} so turned a station of {hex} would have no city.</source>
        <translation>На тайле {tile} в таком повороте станции на {hex} не осталось бы города.</translation>
    </message>
    <message>
        <source>The home of {company} is not {hex}.</source>
        <translation>База {company} — не {hex}.</translation>
    </message>
    <message>
        <source>The home station of {company} must be placed first.</source>
        <translation>Сначала нужно выставить домашнюю станцию {company}.</translation>
    </message>
    <message>
        <source>The home station of {company} stands on {hex}.</source>
        <translation>Домашняя станция {company} стоит на {hex}.</translation>
    </message>
    <message>
        <source>The mines bring {company} {best}.</source>
        <translation>Шахты приносят {company} {best}.</translation>
    </message>
    <message>
        <source>The place on {hex} is kept for a home station.</source>
        <translation>Место на {hex} оставлено для домашней станции.</translation>
    </message>
    <message>
        <source>The track of {company} does not lead to all stops of train {train}.</source>
        <translation>Пути {company} ведут не ко всем остановкам поезда {train}.</translation>
    </message>
    <message>
        <source>The track of {company} does not lead to this city of {hex}.</source>
        <translation>Пути {company} не ведут к этому городу на {hex}.</translation>
    </message>
    <message>
        <source>The track of {company} does not lead to tile {tile} on {hex}.</source>
        <translation>Пути {company} не ведут к тайлу {tile} на {hex}.</translation>
    </message>
    <message>
        <source>The trains of {company} earn {best} at most.</source>
        <translation>Поезда {company} приносят не больше {best}.</translation>
    </message>
    <message>
        <source>The trains of {company} earn {best}.</source>
        <translation>Поезда {company} приносят {best}.</translation>
    </message>
    <message>
        <source>There are several cities on {hex}; it must be said which one.</source>
        <translation>На {hex} несколько городов; нужно указать, какой из них.</translation>
    </message>
    <message>
        <source>There is no room for a station on {hex}.</source>
        <translation>На {hex} нет места для станции.</translation>
    </message>
    <message>
        <source>There is no such city on {hex}.</source>
        <translation>На {hex} нет такого города.</translation>
    </message>
    <message>
        <source>There is no terrain to pay on {hex}.</source>
        <translation>На {hex} за местность платить не нужно.</translation>
    </message>
    <message>
        <source>These routes of {company} bring {income}, and {mine} from mines.</source>
        <translation>Эти маршруты {company} приносят {income} и {mine} от шахт.</translation>
    </message>
    <message>
        <source>Tile {tile} cannot follow what lies on {hex}.</source>
        <translation>Тайл {tile} нельзя положить на то, что лежит на {hex}.</translation>
    </message>
    <message>
        <source>Tile {tile} is the home tile of {company}.</source>
        <translation>Тайл {tile} — домашний тайл {company}.</translation>
    </message>
    <message>
        <source>Tile {tile} so turned does not keep the track of {hex}.</source>
        <translation>Тайл {tile} в таком повороте не сохраняет пути на {hex}.</translation>
    </message>
    <message>
        <source>Tile {tile} so turned does not take up the track printed on {hex}.</source>
        <translation>Тайл {tile} в таком повороте не продолжает путь, напечатанный на {hex}.</translation>
    </message>
    <message>
        <source>Tile {tile} so turned leads from {hex} to where no track can be.</source>
        <translation>Тайл {tile} в таком повороте ведёт с {hex} туда, где путей быть не может.</translation>
    </message>
    <message>
        <source>Train {train} of {company} cannot run to these stops.</source>
        <translation>Поезд {train} ({company}) не может проехать эти остановки.</translation>
    </message>
    <message>
        <source>Train {train} of {company} needs track that another of its trains runs over.</source>
        <translation>Поезду {train} ({company}) нужны пути, по которым идёт другой её поезд.</translation>
    </message>
    <message>
        <source>{company} has no second station on {hex} to give back.</source>
        <translation>{company}: на {hex} нет второй станции, которую можно вернуть.</translation>
    </message>
    <message>
        <source>{company} has no train {train} to run.</source>
        <translation>{company}: нет поезда {train}, который можно запустить.</translation>
    </message>
    <message>
        <source>{company} lays its first tile on its home hex.</source>
        <translation>{company}: первый тайл выкладывают на домашнем гексе.</translation>
    </message>
    <message>
        <source>{company} lays new tiles in a turn or one upgrade, not both.</source>
        <translation>{company} за ход выкладывает новые тайлы или улучшает один, но не то и другое.</translation>
    </message>
    <message>
        <source>{company} must say which station it gives back.</source>
        <translation>{company}: нужно указать, какую станцию вернуть.</translation>
    </message>
    <message>
        <source>{company} reaches nothing new of tile {tile} on {hex}.</source>
        <translation>{company} не достигает ничего нового на тайле {tile} на {hex}.</translation>
    </message>
    <message>
        <source>{company} has laid its home tile already.</source>
        <translation>{company}: домашний тайл уже выложен.</translation>
    </message>
    <message>
        <source>Nobody lays track on {hex} while a player owns {private}.</source>
        <translation>Пока {private} принадлежит игроку, прокладывать пути на {hex} нельзя.</translation>
    </message>
    <message>
        <source>{company} has no station marker left.</source>
        <translation>{company}: маркеров станций не осталось.</translation>
    </message>
    <message>
        <source>{company} has placed its station of this turn.</source>
        <translation>{company}: станция в этот ход уже размещена.</translation>
    </message>
    <message>
        <source>{company} already has a station on {hex}.</source>
        <translation>У {company} уже есть станция на {hex}.</translation>
    </message>
    <message>
        <source>An income is a multiple of {step}.</source>
        <translation>Доход кратен {step}.</translation>
    </message>
    <message>
        <source>{company} has no train it may run.</source>
        <translation>{company}: нет поезда, который можно запустить.</translation>
    </message>
    <message>
        <source>{company} has no train that serves mines.</source>
        <translation>{company}: нет поезда, который ходит к шахтам.</translation>
    </message>
    <message>
        <source>What goes into the treasury of {company} can be {choices}.</source>
        <translation>{company}: прямо в&#xa0;казну может идти {choices}.</translation>
    </message>
    <message>
        <source>What a hex is worth is a multiple of {step}.</source>
        <translation>Стоимость гекса кратна {step}.</translation>
    </message>
    <message>
        <source>The hex of {private} is worth {most} at most.</source>
        <translation>Гекс {private} стоит не больше {most}.</translation>
    </message>
    <message>
        <source>{company} may own at most {limit} trains.</source>
        <translation>{company}: поездов может быть не больше {limit}.</translation>
    </message>
    <message>
        <source>{company} keeps its last place for a train it may run.</source>
        <translation>{company}: последнее место&#xa0;— для поезда, который можно запустить.</translation>
    </message>
    <message>
        <source>{company} must own a train it may run.</source>
        <translation>{company}: нужен поезд, который можно запустить.</translation>
    </message>
    <message>
        <source>{company} must own a train it may run.</source>
        <comment>1824</comment>
        <translation>{company}: в&#xa0;конце хода должен быть поезд.</translation>
    </message>
    <message>
        <source>{company} must have a train it may run after this.</source>
        <translation>{company}: после этого должен быть поезд, который можно запустить.</translation>
    </message>
    <message>
        <source>{company} has {treasury} of {needed}, and its director may not help with this.</source>
        <translation>{company}: есть {treasury} из {needed}, и&#xa0;директор здесь помочь не может.</translation>
    </message>
    <message>
        <source>The loan needed is {loan}.</source>
        <translation>Нужный заём&#xa0;— {loan}.</translation>
    </message>
    <message>
        <source>{company} borrows no train now.</source>
        <translation>{company} сейчас не берёт поезд взаймы.</translation>
    </message>
    <message>
        <source>Trains {train} are out of the game.</source>
        <translation>Поезда {train} уже вне игры.</translation>
    </message>
    <message>
        <source>Only one train {train} may be bought in a turn.</source>
        <translation>За ход можно купить только один поезд {train}.</translation>
    </message>
    <message>
        <source>A director helps with the cheapest train of the bank, not with train {train}.</source>
        <translation>Директор помогает купить самый дешёвый поезд банка, а&#xa0;не поезд {train}.</translation>
    </message>
    <message>
        <source>Companies never sell each other trains in this game.</source>
        <translation>В этой игре компании никогда не продают поезда друг другу.</translation>
    </message>
    <message>
        <source>A train {trade_in} is not taken in payment for a train {train}.</source>
        <translation>Поезд {trade_in} не принимается в&#xa0;оплату поезда {train}.</translation>
    </message>
    <message>
        <source>{company} has paid with an older train once in this turn.</source>
        <translation>{company}: трейд-ин в этот ход уже был.</translation>
    </message>
    <message>
        <source>Only a train taken over just now can be turned to a larger one.</source>
        <translation>Повернуть в&#xa0;больший можно только поезд, полученный при этом поглощении.</translation>
    </message>
    <message>
        <source>A train {train} cannot be turned to {to} here.</source>
        <translation>Поезд {train} здесь нельзя повернуть в&#xa0;{to}.</translation>
    </message>
    <message>
        <source>{company} must give up a train first.</source>
        <translation>{company}: сначала нужно отдать поезд.</translation>
    </message>
    <message>
        <source>{company} must give up a train first.</source>
        <comment>1824</comment>
        <translation>{company}: сначала нужно убрать поезд.</translation>
    </message>
    <message>
        <source>{company} must give up a train first.</source>
        <comment>18cz</comment>
        <translation>{company}: сначала нужно вернуть поезд в банк.</translation>
    </message>
    <message>
        <source>A draw is due first.</source>
        <translation>Сначала нужно провести жеребьёвку.</translation>
    </message>
    <message>
        <source>{player} must say first what the hex of {private} is worth.</source>
        <translation>{player}: сначала нужно назвать доход гекса {private}.</translation>
    </message>
    <message>
        <source>{player} must exchange {private} for a share first.</source>
        <translation>{player}: сначала нужно обменять {private} на акцию.</translation>
    </message>
    <message>
        <source>No share of that company is given for this railway.</source>
        <translation>Акция этой компании за эту ж/⁠д не даётся.</translation>
    </message>
    <message>
        <source>{player} must say first which marker of {company} stays.</source>
        <translation>{player}: сначала нужно выбрать, какой маркер {company} остаётся.</translation>
    </message>
    <message>
        <source>{company} has not operated yet; until then its shares are not sold.</source>
        <translation>{company} ещё не работала; до тех пор её акции не продаются.</translation>
    </message>
    <message>
        <source>After the sale {percent} % of {company} would lie in the bank, and at most {limit} % may.</source>
        <translation>После продажи в&#xa0;банке оказалось бы {percent}% акций {company}, можно не больше {limit}%.</translation>
    </message>
    <message>
        <source>{percent} % of {company} would lie in the open stock, and at most {limit} % may.</source>
        <translation>В&#xa0;банковском пуле оказались бы {percent}% акций {company}, а&#xa0;можно не больше {limit}%.</translation>
    </message>
    <message>
        <source>The bank sells no share of {company} while more than half of it lies in the open stock.</source>
        <translation>Банк не продаёт акций {company}, пока больше половины их лежит в&#xa0;банковском пуле.</translation>
    </message>
    <message>
        <source>{player} must keep the {percent} % of {company} bought just now.</source>
        <translation>{player}: только что купленные {percent}% акций {company} нужно оставить.</translation>
    </message>
    <message>
        <source>{player} has bought something in this turn already.</source>
        <translation>{player}: покупка в этот ход уже была.</translation>
    </message>
    <message>
        <source>{player} directs {company} with one share and must buy the second one first.</source>
        <translation>{player} управляет {company} с&#xa0;одной акцией, сначала нужно купить вторую.</translation>
    </message>
    <message>
        <source>{player} directs {limit} companies already; that is the most.</source>
        <translation>{player}: компаний под управлением уже {limit}, больше нельзя.</translation>
    </message>
    <message>
        <source>A sale for a train must leave {company} its director.</source>
        <translation>При продаже ради поезда директор {company} не может смениться.</translation>
    </message>
    <message>
        <source>Without this sale there is {cash}, and no more than {needed} is needed.</source>
        <translation>Без этой продажи уже есть {cash}, а&#xa0;нужно не больше {needed}.</translation>
    </message>
    <message>
        <source>After this sale no train could be paid for: with {reach} at most, and {needed} is needed.</source>
        <translation>После этой продажи нельзя было бы оплатить ни одного поезда: самое большее {reach}, а нужно {needed}.</translation>
    </message>
    <message>
        <source>{player} must sell shares first, for the money owed.</source>
        <translation>{player}: сначала нужно продать акции, чтобы заплатить долг.</translation>
    </message>
    <message>
        <source>{player} can raise the money, or owes none.</source>
        <translation>{player}: деньги можно собрать, или долга нет.</translation>
    </message>
    <message>
        <source>{company} builds track and does nothing else.</source>
        <translation>{company} только строит пути и&#xa0;больше ничего не делает.</translation>
    </message>
    <message>
        <source>{company} belongs to nobody at the table; it builds and runs, and nobody deals with it.</source>
        <translation>{company} не принадлежит никому за столом; она строит и&#xa0;запускает поезда, но сделок с&#xa0;ней нет.</translation>
    </message>
    <message>
        <source>The least bid is {least}.</source>
        <translation>Минимальная ставка&#xa0;— {least}.</translation>
    </message>
    <message>
        <source>Bids rise in steps of {step}.</source>
        <translation>Шаг ставок&#xa0;— {step}.</translation>
    </message>
    <message>
        <source>{player} has one of that kind already.</source>
        <translation>{player}: карта этого вида уже есть.</translation>
    </message>
    <message>
        <source>An action card comes first: every turn uses one up.</source>
        <translation>Сначала карта действия: каждый ход расходует одну.</translation>
    </message>
    <message>
        <source>This card was taken in this round.</source>
        <translation>Эта карта в этом раунде уже взята.</translation>
    </message>
    <message>
        <source>A card is in use in this turn.</source>
        <translation>В этот ход карта уже используется.</translation>
    </message>
    <message>
        <source>Nobody has used this card in this round.</source>
        <translation>Эту карту в&#xa0;этом раунде никто не использовал.</translation>
    </message>
    <message>
        <source>Nobody has used this side of the card in this round.</source>
        <translation>Эту сторону карты в&#xa0;этом раунде никто не использовал.</translation>
    </message>
    <message>
        <source>{player} has no copy card left.</source>
        <translation>{player}: карт-копий не осталось.</translation>
    </message>
    <message>
        <source>The side chosen of card {card} is for something else.</source>
        <translation>Выбранная сторона карты {card}&#xa0;— для другого.</translation>
    </message>
    <message>
        <source>{player} has done what the card is for.</source>
        <translation>{player}: действие карты уже выполнено.</translation>
    </message>
    <message>
        <source>The trains of this card are bought.</source>
        <translation>Поезда по этой карте уже куплены.</translation>
    </message>
    <message>
        <source>{player} must say first where the money of {character} goes.</source>
        <translation>{player} сначала указывает, кому идут деньги персонажа {character}.</translation>
    </message>
    <message>
        <source>{needed} is given out, not {given}.</source>
        <translation>Раздаётся {needed}, а не {given}.</translation>
    </message>
    <message>
        <source>{player} does not direct {company}.</source>
        <translation>{player} не управляет {company}.</translation>
    </message>
    <message>
        <source>{player} cannot use {what} here.</source>
        <translation>{player} не может использовать здесь {what}.</translation>
    </message>
    <message>
        <source>Train {train} is not obsolete; only obsolete trains are given back.</source>
        <translation>Поезд {train} не устарел; возвращают только устаревшие.</translation>
    </message>
    <message>
        <source>{company} gives trains back in the turn of its director, or having paid no dividend.</source>
        <translation>{company} возвращает поезда в ход своего директора или не заплатив дивидендов.</translation>
    </message>
    <message>
        <source>{company} buys from the depot only when just founded, or having paid no dividend.</source>
        <translation>{company} покупает из депо, только если только что основана или не платила дивидендов.</translation>
    </message>
    <message>
        <source>{company} buys from nowhere but the depot now.</source>
        <translation>{company} сейчас покупает только из депо.</translation>
    </message>
    <message>
        <source>{company} has bought its train from the depot.</source>
        <translation>Поезд из депо для {company} уже куплен.</translation>
    </message>
    <message>
        <source>{company} gets no loans in phase {phase}.</source>
        <translation>{company}: в фазе {phase} займов нет.</translation>
    </message>
    <message>
        <source>{company} takes one loan a round, and none after repaying one.</source>
        <translation>{company} берёт один заём за раунд, а&#xa0;после погашения&#xa0;— ни одного.</translation>
    </message>
    <message>
        <source>{company} has {loans} loans. It gets no more than players hold shares of it: {limit}.</source>
        <translation>{company}: займов {loans}. Их не больше, чем акций на руках у&#xa0;игроков: {limit}.</translation>
    </message>
    <message>
        <source>First the loans of {company} are paid, or it merges.</source>
        <translation>Сначала займы {company} гасятся, или она сливается.</translation>
    </message>
    <message>
        <source>{company} must say first which trains it keeps.</source>
        <translation>{company}: сначала нужно выбрать, какие поезда остаются.</translation>
    </message>
    <message>
        <source>{company} spends nothing before it has a train of its own.</source>
        <translation>{company} ничего не тратит, пока у&#xa0;неё нет своего поезда.</translation>
    </message>
    <message>
        <source>{company} has reached its destination already.</source>
        <translation>{company}: пункт назначения уже достигнут.</translation>
    </message>
    <message>
        <source>{company} leaves the game with this turn and deals no more.</source>
        <translation>{company} с&#xa0;этим ходом выбывает из игры, сделок больше нет.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>It cannot be the turn of {turn} in this round.</source>
        <translation>В&#xa0;этом раунде не может быть хода: {turn}.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; means nothing in this game ({key}).</source>
        <translation>«{name}»: такого имени в&#xa0;этой игре нет ({key}).</translation>
    </message>
    <message>
        <source>This value is not possible here: {key}.</source>
        <translation>Такое значение здесь невозможно: {key}.</translation>
    </message>
    <message>
        <source>This value is not possible here: {key}. Possible: {right}.</source>
        <translation>Такое значение здесь невозможно: {key}. Возможно: {right}.</translation>
    </message>
    <message>
        <source>This cannot lie on the table: {law}.</source>
        <translation>Так на столе лежать не может: {law}.</translation>
    </message>
</context>
<context>
    <name>flimnap::ScoreExport</name>
    <message>
        <source>Worth over time</source>
        <translation>Состояние по раундам</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Всего</translation>
    </message>
</context>
<context>
    <name>flimnap::ScoreRows</name>
    <message>
        <source>Private companies</source>
        <translation>Частные компании</translation>
    </message>
    <message>
        <source>Private railways</source>
        <translation>Частные ж/⁠д</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Copy cards not used</source>
        <translation>Оставшиеся карты-копии</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Казна</translation>
    </message>
    <message>
        <source>Debt</source>
        <translation>Долг</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Штраф</translation>
    </message>
    <message>
        <source>%1 %2 %: %3 × (%4 − %5 for loans)</source>
        <translation>%1 %2%: %3 × (%4 − %5 за займы)</translation>
    </message>
    <message>
        <source>%1 %2 %: %3 × %4</source>
        <translation>%1 %2%: %3 × %4</translation>
    </message>
    <message>
        <source>No company yet</source>
        <translation>Компании ещё нет</translation>
    </message>
    <message>
        <source>Treasury of %1</source>
        <translation>Казна %1</translation>
    </message>
    <message>
        <source>Not exchanged: %1</source>
        <translation>Не обменяно: %1</translation>
    </message>
    <message>
        <source>Private railways</source>
        <comment>18cz</comment>
        <translation>Местные ж/⁠д</translation>
    </message>
</context>
<context>
    <name>flimnap::ScoreSheetView</name>
    <message>
        <source>%1 has no shares of that size.</source>
        <translation>У %1 нет акций такого размера.</translation>
    </message>
    <message>
        <source>%1: this price is not on the chart; the nearest is %2.</source>
        <translation>%1: такой цены в&#xa0;таблице нет; ближайшая&#xa0;— %2.</translation>
    </message>
    <message>
        <source>%1: this price is not on the chart; beside it are %2 and %3.</source>
        <translation>%1: такой цены в&#xa0;таблице нет; соседние&#xa0;— %2 и&#xa0;%3.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
    <message>
        <source>This game is not for so many players.</source>
        <translation>Игра не рассчитана на столько игроков.</translation>
    </message>
    <message>
        <source>Players hold more of %1 than there is: %2 %.</source>
        <translation>Игроки держат больше акций %1, чем есть: %2%.</translation>
    </message>
</context>
<context>
    <name>flimnap::ScoresView</name>
    <message>
        <source>Final scoring</source>
        <translation>Финальный подсчёт</translation>
    </message>
    <message>
        <source>Scoring if the game ended now</source>
        <translation>Подсчёт, если бы игра кончилась сейчас</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title of the page, day</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>flimnap::ScreenAwake</name>
    <message>
        <source>A game is being played</source>
        <translation>Идёт партия</translation>
    </message>
</context>
<context>
    <name>flimnap::Sentence</name>
    <message>
        <source>this folder cannot be made; the games are kept in it</source>
        <translation>эту папку не удалось создать; в&#xa0;ней хранятся партии</translation>
    </message>
    <message>
        <source>%1 is for %2 players here, not for %3</source>
        <translation>%1: число игроков здесь %2, а&#xa0;не %3</translation>
    </message>
    <message>
        <source>this is not for %1 players</source>
        <translation>не для такого числа игроков: %1</translation>
    </message>
    <message>
        <source>nothing is gained by joining before the first round; begin a new game instead</source>
        <translation>до первого раунда вводить нечего: начните новую партию</translation>
    </message>
    <message>
        <source>only an operating round belongs to a set whose length has to be said</source>
        <translation>только операционный раунд входит в&#xa0;набор, длину которого нужно указать</translation>
    </message>
    <message>
        <source>its set has %1 operating rounds; if it has more, that has to be said</source>
        <translation>в&#xa0;этом наборе операционных раундов: %1; если их больше, это нужно указать</translation>
    </message>
    <message>
        <source>expected the holder of the priority card and then the others as they sit</source>
        <translation>первым указывают того, у&#xa0;кого карта первого игрока, затем остальных, как они сидят</translation>
    </message>
    <message>
        <source>%1 has no place in the order</source>
        <translation>%1 не участвует в&#xa0;порядке хода</translation>
    </message>
    <message>
        <source>%1 has one turn-order card, not two</source>
        <translation>%1: карта порядка хода одна, а&#xa0;не две</translation>
    </message>
    <message>
        <source>every player has a turn-order card; %1 is missing</source>
        <translation>карта порядка хода есть у&#xa0;каждого игрока; не хватает: %1</translation>
    </message>
    <message>
        <source>the bank of this game never runs out of money</source>
        <translation>в&#xa0;этой игре деньги в&#xa0;банке не кончаются</translation>
    </message>
    <message>
        <source>players and companies have %1 together; there is only %2 in the game</source>
        <translation>у&#xa0;игроков и&#xa0;компаний вместе %1, а&#xa0;в&#xa0;игре всего %2</translation>
    </message>
    <message>
        <source>in this game nothing makes a round the last one but the round track</source>
        <translation>в&#xa0;этой игре раунд становится последним только по счёту раундов</translation>
    </message>
    <message>
        <source>%1 turns of this round are over; with %2 cards taken and %3 copy cards given up in the game there are cards too many</source>
        <translation>ходов в&#xa0;этом раунде окончено: %1; при взятых картах (%2) и&#xa0;отданных за игру картах-копиях (%3) карт слишком много</translation>
    </message>
    <message>
        <source>%1 turns of this round are over; with %2 cards taken and %3 copy cards given up in the game there are cards missing</source>
        <translation>ходов в&#xa0;этом раунде окончено: %1; при взятых картах (%2) и&#xa0;отданных за игру картах-копиях (%3) карт не хватает</translation>
    </message>
    <message>
        <source>there is no action card &quot;%1&quot; at this table</source>
        <translation>в этой партии нет карты действия «%1»</translation>
    </message>
    <message>
        <source>%1 stands here twice</source>
        <translation>%1: указано дважды</translation>
    </message>
    <message>
        <source>this card is not among those taken</source>
        <translation>этой карты нет среди взятых</translation>
    </message>
    <message>
        <source>a card has the sides 1 and 2</source>
        <translation>у&#xa0;карты две стороны: 1 и&#xa0;2</translation>
    </message>
    <message>
        <source>say which side of %1 was used; only that one can be copied</source>
        <translation>укажите, какая сторона %1 использована; копировать можно только её</translation>
    </message>
    <message>
        <source>%1 took one company before the first round; here it is %2</source>
        <translation>%1: до первого раунда берут одну компанию, а&#xa0;здесь их %2</translation>
    </message>
    <message>
        <source>%1 directs %2 companies; %3 is the most</source>
        <translation>%1: компаний под управлением %2, а&#xa0;можно не больше %3</translation>
    </message>
    <message>
        <source>there is no such character</source>
        <translation>такого персонажа нет</translation>
    </message>
    <message>
        <source>it has %1 tiles of its own at most</source>
        <translation>своих тайлов у&#xa0;него не больше %1</translation>
    </message>
    <message>
        <source>its tiles are laid from phase %1 on</source>
        <translation>его тайлы выкладывают начиная с&#xa0;фазы %1</translation>
    </message>
    <message>
        <source>%1 began with %2 copy cards and gets no more</source>
        <translation>%1: карт-копий в&#xa0;начале игры %2, и&#xa0;новых не бывает</translation>
    </message>
    <message>
        <source>in this game there are no action cards</source>
        <translation>в&#xa0;этой игре нет карт действий</translation>
    </message>
    <message>
        <source>in this game there are no characters</source>
        <translation>в&#xa0;этой игре нет персонажей</translation>
    </message>
    <message>
        <source>this belongs to a player&apos;s turn with an action card; say in start/turn whose it is</source>
        <translation>это относится к&#xa0;ходу игрока с&#xa0;картой действия; укажите в&#xa0;разделе start/turn, чей он</translation>
    </message>
    <message>
        <source>the round has not begun, so that all cards lie on the table</source>
        <translation>раунд ещё не начался, поэтому все карты лежат на столе</translation>
    </message>
    <message>
        <source>before the trains run a player has the turn</source>
        <translation>до запуска поездов ходит игрок</translation>
    </message>
    <message>
        <source>companies take no loans in this game</source>
        <translation>в&#xa0;этой игре компании не берут займов</translation>
    </message>
    <message>
        <source>the national company has no loans</source>
        <translation>у&#xa0;национальной компании займов нет</translation>
    </message>
    <message>
        <source>it had no turn yet in which it could take any</source>
        <translation>у&#xa0;неё ещё не было хода, чтобы взять заём</translation>
    </message>
    <message>
        <source>since phase %1 there are no loans: they were repaid, or the company was merged; expected 0</source>
        <translation>с&#xa0;фазы %1 займов нет: они погашены или компания слилась; должно быть 0</translation>
    </message>
    <message>
        <source>it has %1 loans; it can take one for a share, and only %2 have been sold</source>
        <translation>займов %1, а&#xa0;их берут по одному за акцию, и&#xa0;акций продано всего %2</translation>
    </message>
    <message>
        <source>it has reached its destination, so that it gets all that its shares bring: expected &quot;per-share&quot;</source>
        <translation>она достигла пункта назначения и&#xa0;получает за акции всё: должно быть «сразу за каждую акцию»</translation>
    </message>
    <message>
        <source>no company is started so yet, and it has not reached its destination: expected &quot;escrow&quot;</source>
        <translation>так компании ещё не открывают, а&#xa0;пункта назначения она не достигла: должно быть «за первую половину сразу, за остальное по достижении цели»</translation>
    </message>
    <message>
        <source>no company is started so yet; until now they got their capital bit by bit</source>
        <translation>так компании ещё не открывают; пока они получают капитал по частям</translation>
    </message>
    <message>
        <source>%1 % of it are sold at %2, of which %3 % beyond the first half: expected %4</source>
        <translation>продано %1% её акций по %2, из них %3% сверх первой половины: должно быть %4</translation>
    </message>
    <message>
        <source>it had no turn yet, so that it has what its shares brought: %1 % at %2, expected %3</source>
        <translation>хода у&#xa0;неё ещё не было, поэтому у&#xa0;неё то, что принесли акции: %1% по %2, должно быть %3</translation>
    </message>
    <message>
        <source>%1 % of it are sold; with %2 % it gets its capital and operates</source>
        <translation>продано %1% её акций; при %2% она получает капитал и&#xa0;работает</translation>
    </message>
    <message>
        <source>%1 % of it are sold; with %2 % it gets its capital and operates, and not before</source>
        <translation>продано %1% её акций; она получает капитал и&#xa0;работает при %2%, не раньше</translation>
    </message>
    <message>
        <source>it is not said of this company; all get theirs in one way</source>
        <translation>для этой компании это не указывают: здесь все получают капитал одинаково</translation>
    </message>
    <message>
        <source>no money is kept for this company</source>
        <translation>для этой компании деньги не хранятся</translation>
    </message>
    <message>
        <source>this key is missing; a company gets its capital in one of these ways: escrow, per-share, at-float</source>
        <translation>не указано, как она получает деньги за свои акции</translation>
    </message>
    <message>
        <source>money is only kept for a company with capital &quot;escrow&quot; that is still to reach its destination</source>
        <translation>деньги хранятся только для компании, у&#xa0;которой «за первую половину сразу, за остальное по достижении цели» и&#xa0;цель ещё впереди</translation>
    </message>
    <message>
        <source>%1 has no destination</source>
        <translation>%1: пункта назначения нет</translation>
    </message>
    <message>
        <source>%1 has left the game</source>
        <translation>%1: уже не в&#xa0;игре</translation>
    </message>
    <message>
        <source>expected the markers on this price, the top one first: none</source>
        <translation>верхний маркер указывают первым, но на этой цене маркеров нет</translation>
    </message>
    <message>
        <source>expected the markers on this price, the top one first: %1</source>
        <translation>верхний маркер указывают первым; на этой цене стоят: %1</translation>
    </message>
    <message>
        <source>the chart has no cell &quot;%1&quot;</source>
        <translation>в&#xa0;таблице нет клетки «%1»</translation>
    </message>
    <message>
        <source>a company whose marker comes to %1 leaves the game</source>
        <translation>компания, чей маркер попадает на %1, выбывает из игры</translation>
    </message>
    <message>
        <source>in %1 the price is %2</source>
        <translation>на клетке %1 цена %2</translation>
    </message>
    <message>
        <source>this key is missing; a company with shares has it</source>
        <translation>не указана цена; у&#xa0;компании с&#xa0;акциями она есть</translation>
    </message>
    <message>
        <source>%1 is no price of the chart; next to it there are %2</source>
        <translation>цены %1 в&#xa0;таблице нет; соседние: %2</translation>
    </message>
    <message>
        <source>%1 stands on the chart more than once; say which of the cells %2 it is</source>
        <translation>цена %1 стоит в&#xa0;таблице не один раз; укажите, какая это клетка: %2</translation>
    </message>
    <message>
        <source>the chart has no such price</source>
        <translation>такой цены в&#xa0;таблице нет</translation>
    </message>
    <message>
        <source>these are more hexes than it has stations on the map, %1</source>
        <translation>гексов больше, чем её станций на поле: %1</translation>
    </message>
    <message>
        <source>a company has one station on a hex; %1 stands here twice</source>
        <translation>у&#xa0;компании на гексе одна станция; %1 указан дважды</translation>
    </message>
    <message>
        <source>it took stations over when it was formed, or placed one at home; at least one is on the map</source>
        <translation>при образовании она получила станции или разместила одну дома: хотя бы одна есть на поле</translation>
    </message>
    <message>
        <source>its home station is on the map since it was started</source>
        <translation>её домашняя станция на поле с&#xa0;тех пор, как компания открыта</translation>
    </message>
    <message>
        <source>its home station is on the map since somebody directs it</source>
        <translation>её домашняя станция на поле с&#xa0;тех пор, как у&#xa0;компании есть директор</translation>
    </message>
    <message>
        <source>it had a turn, so at least its home station is on the map</source>
        <translation>ход у&#xa0;неё уже был: на поле есть хотя бы домашняя станция</translation>
    </message>
    <message>
        <source>it had no turn yet, so its first station is still to come</source>
        <translation>хода у&#xa0;неё ещё не было: её первая станция впереди</translation>
    </message>
    <message>
        <source>all its shares bring capital; nobody gets any for a railway</source>
        <translation>все её акции приносят капитал; за ж/⁠д их никто не получает</translation>
    </message>
    <message>
        <source>for %1 its owner will get %2 %, which bring no capital</source>
        <translation>за %1 её владелец получит %2% акций, и&#xa0;капитала они не приносят</translation>
    </message>
    <message>
        <source>%1 is gone: expected %2 if its owner gave it for the director&apos;s certificate, or 0 if nobody ever bought it; that decides the capital</source>
        <translation>%1 выбыла: укажите %2, если владелец отдал её за сертификат директора, или 0, если её никто не купил; от этого зависит капитал</translation>
    </message>
    <message>
        <source>nothing %1 is sold for starts it at this price</source>
        <translation>ни одна из цен, по которым продаётся %1, такой начальной цены не даёт</translation>
    </message>
    <message>
        <source>this key is missing; an operating company has it</source>
        <translation>не указано, а&#xa0;у&#xa0;работающей компании это есть</translation>
    </message>
    <message>
        <source>it had no turn yet in which to lay it</source>
        <translation>у&#xa0;неё ещё не было хода, чтобы выложить домашний тайл</translation>
    </message>
    <message>
        <source>a company of its size has none</source>
        <translation>у&#xa0;компании такого размера нет своего домашнего тайла</translation>
    </message>
    <message>
        <source>a started company has no money; it gets its capital when it operates</source>
        <translation>у&#xa0;открытой компании денег нет: она получит капитал, когда начнёт работать</translation>
    </message>
    <message>
        <source>a started company has no trains; it can own some when it operates</source>
        <translation>у&#xa0;открытой компании поездов нет: они могут быть, когда она начнёт работать</translation>
    </message>
    <message>
        <source>the bond railway pays from the beginning; expected &quot;operating&quot;</source>
        <translation>облигационная ж/⁠д платит с&#xa0;самого начала: должно быть «Работает»</translation>
    </message>
    <message>
        <source>the bond railway has no director</source>
        <translation>у&#xa0;облигационной ж/⁠д нет директора</translation>
    </message>
    <message>
        <source>the bond railway has neither treasury nor trains</source>
        <translation>у&#xa0;облигационной ж/⁠д нет ни казны, ни поездов</translation>
    </message>
    <message>
        <source>it has %1 markers, one of them at home from the beginning</source>
        <translation>маркеров у&#xa0;неё %1, и&#xa0;один из них с&#xa0;самого начала дома</translation>
    </message>
    <message>
        <source>until it is formed it stands on %1</source>
        <translation>пока она не образована, её маркер стоит на %1</translation>
    </message>
    <message>
        <source>expected the price it was started at; its shares in the bank cost that</source>
        <translation>укажите начальную цену: столько стоят её акции в&#xa0;банке</translation>
    </message>
    <message>
        <source>expected the price it was started at; it will get its capital by it</source>
        <translation>укажите начальную цену: по ней она получит капитал</translation>
    </message>
    <message>
        <source>expected a price above 0</source>
        <translation>цена должна быть больше 0</translation>
    </message>
    <message>
        <source>a company of its size is started at one of %1</source>
        <translation>компания такого размера открывается по одной из цен: %1</translation>
    </message>
    <message>
        <source>in this variant all companies are ordinary ones</source>
        <translation>в&#xa0;этом варианте все компании обычные</translation>
    </message>
    <message>
        <source>its shares are not on sale in phase %1 yet</source>
        <translation>её акции в&#xa0;фазе %1 ещё не продаются</translation>
    </message>
    <message>
        <source>it is formed by phase %1</source>
        <translation>она образуется с&#xa0;фазой %1</translation>
    </message>
    <message>
        <source>it was formed at the end of the operating round in which phase %1 began</source>
        <translation>она образовалась в&#xa0;конце операционного раунда, в&#xa0;котором началась фаза %1</translation>
    </message>
    <message>
        <source>more than %1 % of a company never come there</source>
        <translation>больше %1% акций компании там не бывает</translation>
    </message>
    <message>
        <source>shares that are sold go back to the bank here</source>
        <translation>проданные акции здесь возвращаются в&#xa0;банк</translation>
    </message>
    <message>
        <source>its shares are of %1 %, so %2 % cannot be</source>
        <translation>её акции&#xa0;— по %1%, поэтому %2% быть не может</translation>
    </message>
    <message>
        <source>with so many players %1 of the companies is left out; say which</source>
        <translation>при таком числе игроков вне игры остаётся компаний: %1; укажите, какие</translation>
    </message>
    <message>
        <source>%1 has a row in start/companies; a company that left the game has none</source>
        <translation>%1 указана в&#xa0;разделе start/companies; выбывшей из игры компании там нет</translation>
    </message>
    <message>
        <source>%1 cannot have left the game: nobody can take it over</source>
        <translation>%1 не могла выбыть из игры: поглотить её некому</translation>
    </message>
    <message>
        <source>it came with %1; stations on the map and markers not yet placed must be as many together if it took nobody over</source>
        <translation>маркеров у&#xa0;неё было %1; станций на поле и&#xa0;неразмещённых маркеров вместе должно быть столько же, если она никого не поглотила</translation>
    </message>
    <message>
        <source>it came with %1; stations on the map and markers not yet placed must be as many together</source>
        <translation>маркеров у&#xa0;неё было %1; станций на поле и&#xa0;неразмещённых маркеров вместе должно быть столько же</translation>
    </message>
    <message>
        <source>the stations and markers of these companies passed to others; those have %1 too few for it</source>
        <translation>станции и&#xa0;маркеры этих компаний перешли к&#xa0;другим; у&#xa0;тех для этого не хватает: %1</translation>
    </message>
    <message>
        <source>the stations and markers of these companies passed to others; those have %1 more than that</source>
        <translation>станции и&#xa0;маркеры этих компаний перешли к&#xa0;другим; у&#xa0;тех их больше на %1</translation>
    </message>
    <message>
        <source>it is on the chart from the beginning; its row is missing</source>
        <translation>она стоит в&#xa0;таблице с&#xa0;самого начала, но не указана</translation>
    </message>
    <message>
        <source>it was put on the chart when %1 was bought; its row is missing</source>
        <translation>её поставили в&#xa0;таблицу, когда купили %1, но она не указана</translation>
    </message>
    <message>
        <source>one company is the bond railway and has that role; here there are %1</source>
        <translation>облигационной ж/⁠д становится одна компания; здесь их %1</translation>
    </message>
    <message>
        <source>%1 holds %2 % of it; the director&apos;s certificate alone is %3 %</source>
        <translation>%1 имеет %2% её акций, а&#xa0;один сертификат директора&#xa0;— это %3%</translation>
    </message>
    <message>
        <source>of %1 one holds the director&apos;s certificate; say who does</source>
        <translation>сертификат директора у&#xa0;кого-то из них: %1; укажите, у&#xa0;кого</translation>
    </message>
    <message>
        <source>it is formed, so who holds the director&apos;s certificate is its director and named as such</source>
        <translation>она образована: у&#xa0;кого сертификат директора, тот и&#xa0;указывается директором</translation>
    </message>
    <message>
        <source>%1 holds enough of it to be its director; nobody is said to be</source>
        <translation>достаточно акций, чтобы быть директором: %1; но директор не указан</translation>
    </message>
    <message>
        <source>%1 has no company of this size</source>
        <translation>%1 не имеет компаний такого размера</translation>
    </message>
    <message>
        <source>%1 has one company of a size, and %2 is his</source>
        <translation>%1 имеет по одной компании каждого размера, и&#xa0;здесь это %2</translation>
    </message>
    <message>
        <source>a company of %1 operates from the beginning</source>
        <translation>компания игрока %1 работает с&#xa0;самого начала</translation>
    </message>
    <message>
        <source>a company of %1 has no treasury</source>
        <translation>у&#xa0;компании игрока %1 нет казны</translation>
    </message>
    <message>
        <source>a company of %1 has one train at most</source>
        <translation>у&#xa0;компании игрока %1 не больше одного поезда</translation>
    </message>
    <message>
        <source>a company of %1 owns no private railways</source>
        <translation>у&#xa0;компании игрока %1 нет частных ж/⁠д</translation>
    </message>
    <message>
        <source>%1 gets it when phase %2 begins</source>
        <translation>%1 получает её, когда начинается фаза %2</translation>
    </message>
    <message>
        <source>its director&apos;s certificate is set aside for the owner of %1</source>
        <translation>её сертификат директора отложен для владельца %1</translation>
    </message>
    <message>
        <source>it has no director before it is formed; who holds the director&apos;s certificate already is named as its holder alone</source>
        <translation>до образования директора у&#xa0;неё нет; тот, у&#xa0;кого уже есть сертификат директора, указывается только как его держатель</translation>
    </message>
    <message>
        <source>this key is missing; only formed companies can be without it</source>
        <translation>не указан директор; без него бывают только образованные компании</translation>
    </message>
    <message>
        <source>%1 belongs to %2 already</source>
        <translation>%1 уже принадлежит другому: %2</translation>
    </message>
    <message>
        <source>%1 has a company already</source>
        <translation>%1 уже имеет компанию</translation>
    </message>
    <message>
        <source>every player is a company; that of %1 is missing</source>
        <translation>у&#xa0;каждого игрока есть своя компания; нет компании игрока %1</translation>
    </message>
    <message>
        <source>it does not operate as long as %1, which becomes a share of it, is there</source>
        <translation>она не работает, пока есть %1, которая станет её акцией</translation>
    </message>
    <message>
        <source>it only built track, and closed when phase %1 began</source>
        <translation>она только прокладывала путь и&#xa0;закрылась, когда началась фаза %1</translation>
    </message>
    <message>
        <source>in phase %1 it is a share of %2 already</source>
        <translation>в&#xa0;фазе %1 она уже стала акцией %2</translation>
    </message>
    <message>
        <source>%1 took it over at the end of the operating round in which phase %2 began</source>
        <translation>%1 поглотила её в&#xa0;конце операционного раунда, в&#xa0;котором началась фаза %2</translation>
    </message>
    <message>
        <source>%1 owns it, so its cash and its trains are asked for</source>
        <translation>её владелец&#xa0;— %1, поэтому нужно указать её деньги и&#xa0;поезда</translation>
    </message>
    <message>
        <source>a railway with one owner has no price</source>
        <translation>у&#xa0;ж/⁠д с&#xa0;одним владельцем нет цены акций</translation>
    </message>
    <message>
        <source>its owner has it among his privates; expected him or nobody</source>
        <translation>её владелец указан в&#xa0;частных ж/⁠д: здесь может быть только он или никто</translation>
    </message>
    <message>
        <source>in this variant all do everything</source>
        <translation>в&#xa0;этом варианте все ж/⁠д обычные</translation>
    </message>
    <message>
        <source>it only builds track; it has neither treasury nor trains</source>
        <translation>она только прокладывает путь; у&#xa0;неё нет ни казны, ни поездов</translation>
    </message>
    <message>
        <source>of the coal and of the pre-state railways one each only builds, or neither any more; here: %1</source>
        <translation>строительных ж/⁠д по одной среди угольных и&#xa0;догосударственных или уже ни одной; здесь: %1</translation>
    </message>
    <message>
        <source>nobody owns it; who does has it among his privates</source>
        <translation>у&#xa0;неё нет владельца; владельца указывают в&#xa0;частных ж/⁠д</translation>
    </message>
    <message>
        <source>expected %1 or %2 shares</source>
        <translation>акций должно быть %1 или %2</translation>
    </message>
    <message>
        <source>expected %1 shares</source>
        <translation>акций должно быть %1</translation>
    </message>
    <message>
        <source>it is formed at one of the prices %1</source>
        <translation>она образуется по одной из цен: %1</translation>
    </message>
    <message>
        <source>it is formed out of companies with loans, and none has left the game; they stand in start/closed_companies</source>
        <translation>она образуется из компаний с&#xa0;займами, а&#xa0;ни одна ещё не выбыла; их указывают в&#xa0;разделе start/closed_companies</translation>
    </message>
    <message>
        <source>it has so many shares only if more than %1 of them were handed out; with players and in the pool there are %2</source>
        <translation>столько акций у&#xa0;неё бывает, только если роздано больше %1; у&#xa0;игроков и&#xa0;в&#xa0;пуле их %2</translation>
    </message>
    <message>
        <source>more than %1 shares were given for twice as many of the merged companies; %2 of them did not have so many</source>
        <translation>больше %1 акций выдали бы за вдвое большее число акций слившихся компаний; столько акций у&#xa0;них не было, самих компаний %2</translation>
    </message>
    <message>
        <source>it owns a %1, which lasts, so that its marker moves again</source>
        <translation>у&#xa0;неё есть постоянный поезд %1, поэтому её маркер снова движется</translation>
    </message>
    <message>
        <source>as long as its marker stands still its price is the one it was formed at, %1</source>
        <translation>пока её маркер стоит, цена остаётся той, по которой она образована: %1</translation>
    </message>
    <message>
        <source>the share that its director must still buy lies in the bank, and all are with players or in the pool</source>
        <translation>акция, которую её директор ещё должен купить, лежит в&#xa0;банке, а&#xa0;здесь все акции у&#xa0;игроков или в&#xa0;пуле</translation>
    </message>
    <message>
        <source>since phase %1 it is either formed and has a row here, or can no longer be formed and stands in start/closed_companies</source>
        <translation>с&#xa0;фазы %1 она либо образована и&#xa0;указана здесь, либо уже не образуется и&#xa0;указана в&#xa0;разделе start/closed_companies</translation>
    </message>
    <message>
        <source>%1 is only given up when phase %2 begins</source>
        <translation>%1 может отпасть, только когда начинается фаза %2</translation>
    </message>
    <message>
        <source>in this game the printed limit holds</source>
        <translation>в&#xa0;этой игре действует напечатанный лимит</translation>
    </message>
    <message>
        <source>the printed limit holds until %1 is formed</source>
        <translation>напечатанный лимит действует, пока не образована %1</translation>
    </message>
    <message>
        <source>the limit does not change at this table</source>
        <translation>в этой партии лимит не меняется</translation>
    </message>
    <message>
        <source>its shares are never divided; it has %1</source>
        <translation>её акции никогда не делятся: их %1</translation>
    </message>
    <message>
        <source>only the national company&apos;s marker ever stands still</source>
        <translation>на месте стоит маркер только национальной компании</translation>
    </message>
    <message>
        <source>only the national company ever acts first</source>
        <translation>раньше всех ходит только национальная компания</translation>
    </message>
    <message>
        <source>it operates as soon as it is formed, and has no row before; expected &quot;operating&quot;</source>
        <translation>она работает сразу после образования, а&#xa0;раньше её не указывают: должно быть «Работает»</translation>
    </message>
    <message>
        <source>this key is missing; somebody directs it</source>
        <translation>не указан директор; у&#xa0;неё он есть</translation>
    </message>
    <message>
        <source>%1 is not in play; what is has a row in start/companies</source>
        <translation>%1 не в&#xa0;игре; все компании в&#xa0;игре указаны в&#xa0;разделе start/companies</translation>
    </message>
    <message>
        <source>there is no private railway &quot;%1&quot;; there are: none</source>
        <translation>нет частной ж/⁠д «%1», и&#xa0;других здесь нет</translation>
    </message>
    <message>
        <source>%1 has no shares; who owns it has it among his privates</source>
        <translation>у&#xa0;%1 нет акций; её владельца указывают в&#xa0;частных ж/⁠д</translation>
    </message>
    <message>
        <source>only companies have loans in this game; what a player owes is raised at once</source>
        <translation>в&#xa0;этой игре займы берут только компании; игрок находит недостающие деньги сразу</translation>
    </message>
    <message>
        <source>a loan costs its amount again, and that is never paid back: at least the debt, %1</source>
        <translation>заём стоит ещё столько же, и&#xa0;эту часть не погашают: не меньше долга, %1</translation>
    </message>
    <message>
        <source>a loan costs no penalty in this game; what is owed is the debt alone</source>
        <translation>в&#xa0;этой игре заём не влечёт штрафа; остаётся только сам долг</translation>
    </message>
    <message>
        <source>this player of the header is missing</source>
        <translation>этот игрок не указан</translation>
    </message>
    <message>
        <source>in this game only companies have money</source>
        <translation>в&#xa0;этой игре деньги есть только у&#xa0;компаний</translation>
    </message>
    <message>
        <source>the players hold %1 % of it together; there is %2 % that they can hold</source>
        <translation>у&#xa0;игроков вместе %1% её акций, а&#xa0;может быть только %2%</translation>
    </message>
    <message>
        <source>the players hold %1 % of it together; there is %2 %</source>
        <translation>у&#xa0;игроков вместе %1% её акций, а&#xa0;всего есть %2%</translation>
    </message>
    <message>
        <source>the players hold %1 % of it, and with %2 % it operates</source>
        <translation>у&#xa0;игроков %1% её акций, а&#xa0;с&#xa0;%2% она уже работает</translation>
    </message>
    <message>
        <source>%1 holds more of it, %2 %, than %3 does</source>
        <translation>у&#xa0;игрока %1 больше её акций (%2%), чем у&#xa0;игрока %3</translation>
    </message>
    <message>
        <source>in phase %1 all private railways have left the game</source>
        <translation>в&#xa0;фазе %1 все частные ж/⁠д уже выбыли из игры</translation>
    </message>
    <message>
        <source>in phase %1 %2 has been exchanged for a share</source>
        <translation>в&#xa0;фазе %1 %2 уже обменяна на акцию</translation>
    </message>
    <message>
        <source>%1 leaves the game when a company buys it; the company has its station</source>
        <translation>%1 выбывает из игры, когда её покупает компания; станцию получает компания</translation>
    </message>
    <message>
        <source>companies own no private railways in phase %1 yet</source>
        <translation>в&#xa0;фазе %1 у&#xa0;компаний ещё нет частных ж/⁠д</translation>
    </message>
    <message>
        <source>a company of its size may not own %1</source>
        <translation>компании такого размера нельзя владеть %1</translation>
    </message>
    <message>
        <source>%1 takes %2 characters at most</source>
        <translation>%1: персонажей можно взять не больше %2</translation>
    </message>
    <message>
        <source>only a company uses a private railway&apos;s right, and %1 belongs to none</source>
        <translation>свойство частной ж/⁠д использует только компания, а&#xa0;%1 не принадлежит ни одной</translation>
    </message>
    <message>
        <source>%1 has no right that is used up and then stays with its owner</source>
        <translation>у&#xa0;%1 нет свойства, после использования которого она остаётся у&#xa0;владельца</translation>
    </message>
    <message>
        <source>only what a player got in an auction has a bid that was paid for it</source>
        <translation>уплаченная ставка есть только у&#xa0;того, что игрок получил на аукционе</translation>
    </message>
    <message>
        <source>this key is missing</source>
        <translation>не указано</translation>
    </message>
    <message>
        <source>there is no such card</source>
        <translation>такой карты нет</translation>
    </message>
    <message>
        <source>these cards never run out and are not counted</source>
        <translation>эти карты не кончаются, и&#xa0;их не считают</translation>
    </message>
    <message>
        <source>a company of its size may not own a %1</source>
        <translation>компании такого размера нельзя владеть поездом %1</translation>
    </message>
    <message>
        <source>it may own %1 in phase %2; what is over that leaves the game before the game is joined</source>
        <translation>поездов у&#xa0;неё может быть %1 в&#xa0;фазе %2; лишние выбывают из игры до её ввода</translation>
    </message>
    <message>
        <source>it may own %1 in phase %2; what is over that goes to the pool before the game is joined</source>
        <translation>поездов у&#xa0;неё может быть %1 в&#xa0;фазе %2; лишние уходят в&#xa0;общий запас до ввода партии</translation>
    </message>
    <message>
        <source>%1 are left in the deck and %2 in play; there are only %3</source>
        <translation>в&#xa0;колоде осталось %1, в&#xa0;игре %2, а&#xa0;всего их %3</translation>
    </message>
    <message>
        <source>export has taken %1 cards until %2, but only %3 are neither in the deck nor in play</source>
        <translation>экспорт забрал карт: %1 (до %2), но ни в&#xa0;колоде, ни в&#xa0;игре нет только %3</translation>
    </message>
    <message>
        <source>every round takes a card off the deck, until now %1; only %2 have left it</source>
        <translation>каждый раунд забирает карту из колоды, пока их должно быть %1, а&#xa0;ушло только %2</translation>
    </message>
    <message>
        <source>before a card %1 is sold, all %2 of these are left</source>
        <translation>пока не продана карта %1, остаются все %2</translation>
    </message>
    <message>
        <source>as long as a card %1 lies on top, all %2 of these are left</source>
        <translation>пока сверху лежит карта %1, остаются все %2</translation>
    </message>
    <message>
        <source>by the cards that left the deck it is phase %1</source>
        <translation>судя по картам, ушедшим из колоды, сейчас фаза %1</translation>
    </message>
    <message>
        <source>by the cards that left the deck it is phase %1 or %2</source>
        <translation>судя по картам, ушедшим из колоды, сейчас фаза %1 или %2</translation>
    </message>
    <message>
        <source>by the cards that left the deck it is one of the phases %1</source>
        <translation>судя по картам, ушедшим из колоды, сейчас одна из фаз: %1</translation>
    </message>
    <message>
        <source>this key is missing; which faces were sold cannot be seen by the deck</source>
        <translation>не указано; какие стороны проданы, по колоде не видно</translation>
    </message>
    <message>
        <source>%1 is still in play, so it cannot have left the game</source>
        <translation>%1 ещё в&#xa0;игре, поэтому выбыть не мог</translation>
    </message>
    <message>
        <source>%1 is missing: it left the game when %2 was sold</source>
        <translation>не хватает %1: он выбыл из игры, когда был продан %2</translation>
    </message>
    <message>
        <source>%1 is not obsolete yet: no card has been sold that makes it so</source>
        <translation>%1 ещё не устарел: карта, от которой он устаревает, не продана</translation>
    </message>
    <message>
        <source>%1 is obsolete: a card has been sold that makes it so</source>
        <translation>%1 устарел: карта, от которой он устаревает, продана</translation>
    </message>
    <message>
        <source>these have left the game, also those that nobody bought; none is left</source>
        <translation>эти карты выбыли из игры вместе с&#xa0;некупленными; не осталось ни одной</translation>
    </message>
    <message>
        <source>%1 is still for sale: no card has been sold that scraps it</source>
        <translation>%1 ещё продаётся: карта, которая его списывает, не продана</translation>
    </message>
    <message>
        <source>%1 is missing: whatever scrapped %2 scrapped that too</source>
        <translation>не хватает %1: это списалось вместе с&#xa0;%2</translation>
    </message>
    <message>
        <source>expected either the number of passes or the names, not both</source>
        <translation>укажите либо число пасов, либо имена, но не то и&#xa0;другое</translation>
    </message>
    <message>
        <source>when all have passed the round is over; expected fewer</source>
        <translation>когда спасовали все, раунд окончен; должно быть меньше</translation>
    </message>
    <message>
        <source>only the first lap of the first stock round goes backwards, and only in some games</source>
        <translation>в&#xa0;обратном порядке идёт только первый круг первого фондового раунда, и&#xa0;то не во всех играх</translation>
    </message>
    <message>
        <source>not all turns of this round were passes; say who last bought, sold or exchanged something</source>
        <translation>не все ходы этого раунда были пасами; укажите, кто последним покупал, продавал или обменивал</translation>
    </message>
    <message>
        <source>what was bought may be sold again in the same round here</source>
        <translation>купленное здесь можно продать в&#xa0;том же раунде</translation>
    </message>
    <message>
        <source>shares of %1 are of %2 %, so %3 % cannot be</source>
        <translation>акции %1&#xa0;— по %2%, поэтому %3% быть не может</translation>
    </message>
    <message>
        <source>what was bought in this round is not sold in it; of %1 %2 holds %3 %</source>
        <translation>купленное в&#xa0;этом раунде в&#xa0;нём не продают; %2 имеет %3% акций %1</translation>
    </message>
    <message>
        <source>with %1 passes in a row the round is over; expected fewer</source>
        <translation>пасов подряд %1&#xa0;— и&#xa0;раунд окончен; должно быть меньше</translation>
    </message>
    <message>
        <source>in a stock round a player has the turn</source>
        <translation>в&#xa0;фондовом раунде ходит игрок</translation>
    </message>
    <message>
        <source>%1 does not operate yet</source>
        <translation>%1 ещё не работает</translation>
    </message>
    <message>
        <source>%1 has its turn now, by start/turn</source>
        <translation>%1 ходит сейчас: так указано в&#xa0;разделе start/turn</translation>
    </message>
    <message>
        <source>it acted in this round, by start/acted</source>
        <translation>она уже ходила в&#xa0;этом раунде: так указано в&#xa0;разделе start/acted</translation>
    </message>
    <message>
        <source>%1 is passed over: %2 % of it are sold, and %3 % are needed for its first turn</source>
        <translation>%1 пропускает ход: продано %2% акций, а&#xa0;для первого хода нужно %3%</translation>
    </message>
    <message>
        <source>%1 has no turn: nobody directs it</source>
        <translation>%1 не ходит: у&#xa0;неё нет директора</translation>
    </message>
    <message>
        <source>there is no bond railway in this variant</source>
        <translation>в&#xa0;этом варианте нет облигационной ж/⁠д</translation>
    </message>
    <message>
        <source>this belongs to a stock round that goes on already</source>
        <translation>это относится к&#xa0;уже идущему фондовому раунду</translation>
    </message>
    <message>
        <source>this belongs to a stock round that goes on already; say in start/turn whose turn it is</source>
        <translation>это относится к&#xa0;уже идущему фондовому раунду; укажите в&#xa0;разделе start/turn, чей ход</translation>
    </message>
    <message>
        <source>this belongs to an operating round that goes on already</source>
        <translation>это относится к&#xa0;уже идущему операционному раунду</translation>
    </message>
    <message>
        <source>this belongs to an operating round that goes on already; say in start/turn whose turn it is</source>
        <translation>это относится к&#xa0;уже идущему операционному раунду; укажите в&#xa0;разделе start/turn, чей ход</translation>
    </message>
    <message>
        <source>no file was named; name the file that holds the games</source>
        <translation>файл не указан; назовите файл, в&#xa0;котором хранятся партии</translation>
    </message>
    <message>
        <source>this is a folder; name a file in it</source>
        <translation>это папка; укажите файл в&#xa0;ней</translation>
    </message>
    <message>
        <source>its folder does not exist; create the folder or name another file</source>
        <translation>такой папки нет; создайте её или укажите другой файл</translation>
    </message>
    <message>
        <source>the recovered games cannot be put in place of the damaged file (%1); the file was left as it is</source>
        <translation>восстановленные партии не удалось поставить на место повреждённого файла (%1); файл оставлен как есть</translation>
    </message>
    <message>
        <source>the damaged file cannot be copied to recover what it holds (%1); the file was left as it is</source>
        <translation>повреждённый файл не удалось скопировать, чтобы восстановить его содержимое (%1); файл оставлен как есть</translation>
    </message>
    <message>
        <source>the damaged file cannot be set aside (%1); the file was left as it is</source>
        <translation>повреждённый файл не удалось отложить в&#xa0;сторону (%1); файл оставлен как есть</translation>
    </message>
    <message>
        <source>the file was damaged (%1) and is kept as %2; recovered into a new file: games %3, moves %4</source>
        <translation>файл был повреждён (%1) и&#xa0;сохранён как %2; в&#xa0;новый файл восстановлено партий: %3, действий: %4</translation>
    </message>
    <message>
        <source>the file was damaged (%1) and is kept as %2; recovered into a new file: games %3, moves %4; games lost, because only their moves were left: %5</source>
        <translation>файл был повреждён (%1) и&#xa0;сохранён как %2; в&#xa0;новый файл восстановлено партий: %3, действий: %4; утрачено партий, от которых остались одни действия: %5</translation>
    </message>
    <message>
        <source>game &quot;%1&quot;: its last moves, or where the table stood, could not be recovered; it goes on at move %2</source>
        <translation>партия «%1»: последние действия или место, где она стояла, восстановить не удалось; она продолжается с&#xa0;действия %2</translation>
    </message>
    <message>
        <source>the file was damaged and is kept as %1; the games that could be read were recovered into a new file</source>
        <translation>файл был повреждён и&#xa0;сохранён как %1; партии, которые удалось прочитать, восстановлены в&#xa0;новый файл</translation>
    </message>
    <message>
        <source>the file is another program&apos;s database and was left untouched; choose another place for Flimnap&apos;s games</source>
        <translation>это база данных другой программы, и&#xa0;она не тронута; выберите для партий Flimnap другое место</translation>
    </message>
    <message>
        <source>the file was written by a newer Flimnap (format %1, this one knows up to %2) and was left untouched; install the newer Flimnap to go on with its games</source>
        <translation>файл записан более новой версией Flimnap (формат %1, этой известны форматы до %2) и&#xa0;не тронут; чтобы продолжить эти партии, установите новую версию</translation>
    </message>
    <message>
        <source>the file is in use by another program; close Flimnap wherever else it runs and try again (%1, code %2)</source>
        <translation>файл занят другой программой; закройте Flimnap везде, где он ещё открыт, и&#xa0;повторите (%1, код %2)</translation>
    </message>
    <message>
        <source>the disk is full, nothing was changed; free some space and try again (%1, code %2)</source>
        <translation>диск заполнен, ничего не изменено; освободите место и&#xa0;повторите (%1, код %2)</translation>
    </message>
    <message>
        <source>the disk did not read or write, nothing was changed; check the disk and its free space and try again (%1, code %2)</source>
        <translation>диск не смог прочитать или записать, ничего не изменено; проверьте диск и&#xa0;свободное место и&#xa0;повторите (%1, код %2)</translation>
    </message>
    <message>
        <source>the file cannot be opened for writing; allow Flimnap to read and write it and its folder (%1, code %2)</source>
        <translation>файл не открывается для записи; разрешите Flimnap читать и&#xa0;изменять его и&#xa0;его папку (%1, код %2)</translation>
    </message>
    <message>
        <source>the file is damaged; close Flimnap and start it again to recover what can be read (%1, code %2)</source>
        <translation>файл повреждён; закройте Flimnap и&#xa0;запустите снова, чтобы восстановить всё, что читается (%1, код %2)</translation>
    </message>
    <message>
        <source>there is not enough memory, nothing was changed; close other programs and try again (%1, code %2)</source>
        <translation>не хватает памяти, ничего не изменено; закройте другие программы и&#xa0;повторите (%1, код %2)</translation>
    </message>
    <message>
        <source>a text is too long to be kept, nothing was changed (%1, code %2)</source>
        <translation>текст слишком длинный и&#xa0;не может быть сохранён, ничего не изменено (%1, код %2)</translation>
    </message>
    <message>
        <source>the database refused, nothing was changed (%1, code %2)</source>
        <translation>база данных отказала, ничего не изменено (%1, код %2)</translation>
    </message>
    <message>
        <source>game %1: there is no such game; choose one from the list of games</source>
        <translation>партия %1: такой партии нет; выберите её из списка</translation>
    </message>
    <message>
        <source>game %1, move %2: the next move must have the number %3</source>
        <translation>партия %1, действие %2: у&#xa0;следующего действия должен быть номер %3</translation>
    </message>
    <message>
        <source>game %1, move %2: its parent %3 is not an earlier move or 0, the header</source>
        <translation>партия %1, действие %2: предшествующее ему %3&#xa0;— не более раннее действие и&#xa0;не 0 (заголовок)</translation>
    </message>
    <message>
        <source>game %1, move %2: there is no such move; load the game again</source>
        <translation>партия %1, действие %2: такого действия нет; откройте партию заново</translation>
    </message>
    <message>
        <source>game %1, move %2: another move is already recorded under this number; load the game again and record behind its last move</source>
        <translation>партия %1, действие %2: под этим номером уже записано другое действие; откройте партию заново и&#xa0;записывайте после последнего</translation>
    </message>
    <message>
        <source>game %1: the table cannot stand at move %2, the last one recorded is %3</source>
        <translation>партия %1 не может стоять на действии %2: последнее записанное — %3</translation>
    </message>
    <message>
        <source>game %1: the table cannot stand at move %2, it is not in the line to move %3</source>
        <translation>партия %1 не может стоять на действии %2: оно не на пути к&#xa0;действию %3</translation>
    </message>
    <message>
        <source>the games in this file cannot be read (%1); nothing was taken from it, choose another copy</source>
        <translation>партии из этого файла прочесть нельзя (%1); из него ничего не взято, выберите другую копию</translation>
    </message>
    <message>
        <source>there are no games of Flimnap in this file</source>
        <translation>в этом файле нет партий Flimnap</translation>
    </message>
    <message>
        <source>export has taken %1 cards until %2, but only %3 are neither in the deck nor in play</source>
        <comment>18cz</comment>
        <translation>экспорт забрал карт: %1 (до %2), но ни в&#xa0;колоде, ни в&#xa0;игре нет только %3</translation>
    </message>
    <message>
        <source>in phase %1 all private railways have left the game</source>
        <comment>18cz</comment>
        <translation>в фазе %1 все местные ж/⁠д уже выбыли из игры</translation>
    </message>
    <message>
        <source>companies own no private railways in phase %1 yet</source>
        <comment>18cz</comment>
        <translation>в фазе %1 у компаний ещё нет местных ж/⁠д</translation>
    </message>
    <message>
        <source>a company of %1 owns no private railways</source>
        <comment>18cz</comment>
        <translation>у компании игрока %1 нет местных ж/⁠д</translation>
    </message>
    <message>
        <source>there is no private railway &quot;%1&quot;; there are: %2</source>
        <comment>18cz</comment>
        <translation>нет местной ж/⁠д «%1»; есть: %2</translation>
    </message>
    <message>
        <source>only a company uses a private railway&apos;s right, and %1 belongs to none</source>
        <comment>18cz</comment>
        <translation>свойство местной ж/⁠д использует только компания, а %1 не принадлежит ни одной</translation>
    </message>
    <message>
        <source>it has %1 stations on the map</source>
        <translation>её станций на поле: %1</translation>
    </message>
    <message>
        <source>there are no rules for &quot;%1&quot;</source>
        <translation>нет правил для «%1»</translation>
    </message>
    <message>
        <source>there is no round &quot;%1&quot;; rounds are called SR3 or OR3.1</source>
        <translation>нет раунда «%1»; раунды называются SR3 или OR3.1</translation>
    </message>
    <message>
        <source>there is no round &quot;%1&quot;; the track goes from %2 to %3</source>
        <translation>нет раунда «%1»; раунды идут от %2 до %3</translation>
    </message>
    <message>
        <source>there is no phase &quot;%1&quot;; there are: %2</source>
        <translation>нет фазы «%1»; есть: %2</translation>
    </message>
    <message>
        <source>there is no hex &quot;%1&quot; on this map</source>
        <translation>на этом поле нет гекса «%1»</translation>
    </message>
    <message>
        <source>expected &quot;bond&quot; or no role</source>
        <translation>компания может быть облигационной ж/⁠д или обычной</translation>
    </message>
    <message>
        <source>expected &quot;construction&quot; or no role</source>
        <translation>ж/⁠д может быть строительной или обычной</translation>
    </message>
    <message>
        <source>there is no player &quot;%1&quot;; there are: %2</source>
        <translation>нет игрока «%1»; есть: %2</translation>
    </message>
    <message>
        <source>there is no company &quot;%1&quot;; there are: %2</source>
        <translation>нет компании «%1»; есть: %2</translation>
    </message>
    <message>
        <source>there is no private railway &quot;%1&quot;; there are: %2</source>
        <translation>нет частной ж/⁠д «%1»; есть: %2</translation>
    </message>
    <message>
        <source>there is no train &quot;%1&quot;; there are: %2</source>
        <translation>нет поезда «%1»; есть: %2</translation>
    </message>
    <message>
        <source>%1 is not in play at this table</source>
        <translation>за этим столом %1 не в&#xa0;игре</translation>
    </message>
</context>
<context>
    <name>flimnap::SetUpView</name>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
    <message numerus="yes">
        <source>%n not as usual</source>
        <comment>readings of a rule</comment>
        <translation>
            <numerusform>%n не как обычно</numerusform>
            <numerusform>%n не как обычно</numerusform>
            <numerusform>%n не как обычно</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flimnap::SharedStations</name>
    <message>
        <source>%1: hexes with two stations: %2</source>
        <translation>%1: гексов с двумя станциями: %2</translation>
    </message>
    <message>
        <source>%1 takes back a station in %2</source>
        <translation>%1 забирает станцию: %2</translation>
    </message>
    <message>
        <source>Stations on the same hex</source>
        <translation>Станции на одном гексе</translation>
    </message>
    <message>
        <source>On how many hexes do two stations stand that are all stations of %1 now? One of the two goes back to its charter and can be placed again.</source>
        <translation>На скольких гексах стоят две станции, которые теперь обе принадлежат %1? Одна из них возвращается на планшет, и её можно разместить снова.</translation>
    </message>
    <message>
        <source>On how many hexes do two stations stand that are all stations of %1 now? One of the two goes back to its charter and can be placed again.</source>
        <comment>18cz</comment>
        <translation>На скольких гексах стоят две станции, которые теперь обе принадлежат %1? Одна из них возвращается на устав, и её можно разместить снова.</translation>
    </message>
    <message>
        <source>Of these, taken over</source>
        <translation>Из них от других компаний</translation>
    </message>
</context>
<context>
    <name>flimnap::SnakeSale</name>
    <message>
        <source>%1 buys a private railway or passes</source>
        <translation>%1 покупает местную ж/⁠д или пасует</translation>
    </message>
</context>
<context>
    <name>flimnap::StackDraft</name>
    <message>
        <source>%1 buys a railway or passes</source>
        <translation>%1 покупает ж/⁠д или пасует</translation>
    </message>
    <message>
        <source>A railway is drawn on the table</source>
        <translation>Жребий на столе: ж/⁠д</translation>
    </message>
    <message>
        <source>It will have neither money nor trains.</source>
        <translation>У неё не будет ни денег, ни поездов.</translation>
    </message>
    <message>
        <source>Drawn: %1 only builds track</source>
        <translation>Жребий: %1&#xa0;— строительная ж/⁠д</translation>
    </message>
    <message>
        <source>It has neither director nor trains nor treasury. In each operating round it pays its shareholders by its price, and its price rises.</source>
        <translation>У&#xa0;неё нет ни директора, ни поездов, ни казны. В&#xa0;каждом операционном раунде она платит акционерам по своей цене, и&#xa0;цена растёт.</translation>
    </message>
    <message>
        <source>It has neither money nor trains, earns nothing and is not exchanged.</source>
        <translation>У&#xa0;неё нет ни денег, ни поездов, она не приносит дохода и&#xa0;не обменивается.</translation>
    </message>
    <message>
        <source>As soon as Wien is brown the third marker of %1 is placed there</source>
        <translation>Как только гекс Wien станет коричневым, туда ставится третий маркер %1</translation>
    </message>
    <message>
        <source>Railways %1 and %2 of the draft: who takes one first</source>
        <translation>Ж/д %1 и %2 драфта: кто берёт первым</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Игрок 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Игрок 2</translation>
    </message>
    <message>
        <source>Order of the draft</source>
        <translation>Порядок драфта</translation>
    </message>
    <message>
        <source>Place the second marker of the bond railway</source>
        <translation>Разместить второй маркер облигационной ж/⁠д</translation>
    </message>
    <message>
        <source>%1 places the second marker of the bond railway: %2</source>
        <translation>%1 размещает второй маркер облигационной ж/⁠д: %2</translation>
    </message>
    <message>
        <source>On any hex with a free slot. A third marker is placed in Wien as soon as Wien is brown.</source>
        <translation>На любой гекс со свободным местом. Третий маркер ставится в&#xa0;Wien, как только её гекс станет коричневым.</translation>
    </message>
    <message>
        <source>bond railway, pays by its price</source>
        <translation>облигационная ж/⁠д, платит по своей цене</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the bond railway starts here</comment>
        <translation>О</translation>
    </message>
    <message>
        <source>bond railway</source>
        <translation>облигационная ж/⁠д</translation>
    </message>
    <message>
        <source>one more in Wien once that is brown</source>
        <translation>ещё одна в&#xa0;Wien, когда гекс станет коричневым</translation>
    </message>
    <message>
        <source>bond railway, price %1</source>
        <translation>облигационная ж/⁠д, цена %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
    </message>
    <message>
        <source>Bond railway</source>
        <translation>Облигационная ж/⁠д</translation>
    </message>
    <message>
        <source>Which one it is</source>
        <translation>Какая это ж/⁠д</translation>
    </message>
    <message>
        <source>May place its second marker</source>
        <translation>Может разместить её второй маркер</translation>
    </message>
    <message>
        <source>%1 only builds track</source>
        <translation>%1&#xa0;— строительная ж/⁠д</translation>
    </message>
    <message>
        <source>Stations on the map</source>
        <translation>Станции на поле</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Драфт</translation>
    </message>
    <message>
        <source>Draw the coal railway that only builds track</source>
        <translation>Жребий: строительная угольная ж/⁠д</translation>
    </message>
    <message>
        <source>Draw the pre-state railway that only builds track</source>
        <translation>Жребий: догосударственная строительная ж/⁠д</translation>
    </message>
</context>
<context>
    <name>flimnap::StatementRows</name>
    <message>
        <source>%1: %2</source>
        <comment>company: reason</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>flimnap::StatusTexts</name>
    <message>
        <source>only builds track</source>
        <translation>строительная ж/⁠д</translation>
    </message>
    <message>
        <source>%1, half to the owner</source>
        <translation>%1, половина владельцу</translation>
    </message>
    <message>
        <source>%1, no director: its price falls</source>
        <translation>%1, без директора: цена падает</translation>
    </message>
    <message>
        <source>operates when its turn comes</source>
        <translation>начнёт работу в свой ход</translation>
    </message>
    <message>
        <source>%1 % sold, operates with %2 %</source>
        <translation>продано %1%, работает с %2%</translation>
    </message>
    <message>
        <source>%1, is formed at the end of this round</source>
        <translation>%1, образуется в конце этого раунда</translation>
    </message>
    <message>
        <source>%1, is formed in phase %2</source>
        <translation>%1, образуется в фазе %2</translation>
    </message>
    <message>
        <source>%1, waits for the exchange of %2</source>
        <translation>%1, ждёт обмена %2</translation>
    </message>
    <message>
        <source>%1, opens at the end of this round</source>
        <translation>%1, стартует в конце этого раунда</translation>
    </message>
    <message>
        <source>%1, not floated yet</source>
        <translation>%1, ещё не работает</translation>
    </message>
    <message>
        <source>%1. to operate</source>
        <translation>%1-я по порядку</translation>
    </message>
    <message>
        <source>%1. · %2</source>
        <translation>%1-я · %2</translation>
    </message>
    <message>
        <source>no train before the end of the set</source>
        <translation>без поезда до конца набора</translation>
    </message>
    <message>
        <source>trains %1/%2</source>
        <translation>поезда %1/%2</translation>
    </message>
    <message>
        <source>stations %1, %2 left</source>
        <translation>станции %1, осталось %2</translation>
    </message>
    <message>
        <source>stations %1</source>
        <translation>станции %1</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>for sale</source>
        <translation>продаётся</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>с %1</translation>
    </message>
    <message>
        <source>later</source>
        <translation>позже</translation>
    </message>
    <message>
        <source>in the rules: %1</source>
        <comment>printed name</comment>
        <translation>в&#xa0;правилах: %1</translation>
    </message>
    <message>
        <source>%1, is formed at the end of this round</source>
        <comment>1824</comment>
        <translation>%1, открывается в&#xa0;конце этого раунда</translation>
    </message>
    <message>
        <source>%1, is formed in phase %2</source>
        <comment>1824</comment>
        <translation>%1, открывается в&#xa0;фазе %2</translation>
    </message>
    <message>
        <source>%1, opens at the end of this round</source>
        <comment>1824</comment>
        <translation>%1, открывается в&#xa0;конце этого раунда</translation>
    </message>
    <message>
        <source>%1, not floated yet</source>
        <comment>1824</comment>
        <translation>%1, продаётся, ещё не открыта</translation>
    </message>
</context>
<context>
    <name>flimnap::Stories</name>
    <message>
        <source>%1 is formed</source>
        <translation>%1 образуется</translation>
    </message>
    <message>
        <source>%1 begins with %2 in its treasury</source>
        <translation>%1 начинает с казной %2</translation>
    </message>
    <message>
        <source>treasury of %1</source>
        <translation>казна %1</translation>
    </message>
    <message>
        <source>Nobody holds %1 % of %2: it has no director</source>
        <translation>%1% акций %2 нет ни у&#xa0;кого: директора нет</translation>
    </message>
    <message>
        <source>%1 is director of %2: nobody holds more than his %3 %</source>
        <translation>%1&#xa0;— директор %2: больше %3% нет ни у&#xa0;кого</translation>
    </message>
    <message>
        <source>%1 is director of %2: %3 holds %4 % as well, but %1 owned %5</source>
        <translation>%1&#xa0;— директор %2: %4% есть и&#xa0;у&#xa0;других (%3), но %5 была у&#xa0;игрока %1</translation>
    </message>
    <message>
        <source>%1 is director of %2: %3 holds %4 % as well, but %1 comes first from the priority card</source>
        <translation>%1&#xa0;— директор %2: %4% есть и&#xa0;у&#xa0;других (%3), но %1 ближе к&#xa0;карте первого игрока</translation>
    </message>
    <message>
        <source>Markers of %1: %2 on the board, %3 still to place</source>
        <translation>Маркеры %1: на поле %2, осталось разместить %3</translation>
    </message>
    <message>
        <source>It takes the place of %1</source>
        <translation>Она занимает место %1</translation>
    </message>
    <message>
        <source>%1 must become a share of %2</source>
        <translation>%1 обменивается на акцию %2</translation>
    </message>
    <message>
        <source>%1 opens</source>
        <translation>%1 стартует</translation>
    </message>
    <message>
        <source>What is left over</source>
        <translation>Что осталось</translation>
    </message>
    <message>
        <source>Interest of %1 %</source>
        <translation>Проценты: %1%</translation>
    </message>
    <message>
        <source>All payments are still made. The game ends after %1.</source>
        <translation>Все выплаты ещё производятся. Последний раунд игры: %1.</translation>
    </message>
    <message>
        <source>All payments are still made.</source>
        <translation>Все выплаты ещё производятся.</translation>
    </message>
    <message>
        <source>The bank is broken</source>
        <translation>Деньги в банке кончились</translation>
    </message>
    <message>
        <source>Its certificates are worth nothing and leave the game</source>
        <translation>Её сертификаты ничего не стоят и&#xa0;выбывают из игры</translation>
    </message>
    <message>
        <source>%1 is closed: its marker came into the closing area</source>
        <translation>%1 закрывается: её маркер попал в&#xa0;зону закрытия</translation>
    </message>
    <message>
        <source>All the cash of %1 is gone; what could not be sold counts at its price</source>
        <translation>Все деньги игрока %1 пропадают; непроданное считается по своей цене</translation>
    </message>
    <message>
        <source>The game ends at once</source>
        <translation>Игра сразу заканчивается</translation>
    </message>
    <message>
        <source>%1 is bankrupt</source>
        <translation>%1&#xa0;— банкрот</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Последний раунд</translation>
    </message>
    <message>
        <source>%1 has one share only and must buy another one in the next stock round</source>
        <translation>%1: акция только одна, вторую нужно купить в&#xa0;следующем фондовом раунде</translation>
    </message>
    <message>
        <source>The railways that only build track close</source>
        <translation>Строительные ж/⁠д закрываются</translation>
    </message>
    <message>
        <source>%1 is formed</source>
        <comment>1824</comment>
        <translation>%1 открывается</translation>
    </message>
    <message>
        <source>%1 opens</source>
        <comment>1824</comment>
        <translation>%1 открывается</translation>
    </message>
    <message>
        <source>What is not in play goes back into the box</source>
        <translation>Что не участвует в игре, возвращается в коробку</translation>
    </message>
    <message>
        <source>%1: the end</source>
        <translation>Конец: %1</translation>
    </message>
</context>
<context>
    <name>flimnap::SupplyView</name>
    <message>
        <source>train %1</source>
        <translation>поезд %1</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>карта %1</translation>
    </message>
    <message>
        <source>On sale: %1</source>
        <translation>В продаже: %1</translation>
    </message>
    <message numerus="yes">
        <source>On sale: %1, %n left</source>
        <translation>
            <numerusform>В продаже: %1, остался %n</numerusform>
            <numerusform>В продаже: %1, осталось %n</numerusform>
            <numerusform>В продаже: %1, осталось %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: any number</source>
        <translation>%1: сколько угодно</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (after the first %2)</source>
        <comment>trains on sale</comment>
        <translation>%1 (после первого %2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>size of companies and their train limit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Train limit: %1. Tiles: %2.</source>
        <translation>Лимит поездов: %1. Цвета тайлов: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n operating round(s) after a stock round.</source>
        <translation>
            <numerusform>%n операционный раунд после фондового.</numerusform>
            <numerusform>%n операционных раунда после фондового.</numerusform>
            <numerusform>%n операционных раундов после фондового.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trains besides: %1.</source>
        <translation>Кроме того, поезда: %1.</translation>
    </message>
    <message>
        <source>The game ends with this round</source>
        <translation>Игра заканчивается этим раундом</translation>
    </message>
    <message>
        <source>The last round: incomes count twice, and none is kept</source>
        <translation>Последний раунд: доходы вдвойне, удержаний нет</translation>
    </message>
    <message>
        <source>broken, the game ends after %1</source>
        <translation>пуст, конец игры после %1</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>пуст</translation>
    </message>
    <message>
        <source>less than a tenth is left</source>
        <translation>осталось меньше десятой части</translation>
    </message>
    <message>
        <source>In the depot</source>
        <translation>В депо</translation>
    </message>
    <message>
        <source>In the open stock</source>
        <translation>В общем запасе</translation>
    </message>
</context>
<context>
    <name>flimnap::TableCheck</name>
    <message>
        <source>coal railways</source>
        <translation>угольные ж/⁠д</translation>
    </message>
    <message>
        <source>pre-state railways</source>
        <translation>догосударственные ж/⁠д</translation>
    </message>
    <message>
        <source>regional railways</source>
        <translation>региональные ж/⁠д</translation>
    </message>
    <message>
        <source>state railways</source>
        <translation>государственные ж/⁠д</translation>
    </message>
    <message>
        <source>mountain railways</source>
        <translation>горные ж/⁠д</translation>
    </message>
    <message>
        <source>Start cash</source>
        <translation>Стартовый капитал</translation>
    </message>
    <message>
        <source>Treasury of a company</source>
        <translation>Казна компании</translation>
    </message>
    <message>
        <source>Certificate limit</source>
        <translation>Лимит сертификатов</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Банк</translation>
    </message>
    <message>
        <source>Rounds of the game</source>
        <translation>Раундов в игре</translation>
    </message>
    <message>
        <source>OR %1.%2</source>
        <translation>OR %1.%2</translation>
    </message>
    <message>
        <source>%1 for a %2</source>
        <comment>new train, old train</comment>
        <translation>%1 за %2</translation>
    </message>
    <message>
        <source>A %1 is taken out of the game by the first</source>
        <translation>Поезд %1 списывается с первым</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <comment>how many operating rounds</comment>
        <translation>Фаза %1</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <comment>train limit</comment>
        <translation>Фаза %1</translation>
    </message>
    <message>
        <source>Phase %1: %2</source>
        <comment>phase and size of companies</comment>
        <translation>Фаза %1: %2</translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation>Ряд %1, столбец %2</translation>
    </message>
    <message>
        <source>Their names and colours are printed on their cards; this app does not know them.</source>
        <translation>Их названия и&#xa0;цвета напечатаны на картах; приложение их не знает.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>В начале</translation>
    </message>
    <message>
        <source>Operating rounds after a stock round</source>
        <translation>Операционные раунды после фондового</translation>
    </message>
    <message>
        <source>Private railways</source>
        <translation>Частные ж/⁠д</translation>
    </message>
    <message>
        <source>Income of private railways</source>
        <translation>Доход частных ж/⁠д</translation>
    </message>
    <message>
        <source>Value of private railways</source>
        <translation>Цена местных ж/⁠д</translation>
    </message>
    <message>
        <source>Number of train cards</source>
        <translation>Количество карт поездов</translation>
    </message>
    <message>
        <source>Train prices</source>
        <translation>Цены поездов</translation>
    </message>
    <message>
        <source>To pay if an older train is given for a train</source>
        <translation>Доплата за поезд при трейд-ине</translation>
    </message>
    <message>
        <source>When trains leave the game</source>
        <translation>Когда списываются поезда</translation>
    </message>
    <message>
        <source>Train limits</source>
        <translation>Лимиты поездов</translation>
    </message>
    <message>
        <source>Initial prices</source>
        <translation>Начальные цены</translation>
    </message>
    <message>
        <source>Share-price chart</source>
        <translation>Таблица цен акций</translation>
    </message>
    <message>
        <source>Companies that are founded later</source>
        <translation>Компании, которые основывают позже</translation>
    </message>
    <message>
        <source>Private companies</source>
        <translation>Частные компании</translation>
    </message>
    <message>
        <source>Private railways</source>
        <comment>18cz</comment>
        <translation>Местные ж/⁠д</translation>
    </message>
    <message>
        <source>Income of private railways</source>
        <comment>18cz</comment>
        <translation>Доход местных ж/⁠д</translation>
    </message>
    <message>
        <source>Share-price chart</source>
        <comment>18cz</comment>
        <translation>Диаграмма цен акций</translation>
    </message>
</context>
<context>
    <name>flimnap::TableLadder</name>
    <message>
        <source>Column %1, upper row</source>
        <translation>Столбец %1, верхний ряд</translation>
    </message>
    <message>
        <source>Column %1, lower row</source>
        <translation>Столбец %1, нижний ряд</translation>
    </message>
    <message>
        <source>Every price is higher than the one before it: %1 cannot follow %2.</source>
        <translation>Каждая цена выше предыдущей: %1 не может идти после %2.</translation>
    </message>
    <message>
        <source>Every price is a multiple of %1, but not %2.</source>
        <translation>Каждая цена кратна %1, а %2&#xa0;— нет.</translation>
    </message>
    <message>
        <source>The chart has two rows of the same length, begins with %1 and ends with %2.</source>
        <translation>В&#xa0;таблице два ряда одинаковой длины, она начинается с&#xa0;%1 и&#xa0;кончается на %2.</translation>
    </message>
    <message>
        <source>Of the share prices the rules name only %1 and %2. Compare all of them with your board before the first move: what differs can be changed below.</source>
        <translation>Из цен акций в&#xa0;правилах названы только %1 и&#xa0;%2. До первого хода сверьте все цены с&#xa0;вашим полем: отличия можно исправить ниже.</translation>
    </message>
</context>
<context>
    <name>flimnap::TableSwitches</name>
    <message>
        <source>For advanced players</source>
        <translation>Для опытных игроков</translation>
    </message>
    <message>
        <source>The top train card leaves the deck before trains run: some get old before they earn.</source>
        <translation>Верхняя карта поезда уходит из колоды до движения поездов: некоторые устаревают, ничего не заработав.</translation>
    </message>
    <message>
        <source>Two characters each</source>
        <translation>По два персонажа</translation>
    </message>
    <message>
        <source>Both players take two character cards.</source>
        <translation>Оба игрока берут по две карты персонажей.</translation>
    </message>
    <message>
        <source>Allenbeck-Tottenham-Express</source>
        <translation>Allenbeck-Tottenham-Express</translation>
    </message>
    <message>
        <source>A train that calls at three of the four cities with names earns a bonus.</source>
        <translation>Поезд, заходящий в&#xa0;три из четырёх именных городов, приносит бонус.</translation>
    </message>
    <message>
        <source>Laputa</source>
        <translation>Лапута</translation>
    </message>
    <message>
        <source>Brown cities with track for one company alone; it changes no sums.</source>
        <translation>Коричневые города с&#xa0;путями только для одной компании; на суммы не влияет.</translation>
    </message>
    <message>
        <source>Brobdingnag</source>
        <translation>Бробдингнег</translation>
    </message>
    <message>
        <source>Tiles of its own. A company that pays keeps half of its income.</source>
        <translation>Свой набор тайлов. Компания, платящая дивиденды, оставляет себе половину дохода.</translation>
    </message>
    <message>
        <source>Scenario tiles</source>
        <translation>Тайлы сценария</translation>
    </message>
    <message>
        <source>A landscape is laid first: terrain costs, mines pay.</source>
        <translation>Сначала выкладывают ландшафт: местность стоит денег, шахты приносят доход.</translation>
    </message>
    <message>
        <source>Where editions differ, the rules of</source>
        <translation>Если издания расходятся, действует</translation>
    </message>
    <message>
        <source>The last kind of train</source>
        <translation>Последний тип поездов</translation>
    </message>
    <message>
        <source>How many trains of each kind</source>
        <translation>Сколько поездов каждого типа</translation>
    </message>
    <message>
        <source>the Polish summary</source>
        <translation>польская памятка</translation>
    </message>
    <message>
        <source>18xx.games</source>
        <translation>18xx.games</translation>
    </message>
    <message>
        <source>five 8-trains</source>
        <translation>пять 8-поездов</translation>
    </message>
    <message>
        <source>diesels, any number</source>
        <translation>дизели, сколько угодно</translation>
    </message>
    <message>
        <source>5, 4, 3, 2, 2, 5, as set out</source>
        <translation>5, 4, 3, 2, 2, 5, по раскладке</translation>
    </message>
    <message>
        <source>6, 5, 4, 3, 2, 6, as in the table of phases</source>
        <translation>6, 5, 4, 3, 2, 6, по таблице фаз</translation>
    </message>
</context>
<context>
    <name>flimnap::TakeOvers</name>
    <message>
        <source>Left the game</source>
        <translation>Выбыла из игры</translation>
    </message>
</context>
<context>
    <name>flimnap::Told</name>
    <message>
        <source>{to} receives {amount}: {reason}</source>
        <translation>{to} получает {amount}: {reason}</translation>
    </message>
    <message>
        <source>{from} pays {amount}: {reason}</source>
        <translation>{from} платит {amount}: {reason}</translation>
    </message>
    <message>
        <source>{from} pays {amount} to {to}: {reason}</source>
        <translation>{from} платит {amount} → {to}: {reason}</translation>
    </message>
    <message>
        <source>{to} takes {percent} % of {company} from the open stock</source>
        <translation>{to} берёт {percent}% акций {company} из банковского пула</translation>
    </message>
    <message>
        <source>{to} takes {percent} % of {company} from the reserve</source>
        <translation>{to} берёт {percent}% акций {company} из резерва</translation>
    </message>
    <message>
        <source>{to} takes {percent} % of {company}</source>
        <translation>{to} берёт {percent}% акций {company}</translation>
    </message>
    <message>
        <source>{percent} % of {company} go into the open stock</source>
        <translation>{percent}% акций {company} уходят в банковский пул</translation>
    </message>
    <message>
        <source>{percent} % of {company} go from the reserve to the bank</source>
        <translation>{percent}% акций {company} уходят из резерва в банк</translation>
    </message>
    <message>
        <source>{from} gives {percent} % of {company} into the open stock</source>
        <translation>{from} отдаёт {percent}% акций {company} в банковский пул</translation>
    </message>
    <message>
        <source>{from} gives {percent} % of {company} to the bank</source>
        <translation>{from} отдаёт {percent}% акций {company} в банк</translation>
    </message>
    <message>
        <source>{to} takes the director&apos;s certificate of {company} for as many shares</source>
        <translation>{to} берёт сертификат директора {company} за столько же акций</translation>
    </message>
    <message>
        <source>The director&apos;s certificate of {company}: {from} → {to}</source>
        <translation>Сертификат директора {company}: {from} → {to}</translation>
    </message>
    <message>
        <source>{to} becomes director of {company}</source>
        <translation>{to} становится директором {company}</translation>
    </message>
    <message>
        <source>{company} is founded at {price}</source>
        <translation>{company} основывается по {price}</translation>
    </message>
    <message>
        <source>{company} starts at {price}</source>
        <translation>{company} открывается по {price}</translation>
    </message>
    <message>
        <source>{company} starts at {price}</source>
        <comment>1824</comment>
        <translation>{company}: начальная цена {price}</translation>
    </message>
    <message>
        <source>{company} operates from now on</source>
        <translation>{company} начинает работать</translation>
    </message>
    <message>
        <source>{company} floats</source>
        <translation>{company} стартует</translation>
    </message>
    <message>
        <source>{company} floats</source>
        <comment>1824</comment>
        <translation>{company} открывается</translation>
    </message>
    <message>
        <source>{company} leaves the game</source>
        <translation>{company} выбывает из игры</translation>
    </message>
    <message>
        <source>{company} leaves the game</source>
        <comment>1824</comment>
        <translation>{company} закрывается</translation>
    </message>
    <message>
        <source>{company} stays at {to}</source>
        <translation>{company} остаётся на {to}</translation>
    </message>
    <message>
        <source>{company}: price {from} → {to}</source>
        <translation>{company}: цена {from} → {to}</translation>
    </message>
    <message>
        <source>{private} goes to {to}</source>
        <translation>{to} получает {private}</translation>
    </message>
    <message>
        <source>{private} leaves the game</source>
        <translation>{private} выбывает из игры</translation>
    </message>
    <message>
        <source>{private} is handed in</source>
        <translation>Персонаж сдан: {private}</translation>
    </message>
    <message>
        <source>{private} stays out of this game</source>
        <translation>{private} вне этой игры</translation>
    </message>
    <message>
        <source>The right of {private} is used</source>
        <translation>Свойство {private} использовано</translation>
    </message>
    <message>
        <source>{minor} goes to {to}</source>
        <translation>{to} получает {minor}</translation>
    </message>
    <message>
        <source>{owner} exchanges {private} for a share of {into}</source>
        <translation>{owner} обменивает {private} на акцию {into}</translation>
    </message>
    <message>
        <source>{owner} exchanges {minor} for {percent} % of {into}</source>
        <translation>{owner} обменивает {minor} на {percent}% акций {into}</translation>
    </message>
    <message>
        <source>{company} is formed</source>
        <translation>{company} образуется</translation>
    </message>
    <message>
        <source>{company} is formed</source>
        <comment>1824</comment>
        <translation>{company} открывается</translation>
    </message>
    <message>
        <source>{company} becomes the bond railway: it pays by its price</source>
        <translation>{company} становится облигационной ж/⁠д: платит по своей цене</translation>
    </message>
    <message>
        <source>{company} only builds track</source>
        <translation>{company}&#xa0;— строительная ж/⁠д</translation>
    </message>
    <message>
        <source>The bank is broken</source>
        <translation>Деньги в банке кончились</translation>
    </message>
    <message>
        <source>{company} has no train and cannot pay one: the game ends with this round</source>
        <translation>{company}: нет поезда и&#xa0;не на что его купить, игра заканчивается этим раундом</translation>
    </message>
    <message>
        <source>A marker of {company} goes back to its charter</source>
        <translation>Маркер станции {company} возвращается на планшет</translation>
    </message>
    <message>
        <source>{player} owes {debt}</source>
        <translation>{player}: долг {debt}</translation>
    </message>
    <message>
        <source>{player} owes {debt}, penalty at the end {penalty}</source>
        <translation>{player}: долг {debt}, штраф в конце {penalty}</translation>
    </message>
    <message>
        <source>{company} earns {amount}</source>
        <translation>{company}: доход {amount}</translation>
    </message>
    <message>
        <source>Train {train} of {from} leaves the game</source>
        <translation>Поезд {train} компании {from} выбывает из игры</translation>
    </message>
    <message>
        <source>Train {train} leaves the game</source>
        <translation>Поезд {train} выбывает из игры</translation>
    </message>
    <message>
        <source>Train {train} goes into the depot</source>
        <translation>Поезд {train} уходит в депо</translation>
    </message>
    <message>
        <source>Train {train} goes into the open stock</source>
        <translation>Поезд {train} уходит в общий запас</translation>
    </message>
    <message>
        <source>Train {train} goes to {to}</source>
        <translation>{to} получает поезд {train}</translation>
    </message>
    <message>
        <source>{company} turns train {from} to {to}</source>
        <translation>{company} поворачивает поезд {from} → {to}</translation>
    </message>
    <message numerus="yes">
        <source>{count} unsold train(s) {train} leave the game</source>
        <translation>
            <numerusform>{count} непроданный поезд {train} выбывает из игры</numerusform>
            <numerusform>{count} непроданных поезда {train} выбывают из игры</numerusform>
            <numerusform>{count} непроданных поездов {train} выбывают из игры</numerusform>
        </translation>
    </message>
    <message>
        <source>Train {train} leaves the depot</source>
        <translation>Поезд {train} уходит из депо</translation>
    </message>
    <message>
        <source>Train {train} leaves the open stock</source>
        <translation>Поезд {train} уходит из общего запаса</translation>
    </message>
    <message>
        <source>Train {train} of {owner} is obsolete</source>
        <translation>Поезд {train} компании {owner} устарел</translation>
    </message>
    <message>
        <source>Train {train} in the depot is obsolete</source>
        <translation>Поезд {train} в депо устарел</translation>
    </message>
    <message>
        <source>{player} copies card {card}</source>
        <translation>{player} копирует карту {card}</translation>
    </message>
    <message>
        <source>{player} takes card {card}</source>
        <translation>{player} берёт карту {card}</translation>
    </message>
    <message>
        <source>{company} lays a tile of {character}</source>
        <translation>{company} выкладывает тайл: {character}</translation>
    </message>
    <message>
        <source>{who} upgrades a city to brown</source>
        <translation>{who} модернизирует город до коричневого</translation>
    </message>
    <message>
        <source>{who} upgrades a city to green</source>
        <translation>{who} модернизирует город до зелёного</translation>
    </message>
    <message>
        <source>{who} lays a yellow city</source>
        <translation>{who} выкладывает жёлтый город</translation>
    </message>
    <message>
        <source>{who} lays plain track</source>
        <translation>{who} прокладывает простой путь</translation>
    </message>
    <message>
        <source>{who} cannot build</source>
        <translation>{who} не может строить</translation>
    </message>
    <message>
        <source>{who} upgrades a city to brown, and adds a plain tile</source>
        <translation>{who} модернизирует город до коричневого и добавляет тайл простого пути</translation>
    </message>
    <message>
        <source>{who} upgrades a city to green, and adds a plain tile</source>
        <translation>{who} модернизирует город до зелёного и добавляет тайл простого пути</translation>
    </message>
    <message>
        <source>{who} lays a yellow city, and adds a plain tile</source>
        <translation>{who} выкладывает жёлтый город и добавляет тайл простого пути</translation>
    </message>
    <message>
        <source>{who} lays plain track, and adds a plain tile</source>
        <translation>{who} прокладывает простой путь и добавляет ещё один тайл простого пути</translation>
    </message>
    <message>
        <source>The top train card {card} is exported</source>
        <translation>Экспорт верхней карты поезда {card}</translation>
    </message>
    <message>
        <source>The top train card {card} is exported</source>
        <comment>1824</comment>
        <translation>Поезд {card} продан за границу</translation>
    </message>
    <message>
        <source>The top train card {card} is exported</source>
        <comment>18cz</comment>
        <translation>Экспорт верхней карты поезда {card}</translation>
    </message>
    <message>
        <source>Phase {phase} begins</source>
        <translation>Начинается фаза {phase}</translation>
    </message>
    <message>
        <source>{company} places its home station</source>
        <translation>{company} размещает домашнюю станцию</translation>
    </message>
    <message>
        <source>{company} places a station</source>
        <translation>{company} размещает станцию</translation>
    </message>
    <message>
        <source>{company}: stations on the map {on_map}, markers left {left}</source>
        <translation>{company}: станций на поле {on_map}, маркеров осталось {left}</translation>
    </message>
    <message>
        <source>{company} lays track</source>
        <translation>{company} прокладывает путь</translation>
    </message>
    <message>
        <source>{company} has {shares} shares</source>
        <translation>Акций {company} теперь {shares}</translation>
    </message>
    <message numerus="yes">
        <source>{holder}: {given} old share(s) for {received} of {company}</source>
        <translation>
            <numerusform>{holder}: {given} старая акция, новых акций {company}: {received}</numerusform>
            <numerusform>{holder}: {given} старые акции, новых акций {company}: {received}</numerusform>
            <numerusform>{holder}: {given} старых акций, новых акций {company}: {received}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{holder}: {given} old share(s) for {received} of {company}, there are no more</source>
        <translation>
            <numerusform>{holder}: {given} старая акция, новых акций {company}: {received}, больше акций нет</numerusform>
            <numerusform>{holder}: {given} старые акции, новых акций {company}: {received}, больше акций нет</numerusform>
            <numerusform>{holder}: {given} старых акций, новых акций {company}: {received}, больше акций нет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{holder}: {given} old share(s) for {received} of {company}, an odd one is lost</source>
        <translation>
            <numerusform>{holder}: {given} старая акция, новых акций {company}: {received}, лишняя пропадает</numerusform>
            <numerusform>{holder}: {given} старые акции, новых акций {company}: {received}, лишняя пропадает</numerusform>
            <numerusform>{holder}: {given} старых акций, новых акций {company}: {received}, лишняя пропадает</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{holder}: {given} old share(s) for {received} of {company}, an odd one goes to the open stock</source>
        <translation>
            <numerusform>{holder}: {given} старая акция, новых акций {company}: {received}, лишняя идёт в банковский пул</numerusform>
            <numerusform>{holder}: {given} старые акции, новых акций {company}: {received}, лишняя идёт в банковский пул</numerusform>
            <numerusform>{holder}: {given} старых акций, новых акций {company}: {received}, лишняя идёт в банковский пул</numerusform>
        </translation>
    </message>
    <message>
        <source>Average of the prices {prices} without {left_out}, down to a multiple of 5: {average}</source>
        <translation>Среднее цен {prices} (без {left_out}), округлённое вниз до кратного&#xa0;5: {average}</translation>
    </message>
    <message>
        <source>Average of the prices {prices}, down to a multiple of 5: {average}</source>
        <translation>Среднее цен {prices}, округлённое вниз до кратного&#xa0;5: {average}</translation>
    </message>
    <message>
        <source>{company} has no loans</source>
        <translation>{company}: займов нет</translation>
    </message>
    <message numerus="yes">
        <source>{company} has {loans} loan(s)</source>
        <translation>
            <numerusform>{company}: {loans} заём</numerusform>
            <numerusform>{company}: {loans} займа</numerusform>
            <numerusform>{company}: {loans} займов</numerusform>
        </translation>
    </message>
    <message>
        <source>The bank keeps nothing more for {company}</source>
        <translation>Банк больше ничего не хранит для {company}</translation>
    </message>
    <message>
        <source>The bank keeps {escrow} for {company}</source>
        <translation>Банк хранит {escrow} для {company}</translation>
    </message>
    <message>
        <source>{company} owes {amount} of interest</source>
        <translation>{company}: проценты к уплате {amount}</translation>
    </message>
    <message>
        <source>{company} owes {amount} of interest, {out_of_income} of it out of its income</source>
        <translation>{company}: проценты к уплате {amount}, из дохода {out_of_income}</translation>
    </message>
    <message>
        <source>{company} has reached its destination</source>
        <translation>{company}: пункт назначения достигнут</translation>
    </message>
    <message>
        <source>{company} borrows train {train}</source>
        <translation>{company} одалживает поезд {train}</translation>
    </message>
    <message>
        <source>The certificate limit is {limit} now</source>
        <translation>Лимит сертификатов теперь {limit}</translation>
    </message>
    <message>
        <source>{player} is bankrupt</source>
        <translation>{player}&#xa0;— банкрот</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>Игра кончается</translation>
    </message>
    <message>
        <source>The trains of round {number} run</source>
        <translation>Раунд {number}: движение поездов</translation>
    </message>
    <message>
        <source>{round} begins</source>
        <translation>Начинается {round}</translation>
    </message>
    <message>
        <source>The table waives a rule</source>
        <translation>Игроки отступают от правила</translation>
    </message>
    <message>
        <source>{private} costs only {price} now</source>
        <translation>{private} теперь стоит лишь {price}</translation>
    </message>
</context>
<context>
    <name>flimnap::TurnView</name>
    <message>
        <source>%1 may still sell, or ends the turn</source>
        <translation>%1: можно ещё продать или завершить ход</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 заканчивает ход</translation>
    </message>
    <message>
        <source>%1 sells, buys or passes</source>
        <translation>%1 продаёт, покупает или пасует</translation>
    </message>
    <message>
        <source>%1 sells or passes</source>
        <translation>%1 продаёт или пасует</translation>
    </message>
    <message>
        <source>%1 buys or passes</source>
        <translation>%1 покупает или пасует</translation>
    </message>
    <message>
        <source>%1 can only pass</source>
        <translation>%1 может только пасовать</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>%1 must give up a train</source>
        <translation>%1: нужно отдать поезд</translation>
    </message>
    <message>
        <source>%1 must exchange %2</source>
        <translation>%1: нужно обменять %2</translation>
    </message>
    <message>
        <source>%1 takes a railway</source>
        <translation>%1 берёт ж/⁠д</translation>
    </message>
    <message>
        <source>%1 must raise %2</source>
        <translation>%1: нужно собрать %2</translation>
    </message>
    <message>
        <source>%1 runs for %2: %3 decides on track, %4 on stations</source>
        <translation>Ходит %1 (%2): о&#xa0;путях решает %3, о&#xa0;станциях&#xa0;— %4</translation>
    </message>
    <message>
        <source>%1 operates, %2 decides</source>
        <translation>Ходит %1, решает %2</translation>
    </message>
    <message>
        <source>%1 bids %2 or more for %3, or drops out</source>
        <translation>%1 ставит на %3 от %2 или выходит из торга</translation>
    </message>
    <message>
        <source>The other railway of the same stack goes to the other player.</source>
        <translation>Другая ж/⁠д из той же стопки достаётся другому игроку.</translation>
    </message>
    <message>
        <source>It is what the other player left of the stack.</source>
        <translation>Это то, что другой игрок оставил в&#xa0;стопке.</translation>
    </message>
    <message>
        <source>for a train %1: %2</source>
        <translation>%2 на поезд %1</translation>
    </message>
    <message>
        <source>%1 has %2 and %3 has %4. Missing %5.</source>
        <translation>%1: %2, %3: %4. Не хватает: %5.</translation>
    </message>
    <message>
        <source>%1 must give up a train</source>
        <comment>1824</comment>
        <translation>%1: нужно убрать поезд</translation>
    </message>
    <message>
        <source>%1 must give up a train</source>
        <comment>18cz</comment>
        <translation>%1: нужно вернуть поезд в банк</translation>
    </message>
</context>
<context>
    <name>flimnap::Waterfall</name>
    <message>
        <source>Auction</source>
        <translation>Аукцион</translation>
    </message>
    <message>
        <source>Auction of the private companies</source>
        <translation>Аукцион частных компаний</translation>
    </message>
    <message>
        <source>%1 buys %2, bids for a later one, or passes</source>
        <translation>%1 покупает %2, делает ставку на одну из следующих или пасует</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player and his bid</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, pays %2 a round</source>
        <translation>%1, доход %2 за раунд</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>цена %1</translation>
    </message>
    <message>
        <source>bids from %1</source>
        <translation>ставки от %1</translation>
    </message>
</context>
<context>
    <name>flimnap::Wording</name>
    <message>
        <source>Income %1</source>
        <translation>Доход %1</translation>
    </message>
    <message>
        <source>Place the home station, free</source>
        <translation>Домашняя станция, бесплатно</translation>
    </message>
    <message>
        <source>Lay track, free</source>
        <translation>Путь, бесплатно</translation>
    </message>
    <message>
        <source>Place a station, free</source>
        <translation>Станция, бесплатно</translation>
    </message>
    <message>
        <source>Lay track for %1</source>
        <translation>Путь за %1</translation>
    </message>
    <message>
        <source>Place a station for %1</source>
        <translation>Станция за %1</translation>
    </message>
    <message>
        <source>Income %1, from mines %2</source>
        <translation>Доход %1, с шахт %2</translation>
    </message>
    <message>
        <source>Pay out %1, keep %2</source>
        <translation>Выплатить %1, удержать %2</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Удержать %1</translation>
    </message>
    <message>
        <source>Pay out %1</source>
        <translation>Выплатить %1</translation>
    </message>
    <message>
        <source>Buy train %1 for %2 and train %3</source>
        <translation>Купить поезд %1 за %2 и поезд %3</translation>
    </message>
    <message>
        <source>Buy train %1 for %2, %3 of it from its director</source>
        <translation>Купить поезд %1 за %2, из них от директора %3</translation>
    </message>
    <message>
        <source>Buy train %1 for %2, %3 of it borrowed</source>
        <translation>Купить поезд %1 за %2, из них в долг %3</translation>
    </message>
    <message>
        <source>Buy train %1 for %2</source>
        <translation>Купить поезд %1 за %2</translation>
    </message>
    <message>
        <source>Buy %1 for %2</source>
        <translation>Купить %1 за %2</translation>
    </message>
    <message>
        <source>Found %1 at %2 for %3</source>
        <translation>Основать %1 по %2 за %3</translation>
    </message>
    <message>
        <source>Start %1 at %2 for %3</source>
        <translation>Открыть %1 по %2 за %3</translation>
    </message>
    <message>
        <source>Buy %1 %2 % for %3</source>
        <translation>Купить %1 %2% за %3</translation>
    </message>
    <message>
        <source>Sell %1 %2 % for %3</source>
        <translation>Продать %1 %2% за %3</translation>
    </message>
    <message>
        <source>Repay %1</source>
        <translation>Погасить %1</translation>
    </message>
    <message>
        <source>Take %1 for %2</source>
        <translation>Взять %1 за %2</translation>
    </message>
    <message>
        <source>Exchange %1 for %2 % of %3</source>
        <translation>Обменять %1 на %2% акций %3</translation>
    </message>
    <message>
        <source>Turn train %1 to %2, free</source>
        <translation>Повернуть поезд %1 → %2, бесплатно</translation>
    </message>
    <message>
        <source>Turn train %1 to %2 for %3</source>
        <translation>Повернуть поезд %1 → %2 за %3</translation>
    </message>
    <message>
        <source>Sell %1 for %2</source>
        <translation>Продать %1 за %2</translation>
    </message>
    <message>
        <source>Take a loan: %1</source>
        <translation>Взять заём: %1</translation>
    </message>
    <message>
        <source>Repay loans: %1</source>
        <translation>Погасить займы: %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Взять %1</translation>
    </message>
    <message>
        <source>Give %1</source>
        <translation>Выдать %1</translation>
    </message>
    <message>
        <source>Hand in %1 for %2</source>
        <translation>Сдать %1 за %2</translation>
    </message>
    <message>
        <source>Take over %1 for %2</source>
        <translation>Поглотить %1 за %2</translation>
    </message>
    <message>
        <source>%1 exchanges %2 for a share of %3</source>
        <translation>%1 обменивает %2 на акцию %3</translation>
    </message>
    <message>
        <source>%1 exchanges %2 for %3 % of %4</source>
        <translation>%1 обменивает %2 на %3% акций %4</translation>
    </message>
    <message>
        <source>%1 earns %2</source>
        <translation>%1: доход %2</translation>
    </message>
    <message>
        <source>%1 turns train %2 to %3</source>
        <translation>%1 поворачивает поезд %2 → %3</translation>
    </message>
    <message>
        <source>%1 lays a tile of %2</source>
        <translation>%1 выкладывает тайл: %2</translation>
    </message>
    <message>
        <source>%1 places its home station</source>
        <translation>%1 размещает домашнюю станцию</translation>
    </message>
    <message>
        <source>%1 places a station</source>
        <translation>%1 размещает станцию</translation>
    </message>
    <message>
        <source>%1 borrows train %2</source>
        <translation>%1 одалживает поезд %2</translation>
    </message>
    <message>
        <source>%1 lays track</source>
        <translation>%1 прокладывает путь</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>банк</translation>
    </message>
    <message>
        <source>the depot</source>
        <translation>депо</translation>
    </message>
    <message>
        <source>the open stock</source>
        <translation>пул</translation>
    </message>
    <message>
        <source>Correction: %1 %2</source>
        <translation>Поправка: %1 %2</translation>
    </message>
    <message>
        <source>Correction: %1 stands at %2</source>
        <translation>Поправка: %1 стоит на %2</translation>
    </message>
    <message>
        <source>Correction: %1 %2 % of %3</source>
        <translation>Поправка: %1, %2% акций %3</translation>
    </message>
    <message>
        <source>Correction: %1 gets train %2</source>
        <translation>Поправка: %1 получает поезд %2</translation>
    </message>
    <message>
        <source>Correction: %1 gives train %2</source>
        <translation>Поправка: %1 отдаёт поезд %2</translation>
    </message>
    <message>
        <source>Correction: it is the turn of %1</source>
        <translation>Поправка: ходит %1</translation>
    </message>
    <message>
        <source>Correction: phase %1</source>
        <translation>Поправка: фаза %1</translation>
    </message>
    <message>
        <source>%1 loses %2, there is no share left</source>
        <translation>%1 теряет %2: акций не осталось</translation>
    </message>
    <message>
        <source>%1 decides: %2</source>
        <translation>%1 решает: %2</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>Жребий: %1</translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 тянет %2</translation>
    </message>
    <message>
        <source>%1 buys train %2 from %3 and hands in train %4</source>
        <translation>%1 покупает поезд %2 и&#xa0;сдаёт поезд %4, продавец&#xa0;— %3</translation>
    </message>
    <message>
        <source>%1 buys train %2 from %3 for %4</source>
        <translation>%1 покупает поезд %2 за %4, продавец&#xa0;— %3</translation>
    </message>
    <message>
        <source>%1 buys train %2 from %3</source>
        <translation>%1 покупает поезд %2, продавец&#xa0;— %3</translation>
    </message>
    <message>
        <source>%1 starts %2 at %3</source>
        <translation>%1 открывает %2 по цене %3</translation>
    </message>
    <message>
        <source>%1 starts %2</source>
        <translation>%1 открывает %2</translation>
    </message>
    <message>
        <source>%1 sells %2 % of %3</source>
        <translation>%1 продаёт %2% акций %3</translation>
    </message>
    <message>
        <source>%1 sells %2</source>
        <translation>%1 продаёт %2</translation>
    </message>
    <message>
        <source>%1 buys %2 % of %3</source>
        <translation>%1 покупает %2% акций %3</translation>
    </message>
    <message>
        <source>%1 buys a share of %2 from the open stock</source>
        <translation>%1 покупает акцию %2 из банковского пула</translation>
    </message>
    <message>
        <source>%1 buys a share of %2</source>
        <translation>%1 покупает акцию %2</translation>
    </message>
    <message>
        <source>mines %1</source>
        <translation>шахты %1</translation>
    </message>
    <message>
        <source>no route</source>
        <translation>без маршрута</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 для %2</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 берёт %2</translation>
    </message>
    <message>
        <source>%1 takes %2 for %3</source>
        <translation>%1 берёт %2 за %3</translation>
    </message>
    <message>
        <source>%1 lays track with the right of %2</source>
        <translation>%1 прокладывает путь, свойство %2</translation>
    </message>
    <message>
        <source>%1 lays track for %2</source>
        <translation>%1 прокладывает путь за %2</translation>
    </message>
    <message>
        <source>%1 runs: %2</source>
        <translation>%1, рейс: %2</translation>
    </message>
    <message>
        <source>%1 earns %2, and %3 from mines</source>
        <translation>%1: доход %2, с шахт %3</translation>
    </message>
    <message>
        <source>%1 buys %2 for %3</source>
        <translation>%1 покупает %2 за %3</translation>
    </message>
    <message>
        <source>%1 buys %2</source>
        <translation>%1 покупает %2</translation>
    </message>
    <message>
        <source>%1 bids %2 for %3</source>
        <translation>%1 ставит %2 на %3</translation>
    </message>
    <message>
        <source>%1 repays %2</source>
        <translation>%1 гасит %2</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 завершает ход</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 пасует</translation>
    </message>
    <message>
        <source>%1 keeps its income</source>
        <translation>%1 удерживает доход</translation>
    </message>
    <message>
        <source>%1 pays half of its income</source>
        <translation>%1 выплачивает половину дохода</translation>
    </message>
    <message>
        <source>%1 pays its income out</source>
        <translation>%1 выплачивает доход</translation>
    </message>
    <message>
        <source>%1 gives up train %2</source>
        <translation>%1 отдаёт поезд %2</translation>
    </message>
    <message>
        <source>%1 sells %2 to the bank</source>
        <translation>%1 продаёт %2 банку</translation>
    </message>
    <message>
        <source>%1 gets %2 for its next run</source>
        <translation>%1 получает %2 на следующий рейс</translation>
    </message>
    <message>
        <source>%1 uses the right of %2</source>
        <translation>%1 использует свойство %2</translation>
    </message>
    <message>
        <source>%1 takes over %2 at %3 a share</source>
        <translation>%1 поглощает %2 по %3 за акцию</translation>
    </message>
    <message>
        <source>%1 takes over %2</source>
        <translation>%1 поглощает %2</translation>
    </message>
    <message>
        <source>%1 takes a loan</source>
        <translation>%1 берёт заём</translation>
    </message>
    <message numerus="yes">
        <source>%1 repays %n loan(s)</source>
        <translation>
            <numerusform>%1 гасит %n заём</numerusform>
            <numerusform>%1 гасит %n займа</numerusform>
            <numerusform>%1 гасит %n займов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ends its turn</source>
        <translation>%1 завершает ход</translation>
    </message>
    <message>
        <source>%1 gives %2</source>
        <translation>%1 выдаёт %2</translation>
    </message>
    <message>
        <source>%1 hands in %2</source>
        <translation>%1 сдаёт %2</translation>
    </message>
    <message>
        <source>%1 gives train %2 into the depot</source>
        <translation>%1 отдаёт поезд %2 в депо</translation>
    </message>
    <message>
        <source>%1 cannot pay and is bankrupt</source>
        <translation>%1 не может заплатить: банкротство</translation>
    </message>
    <message>
        <source>The table agrees to end the game</source>
        <translation>Игроки решают закончить игру</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>банк</translation>
    </message>
    <message>
        <source>depot</source>
        <translation>депо</translation>
    </message>
    <message>
        <source>open stock</source>
        <translation>пул</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>резерв</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>жребий</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Драфт</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Предв. раунд</translation>
    </message>
    <message>
        <source>SR %1</source>
        <translation>SR %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>OR %1.%2</source>
        <translation>OR %1.%2</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>Pre-stock round</source>
        <translation>Предварительный раунд</translation>
    </message>
    <message>
        <source>Stock round %1</source>
        <translation>Фондовый раунд %1</translation>
    </message>
    <message>
        <source>Round %1 of %2: actions</source>
        <translation>Раунд %1 из %2: действия</translation>
    </message>
    <message>
        <source>Round %1 of %2: trains</source>
        <translation>Раунд %1 из %2: поезда</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 из %2</translation>
    </message>
    <message>
        <source>Operating round %1.%2</source>
        <translation>Операционный раунд %1.%2</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Конец игры</translation>
    </message>
    <message>
        <source>small</source>
        <translation>мал.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>сред.</translation>
    </message>
    <message>
        <source>large</source>
        <translation>крупн.</translation>
    </message>
    <message>
        <source>mountain</source>
        <comment>railways</comment>
        <translation>горная</translation>
    </message>
    <message>
        <source>coal</source>
        <comment>railways</comment>
        <translation>угольная</translation>
    </message>
    <message>
        <source>pre-state</source>
        <comment>railways</comment>
        <translation>догосударственная</translation>
    </message>
    <message>
        <source>regional</source>
        <comment>railways</comment>
        <translation>региональная</translation>
    </message>
    <message>
        <source>state</source>
        <comment>railways</comment>
        <translation>государственная</translation>
    </message>
    <message>
        <source>railway</source>
        <translation>ж/⁠д</translation>
    </message>
    <message>
        <source>ordinary</source>
        <comment>trains</comment>
        <translation>обычный</translation>
    </message>
    <message>
        <source>never rusts</source>
        <comment>trains</comment>
        <translation>не списывается</translation>
    </message>
    <message>
        <source>rusts some day</source>
        <comment>trains</comment>
        <translation>списывается</translation>
    </message>
    <message>
        <source>goods</source>
        <comment>trains</comment>
        <translation>g-поезд</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>train and the letter of its card</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>opening balance</source>
        <translation>начальный остаток</translation>
    </message>
    <message>
        <source>railway bought</source>
        <translation>покупка ж/⁠д</translation>
    </message>
    <message>
        <source>private company bought</source>
        <translation>покупка частной компании</translation>
    </message>
    <message>
        <source>private railway bought</source>
        <translation>покупка местной ж/⁠д</translation>
    </message>
    <message>
        <source>income of a railway</source>
        <translation>доход ж/⁠д</translation>
    </message>
    <message>
        <source>income of a private company</source>
        <translation>доход частной компании</translation>
    </message>
    <message>
        <source>income of a private railway</source>
        <translation>доход местной ж/⁠д</translation>
    </message>
    <message>
        <source>private railway sold</source>
        <translation>продажа местной ж/⁠д</translation>
    </message>
    <message>
        <source>share bought</source>
        <translation>покупка акции</translation>
    </message>
    <message>
        <source>shares sold</source>
        <translation>продажа акций</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>капитал</translation>
    </message>
    <message>
        <source>track</source>
        <translation>путь</translation>
    </message>
    <message>
        <source>station</source>
        <translation>станция</translation>
    </message>
    <message>
        <source>dividend</source>
        <translation>дивиденды</translation>
    </message>
    <message>
        <source>income kept</source>
        <translation>удержанный доход</translation>
    </message>
    <message>
        <source>income</source>
        <translation>доход</translation>
    </message>
    <message>
        <source>income of mines</source>
        <translation>доход с шахт</translation>
    </message>
    <message>
        <source>compensation</source>
        <translation>компенсация</translation>
    </message>
    <message>
        <source>treasury taken over</source>
        <translation>передача казны</translation>
    </message>
    <message>
        <source>train bought</source>
        <translation>покупка поезда</translation>
    </message>
    <message>
        <source>train turned over</source>
        <translation>поворот поезда</translation>
    </message>
    <message>
        <source>director&apos;s help</source>
        <translation>помощь директора</translation>
    </message>
    <message>
        <source>loan</source>
        <translation>заём</translation>
    </message>
    <message>
        <source>debt repaid</source>
        <translation>погашение долга</translation>
    </message>
    <message>
        <source>action card</source>
        <translation>карта действия</translation>
    </message>
    <message>
        <source>treasury card</source>
        <translation>карта казны</translation>
    </message>
    <message>
        <source>character</source>
        <translation>персонаж</translation>
    </message>
    <message>
        <source>interest</source>
        <translation>проценты</translation>
    </message>
    <message>
        <source>repayment of loans</source>
        <translation>погашение займов</translation>
    </message>
    <message>
        <source>capital kept until the destination</source>
        <translation>капитал до пункта назначения</translation>
    </message>
    <message>
        <source>the company is closed</source>
        <translation>компания закрыта</translation>
    </message>
    <message>
        <source>bankruptcy</source>
        <translation>банкротство</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>поправка</translation>
    </message>
    <message>
        <source>Buy a private railway</source>
        <translation>Купить местную ж/⁠д</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Ставка</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Взять</translation>
    </message>
    <message>
        <source>Start a company</source>
        <translation>Открыть компанию</translation>
    </message>
    <message>
        <source>Buy a share</source>
        <translation>Купить акцию</translation>
    </message>
    <message>
        <source>Sell shares</source>
        <translation>Продать акции</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Обменять</translation>
    </message>
    <message>
        <source>Repay debt</source>
        <translation>Погасить долг</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Lay track</source>
        <translation>Проложить путь</translation>
    </message>
    <message>
        <source>Place a station</source>
        <translation>Разместить станцию</translation>
    </message>
    <message>
        <source>Run trains</source>
        <translation>Запустить поезда</translation>
    </message>
    <message>
        <source>Dividend</source>
        <translation>Дивиденды</translation>
    </message>
    <message>
        <source>Buy a train</source>
        <translation>Купить поезд</translation>
    </message>
    <message>
        <source>Give up a train</source>
        <translation>Отдать поезд</translation>
    </message>
    <message>
        <source>Turn a train over</source>
        <translation>Повернуть поезд</translation>
    </message>
    <message>
        <source>Borrow a train</source>
        <translation>Одолжить поезд</translation>
    </message>
    <message>
        <source>Sell a private railway</source>
        <translation>Продать местную ж/⁠д</translation>
    </message>
    <message>
        <source>Use a right</source>
        <translation>Использовать свойство</translation>
    </message>
    <message>
        <source>Take over a company</source>
        <translation>Поглотить компанию</translation>
    </message>
    <message>
        <source>Take a loan</source>
        <translation>Взять заём</translation>
    </message>
    <message>
        <source>Repay a loan</source>
        <translation>Погасить заём</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Завершить ход</translation>
    </message>
    <message>
        <source>Enter a draw</source>
        <translation>Ввести жребий</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Решить</translation>
    </message>
    <message>
        <source>Choose an action card</source>
        <translation>Выбрать карту действия</translation>
    </message>
    <message>
        <source>Copy an action card</source>
        <translation>Копировать карту действия</translation>
    </message>
    <message>
        <source>Money for companies</source>
        <translation>Деньги компаниям</translation>
    </message>
    <message>
        <source>Hand in a character</source>
        <translation>Сдать персонажа</translation>
    </message>
    <message>
        <source>Give back an obsolete train</source>
        <translation>Вернуть устаревший поезд</translation>
    </message>
    <message>
        <source>Say what was built</source>
        <translation>Указать, что построено</translation>
    </message>
    <message>
        <source>Bankruptcy</source>
        <translation>Банкротство</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Поправка</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Закончить игру</translation>
    </message>
    <message>
        <source>Buy a railway</source>
        <translation>Купить ж/⁠д</translation>
    </message>
    <message>
        <source>Buy a private company</source>
        <translation>Купить частную компанию</translation>
    </message>
    <message>
        <source>Take a company or a character</source>
        <translation>Взять компанию или персонажа</translation>
    </message>
    <message>
        <source>Take a railway</source>
        <translation>Взять ж/⁠д</translation>
    </message>
    <message>
        <source>Found a company</source>
        <translation>Основать компанию</translation>
    </message>
    <message>
        <source>Money of %1</source>
        <translation>Деньги: %1</translation>
    </message>
    <message>
        <source>Hand in %1</source>
        <translation>Сдать: %1</translation>
    </message>
    <message>
        <source>Lay a tile of %1</source>
        <translation>Выложить тайл: %1</translation>
    </message>
    <message>
        <source>%1 builds</source>
        <translation>%1 строит</translation>
    </message>
    <message>
        <source>Exchange a railway</source>
        <translation>Обменять ж/⁠д</translation>
    </message>
    <message>
        <source>none</source>
        <comment>trains</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Процент</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Расход</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Доход</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Гекс</translation>
    </message>
    <message>
        <source>From mines</source>
        <translation>С шахт</translation>
    </message>
    <message>
        <source>Drawn on the table</source>
        <translation>Жребий на столе</translation>
    </message>
    <message>
        <source>What happened on the table</source>
        <translation>Что произошло на столе</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Займы</translation>
    </message>
    <message>
        <source>Pay out</source>
        <translation>Выплатить</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Удержать</translation>
    </message>
    <message>
        <source>Pay half</source>
        <translation>Половину</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жёлтый</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>коричневый</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>серый</translation>
    </message>
    <message>
        <source>river</source>
        <translation>река</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>холм</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>гора</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>train and the value of its route</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>small</source>
        <comment>train</comment>
        <translation>мал.</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>train</comment>
        <translation>сред.</translation>
    </message>
    <message>
        <source>large</source>
        <comment>train</comment>
        <translation>крупн.</translation>
    </message>
    <message>
        <source>%1 (in the rules: %2)</source>
        <comment>company, its printed name</comment>
        <translation>%1 (в&#xa0;правилах: %2)</translation>
    </message>
    <message>
        <source>Another company: %1</source>
        <comment>what it may do out of turn</comment>
        <translation>Другая компания: %1</translation>
    </message>
    <message>
        <source>the open stock</source>
        <comment>of trains</comment>
        <translation>общий запас</translation>
    </message>
    <message>
        <source>Correction: %1, stations on the map: %2</source>
        <translation>Поправка: %1, станций на поле: %2</translation>
    </message>
    <message>
        <source>hill</source>
        <comment>18cz</comment>
        <translation>холм</translation>
    </message>
    <message>
        <source>open stock</source>
        <comment>of trains</comment>
        <translation>общий запас</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>amounts: 0, 20 or 40 G</comment>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>%1 sells %2 % of %3, with the director&apos;s certificate</source>
        <translation>%1 продаёт %2% акций %3, с&#xa0;сертификатом директора</translation>
    </message>
    <message>
        <source>Start %1 at %2 for %3</source>
        <comment>1824</comment>
        <translation>Купить сертификат директора %1 по %2 (%3)</translation>
    </message>
    <message>
        <source>%1 starts %2 at %3</source>
        <comment>1824</comment>
        <translation>%1 покупает сертификат директора %2, начальная цена %3</translation>
    </message>
    <message>
        <source>%1 starts %2</source>
        <comment>1824</comment>
        <translation>%1 покупает сертификат директора %2</translation>
    </message>
    <message>
        <source>%1 gives up train %2</source>
        <comment>1824</comment>
        <translation>%1 убирает поезд %2 из игры</translation>
    </message>
    <message>
        <source>Start a company</source>
        <comment>1824</comment>
        <translation>Купить сертификат директора</translation>
    </message>
    <message>
        <source>Give up a train</source>
        <comment>1824</comment>
        <translation>Убрать поезд</translation>
    </message>
    <message>
        <source>mountain</source>
        <comment>several railways</comment>
        <translation>горные</translation>
    </message>
    <message>
        <source>coal</source>
        <comment>several railways</comment>
        <translation>угольные</translation>
    </message>
    <message>
        <source>pre-state</source>
        <comment>several railways</comment>
        <translation>догосударственные</translation>
    </message>
    <message>
        <source>regional</source>
        <comment>several railways</comment>
        <translation>региональные</translation>
    </message>
    <message>
        <source>state</source>
        <comment>several railways</comment>
        <translation>государственные</translation>
    </message>
    <message>
        <source>%1 takes the money of %2</source>
        <translation>%1 берёт деньги персонажа %2</translation>
    </message>
    <message>
        <source>Correction: %1 gives %2 to %3</source>
        <comment>payer, sum, receiver</comment>
        <translation>Поправка: %1 отдаёт %2 → %3</translation>
    </message>
</context>
<context>
    <name>std</name>
    <message>
        <source>Draft</source>
        <translation>Драфт</translation>
    </message>
</context>
</TS>
