#include "options/database_options.h"

#include <algorithm>
#include <stdexcept>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "characters/text_encoding.h"
#include "errors/exit_codes.h"
#include "record/chosen_scheme.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

void read_signed(const DatabaseOptions& options,
                 const std::function<void(const Xapian::Database&, const Scheme&, Tokenizer&)>& read) {
  read_database(options.place, [&](const Xapian::Database& database) {
    const Scheme scheme = scheme_of(database, options.scheme);
    read(database, scheme, *tokenizer_for(scheme));
  });
}

void require_no_slot_of_omega(const Scheme& scheme) {
  constexpr unsigned kOmegaSlots = 5;
  const SchemeSlots& slots = scheme.slots;
  const unsigned least = std::min({slots.fingerprint, slots.group, slots.signature, slots.group_state});
  if (least >= kOmegaSlots) return;
  throw UsageError(
      fmt::format("the scheme writes to value slot {}, but Omega uses slots 0 to 4; choose a slot from 5 on", least));
}

void set_charset(Command& command, std::string& charset) {
  command.take("--charset", [&charset](const std::string& name) {
    if (!is_known_charset(name))
      throw UsageError("unknown charset '" + name + "'; 'iconv --list' lists the known ones");
    charset = name;
  });
}

void set_exclusions(Command& command, Exclusions& exclusions) {
  exclusions = Exclusions::kAll;
  command.take("--ignore-exclusions", [&exclusions](const std::string&) { exclusions = Exclusions::kIgnored; });
}

IndexLayout asked_layout(const IndexLayout& layout, const LayoutOptions& options) {
  try {
    const IndexLayout asked = IndexLayout::parse(options.text_prefix, options.id_term, options.id_from,
                                                 options.text_from, options.not_text, options.date);
    IndexLayout result = layout;
    if (!asked.text_prefixes.empty()) result.text_prefixes = asked.text_prefixes;
    if (!asked.id_prefixes.empty()) result.id_prefixes = asked.id_prefixes;
    if (asked.text_from != 0) result.text_from = asked.text_from;
    if (asked.date_slot) result.date_slot = asked.date_slot;
    if (!asked.not_text.empty()) result.not_text = asked.not_text;
    if (!asked.id_from().empty()) {
      result.id_pattern = asked.id_pattern;
      result.id_slot = asked.id_slot;
    }
    result.validate({});
    return result;
  } catch (const std::invalid_argument& error) {
    std::string_view message = error.what();
    constexpr std::string_view kStart = "scheme: ";
    if (message.substr(0, kStart.size()) == kStart) message.remove_prefix(kStart.size());
    throw UsageError(std::string(message));
  }
}

std::string text_place(const IndexLayout& layout) {
  std::string text = "terms without a prefix";
  if (!layout.text_prefixes.empty()) {
    text = fmt::format("{} {}", layout.text_prefixes.size() == 1 ? "prefix" : "prefixes",
                       fmt::join(layout.text_prefixes, ", "));
  }
  if (layout.text_from != 0) text += fmt::format(" from position {} on", layout.text_from);
  if (!layout.not_text.empty()) text += fmt::format(", not {}", fmt::join(layout.not_text, ", "));
  return text;
}

std::string id_place(const IndexLayout& layout) {
  return layout.id_prefixes.empty() ? "terms Q or U" : fmt::format("terms {}", fmt::join(layout.id_prefixes, " or "));
}

}  // namespace neardup::cli
