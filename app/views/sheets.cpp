#include "views/sheets.h"

#include <algorithm>

#include "views/colours.h"
#include "views/effects.h"
#include "views/move_map.h"
#include "words/wording.h"

#include "journal/move_schema.h"
#include "words/plain.h"

namespace flimnap {

namespace {

QVariantList numbers(const Offer &offer)
{
    QVariantList rows;
    for (const NumberChoice &choice : offer.numbers) {
        QVariantList usual;
        for (const int value : choice.usual)
            usual.append(value);
        rows.append(QVariantMap{{"key", toText(choice.key)},
                                {"title", Wording::keyTitle(choice.key)},
                                {"least", choice.least},
                                {"most", choice.most},
                                {"step", choice.step},
                                {"usual", usual},
                                {"onlyUsual", choice.onlyUsual},
                                {"suggested", choice.suggested.value_or(-1)}});
    }
    return rows;
}

QVariantList wordChoices(const Wording &words, const Offer &offer)
{
    QVariantList rows;
    for (const WordChoice &choice : offer.words) {
        QVariantList options;
        for (const std::string &value : choice.words)
            options.append(QVariantMap{{"value", toText(value)}, {"label", words.word(choice.key, value)}});
        rows.append(
            QVariantMap{{"key", toText(choice.key)}, {"title", Wording::keyTitle(choice.key)}, {"words", options}});
    }
    return rows;
}

} // namespace

QString sheetFor(MoveKind kind, bool byCompany)
{
    switch (kind) {
    case MoveKind::BuyPrivate:
        return byCompany ? "BuyLocalSheet" : "BuyPrivateSheet";
    case MoveKind::StartCompany:
        return "StartCompanySheet";
    case MoveKind::BuyShare:
        return "BuyShareSheet";
    case MoveKind::SellShares:
        return "SellSharesSheet";
    case MoveKind::RepayDebt:
        return "RepayDebtSheet";
    case MoveKind::LayTrack:
        return "LayTrackSheet";
    case MoveKind::PlaceToken:
        return "PlaceTokenSheet";
    case MoveKind::RunTrains:
        return "RunTrainsSheet";
    case MoveKind::Dividend:
        return "DividendSheet";
    case MoveKind::BuyTrain:
        return "BuyTrainSheet";
    case MoveKind::DiscardTrain:
        return "DiscardTrainSheet";
    case MoveKind::ConvertTrain:
        return "ConvertTrainSheet";
    case MoveKind::SellPrivate:
        return "SellLocalSheet";
    case MoveKind::UsePrivate:
        return "UseLocalSheet";
    case MoveKind::Acquire:
        return "AcquireSheet";
    default:
        return "PlainSheet";
    }
}

Move suggestedMove(const Offer &offer)
{
    Move move = offer.move;
    for (const NumberChoice &choice : offer.numbers) {
        const MoveKey *key = keyOf(move.kind, choice.key);
        const auto *member = key != nullptr ? std::get_if<std::optional<int> Move::*>(&key->member) : nullptr;
        if (member != nullptr && choice.suggested.value_or(0) != 0)
            move.*(*member) = choice.suggested;
    }
    return move;
}

bool isQuick(const Session &session, const Offer &offer)
{
    if (!offer.words.empty())
        return false;
    for (const NumberChoice &choice : offer.numbers) {
        if (!choice.suggested)
            return false;
    }
    const auto events = session.preview(suggestedMove(offer));
    return events && std::all_of(events->begin(), events->end(), [](const Event &event) {
               return std::holds_alternative<TrackLaid>(event) || std::holds_alternative<StationPlaced>(event);
           });
}

QVariantMap offerRow(const Session &session, const Offer &offer)
{
    const Rules &rules = session.rules();
    const Position &position = session.position();
    const GameDefinition &game = rules.game();
    const Wording words(rules);
    const Move &move = offer.move;
    QVariantMap row{{"kind", toText(word(move.kind))},
                    {"by", toText(move.by)},
                    {"company", toText(move.company)},
                    {"private", toText(move.privateRailway)},
                    {"train", toText(move.train)},
                    {"from", toText(move.from)},
                    {"to", toText(move.to)},
                    {"home", move.home},
                    {"label", words.move(move)},
                    {"allowed", !offer.refusal},
                    {"move", toMap(move)},
                    {"numbers", numbers(offer)},
                    {"words", wordChoices(words, offer)}};
    row.insert("reason", offer.refusal ? words.refusal(*offer.refusal) : QString());
    row.insert("rule", offer.refusal ? toText(offer.refusal->rule) : QString());
    row.insert("waivable", offer.refusal && offer.refusal->waivable);

    row.insert("seller", words.seller(move));

    QString further;
    if (!offer.refusal) {
        if (const auto events = session.preview(suggestedMove(offer)))
            further = furtherConsequences(rules, *events);
    }
    row.insert("further", further);

    QString detail;
    Money price;
    if (const CompanyId company = game.findCompany(move.company)) {
        row.insert("colour", companyColour(game, company));
        row.insert("textColour", textOn(companyColour(game, company)));
        detail = toText(game.companies[company].name);
        price = flimnap::price(game, position, company);
    }
    if (const PrivateId railway = game.findPrivate(move.privateRailway)) {
        detail = toText(game.privates[railway].name);
        price = game.privates[railway].price;
        row.insert("income", static_cast<int>(game.privates[railway].income.units));
    }
    if (const FaceId face = game.findFace(move.train)) {
        detail = words.size(game.faces[face].size);
        price = game.faces[face].price;
        row.insert("trainName", words.train(face));
        if (const FaceId turned = game.findFace(move.to))
            row.insert("trainName", words.train(turned));
    }
    row.insert("detail", detail);
    row.insert("price", static_cast<int>(price.units));
    return row;
}

} // namespace flimnap
