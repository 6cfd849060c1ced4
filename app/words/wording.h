#pragma once

#include <QCoreApplication>
#include <QString>

#include "effects/effect_kind.h"
#include "session/session.h"

namespace flimnap {

/// Puts what the engine says into the players' language. The only place in the app with words for rules and events.
class Wording
{
    Q_DECLARE_TR_FUNCTIONS(flimnap::Wording)

public:
    /// Refers to the rules; they must outlive it.
    explicit Wording(const Rules &rules) : m_rules(rules) {}

    [[nodiscard]] QString party(Party party) const; ///< a player's name, a company's code, "bank" …
    /// With what the rulebook calls it, where that is something else.
    [[nodiscard]] QString asInBook(CompanyId company) const;
    [[nodiscard]] const GameDefinition &game() const { return m_rules.game(); }
    [[nodiscard]] QString money(Money amount) const;
    [[nodiscard]] QString oneOf(const std::vector<Money> &amounts) const; ///< "0, 20 or 40 G"
    [[nodiscard]] QString round(const Round &round) const;                ///< "OR 5.2"
    /// The same where the game does not lie on the table: how it opens is not known then.
    [[nodiscard]] static QString roundOfAnyGame(const Round &round);
    [[nodiscard]] QString roundTitle(const Round &round) const; ///< "Operating round 5.2"
    [[nodiscard]] QString size(ClassId size) const;             ///< "small" …
    [[nodiscard]] QString sizes(ClassId size) const;            ///< the same of several companies
    [[nodiscard]] QString trainSize(ClassId size) const;        ///< the same of a train
    [[nodiscard]] QString train(FaceId face) const;             ///< "3+3 (d)": as printed, with the letter of its card
    [[nodiscard]] QString train(const std::string &code) const;
    [[nodiscard]] QString privateName(PrivateId card) const; ///< a railway's code, a character's name
    /// Trains that were given back lie in a depot, not in an open stock.
    [[nodiscard]] bool hasDepot() const;
    [[nodiscard]] bool hasActionRounds() const;
    /// What players own besides shares is called private companies, not railways.
    [[nodiscard]] bool hasPrivateCompanies() const;
    [[nodiscard]] QString reason(Reason reason) const;
    [[nodiscard]] QString refusal(const Refusal &refusal) const;
    /// Empty for events that are no news to anybody.
    [[nodiscard]] QString event(const Event &event) const;
    [[nodiscard]] static bool isNews(const Event &event);
    [[nodiscard]] static EffectKind::Kind eventKind(const Event &event);
    [[nodiscard]] static QString kindTitle(MoveKind kind); ///< "Buy a share"
    /// The same for a move that is on offer: "Choose the marker that stays".
    [[nodiscard]] QString actionTitle(const Move &move) const;
    /// Said of whom it is where that is a company out of turn.
    [[nodiscard]] QString actionTitle(const Offer &offer) const;
    [[nodiscard]] static QString keyTitle(std::string_view key);                      ///< "Price"
    [[nodiscard]] QString word(std::string_view key, const std::string &value) const; ///< pay/all: "Pay out"
    /// The same where it depends on what is chosen about: "placed first".
    [[nodiscard]] QString choiceWord(const Move &move, std::string_view key, const std::string &value) const;
    /// A company's code as its token has it.
    [[nodiscard]] QString companyCode(const std::string &code) const;
    /// Who makes the move.
    [[nodiscard]] QString by(const Move &move) const;
    /// Trains of a list in a journal.
    [[nodiscard]] QString trainList(const std::string &list) const;
    /// A hex as the board has it, see words/place_name.h.
    [[nodiscard]] QString place(const std::string &hex) const;
    [[nodiscard]] QString seller(const Move &move) const; ///< "the bank", "the open stock", a company
    /// The decision as a sentence: "Anna buys BCB 25 %".
    [[nodiscard]] QString move(const Move &move) const;
    /// The same where only what it caused tells who it was for: "Boris draws BCB".
    [[nodiscard]] QString move(const Move &move, const Events &events) const;
    /// The label of the button that makes the move, with the whole truth: "Buy BCB 25 % for 65 K".
    [[nodiscard]] QString confirmation(const Move &move, const Events &events) const;

private:
    /// In the words of the game's own rulebook, where it has some.
    [[nodiscard]] QString own(const char *text) const;
    /// What the engine says, in the words of the game's rulebook where it has some.
    [[nodiscard]] QString sentence(const char *context, std::string_view pattern, const Args &args,
                                   int count = -1) const;
    [[nodiscard]] QString building(const Move &move, Money cost) const;
    [[nodiscard]] QString income(const Move &move, const Events &events) const;
    [[nodiscard]] QString dividend(const Move &move, const Events &events, Money cost) const;
    [[nodiscard]] QString purchase(const Move &move, const Events &events, Money cost) const;
    [[nodiscard]] QString declared(const Events &events) const;
    [[nodiscard]] QString taken(const Move &move) const;
    [[nodiscard]] QString trackLaid(const Move &move) const;
    [[nodiscard]] QString run(const Move &move) const;
    [[nodiscard]] QString drawTitle(const Move &move) const;
    [[nodiscard]] QString choiceTitle(const Move &move) const;
    [[nodiscard]] QString routes(const Move &move) const;
    [[nodiscard]] QString grants(const Move &move) const;
    [[nodiscard]] QString correction(const Move &move) const;
    [[nodiscard]] QString exchange(const Move &move) const;
    [[nodiscard]] QString choice(const Move &move) const;
    [[nodiscard]] QString draw(const Move &move) const;
    [[nodiscard]] QString trainPurchase(const Move &move) const;
    [[nodiscard]] QString shareDealing(const Move &move) const;
    [[nodiscard]] bool hasKindsOfRailways() const;

    const Rules &m_rules;
};

} // namespace flimnap
