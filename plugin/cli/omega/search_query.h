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
#include "omega/near_ids.h"
#include "scheme/index_layout.h"

namespace neardup::cli {

/** What is sought. */
struct SearchWords {
  std::string query;    ///< words; AND, OR, NOT, phrases, title:, subject:, author:, topic:, near:
  std::string stemmer;  ///< language; empty: the recorded one
};

/** Whether a text has characters of which indexes have n-grams: Chinese, Japanese, Korean, and letters of full width. With them
 *  Xapian 2 cuts Thai, Lao, Khmer and Burmese, too, of which indexes have words. */
bool has_ngrams(const std::string& text);

/** A query without quotes, and with spaces for the signs at which Xapian makes a phrase of a word: "KE-4701-B". Not in fields and
 *  decimal numbers; a query with a phrase of a field, or that excludes something, stays as it is. */
std::string without_phrases(const std::string& query);

/** The query with a full stop behind each run of such characters that a space or a letter follows, and a space before one that
 *  follows ' or &. Without them Xapian 1.4 does not parse a run between two words, as in "foo 日本 bar", and takes "l'" for a word. */
std::string with_parted_runs(const std::string& query);

/** Parses a query for one database. */
class SearchQuery {
 public:
  /** References are kept. */
  SearchQuery(const Xapian::Database& database, const SearchWords& words, CascadeFinder& finder, Tokenizer& tokenizer);

  /** The query with its words where an index of this layout has them. An index that has a word of Chinese, Japanese,
   *  Korean or Thai whole and lacks its n-grams or parts is taken for one of whole words, as omindex writes it without
   *  XAPIAN_CJK_NGRAM. Words that are found only as they were typed, such as with soft hyphens, are sought so. An index that
   *  has the stem of none of its words is taken for one without stems. Accents that it has in none of its words are left out
   *  if readers leave them out, in other programs' layouts all: recoll and mu write so. If no text has a phrase, its words are
   *  sought: what a page leaves out is indexed without positions, and "KE-4701-B" is a phrase to Xapian.
   *  @exception Xapian::QueryParserError names the query. */
  Xapian::Query read(const IndexLayout& layout);

  /** Whether a query that was read last seeks the words of a phrase that no text has. */
  bool seeks_words_of_phrases() const { return seeks_words_; }

 private:
  SearchQuery(const Xapian::Database& database, const SearchWords& words, CascadeFinder& finder, Tokenizer& tokenizer,
              NumberedIds numbered);

  /** How a text is parsed. */
  struct Reading {
    std::string text;
    std::string language;  ///< of the stemmer
    std::vector<std::string> prefixes;
    bool ngrams = false;
  };

  Reading in_pieces(Reading reading);
  bool has_words_whole(const std::vector<std::string>& prefixes);
  bool finds_any(const Reading& reading);
  Xapian::Query parse_or_words(Reading reading);
  Xapian::Query parse(const Reading& reading);
  Xapian::Query parse_as(const Reading& reading, bool in_ngrams);
  bool lacks_all(const Xapian::Query& query, bool (*is_of_kind)(const std::string&)) const;

  const Xapian::Database& database_;
  const SearchWords& words_;
  Tokenizer& tokenizer_;
  NearFieldProcessor near_;
  std::string typed_;  ///< the query with numbered ids
  std::string text_;   ///< in composed characters
  bool seeks_words_ = false;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OMEGA_SEARCH_QUERY_H
