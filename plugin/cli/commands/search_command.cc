#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "collapse/collapsed_results.h"
#include "collapse/group_list.h"
#include "collapse/query_time_collapse.h"
#include "commands/commands.h"
#include "databases/document_name.h"
#include "databases/recorded_choices.h"
#include "errors/exit_codes.h"
#include "find/cascade_finder.h"
#include "neardup/collapse.h"
#include "omega/hit_snippet.h"
#include "omega/omega_record.h"
#include "omega/search_query.h"
#include "options/asked_grouping.h"
#include "output/printable.h"
#include "record/chosen_scheme.h"
#include "rows/pair_verdict.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

struct FoldingOptions {
  bool no_collapse = false;
  bool live = false;
  std::optional<Xapian::valueno> collapse_slot;
  std::optional<double> threshold;               ///< of compared hits; without it hit_threshold()
  std::optional<Xapian::doccount> compare_hits;  ///< number of compared hits; likewise
};

enum class Folding {
  kOff,
  kGroups,
  kSlot,
  kLive,
};

/** The folding that the options ask for. The default is groups, or live if the database was never grouped.
 *  @exception UsageError for --threshold or --compare-hits if the groups are used, so that no hits are compared. */
Folding choose_folding(const FoldingOptions& options, const Xapian::Database& database, const Scheme& scheme) {
  if (options.no_collapse) return Folding::kOff;
  if (options.collapse_slot) return Folding::kSlot;
  if (options.live || !is_grouped(database, scheme.name())) return Folding::kLive;
  if (!options.threshold && !options.compare_hits) return Folding::kGroups;
  throw UsageError(fmt::format("{} has no effect: the database has groups, so hits are not compared; add --live",
                               options.threshold ? "--threshold" : "--compare-hits"));
}

/** The threshold of compared hits. */
ComparisonThreshold hit_threshold(const FoldingOptions& options, const Xapian::Database& database,
                                  const Scheme& scheme) {
  return comparison_threshold(options.threshold, database, scheme, Measure::kJaccard,
                              QueryTimeCollapseOptions().threshold);
}

/** The results of a search. Of equal hits of a group the representative is shown. @param folding  not kOff. */
CollapsedResults folded_results(Xapian::Enquire& enquire, Folding folding, const FoldingOptions& options,
                                const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer) {
  if (folding == Folding::kLive) {
    QueryTimeCollapseOptions live;
    live.threshold = hit_threshold(options, database, scheme).value;
    live.most = options.compare_hits.value_or(live.most);
    return QueryTimeCollapser(database, scheme, tokenizer, live).collapse(enquire);
  }
  const bool by_group = folding == Folding::kGroups;
  if (by_group) rank_representatives_first(enquire, database, scheme.name());
  return collapse_by_value(enquire, by_group ? scheme.slots.group : options.collapse_slot.value());
}

struct SearchOptions : DatabaseOptions {
  std::vector<std::string> words;  // of the query, as the shell cut them
  SearchWords sought;
  Xapian::doccount limit = 10;
  Xapian::doccount offset = 0;
  bool why = false;
  FoldingOptions folding;
};

/** Everything that printing needs. */
struct Search {
  const SearchOptions& options;
  const Xapian::Database& database;
  const Scheme& scheme;
  Tokenizer& tokenizer;
  Folding folding;
  HitSnippets snippets;
};

/** The columns that describe a document, and their text for people. */
struct ShownDocument {
  Row row;
  std::string text;
};

/** The title of a document, else the beginning of its text, else its name. */
std::string headline_of(const ShownRecord& record, const std::string& name) {
  constexpr std::size_t kMostBytes = 80;
  if (!record.caption.empty()) return printable(record.caption);
  const std::string first = sample_of(record.sample, kMostBytes);
  return first.empty() ? name : printable(first);
}

ShownDocument shown_document(const Search& search, Xapian::docid docid, Xapian::doccount place,
                             const std::string& note) {
  const Xapian::Document document = search.database.get_document(docid);
  const ShownRecord record = parse_omega_record(document.get_data());
  const std::string group = document.get_value(search.scheme.slots.group);
  const Row id = document_name(search.database, docid);
  const std::string name = printable_name(id);
  const std::string snippet = search.snippets.snippet(docid, record.sample);
  const std::string& address = record.path.empty() ? record.url : record.path;
  const Row row{{"rank", place},      {"id", id},
                {"docid", docid},     {"title", record.caption},
                {"url", record.url},  {"group", text_or_null(group)},
                {"snippet", snippet}, {"path", text_or_null(record.path)}};
  return {row, fmt::format("{:>3}. {}{}\n{}     {}", place, headline_of(record, name), note,
                           snippet.empty() ? "" : fmt::format("     {}\n", printable(snippet)),
                           address.empty() ? name : printable(address))};
}

/** @param place  1 is the first. @param at_least  whether more hits than `hidden` may be. */
void print_hit(Listing& listing, const Search& search, Xapian::docid docid, Xapian::doccount place, std::size_t hidden,
               bool at_least) {
  const std::string note = fmt::format("  (+{}{})", at_least ? "at least " : "", counted(hidden, "near-duplicate"));
  ShownDocument shown = shown_document(search, docid, place, hidden == 0 ? "" : note);
  shown.row["collapsed"] = hidden;
  shown.row["at_least"] = at_least;
  if (search.options.why) {
    shown.row["behind"] = nullptr;
    TextDifference().put(shown.row);
  }
  listing.row(shown.row, shown.text);
}

/** The hits that a hit hides, and what tells each from it. */
void print_hidden(Listing& listing, const Search& search, const ShownHit& hit) {
  for (const FoldedHit& hidden : hit.folded) {
    ShownDocument shown = shown_document(search, hidden.docid, hidden.rank + 1, {});
    const TextDifference difference =
        text_difference(search.database, search.scheme, search.tokenizer, hit.docid, hidden.docid);
    for (const char* key : {"collapsed", "at_least"}) shown.row[key] = nullptr;
    shown.row["behind"] = document_name(search.database, hit.docid);
    difference.put(shown.row);
    std::string text = fmt::format("     hides {}", printable_name(shown.row["id"]));
    if (!difference.sentence.empty()) text += ": " + difference.sentence;
    listing.row(shown.row, text + difference.words_text("       ", "it", "the hit"));
  }
}

std::string every_hit_page(Listing& listing, const Search& search, const Xapian::Enquire& enquire) {
  const Xapian::MSet hits =
      enquire.get_mset(search.options.offset, search.options.limit, search.database.get_doccount());
  for (auto hit = hits.begin(); hit != hits.end(); ++hit) {
    print_hit(listing, search, *hit, hit.get_rank() + 1, 0, false);
  }
  return counted(hits.get_matches_estimated(), "hit");  // exact, because every document was checked
}

std::string summary(const CollapsedResults& results, const Search& search) {
  if (search.database.get_doccount() == 0) return "no hits: the database has no documents";
  if (results.matches == 0) {
    const bool guessed = search.options.sought.stemmer.empty() && !records_stemmer(search.database);
    return std::string(
               "no hits: no text has all these words; write OR between words of which one is enough; fields are "
               "title, subject, author, topic and near") +
           (guessed ? "; the database does not say its language: --stemmer, else english" : "");
  }
  const std::string why = search.folding == Folding::kSlot
                              ? fmt::format("equal to another in slot {}", *search.options.folding.collapse_slot)
                              : "near-duplicates";
  std::string text =
      fmt::format("{}, {} of them {} and not shown", counted(results.matches, "hit"), results.hidden(), why);
  if (!results.all_seen) {
    text = fmt::format("first {}; there are more hits: --compare-hits N compares more, --no-collapse lists all", text);
  }
  if (search.folding == Folding::kLive) {
    text += hit_threshold(search.options.folding, search.database, search.scheme).note();
  }
  if (search.folding == Folding::kLive && !search.options.folding.live) {
    const GroupCommand command = group_command(search.options.place);
    text += fmt::format("\nthe database has no groups, so the hits were compared with each other; run '{}'{}",
                        command.text, command.where);
  }
  return text;
}

std::string collapsed_page(Listing& listing, const Search& search, const CollapsedResults& results) {
  Xapian::doccount place = search.options.offset;
  for (const ShownHit& hit : results.page(search.options.offset, search.options.limit)) {
    // Hits after the compared ones may be near-duplicates of this one, too.
    print_hit(listing, search, hit.docid, ++place, hit.folded.size(), !results.all_seen);
    if (search.options.why) print_hidden(listing, search, hit);
  }
  return summary(results, search);
}

std::vector<std::string> columns(const SearchOptions& options) {
  std::vector<std::string> names{"rank",  "id",      "docid", "title",     "url",
                                 "group", "snippet", "path",  "collapsed", "at_least"};
  if (options.why) names.insert(names.end(), {"behind", "sentence", "only_in_document", "only_in_representative"});
  return names;
}

/** Whether the results do not depend on any signature. */
bool needs_no_signature(const SearchOptions& options) {
  const bool shows_every_hit = options.folding.no_collapse || options.folding.collapse_slot;
  return shows_every_hit && options.sought.query.find("near:") == std::string::npos;
}

/** The scheme to search with. If the database has several, one must be named unless the hits are the same for all: then
 *  every scheme cuts the query into the same words. */
Scheme scheme_to_search(const Xapian::Database& database, const SearchOptions& options) {
  const std::vector<Scheme> schemes = schemes_of(database, options.scheme);
  const bool cut_alike = std::all_of(schemes.begin(), schemes.end(), [&](const Scheme& scheme) {
    return tokenizer_for(scheme)->profile() == tokenizer_for(schemes.front())->profile();
  });
  return cut_alike && needs_no_signature(options) ? schemes.front() : scheme_of(database, options.scheme);
}

void answer(const SearchOptions& options, const Xapian::Database& database) {
  Listing listing(options.format, columns(options));
  const Scheme scheme = scheme_to_search(database, options);
  const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(scheme);
  CascadeFinder finder(database, scheme, *tokenizer);
  SearchQuery reader(database, options.sought, finder, *tokenizer);
  Xapian::Enquire enquire(database);
  enquire.set_query(reader.read(scheme.index));
  if (reader.seeks_words_of_phrases()) print_note("no text has these words next to each other; these have all of them");
  Xapian::Enquire words(database);  // texts of snippets have no prefixes
  words.set_query(reader.read({}));
  const Folding folding = choose_folding(options.folding, database, scheme);
  const Xapian::Stem stemmer = stemmer_for(stemmer_language(database, options.sought.stemmer));
  const Search search{options, database, scheme, *tokenizer, folding, HitSnippets(database, words, stemmer, scheme)};
  bool hides = false;
  if (search.folding == Folding::kOff) {
    listing.note(every_hit_page(listing, search, enquire));
  } else {
    const CollapsedResults results =
        folded_results(enquire, search.folding, options.folding, database, scheme, *tokenizer);
    listing.note(collapsed_page(listing, search, results));
    hides = !options.why && results.hidden() != 0;
  }
  if (hides && options.format == Format::kText) {
    print_next_step("--why shows what each hit hides and how it differs, --no-collapse all hits");
  }
}

void run(SearchOptions& options) {
  options.sought.query = fmt::format("{}", fmt::join(options.words, " "));
  if (options.sought.query.find_first_not_of(" *") == std::string::npos) {
    throw UsageError("the query has no words; 'xapian-neardup search DATABASE WORDS' finds texts with all of them");
  }
  refuse_swapped(options.place, options.words.back());
  read_database(options.place, [&](const Xapian::Database& database) { answer(options, database); });
}

}  // namespace

void set_up_search(Command& command) {
  const auto options = std::make_shared<SearchOptions>();
  set_reading(command, *options);
  command.set("QUERY", options->words);
  command.set("--limit", options->limit);
  command.set("--offset", options->offset);
  FoldingOptions& folding = options->folding;
  const QueryTimeCollapseOptions usual;
  command.set("--no-collapse", folding.no_collapse);
  command.set("--collapse-slot", folding.collapse_slot);
  command.set("--live", folding.live);
  command.set("--threshold", folding.threshold, usual.threshold);
  command.set("--compare-hits", folding.compare_hits, usual.most);
  command.set("--why", options->why);
  command.set("--stemmer", options->sought.stemmer);
  run_with(command, options);
}

}  // namespace neardup::cli
