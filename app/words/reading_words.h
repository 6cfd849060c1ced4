#pragma once

#include <optional>
#include <string>

#include <QString>

namespace flimnap {

/// A question about how a rule is read, and both answers, the printed one first.
struct Reading
{
    QString question;
    QString printed;
    QString other;
};

/// The words of a switch that says how a rule is read.
std::optional<Reading> readingWords(const std::string &name);

} // namespace flimnap
