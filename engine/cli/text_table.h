#pragma once

#include <string>
#include <vector>

namespace flimnap {

/// Rows of words and numbers under their titles, as wide as they must be.
class TextTable
{
public:
    enum class Align { Left, Right };
    struct Column
    {
        std::string title;
        Align align = Align::Left;
    };

    explicit TextTable(std::vector<Column> columns) : m_columns(std::move(columns)) {}

    /// One cell for each column.
    void add(std::vector<std::string> row) { m_rows.push_back(std::move(row)); }
    [[nodiscard]] bool isEmpty() const { return m_rows.empty(); }
    /// The lines with their ends.
    [[nodiscard]] std::string text() const;

private:
    std::vector<Column> m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

} // namespace flimnap
