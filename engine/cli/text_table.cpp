#include "cli/text_table.h"

#include <algorithm>

namespace flimnap {

namespace {

constexpr std::string_view gap = "  ";

/// In characters of UTF-8.
std::size_t width(const std::string &text)
{
    const auto count = std::count_if(text.begin(), text.end(), [](char byte) { return (byte & '\xC0') != '\x80'; });
    return static_cast<std::size_t>(count);
}

} // namespace

std::string TextTable::text() const
{
    std::vector<std::vector<std::string>> rows(1);
    for (const Column &column : m_columns)
        rows.front().push_back(column.title);
    rows.insert(rows.end(), m_rows.begin(), m_rows.end());

    std::vector<std::size_t> widths(m_columns.size(), 0);
    for (const std::vector<std::string> &row : rows)
        for (std::size_t column = 0; column < m_columns.size(); ++column)
            widths[column] = std::max(widths[column], width(row[column]));

    std::string text;
    for (const std::vector<std::string> &row : rows) {
        std::string line;
        for (std::size_t column = 0; column < m_columns.size(); ++column) {
            const std::string padding(widths[column] - width(row[column]), ' ');
            const bool isRight = m_columns[column].align == Align::Right;
            line.append(column == 0 ? "" : gap);
            line.append(isRight ? padding + row[column] : row[column] + padding);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

} // namespace flimnap
