#pragma once

#include <string>

#include <QString>

namespace flimnap {

// What the codes of editions and variants are called; a code nobody knows is its own name.

QString editionTitle(const std::string &edition);
QString variantTitle(const std::string &variant);

} // namespace flimnap
