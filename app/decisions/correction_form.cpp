#include "decisions/correction_form.h"

#include <cstdlib>

#include "accounts/accounts_view.h"
#include "rounds/codes.h"
#include "views/game_view.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

const QString bank = "bank";

}

CorrectionForm::CorrectionForm() : CorrectionForm(GameView::instance()) {}

CorrectionForm::CorrectionForm(GameView &game) : MoveForm(game), m_payer(bank)
{
    if (const Move *former = game.formerMove(); former != nullptr && former->kind == MoveKind::Correct)
        begin(*former);
    weigh();
}

void CorrectionForm::begin(const Move &former)
{
    m_reason = toText(former.reason);
    m_ofStations = former.stations.has_value();
    if (m_ofStations) {
        m_company = toText(former.company);
        m_stations = *former.stations;
        return;
    }
    if (former.account.empty())
        return;
    const QString account = toText(former.account);
    const bool isPaid = former.amount.value_or(0) < 0;
    m_payer = !former.from.empty() ? toText(former.from) : isPaid ? account : bank;
    m_receiver = isPaid ? bank : account;
    m_amount = std::abs(former.amount.value_or(0));
}

QList<Option> CorrectionForm::parties() const
{
    QList<Option> parties{{bank, tr("Bank")}};
    return isOpen() ? parties + accountNames(session()) : parties;
}

QList<Option> CorrectionForm::companies() const
{
    QList<Option> rows;
    if (!isOpen())
        return rows;
    const GameDefinition &game = session().rules().game();
    for (const CompanyId company : ids(game.companies)) {
        const CompanyState &state = session().position().companies[company];
        if (state.isInPlay() && state.stationsOnMap > 0)
            rows.append({toText(game.companies[company].code), toText(game.companies[company].printed)});
    }
    return rows;
}

QList<Option> CorrectionForm::counts() const
{
    QList<Option> counts;
    const CompanyId company = isOpen() ? session().rules().game().findCompany(m_company.toStdString()) : CompanyId();
    if (!company)
        return counts;
    const CompanyState &state = session().position().companies[company];
    for (int count = 1; count <= state.stationsOnMap + state.tokensLeft; ++count)
        counts.append({QString::number(count), QString::number(count)});
    return counts;
}

void CorrectionForm::setCompany(const QString &company)
{
    const CompanyId known = isOpen() ? session().rules().game().findCompany(company.toStdString()) : CompanyId();
    if (known)
        m_stations = session().position().companies[known].stationsOnMap;
    set(m_company, company);
}

QString CorrectionForm::label() const
{
    const std::optional<Move> made = move();
    return made ? Wording(session().rules()).move(*made) : QString();
}

bool CorrectionForm::isComplete() const
{
    if (!isOpen() || m_reason.trimmed().isEmpty())
        return false;
    return m_ofStations ? !m_company.isEmpty() && m_stations > 0
                        : !m_receiver.isEmpty() && m_receiver != m_payer && m_amount > 0;
}

std::optional<Move> CorrectionForm::move() const
{
    if (!isComplete())
        return {};
    Move move;
    move.kind = MoveKind::Correct;
    move.reason = m_reason.trimmed().toStdString();
    if (m_ofStations) {
        move.company = m_company.toStdString();
        move.stations = m_stations;
        return move;
    }
    const bool isToBank = m_receiver == bank;
    move.account = (isToBank ? m_payer : m_receiver).toStdString();
    move.amount = isToBank ? -m_amount : m_amount;
    if (!isToBank && m_payer != bank)
        move.from = m_payer.toStdString();
    return move;
}

} // namespace flimnap
