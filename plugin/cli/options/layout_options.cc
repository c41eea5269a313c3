#include "options/layout_options.h"

#include <stdexcept>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <CLI/CLI.hpp>

#include "errors/exit_codes.h"
#include "neardup/error.h"
#include "options/option_checks.h"
#include "record/scheme_record.h"

namespace neardup::cli {

namespace {

std::string described(const IndexLayout& layout) {
  std::string text = "text of " + text_place(layout) + ", ids of " + id_place(layout);
  if (!layout.id_pattern.empty()) text += ", names from data:" + layout.id_pattern;
  return text;
}

}  // namespace

void add_layout_options(CLI::App& command, LayoutOptions& options) {
  add_value_option(command, "--text-prefix PREFIX", options.text_prefix,
                   "prefix of the terms that are the text, such as B;\nseveral separated by commas; default: none");
  add_value_option(command, "--id-term PREFIX", options.id_term,
                   "prefix of the term that is the id, such as XP;\ndefault: Q, else U");
  add_value_option(
      command, "--id-from data:REGEX", options.id_from,
      "name documents by this part of their data: the first\ngroup of a POSIX extended expression; default: the id");
}

IndexLayout asked_layout(const IndexLayout& layout, const LayoutOptions& options) {
  try {
    const IndexLayout asked = IndexLayout::parse(options.text_prefix, options.id_term, options.id_from);
    IndexLayout result = layout;
    if (!asked.text_prefixes.empty()) result.text_prefixes = asked.text_prefixes;
    if (!asked.id_prefixes.empty()) result.id_prefixes = asked.id_prefixes;
    if (!asked.id_pattern.empty()) result.id_pattern = asked.id_pattern;
    result.validate({});
    return result;
  } catch (const std::invalid_argument& error) {
    std::string_view message = error.what();
    constexpr std::string_view kStart = "scheme: ";
    if (message.substr(0, kStart.size()) == kStart) message.remove_prefix(kStart.size());
    throw UsageError(std::string(message));
  }
}

void require_layout(const Xapian::Database& database, const Scheme& scheme) {
  for (const Scheme& recorded : recorded_schemes(database)) {
    if (recorded.index == scheme.index) continue;
    throw SchemeMismatchError(fmt::format(
        "database is signed with the {}, asked for the {}; leave the options of the layout out, or sign every "
        "document again: 'xapian-neardup sign DATABASE --resign' with the same options",
        described(recorded.index), described(scheme.index)));
  }
}

std::string text_place(const IndexLayout& layout) {
  if (layout.text_prefixes.empty()) return "terms without a prefix";
  return fmt::format("{} {}", layout.text_prefixes.size() == 1 ? "prefix" : "prefixes",
                     fmt::join(layout.text_prefixes, ", "));
}

std::string id_place(const IndexLayout& layout) {
  return layout.id_prefixes.empty() ? "terms Q or U" : fmt::format("terms {}", fmt::join(layout.id_prefixes, " or "));
}

}  // namespace neardup::cli
