/** @file missing_words.h
 *  Tokens of a signed text that another program's terms cannot give: the hashes of words too long for a term, numbers
 *  with a sign, and chillu letters of Malayalam that the text spells with a format character. Word marks keep them, so that
 *  the document's words can be read back and compared exactly. Internal.
 *  THREADS: one per thread. */
#ifndef NEARDUP_PLUGIN_TEXT_MISSING_WORDS_H
#define NEARDUP_PLUGIN_TEXT_MISSING_WORDS_H

#include <cstddef>
#include <string_view>

#include <xapian.h>

#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup {

/** Passes tokens on, and notices whether one of them may be none of the terms. */
class MissingWordsNotice final : public TokenSink {
 public:
  /** @param also  gets all tokens; may be null. */
  explicit MissingWordsNotice(TokenSink* also) : also_(also) {}

  void take(const Token* tokens, std::size_t count) override;

  bool any() const { return any_; }

 private:
  TokenSink* also_;
  bool any_ = false;
};

/** Put word marks on a document that TermGenerator, or a program that works alike, has made of a text. The order of its words
 *  is to be written afterwards. No marks if the document has no positions, has marks already, or would not give the tokens even so.
 *  Cost: reads the positions of the document, and cuts its terms and twice the text. */
void add_missing_words(Xapian::Document& document, const Scheme& scheme, Tokenizer& tokenizer, std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_MISSING_WORDS_H
