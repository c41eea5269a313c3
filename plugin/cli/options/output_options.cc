#include "options/output_options.h"

#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace neardup::cli {

namespace {

constexpr std::string_view kOption = "--log-format";
constexpr std::string_view kAskedJsonLines = "jsonl";

}  // namespace

LogFormat asked_log_format(int argc, const char* const* argv) {
  const std::vector<std::string_view> words(argv, argv + argc);
  const std::string whole = fmt::format("{}={}", kOption, kAskedJsonLines);
  for (std::size_t i = 1; i < words.size() && words[i] != "--"; ++i) {
    const bool in_two = words[i] == kOption && i + 1 < words.size() && words[i + 1] == kAskedJsonLines;
    if (in_two || words[i] == whole) return LogFormat::kJsonLines;
  }
  return LogFormat::kText;
}

}  // namespace neardup::cli
