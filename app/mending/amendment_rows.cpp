#include "mending/amendment_rows.h"

#include <algorithm>

#include <QCoreApplication>

#include "table/values.h"
#include "words/names.h"
#include "words/wording.h"

namespace flimnap {

namespace {

class DifferenceTexts
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Differences)
};

/// Collects what is said differently of the two positions.
class Differences
{
public:
    Differences(const Rules &rules, const Position &before, const Position &after)
        : m_rules(rules), m_words(rules), m_before(before), m_after(after)
    {
    }

    QList<DifferenceRow> rows()
    {
        for (const PlayerId player : ids(m_before.players)) {
            add(player, {}, [&](const Position &position) { return m_words.money(position.ledger.balance(player)); });
            addHoldings(player);
        }
        for (const CompanyId company : ids(m_before.companies))
            addCompany(company);
        const QString turn = DifferenceTexts::tr("Turn");
        addRow(turn, {}, m_words.party(m_rules.actor(m_before)), m_words.party(m_rules.actor(m_after)));
        addRow(DifferenceTexts::tr("Round"), {}, m_words.round(m_before.round), m_words.round(m_after.round));
        return m_rows;
    }

private:
    void addHoldings(PlayerId player)
    {
        for (const CompanyId company : ids(m_before.companies)) {
            add(player, m_words.party(company), [&](const Position &position) {
                const int units = position.holdings.units(player, company);
                const CompanyClass &size = classOf(m_rules.game(), position, company);
                return size.hasShares() ? DifferenceTexts::tr("%1 %").arg(size.percent(units)) : QString();
            });
        }
    }

    void addCompany(CompanyId company)
    {
        add(company, {}, [&](const Position &position) { return m_words.money(position.ledger.balance(company)); });
        add(company, DifferenceTexts::tr("price"), [&](const Position &position) {
            const Money value = price(m_rules.game(), position, company);
            return value == Money{} ? nothing() : m_words.money(value);
        });
        add(company, DifferenceTexts::tr("trains"),
            [&](const Position &position) { return trainsOf(position, company); });
    }

    [[nodiscard]] QString trainsOf(const Position &position, CompanyId company) const
    {
        QStringList trains;
        for (const Train &train : position.trains.trains()) {
            if (train.owner == Party(company))
                trains.append(m_words.train(train.face));
        }
        trains.sort();
        return trains.isEmpty() ? nothing() : listed(trains);
    }

    static QString nothing() { return "–"; }

    template <class Say>
    void add(Party party, const QString &what, Say say)
    {
        addRow(m_words.party(party), what, say(m_before), say(m_after));
    }

    void addRow(const QString &name, const QString &what, const QString &from, const QString &to)
    {
        if (from != to)
            m_rows.append({name, what, from, to});
    }

    const Rules &m_rules;
    const Wording m_words;
    const Position &m_before;
    const Position &m_after;
    QList<DifferenceRow> m_rows;
};

} // namespace

QList<DifferenceRow> differenceRows(const Rules &rules, const Position &before, const Position &after)
{
    return Differences(rules, before, after).rows();
}

} // namespace flimnap
