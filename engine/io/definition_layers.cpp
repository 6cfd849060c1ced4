#include "io/definition_layers.h"

#include <algorithm>

namespace flimnap {

namespace {

class Layers
{
public:
    Layers(const std::vector<GameFile> &files, Faults &faults) : m_files(files), m_faults(faults)
    {
        for (const GameFile &file : files) {
            Result<Json, Fault> read = parseJson(file.text, file.name);
            m_contents.push_back(read ? std::move(read.value()) : Json());
            if (!read)
                m_faults.push_back(read.error());
            else if (!m_contents.back().is_object())
                report(file.name, "", "expected a game table, an object, found " + excerpt(m_contents.back()));
        }
        m_states.resize(files.size());
    }

    std::vector<GameTable> build()
    {
        for (std::size_t file = 0; file < m_files.size(); ++file)
            complete(file);
        const std::size_t fileTables = m_tables.size();
        for (std::size_t table = 0; table < fileTables; ++table)
            addVariants(table);
        return std::move(m_tables);
    }

private:
    struct State
    {
        bool isVisited = false;
        std::optional<std::size_t> table; ///< not there as long as the file is being completed, or if it cannot be
    };

    void report(const std::string &file, const std::string &place, const std::string &message)
    {
        m_faults.push_back({file, place, message});
    }

    std::optional<std::size_t> add(GameTable table)
    {
        m_tables.push_back(std::move(table));
        return m_tables.size() - 1;
    }

    std::optional<std::size_t> complete(std::size_t file)
    {
        State &state = m_states[file];
        if (state.isVisited || !m_contents[file].is_object())
            return state.table;
        state.isVisited = true;
        const auto extends = m_contents[file].find("extends");
        if (extends == m_contents[file].end())
            return state.table = add({m_files[file].name, "base", m_contents[file], {}});

        const std::optional<std::size_t> base = findBase(file, *extends);
        if (!base)
            return {};
        m_chain.push_back(file);
        const std::optional<std::size_t> baseTable = complete(*base);
        m_chain.pop_back();
        if (!baseTable)
            return {};
        Json content = m_tables[*baseTable].content;
        Json patch = m_contents[file];
        patch.erase("extends");
        content.merge_patch(patch);
        return state.table = add({m_files[file].name, "base", std::move(content), baseTable});
    }

    /// The file named by "extends"; nothing, and a fault, if there is none or it leads back here.
    std::optional<std::size_t> findBase(std::size_t file, const Json &extends)
    {
        std::string known;
        for (std::size_t other = 0; other < m_files.size(); ++other) {
            known += (known.empty() ? "" : ", ") + m_files[other].name;
            if (extends != m_files[other].name)
                continue;
            if (other != file && std::find(m_chain.begin(), m_chain.end(), other) == m_chain.end())
                return other;
            report(m_files[file].name, "/extends",
                   "this leads back to " + excerpt(extends) + "; in the end a file extends a complete table");
            return {};
        }
        report(m_files[file].name, "/extends", "expected one of the files " + known + ", found " + excerpt(extends));
        return {};
    }

    void addVariants(std::size_t baseIndex)
    {
        const GameTable base = m_tables[baseIndex];
        const auto variants = base.content.find("variants");
        if (variants == base.content.end())
            return;
        if (!variants->is_object()) {
            report(base.source, "/variants",
                   "expected an object with a patch for each variant, found " + excerpt(*variants));
            return;
        }
        for (const auto &[name, patch] : variants->items()) {
            const std::string place = "/variants/" + name;
            if (name.empty() || name == "base")
                report(base.source, place, "\"base\" is the table itself; a variant needs a name of its own");
            else if (!patch.is_object())
                report(base.source, place, "expected an object, what the variant changes, found " + excerpt(patch));
            else if (isPatchOfTables(base.source, place, patch)) {
                Json content = base.content;
                content.erase("variants");
                content.merge_patch(patch);
                add({base.source + ", variant " + name, name, std::move(content), baseIndex});
            }
        }
    }

    bool isPatchOfTables(const std::string &source, const std::string &place, const Json &patch)
    {
        bool isRight = true;
        for (const char *key : {"format", "game", "edition", "extends", "variants"}) {
            if (!patch.contains(key))
                continue;
            report(source, place + "/" + key, "a variant cannot change this; it belongs to the file as a whole");
            isRight = false;
        }
        return isRight;
    }

    const std::vector<GameFile> &m_files;
    Faults &m_faults;
    std::vector<Json> m_contents;
    std::vector<State> m_states;
    std::vector<std::size_t> m_chain; ///< files on the way from the one being completed to its bases
    std::vector<GameTable> m_tables;
};

} // namespace

std::vector<GameTable> layerTables(const std::vector<GameFile> &files, Faults &faults)
{
    return Layers(files, faults).build();
}

} // namespace flimnap
