#include "options/output_options.h"

#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "options/option_checks.h"

namespace neardup::cli {

namespace {

constexpr std::string_view kOption = "--log-format";
constexpr std::string_view kAskedJsonLines = "jsonl";

}  // namespace

const char* const kQuietHelp = "show no progress";

void add_listing_options(CLI::App& command, ListingOptions& options) {
  const std::vector<std::pair<std::string, Format>> formats{{"text", Format::kText},
                                                            {"json", Format::kJson},
                                                            {"jsonl", Format::kJsonLines},
                                                            {"csv", Format::kCsv},
                                                            {"tsv", Format::kTsv}};
  add_choice_option(command, "--format", formats, options.format, "text for people, the others for programs");
  CLI::Option* no_header =
      command.add_flag("--no-header", options.no_header, "with --format csv or tsv: omit the line of column names");
  refuse_idle(command, no_header, "without --format csv or tsv", [&options] { return is_table(options.format); });
}

void add_log_format_option(CLI::App& command, LogFormat& format, const std::string& help) {
  const std::vector<std::pair<std::string, LogFormat>> formats{{"text", LogFormat::kText},
                                                               {std::string(kAskedJsonLines), LogFormat::kJsonLines}};
  add_choice_option(command, std::string(kOption), formats, format, help);
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

}  // namespace neardup::cli
