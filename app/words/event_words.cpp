#include "words/fault_words.h"
#include "words/names.h"
#include "words/own_words.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

template <class... Cases>
struct Overloaded : Cases...
{
    using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

} // namespace

/// "Anna gives 9 old shares for 4 of MESS", and what becomes of an odd one.
QString Wording::sharesMerged(const SharesMerged &merged) const
{
    QString text =
        Wording::tr("%1: %n old share(s) for %2 of %3", "holder; how many new ones; of which company", merged.given)
            .arg(party(merged.holder))
            .arg(merged.received)
            .arg(party(merged.into));
    const int rest = merged.given - 2 * merged.received;
    if (rest == 0)
        return text;
    if (rest > 1)
        return Wording::tr("%1, there are no more", "shares").arg(text);
    return merged.holder == Party::pool() ? Wording::tr("%1, an odd one is lost").arg(text)
                                          : Wording::tr("%1, an odd one goes to the open stock").arg(text);
}

/// "Average of 90, 75 and 70 without the lowest: 80"
QString Wording::priceAveraged(const PriceAveraged &averaged) const
{
    QStringList prices;
    for (const Money price : averaged.prices)
        prices.append(QString::number(price.units));
    const QString list = listed(prices);
    return averaged.leftOut > Money{}
               ? Wording::tr("Average of the prices %1 without %2, down to a multiple of 5: %3")
                     .arg(list, QString::number(averaged.leftOut.units), QString::number(averaged.average.units))
               : Wording::tr("Average of the prices %1, down to a multiple of 5: %2")
                     .arg(list, QString::number(averaged.average.units));
}

QString Wording::loansChanged(const LoansChanged &changed) const
{
    return changed.loans == 0 ? Wording::tr("%1 has no loans").arg(party(changed.company))
                              : Wording::tr("%1 has %n loan(s)", "", changed.loans).arg(party(changed.company));
}

QString Wording::escrowChanged(const EscrowChanged &changed) const
{
    return changed.escrow == Money{}
               ? Wording::tr("The bank keeps nothing more for %1").arg(party(changed.company))
               : Wording::tr("The bank keeps %1 for %2").arg(money(changed.escrow), party(changed.company));
}

QString Wording::event(const Event &event) const
{
    const GameDefinition &game = m_rules.game();
    const auto percent = [&](CompanyId company, int units) { return game.classOf(company).percent(units); };
    const auto cellPrice = [&](CellId cell) { return cell ? game.chart[cell].price.units : 0; };
    return std::visit(
        Overloaded{
            [&](const Paid &paid) {
                if (paid.from == Party::bank())
                    return Wording::tr("%1 receives %2: %3")
                        .arg(party(paid.to), money(paid.amount), reason(paid.reason));
                if (paid.to == Party::bank())
                    return Wording::tr("%1 pays %2: %3").arg(party(paid.from), money(paid.amount), reason(paid.reason));
                return Wording::tr("%1 pays %2 to %3: %4")
                    .arg(party(paid.from), money(paid.amount), party(paid.to), reason(paid.reason));
            },
            [&](const SharesMoved &moved) { return sharesMoved(moved); },
            [&](const CertificateMoved &moved) { return certificateMoved(moved); },
            [&](const DirectorChanged &changed) {
                return Wording::tr("%1 becomes director of %2").arg(party(changed.to), party(changed.company));
            },
            [&](const CompanyStarted &started) {
                return (hasActionCards() ? Wording::tr("%1 is founded at %2") : own(QT_TR_NOOP("%1 starts at %2")))
                    .arg(party(started.company))
                    .arg(cellPrice(started.cell));
            },
            [&](const CompanyFloated &floated) {
                return (hasActionCards() ? Wording::tr("%1 operates from now on") : own(QT_TR_NOOP("%1 floats")))
                    .arg(party(floated.company));
            },
            [&](const CompanyClosed &closed) {
                return own(QT_TR_NOOP("%1 leaves the game")).arg(party(closed.company));
            },
            [&](const PriceMoved &moved) {
                if (moved.from == moved.to)
                    return Wording::tr("%1 stays at %2").arg(party(moved.company)).arg(cellPrice(moved.to));
                return Wording::tr("%1: price %2 → %3")
                    .arg(party(moved.company))
                    .arg(cellPrice(moved.from))
                    .arg(cellPrice(moved.to));
            },
            [&](const PrivateMoved &moved) { return privateMoved(moved); },
            [&](const PrivateUsed &used) {
                return Wording::tr("The right of %1 is used").arg(toText(game.privates[used.railway].code));
            },
            [&](const MinorMoved &moved) {
                if (moved.to.isNobody())
                    return QString(); // it is told that it leaves the game
                return Wording::tr("%1 goes to %2").arg(party(moved.minor), party(moved.to));
            },
            [&](const PrivateExchanged &exchanged) {
                return Wording::tr("%1 exchanges %2 for a share of %3")
                    .arg(party(exchanged.owner), toText(game.privates[exchanged.railway].code), party(exchanged.into));
            },
            [&](const MinorExchanged &exchanged) {
                return Wording::tr("%1 exchanges %2 for %3 % of %4")
                    .arg(party(exchanged.owner), party(exchanged.minor))
                    .arg(percent(exchanged.into, exchanged.units))
                    .arg(party(exchanged.into));
            },
            [&](const CompanyFormed &formed) { return own(QT_TR_NOOP("%1 is formed")).arg(party(formed.company)); },
            [&](const RoleGiven &given) {
                return given.role == CompanyRole::Bond
                           ? Wording::tr("%1 becomes the bond railway: it pays by its price").arg(party(given.company))
                           : Wording::tr("%1 only builds track").arg(party(given.company));
            },
            [&](const BankBroke & /*broke*/) { return Wording::tr("The bank is broken"); },
            [&](const StationReturned &returned) {
                return Wording::tr("A marker of %1 goes back to its charter").arg(party(returned.company));
            },
            [&](const StationsCounted &counted) {
                return Wording::tr("%1: stations on the map %2, markers left %3")
                    .arg(party(counted.company))
                    .arg(counted.onMap)
                    .arg(counted.left);
            },
            [&](const DebtChanged &changed) {
                if (changed.penalty == Money{})
                    return Wording::tr("%1 owes %2").arg(party(changed.player), money(changed.debt));
                return Wording::tr("%1 owes %2, penalty at the end %3")
                    .arg(party(changed.player), money(changed.debt), money(changed.penalty));
            },
            [&](const IncomeDeclared &declared) {
                return Wording::tr("%1 earns %2").arg(party(declared.company), money(declared.amount));
            },
            [&](const TrainMoved &moved) { return trainMoved(moved); },
            [&](const TrainConverted &converted) {
                return Wording::tr("%1 turns train %2 to %3")
                    .arg(party(converted.company), train(converted.from), train(converted.to));
            },
            [&](const TrainRusted &rusted) { return trainRusted(rusted); },
            [&](const TrainAged &aged) { return trainAged(aged); },
            [&](const CardTaken &taken) { return cardTaken(taken); },
            [&](const CharactersTileLaid &laid) {
                return Wording::tr("%1 lays a tile of %2").arg(party(laid.company), privateName(laid.character));
            },
            [&](const AutomatonBuilt &laid) { return built(laid.track, laid.extra); },
            [&](const CardExported &exported) {
                return own(QT_TR_NOOP("The top train card %1 is exported")).arg(toText(game.cards[exported.card].code));
            },
            [&](const PhaseBegan &began) {
                return Wording::tr("Phase %1 begins").arg(toText(game.phases[began.phase].title));
            },
            [&](const StationPlaced &placed) {
                return placed.home ? Wording::tr("%1 places its home station").arg(party(placed.company))
                                   : Wording::tr("%1 places a station").arg(party(placed.company));
            },
            [&](const EndDecided &decided) {
                return Wording::tr("%1 has no train and cannot pay one: the game ends with this round")
                    .arg(party(decided.company));
            },
            [&](const SharesSplit &split) {
                return Wording::tr("%1 has %2 shares").arg(party(split.company)).arg(game.classes[split.into].units);
            },
            [&](const SharesMerged &merged) { return sharesMerged(merged); },
            [&](const PriceAveraged &averaged) { return priceAveraged(averaged); },
            [&](const LoansChanged &changed) { return loansChanged(changed); },
            [&](const EscrowChanged &changed) { return escrowChanged(changed); },
            [&](const InterestDue &due) {
                return due.outOfIncome == Money{}
                           ? Wording::tr("%1 owes %2 of interest").arg(party(due.company), money(due.amount))
                           : Wording::tr("%1 owes %2 of interest, %3 of it out of its income")
                                 .arg(party(due.company), money(due.amount), money(due.outOfIncome));
            },
            [&](const DestinationReached &reached) {
                return Wording::tr("%1 has reached its destination").arg(party(reached.company));
            },
            [&](const TrainBorrowed &borrowed) {
                return Wording::tr("%1 borrows train %2").arg(party(borrowed.company), train(borrowed.face));
            },
            [&](const FeatureTold &told) {
                Sentence said = told.words;
                for (const FeatureTold::Fact &fact : told.facts)
                    said.values.push_back(std::visit(Overloaded{[&](PrivateId card) { return privateName(card); },
                                                                [&](Money amount) { return money(amount); }},
                                                     fact.value)
                                              .toStdString());
                return sentenceWords(said, &game);
            },
            [&](const CertificateLimitChanged &changed) {
                return Wording::tr("The certificate limit is %1 now").arg(changed.limit);
            },
            [&](const WentBankrupt &bankrupt) { return Wording::tr("%1 is bankrupt").arg(party(bankrupt.player)); },
            [&](const TrackLaid &laid) { return Wording::tr("%1 lays track").arg(party(laid.company)); },
            [&](const RoundBegan &began) { return roundBegan(began.round); },
            [&](const RuleWaived & /*waived*/) { return Wording::tr("The table waives a rule"); },
            [](const auto & /*noNews*/) { return QString(); },
        },
        event);
}

QString Wording::sharesMoved(const SharesMoved &moved) const
{
    const QString company = party(moved.company);
    const int percent = moved.percent;
    if (moved.to.isPlayer() || moved.to == Party::dummy()) {
        if (moved.from == Party::pool())
            return Wording::tr("%1 takes %2 % of %3 from the open stock")
                .arg(party(moved.to))
                .arg(percent)
                .arg(company);
        if (moved.from == Party::reserve())
            return Wording::tr("%1 takes %2 % of %3 from the reserve").arg(party(moved.to)).arg(percent).arg(company);
        return Wording::tr("%1 takes %2 % of %3").arg(party(moved.to)).arg(percent).arg(company);
    }
    if (!moved.from.isPlayer())
        return moved.to == Party::pool()
                   ? Wording::tr("%1 % of %2 go into the open stock").arg(percent).arg(company)
                   : Wording::tr("%1 % of %2 go from the reserve to the bank").arg(percent).arg(company);
    return moved.to == Party::pool()
               ? Wording::tr("%1 gives %2 % of %3 into the open stock").arg(party(moved.from)).arg(percent).arg(company)
               : Wording::tr("%1 gives %2 % of %3 to the bank").arg(party(moved.from)).arg(percent).arg(company);
}

QString Wording::certificateMoved(const CertificateMoved &moved) const
{
    const QString company = party(moved.company);
    if (moved.from == Party::bank() && moved.to.isPlayer())
        return Wording::tr("%1 takes the director's certificate of %2 for as many shares")
            .arg(party(moved.to), company);
    return Wording::tr("The director's certificate of %1: %2 → %3").arg(company, party(moved.from), party(moved.to));
}

QString Wording::privateMoved(const PrivateMoved &moved) const
{
    const GameDefinition &game = m_rules.game();
    const QString railway = privateName(moved.railway);
    if (game.privates[moved.railway].character && moved.to.isNobody())
        return moved.from.isPlayer() ? Wording::tr("%1 is handed in").arg(railway)
                                     : Wording::tr("%1 stays out of this game").arg(railway);
    return moved.to.isNobody() ? Wording::tr("%1 leaves the game").arg(railway)
                               : Wording::tr("%1 goes to %2").arg(railway, party(moved.to));
}

QString Wording::trainAged(const TrainAged &aged) const
{
    return aged.owner.isCompany() ? Wording::tr("Train %1 of %2 is obsolete").arg(train(aged.face), party(aged.owner))
                                  : Wording::tr("Train %1 in the depot is obsolete").arg(train(aged.face));
}

QString Wording::cardTaken(const CardTaken &taken) const
{
    const GameDefinition &game = m_rules.game();
    const QString card = toText(game.actionCards[taken.card].code);
    return taken.isCopy ? Wording::tr("%1 copies card %2").arg(party(taken.player), card)
                        : Wording::tr("%1 takes card %2").arg(party(taken.player), card);
}

/// With action cards the run of the trains is the second half of a round.
QString Wording::roundBegan(const Round &round) const
{
    if (round.kind == RoundKind::End)
        return Wording::tr("The game ends");
    if (round.kind == RoundKind::Operating && hasActionCards())
        return Wording::tr("The trains of round %1 run").arg(round.number);
    return Wording::tr("%1 begins").arg(round.kind == RoundKind::Actions ? this->round(round) : roundTitle(round));
}

QString Wording::trainMoved(const TrainMoved &moved) const
{
    const QString face = train(moved.face);
    if (moved.to.isNobody())
        return moved.from.isCompany() ? Wording::tr("Train %1 of %2 leaves the game").arg(face, party(moved.from))
                                      : Wording::tr("Train %1 leaves the game").arg(face);
    if (moved.to == Party::pool())
        return hasDepot() ? Wording::tr("Train %1 goes into the depot").arg(face)
                          : Wording::tr("Train %1 goes into the open stock").arg(face);
    return Wording::tr("Train %1 goes to %2").arg(face, party(moved.to));
}

QString Wording::trainRusted(const TrainRusted &rusted) const
{
    const QString face = train(rusted.face);
    if (rusted.owner.isCompany())
        return Wording::tr("Train %1 of %2 leaves the game").arg(face, party(rusted.owner));
    if (rusted.owner == Party::bank())
        return Wording::tr("%n unsold train(s) %1 leave the game", "", rusted.count).arg(face);
    return hasDepot() ? Wording::tr("Train %1 leaves the depot").arg(face)
                      : Wording::tr("Train %1 leaves the open stock").arg(face);
}

QString Wording::eventKind(const Event &event)
{
    return std::visit(Overloaded{
                          [](const Paid &) { return QString("paid"); },
                          [](const SharesMoved &) { return QString("shares"); },
                          [](const CertificateMoved &) { return QString("shares"); },
                          [](const DirectorChanged &) { return QString("director"); },
                          [](const CompanyStarted &) { return QString("company"); },
                          [](const CompanyFloated &) { return QString("company"); },
                          [](const CompanyClosed &) { return QString("company"); },
                          [](const PriceMoved &) { return QString("price"); },
                          [](const PrivateMoved &) { return QString("private"); },
                          [](const PrivateUsed &) { return QString("private"); },
                          [](const MinorMoved &) { return QString("private"); },
                          [](const PrivateExchanged &) { return QString("shares"); },
                          [](const MinorExchanged &) { return QString("shares"); },
                          [](const CompanyFormed &) { return QString("company"); },
                          [](const RoleGiven &) { return QString("company"); },
                          [](const BankBroke &) { return QString("bank"); },
                          [](const EndDecided &) { return QString("train"); },
                          [](const StationReturned &) { return QString("station"); },
                          [](const StationsCounted &) { return QString("station"); },
                          [](const DebtChanged &) { return QString("debt"); },
                          [](const TrainMoved &) { return QString("train"); },
                          [](const TrainConverted &) { return QString("train"); },
                          [](const TrainRusted &) { return QString("rusted"); },
                          [](const TrainAged &) { return QString("rusted"); },
                          [](const CardTaken &) { return QString("card"); },
                          [](const CharactersTileLaid &) { return QString("track"); },
                          [](const AutomatonBuilt &) { return QString("track"); },
                          [](const CardExported &) { return QString("train"); },
                          [](const PhaseBegan &) { return QString("phase"); },
                          [](const RoundBegan &) { return QString("round"); },
                          [](const TrackLaid &) { return QString("track"); },
                          [](const StationPlaced &) { return QString("station"); },
                          [](const SharesSplit &) { return QString("shares"); },
                          [](const LoansChanged &) { return QString("debt"); },
                          [](const SharesMerged &) { return QString("shares"); },
                          [](const PriceAveraged &) { return QString("price"); },
                          [](const EscrowChanged &) { return QString("company"); },
                          [](const InterestDue &) { return QString("debt"); },
                          [](const DestinationReached &) { return QString("track"); },
                          [](const TrainBorrowed &) { return QString("train"); },
                          [](const FeatureTold &told) {
                              const bool isPrivates = std::holds_alternative<PrivateId>(told.facts.front().value);
                              return QString(isPrivates ? "private" : "other");
                          },
                          [](const CertificateLimitChanged &) { return QString("shares"); },
                          [](const WentBankrupt &) { return QString("bank"); },
                          [](const IncomeDeclared &) { return QString("income"); },
                          [](const auto &) { return QString("other"); },
                      },
                      event);
}

} // namespace flimnap
