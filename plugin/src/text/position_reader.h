/** @file position_reader.h
 *  Reads and signs the words of an indexed document from its positional terms.
 *
 *  Exact verification and checks use this; they need no stored text. plugin/FORMAT.md, "Words from positions", is the
 *  normative text. THREADS: use a database handle in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_TEXT_POSITION_READER_H
#define NEARDUP_PLUGIN_TEXT_POSITION_READER_H

#include <xapian.h>

#include "neardup/token.h"
#include "scheme/scheme.h"
#include "sign/signer.h"
#include "sign/streaming_signer.h"
#include "tokens/text_from_positions.h"

namespace neardup {

/** The text that a scheme reads: the unprefixed terms of a document in the order of their positions, separated by
 *  spaces, or if the scheme names prefixes (IndexLayout), the words behind these in that order. Adjacent terms of one Han
 *  or Kana character are joined. If the document has word marks (word_marks.h), they tell which words are already
 *  tokens, and which tokens replace a term that would be cut differently; words behind prefixes have none. Words at one
 *  position come in the order of the prefixes. Empty for a document without positions.
 *  @exception Xapian::DocNotFoundError if there is no such document.
 *  Cost: one B-tree look-up for each distinct term: 0.5 to 0.9 M tokens/s from disk. */
TextFromPositions text_from_positions(const Xapian::Database& database, Xapian::docid docid, const Scheme& scheme);

/** The same for a document in memory, before it is added to a database or after it was read. */
TextFromPositions text_from_positions(const Xapian::Document& document, const Scheme& scheme);

/** Make Xapian read all terms and positions of a stored document now. Otherwise it reads them each time the words are
 *  used, and again when the document is written. The document's terms do not change.
 *  Cost: one look-up of positions for each term; nothing for a document that was made in memory. */
void read_positions(Xapian::Document& document);

/** What words from an index can look like. */
struct WordTraits {
  std::size_t unspaced = 0;  ///< words of scripts without spaces, which indexers cut differently than the tokenizer
  std::size_t plain = 0;  ///< words that a text may have as another token: numbers, with a minus, and Malayalam words
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

#endif  // NEARDUP_PLUGIN_TEXT_POSITION_READER_H
