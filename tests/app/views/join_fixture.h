#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <QTemporaryDir>

#include "features/action_cards/standing.h"
#include "features/characters/standing.h"
#include "features/company_loans/standing.h"
#include "features/destinations/standing.h"
#include "features/lots/standing.h"
#include "features/national/standing.h"
#include "features/stack_draft/standing.h"
#include "library/library_view.h"
#include "set_up/configurations.h"
#include "settings/app_settings.h"
#include "support/joined_game.h"
#include "support/journals.h"
#include "table/joined_position.h"
#include "views/join_view.h"

namespace flimnap::test {

inline std::int64_t noTime()
{
    return 0;
}

inline QString toText(const std::string &text)
{
    return QString::fromStdString(text);
}

inline Configuration tableOf(const QStringList &names, const QString &game = "18cz", const QString &variant = "base")
{
    Configuration config;
    config.game = game;
    config.edition = toText(editionOf(game.toStdString()));
    config.variant = variant;
    config.title = "Friday";
    for (const QString &name : names)
        config.players.append({name, {}});
    return config;
}

inline QStringList toTexts(const JoinedPosition::Names &names)
{
    QStringList texts;
    for (const std::string &name : names)
        texts.append(toText(name));
    return texts;
}

/// A shelf without games, and the form of a game to be joined.
class JoinViewTest : public ::testing::Test
{
protected:
    JoinViewTest() { EXPECT_EQ(join.begin(tableOf({"Anna", "Boris", "Cyril", "Dana"})), QString()); }

    /// BCB operates at 65: Anna directs it with 50 %, it has one of its stations on the map.
    void enterBcb()
    {
        join.set("companies/BCB/state", "operating");
        join.set("companies/BCB/price", 65);
        join.set("companies/BCB/stations", 1);
        join.set("players/p1/shares/BCB", 50);
    }

    QVariantMap group(const QString &section, const QString &key)
    {
        join.setSection(section);
        for (int row = 0; row < join.groups()->count(); ++row) {
            if (join.groups()->row(row).value("key") == key)
                return join.groups()->row(row);
        }
        ADD_FAILURE() << "no group " << key.toStdString() << " in " << section.toStdString();
        return {};
    }
    QVariantMap field(const QString &section, const QString &key, const QString &place)
    {
        const QVariantList fields = group(section, key).value("fields").toList();
        for (const QVariant &entry : fields) {
            if (entry.toMap().value("place") == place)
                return entry.toMap();
        }
        ADD_FAILURE() << "no field " << place.toStdString();
        return {};
    }

    [[nodiscard]] std::vector<std::string> sections()
    {
        std::vector<std::string> keys;
        for (int row = 0; row < join.sections()->count(); ++row)
            keys.push_back(join.sections()->row(row).value("key").toString().toStdString());
        return keys;
    }
    /// The places of all fields of a group.
    [[nodiscard]] std::vector<std::string> asked(const QString &section, const QString &key)
    {
        std::vector<std::string> places;
        const QVariantList fields = group(section, key).value("fields").toList();
        for (const QVariant &entry : fields)
            places.push_back(entry.toMap().value("place").toString().toStdString());
        return places;
    }
    [[nodiscard]] std::vector<std::string> problems()
    {
        std::vector<std::string> texts;
        for (int row = 0; row < join.problems()->count(); ++row)
            texts.push_back(join.problems()->row(row).value("text").toString().toStdString());
        return texts;
    }

    [[nodiscard]] const Session &joined() const { return game.kept()->session(); }

    QTemporaryDir folder;
    Store store = Store::open(folder.filePath("games.db").toStdString()).value().store;
    AppSettings settings{folder.filePath("settings.ini")};
    GameView game{nullptr};
    Configurations configurations{test::library()};
    LibraryView library{store, test::library(), configurations, game, settings, noTime};
    JoinView join{library, configurations, test::library(), settings};
};

/// Types in what lies on a table, as people would: only what is not as at the start of the game.
class Typist
{
public:
    Typist(JoinView &join, const GameDefinition &game) : m_join(join), m_game(game) {}

    void enter(const JoinedPosition &table)
    {
        say("round", toText(table.round));
        say("phase", toText(table.phase));
        if (m_game.turnOrder == TurnOrder::PriorityCard)
            say("priority", toText(table.order.front()));
        else if (m_game.hasShares())
            say("order", toTexts(table.order));
        if (table.roundsInSet)
            say("rounds_in_set", *table.roundsInSet);
        if (table.isBankBroken)
            say("bank_broken", true);
        if (table.isLastRound)
            say("last_round", true);
        if (const auto *keys = table.parts.find<lots::TableKeys>())
            for (const auto &[code, bid] : keys->paid)
                say("paid/" + toText(code), bid);
        if (const auto *keys = table.parts.find<stack_draft::TableKeys>())
            say("bond_token", toText(keys->bondToken));
        for (const auto &[seat, player] : table.players)
            enterPlayer(toText(seat), player);
        for (const auto &[code, company] : table.companies)
            enterCompany(toText(code), company);
        for (const std::string &code : table.closedCompanies) {
            if (!m_game.companies[m_game.findCompany(code)].isGiven) // nobody took it
                say("companies/" + toText(code) + "/state", "closed");
        }
        if (const auto *keys = table.parts.find<characters::TableKeys>()) {
            for (const auto &[code, laid] : keys->tiles)
                say("character_tiles/" + toText(code), laid);
        }
        for (const auto &[cell, pile] : table.stacks)
            say("stacks/" + toText(cell), toTexts(pile));
        for (const std::string &code : table.usedPrivates)
            say("privates/" + toText(code) + "/used", true);
        say("tiles", toTexts(table.tiles));
        if (const auto *keys = table.parts.find<destinations::TableKeys>()) {
            for (const std::string &code : keys->reached)
                say("companies/" + toText(code) + "/destination", true);
        }
        if (const auto *keys = table.parts.find<national::TableKeys>())
            say("certificate_limit", *keys->certificateLimit);
        enterTrains(table);
        enterTurn(table);
    }

private:
    void say(const QString &place, const QVariant &answer) { m_join.set(place, answer); }

    void say(const QString &place, Money amount)
    {
        if (amount != Money{})
            say(place, static_cast<int>(amount.units));
    }

    void enterPlayer(const QString &seat, const JoinedPosition::Player &player)
    {
        if (!m_game.hasShares())
            return;
        const QString row = "players/" + seat + "/";
        say(row + "cash", static_cast<int>(player.cash.units));
        say(row + "debt", player.debt);
        say(row + "penalty", player.penalty);
        for (const auto &[company, percent] : player.shares)
            say(row + "shares/" + toText(company), percent);
        enterOwner(seat, player.privates);
        if (m_game.hasActionRounds)
            say(row + "copies", static_cast<int>(std::count(player.privates.begin(), player.privates.end(), "copy")));
    }

    void enterCompany(const QString &code, const JoinedPosition::Company &company)
    {
        const QString row = "companies/" + code + "/";
        const CompanyClass &size = m_game.classOf(m_game.findCompany(code.toStdString()));
        if (company.role == "bond")
            say("bond", code);
        if (company.role == "construction")
            say("privates/" + code + "/builds", true);
        if (size.isMinor()) {
            enterMinor(row, company);
            return;
        }
        const bool isDummys = m_game.absentee && company.director == m_game.absentee->code;
        say(row + "state", isDummys ? "unattended" : company.isOperating ? "operating" : "started");
        enterPrice(row, company);
        if (!company.director.empty() && !isDummys)
            say(row + "director", toText(company.director));
        if (!company.certificate.empty())
            say(row + "certificate", toText(company.certificate));
        if (company.pool > 0)
            say(row + "pool", company.pool);
        if (company.unpaid)
            say(row + "unpaid", *company.unpaid > 0 ? "given" : "unsold");
        say(row + "cash", company.cash);
        say(row + "trains", toTexts(company.trains));
        enterFinances(row, company);
        if (company.isOperating)
            enterCharter(code, company);
    }

    void enterFinances(const QString &row, const JoinedPosition::Company &company)
    {
        if (const auto *keys = company.parts.find<destinations::CompanyKeys>()) {
            say(row + "capital", toText(keys->capital));
            say(row + "escrow", keys->kept);
        }
        if (const auto *keys = company.parts.find<company_loans::CompanyKeys>())
            say(row + "loans", keys->loans);
        const auto *given = company.parts.find<national::CompanyKeys>();
        const national::CompanyKeys keys = given != nullptr ? *given : national::CompanyKeys();
        if (keys.shares > 0)
            say(row + "shares", keys.shares);
        if (row == "companies/MESS/")
            say(row + "frozen", keys.isFrozen);
        if (keys.actsFirst)
            say(row + "acts_first", true);
    }

    void enterMinor(const QString &row, const JoinedPosition::Company &company)
    {
        say(row + "cash", static_cast<int>(company.cash.units));
        say(row + "trains", toTexts(company.trains));
        if (m_game.hasShares())
            return;
        say(row + "director", toText(company.director));
        say(row + "stations", company.stations);
        if (company.stationHexes)
            say(row + "station_hexes", toTexts(*company.stationHexes));
    }

    void enterPrice(const QString &row, const JoinedPosition::Company &company)
    {
        if (company.initialPrice)
            say(row + "initial_price", *company.initialPrice);
        say(row + "price", company.price);
        if (company.cell.empty())
            return;
        const Money price = m_game.chart[m_game.findCell(std::string_view(company.cell))].price;
        const bool isPriceAsked = company.isOperating || !m_game.sales.onlyOperated;
        say(row + (isPriceAsked ? "price" : "initial_price"), price);
        say(row + "cell", toText(company.cell));
    }

    void enterCharter(const QString &code, const JoinedPosition::Company &company)
    {
        const QString row = "companies/" + code + "/";
        say(row + "stations", company.stations);
        if (company.hadTurn != (company.stations > 0))
            say(row + "had_turn", company.hadTurn);
        if (company.homeTileLaid)
            say(row + "home_tile", true);
        if (company.tokens)
            say(row + "markers", *company.tokens);
        if (company.stationHexes)
            say(row + "station_hexes", toTexts(*company.stationHexes));
        enterOwner(code, company.privates.value_or(JoinedPosition::Names()));
    }

    void enterOwner(const QString &owner, const JoinedPosition::Names &railways)
    {
        for (const std::string &railway : railways)
            say("privates/" + toText(railway) + "/owner", owner);
    }

    void enterTrains(const JoinedPosition &table)
    {
        for (const TrainCard &card : m_game.cards) {
            const auto left = table.deck.find(card.code);
            if (card.count && (left == table.deck.end() || left->second != *card.count))
                say("deck/" + toText(card.code), left == table.deck.end() ? 0 : left->second);
        }
        if (table.pool)
            say("pool", toTexts(*table.pool));
        if (table.scrapped)
            say("scrapped", toTexts(*table.scrapped));
    }

    void enterTurn(const JoinedPosition &table)
    {
        say("turn", toText(table.turn));
        if (table.passes > 0)
            say("passes", table.passes);
        if (m_game.firstLapBackwards && table.round == "SR1")
            enterFirstLap(table);
        say("last_actor", table.lastActor.empty() ? QString("nobody") : toText(table.lastActor));
        for (const auto &[seat, bought] : table.boughtThisRound) {
            for (const auto &[code, percent] : bought)
                say("bought_this_round/" + toText(seat) + "/" + toText(code), percent);
        }
        for (const auto &[seat, companies] : table.soldThisRound)
            say("sold_this_round/" + toText(seat), toTexts(companies));
        if (table.acted)
            say("acted", toTexts(*table.acted));
        if (const auto *keys = table.parts.find<company_loans::TableKeys>())
            say("took_loan", toTexts(keys->tookLoan));
        const auto *given = table.parts.find<action_cards::TableKeys>();
        const action_cards::TableKeys keys = given != nullptr ? *given : action_cards::TableKeys();
        say("taken", toTexts(keys.taken));
        say("second_turn", keys.isSecondTurn);
        for (const auto &[card, sides] : keys.usedSides) {
            QStringList words;
            for (const int side : sides)
                words.append(QString::number(side));
            say("used_sides/" + toText(card), words);
        }
    }

    /// Nobody counts passes where the lap turns round.
    void enterFirstLap(const JoinedPosition &table)
    {
        QStringList passed = toTexts(table.passed);
        const auto seats = static_cast<int>(table.order.size());
        const auto turn =
            static_cast<int>(std::find(table.order.begin(), table.order.end(), table.turn) - table.order.begin());
        for (int back = 1; back <= table.passes; ++back) {
            const int seat = (turn + (table.isBackwards ? back : seats - back)) % seats;
            passed.append(toText(table.order[static_cast<std::size_t>(seat)]));
        }
        say("passed", passed);
        say("backwards", table.isBackwards);
    }

    JoinView &m_join;
    const GameDefinition &m_game;
};

} // namespace flimnap::test
