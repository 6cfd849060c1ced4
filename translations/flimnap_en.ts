<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>JoinBar</name>
    <message numerus="yes">
        <source>%n wrong</source>
        <translation>
            <numerusform>%n wrong</numerusform>
            <numerusform>%n wrong</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JoinOverview</name>
    <message numerus="yes">
        <source>%n thing(s) still wrong. A tap leads to the place:</source>
        <translation>
            <numerusform>%n thing still wrong. A tap leads to the place:</numerusform>
            <numerusform>%n things still wrong. A tap leads to the place:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <translation>
            <numerusform>%n wrong</numerusform>
            <numerusform>%n wrong</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalRound</name>
    <message numerus="yes">
        <source>%1, %n move(s)</source>
        <comment>a round</comment>
        <translation>
            <numerusform>%1, %n move</numerusform>
            <numerusform>%1, %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalScreen</name>
    <message numerus="yes">
        <source>Journal, %n move(s)</source>
        <translation>
            <numerusform>Journal, %n move</numerusform>
            <numerusform>Journal, %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveDetailSheet</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo the %n move(s) after this one? They can be redone until something else is played, and are found among the undone moves then.</source>
        <translation>
            <numerusform>Undo the %n move after this one? It can be redone until something else is played, and is found among the undone moves then.</numerusform>
            <numerusform>Undo the %n moves after this one? They can be redone until something else is played, and are found among the undone moves then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo %n move(s)</source>
        <translation>
            <numerusform>Undo %n move</numerusform>
            <numerusform>Undo %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveSheet</name>
    <message numerus="yes">
        <source>Not possible now, and why (%n)</source>
        <translation>
            <numerusform>Not possible now, and why (%n)</numerusform>
            <numerusform>Not possible now, and why (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadingsScreen</name>
    <message numerus="yes">
        <source>%n more, which seldom matter</source>
        <comment>readings of rules</comment>
        <translation>
            <numerusform>%n more, which seldom matters</numerusform>
            <numerusform>%n more, which seldom matter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrialSheet</name>
    <message numerus="yes">
        <source>%n move(s) are set aside.</source>
        <translation>
            <numerusform>%n move is set aside.</numerusform>
            <numerusform>%n moves are set aside.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UndoneLine</name>
    <message numerus="yes">
        <source>%n move(s) are set aside.</source>
        <translation>
            <numerusform>%n move is set aside.</numerusform>
            <numerusform>%n moves are set aside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After move %1, %n move(s)</source>
        <comment>a line that was undone</comment>
        <translation>
            <numerusform>After move %1, %n move</numerusform>
            <numerusform>After move %1, %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the beginning, %n move(s)</source>
        <comment>a line that was undone</comment>
        <translation>
            <numerusform>From the beginning, %n move</numerusform>
            <numerusform>From the beginning, %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>moves</comment>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flimnap::AftermathView</name>
    <message numerus="yes">
        <source>Put %n unsold train(s) %1 back into the box</source>
        <translation>
            <numerusform>Put %n unsold train %1 back into the box</numerusform>
            <numerusform>Put %n unsold trains %1 back into the box</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flimnap::CalculatorView</name>
    <message numerus="yes">
        <source>%1, %n share(s)</source>
        <comment>kind of company</comment>
        <translation>
            <numerusform>%1, %n share</numerusform>
            <numerusform>%1, %n shares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flimnap::CompanyLoans</name>
    <message numerus="yes">
        <source>%1 has %n loan(s), each is %2 out of the treasury.</source>
        <translation>
            <numerusform>%1 has %n loan, it is %2 out of the treasury.</numerusform>
            <numerusform>%1 has %n loans, each is %2 out of the treasury.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must go: players hold only %1 shares. What the treasury has not, %2 pays.</source>
        <translation>
            <numerusform>%n of them must go: players hold only %1 shares. What the treasury has not, %2 pays.</numerusform>
            <numerusform>%n of them must go: players hold only %1 shares. What the treasury has not, %2 pays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loan(s), interest %1</source>
        <translation>
            <numerusform>%n loan, interest %1</numerusform>
            <numerusform>%n loans, interest %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flimnap::Effects</name>
    <message numerus="yes">
        <source>%n train(s) leave the game</source>
        <translation>
            <numerusform>%n train leaves the game</numerusform>
            <numerusform>%n trains leave the game</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flimnap::LibraryView</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came back.</source>
        <translation>
            <numerusform>%n game came back.</numerusform>
            <numerusform>%n games came back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n game was here already.</numerusform>
            <numerusform>%n games were here already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flimnap::National</name>
    <message numerus="yes">
        <source>%n loan(s): %1 decides</source>
        <translation>
            <numerusform>%n loan: %1 decides</numerusform>
            <numerusform>%n loans: %1 decides</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flimnap::SetUpView</name>
    <message numerus="yes">
        <source>%n not as usual</source>
        <comment>readings of a rule</comment>
        <translation>
            <numerusform>%n not as usual</numerusform>
            <numerusform>%n not as usual</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flimnap::SupplyView</name>
    <message numerus="yes">
        <source>On sale: %1, %n left</source>
        <translation>
            <numerusform>On sale: %1, %n left</numerusform>
            <numerusform>On sale: %1, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operating round(s) after a stock round.</source>
        <translation>
            <numerusform>%n operating round after a stock round.</numerusform>
            <numerusform>%n operating rounds after a stock round.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flimnap::Told</name>
    <message numerus="yes">
        <source>{count} unsold train(s) {train} leave the game</source>
        <translation>
            <numerusform>{count} unsold train {train} leaves the game</numerusform>
            <numerusform>{count} unsold trains {train} leave the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{holder}: {given} old share(s) for {received} of {company}</source>
        <translation>
            <numerusform>{holder}: {given} old share for {received} of {company}</numerusform>
            <numerusform>{holder}: {given} old shares for {received} of {company}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{holder}: {given} old share(s) for {received} of {company}, there are no more</source>
        <translation>
            <numerusform>{holder}: {given} old share for {received} of {company}, there are no more</numerusform>
            <numerusform>{holder}: {given} old shares for {received} of {company}, there are no more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{holder}: {given} old share(s) for {received} of {company}, an odd one is lost</source>
        <translation>
            <numerusform>{holder}: {given} old share for {received} of {company}, an odd one is lost</numerusform>
            <numerusform>{holder}: {given} old shares for {received} of {company}, an odd one is lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{holder}: {given} old share(s) for {received} of {company}, an odd one goes to the open stock</source>
        <translation>
            <numerusform>{holder}: {given} old share for {received} of {company}, an odd one goes to the open stock</numerusform>
            <numerusform>{holder}: {given} old shares for {received} of {company}, an odd one goes to the open stock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{company} has {loans} loan(s)</source>
        <translation>
            <numerusform>{company} has {loans} loan</numerusform>
            <numerusform>{company} has {loans} loans</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flimnap::Wording</name>
    <message numerus="yes">
        <source>%1 repays %n loan(s)</source>
        <translation>
            <numerusform>%1 repays %n loan</numerusform>
            <numerusform>%1 repays %n loans</numerusform>
        </translation>
    </message>
</context>
</TS>
