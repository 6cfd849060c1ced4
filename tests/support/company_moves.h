#pragma once

#include <string>

namespace flimnap::test {

// Lines of the journal as companies make them in an operating round; "by" comes first everywhere.

/// The line with further keys: with(done("BCB"), R"("note":"tired")").
inline std::string with(std::string line, const std::string &keys)
{
    line.insert(line.size() - 1, "," + keys);
    return line;
}

/// The line with the table's consent to break a rule.
inline std::string forced(const std::string &line)
{
    return with(line, R"("force":"agreed at the table")");
}

inline std::string companyMove(const std::string &kind, const std::string &by)
{
    return R"({"move":")" + kind + R"(","by":")" + by + R"("})";
}

inline std::string layTrack(const std::string &by, int cost = 0)
{
    const std::string line = companyMove("lay_track", by);
    return cost == 0 ? line : with(line, R"("cost":)" + std::to_string(cost));
}

inline std::string layTile(const std::string &by, const std::string &hex, const std::string &tile)
{
    return with(companyMove("lay_track", by), R"("hex":")" + hex + R"(","tile":")" + tile + R"(","rotation":0)");
}

/// With the private railway's right: its waiver, or its purple tile if the line names one.
inline std::string withRightOf(const std::string &privateRailway, const std::string &line)
{
    return with(line, R"("private":")" + privateRailway + R"(")");
}

inline std::string placeStation(const std::string &by)
{
    return companyMove("place_token", by);
}

inline std::string placeStation(const std::string &by, const std::string &hex)
{
    return with(companyMove("place_token", by), R"("hex":")" + hex + R"(")");
}

inline std::string placeHome(const std::string &by, const std::string &hex)
{
    return with(placeStation(by, hex), R"("home":true)");
}

inline std::string runTrains(const std::string &by, int revenue)
{
    return with(companyMove("run_trains", by), R"("revenue":)" + std::to_string(revenue));
}

inline std::string payOut(const std::string &by)
{
    return with(companyMove("dividend", by), R"("pay":"all")");
}

inline std::string withhold(const std::string &by)
{
    return with(companyMove("dividend", by), R"("pay":"none")");
}

inline std::string acquire(const std::string &by, const std::string &company, int price)
{
    return with(companyMove("acquire", by), R"("company":")" + company + R"(","price":)" + std::to_string(price));
}

inline std::string convert(const std::string &by, const std::string &train, const std::string &to)
{
    return with(companyMove("convert_train", by), R"("train":")" + train + R"(","to":")" + to + R"(")");
}

inline std::string discard(const std::string &by, const std::string &train)
{
    return with(companyMove("discard_train", by), R"("train":")" + train + R"(")");
}

inline std::string sharedHexes(const std::string &by, int number)
{
    return with(companyMove("choose", by), R"("what":"shared_hexes","value":)" + std::to_string(number));
}

inline std::string removeToken(const std::string &by, const std::string &hex)
{
    return with(companyMove("choose", by), R"("what":"remove_token","value":")" + hex + R"(")");
}

inline std::string buyTrain(const std::string &by, const std::string &train)
{
    return with(companyMove("buy_train", by), R"("train":")" + train + R"(")");
}

inline std::string tradeIn(const std::string &by, const std::string &train, const std::string &surrendered)
{
    return with(buyTrain(by, train), R"("trade_in":")" + surrendered + R"(")");
}

inline std::string buyFromPool(const std::string &by, const std::string &train)
{
    return with(buyTrain(by, train), R"("from":"pool")");
}

inline std::string buyFrom(const std::string &by, const std::string &seller, const std::string &train, int price)
{
    return with(buyTrain(by, train), R"("from":")" + seller + R"(","price":)" + std::to_string(price));
}

inline std::string buyLocal(const std::string &by, const std::string &local, int price)
{
    return with(companyMove("buy_private", by), R"("private":")" + local + R"(","price":)" + std::to_string(price));
}

inline std::string sellLocal(const std::string &by, const std::string &local)
{
    return with(companyMove("sell_private", by), R"("private":")" + local + R"(")");
}

inline std::string useLocal(const std::string &by, const std::string &local)
{
    return with(companyMove("use_private", by), R"("private":")" + local + R"(")");
}

inline std::string done(const std::string &by)
{
    return companyMove("done", by);
}

} // namespace flimnap::test
