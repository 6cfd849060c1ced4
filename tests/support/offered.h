#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "io/journal_text.h"
#include "support/table.h"

namespace flimnap::test {

/// The lines of the offers that stand, as far as the engine fills them in.
inline std::vector<std::string> openOffers(const Table &table)
{
    std::vector<std::string> lines;
    for (const Offer &offer : table.rules().offers(table.position())) {
        if (!offer.refusal)
            lines.push_back(writeMove(offer.move));
    }
    return lines;
}

/// The lines of the others with what stands against them.
inline std::vector<std::pair<std::string, std::string>> refusedOffers(const Table &table)
{
    std::vector<std::pair<std::string, std::string>> lines;
    for (const Offer &offer : table.rules().offers(table.position())) {
        if (offer.refusal)
            lines.emplace_back(writeMove(offer.move),
                               std::string(name(offer.refusal->code)) + " " + offer.refusal->rule);
    }
    return lines;
}

/// The choice of a number that an offer leaves open; an empty one if there is none.
inline NumberChoice numberOf(const Table &table, const std::string &line, std::string_view key)
{
    for (const Offer &offer : table.rules().offers(table.position())) {
        if (writeMove(offer.move) != line)
            continue;
        for (const NumberChoice &number : offer.numbers) {
            if (number.key == key)
                return number;
        }
    }
    ADD_FAILURE() << "no " << key << " to choose in " << line;
    return {};
}

/// The words that the only offer leaves to be chosen.
inline std::vector<std::string> wordsOffered(const Table &table)
{
    const Offers offers = table.rules().offers(table.position());
    return offers.size() == 1 && offers.front().words.size() == 1 ? offers.front().words.front().words
                                                                  : std::vector<std::string>();
}

} // namespace flimnap::test
