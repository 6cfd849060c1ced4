<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>AboutScreen</name>
    <message>
        <source>About and help</source>
        <translation>O programu a nápověda</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Jak to funguje</translation>
    </message>
    <message>
        <source>Play on the table as ever; enter here what was done. Before a move is made the app says what it will do.</source>
        <translation>Hrajte na stole jako vždy a sem zapisujte, co se stalo. Před každým tahem program řekne, co způsobí.</translation>
    </message>
    <message>
        <source>Everything can be undone. An earlier move can be changed in the journal; the later ones are played again.</source>
        <translation>Všechno lze vrátit. Dřívější tah lze změnit v deníku, pozdější se přehrají znovu.</translation>
    </message>
    <message>
        <source>What is not possible says why. Where the rules allow it, the players may agree otherwise.</source>
        <translation>Co není možné, říká proč. Kde to má smysl, mohou se hráči dohodnout jinak.</translation>
    </message>
    <message>
        <source>A tap on anybody&apos;s money shows every change of it.</source>
        <translation>Klepnutí na něčí peníze ukáže každou jejich změnu.</translation>
    </message>
    <message>
        <source>• %1</source>
        <translation>• %1</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Co znamenají značky</translation>
    </message>
    <message>
        <source>Words of the games</source>
        <translation>Slova těchto her</translation>
    </message>
    <message>
        <source>This app</source>
        <translation>O tomto programu</translation>
    </message>
    <message>
        <source>Flimnap %1. Free software under the MIT licence; it asks for no account and no network.</source>
        <translation>Flimnap %1. Svobodný program pod licencí MIT; nepotřebuje účet ani síť.</translation>
    </message>
    <message>
        <source>The games are kept in %1.</source>
        <translation>Partie jsou uloženy v %1.</translation>
    </message>
</context>
<context>
    <name>AccountSections</name>
    <message>
        <source>Statement</source>
        <translation>Výpis</translation>
    </message>
</context>
<context>
    <name>AcquireSheet</name>
    <message>
        <source>%1 takes over a company</source>
        <translation>%1 přebírá společnost</translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message>
        <source>%1 decides</source>
        <translation>rozhoduje %1</translation>
    </message>
    <message>
        <source>Other …</source>
        <translation>Jiné…</translation>
    </message>
    <message>
        <source>%1: other choices</source>
        <translation>%1: jiné možnosti</translation>
    </message>
</context>
<context>
    <name>ActionCard</name>
    <message>
        <source>in use</source>
        <translation>v&#xa0;akci</translation>
    </message>
    <message>
        <source>to be copied</source>
        <translation>ke kopírování</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>využitá</translation>
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
        <translation>%1 kopíruje kartu %2</translation>
    </message>
    <message>
        <source>%1 takes card %2</source>
        <translation>%1 bere kartu %2</translation>
    </message>
    <message>
        <source>It lies before %1. Copy cards left: %2; those not used count at the end.</source>
        <translation>Má ji před sebou %1. Zbývá kopírovacích karet: %2; nepoužité mají na konci hodnotu 20 £.</translation>
    </message>
    <message>
        <source>The table says yes …</source>
        <translation>Hráči souhlasí…</translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Final scoring</source>
        <translation>Konečný výsledek</translation>
    </message>
    <message>
        <source>Not now (%1)</source>
        <translation>Teď nelze (%1)</translation>
    </message>
</context>
<context>
    <name>AgreedSwitches</name>
    <message>
        <source>What you play with</source>
        <translation>S&#xa0;čím se hraje</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>jako obvykle</translation>
    </message>
</context>
<context>
    <name>AmountEntry</name>
    <message>
        <source>%1 to %2, in steps of %3</source>
        <translation>%1 až %2, po %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 až %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>nejméně %1</translation>
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
        <translation>%1 staví</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ano</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ne</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>Hodit kostkou</translation>
    </message>
    <message>
        <source>The die: %1</source>
        <translation>Kostka: %1</translation>
    </message>
    <message>
        <source>Ask again from the beginning</source>
        <translation>Ptát se znovu od začátku</translation>
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
        <translation>%1 nabízí</translation>
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
        <translation>%1 pro %2-vlak</translation>
    </message>
    <message>
        <source>%1 for a train, trains that earn it: %2</source>
        <translation>%1 za vlak; vlaky, které jej získávají: %2</translation>
    </message>
</context>
<context>
    <name>BookedLine</name>
    <message>
        <source>Undo</source>
        <translation>Vrátit</translation>
    </message>
</context>
<context>
    <name>BuyFromOwnerSheet</name>
    <message>
        <source>%1 buys a private company</source>
        <translation>%1 kupuje soukromou společnost</translation>
    </message>
    <message>
        <source>%1 buys a private railway</source>
        <translation>%1 kupuje soukromou železnici</translation>
    </message>
</context>
<context>
    <name>BuyPrivateSheet</name>
    <message>
        <source>%1 buys a private company</source>
        <translation>%1 kupuje soukromou společnost</translation>
    </message>
    <message>
        <source>%1 buys a railway</source>
        <translation>%1 kupuje železnici</translation>
    </message>
</context>
<context>
    <name>BuyShareSheet</name>
    <message>
        <source>%1 buys a share</source>
        <translation>%1 kupuje akcii</translation>
    </message>
</context>
<context>
    <name>BuyTrainSheet</name>
    <message>
        <source>%1 buys a train</source>
        <translation>%1 kupuje vlak</translation>
    </message>
    <message>
        <source>%1 sells shares first …</source>
        <translation>%1 nejprve prodá akcie…</translation>
    </message>
</context>
<context>
    <name>CalculatorScreen</name>
    <message>
        <source>Income and dividends</source>
        <translation>Příjem a&#xa0;dividendy</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Akcie</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Ředitel</translation>
    </message>
    <message>
        <source>Holder %1</source>
        <translation>Držitel %1</translation>
    </message>
    <message>
        <source>Open stock</source>
        <translation>Volný trh</translation>
    </message>
    <message>
        <source>Another holder</source>
        <translation>Další držitel</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Příjem</translation>
    </message>
    <message>
        <source>Another train</source>
        <translation>Další vlak</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Součet</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Zastávky</translation>
    </message>
    <message>
        <source>Income of all trains</source>
        <translation>Příjem všech vlaků</translation>
    </message>
    <message>
        <source>From mines</source>
        <translation>Z&#xa0;dolů</translation>
    </message>
    <message>
        <source>It is the last round of the game</source>
        <translation>Je to poslední kolo hry</translation>
    </message>
    <message>
        <source>Share price, to see how it moves</source>
        <translation>Cena akcie (ukáže se její posun)</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Kopírovat výsledek</translation>
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
        <translation>Příjem %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Zkopírováno</translation>
    </message>
</context>
<context>
    <name>CardTurns</name>
    <message>
        <source>Still to choose a card: %1</source>
        <translation>Kartu ještě vybírají: %1</translation>
    </message>
    <message>
        <source>Everybody has chosen his cards</source>
        <translation>Všichni mají karty vybrané</translation>
    </message>
</context>
<context>
    <name>CashCountScreen</name>
    <message>
        <source>Count cash</source>
        <translation>Kontrola peněz</translation>
    </message>
    <message>
        <source>Count a treasury</source>
        <translation>Kontrola pokladny</translation>
    </message>
    <message>
        <source>Counted on the table</source>
        <translation>Napočítáno na stole</translation>
    </message>
    <message>
        <source>In the book</source>
        <translation>V&#xa0;knize</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Rozdíl</translation>
    </message>
    <message>
        <source>Table and book agree.</source>
        <translation>Peníze na stole souhlasí s knihou.</translation>
    </message>
    <message>
        <source>Could explain it:</source>
        <translation>Možné vysvětlení:</translation>
    </message>
    <message>
        <source>move %1: %2</source>
        <translation>krok %1: %2</translation>
    </message>
    <message>
        <source>Book the difference as a correction</source>
        <translation>Zapsat rozdíl jako opravu</translation>
    </message>
    <message>
        <source>counted on the table</source>
        <translation>napočítáno na stole</translation>
    </message>
</context>
<context>
    <name>CertificateFan</name>
    <message>
        <source>%1 %2 %, director</source>
        <translation>%1 %2&#xa0;%, ředitel</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ChartCell</name>
    <message>
        <source>certificates do not count</source>
        <translation>certifikáty se nepočítají</translation>
    </message>
    <message>
        <source>certificates do not count, no limit for one player</source>
        <translation>certifikáty se nepočítají, bez limitu na hráče</translation>
    </message>
    <message>
        <source>%1, start price: %2</source>
        <translation>%1, počáteční cena: %2</translation>
    </message>
    <message>
        <source>companies close here</source>
        <translation>společnosti zde zanikají</translation>
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
        <translation>Udělejte na stole</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
</context>
<context>
    <name>ColourSwatch</name>
    <message>
        <source>Colour %1</source>
        <translation>Barva %1</translation>
    </message>
</context>
<context>
    <name>CompanyCard</name>
    <message>
        <source>%1, treasury %2, owner %3</source>
        <translation>%1, pokladna %2, vlastník %3</translation>
    </message>
    <message>
        <source>%1, treasury %2, price %3, director %4</source>
        <translation>%1, pokladna %2, cena %3, ředitel %4</translation>
    </message>
    <message>
        <source>%1, price %2, director %3</source>
        <translation>%1, cena %2, ředitel %3</translation>
    </message>
    <message>
        <source>▶ %1</source>
        <translation>▶ %1</translation>
    </message>
    <message>
        <source>price %1</source>
        <translation>cena %1</translation>
    </message>
</context>
<context>
    <name>ConvertTrainSheet</name>
    <message>
        <source>%1 turns a train over</source>
        <translation>%1 otáčí vlak</translation>
    </message>
</context>
<context>
    <name>CorrectionSheet</name>
    <message>
        <source>counted on the table</source>
        <translation>napočítáno na stole</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Oprava</translation>
    </message>
    <message>
        <source>Choose first</source>
        <translation>Nejprve zvolte</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Částka</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>Stanice</translation>
    </message>
    <message>
        <source>Stations on the map; its other markers lie on its charter</source>
        <translation>Stanice na mapě; ostatní žetony leží na zakládací listině</translation>
    </message>
    <message>
        <source>booked wrongly</source>
        <translation>špatně zapsáno</translation>
    </message>
    <message>
        <source>agreed among us</source>
        <translation>dohodli jsme se</translation>
    </message>
    <message>
        <source>Who pays</source>
        <translation>Kdo platí</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>Kdo dostává</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Proč</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Jiný důvod</translation>
    </message>
</context>
<context>
    <name>DiscardTrainSheet</name>
    <message>
        <source>%1 gives up a train</source>
        <translation>%1 vrací vlak</translation>
    </message>
    <message>
        <source>%1 gives up a train</source>
        <comment>1824</comment>
        <translation>%1 odevzdává vlak</translation>
    </message>
</context>
<context>
    <name>DividendSheet</name>
    <message>
        <source>%1: where does the income go?</source>
        <translation>%1: kam s&#xa0;příjmem?</translation>
    </message>
</context>
<context>
    <name>DrawSheet</name>
    <message>
        <source>Let the app draw …</source>
        <translation>Losovat v&#xa0;aplikaci…</translation>
    </message>
    <message>
        <source>Chance decides, and what it decides stands in the journal for all.</source>
        <translation>Rozhodne náhoda a&#xa0;výsledek uvidí v&#xa0;deníku všichni.</translation>
    </message>
    <message>
        <source>Draw now</source>
        <translation>Losovat teď</translation>
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
        <translation>%1 vyměňuje %2</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>Folder %1</source>
        <translation>Složka %1</translation>
    </message>
</context>
<context>
    <name>FileTarget</name>
    <message>
        <source>Name of the file</source>
        <translation>Název souboru</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Zapsáno: %1</translation>
    </message>
    <message>
        <source>Replace this file</source>
        <translation>Nahradit tento soubor</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Take another name</source>
        <translation>Zvolit jiný název</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
</context>
<context>
    <name>FilesScreen</name>
    <message>
        <source>The folder above</source>
        <translation>Nadřazená složka</translation>
    </message>
    <message>
        <source>No file of this kind is in this folder yet.</source>
        <translation>V této složce takový soubor ještě není.</translation>
    </message>
    <message>
        <source>No game of Flimnap is in this folder.</source>
        <translation>V této složce není žádná partie programu Flimnap.</translation>
    </message>
</context>
<context>
    <name>FormationSteps</name>
    <message>
        <source>done</source>
        <translation>hotovo</translation>
    </message>
    <message>
        <source>now</source>
        <translation>teď</translation>
    </message>
    <message>
        <source>later</source>
        <translation>později</translation>
    </message>
</context>
<context>
    <name>FundSheet</name>
    <message>
        <source>Split: to %1, the rest to %2</source>
        <translation>Rozdělení: pro %1, zbytek pro %2</translation>
    </message>
</context>
<context>
    <name>GameFileDialog</name>
    <message>
        <source>Import a game</source>
        <translation>Načíst hru</translation>
    </message>
    <message>
        <source>Flimnap games (*.flimnap *.flimnaps)</source>
        <translation>Partie Flimnap (*.flimnap *.flimnaps)</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Look at it</source>
        <translation>Prohlédnout</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Otevřít: %1</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Přejmenovat: %1</translation>
    </message>
    <message>
        <source>Write %1 to a file</source>
        <translation>Uložit do souboru: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Odstranit: %1</translation>
    </message>
    <message>
        <source>New name of the game</source>
        <translation>Nový název hry</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Přejmenovat</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Ponechat</translation>
    </message>
    <message>
        <source>Remove this game</source>
        <translation>Odstranit tuto partii</translation>
    </message>
</context>
<context>
    <name>HeldTurn</name>
    <message>
        <source>The turn of %1</source>
        <translation>Tah: %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dál</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Rozumím</translation>
    </message>
    <message>
        <source>Banker at your 18xx table: cash, shares, trains and prices in one book.</source>
        <translation>Bankéř u&#xa0;vašeho stolu 18xx: hotovost, akcie, vlaky a&#xa0;ceny v&#xa0;jedné knize.</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Pokračovat: %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Import a game …</source>
        <translation>Načíst hru…</translation>
    </message>
    <message>
        <source>Income and dividends</source>
        <translation>Příjem a&#xa0;dividendy</translation>
    </message>
    <message>
        <source>Scoring sheet</source>
        <translation>Výsledkový list</translation>
    </message>
    <message>
        <source>About and help</source>
        <translation>O programu a nápověda</translation>
    </message>
    <message>
        <source>Write all games to one file …</source>
        <translation>Zapsat všechny partie do jednoho souboru…</translation>
    </message>
    <message>
        <source>Removed games (%1)</source>
        <translation>Odstraněné partie (%1)</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Všechny hry</translation>
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
        <translation>Odebrat %1</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Zavřít seznam</translation>
    </message>
    <message>
        <source>Add …</source>
        <translation>Přidat…</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>Přidat: %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Přidat %1</translation>
    </message>
</context>
<context>
    <name>JoinBar</name>
    <message>
        <source>Section before</source>
        <translation>Předchozí oddíl</translation>
    </message>
    <message>
        <source>All fits</source>
        <translation>Vše sedí</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <translation>
            <numerusform>%n&#xa0;chyba</numerusform>
            <numerusform>%n&#xa0;chyby</numerusform>
            <numerusform>%n&#xa0;chyb</numerusform>
        </translation>
    </message>
    <message>
        <source>Check: %1</source>
        <translation>Kontrola: %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
</context>
<context>
    <name>JoinCount</name>
    <message>
        <source>Less: %1</source>
        <translation>Méně: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>Více: %1</translation>
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
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Next amount</source>
        <translation>Další částka</translation>
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
        <translation>%1 o&#xa0;místo výš</translation>
    </message>
</context>
<context>
    <name>JoinOverview</name>
    <message>
        <source>Go on playing</source>
        <translation>Pokračovat ve hře</translation>
    </message>
    <message>
        <source>All fits together.</source>
        <translation>Všechno sedí.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) still wrong. A tap leads to the place:</source>
        <translation>
            <numerusform>Ještě %n&#xa0;chyba. Klepnutí vede na místo:</numerusform>
            <numerusform>Ještě %n&#xa0;chyby. Klepnutí vede na místo:</numerusform>
            <numerusform>Ještě %n&#xa0;chyb. Klepnutí vede na místo:</numerusform>
        </translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Oddíly</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <translation>
            <numerusform>%n&#xa0;chyba</numerusform>
            <numerusform>%n&#xa0;chyby</numerusform>
            <numerusform>%n&#xa0;chyb</numerusform>
        </translation>
    </message>
    <message>
        <source>Start over …</source>
        <translation>Začít znovu…</translation>
    </message>
    <message>
        <source>Forget everything entered</source>
        <translation>Zapomenout vše zadané</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Ponechat</translation>
    </message>
    <message>
        <source>How the rules are read</source>
        <translation>Jak se pravidla vykládají</translation>
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
        <translation>Převzít rozehranou hru</translation>
    </message>
    <message>
        <source>Choose the game and its players under “New game” first.</source>
        <translation>Nejprve zvolte v&#xa0;části „Nová hra“ hru a&#xa0;hráče.</translation>
    </message>
</context>
<context>
    <name>JournalRound</name>
    <message numerus="yes">
        <source>%1, %n move(s)</source>
        <comment>a round</comment>
        <translation>
            <numerusform>%1, %n krok</numerusform>
            <numerusform>%1, %n kroky</numerusform>
            <numerusform>%1, %n kroků</numerusform>
        </translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Sbalit</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Rozbalit</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n krok</numerusform>
            <numerusform>%n kroky</numerusform>
            <numerusform>%n kroků</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalRow</name>
    <message>
        <source>undone: %1</source>
        <translation>vráceno: %1</translation>
    </message>
    <message>
        <source>changed, was: %1</source>
        <translation>změněno, bylo: %1</translation>
    </message>
    <message>
        <source>the table said yes: %1</source>
        <translation>hráči souhlasili: %1</translation>
    </message>
</context>
<context>
    <name>JournalScreen</name>
    <message numerus="yes">
        <source>Journal, %n move(s)</source>
        <translation>
            <numerusform>Deník, %n&#xa0;krok</numerusform>
            <numerusform>Deník, %n&#xa0;kroky</numerusform>
            <numerusform>Deník, %n&#xa0;kroků</numerusform>
        </translation>
    </message>
    <message>
        <source>Book a correction</source>
        <translation>Zapsat opravu</translation>
    </message>
    <message>
        <source>Only what concerned %1, and what it changed for them</source>
        <translation>Jen co se týkalo: %1, a co se tím pro ně změnilo</translation>
    </message>
    <message>
        <source>Undone moves (%1) …</source>
        <translation>Vrácené kroky (%1)…</translation>
    </message>
</context>
<context>
    <name>Keypad</name>
    <message>
        <source>Erase the last digit</source>
        <translation>Smazat poslední číslici</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Smazat</translation>
    </message>
</context>
<context>
    <name>LayTrackSheet</name>
    <message>
        <source>%1 lays track</source>
        <translation>%1 staví trať</translation>
    </message>
</context>
<context>
    <name>LotList</name>
    <message>
        <source>Auction</source>
        <translation>Dražba</translation>
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
        <translation>Místo kroku %1: %2</translation>
    </message>
    <message>
        <source>Another kind of move</source>
        <translation>Jiný druh kroku</translation>
    </message>
</context>
<context>
    <name>MineEntry</name>
    <message>
        <source>From mines, into the treasury: %1</source>
        <translation>Z&#xa0;dolů do pokladny: %1</translation>
    </message>
    <message>
        <source>Other …</source>
        <translation>Jiné…</translation>
    </message>
</context>
<context>
    <name>MoreSheet</name>
    <message>
        <source>Journal</source>
        <translation>Deník</translation>
    </message>
    <message>
        <source>Worth over time</source>
        <translation>Vývoj jmění</translation>
    </message>
    <message>
        <source>Treasuries over time</source>
        <translation>Vývoj pokladen</translation>
    </message>
    <message>
        <source>Scoring now</source>
        <translation>Výsledek teď</translation>
    </message>
    <message>
        <source>Count cash</source>
        <translation>Kontrola peněz</translation>
    </message>
    <message>
        <source>Count a treasury</source>
        <translation>Kontrola pokladny</translation>
    </message>
    <message>
        <source>Show to the table</source>
        <translation>Ukázat všem</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>About and help</source>
        <translation>O programu a nápověda</translation>
    </message>
    <message>
        <source>How the rules are read</source>
        <translation>Jak se pravidla vykládají</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Correct …</source>
        <translation>Opravit…</translation>
    </message>
</context>
<context>
    <name>MoveDetailSheet</name>
    <message>
        <source>Move %1: %2</source>
        <translation>Krok %1: %2</translation>
    </message>
    <message>
        <source>Everything it did</source>
        <translation>Co všechno způsobil</translation>
    </message>
    <message>
        <source>Strike this move out …</source>
        <translation>Vyškrtnout tento krok…</translation>
    </message>
    <message>
        <source>Undo everything after this move</source>
        <translation>Vrátit vše po tomto kroku</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Keep the note</source>
        <translation>Uložit poznámku</translation>
    </message>
    <message>
        <source>Change this move …</source>
        <translation>Změnit tento krok…</translation>
    </message>
    <message>
        <source>Changed. Before it was: %1</source>
        <translation>Změněno. Předtím: %1</translation>
    </message>
    <message>
        <source>The table said yes: %1</source>
        <translation>Hráči souhlasili: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n krok</numerusform>
            <numerusform>%n kroky</numerusform>
            <numerusform>%n kroků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo the %n move(s) after this one? They can be redone until something else is played, and are found among the undone moves then.</source>
        <translation>
            <numerusform>Vrátit %n krok po tomto? Lze jej zopakovat, dokud se nezahraje něco jiného; pak bude mezi vrácenými.</numerusform>
            <numerusform>Vrátit %n kroky po tomto? Lze je zopakovat, dokud se nezahraje něco jiného; pak budou mezi vrácenými.</numerusform>
            <numerusform>Vrátit %n kroků po tomto? Lze je zopakovat, dokud se nezahraje něco jiného; pak budou mezi vrácenými.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo %n move(s)</source>
        <translation>
            <numerusform>Vrátit %n krok</numerusform>
            <numerusform>Vrátit %n kroky</numerusform>
            <numerusform>Vrátit %n kroků</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveSheet</name>
    <message>
        <source>Choose first</source>
        <translation>Nejprve zvolte</translation>
    </message>
    <message>
        <source>Choose another</source>
        <translation>Zvolit jiné</translation>
    </message>
    <message>
        <source>The table says yes …</source>
        <translation>Hráči souhlasí…</translation>
    </message>
    <message numerus="yes">
        <source>Not possible now, and why (%n)</source>
        <translation>
            <numerusform>Co teď nelze a&#xa0;proč (%n)</numerusform>
            <numerusform>Co teď nelze a&#xa0;proč (%n)</numerusform>
            <numerusform>Co teď nelze a&#xa0;proč (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the amount</source>
        <translation>Zadejte částku</translation>
    </message>
    <message>
        <source>There is nothing to do this with in this turn.</source>
        <translation>V tomto tahu k tomu nic není.</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Rule group</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Varianta</translation>
    </message>
    <message>
        <source>Players, in the order of play</source>
        <translation>Hráči podle pořadí tahů</translation>
    </message>
    <message>
        <source>Shuffle the order</source>
        <translation>Zamíchat pořadí</translation>
    </message>
    <message>
        <source>What you play with</source>
        <translation>S&#xa0;čím se hraje</translation>
    </message>
    <message>
        <source>Name of this game</source>
        <translation>Název této hry</translation>
    </message>
    <message>
        <source>Check the printed values of this edition</source>
        <translation>Zkontrolovat tištěné hodnoty tohoto vydání</translation>
    </message>
    <message>
        <source>Changed here: %1</source>
        <translation>Zde změněno: %1</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Začít</translation>
    </message>
    <message>
        <source>Join a running game …</source>
        <translation>Převzít rozehranou hru…</translation>
    </message>
    <message>
        <source>How the rules are read</source>
        <translation>Jak se pravidla vykládají</translation>
    </message>
</context>
<context>
    <name>NotNowSheet</name>
    <message>
        <source>Not possible now</source>
        <translation>Teď není možné</translation>
    </message>
</context>
<context>
    <name>OfferTile</name>
    <message>
        <source>%1: not possible, %2</source>
        <translation>%1: nelze, %2</translation>
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
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>PartyFilter</name>
    <message>
        <source>Only what concerned %1</source>
        <translation>Jen co se týkalo: %1</translation>
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
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Names and colours can be changed at any time, the order of play before the first move.</source>
        <translation>Jména a&#xa0;barvy lze měnit kdykoli, pořadí tahů do prvního tahu.</translation>
    </message>
    <message>
        <source>Names and colours can be changed at any time.</source>
        <translation>Jména a&#xa0;barvy lze měnit kdykoli.</translation>
    </message>
</context>
<context>
    <name>PlaceTokenSheet</name>
    <message>
        <source>%1 places a station</source>
        <translation>%1 umisťuje stanici</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>worth %1</source>
        <translation>jmění %1</translation>
    </message>
    <message>
        <source>%1 of %2 certificates</source>
        <translation>certifikáty: %1 z&#xa0;%2</translation>
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
        <translation>%1/%2, zbývá 1</translation>
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
        <translation>Sbalit ceny z&#xa0;ukazatele</translation>
    </message>
    <message>
        <source>Show the prices of the chart</source>
        <translation>Ukázat ceny z&#xa0;ukazatele</translation>
    </message>
</context>
<context>
    <name>PriceRows</name>
    <message>
        <source>Upper row: %1. Lower row: %2.</source>
        <translation>Horní řada: %1. Dolní řada: %2.</translation>
    </message>
</context>
<context>
    <name>PrivateList</name>
    <message>
        <source>%1 %2, right used</source>
        <translation>%1 %2, právo využito</translation>
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
        <translation>Nechat, jak to je</translation>
    </message>
</context>
<context>
    <name>ReadingsScreen</name>
    <message>
        <source>How the rules are read</source>
        <translation>Jak se pravidla vykládají</translation>
    </message>
    <message>
        <source>Where the book is silent or says two things you choose how to read it. The usual answer stands first.</source>
        <translation>Kde pravidla mlčí nebo říkají dvojí, vyberte výklad. Obvyklá odpověď stojí první.</translation>
    </message>
    <message>
        <source>Chosen before the game began.</source>
        <translation>Vybráno před začátkem hry.</translation>
    </message>
    <message>
        <source>Read all rules as usual</source>
        <translation>Vše vykládat jako obvykle</translation>
    </message>
    <message numerus="yes">
        <source>%n more, which seldom matter</source>
        <comment>readings of rules</comment>
        <translation>
            <numerusform>Ještě %n: málokdy důležité</numerusform>
            <numerusform>Ještě %n: málokdy důležité</numerusform>
            <numerusform>Ještě %n: málokdy důležité</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecentMoves</name>
    <message>
        <source>Latest moves</source>
        <translation>Poslední kroky</translation>
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
        <translation>Hráči souhlasí…</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Rozumím</translation>
    </message>
</context>
<context>
    <name>RemovedGameRow</name>
    <message>
        <source>%1 · kept until %2</source>
        <translation>%1 · uchována do %2</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Vrátit</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>Vrátit %1</translation>
    </message>
    <message>
        <source>Remove %1 for good</source>
        <translation>Odstranit %1 natrvalo</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Odstranit natrvalo</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Ponechat</translation>
    </message>
</context>
<context>
    <name>RemovedGamesScreen</name>
    <message>
        <source>Removed games</source>
        <translation>Odstraněné partie</translation>
    </message>
    <message>
        <source>A removed game is kept for thirty days, in case it was removed by mistake.</source>
        <translation>Odstraněná partie se uchovává třicet dní pro případ, že byla odstraněna omylem.</translation>
    </message>
    <message>
        <source>No game is kept here.</source>
        <translation>Nic tu není.</translation>
    </message>
</context>
<context>
    <name>RepayDebtSheet</name>
    <message>
        <source>%1 repays debt</source>
        <translation>%1 splácí dluh</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Income %1</source>
        <translation>Příjem %1</translation>
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
        <translation>Hodnota zastávek</translation>
    </message>
    <message>
        <source>It visits three named cities: +%1</source>
        <translation>Projíždí třemi pojmenovanými městy: +%1</translation>
    </message>
</context>
<context>
    <name>RulesWarning</name>
    <message>
        <source>Take the new result</source>
        <translation>Přijmout nový výsledek</translation>
    </message>
    <message>
        <source>Keep the old balances, booked as corrections</source>
        <translation>Nechat staré zůstatky, zapsat je jako opravy</translation>
    </message>
</context>
<context>
    <name>RunRoutesSheet</name>
    <message>
        <source>Income of %1</source>
        <translation>Příjem %1</translation>
    </message>
    <message>
        <source>As last: %1</source>
        <translation>Jako minule: %1</translation>
    </message>
    <message>
        <source>As last time: %1</source>
        <translation>Stejně jako minule: %1</translation>
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
        <translation>Trasa %1-vlaku vynáší %2</translation>
    </message>
    <message>
        <source>Other …</source>
        <translation>Jiné…</translation>
    </message>
    <message>
        <source>Tap the value instead</source>
        <translation>Raději klepnout na hodnotu</translation>
    </message>
    <message>
        <source>Train %1 visits three named cities: +%2</source>
        <translation>%1-vlak projíždí třemi pojmenovanými městy: +%2</translation>
    </message>
</context>
<context>
    <name>RunTrainsSheet</name>
    <message>
        <source>Income of %1</source>
        <translation>Příjem %1</translation>
    </message>
    <message>
        <source>Income %1</source>
        <translation>Příjem %1</translation>
    </message>
    <message>
        <source>As last: %1</source>
        <translation>Jako minule: %1</translation>
    </message>
    <message>
        <source>As last time: %1</source>
        <translation>Stejně jako minule: %1</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Součet</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Zastávky</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take the last stop back</source>
        <translation>Odebrat poslední zastávku</translation>
    </message>
    <message>
        <source>The table says yes …</source>
        <translation>Hráči souhlasí…</translation>
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
        <translation>Stránka k&#xa0;tisku (PDF)</translation>
    </message>
    <message>
        <source>For a spreadsheet (CSV)</source>
        <translation>Pro tabulkový editor (CSV)</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopírovat text</translation>
    </message>
    <message>
        <source>Copied as text</source>
        <translation>Text zkopírován</translation>
    </message>
</context>
<context>
    <name>ScoreSheetScreen</name>
    <message>
        <source>Scoring sheet</source>
        <translation>Výsledkový list</translation>
    </message>
    <message>
        <source>Share prices</source>
        <translation>Ceny akcií</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
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
        <translation>Cena akcie; 0: není ve hře</translation>
    </message>
    <message>
        <source>It has shares of 5 %</source>
        <translation>Má 5% akcie</translation>
    </message>
</context>
<context>
    <name>ScoredPlayer</name>
    <message>
        <source>Cash</source>
        <translation>Hotovost</translation>
    </message>
    <message>
        <source>Debt</source>
        <translation>Dluh</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penále</translation>
    </message>
    <message>
        <source>Copy cards not used</source>
        <translation>Nepoužité kopírovací karty</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Jméno hráče</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Drag %1 to another place</source>
        <translation>Přetáhnout jinam: %1</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Barva hráče %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Jméno hráče %1</translation>
    </message>
    <message>
        <source>%1 earlier in the order</source>
        <translation>%1 dřív v&#xa0;pořadí</translation>
    </message>
</context>
<context>
    <name>SellPrivateSheet</name>
    <message>
        <source>%1 sells a private railway</source>
        <translation>%1 prodává soukromou železnici</translation>
    </message>
</context>
<context>
    <name>SellSharesSheet</name>
    <message>
        <source>%1 sells shares for %2</source>
        <translation>%1 prodává akcie pro %2</translation>
    </message>
    <message>
        <source>%1 sells shares</source>
        <translation>%1 prodává akcie</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Světlý</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavý</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Velikost písma</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Malé</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Střední</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Velké</translation>
    </message>
    <message>
        <source>Sheets open on the left (left hand)</source>
        <translation>Panely vlevo (pro leváky)</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Zvuky</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Animace</translation>
    </message>
    <message>
        <source>Show everybody&apos;s worth and who leads</source>
        <translation>Ukazovat jmění všech a&#xa0;kdo vede</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Only where the screen is wide: on a phone they open from below.</source>
        <translation>Jen na široké obrazovce: na telefonu se otevírají zdola.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Confirm</source>
        <translation>Potvrdit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>ShowToTableScreen</name>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Turn around</source>
        <translation>Otočit</translation>
    </message>
    <message>
        <source>%1, treasury of %2</source>
        <translation>%1, pokladna %2</translation>
    </message>
</context>
<context>
    <name>StartCompanySheet</name>
    <message>
        <source>%1 starts a company</source>
        <translation>%1 zakládá společnost</translation>
    </message>
    <message>
        <source>%1 founds a company</source>
        <translation>%1 zakládá společnost</translation>
    </message>
    <message>
        <source>%1 starts a company</source>
        <comment>1824</comment>
        <translation>%1 zakládá společnost</translation>
    </message>
</context>
<context>
    <name>StartFault</name>
    <message>
        <source>Flimnap cannot begin</source>
        <translation>Flimnap nemůže začít</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>StatementScreen</name>
    <message>
        <source>Statement of %1</source>
        <translation>Výpis: %1</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>na začátku</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>krok %1</translation>
    </message>
    <message>
        <source>Correct …</source>
        <translation>Opravit…</translation>
    </message>
</context>
<context>
    <name>StepRow</name>
    <message>
        <source>%1: less</source>
        <translation>%1: méně</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and unit</comment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: více</translation>
    </message>
</context>
<context>
    <name>StopEntry</name>
    <message>
        <source>Tap what the stops are worth</source>
        <translation>Klepněte na hodnoty zastávek</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>sum of stops</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Take the last stop back</source>
        <translation>Odebrat poslední zastávku</translation>
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
        <translation>%1 (jinak než obvykle)</translation>
    </message>
    <message>
        <source>%1 (not as printed)</source>
        <translation>%1 (jinak než v&#xa0;tisku)</translation>
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
        <translation>Barva: %1</translation>
    </message>
    <message>
        <source>Short name of %1</source>
        <translation>Zkratka: %1</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Název: %1</translation>
    </message>
</context>
<context>
    <name>TableHeader</name>
    <message>
        <source>To the shelf of games</source>
        <translation>Na polici s&#xa0;hrami</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>phase %1</source>
        <translation>fáze %1</translation>
    </message>
    <message>
        <source>%1, phase %2</source>
        <translation>%1, fáze %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vrátit</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Obnovit</translation>
    </message>
    <message>
        <source>More: journal, worth, scoring, settings</source>
        <translation>Další: deník, jmění, výsledek, nastavení</translation>
    </message>
</context>
<context>
    <name>TableLadder</name>
    <message>
        <source>One column more</source>
        <translation>O&#xa0;sloupec víc</translation>
    </message>
    <message>
        <source>One column less</source>
        <translation>O&#xa0;sloupec méně</translation>
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
        <translation>Nejnižší nabídka za %1</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Zavřít seznam</translation>
    </message>
    <message>
        <source>Another railway …</source>
        <translation>Jiná železnice…</translation>
    </message>
    <message>
        <source>Another railway in place of %1</source>
        <translation>Jiná železnice místo %1</translation>
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
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Společnosti</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Vlaky</translation>
    </message>
</context>
<context>
    <name>TableSaysYesSheet</name>
    <message>
        <source>house rule</source>
        <translation>domácí pravidlo</translation>
    </message>
    <message>
        <source>all agree</source>
        <translation>všichni pro</translation>
    </message>
    <message>
        <source>mistake on the table</source>
        <translation>chyba ve hře</translation>
    </message>
    <message>
        <source>The table says yes</source>
        <translation>Všichni souhlasí</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>Přesto provést</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Jiný důvod</translation>
    </message>
</context>
<context>
    <name>TableValue</name>
    <message>
        <source>%1 (printed: %2)</source>
        <translation>%1 (v&#xa0;tisku: %2)</translation>
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
        <translation>%1-vlak, zastaralý</translation>
    </message>
    <message>
        <source>train %1</source>
        <translation>%1-vlak</translation>
    </message>
    <message>
        <source>train %1, cannot be run</source>
        <translation>%1-vlak, nelze provozovat</translation>
    </message>
</context>
<context>
    <name>TrainFlow</name>
    <message>
        <source>out</source>
        <translation>pryč</translation>
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
        <translation>Fáze %1</translation>
    </message>
    <message>
        <source>Bank %1</source>
        <translation>Bank %1</translation>
    </message>
    <message>
        <source>Statement of the bank</source>
        <translation>Výpis banku</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Ještě přijdou</translation>
    </message>
    <message>
        <source>Rounds; private railways are worth %1 now</source>
        <translation>Kola; soukromé železnice mají teď cenu %1</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, teď</translation>
    </message>
</context>
<context>
    <name>TrialSheet</name>
    <message>
        <source>Without this move</source>
        <translation>Bez tohoto kroku</translation>
    </message>
    <message>
        <source>Nothing changed yet</source>
        <translation>Zatím beze změny</translation>
    </message>
    <message>
        <source>Change this move, all later ones fit</source>
        <translation>Změnit tento krok, další sedí</translation>
    </message>
    <message>
        <source>Change it; play again from move %1 on</source>
        <translation>Změnit; hrát znovu od kroku %1</translation>
    </message>
    <message>
        <source>What changes for the table now</source>
        <translation>Co se teď na stole změní</translation>
    </message>
    <message>
        <source>What changes up to move %1</source>
        <translation>Co se změní do kroku %1</translation>
    </message>
    <message>
        <source>No balance, price or turn changes.</source>
        <translation>Nemění se žádné peníze, cena ani tah.</translation>
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
        <translation>Krok %1 by už neseděl: %2. %3</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Nelze: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are set aside.</source>
        <translation>
            <numerusform>Odloží se %n krok.</numerusform>
            <numerusform>Odloží se %n kroky.</numerusform>
            <numerusform>Odloží se %n kroků.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose otherwise</source>
        <translation>Zvolit jinak</translation>
    </message>
</context>
<context>
    <name>UndoneLine</name>
    <message numerus="yes">
        <source>%n move(s) are set aside.</source>
        <translation>
            <numerusform>Odloží se %n krok.</numerusform>
            <numerusform>Odloží se %n kroky.</numerusform>
            <numerusform>Odloží se %n kroků.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is set aside.</source>
        <translation>Nic se neodloží.</translation>
    </message>
    <message numerus="yes">
        <source>After move %1, %n move(s)</source>
        <comment>a line that was undone</comment>
        <translation>
            <numerusform>Po kroku %1: %n krok</numerusform>
            <numerusform>Po kroku %1: %n kroky</numerusform>
            <numerusform>Po kroku %1: %n kroků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the beginning, %n move(s)</source>
        <comment>a line that was undone</comment>
        <translation>
            <numerusform>Od začátku: %n krok</numerusform>
            <numerusform>Od začátku: %n kroky</numerusform>
            <numerusform>Od začátku: %n kroků</numerusform>
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
            <numerusform>… a ještě %n</numerusform>
            <numerusform>… a ještě %n</numerusform>
            <numerusform>… a ještě %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Take this up …</source>
        <translation>Navázat na toto…</translation>
    </message>
    <message>
        <source>Go back to move %1 and play “%2” instead?</source>
        <translation>Vrátit se ke kroku %1 a místo toho zahrát „%2“?</translation>
    </message>
    <message>
        <source>Go back to the beginning and play “%1” instead?</source>
        <translation>Vrátit se na začátek a místo toho zahrát „%1“?</translation>
    </message>
    <message>
        <source>Go back to move %1</source>
        <translation>Vrátit se ke kroku %1</translation>
    </message>
    <message>
        <source>Go back to the beginning</source>
        <translation>Vrátit se na začátek</translation>
    </message>
</context>
<context>
    <name>UndoneMovesScreen</name>
    <message>
        <source>Undone moves</source>
        <translation>Vrácené kroky</translation>
    </message>
    <message>
        <source>Nothing that was undone is lost. Whoever takes up a line goes back to where it branched off; what was played instead is then kept here.</source>
        <translation>Nic vráceného se neztrácí. Kdo na to naváže, vrátí se tam, kde se hra rozešla; co se hrálo místo toho, je pak uloženo zde.</translation>
    </message>
    <message>
        <source>Nothing was undone and decided otherwise.</source>
        <translation>Nic nebylo vráceno a rozhodnuto jinak.</translation>
    </message>
</context>
<context>
    <name>UseRightSheet</name>
    <message>
        <source>%1 uses a right</source>
        <translation>%1 využívá právo</translation>
    </message>
</context>
<context>
    <name>WaitingCompanies</name>
    <message>
        <source>Not started</source>
        <translation>Nezaložené</translation>
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
        <translation>Jmění všech hráčů po kolech</translation>
    </message>
</context>
<context>
    <name>WorthScreen</name>
    <message>
        <source>Worth over time</source>
        <translation>Vývoj jmění</translation>
    </message>
    <message>
        <source>Treasuries over time</source>
        <translation>Vývoj pokladen</translation>
    </message>
    <message>
        <source>Worth is switched off in the settings.</source>
        <translation>Zobrazení jmění je v&#xa0;nastavení vypnuté.</translation>
    </message>
</context>
<context>
    <name>flimnap::AccountPage</name>
    <message>
        <source>Sum</source>
        <translation>Součet</translation>
    </message>
    <message>
        <source>%1, director</source>
        <translation>%1, ředitel</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>train %1</source>
        <translation>%1-vlak</translation>
    </message>
    <message>
        <source>What it is worth now</source>
        <translation>Jakou to má teď hodnotu</translation>
    </message>
    <message>
        <source>Who holds it</source>
        <translation>Kdo má akcie</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Vlaky</translation>
    </message>
    <message>
        <source>Last incomes</source>
        <translation>Poslední příjmy</translation>
    </message>
</context>
<context>
    <name>flimnap::AccountView</name>
    <message>
        <source>%1 has no treasury: all it earns is paid out, and it pays for nothing.</source>
        <translation>%1 nemá pokladnu: celý výdělek se vyplácí a&#xa0;za nic se neplatí.</translation>
    </message>
    <message>
        <source>%1 has no treasury.</source>
        <translation>%1 nemá pokladnu.</translation>
    </message>
    <message>
        <source>Nothing was paid yet.</source>
        <translation>Zatím žádná platba.</translation>
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
        <translation>Byrokracie: první je teď %1</translation>
    </message>
    <message>
        <source>The top train goes into the depot</source>
        <translation>Horní vlak se přesouvá do vlakového depa</translation>
    </message>
    <message>
        <source>%1 chooses an action card</source>
        <translation>%1 si vybírá akční kartu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what his card is for</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Treasury card: %1.</source>
        <translation>Karta do pokladny: %1.</translation>
    </message>
    <message>
        <source>“Dimen&apos;s Land” cards not yet used</source>
        <translation>Dosud nepoužité karty „Dimen’s Land“</translation>
    </message>
    <message>
        <source>It is the second turn of this round</source>
        <translation>Je to druhý tah tohoto kola</translation>
    </message>
    <message>
        <source>Action cards taken in this round</source>
        <translation>Akční karty využité v&#xa0;tomto kole</translation>
    </message>
    <message>
        <source>Used of this card: %1</source>
        <translation>Z&#xa0;této karty použito: %1</translation>
    </message>
    <message>
        <source>own tile of %1</source>
        <translation>dílek postavy %1</translation>
    </message>
    <message>
        <source>tile of the card</source>
        <translation>dílek z&#xa0;karty</translation>
    </message>
    <message>
        <source>lay a tile of any colour</source>
        <translation>umístit dílek libovolné barvy</translation>
    </message>
    <message>
        <source>lay a tile: %1</source>
        <translation>umístit dílek (barva: %1)</translation>
    </message>
    <message>
        <source>lay up to %1 tiles: %2</source>
        <translation>umístit až %1 dílky (barva: %2)</translation>
    </message>
    <message>
        <source>lay a tile each, in any order: %1, %2</source>
        <translation>umístit po jednom dílku v&#xa0;libovolném pořadí (barvy: %1, %2)</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>přidat si %1 do soukromého majetku</translation>
    </message>
    <message>
        <source>sell shares, then buy one or found a company</source>
        <translation>prodat akcie, pak jednu koupit nebo založit společnost</translation>
    </message>
    <message>
        <source>buy a train</source>
        <translation>koupit vlak</translation>
    </message>
    <message>
        <source>buy up to %1 trains</source>
        <translation>koupit až %1 vlaky</translation>
    </message>
    <message>
        <source>place a station</source>
        <translation>koupit a&#xa0;umístit žeton stanice</translation>
    </message>
    <message>
        <source>%1 for your companies</source>
        <translation>%1 do pokladen společností</translation>
    </message>
    <message>
        <source>money for your companies</source>
        <translation>peníze do pokladen společností</translation>
    </message>
    <message>
        <source>Take the card: %1</source>
        <translation>Vzít kartu: %1</translation>
    </message>
    <message>
        <source>Copy the card: %1</source>
        <translation>Kopírovat kartu: %1</translation>
    </message>
    <message>
        <source>%1 takes card %2: %3</source>
        <translation>%1 bere kartu %2: %3</translation>
    </message>
    <message>
        <source>%1 copies card %2: %3</source>
        <translation>%1 kopíruje kartu %2: %3</translation>
    </message>
</context>
<context>
    <name>flimnap::Actions</name>
    <message>
        <source>Drop out</source>
        <translation>Odstoupit</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Ukončit tah</translation>
    </message>
</context>
<context>
    <name>flimnap::AftermathView</name>
    <message>
        <source>%1 puts its train %2 back into the box</source>
        <translation>%1 vrací svůj %2-vlak do krabice</translation>
    </message>
    <message>
        <source>%1 takes train %2 from the deck</source>
        <translation>%1 bere %2-vlak z&#xa0;balíčku</translation>
    </message>
    <message>
        <source>%1 turns its train %2 to the grey side</source>
        <translation>%1 otáčí svůj %2-vlak na šedou stranu</translation>
    </message>
    <message>
        <source>Turn train %1 in the depot to the grey side</source>
        <translation>Otočte %1-vlak v&#xa0;depu na šedou stranu</translation>
    </message>
    <message numerus="yes">
        <source>Put %n unsold train(s) %1 back into the box</source>
        <translation>
            <numerusform>Vraťte %n&#xa0;neprodaný %1-vlak do krabice</numerusform>
            <numerusform>Vraťte %n&#xa0;neprodané vlaky %1 do krabice</numerusform>
            <numerusform>Vraťte %n&#xa0;neprodaných vlaků %1 do krabice</numerusform>
        </translation>
    </message>
    <message>
        <source>Take train %1 out of the depot</source>
        <translation>Odeberte %1-vlak z&#xa0;depa</translation>
    </message>
    <message>
        <source>Take train %1 out of the open stock</source>
        <translation>Odeberte %1-vlak z&#xa0;volného trhu</translation>
    </message>
    <message>
        <source>%1 puts a train of its choice on top of the deck</source>
        <translation>%1 dává vlak podle své volby navrch balíčku</translation>
    </message>
    <message>
        <source>%1 puts a train of its choice back into the box</source>
        <translation>%1 vrací vlak podle své volby do krabice</translation>
    </message>
    <message>
        <source>%1 gives a train of its choice into the depot</source>
        <translation>%1 vrací vlak podle své volby do depa</translation>
    </message>
    <message>
        <source>%1 gives a train of its choice into the open stock</source>
        <translation>%1 dává vlak podle své volby na volný trh</translation>
    </message>
    <message>
        <source>Put the marker of %1 on the chart and its markers in place of those of companies that became part of it; exchange their shares, two for one</source>
        <translation>Položte žeton %1 na ukazatel a&#xa0;její žetony místo žetonů společností, které se staly její součástí; vyměňte jejich akcie, dvě za jednu</translation>
    </message>
    <message>
        <source>%1 takes over the trains and markers of its railways</source>
        <translation>%1 přebírá vlaky a&#xa0;žetony svých železnic</translation>
    </message>
    <message>
        <source>Put the top train card %1 back into the box</source>
        <translation>Vraťte horní kartu %1-vlaku do krabice</translation>
    </message>
    <message>
        <source>Take the certificates, the marker and the stations of %1 off the table</source>
        <translation>Odstraňte ze stolu certifikáty, žeton ceny a&#xa0;stanice %1</translation>
    </message>
</context>
<context>
    <name>flimnap::AppSettings</name>
    <message>
        <source>As the system</source>
        <translation>Podle systému</translation>
    </message>
</context>
<context>
    <name>flimnap::Automaton</name>
    <message>
        <source>The turn of %1</source>
        <translation>Tah: %1</translation>
    </message>
    <message>
        <source>%1 begins with this company. Its treasury stays empty.</source>
        <translation>%1 začíná s&#xa0;touto společností. Její pokladna zůstává prázdná.</translation>
    </message>
    <message>
        <source>%1 can pay for a share of each of these companies and buys one.</source>
        <translation>%1 má na akcii každé z&#xa0;těchto společností a&#xa0;jednu koupí.</translation>
    </message>
    <message>
        <source>%1 founds one of these companies at the highest price that he can pay.</source>
        <translation>%1 zakládá jednu z&#xa0;těchto společností za nejvyšší cenu, jakou může zaplatit.</translation>
    </message>
    <message>
        <source>%1 buys a share of the company drawn if he can pay for it.</source>
        <translation>%1 koupí akcii vylosované společnosti, pokud na ni má.</translation>
    </message>
    <message>
        <source>%1 builds: answer what lies on the table</source>
        <translation>%1 staví: odpovězte podle situace na stole</translation>
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
        <translation>Zelené město se změnilo na hnědé</translation>
    </message>
    <message>
        <source>A yellow city became green</source>
        <translation>Žluté město se změnilo na zelené</translation>
    </message>
    <message>
        <source>A yellow city was laid</source>
        <translation>Bylo položeno žluté město</translation>
    </message>
    <message>
        <source>A yellow plain tile was laid</source>
        <translation>Byla položena žlutá prázdná trať</translation>
    </message>
    <message>
        <source>Nothing of these was possible</source>
        <translation>Nic z&#xa0;toho nebylo možné</translation>
    </message>
    <message>
        <source>Is there a green city with a station of %1?</source>
        <translation>Má %1 stanici v&#xa0;některém zeleném městě?</translation>
    </message>
    <message>
        <source>Is there a yellow city with a station of %1?</source>
        <translation>Má %1 stanici v&#xa0;některém žlutém městě?</translation>
    </message>
    <message>
        <source>Can a yellow city be laid on track of %1?</source>
        <translation>Může %1 na svou trať napojit žluté město?</translation>
    </message>
    <message>
        <source>Can a yellow tile of plain track be laid on track of %1?</source>
        <translation>Může %1 na svou trať napojit žlutou prázdnou trať?</translation>
    </message>
    <message>
        <source>Does track lead into empty space from a city with a station of %1?</source>
        <translation>Má %1 stanici ve městě, z&#xa0;něhož vede trať do prázdného prostoru?</translation>
    </message>
    <message>
        <source>It becomes brown. His home city comes first, of the others the die chooses one.</source>
        <translation>Změní se na hnědé. Nejprve jeho domovské město, z&#xa0;ostatních vybírá kostka.</translation>
    </message>
    <message>
        <source>It becomes green, with the new track towards Mildendo. His home city comes first, of the others the die chooses one.</source>
        <translation>Změní se na zelené, nový úsek trati míří k&#xa0;Mildendu. Nejprve jeho domovské město, z&#xa0;ostatních vybírá kostka.</translation>
    </message>
    <message>
        <source>It is laid as near to Mildendo as possible; the die chooses between equal places, and which way a curve turns. It gets one of his stations, as long as he has any.</source>
        <translation>Položí se co nejblíže k&#xa0;Mildendu; kostka vybírá mezi stejně vhodnými místy a&#xa0;určuje, kam zatáčka povede. Dostane jednu z&#xa0;jeho stanic, dokud nějakou má.</translation>
    </message>
    <message>
        <source>The die chooses straight or curve, and which way a curve turns.</source>
        <translation>Kostka vybírá rovnou trať nebo zatáčku a&#xa0;určuje, kam zatáčka povede.</translation>
    </message>
    <message>
        <source>A tile of plain track is laid there. The die chooses straight or curve.</source>
        <translation>Položí se tam dílek prázdné trati. Kostka vybírá rovnou trať nebo zatáčku.</translation>
    </message>
    <message>
        <source>Draw the company of %1</source>
        <translation>%1: losovat společnost</translation>
    </message>
    <message>
        <source>Draw the share that %1 buys</source>
        <translation>Losovat akcii, kterou koupí %1</translation>
    </message>
    <message>
        <source>Draw the company that %1 founds</source>
        <translation>Losovat společnost, kterou založí %1</translation>
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
        <translation>liché</translation>
    </message>
    <message>
        <source>even</source>
        <translation>sudé</translation>
    </message>
</context>
<context>
    <name>flimnap::CalculatorView</name>
    <message numerus="yes">
        <source>%1, %n share(s)</source>
        <comment>kind of company</comment>
        <translation>
            <numerusform>%1, %n&#xa0;akcie</numerusform>
            <numerusform>%1, %n&#xa0;akcie</numerusform>
            <numerusform>%1, %n&#xa0;akcií</numerusform>
        </translation>
    </message>
    <message>
        <source>company</source>
        <translation>společnost</translation>
    </message>
    <message>
        <source>The company is closed</source>
        <translation>Společnost zaniká</translation>
    </message>
    <message>
        <source>The price stays at %1</source>
        <translation>Cena zůstává %1</translation>
    </message>
    <message>
        <source>Price: %1 → %2</source>
        <translation>Cena: %1 → %2</translation>
    </message>
    <message>
        <source>Holder %1</source>
        <translation>Držitel %1</translation>
    </message>
    <message>
        <source>This game is not known here.</source>
        <translation>Tuto hru aplikace nezná.</translation>
    </message>
    <message>
        <source>Income: %1</source>
        <translation>Příjem: %1</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Vlastník</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of a company</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Pokladna</translation>
    </message>
    <message>
        <source>company from the draft</source>
        <translation>společnost z výběru</translation>
    </message>
    <message>
        <source>company founded later</source>
        <translation>později založená společnost</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Ředitel</translation>
    </message>
</context>
<context>
    <name>flimnap::CardDraft</name>
    <message>
        <source>%1 takes a company or a character</source>
        <translation>%1 si bere společnost nebo postavu</translation>
    </message>
    <message>
        <source>Everybody takes a company and a character, forwards and then backwards. Nothing is paid.</source>
        <translation>Každý si bere společnost a&#xa0;postavu, nejprve v&#xa0;pořadí hráčů, pak v&#xa0;opačném. Nic se neplatí.</translation>
    </message>
    <message>
        <source>price %1</source>
        <translation>cena %1</translation>
    </message>
    <message>
        <source>train %1</source>
        <translation>%1-vlak</translation>
    </message>
    <message>
        <source>trains %1</source>
        <translation>vlaky %1</translation>
    </message>
    <message>
        <source>its owner has %1</source>
        <translation>vlastník má %1</translation>
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
        <translation>%1 používá postavu %2</translation>
    </message>
    <message>
        <source>%1. %2 can still be handed in</source>
        <translation>%1. Postavu %2 lze ještě vyměnit</translation>
    </message>
    <message>
        <source>%1: own tiles laid</source>
        <translation>%1: položené dílky</translation>
    </message>
    <message>
        <source>Tiles of characters</source>
        <translation>Dílky postav</translation>
    </message>
    <message>
        <source>lays yellow Y tiles free</source>
        <translation>žluté Y-dílky pokládá zdarma</translation>
    </message>
    <message>
        <source>stations cost %1 % less</source>
        <translation>stanice o&#xa0;%1&#xa0;% levnější</translation>
    </message>
    <message>
        <source>trains from the bank cost %1 % less</source>
        <translation>vlaky z&#xa0;banku o&#xa0;%1&#xa0;% levnější</translation>
    </message>
    <message>
        <source>each round %1, or %2 for your companies</source>
        <translation>každé kolo %1, nebo %2 do pokladen společností</translation>
    </message>
    <message>
        <source>can be handed in once for %1 times the number of the round</source>
        <translation>lze jednou vyměnit za %1 × číslo kola</translation>
    </message>
</context>
<context>
    <name>flimnap::ChartView</name>
    <message>
        <source>Share-price chart</source>
        <translation>Tabulka kurzů</translation>
    </message>
    <message>
        <source>other companies</source>
        <comment>mark on the chart</comment>
        <translation>ostatní společnosti</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>mark on the chart</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Start prices: %1.</source>
        <translation>Počáteční ceny: %1.</translation>
    </message>
    <message>
        <source>○: certificates do not count against the limit. ◎: nor is there a limit for one player. ✕: the company closes.</source>
        <translation>○: certifikáty se nepočítají do limitu. ◎: neplatí zde ani limit na jednoho hráče. ✕: společnost zaniká.</translation>
    </message>
    <message>
        <source>The upper marker of a pile operates first.</source>
        <translation>Z&#xa0;žetonů na sobě operuje nejdřív horní.</translation>
    </message>
    <message>
        <source>Share-price chart</source>
        <comment>18cz</comment>
        <translation>Tabulka kurzů</translation>
    </message>
</context>
<context>
    <name>flimnap::Charters</name>
    <message>
        <source>Draw a company</source>
        <translation>Losovat společnost</translation>
    </message>
</context>
<context>
    <name>flimnap::Choices</name>
    <message>
        <source>%1 is not on the chart; the nearest is %2.</source>
        <translation>%1 na ukazateli není; nejbližší je %2.</translation>
    </message>
    <message>
        <source>%1 is not on the chart; beside it are %2 and %3.</source>
        <translation>%1 na ukazateli není; sousední jsou %2 a&#xa0;%3.</translation>
    </message>
</context>
<context>
    <name>flimnap::CompanyLoans</name>
    <message>
        <source>With the first train of phase %1 all loans must be repaid, or %2 becomes part of %3.</source>
        <translation>S&#xa0;prvním vlakem fáze %1 se musí splatit všechny půjčky, jinak se %2 stává součástí %3.</translation>
    </message>
    <message>
        <source>It is loan %1. What is more than %2, as many as %3 has shares in players&apos; hands, is repaid after the trains.</source>
        <translation>Je to půjčka číslo %1. Co přesahuje %2 (tolik akcií %3 mají hráči), se po nákupu vlaků splatí.</translation>
    </message>
    <message>
        <source>It is loan %1 of at most %2, as many as %3 has shares in players&apos; hands.</source>
        <translation>Je to půjčka číslo %1, nejvýš jich může být %2: tolik akcií %3 mají hráči.</translation>
    </message>
    <message>
        <source>The loan is %1. Each loan costs %2 in every turn; where the interest of this round was paid already, it is deducted at once.</source>
        <translation>Půjčka je %1. Každá půjčka stojí v&#xa0;každém tahu %2; kde je úrok tohoto kola už zaplacen, odečte se hned.</translation>
    </message>
    <message>
        <source>At the end a share counts %1 less for each loan.</source>
        <translation>Na konci má akcie za každou půjčku hodnotu o&#xa0;%1 nižší.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n loan(s), each is %2 out of the treasury.</source>
        <translation>
            <numerusform>%1 má %n&#xa0;půjčku, splátka z&#xa0;pokladny je %2.</numerusform>
            <numerusform>%1 má %n&#xa0;půjčky, splátka každé z&#xa0;pokladny je %2.</numerusform>
            <numerusform>%1 má %n&#xa0;půjček, splátka každé z&#xa0;pokladny je %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must go: players hold only %1 shares. What the treasury has not, %2 pays.</source>
        <translation>
            <numerusform>%n&#xa0;z&#xa0;nich musí pryč: hráči mají akcií jen %1. Co v&#xa0;pokladně chybí, platí %2.</numerusform>
            <numerusform>%n&#xa0;z&#xa0;nich musí pryč: hráči mají akcií jen %1. Co v&#xa0;pokladně chybí, platí %2.</numerusform>
            <numerusform>%n&#xa0;z&#xa0;nich musí pryč: hráči mají akcií jen %1. Co v&#xa0;pokladně chybí, platí %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 now, %2 interest in every turn</source>
        <translation>teď %1, v&#xa0;každém tahu úrok %2</translation>
    </message>
    <message numerus="yes">
        <source>%n loan(s), interest %1</source>
        <translation>
            <numerusform>%n&#xa0;půjčka, úrok %1</numerusform>
            <numerusform>%n&#xa0;půjčky, úrok %1</numerusform>
            <numerusform>%n&#xa0;půjček, úrok %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Půjčky</translation>
    </message>
    <message>
        <source>Took a loan in this round</source>
        <translation>V&#xa0;tomto kole si půjčily</translation>
    </message>
    <message>
        <source>Every company that has a share price or has left the game, with its loans; and who has reached its destination.</source>
        <translation>Každá společnost, která má cenu akcie nebo opustila hru, s&#xa0;jejími půjčkami; a&#xa0;které už dosáhly cíle.</translation>
    </message>
    <message>
        <source>Loans of the company</source>
        <translation>Půjčky společnosti</translation>
    </message>
</context>
<context>
    <name>flimnap::CompanyPrivates</name>
    <message>
        <source>%1 puts the marker on a city or town: every visit of its trains there is worth %2 more, to be added to the income.</source>
        <translation>%1 dává žeton na město nebo maloměsto: každá zastávka jejích vlaků tam vynáší o&#xa0;%2 víc, přičtěte to k&#xa0;příjmu.</translation>
    </message>
    <message>
        <source>%1 stays and goes on paying.</source>
        <translation>%1 zůstává a&#xa0;platí dál.</translation>
    </message>
    <message>
        <source>%1 leaves the game.</source>
        <translation>%1 opouští hru.</translation>
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
        <translation>do dosažení cíle zadrženo %1</translation>
    </message>
    <message>
        <source>destination reached</source>
        <translation>cíl dosažen</translation>
    </message>
    <message>
        <source>destination %1</source>
        <translation>cíl %1</translation>
    </message>
    <message>
        <source>Has reached its destination, %1</source>
        <translation>Dosáhla svého cíle: %1</translation>
    </message>
    <message>
        <source>Its shares bring</source>
        <translation>Kapitál z&#xa0;akcií</translation>
    </message>
    <message>
        <source>the first half at once, the rest at its destination</source>
        <translation>první polovina hned, zbytek po dosažení cíle</translation>
    </message>
    <message>
        <source>all at once, share by share</source>
        <translation>vše hned, za každou akcii</translation>
    </message>
    <message>
        <source>everything when %1 % are sold</source>
        <translation>vše, až se prodá %1&#xa0;%</translation>
    </message>
    <message>
        <source>Kept until it reaches its destination</source>
        <translation>Zadrženo do dosažení cíle</translation>
    </message>
    <message>
        <source>Destinations reached</source>
        <translation>Dosažené cíle</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>home and destination</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 has reached its destination</source>
        <translation>%1 dosahuje cíle</translation>
    </message>
    <message>
        <source>A destination is reached</source>
        <translation>Dosažen cíl</translation>
    </message>
    <message>
        <source>Track joins the company&apos;s home with its destination, whoever laid it and however long it is; stations do not matter. What the bank keeps for the company is paid at once.</source>
        <translation>Domov společnosti spojuje s&#xa0;jejím cílem trať, ať ji položil kdokoli a&#xa0;je jakkoli dlouhá; na stanicích nezáleží. Co bank pro společnost drží, se hned vyplatí.</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Pokladna</translation>
    </message>
</context>
<context>
    <name>flimnap::Differences</name>
    <message>
        <source>Turn</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>price</source>
        <translation>cena</translation>
    </message>
    <message>
        <source>trains</source>
        <translation>vlaky</translation>
    </message>
</context>
<context>
    <name>flimnap::Draws</name>
    <message>
        <source>%1 draws his company</source>
        <translation>%1 losuje svou společnost</translation>
    </message>
    <message>
        <source>It is the company of %1 for the whole game, and begins with %2.</source>
        <translation>Po celou hru ji vede %1; její pokladna začíná s&#xa0;%2.</translation>
    </message>
</context>
<context>
    <name>flimnap::Dummy</name>
    <message>
        <source>Draw a company for %1</source>
        <translation>%1: losovat společnost</translation>
    </message>
    <message>
        <source>A company is drawn for %1</source>
        <translation>%1: losuje se společnost</translation>
    </message>
    <message>
        <source>%1 gets %2 % of it at %3. There is no train for it now.</source>
        <translation>%1 dostane %2 % akcií této společnosti (cena %3). Vlak pro ni teď není.</translation>
    </message>
    <message>
        <source>%1 gets %2 % of it at %3, and it gets train %4 at once.</source>
        <translation>%1 dostane %2 % akcií této společnosti (cena %3) a&#xa0;společnost ihned %4-vlak.</translation>
    </message>
    <message>
        <source>Drawn for %1: %2</source>
        <translation>Los (%1): %2</translation>
    </message>
    <message>
        <source>%1 gets %2</source>
        <translation>%1 dostává %2</translation>
    </message>
    <message>
        <source>%1&apos;s companies get new trains</source>
        <translation>%1: společnosti dostávají nové vlaky</translation>
    </message>
</context>
<context>
    <name>flimnap::EditionTitles</name>
    <message>
        <source>Russian edition</source>
        <translation>Ruské vydání</translation>
    </message>
    <message>
        <source>Chinese edition</source>
        <translation>Čínské vydání</translation>
    </message>
    <message>
        <source>Czech edition</source>
        <translation>České vydání</translation>
    </message>
    <message>
        <source>Polish edition</source>
        <translation>Polské vydání</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Základní hra</translation>
    </message>
    <message>
        <source>Cisleithania for two</source>
        <translation>Předlitavsko pro dva</translation>
    </message>
    <message>
        <source>Cisleithania for three</source>
        <translation>Předlitavsko pro tři</translation>
    </message>
    <message>
        <source>Goods Time</source>
        <translation>Nákladní éra</translation>
    </message>
    <message>
        <source>Training game</source>
        <translation>Cvičná hra</translation>
    </message>
    <message>
        <source>Bohemia, with Vaclav</source>
        <translation>Čechy, s&#xa0;Václavem</translation>
    </message>
    <message>
        <source>Moravia-Silesia</source>
        <translation>Morava a&#xa0;Slezsko</translation>
    </message>
    <message>
        <source>Solo, against Gulliver</source>
        <translation>Sólo proti Gulliverovi</translation>
    </message>
</context>
<context>
    <name>flimnap::Effects</name>
    <message>
        <source>%1 begins with %2 in its treasury</source>
        <translation>%1 začíná s&#xa0;%2 v&#xa0;pokladně</translation>
    </message>
    <message>
        <source>starts phase %1</source>
        <translation>zahájí fázi %1</translation>
    </message>
    <message numerus="yes">
        <source>%n train(s) leave the game</source>
        <translation>
            <numerusform>%n&#xa0;vlak opustí hru</numerusform>
            <numerusform>%n&#xa0;vlaky opustí hru</numerusform>
            <numerusform>%n&#xa0;vlaků opustí hru</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>chapter of the rulebook, number of the rule</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of the income stay in the bank</source>
        <translation>%1 z příjmu zůstane v bance</translation>
    </message>
    <message>
        <source>Order of play: %1</source>
        <translation>Pořadí tahů: %1</translation>
    </message>
    <message>
        <source>Out of the game: %1</source>
        <translation>Hru opouští: %1</translation>
    </message>
</context>
<context>
    <name>flimnap::Emergency</name>
    <message>
        <source>What can be sold is sold, the cash goes to the bank and counts nothing, and the game ends at once.</source>
        <translation>Prodá se, co prodat lze, hotovost jde do banku a&#xa0;nepočítá se a&#xa0;hra ihned končí.</translation>
    </message>
    <message>
        <source>%1 has to raise %2 and cannot, whatever is sold.</source>
        <translation>%1 musí sehnat %2, ale nemůže, ať prodá cokoli.</translation>
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
        <translation>%1 vrací %2 do krabice a&#xa0;bere %3&#xa0;% %4</translation>
    </message>
    <message>
        <source>Choose the marker that stays</source>
        <translation>Zvolit žeton, který zůstane</translation>
    </message>
    <message>
        <source>%1 decides: the marker placed first stays</source>
        <translation>%1 rozhoduje: zůstává dříve umístěný žeton</translation>
    </message>
    <message>
        <source>%1 decides: the marker placed second stays</source>
        <translation>%1 rozhoduje: zůstává později umístěný žeton</translation>
    </message>
    <message>
        <source>Two markers came to one hex. One stays, the other goes back to the charter.</source>
        <translation>Na jednom poli se sešly dva žetony. Jeden zůstane, druhý se vrátí na zakládací listinu.</translation>
    </message>
    <message>
        <source>In phase %1 these railways must become shares, one after the other: %2.</source>
        <translation>Ve fázi %1 se tyto železnice musí jedna po druhé vyměnit za akcie: %2.</translation>
    </message>
    <message>
        <source>%1 No share is left for this one.</source>
        <translation>%1 Na tuto už žádná akcie nezbyla.</translation>
    </message>
    <message>
        <source>May be exchanged in stock rounds: %1.</source>
        <translation>Železnice k&#xa0;výměně v&#xa0;akciových kolech: %1.</translation>
    </message>
    <message>
        <source>The one placed first</source>
        <translation>Dříve umístěný</translation>
    </message>
    <message>
        <source>The one placed second</source>
        <translation>Později umístěný</translation>
    </message>
    <message>
        <source>%1 decides which marker stays</source>
        <translation>%1 rozhoduje, který žeton zůstane</translation>
    </message>
</context>
<context>
    <name>flimnap::FileExports</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 nelze zapsat: %2</translation>
    </message>
    <message>
        <source>No other app took the file.</source>
        <translation>Soubor nepřevzala žádná jiná aplikace.</translation>
    </message>
</context>
<context>
    <name>flimnap::FilesView</name>
    <message>
        <source>Write the game to a file</source>
        <translation>Zapsat partii do souboru</translation>
    </message>
    <message>
        <source>Write all games to one file</source>
        <translation>Všechny partie do jednoho souboru</translation>
    </message>
    <message>
        <source>Write the scoring sheet to a file</source>
        <translation>Zapsat vyúčtování do souboru</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Načíst partii</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 nelze otevřít.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumenty</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Stažené</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Plocha</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Domovská složka</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>Soubor potřebuje název.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 je složka.</translation>
    </message>
    <message>
        <source>%1 is there already, of %2.</source>
        <translation>%1 už existuje (%2).</translation>
    </message>
</context>
<context>
    <name>flimnap::GameView</name>
    <message>
        <source>The rules have been corrected since this game was played. From move %1 (%2) on the books differ.
Then: %3
Now: %4</source>
        <translation>Od odehrání této hry byla pravidla opravena. Od kroku %1 (%2) se knihy liší.
Tehdy: %3
Teď: %4</translation>
    </message>
    <message>
        <source>balances as before the rules were corrected</source>
        <translation>zůstatky jako před opravou pravidel</translation>
    </message>
    <message>
        <source>Nothing was changed: %1</source>
        <translation>Nic se nezměnilo: %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Vráceno: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Provedeno znovu: %1</translation>
    </message>
    <message>
        <source>This cannot lie on the table: %1</source>
        <translation>Tak to na stole ležet nemůže: %1</translation>
    </message>
</context>
<context>
    <name>flimnap::Glossary</name>
    <message>
        <source>bank</source>
        <translation>banka</translation>
    </message>
    <message>
        <source>Sells shares and trains and pays incomes. This app keeps its money.</source>
        <translation>Prodává akcie a vlaky a vyplácí příjmy. Její peníze vede tento program.</translation>
    </message>
    <message>
        <source>treasury</source>
        <translation>pokladna</translation>
    </message>
    <message>
        <source>A company&apos;s own money. It is never mixed with that of the player who directs it.</source>
        <translation>Vlastní peníze společnosti. Nikdy se nemísí s penězi hráče, který ji řídí.</translation>
    </message>
    <message>
        <source>director</source>
        <translation>ředitel</translation>
    </message>
    <message>
        <source>Who holds most of a company decides for it; the director&apos;s certificate goes with that.</source>
        <translation>O společnosti rozhoduje ten, kdo má nejvíce jejích akcií; patří mu i certifikát ředitele.</translation>
    </message>
    <message>
        <source>certificate</source>
        <translation>akcie (karta)</translation>
    </message>
    <message>
        <source>A card for one or several shares. How many one may hold depends on the number of players.</source>
        <translation>Karta za jednu nebo více akcií. Kolik jich smí kdo mít, závisí na počtu hráčů.</translation>
    </message>
    <message>
        <source>initial price</source>
        <translation>počáteční cena</translation>
    </message>
    <message>
        <source>Chosen by whoever starts a company; its capital follows from it.</source>
        <translation>Volí ji ten, kdo společnost zakládá; plyne z ní její kapitál.</translation>
    </message>
    <message>
        <source>begin to operate</source>
        <translation>zahájit provoz</translation>
    </message>
    <message>
        <source>When enough of its shares are sold a company gets its capital and takes turns from then on.</source>
        <translation>Jakmile je prodáno dost akcií, dostane společnost kapitál a od té chvíle hraje.</translation>
    </message>
    <message>
        <source>stock round</source>
        <translation>akciové kolo</translation>
    </message>
    <message>
        <source>Players buy and sell shares in turn until all have passed.</source>
        <translation>Hráči postupně kupují a prodávají akcie, dokud všichni nepasují.</translation>
    </message>
    <message>
        <source>operating round</source>
        <translation>operační kolo</translation>
    </message>
    <message>
        <source>Every company lays track, runs its trains, pays or keeps the income and buys trains.</source>
        <translation>Každá společnost staví trať, vypraví vlaky, příjem vyplatí nebo ponechá a kupuje vlaky.</translation>
    </message>
    <message>
        <source>dividend</source>
        <translation>dividenda</translation>
    </message>
    <message>
        <source>Income paid to the holders of shares raises the price; income kept lowers it.</source>
        <translation>Příjem vyplacený akcionářům cenu zvyšuje, ponechaný ji snižuje.</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>fáze</translation>
    </message>
    <message>
        <source>Begins with the first train of a kind and changes limits, tiles and what is allowed.</source>
        <translation>Začíná prvním vlakem nového druhu a mění limity, dílky a to, co je dovoleno.</translation>
    </message>
    <message>
        <source>obsolete trains</source>
        <translation>zastaralé vlaky</translation>
    </message>
    <message>
        <source>Newer trains scrap older ones, without compensation and whoever owns them.</source>
        <translation>Novější vlaky vyřazují starší, bez náhrady a ať patří komukoli.</translation>
    </message>
    <message>
        <source>export</source>
        <translation>vývoz</translation>
    </message>
    <message>
        <source>After some rounds the next train leaves the bank as if somebody had bought it.</source>
        <translation>Po některých kolech opustí další vlak banku, jako by ho někdo koupil.</translation>
    </message>
    <message>
        <source>forced purchase</source>
        <translation>vynucená koupě</translation>
    </message>
    <message>
        <source>A company must own a train. What it lacks for one its director pays, and may go into debt.</source>
        <translation>Společnost musí mít vlak. Co jí na něj chybí, doplatí ředitel, třeba i na dluh.</translation>
    </message>
    <message>
        <source>open stock</source>
        <translation>volný trh</translation>
    </message>
    <message>
        <source>Trains or shares that came back to the bank and can be bought again.</source>
        <translation>Vlaky nebo akcie, které se vrátily do banky a lze je znovu koupit.</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>priorita</translation>
    </message>
    <message>
        <source>Says who begins the next stock round: by a card, or by the cash that everybody has.</source>
        <translation>Určuje, kdo začíná příští akciové kolo: podle karty, nebo podle peněz hráčů.</translation>
    </message>
    <message>
        <source>order card</source>
        <translation>karta pořadí</translation>
    </message>
    <message>
        <source>Says in which order players act in a stock round of 18CZ.</source>
        <translation>Říká, v jakém pořadí hráči hrají v akciovém kole 18CZ.</translation>
    </message>
    <message>
        <source>sold out</source>
        <translation>vyprodáno</translation>
    </message>
    <message>
        <source>When players hold all shares of a company its price rises at the end of the stock round.</source>
        <translation>Mají-li hráči všechny akcie společnosti, její cena na konci akciového kola stoupne.</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>právě hraje</translation>
    </message>
    <message>
        <source>a director&apos;s certificate</source>
        <translation>certifikát ředitele</translation>
    </message>
    <message>
        <source>worth most at the moment</source>
        <translation>právě má nejvíce</translation>
    </message>
    <message>
        <source>certificates held, of how many are allowed</source>
        <translation>kolik certifikátů z povoleného počtu</translation>
    </message>
    <message>
        <source>a train that this company may not run</source>
        <translation>vlak, který tato společnost nesmí vypravit</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>zvoleno</translation>
    </message>
    <message>
        <source>button in gold</source>
        <translation>zlaté tlačítko</translation>
    </message>
    <message>
        <source>can be done now</source>
        <translation>lze udělat teď</translation>
    </message>
    <message>
        <source>button in grey</source>
        <translation>šedé tlačítko</translation>
    </message>
    <message>
        <source>not possible now; a tap says why</source>
        <translation>teď není možné; klepnutí řekne proč</translation>
    </message>
</context>
<context>
    <name>flimnap::Hints</name>
    <message>
        <source>%1 has no treasury: all of it is paid out.</source>
        <translation>%1 nemá pokladnu: vyplácí se celý příjem.</translation>
    </message>
    <message>
        <source>%1 decides for %2. It is free.</source>
        <translation>%2: rozhoduje %1. Je to zdarma.</translation>
    </message>
</context>
<context>
    <name>flimnap::IncomeForm</name>
    <message>
        <source>%1 or %2</source>
        <comment>places</comment>
        <translation>%1 nebo %2</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>places</comment>
        <translation>směr %1</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <comment>to places, and to other places</comment>
        <translation>%1 a&#xa0;%2</translation>
    </message>
    <message>
        <source>for a train %1</source>
        <translation>za %1-vlak</translation>
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
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádné</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>řada %1, sloupec %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikdo</translation>
    </message>
    <message>
        <source>Not formed yet</source>
        <translation>Dosud nevznikla</translation>
    </message>
    <message>
        <source>Formed</source>
        <translation>Vznikla</translation>
    </message>
    <message>
        <source>Nobody took it</source>
        <translation>Nikdo ji nevzal</translation>
    </message>
    <message>
        <source>Not founded</source>
        <translation>Nezaložena</translation>
    </message>
    <message>
        <source>Operating</source>
        <translation>V&#xa0;provozu</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nezaložena</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Založena</translation>
    </message>
    <message>
        <source>Operating, of %1</source>
        <translation>V&#xa0;provozu, vede %1</translation>
    </message>
    <message>
        <source>Left the game</source>
        <translation>Opustila hru</translation>
    </message>
    <message>
        <source>Never formed</source>
        <translation>Nikdy nevznikne</translation>
    </message>
</context>
<context>
    <name>flimnap::JoinForm</name>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fáze</translation>
    </message>
    <message>
        <source>A company could pay no train: this is the last round</source>
        <translation>Společnost nemohla zaplatit vlak: toto je poslední kolo</translation>
    </message>
    <message>
        <source>Operating rounds of this set</source>
        <translation>Operační kola této sady</translation>
    </message>
    <message>
        <source>The bank has been broken</source>
        <translation>Bank je vyčerpán</translation>
    </message>
    <message>
        <source>Where you are</source>
        <translation>Kde jste</translation>
    </message>
    <message>
        <source>First player&apos;s card</source>
        <translation>Karta prvního hráče</translation>
    </message>
    <message>
        <source>Priority card</source>
        <translation>Karta priority</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>Kdo ji má</translation>
    </message>
    <message>
        <source>Turn-order cards, card 1 first</source>
        <translation>Karty pořadí, karta 1 první</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Hotovost</translation>
    </message>
    <message>
        <source>Debt</source>
        <translation>Dluh</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penále</translation>
    </message>
    <message>
        <source>Players %1, companies %2, together %3</source>
        <translation>Hráči %1, společnosti %2, celkem %3</translation>
    </message>
    <message>
        <source>; in the bank %1</source>
        <translation>; v&#xa0;banku %1</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Součet</translation>
    </message>
    <message>
        <source>left the game</source>
        <translation>opustila hru</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>nezaložena</translation>
    </message>
    <message>
        <source>not formed yet</source>
        <translation>dosud nevznikla</translation>
    </message>
    <message>
        <source>started, price %1</source>
        <translation>založena, cena %1</translation>
    </message>
    <message>
        <source>of %1, price %2</source>
        <translation>vede %1, cena %2</translation>
    </message>
    <message>
        <source>operating, price %1, treasury %2</source>
        <translation>v&#xa0;provozu, cena %1, pokladna %2</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>Space of the chart</source>
        <translation>Pole ukazatele</translation>
    </message>
    <message>
        <source>Started at</source>
        <translation>Založena za</translation>
    </message>
    <message>
        <source>Its coal railway %1 was</source>
        <translation>Její uhelná železnice %1 byla</translation>
    </message>
    <message>
        <source>given for the director&apos;s certificate</source>
        <translation>vyměněna za certifikát ředitele</translation>
    </message>
    <message>
        <source>never sold</source>
        <translation>neprodána</translation>
    </message>
    <message>
        <source>Waiting on its charter</source>
        <translation>Čeká na listině</translation>
    </message>
    <message>
        <source>Stations on the map</source>
        <translation>Stanice na mapě</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Pokladna</translation>
    </message>
    <message>
        <source>Station markers not placed yet</source>
        <translation>Neumístěné žetony stanic</translation>
    </message>
    <message>
        <source>Has had its first turn</source>
        <translation>První tah má za sebou</translation>
    </message>
    <message>
        <source>Its own home tile is laid</source>
        <translation>Vlastní domovský dílek je položen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stav</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikdo</translation>
    </message>
    <message>
        <source>Whose company it is</source>
        <translation>Čí společnost to je</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Ředitel</translation>
    </message>
    <message>
        <source>The 20 % certificate is with</source>
        <translation>20% certifikát má</translation>
    </message>
    <message>
        <source>%1 % of %2 % entered</source>
        <translation>zadáno %1&#xa0;% z&#xa0;%2&#xa0;%</translation>
    </message>
    <message>
        <source>%1 has %2 %; %3 % of %4 % entered</source>
        <translation>%1 má %2&#xa0;%; zadáno %3&#xa0;% z&#xa0;%4&#xa0;%</translation>
    </message>
    <message>
        <source>In the bank pool</source>
        <translation>Na volném trhu</translation>
    </message>
    <message>
        <source>No company is started yet: say so among the companies first.</source>
        <translation>Žádná společnost zatím není založena: zadejte to nejprve u&#xa0;společností.</translation>
    </message>
    <message>
        <source>Price %1 in %2, the top marker first</source>
        <translation>Cena %1 (%2), horní žeton první</translation>
    </message>
    <message>
        <source>Price %1, the top marker first</source>
        <translation>Cena %1, horní žeton první</translation>
    </message>
    <message>
        <source>No price has two markers on it: nothing to say here.</source>
        <translation>Na žádné ceně neleží dva žetony: zde není co zadat.</translation>
    </message>
    <message>
        <source>%1: its right is used up</source>
        <translation>%1: právo je vyčerpáno</translation>
    </message>
    <message>
        <source>Treasury of %1</source>
        <translation>Pokladna %1</translation>
    </message>
    <message>
        <source>Private railways: %1</source>
        <translation>Soukromé železnice, druh: %1</translation>
    </message>
    <message>
        <source>%1: %2 cards, %3 in play, %4 too many</source>
        <translation>%1: karet %2, ve hře %3, přebývá %4</translation>
    </message>
    <message>
        <source>%1: %2 cards, %3 in play, %4 gone</source>
        <translation>%1: karet %2, ve hře %3, pryč %4</translation>
    </message>
    <message>
        <source>Cards left in the deck</source>
        <translation>Karty zbylé v&#xa0;balíčku</translation>
    </message>
    <message>
        <source>Its train</source>
        <translation>Její vlak</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Vlaky</translation>
    </message>
    <message>
        <source>Depot</source>
        <translation>Depo</translation>
    </message>
    <message>
        <source>Open stock</source>
        <translation>Volný trh</translation>
    </message>
    <message>
        <source>Trains given back</source>
        <translation>Vrácené vlaky</translation>
    </message>
    <message>
        <source>No longer for sale</source>
        <translation>Už nejsou v&#xa0;prodeji</translation>
    </message>
    <message>
        <source>Trains that left the game</source>
        <translation>Vlaky, které opustily hru</translation>
    </message>
    <message>
        <source>Had their turn in this round, in this order</source>
        <translation>V&#xa0;tomto kole už měli tah, v&#xa0;tomto pořadí</translation>
    </message>
    <message>
        <source>The first lap, backwards, is not over</source>
        <translation>První kolečko (pozpátku) ještě neskončilo</translation>
    </message>
    <message>
        <source>Have passed since the last purchase</source>
        <translation>Od posledního nákupu pasovali</translation>
    </message>
    <message>
        <source>Passes in a row up to now</source>
        <translation>Dosud pasů za sebou</translation>
    </message>
    <message>
        <source>Last bought, sold or exchanged in this round</source>
        <translation>Poslední nákup, prodej nebo výměna v&#xa0;kole</translation>
    </message>
    <message>
        <source>The round begins now</source>
        <translation>Kolo teprve začíná</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>If you name none, those before it on the chart have had their turn.</source>
        <translation>Neuvedete-li žádnou, měly tah společnosti, které jsou na ukazateli před ní.</translation>
    </message>
    <message>
        <source>If you name none, those before it in the order of play have had it.</source>
        <translation>Neuvedete-li nikoho, měli tah ti, kdo jsou v&#xa0;pořadí dřív.</translation>
    </message>
    <message>
        <source>Whose turn begins</source>
        <translation>Čí tah začíná</translation>
    </message>
    <message>
        <source>Shares sold in this round</source>
        <translation>Akcie prodané v&#xa0;tomto kole</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Dílky</translation>
    </message>
    <message>
        <source>Hexes with a tile laid</source>
        <translation>Pole s&#xa0;položeným dílkem</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>Stanice</translation>
    </message>
    <message>
        <source>The rules say no, the table says yes</source>
        <translation>Pravidla zakazují, hráči souhlasí</translation>
    </message>
    <message>
        <source>Why the position is right all the same</source>
        <translation>Proč je stav přesto správný</translation>
    </message>
    <message>
        <source>Limits, sizes and orders give way to a reason. Money, shares and cards that do not exist cannot.</source>
        <translation>Limity, velikosti a&#xa0;pořadí ustoupí, je-li uveden důvod. Peníze, akcie a&#xa0;karty, které neexistují, ne.</translation>
    </message>
    <message>
        <source>%1: of %2</source>
        <translation>%1: akcie %2</translation>
    </message>
    <message>
        <source>Shares bought in this round</source>
        <translation>Akcie koupené v&#xa0;tomto kole</translation>
    </message>
    <message>
        <source>is never formed</source>
        <translation>nikdy nevznikne</translation>
    </message>
    <message>
        <source>All private companies</source>
        <translation>Všechny soukromé společnosti</translation>
    </message>
    <message>
        <source>Private railways: %1</source>
        <comment>18cz</comment>
        <translation>Soukromé železnice, druh: %1</translation>
    </message>
</context>
<context>
    <name>flimnap::JoinSections</name>
    <message>
        <source>Round and phase</source>
        <translation>Kolo a&#xa0;fáze</translation>
    </message>
    <message>
        <source>The round you are in or about to begin, the phase, and who has which turn-order card.</source>
        <translation>Kolo, které hrajete nebo právě začínáte, fáze a&#xa0;kdo má kterou kartu pořadí.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Count everybody&apos;s cash. Debt and penalty where somebody has them.</source>
        <translation>Spočítejte hotovost všech. Dluh a&#xa0;penále tam, kde je někdo má.</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Společnosti</translation>
    </message>
    <message>
        <source>Every company that has a share price or has left the game.</source>
        <translation>Každá společnost, která má cenu akcie nebo opustila hru.</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Akcie</translation>
    </message>
    <message>
        <source>Who holds how much, the director&apos;s certificate included. What nobody holds lies in the bank.</source>
        <translation>Kdo drží kolik, včetně certifikátu ředitele. Co nikdo nedrží, leží v&#xa0;banku.</translation>
    </message>
    <message>
        <source>Markers on one price</source>
        <translation>Žetony na téže ceně</translation>
    </message>
    <message>
        <source>Where several markers lie on one price: their order, the top one first.</source>
        <translation>Kde leží na jedné ceně víc žetonů: jejich pořadí, horní první.</translation>
    </message>
    <message>
        <source>Private railways</source>
        <translation>Soukromé železnice</translation>
    </message>
    <message>
        <source>Who owns each of them. Those nobody owns have left the game.</source>
        <translation>Kdo je vlastní. Ty, které nikdo nevlastní, opustily hru.</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Postavy</translation>
    </message>
    <message>
        <source>Who has each of them, and how many of their own tiles are laid. Those nobody has have left the game.</source>
        <translation>Kdo je má a&#xa0;kolik jejich vlastních dílků je položeno. Ty, které nikdo nemá, opustily hru.</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Vlaky</translation>
    </message>
    <message>
        <source>What is left in the deck, what companies own, what lies open, and which trains can no longer be bought.</source>
        <translation>Co zbývá v&#xa0;balíčku, co mají společnosti, co leží na volném trhu a&#xa0;které vlaky už nelze koupit.</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Na tahu</translation>
    </message>
    <message>
        <source>You join at the beginning of a turn, or before the round begins.</source>
        <translation>Hru přebíráte na začátku tahu nebo před začátkem kola.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Only if you enter the map&apos;s hexes in play: where stations and tiles are. Otherwise leave it empty.</source>
        <translation>Jen pokud při hře zadáváte pole mapy: kde jsou stanice a&#xa0;dílky. Jinak nechte prázdné.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Kontrola</translation>
    </message>
    <message>
        <source>When all fits together, you play on from here.</source>
        <translation>Když všechno sedí, hrajete odtud dál.</translation>
    </message>
    <message>
        <source>Depot</source>
        <translation>Depo</translation>
    </message>
    <message>
        <source>Open stock</source>
        <translation>Volný trh</translation>
    </message>
    <message>
        <source>Trains no longer for sale</source>
        <translation>Vlaky mimo prodej</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Balíček</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Karta %1</translation>
    </message>
    <message>
        <source>First player&apos;s card</source>
        <translation>Karta prvního hráče</translation>
    </message>
    <message>
        <source>Priority card</source>
        <translation>Karta priority</translation>
    </message>
    <message>
        <source>Turn-order cards</source>
        <translation>Karty pořadí</translation>
    </message>
    <message>
        <source>Who owns each of them, and what is in the treasuries. Those nobody owns have left the game, or are still for sale in the first stock round.</source>
        <translation>Kdo je vlastní a&#xa0;co je v&#xa0;pokladnách. Ty, které nikdo nevlastní, opustily hru, nebo jsou v&#xa0;prvním akciovém kole ještě v&#xa0;prodeji.</translation>
    </message>
    <message>
        <source>Whose each of them is, its treasury and its stations.</source>
        <translation>Komu která patří, její pokladna a&#xa0;stanice.</translation>
    </message>
    <message>
        <source>Every company that has a share price or has left the game. A company of %1 has no treasury.</source>
        <translation>Každá společnost, která má cenu akcie nebo opustila hru. Společnost, kterou má %1, nemá pokladnu.</translation>
    </message>
    <message>
        <source>What is left in the deck, what companies own, and what lies open.</source>
        <translation>Co zbývá v&#xa0;balíčku, co mají společnosti a&#xa0;co leží na volném trhu.</translation>
    </message>
    <message>
        <source>The round you are in or about to begin, and the phase.</source>
        <translation>Kolo, které hrajete nebo právě začínáte, a&#xa0;fáze.</translation>
    </message>
    <message>
        <source>What is left in the deck and beside it, and what companies own. All others have left the game.</source>
        <translation>Co zbývá v&#xa0;balíčku a&#xa0;vedle něj a&#xa0;co mají společnosti. Všechny ostatní opustily hru.</translation>
    </message>
    <message>
        <source>The round you are in or about to begin, the phase, and who has the priority card.</source>
        <translation>Kolo, které hrajete nebo právě začínáte, fáze a&#xa0;kdo má kartu priority.</translation>
    </message>
    <message>
        <source>The round you are in or about to begin, the phase, and who is first in it.</source>
        <translation>Kolo, které hrajete nebo právě začínáte, fáze a&#xa0;kdo je v&#xa0;něm první.</translation>
    </message>
    <message>
        <source>Count everybody&apos;s cash.</source>
        <translation>Spočítejte hotovost všech.</translation>
    </message>
    <message>
        <source>Which companies were taken before the first round, and which have been founded since.</source>
        <translation>Které společnosti byly vybrány před prvním kolem a&#xa0;které byly od té doby založeny.</translation>
    </message>
    <message>
        <source>What is left in the deck, what companies own, and what lies in the depot. Of a train that has got old the grey side shows: it has a star here.</source>
        <translation>Co zbývá v&#xa0;balíčku, co mají společnosti a&#xa0;co leží v&#xa0;depu. Zastaralý vlak leží šedou stranou nahoru: zde má hvězdičku.</translation>
    </message>
    <message>
        <source>Companies that left the game</source>
        <translation>Společnosti, které opustily hru</translation>
    </message>
    <message>
        <source>Price %1</source>
        <translation>Cena %1</translation>
    </message>
    <message>
        <source>Rights used</source>
        <translation>Využitá práva</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fáze</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Certificate limit</source>
        <translation>Limit certifikátů</translation>
    </message>
    <message>
        <source>Private railways</source>
        <comment>18cz</comment>
        <translation>Soukromé železnice</translation>
    </message>
    <message>
        <source>Who owns each of them. Those nobody owns have left the game.</source>
        <comment>18cz</comment>
        <translation>Kdo je vlastní. Ty, které nikdo nevlastní, opustily hru.</translation>
    </message>
</context>
<context>
    <name>flimnap::JoinView</name>
    <message>
        <source>Choose the game and its players first.</source>
        <translation>Nejprve zvolte hru a&#xa0;hráče.</translation>
    </message>
    <message>
        <source>Still wrong: %1</source>
        <translation>Ještě chyba: %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Private companies</source>
        <translation>Soukromé společnosti</translation>
    </message>
</context>
<context>
    <name>flimnap::LeftOut</name>
    <message>
        <source>Draw the company that is left out</source>
        <translation>Losovat vynechanou společnost</translation>
    </message>
    <message>
        <source>Drawn: %1 is left out</source>
        <translation>Los: %1 je vynechána</translation>
    </message>
    <message>
        <source>A company is drawn that is left out</source>
        <translation>Losuje se vynechaná společnost</translation>
    </message>
    <message>
        <source>It leaves the game. Nobody can start it.</source>
        <translation>Opouští hru. Nikdo ji nemůže založit.</translation>
    </message>
    <message>
        <source>Left out of the game</source>
        <translation>Vynechána ze hry</translation>
    </message>
    <message>
        <source>Every company that has a share price or was left out of the game.</source>
        <translation>Každá společnost, která má cenu akcie nebo byla vynechána ze hry.</translation>
    </message>
</context>
<context>
    <name>flimnap::LibraryView</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n&#xa0;krok</numerusform>
            <numerusform>%n&#xa0;kroky</numerusform>
            <numerusform>%n&#xa0;kroků</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules have been corrected since: move %1 of this game no longer fits. The table stands before it; what followed is kept.</source>
        <translation>Pravidla byla mezitím opravena: krok %1 této hry už nesedí. Hra stojí před ním; co následovalo, je uchováno.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Tuto hru nelze přečíst.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 nelze přečíst: %2</translation>
    </message>
    <message>
        <source>This journal cannot be taken over. What is wrong with it:</source>
        <translation>Tento deník nelze převzít. Co je v&#xa0;něm špatně:</translation>
    </message>
    <message>
        <source>A name has 1 to 40 visible characters.</source>
        <translation>Jméno má 1 až 40 viditelných znaků.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came back.</source>
        <translation>
            <numerusform>Vrátila se %n partie.</numerusform>
            <numerusform>Vrátily se %n partie.</numerusform>
            <numerusform>Vrátilo se %n partií.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n partie už tu byla.</numerusform>
            <numerusform>%n partie už tu byly.</numerusform>
            <numerusform>%n partií už tu bylo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flimnap::Lots</name>
    <message>
        <source> · out: %1</source>
        <translation> · nedraží: %1</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1, za %2</translation>
    </message>
    <message>
        <source>%1 bids %2</source>
        <translation>%1 nabízí %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>od %1</translation>
    </message>
    <message>
        <source>The sizes of the three local railways and the least bids are printed on the board; this app does not know them. Compare them before the first move.</source>
        <translation>Velikosti tří místních železnic a&#xa0;nejnižší nabídky jsou vytištěny na plánu; tato aplikace je nezná. Porovnejte je před začátkem hry.</translation>
    </message>
    <message>
        <source>%1 names a railway with a bid, or passes</source>
        <translation>%1 volí železnici a&#xa0;nabídku, nebo pasuje</translation>
    </message>
    <message>
        <source>Private railways in the auction, and the least bids</source>
        <translation>Soukromé železnice v&#xa0;dražbě a&#xa0;nejnižší nabídky</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>a private railway and the least bid for it</comment>
        <translation>%1 od %2</translation>
    </message>
    <message>
        <source>In the auction: %1.</source>
        <translation>V&#xa0;dražbě: %1.</translation>
    </message>
    <message>
        <source>Lots of the auction</source>
        <translation>Položky dražby</translation>
    </message>
    <message>
        <source>What was bid for them may be left out: it counts only for what players are worth until the first operating round.</source>
        <translation>Nabídnuté částky lze vynechat: do prvního operačního kola se počítají jen do jmění hráčů.</translation>
    </message>
    <message>
        <source>Bid for %1</source>
        <translation>Nabídka za %1</translation>
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
        <translation>Tento krok ještě není úplný.</translation>
    </message>
</context>
<context>
    <name>flimnap::Names</name>
    <message>
        <source>Company %1</source>
        <translation>Společnost %1</translation>
    </message>
    <message>
        <source>Vaclav</source>
        <translation>Václav</translation>
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
        <translation>%1 ještě dluží %2. V&#xa0;pokladně má %3; chybějících %5 může doplatit %4 (hotovost: %6).</translation>
    </message>
    <message>
        <source>Pay all loans or merge</source>
        <translation>Splatit, nebo se sloučit</translation>
    </message>
    <message>
        <source>Choose the trains that stay</source>
        <translation>Zvolit vlaky, které zůstanou</translation>
    </message>
    <message>
        <source>Set the certificate limit</source>
        <translation>Určit limit certifikátů</translation>
    </message>
    <message>
        <source>%1: all loans are paid</source>
        <translation>%1: půjčky jsou splaceny</translation>
    </message>
    <message>
        <source>%1 keeps its loans and merges</source>
        <translation>%1 si nechává půjčky a&#xa0;slučuje se</translation>
    </message>
    <message>
        <source>%1 keeps no train</source>
        <translation>%1 si nenechává žádný vlak</translation>
    </message>
    <message>
        <source>%1 keeps: %2</source>
        <translation>%1 si nechává: %2</translation>
    </message>
    <message>
        <source>The certificate limit is %1 from now on</source>
        <translation>Limit certifikátů je odteď %1</translation>
    </message>
    <message>
        <source>What it does not keep goes into the open stock. Only trains that never rust run for %1.</source>
        <translation>Co si nenechá, jde na volný trh. Pro %1 jezdí jen vlaky, které nikdy nezreziví.</translation>
    </message>
    <message>
        <source>The rules say that it changes when %1 is formed, and print no new one. Agree on it, or leave it.</source>
        <translation>Podle pravidel se limit mění, jakmile vznikne %1, nový však neuvádějí. Domluvte se na něm, nebo ho ponechte.</translation>
    </message>
    <message>
        <source>%1 has no train that it may run. It borrows one for this run and pays nothing for it; what it earns goes into its treasury, and its price stands still.</source>
        <translation>%1 nemá vlak, který smí provozovat. Na tuto jízdu si jeden vypůjčí a&#xa0;nic za něj neplatí; výdělek jde do její pokladny a&#xa0;její cena se nehýbe.</translation>
    </message>
    <message>
        <source>%1 pays its loans or merges, %2 decides</source>
        <translation>%1 splácí půjčky, nebo se slučuje; rozhoduje %2</translation>
    </message>
    <message>
        <source>%1 chooses the trains that it keeps, %2 decides</source>
        <translation>%1 vybírá vlaky, které si nechá; rozhoduje %2</translation>
    </message>
    <message>
        <source>pays all its loans</source>
        <translation>splácí všechny půjčky</translation>
    </message>
    <message>
        <source>becomes part of %1</source>
        <translation>stává se součástí %1</translation>
    </message>
    <message>
        <source>national company</source>
        <translation>národní společnost</translation>
    </message>
    <message>
        <source>no lasting train yet: its price stands still</source>
        <translation>zatím bez trvalého vlaku: cena se nehýbe</translation>
    </message>
    <message>
        <source>its director must buy a share</source>
        <translation>ředitel musí koupit akcii</translation>
    </message>
    <message>
        <source>All treasuries repaid what they could</source>
        <translation>Všechny pokladny splatily, co mohly</translation>
    </message>
    <message>
        <source>has paid its loans</source>
        <translation>má půjčky splacené</translation>
    </message>
    <message numerus="yes">
        <source>%n loan(s): %1 decides</source>
        <translation>
            <numerusform>%n&#xa0;půjčka: rozhoduje %1</numerusform>
            <numerusform>%n&#xa0;půjčky: rozhoduje %1</numerusform>
            <numerusform>%n&#xa0;půjček: rozhoduje %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Two shares become one of %1</source>
        <translation>Ze dvou akcií jedna akcie %1</translation>
    </message>
    <message>
        <source>%1 chooses the trains that it keeps</source>
        <translation>%1 vybírá vlaky, které si nechá</translation>
    </message>
    <message>
        <source>Formed at</source>
        <translation>Vznikla za</translation>
    </message>
    <message>
        <source>Divided into shares</source>
        <translation>Počet jejích akcií</translation>
    </message>
    <message>
        <source>Its marker stands still: it had no train yet that lasts</source>
        <translation>Její žeton stojí: dosud neměla vlak, který nezreziví</translation>
    </message>
    <message>
        <source>Still to act, as the first one in its first round</source>
        <translation>Teprve bude na tahu, ve svém prvním kole jako první</translation>
    </message>
    <message>
        <source>Certificate limit from now on</source>
        <translation>Limit certifikátů odteď</translation>
    </message>
</context>
<context>
    <name>flimnap::Offers</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>only builds track</source>
        <translation>jen staví trať</translation>
    </message>
    <message>
        <source>for %1 % of %2</source>
        <translation>výměna za %1&#xa0;% %2</translation>
    </message>
    <message>
        <source>%1 to %2, %3</source>
        <comment>prices, what one gets for it later</comment>
        <translation>%1 až %2, %3</translation>
    </message>
    <message>
        <source>for an own train %1</source>
        <translation>za vlastní %1-vlak</translation>
    </message>
    <message>
        <source>with the %1 % certificate</source>
        <translation>s&#xa0;certifikátem na %1&#xa0;%</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>prodává %1</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, prodává %2</translation>
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
        <translation>penále na konci %1</translation>
    </message>
    <message>
        <source>owes %1, penalty at the end %2</source>
        <translation>dluží %1, penále na konci %2</translation>
    </message>
    <message>
        <source>owes %1</source>
        <translation>dluží %1</translation>
    </message>
    <message>
        <source>owes %1, after the next stock round %2</source>
        <translation>dluží %1, po dalším akciovém kole %2</translation>
    </message>
    <message>
        <source>plays by the rules</source>
        <translation>hraje podle pravidel</translation>
    </message>
    <message>
        <source>order card %1</source>
        <translation>karta pořadí %1</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>první hráč</translation>
    </message>
    <message>
        <source>priority card</source>
        <translation>karta priority</translation>
    </message>
    <message>
        <source>bids %1, free %2</source>
        <translation>nabídky %1, volné %2</translation>
    </message>
    <message>
        <source>copy cards: %1</source>
        <translation>kopírovací karty: %1</translation>
    </message>
    <message>
        <source>no company yet</source>
        <translation>bez společnosti</translation>
    </message>
    <message>
        <source>%1. in each round</source>
        <translation>%1. v každém kole</translation>
    </message>
    <message>
        <source>must raise %1 at once</source>
        <translation>musí ihned sehnat %1</translation>
    </message>
</context>
<context>
    <name>flimnap::Papers</name>
    <message>
        <source>%1: the hex of MW is worth %2</source>
        <translation>%1: pole MW má hodnotu %2</translation>
    </message>
    <message>
        <source>Say what the hex of MW is worth</source>
        <translation>Určit hodnotu pole MW</translation>
    </message>
    <message>
        <source>%1 says what the hex of MW is worth</source>
        <translation>%1 určuje hodnotu pole MW</translation>
    </message>
    <message>
        <source>MW pays its owner what the tile of its hex is worth. Before that the owner may lay or upgrade that tile for nothing.</source>
        <translation>MW vyplácí vlastníkovi hodnotu dílku na svém poli. Předtím smí vlastník tento dílek zdarma položit nebo vylepšit.</translation>
    </message>
</context>
<context>
    <name>flimnap::PeopleView</name>
    <message>
        <source>A name has 1 to 40 visible characters.</source>
        <translation>Jméno má 1 až 40 viditelných znaků.</translation>
    </message>
</context>
<context>
    <name>flimnap::ReadingWords</name>
    <message>
        <source>A “Dimen&apos;s Land” card is used</source>
        <translation>Karta „Dimen’s Land“ se použije</translation>
    </message>
    <message>
        <source>Changes how many actions a player has in a turn.</source>
        <translation>Mění, kolik akcí má hráč v tahu.</translation>
    </message>
    <message>
        <source>in place of an action card</source>
        <translation>místo akční karty</translation>
    </message>
    <message>
        <source>beside the action card of the turn</source>
        <translation>navíc k&#xa0;akční kartě tahu</translation>
    </message>
    <message>
        <source>Of a card that is copied a player chooses</source>
        <translation>Z&#xa0;kopírované karty si hráč vybere</translation>
    </message>
    <message>
        <source>Changes which actions can be copied.</source>
        <translation>Mění, které akce lze zkopírovat.</translation>
    </message>
    <message>
        <source>either side</source>
        <translation>kteroukoli stranu</translation>
    </message>
    <message>
        <source>only a side that was used in this round</source>
        <translation>jen stranu použitou v&#xa0;tomto kole</translation>
    </message>
    <message>
        <source>Skyresh Bolgolam pays a tenth less for</source>
        <translation>Skyresh Bolgolam platí o&#xa0;desetinu méně za</translation>
    </message>
    <message>
        <source>Changes what his companies pay for old trains.</source>
        <translation>Mění, co jeho společnosti platí za staré vlaky.</translation>
    </message>
    <message>
        <source>new trains alone</source>
        <translation>jen nové vlaky</translation>
    </message>
    <message>
        <source>new trains and those of the depot</source>
        <translation>nové vlaky i&#xa0;vlaky z&#xa0;depa</translation>
    </message>
    <message>
        <source>Phases that sentences of the rules count</source>
        <translation>Fáze, které se v&#xa0;pravidlech počítají</translation>
    </message>
    <message>
        <source>Changes until when companies borrow, and from when they buy private companies.</source>
        <translation>Mění, dokdy si společnosti půjčují a odkdy kupují soukromé společnosti.</translation>
    </message>
    <message>
        <source>one by one: loans up to the 5-trains, private companies bought from the 3-trains on</source>
        <translation>jedna po druhé: půjčky do 5-vlaků, nákup soukromých společností od 3-vlaků</translation>
    </message>
    <message>
        <source>by trains: loans up to the 4-trains, private companies bought from the 2-trains on</source>
        <translation>podle vlaků: půjčky do 4-vlaků, nákup soukromých společností od 2-vlaků</translation>
    </message>
    <message>
        <source>Who bought last in the opening, so that the next one goes on and gets the priority card</source>
        <translation>Kdo se v&#xa0;úvodu počítá jako poslední kupující (další po něm pokračuje a&#xa0;dostane kartu priority)</translation>
    </message>
    <message>
        <source>Changes who goes on in the opening and who gets the priority card.</source>
        <translation>Mění, kdo v úvodu pokračuje a kdo dostane kartu priority.</translation>
    </message>
    <message>
        <source>whoever bought, in an auction as well</source>
        <translation>kdokoli koupil, i&#xa0;v&#xa0;dražbě</translation>
    </message>
    <message>
        <source>whoever bought the company on offer</source>
        <translation>kdo koupil nabízenou společnost</translation>
    </message>
    <message>
        <source>In a turn of a stock round shares are sold</source>
        <translation>V&#xa0;tahu akciového kola se akcie prodávají</translation>
    </message>
    <message>
        <source>Changes whether one can sell again after a purchase.</source>
        <translation>Mění, zda lze po nákupu znovu prodávat.</translation>
    </message>
    <message>
        <source>before the purchase or after it</source>
        <translation>před nákupem, nebo po něm</translation>
    </message>
    <message>
        <source>before the purchase and after it</source>
        <translation>před nákupem i&#xa0;po něm</translation>
    </message>
    <message>
        <source>Shares that were bought are kept</source>
        <translation>Koupené akcie si hráč nechává</translation>
    </message>
    <message>
        <source>Changes how soon a share can be sold again.</source>
        <translation>Mění, kdy lze akcii zase prodat.</translation>
    </message>
    <message>
        <source>for the whole stock round</source>
        <translation>po celé akciové kolo</translation>
    </message>
    <message>
        <source>for the turn, one of them</source>
        <translation>do konce tahu, jednu z&#xa0;nich</translation>
    </message>
    <message>
        <source>Players sell private companies to each other in stock rounds</source>
        <translation>Hráči si v&#xa0;akciových kolech prodávají soukromé společnosti</translation>
    </message>
    <message>
        <source>Changes whether players can trade them at all.</source>
        <translation>Mění, zda s nimi hráči vůbec mohou obchodovat.</translation>
    </message>
    <message>
        <source>yes, in place of a purchase of shares</source>
        <translation>ano, místo nákupu akcií</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>A sale of shares that would push a marker into the closing area</source>
        <translation>Prodej akcií, který by posunul žeton do zóny zániku</translation>
    </message>
    <message>
        <source>Changes whether players can close a company by selling.</source>
        <translation>Mění, zda mohou hráči prodejem společnost uzavřít.</translation>
    </message>
    <message>
        <source>stops on the line above it</source>
        <translation>zastaví se na řádku nad ní</translation>
    </message>
    <message>
        <source>closes the company</source>
        <translation>ukončí společnost</translation>
    </message>
    <message>
        <source>New companies get their capital in another way</source>
        <translation>Nové společnosti získávají kapitál jinak</translation>
    </message>
    <message>
        <source>Changes the capital of companies started in between.</source>
        <translation>Mění kapitál společností založených mezitím.</translation>
    </message>
    <message>
        <source>from the first 5 and the first 6 on</source>
        <translation>od prvního 5-vlaku a&#xa0;prvního 6-vlaku</translation>
    </message>
    <message>
        <source>from the last 4 and the last 5 on</source>
        <translation>od posledního 4-vlaku a&#xa0;posledního 5-vlaku</translation>
    </message>
    <message>
        <source>In a turn a company buys one train of each kind</source>
        <translation>V&#xa0;jednom tahu společnost koupí od každého druhu jeden vlak</translation>
    </message>
    <message>
        <source>Changes how many trains of a kind a company can get in a turn.</source>
        <translation>Mění, kolik vlaků jednoho druhu může společnost v tahu získat.</translation>
    </message>
    <message>
        <source>wherever they come from</source>
        <translation>ať pochází odkudkoli</translation>
    </message>
    <message>
        <source>of the bank and the open stock; others do not count</source>
        <translation>z banku a volného trhu; ostatní se nepočítají</translation>
    </message>
    <message>
        <source>A company that has no route</source>
        <translation>Společnost bez trasy</translation>
    </message>
    <message>
        <source>Changes whether a director may have to pay for a train that cannot run.</source>
        <translation>Mění, zda ředitel může muset platit vlak, který nemůže jezdit.</translation>
    </message>
    <message>
        <source>must own a train all the same</source>
        <translation>musí přesto vlastnit vlak</translation>
    </message>
    <message>
        <source>need not own a train</source>
        <translation>nemusí vlastnit vlak</translation>
    </message>
    <message>
        <source>never</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>The national company is formed</source>
        <translation>Národní společnost vzniká</translation>
    </message>
    <message>
        <source>Changes what the company that bought it can still do before.</source>
        <translation>Mění, co ještě předtím stihne společnost, která jej koupila.</translation>
    </message>
    <message>
        <source>at once with the first 6-train</source>
        <translation>ihned s&#xa0;prvním 6-vlakem</translation>
    </message>
    <message>
        <source>at the end of the turn that bought it</source>
        <translation>na konci tahu, v&#xa0;němž byl koupen</translation>
    </message>
    <message>
        <source>Trains of the national company that rust some day</source>
        <translation>Rezavějící vlaky národní společnosti</translation>
    </message>
    <message>
        <source>Changes what the national company earns before it owns a train that stays.</source>
        <translation>Mění, co národní společnost vydělá, než má trvalý vlak.</translation>
    </message>
    <message>
        <source>do not run; it may keep them to trade them in</source>
        <translation>nejezdí; smí si je nechat na protiúčet</translation>
    </message>
    <message>
        <source>run; only they may be given up</source>
        <translation>jezdí; odevzdat lze jen je</translation>
    </message>
    <message>
        <source>The certificate limit after the national company is formed</source>
        <translation>Limit certifikátů po vzniku národní společnosti</translation>
    </message>
    <message>
        <source>Changes how many certificates players may have afterwards.</source>
        <translation>Mění, kolik certifikátů smějí hráči mít potom.</translation>
    </message>
    <message>
        <source>is asked for then</source>
        <translation>pak se zadá</translation>
    </message>
    <message>
        <source>stays as it was</source>
        <translation>zůstává, jaký byl</translation>
    </message>
    <message>
        <source>In its first operating round the national company acts</source>
        <translation>V&#xa0;prvním operačním kole je národní společnost na tahu</translation>
    </message>
    <message>
        <source>Changes who builds and buys first in that round.</source>
        <translation>Mění, kdo v tom kole staví a kupuje první.</translation>
    </message>
    <message>
        <source>before all others</source>
        <translation>před všemi ostatními</translation>
    </message>
    <message>
        <source>in the order of prices</source>
        <translation>v&#xa0;pořadí cen</translation>
    </message>
    <message>
        <source>The national company without a train</source>
        <translation>Národní společnost bez vlaku</translation>
    </message>
    <message>
        <source>Changes which train it runs and what it can build.</source>
        <translation>Mění, který vlak provozuje a co může stavět.</translation>
    </message>
    <message>
        <source>borrows any train there is, and builds nothing that costs money</source>
        <translation>půjčí si kterýkoli vlak a&#xa0;nestaví nic, co stojí peníze</translation>
    </message>
    <message>
        <source>borrows the last kind, which then lies in the open stock, and builds like others</source>
        <translation>půjčí si poslední druh, který pak leží na volném trhu, a&#xa0;staví jako ostatní</translation>
    </message>
    <message>
        <source>The national company must buy its first train</source>
        <translation>Národní společnost musí koupit první vlak</translation>
    </message>
    <message>
        <source>Changes when it stops borrowing a train.</source>
        <translation>Mění, kdy si přestane půjčovat vlak.</translation>
    </message>
    <message>
        <source>as soon as its treasury has the price of the last kind</source>
        <translation>jakmile má v&#xa0;pokladně cenu posledního druhu</translation>
    </message>
    <message>
        <source>as soon as its treasury has more than that price</source>
        <translation>jakmile má v&#xa0;pokladně více než tuto cenu</translation>
    </message>
    <message>
        <source>Trains of a company that closes</source>
        <translation>Vlaky zanikající společnosti</translation>
    </message>
    <message>
        <source>Changes which trains others can buy.</source>
        <translation>Mění, které vlaky mohou koupit ostatní.</translation>
    </message>
    <message>
        <source>go into the open stock</source>
        <translation>jdou na volný trh</translation>
    </message>
    <message>
        <source>leave the game</source>
        <translation>opouštějí hru</translation>
    </message>
    <message>
        <source>The bank is broken</source>
        <translation>Bank je vyčerpán</translation>
    </message>
    <message>
        <source>Changes when the game ends, if the bank pays out its last money exactly.</source>
        <translation>Mění konec hry, vyplatí-li banka přesně své poslední peníze.</translation>
    </message>
    <message>
        <source>as soon as it is empty</source>
        <translation>jakmile je prázdný</translation>
    </message>
    <message>
        <source>as soon as it pays what it has not</source>
        <translation>jakmile platí, co už nemá</translation>
    </message>
    <message>
        <source>The value of a share at the end, less ten for each loan</source>
        <translation>Konečná hodnota akcie po odečtení deseti za každou půjčku</translation>
    </message>
    <message>
        <source>Changes the score of those who hold shares of companies deep in debt.</source>
        <translation>Mění výsledek těch, kdo drží akcie hodně zadlužených společností.</translation>
    </message>
    <message>
        <source>may be below zero</source>
        <translation>může být pod nulou</translation>
    </message>
    <message>
        <source>is zero at least</source>
        <translation>je nejméně nula</translation>
    </message>
    <message>
        <source>Dividends for shares of 5 % are rounded up</source>
        <translation>Dividendy za 5% akcie se zaokrouhlují nahoru</translation>
    </message>
    <message>
        <source>Changes by a few francs what holders of several such shares get.</source>
        <translation>Mění o pár franků, co dostanou držitelé několika takových akcií.</translation>
    </message>
    <message>
        <source>once for everybody&apos;s shares together</source>
        <translation>jednou za všechny akcie každého držitele</translation>
    </message>
    <message>
        <source>for each share</source>
        <translation>za každou akcii</translation>
    </message>
    <message>
        <source>The home station is placed</source>
        <translation>Domovská stanice se umístí</translation>
    </message>
    <message>
        <source>Changes who can build around it before.</source>
        <translation>Mění, kdo může předtím stavět kolem ní.</translation>
    </message>
    <message>
        <source>when the company is started</source>
        <translation>při založení společnosti</translation>
    </message>
    <message>
        <source>in the company&apos;s first turn</source>
        <translation>v&#xa0;prvním tahu společnosti</translation>
    </message>
    <message>
        <source>The 40 printed in three cities</source>
        <translation>Částka 40 vytištěná ve třech městech</translation>
    </message>
    <message>
        <source>Changes what the first upgrade of these cities costs.</source>
        <translation>Mění cenu prvního vylepšení těchto měst.</translation>
    </message>
    <message>
        <source>are not paid, for upgrades are free</source>
        <translation>neplatí se, vylepšení je zdarma</translation>
    </message>
    <message>
        <source>are paid once</source>
        <translation>zaplatí se jednou</translation>
    </message>
    <message>
        <source>With the Charbonnages du Hainaut a company places</source>
        <translation>S&#xa0;Charbonnages du Hainaut umístí společnost</translation>
    </message>
    <message>
        <source>Changes how many stations the company has left.</source>
        <translation>Mění, kolik stanic společnosti zbude.</translation>
    </message>
    <message>
        <source>one of its own stations</source>
        <translation>jednu ze svých stanic</translation>
    </message>
    <message>
        <source>an additional station</source>
        <translation>stanici navíc</translation>
    </message>
    <message>
        <source>Stations of Nord, as its charter says</source>
        <translation>Stanice Nord podle zakládací listiny</translation>
    </message>
    <message>
        <source>Changes how many stations it can place.</source>
        <translation>Mění, kolik stanic může umístit.</translation>
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
        <translation>Společnost, která neprovozuje vlaky, platí úrok</translation>
    </message>
    <message>
        <source>Changes what the director has to add for which of both.</source>
        <translation>Mění, na co z obojího musí ředitel doplatit.</translation>
    </message>
    <message>
        <source>before it buys a train</source>
        <translation>před nákupem vlaku</translation>
    </message>
    <message>
        <source>after it has bought one</source>
        <translation>po nákupu vlaku</translation>
    </message>
    <message>
        <source>A company with as many trains as it may have</source>
        <translation>Společnost s&#xa0;plným počtem vlaků</translation>
    </message>
    <message>
        <source>Changes whether a company with all its trains can buy a better one.</source>
        <translation>Mění, zda společnost s plným počtem vlaků může koupit lepší.</translation>
    </message>
    <message>
        <source>cannot buy one</source>
        <translation>nesmí žádný koupit</translation>
    </message>
    <message>
        <source>buys one if it could trade one in, and gives up one at once</source>
        <translation>smí koupit vlak, může-li dát jiný na protiúčet, a&#xa0;hned jeden odevzdá</translation>
    </message>
    <message>
        <source>The tile of the Enkhuizen-Stavoren Ferry is laid</source>
        <translation>Dílek Enkhuizen-Stavoren Ferry se pokládá</translation>
    </message>
    <message>
        <source>Changes when it can be laid.</source>
        <translation>Mění, kdy jej lze položit.</translation>
    </message>
    <message>
        <source>with the other track of the turn</source>
        <translation>s&#xa0;ostatní tratí tahu</translation>
    </message>
    <message>
        <source>any time in the turn</source>
        <translation>kdykoli během tahu</translation>
    </message>
    <message>
        <source>For the price of the national company the cheapest of three or more</source>
        <translation>Při ceně národní společnosti se nejlevnější ze tří a&#xa0;více</translation>
    </message>
    <message>
        <source>Changes the price of the national company, and so what all its shares are worth.</source>
        <translation>Mění cenu národní společnosti, a tím hodnotu všech jejích akcií.</translation>
    </message>
    <message>
        <source>is left out before the average is taken</source>
        <translation>vynechá, než se spočítá průměr</translation>
    </message>
    <message>
        <source>is left out only if the average of all is above 100</source>
        <translation>vynechá, jen je-li průměr všech nad 100</translation>
    </message>
    <message>
        <source>The card on the table that buys and sells shares</source>
        <translation>Karta na stole, která kupuje a&#xa0;prodává akcie</translation>
    </message>
    <message>
        <source>Changes what this card can be used for instead.</source>
        <translation>Mění, k čemu jinému lze kartu použít.</translation>
    </message>
    <message>
        <source>on its other side a tile is laid</source>
        <translation>na druhé straně se pokládá dílek</translation>
    </message>
    <message>
        <source>on its other side money is taken</source>
        <translation>na druhé straně se berou peníze</translation>
    </message>
    <message>
        <source>A director helps to buy a train of another company</source>
        <translation>Při nákupu vlaku od jiné společnosti ředitel pomáhá</translation>
    </message>
    <message>
        <source>Changes which trains a director can pay for.</source>
        <translation>Mění, které vlaky může ředitel zaplatit.</translation>
    </message>
    <message>
        <source>if both want it, up to its printed price</source>
        <translation>chtějí-li to obě strany, nejvýše do tištěné ceny</translation>
    </message>
    <message>
        <source>Companies take loans and buy private companies</source>
        <translation>Společnosti si půjčují a&#xa0;kupují soukromé společnosti</translation>
    </message>
    <message>
        <source>Changes when a company can get money, or give some to its director.</source>
        <translation>Mění, kdy společnost může získat peníze nebo je dát svému řediteli.</translation>
    </message>
    <message>
        <source>any time in an operating round, all of them</source>
        <translation>kdykoli během operačního kola, všechny</translation>
    </message>
    <message>
        <source>in their own turn, before shares are sold and loans repaid</source>
        <translation>ve svém tahu, před prodejem akcií a&#xa0;splácením půjček</translation>
    </message>
    <message>
        <source>For the tile of the Enkhuizen-Stavoren Ferry</source>
        <translation>Za dílek Enkhuizen-Stavoren Ferry</translation>
    </message>
    <message>
        <source>Changes what the tile costs the company.</source>
        <translation>Mění, co dílek společnost stojí.</translation>
    </message>
    <message>
        <source>the 80 of the sea are not paid</source>
        <translation>se 80 za moře neplatí</translation>
    </message>
    <message>
        <source>the 80 of the sea are paid</source>
        <translation>se 80 za moře platí</translation>
    </message>
    <message>
        <source>Once the +20 marker is placed, the Régie des Postes</source>
        <translation>Po umístění žetonu +20 Régie des Postes</translation>
    </message>
    <message>
        <source>Changes 15 francs in every operating round.</source>
        <translation>Mění 15 franků v&#xa0;každém operačním kole.</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <translation>opouští hru</translation>
    </message>
    <message>
        <source>stays and goes on paying</source>
        <translation>zůstává a&#xa0;platí dál</translation>
    </message>
    <message>
        <source>In an auction of the opening the next to bid is</source>
        <translation>V&#xa0;aukci na začátku hry je další na řadě</translation>
    </message>
    <message>
        <source>Changes who has to bid higher first.</source>
        <translation>Mění, kdo musí první zvýšit nabídku.</translation>
    </message>
    <message>
        <source>always who has bid least</source>
        <translation>vždy ten, kdo nabídl nejméně</translation>
    </message>
    <message>
        <source>the next bidder to the left</source>
        <translation>další zájemce vlevo</translation>
    </message>
    <message>
        <source>The markers of companies sold in one turn fall</source>
        <translation>Žetony společností prodaných v&#xa0;jednom tahu klesají</translation>
    </message>
    <message>
        <source>Changes which of them operates first at the same price.</source>
        <translation>Mění, která z&#xa0;nich při stejné ceně operuje první.</translation>
    </message>
    <message>
        <source>the dearest first, whichever was sold first</source>
        <translation>nejdřív té nejdražší, ať byla prodána kdykoli</translation>
    </message>
    <message>
        <source>in the order in which they were sold</source>
        <translation>v&#xa0;pořadí prodeje</translation>
    </message>
    <message>
        <source>Money that the bank keeps for companies until they reach their destinations</source>
        <translation>Peníze, které bank drží pro společnosti, než dosáhnou cíle</translation>
    </message>
    <message>
        <source>Changes how soon the bank is broken.</source>
        <translation>Mění, jak brzy je bank vyčerpán.</translation>
    </message>
    <message>
        <source>is the bank&apos;s until then</source>
        <translation>patří do té doby banku</translation>
    </message>
    <message>
        <source>does not count as the bank&apos;s</source>
        <translation>se k&#xa0;penězům banku nepočítají</translation>
    </message>
    <message>
        <source>While more than half of the national company lies in the open stock</source>
        <translation>Dokud je víc než polovina národní společnosti v&#xa0;poolu</translation>
    </message>
    <message>
        <source>Changes where its shares can be bought, and for how much.</source>
        <translation>Mění, kde a&#xa0;za kolik lze koupit její akcie.</translation>
    </message>
    <message>
        <source>the bank sells none of its shares</source>
        <translation>bank její akcie neprodává</translation>
    </message>
    <message>
        <source>the bank sells its shares, too</source>
        <translation>bank její akcie také prodává</translation>
    </message>
    <message>
        <source>When only 8-trains are left, a company begins to operate with</source>
        <translation>Když zbývají jen 8-vlaky, společnost začíná operovat při</translation>
    </message>
    <message>
        <source>Changes how soon a late company can operate.</source>
        <translation>Mění, jak brzy může operovat pozdní společnost.</translation>
    </message>
    <message>
        <source>60 % of it sold</source>
        <translation>60 % prodaných akcií</translation>
    </message>
    <message>
        <source>80 % of it sold</source>
        <translation>80 % prodaných akcií</translation>
    </message>
    <message>
        <source>Track on the hexes of private companies that players own</source>
        <translation>Koleje na polích soukromých společností, které mají hráči</translation>
    </message>
    <message>
        <source>Changes where one can build before companies have bought them.</source>
        <translation>Mění, kde se smí stavět, než je společnosti koupí.</translation>
    </message>
    <message>
        <source>is not laid in Amsterdam</source>
        <translation>se nepokládají v&#xa0;Amsterodamu</translation>
    </message>
    <message>
        <source>is not laid on any of the three</source>
        <translation>se nepokládají na žádném ze tří</translation>
    </message>
    <message>
        <source>A company can have</source>
        <translation>Společnost může mít</translation>
    </message>
    <message>
        <source>Changes how much a company can borrow.</source>
        <translation>Mění, kolik si společnost může půjčit.</translation>
    </message>
    <message>
        <source>as many loans as players hold of its shares</source>
        <translation>tolik půjček, kolik mají hráči jejích akcií</translation>
    </message>
    <message>
        <source>more loans, but repays after its trains what is too much</source>
        <translation>i&#xa0;víc půjček, ale přebytek po nákupu vlaků splatí</translation>
    </message>
    <message>
        <source>A treasury that cannot pay all of its interest gives</source>
        <translation>Pokladna, která na celý úrok nestačí, dává</translation>
    </message>
    <message>
        <source>Changes by a few francs what the director adds.</source>
        <translation>Mění o&#xa0;pár franků, co doplácí ředitel.</translation>
    </message>
    <message>
        <source>whole tens</source>
        <translation>celé desítky</translation>
    </message>
    <message>
        <source>all it has</source>
        <translation>vše, co má</translation>
    </message>
    <message>
        <source>The national company buys trains of other companies</source>
        <translation>Národní společnost kupuje vlaky jiných společností</translation>
    </message>
    <message>
        <source>Changes how soon it can own a train that stays.</source>
        <translation>Mění, jak brzy může mít trvalý vlak.</translation>
    </message>
    <message>
        <source>at the printed price</source>
        <translation>za natištěnou cenu</translation>
    </message>
    <message>
        <source>at any price they agree on</source>
        <translation>za jakoukoli dohodnutou cenu</translation>
    </message>
    <message>
        <source>A director helps to buy a train of the bank or the open stock</source>
        <translation>Při nákupu vlaku z&#xa0;banku nebo poolu ředitel pomáhá</translation>
    </message>
    <message>
        <source>Changes which train a poor company can get.</source>
        <translation>Mění, jaký vlak může dostat chudá společnost.</translation>
    </message>
    <message>
        <source>only the cheapest</source>
        <translation>jen u&#xa0;nejlevnějšího</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>u&#xa0;kteréhokoli</translation>
    </message>
    <message>
        <source>For a train a director sells shares of one company</source>
        <translation>Kvůli vlaku ředitel prodává akcie jedné společnosti</translation>
    </message>
    <message>
        <source>Changes at what prices he sells.</source>
        <translation>Mění, za jaké ceny prodává.</translation>
    </message>
    <message>
        <source>in as many blocks as he likes</source>
        <translation>po libovolném počtu dílů</translation>
    </message>
    <message>
        <source>in one block, and again only if nothing else can be sold</source>
        <translation>najednou, a&#xa0;znovu jen když jinak nelze nic prodat</translation>
    </message>
    <message>
        <source>A train that a company has too many goes</source>
        <translation>Vlak, který má společnost navíc, jde</translation>
    </message>
    <message>
        <source>Changes which train is on top of the deck: which one must be bought, and which one is exported.</source>
        <translation>Mění, který vlak leží navrchu balíčku: který se musí koupit a&#xa0;který se odstraní.</translation>
    </message>
    <message>
        <source>into the open stock, where any company may buy it</source>
        <translation>do poolu, kde ho smí koupit každá společnost</translation>
    </message>
    <message>
        <source>on top of the deck</source>
        <translation>navrch balíčku</translation>
    </message>
    <message>
        <source>A director helps to buy a train</source>
        <translation>Ředitel pomáhá koupit vlak</translation>
    </message>
    <message>
        <source>Changes how many trains a poor company can buy with its director&apos;s money.</source>
        <translation>Mění, kolik vlaků může chudá společnost koupit za peníze svého ředitele.</translation>
    </message>
    <message>
        <source>also after the company bought another one in the turn</source>
        <translation>i&#xa0;když společnost v&#xa0;tahu už jiný koupila</translation>
    </message>
    <message>
        <source>only as long as the company has bought none in the turn</source>
        <translation>jen dokud společnost v&#xa0;tahu žádný nekoupila</translation>
    </message>
    <message>
        <source>A company that has taken stations over places its own first further station</source>
        <translation>Společnost s&#xa0;převzatými stanicemi umísťuje svou první další stanici</translation>
    </message>
    <message>
        <source>Changes the price of a station after a take-over.</source>
        <translation>Mění cenu stanice po převzetí.</translation>
    </message>
    <message>
        <source>for 100, since more than one stands on the map</source>
        <translation>za 100, protože na mapě stojí víc než jedna</translation>
    </message>
    <message>
        <source>for 40, as printed on its charter</source>
        <translation>za 40, jak je vytištěno na listině</translation>
    </message>
    <message>
        <source>A debt that was paid back</source>
        <translation>Splacený dluh</translation>
    </message>
    <message>
        <source>Changes the final result of whoever borrowed.</source>
        <translation>Mění konečný výsledek toho, kdo si půjčil.</translation>
    </message>
    <message>
        <source>still costs its penalty at the end</source>
        <translation>stojí na konci i&#xa0;tak penále</translation>
    </message>
    <message>
        <source>costs no penalty any more</source>
        <translation>už penále nestojí</translation>
    </message>
    <message>
        <source>In a turn a company places, beside its home station,</source>
        <translation>Vedle domovské stanice umístí společnost v&#xa0;tahu</translation>
    </message>
    <message>
        <source>Changes how fast stations come onto the map.</source>
        <translation>Mění, jak rychle přibývají stanice na mapě.</translation>
    </message>
    <message>
        <source>one station</source>
        <translation>jednu stanici</translation>
    </message>
    <message>
        <source>as many stations as it can pay</source>
        <translation>tolik stanic, kolik zaplatí</translation>
    </message>
    <message>
        <source>At the end of a set of operating rounds the companies of Vaclav that get a train</source>
        <translation>Ze společností Václava dostanou na konci sady operačních kol vlak</translation>
    </message>
    <message>
        <source>Changes how fast the trains go, and the phases with them.</source>
        <translation>Mění, jak rychle ubývá vlaků a&#xa0;s&#xa0;nimi běží fáze.</translation>
    </message>
    <message>
        <source>all, also one that had no turn yet</source>
        <translation>všechny, i&#xa0;ta, která ještě neměla tah</translation>
    </message>
    <message>
        <source>those that have had a turn</source>
        <translation>ty, které už měly tah</translation>
    </message>
    <message>
        <source>Who passes in an auction</source>
        <translation>Kdo v&#xa0;dražbě pasuje</translation>
    </message>
    <message>
        <source>Changes who gets the railways, and at what price.</source>
        <translation>Mění, kdo železnice získá a&#xa0;za jakou cenu.</translation>
    </message>
    <message>
        <source>is out of it</source>
        <translation>z&#xa0;ní vypadává</translation>
    </message>
    <message>
        <source>may bid again when his turn comes</source>
        <translation>smí znovu nabízet, až na něj přijde řada</translation>
    </message>
    <message>
        <source>The next railway is put up for auction by</source>
        <translation>Další železnici dává do dražby</translation>
    </message>
    <message>
        <source>Changes who chooses what is auctioned.</source>
        <translation>Mění, kdo volí, co se draží.</translation>
    </message>
    <message>
        <source>the player after the one who chose the last</source>
        <translation>hráč po tom, kdo volil naposledy</translation>
    </message>
    <message>
        <source>the one who bought the last</source>
        <translation>ten, kdo poslední koupil</translation>
    </message>
    <message>
        <source>With the first 4+4-train</source>
        <translation>S&#xa0;prvním vlakem 4+4</translation>
    </message>
    <message>
        <source>Changes how long MW earns and the 3E can run.</source>
        <translation>Mění, jak dlouho MW vydělává a&#xa0;smí jet 3E.</translation>
    </message>
    <message>
        <source>all five papers close</source>
        <translation>zanikne všech pět papírů</translation>
    </message>
    <message>
        <source>the local railways close; MW and the 3E stay</source>
        <translation>zaniknou místní železnice; MW a&#xa0;3E zůstávají</translation>
    </message>
    <message>
        <source>The first 10-train is sold or exported</source>
        <translation>První vlak 10 je prodán nebo vyvezen</translation>
    </message>
    <message>
        <source>Changes which companies lose trains then and must buy others.</source>
        <translation>Mění, které společnosti tehdy přijdou o&#xa0;vlaky a&#xa0;musí koupit jiné.</translation>
    </message>
    <message>
        <source>5-trains go, goods trains stay</source>
        <translation>vlaky 5 odejdou, vlaky g zůstanou</translation>
    </message>
    <message>
        <source>5-trains, 3g, 2g and 1g go</source>
        <translation>odejdou vlaky 5, 3g, 2g a&#xa0;1g</translation>
    </message>
    <message>
        <source>Shares of a company that has just opened are sold</source>
        <translation>Akcie společnosti, která právě začala, se prodávají</translation>
    </message>
    <message>
        <source>Changes whether its shares can be sold in the same stock round.</source>
        <translation>Mění, zda je lze prodat v&#xa0;témže akciovém kole.</translation>
    </message>
    <message>
        <source>after its first turn</source>
        <translation>po jejím prvním tahu</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>hned</translation>
    </message>
    <message>
        <source>Who holds 60 % of a company</source>
        <translation>Kdo má 60&#xa0;% společnosti</translation>
    </message>
    <message>
        <source>Changes how much of a company one player can buy.</source>
        <translation>Mění, kolik společnosti může jeden hráč koupit.</translation>
    </message>
    <message>
        <source>buys no more of it</source>
        <translation>už nekupuje</translation>
    </message>
    <message>
        <source>may buy once more</source>
        <translation>smí koupit ještě jednu</translation>
    </message>
    <message>
        <source>A tie for a state railway&apos;s director goes from the priority card</source>
        <translation>Shoda o&#xa0;ředitele státní dráhy se řeší od karty priority</translation>
    </message>
    <message>
        <source>Changes who directs it.</source>
        <translation>Mění, kdo ji řídí.</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>doleva</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>doprava</translation>
    </message>
    <message>
        <source>The director&apos;s certificate of an unsold pre-state railway goes to</source>
        <translation>Ředitelský certifikát neprodané předstátní dráhy dostane</translation>
    </message>
    <message>
        <source>Changes who swaps two shares for it after the round.</source>
        <translation>Mění, kdo za něj po kole vymění dvě akcie.</translation>
    </message>
    <message>
        <source>whoever has most shares</source>
        <translation>kdo má nejvíc akcií</translation>
    </message>
    <message>
        <source>whoever had 20 % first</source>
        <translation>kdo měl první 20&#xa0;%</translation>
    </message>
    <message>
        <source>A company that reaches 50 % by a mountain railway in an operating round gets its capital</source>
        <translation>Společnost, která v&#xa0;operačním kole dosáhne 50&#xa0;% výměnou horské dráhy, dostane kapitál</translation>
    </message>
    <message>
        <source>Changes when the bank pays it.</source>
        <translation>Mění, kdy ho banka vyplatí.</translation>
    </message>
    <message>
        <source>at the end of the round</source>
        <translation>na konci kola</translation>
    </message>
    <message>
        <source>What a director borrowed for a train is repaid</source>
        <translation>Co si ředitel půjčil na vlak, se splácí</translation>
    </message>
    <message>
        <source>Changes how much interest is paid, and when one may buy.</source>
        <translation>Mění, kolik se zaplatí úroků a&#xa0;kdy se smí nakupovat.</translation>
    </message>
    <message>
        <source>by decision, in stock rounds</source>
        <translation>rozhodnutím, v&#xa0;akciových kolech</translation>
    </message>
    <message>
        <source>by all that the debtor gets</source>
        <translation>vším, co dlužník dostane</translation>
    </message>
    <message>
        <source>When the bond railway pays, its price</source>
        <translation>Když dluhopisová dráha platí, její cena</translation>
    </message>
    <message>
        <source>Changes what it pays from round to round.</source>
        <translation>Mění, kolik platí od kola ke kolu.</translation>
    </message>
    <message>
        <source>rises</source>
        <translation>roste</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>zůstává</translation>
    </message>
    <message>
        <source>The bonus for Bukowina is counted</source>
        <translation>Bonus za Bukovinu se počítá</translation>
    </message>
    <message>
        <source>Changes how often it is paid, and to whom.</source>
        <translation>Mění, kolikrát a&#xa0;komu se vyplácí.</translation>
    </message>
    <message>
        <source>for each train, in the income</source>
        <translation>za každý vlak, v&#xa0;příjmu</translation>
    </message>
    <message>
        <source>once for a company, in the income</source>
        <translation>jednou za společnost, v&#xa0;příjmu</translation>
    </message>
    <message>
        <source>for each train, into the treasury</source>
        <translation>za každý vlak, do pokladny</translation>
    </message>
    <message>
        <source>once for a company, into the treasury</source>
        <translation>jednou za společnost, do pokladny</translation>
    </message>
    <message>
        <source>A company without income in the last round</source>
        <translation>Společnost bez příjmu v&#xa0;posledním kole</translation>
    </message>
    <message>
        <source>Changes three spaces of its price, at the very end.</source>
        <translation>Mění cenu akcie o&#xa0;tři pole, a&#xa0;to na samém konci.</translation>
    </message>
    <message>
        <source>falls one space, as in any round</source>
        <translation>klesne o&#xa0;jedno pole jako v&#xa0;jiných kolech</translation>
    </message>
    <message>
        <source>rises two spaces, as with an income</source>
        <translation>stoupne o&#xa0;dvě pole jako s&#xa0;příjmem</translation>
    </message>
    <message>
        <source>The card that leaves the deck before trains run</source>
        <translation>Karta odstraněná z&#xa0;balíčku před provozem vlaků</translation>
    </message>
    <message>
        <source>Changes which trains the depot sells.</source>
        <translation>Mění, které vlaky lze koupit z&#xa0;depa.</translation>
    </message>
    <message>
        <source>goes into the depot</source>
        <translation>přesouvá se do vlakového depa</translation>
    </message>
    <message>
        <source>Obsolete trains are returned to the depot</source>
        <translation>Zastaralé vlaky lze vrátit do depa</translation>
    </message>
    <message>
        <source>Changes which trains others find in the depot.</source>
        <translation>Mění, které vlaky v&#xa0;depu najdou ostatní.</translation>
    </message>
    <message>
        <source>in a turn of the director, or before buying there</source>
        <translation>v&#xa0;tahu ředitele nebo před nákupem z&#xa0;depa</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>kdykoli</translation>
    </message>
    <message>
        <source>With the money for it Gulliver founds his company</source>
        <translation>Má-li na to, založí Gulliver společnost</translation>
    </message>
    <message>
        <source>Changes how soon his second company earns.</source>
        <translation>Mění, jak brzy jeho druhá společnost vydělává.</translation>
    </message>
    <message>
        <source>a round after his third share at the earliest</source>
        <translation>nejdříve v&#xa0;kole po své třetí akcii</translation>
    </message>
    <message>
        <source>also in the round of his third share</source>
        <translation>třeba i&#xa0;v&#xa0;kole své třetí akcie</translation>
    </message>
    <message>
        <source>Of a 5-train and a 3D-train Gulliver scraps</source>
        <translation>Z&#xa0;5-vlaku a&#xa0;3D-vlaku Gulliver odstraní</translation>
    </message>
    <message>
        <source>Changes what his companies earn in the end.</source>
        <translation>Mění, co jeho společnosti vydělají na konci.</translation>
    </message>
    <message>
        <source>the 5-train, which is worth less</source>
        <translation>5-vlak, který má nižší hodnotu</translation>
    </message>
    <message>
        <source>the 3D-train, with the lower number</source>
        <translation>3D-vlak, který má nižší číslo</translation>
    </message>
    <message>
        <source>Gulliver&apos;s share is drawn among</source>
        <translation>Gulliverova akcie se losuje</translation>
    </message>
    <message>
        <source>Changes what he buys while he has little money.</source>
        <translation>Mění, co koupí, dokud má málo peněz.</translation>
    </message>
    <message>
        <source>the shares that he can pay</source>
        <translation>z&#xa0;akcií, na které má</translation>
    </message>
    <message>
        <source>all shares; if it is too dear he buys none</source>
        <translation>ze všech akcií; na kterou nemá, tu nekoupí</translation>
    </message>
    <message>
        <source>A director may help a company to buy</source>
        <translation>Ředitel smí společnosti pomoci koupit</translation>
    </message>
    <message>
        <source>Changes which trains he can pay for.</source>
        <translation>Mění, které vlaky může zaplatit.</translation>
    </message>
    <message>
        <source>any train he chooses</source>
        <translation>kterýkoli vlak, který zvolí</translation>
    </message>
    <message>
        <source>a train only if the treasury cannot pay the cheapest</source>
        <translation>vlak, jen když pokladna nestačí na nejlevnější</translation>
    </message>
    <message>
        <source>20 % of a state railway whose first pre-state railway was never sold</source>
        <translation>20&#xa0;% státní železnice s&#xa0;neprodanou první předstátní železnicí</translation>
    </message>
    <message>
        <source>Changes who is its director, and when.</source>
        <translation>Mění, kdo a kdy se stane jejím ředitelem.</translation>
    </message>
    <message>
        <source>go at once to the first who holds two shares of 10 %</source>
        <translation>dostane hned první hráč, který drží dvě akcie po 10&#xa0;%</translation>
    </message>
    <message>
        <source>stay in the bank until the railway is formed</source>
        <translation>zůstane v&#xa0;banku, dokud železnice nevznikne</translation>
    </message>
    <message>
        <source>The bond railway pays a tenth of its price</source>
        <translation>Dluhopisová železnice vyplácí desetinu své ceny</translation>
    </message>
    <message>
        <source>Changes by a few guldens what its shares earn.</source>
        <translation>Mění o pár zlatých výnos jejích akcií.</translation>
    </message>
    <message>
        <source>rounded up, for each 10 %</source>
        <translation>zaokrouhleně nahoru, za každých 10&#xa0;%</translation>
    </message>
    <message>
        <source>rounded down, for all that a player holds</source>
        <translation>zaokrouhleně dolů, za vše, co hráč drží</translation>
    </message>
    <message>
        <source>After a sale bank and pool may hold of a company</source>
        <translation>Po prodeji smí být v&#xa0;banku a&#xa0;poolu ze společnosti</translation>
    </message>
    <message>
        <source>Changes how much can be sold.</source>
        <translation>Mění, kolik lze prodat.</translation>
    </message>
    <message>
        <source>50 %</source>
        <translation>50&#xa0;%</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>vše</translation>
    </message>
    <message>
        <source>%1, a bonus of %2 for a train</source>
        <translation>%1, bonus %2 za vlak</translation>
    </message>
    <message>
        <source>Changes what trains earn that go there.</source>
        <translation>Mění příjem vlaků, které tam jedou.</translation>
    </message>
    <message>
        <source>is paid</source>
        <translation>vyplácí se</translation>
    </message>
    <message>
        <source>is not paid</source>
        <translation>nevyplácí se</translation>
    </message>
</context>
<context>
    <name>flimnap::Refusal</name>
    <message>
        <source>The game is not for so many players.</source>
        <translation>Hra není pro tolik hráčů.</translation>
    </message>
    <message>
        <source>{player} holds too much of a company and must sell first.</source>
        <translation>{player} drží příliš mnoho jedné společnosti a&#xa0;musí nejprve prodat.</translation>
    </message>
    <message>
        <source>It is the turn of {turn}.</source>
        <translation>Na tahu je {turn}.</translation>
    </message>
    <message>
        <source>This cannot be done in this round.</source>
        <translation>V&#xa0;tomto kole to nelze.</translation>
    </message>
    <message>
        <source>{company} is past this step of its turn.</source>
        <translation>{company} už má tuto část tahu za sebou.</translation>
    </message>
    <message>
        <source>{company} must declare its income first.</source>
        <translation>{company} musí nejprve oznámit příjem.</translation>
    </message>
    <message>
        <source>{company} must pay or keep its income first.</source>
        <translation>{company} musí nejprve vyplatit nebo ponechat příjem.</translation>
    </message>
    <message>
        <source>{company} has no income to pay or keep.</source>
        <translation>{company} nemá příjem, který by vyplatila nebo ponechala.</translation>
    </message>
    <message>
        <source>Shares were sold for a train of {company}; it buys the train first.</source>
        <translation>Akcie byly prodány na vlak {company}; nejprve se koupí vlak.</translation>
    </message>
    <message>
        <source>The money of {character} is given out at the start of a round.</source>
        <translation>Peníze postavy {character} se rozdělují na začátku kola.</translation>
    </message>
    <message>
        <source>{company} gives up only trains it has taken over just now.</source>
        <translation>{company} odevzdává jen vlaky, které právě převzala.</translation>
    </message>
    <message>
        <source>{player} has {cash} and needs {needed}.</source>
        <translation>{player} má {cash} a&#xa0;potřebuje {needed}.</translation>
    </message>
    <message>
        <source>{company} has {treasury} and needs {needed}.</source>
        <translation>{company} má {treasury} a&#xa0;potřebuje {needed}.</translation>
    </message>
    <message>
        <source>There is nothing of {company} for sale.</source>
        <translation>Z&#xa0;{company} není nic v&#xa0;prodeji.</translation>
    </message>
    <message>
        <source>Companies of this size cannot be started in phase {phase}.</source>
        <translation>Společnosti této velikosti nelze ve fázi {phase} založit.</translation>
    </message>
    <message>
        <source>There is no train {train} on sale there now.</source>
        <translation>{train}-vlak tam teď není v&#xa0;prodeji.</translation>
    </message>
    <message>
        <source>{company} has no train {train}.</source>
        <translation>{company} nemá {train}-vlak.</translation>
    </message>
    <message>
        <source>{private} is not for sale.</source>
        <translation>{private} není v&#xa0;prodeji.</translation>
    </message>
    <message>
        <source>{company} does not own {private}.</source>
        <translation>{company} nevlastní {private}.</translation>
    </message>
    <message>
        <source>The director of {company} does not own {private}.</source>
        <translation>{private} nepatří řediteli {company}.</translation>
    </message>
    <message>
        <source>{private} is exchanged already, or is somebody else&apos;s.</source>
        <translation>{private} už je vyměněna nebo patří někomu jinému.</translation>
    </message>
    <message>
        <source>{what} is taken already, or cannot be taken.</source>
        <translation>{what} už někdo má, nebo vzít nelze.</translation>
    </message>
    <message>
        <source>{company} has no money of its own.</source>
        <translation>{company} nemá vlastní peníze.</translation>
    </message>
    <message>
        <source>{company} has no share price.</source>
        <translation>{company} nemá kurz akcií.</translation>
    </message>
    <message>
        <source>There are no shares of {company} in play.</source>
        <translation>Ve hře nejsou žádné akcie {company}.</translation>
    </message>
    <message>
        <source>{company} does not operate.</source>
        <translation>{company} není v&#xa0;provozu.</translation>
    </message>
    <message>
        <source>{price} is not an initial price for this company.</source>
        <translation>{price} není počáteční cena této společnosti.</translation>
    </message>
    <message>
        <source>{player} may hold at most {limit} % of {company}.</source>
        <translation>{player} smí držet nejvýše {limit}&#xa0;% {company}.</translation>
    </message>
    <message>
        <source>{player} has {held} of at most {limit} certificates.</source>
        <translation>{player} má {held} z&#xa0;nejvýše {limit} certifikátů.</translation>
    </message>
    <message>
        <source>{player} has too many certificates and must sell first.</source>
        <translation>{player} má příliš mnoho certifikátů a&#xa0;musí nejprve prodat.</translation>
    </message>
    <message>
        <source>No shares are sold in the first stock round.</source>
        <translation>V&#xa0;prvním akciovém kole se akcie neprodávají.</translation>
    </message>
    <message>
        <source>{player} sold {company} in this round and may buy it again in the next.</source>
        <translation>{player} má v&#xa0;tomto kole prodej {company} za sebou; koupit znovu lze až v&#xa0;příštím.</translation>
    </message>
    <message>
        <source>{company} was sold in this turn already.</source>
        <translation>Akcie {company} se v&#xa0;tomto tahu už prodávaly.</translation>
    </message>
    <message>
        <source>{player} has bought; sales come before the purchase.</source>
        <translation>{player} už má nákup za sebou; prodává se před nákupem.</translation>
    </message>
    <message>
        <source>{player} has sold before the purchase; after it nothing more is sold.</source>
        <translation>{player}: prodej už byl před nákupem; po nákupu se už neprodává.</translation>
    </message>
    <message>
        <source>{player} does not hold so much of {company}.</source>
        <translation>{player} nemá tolik akcií {company}.</translation>
    </message>
    <message>
        <source>The {percent} % of {company} that are one certificate are sold whole.</source>
        <translation>Certifikát {company} na {percent}&#xa0;% se prodává jen celý.</translation>
    </message>
    <message>
        <source>There is only {all} % of the shares.</source>
        <translation>Akcií existuje jen {all} %.</translation>
    </message>
    <message>
        <source>Nobody else holds {percent} % of {company} and could become director.</source>
        <translation>Nikdo jiný nedrží {percent}&#xa0;% {company}, aby se mohl stát ředitelem.</translation>
    </message>
    <message>
        <source>The director&apos;s share of {company} ({percent} %) can never be sold.</source>
        <translation>Akcii ředitele {company} ({percent} %) nelze nikdy prodat.</translation>
    </message>
    <message>
        <source>{player} owes {debt} and may not buy shares.</source>
        <translation>{player} dluží {debt} a&#xa0;nesmí kupovat akcie.</translation>
    </message>
    <message>
        <source>At most {most} can be repaid.</source>
        <translation>Splatit lze nejvýše {most}.</translation>
    </message>
    <message>
        <source>Loans that can be repaid: at most {most}.</source>
        <translation>Splatit lze půjček: nejvýše {most}.</translation>
    </message>
    <message>
        <source>This is not possible in phase {phase}.</source>
        <translation>Ve fázi {phase} to nelze.</translation>
    </message>
    <message>
        <source>{company} may not own a train {train}.</source>
        <translation>{company} nesmí vlastnit {train}-vlak.</translation>
    </message>
    <message>
        <source>{company} may not own a train {train}.</source>
        <comment>1824</comment>
        <translation>{company} nesmí vlastnit {train}-vlak.</translation>
    </message>
    <message>
        <source>The size of {company} does not allow it to own {private}.</source>
        <translation>Velikost {company} nedovoluje vlastnit {private}.</translation>
    </message>
    <message>
        <source>The size of {company} does not allow it to take over {smaller}.</source>
        <translation>Velikost {company} nedovoluje převzít {smaller}.</translation>
    </message>
    <message>
        <source>The price is {choices}.</source>
        <translation>Cena je {choices}.</translation>
    </message>
    <message>
        <source>The price is at least {least}.</source>
        <translation>Cena je nejméně {least}.</translation>
    </message>
    <message>
        <source>The price is between {least} and {most}.</source>
        <translation>Cena je mezi {least} a&#xa0;{most}.</translation>
    </message>
    <message>
        <source>The right of {private} has been used.</source>
        <translation>Právo {private} už bylo využito.</translation>
    </message>
    <message>
        <source>The tiles of {character} are laid.</source>
        <translation>Dílky postavy {character} jsou položeny.</translation>
    </message>
    <message>
        <source>{private} has no right to this.</source>
        <translation>{private} na to nemá právo.</translation>
    </message>
    <message>
        <source>The right of {private} is for {hex} only.</source>
        <translation>Právo {private} platí jen pro {hex}.</translation>
    </message>
    <message>
        <source>The station of {private} comes with its tile on {hex}.</source>
        <translation>Stanice {private} přichází s&#xa0;jejím dílkem na {hex}.</translation>
    </message>
    <message>
        <source>The right of {private} does not cover this terrain: {terrain}.</source>
        <translation>Právo {private} se nevztahuje na tento terén: {terrain}.</translation>
    </message>
    <message>
        <source>The right of {private} does not allow this tile: {colour}.</source>
        <translation>Právo {private} nedovoluje dílek této barvy: {colour}.</translation>
    </message>
    <message>
        <source>{private} has no tile to lay in phase {phase}.</source>
        <translation>{private} nemá ve fázi {phase} co položit.</translation>
    </message>
    <message>
        <source>Tile {tile} cannot be laid this way.</source>
        <translation>Dílek {tile} takto položit nelze.</translation>
    </message>
    <message>
        <source>There are no such tiles in phase {phase}: {colour}.</source>
        <translation>Ve fázi {phase} dílky této barvy nejsou: {colour}.</translation>
    </message>
    <message>
        <source>{company} has laid all its tiles of this turn.</source>
        <translation>{company} už položila všechny dílky tohoto tahu.</translation>
    </message>
    <message>
        <source>All tiles {tile} are on the map.</source>
        <translation>Všechny dílky {tile} jsou na mapě.</translation>
    </message>
    <message>
        <source>No tile is ever laid on {hex}.</source>
        <translation>Na pole {hex} se dílky nikdy nepokládají.</translation>
    </message>
    <message>
        <source>No track joins {company} to its destination yet.</source>
        <translation>{company} ještě není spojena se svým cílem.</translation>
    </message>
    <message>
        <source>No train can stop on {hex}.</source>
        <translation>Na poli {hex} nemůže zastavit žádný vlak.</translation>
    </message>
    <message>
        <source>On tile {tile} so turned a station of {hex} would have no city.</source>
        <translation>Na dílku {tile} takto otočeném by stanice na poli {hex} neměla město.</translation>
    </message>
    <message>
        <source>The home of {company} is not {hex}.</source>
        <translation>Domov {company} není na poli {hex}.</translation>
    </message>
    <message>
        <source>The home station of {company} must be placed first.</source>
        <translation>Nejprve je třeba umístit domovskou stanici {company}.</translation>
    </message>
    <message>
        <source>The home station of {company} stands on {hex}.</source>
        <translation>Domovská stanice {company} stojí na poli {hex}.</translation>
    </message>
    <message>
        <source>The mines bring {company} {best}.</source>
        <translation>Doly přinášejí {company} {best}.</translation>
    </message>
    <message>
        <source>The place on {hex} is kept for a home station.</source>
        <translation>Místo na poli {hex} je vyhrazeno pro domovskou stanici.</translation>
    </message>
    <message>
        <source>The track of {company} does not lead to all stops of train {train}.</source>
        <translation>Trať {company} nevede ke všem zastávkám vlaku {train}.</translation>
    </message>
    <message>
        <source>The track of {company} does not lead to this city of {hex}.</source>
        <translation>Trať {company} nevede do tohoto města na poli {hex}.</translation>
    </message>
    <message>
        <source>The track of {company} does not lead to tile {tile} on {hex}.</source>
        <translation>Trať {company} nevede k dílku {tile} na poli {hex}.</translation>
    </message>
    <message>
        <source>The trains of {company} earn {best} at most.</source>
        <translation>Vlaky {company} vydělají nejvýše {best}.</translation>
    </message>
    <message>
        <source>The trains of {company} earn {best}.</source>
        <translation>Vlaky {company} vydělají {best}.</translation>
    </message>
    <message>
        <source>There are several cities on {hex}; it must be said which one.</source>
        <translation>Na poli {hex} je více měst; je třeba říct které.</translation>
    </message>
    <message>
        <source>There is no room for a station on {hex}.</source>
        <translation>Na poli {hex} není místo pro stanici.</translation>
    </message>
    <message>
        <source>There is no such city on {hex}.</source>
        <translation>Na poli {hex} takové město není.</translation>
    </message>
    <message>
        <source>There is no terrain to pay on {hex}.</source>
        <translation>Na poli {hex} se za terén nic neplatí.</translation>
    </message>
    <message>
        <source>These routes of {company} bring {income}, and {mine} from mines.</source>
        <translation>Tyto trasy {company} vynesou {income} a {mine} z dolů.</translation>
    </message>
    <message>
        <source>Tile {tile} cannot follow what lies on {hex}.</source>
        <translation>Dílek {tile} nemůže následovat po tom, co leží na poli {hex}.</translation>
    </message>
    <message>
        <source>Tile {tile} is the home tile of {company}.</source>
        <translation>Dílek {tile} je domovský dílek {company}.</translation>
    </message>
    <message>
        <source>Tile {tile} so turned does not keep the track of {hex}.</source>
        <translation>Dílek {tile} takto otočený nezachová trať na poli {hex}.</translation>
    </message>
    <message>
        <source>Tile {tile} so turned does not take up the track printed on {hex}.</source>
        <translation>Dílek {tile} takto otočený nenavazuje na trať vytištěnou na poli {hex}.</translation>
    </message>
    <message>
        <source>Tile {tile} so turned leads from {hex} to where no track can be.</source>
        <translation>Dílek {tile} takto otočený vede z pole {hex} tam, kde trať být nemůže.</translation>
    </message>
    <message>
        <source>Train {train} of {company} cannot run to these stops.</source>
        <translation>Vlak {train} ({company}) nemůže jet po těchto zastávkách.</translation>
    </message>
    <message>
        <source>Train {train} of {company} needs track that another of its trains runs over.</source>
        <translation>Vlak {train} ({company}) potřebuje trať, po které jede jiný její vlak.</translation>
    </message>
    <message>
        <source>{company} has no second station on {hex} to give back.</source>
        <translation>{company} nemá na poli {hex} druhou stanici, kterou by vrátila.</translation>
    </message>
    <message>
        <source>{company} has no train {train} to run.</source>
        <translation>{company} nemá vlak {train}, který by mohl jet.</translation>
    </message>
    <message>
        <source>{company} lays its first tile on its home hex.</source>
        <translation>{company} pokládá svůj první dílek na domovské pole.</translation>
    </message>
    <message>
        <source>{company} lays new tiles in a turn or one upgrade, not both.</source>
        <translation>{company} v tahu pokládá nové dílky, nebo jeden vylepší, ne obojí.</translation>
    </message>
    <message>
        <source>{company} must say which station it gives back.</source>
        <translation>{company} musí říct, kterou stanici vrací.</translation>
    </message>
    <message>
        <source>{company} reaches nothing new of tile {tile} on {hex}.</source>
        <translation>{company} na dílku {tile} na poli {hex} nedosáhne na nic nového.</translation>
    </message>
    <message>
        <source>{company} has laid its home tile already.</source>
        <translation>{company} už svůj domovský dílek položila.</translation>
    </message>
    <message>
        <source>Nobody lays track on {hex} while a player owns {private}.</source>
        <translation>Dokud {private} vlastní hráč, na poli {hex} nikdo nestaví.</translation>
    </message>
    <message>
        <source>{company} has no station marker left.</source>
        <translation>{company} nemá žádný žeton stanice.</translation>
    </message>
    <message>
        <source>{company} has placed its station of this turn.</source>
        <translation>{company} už v&#xa0;tomto tahu stanici umístila.</translation>
    </message>
    <message>
        <source>{company} already has a station on {hex}.</source>
        <translation>{company} už má na poli {hex} stanici.</translation>
    </message>
    <message>
        <source>An income is a multiple of {step}.</source>
        <translation>Příjem je násobkem {step}.</translation>
    </message>
    <message>
        <source>{company} has no train it may run.</source>
        <translation>{company} nemá vlak, který smí provozovat.</translation>
    </message>
    <message>
        <source>{company} has no train that serves mines.</source>
        <translation>{company} nemá vlak, který obsluhuje doly.</translation>
    </message>
    <message>
        <source>What goes into the treasury of {company} can be {choices}.</source>
        <translation>Přímo do pokladny {company} může jít {choices}.</translation>
    </message>
    <message>
        <source>What a hex is worth is a multiple of {step}.</source>
        <translation>Hodnota pole je násobkem {step}.</translation>
    </message>
    <message>
        <source>The hex of {private} is worth {most} at most.</source>
        <translation>Pole {private} má hodnotu nejvýše {most}.</translation>
    </message>
    <message>
        <source>{company} may own at most {limit} trains.</source>
        <translation>{company} smí vlastnit nejvýše tolik vlaků: {limit}.</translation>
    </message>
    <message>
        <source>{company} keeps its last place for a train it may run.</source>
        <translation>{company} si drží poslední místo pro vlak, který smí provozovat.</translation>
    </message>
    <message>
        <source>{company} must own a train it may run.</source>
        <translation>{company} musí vlastnit vlak, který smí provozovat.</translation>
    </message>
    <message>
        <source>{company} must own a train it may run.</source>
        <comment>1824</comment>
        <translation>{company} musí vlastnit vlak, který smí provozovat.</translation>
    </message>
    <message>
        <source>{company} must have a train it may run after this.</source>
        <translation>{company} pak musí mít vlak, který smí provozovat.</translation>
    </message>
    <message>
        <source>{company} has {treasury} of {needed}, and its director may not help with this.</source>
        <translation>{company} má {treasury} z&#xa0;{needed} a&#xa0;ředitel s&#xa0;tím nesmí pomoci.</translation>
    </message>
    <message>
        <source>The loan needed is {loan}.</source>
        <translation>Potřebná půjčka je {loan}.</translation>
    </message>
    <message>
        <source>{company} borrows no train now.</source>
        <translation>{company} si teď vlak nepůjčuje.</translation>
    </message>
    <message>
        <source>Trains {train} are out of the game.</source>
        <translation>Vlaky {train} jsou mimo hru.</translation>
    </message>
    <message>
        <source>Only one train {train} may be bought in a turn.</source>
        <translation>V&#xa0;jednom tahu lze koupit jen jeden {train}-vlak.</translation>
    </message>
    <message>
        <source>A director helps with the cheapest train of the bank, not with train {train}.</source>
        <translation>Ředitel pomáhá s&#xa0;nejlevnějším vlakem banku, ne s&#xa0;{train}-vlakem.</translation>
    </message>
    <message>
        <source>Companies never sell each other trains in this game.</source>
        <translation>V&#xa0;této hře si společnosti vlaky nikdy neprodávají.</translation>
    </message>
    <message>
        <source>A train {trade_in} is not taken in payment for a train {train}.</source>
        <translation>{trade_in}-vlak se na protiúčet za {train}-vlak nebere.</translation>
    </message>
    <message>
        <source>{company} has paid with an older train once in this turn.</source>
        <translation>{company} už v&#xa0;tomto tahu jednou platila starším vlakem.</translation>
    </message>
    <message>
        <source>Only a train taken over just now can be turned to a larger one.</source>
        <translation>Na větší lze otočit jen právě převzatý vlak.</translation>
    </message>
    <message>
        <source>A train {train} cannot be turned to {to} here.</source>
        <translation>Vlak {train} zde nelze otočit na {to}.</translation>
    </message>
    <message>
        <source>{company} must give up a train first.</source>
        <translation>{company} musí nejprve odevzdat vlak.</translation>
    </message>
    <message>
        <source>{company} must give up a train first.</source>
        <comment>1824</comment>
        <translation>{company} musí nejprve odevzdat vlak.</translation>
    </message>
    <message>
        <source>{company} must give up a train first.</source>
        <comment>18cz</comment>
        <translation>{company} musí nejprve odevzdat vlak.</translation>
    </message>
    <message>
        <source>A draw is due first.</source>
        <translation>Nejprve se musí losovat.</translation>
    </message>
    <message>
        <source>{player} must say first what the hex of {private} is worth.</source>
        <translation>{player} musí nejprve určit hodnotu pole {private}.</translation>
    </message>
    <message>
        <source>{player} must exchange {private} for a share first.</source>
        <translation>{player} musí nejprve vyměnit {private} za akcii.</translation>
    </message>
    <message>
        <source>No share of that company is given for this railway.</source>
        <translation>Za tuto železnici se akcie této společnosti nedává.</translation>
    </message>
    <message>
        <source>{player} must say first which marker of {company} stays.</source>
        <translation>{player} musí nejprve určit, který žeton {company} zůstane.</translation>
    </message>
    <message>
        <source>{company} has not operated yet; until then its shares are not sold.</source>
        <translation>{company} ještě neoperovala; do té doby se její akcie neprodávají.</translation>
    </message>
    <message>
        <source>After the sale {percent} % of {company} would lie in the bank, and at most {limit} % may.</source>
        <translation>Po prodeji by v&#xa0;bance leželo {percent}&#xa0;% {company}, smí nejvýš {limit}&#xa0;%.</translation>
    </message>
    <message>
        <source>{percent} % of {company} would lie in the open stock, and at most {limit} % may.</source>
        <translation>Na volném trhu by leželo {percent}&#xa0;% {company}, povoleno je nejvýše {limit}&#xa0;%.</translation>
    </message>
    <message>
        <source>The bank sells no share of {company} while more than half of it lies in the open stock.</source>
        <translation>Bank neprodává akcie {company}, dokud jich víc než polovina leží na volném trhu.</translation>
    </message>
    <message>
        <source>{player} must keep the {percent} % of {company} bought just now.</source>
        <translation>{player} si musí nechat právě koupených {percent}&#xa0;% {company}.</translation>
    </message>
    <message>
        <source>{player} has bought something in this turn already.</source>
        <translation>{player} už má v&#xa0;tomto tahu nákup za sebou.</translation>
    </message>
    <message>
        <source>{player} directs {company} with one share and must buy the second one first.</source>
        <translation>{player} řídí {company} s&#xa0;jednou akcií a&#xa0;musí nejprve koupit druhou.</translation>
    </message>
    <message>
        <source>{player} directs {limit} companies already; that is the most.</source>
        <translation>{player} už řídí nejvyšší povolený počet společností: {limit}.</translation>
    </message>
    <message>
        <source>A sale for a train must leave {company} its director.</source>
        <translation>Prodej kvůli vlaku nesmí změnit ředitele {company}.</translation>
    </message>
    <message>
        <source>Without this sale there is {cash}, and no more than {needed} is needed.</source>
        <translation>Bez tohoto prodeje je k&#xa0;dispozici {cash} a&#xa0;víc než {needed} není třeba.</translation>
    </message>
    <message>
        <source>After this sale no train could be paid for: with {reach} at most, and {needed} is needed.</source>
        <translation>Po tomto prodeji by nešel zaplatit žádný vlak: nejvýše {reach}, a je třeba {needed}.</translation>
    </message>
    <message>
        <source>{player} must sell shares first, for the money owed.</source>
        <translation>{player} musí nejprve prodat akcie na dlužné peníze.</translation>
    </message>
    <message>
        <source>{player} can raise the money, or owes none.</source>
        <translation>{player} peníze sehnat může, nebo žádné nedluží.</translation>
    </message>
    <message>
        <source>{company} builds track and does nothing else.</source>
        <translation>{company} staví trať a&#xa0;nic jiného nedělá.</translation>
    </message>
    <message>
        <source>{company} belongs to nobody at the table; it builds and runs, and nobody deals with it.</source>
        <translation>{company} nepatří nikomu u&#xa0;stolu; staví a&#xa0;jezdí a&#xa0;nikdo s&#xa0;ní neobchoduje.</translation>
    </message>
    <message>
        <source>The least bid is {least}.</source>
        <translation>Nejnižší nabídka je {least}.</translation>
    </message>
    <message>
        <source>Bids rise in steps of {step}.</source>
        <translation>Nabídky rostou po {step}.</translation>
    </message>
    <message>
        <source>{player} has one of that kind already.</source>
        <translation>{player} už má jednu kartu tohoto druhu.</translation>
    </message>
    <message>
        <source>An action card comes first: every turn uses one up.</source>
        <translation>Nejprve vyberte akční kartu: v&#xa0;každém tahu se jedna využije.</translation>
    </message>
    <message>
        <source>This card was taken in this round.</source>
        <translation>Tato karta už byla v&#xa0;tomto kole využita.</translation>
    </message>
    <message>
        <source>A card is in use in this turn.</source>
        <translation>V&#xa0;tomto tahu se už používá karta.</translation>
    </message>
    <message>
        <source>Nobody has used this card in this round.</source>
        <translation>Tuto kartu v&#xa0;tomto kole nikdo nevyužil.</translation>
    </message>
    <message>
        <source>Nobody has used this side of the card in this round.</source>
        <translation>Tuto stranu karty v&#xa0;tomto kole nikdo nevyužil.</translation>
    </message>
    <message>
        <source>{player} has no copy card left.</source>
        <translation>{player} už nemá kopírovací kartu.</translation>
    </message>
    <message>
        <source>The side chosen of card {card} is for something else.</source>
        <translation>Zvolená strana karty {card} tuto akci neumožňuje.</translation>
    </message>
    <message>
        <source>{player} has done what the card is for.</source>
        <translation>{player} už má akci této karty za sebou.</translation>
    </message>
    <message>
        <source>The trains of this card are bought.</source>
        <translation>Více vlaků tato karta koupit nedovoluje.</translation>
    </message>
    <message>
        <source>{player} must say first where the money of {character} goes.</source>
        <translation>{player} musí nejprve určit, kam půjdou peníze postavy {character}.</translation>
    </message>
    <message>
        <source>{needed} is given out, not {given}.</source>
        <translation>Rozděluje se {needed}, ne {given}.</translation>
    </message>
    <message>
        <source>{player} does not direct {company}.</source>
        <translation>{player} neřídí {company}.</translation>
    </message>
    <message>
        <source>{player} cannot use {what} here.</source>
        <translation>{player} zde nemůže použít {what}.</translation>
    </message>
    <message>
        <source>Train {train} is not obsolete; only obsolete trains are given back.</source>
        <translation>{train}-vlak není zastaralý; vracejí se jen zastaralé vlaky.</translation>
    </message>
    <message>
        <source>{company} gives trains back in the turn of its director, or having paid no dividend.</source>
        <translation>{company} vrací vlaky v&#xa0;tahu svého ředitele, nebo když si ponechala příjem.</translation>
    </message>
    <message>
        <source>{company} buys from the depot only when just founded, or having paid no dividend.</source>
        <translation>{company} kupuje z&#xa0;depa, jen je-li právě založena nebo si ponechala příjem.</translation>
    </message>
    <message>
        <source>{company} buys from nowhere but the depot now.</source>
        <translation>{company} teď kupuje jen z&#xa0;depa.</translation>
    </message>
    <message>
        <source>{company} has bought its train from the depot.</source>
        <translation>{company} už svůj vlak z&#xa0;depa koupila.</translation>
    </message>
    <message>
        <source>{company} gets no loans in phase {phase}.</source>
        <translation>{company} nedostane ve fázi {phase} žádné půjčky.</translation>
    </message>
    <message>
        <source>{company} takes one loan a round, and none after repaying one.</source>
        <translation>{company} si bere jednu půjčku za kolo a&#xa0;po splátce žádnou.</translation>
    </message>
    <message>
        <source>{company} has {loans} loans. It gets no more than players hold shares of it: {limit}.</source>
        <translation>{company} má půjček: {loans}. Nedostane jich víc, než kolik jejích akcií drží hráči: {limit}.</translation>
    </message>
    <message>
        <source>First the loans of {company} are paid, or it merges.</source>
        <translation>Nejprve se splatí půjčky {company}, nebo se společnost sloučí.</translation>
    </message>
    <message>
        <source>{company} must say first which trains it keeps.</source>
        <translation>{company} musí nejprve určit, které vlaky si nechá.</translation>
    </message>
    <message>
        <source>{company} spends nothing before it has a train of its own.</source>
        <translation>{company} nic neutratí, dokud nemá vlastní vlak.</translation>
    </message>
    <message>
        <source>{company} has reached its destination already.</source>
        <translation>{company} už cíle dosáhla.</translation>
    </message>
    <message>
        <source>{company} leaves the game with this turn and deals no more.</source>
        <translation>{company} tímto tahem opouští hru a&#xa0;už neobchoduje.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Hra skončila.</translation>
    </message>
    <message>
        <source>It cannot be the turn of {turn} in this round.</source>
        <translation>V&#xa0;tomto kole nemůže být na tahu {turn}.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; means nothing in this game ({key}).</source>
        <translation>„{name}“ v&#xa0;této hře nic neznamená ({key}).</translation>
    </message>
    <message>
        <source>This value is not possible here: {key}.</source>
        <translation>Tato hodnota zde není možná: {key}.</translation>
    </message>
    <message>
        <source>This value is not possible here: {key}. Possible: {right}.</source>
        <translation>Tato hodnota zde není možná: {key}. Možné: {right}.</translation>
    </message>
    <message>
        <source>This cannot lie on the table: {law}.</source>
        <translation>Tak to na stole ležet nemůže: {law}.</translation>
    </message>
</context>
<context>
    <name>flimnap::ScoreExport</name>
    <message>
        <source>Worth over time</source>
        <translation>Vývoj jmění</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
</context>
<context>
    <name>flimnap::ScoreRows</name>
    <message>
        <source>Private companies</source>
        <translation>Soukromé společnosti</translation>
    </message>
    <message>
        <source>Private railways</source>
        <translation>Soukromé železnice</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Hotovost</translation>
    </message>
    <message>
        <source>Copy cards not used</source>
        <translation>Nepoužité kopírovací karty</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Pokladna</translation>
    </message>
    <message>
        <source>Debt</source>
        <translation>Dluh</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penále</translation>
    </message>
    <message>
        <source>%1 %2 %: %3 × (%4 − %5 for loans)</source>
        <translation>%1 %2&#xa0;%: %3 × (%4 − %5 za půjčky)</translation>
    </message>
    <message>
        <source>%1 %2 %: %3 × %4</source>
        <translation>%1 %2&#xa0;%: %3 × %4</translation>
    </message>
    <message>
        <source>No company yet</source>
        <translation>Bez společnosti</translation>
    </message>
    <message>
        <source>Treasury of %1</source>
        <translation>Pokladna %1</translation>
    </message>
    <message>
        <source>Not exchanged: %1</source>
        <translation>Nevyměněno: %1</translation>
    </message>
    <message>
        <source>Private railways</source>
        <comment>18cz</comment>
        <translation>Soukromé železnice</translation>
    </message>
</context>
<context>
    <name>flimnap::ScoreSheetView</name>
    <message>
        <source>%1 has no shares of that size.</source>
        <translation>%1 nemá akcie této velikosti.</translation>
    </message>
    <message>
        <source>%1: this price is not on the chart; the nearest is %2.</source>
        <translation>%1: tato cena na ukazateli není; nejbližší je %2.</translation>
    </message>
    <message>
        <source>%1: this price is not on the chart; beside it are %2 and %3.</source>
        <translation>%1: tato cena na ukazateli není; sousední jsou %2 a&#xa0;%3.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Hráč %1</translation>
    </message>
    <message>
        <source>This game is not for so many players.</source>
        <translation>Tato hra není pro tolik hráčů.</translation>
    </message>
    <message>
        <source>Players hold more of %1 than there is: %2 %.</source>
        <translation>Hráči drží z&#xa0;%1 víc, než existuje: %2 %.</translation>
    </message>
</context>
<context>
    <name>flimnap::ScoresView</name>
    <message>
        <source>Final scoring</source>
        <translation>Konečný výsledek</translation>
    </message>
    <message>
        <source>Scoring if the game ended now</source>
        <translation>Výsledek, kdyby hra teď skončila</translation>
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
        <translation>Probíhá hra</translation>
    </message>
</context>
<context>
    <name>flimnap::Sentence</name>
    <message>
        <source>this folder cannot be made; the games are kept in it</source>
        <translation>tuto složku nelze vytvořit; jsou v&#xa0;ní uloženy hry</translation>
    </message>
    <message>
        <source>%1 is for %2 players here, not for %3</source>
        <translation>%1: počet hráčů je zde %2, ne %3</translation>
    </message>
    <message>
        <source>this is not for %1 players</source>
        <translation>není pro tolik hráčů: %1</translation>
    </message>
    <message>
        <source>nothing is gained by joining before the first round; begin a new game instead</source>
        <translation>před prvním kolem není co přebírat; začněte novou hru</translation>
    </message>
    <message>
        <source>only an operating round belongs to a set whose length has to be said</source>
        <translation>jen operační kolo patří do sady, jejíž délka se zadává</translation>
    </message>
    <message>
        <source>its set has %1 operating rounds; if it has more, that has to be said</source>
        <translation>tato sada má operačních kol: %1; je-li jich víc, zadejte to</translation>
    </message>
    <message>
        <source>expected the holder of the priority card and then the others as they sit</source>
        <translation>první má být držitel karty priority, pak ostatní, jak sedí</translation>
    </message>
    <message>
        <source>%1 has no place in the order</source>
        <translation>%1 nemá místo v&#xa0;pořadí</translation>
    </message>
    <message>
        <source>%1 has one turn-order card, not two</source>
        <translation>%1 má jednu kartu pořadí, ne dvě</translation>
    </message>
    <message>
        <source>every player has a turn-order card; %1 is missing</source>
        <translation>kartu pořadí má každý hráč; chybí: %1</translation>
    </message>
    <message>
        <source>the bank of this game never runs out of money</source>
        <translation>v&#xa0;této hře bankovi peníze nikdy nedojdou</translation>
    </message>
    <message>
        <source>players and companies have %1 together; there is only %2 in the game</source>
        <translation>hráči a&#xa0;společnosti mají dohromady %1; ve hře je jen %2</translation>
    </message>
    <message>
        <source>in this game nothing makes a round the last one but the round track</source>
        <translation>v&#xa0;této hře je kolo poslední jen podle pořadí kol</translation>
    </message>
    <message>
        <source>%1 turns of this round are over; with %2 cards taken and %3 copy cards given up in the game there are cards too many</source>
        <translation>skončených tahů v&#xa0;tomto kole: %1, vzatých karet: %2, za hru odevzdaných kopírovacích: %3&#xa0;– karet je příliš mnoho</translation>
    </message>
    <message>
        <source>%1 turns of this round are over; with %2 cards taken and %3 copy cards given up in the game there are cards missing</source>
        <translation>skončených tahů v&#xa0;tomto kole: %1, vzatých karet: %2, za hru odevzdaných kopírovacích: %3&#xa0;– některé karty chybějí</translation>
    </message>
    <message>
        <source>there is no action card &quot;%1&quot; at this table</source>
        <translation>v této hře není akční karta „%1“</translation>
    </message>
    <message>
        <source>%1 stands here twice</source>
        <translation>%1 je zde dvakrát</translation>
    </message>
    <message>
        <source>this card is not among those taken</source>
        <translation>tato karta není mezi vzatými</translation>
    </message>
    <message>
        <source>a card has the sides 1 and 2</source>
        <translation>karta má strany 1 a&#xa0;2</translation>
    </message>
    <message>
        <source>say which side of %1 was used; only that one can be copied</source>
        <translation>zadejte, která strana %1 byla použita; kopírovat lze jen tu</translation>
    </message>
    <message>
        <source>%1 took one company before the first round; here it is %2</source>
        <translation>%1: před prvním kolem se bere jedna společnost; zde jich je %2</translation>
    </message>
    <message>
        <source>%1 directs %2 companies; %3 is the most</source>
        <translation>%1 řídí společností: %2; nejvýše smí %3</translation>
    </message>
    <message>
        <source>there is no such character</source>
        <translation>taková postava není</translation>
    </message>
    <message>
        <source>it has %1 tiles of its own at most</source>
        <translation>má nejvýše tolik vlastních dílků: %1</translation>
    </message>
    <message>
        <source>its tiles are laid from phase %1 on</source>
        <translation>její dílky se pokládají od fáze %1</translation>
    </message>
    <message>
        <source>%1 began with %2 copy cards and gets no more</source>
        <translation>%1: kopírovacích karet na začátku bylo %2 a&#xa0;další nepřibývají</translation>
    </message>
    <message>
        <source>in this game there are no action cards</source>
        <translation>v&#xa0;této hře nejsou akční karty</translation>
    </message>
    <message>
        <source>in this game there are no characters</source>
        <translation>v&#xa0;této hře nejsou postavy</translation>
    </message>
    <message>
        <source>this belongs to a player&apos;s turn with an action card; say in start/turn whose it is</source>
        <translation>to patří k&#xa0;tahu hráče s&#xa0;akční kartou; zadejte v&#xa0;části start/turn, čí je</translation>
    </message>
    <message>
        <source>the round has not begun, so that all cards lie on the table</source>
        <translation>kolo ještě nezačalo, takže všechny karty leží na stole</translation>
    </message>
    <message>
        <source>before the trains run a player has the turn</source>
        <translation>před provozem vlaků je na tahu hráč</translation>
    </message>
    <message>
        <source>companies take no loans in this game</source>
        <translation>v&#xa0;této hře si společnosti neberou půjčky</translation>
    </message>
    <message>
        <source>the national company has no loans</source>
        <translation>národní společnost nemá půjčky</translation>
    </message>
    <message>
        <source>it had no turn yet in which it could take any</source>
        <translation>ještě neměla tah, v&#xa0;němž by si mohla půjčit</translation>
    </message>
    <message>
        <source>since phase %1 there are no loans: they were repaid, or the company was merged; expected 0</source>
        <translation>od fáze %1 půjčky nejsou: byly splaceny, nebo se společnost sloučila; očekává se 0</translation>
    </message>
    <message>
        <source>it has %1 loans; it can take one for a share, and only %2 have been sold</source>
        <translation>půjček má %1; smí si vzít jednu na akcii a&#xa0;prodaných akcií je jen %2</translation>
    </message>
    <message>
        <source>no company is started so yet, and it has not reached its destination: expected &quot;escrow&quot;</source>
        <translation>takto se společnosti ještě nezakládají a&#xa0;cíle nedosáhla: očekává se „první polovina hned, zbytek po dosažení cíle“</translation>
    </message>
    <message>
        <source>no company is started so yet; until now they got their capital bit by bit</source>
        <translation>takto se společnosti ještě nezakládají; zatím dostávají kapitál postupně</translation>
    </message>
    <message>
        <source>%1 % of it are sold at %2, of which %3 % beyond the first half: expected %4</source>
        <translation>prodáno je %1&#xa0;% za %2, z&#xa0;toho %3&#xa0;% nad první polovinu: očekává se %4</translation>
    </message>
    <message>
        <source>it had no turn yet, so that it has what its shares brought: %1 % at %2, expected %3</source>
        <translation>ještě neměla tah, takže má to, co vynesly akcie: %1&#xa0;% za %2, očekává se %3</translation>
    </message>
    <message>
        <source>%1 % of it are sold; with %2 % it gets its capital and operates</source>
        <translation>prodáno je %1&#xa0;%; s&#xa0;%2&#xa0;% dostane kapitál a&#xa0;je v&#xa0;provozu</translation>
    </message>
    <message>
        <source>%1 % of it are sold; with %2 % it gets its capital and operates, and not before</source>
        <translation>prodáno je %1&#xa0;%; kapitál dostane a&#xa0;je v&#xa0;provozu až s&#xa0;%2&#xa0;%, dřív ne</translation>
    </message>
    <message>
        <source>it is not said of this company; all get theirs in one way</source>
        <translation>u&#xa0;této společnosti se to nezadává; všechny dostávají kapitál stejně</translation>
    </message>
    <message>
        <source>no money is kept for this company</source>
        <translation>pro tuto společnost se peníze nezadržují</translation>
    </message>
    <message>
        <source>this key is missing; a company gets its capital in one of these ways: escrow, per-share, at-float</source>
        <translation>chybí údaj, jak dostává kapitál z&#xa0;akcií</translation>
    </message>
    <message>
        <source>money is only kept for a company with capital &quot;escrow&quot; that is still to reach its destination</source>
        <translation>peníze se zadržují jen společnosti, která má „první polovina hned, zbytek po dosažení cíle“ a&#xa0;cíle ještě nedosáhla</translation>
    </message>
    <message>
        <source>%1 has no destination</source>
        <translation>%1 nemá cíl</translation>
    </message>
    <message>
        <source>%1 has left the game</source>
        <translation>%1 už opustila hru</translation>
    </message>
    <message>
        <source>expected the markers on this price, the top one first: none</source>
        <translation>horní žeton se uvádí první, ale na této ceně žádný není</translation>
    </message>
    <message>
        <source>expected the markers on this price, the top one first: %1</source>
        <translation>očekávají se žetony na této ceně, horní první: %1</translation>
    </message>
    <message>
        <source>a company whose marker comes to %1 leaves the game</source>
        <translation>společnost, jejíž žeton dojde na %1, opouští hru</translation>
    </message>
    <message>
        <source>in %1 the price is %2</source>
        <translation>na poli %1 je cena %2</translation>
    </message>
    <message>
        <source>this key is missing; a company with shares has it</source>
        <translation>chybí cena; společnost s&#xa0;akciemi ji má</translation>
    </message>
    <message>
        <source>%1 is no price of the chart; next to it there are %2</source>
        <translation>cena %1 na ukazateli není; nejbližší jsou %2</translation>
    </message>
    <message>
        <source>%1 stands on the chart more than once; say which of the cells %2 it is</source>
        <translation>cena %1 je na ukazateli víckrát; zadejte, které z&#xa0;polí to je: %2</translation>
    </message>
    <message>
        <source>the chart has no such price</source>
        <translation>taková cena na ukazateli není</translation>
    </message>
    <message>
        <source>these are more hexes than it has stations on the map, %1</source>
        <translation>polí je víc než jejích stanic na mapě: %1</translation>
    </message>
    <message>
        <source>a company has one station on a hex; %1 stands here twice</source>
        <translation>společnost má na poli jednu stanici; %1 je zde dvakrát</translation>
    </message>
    <message>
        <source>it took stations over when it was formed, or placed one at home; at least one is on the map</source>
        <translation>při vzniku převzala stanice, nebo umístila domovskou; aspoň jedna je na mapě</translation>
    </message>
    <message>
        <source>its home station is on the map since it was started</source>
        <translation>její domovská stanice je na mapě od založení</translation>
    </message>
    <message>
        <source>its home station is on the map since somebody directs it</source>
        <translation>její domovská stanice je na mapě od chvíle, kdy má ředitele</translation>
    </message>
    <message>
        <source>it had a turn, so at least its home station is on the map</source>
        <translation>tah už měla, takže aspoň domovská stanice je na mapě</translation>
    </message>
    <message>
        <source>it had no turn yet, so its first station is still to come</source>
        <translation>tah ještě neměla, takže její první stanice teprve přijde</translation>
    </message>
    <message>
        <source>all its shares bring capital; nobody gets any for a railway</source>
        <translation>kapitál přinášejí všechny její akcie; za železnici je nikdo nedostává</translation>
    </message>
    <message>
        <source>for %1 its owner will get %2 %, which bring no capital</source>
        <translation>za %1 dostane její vlastník %2&#xa0;%, která kapitál nepřinášejí</translation>
    </message>
    <message>
        <source>%1 is gone: expected %2 if its owner gave it for the director&apos;s certificate, or 0 if nobody ever bought it; that decides the capital</source>
        <translation>%1 už není: zadejte %2, pokud ji vlastník vyměnil za certifikát ředitele, nebo 0, pokud ji nikdo nekoupil; závisí na tom kapitál</translation>
    </message>
    <message>
        <source>nothing %1 is sold for starts it at this price</source>
        <translation>žádná prodejní cena %1 ji za tuto cenu nezaloží</translation>
    </message>
    <message>
        <source>this key is missing; an operating company has it</source>
        <translation>chybí údaj; společnost v&#xa0;provozu ho má</translation>
    </message>
    <message>
        <source>it had no turn yet in which to lay it</source>
        <translation>ještě neměla tah, v&#xa0;němž by domovský dílek položila</translation>
    </message>
    <message>
        <source>a company of its size has none</source>
        <translation>společnost této velikosti nemá vlastní domovský dílek</translation>
    </message>
    <message>
        <source>a started company has no money; it gets its capital when it operates</source>
        <translation>založená společnost nemá peníze; kapitál dostane, až bude v&#xa0;provozu</translation>
    </message>
    <message>
        <source>a started company has no trains; it can own some when it operates</source>
        <translation>založená společnost nemá vlaky; může je mít, až bude v&#xa0;provozu</translation>
    </message>
    <message>
        <source>the bond railway pays from the beginning; expected &quot;operating&quot;</source>
        <translation>dluhopisová železnice platí od začátku; očekává se „V&#xa0;provozu“</translation>
    </message>
    <message>
        <source>the bond railway has no director</source>
        <translation>dluhopisová železnice nemá ředitele</translation>
    </message>
    <message>
        <source>the bond railway has neither treasury nor trains</source>
        <translation>dluhopisová železnice nemá pokladnu ani vlaky</translation>
    </message>
    <message>
        <source>it has %1 markers, one of them at home from the beginning</source>
        <translation>žetonů má %1, jeden z&#xa0;nich od začátku doma</translation>
    </message>
    <message>
        <source>until it is formed it stands on %1</source>
        <translation>dokud nevznikne, stojí na %1</translation>
    </message>
    <message>
        <source>expected the price it was started at; its shares in the bank cost that</source>
        <translation>očekává se cena, za kterou byla založena; tolik stojí její akcie v&#xa0;banku</translation>
    </message>
    <message>
        <source>expected the price it was started at; it will get its capital by it</source>
        <translation>očekává se cena, za kterou byla založena; podle ní dostane kapitál</translation>
    </message>
    <message>
        <source>expected a price above 0</source>
        <translation>očekává se cena nad 0</translation>
    </message>
    <message>
        <source>a company of its size is started at one of %1</source>
        <translation>společnost této velikosti se zakládá za jednu z&#xa0;cen: %1</translation>
    </message>
    <message>
        <source>in this variant all companies are ordinary ones</source>
        <translation>v&#xa0;této variantě jsou všechny společnosti obyčejné</translation>
    </message>
    <message>
        <source>its shares are not on sale in phase %1 yet</source>
        <translation>ve fázi %1 se její akcie ještě neprodávají</translation>
    </message>
    <message>
        <source>it is formed by phase %1</source>
        <translation>vzniká s&#xa0;fází %1</translation>
    </message>
    <message>
        <source>it was formed at the end of the operating round in which phase %1 began</source>
        <translation>vznikla na konci operačního kola, v&#xa0;němž začala fáze %1</translation>
    </message>
    <message>
        <source>more than %1 % of a company never come there</source>
        <translation>víc než %1&#xa0;% společnosti tam nikdy není</translation>
    </message>
    <message>
        <source>shares that are sold go back to the bank here</source>
        <translation>prodané akcie se zde vracejí do banku</translation>
    </message>
    <message>
        <source>its shares are of %1 %, so %2 % cannot be</source>
        <translation>její akcie jsou po %1&#xa0;%, takže %2&#xa0;% není možné</translation>
    </message>
    <message>
        <source>with so many players %1 of the companies is left out; say which</source>
        <translation>při tolika hráčích se vynechá společností: %1; zadejte které</translation>
    </message>
    <message>
        <source>%1 has a row in start/companies; a company that left the game has none</source>
        <translation>%1 je v&#xa0;části start/companies; společnost, která opustila hru, tam není</translation>
    </message>
    <message>
        <source>%1 cannot have left the game: nobody can take it over</source>
        <translation>%1 nemohla opustit hru: nikdo ji nemůže převzít</translation>
    </message>
    <message>
        <source>it came with %1; stations on the map and markers not yet placed must be as many together if it took nobody over</source>
        <translation>přišla s&#xa0;žetony: %1; stanic na mapě a&#xa0;neumístěných žetonů má být dohromady stejně, pokud nikoho nepřevzala</translation>
    </message>
    <message>
        <source>it came with %1; stations on the map and markers not yet placed must be as many together</source>
        <translation>přišla s&#xa0;žetony: %1; stanic na mapě a&#xa0;neumístěných žetonů má být dohromady stejně</translation>
    </message>
    <message>
        <source>the stations and markers of these companies passed to others; those have %1 too few for it</source>
        <translation>stanice a&#xa0;žetony těchto společností přešly na jiné; těm k&#xa0;tomu chybí %1</translation>
    </message>
    <message>
        <source>the stations and markers of these companies passed to others; those have %1 more than that</source>
        <translation>stanice a&#xa0;žetony těchto společností přešly na jiné; ty jich mají navíc %1</translation>
    </message>
    <message>
        <source>it is on the chart from the beginning; its row is missing</source>
        <translation>na ukazateli je od začátku; chybí zde</translation>
    </message>
    <message>
        <source>it was put on the chart when %1 was bought; its row is missing</source>
        <translation>na ukazatel se dostala s&#xa0;nákupem %1; chybí zde</translation>
    </message>
    <message>
        <source>one company is the bond railway and has that role; here there are %1</source>
        <translation>dluhopisová železnice je jedna společnost; zde jich je %1</translation>
    </message>
    <message>
        <source>%1 holds %2 % of it; the director&apos;s certificate alone is %3 %</source>
        <translation>%1 drží %2&#xa0;%; samotný certifikát ředitele je %3&#xa0;%</translation>
    </message>
    <message>
        <source>of %1 one holds the director&apos;s certificate; say who does</source>
        <translation>jeden z&#xa0;těchto hráčů má certifikát ředitele: %1; zadejte který</translation>
    </message>
    <message>
        <source>it is formed, so who holds the director&apos;s certificate is its director and named as such</source>
        <translation>už vznikla, takže kdo má certifikát ředitele, je její ředitel; zadejte ho tak</translation>
    </message>
    <message>
        <source>%1 holds enough of it to be its director; nobody is said to be</source>
        <translation>dost akcií na to, aby byl ředitelem, drží: %1; ředitel ale není zadán</translation>
    </message>
    <message>
        <source>%1 has no company of this size</source>
        <translation>%1 nemá společnost této velikosti</translation>
    </message>
    <message>
        <source>%1 has one company of a size, and %2 is his</source>
        <translation>%1 má od každé velikosti jednu společnost a&#xa0;tou je %2</translation>
    </message>
    <message>
        <source>a company of %1 operates from the beginning</source>
        <translation>společnost, kterou má %1, je v&#xa0;provozu od začátku</translation>
    </message>
    <message>
        <source>a company of %1 has no treasury</source>
        <translation>společnost, kterou má %1, nemá pokladnu</translation>
    </message>
    <message>
        <source>a company of %1 has one train at most</source>
        <translation>společnost, kterou má %1, má nejvýše jeden vlak</translation>
    </message>
    <message>
        <source>a company of %1 owns no private railways</source>
        <translation>společnost, kterou má %1, nevlastní soukromé železnice</translation>
    </message>
    <message>
        <source>%1 gets it when phase %2 begins</source>
        <translation>%1 ji dostane, když začne fáze %2</translation>
    </message>
    <message>
        <source>its director&apos;s certificate is set aside for the owner of %1</source>
        <translation>její certifikát ředitele je odložen pro vlastníka %1</translation>
    </message>
    <message>
        <source>it has no director before it is formed; who holds the director&apos;s certificate already is named as its holder alone</source>
        <translation>před vznikem nemá ředitele; kdo už má certifikát ředitele, zadává se jen jako jeho držitel</translation>
    </message>
    <message>
        <source>this key is missing; only formed companies can be without it</source>
        <translation>chybí ředitel; být bez něj mohou jen vzniklé společnosti</translation>
    </message>
    <message>
        <source>%1 belongs to %2 already</source>
        <translation>%1 už má vlastníka: %2</translation>
    </message>
    <message>
        <source>%1 has a company already</source>
        <translation>%1 už má společnost</translation>
    </message>
    <message>
        <source>every player is a company; that of %1 is missing</source>
        <translation>každý hráč je společnost; chybí ta, kterou má %1</translation>
    </message>
    <message>
        <source>it does not operate as long as %1, which becomes a share of it, is there</source>
        <translation>není v&#xa0;provozu, dokud existuje %1, která se stane její akcií</translation>
    </message>
    <message>
        <source>it only built track, and closed when phase %1 began</source>
        <translation>jen stavěla trať a&#xa0;zanikla, když začala fáze %1</translation>
    </message>
    <message>
        <source>in phase %1 it is a share of %2 already</source>
        <translation>ve fázi %1 už je akcií %2</translation>
    </message>
    <message>
        <source>%1 took it over at the end of the operating round in which phase %2 began</source>
        <translation>%1 ji převzala na konci operačního kola, v&#xa0;němž začala fáze %2</translation>
    </message>
    <message>
        <source>%1 owns it, so its cash and its trains are asked for</source>
        <translation>vlastní ji %1, takže se zadává její hotovost a&#xa0;vlaky</translation>
    </message>
    <message>
        <source>a railway with one owner has no price</source>
        <translation>železnice s&#xa0;jedním vlastníkem nemá cenu</translation>
    </message>
    <message>
        <source>its owner has it among his privates; expected him or nobody</source>
        <translation>jejího vlastníka určují soukromé železnice; zde může být jen on, nebo nikdo</translation>
    </message>
    <message>
        <source>in this variant all do everything</source>
        <translation>v&#xa0;této variantě dělají všechny vše</translation>
    </message>
    <message>
        <source>it only builds track; it has neither treasury nor trains</source>
        <translation>jen staví trať; nemá pokladnu ani vlaky</translation>
    </message>
    <message>
        <source>of the coal and of the pre-state railways one each only builds, or neither any more; here: %1</source>
        <translation>z&#xa0;uhelných i&#xa0;předstátních železnic jen staví po jedné, nebo už žádná; zde: %1</translation>
    </message>
    <message>
        <source>nobody owns it; who does has it among his privates</source>
        <translation>nikdo ji nevlastní; vlastník se zadává u&#xa0;soukromých železnic</translation>
    </message>
    <message>
        <source>expected %1 or %2 shares</source>
        <translation>očekává se akcií: %1 nebo %2</translation>
    </message>
    <message>
        <source>expected %1 shares</source>
        <translation>očekává se akcií: %1</translation>
    </message>
    <message>
        <source>it is formed at one of the prices %1</source>
        <translation>vzniká za jednu z&#xa0;cen: %1</translation>
    </message>
    <message>
        <source>it is formed out of companies with loans, and none has left the game; they stand in start/closed_companies</source>
        <translation>vzniká ze společností s&#xa0;půjčkami a&#xa0;žádná neopustila hru; zadávají se v&#xa0;části start/closed_companies</translation>
    </message>
    <message>
        <source>it has so many shares only if more than %1 of them were handed out; with players and in the pool there are %2</source>
        <translation>tolik akcií má, jen když se jich rozdalo víc než %1; u&#xa0;hráčů a&#xa0;na volném trhu je jich %2</translation>
    </message>
    <message>
        <source>more than %1 shares were given for twice as many of the merged companies; %2 of them did not have so many</source>
        <translation>víc než %1 akcií se vydá za dvojnásobek akcií sloučených společností; ty jich tolik neměly (společností: %2)</translation>
    </message>
    <message>
        <source>it owns a %1, which lasts, so that its marker moves again</source>
        <translation>má %1-vlak, který nezreziví, takže se její žeton zase pohybuje</translation>
    </message>
    <message>
        <source>as long as its marker stands still its price is the one it was formed at, %1</source>
        <translation>dokud její žeton stojí, platí cena, za kterou vznikla: %1</translation>
    </message>
    <message>
        <source>the share that its director must still buy lies in the bank, and all are with players or in the pool</source>
        <translation>akcie, kterou má její ředitel ještě koupit, leží v&#xa0;banku, ale všechny jsou u&#xa0;hráčů nebo na volném trhu</translation>
    </message>
    <message>
        <source>since phase %1 it is either formed and has a row here, or can no longer be formed and stands in start/closed_companies</source>
        <translation>od fáze %1 buď vznikla a&#xa0;je zde, nebo už nevznikne a&#xa0;je v&#xa0;části start/closed_companies</translation>
    </message>
    <message>
        <source>%1 is only given up when phase %2 begins</source>
        <translation>%1 se vzdává, až když začne fáze %2</translation>
    </message>
    <message>
        <source>in this game the printed limit holds</source>
        <translation>v&#xa0;této hře platí vytištěný limit</translation>
    </message>
    <message>
        <source>the printed limit holds until %1 is formed</source>
        <translation>vytištěný limit platí, dokud nevznikne %1</translation>
    </message>
    <message>
        <source>the limit does not change at this table</source>
        <translation>v této hře se limit nemění</translation>
    </message>
    <message>
        <source>its shares are never divided; it has %1</source>
        <translation>její akcie se nikdy nedělí; má jich %1</translation>
    </message>
    <message>
        <source>only the national company&apos;s marker ever stands still</source>
        <translation>jen žeton národní společnosti někdy stojí</translation>
    </message>
    <message>
        <source>only the national company ever acts first</source>
        <translation>jen národní společnost někdy hraje jako první</translation>
    </message>
    <message>
        <source>it operates as soon as it is formed, and has no row before; expected &quot;operating&quot;</source>
        <translation>v&#xa0;provozu je hned po vzniku a&#xa0;dřív se nezadává; očekává se „V&#xa0;provozu“</translation>
    </message>
    <message>
        <source>this key is missing; somebody directs it</source>
        <translation>chybí ředitel; někdo ji řídí</translation>
    </message>
    <message>
        <source>%1 is not in play; what is has a row in start/companies</source>
        <translation>%1 není ve hře; společnosti ve hře jsou v&#xa0;části start/companies</translation>
    </message>
    <message>
        <source>%1 has no shares; who owns it has it among his privates</source>
        <translation>%1 nemá akcie; vlastník se zadává u&#xa0;soukromých železnic</translation>
    </message>
    <message>
        <source>only companies have loans in this game; what a player owes is raised at once</source>
        <translation>v&#xa0;této hře mají půjčky jen společnosti; co hráč dluží, se opatří hned</translation>
    </message>
    <message>
        <source>a loan costs its amount again, and that is never paid back: at least the debt, %1</source>
        <translation>půjčka stojí svou částku znovu a&#xa0;ta se nikdy nesplácí: aspoň dluh, %1</translation>
    </message>
    <message>
        <source>a loan costs no penalty in this game; what is owed is the debt alone</source>
        <translation>v&#xa0;této hře půjčka nenese penále; dluží se jen samotný dluh</translation>
    </message>
    <message>
        <source>this player of the header is missing</source>
        <translation>tento hráč chybí</translation>
    </message>
    <message>
        <source>in this game only companies have money</source>
        <translation>v&#xa0;této hře mají peníze jen společnosti</translation>
    </message>
    <message>
        <source>the players hold %1 % of it together; there is %2 % that they can hold</source>
        <translation>hráči drží dohromady %1&#xa0;%; držet mohou jen %2&#xa0;%</translation>
    </message>
    <message>
        <source>the players hold %1 % of it together; there is %2 %</source>
        <translation>hráči drží dohromady %1&#xa0;%; je jen %2&#xa0;%</translation>
    </message>
    <message>
        <source>the players hold %1 % of it, and with %2 % it operates</source>
        <translation>hráči drží %1&#xa0;% a&#xa0;s&#xa0;%2&#xa0;% je v&#xa0;provozu</translation>
    </message>
    <message>
        <source>%1 holds more of it, %2 %, than %3 does</source>
        <translation>%1 drží víc, %2&#xa0;%, než má %3</translation>
    </message>
    <message>
        <source>in phase %1 all private railways have left the game</source>
        <translation>ve fázi %1 už všechny soukromé železnice opustily hru</translation>
    </message>
    <message>
        <source>in phase %1 %2 has been exchanged for a share</source>
        <translation>ve fázi %1 už byla %2 vyměněna za akcii</translation>
    </message>
    <message>
        <source>%1 leaves the game when a company buys it; the company has its station</source>
        <translation>%1 opouští hru, když ji koupí společnost; ta má její stanici</translation>
    </message>
    <message>
        <source>companies own no private railways in phase %1 yet</source>
        <translation>ve fázi %1 společnosti ještě nevlastní soukromé železnice</translation>
    </message>
    <message>
        <source>a company of its size may not own %1</source>
        <translation>společnost této velikosti nesmí vlastnit %1</translation>
    </message>
    <message>
        <source>%1 takes %2 characters at most</source>
        <translation>%1 bere postav nejvýše %2</translation>
    </message>
    <message>
        <source>only a company uses a private railway&apos;s right, and %1 belongs to none</source>
        <translation>právo soukromé železnice využívá jen společnost a&#xa0;%1 žádné nepatří</translation>
    </message>
    <message>
        <source>%1 has no right that is used up and then stays with its owner</source>
        <translation>%1 nemá právo, které se vyčerpá a&#xa0;nechá ji vlastníkovi</translation>
    </message>
    <message>
        <source>only what a player got in an auction has a bid that was paid for it</source>
        <translation>zaplacenou nabídku má jen to, co hráč získal v&#xa0;dražbě</translation>
    </message>
    <message>
        <source>this key is missing</source>
        <translation>chybí údaj</translation>
    </message>
    <message>
        <source>there is no such card</source>
        <translation>taková karta není</translation>
    </message>
    <message>
        <source>these cards never run out and are not counted</source>
        <translation>tyto karty nikdy nedojdou a&#xa0;nepočítají se</translation>
    </message>
    <message>
        <source>a company of its size may not own a %1</source>
        <translation>společnost této velikosti nesmí vlastnit %1-vlak</translation>
    </message>
    <message>
        <source>it may own %1 in phase %2; what is over that leaves the game before the game is joined</source>
        <translation>ve fázi %2 smí mít vlaků %1; co je navíc, opouští hru, než se hra převezme</translation>
    </message>
    <message>
        <source>it may own %1 in phase %2; what is over that goes to the pool before the game is joined</source>
        <translation>ve fázi %2 smí mít vlaků %1; co je navíc, jde na volný trh, než se hra převezme</translation>
    </message>
    <message>
        <source>%1 are left in the deck and %2 in play; there are only %3</source>
        <translation>v&#xa0;balíčku zbývá %1 a&#xa0;ve hře je %2; celkem jich je jen %3</translation>
    </message>
    <message>
        <source>export has taken %1 cards until %2, but only %3 are neither in the deck nor in play</source>
        <translation>export odebral karet %1 (do %2), ale mimo balíček a&#xa0;hru jich je jen %3</translation>
    </message>
    <message>
        <source>every round takes a card off the deck, until now %1; only %2 have left it</source>
        <translation>každé kolo odebere kartu z&#xa0;balíčku, zatím %1; ubylo jich jen %2</translation>
    </message>
    <message>
        <source>before a card %1 is sold, all %2 of these are left</source>
        <translation>dokud se neprodá karta %1, zbývají všechny tyto: %2</translation>
    </message>
    <message>
        <source>as long as a card %1 lies on top, all %2 of these are left</source>
        <translation>dokud leží nahoře karta %1, zbývají všechny tyto: %2</translation>
    </message>
    <message>
        <source>by the cards that left the deck it is phase %1</source>
        <translation>podle karet, které opustily balíček, je fáze %1</translation>
    </message>
    <message>
        <source>by the cards that left the deck it is phase %1 or %2</source>
        <translation>podle karet, které opustily balíček, je fáze %1 nebo %2</translation>
    </message>
    <message>
        <source>by the cards that left the deck it is one of the phases %1</source>
        <translation>podle karet, které opustily balíček, je jedna z&#xa0;fází %1</translation>
    </message>
    <message>
        <source>this key is missing; which faces were sold cannot be seen by the deck</source>
        <translation>chybí údaj; z&#xa0;balíčku nelze poznat, které strany se prodaly</translation>
    </message>
    <message>
        <source>%1 is still in play, so it cannot have left the game</source>
        <translation>%1 je ještě ve hře, takže ji nemohl opustit</translation>
    </message>
    <message>
        <source>%1 is missing: it left the game when %2 was sold</source>
        <translation>chybí %1: opustil hru, když se prodal %2</translation>
    </message>
    <message>
        <source>%1 is not obsolete yet: no card has been sold that makes it so</source>
        <translation>%1 ještě není zastaralý: neprodala se karta, kvůli níž zastará</translation>
    </message>
    <message>
        <source>%1 is obsolete: a card has been sold that makes it so</source>
        <translation>%1 je zastaralý: prodala se karta, kvůli níž zastarává</translation>
    </message>
    <message>
        <source>these have left the game, also those that nobody bought; none is left</source>
        <translation>tyto karty opustily hru i&#xa0;s&#xa0;neprodanými; nezbývá žádná</translation>
    </message>
    <message>
        <source>%1 is still for sale: no card has been sold that scraps it</source>
        <translation>%1 je ještě v&#xa0;prodeji: neprodala se karta, kvůli níž zreziví</translation>
    </message>
    <message>
        <source>%1 is missing: whatever scrapped %2 scrapped that too</source>
        <translation>chybí %1: zrezivělo to spolu s&#xa0;%2</translation>
    </message>
    <message>
        <source>expected either the number of passes or the names, not both</source>
        <translation>očekává se buď počet pasů, nebo jména, ne obojí</translation>
    </message>
    <message>
        <source>when all have passed the round is over; expected fewer</source>
        <translation>když pasovali všichni, kolo skončilo; očekává se méně</translation>
    </message>
    <message>
        <source>only the first lap of the first stock round goes backwards, and only in some games</source>
        <translation>pozpátku jde jen první kolečko prvního akciového kola, a&#xa0;to jen v&#xa0;některých hrách</translation>
    </message>
    <message>
        <source>not all turns of this round were passes; say who last bought, sold or exchanged something</source>
        <translation>ne všechny tahy tohoto kola byly pasy; zadejte, kdo naposledy kupoval, prodával nebo vyměňoval</translation>
    </message>
    <message>
        <source>what was bought may be sold again in the same round here</source>
        <translation>co se koupilo, smí se zde ve stejném kole i&#xa0;prodat</translation>
    </message>
    <message>
        <source>shares of %1 are of %2 %, so %3 % cannot be</source>
        <translation>akcie %1 jsou po %2&#xa0;%, takže %3&#xa0;% není možné</translation>
    </message>
    <message>
        <source>what was bought in this round is not sold in it; of %1 %2 holds %3 %</source>
        <translation>co se koupilo v&#xa0;tomto kole, se v&#xa0;něm neprodává; %2 drží %3&#xa0;% %1</translation>
    </message>
    <message>
        <source>with %1 passes in a row the round is over; expected fewer</source>
        <translation>po %1 pasech v&#xa0;řadě kolo skončilo; očekává se méně</translation>
    </message>
    <message>
        <source>in a stock round a player has the turn</source>
        <translation>v&#xa0;akciovém kole je na tahu hráč</translation>
    </message>
    <message>
        <source>%1 does not operate yet</source>
        <translation>%1 ještě není v&#xa0;provozu</translation>
    </message>
    <message>
        <source>%1 has its turn now, by start/turn</source>
        <translation>%1 je právě na tahu podle části start/turn</translation>
    </message>
    <message>
        <source>it acted in this round, by start/acted</source>
        <translation>v&#xa0;tomto kole už hrála podle části start/acted</translation>
    </message>
    <message>
        <source>%1 is passed over: %2 % of it are sold, and %3 % are needed for its first turn</source>
        <translation>%1 se přeskakuje: prodáno je %2&#xa0;% a&#xa0;k&#xa0;prvnímu tahu je třeba %3&#xa0;%</translation>
    </message>
    <message>
        <source>%1 has no turn: nobody directs it</source>
        <translation>%1 nemá tah: nikdo ji neřídí</translation>
    </message>
    <message>
        <source>there is no bond railway in this variant</source>
        <translation>v&#xa0;této variantě není dluhopisová železnice</translation>
    </message>
    <message>
        <source>this belongs to a stock round that goes on already</source>
        <translation>to patří k&#xa0;akciovému kolu, které už běží</translation>
    </message>
    <message>
        <source>this belongs to a stock round that goes on already; say in start/turn whose turn it is</source>
        <translation>to patří k&#xa0;akciovému kolu, které už běží; zadejte v&#xa0;části start/turn, kdo je na tahu</translation>
    </message>
    <message>
        <source>this belongs to an operating round that goes on already</source>
        <translation>to patří k&#xa0;operačnímu kolu, které už běží</translation>
    </message>
    <message>
        <source>this belongs to an operating round that goes on already; say in start/turn whose turn it is</source>
        <translation>to patří k&#xa0;operačnímu kolu, které už běží; zadejte v&#xa0;části start/turn, kdo je na tahu</translation>
    </message>
    <message>
        <source>no file was named; name the file that holds the games</source>
        <translation>není zadán soubor; zadejte soubor s&#xa0;hrami</translation>
    </message>
    <message>
        <source>this is a folder; name a file in it</source>
        <translation>to je složka; zadejte soubor v&#xa0;ní</translation>
    </message>
    <message>
        <source>its folder does not exist; create the folder or name another file</source>
        <translation>jeho složka neexistuje; vytvořte ji, nebo zadejte jiný soubor</translation>
    </message>
    <message>
        <source>the recovered games cannot be put in place of the damaged file (%1); the file was left as it is</source>
        <translation>obnovené hry nelze dát na místo poškozeného souboru (%1); soubor zůstal, jak je</translation>
    </message>
    <message>
        <source>the damaged file cannot be copied to recover what it holds (%1); the file was left as it is</source>
        <translation>poškozený soubor nelze zkopírovat, aby se obnovil jeho obsah (%1); soubor zůstal, jak je</translation>
    </message>
    <message>
        <source>the damaged file cannot be set aside (%1); the file was left as it is</source>
        <translation>poškozený soubor nelze odložit (%1); soubor zůstal, jak je</translation>
    </message>
    <message>
        <source>the file was damaged (%1) and is kept as %2; recovered into a new file: games %3, moves %4</source>
        <translation>soubor byl poškozen (%1) a&#xa0;je uložen jako %2; do nového souboru se obnovilo her: %3, kroků: %4</translation>
    </message>
    <message>
        <source>the file was damaged (%1) and is kept as %2; recovered into a new file: games %3, moves %4; games lost, because only their moves were left: %5</source>
        <translation>soubor byl poškozen (%1) a&#xa0;je uložen jako %2; do nového souboru se obnovilo her: %3, kroků: %4; ztracených her, z&#xa0;nichž zbyly jen kroky: %5</translation>
    </message>
    <message>
        <source>the file was damaged and is kept as %1; the games that could be read were recovered into a new file</source>
        <translation>soubor byl poškozen a&#xa0;je uložen jako %1; hry, které šlo přečíst, jsou obnoveny v&#xa0;novém souboru</translation>
    </message>
    <message>
        <source>the file is another program&apos;s database and was left untouched; choose another place for Flimnap&apos;s games</source>
        <translation>soubor je databáze jiného programu a&#xa0;zůstal nedotčen; zvolte pro hry Flimnapu jiné místo</translation>
    </message>
    <message>
        <source>the file was written by a newer Flimnap (format %1, this one knows up to %2) and was left untouched; install the newer Flimnap to go on with its games</source>
        <translation>soubor zapsal novější Flimnap (formát %1, tento zná formáty do %2) a&#xa0;zůstal nedotčen; chcete-li v&#xa0;jeho hrách pokračovat, nainstalujte novější Flimnap</translation>
    </message>
    <message>
        <source>the file is in use by another program; close Flimnap wherever else it runs and try again (%1, code %2)</source>
        <translation>soubor používá jiný program; zavřete Flimnap všude, kde ještě běží, a&#xa0;zkuste to znovu (%1, kód %2)</translation>
    </message>
    <message>
        <source>the disk is full, nothing was changed; free some space and try again (%1, code %2)</source>
        <translation>disk je plný, nic se nezměnilo; uvolněte místo a&#xa0;zkuste to znovu (%1, kód %2)</translation>
    </message>
    <message>
        <source>the disk did not read or write, nothing was changed; check the disk and its free space and try again (%1, code %2)</source>
        <translation>disk nečetl nebo nezapsal, nic se nezměnilo; zkontrolujte disk a&#xa0;volné místo a&#xa0;zkuste to znovu (%1, kód %2)</translation>
    </message>
    <message>
        <source>the file cannot be opened for writing; allow Flimnap to read and write it and its folder (%1, code %2)</source>
        <translation>soubor nelze otevřít pro zápis; povolte Flimnapu číst a&#xa0;měnit soubor i&#xa0;jeho složku (%1, kód %2)</translation>
    </message>
    <message>
        <source>the file is damaged; close Flimnap and start it again to recover what can be read (%1, code %2)</source>
        <translation>soubor je poškozen; zavřete Flimnap a&#xa0;spusťte ho znovu, aby se obnovilo, co jde přečíst (%1, kód %2)</translation>
    </message>
    <message>
        <source>there is not enough memory, nothing was changed; close other programs and try again (%1, code %2)</source>
        <translation>nestačí paměť, nic se nezměnilo; zavřete jiné programy a&#xa0;zkuste to znovu (%1, kód %2)</translation>
    </message>
    <message>
        <source>a text is too long to be kept, nothing was changed (%1, code %2)</source>
        <translation>text je příliš dlouhý, nelze ho uložit, nic se nezměnilo (%1, kód %2)</translation>
    </message>
    <message>
        <source>the database refused, nothing was changed (%1, code %2)</source>
        <translation>databáze odmítla, nic se nezměnilo (%1, kód %2)</translation>
    </message>
    <message>
        <source>game %1: there is no such game; choose one from the list of games</source>
        <translation>hra %1: taková hra není; vyberte ji ze seznamu</translation>
    </message>
    <message>
        <source>game %1, move %2: the next move must have the number %3</source>
        <translation>hra %1, krok %2: další krok musí mít číslo %3</translation>
    </message>
    <message>
        <source>game %1, move %2: its parent %3 is not an earlier move or 0, the header</source>
        <translation>hra %1, krok %2: předchozí %3 není dřívější krok ani 0, záhlaví</translation>
    </message>
    <message>
        <source>game %1, move %2: there is no such move; load the game again</source>
        <translation>hra %1, krok %2: takový krok není; načtěte hru znovu</translation>
    </message>
    <message>
        <source>game %1, move %2: another move is already recorded under this number; load the game again and record behind its last move</source>
        <translation>hra %1, krok %2: pod tímto číslem je už zapsán jiný krok; načtěte hru znovu a&#xa0;zapisujte za její poslední krok</translation>
    </message>
    <message>
        <source>game %1: the table cannot stand at move %2, the last one recorded is %3</source>
        <translation>hra %1 nemůže stát na kroku %2, poslední zapsaný je %3</translation>
    </message>
    <message>
        <source>the games in this file cannot be read (%1); nothing was taken from it, choose another copy</source>
        <translation>partie z tohoto souboru nelze přečíst (%1); nic z něj nebylo převzato, zvolte jinou kopii</translation>
    </message>
    <message>
        <source>there are no games of Flimnap in this file</source>
        <translation>v tomto souboru nejsou žádné partie programu Flimnap</translation>
    </message>
    <message>
        <source>export has taken %1 cards until %2, but only %3 are neither in the deck nor in play</source>
        <comment>18cz</comment>
        <translation>export odebral karet %1 (do %2), ale mimo balíček a&#xa0;hru jich je jen %3</translation>
    </message>
    <message>
        <source>in phase %1 all private railways have left the game</source>
        <comment>18cz</comment>
        <translation>ve fázi %1 už všechny soukromé železnice opustily hru</translation>
    </message>
    <message>
        <source>companies own no private railways in phase %1 yet</source>
        <comment>18cz</comment>
        <translation>ve fázi %1 společnosti ještě nevlastní soukromé železnice</translation>
    </message>
    <message>
        <source>a company of %1 owns no private railways</source>
        <comment>18cz</comment>
        <translation>společnost, kterou má %1, nevlastní soukromé železnice</translation>
    </message>
    <message>
        <source>there is no private railway &quot;%1&quot;; there are: %2</source>
        <comment>18cz</comment>
        <translation>soukromá železnice „%1“ neexistuje; jsou: %2</translation>
    </message>
    <message>
        <source>only a company uses a private railway&apos;s right, and %1 belongs to none</source>
        <comment>18cz</comment>
        <translation>právo soukromé železnice využívá jen společnost a&#xa0;%1 žádné nepatří</translation>
    </message>
    <message>
        <source>it has %1 stations on the map</source>
        <translation>počet jejích stanic na mapě je %1</translation>
    </message>
    <message>
        <source>there are no rules for &quot;%1&quot;</source>
        <translation>pro „%1“ nejsou pravidla</translation>
    </message>
    <message>
        <source>there is no round &quot;%1&quot;; rounds are called SR3 or OR3.1</source>
        <translation>kolo „%1“ neexistuje; kola se jmenují SR3 nebo OR3.1</translation>
    </message>
    <message>
        <source>there is no round &quot;%1&quot;; the track goes from %2 to %3</source>
        <translation>kolo „%1“ neexistuje; kola jdou od %2 do %3</translation>
    </message>
    <message>
        <source>there is no phase &quot;%1&quot;; there are: %2</source>
        <translation>fáze „%1“ neexistuje; jsou: %2</translation>
    </message>
    <message>
        <source>there is no hex &quot;%1&quot; on this map</source>
        <translation>na této mapě není pole „%1“</translation>
    </message>
    <message>
        <source>it has reached its destination, so that it gets all that its shares bring: expected &quot;per-share&quot;</source>
        <translation>dosáhla cíle, takže dostává vše, co akcie vynesou: očekává se „vše hned, za každou akcii“</translation>
    </message>
    <message>
        <source>the chart has no cell &quot;%1&quot;</source>
        <translation>na ukazateli není pole „%1“</translation>
    </message>
    <message>
        <source>expected &quot;bond&quot; or no role</source>
        <translation>společnost může být dluhopisová železnice, nebo obyčejná</translation>
    </message>
    <message>
        <source>expected &quot;construction&quot; or no role</source>
        <translation>železnice může jen stavět trať, nebo být obyčejná</translation>
    </message>
    <message>
        <source>there is no player &quot;%1&quot;; there are: %2</source>
        <translation>hráč „%1“ neexistuje; jsou: %2</translation>
    </message>
    <message>
        <source>there is no company &quot;%1&quot;; there are: %2</source>
        <translation>společnost „%1“ neexistuje; jsou: %2</translation>
    </message>
    <message>
        <source>there is no private railway &quot;%1&quot;; there are: none</source>
        <translation>soukromá železnice „%1“ neexistuje; není tu žádná</translation>
    </message>
    <message>
        <source>there is no private railway &quot;%1&quot;; there are: %2</source>
        <translation>soukromá železnice „%1“ neexistuje; jsou: %2</translation>
    </message>
    <message>
        <source>there is no train &quot;%1&quot;; there are: %2</source>
        <translation>vlak „%1“ neexistuje; jsou: %2</translation>
    </message>
    <message>
        <source>game %1: the table cannot stand at move %2, it is not in the line to move %3</source>
        <translation>hra %1 nemůže stát na kroku %2, neleží na cestě ke kroku %3</translation>
    </message>
    <message>
        <source>game &quot;%1&quot;: its last moves, or where the table stood, could not be recovered; it goes on at move %2</source>
        <translation>hra „%1“: poslední kroky nebo místo, kde hra stála, nešlo obnovit; pokračuje krokem %2</translation>
    </message>
    <message>
        <source>%1 is not in play at this table</source>
        <translation>%1 u&#xa0;tohoto stolu není ve hře</translation>
    </message>
</context>
<context>
    <name>flimnap::SetUpView</name>
    <message>
        <source>Player %1</source>
        <translation>Hráč %1</translation>
    </message>
    <message numerus="yes">
        <source>%n not as usual</source>
        <comment>readings of a rule</comment>
        <translation>
            <numerusform>%n jinak než obvykle</numerusform>
            <numerusform>%n jinak než obvykle</numerusform>
            <numerusform>%n jinak než obvykle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flimnap::SharedStations</name>
    <message>
        <source>%1: hexes with two stations: %2</source>
        <translation>%1: pole se dvěma stanicemi: %2</translation>
    </message>
    <message>
        <source>%1 takes back a station in %2</source>
        <translation>%1 bere zpět stanici na %2</translation>
    </message>
    <message>
        <source>Stations on the same hex</source>
        <translation>Stanice na stejném poli</translation>
    </message>
    <message>
        <source>On how many hexes do two stations stand that are all stations of %1 now? One of the two goes back to its charter and can be placed again.</source>
        <translation>Na kolika polích stojí dvě stanice, které teď obě patří %1? Jedna z&#xa0;nich se vrací na zakládací listinu a&#xa0;lze ji umístit znovu.</translation>
    </message>
    <message>
        <source>On how many hexes do two stations stand that are all stations of %1 now? One of the two goes back to its charter and can be placed again.</source>
        <comment>18cz</comment>
        <translation>Na kolika polích stojí dvě stanice, které teď obě patří %1? Jedna z&#xa0;nich se vrací na zakládací listinu a&#xa0;lze ji umístit znovu.</translation>
    </message>
    <message>
        <source>Of these, taken over</source>
        <translation>Z&#xa0;toho převzaté</translation>
    </message>
</context>
<context>
    <name>flimnap::SnakeSale</name>
    <message>
        <source>%1 buys a private railway or passes</source>
        <translation>%1 kupuje soukromou železnici, nebo pasuje</translation>
    </message>
</context>
<context>
    <name>flimnap::StackDraft</name>
    <message>
        <source>%1 buys a railway or passes</source>
        <translation>%1 kupuje železnici, nebo pasuje</translation>
    </message>
    <message>
        <source>A railway is drawn on the table</source>
        <translation>Na stole se losuje železnice</translation>
    </message>
    <message>
        <source>It will have neither money nor trains.</source>
        <translation>Nebude mít ani peníze, ani vlaky.</translation>
    </message>
    <message>
        <source>Drawn: %1 only builds track</source>
        <translation>Los: %1 jen staví trať</translation>
    </message>
    <message>
        <source>It has neither director nor trains nor treasury. In each operating round it pays its shareholders by its price, and its price rises.</source>
        <translation>Nemá ředitele, vlaky ani pokladnu. V&#xa0;každém operačním kole vyplácí akcionáře podle své ceny a&#xa0;její cena roste.</translation>
    </message>
    <message>
        <source>It has neither money nor trains, earns nothing and is not exchanged.</source>
        <translation>Nemá peníze ani vlaky, nic nevydělává a&#xa0;nevyměňuje se.</translation>
    </message>
    <message>
        <source>As soon as Wien is brown the third marker of %1 is placed there</source>
        <translation>Jakmile je pole Wien hnědé, přijde na něj třetí žeton %1</translation>
    </message>
    <message>
        <source>Railways %1 and %2 of the draft: who takes one first</source>
        <translation>Železnice %1 a&#xa0;%2 ve výběru: kdo bere první</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Hráč 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Hráč 2</translation>
    </message>
    <message>
        <source>Order of the draft</source>
        <translation>Pořadí výběru</translation>
    </message>
    <message>
        <source>Place the second marker of the bond railway</source>
        <translation>Umístit druhý žeton dluhopisové železnice</translation>
    </message>
    <message>
        <source>%1 places the second marker of the bond railway: %2</source>
        <translation>%1 umisťuje druhý žeton dluhopisové železnice: %2</translation>
    </message>
    <message>
        <source>On any hex with a free slot. A third marker is placed in Wien as soon as Wien is brown.</source>
        <translation>Na libovolné pole s&#xa0;volným místem. Třetí žeton se umístí na pole Wien, jakmile je hnědé.</translation>
    </message>
    <message>
        <source>bond railway, pays by its price</source>
        <translation>dluhopisová železnice, platí podle své ceny</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the bond railway starts here</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>bond railway</source>
        <translation>dluhopisová železnice</translation>
    </message>
    <message>
        <source>one more in Wien once that is brown</source>
        <translation>další na pole Wien, až bude hnědé</translation>
    </message>
    <message>
        <source>bond railway, price %1</source>
        <translation>dluhopisová, cena %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikdo</translation>
    </message>
    <message>
        <source>Bond railway</source>
        <translation>Dluhopisová železnice</translation>
    </message>
    <message>
        <source>Which one it is</source>
        <translation>Která to je</translation>
    </message>
    <message>
        <source>May place its second marker</source>
        <translation>Druhý žeton smí umístit</translation>
    </message>
    <message>
        <source>%1 only builds track</source>
        <translation>%1 jen staví trať</translation>
    </message>
    <message>
        <source>Stations on the map</source>
        <translation>Stanice na mapě</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Výběr</translation>
    </message>
    <message>
        <source>Draw the coal railway that only builds track</source>
        <translation>Losovat uhelnou železnici, která jen staví trať</translation>
    </message>
    <message>
        <source>Draw the pre-state railway that only builds track</source>
        <translation>Losovat předstátní železnici, která jen staví trať</translation>
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
        <translation>jen staví trať</translation>
    </message>
    <message>
        <source>%1, half to the owner</source>
        <translation>%1, polovina vlastníkovi</translation>
    </message>
    <message>
        <source>%1, no director: its price falls</source>
        <translation>%1, bez ředitele: cena klesá</translation>
    </message>
    <message>
        <source>operates when its turn comes</source>
        <translation>operuje, až přijde na řadu</translation>
    </message>
    <message>
        <source>%1 % sold, operates with %2 %</source>
        <translation>prodáno %1&#xa0;%, operuje od %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1, is formed at the end of this round</source>
        <translation>%1, vzniká na konci tohoto kola</translation>
    </message>
    <message>
        <source>%1, is formed in phase %2</source>
        <translation>%1, vzniká ve fázi %2</translation>
    </message>
    <message>
        <source>%1, waits for the exchange of %2</source>
        <translation>%1, čeká na výměnu %2</translation>
    </message>
    <message>
        <source>%1, opens at the end of this round</source>
        <translation>%1, zahájí provoz na konci kola</translation>
    </message>
    <message>
        <source>%1, not floated yet</source>
        <translation>%1, zatím mimo provoz</translation>
    </message>
    <message>
        <source>%1. to operate</source>
        <translation>%1. na řadě</translation>
    </message>
    <message>
        <source>%1. · %2</source>
        <translation>%1. · %2</translation>
    </message>
    <message>
        <source>no train before the end of the set</source>
        <translation>do konce sady bez vlaku</translation>
    </message>
    <message>
        <source>trains %1/%2</source>
        <translation>vlaky %1/%2</translation>
    </message>
    <message>
        <source>stations %1, %2 left</source>
        <translation>stanice %1, zbývá %2</translation>
    </message>
    <message>
        <source>stations %1</source>
        <translation>stanice %1</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2&#xa0;%</translation>
    </message>
    <message>
        <source>for sale</source>
        <translation>v&#xa0;prodeji</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>s&#xa0;železnicí %1</translation>
    </message>
    <message>
        <source>later</source>
        <translation>později</translation>
    </message>
    <message>
        <source>in the rules: %1</source>
        <comment>printed name</comment>
        <translation>v&#xa0;pravidlech: %1</translation>
    </message>
    <message>
        <source>%1, is formed at the end of this round</source>
        <comment>1824</comment>
        <translation>%1, vzniká na konci tohoto kola</translation>
    </message>
    <message>
        <source>%1, is formed in phase %2</source>
        <comment>1824</comment>
        <translation>%1, vzniká ve fázi %2</translation>
    </message>
    <message>
        <source>%1, opens at the end of this round</source>
        <comment>1824</comment>
        <translation>%1, zahájí provoz na konci kola</translation>
    </message>
    <message>
        <source>%1, not floated yet</source>
        <comment>1824</comment>
        <translation>%1, zatím mimo provoz</translation>
    </message>
</context>
<context>
    <name>flimnap::Stories</name>
    <message>
        <source>%1 is formed</source>
        <translation>%1 vzniká</translation>
    </message>
    <message>
        <source>%1 begins with %2 in its treasury</source>
        <translation>%1 začíná s&#xa0;%2 v&#xa0;pokladně</translation>
    </message>
    <message>
        <source>treasury of %1</source>
        <translation>pokladna %1</translation>
    </message>
    <message>
        <source>Nobody holds %1 % of %2: it has no director</source>
        <translation>Nikdo nedrží %1&#xa0;% %2: společnost nemá ředitele</translation>
    </message>
    <message>
        <source>%1 is director of %2: nobody holds more than his %3 %</source>
        <translation>Ředitelem %2 je %1: víc než %3&#xa0;% nedrží nikdo</translation>
    </message>
    <message>
        <source>%1 is director of %2: %3 holds %4 % as well, but %1 owned %5</source>
        <translation>Ředitelem %2 je %1: %4&#xa0;% drží i&#xa0;%3, ale vlastníkem %5 je %1</translation>
    </message>
    <message>
        <source>%1 is director of %2: %3 holds %4 % as well, but %1 comes first from the priority card</source>
        <translation>Ředitelem %2 je %1: %4&#xa0;% drží i&#xa0;%3, ale %1 je dřív od karty priority</translation>
    </message>
    <message>
        <source>Markers of %1: %2 on the board, %3 still to place</source>
        <translation>Žetony %1: na plánu %2, k&#xa0;umístění %3</translation>
    </message>
    <message>
        <source>It takes the place of %1</source>
        <translation>Nahrazuje: %1</translation>
    </message>
    <message>
        <source>%1 must become a share of %2</source>
        <translation>%1 se musí vyměnit za akcii %2</translation>
    </message>
    <message>
        <source>%1 opens</source>
        <translation>%1 zahajuje provoz</translation>
    </message>
    <message>
        <source>What is left over</source>
        <translation>Co zbývá</translation>
    </message>
    <message>
        <source>Interest of %1 %</source>
        <translation>Úrok %1&#xa0;%</translation>
    </message>
    <message>
        <source>All payments are still made. The game ends after %1.</source>
        <translation>Všechny platby ještě proběhnou. Poslední kolo hry: %1.</translation>
    </message>
    <message>
        <source>All payments are still made.</source>
        <translation>Všechny platby ještě proběhnou.</translation>
    </message>
    <message>
        <source>The bank is broken</source>
        <translation>Bank je vyčerpán</translation>
    </message>
    <message>
        <source>Its certificates are worth nothing and leave the game</source>
        <translation>Její certifikáty jsou bezcenné a&#xa0;opouštějí hru</translation>
    </message>
    <message>
        <source>%1 is closed: its marker came into the closing area</source>
        <translation>%1 zaniká: její žeton se dostal do zóny zániku</translation>
    </message>
    <message>
        <source>All the cash of %1 is gone; what could not be sold counts at its price</source>
        <translation>%1: veškerá hotovost propadá; co nešlo prodat, počítá se za svou cenu</translation>
    </message>
    <message>
        <source>The game ends at once</source>
        <translation>Hra ihned končí</translation>
    </message>
    <message>
        <source>%1 is bankrupt</source>
        <translation>%1 bankrotuje</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Poslední kolo</translation>
    </message>
    <message>
        <source>%1 has one share only and must buy another one in the next stock round</source>
        <translation>%1 má jen jednu akcii a&#xa0;musí v&#xa0;příštím akciovém kole koupit další</translation>
    </message>
    <message>
        <source>The railways that only build track close</source>
        <translation>Dráhy, které jen staví trať, končí</translation>
    </message>
    <message>
        <source>%1 is formed</source>
        <comment>1824</comment>
        <translation>%1 vzniká</translation>
    </message>
    <message>
        <source>%1 opens</source>
        <comment>1824</comment>
        <translation>%1 zahajuje provoz</translation>
    </message>
    <message>
        <source>What is not in play goes back into the box</source>
        <translation>Co není ve hře, vrací se do krabice</translation>
    </message>
    <message>
        <source>%1: the end</source>
        <translation>%1 končí</translation>
    </message>
</context>
<context>
    <name>flimnap::SupplyView</name>
    <message>
        <source>train %1</source>
        <translation>%1-vlak</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>karta %1</translation>
    </message>
    <message>
        <source>On sale: %1</source>
        <translation>V&#xa0;prodeji: %1</translation>
    </message>
    <message numerus="yes">
        <source>On sale: %1, %n left</source>
        <translation>
            <numerusform>V&#xa0;prodeji: %1, zbývá %n</numerusform>
            <numerusform>V&#xa0;prodeji: %1, zbývají %n</numerusform>
            <numerusform>V&#xa0;prodeji: %1, zbývá %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: any number</source>
        <translation>%1: neomezeně</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (after the first %2)</source>
        <comment>trains on sale</comment>
        <translation>%1 (po prvním %2-vlaku)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>size of companies and their train limit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Train limit: %1. Tiles: %2.</source>
        <translation>Limit vlaků: %1. Barvy dílků: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n operating round(s) after a stock round.</source>
        <translation>
            <numerusform>Po akciovém kole %n&#xa0;operační kolo.</numerusform>
            <numerusform>Po akciovém kole %n&#xa0;operační kola.</numerusform>
            <numerusform>Po akciovém kole %n&#xa0;operačních kol.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trains besides: %1.</source>
        <translation>Vlaky navíc: %1.</translation>
    </message>
    <message>
        <source>The game ends with this round</source>
        <translation>Hra končí tímto kolem</translation>
    </message>
    <message>
        <source>The last round: incomes count twice, and none is kept</source>
        <translation>Poslední kolo: příjmy se násobí dvěma a&#xa0;žádný si nelze ponechat</translation>
    </message>
    <message>
        <source>broken, the game ends after %1</source>
        <translation>vyčerpán, hra končí po %1</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>vyčerpán</translation>
    </message>
    <message>
        <source>less than a tenth is left</source>
        <translation>zbývá méně než desetina</translation>
    </message>
    <message>
        <source>In the depot</source>
        <translation>V&#xa0;depu</translation>
    </message>
    <message>
        <source>In the open stock</source>
        <translation>Na volném trhu</translation>
    </message>
</context>
<context>
    <name>flimnap::TableCheck</name>
    <message>
        <source>coal railways</source>
        <translation>uhelné železnice</translation>
    </message>
    <message>
        <source>pre-state railways</source>
        <translation>předstátní železnice</translation>
    </message>
    <message>
        <source>regional railways</source>
        <translation>regionální železnice</translation>
    </message>
    <message>
        <source>state railways</source>
        <translation>státní železnice</translation>
    </message>
    <message>
        <source>mountain railways</source>
        <translation>horské železnice</translation>
    </message>
    <message>
        <source>Start cash</source>
        <translation>Počáteční kapitál</translation>
    </message>
    <message>
        <source>Treasury of a company</source>
        <translation>Pokladna společnosti</translation>
    </message>
    <message>
        <source>Certificate limit</source>
        <translation>Limit certifikátů</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Rounds of the game</source>
        <translation>Počet kol hry</translation>
    </message>
    <message>
        <source>OR %1.%2</source>
        <translation>OK %1.%2</translation>
    </message>
    <message>
        <source>%1 for a %2</source>
        <comment>new train, old train</comment>
        <translation>%1 za %2</translation>
    </message>
    <message>
        <source>A %1 is taken out of the game by the first</source>
        <translation>%1-vlak vyřadí ze hry první</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <comment>how many operating rounds</comment>
        <translation>Fáze %1</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <comment>train limit</comment>
        <translation>Fáze %1</translation>
    </message>
    <message>
        <source>Phase %1: %2</source>
        <comment>phase and size of companies</comment>
        <translation>Fáze %1: %2</translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation>Řada %1, sloupec %2</translation>
    </message>
    <message>
        <source>Their names and colours are printed on their cards; this app does not know them.</source>
        <translation>Jejich názvy a&#xa0;barvy jsou vytištěny na kartách; tato aplikace je nezná.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Na začátku</translation>
    </message>
    <message>
        <source>Operating rounds after a stock round</source>
        <translation>Operační kola po akciovém kole</translation>
    </message>
    <message>
        <source>Private railways</source>
        <translation>Soukromé železnice</translation>
    </message>
    <message>
        <source>Income of private railways</source>
        <translation>Příjem soukromých železnic</translation>
    </message>
    <message>
        <source>Value of private railways</source>
        <translation>Hodnota soukromých železnic</translation>
    </message>
    <message>
        <source>Number of train cards</source>
        <translation>Počet karet vlaků</translation>
    </message>
    <message>
        <source>Train prices</source>
        <translation>Ceny vlaků</translation>
    </message>
    <message>
        <source>To pay if an older train is given for a train</source>
        <translation>Doplatek za vlak při odevzdání staršího</translation>
    </message>
    <message>
        <source>When trains leave the game</source>
        <translation>Kdy vlaky opouštějí hru</translation>
    </message>
    <message>
        <source>Train limits</source>
        <translation>Limity vlaků</translation>
    </message>
    <message>
        <source>Initial prices</source>
        <translation>Počáteční ceny</translation>
    </message>
    <message>
        <source>Share-price chart</source>
        <translation>Ukazatel ceny akcií</translation>
    </message>
    <message>
        <source>Companies that are founded later</source>
        <translation>Později zakládané společnosti</translation>
    </message>
    <message>
        <source>Private companies</source>
        <translation>Soukromé společnosti</translation>
    </message>
    <message>
        <source>Private railways</source>
        <comment>18cz</comment>
        <translation>Soukromé železnice</translation>
    </message>
    <message>
        <source>Income of private railways</source>
        <comment>18cz</comment>
        <translation>Příjem soukromých železnic</translation>
    </message>
    <message>
        <source>Share-price chart</source>
        <comment>18cz</comment>
        <translation>Ukazatel ceny akcií</translation>
    </message>
</context>
<context>
    <name>flimnap::TableLadder</name>
    <message>
        <source>Column %1, upper row</source>
        <translation>Sloupec %1, horní řada</translation>
    </message>
    <message>
        <source>Column %1, lower row</source>
        <translation>Sloupec %1, dolní řada</translation>
    </message>
    <message>
        <source>Every price is higher than the one before it: %1 cannot follow %2.</source>
        <translation>Každá cena je vyšší než předchozí: %1 nemůže následovat po %2.</translation>
    </message>
    <message>
        <source>Every price is a multiple of %1, but not %2.</source>
        <translation>Každá cena je násobkem %1, ale %2 není.</translation>
    </message>
    <message>
        <source>The chart has two rows of the same length, begins with %1 and ends with %2.</source>
        <translation>Ukazatel má dvě stejně dlouhé řady, začíná %1 a&#xa0;končí %2.</translation>
    </message>
    <message>
        <source>Of the share prices the rules name only %1 and %2. Compare all of them with your board before the first move: what differs can be changed below.</source>
        <translation>Z&#xa0;cen akcií uvádějí pravidla jen %1 a&#xa0;%2. Před začátkem hry porovnejte všechny se svou deskou: co se liší, lze níže změnit.</translation>
    </message>
</context>
<context>
    <name>flimnap::TableSwitches</name>
    <message>
        <source>For advanced players</source>
        <translation>Pro pokročilé hráče</translation>
    </message>
    <message>
        <source>The top train card leaves the deck before trains run: some get old before they earn.</source>
        <translation>Horní karta vlaku se odstraňuje z&#xa0;balíčku před provozem vlaků: některé zastarají, než vydělají.</translation>
    </message>
    <message>
        <source>Two characters each</source>
        <translation>Každý dvě postavy</translation>
    </message>
    <message>
        <source>Both players take two character cards.</source>
        <translation>Oba hráči si vybírají dvě karty postav.</translation>
    </message>
    <message>
        <source>Allenbeck-Tottenham-Express</source>
        <translation>Allenbeck-Tottenham-Express</translation>
    </message>
    <message>
        <source>A train that calls at three of the four cities with names earns a bonus.</source>
        <translation>Vlak, který projede třemi ze čtyř pojmenovaných měst, získá bonus.</translation>
    </message>
    <message>
        <source>Laputa</source>
        <translation>Laputa</translation>
    </message>
    <message>
        <source>Brown cities with track for one company alone; it changes no sums.</source>
        <translation>Hnědá města s&#xa0;kolejí jen pro jednu společnost; na částkách nic nemění.</translation>
    </message>
    <message>
        <source>Brobdingnag</source>
        <translation>Brobdingnag</translation>
    </message>
    <message>
        <source>Tiles of its own. A company that pays keeps half of its income.</source>
        <translation>Vlastní dílky. Společnost, která vyplácí, si nechává polovinu příjmu.</translation>
    </message>
    <message>
        <source>Scenario tiles</source>
        <translation>Scénářové dílky</translation>
    </message>
    <message>
        <source>A landscape is laid first: terrain costs, mines pay.</source>
        <translation>Nejprve se položí krajina: terén něco stojí, doly vynášejí.</translation>
    </message>
    <message>
        <source>Where editions differ, the rules of</source>
        <translation>Kde se vydání liší, platí</translation>
    </message>
    <message>
        <source>The last kind of train</source>
        <translation>Poslední druh vlaku</translation>
    </message>
    <message>
        <source>How many trains of each kind</source>
        <translation>Kolik vlaků každého druhu</translation>
    </message>
    <message>
        <source>the Polish summary</source>
        <translation>polský přehled</translation>
    </message>
    <message>
        <source>18xx.games</source>
        <translation>18xx.games</translation>
    </message>
    <message>
        <source>five 8-trains</source>
        <translation>pět 8-vlaků</translation>
    </message>
    <message>
        <source>diesels, any number</source>
        <translation>diesely, neomezeně</translation>
    </message>
    <message>
        <source>5, 4, 3, 2, 2, 5, as set out</source>
        <translation>5, 4, 3, 2, 2, 5 podle přípravy hry</translation>
    </message>
    <message>
        <source>6, 5, 4, 3, 2, 6, as in the table of phases</source>
        <translation>6, 5, 4, 3, 2, 6 podle tabulky fází</translation>
    </message>
</context>
<context>
    <name>flimnap::TakeOvers</name>
    <message>
        <source>Left the game</source>
        <translation>Opustila hru</translation>
    </message>
</context>
<context>
    <name>flimnap::Told</name>
    <message>
        <source>{to} receives {amount}: {reason}</source>
        <translation>{to} dostává {amount}: {reason}</translation>
    </message>
    <message>
        <source>{from} pays {amount}: {reason}</source>
        <translation>{from} platí {amount}: {reason}</translation>
    </message>
    <message>
        <source>{from} pays {amount} to {to}: {reason}</source>
        <translation>{from} platí {amount} → {to}: {reason}</translation>
    </message>
    <message>
        <source>{to} takes {percent} % of {company} from the open stock</source>
        <translation>{to} bere {percent}&#xa0;% {company} z volného trhu</translation>
    </message>
    <message>
        <source>{to} takes {percent} % of {company} from the reserve</source>
        <translation>{to} bere {percent}&#xa0;% {company} z&#xa0;rezervy</translation>
    </message>
    <message>
        <source>{to} takes {percent} % of {company}</source>
        <translation>{to} bere {percent}&#xa0;% {company}</translation>
    </message>
    <message>
        <source>{percent} % of {company} go into the open stock</source>
        <translation>{percent}&#xa0;% {company} jde na volný trh</translation>
    </message>
    <message>
        <source>{percent} % of {company} go from the reserve to the bank</source>
        <translation>{percent}&#xa0;% {company} jde z&#xa0;rezervy do banku</translation>
    </message>
    <message>
        <source>{from} gives {percent} % of {company} into the open stock</source>
        <translation>{from} odevzdává {percent} % {company} na volný trh</translation>
    </message>
    <message>
        <source>{from} gives {percent} % of {company} to the bank</source>
        <translation>{from} odevzdává {percent}&#xa0;% {company} do banku</translation>
    </message>
    <message>
        <source>{to} takes the director&apos;s certificate of {company} for as many shares</source>
        <translation>{to} bere certifikát ředitele {company} za stejný počet akcií</translation>
    </message>
    <message>
        <source>The director&apos;s certificate of {company}: {from} → {to}</source>
        <translation>Certifikát ředitele {company}: {from} → {to}</translation>
    </message>
    <message>
        <source>{to} becomes director of {company}</source>
        <translation>{company} má nového ředitele: {to}</translation>
    </message>
    <message>
        <source>{company} is founded at {price}</source>
        <translation>{company} je založena s&#xa0;cenou {price}</translation>
    </message>
    <message>
        <source>{company} starts at {price}</source>
        <translation>{company} začíná s&#xa0;cenou {price}</translation>
    </message>
    <message>
        <source>{company} starts at {price}</source>
        <comment>1824</comment>
        <translation>{company} začíná s&#xa0;cenou {price}</translation>
    </message>
    <message>
        <source>{company} operates from now on</source>
        <translation>{company} odteď operuje</translation>
    </message>
    <message>
        <source>{company} floats</source>
        <translation>{company} zahajuje provoz</translation>
    </message>
    <message>
        <source>{company} floats</source>
        <comment>1824</comment>
        <translation>{company} zahajuje provoz</translation>
    </message>
    <message>
        <source>{company} leaves the game</source>
        <translation>{company} opouští hru</translation>
    </message>
    <message>
        <source>{company} leaves the game</source>
        <comment>1824</comment>
        <translation>{company} opouští hru</translation>
    </message>
    <message>
        <source>{company} stays at {to}</source>
        <translation>{company}: cena zůstává {to}</translation>
    </message>
    <message>
        <source>{company}: price {from} → {to}</source>
        <translation>{company}: cena {from} → {to}</translation>
    </message>
    <message>
        <source>{private} goes to {to}</source>
        <translation>{private} má nového vlastníka: {to}</translation>
    </message>
    <message>
        <source>{private} leaves the game</source>
        <translation>{private} opouští hru</translation>
    </message>
    <message>
        <source>{private} is handed in</source>
        <translation>Postava {private} je vyměněna</translation>
    </message>
    <message>
        <source>{private} stays out of this game</source>
        <translation>{private}: v&#xa0;této hře se nepoužije</translation>
    </message>
    <message>
        <source>The right of {private} is used</source>
        <translation>Právo {private} je využito</translation>
    </message>
    <message>
        <source>{minor} goes to {to}</source>
        <translation>{minor} má nového vlastníka: {to}</translation>
    </message>
    <message>
        <source>{owner} exchanges {private} for a share of {into}</source>
        <translation>{owner} vyměňuje {private} za akcii {into}</translation>
    </message>
    <message>
        <source>{owner} exchanges {minor} for {percent} % of {into}</source>
        <translation>{owner} vyměňuje {minor} za {percent}&#xa0;% {into}</translation>
    </message>
    <message>
        <source>{company} is formed</source>
        <translation>{company} vzniká</translation>
    </message>
    <message>
        <source>{company} is formed</source>
        <comment>1824</comment>
        <translation>{company} vzniká</translation>
    </message>
    <message>
        <source>{company} becomes the bond railway: it pays by its price</source>
        <translation>{company} je nově dluhopisová železnice: platí podle své ceny</translation>
    </message>
    <message>
        <source>{company} only builds track</source>
        <translation>{company} jen staví trať</translation>
    </message>
    <message>
        <source>The bank is broken</source>
        <translation>Bank je vyčerpán</translation>
    </message>
    <message>
        <source>{company} has no train and cannot pay one: the game ends with this round</source>
        <translation>{company} nemá vlak ani peníze na něj: hra končí tímto kolem</translation>
    </message>
    <message>
        <source>A marker of {company} goes back to its charter</source>
        <translation>Žeton {company} se vrací na zakládací listinu</translation>
    </message>
    <message>
        <source>{player} owes {debt}</source>
        <translation>{player} dluží {debt}</translation>
    </message>
    <message>
        <source>{player} owes {debt}, penalty at the end {penalty}</source>
        <translation>{player} dluží {debt}, penále na konci {penalty}</translation>
    </message>
    <message>
        <source>{company} earns {amount}</source>
        <translation>{company} vydělává {amount}</translation>
    </message>
    <message>
        <source>Train {train} of {from} leaves the game</source>
        <translation>{train}-vlak společnosti {from} opouští hru</translation>
    </message>
    <message>
        <source>Train {train} leaves the game</source>
        <translation>{train}-vlak opouští hru</translation>
    </message>
    <message>
        <source>Train {train} goes into the depot</source>
        <translation>{train}-vlak se přesouvá do vlakového depa</translation>
    </message>
    <message>
        <source>Train {train} goes into the open stock</source>
        <translation>{train}-vlak jde na volný trh</translation>
    </message>
    <message>
        <source>Train {train} goes to {to}</source>
        <translation>{train}-vlak má nového vlastníka: {to}</translation>
    </message>
    <message>
        <source>{company} turns train {from} to {to}</source>
        <translation>{company} otáčí {from}-vlak na {to}</translation>
    </message>
    <message numerus="yes">
        <source>{count} unsold train(s) {train} leave the game</source>
        <translation>
            <numerusform>{count}&#xa0;neprodaný {train}-vlak opouští hru</numerusform>
            <numerusform>{count}&#xa0;neprodané vlaky {train} opouštějí hru</numerusform>
            <numerusform>{count}&#xa0;neprodaných vlaků {train} opouští hru</numerusform>
        </translation>
    </message>
    <message>
        <source>Train {train} leaves the depot</source>
        <translation>{train}-vlak opouští depo</translation>
    </message>
    <message>
        <source>Train {train} leaves the open stock</source>
        <translation>{train}-vlak opouští volný trh</translation>
    </message>
    <message>
        <source>Train {train} of {owner} is obsolete</source>
        <translation>{train}-vlak společnosti {owner} zastarává</translation>
    </message>
    <message>
        <source>Train {train} in the depot is obsolete</source>
        <translation>{train}-vlak v&#xa0;depu zastarává</translation>
    </message>
    <message>
        <source>{player} copies card {card}</source>
        <translation>{player} kopíruje kartu {card}</translation>
    </message>
    <message>
        <source>{player} takes card {card}</source>
        <translation>{player} bere kartu {card}</translation>
    </message>
    <message>
        <source>{company} lays a tile of {character}</source>
        <translation>{company} pokládá dílek postavy {character}</translation>
    </message>
    <message>
        <source>{who} upgrades a city to brown</source>
        <translation>{who} vylepšuje město na hnědé</translation>
    </message>
    <message>
        <source>{who} upgrades a city to green</source>
        <translation>{who} vylepšuje město na zelené</translation>
    </message>
    <message>
        <source>{who} lays a yellow city</source>
        <translation>{who} pokládá žluté město</translation>
    </message>
    <message>
        <source>{who} lays plain track</source>
        <translation>{who} pokládá prázdnou trať</translation>
    </message>
    <message>
        <source>{who} cannot build</source>
        <translation>{who} nemůže stavět</translation>
    </message>
    <message>
        <source>{who} upgrades a city to brown, and adds a plain tile</source>
        <translation>{who} vylepšuje město na hnědé a&#xa0;přidává prázdnou trať</translation>
    </message>
    <message>
        <source>{who} upgrades a city to green, and adds a plain tile</source>
        <translation>{who} vylepšuje město na zelené a&#xa0;přidává prázdnou trať</translation>
    </message>
    <message>
        <source>{who} lays a yellow city, and adds a plain tile</source>
        <translation>{who} pokládá žluté město a&#xa0;přidává prázdnou trať</translation>
    </message>
    <message>
        <source>{who} lays plain track, and adds a plain tile</source>
        <translation>{who} pokládá prázdnou trať a&#xa0;přidává další</translation>
    </message>
    <message>
        <source>The top train card {card} is exported</source>
        <translation>Horní karta {card}-vlaku se odstraňuje</translation>
    </message>
    <message>
        <source>The top train card {card} is exported</source>
        <comment>1824</comment>
        <translation>Horní karta {card}-vlaku se odstraňuje</translation>
    </message>
    <message>
        <source>The top train card {card} is exported</source>
        <comment>18cz</comment>
        <translation>Horní karta {card}-vlaku se odstraňuje</translation>
    </message>
    <message>
        <source>Phase {phase} begins</source>
        <translation>Začíná fáze {phase}</translation>
    </message>
    <message>
        <source>{company} places its home station</source>
        <translation>{company} umisťuje domovskou stanici</translation>
    </message>
    <message>
        <source>{company} places a station</source>
        <translation>{company} umisťuje stanici</translation>
    </message>
    <message>
        <source>{company}: stations on the map {on_map}, markers left {left}</source>
        <translation>{company}: stanice na mapě {on_map}, zbývající žetony {left}</translation>
    </message>
    <message>
        <source>{company} lays track</source>
        <translation>{company} staví trať</translation>
    </message>
    <message>
        <source>{company} has {shares} shares</source>
        <translation>{company} má nyní akcií: {shares}</translation>
    </message>
    <message numerus="yes">
        <source>{holder}: {given} old share(s) for {received} of {company}</source>
        <translation>
            <numerusform>{holder}: {given}&#xa0;stará akcie za {received} {company}</numerusform>
            <numerusform>{holder}: {given}&#xa0;staré akcie za {received} {company}</numerusform>
            <numerusform>{holder}: {given}&#xa0;starých akcií za {received} {company}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{holder}: {given} old share(s) for {received} of {company}, there are no more</source>
        <translation>
            <numerusform>{holder}: {given}&#xa0;stará akcie za {received} {company}, víc už jich není</numerusform>
            <numerusform>{holder}: {given}&#xa0;staré akcie za {received} {company}, víc už jich není</numerusform>
            <numerusform>{holder}: {given}&#xa0;starých akcií za {received} {company}, víc už jich není</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{holder}: {given} old share(s) for {received} of {company}, an odd one is lost</source>
        <translation>
            <numerusform>{holder}: {given}&#xa0;stará akcie za {received} {company}, lichá propadá</numerusform>
            <numerusform>{holder}: {given}&#xa0;staré akcie za {received} {company}, lichá propadá</numerusform>
            <numerusform>{holder}: {given}&#xa0;starých akcií za {received} {company}, lichá propadá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{holder}: {given} old share(s) for {received} of {company}, an odd one goes to the open stock</source>
        <translation>
            <numerusform>{holder}: {given}&#xa0;stará akcie za {received} {company}, lichá jde na volný trh</numerusform>
            <numerusform>{holder}: {given}&#xa0;staré akcie za {received} {company}, lichá jde na volný trh</numerusform>
            <numerusform>{holder}: {given}&#xa0;starých akcií za {received} {company}, lichá jde na volný trh</numerusform>
        </translation>
    </message>
    <message>
        <source>Average of the prices {prices} without {left_out}, down to a multiple of 5: {average}</source>
        <translation>Průměr cen {prices} (bez ceny {left_out}), zaokrouhleno dolů na násobek&#xa0;5: {average}</translation>
    </message>
    <message>
        <source>Average of the prices {prices}, down to a multiple of 5: {average}</source>
        <translation>Průměr cen {prices}, zaokrouhleno dolů na násobek&#xa0;5: {average}</translation>
    </message>
    <message>
        <source>{company} has no loans</source>
        <translation>{company} nemá půjčky</translation>
    </message>
    <message numerus="yes">
        <source>{company} has {loans} loan(s)</source>
        <translation>
            <numerusform>{company} má {loans}&#xa0;půjčku</numerusform>
            <numerusform>{company} má {loans}&#xa0;půjčky</numerusform>
            <numerusform>{company} má {loans}&#xa0;půjček</numerusform>
        </translation>
    </message>
    <message>
        <source>The bank keeps nothing more for {company}</source>
        <translation>Bank pro {company} už nic nedrží</translation>
    </message>
    <message>
        <source>The bank keeps {escrow} for {company}</source>
        <translation>Bank drží {escrow} pro {company}</translation>
    </message>
    <message>
        <source>{company} owes {amount} of interest</source>
        <translation>{company} dluží úrok {amount}</translation>
    </message>
    <message>
        <source>{company} owes {amount} of interest, {out_of_income} of it out of its income</source>
        <translation>{company} dluží úrok {amount}, z&#xa0;toho {out_of_income} z&#xa0;příjmu</translation>
    </message>
    <message>
        <source>{company} has reached its destination</source>
        <translation>{company} dosahuje cíle</translation>
    </message>
    <message>
        <source>{company} borrows train {train}</source>
        <translation>{company} si půjčuje {train}-vlak</translation>
    </message>
    <message>
        <source>The certificate limit is {limit} now</source>
        <translation>Limit certifikátů je teď {limit}</translation>
    </message>
    <message>
        <source>{player} is bankrupt</source>
        <translation>{player} bankrotuje</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>Hra končí</translation>
    </message>
    <message>
        <source>The trains of round {number} run</source>
        <translation>Provoz vlaků v&#xa0;kole {number}</translation>
    </message>
    <message>
        <source>{round} begins</source>
        <translation>{round} začíná</translation>
    </message>
    <message>
        <source>The table waives a rule</source>
        <translation>Hráči ustupují od pravidla</translation>
    </message>
    <message>
        <source>{private} costs only {price} now</source>
        <translation>{private} teď stojí jen {price}</translation>
    </message>
</context>
<context>
    <name>flimnap::TurnView</name>
    <message>
        <source>%1 may still sell, or ends the turn</source>
        <translation>%1 může ještě prodávat, nebo končí tah</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 končí tah</translation>
    </message>
    <message>
        <source>%1 sells, buys or passes</source>
        <translation>%1 prodává, kupuje, nebo pasuje</translation>
    </message>
    <message>
        <source>%1 sells or passes</source>
        <translation>%1 prodává, nebo pasuje</translation>
    </message>
    <message>
        <source>%1 buys or passes</source>
        <translation>%1 kupuje, nebo pasuje</translation>
    </message>
    <message>
        <source>%1 can only pass</source>
        <translation>%1 může jen pasovat</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Hra skončila.</translation>
    </message>
    <message>
        <source>%1 must give up a train</source>
        <translation>%1 musí odevzdat vlak</translation>
    </message>
    <message>
        <source>%1 must exchange %2</source>
        <translation>%1 musí vyměnit %2</translation>
    </message>
    <message>
        <source>%1 takes a railway</source>
        <translation>%1 si bere železnici</translation>
    </message>
    <message>
        <source>%1 must raise %2</source>
        <translation>%1 musí sehnat %2</translation>
    </message>
    <message>
        <source>%1 runs for %2: %3 decides on track, %4 on stations</source>
        <translation>%1 (%2): o&#xa0;trati rozhoduje %3, o&#xa0;stanicích %4</translation>
    </message>
    <message>
        <source>%1 operates, %2 decides</source>
        <translation>%1 operuje, rozhoduje %2</translation>
    </message>
    <message>
        <source>%1 bids %2 or more for %3, or drops out</source>
        <translation>%1 nabízí %2 nebo víc za %3, nebo odstupuje</translation>
    </message>
    <message>
        <source>The other railway of the same stack goes to the other player.</source>
        <translation>Druhá železnice ze stejné hromádky připadne druhému hráči.</translation>
    </message>
    <message>
        <source>It is what the other player left of the stack.</source>
        <translation>Je to, co z&#xa0;hromádky zbylo po druhém hráči.</translation>
    </message>
    <message>
        <source>for a train %1: %2</source>
        <translation>na %1-vlak: %2</translation>
    </message>
    <message>
        <source>%1 has %2 and %3 has %4. Missing %5.</source>
        <translation>%1 má %2 a&#xa0;%3 má %4. Chybí %5.</translation>
    </message>
    <message>
        <source>%1 must give up a train</source>
        <comment>1824</comment>
        <translation>%1 musí odevzdat vlak</translation>
    </message>
    <message>
        <source>%1 must give up a train</source>
        <comment>18cz</comment>
        <translation>%1 musí odevzdat vlak</translation>
    </message>
</context>
<context>
    <name>flimnap::Waterfall</name>
    <message>
        <source>Auction</source>
        <translation>Dražba</translation>
    </message>
    <message>
        <source>Auction of the private companies</source>
        <translation>Dražba soukromých společností</translation>
    </message>
    <message>
        <source>%1 buys %2, bids for a later one, or passes</source>
        <translation>%1 kupuje %2, nabízí za pozdější, nebo pasuje</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player and his bid</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, pays %2 a round</source>
        <translation>%1, vynáší %2 za kolo</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>stojí %1</translation>
    </message>
    <message>
        <source>bids from %1</source>
        <translation>nabídky od %1</translation>
    </message>
</context>
<context>
    <name>flimnap::Wording</name>
    <message>
        <source>Income %1</source>
        <translation>Příjem %1</translation>
    </message>
    <message>
        <source>Place the home station, free</source>
        <translation>Umístit domovskou stanici, zdarma</translation>
    </message>
    <message>
        <source>Lay track, free</source>
        <translation>Stavět trať, zdarma</translation>
    </message>
    <message>
        <source>Place a station, free</source>
        <translation>Umístit stanici, zdarma</translation>
    </message>
    <message>
        <source>Lay track for %1</source>
        <translation>Stavět trať za %1</translation>
    </message>
    <message>
        <source>Place a station for %1</source>
        <translation>Umístit stanici za %1</translation>
    </message>
    <message>
        <source>Income %1, from mines %2</source>
        <translation>Příjem %1, z&#xa0;dolů %2</translation>
    </message>
    <message>
        <source>Pay out %1, keep %2</source>
        <translation>Vyplatit %1, ponechat %2</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Ponechat %1</translation>
    </message>
    <message>
        <source>Pay out %1</source>
        <translation>Vyplatit %1</translation>
    </message>
    <message>
        <source>Buy train %1 for %2 and train %3</source>
        <translation>Koupit %1-vlak za %2 a&#xa0;%3-vlak</translation>
    </message>
    <message>
        <source>Buy train %1 for %2, %3 of it from its director</source>
        <translation>Koupit %1-vlak za %2, z&#xa0;toho %3 platí ředitel</translation>
    </message>
    <message>
        <source>Buy train %1 for %2, %3 of it borrowed</source>
        <translation>Koupit %1-vlak za %2, z&#xa0;toho %3 na půjčku</translation>
    </message>
    <message>
        <source>Buy train %1 for %2</source>
        <translation>Koupit %1-vlak za %2</translation>
    </message>
    <message>
        <source>Buy %1 for %2</source>
        <translation>Koupit %1 za %2</translation>
    </message>
    <message>
        <source>Found %1 at %2 for %3</source>
        <translation>Založit %1 s&#xa0;cenou %2 za %3</translation>
    </message>
    <message>
        <source>Start %1 at %2 for %3</source>
        <translation>Založit %1 s&#xa0;cenou %2 za %3</translation>
    </message>
    <message>
        <source>Buy %1 %2 % for %3</source>
        <translation>Koupit %2&#xa0;% %1 za %3</translation>
    </message>
    <message>
        <source>Sell %1 %2 % for %3</source>
        <translation>Prodat %2&#xa0;% %1 za %3</translation>
    </message>
    <message>
        <source>Repay %1</source>
        <translation>Splatit %1</translation>
    </message>
    <message>
        <source>Take %1 for %2</source>
        <translation>Vzít %1 za %2</translation>
    </message>
    <message>
        <source>Exchange %1 for %2 % of %3</source>
        <translation>Vyměnit %1 za %2&#xa0;% %3</translation>
    </message>
    <message>
        <source>Turn train %1 to %2, free</source>
        <translation>Otočit %1-vlak na %2, zdarma</translation>
    </message>
    <message>
        <source>Turn train %1 to %2 for %3</source>
        <translation>Otočit %1-vlak na %2 za %3</translation>
    </message>
    <message>
        <source>Sell %1 for %2</source>
        <translation>Prodat %1 za %2</translation>
    </message>
    <message>
        <source>Take a loan: %1</source>
        <translation>Vzít půjčku: %1</translation>
    </message>
    <message>
        <source>Repay loans: %1</source>
        <translation>Splatit půjčky: %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Vzít %1</translation>
    </message>
    <message>
        <source>Give %1</source>
        <translation>Přidat %1</translation>
    </message>
    <message>
        <source>Hand in %1 for %2</source>
        <translation>Vyměnit postavu %1 za %2</translation>
    </message>
    <message>
        <source>Take over %1 for %2</source>
        <translation>Převzít %1 za %2</translation>
    </message>
    <message>
        <source>%1 exchanges %2 for a share of %3</source>
        <translation>%1 vyměňuje %2 za akcii %3</translation>
    </message>
    <message>
        <source>%1 exchanges %2 for %3 % of %4</source>
        <translation>%1 vyměňuje %2 za %3&#xa0;% %4</translation>
    </message>
    <message>
        <source>%1 earns %2</source>
        <translation>%1 vydělává %2</translation>
    </message>
    <message>
        <source>%1 turns train %2 to %3</source>
        <translation>%1 otáčí %2-vlak na %3</translation>
    </message>
    <message>
        <source>%1 lays a tile of %2</source>
        <translation>%1 pokládá dílek postavy %2</translation>
    </message>
    <message>
        <source>%1 places its home station</source>
        <translation>%1 umisťuje domovskou stanici</translation>
    </message>
    <message>
        <source>%1 places a station</source>
        <translation>%1 umisťuje stanici</translation>
    </message>
    <message>
        <source>%1 borrows train %2</source>
        <translation>%1 si půjčuje %2-vlak</translation>
    </message>
    <message>
        <source>%1 lays track</source>
        <translation>%1 staví trať</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>the depot</source>
        <translation>depo</translation>
    </message>
    <message>
        <source>the open stock</source>
        <translation>volný trh</translation>
    </message>
    <message>
        <source>Correction: %1 %2</source>
        <translation>Oprava: %1 %2</translation>
    </message>
    <message>
        <source>Correction: %1 stands at %2</source>
        <translation>Oprava: %1 stojí na %2</translation>
    </message>
    <message>
        <source>Correction: %1 %2 % of %3</source>
        <translation>Oprava: %1 %2&#xa0;% %3</translation>
    </message>
    <message>
        <source>Correction: %1 gets train %2</source>
        <translation>Oprava: %1 dostává %2-vlak</translation>
    </message>
    <message>
        <source>Correction: %1 gives train %2</source>
        <translation>Oprava: %1 odevzdává %2-vlak</translation>
    </message>
    <message>
        <source>Correction: it is the turn of %1</source>
        <translation>Oprava: na tahu je %1</translation>
    </message>
    <message>
        <source>Correction: phase %1</source>
        <translation>Oprava: fáze %1</translation>
    </message>
    <message>
        <source>%1 loses %2, there is no share left</source>
        <translation>%1 ztrácí %2, žádná akcie nezbývá</translation>
    </message>
    <message>
        <source>%1 decides: %2</source>
        <translation>%1 rozhoduje: %2</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>Los: %1</translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 losuje %2</translation>
    </message>
    <message>
        <source>%1 buys train %2 from %3 and hands in train %4</source>
        <translation>%1 kupuje %2-vlak na protiúčet za %4-vlak, prodává %3</translation>
    </message>
    <message>
        <source>%1 buys train %2 from %3 for %4</source>
        <translation>%1 kupuje %2-vlak za %4, prodává %3</translation>
    </message>
    <message>
        <source>%1 buys train %2 from %3</source>
        <translation>%1 kupuje %2-vlak, prodává %3</translation>
    </message>
    <message>
        <source>%1 starts %2 at %3</source>
        <translation>%1 zakládá %2 s&#xa0;cenou %3</translation>
    </message>
    <message>
        <source>%1 starts %2</source>
        <translation>%1 zakládá %2</translation>
    </message>
    <message>
        <source>%1 sells %2 % of %3</source>
        <translation>%1 prodává %2&#xa0;% %3</translation>
    </message>
    <message>
        <source>%1 sells %2</source>
        <translation>%1 prodává %2</translation>
    </message>
    <message>
        <source>%1 buys %2 % of %3</source>
        <translation>%1 kupuje %2&#xa0;% %3</translation>
    </message>
    <message>
        <source>%1 buys a share of %2 from the open stock</source>
        <translation>%1 kupuje akcii %2 z volného trhu</translation>
    </message>
    <message>
        <source>%1 buys a share of %2</source>
        <translation>%1 kupuje akcii %2</translation>
    </message>
    <message>
        <source>mines %1</source>
        <translation>doly %1</translation>
    </message>
    <message>
        <source>no route</source>
        <translation>žádná trasa</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 do pokladny %2</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 si bere: %2</translation>
    </message>
    <message>
        <source>%1 takes %2 for %3</source>
        <translation>%1 si bere %2 za %3</translation>
    </message>
    <message>
        <source>%1 lays track with the right of %2</source>
        <translation>%1 staví trať s&#xa0;právem %2</translation>
    </message>
    <message>
        <source>%1 lays track for %2</source>
        <translation>%1 staví trať za %2</translation>
    </message>
    <message>
        <source>%1 runs: %2</source>
        <translation>%1 jede: %2</translation>
    </message>
    <message>
        <source>%1 earns %2, and %3 from mines</source>
        <translation>%1 vydělává %2, z&#xa0;dolů %3</translation>
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
        <translation>%1 nabízí %2 za %3</translation>
    </message>
    <message>
        <source>%1 repays %2</source>
        <translation>%1 splácí %2</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 končí tah</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 pasuje</translation>
    </message>
    <message>
        <source>%1 keeps its income</source>
        <translation>%1 si ponechává příjem</translation>
    </message>
    <message>
        <source>%1 pays half of its income</source>
        <translation>%1 vyplácí polovinu příjmu</translation>
    </message>
    <message>
        <source>%1 pays its income out</source>
        <translation>%1 vyplácí příjem</translation>
    </message>
    <message>
        <source>%1 gives up train %2</source>
        <translation>%1 odevzdává %2-vlak</translation>
    </message>
    <message>
        <source>%1 sells %2 to the bank</source>
        <translation>%1 prodává %2 banku</translation>
    </message>
    <message>
        <source>%1 gets %2 for its next run</source>
        <translation>%1 dostává %2 na příští jízdu</translation>
    </message>
    <message>
        <source>%1 uses the right of %2</source>
        <translation>%1 využívá právo %2</translation>
    </message>
    <message>
        <source>%1 takes over %2 at %3 a share</source>
        <translation>%1 přebírá %2 po %3 za akcii</translation>
    </message>
    <message>
        <source>%1 takes over %2</source>
        <translation>%1 přebírá %2</translation>
    </message>
    <message>
        <source>%1 takes a loan</source>
        <translation>%1 si bere půjčku</translation>
    </message>
    <message numerus="yes">
        <source>%1 repays %n loan(s)</source>
        <translation>
            <numerusform>%1 splácí %n&#xa0;půjčku</numerusform>
            <numerusform>%1 splácí %n&#xa0;půjčky</numerusform>
            <numerusform>%1 splácí %n&#xa0;půjček</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ends its turn</source>
        <translation>%1 končí svůj tah</translation>
    </message>
    <message>
        <source>%1 gives %2</source>
        <translation>%1 přidává %2</translation>
    </message>
    <message>
        <source>%1 hands in %2</source>
        <translation>%1 vyměňuje postavu %2</translation>
    </message>
    <message>
        <source>%1 gives train %2 into the depot</source>
        <translation>%1 vrací %2-vlak do depa</translation>
    </message>
    <message>
        <source>%1 cannot pay and is bankrupt</source>
        <translation>%1 nemůže platit a&#xa0;bankrotuje</translation>
    </message>
    <message>
        <source>The table agrees to end the game</source>
        <translation>Hráči se shodli na konci hry</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>depot</source>
        <translation>depo</translation>
    </message>
    <message>
        <source>open stock</source>
        <translation>volný trh</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>rezerva</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>los</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Výběr</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Předkolo</translation>
    </message>
    <message>
        <source>SR %1</source>
        <translation>AK %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Kolo %1</translation>
    </message>
    <message>
        <source>OR %1.%2</source>
        <translation>OK %1.%2</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>Pre-stock round</source>
        <translation>Předkolo</translation>
    </message>
    <message>
        <source>Stock round %1</source>
        <translation>Akciové kolo %1</translation>
    </message>
    <message>
        <source>Round %1 of %2: actions</source>
        <translation>Kolo %1 z&#xa0;%2: akce</translation>
    </message>
    <message>
        <source>Round %1 of %2: trains</source>
        <translation>Kolo %1 z&#xa0;%2: provoz vlaků</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Kolo %1 z&#xa0;%2</translation>
    </message>
    <message>
        <source>Operating round %1.%2</source>
        <translation>Operační kolo %1.%2</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Konec hry</translation>
    </message>
    <message>
        <source>small</source>
        <translation>malá</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>střední</translation>
    </message>
    <message>
        <source>large</source>
        <translation>velká</translation>
    </message>
    <message>
        <source>mountain</source>
        <comment>railways</comment>
        <translation>horská</translation>
    </message>
    <message>
        <source>coal</source>
        <comment>railways</comment>
        <translation>uhelná</translation>
    </message>
    <message>
        <source>pre-state</source>
        <comment>railways</comment>
        <translation>předstátní</translation>
    </message>
    <message>
        <source>regional</source>
        <comment>railways</comment>
        <translation>regionální</translation>
    </message>
    <message>
        <source>state</source>
        <comment>railways</comment>
        <translation>státní</translation>
    </message>
    <message>
        <source>railway</source>
        <translation>železnice</translation>
    </message>
    <message>
        <source>ordinary</source>
        <comment>trains</comment>
        <translation>běžný</translation>
    </message>
    <message>
        <source>never rusts</source>
        <comment>trains</comment>
        <translation>nezreziví</translation>
    </message>
    <message>
        <source>rusts some day</source>
        <comment>trains</comment>
        <translation>časem zreziví</translation>
    </message>
    <message>
        <source>goods</source>
        <comment>trains</comment>
        <translation>nákladní</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>train and the letter of its card</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>opening balance</source>
        <translation>počáteční stav</translation>
    </message>
    <message>
        <source>railway bought</source>
        <translation>nákup železnice</translation>
    </message>
    <message>
        <source>private company bought</source>
        <translation>nákup soukromé společnosti</translation>
    </message>
    <message>
        <source>private railway bought</source>
        <translation>nákup soukromé železnice</translation>
    </message>
    <message>
        <source>income of a railway</source>
        <translation>příjem železnice</translation>
    </message>
    <message>
        <source>income of a private company</source>
        <translation>příjem soukromé společnosti</translation>
    </message>
    <message>
        <source>income of a private railway</source>
        <translation>příjem soukromé železnice</translation>
    </message>
    <message>
        <source>private railway sold</source>
        <translation>prodej soukromé železnice</translation>
    </message>
    <message>
        <source>share bought</source>
        <translation>nákup akcie</translation>
    </message>
    <message>
        <source>shares sold</source>
        <translation>prodej akcií</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>kapitál</translation>
    </message>
    <message>
        <source>track</source>
        <translation>trať</translation>
    </message>
    <message>
        <source>station</source>
        <translation>stanice</translation>
    </message>
    <message>
        <source>dividend</source>
        <translation>dividenda</translation>
    </message>
    <message>
        <source>income kept</source>
        <translation>ponechaný příjem</translation>
    </message>
    <message>
        <source>income</source>
        <translation>příjem</translation>
    </message>
    <message>
        <source>income of mines</source>
        <translation>příjem z&#xa0;dolů</translation>
    </message>
    <message>
        <source>compensation</source>
        <translation>náhrada</translation>
    </message>
    <message>
        <source>treasury taken over</source>
        <translation>převzetí pokladny</translation>
    </message>
    <message>
        <source>train bought</source>
        <translation>nákup vlaku</translation>
    </message>
    <message>
        <source>train turned over</source>
        <translation>otočení vlaku</translation>
    </message>
    <message>
        <source>director&apos;s help</source>
        <translation>pomoc ředitele</translation>
    </message>
    <message>
        <source>loan</source>
        <translation>půjčka</translation>
    </message>
    <message>
        <source>debt repaid</source>
        <translation>splátka dluhu</translation>
    </message>
    <message>
        <source>action card</source>
        <translation>akční karta</translation>
    </message>
    <message>
        <source>treasury card</source>
        <translation>karta do pokladny</translation>
    </message>
    <message>
        <source>character</source>
        <translation>postava</translation>
    </message>
    <message>
        <source>interest</source>
        <translation>úrok</translation>
    </message>
    <message>
        <source>repayment of loans</source>
        <translation>splátka půjček</translation>
    </message>
    <message>
        <source>capital kept until the destination</source>
        <translation>kapitál zadržený do cíle</translation>
    </message>
    <message>
        <source>the company is closed</source>
        <translation>zánik společnosti</translation>
    </message>
    <message>
        <source>bankruptcy</source>
        <translation>bankrot</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>oprava</translation>
    </message>
    <message>
        <source>Buy a private railway</source>
        <translation>Koupit soukromou železnici</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Dražit</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Vzít</translation>
    </message>
    <message>
        <source>Start a company</source>
        <translation>Založit společnost</translation>
    </message>
    <message>
        <source>Buy a share</source>
        <translation>Koupit akcii</translation>
    </message>
    <message>
        <source>Sell shares</source>
        <translation>Prodat akcie</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Vyměnit</translation>
    </message>
    <message>
        <source>Repay debt</source>
        <translation>Splatit dluh</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasovat</translation>
    </message>
    <message>
        <source>Lay track</source>
        <translation>Stavět trať</translation>
    </message>
    <message>
        <source>Place a station</source>
        <translation>Umístit stanici</translation>
    </message>
    <message>
        <source>Run trains</source>
        <translation>Provoz vlaků</translation>
    </message>
    <message>
        <source>Dividend</source>
        <translation>Dividenda</translation>
    </message>
    <message>
        <source>Buy a train</source>
        <translation>Koupit vlak</translation>
    </message>
    <message>
        <source>Give up a train</source>
        <translation>Vrátit vlak</translation>
    </message>
    <message>
        <source>Turn a train over</source>
        <translation>Otočit vlak</translation>
    </message>
    <message>
        <source>Borrow a train</source>
        <translation>Půjčit si vlak</translation>
    </message>
    <message>
        <source>Sell a private railway</source>
        <translation>Prodat soukromou železnici</translation>
    </message>
    <message>
        <source>Use a right</source>
        <translation>Využít právo</translation>
    </message>
    <message>
        <source>Take over a company</source>
        <translation>Převzít společnost</translation>
    </message>
    <message>
        <source>Take a loan</source>
        <translation>Vzít půjčku</translation>
    </message>
    <message>
        <source>Repay a loan</source>
        <translation>Splatit půjčku</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Ukončit tah</translation>
    </message>
    <message>
        <source>Enter a draw</source>
        <translation>Zadat los</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Rozhodnout</translation>
    </message>
    <message>
        <source>Choose an action card</source>
        <translation>Vybrat akční kartu</translation>
    </message>
    <message>
        <source>Copy an action card</source>
        <translation>Kopírovat akční kartu</translation>
    </message>
    <message>
        <source>Money for companies</source>
        <translation>Peníze společnostem</translation>
    </message>
    <message>
        <source>Hand in a character</source>
        <translation>Vyměnit postavu</translation>
    </message>
    <message>
        <source>Give back an obsolete train</source>
        <translation>Vrátit zastaralý vlak</translation>
    </message>
    <message>
        <source>Say what was built</source>
        <translation>Zadat, co se postavilo</translation>
    </message>
    <message>
        <source>Bankruptcy</source>
        <translation>Bankrot</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Oprava</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Ukončit hru</translation>
    </message>
    <message>
        <source>Buy a railway</source>
        <translation>Koupit železnici</translation>
    </message>
    <message>
        <source>Buy a private company</source>
        <translation>Koupit soukromou společnost</translation>
    </message>
    <message>
        <source>Take a company or a character</source>
        <translation>Vzít společnost nebo postavu</translation>
    </message>
    <message>
        <source>Take a railway</source>
        <translation>Vzít železnici</translation>
    </message>
    <message>
        <source>Found a company</source>
        <translation>Založit společnost</translation>
    </message>
    <message>
        <source>Money of %1</source>
        <translation>Peníze: %1</translation>
    </message>
    <message>
        <source>Hand in %1</source>
        <translation>Vyměnit postavu %1</translation>
    </message>
    <message>
        <source>Lay a tile of %1</source>
        <translation>Dílek postavy %1</translation>
    </message>
    <message>
        <source>%1 builds</source>
        <translation>%1 staví</translation>
    </message>
    <message>
        <source>Exchange a railway</source>
        <translation>Vyměnit železnici</translation>
    </message>
    <message>
        <source>none</source>
        <comment>trains</comment>
        <translation>žádné</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Procenta</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Částka</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Náklady</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Příjem</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>From mines</source>
        <translation>Z&#xa0;dolů</translation>
    </message>
    <message>
        <source>Drawn on the table</source>
        <translation>Vylosováno na stole</translation>
    </message>
    <message>
        <source>What happened on the table</source>
        <translation>Co se na stole stalo</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Volba</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Půjčky</translation>
    </message>
    <message>
        <source>Pay out</source>
        <translation>Vyplatit</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Ponechat</translation>
    </message>
    <message>
        <source>Pay half</source>
        <translation>Vyplatit půl</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>žlutá</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zelená</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>hnědá</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>šedá</translation>
    </message>
    <message>
        <source>river</source>
        <translation>řeka</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>kopec</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>hora</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>train and the value of its route</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>small</source>
        <comment>train</comment>
        <translation>pro malou</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>train</comment>
        <translation>pro střední</translation>
    </message>
    <message>
        <source>large</source>
        <comment>train</comment>
        <translation>pro velkou</translation>
    </message>
    <message>
        <source>%1 (in the rules: %2)</source>
        <comment>company, its printed name</comment>
        <translation>%1 (v&#xa0;pravidlech: %2)</translation>
    </message>
    <message>
        <source>Another company: %1</source>
        <comment>what it may do out of turn</comment>
        <translation>Jiná společnost: %1</translation>
    </message>
    <message>
        <source>the open stock</source>
        <comment>of trains</comment>
        <translation>pool</translation>
    </message>
    <message>
        <source>Correction: %1, stations on the map: %2</source>
        <translation>Oprava: %1, stanice na mapě: %2</translation>
    </message>
    <message>
        <source>hill</source>
        <comment>18cz</comment>
        <translation>kopec</translation>
    </message>
    <message>
        <source>open stock</source>
        <comment>of trains</comment>
        <translation>pool</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>amounts: 0, 20 or 40 G</comment>
        <translation>%1 nebo %2</translation>
    </message>
    <message>
        <source>%1 sells %2 % of %3, with the director&apos;s certificate</source>
        <translation>%1 prodává %2&#xa0;% %3, s&#xa0;ředitelským certifikátem</translation>
    </message>
    <message>
        <source>Start %1 at %2 for %3</source>
        <comment>1824</comment>
        <translation>Založit %1 s&#xa0;cenou %2 za %3</translation>
    </message>
    <message>
        <source>%1 starts %2 at %3</source>
        <comment>1824</comment>
        <translation>%1 zakládá %2 s&#xa0;cenou %3</translation>
    </message>
    <message>
        <source>%1 starts %2</source>
        <comment>1824</comment>
        <translation>%1 zakládá %2</translation>
    </message>
    <message>
        <source>%1 gives up train %2</source>
        <comment>1824</comment>
        <translation>%1 odevzdává %2-vlak</translation>
    </message>
    <message>
        <source>Start a company</source>
        <comment>1824</comment>
        <translation>Založit společnost</translation>
    </message>
    <message>
        <source>Give up a train</source>
        <comment>1824</comment>
        <translation>Odevzdat vlak</translation>
    </message>
    <message>
        <source>mountain</source>
        <comment>several railways</comment>
        <translation>horské</translation>
    </message>
    <message>
        <source>coal</source>
        <comment>several railways</comment>
        <translation>uhelné</translation>
    </message>
    <message>
        <source>pre-state</source>
        <comment>several railways</comment>
        <translation>předstátní</translation>
    </message>
    <message>
        <source>regional</source>
        <comment>several railways</comment>
        <translation>regionální</translation>
    </message>
    <message>
        <source>state</source>
        <comment>several railways</comment>
        <translation>státní</translation>
    </message>
    <message>
        <source>%1 takes the money of %2</source>
        <translation>%1 si bere peníze postavy %2</translation>
    </message>
    <message>
        <source>Correction: %1 gives %2 to %3</source>
        <comment>payer, sum, receiver</comment>
        <translation>Oprava: %1 dává %2 → %3</translation>
    </message>
</context>
<context>
    <name>std</name>
    <message>
        <source>Draft</source>
        <translation>Výběr</translation>
    </message>
</context>
</TS>
