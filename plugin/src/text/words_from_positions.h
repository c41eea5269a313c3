/** @file words_from_positions.h
 *  What the words of a document sign to, as the index holds them: the one place where checks read positions. Internal.
 */
#ifndef NEARDUP_PLUGIN_TEXT_WORDS_FROM_POSITIONS_H
#define NEARDUP_PLUGIN_TEXT_WORDS_FROM_POSITIONS_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <xapian.h>

#include "neardup/token.h"
#include "scheme/scheme.h"
#include "sign/signer.h"
#include "sign/streaming_signer.h"
#include "tokens/text_from_positions.h"

namespace neardup {

/** What can be told of words that come from an index. */
struct WordTraits {
  bool unspaced = false;       ///< words of scripts without spaces: indexers cut them otherwise than the tokenizer
  bool hangul_ngrams = false;  ///< Hangul stands in single syllables: its words were indexed as n-grams
  bool turkic = false;  ///< letters of alphabets with a dotted capital I, which Xapian and Unicode fold otherwise
};

/** Reads one document after another. */
class WordsFromPositions {
 public:
  /** All arguments must outlive this. */
  WordsFromPositions(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer);

  /** The signature of a document's words; empty if none has a position. Valid until the next call. */
  const Signature& sign(Xapian::docid docid);

  /** Of the document that was signed last. Cost: cuts its words once more. */
  WordTraits traits() const;

 private:
  const Xapian::Database& database_;
  Tokenizer& tokenizer_;
  StreamingSigner signer_;
  TextFromPositions text_;  // of the last document
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_WORDS_FROM_POSITIONS_H
