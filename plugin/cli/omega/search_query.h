/** @file search_query.h
 *  Parses the words of a search as `search` takes them.
 *  THREADS: like the database handle, one at a time. */
#ifndef NEARDUP_CLI_OMEGA_SEARCH_QUERY_H
#define NEARDUP_CLI_OMEGA_SEARCH_QUERY_H

#include <string>
#include <vector>

#include <xapian.h>

#include "find/cascade_finder.h"
#include "neardup/near_field_processor.h"
#include "neardup/token.h"
#include "scheme/index_layout.h"

namespace neardup::cli {

/** What is sought. */
struct SearchWords {
  std::string query;    ///< words; AND, OR, NOT, phrases, title:, subject:, author:, topic:, near:
  std::string stemmer;  ///< language; empty: the recorded one
};

/** Prefixes behind which words without a field are sought. */
std::vector<std::string> searched_prefixes(const IndexLayout& layout);

/** Whether a text has Chinese, Japanese or Korean, of which indexes have n-grams. With them Xapian 2 cuts Thai, Lao, Khmer and
 *  Burmese, too, of which indexes have words. */
bool has_ngrams(const std::string& text);

/** Parses a query for one database. */
class SearchQuery {
 public:
  /** References are kept. */
  SearchQuery(const Xapian::Database& database, const SearchWords& words, CascadeFinder& finder, Tokenizer& tokenizer);

  /** The query with its words behind these prefixes; none: without one. An index that has a word of Chinese, Japanese,
   *  Korean or Thai whole and lacks its n-grams or parts is taken for one of whole words, as omindex writes it without
   *  XAPIAN_CJK_NGRAM. An index that has the stem of none of its words is taken for one without stems, and one that has
   *  none of its words with accents for one without these: recoll and mu write them so.
   *  @exception Xapian::QueryParserError names the query. */
  Xapian::Query read(const std::vector<std::string>& prefixes);

 private:
  /** How a text is parsed. */
  struct Reading {
    std::string text;
    std::string language;  ///< of the stemmer
    std::vector<std::string> prefixes;
    bool ngrams = false;
  };

  Reading in_pieces(Reading reading);
  bool has_words_whole(const std::vector<std::string>& prefixes);
  Xapian::Query parse(const Reading& reading);
  Xapian::Query parse_as(const Reading& reading, bool in_ngrams);
  bool lacks_all(const Xapian::Query& query, bool (*is_of_kind)(const std::string&)) const;

  const Xapian::Database& database_;
  const SearchWords& words_;
  Tokenizer& tokenizer_;
  NearFieldProcessor near_;
  std::string text_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OMEGA_SEARCH_QUERY_H
