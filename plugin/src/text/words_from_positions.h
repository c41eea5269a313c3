/** @file words_from_positions.h
 *  Signs the words of a document as the index holds them. Checks read positions only here. Internal.
 */
#ifndef NEARDUP_PLUGIN_TEXT_WORDS_FROM_POSITIONS_H
#define NEARDUP_PLUGIN_TEXT_WORDS_FROM_POSITIONS_H

#include <xapian.h>

#include "neardup/token.h"
#include "scheme/scheme.h"
#include "sign/signer.h"
#include "sign/streaming_signer.h"
#include "tokens/text_from_positions.h"

namespace neardup {

/** What words from an index can look like. */
struct WordTraits {
  bool unspaced = false;       ///< words of scripts without spaces, which indexers cut differently than the tokenizer
  bool hangul_ngrams = false;  ///< Hangul in single syllables: its words were indexed as n-grams
  bool turkic = false;  ///< letters of alphabets with a dotted capital I, which Xapian and Unicode fold differently
};

/** Reads one document after another. */
class WordsFromPositions {
 public:
  /** All arguments must outlive this. */
  WordsFromPositions(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer);

  /** The signature of a document's words; empty if none has a position. Valid until the next call. */
  const Signature& sign(Xapian::docid docid);

  /** Traits of the last document. Cost: cuts its words once more. */
  WordTraits traits() const;

 private:
  const Xapian::Database& database_;
  const Scheme& scheme_;
  Tokenizer& tokenizer_;
  StreamingSigner signer_;
  TextFromPositions text_;  // of the last document
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_WORDS_FROM_POSITIONS_H
