/** @file command.h
 *  A command of the table: its flags set the variables of its run. CLI11 cuts the command line into flags and values; all
 *  that a flag accepts, and beside which others, stands in the table. THREADS: one. */
#ifndef NEARDUP_CLI_FLAGS_COMMAND_H
#define NEARDUP_CLI_FLAGS_COMMAND_H

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "bytes/parsed_number.h"
#include "flags/command_row.h"
#include "flags/flag.h"

namespace neardup::cli {

/** "0.9" for 0.9. */
std::string number_text(double number);

class Command {
 public:
  /** Takes a value of a flag. An exception's message is printed behind the name of the flag. */
  using Taker = std::function<void(const std::string& value)>;

  /** @param name  of a row of command_table(). */
  explicit Command(const std::string& name);

  /** Call a function with each value of a flag, in the order of the command line. A flag without a value has "true", or
   *  "false" in its form with --no.
   *  @param usual  the default, for the help. */
  void take(const std::string& flag, Taker taker, std::string usual = "");

  /** Let a flag set a variable. Its present value is the default, unless another one is given for the help. */
  void set(const std::string& flag, bool& variable);
  void set(const std::string& flag, std::string& variable, std::string usual = "");
  void set(const std::string& flag, std::optional<std::string>& variable);
  void set(const std::string& flag, std::vector<std::string>& variable);
  void set(const std::string& flag, std::chrono::seconds& variable);

  template <typename Number, std::enable_if_t<std::is_arithmetic_v<Number>, int> = 0>
  void set(const std::string& flag, Number& variable) {
    take(
        flag, [&variable](const std::string& value) { variable = *parsed_number<Number>(value); },
        number_text(static_cast<double>(variable)));
  }
  template <typename Number, std::enable_if_t<std::is_arithmetic_v<Number>, int> = 0>
  void set(const std::string& flag, std::optional<Number>& variable, std::optional<double> usual = std::nullopt) {
    take(
        flag, [&variable](const std::string& value) { variable = *parsed_number<Number>(value); },
        usual ? number_text(*usual) : "");
  }

  /** Let a choice set a variable: an enumeration whose values are in the order of the words, or bool. */
  template <typename Value>
  void choose(const std::string& flag, Value& variable) {
    const std::vector<std::string> words = parts_of(flag_of(row_.name, flag).words, '|');
    const auto choose = [&variable, words](const std::string& value) {
      std::size_t index = 0;
      while (words.at(index) != value) ++index;
      variable = static_cast<Value>(index);
    };
    take(flag, choose, words.at(static_cast<std::size_t>(variable)));
  }

  /** What the command does, once all its flags are read. */
  void runs(std::function<void()> run) { run_ = std::move(run); }

  /** Read a command line, and run.
   *  @param words  behind the name of the command.
   *  @exception UsageError with one sentence that names the remedy; what run() throws. */
  void run(const std::vector<std::string>& words);

  const CommandRow& row() const { return row_; }
  /** Whether a flag was given, or an argument. */
  bool is_given(const std::string& flag) const { return count(flag) != 0; }
  /** The values of a flag that was given. */
  std::vector<std::string> values(const std::string& flag) const;

  /** The help of a flag with its default. */
  std::string help_of(const Flag& flag) const;
  /** Flags of the table that nothing takes; the help is not among them. */
  std::vector<std::string> untaken() const;

 private:
  struct Given {
    const Flag* flag;
    std::string value;
  };

  void read(const std::vector<std::string>& words);
  void assign_arguments(const std::vector<std::string>& values);
  void require_company() const;
  void require_one_of() const;
  std::size_t count(const std::string& flag) const;
  bool has_any(const std::string& names, const Flag& besides) const;
  [[noreturn]] void refuse(const std::string& message) const;
  void hand_over(const Given& given);

  const CommandRow& row_;
  std::map<const Flag*, std::pair<Taker, std::string>> takers_;
  std::function<void()> run_;
  std::vector<Given> given_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_FLAGS_COMMAND_H
