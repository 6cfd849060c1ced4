#include "cli/command_line.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <optional>
#include <vector>

#include "cli/commands.h"

namespace flimnap {

namespace {

struct Option
{
    std::string_view name;
    std::string_view value; ///< what its value is called; empty if it has none
    std::string_view meaning;
};

struct Command
{
    std::string_view name;
    std::vector<std::string_view> operands;
    std::string_view meaning;
    std::string_view details;
    std::vector<Option> options;
    Status (*run)(const Call &);
};

constexpr std::array<Option, 3> globalOptions = {{
    {"--data", "DIR", "take the game tables of this folder instead of those that come with the program"},
    {"--help", "", "say what the program or a command does (also -h)"},
    {"--version", "", "say which program this is"},
}};

constexpr std::string_view aboutJournals =
    "FILE is a journal (.flimnap); \"-\" is the standard input. The exit status is 0 if the whole\n"
    "journal was applied, 1 if a move is against the rules (the message says the line, the rule's\n"
    "number, why, and what would be possible), 2 if the file cannot be read or is malformed.\n";

const std::vector<Command> &commands()
{
    static const std::vector<Command> all = {
        {"replay",
         {"FILE"},
         "how a game stands after all moves of its journal, and its scoring",
         aboutJournals,
         {{"--snapshots", "", "print one line of JSON for each position instead, before and after every move"},
          {"--lenient", "", "print what comes before the first move against the rules"},
          {"--board", "",
           "print one line of JSON for each lay, station and run on the map instead, before it is made"}},
         replay},
        {"check", {"FILE"}, "whether all moves of a journal are legal", aboutJournals, {}, check},
        {"score", {"FILE"}, "the scoring at the end of a journal", aboutJournals, {}, score},
        {"statement",
         {"ACCOUNT", "FILE"},
         "every change of an account's balance",
         "ACCOUNT is a player (p1 …), a company's code or bank.\n",
         {},
         showStatement},
        {"offers",
         {"FILE"},
         "what may be done at the end of a journal, and why not, as JSON",
         "Each offer has its move, the choices left open in it, the refusal if it is refused, and the\n"
         "effects it would have, if all choices have suggested values.\n",
         {},
         showOffers},
        {"random",
         {"SEED"},
         "the journal of a game the engine plays by itself, the same one for the same seed",
         "",
         {{"--game", "GAME", "18cz if absent"},
          {"--edition", "EDITION", "the game's first if absent"},
          {"--variant", "VARIANT", "base if absent"},
          {"--players", "NUMBER", "4 if absent"},
          {"--moves", "NUMBER", "stop after so many moves"}},
         playAtRandom},
        {"games", {}, "what can be played", "", {}, listGames},
    };
    return all;
}

const Command *commandCalled(std::string_view name)
{
    const auto found =
        std::find_if(commands().begin(), commands().end(), [&](const Command &item) { return item.name == name; });
    return found == commands().end() ? nullptr : &*found;
}

const Option *optionCalled(std::span<const Option> options, std::string_view name)
{
    const auto found =
        std::find_if(options.begin(), options.end(), [&](const Option &option) { return option.name == name; });
    return found == options.end() ? nullptr : &*found;
}

/// The option of any command; which command takes it is looked at when that is known.
const Option *anyOptionCalled(std::string_view name)
{
    if (const Option *option = optionCalled(globalOptions, name))
        return option;
    for (const Command &command : commands()) {
        if (const Option *option = optionCalled(command.options, name))
            return option;
    }
    return nullptr;
}

std::string usage(const Command &command)
{
    std::string line(command.name);
    for (const std::string_view operand : command.operands)
        line.append(" ").append(operand);
    for (const Option &option : command.options) {
        line.append(" [").append(option.name);
        line.append(option.value.empty() ? "" : " ").append(option.value).append("]");
    }
    return line;
}

void describe(std::ostream &out, std::span<const Option> options)
{
    constexpr std::size_t width = 20;
    for (const Option &option : options) {
        std::string name = std::string(option.name) + (option.value.empty() ? "" : " ") + std::string(option.value);
        name.resize(std::max(width, name.size() + 1), ' ');
        out << "  " << name << option.meaning << '\n';
    }
}

void help(std::ostream &out)
{
    out << "Usage: flimnap-cli COMMAND …\n\n";
    for (const Command &command : commands())
        out << "  " << usage(command) << "\n      " << command.meaning << '\n';
    out << "\nEverywhere:\n";
    describe(out, globalOptions);
    out << '\n' << aboutJournals;
}

void help(std::ostream &out, const Command &command)
{
    out << "Usage: flimnap-cli " << usage(command) << "\n\nPrints " << command.meaning << ".\n" << command.details;
    out << '\n';
    describe(out, command.options);
    describe(out, globalOptions);
}

/// The command line taken apart, before anything is known to fit together.
struct Arguments
{
    std::vector<std::string> plain; ///< the command and its operands
    std::map<std::string_view, std::string> options;
    std::string problem;
};

Arguments takeApart(std::span<const std::string> arguments)
{
    Arguments words;
    for (std::size_t index = 0; index < arguments.size(); ++index) {
        const std::string &argument = arguments[index];
        if (argument.size() < 2 || argument.front() != '-') {
            words.plain.push_back(argument);
            continue;
        }
        const Option *option = anyOptionCalled(argument == "-h" ? "--help" : argument);
        if (option == nullptr) {
            words.problem = "there is no option \"" + argument + "\"";
            return words;
        }
        const bool takesValue = !option->value.empty();
        if (takesValue && index + 1 == arguments.size()) {
            words.problem = argument + " needs a value, " + std::string(option->value);
            return words;
        }
        words.options[option->name] = takesValue ? arguments[++index] : std::string();
    }
    return words;
}

/// Why the words do not make up a call of the command; empty if they do.
std::string misfit(const Command &command, const Arguments &words)
{
    for (const auto &[name, value] : words.options) {
        if (optionCalled(globalOptions, name) == nullptr && optionCalled(command.options, name) == nullptr)
            return std::string(command.name) + " has no option \"" + std::string(name) + "\"";
    }
    const std::size_t operands = words.plain.size() - 1;
    if (operands < command.operands.size())
        return std::string(command.name) + " needs " + std::string(command.operands[operands]);
    if (operands > command.operands.size())
        return "\"" + words.plain[command.operands.size() + 1] + "\" is too much for " + std::string(command.name);
    return {};
}

Status reject(const Console &console, const std::string &problem, const std::string &hint)
{
    console.err << "flimnap-cli: " << problem << '\n' << hint << '\n';
    return Status::Unusable;
}

} // namespace

Status run(std::span<const std::string> arguments, const Console &console)
{
    const std::string moreHelp = "flimnap-cli --help says what there is.";
    Arguments words = takeApart(arguments);
    if (!words.problem.empty())
        return reject(console, words.problem, moreHelp);
    if (words.options.contains("--version")) {
        console.out << "flimnap-cli " FLIMNAP_VERSION "\n";
        return Status::Fine;
    }
    const bool wantsHelp = words.options.contains("--help");
    if (words.plain.empty()) {
        help(wantsHelp ? console.out : console.err);
        return wantsHelp ? Status::Fine : Status::Unusable;
    }
    const Command *command = commandCalled(words.plain.front());
    if (command == nullptr)
        return reject(console, "there is no command \"" + words.plain.front() + "\"", moreHelp);
    if (wantsHelp) {
        help(console.out, *command);
        return Status::Fine;
    }
    if (const std::string problem = misfit(*command, words); !problem.empty())
        return reject(console, problem, "Usage: flimnap-cli " + usage(*command));
    words.plain.erase(words.plain.begin());
    return command->run({std::move(words.plain), std::move(words.options), console});
}

} // namespace flimnap
