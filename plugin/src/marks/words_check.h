/** @file words_check.h
 *  Checks whether signatures fit the words in the index. Internal. */
#ifndef NEARDUP_PLUGIN_MARKS_WORDS_CHECK_H
#define NEARDUP_PLUGIN_MARKS_WORDS_CHECK_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include <xapian.h>

#include "marks/signature_check.h"
#include "marks/stored_marks.h"
#include "neardup/token.h"
#include "scheme/scheme.h"
#include "text/position_reader.h"

namespace neardup {

/** Signs documents from their positions and compares.
 *
 *  If the digests are equal, the words are those that were signed, and everything but the fingerprint must be equal.
 *  If they differ, a document that was signed from its positions has other words now. A document that was signed from
 *  its text may have fewer words in the index, which is not an issue. As many words or more are an issue if the
 *  sketches show that the words differ. An index that has stems instead of words (TermGenerator::STEM_ALL) does not have
 *  the words of any text, so it proves no signature of a text wrong. */
class WordsCheck {
 public:
  /** All arguments but the sink must outlive this. */
  WordsCheck(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer, IssueSink found);

  /** @param docids  documents whose text seems to have changed, ascending: they do not tell what an index holds. */
  void distrust(std::vector<Xapian::docid> docids) { distrusted_ = std::move(docids); }

  /** @param marks  with a valid signature.
   *  Cost: the positions of the document; once, those of some other documents. */
  void check(const StoredMarks& marks);

  /** After the last document: report documents whose signature belongs to the words of another one. */
  void finish();

  std::size_t compared() const { return compared_; }
  std::size_t not_covered() const { return not_covered_; }

 private:
  /** A document whose words have another digest. */
  struct Unequal {
    Xapian::docid docid = 0;
    std::uint64_t signed_digest = 0;
    std::uint64_t digest = 0;  // of its words
    bool found = false;
    std::uint64_t tokens_signed = 0, tokens = 0;
  };

  void compare_same_words(const StoredMarks& marks, const Signature& words);
  void compare_fingerprint(const StoredMarks& marks, const Signature& words);
  void compare_other_words(const StoredMarks& marks, const Signature& words);
  void tell_of_other_words(const Unequal& document, bool from_positions);
  bool perhaps_stems(const StoredMarks& marks) const;
  bool is_distrusted(Xapian::docid docid) const;
  bool are_others(const StoredMarks& marks, const Signature& words) const;
  bool has_whole_words();

  const Xapian::Database& database_;
  const Scheme& scheme_;
  IssueSink found_;
  WordsFromPositions words_;
  bool one_version_;  // every document was signed under this tokenizer's data
  std::vector<Unequal> unequal_;
  std::vector<Xapian::docid> distrusted_;
  std::optional<bool> whole_;  // has_whole_words(), once it is asked for
  std::size_t compared_ = 0;
  std::size_t not_covered_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_WORDS_CHECK_H
