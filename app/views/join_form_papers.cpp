#include <cstdlib>

#include "features/feature_view.h"
#include "views/choices.h"
#include "views/join_form.h"
#include "views/join_groups.h"
#include "views/join_sections.h"
#include "words/own_words.h"
#include "words/plain.h"
#include "words/wording.h"

// What the form asks about private railways, people and trains.

namespace flimnap {

/// Whose it is, and what follows from that.
QVariantList JoinForm::privateFields(const PrivateDefinition &railway) const
{
    const QString code = toText(railway.code);
    const QString place = placeOf("privates", code, "owner");
    const bool isCode = railway.name == railway.code;
    const QString title = isCode ? code : railway.isPerson ? toText(railway.name) : code + " " + toText(railway.name);
    QVariantList owners{option(QString(), tr("nobody"))};
    owners += m_fields.parties(m_answers.privateOwners(railway));
    QVariantList fields{m_fields.foldedChoice(place, title, owners)};
    const QString owner = m_answers.word(place);
    if (m_answers.isOperating(owner) && railway.hasRight)
        fields.append(m_fields.flag(placeOf("privates", code, "used"), tr("%1: its right is used up").arg(code)));
    for (const FeatureView *view : viewsOf(game()))
        view->addTo(fields, m_fields, m_answers, railway);
    return fields;
}

/// Fewer players play with fewer of them.
QVariantList JoinForm::privateFields(ClassId size) const
{
    const auto players = static_cast<int>(m_answers.players().size());
    QVariantList fields;
    for (const PrivateId railway : ids(game().privates)) {
        if (game().privates[railway].size == size && game().isInPlay(railway, players))
            fields += privateFields(game().privates[railway]);
    }
    return fields;
}

/// Who owns it, and what it has; railways that only build have nothing.
QVariantList JoinForm::minorFields(ClassId size) const
{
    const QVariantList owners = m_fields.seatsOrNobody(QString());
    QVariantList fields;
    QVariantList treasuries;
    for (const CompanyDefinition &railway : game().companies) {
        const QString code = toText(railway.code);
        if (railway.size != size || !m_answers.isMinor(code))
            continue;
        const QString owner = placeOf("privates", code, "owner");
        fields.append(m_fields.foldedChoice(owner, code + " " + toText(railway.name), owners));
        if (m_answers.word(owner).isEmpty())
            continue;
        for (const FeatureView *view : viewsOf(game()))
            fields += view->minorFields(m_answers, m_fields, code);
        if (!m_answers.hasRole(code))
            treasuries.append(m_fields.number(placeOf("companies", code, "cash"), tr("Treasury of %1").arg(code)));
    }
    return fields + treasuries;
}

QList<QVariantMap> JoinForm::privateGroups() const
{
    QList<QVariantMap> groups;
    QString title = game().privatesAreCompanies ? tr("All private companies") : QString();
    QString note;
    for (const FeatureView *view : viewsOf(game())) {
        title += view->railwaysTitle();
        note += view->railwaysNote(m_answers);
    }
    QVariantList all;
    for (const ClassId size : ids(game().classes)) {
        const QVariantList fields = privateFields(size) + minorFields(size);
        if (!title.isEmpty())
            all += fields;
        else if (!fields.isEmpty())
            groups.append(joinGroup(toText(game().classes[size].code),
                                    m_answers.hasActionRounds()
                                        ? JoinSections::title("characters", m_answers)
                                        : inWordsOf(game(), "flimnap::JoinForm", QT_TR_NOOP("Private railways: %1"))
                                              .arg(Wording(m_rules).size(size)),
                                    fields));
    }
    if (!title.isEmpty())
        groups.append(joinGroup("all", title, all, note));
    return groups;
}

QVariantList JoinForm::deckFields() const
{
    QVariantList fields;
    for (const CardId card : ids(game().cards)) {
        const TrainCard &table = game().cards[card];
        if (!table.count)
            continue;
        const QString place = "deck/" + toText(table.code);
        const int playing = m_answers.cardsInPlay(card);
        const int all = m_answers.cardsAtAll(card);
        const int gone = all - playing - m_answers.number(place);
        const QString label =
            gone < 0 ? tr("%1: %2 cards, %3 in play, %4 too many") : tr("%1: %2 cards, %3 in play, %4 gone");
        fields.append(m_fields.count(place, label.arg(toText(table.code)).arg(all).arg(playing).arg(std::abs(gone)),
                                     *table.count));
    }
    return fields;
}

QList<QVariantMap> JoinForm::trainGroups() const
{
    const QVariantList faces = m_fields.faces();
    QList<QVariantMap> groups{joinGroup("deck", tr("Cards left in the deck"), deckFields())};
    for (const QString &code : m_answers.trainOwners())
        groups.append(companyGroup(code, {m_fields.bag(placeOf("companies", code, "trains"),
                                                       m_answers.isUnattended(code) ? tr("Its train") : tr("Trains"),
                                                       m_answers.hasMinors() ? m_fields.faces(code) : faces)}));
    if (game().hasTrainPool())
        groups.append(joinGroup("pool", Wording(m_rules).hasDepot() ? tr("Depot") : tr("Open stock"),
                                {m_fields.bag("pool", tr("Trains given back"), faces)}));
    if (m_answers.asksScrapped())
        groups.append(joinGroup("scrapped", tr("No longer for sale"),
                                {m_fields.set("scrapped", tr("Trains that left the game"), faces)}));
    return groups;
}

} // namespace flimnap
