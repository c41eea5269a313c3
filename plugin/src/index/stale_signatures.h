/** @file stale_signatures.h
 *  Tells whether a valid signature is of another text than the index holds now. Internal.
 *
 *  A program that writes a document's text again may keep its values, and even its boolean terms.
 *  THREADS: those of the database and the tokenizer.
 */
#ifndef NEARDUP_PLUGIN_INDEX_STALE_SIGNATURES_H
#define NEARDUP_PLUGIN_INDEX_STALE_SIGNATURES_H

#include <optional>
#include <utility>
#include <vector>

#include <xapian.h>

#include "neardup/signature.h"
#include "neardup/token.h"
#include "scheme/scheme.h"
#include "sign/stored_values.h"
#include "sign/words_evidence.h"
#include "text/position_reader.h"

namespace neardup {

/** Share of equal slots in two sketches of the same text, for indexers that cut words in another way than the tokenizer. */
constexpr double kSameText = 0.5;

/** Whether the words of an index cannot be those that were signed. A signature from positions is stale if they give
 *  another digest. A signature from a text is stale if the index has as many words or more, and its sketch differs: an
 *  index may have fewer words than the text. */
bool is_stale(const StoredSignature& signature, const Signature& words);

/** Reads one document after another. An index that has stems instead of words (TermGenerator::STEM_ALL) does not have
 *  the words of any text, so it makes no signature of a text stale. */
class StaleSignatures {
 public:
  /** All must outlive this. */
  StaleSignatures(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer)
      : database_(database), scheme_(scheme), words_(database, scheme, tokenizer) {}

  /** @param docids  documents whose text seems to have changed, ascending: they do not tell what an index holds. */
  void distrust(std::vector<Xapian::docid> docids) { distrusted_ = std::move(docids); }

  /** Cost: the positions of the document; once, those of some other documents. */
  bool is_stale(Xapian::docid docid, const StoredSignature& signature);

 private:
  bool has_whole_words();

  const Xapian::Database& database_;
  const Scheme& scheme_;
  WordsFromPositions words_;
  std::vector<Xapian::docid> distrusted_;
  std::optional<bool> whole_;  // has_whole_words(), once it is asked for
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_INDEX_STALE_SIGNATURES_H
