/** @file flag.h
 *  The table of flags: every option and argument of the tool, one row each. Parsing, help, completion, man pages and the
 *  reference are made of it. THREADS: plain values. */
#ifndef NEARDUP_CLI_FLAGS_FLAG_H
#define NEARDUP_CLI_FLAGS_FLAG_H

#include <cstdint>
#include <string>
#include <vector>

namespace neardup::cli {

/** The largest number of documents, docid or slot in Xapian. */
constexpr std::uint64_t kMostInXapian = 0xFFFFFFFF;

/** What a flag takes: how its value is checked, and what a shell completes. */
enum class Takes {
  kNothing,
  kText,
  kWhole,   ///< a whole number from least to most
  kNumber,  ///< a decimal number from least to most
  kChoice,  ///< one of its words
  kInput,   ///< a file or folder that is read; no database; from here on to kApplication files are completed
  kFile,    ///< a file, whatever is there
  kFolder,
  kDatabase,  ///< a place, or the name of an application
  kApplication,
  kProgram,
};

struct Flag {
  std::string name;      ///< "--limit", "-o,--output", "--singles,!--no-singles"; of an argument "DATABASE"
  std::string commands;  ///< where it holds, separated by spaces; with a star where it is common, in the short help
  Takes takes = Takes::kNothing;
  std::string value;    ///< unit or name of the value: "BYTES", "FILE"; of a choice its words, "text|jsonl"
  std::string words;    ///< of a choice all values, of others suggestions, separated by |
  std::string example;  ///< a value that is accepted
  std::string help;     ///< {} stands for the default, which is otherwise put at the end
  double least = 0;     ///< of a number
  double most = 0;
  bool is_required = false;  ///< of an option
  bool is_list = false;      ///< may be given several times
  bool has_commas = false;   ///< a list may also be one value with commas
  bool is_pair = false;      ///< takes two values
  std::string needs;         ///< has an effect only with one of these: "--format=csv,tsv PATH"
  std::string excludes;      ///< cannot be given with any of these
  std::string remedy;        ///< what to do instead, for a message: "; run it twice"

  Flag required() const {
    return with([](Flag& flag) { flag.is_required = true; });
  }
  Flag list() const {
    return with([](Flag& flag) { flag.is_list = true; });
  }
  Flag commas() const {
    return with([](Flag& flag) { flag.has_commas = true; });
  }
  Flag pair() const {
    return with([](Flag& flag) { flag.is_pair = true; });
  }
  Flag only_with(const char* names) const {
    return with([&](Flag& flag) { flag.needs = names; });
  }
  Flag never_with(const char* names, const char* instead = "") const {
    return with([&](Flag& flag) {
      flag.excludes = names;
      flag.remedy = instead;
    });
  }

  /** "--output" of "-o,--output". */
  std::string long_name() const;
  /** All names, as a user types them. */
  std::vector<std::string> names() const;
  bool is_argument() const { return name.front() != '-'; }
  bool holds_in(const std::string& command) const;
  bool is_common_in(const std::string& command) const;

 private:
  template <typename Change>
  Flag with(const Change& change) const {
    Flag flag = *this;
    change(flag);
    return flag;
  }
};

/** All rows. Those of a command stand in the order of its help. */
const std::vector<Flag>& flag_table();

/** The rows of a command. */
std::vector<const Flag*> flags_of(const std::string& command);

/** @exception std::logic_error if the table has no such row. */
const Flag& flag_of(const std::string& command, const std::string& long_name);

/** What is wrong with a value, "'x' is not ..."; empty for a value that the flag takes. */
std::string problem_with(const Flag& flag, const std::string& value);

/** The parts of a text between separators; empty parts are left out. A part between commas may stand in double quotes. */
std::vector<std::string> parts_of(const std::string& text, char separator);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_FLAGS_FLAG_H
