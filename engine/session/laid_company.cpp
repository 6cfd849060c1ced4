#include "session/laid_company.h"

namespace flimnap {

namespace {

/// From the bank; nothing if it has not so many.
std::optional<ShareMistake> give(Books &books, CompanyId company, Party holder, int percent)
{
    Holdings &holdings = books.position.holdings;
    const int percentOfUnit = books.classOf(company).percent(1);
    if (percent % percentOfUnit != 0)
        return ShareMistake::OddShare;
    const int units = percent / percentOfUnit;
    if (units > holdings.units(Party::bank(), company))
        return ShareMistake::TooManyShares;
    holdings.move(company, Party::bank(), holder, units);
    return {};
}

} // namespace

std::optional<ShareMistake> layCompany(Books &books, CompanyId company, CellId price, const std::vector<int> &percents,
                                       int poolPercent)
{
    Position &position = books.position;
    position.companies[company].status = CompanyStatus::Operating;
    position.markers.remove(company);
    position.markers.place(company, price);
    position.holdings.withdraw(company);
    const CompanyClass &size = books.classOf(company);
    position.holdings.issue(company, size.units - size.missingUnits);
    position.holdings.setDirectorsCertificate(company, Party::bank());
    for (std::size_t seat = 0; seat < percents.size(); ++seat) {
        if (const auto mistake = give(books, company, PlayerId(static_cast<int>(seat)), percents[seat]))
            return mistake;
    }
    return give(books, company, Party::pool(), poolPercent);
}

} // namespace flimnap
