<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutScreen</name>
    <message>
        <source>About and help</source>
        <translation>O programie i pomoc</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Jak to działa</translation>
    </message>
    <message>
        <source>Play on the table as ever; enter here what was done. Before a move is made the app says what it will do.</source>
        <translation>Grajcie na stole jak zawsze, a tu wpisujcie, co zrobiono. Przed każdym ruchem program mówi, co on zmieni.</translation>
    </message>
    <message>
        <source>Everything can be undone. An earlier move can be changed in the journal; the later ones are played again.</source>
        <translation>Wszystko można cofnąć. Wcześniejszy ruch można zmienić w dzienniku, późniejsze zostaną powtórzone.</translation>
    </message>
    <message>
        <source>What is not possible says why. Where the rules allow it, the players may agree otherwise.</source>
        <translation>Jeśli coś jest niemożliwe, podany jest powód. Gdzie ma to sens, gracze mogą umówić się inaczej.</translation>
    </message>
    <message>
        <source>A tap on anybody&apos;s money shows every change of it.</source>
        <translation>Dotknięcie czyichś pieniędzy pokazuje każdą ich zmianę.</translation>
    </message>
    <message>
        <source>• %1</source>
        <translation>• %1</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Co oznaczają znaki</translation>
    </message>
    <message>
        <source>Words of the games</source>
        <translation>Słowa tych gier</translation>
    </message>
    <message>
        <source>This app</source>
        <translation>O tym programie</translation>
    </message>
    <message>
        <source>Flimnap %1. Free software under the MIT licence; it asks for no account and no network.</source>
        <translation>Flimnap %1. Wolne oprogramowanie na licencji MIT; nie wymaga konta ani sieci.</translation>
    </message>
    <message>
        <source>The games are kept in %1.</source>
        <translation>Gry są przechowywane w %1.</translation>
    </message>
</context>
<context>
    <name>AccountSections</name>
    <message>
        <source>Statement</source>
        <translation>Wyciąg</translation>
    </message>
</context>
<context>
    <name>AcquireSheet</name>
    <message>
        <source>%1 takes over a company</source>
        <translation>%1 przejmuje spółkę</translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message>
        <source>%1 decides</source>
        <translation>decyduje %1</translation>
    </message>
    <message>
        <source>Other …</source>
        <translation>Inne…</translation>
    </message>
    <message>
        <source>%1: other choices</source>
        <translation>%1: inne możliwości</translation>
    </message>
</context>
<context>
    <name>ActionCard</name>
    <message>
        <source>in use</source>
        <translation>w&#xa0;użyciu</translation>
    </message>
    <message>
        <source>to be copied</source>
        <translation>do skopiowania</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>użyta</translation>
    </message>
    <message>
        <source>Card %1: %2</source>
        <translation>Karta %1: %2</translation>
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
        <translation>%1 kopiuje kartę %2</translation>
    </message>
    <message>
        <source>%1 takes card %2</source>
        <translation>%1 bierze kartę %2</translation>
    </message>
    <message>
        <source>It lies before %1. Copy cards left: %2; those not used count at the end.</source>
        <translation>Ma ją przed sobą %1. Pozostałe karty kopii: %2; nieużyte liczą się na koniec.</translation>
    </message>
    <message>
        <source>The table says yes …</source>
        <translation>Gracze się zgadzają…</translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Final scoring</source>
        <translation>Wynik końcowy</translation>
    </message>
    <message>
        <source>Not now (%1)</source>
        <translation>Teraz nie (%1)</translation>
    </message>
</context>
<context>
    <name>AgreedSwitches</name>
    <message>
        <source>What you play with</source>
        <translation>Z&#xa0;czym gracie</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>jak zwykle</translation>
    </message>
</context>
<context>
    <name>AmountEntry</name>
    <message>
        <source>%1 to %2, in steps of %3</source>
        <translation>od %1 do %2, co %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>od %1 do %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>co najmniej %1</translation>
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
        <translation>%1 buduje</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>Rzuć kostką</translation>
    </message>
    <message>
        <source>The die: %1</source>
        <translation>Kostka: %1</translation>
    </message>
    <message>
        <source>Ask again from the beginning</source>
        <translation>Zapytaj od początku</translation>
    </message>
</context>
<context>
    <name>BankLine</name>
    <message>
        <source>Bank %1: %2</source>
        <translation>Bank %1: %2</translation>
    </message>
    <message>
        <source>Bank %1</source>
        <translation>Bank %1</translation>
    </message>
</context>
<context>
    <name>BidSheet</name>
    <message>
        <source>%1 bids</source>
        <translation>%1 licytuje</translation>
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
        <translation>%1 dla pociągu %2</translation>
    </message>
    <message>
        <source>%1 for a train, trains that earn it: %2</source>
        <translation>%1 za pociąg, pociągów z&#xa0;premią: %2</translation>
    </message>
</context>
<context>
    <name>BookedLine</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
</context>
<context>
    <name>BuyFromOwnerSheet</name>
    <message>
        <source>%1 buys a private company</source>
        <translation>%1 kupuje spółkę prywatną</translation>
    </message>
    <message>
        <source>%1 buys a private railway</source>
        <translation>%1 kupuje kolej prywatną</translation>
    </message>
</context>
<context>
    <name>BuyPrivateSheet</name>
    <message>
        <source>%1 buys a private company</source>
        <translation>%1 kupuje spółkę prywatną</translation>
    </message>
    <message>
        <source>%1 buys a railway</source>
        <translation>%1 kupuje kolej</translation>
    </message>
</context>
<context>
    <name>BuyShareSheet</name>
    <message>
        <source>%1 buys a share</source>
        <translation>%1 kupuje akcję</translation>
    </message>
</context>
<context>
    <name>BuyTrainSheet</name>
    <message>
        <source>%1 buys a train</source>
        <translation>%1 kupuje pociąg</translation>
    </message>
    <message>
        <source>%1 sells shares first …</source>
        <translation>%1 najpierw sprzedaje akcje…</translation>
    </message>
</context>
<context>
    <name>CalculatorScreen</name>
    <message>
        <source>Income and dividends</source>
        <translation>Dochód i&#xa0;dywidendy</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Akcje</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Prezes</translation>
    </message>
    <message>
        <source>Holder %1</source>
        <translation>Posiadacz %1</translation>
    </message>
    <message>
        <source>Open stock</source>
        <translation>Wolny rynek</translation>
    </message>
    <message>
        <source>Another holder</source>
        <translation>Kolejny posiadacz</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Dochód</translation>
    </message>
    <message>
        <source>Another train</source>
        <translation>Kolejny pociąg</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Przystanki</translation>
    </message>
    <message>
        <source>Income of all trains</source>
        <translation>Dochód wszystkich pociągów</translation>
    </message>
    <message>
        <source>From mines</source>
        <translation>Z&#xa0;kopalń</translation>
    </message>
    <message>
        <source>It is the last round of the game</source>
        <translation>To ostatnia runda gry</translation>
    </message>
    <message>
        <source>Share price, to see how it moves</source>
        <translation>Kurs, by zobaczyć jego zmianę</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Kopiuj wynik</translation>
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
        <translation>Dochód %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
</context>
<context>
    <name>CardTurns</name>
    <message>
        <source>Still to choose a card: %1</source>
        <translation>Kartę wybierają jeszcze: %1</translation>
    </message>
    <message>
        <source>Everybody has chosen his cards</source>
        <translation>Wszyscy wybrali karty</translation>
    </message>
</context>
<context>
    <name>CashCountScreen</name>
    <message>
        <source>Count cash</source>
        <translation>Policz gotówkę</translation>
    </message>
    <message>
        <source>Count a treasury</source>
        <translation>Policz skarbiec</translation>
    </message>
    <message>
        <source>Counted on the table</source>
        <translation>Policzono na stole</translation>
    </message>
    <message>
        <source>In the book</source>
        <translation>W&#xa0;księdze</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Różnica</translation>
    </message>
    <message>
        <source>Table and book agree.</source>
        <translation>Pieniądze na stole zgadzają się z księgą.</translation>
    </message>
    <message>
        <source>Could explain it:</source>
        <translation>Możliwe wyjaśnienie:</translation>
    </message>
    <message>
        <source>move %1: %2</source>
        <translation>ruch %1: %2</translation>
    </message>
    <message>
        <source>Book the difference as a correction</source>
        <translation>Zaksięguj różnicę jako korektę</translation>
    </message>
    <message>
        <source>counted on the table</source>
        <translation>policzono na stole</translation>
    </message>
</context>
<context>
    <name>CertificateFan</name>
    <message>
        <source>%1 %2 %, director</source>
        <translation>%1 %2%, prezes</translation>
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
        <translation>certyfikaty się nie liczą</translation>
    </message>
    <message>
        <source>certificates do not count, no limit for one player</source>
        <translation>certyfikaty się nie liczą, bez limitu udziałów gracza</translation>
    </message>
    <message>
        <source>%1, start price: %2</source>
        <translation>%1, cena emisyjna: %2</translation>
    </message>
    <message>
        <source>companies close here</source>
        <translation>tu spółki są zamykane</translation>
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
        <translation>Zróbcie na stole</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
</context>
<context>
    <name>ColourSwatch</name>
    <message>
        <source>Colour %1</source>
        <translation>Kolor %1</translation>
    </message>
</context>
<context>
    <name>CompanyCard</name>
    <message>
        <source>%1, treasury %2, owner %3</source>
        <translation>%1, skarbiec %2, właściciel %3</translation>
    </message>
    <message>
        <source>%1, treasury %2, price %3, director %4</source>
        <translation>%1, skarbiec %2, kurs %3, prezes %4</translation>
    </message>
    <message>
        <source>%1, price %2, director %3</source>
        <translation>%1, kurs %2, prezes %3</translation>
    </message>
    <message>
        <source>▶ %1</source>
        <translation>▶ %1</translation>
    </message>
    <message>
        <source>price %1</source>
        <translation>kurs %1</translation>
    </message>
</context>
<context>
    <name>ConvertTrainSheet</name>
    <message>
        <source>%1 turns a train over</source>
        <translation>%1 odwraca pociąg</translation>
    </message>
</context>
<context>
    <name>CorrectionSheet</name>
    <message>
        <source>counted on the table</source>
        <translation>policzono na stole</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Korekta</translation>
    </message>
    <message>
        <source>Choose first</source>
        <translation>Najpierw wybierz</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Kwota</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pieniądze</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>Stacje</translation>
    </message>
    <message>
        <source>Stations on the map; its other markers lie on its charter</source>
        <translation>Stacje na mapie; pozostałe żetony leżą na karcie spółki</translation>
    </message>
    <message>
        <source>booked wrongly</source>
        <translation>źle zaksięgowano</translation>
    </message>
    <message>
        <source>agreed among us</source>
        <translation>umówiono się</translation>
    </message>
    <message>
        <source>Who pays</source>
        <translation>Kto płaci</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>Kto dostaje</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Dlaczego</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Inny powód</translation>
    </message>
</context>
<context>
    <name>DiscardTrainSheet</name>
    <message>
        <source>%1 gives up a train</source>
        <translation>%1 odrzuca pociąg</translation>
    </message>
    <message>
        <source>%1 gives up a train</source>
        <comment>1824</comment>
        <translation>%1 odrzuca pociąg</translation>
    </message>
</context>
<context>
    <name>DividendSheet</name>
    <message>
        <source>%1: where does the income go?</source>
        <translation>%1: co z&#xa0;dochodem?</translation>
    </message>
</context>
<context>
    <name>DrawSheet</name>
    <message>
        <source>Let the app draw …</source>
        <translation>Niech losuje aplikacja…</translation>
    </message>
    <message>
        <source>Chance decides, and what it decides stands in the journal for all.</source>
        <translation>Decyduje los, a&#xa0;wynik stoi w&#xa0;dzienniku, widoczny dla wszystkich.</translation>
    </message>
    <message>
        <source>Draw now</source>
        <translation>Losuj teraz</translation>
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
        <translation>%1 wymienia %2</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>Folder %1</source>
        <translation>Folder %1</translation>
    </message>
</context>
<context>
    <name>FileTarget</name>
    <message>
        <source>Name of the file</source>
        <translation>Nazwa pliku</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Zapisano: %1</translation>
    </message>
    <message>
        <source>Replace this file</source>
        <translation>Zastąp ten plik</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Take another name</source>
        <translation>Wybierz inną nazwę</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
</context>
<context>
    <name>FilesScreen</name>
    <message>
        <source>The folder above</source>
        <translation>Folder wyżej</translation>
    </message>
    <message>
        <source>No file of this kind is in this folder yet.</source>
        <translation>W tym folderze nie ma jeszcze takiego pliku.</translation>
    </message>
    <message>
        <source>No game of Flimnap is in this folder.</source>
        <translation>W tym folderze nie ma żadnej gry programu Flimnap.</translation>
    </message>
</context>
<context>
    <name>FormationSteps</name>
    <message>
        <source>done</source>
        <translation>gotowe</translation>
    </message>
    <message>
        <source>now</source>
        <translation>teraz</translation>
    </message>
    <message>
        <source>later</source>
        <translation>później</translation>
    </message>
</context>
<context>
    <name>FundSheet</name>
    <message>
        <source>Split: to %1, the rest to %2</source>
        <translation>Podział: dla %1, reszta dla %2</translation>
    </message>
</context>
<context>
    <name>GameFileDialog</name>
    <message>
        <source>Import a game</source>
        <translation>Importuj grę</translation>
    </message>
    <message>
        <source>Flimnap games (*.flimnap *.flimnaps)</source>
        <translation>Gry Flimnap (*.flimnap *.flimnaps)</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Look at it</source>
        <translation>Obejrzyj</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Otwórz: %1</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Zmień nazwę: %1</translation>
    </message>
    <message>
        <source>Write %1 to a file</source>
        <translation>Zapisz do pliku: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Usuń: %1</translation>
    </message>
    <message>
        <source>New name of the game</source>
        <translation>Nowa nazwa gry</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>Remove this game</source>
        <translation>Usuń tę grę</translation>
    </message>
</context>
<context>
    <name>HeldTurn</name>
    <message>
        <source>The turn of %1</source>
        <translation>Tura: %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Rozumiem</translation>
    </message>
    <message>
        <source>Banker at your 18xx table: cash, shares, trains and prices in one book.</source>
        <translation>Bankier przy stole 18xx: gotówka, akcje, pociągi i&#xa0;kursy w&#xa0;jednej księdze.</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Kontynuuj: %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Import a game …</source>
        <translation>Importuj grę…</translation>
    </message>
    <message>
        <source>Income and dividends</source>
        <translation>Dochód i&#xa0;dywidendy</translation>
    </message>
    <message>
        <source>Scoring sheet</source>
        <translation>Arkusz wyników</translation>
    </message>
    <message>
        <source>About and help</source>
        <translation>O programie i pomoc</translation>
    </message>
    <message>
        <source>Write all games to one file …</source>
        <translation>Zapisz wszystkie gry do jednego pliku…</translation>
    </message>
    <message>
        <source>Removed games (%1)</source>
        <translation>Usunięte gry (%1)</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
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
        <translation>Usuń %1</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Zamknij listę</translation>
    </message>
    <message>
        <source>Add …</source>
        <translation>Dodaj…</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>Dodaj: %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Dodaj %1</translation>
    </message>
</context>
<context>
    <name>JoinBar</name>
    <message>
        <source>Section before</source>
        <translation>Poprzedni dział</translation>
    </message>
    <message>
        <source>All fits</source>
        <translation>Zgadza się</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <translation>
            <numerusform>%n błąd</numerusform>
            <numerusform>%n błędy</numerusform>
            <numerusform>%n błędów</numerusform>
        </translation>
    </message>
    <message>
        <source>Check: %1</source>
        <translation>Kontrola: %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>JoinCount</name>
    <message>
        <source>Less: %1</source>
        <translation>Mniej: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>Więcej: %1</translation>
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
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Next amount</source>
        <translation>Następna kwota</translation>
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
        <translation>%1 o&#xa0;miejsce wyżej</translation>
    </message>
</context>
<context>
    <name>JoinOverview</name>
    <message>
        <source>Go on playing</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>All fits together.</source>
        <translation>Wszystko się zgadza.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) still wrong. A tap leads to the place:</source>
        <translation>
            <numerusform>Jeszcze %n błąd. Dotknięcie prowadzi do miejsca:</numerusform>
            <numerusform>Jeszcze %n błędy. Dotknięcie prowadzi do miejsca:</numerusform>
            <numerusform>Jeszcze %n błędów. Dotknięcie prowadzi do miejsca:</numerusform>
        </translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Działy</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <translation>
            <numerusform>%n błąd</numerusform>
            <numerusform>%n błędy</numerusform>
            <numerusform>%n błędów</numerusform>
        </translation>
    </message>
    <message>
        <source>Start over …</source>
        <translation>Zacznij od nowa…</translation>
    </message>
    <message>
        <source>Forget everything entered</source>
        <translation>Usuń wszystko, co wpisano</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>How the rules are read</source>
        <translation>Jak rozumieć zasady</translation>
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
        <translation>Dołącz do trwającej gry</translation>
    </message>
    <message>
        <source>Choose the game and its players under “New game” first.</source>
        <translation>Najpierw wybierz grę i&#xa0;graczy w&#xa0;„Nowa gra”.</translation>
    </message>
</context>
<context>
    <name>JournalRound</name>
    <message numerus="yes">
        <source>%1, %n move(s)</source>
        <comment>a round</comment>
        <translation>
            <numerusform>%1, %n ruch</numerusform>
            <numerusform>%1, %n ruchy</numerusform>
            <numerusform>%1, %n ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Zwiń</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Rozwiń</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ruch</numerusform>
            <numerusform>%n ruchy</numerusform>
            <numerusform>%n ruchów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalRow</name>
    <message>
        <source>undone: %1</source>
        <translation>cofnięto: %1</translation>
    </message>
    <message>
        <source>changed, was: %1</source>
        <translation>zmieniono, było: %1</translation>
    </message>
    <message>
        <source>the table said yes: %1</source>
        <translation>gracze zgodzili się: %1</translation>
    </message>
</context>
<context>
    <name>JournalScreen</name>
    <message numerus="yes">
        <source>Journal, %n move(s)</source>
        <translation>
            <numerusform>Dziennik, %n ruch</numerusform>
            <numerusform>Dziennik, %n ruchy</numerusform>
            <numerusform>Dziennik, %n ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>Book a correction</source>
        <translation>Zaksięguj korektę</translation>
    </message>
    <message>
        <source>Only what concerned %1, and what it changed for them</source>
        <translation>Tylko to, co dotyczyło: %1, i co się przez to zmieniło</translation>
    </message>
    <message>
        <source>Undone moves (%1) …</source>
        <translation>Cofnięte ruchy (%1)…</translation>
    </message>
</context>
<context>
    <name>Keypad</name>
    <message>
        <source>Erase the last digit</source>
        <translation>Skasuj ostatnią cyfrę</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
</context>
<context>
    <name>LayTrackSheet</name>
    <message>
        <source>%1 lays track</source>
        <translation>%1 kładzie tor</translation>
    </message>
</context>
<context>
    <name>LotList</name>
    <message>
        <source>Auction</source>
        <translation>Licytacja</translation>
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
        <translation>Zamiast ruchu %1: %2</translation>
    </message>
    <message>
        <source>Another kind of move</source>
        <translation>Inny rodzaj ruchu</translation>
    </message>
</context>
<context>
    <name>MineEntry</name>
    <message>
        <source>From mines, into the treasury: %1</source>
        <translation>Z&#xa0;kopalń, do skarbca: %1</translation>
    </message>
    <message>
        <source>Other …</source>
        <translation>Inna…</translation>
    </message>
</context>
<context>
    <name>MoreSheet</name>
    <message>
        <source>Journal</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Worth over time</source>
        <translation>Majątek w&#xa0;czasie</translation>
    </message>
    <message>
        <source>Treasuries over time</source>
        <translation>Skarbce w&#xa0;czasie</translation>
    </message>
    <message>
        <source>Scoring now</source>
        <translation>Wynik teraz</translation>
    </message>
    <message>
        <source>Count cash</source>
        <translation>Policz gotówkę</translation>
    </message>
    <message>
        <source>Count a treasury</source>
        <translation>Policz skarbiec</translation>
    </message>
    <message>
        <source>Show to the table</source>
        <translation>Pokaż graczom</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>About and help</source>
        <translation>O programie i pomoc</translation>
    </message>
    <message>
        <source>How the rules are read</source>
        <translation>Jak rozumieć zasady</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Correct …</source>
        <translation>Skoryguj…</translation>
    </message>
</context>
<context>
    <name>MoveDetailSheet</name>
    <message>
        <source>Move %1: %2</source>
        <translation>Ruch %1: %2</translation>
    </message>
    <message>
        <source>Everything it did</source>
        <translation>Wszystkie jego skutki</translation>
    </message>
    <message>
        <source>Strike this move out …</source>
        <translation>Skreśl ten ruch…</translation>
    </message>
    <message>
        <source>Undo everything after this move</source>
        <translation>Cofnij wszystko po tym ruchu</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Keep the note</source>
        <translation>Zachowaj notatkę</translation>
    </message>
    <message>
        <source>Change this move …</source>
        <translation>Zmień ten ruch…</translation>
    </message>
    <message>
        <source>Changed. Before it was: %1</source>
        <translation>Zmieniono. Przedtem: %1</translation>
    </message>
    <message>
        <source>The table said yes: %1</source>
        <translation>Gracze zgodzili się: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ruch</numerusform>
            <numerusform>%n ruchy</numerusform>
            <numerusform>%n ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo the %n move(s) after this one? They can be redone until something else is played, and are found among the undone moves then.</source>
        <translation>
            <numerusform>Cofnąć %n ruch po tym? Można go ponowić, dopóki nie zagra się czegoś innego; potem będzie wśród cofniętych.</numerusform>
            <numerusform>Cofnąć %n ruchy po tym? Można je ponowić, dopóki nie zagra się czegoś innego; potem będą wśród cofniętych.</numerusform>
            <numerusform>Cofnąć %n ruchów po tym? Można je ponowić, dopóki nie zagra się czegoś innego; potem będą wśród cofniętych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo %n move(s)</source>
        <translation>
            <numerusform>Cofnij %n ruch</numerusform>
            <numerusform>Cofnij %n ruchy</numerusform>
            <numerusform>Cofnij %n ruchów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveSheet</name>
    <message>
        <source>Choose first</source>
        <translation>Najpierw wybierz</translation>
    </message>
    <message>
        <source>Choose another</source>
        <translation>Wybierz inne</translation>
    </message>
    <message>
        <source>The table says yes …</source>
        <translation>Gracze się zgadzają…</translation>
    </message>
    <message numerus="yes">
        <source>Not possible now, and why (%n)</source>
        <translation>
            <numerusform>Teraz niemożliwe i&#xa0;dlaczego (%n)</numerusform>
            <numerusform>Teraz niemożliwe i&#xa0;dlaczego (%n)</numerusform>
            <numerusform>Teraz niemożliwe i&#xa0;dlaczego (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the amount</source>
        <translation>Podaj kwotę</translation>
    </message>
    <message>
        <source>There is nothing to do this with in this turn.</source>
        <translation>W tej turze nie ma do tego niczego.</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Rule group</source>
        <translation>Wydanie zasad</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Wariant</translation>
    </message>
    <message>
        <source>Players, in the order of play</source>
        <translation>Gracze w&#xa0;kolejności gry</translation>
    </message>
    <message>
        <source>Shuffle the order</source>
        <translation>Wylosuj kolejność</translation>
    </message>
    <message>
        <source>What you play with</source>
        <translation>Z&#xa0;czym gracie</translation>
    </message>
    <message>
        <source>Name of this game</source>
        <translation>Nazwa tej gry</translation>
    </message>
    <message>
        <source>Check the printed values of this edition</source>
        <translation>Sprawdź wartości wydrukowane w&#xa0;tym wydaniu</translation>
    </message>
    <message>
        <source>Changed here: %1</source>
        <translation>Zmieniono tutaj: %1</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>Join a running game …</source>
        <translation>Dołącz do trwającej gry…</translation>
    </message>
    <message>
        <source>How the rules are read</source>
        <translation>Jak rozumieć zasady</translation>
    </message>
</context>
<context>
    <name>NotNowSheet</name>
    <message>
        <source>Not possible now</source>
        <translation>Teraz niemożliwe</translation>
    </message>
</context>
<context>
    <name>OfferTile</name>
    <message>
        <source>%1: not possible, %2</source>
        <translation>%1: niemożliwe, %2</translation>
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
        <translation>Wstecz</translation>
    </message>
</context>
<context>
    <name>PartyFilter</name>
    <message>
        <source>Only what concerned %1</source>
        <translation>Tylko to, co dotyczyło: %1</translation>
    </message>
</context>
<context>
    <name>PassedMark</name>
    <message>
        <source>passed</source>
        <translation>pas</translation>
    </message>
</context>
<context>
    <name>PeopleScreen</name>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Names and colours can be changed at any time, the order of play before the first move.</source>
        <translation>Imiona i&#xa0;kolory można zmieniać w&#xa0;każdej chwili, kolejność gry do pierwszego ruchu.</translation>
    </message>
    <message>
        <source>Names and colours can be changed at any time.</source>
        <translation>Imiona i&#xa0;kolory można zmieniać w&#xa0;każdej chwili.</translation>
    </message>
</context>
<context>
    <name>PlaceTokenSheet</name>
    <message>
        <source>%1 places a station</source>
        <translation>%1 stawia stację</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>worth %1</source>
        <translation>majątek %1</translation>
    </message>
    <message>
        <source>%1 of %2 certificates</source>
        <translation>%1 z&#xa0;%2 certyfikatów</translation>
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
        <translation>%1/%2, limit</translation>
    </message>
    <message>
        <source>%1/%2, one left</source>
        <translation>%1/%2, zostało 1</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pas</translation>
    </message>
</context>
<context>
    <name>PriceEntry</name>
    <message>
        <source>Fold the prices of the chart</source>
        <translation>Zwiń kursy z&#xa0;tabeli</translation>
    </message>
    <message>
        <source>Show the prices of the chart</source>
        <translation>Pokaż kursy z&#xa0;tabeli</translation>
    </message>
</context>
<context>
    <name>PriceRows</name>
    <message>
        <source>Upper row: %1. Lower row: %2.</source>
        <translation>Górny wiersz: %1. Dolny wiersz: %2.</translation>
    </message>
</context>
<context>
    <name>PrivateList</name>
    <message>
        <source>%1 %2, right used</source>
        <translation>%1 %2, prawo użyte</translation>
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
        <translation>Zostaw, jak jest</translation>
    </message>
</context>
<context>
    <name>ReadingsScreen</name>
    <message>
        <source>How the rules are read</source>
        <translation>Jak rozumieć zasady</translation>
    </message>
    <message>
        <source>Where the book is silent or says two things you choose how to read it. The usual answer stands first.</source>
        <translation>Gdzie instrukcja milczy albo mówi dwojako, wybierzcie, jak ją rozumieć. Zwykła odpowiedź stoi pierwsza.</translation>
    </message>
    <message>
        <source>Chosen before the game began.</source>
        <translation>Wybrane przed początkiem gry.</translation>
    </message>
    <message>
        <source>Read all rules as usual</source>
        <translation>Rozumieć wszystko jak zwykle</translation>
    </message>
    <message numerus="yes">
        <source>%n more, which seldom matter</source>
        <comment>readings of rules</comment>
        <translation>
            <numerusform>Jeszcze %n: rzadko ważne</numerusform>
            <numerusform>Jeszcze %n: rzadko ważne</numerusform>
            <numerusform>Jeszcze %n: rzadko ważne</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecentMoves</name>
    <message>
        <source>Latest moves</source>
        <translation>Ostatnie ruchy</translation>
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
        <translation>Gracze się zgadzają…</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Rozumiem</translation>
    </message>
</context>
<context>
    <name>RemovedGameRow</name>
    <message>
        <source>%1 · kept until %2</source>
        <translation>%1 · przechowywana do %2</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>Przywróć %1</translation>
    </message>
    <message>
        <source>Remove %1 for good</source>
        <translation>Usuń %1 na zawsze</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Usuń na zawsze</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zostaw</translation>
    </message>
</context>
<context>
    <name>RemovedGamesScreen</name>
    <message>
        <source>Removed games</source>
        <translation>Usunięte gry</translation>
    </message>
    <message>
        <source>A removed game is kept for thirty days, in case it was removed by mistake.</source>
        <translation>Usunięta gra jest przechowywana przez trzydzieści dni, na wypadek gdyby usunięto ją przez pomyłkę.</translation>
    </message>
    <message>
        <source>No game is kept here.</source>
        <translation>Nic tu nie ma.</translation>
    </message>
</context>
<context>
    <name>RepayDebtSheet</name>
    <message>
        <source>%1 repays debt</source>
        <translation>%1 spłaca dług</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Income %1</source>
        <translation>Dochód %1</translation>
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
        <translation>Wartość przystanków</translation>
    </message>
    <message>
        <source>It visits three named cities: +%1</source>
        <translation>Odwiedza trzy nazwane miasta: +%1</translation>
    </message>
</context>
<context>
    <name>RulesWarning</name>
    <message>
        <source>Take the new result</source>
        <translation>Przyjmij nowy wynik</translation>
    </message>
    <message>
        <source>Keep the old balances, booked as corrections</source>
        <translation>Zachowaj dawne salda, zaksięgowane jako korekty</translation>
    </message>
</context>
<context>
    <name>RunRoutesSheet</name>
    <message>
        <source>Income of %1</source>
        <translation>Dochód: %1</translation>
    </message>
    <message>
        <source>As last: %1</source>
        <translation>Ostatnio: %1</translation>
    </message>
    <message>
        <source>As last time: %1</source>
        <translation>Jak ostatnim razem: %1</translation>
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
        <translation>Trasa pociągu %1 jest warta %2</translation>
    </message>
    <message>
        <source>Other …</source>
        <translation>Inna…</translation>
    </message>
    <message>
        <source>Tap the value instead</source>
        <translation>Wskaż gotową wartość</translation>
    </message>
    <message>
        <source>Train %1 visits three named cities: +%2</source>
        <translation>Pociąg %1 odwiedza trzy nazwane miasta: +%2</translation>
    </message>
</context>
<context>
    <name>RunTrainsSheet</name>
    <message>
        <source>Income of %1</source>
        <translation>Dochód: %1</translation>
    </message>
    <message>
        <source>Income %1</source>
        <translation>Dochód %1</translation>
    </message>
    <message>
        <source>As last: %1</source>
        <translation>Ostatnio: %1</translation>
    </message>
    <message>
        <source>As last time: %1</source>
        <translation>Jak ostatnim razem: %1</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Przystanki</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take the last stop back</source>
        <translation>Cofnij ostatni przystanek</translation>
    </message>
    <message>
        <source>The table says yes …</source>
        <translation>Gracze się zgadzają…</translation>
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
        <translation>Strona do druku (PDF)</translation>
    </message>
    <message>
        <source>For a spreadsheet (CSV)</source>
        <translation>Do arkusza kalkulacyjnego (CSV)</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>Copied as text</source>
        <translation>Skopiowano tekst</translation>
    </message>
</context>
<context>
    <name>ScoreSheetScreen</name>
    <message>
        <source>Scoring sheet</source>
        <translation>Arkusz wyników</translation>
    </message>
    <message>
        <source>Share prices</source>
        <translation>Kursy akcji</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
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
        <translation>Kurs; 0: spółki nie ma w&#xa0;grze</translation>
    </message>
    <message>
        <source>It has shares of 5 %</source>
        <translation>Ma akcje po 5%</translation>
    </message>
</context>
<context>
    <name>ScoredPlayer</name>
    <message>
        <source>Cash</source>
        <translation>Gotówka</translation>
    </message>
    <message>
        <source>Debt</source>
        <translation>Dług</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Kara</translation>
    </message>
    <message>
        <source>Copy cards not used</source>
        <translation>Nieużyte karty kopii</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Imię gracza</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Drag %1 to another place</source>
        <translation>Przeciągnij na inne miejsce: %1</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Kolor: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Imię gracza %1</translation>
    </message>
    <message>
        <source>%1 earlier in the order</source>
        <translation>%1 wcześniej w&#xa0;kolejności</translation>
    </message>
</context>
<context>
    <name>SellPrivateSheet</name>
    <message>
        <source>%1 sells a private railway</source>
        <translation>%1 sprzedaje kolej prywatną</translation>
    </message>
</context>
<context>
    <name>SellSharesSheet</name>
    <message>
        <source>%1 sells shares for %2</source>
        <translation>%1 sprzedaje akcje dla %2</translation>
    </message>
    <message>
        <source>%1 sells shares</source>
        <translation>%1 sprzedaje akcje</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak w&#xa0;systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Mały</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalny</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Duży</translation>
    </message>
    <message>
        <source>Sheets open on the left (left hand)</source>
        <translation>Panele z&#xa0;lewej (dla leworęcznych)</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Dźwięki</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Animacje</translation>
    </message>
    <message>
        <source>Show everybody&apos;s worth and who leads</source>
        <translation>Pokazuj majątek graczy i&#xa0;kto prowadzi</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Only where the screen is wide: on a phone they open from below.</source>
        <translation>Tylko na szerokim ekranie: na telefonie otwierają się od dołu.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Confirm</source>
        <translation>Potwierdź</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>ShowToTableScreen</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Turn around</source>
        <translation>Obróć</translation>
    </message>
    <message>
        <source>%1, treasury of %2</source>
        <translation>%1, skarbiec %2</translation>
    </message>
</context>
<context>
    <name>StartCompanySheet</name>
    <message>
        <source>%1 starts a company</source>
        <translation>%1 zakłada spółkę</translation>
    </message>
    <message>
        <source>%1 founds a company</source>
        <translation>%1 zakłada spółkę</translation>
    </message>
    <message>
        <source>%1 starts a company</source>
        <comment>1824</comment>
        <translation>%1 zakłada spółkę</translation>
    </message>
</context>
<context>
    <name>StartFault</name>
    <message>
        <source>Flimnap cannot begin</source>
        <translation>Flimnap nie może zacząć</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>StatementScreen</name>
    <message>
        <source>Statement of %1</source>
        <translation>Wyciąg: %1</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>na początku</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>ruch %1</translation>
    </message>
    <message>
        <source>Correct …</source>
        <translation>Skoryguj…</translation>
    </message>
</context>
<context>
    <name>StepRow</name>
    <message>
        <source>%1: less</source>
        <translation>%1: mniej</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and unit</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: więcej</translation>
    </message>
</context>
<context>
    <name>StopEntry</name>
    <message>
        <source>Tap what the stops are worth</source>
        <translation>Wskaż wartości przystanków</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>sum of stops</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Take the last stop back</source>
        <translation>Cofnij ostatni przystanek</translation>
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
        <translation>%1 (nietypowo)</translation>
    </message>
    <message>
        <source>%1 (not as printed)</source>
        <translation>%1 (inaczej niż w&#xa0;druku)</translation>
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
        <translation>Kolor: %1</translation>
    </message>
    <message>
        <source>Short name of %1</source>
        <translation>Skrót: %1</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Nazwa: %1</translation>
    </message>
</context>
<context>
    <name>TableHeader</name>
    <message>
        <source>To the shelf of games</source>
        <translation>Do listy gier</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>phase %1</source>
        <translation>faza %1</translation>
    </message>
    <message>
        <source>%1, phase %2</source>
        <translation>%1, faza %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>More: journal, worth, scoring, settings</source>
        <translation>Więcej: dziennik, majątek, wynik, ustawienia</translation>
    </message>
</context>
<context>
    <name>TableLadder</name>
    <message>
        <source>One column more</source>
        <translation>Kolumna więcej</translation>
    </message>
    <message>
        <source>One column less</source>
        <translation>Kolumna mniej</translation>
    </message>
</context>
<context>
    <name>TableLot</name>
    <message>
        <source>%1, from</source>
        <translation>%1, od</translation>
    </message>
    <message>
        <source>Least bid for %1</source>
        <translation>Najniższa oferta: %1</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Zamknij listę</translation>
    </message>
    <message>
        <source>Another railway …</source>
        <translation>Inna kolej…</translation>
    </message>
    <message>
        <source>Another railway in place of %1</source>
        <translation>Inna kolej zamiast %1</translation>
    </message>
</context>
<context>
    <name>TableOverview</name>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Spółki</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Pociągi</translation>
    </message>
</context>
<context>
    <name>TableSaysYesSheet</name>
    <message>
        <source>house rule</source>
        <translation>zasada domowa</translation>
    </message>
    <message>
        <source>all agree</source>
        <translation>wszyscy za</translation>
    </message>
    <message>
        <source>mistake on the table</source>
        <translation>pomyłka w grze</translation>
    </message>
    <message>
        <source>The table says yes</source>
        <translation>Wszyscy się zgadzają</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>Zrób to mimo to</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Inny powód</translation>
    </message>
</context>
<context>
    <name>TableValue</name>
    <message>
        <source>%1 (printed: %2)</source>
        <translation>%1 (w&#xa0;druku: %2)</translation>
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
        <translation>pociąg %1, przestarzały</translation>
    </message>
    <message>
        <source>train %1</source>
        <translation>pociąg %1</translation>
    </message>
    <message>
        <source>train %1, cannot be run</source>
        <translation>pociąg %1, nie można go uruchomić</translation>
    </message>
</context>
<context>
    <name>TrainFlow</name>
    <message>
        <source>out</source>
        <translation>złom</translation>
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
        <translation>Faza %1</translation>
    </message>
    <message>
        <source>Bank %1</source>
        <translation>Bank %1</translation>
    </message>
    <message>
        <source>Statement of the bank</source>
        <translation>Wyciąg banku</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Następne</translation>
    </message>
    <message>
        <source>Rounds; private railways are worth %1 now</source>
        <translation>Rundy; koleje prywatne są teraz warte %1</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, teraz</translation>
    </message>
</context>
<context>
    <name>TrialSheet</name>
    <message>
        <source>Without this move</source>
        <translation>Bez tego ruchu</translation>
    </message>
    <message>
        <source>Nothing changed yet</source>
        <translation>Jeszcze nic nie zmieniono</translation>
    </message>
    <message>
        <source>Change this move, all later ones fit</source>
        <translation>Zmień ten ruch, wszystkie późniejsze pasują</translation>
    </message>
    <message>
        <source>Change it; play again from move %1 on</source>
        <translation>Zmień; graj ponownie od ruchu %1</translation>
    </message>
    <message>
        <source>What changes for the table now</source>
        <translation>Co się teraz zmieni na stole</translation>
    </message>
    <message>
        <source>What changes up to move %1</source>
        <translation>Co się zmieni do ruchu %1</translation>
    </message>
    <message>
        <source>No balance, price or turn changes.</source>
        <translation>Nie zmieniają się pieniądze, ceny ani tura.</translation>
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
        <translation>Ruch %1 już by nie pasował: %2. %3</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Niemożliwe: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are set aside.</source>
        <translation>
            <numerusform>%n ruch zostanie odłożony.</numerusform>
            <numerusform>%n ruchy zostaną odłożone.</numerusform>
            <numerusform>%n ruchów zostanie odłożonych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose otherwise</source>
        <translation>Wybierz inaczej</translation>
    </message>
</context>
<context>
    <name>UndoneLine</name>
    <message numerus="yes">
        <source>%n move(s) are set aside.</source>
        <translation>
            <numerusform>%n ruch zostanie odłożony.</numerusform>
            <numerusform>%n ruchy zostaną odłożone.</numerusform>
            <numerusform>%n ruchów zostanie odłożonych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is set aside.</source>
        <translation>Nic nie zostanie odłożone.</translation>
    </message>
    <message numerus="yes">
        <source>After move %1, %n move(s)</source>
        <comment>a line that was undone</comment>
        <translation>
            <numerusform>Po ruchu %1: %n ruch</numerusform>
            <numerusform>Po ruchu %1: %n ruchy</numerusform>
            <numerusform>Po ruchu %1: %n ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the beginning, %n move(s)</source>
        <comment>a line that was undone</comment>
        <translation>
            <numerusform>Od początku: %n ruch</numerusform>
            <numerusform>Od początku: %n ruchy</numerusform>
            <numerusform>Od początku: %n ruchów</numerusform>
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
            <numerusform>… i jeszcze %n</numerusform>
            <numerusform>… i jeszcze %n</numerusform>
            <numerusform>… i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Take this up …</source>
        <translation>Podejmij to…</translation>
    </message>
    <message>
        <source>Go back to move %1 and play “%2” instead?</source>
        <translation>Wrócić do ruchu %1 i zagrać zamiast tego „%2”?</translation>
    </message>
    <message>
        <source>Go back to the beginning and play “%1” instead?</source>
        <translation>Wrócić na początek i zagrać zamiast tego „%1”?</translation>
    </message>
    <message>
        <source>Go back to move %1</source>
        <translation>Wróć do ruchu %1</translation>
    </message>
    <message>
        <source>Go back to the beginning</source>
        <translation>Wróć na początek</translation>
    </message>
</context>
<context>
    <name>UndoneMovesScreen</name>
    <message>
        <source>Undone moves</source>
        <translation>Cofnięte ruchy</translation>
    </message>
    <message>
        <source>Nothing that was undone is lost. Whoever takes up a line goes back to where it branched off; what was played instead is then kept here.</source>
        <translation>Nic cofniętego nie ginie. Kto to podejmie, wraca tam, gdzie gra się rozeszła; co zagrano zamiast tego, będzie wtedy tutaj.</translation>
    </message>
    <message>
        <source>Nothing was undone and decided otherwise.</source>
        <translation>Niczego nie cofnięto, by zdecydować inaczej.</translation>
    </message>
</context>
<context>
    <name>UseRightSheet</name>
    <message>
        <source>%1 uses a right</source>
        <translation>%1 korzysta z&#xa0;prawa</translation>
    </message>
</context>
<context>
    <name>WaitingCompanies</name>
    <message>
        <source>Not started</source>
        <translation>Niezałożone</translation>
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
        <translation>Majątek wszystkich graczy według rund</translation>
    </message>
</context>
<context>
    <name>WorthScreen</name>
    <message>
        <source>Worth over time</source>
        <translation>Majątek w&#xa0;czasie</translation>
    </message>
    <message>
        <source>Treasuries over time</source>
        <translation>Skarbce w&#xa0;czasie</translation>
    </message>
    <message>
        <source>Worth is switched off in the settings.</source>
        <translation>Majątek jest wyłączony w&#xa0;ustawieniach.</translation>
    </message>
</context>
<context>
    <name>flimnap::AccountPage</name>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>%1, director</source>
        <translation>%1, prezes</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>train %1</source>
        <translation>pociąg %1</translation>
    </message>
    <message>
        <source>What it is worth now</source>
        <translation>Ile to jest teraz warte</translation>
    </message>
    <message>
        <source>Who holds it</source>
        <translation>Kto ma akcje</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Pociągi</translation>
    </message>
    <message>
        <source>Last incomes</source>
        <translation>Ostatnie przychody</translation>
    </message>
</context>
<context>
    <name>flimnap::AccountView</name>
    <message>
        <source>%1 has no treasury: all it earns is paid out, and it pays for nothing.</source>
        <translation>%1 nie ma skarbca: cały dochód wypłaca i&#xa0;za nic nie płaci.</translation>
    </message>
    <message>
        <source>%1 has no treasury.</source>
        <translation>%1 nie ma skarbca.</translation>
    </message>
    <message>
        <source>Nothing was paid yet.</source>
        <translation>Jeszcze nic nie zapłacono.</translation>
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
        <translation>Biurokracja: odtąd zaczyna %1</translation>
    </message>
    <message>
        <source>The top train goes into the depot</source>
        <translation>Wierzchni pociąg trafia do zajezdni</translation>
    </message>
    <message>
        <source>%1 chooses an action card</source>
        <translation>%1 wybiera kartę działania</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what his card is for</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Treasury card: %1.</source>
        <translation>Karta skarbca: %1.</translation>
    </message>
    <message>
        <source>“Dimen&apos;s Land” cards not yet used</source>
        <translation>Nieużyte karty „Dimen’s Land”</translation>
    </message>
    <message>
        <source>It is the second turn of this round</source>
        <translation>To druga tura w&#xa0;tej rundzie</translation>
    </message>
    <message>
        <source>Action cards taken in this round</source>
        <translation>Karty działania wzięte w&#xa0;tej rundzie</translation>
    </message>
    <message>
        <source>Used of this card: %1</source>
        <translation>Użyto z&#xa0;tej karty: %1</translation>
    </message>
    <message>
        <source>own tile of %1</source>
        <translation>własny kafel: %1</translation>
    </message>
    <message>
        <source>tile of the card</source>
        <translation>kafel z&#xa0;karty</translation>
    </message>
    <message>
        <source>lay a tile of any colour</source>
        <translation>połóż kafel dowolnego koloru</translation>
    </message>
    <message>
        <source>lay a tile: %1</source>
        <translation>połóż kafel: %1</translation>
    </message>
    <message>
        <source>lay up to %1 tiles: %2</source>
        <translation>połóż do %1 kafli, kolor: %2</translation>
    </message>
    <message>
        <source>lay a tile each, in any order: %1, %2</source>
        <translation>połóż po jednym kaflu w&#xa0;dowolnej kolejności: %1, %2</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>weź %1</translation>
    </message>
    <message>
        <source>sell shares, then buy one or found a company</source>
        <translation>sprzedaj akcje, potem kup jedną lub załóż spółkę</translation>
    </message>
    <message>
        <source>buy a train</source>
        <translation>kup pociąg</translation>
    </message>
    <message>
        <source>buy up to %1 trains</source>
        <translation>kup do %1 pociągów</translation>
    </message>
    <message>
        <source>place a station</source>
        <translation>postaw stację</translation>
    </message>
    <message>
        <source>%1 for your companies</source>
        <translation>%1 dla swoich spółek</translation>
    </message>
    <message>
        <source>money for your companies</source>
        <translation>pieniądze dla swoich spółek</translation>
    </message>
    <message>
        <source>Take the card: %1</source>
        <translation>Weź kartę: %1</translation>
    </message>
    <message>
        <source>Copy the card: %1</source>
        <translation>Skopiuj kartę: %1</translation>
    </message>
    <message>
        <source>%1 takes card %2: %3</source>
        <translation>%1 bierze kartę %2: %3</translation>
    </message>
    <message>
        <source>%1 copies card %2: %3</source>
        <translation>%1 kopiuje kartę %2: %3</translation>
    </message>
</context>
<context>
    <name>flimnap::Actions</name>
    <message>
        <source>Drop out</source>
        <translation>Zrezygnuj</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
</context>
<context>
    <name>flimnap::AftermathView</name>
    <message>
        <source>%1 puts its train %2 back into the box</source>
        <translation>%1 odkłada swój pociąg %2 do pudełka</translation>
    </message>
    <message>
        <source>%1 takes train %2 from the deck</source>
        <translation>%1 bierze pociąg %2 ze stosu</translation>
    </message>
    <message>
        <source>%1 turns its train %2 to the grey side</source>
        <translation>%1 odwraca swój pociąg %2 na szarą stronę</translation>
    </message>
    <message>
        <source>Turn train %1 in the depot to the grey side</source>
        <translation>Odwróć pociąg %1 w&#xa0;zajezdni na szarą stronę</translation>
    </message>
    <message numerus="yes">
        <source>Put %n unsold train(s) %1 back into the box</source>
        <translation>
            <numerusform>Odłóż do pudełka %n niesprzedany pociąg %1</numerusform>
            <numerusform>Odłóż do pudełka %n niesprzedane pociągi %1</numerusform>
            <numerusform>Odłóż do pudełka %n niesprzedanych pociągów %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Take train %1 out of the depot</source>
        <translation>Zabierz pociąg %1 z&#xa0;zajezdni</translation>
    </message>
    <message>
        <source>Take train %1 out of the open stock</source>
        <translation>Zabierz pociąg %1 z&#xa0;wolnego rynku</translation>
    </message>
    <message>
        <source>%1 puts a train of its choice on top of the deck</source>
        <translation>%1 kładzie wybrany przez siebie pociąg na wierzch stosu</translation>
    </message>
    <message>
        <source>%1 puts a train of its choice back into the box</source>
        <translation>%1 odkłada wybrany przez siebie pociąg do pudełka</translation>
    </message>
    <message>
        <source>%1 gives a train of its choice into the depot</source>
        <translation>%1 oddaje wybrany przez siebie pociąg do zajezdni</translation>
    </message>
    <message>
        <source>%1 gives a train of its choice into the open stock</source>
        <translation>%1 oddaje wybrany przez siebie pociąg na wolny rynek</translation>
    </message>
    <message>
        <source>Put the marker of %1 on the chart and its markers in place of those of companies that became part of it; exchange their shares, two for one</source>
        <translation>Postaw znacznik %1 w&#xa0;tabeli kursów, a&#xa0;jej żetony w&#xa0;miejsce żetonów spółek, które weszły w&#xa0;jej skład; wymień ich akcje, dwie na jedną</translation>
    </message>
    <message>
        <source>%1 takes over the trains and markers of its railways</source>
        <translation>%1 przejmuje pociągi i&#xa0;żetony swoich kolei</translation>
    </message>
    <message>
        <source>Put the top train card %1 back into the box</source>
        <translation>Odłóż wierzchnią kartę pociągu %1 do pudełka</translation>
    </message>
    <message>
        <source>Take the certificates, the marker and the stations of %1 off the table</source>
        <translation>Zdejmij ze stołu certyfikaty, znacznik i&#xa0;stacje %1</translation>
    </message>
</context>
<context>
    <name>flimnap::AppSettings</name>
    <message>
        <source>As the system</source>
        <translation>Jak w&#xa0;systemie</translation>
    </message>
</context>
<context>
    <name>flimnap::Automaton</name>
    <message>
        <source>The turn of %1</source>
        <translation>Tura: %1</translation>
    </message>
    <message>
        <source>%1 begins with this company. Its treasury stays empty.</source>
        <translation>%1 zaczyna z&#xa0;tą spółką. Jej skarbiec pozostaje pusty.</translation>
    </message>
    <message>
        <source>%1 can pay for a share of each of these companies and buys one.</source>
        <translation>%1 może zapłacić za akcję każdej z&#xa0;tych spółek i&#xa0;kupuje jedną.</translation>
    </message>
    <message>
        <source>%1 founds one of these companies at the highest price that he can pay.</source>
        <translation>%1 zakłada jedną z&#xa0;tych spółek po najwyższej cenie, jaką może zapłacić.</translation>
    </message>
    <message>
        <source>%1 buys a share of the company drawn if he can pay for it.</source>
        <translation>%1 kupuje akcję wylosowanej spółki, jeśli może za nią zapłacić.</translation>
    </message>
    <message>
        <source>%1 builds: answer what lies on the table</source>
        <translation>%1 buduje: odpowiedz, co leży na stole</translation>
    </message>
    <message>
        <source>the die: %1</source>
        <translation>kostka: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what was built, how the die fell</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>A green city became brown</source>
        <translation>Zielone miasto stało się brązowe</translation>
    </message>
    <message>
        <source>A yellow city became green</source>
        <translation>Żółte miasto stało się zielone</translation>
    </message>
    <message>
        <source>A yellow city was laid</source>
        <translation>Położono żółte miasto</translation>
    </message>
    <message>
        <source>A yellow plain tile was laid</source>
        <translation>Położono żółty kafel bez miasta</translation>
    </message>
    <message>
        <source>Nothing of these was possible</source>
        <translation>Nic z&#xa0;tego nie było możliwe</translation>
    </message>
    <message>
        <source>Is there a green city with a station of %1?</source>
        <translation>Czy %1 ma stację w&#xa0;zielonym mieście?</translation>
    </message>
    <message>
        <source>Is there a yellow city with a station of %1?</source>
        <translation>Czy %1 ma stację w&#xa0;żółtym mieście?</translation>
    </message>
    <message>
        <source>Can a yellow city be laid on track of %1?</source>
        <translation>Czy %1 może na swoich torach położyć żółte miasto?</translation>
    </message>
    <message>
        <source>Can a yellow tile of plain track be laid on track of %1?</source>
        <translation>Czy %1 może na swoich torach położyć żółty kafel bez miasta?</translation>
    </message>
    <message>
        <source>Does track lead into empty space from a city with a station of %1?</source>
        <translation>Czy z&#xa0;miasta, w&#xa0;którym %1 ma stację, tor prowadzi na puste pole?</translation>
    </message>
    <message>
        <source>It becomes brown. His home city comes first, of the others the die chooses one.</source>
        <translation>Staje się brązowe. Pierwszeństwo ma jego miasto startowe, spośród innych wybiera kostka.</translation>
    </message>
    <message>
        <source>It becomes green, with the new track towards Mildendo. His home city comes first, of the others the die chooses one.</source>
        <translation>Staje się zielone, z&#xa0;nowym torem w&#xa0;stronę Mildendo. Pierwszeństwo ma jego miasto startowe, spośród innych wybiera kostka.</translation>
    </message>
    <message>
        <source>It is laid as near to Mildendo as possible; the die chooses between equal places, and which way a curve turns. It gets one of his stations, as long as he has any.</source>
        <translation>Leży możliwie najbliżej Mildendo; między równymi miejscami wybiera kostka, podobnie jak kierunek łuku. Staje na nim jego stacja, dopóki jeszcze jakąś ma.</translation>
    </message>
    <message>
        <source>The die chooses straight or curve, and which way a curve turns.</source>
        <translation>Kostka wybiera prostą lub łuk oraz kierunek łuku.</translation>
    </message>
    <message>
        <source>A tile of plain track is laid there. The die chooses straight or curve.</source>
        <translation>Leży tam kafel bez miasta. Kostka wybiera prostą lub łuk.</translation>
    </message>
    <message>
        <source>Draw the company of %1</source>
        <translation>Wylosuj spółkę (%1)</translation>
    </message>
    <message>
        <source>Draw the share that %1 buys</source>
        <translation>Wylosuj akcję, którą kupuje %1</translation>
    </message>
    <message>
        <source>Draw the company that %1 founds</source>
        <translation>Wylosuj spółkę, którą zakłada %1</translation>
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
        <translation>nieparzyste</translation>
    </message>
    <message>
        <source>even</source>
        <translation>parzyste</translation>
    </message>
</context>
<context>
    <name>flimnap::CalculatorView</name>
    <message numerus="yes">
        <source>%1, %n share(s)</source>
        <comment>kind of company</comment>
        <translation>
            <numerusform>%1, %n akcja</numerusform>
            <numerusform>%1, %n akcje</numerusform>
            <numerusform>%1, %n akcji</numerusform>
        </translation>
    </message>
    <message>
        <source>company</source>
        <translation>spółka</translation>
    </message>
    <message>
        <source>The company is closed</source>
        <translation>Spółka jest zamykana</translation>
    </message>
    <message>
        <source>The price stays at %1</source>
        <translation>Kurs bez zmian: %1</translation>
    </message>
    <message>
        <source>Price: %1 → %2</source>
        <translation>Kurs: %1 → %2</translation>
    </message>
    <message>
        <source>Holder %1</source>
        <translation>Posiadacz %1</translation>
    </message>
    <message>
        <source>This game is not known here.</source>
        <translation>Ta gra nie jest tu znana.</translation>
    </message>
    <message>
        <source>Income: %1</source>
        <translation>Dochód: %1</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Właściciel</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of a company</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Skarbiec</translation>
    </message>
    <message>
        <source>company from the draft</source>
        <translation>spółka z draftu</translation>
    </message>
    <message>
        <source>company founded later</source>
        <translation>spółka założona później</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Prezes</translation>
    </message>
</context>
<context>
    <name>flimnap::CardDraft</name>
    <message>
        <source>%1 takes a company or a character</source>
        <translation>%1 bierze spółkę lub postać</translation>
    </message>
    <message>
        <source>Everybody takes a company and a character, forwards and then backwards. Nothing is paid.</source>
        <translation>Każdy bierze spółkę i&#xa0;postać, najpierw po kolei, potem w&#xa0;odwrotnej kolejności. Nic się nie płaci.</translation>
    </message>
    <message>
        <source>price %1</source>
        <translation>kurs %1</translation>
    </message>
    <message>
        <source>train %1</source>
        <translation>pociąg %1</translation>
    </message>
    <message>
        <source>trains %1</source>
        <translation>pociągi %1</translation>
    </message>
    <message>
        <source>its owner has %1</source>
        <translation>właściciel ma %1</translation>
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
        <translation>%1 używa karty %2</translation>
    </message>
    <message>
        <source>%1. %2 can still be handed in</source>
        <translation>%1. Można jeszcze oddać kartę %2</translation>
    </message>
    <message>
        <source>%1: own tiles laid</source>
        <translation>%1: położone kafle</translation>
    </message>
    <message>
        <source>Tiles of characters</source>
        <translation>Kafle postaci</translation>
    </message>
    <message>
        <source>lays yellow Y tiles free</source>
        <translation>bezpłatnie kładzie żółte kafle Y</translation>
    </message>
    <message>
        <source>stations cost %1 % less</source>
        <translation>stacje tańsze o&#xa0;%1%</translation>
    </message>
    <message>
        <source>trains from the bank cost %1 % less</source>
        <translation>pociągi z&#xa0;banku tańsze o&#xa0;%1%</translation>
    </message>
    <message>
        <source>each round %1, or %2 for your companies</source>
        <translation>co rundę %1 albo %2 dla swoich spółek</translation>
    </message>
    <message>
        <source>can be handed in once for %1 times the number of the round</source>
        <translation>można raz oddać za %1 razy numer rundy</translation>
    </message>
</context>
<context>
    <name>flimnap::ChartView</name>
    <message>
        <source>Share-price chart</source>
        <translation>Tabela kursów</translation>
    </message>
    <message>
        <source>other companies</source>
        <comment>mark on the chart</comment>
        <translation>pozostałe spółki</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>mark on the chart</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Start prices: %1.</source>
        <translation>Ceny emisyjne: %1.</translation>
    </message>
    <message>
        <source>○: certificates do not count against the limit. ◎: nor is there a limit for one player. ✕: the company closes.</source>
        <translation>○: certyfikaty nie liczą się do limitu. ◎: nie obowiązuje też limit udziałów gracza. ✕: spółka jest zamykana.</translation>
    </message>
    <message>
        <source>The upper marker of a pile operates first.</source>
        <translation>Na jednym polu pierwszy operuje górny znacznik.</translation>
    </message>
    <message>
        <source>Share-price chart</source>
        <comment>18cz</comment>
        <translation>Tabela kursów</translation>
    </message>
</context>
<context>
    <name>flimnap::Charters</name>
    <message>
        <source>Draw a company</source>
        <translation>Wylosuj spółkę</translation>
    </message>
</context>
<context>
    <name>flimnap::Choices</name>
    <message>
        <source>%1 is not on the chart; the nearest is %2.</source>
        <translation>%1 nie ma w&#xa0;tabeli; najbliższy kurs to %2.</translation>
    </message>
    <message>
        <source>%1 is not on the chart; beside it are %2 and %3.</source>
        <translation>%1 nie ma w&#xa0;tabeli; sąsiednie kursy to %2 i&#xa0;%3.</translation>
    </message>
</context>
<context>
    <name>flimnap::CompanyLoans</name>
    <message>
        <source>With the first train of phase %1 all loans must be repaid, or %2 becomes part of %3.</source>
        <translation>Z&#xa0;pierwszym pociągiem fazy %1 trzeba spłacić wszystkie pożyczki, inaczej %2 wchodzi w&#xa0;skład %3.</translation>
    </message>
    <message>
        <source>It is loan %1. What is more than %2, as many as %3 has shares in players&apos; hands, is repaid after the trains.</source>
        <translation>To pożyczka nr %1. Nadmiar ponad %2 (tyle akcji %3 mają gracze) spłaca się po pociągach.</translation>
    </message>
    <message>
        <source>It is loan %1 of at most %2, as many as %3 has shares in players&apos; hands.</source>
        <translation>To pożyczka nr %1 z&#xa0;możliwych %2: może ich być tyle, ile akcji %3 mają gracze.</translation>
    </message>
    <message>
        <source>The loan is %1. Each loan costs %2 in every turn; where the interest of this round was paid already, it is deducted at once.</source>
        <translation>Pożyczka wynosi %1. Każda kosztuje %2 w&#xa0;każdej turze; jeśli odsetki w&#xa0;tej rundzie już zapłacono, są potrącane od razu.</translation>
    </message>
    <message>
        <source>At the end a share counts %1 less for each loan.</source>
        <translation>Na koniec każda pożyczka obniża wartość akcji o&#xa0;%1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n loan(s), each is %2 out of the treasury.</source>
        <translation>
            <numerusform>%1 ma %n pożyczkę, spłata ze skarbca: %2 za każdą.</numerusform>
            <numerusform>%1 ma %n pożyczki, spłata ze skarbca: %2 za każdą.</numerusform>
            <numerusform>%1 ma %n pożyczek, spłata ze skarbca: %2 za każdą.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must go: players hold only %1 shares. What the treasury has not, %2 pays.</source>
        <translation>
            <numerusform>Trzeba spłacić %n pożyczkę: akcji u&#xa0;graczy jest tylko %1. Czego nie ma w&#xa0;skarbcu, dopłaca %2.</numerusform>
            <numerusform>Trzeba spłacić %n pożyczki: akcji u&#xa0;graczy jest tylko %1. Czego nie ma w&#xa0;skarbcu, dopłaca %2.</numerusform>
            <numerusform>Trzeba spłacić %n pożyczek: akcji u&#xa0;graczy jest tylko %1. Czego nie ma w&#xa0;skarbcu, dopłaca %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 now, %2 interest in every turn</source>
        <translation>teraz %1, odsetki %2 w&#xa0;każdej turze</translation>
    </message>
    <message numerus="yes">
        <source>%n loan(s), interest %1</source>
        <translation>
            <numerusform>%n pożyczka, odsetki %1</numerusform>
            <numerusform>%n pożyczki, odsetki %1</numerusform>
            <numerusform>%n pożyczek, odsetki %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Pożyczki</translation>
    </message>
    <message>
        <source>Took a loan in this round</source>
        <translation>Wzięły pożyczkę w&#xa0;tej rundzie</translation>
    </message>
    <message>
        <source>Every company that has a share price or has left the game, with its loans; and who has reached its destination.</source>
        <translation>Każda spółka, która ma kurs lub wypadła z&#xa0;gry, z&#xa0;jej pożyczkami; oraz które spółki osiągnęły swój cel.</translation>
    </message>
    <message>
        <source>Loans of the company</source>
        <translation>Pożyczki spółki</translation>
    </message>
</context>
<context>
    <name>flimnap::CompanyPrivates</name>
    <message>
        <source>%1 stays and goes on paying.</source>
        <translation>%1 zostaje i&#xa0;płaci dalej.</translation>
    </message>
    <message>
        <source>%1 leaves the game.</source>
        <translation>%1 wypada z&#xa0;gry.</translation>
    </message>
    <message>
        <source>%1 puts the marker on a city or town: every visit of its trains there is worth %2 more, to be added to the income.</source>
        <translation>%1 kładzie znacznik na mieście lub miasteczku: każda wizyta jej pociągów jest tam warta o&#xa0;%2 więcej, co trzeba doliczyć do dochodu.</translation>
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
        <translation>Bank</translation>
    </message>
</context>
<context>
    <name>flimnap::Destinations</name>
    <message>
        <source>%1 kept until the destination</source>
        <translation>%1 do wypłaty po osiągnięciu celu</translation>
    </message>
    <message>
        <source>destination reached</source>
        <translation>cel osiągnięty</translation>
    </message>
    <message>
        <source>destination %1</source>
        <translation>cel: %1</translation>
    </message>
    <message>
        <source>Has reached its destination, %1</source>
        <translation>Cel osiągnięty: %1</translation>
    </message>
    <message>
        <source>Its shares bring</source>
        <translation>Kapitał z&#xa0;akcji</translation>
    </message>
    <message>
        <source>the first half at once, the rest at its destination</source>
        <translation>za pierwszą połowę od razu, za resztę u&#xa0;celu</translation>
    </message>
    <message>
        <source>all at once, share by share</source>
        <translation>od razu, za każdą sprzedaną akcję</translation>
    </message>
    <message>
        <source>everything when %1 % are sold</source>
        <translation>całość po sprzedaży %1%</translation>
    </message>
    <message>
        <source>Kept until it reaches its destination</source>
        <translation>Trzymane do osiągnięcia celu</translation>
    </message>
    <message>
        <source>Destinations reached</source>
        <translation>Osiągnięte cele</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>home and destination</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 has reached its destination</source>
        <translation>%1 osiąga swój cel</translation>
    </message>
    <message>
        <source>A destination is reached</source>
        <translation>Cel osiągnięty</translation>
    </message>
    <message>
        <source>Track joins the company&apos;s home with its destination, whoever laid it and however long it is; stations do not matter. What the bank keeps for the company is paid at once.</source>
        <translation>Tory łączą pole startowe spółki z&#xa0;jej celem, bez względu na to, kto je położył i&#xa0;jak są długie; stacje nie mają znaczenia. To, co bank przechowuje dla spółki, jest wypłacane od razu.</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Skarbiec</translation>
    </message>
</context>
<context>
    <name>flimnap::Differences</name>
    <message>
        <source>Turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>price</source>
        <translation>kurs</translation>
    </message>
    <message>
        <source>trains</source>
        <translation>pociągi</translation>
    </message>
</context>
<context>
    <name>flimnap::Draws</name>
    <message>
        <source>%1 draws his company</source>
        <translation>%1 losuje swoją spółkę</translation>
    </message>
    <message>
        <source>It is the company of %1 for the whole game, and begins with %2.</source>
        <translation>Prowadzi ją przez całą grę %1; spółka zaczyna z&#xa0;kwotą %2.</translation>
    </message>
</context>
<context>
    <name>flimnap::Dummy</name>
    <message>
        <source>Draw a company for %1</source>
        <translation>Wylosuj spółkę (%1)</translation>
    </message>
    <message>
        <source>A company is drawn for %1</source>
        <translation>%1: losowanie spółki</translation>
    </message>
    <message>
        <source>%1 gets %2 % of it at %3. There is no train for it now.</source>
        <translation>%1 dostaje jej %2% przy kursie %3. Na razie nie ma dla niej pociągu.</translation>
    </message>
    <message>
        <source>%1 gets %2 % of it at %3, and it gets train %4 at once.</source>
        <translation>%1 dostaje jej %2% przy kursie %3, a&#xa0;spółka od razu dostaje pociąg %4.</translation>
    </message>
    <message>
        <source>Drawn for %1: %2</source>
        <translation>Wylosowano (%1): %2</translation>
    </message>
    <message>
        <source>%1 gets %2</source>
        <translation>%1 dostaje %2</translation>
    </message>
    <message>
        <source>%1&apos;s companies get new trains</source>
        <translation>%1: spółki dostają nowe pociągi</translation>
    </message>
</context>
<context>
    <name>flimnap::EditionTitles</name>
    <message>
        <source>Russian edition</source>
        <translation>Wydanie rosyjskie</translation>
    </message>
    <message>
        <source>Chinese edition</source>
        <translation>Wydanie chińskie</translation>
    </message>
    <message>
        <source>Czech edition</source>
        <translation>Wydanie czeskie</translation>
    </message>
    <message>
        <source>Polish edition</source>
        <translation>Wydanie polskie</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Gra podstawowa</translation>
    </message>
    <message>
        <source>Cisleithania for two</source>
        <translation>Przedlitawia dla dwojga</translation>
    </message>
    <message>
        <source>Cisleithania for three</source>
        <translation>Przedlitawia dla trojga</translation>
    </message>
    <message>
        <source>Goods Time</source>
        <translation>Czas towarów</translation>
    </message>
    <message>
        <source>Training game</source>
        <translation>Gra szkoleniowa</translation>
    </message>
    <message>
        <source>Bohemia, with Vaclav</source>
        <translation>Czechy, z&#xa0;Vaclavem</translation>
    </message>
    <message>
        <source>Moravia-Silesia</source>
        <translation>Morawy i&#xa0;Śląsk</translation>
    </message>
    <message>
        <source>Solo, against Gulliver</source>
        <translation>Solo, przeciw Gulliverowi</translation>
    </message>
</context>
<context>
    <name>flimnap::Effects</name>
    <message>
        <source>%1 begins with %2 in its treasury</source>
        <translation>%1 zaczyna z&#xa0;kwotą %2 w&#xa0;skarbcu</translation>
    </message>
    <message>
        <source>starts phase %1</source>
        <translation>zaczyna fazę %1</translation>
    </message>
    <message numerus="yes">
        <source>%n train(s) leave the game</source>
        <translation>
            <numerusform>złomowanie: %n pociąg</numerusform>
            <numerusform>złomowanie: %n pociągi</numerusform>
            <numerusform>złomowanie: %n pociągów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>chapter of the rulebook, number of the rule</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of the income stay in the bank</source>
        <translation>%1 dochodu zostaje w banku</translation>
    </message>
    <message>
        <source>Order of play: %1</source>
        <translation>Kolejność gry: %1</translation>
    </message>
    <message>
        <source>Out of the game: %1</source>
        <translation>Wypada z gry: %1</translation>
    </message>
</context>
<context>
    <name>flimnap::Emergency</name>
    <message>
        <source>What can be sold is sold, the cash goes to the bank and counts nothing, and the game ends at once.</source>
        <translation>Co da się sprzedać, jest sprzedawane, gotówka idzie do banku i&#xa0;się nie liczy, a&#xa0;gra kończy się natychmiast.</translation>
    </message>
    <message>
        <source>%1 has to raise %2 and cannot, whatever is sold.</source>
        <translation>%1 musi zebrać %2 i&#xa0;nie może, cokolwiek zostanie sprzedane.</translation>
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
        <translation>%1 odkłada %2 do pudełka i&#xa0;bierze %3% %4</translation>
    </message>
    <message>
        <source>Choose the marker that stays</source>
        <translation>Wybierz żeton, który zostaje</translation>
    </message>
    <message>
        <source>%1 decides: the marker placed first stays</source>
        <translation>%1 decyduje: zostaje żeton postawiony pierwszy</translation>
    </message>
    <message>
        <source>%1 decides: the marker placed second stays</source>
        <translation>%1 decyduje: zostaje żeton postawiony drugi</translation>
    </message>
    <message>
        <source>Two markers came to one hex. One stays, the other goes back to the charter.</source>
        <translation>Na jednym heksie znalazły się dwa żetony. Jeden zostaje, drugi wraca na kartę spółki.</translation>
    </message>
    <message>
        <source>In phase %1 these railways must become shares, one after the other: %2.</source>
        <translation>W&#xa0;fazie %1 te koleje muszą stać się akcjami, jedna po drugiej: %2.</translation>
    </message>
    <message>
        <source>%1 No share is left for this one.</source>
        <translation>%1 Dla tej nie ma już akcji.</translation>
    </message>
    <message>
        <source>May be exchanged in stock rounds: %1.</source>
        <translation>Koleje do wymiany w&#xa0;rundach giełdowych: %1.</translation>
    </message>
    <message>
        <source>The one placed first</source>
        <translation>Postawiony jako pierwszy</translation>
    </message>
    <message>
        <source>The one placed second</source>
        <translation>Postawiony jako drugi</translation>
    </message>
    <message>
        <source>%1 decides which marker stays</source>
        <translation>%1 decyduje, który żeton zostaje</translation>
    </message>
</context>
<context>
    <name>flimnap::FileExports</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>No other app took the file.</source>
        <translation>Żadna inna aplikacja nie przyjęła pliku.</translation>
    </message>
</context>
<context>
    <name>flimnap::FilesView</name>
    <message>
        <source>Write the game to a file</source>
        <translation>Zapisz grę do pliku</translation>
    </message>
    <message>
        <source>Write all games to one file</source>
        <translation>Wszystkie gry do jednego pliku</translation>
    </message>
    <message>
        <source>Write the scoring sheet to a file</source>
        <translation>Zapisz arkusz punktacji do pliku</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Wczytaj grę</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>Nie można otworzyć: %1.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumenty</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Pobrane</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Pulpit</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Katalog domowy</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>Plik musi mieć nazwę.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 to folder.</translation>
    </message>
    <message>
        <source>%1 is there already, of %2.</source>
        <translation>%1 już istnieje (z %2).</translation>
    </message>
</context>
<context>
    <name>flimnap::GameView</name>
    <message>
        <source>The rules have been corrected since this game was played. From move %1 (%2) on the books differ.
Then: %3
Now: %4</source>
        <translation>Od czasu tej gry poprawiono zasady. Od ruchu %1 (%2) księgi się różnią.
Wtedy: %3
Teraz: %4</translation>
    </message>
    <message>
        <source>balances as before the rules were corrected</source>
        <translation>salda jak przed poprawieniem zasad</translation>
    </message>
    <message>
        <source>Nothing was changed: %1</source>
        <translation>Nic nie zmieniono: %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Cofnięto: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Wykonano ponownie: %1</translation>
    </message>
    <message>
        <source>This cannot lie on the table: %1</source>
        <translation>Tak nie może leżeć na stole: %1</translation>
    </message>
</context>
<context>
    <name>flimnap::Glossary</name>
    <message>
        <source>bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>Sells shares and trains and pays incomes. This app keeps its money.</source>
        <translation>Sprzedaje akcje i pociągi, wypłaca przychody. Jego pieniądze liczy ten program.</translation>
    </message>
    <message>
        <source>treasury</source>
        <translation>skarbiec</translation>
    </message>
    <message>
        <source>A company&apos;s own money. It is never mixed with that of the player who directs it.</source>
        <translation>Własne pieniądze spółki. Nigdy nie miesza się ich z pieniędzmi gracza, który nią kieruje.</translation>
    </message>
    <message>
        <source>director</source>
        <translation>prezes</translation>
    </message>
    <message>
        <source>Who holds most of a company decides for it; the director&apos;s certificate goes with that.</source>
        <translation>O spółce decyduje ten, kto ma najwięcej jej akcji; do niego należy certyfikat prezesa.</translation>
    </message>
    <message>
        <source>certificate</source>
        <translation>certyfikat</translation>
    </message>
    <message>
        <source>A card for one or several shares. How many one may hold depends on the number of players.</source>
        <translation>Karta na jedną lub kilka akcji. Ile można ich mieć, zależy od liczby graczy.</translation>
    </message>
    <message>
        <source>initial price</source>
        <translation>cena emisyjna</translation>
    </message>
    <message>
        <source>Chosen by whoever starts a company; its capital follows from it.</source>
        <translation>Wybiera ją ten, kto zakłada spółkę; od niej zależy kapitał.</translation>
    </message>
    <message>
        <source>begin to operate</source>
        <translation>rozpocząć działalność</translation>
    </message>
    <message>
        <source>When enough of its shares are sold a company gets its capital and takes turns from then on.</source>
        <translation>Gdy sprzedano dość akcji, spółka dostaje kapitał i odtąd wykonuje tury.</translation>
    </message>
    <message>
        <source>stock round</source>
        <translation>runda giełdowa</translation>
    </message>
    <message>
        <source>Players buy and sell shares in turn until all have passed.</source>
        <translation>Gracze po kolei kupują i sprzedają akcje, aż wszyscy spasują.</translation>
    </message>
    <message>
        <source>operating round</source>
        <translation>runda operacyjna</translation>
    </message>
    <message>
        <source>Every company lays track, runs its trains, pays or keeps the income and buys trains.</source>
        <translation>Każda spółka buduje tory, uruchamia pociągi, wypłaca lub zatrzymuje przychód i kupuje pociągi.</translation>
    </message>
    <message>
        <source>dividend</source>
        <translation>dywidenda</translation>
    </message>
    <message>
        <source>Income paid to the holders of shares raises the price; income kept lowers it.</source>
        <translation>Przychód wypłacony posiadaczom akcji podnosi cenę, zatrzymany ją obniża.</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>faza</translation>
    </message>
    <message>
        <source>Begins with the first train of a kind and changes limits, tiles and what is allowed.</source>
        <translation>Zaczyna się z pierwszym pociągiem nowego rodzaju i zmienia limity, płytki oraz to, co wolno.</translation>
    </message>
    <message>
        <source>obsolete trains</source>
        <translation>złomowanie pociągów</translation>
    </message>
    <message>
        <source>Newer trains scrap older ones, without compensation and whoever owns them.</source>
        <translation>Nowsze pociągi złomują starsze, bez odszkodowania i u każdego.</translation>
    </message>
    <message>
        <source>export</source>
        <translation>eksport</translation>
    </message>
    <message>
        <source>After some rounds the next train leaves the bank as if somebody had bought it.</source>
        <translation>Po niektórych rundach kolejny pociąg opuszcza bank, jakby ktoś go kupił.</translation>
    </message>
    <message>
        <source>forced purchase</source>
        <translation>zakup przymusowy</translation>
    </message>
    <message>
        <source>A company must own a train. What it lacks for one its director pays, and may go into debt.</source>
        <translation>Spółka musi mieć pociąg. Ile jej brakuje, dopłaca prezes, czasem na kredyt.</translation>
    </message>
    <message>
        <source>open stock</source>
        <translation>wolny rynek</translation>
    </message>
    <message>
        <source>Trains or shares that came back to the bank and can be bought again.</source>
        <translation>Pociągi lub akcje, które wróciły do banku i można je znów kupić.</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>priorytet</translation>
    </message>
    <message>
        <source>Says who begins the next stock round: by a card, or by the cash that everybody has.</source>
        <translation>Określa, kto zaczyna następną rundę giełdową: według karty albo pieniędzy graczy.</translation>
    </message>
    <message>
        <source>order card</source>
        <translation>karta kolejności</translation>
    </message>
    <message>
        <source>Says in which order players act in a stock round of 18CZ.</source>
        <translation>Mówi, w jakiej kolejności gracze działają w rundzie giełdowej 18CZ.</translation>
    </message>
    <message>
        <source>sold out</source>
        <translation>wyprzedana</translation>
    </message>
    <message>
        <source>When players hold all shares of a company its price rises at the end of the stock round.</source>
        <translation>Gdy wszystkie akcje spółki są w rękach graczy, jej cena rośnie na koniec rundy giełdowej.</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>gra teraz</translation>
    </message>
    <message>
        <source>a director&apos;s certificate</source>
        <translation>certyfikat prezesa</translation>
    </message>
    <message>
        <source>worth most at the moment</source>
        <translation>w tej chwili ma najwięcej</translation>
    </message>
    <message>
        <source>certificates held, of how many are allowed</source>
        <translation>ile certyfikatów z dozwolonej liczby</translation>
    </message>
    <message>
        <source>a train that this company may not run</source>
        <translation>pociąg, którego ta spółka nie może uruchomić</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>wybrano</translation>
    </message>
    <message>
        <source>button in gold</source>
        <translation>złoty przycisk</translation>
    </message>
    <message>
        <source>can be done now</source>
        <translation>można zrobić teraz</translation>
    </message>
    <message>
        <source>button in grey</source>
        <translation>szary przycisk</translation>
    </message>
    <message>
        <source>not possible now; a tap says why</source>
        <translation>teraz niemożliwe; dotknij, by poznać powód</translation>
    </message>
</context>
<context>
    <name>flimnap::Hints</name>
    <message>
        <source>%1 has no treasury: all of it is paid out.</source>
        <translation>%1 nie ma skarbca: wszystko jest wypłacane.</translation>
    </message>
    <message>
        <source>%1 decides for %2. It is free.</source>
        <translation>%2: decyduje %1. Nic to nie kosztuje.</translation>
    </message>
</context>
<context>
    <name>flimnap::IncomeForm</name>
    <message>
        <source>%1 or %2</source>
        <comment>places</comment>
        <translation>%1 lub %2</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>places</comment>
        <translation>do %1</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <comment>to places, and to other places</comment>
        <translation>%1 oraz %2</translation>
    </message>
    <message>
        <source>for a train %1</source>
        <translation>za pociąg %1</translation>
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
        <translation>brak</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>wiersz %1, kolumna %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>Not formed yet</source>
        <translation>Jeszcze nie powstała</translation>
    </message>
    <message>
        <source>Formed</source>
        <translation>Powstała</translation>
    </message>
    <message>
        <source>Nobody took it</source>
        <translation>Nikt nie wziął</translation>
    </message>
    <message>
        <source>Not founded</source>
        <translation>Niezałożona</translation>
    </message>
    <message>
        <source>Operating</source>
        <translation>Operuje</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Niezałożona</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Założona</translation>
    </message>
    <message>
        <source>Operating, of %1</source>
        <translation>Operuje (%1)</translation>
    </message>
    <message>
        <source>Left the game</source>
        <translation>Wypadła z&#xa0;gry</translation>
    </message>
    <message>
        <source>Never formed</source>
        <translation>Nie powstanie</translation>
    </message>
</context>
<context>
    <name>flimnap::JoinForm</name>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Faza</translation>
    </message>
    <message>
        <source>A company could pay no train: this is the last round</source>
        <translation>Spółka nie mogła opłacić pociągu: to ostatnia runda</translation>
    </message>
    <message>
        <source>Operating rounds of this set</source>
        <translation>Rundy operacyjne w&#xa0;tej serii</translation>
    </message>
    <message>
        <source>The bank has been broken</source>
        <translation>Bank jest wyczerpany</translation>
    </message>
    <message>
        <source>Where you are</source>
        <translation>Gdzie jesteście</translation>
    </message>
    <message>
        <source>First player&apos;s card</source>
        <translation>Karta pierwszego gracza</translation>
    </message>
    <message>
        <source>Priority card</source>
        <translation>Karta priorytetu</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>Kto ją ma</translation>
    </message>
    <message>
        <source>Turn-order cards, card 1 first</source>
        <translation>Karty kolejności, od karty 1</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Gotówka</translation>
    </message>
    <message>
        <source>Debt</source>
        <translation>Dług</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Kara</translation>
    </message>
    <message>
        <source>Players %1, companies %2, together %3</source>
        <translation>Gracze %1, spółki %2, razem %3</translation>
    </message>
    <message>
        <source>; in the bank %1</source>
        <translation>; w&#xa0;banku %1</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>wypadła z&#xa0;gry</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>niezałożona</translation>
    </message>
    <message>
        <source>not formed yet</source>
        <translation>jeszcze nie powstała</translation>
    </message>
    <message>
        <source>started, price %1</source>
        <translation>założona, kurs %1</translation>
    </message>
    <message>
        <source>of %1, price %2</source>
        <translation>%1, kurs %2</translation>
    </message>
    <message>
        <source>operating, price %1, treasury %2</source>
        <translation>operuje, kurs %1, skarbiec %2</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Space of the chart</source>
        <translation>Pole w&#xa0;tabeli kursów</translation>
    </message>
    <message>
        <source>Started at</source>
        <translation>Cena emisyjna</translation>
    </message>
    <message>
        <source>Its coal railway %1 was</source>
        <translation>Jej kolej węglowa %1</translation>
    </message>
    <message>
        <source>given for the director&apos;s certificate</source>
        <translation>oddana za certyfikat prezesa</translation>
    </message>
    <message>
        <source>never sold</source>
        <translation>niesprzedana</translation>
    </message>
    <message>
        <source>Waiting on its charter</source>
        <translation>Czeka na karcie spółki</translation>
    </message>
    <message>
        <source>Stations on the map</source>
        <translation>Stacje na mapie</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Skarbiec</translation>
    </message>
    <message>
        <source>Station markers not placed yet</source>
        <translation>Niepostawione żetony stacji</translation>
    </message>
    <message>
        <source>Has had its first turn</source>
        <translation>Pierwsza tura już była</translation>
    </message>
    <message>
        <source>Its own home tile is laid</source>
        <translation>Własny kafel startowy położony</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>Whose company it is</source>
        <translation>Czyja to spółka</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Prezes</translation>
    </message>
    <message>
        <source>The 20 % certificate is with</source>
        <translation>Certyfikat 20% ma</translation>
    </message>
    <message>
        <source>%1 % of %2 % entered</source>
        <translation>wpisano %1% z&#xa0;%2%</translation>
    </message>
    <message>
        <source>%1 has %2 %; %3 % of %4 % entered</source>
        <translation>%1 ma %2%; wpisano %3% z&#xa0;%4%</translation>
    </message>
    <message>
        <source>In the bank pool</source>
        <translation>Na wolnym rynku</translation>
    </message>
    <message>
        <source>No company is started yet: say so among the companies first.</source>
        <translation>Żadna spółka nie jest jeszcze założona: najpierw wpisz to w&#xa0;dziale „Spółki”.</translation>
    </message>
    <message>
        <source>Price %1 in %2, the top marker first</source>
        <translation>Kurs %1 (%2), od górnego znacznika</translation>
    </message>
    <message>
        <source>Price %1, the top marker first</source>
        <translation>Kurs %1, od górnego znacznika</translation>
    </message>
    <message>
        <source>No price has two markers on it: nothing to say here.</source>
        <translation>Na żadnym kursie nie ma dwóch znaczników: nic do wpisania.</translation>
    </message>
    <message>
        <source>%1: its right is used up</source>
        <translation>%1: prawo użyte</translation>
    </message>
    <message>
        <source>Treasury of %1</source>
        <translation>Skarbiec %1</translation>
    </message>
    <message>
        <source>Private railways: %1</source>
        <translation>Typ kolei prywatnej: %1</translation>
    </message>
    <message>
        <source>%1: %2 cards, %3 in play, %4 too many</source>
        <translation>%1: kart %2, w&#xa0;grze %3, o&#xa0;%4 za dużo</translation>
    </message>
    <message>
        <source>%1: %2 cards, %3 in play, %4 gone</source>
        <translation>%1: kart %2, w&#xa0;grze %3, ubyło %4</translation>
    </message>
    <message>
        <source>Cards left in the deck</source>
        <translation>Karty pozostałe w&#xa0;stosie</translation>
    </message>
    <message>
        <source>Its train</source>
        <translation>Jej pociąg</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Pociągi</translation>
    </message>
    <message>
        <source>Depot</source>
        <translation>Zajezdnia</translation>
    </message>
    <message>
        <source>Open stock</source>
        <translation>Wolny rynek</translation>
    </message>
    <message>
        <source>Trains given back</source>
        <translation>Oddane pociągi</translation>
    </message>
    <message>
        <source>No longer for sale</source>
        <translation>Już nie do kupienia</translation>
    </message>
    <message>
        <source>Trains that left the game</source>
        <translation>Pociągi, które wypadły z&#xa0;gry</translation>
    </message>
    <message>
        <source>Had their turn in this round, in this order</source>
        <translation>Tury już odbyte w&#xa0;tej rundzie, po kolei</translation>
    </message>
    <message>
        <source>The first lap, backwards, is not over</source>
        <translation>Pierwsze okrążenie, wstecz, jeszcze trwa</translation>
    </message>
    <message>
        <source>Have passed since the last purchase</source>
        <translation>Pasy od ostatniego zakupu</translation>
    </message>
    <message>
        <source>Passes in a row up to now</source>
        <translation>Pasy z&#xa0;rzędu do tej pory</translation>
    </message>
    <message>
        <source>Last bought, sold or exchanged in this round</source>
        <translation>Ostatni zakup, sprzedaż lub wymiana w&#xa0;tej rundzie</translation>
    </message>
    <message>
        <source>The round begins now</source>
        <translation>Runda dopiero się zaczyna</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>If you name none, those before it on the chart have had their turn.</source>
        <translation>Jeśli nie wskażesz żadnej, turę miały już te, które w&#xa0;tabeli kursów są przed nią.</translation>
    </message>
    <message>
        <source>If you name none, those before it in the order of play have had it.</source>
        <translation>Jeśli nie wskażesz żadnej, turę miały już te, które w&#xa0;kolejności gry są przed nią.</translation>
    </message>
    <message>
        <source>Whose turn begins</source>
        <translation>Czyja tura się zaczyna</translation>
    </message>
    <message>
        <source>Shares sold in this round</source>
        <translation>Akcje sprzedane w&#xa0;tej rundzie</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kafle</translation>
    </message>
    <message>
        <source>Hexes with a tile laid</source>
        <translation>Heksy z&#xa0;położonym kaflem</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>Stacje</translation>
    </message>
    <message>
        <source>The rules say no, the table says yes</source>
        <translation>Zasady zabraniają, gracze się zgadzają</translation>
    </message>
    <message>
        <source>Why the position is right all the same</source>
        <translation>Dlaczego mimo to pozycja jest poprawna</translation>
    </message>
    <message>
        <source>Limits, sizes and orders give way to a reason. Money, shares and cards that do not exist cannot.</source>
        <translation>Limity, wielkości i&#xa0;kolejności ustępują wobec powodu. Nieistniejące pieniądze, akcje i&#xa0;karty – nie.</translation>
    </message>
    <message>
        <source>%1: of %2</source>
        <translation>%1: akcje %2</translation>
    </message>
    <message>
        <source>Shares bought in this round</source>
        <translation>Akcje kupione w&#xa0;tej rundzie</translation>
    </message>
    <message>
        <source>is never formed</source>
        <translation>nie powstanie</translation>
    </message>
    <message>
        <source>All private companies</source>
        <translation>Wszystkie spółki prywatne</translation>
    </message>
    <message>
        <source>Private railways: %1</source>
        <comment>18cz</comment>
        <translation>Typ kolei prywatnej: %1</translation>
    </message>
</context>
<context>
    <name>flimnap::JoinSections</name>
    <message>
        <source>Round and phase</source>
        <translation>Runda i&#xa0;faza</translation>
    </message>
    <message>
        <source>The round you are in or about to begin, the phase, and who has which turn-order card.</source>
        <translation>Runda, w&#xa0;której jesteście lub którą zaczynacie, faza i&#xa0;kto ma którą kartę kolejności.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Count everybody&apos;s cash. Debt and penalty where somebody has them.</source>
        <translation>Policzcie gotówkę każdego. Dług i&#xa0;kara, jeśli ktoś je ma.</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Spółki</translation>
    </message>
    <message>
        <source>Every company that has a share price or has left the game.</source>
        <translation>Każda spółka, która ma kurs lub wypadła z&#xa0;gry.</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Akcje</translation>
    </message>
    <message>
        <source>Who holds how much, the director&apos;s certificate included. What nobody holds lies in the bank.</source>
        <translation>Kto ile ma, łącznie z&#xa0;certyfikatem prezesa. Czego nikt nie ma, leży w&#xa0;banku.</translation>
    </message>
    <message>
        <source>Markers on one price</source>
        <translation>Znaczniki na jednym kursie</translation>
    </message>
    <message>
        <source>Where several markers lie on one price: their order, the top one first.</source>
        <translation>Gdzie na jednym kursie leży kilka znaczników: ich kolejność, od górnego.</translation>
    </message>
    <message>
        <source>Private railways</source>
        <translation>Koleje prywatne</translation>
    </message>
    <message>
        <source>Who owns each of them. Those nobody owns have left the game.</source>
        <translation>Czyja jest każda z&#xa0;nich. Te bez właściciela wypadły z&#xa0;gry.</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Postacie</translation>
    </message>
    <message>
        <source>Who has each of them, and how many of their own tiles are laid. Those nobody has have left the game.</source>
        <translation>Kto ma każdą z&#xa0;nich i&#xa0;ile jej własnych kafli położono. Te, których nikt nie ma, wypadły z&#xa0;gry.</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Pociągi</translation>
    </message>
    <message>
        <source>What is left in the deck, what companies own, what lies open, and which trains can no longer be bought.</source>
        <translation>Co zostało w&#xa0;stosie, co mają spółki, co leży na rynku i&#xa0;których pociągów nie można już kupić.</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Czyja tura</translation>
    </message>
    <message>
        <source>You join at the beginning of a turn, or before the round begins.</source>
        <translation>Dołączacie na początku tury albo zanim zacznie się runda.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Only if you enter the map&apos;s hexes in play: where stations and tiles are. Otherwise leave it empty.</source>
        <translation>Tylko jeśli podczas gry wpisujecie heksy mapy: gdzie są stacje i&#xa0;kafle. W&#xa0;przeciwnym razie zostawcie puste.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Kontrola</translation>
    </message>
    <message>
        <source>When all fits together, you play on from here.</source>
        <translation>Gdy wszystko się zgadza, gracie stąd dalej.</translation>
    </message>
    <message>
        <source>Depot</source>
        <translation>Zajezdnia</translation>
    </message>
    <message>
        <source>Open stock</source>
        <translation>Wolny rynek</translation>
    </message>
    <message>
        <source>Trains no longer for sale</source>
        <translation>Pociągi już nie do kupienia</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stos</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Karta %1</translation>
    </message>
    <message>
        <source>First player&apos;s card</source>
        <translation>Karta pierwszego gracza</translation>
    </message>
    <message>
        <source>Priority card</source>
        <translation>Karta priorytetu</translation>
    </message>
    <message>
        <source>Turn-order cards</source>
        <translation>Karty kolejności</translation>
    </message>
    <message>
        <source>Who owns each of them, and what is in the treasuries. Those nobody owns have left the game, or are still for sale in the first stock round.</source>
        <translation>Czyja jest każda z&#xa0;nich i&#xa0;co jest w&#xa0;skarbcach. Te bez właściciela wypadły z&#xa0;gry albo w&#xa0;pierwszej rundzie giełdowej są jeszcze na sprzedaż.</translation>
    </message>
    <message>
        <source>Whose each of them is, its treasury and its stations.</source>
        <translation>Czyja jest każda z&#xa0;nich, jej skarbiec i&#xa0;stacje.</translation>
    </message>
    <message>
        <source>Every company that has a share price or has left the game. A company of %1 has no treasury.</source>
        <translation>Każda spółka, która ma kurs lub wypadła z&#xa0;gry. Spółka, którą ma %1, nie ma skarbca.</translation>
    </message>
    <message>
        <source>What is left in the deck, what companies own, and what lies open.</source>
        <translation>Co zostało w&#xa0;stosie, co mają spółki i&#xa0;co leży na rynku.</translation>
    </message>
    <message>
        <source>The round you are in or about to begin, and the phase.</source>
        <translation>Runda, w&#xa0;której jesteście lub którą zaczynacie, i&#xa0;faza.</translation>
    </message>
    <message>
        <source>What is left in the deck and beside it, and what companies own. All others have left the game.</source>
        <translation>Co zostało w&#xa0;stosie i&#xa0;obok niego oraz co mają spółki. Wszystkie inne wypadły z&#xa0;gry.</translation>
    </message>
    <message>
        <source>The round you are in or about to begin, the phase, and who has the priority card.</source>
        <translation>Runda, w&#xa0;której jesteście lub którą zaczynacie, faza i&#xa0;kto ma kartę priorytetu.</translation>
    </message>
    <message>
        <source>The round you are in or about to begin, the phase, and who is first in it.</source>
        <translation>Runda, w&#xa0;której jesteście lub którą zaczynacie, faza i&#xa0;kto w&#xa0;tej rundzie jest pierwszy.</translation>
    </message>
    <message>
        <source>Count everybody&apos;s cash.</source>
        <translation>Policzcie gotówkę każdego.</translation>
    </message>
    <message>
        <source>Which companies were taken before the first round, and which have been founded since.</source>
        <translation>Które spółki wzięto przed pierwszą rundą, a&#xa0;które założono później.</translation>
    </message>
    <message>
        <source>What is left in the deck, what companies own, and what lies in the depot. Of a train that has got old the grey side shows: it has a star here.</source>
        <translation>Co zostało w&#xa0;stosie, co mają spółki i&#xa0;co leży w&#xa0;zajezdni. Przestarzały pociąg leży szarą stroną do góry: tutaj ma gwiazdkę.</translation>
    </message>
    <message>
        <source>Companies that left the game</source>
        <translation>Spółki, które wypadły z&#xa0;gry</translation>
    </message>
    <message>
        <source>Price %1</source>
        <translation>Kurs %1</translation>
    </message>
    <message>
        <source>Rights used</source>
        <translation>Użyte prawa</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Faza</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Certificate limit</source>
        <translation>Limit certyfikatów</translation>
    </message>
    <message>
        <source>Private railways</source>
        <comment>18cz</comment>
        <translation>Koleje prywatne</translation>
    </message>
    <message>
        <source>Who owns each of them. Those nobody owns have left the game.</source>
        <comment>18cz</comment>
        <translation>Czyja jest każda z&#xa0;nich. Te bez właściciela wypadły z&#xa0;gry.</translation>
    </message>
</context>
<context>
    <name>flimnap::JoinView</name>
    <message>
        <source>Choose the game and its players first.</source>
        <translation>Najpierw wybierz grę i&#xa0;graczy.</translation>
    </message>
    <message>
        <source>Still wrong: %1</source>
        <translation>Wciąż błędne: %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1”</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Private companies</source>
        <translation>Spółki prywatne</translation>
    </message>
</context>
<context>
    <name>flimnap::LeftOut</name>
    <message>
        <source>Draw the company that is left out</source>
        <translation>Wylosuj spółkę, której nie będzie w&#xa0;grze</translation>
    </message>
    <message>
        <source>Drawn: %1 is left out</source>
        <translation>Wylosowano: %1 poza grą</translation>
    </message>
    <message>
        <source>A company is drawn that is left out</source>
        <translation>Losowanie spółki, której nie będzie w&#xa0;grze</translation>
    </message>
    <message>
        <source>It leaves the game. Nobody can start it.</source>
        <translation>Wypada z&#xa0;gry. Nikt nie może jej założyć.</translation>
    </message>
    <message>
        <source>Left out of the game</source>
        <translation>Nie bierze udziału</translation>
    </message>
    <message>
        <source>Every company that has a share price or was left out of the game.</source>
        <translation>Każda spółka, która ma kurs lub nie bierze udziału w&#xa0;grze.</translation>
    </message>
</context>
<context>
    <name>flimnap::LibraryView</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ruch</numerusform>
            <numerusform>%n ruchy</numerusform>
            <numerusform>%n ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules have been corrected since: move %1 of this game no longer fits. The table stands before it; what followed is kept.</source>
        <translation>Od tego czasu poprawiono zasady: ruch %1 tej gry już nie pasuje. Gra stoi przed nim; dalszy ciąg jest zachowany.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Tej gry nie można odczytać.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>Nie można odczytać %1: %2</translation>
    </message>
    <message>
        <source>This journal cannot be taken over. What is wrong with it:</source>
        <translation>Tego dziennika nie można przejąć. Co jest w&#xa0;nim nie tak:</translation>
    </message>
    <message>
        <source>A name has 1 to 40 visible characters.</source>
        <translation>Imię ma od 1 do 40 widocznych znaków.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came back.</source>
        <translation>
            <numerusform>Wróciła %n gra.</numerusform>
            <numerusform>Wróciły %n gry.</numerusform>
            <numerusform>Wróciło %n gier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n gra już tu była.</numerusform>
            <numerusform>%n gry już tu były.</numerusform>
            <numerusform>%n gier już tu było.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flimnap::Lots</name>
    <message>
        <source> · out: %1</source>
        <translation> · pas: %1</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1, za %2</translation>
    </message>
    <message>
        <source>%1 bids %2</source>
        <translation>%1 oferuje %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>od %1</translation>
    </message>
    <message>
        <source>The sizes of the three local railways and the least bids are printed on the board; this app does not know them. Compare them before the first move.</source>
        <translation>Wielkości trzech kolei lokalnych i&#xa0;najniższe oferty są wydrukowane na planszy; ta aplikacja ich nie zna. Porównajcie je przed pierwszym ruchem.</translation>
    </message>
    <message>
        <source>%1 names a railway with a bid, or passes</source>
        <translation>%1 wskazuje kolej i&#xa0;ofertę lub pasuje</translation>
    </message>
    <message>
        <source>Private railways in the auction, and the least bids</source>
        <translation>Koleje prywatne w&#xa0;licytacji i&#xa0;najniższe oferty</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>a private railway and the least bid for it</comment>
        <translation>%1 od %2</translation>
    </message>
    <message>
        <source>In the auction: %1.</source>
        <translation>W&#xa0;licytacji: %1.</translation>
    </message>
    <message>
        <source>Lots of the auction</source>
        <translation>Pozycje licytacji</translation>
    </message>
    <message>
        <source>What was bid for them may be left out: it counts only for what players are worth until the first operating round.</source>
        <translation>Wylicytowane kwoty można pominąć: do pierwszej rundy operacyjnej liczą się tylko do majątku graczy.</translation>
    </message>
    <message>
        <source>Bid for %1</source>
        <translation>Oferta za %1</translation>
    </message>
</context>
<context>
    <name>flimnap::MendingView</name>
    <message>
        <source>Card %1</source>
        <translation>Karta %1</translation>
    </message>
</context>
<context>
    <name>flimnap::MovePreview</name>
    <message>
        <source>This move is not complete yet.</source>
        <translation>Ten ruch nie jest jeszcze kompletny.</translation>
    </message>
</context>
<context>
    <name>flimnap::Names</name>
    <message>
        <source>Company %1</source>
        <translation>Spółka %1</translation>
    </message>
    <message>
        <source>Vaclav</source>
        <translation>Vaclav</translation>
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
        <translation>%1 ma jeszcze do spłaty %2. W&#xa0;skarbcu jest %3; brakujące %5 może dopłacić %4 (gotówka: %6).</translation>
    </message>
    <message>
        <source>Pay all loans or merge</source>
        <translation>Spłacić pożyczki albo wejść do CGR</translation>
    </message>
    <message>
        <source>Choose the trains that stay</source>
        <translation>Wybierz pociągi, które zostają</translation>
    </message>
    <message>
        <source>Set the certificate limit</source>
        <translation>Ustal limit certyfikatów</translation>
    </message>
    <message>
        <source>%1: all loans are paid</source>
        <translation>%1: pożyczki spłacone</translation>
    </message>
    <message>
        <source>%1 keeps its loans and merges</source>
        <translation>%1 nie spłaca pożyczek i&#xa0;wchodzi w&#xa0;skład CGR (MESS)</translation>
    </message>
    <message>
        <source>%1 keeps no train</source>
        <translation>%1 nie zatrzymuje pociągów</translation>
    </message>
    <message>
        <source>%1 keeps: %2</source>
        <translation>%1 zatrzymuje: %2</translation>
    </message>
    <message>
        <source>The certificate limit is %1 from now on</source>
        <translation>Limit certyfikatów wynosi odtąd %1</translation>
    </message>
    <message>
        <source>What it does not keep goes into the open stock. Only trains that never rust run for %1.</source>
        <translation>Pociągi, których nie zatrzyma, trafiają na wolny rynek. %1 używa tylko trwałych pociągów.</translation>
    </message>
    <message>
        <source>The rules say that it changes when %1 is formed, and print no new one. Agree on it, or leave it.</source>
        <translation>Według zasad limit zmienia się, gdy powstaje %1, ale nowego nie wydrukowano. Uzgodnijcie go lub zostawcie bez zmian.</translation>
    </message>
    <message>
        <source>%1 has no train that it may run. It borrows one for this run and pays nothing for it; what it earns goes into its treasury, and its price stands still.</source>
        <translation>%1 nie ma pociągu, który może uruchomić. Na ten raz pożycza pociąg i&#xa0;nic za to nie płaci; zarobek idzie do jej skarbca, a&#xa0;kurs stoi w&#xa0;miejscu.</translation>
    </message>
    <message>
        <source>%1 pays its loans or merges, %2 decides</source>
        <translation>%1 spłaca pożyczki lub wchodzi w&#xa0;skład CGR, decyduje %2</translation>
    </message>
    <message>
        <source>%1 chooses the trains that it keeps, %2 decides</source>
        <translation>%1 wybiera pociągi, które zatrzymuje, decyduje %2</translation>
    </message>
    <message>
        <source>pays all its loans</source>
        <translation>spłaca pożyczki</translation>
    </message>
    <message>
        <source>becomes part of %1</source>
        <translation>wchodzi w&#xa0;skład %1</translation>
    </message>
    <message>
        <source>national company</source>
        <translation>CGR (MESS)</translation>
    </message>
    <message>
        <source>no lasting train yet: its price stands still</source>
        <translation>jeszcze bez trwałego pociągu: kurs stoi</translation>
    </message>
    <message>
        <source>its director must buy a share</source>
        <translation>prezes musi kupić akcję</translation>
    </message>
    <message>
        <source>All treasuries repaid what they could</source>
        <translation>Wszystkie skarbce spłaciły, ile mogły</translation>
    </message>
    <message>
        <source>has paid its loans</source>
        <translation>pożyczki spłacone</translation>
    </message>
    <message numerus="yes">
        <source>%n loan(s): %1 decides</source>
        <translation>
            <numerusform>%n pożyczka: decyduje %1</numerusform>
            <numerusform>%n pożyczki: decyduje %1</numerusform>
            <numerusform>%n pożyczek: decyduje %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Two shares become one of %1</source>
        <translation>Dwie akcje wymienia się na jedną akcję %1</translation>
    </message>
    <message>
        <source>%1 chooses the trains that it keeps</source>
        <translation>%1 wybiera pociągi, które zatrzymuje</translation>
    </message>
    <message>
        <source>Formed at</source>
        <translation>Kurs początkowy</translation>
    </message>
    <message>
        <source>Divided into shares</source>
        <translation>Liczba akcji</translation>
    </message>
    <message>
        <source>Its marker stands still: it had no train yet that lasts</source>
        <translation>Jej znacznik stoi w&#xa0;miejscu: nie miała jeszcze trwałego pociągu</translation>
    </message>
    <message>
        <source>Still to act, as the first one in its first round</source>
        <translation>Ma jeszcze operować, jako pierwsza w&#xa0;swojej pierwszej rundzie</translation>
    </message>
    <message>
        <source>Certificate limit from now on</source>
        <translation>Limit certyfikatów odtąd</translation>
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
        <translation>tylko buduje tory</translation>
    </message>
    <message>
        <source>for %1 % of %2</source>
        <translation>wymiana na %1% %2</translation>
    </message>
    <message>
        <source>%1 to %2, %3</source>
        <comment>prices, what one gets for it later</comment>
        <translation>od %1 do %2, %3</translation>
    </message>
    <message>
        <source>for an own train %1</source>
        <translation>za własny pociąg %1</translation>
    </message>
    <message>
        <source>with the %1 % certificate</source>
        <translation>z&#xa0;certyfikatem na %1&#xa0;%</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>od: %1</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, od: %2</translation>
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
        <translation>kara na koniec %1</translation>
    </message>
    <message>
        <source>owes %1, penalty at the end %2</source>
        <translation>dług %1, kara na koniec %2</translation>
    </message>
    <message>
        <source>owes %1</source>
        <translation>dług %1</translation>
    </message>
    <message>
        <source>owes %1, after the next stock round %2</source>
        <translation>dług %1, po następnej rundzie giełdowej %2</translation>
    </message>
    <message>
        <source>plays by the rules</source>
        <translation>gra według zasad</translation>
    </message>
    <message>
        <source>order card %1</source>
        <translation>kolejność: %1</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>pierwszy gracz</translation>
    </message>
    <message>
        <source>priority card</source>
        <translation>karta priorytetu</translation>
    </message>
    <message>
        <source>bids %1, free %2</source>
        <translation>oferty %1, wolne %2</translation>
    </message>
    <message>
        <source>copy cards: %1</source>
        <translation>karty kopii: %1</translation>
    </message>
    <message>
        <source>no company yet</source>
        <translation>jeszcze bez spółki</translation>
    </message>
    <message>
        <source>%1. in each round</source>
        <translation>%1. w każdej rundzie</translation>
    </message>
    <message>
        <source>must raise %1 at once</source>
        <translation>musi od razu zebrać %1</translation>
    </message>
</context>
<context>
    <name>flimnap::Papers</name>
    <message>
        <source>%1: the hex of MW is worth %2</source>
        <translation>%1: heks MW jest wart %2</translation>
    </message>
    <message>
        <source>Say what the hex of MW is worth</source>
        <translation>Podaj, ile wart jest heks MW</translation>
    </message>
    <message>
        <source>%1 says what the hex of MW is worth</source>
        <translation>%1 podaje, ile wart jest heks MW</translation>
    </message>
    <message>
        <source>MW pays its owner what the tile of its hex is worth. Before that the owner may lay or upgrade that tile for nothing.</source>
        <translation>MW płaci właścicielowi tyle, ile wart jest kafel na jej heksie. Przedtem właściciel może za darmo położyć lub zmodernizować ten kafel.</translation>
    </message>
</context>
<context>
    <name>flimnap::PeopleView</name>
    <message>
        <source>A name has 1 to 40 visible characters.</source>
        <translation>Imię ma od 1 do 40 widocznych znaków.</translation>
    </message>
</context>
<context>
    <name>flimnap::ReadingWords</name>
    <message>
        <source>A “Dimen&apos;s Land” card is used</source>
        <translation>Karty „Dimen’s Land” używa się</translation>
    </message>
    <message>
        <source>Changes how many actions a player has in a turn.</source>
        <translation>Zmienia liczbę akcji gracza w turze.</translation>
    </message>
    <message>
        <source>in place of an action card</source>
        <translation>zamiast karty działania</translation>
    </message>
    <message>
        <source>beside the action card of the turn</source>
        <translation>oprócz karty działania w&#xa0;turze</translation>
    </message>
    <message>
        <source>Of a card that is copied a player chooses</source>
        <translation>Z&#xa0;kopiowanej karty gracz wybiera</translation>
    </message>
    <message>
        <source>Changes which actions can be copied.</source>
        <translation>Zmienia, które akcje można kopiować.</translation>
    </message>
    <message>
        <source>either side</source>
        <translation>dowolną stronę</translation>
    </message>
    <message>
        <source>only a side that was used in this round</source>
        <translation>tylko stronę, której użyto w&#xa0;tej rundzie</translation>
    </message>
    <message>
        <source>Skyresh Bolgolam pays a tenth less for</source>
        <translation>Skyresh Bolgolam płaci o&#xa0;jedną dziesiątą mniej za</translation>
    </message>
    <message>
        <source>Changes what his companies pay for old trains.</source>
        <translation>Zmienia, ile jego spółki płacą za stare pociągi.</translation>
    </message>
    <message>
        <source>new trains alone</source>
        <translation>tylko nowe pociągi</translation>
    </message>
    <message>
        <source>new trains and those of the depot</source>
        <translation>nowe pociągi i&#xa0;te z&#xa0;zajezdni</translation>
    </message>
    <message>
        <source>Phases that sentences of the rules count</source>
        <translation>Fazy, o&#xa0;których mówi tekst zasad,</translation>
    </message>
    <message>
        <source>Changes until when companies borrow, and from when they buy private companies.</source>
        <translation>Zmienia, do kiedy spółki biorą pożyczki i od kiedy kupują spółki prywatne.</translation>
    </message>
    <message>
        <source>one by one: loans up to the 5-trains, private companies bought from the 3-trains on</source>
        <translation>liczone po kolei (1, 2, 3…): pożyczki do pociągów 5 włącznie, spółki prywatne od pociągów 3</translation>
    </message>
    <message>
        <source>by trains: loans up to the 4-trains, private companies bought from the 2-trains on</source>
        <translation>według numeru pociągu: pożyczki do pociągów 4 włącznie, spółki prywatne od pociągów 2</translation>
    </message>
    <message>
        <source>Who bought last in the opening, so that the next one goes on and gets the priority card</source>
        <translation>Kto w&#xa0;licytacji liczy się jako ostatni kupujący (następny po nim gra dalej i&#xa0;dostaje kartę priorytetu)</translation>
    </message>
    <message>
        <source>Changes who goes on in the opening and who gets the priority card.</source>
        <translation>Zmienia, kto gra dalej na początku i kto dostaje kartę priorytetu.</translation>
    </message>
    <message>
        <source>whoever bought, in an auction as well</source>
        <translation>ktokolwiek kupił, także w&#xa0;licytacji</translation>
    </message>
    <message>
        <source>whoever bought the company on offer</source>
        <translation>kto kupił wystawioną spółkę</translation>
    </message>
    <message>
        <source>In a turn of a stock round shares are sold</source>
        <translation>W&#xa0;turze rundy giełdowej akcje sprzedaje się</translation>
    </message>
    <message>
        <source>Changes whether one can sell again after a purchase.</source>
        <translation>Zmienia, czy po zakupie można znów sprzedawać.</translation>
    </message>
    <message>
        <source>before the purchase or after it</source>
        <translation>przed zakupem albo po nim</translation>
    </message>
    <message>
        <source>before the purchase and after it</source>
        <translation>przed zakupem i&#xa0;po nim</translation>
    </message>
    <message>
        <source>Shares that were bought are kept</source>
        <translation>Kupione akcje trzyma się</translation>
    </message>
    <message>
        <source>Changes how soon a share can be sold again.</source>
        <translation>Zmienia, kiedy akcję można znów sprzedać.</translation>
    </message>
    <message>
        <source>for the whole stock round</source>
        <translation>przez całą rundę giełdową</translation>
    </message>
    <message>
        <source>for the turn, one of them</source>
        <translation>tylko przez tę turę i&#xa0;tylko jedną</translation>
    </message>
    <message>
        <source>Players sell private companies to each other in stock rounds</source>
        <translation>Gracze sprzedają sobie spółki prywatne w&#xa0;rundach giełdowych</translation>
    </message>
    <message>
        <source>Changes whether players can trade them at all.</source>
        <translation>Zmienia, czy gracze w ogóle mogą nimi handlować.</translation>
    </message>
    <message>
        <source>yes, in place of a purchase of shares</source>
        <translation>tak, zamiast zakupu akcji</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>A sale of shares that would push a marker into the closing area</source>
        <translation>Sprzedaż akcji, która zepchnęłaby znacznik w&#xa0;obszar zamykania</translation>
    </message>
    <message>
        <source>Changes whether players can close a company by selling.</source>
        <translation>Zmienia, czy gracze mogą sprzedażą zamknąć spółkę.</translation>
    </message>
    <message>
        <source>stops on the line above it</source>
        <translation>zatrzymuje go na linii powyżej</translation>
    </message>
    <message>
        <source>closes the company</source>
        <translation>zamyka spółkę</translation>
    </message>
    <message>
        <source>New companies get their capital in another way</source>
        <translation>Nowe spółki dostają kapitał w&#xa0;inny sposób</translation>
    </message>
    <message>
        <source>Changes the capital of companies started in between.</source>
        <translation>Zmienia kapitał spółek założonych w tym czasie.</translation>
    </message>
    <message>
        <source>from the first 5 and the first 6 on</source>
        <translation>od pierwszego pociągu 5 i&#xa0;pierwszego 6</translation>
    </message>
    <message>
        <source>from the last 4 and the last 5 on</source>
        <translation>od ostatniego pociągu 4 i&#xa0;ostatniego 5</translation>
    </message>
    <message>
        <source>In a turn a company buys one train of each kind</source>
        <translation>W&#xa0;turze spółka kupuje po jednym pociągu każdego typu</translation>
    </message>
    <message>
        <source>Changes how many trains of a kind a company can get in a turn.</source>
        <translation>Zmienia, ile pociągów jednego rodzaju spółka może zdobyć w turze.</translation>
    </message>
    <message>
        <source>wherever they come from</source>
        <translation>skądkolwiek pochodzą</translation>
    </message>
    <message>
        <source>of the bank and the open stock; others do not count</source>
        <translation>z&#xa0;banku i&#xa0;wolnego rynku; inne się nie liczą</translation>
    </message>
    <message>
        <source>A company that has no route</source>
        <translation>Spółka, która nie ma trasy</translation>
    </message>
    <message>
        <source>Changes whether a director may have to pay for a train that cannot run.</source>
        <translation>Zmienia, czy prezes może musieć płacić za pociąg, który nie może jeździć.</translation>
    </message>
    <message>
        <source>must own a train all the same</source>
        <translation>i&#xa0;tak musi mieć pociąg</translation>
    </message>
    <message>
        <source>need not own a train</source>
        <translation>nie musi mieć pociągu</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nigdy</translation>
    </message>
    <message>
        <source>The national company is formed</source>
        <translation>CGR (MESS) powstaje</translation>
    </message>
    <message>
        <source>Changes what the company that bought it can still do before.</source>
        <translation>Zmienia, co spółka, która go kupiła, zdąży jeszcze zrobić.</translation>
    </message>
    <message>
        <source>at once with the first 6-train</source>
        <translation>od razu z&#xa0;pierwszym pociągiem 6</translation>
    </message>
    <message>
        <source>at the end of the turn that bought it</source>
        <translation>na końcu tury, w&#xa0;której go kupiono</translation>
    </message>
    <message>
        <source>Trains of the national company that rust some day</source>
        <translation>Nietrwałe pociągi CGR (MESS)</translation>
    </message>
    <message>
        <source>Changes what the national company earns before it owns a train that stays.</source>
        <translation>Zmienia dochód CGR (MESS), póki nie ma trwałego pociągu.</translation>
    </message>
    <message>
        <source>do not run; it may keep them to trade them in</source>
        <translation>nie są uruchamiane; może je zatrzymać, by oddać je w&#xa0;rozliczeniu</translation>
    </message>
    <message>
        <source>run; only they may be given up</source>
        <translation>są uruchamiane; tylko je można odrzucić</translation>
    </message>
    <message>
        <source>The certificate limit after the national company is formed</source>
        <translation>Limit certyfikatów po powstaniu CGR (MESS)</translation>
    </message>
    <message>
        <source>Changes how many certificates players may have afterwards.</source>
        <translation>Zmienia, ile certyfikatów wolno potem mieć graczom.</translation>
    </message>
    <message>
        <source>is asked for then</source>
        <translation>jest wtedy ustalany</translation>
    </message>
    <message>
        <source>stays as it was</source>
        <translation>pozostaje bez zmian</translation>
    </message>
    <message>
        <source>In its first operating round the national company acts</source>
        <translation>W&#xa0;swojej pierwszej rundzie operacyjnej CGR (MESS) działa</translation>
    </message>
    <message>
        <source>Changes who builds and buys first in that round.</source>
        <translation>Zmienia, kto w tej rundzie pierwszy buduje i kupuje.</translation>
    </message>
    <message>
        <source>before all others</source>
        <translation>przed wszystkimi</translation>
    </message>
    <message>
        <source>in the order of prices</source>
        <translation>w&#xa0;kolejności kursów</translation>
    </message>
    <message>
        <source>The national company without a train</source>
        <translation>CGR (MESS) bez pociągu</translation>
    </message>
    <message>
        <source>Changes which train it runs and what it can build.</source>
        <translation>Zmienia, jakim pociągiem jeździ i co może budować.</translation>
    </message>
    <message>
        <source>borrows any train there is, and builds nothing that costs money</source>
        <translation>pożycza dowolny pociąg i&#xa0;nie buduje niczego, co kosztuje</translation>
    </message>
    <message>
        <source>borrows the last kind, which then lies in the open stock, and builds like others</source>
        <translation>pożycza ostatni typ, który potem leży na wolnym rynku, i&#xa0;buduje jak inne</translation>
    </message>
    <message>
        <source>The national company must buy its first train</source>
        <translation>CGR (MESS) musi kupić swój pierwszy pociąg</translation>
    </message>
    <message>
        <source>Changes when it stops borrowing a train.</source>
        <translation>Zmienia, kiedy przestaje pożyczać pociąg.</translation>
    </message>
    <message>
        <source>as soon as its treasury has the price of the last kind</source>
        <translation>gdy tylko ma w&#xa0;skarbcu cenę ostatniego typu</translation>
    </message>
    <message>
        <source>as soon as its treasury has more than that price</source>
        <translation>gdy tylko ma w&#xa0;skarbcu więcej niż tę cenę</translation>
    </message>
    <message>
        <source>Trains of a company that closes</source>
        <translation>Pociągi zamykanej spółki</translation>
    </message>
    <message>
        <source>Changes which trains others can buy.</source>
        <translation>Zmienia, które pociągi mogą kupić inni.</translation>
    </message>
    <message>
        <source>go into the open stock</source>
        <translation>trafiają na wolny rynek</translation>
    </message>
    <message>
        <source>leave the game</source>
        <translation>wypadają z&#xa0;gry</translation>
    </message>
    <message>
        <source>The bank is broken</source>
        <translation>Bank jest wyczerpany</translation>
    </message>
    <message>
        <source>Changes when the game ends, if the bank pays out its last money exactly.</source>
        <translation>Zmienia koniec gry, gdy bank wypłaci ostatnie pieniądze co do grosza.</translation>
    </message>
    <message>
        <source>as soon as it is empty</source>
        <translation>gdy tylko jest pusty</translation>
    </message>
    <message>
        <source>as soon as it pays what it has not</source>
        <translation>gdy tylko musi wypłacić więcej, niż ma</translation>
    </message>
    <message>
        <source>The value of a share at the end, less ten for each loan</source>
        <translation>Wartość akcji na koniec, po odjęciu dziesięciu za każdą pożyczkę</translation>
    </message>
    <message>
        <source>Changes the score of those who hold shares of companies deep in debt.</source>
        <translation>Zmienia wynik posiadaczy akcji mocno zadłużonych spółek.</translation>
    </message>
    <message>
        <source>may be below zero</source>
        <translation>może być ujemna</translation>
    </message>
    <message>
        <source>is zero at least</source>
        <translation>to co najmniej zero</translation>
    </message>
    <message>
        <source>Dividends for shares of 5 % are rounded up</source>
        <translation>Dywidendy z&#xa0;akcji 5% zaokrągla się w&#xa0;górę</translation>
    </message>
    <message>
        <source>Changes by a few francs what holders of several such shares get.</source>
        <translation>Zmienia o kilka franków wypłatę posiadaczy kilku takich akcji.</translation>
    </message>
    <message>
        <source>once for everybody&apos;s shares together</source>
        <translation>raz, łącznie dla każdego posiadacza</translation>
    </message>
    <message>
        <source>for each share</source>
        <translation>za każdą akcję</translation>
    </message>
    <message>
        <source>The home station is placed</source>
        <translation>Stację startową stawia się</translation>
    </message>
    <message>
        <source>Changes who can build around it before.</source>
        <translation>Zmienia, kto może wcześniej budować wokół niej.</translation>
    </message>
    <message>
        <source>when the company is started</source>
        <translation>przy założeniu spółki</translation>
    </message>
    <message>
        <source>in the company&apos;s first turn</source>
        <translation>w&#xa0;pierwszej turze spółki</translation>
    </message>
    <message>
        <source>The 40 printed in three cities</source>
        <translation>Kwota 40 wydrukowana w&#xa0;trzech miastach</translation>
    </message>
    <message>
        <source>Changes what the first upgrade of these cities costs.</source>
        <translation>Zmienia koszt pierwszej modernizacji tych miast.</translation>
    </message>
    <message>
        <source>are not paid, for upgrades are free</source>
        <translation>nie jest płacona, modernizacje są bezpłatne</translation>
    </message>
    <message>
        <source>are paid once</source>
        <translation>jest płacona raz</translation>
    </message>
    <message>
        <source>With the Charbonnages du Hainaut a company places</source>
        <translation>Z&#xa0;Charbonnages du Hainaut spółka stawia</translation>
    </message>
    <message>
        <source>Changes how many stations the company has left.</source>
        <translation>Zmienia, ile stacji zostanie spółce.</translation>
    </message>
    <message>
        <source>one of its own stations</source>
        <translation>jedną ze swoich stacji</translation>
    </message>
    <message>
        <source>an additional station</source>
        <translation>dodatkową stację</translation>
    </message>
    <message>
        <source>Stations of Nord, as its charter says</source>
        <translation>Stacje Nord, według karty spółki</translation>
    </message>
    <message>
        <source>Changes how many stations it can place.</source>
        <translation>Zmienia, ile stacji może położyć.</translation>
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
        <translation>Spółka, która nie uruchamia pociągów, płaci odsetki</translation>
    </message>
    <message>
        <source>Changes what the director has to add for which of both.</source>
        <translation>Zmienia, do czego z tych dwóch prezes musi dopłacić.</translation>
    </message>
    <message>
        <source>before it buys a train</source>
        <translation>przed zakupem pociągu</translation>
    </message>
    <message>
        <source>after it has bought one</source>
        <translation>po zakupie pociągu</translation>
    </message>
    <message>
        <source>A company with as many trains as it may have</source>
        <translation>Spółka z&#xa0;pełnym limitem pociągów</translation>
    </message>
    <message>
        <source>Changes whether a company with all its trains can buy a better one.</source>
        <translation>Zmienia, czy spółka z kompletem pociągów może kupić lepszy.</translation>
    </message>
    <message>
        <source>cannot buy one</source>
        <translation>nie może kupić</translation>
    </message>
    <message>
        <source>buys one if it could trade one in, and gives up one at once</source>
        <translation>kupuje, jeśli mogłaby oddać pociąg w&#xa0;rozliczeniu, i&#xa0;od razu jeden odrzuca</translation>
    </message>
    <message>
        <source>The tile of the Enkhuizen-Stavoren Ferry is laid</source>
        <translation>Kafel Enkhuizen-Stavoren Ferry kładzie się</translation>
    </message>
    <message>
        <source>Changes when it can be laid.</source>
        <translation>Zmienia, kiedy można go położyć.</translation>
    </message>
    <message>
        <source>with the other track of the turn</source>
        <translation>razem z&#xa0;innymi torami tej tury</translation>
    </message>
    <message>
        <source>any time in the turn</source>
        <translation>w&#xa0;dowolnej chwili tury</translation>
    </message>
    <message>
        <source>For the price of the national company the cheapest of three or more</source>
        <translation>Przy cenie CGR (MESS) najtańsza z&#xa0;trzech lub więcej</translation>
    </message>
    <message>
        <source>Changes the price of the national company, and so what all its shares are worth.</source>
        <translation>Zmienia cenę CGR (MESS), a&#xa0;więc wartość wszystkich jej akcji.</translation>
    </message>
    <message>
        <source>is left out before the average is taken</source>
        <translation>jest pomijana przed liczeniem średniej</translation>
    </message>
    <message>
        <source>is left out only if the average of all is above 100</source>
        <translation>jest pomijana tylko, gdy średnia wszystkich przekracza 100</translation>
    </message>
    <message>
        <source>The card on the table that buys and sells shares</source>
        <translation>Karta na stole do kupna i&#xa0;sprzedaży akcji</translation>
    </message>
    <message>
        <source>Changes what this card can be used for instead.</source>
        <translation>Zmienia, do czego innego służy ta karta.</translation>
    </message>
    <message>
        <source>on its other side a tile is laid</source>
        <translation>na drugiej stronie kładzie się kafel</translation>
    </message>
    <message>
        <source>on its other side money is taken</source>
        <translation>na drugiej stronie bierze się pieniądze</translation>
    </message>
    <message>
        <source>A director helps to buy a train of another company</source>
        <translation>Prezes dopłaca do pociągu innej spółki</translation>
    </message>
    <message>
        <source>Changes which trains a director can pay for.</source>
        <translation>Zmienia, za które pociągi prezes może płacić.</translation>
    </message>
    <message>
        <source>if both want it, up to its printed price</source>
        <translation>za zgodą obu stron, do ceny z&#xa0;karty</translation>
    </message>
    <message>
        <source>Companies take loans and buy private companies</source>
        <translation>Spółki biorą pożyczki i&#xa0;kupują spółki prywatne</translation>
    </message>
    <message>
        <source>Changes when a company can get money, or give some to its director.</source>
        <translation>Zmienia, kiedy spółka może zdobyć pieniądze lub dać je swojemu prezesowi.</translation>
    </message>
    <message>
        <source>any time in an operating round, all of them</source>
        <translation>w&#xa0;dowolnym momencie rundy operacyjnej, każda</translation>
    </message>
    <message>
        <source>in their own turn, before shares are sold and loans repaid</source>
        <translation>w&#xa0;swojej turze, przed sprzedażą akcji i&#xa0;spłatą pożyczek</translation>
    </message>
    <message>
        <source>For the tile of the Enkhuizen-Stavoren Ferry</source>
        <translation>Za kafel Enkhuizen-Stavoren Ferry</translation>
    </message>
    <message>
        <source>Changes what the tile costs the company.</source>
        <translation>Zmienia, ile kafel kosztuje spółkę.</translation>
    </message>
    <message>
        <source>the 80 of the sea are not paid</source>
        <translation>nie płaci się 80 za morze</translation>
    </message>
    <message>
        <source>the 80 of the sea are paid</source>
        <translation>płaci się 80 za morze</translation>
    </message>
    <message>
        <source>Once the +20 marker is placed, the Régie des Postes</source>
        <translation>Po położeniu znacznika +20 Régie des Postes</translation>
    </message>
    <message>
        <source>Changes 15 francs in every operating round.</source>
        <translation>Zmienia 15 franków w&#xa0;każdej rundzie operacyjnej.</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <translation>wypada z&#xa0;gry</translation>
    </message>
    <message>
        <source>stays and goes on paying</source>
        <translation>zostaje i&#xa0;płaci dalej</translation>
    </message>
    <message>
        <source>In an auction of the opening the next to bid is</source>
        <translation>W&#xa0;licytacji następny jest</translation>
    </message>
    <message>
        <source>Changes who has to bid higher first.</source>
        <translation>Zmienia, kto pierwszy musi podbić ofertę.</translation>
    </message>
    <message>
        <source>always who has bid least</source>
        <translation>zawsze ten, kto dał najmniej</translation>
    </message>
    <message>
        <source>the next bidder to the left</source>
        <translation>następny licytujący po lewej</translation>
    </message>
    <message>
        <source>The markers of companies sold in one turn fall</source>
        <translation>Znaczniki spółek sprzedanych w&#xa0;jednej turze spadają</translation>
    </message>
    <message>
        <source>Changes which of them operates first at the same price.</source>
        <translation>Zmienia, która z&#xa0;nich przy równym kursie operuje pierwsza.</translation>
    </message>
    <message>
        <source>the dearest first, whichever was sold first</source>
        <translation>najpierw najdroższej, bez względu na kolejność sprzedaży</translation>
    </message>
    <message>
        <source>in the order in which they were sold</source>
        <translation>w&#xa0;kolejności sprzedaży</translation>
    </message>
    <message>
        <source>Money that the bank keeps for companies until they reach their destinations</source>
        <translation>Pieniądze, które bank przechowuje dla spółek do osiągnięcia celu</translation>
    </message>
    <message>
        <source>Changes how soon the bank is broken.</source>
        <translation>Zmienia, jak szybko bank się wyczerpie.</translation>
    </message>
    <message>
        <source>is the bank&apos;s until then</source>
        <translation>należą do tego czasu do banku</translation>
    </message>
    <message>
        <source>does not count as the bank&apos;s</source>
        <translation>nie liczą się jako pieniądze banku</translation>
    </message>
    <message>
        <source>While more than half of the national company lies in the open stock</source>
        <translation>Dopóki ponad połowa CGR (MESS) leży na wolnym rynku</translation>
    </message>
    <message>
        <source>Changes where its shares can be bought, and for how much.</source>
        <translation>Zmienia, gdzie i&#xa0;za ile można kupić jej akcje.</translation>
    </message>
    <message>
        <source>the bank sells none of its shares</source>
        <translation>bank nie sprzedaje jej akcji</translation>
    </message>
    <message>
        <source>the bank sells its shares, too</source>
        <translation>bank też sprzedaje jej akcje</translation>
    </message>
    <message>
        <source>When only 8-trains are left, a company begins to operate with</source>
        <translation>Gdy zostały tylko pociągi 8, spółka zaczyna operować, gdy</translation>
    </message>
    <message>
        <source>Changes how soon a late company can operate.</source>
        <translation>Zmienia, jak szybko może operować późna spółka.</translation>
    </message>
    <message>
        <source>60 % of it sold</source>
        <translation>sprzedano 60% akcji</translation>
    </message>
    <message>
        <source>80 % of it sold</source>
        <translation>sprzedano 80% akcji</translation>
    </message>
    <message>
        <source>Track on the hexes of private companies that players own</source>
        <translation>Torów na heksach spółek prywatnych należących do graczy</translation>
    </message>
    <message>
        <source>Changes where one can build before companies have bought them.</source>
        <translation>Zmienia, gdzie można budować, zanim spółki je kupią.</translation>
    </message>
    <message>
        <source>is not laid in Amsterdam</source>
        <translation>nie kładzie się w&#xa0;Amsterdamie</translation>
    </message>
    <message>
        <source>is not laid on any of the three</source>
        <translation>nie kładzie się na żadnym z&#xa0;trzech</translation>
    </message>
    <message>
        <source>A company can have</source>
        <translation>Spółka może mieć</translation>
    </message>
    <message>
        <source>Changes how much a company can borrow.</source>
        <translation>Zmienia, ile spółka może pożyczyć.</translation>
    </message>
    <message>
        <source>as many loans as players hold of its shares</source>
        <translation>tyle pożyczek, ile jej akcji mają gracze</translation>
    </message>
    <message>
        <source>more loans, but repays after its trains what is too much</source>
        <translation>więcej pożyczek, ale nadmiar spłaca po pociągach</translation>
    </message>
    <message>
        <source>A treasury that cannot pay all of its interest gives</source>
        <translation>Skarbiec, któremu nie starcza na odsetki, oddaje</translation>
    </message>
    <message>
        <source>Changes by a few francs what the director adds.</source>
        <translation>Zmienia o&#xa0;kilka franków dopłatę prezesa.</translation>
    </message>
    <message>
        <source>whole tens</source>
        <translation>pełne dziesiątki</translation>
    </message>
    <message>
        <source>all it has</source>
        <translation>wszystko, co ma</translation>
    </message>
    <message>
        <source>The national company buys trains of other companies</source>
        <translation>CGR (MESS) kupuje pociągi innych spółek</translation>
    </message>
    <message>
        <source>Changes how soon it can own a train that stays.</source>
        <translation>Zmienia, jak szybko może mieć trwały pociąg.</translation>
    </message>
    <message>
        <source>at the printed price</source>
        <translation>za cenę z&#xa0;karty</translation>
    </message>
    <message>
        <source>at any price they agree on</source>
        <translation>za dowolną uzgodnioną cenę</translation>
    </message>
    <message>
        <source>A director helps to buy a train of the bank or the open stock</source>
        <translation>Prezes dopłaca do pociągu z&#xa0;banku lub wolnego rynku</translation>
    </message>
    <message>
        <source>Changes which train a poor company can get.</source>
        <translation>Zmienia, jaki pociąg może dostać uboga spółka.</translation>
    </message>
    <message>
        <source>only the cheapest</source>
        <translation>tylko do najtańszego</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>do dowolnego</translation>
    </message>
    <message>
        <source>For a train a director sells shares of one company</source>
        <translation>Na pociąg prezes sprzedaje akcje jednej spółki</translation>
    </message>
    <message>
        <source>Changes at what prices he sells.</source>
        <translation>Zmienia, po jakich kursach sprzedaje.</translation>
    </message>
    <message>
        <source>in as many blocks as he likes</source>
        <translation>w&#xa0;dowolnie wielu częściach</translation>
    </message>
    <message>
        <source>in one block, and again only if nothing else can be sold</source>
        <translation>naraz, a&#xa0;ponownie tylko, gdy nic innego nie da się sprzedać</translation>
    </message>
    <message>
        <source>A train that a company has too many goes</source>
        <translation>Pociąg, którego spółka ma za dużo, trafia</translation>
    </message>
    <message>
        <source>Changes which train is on top of the deck: which one must be bought, and which one is exported.</source>
        <translation>Zmienia pociąg na wierzchu stosu: który trzeba kupić i&#xa0;który jest eksportowany.</translation>
    </message>
    <message>
        <source>into the open stock, where any company may buy it</source>
        <translation>na wolny rynek, gdzie może go kupić każda spółka</translation>
    </message>
    <message>
        <source>on top of the deck</source>
        <translation>na wierzch stosu</translation>
    </message>
    <message>
        <source>A director helps to buy a train</source>
        <translation>Prezes pomaga kupić pociąg</translation>
    </message>
    <message>
        <source>Changes how many trains a poor company can buy with its director&apos;s money.</source>
        <translation>Zmienia, ile pociągów uboga spółka może kupić za pieniądze prezesa.</translation>
    </message>
    <message>
        <source>also after the company bought another one in the turn</source>
        <translation>także gdy spółka kupiła już w&#xa0;turze inny</translation>
    </message>
    <message>
        <source>only as long as the company has bought none in the turn</source>
        <translation>tylko dopóki spółka nie kupiła w&#xa0;turze żadnego</translation>
    </message>
    <message>
        <source>A company that has taken stations over places its own first further station</source>
        <translation>Spółka z&#xa0;przejętymi stacjami stawia swoją pierwszą dodatkową stację</translation>
    </message>
    <message>
        <source>Changes the price of a station after a take-over.</source>
        <translation>Zmienia cenę stacji po przejęciu.</translation>
    </message>
    <message>
        <source>for 100, since more than one stands on the map</source>
        <translation>za 100, bo na mapie stoi więcej niż jedna</translation>
    </message>
    <message>
        <source>for 40, as printed on its charter</source>
        <translation>za 40, jak wydrukowano na jej karcie</translation>
    </message>
    <message>
        <source>A debt that was paid back</source>
        <translation>Spłacony dług</translation>
    </message>
    <message>
        <source>Changes the final result of whoever borrowed.</source>
        <translation>Zmienia wynik końcowy tego, kto pożyczał.</translation>
    </message>
    <message>
        <source>still costs its penalty at the end</source>
        <translation>i&#xa0;tak kosztuje karę na koniec gry</translation>
    </message>
    <message>
        <source>costs no penalty any more</source>
        <translation>nie kosztuje już kary</translation>
    </message>
    <message>
        <source>In a turn a company places, beside its home station,</source>
        <translation>Oprócz stacji startowej spółka stawia w&#xa0;turze</translation>
    </message>
    <message>
        <source>Changes how fast stations come onto the map.</source>
        <translation>Zmienia, jak szybko przybywa stacji na mapie.</translation>
    </message>
    <message>
        <source>one station</source>
        <translation>jedną stację</translation>
    </message>
    <message>
        <source>as many stations as it can pay</source>
        <translation>tyle stacji, za ile zapłaci</translation>
    </message>
    <message>
        <source>At the end of a set of operating rounds the companies of Vaclav that get a train</source>
        <translation>Na koniec serii rund operacyjnych pociąg dostają spółki Vaclava:</translation>
    </message>
    <message>
        <source>Changes how fast the trains go, and the phases with them.</source>
        <translation>Zmienia, jak szybko ubywa pociągów, a&#xa0;z&#xa0;nimi mijają fazy.</translation>
    </message>
    <message>
        <source>all, also one that had no turn yet</source>
        <translation>wszystkie, także ta, która nie miała jeszcze tury</translation>
    </message>
    <message>
        <source>those that have had a turn</source>
        <translation>te, które miały już turę</translation>
    </message>
    <message>
        <source>Who passes in an auction</source>
        <translation>Kto pasuje w&#xa0;licytacji</translation>
    </message>
    <message>
        <source>Changes who gets the railways, and at what price.</source>
        <translation>Zmienia, kto dostanie koleje i&#xa0;za ile.</translation>
    </message>
    <message>
        <source>is out of it</source>
        <translation>odpada z&#xa0;niej</translation>
    </message>
    <message>
        <source>may bid again when his turn comes</source>
        <translation>może znów licytować, gdy przyjdzie jego kolej</translation>
    </message>
    <message>
        <source>The next railway is put up for auction by</source>
        <translation>Następną kolej wystawia na licytację</translation>
    </message>
    <message>
        <source>Changes who chooses what is auctioned.</source>
        <translation>Zmienia, kto wybiera, co się licytuje.</translation>
    </message>
    <message>
        <source>the player after the one who chose the last</source>
        <translation>gracz po tym, kto wybierał ostatnio</translation>
    </message>
    <message>
        <source>the one who bought the last</source>
        <translation>ten, kto kupił ostatnią</translation>
    </message>
    <message>
        <source>With the first 4+4-train</source>
        <translation>Z&#xa0;pierwszym pociągiem 4+4</translation>
    </message>
    <message>
        <source>Changes how long MW earns and the 3E can run.</source>
        <translation>Zmienia, jak długo MW zarabia i&#xa0;może jechać 3E.</translation>
    </message>
    <message>
        <source>all five papers close</source>
        <translation>zamyka się wszystkich pięć papierów</translation>
    </message>
    <message>
        <source>the local railways close; MW and the 3E stay</source>
        <translation>zamykają się koleje lokalne; MW i&#xa0;3E zostają</translation>
    </message>
    <message>
        <source>The first 10-train is sold or exported</source>
        <translation>Pierwszy pociąg 10 sprzedany lub wyeksportowany</translation>
    </message>
    <message>
        <source>Changes which companies lose trains then and must buy others.</source>
        <translation>Zmienia to, które spółki tracą wtedy pociągi i&#xa0;muszą kupić inne.</translation>
    </message>
    <message>
        <source>5-trains go, goods trains stay</source>
        <translation>pociągi 5 odchodzą, pociągi g zostają</translation>
    </message>
    <message>
        <source>5-trains, 3g, 2g and 1g go</source>
        <translation>odchodzą pociągi 5, 3g, 2g i&#xa0;1g</translation>
    </message>
    <message>
        <source>Shares of a company that has just opened are sold</source>
        <translation>Akcje spółki, która właśnie ruszyła, sprzedaje się</translation>
    </message>
    <message>
        <source>Changes whether its shares can be sold in the same stock round.</source>
        <translation>Zmienia to, czy można je sprzedać w&#xa0;tej samej rundzie giełdowej.</translation>
    </message>
    <message>
        <source>after its first turn</source>
        <translation>po jej pierwszej turze</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>od razu</translation>
    </message>
    <message>
        <source>Who holds 60 % of a company</source>
        <translation>Kto ma 60&#xa0;% spółki</translation>
    </message>
    <message>
        <source>Changes how much of a company one player can buy.</source>
        <translation>Zmienia to, ile spółki może kupić jeden gracz.</translation>
    </message>
    <message>
        <source>buys no more of it</source>
        <translation>więcej nie kupuje</translation>
    </message>
    <message>
        <source>may buy once more</source>
        <translation>może kupić jeszcze raz</translation>
    </message>
    <message>
        <source>A tie for a state railway&apos;s director goes from the priority card</source>
        <translation>Remis o&#xa0;dyrektora kolei państwowej rozstrzyga się od karty priority</translation>
    </message>
    <message>
        <source>Changes who directs it.</source>
        <translation>Zmienia to, kto nią kieruje.</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>w&#xa0;lewo</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>w&#xa0;prawo</translation>
    </message>
    <message>
        <source>The director&apos;s certificate of an unsold pre-state railway goes to</source>
        <translation>Certyfikat dyrektora niesprzedanej kolei przedpaństwowej dostaje</translation>
    </message>
    <message>
        <source>Changes who swaps two shares for it after the round.</source>
        <translation>Zmienia to, kto wymieni na niego dwie akcje po rundzie.</translation>
    </message>
    <message>
        <source>whoever has most shares</source>
        <translation>kto ma najwięcej akcji</translation>
    </message>
    <message>
        <source>whoever had 20 % first</source>
        <translation>kto pierwszy miał 20&#xa0;%</translation>
    </message>
    <message>
        <source>A company that reaches 50 % by a mountain railway in an operating round gets its capital</source>
        <translation>Spółka, która w&#xa0;rundzie operacyjnej osiągnie 50&#xa0;% przez wymianę kolei górskiej, dostaje kapitał</translation>
    </message>
    <message>
        <source>Changes when the bank pays it.</source>
        <translation>Zmienia to, kiedy bank go wypłaca.</translation>
    </message>
    <message>
        <source>at the end of the round</source>
        <translation>na końcu rundy</translation>
    </message>
    <message>
        <source>What a director borrowed for a train is repaid</source>
        <translation>To, co dyrektor pożyczył na pociąg, spłaca się</translation>
    </message>
    <message>
        <source>Changes how much interest is paid, and when one may buy.</source>
        <translation>Zmienia to, ile wyniosą odsetki i&#xa0;kiedy wolno kupować.</translation>
    </message>
    <message>
        <source>by decision, in stock rounds</source>
        <translation>decyzją, w&#xa0;rundach giełdowych</translation>
    </message>
    <message>
        <source>by all that the debtor gets</source>
        <translation>wszystkim, co dostaje dłużnik</translation>
    </message>
    <message>
        <source>When the bond railway pays, its price</source>
        <translation>Gdy kolej obligacyjna płaci, jej cena</translation>
    </message>
    <message>
        <source>Changes what it pays from round to round.</source>
        <translation>Zmienia to, ile płaci z&#xa0;rundy na rundę.</translation>
    </message>
    <message>
        <source>rises</source>
        <translation>rośnie</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>stoi</translation>
    </message>
    <message>
        <source>The bonus for Bukowina is counted</source>
        <translation>Premię za Bukowinę liczy się</translation>
    </message>
    <message>
        <source>Changes how often it is paid, and to whom.</source>
        <translation>Zmienia to, ile razy i&#xa0;komu się ją wypłaca.</translation>
    </message>
    <message>
        <source>for each train, in the income</source>
        <translation>za każdy pociąg, w&#xa0;dochodzie</translation>
    </message>
    <message>
        <source>once for a company, in the income</source>
        <translation>raz na spółkę, w&#xa0;dochodzie</translation>
    </message>
    <message>
        <source>for each train, into the treasury</source>
        <translation>za każdy pociąg, do kasy</translation>
    </message>
    <message>
        <source>once for a company, into the treasury</source>
        <translation>raz na spółkę, do kasy</translation>
    </message>
    <message>
        <source>A company without income in the last round</source>
        <translation>Spółka bez dochodu w&#xa0;ostatniej rundzie</translation>
    </message>
    <message>
        <source>Changes three spaces of its price, at the very end.</source>
        <translation>Zmienia kurs o&#xa0;trzy pola, na samym końcu gry.</translation>
    </message>
    <message>
        <source>falls one space, as in any round</source>
        <translation>spada o&#xa0;jedno pole, jak w&#xa0;każdej rundzie</translation>
    </message>
    <message>
        <source>rises two spaces, as with an income</source>
        <translation>rośnie o&#xa0;dwa pola, jak przy dochodzie</translation>
    </message>
    <message>
        <source>The card that leaves the deck before trains run</source>
        <translation>Karta odkładana z&#xa0;talii przed ruchem pociągów</translation>
    </message>
    <message>
        <source>Changes which trains the depot sells.</source>
        <translation>Zmienia, które pociągi sprzedaje zajezdnia.</translation>
    </message>
    <message>
        <source>goes into the depot</source>
        <translation>trafia do zajezdni</translation>
    </message>
    <message>
        <source>Obsolete trains are returned to the depot</source>
        <translation>Przestarzałe pociągi oddaje się do zajezdni</translation>
    </message>
    <message>
        <source>Changes which trains others find in the depot.</source>
        <translation>Zmienia, które pociągi inni znajdą w&#xa0;zajezdni.</translation>
    </message>
    <message>
        <source>in a turn of the director, or before buying there</source>
        <translation>w&#xa0;turze prezesa albo przed zakupem z&#xa0;niej</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>w&#xa0;dowolnym momencie</translation>
    </message>
    <message>
        <source>With the money for it Gulliver founds his company</source>
        <translation>Gdy ma pieniądze, Gulliver zakłada spółkę</translation>
    </message>
    <message>
        <source>Changes how soon his second company earns.</source>
        <translation>Zmienia, jak szybko zarabia jego druga spółka.</translation>
    </message>
    <message>
        <source>a round after his third share at the earliest</source>
        <translation>najwcześniej rundę po trzeciej akcji</translation>
    </message>
    <message>
        <source>also in the round of his third share</source>
        <translation>także w&#xa0;rundzie trzeciej akcji</translation>
    </message>
    <message>
        <source>Of a 5-train and a 3D-train Gulliver scraps</source>
        <translation>Z&#xa0;pociągów 5 i&#xa0;3D Gulliver odrzuca</translation>
    </message>
    <message>
        <source>Changes what his companies earn in the end.</source>
        <translation>Zmienia, ile jego spółki zarobią pod koniec.</translation>
    </message>
    <message>
        <source>the 5-train, which is worth less</source>
        <translation>pociąg 5, który jest mniej wart</translation>
    </message>
    <message>
        <source>the 3D-train, with the lower number</source>
        <translation>pociąg 3D, o&#xa0;niższym numerze</translation>
    </message>
    <message>
        <source>Gulliver&apos;s share is drawn among</source>
        <translation>Akcję Gullivera losuje się</translation>
    </message>
    <message>
        <source>Changes what he buys while he has little money.</source>
        <translation>Zmienia, co kupi, gdy ma mało pieniędzy.</translation>
    </message>
    <message>
        <source>the shares that he can pay</source>
        <translation>spośród akcji, za które może zapłacić</translation>
    </message>
    <message>
        <source>all shares; if it is too dear he buys none</source>
        <translation>spośród wszystkich; zbyt drogiej nie kupuje</translation>
    </message>
    <message>
        <source>A director may help a company to buy</source>
        <translation>Prezes może pomóc spółce kupić</translation>
    </message>
    <message>
        <source>Changes which trains he can pay for.</source>
        <translation>Zmienia, za które pociągi może płacić.</translation>
    </message>
    <message>
        <source>any train he chooses</source>
        <translation>dowolny wybrany pociąg</translation>
    </message>
    <message>
        <source>a train only if the treasury cannot pay the cheapest</source>
        <translation>pociąg tylko wtedy, gdy skarbca nie stać na najtańszy</translation>
    </message>
    <message>
        <source>20 % of a state railway whose first pre-state railway was never sold</source>
        <translation>20% kolei państwowej, której pierwszej kolei przedpaństwowej nigdy nie sprzedano</translation>
    </message>
    <message>
        <source>Changes who is its director, and when.</source>
        <translation>Zmienia, kto i kiedy zostaje jej prezesem.</translation>
    </message>
    <message>
        <source>go at once to the first who holds two shares of 10 %</source>
        <translation>trafia od razu do pierwszego gracza z&#xa0;dwiema akcjami po 10%</translation>
    </message>
    <message>
        <source>stay in the bank until the railway is formed</source>
        <translation>zostaje w&#xa0;banku, aż kolej powstanie</translation>
    </message>
    <message>
        <source>The bond railway pays a tenth of its price</source>
        <translation>Kolej obligacyjna płaci dziesiątą część kursu</translation>
    </message>
    <message>
        <source>Changes by a few guldens what its shares earn.</source>
        <translation>Zmienia o kilka guldenów dochód z jej akcji.</translation>
    </message>
    <message>
        <source>rounded up, for each 10 %</source>
        <translation>zaokrągloną w&#xa0;górę, za każde 10%</translation>
    </message>
    <message>
        <source>rounded down, for all that a player holds</source>
        <translation>zaokrągloną w&#xa0;dół, za wszystkie akcje gracza</translation>
    </message>
    <message>
        <source>After a sale bank and pool may hold of a company</source>
        <translation>Po sprzedaży bank i&#xa0;wolny rynek mogą mieć z&#xa0;jednej spółki</translation>
    </message>
    <message>
        <source>Changes how much can be sold.</source>
        <translation>Zmienia, ile można sprzedać.</translation>
    </message>
    <message>
        <source>50 %</source>
        <translation>50%</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>wszystko</translation>
    </message>
    <message>
        <source>%1, a bonus of %2 for a train</source>
        <translation>%1, premia %2 za pociąg</translation>
    </message>
    <message>
        <source>Changes what trains earn that go there.</source>
        <translation>Zmienia dochód pociągów, które tam jadą.</translation>
    </message>
    <message>
        <source>is paid</source>
        <translation>jest płacona</translation>
    </message>
    <message>
        <source>is not paid</source>
        <translation>nie jest płacona</translation>
    </message>
</context>
<context>
    <name>flimnap::Refusal</name>
    <message>
        <source>The game is not for so many players.</source>
        <translation>Gra nie jest dla tylu graczy.</translation>
    </message>
    <message>
        <source>{player} holds too much of a company and must sell first.</source>
        <translation>{player} ma zbyt wiele jednej spółki i&#xa0;musi najpierw sprzedać.</translation>
    </message>
    <message>
        <source>It is the turn of {turn}.</source>
        <translation>Teraz gra {turn}.</translation>
    </message>
    <message>
        <source>This cannot be done in this round.</source>
        <translation>W&#xa0;tej rundzie nie można tego zrobić.</translation>
    </message>
    <message>
        <source>{company} is past this step of its turn.</source>
        <translation>{company} ma ten krok tury już za sobą.</translation>
    </message>
    <message>
        <source>{company} must declare its income first.</source>
        <translation>{company} musi najpierw podać dochód.</translation>
    </message>
    <message>
        <source>{company} must pay or keep its income first.</source>
        <translation>{company} musi najpierw wypłacić lub zostawić dochód.</translation>
    </message>
    <message>
        <source>{company} has no income to pay or keep.</source>
        <translation>{company} nie ma dochodu do wypłaty ani do zostawienia.</translation>
    </message>
    <message>
        <source>Shares were sold for a train of {company}; it buys the train first.</source>
        <translation>Akcje sprzedano na pociąg {company}; najpierw kupuje się pociąg.</translation>
    </message>
    <message>
        <source>The money of {character} is given out at the start of a round.</source>
        <translation>Pieniądze postaci {character} rozdziela się na początku rundy.</translation>
    </message>
    <message>
        <source>{company} gives up only trains it has taken over just now.</source>
        <translation>{company} odrzuca tylko dopiero co przejęte pociągi.</translation>
    </message>
    <message>
        <source>{player} has {cash} and needs {needed}.</source>
        <translation>{player} ma {cash}, a&#xa0;potrzebuje {needed}.</translation>
    </message>
    <message>
        <source>{company} has {treasury} and needs {needed}.</source>
        <translation>{company} ma {treasury}, a&#xa0;potrzebuje {needed}.</translation>
    </message>
    <message>
        <source>There is nothing of {company} for sale.</source>
        <translation>Z&#xa0;{company} nic nie jest na sprzedaż.</translation>
    </message>
    <message>
        <source>Companies of this size cannot be started in phase {phase}.</source>
        <translation>W&#xa0;fazie {phase} nie można zakładać spółek tej wielkości.</translation>
    </message>
    <message>
        <source>There is no train {train} on sale there now.</source>
        <translation>Pociągu {train} nie ma tam teraz w&#xa0;sprzedaży.</translation>
    </message>
    <message>
        <source>{company} has no train {train}.</source>
        <translation>{company} nie ma pociągu {train}.</translation>
    </message>
    <message>
        <source>{private} is not for sale.</source>
        <translation>{private} nie jest na sprzedaż.</translation>
    </message>
    <message>
        <source>{company} does not own {private}.</source>
        <translation>{company} nie ma {private}.</translation>
    </message>
    <message>
        <source>The director of {company} does not own {private}.</source>
        <translation>{private} nie należy do prezesa {company}.</translation>
    </message>
    <message>
        <source>{private} is exchanged already, or is somebody else&apos;s.</source>
        <translation>{private} już wymieniono albo należy do kogoś innego.</translation>
    </message>
    <message>
        <source>{what} is taken already, or cannot be taken.</source>
        <translation>{what}: już zajęte lub niedostępne.</translation>
    </message>
    <message>
        <source>{company} has no money of its own.</source>
        <translation>{company} nie ma własnych pieniędzy.</translation>
    </message>
    <message>
        <source>{company} has no share price.</source>
        <translation>{company} nie ma kursu akcji.</translation>
    </message>
    <message>
        <source>There are no shares of {company} in play.</source>
        <translation>W&#xa0;grze nie ma akcji {company}.</translation>
    </message>
    <message>
        <source>{company} does not operate.</source>
        <translation>{company} nie działa.</translation>
    </message>
    <message>
        <source>{price} is not an initial price for this company.</source>
        <translation>{price} nie jest ceną emisyjną tej spółki.</translation>
    </message>
    <message>
        <source>{player} may hold at most {limit} % of {company}.</source>
        <translation>{player} może mieć najwyżej {limit}% udziałów {company}.</translation>
    </message>
    <message>
        <source>{player} has {held} of at most {limit} certificates.</source>
        <translation>{player} ma {held} z&#xa0;najwyżej {limit} certyfikatów.</translation>
    </message>
    <message>
        <source>{player} has too many certificates and must sell first.</source>
        <translation>{player} ma za dużo certyfikatów i&#xa0;musi najpierw sprzedać.</translation>
    </message>
    <message>
        <source>No shares are sold in the first stock round.</source>
        <translation>W&#xa0;pierwszej rundzie giełdowej nie sprzedaje się akcji.</translation>
    </message>
    <message>
        <source>{player} sold {company} in this round and may buy it again in the next.</source>
        <translation>Po sprzedaży {company} w&#xa0;tej rundzie {player} może znów kupić dopiero w&#xa0;następnej.</translation>
    </message>
    <message>
        <source>{company} was sold in this turn already.</source>
        <translation>{company}: w&#xa0;tej turze była już sprzedaż.</translation>
    </message>
    <message>
        <source>{player} has bought; sales come before the purchase.</source>
        <translation>{player}: zakup już był, a&#xa0;sprzedaje się przed zakupem.</translation>
    </message>
    <message>
        <source>{player} has sold before the purchase; after it nothing more is sold.</source>
        <translation>{player}: w&#xa0;tej turze sprzedaż przed zakupem już była; po zakupie nie można znów sprzedawać.</translation>
    </message>
    <message>
        <source>{player} does not hold so much of {company}.</source>
        <translation>{player} nie ma tylu akcji {company}.</translation>
    </message>
    <message>
        <source>The {percent} % of {company} that are one certificate are sold whole.</source>
        <translation>Certyfikat {company} na {percent}&#xa0;% sprzedaje się tylko w&#xa0;całości.</translation>
    </message>
    <message>
        <source>There is only {all} % of the shares.</source>
        <translation>Jest tylko {all}% akcji.</translation>
    </message>
    <message>
        <source>Nobody else holds {percent} % of {company} and could become director.</source>
        <translation>Nikt inny nie ma {percent}% {company}, by móc zostać prezesem.</translation>
    </message>
    <message>
        <source>The director&apos;s share of {company} ({percent} %) can never be sold.</source>
        <translation>Akcji prezesa {company} ({percent}%) nigdy nie można sprzedać.</translation>
    </message>
    <message>
        <source>{player} owes {debt} and may not buy shares.</source>
        <translation>{player} ma dług {debt} i&#xa0;nie może kupować akcji.</translation>
    </message>
    <message>
        <source>At most {most} can be repaid.</source>
        <translation>Można spłacić najwyżej {most}.</translation>
    </message>
    <message>
        <source>Loans that can be repaid: at most {most}.</source>
        <translation>Pożyczki do spłaty: najwyżej {most}.</translation>
    </message>
    <message>
        <source>This is not possible in phase {phase}.</source>
        <translation>W&#xa0;fazie {phase} nie jest to możliwe.</translation>
    </message>
    <message>
        <source>{company} may not own a train {train}.</source>
        <translation>{company} nie może mieć pociągu {train}.</translation>
    </message>
    <message>
        <source>{company} may not own a train {train}.</source>
        <comment>1824</comment>
        <translation>{company} nie może mieć pociągu {train}.</translation>
    </message>
    <message>
        <source>The size of {company} does not allow it to own {private}.</source>
        <translation>Wielkość {company} nie pozwala mieć {private}.</translation>
    </message>
    <message>
        <source>The size of {company} does not allow it to take over {smaller}.</source>
        <translation>Wielkość {company} nie pozwala przejąć {smaller}.</translation>
    </message>
    <message>
        <source>The price is {choices}.</source>
        <translation>Cena wynosi {choices}.</translation>
    </message>
    <message>
        <source>The price is at least {least}.</source>
        <translation>Cena wynosi co najmniej {least}.</translation>
    </message>
    <message>
        <source>The price is between {least} and {most}.</source>
        <translation>Cena wynosi od {least} do {most}.</translation>
    </message>
    <message>
        <source>The right of {private} has been used.</source>
        <translation>Prawo {private} jest już wykorzystane.</translation>
    </message>
    <message>
        <source>The tiles of {character} are laid.</source>
        <translation>Kafle postaci {character} są już położone.</translation>
    </message>
    <message>
        <source>{private} has no right to this.</source>
        <translation>{private} nie daje takiego prawa.</translation>
    </message>
    <message>
        <source>The right of {private} is for {hex} only.</source>
        <translation>Prawo {private} dotyczy tylko {hex}.</translation>
    </message>
    <message>
        <source>The station of {private} comes with its tile on {hex}.</source>
        <translation>Stacja {private} idzie z&#xa0;jej kaflem na {hex}.</translation>
    </message>
    <message>
        <source>The right of {private} does not cover this terrain: {terrain}.</source>
        <translation>Prawo {private} nie obejmuje tego terenu: {terrain}.</translation>
    </message>
    <message>
        <source>The right of {private} does not allow this tile: {colour}.</source>
        <translation>Prawo {private} nie pozwala na ten kafel: {colour}.</translation>
    </message>
    <message>
        <source>{private} has no tile to lay in phase {phase}.</source>
        <translation>{private} nie ma kafla do położenia w&#xa0;fazie {phase}.</translation>
    </message>
    <message>
        <source>Tile {tile} cannot be laid this way.</source>
        <translation>Kafla {tile} nie można tak położyć.</translation>
    </message>
    <message>
        <source>There are no such tiles in phase {phase}: {colour}.</source>
        <translation>W&#xa0;fazie {phase} nie ma kafli tego koloru: {colour}.</translation>
    </message>
    <message>
        <source>{company} has laid all its tiles of this turn.</source>
        <translation>{company}: wszystkie kafle tej tury są już położone.</translation>
    </message>
    <message>
        <source>All tiles {tile} are on the map.</source>
        <translation>Wszystkie kafle {tile} leżą na mapie.</translation>
    </message>
    <message>
        <source>No tile is ever laid on {hex}.</source>
        <translation>Na heksie {hex} nigdy nie kładzie się kafli.</translation>
    </message>
    <message>
        <source>No track joins {company} to its destination yet.</source>
        <translation>{company} nie ma jeszcze toru do swojego celu.</translation>
    </message>
    <message>
        <source>No train can stop on {hex}.</source>
        <translation>Na heksie {hex} nie zatrzymuje się żaden pociąg.</translation>
    </message>
    <message>
        <source>On tile {tile} so turned a station of {hex} would have no city.</source>
        <translation>Na tak obróconym kaflu {tile} stacja na heksie {hex} nie miałaby miasta.</translation>
    </message>
    <message>
        <source>The home of {company} is not {hex}.</source>
        <translation>Baza {company} nie jest na heksie {hex}.</translation>
    </message>
    <message>
        <source>The home station of {company} must be placed first.</source>
        <translation>Najpierw trzeba położyć macierzystą stację {company}.</translation>
    </message>
    <message>
        <source>The home station of {company} stands on {hex}.</source>
        <translation>Macierzysta stacja {company} stoi na heksie {hex}.</translation>
    </message>
    <message>
        <source>The mines bring {company} {best}.</source>
        <translation>Kopalnie przynoszą {company} {best}.</translation>
    </message>
    <message>
        <source>The place on {hex} is kept for a home station.</source>
        <translation>Miejsce na heksie {hex} jest zarezerwowane dla macierzystej stacji.</translation>
    </message>
    <message>
        <source>The track of {company} does not lead to all stops of train {train}.</source>
        <translation>Tor {company} nie prowadzi do wszystkich przystanków pociągu {train}.</translation>
    </message>
    <message>
        <source>The track of {company} does not lead to this city of {hex}.</source>
        <translation>Tor {company} nie prowadzi do tego miasta na heksie {hex}.</translation>
    </message>
    <message>
        <source>The track of {company} does not lead to tile {tile} on {hex}.</source>
        <translation>Tor {company} nie prowadzi do kafla {tile} na heksie {hex}.</translation>
    </message>
    <message>
        <source>The trains of {company} earn {best} at most.</source>
        <translation>Pociągi {company} zarabiają najwyżej {best}.</translation>
    </message>
    <message>
        <source>The trains of {company} earn {best}.</source>
        <translation>Pociągi {company} zarabiają {best}.</translation>
    </message>
    <message>
        <source>There are several cities on {hex}; it must be said which one.</source>
        <translation>Na heksie {hex} jest kilka miast; trzeba podać które.</translation>
    </message>
    <message>
        <source>There is no room for a station on {hex}.</source>
        <translation>Na heksie {hex} nie ma miejsca na stację.</translation>
    </message>
    <message>
        <source>There is no such city on {hex}.</source>
        <translation>Na heksie {hex} nie ma takiego miasta.</translation>
    </message>
    <message>
        <source>There is no terrain to pay on {hex}.</source>
        <translation>Na heksie {hex} nie płaci się za teren.</translation>
    </message>
    <message>
        <source>These routes of {company} bring {income}, and {mine} from mines.</source>
        <translation>Te trasy {company} przynoszą {income} oraz {mine} z kopalni.</translation>
    </message>
    <message>
        <source>Tile {tile} cannot follow what lies on {hex}.</source>
        <translation>Kafel {tile} nie może zastąpić tego, co leży na heksie {hex}.</translation>
    </message>
    <message>
        <source>Tile {tile} is the home tile of {company}.</source>
        <translation>Kafel {tile} jest kaflem macierzystym {company}.</translation>
    </message>
    <message>
        <source>Tile {tile} so turned does not keep the track of {hex}.</source>
        <translation>Tak obrócony kafel {tile} nie zachowuje toru na heksie {hex}.</translation>
    </message>
    <message>
        <source>Tile {tile} so turned does not take up the track printed on {hex}.</source>
        <translation>Tak obrócony kafel {tile} nie łączy się z torem wydrukowanym na heksie {hex}.</translation>
    </message>
    <message>
        <source>Tile {tile} so turned leads from {hex} to where no track can be.</source>
        <translation>Tak obrócony kafel {tile} prowadzi z heksu {hex} tam, gdzie nie może być toru.</translation>
    </message>
    <message>
        <source>Train {train} of {company} cannot run to these stops.</source>
        <translation>Pociąg {train} ({company}) nie może przejechać tych przystanków.</translation>
    </message>
    <message>
        <source>Train {train} of {company} needs track that another of its trains runs over.</source>
        <translation>Pociąg {train} ({company}) potrzebuje toru, po którym jedzie inny jej pociąg.</translation>
    </message>
    <message>
        <source>{company} has no second station on {hex} to give back.</source>
        <translation>{company} nie ma na heksie {hex} drugiej stacji do zwrotu.</translation>
    </message>
    <message>
        <source>{company} has no train {train} to run.</source>
        <translation>{company} nie ma pociągu {train} do uruchomienia.</translation>
    </message>
    <message>
        <source>{company} lays its first tile on its home hex.</source>
        <translation>{company} kładzie swój pierwszy kafel na heksie macierzystym.</translation>
    </message>
    <message>
        <source>{company} lays new tiles in a turn or one upgrade, not both.</source>
        <translation>{company} kładzie w turze nowe kafle albo ulepsza jeden, nie oba naraz.</translation>
    </message>
    <message>
        <source>{company} must say which station it gives back.</source>
        <translation>{company} musi podać, którą stację oddaje.</translation>
    </message>
    <message>
        <source>{company} reaches nothing new of tile {tile} on {hex}.</source>
        <translation>{company} nie dociera do niczego nowego na kaflu {tile} na heksie {hex}.</translation>
    </message>
    <message>
        <source>{company} has laid its home tile already.</source>
        <translation>{company}: kafel macierzysty jest już położony.</translation>
    </message>
    <message>
        <source>Nobody lays track on {hex} while a player owns {private}.</source>
        <translation>Dopóki {private} należy do gracza, nikt nie kładzie toru na heksie {hex}.</translation>
    </message>
    <message>
        <source>{company} has no station marker left.</source>
        <translation>{company} nie ma już żetonu stacji.</translation>
    </message>
    <message>
        <source>{company} has placed its station of this turn.</source>
        <translation>{company}: stacja tej tury jest już postawiona.</translation>
    </message>
    <message>
        <source>{company} already has a station on {hex}.</source>
        <translation>{company} ma już stację na heksie {hex}.</translation>
    </message>
    <message>
        <source>An income is a multiple of {step}.</source>
        <translation>Dochód jest wielokrotnością {step}.</translation>
    </message>
    <message>
        <source>{company} has no train it may run.</source>
        <translation>{company} nie ma pociągu, który może uruchomić.</translation>
    </message>
    <message>
        <source>{company} has no train that serves mines.</source>
        <translation>{company} nie ma pociągu, który obsługuje kopalnie.</translation>
    </message>
    <message>
        <source>What goes into the treasury of {company} can be {choices}.</source>
        <translation>Wprost do kasy {company} może trafić {choices}.</translation>
    </message>
    <message>
        <source>What a hex is worth is a multiple of {step}.</source>
        <translation>Wartość heksu jest wielokrotnością {step}.</translation>
    </message>
    <message>
        <source>The hex of {private} is worth {most} at most.</source>
        <translation>Heks {private} jest wart najwyżej {most}.</translation>
    </message>
    <message>
        <source>{company} may own at most {limit} trains.</source>
        <translation>{company}: limit pociągów wynosi {limit}.</translation>
    </message>
    <message>
        <source>{company} keeps its last place for a train it may run.</source>
        <translation>{company} zachowuje ostatnie miejsce na pociąg, który może uruchomić.</translation>
    </message>
    <message>
        <source>{company} must own a train it may run.</source>
        <translation>{company} musi mieć pociąg, który może uruchomić.</translation>
    </message>
    <message>
        <source>{company} must own a train it may run.</source>
        <comment>1824</comment>
        <translation>{company} musi mieć pociąg, którym może jechać.</translation>
    </message>
    <message>
        <source>{company} must have a train it may run after this.</source>
        <translation>{company} musi potem mieć pociąg, który może uruchomić.</translation>
    </message>
    <message>
        <source>{company} has {treasury} of {needed}, and its director may not help with this.</source>
        <translation>{company} ma {treasury} z&#xa0;{needed}, a&#xa0;prezes nie może w&#xa0;tym pomóc.</translation>
    </message>
    <message>
        <source>The loan needed is {loan}.</source>
        <translation>Potrzebna pożyczka to {loan}.</translation>
    </message>
    <message>
        <source>{company} borrows no train now.</source>
        <translation>{company} nie pożycza teraz pociągu.</translation>
    </message>
    <message>
        <source>Trains {train} are out of the game.</source>
        <translation>Pociągi {train} są już poza grą.</translation>
    </message>
    <message>
        <source>Only one train {train} may be bought in a turn.</source>
        <translation>W&#xa0;jednej turze można kupić tylko jeden pociąg {train}.</translation>
    </message>
    <message>
        <source>A director helps with the cheapest train of the bank, not with train {train}.</source>
        <translation>Prezes dopłaca do najtańszego pociągu banku, nie do pociągu {train}.</translation>
    </message>
    <message>
        <source>Companies never sell each other trains in this game.</source>
        <translation>W&#xa0;tej grze spółki nigdy nie sprzedają sobie pociągów.</translation>
    </message>
    <message>
        <source>A train {trade_in} is not taken in payment for a train {train}.</source>
        <translation>Pociągu {trade_in} nie przyjmuje się w&#xa0;zapłacie za pociąg {train}.</translation>
    </message>
    <message>
        <source>{company} has paid with an older train once in this turn.</source>
        <translation>{company}: w&#xa0;tej turze już raz zapłacono starszym pociągiem.</translation>
    </message>
    <message>
        <source>Only a train taken over just now can be turned to a larger one.</source>
        <translation>Na większy można odwrócić tylko dopiero co przejęty pociąg.</translation>
    </message>
    <message>
        <source>A train {train} cannot be turned to {to} here.</source>
        <translation>Pociągu {train} nie można tu odwrócić na {to}.</translation>
    </message>
    <message>
        <source>{company} must give up a train first.</source>
        <translation>{company} musi najpierw odrzucić pociąg.</translation>
    </message>
    <message>
        <source>{company} must give up a train first.</source>
        <comment>1824</comment>
        <translation>{company} musi najpierw odrzucić pociąg.</translation>
    </message>
    <message>
        <source>{company} must give up a train first.</source>
        <comment>18cz</comment>
        <translation>{company} musi najpierw odrzucić pociąg.</translation>
    </message>
    <message>
        <source>A draw is due first.</source>
        <translation>Najpierw trzeba losować.</translation>
    </message>
    <message>
        <source>{player} must say first what the hex of {private} is worth.</source>
        <translation>{player} musi najpierw podać, ile wart jest heks {private}.</translation>
    </message>
    <message>
        <source>{player} must exchange {private} for a share first.</source>
        <translation>{player} musi najpierw wymienić {private} na akcję.</translation>
    </message>
    <message>
        <source>No share of that company is given for this railway.</source>
        <translation>Za tę kolej nie dostaje się akcji tej spółki.</translation>
    </message>
    <message>
        <source>{player} must say first which marker of {company} stays.</source>
        <translation>{player} musi najpierw wskazać, który żeton {company} zostaje.</translation>
    </message>
    <message>
        <source>{company} has not operated yet; until then its shares are not sold.</source>
        <translation>Dopóki {company} nie operuje, jej akcji się nie sprzedaje.</translation>
    </message>
    <message>
        <source>After the sale {percent} % of {company} would lie in the bank, and at most {limit} % may.</source>
        <translation>Po sprzedaży w&#xa0;banku byłoby {percent}&#xa0;% {company}, a&#xa0;może być najwyżej {limit}&#xa0;%.</translation>
    </message>
    <message>
        <source>{percent} % of {company} would lie in the open stock, and at most {limit} % may.</source>
        <translation>Na wolnym rynku byłoby {percent}% udziałów {company}, a&#xa0;może być najwyżej {limit}%.</translation>
    </message>
    <message>
        <source>The bank sells no share of {company} while more than half of it lies in the open stock.</source>
        <translation>Bank nie sprzedaje akcji {company}, dopóki ponad połowa z&#xa0;nich leży na wolnym rynku.</translation>
    </message>
    <message>
        <source>{player} must keep the {percent} % of {company} bought just now.</source>
        <translation>{player} musi zachować dopiero co kupione {percent}% {company}.</translation>
    </message>
    <message>
        <source>{player} has bought something in this turn already.</source>
        <translation>{player}: zakup w&#xa0;tej turze już był.</translation>
    </message>
    <message>
        <source>{player} directs {company} with one share and must buy the second one first.</source>
        <translation>{player} jest prezesem {company} z&#xa0;jedną akcją i&#xa0;musi najpierw kupić drugą.</translation>
    </message>
    <message>
        <source>{player} directs {limit} companies already; that is the most.</source>
        <translation>{player} jest już prezesem {limit} spółek; więcej nie można.</translation>
    </message>
    <message>
        <source>A sale for a train must leave {company} its director.</source>
        <translation>Po sprzedaży na pociąg {company} musi zachować swojego prezesa.</translation>
    </message>
    <message>
        <source>Without this sale there is {cash}, and no more than {needed} is needed.</source>
        <translation>Bez tej sprzedaży jest {cash}, a&#xa0;potrzeba nie więcej niż {needed}.</translation>
    </message>
    <message>
        <source>After this sale no train could be paid for: with {reach} at most, and {needed} is needed.</source>
        <translation>Po tej sprzedaży nie dałoby się zapłacić za żaden pociąg: najwyżej {reach}, a potrzeba {needed}.</translation>
    </message>
    <message>
        <source>{player} must sell shares first, for the money owed.</source>
        <translation>{player} musi najpierw sprzedać akcje, by pokryć należność.</translation>
    </message>
    <message>
        <source>{player} can raise the money, or owes none.</source>
        <translation>{player} może zebrać pieniądze albo nie ma długu.</translation>
    </message>
    <message>
        <source>{company} builds track and does nothing else.</source>
        <translation>{company} buduje tory i&#xa0;nie robi nic więcej.</translation>
    </message>
    <message>
        <source>{company} belongs to nobody at the table; it builds and runs, and nobody deals with it.</source>
        <translation>{company} nie należy do nikogo przy stole; buduje i&#xa0;jeździ, a&#xa0;nikt z&#xa0;nią nie handluje.</translation>
    </message>
    <message>
        <source>The least bid is {least}.</source>
        <translation>Najniższa oferta to {least}.</translation>
    </message>
    <message>
        <source>Bids rise in steps of {step}.</source>
        <translation>Oferty rosną co {step}.</translation>
    </message>
    <message>
        <source>{player} has one of that kind already.</source>
        <translation>{player} ma już jedną kartę tego rodzaju.</translation>
    </message>
    <message>
        <source>An action card comes first: every turn uses one up.</source>
        <translation>Najpierw karta działania: każda tura zużywa jedną.</translation>
    </message>
    <message>
        <source>This card was taken in this round.</source>
        <translation>Tę kartę wzięto już w&#xa0;tej rundzie.</translation>
    </message>
    <message>
        <source>A card is in use in this turn.</source>
        <translation>W&#xa0;tej turze jest już w&#xa0;użyciu karta.</translation>
    </message>
    <message>
        <source>Nobody has used this card in this round.</source>
        <translation>W&#xa0;tej rundzie nikt nie użył tej karty.</translation>
    </message>
    <message>
        <source>Nobody has used this side of the card in this round.</source>
        <translation>W&#xa0;tej rundzie nikt nie użył tej strony karty.</translation>
    </message>
    <message>
        <source>{player} has no copy card left.</source>
        <translation>{player} nie ma już karty kopii.</translation>
    </message>
    <message>
        <source>The side chosen of card {card} is for something else.</source>
        <translation>Wybrana strona karty {card} służy do czegoś innego.</translation>
    </message>
    <message>
        <source>{player} has done what the card is for.</source>
        <translation>{player}: działanie karty jest już wykonane.</translation>
    </message>
    <message>
        <source>The trains of this card are bought.</source>
        <translation>Pociągi z&#xa0;tej karty są już kupione.</translation>
    </message>
    <message>
        <source>{player} must say first where the money of {character} goes.</source>
        <translation>{player} musi najpierw wskazać, dokąd idą pieniądze postaci {character}.</translation>
    </message>
    <message>
        <source>{needed} is given out, not {given}.</source>
        <translation>Rozdziela się {needed}, nie {given}.</translation>
    </message>
    <message>
        <source>{player} does not direct {company}.</source>
        <translation>{player} nie jest prezesem {company}.</translation>
    </message>
    <message>
        <source>{player} cannot use {what} here.</source>
        <translation>{player} nie może tu użyć: {what}.</translation>
    </message>
    <message>
        <source>Train {train} is not obsolete; only obsolete trains are given back.</source>
        <translation>Pociąg {train} nie jest przestarzały; oddaje się tylko przestarzałe.</translation>
    </message>
    <message>
        <source>{company} gives trains back in the turn of its director, or having paid no dividend.</source>
        <translation>{company} oddaje pociągi w&#xa0;turze swojego prezesa albo bez wypłaty dywidendy.</translation>
    </message>
    <message>
        <source>{company} buys from the depot only when just founded, or having paid no dividend.</source>
        <translation>{company} kupuje z&#xa0;zajezdni tylko tuż po założeniu albo bez wypłaty dywidendy.</translation>
    </message>
    <message>
        <source>{company} buys from nowhere but the depot now.</source>
        <translation>{company} kupuje teraz tylko z&#xa0;zajezdni.</translation>
    </message>
    <message>
        <source>{company} has bought its train from the depot.</source>
        <translation>{company} ma już swój pociąg z&#xa0;zajezdni.</translation>
    </message>
    <message>
        <source>{company} gets no loans in phase {phase}.</source>
        <translation>{company} nie dostaje pożyczek w&#xa0;fazie {phase}.</translation>
    </message>
    <message>
        <source>{company} takes one loan a round, and none after repaying one.</source>
        <translation>{company} bierze jedną pożyczkę na rundę i&#xa0;żadnej po spłacie.</translation>
    </message>
    <message>
        <source>{company} has {loans} loans. It gets no more than players hold shares of it: {limit}.</source>
        <translation>Pożyczki {company}: {loans}. Nie może ich być więcej niż jej akcji u&#xa0;graczy: {limit}.</translation>
    </message>
    <message>
        <source>First the loans of {company} are paid, or it merges.</source>
        <translation>{company} musi najpierw spłacić pożyczki albo wejść w&#xa0;skład CGR.</translation>
    </message>
    <message>
        <source>{company} must say first which trains it keeps.</source>
        <translation>{company} musi najpierw wskazać, które pociągi zatrzymuje.</translation>
    </message>
    <message>
        <source>{company} spends nothing before it has a train of its own.</source>
        <translation>{company} nic nie wydaje, dopóki nie ma własnego pociągu.</translation>
    </message>
    <message>
        <source>{company} has reached its destination already.</source>
        <translation>Cel {company} jest już osiągnięty.</translation>
    </message>
    <message>
        <source>{company} leaves the game with this turn and deals no more.</source>
        <translation>{company} wypada z&#xa0;gry z&#xa0;końcem tej tury i&#xa0;już nie handluje.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>It cannot be the turn of {turn} in this round.</source>
        <translation>W&#xa0;tej rundzie nie może grać {turn}.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; means nothing in this game ({key}).</source>
        <translation>„{name}” nic w&#xa0;tej grze nie znaczy ({key}).</translation>
    </message>
    <message>
        <source>This value is not possible here: {key}.</source>
        <translation>Ta wartość nie jest tu możliwa: {key}.</translation>
    </message>
    <message>
        <source>This value is not possible here: {key}. Possible: {right}.</source>
        <translation>Ta wartość nie jest tu możliwa: {key}. Możliwe: {right}.</translation>
    </message>
    <message>
        <source>This cannot lie on the table: {law}.</source>
        <translation>Tak nie może leżeć na stole: {law}.</translation>
    </message>
</context>
<context>
    <name>flimnap::ScoreExport</name>
    <message>
        <source>Worth over time</source>
        <translation>Majątek w&#xa0;czasie</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
</context>
<context>
    <name>flimnap::ScoreRows</name>
    <message>
        <source>Private companies</source>
        <translation>Spółki prywatne</translation>
    </message>
    <message>
        <source>Private railways</source>
        <translation>Koleje prywatne</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Gotówka</translation>
    </message>
    <message>
        <source>Copy cards not used</source>
        <translation>Nieużyte karty kopii</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Skarbiec</translation>
    </message>
    <message>
        <source>Debt</source>
        <translation>Dług</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Kara</translation>
    </message>
    <message>
        <source>%1 %2 %: %3 × (%4 − %5 for loans)</source>
        <translation>%1 %2%: %3 × (%4 − %5 za pożyczki)</translation>
    </message>
    <message>
        <source>%1 %2 %: %3 × %4</source>
        <translation>%1 %2%: %3 × %4</translation>
    </message>
    <message>
        <source>No company yet</source>
        <translation>Jeszcze bez spółki</translation>
    </message>
    <message>
        <source>Treasury of %1</source>
        <translation>Skarbiec %1</translation>
    </message>
    <message>
        <source>Not exchanged: %1</source>
        <translation>Niewymienione: %1</translation>
    </message>
    <message>
        <source>Private railways</source>
        <comment>18cz</comment>
        <translation>Koleje prywatne</translation>
    </message>
</context>
<context>
    <name>flimnap::ScoreSheetView</name>
    <message>
        <source>%1 has no shares of that size.</source>
        <translation>%1 nie ma akcji tej wielkości.</translation>
    </message>
    <message>
        <source>%1: this price is not on the chart; the nearest is %2.</source>
        <translation>%1: tego kursu nie ma w&#xa0;tabeli; najbliższy to %2.</translation>
    </message>
    <message>
        <source>%1: this price is not on the chart; beside it are %2 and %3.</source>
        <translation>%1: tego kursu nie ma w&#xa0;tabeli; sąsiednie to %2 i&#xa0;%3.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>This game is not for so many players.</source>
        <translation>Ta gra nie jest dla tylu graczy.</translation>
    </message>
    <message>
        <source>Players hold more of %1 than there is: %2 %.</source>
        <translation>Gracze mają więcej %1, niż istnieje: %2%.</translation>
    </message>
</context>
<context>
    <name>flimnap::ScoresView</name>
    <message>
        <source>Final scoring</source>
        <translation>Wynik końcowy</translation>
    </message>
    <message>
        <source>Scoring if the game ended now</source>
        <translation>Wynik, gdyby gra skończyła się teraz</translation>
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
        <translation>Trwa gra</translation>
    </message>
</context>
<context>
    <name>flimnap::Sentence</name>
    <message>
        <source>this folder cannot be made; the games are kept in it</source>
        <translation>nie można utworzyć tego folderu; są w&#xa0;nim przechowywane gry</translation>
    </message>
    <message>
        <source>%1 is for %2 players here, not for %3</source>
        <translation>%1: liczba graczy to tutaj %2, nie %3</translation>
    </message>
    <message>
        <source>this is not for %1 players</source>
        <translation>to nie jest dla tylu graczy: %1</translation>
    </message>
    <message>
        <source>nothing is gained by joining before the first round; begin a new game instead</source>
        <translation>przed pierwszą rundą nie ma do czego dołączać; zacznijcie nową grę</translation>
    </message>
    <message>
        <source>only an operating round belongs to a set whose length has to be said</source>
        <translation>tylko runda operacyjna należy do serii, której długość trzeba podać</translation>
    </message>
    <message>
        <source>its set has %1 operating rounds; if it has more, that has to be said</source>
        <translation>w&#xa0;tej serii rund operacyjnych jest %1; jeśli jest ich więcej, trzeba to podać</translation>
    </message>
    <message>
        <source>expected the holder of the priority card and then the others as they sit</source>
        <translation>najpierw ma być gracz z&#xa0;kartą priorytetu, potem pozostali, tak jak siedzą</translation>
    </message>
    <message>
        <source>%1 has no place in the order</source>
        <translation>%1 nie ma miejsca w&#xa0;kolejności</translation>
    </message>
    <message>
        <source>%1 has one turn-order card, not two</source>
        <translation>%1 ma jedną kartę kolejności, nie dwie</translation>
    </message>
    <message>
        <source>every player has a turn-order card; %1 is missing</source>
        <translation>każdy gracz ma kartę kolejności; brakuje: %1</translation>
    </message>
    <message>
        <source>the bank of this game never runs out of money</source>
        <translation>w&#xa0;tej grze bankowi nigdy nie kończą się pieniądze</translation>
    </message>
    <message>
        <source>players and companies have %1 together; there is only %2 in the game</source>
        <translation>gracze i&#xa0;spółki mają razem %1; w&#xa0;grze jest tylko %2</translation>
    </message>
    <message>
        <source>in this game nothing makes a round the last one but the round track</source>
        <translation>w&#xa0;tej grze o&#xa0;ostatniej rundzie decyduje tylko tor rund</translation>
    </message>
    <message>
        <source>%1 turns of this round are over; with %2 cards taken and %3 copy cards given up in the game there are cards too many</source>
        <translation>zakończone tury tej rundy: %1; wzięte karty: %2, karty kopii oddane w&#xa0;całej grze: %3; kart jest za dużo</translation>
    </message>
    <message>
        <source>%1 turns of this round are over; with %2 cards taken and %3 copy cards given up in the game there are cards missing</source>
        <translation>zakończone tury tej rundy: %1; wzięte karty: %2, karty kopii oddane w&#xa0;całej grze: %3; kart brakuje</translation>
    </message>
    <message>
        <source>there is no action card &quot;%1&quot; at this table</source>
        <translation>w tej grze nie ma karty działania „%1”</translation>
    </message>
    <message>
        <source>%1 stands here twice</source>
        <translation>%1 występuje tu dwa razy</translation>
    </message>
    <message>
        <source>this card is not among those taken</source>
        <translation>tej karty nie ma wśród wziętych</translation>
    </message>
    <message>
        <source>a card has the sides 1 and 2</source>
        <translation>karta ma strony 1 i&#xa0;2</translation>
    </message>
    <message>
        <source>say which side of %1 was used; only that one can be copied</source>
        <translation>podaj, której strony karty %1 użyto; tylko tę można skopiować</translation>
    </message>
    <message>
        <source>%1 took one company before the first round; here it is %2</source>
        <translation>%1: przed pierwszą rundą bierze się jedną spółkę; tutaj jest ich %2</translation>
    </message>
    <message>
        <source>%1 directs %2 companies; %3 is the most</source>
        <translation>%1: kierowanych spółek jest %2, a&#xa0;może być najwyżej %3</translation>
    </message>
    <message>
        <source>there is no such character</source>
        <translation>nie ma takiej postaci</translation>
    </message>
    <message>
        <source>it has %1 tiles of its own at most</source>
        <translation>ma najwyżej tyle własnych kafli: %1</translation>
    </message>
    <message>
        <source>its tiles are laid from phase %1 on</source>
        <translation>jej kafle kładzie się od fazy %1</translation>
    </message>
    <message>
        <source>%1 began with %2 copy cards and gets no more</source>
        <translation>%1: kart kopii było na początku %2, a&#xa0;nowe nie dochodzą</translation>
    </message>
    <message>
        <source>in this game there are no action cards</source>
        <translation>w&#xa0;tej grze nie ma kart działania</translation>
    </message>
    <message>
        <source>in this game there are no characters</source>
        <translation>w&#xa0;tej grze nie ma postaci</translation>
    </message>
    <message>
        <source>this belongs to a player&apos;s turn with an action card; say in start/turn whose it is</source>
        <translation>to należy do tury gracza z&#xa0;kartą działania; podaj w&#xa0;dziale start/turn, czyja ona jest</translation>
    </message>
    <message>
        <source>the round has not begun, so that all cards lie on the table</source>
        <translation>runda się nie zaczęła, więc wszystkie karty leżą na stole</translation>
    </message>
    <message>
        <source>before the trains run a player has the turn</source>
        <translation>zanim pojadą pociągi, turę ma gracz</translation>
    </message>
    <message>
        <source>companies take no loans in this game</source>
        <translation>w&#xa0;tej grze spółki nie biorą pożyczek</translation>
    </message>
    <message>
        <source>the national company has no loans</source>
        <translation>CGR (MESS) nie ma pożyczek</translation>
    </message>
    <message>
        <source>it had no turn yet in which it could take any</source>
        <translation>nie miała jeszcze tury, w&#xa0;której mogłaby wziąć pożyczkę</translation>
    </message>
    <message>
        <source>since phase %1 there are no loans: they were repaid, or the company was merged; expected 0</source>
        <translation>od fazy %1 nie ma pożyczek: zostały spłacone albo spółka się połączyła; ma być 0</translation>
    </message>
    <message>
        <source>it has %1 loans; it can take one for a share, and only %2 have been sold</source>
        <translation>pożyczek jest %1; może wziąć jedną na akcję, a&#xa0;sprzedano ich tylko %2</translation>
    </message>
    <message>
        <source>no company is started so yet, and it has not reached its destination: expected &quot;escrow&quot;</source>
        <translation>tak się jeszcze spółek nie zakłada, a&#xa0;celu nie osiągnęła: ma być „za pierwszą połowę od razu, za resztę u&#xa0;celu”</translation>
    </message>
    <message>
        <source>no company is started so yet; until now they got their capital bit by bit</source>
        <translation>tak się jeszcze spółek nie zakłada; na razie dostają kapitał po trochu</translation>
    </message>
    <message>
        <source>%1 % of it are sold at %2, of which %3 % beyond the first half: expected %4</source>
        <translation>sprzedano %1% po %2, z&#xa0;tego %3% ponad pierwszą połowę: ma być %4</translation>
    </message>
    <message>
        <source>it had no turn yet, so that it has what its shares brought: %1 % at %2, expected %3</source>
        <translation>nie miała jeszcze tury, więc ma to, co dały akcje: %1% po %2, ma być %3</translation>
    </message>
    <message>
        <source>%1 % of it are sold; with %2 % it gets its capital and operates</source>
        <translation>sprzedano %1%; przy %2% dostaje kapitał i&#xa0;operuje</translation>
    </message>
    <message>
        <source>%1 % of it are sold; with %2 % it gets its capital and operates, and not before</source>
        <translation>sprzedano %1%; kapitał dostaje i&#xa0;operuje przy %2%, nie wcześniej</translation>
    </message>
    <message>
        <source>it is not said of this company; all get theirs in one way</source>
        <translation>dla tej spółki się tego nie podaje; wszystkie dostają kapitał tak samo</translation>
    </message>
    <message>
        <source>no money is kept for this company</source>
        <translation>dla tej spółki nie trzyma się pieniędzy</translation>
    </message>
    <message>
        <source>this key is missing; a company gets its capital in one of these ways: escrow, per-share, at-float</source>
        <translation>brak informacji, jak dostaje kapitał z&#xa0;akcji</translation>
    </message>
    <message>
        <source>money is only kept for a company with capital &quot;escrow&quot; that is still to reach its destination</source>
        <translation>pieniądze trzyma się tylko dla spółki z&#xa0;kapitałem „za pierwszą połowę od razu, za resztę u&#xa0;celu”, która celu jeszcze nie osiągnęła</translation>
    </message>
    <message>
        <source>%1 has no destination</source>
        <translation>%1 nie ma celu</translation>
    </message>
    <message>
        <source>%1 has left the game</source>
        <translation>%1 wypadła już z&#xa0;gry</translation>
    </message>
    <message>
        <source>expected the markers on this price, the top one first: none</source>
        <translation>górny znacznik podaje się jako pierwszy, ale na tym kursie nie ma żadnego</translation>
    </message>
    <message>
        <source>expected the markers on this price, the top one first: %1</source>
        <translation>mają tu być znaczniki z&#xa0;tego kursu, od górnego: %1</translation>
    </message>
    <message>
        <source>the chart has no cell &quot;%1&quot;</source>
        <translation>w&#xa0;tabeli nie ma pola „%1”</translation>
    </message>
    <message>
        <source>a company whose marker comes to %1 leaves the game</source>
        <translation>spółka, której znacznik trafia na %1, wypada z&#xa0;gry</translation>
    </message>
    <message>
        <source>in %1 the price is %2</source>
        <translation>na polu %1 kurs wynosi %2</translation>
    </message>
    <message>
        <source>this key is missing; a company with shares has it</source>
        <translation>brak kursu; spółka z&#xa0;akcjami go ma</translation>
    </message>
    <message>
        <source>%1 is no price of the chart; next to it there are %2</source>
        <translation>kursu %1 nie ma w&#xa0;tabeli; najbliższe to %2</translation>
    </message>
    <message>
        <source>%1 stands on the chart more than once; say which of the cells %2 it is</source>
        <translation>kurs %1 jest w&#xa0;tabeli więcej niż raz; podaj, które to pole: %2</translation>
    </message>
    <message>
        <source>the chart has no such price</source>
        <translation>takiego kursu nie ma w&#xa0;tabeli</translation>
    </message>
    <message>
        <source>these are more hexes than it has stations on the map, %1</source>
        <translation>heksów jest więcej niż jej stacji na mapie: %1</translation>
    </message>
    <message>
        <source>a company has one station on a hex; %1 stands here twice</source>
        <translation>spółka ma na heksie jedną stację; %1 występuje tu dwa razy</translation>
    </message>
    <message>
        <source>it took stations over when it was formed, or placed one at home; at least one is on the map</source>
        <translation>powstając przejęła stacje albo postawiła startową; co najmniej jedna jest na mapie</translation>
    </message>
    <message>
        <source>its home station is on the map since it was started</source>
        <translation>jej stacja startowa jest na mapie, odkąd ją założono</translation>
    </message>
    <message>
        <source>its home station is on the map since somebody directs it</source>
        <translation>jej stacja startowa jest na mapie, odkąd ma prezesa</translation>
    </message>
    <message>
        <source>it had a turn, so at least its home station is on the map</source>
        <translation>miała już turę, więc na mapie jest co najmniej stacja startowa</translation>
    </message>
    <message>
        <source>it had no turn yet, so its first station is still to come</source>
        <translation>nie miała jeszcze tury, więc pierwszą stację ma przed sobą</translation>
    </message>
    <message>
        <source>all its shares bring capital; nobody gets any for a railway</source>
        <translation>kapitał dają wszystkie jej akcje; za kolej nikt ich nie dostaje</translation>
    </message>
    <message>
        <source>for %1 its owner will get %2 %, which bring no capital</source>
        <translation>za %1 właściciel dostanie %2%, które nie dają kapitału</translation>
    </message>
    <message>
        <source>%1 is gone: expected %2 if its owner gave it for the director&apos;s certificate, or 0 if nobody ever bought it; that decides the capital</source>
        <translation>%1 już nie ma: ma być %2, jeśli właściciel oddał ją za certyfikat prezesa, albo 0, jeśli nikt jej nie kupił; od tego zależy kapitał</translation>
    </message>
    <message>
        <source>nothing %1 is sold for starts it at this price</source>
        <translation>żadna z&#xa0;cen %1 nie daje takiej ceny emisyjnej</translation>
    </message>
    <message>
        <source>this key is missing; an operating company has it</source>
        <translation>brak danych; operująca spółka je ma</translation>
    </message>
    <message>
        <source>it had no turn yet in which to lay it</source>
        <translation>nie miała jeszcze tury, w&#xa0;której mogłaby położyć kafel startowy</translation>
    </message>
    <message>
        <source>a company of its size has none</source>
        <translation>spółka tej wielkości nie ma własnego kafla startowego</translation>
    </message>
    <message>
        <source>a started company has no money; it gets its capital when it operates</source>
        <translation>założona spółka nie ma pieniędzy; kapitał dostanie, gdy zacznie operować</translation>
    </message>
    <message>
        <source>a started company has no trains; it can own some when it operates</source>
        <translation>założona spółka nie ma pociągów; może je mieć, gdy zacznie operować</translation>
    </message>
    <message>
        <source>the bond railway has no director</source>
        <translation>kolej obligacyjna nie ma prezesa</translation>
    </message>
    <message>
        <source>the bond railway has neither treasury nor trains</source>
        <translation>kolej obligacyjna nie ma ani skarbca, ani pociągów</translation>
    </message>
    <message>
        <source>it has %1 markers, one of them at home from the beginning</source>
        <translation>żetonów ma %1, jeden z&#xa0;nich od początku u&#xa0;siebie</translation>
    </message>
    <message>
        <source>until it is formed it stands on %1</source>
        <translation>dopóki nie powstanie, stoi na %1</translation>
    </message>
    <message>
        <source>expected the price it was started at; its shares in the bank cost that</source>
        <translation>podaj cenę emisyjną; tyle kosztują jej akcje w&#xa0;banku</translation>
    </message>
    <message>
        <source>expected the price it was started at; it will get its capital by it</source>
        <translation>podaj cenę emisyjną; według niej dostanie kapitał</translation>
    </message>
    <message>
        <source>expected a price above 0</source>
        <translation>kurs ma być większy od 0</translation>
    </message>
    <message>
        <source>a company of its size is started at one of %1</source>
        <translation>spółkę tej wielkości zakłada się po jednej z&#xa0;cen: %1</translation>
    </message>
    <message>
        <source>in this variant all companies are ordinary ones</source>
        <translation>w&#xa0;tym wariancie wszystkie spółki są zwykłe</translation>
    </message>
    <message>
        <source>its shares are not on sale in phase %1 yet</source>
        <translation>w&#xa0;fazie %1 jej akcji jeszcze nie ma w&#xa0;sprzedaży</translation>
    </message>
    <message>
        <source>it is formed by phase %1</source>
        <translation>powstaje z&#xa0;fazą %1</translation>
    </message>
    <message>
        <source>it was formed at the end of the operating round in which phase %1 began</source>
        <translation>powstała na końcu rundy operacyjnej, w&#xa0;której zaczęła się faza %1</translation>
    </message>
    <message>
        <source>more than %1 % of a company never come there</source>
        <translation>więcej niż %1% spółki nigdy tam nie trafia</translation>
    </message>
    <message>
        <source>shares that are sold go back to the bank here</source>
        <translation>sprzedane akcje wracają tu do banku</translation>
    </message>
    <message>
        <source>its shares are of %1 %, so %2 % cannot be</source>
        <translation>jej akcje są po %1%, więc %2% być nie może</translation>
    </message>
    <message>
        <source>with so many players %1 of the companies is left out; say which</source>
        <translation>przy tylu graczach nie bierze udziału spółek: %1; podaj które</translation>
    </message>
    <message>
        <source>%1 has a row in start/companies; a company that left the game has none</source>
        <translation>%1 jest w&#xa0;dziale start/companies; spółki, która wypadła z&#xa0;gry, tam nie ma</translation>
    </message>
    <message>
        <source>%1 cannot have left the game: nobody can take it over</source>
        <translation>%1 nie mogła wypaść z&#xa0;gry: nikt nie może jej przejąć</translation>
    </message>
    <message>
        <source>it came with %1; stations on the map and markers not yet placed must be as many together if it took nobody over</source>
        <translation>przyszła z&#xa0;żetonami: %1; stacji na mapie i&#xa0;niepostawionych żetonów ma być razem tyle samo, jeśli nikogo nie przejęła</translation>
    </message>
    <message>
        <source>it came with %1; stations on the map and markers not yet placed must be as many together</source>
        <translation>przyszła z&#xa0;żetonami: %1; stacji na mapie i&#xa0;niepostawionych żetonów ma być razem tyle samo</translation>
    </message>
    <message>
        <source>the stations and markers of these companies passed to others; those have %1 too few for it</source>
        <translation>stacje i&#xa0;żetony tych spółek przeszły na inne; tym brakuje do tego: %1</translation>
    </message>
    <message>
        <source>the stations and markers of these companies passed to others; those have %1 more than that</source>
        <translation>stacje i&#xa0;żetony tych spółek przeszły na inne; te mają ich o&#xa0;tyle za dużo: %1</translation>
    </message>
    <message>
        <source>it is on the chart from the beginning; its row is missing</source>
        <translation>jest w&#xa0;tabeli kursów od początku, a&#xa0;tu jej brakuje</translation>
    </message>
    <message>
        <source>it was put on the chart when %1 was bought; its row is missing</source>
        <translation>trafiła do tabeli kursów, gdy kupiono %1, a&#xa0;tu jej brakuje</translation>
    </message>
    <message>
        <source>one company is the bond railway and has that role; here there are %1</source>
        <translation>koleją obligacyjną jest jedna spółka; tutaj jest ich %1</translation>
    </message>
    <message>
        <source>%1 holds %2 % of it; the director&apos;s certificate alone is %3 %</source>
        <translation>%1 ma %2%; sam certyfikat prezesa to %3%</translation>
    </message>
    <message>
        <source>of %1 one holds the director&apos;s certificate; say who does</source>
        <translation>certyfikat prezesa ma ktoś z&#xa0;nich: %1; podaj kto</translation>
    </message>
    <message>
        <source>it is formed, so who holds the director&apos;s certificate is its director and named as such</source>
        <translation>już powstała, więc kto ma certyfikat prezesa, jest jej prezesem; podaj go jako prezesa</translation>
    </message>
    <message>
        <source>%1 holds enough of it to be its director; nobody is said to be</source>
        <translation>na prezesa wystarcza akcji: %1; prezesa jednak nie podano</translation>
    </message>
    <message>
        <source>%1 has no company of this size</source>
        <translation>%1 nie ma spółek tej wielkości</translation>
    </message>
    <message>
        <source>%1 has one company of a size, and %2 is his</source>
        <translation>%1 ma po jednej spółce każdej wielkości, a&#xa0;tą jest %2</translation>
    </message>
    <message>
        <source>a company of %1 operates from the beginning</source>
        <translation>spółka, którą ma %1, operuje od początku</translation>
    </message>
    <message>
        <source>a company of %1 has no treasury</source>
        <translation>spółka, którą ma %1, nie ma skarbca</translation>
    </message>
    <message>
        <source>a company of %1 has one train at most</source>
        <translation>spółka, którą ma %1, ma najwyżej jeden pociąg</translation>
    </message>
    <message>
        <source>a company of %1 owns no private railways</source>
        <translation>spółka, którą ma %1, nie ma kolei prywatnych</translation>
    </message>
    <message>
        <source>%1 gets it when phase %2 begins</source>
        <translation>%1 dostaje ją, gdy zaczyna się faza %2</translation>
    </message>
    <message>
        <source>its director&apos;s certificate is set aside for the owner of %1</source>
        <translation>jej certyfikat prezesa jest odłożony dla właściciela %1</translation>
    </message>
    <message>
        <source>it has no director before it is formed; who holds the director&apos;s certificate already is named as its holder alone</source>
        <translation>zanim powstanie, nie ma prezesa; kto już ma certyfikat prezesa, tego podaje się tylko jako jego posiadacza</translation>
    </message>
    <message>
        <source>this key is missing; only formed companies can be without it</source>
        <translation>brak prezesa; bez niego mogą być tylko spółki, które powstały</translation>
    </message>
    <message>
        <source>%1 belongs to %2 already</source>
        <translation>%1 ma już właściciela: %2</translation>
    </message>
    <message>
        <source>%1 has a company already</source>
        <translation>%1 ma już spółkę</translation>
    </message>
    <message>
        <source>every player is a company; that of %1 is missing</source>
        <translation>każdy gracz jest spółką; brakuje spółki gracza: %1</translation>
    </message>
    <message>
        <source>it does not operate as long as %1, which becomes a share of it, is there</source>
        <translation>nie operuje, dopóki istnieje %1, która stanie się jej akcją</translation>
    </message>
    <message>
        <source>it only built track, and closed when phase %1 began</source>
        <translation>tylko budowała tory i&#xa0;została zamknięta, gdy zaczęła się faza %1</translation>
    </message>
    <message>
        <source>in phase %1 it is a share of %2 already</source>
        <translation>w&#xa0;fazie %1 jest już akcją %2</translation>
    </message>
    <message>
        <source>%1 took it over at the end of the operating round in which phase %2 began</source>
        <translation>%1 przejęła ją na końcu rundy operacyjnej, w&#xa0;której zaczęła się faza %2</translation>
    </message>
    <message>
        <source>%1 owns it, so its cash and its trains are asked for</source>
        <translation>jej właścicielem jest %1, więc trzeba podać jej gotówkę i&#xa0;pociągi</translation>
    </message>
    <message>
        <source>a railway with one owner has no price</source>
        <translation>kolej z&#xa0;jednym właścicielem nie ma kursu</translation>
    </message>
    <message>
        <source>its owner has it among his privates; expected him or nobody</source>
        <translation>jej właściciela wskazują koleje prywatne; tu może być tylko on albo nikt</translation>
    </message>
    <message>
        <source>in this variant all do everything</source>
        <translation>w&#xa0;tym wariancie wszystkie robią wszystko</translation>
    </message>
    <message>
        <source>it only builds track; it has neither treasury nor trains</source>
        <translation>tylko buduje tory; nie ma ani skarbca, ani pociągów</translation>
    </message>
    <message>
        <source>of the coal and of the pre-state railways one each only builds, or neither any more; here: %1</source>
        <translation>z&#xa0;kolei węglowych i&#xa0;przedpaństwowych tylko buduje po jednej albo już żadna; tutaj: %1</translation>
    </message>
    <message>
        <source>nobody owns it; who does has it among his privates</source>
        <translation>nikt jej nie ma; właściciela podaje się przy kolejach prywatnych</translation>
    </message>
    <message>
        <source>expected %1 or %2 shares</source>
        <translation>akcji ma być %1 albo %2</translation>
    </message>
    <message>
        <source>expected %1 shares</source>
        <translation>akcji ma być %1</translation>
    </message>
    <message>
        <source>it is formed at one of the prices %1</source>
        <translation>powstaje po jednym z&#xa0;kursów: %1</translation>
    </message>
    <message>
        <source>it is formed out of companies with loans, and none has left the game; they stand in start/closed_companies</source>
        <translation>powstaje ze spółek z&#xa0;pożyczkami, a&#xa0;żadna nie wypadła z&#xa0;gry; podaje się je w&#xa0;dziale start/closed_companies</translation>
    </message>
    <message>
        <source>it has so many shares only if more than %1 of them were handed out; with players and in the pool there are %2</source>
        <translation>tyle akcji ma tylko wtedy, gdy wydano ich więcej niż %1; u&#xa0;graczy i&#xa0;na wolnym rynku jest ich %2</translation>
    </message>
    <message>
        <source>more than %1 shares were given for twice as many of the merged companies; %2 of them did not have so many</source>
        <translation>więcej niż %1 akcji wydaje się za dwa razy tyle akcji połączonych spółek; tyle ich nie miały (spółek: %2)</translation>
    </message>
    <message>
        <source>it owns a %1, which lasts, so that its marker moves again</source>
        <translation>ma trwały pociąg %1, więc jej znacznik znów się przesuwa</translation>
    </message>
    <message>
        <source>as long as its marker stands still its price is the one it was formed at, %1</source>
        <translation>dopóki jej znacznik stoi w&#xa0;miejscu, kurs jest taki, po jakim powstała: %1</translation>
    </message>
    <message>
        <source>the share that its director must still buy lies in the bank, and all are with players or in the pool</source>
        <translation>akcja, którą jej prezes musi jeszcze kupić, leży w&#xa0;banku, a&#xa0;wszystkie są u&#xa0;graczy lub na wolnym rynku</translation>
    </message>
    <message>
        <source>since phase %1 it is either formed and has a row here, or can no longer be formed and stands in start/closed_companies</source>
        <translation>od fazy %1 albo już powstała i&#xa0;jest tutaj, albo już nie powstanie i&#xa0;jest w&#xa0;dziale start/closed_companies</translation>
    </message>
    <message>
        <source>%1 is only given up when phase %2 begins</source>
        <translation>z&#xa0;%1 rezygnuje się dopiero, gdy zaczyna się faza %2</translation>
    </message>
    <message>
        <source>in this game the printed limit holds</source>
        <translation>w&#xa0;tej grze obowiązuje drukowany limit</translation>
    </message>
    <message>
        <source>the printed limit holds until %1 is formed</source>
        <translation>drukowany limit obowiązuje, dopóki nie powstanie %1</translation>
    </message>
    <message>
        <source>the limit does not change at this table</source>
        <translation>w tej grze limit się nie zmienia</translation>
    </message>
    <message>
        <source>its shares are never divided; it has %1</source>
        <translation>jej akcji nigdy się nie dzieli; jest ich %1</translation>
    </message>
    <message>
        <source>only the national company&apos;s marker ever stands still</source>
        <translation>tylko znacznik CGR (MESS) czasem stoi w&#xa0;miejscu</translation>
    </message>
    <message>
        <source>only the national company ever acts first</source>
        <translation>tylko CGR (MESS) czasem operuje jako pierwsza</translation>
    </message>
    <message>
        <source>it operates as soon as it is formed, and has no row before; expected &quot;operating&quot;</source>
        <translation>operuje, gdy tylko powstanie, a&#xa0;wcześniej się jej nie podaje; ma być „Operuje”</translation>
    </message>
    <message>
        <source>this key is missing; somebody directs it</source>
        <translation>brak prezesa; ktoś nią kieruje</translation>
    </message>
    <message>
        <source>%1 is not in play; what is has a row in start/companies</source>
        <translation>%1 nie jest w&#xa0;grze; spółki w&#xa0;grze są w&#xa0;dziale start/companies</translation>
    </message>
    <message>
        <source>%1 has no shares; who owns it has it among his privates</source>
        <translation>%1 nie ma akcji; właściciela podaje się przy kolejach prywatnych</translation>
    </message>
    <message>
        <source>only companies have loans in this game; what a player owes is raised at once</source>
        <translation>w&#xa0;tej grze pożyczki mają tylko spółki; gracz zdobywa brakujące pieniądze od razu</translation>
    </message>
    <message>
        <source>a loan costs its amount again, and that is never paid back: at least the debt, %1</source>
        <translation>pożyczka kosztuje drugie tyle i&#xa0;tego nigdy się nie spłaca: co najmniej dług, %1</translation>
    </message>
    <message>
        <source>a loan costs no penalty in this game; what is owed is the debt alone</source>
        <translation>w&#xa0;tej grze pożyczka nie daje kary; należny jest tylko sam dług</translation>
    </message>
    <message>
        <source>this player of the header is missing</source>
        <translation>brakuje tego gracza</translation>
    </message>
    <message>
        <source>in this game only companies have money</source>
        <translation>w&#xa0;tej grze pieniądze mają tylko spółki</translation>
    </message>
    <message>
        <source>the players hold %1 % of it together; there is %2 % that they can hold</source>
        <translation>gracze mają razem %1%; mogą mieć tylko %2%</translation>
    </message>
    <message>
        <source>the players hold %1 % of it together; there is %2 %</source>
        <translation>gracze mają razem %1%; jest tylko %2%</translation>
    </message>
    <message>
        <source>the players hold %1 % of it, and with %2 % it operates</source>
        <translation>gracze mają %1%, a&#xa0;przy %2% już operuje</translation>
    </message>
    <message>
        <source>%1 holds more of it, %2 %, than %3 does</source>
        <translation>%1 ma więcej jej akcji, %2%, niż ma %3</translation>
    </message>
    <message>
        <source>in phase %1 all private railways have left the game</source>
        <translation>w&#xa0;fazie %1 wszystkie koleje prywatne wypadły już z&#xa0;gry</translation>
    </message>
    <message>
        <source>in phase %1 %2 has been exchanged for a share</source>
        <translation>w&#xa0;fazie %1 %2 jest już wymieniona na akcję</translation>
    </message>
    <message>
        <source>%1 leaves the game when a company buys it; the company has its station</source>
        <translation>%1 wypada z&#xa0;gry, gdy kupuje ją spółka; spółka ma jej stację</translation>
    </message>
    <message>
        <source>companies own no private railways in phase %1 yet</source>
        <translation>w&#xa0;fazie %1 spółki nie mają jeszcze kolei prywatnych</translation>
    </message>
    <message>
        <source>a company of its size may not own %1</source>
        <translation>spółka tej wielkości nie może mieć %1</translation>
    </message>
    <message>
        <source>%1 takes %2 characters at most</source>
        <translation>%1 bierze najwyżej tyle postaci: %2</translation>
    </message>
    <message>
        <source>only a company uses a private railway&apos;s right, and %1 belongs to none</source>
        <translation>z&#xa0;prawa kolei prywatnej korzysta tylko spółka, a&#xa0;%1 nie należy do żadnej</translation>
    </message>
    <message>
        <source>%1 has no right that is used up and then stays with its owner</source>
        <translation>%1 nie ma prawa, które się zużywa i&#xa0;zostawia ją u&#xa0;właściciela</translation>
    </message>
    <message>
        <source>only what a player got in an auction has a bid that was paid for it</source>
        <translation>tylko to, co gracz dostał na licytacji, ma zapłaconą ofertę</translation>
    </message>
    <message>
        <source>this key is missing</source>
        <translation>brak danych</translation>
    </message>
    <message>
        <source>there is no such card</source>
        <translation>nie ma takiej karty</translation>
    </message>
    <message>
        <source>these cards never run out and are not counted</source>
        <translation>te karty nigdy się nie kończą i&#xa0;się ich nie liczy</translation>
    </message>
    <message>
        <source>a company of its size may not own a %1</source>
        <translation>spółka tej wielkości nie może mieć pociągu %1</translation>
    </message>
    <message>
        <source>it may own %1 in phase %2; what is over that leaves the game before the game is joined</source>
        <translation>w&#xa0;fazie %2 może mieć pociągów %1; nadmiar wypada z&#xa0;gry, zanim do niej dołączycie</translation>
    </message>
    <message>
        <source>it may own %1 in phase %2; what is over that goes to the pool before the game is joined</source>
        <translation>w&#xa0;fazie %2 może mieć pociągów %1; nadmiar trafia na wolny rynek, zanim dołączycie do gry</translation>
    </message>
    <message>
        <source>%1 are left in the deck and %2 in play; there are only %3</source>
        <translation>w&#xa0;stosie zostało %1, w&#xa0;grze jest %2; wszystkich jest tylko %3</translation>
    </message>
    <message>
        <source>export has taken %1 cards until %2, but only %3 are neither in the deck nor in play</source>
        <translation>eksport zabrał kart %1 (do %2), ale poza stosem i&#xa0;grą jest tylko %3</translation>
    </message>
    <message>
        <source>every round takes a card off the deck, until now %1; only %2 have left it</source>
        <translation>każda runda zabiera kartę ze stosu, dotąd %1; ubyło tylko %2</translation>
    </message>
    <message>
        <source>before a card %1 is sold, all %2 of these are left</source>
        <translation>zanim zostanie sprzedana karta %1, zostają wszystkie te: %2</translation>
    </message>
    <message>
        <source>as long as a card %1 lies on top, all %2 of these are left</source>
        <translation>dopóki na wierzchu leży karta %1, zostają wszystkie te: %2</translation>
    </message>
    <message>
        <source>by the cards that left the deck it is phase %1</source>
        <translation>według kart, które opuściły stos, jest faza %1</translation>
    </message>
    <message>
        <source>by the cards that left the deck it is phase %1 or %2</source>
        <translation>według kart, które opuściły stos, jest faza %1 lub %2</translation>
    </message>
    <message>
        <source>by the cards that left the deck it is one of the phases %1</source>
        <translation>według kart, które opuściły stos, jest jedna z&#xa0;faz %1</translation>
    </message>
    <message>
        <source>this key is missing; which faces were sold cannot be seen by the deck</source>
        <translation>brak danych; po stosie nie widać, które strony sprzedano</translation>
    </message>
    <message>
        <source>%1 is still in play, so it cannot have left the game</source>
        <translation>%1 jest jeszcze w&#xa0;grze, więc nie mógł z&#xa0;niej wypaść</translation>
    </message>
    <message>
        <source>%1 is missing: it left the game when %2 was sold</source>
        <translation>brakuje %1: wypadł z&#xa0;gry, gdy sprzedano %2</translation>
    </message>
    <message>
        <source>%1 is not obsolete yet: no card has been sold that makes it so</source>
        <translation>%1 nie jest jeszcze przestarzały: nie sprzedano karty, przez którą się starzeje</translation>
    </message>
    <message>
        <source>%1 is obsolete: a card has been sold that makes it so</source>
        <translation>%1 jest przestarzały: sprzedano kartę, przez którą się starzeje</translation>
    </message>
    <message>
        <source>these have left the game, also those that nobody bought; none is left</source>
        <translation>te karty wypadły z&#xa0;gry, także niekupione; nie została żadna</translation>
    </message>
    <message>
        <source>%1 is still for sale: no card has been sold that scraps it</source>
        <translation>%1 jest jeszcze do kupienia: nie sprzedano karty, przez którą jest złomowany</translation>
    </message>
    <message>
        <source>%1 is missing: whatever scrapped %2 scrapped that too</source>
        <translation>brakuje %1: złomowano to razem z&#xa0;%2</translation>
    </message>
    <message>
        <source>expected either the number of passes or the names, not both</source>
        <translation>podaj albo liczbę spasowań, albo imiona, nie oba naraz</translation>
    </message>
    <message>
        <source>when all have passed the round is over; expected fewer</source>
        <translation>gdy wszyscy spasowali, runda jest skończona; ma być mniej</translation>
    </message>
    <message>
        <source>only the first lap of the first stock round goes backwards, and only in some games</source>
        <translation>wstecz idzie tylko pierwsze okrążenie pierwszej rundy giełdowej, i&#xa0;to tylko w&#xa0;niektórych grach</translation>
    </message>
    <message>
        <source>not all turns of this round were passes; say who last bought, sold or exchanged something</source>
        <translation>nie wszystkie tury tej rundy były spasowane; podaj, kto ostatnio coś kupił, sprzedał lub wymienił</translation>
    </message>
    <message>
        <source>what was bought may be sold again in the same round here</source>
        <translation>to, co kupiono, można tu sprzedać w&#xa0;tej samej rundzie</translation>
    </message>
    <message>
        <source>shares of %1 are of %2 %, so %3 % cannot be</source>
        <translation>akcje %1 są po %2%, więc %3% być nie może</translation>
    </message>
    <message>
        <source>what was bought in this round is not sold in it; of %1 %2 holds %3 %</source>
        <translation>kupionego w&#xa0;tej rundzie się w&#xa0;niej nie sprzedaje; %2 ma %3% %1</translation>
    </message>
    <message>
        <source>with %1 passes in a row the round is over; expected fewer</source>
        <translation>po %1 spasowaniach z&#xa0;rzędu runda jest skończona; ma być mniej</translation>
    </message>
    <message>
        <source>in a stock round a player has the turn</source>
        <translation>w&#xa0;rundzie giełdowej turę ma gracz</translation>
    </message>
    <message>
        <source>%1 does not operate yet</source>
        <translation>%1 jeszcze nie operuje</translation>
    </message>
    <message>
        <source>%1 has its turn now, by start/turn</source>
        <translation>%1 ma teraz turę według działu start/turn</translation>
    </message>
    <message>
        <source>it acted in this round, by start/acted</source>
        <translation>operowała już w&#xa0;tej rundzie według działu start/acted</translation>
    </message>
    <message>
        <source>%1 is passed over: %2 % of it are sold, and %3 % are needed for its first turn</source>
        <translation>%1 jest pomijana: sprzedano %2%, a&#xa0;do pierwszej tury potrzeba %3%</translation>
    </message>
    <message>
        <source>%1 has no turn: nobody directs it</source>
        <translation>%1 nie ma tury: nikt nią nie kieruje</translation>
    </message>
    <message>
        <source>there is no bond railway in this variant</source>
        <translation>w&#xa0;tym wariancie nie ma kolei obligacyjnej</translation>
    </message>
    <message>
        <source>this belongs to a stock round that goes on already</source>
        <translation>to należy do rundy giełdowej, która już trwa</translation>
    </message>
    <message>
        <source>this belongs to a stock round that goes on already; say in start/turn whose turn it is</source>
        <translation>to należy do rundy giełdowej, która już trwa; podaj w&#xa0;dziale start/turn, czyja jest tura</translation>
    </message>
    <message>
        <source>this belongs to an operating round that goes on already</source>
        <translation>to należy do rundy operacyjnej, która już trwa</translation>
    </message>
    <message>
        <source>this belongs to an operating round that goes on already; say in start/turn whose turn it is</source>
        <translation>to należy do rundy operacyjnej, która już trwa; podaj w&#xa0;dziale start/turn, czyja jest tura</translation>
    </message>
    <message>
        <source>no file was named; name the file that holds the games</source>
        <translation>nie podano pliku; podaj plik, w&#xa0;którym są gry</translation>
    </message>
    <message>
        <source>this is a folder; name a file in it</source>
        <translation>to jest folder; podaj plik w&#xa0;nim</translation>
    </message>
    <message>
        <source>its folder does not exist; create the folder or name another file</source>
        <translation>jego folder nie istnieje; utwórz go albo podaj inny plik</translation>
    </message>
    <message>
        <source>the recovered games cannot be put in place of the damaged file (%1); the file was left as it is</source>
        <translation>odzyskanych gier nie można umieścić w&#xa0;miejscu uszkodzonego pliku (%1); plik pozostał bez zmian</translation>
    </message>
    <message>
        <source>the damaged file cannot be copied to recover what it holds (%1); the file was left as it is</source>
        <translation>nie można skopiować uszkodzonego pliku, by odzyskać jego zawartość (%1); plik pozostał bez zmian</translation>
    </message>
    <message>
        <source>the damaged file cannot be set aside (%1); the file was left as it is</source>
        <translation>nie można odłożyć uszkodzonego pliku (%1); plik pozostał bez zmian</translation>
    </message>
    <message>
        <source>the file was damaged (%1) and is kept as %2; recovered into a new file: games %3, moves %4</source>
        <translation>plik był uszkodzony (%1) i&#xa0;jest zachowany jako %2; odzyskano do nowego pliku gier: %3, ruchów: %4</translation>
    </message>
    <message>
        <source>the file was damaged (%1) and is kept as %2; recovered into a new file: games %3, moves %4; games lost, because only their moves were left: %5</source>
        <translation>plik był uszkodzony (%1) i&#xa0;jest zachowany jako %2; odzyskano do nowego pliku gier: %3, ruchów: %4; stracono gier, z&#xa0;których zostały tylko ruchy: %5</translation>
    </message>
    <message>
        <source>the file was damaged and is kept as %1; the games that could be read were recovered into a new file</source>
        <translation>plik był uszkodzony i&#xa0;jest zachowany jako %1; gry, które dało się odczytać, odzyskano do nowego pliku</translation>
    </message>
    <message>
        <source>the file is another program&apos;s database and was left untouched; choose another place for Flimnap&apos;s games</source>
        <translation>plik jest bazą danych innego programu i&#xa0;pozostał nietknięty; wybierz inne miejsce na gry Flimnapa</translation>
    </message>
    <message>
        <source>the file was written by a newer Flimnap (format %1, this one knows up to %2) and was left untouched; install the newer Flimnap to go on with its games</source>
        <translation>plik zapisał nowszy Flimnap (format %1, ten zna formaty do %2) i&#xa0;pozostał on nietknięty; aby grać dalej w&#xa0;te gry, zainstaluj nowszego Flimnapa</translation>
    </message>
    <message>
        <source>the file is in use by another program; close Flimnap wherever else it runs and try again (%1, code %2)</source>
        <translation>pliku używa inny program; zamknij Flimnapa wszędzie, gdzie jeszcze działa, i&#xa0;spróbuj ponownie (%1, kod %2)</translation>
    </message>
    <message>
        <source>the disk is full, nothing was changed; free some space and try again (%1, code %2)</source>
        <translation>dysk jest pełny, nic się nie zmieniło; zwolnij miejsce i&#xa0;spróbuj ponownie (%1, kod %2)</translation>
    </message>
    <message>
        <source>the disk did not read or write, nothing was changed; check the disk and its free space and try again (%1, code %2)</source>
        <translation>dysk nie odczytał lub nie zapisał, nic się nie zmieniło; sprawdź dysk i&#xa0;wolne miejsce i&#xa0;spróbuj ponownie (%1, kod %2)</translation>
    </message>
    <message>
        <source>the file cannot be opened for writing; allow Flimnap to read and write it and its folder (%1, code %2)</source>
        <translation>pliku nie można otworzyć do zapisu; pozwól Flimnapowi czytać i&#xa0;zmieniać ten plik i&#xa0;jego folder (%1, kod %2)</translation>
    </message>
    <message>
        <source>the file is damaged; close Flimnap and start it again to recover what can be read (%1, code %2)</source>
        <translation>plik jest uszkodzony; zamknij Flimnapa i&#xa0;uruchom go ponownie, aby odzyskać, co da się odczytać (%1, kod %2)</translation>
    </message>
    <message>
        <source>there is not enough memory, nothing was changed; close other programs and try again (%1, code %2)</source>
        <translation>brakuje pamięci, nic się nie zmieniło; zamknij inne programy i&#xa0;spróbuj ponownie (%1, kod %2)</translation>
    </message>
    <message>
        <source>a text is too long to be kept, nothing was changed (%1, code %2)</source>
        <translation>tekst jest za długi, by go zapisać, nic się nie zmieniło (%1, kod %2)</translation>
    </message>
    <message>
        <source>the database refused, nothing was changed (%1, code %2)</source>
        <translation>baza danych odmówiła, nic się nie zmieniło (%1, kod %2)</translation>
    </message>
    <message>
        <source>game %1: there is no such game; choose one from the list of games</source>
        <translation>gra %1: nie ma takiej gry; wybierz ją z&#xa0;listy</translation>
    </message>
    <message>
        <source>game %1, move %2: the next move must have the number %3</source>
        <translation>gra %1, ruch %2: następny ruch musi mieć numer %3</translation>
    </message>
    <message>
        <source>game %1, move %2: its parent %3 is not an earlier move or 0, the header</source>
        <translation>gra %1, ruch %2: poprzedni %3 nie jest ani wcześniejszym ruchem, ani 0, czyli nagłówkiem</translation>
    </message>
    <message>
        <source>game %1, move %2: there is no such move; load the game again</source>
        <translation>gra %1, ruch %2: nie ma takiego ruchu; wczytaj grę ponownie</translation>
    </message>
    <message>
        <source>game %1, move %2: another move is already recorded under this number; load the game again and record behind its last move</source>
        <translation>gra %1, ruch %2: pod tym numerem zapisano już inny ruch; wczytaj grę ponownie i&#xa0;zapisuj za jej ostatnim ruchem</translation>
    </message>
    <message>
        <source>game %1: the table cannot stand at move %2, the last one recorded is %3</source>
        <translation>gra %1 nie może stać na ruchu %2, ostatni zapisany to %3</translation>
    </message>
    <message>
        <source>game %1: the table cannot stand at move %2, it is not in the line to move %3</source>
        <translation>gra %1 nie może stać na ruchu %2, nie leży on na drodze do ruchu %3</translation>
    </message>
    <message>
        <source>the games in this file cannot be read (%1); nothing was taken from it, choose another copy</source>
        <translation>gier z tego pliku nie można odczytać (%1); nic z niego nie wzięto, wybierz inną kopię</translation>
    </message>
    <message>
        <source>there are no games of Flimnap in this file</source>
        <translation>w tym pliku nie ma gier programu Flimnap</translation>
    </message>
    <message>
        <source>export has taken %1 cards until %2, but only %3 are neither in the deck nor in play</source>
        <comment>18cz</comment>
        <translation>eksport zabrał kart %1 (do %2), ale poza stosem i&#xa0;grą jest tylko %3</translation>
    </message>
    <message>
        <source>in phase %1 all private railways have left the game</source>
        <comment>18cz</comment>
        <translation>w&#xa0;fazie %1 wszystkie koleje prywatne wypadły już z&#xa0;gry</translation>
    </message>
    <message>
        <source>companies own no private railways in phase %1 yet</source>
        <comment>18cz</comment>
        <translation>w&#xa0;fazie %1 spółki nie mają jeszcze kolei prywatnych</translation>
    </message>
    <message>
        <source>a company of %1 owns no private railways</source>
        <comment>18cz</comment>
        <translation>spółka, którą ma %1, nie ma kolei prywatnych</translation>
    </message>
    <message>
        <source>there is no private railway &quot;%1&quot;; there are: %2</source>
        <comment>18cz</comment>
        <translation>nie ma kolei prywatnej „%1”; są: %2</translation>
    </message>
    <message>
        <source>only a company uses a private railway&apos;s right, and %1 belongs to none</source>
        <comment>18cz</comment>
        <translation>z&#xa0;prawa kolei prywatnej korzysta tylko spółka, a&#xa0;%1 nie należy do żadnej</translation>
    </message>
    <message>
        <source>it has %1 stations on the map</source>
        <translation>na mapie ma stacji: %1</translation>
    </message>
    <message>
        <source>there are no rules for &quot;%1&quot;</source>
        <translation>nie ma zasad dla „%1”</translation>
    </message>
    <message>
        <source>there is no round &quot;%1&quot;; rounds are called SR3 or OR3.1</source>
        <translation>nie ma rundy „%1”; rundy nazywają się SR3 lub OR3.1</translation>
    </message>
    <message>
        <source>there is no round &quot;%1&quot;; the track goes from %2 to %3</source>
        <translation>nie ma rundy „%1”; rundy idą od %2 do %3</translation>
    </message>
    <message>
        <source>there is no phase &quot;%1&quot;; there are: %2</source>
        <translation>nie ma fazy „%1”; są: %2</translation>
    </message>
    <message>
        <source>there is no hex &quot;%1&quot; on this map</source>
        <translation>na tej mapie nie ma heksu „%1”</translation>
    </message>
    <message>
        <source>it has reached its destination, so that it gets all that its shares bring: expected &quot;per-share&quot;</source>
        <translation>osiągnęła swój cel, więc dostaje za akcje wszystko: ma być „od razu, za każdą sprzedaną akcję”</translation>
    </message>
    <message>
        <source>the bond railway pays from the beginning; expected &quot;operating&quot;</source>
        <translation>kolej obligacyjna płaci od początku; ma być „Operuje”</translation>
    </message>
    <message>
        <source>expected &quot;bond&quot; or no role</source>
        <translation>spółka może być koleją obligacyjną albo zwykłą</translation>
    </message>
    <message>
        <source>expected &quot;construction&quot; or no role</source>
        <translation>kolej może tylko budować tory albo być zwykła</translation>
    </message>
    <message>
        <source>there is no player &quot;%1&quot;; there are: %2</source>
        <translation>nie ma gracza „%1”; są: %2</translation>
    </message>
    <message>
        <source>there is no company &quot;%1&quot;; there are: %2</source>
        <translation>nie ma spółki „%1”; są: %2</translation>
    </message>
    <message>
        <source>there is no private railway &quot;%1&quot;; there are: none</source>
        <translation>nie ma kolei prywatnej „%1”; nie ma tu żadnej</translation>
    </message>
    <message>
        <source>there is no private railway &quot;%1&quot;; there are: %2</source>
        <translation>nie ma kolei prywatnej „%1”; są: %2</translation>
    </message>
    <message>
        <source>there is no train &quot;%1&quot;; there are: %2</source>
        <translation>nie ma pociągu „%1”; są: %2</translation>
    </message>
    <message>
        <source>game &quot;%1&quot;: its last moves, or where the table stood, could not be recovered; it goes on at move %2</source>
        <translation>gra „%1”: nie udało się odzyskać ostatnich ruchów lub miejsca, w którym stała; trwa dalej od ruchu %2</translation>
    </message>
    <message>
        <source>%1 is not in play at this table</source>
        <translation>%1 nie jest w&#xa0;grze przy tym stole</translation>
    </message>
</context>
<context>
    <name>flimnap::SetUpView</name>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message numerus="yes">
        <source>%n not as usual</source>
        <comment>readings of a rule</comment>
        <translation>
            <numerusform>%n inaczej niż zwykle</numerusform>
            <numerusform>%n inaczej niż zwykle</numerusform>
            <numerusform>%n inaczej niż zwykle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flimnap::SharedStations</name>
    <message>
        <source>%1: hexes with two stations: %2</source>
        <translation>%1: heksy z&#xa0;dwiema stacjami: %2</translation>
    </message>
    <message>
        <source>%1 takes back a station in %2</source>
        <translation>%1 zabiera stację z&#xa0;%2</translation>
    </message>
    <message>
        <source>Stations on the same hex</source>
        <translation>Stacje na tym samym heksie</translation>
    </message>
    <message>
        <source>On how many hexes do two stations stand that are all stations of %1 now? One of the two goes back to its charter and can be placed again.</source>
        <translation>Na ilu heksach stoją dwie stacje, które teraz należą do %1? Jedna z&#xa0;nich wraca na kartę spółki i&#xa0;można ją postawić ponownie.</translation>
    </message>
    <message>
        <source>On how many hexes do two stations stand that are all stations of %1 now? One of the two goes back to its charter and can be placed again.</source>
        <comment>18cz</comment>
        <translation>Na ilu heksach stoją dwie stacje, które teraz należą do %1? Jedna z&#xa0;nich wraca na kartę spółki i&#xa0;można ją postawić ponownie.</translation>
    </message>
    <message>
        <source>Of these, taken over</source>
        <translation>W&#xa0;tym przejęte</translation>
    </message>
</context>
<context>
    <name>flimnap::SnakeSale</name>
    <message>
        <source>%1 buys a private railway or passes</source>
        <translation>%1 kupuje kolej prywatną lub pasuje</translation>
    </message>
</context>
<context>
    <name>flimnap::StackDraft</name>
    <message>
        <source>%1 buys a railway or passes</source>
        <translation>%1 kupuje kolej lub pasuje</translation>
    </message>
    <message>
        <source>A railway is drawn on the table</source>
        <translation>Losowanie kolei na stole</translation>
    </message>
    <message>
        <source>It will have neither money nor trains.</source>
        <translation>Nie będzie mieć ani pieniędzy, ani pociągów.</translation>
    </message>
    <message>
        <source>Drawn: %1 only builds track</source>
        <translation>Wylosowano: %1 tylko buduje tory</translation>
    </message>
    <message>
        <source>It has neither director nor trains nor treasury. In each operating round it pays its shareholders by its price, and its price rises.</source>
        <translation>Nie ma prezesa, pociągów ani skarbca. W&#xa0;każdej rundzie operacyjnej płaci akcjonariuszom według kursu, a&#xa0;kurs rośnie.</translation>
    </message>
    <message>
        <source>It has neither money nor trains, earns nothing and is not exchanged.</source>
        <translation>Nie ma pieniędzy ani pociągów, nic nie zarabia i&#xa0;nie podlega wymianie.</translation>
    </message>
    <message>
        <source>As soon as Wien is brown the third marker of %1 is placed there</source>
        <translation>Gdy tylko Wien stanie się brązowy, staje tam trzeci żeton %1</translation>
    </message>
    <message>
        <source>Railways %1 and %2 of the draft: who takes one first</source>
        <translation>Koleje %1 i&#xa0;%2 draftu: kto bierze jako pierwszy</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Gracz 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Gracz 2</translation>
    </message>
    <message>
        <source>Order of the draft</source>
        <translation>Kolejność draftu</translation>
    </message>
    <message>
        <source>Place the second marker of the bond railway</source>
        <translation>Postaw drugi żeton kolei obligacyjnej</translation>
    </message>
    <message>
        <source>%1 places the second marker of the bond railway: %2</source>
        <translation>%1 stawia drugi żeton kolei obligacyjnej: %2</translation>
    </message>
    <message>
        <source>On any hex with a free slot. A third marker is placed in Wien as soon as Wien is brown.</source>
        <translation>Na dowolnym heksie z&#xa0;wolnym miejscem. Trzeci żeton staje w&#xa0;Wien, gdy tylko Wien stanie się brązowy.</translation>
    </message>
    <message>
        <source>bond railway, pays by its price</source>
        <translation>kolej obligacyjna, płaci według kursu</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the bond railway starts here</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>bond railway</source>
        <translation>kolej obligacyjna</translation>
    </message>
    <message>
        <source>one more in Wien once that is brown</source>
        <translation>jeszcze jedna w&#xa0;Wien, gdy będzie brązowy</translation>
    </message>
    <message>
        <source>bond railway, price %1</source>
        <translation>kolej obligacyjna, kurs %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>Bond railway</source>
        <translation>Kolej obligacyjna</translation>
    </message>
    <message>
        <source>Which one it is</source>
        <translation>Która to</translation>
    </message>
    <message>
        <source>May place its second marker</source>
        <translation>Może postawić jej drugi żeton</translation>
    </message>
    <message>
        <source>%1 only builds track</source>
        <translation>%1 tylko buduje tory</translation>
    </message>
    <message>
        <source>Stations on the map</source>
        <translation>Stacje na mapie</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Draw the coal railway that only builds track</source>
        <translation>Wylosuj kolej węglową, która tylko buduje tory</translation>
    </message>
    <message>
        <source>Draw the pre-state railway that only builds track</source>
        <translation>Wylosuj kolej przedpaństwową, która tylko buduje tory</translation>
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
        <translation>tylko buduje tory</translation>
    </message>
    <message>
        <source>%1, half to the owner</source>
        <translation>%1, połowa dla właściciela</translation>
    </message>
    <message>
        <source>%1, no director: its price falls</source>
        <translation>%1, bez prezesa: kurs spada</translation>
    </message>
    <message>
        <source>operates when its turn comes</source>
        <translation>operuje w&#xa0;swojej kolejności</translation>
    </message>
    <message>
        <source>%1 % sold, operates with %2 %</source>
        <translation>sprzedano %1%, operuje od %2%</translation>
    </message>
    <message>
        <source>%1, is formed at the end of this round</source>
        <translation>%1, powstaje po tej rundzie</translation>
    </message>
    <message>
        <source>%1, is formed in phase %2</source>
        <translation>%1, powstaje w&#xa0;fazie %2</translation>
    </message>
    <message>
        <source>%1, waits for the exchange of %2</source>
        <translation>%1, czeka na wymianę %2</translation>
    </message>
    <message>
        <source>%1, opens at the end of this round</source>
        <translation>%1, rusza po tej rundzie</translation>
    </message>
    <message>
        <source>%1, not floated yet</source>
        <translation>%1, jeszcze nie wypłynęła</translation>
    </message>
    <message>
        <source>%1. to operate</source>
        <translation>%1. w&#xa0;kolejności</translation>
    </message>
    <message>
        <source>%1. · %2</source>
        <translation>%1. · %2</translation>
    </message>
    <message>
        <source>no train before the end of the set</source>
        <translation>bez pociągu do końca serii</translation>
    </message>
    <message>
        <source>trains %1/%2</source>
        <translation>pociągi %1/%2</translation>
    </message>
    <message>
        <source>stations %1, %2 left</source>
        <translation>stacje %1, zostało %2</translation>
    </message>
    <message>
        <source>stations %1</source>
        <translation>stacje %1</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>for sale</source>
        <translation>na sprzedaż</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>razem z&#xa0;%1</translation>
    </message>
    <message>
        <source>later</source>
        <translation>później</translation>
    </message>
    <message>
        <source>in the rules: %1</source>
        <comment>printed name</comment>
        <translation>w&#xa0;skrócie zasad: %1</translation>
    </message>
    <message>
        <source>%1, is formed at the end of this round</source>
        <comment>1824</comment>
        <translation>%1, powstaje po tej rundzie</translation>
    </message>
    <message>
        <source>%1, is formed in phase %2</source>
        <comment>1824</comment>
        <translation>%1, powstaje w&#xa0;fazie %2</translation>
    </message>
    <message>
        <source>%1, opens at the end of this round</source>
        <comment>1824</comment>
        <translation>%1, rusza po tej rundzie</translation>
    </message>
    <message>
        <source>%1, not floated yet</source>
        <comment>1824</comment>
        <translation>%1, jeszcze nie wypłynęła</translation>
    </message>
</context>
<context>
    <name>flimnap::Stories</name>
    <message>
        <source>%1 is formed</source>
        <translation>%1 powstaje</translation>
    </message>
    <message>
        <source>%1 begins with %2 in its treasury</source>
        <translation>%1 zaczyna z&#xa0;kwotą %2 w&#xa0;skarbcu</translation>
    </message>
    <message>
        <source>treasury of %1</source>
        <translation>skarbiec %1</translation>
    </message>
    <message>
        <source>Nobody holds %1 % of %2: it has no director</source>
        <translation>Nikt nie ma %1% %2: brak prezesa</translation>
    </message>
    <message>
        <source>%1 is director of %2: nobody holds more than his %3 %</source>
        <translation>Prezesem %2 jest %1: nikt nie ma więcej niż te %3%</translation>
    </message>
    <message>
        <source>%1 is director of %2: %3 holds %4 % as well, but %1 owned %5</source>
        <translation>Prezesem %2 jest %1: %4% ma też %3, ale właściciel %5 to %1</translation>
    </message>
    <message>
        <source>%1 is director of %2: %3 holds %4 % as well, but %1 comes first from the priority card</source>
        <translation>Prezesem %2 jest %1: %4% ma też %3, ale bliżej karty priorytetu jest %1</translation>
    </message>
    <message>
        <source>Markers of %1: %2 on the board, %3 still to place</source>
        <translation>Żetony %1: %2 na planszy, %3 do postawienia</translation>
    </message>
    <message>
        <source>It takes the place of %1</source>
        <translation>Zastępuje: %1</translation>
    </message>
    <message>
        <source>%1 must become a share of %2</source>
        <translation>%1 musi stać się akcją %2</translation>
    </message>
    <message>
        <source>%1 opens</source>
        <translation>%1 rusza</translation>
    </message>
    <message>
        <source>What is left over</source>
        <translation>Co pozostało</translation>
    </message>
    <message>
        <source>Interest of %1 %</source>
        <translation>Odsetki %1%</translation>
    </message>
    <message>
        <source>All payments are still made. The game ends after %1.</source>
        <translation>Wszystko jest jeszcze wypłacane. Ostatnia runda gry: %1.</translation>
    </message>
    <message>
        <source>All payments are still made.</source>
        <translation>Wszystko jest jeszcze wypłacane.</translation>
    </message>
    <message>
        <source>The bank is broken</source>
        <translation>Bank jest wyczerpany</translation>
    </message>
    <message>
        <source>Its certificates are worth nothing and leave the game</source>
        <translation>Jej certyfikaty nic nie są warte i&#xa0;wypadają z&#xa0;gry</translation>
    </message>
    <message>
        <source>%1 is closed: its marker came into the closing area</source>
        <translation>%1 jest zamykana: jej znacznik wszedł w&#xa0;obszar zamykania</translation>
    </message>
    <message>
        <source>All the cash of %1 is gone; what could not be sold counts at its price</source>
        <translation>%1 traci całą gotówkę; to, czego nie dało się sprzedać, liczy się po kursie</translation>
    </message>
    <message>
        <source>The game ends at once</source>
        <translation>Gra kończy się natychmiast</translation>
    </message>
    <message>
        <source>%1 is bankrupt</source>
        <translation>%1 bankrutuje</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Ostatnia runda</translation>
    </message>
    <message>
        <source>%1 has one share only and must buy another one in the next stock round</source>
        <translation>%1 ma tylko jedną akcję i&#xa0;musi kupić drugą w&#xa0;następnej rundzie giełdowej</translation>
    </message>
    <message>
        <source>The railways that only build track close</source>
        <translation>Koleje, które tylko budują tory, zamyka się</translation>
    </message>
    <message>
        <source>%1 is formed</source>
        <comment>1824</comment>
        <translation>%1 powstaje</translation>
    </message>
    <message>
        <source>%1 opens</source>
        <comment>1824</comment>
        <translation>%1 rusza</translation>
    </message>
    <message>
        <source>What is not in play goes back into the box</source>
        <translation>Co nie jest w&#xa0;grze, wraca do pudełka</translation>
    </message>
    <message>
        <source>%1: the end</source>
        <translation>Koniec: %1</translation>
    </message>
</context>
<context>
    <name>flimnap::SupplyView</name>
    <message>
        <source>train %1</source>
        <translation>pociąg %1</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>karta %1</translation>
    </message>
    <message>
        <source>On sale: %1</source>
        <translation>W&#xa0;sprzedaży: %1</translation>
    </message>
    <message numerus="yes">
        <source>On sale: %1, %n left</source>
        <translation>
            <numerusform>W&#xa0;sprzedaży: %1, jeszcze %n</numerusform>
            <numerusform>W&#xa0;sprzedaży: %1, jeszcze %n</numerusform>
            <numerusform>W&#xa0;sprzedaży: %1, jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: any number</source>
        <translation>%1: bez ograniczeń</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (after the first %2)</source>
        <comment>trains on sale</comment>
        <translation>%1 (po pierwszym %2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>size of companies and their train limit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Train limit: %1. Tiles: %2.</source>
        <translation>Limit pociągów: %1. Kolory kafli: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n operating round(s) after a stock round.</source>
        <translation>
            <numerusform>%n runda operacyjna po rundzie giełdowej.</numerusform>
            <numerusform>%n rundy operacyjne po rundzie giełdowej.</numerusform>
            <numerusform>%n rund operacyjnych po rundzie giełdowej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trains besides: %1.</source>
        <translation>Także pociągi: %1.</translation>
    </message>
    <message>
        <source>The game ends with this round</source>
        <translation>Gra kończy się po tej rundzie</translation>
    </message>
    <message>
        <source>The last round: incomes count twice, and none is kept</source>
        <translation>Ostatnia runda: dochody liczą się podwójnie, żaden nie zostaje</translation>
    </message>
    <message>
        <source>broken, the game ends after %1</source>
        <translation>wyczerpany, gra kończy się po %1</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>wyczerpany</translation>
    </message>
    <message>
        <source>less than a tenth is left</source>
        <translation>zostało mniej niż jedna dziesiąta</translation>
    </message>
    <message>
        <source>In the depot</source>
        <translation>W&#xa0;zajezdni</translation>
    </message>
    <message>
        <source>In the open stock</source>
        <translation>Na wolnym rynku</translation>
    </message>
</context>
<context>
    <name>flimnap::TableCheck</name>
    <message>
        <source>coal railways</source>
        <translation>koleje węglowe</translation>
    </message>
    <message>
        <source>pre-state railways</source>
        <translation>koleje przedpaństwowe</translation>
    </message>
    <message>
        <source>regional railways</source>
        <translation>koleje regionalne</translation>
    </message>
    <message>
        <source>state railways</source>
        <translation>koleje państwowe</translation>
    </message>
    <message>
        <source>mountain railways</source>
        <translation>koleje górskie</translation>
    </message>
    <message>
        <source>Start cash</source>
        <translation>Gotówka startowa</translation>
    </message>
    <message>
        <source>Treasury of a company</source>
        <translation>Skarbiec spółki</translation>
    </message>
    <message>
        <source>Certificate limit</source>
        <translation>Limit certyfikatów</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Rounds of the game</source>
        <translation>Liczba rund gry</translation>
    </message>
    <message>
        <source>OR %1.%2</source>
        <translation>RO %1.%2</translation>
    </message>
    <message>
        <source>%1 for a %2</source>
        <comment>new train, old train</comment>
        <translation>%1 za %2</translation>
    </message>
    <message>
        <source>A %1 is taken out of the game by the first</source>
        <translation>Pociąg %1 jest złomowany, gdy pojawia się pierwszy</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <comment>how many operating rounds</comment>
        <translation>Faza %1</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <comment>train limit</comment>
        <translation>Faza %1</translation>
    </message>
    <message>
        <source>Phase %1: %2</source>
        <comment>phase and size of companies</comment>
        <translation>Faza %1: %2</translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation>Wiersz %1, kolumna %2</translation>
    </message>
    <message>
        <source>Their names and colours are printed on their cards; this app does not know them.</source>
        <translation>Ich nazwy i&#xa0;kolory są wydrukowane na kartach; ta aplikacja ich nie zna.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Na początku</translation>
    </message>
    <message>
        <source>Operating rounds after a stock round</source>
        <translation>Rundy operacyjne po rundzie giełdowej</translation>
    </message>
    <message>
        <source>Private railways</source>
        <translation>Koleje prywatne</translation>
    </message>
    <message>
        <source>Income of private railways</source>
        <translation>Dochód kolei prywatnych</translation>
    </message>
    <message>
        <source>Value of private railways</source>
        <translation>Wartość kolei prywatnych</translation>
    </message>
    <message>
        <source>Number of train cards</source>
        <translation>Liczba kart pociągów</translation>
    </message>
    <message>
        <source>Train prices</source>
        <translation>Ceny pociągów</translation>
    </message>
    <message>
        <source>To pay if an older train is given for a train</source>
        <translation>Dopłata, gdy za pociąg oddaje się starszy</translation>
    </message>
    <message>
        <source>When trains leave the game</source>
        <translation>Kiedy pociągi są złomowane</translation>
    </message>
    <message>
        <source>Train limits</source>
        <translation>Limity pociągów</translation>
    </message>
    <message>
        <source>Initial prices</source>
        <translation>Ceny emisyjne</translation>
    </message>
    <message>
        <source>Share-price chart</source>
        <translation>Tabela kursów</translation>
    </message>
    <message>
        <source>Companies that are founded later</source>
        <translation>Spółki zakładane później</translation>
    </message>
    <message>
        <source>Private companies</source>
        <translation>Spółki prywatne</translation>
    </message>
    <message>
        <source>Private railways</source>
        <comment>18cz</comment>
        <translation>Koleje prywatne</translation>
    </message>
    <message>
        <source>Income of private railways</source>
        <comment>18cz</comment>
        <translation>Dochód kolei prywatnych</translation>
    </message>
    <message>
        <source>Share-price chart</source>
        <comment>18cz</comment>
        <translation>Tabela kursów</translation>
    </message>
</context>
<context>
    <name>flimnap::TableLadder</name>
    <message>
        <source>Column %1, upper row</source>
        <translation>Kolumna %1, górny wiersz</translation>
    </message>
    <message>
        <source>Column %1, lower row</source>
        <translation>Kolumna %1, dolny wiersz</translation>
    </message>
    <message>
        <source>Every price is higher than the one before it: %1 cannot follow %2.</source>
        <translation>Każdy kurs jest wyższy od poprzedniego: %1 nie może stać po %2.</translation>
    </message>
    <message>
        <source>Every price is a multiple of %1, but not %2.</source>
        <translation>Każdy kurs jest wielokrotnością %1, a&#xa0;%2 nie jest.</translation>
    </message>
    <message>
        <source>The chart has two rows of the same length, begins with %1 and ends with %2.</source>
        <translation>Tabela ma dwa wiersze tej samej długości, zaczyna się od %1 i&#xa0;kończy na %2.</translation>
    </message>
    <message>
        <source>Of the share prices the rules name only %1 and %2. Compare all of them with your board before the first move: what differs can be changed below.</source>
        <translation>Z&#xa0;kursów zasady podają tylko %1 i&#xa0;%2. Porównajcie wszystkie z&#xa0;planszą przed pierwszym ruchem: różnice można poprawić poniżej.</translation>
    </message>
</context>
<context>
    <name>flimnap::TableSwitches</name>
    <message>
        <source>For advanced players</source>
        <translation>Dla zaawansowanych</translation>
    </message>
    <message>
        <source>The top train card leaves the deck before trains run: some get old before they earn.</source>
        <translation>Wierzchnia karta pociągu opuszcza stos, zanim pociągi pojadą: niektóre starzeją się, nim zarobią.</translation>
    </message>
    <message>
        <source>Two characters each</source>
        <translation>Po dwie postacie</translation>
    </message>
    <message>
        <source>Both players take two character cards.</source>
        <translation>Obaj gracze biorą po dwie karty postaci.</translation>
    </message>
    <message>
        <source>Allenbeck-Tottenham-Express</source>
        <translation>Allenbeck-Tottenham-Express</translation>
    </message>
    <message>
        <source>A train that calls at three of the four cities with names earns a bonus.</source>
        <translation>Pociąg, który odwiedza trzy z&#xa0;czterech nazwanych miast, dostaje premię.</translation>
    </message>
    <message>
        <source>Laputa</source>
        <translation>Laputa</translation>
    </message>
    <message>
        <source>Brown cities with track for one company alone; it changes no sums.</source>
        <translation>Brązowe miasta z&#xa0;torem tylko dla jednej spółki; kwot to nie zmienia.</translation>
    </message>
    <message>
        <source>Brobdingnag</source>
        <translation>Brobdingnag</translation>
    </message>
    <message>
        <source>Tiles of its own. A company that pays keeps half of its income.</source>
        <translation>Własne kafle. Spółka, która wypłaca, zostawia sobie połowę dochodu.</translation>
    </message>
    <message>
        <source>Scenario tiles</source>
        <translation>Kafle scenariusza</translation>
    </message>
    <message>
        <source>A landscape is laid first: terrain costs, mines pay.</source>
        <translation>Najpierw układa się krajobraz: teren kosztuje, kopalnie przynoszą dochód.</translation>
    </message>
    <message>
        <source>Where editions differ, the rules of</source>
        <translation>Gdzie wydania się różnią, obowiązuje</translation>
    </message>
    <message>
        <source>The last kind of train</source>
        <translation>Ostatni typ pociągu</translation>
    </message>
    <message>
        <source>How many trains of each kind</source>
        <translation>Ile pociągów każdego typu</translation>
    </message>
    <message>
        <source>the Polish summary</source>
        <translation>polski skrót zasad</translation>
    </message>
    <message>
        <source>18xx.games</source>
        <translation>18xx.games</translation>
    </message>
    <message>
        <source>five 8-trains</source>
        <translation>pięć pociągów 8</translation>
    </message>
    <message>
        <source>diesels, any number</source>
        <translation>diesle, bez ograniczeń</translation>
    </message>
    <message>
        <source>5, 4, 3, 2, 2, 5, as set out</source>
        <translation>5, 4, 3, 2, 2, 5, jak w&#xa0;przygotowaniu</translation>
    </message>
    <message>
        <source>6, 5, 4, 3, 2, 6, as in the table of phases</source>
        <translation>6, 5, 4, 3, 2, 6, jak w&#xa0;tabeli faz</translation>
    </message>
</context>
<context>
    <name>flimnap::TakeOvers</name>
    <message>
        <source>Left the game</source>
        <translation>Wypadła z&#xa0;gry</translation>
    </message>
</context>
<context>
    <name>flimnap::Told</name>
    <message>
        <source>{to} receives {amount}: {reason}</source>
        <translation>{to} dostaje {amount}: {reason}</translation>
    </message>
    <message>
        <source>{from} pays {amount}: {reason}</source>
        <translation>{from} płaci {amount}: {reason}</translation>
    </message>
    <message>
        <source>{from} pays {amount} to {to}: {reason}</source>
        <translation>{from} płaci {amount} (dla: {to}): {reason}</translation>
    </message>
    <message>
        <source>{to} takes {percent} % of {company} from the open stock</source>
        <translation>{to} bierze {percent}% {company} z&#xa0;wolnego rynku</translation>
    </message>
    <message>
        <source>{to} takes {percent} % of {company} from the reserve</source>
        <translation>{to} bierze {percent}% {company} z&#xa0;rezerwy</translation>
    </message>
    <message>
        <source>{to} takes {percent} % of {company}</source>
        <translation>{to} bierze {percent}% {company}</translation>
    </message>
    <message>
        <source>{percent} % of {company} go into the open stock</source>
        <translation>{percent}% {company} trafia na wolny rynek</translation>
    </message>
    <message>
        <source>{percent} % of {company} go from the reserve to the bank</source>
        <translation>{percent}% {company} przechodzi z&#xa0;rezerwy do banku</translation>
    </message>
    <message>
        <source>{from} gives {percent} % of {company} into the open stock</source>
        <translation>{from} oddaje {percent}% {company} na wolny rynek</translation>
    </message>
    <message>
        <source>{from} gives {percent} % of {company} to the bank</source>
        <translation>{from} oddaje {percent}% {company} do banku</translation>
    </message>
    <message>
        <source>{to} takes the director&apos;s certificate of {company} for as many shares</source>
        <translation>{to} bierze certyfikat prezesa {company} za tyle samo akcji</translation>
    </message>
    <message>
        <source>The director&apos;s certificate of {company}: {from} → {to}</source>
        <translation>Certyfikat prezesa {company}: {from} → {to}</translation>
    </message>
    <message>
        <source>{to} becomes director of {company}</source>
        <translation>{to} zostaje prezesem {company}</translation>
    </message>
    <message>
        <source>{company} is founded at {price}</source>
        <translation>{company} założona po {price}</translation>
    </message>
    <message>
        <source>{company} starts at {price}</source>
        <translation>{company} założona po {price}</translation>
    </message>
    <message>
        <source>{company} starts at {price}</source>
        <comment>1824</comment>
        <translation>{company} założona po {price}</translation>
    </message>
    <message>
        <source>{company} operates from now on</source>
        <translation>{company} odtąd operuje</translation>
    </message>
    <message>
        <source>{company} floats</source>
        <translation>{company} wypływa</translation>
    </message>
    <message>
        <source>{company} floats</source>
        <comment>1824</comment>
        <translation>{company} wypływa</translation>
    </message>
    <message>
        <source>{company} leaves the game</source>
        <translation>{company} wypada z&#xa0;gry</translation>
    </message>
    <message>
        <source>{company} leaves the game</source>
        <comment>1824</comment>
        <translation>{company} wypada z&#xa0;gry</translation>
    </message>
    <message>
        <source>{company} stays at {to}</source>
        <translation>{company}: kurs nadal {to}</translation>
    </message>
    <message>
        <source>{company}: price {from} → {to}</source>
        <translation>{company}: kurs {from} → {to}</translation>
    </message>
    <message>
        <source>{private} goes to {to}</source>
        <translation>{to} dostaje: {private}</translation>
    </message>
    <message>
        <source>{private} leaves the game</source>
        <translation>{private} wypada z&#xa0;gry</translation>
    </message>
    <message>
        <source>{private} is handed in</source>
        <translation>Karta {private} oddana</translation>
    </message>
    <message>
        <source>{private} stays out of this game</source>
        <translation>Karta {private} jest poza grą</translation>
    </message>
    <message>
        <source>The right of {private} is used</source>
        <translation>Prawo {private} jest wykorzystane</translation>
    </message>
    <message>
        <source>{minor} goes to {to}</source>
        <translation>{to} dostaje: {minor}</translation>
    </message>
    <message>
        <source>{owner} exchanges {private} for a share of {into}</source>
        <translation>{owner} wymienia {private} na akcję {into}</translation>
    </message>
    <message>
        <source>{owner} exchanges {minor} for {percent} % of {into}</source>
        <translation>{owner} wymienia {minor} na {percent}% {into}</translation>
    </message>
    <message>
        <source>{company} is formed</source>
        <translation>{company} powstaje</translation>
    </message>
    <message>
        <source>{company} is formed</source>
        <comment>1824</comment>
        <translation>{company} powstaje</translation>
    </message>
    <message>
        <source>{company} becomes the bond railway: it pays by its price</source>
        <translation>{company} staje się koleją obligacyjną: płaci według kursu</translation>
    </message>
    <message>
        <source>{company} only builds track</source>
        <translation>{company} tylko buduje tory</translation>
    </message>
    <message>
        <source>The bank is broken</source>
        <translation>Bank jest wyczerpany</translation>
    </message>
    <message>
        <source>{company} has no train and cannot pay one: the game ends with this round</source>
        <translation>{company} nie ma pociągu i&#xa0;nie może go opłacić: gra kończy się po tej rundzie</translation>
    </message>
    <message>
        <source>A marker of {company} goes back to its charter</source>
        <translation>Żeton {company} wraca na kartę spółki</translation>
    </message>
    <message>
        <source>{player} owes {debt}</source>
        <translation>{player}: dług {debt}</translation>
    </message>
    <message>
        <source>{player} owes {debt}, penalty at the end {penalty}</source>
        <translation>{player}: dług {debt}, kara na koniec {penalty}</translation>
    </message>
    <message>
        <source>{company} earns {amount}</source>
        <translation>{company} zarabia {amount}</translation>
    </message>
    <message>
        <source>Train {train} of {from} leaves the game</source>
        <translation>{from}: pociąg {train} na złom</translation>
    </message>
    <message>
        <source>Train {train} leaves the game</source>
        <translation>Pociąg {train} wypada z&#xa0;gry</translation>
    </message>
    <message>
        <source>Train {train} goes into the depot</source>
        <translation>Pociąg {train} trafia do zajezdni</translation>
    </message>
    <message>
        <source>Train {train} goes into the open stock</source>
        <translation>Pociąg {train} trafia na wolny rynek</translation>
    </message>
    <message>
        <source>Train {train} goes to {to}</source>
        <translation>Pociąg {train} trafia do {to}</translation>
    </message>
    <message>
        <source>{company} turns train {from} to {to}</source>
        <translation>{company} odwraca pociąg {from} na {to}</translation>
    </message>
    <message numerus="yes">
        <source>{count} unsold train(s) {train} leave the game</source>
        <translation>
            <numerusform>{count} niesprzedany pociąg {train} na złom</numerusform>
            <numerusform>{count} niesprzedane pociągi {train} na złom</numerusform>
            <numerusform>{count} niesprzedanych pociągów {train} na złom</numerusform>
        </translation>
    </message>
    <message>
        <source>Train {train} leaves the depot</source>
        <translation>Pociąg {train} opuszcza zajezdnię</translation>
    </message>
    <message>
        <source>Train {train} leaves the open stock</source>
        <translation>Pociąg {train} opuszcza wolny rynek</translation>
    </message>
    <message>
        <source>Train {train} of {owner} is obsolete</source>
        <translation>{owner}: pociąg {train} jest przestarzały</translation>
    </message>
    <message>
        <source>Train {train} in the depot is obsolete</source>
        <translation>Pociąg {train} w&#xa0;zajezdni jest przestarzały</translation>
    </message>
    <message>
        <source>{player} copies card {card}</source>
        <translation>{player} kopiuje kartę {card}</translation>
    </message>
    <message>
        <source>{player} takes card {card}</source>
        <translation>{player} bierze kartę {card}</translation>
    </message>
    <message>
        <source>{company} lays a tile of {character}</source>
        <translation>{company} kładzie kafel postaci {character}</translation>
    </message>
    <message>
        <source>{who} upgrades a city to brown</source>
        <translation>{who} modernizuje miasto na brązowe</translation>
    </message>
    <message>
        <source>{who} upgrades a city to green</source>
        <translation>{who} modernizuje miasto na zielone</translation>
    </message>
    <message>
        <source>{who} lays a yellow city</source>
        <translation>{who} kładzie żółte miasto</translation>
    </message>
    <message>
        <source>{who} lays plain track</source>
        <translation>{who} kładzie tor bez miasta</translation>
    </message>
    <message>
        <source>{who} cannot build</source>
        <translation>{who} nie może budować</translation>
    </message>
    <message>
        <source>{who} upgrades a city to brown, and adds a plain tile</source>
        <translation>{who} modernizuje miasto na brązowe i&#xa0;dokłada kafel bez miasta</translation>
    </message>
    <message>
        <source>{who} upgrades a city to green, and adds a plain tile</source>
        <translation>{who} modernizuje miasto na zielone i&#xa0;dokłada kafel bez miasta</translation>
    </message>
    <message>
        <source>{who} lays a yellow city, and adds a plain tile</source>
        <translation>{who} kładzie żółte miasto i&#xa0;dokłada kafel bez miasta</translation>
    </message>
    <message>
        <source>{who} lays plain track, and adds a plain tile</source>
        <translation>{who} kładzie tor bez miasta i&#xa0;dokłada drugi</translation>
    </message>
    <message>
        <source>The top train card {card} is exported</source>
        <translation>Wierzchnia karta {card} jest eksportowana</translation>
    </message>
    <message>
        <source>The top train card {card} is exported</source>
        <comment>1824</comment>
        <translation>Wierzchnia karta {card} jest eksportowana</translation>
    </message>
    <message>
        <source>The top train card {card} is exported</source>
        <comment>18cz</comment>
        <translation>Wierzchnia karta {card} jest eksportowana</translation>
    </message>
    <message>
        <source>Phase {phase} begins</source>
        <translation>Zaczyna się faza {phase}</translation>
    </message>
    <message>
        <source>{company} places its home station</source>
        <translation>{company} stawia stację startową</translation>
    </message>
    <message>
        <source>{company} places a station</source>
        <translation>{company} stawia stację</translation>
    </message>
    <message>
        <source>{company}: stations on the map {on_map}, markers left {left}</source>
        <translation>{company}: stacje na mapie {on_map}, pozostałe żetony {left}</translation>
    </message>
    <message>
        <source>{company} lays track</source>
        <translation>{company} kładzie tor</translation>
    </message>
    <message>
        <source>{company} has {shares} shares</source>
        <translation>{company} ma {shares} akcji</translation>
    </message>
    <message numerus="yes">
        <source>{holder}: {given} old share(s) for {received} of {company}</source>
        <translation>
            <numerusform>{holder}: {given} stara akcja, w&#xa0;zamian {received} × {company}</numerusform>
            <numerusform>{holder}: {given} stare akcje, w&#xa0;zamian {received} × {company}</numerusform>
            <numerusform>{holder}: {given} starych akcji, w&#xa0;zamian {received} × {company}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{holder}: {given} old share(s) for {received} of {company}, there are no more</source>
        <translation>
            <numerusform>{holder}: {given} stara akcja, w&#xa0;zamian {received} × {company}, więcej nie ma</numerusform>
            <numerusform>{holder}: {given} stare akcje, w&#xa0;zamian {received} × {company}, więcej nie ma</numerusform>
            <numerusform>{holder}: {given} starych akcji, w&#xa0;zamian {received} × {company}, więcej nie ma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{holder}: {given} old share(s) for {received} of {company}, an odd one is lost</source>
        <translation>
            <numerusform>{holder}: {given} stara akcja, w&#xa0;zamian {received} × {company}, nieparzysta przepada</numerusform>
            <numerusform>{holder}: {given} stare akcje, w&#xa0;zamian {received} × {company}, nieparzysta przepada</numerusform>
            <numerusform>{holder}: {given} starych akcji, w&#xa0;zamian {received} × {company}, nieparzysta przepada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{holder}: {given} old share(s) for {received} of {company}, an odd one goes to the open stock</source>
        <translation>
            <numerusform>{holder}: {given} stara akcja, w&#xa0;zamian {received} × {company}, nieparzysta trafia na wolny rynek</numerusform>
            <numerusform>{holder}: {given} stare akcje, w&#xa0;zamian {received} × {company}, nieparzysta trafia na wolny rynek</numerusform>
            <numerusform>{holder}: {given} starych akcji, w&#xa0;zamian {received} × {company}, nieparzysta trafia na wolny rynek</numerusform>
        </translation>
    </message>
    <message>
        <source>Average of the prices {prices} without {left_out}, down to a multiple of 5: {average}</source>
        <translation>Średnia kursów {prices} (bez {left_out}), zaokrąglona w&#xa0;dół do wielokrotności&#xa0;5: {average}</translation>
    </message>
    <message>
        <source>Average of the prices {prices}, down to a multiple of 5: {average}</source>
        <translation>Średnia kursów {prices}, zaokrąglona w&#xa0;dół do wielokrotności&#xa0;5: {average}</translation>
    </message>
    <message>
        <source>{company} has no loans</source>
        <translation>{company} nie ma pożyczek</translation>
    </message>
    <message numerus="yes">
        <source>{company} has {loans} loan(s)</source>
        <translation>
            <numerusform>{company} ma {loans} pożyczkę</numerusform>
            <numerusform>{company} ma {loans} pożyczki</numerusform>
            <numerusform>{company} ma {loans} pożyczek</numerusform>
        </translation>
    </message>
    <message>
        <source>The bank keeps nothing more for {company}</source>
        <translation>Bank nic już nie przechowuje dla {company}</translation>
    </message>
    <message>
        <source>The bank keeps {escrow} for {company}</source>
        <translation>Bank przechowuje {escrow} dla {company}</translation>
    </message>
    <message>
        <source>{company} owes {amount} of interest</source>
        <translation>{company} ma do zapłaty {amount} odsetek</translation>
    </message>
    <message>
        <source>{company} owes {amount} of interest, {out_of_income} of it out of its income</source>
        <translation>{company} ma do zapłaty {amount} odsetek, z&#xa0;tego {out_of_income} z&#xa0;dochodu</translation>
    </message>
    <message>
        <source>{company} has reached its destination</source>
        <translation>{company} osiąga swój cel</translation>
    </message>
    <message>
        <source>{company} borrows train {train}</source>
        <translation>{company} pożycza pociąg {train}</translation>
    </message>
    <message>
        <source>The certificate limit is {limit} now</source>
        <translation>Limit certyfikatów wynosi teraz {limit}</translation>
    </message>
    <message>
        <source>{player} is bankrupt</source>
        <translation>{player} bankrutuje</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>Gra się kończy</translation>
    </message>
    <message>
        <source>The trains of round {number} run</source>
        <translation>Runda {number}: pociągi ruszają</translation>
    </message>
    <message>
        <source>{round} begins</source>
        <translation>Początek: {round}</translation>
    </message>
    <message>
        <source>The table waives a rule</source>
        <translation>Gracze odstępują od zasady</translation>
    </message>
    <message>
        <source>{private} costs only {price} now</source>
        <translation>{private} kosztuje teraz tylko {price}</translation>
    </message>
</context>
<context>
    <name>flimnap::TurnView</name>
    <message>
        <source>%1 may still sell, or ends the turn</source>
        <translation>%1 może jeszcze sprzedać lub kończy turę</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 kończy turę</translation>
    </message>
    <message>
        <source>%1 sells, buys or passes</source>
        <translation>%1 sprzedaje, kupuje lub pasuje</translation>
    </message>
    <message>
        <source>%1 sells or passes</source>
        <translation>%1 sprzedaje lub pasuje</translation>
    </message>
    <message>
        <source>%1 buys or passes</source>
        <translation>%1 kupuje lub pasuje</translation>
    </message>
    <message>
        <source>%1 can only pass</source>
        <translation>%1 może tylko pasować</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>%1 must give up a train</source>
        <translation>%1 musi odrzucić pociąg</translation>
    </message>
    <message>
        <source>%1 must exchange %2</source>
        <translation>%1 musi wymienić %2</translation>
    </message>
    <message>
        <source>%1 takes a railway</source>
        <translation>%1 bierze kolej</translation>
    </message>
    <message>
        <source>%1 must raise %2</source>
        <translation>%1 musi zebrać %2</translation>
    </message>
    <message>
        <source>%1 runs for %2: %3 decides on track, %4 on stations</source>
        <translation>%1 operuje (%2): o&#xa0;torach decyduje %3, o&#xa0;stacjach %4</translation>
    </message>
    <message>
        <source>%1 operates, %2 decides</source>
        <translation>%1 operuje, decyduje %2</translation>
    </message>
    <message>
        <source>%1 bids %2 or more for %3, or drops out</source>
        <translation>%1 oferuje za %3 co najmniej %2 lub rezygnuje</translation>
    </message>
    <message>
        <source>The other railway of the same stack goes to the other player.</source>
        <translation>Druga kolej z&#xa0;tego samego stosu trafia do drugiego gracza.</translation>
    </message>
    <message>
        <source>It is what the other player left of the stack.</source>
        <translation>Tę kolej drugi gracz zostawił w&#xa0;stosie.</translation>
    </message>
    <message>
        <source>for a train %1: %2</source>
        <translation>na pociąg %1: %2</translation>
    </message>
    <message>
        <source>%1 has %2 and %3 has %4. Missing %5.</source>
        <translation>%1 ma %2, a&#xa0;%3 ma %4. Brakuje: %5.</translation>
    </message>
    <message>
        <source>%1 must give up a train</source>
        <comment>1824</comment>
        <translation>%1 musi odrzucić pociąg</translation>
    </message>
    <message>
        <source>%1 must give up a train</source>
        <comment>18cz</comment>
        <translation>%1 musi odrzucić pociąg</translation>
    </message>
</context>
<context>
    <name>flimnap::Waterfall</name>
    <message>
        <source>Auction</source>
        <translation>Licytacja</translation>
    </message>
    <message>
        <source>Auction of the private companies</source>
        <translation>Licytacja spółek prywatnych</translation>
    </message>
    <message>
        <source>%1 buys %2, bids for a later one, or passes</source>
        <translation>%1 kupuje %2, licytuje dalszą lub pasuje</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player and his bid</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, pays %2 a round</source>
        <translation>%1, płaci %2 na rundę</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>kosztuje %1</translation>
    </message>
    <message>
        <source>bids from %1</source>
        <translation>oferty od %1</translation>
    </message>
</context>
<context>
    <name>flimnap::Wording</name>
    <message>
        <source>Income %1</source>
        <translation>Dochód %1</translation>
    </message>
    <message>
        <source>Place the home station, free</source>
        <translation>Postaw stację startową bezpłatnie</translation>
    </message>
    <message>
        <source>Lay track, free</source>
        <translation>Połóż tor bezpłatnie</translation>
    </message>
    <message>
        <source>Place a station, free</source>
        <translation>Postaw stację bezpłatnie</translation>
    </message>
    <message>
        <source>Lay track for %1</source>
        <translation>Połóż tor za %1</translation>
    </message>
    <message>
        <source>Place a station for %1</source>
        <translation>Postaw stację za %1</translation>
    </message>
    <message>
        <source>Income %1, from mines %2</source>
        <translation>Dochód %1, z&#xa0;kopalń %2</translation>
    </message>
    <message>
        <source>Pay out %1, keep %2</source>
        <translation>Wypłać %1, zostaw %2</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Zostaw %1</translation>
    </message>
    <message>
        <source>Pay out %1</source>
        <translation>Wypłać %1</translation>
    </message>
    <message>
        <source>Buy train %1 for %2 and train %3</source>
        <translation>Kup pociąg %1 za %2 i&#xa0;pociąg %3</translation>
    </message>
    <message>
        <source>Buy train %1 for %2, %3 of it from its director</source>
        <translation>Kup pociąg %1 za %2, z&#xa0;tego %3 od prezesa</translation>
    </message>
    <message>
        <source>Buy train %1 for %2, %3 of it borrowed</source>
        <translation>Kup pociąg %1 za %2, z&#xa0;tego %3 z&#xa0;pożyczki</translation>
    </message>
    <message>
        <source>Buy train %1 for %2</source>
        <translation>Kup pociąg %1 za %2</translation>
    </message>
    <message>
        <source>Buy %1 for %2</source>
        <translation>Kup %1 za %2</translation>
    </message>
    <message>
        <source>Found %1 at %2 for %3</source>
        <translation>Załóż %1 po %2 za %3</translation>
    </message>
    <message>
        <source>Start %1 at %2 for %3</source>
        <translation>Załóż %1 po %2 za %3</translation>
    </message>
    <message>
        <source>Buy %1 %2 % for %3</source>
        <translation>Kup %1 %2% za %3</translation>
    </message>
    <message>
        <source>Sell %1 %2 % for %3</source>
        <translation>Sprzedaj %1 %2% za %3</translation>
    </message>
    <message>
        <source>Repay %1</source>
        <translation>Spłać %1</translation>
    </message>
    <message>
        <source>Take %1 for %2</source>
        <translation>Weź %1 za %2</translation>
    </message>
    <message>
        <source>Exchange %1 for %2 % of %3</source>
        <translation>Wymień %1 na %2% %3</translation>
    </message>
    <message>
        <source>Turn train %1 to %2, free</source>
        <translation>Odwróć pociąg %1 na %2 bezpłatnie</translation>
    </message>
    <message>
        <source>Turn train %1 to %2 for %3</source>
        <translation>Odwróć pociąg %1 na %2 za %3</translation>
    </message>
    <message>
        <source>Sell %1 for %2</source>
        <translation>Sprzedaj %1 za %2</translation>
    </message>
    <message>
        <source>Take a loan: %1</source>
        <translation>Weź pożyczkę: %1</translation>
    </message>
    <message>
        <source>Repay loans: %1</source>
        <translation>Spłać pożyczki: %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Weź %1</translation>
    </message>
    <message>
        <source>Give %1</source>
        <translation>Daj %1</translation>
    </message>
    <message>
        <source>Hand in %1 for %2</source>
        <translation>Oddaj kartę %1 za %2</translation>
    </message>
    <message>
        <source>Take over %1 for %2</source>
        <translation>Przejmij %1 za %2</translation>
    </message>
    <message>
        <source>%1 exchanges %2 for a share of %3</source>
        <translation>%1 wymienia %2 na akcję %3</translation>
    </message>
    <message>
        <source>%1 exchanges %2 for %3 % of %4</source>
        <translation>%1 wymienia %2 na %3% %4</translation>
    </message>
    <message>
        <source>%1 earns %2</source>
        <translation>%1 zarabia %2</translation>
    </message>
    <message>
        <source>%1 turns train %2 to %3</source>
        <translation>%1 odwraca pociąg %2 na %3</translation>
    </message>
    <message>
        <source>%1 lays a tile of %2</source>
        <translation>%1 kładzie kafel postaci %2</translation>
    </message>
    <message>
        <source>%1 places its home station</source>
        <translation>%1 stawia stację startową</translation>
    </message>
    <message>
        <source>%1 places a station</source>
        <translation>%1 stawia stację</translation>
    </message>
    <message>
        <source>%1 borrows train %2</source>
        <translation>%1 pożycza pociąg %2</translation>
    </message>
    <message>
        <source>%1 lays track</source>
        <translation>%1 kładzie tor</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>the depot</source>
        <translation>zajezdnia</translation>
    </message>
    <message>
        <source>the open stock</source>
        <translation>wolny rynek</translation>
    </message>
    <message>
        <source>Correction: %1 %2</source>
        <translation>Korekta: %1 %2</translation>
    </message>
    <message>
        <source>Correction: %1 stands at %2</source>
        <translation>Korekta: %1 stoi na %2</translation>
    </message>
    <message>
        <source>Correction: %1 %2 % of %3</source>
        <translation>Korekta: %1 %2% %3</translation>
    </message>
    <message>
        <source>Correction: %1 gets train %2</source>
        <translation>Korekta: %1 dostaje pociąg %2</translation>
    </message>
    <message>
        <source>Correction: %1 gives train %2</source>
        <translation>Korekta: %1 oddaje pociąg %2</translation>
    </message>
    <message>
        <source>Correction: it is the turn of %1</source>
        <translation>Korekta: turę ma %1</translation>
    </message>
    <message>
        <source>Correction: phase %1</source>
        <translation>Korekta: faza %1</translation>
    </message>
    <message>
        <source>%1 loses %2, there is no share left</source>
        <translation>%1 traci %2, nie ma już akcji</translation>
    </message>
    <message>
        <source>%1 decides: %2</source>
        <translation>%1 decyduje: %2</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>Wylosowano: %1</translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 losuje %2</translation>
    </message>
    <message>
        <source>%1 buys train %2 from %3 and hands in train %4</source>
        <translation>%1 kupuje pociąg %2 (od: %3) i&#xa0;oddaje pociąg %4</translation>
    </message>
    <message>
        <source>%1 buys train %2 from %3 for %4</source>
        <translation>%1 kupuje pociąg %2 za %4 (od: %3)</translation>
    </message>
    <message>
        <source>%1 buys train %2 from %3</source>
        <translation>%1 kupuje pociąg %2 (od: %3)</translation>
    </message>
    <message>
        <source>%1 starts %2 at %3</source>
        <translation>%1 zakłada %2 po %3</translation>
    </message>
    <message>
        <source>%1 starts %2</source>
        <translation>%1 zakłada %2</translation>
    </message>
    <message>
        <source>%1 sells %2 % of %3</source>
        <translation>%1 sprzedaje %2% %3</translation>
    </message>
    <message>
        <source>%1 sells %2</source>
        <translation>%1 sprzedaje %2</translation>
    </message>
    <message>
        <source>%1 buys %2 % of %3</source>
        <translation>%1 kupuje %2% %3</translation>
    </message>
    <message>
        <source>%1 buys a share of %2 from the open stock</source>
        <translation>%1 kupuje akcję %2 z&#xa0;wolnego rynku</translation>
    </message>
    <message>
        <source>%1 buys a share of %2</source>
        <translation>%1 kupuje akcję %2</translation>
    </message>
    <message>
        <source>mines %1</source>
        <translation>kopalnie %1</translation>
    </message>
    <message>
        <source>no route</source>
        <translation>brak trasy</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 dla %2</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 bierze: %2</translation>
    </message>
    <message>
        <source>%1 takes %2 for %3</source>
        <translation>%1 bierze %2 za %3</translation>
    </message>
    <message>
        <source>%1 lays track with the right of %2</source>
        <translation>%1 kładzie tor (prawo %2)</translation>
    </message>
    <message>
        <source>%1 lays track for %2</source>
        <translation>%1 kładzie tor za %2</translation>
    </message>
    <message>
        <source>%1 runs: %2</source>
        <translation>%1 uruchamia pociągi: %2</translation>
    </message>
    <message>
        <source>%1 earns %2, and %3 from mines</source>
        <translation>%1 zarabia %2 oraz %3 z&#xa0;kopalń</translation>
    </message>
    <message>
        <source>%1 buys %2 for %3</source>
        <translation>%1 kupuje %2 za %3</translation>
    </message>
    <message>
        <source>%1 buys %2</source>
        <translation>%1 kupuje %2</translation>
    </message>
    <message>
        <source>%1 bids %2 for %3</source>
        <translation>%1 oferuje %2 za %3</translation>
    </message>
    <message>
        <source>%1 repays %2</source>
        <translation>%1 spłaca %2</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 kończy turę</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 pasuje</translation>
    </message>
    <message>
        <source>%1 keeps its income</source>
        <translation>%1 zostawia dochód</translation>
    </message>
    <message>
        <source>%1 pays half of its income</source>
        <translation>%1 wypłaca połowę dochodu</translation>
    </message>
    <message>
        <source>%1 pays its income out</source>
        <translation>%1 wypłaca dochód</translation>
    </message>
    <message>
        <source>%1 gives up train %2</source>
        <translation>%1 odrzuca pociąg %2</translation>
    </message>
    <message>
        <source>%1 sells %2 to the bank</source>
        <translation>%1 sprzedaje %2 bankowi</translation>
    </message>
    <message>
        <source>%1 gets %2 for its next run</source>
        <translation>%1 dostaje %2 na następny przejazd</translation>
    </message>
    <message>
        <source>%1 uses the right of %2</source>
        <translation>%1 korzysta z&#xa0;prawa %2</translation>
    </message>
    <message>
        <source>%1 takes over %2 at %3 a share</source>
        <translation>%1 przejmuje %2 po %3 za akcję</translation>
    </message>
    <message>
        <source>%1 takes over %2</source>
        <translation>%1 przejmuje %2</translation>
    </message>
    <message>
        <source>%1 takes a loan</source>
        <translation>%1 bierze pożyczkę</translation>
    </message>
    <message numerus="yes">
        <source>%1 repays %n loan(s)</source>
        <translation>
            <numerusform>%1 spłaca %n pożyczkę</numerusform>
            <numerusform>%1 spłaca %n pożyczki</numerusform>
            <numerusform>%1 spłaca %n pożyczek</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ends its turn</source>
        <translation>%1 kończy turę</translation>
    </message>
    <message>
        <source>%1 gives %2</source>
        <translation>%1 daje %2</translation>
    </message>
    <message>
        <source>%1 hands in %2</source>
        <translation>%1 oddaje kartę %2</translation>
    </message>
    <message>
        <source>%1 gives train %2 into the depot</source>
        <translation>%1 oddaje pociąg %2 do zajezdni</translation>
    </message>
    <message>
        <source>%1 cannot pay and is bankrupt</source>
        <translation>%1 nie może zapłacić i&#xa0;bankrutuje</translation>
    </message>
    <message>
        <source>The table agrees to end the game</source>
        <translation>Gracze zgadzają się zakończyć grę</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>depot</source>
        <translation>zajezdnia</translation>
    </message>
    <message>
        <source>open stock</source>
        <translation>wolny rynek</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>rezerwa</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>losowanie</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Runda wstępna</translation>
    </message>
    <message>
        <source>SR %1</source>
        <translation>RG %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>OR %1.%2</source>
        <translation>RO %1.%2</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Pre-stock round</source>
        <translation>Runda wstępna</translation>
    </message>
    <message>
        <source>Stock round %1</source>
        <translation>Runda giełdowa %1</translation>
    </message>
    <message>
        <source>Round %1 of %2: actions</source>
        <translation>Runda %1 z&#xa0;%2: działania</translation>
    </message>
    <message>
        <source>Round %1 of %2: trains</source>
        <translation>Runda %1 z&#xa0;%2: pociągi</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runda %1 z&#xa0;%2</translation>
    </message>
    <message>
        <source>Operating round %1.%2</source>
        <translation>Runda operacyjna %1.%2</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>small</source>
        <translation>mała</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średnia</translation>
    </message>
    <message>
        <source>large</source>
        <translation>duża</translation>
    </message>
    <message>
        <source>mountain</source>
        <comment>railways</comment>
        <translation>górska</translation>
    </message>
    <message>
        <source>coal</source>
        <comment>railways</comment>
        <translation>węglowa</translation>
    </message>
    <message>
        <source>pre-state</source>
        <comment>railways</comment>
        <translation>przedpaństwowa</translation>
    </message>
    <message>
        <source>regional</source>
        <comment>railways</comment>
        <translation>regionalna</translation>
    </message>
    <message>
        <source>state</source>
        <comment>railways</comment>
        <translation>państwowa</translation>
    </message>
    <message>
        <source>railway</source>
        <translation>kolej</translation>
    </message>
    <message>
        <source>ordinary</source>
        <comment>trains</comment>
        <translation>zwykły</translation>
    </message>
    <message>
        <source>never rusts</source>
        <comment>trains</comment>
        <translation>trwały</translation>
    </message>
    <message>
        <source>rusts some day</source>
        <comment>trains</comment>
        <translation>nietrwały</translation>
    </message>
    <message>
        <source>goods</source>
        <comment>trains</comment>
        <translation>towarowy</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>train and the letter of its card</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>opening balance</source>
        <translation>saldo początkowe</translation>
    </message>
    <message>
        <source>railway bought</source>
        <translation>zakup kolei</translation>
    </message>
    <message>
        <source>private company bought</source>
        <translation>zakup spółki prywatnej</translation>
    </message>
    <message>
        <source>private railway bought</source>
        <translation>zakup kolei prywatnej</translation>
    </message>
    <message>
        <source>income of a railway</source>
        <translation>dochód kolei</translation>
    </message>
    <message>
        <source>income of a private company</source>
        <translation>dochód spółki prywatnej</translation>
    </message>
    <message>
        <source>income of a private railway</source>
        <translation>dochód kolei prywatnej</translation>
    </message>
    <message>
        <source>private railway sold</source>
        <translation>sprzedaż kolei prywatnej</translation>
    </message>
    <message>
        <source>share bought</source>
        <translation>zakup akcji</translation>
    </message>
    <message>
        <source>shares sold</source>
        <translation>sprzedaż akcji</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>kapitał</translation>
    </message>
    <message>
        <source>track</source>
        <translation>tor</translation>
    </message>
    <message>
        <source>station</source>
        <translation>stacja</translation>
    </message>
    <message>
        <source>dividend</source>
        <translation>dywidenda</translation>
    </message>
    <message>
        <source>income kept</source>
        <translation>zostawiony dochód</translation>
    </message>
    <message>
        <source>income</source>
        <translation>dochód</translation>
    </message>
    <message>
        <source>income of mines</source>
        <translation>dochód z&#xa0;kopalń</translation>
    </message>
    <message>
        <source>compensation</source>
        <translation>rekompensata</translation>
    </message>
    <message>
        <source>treasury taken over</source>
        <translation>przejęcie skarbca</translation>
    </message>
    <message>
        <source>train bought</source>
        <translation>zakup pociągu</translation>
    </message>
    <message>
        <source>train turned over</source>
        <translation>odwrócenie pociągu</translation>
    </message>
    <message>
        <source>director&apos;s help</source>
        <translation>dopłata prezesa</translation>
    </message>
    <message>
        <source>loan</source>
        <translation>pożyczka</translation>
    </message>
    <message>
        <source>debt repaid</source>
        <translation>spłata długu</translation>
    </message>
    <message>
        <source>action card</source>
        <translation>karta działania</translation>
    </message>
    <message>
        <source>treasury card</source>
        <translation>karta skarbca</translation>
    </message>
    <message>
        <source>character</source>
        <translation>postać</translation>
    </message>
    <message>
        <source>interest</source>
        <translation>odsetki</translation>
    </message>
    <message>
        <source>repayment of loans</source>
        <translation>spłata pożyczek</translation>
    </message>
    <message>
        <source>capital kept until the destination</source>
        <translation>kapitał przechowywany do osiągnięcia celu</translation>
    </message>
    <message>
        <source>the company is closed</source>
        <translation>zamknięcie spółki</translation>
    </message>
    <message>
        <source>bankruptcy</source>
        <translation>bankructwo</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>korekta</translation>
    </message>
    <message>
        <source>Buy a private railway</source>
        <translation>Kup kolej prywatną</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Licytuj</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Weź</translation>
    </message>
    <message>
        <source>Start a company</source>
        <translation>Załóż spółkę</translation>
    </message>
    <message>
        <source>Buy a share</source>
        <translation>Kup akcję</translation>
    </message>
    <message>
        <source>Sell shares</source>
        <translation>Sprzedaj akcje</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Wymień</translation>
    </message>
    <message>
        <source>Repay debt</source>
        <translation>Spłać dług</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Spasuj</translation>
    </message>
    <message>
        <source>Lay track</source>
        <translation>Połóż tor</translation>
    </message>
    <message>
        <source>Place a station</source>
        <translation>Postaw stację</translation>
    </message>
    <message>
        <source>Run trains</source>
        <translation>Uruchom pociągi</translation>
    </message>
    <message>
        <source>Dividend</source>
        <translation>Dywidenda</translation>
    </message>
    <message>
        <source>Buy a train</source>
        <translation>Kup pociąg</translation>
    </message>
    <message>
        <source>Give up a train</source>
        <translation>Odrzuć pociąg</translation>
    </message>
    <message>
        <source>Turn a train over</source>
        <translation>Odwróć pociąg</translation>
    </message>
    <message>
        <source>Borrow a train</source>
        <translation>Pożycz pociąg</translation>
    </message>
    <message>
        <source>Sell a private railway</source>
        <translation>Sprzedaj kolej prywatną</translation>
    </message>
    <message>
        <source>Use a right</source>
        <translation>Użyj prawa</translation>
    </message>
    <message>
        <source>Take over a company</source>
        <translation>Przejmij spółkę</translation>
    </message>
    <message>
        <source>Take a loan</source>
        <translation>Weź pożyczkę</translation>
    </message>
    <message>
        <source>Repay a loan</source>
        <translation>Spłać pożyczkę</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Enter a draw</source>
        <translation>Wpisz losowanie</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Zdecyduj</translation>
    </message>
    <message>
        <source>Choose an action card</source>
        <translation>Wybierz kartę działania</translation>
    </message>
    <message>
        <source>Copy an action card</source>
        <translation>Skopiuj kartę działania</translation>
    </message>
    <message>
        <source>Money for companies</source>
        <translation>Pieniądze dla spółek</translation>
    </message>
    <message>
        <source>Hand in a character</source>
        <translation>Oddaj kartę postaci</translation>
    </message>
    <message>
        <source>Give back an obsolete train</source>
        <translation>Oddaj przestarzały pociąg</translation>
    </message>
    <message>
        <source>Say what was built</source>
        <translation>Podaj, co zbudowano</translation>
    </message>
    <message>
        <source>Bankruptcy</source>
        <translation>Bankructwo</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Korekta</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Zakończ grę</translation>
    </message>
    <message>
        <source>Buy a railway</source>
        <translation>Kup kolej</translation>
    </message>
    <message>
        <source>Buy a private company</source>
        <translation>Kup spółkę prywatną</translation>
    </message>
    <message>
        <source>Take a company or a character</source>
        <translation>Weź spółkę lub postać</translation>
    </message>
    <message>
        <source>Take a railway</source>
        <translation>Weź kolej</translation>
    </message>
    <message>
        <source>Found a company</source>
        <translation>Załóż spółkę</translation>
    </message>
    <message>
        <source>Money of %1</source>
        <translation>Pieniądze: %1</translation>
    </message>
    <message>
        <source>Hand in %1</source>
        <translation>Oddaj kartę %1</translation>
    </message>
    <message>
        <source>Lay a tile of %1</source>
        <translation>Połóż kafel: %1</translation>
    </message>
    <message>
        <source>%1 builds</source>
        <translation>%1 buduje</translation>
    </message>
    <message>
        <source>Exchange a railway</source>
        <translation>Wymień kolej</translation>
    </message>
    <message>
        <source>none</source>
        <comment>trains</comment>
        <translation>brak</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Procent</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Kwota</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Koszt</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Dochód</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Heks</translation>
    </message>
    <message>
        <source>From mines</source>
        <translation>Z&#xa0;kopalń</translation>
    </message>
    <message>
        <source>Drawn on the table</source>
        <translation>Wylosowano na stole</translation>
    </message>
    <message>
        <source>What happened on the table</source>
        <translation>Co zdarzyło się na stole</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Wybór</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Pożyczki</translation>
    </message>
    <message>
        <source>Pay out</source>
        <translation>Wypłać</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Pay half</source>
        <translation>Wypłać pół</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółty</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brązowy</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>szary</translation>
    </message>
    <message>
        <source>river</source>
        <translation>rzeka</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>wzgórza</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>góry</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>train and the value of its route</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>small</source>
        <comment>train</comment>
        <translation>mały</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>train</comment>
        <translation>średni</translation>
    </message>
    <message>
        <source>large</source>
        <comment>train</comment>
        <translation>duży</translation>
    </message>
    <message>
        <source>%1 (in the rules: %2)</source>
        <comment>company, its printed name</comment>
        <translation>%1 (w&#xa0;skrócie zasad: %2)</translation>
    </message>
    <message>
        <source>Another company: %1</source>
        <comment>what it may do out of turn</comment>
        <translation>Inna spółka: %1</translation>
    </message>
    <message>
        <source>the open stock</source>
        <comment>of trains</comment>
        <translation>wolny rynek</translation>
    </message>
    <message>
        <source>Correction: %1, stations on the map: %2</source>
        <translation>Korekta: %1, stacje na mapie: %2</translation>
    </message>
    <message>
        <source>hill</source>
        <comment>18cz</comment>
        <translation>wzgórza</translation>
    </message>
    <message>
        <source>open stock</source>
        <comment>of trains</comment>
        <translation>wolny rynek</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>amounts: 0, 20 or 40 G</comment>
        <translation>%1 lub %2</translation>
    </message>
    <message>
        <source>%1 sells %2 % of %3, with the director&apos;s certificate</source>
        <translation>%1 sprzedaje %2&#xa0;% %3, z&#xa0;certyfikatem dyrektora</translation>
    </message>
    <message>
        <source>Start %1 at %2 for %3</source>
        <comment>1824</comment>
        <translation>Załóż %1 po %2 za %3</translation>
    </message>
    <message>
        <source>%1 starts %2 at %3</source>
        <comment>1824</comment>
        <translation>%1 zakłada %2 po %3</translation>
    </message>
    <message>
        <source>%1 starts %2</source>
        <comment>1824</comment>
        <translation>%1 zakłada %2</translation>
    </message>
    <message>
        <source>%1 gives up train %2</source>
        <comment>1824</comment>
        <translation>%1 odrzuca pociąg %2</translation>
    </message>
    <message>
        <source>Start a company</source>
        <comment>1824</comment>
        <translation>Załóż spółkę</translation>
    </message>
    <message>
        <source>Give up a train</source>
        <comment>1824</comment>
        <translation>Odrzuć pociąg</translation>
    </message>
    <message>
        <source>mountain</source>
        <comment>several railways</comment>
        <translation>górskie</translation>
    </message>
    <message>
        <source>coal</source>
        <comment>several railways</comment>
        <translation>węglowe</translation>
    </message>
    <message>
        <source>pre-state</source>
        <comment>several railways</comment>
        <translation>przedpaństwowe</translation>
    </message>
    <message>
        <source>regional</source>
        <comment>several railways</comment>
        <translation>regionalne</translation>
    </message>
    <message>
        <source>state</source>
        <comment>several railways</comment>
        <translation>państwowe</translation>
    </message>
    <message>
        <source>%1 takes the money of %2</source>
        <translation>%1 bierze pieniądze postaci %2</translation>
    </message>
    <message>
        <source>Correction: %1 gives %2 to %3</source>
        <comment>payer, sum, receiver</comment>
        <translation>Korekta: %1 daje %2 → %3</translation>
    </message>
</context>
<context>
    <name>std</name>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
</context>
</TS>
