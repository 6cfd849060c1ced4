#pragma once

#include <map>
#include <memory>
#include <string>

#include "io/journal_text.h"
#include "support/finger.h"

namespace flimnap::test {

/// Somebody who enters a written game through the app with one finger, and has his taps counted.
class TouchPlayer
{
public:
    explicit TouchPlayer(OpenApp &app) : TouchPlayer(app, std::make_unique<Finger>(app)) {}
    /// Likewise with another hand.
    TouchPlayer(OpenApp &app, std::unique_ptr<Hand> hand) : m_app(app), m_hand(std::move(hand)), m_finger(*m_hand) {}

    /// From the home screen to the first move: its game and variant, as many players, what they agreed on.
    void createGame(const Header &header);
    /// Makes the move as it stands in the journal; what only the board knows (hex, tile) is not entered.
    void enter(const Move &move);

    struct Count
    {
        int decisions = 0;
        int taps = 0;
    };
    [[nodiscard]] const std::map<MoveKind, Count> &counts() const { return m_counts; }
    [[nodiscard]] Count total() const;
    /// A table of taps by kind of move.
    [[nodiscard]] std::string report() const;

private:
    void agree(const QString &name, const QString &value);
    void makeMove(const Move &move);
    void tapAction(const QString &kind);
    [[nodiscard]] bool isOutOfTurn(const Move &move) const;
    void enterIncome(const Move &move);
    void enterRoutes(const Move &move);
    void enterRoute(qsizetype train, int value);
    void enterGrants(const Move &move);
    void answerQuestions(const Move &move);
    void enterMine(int value);
    void enterChoices(const Move &move);
    void enterNumber(const QString &key, int value);
    void goOn();
    [[nodiscard]] int movesMade() const;

    OpenApp &m_app;
    std::unique_ptr<Hand> m_hand;
    Hand &m_finger;
    std::map<MoveKind, Count> m_counts;
};

} // namespace flimnap::test
