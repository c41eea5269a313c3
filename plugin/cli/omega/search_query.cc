#include "omega/search_query.h"

#include <algorithm>
#include <string_view>

#include "database/xapian_release.h"
#include "databases/recorded_choices.h"
#include "text/text_postings.h"
#include "words/accents.h"

namespace neardup::cli {

namespace {

constexpr unsigned kQueryFlags = Xapian::QueryParser::FLAG_DEFAULT | Xapian::QueryParser::FLAG_PURE_NOT;

bool is_stem(const std::string& term) {
  return term[0] == 'Z';
}

bool is_beyond_ascii(const std::string& term) {
  return std::any_of(term.begin(), term.end(), [](unsigned char byte) { return byte >= 0x80; });
}

/** In quotes an operator that Xapian 1.4 does not know is a word. */
std::string without_new_operators(const std::string& query) {
  constexpr std::string_view kWord = kNewOperator;
  std::string quoted;
  bool in_quotes = false;
  for (std::size_t at = 0; at != query.size();) {
    const bool begins = at == 0 || query[at - 1] == ' ' || query[at - 1] == '(';
    const std::size_t end = at + kWord.size();
    const bool ends = end >= query.size() || query[end] == ' ' || query[end] == ')';
    if (!in_quotes && begins && ends && query.compare(at, kWord.size(), kWord) == 0) {
      quoted.append("\"").append(kWord).append("\"");
      at = end;
    } else {
      in_quotes = in_quotes != (query[at] == '"');
      quoted += query[at++];
    }
  }
  return quoted;
}

}  // namespace

bool has_ngrams(const std::string& text) {
  return std::any_of(Xapian::Utf8Iterator(text), Xapian::Utf8Iterator(), [](unsigned character) {
    return character >= 0x2e80 || (character >= 0x1100 && character <= 0x11ff);
  });
}

SearchQuery::SearchQuery(const Xapian::Database& database, const SearchWords& words, CascadeFinder& finder,
                         Tokenizer& tokenizer)
    : database_(database),
      words_(words),
      near_([&finder](std::string_view id) { return finder.id_query(id); }),
      text_(without_new_operators(query_text(words.query, tokenizer))) {}

Xapian::Query SearchQuery::read(const std::vector<std::string>& prefixes) {
  std::string language = stemmer_language(database_, words_.stemmer);
  Xapian::Query query = parse(text_, language, prefixes);
  if (lacks_all(query, is_stem)) {
    language = "none";
    query = parse(text_, language, prefixes);
  }
  return lacks_all(query, is_beyond_ascii) ? parse(without_accents(text_), language, prefixes) : query;
}

Xapian::Query SearchQuery::parse(const std::string& text, const std::string& language,
                                 const std::vector<std::string>& prefixes) {
  Xapian::QueryParser parser;
  parser.set_database(database_);
  parser.set_stemmer(stemmer_for(language));
  parser.set_stemming_strategy(Xapian::QueryParser::STEM_SOME);
  parser.set_default_op(Xapian::Query::OP_AND);
  for (const std::string& prefix : prefixes) parser.add_prefix("", prefix);
  for (const char* const name : {"title", "subject"}) parser.add_prefix(name, "S");
  parser.add_boolean_prefix("near", &near_);
  try {
    const unsigned ngrams = has_ngrams(text) ? Xapian::QueryParser::FLAG_CJK_NGRAM : 0;
    return near_.parse(parser, text, kQueryFlags | ngrams);
  } catch (const Xapian::QueryParserError& error) {
    throw Xapian::QueryParserError("query '" + words_.query + "': " + error.get_msg());
  }
}

/** Whether the query has terms of a kind, and the index none of them. */
bool SearchQuery::lacks_all(const Xapian::Query& query, bool (*is_of_kind)(const std::string&)) const {
  bool any = false;
  for (auto term = query.get_terms_begin(); term != query.get_terms_end(); ++term) {
    if (!is_of_kind(*term)) continue;
    if (database_.term_exists(*term)) return false;
    any = true;
  }
  return any;
}

}  // namespace neardup::cli
