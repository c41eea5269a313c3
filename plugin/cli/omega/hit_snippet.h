/** @file hit_snippet.h
 *  What a list of hits shows of a document: the passage for which a query found it, and a name that says something to a
 *  person, with the title where the name is a Message-ID or the like.
 */
#ifndef NEARDUP_CLI_OMEGA_HIT_SNIPPET_H
#define NEARDUP_CLI_OMEGA_HIT_SNIPPET_H

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "output/listing.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** The first passage with most of these words, on one line, with "..." where it is cut; empty if the text has none of
 *  them. A word is found within others, as scripts without spaces need it.
 *  @param bytes  most of the text that is shown. */
std::string found_passage(std::string_view text, const std::vector<std::string>& words, std::size_t bytes);

/** Cuts snippets for the hits of one query. THREADS: like the database handle, one at a time. */
class HitSnippets {
 public:
  /** @param enquire  has the query, its words without prefixes. @param stemmer  of the query's words.
   *  @param scheme   knows where in the index the words of a document are. */
  HitSnippets(const Xapian::Database& database, const Xapian::Enquire& enquire, const Xapian::Stem& stemmer,
              const Scheme& scheme);

  /** About 160 bytes on one line with words of the query: from the sample, else from the words of the index, which have
   *  neither case nor punctuation. Words of Chinese, Japanese, Korean and Thai are found by found_passage(): Xapian 1.4 finds
   *  them in no release, or in some, and takes one character for its word. The beginning of the sample if neither has a word of
   *  the query.
   *  Cost: reads the positions of a document whose sample has no word of the query. */
  std::string snippet(Xapian::docid docid, const std::string& sample) const;

 private:
  std::string cut(const std::string& text) const;

  Xapian::Database database_;
  Xapian::Stem stemmer_;
  Scheme scheme_;
  Xapian::MSet query_;                       ///< knows the query's terms
  std::vector<std::string> unspaced_words_;  ///< terms of the query that begin beyond ASCII
  std::vector<std::string> long_words_;  ///< those of several characters, in scripts whose terms are pieces of words
};

/** printable_name(), and after it the title of the document if it has one and the name is neither a path nor a URL. */
std::string titled_name(const Xapian::Database& database, Xapian::docid docid, const Row& name);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OMEGA_HIT_SNIPPET_H
