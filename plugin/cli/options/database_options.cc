#include "options/database_options.h"

#include <algorithm>
#include <stdexcept>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <CLI/CLI.hpp>

#include "characters/text_encoding.h"
#include "errors/exit_codes.h"
#include "options/asked_grouping.h"
#include "options/option_checks.h"
#include "record/chosen_scheme.h"
#include "sample/recall_sample.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

void read_signed(const DatabaseOptions& options,
                 const std::function<void(const Xapian::Database&, const Scheme&, Tokenizer&)>& read) {
  read_database(options.place, [&](const Xapian::Database& database) {
    const Scheme scheme = scheme_of(database, options.scheme);
    read(database, scheme, *tokenizer_for(scheme));
  });
}

const char* const kCommitEveryHelp = "number of documents per commit";

void add_database_argument(CLI::App& command, DatabaseOptions& options) {
  command.add_option("DATABASE", options.place, kDatabaseHelp)->required();
}

void add_scheme_option(CLI::App& command, std::string& scheme) {
  add_value_option(command, "--scheme ID", scheme, "id of the scheme to use, if the database has several");
}

CLI::Option* add_threshold_option(CLI::App& command, std::optional<double>& threshold, double usual) {
  return add_value_option(command, "--threshold T", threshold,
                          fmt::format("minimum Jaccard index of word 3-shingles, 0 to 1; default: that of the\n"
                                      "database's groups, else {}",
                                      usual),
                          number_between(0, 1));
}

CLI::Option* add_wait_option(CLI::App& command, LockWait& wait) {
  return command
      .add_option_function<LockWait::rep>(
          "--wait", [&wait](LockWait::rep seconds) { wait = LockWait(seconds); },
          "wait this long for another writer to finish; default 0: exit with code 3")
      ->check(whole_number(0, 1'000'000))
      ->option_text("SECONDS");
}

void add_sampling_options(CLI::App& command, RecallSampleOptions& sampling, std::optional<double>& threshold) {
  add_value_option(command, "--documents K", sampling.documents,
                   "number of documents to draw and compare with all others", whole_number(1));
  add_value_option(command, "--compare N", sampling.compared,
                   "number of random documents to compare them with, if the database has more", whole_number(1));
  add_value_option(command, "--seed N", sampling.seed, "seed of the random draw", whole_number(0));
  add_value_option(command, "--threshold T", threshold,
                   fmt::format("minimum Jaccard index of near-duplicates, by the scheme's features; default: that of\n"
                               "the database's groups, else {}",
                               sampling.threshold),
                   number_between(kLeastSamplingThreshold, 1));
}

void add_signing_option(CLI::App& command, std::string& scheme) {
  const std::string usual = scheme.empty() ? "; default: the database's, else standard" : "";
  add_value_option(command, "--scheme SCHEME", scheme,
                   fmt::format("preset ({})\nor text of a scheme{}", fmt::join(Scheme::preset_names(), ", "), usual));
}

void require_no_slot_of_omega(const Scheme& scheme) {
  constexpr unsigned kOmegaSlots = 5;
  const SchemeSlots& slots = scheme.slots;
  const unsigned least = std::min({slots.fingerprint, slots.group, slots.signature, slots.group_state});
  if (least >= kOmegaSlots) return;
  throw UsageError(
      fmt::format("the scheme writes to value slot {}, but Omega uses slots 0 to 4; choose a slot from 5 on", least));
}

CLI::Option* add_content_option(CLI::App& command, ContentChoice& choice) {
  return add_choice_option<ContentChoice>(command, "--content",
                                          {{"main", ContentChoice::kContent}, {"all", ContentChoice::kAll}}, choice,
                                          "of a page or mail: what its author wrote in it, or all text");
}

CLI::Option* add_charset_option(CLI::App& command, std::string& charset) {
  return add_value_option(command, "--charset NAME", charset,
                          "encoding of all texts, HTML pages and records; default: detected for each input")
      ->each([](const std::string& name) {
        if (name.empty() || is_known_charset(name)) return;
        throw UsageError("unknown charset '" + name + "'; 'iconv --list' lists the known ones");
      });
}

CLI::Option* add_exclusions_option(CLI::App& command, Exclusions& exclusions) {
  exclusions = Exclusions::kAll;
  return command.add_flag_callback(
      "--ignore-exclusions", [&exclusions] { exclusions = Exclusions::kIgnored; },
      "read pages, and parts of pages, that their site keeps out of searches");
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

std::string text_place(const IndexLayout& layout) {
  if (layout.text_prefixes.empty()) return "terms without a prefix";
  return fmt::format("{} {}", layout.text_prefixes.size() == 1 ? "prefix" : "prefixes",
                     fmt::join(layout.text_prefixes, ", "));
}

std::string id_place(const IndexLayout& layout) {
  return layout.id_prefixes.empty() ? "terms Q or U" : fmt::format("terms {}", fmt::join(layout.id_prefixes, " or "));
}

}  // namespace neardup::cli
