#include "words/fault_words.h"
#include "words/names.h"
#include "words/own_words.h"
#include "words/plain.h"
#include "words/wording.h"

namespace flimnap {

namespace {

/// What the values of a sentence are called.
class Shown
{
public:
    Shown(const Wording &wording, const GameDefinition &game) : m_wording(wording), m_game(game) {}

    QString operator()(std::int64_t number) const { return QString::number(number); }
    QString operator()(const std::vector<int> &numbers) const
    {
        QStringList list;
        for (const int number : numbers)
            list.append(QString::number(number));
        return listed(list);
    }
    QString operator()(Money amount) const { return m_wording.money(amount); }
    QString operator()(const std::vector<Money> &amounts) const { return m_wording.oneOf(amounts); }
    QString operator()(Party party) const { return m_wording.party(party); }
    QString operator()(PrivateId railway) const { return m_wording.privateName(railway); }
    QString operator()(CardId card) const { return toText(m_game.cards[card].code); }
    QString operator()(FaceId face) const { return m_wording.train(face); }
    QString operator()(PhaseId phase) const { return toText(m_game.phases[phase].title); }
    QString operator()(const Round &round) const
    {
        return round.kind == RoundKind::Actions ? m_wording.round(round) : m_wording.roundTitle(round);
    }
    QString operator()(Reason reason) const { return m_wording.reason(reason); }
    QString operator()(const HexCode &hex) const { return m_wording.place(hex.code); }
    QString operator()(const TerrainWord &terrain) const { return m_wording.word("terrain", terrain.word); }
    QString operator()(const ColourWord &colour) const { return m_wording.word("colour", colour.word); }
    QString operator()(const KeyWord &key) const { return Wording::keyTitle(key.word); }
    QString operator()(const Quoted &quoted) const { return sentenceWords(quoted.sentence, &m_game); }
    QString operator()(const std::string &text) const { return toText(text); }

private:
    const Wording &m_wording;
    const GameDefinition &m_game;
};

} // namespace

QString Wording::sentence(const char *context, std::string_view pattern, const Args &args, int count) const
{
    const GameDefinition &game = m_rules.game();
    const std::string spoken = inWordsOf(game, context, pattern.data(), count).toStdString(); // a literal
    return toText(filled(spoken, args,
                         [&](const ArgValue &value) { return std::visit(Shown(*this, game), value).toStdString(); }));
}

QString Wording::refusal(const Refusal &refusal) const
{
    return sentence("flimnap::Refusal", flimnap::sentence(refusal.code), refusal.args);
}

} // namespace flimnap
