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
            m_isBroken.push_back(!m_contents.back().is_object());
        }
        m_tableOf.resize(files.size());
    }

    std::vector<GameTable> build()
    {
        for (std::size_t file = 0; file < m_files.size(); ++file)
            if (!m_isBroken[file])
                complete(file);
        const std::size_t fileTables = m_tables.size();
        for (std::size_t table = 0; table < fileTables; ++table)
            addVariants(table);
        return std::move(m_tables);
    }

private:
    void report(const std::string &file, const std::string &place, const std::string &message)
    {
        m_faults.push_back({file, place, message});
    }

    /// Makes tables of the file and of everything it is based on.
    void complete(std::size_t file)
    {
        std::vector<std::size_t> way{file}; // to the complete table at the end
        while (!m_tableOf[way.back()] && isDelta(way.back())) {
            const std::optional<std::size_t> base = findBase(way);
            if (!base) {
                for (const std::size_t broken : way)
                    m_isBroken[broken] = true;
                return;
            }
            way.push_back(*base);
        }
        std::optional<std::size_t> base;
        for (; !way.empty(); way.pop_back()) {
            if (!m_tableOf[way.back()])
                addFile(way.back(), base);
            base = m_tableOf[way.back()];
        }
    }

    bool isDelta(std::size_t file) const { return m_contents[file].contains("extends"); }

    /// The file that the last one on the way extends; nothing if there is none or it leads back.
    std::optional<std::size_t> findBase(const std::vector<std::size_t> &way)
    {
        const std::string &name = m_files[way.back()].name;
        const Json &extends = m_contents[way.back()]["extends"];
        std::string known;
        for (std::size_t base = 0; base < m_files.size(); ++base) {
            known += (known.empty() ? "" : ", ") + m_files[base].name;
            if (extends != m_files[base].name)
                continue;
            if (m_isBroken[base])
                return {};
            if (std::find(way.begin(), way.end(), base) == way.end())
                return base;
            report(name, "/extends",
                   "this leads back to " + excerpt(extends) + "; in the end a file extends a complete table");
            return {};
        }
        report(name, "/extends", "expected one of the files " + known + ", found " + excerpt(extends));
        return {};
    }

    void addFile(std::size_t file, std::optional<std::size_t> base)
    {
        Json content = m_contents[file];
        if (base) {
            Json patch = std::move(content);
            patch.erase("extends");
            content = m_tables[*base].content;
            content.merge_patch(patch);
        }
        m_tableOf[file] = m_tables.size();
        m_tables.push_back({m_files[file].name, "base", std::move(content), base});
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
                m_tables.push_back({base.source + ", variant " + name, name, std::move(content), baseIndex});
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
    std::vector<GameTable> m_tables;
    std::vector<std::optional<std::size_t>> m_tableOf; ///< by file: where its table stands
    std::vector<bool> m_isBroken;                      ///< by file: it cannot be read or put together
};

} // namespace

std::vector<GameTable> layerTables(const std::vector<GameFile> &files, Faults &faults)
{
    return Layers(files, faults).build();
}

} // namespace flimnap
