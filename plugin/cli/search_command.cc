#include <memory>

#include <fmt/format.h>

#include "commands.h"
#include "database_opening.h"
#include "database_options.h"
#include "document_name.h"
#include "listing.h"
#include "neardup/collapse.h"
#include "neardup/finder.h"
#include "neardup/near_field_processor.h"
#include "omega_record.h"
#include "printable.h"
#include "stemmer_choice.h"
#include "term_generation.h"
#include "tokenizer_choice.h"
#include "whole_number.h"

namespace neardup::cli {

namespace {

struct SearchOptions {
  DatabaseOptions database;
  ListingOptions listing;
  std::string query;
  std::string stemmer;
  Xapian::doccount limit = 10;
  Xapian::doccount offset = 0;
  bool no_collapse = false;
  std::optional<Xapian::valueno> collapse_slot;
};

constexpr unsigned kQueryFlags = Xapian::QueryParser::FLAG_DEFAULT | Xapian::QueryParser::FLAG_PURE_NOT;

Xapian::Query parse_query(const Xapian::Database& database, const SearchOptions& options, Finder& finder,
                          Tokenizer& tokenizer) {
  Xapian::QueryParser parser;
  parser.set_database(database);
  parser.set_stemmer(stemmer_for(stemmer_language(database, options.stemmer)));
  parser.set_stemming_strategy(Xapian::QueryParser::STEM_SOME);
  parser.set_default_op(Xapian::Query::OP_AND);
  parser.add_prefix("title", "S");
  parser.add_boolean_prefix("near", (new NearFieldProcessor(finder))->release());
  try {
    return parser.parse_query(query_text(options.query, tokenizer), kQueryFlags | Xapian::QueryParser::FLAG_CJK_NGRAM);
  } catch (const Xapian::QueryParserError& error) {
    throw Xapian::QueryParserError("query '" + options.query + "': " + error.get_msg());
  }
}

void collapse(Xapian::Enquire& enquire, const Scheme& scheme, const SearchOptions& options) {
  if (options.no_collapse) return;
  if (options.collapse_slot) {
    enquire.set_collapse_key(*options.collapse_slot);
  } else {
    collapse_near_duplicates(enquire, scheme);
  }
}

/** Matches that are not the first of their collapse key: Xapian itself only estimates how many there are. */
Xapian::doccount count_hidden(const Xapian::ValueCountMatchSpy& keys) {
  Xapian::doccount hidden = 0;
  for (auto key = keys.values_begin(); key != keys.values_end(); ++key) hidden += key.get_termfreq() - 1;
  return hidden;
}

void print_hit(Listing& listing, const Xapian::Database& database, const Scheme& scheme,
               const Xapian::MSetIterator& hit) {
  const Xapian::Document document = hit.get_document();
  const ShownRecord record = parse_omega_record(document.get_data());
  const std::string group = group_of(document, scheme);
  const Xapian::doccount hidden = hidden_at_least(hit);
  Row row;
  row["rank"] = hit.get_rank() + 1;
  row["id"] = document_name(database, *hit);
  row["title"] = record.caption;
  row["url"] = record.url;
  row["collapsed"] = hidden;
  row["group"] = group.empty() ? Row(nullptr) : Row(group);
  std::string text = fmt::format("{:>3}. {}", hit.get_rank() + 1,
                                 record.caption.empty() ? printable_name(row["id"]) : printable(record.caption));
  if (hidden != 0) text += fmt::format("  (+{} near-duplicate{})", hidden, hidden == 1 ? "" : "s");
  text += "\n     " + (record.url.empty() ? printable_name(row["id"]) : printable(record.url));
  listing.row(row, text);
}

std::string summary(const Xapian::ValueCountMatchSpy& keys, const SearchOptions& options) {
  if (options.no_collapse) return fmt::format("{} hits", keys.get_total());
  const std::string why =
      options.collapse_slot ? fmt::format("equal to another in slot {}", *options.collapse_slot) : "near-duplicates";
  return fmt::format("{} hits, {} of them {} and not shown", keys.get_total(), count_hidden(keys), why);
}

void run(const SearchOptions& options) {
  Listing listing(options.listing, {"rank", "id", "title", "url", "collapsed", "group"});
  const Xapian::Database database = open_database(options.database.place);
  const Scheme scheme = scheme_of(database, options.database.scheme);
  const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(scheme);
  Finder finder(database, scheme, *tokenizer);
  Xapian::Enquire enquire(database);
  enquire.set_query(parse_query(database, options, finder, *tokenizer));
  collapse(enquire, scheme, options);
  Xapian::ValueCountMatchSpy keys(options.collapse_slot.value_or(scheme.slots.group));
  enquire.add_matchspy(&keys);
  // Looking at every match makes the counts of what is hidden exact.
  const Xapian::MSet hits = enquire.get_mset(options.offset, options.limit, database.get_doccount());
  for (auto hit = hits.begin(); hit != hits.end(); ++hit) print_hit(listing, database, scheme, hit);
  listing.note(summary(keys, options));
}

}  // namespace

void add_search_command(CLI::App& app) {
  const auto options = std::make_shared<SearchOptions>();
  CLI::App* command = app.add_subcommand("search", "Search a database, near-duplicates collapsed.");
  add_database_options(*command, options->database);
  command->add_option("QUERY", options->query, "words; AND, OR, NOT, \"phrases\", title:WORD, near:ID")->required();
  command->add_option("--limit", options->limit, "hits to show")->check(whole_number(0))->capture_default_str();
  command->add_option("--offset", options->offset, "hits to pass over first")
      ->check(whole_number(0))
      ->capture_default_str();
  command->add_flag("--no-collapse", options->no_collapse, "show every hit");
  command->add_option("--collapse-slot", options->collapse_slot,
                      "collapse on another value slot: 1 is Omega's MD5 of the file");
  command->add_option("--stemmer", options->stemmer,
                      "language of the query's words; default: what the database was "
                      "indexed with");
  add_listing_options(*command, options->listing);
  command->footer(
      "A hit that stands for others says how many. 'xapian-neardup group' forms the groups.\n\n"
      "Examples:\n  xapian-neardup search site.db 'public licence'\n"
      "  xapian-neardup search site.db 'near:/usr/share/doc/libc-bin/copyright' --no-collapse");
  command->callback([options] { run(*options); });
}

}  // namespace neardup::cli
