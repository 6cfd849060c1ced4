#include "words/language.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace flimnap {

namespace {

struct Known
{
    const char *code;
    const char *name;
};

constexpr Known languages[]{
    {"en", "English"}, {"ru", "Русский"}, {"cs", "Čeština"}, {"pl", "Polski"}, {"zh_CN", "简体中文"}};

std::unique_ptr<QTranslator> loaded(const QString &file, const QString &folder)
{
    auto translator = std::make_unique<QTranslator>();
    return translator->load(file, folder) ? std::move(translator) : nullptr;
}

} // namespace

QStringList Language::known()
{
    QStringList codes;
    for (const Known &language : languages)
        codes.append(language.code);
    return codes;
}

QString Language::nameOf(const QString &code)
{
    const auto *language = std::find_if(std::begin(languages), std::end(languages),
                                        [&](const Known &other) { return code == other.code; });
    return language == std::end(languages) ? code : QString::fromUtf8(language->name);
}

QString Language::spoken(const QString &chosen)
{
    if (known().contains(chosen))
        return chosen;
    for (const QString &wanted : QLocale::system().uiLanguages()) {
        const QLocale locale(wanted);
        for (const QString &code : known()) {
            if (QLocale(code).language() == locale.language())
                return code;
        }
    }
    return "en";
}

void Language::speak(const QString &code)
{
    for (const auto &translator : m_translators)
        QCoreApplication::removeTranslator(translator.get());
    m_translators.clear();
    m_code = code;
    QLocale::setDefault(QLocale(code));
    // Qt's own words first: who is installed last is asked first.
    install(loaded("qtbase_" + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)));
    install(loaded("flimnap_" + code, ":/i18n"));
}

void Language::install(std::unique_ptr<QTranslator> translator)
{
    if (translator == nullptr)
        return;
    QCoreApplication::installTranslator(translator.get());
    m_translators.push_back(std::move(translator));
}

} // namespace flimnap
