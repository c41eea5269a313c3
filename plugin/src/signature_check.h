/** @file signature_check.h
 *  Whether a document's fingerprint, signature and band terms are whole and fit each other, and its words. Internal. */
#ifndef NEARDUP_SRC_SIGNATURE_CHECK_H
#define NEARDUP_SRC_SIGNATURE_CHECK_H

#include <cstddef>
#include <string>

#include <xapian.h>

#include "finding_sink.h"
#include "neardup/scheme.h"
#include "neardup/streaming_signer.h"
#include "neardup/token.h"
#include "stored_marks.h"

namespace neardup {

/** What a value is that should be of a scheme and does not decode: for messages. */
std::string described_value(const Xapian::Database& database, const Scheme& scheme, unsigned slot,
                            const std::string& value);

/** Whether it is a whole value of another scheme. */
bool is_foreign_value(const Scheme& scheme, const std::string& value);

/** Reports what is wrong with the stored parts of a signature. */
void check_signature(const Xapian::Database& database, const Scheme& scheme, const StoredMarks& marks,
                     const FindingSink& found);

/** Signs documents anew from the words in the index and compares. */
class WordsCheck {
 public:
  WordsCheck(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer, FindingSink found);

  /** @param marks  with a valid signature. */
  void check(const StoredMarks& marks);

  std::size_t compared() const { return compared_; }
  std::size_t not_covered() const { return not_covered_; }

 private:
  void compare_same_words(const StoredMarks& marks, const Signature& anew);
  void compare_other_words(const StoredMarks& marks, const Signature& anew);

  Xapian::Database database_;
  const Scheme& scheme_;
  Tokenizer& tokenizer_;
  FindingSink found_;
  StreamingSigner signer_;
  bool one_version_;  // every document was signed under this tokenizer's data
  std::size_t compared_ = 0;
  std::size_t not_covered_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_SRC_SIGNATURE_CHECK_H
