#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "core/fault.h"
#include "core/result.h"

struct sqlite3;
struct sqlite3_stmt;

/// A thin cover over SQLite's C API: handles that close themselves and errors as values.
namespace flimnap::sqlite {

/// Why SQLite did not do what it was asked to.
struct Error
{
    int code = 0; ///< SQLite's extended result code
    std::string message;

    static Error damage(std::string message);

    /// The file's content is wrong, as opposed to the disk, the rights or the request.
    [[nodiscard]] bool isDamage() const;
    /// The statement does not fit the database: a table or a column that it names is not there.
    [[nodiscard]] bool isWrongSchema() const;
};

template <class Value>
using Outcome = Result<Value, Error>;
using Done = std::monostate;

/// The error in words for people, with what they can do about it.
Fault faultOf(const Error &error, const std::filesystem::path &file);

/// A path in UTF-8, as SQLite and messages want it.
std::string utf8(const std::filesystem::path &path);

/// One execution of a statement, which is free for the next one when this goes.
class Run
{
public:
    explicit Run(sqlite3_stmt *statement) : m_statement(statement) {}

    void bind(std::int64_t value);
    void bind(std::string_view value);

    /// Goes to the next row; false behind the last one.
    Outcome<bool> step();
    /// Executes a statement that gives no rows.
    Outcome<Done> finish();

    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] bool isInteger(int column) const;
    [[nodiscard]] bool isText(int column) const;
    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] std::string text(int column) const;

private:
    struct Reset
    {
        void operator()(sqlite3_stmt *statement) const;
    };

    std::unique_ptr<sqlite3_stmt, Reset> m_statement;
    int m_bound = 0;
    int m_bindFailure = 0;
};

/// A prepared statement, to be run as often as wanted but once at a time.
class Statement
{
public:
    explicit Statement(sqlite3_stmt *statement) : m_statement(statement) {}

    template <class... Values>
    Run run(const Values &...values)
    {
        Run run(m_statement.get());
        (run.bind(values), ...);
        return run;
    }

private:
    struct Finalize
    {
        void operator()(sqlite3_stmt *statement) const;
    };

    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
};

class Connection
{
public:
    enum class Mode {
        Look, ///< reads the file alone, however damaged, and leaves no trace, not even beside it
        Use   ///< reads and writes, creates what is missing; from the first read on nobody else can
    };

    static Outcome<Connection> open(const std::filesystem::path &file, Mode mode);

    /// Executes statements that need no values and whose rows do not matter.
    Outcome<Done> execute(const std::string &statements);
    Outcome<Statement> prepare(std::string_view statement) const;
    /// The number that a query without values gives in its first row.
    Outcome<std::int64_t> number(std::string_view query) const;

    /// Whether closing leaves the write-ahead log as it is instead of moving it into the file.
    void keepLogOnClose(bool keep);
    [[nodiscard]] bool isInTransaction() const;

private:
    struct Close
    {
        void operator()(sqlite3 *connection) const;
    };

    explicit Connection(sqlite3 *connection) : m_connection(connection) {}

    std::unique_ptr<sqlite3, Close> m_connection;
};

/// Everything between its beginning and commit() happens whole or, if commit() is not reached, not at all.
class Transaction
{
public:
    static Outcome<Transaction> begin(Connection &connection);

    Outcome<Done> commit();

private:
    struct RollBack
    {
        void operator()(Connection *connection) const;
    };

    explicit Transaction(Connection &connection) : m_connection(&connection) {}

    std::unique_ptr<Connection, RollBack> m_connection; ///< not owned: going means rolling back
};

} // namespace flimnap::sqlite
