#include <algorithm>
#include <map>

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
#include "rows/match_row.h"
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

/** Add --no-collapse, --collapse-slot, --live, --threshold and --compare-hits. */
void add_folding_options(CLI::App& command, FoldingOptions& options) {
  CLI::Option* no_collapse = command.add_flag("--no-collapse", options.no_collapse, "show all hits");
  CLI::Option* slot = add_value_option(command, "--collapse-slot SLOT", options.collapse_slot,
                                       "collapse on another value slot; 1 is Omega's MD5 of the file",
                                       whole_number(0, kMostInXapian - 1));
  CLI::Option* live =
      command.add_flag("--live", options.live, "compare the hits with each other instead of using groups");
  const QueryTimeCollapseOptions usual;
  CLI::Option* threshold =
      add_value_option(command, "--threshold T", options.threshold,
                       fmt::format("if hits are compared: minimum Jaccard index, 0 to 1; default: that of the\n"
                                   "database's groups, else {}",
                                   usual.threshold),
                       number_between(0, 1));
  CLI::Option* compare_hits =
      add_value_option(command, "--compare-hits N", options.compare_hits,
                       fmt::format("if hits are compared: compare and list only the first N; default {}", usual.most),
                       whole_number(1, kMostInXapian));
  no_collapse->excludes(slot)->excludes(live)->excludes(threshold)->excludes(compare_hits);
  slot->excludes(live)->excludes(threshold)->excludes(compare_hits);
}

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

struct SearchOptions {
  DatabaseOptions database;
  ListingOptions listing;
  std::vector<std::string> words;  // of the query, as the shell cut them
  SearchWords sought;
  Xapian::doccount limit = 10;
  Xapian::doccount offset = 0;
  std::optional<std::string> expand;
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
  const Row row{{"rank", place},           {"id", id},          {"docid", docid},
                {"title", record.caption}, {"url", record.url}, {"group", text_or_null(group)},
                {"snippet", snippet}};
  return {row, fmt::format("{:>3}. {}{}\n{}     {}", place, headline_of(record, name), note,
                           snippet.empty() ? "" : fmt::format("     {}\n", printable(snippet)),
                           record.url.empty() ? name : printable(record.url))};
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
  if (results.matches == 0)
    return "no hits: no text has all these words; write OR between words of which one is enough; fields are title, "
           "subject and near";
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
    const GroupCommand command = group_command(search.options.database.place);
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

/** The similarity of each member of a group with its centre, if it is known. */
std::map<Xapian::docid, Similarity> similarities(const Search& search, const std::string& group) {
  std::map<Xapian::docid, Similarity> known;
  if (search.folding != Folding::kGroups) return known;
  for (const GroupMember& member : group_members(search.database, group, search.scheme)) {
    if (!member.state || member.state->role != GroupRole::kMember) continue;
    known[member.docid] = {member.state->similarity, 0, member.state->similarity,
                           member.state->exact ? Verification::kExact : Verification::kEstimated};
  }
  return known;
}

void print_expanded(Listing& listing, const Search& search, Xapian::docid docid, Xapian::doccount rank,
                    const std::optional<Similarity>& similarity) {
  const std::string likeness =
      similarity ? fmt::format("  ({:.4f} {})", similarity->jaccard, verification_name(similarity->verification)) : "";
  ShownDocument shown = shown_document(search, docid, rank + 1, likeness);
  shown.row["jaccard"] = similarity ? number_or_null(similarity->jaccard) : Row(nullptr);
  shown.row["verification"] = similarity ? Row(verification_name(similarity->verification)) : Row(nullptr);
  listing.row(shown.row, shown.text);
}

bool holds(const ShownHit& hit, Xapian::docid docid) {
  const auto is_it = [&](const FoldedHit& folded) { return folded.docid == docid; };
  return hit.docid == docid || std::any_of(hit.folded.begin(), hit.folded.end(), is_it);
}

/** Print the hit that shows a document, and all hits folded under it. */
std::string expansion(Listing& listing, const Search& search, const CollapsedResults& results) {
  const Xapian::docid docid = require_document(search.database, *search.options.expand);
  const auto hit = std::find_if(results.shown.begin(), results.shown.end(),
                                [&](const ShownHit& shown) { return holds(shown, docid); });
  if (hit == results.shown.end()) {
    throw Xapian::DocNotFoundError("'" + *search.options.expand + "' is not a hit of the query '" +
                                   search.options.sought.query + "'");
  }
  const std::map<Xapian::docid, Similarity> known = similarities(search, hit->group);
  const auto similarity_of = [&](const FoldedHit& folded) {
    const auto found = known.find(folded.docid);
    return found == known.end() ? folded.similarity : found->second;
  };
  const auto of_shown = known.find(hit->docid);
  print_expanded(listing, search, hit->docid, hit->rank,
                 of_shown == known.end() ? std::nullopt : std::optional(of_shown->second));
  for (const FoldedHit& folded : hit->folded) {
    print_expanded(listing, search, folded.docid, folded.rank, similarity_of(folded));
  }
  return fmt::format("{} of the hits are near-duplicates of each other{}", 1 + hit->folded.size(),
                     results.all_seen ? "" : "; there are more hits than were compared");
}

std::vector<std::string> columns(const SearchOptions& options) {
  if (options.expand) return {"rank", "id", "docid", "title", "url", "group", "snippet", "jaccard", "verification"};
  std::vector<std::string> names{"rank", "id", "docid", "title", "url", "group", "snippet", "collapsed", "at_least"};
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
  const std::vector<Scheme> schemes = schemes_of(database, options.database.scheme);
  const bool cut_alike = std::all_of(schemes.begin(), schemes.end(), [&](const Scheme& scheme) {
    return tokenizer_for(scheme)->profile() == tokenizer_for(schemes.front())->profile();
  });
  return cut_alike && needs_no_signature(options) ? schemes.front() : scheme_of(database, options.database.scheme);
}

void answer(const SearchOptions& options, const Xapian::Database& database) {
  Listing listing(options.listing, columns(options), Listing::kWhenWhole);
  const Scheme scheme = scheme_to_search(database, options);
  const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(scheme);
  CascadeFinder finder(database, scheme, *tokenizer);
  SearchQuery reader(database, options.sought, finder, *tokenizer);
  Xapian::Enquire enquire(database);
  enquire.set_query(reader.read(scheme.index.text_prefixes));
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
    listing.note(options.expand ? expansion(listing, search, results) : collapsed_page(listing, search, results));
    hides = !options.expand && !options.why && results.hidden() != 0;
  }
  listing.deliver();
  if (hides && options.listing.format == Format::kText) {
    print_next_step("--why shows what each hit hides and how it differs, --no-collapse all hits");
  }
}

void run(SearchOptions& options) {
  options.sought.query = fmt::format("{}", fmt::join(options.words, " "));
  if (options.sought.query.find_first_not_of(" *") == std::string::npos) {
    throw UsageError("the query has no words; 'xapian-neardup search DATABASE WORDS' finds texts with all of them");
  }
  read_database(options.database.place, [&](const Xapian::Database& database) { answer(options, database); });
}

}  // namespace

void add_search_command(CLI::App& app) {
  const auto options = std::make_shared<SearchOptions>();
  CLI::App& command = add_command(app, options, "search", "Search a database and show each text once.");
  add_database_argument(command, options->database);
  command
      .add_option("QUERY", options->words, "words; AND, OR, NOT, '\"phrases\"', title:WORD or subject:WORD, near:ID")
      ->required();
  CLI::Option* limit =
      add_value_option(command, "--limit N", options->limit, "number of hits to show", whole_number(0, kMostInXapian));
  CLI::Option* offset = add_value_option(command, "--offset N", options->offset, "number of hits to skip first",
                                         whole_number(0, kMostInXapian));
  add_folding_options(command, options->folding);
  add_value_option(command, "--expand ID", options->expand,
                   "list this hit and the hits that are its near-duplicates, with their similarity")
      ->excludes("--no-collapse")
      ->excludes(limit)
      ->excludes(offset);
  command.add_flag("--why", options->why, "list below each hit what it hides, and the words in which that differs")
      ->excludes("--no-collapse")
      ->excludes("--collapse-slot")
      ->excludes("--expand");
  add_listing_options(command, options->listing);
  add_value_option(command, "--stemmer LANGUAGE", options->sought.stemmer,
                   "language of the query, or none for a database without stemming;\n"
                   "default: the language that 'index' recorded, else english");
  add_scheme_option(command, options->database.scheme);
  command.footer(
      R"(A hit is its title or the beginning of its text, a part of it with words of the query, and its address.
Each hit shows the number of its hidden near-duplicates; 'at least' means that more hits exist than were
compared. 'xapian-neardup group' forms the groups. Without groups the first hits are compared with each
other.

Examples:
  xapian-neardup search site.db public licence
  xapian-neardup search site.db public licence --why
  xapian-neardup search site.db public licence --expand /usr/share/doc/libc-bin/copyright
  xapian-neardup search site.db near:/usr/share/doc/libc-bin/copyright --no-collapse)");
}

}  // namespace neardup::cli
