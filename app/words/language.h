#pragma once

#include <memory>
#include <vector>

#include <QStringList>
#include <QTranslator>

namespace flimnap {

/// The language the app speaks: the one chosen, or the system's as far as the app knows it.
class Language
{
public:
    Language() = default;
    explicit Language(const QString &code) { speak(code); }

    /// Those that the app speaks, by their codes: "en", "ru" …
    static QStringList known();
    /// What the language calls itself.
    static QString nameOf(const QString &code);
    /// The one for somebody who chose "system" or a language; English where the app does not speak it.
    static QString spoken(const QString &chosen);

    /// From now on everything is said in this language; whoever shows words has to ask for them again.
    void speak(const QString &code);
    [[nodiscard]] QString code() const { return m_code; }

private:
    void install(std::unique_ptr<QTranslator> translator);

    QString m_code;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace flimnap
