#include "store/sqlite.h"

#include <sqlite3.h>

namespace flimnap::sqlite {

namespace {

constexpr int busyMilliseconds = 200;

int primaryCode(int code)
{
    return code & 0xff;
}

Error errorOf(sqlite3 *connection)
{
    return {sqlite3_extended_errcode(connection), sqlite3_errmsg(connection)};
}

/// The file as an SQLite URI that forbids SQLite to look beside the file or to lock it.
std::string immutableUri(const std::filesystem::path &file)
{
    std::string uri = "file:";
    for (const char letter : utf8(file)) {
        if (letter == '%')
            uri += "%25";
        else if (letter == '?')
            uri += "%3f";
        else if (letter == '#')
            uri += "%23";
        else
            uri += letter;
    }
    return uri + "?immutable=1";
}

} // namespace

Error Error::damage(std::string message)
{
    return {SQLITE_CORRUPT, std::move(message)};
}

bool Error::isDamage() const
{
    return primaryCode(code) == SQLITE_CORRUPT || primaryCode(code) == SQLITE_NOTADB;
}

bool Error::isWrongSchema() const
{
    return primaryCode(code) == SQLITE_ERROR;
}

Fault faultOf(const Error &error, const std::filesystem::path &file)
{
    const std::vector<std::string> cause = {error.message, std::to_string(error.code)};
    const auto fault = [&](const Sentence &words) { return Fault{utf8(file), {}, words}; };
    switch (primaryCode(error.code)) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return fault(Sentence::say(
            "the file is in use by another program; close Flimnap wherever else it runs and try again (%1, code %2)",
            cause));
    case SQLITE_FULL:
        return fault(
            Sentence::say("the disk is full, nothing was changed; free some space and try again (%1, code %2)", cause));
    case SQLITE_IOERR:
        return fault(Sentence::say("the disk did not read or write, nothing was changed; check the disk and its free "
                                   "space and try again (%1, code %2)",
                                   cause));
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
    case SQLITE_READONLY:
        return fault(Sentence::say(
            "the file cannot be opened for writing; allow Flimnap to read and write it and its folder (%1, code %2)",
            cause));
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return fault(Sentence::say(
            "the file is damaged; close Flimnap and start it again to recover what can be read (%1, code %2)", cause));
    case SQLITE_NOMEM:
        return fault(Sentence::say(
            "there is not enough memory, nothing was changed; close other programs and try again (%1, code %2)",
            cause));
    case SQLITE_TOOBIG:
        return fault(Sentence::say("a text is too long to be kept, nothing was changed (%1, code %2)", cause));
    default:
        return fault(Sentence::say("the database refused, nothing was changed (%1, code %2)", cause));
    }
}

std::string utf8(const std::filesystem::path &path)
{
    const std::u8string text = path.generic_u8string();
    return {text.begin(), text.end()};
}

void Run::bind(std::int64_t value)
{
    const int result = sqlite3_bind_int64(m_statement.get(), ++m_bound, value);
    if (result != SQLITE_OK)
        m_bindFailure = result;
}

void Run::bind(std::string_view value)
{
    const char *const data = value.data() == nullptr ? "" : value.data(); // a null pointer would bind NULL
    const int result =
        sqlite3_bind_text64(m_statement.get(), ++m_bound, data, value.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    if (result != SQLITE_OK)
        m_bindFailure = result;
}

Outcome<bool> Run::step()
{
    if (m_bindFailure != SQLITE_OK)
        return Error{m_bindFailure, sqlite3_errstr(m_bindFailure)};
    const int result = sqlite3_step(m_statement.get());
    if (result == SQLITE_ROW)
        return true;
    if (result == SQLITE_DONE)
        return false;
    return errorOf(sqlite3_db_handle(m_statement.get()));
}

Outcome<Done> Run::finish()
{
    if (const auto row = step(); !row)
        return row.error();
    return Done();
}

bool Run::isNull(int column) const
{
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL;
}

bool Run::isInteger(int column) const
{
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_INTEGER;
}

bool Run::isText(int column) const
{
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_TEXT;
}

std::int64_t Run::integer(int column) const
{
    return sqlite3_column_int64(m_statement.get(), column);
}

std::string Run::text(int column) const
{
    const void *const text = sqlite3_column_text(m_statement.get(), column);
    if (text == nullptr)
        return {};
    const int bytes = sqlite3_column_bytes(m_statement.get(), column);
    return {static_cast<const char *>(text), static_cast<std::size_t>(bytes)};
}

void Run::Reset::operator()(sqlite3_stmt *statement) const
{
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
}

void Statement::Finalize::operator()(sqlite3_stmt *statement) const
{
    sqlite3_finalize(statement);
}

Outcome<Connection> Connection::open(const std::filesystem::path &file, Mode mode)
{
    const bool look = mode == Mode::Look;
    const std::string name = look ? immutableUri(file) : utf8(file);
    const int flags = look ? SQLITE_OPEN_READONLY | SQLITE_OPEN_URI : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;

    sqlite3 *handle = nullptr;
    const int result = sqlite3_open_v2(name.c_str(), &handle, flags, nullptr);
    Connection connection(handle); // a failed opening leaves a handle too, for its message
    if (result != SQLITE_OK)
        return handle == nullptr ? Error{result, sqlite3_errstr(result)} : errorOf(handle);
    sqlite3_extended_result_codes(handle, 1);
    sqlite3_busy_timeout(handle, busyMilliseconds);
    // SQLite falls back to reading where it may not write; that would show with the first decision only.
    if (!look && sqlite3_db_readonly(handle, "main") == 1)
        return Error{SQLITE_READONLY, sqlite3_errstr(SQLITE_READONLY)};
    const char *const settings =
        look ? "PRAGMA writable_schema = ON" // or SQLite would not read a file that is shorter than it should be
             : "PRAGMA locking_mode = EXCLUSIVE; PRAGMA page_size = 4096; PRAGMA trusted_schema = OFF";
    if (const auto set = connection.execute(settings); !set)
        return set.error();
    return connection;
}

Outcome<Done> Connection::execute(const std::string &statements)
{
    if (sqlite3_exec(m_connection.get(), statements.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        return errorOf(m_connection.get());
    return Done();
}

Outcome<Statement> Connection::prepare(std::string_view statement) const
{
    sqlite3_stmt *handle = nullptr;
    const int result = sqlite3_prepare_v3(m_connection.get(), statement.data(), static_cast<int>(statement.size()),
                                          SQLITE_PREPARE_PERSISTENT, &handle, nullptr);
    if (result != SQLITE_OK)
        return errorOf(m_connection.get());
    return Statement(handle);
}

Outcome<std::int64_t> Connection::number(std::string_view query) const
{
    auto statement = prepare(query);
    if (!statement)
        return statement.error();
    Run run = statement->run();
    const auto row = run.step();
    if (!row)
        return row.error();
    return *row ? run.integer(0) : 0;
}

void Connection::keepLogOnClose(bool keep)
{
    sqlite3_db_config(m_connection.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep ? 1 : 0, nullptr);
}

bool Connection::isInTransaction() const
{
    return sqlite3_get_autocommit(m_connection.get()) == 0;
}

void Connection::Close::operator()(sqlite3 *connection) const
{
    sqlite3_close_v2(connection);
}

Outcome<Transaction> Transaction::begin(Connection &connection)
{
    if (const auto begun = connection.execute("BEGIN IMMEDIATE"); !begun)
        return begun.error();
    return Transaction(connection);
}

Outcome<Done> Transaction::commit()
{
    auto committed = m_connection->execute("COMMIT");
    if (committed)
        static_cast<void>(m_connection.release());
    return committed;
}

void Transaction::RollBack::operator()(Connection *connection) const
{
    // Some failures, a full disk among them, make SQLite roll back by itself.
    if (connection->isInTransaction())
        static_cast<void>(connection->execute("ROLLBACK"));
}

} // namespace flimnap::sqlite
