#include "output/log_format.h"

#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "characters/text_encoding.h"
#include "options/choice_option.h"
#include "output/printable.h"

namespace neardup::cli {

namespace {

constexpr std::string_view kOption = "--log-format";
constexpr std::string_view kAskedJsonLines = "jsonl";

}  // namespace

void add_log_format_option(CLI::App& command, LogFormat& format) {
  const std::vector<std::pair<std::string, LogFormat>> formats{{"text", LogFormat::kText},
                                                               {std::string(kAskedJsonLines), LogFormat::kJsonLines}};
  add_choice_option(command, std::string(kOption), formats, format,
                    "of what is said on stderr: progress, failures, near-duplicates, errors; jsonl: and the summary");
}

LogFormat asked_log_format(int argc, const char* const* argv) {
  const std::vector<std::string_view> words(argv, argv + argc);
  const std::string whole = fmt::format("{}={}", kOption, kAskedJsonLines);
  for (std::size_t i = 1; i < words.size() && words[i] != "--"; ++i) {
    const bool in_two = words[i] == kOption && i + 1 < words.size() && words[i + 1] == kAskedJsonLines;
    if (in_two || words[i] == whole) return LogFormat::kJsonLines;
  }
  return LogFormat::kText;
}

std::string log_line(LogFormat format, const std::string& event, const std::string& message) {
  if (format == LogFormat::kText) return fmt::format("xapian-neardup: {}\n", printable(message));
  const nlohmann::ordered_json object{{"event", event}, {"message", repaired_utf8(message)}};
  return object.dump() + "\n";
}

}  // namespace neardup::cli
