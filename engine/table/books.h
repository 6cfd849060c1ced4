#pragma once

#include <utility>

#include "table/event.h"
#include "table/position.h"

namespace flimnap {

/// The books opened for one move: a copy of the position that the move changes, and the story of what it changed.
/// Thrown away when the move turns out to be refused.
class Books
{
public:
    Books(const GameDefinition &gameTables, Position before) : game(gameTables), position(std::move(before)) {}

    const GameDefinition &game;
    Position position;
    Events events;

    void tell(Event event) { events.push_back(std::move(event)); }

    void pay(Party from, Party to, Money amount, Reason reason, CompanyId about = {});
    /// A limited bank that has nothing left is broken.
    void noticeBrokenBank();
    void setDebt(PlayerId player, Money debt, Money penalty);
    void moveShares(CompanyId company, Party from, Party to, int units);
    void makeDirector(CompanyId company, Party director);
    /// The director's certificate alone, which gives no say yet.
    void moveCertificate(CompanyId company, Party to);
    /// A minor gets another owner, or none.
    void moveMinor(CompanyId minor, Party owner);
    /// Shares, money, trains and marker are gone already, or go with it.
    void closeCompany(CompanyId company);
    /// All its shares lie in the bank again, more and smaller ones.
    void splitShares(CompanyId company, ClassId into);
    /// One that would leave the chart by a sale, or for good where it never may, stays; so does a frozen one.
    void moveMarker(CompanyId company, Direction direction, int steps = 1);
    void movePrivate(PrivateId railway, Party to);

    [[nodiscard]] Money cash(Party account) const { return position.ledger.balance(account); }
    [[nodiscard]] Money price(CompanyId company) const { return flimnap::price(game, position, company); }
    [[nodiscard]] const CompanyClass &classOf(CompanyId company) const
    {
        return flimnap::classOf(game, position, company);
    }
};

} // namespace flimnap
